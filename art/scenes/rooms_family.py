"""Family room: a game of carrom broken off on its low table, the double bed and the two single ones out of focus behind it; sage and ochre, 44 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, finish, furniture as f, guest_room, household as p, interior as i, materials as m, photo, room, slept, surfaces

SAGE, OCHRE = "#747d66", "#9a7a42"
WOOD = ("#33221a", "#67482f", "#a37c56", .5)
SIDE, FRAME = .74, .052  # of the board (m)
DOUBLE, NEXT, LAST = (1.02, -.02, 0), (-.80, -.02, 0), (-2.22, -.02, 0)  # where the heads of the beds stand (m)


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


def blanket(width, length, top, colour, seed, under):
    """Blanket across the foot of a bed, laid on its cover."""
    obj = photo.bedding(width + .03, .62, top + .058, .24, slept.linen(colour, .22, 2.2, slub=.22), seed + 7, 0, .0, False, .010, .8, .03, "Blanket")
    obj.location.y = -length + .72
    obj.rotation_euler[2] = math.radians(2 if seed % 2 else -3)
    photo.rest(obj, under, .011)


def bed(width, seed, colour, wood, pillows):
    """Made bed with its slatted head at y = 0; pillows: (which shape, place, rotation) of each."""
    top, length = .56, 1.98
    white = slept.linen("#ebe8e2", .26, 1.8)
    head(width + .04, 1.04, wood)
    with core.at((0, -.05, 0)):
        for s in (-1, 1):
            core.box((.035, length - .04, .15), (s * (width / 2 - .03), -length / 2, .24), wood, .008)
            core.box((.055, .055, .33), (s * (width / 2 - .04), -length + .04, .165), wood, .008)
        core.box((width - .06, .035, .15), (0, -length + .03, .24), wood, .008)
        core.box((width, length - .02, .26), (0, -length / 2, top - .13), slept.linen("#d5d2cb", .4), .05, segments=4)
        cover = photo.bedding(width, length, top + .006, .26, white, seed, .46, .034, cell=.011, crumple=1.2)
        photo.bedding(width + .02, .72, top + .050, .22, slept.linen("#edeae4", .22, 1.6), seed + 3, .42, .012, False, .010, 1.0, name="Sheet")
        blanket(width, length, top, colour, seed, cover)
        for shape, place, turn in pillows:
            material = white if len(shape) < 4 else shape[3]
            slept.show_pillow(shape[:3], material, (place[0], place[1], top + place[2]), turn)


def beds(wood):
    """The double bed, and beyond it the two single ones, their heads on the same wall."""
    one = slept.pillow((.74, .48), 5.0, 5, .016, .0, (), None, 26, 0, -.03)
    two = slept.pillow((.74, .48), 4.2, 8, .016, .0, (), None, 26, 0, -.035)
    low = slept.pillow((.46, .34), 5.0, 31, .014, .0, (), None, 26, 0, -.03)
    with core.at(DOUBLE):
        bed(1.62, 4, SAGE, wood, [
            (one, (.40, -.17, .225), (68, 1, -3)), (two, (-.41, -.17, .225), (66, -2, 3)),
            (two, (.39, -.36, .19), (53, -2, 5)), (one, (-.40, -.36, .19), (52, 2, -4)),
            ((*low, slept.linen(OCHRE, .12, 2.0, slub=.2)), (-.08, -.56, .155), (46, 1, 8))])
    for place, seed, colour, first, second in ((NEXT, 7, OCHRE, one, two), (LAST, 9, "#7c4433", two, one)):
        with core.at(place):
            bed(.96, seed, colour, wood, [(first, (.01, -.17, .225), (67, 1, 2)), *(((second, (-.02, -.37, .185), (50, -2, -5)),) if seed == 7 else ())])


def board(place, turn):
    """The board on a low table at the beds' feet, the powder for it in its tin on one rim."""
    wood = aged.waxed(*WOOD)
    with core.at((*place, 0), turn):
        core.box((.56, .56, .026), (0, 0, .470), wood, .008, segments=3)
        core.box((.50, .50, .07), (0, 0, .42), wood, .004)
        for x in (-.23, .23):
            for y in (-.23, .23):
                core.lathe(p.rounded([(.016, 0), (.020, .04), (.026, .20), (.018, .30), (.026, .33), (.026, .45)], 2), wood, (x, y, 0), 40)
        with core.at((0, 0, .497)):
            carrom()
            tin()


def tin():
    """Shallow tin without its lid, white powder in it, some of it spilt."""
    steel = m.plain("#a9a6a0", .30, 1.0)
    with core.at((-.243, .272, .0003), 20):
        core.lathe(p.rounded([(0, 0), (.0290, 0), (.0300, .0012), (.0300, .0155), (.0305, .0165), (.0300, .0172), (.0292, .0165), (.0290, .0030), (0, .0025)], 1), steel, segments=96, smooth=50)
        core.grid_surface(lambda u, v: (.0288 * v * math.cos(6.2832 * u), .0288 * v * math.sin(6.2832 * u), .0085 + .0030 * math.cos(6.2832 * u + 1) * v + .0035 * (float(core.fractal_noise(.0288 * v * math.cos(6.2832 * u) * 90 + 9, .0288 * v * math.sin(6.2832 * u) * 90 + 9, 4, 3)) - .5)), None, m.plain("#cfccc6", .95), steps=(60, 20))


def family():
    """Over the board to the heads of the three beds, which are out of focus; the window is at the left."""
    p.fresh()
    h, left, right = 2.9, -3.15, 2.5
    wood, white = aged.waxed(*WOOD), photo.paint("#dcd6c9", .8)
    i.floor((9, 12), room.slabs("#6f675b", (.42, .42), "#4a443b", .0022, .26, .16, .30))
    sill, high, wide, mid = .90, 1.45, 1.30, -1.30
    guest_room.walls(left, right, -6.0, h, (mid, sill, wide, high), distemper("#abae99", .3), white, photo.paint("#dcd9d0", .85))
    guest_room.casement((left - .16, mid, sill), 90, wide, high, wood)
    linen = slept.linen("#d9d3c4", .3, 1.6, slub=.15)
    for y, w, seed in ((mid + wide / 2 + .12, .32, 3), (mid - wide / 2 - .16, .34, 9)):
        room.hanging(w, 2.5, linen, (left + .10, y, .03), 90, seed, depth=.05, gather=1.12)
    room.rod(2.1, (left + .09, mid, 2.54), 90)
    beds(wood)
    for x, seed in ((-1.62, 4), (-1.16, 7)):
        room.framed((x, -.005, 1.66), 0, (.32, .42), photo.timber("#6d4c34", .4), seed)
    with core.at((-.04, -.26, 0)):
        f.bedside(.36, .36, .56, "#5d412c")
        with core.at((0, .02, .56)):
            with finish.without_shadows():
                f.table_lamp("brass", .46, 9, "#e8d2a4", 1.1)
    board((.12, -2.56), 24)
    photo.view(room.daylight(4, .62, .35, 8, (1.0, 1.0, .96), 1.0), (left - 6.5, mid, -2.6), 16, 10, 90, 1.1)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    aged.plain_bounces({"waxed": "#5d412c", "linen": "#c8c4ba", "slabs": "#6b6459", "distemper": "#a0a78e"})
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 3, 2
    core.area((left - .05, mid, 1.65), (0, mid + .2, .7), (1.1, 1.4), 115, (.97, .985, 1))
    core.area((-.6, -5.2, 1.9), (.2, -.6, .7), (2.4, 1.8), 34, (1, .985, .96))
    photo.window_gleam((left - .05, mid, 1.65), (0, -2.6, .5), (1.2, 1.4), (2, 2), 3.0)
    core.camera((.70, -3.74, 1.13), (-.42, -1.76, .395), 46, level=True, fstop=1.9, focus=(.14, -2.68, .50))
    return {"size": (1800, 1200), "look": photo.look(.165, contrast=1.02, saturation=.95, vignette=.16, texture=.09)}


PICTURES = {
    "rooms/family": family,
}

FINISH = {
    "rooms/family": {"glow": (.14, .6), "fade": .1},
}
