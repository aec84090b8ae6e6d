"""Kochi: a place laid by the shutters before supper, the low sun in stripes over linen, stoneware and limes; white and indigo, 45 mm from above."""
import math
import random

import numpy as np

from kit import core, furniture as f, household as p, materials as m, photo
from scenes.rooms_standard import tumbler

TOP = .76


def plate(radius, colour, speck=.6):
    """Hand-thrown plate with a low rim; its foot at z = 0, its well at about .008."""
    k = radius / .135
    core.lathe([(0, .005), (.070 * k, .005), (.073 * k, 0), (.079 * k, 0), (.082 * k, .004), (.108 * k, .009), (.131 * k, .0215), (.135 * k, .0240), (.1348 * k, .0262), (.130 * k, .0252), (.107 * k, .0130),
                (.084 * k, .0092), (0, .0080)], photo.glaze(colour, .2, speck), segments=128, smooth=60)


def lime(radius, seed):
    """Whole lime, a little long, with its two ends; its middle at the origin."""
    rng = random.Random(seed)
    skin = p.fruit_skin("lime", "#4f6b1c", "#8a9a35", None, .34, .10, 90)
    rows = [(0, -1.10), (.06, -1.08), (.13, -1.0), (.30, -.92)] + [(math.cos(a), math.sin(a)) for a in np.linspace(-1.15, 1.15, 23)] + [(.30, .92), (.17, 1.02), (.10, 1.16), (.05, 1.20), (0, 1.21)]
    obj = core.lathe([(r * radius, z * radius * 1.06) for r, z in rows], skin, (0, 0, 0), 64, 60)
    obj.rotation_euler = [rng.uniform(1.2, 1.9), rng.uniform(-.4, .4), rng.uniform(0, 6.28)]


def sprig(count=7, length=.026, seed=2):
    """Twig of curry leaves lying along +Y."""
    rng = random.Random(seed)
    leaves = m.leaf("#2c4f1f", .38, .25, "#6d8a3a")
    core.tube([(0, 0, .002), (.004, .05, .004), (-.001, .115, .005)], .0011, m.plain("#5b6b32", .5), 8, radii=[1.2, 1, .6])
    for k in range(count):
        y = .018 + .014 * k
        for s in (-1, 1):
            with core.at((0, y, .004), (rng.uniform(-8, 14), rng.uniform(-16, 16), -s * rng.uniform(48, 66))):
                f.leaf_blade(length * rng.uniform(.85, 1.15) * (1 - .04 * k), .0125, .35, leaves, .3, 8)
    with core.at((0, .115, .005), (8, 0, 4)):
        f.leaf_blade(length, .012, .35, leaves, .3, 8)


def fish_table():
    """From the chair, looking down on the laid place."""
    p.fresh()
    linen = photo.cotton("#d6d2c8", 520, .95, .06)

    def cloth(x, y):
        z = photo.folds(x, y, 46, 12, (.15, .6), (.006, .020), (.0030, .0100), 20, 60) + .0040 * core.fractal_noise(x * 8 + 40, y * 8 + 40, 3, 2)
        for at, line in ((.245, x - .06 * y), (-.262, x + .03 * y)):  # where the iron has folded it
            z = z + .0030 * np.exp(-((line - at) / .0042) ** 2)
        for cx, cy, r in ((0, 0, .17), (-.19, .26, .10), (.20, .20, .07)):  # flat below what stands on it
            z = z * (1 - .97 * np.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / r ** 2) ** 3))
        return z
    photo.lying((1.6, 1.5), cloth, linen, (0, .2, TOP), 0, .005, 0, "Linen")
    with core.at((0, .2, TOP + .001)):
        with core.at((.006, -.2, 0)):
            plate(.138, "#b9b6ac")
            with core.at((-.003, .004, .0095)):
                plate(.104, "#d3cfc4", .9)
                with core.at((.004, .0, .0085), 24):
                    photo.folded((.075, .165), 4, .0042, photo.cotton("#39434f", 420, .95, .12), 4, .002)
                    with core.at((-.004, -.058, .0165), -8):
                        sprig()
        # limes in a brass bowl
        with core.at((-.185, .075, 0)):
            core.lathe([(0, .003), (.030, .003), (.033, 0), (.037, .001), (.058, .016), (.072, .038), (.0735, .042), (.0715, .042), (.056, .019), (.034, .006), (0, .0055)],
                       m.brass(.26, "#a8874c", .6), segments=96, smooth=60)
            for k, (x, y, z, r) in enumerate(((-.028, -.012, .029, .0225), (.024, -.020, .030, .0235), (.004, .028, .031, .0230), (.000, -.002, .060, .0222))):
                with core.at((x, y, z)):
                    lime(r, k + 3)
        # steel tumbler of water
        with core.at((.205, .01, 0)):
            tumbler()
    # slatted shutters at the left: outside the picture, seen as light
    dark = m.plain("#2b2018", .7)
    for k in range(34):
        core.box((.006, 2.4, .034), (-1.15, .2, TOP - .1 + .046 * k), dark, .001, (0, 38, 0), segments=1)
    for y in (-.42, .16, .74):
        core.box((.04, .07, 1.7), (-1.15, y, TOP + .6), dark, 0)
    core.sky_gradient([(-10, "#4a4a48"), (0, "#8b8f92"), (60, "#77879a")], .3)
    core.indoors()
    core.sun(21, 286, 15.0, (1, .80, .56), .5)
    core.area((.6, 1.7, TOP + 1.1), (0, 0, TOP), (1.4, 1.0), 15, (.86, .92, 1.0))
    core.area((-1.0, .3, TOP + .7), (0, 0, TOP), (.9, .8), 4, (1, .92, .82))
    photo.window_gleam((.5, 1.6, TOP + 1.0), (0, 0, TOP), (1.2, 1.0), (2, 2), 3.0)
    core.camera((.015, -.50, TOP + .56), (.0, .045, TOP + .005), 42, fstop=4.0, focus=(.0, -.02, TOP + .03))
    return {"size": (1500, 1000), "look": photo.look(.19, contrast=1.06, vignette=.22, saturation=.94)}


PICTURES = {"gallery/kochi/fish-table": fish_table}

FINISH = {
    "gallery/kochi/fish-table": {"smooth": (2, .02), "glow": (.3, .45), "fade": .18, "soft": .25, "balance": (1.03, 1, .96)},
}
