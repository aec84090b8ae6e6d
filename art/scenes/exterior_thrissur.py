"""Nilavara Pooram, Thrissur: the carved porch at nightfall, seen past a burning brass lamp."""
import numpy as np

from kit import architecture as arch
from kit import core, photo, plants, surfaces as s
from kit import landscape as land
from kit.solid import area_light, point_light, scatter
from scenes import hero_courtyard as court

WARM = (1, .60, .29)


def wet_laterite():
    """Pitted laterite flags after rain: water in the hollows, a dull gloss between."""
    g = s.Graph("wet laterite")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    slow = g.noise(at, .8, 4, .55)
    blot = g.noise(at, 6, 6, .68)
    pits = g.ramp(g.voronoi(at, 34)["Distance"], (.10, 0.0), (.36, 1.0))
    pool = g.ramp(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", tint, .5), .14)), (.45, 1.0), (.54, 0.0))
    tone = g.mix(tint, g.ramp(blot, (.3, "#3d211a"), (.7, "#6d4130")), g.ramp(blot, (.3, "#4f2e22"), (.7, "#85563f")))
    tone = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, pits), .45), tone, "#2a1712")
    tone = g.mix(g.math("MULTIPLY", pool, .6), tone, "#1d110d")
    dry = g.math("SUBTRACT", 1.0, pool)
    rough = g.math("ADD", .06, g.math("MULTIPLY", dry, g.math("ADD", .20, g.math("MULTIPLY", blot, .3))))
    relief = g.math("MULTIPLY", g.math("ADD", pits, g.math("MULTIPLY", blot, 1.5)), g.math("ADD", g.math("MULTIPLY", dry, .95), .03))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5, Normal=g.bump(relief, .55, .010)))


def old_timber(name, stretch):
    """Jackwood that has stood in many monsoons: greyed, streaked, darker in the joints."""
    g = s.Graph(name)
    grain = g.noise(g.coords(stretch), 3, 6, .62)
    at = g.world()
    cloud = g.noise(at, 1.1, 5, .6)
    tone = g.ramp(grain, (.3, "#1c120c"), (.55, "#3b271b"), (.75, "#574032"))
    tone = g.mix(g.math("MULTIPLY", g.ramp(cloud, (.45, 0.0), (.7, 1.0)), .5), tone, "#5a5048")
    rough = g.math("ADD", .38, g.math("MULTIPLY", cloud, .35))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.35, Normal=g.bump(grain, .4, .006)))


def front(kit):
    """Front range, x -9.5..9.5, front wall at y 0, verandah to y -2.3, portico to y -5."""
    fl, eave = 0.85, 3.15
    for x, w in ((-10.2, 8.0), (2.2, 8.0)):
        kit.at(x, -2.9, 0)
        arch.block_wall(kit, w, fl - 0.1, thick=0.3, block=(0.46, 0.25), seed=int(w + x + 20))
    kit.at()
    kit["stone"].box((-10.3, -3.0, fl - 0.1), (10.3, 8, fl), 0.02)
    kit["floor"].box((-10.1, -2.85, fl - 0.02), (10.1, 0.1, fl + 0.01), 0.01)
    ops = [(x + 9.5 - 0.55, x + 9.5 + 0.55, fl + 0.7, fl + 2.1) for x in (-7.6, -5.2, -2.9, 2.9, 5.2, 7.6)] + [(8.6, 10.4, fl, fl + 2.35)]
    kit.at(-9.5, 0, 0)
    arch.block_wall(kit, 19, 4.0, ops, 0.4, (0.42, 0.21), seed=5, z0=fl)
    for k, x in enumerate((-7.6, -5.2, -2.9, 2.9, 5.2, 7.6)):
        arch.window(kit, x + 9.5, fl + 0.7, 1.1, 1.4, 0.5, "open", seed=k, panes=(4, 2), swing=168)
    arch.door(kit, 9.5, 1.8, 2.3, z=fl, leaves_open=True, power=160)
    kit.at()
    arch.lean_to(kit, -11.0, 11.0, -3.55, 0.2, eave, 24, True, True)
    for side in (-1, 1):
        arch.ridge(kit, (side * 11.0, -3.55, eave + 0.04), (side * 7.3, 0.2, eave + 1.68), 0.1)
    for x in (-9.6, -7.6, -5.5, -3.4, 3.4, 5.5, 7.6, 9.6):
        arch.column(kit, x, -2.6, fl, eave + 0.05, 0.11, "wood~", "turned")
    kit["beam"].box((-9.9, -2.7, eave), (9.9, -2.5, eave + 0.2), 0.02)
    for a, b in ((-9.5, -7.7), (-7.5, -5.6), (-5.4, -3.5), (3.5, 5.4), (5.6, 7.5), (7.7, 9.5)):
        arch.bench(kit, a, b, -2.75, fl)
    # portico with the great carved gable
    kit["stone"].box((-3.3, -5.9, 0), (3.3, -2.6, fl), 0.03)
    kit["floor"].box((-3.15, -5.75, fl - 0.02), (3.15, -2.5, fl + 0.012), 0.01)
    for x in (-2.6, 2.6):
        for y in (-5.2, -2.7):
            arch.column(kit, x, y, fl, 3.75, 0.15, "wood~", "turned")
        kit["wood"].box((x - 0.12, -5.7, 3.72), (x + 0.12, 0.5, 3.95), 0.02)
        arch.bench(kit, *((-3.15, -2.1) if x < 0 else (2.1, 3.15)), -5.5, fl)
    kit["beam"].box((-3.1, -5.35, 3.7), (3.1, -5.05, 3.95), 0.02)
    for x in np.arange(-2.4, 2.5, 0.4):
        kit["brass~"].lathe([(0.02, 0), (0.07, -0.1), (0.02, -0.16), (0, -0.18)], (x, -5.2, 3.7), 8)
    arch.gable_roof(kit, -4.1, 4.1, -6.7, 2.5, 3.9, 41, seed=31, ends=(True, False))
    arch.steps(kit, -1.9, 1.9, -5.9, fl, 5, 0.36)
    # upper room and main roof
    kit.at(-5.2, 2.0, 0)
    arch.wall(kit, 10.4, 6.9, [(u - 0.5, u + 0.5, 5.2, 6.4) for u in (1.4, 3.0, 7.4, 9.0)], 0.3, z0=4.0)
    for k, u in enumerate((1.4, 3.0, 7.4, 9.0)):
        arch.window(kit, u, 5.2, 1.0, 1.2, 0.42, "open", seed=k, swing=165)
    for x, d in ((-5.2, -90), (5.2, 90)):
        kit.at(x, 8.0 if d < 0 else 2.3, 0, d)
        arch.wall(kit, 5.7, 6.9, (), 0.3, z0=4.0)
    kit.at()
    arch.hip_roof(kit, -6.6, 6.6, 0.6, 10.4, 6.75, 37, 2.2, seed=9)
    # side wings' roofs
    for side in (-1, 1):
        kit.at(side * 8.2, 0, 0)
        arch.hip_roof(kit, -3.2, 3.2, -0.1, 11, 4.45, 35, 1.4, seed=12 + side)
    kit.at()


def thrissur():
    """Oblique, 45 mm, just after sunset: gable, lit porch, wet path, a lamp near the lens."""
    kit = court.make_kit(.32, tile_dark="#3c2219", tile_light="#6f4331")
    upright, lying = old_timber("jackwood", (9, 9, 1.0)), old_timber("jackwood lying", (1.0, 9, 9))
    kit.materials.update({"wood": upright, "wood~": upright, "beam": lying, "path": wet_laterite(), "flame": s.glow("#ffb558", 16.0), "lamp": s.glow("#ffc68a", 5.0)})
    old_brass, granite = s.metal("#8a6734", .40, .6), s.stone("#6a635a", "#3b3630", .5)
    kit.materials.update({"brass": old_brass, "brass~": old_brass, "stone": granite, "stone~": granite})
    front(kit)
    kit.at()
    arch.paving(kit, -1.9, 1.9, -24, -7.6, .03, (.62, .45), .016, "path", 5)
    for x, y, h in ((2.5, -9.0, 1.1), (2.4, -12.4, 1.18)):
        kit["stone"].box((x - .24, y - .24, 0), (x + .24, y + .24, .3), .03)
        arch.nilavilakku(kit, x, y, .3, h, wicks=5)
        point_light((x, y, .3 + h * .95), 5, (1, .55, .2), .1)
    arch.nilavilakku(kit, 1.35, -5.5, .85, .95)
    arch.nilavilakku(kit, -1.45, -5.45, .85, .90)
    for x in (-6.6, -4.4, 4.4, 6.6):
        arch.lantern(kit, x, -1.4, 2.5, .3, .6)
    arch.lantern(kit, 0, -4.0, 2.7, .5, .9)
    # the lamp near the lens
    arch.nilavilakku(kit, -5.94, -14.91, .52, 1.0, wicks=5)
    point_light((-5.94, -14.91, 1.5), 3, (1, .55, .2), .1)
    for where, to, size, power in (((-6.4, -1.3, 3.2), (-6.4, -.9, 0), (6, .4), 60), ((6.4, -1.3, 3.2), (6.4, -.9, 0), (6, .4), 60),
                                   ((0, -3.8, 3.6), (0, -3.6, 0), (2.6, 1.6), 95), ((.2, -4.2, 1.1), (0, -6.4, 6.0), (2.4, .4), 14)):
        area_light(where, to, size, power, WARM)
    kit.build()
    with core.at((-.95, -7.35, .04), 12):
        photo.slippers(s.matt("#2c211a", .7, name="strap"))
    with core.at((.62, -7.22, .04), -20):
        photo.slippers(s.matt("#4a3a2a", .7, name="strap2"))
    land.ground(-60, 60, -40, 60, 0, "#3a2c1f", "#5c4935", .9, name="earth", bump=.7)
    rng = np.random.default_rng(2)
    lawn = plants.grass_patch(2.2, 2600, .08, 3, "#1c2612", "#4e5c34")
    scatter(lawn, [(sx * x, y, 0, 90 * int(rng.integers(4)), 1.0) for sx in (-1, 1) for x in np.arange(4.0, 14, 2.0) for y in np.arange(-17, -4.4, 2.0)])
    hib = plants.shrub(.75, 1.2, 3, leaves=2600, size=.1, dark="#141c0e", light="#3f5030", flower="#8c2024", flowers=22, flower_size=.1)
    ixora = plants.shrub(.6, .75, 4, leaves=2400, size=.07, dark="#151d10", light="#46563a", flower="#a8552c", flowers=40, flower_size=.05)
    scatter(hib, [(4.3, -4.2, 0, 40, .9), (6.1, -4.0, 0, 90, .7), (7.4, -4.3, 0, 10, 1.0), (-4.5, -4.3, 0, 200, .85), (-6.4, -4.1, 0, 10, 1.05), (-8.3, -4.4, 0, 80, .8)])
    scatter(ixora, [(3.2, -8.1, 0, 10, .9), (3.5, -9.9, 0, 70, 1.1), (3.3, -11.6, 0, 140, .8), (-3.4, -8.0, 0, 40, .75), (-4.3, -9.2, 0, 110, .95),
                    (3.6, -14.2, 0, 20, 1.0)])
    ban = plants.plantain(3.6, 5)
    scatter(ban, [(11.8, -1.6, 0, 60, 1.0), (13.2, .6, 0, 200, 1.15), (9.6, -5.2, 0, 110, .9)])
    palms = [plants.coconut_palm(13, .06, 4, dark="#10160c", light="#3f4d2c"), plants.coconut_palm(11, .14, 5, dark="#10160c", light="#3f4d2c")]
    scatter(palms[0], [(15, 7, 0, 20, 1.05), (-8, 19, 0, 100, 1.15), (9.5, 22, 0, 0, 1.2)])
    scatter(palms[1], [(12.2, 14, 0, 0, 1.1), (17, 1, 0, -20, .95), (5, 22, 0, 0, 1.3), (22, 18, 0, 50, 1.3)])
    mango = plants.tree(11, 6.5, 6, 13000, .32, "#0f160b", "#35442a", .35)
    scatter(mango, [(20, 18, 0, 90, 1.1), (13, 27, 0, 0, 1.3), (28, 9, 0, 0, 1.0), (-10, 24, 0, 40, 1.1)])
    near = plants.spray(6, 26, .2, 1.2)
    for k in range(len(near.data.materials)):
        near.data.materials[k] = s.matt("#10150c", .6, name="dark leaf")
    scatter(near, [(-7.20, -14.74, 1.90, -22, .36), (-7.22, -14.8, 1.84, -70, .40)])
    core.sky_gradient([(-10, "#4a3f3c"), (0, "#a88c84"), (7, "#98949f"), (18, "#7489aa"), (40, "#4d6c98"), (90, "#304f80")], .46,
                      glow=(2, -60, "#4c3428", 50), clouds=("#6c7288", .5, 2.0))
    core.camera((-7.5, -16.0, 1.35), (.35, -5.6, 3.0), 38, fstop=.9, focus=(-.6, -6.0, 2.5), level=True)
    return {"size": (1200, 800),
            "look": {"key": .069, "contrast": 1.03, "saturation": .88, "vignette": .22, "bloom": .10, "bloom_threshold": 1.3, "highlights": .5}}


PICTURES = {"exteriors/thrissur": thrissur}
