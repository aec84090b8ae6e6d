"""Nilavara Boathouse: timber house on stilts over the lake, jetty and houseboat at sunset."""
import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import area_light, point_light, scatter, sun_light

WARM = (1, 0.56, 0.24)
SUNSET = [(-6, "#5a3c36"), (0, "#f2a25a"), (3, "#f09a5c"), (8, "#d98a70"), (16, "#a77f8e"), (30, "#5f6f9b"), (60, "#33518a"), (90, "#223a70")]


def stilt_house(kit):
    """Six rooms in a row on piles, x -9..9, gallery to y -2.4, floor 1.5 m above the water."""
    fl, eave = 1.5, 4.1
    kit.at()
    for x in np.arange(-9, 9.1, 2.25):
        for y in (-2.3, 0.4, 3.2, 6.0):
            kit["wood~"].tube([(x, y, -1.5), (x, y, fl - 0.1)], 0.13, 9)
    for y in (-2.3, 0.4, 3.2, 6.0):
        kit["beam"].box((-9.4, y - 0.1, fl - 0.34), (9.4, y + 0.1, fl - 0.1), 0.02)
    rng = np.random.default_rng(4)
    for x in np.arange(-9.5, 9.5, 0.2):
        kit["wood"].box((x, -2.7, fl - 0.08), (x + 0.185, 6.4, fl), 0.006, rng.uniform(0.1, 0.9))
    # boarded walls with door-windows
    mids = np.arange(-7.5, 8, 3.0)
    ops = [(m + 9 - 0.95, m + 9 + 0.95, fl + 0.02, fl + 2.2) for m in mids]
    kit.at(-9, 0, 0)
    arch.wall(kit, 18, 5.2, ops, 0.2, "wood", z0=fl)
    for x in np.arange(0.0, 18.01, 0.24):
        if not any(a - 0.05 < x < b + 0.05 for a, b, _, _ in ops):
            kit["wood"].box((x - 0.03, -0.03, fl), (x + 0.03, 0.01, 5.0), 0.006, rng.uniform(0.2, 0.9))
    for k, m in enumerate(mids):
        arch.window(kit, m + 9, fl + 0.03, 1.9, 2.16, (0.55, 0.35, 0.6, 0.45, 0.5, 0.3)[k], None, panes=(4, 2), sill=False, seed=k)
    for sx, d, y in ((-9, -90, 6.2), (9, 90, 0.2)):
        kit.at(sx, y, 0, d)
        arch.wall(kit, 6.0, 5.2, [(2.2, 3.8, fl + 0.8, fl + 2.2)], 0.2, "wood", z0=fl)
        arch.window(kit, 3.0, fl + 0.8, 1.6, 1.4, 0.5, "open", panes=(3, 2), swing=168)
        for x in np.arange(0.1, 6.0, 0.24):
            if not 2.0 < x < 4.0:
                kit["wood"].box((x - 0.03, -0.03, fl), (x + 0.03, 0.01, 5.0), 0.006, rng.uniform(0.2, 0.9))
    kit.at()
    for x in np.arange(-9, 9.1, 3.0):
        arch.post(kit, x, -2.35, fl, eave + 0.1, 0.14)
    kit["beam"].box((-9.3, -2.44, eave + 0.05), (9.3, -2.26, eave + 0.25), 0.02)
    for a in np.arange(-9, 8.9, 3.0):
        if a != 0.0:
            arch.railing(kit, (a + 0.1, -2.35), (a + 2.9, -2.35), fl, 0.85, 0.15, turned=False)
    arch.hip_roof(kit, -10.4, 10.4, -3.3, 7.4, eave, 36, 2.4, seed=6)
    kit.at(0, 0, 0)
    arch.gable_roof(kit, -8.9, -4.1, -4.0, 2.0, eave + 0.35, 42, seed=16, ends=(True, False))
    for x in (-8.2, -4.8):
        kit["wood"].box((x - 0.08, -3.6, eave + 0.1), (x + 0.08, 0, eave + 0.35), 0.02)
        arch.post(kit, x, -3.4, fl, eave + 0.3, 0.15)
    kit["wood"].box((-8.6, -3.8, fl - 0.1), (-4.4, -2.6, fl), 0.02)
    for x in np.arange(-7.5, 8, 3.0):
        arch.lantern(kit, x, -1.5, 3.2, 0.28, 0.7)
    for x, d in ((-7.2, 10), (-5.6, -10), (4.0, 8), (5.4, -12)):
        arch.cane_chair(kit, x, -1.5, fl, d)


def jetty(kit, length=16.0):
    """Plank jetty running out along local -Y from the house, 2 m wide, lamps on its posts."""
    rng = np.random.default_rng(7)
    fl = 0.95
    for y in np.arange(-2.7, -2.7 - length, -0.2):
        z = fl + max(0.0, (y + 5.2) / 2.5) * (1.5 - fl)
        kit["wood"].box((0.45, y - 0.185, z - 0.06), (2.5, y, z), 0.006, rng.uniform(0.1, 1))
    for k, y in enumerate(np.arange(-5.2, -2.9 - length, -2.6)):
        for x in (0.5, 2.45):
            top = 2.0 if k % 2 == 0 else 1.35
            kit["wood~"].tube([(x, y, -1.5), (x, y, top)], 0.075, 8)
        kit["beam"].box((0.4, y - 0.07, fl - 0.24), (2.55, y + 0.07, fl - 0.06), 0.01)
        if k % 2 == 0:
            x = 0.5 if k % 4 == 0 else 2.45
            arch.lantern(kit, x, y, 2.0, 0.3, 0.0)


def boathouse():
    """From the water, the sun just down behind the house's left shoulder."""
    kit = arch.Kit(**arch.palette(wall="#e6d9bd", lit=1.15, trim_dark="#241309", trim_light="#573620", tile_dark="#6a3020", tile_light="#a05236"))
    kit.stand(6.5, 12.0, 0, -24)
    stilt_house(kit)
    kit.at()
    jetty(kit, 15)
    w = kit.world
    area_light(w(-3.6, -1.4, 4.0), w(-3.6, -0.9, 0), (9, 0.4), 230, WARM)
    area_light(w(5, -1.4, 4.0), w(5, -0.9, 0), (7, 0.4), 180, WARM)
    point_light(w(0.5, -5.2, 2.4), 20, WARM, 0.1)
    point_light(w(2.45, -10.4, 2.4), 20, WARM, 0.1)
    kit.build()
    land.kettuvallam(-11.5, 14.5, 0.0, 16, 15, lit=1.2)
    point_light((-6.0, 16.2, 2.2), 30, WARM, 0.12)
    land.canoe(1.2, 2.6, 0, -62, 5.2)
    land.water(-300, 300, -30, 700, 0.0, deep="#0c1c1e", ripple=0.11, scale=0.9)
    land.ground(2, 80, 19, 90, 0.3, "#1d2613", "#3c4a22", 0.8)
    palms = [plants.coconut_palm(12, 0.09, 3, dark="#0f1c0c", light="#3c541d"), plants.coconut_palm(9.5, 0.24, 4, dark="#0f1c0c", light="#3c541d")]
    scatter(palms[0], [(13, 25, 0, 20, 1.0), (6, 27, 0, 160, 1.1), (22, 20, 0, 0, 1.05), (27, 26, 0, 80, 1.1)])
    scatter(palms[1], [(3.5, 24, 0, 185, 1.0), (18, 27, 0, 10, 1.2), (24.5, 13, 0, 160, 1.0), (29, 18, 0, 0, 1.1)])
    bush = plants.shrub(0.9, 1.3, 5, leaves=2400, size=0.12, dark="#0f1d0c", light="#35531d")
    rng = np.random.default_rng(2)
    scatter(bush, [(x, 20.4 + rng.normal(0, 0.8), 0.1, x * 40, rng.uniform(0.9, 1.9)) for x in np.arange(3, 34, 1.2)])
    land.tree_line(190, -240, 110, 9, 33, palms=0.55, fog=("#9a6a62", 60, 420), dark="#10140e", light="#2a331c", count=100)
    land.hill_range(600, 3, 20, 2400, 7, "#3c3a4e", "#b88478", 60, 760, 700, bumps=0.05)
    reed = plants.reeds(4, dark="#10180c", light="#4a5520")
    scatter(reed, [(-6.6 + 0.5 * k, -9.6 + rng.normal(0, 0.25), -0.1, 60 * k, rng.uniform(0.6, 1.0)) for k in range(-2, 5)])
    lily = plants.lotus(6, 12, 3, 1.5)
    scatter(lily, [(-3.6, -5.6, 0, 0, 1.1), (0.4, -6.4, 0, 120, 1.0), (3.9, -5.2, 0, 60, 1.1)])
    land.sky("dusk", 0.75, azimuth=-20, stops=SUNSET, clouds=0.85, seed=8.4, cloud_scale=1.0, sun=(-20, 1.5, "#ffb050", 2.4, 9))
    sun_light(-40, 3.5, 1.3, (1, 0.52, 0.26), 2.0)
    area_light((-8, -26, 22), (4, 12, 3), (26, 16), 1500, (0.7, 0.74, 1.0))
    core.camera((-4.4, -13.5, 1.55), (-0.4, 12, 3.4), 29, fstop=8, focus=26, level=True)
    return {"size": (1200, 800), "exposure": 0.75,
            "look": {"contrast": 1.06, "saturation": 1.05, "warmth": 0.04, "vignette": 0.18, "bloom": 0.09, "bloom_threshold": 1.0}}


PICTURES = {"exteriors/boathouse": boathouse}
