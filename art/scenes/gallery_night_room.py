"""Ernakulam South at night: a book, a glass of water and the lamp by the bed, the wet window and the street out of focus behind them; plum, walnut and lamplight, 52 mm."""
import math

import bpy
import numpy as np

from kit import core, develop, household as p, interior as i, materials as m, photo

TOP = .56


def wet_street(width=1100, height=490, seed=9):
    """Linear picture of a street in the rain through its wet pane: few lamps, uneven, drawn down by the water that runs over them."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    picture = np.array(core.rgb("#27303d")) * (.75 - .35 * v) + np.array(core.rgb("#3a2a22")) * .55 * np.exp(-((v - .58) / .2) ** 2)
    picture = np.broadcast_to(picture, (height, width, 3)).copy()
    for _ in range(9):  # house fronts, a little paler than the sky
        x, w, top = rng.random() * width, rng.uniform(.06, .16) * width, rng.uniform(.10, .5) * height
        a, b = int(max(0, x)), int(min(width, x + w))
        picture[int(top):int(.8 * height), a:b] = picture[int(top):int(.8 * height), a:b] * .6 + np.array(core.rgb("#2b2a2e")) * rng.uniform(.1, .5)
    picture = develop.gauss(picture, 9)
    tones = ["#ffb45e", "#ffd9a0", "#ffe9cf", "#ff8a3c", "#ff4b32", "#bfe0ff", "#7fd0b0"]
    share = [.34, .24, .18, .10, .07, .05, .02]
    centres = rng.uniform(0, 1, 7)
    for _ in range(64):
        x = (centres[rng.integers(7)] + rng.normal(0, .05)) % 1
        y = np.clip(rng.normal(.44, .13), .08, .95)
        c = np.array(core.rgb(tones[rng.choice(7, p=share)])) * (.2 + 4.5 * rng.random() ** 3.5)
        r = rng.uniform(4, 10)
        for q in range(rng.integers(2, 6)):  # the lamp and what runs down below it
            photo.blot(picture, x * width + rng.normal(0, 1.5) * q, y * height + 6 * q, r * (1 - .08 * q), c, .55 / (1 + .9 * q), .1, True)
    yy, xx = np.mgrid[0:height, 0:width]
    # drops bend it: every few pixels shows another place
    bend = [core.fractal_noise(xx / 9 + 40 * k, yy / 11, 3, seed + k) - .5 for k in (0, 1)]
    sx, sy = (np.clip(a + b * 34, 0, lim - 1).astype(int) for a, b, lim in ((xx, bend[0], width), (yy, bend[1], height)))
    beaded = (core.fractal_noise(xx / 26 + 7, yy / 34, 4, seed + 5)[..., None] > .47).astype(float)
    picture = picture * (1 - beaded) + picture[sy, sx] * 1.25 * beaded
    for _ in range(900):
        x, y, r = rng.random() * width, rng.random() * height, rng.gamma(2.0, 1.1) + .8
        seen = picture[min(height - 1, int(height - y)), min(width - 1, int(x + rng.normal(0, 60)) % width)]
        photo.blot(picture, x, y, r, seen * 1.5 + .015, .5, .3)
    return develop.gauss(picture, 1.2).astype(np.float32)


@m.cached
def page_edge():
    """Edge of a block of pages: hundreds of leaves, foxed."""
    g = m.Graph("page edge")
    where = g.coords(1, "Object")
    leaves, slow = g.noise(g.coords((4, 4, 2600), "Object"), 1, 2, .7), g.noise(where, 60, 4, .6)
    c = g.mix(g.span(leaves, .3, .7), "#8f7c5e", "#cdbb98")
    c = g.mix(g.span(slow, .55, .75, 0, .5), c, "#93774e")
    return g.principled(c, .9, g.bump(leaves, .5, .0006), specular=.1)


@m.cached
def buckram(colour):
    """Book cloth, rubbed pale at its corners and edges, a ring where a cup stood."""
    g = m.Graph("buckram")
    where = g.coords(1, "Object")
    weave = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", g.node("SeparateXYZ", {0: where}).outputs[0], 5200.0)), g.math("SINE", g.math("MULTIPLY", g.node("SeparateXYZ", {0: where}).outputs[1], 5200.0)))
    slow, fine = g.noise(where, 22, 5, .62), g.noise(where, 300, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.mix(g.span(slow, .3, .72), m.scaled(colour, .75), m.scaled(colour, 1.25))
    c = g.mix(g.math("MULTIPLY", g.span(edge, .505, .54), g.span(fine, .3, .6)), c, m.scaled(colour, 2.2))
    return g.principled(c, g.span(slow, .3, .7, .55, .8), g.bump(g.math("ADD", g.math("MULTIPLY", weave, .4), fine), .3, .0006), specular=.25)


def book(size, colour):
    """Cloth-bound book lying shut, spine towards -Y: boards, a rounded back, the block of pages a little drawn in."""
    w, d, h = size
    cloth = buckram(colour)
    for z, turn in ((.0014, 0), (h - .0014, .5)):
        core.box((w, d - .004, .0028), (0, .002, z), cloth, .0011, (0, turn, 0), segments=3)
    core.box((w - .007, d - .009, h - .0056), (0, .002, h / 2), page_edge(), .0008)
    a = np.linspace(-math.pi / 2, math.pi / 2, 13)
    back = [(-d / 2 + .004 - .0052 * math.cos(q), h / 2 + h / 2 * math.sin(q)) for q in a] + [(-d / 2 + .006 - .0030 * math.cos(q), h / 2 + (h / 2 - .002) * math.sin(q)) for q in a[::-1]]
    core.mesh("Back", [(x, y, z) for x in np.linspace(-w / 2, w / 2, 9) for y, z in back],
              [(k * 26 + q, k * 26 + (q + 1) % 26, (k + 1) * 26 + (q + 1) % 26, (k + 1) * 26 + q) for k in range(8) for q in range(26)], cloth, 50)


def ticket():
    """Railway ticket of buff card, clipped, one corner bent."""
    g = m.Graph("ticket card")
    n = g.noise(g.coords(1, "Object"), 130, 4, .6)
    card = g.principled(g.mix(g.span(n, .35, .7), "#b79a62", "#d2ba86"), .8, g.bump(n, .2, .0005), specular=.2)
    w, d = .0572, .0305
    core.grid_surface(lambda u, v: ((u - .5) * w + (.0012 if u > .93 and abs(v - .45) < .09 else 0) * -4, (v - .5) * d, .0006 + .006 * max(0, u + v - 1.68) ** 2 * 8 + .0011 * (u - .5) ** 2), None, card, steps=(40, 24))
    ink = m.plain("#2b2320", .8)
    for text, size, y in (("18442", .0042, .0100), ("SECOND ORDINARY", .0034, .0046), ("THRISSUR", .0046, -.0012), ("TO ERNAKULAM SOUTH", .0036, -.0068), ("74 KM", .0030, -.0112)):
        curve = bpy.data.curves.new("Print", "FONT")
        curve.body, curve.size, curve.align_x, curve.align_y = text, size, "CENTER", "CENTER"
        curve.materials.append(ink)
        obj = bpy.data.objects.new("Print", curve)
        obj.location = (-.001, y, .0013)
        core.link(obj)


def lamp():
    """Turned foot of blackwood with a brass collar under a linen shade."""
    core.lathe(p.rounded([(0, 0), (.062, 0), (.066, .003), (.064, .012), (.040, .020), (.024, .032), (.020, .050), (.030, .075), (.034, .095), (.026, .120), (.014, .140), (.012, .165), (.016, .172), (0, .174)], 2),
               photo.timber("#2c1a12", .50, .6), segments=72, smooth=60)
    core.lathe(p.rounded([(.0165, .170), (.0175, .178), (.012, .186), (.009, .215), (0, .216)], 2), m.brass(.28, "#a9854a", .6), segments=48, smooth=60)
    g = m.Graph("linen shade")
    x, y, z = g.node("SeparateXYZ", {0: g.coords(1, "Object")}).outputs
    around = g.math("ARCTAN2", y, x)
    threads = g.math("ADD", g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", around, 60.0), 1: g.math("MULTIPLY", z, 30.0)}).outputs[0], 1, 4, .7), g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", around, 3.0), 1: g.math("MULTIPLY", z, 900.0)}).outputs[0], 1, 3, .7))
    warm = g.math("POWER", g.span(g.math("ABSOLUTE", g.math("SUBTRACT", z, .275)), 0, .16, 1, .25), 1.3)
    shine = g.emit(g.mix(warm, "#c9742e", "#ffd8a2"), g.math("MULTIPLY", g.math("MULTIPLY", warm, .62), g.span(threads, .7, 1.3, .78, 1.15)))
    cloth = g.node("BsdfDiffuse", {"Color": "#d8c6a4"}).outputs[0]
    obj = core.lathe([(.136, .188), (.1375, .189), (.1375, .197), (.1365, .198), (.100, .372), (.098, .372), (.134, .198), (.134, .188), (.136, .188)], g.surface(g.node("AddShader", {0: shine, 1: cloth}).outputs[0]), segments=96, smooth=50)
    obj.visible_shadow = False
    light = core.point((0, 0, .262), 2.4, (1, .68, .38), .035)
    light.visible_camera = light.visible_glossy = light.visible_transmission = False


def water():
    """Tumbler of water, a third drunk."""
    core.lathe(p.rounded([(0, 0), (.027, 0), (.0295, .002), (.0305, .010), (.0345, .100), (.0341, .1020), (.0330, .1010), (.0292, .014), (.0270, .0095), (0, .0085)], 2), m.glass("#fafdfc"), segments=96, smooth=60)
    level = .064
    core.lathe([(0, .0088), (.0270, .0098), (.0293, .0143), (.03145, level), (.0318, level + .0010), (.0309, level + .0002), (0, level)], m.glass("#f6fbfa", ior=1.33), segments=96, smooth=50)


def night_room():
    """Across the bedside table from the pillow."""
    p.fresh()
    bpy.context.scene.cycles.transmission_bounces = 10
    g = m.Graph("table top")
    where = g.coords(1, "World")
    grain, slow = g.noise(g.coords((9, 150, 9), "World", (0, 0, .25)), 1, 5, .6, .5), g.noise(where, 9, 5, .6)
    c = g.mix(g.span(grain, .3, .7), "#2c1a11", "#583722")
    for x, y, r in ((-.02, -.10, .033), (.05, .075, .033)):
        d = g.node("VectorMath", {0: where, 1: (x, y, TOP)}, operation="DISTANCE").outputs["Value"]
        ring = g.math("MULTIPLY", g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", d, r)), .0016), g.span(slow, .42, .62))
        c = g.mix(g.math("MULTIPLY", ring, .5), c, "#9a7d5c")
    core.box((.62, .46, .026), (.03, .02, TOP - .013), g.principled(c, g.span(slow, .3, .7, .34, .55), g.bump(grain, .12, .0008), specular=.45), .007, segments=4)
    with core.at((-.075, -.005, TOP), 24):
        book((.205, .142, .031), "#43303a")
        with core.at((.004, .003, .031), -9):
            book((.178, .118, .022), "#262f2c")
        with core.at((.012, -.012, .0538), (0, 0, 14)):
            ticket()
    with core.at((.092, -.045, TOP + .0006)):
        water()
    with core.at((.185, .125, TOP)):
        lamp()
    # the window: sill, a post, a curtain drawn aside; the wall is dark
    frame, wall = m.plain("#1b1918", .5), photo.paint("#6d605a", .8)
    photo.view(wet_street(), (0, .72, TOP - .16), .95, .42, 0, .50)
    core.box((2.4, .16, .03), (0, .62, TOP - .11), photo.timber("#3a281c", .4), .006)
    core.box((.040, .05, 1.6), (-.145, .70, TOP + .6), frame, .006)
    core.box((2.4, .08, .5), (0, .72, TOP - .37), wall, 0)
    with core.at((-.52, .56, TOP - .5)):
        i.curtain(.34, 1.8, photo.cotton("#48323c", 500, .95, .1), seed=3, depth=.05, flare=.03)
    core.box((.1, 3, 3), (1.1, 0, 1.5), wall, 0)
    core.box((4, 3, .1), (0, 0, 2.6), wall, 0)
    core.box((4, 4, .1), (0, 0, -.05), photo.timber("#3b2a20", .4), 0)
    core.sky_gradient([(-10, "#0c0e12"), (0, "#23262e"), (70, "#14171e")], .3)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 12
    for lamp_at, size, power, colour in (((-.1, .60, TOP + .45), (1.2, .6), .9, (.62, .72, 1.0)), ((-.9, -.9, TOP + .9), (.9, .7), 3.2, (1, .84, .66))):
        core.area(lamp_at, (0, 0, TOP), size, power, colour).visible_transmission = False
    photo.window_gleam((-.1, .62, TOP + .45), (0, 0, TOP), (1.2, .7), (2, 1), .18, "#9fb6dc")
    core.camera((.01, -.54, TOP + .225), (.018, .02, TOP + .084), 52, level=True, fstop=2.5, focus=(.03, -.060, TOP + .05))
    return {"size": (1200, 800), "look": photo.look(.09, bloom=.09, contrast=1.02, vignette=.22)}


PICTURES = {
    "gallery/ernakulam-south/night-room": night_room,
}

FINISH = {
    "gallery/ernakulam-south/night-room": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
