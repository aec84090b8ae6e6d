"""Nilavara Rubber House, Kottayam: a hurricane lantern and the first tea on the verandah's bench, rubber trees in the mist before sunrise, 40 and 85 mm."""
import math
import random

import bpy
import numpy as np

from kit import architecture as arch
from kit import core, develop, lantern, materials as m, photo, timber
from scenes.exterior_kottayam import make_kit
from scenes.facilities_pool import drops

SEAT = .45  # height of the bench above the floor
LANTERN = .8  # its size: a small one
GROUND = -.75
MIST = "#aeb9bd"
BEYOND = (-8, 40, -8)  # the lower edge of the misty trees' picture, its middle
HORIZON = .714  # how far down in it the eye's height lies
WARM = (1, .60, .28)


# -------------------------------------------------------------- materials
@m.cached
def damp_timber():
    """Old rosewood of the bench: oiled, worn pale along its middle, mist standing on it as water."""
    g = m.Graph("damp timber")
    where = g.coords(1, "World")
    fibre = g.noise(g.coords((1.1, 34, 34)), 1, 5, .62, .5)
    pores = g.noise(g.coords((9, 260, 260)), 1, 2, .6)
    cloud, fine = g.noise(where, 4.2, 5, .6), g.noise(where, 150, 3, .6)
    wet = g.span(g.noise(g.coords((1, .5, 1), "World"), 7.5, 4, .58, .5), .50, .60)
    c = g.mix(g.span(fibre, .3, .72), "#22140d", "#5c3725")
    c = g.mix(g.span(cloud, .5, .8, 0, .35), c, "#6a4a33")
    c = g.mix(1.0, c, g.span(pores, .36, .5, .5, 1.0), "MULTIPLY")
    c = g.mix(g.math("MULTIPLY", wet, .5), c, "#0c0705")
    dry = g.math("ADD", g.span(cloud, .3, .7, .20, .36), g.span(fine, .3, .7, -.05, .06))
    rough = g.math("ADD", g.math("MULTIPLY", dry, g.span(wet, 0, 1, 1, 0)), g.span(wet, 0, 1, 0, .035))
    height = g.math("ADD", g.math("MULTIPLY", g.math("ADD", fibre, g.math("MULTIPLY", pores, .4)), g.span(wet, 0, 1, 1, .05)), g.math("MULTIPLY", wet, .8))
    return g.principled(c, rough, g.bump(height, .35, .0014), specular=.5)


# ------------------------------------------------------------ on the bench
def tea_glass():
    """Ribless tumbler of milky tea, a third drunk, froth clinging to its side."""
    core.lathe([(0, .006), (.024, .005), (.0262, .002), (.0270, 0), (.0285, .004), (.0345, .088), (.0350, .0895), (.0338, .0892), (.0280, .010), (.0265, .008), (0, .008)],
               m.glass("#fbfdfb"), segments=72, smooth=50)
    tea = m.plain("#8a5530", .16)
    core.lathe([(0, .0085), (.0262, .0086), (.0310, .057), (.0311, .0585), (.0295, .0578), (0, .0572)], tea, segments=72, smooth=50)
    rng = random.Random(5)
    froth = m.plain("#c69a6a", .35)
    for _ in range(120):
        a, r = rng.uniform(0, 6.283), .0285 - abs(rng.gauss(0, .0032))
        core.sphere(rng.uniform(.0005, .0016), (r * math.cos(a), r * math.sin(a), .0582), froth, 10)


def bench(near):
    """Two broad planks along the verandah's outer edge, its posts standing on their outer side; near: of solid timber, which bears a look at its grain."""
    wood = timber.solid(half=(1.5, .15), dry=.36, wet=.34) if near else damp_timber()
    for k, (x, wide) in enumerate(((.062, .300), (.366, .300))):
        for y, long in ((.6, 3.0), (5.4, 6.6), (12, 6.6)):
            if near and y < 1:
                timber.plank((x - wide / 2, y - long / 2, SEAT - .052), (x + wide / 2 - .004 * k, y + long / 2 - .004, SEAT - .0012 * k), wood, 5 + k, "y")
            else:
                core.box((wide, long - .004, .052), (x, y, SEAT - .026), wood, .005, segments=4)
    for y in (.2, 3.6, 7.0, 10.4):
        core.box((.5, .10, SEAT - .05), (.2, y, (SEAT - .05) / 2), damp_timber(), .01)


# ------------------------------------------------------------ out of focus
def house():
    """The verandah behind: floor, lit windows, hanging lamps, a chair, rafters."""
    kit = make_kit(.5)
    kit.at(3.0, -4, 0, 90)
    ops = [(u - .6, u + .6, .5, 2.3) for u in (6.4, 10.2, 13.4, 17.0)]
    arch.wall(kit, 24, 3.4, ops, .3)
    for k, (a, b, _, _) in enumerate(ops):
        arch.window(kit, (a + b) / 2, .5, 1.2, 1.8, (.5, .62, .4, .55)[k], "open", seed=k, swing=168)
    kit.at()
    for x in np.arange(.0, 3.0, .16):
        kit["beam"].box((x, -4, -.04), (x + .153, 18, 0), .004)
    kit["stone"].box((-.25, -4, GROUND), (0, 18, .0), .02)
    for y in (.35, 3.95, 7.55, 11.15):
        kit["wood"].box((-.07, y - .075, SEAT), (.08, y + .075, 2.9), .02)
    kit["beam"].box((-.1, -4, 2.85), (.1, 18, 3.05), .02)
    for y in np.arange(-2, 18, .8):
        kit["wood"].beam((-.8, y, 2.45), (3.0, y, 4.4), .07, .12)
    kit["soffit"].quad((-.85, -4, 2.56), (-.85, 18, 2.56), (3.0, 18, 4.54), (3.0, -4, 4.54))
    arch.cane_chair(kit, 1.85, 6.6, 0, 160)
    kit.build()
    for y, z in ((5.4, 2.02), (9.0, 2.02), (13.2, 2.02)):
        core.sphere(.07, (1.5, y, z), m.glow("#ffbe78", 15), 16)
        core.tube([(1.5, y, z + .07), (1.5, y, 3.6)], .008, m.iron(), 6)
        core.point((1.5, y, z - .12), 10, WARM, .07)


def rubber_trees(width=1600, height=600, seed=6):
    """Linear picture of a rubber plantation in mist, far out of focus: rows of trunks, each row paler and softer than the one before it, under a roof of leaves."""
    rng = np.random.default_rng(seed)
    v, u = np.linspace(0, 1, height)[:, None], np.linspace(0, 1, width)[None]
    pale, grey, earth = (np.array(core.rgb(c)) for c in ("#c2cace", "#98a3a9", "#6c7672"))
    high, low = np.clip((HORIZON - v) / HORIZON, 0, 1)[..., None], np.clip((v - HORIZON) / .16, 0, 1)[..., None]
    picture = pale + (grey - pale) * high ** 1.4
    picture = picture + (earth - picture) * .8 * low ** .8 + 0 * u[..., None]
    lumps = core.fractal_noise(u * 22, v * 10, 5, seed)
    roof = develop.gauss(np.clip((.56 - v + .5 * (lumps - .5)) / .26, 0, 1)[..., None], 14)
    picture = picture + (np.array(core.rgb("#37423c")) - picture) * .86 * roof
    for count, thick, soft, share, tone in ((70, 6, 6, .26, "#9aa4a8"), (44, 11, 9, .42, "#7d898a"), (26, 18, 12, .56, "#58645f"), (12, 30, 15, .70, "#39433f")):
        trunks = np.zeros((height, width))
        for x in np.linspace(0, width, count) + rng.normal(0, .22 * width / count, count):
            lean, bow, wide = rng.normal(0, .05), rng.normal(0, .5 * thick), thick * rng.uniform(.7, 1.25)
            middle = x + lean * (HORIZON - v) * height + bow * np.sin(5 * v)
            trunks = np.maximum(trunks, np.clip(wide / 2 - np.abs(u * width - middle) + .5, 0, 1) * rng.uniform(.6, 1))
        under = np.clip((HORIZON + .02 + .006 * thick - v) * 30, 0, 1)  # where they stand
        leaves = np.clip((.40 - v - .010 * thick + .75 * (np.roll(lumps, 97 * thick, 1) - .5)) * 3.2, 0, 1)
        scrub = np.clip((v - HORIZON - .004 * thick + .22 * (np.roll(lumps, 61 * thick, 1) - .5)) * 9, 0, 1) * .8
        thin = np.clip(1.15 - 1.1 * np.clip((v - .35) / .36, 0, 1), .25, 1)  # the mist lies on the ground
        shade = develop.gauss((np.maximum(np.maximum(trunks * under, leaves) * thin, scrub))[..., None], soft)
        picture = picture + (np.array(core.rgb(tone)) - picture) * (share * 2.0 * shade).clip(0, 1)
    drift = core.fractal_noise(u * 5 + 3, v * 4, 3, seed + 2) - .5
    return (picture * (1 + .22 * drift[..., None]) * (.66 + .50 * u[..., None])).astype(np.float32)


def dawn(near=False):
    """What both frames show, seen from eye towards aim."""
    eye, aim = (.47, 0, SEAT + .125), (.255, 1.55, SEAT + .125)
    bench(near)
    house()
    photo.view(rubber_trees(), BEYOND, 90, 30, 8, .36)
    with core.at((.165, 1.62, SEAT + lantern.HIGH * LANTERN), 24, LANTERN):
        lantern.hurricane_lantern(1.5 if near else 3, -58)
    with core.at((.035, 1.43, SEAT)):
        tea_glass()
    if not near:  # of a drop that is seen from above, more would show than a dark gleam
        rng = random.Random(8)
        drops([(rng.uniform(-.05, .5), rng.uniform(.7, 2.6), SEAT + .0003, rng.choice((.0015, .002, .003, .0045))) for _ in range(120)], rng, m.plain("#2c302f", .03))
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    core.sky_gradient([(-10, "#565c5c"), (0, MIST), (12, "#b4bfc4"), (40, "#8c9aa4"), (90, "#6e7f8e")], .16)
    core.area((-3.2, 1.6, 2.2), (.2, 1.5, SEAT), (3, 2), 40, (.90, .96, 1))
    core.area((1.4, -.3, 1.9), (.15, 1.6, SEAT + .1), (.7, .7), 8, (1, .82, .62))
    return eye, aim


LOOK = photo.look(None, contrast=1.02, saturation=.85, bloom=.09, bloom_threshold=1.3, vignette=.2, grain=.010)


def hills_hero():
    """Wide: lantern and tea left and right of the middle, the verandah's lamps to the right, the dark bench below."""
    eye, aim = dawn()
    core.camera(eye, aim, 40, (16, 9), fstop=1.4, focus=(.2, 1.55, SEAT + .1), level=True, shift_y=-.095)
    return {"size": (1920, 1080), "exposure": 2.3, "look": {**LOOK, "filter": (.42, .85, .8)}}


def hills_phone():
    """Tall: the lantern, and below it the bench's planks, wet in places."""
    dawn(True)
    core.camera((.40, .16, SEAT + .37), (.155, 1.62, SEAT + .37), 85, (1170, 2532), fstop=5.6, focus=(.165, 1.52, SEAT + .1), level=True, shift_y=-.97)
    return {"size": (1170, 2532), "exposure": 2.05, "look": {**LOOK, "filter": (.40, .8, .5)}}


PICTURES = {"hero/hills": hills_hero, "hero/hills.phone": hills_phone}

FINISH = {
    "hero/hills.phone": {"smooth": (2, .015), "exposure": .45, "fade": .2, "soft": .15},
}
