"""Nilavara at nightfall after rain: the corner of an old tiled house, its verandah lit, seen from the wet path with a long lens."""
import math

import bpy
import numpy as np

from kit import architecture as arch
from kit import core, cycle, foliage as green, household as p, photo, plants, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import area_light, point_light, scatter
from scenes.exterior_grove import haze, old_laterite

WARM = (1, .60, .29)
FLOOR = .62
HALL = 36  # watts behind the open door: somebody is at home before the lamps are lit


def make_kit(lit):
    """Laterite, stained lime, greyed jackwood, tiles of many monsoons; lamps of milky glass when they are not lit."""
    k = arch.Kit(**arch.palette(shutter=("#1d2b26", "#35483e"), lit=.5))
    upright, lying, tile = old.timber("jackwood", (9, 9, 1.0)), old.timber("jackwood lying", (1.0, 9, 9)), old.tiles(light="#7f5340", fresh="#936249")
    lime, granite, brass = old.lime(FLOOR), old.damp_stone(), s.metal("#8a6734", .40, .6)
    k.materials.update({"wood": upright, "wood~": upright, "beam": lying, "soffit": lying, "tile": tile, "tile~": tile, "wall": lime, "wall~": lime,
                        "stone": granite, "stone~": granite, "laterite": old_laterite(), "path": old.wet_laterite(), "brass": brass, "brass~": brass,
                        "floor": arch.surface("red oxide", "#41160f", "#5d2118", .9, rough=.2, bump=.02, specular=.5), "glass": s.pane(reflect=.7),
                        "lamp": s.glow("#ffc68a", 7.0) if lit else s.matt("#c9bda8", .3, name="milky glass"), "flame": s.glow("#ffb558", 16.0)})
    return k


def entrance(kit):
    """Gabled porch over the steps, x .7 to 3.9."""
    fl = FLOOR
    kit["stone"].box((.7, -4.4, 0), (3.9, -2.4, fl), .03)
    kit["floor"].box((.85, -4.25, fl - .02), (3.75, -2.3, fl + .010), .01)
    for x in (1.0, 3.6):
        arch.column(kit, x, -4.05, fl, 3.25, .13, "wood~", "turned", 32)
        kit["wood"].box((x - .11, -4.5, 3.22), (x + .11, .4, 3.42), .02)
    kit["beam"].box((.6, -4.2, 3.2), (4.0, -3.95, 3.42), .02)
    arch.gable_roof(kit, .0, 4.6, -5.1, 1.6, 3.38, 40, seed=31, ends=(True, False))
    arch.steps(kit, 1.2, 3.4, -4.4, fl, 4, .34)


def house(kit, porch=True):
    """Front at y 0 from x -3 to 10, west side at x -3; verandahs before both; a gabled porch; an upper floor set back."""
    fl, eave = FLOOR, 2.80
    # plinth
    for x, y, w, deg in ((-5.5, -2.5, 6.2, 0), (3.9, -2.5, 7.0, 0), (-5.5, 9.5, 12.0, -90)):
        kit.at(x, y, 0, deg)
        arch.block_wall(kit, w, fl - .09, thick=.3, block=(.44, .25), seed=int(w * 7))
    kit.at()
    kit["stone"].box((-5.6, -2.6, fl - .10), (10.6, 9.5, fl), .03)
    kit["floor"].box((-5.4, -2.4, fl - .02), (10.4, 9.4, fl + .008), .01)
    # ground floor
    spots = (-1.7, .3, 5.6, 7.7)
    kit.at(-3.0, 0, 0)
    ops = [(x + 3 - .55, x + 3 + .55, fl + .65, fl + 2.05) for x in spots] + [(4.6, 6.2, fl, fl + 2.25)]
    arch.wall(kit, 13, 4.4, ops, .35)
    for k, x in enumerate(spots):
        arch.window(kit, x + 3, fl + .65, 1.1, 1.4, 0, "open", panes=(6, 1), seed=k, swing=(168, 150, 172, 165)[k])
        old.curtain(kit, x + 3 + (.5 if k % 2 else -.5), fl + .70, .42, 1.28, 1 if k % 2 else -1, .22, 4, k)
    old.room(kit, .1, 4.4, fl, fl + 2.6, 3.4, 60, 1)
    old.room(kit, 7.2, 12.4, fl, fl + 2.6, 3.4, 60, 2)
    arch.door(kit, 5.4, 1.6, 2.25, z=fl, leaves_open=True, power=HALL, lit=.4)
    kit.at(-3.0, 9.0, 0, -90)
    side = (1.4, 4.0, 6.6)
    arch.wall(kit, 8.98, 4.4, [(u - .55, u + .55, fl + .65, fl + 2.05) for u in side], .35)
    for k, u in enumerate(side):
        arch.window(kit, u, fl + .65, 1.1, 1.4, 0, "open", panes=(6, 1), seed=k + 7, swing=(160, 172, 155)[k])
    old.room(kit, .6, 4.9, fl, fl + 2.6, 3.0, 55, 3)
    kit.at()
    # verandah
    arch.lean_to(kit, -6.4, 11.2, -3.4, .72, eave, 25, True, False, seed=21)
    kit.at(-3.0, 9.8, 0, -90)
    arch.lean_to(kit, -.4, 13.2, -3.4, .72, eave, 25, False, True, seed=22)
    kit.at()
    arch.ridge(kit, (-6.4, -3.4, eave + .06), (-2.28, .72, eave + 1.96), .1, seed=4)
    posts = (-5.2, -3.1, -1.0, 1.1, 3.5, 5.6, 7.7, 9.8)
    for x in posts:
        arch.column(kit, x, -2.15, fl, eave + .28, .105, "wood~", "turned", 28)
    for y in (0, 2.1, 4.2, 6.3, 8.4):
        arch.column(kit, -5.2, y, fl, eave + .28, .105, "wood~", "turned", 28)
    kit["beam"].box((-5.4, -2.26, eave + .26), (10.6, -2.04, eave + .44), .02)
    kit["wood"].box((-5.31, -2.2, eave + .26), (-5.09, 9.4, eave + .44), .02)
    for a, b in ((-5.1, -3.2), (-3.0, -1.1), (3.7, 5.5), (5.7, 7.6), (7.8, 9.7)):
        arch.bench(kit, a, b, -2.35, fl)
    if porch:
        entrance(kit)
    # upper floor, behind bars of wood
    kit.at(-2.2, .7, 0)
    ups = (1.5, 3.5, 8.3, 10.3)
    arch.wall(kit, 11.8, 6.8, [(u - .7, u + .7, 4.72, 5.72) for u in ups], .3, z0=4.2)
    for k, u in enumerate(ups):
        arch.window(kit, u, 4.72, 1.4, 1.0, 0, None, panes=(11, 1), seed=30 + k)
    old.room(kit, .4, 5.6, 4.3, 6.0, 3.0, 45, 5, back=.3)
    old.room(kit, 6.4, 11.4, 4.3, 6.0, 3.0, 30, 6, back=.3)
    kit.at(-2.2, 8.6, 0, -90)
    arch.wall(kit, 7.88, 6.8, [(u - .7, u + .7, 4.72, 5.72) for u in (2.2, 5.6)], .3, z0=4.2)
    for k, u in enumerate((2.2, 5.6)):
        arch.window(kit, u, 4.72, 1.4, 1.0, 0, None, panes=(11, 1), seed=40 + k)
    kit.at()
    arch.hip_roof(kit, -3.5, 10.9, -.6, 9.9, 5.85, 35, 1.9, seed=2)
    for x, y in ((-4.1, -1.2), (.0, -1.2), (6.6, -1.2), (-4.2, 5.2)):
        arch.lantern(kit, x, y, fl + 1.68, .28, .5)
    arch.lantern(kit, 2.3, -3.3 if porch else -1.2, fl + (1.95 if porch else 1.7), .36, .6)
    for x, d in ((-1.6, 14), (.1, -22), (7.2, 20)):
        arch.cane_chair(kit, x, -.9, fl, d)


def lamps(kit, power=1.0):
    """Lanterns of the verandah, each with its own pool of light."""
    for (x, y), watts in (((-4.1, -1.2), 16), ((.0, -1.2), 15), ((6.6, -1.2), 15), ((-4.2, 5.2), 15)):
        point_light(kit.world(x, y, FLOOR + 1.62), watts * power, WARM, .09)
    point_light(kit.world(2.3, -3.3, FLOOR + 1.9), 24 * power, WARM, .1)
    area_light(kit.world(2.0, -1.3, 2.95), kit.world(2, -1.2, 0), (12, .5), 16 * power, WARM)


def grounds(eye):
    """Path of wet laterite, lawn, bushes along the plinth, trees in the mist behind."""
    rng = np.random.default_rng(3)
    land.ground(-60, 80, -40, 80, -.012, "#241d15", "#41352a", .9, name="earth", bump=.8)
    lawn = plants.grass_patch(2.3, 2900, .085, 3, "#18220f", "#49582f")
    scatter(lawn, [(x, y, 0, 90 * int(rng.integers(4)), 1.0) for x in np.arange(-22, 18, 2.0) for y in np.arange(-17, 8, 2.0)
                   if (y < -5 or x < -7.4 or x > 4.8) and not on_path(x, y, 2.1)])
    hib = plants.shrub(.75, 1.2, 3, leaves=2800, size=.1, dark="#10180b", light="#3a4b2b", flower="#8c2024", flowers=20, flower_size=.1)
    low = plants.shrub(.6, .7, 4, leaves=2600, size=.07, dark="#121a0c", light="#43532f")
    fern = plants.areca_clump(6, 8, 1.5)
    fern.data.materials[0] = plants.leaf("fern", "#131c0c", "#3b4c26")
    scatter(hib, [(-6.9, 1.2, 0, 40, 1.0), (-7.1, 3.6, 0, 90, 1.15), (-6.8, 6.2, 0, 10, 1.2), (6.4, -3.7, 0, 200, .85), (9.2, -3.9, 0, 80, 1.1), (-7.4, 9.2, 0, 80, 1.4)])
    scatter(low, [(-5.9, -3.5, 0, 0, .8), (-4.6, -3.2, 0, 80, .95), (-1.4, -3.3, 0, 10, .85), (.0, -3.4, 0, 60, .7), (4.7, -3.4, 0, 140, .9), (5.4, -3.2, 0, 240, .8), (7.8, -3.5, 0, 30, 1.1),
                  (-6.6, -.6, 0, 70, .9), (-6.9, 2.4, 0, 0, .9)])
    scatter(fern, [(-6.7, -1.9, 0, 0, .5), (4.5, -4.4, 0, 60, .45)])
    # trees: leafy mass near the house, more in the mist
    mango = [plants.tree(12, 6.5, k, 30000, .20, "#11180c", "#3c4a2c", .34) for k in (6, 7)]
    scatter(mango[0], [(-14, 17, 0, 0, 1.05), (4, 22, 0, 60, 1.2), (19, 12, 0, 20, 1.15), (-24, 26, 0, 90, 1.3)])
    scatter(mango[1], [(-5, 21, 0, 200, 1.15), (13, 20, 0, 100, 1.25), (-20, 12, 0, 40, 1.0), (27, 22, 0, 40, 1.4)])
    palms = [plants.coconut_palm(14, .08, 4, dark="#12190d", light="#3d4b2a"), plants.coconut_palm(12, .14, 5, dark="#12190d", light="#3d4b2a")]
    scatter(palms[0], [(-11.5, 13, 0, 20, 1.0), (15.5, 16, 0, 100, 1.1)])
    scatter(palms[1], [(-17, 18, 0, 160, 1.05), (10, 24, 0, 0, 1.2)])
    ban = plants.plantain(3.2, 5)
    scatter(ban, [(-9.6, 6.8, 0, 60, 1.0), (-10.9, 8.6, 0, 200, 1.1), (12.6, -1.0, 0, 110, .95)])
    for x, y, kind, size, r, h in ((.95, -5.05, "rubber", .62, .20, .34), (3.75, -4.95, "fern", .8, .18, .30), (-5.05, -2.95, "areca", .9, .22, .36)):
        green.potted((x, y, .0), kind, s.terracotta("#6d3d2a", "#42281d"), size, int(9 + 2 * x), r, h)
    hedge = plants.shrub(1.5, 2.6, 15, leaves=6000, size=.12, dark="#10170c", light="#34422a")
    scatter(hedge, [(x, 9.5 - .25 * x + rng.normal(0, .8), -.2, 70 * x, rng.uniform(.8, 1.3)) for x in np.arange(13, 36, 1.7)])
    # leaves that the rain brought down
    brown = green.veined("#7a5c2c", "#4c3820", 6, .2, .45, name="fallen")
    leaf = [green.leaf_mesh(.11, .05, brown, .3, .25, 1.0, .1, seed=k, nu=7, nv=4) for k in range(3)]
    for k in range(260):
        t = rng.uniform(0, 1)
        x, y = path_at(t)
        p.copies(leaf[k % 3], [((x + rng.normal(0, 1.1), y + rng.normal(0, .6), .055), (rng.uniform(-.2, .2), rng.uniform(-.3, .1), rng.uniform(0, 6.28)), rng.uniform(.5, 1.1))], "fallen")


def path_at(t):
    """Middle of the path from the porch (0) to the lens (1)."""
    return 2.3 - 16.5 * t, -5.9 - 11.6 * t ** 1.12


def on_path(x, y, margin=1.6):
    """Whether a plan point lies within that many metres of the path."""
    return min(math.hypot(x - a, y - b) for a, b in map(path_at, np.linspace(0, 1.3, 30))) < margin


def path(kit):
    """Laterite flags along the curve, wet, some sunk."""
    rng = np.random.default_rng(8)
    c, size, tint = [], [], []
    for i in range(-30, 34):
        for j in range(-44, 5):
            x, y = i * .64 + .32 * (j % 2) - 6, j * .46 - 4.0
            if on_path(x, y, 1.45 + .25 * math.sin(3 * x + 2 * y)):
                c.append((x, y, -.005 + rng.normal(0, .006)))
                size.append((.64 - rng.uniform(.012, .03), .46 - rng.uniform(.012, .03), .09))
                tint.append(np.clip(rng.normal(.5, .25), 0, 1))
    a = rng.normal(0, .012, (len(c), 2))
    rots = np.array([[[1, 0, u], [0, 1, v], [-u, -v, 1]] for u, v in a])
    kit["path"].boxes(c, size, .014, np.array(tint), rots)


def every_sample():
    """No rays saved where it is dark, as that would be everywhere; and as many sheets of haze as there are."""
    cycles = bpy.context.scene.cycles
    cycles.use_adaptive_sampling, cycles.transparent_max_bounces = False, 14


def arrive(eye, aim, lit):
    """Everything but the camera, with the lamps on or off."""
    p.fresh()
    old.few_bounces()
    every_sample()
    kit = make_kit(lit)
    kit.stand()
    house(kit)
    kit.at()
    path(kit)
    arch.nilavilakku(kit, 1.25, -4.2, FLOOR, .85, lit)
    arch.nilavilakku(kit, 3.35, -4.2, FLOOR, .80, lit)
    old.relay(kit, 3)
    lamps(kit)
    for x in (1.25, 3.35):
        point_light((x, -4.2, FLOOR + .8), 2.2, (1, .55, .2), .06)
    if not lit:
        for lamp in bpy.data.lights:
            if lamp.energy != HALL:
                lamp.energy = 0
    kit.build()
    grounds(eye)
    cycle.roadster((-2.6, -2.78, 0), .03, .12, .18)
    with core.at((1.75, -4.86, FLOOR - .31), 14):
        photo.slippers(s.matt("#2c211a", .7, name="strap"))
    with core.at((2.35, -4.80, FLOOR - .31), -20):
        photo.slippers(s.matt("#6a2f22", .7, name="strap2"))
    # many thin sheets: a thick one cuts through a crown of leaves, and its edge is seen
    for distance, share in ((37, .05), (39.5, .05), (42, .06), (44.5, .07), (47, .08), (50, .09), (54, .13), (58, .18)):
        haze(eye, aim, distance, share, "#4b505b", -4, -3)
    land.tree_line(62, -70, 70, 11, 12, palms=.3, dark="#20281f", light="#465040", count=50)
    # overcast after rain: brighter above than along the horizon, a last warm light where the sun went
    core.sky_gradient([(-10, "#3c3a3e"), (0, "#7d7072"), (7, "#6b7082"), (20, "#74809a"), (45, "#98a6bf"), (90, "#b6c2d8")], .42,
                      glow=(1, 68, "#5a4034", 34), clouds=("#565d70", .7, 2.4))


LOOK = photo.look(.118, contrast=1.03, saturation=.86, warmth=-.05, bloom=.09, bloom_threshold=1.3, vignette=.2, grain=.010)


def arrival(lit=True):
    """Wide: the corner of the house to the left, porch and path to the right."""
    eye, aim = (-17.0, -19.8, 1.6), (.5, -1.6, 2.75)
    arrive(eye, aim, lit)
    ahead = (np.array(aim) - eye)[:2] / math.dist(aim[:2], eye[:2])
    near = plants.shrub(.6, .9, 14, leaves=2600, size=.09, dark="#0b1008", light="#222e19")
    scatter(near, [(*(np.array(eye)[:2] + ahead * d + np.array((ahead[1], -ahead[0])) * r), top - .85, 60 * d, 1.0)
                   for d, r, top in ((3.0, -1.25, 1.27), (3.8, -1.0, 1.06), (4.6, -2.1, 1.24), (3.4, 1.5, 1.22))])
    core.camera(eye, aim, 51, (16, 9), fstop=1.4, focus=(-1.0, -3.2, 2.0), level=True)
    return {"size": (1920, 1080), "look": LOOK}


def arrival_phone(lit=True):
    """As tall as a phone: the porch and the corner above, the wet path below."""
    eye, aim = (-17.0, -19.8, 1.6), (.9, -3.0, .9)
    arrive(eye, aim, lit)
    core.camera(eye, aim, 92, (1170, 2532), fstop=1.4, focus=(-1.0, -3.2, 2.0), level=True, shift_y=-.193)
    return {"size": (1170, 2532), "look": {**LOOK, "key": .13, "filter": (.44, .70, .7)}}


def dusk(picture, stops):
    """That picture before its lamps are lit, exposed as the lit one: by that many stops, as its own light would have it brighter."""
    settings = picture(lit=False)
    return {**settings, "look": {**settings["look"], "key": None}, "exposure": stops}


PICTURES = {
    "hero/arrival": arrival, "hero/arrival.phone": arrival_phone,
    "hero/arrival.dusk": lambda: dusk(arrival, 3.76), "hero/arrival.phone.dusk": lambda: dusk(arrival_phone, 3.52),
}

FAR = {  # the trees behind the house
    "hero/arrival": (11, (
        ((0, 0), (372, 0), (300, 140), (150, 214), (0, 278)),
        ((0, 298), (164, 312), (164, 380), (60, 410), (0, 434)),
        ((0, 535), (80, 535), (80, 640), (0, 640)),
        ((1433, 560), (1600, 560), (1600, 664), (1433, 664)),
        ((800, 0), (920, 20), (1068, 54), (1100, 72), (1220, 156), (1340, 228), (1368, 240), (1377, 238), (1380, 172), (1387, 172), (1390, 244), (1404, 260), (1522, 316), (1514, 336), (1448, 332), (1520, 466), (1536, 466), (1620, 498),
         (1685, 534), (1744, 570), (1588, 572), (1588, 655), (1608, 694), (1622, 690), (1655, 662), (1702, 662), (1750, 692), (1776, 726), (1788, 772), (1920, 772), (1920, 0)),
    )),
    "hero/arrival.phone": (13, (
        ((0, 0), (1170, 0), (1170, 800), (1112, 772), (1050, 744), (964, 590), (1040, 596), (1044, 570), (908, 518), (898, 438), (880, 490), (856, 490), (710, 388), (574, 298), (322, 226), (0, 152)),
        ((1116, 842), (1170, 838), (1170, 1034), (1116, 1010)),
        ((920, 832), (1116, 832), (1116, 960), (920, 960)),
    )),
}

FINISH = {
    "hero/arrival": {"smooth": (1.5, .02), "glow": (.15, .5), "fade": .1, "soft": .25, "saturation": .92},
    "hero/arrival.phone": {"smooth": (1.5, .02), "glow": (.15, .5), "fade": .1, "soft": .25, "saturation": .92},
}

DUSK = {f"{name}.dusk": name for name in ("hero/arrival", "hero/arrival.phone")}  # developed as the lit ones
for steps in (FAR, FINISH):
    steps.update({name: steps[lit] for name, lit in DUSK.items()})
