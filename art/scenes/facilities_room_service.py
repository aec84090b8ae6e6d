"""Room service: the tray on a made bed in the morning, its pillows behind; 45 mm, low sun through the window at the left."""
import math

import bpy

from kit import aged, core, furniture as f, interior as i, materials as m, photo, room, slept

INDIGO = "#4a5566"
TOP = .56  # of the mattress (m)
PLACE, TURN = (-.04, -1.02), 14  # of the tray


def tray():
    """The tray and what stands on it; its upper face at z = .012."""
    wood = photo.timber("#5f4634", .45)
    w, d = .46, .33
    core.box((w, d, .012), (0, 0, .006), wood, .004)
    for s in (-1, 1):
        core.box((w + .004, .012, .038), (0, s * (d / 2 - .004), .019), wood, .004)
        core.box((.012, d - .02, .038), (s * (w / 2 - .004), 0, .019), wood, .004)
    z = .0122
    white = photo.glaze("#e9e7e1", .12)
    grey = photo.glaze("#c3c6bf", .22, .8)
    with core.at((-.105, .065, z), 152):
        photo.teapot(material=grey)
    with core.at((.085, -.045, z), 0):
        photo.cup(material=white, level=.52, drink="#8a4a1a", turn=-38)
        with core.at((.052, -.012, .0125), 12):
            f.cutlery("spoon", .12)
    with core.at((.035, .105, z)):
        core.lathe([(0, .002), (.022, .002), (.024, 0), (.027, .002), (.030, .02), (.026, .045), (.0265, .047), (.024, .0455), (.027, .02), (.022, .006), (0, .005)],
                   grey, segments=48, smooth=60)
        core.cylinder(.0245, .001, (0, 0, .036), m.plain("#efe7d6", .2), 0, 40)
    with core.at((-.125, -.085, z), 97):
        photo.folded((.095, .150), 4, .0045, photo.cotton("#e9e5db", stripe=INDIGO, stripe_at=(.06, .12)), 4, .002)


def press(cover, place, turn, floor, size=(.46, .33)):
    """Push a cover down where the tray stands on it, its bottom at floor: beside the tray the cover rises again."""
    a = math.radians(turn)
    for v in cover.data.vertices:
        at = cover.matrix_world @ v.co
        x, y = at.x - place[0], at.y - place[1]
        u, w = x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a)
        beside = math.hypot(max(0, abs(u) - size[0] / 2), max(0, abs(w) - size[1] / 2))
        high = floor - .003 + .9 * beside ** 1.25
        if at.z > high > .3:
            v.co.z -= at.z - high


def room_service():
    """Across the tray on the made bed to its pillows; the morning comes through the window at the left."""
    wall = photo.paint("#d9d4c9", .8)
    core.box((6, .2, 3), (0, .10, 1.5), wall, 0)
    core.box((.1, 7, 3), (2.6, -3, 1.5), wall, 0)
    core.box((6, .1, 3), (0, -5.2, 1.5), wall, 0)
    core.box((6, 7, .1), (0, -2.6, 2.9), photo.paint("#dcd9d0", .85), 0)
    i.floor((7, 9), photo.timber("#7a5a41"))
    sill, high, wide, mid = .75, 1.5, 1.5, -1.05
    i.wall((-2.1, 0), (-2.1, -6), 2.9, wall, [(-mid - wide / 2, sill, wide, high)], thickness=.2)
    frame = photo.paint("#dcd8ce", .5)
    for y in (mid - wide / 2, mid, mid + wide / 2):
        core.box((.06, .06, high), (-2.2, y, sill + high / 2), frame, .004)
    for z in (sill, sill + high * .66, sill + high):
        core.box((.06, wide, .05), (-2.2, mid, z), frame, .004)
    width = 1.80
    cloth = photo.cotton("#9c9484", 700, .95, .06)
    core.box((width + .24, .05, .60), (0, -.02, .82), cloth, .02, segments=4)
    for k in range(4):
        f.pad(((width + .22) / 4 - .004, .58, .07), ((k - 1.5) * (width + .22) / 4, -.06, .84), cloth, .012, (90, 0, 0))
    white = slept.linen("#ebe8e2", .26, 1.8)
    with core.at((0, -.10, 0)):
        core.box((width, 2.03, .25), (0, -1.03, TOP - .125), slept.linen("#d5d2cb", .4), .05, segments=5)
        cover = photo.bedding(width, 2.05, TOP + .006, .30, slept.linen("#e8e5e0", .30, 1.6), 6, .38, .040, cell=.008, crumple=2.2)
        photo.bedding(width + .02, .62, TOP + .050, .26, white, 9, .36, .012, False, .008, 1.2, name="Sheet")
        one = slept.pillow((.76, .50), 5.0, 5, .014, .0, (), None, 26, 0, -.035)
        two = slept.pillow((.76, .50), 4.2, 8, .014, .0, (), None, 26, 0, -.04)
        for shape, x, y, z, turn in ((one, -.44, -.15, .23, (68, 1, 3)), (two, .44, -.15, .23, (67, -1, -3)),
                                     (two, -.46, -.34, .19, (52, -2, 6)), (one, .42, -.34, .19, (53, 2, -5))):
            slept.show_pillow(shape, white, (x, y, TOP + z), turn)
        small = slept.pillow((.50, .30), 5.5, 31, .013, .0, (), None, 26, 0, -.035)
        slept.show_pillow(small, slept.linen(INDIGO, .12, 2.0, slub=.2), (-.02, -.52, TOP + .145), (46, 1, -6))
    bpy.context.view_layer.update()
    floor = TOP + .032
    press(cover, PLACE, TURN, floor)
    with core.at((*PLACE, floor), TURN):
        tray()
    photo.view(room.daylight(4, .62, .35, 8, (1.0, 1.0, .96), 1.0), (-7, mid, -2.6), 16, 10, 90, .9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    aged.plain_bounces({"linen": "#cfcbc2"})
    core.sun(25, 276, 5.6, (1, .90, .76), 1.4)
    core.area((-2.0, mid, 1.5), (0, mid + .1, .6), (1.4, 1.4), 46, (.97, .985, 1))
    core.area((1.6, -3.6, 2.0), (0, -.8, .6), (1.8, 1.4), 16, (1, .985, .96))
    photo.window_gleam((-2.0, mid, 1.5), (0, mid, .7), (1.4, 1.4), (2, 2), 4)
    core.camera((.62, -2.12, 1.24), (-.05, -.86, .74), 45, level=True, fstop=2.8, focus=(-.02, -1.02, TOP + .09))
    return {"size": (1800, 1200), "look": photo.look(.255, contrast=1.05, saturation=.95, vignette=.16, texture=.16)}


PICTURES = {
    "facilities/room-service": room_service,
}

FINISH = {
    "facilities/room-service": {"glow": (.14, .6), "fade": .1, "balance": (.985, 1, 1.03)},
}
