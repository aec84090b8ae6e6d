"""Thrissur: a washed plantain leaf laid for the sadhya, the first things on it, brass beside it; seen from near in shade, 54 mm."""
import math

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo, props
from scenes.gallery_rain import leaf_sheet
from scenes.rooms_suite import desk_top

TOP = .76


def banana(seed=2):
    """Small ripe banana lying on its side, brown specks on its skin, its stalk cut."""
    g = m.Graph("banana skin")
    where = g.coords(1, "Object")
    n, speck = g.noise(where, 40, 4, .6), g.noise(where, 190, 4, .7)
    along = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs[1]
    c = g.mix(g.span(n, .3, .7), "#b98a1c", "#dab03c")
    c = g.mix(g.span(speck, .62, .68, 0, .8), c, "#4a2e14")
    tip = g.math("ABSOLUTE", g.math("SUBTRACT", along, .5))
    c = g.mix(g.span(tip, .36, .47), c, "#6d6a24")
    c = g.mix(g.span(tip, .470, .485), c, "#2c1d10")
    skin = g.principled(c, .42, g.bump(n, .2, .0012), specular=.35)

    def shape(u, v):
        a, t = 2 * math.pi * u, (v - .5) * 2
        bend = .85 * t
        r = .0165 * max(.02, 1 - abs(t) ** 5 * (.62 if t > 0 else .70)) * (1 + .05 * math.cos(5 * a)) * (1 if abs(t) < .98 else .6)
        c0 = np.array((.062 * math.sin(bend) * 1.15, .055 * (1 - math.cos(bend)), .0165))
        out = np.array((math.sin(bend), -math.cos(bend), 0))
        q = c0 + r * (math.cos(a) * out + math.sin(a) * np.array((0, 0, 1)))
        return tuple(q)
    core.grid_surface(shape, None, skin, steps=(48, 60))


def sadhya():
    """From where the guest sits, before the rice comes."""
    p.fresh()
    core.box((3.0, 1.6, .05), (0, .3, TOP - .025), desk_top(), .006)
    def shape(u, v):
        s, e = (u - .5) * .80, 2 * v - 1
        w = .175 * (1 if u > .22 else math.sin(math.pi / 2 * (u + .02) / .24) ** .55)
        z = .0025 + .007 * abs(e) ** 2 * (.6 + .4 * math.sin(13 * u + 2 * e)) + .0035 * math.sin(29 * u + 4 * e) * e * e + .0025 * math.exp(-(e / .05) ** 2)
        return s, w * e, z
    with core.at((.02, .05, TOP), -7):
        leaf_sheet(shape, seed=8, count=2600, sizes=(.0006, .0009, .0013, .0019, .0027, .0034))
        with core.at((-.062, .070, .004), 203):
            banana()
        with core.at((-.040, .112, .004), 188):
            banana(5)
    # brass water pot and tumbler at the leaf's far side
    brass = m.brass(.27, "#b08c4c", .6)
    with core.at((.10, .36, TOP)):
        core.lathe(p.rounded([(0, 0), (.030, 0), (.032, .003), (.030, .009), (.046, .022), (.060, .045), (.058, .066), (.040, .086), (.030, .096), (.031, .104), (.043, .114), (.0445, .1165), (.0420, .1170), (.029, .106),
                              (.028, .095), (0, .09)], 3), brass, segments=128, smooth=60)
    with core.at((-.10, .33, TOP)):
        core.lathe(p.rounded([(0, .003), (.022, .003), (.024, 0), (.027, .0005), (.0285, .004), (.031, .080), (.0335, .086), (.0328, .0872), (.030, .0862), (.0265, .006), (0, .005)], 2), brass, segments=128, smooth=60)
        core.lathe([(0, .070), (.0290, .070), (.0298, .0707)], m.glass("#f4f8f8", ior=1.33), segments=96, smooth=50)
    core.sky_gradient([(-10, "#5a5a56"), (0, "#b9bec0"), (60, "#a9b8c4")], .4)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 9
    core.area((-.9, 1.5, TOP + 1.1), (0, .05, TOP), (1.5, 1.1), 26, (.95, .98, 1))
    core.area((1.5, -.2, TOP + 1.0), (0, .05, TOP), (.9, .9), 1.5, (1, .95, .88))
    photo.window_gleam((-.9, 1.5, TOP + 1.1), (0, .05, TOP), (1.5, 1.1), (3, 2), 3.2)
    core.camera((-.17, -.24, TOP + .225), (-.040, .135, TOP + .018), 52, fstop=2.2, focus=(-.06, .10, TOP + .02))
    return {"size": (1200, 800), "look": photo.look(.17, contrast=1.05, vignette=.22, saturation=.92)}


PICTURES = {
    "gallery/thrissur/sadhya": sadhya,
}

FINISH = {
    "gallery/thrissur/sadhya": {"colours": {(80, 150): (.66, .82), (30, 60): (.85, .95)}, "glow": (.15, .5), "fade": .15, "soft": .25, "balance": (1.03, 1, .95), "smooth": (2, .015)},
}
