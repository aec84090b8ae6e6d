"""Elamakkara: the garden bath, a copper pot filled to its brim, the mug afloat on it, a low wall and the garden behind; copper and green, 48 mm."""
import math
import random

import numpy as np

from kit import core, develop, foliage as green, household as p, materials as m, photo, props

RIM, BRIM = .172, .395  # of the pot: radius and height of its mouth


def pebbles(x0, x1, y0, y1, z, size, seed, low, high):
    """Bed of river pebbles in square patches."""
    base = props.turned([(.02, -.46), (.60, -.40), (.93, -.16), (1.0, .05), (.86, .27), (.5, .43), (.02, .48)], 9)
    mat = props.tinted(low, high, .55, 0, .25, .3, 40.0)
    rng = np.random.default_rng(seed)
    tile, kinds = .8, []
    for _ in range(2):
        places, tint, step = [], [], size * 1.55
        n = int(tile / step)
        for i in range(n):
            for j in range(n):
                x = (i + .5) / n * tile - tile / 2 + rng.normal(0, step * .22)
                y = (j + .5) / n * tile - tile / 2 + rng.normal(0, step * .22)
                k = size * rng.uniform(.62, 1.15)
                stretch = (k * rng.uniform(.85, 1.3), k * rng.uniform(.75, 1.0), k * rng.uniform(.5, .75))
                turn = (rng.uniform(-16, 16), rng.uniform(-16, 16), rng.uniform(0, 360))
                places.append(np.array(core.matrix((x, y, rng.uniform(-.2, .25) * size), turn, stretch)))
                tint.append(float(np.clip(rng.beta(1.6, 1.5), 0, 1)))
        obj = props.merged("Pebbles", base, places, mat, tint=tint)
        obj.hide_render = True
        kinds.append(obj.data)
    pick = random.Random(seed)
    for i in range(int(math.ceil((x1 - x0) / tile))):
        for j in range(int(math.ceil((y1 - y0) / tile))):
            x, y = x0 + (i + .5) * tile, y0 + (j + .5) * tile
            p.copies(pick.choice(kinds), [((x, y, z), (0, 0, pick.choice((0, 1, 2, 3)) * math.pi / 2), 1)], "pebbles")


@m.cached
def copper():
    """Beaten copper of a water pot: brown, bright on its blows and its lip, green where it stays wet, lime at the water's edge."""
    g = m.Graph("copper")
    where = g.coords(1, "Object")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    slow, mid, fine = g.noise(where, 9, 5, .62, .4), g.noise(where, 44, 5, .65), g.noise(where, 260, 3, .6)
    run = g.noise(g.coords((52, 52, 5), "Object"), 1, 4, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    old = g.math("ADD", g.span(slow, .34, .66, .1, .95), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .7), True)
    old = g.math("SUBTRACT", old, g.span(edge, .508, .54, 0, .6), True)
    c = g.mix(old, "#b8704a", "#4a281b")
    c = g.mix(g.math("MULTIPLY", g.span(run, .55, .74), g.span(z, BRIM - .16, BRIM - .01, .1, .8)), c, "#7d8a72")
    c = g.mix(g.math("MULTIPLY", g.span(mid, .60, .72), .5), c, "#2f3b30")
    rough = g.math("ADD", g.span(old, 0, 1, .20, .44), g.math("MULTIPLY", g.span(run, .55, .74), .2))
    return g.principled(c, rough, g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .4)), .12, .0016), metallic=.96)


def beaten(profile, dents=.0016, seed=1, around=220):
    """Turned vessel of a profile [(r, z)], its wall dented by the hammer and by years."""
    pr = np.array(p.rounded(profile, 2), float)
    step = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pr, axis=0).T))])
    n = int(step[-1] / .0035)
    rs, zs = (np.interp(np.linspace(0, step[-1], n), step, pr[:, k]) for k in (0, 1))
    rng = np.random.default_rng(seed)
    blows = [(rng.uniform(0, 6.28), rng.uniform(zs.min(), zs.max()), rng.uniform(.012, .022)) for _ in range(420)]
    big = [(rng.uniform(0, 6.28), rng.uniform(zs.min(), zs.max() * .85), rng.uniform(.03, .06), rng.uniform(.003, .007)) for _ in range(7)]
    a, _ = np.meshgrid(np.linspace(0, 2 * math.pi, around + 1)[:-1], rs)
    r, z = np.repeat(rs[:, None], around, 1), np.repeat(zs[:, None], around, 1)
    push = np.zeros_like(r)

    def bowl(b, h, size):
        d = np.abs((a - b + math.pi) % (2 * math.pi) - math.pi) * r
        return np.exp(-(d ** 2 + (z - h) ** 2) / size ** 2)
    for b, h, size in blows:
        push -= dents * bowl(b, h, size) * .7
    for b, h, size, deep in big:
        push -= deep * bowl(b, h, size)
    r = r * (1 + .008 * np.sin(2 * a + 1)) + push
    points = np.stack([r * np.cos(a), r * np.sin(a), z], -1).reshape(-1, 3)
    k = around
    faces = [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(n - 1) for i in range(k)]
    return core.mesh("Vessel", points, faces, copper(), True)


def pot():
    """Round copper vessel with a rolled lip, full of water."""
    beaten([(.02, 0), (.11, .004), (.175, .05), (.232, .14), (.240, .21), (.215, .29), (.168, .335), (.146, .352), (.148, .372), (.163, .388), (RIM, BRIM - .001), (RIM + .005, BRIM + .003),
            (RIM + .001, BRIM + .006), (RIM - .006, BRIM + .002), (.155, .385), (.140, .37), (.138, .352), (.15, .33)], seed=4)
    g = m.Graph("water")
    where = g.coords(1, "World")
    ripple, slow = g.noise(where, 15, 2, .4), g.noise(where, 40, 2, .4)
    ring = g.node("VectorMath", {0: where, 1: (-.02, -.03, BRIM)}, operation="DISTANCE").outputs["Value"]
    wave = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", ring, 420.0)), g.span(ring, .02, .13, .30, 0))
    normal = g.bump(g.math("ADD", wave, g.math("ADD", ripple, g.math("MULTIPLY", slow, .3))), .10, .004)
    glossy = g.node("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": .02, "Normal": normal}).outputs[0]
    deep = g.node("BsdfDiffuse", {"Color": "#2c1c12"}).outputs[0]
    fresnel = g.node("Fresnel", {"IOR": 1.33, "Normal": normal}).outputs[0]
    water = g.surface(g.node("MixShader", {0: fresnel, 1: deep, 2: glossy}).outputs[0])
    core.lathe([(0, .380), (.148, .380), (.1525, .3808), (.155, .3825)], water, segments=120)


def mug():
    """Small copper mug with a handle."""
    beaten([(.005, .002), (.030, .001), (.036, .004), (.040, .03), (.0385, .06), (.037, .078), (.0395, .084), (.0402, .0855), (.0385, .086), (.0365, .080), (.0372, .06), (.038, .03), (.030, .008), (.004, .006)], .0005, 9, 120)
    core.tube([(.038, 0, .072), (.056, 0, .074), (.066, 0, .060), (.064, 0, .036), (.050, 0, .020), (.038, 0, .018)], .0042, copper(), 16, radii=[1.3, 1, .95, .95, 1, 1.3])


def wall(seed=3):
    """Two courses of laterite with lime joints under a stone cap."""
    rng = random.Random(seed)
    block = m.laterite("#7c4530")
    core.box((6, .25, .40), (0, 1.16, .20), m.plain("#8f7d66", .95), 0)
    z, row = .0, 0
    while z < .35:
        x = -2.6 - (.19 if row % 2 else 0)
        while x < 2.6:
            core.box((.368, .25, .168), (x, 1.145 + rng.uniform(-.006, .006), z + .09), block, .010, (rng.uniform(-.4, .4), 0, rng.uniform(-.4, .4)), segments=3)
            x += .382
        z += .181
        row += 1
    core.box((6, .34, .05), (0, 1.15, .385), m.stone("#7d766c", .75), .012, segments=3)


def garden_bath():
    """Across the water; wall and leaves are out of focus."""
    p.fresh()
    with core.at((0, 0, .0), 30):
        pot()
    with core.at((-.055, -.020, .340), (8, 34, -40)):
        mug()
    petals = [(.065, .02), (-.07, .075), (.02, .095), (.085, -.06)]
    with core.at((0, 0, .3812)):
        props.petals(petals, .023, ("#8d1a2a", "#b8303c"), .0008, 4, .35)
    wall()
    core.box((8, 8, .1), (0, 0, -.075), m.stone("#3d3830", .8, .4), 0)
    pebbles(-2.4, 2.4, -.8, .98, -.02, .030, 4, "#38322b", "#7d7466")
    for k, (x, y, h, size) in enumerate(((-.9, 2.1, 1.2, .8), (.9, 2.4, 1.4, .85), (.1, 2.9, 1.5, .85), (-1.9, 2.6, 1.3, .8), (2.0, 2.2, 1.2, .8))):
        green.plantain((x, y, 0), h, 8, k + 3, size)
    garden = develop.gauss(photo.blurred_garden(480, 320, 27, .42, .03, .9), 2)
    photo.view(garden, (0, 7, -1), 14, 8, 0, 1.0)
    core.sky_gradient([(-10, "#5a6048"), (0, "#8a957a"), (18, "#c9d2c8"), (40, "#eef2f2"), (90, "#dfe8f0")], .55)
    core.sun(46, 312, 2.4, (1, .95, .87), 3)
    core.camera((-.20, -.82, .63), (.02, .03, .432), 48, level=True, fstop=2.2, focus=(-.04, -.09, BRIM + .02))
    return {"size": (1200, 800), "look": photo.look(.13, contrast=1.04, vignette=.2)}


PICTURES = {
    "gallery/elamakkara/garden-bath": garden_bath,
}
