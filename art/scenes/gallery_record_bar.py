"""Ernakulam South: the needle in the groove of a record, the lamp and the shelves of the record bar far out of focus; black, steel and lamplight, 55 mm."""
import math
import random

import numpy as np

from kit import core, furniture as f, materials as m, photo

EDGE, RUN_OUT, LABEL = .1505, .0605, .0500  # radii of the record (m)


def on_disc(g):
    """Place on the record in its own coordinates: the whole, its x and y, and how far from the spindle (m)."""
    where = g.coords(1, "Object")
    xyz = g.node("SeparateXYZ", {0: where})
    x, y = xyz.outputs[0], xyz.outputs[1]
    r = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    return where, x, y, r


def grooves():
    """Pressed vinyl: grooves that draw the light into a fan, songs of different loudness, gaps between them, dust and hairlines."""
    g = m.Graph("vinyl")
    where, _, _, r = on_disc(g)
    ring = g.node("CombineXYZ", {0: r}).outputs[0]
    loud = g.noise(ring, 190, 4, .7)
    fine = g.noise(ring, 2600, 2, .6)
    gap = 0.0
    for at in (.1462, .1255, .1068, .0872, .0715):
        near = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", r, at)), .0004, .0008, 1, 0)
        gap = g.math("MAXIMUM", near, gap)
    smooth = g.math("MAXIMUM", gap, g.span(r, RUN_OUT, RUN_OUT + .0006, 1, 0))
    smooth = g.math("MAXIMUM", smooth, g.span(r, .1482, .1486))
    dust = g.node("TexVoronoi", {"Vector": where, "Scale": 900.0}).outputs["Distance"]
    speck = g.math("MULTIPLY", g.span(dust, .10, .06), g.span(g.noise(where, 120, 2), .62, .68), True)
    hair = g.noise(g.coords((900, 22, 1), "Object", (0, 0, .5)), 1.0, 3, .7, .6)
    c = g.mix(g.math("MULTIPLY", speck, .6), "#070708", "#6d6962")
    rough = g.math("ADD", g.span(loud, .3, .7, .20, .34), g.math("MULTIPLY", g.span(hair, .70, .77), .10))
    rough = g.math("MULTIPLY", rough, g.span(smooth, 0, 1, 1, .45))
    height = g.math("ADD", g.math("MULTIPLY", fine, g.span(smooth, 0, 1, 1, .05)), g.math("ADD", g.math("MULTIPLY", loud, .8), g.math("MULTIPLY", speck, 1.5)))
    normal = g.bump(height, .28, .00022)
    tangent = g.node("Tangent", direction_type="RADIAL", axis="Z").outputs[0]
    shader = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": g.math("ADD", rough, speck), "Specular": .62, "Anisotropic": .82, "Anisotropic Rotation": .0, "Normal": normal, "Tangent": tangent})
    return g.surface(shader.outputs[0])


def label():
    """Paper label in red with rings and lines of print in cream, a little rubbed."""
    g = m.Graph("label")
    where, x, y, r = on_disc(g)
    n = g.noise(where, 70, 5, .65)
    c = g.mix(g.span(n, .3, .7), "#4c140d", "#5c1c12")
    for at, half in ((.0468, .0006), (.0450, .0002), (.0172, .0003)):
        c = g.mix(g.span(g.math("ABSOLUTE", g.math("SUBTRACT", r, at)), half, half + .0002, .85, 0), c, "#a39678")
    row = g.math("LESS_THAN", g.math("FRACT", g.math("MULTIPLY", y, 240)), .42)
    word = g.math("GREATER_THAN", g.noise(g.coords((330, 240, 1), "Object"), 1, 1), .46)
    block = g.math("MULTIPLY", g.math("GREATER_THAN", y, .018), g.math("LESS_THAN", r, .041))
    low = g.math("MULTIPLY", g.math("LESS_THAN", y, -.020), g.math("LESS_THAN", g.math("ABSOLUTE", x), .022))
    ink = g.math("MULTIPLY", g.math("MULTIPLY", row, word), g.math("MULTIPLY", g.math("MAXIMUM", block, low), g.math("LESS_THAN", r, .042)))
    c = g.mix(g.math("MULTIPLY", ink, .85), c, "#a39678")
    return g.principled(c, .62, g.bump(n, .1, .0006), specular=.3)


def headshell():
    """Shell and cartridge above the point of the needle at the origin; the arm goes off along +X."""
    steel, dark, gold = m.steel(.24), m.plain("#101012", .34), m.brass(.22, "#c2995a", .3)
    core.box((.046, .0172, .0020), (.012, 0, .0205), steel, .0009, (0, 0, 0), segments=4)
    for x, w in ((.037, .0130), (.0405, .0105)):
        core.box((.008, w, .0044), (x, 0, .0200), steel, .0014, segments=4)
    core.cylinder(.0056, .010, (.0475, 0, .0198), gold, .001, 40, (0, 90, 0))
    core.cylinder(.0061, .0025, (.0450, 0, .0198), steel, .0006, 40, (0, 90, 0))
    # finger lift
    core.tube([(.004, -.0085, .0207), (.003, -.0130, .0208), (-.001, -.0185, .0222), (-.009, -.0230, .0252), (-.0150, -.0240, .0268)], .0009, steel, 12, radii=[1.4, 1.2, 1, 1, 1.25])
    # screws, cartridge, needle holder, cantilever
    for s in (-1, 1):
        core.cylinder(.0021, .0016, (.003, s * .0063, .0222), steel, .0004, 24)
        core.box((.0034, .0005, .0004), (.003, s * .0063, .0230), dark, 0, (0, 0, 30 + 50 * s))
    core.box((.0270, .0168, .0085), (.0075, 0, .0151), dark, .0012, segments=4)
    core.box((.0245, .0150, .0050), (.0085, 0, .0088), m.plain("#1b1b1e", .42), .0010, segments=4)
    core.box((.0014, .0120, .0030), (-.0063, 0, .0155), m.plain("#c9b98e", .4), .0004)
    core.extrude_profile([(-.0062, .0062), (-.0040, .0088), (.0095, .0088), (.0095, .0052), (.0020, .0046)], .0092, m.plain("#8e2f1c", .3), (0, -.0046, 0), .0006)
    core.tube([(.0060, 0, .0058), (.0005, 0, .0012)], .00038, steel, 10)
    core.lathe([(0, 0), (.00016, .0004), (.0003, .0011), (0, .0014)], m.plain("#d8dbe0", .08, 1.0), (0, 0, .0001), 16)
    for k, c in enumerate(("#8e2f24", "#3c6b46", "#c9c4b4", "#33517d")):
        y = (-.0048, -.0016, .0016, .0048)[k]
        z = .0168 - .0030 * (k % 2)
        core.tube([(.0212, y, z), (.0262, y * 1.1, z - .001), (.0310, y * .9, .0150), (.0365, y * .5, .0172), (.0400, y * .3, .0190)], .00048, m.plain(c, .5), 8)


def turntable():
    """Deck with the record on its platter; the record's upper face at z = 0."""
    core.lathe([(.0037, -.0013), (EDGE, -.0013), (EDGE + .0004, -.0007), (EDGE, -.0001), (.1485, .0), (RUN_OUT, .0), (LABEL, .0)], grooves(), segments=256, smooth=30)
    core.lathe([(.0037, .0002), (LABEL, .0002), (LABEL + .0002, 0)], label(), (0, 0, 0), 128, rotation=(0, 0, 25))
    core.lathe([(.0036, -.001), (.0036, .0062), (.0022, .0085), (0, .0088)], m.steel(.18), segments=40, smooth=50)
    core.lathe([(0, -.0045), (.1490, -.0045), (.1490, -.0015), (0, -.0014)], m.plain("#17140f", .9), segments=128)
    rim = m.plain("#b9b4aa", .22, 1.0)
    core.lathe([(0, -.030), (.157, -.030), (.160, -.028), (.160, -.007), (.158, -.0045), (.149, -.0045)], rim, segments=160, smooth=40)
    for row in (-.012, -.019, -.025):
        dot = core.box((.0011, .0034, .0030), (0, 0, 0), m.plain("#2b2926", .5), .0004)
        n = 150 + int(row * -600)
        core.instance(dot, [core.matrix((.1602 * math.cos(a), .1602 * math.sin(a), row), (0, 0, math.degrees(a))) for a in np.linspace(0, 2 * math.pi, n, False)])
    wood = photo.timber("#4a2819", .26, .7)
    core.box((.46, .37, .012), (.045, 0, -.040), m.plain("#b9ac90", .38, .4), .002)
    core.box((.48, .39, .085), (.045, 0, -.088), wood, .014, segments=5)
    # the pivot, far behind the needle, and the arm
    px, py = .205, .118
    steel = m.steel(.2)
    core.lathe([(0, -.034), (.033, -.034), (.034, -.030), (.028, -.026), (.019, -.024), (.018, .006), (.022, .009), (.0215, .030), (.015, .034), (0, .034)], steel, (px, py, 0), 64, 50)
    return px, py, steel


def globe_lamp(location, radius=.085, height=.30, power=6.0):
    """Brass lamp with an opal globe; its light comes from a ball as large as the globe."""
    with core.at(location):
        core.lathe([(0, 0), (.070, 0), (.072, .004), (.072, .014), (.050, .018), (.040, .030), (.014, .040), (.012, height - radius * 1.9), (.034, height - radius * 1.75), (.038, height - radius * 1.5)],
                   m.brass(.26, "#b08a4a", .5), segments=64, smooth=40)
        ball = core.sphere(radius, (0, 0, height - radius * .75), m.glow("#ffc486", .62), 48)
        ball.visible_shadow = ball.visible_glossy = False
        # what it lights, and, much weaker, what the grooves show of it
        core.point((0, 0, height - radius * .75), power, (1, .80, .56), radius * .8).visible_glossy = False
        core.point((0, 0, height - radius * .75), power * .10, (1, .80, .56), radius * .9).visible_diffuse = False


def record_bar():
    """A hand's breadth above the record while a side is playing."""
    rng = random.Random(8)
    px, py, steel = turntable()
    tip = (.040, -.094)
    turn = math.degrees(math.atan2(py - tip[1], px - tip[0]))
    with core.at((*tip, .0), turn - 21):
        headshell()
    a = math.radians(turn - 21)
    neck = (tip[0] + .050 * math.cos(a), tip[1] + .050 * math.sin(a), .0198)
    d = (px - neck[0], py - neck[1])
    core.tube([neck, (neck[0] + .030 * math.cos(a) + .01 * d[0], neck[1] + .030 * math.sin(a), .0202), (neck[0] + .36 * d[0], neck[1] + .36 * d[1], .0205), (px, py, .0215)], .0044, steel, 24)
    # counter, brass tumbler, shelves with the records, the lamp
    top = m.terrazzo("#b5aa94", ("#8a5a3c", "#4c4a44", "#e2d9c8"), .2)
    core.box((4, .9, .05), (0, .10, -.156), top, .008)
    globe_lamp((-.50, .52, -.131), .080, .330, 3.2)
    globe_lamp((.42, 1.10, -.131), .085, .36, 4.0)
    cards = [photo.paint(t, .6) for t in ("#6e2a20", "#254e4a", "#b3924f", "#cfc6b2", "#2c3b50", "#4f2736", "#96602e", "#34302a", "#5f7668", "#8b8578")]
    core.box((4, .04, 2), (0, 1.62, .5), photo.timber("#3a2115", .4), 0)
    for z in (-.10, .28):
        core.box((3.6, .36, .03), (-.4, 1.42, z - .016), photo.timber("#4a2a1a", .35), .006)
        x = -2.1
        while x < 1.0:
            if rng.random() < .05:
                x += rng.uniform(.03, .10)
            tone = rng.choice(cards)
            for _ in range(rng.randint(1, 4)):
                w = rng.uniform(.004, .013)
                core.box((w, .3, .312 - rng.uniform(0, .006)), (x, 1.44 + rng.uniform(-.006, .01), z + .156), tone if rng.random() < .6 else rng.choice(cards), 0, (0, rng.uniform(-1.0, 1.0), 0))
                x += w + .001
    core.area((-.5, .95, .75), (-.5, 1.45, .2), (2.4, .1), 2.6, (1, .84, .64))
    with core.at((-.42, .10, -.131)):
        f.bowl(.055, material=m.brass(.3, "#a98344", .6))
    core.sky_gradient([(-10, "#1a1622"), (0, "#4c4a58"), (18, "#262c3e"), (90, "#10141c")], .25)
    core.indoors()
    core.area((.9, -.35, .65), (.04, -.08, 0), (.5, .7), 9.0, (.90, .95, 1.0))
    core.area((-.5, -.55, .9), (.03, -.08, .01), (.4, .4), 6.0, (1, .93, .84))
    photo.window_gleam((.55, -.30, .42), (.06, -.08, .02), (.34, .34), (2, 2), 1.2, "#eef2f8", .02)
    core.camera((.150, -.290, .086), (.004, .0, .022), 55, level=True, fstop=5.6, focus=(.043, -.092, .012))
    return {"size": (1200, 800), "look": photo.look(.056, contrast=1.12, saturation=.80, warmth=-.12, bloom=.10, vignette=.26)}


PICTURES = {
    "gallery/ernakulam-south/record-bar": record_bar,
}

FINISH = {
    "gallery/ernakulam-south/record-bar": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
