"""Family room, morning: the double bed, two single beds under the window, a game of carrom broken off on a low table; sage and ochre, 31 mm."""
import math

import numpy as np

from kit import core, finish, furniture as f, hung, interior as i, materials as m, photo, room, surfaces

SAGE, OCHRE = "#7c8770", "#b08c4c"
SIDE, FRAME = .74, .052  # of the board (m)


def head(width, height=1.02, wood=None):
    """Slatted head of a bed at y = 0."""
    wood = wood or photo.timber("#8a6a4c", .42)
    for s in (-1, 1):
        core.box((.05, .045, height), (s * (width / 2 + .01), 0, height / 2), wood, .008)
    core.box((width + .09, .055, .05), (0, 0, height), wood, .012)
    core.box((width, .03, .06), (0, 0, .52), wood, .006)
    n = int(width / .095)
    for k in range(n):
        core.box((.034, .018, height - .54), (-width / 2 + width * (k + .5) / n, 0, .53 + (height - .54) / 2), wood, .004)


def blanket(cover, width, length, top, colour, seed):
    """Folded blanket across the foot of a bed, on its cover."""
    obj = photo.bedding(width + .10, .56, top + .068, .15, photo.cotton(colour, 300, .95, .16), seed, 0, .0, False, .012, .5, .02, "Blanket")
    obj.location.y = -length + .62
    photo.rest(obj, cover, .022, 9)


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
    dark = photo.timber("#3a251a", .42, .5)
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


def family():
    """From the door over the carrom board to the window."""
    h, left, right = 2.80, -2.45, 2.55
    white, wood = room.limewash("#e0dcd0", .4), photo.timber("#8a6a4c", .42)
    i.floor((9, 10), room.slabs("#a59b88", (.40, .40), "#8b8170", .0014, .18, .10, .18))
    w0, w1, sill, high = .18, 1.62, .86, 1.42
    i.wall((right, 0), (left, 0), h, white, [(right - w1, sill, w1 - w0, high)])
    core.box((.1, 8, h), (left - .05, -3.4, h / 2), white, 0)
    core.box((.1, 8, h), (right + .05, -3.4, h / 2), photo.paint("#8b947d", .6), 0)
    core.box((right - left + .2, 8, .1), ((left + right) / 2, -3.8, h + .05), photo.paint("#e6e3da"), 0)
    for a, b in (((right, 0), (left, 0)), ((right, -7), (right, 0))):
        room.skirting(a, b, m.plain("#8f7f69", .45), .09)
    mid = (w0 + w1) / 2
    with core.at((mid, .12, sill)):
        w = w1 - w0
        for x in (-w / 2, -w / 6, w / 6, w / 2):
            core.box((.06, .08, high), (x, 0, high / 2), wood, .006)
        for z in (0, high * .68, high):
            core.box((w + .06, .08, .06), (0, 0, z), wood, .006)
        for k in range(12):
            core.cylinder(.006, high * .68, (-w / 2 + w * (k + 1) / 13, .02, high * .34), m.iron(.5), 0, 12)
    core.box((w1 - w0 + .10, .26, .03), (mid, .08, sill - .04), m.marble("#cfcabd", "#9a9284", .25), .006)
    room.rod(w1 - w0 + .8, (mid, -.06, 2.42), 0, photo.timber("#6a4d36", .4), .014)
    for x, ww, seed in ((w0 - .12, .42, 3), (w1 + .12, .46, 8)):
        room.hanging(ww, 1.76, photo.cotton("#b59a62", 500, .95, .1), (x, -.07, .64), 0, seed, gather=1.1)
    room.hanging(.56, 1.74, m.sheer("#f1ede2", .5), (w0 + .30, -.03, .66), 0, 5, depth=.03)
    # double bed, its head to the far wall
    with core.at((-1.02, -.03, 0)):
        head(1.62, 1.04, wood)
        with core.at((0, -.05, 0)):
            cover = photo.bed(1.58, 2.0, .53, 4, "#8a6a4c", cushion=None, drop=.26)
            blanket(cover, 1.58, 2.0, .53, SAGE, 5)
        f.cushion((.44, .44), photo.cotton(OCHRE, 300, .95, .14), (.12, -.52, .74), (52, 5, 12), 1.15, 5)
    # single beds, their heads to the wall on the right
    for y, seed, tone in ((-.62, 7, OCHRE), (-2.36, 4, SAGE)):
        with core.at((right - .04, y, 0), -90):
            head(.98, .98, wood)
            with core.at((0, -.05, 0)):
                cover = photo.bed(.95, 1.92, .49, seed, "#8a6a4c", rows=1, drop=.24)
                blanket(cover, .95, 1.92, .49, tone, seed + 2)
    with core.at((right - .26, -1.49, 0), -90):
        f.bedside(.46, .40, .50, "#8a6a4c")
        with core.at((.0, .04, .5)):
            f.table_lamp("stone", .42, 2, "#e9e2d2", .45)
    with core.at((-2.16, -.26, 0)):
        f.bedside(.40, .36, .50, "#8a6a4c")
        core.lathe([(0, 0), (.032, 0), (.034, .006), (.034, .15), (.028, .18), (.015, .20), (.015, .215), (0, .216)], m.plain("#a9b4b4", .25, .9), (0, 0, .5), 48)
    # carrom on its low table, a mat, cushions to sit on
    i.rug((2.0, 1.5), (-.18, -3.06, 0), 12, colour="#a9a48c", border="#7b8468", pattern="stripes", second="#8f7440")
    with core.at((-.16, -3.02, .34), 20):
        carrom()
        for x in (-1, 1):
            for y in (-1, 1):
                core.box((.04, .04, .33), (x * .28, y * .28, -.175), photo.timber("#3a251a", .35), .004)
        f.cushion((.52, .52), photo.cotton(OCHRE, 300, .95, .14), (-.16, .70, -.25), (4, -3, 22), 1.2, 5)
        f.cushion((.52, .52), photo.cotton("#6d7862", 300, .95, .14), (.74, -.06, -.25), (-3, 4, 60), 1.2, 3)
    with core.at((.62, -3.66, 0), -62):
        photo.slippers(photo.cotton("#8a5a48"))
    room.air_conditioner((-1.02, 0, 2.26))
    hung.shelf((-1.06, 0, 1.52), 0, 1.15, wood, 4)
    room.switches((-.02, 0, 1.16), keys=3)
    room.fan((.45, -2.1, h), turn=50, drop=.24)
    photo.view(room.daylight(15, .5, .5, 8), (1.4, 4.0, -.8), 8, 5.4, 0, 1.9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(30, 14, 12.0, (1, .88, .72), 1.2)
    core.area((mid, -.02, 1.6), (.2, -2.4, .4), (1.4, 1.4), 60, photo.DAY)
    core.area((-2.3, -3.6, 1.7), (.4, -1.6, .5), (1.2, 1.6), 14, photo.DAY)
    core.area((1.4, -5.6, 2.3), (0, -1.0, .6), (1.6, 1.2), 5, (.98, .985, 1))
    core.camera((-1.95, -4.75, 1.22), (.98, -1.0, .82), 31, level=True, fstop=4, focus=(.9, -1.9, .6))
    return {"size": (1500, 1000), "look": photo.look(.19, contrast=1.04, vignette=.2)}


PICTURES = {
    "rooms/family": family,
}

FINISH = {
    "rooms/family": {"smooth": (1.5, .015), "glow": (.16, .6), "fade": .14, "saturation": .95, "soft": .2},
}
