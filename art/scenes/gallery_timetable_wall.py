"""Nilavara Junction, Ernakulam South: the split-flap board in the hall seen along the wall, its far end out of focus; black and grey, 44.5 mm."""
import math

import bpy
import numpy as np

from kit import core, materials as m, photo

ROWS = [("KOLLAM", "18 20", "1"), ("ALAPPUZHA", "19 05", "3"), ("KOTTAYAM", "19 40", "2"), ("THRISSUR", "20 15", "1"), ("KOCHI", "20 55", "4"), ("GURUVAYOOR", "21 30", "2")]
CELL, ROW, TALL = .080, .142, .112


@m.cached
def flap_black():
    """Moulded plastic handled for years: dust, a satin shine, fine scratches."""
    g = m.Graph("flap")
    where = g.coords(1, "World")
    dust, fine = g.noise(where, 34, 4), g.noise(where, 380, 2)
    c = g.mix(g.span(dust, .45, .8, 0, .5), "#161617", "#3a3835")
    return g.principled(g.vary(c, .2), g.span(fine, .3, .7, .28, .48), g.bump(fine, .12, .0008), specular=.5)


def letter(text, x, z, tone):
    """One printed letter centred on a cell."""
    curve = bpy.data.curves.new("Letter", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, .108, "CENTER", "CENTER"
    curve.extrude = .0002
    curve.materials.append(m.plain(tone, .55))
    obj = bpy.data.objects.new("Letter", curve)
    obj.location, obj.rotation_euler = (x, -.0072, z), (math.pi / 2, 0, 0)
    obj.scale = (.82, 1, 1)
    core.link(obj)


def cells():
    """Text, x and row of every cell from left to right."""
    for r, (town, hour, platform) in enumerate(ROWS):
        for c, text in enumerate(town.ljust(10)):
            yield text, c * CELL, r, "#cfcbbf"
        for c, text in enumerate(hour.replace(" ", "")):
            yield text, (10.55 + c + .30 * (c > 1)) * CELL, r, "#cfcbbf"
        yield platform, 15.5 * CELL, r, "#e0b64c"


def board():
    """The board: upper left cell at the origin's right, front near y = 0."""
    black = flap_black()
    half = core.box((CELL - .006, .004, TALL / 2 - .0012), (0, 0, 0), black, .0028, segments=3)
    rng = np.random.default_rng(4)
    places = []
    for k, (text, x, r, tone) in enumerate(cells()):
        z = -r * ROW
        for s in (-1, 1):
            places.append(core.matrix((x, -.004 + rng.normal(0, .0004), z + s * TALL / 4), (rng.normal(0, .9), 0, rng.normal(0, .4))))
        if text.strip():
            letter(text, x, z, tone)
        core.box((CELL - .004, .0022, .0026), (x, -.0088, z), m.plain("#060606", .6), 0)
        for s in (-1, 1):
            core.cylinder(.0042, .006, (x + s * (CELL / 2 - .003), -.007, z), m.plain("#8c8a84", .3, 1.0), .001, 12, (0, 90, 0))
    core.instance(half, places)
    steel = m.plain("#222222", .4)
    x0, x1, z0, z1 = -CELL * .8, CELL * 16.3, -5 * ROW - TALL * .85, TALL * .85
    core.box((x1 - x0, .03, z1 - z0), ((x0 + x1) / 2, .019, (z0 + z1) / 2), m.plain("#0b0b0c", .7), 0)
    for z in [ROW * (.5 - r) for r in range(1, 6)]:
        core.box((x1 - x0, .012, ROW - TALL - .012), ((x0 + x1) / 2, -.002, z), steel, .003)
    for a, b, w, h in ((x0, z0, .045, z1 - z0), (x1, z0, .045, z1 - z0)):
        core.box((w, .10, h + .09), (a, -.005, (z0 + z1) / 2), steel, .008, segments=3)
    for z in (z0, z1):
        core.box((x1 - x0 + .04, .10, .045), ((x0 + x1) / 2, -.005, z), steel, .008, segments=3)
    for x in (10.0, 15.0):
        core.box((.012, .014, z1 - z0), ((x + .02) * CELL, -.003, (z0 + z1) / 2), steel, .003)


def timetable_wall():
    """Along the board from its left end, the near and the far letters out of focus."""
    wall = photo.paint("#d6d0c2", .75)
    core.box((9, .2, 4), (1.5, .16, 1.6), wall, 0)
    core.box((9, 6, .1), (1.5, -2.6, 3.2), wall, 0)
    core.box((.2, 6, 4), (4.6, -2.6, 1.6), photo.paint("#b9b0a0", .75), 0)
    with core.at((-.62, .0, 2.10)):
        board()
    # the hall beyond: a doorway to the bright street, a lamp
    core.box((.02, 1.1, 2.2), (4.48, -1.9, 1.1), m.glow("#eef3f6", 2.2), 0)
    for y in (-2.5, -1.9, -1.3):
        core.box((.08, .06, 2.3), (4.44, y, 1.1), m.plain("#2c2620", .5), .004)
    for x, y, z in ((2.9, -1.1, 2.55), (3.9, -.7, 2.45)):
        core.sphere(.13, (x, y, z), m.glow("#ffe2b4", 3.2), 32)
        core.tube([(x, y, z + .12), (x, y, 3.2)], .008, m.brass(.25), 8)
        core.point((x, y + .1, z - .2), 5, (1, .80, .56), .12)
    core.sky_gradient([(-10, "#4c4a46"), (0, "#8c8c8a"), (70, "#6c7884")], .3)
    core.indoors()
    core.area((-1.7, -1.9, 2.3), (0, 0, 1.7), (1.5, 1.7), 52, photo.DAY)
    core.area((1.4, -2.2, 2.6), (.6, 0, 1.7), (1.6, 1.0), 9, (1, .92, .80))
    photo.window_gleam((2.6, -1.9, 2.3), (.2, 0, 1.75), (1.5, 1.8), (2, 3), 2.6)
    core.camera((-.98, -1.02, 1.62), (-.180, 0, 1.70), 44.5, level=True, fstop=2.0, focus=(-.30, -.005, 1.70))
    return {"size": (1200, 800), "look": photo.look(.105, contrast=1.02)}


PICTURES = {
    "gallery/ernakulam-south/timetable-wall": timetable_wall,
}

FINISH = {
    "gallery/ernakulam-south/timetable-wall": {"smooth": (2, .02), "glow": (.2, .45), "fade": .2, "soft": .2},
}
