"""Family room, late afternoon: a game of carrom broken off on its low table, the low sun on it through a louvred shutter, the made beds out of focus; sage and ochre, 50 mm."""
import math

import numpy as np

from kit import aged, core, household as p, interior as i, materials as m, photo, room, surfaces

SAGE, OCHRE = "#747d66", "#9a7a42"
WOOD = ("#33221a", "#67482f", "#a37c56", .5)
SIDE, FRAME = .74, .052  # of the board (m)
LOW = .36  # height of the board's surface


def head(width, height=1.02, wood=None):
    """Slatted head of a bed at y = 0."""
    wood = wood or aged.waxed(*WOOD)
    for s in (-1, 1):
        core.box((.05, .045, height), (s * (width / 2 + .01), 0, height / 2), wood, .008, segments=3)
    core.box((width + .09, .055, .05), (0, 0, height), wood, .016, segments=4)
    core.box((width, .03, .06), (0, 0, .52), wood, .006)
    n = int(width / .095)
    for k in range(n):
        core.box((.034, .018, height - .54), (-width / 2 + width * (k + .5) / n, 0, .53 + (height - .54) / 2), wood, .004)


@m.cached
def distemper(colour, dirt=.8, stain="#8f8470", cracks=0.0):
    """Limewash laid on by brush: strokes, clouds, patches mended in another tone, scuffs and damp low down; hairlines in a few places only."""
    g = m.Graph("distemper")
    where = g.coords(1, "World")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    brush, broad = g.noise(g.coords((5, 5, 9), "World"), 1.0, 6, .68, 1.4), g.noise(where, .7, 5, .6, .3)
    stroke, fine = g.noise(g.coords((26, 26, 70), "World", (.3, .2, .4)), 1.0, 4, .65, .8), g.noise(where, 190, 3, .6)
    patch = g.noise(where, 1.3, 4, .55, .9)
    c = g.mix(g.span(brush, .33, .67), m.scaled(colour, .88), m.scaled(colour, 1.03))
    c = g.mix(g.span(stroke, .38, .66, 0, .5), c, m.scaled(colour, .91))
    c = g.mix(g.span(broad, .42, .68, 0, .55), c, m.scaled(colour, .83))
    c = g.mix(g.span(patch, .60, .63, 0, .25), c, m.scaled(colour, 1.05))
    if cracks:
        line = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(where, 1.1, 5, .5, .5), .5))
        line = g.math("MULTIPLY", g.span(line, 0, .0026, 1, 0), g.span(g.noise(where, .5, 2), .56, .62))
        c = g.mix(g.math("MULTIPLY", line, cracks), c, m.scaled(colour, .5))
    damp = g.span(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(where, 2.4, 5, .62), .5), .7)), .45, .05)
    c = g.mix(g.math("MULTIPLY", damp, .55 * dirt, True), c, stain)
    scuff = g.math("MULTIPLY", g.span(g.noise(g.coords((7, 7, 34), "World", (.1, .2, .1)), 1.0, 4, .7), .62, .70), g.span(z, .95, .25))
    c = g.mix(g.math("MULTIPLY", scuff, .45 * dirt, True), c, m.scaled(stain, .55))
    high = g.math("ADD", g.math("MULTIPLY", brush, .9), g.math("ADD", g.math("MULTIPLY", stroke, .28), g.math("MULTIPLY", fine, .06)))
    return g.principled(c, .88, g.bump(high, .38, .006), specular=.15)


def markings(size=1500):
    """The board's printed lines as two linear pictures (h, w, 3): their colour, and where ink lies."""
    inner = SIDE - 2 * FRAME
    scale = size / inner
    ink = np.zeros((size, size, 3))
    colour = np.zeros((size, size, 3))
    black, red = (.035, .028, .025), (.46, .07, .045)

    def line(points, thick, c):
        for target, value in ((ink, (1, 1, 1)), (colour, c)):
            photo.stroke(target, [((x / inner + .5) * size, (y / inner + .5) * size) for x, y in points], thick * scale, value)

    def straight(a, b, thick, c):
        n = 8
        pts = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in np.linspace(0, 1, n)]
        for p, q in zip(pts, pts[1:]):
            line([p, q], thick, c)

    def circle(x, y, r, thick, c):
        pts = [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 61)]
        for p, q in zip(pts, pts[1:]):
            line([p, q], thick, c)
    far, near = inner / 2 - .101, inner / 2 - .133
    for k in range(4):
        c, s = round(math.cos(k * math.pi / 2)), round(math.sin(k * math.pi / 2))

        def turn(x, y):
            return x * c - y * s, x * s + y * c
        end = .235 * inner / .64
        straight(turn(-end, far), turn(end, far), .0022, black)
        straight(turn(-end, near), turn(end, near), .0009, black)
        for e in (-end, end):
            x, y = turn(e, (far + near) / 2)
            for r in np.linspace(.001, .0125, 9):
                circle(x, y, r, .0012, red)
            circle(x, y, .0155, .0010, black)
        a, b = turn(.085, .085), turn(inner / 2 - .055, inner / 2 - .055)
        straight(a, b, .0010, black)
        x, y = turn(.098, .098)
        arc = [(x + .030 * math.cos(t), y + .030 * math.sin(t)) for t in np.linspace(k * math.pi / 2 - math.pi / 4 - .6, k * math.pi / 2 + math.pi * .75 + .6, 30)]
        for p, q in zip(arc, arc[1:]):
            line([p, q], .0008, black)
    circle(0, 0, .085, .0011, black)
    circle(0, 0, .080, .0005, black)
    for r in np.linspace(.001, .0155, 11):
        circle(0, 0, r, .0012, red)
    for k in range(8):
        a = k * math.pi / 4
        straight((.020 * math.cos(a), .020 * math.sin(a)), (.074 * math.cos(a), .074 * math.sin(a)), .0010 if k % 2 else .0018, red if k % 2 else black)
    return colour, ink


def playing_surface():
    """Varnished birch ply with the printed lines, duller where powder lies and where hands have wiped it."""
    colour, ink = markings()
    g = m.Graph("board")
    uv = g.node("TexCoord").outputs["UV"]
    paint = g.node("TexImage", {"Vector": uv})
    paint.image = surfaces.image("Lines", np.clip(colour, 0, 1))
    where = g.node("TexImage", {"Vector": uv})
    where.image = surfaces.image("Ink", np.clip(ink, 0, 1), True)
    at = g.coords(1, "Object")
    grain = g.noise(g.coords((3, 90, 1), "Object"), 1.2, 5, .62, .4)
    cloud = g.noise(at, 4.5, 4, .6)
    wipe = g.noise(g.coords((3.0, 15, 1), "Object", (0, 0, .8)), 1.4, 5, .65, 1.4)
    fine = g.noise(at, 240, 3, .7)
    birch = g.ramp(g.math("ADD", g.math("MULTIPLY", grain, .6), g.math("MULTIPLY", cloud, .4)), [(.32, "#8d6a3e"), (.5, "#a98452"), (.68, "#bd9b68")])
    worn = g.math("MULTIPLY", where.outputs[0], g.span(fine, .28, .42, .35, 1))
    c = g.mix(worn, birch, paint.outputs[0])
    dust = g.math("MULTIPLY", g.span(wipe, .44, .70), g.span(fine, .25, .7, .5, 1), True)
    c = g.mix(g.math("MULTIPLY", dust, .30), c, "#d9d5cc")
    rough = g.math("ADD", g.span(cloud, .3, .7, .16, .26), g.math("MULTIPLY", dust, .42))
    return g.principled(c, rough, g.bump(grain, .05, .0006), specular=.5)


def piece(radius, high, colour, rings=True):
    """Turned wooden carrom man, hidden: ridged on both faces, polished by use."""
    mat = photo.timber(colour, .28, .35)
    groove = [(radius * .36, high), (radius * .39, high - .0008), (radius * .42, high), (radius * .66, high), (radius * .69, high - .0008), (radius * .72, high)] if rings else []
    top = [(0, high)] + groove + [(radius * .90, high), (radius * .985, high - .0007), (radius, high - .0019)]
    obj = core.lathe([(0, 0), (radius * .92, 0), (radius, .0016)] + top[::-1], mat, segments=64, smooth=35)
    obj.hide_render = True
    return obj


def carrom():
    """The board, its surface at z = 0, in the middle of a game."""
    dark = aged.waxed("#150d09", "#2f1d14", "#8a6342", .6, .34)
    inner = SIDE - 2 * FRAME
    core.grid_surface(lambda x, y: 0.0, (inner + .004, inner + .004), playing_surface(), steps=(2, 2))
    core.box((SIDE - .01, SIDE - .01, .012), (0, 0, -.0075), photo.timber("#8d6c46", .5), .002)
    for k in range(4):
        with core.at((0, 0, 0), 90 * k):
            core.box((SIDE if k % 2 else inner - .0006, FRAME, .040), (0, SIDE / 2 - FRAME / 2, .004), dark, .007, segments=5)
            x = inner / 2 - .024
            core.lathe([(0, .00045), (.0212, .00045)], m.plain("#060505", .95), (x, x, 0), 40)
            core.tube([(x + .0218 * math.cos(a), x + .0218 * math.sin(a), .0002) for a in np.linspace(0, 2 * math.pi, 49)[:-1]], .0011, photo.timber("#7a5836", .4), 8, True)
    black, white, queen = piece(.0158, .0086, "#211a17"), piece(.0158, .0086, "#d6bd92"), piece(.0158, .0086, "#8a2c20")
    rng = np.random.default_rng(12)
    spots = [(.004, .012), (.037, .020), (-.029, .026), (.020, -.028), (-.052, -.016), (.085, .052), (-.115, .082), (.132, -.062), (-.040, .128), (.065, -.120), (-.158, -.096), (.170, .135), (-.088, -.150),
             (.030, -.196), (-.205, .030), (.150, -.190), (-.022, -.080)]
    for k, (x, y) in enumerate(spots):
        core.instance(queen if k == 2 else (black, white)[k % 2], [core.matrix((x, y, .0001), (0, 0, rng.uniform(0, 360)))], False)
    core.instance(piece(.0157, .0086, "#d9c196"), [core.matrix((-.046, -.020, .0088), (0, 0, 30))])
    striker = photo.glaze("#e4ddc8", .12)
    core.lathe([(0, 0), (.0192, 0), (.0206, .0014), (.0206, .0088), (.0192, .0102), (.0125, .0102), (.0121, .0099), (.0117, .0102), (0, .0102)], striker, (.2185, -.075, 0), 72, 35)
    core.lathe([(.0055, .01025), (.0100, .01025)], m.plain("#9b3324", .3), (.2185, -.075, 0), 48)


def beds(wood):
    """The double bed at the wall, the two single ones along the right."""
    with core.at((-.55, 3.45, 0)):
        head(1.62, 1.04, wood)
        with core.at((0, -.05, 0)):
            photo.bed(1.58, 2.0, .54, 4, "#5d412c", "#d9d5cc", "#d6d2c8", SAGE, .70, None, 2, .24)
    for y, seed, colour in ((1.72, 7, OCHRE), (3.05, 9, "#8d4f3c")):
        with core.at((2.75, y, 0), -90):
            head(.98, .98, wood)
            with core.at((0, -.05, 0)):
                photo.bed(.95, 1.92, .50, seed, "#5d412c", "#d9d5cc", "#d6d2c8", colour, .66, None, 1, .22)


def family():
    """Over a corner of the board; the light comes through a shutter at the left, behind the game."""
    p.fresh()
    wood = aged.waxed(*WOOD)
    i.floor((9, 14), room.slabs("#6f675b", (.42, .42), "#4a443b", .0022, .26, .16, .30))
    core.box((8, .2, 3.2), (0, 3.62, 1.6), distemper("#b9b3a4", .8), 0)
    core.box((.2, 9, 3.2), (2.90, 0, 1.6), distemper(SAGE, .5), 0)
    core.box((8, .1, 3.2), (0, -4.2, 1.6), distemper("#b9b3a4", .8), 0)
    core.box((9, 9, .1), (0, 0, 3.1), photo.paint("#c9c4b8"), 0)
    beds(wood)
    with core.at((0, 0, LOW), 22):
        carrom()
        for x in (-1, 1):
            for y in (-1, 1):
                core.box((.04, .04, .33), (x * .28, y * .28, -.185), aged.waxed("#150d09", "#2f1d14", "#8a6342", .6, .34), .004)
    i.rug((2.2, 1.7), (0, 0, 0), 22, colour="#8f8a74", border="#646b53", pattern="stripes", second="#7a6038")
    # the shutter that cuts the sun in bands, outside the picture
    toward = core.sun_direction(19, 306)
    for k in range(9):
        core.box((.02, 1.1, .045), tuple(np.array((0, 0, LOW)) + 1.5 * np.array(toward) + (0, 0, -.32 + .088 * k)), wood, .002, (0, 20, -36))
    core.box((.04, .07, 1.4), tuple(np.array((.03, .06, LOW)) + 1.5 * np.array(toward)), wood, .002, (0, 0, -36))
    core.sky_gradient([(-10, "#8a8070"), (0, "#f3e2c4"), (70, "#a9bccb")], .5)
    core.indoors()
    core.sun(19, 306, 11.0, (1, .80, .56), .5)
    core.area((-2.6, 1.9, 1.6), (0, 1.6, .5), (1.4, 1.5), 80, (1, .96, .90))
    core.area((.6, -3.2, 2.2), (0, .4, .4), (1.6, 1.2), 14, (.94, .97, 1))
    photo.window_gleam((-2.4, 1.7, 1.5), (0, 0, LOW), (1.3, 1.5), (2, 3), 2.4)
    core.camera((-.24, -.86, .70), (.07, .10, .47), 47, level=True, fstop=3.2, focus=(.00, -.02, LOW))
    return {"size": (1200, 800), "look": photo.look(.165, contrast=1.03, saturation=.92, vignette=.2)}


PICTURES = {
    "rooms/family": family,
}

FINISH = {
    "rooms/family": {"glow": (.18, .5), "fade": .12, "soft": .12},
}
