"""Vazhakala: a steel tumbler of coffee in its dabarah on the wet rail of a balcony, drops on steel and teak, the morning pale behind; teak and teal, 75 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo
from scenes import gallery_filter_coffee as coffee
from scenes.gallery_kitchenette import drawn_steel
from scenes.gallery_rooftop import beads

TEAL = "#2d5552"


def wet_morning():
    """Linear picture of trees after rain and two blocks of flats behind them in the haze, far out of focus."""
    rng = np.random.default_rng(4)
    picture = photo.blurred_garden(680, 420, 15, .24, .022, .6)
    grey = picture.mean(-1, keepdims=True)
    picture = picture * .7 + grey * .3 * np.array((.98, 1.02, 1.0))
    flats = np.array(core.rgb("#a3a5a3")) * .95
    for x0, x1, y0 in ((.16, .27, .10), (.60, .76, .04)):
        picture[int(y0 * 420):int(.36 * 420), int(x0 * 680):int(x1 * 680)] *= .35
        picture[int(y0 * 420):int(.36 * 420), int(x0 * 680):int(x1 * 680)] += flats * .65
    v = np.linspace(0, 1, 420)[:, None, None]
    haze = np.clip(1.0 - 1.6 * v, 0, .6)
    picture = photo.out_of_focus(picture * (1 - haze) + np.array((.86, .90, .93)) * haze, 9)
    for _ in range(70):  # sun on wet leaves
        photo.blot(picture, rng.uniform(.25, .85) * 680, rng.uniform(.30, .62) * 420, rng.uniform(6, 9), np.array((1.0, 1.0, .86)) * (.15 + 1.5 * rng.random() ** 4), .8, .2, True)
    return picture


def wet_teak():
    """Rail after a night's rain: the wood dark and glossy where water stands, greyed and rough where it dries first."""
    g = m.Graph("wet teak")
    where, along = g.coords(1, "Object"), g.coords((2.2, 60, 60), "Object")
    grain, pores = g.noise(along, 1, 5, .6, .6), g.noise(g.coords((24, 900, 900), "Object"), 1, 2, .6)
    slow, blot = g.noise(where, 9, 4, .55), g.noise(where, 42, 4, .6)
    wet = g.span(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), .3)), .47, .52, 1, 0)
    dry = g.math("SUBTRACT", 1.0, wet)
    c = g.ramp(grain, [(.3, "#4a3020"), (.52, "#76543a"), (.72, "#93704f")])
    c = g.mix(g.span(pores, .36, .46, .55, 0), c, "#22150c")
    c = g.mix(g.math("MULTIPLY", g.span(slow, .50, .66), .45), c, "#8d8478")
    c = g.mix(g.math("MULTIPLY", wet, .55), c, "#25170e")
    rough = g.math("ADD", .04, g.math("MULTIPLY", dry, g.math("ADD", .26, g.math("MULTIPLY", blot, .25))))
    relief = g.math("ADD", g.math("MULTIPLY", grain, .8), g.math("MULTIPLY", pores, .5))
    return g.principled(c, rough, g.bump(g.math("MULTIPLY", relief, g.math("ADD", .12, dry)), .5, .0012), specular=.5)


def rail(width=.15, thick=.032, half=1.6, seed=2):
    """Broad teak rail along X, its upper face at z = 0, on flat teal bars; drops stand on it and hang from its edge."""
    obj = core.box((2 * half, width, thick), (0, 0, -thick / 2), wet_teak(), .007, segments=4)
    obj.data.use_auto_smooth = True
    paint = m.plain(TEAL, .28)
    core.box((2 * half, .045, .008), (0, 0, -thick - .004), paint, .001)
    for k in range(32):
        core.box((.010, .035, .9), (-half + .05 + .1 * k, 0, -thick - .455), paint, .0015)
    rng = random.Random(seed)
    spots = []
    for _ in range(1500):
        x, y = rng.uniform(-.55, .75), rng.uniform(-width / 2 + .004, width / 2 - .004)
        r = rng.choice((.0007, .0011, .0016, .0022, .0030)) * rng.uniform(.7, 1.35)
        if math.hypot(x, y) > .053 + r and core.value_noise(x * 16 + 9, y * 16, 4) > .34:
            spots.append(((x, y, .0001), (0, 0, 1), r))
    beads(spots, seed)
    hanging = core.lathe([(0, -1.25), (.5, -1.12), (.86, -.70), (.95, -.25), (.78, .2), (.62, .5), (.66, .75)], m.glass("#fbfdfd", ior=1.33), segments=20, smooth=60)
    rows = []
    x = -.6
    while x < .8:
        r = rng.uniform(.0014, .0030)
        rows.append(core.matrix((x, -width / 2 + .0035, -thick - .2 * r), (0, 0, 0), (r, r, r * rng.uniform(.7, 1.3))))
        x += rng.uniform(.012, .06)
    core.instance(hanging, rows)


def balcony():
    """Down along the rail; the doorpost is near the lens."""
    p.fresh()
    bpy.context.scene.cycles.transmission_bounces = 10
    with core.at((0, 0, 0), 33):
        rail()
    with core.at((0, 0, .0006)):
        coffee.dabarah(drawn_steel())
        with core.at((.003, -.003, .0034), (1.0, -.7, 30)):
            coffee.tumbler(.0870, 3, drawn_steel())
    core.box((.06, .05, 1.2), (-.152, -.331, .1), m.plain(TEAL, .4), .006)  # doorpost, out of focus
    photo.view(wet_morning(), (0, 2.0, -1.35), 3.2, 1.98, 0, .40)
    core.sky_gradient([(-10, "#767a72"), (0, "#dfe3e4"), (70, "#b4c6d4")], .8)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 12
    core.area((.1, 1.3, 1.0), (0, 0, 0), (2.2, 1.0), 16, (.97, .99, 1))
    core.area((-1.1, -.6, .6), (0, 0, .03), (.9, .9), 13, (.95, .98, 1))
    core.sun(26, 62, 6.0, (1, .90, .76), 1.5)
    photo.window_gleam((.1, 1.3, .9), (0, 0, 0), (2.2, 1.0), (1, 1), 1.6, "#f0f4fa")
    core.camera((-.07, -.70, .235), (.024, 0, .036), 75, level=True, fstop=2.6, focus=(.003, -.045, .06))
    return {"size": (1200, 800), "look": photo.look(.14, contrast=1.05, vignette=.2, texture=.07)}


PICTURES = {
    "gallery/vazhakala/balcony": balcony,
}

FINISH = {
    "gallery/vazhakala/balcony": {"glow": (.14, .55), "fade": .1},
}
