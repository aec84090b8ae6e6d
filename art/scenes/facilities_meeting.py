"""Meeting room: water, notes and a pencil at the near end of the long table, the other places out of focus; walnut and moss, 55 mm, window light and a lamp."""
import math

import bpy

from kit import core, furniture as f, household as p, materials as m, photo

MOSS = "#6a735f"
TOP = .75  # height of the table


@m.cached
def table_top():
    """Oiled walnut along the table: open pores, dull where arms lie (all of its roughness below .27: there the albedo pass changes its meaning)."""
    g = m.Graph("table top")
    where = g.coords(1, "World")
    grain = g.noise(g.coords((26, 1.1, 6), "World", (0, 0, .012)), 1, 6, .6, .6)
    pores = g.noise(g.coords((330, 9, 60), "World"), 1, 2, .6)
    cloud, fine = g.noise(where, 4.5, 5, .62), g.noise(where, 70, 4, .65)
    c = g.mix(g.span(grain, .3, .72), "#2c1c13", "#5f4230")
    c = g.mix(1.0, c, g.span(pores, .36, .52, .55, 1.0), "MULTIPLY")
    c = g.mix(g.span(cloud, .5, .8, 0, .3), c, "#6e5340")
    rough = g.math("ADD", g.span(cloud, .3, .7, .16, .235), g.span(fine, .3, .7, 0, .025))
    return g.principled(c, rough, g.bump(pores, .12, .0005), specular=.45)


@m.cached
def water():
    """Water in a glass: bends the light, throws no black shadow."""
    return m.glass("#fbfefd", 0.0, 1.33)


def tumbler(level=.6):
    """Thin glass of water, filled to a share of its height, a few bubbles on its side."""
    core.lathe(p.rounded([(0, .0012), (.026, .0008), (.0285, 0), (.0300, .0035), (.0352, .1060), (.0348, .1070), (.0341, .1060), (.0290, .0125), (.0265, .0095), (0, .0090)], 2), m.glass("#fafdfb"),
               segments=128, smooth=60)
    top = .0095 + .094 * level
    radius = .0288 + .0052 * (top - .0125) / .0935
    core.lathe([(0, .0092), (.0262, .0097), (.0287, .0127), (radius - .0001, top), (radius - .0012, top - .0006), (0, top - .0009)], water(), segments=128, smooth=50)


def carafe():
    """Carafe half full of water."""
    shape = [(.046, .002), (.052, .012), (.056, .050), (.054, .090), (.042, .135), (.028, .175), (.0235, .205), (.0250, .232), (.0300, .252)]
    core.lathe(p.rounded([(0, 0), (.042, 0)] + shape + [(.0282, .252)] + [(r - .0022, z) for r, z in reversed(shape[1:-1])] + [(.044, .008), (0, .007)], 2), m.glass("#f6fbf8"), segments=96, smooth=60)
    core.lathe([(0, .0074), (.043, .0084), (.0495, .0125), (.0535, .050), (.0515, .090), (.0475, .1035), (0, .1025)], water(), segments=96, smooth=50)


def pencil(start, end):
    """Sharpened pencil lying between two points of the table."""
    a, b = start, end
    tip = tuple(q + (q - w) * .10 for q, w in zip(b, a))
    core.tube([a, b], .0036, m.plain("#23302a", .35), 6)
    core.tube([b, tip], .0035, m.plain("#b98f60", .7), 16, radii=[1, .22])
    core.tube([tip, tuple(q + (q - w) * .018 for q, w in zip(tip, a))], .0008, m.plain("#1c1a18", .5), 8, radii=[1, .3])


def notes(turn, sheets=9):
    """Leather pad with a block of paper whose sheets do not lie true."""
    core.box((.33, .44, .004), (0, 0, .002), m.leather("#2c2622"), .0018)
    for k in range(sheets):
        core.box((.210, .297, .0006), (.0010 * math.sin(5 * k), .0012 * math.cos(3 * k), .0044 + .0007 * k), m.plain("#d6d3cb", .8), 0, (0, 0, turn + .5 * math.sin(4 * k)))


def setting(k, side):
    """Place of somebody who has not come yet; the table's edge at -Y."""
    with core.at((0, .24, 0), 4 * math.sin(7 * k + side)):
        notes(2 * math.sin(k + side))
    with core.at((.22 * side, .34, 0)):
        tumbler(0.02)


def room():
    """Chairs, windows along the right and at the end, dark boards between them."""
    board, frame = photo.timber("#3f3023", .5, .5), photo.timber("#33271d", .4)
    for k in range(5):
        y = .55 + .80 * k
        for s in (-1, 1):
            with core.at((s * .66, y, TOP), 90 * s):
                setting(k, s)
            with core.at((s * (1.02 + .05 * math.sin(3 * k + s)), y, 0), 90 * -s + 180 + 9 * math.sin(2 * k + s)):
                f.dining_chair("#3d2c21", MOSS, "pad", True)
    core.box((9, 12, .1), (0, 1, -.05), photo.timber("#5d4735", .4, .4), 0)
    core.box((9, 12, .1), (0, 1, 2.98), photo.paint("#cfccc2"), 0)
    core.box((.1, 12, 3), (-2.5, 1, 1.5), board, 0)
    for x, wide in ((-1.75, 1.5), (2.1, .6)):
        core.box((wide, .12, 3), (x, 6.2, 1.5), board, 0)
    core.box((5, .12, .82), (0, 6.2, .41), board, 0)
    core.box((.1, 12, .80), (2.4, 1, .40), board, 0)
    for x in (-1.0, .35, 1.75):
        core.box((.07, .08, 2.4), (x, 6.2, 1.7), frame, .004)
    for y in (-.6, .9, 2.4, 3.9, 5.4):
        core.box((.08, .07, 2.4), (2.4, y, 1.7), frame, .004)
    garden = photo.blurred_garden(700, 260, 23, .45, .02)
    garden = .6 * garden + .4 * garden.mean(axis=2, keepdims=True)
    photo.view(garden, (.4, 9.5, -.6), 10, 4.4, 0, 1.2)
    photo.view(garden[:, ::-1], (6.0, 2, -.6), 15, 4.4, -90, 1.5)


def meeting_room():
    """The near end of the table: the glass and the notes in focus, nothing else."""
    p.fresh()
    core.box((1.24, 5.4, .042), (0, 2.05, TOP - .021), table_top(), .009, segments=4)
    with core.at((-.13, -.03, TOP), -14):
        notes(3)
    pencil((-.145, -.030, TOP + .0152), (-.062, .075, TOP + .0152))
    with core.at((.115, .215, TOP)):
        tumbler(.58)
    with core.at((.40, .36, TOP)):
        photo.cup("#d9d7d0", "#2a190d", .42, 300)
    with core.at((.02, 1.05, TOP)):
        carafe()
    room()
    core.sky_gradient([(-10, "#6a6a62"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = 12
    core.area((2.3, 1.2, 1.55), (0, .5, TOP), (4.4, 1.5), 90, photo.DAY)
    core.area((.4, 6.0, 1.7), (0, 2, TOP), (2.6, 1.5), 40, photo.DAY)
    core.area((-.9, -.5, 1.6), (0, .2, TOP), (.4, .4), 7, (1, .80, .58))
    core.camera((-.22, -.46, TOP + .205), (.105, .28, TOP + .046), 55, level=True, fstop=2.0, focus=(.105, .185, TOP + .05))
    return {"size": (1200, 800), "look": photo.look(.115, contrast=1.05, saturation=.86, vignette=.22)}


PICTURES = {
    "facilities/meeting-room": meeting_room,
}

FINISH = {
    "facilities/meeting-room": {"glow": (.18, .5), "fade": .14, "soft": .15, "balance": (1.03, 1, .95)},
}
