"""Vazhakala: the roof just after sunrise, a mat half unrolled, sandals, towel and the key; grey boards and deep teal, 40 mm."""
import math
import random

import numpy as np

from kit import core, foliage as green, household as p, materials as m, photo
from scenes.facilities_lobby import key
from scenes.gallery_balcony import TEAL, morning_city


def mat(length=1.25, width=.61, thick=.0052):
    """Rubber mat lying along X from x = 0, its far end still rolled up."""
    g = m.Graph("rubber mat")
    where = g.coords(1, "Object")
    fine, worn = g.noise(where, 420, 2), g.noise(where, 9, 3)
    rubber = g.principled(g.mix(g.span(worn, .3, .7), m.scaled(TEAL, .8), m.scaled(TEAL, 1.0)), .88, g.bump(fine, .35, .0008), specular=.25)
    line = [(x, .0006 + .004 * math.exp(-x / .03) + .0014 * math.sin(9 * x) ** 2) for x in np.linspace(0, length - .16, 60)]
    turns, r0, r1 = 3.2, .062, .024
    cx, cz = length - .16 + .004, r0
    for t in np.linspace(0, turns * 2 * math.pi, 150):
        r = r0 + (r1 - r0) * t / (turns * 2 * math.pi)
        line.append((cx + r * math.sin(t), cz - r * math.cos(t)))
    n = 26
    verts = []
    for j in range(n + 1):
        v = j / n - .5
        for k, (x, z) in enumerate(line):
            rolled = max(0, k - 60) / 150
            verts.append((x + .006 * math.sin(4 * v) * (k > 59), v * width + .010 * rolled * math.sin(7 * rolled) + .003 * math.sin(6 * x), z))
    row = len(line)
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(n) for i in range(row - 1)]
    obj = core.mesh("Mat", verts, faces, rubber, True)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 1.0


def rooftop():
    """Along the mat towards the parapet and the city in haze."""
    p.fresh()
    rng = random.Random(3)
    wood = photo.timber("#85705c", .62, .6)
    for k in range(46):
        x = -6
        while x < 6:
            length = rng.uniform(1.6, 2.6)
            core.box((length - .004, .118, .024), (x + length / 2, -2.2 + .124 * k, -.012), wood, .003, segments=2)
            x += length
    with core.at((-.46, .02, .0004), 19):
        mat()
    # towel folded on the mat, the key of the roof on it
    with core.at((-.10, .10, .006), 34):
        photo.folded((.27, .19), 4, .0115, photo.cotton("#e4e1d9", 300, .98, .06), 5)
    key(-.12, .10, .0535, 75)
    # steel bottle and sandals
    with core.at((.40, .62, 0)):
        steel = m.plain("#8d9694", .34, 1.0)
        core.lathe([(0, 0), (.033, 0), (.036, .004), (.0365, .165), (.034, .182), (.022, .205), (.021, .212), (0, .212)], steel, segments=64, smooth=60)
        core.lathe([(.0235, .208), (.0245, .211), (.0245, .243), (.0215, .247), (0, .247)], m.plain("#23211f", .45), segments=48)
        core.tube([(-.019, 0, .242), (-.016, 0, .272), (.016, 0, .272), (.019, 0, .242)], .0035, m.plain("#23211f", .45), 10)
    with core.at((-.56, .02, .002), -24):
        photo.slippers(m.leather("#5d4331", .5), m.plain("#8c7355", .8))
    # parapet with a trough, a lounge frame out of focus
    stone = m.stone("#a29e95", .85, .25)
    core.box((12, .40, .46), (0, 2.62, .23), stone, .012)
    core.box((12, .16, .66), (0, 2.95, .33), stone, .012)
    x = -3.0
    k = 0
    while x < 3.4:
        green.rosette((x, 2.62, .42), green.leaf_set(("lily", "fern", "lily")[k % 3]), 34, (1.45, .1), k, (.8, 1.25))
        x += rng.uniform(.22, .36)
        k += 1
    frame = photo.timber("#6f5945", .5, .5)
    with core.at((1.25, 1.75, 0), -12):
        core.box((1.6, .72, .07), (0, 0, .30), frame, .008)
        for sx in (-1, 1):
            for sy in (-1, 1):
                core.box((.07, .07, .30), (sx * .74, sy * .31, .15), frame, .006)
        core.box((1.56, .68, .13), (0, 0, .40), photo.cotton("#dcd9d0", 300, .95, .06), .05, segments=4)
    photo.view(morning_city(seed=9), (-.5, 12, -3.0), 19, 10.5, 0, .85)
    core.sky_gradient([(-10, "#a09a90"), (0, "#f0e2cc"), (16, "#dfe2e0"), (70, "#a9c0d4")], .75)
    core.sun(25, 318, 5.6, (1, .86, .68), .9)
    core.camera((-.32, -1.42, .74), (.02, .30, .31), 40, fstop=2.8, focus=(-.12, .06, .03))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.20, warmth=.05)}


PICTURES = {
    "gallery/vazhakala/rooftop": rooftop,
}
