"""Nilavara Pooram: the carved door."""
import math
import random

import numpy as np

from kit import core, furniture as f, interior as i, materials as m, photo, props as p


def _studs(spots, size, material, name="Studs"):
    """Domed brass nails at (x, z) on the plane y = 0, pointing to -Y."""
    base = p.turned([(1.15, 0), (1.1, .12), (.85, .2), (.72, .5), (.4, .78), (.02, .9)], 16)
    places = [p.aim((x, 0, z), (0, -1, 0), 0, size) for x, z in spots]
    return p.merged(name, base, places, material)


def _rosettes(spots, size, material, petals=8):
    """Small carved lotus flowers at (x, z) on the plane y = 0, facing -Y."""
    leaf = p.patch(lambda u, v: ((u - .5) * .62 * math.sin(math.pi * (.08 + .84 * v)), .10 + v * .95,
                                 .30 * math.sin(math.pi * v) * (1 - .5 * (2 * u - 1) ** 2) + .04), 5, 6)
    places = []
    for x, z in spots:
        for k in range(petals):
            a = 2 * math.pi * k / petals
            mat = np.eye(4)
            c, s = math.cos(a) * size, math.sin(a) * size
            mat[:3, 0], mat[:3, 1], mat[:3, 2], mat[:3, 3] = (c, 0, s), (-s, 0, c), (0, -size, 0), (x, 0, z)
            places.append(mat)
    p.merged("Rosettes", leaf, places, material)
    _studs(spots, size * .3, material, "Rosette hearts")


def _beads(start, end, step, size, material):
    """Row of carved beads between two points (x, z) on y = 0."""
    n = max(2, int(math.dist(start, end) / step))
    spots = [(start[0] + (end[0] - start[0]) * (k + .5) / n, start[1] + (end[1] - start[1]) * (k + .5) / n) for k in range(n)]
    p.merged("Beads", p.turned([(1.0, 0), (.92, .4), (.6, .75), (.02, .9)], 10), [p.aim((x, 0, z), (0, -1, 0), 0, size) for x, z in spots], material)


def _door(width=1.36, height=2.2):
    """Double door of old teak: panels, studded battens, carved frame with beads and rosettes; front towards -Y."""
    wood = m.wood("#54301a", .42, 1.1)
    dark = m.wood("#3d2212", .45, 1.0)
    brass = m.brass(.22, "#d9a248", .5)
    w, h = width, height
    # frame in three steps
    for k, (grow, depth, band, mat) in enumerate(((.0, .26, .11, dark), (.10, .20, .13, wood), (.22, .15, .09, dark))):
        for s in (-1, 1):
            core.box((band, depth, h + grow + band / 2), (s * (w / 2 + grow + band / 2), -.02 - .05 * k + depth / 2 - .13, (h + grow + band / 2) / 2), mat, .012)
        core.box((w + 2 * grow + 2 * band, depth, band), (0, -.02 - .05 * k + depth / 2 - .13, h + grow + band / 2), mat, .012)
    front = -.20
    with core.at((0, front - .052, 0)):
        for s in (-1, 1):
            x = s * (w / 2 + .165)
            _rosettes([(x, .22 + .175 * k) for k in range(12)], .047, wood)
            _beads((s * (w / 2 + .275), .03), (s * (w / 2 + .275), h + .32), .032, .012, dark)
            _beads((s * (w / 2 + .065), .03), (s * (w / 2 + .065), h + .05), .03, .011, dark)
        _rosettes([(-w / 2 + .02 + (w - .04) * k / 8, h + .165) for k in range(9)], .047, wood)
        _beads((-w / 2 - .2, h + .277), (w / 2 + .2, h + .277), .032, .012, dark)
    # crest over the lintel
    pts = [(-1.12, 0), (1.12, 0), (1.12, .05), (.95, .07), (.86, .16), (.62, .17), (.5, .27), (.22, .29), (.12, .38), (0, .42)]
    pts += [(-x, z) for x, z in pts[:1:-1]][1:]
    core.extrude_profile(pts, .12, wood, (0, -.24, h + .33), .012)
    with core.at((0, -.245, h + .33)):
        _rosettes([(0, .19)], .13, wood, 12)
        _rosettes([(-.42, .105), (.42, .105), (-.76, .08), (.76, .08)], .065, wood, 8)
        _beads((-1.05, .028), (1.05, .028), .04, .014, dark)
    # leaves
    lw = w / 2
    for s in (-1, 1):
        xc = s * lw / 2
        core.box((lw - .006, .05, h), (xc, -.02, h / 2), dark, .004)
        for e in (-1, 1):
            core.box((.085, .035, h - .01), (xc + e * (lw / 2 - .05), -.055, h / 2), wood, .008)
        rows = 5
        gap = (h - .1) / rows
        for r in range(rows + 1):
            z = .05 + gap * r
            core.box((lw - .02, .04, .095), (xc, -.06, z), wood, .008)
            with core.at((0, -.081, 0)):
                _studs([(xc - lw / 2 + .05 + (lw - .1) * q / 5, z) for q in range(6)], .017, brass)
        for r in range(rows):
            z = .05 + gap * (r + .5)
            core.box((lw - .24, .022, gap - .17), (xc, -.05, z), wood, .014, segments=3)
            with core.at((0, -.062, 0)):
                _rosettes([(xc, z)], .098, wood, 10)
                _studs([(xc + a * (lw / 2 - .155), z + b * (gap / 2 - .115)) for a in (-1, 1) for b in (-1, 1)], .010, brass)
    core.box((.075, .05, h), (0, -.075, h / 2), wood, .014)
    with core.at((0, -.102, 0)):
        _studs([(0, .12 + .122 * k) for k in range(17)], .021, brass)
    for s in (-1, 1):
        with core.at((s * .135, -.085, 1.12)):
            p.merged("Boss", p.turned([(.062, 0), (.06, .008), (.045, .012), (.036, .03), (.02, .042), (.001, .046)], 36), [p.aim((0, 0, 0), (0, -1, 0))], brass)
            ring = [(.05 * math.sin(a), -.045 - .012 * (1 - math.cos(a)), -.056 + .058 * math.cos(a)) for a in np.linspace(0, 6.2832, 41)[:-1]]
            core.tube(ring, .0075, brass, 10, True)
    # old lock plate with hasp
    with core.at((0, -.105, 1.42)):
        core.box((.19, .012, .15), (0, 0, 0), brass, .005)
        with core.at((0, -.008, 0)):
            _rosettes([(0, 0)], .045, brass, 8)
            _studs([(a * .078, b * .058) for a in (-1, 1) for b in (-1, 1)], .008, brass)


def carved_door():
    """Carved double door with brass studs in a laterite wall, stone threshold, kolam, lamps."""
    i.laterite_wall(9.2, 3.6, .1, location=(-4.6, 0, .30), openings=((3.52, 0, 2.16, 2.66),), colour="#7a3e2a")
    for sx in (-1, 1):
        core.box((.42, .16, 2.7), (sx * 1.22, .06, 1.66), m.plaster("#d8c4a2", uneven=1.6), .02)
    core.box((2.86, .16, .24), (0, .06, 3.132), m.plaster("#d8c4a2", uneven=1.6), .02)
    core.box((9.2, .4, .4), (0, .30, .10), m.stone("#6f665a", .7), .02)
    with core.at((0, .03, .34)):
        _door()
    stone = m.stone("#6d655b", .6, .45)
    core.box((2.5, .62, .15), (0, -.40, .265), stone, .014)
    core.box((1.9, .14, .06), (0, -.12, .365), stone, .012)
    core.box((3.3, .46, .15), (0, -.80, .125), stone, .014)
    core.box((6.8, .25, .36), (-4.65 + 0, -.03, .16), stone, .015)
    core.box((6.8, .25, .36), (4.65, -.03, .16), stone, .015)
    p.flags((10, 5), (.75, .55), m.stone("#776c5e", .6, .4), centre=(0, -3.0), seed=7)
    core.box((10, 6, .02), (0, -3.0, -.06), m.plain("#3a3028", .9), 0)
    with core.at((0, -1.66, .002)):
        p.kolam(.56, 8, .017, "#f3ede0", "#b5401c")
    # lamps, flowers, pot
    for s in (-1, 1):
        with core.at((s * .98, -.38, .34)):
            p.nilavilakku(.62, 5, power=1.4, turn=36 if s > 0 else 10, burn=None)
    rng = random.Random(4)
    # marigold and mango-leaf festoon on the lintel
    for k in range(5):
        x0, x1 = -1.02 + .408 * k, -1.02 + .408 * (k + 1)
        pts = [(x0 + (x1 - x0) * t, -.30, 2.72 - .13 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 7)]
        p.marigold_string(pts, .021, ("orange", "yellow"), seed=k, run=4)
    for k in range(6):
        x = -1.02 + .408 * k
        drop = .42 if k in (0, 5) else .2
        p.marigold_string([(x, -.30, 2.72), (x + .004, -.302, 2.72 - drop * .5), (x, -.30, 2.72 - drop)], .021, ("orange", "yellow"), seed=9 + k, run=3)
    leaf = f.leaf_blade(.13, .038, .25, m.leaf("#2c5a24", .35, .3))
    core.instance(leaf, [core.matrix((-.95 + .102 * k + rng.uniform(-.01, .01), -.295, 2.70 - .05 * (k % 2)), (-82 + rng.uniform(-8, 8), rng.uniform(-8, 8), rng.uniform(-12, 12)))
                         for k in range(19)])
    with core.at((1.95, -.55, 0)):
        f.plantain_pot(1.25, 7, "clay", 4)
    with core.at((-1.85, -.55, 0), 30):
        core.lathe([(0, 0), (.10, 0), (.19, .1), (.2, .2), (.13, .31), (.09, .34), (.11, .40), (.13, .41), (.10, .40), (.08, .35), (0, .3)], m.brass(.28, "#c08a3c", .6), segments=64)
    with core.at((-.62, -.85, .20), -20):
        for k, (x, c) in enumerate(((0, "#5a3018"), (.12, "#5a3018"))):
            core.box((.085, .24, .014), (x, 0, .008), m.leather(c), .006)
            core.tube([(x - .035, .02, .014), (x - .02, .05, .045), (x + .02, .05, .045), (x + .035, .02, .014)], .006, m.leather("#3a1e10"), 8)
    p.petals([(rng.uniform(-1.4, 1.4), rng.uniform(-2.5, -1.1)) for _ in range(60)], .03, ("#c24a06", "#f0a01c"), .003, 6)
    # eaves in shade above, light
    core.box((10, 1.0, .05), (0, -.35, 3.72), m.wood("#3d2414"), 0, (14, 0, 0))
    core.sky_gradient([(-10, "#7a5c3c"), (0, "#f6cf90"), (12, "#cdbfa6"), (50, "#86a5bd"), (90, "#6b90b0")], .5)
    core.sun(31, 232, 4.0, (1, .83, .62), .8)
    # palm shade dapples the wall
    i.palms_outside([(-3.4, -3.6, .2), (-4.6, -2.6, 0)], 5, 4.2)
    p.card((-1.6, -3, 1.6), (0, 0, 1.4), (1, 3), "#ffd8a0", 1.2)
    core.camera((.60, -1.32, 1.62), (-.02, -.05, 1.46), 48, level=True, fstop=2.0, focus=(.10, -.10, 1.46))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.11, contrast=1.03, vignette=.22)}


PICTURES = {
    "gallery/thrissur/carved-door": carved_door,
}
