"""Nilavara Metro, Kalamassery: bowls and mugs set out on the counter before the guests come, wooden spoons in a jar, oranges and the window behind; timber, sand and slate, 50 mm."""
import math
import random

import numpy as np

from kit import core, household as p, materials as m, photo, room

TOP = .94


@m.cached
def pulp(low, high):
    """Fresh juice: cloudy, light passes a little way into it."""
    g = m.Graph("juice")
    where = g.coords(1, "Object")
    n, fine = g.noise(where, 60, 4), g.noise(where, 420, 2)
    c = g.mix(g.span(n, .35, .65), low, high)
    c = g.mix(g.span(fine, .62, .70, 0, .5), c, m.scaled(high, 1.25))
    body = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .12, "Specular": .4}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    return g.surface(g.node("MixShader", {0: .35, 1: body, 2: through}).outputs[0])


def juice(x, y, low, high, fill, seed):
    """Straight glass with a heavy foot; froth where the juice was poured, a film above it where some was drunk."""
    with core.at((x, y, TOP)):
        core.lathe([(0, 0), (.0265, 0), (.0285, .002), (.0300, .010), (.0335, .118), (.0340, .1205), (.0334, .1222), (.0325, .1212), (.0318, .117), (.0288, .014),
                    (.0270, .0105), (0, .0095)], m.glass("#fbfefd"), segments=72, smooth=60)
        level = .0095 + .108 * fill
        wall = .0290 + .0030 * (level - .014) / .103
        liquid = pulp(low, high)
        core.lathe([(0, .0098), (.0268, .0108), (.0290, .0145), (wall, level), (wall + .0004, level + .0012), (wall - .0012, level + .0002), (0, level)], liquid, segments=72, smooth=50)
        rng = random.Random(seed)
        bubble = core.sphere(1, (0, 0, 0), m.glass("#fffaf0", ior=1.2), 10)
        core.instance(bubble, [core.matrix((q * math.cos(a), q * math.sin(a), level + .0006), 0, s) for a, q, s in
                               [(rng.uniform(0, 6.28), wall * (1 - .35 * rng.random() ** 2.5), rng.uniform(.0005, .0019)) for _ in range(60)]])
        pale = m.plain(m.scaled(high, 1.15), .5)
        foam = core.sphere(1, (0, 0, 0), pale, 10)
        core.instance(foam, [core.matrix((q * math.cos(a), q * math.sin(a), level), 0, (s, s, s * .5)) for a, q, s in
                             [(rng.uniform(0, 6.28), wall * (1 - .25 * rng.random() ** 2), rng.uniform(.0006, .0024)) for _ in range(90)]])
        # cold glass: drops outside
        drop = core.sphere(1, (0, 0, 0), m.glass("#ffffff", ior=1.33), 8)
        places = []
        for _ in range(70):
            a, z, s = rng.uniform(0, 6.28), rng.uniform(.012, level), rng.uniform(.0003, .0010)
            q = .0300 + .0035 * (z - .01) / .108
            places.append(core.matrix((q * math.cos(a), q * math.sin(a), z), (0, 0, math.degrees(a)), (s * .5, s, s * rng.uniform(1, 1.6))))
        core.instance(drop, places)


def bowl(radius, height, glaze):
    """Thrown bowl, its foot at z = 0."""
    r, h = radius, height
    core.lathe([(0, .004), (.42 * r, .004), (.45 * r, 0), (.50 * r, .001), (.80 * r, .42 * h), (.97 * r, .90 * h), (r, h), (.985 * r, h + .0012), (.955 * r, h - .0004), (.93 * r, .88 * h), (.76 * r, .44 * h), (.46 * r, .008), (0, .007)],
               glaze, segments=112, smooth=60)


def mug(glaze):
    """Straight mug, mouth down, its handle towards +X."""
    core.lathe(p.rounded([(.0385, 0), (.0400, .0008), (.0405, .004), (.0400, .070), (.0375, .080), (.033, .0835), (.030, .0835), (.029, .081), (0, .081)], 3), glaze, segments=112, smooth=60)
    t = np.linspace(.12, math.pi - .12, 18)
    core.tube([(.0385 + .026 * math.sin(a), 0, .042 - .025 * math.cos(a)) for a in t], .0048, glaze, 14, radii=[1.35, 1.15] + [1] * 14 + [1.1, 1.3])


def orange(x, y, z, r, seed):
    """Orange with its pitted skin."""
    g = m.Graph("orange")
    where = g.coords(1, "Object")
    pores, slow = g.noise(where, 9, 2), g.noise(where, 2, 3)
    skin = g.principled(g.mix(g.span(slow, .3, .7), "#c8701e", "#dd9436"), .38, g.bump(pores, .5, .05), specular=.4)
    core.sphere(r, (x, y, z), skin, 40, (1, 1, .95 - .02 * (seed % 2)))


def breakfast_counter():
    """Along the counter before the guests: bowls, mugs turned over, wooden spoons in a jar; the window far behind."""
    core.box((2.6, 1.0, .045), (0, .25, TOP - .0225), photo.timber("#7d6146", .38, .55), .007, segments=3)
    grey, sand, blue = photo.glaze("#b9b8b0", .2, .8), photo.glaze("#c9b99a", .22, .9), photo.glaze("#5f747c", .2, .6)
    rng = random.Random(3)
    for k, g in enumerate((grey, grey, sand, grey, sand)):
        with core.at((-.115 + rng.uniform(-.003, .003), .005 + rng.uniform(-.003, .003), TOP + .0175 * k), rng.uniform(0, 360)):
            bowl(.082, .060, g)
    for k, g in enumerate((sand, grey, blue, sand)):
        with core.at((-.285 + rng.uniform(-.003, .003), .16 + rng.uniform(-.003, .003), TOP + .0150 * k), rng.uniform(0, 360)):
            bowl(.070, .052, g)
    for x, y, z, turn, g in ((.075, -.035, 0, -28, blue), (.180, .050, 0, 62, blue), (.060, .095, 0, 150, grey), (.285, -.010, 0, 10, grey), (.290, .130, 0, 95, blue), (.170, .047, .0838, 34, grey)):
        with core.at((x, y, TOP + z), turn):
            mug(g)
    # wooden spoons in a jar, their handles up, a folded cloth
    with core.at((-.045, .235, TOP)):
        core.lathe([(0, .004), (.036, .004), (.038, 0), (.041, .002), (.044, .09), (.041, .105), (.0425, .110), (.0395, .1095), (.040, .09), (.037, .008), (0, .007)], photo.glaze("#d8d4c8", .2, .7), segments=96, smooth=60)
        for k in range(6):
            a, out = 2 * math.pi * k / 6 + .4, rng.uniform(.030, .034)
            core.tube([(.016 * math.cos(a + 3), .016 * math.sin(a + 3), .010), (out * math.cos(a), out * math.sin(a), .115),
                       (1.55 * out * math.cos(a), 1.55 * out * math.sin(a), .168 + .018 * (k % 3))], .0034, photo.timber("#9b7650", .5), 12, radii=[.8, 1, 1.25])
    with core.at((-.250, -.075, TOP), 22):
        photo.folded((.13, .20), 5, .0052, photo.cotton("#d2cbbb", 420, .95, .10, "#5d6d78", (.10, .16)), 6, .003)
    # oranges in a wide bowl behind, out of focus
    with core.at((.36, .46, TOP)):
        bowl(.15, .085, blue)
        for k, (x, y, z) in enumerate(((-.055, -.03, .065), (.035, -.055, .066), (.06, .035, .068), (-.03, .05, .067), (.005, -.01, .118))):
            orange(x, y, z, .037, k)
    wall = photo.paint("#cfcabd")
    core.box((5, .2, 3), (2.6, 2.6, 1.5), wall, 0)
    core.box((8, .2, .9), (-3.9, 2.6, .45), wall, 0)
    for x in (-2.2, -1.15, -.1):
        core.box((.07, .1, 3), (x, 2.55, 1.5), photo.timber("#4f3c2c", .4), .004)
    core.box((9, 9, .1), (0, 1, -.05), photo.timber("#7b6650", .4, .4), 0)
    photo.view(room.daylight(52, .5, .5, 9), (-.8, 6.5, -1.0), 9, 5.4, 0, 1.2)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.area((-1.4, 1.9, 1.75), (0, .05, TOP), (1.8, 1.5), 62, photo.DAY)
    core.area((1.3, -1.5, 1.9), (0, 0, TOP), (1.5, 1.2), 9, (.985, .99, 1))
    photo.window_gleam((-1.4, 1.9, 1.75), (0, 0, TOP), (1.8, 1.5), (3, 2), 4.0)
    core.camera((.03, -.66, 1.205), (-.005, .06, 1.000), 50, fstop=3.2, focus=(-.06, -.045, 1.0))
    return {"size": (1500, 1000), "look": photo.look(.19, contrast=1.05, vignette=.2)}


PICTURES = {
    "gallery/kalamassery/breakfast-counter": breakfast_counter,
}

FINISH = {
    "gallery/kalamassery/breakfast-counter": {"smooth": (3, .03), "glow": (.3, .45), "fade": .18, "soft": .25},
}
