"""Room service: a dish under its steel cover and a pot of tea on a tray on a made bed, the pillows out of focus; 79 mm, low sun through the window at the left."""
import math

import bpy

from kit import aged, core, furniture as f, household as p, interior as i, materials as m, photo, pillow, room, slept
from scenes.gallery_idli import dented

INDIGO = "#4a5566"
TOP = .56  # of the mattress (m)
PLACE, TURN = (-.04, -1.02), 14  # of the tray


@m.cached
def spun_steel():
    """Steel of a hotel's kitchen: fine rings of the lathe, wiped by hand, prints of fingers at the rim, a few scratches."""
    g = m.Graph("spun steel")
    where = g.coords(1, "Object")
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    cloud, film = g.noise(where, 16, 5, .62, .8), g.noise(where, 210, 4, .6)
    rings = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y))), 1500.0), 1: g.math("MULTIPLY", z, 1500.0)}).outputs[0], 1, 3, .6)
    scratch = None
    for turn in ((20, 10, 0), (-35, 40, 0), (70, -20, 30)):
        line = g.span(g.noise(g.coords((18, 1300, 30), "Object", [math.radians(a) for a in turn]), 1, 2, .5), .72, .77)
        scratch = line if scratch is None else g.math("MAXIMUM", scratch, line)
    hand = g.math("MULTIPLY", g.span(g.noise(where, 34, 4, .6), .54, .62), g.span(film, .40, .60))
    c = g.mix(g.span(cloud, .35, .7), "#c4c1ba", "#aeaba4")
    rough = g.math("ADD", g.span(cloud, .35, .7, .07, .13), g.math("ADD", g.math("MULTIPLY", hand, .13), g.math("MULTIPLY", scratch, .10)))
    return g.principled(c, rough, g.bump(g.math("ADD", g.math("MULTIPLY", rings, .4), g.math("ADD", g.math("MULTIPLY", cloud, 3.0), g.math("MULTIPLY", scratch, -.4))), .22, .0005), metallic=1.0)


def cover():
    """Spun steel cover of a dish, its rim rolled, a turned knob on top; not quite round any more."""
    steel = spun_steel()
    rows = [(.1165, .0030), (.1185, .0008), (.1205, .0012), (.1210, .0034), (.1195, .0050), (.1172, .0056), (.1166, .0120), (.1160, .0230), (.1125, .0400), (.1040, .0580), (.0900, .0730), (.0700, .0845), (.0440, .0920), (.0200, .0945), (.0150, .0948)]
    dented(core.lathe(p.rounded(rows, 3), steel, segments=256, smooth=60), ((-62, .034, .020, .0022), (-118, .055, .030, .0030), (-20, .030, .016, .0020)), .0006)
    core.lathe(p.rounded([(.0160, .0944), (.0165, .0956), (.0080, .0966), (.0058, .0990), (.0062, .1030), (.0110, .1075), (.0146, .1120), (.0142, .1165), (.0090, .1196), (0, .1205)], 3), steel, segments=72, smooth=60)


def plate(mat):
    """Broad white plate below the cover."""
    core.lathe(p.rounded([(0, .0030), (.070, .0030), (.0715, 0), (.0760, 0), (.0780, .0030), (.100, .0085), (.128, .0165), (.1385, .0205), (.1400, .0222), (.1385, .0232), (.127, .0198), (.100, .0120), (.078, .0066), (0, .0060)], 2),
               mat, segments=160, smooth=60)


def tray():
    """The tray and what stands on it; its upper face at z = .012."""
    wood = aged.waxed("#2c1b11", "#54392a", "#93704f", .25, .30)
    w, d = .46, .33
    core.box((w, d, .012), (0, 0, .006), wood, .004)
    for s in (-1, 1):
        core.box((w + .004, .012, .038), (0, s * (d / 2 - .004), .019), wood, .004, segments=3)
        core.box((.012, d - .02, .038), (s * (w / 2 - .004), 0, .019), wood, .004, segments=3)
    z = .0122
    white, grey = photo.glaze("#dedbd3", .12), photo.glaze("#b9bbb3", .24, .8)
    with core.at((-.060, -.020, z), 20, .88):
        plate(white)
        with core.at((.002, -.001, .0150), (.5, -.3, 0)):
            cover()
    with core.at((.098, .070, z), 168):
        photo.teapot(material=grey)


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
        on = [slept.block((width + .2, 2.4, .2), (0, -1.0, TOP - .06)), slept.block((width + .3, .2, 1.4), (0, .02, .9))]
        for size, seed, place, turn, sunk in (((.74, .48), 5, (-.46, -.27, TOP + .235), (60, 2, 4), .09), ((.70, .46), 8, (.40, -.29, TOP + .225), (56, -3, -9), .08)):
            pillow.show(pillow.loose(size, seed, 2.2, .055, (place, turn), on, sunk, crease=34, high=(.003, .010)), white, white, .0026)
        blue = slept.linen(INDIGO, .20, 2.4, slub=.3)
        pillow.show(pillow.loose((.48, .32), 12, 2.3, .045, ((.10, -.50, TOP + .125), (38, 5, 17)), crease=20), blue, blue, .0036)
    bpy.context.view_layer.update()
    floor = TOP + .032
    press(cover, PLACE, TURN, floor)
    with core.at((*PLACE, floor), TURN):
        tray()
    photo.view(room.daylight(4, .62, .35, 8, (1.0, 1.0, .96), 1.0), (-7, mid, -2.6), 16, 10, 90, .9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    aged.plain_bounces({"linen": "#cfcbc2"})
    core.sun(25, 276, 3.6, (1, .90, .76), 1.0)
    core.area((-2.0, mid, 1.5), (0, mid + .1, .6), (1.4, 1.4), 34, (.97, .985, 1))
    core.area((1.6, -3.6, 2.0), (0, -.8, .6), (1.8, 1.4), 9, (1, .985, .96))
    photo.window_gleam((-2.0, mid, 1.5), (0, mid, .7), (1.4, 1.4), (2, 2), 4)
    core.camera((.30, -2.24, 1.00), (-.028, -1.00, .668), 79, level=True, fstop=2.6, focus=(-.06, -1.14, TOP + .09))
    return {"size": (1800, 1200), "look": photo.look(.13, contrast=1.06, saturation=.95, vignette=.2, texture=.08)}


PICTURES = {
    "facilities/room-service": room_service,
}

FINISH = {
    "facilities/room-service": {"glow": (.14, .6), "fade": .1, "balance": (.985, 1, 1.03)},
}
