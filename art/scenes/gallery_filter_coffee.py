"""Nilavara Junction: a brass tumbler of filter coffee in its dabarah, close up on the stone counter before sunrise, the next cup and the filter out of focus, 85 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo
from scenes.gallery_uruli import dark_stone


@m.cached
def worn_brass():
    """Brass that is polished every morning: fine rings of the lathe and the cloth, thumb marks, brown in its hollows."""
    g = m.Graph("worn brass")
    where = g.coords(1, "Object")
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    slow, mid, fine = g.noise(where, 26, 5, .62), g.noise(where, 120, 5, .66), g.noise(where, 900, 3, .6)
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    rings = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", radius, 2600.0), 1: g.math("MULTIPLY", z, 2300.0), 2: g.math("MULTIPLY", slow, 2.0)}).outputs[0], 1, 3, .6)
    c = g.mix(g.span(rings, .35, .7), "#a87f3e", "#c49a58")
    c = g.mix(g.span(mid, .50, .76, 0, .6), c, "#5d3f1c")
    c = g.mix(g.span(z, .012, 0, 0, .6), c, "#3f2a14")
    rough = g.math("ADD", g.span(slow, .35, .7, .15, .30), g.math("ADD", g.span(fine, .45, .75, 0, .08), g.span(rings, .4, .7, 0, .07)))
    height = g.math("ADD", g.math("MULTIPLY", rings, .4), g.math("ADD", g.math("MULTIPLY", mid, .8), g.math("MULTIPLY", slow, 2.0)))
    return g.principled(c, rough, g.bump(height, .25, .0006), metallic=1.0)


@m.cached
def milk_coffee():
    """Coffee with milk, poured from a height: brown where it shows, a skin of the finest bubbles, paler in swirls."""
    g = m.Graph("milk coffee")
    where = g.coords(1, "Object")
    swirl, patch, grit = g.noise(where, 44, 5, .6, 1.6), g.noise(where, 150, 4, .6), g.noise(where, 1500, 2)
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": 900.0}).outputs["Distance"]
    foam = g.math("ADD", g.span(swirl, .40, .60, 0, .75), g.span(patch, .45, .65, -.15, .35), True)
    c = g.mix(foam, "#3d1e0c", "#8a5a30")
    c = g.mix(g.math("MULTIPLY", g.span(cell, .15, .55, 0, .35), foam), c, "#b3834f")
    height = g.math("MULTIPLY", g.math("ADD", g.span(cell, 0, .6, 1, 0), g.math("MULTIPLY", grit, .3)), foam)
    return g.principled(c, g.span(foam, 0, 1, .16, .42), g.bump(height, .5, .0005), specular=.4)


def bubble():
    """Film of a bubble: clear coffee that shines."""
    return m.plain("#b98a55", .06)


def turned(profile, height):
    """Vessel of beaten brass: never quite round, never quite level."""
    obj = core.lathe(p.rounded(profile, 3), worn_brass(), segments=180, smooth=60)
    for v in obj.data.vertices:
        a, t = math.atan2(v.co.y, v.co.x), v.co.z / height
        grow = 1 + .007 * t * math.sin(2 * a + 1.1) + .003 * math.sin(3 * a)
        v.co.x, v.co.y, v.co.z = v.co.x * grow, v.co.y * grow, v.co.z + .0005 * t * math.sin(2 * a + .4)
    return obj


def tumbler(level=None, seed=1):
    """Flared tumbler, 95 mm high, with a rolled rim, filled to `level` (metres from its foot)."""
    turned([(0, .002), (.022, .002), (.0245, 0), (.0262, .002), (.0290, .045), (.0330, .086), (.0365, .0925), (.0405, .0945), (.0412, .0958), (.0405, .0968), (.0370, .0962),
            (.0335, .0915), (.0318, .086), (.0278, .045), (.0250, .004), (0, .0035)], .095)
    if level is None:
        return
    r = .0278 + (.0318 - .0278) * (level - .045) / .041
    core.lathe([(r + .0006, level + .0011), (r - .0004, level + .0004), (r - .0018, level), (0, level)], milk_coffee(), segments=128, smooth=60)
    rng = random.Random(seed)
    drop = core.lathe([(0, .52), (.5, .42), (.86, .18), (1, 0)], bubble(), (0, 0, -3), segments=20, smooth=80).data
    spots = []
    for _ in range(4000):
        near = rng.random() < .72  # bubbles gather along the wall, and in a few rafts
        a = rng.uniform(0, 2 * math.pi)
        d = r - .0007 - abs(rng.gauss(0, .0016)) if near else (r - .004) * math.sqrt(rng.random())
        x, y = d * math.cos(a), d * math.sin(a)
        raft = core.fractal_noise(np.array([x * 90 + seed * 3.1]), np.array([y * 90]), 5, 3)[0]
        if raft < (.40 if near else .58):
            continue
        size = .00028 + .0011 * rng.random() ** 5
        if d + size > r or any((x - u) ** 2 + (y - v) ** 2 < ((size + s) * .93) ** 2 for u, v, s in spots):
            continue
        spots.append((x, y, size))
        if len(spots) > 420:
            break
    p.copies(drop, [((x, y, level), (0, 0, 0), size) for x, y, size in spots])


def dabarah():
    """The wide cup under it: straight wall, broad flat lip."""
    turned([(0, .002), (.046, .002), (.0485, 0), (.0505, .002), (.0535, .024), (.0545, .030), (.0600, .0322), (.0628, .0330), (.0634, .0342), (.0626, .0352), (.0598, .0348),
            (.0540, .0338), (.0520, .030), (.0505, .022), (.0480, .005), (.045, .0035), (0, .0032)], .034)


def filter_coffee():
    """Down on the rim of the tumbler from the side of the guest, a lamp at the left."""
    p.fresh()
    core.box((2.4, 1.3, .05), (0, .35, -.025), dark_stone(), .010)
    dabarah()
    with core.at((.0035, -.004, .0034), (1.2, -.8, 40)):
        tumbler(.0875)
    with core.at((-.165, .205, 0), 70):
        dabarah()
    with core.at((-.168, .207, .0034), (0, 0, 0)):
        tumbler(.080, 5)
    with core.at((-.035, .40, 0), 20):
        tumbler()
    p.coffee_filter(worn_brass(), (.100, .290, 0), 1.05)
    # spilt while it was poured
    wet = m.plain("#2b1408", .04)
    rng = random.Random(8)
    for x, y, r in ((.072, -.060, .0042), (.084, -.052, .0019), (.066, -.072, .0013), (-.060, -.062, .0024), (.092, -.066, .0010)):
        spot = core.lathe([(0, .0011), (r * .6, .0009), (r * .9, .0005), (r, 0)], wet, segments=40, smooth=80)
        spot.location, spot.scale = (x, y, 0), (1, rng.uniform(.7, 1.3), 1)
    wall = photo.paint("#31463f", .6)
    core.box((5, .1, 3), (0, 1.25, 1.0), wall, 0)
    # lamps of the counter's far end, out of focus
    glass = np.zeros((300, 560, 3), np.float32) + np.array((.010, .014, .013), np.float32)
    for x, y, r, c, k in ((70, 120, 30, (1, .62, .28), 2.4), (205, 96, 27, (1, .70, .38), 1.7), (330, 128, 29, (1, .60, .26), 2.0), (470, 90, 26, (.75, .86, 1), 1.0), (520, 190, 30, (1, .55, .22), .8), (150, 214, 26, (.9, .25, .12), .9)):
        photo.blot(glass, x, y, r, np.array(c) * k, .85, .3, True)
    photo.view(glass, (-.10, 1.18, .02), 1.35, .72, 0, 1.0)
    core.sky_gradient([(-10, "#2a2c2e"), (0, "#59636b"), (60, "#4a5660")], .3)
    core.indoors()
    c = bpy.context.scene.cycles
    c.max_bounces, c.glossy_bounces = 7, 5
    core.area((-.75, .35, .62), (0, 0, .05), (.55, .45), 9, (1, .80, .56))
    core.area((.9, -.7, 1.0), (0, 0, .05), (1.0, .8), 2.2, (.72, .84, 1))
    core.area((.5, .75, .8), (.1, .2, .04), (.5, .3), 3.0, (1, .74, .46))
    photo.window_gleam((-.75, .35, .62), (0, 0, .05), (.55, .45), (2, 2), 3.2, "#ffdcae")
    photo.window_gleam((.25, -1.4, .8), (0, 0, .06), (.8, 1.0), (2, 3), .55, "#cfe0ff")
    core.camera((.150, -.510, .272), (.004, .010, .064), 82, fstop=4.0, focus=(.012, -.032, .094))
    return {"size": (1200, 800), "look": photo.look(.115, contrast=1.05, vignette=.22, saturation=.92, bloom=.07)}


PICTURES = {"gallery/ernakulam-south/filter-coffee": filter_coffee}

FINISH = {
    "gallery/ernakulam-south/filter-coffee": {"colours": {(-20, 26): (.72, .97)}, "glow": (.15, .5), "fade": .14, "soft": .2},
}
