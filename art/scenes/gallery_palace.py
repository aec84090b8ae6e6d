"""Trivandrum: the newel at the head of the old stair, its ball and the rail dark with hands, balusters and the lit window out of focus; rosewood and lime, 60 mm."""
import math

import numpy as np

from kit import core, household as p, interior as i, materials as m, photo, room
from scenes.rooms_premium import rosewood


def newel(height=1.18):
    """Square post with a turned head; its foot at z = 0."""
    wood = rosewood()
    core.box((.115, .115, height - .30), (0, 0, (height - .30) / 2), wood, .010, segments=4)
    core.box((.135, .135, .022), (0, 0, height - .30), wood, .008, segments=4)
    rows = [(0, height - .29), (.052, height - .29), (.056, height - .275), (.040, height - .250), (.034, height - .235), (.038, height - .225), (.056, height - .205), (.060, height - .190), (.052, height - .178), (.030, height - .165),
            (.027, height - .152), (.036, height - .142), (.038, height - .134), (.031, height - .127)]
    ball = [(.062 * math.cos(a), height - .066 + .062 * math.sin(a)) for a in np.linspace(-1.10, 1.42, 40)]
    core.lathe(p.rounded(rows, 3) + ball + [(.008, height - .0035), (.006, height + .004), (0, height + .006)], wood, segments=144, smooth=60)


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


def window_wall(start, end, height, material):
    """Wall at the stair's foot with one tall window and its bars."""
    i.wall(start, end, height, material, [(1.95, 1.05, 1.25, 2.3)], thickness=.45)
    wood = rosewood()
    with core.at((3.2 - 1.95 - .625, 4.84, 1.05)):
        for x in (-.6, 0, .6):
            core.box((.06, .08, 2.3), (x, 0, 1.15), wood, .006)
        for z in (0, .75, 1.5, 2.28):
            core.box((1.25, .07, .05), (0, 0, z), wood, .005)


def palace_stair():
    """At the head of the stair, along the rail as it goes down to the window."""
    wall = room.limewash("#d9d0be", .3)
    core.box((.2, 9, 9), (-1.35, 2, 0), wall, 0)
    with core.at((0, 0, -1.6)):
        window_wall((3.2, 4.6), (-1.35, 4.6), 6, wall)
    newel()
    rail(3.6, .62, 24)
    core.box((3.0, 1.8, .06), (.4, -.86, -.03), room.boards("#5d4029", (1.8, .14), .26), .006)
    photo.view(room.daylight(21, .5, .45, 9), (.6, 7.6, -2.4), 7, 6, 0, 1.5)
    core.sky_gradient([(-10, "#5a5a56"), (0, "#c9c9c4"), (60, "#a9b8c4")], .4)
    core.indoors()
    core.area((.62, 4.4, .55), (0, .2, .8), (1.3, 2.2), 120, photo.DAY)
    core.area((-.9, -2.0, 2.2), (0, .2, 1.0), (1.4, 1.4), 8, (1, .95, .88))
    core.area((2.6, .2, 1.9), (0, .1, 1.0), (1.0, 1.4), 26, photo.DAY)
    photo.window_gleam((.62, 4.3, .6), (0, 0, 1.1), (1.3, 2.4), (2, 4), 5.0)
    photo.window_gleam((2.5, .3, 1.9), (0, 0, 1.1), (.9, 1.4), (2, 3), 5.0)
    core.camera((-.42, -.92, 1.42), (.02, .42, .94), 54, level=True, fstop=2.4, focus=(.0, -.05, 1.10))
    return {"size": (1500, 1000), "look": photo.look(.17, contrast=1.05, vignette=.22)}


PICTURES = {
    "gallery/trivandrum/palace-stair": palace_stair,
}

FINISH = {
    "gallery/trivandrum/palace-stair": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
