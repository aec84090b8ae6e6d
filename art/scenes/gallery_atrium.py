"""Vazhakala: the watering can left on the bench of the atrium, pots beside it, the planted galleries out of focus; zinc, clay and green, 50 mm."""
import math
import random

import numpy as np

from kit import core
from kit import foliage as green
from kit import household as p
from kit import materials as m
from kit import photo
from kit import surfaces as s

SEAT = .45


def vine(loc, length, seed=1, data=None):
    """Trailing stems that hang from loc."""
    rng = random.Random(seed)
    leaves = data or green.leaf_set("money")
    stem = p.once("vine-stem", lambda: s.matt("#55662c", .7, name="vine-stem"))
    x, y, z = loc
    pts, n = [], max(4, int(length / .06))
    sway = rng.uniform(-.05, .05)
    for k in range(n + 1):
        t = k / n
        out = .05 * min(1, t * 6)
        pts.append((x + sway * t + .018 * math.sin(5 * t + seed), y - out - .012 * math.sin(7 * t + seed), z + .035 * math.sin(min(1, t * 7) * math.pi) - length * t))
    p.tube(pts, .0035, stem, smooth=False, resolution=2)
    for k in range(1, n + 1):
        for _ in range(2):
            a = rng.uniform(-2.4, -.7)
            p.copies(rng.choice(leaves), [(pts[k], (rng.uniform(-.4, .4), rng.uniform(.3, 1.0), a), rng.uniform(.62, 1.0) * (1 - .35 * k / n))], "vine")


def railing(x0, x1, y, z, teal, height=1.0):
    """Flat-bar railing along x."""
    p.box((x1 - x0, .055, .045), ((x0 + x1) / 2, y, z + height - .045), teal, edge=.008)
    p.box((x1 - x0, .030, .030), ((x0 + x1) / 2, y, z + .10), teal, edge=.005)
    data = p.once("baluster", lambda: p.mesh_of(p.box((.012, .034, height - .16), (0, 0, 0), teal, edge=.003)))
    n = int((x1 - x0) / .115)
    p.copies(data, [((x0 + (k + .5) * (x1 - x0) / n, y, z + .12), (0, 0, 0), 1) for k in range(n)], "baluster")


def trough(x0, x1, y, z, mat, seed=1):
    """Planter on the outer side of a gallery with ferns, money plants and trailing vines."""
    rng = random.Random(seed)
    p.box((x1 - x0, .30, .30), ((x0 + x1) / 2, y, z), mat, edge=.012)
    p.box((x1 - x0 - .06, .24, .02), ((x0 + x1) / 2, y, z + .285), p.once("earth", lambda: s.soil(name="earth")), edge=0)
    x = x0 + .12
    while x < x1 - .08:
        kind = rng.choice(("fern", "money", "lily", "fern", "money", "heliconia"))
        at = (x, y + rng.uniform(-.03, .03), z + .29)
        if kind == "money":
            green.bush(at, .19, green.leaf_set("money"), 60, 500 + int(x * 50) + seed, .8, (.8, 1.2))
        elif kind == "heliconia":
            green.rosette(at, green.leaf_set("heliconia"), 9, (1.45, .8), 500 + int(x * 50) + seed, (.42, .66))
        else:
            green.rosette(at, green.leaf_set(kind), 20, (1.4, .15), 500 + int(x * 50) + seed, (.5, .8))
        if rng.random() < .85:
            vine((x + .05, y - .13, z + .30), rng.uniform(.35, 1.05), 900 + int(x * 90) + seed)
        x += rng.uniform(.20, .30)


@m.cached
def zinc():
    """Galvanised sheet: dull spangles, water marks, scratches of use."""
    g = m.Graph("zinc")
    where = g.coords(1, "Object")
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": 55.0}).outputs["Color"]
    tone = g.node("SeparateRGB", {0: cell}).outputs[0]
    marks, fine = g.noise(g.coords((1, 1, .25), "Object"), 22, 5, .65), g.noise(where, 300, 3)
    c = g.mix(tone, "#8f9495", "#b9bdbc")
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
        # half lid in front of the spout
        lid = [(.094 * math.cos(a), .094 * math.sin(a)) for a in np.linspace(-1.35, 1.35, 40)]
        core.mesh("Lid", [(x, y, .200) for x, y in lid] + [(.02, y, .216) for _, y in lid], [(k, k + 1, 41 + k, 40 + k) for k in range(39)], tin, True)
    core.tube([(.080, 0, .035), (.125, 0, .075), (.185, 0, .150), (.235, 0, .225)], .016, tin, 24, radii=[1.45, 1.15, .86, .68])
    core.tube([(.075, 0, .150), (.12, 0, .152), (.183, 0, .148)], .0035, tin, 10)
    with core.at((.240, 0, .232), (0, 33, 0)):
        core.lathe([(.0105, -.012), (.012, 0), (.030, .032), (.0315, .034), (.030, .037), (.015, .0405), (0, .0415)], tin, segments=56, smooth=50)
    t = np.linspace(0, 1, 22)
    core.tube([(-.088 - .075 * math.sin(math.pi * q) ** .8, 0, .045 + .150 * q) for q in t], .0065, tin, 14)
    core.tube([(.045 - .09 * q, 0, .198 + .085 * math.sin(math.pi * q) ** .7) for q in t], .0062, tin, 14)
    core.tube([(.028 - .05 * q, 0, .198 + .085 * math.sin(math.pi * (.16 + .68 * q)) ** .7) for q in t], .0105, photo.timber("#8d6a46", .6, .5), 14)


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
    core.instance(drop, [core.matrix((rng.gauss(.16, .10), rng.gauss(-.07, .07), SEAT + .0006), (0, 0, rng.uniform(0, 180)), (q, q * rng.uniform(.7, 1.3), q * .42))
                         for q in [rng.uniform(.0010, .0045) for _ in range(150)]])


def atrium():
    """Somebody has just watered the pots and put the can down."""
    p.fresh()
    wet_bench()
    with core.at((.075, .0, SEAT), 158):
        watering_can()
    flower_pot(.315, .045, .085, .145)
    flower_pot(-.335, .135, .095, .155, 20)
    flower_pot(.60, .16, .10, .17)
    green.rosette((.315, .045, SEAT + .125), green.leaf_set("fern"), 34, (1.45, .0), 4, (.45, .70))
    green.bush((-.335, .135, SEAT + .185), .15, green.leaf_set("money"), 120, 3, size=(.5, .85))
    stem, rng = m.plain("#5f6b35", .6), random.Random(2)
    for _ in range(22):
        a, q = rng.uniform(0, 6.28), rng.uniform(.02, .12)
        core.tube([(-.335 + .3 * q * math.cos(a), .135 + .3 * q * math.sin(a), SEAT + .13), (-.335 + .6 * q * math.cos(a), .135 + .6 * q * math.sin(a), SEAT + .18),
                   (-.335 + q * math.cos(a), .135 + q * math.sin(a), SEAT + .24)], .0022, stem, 7)
    green.rosette((.60, .16, SEAT + .15), green.leaf_set("lily"), 26, (1.5, .3), 6, (.55, .85))
    green.rosette((-.70, -.30, .20), green.leaf_set("heliconia"), 6, (1.5, .9), 4, (.6, .85))
    # the other side of the atrium: white wall, two doors, the first gallery with its planters
    lime, teal = photo.paint("#d6d3c8"), p.once("teal", lambda: s.glaze("#3a625d", .45, name="teal"))
    core.box((14, .2, 9), (0, 8.3, 4.4), lime, 0)
    core.box((.2, 14, 9), (-4.2, 2, 4.4), lime, 0)
    core.box((.2, 14, 9), (5.2, 2, 4.4), lime, 0)
    core.box((14, 16, .1), (0, 2, -.05), m.terrazzo("#b7b3a8", ("#8f8c84", "#a59a86", "#d9d6cc"), .3), 0)
    for x in (-1.55, 2.1):
        core.box((1.05, .1, 1.9), (x, 8.18, .95), m.plain("#3a625d", .5), .006)
        core.box((.88, .1, 1.8), (x, 8.14, .90), photo.timber("#7a563a", .4, .4), .006)
    core.box((10, 1.4, .24), (.4, 7.5, 2.02), photo.paint("#bdbab0"), .01)
    trough(-3.6, 4.6, 6.75, 1.92, teal, 5)
    railing(-3.6, 4.6, 6.95, 2.14, teal)
    for k, (x, y, kind, size) in enumerate(((-2.5, 6.6, "areca", 1.0), (.35, 7.6, "rubber", 1.0), (3.3, 6.9, "heliconia", 1.1), (-.55, 5.2, "heliconia", .8), (3.9, 5.0, "areca", 1.1))):
        green.potted((x, y, 0), kind, clay(), size, k + 3, .22, .36, "flare")
    core.sky_gradient([(-10, "#8a8f84"), (0, "#dfe4e2"), (70, "#b4c6d2")], .7)
    core.sun(54, 326, 4.2, (1, .94, .84), 1.0)
    core.area((.5, 4.5, 5.5), (.5, 4.5, 0), (6, 5), 210, photo.DAY)
    core.area((-1.2, -1.6, 2.2), (.1, 0, SEAT), (1.6, 1.4), 20, photo.DAY)
    photo.window_gleam((.6, 2.6, 3.2), (0, 0, SEAT), (3.4, 2.4), (3, 2), 3.0)
    core.camera((-.09, -1.06, .765), (.045, .10, .655), 45, level=True, fstop=2.2, focus=(.07, -.06, .60))
    return {"size": (1200, 800), "look": photo.look(.21, contrast=1.0)}


PICTURES = {
    "gallery/vazhakala/atrium": atrium,
}

FINISH = {
    "gallery/vazhakala/atrium": {"exposure": -.7, "colours": {(60, 150): (.68, .88)}, "contrast": 1.02, "fade": .15, "soft": .3, "smooth": (2, .02), "glow": (.25, .45), "vignette": .15},
}
