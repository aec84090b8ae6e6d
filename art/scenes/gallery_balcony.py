"""Vazhakala: coffee at seven on a balcony, wet leaves along the rail and the city pale behind; rattan and deep teal, 40 mm."""
import math
import random

import numpy as np

from kit import core, develop, foliage as green, household as p, materials as m, photo, props

TEAL = "#2d5552"


def morning_city(width=640, height=400, seed=5):
    """Linear picture of blocks of flats in morning haze out of focus, treetops before them."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    picture = np.broadcast_to(np.array((1.05, 1.08, 1.10)) * (1.18 - .18 * v), (height, width, 3)).copy()
    haze = np.array((.94, .97, .98))
    horizon = .60
    for depth, count in ((.80, 16), (.60, 11), (.36, 6)):
        for k in range(count):
            w, h = rng.uniform(.05, .10) * (1.5 - depth) * width, rng.uniform(.10, .30) * (1.45 - depth) * height
            x0, y1 = rng.uniform(-.04, 1.0) * width, horizon * height + 26
            wall = np.array(core.rgb(rng.choice(["#b9b6ae", "#c9c1b2", "#a9adad", "#b5a493"]))) * 1.25
            for part, shade in ((0, 1.12), (1, .62)):
                a, b = int(max(0, x0 + part * w * .66)), int(min(width, x0 + w * (.66 if part == 0 else 1)))
                y0 = int(max(0, y1 - h))
                if b <= a:
                    continue
                picture[y0:int(y1), a:b] = wall * shade * (1 - depth) + haze * depth
                step = max(7, int(13 * (1.2 - depth)))
                for y in range(y0 + 5, int(y1), step):
                    picture[y:y + step // 2, a + 2:b - 2] *= 1 - .38 * (1 - depth)
            if rng.random() < .5:
                picture[int(max(0, y1 - h - 9)):int(y1 - h), int(max(0, x0 + w * .3)):int(max(0, x0 + w * .5))] = wall * .8 * (1 - depth) + haze * depth
    for depth in (.55, .25, .0):
        for k in range(420):
            y = horizon + .03 + .10 * (1 - depth) + (rng.random() ** .8) * .5
            tone = np.array(core.rgb(("#2f4a26", "#48683a", "#6d8a4c")[rng.integers(3)])) * rng.uniform(.9, 1.7)
            photo.blot(picture, rng.uniform(-.03, 1.03) * width, y * height, rng.uniform(7, 15), tone * (1 - depth) + haze * depth, rng.uniform(.25, .6), .05)
    for k in range(60):
        photo.blot(picture, rng.random() * width, (horizon + rng.uniform(.05, .45)) * height, rng.uniform(5, 10), np.array((1.3, 1.35, 1.2)), rng.uniform(.1, .3), .15)
    return develop.gauss(picture, 2).astype(np.float32)


def french_press():
    """Glass coffee press, the coffee two thirds down."""
    steel = m.plain("#c4c3bf", .18, 1.0)
    core.lathe([(0, .014), (.043, .014), (.0445, .017), (.0455, .165), (.0475, .170), (.0462, .1705), (.0440, .165), (.0430, .019), (0, .018)], m.glass("#fbfdfc"), segments=64, smooth=60)
    core.lathe([(0, .0178), (.0432, .0186), (.0438, .072), (0, .072)], m.plain("#1d0d05", .05), segments=56)
    core.lathe([(.0452, .0), (.0475, .0), (.0475, .034), (.0452, .034)], steel, segments=56)
    for k in range(3):
        a = 2.094 * k + .4
        core.tube([(.047 * math.cos(a), .047 * math.sin(a), 0), (.047 * math.cos(a), .047 * math.sin(a), .164)], .0028, steel, 8)
    for z in (.034, .158):
        core.tube([(.0468 * math.cos(t), .0468 * math.sin(t), z) for t in np.linspace(0, 6.2832, 49)[:-1]], .0026, steel, 8, True)
    core.lathe([(.048, .169), (.049, .174), (.035, .188), (.012, .194), (.006, .195), (0, .195)], steel, segments=56, smooth=60)
    core.cylinder(.0022, .05, (0, 0, .218), steel, .0005, 12)
    core.sphere(.009, (0, 0, .246), m.plain("#1a1817", .3), 24)
    core.tube([(.047, 0, .150), (.078, 0, .146), (.088, 0, .115), (.082, 0, .065), (.047, 0, .045)], .0062, m.plain("#1a1817", .35), 14, radii=[.8, 1, 1.1, 1.1, .8])
    core.cylinder(.0405, .006, (0, 0, .082), steel, .002, 48)


def balcony():
    """The table at the rail, one chair pulled up to it."""
    p.fresh()
    wood = photo.timber("#80603f", .4, .55)
    core.box((6, 5, .1), (0, -1, -.05), m.tiles("#9b978c", "#7b776e", .30, .35, vary=.06), 0)
    # table: boards in a ring, thin legs
    t = .56
    core.cylinder(.30, .026, (0, 0, t - .013), wood, .006, 96)
    for k in range(3):
        a = 2.094 * k + .5
        core.tube([(.16 * math.cos(a), .16 * math.sin(a), t - .03), (.23 * math.cos(a), .23 * math.sin(a), 0)], .014, wood, 14, radii=[1.1, .75])
    with core.at((.045, .095, t), -35):
        french_press()
    with core.at((-.075, -.055, t)):
        photo.cup("#e4e2dc", "#2a1409", .55, 205)
    with core.at((.150, -.115, t + .001), -28):
        props.newspaper((.24, .34), 5, 5)
    with core.at((.135, -.09, t + .013), 20):
        props.spectacles(.95)
    # chair beside it, a pale cushion
    p.cane_chair((.78, .10, 0), photo.timber("#96744c", .45, .45), m.wicker("#b39468"), math.radians(-62), photo.cotton("#e0ddd4", 420, .95, .06), True)
    # trough and rail
    stone = m.stone("#9a978f", .8, .25)
    core.box((6, .30, .40), (0, .78, .20), stone, .012)
    rail = m.plain(TEAL, .4)
    for k in range(48):
        core.cylinder(.0065, .64, (-2.4 + .102 * k, .96, .70), rail, 0, 10)
    core.box((6, .075, .032), (0, .96, 1.03), wood, .008)
    rng = random.Random(8)
    x = -1.5
    k = 0
    while x < 1.7:
        kind = ("fern", "money", "lily", "money", "fern", "heliconia", "money")[k % 7]
        if kind == "heliconia":
            green.rosette((x, .80, .36), green.leaf_set(kind), 8, (1.5, .8), k, (.5, .8))
        elif kind in ("fern", "lily"):
            green.rosette((x, .78, .38), green.leaf_set(kind), 28, (1.4, -.1), k, (.6, .95))
        else:
            green.bush((x, .78, .40), .23, green.leaf_set(kind), 95, k, size=(.55, .95))
        x += rng.uniform(.24, .34)
        k += 1
    # a leaf of the next pot in front of the lens
    green.rosette((-.78, -.42, .25), green.leaf_set("heliconia"), 7, (1.5, .9), 4, (.7, .95))
    core.box((.2, 5, 3), (1.85, -1.0, 1.5), photo.paint(TEAL), 0)
    photo.view(morning_city(), (.5, 9.5, -3.6), 15, 9.4, 0, .68)
    core.sky_gradient([(-10, "#9a9c94"), (0, "#e6e8e6"), (70, "#b4c6d4")], .8)
    core.sun(26, 62, 4.4, (1, .92, .80), 1.0)
    core.area((.2, 1.6, 2.4), (0, 0, .5), (3.2, 1.4), 42, (.97, .99, 1))
    core.camera((-.34, -1.02, 1.10), (.10, .16, .775), 40, fstop=2.8, focus=(-.03, -.05, .60))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.22)}


PICTURES = {
    "gallery/vazhakala/balcony": balcony,
}
