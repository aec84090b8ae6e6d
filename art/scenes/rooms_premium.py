"""Premium room in an old warehouse on a bright morning: tea brought up on the bed of the four-poster, the sun through shutters that are half closed behind it; indigo, white and teak, 58 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, household as p, interior as i, materials as m, photo, slept

INDIGO = "#39414f"
WOOD = ("#2a190f", "#553825", "#a47c58", .7)
TURNED = p.rounded([(.0, .0), (.040, .0), (.045, .04), (.045, .30), (.049, .33), (.033, .37), (.045, .45), (.047, .56), (.031, .655), (.030, .665), (.0395, .675), (.0395, .689), (.030, .700), (.029, .712),
                    (.0345, .716), (.0345, .722), (.027, .728), (.025, .742), (.036, .775), (.0452, .815), (.0465, .850), (.041, .890), (.030, .930), (.0245, .955), (.0245, .962), (.033, .966), (.0350, .972),
                    (.033, .978), (.026, .984), (.0255, .990), (.0405, .998), (.0430, 1.006), (.0405, 1.014), (.029, 1.024), (.0265, 1.034), (.032, 1.06), (.0345, 1.12), (.0335, 1.40), (.026, 1.66), (.036, 1.70), (.024, 1.74),
                    (.040, 1.86), (.026, 1.96), (.030, 2.10)], 2)


def haze(width=600, height=420):
    """Linear picture of a harbour in the morning's haze, as a lens set for the bed draws it: pale sky, the other shore, water."""
    v = np.linspace(0, 1, height)[:, None, None]
    sky, water = np.array((1.02, 1.04, 1.02)) * (1.1 - .3 * v), np.array((.62, .68, .68)) * (1.25 - .5 * v)
    picture = np.broadcast_to(np.where(v < .5, sky, water), (height, width, 3)).copy()
    for x in range(width):
        far = .485 - .035 * core.fractal_noise(np.array([x / 60.0]), np.array([3.0]), 4, 5)[0]
        picture[int(far * height):int(.505 * height), x] = (.34, .42, .38)
    return photo.out_of_focus(picture, 14).astype(np.float32)


def shutters(location, width, height, wood, left, right):
    """Louvred leaves before an opening, open by so many degrees each."""
    with core.at(location):
        for s, ajar in ((-1, left), (1, right)):
            with core.at((s * width / 2, 0, 0), s * -ajar):
                w = width / 2 - .02
                c = -s * w / 2
                for x in (-w / 2 + .03, w / 2 - .03):
                    core.box((.06, .035, height), (c + x, 0, height / 2), wood, .005)
                for z in (.04, height / 2, height - .04):
                    core.box((w, .035, .07), (c, 0, z), wood, .005)
                for k in range(int((height - .1) / .05)):
                    core.box((w - .1, .006, .05), (c, 0, .08 + .05 * k), wood, .002, (40, 0, 0), segments=1)


def casement(location, turn, width, height, wood):
    """Window frame with a cross, in the XZ plane, sill at z = 0, centred."""
    with core.at(location, turn):
        for x in (-width / 2, 0, width / 2):
            core.box((.055, .07, height), (x, 0, height / 2), wood, .006)
        for z in (0, height * .36, height * .70, height):
            core.box((width, .06, .05), (0, 0, z), wood, .006)


def tray():
    """Tea brought up: a worn tray, the pot, a cup half drunk, a spoon."""
    wood = aged.waxed("#3a2416", "#5f4029", "#94714f", .2)
    core.box((.46, .32, .012), (0, 0, .006), wood, .004)
    for s in (-1, 1):
        core.box((.46, .012, .036), (0, s * .155, .020), wood, .004)
        core.box((.012, .32, .036), (s * .225, 0, .020), wood, .004)
    with core.at((-.09, .02, .012), 35):
        photo.teapot(material=photo.glaze("#c3bdae", .12, .5), scale=.95)
    with core.at((.12, -.04, .012)):
        photo.cup(drink="#6b3a14", level=.45, turn=210, material=photo.glaze("#cbc5b7", .12, .5))


def bed(width, length, top):
    """What the lens draws softly: mattress, covers, pillows, posts and rails."""
    x, wood = width / 2 + .05, aged.waxed(*WOOD)
    for sx, y in ((-1, -.02), (1, -.02), (1, -length - .02), (-1, -length - .02)):
        core.lathe(TURNED, wood, (sx * x, y, 0), 48, smooth=40)
    for sx in (-1, 1):
        core.box((.050, length, .055), (sx * x, -length / 2, 2.1), wood, .010, segments=3)
        core.box((.040, length, .18), (sx * x, -length / 2, .33), wood, .010, segments=3)
    for y in (-.02, -length - .02):
        core.box((2 * x, .050, .055), (0, y, 2.1), wood, .010, segments=3)
    core.box((width, .030, .66), (0, -.02, .76), wood, .006)
    core.box((width + .06, .05, .06), (0, -.02, 1.08), wood, .014, segments=3)
    cover = photo.bed(width, length - .06, top, 4, "#3a2618", "#dcd9d1", "#dedbd3", None, .84, None, 0, .2)
    runner = photo.bedding(width + .03, .62, top + .058, .20, slept.linen(INDIGO, .40, 2.8, slub=.34), 11, 0, .0, False, .008, 1.1, .03, "Runner")
    runner.location.y, runner.rotation_euler[2] = -length + .90, math.radians(-3.5)
    photo.rest(runner, cover, .010)
    one = slept.pillow((.76, .50), 5.0, 5, .016, .0, (), None, 26, 0, -.03)
    two = slept.pillow((.76, .50), 4.2, 8, .016, .0, (), None, 26, 0, -.035)
    white = slept.linen("#efece6", .26, 1.8)
    for shape, place, turn in ((one, (.45, -.17, .235), (69, 1, -3)), (two, (-.46, -.17, .235), (67, -2, 3)), (two, (.43, -.37, .20), (54, -2, 5)), (one, (-.44, -.37, .20), (53, 2, -4))):
        slept.show_pillow(shape, white, (place[0], place[1], top + place[2]), turn)


def premium_room():
    """Over the tray on the bed to the window over the harbour; a post at the right."""
    p.fresh()
    h, left, right = 3.3, -3.0, 2.35
    white, wood = photo.paint("#d2cec3", .85), aged.waxed(*WOOD)
    green = photo.timber("#4d6355", .5, .3)
    i.floor((9, 16), aged.oxide())
    sill, high, wide, mid = .58, 2.0, 1.20, -1.72
    i.wall((right, 1.3), (left, 1.3), h, white, [(right - mid - wide / 2, sill, wide, high)], thickness=.5)
    core.box((.1, 8, h), (right + .05, -2.4, h / 2), white, 0)
    core.box((.1, 8, h), (left - .05, -2.4, h / 2), white, 0)
    core.box((7, .1, h), (0, -6.2, h / 2), white, 0)
    core.box((7, 9, .1), (0, -2.4, h + .05), photo.paint("#cfcabd", .85), 0)
    casement((mid, 1.64, sill), 0, wide, high, green)
    shutters((mid, 1.58, sill), wide, high, green, 3, 34)
    width, length = 1.84, 2.06
    # the head of the bed is at the left wall, its foot towards +X
    with core.at((left + .12, -.55, 0), 90):
        bed(width, length, .60)
    foot = (left + .12 + length + .02, -.55 - width / 2 - .05)
    with core.at((foot[0] - .64, foot[1] + .67, .655), 11):
        tray()
    photo.view(haze(), (-4.2, 8.4, -2.6), 13, 8, 0, .9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    aged.plain_bounces({"waxed": "#493020", "aged oxide": "#55291f"})
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 4, 2, 2, 32
    core.sun(31, -8, 4.2, (1, .88, .72), .6)
    core.area((mid, 1.25, 1.65), (mid - .3, -1.6, .7), (1.2, 1.9), 62, (.97, .985, 1))
    core.area((2.2, -3.1, 1.7), (-.8, -1.5, .9), (.9, 1.5), 44, (.95, .98, 1))
    photo.window_gleam((2.2, -3.1, 1.7), (-.8, -1.5, 1.0), (.8, 1.5), (2, 3), 2.6)
    core.camera((foot[0] - .55, foot[1] - .48, 1.02), (foot[0] - .56, foot[1] + .67, .80), 58, level=True, fstop=1.8, focus=(foot[0] - .72, foot[1] + .62, .74))
    return {"size": (1800, 1200), "look": photo.look(.14, contrast=1.05, saturation=.98, vignette=.2, texture=.05)}


PICTURES = {
    "rooms/premium-room": premium_room,
}

FINISH = {
    "rooms/premium-room": {"balance": (1.02, 1, .97), "glow": (.16, .6), "fade": .1},
}
