"""Ernakulam South: an umbrella hung over the brass rail of the landing, the terrazzo stair going down round the well; brick red, cream and brass, 48 mm."""
import math

import numpy as np

from kit import core, household as p, materials as m, photo, surfaces as s

INNER, OUTER = .95, 2.45
STEPS, RISE, FIRST, PER = 20, .165, 128.0, 11.6
RAIL = .93


def polar(radius, degrees, z=0.0):
    """Point on a circle round the well."""
    a = math.radians(degrees)
    return radius * math.cos(a), radius * math.sin(a), z


@m.cached
def handled_brass():
    """Brass of a handrail: bright on top where hands go, brown and fingered elsewhere, scratched along."""
    g = m.Graph("handled brass")
    where = g.coords(1, "World")
    cloud, touch, fine = g.noise(where, 9, 6, .65), g.noise(where, 46, 5, .7), g.noise(where, 420, 2, .6)
    up = g.node("SeparateXYZ", {0: g.node("NewGeometry").outputs["Normal"]}).outputs[2]
    dull = g.math("ADD", g.span(up, -.2, .8, .55, .0), g.span(cloud, .35, .75, 0, .55), True)
    c = g.mix(dull, "#c69a52", "#6a4b24")
    scratch, spot = g.noise(g.coords((900, 30, 900), "World"), 1, 3, .6), g.noise(where, 230, 4, .65)
    c = g.mix(g.span(scratch, .60, .70, 0, .45), c, "#e3c488")
    c = g.mix(g.math("MULTIPLY", g.span(spot, .60, .66), g.span(cloud, .40, .62, .1, .8)), c, "#3d2a17")
    rough = g.math("ADD", g.span(touch, .35, .70, .13, .36), g.math("MULTIPLY", dull, .14))
    return g.principled(c, rough, g.bump(g.math("ADD", touch, g.math("ADD", scratch, g.math("MULTIPLY", fine, .5))), .09, .0010), metallic=1.0)


@m.cached
def black_cloth():
    """Umbrella cotton gone a little brown with years."""
    g = m.Graph("umbrella cloth")
    where = g.coords(1, "Object")
    soft, weave = g.noise(where, 30, 4, .6), g.noise(where, 1400, 1)
    c = g.mix(g.span(soft, .3, .7), "#15161a", "#25252a")
    return g.principled(c, g.span(soft, .3, .7, .5, .72), g.bump(g.math("ADD", soft, g.math("MULTIPLY", weave, .3)), .3, .0016), sheen=.5, specular=.3)


@m.cached
def crook_wood():
    """Bent chestnut, varnish worn off in the hand."""
    g = m.Graph("crook")
    where = g.coords(1, "Object")
    slow, fine = g.noise(where, 22, 4, .6), g.noise(g.coords((160, 160, 18), "Object"), 1, 4, .6)
    c = g.mix(g.span(fine, .3, .7), "#4d2a15", "#8a5430")
    c = g.mix(g.span(slow, .55, .75, 0, .5), c, "#a87a4e")
    pores = g.noise(g.coords((700, 700, 40), "Object"), 1, 2, .6)
    c = g.mix(1.0, c, g.span(pores, .36, .50, .45, 1.0), "MULTIPLY")
    knock = g.noise(where, 170, 4, .65)
    c = g.mix(g.span(knock, .66, .69, 0, .7), c, "#c2a176")
    return g.principled(c, g.math("ADD", g.span(slow, .3, .7, .22, .42), g.span(knock, .4, .7, 0, .12)), g.bump(g.math("ADD", fine, g.math("MULTIPLY", pores, .6)), .16, .0008), specular=.45)


def umbrella():
    """Closed umbrella hanging from its crook, whose inner top is the origin; the loop lies in the XZ plane."""
    r = .040
    bend = [(r + r * math.cos(a), 0, r * math.sin(a) - r + .012) for a in np.linspace(-.45, math.pi, 30)]
    shaft = [(0, 0, z) for z in np.linspace(-r, -.135, 8)]
    core.tube([(x, y, z) for x, y, z in bend] + shaft, .0115, crook_wood(), 24, radii=[.80 + .2 * min(1, k / 6) for k in range(30)] + [1, 1, 1, 1, 1, 1.02, 1.02, 1.0])
    brass = m.brass(.25, "#b58a45", .6)
    core.lathe([(.0124, -.146), (.0128, -.143), (.0128, -.128), (.0122, -.125)], brass, segments=40)
    core.tube([(0, 0, -.12), (0, 0, -.95)], .0052, m.steel(.3), 14)
    # eight gores wound round the shaft
    n, rows = 480, 150

    def cloth(u, v):
        z = -.172 - .70 * v
        size = .0285 * (1 - .62 * v ** 1.25) + .0060 * math.exp(-(v / .05) ** 2) - .0055 * math.exp(-((v - .13) / .03) ** 2)
        a = 2 * math.pi * u
        turn = 8 * u + 1.15 * v + .06 * math.sin(a * 3 + 5 * v)
        tooth = turn % 1.0
        pleat = tooth ** 1.6 - .45
        wobble = float(core.fractal_noise(math.cos(a) * 2 + 9, math.sin(a) * 2 + 14 * v + 5, 3, 3)) - .5
        rad = size * (1 + (.36 - .12 * v) * pleat + .20 * wobble)
        hem = .020 * (tooth - .5) ** 2 * math.exp(-v * 18) - .010 * math.exp(-v * 18) * math.sin(a * 2 + 1)
        return rad * math.cos(a), rad * math.sin(a), z + hem
    core.grid_surface(cloth, None, black_cloth(), steps=(n, rows))
    core.lathe([(.005, -.178), (.02, -.182), (.026, -.20)], black_cloth(), segments=40)
    # strap and its button, rib ends
    ring = [(.0268 * (1 + .05 * math.sin(5 * a)) * math.cos(a), .0268 * (1 + .05 * math.sin(5 * a)) * math.sin(a), -.172 - .70 * .13 + .004 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 61)]
    core.grid_surface(lambda u, v: tuple(np.array(ring[round(u * 60)]) + np.array((0, 0, (v - .5) * .014))), None, black_cloth(), steps=(60, 2))
    core.sphere(.0055, (-.019, -.0205, -.172 - .70 * .13), brass, 20, (1, 1, .8))
    for k in range(8):
        a = k * math.pi / 4 + .4
        core.tube([(.019 * math.cos(a), .019 * math.sin(a), -.185), (.021 * math.cos(a), .021 * math.sin(a), -.160)], .0017, m.steel(.25), 10)
        core.sphere(.0031, (.0212 * math.cos(a), .0212 * math.sin(a), -.158), m.steel(.25), 14)


def stair(stone, strip):
    """Winding steps down from the landing at z = 0."""
    brass = m.brass(.3, "#b58a45", .5)
    for k in range(-1, STEPS):
        b1, b0 = FIRST - k * PER + .6, FIRST - (k + 1) * PER
        z = -(k + 1) * RISE
        if k < 0:
            b0, b1, z = FIRST - .6, FIRST + 150, 0
        n = 6 if k >= 0 else 60
        ring = [b0 + (b1 - b0) * j / n for j in range(n + 1)]
        verts = [polar(r, a, h) for a in ring for r, h in ((INNER, z - .26), (INNER, z), (OUTER, z), (OUTER, z - .26))]
        faces = [(4 * j + q, 4 * j + (q + 1) % 4, 4 * j + 4 + (q + 1) % 4, 4 * j + 4 + q) for j in range(n) for q in range(4)]
        obj = core.mesh("Step", verts, faces + [(0, 1, 2, 3), (4 * n + 3, 4 * n + 2, 4 * n + 1, 4 * n)], stone)
        edge = obj.modifiers.new("Edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = .014, 3, "ANGLE"
        for inset, wide, mat in ((.055, .036, strip), (.030, .004, brass), (.080, .004, brass)):  # inlay along the nosing
            nose = b0 + math.degrees(inset / 1.7)
            x0, y0, _ = polar(INNER + .06, nose)
            x1, y1, _ = polar(OUTER - .05, nose)
            core.box((OUTER - INNER - .11, wide, .003), ((x0 + x1) / 2, (y0 + y1) / 2, z + .0002), mat, .0006, (0, 0, nose))


@m.cached
def glass_brick(kind):
    """Pressed glass before daylight: waves in it, the sky above and a garden below in what it lets through, darker towards its joints."""
    g = m.Graph("glass brick")
    at = g.node("TexCoord").outputs["Generated"]
    x, y, z = g.node("SeparateXYZ", {0: at}).outputs
    waves = g.noise(g.node("Mapping", {"Vector": at, "Location": (kind * 3.1, 0, kind * 1.7), "Scale": (1.0, 3.2, 2.6)}).outputs[0], 1.6, 3, .55, 1.6)
    edge = g.math("MAXIMUM", g.math("ABSOLUTE", g.math("SUBTRACT", y, .5)), g.math("ABSOLUTE", g.math("SUBTRACT", z, .5)))
    height = g.node("SeparateXYZ", {0: g.coords(1, "World")}).outputs[2]
    c = g.mix(g.span(height, -.4, .95), "#8c9676", "#b3c2cb")
    c = g.mix(g.span(waves, .34, .66), g.mix(.6, c, "#4c5a4e"), g.mix(.45, c, "#e3eaea"))
    light = g.math("MULTIPLY", g.span(edge, .30, .50, 1.0, .40), g.span(waves, .3, .7, .55, 1.15))
    return g.surface(g.emit(c, g.math("MULTIPLY", light, (.88, .70, 1.05, .78, .94)[kind])))


def deco_stair():
    """From the landing over its rail, down into the well."""
    p.fresh()
    stone = s.terrazzo("#cfc3aa", ("#7d3226", "#3a342c", "#efe8d8", "#9b7d52"), scale=1.1, rough=.2)
    dark = s.terrazzo("#4a211a", ("#8e3324", "#b9a682", "#1b1512", "#8b6733"), scale=1.1, rough=.2)
    cream, red = photo.paint("#d6ccb6", .75), photo.paint("#5e2a20", .36)
    iron = m.plain("#1e211f", .45, .3)
    stair(stone, dark)
    # rail of the landing: brass on a flat bar, bars of iron, a ring between them
    arc = [polar(INNER - .04, a, RAIL) for a in np.linspace(128, 262, 110)]
    down = [polar(INNER - .04, FIRST - PER * t, RAIL - RISE * t) for t in np.linspace(0, STEPS, 120)]
    core.tube(down[::-1] + arc[1:], .0235, handled_brass(), 28)
    for z in (-.034, -.16, -.80):
        core.tube([(x, y, h + z) for x, y, h in down[::-1] + arc[1:]], .007, iron, 10)
    for a in np.arange(130, 262, 7.4):
        core.tube([polar(INNER - .04, a, 0), polar(INNER - .04, a, RAIL - .03)], .0075, iron, 12)
    for t in np.arange(.5, STEPS, .5):
        x, y, z = polar(INNER - .04, FIRST - PER * t, RAIL - RISE * t)
        core.tube([(x, y, z - .95), (x, y, z - .03)], .0075, iron, 12)
    core.grid_surface(lambda u, v: polar(INNER - .015, FIRST - STEPS * PER * u, -STEPS * RISE * u - .36 + .28 * v), None, cream, steps=(90, 1))
    core.grid_surface(lambda u, v: polar(INNER - .015, FIRST - .5 + 150 * u, -.26 + .262 * v), None, cream, steps=(90, 1))
    # the umbrella: hung over it a moment ago
    x, y, z = polar(INNER - .04, 176, RAIL + .0235)
    with core.at((x - .040, y, z + .0155), (0, 3, 176 - 180)):
        umbrella()
    # well: wall, dado along the steps, floor with rings, a tall window of glass bricks on the right
    core.lathe([(OUTER + .06, -3.4), (OUTER + .06, 2.6)], cream, segments=128, smooth=True)
    core.grid_surface(lambda u, v: polar(OUTER + .03, FIRST - STEPS * PER * u, -STEPS * RISE * u - .2 + .95 * v), None, red, steps=(120, 1))
    core.tube([polar(OUTER + .025, FIRST - STEPS * PER * t, -STEPS * RISE * t + .76) for t in np.linspace(0, 1, 120)], .014, photo.timber("#4a2c1c", .4, .4), 8)
    core.box((8, 8, .1), (0, 0, -STEPS * RISE - .05), stone, 0)
    for r0, r1 in ((0, .36), (.60, .68), (1.5, 1.6)):
        core.lathe([(r0, -STEPS * RISE + .001), (r1, -STEPS * RISE + .001)], dark, segments=96)
    for row in range(8):
        for c in range(5):
            bx, by, bz = polar(OUTER + .03, 26 - 4.6 * c, -.42 + .2 * row)
            core.box((.05, .166, .166), (bx, by, bz), glass_brick((row * 7 + c * 3 + row * c) % 5), .022, (0, 0, 26 - 4.6 * c))
    core.sky_gradient([(-10, "#a0a0a0"), (0, "#dfe4e6"), (70, "#c9d4dc")], .3)
    core.indoors()
    wx, wy, _ = polar(OUTER - .25, -38)
    core.area((wx, wy, 0), (-.9, .2, .5), (1.2, 2.4), 62, photo.DAY)
    core.area((-.5, -.6, 2.5), (-.4, 0, 0), (2.6, 2.6), 42, photo.DAY)
    photo.window_gleam((wx, wy, .4), (-.95, 0, RAIL), (1.1, 2.2), (3, 6), 3.2, "#f4f8ff", .04)
    core.camera((-1.66, -.28, 1.31), (-.862, .085, .845), 48, fstop=2.4, focus=(-.935, .05, .90))
    return {"size": (1200, 800), "look": photo.look(.14, contrast=1.04, vignette=.22, texture=.03)}


PICTURES = {
    "gallery/ernakulam-south/deco-stair": deco_stair,
}

FINISH = {
    "gallery/ernakulam-south/deco-stair": {"glow": (.14, .5), "fade": .15, "soft": .25},
}
