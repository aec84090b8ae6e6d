"""Kalamassery: a cup of coffee on the corridor's bench, the afternoon sun in coins through the pierced clay screen; terracotta, teak and white, 60 mm."""
import math

import bpy
import numpy as np

from kit import core, foliage as green, household as p, materials as m, photo, props, surfaces as s

SCREEN, WALL, HIGH, BLOCK = -1.12, 1.12, 2.95, .135


@m.cached
def table_wood():
    """Old table top: dark boards, the varnish worn through where arms lay, rings of wet pots, scratches, dust in the pores."""
    g = m.Graph("table top")
    where = g.coords(1, "Object")
    grain, slow, fine = g.noise(g.coords((7, 120, 7), "Object", (0, 0, .02)), 1, 5, .62, .6), g.noise(where, 6, 5, .62), g.noise(where, 150, 4, .65)
    scratch = g.noise(g.coords((14, 240, 1), "Object", (0, 0, .7)), 1, 2, .7, .9)
    c = g.mix(g.span(grain, .3, .7), "#2d1a10", "#5c3b25")
    worn = g.math("MULTIPLY", g.span(slow, .44, .66), g.span(fine, .3, .6, .5, 1))
    c = g.mix(g.math("MULTIPLY", worn, .7), c, g.mix(g.span(grain, .3, .7), "#5e442d", "#8f6f4c"))
    c = g.mix(g.span(grain, .40, .30, 0, .6), c, "#160d08")
    rings = 0.0
    for x, y, r in ((.04, .13, .036), (-.20, .05, .036), (.16, -.08, .034)):
        away = g.node("VectorMath", {0: where, 1: (x, y, .0175)}, operation="DISTANCE").outputs["Value"]
        line = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", away, r)), .0030, .0008)
        rings = g.math("ADD", g.math("MULTIPLY", line, g.span(slow, .38, .56)), rings, True)
    c = g.mix(g.math("MULTIPLY", rings, .3), c, "#97805f")
    c = g.mix(g.math("MULTIPLY", g.span(scratch, .70, .74), .45), c, "#a08564")
    rough = g.math("ADD", g.span(slow, .35, .68, .22, .50), g.math("MULTIPLY", g.span(fine, .45, .7), .12))
    return g.principled(c, rough, g.bump(g.math("ADD", grain, g.math("MULTIPLY", slow, .8)), .2, .0012), specular=.45)


def screen():
    """Bays of clay rings between white fins, on a white kerb."""
    clay, white = s.terracotta("#8a6656", "#66473a"), s.plaster("#d9d4c9", "#b9b0a1", weather=.3, grain=.5)
    rings = p.jali_block(BLOCK, .055, clay, "ring")
    rows, columns, fin = 17, 15, .13
    for bay in range(5):
        y = .35 + bay * (columns * BLOCK + fin)
        core.box((.26, fin, HIGH), (SCREEN - .05, y - fin / 2, HIGH / 2), white, .006)
        p.copies(rings, [((SCREEN - .03, y + (c + .5) * BLOCK, .26 + (r + .5) * BLOCK), (0, 0, math.pi / 2), 1) for r in range(rows) for c in range(columns)], "jali")
    core.box((.24, 15, .26), (SCREEN - .05, 4.0, .13), white, .006)
    core.box((.24, 15, .45), (SCREEN - .05, 4.0, .26 + rows * BLOCK + .225), white, .006)


def corridor():
    """Floor of terrazzo, white wall with teak doors, slatted ceiling, plants at the far end."""
    white = s.plaster("#d9d4c9", "#b9b0a1", weather=.2, grain=.5)
    core.box((3, 15, .1), (0, 4.0, -.05), s.terrazzo("#bdb4a5", ("#9b8c74", "#776d60", "#d6cec0", "#8e4a2e"), scale=1.3, rough=.24), 0)
    core.box((.16, 15, HIGH), (WALL + .08, 4.0, HIGH / 2), white, 0)
    core.box((3, 15, .1), (0, 4.0, HIGH + .05), white, 0)
    core.box((3, .1, HIGH), (0, 10.6, HIGH / 2), photo.paint("#8a5542"), 0)
    for y in (1.9, 4.9, 7.9):
        core.box((.06, 1.06, 2.25), (WALL - .012, y, 1.125), photo.timber("#4a2d1c"), .006)
    green.potted((.30, 9.6, 0), "areca", s.matt("#cfc8ba", .6, bump=.3), 1.35, 3, .23, .42, "tall")


def spoon(length=.125):
    """Teaspoon along X, its bowl at +X, hollow side up."""
    n = [0, .05, .12, .22, .32, .38, .45, .70, .90, .97, 1]
    half = [.0006, .0068, .0105, .0118, .0080, .0036, .0022, .0026, .0046, .0044, .0012]
    high = [.0046, .0036, .0020, .0012, .0034, .0062, .0082, .0080, .0042, .0030, .0024]

    def shape(u, v):
        w, s = float(np.interp(v, n, half)), 2 * u - 1
        bowl = max(0.0, 1 - abs(v - .19) / .20)
        return length * (.5 - v), s * w, float(np.interp(v, n, high)) + .0052 * bowl * s * s - .0016 * max(0.0, v - .4) * s * s
    obj = core.grid_surface(shape, None, m.plain("#c4c2bc", .17, 1.0), steps=(14, 60))
    core.subdivide(obj, 1)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .0012, 0


def jali_corridor():
    """Low over the bench along the screen."""
    p.fresh()
    screen()
    corridor()
    with core.at((-.80, 3.30, .44), 90):
        core.box((2.2, .40, .045), (0, 0, -.0045), table_wood(), .006)
        for x in (-1.0, 1.0):
            core.box((.06, .34, .40), (x, 0, -.227), photo.timber("#3a2418"), .004)
    with core.at((-.755, 3.02, .458)):
        photo.cup("#dcd8ce", "#2e170c", .66, 4)
        with core.at((0, 0, 0), 22):
            with core.at((.004, -.0525, .0150), (-9, 1.0, 172)):
                spoon()
    with core.at((-.83, 3.36, .458), 68):
        props.newspaper((.26, .34), 4, 3)
    bpy.context.scene.cycles.sample_clamp_indirect = 1.5
    core.sun(38, 296, 8.0, (1.0, .90, .76), 1.6)
    core.sky_gradient([(-10, "#6f7a5e"), (0, "#cfd4c8"), (20, "#c2d0d6"), (90, "#8fabc4")], .7)
    core.area((.6, .9, 2.2), (-.6, 3, .4), (1.4, 1.2), 10, (1, .97, .93))
    garden = photo.blurred_garden(840, 300, 12, .30, .012, .62) ** 1.7
    photo.view((garden * .28 + .72 * garden.mean(-1, keepdims=True)) * (1.08, 1.0, .80), (-5.5, 7, -1.2), 18, 6, 90, 1.2)
    core.camera((-.31, 2.39, .775), (-.82, 3.16, .52), 60, level=True, fstop=2.2, focus=(-.75, 3.0, .49))
    return {"size": (1200, 800), "look": photo.look(.12, contrast=1.02, vignette=.2)}


PICTURES = {
    "gallery/kalamassery/jali-corridor": jali_corridor,
}

FINISH = {
    "gallery/kalamassery/jali-corridor": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
