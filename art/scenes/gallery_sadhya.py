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


def loose_chips(count=30, radius=.048, seed=3, size=.0135):
    """Fried slices of plantain as a hand drops them: nearly flat, a few leaning on others, pale seeds, ragged edges, oil on them."""
    rng = np.random.default_rng(seed)
    g = m.Graph("fried plantain")
    uv = g.node("SeparateXYZ", {0: g.coords(1, "UV")})
    where = g.coords(1, "Object")
    n, fine = g.noise(where, 240, 4, .65), g.noise(where, 900, 2)
    c = g.mix(g.span(n, .3, .7), "#c08a17", "#e3b648")
    c = g.mix(g.span(uv.outputs[1], .30, .10, 0, .55), c, "#f0dc98")
    c = g.mix(g.span(uv.outputs[1], .84, .97, 0, .85), c, "#8f5a12")
    c = g.mix(g.span(fine, .63, .68, 0, .6), c, "#6b3f10")
    body = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .34, "Specular": .5, "Normal": g.bump(n, .6, .0016)}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    fried = g.surface(g.node("MixShader", {0: .28, 1: body, 2: through}).outputs[0])
    kinds = []
    for k in range(6):
        a0, bend, cup = rng.uniform(0, 6.28, 3), rng.uniform(-.25, .25), rng.uniform(.05, .22)

        def slice_(u, v, a0=a0, bend=bend, cup=cup):
            a = 2 * math.pi * u
            r = v * size * (1 + .05 * math.sin(3 * a + a0[0]) + .03 * math.sin(7 * a + a0[1]))
            x, y = r * math.cos(a), r * math.sin(a) * .9
            return x, y, (bend * x * x + cup * x * y * .5) / size + .0006 * math.sin(4 * a + a0[2]) * v ** 3 + .0009 * (1 - v ** 8)
        obj = core.grid_surface(slice_, None, fried, steps=(48, 12))
        obj.hide_render = True
        kinds.append(obj)
    # each one rests on the highest of those under it
    laid = []
    for k in range(count):
        r, a = radius * min(1.1, abs(rng.normal(0, .62))), rng.uniform(0, 6.28)
        x, y = r * math.cos(a), .8 * r * math.sin(a)
        under = [(math.hypot(x - b, y - c), h, b, c) for b, c, h in laid if math.hypot(x - b, y - c) < 1.7 * size]
        tilt_x = tilt_y = 0.0
        high = .0012
        if under:
            d, h, b, c = max(under, key=lambda q: q[1])
            high = min(.012, h + .0022 * (1 - d / (2.1 * size)))
            lean = 13 * min(1, d / size)
            tilt_x, tilt_y = lean * (c - y) / max(d, .001), -lean * (b - x) / max(d, .001)
        laid.append((x, y, high))
        core.instance(kinds[k % 6], [core.matrix((x, y, high), (tilt_x + rng.normal(0, 5), tilt_y + rng.normal(0, 5), rng.uniform(0, 360)), rng.uniform(.82, 1.1))])


def jaggery_chips(count=26, radius=.034, seed=3):
    """Small heap of cubes of plantain in brown sugar."""
    rng = np.random.default_rng(seed)
    g = m.Graph("jaggery")
    n = g.noise(g.coords(1), 130, 5, .7)
    mat = g.principled(g.vary(g.mix(g.span(n, .35, .7), "#4a2712", "#a06a30"), .2), .55, g.bump(n, .7, .003), specular=.3)
    for k in range(count):
        t = k / count
        rr, a = radius * math.sqrt(rng.random()) * (1 - .6 * t), rng.uniform(0, 6.28)
        obj = core.box((rng.uniform(.009, .013), rng.uniform(.009, .013), rng.uniform(.006, .009)), (rr * math.cos(a), rr * math.sin(a), .005 + .013 * t), mat, .0028,
                       tuple(rng.uniform(-30, 30, 2)) + (rng.uniform(0, 360),), segments=3)
        core.subdivide(obj, 1)


def sadhya():
    """From where the guest sits, before the rice comes."""
    p.fresh()
    core.box((3.0, 1.6, .05), (0, .3, TOP - .025), desk_top(), .006)
    things = ((-.175, .045, .050), (-.095, .085, .045))

    def shape(u, v):
        s, e = (u - .5) * .80, 2 * v - 1
        w = .175 * (1 if u > .22 else math.sin(math.pi / 2 * (u + .02) / .24) ** .55)
        z = .0025 + .007 * abs(e) ** 2 * (.6 + .4 * math.sin(13 * u + 2 * e)) + .0035 * math.sin(29 * u + 4 * e) * e * e + .0025 * math.exp(-(e / .05) ** 2)
        return s, w * e, z
    with core.at((.02, .05, TOP), -7):
        def free(x, y):
            return all(math.hypot(x - a, y - b) > r for a, b, r in things)
        leaf_sheet(shape, seed=8, count=1700, sizes=(.0006, .0009, .0013, .0019, .0027), keep=free)
        with core.at((-.175, .048, .004)):
            loose_chips()
        with core.at((-.088, .086, .0012)):
            jaggery_chips()
        with core.at((.052, .098, .004), 196):
            banana()
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
    core.camera((-.15, -.22, TOP + .31), (-.045, .122, TOP + .005), 54, fstop=2.8, focus=(-.128, .105, TOP + .012))
    return {"size": (1200, 800), "look": photo.look(.17, contrast=1.05, vignette=.22, saturation=.92)}


PICTURES = {
    "gallery/thrissur/sadhya": sadhya,
}

FINISH = {
    "gallery/thrissur/sadhya": {"colours": {(80, 150): (.66, .82), (30, 60): (.85, .95)}, "glow": (.15, .5), "fade": .15, "soft": .25, "balance": (1.03, 1, .95), "smooth": (2, .015)},
}
