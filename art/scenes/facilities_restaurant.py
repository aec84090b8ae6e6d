"""Restaurant: a table for two by the water at dusk, the far shore's lamps out of focus; teak and indigo-grey, 50 mm."""
import math
import random

import numpy as np

from kit import core, furniture as f, materials as m, photo, props
from scenes.rooms_standard import tumbler
from scenes.rooms_suite import desk_top


def dusk_shore(width=560, height=360, seed=5):
    """Linear picture: water and sky after sunset far out of focus, a dark shore, lamps and their paths on the water."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    tones = [(0, "#39485e"), (.26, "#7f8192"), (.40, "#c79a84"), (.46, "#8d7f82"), (.54, "#4c5666"), (1, "#28323e")]
    stops = np.array([t for t, _ in tones])
    colours = np.array([core.rgb(c) for _, c in tones])
    line = np.stack([np.interp(v[:, 0, 0], stops, colours[:, k]) for k in range(3)], -1)
    picture = np.broadcast_to(line[:, None], (height, width, 3)).copy()
    shore = np.array(core.rgb("#1b2428"))
    for k in range(420):
        photo.blot(picture, rng.uniform(-.05, 1.05) * width, (.445 + rng.normal(0, .022)) * height, rng.uniform(7, 15), shore * rng.uniform(.7, 1.6), .35)
    for k in range(26):
        x, c = rng.uniform(0, 1) * width, np.array(core.rgb(rng.choice(["#ffb766", "#ffd7a0", "#ffe9cd", "#ff9a52"]))) * rng.uniform(.7, 2.2)
        r = rng.uniform(8, 13)
        photo.blot(picture, x, (.445 + rng.normal(0, .012)) * height, r, c, rng.uniform(.5, .9), .35)
        for q in range(9):
            photo.blot(picture, x + rng.normal(0, 3), (.50 + .045 * q) * height, r * rng.uniform(.8, 1.2), c, .11 * (1 - q / 10), .1)
    return picture.astype(np.float32)


def restaurant():
    """Two covers, a candle, bread begun; the last light on the lake."""
    t = .75
    top = desk_top()
    for k in range(4):
        core.box((1.3, .198, .032), (0, -.30 + .2 * k, t - .016), top, .004)
    linen = photo.cotton("#4c5668", 500, .92, .1)
    dark = photo.glaze("#55585a", .3, .5)
    pale = photo.glaze("#dcd9d0", .14, .5)
    steel = m.plain("#c9c2b4", .16, 1.0)
    for s in (-1, 1):
        with core.at((.06 * s, -.165 if s < 0 else .34, t), 0 if s < 0 else 180):
            for r, z, c in ((.140, 0, dark), (.105, .0085, pale)):
                core.lathe([(0, z + .003), (.56 * r, z + .003), (.60 * r, z), (.66 * r, z + .002), (.93 * r, z + .012), (r, z + .0165), (.992 * r, z + .0185), (.92 * r, z + .0150), (.65 * r, z + .006),
                            (0, z + .005)], c, segments=88, smooth=60)
            photo.lying((.075, .19), lambda x, y: .003 + .0024 * np.sin(33 * x + s) * np.sin(14 * y) + .003 * (x > 0), linen, (-.205, .0, .001), 4, .004, .0022)
            for x, kind, L in ((-.205, "fork", .20), (.175, "knife", .22)):
                with core.at((x, .0, .0085 if x < 0 else .002), 2 * s):
                    f.cutlery(kind, L, steel)
            with core.at((.15, .20, 0)):
                tumbler()
    # candle in a glass, small flowers, salt
    with core.at((.205, .10, t)):
        core.lathe([(0, .004), (.033, 0), (.036, .004), (.038, .085), (.0365, .085), (.0345, .010), (0, .009)], m.glass("#fff6ea"), segments=56, smooth=60)
        core.cylinder(.026, .035, (0, 0, .027), m.plain("#efe6d2", .5), .003, 40)
        core.cylinder(.0006, .008, (0, 0, .048), m.plain("#120c08", .9), 0, 8)
        props.flame(.021, (0, 0, .047), (.0012, 0), 9)
        core.point((0, 0, .060), 2.6, (1, .62, .30), .006)
    with core.at((-.26, .13, t)):
        core.lathe([(0, 0), (.024, 0), (.03, .02), (.031, .05), (.016, .075), (.016, .09), (.013, .09), (.013, .075), (.024, .04), (0, .01)], pale, segments=48)
        rng = random.Random(2)
        leaf = m.leaf("#6d8a55", .5, .25)
        for k in range(7):
            a, lean = 2.4 * k, rng.uniform(.02, .07)
            tip = (lean * math.cos(a), lean * math.sin(a), rng.uniform(.15, .22))
            core.tube([(0, 0, .07), (tip[0] * .4, tip[1] * .4, .12), tip], .0014, leaf, 6)
            for q in range(4):
                core.sphere(.006, (tip[0] + rng.uniform(-.01, .01), tip[1] + rng.uniform(-.01, .01), tip[2] + rng.uniform(-.012, .012)), m.plain("#e6dccb", .7), 10)
    for x, turn in ((.0, 4),):
        with core.at((x, .98, 0), turn):
            f.dining_chair("#5a402d", "#b8b0a2", "cane")
    # rail of the gallery over the water, then the lake
    wood = photo.timber("#4a3426", .4)
    core.box((6, .07, .06), (0, 2.1, .92), wood, .01)
    for k in range(24):
        core.box((.03, .03, .84), (-2.4 + .21 * k, 2.1, .48), wood, .004)
    for x in (-1.25, 1.55):
        core.box((.12, .12, 3), (x, 2.1, 1.5), wood, .01)
    core.box((8, 6, .1), (0, -.6, -.05), photo.timber("#4a3628", .3), 0)
    photo.view(dusk_shore(), (0, 6.5, -2.0), 8.5, 4.6, 0, .62)
    core.sky_gradient([(-10, "#262c34"), (0, "#8a7c7c"), (20, "#5f6878"), (70, "#2c384c")], .5)
    core.indoors()
    core.area((-.6, 1.9, 1.7), (0, .1, t), (2.4, 1.2), 14, (.72, .84, 1.0))
    core.area((-.9, -.7, 2.2), (0, .1, t), (.9, .9), 4, (1, .84, .66))
    core.camera((-.16, -.66, 1.02), (.075, .10, .805), 52, fstop=2.2, focus=(.205, .06, .78))
    return {"size": (1200, 800), "look": photo.look(.085, contrast=1.04, warmth=-.04)}


PICTURES = {
    "facilities/restaurant": restaurant,
}

FINISH = {
    "facilities/restaurant": {"glow": (.25, .45), "fade": .2, "soft": .2, "saturation": .92},
}
