"""Family room, late afternoon: the low sun through louvred shutters on the wall over the single beds, beds that somebody has just left, a game of carrom broken off, a bat and a ball; sage and ochre, 37 mm."""
import math

import numpy as np

from kit import aged, core, furniture as f, interior as i, materials as m, photo, room, slept, surfaces

SAGE, OCHRE = "#747d66", "#9a7a42"
WOOD = ("#33221a", "#67482f", "#a37c56", .5)
SIDE, FRAME = .74, .052  # of the board (m)


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


def pulled(side, folds, corner=.18):
    """Shape of a cover before it falls: a few long folds, and its upper corner at `side` (-1 left, 1 right) turned over.

    folds: (place across, slope, height, half width, middle along, half length), in shares of the cover but for the height (m).
    """
    def shape(u, v, points):
        out = points.copy()
        for place, slope, high, wide, mid, long in folds:
            out[:, 2] += high * np.exp(-((v - place - slope * u - .05 * np.sin(5 * u + 9 * place)) / wide) ** 2) * np.exp(-np.abs((u - mid) / long) ** 3)
        over = np.clip(v * .8 + side * u - corner, 0, None)
        out[:, 0] -= side * 1.55 * over
        out[:, 1] -= 1.10 * over
        out[:, 2] += .30 * np.minimum(over, .22) / .22
        return out
    return shape


def bed(width, length, top, wood, cover, seed, pillows):
    """Bed that somebody has just left, its head at y = 0: a sheet that has worked loose, a cover pulled half away, pillows.

    cover: (colour, size, (x, y), turn, shape from pulled()); pillows: (x, y, z above the mattress, tilt, turn).
    """
    for s in (-1, 1):
        core.box((.032, length, .13), (s * (width / 2 + .005), -length / 2, top - .25), wood, .007, segments=3)
        for y in (-.06, -length + .05):
            core.box((.062, .062, top - .20), (s * (width / 2 - .03), y, (top - .20) / 2), wood, .008, segments=3)
    core.box((width + .045, .032, .15), (0, -length, top - .25), wood, .007, segments=3)
    white = slept.linen("#d8d4cb", .40, 1.2)
    core.box((width, length - .02, .18), (0, -length / 2, top - .09), slept.linen("#cfcbc2", .4), .045, segments=5)
    mattress = slept.block((width + .01, length, .19), (0, -length / 2, top - .095), .05)
    rails = slept.block((width + .08, length + .05, .3), (0, -length / 2, top - .34), .02)
    ground = (np.array([(-3, -4, .02), (3, -4, .02), (3, 2, .02), (-3, 2, .02)]), np.array([(0, 1, 2), (0, 2, 3)]))
    size = (width + .42, length + .06)
    under = slept.sheet(size, (.02, -length / 2, top + .06), [mattress, rails, ground], .024, seed % 3 - 1, (.96, .965), .013, .035, seed, frames=46, shrink=-.04)
    slept.show(under, white, size, .0025)
    colour, size, (x, y), turn, shape = cover
    over = slept.sheet(size, (x, y, top + .13), [mattress, rails, ground, under[:2]], .024, turn, (.97, .96), .008, .06, seed + 4, shape, frames=60, shrink=-.02, bend=2.0, apart=True, gap=.006)
    slept.show(over, slept.linen(colour, .45, 2.0, slub=.22), size, .012)
    board = slept.block((width + .1, .06, 1.1), (0, .02, .55), .01)
    stack = [mattress, under[:2], board]
    for k, (px, py, pz, tilt, spin) in enumerate(pillows):
        one = slept.pillow((.70, .46), 3.6, seed + k, .020, 0, stack, ((px, py, top + pz), (tilt, 0, spin)), 24, .3, -.02)
        slept.show_pillow(one, slept.linen("#d9d5cc", .6, 1.2))
        stack = stack + [one[:2]]
    return under, over


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


def shutter(width, height, wood, pitch=.056, tilt=12.0):
    """Louvred leaf in the XZ plane, hinged at x = 0, sill at z = 0; one slat has slipped."""
    rng = np.random.default_rng(int(width * 1000))
    for x in (.025, width - .025):
        core.box((.05, .034, height), (x, 0, height / 2), wood, .005)
    for z in (.03, height - .03):
        core.box((width - .1, .034, .06), (width / 2, 0, z), wood, .005)
    n = int((height - .14) / pitch)
    for k in range(n):
        core.box((width - .098, .044, .0075), (width / 2, 0, .08 + pitch * (k + .5)), wood, .002, (-tilt + rng.normal(0, 1.2) + (16 if k == 4 else 0), rng.normal(0, .25) + (2.5 if k == 4 else 0), 0))
    core.cylinder(.006, height - .2, (width / 2, -.03, height / 2), wood, 0, 10)


def window(x0, x1, sill, high, wood):
    """Window in the far wall: bars above, four louvred leaves below, one of them pushed open."""
    w, low = x1 - x0, high * .70
    with core.at(((x0 + x1) / 2, .13, sill)):
        for x in (-w / 2 + .025, 0, w / 2 - .025):
            core.box((.06, .09, high), (x, 0, high / 2), wood, .006)
        for z in (.025, low, high - .025):
            core.box((w, .09, .055), (0, 0, z), wood, .006)
        for k in range(12):
            core.cylinder(.006, high - low, (-w / 2 + w * (k + .5) / 12, .0, (high + low) / 2), m.iron(.5), 0, 12)
        leaf = w / 4 - .03
        for x, turn, s in ((-w / 2 + .05, 3, 1), (-.03, -2, -1), (.03, 4, 1), (w / 2 - .05, -104, -1)):
            with core.at((x, .02, .05), (0, 0, turn if s > 0 else turn)):
                with core.at((0 if s > 0 else -leaf, 0, 0)):
                    shutter(leaf, low - .09, wood)
    core.box((w + .12, .30, .035), ((x0 + x1) / 2, .06, sill - .018), m.stone("#a39a8a", .6), .006)


def lane(width=1000, height=760, seed=6):
    """Linear picture of what lies outside against the sun: a pale sky, coconut palms, a tiled roof and a lime wall, a hedge."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    picture = np.broadcast_to(np.array((3.2, 2.75, 2.05)) * (1.0 - .45 * v), (height, width, 3)).copy()
    for x, s in ((140, 1.0), (300, 1.25), (545, .8), (722, 1.1), (930, 1.0)):
        tip, tone = (.50 - .08 * s) * height + rng.uniform(-25, 25), np.array((.95, .86, .55)) * rng.uniform(.7, 1.1)
        photo.stroke(picture, [(x, .7 * height), (x + 8 * s, .5 * height), (x + 20 * s, tip)], 5 * s, tone * .7)
        for a in np.linspace(-.5, math.pi + .5, 13):
            p = [(x + 20 * s + q * 110 * s * math.cos(a), tip - q * 64 * s * math.sin(a) + 75 * s * q * q) for q in np.linspace(0, 1, 7)]
            photo.stroke(picture, p, 9 * s, tone * rng.uniform(.7, 1.2))
    top, foot = int(.50 * height), int(.84 * height)
    picture[top:foot, 180:700] = np.array((1.25, 1.02, .74))
    for k in range(3):
        x = 250 + 150 * k
        picture[top + 70:top + 180, x:x + 60] = np.array((.22, .17, .13))
    for y in range(top - 80, top + 16):
        t = (y - top + 80) / 96
        picture[y, int(270 - 120 * t):int(610 + 120 * t)] = np.array((.62, .42, .31)) * (1 + .2 * math.sin(y * 1.0))
    for _ in range(1500):
        y = rng.beta(3, 1.6) * .34 + .72
        tone = np.array((.26, .30, .08)) * rng.uniform(.4, 2.4) + (rng.random() < .12) * np.array((1.1, .9, .5))
        photo.blot(picture, rng.uniform(0, width), y * height, rng.uniform(4, 16), tone, .8, 0)
    return photo.out_of_focus(picture, 5).astype(np.float32)


def bat():
    """Cricket bat along Z, its toe at the origin: willow with marks of the ball, a worn grip."""
    g = m.Graph("willow")
    where = g.coords(1, "Object")
    grain = g.noise(g.coords((160, 160, 3), "Object"), 1.0, 4, .6)
    red = g.math("MULTIPLY", g.span(g.noise(where, 21, 4, .6), .58, .66), g.span(g.noise(where, 5, 2), .45, .6))
    c = g.mix(g.span(grain, .3, .7), "#a98a5c", "#c7ab7c")
    c = g.mix(g.math("MULTIPLY", red, .6), c, "#6d2a20")
    wood = g.principled(c, .5, g.bump(grain, .1, .001), specular=.35)
    core.box((.098, .030, .50), (0, 0, .25), wood, .012, segments=4)
    core.box((.050, .040, .40), (0, .010, .24), wood, .018, segments=4)
    core.lathe([(.0, .485), (.030, .49), (.017, .53), (.0165, .76), (.019, .775), (.0, .78)], m.plain("#24303a", .8), segments=28, smooth=50)


def family():
    """From the door over the carrom board to the window."""
    h, left, right = 2.80, -2.45, 2.55
    white, wood = distemper("#cec8b9", .9, cracks=.35), aged.waxed(*WOOD)
    sage = distemper(SAGE, .7, "#4f503f")
    i.floor((9, 16), room.slabs("#85796a", (.40, .40), "#5d5347", .0018, .20, .16, .22))
    w0, w1, sill, high = .16, 1.64, .84, 1.46
    i.wall((right, 0), (left, 0), h, white, [(right - w1, sill, w1 - w0, high)])
    core.box((.1, 9, h), (left - .05, -4, h / 2), white, 0)
    core.box((.1, 9, h), (right + .05, -4, h / 2), sage, 0)
    core.box((right - left + .2, 9, .1), ((left + right) / 2, -4, h + .05), distemper("#d2cdc0", .2), 0)
    core.box((right - left + .2, .1, h), ((left + right) / 2, -7.9, h / 2), white, 0)
    for a, b in (((right, 0), (left, 0)), ((right, -7.5), (right, 0))):
        room.skirting(a, b, wood, .09)
    window(w0, w1, sill, high, wood)
    room.rod(w1 - w0 + .7, ((w0 + w1) / 2, -.06, 2.44), 0, aged.waxed(*WOOD), .014)
    cloth = slept.linen("#93794a", .4, 1.8, slub=.22)
    room.hanging(.34, 1.80, cloth, (w0 - .16, -.08, .62), 0, 3, gather=1.1)
    room.hanging(.30, 1.80, cloth, (w1 + .14, -.08, .62), 0, 8, gather=1.1, sweep=.03)
    # the beds
    with core.at((-1.10, -.04, 0)):
        head(1.62, 1.04, wood)
        with core.at((0, -.05, 0)):
            bed(1.58, 2.0, .54, wood, (SAGE, (2.00, 1.50), (-.10, -1.30), 4, pulled(1, ((.14, .34, .10, .030, -.25, .34), (-.02, .22, .07, .024, .02, .40), (-.20, -.10, .08, .034, -.12, .36), (-.34, .12, .05, .028, .22, .24)), .16)), 6,
                ((-.40, -.15, .25, 68, 4), (.38, -.18, .24, 58, -6), (-.34, -.44, .17, 24, -12)))
    for y, seed, cover, pillows in ((-.66, 7, (OCHRE, (1.34, 1.36), (.06, -1.28), -6, pulled(-1, ((.30, .16, .11, .030, .06, .40), (.16, -.12, .09, .026, .12, .34), (-.04, .20, .07, .030, -.10, .32), (-.28, -.08, .05, .03, .1, .3)), .30)), ((.02, -.22, .22, 46, 7),)),
                                    (-2.44, 9, ("#8d4f3c", (1.32, 1.30), (-.04, -1.34), 9, pulled(1, ((.10, .30, .10, .028, -.22, .30), (-.06, .18, .08, .024, -.02, .36), (-.24, -.14, .07, .032, .10, .34)), .14)), ((-.03, -.20, .23, 56, -9),))):
        with core.at((right - .05, y, 0), -90):
            head(.98, .98, wood)
            with core.at((0, -.05, 0)):
                bed(.95, 1.92, .50, wood, cover, seed, pillows)
    with core.at((right - .28, -1.55, 0), -90):
        f.bedside(.44, .40, .50, "#67482f")
        with core.at((-.06, .05, .5)):
            core.lathe([(0, 0), (.032, 0), (.034, .006), (.034, .15), (.028, .18), (.015, .20), (.015, .215), (0, .216)], m.plain("#8f9a98", .25, .9), (0, 0, 0), 48)
        with core.at((.10, -.05, .5), 20):
            f.book((.15, .21, .012), "#8a4a33")
    # carrom on its low table, the cushions that they sat on
    i.rug((2.0, 1.5), (-.10, -3.30, 0), 12, colour="#8f8a74", border="#646b53", pattern="stripes", second="#7a6038")
    with core.at((-.10, -3.26, .34), 20):
        carrom()
        for x in (-1, 1):
            for y in (-1, 1):
                core.box((.04, .04, .33), (x * .28, y * .28, -.175), aged.waxed("#150d09", "#2f1d14", "#8a6342", .6, .34), .004)
    ground = (np.array([(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)]), np.array([(0, 1, 2), (0, 2, 3)]))
    for k, (x, y, spin, colour) in enumerate(((-.86, -3.04, 22, "#8a6c3a"), (.62, -3.62, 60, "#5e6650"))):
        one = slept.pillow((.56, .56), 4.5, 21 + k, .024, 0, [ground], ((0, 0, .16), (6, -4, 0)), 22, .3, -.02)
        slept.show_pillow(one, slept.linen(colour, .40, 2.0, slub=.2), (x, y, .012), (0, 0, spin))
    # bat, ball, sandals
    with core.at((.29, -2.20, .012), (0, 21, 0)):
        bat()
    core.sphere(.034, (.02, -2.35, .034), m.plain("#8c9a2f", .9), 32)
    with core.at((-.72, -2.50, 0), 152):
        photo.slippers(photo.cotton("#6f4a3a"))
    room.shoes(m.plain("#4a3022", .6), (.98, -3.30, 0), 115, .72)
    room.switches((-.14, 0, 1.22), keys=3)
    aged.cable([(-.14, -.012, 1.27), (-.14, -.012, 1.9), (-.14, -.012, 2.8)], .006, "#c9c4b6")
    room.air_conditioner((-1.28, 0, 2.16))
    aged.cable([(-.86, -.06, 2.20), (-.70, -.014, 2.22), (-.66, -.014, 2.40), (-.66, -.014, 2.80)], .012, "#d5d1c6")
    room.fan((.35, -2.6, h), turn=50, drop=.24)
    core.box((.12, .16, 2.6), (-2.16, -5.45, 1.3), wood, .008)
    photo.view(lane(), (2.4, 6.0, -1.4), 11, 7.6, -12, .42)
    core.sky_gradient([(-10, "#8a8070"), (0, "#f3e2c4"), (70, "#a9bccb")], .7)
    core.indoors()
    core.sun(15, 309, 16.0, (1, .76, .50), .4)
    mid = (w0 + w1) / 2
    core.area((mid, -.04, 1.65), (mid - .4, -2.6, .4), (1.4, 1.4), 42, (1, .95, .87))
    core.area((-1.6, -6.9, 1.5), (0, -2, .7), (.9, 2.0), 26, (.93, .97, 1))
    core.camera((-1.92, -6.25, 1.27), (.40, -1.0, .84), 37, level=True, fstop=2.5, focus=(.2, -1.5, .6))
    return {"size": (1500, 1000), "look": photo.look(.155, contrast=1.03, saturation=.90, vignette=.22, texture=.14)}


PICTURES = {
    "rooms/family": family,
}

FINISH = {
    "rooms/family": {"glow": (.06, .8), "fade": .06},
}
