"""Nilavara Rubber House, Kottayam: the lamplit verandah over tea bushes, in the mist before sunrise."""
import numpy as np

from kit import architecture as arch
from kit import core, photo, plants, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import Batch, area_light, point_light, scatter, surface
from scenes.exterior_grove import haze

WARM = (1, .62, .32)


def make_kit(lit=0.8):
    """Dark teak, granite plinth, pale plaster."""
    k = arch.Kit(**arch.palette(wall="#e4d9c3", shade="#cdbfa4", trim_dark="#1d0f08", trim_light="#432616", shutter=("#27150b", "#47291a"),
                                lit=lit, tile_dark="#5e2c1e", tile_light="#8f4a32", moss=0.7))
    k.materials["laterite"] = arch.stone("plinth stone", "#4f4b44", "#7d776c", 0.85, 0.45, 0.7)
    return k


def bungalow(kit):
    """Single storey under a great hipped roof, x -8.5..8.5, verandah on three sides, plinth 1.5 m."""
    fl, eave, top = 1.5, 4.0, 5.4
    for x, y, w, deg in ((-11.2, -3.2, 22.4, 0), (-11.2, 9, 12.2, -90), (11.2, -3.2, 12.2, 90)):
        kit.at(x, y, 0, deg)
        arch.block_wall(kit, w, fl - 0.1, thick=0.35, block=(0.62, 0.34), seed=int(w + 3))
    kit.at()
    kit["stone"].box((-11.3, -3.3, fl - 0.1), (11.3, 9, fl), 0.025)
    xs = (-7.0, -4.6, -2.2, 2.2, 4.6, 7.0)
    ops = [(x + 8.5 - 0.6, x + 8.5 + 0.6, fl + 0.45, fl + 2.35) for x in xs] + [(7.6, 9.4, fl, fl + 2.5)]
    kit.at(-8.5, 0, 0)
    arch.wall(kit, 17, top, ops, 0.35)
    for k, x in enumerate(xs):
        arch.window(kit, x + 8.5, fl + 0.45, 1.2, 1.9, 0, "open", seed=k, swing=(168, 155, 172, 160, 170, 150)[k])
    arch.door(kit, 8.5, 1.8, 2.5, z=fl, leaves_open=True, power=24, lit=.4)
    for k, (a, b) in enumerate(((.5, 2.7), (2.8, 5.0), (5.1, 7.3), (9.7, 12.0), (12.1, 14.3))):
        old.room(kit, a, b, fl, fl + 2.7, 3.4, (6, 11, 9, 12, 6)[k], k + 1)
    for k, (x, side) in enumerate(((-4.6, -1), (-2.2, 1), (-2.2, -1), (2.2, 1), (4.6, -1))):
        old.curtain(kit, x + 8.5 + side * .55, fl + .5, .36, 1.78, side, .22, 4, k)
    for x, d, q in ((-8.5, -90, 9.0), (8.5, 90, 0.35)):
        kit.at(x, q, 0, d)
        so = [(u - 0.6, u + 0.6, fl + 0.45, fl + 2.35) for u in (2.0, 4.6, 7.0)]
        arch.wall(kit, 8.65, top, so, 0.35)
        for k, (a, b, _, _) in enumerate(so):
            arch.window(kit, (a + b) / 2, fl + 0.45, 1.2, 1.9, 0, "open", seed=k + 4, swing=168)
    kit.at()
    # one sweeping roof over house and verandahs
    arch.hip_roof(kit, -12.2, 12.2, -4.2, 9.8, eave, 29, 2.2, seed=5)
    for x in (-10.8, -8.4, -6.0, -3.8, -1.6, 1.6, 3.8, 6.0, 8.4, 10.8):
        arch.post(kit, x, -2.9, fl, eave + 0.25, 0.17)
    for side in (-1, 1):
        for y in (-0.4, 2.2, 4.8, 7.4):
            arch.post(kit, side * 10.8, y, fl, eave + 0.25, 0.17, axis="y")
        for a, b in ((-2.9, -0.4), (-0.4, 2.2), (2.2, 4.8), (4.8, 7.4)):
            arch.railing(kit, (side * 10.8, a + 0.1), (side * 10.8, b - 0.1), fl, 0.85, 0.16, turned=False)
    kit["beam"].box((-11.0, -3.0, eave + 0.2), (11.0, -2.8, eave + 0.42), 0.02)
    for a, b in ((-10.8, -8.4), (-8.4, -6.0), (-6.0, -3.8), (-3.8, -1.6), (1.6, 3.8), (3.8, 6.0), (6.0, 8.4), (8.4, 10.8)):
        arch.railing(kit, (a + 0.1, -2.9), (b - 0.1, -2.9), fl, 0.85, 0.16, turned=False)
    # projecting gable over the stairs
    arch.gable_roof(kit, -2.6, 2.6, -5.0, 1.5, eave + 0.55, 38, seed=15, ends=(True, False))
    for x in (-1.6, 1.6):
        kit["wood"].box((x - 0.1, -4.5, eave + 0.3), (x + 0.1, 0, eave + 0.55), 0.02)
        arch.post(kit, x, -4.3, fl, eave + 0.5, 0.2)
    kit["stone"].box((-2.2, -4.8, 0), (2.2, -3.0, fl), 0.03)
    arch.steps(kit, -1.8, 1.8, -4.8, fl, 7, 0.34)
    # chimney
    kit["laterite"].box((5.2, 3.0, 6.2), (6.2, 3.9, 9.3), 0.03)
    kit["stone"].box((5.05, 2.85, 9.2), (6.35, 4.05, 9.45), 0.03)
    for x in (-6.4, 6.4, -3.4, 3.4):
        arch.lantern(kit, x, -1.5, 3.2, 0.34, 0.7)
    arch.lantern(kit, 0, -3.4, 3.3, 0.44, 0.8)
    for x, d in ((-7.4, 10), (-5.4, -8), (5.2, 8), (7.0, -12)):
        arch.cane_chair(kit, x, -1.5, fl, d)


def rise(x, y):
    """Height of the ground: level at the house, falling towards the tea."""
    t = np.clip((-y - 5) / 13, 0, 1)
    return -1.7 * t * t * (3 - 2 * t) + .10 * np.sin(x * .5 + 1) * np.sin(y * .4)


def kottayam():
    """62 mm from among the tea: porch and verandah, mist before and behind."""
    old.few_bounces()
    kit = make_kit(.7)
    lime, granite, tile, upright, lying = old.lime(1.5, "#cfc6b0", "#9d937d"), old.damp_stone(), old.tiles(), old.timber("rail timber", (9, 9, 1.0)), old.timber("beam timber", (1.0, 9, 9))
    kit.materials.update({"wall": lime, "wall~": lime, "stone": granite, "stone~": granite, "tile": tile, "tile~": tile, "wood": upright, "wood~": upright, "beam": lying, "soffit": lying,
                          "lamp": s.glow("#ffc98e", 6.0), "glass": s.pane(reflect=.8)})
    bungalow(kit)
    kit.at()
    rng = np.random.default_rng(3)
    for i in range(15):
        y = -7.4 - i * .72
        x, z = .3 + .5 * np.sin(i * .4), float(rise(0, y))
        kit["stone"].box((x - .7 + rng.normal(0, .05), y - .27, z - .25), (x + .7 + rng.normal(0, .05), y + .27, z + .04), .03, rng.uniform(.2, .8))
    old.relay(kit, 2)
    kit.build()
    for x in (-6.4, 6.4, -3.4, 3.4):
        point_light((x, -1.5, 3.15), 18, WARM, .09)
    point_light((0, -3.4, 3.25), 26, WARM, .1)
    area_light((0, -1.4, 3.9), (0, -1.1, 0), (18, .4), 24, WARM)
    g = Batch("rise", surface("earth", "#20221a", "#3c4029", .9, rough=.95, bump=.6, specular=.1), True)
    xs, ys = np.meshgrid(np.linspace(-60, 60, 100), np.linspace(-40, 60, 90))
    g.grid(np.stack([xs, ys, rise(xs, ys)], -1))
    g.build()
    tea = [plants.shrub(.85, .8, k, leaves=2600, size=.09, dark="#141d0e", light=c) for k, c in ((2, "#4a5a34"), (6, "#53623c"), (9, "#435233"))]
    spots = [[], [], []]
    for y0 in np.arange(-16.6, -6.2, 1.55):
        for x in np.arange(-16, 12, 1.05):
            y = y0 + .5 * np.sin(x * .3) + rng.normal(0, .12)
            if abs(x - .3) < 1.5 or rng.random() < .05:
                continue
            spots[int(rng.integers(3))].append((x + rng.normal(0, .12), y, float(rise(x, y)) - .12, rng.uniform(0, 360), rng.uniform(.7, 1.06)))
    eye, aim = np.array((-13.4, -17.0, .45)), np.array((-2.7, -3.4, 3.0))
    ahead = (aim - eye)[:2] / np.hypot(*(aim - eye)[:2])
    right = np.array((ahead[1], -ahead[0]))
    for d, r, top, k in ((1.75, -.95, .38, 0), (2.0, .10, .17, 1), (2.6, 1.35, .32, 2), (3.2, -.5, .12, 1), (3.9, .8, .05, 0)):
        x, y = eye[:2] + ahead * d + right * r
        spots[k].append((x, y, top - .82, 70 * k + 40 * d, 1.0))
    for source, rows in zip(tea, spots):
        scatter(source, rows)
    flower = plants.shrub(.7, .9, 9, dark="#161e10", light="#4a5838", flower="#b9b2c4", flowers=60, flower_size=.10)
    scatter(flower, [(-9.6, -4.2, 0, 0, 1.2), (-7.6, -4.0, 0, 60, 1.5), (-5.6, -4.3, 0, 130, 1.1), (-3.6, -4.4, 0, 30, 1.6), (3.4, -4.2, 0, 100, 1.0), (6.5, -4.4, 0, 10, .9)])
    trees = [plants.tree(13, 4.4, k, 20000, .21, "#1a2315", "#4b583a", .22, None, .45) for k in (4, 5)]
    scatter(trees[0], [(-14, 9, 0, 0, .95), (4, 17, 0, 60, 1.1), (16, 15, 0, 20, 1.1), (-6, 26, 0, 90, 1.2), (24, 24, 0, 10, 1.3)])
    scatter(trees[1], [(-17.5, 15, 0, 200, 1.05), (10, 20, 0, 100, 1.15), (0, 34, 0, 0, 1.3), (20, 34, 0, 50, 1.4), (-12, 36, 0, 0, 1.4)])
    scatter(plants.coconut_palm(13, .08, 8, dark="#18210f", light="#4e5b36"), [(9, 13, 0, 30, 1.05), (-20, 11, 0, 200, .95)])
    with core.at((-1.1, -5.15, .86), 20):
        photo.slippers(s.matt("#4a3026", .7, name="strap"))
    for distance, share in ((30, .16), (36, .22), (44, .30), (54, .42)):
        haze(tuple(eye), tuple(aim), distance, share, "#595f68", -4, -3)
    land.tree_line(60, -60, 70, 10, 12, palms=.2, dark="#2c3529", light="#566150", count=44)
    core.sky_gradient([(-10, "#4d4f52"), (0, "#8d8d90"), (10, "#8b929d"), (35, "#93a3b8"), (90, "#a9bbd2")], .30)
    core.camera(tuple(eye), tuple(aim), 56, fstop=1.2, focus=(-2.6, -3.2, 2.6), level=True)
    return {"size": (1500, 1000), "look": photo.look(.088, contrast=1.03, saturation=.84, warmth=-.03, bloom=.09, bloom_threshold=1.3, vignette=.2)}


PICTURES = {"exteriors/kottayam": kottayam}

FAR = {  # the trees above the roof
    "exteriors/kottayam": (10, (((170, 0), (940, 0), (905, 60), (872, 64), (866, 120), (740, 180), (700, 148), (520, 102), (350, 58)),)),
}

FINISH = {
    "exteriors/kottayam": {"smooth": (2, .022), "glow": (.2, .5), "fade": .15, "soft": .2, "exposure": .15},
}
