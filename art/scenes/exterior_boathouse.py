"""Nilavara Boathouse: timber house on stilts over the lake, lamps on its jetty, in the blue hour."""
import numpy as np

from kit import core, photo, surfaces as s, weathered as old
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import area_light, point_light, scatter
from scenes.exterior_grove import haze

WARM = (1, .64, .34)


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
        arch.window(kit, m + 9, fl + 0.03, 1.9, 2.16, 0, None, panes=(4, 2), sill=False, seed=k)
        old.room(kit, m + 7.6, m + 10.4, fl, fl + 2.5, 3.4, (6, 8, 5, 7.5, 4, 7)[k], k + 1, (1, .66, .36), .2)
        for side in ((-1, 1), (1,), (-1,), (1, -1), (-1,), (1,))[k]:
            old.curtain(kit, m + 9 + side * .88, fl + .1, .34 + .05 * (k % 3), 2.02, side, .19, 4, k)
    for sx, d, y in ((-9, -90, 6.2), (9, 90, 0.2)):
        kit.at(sx, y, 0, d)
        arch.wall(kit, 6.0, 5.2, [(2.2, 3.8, fl + 0.8, fl + 2.2)], 0.2, "wood", z0=fl)
        arch.window(kit, 3.0, fl + 0.8, 1.6, 1.4, 0, "open", panes=(3, 2), swing=168)
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
    """Blue hour, from the water beyond the jetty: the gallery, its lamps and rooms on the lake, a far shore in the haze."""
    old.few_bounces()
    kit = arch.Kit(**arch.palette(wall="#cfc6b2", lit=.36))
    upright, lying, tile, lime = old.timber("pile timber", (9, 9, 1.0)), old.timber("board timber", (1.0, 9, 9)), old.tiles(), old.lime(1.5)
    kit.materials.update({"wood": upright, "wood~": upright, "beam": lying, "soffit": lying, "tile": tile, "tile~": tile, "wall": lime, "lamp": s.glow("#ffc68a", 7.0),
                          "glass": s.pane(reflect=.8), "stone": old.damp_stone()})
    kit.stand()
    stilt_house(kit)
    kit.at()
    jetty(kit, 7)
    old.relay(kit, 6)
    kit.build()
    for x in np.arange(-7.5, 8, 3.0):
        point_light((x, -1.5, 3.15), 13, WARM, .08)
    area_light((0, -1.4, 4.0), (0, -1.2, 0), (17, .4), 16, WARM)
    for x, y in ((.5, -5.2), (2.45, -10.4)):
        point_light((x, y, 2.3), 9, WARM, .08)
    land.water(-400, 300, -60, 500, 0.0, deep="#081014", ripple=.05, scale=1.1)
    land.ground(-60, 40, 9, 60, .3, "#141a12", "#29301f", .8)
    bush = plants.shrub(.9, 1.3, 5, leaves=2600, size=.11, dark="#10180e", light="#2e3d22")
    rng = np.random.default_rng(2)
    scatter(bush, [(x, 9.6 + rng.normal(0, .6), .1, x * 40, rng.uniform(.9, 1.9)) for x in np.arange(-24, 14, 1.2)])
    land.tree_line(40, -150, -26, 12, 33, palms=.35, dark="#161c14", light="#333c28", count=70)
    land.canoe(-13.5, -3.6, .03, 12, 5.6, ("#0f0c09", "#2c2018"))
    reed = plants.reeds(4, dark="#0c1209", light="#2b331a")
    eye, aim = (13.6, -12.2, .75), (.2, -1.8, 1.75)
    scatter(reed, [(11.69, -11.14, -.22, 20, .9), (11.94, -11.13, -.50, 140, .8), (12.30, -10.28, -.48, 70, .8)])
    for distance, share in ((40, .12), (52, .18), (70, .28)):
        haze(eye, aim, distance, share, "#414a5a", -2, -1)
    core.sky_gradient([(-10, "#2b3442"), (0, "#8d8d98"), (6, "#7c879c"), (20, "#6a7f9e"), (50, "#6f88ac"), (90, "#8aa0c0")], .22,
                      glow=(1, -62, "#5f4436", 36), clouds=("#4d566a", .6, 2.2))
    core.camera(eye, aim, 40, fstop=1.3, focus=13.0, level=True)
    return {"size": (1500, 1000), "look": photo.look(.066, contrast=1.03, saturation=.84, bloom=.09, bloom_threshold=1.2, vignette=.2)}


PICTURES = {"exteriors/boathouse": boathouse}

CROP = {
    "exteriors/boathouse": (210, 70, 1290, 860),  # without the trees against the sky
}

FINISH = {
    "exteriors/boathouse": {"smooth": (2, .022), "glow": (.2, .5), "fade": .2, "soft": .2, "exposure": .3},
}
