"""Finishing touches: matte boards, lamps without hard shadows, a soft view of a grove."""
from contextlib import contextmanager

import bpy

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


def _backdrop(material, location, width, height, turn):
    """Upright sheet behind an opening, its lower edge's middle at the location; only seen, it lights nothing."""
    with core.at(location, turn):
        sheet = core.mesh("View", [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)],
                          [(0, 1, 2, 3)], material)
    sheet.visible_shadow = sheet.visible_diffuse = False
    return sheet


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
