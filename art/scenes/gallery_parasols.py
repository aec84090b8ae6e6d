"""Thrissur: the hem of a Pooram parasol at arm's length, gilt fringe and bells; others out of focus before an open door; crimson and gold, 60 mm."""
import math
import random

import numpy as np

from kit import core, develop, materials as m, photo, props

RIM, RADIUS, RIBS = 1.66, .60, 20


@m.cached
def silk(colour):
    """Heavy silk: slubs across, a sheen that turns with the folds, light that comes through."""
    g = m.Graph("silk")
    where = g.coords(1, "Object")
    slub = g.noise(g.coords((30, 900, 1), "UV"), 1, 3, .6)
    warp = g.noise(g.coords((2600, 20, 1), "UV"), 1, 2)
    slow = g.noise(where, 9, 4, .55)
    c = g.mix(g.span(slow, .3, .72), m.scaled(colour, .74), m.scaled(colour, 1.16))
    c = g.mix(g.math("MULTIPLY", g.span(slub, .56, .7), .3), c, m.scaled(colour, 1.7))
    normal = g.bump(g.math("ADD", g.math("MULTIPLY", slub, .8), g.math("ADD", g.math("MULTIPLY", warp, .35), g.math("MULTIPLY", g.noise(where, 46, 4, .6), 1.2))), .42, .0016)
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": g.span(slub, .3, .7, .30, .46), "Sheen": .7, "Sheen Tint": .7, "Specular": .35, "Normal": normal}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    return g.surface(g.node("MixShader", {0: .28, 1: top, 2: through}).outputs[0])


@m.cached
def zari(colour="#c39a4c", rough=.34):
    """Gilt thread: dull in its hollows, tarnished here and there."""
    g = m.Graph("zari")
    where = g.coords(1, "World")
    fine, slow = g.noise(where, 1500, 2), g.noise(where, 40, 4, .6)
    c = g.mix(g.span(slow, .5, .75), colour, m.scaled(colour, .42))
    return g.principled(c, g.span(fine, .3, .7, rough - .1, rough + .16), g.bump(fine, .5, .0006), metallic=.9)


def scallop(a):
    """How far a scallop has swung out at an angle: 0 between two, 1 in its middle."""
    return abs(math.sin(a * RIBS / 2)) ** .75


def canopy(u, v):
    """Upper cloth: u round from the camera's side, v from the pole (0) to the rim (1); it sags between the ribs."""
    a = (u - .5) * math.pi * 1.25
    sag = scallop(a) * .022 * v ** 2
    r = RADIUS * v * (1 - .012 * scallop(a) * v)
    n = float(core.fractal_noise(np.array(a * 9 + 3), np.array(v * 7), 3, 4)) - .5
    return r * math.sin(a), -r * math.cos(a), RIM + .34 * (1 - v ** 1.7) - sag + .006 * n * v


def hem(u, v):
    """Hanging border: folds that come from the ribs, its lower edge in scallops."""
    a = (u - .5) * math.pi * 1.25
    s = scallop(a)
    drop = (.105 + .040 * s + .006 * math.sin(7 * a + 1)) * v
    n = float(core.fractal_noise(np.array(a * 26 + 9), np.array(v * 2.2), 3, 8)) - .5
    r = RADIUS * (1 - .012 * s) + v * (.012 * math.sin(a * RIBS + .6) + .030 * n + .010 * math.sin(a * RIBS * 2.0 + 2 * math.sin(5 * a)))
    return r * math.sin(a), -r * math.cos(a), RIM - s * .022 - drop


def edge(fn, v, n=1400, out=.0, u0=.10, u1=.90):
    """Points along a cloth at one height, out metres before it."""
    pts = []
    for u in np.linspace(u0, u1, n):
        x, y, z = fn(u, v)
        k = 1 + out / math.hypot(x, y)
        pts.append((x * k, y * k, z))
    return pts


def braid(points, radius, strands, twist, material):
    """Cord of twisted strands along points."""
    p = np.array(points)
    tangent = np.gradient(p, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.cross(tangent, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, tangent)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    for k in range(strands):
        q = 2 * math.pi * (run / twist + k / strands)
        line = p + (np.cos(q)[:, None] * side + np.sin(q)[:, None] * up) * radius * .55
        core.tube([tuple(w) for w in line], radius * .52, material, 6)


def near_parasol():
    """The one in focus; its pole stands at the origin."""
    cloth, gold = silk("#7e1420"), zari()
    core.grid_surface(canopy, None, cloth, steps=(360, 40))
    core.grid_surface(hem, None, cloth, steps=(1100, 26))
    braid(edge(canopy, 1.0, 2600, .003), .0048, 3, .017, gold)
    for v, r in ((.10, .0016), (.20, .0012), (.86, .0016), (.93, .0012)):
        core.tube(edge(hem, v, 1200, .0015), r, gold, 6)
    braid(edge(hem, 1.0, 2600, .001), .0036, 3, .013, gold)
    # sewn sequins: a lozenge in each scallop and a row below the rim
    rng = random.Random(4)
    disc = props.turned([(1, 0), (.94, .22), (.5, .30), (.14, .20), (.01, .2)], 14)
    places = []

    def sew(u, v, size):
        a, b, c = (np.array(hem(uu, vv)) for uu, vv in ((u, v), (u + .0006, v), (u, v + .03)))
        out = np.cross(c - a, b - a)
        out = out * (-1 if out @ np.array((a[0], a[1], 0)) < 0 else 1)
        places.append(props.aim(tuple(a + out / np.linalg.norm(out) * .0008), out + np.array([rng.uniform(-.12, .12) for _ in range(3)]) * np.linalg.norm(out), 0, size))
    step = 1.0 / (RIBS * .625)
    for k in range(-6, 7):
        mid = .5 + step * (k + .5)
        for dx, v in ((0, .34), (-.10, .48), (.10, .48), (-.20, .61), (.20, .61), (0, .61), (-.10, .74), (.10, .74)):
            sew(mid + dx * step, v + rng.uniform(-.012, .012), .0052 if (dx, v) != (0, .61) else .0085)
        for q in range(12):
            sew(.5 + step * (k + q / 12), .15, .0026)
    props.merged("Sequins", disc, places, zari("#d3ad5c", .22))
    # fringe: threads in bundles, none hanging quite straight
    strand = []
    for k in range(5):
        z = -.0145 * k
        strand.append([(.00042 * math.cos(b) + .0012 * math.sin(1.3 * k), .00042 * math.sin(b), z) for b in (0, 2.094, 4.189)])
    verts = [p for ring in strand for p in ring]
    faces = [(3 * k + q, 3 * k + (q + 1) % 3, 3 * k + 3 + (q + 1) % 3, 3 * k + 3 + q) for k in range(4) for q in range(3)]
    places = []
    for x, y, z in edge(hem, 1.0, 2100, 0):
        sway = 5 * math.sin(40 * x) + rng.gauss(0, 4)
        for _ in range(2):
            places.append(np.array(core.matrix((x + rng.uniform(-.0008, .0008), y + rng.uniform(-.0016, .0016), z - .002), (rng.gauss(0, 4), sway + rng.gauss(0, 3), rng.uniform(0, 360)),
                                               (1, 1, rng.uniform(.80, 1.06)))))
    props.merged("Fringe", (np.array(verts), np.array(faces)), places, zari("#c09448", .42))
    # bells between the scallops
    brass = m.brass(.2, "#c99f50", .45)
    bell = props.turned([(.0016, .022), (.0022, .014), (.0050, .011), (.0085, .004), (.0098, -.004), (.0112, -.0105), (.0122, -.012), (.0108, -.012), (.0085, -.004), (.004, .006)], 24)
    clapper = props.turned([(.0006, 0), (.0006, -.012), (.0028, -.015), (.0030, -.018), (.0012, -.021)], 10)
    places = []
    for k in range(-6, 7):
        x, y, z = hem(.5 + step * k, 1.0)
        places.append(np.array(core.matrix((x * 1.012, y * 1.012, z - .022), (rng.uniform(-7, 7), rng.uniform(-9, 9), rng.uniform(0, 360)), rng.uniform(.95, 1.1))))
    props.merged("Bells", (bell[0], bell[1]), places, brass)
    props.merged("Clappers", (clapper[0], clapper[1]), places, m.iron())
    core.lathe([(.020, 0), (.022, .9), (.018, 1.0), (.025, 1.03), (.018, 1.06), (.016, RIM + .33)], photo.timber("#5b3a26", .35, .5), segments=32)
    for k in range(RIBS):
        a = 2 * math.pi * k / RIBS
        core.tube([(.02 * math.cos(a), .02 * math.sin(a), RIM + .325), (RADIUS * math.cos(a), RADIUS * math.sin(a), RIM - .004)], .0035, photo.timber("#8a6a44", .5), 8)
    core.tube([(.015 * math.cos(k), .015 * math.sin(k), RIM + .33 + .02 * k) for k in range(6)], .012, brass, 12)


def parasols():
    """The near one's hem in focus, three more behind it towards the light."""
    with core.at((-.25, .60, 0), 4):
        near_parasol()
    for x, y, top, colour, seed in ((.98, 1.75, 1.78, "#2a4468", 2), (-1.05, 2.2, 1.70, "#b08a34", 5), (.12, 3.2, 1.66, "#2a5645", 7), (1.7, 3.9, 1.86, "#a8843a", 9)):
        with core.at((x, y, 0)):
            props.silk_parasol(top, .62, colour, seed=seed, ribs=20)
    wall = photo.paint("#d3cdbf")
    core.box((3.2, .2, 4), (-2.35, 5.6, 2), wall, 0)
    core.box((3.2, .2, 4), (3.05, 5.6, 2), wall, 0)
    core.box((9, .2, 1.6), (0, 5.6, 3.4), wall, 0)
    wood = photo.timber("#4c3626", .4, .5)
    for x in (-.78, 1.48):
        core.box((.12, .26, 2.6), (x, 5.55, 1.3), wood, .006)
    core.box((2.4, .26, .12), (.35, 5.55, 2.6), wood, .006)
    core.box((.1, 9, 4), (-3.2, 2, 2), wall, 0)
    core.box((.1, 9, 4), (3.6, 2, 2), wall, 0)
    core.box((9, 11, .1), (0, 1.5, -.05), m.tiles("#7c4a38", "#54301f", .32, .3, vary=.12), 0)
    core.box((9, 11, .1), (0, 1.5, 3.6), photo.timber("#4c3626", .5, .5), 0)
    garden = develop.gauss(photo.blurred_garden(420, 320, 33, .5, .03, .9), 2)
    garden = garden * .7 + .3 * (garden @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    photo.view(garden, (.35, 7.4, -.2), 5, 3.8, 0, 1.2)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    core.area((.35, 5.2, 1.7), (0, 1, 1.5), (2.2, 2.4), 170, photo.DAY)
    core.area((-2.6, -.6, 2.2), (-.1, .3, 1.6), (1.6, 1.8), 62, photo.DAY)
    core.area((2.0, -1.4, 1.6), (0, .2, 1.6), (1.2, 1.2), 9, (1, .96, .9))
    photo.window_gleam((-2.4, -.7, 2.0), (-.1, .1, 1.6), (1.4, 1.7), (2, 3), 2.2)
    core.camera((.16, -.86, 1.500), (.02, .1, 1.555), 50, fstop=2.4, focus=(-.12, .01, 1.56))
    return {"size": (1200, 800), "look": photo.look(.125, contrast=1.02, saturation=.9)}


PICTURES = {
    "gallery/thrissur/parasols": parasols,
}
