"""Nilavara Metro, Kalamassery: contemporary, terracotta jali, white frames."""
import math

import bpy

from kit import core
from kit import foliage as green
from kit import household as p
from kit import photo
from kit import props
from kit import surfaces as s


def jali_corridor():
    """The bench beside the jali screen, whose pattern lies over bench, cup and paper, 50 mm."""
    p.fresh()
    clay = s.terracotta("#a06a52", "#7d4d3a")
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
    with core.at((x0 + .27, 2.83, .45), 72):
        props.newspaper((.26, .34), 4, 3)
    p.cup(s.glaze("#f2e9d8", speckle=.6), (x0 + .40, 3.03, .45),
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
    core.sun(41, 293, 10.0, (1.0, .88, .70), .9)
    core.sky_gradient([(-10, "#6f7a4e"), (-1, "#8a9460"), (2, "#d9dcc8"), (20, "#c2d3d8"),
                       (90, "#7fa3c4")], .75)
    core.area((0, -1.2, 2.3), (0, 4, .8), (1.6, 1.2), 14, (1, .9, .8))
    garden = photo.blurred_garden(420, 300, 12, .45, .03, 1.0)
    photo.view(garden * .75 + .25 * garden.mean(-1, keepdims=True), (-4.5, 6, -1.2), 16, 6, 90, .8)
    core.camera((.26, 1.66, .92), (-.70, 3.16, .53), 50, level=True, fstop=2.0, focus=(-.78, 3.0, .48))
    return {"size": (1200, 800), "look": photo.look(.12, contrast=1.0)}


PICTURES = {
    "gallery/kalamassery/jali-corridor": jali_corridor,
}
