"""Nilavara Seaport, Vazhakala: breakfast on the roof terrace."""
import math
import random

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s
from scenes import gallery_vazhakala as seaport


def rooftop():
    """Roof terrace with daybed under a pergola, low morning sun; 26 mm."""
    p.fresh()
    grey = seaport.concrete()
    teal = s.matt("#1f6f6b", .4, .5, name="teal")
    deck = s.wood("teak", "x", .5, wear=.35)
    for k in range(34):
        p.box((15, .138, .04), (0, -3.4 + k * .145, -.04), deck, edge=.005)
    y1 = 1.55
    p.box((15, .22, .70), (0, y1 + .1, -.04), grey, edge=.012)
    p.box((15, .28, .05), (0, y1 + .1, .66), s.stone("#d9d2c4", "#b5ad9c", .6), edge=.01)
    for x in (-5.7, -3.8, -1.9, 0, 1.9, 3.8, 5.7):
        p.cylinder(.014, .42, (x, y1 + .1, .70), teal, 16)
    for z in (.90, 1.10):
        p.tube([(-7.4, y1 + .1, z), (7.4, y1 + .1, z)], .011, teal, smooth=False)
    # pergola: teal posts, timber beams, slats with a creeper
    beam = s.wood("teak", "y", .45)
    for x in (-.85, 3.1):
        for y in (-1.15, 1.25):
            p.box((.09, .09, 2.45), (x, y, 0), teal, edge=.008)
    for x in (-.85, 3.1):
        p.box((.09, 3.0, .16), (x, .05, 2.45), beam, edge=.008)
    for k in range(19):
        p.box((4.6, .045, .10), (1.15, -1.32 + k * .152, 2.61), p.once(
            "slat", lambda: s.wood("teak", "x", .45)), edge=.005)
    rng = random.Random(5)
    for k in range(10):
        x, y = rng.uniform(-.6, 3.4), rng.uniform(-1.2, 1.4)
        green.bush((x, y, 2.66), .34, green.leaf_set("bougain-green"), 150, k, .4, (1.2, 2))
        green.bush((x, y, 2.70), .36, green.leaf_set("bougain"), 150, k + 30, .45, (1.2, 1.9))
    for k in range(5):
        x = -.85 + rng.uniform(-.1, .1)
        green.bush((x, -1.15 + rng.uniform(-.1, .1), 2.0 + k * .12), .17, green.leaf_set(
            "bougain"), 70, k, 1.1, (1, 1.6))
    # daybed with cushions, throw, tray
    linen = s.cloth("#efe6d3", "#dccdb0", bump=.5)
    teak_z = s.wood("teak", "z", .4)
    bx, by = 1.45, .25
    p.box((2.1, 1.15, .09), (bx, by, .22), s.wood("teak", "x", .4), edge=.015)
    for x in (-.98, .98):
        for y in (-.50, .50):
            p.box((.09, .09, .24), (bx + x, by + y, 0), teak_z, edge=.008)
    p.box((2.1, .05, .45), (bx, by + .56, .31), s.wood("teak", "x", .4), edge=.015)
    p.slab((2.02, 1.05, .17), (bx, by, .31), linen, soft=.06, seed=4)
    for x, two, r, sz in ((-.72, ("#1f6f6b", "#2f8780"), .15, .50), (-.20, ("#efe3ca", "#d9c7a0"),
                          -.1, .52), (.34, ("#c9602f", "#a84a22"), .1, .46),
                          (.78, ("#efe3ca", "#d9c7a0"), -.12, .52)):
        p.cushion((sz, sz * .95, .19), (bx + x, by + .36, .68), s.cloth(*two), (
            math.radians(62), 0, r), seed=int(x * 10) % 13)
    p.drape(.55, 1.0, .492, 0, (.30, 0), (bx + .55, by, 0), s.stripes(
        ["#1f6f6b", "#efe3ca", "#1f6f6b", "#e0b04a"], [.10, .012, .05, .02], "x", 500), 6,
            .016, cells=70)
    p.open_book((bx - .18, by - .18, .485), .3)
    p.box((.40, .28, .018), (bx - .66, by - .18, .482), s.wood("rosewood", "x"), (0, 0, .1),
          edge=.005)
    p.cup(s.glaze("#f3ecdf", speckle=.5), (bx - .72, by - .18, .50), s.liquid("#6b3a1c"), .9)
    p.bowl(.055, .04, s.glaze("#22635e", .2), (bx - .56, by - .16, .50))
    # mat, block and bottle on the deck
    p.box((1.75, .62, .006), (-1.75, -.75, .0), s.cloth("#2f8780", "#256b66", scale=260,
                                                         bump=.5), (0, 0, .5), edge=.002)
    p.rolled(.62, .06, (-2.55, -1.15, .006), s.cloth("#2f8780", "#256b66", scale=260), 2.07,
             5)
    p.box((.23, .15, .09), (-1.35, -.15, .006), s.wood("pale", "x", .7), (0, 0, .2), edge=.01)
    p.bottle(s.steel(.2), (-2.25, -.25, 0), .26, .036, s.wood("pale", "z"))
    p.folded((.34, .24, .05), (-2.6, -.55, .0), s.cloth("#f4ead6", "#e3d3b3"), 3, .5)
    # troughs and pots
    for x, w in ((-3.1, 2.6), (-.9, .9)):
        p.box((w, .42, .45), (x, y1 - .25, 0), grey, edge=.012)
        p.box((w - .08, .34, .02), (x, y1 - .25, .44), s.soil(), edge=0)
        n = int(w / .22)
        for k in range(n):
            px = x - w / 2 + .14 + k * .22
            kind = ("lily", "fern", "heliconia", "croton", "lily")[k % 5]
            if kind == "croton":
                green.bush((px, y1 - .25, .44), .24, green.leaf_set(kind), 70, k,
                           size=(.7, 1))
            else:
                green.rosette((px, y1 - .25, .46), green.leaf_set(kind), 20, (1.45, .4), k,
                              (.55, .85))
    clay = s.terracotta()
    green.potted((-4.0, .35, 0), "areca", clay, 1.3, 3, .24, .42)
    green.potted((3.35, .95, 0), "heliconia", clay, 1.0, 5, .2, .34)
    green.potted((-.30, .95, 0), "snake", s.matt("#d9cdb8", .7, bump=.4), 1.0, 6, .17, .32,
                 "tall")
    seaport.city(9, 60)
    core.sun(13, -32, 6.5, (1.0, .74, .46), .6)
    core.sky_gradient([(-10, "#b5b09a"), (0, "#f2cfa0"), (5, "#f0d9bc"), (14, "#cfd9dc"),
                       (35, "#8fb8d4"), (90, "#4a86b8")], .42, glow=(11, -32, "#ffb25a", 40),
                      clouds=("#fff0dc", .5, 2.0))
    core.area((.5, -4.2, 2.6), (.4, 0, .5), (3, 1.5), 36, (1, .9, .78))
    core.camera((-1.15, -3.85, 1.48), (.12, .6, 1.12), 26, level=True)
    return {"size": (1200, 800),
            "look": {"key": .135, "contrast": 1.08, "vignette": .2, "bloom": .07}}


PICTURES = {"gallery/vazhakala/rooftop": rooftop}
