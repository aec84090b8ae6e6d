"""Guruvayoor: three made beds in a row, what the pilgrim needs laid on the first; kasavu white, oxide red and morning, 45 mm."""
import math

import numpy as np

from kit import core, develop, materials as m, photo, props


@m.cached
def handloom(ground, bands, threads=420):
    """Woven cotton with bands across local Y: [(from, to, colour), ...] in metres."""
    g = m.Graph("handloom")
    where = g.coords(1, "Object")
    y = g.node("SeparateXYZ", {0: where}).outputs[1]
    soft, fine = g.noise(where, 38, 3, .6), g.noise(where, threads, 1)
    ragged = g.math("ADD", y, g.math("MULTIPLY", g.math("SUBTRACT", fine, .5), .0016))
    c = g.mix(g.span(soft, .3, .7), m.scaled(ground, .94), ground)
    for low, high, colour in bands:
        inside = g.math("MULTIPLY", g.math("GREATER_THAN", ragged, low), g.math("LESS_THAN", ragged, high))
        c = g.mix(inside, c, g.mix(g.span(soft, .3, .7), m.scaled(colour, .8), m.scaled(colour, 1.1)))
    return g.principled(c, .9, g.bump(g.math("ADD", g.math("MULTIPLY", soft, .5), g.math("MULTIPLY", fine, .5)), .3, .0014), sheen=.25, specular=.1)


def room_key():
    """Iron key on a worn wooden tag."""
    iron, wood = m.plain("#6f6c68", .35, .9), photo.timber("#8a6038", .5, .5)
    with core.at((0, 0, .008), (0, 0, 0)):
        core.extrude_profile([(-.017, -.034), (.017, -.034), (.019, .024), (.010, .036), (-.010, .036), (-.019, .024)], .009, wood, (0, 0, .0045), .003, (-90, 0, 0))
    ring = [(.014 * math.cos(a), .046 + .014 * math.sin(a), .007) for a in np.linspace(0, 2 * math.pi, 33)[:-1]]
    core.tube(ring, .0013, iron, 8, True)
    with core.at((.012, .058, .005), -38):
        bow = [(.012 * math.cos(a), .012 + .012 * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 29)[:-1]]
        core.tube(bow, .0026, iron, 8, True)
        core.tube([(0, .024, 0), (0, .078, 0)], .0029, iron, 12)
        for k in range(2):
            core.box((.012, .006, .003), (.007, .066 + .009 * k, 0), iron, .0006)


def lota():
    """Brass water pot with a flared lip."""
    core.lathe([(0, .002), (.030, .002), (.033, 0), (.035, .003), (.052, .022), (.060, .045), (.057, .068), (.043, .086), (.036, .094), (.037, .102), (.049, .112), (.0505, .1145), (.0485, .1155),
                (.036, .105), (.033, .096), (.041, .084), (.05, .05), (.03, .01), (0, .008)], m.brass(.2, "#c59a4e", .45), segments=80, smooth=60)


def pilgrim_room():
    """Seen from the foot of the first bed; the others and the window behind it are out of focus."""
    lime = photo.paint("#dad6cb", .85)
    frame = "#54402f"
    top = .50
    for k, y in enumerate((0, 1.30, 2.60)):
        with core.at((1.25, y, 0), -90):
            photo.bed(.95, 1.95, top, 3 + 2 * k, frame, rows=1, drop=.20)
        core.box((.05, 1.0, .32), (1.30, y, .72), photo.timber(frame), .012)
    # a blanket folded at each foot, the first one's with what was laid on it
    red = handloom("#d8d2c2", ((-.150, -.128, "#7d2a20"), (-.118, -.112, "#7d2a20"), (-.06, -.03, "#7d2a20"), (.03, .06, "#7d2a20"), (.112, .118, "#7d2a20"), (.128, .150, "#7d2a20")))
    for k, y in enumerate((0, 1.30, 2.60)):
        with core.at((-.36, y + .01 * k, top + .045), (0, 0, 88 + 4 * k)):
            photo.folded((.62, .34), 4, .017, red, 3 + k, .006)
    kasavu = handloom("#e6dfcc", ((-.118, -.086, "#b08d45"), (-.078, -.074, "#b08d45")), 900)
    with core.at((-.375, .03, top + .116), (0, 1, 96)):
        photo.folded((.36, .25), 5, .0075, kasavu, 8, .003)
    with core.at((-.30, -.10, top + .163), 38):
        room_key()
    for k, (x, y) in enumerate(((-.445, .075), (-.398, .098), (-.412, .050))):
        with core.at((x, y, top + .174), (8 * k - 6, 10 - 9 * k, 50 * k)):
            props.marigold(.031, 3 + k, ("orange", "yellow", "yellow")[k])
    # between the beds: a stool with water
    with core.at((.35, .66, 0)):
        core.cylinder(.16, .03, (0, 0, .435), photo.timber("#6b4a33", .4), .006, 64)
        for k in range(3):
            a = 2.094 * k
            core.tube([(.11 * math.cos(a), .11 * math.sin(a), .42), (.15 * math.cos(a), .15 * math.sin(a), 0)], .016, photo.timber("#6b4a33", .4), 12)
        with core.at((0, 0, .45)):
            lota()
    # walls; the barred window, one shutter open into the room
    wood = photo.timber("#4c3829", .42, .5)
    core.box((.2, 9, 3.2), (1.46, 1, 1.6), lime, 0)
    core.box((1.35, .3, .95), (-.275, 4.15, .475), lime, 0)
    core.box((1.35, .3, .9), (-.275, 4.15, 2.75), lime, 0)
    core.box((1.2, .3, 3.2), (1.0, 4.15, 1.6), lime, 0)
    core.box((2.2, .3, 3.2), (-2.05, 4.15, 1.6), lime, 0)
    for x in (-.92, .37):
        core.box((.07, .12, 1.4), (x, 4.06, 1.63), wood, .005)
    for z in (.95, 2.30):
        core.box((1.36, .12, .07), (-.275, 4.06, z), wood, .005)
    for k in range(9):
        core.cylinder(.008, 1.34, (-.80 + .131 * k, 4.08, 1.62), m.iron(), 0, 10)
    core.box((.03, .62, 1.32), (.42, 3.74, 1.62), wood, .005)
    core.box((8, .04, .03), (-2.2, 3.98, 1.72), wood, .004)
    core.box((8, 9, .1), (-1, 1, -.05), m.tiles("#7c4a38", "#5c382a", .30, .28, vary=.12), 0)
    core.box((8, 9, .1), (-1, 1, 3.1), lime, 0)
    core.box((.1, 9, 3.2), (-3.6, 1, 1.6), lime, 0)
    core.box((8, .1, 3.2), (-1, -3.4, 1.6), lime, 0)
    garden = develop.gauss(photo.blurred_garden(420, 300, 44, .45, .03, .95), 2)
    garden = garden * .7 + .3 * (garden @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    photo.view(garden, (-.3, 6.6, .2), 5, 3.2, 0, .85)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    core.sun(28, 338, 2.6, (1, .92, .80), 1.2)
    core.area((-.28, 3.85, 1.65), (-.2, .3, .5), (1.2, 1.3), 44, photo.DAY)
    core.area((-2.9, .2, 1.7), (0, .2, .5), (1.8, 1.6), 56, photo.DAY)
    core.area((-.4, -2.9, 2.1), (0, .5, .6), (1.8, 1.2), 10, (1, .985, .96))
    photo.window_gleam((-2.8, .2, 1.7), (-.3, 0, .6), (1.6, 1.5), (2, 3), 3.5)
    core.camera((-1.00, -.92, 1.08), (-.14, .60, .69), 45, level=True, fstop=2.4, focus=(-.36, -.02, top + .15))
    return {"size": (1200, 800), "look": photo.look(.24, contrast=1.02)}


PICTURES = {
    "gallery/guruvayoor/pilgrim-room": pilgrim_room,
}
