"""Nilavara Pooram, Thrissur: the carved porch at nightfall, seen past a burning brass lamp."""
import numpy as np

from kit import architecture as arch
from kit import core, photo, plants, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import area_light, point_light, scatter
from scenes import hero_courtyard as court
from scenes.exterior_grove import haze, old_laterite

WARM = (1, .60, .29)


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
        arch.window(kit, x + 9.5, fl + 0.7, 1.1, 1.4, 0, "open", seed=k, panes=(6, 1), swing=(168, 152, 172, 160, 170, 148)[k])
    arch.door(kit, 9.5, 1.8, 2.3, z=fl, leaves_open=True, power=70, lit=.4)
    for k, (a, b) in enumerate(((.8, 7.6), (11.4, 15.6), (15.7, 18.4))):
        old.room(kit, a, b, fl, fl + 2.4, 3.2, (30, 26, 22)[k], k + 1, back=.4)
    old.curtain(kit, 11.9, fl + .75, .4, 1.28, -1, .22, 4, 2)
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
        arch.window(kit, u, 5.2, 1.0, 1.2, 0, "open", seed=k, panes=(6, 1), swing=165)
    old.room(kit, .3, 4.4, 4.3, 6.8, 3.0, 20, 5, back=.3)
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
    """Oblique, 52 mm, half an hour after sunset: carved gable, lit porch, a wet path, dark leaves at the lens."""
    eye, aim = (-11.6, -19.5, 1.5), (.7, -4.6, 3.25)
    old.few_bounces()
    kit = court.make_kit(.32)
    upright, lying, tile = old.timber("jackwood", (9, 9, 1.0)), old.timber("jackwood lying", (1.0, 9, 9)), old.tiles()
    brass, granite, lime = s.metal("#8a6734", .40, .6), old.damp_stone(), old.lime(.85)
    kit.materials.update({"wood": upright, "wood~": upright, "beam": lying, "soffit": lying, "tile": tile, "tile~": tile, "wall": lime, "wall~": lime, "laterite": old_laterite(),
                          "brass": brass, "brass~": brass, "stone": granite, "stone~": granite, "path": old.wet_laterite(), "glass": s.pane(reflect=.7),
                          "flame": s.glow("#ffb558", 16.0), "lamp": s.glow("#ffc68a", 7.0)})
    front(kit)
    kit.at()
    arch.paving(kit, -2.6, 2.6, -26, -7.6, .03, (.62, .45), .022, "path", 5)
    arch.nilavilakku(kit, 1.35, -5.5, .85, .95)
    arch.nilavilakku(kit, -1.45, -5.45, .85, .90)
    for x in (-6.6, -4.4, 4.4, 6.6):
        arch.lantern(kit, x, -1.4, 2.5, .3, .6)
        point_light((x, -1.4, 2.45), 15, WARM, .09)
    arch.lantern(kit, 0, -4.0, 2.7, .4, .9)
    point_light((0, -4.0, 2.65), 34, WARM, .1)
    area_light((0, -1.3, 3.1), (0, -1.2, 0), (16, .5), 22, WARM)
    for x in (1.35, -1.45):
        point_light((x, -5.5, 1.8), 2.4, (1, .55, .2), .06)
    old.relay(kit, 4)
    kit.build()
    for x, turn, colour in ((-.95, 12, "#2c211a"), (.62, -20, "#4a3a2a"), (-.2, 30, "#6a2f22")):
        with core.at((x, -7.35 + .1 * x, .04), turn):
            photo.slippers(s.matt(colour, .7, name="strap"))
    land.ground(-60, 60, -40, 60, 0, "#241d15", "#41352a", .9, name="earth", bump=.8)
    rng = np.random.default_rng(2)
    lawn = plants.grass_patch(2.2, 2700, .085, 3, "#18220f", "#49582f")
    scatter(lawn, [(sx * x, y, 0, 90 * int(rng.integers(4)), 1.0) for sx in (-1, 1) for x in np.arange(3.9, 18, 2.0) for y in np.arange(-21, -4.4, 2.0)])
    hib = plants.shrub(.75, 1.2, 3, leaves=2800, size=.1, dark="#10180b", light="#3a4b2b", flower="#8c2024", flowers=22, flower_size=.1)
    low = plants.shrub(.6, .75, 4, leaves=2600, size=.07, dark="#121a0c", light="#43532f")
    scatter(hib, [(4.3, -4.2, 0, 40, .9), (6.1, -4.0, 0, 90, .7), (7.4, -4.3, 0, 10, 1.0), (-4.5, -4.3, 0, 200, .8), (-6.4, -4.1, 0, 10, .95), (-8.3, -4.4, 0, 80, .9), (10.9, -3.6, 0, 30, 1.2)])
    scatter(low, [(3.2, -8.1, 0, 10, .9), (3.6, -9.9, 0, 70, 1.1), (-3.5, -8.0, 0, 40, .75), (-4.3, -9.6, 0, 110, .95), (-3.8, -6.6, 0, 20, .8)])
    ban = plants.plantain(3.4, 5)
    ban.data.materials[0] = plants.leaf("plantain", "#121b0c", "#3c4c26")
    scatter(ban, [(12.4, -1.0, 0, 60, 1.0), (13.6, .6, 0, 200, 1.1)])
    hedge = plants.shrub(1.5, 2.6, 15, leaves=6000, size=.12, dark="#10170c", light="#34422a")
    scatter(hedge, [(x, 6.5 - .2 * x + rng.normal(0, .7), -.2, 70 * x, rng.uniform(.8, 1.3)) for x in np.arange(13, 40, 1.7)])
    mango = [plants.tree(12, 6.5, k, 30000, .20, "#11180c", "#3c4a2c", .34) for k in (6, 7)]
    scatter(mango[0], [(21, 16, 0, 90, 1.1), (-11, 16, 0, 0, 1.1), (33, 14, 0, 20, 1.2)])
    scatter(mango[1], [(14, 22, 0, 0, 1.2), (27, 22, 0, 60, 1.3), (-2, 26, 0, 40, 1.2)])
    palms = [plants.coconut_palm(13, .06, 4, dark="#12190d", light="#3d4b2a"), plants.coconut_palm(11, .14, 5, dark="#12190d", light="#3d4b2a")]
    scatter(palms[0], [(17.5, 13, 0, 20, 1.05)])
    scatter(palms[1], [(24, 20, 0, 0, 1.15)])
    near = plants.shrub(.6, .9, 14, leaves=2600, size=.09, dark="#0b1008", light="#222e19")
    ahead = np.array((aim[0] - eye[0], aim[1] - eye[1])) / np.hypot(aim[0] - eye[0], aim[1] - eye[1])
    scatter(near, [(*(np.array(eye[:2]) + ahead * d + np.array((ahead[1], -ahead[0])) * r), top - .85, 60 * d, 1.0)
                   for d, r, top in ((3.0, -1.25, 1.20), (3.8, -1.0, .96), (3.3, 1.35, 1.16))])
    for distance, share in ((34, .14), (37, .24), (43, .36), (52, .5)):
        haze(eye, aim, distance, share, "#4b505b", -4, -3)
    core.sky_gradient([(-10, "#3c3a3e"), (0, "#7d6c6a"), (7, "#6f7082"), (20, "#6c7a98"), (45, "#8fa0bd"), (90, "#aebdd8")], .25,
                      glow=(1, 62, "#6a4634", 34), clouds=("#565d70", .6, 2.4))
    core.camera(eye, aim, 47, fstop=1.3, focus=(-1.0, -6.0, 2.5), level=True)
    return {"size": (1500, 1000), "look": photo.look(.078, contrast=1.03, saturation=.88, warmth=-.03, bloom=.09, bloom_threshold=1.3, vignette=.2)}


PICTURES = {"exteriors/thrissur": thrissur}

CROP = {
    "exteriors/thrissur": (0, 0, 1200, 800),  # without the trees against the sky
}

FINISH = {
    "exteriors/thrissur": {"smooth": (2, .022), "glow": (.2, .5), "fade": .2, "soft": .2, "exposure": .35},
}
