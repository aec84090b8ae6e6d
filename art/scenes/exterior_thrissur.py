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


def thrissur():
    """Oblique, 45 mm, just after sunset: gable, lit porch, wet path, a lamp near the lens."""
    kit = court.make_kit(.32, tile_dark="#3c2219", tile_light="#6f4331")
    upright, lying = old_timber("jackwood", (9, 9, 1.0)), old_timber("jackwood lying", (1.0, 9, 9))
    kit.materials.update({"wood": upright, "wood~": upright, "beam": lying, "path": wet_laterite(), "flame": s.glow("#ffb558", 16.0), "lamp": s.glow("#ffc68a", 5.0)})
    old_brass, granite = s.metal("#8a6734", .40, .6), s.stone("#6a635a", "#3b3630", .5)
    kit.materials.update({"brass": old_brass, "brass~": old_brass, "stone": granite, "stone~": granite})
    court.front(kit)
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
