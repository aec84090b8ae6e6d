"""Finishing touches: matte boards, lamps without hard shadows, tiled slopes seen from below, wide soft views."""
import math
import random
from contextlib import contextmanager

import bpy
import numpy as np

from kit import core, materials as m


@contextmanager
def without_shadows():
    """Everything made inside throws no shadow: open lampshades close to a lamp only make specks."""
    before = set(bpy.data.objects)
    yield
    for obj in set(bpy.data.objects) - before:
        if obj.type == "MESH":
            obj.visible_shadow = False
        elif obj.type == "LIGHT":
            obj.visible_glossy = False


def boards(colour="#6b4428", roughness=.8, rough_grain=.5):
    """Waxed boards without any gloss: calm under lamps."""
    g = m.Graph("boards")
    grain = g.noise(g.coords((.8, 9, 9)), 2.0, 4, .55, .5)
    c = g.mix(g.span(grain, .3, .7), m.scaled(colour, 1 - .3 * rough_grain), m.scaled(colour, 1 + .3 * rough_grain))
    return g.principled(g.vary(c, .12), roughness, specular=.12)


def tiled_slope(x0, x1, eave, ridge, colour="#93492c", width=.25, course=.32, seed=2):
    """Roof of curved tiles that rises away from the eye; eave and ridge are (y, z)."""
    g = m.Graph("roof tile")
    stain = g.noise(g.coords(1, "World"), 1.7, 5, .6)
    speck = g.noise(g.coords(1, "World"), 34, 3, .6)
    c = g.mix(g.span(stain, .42, .66), colour, m.scaled(colour, .55))
    c = g.mix(g.math("MULTIPLY", g.span(speck, .52, .7), .45), c, "#c98a5c")
    clay = g.principled(g.vary(c, .22), .85, specular=.2)
    run = math.hypot(ridge[0] - eave[0], ridge[1] - eave[1])
    pitch = math.degrees(math.atan2(ridge[1] - eave[1], ridge[0] - eave[0]))
    rng = random.Random(seed)
    tile = core.grid_surface(lambda u, v: ((u - .5) * width * 1.06, v * course * 1.22,
                                           .052 * math.sin(math.pi * u) ** 1.3 + .030 * (1 - v)),
                             None, clay, steps=(12, 2), name="Tile")
    lip = tile.modifiers.new("Thickness", "SOLIDIFY")
    lip.thickness = .014
    places = []
    rows = int(run / course)
    with core.at((0, eave[0], eave[1]), (pitch, 0, 0)):
        for r in range(rows + 1):
            for k in range(int((x1 - x0) / width)):
                places.append(core.matrix((x0 + (k + .5) * width, r * course + rng.uniform(-.012, .012), rng.uniform(0, .006)),
                                          (0, 0, rng.uniform(-1.2, 1.2))))
        for copy in core.instance(tile, places):
            lip = copy.modifiers.new("Thickness", "SOLIDIFY")
            lip.thickness = .014
        core.box((x1 - x0, run, .04), ((x0 + x1) / 2, run / 2, -.03), boards("#4a2c1a"), 0)
        core.box((x1 - x0, .03, .16), ((x0 + x1) / 2, -.01, -.05), boards("#3d2415"), .006)
        for k in range(int((x1 - x0) / .5)):
            core.box((.07, run, .09), (x0 + .25 + .5 * k, run / 2, -.09), boards("#4a2c1a"), .006)
    ridge_tile = core.lathe([(.13, 0), (.15, .02), (.13, .36)], clay, (x0, ridge[0], ridge[1]), 14)
    core.instance(ridge_tile, [core.matrix((x0 + .34 * k, ridge[0] - .03, ridge[1] + .02), (0, 90, 0)) for k in range(int((x1 - x0) / .34))])


def _backdrop(material, location, width, height, turn):
    """Upright sheet behind an opening, its lower edge's middle at the location; only seen, it lights nothing."""
    with core.at(location, turn):
        sheet = core.mesh("View", [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)],
                          [(0, 1, 2, 3)], material)
    sheet.visible_shadow = sheet.visible_diffuse = False
    return sheet


def throw_over(x, width, path, material, hem=.05, folds=3, seed=1, tassels=None):
    """Cloth laid over an edge along path = [(y, z), ...] (from the seat outwards and down) at x; folds grow as it hangs."""
    rng = np.random.default_rng(seed)
    pts = np.array(path, float)
    reach = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    lengths = np.linspace(0, reach[-1], 60)
    ys, zs = np.interp(lengths, reach, pts[:, 0]), np.interp(lengths, reach, pts[:, 1])
    for _ in range(3):
        ys[1:-1] = (ys[:-2] + 2 * ys[1:-1] + ys[2:]) / 4
        zs[1:-1] = (zs[:-2] + 2 * zs[1:-1] + zs[2:]) / 4
    top = zs.max()
    shift = rng.uniform(0, 6)

    def shape(u, v):
        k = v * 59
        y, z = np.interp(k, np.arange(60), ys), np.interp(k, np.arange(60), zs)
        hang = max(0.0, min(1.0, (top - .06 - z) / .3))
        wave = math.sin(2 * math.pi * folds * u + shift + 1.1 * math.sin(3 * u)) + .45 * math.sin(2 * math.pi * folds * 1.9 * u + 2 * shift)
        lay = .006 * math.sin(9 * u + 7 * v + shift) + .004 * math.sin(23 * u - 11 * v)
        half = width * (1 - .16 * hang * hang) * (u - .5)
        skew = .05 * hang * (u - .3)
        return (x + half + .012 * math.sin(5 * v + shift) + .018 * hang, y - hang * (.030 + .026 * wave),
                z + (1 - hang) * abs(lay) - hem * hang * math.sin(math.pi * u * .8 + .3) * .6 + skew)
    obj = core.grid_surface(shape, None, material, steps=(70, 80))
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness = .006
    if tassels is not None:
        for k in range(26):
            u = (k + .5) / 26
            a = shape(u, 1)
            core.tube([a, (a[0] + rng.uniform(-.004, .004), a[1] - .002, a[2] - .03), (a[0] + rng.uniform(-.006, .006), a[1], a[2] - .055)],
                      .0045, tassels, 5, radii=[.8, 1.2, .7])
    return obj


def grove(location, width, height, turn=0, strength=1.0, top=.72):
    """Soft view of a sunlit grove: tree masses in three depths, pale haze between them, sky through the ragged top."""
    g = m.Graph("grove")
    z = g.node("SeparateXYZ", {0: g.coords((1, 1, 1), "Generated")}).outputs[2]
    out = g.ramp(z, [(0, "#dfe6cf"), (.6, "#eef0de"), (1, "#b9d0dc")])
    layers = ((top, .20, 2.6, ("#8fa687", "#b9c9a2")), (top - .14, .26, 4.6, ("#4d6b3c", "#9bb068")), (top - .36, .26, 8.0, ("#22381c", "#769247")))
    for line, ragged, size, (shade, lit) in layers:
        edge = g.noise(g.coords((size, 1, size * .8), "Generated"), 1.6, 6, .62, .4)
        leaves = g.noise(g.coords((size * 4.2, 1, size * 3.4), "Generated"), 2.0, 5, .6, .5)
        tone = g.mix(g.span(leaves, .36, .66), shade, lit)
        rim = g.math("ADD", g.span(edge, .3, .7, -ragged, ragged), line)
        out = g.mix(g.span(g.math("SUBTRACT", rim, z), -.012, .03), out, tone)
    return _backdrop(g.surface(g.emit(out, strength)), location, width, height, turn)
