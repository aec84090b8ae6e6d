"""Nilavara Metro, Kalamassery: the breakfast counter."""
import math
import random

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def breakfast_counter():
    """Breakfast counter in perspective, juice and fruit in focus; 45 mm."""
    p.fresh()
    oak, oak_z, brass = s.wood("oak", "y", .4), s.wood("oak", "z", .4), s.brass(.2, .2)
    white = s.plaster("#f2ece0", "#e0d5c3", weather=.2, grain=.4)
    clay = s.terracotta("#b5694a", "#8c4c33")
    h = .94
    p.box((.78, 6.5, .045), (0, 1.6, h - .045), s.terrazzo(
        "#efe7d6", ("#b5694a", "#2a6f6a", "#c9a565", "#6f6a60"), scale=.9), edge=.008)
    for k in range(86):
        p.cylinder(.034, h - .12, (-.34, -1.55 + k * .075, .05), p.once(
            "flute", lambda: s.terracotta("#b5694a", "#96502f")), 14)
    p.box((.66, 6.4, h - .10), (.03, 1.6, .05), white, edge=0)
    # back wall on the right with tiles, shelf and coffee machine
    p.box((.2, 9, 3.2), (1.75, 1.6, 0), white, edge=0)
    p.box((7, .2, 3.2), (0, 6.2, 0), s.plaster("#3f8a82", "#2a6f6a"), edge=0)
    p.box((8, 9, .1), (0, 1.6, -.1), s.tiles("cube", .25, ("#e6dcc8", "#cdbfa6", "#b5694a"),
                                             rough=.3), edge=0)
    p.box((.55, 5.0, .90), (1.4, 2.2, 0), oak, edge=.006)
    p.box((.58, 5.0, .03), (1.4, 2.2, .90), s.matt("#3a332c", .25, .5), edge=.006)
    for z in (1.50, 1.90):
        p.box((.24, 4.4, .035), (1.56, 2.3, z), oak, edge=.005)
    rng = random.Random(4)
    cream, teal = s.glaze("#f2eadb", speckle=.6), s.glaze("#2a6f6a", .2, .3)
    for k in range(22):
        y = .4 + k * .18
        kind = rng.choice((0, 1, 2))
        z = 1.535 if k % 2 else 1.935
        if kind == 0:
            for q in range(3):
                p.bowl(.065, .045, rng.choice((cream, teal)), (1.55, y, z + q * .02))
        elif kind == 1:
            p.bottle(s.liquid(rng.choice(["#7a3a12", "#2c4a2a", "#b98a2a"]), .06), (1.55, y, z),
                     .25, .036, oak_z)
        else:
            p.cup(cream, (1.55, y, z), None, rng.uniform(0, 6), False)
    with p.Gather((1.36, 1.1, .93), (0, 0, -math.pi / 2)):
        steel = s.steel(.16)
        p.box((.62, .42, .34), (0, 0, .04), steel, edge=.03)
        p.box((.66, .46, .05), (0, 0, .38), s.wood("teak", "x"), edge=.012)
        for x in (-.16, .16):
            p.cylinder(.035, .07, (x, -.24, .20), steel, 32)
            p.tube([(x, -.26, .22), (x, -.42, .215)], .012, s.matt("#1a1512", .5))
        for q in range(4):
            p.cup(cream, (-.2 + q * .13, .02, .43), None, q, False)
    # stools, window on the left
    for y in (.2, 1.15, 2.1, 3.05):
        p.cylinder(.185, .035, (-.78, y, .66), s.wood("teak", "x", .35), 48, .012)
        for k in range(4):
            a = k * math.pi / 2 + .78
            p.tube([(-.78 + .12 * math.cos(a), y + .12 * math.sin(a), .66),
                    (-.78 + .2 * math.cos(a), y + .2 * math.sin(a), 0)], .014, oak_z)
    frame = s.matt("#eee7db", .5, name="frame")
    for k in range(6):
        p.box((.10, .07, 3.2), (-2.3, -1.2 + k * 1.45, 0), frame, edge=.005)
    for z in (0, 2.5):
        p.box((.10, 8, .07), (-2.3, 2, z), frame, edge=.005)
    for k in range(9):
        green.far_tree((-8 - (k % 3) * 2, -2 + k * 1.7, -4), 3.6, k, 200)
    for y in (.35, 1.45, 2.55, 3.65):
        p.tube([(.0, y, 3.2), (.0, y, 1.98)], .004, s.matt("#1a1613"), smooth=False)
        p.lathe(p.rounded([(.03, .20), (.05, .17), (.10, .10), (.15, .0)], 3), clay,
                (.0, y, 1.80), 48)
        p.lathe([(0, -.02), (.035, .0), (.035, .05), (.02, .09)], s.glow("#ffd09a", 4),
                (.0, y, 1.84), 24)
        core.point((.0, y, 1.78), 5, (1, .76, .48), .04)
    # the spread, front to back
    for k, (tint, dx, dy) in enumerate((("#f08a1e", 0, 0), ("#e8b02a", .105, .05),
                                        ("#c93a4a", .02, .13), ("#f08a1e", .13, .17),
                                        ("#e8b02a", .05, .26))):
        juice((-.17 + dx, -.36 + dy, h), tint)
    board = s.wood("teak", "x", .45)
    p.box((.26, .40, .022), (.17, -.26, h), board, (0, 0, .15), edge=.008)
    crust = s.matt("#b06f2e", .7, .25, bump=.3, scale=90, name="crust")
    bun = p.rounded([(0, 0), (.050, 0), (.058, .014), (.055, .034), (.040, .052), (.018, .060), (0, .061)], 3)
    for k, (x, y, z) in enumerate(((.11, -.37, 0), (.225, -.35, 0), (.10, -.245, 0), (.215, -.225, 0), (.12, -.125, 0),
                                   (.165, -.30, .047))):
        p.lathe(bun, crust, (x, y, h + .022 + z), 40)
    p.fruit_bowl((-.02, .36, h), s.wood("jack", "x", .4), .18, scale=1.15)
    for k in range(3):
        x, y = -.20 + .17 * k, .78 + .05 * (k % 2)
        p.lathe([(0, 0), (.055, 0), (.06, .01), (.06, .16), (.05, .18), (.05, .19)], p.once(
            "jar", lambda: s.pane("#eef4f0")), (x, y, h), 36)
        p.lathe([(0, .003), (.055, .003), (.055, .13), (0, .135)], s.matt(
            ("#c99b55", "#7a4a26", "#e6d3a8")[k], .85, bump=1, scale=160, name="grain"),
                (x, y, h), 28)
        p.cylinder(.054, .025, (x, y, h + .19), oak_z, 32)
    for k in range(8):
        p.lathe(p.rounded([(0, 0), (.07, 0), (.075, .004), (.12, .014), (.122, .018),
                           (.075, .011), (0, .010)], 2), cream if k < 5 else teal,
                (.18, 1.08, h + k * .011), 48)
    p.lathe([(0, 0), (.13, 0), (.135, .008), (.03, .02), (.02, .10), (.13, .115), (.14, .125),
             (.13, .122), (0, .12)], brass, (-.08, 1.25, h), 56)
    puff = s.matt("#c98a3c", .6, .3, bump=.3, scale=160, name="pastry")
    for k in range(9):
        r, a = .085 * math.sqrt(k / 9), k * 2.4
        p.slab((.085, .055, .035), (-.08 + r * math.cos(a), 1.25 + r * math.sin(a), h + .125 +
               (.02 if k < 3 else 0)), puff, (0, 0, a), soft=.016, seed=k)
    p.vase(s.glaze("#2a6f6a", .2, .2), (.16, 1.75, h), .26, .08, .034, .05)
    green.rosette((.16, 1.75, h + .22), green.leaf_set("heliconia"), 8, (1.5, .9), 3,
                  (.45, .7))
    p.napkin((.18, .26), (-.02, -.56, h), s.stripes(["#f4eddd", "#b5694a", "#f4eddd"],
                                                    [.04, .005, .003], "x"), .2, 3)
    core.sun(30, 276, 4.0, (1.0, .84, .60), .7)
    core.sky_gradient([(-10, "#8fa07a"), (0, "#e0e2cf"), (12, "#cfe0e6"), (90, "#6aa3cf")], .8)
    core.area((-2.15, .9, 1.7), (0, .6, .9), (4.5, 2.2), 70, (1, .95, .86))
    core.area((-.6, 3.6, 3.0), (0, 6.2, 1.4), (3.0, .8), 60, (1, .88, .72))
    core.camera((-.52, -1.52, 1.42), (.10, .72, 1.09), 37, fstop=3.5, focus=(-.05, -.25, 1.0))
    return {"size": (1200, 800), "denoise": 1.5,
            "look": {"key": .18, "contrast": 1.07, "vignette": .18}}


def juice(loc, tint):
    """Tall glass of juice."""
    p.once("pane", lambda: s.pane(reflect=.4, name="pane"))
    p.glass_cup(loc, .13, .034, .82, s.liquid(tint, .08))


PICTURES = {"gallery/kalamassery/breakfast-counter": breakfast_counter}
