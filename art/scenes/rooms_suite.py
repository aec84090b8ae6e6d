"""Business Suite in the blue hour: the king bed between its lamps, the lit desk with a letter begun, the garden's lit arcade behind the verandah doors, all over the back of an armchair out of focus; sand, slate and teak, 32 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, finish, furniture as f, hung, interior as i, materials as m, photo, room, slept, surfaces

SLATE = "#434c57"
WOOD = ("#22130c", "#47301f", "#946e4c", .4)


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
        core.lathe([(.158, .265), (.094, .455)], m.lampshade("#e6cf9e", .8), segments=72, name="Shade")
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


def arcade(width=1100, height=620, seed=6):
    """Linear picture of the other side of a garden in the blue hour: an arcade with its lamps lit under a long roof, palms against the last light."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    sky = np.array((.085, .15, .31)) * (1 - v) + np.array((.30, .36, .46)) * v ** 1.5
    picture = np.broadcast_to(sky, (height, width, 3)).copy() * 1.5
    for x, s in ((90, 1.2), (240, .8), (520, 1.0), (760, 1.35), (985, .9)):
        tip, tone = (.30 - .10 * s) * height + rng.uniform(-25, 25), np.array((.030, .045, .06))
        photo.stroke(picture, [(x, .7 * height), (x + 10 * s, .45 * height), (x + 26 * s, tip)], 5 * s, tone)
        for a in np.linspace(-.5, math.pi + .5, 14):
            photo.stroke(picture, [(x + 26 * s + q * 105 * s * math.cos(a), tip - q * 60 * s * math.sin(a) + 75 * s * q * q) for q in np.linspace(0, 1, 7)], 7 * s, tone)
    eaves, foot = int(.52 * height), int(.80 * height)
    for y in range(eaves - 62, eaves):
        t = (y - eaves + 62) / 62
        picture[y, int(110 - 60 * t):int(960 + 60 * t)] = np.array((.055, .045, .055)) * (1 + .3 * math.sin(y * 1.3))
    picture[eaves:foot, 70:1010] = np.array((.50, .30, .14))
    for k in range(10):
        x = 82 + 93 * k
        warm = np.array((2.6, 1.45, .55)) * rng.uniform(.35, 1.0)
        for y in range(eaves + 16, foot):
            half = 34 * math.sqrt(max(0, 1 - max(0, (eaves + 50 - y) / 34) ** 2)) if y < eaves + 50 else 34
            picture[y, int(x + 40 - half):int(x + 40 + half)] = warm * (.30 + .9 * math.exp(-((y - eaves - 44) / 40) ** 2))
    for _ in range(900):
        y = rng.beta(3, 1.5) * .30 + .72
        photo.blot(picture, rng.uniform(0, width), y * height, rng.uniform(4, 18), np.array((.020, .035, .025)) * rng.uniform(.4, 2.6), .8, 0)
    for k in range(5):
        photo.blot(picture, rng.uniform(60, width), rng.uniform(.82, .9) * height, 5, np.array((3.2, 1.7, .6)), 1, 0)
    return photo.out_of_focus(picture, 5.0).astype(np.float32)


def verandah(x, wall):
    """Outside the doors: red floor, white columns, a low rail with balusters, a lantern, the arcade across the garden."""
    core.box((1.9, 9, .1), (x - .95, -2, -.06), m.red_oxide("#6d3224", .30), 0)
    for y in (-4.9, -2.75, -.6, 1.5):
        core.lathe([(.15, 0), (.15, .12), (.125, .16), (.12, 2.5), (.15, 2.62), (.15, 2.8)], wall, (x - 1.7, y, 0), 48)
    core.box((.10, 9, .07), (x - 1.7, -2, .80), wall, .01)
    for k in range(40):
        core.lathe([(.03, .05), (.042, .2), (.022, .42), (.03, .6), (.024, .78)], wall, (x - 1.7, -5.6 + .2 * k, 0), 16)
    core.box((2.2, 9, .06), (x - .9, -2, 2.9), photo.timber("#2c1d14", .5), 0)
    core.point((x - .9, .4, 2.3), 7, (1, .66, .34), .06)
    photo.view(arcade(), (x - 9.5, 3.6, -5.3), 21, 11.8, 62, .42)


def bed(width, length, top, wood):
    """King bed: a duvet somebody has lain down on, a slate throw across its foot, four pillows."""
    white, sheet, slate = slept.linen("#d9d4c9", .6), slept.linen("#d4cec2", .6), slept.linen(SLATE, .7, 1.8, slub=.26)
    core.box((width + .05, length + .02, .17), (0, -length / 2, top - .33), wood, .01, segments=3)
    for s in (-1, 1):
        core.box((.07, .07, top - .40), (s * (width / 2 - .06), -length + .08, (top - .40) / 2), wood, .008)
    core.box((width, length - .02, .25), (0, -length / 2, top - .125), sheet, .05, segments=5)
    mattress = slept.block((width + .01, length, .26), (0, -length / 2, top - .13), .06)
    slats = slept.block((width + .07, length + .03, .3), (0, -length / 2, top - .38), .02)
    floor = (np.array([(-3, -4, .02), (3, -4, .02), (3, 2, .02), (-3, 2, .02)]), np.array([(0, 1, 2), (0, 2, 3)]))
    cover = slept.sheet((width + .62, 1.86), (.02, -1.30, top + .10), [mattress, slats, floor], .024, 1.5, (.965, .96), .014, .07, 12, frames=55, shrink=-.03, bend=1.6, gap=.006)
    slept.show(cover, white, (width + .62, 1.86), .020)
    fold = slept.sheet((width + .40, .50), (-.02, -.58, top + .16), [mattress, slats, (cover[0] + (0, 0, .022), cover[1])], .024, -1.5, (.98, .92), .010, .05, 3, frames=45, shrink=-.03, bend=1.2)
    slept.show(fold, sheet, (width + .40, .50), .014)
    throw = slept.sheet((width + .48, .72), (-.06, -1.62, top + .24), [mattress, slats, floor, (cover[0] + (0, 0, .022), cover[1])], .022, 5, (.97, .90), .012, .05, 5, frames=50, shrink=-.03, bend=.9)
    slept.show(throw, slate, (width + .48, .72), .006)
    head = slept.block((width + .1, .06, 1.2), (0, .015, .6), .01)
    stack = [mattress, (cover[0], cover[1]), head]
    for k, (x, y, z, tilt, turn) in enumerate(((-.47, -.14, .25, 70, 3), (.47, -.14, .25, 68, -5), (-.42, -.33, .21, 54, -7), (.46, -.36, .18, 36, 8))):
        one = slept.pillow((.74, .48), 1.9, 21 + k, .019, 0, stack, ((x, y, top + z), (tilt, 0, turn)), 18, .1, -.015)
        slept.show_pillow(one, slept.linen("#dcd7cc", .5))
        stack = stack + [one[:2]]
    return cover[0]


def lamp_light(height, power):
    """What a shaded lamp gives: warm, up and down."""
    core.point((0, 0, height), power, (1, .60, .28), .06)


def table(wood, width=.52, depth=.42, height=.56):
    """Bedside table with a drawer and a shelf."""
    core.box((width, depth, .026), (0, 0, height - .013), wood, .007, segments=3)
    core.box((width - .05, depth - .05, .15), (0, 0, height - .10), wood, .004)
    core.box((width - .10, .012, .115), (0, -depth / 2 + .020, height - .10), wood, .004)
    core.sphere(.011, (0, -depth / 2 + .008, height - .10), m.brass(.4), 20)
    for x in (-1, 1):
        for y in (-1, 1):
            core.box((.036, .036, height - .02), (x * (width / 2 - .03), y * (depth / 2 - .03), (height - .02) / 2), wood, .005)
    core.box((width - .06, depth - .06, .018), (0, 0, .16), wood, .004)


def jacket(cloth):
    """Jacket over the back of the desk's chair (its upper rail at z = 0 along X): shoulders, back, loose fronts."""
    def back(u, v):
        x = (u - .5) * (.46 + .05 * v)
        ripple = .010 * math.sin(17 * u + 3 * v) * v + .006 * math.sin(41 * u + 5 * v)
        edge = .05 * (2 * abs(u - .5)) ** 3
        return x, -.045 - .02 * v - ripple - .012 * math.sin(3.1 * u) + edge, .035 - edge * .9 - .56 * v + .012 * math.sin(9 * u)
    core.grid_surface(back, None, cloth, steps=(60, 50), name="Jacket")
    for s in (-1, 1):
        def front(u, v, s=s):
            x = s * (.235 - .15 * u * (1 - .3 * v) + .02 * v)
            return x, .045 + .03 * v + .012 * math.sin(8 * u + 4 * v + s) - .05 * (1 - u) ** 4, .030 - .05 * (1 - u) ** 3 - .50 * v
        core.grid_surface(front, None, cloth, steps=(30, 40), name="Jacket")


def business_suite():
    """Over an armchair's back across the room to the bed, the desk and the verandah doors."""
    h, left, right = 3.15, -3.2, 2.9
    wall, wood = aged.lime("#cfc6b4", .8), aged.waxed(*WOOD)
    i.floor((9, 14), room.boards("#5f432f", (2.2, .155), .30, turn=0, vary=.32))
    core.box((right - left + .4, .2, h), ((left + right) / 2, .10, h / 2), wall, 0)
    d0, d1, wide, high = -2.06, -.86, 1.00, 2.55
    i.wall((left, 0), (left, -8), h, wall, [(-d1 - wide / 2, .0, wide, high), (-d0 - wide / 2, .0, wide, high)], thickness=.30)
    core.box((.1, 9, h), (right + .05, -4, h / 2), wall, 0)
    core.box((right - left + .2, .1, h), ((left + right) / 2, -7.6, h / 2), wall, 0)
    core.box((right - left + .4, 9, .1), ((left + right) / 2, -3.9, h + .05), aged.lime("#cdc6b8", .2), 0)
    for y in (-.9, -2.3, -3.7, -5.1):
        core.box((right - left, .13, .17), ((left + right) / 2, y, h - .085), wood, .012, segments=3)
    room.skirting((right, 0), (left, 0), wood, .13, .02)
    room.skirting((right, -7), (right, 0), wood, .13, .02)
    for a, b in ((0, d1 + wide / 2), (d1 - wide / 2, d0 + wide / 2), (d0 - wide / 2, -7)):
        room.skirting((left, a), (left, b), wood, .13, .02)
    for y in (d0, d1):
        french_door((left - .20, y, 0), 90, wide, high, wood)
    verandah(left - .3, photo.paint("#d8d4c7"))
    linen = slept.linen("#b3a88f", .4, 1.6, slub=.2)
    room.rod(3.6, (left + .08, -1.45, 2.80), 90)
    for y, w, seed, sweep in ((d1 + .62, .34, 3, 0), (-1.46, .30, 5, .03), (d0 - .74, .52, 9, .06)):
        room.hanging(w, 2.74, linen, (left + .10, y, .03), 90, seed, depth=.05, gather=1.14, sweep=sweep)
    # bed: panelled head with cloth, lamps on both sides
    bx, width = 1.02, 1.90
    with core.at((bx, 0, 0)):
        core.box((width + 1.3, .05, 1.28), (0, -.025, .64), wood, .008)
        core.box((width + 1.36, .09, .04), (0, -.045, 1.30), wood, .01)
        for k in range(4):
            f.pad(((width + .06) / 4 - .012, .66, .09), ((k - 1.5) * (width + .06) / 4, -.075, .86), slept.linen("#7c7365", .5, 1.6, slub=.18), .022, (90, 0, 0))
        with core.at((0, -.12, 0)):
            bed(width, 2.06, .58, wood)
        for s, power in ((-1, 17), (1, 15)):
            with core.at((s * (width / 2 + .31), -.32, 0)):
                table(wood)
                with core.at((.03 * s, .03, .56)):
                    with finish.without_shadows():
                        f.table_lamp("stone", .54, power, "#e8cf9c", 1.5)
        with core.at((-width / 2 - .36, -.44, .56), 20):
            f.book((.14, .21, .026), "#54261f")
        with core.at((width / 2 + .40, -.46, .56)):
            core.lathe([(0, .004), (.027, 0), (.029, .004), (.034, .105), (.0325, .105), (.0275, .010), (0, .009)], m.glass(), (0, 0, 0), segments=48, smooth=60)
    aged.cable([(bx - 1.30, -.26, .57), (bx - 1.44, -.06, .50), (bx - 1.52, -.06, .30)], .003, "#2a2622", .02)
    hung.weaving((bx, 0, 2.38), 0, (1.45, .76), [(.06, .10, SLATE, None), (.13, .19, "#633428", "steps"), (.22, .24, SLATE, None), (.36, .64, SLATE, "diamonds"), (.76, .78, SLATE, None),
                                                 (.81, .87, "#633428", "steps"), (.90, .94, SLATE, None)], "#a99c80", wood, 3)
    room.switches((-.86, 0, 1.10), keys=3)
    # desk in the corner, its lamp lit over a letter
    z = .76
    with core.at((-1.92, -.42, 0)):
        core.box((1.30, .64, .034), (0, 0, z - .017), desk_top(), .006, segments=4)
        core.box((1.18, .54, .09), (0, 0, z - .078), wood, .004)
        for x in (-.58, .58):
            for y in (-.26, .26):
                f.leg(z - .04, .055, .034, (x, y), wood)
        with core.at((.08, -.10, z), -6):
            pad_of_paper(0)
            with core.at((.018, -.018, .0118), -52):
                fountain_pen()
        with core.at((.40, -.06, z)):
            photo.cup("#c9c5bb", "#3a2212", .6, 200)
        with core.at((-.46, .06, z), 8):
            for k, (w, d, t, colour) in enumerate(((.17, .24, .034, "#2b383d"), (.16, .23, .026, "#6c3a2a"), (.15, .22, .022, "#a3977d"), (.14, .20, .030, "#33402f"))):
                f.book((w, d, t), colour, (.006 * (-1) ** k, .004 * k, (0, .034, .060, .082)[k]), (0, 7, -5, 12)[k])
        with core.at((-.16, .16, z)):
            lamp()
            lamp_light(.35, 8)
        room.framed((-.18, .42, 1.72), 0, (.52, .40), wood, 3)
        with core.at((.22, -.60, 0), 24):
            f.dining_chair("#3d281b", "#8f8674", "cane", False)
            with core.at((0, -.19, .86)):
                jacket(slept.linen("#2c333c", .8, 1.2, slub=.2))
    # sitting corner
    i.rug((2.9, 2.1), (-.9, -3.4, 0), 38, colour="#8f8168", border="#5b3228", pattern="border", second=SLATE)
    with core.at((-1.75, -2.55, .01), 62):
        f.armchair("#3d281b", "#a79d8a", "cane", None)
        f.cushion((.44, .34), slept.linen("#67352a", .6, 1.5, slub=.2), (.03, .20, .60), (58, 0, -9), 1.1, 4)
    with core.at((1.02, -4.98, .01), 215):
        f.armchair("#3d281b", "#a79d8a", "cane", None)
    with core.at((-.35, -3.55, .01)):
        f.round_table(.30, .48, "#3d281b", "brass")
        with core.at((.10, -.05, .48)):
            photo.cup("#d8d4ca", "#3a2212", .45, 40)
        with core.at((-.08, .06, .48), 30):
            f.book((.20, .27, .012), "#8e8a80")
            f.book((.17, .24, .022), "#37474a", (.01, 0, .012), 14)
    core.sky_gradient([(-10, "#11151f"), (0, "#3a4660"), (70, "#16233f")], .4)
    core.indoors()
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 3, 3
    for y in (d0, d1):
        core.area((left - .5, y, 1.5), (.6, y - .6, .4), (1.0, 2.3), 34, (.34, .52, 1.0))
    core.area((2.0, -7.2, 1.6), (-.4, -1.0, .8), (.9, 1.8), 7, (1, .72, .46))
    core.camera((2.30, -6.35, 1.27), (-.24, -.60, .98), 32, level=True, fstop=2.8, focus=(.6, -1.3, .7))
    return {"size": (1500, 1000), "look": photo.look(.092, contrast=1.06, saturation=.88, vignette=.2, texture=.14)}


PICTURES = {
    "rooms/business-suite": business_suite,
}

CROP = {
    "rooms/business-suite": (330, 55, 1170, 780),  # the bed and the desk, without the flat windows
}

FINISH = {
    "rooms/business-suite": {"glow": (.10, .7), "fade": .08},
}
