"""Trivandrum: brass day on the palace stair, one rod of its red carpet half polished, the tin open beside it; red and brass, 50 mm."""
import math

import bpy
import numpy as np

from kit import core, develop, household as p, materials as m, photo

RISE, TREAD, STEPS = .165, .30, 7
WIDE = .74  # of the carpet
CLEAN = .155  # x up to which the third rod is polished


def carpet_colour(g, where):
    """Madder red, a border of cream and indigo lines at both edges, paler and browner where feet go."""
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    edge = g.math("SUBTRACT", WIDE / 2, g.math("ABSOLUTE", x))
    slow, knots = g.noise(where, 9, 4, .6), g.noise(where, 420, 2, .6)
    c = g.mix(g.span(slow, .3, .7), "#4c1819", "#622021")

    def line(low, high):
        wander = g.math("ADD", edge, g.math("MULTIPLY", g.math("SUBTRACT", knots, .5), .004))
        return g.math("MULTIPLY", g.math("GREATER_THAN", wander, low), g.math("LESS_THAN", wander, high))
    c = g.mix(line(.020, .026), c, "#a08a62")
    c = g.mix(line(.026, .074), c, "#1a1d2e")
    c = g.mix(line(.074, .080), c, "#a08a62")
    run = g.math("ADD", y, z)  # along the carpet
    wave = g.math("ADD", .050, g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", run, 62.0)), .013))
    c = g.mix(g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", edge, wave)), .0035), c, "#8a7450")
    dot = g.math("MULTIPLY", g.math("GREATER_THAN", g.math("COSINE", g.math("MULTIPLY", run, 62.0)), .72), line(.046, .054))
    c = g.mix(dot, c, "#632a22")
    worn = g.math("MULTIPLY", g.span(edge, .16, .32), g.span(slow, .3, .7, .15, .6))
    return g.mix(worn, c, "#7d5a4e")


@m.cached
def ground_of_carpet():
    """Backing between the tufts."""
    g = m.Graph("carpet ground")
    where = g.coords(1, "World")
    c = g.mix(.45, carpet_colour(g, where), "#180606")
    return g.principled(c, .95, specular=.05)


@m.cached
def wool():
    """Tufts: the pattern by where they stand, each a little lighter or darker."""
    g = m.Graph("wool")
    where = g.coords(1, "World")
    tone = g.span(g.node("HairInfo").outputs["Random"], 0, 1, .55, 1.5)
    c = g.mix(1.0, carpet_colour(g, where), g.node("CombineXYZ", {0: tone, 1: tone, 2: tone}).outputs[0], "MULTIPLY")
    return g.principled(c, .85, sheen=.15, specular=.05)


def runner():
    """Carpet over the steps: round over each nosing, tight behind each rod, tufted."""
    line = [(.06, RISE + .0075), (.20, RISE + .0075)]
    for k in (1, 2, 3):
        y, z = k * TREAD, (k + 1) * RISE
        line += [(y - .024, z - RISE + .0078), (y - .0100, z - RISE + .0200), (y - .009, z - .060)]
        line += [(y - .030 - .026 * math.sin(a), z - .018 + .026 * math.cos(a)) for a in (1.9, 1.35, .8, .3)]
        line += [(y + .03, z + .0075), (y + .15, z + .0062), (y + TREAD - .045, z + .0075)]
    pts = np.array(line)
    step = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    run = np.arange(0, step[-1], .006)
    ys, zs = np.interp(run, step, pts[:, 0]), np.interp(run, step, pts[:, 1])
    for _ in range(2):
        ys[1:-1], zs[1:-1] = (ys[:-2] + 2 * ys[1:-1] + ys[2:]) / 4, (zs[:-2] + 2 * zs[1:-1] + zs[2:]) / 4
    n = 90
    verts, faces = [], []
    for j, (y, z) in enumerate(zip(ys, zs)):
        for q in range(n + 1):
            x = (q / n - .5) * WIDE
            lump = (float(core.fractal_noise(x * 7 + 9, run[j] * 7, 3, 3)) - .5) * .005
            side = (float(core.fractal_noise(run[j] * 3, 4 + (q > n / 2) * 9, 3, 5)) - .5) * .006
            verts.append((x + side, y - lump * .6, z + lump * .6))
    for j in range(len(ys) - 1):
        for q in range(n):
            a = j * (n + 1) + q
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    obj = core.mesh("Runner", verts, faces, ground_of_carpet(), True)
    obj.data.materials.append(wool())
    bpy.context.view_layer.update()
    system = obj.modifiers.new("Pile", "PARTICLE_SYSTEM").particle_system
    pile = system.settings
    pile.type, pile.count, pile.hair_length, pile.hair_step = "HAIR", 420000, .0048, 2
    pile.emit_from, pile.use_emit_random, pile.distribution = "FACE", True, "RAND"
    pile.normal_factor, pile.factor_random, pile.brownian_factor = .0012, .00035, .0  # a quarter of the length
    pile.display_step = pile.render_step = 2
    pile.material = 2
    pile.root_radius, pile.tip_radius, pile.radius_scale = 1.0, .75, .00062
    bpy.context.scene.cycles_curves.shape = "RIBBONS"


@m.cached
def rod_brass(half=False):
    """Brass of the rods: brown with a year's air; half: bright where the duster has been."""
    g = m.Graph("rod brass")
    where = g.coords(1, "World")
    x = g.node("SeparateXYZ", {0: where}).outputs[0]
    cloud, fine = g.noise(where, 34, 6, .65), g.noise(g.coords((30, 400, 400), "World"), 1, 3, .6)
    old = g.span(cloud, .25, .7, .75, 1.0)
    if half:
        at = g.math("ADD", x, g.math("MULTIPLY", g.math("SUBTRACT", cloud, .5), .09))
        old = g.math("MULTIPLY", old, g.span(at, CLEAN - .012, CLEAN + .02, .02, 1), True)
    c = g.mix(old, "#e2b96c", "#4a3420")
    return g.principled(c, g.math("ADD", g.math("MULTIPLY", old, .28), g.span(fine, .3, .7, .12, .2)), g.bump(g.math("ADD", cloud, fine), .06, .001), metallic=1.0)


def rod(k):
    """One carpet rod in its two eyes, at the foot of riser k."""
    y, z = k * TREAD - .0270, k * RISE + .0235
    metal = rod_brass(k == 2)
    half = WIDE / 2 + .045
    core.tube([(x, y, z) for x in np.linspace(-half, half, 9)], .0070, metal, 24)
    for s in (-1, 1):
        core.lathe([(.0062, 0), (.009, .001), (.009, .004), (.0066, .006), (.0105, .012), (.0125, .019), (.0105, .026), (.005, .031), (0, .032)], metal, (s * half, y, z), 32, 60, (0, 90 * s, 0))
        x = s * (WIDE / 2 + .020)
        ring = [(x, y + .0092 * math.cos(a), z + .0092 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)[:-1]]
        core.tube(ring, .0028, metal, 10, True)
        core.box((.020, .004, .034), (x, k * TREAD - .002, z + .004), metal, .0015)
        core.box((.006, .022, .006), (x, k * TREAD - .012, z), metal, .001)
        for dz in (-.009, .016):
            core.sphere(.003, (x, k * TREAD - .0042, z + dz), metal, 12, (1, .5, 1))


def tin():
    """Flat tin of polish, its lid leaned on it; paint scratched to the metal."""
    g = m.Graph("tin")
    where = g.coords(1, "Object")
    scratch, slow = g.noise(g.coords((90, 90, 220), "Object"), 1, 5, .7), g.noise(where, 30, 4, .6)
    bare = g.span(g.math("ADD", scratch, g.math("MULTIPLY", slow, .4)), .84, .90)
    coat = g.node("BsdfPrincipled", {"Base Color": g.mix(g.span(slow, .3, .7), "#1c1512", "#2c211b"), "Roughness": .38}).outputs[0]
    metal = g.node("BsdfPrincipled", {"Base Color": "#9a958a", "Roughness": .35, "Metallic": 1.0}).outputs[0]
    paint = g.surface(g.node("MixShader", {0: bare, 1: coat, 2: metal}).outputs[0])
    inside = m.plain("#8f8a7e", .4, .9)
    core.lathe([(0, .001), (.036, .0), (.0375, .0015), (.0375, .019), (.0368, .0198), (.0355, .0198), (.0355, .024), (.0350, .0246), (.0343, .024), (.0343, .004), (0, .004)], paint, segments=72, smooth=40)
    core.lathe([(0, .0105), (.010, .0098), (.020, .0112), (.029, .0135), (.0342, .0165)], m.plain("#57503f", .6), segments=48)
    core.lathe([(.0340, .0045), (.0340, .0235)], inside, segments=60)
    with core.at((.058, -.006, .0185), (0, 58, 8)):
        core.lathe([(0, .0), (.020, .0), (.0215, -.0009), (.031, -.0009), (.0325, .0), (.0375, .0), (.0386, .0012), (.0388, .009), (.0380, .0092), (.0376, .0018), (0, .0014)], paint, segments=72, smooth=40)


def palace_stair():
    """Along the rod, a hand above the tread; balusters and the verandah door are out of focus."""
    p.fresh()
    teak = photo.timber("#321b10", .36, .6)
    for k in range(STEPS):
        y, z = k * TREAD, (k + 1) * RISE
        core.box((1.6, TREAD + .04, .034), (0, y + TREAD / 2 - .020, z - .017), teak, .013, segments=4)
        core.box((1.6, .02, RISE), (0, y + .011, z - RISE / 2 - .017), teak, .002)
        rod(k)
    runner()
    with core.at((.130, TREAD + .150, 2 * RISE + .0125), -35):
        tin()
    # strings, balusters and newel of the sides
    for s in (-1, 1):
        x = s * .80
        post = core.lathe([(.024, 0), (.025, .07), (.016, .10), (.028, .20), (.033, .28), (.017, .46), (.023, .50), (.016, .54), (.020, .70), (.026, .73), (.026, .86)], teak, segments=24, smooth=50)
        core.instance(post, [core.matrix((x, (k + q) * TREAD, (k + 1) * RISE)) for k in range(STEPS) for q in (.2, .7)])
        slope = math.degrees(math.atan2(RISE, TREAD))
        with core.at((x, 0, RISE + .88), (slope, 0, 0)):
            core.box((.075, 3.2, .06), (0, 1.2, 0), teak, .02, segments=4)
    lime = photo.paint("#c3b9a6", .8)
    core.box((8, 8, .1), (0, -2.5, -.05), m.tiles("#8d8678", "#5c564b", .5, .25, vary=.1), 0)
    for x in (-2.2, 2.2):
        core.box((.2, 10, 5), (x, 0, 2.5), lime, 0)
    garden = develop.gauss(photo.blurred_garden(420, 300, 9, .45, .04, .9), 2)
    photo.view(garden, (2.07, 1.30, .1), 1.2, 2.0, -90, .3)
    for y in (.68, 1.30, 1.92):
        core.box((.08, .06, 2.1), (2.04, y, 1.1), teak, .005)
    core.sky_gradient([(-10, "#8a8a84"), (0, "#dfe4e6"), (70, "#b4c4d0")], .5)
    core.indoors()
    core.area((1.9, 1.30, 1.2), (.2, .5, .4), (1.2, 1.7), 280, photo.DAY)
    core.area((.1, 2.0, 1.9), (.1, .5, .4), (1.4, 1.0), 150, photo.DAY)
    core.area((-.5, -1.3, 1.4), (.1, .5, .4), (1.6, 1.2), 90, (1, .985, .96))
    photo.window_gleam((-.4, -1.2, 1.3), (.1, 2 * TREAD, 2 * RISE), (1.6, 1.3), (3, 2), 10.0)
    photo.window_gleam((1.8, 1.1, 1.3), (.1, 2 * TREAD, 2 * RISE), (1.2, 1.6), (2, 3), 14.0)
    core.camera((-.23, .23, .500), (.165, .55, .380), 50, level=True, fstop=4.5, focus=(.155, 2 * TREAD - .027, 2 * RISE + .024))
    return {"size": (1200, 800), "look": photo.look(.092, contrast=1.04, vignette=.2)}


PICTURES = {
    "gallery/trivandrum/palace-stair": palace_stair,
}
