"""Banquet hall: one place of a table laid for the wedding dinner, ivory and bottle green; the brass lamp and the hall behind it a blur of flames."""
import math
import random

import bpy
import numpy as np

from kit import core, furniture as f, materials as m, photo, props

GREEN = "#2c4637"


def round_cloth(radius, height, material, folds=13, seed=1, top=True):
    """Cloth over a round table down to the floor: flat above, falling in folds that open downwards."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.28, 4)
    n = 144
    verts, faces = [], []
    rows = [(t, 0) for t in np.linspace(.02, .97, 26)] + [(1, q) for q in np.linspace(0, 1, 26)]
    for t, q in rows:
        for k in range(n):
            a = 2 * math.pi * k / n
            wave = math.sin(folds * a + phase[0] + .9 * math.sin(2 * a + phase[1])) + .5 * math.sin((folds * 2 - 5) * a + phase[2]) * q
            if q <= 0:
                r = radius * t
                z = height + .0022 * math.sin(9 * r * math.cos(a) + phase[0]) * math.sin(7 * r * math.sin(a) + phase[1]) + .0012 * math.sin(31 * r * math.cos(a + .6))
                z -= .006 * max(0, t - .93) / .04 * .5
            else:
                r = radius + .012 + .05 * q + (.012 + .05 * q) * wave * min(1, q * 3)
                z = height - .004 - .03 * min(1, q * 6) ** 2 - (height - .04) * q
            verts.append((r * math.cos(a), r * math.sin(a), max(z, .004)))
    for j in range(len(rows) - 1):
        for k in range(n):
            k2 = (k + 1) % n
            faces.append((j * n + k, j * n + k2, (j + 1) * n + k2, (j + 1) * n + k))
    verts.append((0, 0, height))
    faces += [(len(verts) - 1, (k + 1) % n, k) for k in range(n)]
    return core.mesh("Tablecloth", verts, faces, material, True)


def glass(height=.205, radius=.036, wine=None):
    """Stemmed glass, thin walled."""
    h, r = height, radius
    core.lathe([(0, .002), (.012, .003), (.030, .0015), (.0335, .0008), (.0335, .0018), (.014, .0046), (.0052, .009), (.0036, .022), (.0034, h * .40),
                (.0052, h * .435), (r * .55, h * .475), (r * .92, h * .58), (r, h * .70), (r * .93, h * .86), (r * .84, h), (r * .815, h),
                (r * .90, h * .86), (r * .965, h * .70), (r * .885, h * .585), (r * .5, h * .485), (0, h * .452)], m.glass(), segments=56, smooth=60)
    if wine:
        core.lathe([(0, h * .456), (r * .48, h * .488), (r * .86, h * .588), (r * .90, h * .62), (0, h * .62)], photo.glaze(wine, .03), segments=48, smooth=60)


def spoon(steel, length=.185):
    """Table spoon lying along Y: a dished bowl on a neck that swells into a flat handle, the handle's end lifted."""
    def shape(u, v):
        along, t = v * length, 2 * u - 1
        bowl = math.sin(math.pi * min(1, max(0, (v - .66) / .34)) ** .82) ** .62 if v > .66 else 0
        wide = max(.0195 * bowl, .0030 + .0052 * max(0, 1 - v / .5) ** 1.2)
        lift = .0035 * max(0, 1 - v / .34) ** 2 + .0055 * math.exp(-((v - .60) / .10) ** 2)
        end = min(1, v / .02) ** .5
        return t * wide * end, along - length / 2, .0022 + lift - .0058 * bowl * (1 - t * t) + .0058 * bowl
    solid = core.grid_surface(shape, None, steel, steps=(16, 96)).modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .0014, 0


def setting(near=True, seed=1):
    """One cover: charger, two plates, a folded napkin with jasmine, a spoon, two glasses; the guest sits at -Y."""
    gold = m.plain("#bfa672", .34, .55)
    white = photo.glaze("#ecebe6", .1)
    core.lathe([(0, .003), (.09, .003), (.10, .005), (.152, .011), (.160, .0145), (.1605, .016), (.151, .0135), (.10, .008), (0, .0065)], gold, segments=88, smooth=60)
    for r, z in ((.132, .0075), (.098, .0155)):
        core.lathe([(0, z), (.56 * r, z), (.60 * r, z + .002), (.94 * r, z + .0115), (r, z + .0145), (.995 * r, z + .0162), (.93 * r, z + .0138), (.62 * r, z + .005),
                    (0, z + .0042)], white, segments=88, smooth=60)
        ring = [(.985 * r * math.cos(a), .985 * r * math.sin(a), z + .0158) for a in np.linspace(0, 6.2832, 81)[:-1]]
        core.tube(ring, .0009, gold, 5, True)
    linen = photo.cotton(GREEN, slub=.08)
    for k in range(4):
        photo.lying((.082 + .003 * math.sin(3 * k), .20 - .004 * k), lambda x, y, k=k: .0024 * k + .002 * np.sin(30 * x + 2 * k + seed) * np.sin(13 * y + k) + .012 * np.clip(np.abs(y) - .05, 0, 1),
                    linen, (0, 0, .0245), 3 * math.sin(seed + k), .005, .0018)
    if near:
        props.jasmine([(-.032, -.062, .044), (-.012, -.03, .047), (.008, .0, .046), (.030, .034, .047), (.022, .058, .045)], .0048, .62, None, seed)
    with core.at((.196, -.012, .0012), 2.2 * math.sin(3 * seed)):
        spoon(m.plain("#cfcdc8", .16, 1.0))
    with core.at((.15, .185, 0)):
        glass()
    with core.at((.225, .145, 0)):
        glass(.175, .031)


def banquet_hall():
    """A laid table under the lamps of the hall, the other tables out of focus."""
    t = .75
    ivory = photo.cotton("#e6e2d8", slub=.02)
    with core.at((0, 0, 0), 11):
        round_cloth(.86, t, ivory)
    for k, a in enumerate((-96, -42, 12, 66, 120, 174, 228)):
        q = math.radians(a)
        with core.at((.60 * math.cos(q), .60 * math.sin(q), t + .003), a + 90 + (3 if k else 0)):
            setting(k < 2, k + 1)
    # the middle: brass lamp, small flames
    with core.at((.02, .05, t + .003)):
        props.nilavilakku(.40, 5, True, .6)
        for a in (20, 140, 262):
            with core.at((.24 * math.cos(math.radians(a)), .24 * math.sin(math.radians(a)), 0), a):
                props.diya(.03, True, .12)
    # chairs around it and the next tables
    for a in (28, 62, 100, 140):
        q = math.radians(a)
        with core.at((1.28 * math.cos(q), 1.28 * math.sin(q), 0), a - 90):
            f.dining_chair("#43352a", "#d9d3c4", "slats")
    for x, y, s in ((-1.9, 3.3, 2), (1.3, 4.0, 3), (-.4, 6.2, 5), (3.4, 5.6, 6)):
        with core.at((x, y, 0), 40 * s):
            round_cloth(.86, t, ivory, 12, s)
            for k in range(6):
                q = 2 * math.pi * k / 6
                with core.at((.58 * math.cos(q), .58 * math.sin(q), t + .004)):
                    core.cylinder(.15, .012, (0, 0, .006), m.brass(.3, "#c3a468", .15), .003, 24)
                    core.cylinder(.12, .02, (0, 0, .012), photo.glaze("#ecebe6", .1), .003, 24)
                with core.at((1.2 * math.cos(q), 1.2 * math.sin(q), 0), math.degrees(q) - 90):
                    f.dining_chair("#43352a", "#d9d3c4", "slats")
            with core.at((0, 0, t + .004)):
                core.lathe([(0, 0), (.09, 0), (.02, .03), (.015, .24), (.08, .28), (.08, .29), (0, .29)], m.brass(.25), segments=20)
                for k in range(5):
                    core.sphere(.016, (.07 * math.cos(1.257 * k), .07 * math.sin(1.257 * k), .31), m.glow("#ffc070", 16), 10)
    # the hall
    core.box((16, 16, .1), (0, 5, -.05), photo.timber("#4a3628", .3), 0)
    wall = photo.paint("#cfc8ba")
    core.box((16, .2, 5), (0, 9.6, 2.5), wall, 0)
    cloth = photo.cotton("#b9b09f")
    for k in range(30):
        core.cylinder(.13, 4.2, (-6.5 + .45 * k, 9.4, 2.1), cloth, 0, 16)
    rng = random.Random(9)
    for k in range(120):
        x = -5 + 10 * rng.random()
        core.sphere(.022, (x, 9.1 - rng.random(), 1.3 + 2.4 * rng.random() ** .8), m.glow("#ffc078", 26 * rng.uniform(.4, 1.5)), 8)
    for x, y in ((-2.4, 5.0), (.6, 5.6), (2.9, 4.6), (-.9, 8.0)):
        core.sphere(.11, (x, y, 2.35 + .12 * math.sin(7 * x)), m.glow("#ffd9a8", 9), 16)
        core.point((x, y, 2.15), 60, (1, .82, .6), .12)
    core.sky_gradient([(-10, "#15120f"), (0, "#241d18"), (70, "#1a1714")], .25)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = cycles.transparent_max_bounces = 16  # through both walls of one glass before another
    for lamp in (core.area((-1.4, 1.6, 2.6), (0, 0, .75), (1.3, 1.3), 13, (1, .90, .76)),
                 core.area((1.6, -1.6, 2.4), (0, 0, .75), (1.6, 1.2), 3, (1, .94, .86)),
                 core.area((-1.3, -1.5, 1.7), (-.05, -.6, .78), (.7, .7), 4, (1, .95, .88))):
        lamp.visible_glossy = True
    core.camera((-.46, -1.56, 1.06), (.02, -.26, .875), 60, fstop=1.8, focus=(-.05, -.60, .79))
    return {"size": (1200, 800), "look": photo.look(.12, contrast=1.04)}


PICTURES = {
    "facilities/banquet-hall": banquet_hall,
}

FINISH = {
    "facilities/banquet-hall": {"glow": (.12, .55), "fade": .13, "balance": (1.02, 1, .97)},
}
