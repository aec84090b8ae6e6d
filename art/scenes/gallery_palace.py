"""Nilavara Padma: the teak stair of the palace-town house."""
import math

import numpy as np

from kit import core, furniture as f, interior as i, materials as m, props as p


def _balusters(points, wood, height=.86):
    """Turned balusters standing on points, and a moulded rail over them from the first to the last."""
    base = p.turned([(.026, 0), (.026, .10), (.014, .13), (.030, .24), (.034, .30), (.016, .48), (.022, .53), (.015, .56), (.020, .70), (.026, .74),
                     (.026, height)], 12)
    p.merged("Balusters", base, [np.array(core.matrix(q, 0, 1)) for q in points], wood, smooth=40)
    (x0, y0, z0), (x1, y1, z1) = points[0], points[-1]
    a, b = (x0, y0, z0 + height + .02), (x1, y1, z1 + height + .02)
    core.tube([a, b], .042, wood, 14)


def _newel(x, y, z, wood, height=1.15):
    """Heavy turned post with a ball."""
    core.box((.15, .15, .42), (x, y, z + .21), wood, .014)
    core.lathe([(.07, .42), (.075, .45), (.05, .48), (.06, .55), (.07, .68), (.045, .84), (.055, .88), (.07, .92)], wood, (x, y, z), 28)
    core.box((.15, .15, .2), (x, y, z + height - .13), wood, .016)
    core.lathe([(0, height - .03), (.06, height - .03), (.04, height), (.06, height + .03), (.075, height + .08), (.05, height + .14), (.012, height + .17), (0, height + .18)],
               wood, (x, y, z), 28)


def palace_stair():
    """Teak stair rising to a landing under an arched window at the blue hour, dividing left and right."""
    wood = m.wood("#5a2f1a", .28)
    lime = m.plaster("#efe8da")
    h = 5.6
    core.box((10, 12, .1), (0, 1, -.05), m.tiles("#d9cfbb", "#b8ab94", .5, .16, vary=.05), 0)
    dark = m.stone("#2a2522", .16, .2, .6)
    for a in range(-6, 7):
        for b in range(-7, 4):
            if (a + b) % 2:
                core.box((.497, .497, .01), (.25 + .5 * a, .25 + .5 * b, -.0035), dark, 0)
    # flight
    n, rise, tread, w = 11, .165, .29, 1.9
    y0 = 1.5
    carpet = m.linen("#8a2a1c", threads=200, creases=.15, sheen=.5)
    for k in range(n):
        z, y = rise * (k + 1), y0 + tread * k
        core.box((w + .1, tread + .035, .04), (0, y + tread / 2 - .02, z - .02), wood, .010)
        core.box((w, .03, rise), (0, y + .015, z - rise / 2 - .02), m.plaster("#e8dfcc"), .0)
        core.box((w, tread, z), (0, y + tread / 2 + .02, z / 2 - .03), m.plaster("#e8dfcc"), 0)
        core.box((1.0, tread + .04, .008), (0, y + tread / 2 - .022, z + .004), carpet, .003)
        core.box((1.0, .008, rise - .02), (0, y - .008, z - rise / 2 - .01), carpet, .003)
        core.cylinder(.007, 1.08, (0, y + tread - .012, z + .012), m.brass(), rotation=(0, 90, 0), segments=12)
    top = rise * n
    yl = y0 + tread * n
    core.box((7.2, 1.6, .16), (0, yl + .8, top - .08), wood, .01)
    core.box((7.2, 1.5, top - .16), (0, yl + .86, (top - .16) / 2), lime, 0)
    core.box((1.0, 1.5, .008), (0, yl + .75, top + .004), carpet, .003)
    for s in (-1, 1):
        pts = [(s * (w / 2 - .03), y0 + tread * (k + q) + .08, rise * (k + 1)) for k in range(n) for q in (0, .5)]
        _balusters(pts, wood)
        _newel(s * (w / 2 - .02), y0 - .10, 0, wood)
        _newel(s * (w / 2 - .02), yl + .04, top, wood, 1.1)
        # upper flights to the left and right along the back wall
        for k in range(9):
            x = s * (1.25 + tread * k)
            core.box((tread + .035, 1.3, .04), (x + s * tread / 2, yl + .85, top + rise * (k + 1) - .02), wood, .010)
            core.box((tread, 1.28, rise * (k + 1)), (x + s * tread / 2 + s * .02, yl + .86, top + rise * (k + 1) / 2 - .04), lime, 0)
        pts = [(s * (1.25 + tread * (k + q) + .06), yl + .24, top + rise * (k + 1)) for k in range(9) for q in (0, .5)]
        _balusters(pts, wood)
        _newel(s * 1.12, yl + .24, top, wood, 1.1)
        # skirting string, console with lamp, palm under the flight
        with core.at((s * 2.55, yl - .32, 0)):
            f.console(1.2, .4, .82, colour="#5a2f1a")
            with core.at((0, 0, .82)):
                f.table_lamp("brass", .6, 16)
            with core.at((s * .38, -.02, .82)):
                core.lathe([(0, 0), (.045, 0), (.07, .04), (.066, .10), (.04, .15), (.05, .175), (.045, .175), (.035, .15), (0, .13)], m.brass(.22), segments=44)
                with core.at((0, 0, .14)):
                    f.flowers(9, .22, "#e9a13a", 3)
        with core.at((s * 2.55, yl + .05, 1.27)):
            f.framed_picture(.55, .68, "palm" if s < 0 else "waves")
        with core.at((s * 1.55, 1.15, 0)):
            f.potted_palm(1.55, 13, "brass", 4 + s)
    # back wall with the arched window, mouldings
    yb = yl + 1.6
    wz, ww, wh = top + .75, 1.5, 1.7
    core.box((2.85, .3, h), (-ww / 2 - 1.425, yb + .15, h / 2), lime, 0)
    core.box((2.85, .3, h), (ww / 2 + 1.425, yb + .15, h / 2), lime, 0)
    core.box((ww, .3, wz), (0, yb + .15, wz / 2), lime, 0)
    arc = [(ww / 2 * math.cos(t), wz + wh + ww / 2 * math.sin(t)) for t in np.linspace(0, math.pi, 29)]
    core.extrude_profile([(-ww / 2, h + .02), (ww / 2, h + .02)] + arc, .3, lime, (0, yb, 0), 0)
    core.tube([(ww / 2 + .05, yb - .02, wz), *[(x * 1.066, yb - .02, z + .0) for x, z in arc], (-ww / 2 - .05, yb - .02, wz)], .055, lime, 12)
    core.box((ww + .5, .24, .08), (0, yb - .05, wz - .04), lime, .014)
    for x in (-ww / 6, ww / 6):
        core.box((.05, .07, wh), (x, yb + .12, wz + wh / 2), wood, .008)
    for z in (wz + .03, wz + wh / 2, wz + wh):
        core.box((ww, .07, .055), (0, yb + .12, z), wood, .008)
    core.tube([(x * .97, yb + .12, z) for x, z in arc], .032, wood, 8)
    for t in (.25, .5, .75):
        a = math.pi * t
        core.tube([(.05 * math.cos(a), yb + .12, wz + wh + .05 * math.sin(a)), (ww / 2 * math.cos(a), yb + .12, wz + wh + ww / 2 * math.sin(a))], .016, wood, 6)
    i.wall((-3.4, yb), (-3.4, -5), h, lime)
    i.wall((3.4, -5), (3.4, yb), h, lime)
    i.ceiling((7.2, 13), h, m.plaster("#f4eee0"), (0, .5))
    i.beams(7, 7, 1.3, h, (0, 1.0), (.14, .2), "#4a2616", "x")
    for a, b in (((3.4, yb), (-3.4, yb)), ((-3.4, yb), (-3.4, -5)), ((3.4, -5), (3.4, yb))):
        i.cornice(a, b, h - .2, lime, .12)
    for s in (-1, 1):
        i.skirting((s * 3.4, -5), (s * 3.4, yl), m.wood("#4a2616"), .16)
        with core.at((s * 3.39, .2, 2.0), 90 * -s):
            f.framed_picture(.8, 1.05, "kolam" if s > 0 else "map")
        with core.at((s * 3.39, -1.0, 1.9), 90 * -s):
            f.sconce(12)
        with core.at((s * 3.39, 1.4, 1.9), 90 * -s):
            f.sconce(12)
    # chandelier of lanterns
    with core.at((0, .9, h - .3)):
        f.pendant(.30, 1.5, "lantern", 70)
        for k in range(6):
            a = math.pi / 3 * k
            with core.at((.55 * math.cos(a), .55 * math.sin(a), 0)):
                core.tube([(0, 0, -1.75), (-.5 * math.cos(a), -.5 * math.sin(a), -1.2)], .006, m.brass(), 6)
                core.lathe([(.055, -1.80), (.07, -1.68), (.04, -1.60), (.035, -1.60), (.062, -1.68), (.05, -1.79), (0, -1.80)], m.brass(), segments=24)
                core.sphere(.035, (0, 0, -1.62), m.glow("#ffcf96", 9), 14, (1, 1, 1.6))
    core.tube([(.55 * math.cos(t), .9 + .55 * math.sin(t), h - 2.05) for t in np.linspace(0, 6.2832, 49)[:-1]], .012, m.brass(), 8, True)
    # nilavilakku at the foot, jasmine around it
    with core.at((-1.28, .25, 0)):
        p.nilavilakku(1.0, 5, power=.5, turn=15)
        p.jasmine([(.31 * math.cos(a), .31 * math.sin(a), .013) for a in np.linspace(0, 6.1, 22)], .0042, 1.1, seed=1)
    with core.at((1.35, .15, 0)):
        p.uruli(.30, 3)
    core.sky_gradient([(-10, "#1c2848"), (0, "#c98a70"), (5, "#8a86ac"), (16, "#4a64a8"), (40, "#27427f"), (90, "#15265a")], .85)
    i.palms_outside([(-.5, yb + 2.2, top - .4), (.9, yb + 3.0, top - .2)], 4, 2.4)
    core.area((0, yb + .7, wz + 1.2), (0, 0, 1.5), (1.5, 2.2), 55, (.55, .68, 1.0))
    core.area((-1.5, -4.5, 3.2), (0, 2, 1.0), (3, 2), 30, (1, .82, .62))
    for s in (-1, 1):
        core.point((s * 2.2, yl + .4, 4.2), 30, (1, .70, .42), .1)
    core.camera((.42, -3.55, 1.5), (.05, 2, 1.92), 24, level=True)
    return {"size": (1200, 800), "denoise": 2.0, "look": {"key": .135, "contrast": 1.1, "saturation": 1.03, "bloom": .08}}


PICTURES = {
    "gallery/trivandrum/palace-stair": palace_stair,
}
