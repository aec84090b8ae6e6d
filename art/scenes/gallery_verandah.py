"""Trivandrum: a game of chess left standing on the upper verandah, white columns and the garden out of focus; boxwood, rosewood and white, 50 mm."""
import math
import random

from kit import core, develop, furniture as f, household as p, materials as m, photo

SQUARE, TABLE = .046, .52


@m.cached
def turned_wood(dark=False):
    """Boxwood or rosewood of old chessmen: oil of hands, dark in the grooves, hair cracks, varnish half gone."""
    g = m.Graph("chessmen")
    where = g.coords(1, "Object")
    fibre, slow, fine = g.noise(g.coords((300, 300, 24), "Object"), 1, 4, .6), g.noise(where, 46, 4, .6), g.noise(where, 420, 3, .6)
    info = g.node("ObjectInfo").outputs["Random"]
    shift = g.span(info, 0, 1, -.18, .18)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    a, b, hollow, bare = ("#1d0e09", "#452114", "#0a0605", "#6a3f26") if dark else ("#8f6a38", "#b99257", "#4a3015", "#cfb07c")
    c = g.mix(g.math("ADD", g.span(fibre, .3, .7), shift, True), a, b)
    c = g.mix(g.span(slow, .35, .75, 0, .35), c, hollow)
    c = g.mix(g.span(edge, .495, .44, 0, .8), c, hollow)
    c = g.mix(g.math("MULTIPLY", g.span(edge, .515, .56), g.span(fine, .35, .6)), c, bare)
    return g.principled(c, g.span(slow, .3, .7, .24, .48), g.bump(g.math("ADD", fibre, g.math("MULTIPLY", fine, .4)), .12, .0007), specular=.45)


BASE = [(0, 0), (1.0, 0), (1.06, .03), (1.06, .10), (1.0, .15), (.86, .18), (.84, .22), (.90, .25), (.86, .29), (.66, .34)]


def shape(kind):
    """Profile of a man of height 1 on a foot of radius .22."""
    foot = [(r * .20, z * .52) for r, z in BASE]
    if kind == "pawn":
        return [(r * 1.25, z * 1.35) for r, z in foot] + [(.13, .30), (.105, .42), (.10, .54), (.19, .575), (.20, .60), (.15, .625), (.11, .64), (.155, .69), (.185, .78), (.175, .88), (.11, .965), (0, .99)]
    if kind == "rook":
        return [(r * 1.15, z * 1.2) for r, z in foot] + [(.155, .30), (.135, .45), (.130, .62), (.145, .70), (.185, .73), (.19, .755), (.165, .775), (.175, .80), (.20, .86), (.205, .98), (.198, 1.0),
                                                         (.145, 1.0), (.14, .93), (0, .92)]
    if kind == "bishop":
        return foot + [(.115, .24), (.085, .38), (.072, .56), (.13, .585), (.135, .60), (.10, .615), (.12, .635), (.095, .655), (.075, .67), (.12, .74), (.125, .80), (.10, .88), (.045, .945), (.032, .955), (.045, .975), (0, 1.0)]
    if kind == "queen":
        return foot + [(.12, .22), (.088, .38), (.072, .60), (.13, .63), (.14, .645), (.10, .66), (.125, .68), (.095, .70), (.078, .72), (.10, .80), (.145, .905), (.150, .93), (.135, .935), (.12, .915), (.075, .93), (.05, .95),
                       (.045, .965), (.052, .985), (0, 1.005)]
    return foot + [(.12, .22), (.090, .38), (.076, .58), (.13, .61), (.14, .625), (.10, .64), (.125, .66), (.095, .68), (.080, .70), (.098, .78), (.135, .875), (.130, .895), (.09, .915), (.045, .925), (0, .93)]


HIGH = {"pawn": .046, "rook": .052, "bishop": .066, "queen": .076, "king": .088}


def man(kind, dark, x, y, turn=0, lying=False):
    """One chessman on the board at x, y (m)."""
    h = HIGH[kind]
    wood = turned_wood(dark)
    tilt = (0, 90 - 8, turn) if lying else (random.uniform(-.4, .4), random.uniform(-.4, .4), turn)
    with core.at((x, y, .20 * h * .95 if lying else 0), tilt):
        points = p.rounded([(r * h, z * h) for r, z in shape(kind)], 2)
        core.lathe(points, wood, segments=64, smooth=60)
        core.lathe([(0, -.0012), (.19 * h, -.0012), (.195 * h, .0002)], m.plain("#2f3a2a", .95), segments=40)
        if kind == "rook":
            for k in range(6):
                a = k * math.pi / 3
                core.box((.072 * h, .085 * h, .065 * h), (.176 * h * math.cos(a), .176 * h * math.sin(a), 1.02 * h), wood, .0008, (0, 0, k * 60))
        if kind == "queen":
            for k in range(10):
                a = k * math.pi / 5
                core.sphere(.017 * h, (.141 * h * math.cos(a), .141 * h * math.sin(a), .932 * h), wood, 12)
        if kind == "king":
            core.box((.030 * h, .024 * h, .115 * h), (0, 0, .975 * h), wood, .001)
            core.box((.082 * h, .024 * h, .030 * h), (0, 0, .985 * h), wood, .001)


def board():
    """Folding board: veneers with their grain to and fro, a dark frame, a scratch, its hinge line."""
    g = m.Graph("squares")
    where = g.coords(1, "Object")
    x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
    cx, cy = (g.math("FLOOR", g.math("DIVIDE", q, SQUARE)) for q in (x, y))
    odd = g.math("ABSOLUTE", g.math("MODULO", g.math("ADD", g.math("ADD", cx, cy), 20.0), 2.0))
    tone = g.node("TexWhiteNoise", {"Vector": g.node("CombineXYZ", {0: cx, 1: cy}).outputs[0]}, noise_dimensions="3D").outputs["Value"]
    away = g.math("MULTIPLY", tone, 7.0)
    shifted = g.node("VectorMath", {0: g.coords((330, 26, 1), "Object"), 1: g.node("CombineXYZ", {0: away, 1: away, 2: away}).outputs[0]}, operation="ADD").outputs[0]
    turned = g.node("VectorMath", {0: g.coords((26, 330, 1), "Object"), 1: g.node("CombineXYZ", {0: away, 1: away, 2: away}).outputs[0]}, operation="ADD").outputs[0]
    a, b = g.noise(shifted, 1, 5, .62, .4), g.noise(turned, 1, 5, .62, .4)
    slow, fine = g.noise(where, 16, 5, .6), g.noise(where, 240, 3, .6)
    scratch = g.noise(g.coords((9, 260, 1), "Object", (0, 0, .5)), 1, 2, .7, .8)
    pale = g.mix(g.span(a, .3, .7), "#8a673c", "#b48e5a")
    deep = g.mix(g.span(b, .3, .7), "#2a150d", "#512c1a")
    c = g.mix(odd, pale, deep)
    value = g.span(tone, 0, 1, .82, 1.14)
    c = g.mix(1.0, c, g.node("CombineXYZ", {0: value, 1: value, 2: value}).outputs[0], "MULTIPLY")
    c = g.mix(g.span(slow, .5, .78, 0, .45), c, "#5d4226")
    c = g.mix(g.math("MULTIPLY", g.span(scratch, .70, .73), .5), c, "#c9ad80")
    fx, fy = (g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", q, SQUARE)), .5)) for q in (x, y))
    joint = g.span(g.math("MAXIMUM", fx, fy), .490, .497)
    c = g.mix(g.math("MULTIPLY", joint, .7), c, "#140a06")
    rough = g.math("ADD", g.span(slow, .3, .75, .20, .48), g.math("MULTIPLY", g.span(scratch, .68, .73), .2))
    face = g.principled(c, rough, g.bump(g.math("SUBTRACT", g.math("MULTIPLY", fine, .25), joint), .25, .0006), specular=.45)
    side = 8 * SQUARE
    for s in (-1, 1):
        obj = core.box((side, side / 2 - .0006, .016), (0, s * side / 4, -.008), face, .0012)
        for v in obj.data.vertices:  # both halves in the board's own coordinates
            v.co.y += s * side / 4
        obj.location.y = 0
        dark = photo.timber("#2d170e", .32, .6)
        core.box((side + .052, .026, .020), (0, s * (side / 2 + .013), -.0095), dark, .003, segments=3)
        core.box((.026, side / 2 + .0, .020), (s * (side / 2 + .013), side / 4, -.0095), dark, .003, segments=3)
        core.box((.026, side / 2 + .0, .020), (s * (side / 2 + .013), -side / 4, -.0095), dark, .003, segments=3)


def colonnade():
    """Morning: the players have gone in to breakfast."""
    p.fresh()
    random.seed(4)
    with core.at((0, 0, TABLE + .020), 24):
        board()
        game = [("king", 0, 1.5, -2.5), ("rook", 0, -1.5, -.5), ("bishop", 0, .5, -.5), ("pawn", 0, 2.5, -1.5), ("pawn", 0, 3.5, -1.5), ("pawn", 0, -.5, -1.5), ("pawn", 0, -2.5, -1.5),
                ("king", 1, -.5, 2.5), ("rook", 1, .5, 1.5), ("queen", 1, -2.5, 1.5), ("pawn", 1, 1.5, .5), ("pawn", 1, 2.5, 1.5), ("pawn", 1, -1.5, 1.5), ("pawn", 1, -3.5, .5), ("bishop", 1, 3.5, 2.5)]
        for kind, dark, x, y in game:
            man(kind, dark, (x + random.uniform(-.10, .10)) * SQUARE, (y + random.uniform(-.10, .10)) * SQUARE, random.uniform(0, 360))
    with core.at((0, 0, TABLE + .0012)):
        for kind, dark, x, y, lying in (("pawn", 1, -.275, -.035, 0), ("rook", 1, -.305, .02, 0), ("pawn", 1, -.255, -.088, 1), ("queen", 0, .27, .20, 0), ("pawn", 0, .315, .165, 0)):
            man(kind, dark, x, y, 140, lying)
    with core.at((-.125, .335, TABLE + .0008)):
        photo.cup("#dcd9d0", "#7a431c", .45, 205)
    # table of teak, its top ringed by glasses
    g = m.Graph("table top")
    where = g.coords(1, "World")
    grain, slow = g.noise(g.coords((6, 130, 6), "World", (0, 0, .3)), 1, 5, .6, .5), g.noise(where, 7, 5, .6)
    c = g.mix(g.span(grain, .3, .7), "#3c2213", "#6d4427")
    d = g.node("VectorMath", {0: where, 1: (-.24, .13, TABLE)}, operation="DISTANCE").outputs["Value"]
    ring = g.math("MULTIPLY", g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", d, .034)), .0022), g.span(slow, .4, .6))
    c = g.mix(g.math("MULTIPLY", ring, .6), c, "#b39a78")
    top = g.principled(c, g.span(slow, .3, .7, .25, .46), g.bump(grain, .12, .0008), specular=.45)
    core.cylinder(.46, .026, (0, 0, TABLE - .013), top, .008, 96)
    core.cylinder(.05, TABLE, (0, 0, TABLE / 2 - .02), photo.timber("#4a2a19"), .01)
    # verandah: white columns and parapet, chairs of cane, floor of cement tiles, the garden
    white = photo.paint("#dcd9d1", .6)
    core.box((14, 8, .1), (0, 1.0, -.05), m.tiles("#8a5a48", "#5f4438", .25, .3, vary=.15), 0)
    column = core.lathe([(.20, 0), (.20, .08), (.17, .10), (.18, .15), (.155, .19), (.145, .24), (.142, 1.2), (.125, 2.6), (.15, 2.64), (.15, 2.68), (.20, 2.75), (.20, 2.9)], white, segments=64, smooth=50)
    core.instance(column, [core.matrix((x, 2.75, 0)) for x in (-2.9, -1.0, .9, 2.8)])
    core.box((14, .22, .10), (0, 2.75, .80), white, .02)
    core.box((14, .2, .12), (0, 2.75, .06), white, .02)
    post = core.lathe([(.05, .1), (.05, .16), (.03, .2), (.062, .38), (.03, .58), (.05, .64), (.05, .76)], white, segments=28, smooth=50)
    core.instance(post, [core.matrix((-4 + .2 * k, 2.75, 0)) for k in range(40)])
    core.box((14, 5, .1), (0, .6, 2.95), photo.timber("#43291a", .5, .5), 0)
    with core.at((.55, 1.35, 0), -28):
        f.planters_chair("#46291a")
    core.box((.2, 8, 3), (-3.6, .5, 1.5), white, 0)
    garden = develop.gauss(photo.blurred_garden(480, 320, 12, .42, .03, .85), 1.6)
    photo.view(garden, (0, 7.5, -2.2), 13, 7.4, 0, 1.0)
    core.sky_gradient([(-10, "#8a8a84"), (0, "#dfe4e6"), (70, "#b4c4d0")], .6)
    core.indoors()
    core.area((.6, 3.0, 1.9), (0, 0, TABLE), (5, 1.8), 130, photo.DAY)
    core.area((-1.5, -.6, 1.6), (0, 0, TABLE), (1.0, 1.2), 10, (1, .985, .96))
    core.area((1.2, -1.5, 1.9), (0, 0, TABLE), (1.0, 1.0), 4, (1, .97, .93))
    photo.window_gleam((.5, 3.2, 1.7), (0, 0, TABLE), (5, 1.6), (4, 1), 2.2)
    core.camera((-.20, -.60, TABLE + .265), (-.005, .02, TABLE + .058), 50, level=True, fstop=2.8, focus=(-.035, -.04, TABLE + .05))
    return {"size": (1200, 800), "look": photo.look(.15, contrast=1.03, vignette=.18)}


PICTURES = {
    "gallery/trivandrum/verandah": colonnade,
}
