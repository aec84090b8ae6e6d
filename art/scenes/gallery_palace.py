"""Trivandrum: the old stair in the last sun, its balusters' shadows climbing the limewashed wall, the rail itself out of focus; rosewood and lime, 50 mm."""
import math

import numpy as np
from mathutils import Vector

from kit import aged, core, materials as m, photo, room, weathered

SUN = (-.55, 1.0, -.17)  # the way the sun goes into the house
SLOPE = .62


@m.cached
def rosewood():
    """Old rosewood, waxed every year: dark, close grain, pale where bodies have brushed along it, dust and wax in the grooves."""
    g = m.Graph("rosewood")
    where = g.coords(1, "World")
    broad = g.noise(g.coords((3.2, 34, 34)), 1.0, 5, .6, .8)
    pores = g.noise(g.coords((22, 620, 620)), 1.0, 3, .6)
    slow, mid, fine = g.noise(where, 7, 5, .6), g.noise(where, 60, 4, .65), g.noise(where, 420, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.ramp(broad, [(.28, "#120a07"), (.46, "#22140c"), (.60, "#362113"), (.76, "#4f331f")])
    c = g.mix(g.span(pores, .36, .5, .7, 0), c, "#150a06")
    rub = g.math("MULTIPLY", g.span(edge, .503, .54), g.span(mid, .3, .62))
    c = g.mix(g.math("MULTIPLY", rub, .5), c, "#8a6040")
    dust = g.math("MULTIPLY", g.span(edge, .497, .462), g.span(fine, .3, .65, .35, 1))
    c = g.mix(g.math("MULTIPLY", dust, .55), c, "#6d6052")
    scratch = g.noise(g.coords((40, 900, 40), "World", (.5, .2, .3)), 1.0, 2, .7, .3)
    rough = g.math("ADD", g.span(slow, .3, .7, .17, .33), g.math("ADD", g.math("MULTIPLY", dust, .4), g.span(scratch, .62, .74, 0, .16)))
    return g.principled(c, rough, g.bump(g.math("ADD", pores, g.math("MULTIPLY", mid, .35)), .22, .0009), specular=.5)


def rail(length, slope, steps):
    """Moulded handrail leaving the newel at z = .94 along +Y, falling by slope (m a m), on turned balusters."""
    wood = rosewood()
    half = [(0, .040), (.020, .038), (.034, .028), (.039, .012), (.034, -.004), (.026, -.012), (.028, -.022), (.022, -.034), (0, -.034)]
    ring = half + [(-x, z) for x, z in half[-2:0:-1]]
    n = 80
    t = np.linspace(0, 1, n)
    verts, faces = [], []
    for k in t:
        y = .05 + length * k
        drop = -slope * max(0, y - .10) - .02 * math.exp(-(y / .12) ** 2)
        verts += [(x, y, .94 + drop + z) for x, z in ring]
    r = len(ring)
    faces = [(j * r + q, j * r + (q + 1) % r, (j + 1) * r + (q + 1) % r, (j + 1) * r + q) for j in range(n - 1) for q in range(r)]
    core.mesh("Rail", verts, faces, wood, 50)
    for k in range(steps):
        y = .17 + .135 * k
        top = .905 - slope * max(0, y - .10)
        low = top - .80
        rows = [(0, 0), (.020, 0), (.020, .10), (.022, .11), (.015, .125), (.026, .20), (.029, .26), (.016, .42), (.013, .47), (.020, .48), (.013, .49), (.015, .60), (.021, .68), (.015, .70), (.018, .72), (.018, .80), (0, .80)]
        core.lathe(rows, wood, (0, y, low), 40, 50)
        core.box((.9, .15, .03), (.0, y, low - .02), photo.timber("#5a3d29", .35, .5), .008)


def shade(x, y, z, width, height):
    """Wall with a window of six panes in it, its middle at the point: it lets the sun onto the stair."""
    wall = aged.lime("#cfc4ac")
    w, h = width / 2, height / 2
    for size, where in (((6, .3, 9), (x - w - 3, y, z)), ((6, .3, 9), (x + w + 3, y, z)), ((width, .3, 5), (x, y, z + h + 2.5)), ((width, .3, 5), (x, y, z - h - 2.5))):
        core.box(size, where, wall, 0)
    wood = photo.timber("#3c2a1f", .5)
    core.box((.07, .07, height), (x, y, z), wood, .004)
    for k in (-1, 1):
        core.box((width, .06, .05), (x, y, z + k * h / 3), wood, .004)
        core.box((.06, .08, height), (x + k * (w - .03), y, z), wood, .004)
        core.box((width, .08, .06), (x, y, z + k * (h - .03)), wood, .004)


def palace_stair():
    """Across the stair at the wall, from the landing opposite."""
    weathered.few_bounces()
    wall = aged.lime("#cdc1a6", 1.2, .45)
    core.box((9, .3, 9), (0, .15, 1.5), wall, 0)
    with core.at((2.3, -1.25, .92 - .94 + SLOPE * 2.3), 90):
        rail(4.6, SLOPE, 31)
    tread = room.boards("#4a3020", (1.8, .3), .2)
    for k in range(-8, 10):
        core.box((.31, 1.6, .03), (.275 * k, -.75, SLOPE * .275 * k - .015), tread, .006)
    with core.at((0, -.016, .07), (0, -math.degrees(math.atan(SLOPE)), 0)):
        core.box((7, .032, .26), (0, 0, 0), photo.timber("#3a281d", .4), .005)
    room.framed((-.60, -.002, 1.93), 0, (.27, .35), photo.timber("#2c1d15", .35), 5, .05)
    room.framed((.42, -.002, 2.42), 0, (.30, .24), photo.timber("#2c1d15", .35), 8, .04)
    # the rest of the stair hall
    for size, where in (((.2, 8.4, 9), (-4.2, -2.1, 1.5)), ((.2, 8.4, 9), (5.4, -2.1, 1.5))):
        core.box(size, where, aged.lime("#bdb298"), 0)
    core.box((12, 8.4, .2), (0, -2.1, 4.6), photo.timber("#4a3524", .6), 0)
    core.box((12, 8.4, .2), (0, -2.1, -1.9), photo.timber("#3f2b1f", .4), 0)
    depth = 6.2
    hole = (.02 - SUN[0] * depth, -depth, 1.36 - SUN[2] * depth)
    shade(*hole, 1.75, 2.0)
    core.sky_gradient([(-10, "#6a6456"), (0, "#e6d2b0"), (70, "#8fa6bd")], .5)
    core.indoors()
    core.area((hole[0], hole[1] + .2, hole[2]), (0, 0, 1.2), (1.7, 1.9), 30, (.90, .94, 1.0))
    lamp = core.sun(10, 0, 2.4, (1, .80, .56), .55)
    lamp.rotation_euler = Vector(SUN).to_track_quat("-Z", "Y").to_euler()
    core.camera((-.25, -3.55, 2.0), (.05, 0, 1.55), 46, level=True, fstop=2.0, focus=(.05, 0, 1.55))
    return {"size": (1200, 800), "look": photo.look(.12, contrast=1.05, vignette=.24, texture=.25)}


PICTURES = {
    "gallery/trivandrum/palace-stair": palace_stair,
}

FINISH = {
    "gallery/trivandrum/palace-stair": {"glow": (.10, .6), "fade": .10},
}
