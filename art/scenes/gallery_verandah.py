"""Trivandrum: Padma's colonnade at the blue hour."""
import math

import numpy as np

from kit import core, furniture as f, interior as i, materials as m, props as p


def long_chair(cushion=None, wood="#54301a"):
    """Planter's long-armed chair: raked cane back, slung seat, swing-out leg rests; faces -Y."""
    teak, cane = m.wood(wood, .34), m.cane()
    w = .62
    back = [(.10, .38), (.30, .47), (.52, .72), (.72, 1.04)]
    for s in (-1, 1):
        x = s * w / 2
        core.tube([(x, -.36, 0), (x, -.345, .3), (x, -.34, .60)], .024, teak, 12, radii=[.72, 1.1, .95])
        core.tube([(x, .50, 0), (x, .42, .28), (x, .36, .44)], .024, teak, 12, radii=[.72, 1, 1.1])
        core.tube([(x, -.42, .36), (x, -.2, .335), (x, .1, .36), (x, .34, .44), (x, .56, .74), (x, .76, 1.10)], .022, teak, 12,
                  radii=[.9, 1.1, 1.15, 1.2, 1.05, .8])
        core.tube([(x, .44, .58), (x, .40, .59), (x, .2, .60)], .018, teak, 10)
        # broad arm, and the leg rest swung out in front of it
        arm = [(-.045, .48), (.05, .48), (.06, .1), (.075, -.40), (.06, -.46), (-.03, -.46), (-.045, -.40)]
        core.extrude_profile([(a, -b) for a, b in arm], .026, teak, (x + s * .01, 0, .604), .008, (-90, 0, 0)).scale = (s, 1, -1)
        core.box((.075, .68, .02), (x + s * .014, -.74, .592), teak, .008)
        core.cylinder(.02, .07, (x + s * .014, -.44, .60), m.brass(), .004)
    for y, z in ((-.40, .355), (.35, .44), (.765, 1.10)):
        core.tube([(-w / 2, y, z), (w / 2, y, z)], .021, teak, 12)
    core.box((w - .02, .03, .05), (0, -.34, .22), teak, .008)
    core.box((w - .02, .03, .05), (0, .45, .20), teak, .008)
    # carved top rail
    top = [(-.3, 0), (.3, 0), (.3, .05), (.2, .085), (.08, .095), (0, .125), (-.08, .095), (-.2, .085), (-.3, .05)]
    core.extrude_profile(top, .03, teak, (0, .75, 1.08), .008, (-28, 0, 0))
    pts = [(-.40, .36), (-.25, .315), (-.05, .30), (.15, .335), (.32, .425), (.44, .555), (.58, .77), (.76, 1.095)]
    verts, uvs, faces, run = [], [], [], 0
    for k, (y, z) in enumerate(pts):
        if k:
            run += math.hypot(y - pts[k - 1][0], z - pts[k - 1][1])
        for q in range(7):
            u = q / 6 - .5
            verts.append((u * w, y, z - .028 * (1 - 4 * u * u) * (.3 + .7 * math.sin(math.pi * k / 7))))
            uvs.append((u * w, run))
        if k:
            for q in range(6):
                a = 7 * k + q
                faces.append((a - 7, a - 6, a + 1, a))
    core.mesh("Cane", verts, faces, cane, True, uvs=uvs)
    if cushion:
        f.cushion((.46, .36), m.linen(cushion, threads=240, creases=.8, sheen=.6), (0, .50, .82), (58, 0, 4), 1.0, 6)


def _plank_table(height=.48, size=(.5, .42)):
    """Small teak side table with a shelf."""
    wood = m.wood("#5f3820", .34)
    core.box((size[0], size[1], .025), (0, 0, height - .0125), wood, .007)
    core.box((size[0] - .08, size[1] - .08, .016), (0, 0, .16), wood, .004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            f.leg(height - .02, .038, .024, (sx * (size[0] / 2 - .035), sy * (size[1] / 2 - .035)), wood)
    for sy in (-1, 1):
        core.box((size[0] - .08, .018, .06), (0, sy * (size[1] / 2 - .035), height - .055), wood, .004)


def colonnade():
    """Long white colonnade at the blue hour: lanterns, planter's chairs, patterned floor."""
    lime = m.plaster("#ece6da")
    core.box((4.2, 30, .1), (0, 11, -.05), m.athangudi("#e4d8c0", "#7d2c1c", "#1f5f5b", .30, .2), 0)
    core.box((.7, 30, .14), (2.12, 11, -.055), m.stone("#8a8478", .5), .01)
    # house wall with tall shuttered doors, lit fanlights
    i.wall((-1.75, 26), (-1.75, -3), 4.0, lime, [(1.9 + 3.4 * k, 0, 1.15, 2.75) for k in range(8)])
    green = m.wood("#274d43", .45, .35)
    for k in range(8):
        y = 26 - (1.9 + 3.4 * k) - .575
        core.mesh("Room", [(-2.6, y - .9, 0), (-2.6, y + .9, 0), (-2.6, y + .9, 2.8), (-2.6, y - .9, 2.8)], [(0, 1, 2, 3)], m.plain("#e2b87a", .9))
        core.area((-2.35, y, 2.4), (-1.5, y, 1.0), (.8, .5), 14, (1, .68, .36))
        for s in (-1, 1):
            with core.at((-1.70, y + s * .575, 0), 0):
                i.shutter(.56, 2.72, location=(0, 0, 0), turn=-12 if s > 0 else 12, material=green)
            core.box((.12, .10, 2.85), (-1.76, y + s * .62, 1.42), m.wood("#4a2a18"), .01)
        core.box((.12, 1.4, .12), (-1.76, y, 2.81), m.wood("#4a2a18"), .01)
        core.box((.06, 1.5, .05), (-1.73, y, 3.0), lime, .01)
    core.box((.03, 30, .75), (-1.735, 11, .375), m.plaster("#b06a4a"), .004)
    for k in range(-1, 11):
        y = .6 + 2.35 * k
        prof = [(.27, 0), (.27, .16), (.25, .17), (.23, .24), (.19, .28), (.185, .30)]
        prof += [(.175 - .03 * t ** 1.6, .32 + 2.5 * t) for t in np.linspace(0, 1, 8)]
        prof += [(.165, 2.86), (.17, 2.9), (.15, 2.92), (.155, 2.98), (.21, 3.05), (.22, 3.08), (.22, 3.14)]
        core.lathe(prof, lime, (1.9, y, 0), 40)
        core.box((.56, .56, .12), (1.9, y, .06), lime, .012)
        core.box((.5, .5, .08), (1.9, y, 3.17), lime, .012)
    core.box((.44, 30, .42), (1.9, 11, 3.42), lime, .012)
    core.box((.50, 30, .07), (1.9, 11, 3.60), lime, .012)
    for k in range(40):
        core.box((4.2, .085, .15), (.1, -2.6 + .72 * k, 3.72), m.wood("#4a2a18"), .008)
    core.box((4.6, 30, .03), (.1, 11, 3.82), m.wood("#6b4428", .5), 0)
    # balustrade of urn-shaped posts between columns
    base = p.turned([(.06, .0), (.06, .05), (.035, .08), (.065, .2), (.07, .26), (.035, .42), (.045, .46), (.06, .5), (.06, .54)], 16)
    spots = []
    for k in range(-1, 10):
        for q in range(8):
            spots.append(np.array(core.matrix((1.95, .6 + 2.35 * k + .38 + .228 * q, .10), 0, 1)))
    p.merged("Balusters", base, spots, lime, smooth=40)
    core.box((.22, 28, .09), (1.95, 10.2, .68), lime, .012)
    core.box((.2, 28, .10), (1.95, 10.2, .05), lime, .012)
    for k in range(5):
        y = 2.0 + 4.7 * k
        with core.at((.15, y, 3.66)):
            f.pendant(.21, .75, "lantern", 34 if k < 3 else 20)
    for k in range(4):
        with core.at((-.72, 3.2 + 3.4 * k, 0), 90 + (k % 2) * 8 - 4):
            long_chair("#9c3b22" if k % 2 == 0 else "#c9973f")
    with core.at((-1.2, 1.85, 0), 5):
        _plank_table(.5, (.46, .42))
        with core.at((-.05, .03, .5)):
            f.teapot(m.brass(.2), .72)
        with core.at((.11, -.08, .5)):
            f.cup("#efe7d8", True, "#8a4a1e")
    for y in (4.95, 11.8):
        with core.at((-1.3, y - .0, 0)):
            f.potted_palm(1.6, 12, "brass", int(y))
    with core.at((1.05, 1.15, 0)):
        p.nilavilakku(.95, 5, power=.55, turn=20)
        p.jasmine([(.30 * math.cos(a), .30 * math.sin(a), .013) for a in np.linspace(0, 6.1, 22)], .0042, 1.1, seed=1)
    # garden at dusk
    core.box((40, 60, .1), (22, 16, -.4), m.plain("#16241a", .9), 0)
    i.palms_outside([(4.5, 5.5, -.4), (6, 9.5, -.4), (4.8, 14, -.4), (5.2, 2.5, -.4), (8, 20, -.4)], 3, 3.4)
    i.plantains_outside([(6.8, 6.5, -.4), (5.4, 11.5, -.4), (7.6, 15, -.4)], 4, 3.6)
    lamp = m.glow("#ffb35c", 9)
    for x, y in ((3.6, 7.2), (3.7, 12.8), (4.4, 19), (7.5, 11), (9, 17)):
        core.sphere(.07, (x, y, .4), lamp, 12)
        core.point((x, y, .55), 16, (1, .6, .28), .08)
    core.sky_gradient([(-10, "#1a2238"), (0, "#d0875e"), (4, "#94859c"), (12, "#54659c"), (35, "#27407c"), (80, "#132455")], .5, glow=(1, 40, "#f0a060", 30))
    core.area((4.6, 6, 2.6), (0, 6, .5), (10, 3), 95, (.50, .62, 1.0))
    core.area((.2, -2.6, 2.2), (0, 2, .8), (2, 1.2), 12, (1, .78, .52))
    core.camera((.62, -2.25, 1.48), (.28, 6, 1.62), 25, level=True)
    return {"size": (1200, 800), "look": {"key": .12, "contrast": 1.06, "saturation": 1.05, "bloom": .08}}


PICTURES = {
    "gallery/trivandrum/verandah": colonnade,
}
