"""Vazhakala: the wet watering can on the bench of the atrium, close up, pots and the far wall out of focus; zinc, wood and green, 60 mm."""
import math
import random

import numpy as np

from kit import aged
from kit import core
from kit import foliage as green
from kit import household as p
from kit import materials as m
from kit import photo
from kit import weathered

SEAT = .45


@m.cached
def zinc():
    """Galvanised sheet: dull spangles, water marks, scratches of use."""
    g = m.Graph("zinc")
    where = g.coords(1, "Object")
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": 150.0}).outputs["Color"]
    tone = g.node("SeparateRGB", {0: cell}).outputs[0]
    marks, fine = g.noise(g.coords((1, 1, .25), "Object"), 22, 5, .65), g.noise(where, 300, 3)
    c = g.mix(g.span(tone, 0, 1, .36, .64), "#8f9495", "#b9bdbc")
    c = g.mix(g.span(marks, .50, .72), c, "#c9cbc6")
    c = g.mix(g.math("MULTIPLY", g.span(marks, .42, .30), .7), c, "#5d6160")
    rough = g.math("ADD", g.span(tone, 0, 1, .30, .44), g.span(marks, .45, .75, 0, .25))
    return g.principled(c, rough, g.bump(g.math("ADD", fine, g.math("MULTIPLY", marks, 2.0)), .18, .001), metallic=.92)


@m.cached
def clay(colour="#a35c3c"):
    """Flower pot that has stood outside: lime has bloomed on it, moss in patches, wet below."""
    g = m.Graph("old clay")
    where = g.coords(1, "World")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    slow, fine = g.noise(where, 14, 5, .62), g.noise(where, 130, 3, .6)
    c = g.mix(g.span(slow, .3, .7), m.scaled(colour, .72), m.scaled(colour, 1.15))
    bloom = g.math("MULTIPLY", g.span(g.math("ADD", slow, g.math("MULTIPLY", fine, .4)), .62, .85), .75)
    c = g.mix(bloom, c, "#cfc3b0")
    wet = g.span(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .12)), SEAT + .075, SEAT + .045)
    c = g.mix(g.math("MULTIPLY", wet, .6), c, "#3a2218")
    return g.principled(c, g.span(wet, 0, 1, .85, .35), g.bump(g.math("ADD", slow, fine), .3, .0016), specular=.3)


def watering_can():
    """Oval body with rolled hoops, a long spout with its rose to +X, two handles."""
    tin = zinc()
    with core.at((0, 0, 0), 0, (1, .80, 1)):
        body = [(0, .004), (.088, .004), (.093, 0), (.097, .004), (.096, .010), (.0975, .013), (.095, .017)]
        body += [(.0955, .06), (.0975, .063), (.0975, .067), (.0955, .070), (.0955, .150), (.0975, .153), (.0975, .157), (.0955, .160), (.0955, .196), (.0985, .199), (.0985, .203), (.0955, .2045)]
        core.lathe(body + [(.0935, .200), (.0935, .012), (0, .010)], tin, segments=96, smooth=50)
    core.tube([(.080, 0, .035), (.125, 0, .075), (.185, 0, .150), (.235, 0, .225)], .016, tin, 24, radii=[1.45, 1.15, .86, .68])
    core.tube([(.075, 0, .150), (.12, 0, .152), (.183, 0, .148)], .0035, tin, 10)
    with core.at((.240, 0, .232), (0, 33, 0)):
        core.lathe([(.0105, -.012), (.012, 0), (.030, .032), (.0315, .034), (.030, .037), (.015, .0405), (0, .0415)], tin, segments=56, smooth=50)
    t = np.linspace(0, 1, 22)
    core.tube([(-.088 - .075 * math.sin(math.pi * q) ** .8, 0, .045 + .150 * q) for q in t], .0065, tin, 14)
    def bow(q):
        return .082 - .164 * q, .004 * math.sin(2 * math.pi * q), .186 + .098 * math.sin(math.pi * q) ** .62
    core.tube([bow(q) for q in np.linspace(0, 1, 40)], .0052, tin, 16)
    for x in (-.084, .084):  # lugs that hold it, riveted to the wall
        core.box((.004, .022, .034), (x, 0, .186), tin, .0018, segments=3)
        core.sphere(.0032, (x * .94, 0, .178), tin, 16)
    core.tube([bow(q) for q in np.linspace(.33, .67, 24)], .0100, aged.waxed("#3a2416", "#6b4a2e", "#a4825c", .3, .34), 28, radii=[.72, .92, 1] + [1.04] * 18 + [1, .92, .72])


def flower_pot(x, y, r, h, turn=0):
    """Clay pot with a thick rim, earth in it."""
    with core.at((x, y, SEAT), turn):
        core.lathe([(0, 0), (r * .70, 0), (r * .72, .004), (r * .93, h * .74), (r * .94, h * .75), (r * 1.06, h * .76), (r * 1.09, h * .98), (r * 1.06, h),
                    (r * .97, h), (r * .93, h * .9), (0, h * .88)], clay(), segments=72, smooth=45)
        core.lathe([(r * .95, h * .91), (r * .5, h * .93), (0, h * .935)], m.plain("#2e2118", .95), segments=32)


def wet_bench():
    """Boards of a bench, darker where water ran."""
    g = m.Graph("wet boards")
    world = g.coords(1, "World")
    grain = g.noise(g.coords((3, 60, 60)), 2.2, 4, .6)
    pores = g.noise(g.coords((9, 300, 300)), 1, 2, .6)
    n = g.noise(world, 13, 4, .6)
    x, y = g.node("SeparateXYZ", {0: world}).outputs[:2]
    far = g.math("ADD", g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", x, .16)), 1.0), g.math("MULTIPLY", g.math("ABSOLUTE", g.math("ADD", y, .02)), 1.2))
    wet = g.span(g.math("ADD", far, g.math("MULTIPLY", g.math("SUBTRACT", n, .5), .55)), .20, .10)
    c = g.mix(g.span(grain, .3, .72), "#75614a", "#a08b6e")
    c = g.mix(g.span(pores, .36, .5, .5, 0), c, "#4b3c2c")
    c = g.vary(c, .12)
    c = g.mix(g.math("MULTIPLY", wet, .62), c, "#2e2117")
    mat = g.principled(c, g.span(wet, 0, 1, .66, .14), g.bump(pores, .2, .0016), specular=.4)
    rng = random.Random(3)
    for k in range(6):
        core.box((3.2, .088, .030), (.2 + rng.uniform(-.1, .1), -.24 + .095 * k, SEAT - .015 + rng.uniform(-.0012, .0012)), mat, .005, (rng.uniform(-.5, .5), 0, 0), segments=3)
    core.box((3.2, .50, .40), (.2, .0, .20), m.tiles("#3c6a64", "#8f9690", .075, .2, plane="xz", vary=.14), .01)
    drop = core.sphere(1, (0, 0, 0), m.glass("#f6faf8", ior=1.33), 12)
    core.instance(drop, [core.matrix((rng.gauss(.16, .10), rng.gauss(-.07, .07), SEAT + .0006), (0, 0, rng.uniform(0, 180)), (q, q * rng.uniform(.7, 1.3), q * .22))
                         for q in [.0007 + .0019 * rng.random() ** 2 for _ in range(110)]])


def beads(turn):
    """Water on the can: drops where it was splashed, flat on the zinc, more of them low down."""
    rng = np.random.default_rng(11)
    drop = core.sphere(1, (0, 0, 0), m.glass("#f6faf8", ior=1.33), 14)
    places = []
    for _ in range(230):
        a, z = math.radians(rng.uniform(150, 330)) - math.radians(turn), .018 + .175 * rng.beta(1.1, 1.7)
        q = rng.uniform(.0006, .0013) + .0016 * rng.random() ** 5
        x, y = .0957 * math.cos(a), .0957 * .80 * math.sin(a)
        places.append(core.matrix((x, y, z), (0, 0, math.degrees(math.atan2(y / .64, x))), (q * .45, q, q * rng.uniform(1.0, 1.35))))
    core.instance(drop, places)


def atrium():
    """Close to the can on the wet bench; the pots and the far wall are out of focus."""
    p.fresh()
    wet_bench()
    with core.at((.0, .0, SEAT), 28):
        watering_can()
        beads(28)
    flower_pot(.380, .830, .085, .145)
    flower_pot(-.330, .960, .095, .155, 20)
    green.rosette((.380, .830, SEAT + .125), green.leaf_set("fern"), 34, (1.45, .0), 4, (.45, .70))
    green.rosette((-.330, .960, SEAT + .135), green.leaf_set("lily"), 26, (1.5, .3), 6, (.55, .85))
    core.box((3.2, .9, .40), (.2, .75, SEAT - .215), photo.timber("#6a5540", .6, .5), .01)
    # the other side of the atrium: white wall in the shade, two doors, plants along it
    lime = photo.paint("#c4c2b8")
    core.box((14, .2, 9), (0, 6.3, 4.4), lime, 0)
    core.box((.2, 14, 9), (-4.2, 2, 4.4), lime, 0)
    core.box((.2, 14, 9), (5.2, 2, 4.4), lime, 0)
    core.box((14, 16, .1), (0, 2, -.05), photo.paint("#8f8b80", .6), 0)
    for x in (-.5, 2.9):
        core.box((1.05, .1, 2.1), (x, 6.18, 1.05), m.plain("#3a625d", .5), .006)
    garden = photo.blurred_garden(420, 300, 31, .1, .05, .38)
    photo.view(garden, (2.2, 5.2, .55), 3.0, 1.5, 0, 1.0)
    photo.view(garden[:, ::-1], (-2.1, 5.0, .45), 1.6, 1.3, 0, 1.0)
    core.sky_gradient([(-10, "#8a8f84"), (0, "#dfe4e2"), (70, "#b4c6d2")], .28)
    weathered.few_bounces()
    core.sun(40, 318, 4.6, (1, .90, .76), .8)
    core.area((.5, 4.0, 5.5), (.5, 4.0, 0), (6, 5), 55, photo.DAY)
    core.area((-1.3, .15, 1.25), (0, 0, SEAT + .1), (.9, .8), 22, (1, .95, .88))
    core.area((1.0, .95, 1.5), (.05, .1, SEAT), (.6, .4), 11, (1, .84, .62))
    photo.window_gleam((-1.3, .15, 1.25), (0, 0, SEAT + .1), (.9, .8), (2, 2), 3.4)
    core.camera((-.36, -.88, .765), (.046, .0, .580), 64, fstop=2.2, focus=(-.03, -.075, SEAT + .11))
    return {"size": (1200, 800), "look": photo.look(.13, contrast=1.06, vignette=.22, saturation=.92, bloom=.07, texture=.09)}


PICTURES = {
    "gallery/vazhakala/atrium": atrium,
}

FINISH = {
    "gallery/vazhakala/atrium": {"colours": {(8, 34): (.66, .93), (48, 150): (.72, .88)}, "contrast": 1.04, "glow": (.2, .45), "fade": .14},
}
