"""Business Suite towards evening: the made king bed against its plain upholstered head, a book just put down; behind it out of focus the bedside lamp and the desk at the window of the verandah; white, sand and slate, 62 mm."""
import math

import bpy

from kit import aged, core, finish, furniture as f, guest_room, household as p, interior as i, materials as m, photo, pillow, props, room, slept
from scenes import gallery_library as library

SAND, SLATE = "#b3a691", "#5f6b74"
WOOD = ("#2b1a11", "#57402e", "#9a7653", .4)
TOP = .58  # of the mattress (m)


def head(width, wood):
    """Upholstered head of the bed at y = 0: upright channels in a thin frame of teak."""
    cloth, count = photo.cotton(SAND, 700, .95, .06), 9
    core.box((width + .05, .05, .62), (0, .035, .93), wood, .006)
    core.box((width + .09, .115, .030), (0, .005, 1.262), wood, .009, segments=4)
    for s in (-1, 1):
        core.box((.030, .115, 1.262), (s * (width / 2 + .03), .005, .631), wood, .009, segments=4)
    for k in range(count):
        f.pad((width / count - .002, .86, .085), ((k + .5) * width / count - width / 2, -.02, .815), cloth, .016, (90, 0, 0))


def pillows():
    """Two pillows that lean on the head, two that lean on those, a long cushion before them."""
    white = slept.linen("#e0ddd6", .14, 1.6)
    on = [slept.block((2.2, 2.4, .2), (0, -1.0, TOP - .06)), slept.block((2.3, .2, 1.4), (0, .07, .9))]
    for size, seed, place, turn in (((.76, .50), 5, (.47, -.19, TOP + .240), (67, 1, -3)), ((.74, .48), 8, (.40, -.42, TOP + .215), (54, -3, 7)), ((.76, .50), 12, (-.46, -.22, TOP + .235), (64, -2, 4))):
        pillow.show(pillow.loose(size, seed, 2.2, .055, (place, turn), on, .09, crease=34, high=(.003, .010)), white, white, .0026)
    small = slept.pillow((.62, .32), 5.5, 31, .014, .0, (), None, 26, 0, -.03)
    slept.show_pillow(small, slept.linen(SLATE, .10, 2.0, slub=.2), (.06, -.60, TOP + .155), (46, 1, 7))


@m.cached
def desk_top():
    """Teak that has been waxed and written on for years: even grain, dull where hands lie, fine scratches, a pale ring."""
    g = m.Graph("desk")
    where = g.coords(1, "World")
    grain = g.noise(g.coords((1.5, 46, 46)), 1.1, 5, .62, .5)
    line = g.noise(g.coords((7, 330, 330)), 1.0, 3, .6)
    slow = g.noise(where, 5.5, 5, .62)
    scratch = g.noise(g.coords((30, 700, 30), "World", (0, 0, .7)), 1.0, 3, .7, .4)
    c = g.ramp(grain, [(.30, "#2d1a10"), (.48, "#4c3020"), (.66, "#6f4a31")])
    c = g.mix(g.span(line, .38, .5, .55, 0), c, "#23140c")
    c = g.mix(g.span(slow, .52, .72, 0, .30), c, "#7d5a40")
    d = g.node("VectorMath", {0: where, 1: (-.17, .30, .76)}, operation="DISTANCE").outputs["Value"]
    ring = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", d, .041)), .0008, .0024, .5, 0)
    c = g.mix(ring, c, "#9a7c60")
    rough = g.math("ADD", g.span(slow, .3, .7, .26, .46), g.math("ADD", g.span(scratch, .60, .72, 0, .22), g.math("MULTIPLY", ring, .3)))
    return g.principled(c, rough, g.bump(line, .16, .0007), specular=.45)


def desk(wood):
    """Desk along X, its back at y = 0: a lit lamp, a few books, a sheet of paper."""
    z = .76
    core.box((1.36, .62, .032), (0, -.31, z - .016), desk_top(), .006, segments=3)
    core.box((1.26, .54, .10), (0, -.31, z - .082), wood, .004)
    for x in (-.63, .63):
        for y in (-.06, -.56):
            core.box((.045, .045, z - .03), (x, y, (z - .03) / 2), wood, .006)
    with core.at((.44, -.20, z)):
        with finish.without_shadows():
            f.table_lamp("brass", .50, 9, "#e6cf9e", 1.1)
    for k, (w, d, t, colour) in enumerate(((.17, .24, .034, "#2b383d"), (.16, .23, .026, "#7a4632"), (.15, .22, .022, "#a3977d"))):
        f.book((w, d, t), colour, (-.44, -.18, (z, z + .034, z + .060)[k]), (4, -7, 9)[k])
    core.box((.21, .297, .006), (-.02, -.36, z + .003), m.paper("#e4ded0"), .001, (0, 0, 7))


def column(place, white):
    """Of the verandah, lit from the side of the house."""
    core.lathe([(.15, 0), (.15, .12), (.112, .16), (.106, 2.5), (.14, 2.62), (.14, 2.9)], white, (*place, 0), 48)
    core.area((place[0] + 1.7, place[1] - .5, 1.9), (*place, 1.6), (1.6, 2.0), 58, (1, .985, .96))


def lies(x, y):
    """How high what was made so far stands at a place of the plan."""
    hit, at, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, 1.5), (0, 0, -1))
    return at.z if hit else 0


def book(place, turn):
    """Book put down on the bed, and the glasses on it."""
    (x, y), a = place, math.radians(turn)
    corners = [lies(x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)) for u in (-.06, .06) for v in (-.09, .09)]
    with core.at((x, y, sum(corners) / 4 + .001), turn):
        t, h, d = .028, .206, .138
        with core.at((d / 2, h / 2, 0), 90):
            with core.at((0, 0, 0), (0, -90, 0)):
                library.old_book(t, h, d, ("#8a4433", False), 21)
        core.tube([(.02, -h / 2 + .002, t * .55), (.022, -h / 2 - .012, t * .5), (.016, -h / 2 - .030, .004)], .0016, photo.cotton("#b59a62", 900), 8)
        with core.at((.0, -.03, t), 40):
            props.spectacles()


def business_suite():
    """Across the pillows along the head of the bed to the desk at the window."""
    p.fresh()
    h, left, right = 2.95, -3.2, 3.0
    white, wood = photo.paint("#d9d3c7", .8), aged.waxed(*WOOD)
    i.floor((9, 12), room.boards("#6a4b36", (2.2, .155), .30, turn=0, vary=.3))
    sill, high, wide, mid = .84, 1.60, 1.24, -1.06
    guest_room.walls(left, right, -6.2, h, (mid, sill, wide, high), white, white, photo.paint("#d8d4ca", .85))
    guest_room.casement((left - .16, mid, sill), 90, wide, high, wood)
    linen = slept.linen("#cfc8b9", .3, 1.6, slub=.15)
    for y, w, seed in ((mid + wide / 2 + .10, .30, 3), (mid - wide / 2 - .16, .34, 9)):
        room.hanging(w, 2.58, linen, (left + .10, y, .03), 90, seed, depth=.05, gather=1.12)
    room.rod(2.0, (left + .09, mid, 2.62), 90)
    with core.at((left + .16, mid, 0), 90):
        desk(wood)
    with core.at((left + 1.12, mid + .10, 0), 75):
        f.dining_chair("#4a3323", "#a79d8a", "cane", False)
    width = 1.90
    with core.at((0, -.06, 0)):
        head(width + .36, wood)
        with core.at((0, -.07, 0)):
            core.box((width, 2.03, .25), (0, -1.03, TOP - .125), slept.linen("#d5d2cb", .4), .05, segments=5)
            photo.bedding(width, 2.05, TOP + .006, .30, slept.linen("#e8e5e0", .26, 1.6), 6, .50, .034, cell=.010, crumple=1.3)
            photo.bedding(width + .02, .74, TOP + .045, .26, slept.linen("#eae7e2", .22, 1.6), 9, .44, .012, False, .010, 1.0, name="Sheet")
            pillows()
    book((.40, -1.16), 24)
    for s in (-1, 1):
        with core.at((s * (width / 2 + .50), -.32, 0)):
            f.bedside(.46, .42, .56, "#4f3a2a")
            with core.at((0, .02, .56)):
                with finish.without_shadows():
                    f.table_lamp("brass", .54, 9, "#e8d2a4", 1.15)
    column((left - 2.2, -1.24), white)
    photo.view(room.daylight(4, .62, .35, 8, (1.0, 1.0, .96), 1.0), (left - 7.5, mid, -2.6), 16, 10, 90, .9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    aged.plain_bounces({"waxed": "#4d3828", "linen": "#c8c4ba", "boards": "#5f4432"})
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 3, 2
    core.area((left - .05, mid, 1.65), (0, mid + .2, .8), (1.1, 1.5), 70, (.97, .985, 1))
    core.area((left + .25, -3.3, 1.5), (0, -.6, .7), (1.6, 2.2), 170, (1, .985, .96))
    core.area((1.6, -5.2, 2.2), (0, -.6, .8), (1.8, 1.4), 30, (1, .98, .95))
    photo.window_gleam((left + .2, -3.3, 1.5), (0, -.6, .8), (1.6, 2.2), (2, 3), 2.2)
    core.camera((2.16, -1.58, 1.15), (-.16, -.66, .78), 62, level=True, fstop=2.6, focus=(.40, -1.14, .62))
    return {"size": (1800, 1200), "look": photo.look(.21, contrast=1.02, saturation=.92, vignette=.16, texture=.09)}


PICTURES = {
    "rooms/business-suite": business_suite,
}

FINISH = {
    "rooms/business-suite": {"glow": (.14, .6), "fade": .1, "balance": (.985, 1, 1.035)},
}
