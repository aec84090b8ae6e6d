"""Nilavara Junction, Ernakulam South: the lobby with its clock and timetable."""
import math

import bpy

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def black():
    """Blackened iron."""
    return p.once("blackiron", s.black_iron)


def clock_face():
    """Station clock dial."""
    import numpy as np
    n = 360
    y, x = np.mgrid[0:n, 0:n] / n * 2 - 1
    r, a = np.hypot(x, y), np.arctan2(x, -y)
    img = np.tile(s.srgb("#f4ead2"), (n, n, 1))
    ink = np.array([.10, .09, .08])
    minute = np.abs(((a / (2 * math.pi) * 60 + .5) % 1) - .5)
    hour = np.abs(((a / (2 * math.pi) * 12 + .5) % 1) - .5)
    img[(minute < .10) & (r > .84) & (r < .92)] = ink
    img[(hour < .055) & (r > .70) & (r < .92)] = ink
    img[(np.abs(r - .94) < .008)] = ink
    for hand, length, width in ((-2.35, .50, .035), (1.15, .76, .024)):
        ux, uy = math.sin(hand), -math.cos(hand)
        along, side = x * ux + y * uy, np.abs(x * uy - y * ux)
        img[(along > -.14) & (along < length) & (side < width)] = ink
    img[r < .06] = s.srgb("#8e3324")
    return s.painted(s.image("dial", img), rough=.4, emit=.25, name="dial")


def timetable_wall():
    """Lobby corner: station clock, departure board and old luggage; 35 mm."""
    p.fresh()
    cream = s.plaster("#f1e6cf", "#dcc9a4", weather=.25, grain=.5)
    red = s.glaze("#8e3324", .2, name="dado")
    teak, teak_z = s.wood("rosewood", "x", .3), s.wood("rosewood", "z", .3)
    brass = s.brass(.18, .3)
    p.box((7, 5, .1), (0, -1.6, -.1), s.tiles("check", .30, ("#ece0c6", "#4a2a22"), rough=.14,
                                             wear=.3), edge=0)
    p.box((7, .2, 3.4), (0, .6, 0), cream, edge=0)
    p.box((.2, 5, 3.4), (-2.3, -1.6, 0), cream, edge=0)
    p.box((7, 5, .1), (0, -1.6, 3.3), cream, edge=0)
    tile = p.mesh_of(p.box((.148, .016, .073), (0, 0, 0), red, edge=.004))
    for r in range(15):
        for c in range(42):
            p.copies(tile, [((-2.2 + (c + (r % 2) * .5) * .151, .492, .10 + r * .076),
                             (0, 0, 0), 1)], "brick")
    for z in (1.25, 1.29):
        p.box((7, .03, .022), (0, .49, z), brass, edge=.004)
    p.box((7, .03, .10), (0, .49, 0), teak, edge=.004)
    # rounded deco niche with the board
    board = s.matt("#171614", .5, name="board")
    p.box((1.72, .06, 1.06), (.42, .475, 1.52), teak, edge=.025)
    p.box((1.60, .02, .94), (.42, .445, 1.58), board, edge=.004)
    rows = [("KOLLAM", "18 20"), ("ALAPPUZHA", "19 05"), ("KOTTAYAM", "19 40"),
            ("THRISSUR", "20 15"), ("KOCHI", "20 55"), ("GURUVAYOOR", "21 30")]
    for k, (town, hour) in enumerate(rows):
        z = 2.385 - k * .15
        for q, letter in enumerate(town.ljust(10)):
            flap(letter, (-.27 + q * .092, .432, z - .06))
        for q, letter in enumerate(hour):
            if letter != " ":
                flap(letter, (.77 + q * .085, .432, z - .06), "#f0b84a")
    p.box((1.9, .10, .05), (.42, .47, 2.60), brass, edge=.012)
    for x in (-.2, 1.05):
        p.tube([(x, .46, 2.66), (x, .40, 2.86), (x, .22, 2.86)], .010, brass)
        p.lathe([(.02, .03), (.05, .01), (.075, -.04), (.073, -.045), (.04, .0), (.012, .01)],
                brass, (x, .20, 2.85), 32)
        core.spot((x, .18, 2.80), (x, .42, 1.9), 9, (1, .74, .44), 110, .8, .04)
    # double-faced clock on a bracket from the left wall
    cx, cy, cz = -1.25, .10, 2.30
    p.tube([(-2.2, cy, cz + .42), (cx, cy, cz + .42)], .020, black(), smooth=False)
    p.tube([(-2.2, cy, cz + .10), (-1.8, cy, cz + .30), (cx - .05, cy, cz + .40)], .012, black())
    p.tube([(cx, cy, cz + .42), (cx, cy, cz + .30)], .018, black(), smooth=False)
    p.lathe([(.0, -.07), (.27, -.07), (.31, -.075), (.325, -.05), (.325, .05), (.31, .075),
             (.27, .07), (0, .07)], brass, (cx, cy, cz), 72, (math.pi / 2, 0, .30))
    ring, uv = [(0, 0, 0)], [(.5, .5)]
    for k in range(64):
        a = k * 2 * math.pi / 64
        ring.append((.275 * math.cos(a), 0, .275 * math.sin(a)))
        uv.append((.5 + .5 * math.cos(a), .5 + .5 * math.sin(a)))
    p.mesh("dial", ring, [(0, k + 1, (k + 1) % 64 + 1) for k in range(64)], clock_face(),
           uv=uv, loc=(cx + .0225, cy - .0728, cz), rot=(0, 0, .30))
    # bench, luggage, umbrella, newspaper
    p.box((1.55, .46, .045), (-1.15, .16, .43), teak, edge=.012)
    for k in range(5):
        p.box((1.5, .03, .06), (-1.15, .42 + .01 * k, .56 + k * .085), teak, (.12, 0, 0),
              edge=.008)
    for x in (-1.88, -.42):
        p.tube([(x, -.04, .44), (x, -.06, 0)], .026, teak_z)
        p.tube([(x, .36, 0), (x, .38, .45), (x, .46, .98)], .026, teak_z)
        p.tube([(x, -.10, .66), (x, .42, .68)], .022, teak_z)
        p.tube([(x, -.05, .44), (x, -.06, .66)], .018, teak_z)
    p.slab((1.35, .42, .06), (-1.15, .15, .475), s.cloth("#1f5a55", "#2b736c"), soft=.025)
    p.napkin((.40, .29), (-.82, .12, .536), p.page_mat(), .3, 4)
    suitcase((.42, .02, 0), (.74, .26, .50), "#7a4524", .08)
    suitcase((.40, .02, .51), (.60, .24, .20), "#1f4f4a", -.04)
    suitcase((1.12, -.10, 0), (.50, .24, .38), "#8a6a3c", -.22)
    straw = s.strips("#d9bd84", "#9c7a42", .006)
    p.lathe(p.rounded([(.17, .015), (.13, .0), (.088, .004), (.085, .05), (.075, .095),
                       (.03, .105), (0, .10)], 2), straw, (.46, .02, .71), 48, (.05, .06, 0))
    p.tube([(.92, .34, .02), (1.0, .40, .92)], .020, s.matt("#10211c", .8), smooth=False,
           taper=[.4, 1.0])
    p.tube([(1.0, .40, .92), (1.01, .41, 1.02), (1.05, .40, 1.06), (1.09, .39, 1.0)], .010,
           teak_z)
    green.potted((1.95, .22, 0), "rubber", red, 1.2, 4, .21, .38, "tall")
    opal = s.glow("#ffdca6", 1.4)
    p.tube([(.1, -.9, 3.3), (.1, -.9, 3.02)], .010, brass, smooth=False)
    p.lathe([(.17 * math.sin(k * math.pi / 14), -.17 * math.cos(k * math.pi / 14))
             for k in range(15)], opal, (.1, -.9, 2.86), 48)
    core.point((.1, -.9, 2.55), 46, (1, .78, .50), .17)
    core.area((2.4, -2.6, 1.9), (-.3, .3, 1.2), (1.6, 1.8), 26, (.60, .74, 1.0))
    core.area((-.6, -4.0, 2.6), (0, .3, 1.2), (2, 1.2), 18, (1, .82, .60))
    core.sky_gradient([(-10, "#2a2430"), (90, "#2b3450")], .25)
    core.camera((.42, -3.25, 1.42), (-.10, .4, 1.40), 30, level=True)
    return {"size": (1200, 800),
            "look": {"key": .13, "contrast": 1.08, "vignette": .2, "bloom": .07}}


def flap(letter, loc, tint="#f4ead2"):
    """One split-flap of the board: dark tile with a letter."""
    data = p.once("flap", lambda: p.mesh_of(p.box((.082, .010, .118), (0, 0, 0), s.matt(
        "#26241f", .35, .5, name="flap"), edge=.003)))
    p.copies(data, [(loc, (0, 0, 0), 1)], "flap")
    if letter.strip():
        text = bpy.data.curves.new("letter", "FONT")
        text.body, text.size, text.align_x, text.align_y = letter, .098, "CENTER", "CENTER"
        text.extrude = .0004
        text.materials.append(p.once("ink" + tint, lambda: s.matt(tint, .6)))
        p.link(bpy.data.objects.new("letter", text), (loc[0], loc[1] - .0064, loc[2] + .058),
               (math.pi / 2, 0, 0))


def suitcase(loc, size, tint, rot=0.0):
    """Leather case with straps, corners, locks and a handle."""
    w, d, h = size
    brass = p.once("casebrass", lambda: s.brass(.25))
    hide = s.matt(tint, .42, .5, bump=.4, scale=220, name="hide")
    dark = p.once("casedark", lambda: s.matt("#3f2210", .45, .5, bump=.3, scale=200))
    with p.Gather(loc, (0, 0, rot)):
        p.box((w, d, h), (0, 0, .004), hide, edge=.028)
        p.box((w + .003, d + .003, .008), (0, 0, h * .5), dark, edge=.002)
        for x in (-w * .3, w * .3):
            p.box((.034, d + .008, h + .008), (x, 0, .0), dark, edge=.005)
            p.box((.048, .010, .036), (x, -d / 2 - .006, h * .62), brass, edge=.003)
        for x in (-1, 1):
            for z in (.0, h - .05):
                p.box((.06, d + .006, .058), (x * (w / 2 - .028), 0, z + .0), dark, edge=.018)
        p.box((.05, .010, .03), (0, -d / 2 - .003, h * .72), brass, edge=.002)
        p.tube([(-.075, 0, h), (-.065, 0, h + .035), (.065, 0, h + .035), (.075, 0, h)],
               .011, dark) if h > .3 else p.tube(
            [(-.075, -d / 2, h * .5), (-.065, -d / 2 - .035, h * .5),
             (.065, -d / 2 - .035, h * .5), (.075, -d / 2, h * .5)], .010, dark)


PICTURES = {"gallery/ernakulam-south/timetable-wall": timetable_wall}
