"""Meeting room: one place at the long table before the others come; walnut and moss, 45 mm along the table to the windows."""
import math

from kit import core, furniture as f, materials as m, photo

MOSS = "#5d6652"


def tumbler():
    """Plain empty glass."""
    core.lathe([(0, .004), (.028, 0), (.030, .004), (.034, .098), (.0325, .098), (.0285, .010), (0, .009)], m.glass(), segments=56, smooth=60)


def place(left=False):
    """Leather pad, paper, pencil and glass; whoever sits there is at -Y."""
    core.box((.46, .31, .003), (0, 0, .0015), m.leather("#3b332b"), .001)
    with core.at((.03, .01, .003), 3):
        for k in range(6):
            core.box((.21, .297, .0009), (.0006 * k, .0004 * k, .0005 + .0009 * k), m.paper("#ecebe6"), 0, (0, 0, .25 * k))
    core.tube([(-.10, -.10, .008), (-.085, .075, .008)], .0037, m.plain("#2c352f", .35), 6)
    core.tube([(-.085, .075, .008), (-.0842, .087, .008)], .0036, m.plain("#c9a878", .7), 8, radii=[1, .15])
    with core.at((.29 if not left else -.29, .10, 0)):
        tumbler()


def meeting_room():
    """The first place at the table in focus, the chairs and the garden not."""
    t = .75
    walnut = photo.timber("#6b4c37", .26, .55)
    core.box((1.30, 4.6, .04), (0, 1.55, t - .02), walnut, .008, segments=3)
    core.box((.7, .12, .7), (0, .4, .36), walnut, .01)
    core.box((.7, .12, .7), (0, 2.9, .36), walnut, .01)
    for k in range(5):
        y = -.05 + .86 * k
        for s in (-1, 1):
            with core.at((s * .42, y, t), 90 * s):
                place(s < 0)
            with core.at((s * (.98 + .03 * math.sin(3 * k + s)), y, 0), 90 * -s + 180 + 5 * math.sin(2 * k + s)):
                f.dining_chair("#5a4233", MOSS, "pad", True)
    # what the first comer left: an open notebook with a pen, coffee half drunk
    with core.at((-.30, -.03, t + .010), -84):
        f.open_book((0, 0, 0), 0, (.30, .21))
    with core.at((-.06, -.13, t)):
        photo.cup("#dfddd6", "#35200f", .5, 210)
    for y in (.55, 1.9):
        with core.at((.0, y, t)):
            f.carafe(1.05)
    with core.at((0, 1.22, t)):
        core.lathe([(0, 0), (.05, 0), (.056, .004), (.105, .04), (.128, .06), (.125, .061), (.10, .042), (.05, .012), (0, .01)], photo.glaze(MOSS, .3, .5), segments=64)
        for k in range(5):
            core.sphere(.036, (.055 * math.cos(1.257 * k), .055 * math.sin(1.257 * k), .055), photo.glaze("#c98a34", .45), 24, (1, 1, .93))
    # windows along the right and at the end
    wall, frame = photo.paint("#dbd8cf"), photo.timber("#4c3a2c", .4)
    core.box((8, .2, 3), (0, 5.2, 1.5), photo.paint("#cfccc0"), 0)
    core.box((.1, 10, 3), (-2.3, 1, 1.5), wall, 0)
    core.box((.1, 10, .45), (2.3, 1, .22), wall, 0)
    core.box((.1, 10, .4), (2.3, 1, 2.75), wall, 0)
    for y in (-1.4, -.35, .7, 1.75, 2.8, 3.85, 4.9):
        core.box((.08, .06, 2.2), (2.3, y, 1.5), frame, .004)
    core.box((.06, 7, .05), (2.3, 1.6, 1.9), frame, .004)
    core.box((9, 12, .1), (0, 1, -.05), photo.timber("#7b5f48", .4, .4), 0)
    core.box((9, 12, .1), (0, 1, 2.98), wall, 0)
    photo.view(photo.blurred_garden(700, 260, 23, .42, .02), (5.6, 2, -.8), 15, 4.6, -90, 1.4)
    for y in (.9, 2.6):
        core.cylinder(.20, .11, (0, y, 1.98), photo.cotton("#e4dfd2"), .01, 56)
        core.cylinder(.185, .01, (0, y, 1.925), m.glow("#ffe6c4", 2.2), 0, 48)
        core.tube([(0, y, 2.04), (0, y, 2.95)], .003, m.iron(), 6)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(32, 70, 3.4, (1, .95, .88), 1.3)
    core.area((2.15, 1.6, 1.55), (0, 1.0, .75), (6.5, 1.8), 150, photo.DAY)
    core.area((-1.4, -2.0, 2.2), (0, .6, .8), (1.8, 1.4), 16, (.985, .99, 1))
    core.camera((-.62, -1.32, 1.17), (-.06, .55, .80), 42, fstop=2.8, focus=(-.26, -.02, .77))
    return {"size": (1200, 800), "look": photo.look(.20, warmth=.05)}


PICTURES = {
    "facilities/meeting-room": meeting_room,
}
