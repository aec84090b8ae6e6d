"""Nilavara Grove, Elamakkara: garden villas of laterite and timber, dappled light."""
import math
import random

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def flags(path, count, width, seed=0, mat=None):
    """Irregular flagstones along path(t) -> (x, y, heading), t in 0..1."""
    rng = random.Random(seed)
    mat = mat or s.stone("#a89c88", "#6f6655", .8)
    for k in range(count):
        t = (k + .5) / count
        x, y, h = path(t)
        across = rng.choice((1, 2, 2))
        edges = [-width / 2, width / 2] if across == 1 else [
            -width / 2, rng.uniform(-.18, .18) * width, width / 2]
        for a, b in zip(edges[:-1], edges[1:]):
            half, deep = (b - a) / 2 - .018, path.step / 2 - .02
            ring = []
            n = 9
            for i in range(n):
                ang = 2 * math.pi * i / n + rng.uniform(-.2, .2)
                c, q = math.cos(ang), math.sin(ang)
                f = 1 / max(abs(c), abs(q)) ** .72
                ring.append((c * half * f * rng.uniform(.93, 1.05),
                             q * deep * f * rng.uniform(.92, 1.06)))
            ring = [tuple(v) for v in p.rounded([(u, v, 0) for u, v in ring] +
                                                [(ring[0][0], ring[0][1], 0)], 1)][:-1]
            thick = rng.uniform(.03, .05)
            m = len(ring)
            verts = [(u, v, -.05) for u, v, _ in ring] + [(u, v, thick * .8) for u, v, _ in
                     ring] + [(u * .95, v * .95, thick) for u, v, _ in ring]
            faces = [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)]
            faces += [(m + i, m + (i + 1) % m, 2 * m + (i + 1) % m, 2 * m + i)
                      for i in range(m)]
            faces.append(tuple(range(2 * m, 3 * m)))
            mid = (a + b) / 2
            p.mesh("flag", verts, faces, mat, False, None,
                   (x + mid * math.cos(h), y + mid * math.sin(h), 0),
                   (rng.uniform(-.012, .012), rng.uniform(-.012, .012), h))


def laterite_wall(x0, x1, y, z0, z1, openings=(), depth=.2, seed=0):
    """Running bond of laterite blocks with recessed joints, facing -y."""
    rng = random.Random(seed)
    block = s.laterite()
    w, h = .40, .195
    mortar = s.matt("#a98a6a", .95, bump=.6, scale=60, name="mortar")
    cuts = sorted({x0, x1, *(v for o in openings for v in o[:2])})
    for a, b in zip(cuts[:-1], cuts[1:]):
        z = z0
        for o in sorted((o for o in openings if o[0] <= a and o[1] >= b),
                        key=lambda o: o[2]) + [(0, 0, z1, z1)]:
            if o[2] - z > .01:
                p.box((b - a, depth - .03, o[2] - z), ((a + b) / 2, y + .02 + depth / 2, z),
                      mortar, edge=0)
            z = max(z, o[3])
    row, z = 0, z0
    while z < z1 - .02:
        x = x0 - (w / 2 if row % 2 else 0)
        while x < x1:
            a, b = max(x, x0), min(x + w, x1)
            mid = (a + b) / 2
            if b - a > .05 and not any(
                    o[0] < b - .02 and o[1] > a + .02 and o[2] < z + h / 2 < o[3]
                    for o in openings):
                p.box((b - a - .013, depth, h - .013), (mid, y + depth / 2 +
                      rng.uniform(-.004, .004), z), block, edge=.008)
            x += w
        z += h
        row += 1


def tile_roof(x0, x1, y_low, y_high, z_low, z_high, seed=0):
    """Slope of Mangalore tiles rising from y_low to y_high."""
    rng = random.Random(seed)
    clay = s.terracotta("#a3492a", "#6f2d1a", .85)
    run = math.hypot(y_high - y_low, z_high - z_low)
    pitch = math.atan2(z_high - z_low, y_high - y_low)

    def fn(u, v):
        x = (u - .5) * .25
        z = .018 * math.cos(u * 2 * math.pi * 1.0) * .6 + .012 * math.cos(u * 4 * math.pi)
        return (x, v * .40, z + .018 - .018 * v)
    tile = p.surface(fn, 16, 3, clay)
    p.thick(tile, .012, 1)
    data = p.mesh_of(tile)
    rows, cols = int(run / .31) + 1, int((x1 - x0) / .235) + 1
    for r in range(rows):
        d = r * .31
        for c in range(cols):
            p.copies(data, [((x0 + (c + .5) * .235, y_low + d * math.cos(pitch),
                              z_low + d * math.sin(pitch) + rng.uniform(-.003, .003)),
                             (pitch, rng.uniform(-.01, .01), rng.uniform(-.01, .01)), 1)],
                     "tile")


def canopy(centre, spread, height, count, seed=0, size=(3.5, 6)):
    """Leaves out of the picture that break the sun into dapples."""
    rng = random.Random(seed)
    leaf = green.leaf_set("rubber")
    for _ in range(count):
        obj = p.copies(rng.choice(leaf), [(
            (centre[0] + rng.uniform(-.5, .5) * spread, centre[1] + rng.uniform(-.5, .5) *
             spread, height + rng.uniform(-.6, .6)), (rng.uniform(-1, 1), rng.uniform(-1, 1),
             rng.uniform(0, 6.28)), rng.uniform(*size))], "canopy")[0]
        obj.visible_camera = obj.visible_glossy = False


def lantern(loc, size=.26, power=6):
    """Brass lantern with lit panes."""
    brass = s.brass(.3, .5)
    glow = s.glow("#ffc27a", 5)
    with p.Gather(loc):
        w = size * .5
        p.box((w * 1.25, w * 1.25, .02), (0, 0, 0), brass, edge=.004)
        for x in (-1, 1):
            for y in (-1, 1):
                p.box((.012, .012, size), (x * w * .5, y * w * .5, .02), brass, edge=.002)
        p.lathe([(w * .9, size + .02), (w * .2, size * 1.45), (.012, size * 1.6),
                 (0, size * 1.6)], brass, seg=4, rot=(0, 0, math.pi / 4), smooth_angle=5)
        p.lathe([(0, .04), (.02, .05), (.026, .10), (.012, .15), (0, .16)], glow, seg=16)
    core.point((loc[0], loc[1], loc[2] + size * .5), power, (1, .70, .38), .04)


def garden_path():
    """Flagstones between plantain and areca to a villa's lit teak door, 30 mm."""
    p.fresh()

    def path(t):
        y = -6.6 + t * 8.9
        x = .42 * math.sin(y * .55) * min(1, max(0, (2.3 - y) / 4))
        slope = .42 * .55 * math.cos(y * .55) * min(1, max(0, (2.3 - y) / 4))
        return x, y, -math.atan(slope)
    path.step = 8.9 / 17
    p.mesh("ground", [(-30, -10, -.02), (30, -10, -.02), (30, 40, -.02), (-30, 40, -.02)],
           [(0, 1, 2, 3)], s.soil("#4f4a26"))
    flags(path, 17, 1.25, 2)

    def on_path(x, y):
        t = (y + 6.6) / 8.9
        return 0 < t < 1.02 and abs(x - path(t)[0]) < .60
    green.lawn(-3.2, 3.2, -6.8, 3.2, 2600, 1, on_path, (.5, 1.0))
    green.lawn(-7, 7, -1, 6, 900, 3, lambda x, y: on_path(x, y) or (abs(x) < 2.2 and y > 2.2),
               (.8, 1.5))
    # villa front
    teak = s.wood("teak", "z", .42)
    teak_x = s.wood("teak", "x", .42)
    y = 4.2
    laterite_wall(-3.4, 3.4, y, .35, 3.2, [(-.78, .78, 0, 2.62), (-2.75, -1.55, 1.2, 2.4),
                                           (1.55, 2.75, 1.2, 2.4)], seed=4)
    p.box((6.9, 2.1, .40), (0, 3.3, -.04), s.stone("#8f8676", "#5d564a", .8), edge=.02)
    for k in range(3):
        p.box((2.0, .34, .13), (0, 2.25 - k * .30 + .05, .25 - k * .125),
              s.stone("#9a917f", "#6a6254", .7), edge=.015)
    p.box((1.56, .08, 2.62), (0, y + .20, .35), s.matt("#120b07", .9), edge=0)
    for x in (-.72, .72):
        p.box((.13, .22, 2.3), (x, y + .06, .35), teak, edge=.01)
    p.box((1.75, .24, .16), (0, y + .06, 2.58), teak_x, edge=.012)
    for side in (-1, 1):
        p.box((.62, .05, 2.22), (side * .325, y + .12, .36), teak, edge=.006)
        for r in range(3):
            p.box((.44, .03, .56), (side * .325, y + .095, .47 + r * .68), teak, edge=.02)
        for r in range(4):
            for c in range(4):
                p.lathe([(.020, 0), (.016, .008), (.006, .014), (0, .015)], s.brass(.25),
                        (side * .325 - .24 + c * .16, y + .078, .42 + r * .68), 14,
                        (math.pi / 2, 0, 0))
        p.lathe([(.035, 0), (.03, .01), (.012, .014), (0, .014)], s.brass(.2),
                (side * .07, y + .09, 1.35), 24, (math.pi / 2, 0, 0))
    for x in (-2.15, 2.15):
        p.box((1.2, .05, 1.2), (x, y + .19, 1.2), s.glow("#f0a45a", .42), edge=0)
        for k in range(7):
            p.cylinder(.014, 1.2, (x - .5 + k * .167, y + .1, 1.2), teak, 12)
        for dx in (-.62, .62):
            p.box((.09, .2, 1.36), (x + dx, y + .07, 1.12), teak, edge=.008)
        for z in (1.12, 2.40):
            p.box((1.33, .2, .09), (x, y + .07, z), teak_x, edge=.008)
    for x in (-3.1, -1.22, 1.22, 3.1):
        p.box((.30, .30, .35), (x, 2.62, .35), s.stone(), edge=.02)
        p.lathe(p.rounded([(.085, 0), (.095, .05), (.07, .12), (.075, 1.5), (.065, 1.72),
                           (.10, 1.8), (.10, 1.86)], 2), teak, (x, 2.62, .70), 24)
    p.box((7.0, .14, .17), (0, 2.62, 2.55), teak_x, edge=.012)
    for k in range(15):
        p.between((-3.3 + k * .47, 1.95, 2.52), (-3.3 + k * .47, 4.5, 3.55), .06, .10, teak_x)
    tile_roof(-3.7, 3.7, 1.85, 4.9, 2.60, 3.85, 3)
    lantern((0, 2.9, 2.0), .24, 14)
    p.tube([(0, 2.9, 2.38), (0, 2.9, 2.7)], .006, s.brass(.3), smooth=False)
    # bench, brass pot and sandals by the door
    p.box((1.2, .38, .05), (-2.1, 3.85, .78), teak_x, edge=.008)
    for x in (-2.6, -1.6):
        p.box((.06, .34, .42), (x, 3.85, .36), teak, edge=.006)
    p.bowl(.24, .17, s.brass(.2, .5), (1.35, 3.3, .36), foot=.5, wall=.004)
    p.lathe([(0, .13), (.225, .13)], s.liquid("#2a4038"), (1.35, 3.3, .36))
    for k in range(9):
        a = k * 2.4
        green.bush((1.35 + .13 * math.cos(a) * (k / 9) ** .5, 3.3 + .13 * math.sin(a) *
                    (k / 9) ** .5, .50), .03, green.leaf_set("bougain"), 14, k, .5,
                   (.7, 1.0))
    # garden
    rng = random.Random(7)
    for x, yy, h, sz, k in ((-2.3, -2.6, 2.1, 1.0, 1), (-2.9, .4, 2.6, 1.1, 2),
                            (2.5, -1.2, 2.3, 1.05, 3), (3.1, 1.2, 2.8, 1.15, 4),
                            (-4.3, -1.4, 2.6, 1.2, 5), (4.3, -2.2, 2.2, 1.1, 6),
                            (-5.0, 2.4, 3.0, 1.2, 8), (5.2, 3.0, 3.0, 1.2, 9)):
        green.plantain((x, yy, 0), h, 9, k, sz, k == 3)
    for x, yy, h in ((-1.75, -.6, 3.6), (2.05, 1.0, 4.0), (-2.5, 2.1, 4.3), (2.3, -3.0, 5.0),
                     (-4.2, 5.6, 5.6), (3.9, .4, 4.2), (1.2, 8.5, 7.2), (-1.6, 9.5, 7.8),
                     (3.4, 9, 6.6), (5.5, 7, 5.5), (-6.2, 7, 6.0)):
        green.areca((x, yy, 0), h, 10, 1, int(x * 7), 1.2, .062)
    for k in range(44):
        side = rng.choice((-1, 1))
        yy = rng.uniform(-5.2, 2.0)
        x = side * rng.uniform(.85, 2.6)
        kind = rng.choice(("fern", "lily", "heliconia", "croton", "fern", "lily"))
        if kind == "croton":
            green.bush((x, yy, 0), rng.uniform(.22, .36), green.leaf_set("croton"), 80, k)
        elif kind == "heliconia":
            if abs(x) > 1.3:
                green.rosette((x, yy, 0), green.leaf_set("heliconia"), 13, (1.5, .8), k,
                              (.8, 1.2))
        else:
            green.rosette((x, yy, 0), green.leaf_set(kind), 26, (1.4, .2), k, (.6, 1.0))
    for k in range(26):
        a = rng.uniform(-9, 9)
        green.bush((a, rng.uniform(5.5, 9), 0), rng.uniform(1.2, 2.2),
                   green.leaf_set("heliconia"), 90, k, size=(1, 1.8))
    for k in range(12):
        green.far_tree((-16 + k * 3 + rng.uniform(-1, 1), rng.uniform(14, 19), 0),
                       rng.uniform(3.0, 4.2), k, 420)
    canopy((1.5, -3.2), 8, 6.2, 150, 4, (3, 5))
    core.sun(48, 118, 6.5, (1.0, .84, .60), .5)
    core.sky_gradient([(-10, "#59683f"), (0, "#a8b88a"), (12, "#d5dfd0"), (40, "#a5c4d6"),
                       (90, "#6fa0c8")], 1.15)
    core.camera((.10, -7.6, 1.42), (.02, 3, 1.46), 30, level=True)
    return {"size": (1200, 800),
            "look": {"key": .13, "contrast": 1.08, "vignette": .22, "saturation": .88,
                     "warmth": .12}}


def teapot(loc, mat, rot=0.0, scale=1.0):
    """Round teapot with spout, handle and lid, 16 cm wide."""
    with p.Gather(loc, (0, 0, rot), scale):
        p.lathe(p.rounded([(0, 0), (.045, 0), (.048, .006), (.078, .045), (.075, .085),
                           (.045, .108), (.040, .112)], 3), mat, seg=56)
        p.lathe(p.rounded([(.044, .110), (.036, .120), (.015, .128), (.006, .131),
                           (.011, .140), (.008, .148), (0, .150)], 2), mat, seg=40)
        p.tube([(.068, 0, .045), (.105, 0, .058), (.115, 0, .088), (.135, 0, .108)], .0115,
               mat, taper=[1.5, 1.0, .8, .7], resolution=6)
        p.tube([(-.066, 0, .088), (-.105, 0, .104), (-.128, 0, .07), (-.105, 0, .03),
                (-.070, 0, .035)], .0065, mat, resolution=5)


def garden_tea():
    """Patio table laid for tea in dappled light, garden soft behind; 50 mm."""
    p.fresh()
    old = s.wood("teak", "x", .5, wear=.3)
    teak_z = s.wood("teak", "z", .4)
    h = .74
    p.box((14, 9, .06), (0, -1.5, -.06), s.stone("#a3472c", "#7d2f1c", .6), edge=0)
    for r in range(12):
        for c in range(16):
            p.box((.488, .488, .02), (-4 + c * .5, -3.5 + r * .5, 0), p.once(
                "paver", lambda: s.stone("#b0714f", "#8a4a30", .7)), edge=.008)
    # slatted round table
    n = 11
    for k in range(n):
        y = -.50 + (k + .5) * 1.0 / n
        w = 2 * math.sqrt(max(.02, .55 ** 2 - y ** 2))
        p.box((w, 1.0 / n - .007, .026), (0, y, h - .026), old, edge=.005)
    ring = [(.56 * math.cos(k * .1047), .56 * math.sin(k * .1047), h - .022) for k in range(60)]
    p.tube(ring, .017, s.wood("teak", "z", .4), closed=True)
    for k in range(4):
        a = k * math.pi / 2 + .6
        p.tube([(.36 * math.cos(a), .36 * math.sin(a), h - .03), (.44 * math.cos(a),
                .44 * math.sin(a), 0)], .024, teak_z)
    # plantain leaf runner and linen
    leaf = green.plantain_leaf(1.05, .40, 11, .16, .12)
    p.copies(leaf, [((-.50, -.02, h + .035), (0, 0, .12), 1)], "runner")
    cream = s.glaze("#f4eddf", .1)
    glaze = s.glaze("#355f50", .16, .35)
    teapot((-.06, .10, h + .035), glaze, 2.75, 1.25)
    drink = s.liquid("#9a4a12", .02)
    silver = s.steel(.15)
    p.cup(cream, (.17, -.13, h + .004), drink, .5, spoon=silver)
    p.cup(cream, (-.30, -.14, h + .004), drink, 2.5, spoon=silver)
    p.lathe(p.rounded([(0, 0), (.03, 0), (.042, .03), (.036, .06), (.042, .075)], 3), cream,
            (.16, .06, h + .03), 48)
    p.lathe([(0, .055), (.036, .055)], s.liquid("#f6efe2", .2), (.16, .06, h + .03), 40)
    # banana fritters on a plate, jaggery cakes on a brass stand, fruit
    plate = p.rounded([(0, 0), (.055, 0), (.06, .004), (.105, .013), (.108, .017), (.06, .010),
                       (0, .009)], 3)
    p.lathe(plate, cream, (.0, -.27, h), 56)
    fritter = s.Graph("fritter")
    nz = fritter.noise(fritter.coords(), 75, 6, .7)
    fritter = fritter.done(fritter.principled(
        Base_Color=fritter.ramp(nz, (.3, "#a85a14"), (.55, "#d98f2a"), (.75, "#efb851")),
        Roughness=.5, Normal=fritter.bump(nz, 1.0, .003)))
    for k in range(7):
        a = k * .9
        p.slab((.105, .034, .016), (.0 + .03 * math.cos(a), -.27 + .03 * math.sin(a), h + .012 +
               (.014 if k > 3 else 0)), fritter, (.1 * math.sin(k), .12, a), soft=.008,
               seed=k)
    brass = s.brass(.18, .25)
    p.lathe(p.rounded([(0, 0), (.06, 0), (.062, .008), (.015, .02), (.012, .08), (.03, .10),
                       (.115, .108), (.120, .114), (.112, .113), (0, .112)], 2), brass,
            (.30, .20, h), 56)
    cake = s.matt("#6b3416", .55, .3, bump=.6, scale=180, name="jaggery")
    for k in range(8):
        r, a = (.068, k * .898) if k < 7 else (0, 0)
        p.slab((.05, .05, .032), (.30 + r * math.cos(a), .20 + r * math.sin(a), h + .112 +
               (.026 if k == 7 else 0)), cake, (0, 0, a), soft=.012, seed=k)
    nap = s.stripes(["#f4eddd", "#9c3b22", "#f4eddd", "#355f50"], [.045, .004, .006, .004],
                    "x")
    p.napkin((.20, .14), (.36, -.19, h), nap, .4, 3)
    p.vase(s.terracotta(), (-.34, .22, h), .16, .055, .024, .036)
    for k in range(9):
        a = k * 2.4
        green.bush((-.34 + .05 * math.cos(a), .22 + .05 * math.sin(a), h + .21 +
                    .02 * (k % 3)), .032, green.leaf_set("bougain"), 22, k, .8, (.8, 1.2))
    green.rosette((-.34, .22, h + .14), green.leaf_set("bougain-green"), 26, (1.3, -.1), 4,
                  (1.2, 2.0))
    p.bowl(.05, .04, s.glaze("#e9dcc0", speckle=.6), (-.14, -.05, h + .032))
    # cane chairs behind
    rattan, weave = s.wood("jack", "x", .4), s.strips("#c4955a", "#80592c", .012)
    p.cane_chair((-.72, .78, 0), rattan, weave, math.radians(-25 + 40), s.cloth(
        "#efe3ca", "#dccba6"), True)
    p.cane_chair((.86, .70, 0), rattan, weave, math.radians(-52), s.cloth(
        "#efe3ca", "#dccba6"), True)
    p.cushion((.36, .34, .14), (.92, .80, .70), s.cloth("#a8452a", "#8a3520"),
              (math.radians(68), 0, math.radians(-52)), seed=3)
    # garden: low laterite wall, beds, plantain, a lotus jar
    laterite_wall(-5, 5, 3.6, 0, .60, seed=3)
    p.box((10.2, .30, .06), (0, 3.7, .60), s.stone(), edge=.01)
    rng = random.Random(5)
    p.mesh("ground", [(-30, 3.8, -.05), (30, 3.8, -.05), (30, 40, -.05), (-30, 40, -.05)],
           [(0, 1, 2, 3)], s.soil("#56652c"))
    for x, y, hh, k in ((-2.7, 4.8, 1.7, 1), (2.5, 5.0, 1.9, 2), (-.2, 6.4, 2.3, 3),
                        (4.6, 6.0, 2.1, 4), (-5.2, 6.4, 2.2, 5), (1.6, 8.6, 2.7, 6)):
        green.plantain((x, y, 0), hh, 9, k + 20, 1.0)
    for k in range(30):
        x, kind = rng.uniform(-4.5, 4.5), rng.choice(("fern", "lily", "croton", "heliconia"))
        y = rng.uniform(2.7, 3.4) if k % 2 else rng.uniform(4.0, 5.2)
        if kind == "croton":
            green.bush((x, y, 0), .35, green.leaf_set("croton"), 80, k)
        else:
            green.rosette((x, y, 0), green.leaf_set(kind), 22, (1.4, .2), k, (.6, 1.0))
    for k in range(11):
        green.far_tree((-16 + k * 3.2, rng.uniform(13, 16), 0), 3.4, k, 380)
    canopy((-1.2, -1.4), 5.5, 4.2, 170, 6, (1.6, 3.0))
    core.sun(52, 222, 8.0, (1.0, .85, .60), .5)
    core.sky_gradient([(-10, "#5c6f3c"), (0, "#a6b888"), (15, "#d5dfd0"), (60, "#a5c8dc"),
                       (90, "#76a6cc")], .8)
    for k in range(9):
        green.bush((-4 + k, 4.35, .2), .75, green.leaf_set("heliconia"), 60, k,
                   size=(.6, 1.0))
    core.camera((.10, -1.72, 1.20), (.02, .10, .815), 48, fstop=3.5, focus=(-.02, -.08, .80))
    return {"size": (1200, 800),
            "look": {"key": .15, "contrast": 1.07, "vignette": .2, "saturation": .92}}


PICTURES = {
    "gallery/elamakkara/garden-path": garden_path,
    "gallery/elamakkara/garden-tea": garden_tea,
}
