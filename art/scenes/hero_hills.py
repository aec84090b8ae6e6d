"""Nilavara Rubber House, Kottayam: planter's bungalow in the morning mist, and the view from its verandah."""
import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import Batch, area_light, scatter, sun_light, surface

ROSE = "#dcb595"
DAWN = [(-6, "#a79c96"), (0, "#e6cdb6"), (5, "#e9c8ab"), (12, "#d3bcb4"), (26, "#a3aec0"), (50, "#6f8bb0"), (90, "#54749f")]


def make_kit(lit=0.8):
    """Dark teak, granite plinth, pale plaster."""
    k = arch.Kit(**arch.palette(wall="#e4d9c3", shade="#cdbfa4", trim_dark="#1d0f08", trim_light="#432616", shutter=("#27150b", "#47291a"),
                                lit=lit, tile_dark="#5e2c1e", tile_light="#8f4a32", moss=0.7))
    k.materials["laterite"] = arch.stone("plinth stone", "#4f4b44", "#7d776c", 0.85, 0.45, 0.7)
    return k


def _between(a, b, t):
    """Hex colour between two hex colours."""
    x, y = (np.array([int(c[i:i + 2], 16) for i in (1, 3, 5)]) for c in (a, b))
    return "#" + "".join(f"{int(round(v)):02x}" for v in x + (y - x) * t)


def hills(mist, front_y, base, far_scale=1.0, seed=3, pool=0.92):
    """Five ridges, each paler than the one before."""
    rows = ((front_y, 12, 14, "#1f3620"), (front_y + 110, 22, 26, "#2b4633"), (front_y + 260, 42, 44, "#3d5a4c"),
            (front_y + 480, 70, 80, "#55706b"), (front_y + 800, 100, 130, "#6b8388"))
    near = "#b3b0b2" if mist == ROSE else mist
    for k, (y, b, h, c) in enumerate(rows):
        mist = _between(near, mist, k / 4) if mist != near else mist
        land.hill_range(y, base + b * far_scale, h * far_scale, 900 + y * 2.6, seed + k * 3, c, mist, 30, 1000 + 120 * k,
                        wave=150 + 90 * k, depth=60 + 30 * k, z=base - 10, bumps=0.05, low_mist=((26 + 16 * k) * far_scale, pool))


def verandah():
    """Deep verandah of the bungalow; the hills lie beyond the rail towards +Y."""
    kit = make_kit(0.8)
    kit.at()
    rng = np.random.default_rng(1)
    # plank floor
    for x in np.arange(-9, 9, 0.16):
        kit["wood"].box((x, -10, -0.04), (x + 0.152, 0.35, 0.0), 0.004, rng.uniform(0.1, 0.9))
    kit["black"].box((-9, -10, -0.07), (9, 0.35, -0.05), 0)  # no light between the boards
    kit["stone"].box((-9, 0.1, -0.6), (9, 0.42, 0.012), 0.02)
    for x in (-6.6, -3.5, -0.4, 2.7, 5.8):
        arch.post(kit, x, 0.18, 0, 3.2, 0.17)
    for a, b in ((-6.6, -3.5), (-3.5, -0.4), (-0.4, 2.7), (2.7, 5.8)):
        arch.railing(kit, (a + 0.1, 0.18), (b - 0.1, 0.18), 0.0, 0.86, 0.115)
    kit["beam"].box((-9, 0.08, 3.17), (9, 0.28, 3.43), 0.02)
    # roof: boards and rafters seen from below
    for x in np.arange(-8.5, 9, 0.75):
        kit["wood"].beam((x, 1.1, 3.07), (x, -6, 5.55), 0.07, 0.12)
    kit["soffit"].quad((-9, 1.15, 3.17), (9, 1.15, 3.17), (9, -6, 5.67), (-9, -6, 5.67))
    kit["wood"].box((-9, 1.16, 3.0), (9, 1.19, 3.27), 0.004)  # fascia: no sky between rafters and tiles
    arch.roof_plane(kit, (-9, 1.2, 3.21), (9, 1.2, 3.21), np.array([0, -0.945, 0.327]), 7, [(0, 0), (7, 0)], [(0, 18), (7, 18)], soffit=False, seed=3)
    # chairs, table with tea
    arch.cane_chair(kit, 1.05, -1.45, 0, 158)
    arch.cane_chair(kit, 2.75, -1.35, 0, 196)
    tx, ty = 1.95, -1.75
    kit["wood~"].lathe([(0, 0), (0.2, 0), (0.2, 0.03), (0.04, 0.06), (0.035, 0.5), (0.08, 0.54), (0.3, 0.55), (0.31, 0.565), (0.3, 0.58), (0, 0.58)], (tx, ty, 0), 28)
    kit["brass~"].lathe([(0, 0), (0.19, 0), (0.2, 0.015), (0.19, 0.018), (0, 0.01)], (tx, ty, 0.582), 28)
    kit["wall~"].lathe([(0, 0), (0.05, 0), (0.053, 0.006), (0.066, 0.018), (0.078, 0.036), (0.085, 0.058), (0.085, 0.08), (0.078, 0.102),
                         (0.066, 0.12), (0.05, 0.132), (0.047, 0.138), (0.034, 0.146), (0.014, 0.152), (0.009, 0.16), (0.014, 0.168), (0.01, 0.176),
                         (0, 0.178)], (tx - 0.06, ty + 0.05, 0.592), 48)
    kit["wall~"].tube([(tx - 0.13, ty + 0.05, 0.64), (tx - 0.19, ty + 0.05, 0.68), (tx - 0.21, ty + 0.05, 0.73)], [0.016, 0.012, 0.009], 8)
    for dx, dy in ((0.09, -0.04), (0.03, -0.12)):
        kit["wall~"].lathe([(0, 0), (0.055, 0.004), (0.058, 0.01), (0.02, 0.012), (0.022, 0.015), (0.036, 0.05), (0.034, 0.05), (0.02, 0.02), (0, 0.018)], (tx + dx, ty + dy, 0.592), 18)
    kit["shutter"].boxes([(tx + 0.14, ty + 0.14, 0.6)], [(0.2, 0.14, 0.03)], 0.004)
    # hat on the rail-side post, hanging lantern
    arch.lantern(kit, 1.25, -0.6, 2.42, 0.34, 0.9)
    arch.lantern(kit, -5.0, -0.9, 2.05, 0.34, 0.9)
    kit["brass~"].lathe([(0, 0), (0.2, 0), (0.28, 0.16), (0.3, 0.34), (0.24, 0.46), (0.27, 0.5), (0.22, 0.5), (0, 0.45)], (4.9, -0.6, 0), 22)
    kit["brass~"].lathe([(0, 0), (0.2, 0), (0.28, 0.16), (0.3, 0.34), (0.24, 0.46), (0.27, 0.5), (0.22, 0.5), (0, 0.45)], (-3.0, -0.45, 0), 22)
    kit.build()
    clump = plants.areca_clump(6, 6, 1.3)
    scatter(clump, [(4.9, -0.6, 0.45, 0, 1.0), (-3.0, -0.45, 0.45, 70, 0.85)])
    throw = Batch("throw", surface("throw cloth", "#8a8474", "#b5ad98", 30.0, (1, 4, 1), 0.95, 0.6, 120.0, specular=0.1), True)
    u, v = np.meshgrid(np.linspace(0, 1, 18), np.linspace(0, 1, 26), indexing="ij")
    # folded over the back of the right chair, hanging on both sides
    s = (v - 0.45) * 0.95
    back = np.stack([(u - 0.5) * 0.34, np.where(s < 0, 0.80 + 0.5 * s * 0.62, 0.86 + 0.02 * np.sin(u * 9)) + 0.03 * (s > 0),
                     1.10 - np.abs(s) * np.where(s < 0, 0.82, 1.0) + 0.012 * np.sin(u * 14 + v * 3)], -1)
    from kit.solid import place
    throw.xf = place(2.75, -1.35, 0, 196)
    throw.grid(back)
    throw.build()
    # garden edge, tea slope, trees sinking in mist
    fog = ("#b3aeae", 26, 320)
    land.ground(-60, 60, 0.4, 14, -0.75, "#25361a", "#4f6a30", 0.8, n=40, height=0.06, name="lawn soil")
    grass = plants.grass_patch(2.3, 2000, 0.11, 3, "#22360f", "#64823a")
    scatter(grass, [(x, y, -0.75, 90 * int(rng.integers(4)), 1.0) for x in np.arange(-13, 14, 2.0) for y in (1.6, 3.6, 5.6, 7.6)])
    land.ground(-120, 120, 13, 120, -9, "#2c4424", "#4a6636", 0.3, n=30, height=1.2, fog=fog, name="valley")
    bush = plants.shrub(0.75, 1.0, 7, flower="#e8dff0", flowers=120, flower_size=0.11)
    scatter(bush, [(x, 1.2 + 0.2 * np.sin(x * 3), -0.8, x * 70, rng.uniform(0.8, 1.05)) for x in np.arange(-9, 10, 1.25)])
    trees = [plants.tree(12, 4.5, s, 6500, 0.34, "#1a2f14", "#4f7036", 0.22, fog, 0.42) for s in (4, 5)]
    scatter(trees[0], [(-15, 22, -9, 0, 1.0), (12, 30, -10, 60, 1.0), (-4, 36, -10, 20, 0.9), (24, 24, -8, 90, 1.15), (-32, 30, -9, 10, 1.1), (40, 44, -9, 0, 1.2)])
    scatter(trees[1], [(-24, 26, -8, 200, 1.1), (4, 44, -10, 100, 1.0), (18, 40, -10, 0, 1.1), (-12, 50, -10, 50, 1.1), (32, 34, -9, 0, 1.2), (-44, 44, -9, 30, 1.3)])
    scatter(plants.coconut_palm(12, 0.1, 8, fog=fog), [(-9.5, 19, -6.5, 200, 1.0), (-11.5, 24, -7.5, 170, 1.05), (8.2, 26, -7.5, 30, 1.0)])
    scatter(plants.plantain(3.4, 4), [(7.2, 5.2, -0.8, 40, 1.0), (8.6, 6.4, -0.8, 200, 1.1)])
    hills(ROSE, 75, -16, 1.15, 5, 0.85)
    land.sky("dawn", 0.75, azimuth=12, clouds=0.4, stops=DAWN, seed=7.2, sun=(12, 7, "#ffd09a", 1.5, 16))
    sun_light(14, 9, 0.8, (1, 0.74, 0.5), 7)  # mist widens it
    area_light((1, -5.8, 2.4), (1, -1, 0.9), (8, 1.6), 210, (1, 0.76, 0.54))
    area_light((0, -2.2, 0.9), (0, -1.9, 4.0), (12, 2), 150, (1, 0.78, 0.56))


LOOK = {"contrast": 1.06, "saturation": 1.0, "warmth": 0.04, "vignette": 0.2, "bloom": 0.07, "bloom_threshold": 1.2}


def hills_hero():
    """Wide frame: chairs right of the middle, dark floor and rail below."""
    verandah()
    core.camera((1.0, -8.0, 1.1), (1.5, 6, -0.8), 24, (16, 9), fstop=2.8, focus=6.8, level=True)
    return {"size": (1920, 1080), "calm": 0.7, "exposure": 0.95, "look": {**LOOK, "filter": (0.5, 0.8, 1.0), "grain": 0.008}}


def hills_phone():
    """Tall frame: chairs, tea and the hills between two posts above, the dark boards below."""
    verandah()
    core.camera((1.35, -8.0, 1.1), (1.85, 6, -1.75), 50, (9, 16), fstop=2.8, focus=6.8, level=True)
    return {"size": (1080, 1920), "calm": 0.62, "exposure": 0.95, "look": {**LOOK, "filter": (0.48, 0.75, 0.4), "grain": 0.008}}


PICTURES = {"hero/hills": hills_hero, "hero/hills.phone": hills_phone}
