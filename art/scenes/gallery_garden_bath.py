"""Nilavara Grove: the bath under the open sky and the hammock in the areca grove."""
import math
import random

from kit import core
from kit import garden
from kit import foliage as green
from kit import household as p
from kit import surfaces as s
from scenes import gallery_elamakkara as grove


def copper():
    """Copper that is handled and a little dark in places."""
    return p.once("copper", lambda: s.metal("#c9754a", .24, .5, "#6b3018", name="copper"))


def stool(loc, rot=0.0, radius=.19, height=.43):
    """Round teak stool on four splayed legs with a ring."""
    wood, legs = s.wood("teak", "x", .42, wear=.2), s.wood("teak", "z", .42)
    with p.Gather(loc, (0, 0, rot)):
        p.lathe(p.rounded([(0, height - .036), (radius * .9, height - .036), (radius, height - .026), (radius, height - .01),
                           (radius * .96, height), (radius * .6, height - .004), (0, height - .006)], 2), wood, seg=64)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            c, q = math.cos(a), math.sin(a)
            p.tube([(radius * .66 * c, radius * .66 * q, height - .03), (radius * .96 * c, radius * .96 * q, 0)], .019, legs,
                   taper=[1.1, .75])
        for k in range(4):
            a, b = math.pi / 4 + k * math.pi / 2, math.pi / 4 + (k + 1) * math.pi / 2
            f = radius * .84
            p.tube([(f * math.cos(a), f * math.sin(a), height * .42), (f * math.cos(b), f * math.sin(b), height * .42)], .010, legs)


def shower(x, y, rise=2.12):
    """Copper pipe up the wall at (x, y), gooseneck with a broad brass rose, two cross-handled taps, a foot tap."""
    pipe, brass = copper(), s.brass(.18, .35)
    front = y - .06
    for dx in (-.11, .11):
        p.tube([(x + dx, front, .42), (x + dx, front, 1.08), (x + dx * .35, front, 1.13), (x, front, 1.16)], .011, pipe)
        p.tube([(x + dx, y + .05, .42), (x + dx, front - .0, .42), (x + dx, front, .47)], .011, pipe)
        p.cylinder(.030, .012, (x + dx, y + .005, .42), brass, 32, .004, (math.pi / 2, 0, 0))
        # cross handle
        p.cylinder(.019, .05, (x + dx, front - .005, .95), brass, 24, .004, (math.pi / 2, 0, 0))
        p.cylinder(.024, .03, (x + dx, front, .935), brass, 24, .006)
        for a in (0, math.pi / 2):
            c, q = math.cos(a + .3), math.sin(a + .3)
            p.tube([(x + dx - .034 * c, front - .052, .95 - .034 * q), (x + dx + .034 * c, front - .052, .95 + .034 * q)], .0065, brass,
                   smooth=False)
            for e in (-1, 1):
                p.lathe([(0, -.009), (.007, -.006), (.009, 0), (.007, .006), (0, .009)], brass,
                        (x + dx + e * .037 * c, front - .052, .95 + e * .037 * q), 14)
        p.lathe([(0, 0), (.012, .001), (.010, .008), (0, .010)], s.glaze("#f4eee2", .1), (x + dx, front - .058, .95), 20, (math.pi / 2, 0, 0))
    neck = [(x, front, 1.14), (x, front, rise - .14), (x, front - .02, rise + .03), (x, front - .16, rise + .10), (x, front - .34, rise + .06),
            (x, front - .40, rise - .06)]
    p.tube(neck, .016, pipe)
    for z in (1.45, 1.85):
        p.cylinder(.020, .022, (x, front, z), brass, 24, .005)
        p.tube([(x, front, z + .011), (x, y + .03, z + .011)], .008, brass, smooth=False)
    head = (x, front - .40, rise - .06)
    p.lathe(p.rounded([(.015, .012), (.022, -.005), (.03, -.02), (.085, -.045), (.138, -.062), (.148, -.072), (.146, -.080)], 2) +
            [(.140, -.083), (0, -.083)], brass, head, 64)
    p.tube([(x, front, 1.135), (x, front, 1.08), (x, front - .10, 1.05), (x, front - .115, 1.0)], .011, brass)


def chembu(loc, size=1.0):
    """Big copper water vessel with a ringed neck, full, and a coconut-shell dipper across it."""
    with p.Gather(loc, (0, 0, .4), size):
        prof = p.rounded([(0, 0), (.16, .0), (.26, .07), (.305, .18), (.285, .30), (.215, .375), (.205, .40), (.25, .435), (.262, .45),
                          (.25, .455), (.195, .405), (.20, .37)], 3)
        p.lathe(prof, copper(), seg=72)
        p.lathe([(0, .385), (.20, .385)], s.liquid("#26413a", .02), seg=56)
        for k in range(2):
            a = k * math.pi + .5
            c, q = math.cos(a), math.sin(a)
            p.tube([(.26 * c - .05 * q, .26 * q + .05 * c, .33), (.34 * c - .05 * q, .34 * q + .05 * c, .35), (.34 * c + .05 * q, .34 * q - .05 * c, .35),
                    (.26 * c + .05 * q, .26 * q - .05 * c, .33)], .010, s.brass(.25, .5))
        shell = s.matt("#3c2415", .5, .4, bump=.3, scale=90, name="shell")
        p.tube([(-.36, -.06, .485), (.10, .02, .467)], .010, s.wood("teak", "x", .5), smooth=False, taper=[.9, 1.1])
        p.lathe(p.rounded([(0, -.05), (.035, -.042), (.056, -.012), (.058, .008), (.052, .008), (.048, -.012), (.03, -.034), (0, -.04)], 2), shell,
                (.145, .03, .468), 36, (.0, .12, 0))


def garden_bath():
    """Open-air bath behind a villa: laterite, copper shower, pebbles, plantains over the wall; 30 mm."""
    p.fresh()
    y = 2.2
    teak, teak_x = s.wood("teak", "z", .45, wear=.2), s.wood("teak", "x", .45)
    brass = s.brass(.2, .4)
    # ground, pebbles, slabs
    p.mesh("ground", [(-30, -9, -.05), (30, -9, -.05), (30, 30, -.05), (-30, 30, -.05)], [(0, 1, 2, 3)], s.soil("#7a6850"))
    garden.pebbles(-2.5, 2.6, -2.2, 2.2, -.006, .024, 4, "#776a57", "#b3a48b")
    kadappa = s.stone("#75766c", "#45483f", .42, .9, .5)
    rng = random.Random(5)
    for c in range(3):
        for r in range(3):
            p.box((.545, .495, .075), (.62 + (c - 1) * .552, 1.34 + (r - 1) * .502, -.02), kadappa, (0, 0, rng.uniform(-.004, .004)), edge=.008)
    for k, (x, yy, w, d, a) in enumerate(((.30, .18, .82, .46, .05), (.02, -.52, .78, .48, -.06), (-.14, -1.24, .84, .50, .04), (-.20, -1.98, .80, .5, -.03))):
        p.box((w, d, .07), (x, yy, -.028), kadappa, (0, 0, a), edge=.014)
    # walls with a tiled coping
    grove.laterite_wall(-2.6, 2.7, y, -.05, 2.40, seed=3)
    for side, x in ((1, 2.5), ):
        with p.Gather((x, y, 0), (0, 0, -math.pi / 2 * side)):
            grove.laterite_wall(0, 5.2, 0, -.05, 2.40, seed=8)
    clay = s.terracotta("#a3492a", "#6f2d1a", .85)
    for k in range(24):
        p.box((.228, .34, .035), (-2.55 + k * .232, y + .10, 2.395 + .002 * (k % 3)), clay, (-.10, rng.uniform(-.01, .01), 0), edge=.010)
    for k in range(20):
        p.box((.34, .228, .035), (2.60, y - .1 - k * .232, 2.395 + .002 * (k % 3)), clay, (0, .10, 0), edge=.010)
    # left: the villa's lime wall with its door standing open
    lime = s.plaster("#f0e4cb", "#d9c49c", weather=.5)
    p.box((.24, .92, 3.6), (-2.52, 1.76, -.05), lime, edge=.012)
    p.box((.24, 2.5, 3.6), (-2.52, -1.02, -.05), lime, edge=.012)
    p.box((.24, 1.10, 1.4), (-2.52, .76, 2.15), lime, edge=0)
    for yy in (.27, 1.27):
        p.box((.28, .10, 2.2), (-2.5, yy, -.03), teak, edge=.01)
    p.box((.30, 1.16, .12), (-2.5, .77, 2.10), s.wood("teak", "y", .45), edge=.012)
    p.box((.36, 1.0, .09), (-2.46, .77, -.03), kadappa, edge=.015)
    p.box((1.6, 1.4, .02), (-3.4, .77, .02), s.tiles("check", .25, ("#2b6a60", "#e6dcc4"), rough=.2), edge=0)
    p.box((.1, 2.2, 2.6), (-4.2, .8, 0), s.plaster("#e3d3b0", "#cdb88c"), edge=0)
    core.point((-3.4, .7, 1.9), 6, (1, .72, .42), .08)
    # rafters over the door and on to the wall: a narrow shade
    for k in range(5):
        p.between((-2.7, -.3 + k * .56, 3.02), (-1.42, -.3 + k * .56, 2.82), .07, .10, teak_x, .008)
    p.between((-1.50, -.6, 2.77), (-1.50, 2.5, 2.77), .08, .10, s.wood("teak", "x", .45), .008)
    for k in range(26):
        p.between((-2.7 + .05 * k, -.6, 3.085 - .0078 * k), (-2.7 + .05 * k, 2.5, 3.085 - .0078 * k), .018, .018, s.wood("jack", "x", .6), .004)
    # dark stone behind the pipes
    slate = s.stone("#5a6058", "#343a35", .38, .8, .35)
    for r in range(5):
        p.box((.94, .035, .463), (.62, y - .012, .055 + r * .467), slate, edge=.006)
    shower(.62, y - .034)
    # rail with a towel, shelf niche with bottles
    for x in (1.42, 2.16):
        p.lathe([(.030, 0), (.026, .010), (.012, .016), (.011, .085), (.015, .09), (0, .092)], brass, (x, y + .0, 1.50), 24, (math.pi / 2, 0, 0))
    p.tube([(1.36, y - .072, 1.50), (2.22, y - .072, 1.50)], .013, teak_x, smooth=False)
    linen = s.stripes(["#f3ead6", "#1f6f6b", "#f3ead6", "#1f6f6b"], [.50, .012, .018, .040], "z", 500, name="towel")
    garden.hung_towel(.46, .66, (1.74, y - .072, 1.503), linen, 0, 3)
    p.box((.62, .17, .035), (-.42, y - .065, 1.26), kadappa, edge=.008)
    amber, sage = s.glaze("#6b3410", .08), s.glaze("#5f7a52", .2, .4)
    cork = s.wood("pale", "z")
    for k, (x, h, mat) in enumerate(((-.64, .19, amber), (-.55, .15, sage), (-.46, .21, amber))):
        p.bottle(mat, (x, y - .07, 1.296), h, .032, cork)
    p.bowl(.055, .036, s.glaze("#e9dcc0", .2, .6), (-.28, y - .075, 1.296))
    p.slab((.07, .045, .024), (-.28, y - .075, 1.308), s.matt("#c9b27a", .5, name="soap"), (0, 0, .5), soft=.01)
    # stool with towels, lota, frangipani; copper vessel; plants
    stool((-.42, 1.06, 0), .3, .20, .44)
    cotton = s.cloth("#f4ecda", "#e2d5b8", bump=.9, scale=420)
    p.folded((.27, .20, .075), (-.43, 1.08, .436), cotton, 3, .25, 2)
    p.folded((.25, .18, .05), (-.425, 1.085, .508), s.cloth("#2a756d", "#1f5f59", bump=.8, scale=420), 2, .35, 4)
    flower_at = (-.40, 1.04, .562)
    from kit import props as still
    for k, (dx, dy, t) in enumerate(((-.035, -.01, 20), (.035, .02, 130))):
        still.plumeria(.030, k + 1, (flower_at[0] + dx, flower_at[1] + dy, flower_at[2]), (8, -6, t))
    chembu((-1.62, 1.62, 0), 1.0)
    green.potted((1.88, 1.60, -.01), "fern", s.terracotta(), 1.0, 3, .19, .30)
    green.potted((-1.95, .02, -.01), "heliconia", s.bronze(.4), .95, 6, .20, .36, "round")
    green.potted((2.05, .75, -.01), "heliconia", s.terracotta("#a3492a", "#7a3218"), 1.0, 4, .22, .40, "round")
    for k, (x, yy) in enumerate(((1.55, 1.95), (2.2, 1.3), (1.5, .2), (1.9, -.2), (-2.2, 1.95), (-1.15, 1.98), (-.2, 2.05))):
        green.rosette((x, yy, 0), green.leaf_set("fern" if k % 2 else "lily"), 18, (1.4, .2), k, (.42, .62))
    # slippers by the platform
    sole = s.wood("jack", "y", .5)
    for k, (x, yy, a) in enumerate(((-.30, .50, .12), (-.17, .53, -.02))):
        with p.Gather((x, yy, .02), (0, 0, a)):
            p.box((.085, .235, .018), (0, 0, 0), sole, edge=.008)
            p.tube([(-.040, .03, .016), (-.028, .05, .045), (0, .06, .055), (.028, .05, .045), (.040, .03, .016)], .010, s.matt("#6b3d22", .6))
    # plantain and areca over the wall
    for x, yy, h, sz, k in ((-1.75, 4.3, 2.2, 1.0, 1), (.05, 4.5, 2.4, 1.05, 2), (1.65, 4.3, 2.1, 1.0, 3), (4.5, 3.2, 2.2, 1.05, 4),
                            (-3.2, 5.0, 2.6, 1.1, 5), (3.0, 5.0, 2.7, 1.1, 6), (-.8, 5.6, 2.9, 1.15, 7), (4.7, .6, 2.2, 1.0, 8)):
        green.plantain((x, yy, 0), h, 9, k, sz)
    for x, yy, h in ((-2.4, 5.6, 4.2), (.9, 6.0, 4.6), (2.9, 6.4, 4.4), (4.6, 5, 3.8), (-4.2, 7, 5)):
        green.areca((x, yy, 0), h, 10, 1, int(x * 7) + 40, 1.2, .062)
    for k in range(10):
        green.far_tree((-13 + k * 3 + rng.uniform(-1, 1), rng.uniform(9.5, 13), 0), rng.uniform(3.2, 4.2), k, 460)
    p.mesh("hedge", [(-30, 15, -1), (30, 15, -1), (30, 16, 11), (-30, 16, 11)], [(0, 1, 2, 3)], s.matt("#2f3d1c", .9, name="hedge"))
    grove.canopy((-2.6, -2.4), 6.5, 5.4, 95, 4, (3, 5))
    core.sun(40, 226, 6.0, (1.0, .85, .63), .5)
    core.sky_gradient([(-10, "#4a5030"), (0, "#53653a"), (13, "#7d9158"), (24, "#c6cfa6"), (45, "#b2cbd6"), (90, "#7fa8c8")], .95)
    core.camera((.12, -3.05, 1.36), (-.02, 2, 1.34), 30, level=True)
    return {"size": (1200, 800), "look": {"key": .14, "contrast": 1.08, "vignette": .22, "saturation": .82, "warmth": .04}}


PICTURES = {
    "gallery/elamakkara/garden-bath": garden_bath,
}
