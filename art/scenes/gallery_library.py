"""Kottayam: along one shelf of the library, a book half drawn out and the glasses left before it; faded cloth and leather in lamplight, 70 mm."""
import math
import os
import random

import bpy
import numpy as np

from kit import core, materials as m, photo, props, weathered

SERIF = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
# colour, leather or cloth; what a century leaves of dyed cloth
BINDINGS = [("#5a2a22", True), ("#7a6a4c", False), ("#2f3a33", False), ("#8a8268", False), ("#43291c", True), ("#363f44", False), ("#6c5236", True),
            ("#a39a84", False), ("#5c3a30", False), ("#474a3a", False), ("#26262a", True), ("#7d4a34", False), ("#b8ae96", False), ("#4d3326", True)]
TITLES = ["AYMANAM", "BIRDS OF\nTRAVANCORE", "TEA", "MALABAR\nMANUAL", "MONSOON", "HILLS AND\nWATERS", "LETTERS\nHOME", "THE\nPLANTER", "KUMARAKOM", "POEMS",
          "FERNS", "RUBBER", "THE LAKE", "A YEAR AT\nPEERMADE", "RAIN", "COCHIN", "TALES", "THE FAR\nSHORE"]


@m.cached
def binding(colour, hide, seed, board=False):
    """Cover of an old book: cloth with its weave or grained leather, faded by light, scuffed along its edges (UV: round the spine, upwards; board: its flat sides)."""
    g = m.Graph("binding")
    where = g.coords(1, "Object")
    place = g.node("SeparateXYZ", {0: g.coords(1, "Generated" if board else "UV")}).outputs
    u, v = (g.math("ABSOLUTE", g.math("SUBTRACT", g.math("MULTIPLY", o, 2.0), 1.0)) for o in (place[1:] if board else place[:2]))
    shift = g.node("VectorMath", {0: where, 1: (seed * 1.7, seed * .9, seed * .3)}, operation="ADD").outputs[0]
    slow, mid, fine, dust = g.noise(shift, 18, 5, .6), g.noise(shift, 60, 5, .62), g.noise(shift, 260, 5, .7), g.noise(shift, 1100, 3, .65)
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    edge = g.math("MAXIMUM", g.span(v, .955, 1.0), g.span(u, .955, 1.0) if board else g.math("MULTIPLY", g.span(u, .88, 1.0), .7))
    rub = g.span(g.math("ADD", g.math("MULTIPLY", edge, .36), g.math("ADD", g.math("MULTIPLY", fine, .55), g.math("MULTIPLY", mid, .35))), .66, .74)
    c = g.mix(g.span(slow, .3, .72), m.scaled(colour, .74), m.scaled(colour, 1.16))
    c = g.mix(g.span(mid, .56, .70, 0, .35), c, m.scaled(colour, .5))
    if hide:
        cell = g.node("TexVoronoi", {"Vector": shift, "Scale": 820.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        furrow = g.span(cell, .16, .0)
        crack = g.math("MULTIPLY", g.span(g.noise(g.coords((900, 900, 90), "Object"), 1, 3, .6), .40, .30), g.span(mid, .48, .62))
        c = g.mix(g.math("MULTIPLY", furrow, .40), c, m.scaled(colour, .35))
        c = g.mix(g.math("MULTIPLY", rub, .45), c, g.mix(g.span(dust, .3, .7), m.scaled(colour, 1.7), "#7d6650"))
        c = g.mix(g.math("MULTIPLY", crack, .55), c, "#1a0f0a")
        rough, height = g.math("ADD", g.span(fine, .3, .7, .34, .52), g.math("MULTIPLY", rub, .25), True), g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", fine, .7), g.math("MULTIPLY", cell, 1.4)), crack)
    else:
        across = g.math("ADD", x, y)

        def threads(a, b):
            return g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", across, a), 1: g.math("MULTIPLY", z, b), 2: seed * .37}).outputs[0], 1, 2, .5)
        warp, weft = threads(1900.0, 70.0), threads(70.0, 2100.0)
        weave = g.math("MULTIPLY", g.math("ADD", warp, weft), .5)
        c = g.mix(g.span(weave, .36, .64, .0, .62), m.scaled(colour, .58), c)
        c = g.mix(g.span(weft, .60, .74, 0, .35), c, m.scaled(colour, 1.7))
        c = g.mix(g.math("MULTIPLY", rub, .55), c, g.mix(g.span(weave, .4, .6), m.scaled(colour, 1.3), m.scaled(colour, 2.3)))
        rough, height = .88, g.math("ADD", g.math("MULTIPLY", weave, 1.5), g.math("MULTIPLY", fine, .4))
    c = g.mix(g.math("MULTIPLY", g.span(dust, .66, .74), .35), c, "#a59a86")
    return g.principled(c, rough, g.bump(height, .5 if hide else .45, .0010), specular=.35 if hide else .10)


@m.cached
def pages(colour):
    """Edge of a block of leaves: fine lines across the thickness, browned outwards."""
    g = m.Graph("pages")
    where = g.coords((2600, 40, 40), "Object")
    n = g.noise(where, 1, 2)
    slow = g.noise(g.coords(1, "Object"), 40, 3)
    c = g.mix(g.span(n, .3, .7), m.scaled(colour, .72), colour)
    c = g.mix(g.math("MULTIPLY", g.span(slow, .45, .75), .5), c, "#a98f66")
    return g.principled(c, .85, g.bump(n, .5, .0008), specular=.1)


@m.cached
def gilt(worn):
    """Gold leaf pressed into the cover, mostly rubbed off."""
    g = m.Graph("gilt")
    n = g.noise(g.coords(1, "World"), 900, 4, .75)
    gold = g.node("BsdfPrincipled", {"Base Color": core.rgba("#b08c48"), "Metallic": .85, "Roughness": .38}).outputs[0]
    clear = g.node("BsdfTransparent").outputs[0]
    return g.surface(g.node("MixShader", {0: g.span(n, worn - .03, worn + .03), 1: clear, 2: gold}).outputs[0])


def lettering(text, size, location, upright, worn=.42):
    """Title on a spine that faces -Y: across it, or up its length."""
    curve = bpy.data.curves.new("Title", "FONT")
    curve.body, curve.size, curve.space_line = text, size, .95
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    if os.path.exists(SERIF):
        curve.font = bpy.data.fonts.load(SERIF, check_existing=True)
    curve.materials.append(gilt(worn))
    obj = bpy.data.objects.new("Title", curve)
    obj.location = location
    obj.rotation_euler = (math.radians(90), math.radians(90 if upright else 0), 0)
    core.link(obj)


def old_book(t, h, d, look, seed):
    """Book standing on the origin, x from 0 to t, the middle of its round spine at y = 0."""
    rng = random.Random(seed)
    colour, hide = look
    cover = binding(colour, hide, seed)
    bands = [rng.uniform(-.01, .01) * h + h * k for k in (.17, .35, .66, .84)] if hide and t > .022 else []
    deep = rng.uniform(.10, .17) * t + .0015
    lean = rng.uniform(-.0014, .0014)

    def spine(u, v):
        a = (u - .5) * 2
        z = v * h
        swell = sum(math.exp(-((z - b) / .0024) ** 2) for b in bands) * .0016
        ends = .0012 * (abs(2 * v - 1) ** 14)
        y = deep * (1 - math.sqrt(max(0, 1 - .93 * a * a))) * 1.3 - swell * (1 - a * a) + ends
        groove = .0018 * math.exp(-((abs(a) - .96) / .05) ** 2)
        return t / 2 + a * (t / 2 - groove) + lean * math.sin(math.pi * v), y, z + .0006 * math.sin(9 * a + seed)
    shell = core.grid_surface(spine, None, cover, steps=(22, 90))
    thick = shell.modifiers.new("Thickness", "SOLIDIFY")
    thick.thickness, thick.offset = .0014, -1
    y0 = deep * .95
    for x, s in ((.0012, 1), (t - .0012, -1)):
        core.box((.0024, d - y0, h), (x, y0 + (d - y0) / 2, h / 2), binding(colour, hide, seed, True), .0008, (0, 0, rng.uniform(-.3, .3)), segments=2)
    core.box((t - .005, d - y0 - .004, h - .007), (t / 2, y0 * .8 + (d - y0 - .004) / 2, h / 2 - .0002), pages(rng.choice(("#d8c9a4", "#cbb88f", "#ddd2b4"))), .0006)
    # gilt lines and a title, on a label or straight on the cloth
    if rng.random() < .86:
        across = t > .034
        text = rng.choice(TITLES)
        wide = max(len(line) for line in text.split("\n"))
        size = min(t * .80 / (.74 * wide), .0078) if across else min(t * .42, .0105)
        z = h * (.755 if bands else rng.uniform(.68, .78))
        if not across:
            text, z = text.replace("\n", " "), h * .58
        if rng.random() < .45 and across:
            label = binding(rng.choice(("#4a1f18", "#20242a", "#2c2a20")), True, seed + 50)
            core.mesh("Label", *patch(spine, .05, .95, z - .020, z + .020, h, .0004), label, True)
        lettering(text, size, (t / 2, -.0007, z), not across, rng.uniform(.36, .46))
        for z in [b + s * .0052 for b in bands for s in (-1, 1)] or [h * k for k in rng.choice(((.06, .075, .94), (.9, .915, .1), (.05, .95)))]:
            core.mesh("Line", *patch(spine, .03, .97, z - .00024, z + .00024, h, .0003), gilt(.44), True)
    if rng.random() < .16:
        core.box((.0004, .03, .05), (t * rng.uniform(.3, .7), .03 + .03 * rng.random(), h + rng.uniform(.004, .014)), m.paper("#ded5bd"), 0, (rng.uniform(-8, 8), rng.uniform(-4, 4), 0))


def patch(spine, u0, u1, z0, z1, h, out):
    """Vertices and faces of a piece of the spine between two heights, a little before it."""
    us = np.linspace(u0, u1, 15)
    verts = []
    for z in (z0, z1):
        for u in us:
            x, y, zz = spine(u, z / h)
            verts.append((x, y - out, zz))
    return verts, [(k, k + 1, k + 16, k + 15) for k in range(14)]


def row(x0, x1, z, seed, high=(.165, .245), skip=()):
    """Books from x0 to x1 on a board at z: gaps that let one lean, spines not in line. skip: (x, width) left free."""
    rng = random.Random(seed)
    x, k = x0, 0
    while x < x1:
        hole = next((w for s, w in skip if s <= x < s + w), 0)
        if hole:
            x += hole
            continue
        t = rng.choice((.014, .018, .022, .026, .030, .036, .042, .050)) * rng.uniform(.9, 1.1)
        h = rng.uniform(*high)
        tilt = rng.choice((0, 0, 0, 0, 0, .6, -.5, 1.2))
        if rng.random() < .06:
            tilt = 7.5
            x += .004
        with core.at((x, rng.uniform(-.006, .016), z), (rng.uniform(-.5, .3), tilt, rng.uniform(-1.5, 1.5))):
            old_book(t, h, rng.uniform(.12, .165), rng.choice(BINDINGS), seed * 100 + k)
        x += t + rng.uniform(.0005, .0025) + (.030 if tilt > 5 else 0)
        k += 1


def library():
    """Close along the shelf, from its near end; the glasses are in focus."""
    wood, back = photo.timber("#5e4433", .36, .55), photo.timber("#2e2018", .6)
    z, gap, deep = 1.20, .315, .24
    x0, x1 = -1.3, .56
    for k in (-1, 0, 1, 2):
        core.box((x1 - x0, deep + .075, .026), ((x0 + x1) / 2, deep / 2 - .055, z - .013 + gap * k), wood, .005, segments=3)
    core.box((x1 - x0, .02, 3), ((x0 + x1) / 2, deep - .01, 1.5), back, 0)
    core.box((.036, deep + .10, 3), (x1 + .018, deep / 2 - .06, 1.5), wood, .004, segments=3)
    core.box((.058, .030, 3), (x1 + .014, -.105, 1.5), wood, .007, segments=3)
    row(x0 + .6, -.005, z, 3)
    row(.118, x1 - .16, z, 4)
    for k in range(3):  # the end of the row lies
        with core.at((x1 - .150 + .004 * k, .02 - .004 * k, z + .0 + (.0, .032, .056)[k] + (.032, .024, .018)[k]), (0, 90, (2, -5, 3)[k])):
            old_book((.032, .024, .018)[k], (.19, .17, .165)[k], .13, (("#6c5236", True), ("#363f44", False), ("#b8ae96", False))[k], 900 + k)
    # the one half drawn out, with its neighbours leaning into the gap
    with core.at((.002, .006, z), (0, 1.2, 0)):
        old_book(.024, .205, .15, ("#8a8268", False), 41)
    with core.at((.032, -.062, z), (0, 1.5, -2)):
        old_book(.038, .222, .155, ("#5a2a22", True), 43)
    with core.at((.0765, .004, z), (0, .4, 1)):
        old_book(.034, .188, .15, ("#363f44", False), 48)
    with core.at((.165, -.058, z + .0005), 24):
        props.spectacles(1.05)
    # what throws light back: wall, ceiling, floor
    wall = photo.paint("#cfcabd")
    core.box((9, 9, .1), (0, -1, 3.1), wall, 0)
    core.box((9, 9, .1), (0, -1, -.05), photo.timber("#6a4c38", .4, .5), 0)
    core.box((3.6, .2, 3.2), (-1.2, .36, 1.6), wall, 0)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    weathered.few_bounces()
    core.area((1.7, -1.1, 1.6), (.1, 0, 1.25), (1.2, 1.3), 40, photo.DAY)
    core.area((-.55, -.42, 1.52), (.15, -.03, 1.22), (.16, .16), 2.6, (1, .70, .40))
    core.area((-1.6, -2.2, 2.1), (.1, 0, 1.2), (1.6, 1.4), 5, (1, .985, .96))
    photo.window_gleam((2.2, -1.2, 1.75), (.1, 0, 1.25), (1.3, 1.5), (2, 2), 3.0)
    core.camera((-.16, -.52, 1.335), (.135, -.035, 1.262), 70, fstop=2.8, focus=(.165, -.072, 1.225))
    return {"size": (1200, 800), "look": photo.look(.115, contrast=1.05, texture=.10)}


PICTURES = {
    "gallery/kottayam/library": library,
}

FINISH = {
    "gallery/kottayam/library": {"colours": {(336, 366): (.68, .84)}, "balance": (1.03, 1, .93), "exposure": -.14, "glow": (.16, .5), "fade": .12, "contrast": 1.05},
}
