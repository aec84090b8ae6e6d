"""Nilavara Junction: the record corner, open as long as the coffee counter."""
import math
import random

import bpy
import numpy as np

from kit import core
from kit import foliage as green
from kit import household as p
from kit import photo
from kit import surfaces as s


def vinyl():
    """Black record: fine grooves that catch the light in a fan."""
    g = s.Graph("vinyl")
    x, y, _ = g.separate(g.coords(jitter=False))
    r = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    groove = g.math("SINE", g.math("MULTIPLY", r, 3600))
    return g.done(g.principled(Base_Color="#0b0a0a", Roughness=.24, Specular=.7, Normal=g.bump(groove, .25, .0004)))


def record(loc, tint="#9c3b22", rot=(0, 0, 0)):
    """Twelve-inch record with a coloured label."""
    with p.Gather(loc, rot):
        p.lathe([(.0037, 0), (.150, 0), (.151, .0008), (.150, .0016), (.0037, .0016)], p.once("vinyl", vinyl), seg=96)
        p.lathe([(.0037, .0017), (.050, .0017)], s.matt(tint, .6, name="label" + tint), seg=64)
        p.lathe([(.016, .0018), (.0195, .0018)], s.matt("#efe2c4", .6), seg=48)


def player(loc, rot=0.0):
    """Turntable: rosewood plinth, brass platter rim, curved arm, knobs, a felt-covered lid propped behind."""
    wood, brass, steel = s.wood("rosewood", "x", .2), s.brass(.14, .1), s.steel(.16)
    felt = s.matt("#16120f", .9, bump=.3, scale=400, name="felt")
    with p.Gather(loc, (0, 0, rot)):
        p.box((.46, .36, .012), (0, 0, .006), s.matt("#15110e", .5), edge=.004)
        p.box((.47, .37, .085), (0, 0, .018), wood, edge=.016)
        p.box((.435, .335, .004), (0, 0, .102), s.matt("#d8cbb0", .35, .5, name="deck"), edge=.002)
        cx = -.055
        p.lathe(p.rounded([(.0, .106), (.158, .106), (.163, .109), (.163, .122), (.158, .125), (0, .125)], 2), brass, (cx, 0, 0), 96)
        p.cylinder(.154, .003, (cx, 0, .1245), felt, 96, .001)
        record((cx, 0, .128), "#a3381f")
        p.lathe([(.0036, .12), (.0036, .139), (.002, .142), (0, .142)], steel, (cx, 0, 0), 16)
        # arm: pivot at the back right, head over the grooves
        px, py = .170, .105
        p.lathe(p.rounded([(.034, .104), (.036, .110), (.030, .118), (.018, .122), (.016, .150), (.020, .156), (.012, .166), (0, .168)], 2), steel, (px, py, 0), 40)
        p.tube([(px + .012, py + .062, .156), (px, py, .156), (px - .010, py - .11, .152), (px - .055, py - .185, .143), (px - .098, py - .205, .137)], .0048, steel)
        p.cylinder(.016, .030, (px + .013, py + .092, .156), steel, 32, .004, (math.pi / 2, 0, 0))
        p.box((.030, .017, .010), (px - .110, py - .210, .130), s.matt("#131212", .35), (0, .08, .35), edge=.002)
        for k, x in enumerate((.135, .185)):
            p.lathe(p.rounded([(.017, 0), (.0165, .016), (.013, .019), (0, .019)], 1), brass, (x, -.135, .105), 32)
        p.box((.05, .012, .003), (.16, -.09, .106), steel, edge=.001)
        for x in (-.15, .15):
            p.box((.03, .02, .012), (x, .185, .09), steel, edge=.003)


def sleeve_mat(kind, tints):
    """Printed record sleeve: kind 0 sun over waves, 1 stripes, 2 fan, 3 discs, 4 palm rays."""
    n = 200
    y, x = np.mgrid[0:n, 0:n] / (n - 1)
    a, b, c = (s.srgb(t) for t in tints)
    img = np.tile(a, (n, n, 1))
    r = np.hypot(x - .5, y - .46)
    if kind == 0:
        img[r < .24] = b
        for k in range(6):
            wave = .62 + .07 * k + .02 * np.sin(x * 14 + k)
            img[(y > wave) & (y < wave + .035)] = c
    elif kind == 1:
        for k in range(7):
            img[np.abs(x - y * .35 - .06 - k * .15) < .038] = (b if k % 2 else c)
    elif kind == 2:
        ang = np.arctan2(.95 - y, x - .5)
        rad = np.hypot(x - .5, .95 - y)
        img[(np.sin(ang * 18) > 0) & (rad > .22) & (rad < .72)] = b
        img[rad < .20] = c
    elif kind == 3:
        for k, (u, v) in enumerate(((.3, .35), (.62, .42), (.45, .68))):
            q = np.hypot(x - u, y - v)
            img[q < .19] = (b, c, b)[k]
            img[q < .06] = a
    else:
        ang = np.arctan2(y - .6, x - .5)
        img[(np.abs(np.sin(ang * 7)) > .72) & (r < .42)] = b
        img[(np.abs(x - .5) < .02) & (y > .6)] = c
    img[(y > .86) & (y < .90) & (x > .12) & (x < .60)] = c
    img[(y > .92) & (y < .94) & (x > .12) & (x < .42)] = c
    return s.painted(s.image("sleeve%d" % kind, img.astype(float)), rough=.5, name="sleeve%d" % kind)


def sleeve(loc, mat, tilt=.16, rot=0.0, size=.315):
    """Sleeve standing on its edge at loc (middle of its foot), leaning back by tilt."""
    h = size / 2
    with p.Gather(loc, (-tilt, 0, rot)):
        p.box((size, .005, size), (0, .0028, 0), p.once("card", lambda: s.matt("#e6dcc4", .8, name="card")), edge=.001)
        p.mesh("cover", [(-h, -.0002, 0), (h, -.0002, 0), (h, -.0002, size), (-h, -.0002, size)], [(0, 1, 2, 3)], mat, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def globe_lamp(loc, height=.40, radius=.088, power=9):
    """Deco table lamp: stepped brass foot, fluted stem, opal globe."""
    brass = s.brass(.14, .15)
    opal = s.glow("#ffd9a0", .62)
    with p.Gather(loc):
        p.lathe(p.rounded([(0, 0), (.078, 0), (.080, .004), (.080, .014), (.064, .016), (.064, .028), (.046, .030), (.046, .042), (.016, .048),
                           (.014, .06), (.014, height - radius * 1.9), (.034, height - radius * 1.75), (.040, height - radius * 1.55)], 1), brass, seg=56)
        c = height - radius * .75
        ball = p.lathe([(radius * math.sin(k * math.pi / 20) + 1e-5, c - radius * math.cos(k * math.pi / 20)) for k in range(21)], opal, seg=56)
        ball.visible_shadow = False
    core.point((loc[0], loc[1], loc[2] + height - radius * .75), power, (1, .74, .44), radius * .9)


def wireless(loc):
    """Old valve set: rounded rosewood case, cloth grille with brass bars, a lit dial and two knobs."""
    wood, brass = s.wood("rosewood", "x", .16), s.brass(.16, .2)
    with p.Gather(loc):
        p.box((.46, .21, .235), (0, 0, .012), wood, edge=.045)
        p.box((.42, .19, .012), (0, 0, 0), s.matt("#15110e", .4), edge=.003)
        p.box((.235, .010, .165), (-.085, -.103, .048), s.cloth("#c9a565", "#8a6a3c", 500), edge=.004)
        for k in range(5):
            p.box((.238, .006, .005), (-.085, -.111, .066 + k * .032), brass, edge=.001)
        p.box((.135, .008, .060), (.125, -.104, .140), s.glow("#ffd28a", .7), edge=.004)
        p.box((.145, .006, .070), (.125, -.102, .135), brass, edge=.003)
        for x in (.085, .165):
            p.lathe([(0, 0), (.021, 0), (.021, .014), (.016, .019), (0, .019)], p.once("bakelite", lambda: s.matt("#2a1710", .2)), (x, -.104, .085), 32, (math.pi / 2, 0, 0))


def record_bar():
    """The player at the end of the terrazzo counter by lamplight, the shelves of records out of focus behind it; 48 mm."""
    p.fresh()
    cream = s.plaster("#ecdcbb", "#d6c092", weather=.2, grain=.5)
    green_paint = s.glaze("#17453d", .22, name="panel")
    brass = s.brass(.14, .15)
    rose, flutes = s.wood("rosewood", "x", .22), s.glaze("#1d5147", .3, name="flutes")
    iron = s.matt("#1d2422", .4, .5, name="steel")
    wy = 1.55
    p.box((8, 7, .1), (0, -1.6, -.1), s.tiles("check", .30, ("#e2d3b4", "#3a2620"), rough=.14, wear=.3), edge=0)
    p.box((8, 7, .1), (0, -1.6, 3.0), cream, edge=0)
    # back wall: left half panelled with shelves for records, right a wide round-headed window on the street
    gx0, gx1, gz0, gz1 = .62, 2.30, .98, 2.50
    p.box((4.6, .25, 3.0), (gx0 - 2.3, wy + .125, 0), cream, edge=0)
    p.box((2.2, .25, 3.0), (gx1 + 1.1, wy + .125, 0), cream, edge=0)
    p.box((gx1 - gx0, .25, gz0), ((gx0 + gx1) / 2, wy + .125, 0), cream, edge=0)
    p.box((gx1 - gx0, .25, 3.0 - gz1), ((gx0 + gx1) / 2, wy + .125, gz1), cream, edge=0)
    p.box((.2, 7, 3.1), (2.75, -1.6, 0), green_paint, edge=0)
    p.box((.2, 7, 3.1), (-2.75, -1.6, 0), cream, edge=0)
    for z in (2.66, 2.73, 2.80):
        p.box((7, .05, .030), (0, wy - .0, z), rose, edge=.010)
    # window: steel bars, sill, glass with rain
    p.box((gx1 - gx0 + .22, .30, .05), ((gx0 + gx1) / 2, wy + .03, gz0 - .05), rose, edge=.012)
    for x in (gx0, gx1):
        p.box((.055, .12, gz1 - gz0), (x, wy + .05, gz0), iron, edge=.006)
    for z in (gz0, gz1 - .045):
        p.box((gx1 - gx0, .12, .045), ((gx0 + gx1) / 2, wy + .05, z), iron, edge=.006)
    for x in (gx0 + (gx1 - gx0) * .22, gx0 + (gx1 - gx0) * .78):
        p.box((.028, .05, gz1 - gz0), (x, wy + .08, gz0), iron, edge=.003)
    for z in (gz0 + .40, gz1 - .40):
        p.box((gx1 - gx0, .045, .026), ((gx0 + gx1) / 2, wy + .08, z), iron, edge=.003)
    photo.view(photo.blurred_city(420, 300, 6, .045, 70, .1, 1.2), (1.6, wy + 1.4, .4), 4.2, 3.0, 0, .8)
    # shelves with rounded ends, records upright, sleeves shown
    p.box((2.62, .03, 1.72), (-1.02, wy - .015, 1.0), rose, edge=.008)
    tints = ("#8e3324", "#1f5a55", "#d9b45f", "#e6dcc4", "#2c3b55", "#5c2a3c", "#b8702f", "#34302a", "#6d8a7a")
    cards = [s.matt(t, .7, name="spine" + t) for t in tints]
    rng = random.Random(8)
    for z in (1.03, 1.405, 1.78, 2.155):
        p.box((2.30, .34, .032), (-1.16, wy - .19, z), rose, edge=.012)
        p.cylinder(.17, .032, (-.01, wy - .19, z), rose, 48, .012)
        p.box((2.30, .010, .008), (-1.16, wy - .362, z + .012), brass, edge=.002)
    for z in (1.062, 1.437, 1.812):
        x = -2.30
        while x < -.36:
            if rng.random() < .035:
                x += rng.uniform(.05, .12)
                continue
            run = rng.randint(4, 14)
            for _ in range(run):
                if x > -.40:
                    break
                w = rng.uniform(.004, .009)
                p.box((w, .312, .312), (x, wy - .185 + rng.uniform(-.006, .004), z), rng.choice(cards), (0, rng.uniform(-.008, .008), 0), edge=.0012)
                x += w + .0012
            x += .004
    covers = [sleeve_mat(k, t) for k, t in enumerate((("#e8d9b4", "#b0432a", "#1f6f6b"), ("#1f5a55", "#e8d9b4", "#d99a3a"), ("#8e2a1d", "#efe2c4", "#d9a441"),
                                                    ("#efe2c4", "#1f6f6b", "#b0432a"), ("#2c3b55", "#e0b45a", "#efe2c4")))]
    for x, z, k in ((-.16, 1.062, 0), (-.16, 1.437, 2), (-.16, 1.812, 4)):
        sleeve((x, wy - .25, z), covers[k], .14, -.05)
    wireless((-1.02, wy - .20, 2.187))
    green.potted((-.22, wy - .19, 2.187), "money", s.glaze("#e6dac0", .2), .46, 6, .085, .13)
    green.potted((-1.98, wy - .19, 2.187), "money", s.glaze("#8e3324", .2), .46, 9, .085, .13)
    # warm strip under each shelf
    for z in (1.39, 1.765, 2.14):
        core.area((-1.15, wy - .42, z + .01), (-1.15, wy - .20, z - .3), (2.1, .04), 1.7, (1, .74, .44))
    # the counter: runs along the back, its right end a half round; fluted timber front, brass rail, terrazzo top
    top = s.terrazzo("#cdc0a4", ("#8e3324", "#1f5a55", "#34302a", "#fff6e4", "#c79a54"), 1.0, .14)
    h, fy, depth, x_end = 1.04, .02, .58, .92

    def outline(grow):
        pts = [(-3.2, fy - grow), (x_end, fy - grow)]
        r = depth / 2 + grow
        cy = fy + depth / 2
        pts += [(x_end + r * math.sin(k * math.pi / 24), cy - r * math.cos(k * math.pi / 24)) for k in range(1, 24)]
        pts += [(x_end, fy + depth + grow), (-3.2, fy + depth + grow)]
        return pts

    def plate(grow, z0, z1, mat, edge):
        obj = p.extrude([(x, -y) for x, y in outline(grow)], z1 - z0, mat, (0, 0, (z0 + z1) / 2), (math.pi, 0, 0), edge=edge)
        return obj
    for grow, z0, z1, mat, edge in ((.030, h - .05, h, top, .010), (.012, h - .085, h - .055, brass, .004), (-.03, .10, h - .08, flutes, 0), (-.06, 0, .10, s.matt("#15110e", .4), 0)):
        pts = outline(grow - edge)
        n = len(pts)
        lo, hi = [(x, y, z0) for x, y in pts], [(x, y, z1) for x, y in pts]
        obj = p.mesh("plate", lo + hi, [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], mat)
        if edge:
            p.bevel(obj, edge, 3, 60)
    flute = p.mesh_of(p.lathe([(.021, 0), (.021, .86)], flutes, seg=16))
    spots = []
    x = -3.1
    while x < x_end:
        spots.append((x, fy - .006 + .030))
        x += .044
    r = depth / 2 - .024
    for k in range(1, 20):
        a = k * .044 / r * 1.0
        if a < math.pi:
            spots.append((x_end + r * math.sin(a), fy + depth / 2 - r * math.cos(a)))
    for x, y in spots:
        p.copies(flute, [((x, y, .10), (0, 0, rng.uniform(0, 6)), 1)], "flute")
    rail = [(-3.2, fy - .17, .20), (x_end, fy - .17, .20)] + [(x_end + (depth / 2 + .17) * math.sin(k * .2), fy + depth / 2 - (depth / 2 + .17) * math.cos(k * .2), .20) for k in range(1, 9)]
    p.tube(rail, .019, brass, smooth=False)
    for x in (-2.3, -1.2, -.1, .9):
        p.tube([(x, fy - .17, .20), (x, fy - .10, .16), (x, fy + .02, .16)], .011, brass)
    # on the counter
    z = h + .001
    player((-.20, fy + .27, z), .10)
    globe_lamp((-1.12, fy + .40, z), .46, .095, 15)
    globe_lamp((1.00, fy + .36, z), .40, .085, 12)
    sleeve((.44, fy + .50, z), covers[2], .26, .12)
    sleeve((.40, fy + .455, z), covers[3], .30, .20)
    p.dabarah(brass, (.36, fy + .15, z), .054, .032)
    p.tumbler(brass, (.36, fy + .15, z + .005), .088, .034, s.matt("#6b3a1c", .3), froth=s.matt("#d9b98c", .6))
    p.napkin((.15, .15), (.60, fy + .16, z), s.cloth("#efe2c8", "#dccaa4"), .5, 4)
    p.book((.13, .19, .018), (-.70, fy + .22, z), s.matt("#1f5a55", .6), -.3)
    p.bowl(.062, .036, s.glaze("#efe4cc", .12), (-.88, fy + .18, z))
    for k in range(26):
        a, q = rng.uniform(0, 6.28), .044 * math.sqrt(rng.random())
        p.lathe([(0, 0), (.011, .001), (.012, .003), (0, .004)], p.once("chip", lambda: s.matt("#e0a83a", .5, name="chip")),
                (-.88 + q * math.cos(a), fy + .18 + q * math.sin(a), z + .020 + .018 * rng.random()), 12, (rng.uniform(-.6, .6), rng.uniform(-.6, .6), 0))
    core.sky_gradient([(-10, "#1a1622"), (0, "#7a4a58"), (8, "#3a3a66"), (18, "#232a52"), (90, "#0c1020")], .32)
    core.area(((gx0 + gx1) / 2, wy + .5, 1.7), (.3, -.6, .9), (1.5, 1.3), 14, (.45, .72, 1.0))
    core.area((-.6, -3.6, 2.6), (0, .4, .9), (2.2, 1.2), 46, (1, .78, .52))
    core.spot((-.2, -.25, 2.95), (-.2, .3, 1.0), 36, (1, .76, .46), 70, .8, .07)
    p.lathe([(.0, .06), (.05, .055), (.065, 0), (.062, 0), (.04, .04), (0, .045)], brass, (-.2, -.25, 2.94), 40)
    for mat in bpy.data.materials:
        mat.cycles.sample_as_light = False
    core.camera((.24, -.36, h + .34), (-.115, .34, h + .118), 48, level=True, fstop=2.2, focus=(-.215, .14, h + .13))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.085, contrast=1.04, bloom=.10, vignette=.24)}


PICTURES = {
    "gallery/ernakulam-south/record-bar": record_bar,
}
