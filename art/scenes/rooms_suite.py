"""Business Suite, late afternoon: the long room with its king bed, armchairs at the verandah doors and the desk in front with a letter begun; sand, slate and teak, 24 mm."""
import math

import numpy as np

from kit import core, finish, furniture as f, hung, interior as i, materials as m, photo, room, surfaces

SLATE = "#4a5460"


def handwriting(width=880, height=1200, seed=7, lines=11):
    """sRGB picture (h, w, 3) of a ruled page with a letter begun in blue-black ink."""
    rng = np.random.default_rng(seed)
    page = np.empty((height, width, 3))
    page[:] = (.925, .912, .875)
    pitch = height / 19
    for k in range(3, 19):
        page[int(k * pitch), :] = (.76, .79, .82)
    ink = np.zeros((height, width))
    for k in range(lines):
        base = (k + 3) * pitch - 5 + rng.normal(0, 1.5)
        x, end = width * (.09 if k not in (1, 6) else .17) + rng.normal(0, 5), width * (.90 if k not in (0, 5, lines - 1) else rng.uniform(.35, .62))
        while x < end:
            n = rng.integers(2, 9)
            pts = [(x, base)]
            for q in range(n):
                w = rng.uniform(8, 13)
                up = pitch * rng.choice([.24, .27, .30, .62], p=[.38, .26, .18, .18])
                low = pitch * (.34 if rng.random() < .09 else 0)
                pts += [(x + w * .55, base - up), (x + w * .48, base - up * .3), (x + w * .70, base + low), (x + w, base - pitch * .09)]
                x += w
            t = np.linspace(0, len(pts) - 1, len(pts) * 14)
            px, py = (np.interp(t, range(len(pts)), [p[c] for p in pts]) for c in (0, 1))
            ker = np.hanning(17)
            ker /= ker.sum()
            px, py = np.convolve(np.pad(px, 8, "edge"), ker, "valid"), np.convolve(np.pad(py, 8, "edge"), ker, "valid")
            px = px + (base - py) * .24
            press = .55 + .45 * np.clip(np.gradient(py) * .9, -.2, 1)
            for a, b, c in zip(px, py, press):
                i0, j0 = int(b), int(a)
                if 2 <= i0 < height - 3 and 2 <= j0 < width - 3:
                    yy, xx = np.mgrid[i0 - 1:i0 + 3, j0 - 1:j0 + 3]
                    ink[i0 - 1:i0 + 3, j0 - 1:j0 + 3] = np.maximum(ink[i0 - 1:i0 + 3, j0 - 1:j0 + 3], np.clip(1.55 * c + .5 - np.hypot(xx - a, yy - b), 0, 1) * (.65 + .35 * c))
            x += rng.uniform(11, 18)
    return page + (np.array((.10, .13, .24)) - page) * ink[..., None]


def pad_of_paper(turn):
    """Writing pad: cloth-covered board, sheets that do not lie quite true, the uppermost bent up at a corner."""
    with core.at((0, 0, 0), turn):
        core.box((.162, .222, .003), (0, 0, .0016), photo.cotton("#3a424c", 900), .001)
        rng = np.random.default_rng(2)
        for k in range(9):
            core.box((.150, .208, .0007), (rng.normal(0, .0007), rng.normal(0, .0009), .0036 + .0008 * k), m.paper("#e4ded0"), .0002, (0, 0, rng.normal(0, .35)), segments=1)
        w, d = .150, .208
        core.grid_surface(lambda u, v: ((u - .5) * w, (v - .5) * d, .0112 + .0012 * math.sin(4 * u + 2 * v) ** 2 + .030 * max(0.0, (1 - u) + (1 - v) - 1.55) ** 2 * 3 + .004 * max(0, v - .8) ** 2 * 25),
                          None, surfaces.painted(surfaces.image("Letter", handwriting()), .82, specular=.2), steps=(60, 60))


def fountain_pen():
    """Black resin with gold rings, lying along +X, nib first; open, its cap posted."""
    black, gold = m.plain("#0d0c0d", .1, 0, .55), m.plain("#d2a452", .16, 1.0)
    with core.at((0, 0, .0064), (0, 90, 0)):
        core.lathe([(0, -.078), (.0040, -.0775), (.0052, -.072), (.0058, -.050), (.0062, -.020), (.0063, -.012)], black, segments=48, smooth=60)
        core.lathe([(.0063, -.012), (.0067, -.0115), (.0067, -.0075), (.0063, -.007)], gold, segments=48, smooth=40)
        core.lathe([(.0059, -.007), (.0059, .022), (.0056, .034)], black, segments=48, smooth=60)
        core.lathe([(.0056, .034), (.0058, .0343), (.0058, .0355), (.0055, .0358)], gold, segments=48, smooth=40)
        core.lathe([(.0052, .0358), (.0043, .046), (.0044, .0535), (.0048, .0555), (.0046, .0562), (.0030, .0560), (.0, .0545)], black, segments=48, smooth=60)
    core.grid_surface(lambda u, v: (.055 + .023 * u, (v - .5) * .0088 * (1 - u) ** .75, .0066 + .0036 * (1 - (2 * v - 1) ** 2) * (1 - u) - .0016 * u), None, gold, steps=(20, 12))
    core.box((.0024, .0026, .0016), (-.058, 0, .0135), gold, .0006)
    core.tube([(-.070, 0, .0118), (-.066, 0, .0142), (-.045, 0, .0139), (-.030, 0, .0128)], .0010, gold, 10)


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


def lamp():
    """Desk lamp with a turned brass stem and a cone of pale linen, lit; its light comes from spots up and down."""
    brass = m.brass(.28, "#b08a4a", .6)
    with finish.without_shadows():
        core.lathe([(0, 0), (.078, 0), (.080, .004), (.078, .012), (.060, .018), (.022, .024), (.013, .034), (.010, .060), (.009, .16), (.015, .168), (.015, .176), (.008, .184), (.007, .30), (0, .30)], brass, segments=64, smooth=50)
        core.lathe([(.158, .265), (.094, .455)], m.lampshade("#efe3c8", 1.25), segments=72, name="Shade")
        for r, z in ((.1585, .266), (.0945, .454)):
            core.tube([(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 65)[:-1]], .0022, photo.cotton("#cdbd9c", 900), 8, True)
    core.tube([(.07, .02, .003), (.12, .08, .003), (.10, .18, .003), (.16, .30, .003), (.14, .42, -.02)], .0028, m.plain("#3a2c20", .7), 8)


def french_door(location, turn, width, height, wood):
    """Pair of glazed doors with a fanlight in the XZ plane, one leaf ajar outwards."""
    with core.at(location, turn):
        for x in (-width / 2, width / 2):
            core.box((.07, .10, height), (x, 0, height / 2), wood, .006)
        for z in (height, height - .46):
            core.box((width, .10, .06), (0, 0, z), wood, .006)
        for s, leaf in ((-1, 0), (1, -28)):
            with core.at((s * (width / 2 - .035), 0, 0), leaf):
                w = width / 2 - .04
                c = -s * w / 2
                for x in (-w / 2 + .03, w / 2 - .03):
                    core.box((.06, .045, height - .5), (c + x, 0, (height - .5) / 2), wood, .005)
                for z in (.14, .62, 1.12, 1.62, height - .53):
                    core.box((w - .06, .04, .26 if z == .14 else .035), (c, 0, z), wood, .004)
                core.tube([(c + s * (-w / 2 + .03), -.03, 1.02), (c + s * (-w / 2 + .03), -.06, 1.02), (c + s * (-w / 2 + .12), -.065, 1.02)], .008, m.brass(), 10)


def verandah(x, wall):
    """Outside the doors: red floor, white columns, a low rail with balusters, bright trees."""
    core.box((1.9, 9, .1), (x - .95, -2, -.06), m.red_oxide("#6d3224", .30), 0)
    for y in (-4.6, -2.55, -.5, 1.5):
        core.lathe([(.15, 0), (.15, .12), (.125, .16), (.12, 2.5), (.15, 2.62), (.15, 2.8)], wall, (x - 1.7, y, 0), 48)
    core.box((.10, 9, .07), (x - 1.7, -2, .80), wall, .01)
    for k in range(40):
        core.lathe([(.03, .05), (.042, .2), (.022, .42), (.03, .6), (.024, .78)], wall, (x - 1.7, -5.6 + .2 * k, 0), 16)
    photo.view(room.daylight(14, .5, .45, 8), (x - 6.5, -.6, -1.4), 13, 7.4, 90, 1.5)


def business_suite():
    """From the desk's corner across the room to the bed and the verandah doors."""
    h, left, right = 3.15, -3.2, 2.9
    wall, wood = room.limewash("#dcd6c8", .35), photo.timber("#4f3626", .38, .5)
    i.floor((9, 12), room.boards("#6b4c36", (2.2, .155), .26, turn=0))
    core.box((right - left + .4, .2, h), ((left + right) / 2, .10, h / 2), wall, 0)
    d0, d1, wide, high = -2.55, -.95, 1.16, 2.55
    i.wall((left, 0), (left, -7), h, wall, [(-d1 - wide / 2, .0, wide, high), (-d0 - wide / 2, .0, wide, high)], thickness=.30)
    core.box((.1, 8, h), (right, -3.4, h / 2), wall, 0)
    core.box((right - left + .2, 8, .1), ((left + right) / 2, -3.4, h + .05), photo.paint("#e4dfd4"), 0)
    for y in (-.9, -2.3, -3.7):
        core.box((right - left, .13, .17), ((left + right) / 2, y, h - .085), wood, .012)
    room.skirting((right, 0), (left, 0), wood, .13, .02)
    for a, b in ((0, d1 + wide / 2), (d1 - wide / 2, d0 + wide / 2), (d0 - wide / 2, -7)):
        room.skirting((left, a), (left, b), wood, .13, .02)
    for y in (d0, d1):
        french_door((left - .20, y, 0), 90, wide, high, wood)
    verandah(left - .3, photo.paint("#e0dccf"))
    linen = photo.cotton("#d5ccb9", 500, .95, .08)
    room.rod(4.6, (left + .08, -1.75, 2.78), 90)
    for y, w, seed in ((d1 + .78, .48, 3), (-1.75, .62, 5), (d0 - .80, .52, 9)):
        room.hanging(w, 2.72, linen, (left + .10, y, .03), 90, seed, depth=.05, gather=1.1)
    # bed: panelled head with cloth, lamps on both sides
    bx, width = .95, 1.95
    with core.at((bx, 0, 0)):
        core.box((width + 1.5, .05, 1.28), (0, -.025, .64), wood, .008)
        core.box((width + 1.56, .09, .04), (0, -.045, 1.30), wood, .01)
        for k in range(4):
            f.pad(((width + .06) / 4 - .012, .66, .09), ((k - 1.5) * (width + .06) / 4, -.075, .86), photo.cotton("#8b8375", 420, .95, .12), .022, (90, 0, 0))
        with core.at((0, -.12, 0)):
            photo.bed(width, 2.06, .58, 6, "#4f3626", throw=SLATE, throw_at=.74, cushion=SLATE, drop=.28, weave=260)
        for s in (-1, 1):
            with core.at((s * (width / 2 + .34), -.30, 0)):
                f.bedside(.52, .42, .56, "#4f3626")
                with core.at((.04 * s, .02, .56)):
                    with finish.without_shadows():
                        f.table_lamp("stone", .54, 11, "#efe3c8", 1.5)
        with core.at((-width / 2 - .24, -.38, .56), 20):
            f.book((.14, .21, .026), "#6a2f24")
    hung.weaving((bx, 0, 2.42), 0, (1.62, .84), [(.06, .10, SLATE, None), (.12, .20, "#7c3d2d", "steps"), (.22, .24, SLATE, None), (.36, .64, SLATE, "diamonds"), (.76, .78, SLATE, None),
                                                 (.80, .88, "#7c3d2d", "steps"), (.90, .94, SLATE, None)], "#cbbfa4", wood, 3)
    room.switches((bx - 1.02 - .62, -.05, 1.06), keys=3)
    # sitting corner
    i.rug((2.9, 2.1), (-1.55, -1.75, 0), 92, colour="#b9a98e", border="#6f3528", pattern="border", second=SLATE)
    with core.at((-2.35, -1.10, .01), 62):
        f.armchair("#4f3626", "#cfc6b6", "cane", None)
        f.cushion((.44, .34), photo.cotton("#7c3d2d", 300, .95, .14), (.03, .20, .60), (58, 0, -9), 1.1, 4)
    with core.at((-2.20, -2.62, .01), 128):
        f.armchair("#4f3626", "#cfc6b6", "cane", None)
    with core.at((-1.62, -1.86, .01)):
        f.round_table(.30, .48, "#4f3626", "brass")
        with core.at((.07, -.05, .48)):
            photo.cup("#e9e7e1", "#3a2212", .45, 40)
        with core.at((-.10, .06, .48), 30):
            f.book((.17, .24, .022), "#37474a")
    # desk with the letter
    z = .76
    with core.at((.62, -3.92, 0), 28):
        core.box((1.34, .66, .034), (0, 0, z - .017), desk_top(), .006, segments=4)
        core.box((1.20, .54, .09), (0, 0, z - .078), photo.timber("#3f2a1d", .4, .5), .004)
        for x in (-.60, .60):
            for y in (-.27, .27):
                f.leg(z - .04, .055, .034, (x, y), photo.timber("#3f2a1d", .4, .5))
        with core.at((.10, -.06, z), -12):
            pad_of_paper(0)
            with core.at((.018, -.018, .0118), -52):
                fountain_pen()
        with core.at((.40, .12, z)):
            photo.cup("#dedbd2", "#5b3014", .8, 200)
        with core.at((-.42, .10, z), 8):
            f.book((.17, .24, .03), "#2f3f45")
            f.book((.15, .22, .022), "#c9bda4", (.004, 0, .03), 12)
        for k, (dx, turn) in enumerate(((0, 9), (.012, 4))):
            core.box((.22, .11, .0012), (-.16 + dx, .17, z + .0012 + .0014 * k), m.paper("#d8cdb6"), .0004, (0, 0, turn), segments=1)
        with core.at((.05, .56, 0), -16):
            f.dining_chair("#4f3626", "#b9ae9b", "cane", True)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(25, 262, 15.0, (1, .84, .64), .8)
    for y in (d0, d1):
        core.area((left - .12, y, 1.35), (.6, y - .8, .5), (1.1, 2.3), 62, photo.DAY)
    core.area((2.0, -6.2, 2.6), (-.4, -1.0, .8), (2.2, 1.4), 30, (.98, .985, 1))
    core.camera((2.30, -5.62, 1.32), (-.55, -.62, .98), 24.5, level=True)
    return {"size": (1500, 1000), "look": photo.look(.195, contrast=1.04, vignette=.2)}


PICTURES = {
    "rooms/business-suite": business_suite,
}

FINISH = {
    "rooms/business-suite": {"smooth": (3, .025), "balance": (1.0, 1, 1.02), "glow": (.3, .55), "contrast": .96, "fade": .25, "soft": .3, "saturation": .95},
}
