"""Nilavara Metro, Kalamassery: contemporary, terracotta jali, white frames."""
import math
import random

import bpy

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def jali_corridor():
    """Jali screen on the left throws its pattern on a polished floor, 24 mm."""
    p.fresh()
    clay = s.terracotta("#b5694a", "#8c4c33")
    white = s.plaster("#f1ebe0", "#ddd2c0", weather=.2, grain=.5)
    floor = s.terrazzo("#ddd3c2", ("#b9a88c", "#8d8271", "#f3ece0", "#a8512f"),
                       scale=1.3, rough=.24)
    teak, brass = s.wood("teak", "z"), s.brass(.25)
    length, x0, x1, high = 11.0, -1.12, 1.12, 2.95
    p.box((x1 - x0 + .6, length + 4, .1), (0, length / 2 - 1.5, -.1), floor, edge=0)
    p.box((.16, length + 4, high), (x1 + .08, length / 2 - 1.5, 0), white, edge=0)
    p.box((x1 - x0 + .4, length + 4, .12), (0, length / 2 - 1.5, high), white, edge=0)
    p.box((.02, length + 4, .09), (x1 - .008, length / 2 - 1.5, 0), teak, edge=.003)
    # the screen: bays of blocks between white fins
    size = .245
    block = p.jali_block(size, .045, clay, "quatrefoil")
    other = p.jali_block(size, .045, clay, "petals")
    rows = 10
    base = .26
    bay, fin = 8, .13
    pitch = bay * size + fin
    for b in range(6):
        y0 = -1.9 + b * pitch
        p.box((.26, fin, high), (x0 - .05, y0 - fin / 2, 0), white, edge=.006)
        for r in range(rows):
            for c in range(bay):
                data = other if r in (0, 9) else block
                p.copies(data, [((x0 - .03, y0 + (c + .5) * size, base + (r + .5) * size),
                                 (0, 0, math.pi / 2), 1)], "jali")
    p.box((.24, length + 4, base), (x0 - .05, length / 2 - 1.5, 0), white, edge=.006)
    p.box((.24, length + 4, .4), (x0 - .05, length / 2 - 1.5, base + rows * size), white,
          edge=.006)
    p.box((.02, length + 4, .06), (x0 + .075, length / 2 - 1.5, base - .05), brass, edge=.002)
    # slatted ceiling
    slat = s.wood("oak", "x", .5)
    for k in range(40):
        p.box((x1 - x0 - .3, .05, .07), (0, -1.6 + k * .3, high - .075), slat, edge=.004)
    # doors on the right
    dark = s.wood("teak", "z", .35)
    for k, y in enumerate((1.9, 4.9, 7.9)):
        p.box((.05, 1.06, 2.25), (x1 - .012, y, 0), s.wood("rosewood", "z"), edge=.006)
        for q in range(6):
            p.box((.03, .145, 2.12), (x1 - .03, y - .375 + q * .15, .03), dark, edge=.006)
        p.box((.05, .03, .28), (x1 - .065, y - .40, .95), brass, edge=.006)
        p.box((.015, .13, .17), (x1 - .006, y - .78, 1.55), brass, edge=.003)
        core.spot((x1 - .35, y - .78, high - .1), (x1 - .1, y - .78, 1.2), 9,
                  (1, .77, .5), 60)
    # bench with cushion, tray and paper on the left
    p.box((.40, 1.9, .05), (x0 + .32, 3.5, .40), s.wood("teak", "y"), edge=.008)
    for y in (2.72, 4.28):
        p.box((.34, .06, .40), (x0 + .32, y, 0), s.wood("teak", "z"), edge=.006)
    p.slab((.38, 1.25, .07), (x0 + .32, 3.75, .45), s.cloth("#2a6f6a", "#1f5a55"),
           soft=.03)
    p.cushion((.42, .42, .15), (x0 + .22, 4.2, .72), s.cloth("#e4d3b0", "#c9b184"),
              (math.radians(72), 0, math.radians(-75)), seed=4)
    p.book((.21, .28, .018), (x0 + .30, 2.86, .45), s.matt("#9c3b22", .6), .35)
    p.cup(s.glaze("#f2e9d8", speckle=.6), (x0 + .33, 3.02, .45),
          s.liquid("#5a2f14"), 2.2)
    # end: tall window glow, planter
    p.box((2.6, .12, high), (0, length - .4, 0), s.plaster("#b4573a", "#8e3f25"), edge=0)
    green.potted((.30, length - 1.05, 0), "areca", s.matt("#e9e2d4", .6, bump=.3), 1.35, 3,
                 .23, .42, "tall")
    green.potted((-.72, length - 1.3, 0), "rubber", s.matt("#1f5a55", .5), 1.0, 5, .17,
                 .34, "tall")
    p.woven_pendant((.05, length - 1.6, high), .55, s.wood("pale", "z"), .26, .3, "globe", 16)
    green.potted((x1 - .25, .55 + 2.7, 0), "snake", clay, 1.1, 7, .16, .3, "round")
    bpy.context.scene.cycles.sample_clamp_indirect = .9
    bpy.context.scene.cycles.blur_glossy = 1.0
    core.sun(41, 293, 19.0, (1.0, .80, .56), .7)
    core.sky_gradient([(-10, "#6f7a4e"), (-1, "#8a9460"), (2, "#d9dcc8"), (20, "#c2d3d8"),
                       (90, "#7fa3c4")], .75)
    core.area((0, -1.2, 2.3), (0, 4, .8), (1.6, 1.2), 14, (1, .9, .8))
    core.camera((.34, -.75, 1.32), (-.06, 7, 1.20), 24, level=True)
    return {"size": (1200, 800),
            "look": {"key": .21, "contrast": 1.06, "vignette": .18}}


def night_desk():
    """Work desk by a tall window, city lights beyond, desk lamp lit, 35 mm."""
    p.fresh()
    teak = s.wood("teak", "x", .3)
    leg = s.wood("teak", "z", .3)
    brass = s.brass(.2)
    white = s.matt("#eee7db", .5, name="frame")
    p.box((7, 4, .1), (0, -1.4, -.1), s.wood("oak", "y", .3), edge=0)
    # window wall
    wy = .62
    for x in (-2.45, -1.05, .35, 1.75):
        p.box((.07, .10, 2.9), (x, wy, 0), white, edge=.004)
    p.box((6, .10, .07), (0, wy, 2.35), white, edge=.004)
    p.box((6, .14, .10), (0, wy, .0), white, edge=.004)
    p.box((6, .30, .5), (0, wy + .1, 2.9), white, edge=0)
    g = s.pane(reflect=.12)
    p.mesh("glass", [(-3, wy, 0), (3, wy, 0), (3, wy, 2.9), (-3, wy, 2.9)],
           [(0, 1, 2, 3)], g)
    # right wall with terracotta relief tiles and shelf
    wall = s.plaster("#c9b595", "#b39b77")
    p.box((.1, 4, 3), (2.05, -1.3, 0), wall, edge=0)
    p.box((7, 4, .1), (0, -1.4, 2.9), s.plaster("#d9cbb3"), edge=0)
    p.box((.24, 1.5, .035), (1.88, -.25, 1.42), s.wood("teak", "y"), edge=.004)
    p.shelf_books((1.86, -.75, 1.455), 12, 3, math.pi / 2)
    p.vase(s.terracotta(), (1.87, .12, 1.455), .24, .08, .035, .05)
    p.curtain(.75, 2.85, (-1.85, wy - .16, .02), s.cloth("#9c4a30", "#7d3823"), 0, 8, .05, 3)
    p.curtain(.55, 2.85, (1.72, wy - .16, .02), s.cloth("#9c4a30", "#7d3823"), 0, 6, .05, 5)
    # desk
    top = .75
    p.box((1.75, .70, .034), (.25, .12, top - .034), teak, edge=.006)
    p.box((1.6, .5, .09), (.25, .12, top - .13), teak, edge=.004)
    for x in (-.55, 1.05):
        for y in (-.16, .40):
            p.tube([(x, y, top - .05), (x * 1.0 + (-.03 if x < 0 else .03), y, 0)], .024,
                   leg, taper=[1.1, .6])
    for x in (-.15, .62):
        p.box((.6, .01, .07), (x, -.132, top - .12), leg, edge=.003)
        p.lathe([(0, 0), (.010, 0), (.012, .006), (.007, .012), (.011, .02), (0, .024)],
                brass, (x, -.14, top - .085), 20, (math.pi / 2, 0, 0))
    with p.Gather((.80, .27, top), (0, 0, math.pi + .25), 1.3):
        p.desk_lamp((0, 0, 0), brass, 1.0, 0, .25, 6)
    p.laptop((.23, .10, top), .10, p.screen_mat(.9))
    cover = s.matt("#7a2f1e", .55, bump=.3, scale=200, name="leather")
    p.book((.15, .21, .016), (.66, -.03, top), cover, -.35,
           title=None)
    p.tube([(.60, -.07, top + .021), (.73, .03, top + .021)], .0045, s.matt("#10211c", .3))
    p.tube([(.725, .027, top + .021), (.745, .042, top + .021)], .0035, brass)
    p.open_book((-.22, -.03, top), .22, .85)
    p.cup(s.glaze("#1f5a55", speckle=.3), (-.02, -.10, top), s.liquid("#4a2511"), -.6,
          spoon=s.steel())
    green.potted((-.48, .30, top), "money", s.terracotta(), .3, 3, .075, .12)
    p.glass_cup((.52, .24, top), .12, .032)
    p.book((.19, .26, .03), (-.22, .30, top), s.matt("#d9c7a0", .6), .05)
    p.book((.17, .23, .022), (-.22, .30, top + .03), s.matt("#1f5a55", .6), -.1)
    # chair, turned out a little
    hide = s.matt("#6b3b22", .42, .5, bump=.35, scale=260, name="hide")
    with p.Gather((-.55, -.50, 0), (0, 0, 2.55)):
        p.slab((.48, .46, .08), (0, 0, .43), hide, soft=.035, seed=4)
        p.slab((.46, .36, .06), (0, .235, .68), hide, (math.radians(82), 0, 0), soft=.028,
               seed=6)
        for x in (-.2, .2):
            p.tube([(x, .2, .43), (x * 1.05, .27, 0)], .016, leg)
            p.tube([(x, -.19, .43), (x * 1.05, -.21, 0)], .016, leg)
            p.tube([(x, .19, .42), (x, .27, .86)], .014, leg)
        p.tube([(-.26, -.12, .64), (-.26, .22, .64)], .016, leg)
        p.tube([(.26, -.12, .64), (.26, .22, .64)], .016, leg)
    p.box((3, 2.2, .012), (.2, -1.0, 0), s.cloth("#c7b48e", "#a89068", scale=400, bump=1),
          edge=.004)
    # the city
    p.bokeh((4, 66, -5.5), 130, 26, 260, 4, .42, .8, low=1.3)
    p.bokeh((2, 40, -6.0), 60, 9, 80, 9, .36, .6)
    rng = random.Random(4)
    for k in range(16):
        x = -40 + k * 6 + rng.uniform(-2, 2)
        h = rng.uniform(10, 32)
        p.box((rng.uniform(4, 8), 5, h), (x, 84, -22), s.matt(
            rng.choice(["#141c2a", "#1a2230", "#10182a"]), .9), edge=0)
    core.sky_gradient([(-10, "#0b1018"), (0, "#3a2c33"), (5, "#2b3350"), (18, "#16233f"),
                       (60, "#0a1226")], .9)
    core.area((-.6, -1.8, 2.6), (0.2, 0, .6), (1.2, 1.2), 8, (1, .78, .52))
    core.point((1.6, -1.0, 2.2), 5, (1, .72, .42), .12)
    core.camera((-.30, -1.72, 1.30), (.30, .25, 1.0), 36, level=True, fstop=3.2,
                focus=(.3, .05, .8))
    return {"size": (1200, 800),
            "look": {"key": .085, "contrast": 1.05, "bloom": .12, "vignette": .22}}


PICTURES = {
    "gallery/kalamassery/jali-corridor": jali_corridor,
    "gallery/kalamassery/night-desk": night_desk,
}
