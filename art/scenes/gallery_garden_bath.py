"""Elamakkara: a brass pot brimming on the wet black stone of the garden bath, temple flowers beside it, plantain leaves dark behind; brass, stone and green, 60 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo, props
from scenes.gallery_rain import wet_leaf
from scenes.gallery_rooftop import beads


@m.cached
def wet_stone():
    """Dark dressed stone under water: chisel marks, pools that mirror, lighter and rough where it dries."""
    g = m.Graph("wet stone")
    where = g.coords(1, "World")
    slow, mid, fine = g.noise(where, 5.5, 5, .6), g.noise(where, 46, 5, .65), g.noise(where, 300, 3, .6)
    chisel = g.noise(g.coords((34, 240, 34), "World", (0, 0, .5)), 1.0, 3, .6, .8)
    wet = g.span(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .28)), .40, .50, 1, .25)
    c = g.mix(g.span(mid, .3, .7), "#4d4a45", "#77726a")
    c = g.mix(g.span(fine, .60, .72, 0, .5), c, "#a39d92")
    c = g.mix(g.math("MULTIPLY", wet, .62), c, "#191816")
    high = g.math("ADD", g.math("MULTIPLY", chisel, .9), g.math("MULTIPLY", mid, .5))
    dry = g.math("SUBTRACT", 1.12, wet)
    return g.principled(c, g.math("ADD", .05, g.math("MULTIPLY", dry, .5)), g.bump(g.math("MULTIPLY", high, dry), .55, .0035), specular=.5)


@m.cached
def beaten_brass():
    """Brass beaten by hand: shallow dents, dull where water dries on it, brown in the hollows."""
    g = m.Graph("beaten brass")
    where = g.coords(1, "Object")
    dents = g.node("TexVoronoi", {"Vector": where, "Scale": 95.0}, feature="SMOOTH_F1").outputs["Distance"]
    slow, fine, spots = g.noise(where, 22, 5, .65), g.noise(where, 320, 3, .6), g.noise(where, 70, 4, .7)
    c = g.mix(g.span(slow, .34, .66), "#7d5a2a", "#b48c4c")
    c = g.mix(g.span(spots, .60, .72, 0, .7), c, "#5a4326")
    rough = g.math("ADD", g.span(slow, .3, .7, .42, .26), g.math("MULTIPLY", fine, .12))
    return g.principled(c, rough, g.bump(g.math("ADD", dents, g.math("MULTIPLY", slow, .5)), .5, .004), metallic=1.0)


def pot(brass):
    """Round lota, full to its lip."""
    rows = [(0, .002), (.030, .002), (.033, 0), (.037, .002), (.040, .006), (.062, .026), (.076, .054), (.0765, .072), (.066, .094), (.048, .108), (.041, .117), (.0415, .124), (.050, .133), (.0605, .1385), (.0618, .1405),
            (.0608, .1420), (.0580, .1408), (.0475, .1352), (.0392, .126), (.038, .116), (.044, .108)]
    core.lathe(p.rounded(rows, 3), brass, segments=160, smooth=60)
    g = m.Graph("water")
    n = g.noise(g.coords(1, "Object"), 46, 2)
    core.lathe([(0, .1330), (.0440, .1330), (.0456, .1338)], g.principled("#2a3024", .015, g.bump(n, .12, .0015), specular=.6), segments=96)


def garden_bath():
    """Low over the ledge of the bath."""
    p.fresh()
    stone = wet_stone()
    for k, (w, x) in enumerate(((.62, -.52), (.70, .145), (.66, .83))):
        core.box((w - .006, .46, .12), (x, .04, -.06 + .0015 * (k % 2)), stone, .008, (0, 0, .3 * (k - 1)), segments=4)
    core.box((3, .4, .12), (0, .50, -.20), stone, .008)
    with core.at((.045, .035, .0), 30):
        pot(beaten_brass())
    rng = random.Random(3)
    for k, (x, y, r, tilt) in enumerate(((-.140, -.055, .030, (6, -10)), (-.215, .045, .028, (-14, 8)), (.205, -.075, .029, (10, 12)))):
        props.plumeria(r, k, (x, y, .006), (tilt[0], tilt[1], rng.uniform(0, 360)))
    with core.at((.045, .035, .1335), 40):
        props.plumeria(.021, 5, (-.012, .004, .0015), (2, -3, 20))
    spots = []
    for _ in range(1100):
        x, y = rng.uniform(-.45, .5), rng.uniform(-.18, .24)
        r = rng.choice((.0007, .0011, .0016, .0023, .0032)) * rng.uniform(.75, 1.3)
        if math.hypot(x - .045, y - .035) > .045 + r and core.value_noise(x * 15 + 4, y * 15, 7) > .42:
            spots.append(((x, y, .0012), (0, 0, 1), r))
    for _ in range(260):  # on the pot's shoulder
        a, t = rng.uniform(0, 6.283), rng.random()
        q = (.0765 - .0285 * t ** 1.4, .072 + .036 * t)
        r = rng.choice((.0006, .0009, .0014)) * rng.uniform(.8, 1.3)
        n = (math.cos(a) * .8, math.sin(a) * .8, .6)
        spots.append(((.045 + q[0] * math.cos(a), .035 + q[0] * math.sin(a), q[1]), n, r))
    beads(spots, 2)

    def blade(u, v):
        s, e = (u - .5) * 1.2, 2 * v - 1
        w = .22 * math.sin(math.pi * min(1, u * .93 + .05)) ** .6
        return s, w * e, -.45 * s * s - .22 * e * e * w + .03 * abs(e)
    for at, turn in (((-.62, 1.05, .10), (38, -20, 58)), ((.55, 1.15, .22), (30, 16, -52)), ((.05, 1.45, .05), (50, 4, 84)), ((.95, .9, -.05), (36, 12, -20)), ((-.25, 1.3, .42), (-24, 14, 20))):
        with core.at(at, turn):
            core.grid_surface(blade, None, wet_leaf("#42702a", "#1a4216"), steps=(80, 36))
    dark = photo.out_of_focus(photo.blurred_garden(seed=26, sky=.16, disc=.03), 9)
    grey = dark.mean(axis=2, keepdims=True)
    photo.view(dark * .6 + grey * .4, (0, 3.2, -1.2), 4.6, 3.0, 0, .17)
    core.sky_gradient([(-10, "#2c332a"), (0, "#8b958a"), (70, "#c2ccd0")], .6)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 9
    core.area((.3, 1.7, 2.1), (0, .05, 0), (2.2, 1.3), 44, (.95, 1.0, .98))
    core.area((-1.3, -.5, 1.1), (0, 0, .05), (1.0, 1.0), 6, (.96, 1, .98))
    core.sun(52, 38, 3.2, (1, .93, .80), 1.5)
    photo.window_gleam((.3, 1.7, 2.0), (0, 0, .08), (2.2, 1.3), (1, 1), 2.0, "#e8f2ea")
    core.camera((-.06, -.62, .30), (.0, .06, .062), 58, level=False, fstop=3.2, focus=(.02, -.04, .08))
    return {"size": (1500, 1000), "look": photo.look(.15, contrast=1.06, vignette=.24, saturation=.9)}


PICTURES = {
    "gallery/elamakkara/garden-bath": garden_bath,
}

FINISH = {
    "gallery/elamakkara/garden-bath": {"smooth": (2, .02), "glow": (.25, .45), "fade": .15, "soft": .2, "colours": {(70, 150): (.75, .9)}},
}
