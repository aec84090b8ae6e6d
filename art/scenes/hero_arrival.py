"""Nilavara at dusk: a gabled lakeside house with a lit verandah, a houseboat, palms and their reflections."""

import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import area_light, point_light, scatter, sun_light


def house(kit):
    """Two storeys, 15 m wide, verandah on the front and the left side, gabled porch; front towards -Y."""
    floor, eave, upper, top = 0.75, 3.25, 4.1, 7.0
    # plinth of laterite with a stone edge
    for x, y, w, deg in ((-9.6, -3.0, 17.1, 0), (-9.6, 8.0, 11.0, -90), (7.5, -3.0, 11.0, 90)):
        kit.at(x, y, 0, deg)
        arch.block_wall(kit, w, floor - 0.08, thick=0.3, seed=int(w))
    kit.at()
    kit["stone"].box((-9.7, -3.1, floor - 0.09), (7.6, 8.0, floor), 0.02)
    # ground floor
    openings = [(x - 0.6, x + 0.6, floor + 0.75, floor + 2.5) for x in (-5.6, -3.2, 3.2, 5.6)] + [(-0.85, 0.85, floor, floor + 2.6)]
    kit.at(-7.0, 0, 0)
    arch.wall(kit, 14.0, upper, [(a + 7, b + 7, c, d) for a, b, c, d in openings], 0.35)
    kit.at(-7.0, 8.0, 0, -90)
    side = (2.2, 4.8, 6.6)
    arch.wall(kit, 7.65, upper, [(u - 0.55, u + 0.55, floor + 0.75, floor + 2.5) for u in side], 0.35)
    for k, u in enumerate(side):
        arch.window(kit, u, floor + 0.75, 1.1, 1.75, 0.42, "open", seed=k, swing=160)
    kit.at(7.0, 0.35, 0, 90)
    arch.wall(kit, 7.65, upper, (), 0.35)
    kit.at()
    for k, x in enumerate((-5.6, -3.2, 3.2, 5.6)):
        arch.window(kit, x, floor + 0.75, 1.2, 1.75, (0.5, 0.62, 0.55, 0.4)[k], "open", seed=k, swing=165)
    arch.door(kit, 0, 1.7, 2.6, 0.75, z=floor, leaves_open=True, power=120)
    # verandah roof, posts, rails
    kit.at()
    arch.lean_to(kit, -10.2, 7.9, -3.5, 0.05, eave, 21, True, False)
    kit.at(-7.0, 8.0, 0, -90)
    arch.lean_to(kit, -0.5, 11.5, -3.2, 0.05, eave, 23, False, True, seed=8)
    kit.at()
    arch.ridge(kit, (-10.2, -3.5, eave + 0.05), (-6.95, 0.0, eave + 1.42), 0.1)
    for x in (-9.2, -6.7, -4.3, -2.2, 2.2, 4.3, 7.2):
        arch.post(kit, x, -2.75, floor, eave + 0.06, 0.15)
    for y in (-0.2, 2.4, 5.0, 7.6):
        arch.post(kit, -9.2, y, floor, eave + 0.06, 0.15, axis="y")
    kit["beam"].box((-9.3, -2.84, eave + 0.02), (7.3, -2.66, eave + 0.2), 0.02)
    kit["wood"].box((-9.29, -2.8, eave + 0.02), (-9.11, 7.8, eave + 0.2), 0.02)
    for a, b in ((-9.2, -6.7), (-6.7, -4.3), (-4.3, -2.2), (2.2, 4.3), (4.3, 7.2)):
        arch.railing(kit, (a + 0.1, -2.75), (b - 0.1, -2.75), floor, 0.82)
    for a, b in ((-2.75, -0.2), (-0.2, 2.4), (2.4, 5.0), (5.0, 7.6)):
        arch.railing(kit, (-9.2, a + 0.1), (-9.2, b - 0.1), floor, 0.82)
    # gabled porch on white columns
    arch.gable_roof(kit, -2.9, 2.9, -5.9, 1.2, 3.9, 37, seed=11, ends=(True, False))
    for x in (-1.95, 1.95):
        arch.column(kit, x, -4.9, floor, 3.8, 0.19)
        arch.column(kit, x, -2.9, floor, 3.8, 0.19)
        kit["wood"].box((x - 0.13, -5.4, 3.72), (x + 0.13, 0, 3.95), 0.02)
    kit["beam"].box((-2.4, -5.05, 3.72), (2.4, -4.75, 3.95), 0.02)
    kit["stone"].box((-2.6, -5.5, 0), (2.6, -3.0, floor), 0.02)
    arch.steps(kit, -1.9, 1.9, -5.5, floor, 4, 0.34)
    # upper floor
    ups = (-4.4, -2.2, 0.0, 2.2, 4.4)
    kit.at(-5.8, 0.6, 0)
    arch.wall(kit, 11.6, top, [(x + 5.8 - 0.55, x + 5.8 + 0.55, upper + 0.95, upper + 2.45) for x in ups], 0.3, z0=upper)
    kit.at(-5.8, 8.0, 0, -90)
    arch.wall(kit, 7.1, top, [(u - 0.5, u + 0.5, upper + 0.95, upper + 2.45) for u in (2.0, 5.2)], 0.3, z0=upper)
    for u in (2.0, 5.2):
        arch.window(kit, u, upper + 0.95, 1.0, 1.5, 0.4, "open", seed=5)
    kit.at(5.8, 0.9, 0, 90)
    arch.wall(kit, 7.1, top, (), 0.3, z0=upper)
    kit.at(0, 0.6, 0)
    for k, x in enumerate(ups):
        arch.window(kit, x, upper + 0.95, 1.1, 1.5, (0.45, 0.3, 0.5, 0.55, 0.22)[k], "open", seed=20 + k, swing=165)
    kit.at()
    arch.hip_roof(kit, -7.1, 7.1, -0.7, 9.2, top - 0.15, 33, 1.7, seed=2)
    # lanterns and chairs on the verandah
    for x in (-7.9, -5.5, -3.3, 3.3, 5.9):
        arch.lantern(kit, x, -1.6, 2.55, 0.32, 0.6)
    arch.lantern(kit, 0, -3.6, 2.75, 0.5, 0.8)
    for x, d in ((-5.0, 12), (-3.6, -14), (4.2, 10), (5.7, -12)):
        arch.cane_chair(kit, x, -1.4, floor, d + 0)
    kit.at()


def lamps(kit, power=1.0):
    """Warm light of the verandah, the porch and the rooms."""
    kit.at()
    w = kit.world
    warm = (1, 0.56, 0.24)
    area_light(w(-5.7, -1.4, 3.15), w(-5.7, -0.9, 0), (6.0, 0.5), 210 * power, warm)
    area_light(w(5.5, -1.4, 3.15), w(5.5, -0.9, 0), (6.0, 0.5), 190 * power, warm)
    area_light(w(-8.1, 3.2, 3.1), w(-8.0, 3.2, 0), (0.5, 7.0), 140 * power, warm)
    area_light(w(0, -3.7, 3.55), w(0, -3.6, 0), (1.6, 2.2), 200 * power, warm)
    area_light(w(0, -0.9, 4.75), w(0, 0.9, 6.2), (10.5, 0.25), 60 * power, warm)
    area_light(w(0, -8.4, 1.0), w(0, -5.5, 4.6), (3.0, 0.3), 150 * power, warm)


def grove(bank_y):
    """Palms, garden plants and the far shore."""
    palms = [plants.coconut_palm(h, l, s, fronds=24, dark="#0f1f0d", light="#3e5e20")
             for h, l, s in ((10.5, 0.10, 1), (8.5, 0.2, 2), (12.0, 0.06, 3))]
    scatter(palms[0], [(-13.5, bank_y + 3, 0.2, 195, 1.0), (12.2, bank_y + 9, 0.3, 20, 1.05), (-2.5, bank_y + 19, 0, 100, 1.15)])
    scatter(palms[1], [(-15.5, bank_y + 1.2, 0.1, 220, 1.0), (14.5, bank_y + 3.5, 0.2, -25, 0.95), (16.8, bank_y + 11, 0, 60, 1.1)])
    scatter(palms[2], [(-11.0, bank_y + 13, 0.2, 60, 1.05), (9.5, bank_y + 18, 0, 200, 1.1), (17.0, bank_y + 6, 0, 300, 0.95),
                       (-18.5, bank_y + 5, 0, 10, 0.95)])
    arecas = [plants.areca_palm(5.2, 4), plants.areca_palm(6.4, 5)]
    scatter(arecas[0], [(11.2, bank_y + 4.2, 0.3, 0, 1), (11.9, bank_y + 5.0, 0.3, 80, 0.9)])
    scatter(arecas[1], [(12.4, bank_y + 4.4, 0.3, 200, 0.85)])
    banana = plants.plantain(3.4, 6)
    scatter(banana, [(-11.3, bank_y + 4.2, 0.2, 30, 1.0), (-12.2, bank_y + 5.6, 0.2, 160, 0.9), (13.4, bank_y + 2.4, 0.2, 250, 0.85)])
    bush = [plants.shrub(0.75, 1.0, 7), plants.shrub(0.6, 0.8, 8, flower="#c2356b"), plants.shrub(0.5, 0.75, 9, flower="#e7e2cf", size=0.1)]
    rng = np.random.default_rng(5)
    spots = [[], [], []]
    for x in np.arange(-9.6, 10.4, 0.95):
        if abs(x + 0.3) < 2.7:
            continue
        spots[int(rng.integers(3))].append((x + rng.normal(0, 0.15), bank_y + 2.9 + rng.normal(0, 0.25), 0.15, rng.uniform(0, 360), rng.uniform(0.6, 0.95)))
    for x in np.arange(-22, -10.5, 1.1):
        spots[int(rng.integers(3))].append((x, bank_y + 1.4 + rng.normal(0, 0.7), 0.0, rng.uniform(0, 360), rng.uniform(0.9, 1.5)))
    for x in np.arange(10.8, 24, 1.1):
        spots[int(rng.integers(3))].append((x, bank_y + 2.0 + rng.normal(0, 0.8), 0.0, rng.uniform(0, 360), rng.uniform(0.9, 1.5)))
    for b, s in zip(bush, spots):
        scatter(b, s)
    reed = plants.reeds(3)
    scatter(reed, [(x, bank_y - 0.35 + rng.normal(0, 0.12), -0.1, rng.uniform(0, 360), rng.uniform(0.5, 0.9))
                   for x in [*np.arange(-21, -9.2, 1.0), *np.arange(8.0, 22, 1.0)] if rng.random() < 0.75])
    lily = plants.lotus(4, 11, 2, 1.3)
    scatter(lily, [(-3.4, bank_y - 1.8, 0, 0, 1), (5.6, bank_y - 1.5, 0, 120, 1.1), (7.6, bank_y - 2.6, 0, 200, 1.0)])


def bank(kit, y):
    """Laterite water wall, ghat steps, lawn and small lamps along the edge."""
    kit.stand()
    kit.at(-24, y, -0.6)
    arch.block_wall(kit, 22.2, 0.95, thick=0.35, seed=21)
    kit.at(2.2, y, -0.6)
    arch.block_wall(kit, 22.0, 0.95, thick=0.35, seed=22)
    kit.at()
    for a, b in ((-24, -1.8), (2.2, 24)):
        kit["stone"].box((a, y - 0.06, 0.33), (b, y + 0.42, 0.42), 0.02)
    for i in range(5):
        kit["stone"].box((-1.8, y - 0.36 * (2 - i) - 0.2, -0.7), (2.2, y + 2.0, 0.42 - 0.17 * (4 - i)), 0.02, 0.4 + 0.06 * i)
    arch.paving(kit, -1.7, 2.1, y + 0.42, y + 3.4, 0.44)
    rng = np.random.default_rng(2)
    for k, i in enumerate((0, 1, 2, 3)):
        for x in (-1.6, 2.0):
            z = 0.42 - 0.17 * (4 - (i + 1))
            yy = y - 0.36 * (2 - (i + 1)) + 0.0
            kit["brass~"].lathe([(0, 0), (0.05, 0.005), (0.07, 0.03), (0.06, 0.03), (0, 0.015)], (x, yy, z), 10)
            arch.flame(kit, x, yy - 0.03, z + 0.025, 0.07)
    for x in (-9.0, -5.2, 5.6, 9.2):
        kit["stone"].box((x - 0.12, y + 0.1, 0.42), (x + 0.12, y + 0.34, 0.85), 0.02)
        kit["lamp"].box((x - 0.07, y + 0.15, 0.85), (x + 0.07, y + 0.29, 1.05), 0.02)
        kit["stone"].box((x - 0.13, y + 0.09, 1.05), (x + 0.13, y + 0.35, 1.11), 0.02)
    for x in (-1.95, 2.35):
        arch.nilavilakku(kit, x, y + 0.2, 0.42, 0.95)
    del rng, k
    land.ground(-40, 40, y + 0.3, y + 60, 0.40, "#1f2a14", "#40552a", 1.0, n=2, name="garden")


def world(phone=False):
    """Everything but the camera."""
    bank_y = 13.0
    kit = arch.Kit(**arch.palette(wall="#efe6d5", shade="#ded0b6", shutter=("#1d3a37", "#2c5a55"), lit=1.7, tile_dark="#7d3820", tile_light="#b45a38"))
    kit.stand(0.3, bank_y + 6.6, 0.42, -9)
    house(kit)
    lamps(kit, 1.0)
    bank(kit, bank_y)
    for x in (-9.0, -5.2, 5.6, 9.2):
        point_light((x, bank_y + 0.2, 1.25), 16, (1, 0.6, 0.28), 0.08)
    grove(bank_y)
    lawn_tile = plants.grass_patch(2.3, 1800, 0.09, 3, "#1b2c10", "#47682a")
    rng = np.random.default_rng(8)
    scatter(lawn_tile, [(x, yy, 0.4, 90 * int(rng.integers(4)), 1.0) for x in np.arange(-22, 23, 2.0) for yy in (bank_y + 1.5, bank_y + 3.3)
                        if abs(x - 0.2) > 2.9])
    land.water(-160, 160, -24, 230, 0.0, deep="#0a1a1b", ripple=0.10, scale=1.0)
    boat = 1.6 if phone else 0.0  # further in where the frame is narrow
    land.kettuvallam(-13.3 + boat, bank_y - 1.4, 0.0, 8, 12.5, lit=1.5, scale=0.88)
    point_light((-9.6 + boat, bank_y - 0.9, 1.75), 20, (1, 0.55, 0.22), 0.15)
    kit.stand()
    boat_lamp = kit["lamp"]
    boat_lamp.lathe([(0, -0.1), (0.07, -0.06), (0.09, 0.02), (0.05, 0.09), (0, 0.1)], (-7.7 + boat, bank_y - 0.75, 2.1), 10)
    land.canoe(5.2, bank_y - 1.2, 0.0, 8, 5.0)
    kit.at()
    kit.build()
    # far shore
    land.tree_line(74, -75, 60, 7, 31, palms=0.3, fog=("#4c4658", 30, 260), dark="#0d140d", light="#26351d", count=95)
    land.hill_range(420, 4, 24, 1500, 4, "#1c2733", "#5b536b", 60, 520, 420, bumps=0.05)
    land.sky("dusk", 0.85, azimuth=-9, seed=3.2, clouds=0.6, cloud_scale=1.2)
    area_light((-8, -18, 22), (0, 20, 2), (26, 16), 1500, (0.62, 0.72, 1.0))
    point_light((-7.75 + boat, bank_y - 0.75, 2.15), 30, (1, 0.55, 0.22), 0.1)
    sun_light(-24, 4, 0.25, (1, 0.5, 0.28), 4)


LOOK = {"contrast": 1.07, "saturation": 1.04, "warmth": 0.05, "vignette": 0.34, "bloom": 0.10, "bloom_threshold": 0.9}


def arrival():
    """Wide frame: house, boat and palms above, dark water with their lights below."""
    world()
    core.camera((-6.4, -14.0, 1.4), (-4.0, 14, 0.38), 29, (16, 9), fstop=1.6, focus=29.0, level=True)
    return {"size": (1920, 1080), "exposure": 0.55, "look": {**LOOK, "filter": (0.52, 0.82, 1.6), "grain": 0.008}}


def arrival_phone():
    """Tall frame: the house and the boat's prow above, dark water with its lights below."""
    world(True)
    core.camera((-3.8, -6.6, 1.4), (-0.9, 14, -2.55), 44.5, (9, 16), fstop=1.6, focus=22.0, level=True)
    return {"size": (1080, 1920), "exposure": 0.85, "look": {**LOOK, "filter": (0.44, 0.66, 0.7), "vignette": 0.2, "grain": 0.008}}


PICTURES = {"hero/arrival": arrival, "hero/arrival.phone": arrival_phone}
