"""Nilavara Seaport, Vazhakala: apartment hotel, teal and concrete, bright morning."""
import math
import random

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def concrete(name="concrete"):
    """Board-marked concrete."""
    g = s.Graph(name)
    at = g.world((1, 1, 1))
    boards = g.math("FRACT", g.math("MULTIPLY", g.separate(at)[1], 7.0))
    line = g.ramp(boards, (0.0, 0.0), (.04, 1.0))
    n = g.noise(g.world((2, 14, 14)), 1.5, 7, .65)
    tone = g.ramp(n, (.3, "#a19a8e"), (.7, "#c6bfb2"))
    tone = g.mix(.3, tone, line, "MULTIPLY")
    return g.done(g.principled(Base_Color=tone, Roughness=.8, Specular=.25,
                               Normal=g.bump(g.math("ADD", n, line), .5, .006)))


def kitchenette():
    """Apartment kitchenette: teal tiles, fruit and coffee on the counter; 32 mm."""
    p.fresh()
    oak, oak_z = s.wood("oak", "x", .4), s.wood("oak", "z", .4)
    white = s.plaster("#f3eee4", "#e2d9c9", weather=.15, grain=.4)
    brass, steel = s.brass(.2, .2), s.steel(.2)
    p.box((7, 5, .1), (0, -1.5, -.1), s.tiles("check", .45, ("#cfc4b2", "#c6baa7"), rough=.25,
                                             wear=.2), edge=0)
    p.box((7, .2, 2.9), (0, .66, 0), white, edge=0)
    p.box((.2, 5, 2.9), (2.35, -1.5, 0), white, edge=0)
    p.box((7, 5, .1), (0, -1.5, 2.7), white, edge=0)
    # left wall with a wide window over the garden balcony
    for size, loc in (((.2, 1.85, .95), (-2.4, -.725, 0)), ((.2, 1.85, .5), (-2.4, -.725, 2.3)),
                      ((.2, .5, 2.9), (-2.4, .45, 0)), ((.2, 2.5, 2.9), (-2.4, -2.9, 0))):
        p.box(size, loc, white, edge=.004)
    for y in (-1.62, -.72, .19):
        p.box((.06, .05, 1.36), (-2.4, y, .95), s.matt("#1f6f6b", .4), edge=.004)
    p.box((.34, 1.95, .035), (-2.36, -.72, .94), oak, edge=.006)
    # base units with slatted oak doors, terrazzo top, teal tiles behind
    top = .90
    p.box((4.3, .60, .76), (.10, .26, .10), s.matt("#2a2320", .7), edge=0)
    x = -2.0
    for k, w in enumerate((.60, .60, .45, .60, .60, .60, .60)):
        if k == 2:
            for d in range(3):
                p.box((w - .008, .022, .245), (x + w / 2, -.052, .105 + d * .252), oak,
                      edge=.003)
                p.cylinder(.008, .16, (x + w / 2 - .08, -.082, .27 + d * .252), brass, 16,
                           rot=(0, math.pi / 2, 0))
        else:
            n = int(w / .05)
            for q in range(n):
                p.box((w / n - .006, .022, .75), (x + (q + .5) * w / n, -.052, .105), oak_z,
                      edge=.004)
            p.cylinder(.008, .18, (x + (w - .06 if k % 2 == 0 else .06), -.085, .60), brass,
                       16)
        x += w
    p.box((.03, .62, .80), (2.235, .24, .06), oak_z, edge=.004)
    p.box((4.3, .66, .04), (.10, .24, top - .04), s.terrazzo(
        "#ece4d4", ("#1f6f6b", "#b98a55", "#6f6a60", "#fffaf0"), scale=.9), edge=.006)
    wall_tile = []
    rng = random.Random(3)
    for k, tint in enumerate(("#1d5f5a", "#22706a", "#2b7d75")):
        wall_tile.append(s.glaze(tint, .1, name="tile%d" % k))
    tile = p.mesh_of(p.box((.072, .014, .196), (0, 0, 0), wall_tile[0], edge=.004))
    kinds = [tile] + [tile.copy() for _ in range(2)]
    for d, m in zip(kinds, wall_tile):
        d.materials[0] = m
    for r in range(3):
        for c in range(58):
            p.copies(rng.choice(kinds), [((-2.02 + c * .0745, .556, top + .004 + r * .200),
                     (rng.uniform(-.012, .012), 0, rng.uniform(-.012, .012)), 1)], "tile")
    # shelf with crockery; rail with cups and ladles
    p.box((2.9, .22, .035), (.55, .46, 1.62), oak, edge=.005)
    for x in (-.7, .55, 1.8):
        p.box((.02, .20, .02), (x, .46, 1.60), brass, edge=.002)
        p.box((.02, .02, .16), (x, .55, 1.47), brass, edge=.002)
    cream, teal = s.glaze("#f2eadb", speckle=.6), s.glaze("#2b6f69", .2, .3)
    for k in range(6):
        p.lathe(p.rounded([(0, 0), (.05, 0), (.06, .004), (.11, .014), (.112, .018),
                           (.06, .012), (0, .010)], 2), cream if k < 4 else teal,
                (-.45, .46, 1.655 + k * .010), 40)
    for k in range(4):
        p.bowl(.075, .05, teal if k % 2 else cream, (-.12, .46, 1.655 + k * .022))
    for k in range(3):
        p.cup(cream, (.18 + k * .15, .46, 1.655), None, 5.2, False)
    p.vase(s.terracotta(), (.75, .47, 1.655), .2, .06, .028, .04)
    for k in range(3):
        x = 1.0 + k * .16
        p.lathe([(0, 0), (.05, 0), (.055, .01), (.055, .15), (.045, .17), (.045, .18)],
                p.once("jar", lambda: s.pane("#eef4f0")), (x, .46, 1.655), 32)
        p.lathe([(0, .003), (.051, .003), (.051, .09 + .02 * k), (0, .10 + .02 * k)], s.matt(
            ("#3a1d10", "#d9a24a", "#7d8a3c")[k], .8, bump=.8, scale=200, name="fill"),
                (x, .46, 1.655), 24)
        p.cylinder(.048, .025, (x, .46, 1.83), oak_z, 32)
    green.bush((1.66, .45, 1.70), .16, green.leaf_set("money"), 60, 4, size=(.45, .75))
    pot_ = s.glaze("#e9dfca", .3)
    green.pot((1.66, .45, 1.655), pot_, .075, .11)
    for k in range(16):
        p.copies(green.leaf_set("money")[k % 3], [((1.60 + rng.uniform(-.1, .1), .36, 1.62 -
                 k * .022), (0, .8, -1.4 + rng.uniform(-.6, .6)), .55)], "trail")
    p.tube([(-1.9, .535, 1.50), (-.35, .535, 1.50)], .008, brass, smooth=False)
    for k in range(5):
        x = -1.75 + k * .22
        p.tube([(x, .535, 1.505), (x, .52, 1.47), (x, .53, 1.44)], .003, brass)
        if k in (0, 3):
            p.tube([(x, .53, 1.44), (x, .53, 1.22)], .006, steel if k else oak_z, smooth=False)
            p.bowl(.04, .03, steel, (x, .52, 1.18), foot=.3)
        elif k == 1:
            p.lathe(p.rounded([(0, 0), (.10, .0), (.105, .012), (.11, .035)], 2), brass,
                    (x, .53, 1.30), 40, (math.pi / 2, 0, 0))
        else:
            p.box((.07, .012, .17), (x, .53, 1.27), oak_z, edge=.004)
    # sink with brass tap on the left; hob on the right with moka pot
    p.box((.52, .38, .006), (-1.5, .22, top - .001), steel, edge=.002)
    p.box((.46, .32, .004), (-1.5, .22, top + .004), s.matt("#4c4f4e", .3, name="sink"),
          edge=.001)
    p.tube([(-1.5, .46, top), (-1.5, .46, top + .30), (-1.5, .40, top + .38),
            (-1.5, .28, top + .36), (-1.5, .25, top + .28)], .012, brass)
    p.box((.58, .46, .008), (1.42, .23, top), s.matt("#121212", .08, .6), edge=.003)
    moka = s.metal("#b9b7b2", .18, .1, name="moka")
    with p.Gather((1.30, .30, top + .008), (0, 0, -.5)):
        p.lathe([(0, 0), (.048, 0), (.05, .004), (.040, .075), (.036, .082), (.040, .09),
                 (.046, .165), (.047, .17), (.01, .185), (.012, .195), (.008, .205),
                 (0, .206)], moka, seg=8, smooth_angle=20)
        p.tube([(.044, 0, .155), (.085, 0, .160), (.085, 0, .075)], .008,
               s.matt("#15110e", .5))
    p.bowl(.105, .10, s.matt("#8e2f1f", .25, .6, name="enamel"), (1.58, .18, top + .008),
           foot=.8, wall=.004)
    # fruit bowl, board with bread, filter coffee set and cups
    p.fruit_bowl((.42, .12, top), s.wood("teak", "x", .4), .165, scale=1.15)
    p.coffee_filter(s.brass(.18, .3), (-.62, .34, top))
    p.dabarah(brass, (-.47, .16, top))
    p.tumbler(brass, (-.47, .16, top + .005), .085, .034, s.matt("#6b3a1c", .25))
    p.cup(cream, (-.78, .13, top), s.liquid("#6b3a1c"), 3.6)
    p.box((.40, .24, .02), (.86, .17, top), s.wood("teak", "x", .45), (0, 0, .12), edge=.006)
    crust = s.matt("#b06f2e", .75, .2, bump=.8, scale=70, name="crust")
    p.slab((.22, .10, .09), (.84, .17, top + .02), crust, (0, 0, .12), soft=.042)
    p.napkin((.22, .30), (-.16, .02, top), s.stripes(
        ["#f4eddd", "#1f6f6b", "#f4eddd", "#1f6f6b"], [.04, .006, .004, .002], "x"), .12)
    for k in range(3):
        p.bottle(s.pane("#dfe9cf" if k else "#c9b06a"), (1.84 + k * .10, .40, top),
                 .28 - k * .03, .034, oak_z)
    # stools and a breakfast bar in front, pendants
    for x in (-1.25, -.45):
        p.cylinder(.19, .035, (x, -1.05, .66), s.wood("teak", "x", .35), 48, .012)
        for k in range(4):
            a = k * math.pi / 2 + .78
            p.tube([(x + .12 * math.cos(a), -1.05 + .12 * math.sin(a), .66),
                    (x + .20 * math.cos(a), -1.05 + .20 * math.sin(a), 0)], .014, oak_z)
        ring = [(x + .18 * math.cos(k * .2618), -1.05 + .18 * math.sin(k * .2618), .24)
                for k in range(24)]
        p.tube(ring, .008, brass, closed=True)
    for x in (-.55, .85):
        p.woven_pendant((x, -.15, 2.7), .42, s.wood("pale", "z"), .21, .22, "bell", 10, 9)
    green.potted((-2.33, -.28, .975), "fern", s.terracotta(), .42, 4, .085, .13)
    green.potted((-2.33, -.95, .975), "snake", s.glaze("#e9dfca", .3), .55, 6, .085, .14)
    for k in range(10):
        green.far_tree((-7 - (k % 3) * 2, -5 + k * 1.2, -5), 3.2, k, 160)
    core.sun(36, 262, 9.0, (1.0, .87, .68), .7)
    core.sky_gradient([(-10, "#8fa07a"), (0, "#d5dfd0"), (12, "#cfe0e6"), (40, "#9cc3dc"),
                       (90, "#6aa3cf")], .6)
    core.area((-2.15, -.72, 1.62), (0, -.3, 1.0), (1.7, 1.25), 30, (1, .95, .86))
    core.area((.2, -3.8, 2.4), (.2, 0, 1.0), (3, 1.5), 30, (1, .93, .84))
    core.camera((1.22, -2.25, 1.42), (-.36, .3, 1.12), 30, level=True)
    return {"size": (1200, 800),
            "look": {"key": .22, "contrast": 1.08, "vignette": .16}}


PICTURES = {
    "gallery/vazhakala/kitchenette": kitchenette,
}
