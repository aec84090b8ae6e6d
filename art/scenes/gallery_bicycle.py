"""Nilavara Harbour: a bicycle to borrow against the warehouse wall."""
import math
import random

import bpy

from kit import core, cycle
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def ochre_wall():
    """Old lime-washed ochre: patches of earlier coats, rain stains below, trowel marks."""
    g = s.Graph("ochre")
    at = g.world()
    cloud = g.noise(at, 1.3, 6, .62)
    patch = g.noise(at, 2.6, 7, .68, .6)
    fine = g.noise(at, 60, 3, .6)
    z = g.separate(at)[2]
    tone = g.ramp(cloud, (.30, "#c98a34"), (.55, "#dba24a"), (.75, "#e5b564"))
    worn = g.ramp(patch, (.555, 0.0), (.60, 1.0))
    tone = g.mix(g.math("MULTIPLY", worn, .75), tone, "#e9d3a4")
    damp = g.ramp(g.math("ADD", g.math("MULTIPLY", z, .55), g.math("MULTIPLY", g.math("SUBTRACT", cloud, .5), .9)), (.22, 1.0), (.52, 0.0))
    tone = g.mix(g.math("MULTIPLY", damp, .55), tone, "#8a6238")
    streak = g.noise(g.world((7, 7, .5)), 1, 5, .6)
    tone = g.mix(g.math("MULTIPLY", g.ramp(streak, (.56, 0.0), (.70, 1.0)), .28), tone, "#7d5a34")
    height = g.math("ADD", g.math("ADD", g.math("MULTIPLY", g.noise(at, 7, 5, .55, .8), .9), g.math("MULTIPLY", g.noise(at, 2.2, 3, .5, .4), 3.2)), g.math("SUBTRACT", g.math("MULTIPLY", fine, .12), g.math("MULTIPLY", worn, .25)))
    return g.done(g.principled(Base_Color=tone, Roughness=.9, Specular=.2, Normal=g.bump(height, .5, .012)))


def paint_green(axis):
    """Sea-green shutter paint, thin on the edges."""
    return s.wood("teak", axis, .5, wear=.1) if axis is None else p.once("green" + axis, lambda: _paint(axis))


def _paint(axis):
    g = s.Graph("green-" + axis)
    scale = {"x": (2, 30, 30), "z": (30, 30, 2)}[axis]
    n = g.noise(g.coords(scale), 1.2, 5, .6)
    tone = g.ramp(n, (.32, "#1c4a40"), (.55, "#2a6355"), (.74, "#3d7767"))
    return g.done(g.principled(Base_Color=tone, Roughness=.48, Specular=.4, Normal=g.bump(n, .25, .003)))


def louvre(loc, width, height, rot=0.0):
    """Louvred leaf in the xz plane from x = 0 to width, foot at loc."""
    z_, x_ = paint_green("z"), paint_green("x")
    with p.Gather(loc, (0, 0, rot)):
        for x in (.034, width - .034):
            p.box((.068, .042, height), (x, 0, 0), z_, edge=.006)
        for z in (0, height * .48, height - .09):
            p.box((width - .12, .040, .09), (width / 2, 0, z), x_, edge=.005)
        for lo, hi in ((.09, height * .48), (height * .48 + .09, height - .09)):
            n = int((hi - lo) / .047)
            for k in range(n):
                p.box((width - .13, .050, .007), (width / 2, 0, lo + (hi - lo) * (k + .5) / n), x_, (.66, 0, 0), edge=.002, centred=True)
        for z in (height * .16, height * .84):
            p.box((.10, .006, .036), (.07, -.024, z), p.once("blackiron", s.black_iron), edge=.003)


def bicycle():
    """Black roadster with a wicker basket at the ochre wall, bougainvillea over it, seen along the lane to its end out of focus, low sun; 41 mm."""
    p.fresh()
    rng = random.Random(4)
    ochre = ochre_wall()
    stone = s.stone("#a39478", "#6e614c", .8, .9, .8)
    # wall with a deep window, stone plinth
    w0, w1, sill, head = .78, 1.86, 1.02, 2.52
    for x0, x1, z0, z1 in ((-5, w0, 0, 4.2), (w1, 5, 0, 4.2), (w0, w1, 0, sill), (w0, w1, head, 4.2)):
        p.box((x1 - x0, .40, z1 - z0), ((x0 + x1) / 2, .20, z0), ochre, edge=0)
    x = -5.0
    while x < 5:
        w = rng.uniform(.55, .95)
        p.box((w - .010, .075, .30), (x + w / 2, -.030, -.02), stone, edge=.016)
        x += w
    # window: stone sill, moulded surround, frame, shutters thrown open on the wall, dark room behind
    mid, half = (w0 + w1) / 2, (w1 - w0) / 2
    p.box((2 * half + .34, .26, .09), (mid, .02, sill - .09), stone, edge=.014)
    lime = s.plaster("#efe0bf", "#d3bb8a", weather=.6)
    for e in (-1, 1):
        p.box((.13, .05, head - sill + .13), (mid + e * (half + .065), -.015, sill), lime, edge=.012)
    p.box((2 * half + .26, .05, .13), (mid, -.016, head), lime, edge=.012)
    p.box((2 * half + .40, .10, .05), (mid, -.03, head + .13), lime, edge=.014)
    for e in (-1, 1):
        p.box((.07, .10, head - sill), (mid + e * (half - .035), .20, sill), paint_green("z"), edge=.008)
    p.box((2 * half, .10, .07), (mid, .20, head - .07), paint_green("x"), edge=.008)
    p.box((2 * half, .10, .06), (mid, .20, sill), paint_green("x"), edge=.008)
    for k in range(1, 9):
        p.tube([(w0 + .06 + (2 * half - .12) * k / 9, .19, sill + .03), (w0 + .06 + (2 * half - .12) * k / 9, .19, head - .03)], .0085,
               p.once("blackiron", s.black_iron), smooth=False)
    p.box((2 * half, .02, head - sill), (mid, .395, sill), s.matt("#1a130d", .9), edge=0)
    p.curtain(2 * half - .16, head - sill - .1, (mid, .31, sill + .05), s.cloth("#d9c8a2", "#c2ab7c"), 0, 9, .022, 3)
    # leaves closed by half: left one ajar, right one flat on the wall
    louvre((w0 + .02, .135, sill + .03), half - .03, head - sill - .10, .0)
    louvre((w1 + .02, -.045, sill + .03), half - .03, head - sill - .10, .06)
    p.box((.05, .05, .05), (0, -5, -1), lime)
    # a pot on the sill's outer edge, wall lantern, enamel number
    p.lathe(p.rounded([(0, 0), (.055, 0), (.072, .09), (.082, .092), (.082, .115), (.07, .115), (.066, .10), (0, .10)], 2), s.terracotta(), (w1 - .22, -.035, sill), 40)
    green.bush((w1 - .22, -.035, sill + .09), .075, green.leaf_set("bougain-green"), 60, 3, 1.1, (.7, 1.0))
    # pavement: granite kerb and setts
    p.mesh("ground", [(-20, -20, -.06), (20, -20, -.06), (20, 1, -.06), (-20, 1, -.06)], [(0, 1, 2, 3)], s.matt("#6e5f49", .95, bump=.6, scale=40, name="grit"))
    slab = s.stone("#a3957c", "#75684f", .72, .8, .7)
    for r in range(5):
        x = -5.0 - rng.random() * .6
        while x < 5:
            w = rng.uniform(.55, .92)
            p.box((w - .012, .398, .08), (x + w / 2, -.27 - r * .41, -.082 + rng.uniform(-.004, .004)), slab, (rng.uniform(-.006, .006), rng.uniform(-.004, .004), 0), edge=.012)
            x += w
    for r in range(9):
        x = -5.0 - rng.random() * .2
        while x < 5:
            w = rng.uniform(.15, .22)
            p.box((w - .012, .150, .08), (x + w / 2, -2.28 - r * .162, -.10 + rng.uniform(-.006, .006)), slab, (rng.uniform(-.02, .02), rng.uniform(-.02, .02), 0), edge=.014)
            x += w
    # grass and petals in the joints
    blades = p.once("tufts", lambda: green._Pack([green.grass_tuft(k, 18, .09, .03) for k in range(3)])).items
    for k in range(34):
        p.copies(blades[k % 3], [((rng.uniform(-3, 3), rng.choice((-.068, -.072, -.48, -.89)) + rng.uniform(-.006, .006), -.012), (0, 0, rng.uniform(0, 6)), rng.uniform(.4, 1.0))], "grass")
    pink = green.veined("#f4609c", "#cf2570", 4, .45, .5, name="pink-bract")
    bract = [green.leaf_mesh(.038, .032, pink, .5, .3, .8, .05, seed=k, nu=5, nv=4) for k in range(2)]
    for k in range(150):
        x = rng.gauss(-.9, .9)
        p.copies(bract[k % 2], [((x, -.09 - abs(rng.gauss(0, .45)), .002), (rng.uniform(-.2, .2), rng.uniform(-.25, .1), rng.uniform(0, 6.28)), rng.uniform(.75, 1.15))], "bract")
    # bicycle, leaning with its bar on the wall
    cycle.roadster((-.42, -.47, -.004), .035, .145, .16)
    # in the basket: a bunch of greens and a rolled paper
    with p.Gather((-.42, -.47, -.004), (-.145, 0, .035)):
        with p.Gather((.57, 0, 0), (0, 0, .16)):
            green.rosette((-.09, -.05, .93), green.leaf_set("lily"), 16, (1.5, .9), 3, (.45, .62))
            green.rosette((-.05, .05, .96), green.leaf_set("heliconia"), 7, (1.45, 1.0), 5, (.28, .40))
            p.tube([(-.07, -.08, .93), (.03, -.13, 1.24)], .021, s.matt("#e6d9bc", .8, name="roll"), smooth=False)
            p.slab((.17, .12, .09), (-.02, .06, 1.085), s.matt("#b98a52", .75, bump=.4, scale=90, name="parcel"), (.1, .15, .3), soft=.014)
    # bougainvillea: trunk up the left corner, boughs along the wall, cascades
    bark = s.matt("#5a4630", .85, bump=.8, scale=50, name="bark")
    trunk = [(-2.35, -.14, -.05), (-2.20, -.13, .7), (-2.36, -.10, 1.5), (-2.05, -.12, 2.05), (-1.4, -.16, 2.42), (-.5, -.18, 2.60), (.4, -.17, 2.66)]
    p.tube(trunk, .036, bark, taper=[1.5, 1.1, .9, .6, .35])
    p.tube([(-2.33, -.12, .1), (-2.42, -.09, .9), (-2.22, -.11, 1.6), (-2.6, -.12, 2.5)], .022, bark, taper=[1.2, .6])
    p.tube([(-2.36, -.10, .1), (-2.27, -.08, .6), (-2.44, -.09, 1.3), (-1.9, -.11, 2.4)], .015, bark, taper=[1.1, .6])
    leaf = green.leaf_set("bougain-green")
    centres = []
    for k in range(30):
        t = k / 29
        x = -2.9 + 3.35 * t
        centres.append((x + rng.uniform(-.12, .12), -.20 + rng.uniform(-.10, .04), 2.46 + .16 * math.sin(3 * t) + rng.uniform(-.12, .30), rng.uniform(.20, .32)))
    for x, z, drop in ((-2.45, 2.3, .50), (-2.05, 2.3, .42), (-1.35, 2.36, .52), (-.75, 2.42, .26), (-.2, 2.48, .40), (.35, 2.55, .20)):
        for q in range(4):
            centres.append((x + .05 * math.sin(q * 2 + x), -.20 - .03 * q, z - drop * q / 3, .21 - .035 * q))
    for k, (x, y, z, r) in enumerate(centres):
        green.bush((x, y, z), r, leaf, int(130 * r / .25), k, .8, (.9, 1.5))
        if k % 5 != 2:
            green.bush((x + .02, y - .045, z + .01), r * 1.08, bract, int(400 * r / .25), k + 90, .8, (1.0, 1.6))
    lane(ochre, lime, stone)
    # light: low sun along the lane, over the roofs at its end; leaves out of the picture
    before = set(bpy.data.objects)
    green.areca((-2.6, -2.3, 0), 2.55, 8, 1, 4, .80, .05)
    for obj in set(bpy.data.objects) - before:
        obj.visible_camera = obj.visible_glossy = False
    core.sun(31, 242, 6.0, (1.0, .84, .62), .5)
    core.sky_gradient([(-10, "#8a7a60"), (0, "#e4cfa4"), (15, "#cfd0c4"), (45, "#9fb9cc"), (90, "#7496b8")], .8)
    core.camera((3.12, -2.72, 1.30), (-.72, -.40, .87), 41, level=True, fstop=1.4, focus=(-.05, -.45, .6))
    return {"size": (1200, 800), "look": {"key": .195, "contrast": 1.03, "vignette": .2, "saturation": .92, "warmth": .03}}


def lane(ochre, lime, stone):
    """Where the lane turns, far out of focus: a white house with a door and a lit window, a wall with green over it."""
    white, teal, dark = s.plaster("#ece4d2", "#cdbf9f", weather=.7), s.matt("#2d6a68", .6, name="far door"), s.matt("#15110d", .9, name="far dark")
    x = -8.6
    p.box((.4, 4.6, 5.5), (x, -2.6, 0), white, edge=0)
    p.box((.3, 1.05, 2.2), (x + .12, -1.05, 0), teal, edge=.01)
    for y, z in ((-1.29, .25), (-.81, .25), (-1.29, 1.15), (-.81, 1.15)):
        p.box((.04, .34, .75), (x + .275, y, z), s.matt("#24565a", .6, name="far panel"), edge=.01)
    p.box((.5, 1.35, .12), (x + .1, -1.05, 2.2), stone, edge=.01)
    p.box((.3, .95, 1.3), (x + .12, -2.9, 1.1), dark, edge=.01)
    for e in (-1, 1):
        p.box((.1, .46, 1.3), (x + .30, -2.9 + e * .72, 1.1), teal, edge=.01)
    p.box((3.0, .4, 2.4), (-6.8, .75, 0), lime, edge=0)
    green.areca((-7.9, -.05, 0), 2.2, 16, 3, 5, 1.0, .06)
    green.bush((-7.5, -1.9, .35), .42, green.leaf_set("bougain-green"), 260, 4, .9, (1.2, 1.9))
    for k in range(3):
        p.lathe([(0, 0), (.13, 0), (.17, .3), (.15, .3), (0, .27)], s.terracotta(), (-7.9 + .05 * k, -1.75 - .45 * k, 0), 24)


PICTURES = {
    "gallery/kochi/bicycle": bicycle,
}

FAR = {  # the palms at the end of the lane; 1.3: nothing there is to stay sharp
    "gallery/kochi/bicycle": (5, (((0, 0), (290, 0), (290, 300), (281, 425), (225, 430), (0, 434)),), 1.3),
}

FINISH = {
    "gallery/kochi/bicycle": {"colours": {(25, 55): (.75, .96), (330, 20): (.75, .9), (105, 45): (.6, .8)}, "glow": (.2, .5), "fade": .12, "contrast": .97, "soft": .1},
}
