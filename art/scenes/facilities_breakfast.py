"""Breakfast by the open garden door: appam, stew and filter coffee against the light; white and turmeric, 50 mm."""
import math
import random

import numpy as np

from kit import core, furniture as f, household as p, materials as m, photo, props

TURMERIC = "#b98a34"


def appam(radius=.105, seed=1, lift=1.0):
    """Rice pancake: spongy white heart, a lace rim, brown and torn, that stands up unevenly."""
    g = m.Graph("appam")
    v = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs[1]
    where = g.coords(1, "Object")
    pores = g.node("TexVoronoi", {"Vector": where, "Scale": 330.0}).outputs["Distance"]
    fine = g.noise(where, 150, 3, .65)
    slow = g.noise(where, 24, 3)
    rim = g.span(g.math("ADD", v, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .35)), .66, 1.06)
    brown = g.mix(g.span(fine, .35, .7), "#d6a661", "#96602a")
    c = g.mix(rim, g.mix(g.span(fine, .4, .7), "#f4f0e8", "#e9e1d0"), g.mix(g.math("MULTIPLY", rim, .85), "#e6cb98", brown))
    height = g.math("ADD", g.math("MULTIPLY", pores, .8), fine)
    shader = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .6, "Specular": .25, "Normal": g.bump(height, .7, .0022)}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    body = g.node("MixShader", {0: g.span(v, .4, .9, .06, .4), 1: shader, 2: through}).outputs[0]
    holes = g.node("TexVoronoi", {"Vector": where, "Scale": 210.0}).outputs["Distance"]
    hole = g.math("MULTIPLY", g.math("LESS_THAN", g.math("SUBTRACT", holes, g.span(v, .72, 1.0, -.1, .30)), 0), g.math("GREATER_THAN", v, .72))
    clear = g.node("BsdfTransparent").outputs[0]
    mat = g.surface(g.node("MixShader", {0: hole, 1: body, 2: clear}).outputs[0])

    def shape(u, t):
        a = 2 * math.pi * u
        edge = .5 + .5 * float(core.fractal_noise(np.array(3 * math.cos(a) + 9), np.array(3 * math.sin(a) + 9), 3, seed))
        rr = radius * t * (1 + (.10 * (edge - .7)) * t * t)
        n = float(core.fractal_noise(np.array(rr * math.cos(a) * 60 + 30), np.array(rr * math.sin(a) * 60 + 30), 3, seed + 3)) - .5
        z = .013 * (1 - min(1, t / .62) ** 2.2) + .0022
        z += lift * .030 * max(0, t - .62) ** 1.5 / .3 * (edge * 1.5 - .35) + .004 * n * (.3 + t)
        return rr * math.cos(a), rr * math.sin(a), max(z, .0008)
    return core.grid_surface(shape, None, mat, steps=(120, 44))


def stew():
    """Bowl of pale coconut stew: potato, carrot, peas, curry leaves, beads of coconut oil."""
    white = photo.glaze("#e6e5df", .12)
    core.lathe([(0, .004), (.034, .004), (.036, 0), (.041, 0), (.044, .004), (.064, .022), (.0755, .046), (.0765, .0485), (.0745, .0488), (.062, .0245),
                (.038, .008), (0, .007)], white, segments=80, smooth=60)
    g = m.Graph("coconut milk")
    where = g.coords(1, "Object")
    n = g.noise(where, 34, 4)
    sauce = g.principled(g.mix(g.span(n, .35, .65), "#e8dcbc", "#d9c596"), .12, g.bump(n, .35, .003), specular=.5)
    core.grid_surface(lambda u, v: (.0675 * v * math.cos(6.2832 * u), .0675 * v * math.sin(6.2832 * u), .0345 + .0016 * math.sin(90 * v + 5 * u)), None, sauce, steps=(48, 16))
    rng = random.Random(5)
    potato = photo.glaze("#e3cf92", .35)
    carrot = photo.glaze("#d57a2c", .3)
    for k in range(15):
        a, r = rng.uniform(0, 6.28), .054 * math.sqrt(rng.random())
        size = rng.uniform(.012, .019)
        core.box((size, size * .9, size * .8), (r * math.cos(a), r * math.sin(a), .0345 + rng.uniform(-.003, .003)), potato if k % 3 else carrot, .004,
                 (rng.uniform(-30, 30), rng.uniform(-30, 30), rng.uniform(0, 90)), segments=3)
    pea = photo.glaze("#7f9a44", .3)
    for k in range(14):
        a, r = rng.uniform(0, 6.28), .058 * math.sqrt(rng.random())
        core.sphere(.0046, (r * math.cos(a), r * math.sin(a), .0365), pea, 14)
    props.curry_leaves([(.02, .012, .043), (-.012, -.018, .0425), (.006, .03, .0425), (-.032, .014, .042)], .024, 4)


def coffee(x, y, z):
    """Steel tumbler of filter coffee in its dabarah."""
    steel = m.plain("#cbcac6", .13, 1.0)
    g = m.Graph("froth")
    n = g.noise(g.coords(), 230, 4, .7)
    foam = g.principled(g.ramp(n, [(.3, "#a9713f"), (.55, "#cda273"), (.8, "#e6d0ab")]), .4, g.bump(n, .4, .0008))
    p.dabarah(steel, (x, y, z))
    p.tumbler(steel, (x + .004, y, z + .005), .098, drink=foam, fill=.93)


def breakfast():
    """Appam and stew for one, the garden bright behind."""
    t = .75
    top = photo.timber("#8d6d4e", .4, .5)
    with core.at((0, 0, 0), -4):
        for k in range(5):
            core.box((1.9, .198, .034), (0, -.44 + .2 * k, t - .017), top, .004)
    # place mat of unbleached cotton with a turmeric edge
    photo.lying((.46, .33), lambda x, y: .0012 + .0016 * np.sin(17 * x + 2) * np.sin(12 * y + 1) + photo.folds(x, y, 7, 3, (.1, .3), (.006, .02), (.0008, .002)),
                photo.cotton("#dedacf", 420, slub=.08, stripe=TURMERIC, stripe_at=(.03, .055), along=0), (.0, -.02, t), 2, .004, .0014)
    with core.at((-.055, -.02, t + .003)):
        core.lathe([(0, .003), (.078, .003), (.080, 0), (.088, 0), (.092, .004), (.124, .0115), (.1395, .019), (.1405, .021), (.139, .0217), (.123, .0148),
                    (.093, .008), (0, .0068)], photo.glaze("#e9e8e3", .1), segments=96, smooth=60)
        with core.at((-.012, .012, .0085), 30):
            appam(.108, 2, .6)
        with core.at((.014, -.006, .0215), (3, -4, 150)):
            appam(.104, 6, 1.0)
    with core.at((.16, .115, t + .001)):
        stew()
    coffee(.205, -.075, t + .001)
    # fork and spoon on the napkin
    photo.lying((.085, .20), lambda x, y: .004 + .006 * np.clip(x / .085 + .5, 0, 1) + .0015 * np.sin(33 * x) * np.sin(22 * y), photo.cotton(TURMERIC, slub=.1),
                (-.285, -.03, t), 7, .004, .003)
    for x, kind in ((-.295, "fork"), (-.268, "spoon")):
        with core.at((x, -.03, t + .012), 7):
            f.cutlery(kind, .185, m.plain("#cfcdc8", .14, 1.0))
    # water, bananas and jasmine behind, out of focus
    with core.at((-.24, .25, t)):
        core.lathe([(0, .004), (.029, 0), (.031, .004), (.036, .112), (.0345, .112), (.0295, .010), (0, .009)], m.glass(), segments=56, smooth=60)
        core.lathe([(0, .011), (.0295, .011), (.0330, .078), (0, .078)], m.glass("#f4faf8", ior=1.33), segments=48, smooth=60)
    p.banana_hand((.43, .34, t + .105), (.0, .1, 2.6), 6, 1.0)
    with core.at((.43, .34, t)):
        core.lathe([(0, 0), (.06, 0), (.065, .005), (.11, .05), (.13, .075), (.126, .076), (.10, .05), (.05, .012), (0, .01)], photo.glaze("#e6e5df", .12), segments=64)
    with core.at((.0, .33, t)):
        core.lathe([(0, 0), (.026, 0), (.034, .03), (.030, .06), (.014, .085), (.014, .10), (.011, .10), (.011, .085), (.02, .02), (0, .01)], photo.glaze("#9aa79a", .25),
                   segments=48)
        props.jasmine([(0, 0, .10), (.006, .004, .14), (.03, .01, .165), (.05, .0, .15)], .006, .8)
        props.jasmine([(0, 0, .10), (-.012, .006, .15), (-.03, .012, .185)], .006, .8)
    for x, turn in ((-.35, 6), (.42, -9)):
        with core.at((x, .98, 0), turn):
            f.dining_chair("#6a5039", "#cfc8ba")
    # the open door to the garden
    wall = photo.paint("#dcd9d0")
    frame = photo.paint("#e3e1da", .4)
    for x in (-1.9, 1.9):
        core.box((1.5, .2, 3), (x, 2.2, 1.5), wall, 0)
    for x in (-1.12, -.37, .37, 1.12):
        core.box((.055, .07, 2.6), (x, 2.15, 1.3), frame, .006)
    for z in (.08, .95):
        core.box((2.3, .06, .05), (0, 2.15, z), frame, .006)
    core.box((9, 9, .1), (0, 0, -.05), photo.timber("#5d4837", .35), 0)
    photo.view(photo.blurred_garden(seed=8, sky=.28, disc=.03), (0, 5.6, -1.1), 8, 3.6, 0, 1.5)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(31, 334, 3.4, (1, .95, .88), 1.4)
    core.area((-.35, 1.9, 1.55), (0, 0, .78), (2.2, 1.7), 52, photo.DAY)
    core.area((.9, -1.7, 1.7), (0, 0, .8), (1.6, 1.2), 15, (.98, .99, 1))
    photo.window_gleam((-.2, 1.85, 1.5), (0, 0, .8), (2.2, 1.7), (3, 2), 5)
    core.camera((.07, -.66, 1.075), (.015, .045, .792), 48, fstop=3.5, focus=(-.02, -.05, .78))
    return {"size": (1200, 800), "look": photo.look(.30, warmth=.12, saturation=1.06, contrast=1.0)}


PICTURES = {
    "facilities/breakfast": breakfast,
}
