"""Nilavara Padma, Trivandrum: white palace-town bungalow with a two-storey colonnade, blue hour."""
import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import area_light, scatter

FLOOR, MID, TOP = 0.6, 4.5, 8.1
BLUE_HOUR = [(-6, "#3a3540"), (0, "#dba27a"), (5, "#b9a09c"), (12, "#7d91b2"), (26, "#3b639f"), (55, "#1c3a78"), (90, "#112452")]


def colonnade(kit):
    """The long middle part: x -9..13, colonnade at y 0, wall at y 2.9."""
    xs = np.arange(-9.0, 13.1, 2.45)
    kit.at()
    kit["stone"].box((-13.5, -0.55, 0), (17.5, 9, FLOOR), 0.03)
    for x in xs:
        arch.column(kit, x, 0, FLOOR, 4.05, 0.21, n=24)
        arch.column(kit, x, 0, MID + 0.05, 7.7, 0.145, n=20)
    # entablatures
    kit["wall"].box((-9.3, -0.26, 4.05), (13.3, 0.26, 4.42), 0.02)
    kit["wall"].box((-9.4, -0.42, 4.36), (13.4, 0.3, 4.5), 0.03)
    kit["wall"].box((-9.3, -0.2, 7.68), (13.3, 0.2, 7.95), 0.02)
    kit["wall"].box((-9.4, -0.3, 7.92), (13.4, 0.25, 8.02), 0.02)
    for x in np.arange(-9.2, 13.3, 0.35):
        kit["wall"].box((x - 0.06, -0.37, 4.26), (x + 0.06, -0.2, 4.36), 0.01)
    kit["soffit"].box((-9.3, -0.2, 4.42), (13.3, 2.9, 4.52), 0.01)
    for a, b in zip(xs, xs[1:]):
        arch.railing(kit, (a + 0.17, 0), (b - 0.17, 0), MID + 0.02, 0.9, 0.15, turned=True)
    # inner walls
    mids = (xs[:-1] + xs[1:]) / 2
    gd = [(m + 9 - 0.6, m + 9 + 0.6, FLOOR + 0.02, FLOOR + 2.75) for m in mids]
    up = [(m + 9 - 0.55, m + 9 + 0.55, MID + 0.02, MID + 2.4) for m in mids]
    kit.at(-9.0, 2.9, 0)
    arch.wall(kit, 22.05, TOP, gd + up, 0.4)
    lit = np.random.default_rng(5).uniform(0.28, 0.6, (2, len(mids)))
    for k, m in enumerate(mids):
        if k == 4:
            arch.door(kit, m + 9, 1.2, 2.72, z=FLOOR, leaves_open=True, power=90)
        else:
            arch.window(kit, m + 9, FLOOR + 0.05, 1.2, 2.68, lit[0, k], "open", panes=(2, 4), sill=False, seed=k, swing=165)
        arch.window(kit, m + 9, MID + 0.05, 1.1, 2.33, lit[1, k], "open", panes=(2, 4), sill=False, seed=k + 30, swing=165)
    kit.at()
    for k, m in enumerate(mids):
        arch.lantern(kit, m, 1.1, 3.0, 0.36, 0.9)
        if k % 2:
            arch.lantern(kit, m, 1.1, 6.55, 0.3, 0.8)


def pavilion(kit, x0, x1):
    """End pavilion with a street-facing tiled gable, projecting 2.2 m."""
    w = x1 - x0
    kit.at()
    kit["stone"].box((x0 - 0.25, -2.5, 0), (x1 + 0.25, 9, FLOOR), 0.03)
    c = w / 2
    op = [(c - 1.55, c - 0.55, 1.4, 3.6), (c + 0.55, c + 1.55, 1.4, 3.6), (c - 1.4, c - 0.5, 5.5, 7.3), (c + 0.5, c + 1.4, 5.5, 7.3)]
    kit.at(x0, -2.2, 0)
    arch.wall(kit, w, 8.3, op, 0.4)
    for a, b, z0, z1 in op:
        arch.window(kit, (a + b) / 2, z0, b - a, z1 - z0, 0.45 if z0 < 3 else 0.36, "open", panes=(2, 4), seed=int(a * 9), swing=170)
    for z in (4.35, 8.0):
        kit["wall"].box((-0.12, -0.12, z), (w + 0.12, 0.1, z + 0.14), 0.02)
    for u in (0.0, w):
        for zz in np.arange(FLOOR, 8.0, 0.46):
            kit["wall"].box((u - 0.28, -0.05, zz), (u + 0.28, 0.06, zz + 0.40), 0.02)
    kit.at(x0, 9.0, 0, -90)
    side = [(1.3, 2.3, 1.4, 3.6), (4.0, 5.0, 1.4, 3.6), (7.0, 8.0, 1.4, 3.6), (1.3, 2.2, 5.5, 7.3), (4.0, 4.9, 5.5, 7.3), (7.0, 7.9, 5.5, 7.3)]
    arch.wall(kit, 10.8, 8.3, side, 0.4)
    for k, (a, b, z0, z1) in enumerate(side):
        arch.window(kit, (a + b) / 2, z0, b - a, z1 - z0, 0.0 if k in (1, 3) else 0.4, "shut" if k == 1 else "open", panes=(2, 4), seed=k, swing=165)
    for z in (4.35, 8.0):
        kit["wall"].box((-0.12, -0.12, z), (11.3, 0.1, z + 0.14), 0.02)
    kit.at(x1, -1.8, 0, 90)
    arch.wall(kit, 10.8, 8.3, (), 0.4)
    kit.at()
    arch.gable_roof(kit, x0 - 0.75, x1 + 0.75, -3.1, 9.6, 8.0, 36, seed=int(x0) + 40)


def trivandrum():
    """Three-quarter view along the colonnade, lamps just lit."""
    kit = arch.Kit(**arch.palette(wall="#f1ede2", shade="#ddd6c6", shutter=("#2a3f3a", "#3d5b52"), lit=1.5, streak=0.2,
                                  tile_dark="#7c3522", tile_light="#b4583a"))
    kit.materials["court"] = arch.stone("court", "#4a463f", "#7d776c", 0.32, bump=0.2)
    colonnade(kit)
    pavilion(kit, -14.0, -9.2)
    pavilion(kit, 13.3, 18.1)
    kit.at()
    arch.hip_roof(kit, -10.0, 14.0, -0.95, 10.0, 8.05, 33, 1.9, seed=3)
    mid = 2.0
    arch.steps(kit, mid - 2.4, mid + 2.4, -0.55, FLOOR, 4, 0.36)
    for s in (-1, 1):
        kit["stone"].box((mid + s * 2.7 - 0.28, -2.0, 0), (mid + s * 2.7 + 0.28, -0.5, 0.75), 0.03)
        arch.nilavilakku(kit, mid + s * 2.7, -1.7, 0.75, 1.0)
    # forecourt: flags, a lotus basin, beds
    arch.paving(kit, -24, 22, -20, -2.6, 0.02, (1.1, 0.75), 0.014, "court", seed=6)
    arch.paving(kit, -9.0, 13.0, -2.6, -0.5, 0.02, (1.1, 0.7), 0.014, "court", seed=7)
    bx0, bx1, by0, by1 = -9.3, -4.4, -8.9, -5.6
    for a, b in (((bx0 - 0.3, by0 - 0.3), (bx1 + 0.3, by0)), ((bx0 - 0.3, by1), (bx1 + 0.3, by1 + 0.3)),
                 ((bx0 - 0.3, by0), (bx0, by1)), ((bx1, by0), (bx1 + 0.3, by1))):
        kit["stone"].box((*a, 0), (*b, 0.45), 0.03)
    land.water(bx0, bx1, by0, by1, 0.34, deep="#0a1f1c", ripple=0.05, scale=2.0)
    lily = plants.lotus(3, 10, 3, 1.3)
    scatter(lily, [(-7.9, -7.2, 0.34, 0, 1.0), (-5.8, -7.4, 0.34, 90, 0.9)])
    warm = (1, 0.58, 0.26)
    area_light((2, 1.2, 4.3), (2, 1.6, 0), (21, 0.4), 620, warm)
    area_light((2, 1.2, 7.6), (2, 1.6, 4.5), (21, 0.4), 380, warm)
    area_light((-11.6, -4.6, 0.2), (-11.6, -2.0, 6.0), (4, 0.3), 150, warm)
    area_light((-16.2, 2.5, 0.2), (-14, 2.5, 5.0), (0.3, 8), 110, warm)
    area_light((15.7, -4.6, 0.2), (15.7, -2.0, 6.0), (4, 0.3), 120, warm)
    area_light((-14, -30, 22), (2, 0, 3), (26, 14), 2600, (0.55, 0.68, 1.0))
    for x in np.arange(-7.8, 13.0, 2.45):
        if abs(x - mid) > 3.2:
            arch.lantern(kit, x, -3.2, 0.35, 0.36, 0.0)
            kit["stone"].box((x - 0.14, -3.34, 0), (x + 0.14, -3.06, 0.36), 0.02)
    # a pair of cane chairs on the near bays
    for x, d in ((-7.9, 10), (-6.6, -12)):
        arch.cane_chair(kit, x, 1.9, FLOOR, d)
    kit.build()
    land.ground(-60, 70, -30, 60, -0.02, "#1c2413", "#37451f", 0.8)
    hedge = plants.shrub(seed=11, box=(2.0, 0.55, 0.6), leaves=2400, size=0.07)
    scatter(hedge, [(x, -1.35, 0, 0, 1.0) for x in np.arange(-8.0, 13.0, 2.05) if abs(x - mid) > 3.6])
    clump = plants.areca_clump(5, 8, 2.1)
    scatter(clump, [(-14.9, -3.4, 0, 0, 1.0), (-8.6, -3.0, 0, 90, 0.85), (12.4, -3.0, 0, 30, 0.9), (-15.2, 0.8, 0, 200, 0.9), (-15.2, 5.4, 0, 120, 1.0)])
    bush = plants.shrub(0.6, 0.8, 13, flower="#c9325f")
    scatter(bush, [(-13.6, -3.5, 0, 0, 1.0), (-12.2, -3.3, 0, 80, 0.8), (-10.6, -3.4, 0, 200, 0.9), (-15.0, 2.8, 0, 40, 1.0), (-15.1, 7.4, 0, 140, 1.0)])
    palms = [plants.coconut_palm(12.5, 0.07, 21, dark="#0f1f0d", light="#38571d"), plants.coconut_palm(10.5, 0.14, 22, dark="#0f1f0d", light="#38571d")]
    scatter(palms[0], [(-17.5, 12, 0, 30, 1.0), (4.5, 16, 0, 150, 1.15), (21.5, 6, 0, 260, 1.0), (-6, 18, 0, 0, 1.1)])
    scatter(palms[1], [(-20.5, 8, 0, 190, 1.05), (12.0, 17, 0, 20, 1.15), (24, 2, 0, 0, 1.0), (19.5, 13, 0, 90, 1.2)])
    rain = plants.tree(10, 6, 23, 9000, 0.3, "#0e1b0b", "#2d4a1c")
    scatter(rain, [(-27, 16, 0, 0, 1.2), (30, 9, 0, 90, 1.2), (38, 0, 0, 10, 1.1)])
    land.tree_line(34, -60, 75, 6, 41, palms=0.2, dark="#0c160a", light="#263d1a", count=46)
    wall_hedge = plants.shrub(seed=14, box=(3.0, 0.8, 1.5), leaves=2600, size=0.1, dark="#0f1f0c", light="#3a5a20")
    scatter(wall_hedge, [(x, 12.0, 0, 0, 1.0) for x in np.arange(-44, -14, 2.9)])
    scatter(plants.shrub(seed=15, box=(3.0, 0.8, 1.4), leaves=2600, size=0.1, dark="#0f1f0c", light="#3a5a20"),
            [(x, -1.0, 0, 0, 1.0) for x in np.arange(20.5, 42, 2.9)])
    land.sky("dusk", 0.95, azimuth=35, stops=BLUE_HOUR, clouds=0.45, seed=1.7, cloud_scale=1.0)
    core.camera((-19.6, -17.2, 1.5), (-4.4, 0, 4.75), 26, fstop=5.6, focus=18.0, level=True)
    return {"size": (1200, 800), "exposure": 0.7,
            "look": {"contrast": 1.05, "saturation": 1.08, "vignette": 0.16, "bloom": 0.08, "bloom_threshold": 1.0}}


PICTURES = {"exteriors/trivandrum": trivandrum}
