"""Nilavara Seaport: the planted atrium that the apartments open on to."""
import math
import random

import bpy

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s
from scenes import gallery_vazhakala as seaport


def vine(loc, length, seed=1, data=None):
    """Trailing stems that hang from loc."""
    rng = random.Random(seed)
    leaves = data or green.leaf_set("money")
    stem = p.once("vine-stem", lambda: s.matt("#55662c", .7, name="vine-stem"))
    x, y, z = loc
    pts, n = [], max(4, int(length / .06))
    sway = rng.uniform(-.05, .05)
    for k in range(n + 1):
        t = k / n
        out = .05 * min(1, t * 6)
        pts.append((x + sway * t + .018 * math.sin(5 * t + seed), y - out - .012 * math.sin(7 * t + seed), z + .035 * math.sin(min(1, t * 7) * math.pi) - length * t))
    p.tube(pts, .0035, stem, smooth=False, resolution=2)
    for k in range(1, n + 1):
        for q in range(2):
            a = rng.uniform(-2.4, -.7)
            p.copies(rng.choice(leaves), [(pts[k], (rng.uniform(-.4, .4), rng.uniform(.3, 1.0), a), rng.uniform(.62, 1.0) * (1 - .35 * k / n))], "vine")


def railing(x0, x1, y, z, teal, height=1.0):
    """Flat-bar railing along x."""
    p.box((x1 - x0, .055, .045), ((x0 + x1) / 2, y, z + height - .045), teal, edge=.008)
    p.box((x1 - x0, .030, .030), ((x0 + x1) / 2, y, z + .10), teal, edge=.005)
    data = p.once("baluster", lambda: p.mesh_of(p.box((.012, .034, height - .16), (0, 0, 0), teal, edge=.003)))
    n = int((x1 - x0) / .115)
    p.copies(data, [((x0 + (k + .5) * (x1 - x0) / n, y, z + .12), (0, 0, 0), 1) for k in range(n)], "baluster")


def trough(x0, x1, y, z, mat, seed=1):
    """Planter on the outer side of a gallery with ferns, money plants and trailing vines."""
    rng = random.Random(seed)
    p.box((x1 - x0, .30, .30), ((x0 + x1) / 2, y, z), mat, edge=.012)
    p.box((x1 - x0 - .06, .24, .02), ((x0 + x1) / 2, y, z + .285), p.once("earth", lambda: s.soil(name="earth")), edge=0)
    x = x0 + .12
    while x < x1 - .08:
        kind = rng.choice(("fern", "money", "lily", "fern", "money", "heliconia"))
        at = (x, y + rng.uniform(-.03, .03), z + .29)
        if kind == "money":
            green.bush(at, .19, green.leaf_set("money"), 60, 500 + int(x * 50) + seed, .8, (.8, 1.2))
        elif kind == "heliconia":
            green.rosette(at, green.leaf_set("heliconia"), 9, (1.45, .8), 500 + int(x * 50) + seed, (.42, .66))
        else:
            green.rosette(at, green.leaf_set(kind), 20, (1.4, .15), 500 + int(x * 50) + seed, (.5, .8))
        if rng.random() < .85:
            vine((x + .05, y - .13, z + .30), rng.uniform(.35, 1.05), 900 + int(x * 90) + seed)
        x += rng.uniform(.20, .30)


def door(x, y, z, number, lit=False):
    """Flush timber apartment door with a teal frame, brass number, bell and mat."""
    teal = p.once("teal", lambda: s.glaze("#1f6f6b", .35, name="teal"))
    wood = s.wood("jack", "z", .38)
    p.box((1.02, .10, 2.22), (x, y + .02, z), teal, edge=.010)
    p.box((.88, .06, 2.13), (x, y - .02, z + .01), wood, edge=.006)
    for k in range(5):
        p.box((.006, .012, 2.12), (x - .29 + k * .145, y - .047, z + .012), s.matt("#4a3018", .6), edge=0)
    p.tube([(x + .35, y - .055, z + .88), (x + .35, y - .085, z + .90), (x + .35, y - .085, z + 1.22), (x + .35, y - .055, z + 1.24)], .010, s.brass(.2), smooth=False)
    p.box((.07, .010, .07), (x + .62, y - .005, z + 1.35), s.brass(.2), edge=.004)
    p.box((.70, .42, .018), (x, y - .32, z + .002), s.matt(("#6b5a3c", "#7a3b22", "#41524a")[number % 3], .95, bump=.8, scale=300), edge=.006)
    p.lathe([(.0, .05), (.055, .045), (.06, -.05), (.054, -.05), (.05, .035), (0, .04)], s.matt("#20332f", .4), (x + .62, y - .07, z + 1.95), 32)
    p.lathe([(0, -.045), (.05, -.045)], s.glow("#ffdca6", 1.2), (x + .62, y - .07, z + 1.95), 32)


def atrium():
    """Planted atrium with teal galleries and trailing plants round a tree, sun from the skylight; 25 mm."""
    p.fresh()
    rng = random.Random(5)
    concrete = seaport.concrete()
    teal = p.once("teal", lambda: s.glaze("#1f6f6b", .35, name="teal"))
    lime = s.plaster("#efe6d2", "#ddd0b4", weather=.2, grain=.5)
    wood, wood_z = s.wood("jack", "x", .4), s.wood("jack", "z", .4)
    terrazzo = s.terrazzo("#b9b2a0", ("#1f6f6b", "#8a9a8c", "#3a3a34", "#fffaf0", "#c7a46a"), 1.0, .16)
    # floor, back wall, side walls
    p.box((12, 14, .1), (0, 0, -.1), terrazzo, edge=0)
    yb, h = 4.6, 2.95
    p.box((12, .3, 12), (0, yb + .15, 0), lime, edge=0)
    for side in (-1, 1):
        p.box((.3, 14, 12 if side < 0 else 7.6), (side * 4.05, 0, 0), concrete if side > 0 else lime, edge=0)
    # galleries on three floors: slab round the back and the left side, planters with teal rails behind them
    for k in range(1, 4):
        z = k * h
        p.box((8.0, 1.55, .26), (0, yb - .775, z - .26), concrete, edge=.012)
        p.box((1.35, 8.6, .26), (-3.3, yb - 1.55 - 4.3, z - .26), concrete, edge=.012)
        railing(-2.63, 3.9, yb - 1.42, z, teal)
        trough(-2.55, 3.9, yb - 1.70, z - .20, teal, 11 * k)
        with p.Gather((-2.72, yb - 1.45, z), (0, 0, -math.pi / 2)):
            railing(0, 7.2, 0, 0, teal)
        with p.Gather((-2.46, yb - 1.9, z - .20), (0, 0, math.pi / 2)):
            trough(-6.5, 0, .0, 0, teal, 7 * k + 3)
        for x, n in ((-1.5, k), (.9, k + 1), (3.1, k + 2)):
            door(x, yb - .02, z, n)
    with p.Gather((3.74, 2.73, 2.72), (0, 0, -math.pi / 2)):
        trough(0, 4.2, 0, 0, teal, 17)
    # ground floor: doors, letter boxes, a bench with post on it
    for x, n in ((-1.5, 1), (3.1, 2)):
        door(x, yb - .02, 0, n)
    p.box((1.24, .20, 1.02), (.82, yb - .10, .62), teal, edge=.012)
    for c in range(4):
        for r in range(4):
            p.box((.285, .02, .225), (.82 - .45 + c * .30, yb - .205, .665 + r * .240), wood, edge=.006)
            p.box((.15, .008, .014), (.82 - .45 + c * .30, yb - .218, .825 + r * .240), s.matt("#14100c", .6), edge=.002)
            p.lathe([(0, 0), (.010, 0), (.008, .01), (0, .011)], s.brass(.2), (.82 - .45 + c * .30 + .10, yb - .215, .72 + r * .240), 16, (math.pi / 2, 0, 0))
    # round terrazzo planter with a seat; a tree with a thin double trunk
    cx, cy = .95, 1.25
    p.lathe([(0, 0), (.90, 0), (.90, .40), (.70, .40), (.70, .36), (0, .36)], concrete, (cx, cy, 0), 96)
    tile = p.once("drum-tile", lambda: p.mesh_of(p.box((.018, .064, .128), (0, 0, 0), s.glaze("#1f6f6b", .14, .3, name="drum"), edge=.004)))
    for r in range(3):
        for k in range(84):
            a = (k + .5 * (r % 2)) * 2 * math.pi / 84
            p.copies(tile, [((cx + .906 * math.cos(a), cy + .906 * math.sin(a), .012 + r * .132), (0, 0, a + rng.uniform(-.012, .012)), 1)], "drum-tile")
    p.lathe([(0, .365), (.71, .365)], s.soil("#4a3524", name="earth2"), (cx, cy, 0), 64)
    ring = s.wood("jack", "x", .4)
    for k in range(88):
        a = k * 2 * math.pi / 88
        p.box((.34, .0635, .032), (cx + .875 * math.cos(a), cy + .875 * math.sin(a), .412), ring, (0, 0, a), edge=.005)
    bark = s.matt("#6b5a44", .85, bump=.8, scale=40, name="treebark")
    tops = []
    for dx, dy, lean, hh, r in ((-.10, .05, (-.5, .25), 4.6, .062), (.14, -.05, (.55, .1), 4.0, .052)):
        pts = [(cx + dx, cy + dy, .3), (cx + dx + lean[0] * .15, cy + dy + lean[1] * .2, 1.6), (cx + dx + lean[0] * .5, cy + dy + lean[1] * .5, 2.9),
               (cx + dx + lean[0], cy + dy + lean[1], hh)]
        p.tube(pts, r, bark, taper=[1.25, 1.0, .8, .45])
        for q in range(5):
            a = q * 2.4 + dx * 9
            base = pts[2] if q < 2 else tuple((pts[2][i] + pts[3][i]) / 2 for i in range(3)) if q < 4 else pts[3]
            tip = (base[0] + .75 * math.cos(a), base[1] + .75 * math.sin(a), base[2] + .55)
            p.tube([base, tuple((base[i] + tip[i]) / 2 + (.08 if i == 2 else 0) for i in range(3)), tip], .022, bark, taper=[1, .4])
            tops.append(tip)
        tops.append(pts[3])
    fresh = green.veined("#86ad4a", "#3f7030", 16, .35, .32, name="tree-leaf")
    crown = [green.leaf_mesh(.20, .085, fresh, .5, .25, 1.1, .02, seed=k, stalk=.04) for k in range(3)]
    for k, tip in enumerate(tops):
        green.bush((tip[0], tip[1], tip[2] - .15), .48, crown, 130, k, .8, (.8, 1.2))
    for k in range(16):
        a, q = k * 2.4, .16 + .44 * (k / 16) ** .5
        green.rosette((cx + q * math.cos(a), cy + q * math.sin(a), .37), green.leaf_set(("fern", "lily", "heliconia")[k % 3]), 16, (1.35, .2), k, (.40, .62))
    # a corner of life on the bench: bag, newspaper, cup; a bicycle-free floor with pots on the left
    bx, by = cx - .46, cy - .80
    p.napkin((.26, .20), (bx + .36, by - .06, .446), p.page_mat(), .7, 3)
    canvas = s.cloth("#e3d3ae", "#c9b587", bump=.8, scale=420)
    p.slab((.30, .10, .32), (bx - .10, by + .16, .446), canvas, (0, .06, .9), soft=.045, seed=4)
    for e in (-1, 1):
        p.tube([(bx - .10 + e * .03 - .05, by + .10, .75), (bx - .10 + e * .03 - .03, by + .13, .89), (bx - .10 + e * .03 + .03, by + .19, .89), (bx - .10 + e * .03 + .05, by + .22, .75)],
               .008, s.matt("#8e3324", .8))
    green.rosette((bx - .10, by + .16, .72), green.leaf_set("lily"), 12, (1.5, 1.0), 8, (.35, .5))
    p.cup(s.glaze("#f1e7d3", .12), (bx + .66, by - .06, .446), s.liquid("#7a3b12"), .4)
    clay = s.terracotta()
    for k, (x, y, kind, size, r, hh) in enumerate(((-3.3, 3.3, "areca", 1.45, .26, .42), (-3.2, 2.3, "heliconia", 1.15, .22, .36), (-2.55, 2.75, "fern", .9, .18, .28),
                                                 (-3.3, 1.3, "rubber", 1.1, .22, .38), (-2.7, 1.75, "snake", .9, .16, .26), (3.62, 3.1, "heliconia", 1.0, .22, .36), (2.2, 4.25, "snake", .95, .18, .30),
                                                 (3.45, 1.75, "rubber", 1.1, .22, .38))):
        green.potted((x, y, 0), kind, clay if k % 3 else teal, size, k + 3, r, hh, "tall" if k % 3 == 0 else "flare")
    # teal column at the corner of the galleries, hose-green watering can
    p.box((.30, .30, 10), (-2.75, yb - 1.62, 0), concrete, edge=.02)
    can = s.metal("#2c7a72", .35, .3, "#174640", name="can")
    p.lathe(p.rounded([(0, 0), (.115, 0), (.12, .01), (.115, .24), (.09, .27), (.06, .275), (.055, .27)], 1), can, (-1.95, 1.55, 0), 48)
    p.tube([(-1.85, 1.52, .05), (-1.70, 1.47, .18), (-1.58, 1.43, .36)], .016, can, taper=[1.2, .7])
    p.lathe([(.012, 0), (.045, .05), (.045, .058), (0, .062)], can, (-1.585, 1.432, .352), 32, (-.25, .6, 0))
    p.tube([(-2.06, 1.59, .10), (-2.16, 1.62, .24), (-2.06, 1.59, .33), (-1.94, 1.55, .30)], .010, can)
    # skylight bars and light
    for k in range(9):
        p.box((.20, 11, .16), (-2.6 + k * .78, -.8, 3.35 * h), teal, edge=0)
    for k in range(6):
        p.box((8, .16, .12), (0, -6 + k * 1.7, 3.38 * h), teal, edge=0)
    core.sun(45, 140, 4.4, (1.0, .84, .60), .5)
    core.sky_gradient([(-10, "#8a9080"), (0, "#cfd8d2"), (30, "#d3e0e4"), (90, "#a9c8da")], 1.15)
    core.area((.6, -1.0, 3.2 * h), (.6, 1.5, 0), (5, 6), 95, (.95, .98, 1.0))
    core.area((.3, -5.0, 2.6), (.2, 2, 1.6), (3, 2.2), 30, (1, .93, .82))
    for mat in bpy.data.materials:
        mat.cycles.sample_as_light = False
    core.camera((.05, -4.6, 1.5), (.12, 2.4, 2.30), 25, level=True)
    return {"size": (1200, 800), "look": {"key": .14, "contrast": 1.06, "vignette": .16, "saturation": .94, "warmth": .06}}


PICTURES = {
    "gallery/vazhakala/atrium": atrium,
}
