"""Elamakkara: plumeria fallen on the wet stepping stones after rain, the last villa out of focus at their end; white, grey and green, 48 mm."""
import math
import random

import numpy as np

from kit import core, develop, foliage as green, household as p, materials as m, photo

WATER = -.0012  # of the puddles; the stones' middle height is 0


def relief(x, y, seed):
    """Height of a split and trodden stone (m)."""
    n = core.fractal_noise(x * 4.2 + 3.7 * seed, y * 4.2 + 1.3 * seed, 3, seed) - .5
    ledge = core.fractal_noise(x * 9 + 31 + seed, y * 9 + 2.1 * seed, 3, seed + 4)
    fine = core.fractal_noise(x * 70 + seed, y * 70 + 5, 4, seed + 8) - .5
    return .017 * n + .0035 * np.clip((ledge - .52) / .05, 0, 1) + .0028 * fine


@m.cached
def wet_stone():
    """Grey granite gneiss, black where it is wet, dry and pale on its crowns, lichen in spots."""
    g = m.Graph("wet stone")
    where = g.coords(1, "World")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    slow, mid, fine, grit = g.noise(where, 5, 5, .6, .6), g.noise(where, 34, 5, .65), g.noise(where, 170, 4, .65), g.noise(where, 620, 2)
    c = g.mix(g.span(slow, .3, .7), "#716c64", "#968f83")
    c = g.mix(g.span(grit, .58, .70, 0, .6), c, "#3b3833")
    c = g.mix(g.span(grit, .40, .30, 0, .5), c, "#b9b2a4")
    c = g.mix(g.span(mid, .60, .74, 0, .55), c, "#7c6248")
    lichen = g.math("MULTIPLY", g.span(g.noise(where, 13, 5, .7), .60, .66), g.span(fine, .35, .6))
    c = g.mix(g.math("MULTIPLY", lichen, .7), c, "#8b9178")
    dry = g.span(g.math("ADD", z, g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .010), g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .012))), .0030, .0062)
    c = g.mix(dry, g.mix(1.0, c, "#55514a", "MULTIPLY"), c)
    rough = g.math("ADD", g.span(fine, .3, .7, .14, .34), g.math("MULTIPLY", dry, .42))
    height = g.math("ADD", g.math("MULTIPLY", fine, .8), g.math("ADD", mid, g.math("MULTIPLY", grit, .3)))
    return g.principled(c, rough, g.bump(height, .45, .0022), specular=.5)


@m.cached
def puddle():
    """Rain standing on stone: a mirror over what is under it, without caustics."""
    g = m.Graph("puddle")
    ripple = g.noise(g.coords(1, "World"), 26, 2)
    normal = g.bump(ripple, .04, .002)
    glossy = g.node("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": .0, "Normal": normal}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": (.80, .80, .76)}).outputs[0]
    fresnel = g.node("Fresnel", {"IOR": 1.33, "Normal": normal}).outputs[0]
    return g.surface(g.node("MixShader", {0: fresnel, 1: clear, 2: glossy}).outputs[0])


def stone(x0, y0, a, b, seed, fine=1.0):
    """One stepping stone of half axes a, b round (x0, y0), its edge broken."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6.28, 4)

    def edge(t):
        c, s = abs(math.cos(t)), abs(math.sin(t))
        square = (c ** 3.2 + s ** 3.2) ** (-1 / 3.2)
        return square * (1 + .05 * math.sin(2 * t + ph[0]) + .035 * math.sin(3 * t + ph[1]) + .02 * math.sin(7 * t + ph[2])) * (1 + .03 * (float(core.fractal_noise(math.cos(t) * 5 + seed, math.sin(t) * 5 + 9, 4, seed)) - .5))
    around, out = int(320 * fine), int(170 * fine)
    ts = np.linspace(0, 2 * math.pi, around + 1)[:-1]
    lim = np.array([edge(t) for t in ts])
    rs = np.concatenate([np.linspace(.002, .975, out), [.985, .993, .998, 1.0, 1.002, 1.0]])
    down = np.concatenate([np.zeros(out), [.0012, .0035, .008, .016, .030, .075]])
    rr, tt = np.meshgrid(rs, ts, indexing="ij")
    x, y = x0 + a * rr * lim[None, :] * np.cos(tt), y0 + b * rr * lim[None, :] * np.sin(tt)
    z = relief(x, y, seed) - down[:, None] * (1 + .6 * (core.fractal_noise(x * 30, y * 30, 3, seed) - .5))
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    k = around
    faces = [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(len(rs) - 1) for i in range(k)]
    core.mesh("Stone", points, [f[::-1] for f in faces], wet_stone(), True)
    core.mesh("Puddle", [(x0 + .95 * a * l * math.cos(t), y0 + .95 * b * l * math.sin(t), WATER) for t, l in zip(ts[::6], lim[::6])], [tuple(range(len(ts[::6])))], puddle())


@m.cached
def petal_skin():
    """White petals, a yellow throat, thin enough for the light, bruised a little at their ends."""
    g = m.Graph("plumeria petal")
    where = g.coords(1, "Object")
    d = g.node("VectorMath", {0: where}, operation="LENGTH").outputs["Value"]
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    vein, blot = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 26.0), 1: g.math("MULTIPLY", v, 3.0)}).outputs[0], 1, 3), g.noise(where, 130, 4, .6)
    c = g.mix(g.span(g.math("ADD", d, g.math("MULTIPLY", g.math("SUBTRACT", vein, .5), .006)), .004, .0195), "#c98a12", "#dcd8c8")
    c = g.mix(g.math("MULTIPLY", g.span(blot, .60, .72), g.span(v, .55, 1.0, 0, .55)), c, "#9a7a4c")
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .5, "Specular": .35, "Normal": g.bump(vein, .25, .0007)}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    return g.surface(g.node("MixShader", {0: .28, 1: top, 2: light}).outputs[0])


def flower(seed):
    """Plumeria of five petals that overlap like the blades of a fan; face to +Z, on its short tube."""
    rng = np.random.default_rng(seed)
    parts = []
    for k in range(5):
        long, roll, back, skew = .031 * rng.uniform(.92, 1.06), rng.uniform(.6, 1.6), rng.uniform(.45, 1.0), rng.uniform(.2, .4)
        bent = rng.uniform(-.15, .15)

        def shape(u, v, long=long, roll=roll, back=back, skew=skew, bent=bent):
            s = 2 * u - 1
            half = .0125 * math.sin(math.pi * min(1, .07 + .90 * v ** .82)) ** .75
            r = .0022 + long * v * (1 - .10 * s * s * v)
            y = half * s + skew * .012 * v * v
            z = .0155 * v * (1 - back * .62 * v) + .0035 * s * min(1, v * 3) + roll * .0016 * abs(s) ** 3 * v * (1 if s > 0 else -.6) + bent * .01 * v * v + .0006 * math.sin(9 * v + 5 * s)
            return r, y, z
        obj = core.grid_surface(shape, None, petal_skin(), rotation=(0, 0, 72 * k + rng.uniform(-4, 4)), steps=(16, 22))
        parts.append(obj)
    parts.append(core.tube([(0, 0, .003), (.0008, 0, -.005), (.003, 0, -.014)], .0024, m.plain("#b7b07e", .6), 12, radii=[1.25, .9, .7]))
    obj = core.join(parts, "Flower")
    thick = obj.modifiers.new("Thickness", "SOLIDIFY")
    thick.thickness = .0007
    return obj


def dead_leaf(seed, long=.10):
    """Fallen leaf, brown and curled."""
    rng = np.random.default_rng(seed)
    curl, twist = rng.uniform(.3, 1.1), rng.uniform(-.6, .6)

    def shape(u, v):
        s = 2 * v - 1
        half = .022 * math.sin(math.pi * min(1, .03 + .95 * u) ** .9) ** .8
        return long * (u - .5), half * s, .006 + curl * .35 * half * s * s + .02 * twist * (u - .5) * s + .012 * curl * (2 * u - 1) ** 2 + .001 * math.sin(30 * u + 4 * s)
    g = p.once("dead-leaf", lambda: green.veined("#8a6a3c", "#4f3520", 9, .25, .5, name="dead-leaf"))
    return core.grid_surface(shape, None, g, steps=(40, 14))


def garden_path():
    """A hand above the path, towards the villa."""
    p.fresh()
    for x, y, a, b, seed, fine in ((.00, .02, .42, .27, 3, 1.0), (-.07, .66, .40, .27, 8, .6), (.05, 1.30, .42, .26, 5, .45), (-.05, 1.93, .40, .26, 6, .35), (.04, 2.58, .42, .27, 9, .3), (-.02, 3.2, .40, .26, 10, .3),
                                   (.0, -.62, .42, .27, 7, .35)):
        stone(x, y, a, b, seed, fine)
    # earth between them: moss, litter, puddled
    g = m.Graph("mossy earth")
    where = g.coords(1, "World")
    slow, mid, fine = g.noise(where, 6, 5, .6), g.noise(where, 45, 5, .65), g.noise(where, 260, 4, .65)
    c = g.mix(g.span(mid, .3, .7), "#1f1710", "#45352a")
    c = g.mix(g.math("MULTIPLY", g.span(slow, .42, .58), g.span(fine, .3, .6)), c, "#3f4a22")
    earth = g.principled(c, g.span(mid, .3, .7, .45, .85), g.bump(g.math("ADD", mid, fine), .8, .006), specular=.4)
    core.grid_surface(lambda x, y: -.026 + .016 * float(core.fractal_noise(x * 11 + 40, y * 11 + 40, 4, 2)) + .03 * max(0, abs(x) - .42), (3.2, 6.4), earth, (0, 2.0, 0), steps=(200, 400))
    core.box((40, 40, .1), (0, 14, -.08), m.plain("#3b3a20", .9), 0)
    moss = green.grass_tuft(3, 26, .035, .03)
    rng = random.Random(5)
    spots = []
    while len(spots) < 900:
        x, y = rng.uniform(-1.3, 1.3), rng.uniform(-.5, 4.6)
        if abs(x) < .41 and abs((y + .31) % .64 - .32) < .26:
            continue
        spots.append((x, y))
    data = moss if not hasattr(moss, "data") else moss.data
    p.copies(data, [((x, y, -.016), (0, 0, rng.uniform(0, 6.28)), rng.uniform(.5, 1.2)) for x, y in spots], "moss")
    # what fell in the night
    kinds = [flower(k) for k in range(4)]
    lie = ((.030, -.085, 3, (14, -12, 20), 0), (-.100, .010, 3, (38, 20, 140), 1), (.165, .055, 3, (-14, 24, 80), 2), (.085, .145, 3, (150, 12, 10), 3), (-.235, -.06, 3, (12, 10, 260), 2), (-.02, .58, 8, (14, 8, 40), 1),
           (-.20, .70, 8, (-10, 20, 200), 0), (.10, .76, 8, (30, -16, 300), 2), (.16, 1.28, 5, (10, 10, 30), 3), (-.08, 1.34, 5, (-20, 12, 100), 0), (.02, 1.95, 6, (10, 10, 30), 1))
    for k in kinds:
        k.hide_render = True
    for x, y, seed, turn, k in lie:
        place = core.matrix((x, y, 0), turn, rng.uniform(1.05, 1.2))
        body = np.array([place @ v.co for v in kinds[k].data.vertices])
        place.translation.z = float((relief(body[:, 0], body[:, 1], seed) - body[:, 2]).max()) - .0012  # until it touches the stone
        core.instance(kinds[k], [place])
    for k, (x, y, seed, turn) in enumerate(((.30, -.10, 3, 40), (-.16, .80, 8, 110), (.22, .60, 8, 200), (-.32, .16, 3, 300), (.2, 1.42, 5, 20))):
        leaf = dead_leaf(k + 2, rng.uniform(.07, .11))
        leaf.location, leaf.rotation_euler = (x, y, float(relief(np.array(x), np.array(y), seed)) + .001), (0, 0, math.radians(turn))
    drop = core.sphere(1, (0, 0, 0), m.glass("#f6faf8", ior=1.33), 14)
    core.instance(drop, [core.matrix((x, y, float(relief(np.array(x), np.array(y), 3)) + .0002), (0, 0, 0), (q, q, q * .45))
                         for x, y, q in [(rng.uniform(-.3, .3), rng.uniform(-.2, .2), rng.uniform(.0008, .0026)) for _ in range(120)]])
    # the villa: laterite, a step, its teak door; plants on both sides, all far out of focus
    core.box((7, .3, 3), (0, 5.6, 1.5), m.laterite("#7a4632"), 0)
    core.box((1.5, .9, .16), (0, 5.0, .06), m.stone("#8a8379", .7), .02)
    core.box((1.05, .12, 2.1), (0, 5.42, 1.2), photo.timber("#3e2718", .4, .5), .01)
    for k, (x, y, h, size) in enumerate(((-1.7, 4.2, 1.0, .8), (1.9, 4.0, 1.2, .85), (-2.3, 3.0, .8, .8), (2.4, 2.9, .8, .75))):
        green.plantain((x, y, 0), h, 8, k + 3, size)
    for k in range(14):
        s = 1 if k % 2 else -1
        green.rosette((s * rng.uniform(.75, 1.5), rng.uniform(1.6, 4.4), 0), green.leaf_set("fern" if k % 3 else "lily"), 22, (1.4, .2), k, (.5, .9))
    garden = develop.gauss(photo.blurred_garden(480, 320, 44, .45, .03, .9), 2)
    photo.view(garden, (0, 9.5, -1), 16, 9, 0, 1.0)
    core.sky_gradient([(-10, "#5a6048"), (0, "#7f8a6c"), (18, "#c3cdc0"), (40, "#eef2f2"), (90, "#e6edf2")], .62)
    core.sun(34, 330, 2.6, (1, .97, .92), 9)
    core.camera((.01, -.38, .46), (.055, .0, .0), 62, fstop=3.2, focus=(.03, -.05, .012))
    return {"size": (1200, 800), "look": photo.look(.14, contrast=1.04, vignette=.2)}


PICTURES = {
    "gallery/elamakkara/garden-path": garden_path,
}

FINISH = {
    "gallery/elamakkara/garden-path": {"smooth": (3, .05), "exposure": -.25, "glow": (.08, .5), "fade": .1, "soft": .4, "vignette": .25},
}
