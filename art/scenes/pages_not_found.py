"""No page here: a hurricane lantern that has gone out on a wet stone step, somebody's sandals left beside it; stone, green and leather, 55 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, household as p, lantern, materials as m, photo
from scenes.gallery_rain import wet_leaf
from scenes.gallery_rooftop import beads


@m.cached
def leather(colour="#2e1c12", foot=False):
    """Old leather: creased, grey where it dried after rain; foot: pressed dark and smooth where heel, ball and toes rest."""
    g = m.Graph("leather")
    where = g.coords(1, "Object")
    slow, mid, fine = g.noise(where, 14, 4, .6), g.noise(where, 90, 4, .65), g.noise(where, 520, 3, .6)
    crease = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(g.coords((26, 150, 40), "Object"), 1, 4, .6, .6), .5)), 0, .05, 1, 0)
    c = g.mix(g.span(slow, .35, .65), m.scaled(colour, .6), m.scaled(colour, 1.3))
    c = g.mix(g.span(mid, .55, .72, 0, .6), c, m.scaled(colour, 2.2))
    c = g.mix(g.math("MULTIPLY", crease, .4), c, m.scaled(colour, .35))
    dull = g.span(slow, .3, .7, .50, .78)
    if foot:
        x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
        worn = None
        for at, wide, long in ((-.088, .022, .030), (.045, .027, .030), (.005, .013, .06), (.098, .022, .014)):
            d = g.math("ADD", g.math("POWER", g.math("DIVIDE", x, wide), 2.0), g.math("POWER", g.math("DIVIDE", g.math("SUBTRACT", y, at), long), 2.0))
            each = g.span(g.math("ADD", d, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .9)), 1.35, .55)
            worn = each if worn is None else g.math("MAXIMUM", worn, each)
        c = g.mix(g.math("MULTIPLY", worn, .85), g.mix(.35, c, "#7a5f48"), g.mix(.5, m.scaled(colour, .5), c))
        dull = g.math("ADD", dull, g.math("MULTIPLY", worn, -.10))
    return g.principled(c, dull, g.bump(g.math("ADD", fine, g.math("SUBTRACT", g.math("MULTIPLY", mid, .8), crease)), .5, .0012), specular=.38)


@m.cached
def stacked():
    """Edge of a sole: layers of leather pressed together, wet at the bottom."""
    g = m.Graph("stacked")
    where = g.coords(1, "Object")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    layer, n = g.noise(g.coords((40, 40, 1300), "Object"), 1, 2, .6), g.noise(where, 130, 4, .65)
    c = g.mix(g.span(layer, .35, .65), "#1d120b", "#4f3826")
    c = g.mix(g.span(n, .55, .72, 0, .5), c, "#75644f")
    c = g.mix(g.span(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", n, .5), .006)), .005, .001), c, "#0e0a07")
    return g.principled(c, .7, g.bump(g.math("ADD", layer, n), .5, .0010), specular=.3)


@m.cached
def step_stone():
    """Dark dressed stone after rain: chisel marks, pools that mirror, and a dull dark film of algae along the joints and the foot of the riser."""
    g = m.Graph("step stone")
    where = g.coords(1, "World")
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    slow, mid, fine = g.noise(where, 5.5, 5, .6), g.noise(where, 46, 5, .65), g.noise(where, 300, 3, .6)
    chisel = g.noise(g.coords((34, 240, 34), "World", (0, 0, .5)), 1.0, 3, .6, .8)
    wet = g.span(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .28)), .40, .50, 1, .25)
    foot = g.math("MAXIMUM", g.math("ABSOLUTE", g.math("SUBTRACT", y, .275)), g.math("ABSOLUTE", z))
    front, rear = (g.math("ADD", g.math("ABSOLUTE", g.math("SUBTRACT", x, at)), g.span(z, *rows)) for at, rows in ((-.285, (.005, .02)), (-.248, (.015, .0))))
    near = g.math("MINIMUM", foot, g.math("MINIMUM", front, rear))
    film = g.span(g.math("ADD", near, g.math("MULTIPLY", g.math("SUBTRACT", g.math("ADD", mid, slow), 1.0), .14)), .050, .010)
    wet = g.math("MULTIPLY", wet, g.math("SUBTRACT", 1.0, film))
    c = g.mix(g.span(mid, .3, .7), "#4d4a45", "#77726a")
    c = g.mix(g.span(fine, .60, .72, 0, .5), c, "#a39d92")
    c = g.mix(g.math("MULTIPLY", wet, .62), c, "#191816")
    c = g.mix(g.math("MULTIPLY", film, g.span(fine, .3, .7, .70, .92)), c, "#1d1d16")
    high = g.math("ADD", g.math("MULTIPLY", chisel, .9), g.math("MULTIPLY", mid, .5))
    dry = g.math("SUBTRACT", 1.12, wet)
    return g.principled(c, g.math("ADD", .07, g.math("MULTIPLY", dry, .5)), g.bump(g.math("MULTIPLY", high, dry), .55, .0035), specular=.5)


@m.cached
def joint():
    """What fills a joint: earth and dead moss, dark and dull."""
    g = m.Graph("joint")
    where = g.coords(1, "World")
    coarse, fine = g.noise(where, 90, 6, .7), g.noise(where, 400, 3, .65)
    return g.principled(g.mix(g.span(coarse, .35, .65), "#12110d", "#2b291e"), .95, g.bump(g.math("ADD", coarse, g.math("MULTIPLY", fine, .4)), .9, .006), specular=.1)


def sandal(side):
    """Flat leather sandal, toes towards +Y: sole, heel, a strap over the foot. side: 1 right, -1 left."""
    edge, sole, strap = stacked(), leather("#3a2618", True), leather("#2a1a11")

    def half(t):
        """Half width of the sole at t from heel (0) to toes (1)."""
        wide = float(np.interp(t, (0, .15, .3, .45, .6, .75, 1), (.0315, .0325, .0315, .0325, .0385, .0440, .0410)))
        return wide * math.sqrt(max(0, 1 - max(0, (.13 - t) / .13) ** 2)) * math.sqrt(max(0, 1 - max(0, (t - .80) / .20) ** 2.2))

    ends = (1 - np.cos(np.linspace(0, np.pi, 72))) / 2
    for low, high, grow in ((.0, .011, 0.0), (.0112, .0150, -.0012)):
        rim = [(s * (half(t) + grow) + side * .010 * math.sin(math.pi * t), .265 * t - .13) for s, ts in ((1, ends), (-1, ends[::-1][1:-1])) for t in ts]
        n = len(rim)
        verts = [(x, y, z) for z in (low, high) for x, y in rim]
        faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        obj = core.mesh("Sole", verts, faces, sole if high > .012 else edge)
        edge = obj.modifiers.new("Edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = .0018, 3, "ANGLE"

    def band(t0, wide, high, lean):
        def shape(u, v):
            a = math.pi * u
            t = t0 + lean * (u - .5) + wide * (v - .5) * (1 - .25 * math.sin(a))
            w = half(t) + .0015
            x = side * .010 * math.sin(math.pi * t)
            return x - w * math.cos(a) * (1 + .03 * math.sin(a)), .265 * t - .13 + .008 * math.sin(a), .008 + high * math.sin(a) ** .8 + .0012 * math.sin(9 * u + 5 * v)
        solid = core.grid_surface(shape, None, strap, steps=(40, 10)).modifiers.new("Thickness", "SOLIDIFY")
        solid.thickness, solid.offset = .0024, 1.0
    band(.64, .17, .043, side * .05)


def step_after_rain():
    """What both frames show: low over the step; behind it dark leaves after rain."""
    p.fresh()
    stone = step_stone()
    rng = random.Random(6)
    for k, (w, x) in enumerate(((.74, -.66), (.80, .12), (.78, .92))):
        core.box((w - .006, .50, .16), (x, .02, -.08 + .0015 * (k % 2)), stone, .009, (0, 0, .3 * (k - 1)), segments=4)
    for k, (w, x) in enumerate(((.9, -.7), (.95, .23), (.9, 1.16))):
        core.box((w - .006, .50, .16), (x, .53, .075 - .0015 * (k % 2)), stone, .010, (0, 0, .2 * (1 - k)), segments=4)
    core.box((3, .62, .16), (0, .04, -.087), joint(), 0)
    core.box((3, .47, .16), (0, .53, .066), joint(), 0)
    with core.at((.155, .06, lantern.HIGH * .8), 24, .8):
        lantern.hurricane_lantern(0, -58)
    with core.at((-.150, .035, .001), 14):
        sandal(-1)
    with core.at((-.040, .080, .001), -12):
        sandal(1)
    spots = []
    for _ in range(700):
        x, y = rng.uniform(-.55, .6), rng.uniform(-.22, .26)
        r = rng.choice((.0005, .0008, .0012, .0017)) * rng.uniform(.75, 1.3)
        if math.hypot(x - .155, y - .06) > .075 + r and not (-.20 < x < .03 and -.10 < y < .24) and abs(x + .285) > .04 and core.value_noise(x * 14 + 9, y * 14, 5) > .44:
            spots.append(((x, y, .0012), (0, 0, 1), r))
    beads(spots, 2)
    # leaves that the rain brought down
    for k, (x, y, turn, size) in enumerate(((.33, -.07, 35, .085), (-.28, -.10, 160, .07), (.05, -.15, 250, .06))):
        def fallen(u, v, size=size, k=k):
            s, e = (u - .5) * size, 2 * v - 1
            w = .24 * size * math.sin(math.pi * min(.98, u * .96 + .02)) ** .8
            return s, w * e, .003 + .10 * abs(e) ** 1.5 * w + .9 * (s * s) * (1 + .4 * k) + .0015 * math.sin(40 * s + 3 * e)
        with core.at((x, y, .0), turn):
            core.grid_surface(fallen, None, wet_leaf("#8a6a2c", "#5b4522", "#b49a5c"), steps=(40, 16))

    def blade(u, v):
        s, e = (u - .5) * 1.2, 2 * v - 1
        w = .20 * math.sin(math.pi * min(1, u * .93 + .05)) ** .6
        return s, w * e, -.45 * s * s - .22 * e * e * w + .03 * abs(e)
    for at, turn in (((-.75, 1.25, .34), (34, -18, 50)), ((.62, 1.35, .42), (30, 16, -46)), ((.0, 1.6, .30), (46, 6, 88)), ((-.3, 1.5, .62), (-20, 12, 14))):
        with core.at(at, turn):
            core.grid_surface(blade, None, wet_leaf("#42702a", "#1a4216"), steps=(80, 36)).visible_glossy = False
    dark = photo.out_of_focus(photo.blurred_garden(seed=31, sky=.20, disc=.03), 9)
    grey = dark.mean(axis=2, keepdims=True)
    photo.view(dark * .5 + grey * .5, (0, 3.4, -1.0), 5.0, 3.3, 0, .26)
    bpy.data.objects["View"].visible_glossy = False  # the stone mirrors the sky, not a green speckle
    core.sky_gradient([(-10, "#2c332a"), (0, "#9aa39a"), (70, "#c6d0d4")], .8)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 10
    core.area((-.5, 1.8, 2.1), (0, .05, 0), (2.4, 1.4), 50, (.95, .99, 1.0))
    core.area((1.3, -.6, 1.2), (0, 0, .05), (1.2, 1.0), 9, (1, .97, .92))
    photo.window_gleam((-.5, 1.8, 2.0), (0, 0, .08), (2.4, 1.4), (1, 1), 2.2, "#e8f0f2")


LOOK = photo.look(.13, contrast=1.06, vignette=.24, saturation=.9, texture=.10)


def not_found():
    """Wide: slippers and lantern."""
    step_after_rain()
    core.camera((-.12, -.86, .46), (.016, .07, .108), 60, level=False, fstop=3.2, focus=(.08, .0, .08))
    return {"size": (1500, 1000), "look": LOOK}


PICTURES = {
    "pages/not-found": not_found,
}

GRADE = {"glow": (.16, .5), "fade": .13, "colours": {(90, 180): (.8, .95)}}
FINISH = {"pages/not-found": GRADE}
