"""Thrissur: the cooking vessels of the sadhya kitchen, scoured and nested, a ladle left in them; bell metal on dark stone in window light, 62 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, develop, household as p, materials as m, photo


@m.cached
def bell_metal():
    """Cast bell metal: brown and sooty outside and low down, scoured to gold within and along the rim, in hoops."""
    g = m.Graph("bell metal")
    where = g.coords(1, "Object")
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    slow, mid, fine = g.noise(where, 9, 5, .62), g.noise(where, 46, 5, .66), g.noise(where, 330, 3, .6)
    hoops = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", radius, 900.0), 1: g.math("MULTIPLY", z, 700.0), 2: g.math("MULTIPLY", slow, 3.0)}).outputs[0], 1, 3, .6)
    face = g.node("NewGeometry").outputs["Normal"]
    nx, ny, _ = g.node("SeparateXYZ", {0: face}).outputs
    outward = g.math("DIVIDE", g.math("ADD", g.math("MULTIPLY", nx, x), g.math("MULTIPLY", ny, y)), g.math("MAXIMUM", radius, .001))
    outside = g.span(outward, -.1, .45)
    low = g.span(g.math("ADD", z, g.span(mid, .3, .7, -.022, .022)), .085, .025)
    old = g.math("MULTIPLY", outside, g.math("ADD", g.span(slow, .3, .7, .45, .95), g.math("MULTIPLY", low, .5)), True)
    old = g.math("MAXIMUM", old, g.span(mid, .52, .74, 0, .45))
    c = g.mix(g.span(hoops, .35, .7), "#8f6730", "#b98c4a")
    c = g.mix(old, c, "#3a2614")
    c = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", outside, low), g.span(mid, .35, .6)), c, "#0f0b08")
    rough = g.math("ADD", g.span(old, 0, 1, .20, .48), g.math("ADD", g.span(fine, .45, .75, 0, .10), g.span(hoops, .4, .7, 0, .08)))
    height = g.math("ADD", g.math("MULTIPLY", hoops, .5), g.math("ADD", g.math("MULTIPLY", mid, .8), g.math("MULTIPLY", fine, .3)))
    metal = g.span(g.math("MULTIPLY", outside, low), .3, 1, 1, .5)
    return g.principled(c, rough, g.bump(height, .35, .0011), metallic=metal)


def uruli(size, seed):
    """Wide vessel `size` metres from rim to rim, thick cast wall, lip turned out, two loops riveted to it."""
    rng = np.random.default_rng(seed)
    k = size / .40
    outer = [(0, 0), (.085, .001), (.130, .010), (.165, .032), (.182, .062), (.184, .090), (.181, .104), (.190, .112), (.199, .1145), (.2005, .1185), (.198, .1225)]
    inner = [(.188, .1225), (.178, .118), (.1745, .106), (.1765, .090), (.1745, .064), (.158, .038), (.125, .0175), (.08, .009), (0, .0075)]
    obj = core.lathe(p.rounded([(r * k, z * k) for r, z in outer + inner], 3), bell_metal(), segments=220, smooth=60)
    for v in obj.data.vertices:  # hand cast: never quite round
        a = math.atan2(v.co.y, v.co.x)
        grow = 1 + .006 * math.sin(2 * a + seed) + .003 * math.sin(5 * a + 2 * seed)
        v.co.x, v.co.y, v.co.z = v.co.x * grow, v.co.y * grow, v.co.z + .0016 * k * math.sin(3 * a + seed) * min(1, v.co.z / .05)
    for turn in (0, 180):
        with core.at((0, 0, 0), turn + rng.normal(0, 3)):
            loop = [(.194 * k + .010 * k * math.sin(t), .052 * k * math.cos(t), .117 * k + .050 * k * math.sin(t) ** .8) for t in np.linspace(.0, math.pi, 33)]
            core.tube(loop, .0072 * k, bell_metal(), 20, radii=[1.5, 1.25] + [1 + .06 * math.sin(9 * q) for q in np.linspace(0, 3, 29)] + [1.25, 1.5])
    return obj


def ladle(material):
    """Brass ladle lying along +X from its bowl at the origin: deep bowl, flat neck, long round stem with a turned end."""
    core.lathe(p.rounded([(0, 0), (.020, .002), (.036, .012), (.044, .028), (.0455, .040), (.0440, .0405), (.0425, .029), (.035, .0145), (.019, .0045), (0, .0028)], 3), material, segments=120, smooth=60)
    line = [(.043, 0, .036), (.058, 0, .043), (.085, 0, .050), (.15, 0, .056), (.26, 0, .062), (.40, 0, .066)]
    core.tube(line, .0052, material, 18, radii=[1.5, 1.25, 1.0, .92, .92, 1.0])
    core.lathe(p.rounded([(.0052, 0), (.0085, .004), (.0062, .009), (.0095, .016), (.0102, .024), (.006, .031), (0, .033)], 2), material, (.398, 0, .0659), 40, 60, (0, 89, 0))


def leaf_roll(length, radius, seed):
    """Plantain leaves rolled up for the table, along X; only seen out of focus."""
    g = m.Graph("rolled leaves")
    where = g.coords(1, "Object")
    veins = g.noise(g.coords((160, 3, 3), "Object"), 1, 3)
    c = g.mix(g.span(g.noise(where, 14, 4), .3, .7), "#26331f", "#56643f")
    c = g.mix(g.span(veins, .5, .7, 0, .4), c, "#7f8a5c")
    skin = g.principled(c, .52, g.bump(veins, .3, .001), specular=.45)

    def shape(u, v):
        a = 2 * math.pi * 3.2 * v
        r = radius * (.25 + .75 * v) * (1 + .09 * math.sin(3 * a + seed) + .05 * math.sin(9 * u + 2 * a))
        return (u - .5) * length * (1 - .03 * math.sin(7 * v + seed)), r * math.cos(a), radius + r * math.sin(a)
    core.grid_surface(shape, None, skin, steps=(60, 120))


def dark_stone():
    """Kitchen slab of black granite, honed by use: dull wet wipes, flour of ground rice in its pores."""
    g = m.Graph("kitchen slab")
    where = g.coords(1, "World")
    grit, wipe, slow = g.noise(where, 420, 3, .6), g.noise(g.coords((6, 26, 1), "World", (0, 0, .5)), 1, 5, .6, .6), g.noise(where, 3.5, 4)
    c = g.mix(g.span(grit, .38, .70), "#16161a", "#4a4844")
    c = g.mix(g.span(wipe, .52, .74, 0, .4), c, "#6b675f")
    return g.principled(c, g.math("ADD", g.span(wipe, .35, .7, .16, .40), g.span(slow, .3, .7, 0, .08)), g.bump(grit, .12, .0007), specular=.45)


def kitchen():
    """Over the near rim into the nested vessels, the window at the left."""
    p.fresh()
    core.box((3.2, 1.5, .05), (0, .35, -.025), dark_stone(), .010)
    with core.at((0, 0, 0), 62):
        uruli(.40, 3)
    with core.at((.006, .004, .0165), (3.0, -2.0, 15)):
        uruli(.325, 5)
    with core.at((-.006, .010, .0345), (-4.0, 4.5, 100)):
        uruli(.262, 8)
    bowl = m.brass(.20, "#b9904e", .55)
    with core.at((-.050, .030, .050), (0, -7, -20)):
        ladle(bowl)
    # behind: another pair upside down, rolled leaves, a stack of brass tumblers
    with core.at((.44, .52, .118 * 1.0), (180, 0, 20)):
        uruli(.40, 9)
    for k in range(3):
        with core.at((-.42 + .04 * k, .50 + .07 * (k % 2), .075 * (k == 2)), 8 - 9 * k):
            leaf_roll(.62, .045, k)
    rng = random.Random(2)
    cup = p.rounded([(0, .003), (.022, .003), (.024, 0), (.027, .0005), (.0285, .004), (.031, .080), (.0335, .086), (.0328, .0872), (.030, .0862), (.0265, .006), (0, .005)], 2)
    for x, y, n in ((.11, .56, 3), (.20, .62, 2), (.02, .64, 4)):
        for k in range(n):
            core.lathe(cup, bowl, (x + rng.uniform(-.002, .002), y, .030 * k), 64, 60)
    wall = photo.paint("#a79c88", .85)
    core.box((5, .1, 3), (0, 1.35, 1.2), wall, 0)
    core.box((.1, 5, 3), (2.1, 0, 1.2), wall, 0)
    dado = photo.paint("#59655f", .45)
    core.box((5, .02, .36), (0, 1.29, .16), dado, 0)
    garden = develop.gauss(photo.blurred_garden(420, 300, 31, .4, .035, .9), 2)
    photo.view(garden, (-1.35, 1.28, .38), .9, .8, 0, 1.0)
    frame = photo.timber("#4a3324", .5)
    for x in (-1.80, -1.50, -1.20, -.90):
        core.box((.045, .06, .86), (x, 1.25, .80), frame, .005)
    for z in (.37, 1.2):
        core.box((.96, .07, .05), (-1.35, 1.25, z), frame, .005)
    core.sky_gradient([(-10, "#5a5a56"), (0, "#b9bec0"), (60, "#a9b8c4")], .35)
    core.indoors()
    c = bpy.context.scene.cycles
    c.max_bounces, c.glossy_bounces = 7, 5
    core.area((-1.25, .75, .95), (0, .05, .05), (1.1, .9), 30, (.96, .98, 1))
    core.area((1.0, -1.3, 1.3), (0, .1, .05), (1.2, .9), 3.4, (1, .94, .86))
    core.area((.9, 1.0, 1.6), (.2, .4, 0), (.6, .4), 5.5, (1, .86, .66))
    photo.window_gleam((-1.25, .75, .95), (0, .05, .05), (1.1, .9), (3, 2), 4.2)
    photo.window_gleam((.2, -2.2, 1.1), (0, 0, .05), (1.0, 1.4), (2, 3), .8, "#ffe9cf")
    core.camera((.05, -.86, .385), (.028, .045, .098), 62, fstop=3.2, focus=(.03, -.17, .118))
    return {"size": (1200, 800), "look": photo.look(.115, contrast=1.05, vignette=.22, saturation=.92, bloom=.07)}


PICTURES = {
    "gallery/thrissur/uruli": kitchen,
}

FINISH = {
    "gallery/thrissur/uruli": {"colours": {(70, 180): (.7, .9)}, "glow": (.15, .5), "fade": .14, "soft": .2},
}
