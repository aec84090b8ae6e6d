"""Vazhakala: steel tumblers turned over on a dishcloth beside the sink of a kitchenette, still wet, sea-green tiles and the window out of focus; steel, granite and teal, 60 mm."""
import math
import random

import numpy as np

from kit import core, develop, materials as m, photo, weathered
from scenes import gallery_breakfast_counter as counter

TOP = counter.TOP


@m.cached
def drawn_steel():
    """Steel of every day: rings of the lathe, scratches up and down, dull where hands hold it, dried drops of hard water."""
    g = m.Graph("drawn steel")
    own = g.node("ObjectInfo").outputs["Random"]
    where = g.node("VectorMath", {0: g.node("TexCoord").outputs["Object"], 1: g.node("CombineXYZ", {0: own, 1: own, 2: g.math("MULTIPLY", own, 2.0)}).outputs[0]}, operation="ADD").outputs[0]

    def at(*scale, turn=(0, 0, 0)):
        return g.node("Mapping", {"Vector": where, "Scale": scale, "Rotation": [math.radians(a) for a in turn]}).outputs[0]
    rings = g.noise(at(14, 14, 3200), 1, 3, .6)
    cloud, film = g.noise(at(42, 42, 42), 1, 5, .65), g.noise(at(120, 120, 60), 1, 4, .6)
    scratch = None
    for turn in ((20, 10, 0), (-35, 40, 0), (70, -20, 30), (12, 80, 60)):
        line = g.span(g.noise(at(26, 1500, 40, turn=turn), 1, 2, .5), .70, .75)
        scratch = line if scratch is None else g.math("MAXIMUM", scratch, line)
    cell = g.node("TexVoronoi", {"Vector": at(170, 170, 170), "Scale": 1.0}).outputs["Distance"]
    spot = g.math("MULTIPLY", g.math("MULTIPLY", g.span(cell, .20, .26), g.span(cell, .36, .30)), g.span(cloud, .50, .58))
    c = g.mix(g.span(cloud, .35, .7, 0, .5), "#b7b5b0", "#8f8c86")
    c = g.mix(g.math("MULTIPLY", spot, .5), c, "#d9d6cf")
    rough = g.math("ADD", g.span(cloud, .3, .72, .13, .27), g.math("ADD", g.span(film, .5, .7, 0, .10), g.math("MULTIPLY", scratch, .12)))
    rough = g.math("ADD", rough, g.math("MULTIPLY", spot, .2), True)
    high = g.math("ADD", g.math("MULTIPLY", rings, .5), g.math("MULTIPLY", scratch, -.5))
    return g.principled(c, rough, g.bump(high, .30, .00035), metallic=1.0)


def tumbler(x, y, turn, height=.098, r=.034, lean=(0, 0), base=0.0, seed=1, wet=70):
    """Straight steel tumbler, mouth down, a rolled lip, a beaded foot; drops stand on it."""
    rng = random.Random(seed)
    k = r / .034
    with core.at((x, y, TOP + base), (lean[0], lean[1], turn)):
        h = height
        rows = [(0, h - .0060), (r * .4, h - .0058), (r - .0105 * k, h - .0070), (r - .0030, .012), (r - .0016, .0030), (r - .0012, .0014), (r, .0012), (r + .0012, .0006), (r + .0016, .0016), (r + .0011, .0028), (r, .0034), (r - .0010, .012), (r - .0086 * k, h - .010), (r - .0088 * k, h - .006), (r - .0080 * k, h - .0045),
                (r - .0084 * k, h - .002), (r - .0105 * k, h), (r - .014 * k, h - .0016), (r * .35, h - .0026), (0, h - .0028)]
        body = core.lathe(rows, drawn_steel(), segments=128, smooth=60)
        # a dent or two
        co = np.empty(len(body.data.vertices) * 3, np.float32)
        body.data.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)
        for _ in range(3):
            a, z, w = rng.uniform(0, 6.28), rng.uniform(.02, h - .02), rng.uniform(.008, .016)
            d = np.exp(-(((co[:, 0] - r * math.cos(a)) ** 2 + (co[:, 1] - r * math.sin(a)) ** 2 + (co[:, 2] - z) ** 2) / w ** 2))
            co *= (1 - rng.uniform(.012, .03) * d[:, None] * np.array((1, 1, 0)))
        body.data.vertices.foreach_set("co", co.ravel())
        drop = core.sphere(1, (0, 0, 0), m.glass("#ffffff", ior=1.33), 14)
        places = []
        for _ in range(wet):
            a, z, s = rng.uniform(0, 6.28), rng.uniform(.006, h - .012), rng.uniform(.0005, .0019) * rng.random() ** .5
            q = r - .0002 - .0086 * k * z / h
            places.append(core.matrix((q * math.cos(a), q * math.sin(a), z), (0, 0, math.degrees(a)), (s * .42, s, s * rng.uniform(1, 1.5))))
        for _ in range(22):
            a, q, s = rng.uniform(0, 6.28), (r - .016 * k) * rng.random() ** .5, rng.uniform(.0006, .0026)
            places.append(core.matrix((q * math.cos(a), q * math.sin(a), h - .0024), 0, (s, s * rng.uniform(.7, 1.2), s * .42)))
        core.instance(drop, places)


def tiled_wall(x0, x1, y, z0, z1, size=(.062, .125)):
    """Hand-made tiles on end, none quite level with the next; each its own green."""
    rng = random.Random(8)
    kinds = []
    for colour in ("#27514e", "#2f5d58", "#1f4744", "#3a6a63", "#2a5552"):
        g = m.Graph("hand-made tile")
        where = g.coords(1, "World")
        wave, pool = g.noise(where, 22, 3, .55), g.noise(where, 55, 4, .6)
        c = g.mix(g.span(pool, .3, .75), m.scaled(colour, .72), m.scaled(colour, 1.28))
        mat = g.principled(c, .09, g.bump(wave, .55, .006), specular=.55)
        obj = core.box((size[0] - .0028, .010, size[1] - .0028), (0, 0, 0), mat, .0022, segments=3)
        kinds.append((obj, []))
    core.box((x1 - x0, .02, z1 - z0), ((x0 + x1) / 2, y + .012, (z0 + z1) / 2), m.plain("#b9bbb2", .85), 0)
    z = z0 + size[1] / 2
    while z < z1:
        x = x0 + size[0] / 2
        while x < x1:
            rng.choice(kinds)[1].append(core.matrix((x, y + rng.uniform(-.0008, .0008), z), (rng.uniform(-.9, .9), rng.uniform(-.3, .3), rng.uniform(-.9, .9))))
            x += size[0]
        z += size[1]
    for obj, places in kinds:
        core.instance(obj, places)


def granite():
    """Black granite worktop, honed: grains of grey and brown, wiped in arcs, crumbs of lime scale, a few wet places."""
    g = m.Graph("black granite")
    where = g.coords(1, "World")
    grain = g.node("TexVoronoi", {"Vector": where, "Scale": 620.0})
    tone = g.node("SeparateXYZ", {0: grain.outputs["Color"]}).outputs[0]
    cloud, film = g.noise(where, 9, 5, .6), g.noise(g.coords((9, 60, 1), "World", (0, 0, .5)), 1, 4, .6, .8)
    c = g.ramp(tone, [(.0, "#0d0d0e"), (.62, "#1b1b1b"), (.84, "#3d3a36"), (1.0, "#6c665d")])
    wet = g.span(g.noise(where, 6, 4, .6), .58, .63)
    rough = g.math("SUBTRACT", g.math("ADD", g.span(film, .35, .7, .17, .34), g.span(cloud, .4, .7, 0, .08)), g.math("MULTIPLY", wet, .14), True)
    return g.principled(c, rough, g.bump(cloud, .05, .002), specular=.5)


def kitchenette():
    """From the edge of the worktop: two tumblers and a third behind, the cloth, the tap."""
    weathered.few_bounces()
    core.box((3.0, .68, .036), (0, .25, TOP - .018), granite(), .005, segments=3)
    core.box((3.0, .60, .85), (0, .27, .46), photo.timber("#4a3a2c", .5, .4), 0)
    tiled_wall(-.20, 1.5, .565, TOP, 1.62)
    # dishcloth: doubled, one corner turned over, its hem in front
    towel = photo.cotton("#a59d8a", 330, .95, .16, stripe="#2c4a46", stripe_at=(.105, .135))
    photo.lying((.42, .31), lambda x, y: .0045 + photo.folds(x, y, 46, 4, (.08, .3), (.008, .026), (.002, .0075), 20, 50), towel, (.045, .055, TOP), -9, .003, .0022)
    photo.lying((.40, .29), lambda x, y: .0022 + photo.folds(x, y, 20, 7, (.08, .3), (.01, .03), (.0005, .0016), 20, 50), towel, (.050, .058, TOP), -7, .004, .0016)
    tumbler(-.040, -.010, 20, seed=3, base=.0095, lean=(1.2, -.8))
    tumbler(.048, .055, 140, .104, seed=5, base=.0100, lean=(-.6, 1.4))
    tumbler(.168, .135, 250, .090, .037, seed=8, base=.0095)
    tumbler(.000, .170, 80, .108, .035, seed=9, base=.0090)
    with core.at((.098, -.055, .0430), (0, 0, 24)):  # one has rolled over
        tumbler(0, 0, 0, .098, .034, lean=(-92, 0), base=0, seed=12, wet=50)
    # steel plate stood on edge against the tiles, a tap
    with core.at((.36, .50, TOP + .115), (78, 0, -6)):
        core.lathe([(0, 0), (.105, 0), (.112, .002), (.122, .020), (.126, .0215), (.127, .020), (.124, .019), (.114, -.001), (0, -.0015)], drawn_steel(), segments=128, smooth=60)
    tap = m.plain("#b9b8b4", .12, 1.0)
    core.tube([(-.135, .50, TOP), (-.135, .50, TOP + .20), (-.125, .48, TOP + .245), (-.10, .44, TOP + .262), (-.072, .40, TOP + .250), (-.062, .385, TOP + .215)], .0115, tap, 24)
    core.cylinder(.024, .03, (-.135, .50, TOP + .015), tap, .004, 48)
    core.tube([(-.135, .49, TOP + .055), (-.165, .44, TOP + .075)], .006, tap, 16)
    # window at the left of the tiles
    wall, frame = photo.paint("#cfccc2"), photo.timber("#7d6248", .4, .4)
    core.box((.05, .16, 2), (-.225, .60, 1.9), frame, .005)
    core.box((3, .2, .06), (-1.75, .62, TOP + .01), granite(), .006)
    core.box((3, .2, 2), (1.27, .68, 2.6), wall, 0)
    core.box((6, 6, .1), (0, -2, 2.75), wall, 0)
    core.box((.1, 6, 3), (1.7, -2, 1.5), photo.paint("#a09a8c"), 0)
    core.box((6, .1, 3), (0, -3.4, 1.5), photo.paint("#6f6a60"), 0)
    garden = develop.gauss(photo.blurred_garden(440, 300, 61, .45, .03, .9), 1.5)
    garden = garden * .45 + .55 * (garden @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    photo.view(garden, (-1.9, 3.8, -.4), 6.5, 3.6, 0, 1.0)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .35)
    core.indoors()
    core.area((-1.0, .75, 1.55), (.03, .02, TOP), (1.3, 1.1), 30, photo.DAY)
    core.area((-.9, .05, 1.75), (.4, .56, 1.15), (.6, .6), 9, photo.DAY)
    core.area((1.2, -1.4, 2.0), (.05, .1, TOP), (.8, .8), 3, (1, .93, .84))
    photo.window_gleam((-1.0, .55, 1.35), (.03, .02, TOP + .05), (1.0, 1.1), (2, 2), 5.0)
    photo.window_gleam((-1.6, -1.3, 1.5), (.03, .02, TOP + .05), (.5, 1.2), (1, 2), 1.2)
    core.camera((-.22, -.58, 1.17), (.050, .055, TOP + .062), 58, fstop=2.8, focus=(-.040, -.040, TOP + .06))
    return {"size": (1200, 800), "look": photo.look(.105, contrast=1.04, vignette=.22, texture=.25)}


PICTURES = {
    "gallery/vazhakala/kitchenette": kitchenette,
}

FINISH = {
    "gallery/vazhakala/kitchenette": {"glow": (.10, .6), "fade": .10, "saturation": .92},
}
