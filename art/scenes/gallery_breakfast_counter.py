"""Nilavara Metro, Kalamassery: juice and warm buns at the end of the counter, the window white behind; terrazzo and oak, 50 mm."""
import math
import random

import numpy as np

from kit import core, develop, furniture as f, household as p, materials as m, photo

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


def bun(x, y, z, turn, size=1.0, seed=1):
    """Soft bun: egg-washed brown above, pale where it touched its neighbours."""
    g = m.Graph("bun")
    where = g.coords(1, "Object")
    up = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    n, fine = g.noise(where, 28, 4), g.noise(where, 260, 3)
    brown = g.mix(g.span(n, .3, .7), "#a2642c", "#7f4519")
    c = g.mix(g.span(g.math("ADD", up, g.math("MULTIPLY", g.math("SUBTRACT", n, .5), .4)), .30, .72), "#dcb97e", brown)
    mat = g.principled(c, g.span(up, .4, .8, .75, .34), g.bump(g.math("ADD", g.math("MULTIPLY", n, .6), g.math("MULTIPLY", fine, .25)), .35, .003), specular=.35)

    def shape(u, v):
        a, q = 2 * math.pi * u, math.pi * v
        r = math.sin(q) ** .62
        n1 = float(core.fractal_noise(np.array(1.6 * math.cos(a) + 7 * seed), np.array(1.6 * math.sin(a) + 2.2 * v), 3, seed)) - .5
        square = 1 + .05 * math.cos(4 * a)
        rr = .047 * r * square * (1 + .12 * n1)
        zz = -math.cos(q)
        return rr * math.cos(a), rr * math.sin(a), max(.030 + (.036 if zz > 0 else .030) * zz * (1 + .10 * n1), .0)
    with core.at((x, y, z), turn, size):
        core.grid_surface(shape, None, mat, steps=(56, 40))


def orange(x, y, z, r, seed):
    """Orange with its pitted skin."""
    g = m.Graph("orange")
    where = g.coords(1, "Object")
    pores, slow = g.noise(where, 9, 2), g.noise(where, 2, 3)
    skin = g.principled(g.mix(g.span(slow, .3, .7), "#c8701e", "#dd9436"), .38, g.bump(pores, .5, .05), specular=.4)
    core.sphere(r, (x, y, z), skin, 40, (1, 1, .95 - .02 * (seed % 2)))


def breakfast_counter():
    """Three glasses, the board with buns in a cloth, a bowl of fruit behind."""
    core.box((2.6, 1.0, .045), (0, .25, TOP - .0225), m.terrazzo("#d8d5cc", ("#8f8c84", "#b9a68c", "#efece4"), .16), .007, segments=3)
    core.box((2.5, .9, .9), (0, .25, .45), photo.timber("#a58862", .5, .4), 0)
    juice(-.215, -.085, "#dc861c", "#f0b04a", .86, 3)
    juice(-.118, .000, "#a8323a", "#cf5a5c", .80, 5)
    juice(-.290, .035, "#dc861c", "#f0b04a", .40, 8)
    # buns in a linen cloth on the board, one broken open beside them
    with core.at((.150, .02, TOP), -9):
        core.box((.40, .27, .018), (0, 0, .009), photo.timber("#8c6844", .5, .6), .006, segments=3)
        photo.lying((.30, .27), lambda x, y: .0205 + .0012 * np.sin(21 * x + 1) * np.sin(17 * y) + photo.folds(x, y, 14, 5, (.1, .35), (.008, .022), (.002, .008))
                    - np.maximum(np.abs(y) - .130, 0) * .5, photo.cotton("#dcd8cd", 420, .95, .06), (.01, .0, 0), 6, .004, .0016)
        for k, (x, y, z) in enumerate(((-.058, -.052, .026), (.040, -.058, .026), (-.048, .044, .026), (.048, .042, .026), (-.004, -.006, .074))):
            bun(x, y, z, 31 * k, (1.0, .96, 1.03, .98, .95)[k], 2 + k)
        with core.at((-.155, -.10, .0185), 64):
            f.cutlery("knife", .20, m.plain("#cdcbc6", .16, 1.0))
    # butter, with a curl taken off
    with core.at((.02, -.195, TOP)):
        core.lathe([(0, .003), (.036, .003), (.038, 0), (.042, .001), (.047, .010), (.0465, .0125), (.044, .0122), (.040, .006), (0, .005)], photo.glaze("#e3e1da", .14), segments=56, smooth=60)
        core.box((.040, .030, .016), (.002, .0, .0135), m.plain("#e6d493", .4), .003, (0, 0, 24), segments=3)
    # fruit behind, out of focus
    with core.at((.02, .44, TOP)):
        core.lathe([(0, 0), (.07, 0), (.076, .006), (.125, .05), (.148, .082), (.1445, .083), (.118, .052), (.06, .014), (0, .012)], photo.glaze("#dddbd3", .2, .5), segments=72, smooth=60)
        for k, (x, y, z) in enumerate(((-.055, -.03, .065), (.035, -.055, .066), (.06, .035, .068), (-.03, .05, .067), (.005, -.01, .118))):
            orange(x, y, z, .037, k)
    p.banana_hand((.17, .50, TOP + .07), (.1, .2, 2.4), 6, 1.0)
    with core.at((-.42, .46, TOP)):
        for k in range(6):
            core.lathe([(0, .003), (.06, .003), (.063, 0), (.07, .002), (.098, .011), (.100, .013), (.0985, .0138), (.07, .007), (0, .006)], photo.glaze("#e3e1da", .14), (0, 0, .0068 * k),
                       56)
    # coffee machine far back, window wall
    steel = m.plain("#b9b8b4", .22, 1.0)
    core.box((.7, .45, .46), (.95, 1.75, 1.18), steel, .03)
    core.box((2.6, .6, .95), (1.2, 1.8, .47), photo.timber("#a58862", .5, .4), .006)
    wall = photo.paint("#d9d6cd")
    core.box((3, .2, 3), (2.45, 3.4, 1.5), wall, 0)
    core.box((8, .2, .5), (0, 3.4, .25), wall, 0)
    for x in (-2.6, -1.5, -.4, .7):
        core.box((.07, .1, 3), (x, 3.35, 1.5), photo.paint("#cfccc4", .4), .004)
    core.box((9, 9, .1), (0, 1, -.05), photo.timber("#7b6650", .4, .4), 0)
    photo.view(develop.gauss(photo.blurred_garden(440, 300, 52, .55, .03, .95), 1), (-.6, 7.5, -1.4), 13, 6.0, 0, 1.5)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(22, 318, 3.6, (1, .93, .83), 1.2)
    core.area((-.7, 2.6, 1.75), (0, 0, TOP), (3.4, 1.8), 84, photo.DAY)
    core.area((1.3, -1.5, 1.9), (0, 0, TOP), (1.5, 1.2), 17, (.985, .99, 1))
    photo.window_gleam((-.6, 2.5, 1.75), (0, 0, TOP), (3.2, 1.8), (3, 1), 4.5)
    core.camera((-.03, -.80, 1.215), (-.025, .03, 1.003), 50, fstop=3.2, focus=(-.12, -.07, 1.0))
    return {"size": (1200, 800), "look": photo.look(.28, warmth=.05)}


PICTURES = {
    "gallery/kalamassery/breakfast-counter": breakfast_counter,
}
