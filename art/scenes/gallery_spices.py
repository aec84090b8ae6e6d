"""Kochi: a brass measure of pepper in its jute sack, close up by the godown window, cardamom and nutmeg out of focus behind it; 75 mm."""
import math
import random

from kit import core, household as p, materials as m, photo
from scenes.gallery_filter_coffee import worn_brass


def heap(kinds, count, radius, height, x, y, z, size, seed, power=1.7):
    """Loose pieces heaped over a hidden dome, two layers thick, the uppermost tumbled."""
    rng = random.Random(seed)
    spots = [[] for _ in kinds]
    for _ in range(count):
        r, a = radius * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        lump = float(core.fractal_noise(x * 50 + r * math.cos(a) * 38 + 50, y * 50 + r * math.sin(a) * 38 + 50, 2, seed)) - .5
        h = height * (1 - (r / radius) ** power) + .5 * height * lump * (1 - (r / radius) ** 6) - size * rng.choice((.0, .35, .7, 1.0))
        spots[rng.randrange(len(kinds))].append(((x + r * math.cos(a), y + r * math.sin(a), z + h), (rng.uniform(0, 6.28), rng.gauss(0, .5), rng.uniform(0, 6.28)), rng.uniform(.80, 1.15)))
    for data, places in zip(kinds, spots):
        p.copies(data, places, "heap")


@m.cached
def jute():
    """Coarse sacking on UV (u round the mouth, v down): single yarns, thick and thin, dust and darker stains."""
    g = m.Graph("jute")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    where = g.coords(1, "Object")
    slow, mid, fibre = g.noise(where, 9, 4, .6), g.noise(where, 60, 4, .6), g.noise(where, 900, 3, .7)
    wander = g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), 2.2)
    warp = g.math("SINE", g.math("ADD", g.math("MULTIPLY", u, 2 * math.pi * 270), wander))
    weft = g.math("SINE", g.math("ADD", g.math("MULTIPLY", v, 2 * math.pi * 74), wander))
    over = g.math("MULTIPLY", warp, weft)
    yarn = g.math("ADD", g.math("MULTIPLY", g.math("MAXIMUM", g.math("ABSOLUTE", warp), g.math("ABSOLUTE", weft)), .6), g.math("MULTIPLY", over, .4))
    c = g.mix(g.span(fibre, .3, .7), "#574a38", "#87765a")
    c = g.mix(g.span(yarn, .55, .25, 0, .75), c, "#231a10")
    c = g.mix(g.span(slow, .50, .72, 0, .55), c, "#3d2e1d")
    c = g.mix(g.span(mid, .60, .75, 0, .3), c, "#a8946c")
    return g.principled(c, .92, g.bump(g.math("ADD", yarn, g.math("MULTIPLY", fibre, .5)), .9, .0022), specular=.15)


def sack(x, y, z, radius, seed):
    """Mouth of a jute sack, its hem rolled outwards; z: height of the roll's middle."""
    def shape(u, v):
        a = 2 * math.pi * u
        n = float(core.fractal_noise(math.cos(a) * 1.6 + 4 * seed, math.sin(a) * 1.6 + 9, 3, seed)) - .5
        fold = float(core.fractal_noise(math.cos(a) * 9 + 4 * seed, math.sin(a) * 9 + 2.5 * v + 30, 3, seed + 2)) - .5
        r, thick = radius * (1 + .10 * n), .0155 * (1 + .5 * n)
        if v < .62:
            t = math.pi * (1.16 - 1.62 * v / .62)  # from inside over the roll to its outer side
            q, h = thick * math.cos(t), thick * math.sin(t)
        else:
            d = (v - .62) / .38
            q, h = thick * (.74 + .5 * d), -thick * .70 - .16 * d
        q, h = q + .006 * fold, h + .007 * fold + .008 * n
        return x + (r + q) * math.cos(a), y + (r + q) * math.sin(a), z + h
    return core.grid_surface(shape, None, jute(), steps=(260, 80))


def kochi_spices():
    """Across the sack of pepper to the two behind it; window light from the left."""
    p.fresh()
    rng = random.Random(4)
    dark = m.plain("#0b0806", .9)
    core.box((3, 3, .02), (0, 0, -.30), m.plain("#2a211a", .9), 0)
    for x, y, r, seed in ((-.045, -.045, .128, 3), (.225, .085, .118, 5), (-.005, .245, .122, 8), (-.33, .16, .12, 11), (.32, -.20, .12, 14)):
        sack(x, y, .012 * math.sin(seed), r, seed)
    pepper = [p.peppercorn(k) for k in range(5)]
    p.dome(.126, .030, (-.045, -.045, -.012), dark)
    heap(pepper, 8600, .124, .036, -.045, -.045, -.006, .0045, 3)
    pods = [p.cardamom(k) for k in range(6)]
    p.dome(.114, .022, (.225, .085, -.020), m.plain("#3c3a1c", .9))
    heap(pods, 1250, .112, .030, .225, .085, -.012, .008, 5)
    p.dome(.118, .022, (-.005, .245, -.012), m.plain("#2a1a0e", .9))
    for k in range(62):
        r, a = .112 * math.sqrt((k + .5) / 62), k * 2.39996
        p.nutmeg((-.005 + r * math.cos(a) + rng.gauss(0, .002), .245 + r * math.sin(a) + rng.gauss(0, .002), .006 + .022 * (1 - k / 62) + rng.uniform(-.004, .004)),
                 (rng.uniform(0, 6), 1.2 + rng.gauss(0, .4), a), mace=k % 3 == 1, seed=k, scale=rng.uniform(.88, 1.05))
    p.dome(.116, .02, (-.33, .16, -.01), m.plain("#57402a", .95), rough=.2)
    p.dome(.116, .02, (.32, -.20, -.01), dark, rough=.1)
    heap(pepper, 900, .1, .024, .32, -.20, -.002, .0045, 6)
    x, y, z = .010, -.066, .012  # the measure, filled
    outer = [(0, .002), (.026, .002), (.030, 0), (.0325, .002), (.0330, .006), (.0315, .009), (.0345, .040), (.0340, .0415), (.0350, .043), (.0345, .045), (.0362, .062), (.0380, .0645), (.0384, .0660), (.0376, .0668)]
    core.lathe(p.rounded(outer, 2) + [(.0352, .062), (.0325, .03), (.028, .008), (0, .006)], worn_brass(), (x, y, z), 120, 60)
    p.dome(.0340, .006, (x, y, z + .052), dark)
    heap(pepper, 620, .0340, .013, x, y, z + .0575, .0045, 9)
    heap(pepper, 420, .052, .004, x, y, z + .014, .0045, 12, 6)
    for k in range(4):  # some have been carried over
        p.copies(pepper[k], [((.12 + rng.gauss(0, .03), .005 + rng.gauss(0, .05), .017), (rng.uniform(0, 6), 0, 0), 1) for _ in range(2)], "stray")
    core.sky_gradient([(-10, "#5f5f5b"), (0, "#b9bfc4"), (70, "#a4b2be")], .16)
    core.indoors()
    core.area((-.75, .16, .42), (0, 0, 0), (.45, .6), 8, (1, .93, .82))
    core.area((.9, -.4, .9), (0, .05, 0), (.8, .8), 1.3, (.80, .89, 1))
    photo.window_gleam((-.75, .16, .45), (.01, -.066, .05), (.6, .7), (2, 2), 3.2, "#fff2dc", .05)
    photo.window_gleam((.3, -1.2, .7), (.01, -.066, .05), (.8, .9), (2, 3), .6, "#cfe0ff")
    core.camera((.085, -.50, .33), (.030, -.010, .030), 74, fstop=4.0, focus=(.006, -.104, .060))
    return {"size": (1200, 800), "look": photo.look(.10, contrast=1.05, vignette=.22, saturation=.92, bloom=.05)}


PICTURES = {"gallery/kochi/spices": kochi_spices}

FINISH = {
    "gallery/kochi/spices": {"glow": (.12, .5), "fade": .12, "soft": .2, "colours": {(0, 20): (.50, .62), (345, 360): (.5, .62), (60, 150): (.62, .72)}},
}
