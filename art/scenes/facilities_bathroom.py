"""Bathroom: the brass tap runs into the bath, hand-made teal tiles behind it, a towel over the rim; brass, teal and white, 52 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo
from scenes.gallery_rooftop import beads


def tiled(width, height, edge=.076, seed=2):
    """Facing of hand-made tiles from x = 0 and z = 0, front at y = 0 towards -Y: no two tilted or coloured alike."""
    g = m.Graph("teal tile")
    where = g.coords(1, "Object")
    n = g.noise(where, 14, 4)
    c = g.vary(g.mix(g.span(n, .3, .7), "#16352f", "#2c574d"), .42)
    mat = g.principled(c, g.span(n, .3, .7, .07, .16), g.bump(n, .22, .004), specular=.5)
    core.box((width, .02, height), (width / 2, .016, height / 2), m.plain("#c3c5ba", .9), 0)
    tile = core.box((edge - .004, .012, edge - .004), (0, 0, 0), mat, .0022)
    rng = random.Random(seed)
    core.instance(tile, [core.matrix((edge * (c + .5), rng.uniform(-.0008, .0008), edge * (r + .5)), (rng.gauss(0, 1.1), rng.gauss(0, .7), rng.gauss(0, 1.0)))
                         for c in range(int(width / edge)) for r in range(int(height / edge))])


def ring(a, b, z, n=112, power=2.7):
    """Points of a rounded oblong."""
    out = []
    for k in range(n):
        t = 2 * math.pi * k / n
        c, s = math.cos(t), math.sin(t)
        out.append((a * math.copysign(abs(c) ** (2 / power), c), b * math.copysign(abs(s) ** (2 / power), s), z))
    return out


def tub(a=.82, b=.39, h=.60):
    """Deep free-standing bath of cast stone with a rolled rim."""
    rows = [ring(a * .80, b * .76, 0), ring(a * .83, b * .80, .03), ring(a * .92, b * .91, h * .55), ring(a * .985, b * .975, h - .05)]
    for t in np.linspace(-.5 * math.pi, math.pi, 13):
        rows.append(ring(a - .005 + .020 * math.cos(t), b - .005 + .020 * math.cos(t), h - .018 + .018 * math.sin(t)))
    rows += [ring(a * .93, b * .90, h - .08), ring(a * .86, b * .80, h * .45), ring(a * .74, b * .66, .13), ring(a * .5, b * .4, .10), ring(.01, .01, .10)]
    n = len(rows[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rows) - 1) for i in range(n)]
    core.mesh("Bath", [v for row in rows for v in row], faces, photo.glaze("#dddcd6", .16), True)


def bath_water(x, y, level, a=.76, b=.35):
    """Water in the bath, rings running out from where the tap falls into it."""
    g = m.Graph("bath water")
    where = g.coords(1, "World")
    slow = g.math("ADD", g.noise(where, 8, 2), g.math("MULTIPLY", g.noise(where, 30, 2), .35))
    away = g.node("VectorMath", {0: where, 1: (x, y, level)}, operation="DISTANCE").outputs["Value"]
    bent = g.math("ADD", away, g.math("MULTIPLY", slow, .02))
    rings = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", bent, 330.0)), g.span(away, .01, .30, .8, 0))
    normal = g.bump(g.math("ADD", slow, rings), .9, .010)
    body = g.node("BsdfGlass", {"Color": "#e4f0ea", "Roughness": .0, "IOR": 1.33, "Normal": normal}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": "#d5e6df"}).outputs[0]
    path = g.node("LightPath")
    mat = g.surface(g.node("MixShader", {0: g.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"]), 1: body, 2: clear}).outputs[0])
    top = ring(a, b, level)
    n = len(top)
    core.mesh("Water", [(0, 0, level)] + top, [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)], mat, True)


@m.cached
def handled_brass():
    """Brass of a tap in daily use: fingermarks, water spots, brown in its corners."""
    g = m.Graph("handled brass")
    where = g.coords(1, "Object")
    edge = g.node("NewGeometry").outputs["Pointiness"]
    slow, mid, fine = g.noise(where, 22, 5, .62, .4), g.noise(where, 120, 4, .6), g.noise(where, 520, 2, .6)
    old = g.math("ADD", g.span(slow, .45, .68, 0, .55), g.span(edge, .50, .46, 0, .6), True)
    c = g.mix(old, "#c79a55", "#5f4020")
    spots = g.span(g.node("TexVoronoi", {"Vector": where, "Scale": 190.0}).outputs["Distance"], .16, .24, .16, 0)
    rough = g.math("ADD", g.math("ADD", g.span(mid, .3, .7, .10, .26), g.math("MULTIPLY", old, .18)), spots)
    return g.principled(c, rough, g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .4)), .05, .0008), metallic=1.0)


def cross_handle(turn):
    """Handle of four arms around a porcelain button, upright."""
    brass = handled_brass()
    core.lathe(p.rounded([(.0, -.034), (.019, -.034), (.0205, -.031), (.0205, -.020), (.015, -.014), (.012, -.006), (.0135, .004), (.0135, .016), (.011, .020), (0, .020)], 3), brass, segments=64, smooth=50)
    core.lathe(p.rounded([(0, .0205), (.0095, .0205), (.0095, .0225), (.006, .0240), (0, .0245)], 3), photo.glaze("#e9e6dd", .1), segments=48, smooth=60)
    for k in range(4):
        with core.at((0, 0, .009), turn + 90 * k):
            core.tube([(.011, 0, 0), (.020, 0, 0), (.030, 0, 0), (.0335, 0, 0)], .0044, brass, 20, radii=[1.15, .85, 1.0, 1.25])
            core.sphere(.0074, (.0375, 0, 0), brass, 28)


def tap():
    """Bath filler on two risers: body along X, handles on its ends, swan neck towards -Y; the body's axis is the origin."""
    brass = handled_brass()
    core.tube([(-.085, 0, 0), (-.06, 0, 0), (-.02, 0, 0), (.02, 0, 0), (.06, 0, 0), (.085, 0, 0)], .0150, brass, 36, radii=[1.1, 1, 1.15, 1.15, 1, 1.1])
    for x, turn in ((-.085, 18), (.085, 40)):
        core.sphere(.0215, (x, 0, 0), brass, 40)
        core.tube([(x, 0, -.02), (x, 0, -.5)], .0118, brass, 28)
        core.cylinder(.0185, .016, (x, 0, -.032), brass, .0025, 6)  # hexagon nut
        with core.at((x, 0, .050)):
            cross_handle(turn)
    core.cylinder(.0205, .018, (0, 0, .022), brass, .003, 6)
    core.lathe(p.rounded([(.013, .028), (.0165, .032), (.0165, .036), (.0135, .042)], 2), brass, segments=48, smooth=50)
    arc = [(0, -.0615 + .0615 * math.cos(a), .155 + .0615 * math.sin(a)) for a in np.linspace(0, math.pi * 1.02, 40)]
    core.tube([(0, 0, .03), (0, 0, .07), (0, 0, .11)] + arc + [(0, -.123, .128)], .0112, brass, 32)
    core.lathe(p.rounded([(.0105, .020), (.0138, .018), (.0138, .003), (.0125, 0), (.0095, 0), (.0095, .012)], 2), brass, (0, -.1232, .112), segments=48, smooth=50)


def stream(x, y, top, level):
    """Water falling from the tap: smooth at first, then drawn thin and twisted."""
    clear = m.glass("#fbfefd", ior=1.33)

    def shape(u, v):
        z = top + (level - top) * v
        r = .0072 * (1 / (1 + 2.2 * v)) ** .5 * (1 + .10 * v * math.sin(58 * v) + .16 * math.cos(4 * math.pi * u + 26 * v) * min(1, v * 2.4))
        a = 2 * math.pi * u
        return x + .0016 * math.sin(9 * v) * v + r * math.cos(a), y + r * math.sin(a), z
    core.grid_surface(shape, None, clear, steps=(36, 160))
    rng = random.Random(3)
    bubble = core.sphere(1.0, (0, 0, 0), clear, 16)
    rows = []
    for _ in range(170):
        a, d, r = rng.uniform(0, 6.2832), abs(rng.gauss(0, .028)), rng.uniform(.0012, .0042)
        rows.append(core.matrix((x + d * math.cos(a), y + d * math.sin(a), level + .1 * r), (0, 0, 0), (r, r, r * .8)))
    core.instance(bubble, rows)


def bathroom():
    """Across the bath at the tap: somebody is running water; the tiles behind mirror the window."""
    p.fresh()
    bpy.context.scene.cycles.transmission_bounces = 10
    core.box((6, 6, .1), (0, 0, -.05), m.tiles("#8b8880", "#6c6962", .60, .30, vary=.05), 0)
    with core.at((-1.0, .74, 0)):
        tiled(4.2, 1.6)
    level = .50
    tub()
    x, y = .03, .465
    with core.at((x, y, .70)):
        tap()
    stream(x, y - .1232, .812, level)
    bath_water(x, y - .1232, level)
    # board across the bath with a folded towel, out of focus
    with core.at((.50, 0, .612), 4):
        core.box((.19, .94, .022), (0, 0, 0), photo.timber("#6f4f37", .42, .6), .006)
        with core.at((.0, .12, .011), 86):
            photo.folded((.30, .17), 5, .014, photo.cotton("#d6d2c9", 300, .98, .06), 3)
    rng = random.Random(8)
    beads([((rng.uniform(-.5, .6), .383 + rng.uniform(-.010, .012), .6001), (0, 0, 1), rng.uniform(.0012, .0034)) for _ in range(110)], 5)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .35)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 12
    core.area((1.45, -.35, 1.25), (.1, .4, .6), (.7, 1.2), 42, photo.DAY)
    core.area((-1.6, -1.6, 2.0), (0, .3, .6), (1.2, 1.2), 5, (.95, .98, 1))
    photo.window_gleam((1.45, -.35, 1.25), (.1, .6, .75), (.7, 1.2), (2, 3), 3.5)
    photo.window_gleam((-1.9, -.6, 1.6), (.05, .4, .75), (.5, 1.2), (1, 2), 1.2)
    core.camera((-.74, -.30, .90), (.10, .38, .692), 52, level=True, fstop=2.0, focus=(x - .02, y - .05, .76))
    return {"size": (1200, 800), "look": photo.look(.125, contrast=1.04, saturation=.76)}


PICTURES = {
    "facilities/bathroom": bathroom,
}

FINISH = {
    "facilities/bathroom": {"smooth": (2, .022), "glow": (.2, .5), "fade": .15, "soft": .2},
}
