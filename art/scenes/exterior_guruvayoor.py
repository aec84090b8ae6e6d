"""Nilavara Tulasi, Guruvayoor: three-storey pilgrims' hotel, stone lamp tower and tulasi plinth, rose dawn."""
import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import Batch, area_light, point_light, scatter, sun_light, surface

WARM = (1, 0.58, 0.26)
ROSE = [(-6, "#9b8f96"), (0, "#f0cdb5"), (5, "#eebfae"), (13, "#d8b0b4"), (27, "#a9a3c0"), (50, "#7c8fba"), (90, "#5f7dae")]


def hotel(kit):
    """Front at y 0, x -10..10: arcade below, two floors of timber jali balconies, tiled roof."""
    fl, h1, h2, top = 0.5, 4.2, 7.6, 10.9
    kit.at()
    kit["stone"].box((-10.4, -2.9, 0), (10.4, 10, fl), 0.03)
    xs = np.linspace(-9.6, 9.6, 8)
    mids = (xs[:-1] + xs[1:]) / 2
    for z in (fl, h1, h2):
        ops = [(m + 10 - 0.8, m + 10 + 0.8, z + 0.03, z + 2.5) for m in mids]
        kit.at(-10, 0, 0)
        arch.wall(kit, 20, {fl: h1, h1: h2, h2: top}[z], ops, 0.35, z0=z)
        rng = np.random.default_rng(int(z * 10))
        for k, m in enumerate(mids):
            if z == fl and k == 3:
                arch.door(kit, m + 10, 1.6, 2.47, z=z, leaves_open=True, power=130)
            else:
                arch.window(kit, m + 10, z + 0.04, 1.6, 2.44, rng.choice([0.0, 0.3, 0.42, 0.55]), None, panes=(4, 3), sill=False, seed=k)
    for sx, d, y in ((-10, -90, 10.0), (10, 90, 0.35)):
        kit.at(sx, y, 0, d)
        so = [(u - 0.6, u + 0.6, z + 0.9, z + 2.4) for u in (2.4, 5.0, 7.6) for z in (fl, h1, h2)]
        arch.wall(kit, 9.65, top, so, 0.35)
        for k, (a, b, z0, z1) in enumerate(so):
            arch.window(kit, (a + b) / 2, z0, 1.2, 1.5, 0.4 if k % 3 == 1 else 0, "open", seed=k, swing=168)
    kit.at()
    # arcade: square plaster piers and flat arches
    for x in xs:
        kit["wall"].box((x - 0.26, -2.6, fl), (x + 0.26, -2.08, h1 - 0.35), 0.02)
        kit["wall"].box((x - 0.34, -2.68, fl), (x + 0.34, -2.0, fl + 0.3), 0.02)
        kit["wall"].box((x - 0.34, -2.68, h1 - 1.0), (x + 0.34, -2.0, h1 - 0.85), 0.02)
    for a, b, m in zip(xs, xs[1:], mids):
        arch.arch_fill(kit, m, b - a - 0.52, h1 - 0.95, 0.55, h1 - 0.2, 0.46, "wall", -2.57)
    kit["wall"].box((-10.1, -2.62, h1 - 0.22), (10.1, 0, h1), 0.02)
    kit["stone"].box((-10.2, -2.75, h1), (10.2, 0, h1 + 0.08), 0.02)
    # balconies: timber posts, jali balustrades, jali screens in alternate bays, beams
    for z, zt in ((h1 + 0.08, h2 - 0.1), (h2 + 0.08, top - 0.3)):
        for x in xs:
            arch.post(kit, x, -2.4, z, zt, 0.15)
        kit["beam"].box((-9.8, -2.5, zt - 0.02), (9.8, -2.3, zt + 0.16), 0.02)
        for k, (a, b) in enumerate(zip(xs, xs[1:])):
            arch.jali(kit, a + 0.1, b - 0.1, z + 0.08, z + 0.95, 0.2, 0.05, 0.06, -2.43, "wood", "diamond")
            kit["beam"].box((a, -2.47, z + 0.95), (b, -2.33, z + 1.02), 0.015)
            if (k + (z > h2)) % 3 == 0:
                arch.jali(kit, a + 0.1, b - 0.1, z + 1.04, zt - 0.03, 0.17, 0.05, 0.06, -2.43, "wood", "grid")
            else:
                arch.jali(kit, a + 0.1, b - 0.1, zt - 0.5, zt - 0.03, 0.16, 0.045, 0.05, -2.43, "wood", "diamond")
    kit["beam"].box((-10.1, -2.55, h2 - 0.08), (10.1, 0, h2 + 0.08), 0.02)
    kit["wall"].box((-10.1, 0.0, h2 - 0.1), (10.1, 0.3, h2 + 0.1), 0)
    arch.hip_roof(kit, -11.2, 11.2, -3.5, 11.0, top - 0.15, 30, 1.8, seed=4)
    arch.gable_roof(kit, -2.5, 2.5, -4.3, 2.0, top + 0.05, 40, seed=14, ends=(True, False))
    arch.steps(kit, -2.4, 2.4, -2.9, fl, 3, 0.36)
    for m in mids:
        arch.lantern(kit, m, -1.2, 2.75, 0.3, 0.7)
        arch.lantern(kit, m, -1.3, h1 + 2.3, 0.26, 0.6)
    kit["brass~"].lathe([(0.0, 0.32), (0.05, 0.3), (0.09, 0.2), (0.12, 0.06), (0.17, 0), (0.15, 0.0), (0.1, 0.06), (0, 0.1)], (0, -2.35, 2.85), 18)
    # marigold garlands over the arches
    for a, b in zip(xs, xs[1:]):
        t = np.linspace(0, 1, 26)
        pts = np.stack([a + 0.3 + (b - a - 0.6) * t, np.full(26, -2.64), h1 - 0.95 - 0.42 * np.sin(np.pi * t) + 0.25], -1)
        kit["marigold"].boxes(pts, [(0.085, 0.085, 0.085)], 0.03, np.random.default_rng(3).uniform(0, 1, 26))


def kolam(x, y, r=1.7):
    """Rice-flour drawing on the paving: petals, rings and dots."""
    b = Batch("kolam", surface("rice flour", "#d8d2c6", "#f2eee6", 20.0, bump=0, rough=1.0), True)
    z = 0.034
    a = np.linspace(0, 2 * np.pi, 97)
    for q, n, amp in ((0.35, 0, 0), (0.62, 8, 0.22), (0.62, 8, -0.22), (1.0, 0, 0), (1.0, 16, 0.1), (1.0, 16, -0.1)):
        rr = r * (q + amp * np.abs(np.sin(n * a / 2)) if n else np.full_like(a, q) + 0 * a)
        b.tube(np.stack([x + rr * np.cos(a), y + rr * np.sin(a), np.full_like(a, z)], -1), 0.017, 4, caps=False)
    for k in range(16):
        b.lathe([(0.035, 0), (0.03, 0.008), (0, 0.01)], (x + 1.2 * r * np.cos(k * np.pi / 8), y + 1.2 * r * np.sin(k * np.pi / 8), z - 0.01), 8)
    b.build()


def guruvayoor():
    """From the forecourt, lamp tower near, hotel behind."""
    kit = arch.Kit(**arch.palette(wall="#f1e3c6", shade="#e0cda8", lit=1.1, streak=0.2, tile_dark="#7a3a26", tile_light="#ad6042"),
                   marigold=surface("marigold", "#d9760f", "#f0a818", 8.0, rough=0.8, bump=0, tint=0.4),
                   court=arch.stone("court", "#57514a", "#8f867b", 0.34, bump=0.2))
    kit.stand(3.2, 9.0, 0, 14)
    hotel(kit)
    kit.at()
    w = kit.world
    area_light(w(0, -1.2, 3.7), w(0, -0.9, 0), (18, 0.4), 330, WARM)
    area_light(w(0, -1.2, 7.2), w(0, -0.8, 4), (18, 0.4), 190, WARM)
    area_light(w(0, -1.2, 10.4), w(0, -0.8, 7), (18, 0.4), 130, WARM)
    kit.stand()
    arch.paving(kit, -22, 24, -16, 6.5, 0.03, (1.0, 0.7), 0.014, "court", 6)
    arch.lamp_tower(kit, -4.4, -1.8, 6.4, 11)
    for z, p in ((1.5, 26), (3.4, 26), (5.6, 22)):
        point_light((-3.9, -2.7, z), p, (1, 0.52, 0.18), 0.15)
    arch.tulasi_plinth(kit, 1.7, -3.6)
    point_light((1.7, -4.3, 0.66), 7, (1, 0.55, 0.2), 0.05)
    for x, y in ((0.2, -4.4), (3.2, -4.2)):
        arch.nilavilakku(kit, x, y, 0.03, 1.0)
    # low wall and gate piers at the left
    kit.at(-22, 5.6, 0)
    arch.wall(kit, 12.5, 1.5, (), 0.3, "wall")
    kit["stone"].box((-0.1, -0.06, 1.5), (12.6, 0.36, 1.6), 0.02)
    # brass urns
    kit.at()
    for x, y in ((-1.1, 4.6), (4.9, 6.1)):
        kit["brass~"].lathe([(0, 0), (0.2, 0), (0.32, 0.18), (0.36, 0.38), (0.28, 0.52), (0.31, 0.57), (0.25, 0.56), (0, 0.5)], (x, y, 0.03), 22)
    kit.build()
    kolam(-0.9, -6.6, 1.35)
    land.ground(-90, 90, -40, 90, -0.02, "#6a5a44", "#8e7a5c", 0.7)
    tulsi = plants.shrub(0.34, 0.75, 4, leaves=1800, size=0.05, dark="#28401c", light="#6c9440")
    scatter(tulsi, [(1.7, -3.6, 1.22, 0, 1.0)])
    clump = plants.areca_clump(4, 7, 1.7)
    scatter(clump, [(-1.1, 4.6, 0.5, 0, 1), (4.9, 6.1, 0.5, 100, 1)])
    bush = plants.shrub(0.65, 0.9, 8, flower="#e8e4da", flowers=130)
    scatter(bush, [(-10.5 - 1.2 * k, 4.9, 0, 50 * k, 0.9) for k in range(9)])
    palms = [plants.coconut_palm(13, 0.08, 5), plants.coconut_palm(11, 0.15, 6)]
    scatter(palms[0], [(-11.5, 11, 0, 190, 1.0), (19, 26, 0, 0, 1.1), (-18, 20, 0, 30, 1.15)])
    scatter(palms[1], [(-14.5, 8, 0, 150, 1.0), (20.5, 15, 0, 20, 1.0), (-9, 24, 0, 200, 1.2)])
    peepal = plants.tree(11, 5.5, 7, 11000, 0.26, "#1c3114", "#5e8038", 0.4)
    scatter(peepal, [(-20, 14, 0, 0, 1.0), (-31, 10, 0, 60, 1.1), (28, 22, 0, 0, 1.2)])
    land.tree_line(48, -70, 60, 8, 12, palms=0.5, fog=("#dcb9ad", 25, 190), count=55)
    land.sky("dawn", 0.85, azimuth=-28, stops=ROSE, clouds=0.75, seed=6.4, cloud_scale=1.0, sun=(-28, 3, "#ffcf9e", 0.9, 22))
    sun_light(-75, 9, 1.6, (1, 0.68, 0.5), 1.5)
    core.camera((-1.6, -15.4, 1.45), (-0.2, 4, 5.4), 26, fstop=5.6, focus=13.5, level=True)
    return {"size": (1200, 800), "exposure": 0.5,
            "look": {"contrast": 1.05, "saturation": 1.03, "warmth": 0.02, "vignette": 0.15, "bloom": 0.07}}


PICTURES = {"exteriors/guruvayoor": guruvayoor}
