"""Nilavara Grove, Elamakkara: garden villas of laterite and timber, dappled light."""
import math
import random

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


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
    "gallery/elamakkara/garden-tea": garden_tea,
}
