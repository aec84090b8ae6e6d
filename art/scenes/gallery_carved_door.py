"""Thrissur: one old ring handle of the front door, the other one and the carving out of focus behind it; worn teak and dull brass, raking sun, 60 mm."""
import math
import random

import numpy as np

from kit import core, household as p, materials as m, photo, props

HANDLE = (.098, 1.20)  # x, z of the near ring's eye; the far one mirrors it


@m.cached
def old_teak():
    """Door that has been oiled and rained on for two centuries: near black in the grain, split, pale where hands push it. Runs along Z."""
    g = m.Graph("old teak")
    info = g.node("ObjectInfo").outputs["Random"]
    shift = g.node("CombineXYZ", {0: g.math("MULTIPLY", info, 13.0), 2: g.math("MULTIPLY", info, 29.0)}).outputs[0]
    base = g.node("VectorMath", {0: g.coords(1, "World"), 1: shift}, operation="ADD").outputs[0]

    def along(across, length, detail=4.0, rough=.6, bend=0.0):
        return g.noise(g.node("Mapping", {"Vector": base, "Scale": (across, across, length)}).outputs[0], 1, detail, rough, bend)
    broad, grain, fibre, slow, crack = along(26, 2.4, 5, .6, .9), along(190, 7, 4, .65, .4), along(900, 22, 3), along(9, 6, 5), along(46, 1.2, 3, .5, .6)
    dent = g.noise(base, 75, 4, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.mix(g.span(broad, .3, .7), "#1f110a", "#4a2d1b")
    c = g.mix(g.span(grain, .36, .56, .8, 0), c, "#110905")
    c = g.mix(g.span(fibre, .52, .78, 0, .35), c, "#8a6a4c")
    c = g.mix(g.span(slow, .52, .74, 0, .55), c, "#6d5a48")
    c = g.mix(g.math("MULTIPLY", g.span(edge, .505, .55), g.span(dent, .3, .6)), c, "#8d6844")
    near = g.node("VectorMath", {0: g.coords(1, "World"), 1: (HANDLE[0], 0, HANDLE[1] - .085)}, operation="DISTANCE").outputs["Value"]
    hands = g.math("MULTIPLY", g.span(near, .02, .095, 1, 0), g.span(grain, .35, .6, .35, 1))
    c = g.mix(g.math("MULTIPLY", hands, .55), c, "#8a5c38")
    split = g.math("MULTIPLY", g.span(g.math("ABSOLUTE", g.math("SUBTRACT", crack, .5)), .012, .0), g.span(slow, .40, .50))
    c = g.mix(split, c, "#050302")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", grain, 1.2), g.math("ADD", g.math("MULTIPLY", fibre, .5), g.math("ADD", g.math("MULTIPLY", broad, .9), g.math("MULTIPLY", dent, .7)))), g.math("MULTIPLY", split, 3.0))
    return g.principled(c, g.math("SUBTRACT", g.span(slow, .3, .75, .42, .72), g.math("MULTIPLY", hands, .18)), g.bump(height, .75, .0030), specular=.4)


@m.cached
def dull_brass():
    """Cast brass, brown, verdigris in its hollows; bare only on what hands and the ring rub."""
    g = m.Graph("dull brass")
    where = g.coords(1, "Object")
    slow, mid, fine = g.noise(where, 34, 5, .62), g.noise(where, 150, 4, .65), g.noise(where, 560, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    old = g.math("ADD", g.span(slow, .32, .62, .35, 1), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .7), True)
    old = g.math("SUBTRACT", old, g.span(edge, .505, .535, 0, .75), True)
    c = g.mix(old, "#8d6f3e", "#35260f")
    c = g.mix(g.span(edge, .492, .462, 0, .8), c, "#27221a")
    green = g.math("MULTIPLY", g.span(mid, .56, .70), g.span(edge, .505, .48))
    c = g.mix(g.math("MULTIPLY", green, .7), c, "#5a6f5c")
    metal = g.span(green, 0, 1, 1, .35)
    rough = g.math("ADD", g.span(old, 0, 1, .26, .52), g.math("MULTIPLY", g.span(fine, .55, .75), .1))
    return g.principled(c, rough, g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .6)), .3, .0012), metallic=metal)


def plate(seed):
    """Beaten boss in twelve lobes around a dome, fixed by six nails of iron."""
    rng = np.random.default_rng(seed)
    profile = [(.0005, .0175), (.006, .0172), (.012, .0150), (.0165, .0105), (.0185, .0070), (.0205, .0062), (.0225, .0078), (.0245, .0080), (.0262, .0062), (.030, .0066), (.040, .0070), (.049, .0052), (.0555, .0030), (.0575, .0012), (.0570, -.002)]
    rr, zz = (np.array([q[k] for q in profile]) for k in (0, 1))

    def shape(u, v):
        a, t = 2 * math.pi * u, v * (len(profile) - 1)
        r, z = float(np.interp(t, range(len(rr)), rr)), float(np.interp(t, range(len(zz)), zz))
        lobe, out = abs(math.sin(6 * a)), min(1, max(0, (r - .027) / .012))
        n = float(core.fractal_noise(20 + 90 * r * math.cos(a), 20 + 90 * r * math.sin(a), 3, seed)) - .5
        r2 = r * (1 + .055 * out * (lobe ** .6 - .6)) * (1 + .012 * math.sin(2 * a + seed))
        return r2 * math.cos(a), -(z + out * .0042 * (lobe ** .7 - .45) * (1 - .4 * max(0, (r - .048) / .01)) + .0014 * n), r2 * math.sin(a)
    core.grid_surface(shape, None, dull_brass(), steps=(288, 90))
    iron = m.plain("#2a221c", .55, .7)
    for k in range(6):
        a = k * math.pi / 3 + .26 + rng.normal(0, .03)
        with core.at((.0455 * math.cos(a), -.0068, .0455 * math.sin(a)), (90, 0, rng.uniform(0, 90))):
            core.lathe([(.0052, -.001), (.0050, .0008), (.0036, .0024), (.0014, .0031), (0, .0031)], iron, segments=9)


def ring(seed, lean=9):
    """Eye and ring: thin where it hangs, thick below, its lowest part polished by hands."""
    core.tube([(0, -.012, -.0060), (0, -.019, -.0075), (0, -.0255, -.0035), (0, -.0265, .0030), (0, -.0215, .0080), (0, -.012, .0085)], .0042, dull_brass(), 18)
    core.lathe([(.0105, 0), (.0115, .002), (.010, .004), (.0065, .005)], dull_brass(), (0, -.0150, 0), 40, 50, (90, 0, 0))
    r, n = .047, 120
    rng = np.random.default_rng(seed)
    wob = rng.uniform(0, 6.28, 3)
    points, size = [], []
    for k in range(n):
        a = 2 * math.pi * k / n
        low = .5 - .5 * math.cos(a)
        q = r * (1 + .012 * math.sin(2 * a + wob[0]))
        points.append((q * math.sin(a), 0, -q + q * math.cos(a)))
        size.append(.80 + .55 * low + .02 * math.sin(9 * a + wob[1]) + .30 * math.exp(-((a - math.pi) / .09) ** 2) + .16 * (math.exp(-((a - math.pi - .22) / .05) ** 2) + math.exp(-((a - math.pi + .22) / .05) ** 2)))
    with core.at((0, -.0215, -.0005), (-lean, 3 if seed % 2 else -5, 0)):
        core.tube(points, .0066, dull_brass(), 22, True, size)


def rosettes(spots, size):
    """Carved lotus flowers on the plane y = 0, facing -Y, no two cut alike."""
    rng = np.random.default_rng(3)
    leaf = props.patch(lambda u, v: ((u - .5) * .62 * math.sin(math.pi * (.08 + .84 * v)), .10 + v * .95, .30 * math.sin(math.pi * v) * (1 - .5 * (2 * u - 1) ** 2) + .04), 8, 10)
    places = []
    for x, z in spots:
        for k in range(8):
            a = 2 * math.pi * k / 8 + rng.normal(0, .05)
            s = size * rng.uniform(.92, 1.06)
            mat = np.eye(4)
            mat[:3, 0], mat[:3, 1], mat[:3, 2], mat[:3, 3] = (math.cos(a) * s, 0, math.sin(a) * s), (-math.sin(a) * s, 0, math.cos(a) * s), (0, -s, 0), (x, 0, z)
            places.append(mat)
    props.merged("Rosettes", leaf, places, old_teak())


def beads(x, y, radius, step, seed):
    """Upright row of carved beads."""
    rng = random.Random(seed)
    base = props.turned([(1.0, -.2), (1.0, .1), (.90, .45), (.6, .78), (.02, .92)], 14)
    props.merged("Beads", base, [props.aim((x + rng.uniform(-.0006, .0006), y, .70 + step * k), (rng.gauss(0, .04), -1, rng.gauss(0, .04)), 0, radius * rng.uniform(.9, 1.06)) for k in range(int(1.1 / step))], old_teak())


def carved_door():
    """Along the door at the height of a hand, the sun low from the left."""
    p.fresh()
    wood = old_teak()
    for s in (-1, 1):
        core.box((.150, .060, 1.6), (s * .101, .030, 1.15), wood, .006, segments=4)
        core.box((.012, .060, 1.6), (s * .188, .040, 1.15), wood, .003)
        core.box((.50, .03, 1.6), (s * .43, .055, 1.15), wood, 0)
        beads(s * .188, .010, .0052, .0118, 4 + s)
        for z in (.86, 1.36):
            core.box((.50, .05, .10), (s * .43, .030, z), wood, .006, segments=4)
        with core.at((0, .040, 0)):
            rosettes([(s * .345, 1.11)], .085)
            rosettes([(s * .345, 1.56)], .085)
        with core.at((s * HANDLE[0], 0, HANDLE[1])):
            plate(3 + s)
            ring(3 + s)
    # the strip that covers the joint, cut as a twisted cord
    core.box((.08, .03, 1.6), (0, .045, 1.15), wood, 0)
    core.lathe([(.0205, .5), (.0205, 1.8)], wood, (0, .004, 0), 40)
    for k in range(46):
        z = .72 + .024 * k
        a = np.linspace(-.15, math.pi + .15, 14)
        core.tube([(.0200 * math.cos(q), .004 - .0200 * math.sin(q), z + .016 * (q / math.pi)) for q in a], .0062, wood, 10, radii=[.5] + [1] * 12 + [.5])
    # jamb beside the near leaf and what stands opposite: the yard
    core.box((.3, .3, 2.4), (.86, -.02, 1.2), wood, .01)
    core.box((8, 8, .1), (0, -4, -.05), m.stone("#77695a", .8), 0)
    core.sky_gradient([(-10, "#6a5c4c"), (0, "#b9b4a8"), (14, "#c9cdd0"), (50, "#9fb2c4"), (90, "#8aa2b8")], .38)
    core.sun(25, 258, 4.6, (1, .90, .76), 1.4)
    # shade of a post over a part of it
    core.box((.05, .05, 3), (-.92, -.30, 1.5), wood, 0)
    props.card((-1.2, -1.4, 1.5), (0, 0, 1.2), (.8, 1.6), "#e8e0d0", 1.2)
    core.camera((.335, -.42, 1.20), (.062, -.012, 1.163), 60, level=True, fstop=2.5, focus=(.098, -.030, 1.155))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.115, contrast=1.03, vignette=.2)}


PICTURES = {"gallery/thrissur/carved-door": carved_door}
