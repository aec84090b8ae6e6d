"""Nilavara Rubber House, Kottayam: a hurricane lantern and the first black tea on the verandah's bench, rubber trees in the mist before sunrise, 50 and 122 mm."""
import random

import bpy
import numpy as np

from kit import architecture as arch
from kit import core, develop, heartwood, lantern, materials as m, photo, timber
from scenes.exterior_kottayam import make_kit
from scenes.facilities_pool import drops
from scenes.gallery_garden_tea import tea_glass

SEAT = .45  # height of the bench above the floor
LANTERN, LANTERN_AT = .8, (.165, 1.62)  # its size: a small one; where it stands on the bench
GLASS = (.027, 1.536)
GROUND = -.75
MIST = "#aeb9bd"
BEYOND = (-8, 40, -8)  # the lower edge of the misty trees' picture, its middle
HORIZON = .714  # how far down in it the eye's height lies
WARM = (1, .60, .28)


# -------------------------------------------------------------- the bench
@m.cached
def misted_wood():
    """Old rosewood, oiled: the mist has settled on it, darker and a little smoother in places that fade into each other."""
    g = m.Graph("misted wood")
    c, high = heartwood.grown(g, "#1c100a", "#482b1b", "#6f472d", .0048)
    where = g.coords(1, "World")
    cloud, fine, spot = g.noise(where, 5.2, 3, .5, .3), g.noise(where, 48, 4, .6), g.noise(where, 210, 3, .6)
    damp = g.span(g.math("ADD", cloud, g.math("MULTIPLY", g.math("SUBTRACT", fine, .5), .14)), .36, .66)
    c = g.mix(1.0, c, g.span(damp, 0, 1, 1.0, .66), "MULTIPLY")
    c = g.mix(g.math("MULTIPLY", heartwood.edges(g), .4), c, "#140b07")
    rough = g.math("ADD", g.span(damp, 0, 1, .47, .34), g.span(spot, .35, .7, -.03, .06))
    return g.principled(c, rough, g.bump(g.math("ADD", high, g.math("MULTIPLY", fine, .12)), .40, .0008), specular=.24)


def bench():
    """Two broad planks along the verandah's outer edge, its posts standing on their outer side."""
    wood = misted_wood()
    for k, (x, wide) in enumerate(((.062, .300), (.366, .300))):
        for y, long in ((.6, 3.0), (5.4, 6.6), (12, 6.6)):
            timber.plank((x - wide / 2, y - long / 2, SEAT - .052), (x + wide / 2 - .004 * k, y + long / 2 - .004, SEAT - .0012 * k), wood, 5 + k, "y")
    for y in (.2, 3.6, 7.0, 10.4):
        core.box((.5, .10, SEAT - .05), (.2, y, (SEAT - .05) / 2), wood, .01)


def dripped():
    """Drops that fell off the eaves: most are small, in clusters beside the glass and the lantern, some have run together."""
    rng = np.random.default_rng(9)
    water = m.glass("#fbfdfd", ior=1.33)
    spots = []
    for x, y, spread, count in ((GLASS[0] + .062, GLASS[1] - .052, .020, 22), (GLASS[0] - .010, GLASS[1] - .105, .012, 9), (LANTERN_AT[0] + .05, LANTERN_AT[1] - .16, .026, 12)):
        for _ in range(count):
            spots.append((x + rng.normal(0, spread), y + rng.normal(0, spread * 1.3), SEAT - .0005, .0010 + .0046 * rng.random() ** 2.6))
    for x, y, z, r in list(spots):
        if r > .0026:
            spots.append((x + 1.1 * r * rng.normal(), y + 1.1 * r * rng.normal(), z, .7 * r))
    drops(spots, random.Random(4), water)


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


def dawn():
    """What both frames show."""
    bench()
    house()
    photo.view(rubber_trees(), BEYOND, 90, 30, 8, .36)
    with core.at((*LANTERN_AT, SEAT + lantern.HIGH * LANTERN), 24, LANTERN):
        lantern.hurricane_lantern(1.2, -58)
    with core.at((*GLASS, SEAT + .0004), 10, 1.06):
        tea_glass(.060)
    dripped()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 12, 2, 3, 12
    core.sky_gradient([(-10, "#565c5c"), (0, MIST), (12, "#b4bfc4"), (40, "#8c9aa4"), (90, "#6e7f8e")], .16)
    core.area((-3.2, 1.6, 2.2), (.2, 1.5, SEAT), (3, 2), 40, (.90, .96, 1))
    core.area((1.4, -.3, 1.9), (.15, 1.6, SEAT + .1), (.7, .7), 8, (1, .82, .62))


LOOK = photo.look(None, contrast=1.02, saturation=.88, bloom=.09, bloom_threshold=1.3, vignette=.2, grain=.010)


def hills_hero():
    """Wide: glass and lantern left of the middle, the verandah with its chair and lamps out of focus to the right."""
    dawn()
    core.camera((.455, .36, SEAT + .15), (.28, 1.55, SEAT + .15), 46, (16, 9), fstop=2.0, focus=(.06, 1.50, SEAT + .06), level=True, shift_y=-.115)
    return {"size": (1920, 1080), "exposure": 2.1, "look": {**LOOK, "filter": (.55, .9, 1.2)}}


def hills_phone():
    """Tall: glass and lantern side by side, below them the bench's planks."""
    dawn()
    core.camera((.40, .20, SEAT + .355), (.112, 1.62, SEAT + .355), 122, (1170, 2532), fstop=6.3, focus=(.05, 1.53, SEAT + .06), level=True, shift_y=-.98)
    return {"size": (1170, 2532), "exposure": 2.05, "look": {**LOOK, "filter": (.43, .66, 1.5)}}


PICTURES = {"hero/hills": hills_hero, "hero/hills.phone": hills_phone}

FINISH = {
    "hero/hills.phone": {"smooth": (2, .015), "exposure": .45, "fade": .2, "soft": .15},
}
