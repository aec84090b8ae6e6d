"""Guruvayoor: the tulasi court."""
import math
import random

import numpy as np

from kit import core, furniture as f, interior as i, materials as m, props as p


def tulasi():
    """Tulasi plinth with a lamp in a swept courtyard at dawn, kolam in front, arcade behind."""
    rng = random.Random(6)
    g = m.Graph("swept sand")
    where = g.coords(1, "World")
    n = g.noise(where, 1.2, 6)
    rake = g.node("TexWave", {"Vector": where, "Scale": 3.2, "Distortion": 5.0, "Detail": 2.0, "Detail Scale": .6}).outputs["Fac"]
    grain = g.noise(where, 160, 2)
    c = g.mix(g.span(n, .3, .7), "#a58a68", "#c4ab86")
    c = g.mix(g.span(grain, .35, .65, 0, .35), c, "#7d6448")
    sand = g.principled(c, .9, g.bump(g.math("ADD", g.math("MULTIPLY", rake, .5), grain), .5, .008), specular=.15)
    core.box((24, 24, .1), (0, 4, -.05), sand, 0)
    # stone path and plinth
    stone = m.stone("#8a8276", .7, .4)
    for k in range(4):
        core.box((.62, .44, .06), (.02 * (k % 2), -1.75 - .52 * k + .0, .0), stone, .02, (0, 0, rng.uniform(-2, 2)))
    lime = m.plaster("#ddd0b8", uneven=1.4)
    red = m.plaster("#9a4a30", uneven=1.2)
    z = 0
    for w, h, mat in ((1.5, .14, stone), (1.24, .14, stone), (.98, .12, red), (.84, .05, lime), (.74, .60, lime), (.82, .045, lime), (.92, .05, red), (.84, .05, lime), (.74, .14, lime)):
        core.box((w, w, h), (0, 0, z + h / 2), mat, .014)
        z += h
    for s in (-1, 1):
        for t in (-1, 1):
            core.lathe([(.05, 0), (.05, .02), (.03, .04), (.032, .5), (.05, .54), (.05, .58)], lime, (s * .385, t * .385, .46), 20)
            core.lathe([(.07, 0), (.075, .05), (.04, .10), (.055, .13), (.0, .2)], red, (s * .40, t * .40, z - .14), 20)
    # niche with a lamp, in front
    core.box((.26, .04, .34), (0, -.372, .72), red, .01)
    arch = [(-.10, 0), (.10, 0), (.10, .16)] + [(.10 * math.cos(a), .16 + .10 * math.sin(a)) for a in np.linspace(.2, math.pi - .2, 9)] + [(-.10, .16)]
    core.extrude_profile(arch, .012, m.plain("#24120c", .9), (0, -.400, .585), .0)
    with core.at((0, -.43, .56), -90):
        core.box((.14, .26, .03), (-.02, 0, .0), lime, .006)
        with core.at((.0, 0, .016)):
            p.diya(.034, True, 1.0, brass=True)
    # the basil: purple-green stems, small leaves, seed heads
    core.box((.62, .62, .04), (0, 0, z - .01), m.plain("#2a1c12", .95), 0)
    leaf = p.patch(lambda u, v: ((u - .5) * .62 * math.sin(math.pi * (.05 + .9 * v)) ** .8, v, .12 * math.sin(3 * v) + .25 * abs(u - .5) * math.sin(math.pi * v)), 4, 6)
    places, flowers = [], []
    stem = m.plain("#4a3a2c", .7)
    for k in range(46):
        a, lean, hh = 2.4 * k, rng.uniform(.02, .46), rng.uniform(.34, .66)
        pts = [np.array([math.cos(a) * lean * t ** 1.3 * (1.0) + rng.uniform(-.01, .01), math.sin(a) * lean * t ** 1.3 + rng.uniform(-.01, .01), z + hh * t]) for t in np.linspace(0, 1, 7)]
        core.tube([tuple(q) for q in pts], .005, stem, 5, radii=[1.3, 1.2, 1, .8, .7, .6, .4])
        for j in range(16):
            t = .22 + .78 * j / 16
            q = pts[0] * 0 + np.array([np.interp(t, np.linspace(0, 1, 7), [pt[c] for pt in pts]) for c in range(3)])
            for s in (0, 180):
                places.append(np.array(core.matrix(tuple(q), (rng.uniform(-50, 15), rng.uniform(-25, 25), 90 * (j % 2) + s + rng.uniform(-30, 30)), rng.uniform(.032, .062))))
        for j in range(9):
            q = pts[-1] + np.array([0, 0, .010 * j])
            for s in range(4):
                flowers.append(p.aim(q, (math.cos(s * 1.57 + j), math.sin(s * 1.57 + j), .5), 0, .0085 * (1 - .06 * j)))
    g = m.Graph("basil")
    t = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    c = g.mix(t, "#1f3a1a", "#5a8a36")
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .5}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": "#7a9a3a"}).outputs[0]
    p.merged("Basil", leaf, places, g.surface(g.node("MixShader", {0: .35, 1: top, 2: light}).outputs[0]))
    p.merged("Seeds", p.turned([(.3, 0), (.8, .4), (.5, 1.0), (.05, 1.3)], 6), flowers, p.tinted("#5c3a4a", "#a07a8a", .7))
    pts = [(-.43, -.44, .98), (-.22, -.455, .90), (0, -.46, .87), (.22, -.455, .90), (.43, -.44, .98)]
    p.marigold_string(pts, .022, ("orange", "yellow"), seed=2, run=4)
    # kolam, lamp, brass pot before the plinth
    with core.at((0, -1.42, .004)):
        p.kolam(.46, 8, .014, "#f6f0e4", "#a5482c")
    for s in (-1, 1):
        with core.at((s * .62, -.62, .14), 0):
            p.nilavilakku(.48, 5, power=1.3, turn=30 * s)
        for k in range(4):
            with core.at((s * (.18 + .14 * k), -.66, .14), -90 + rng.uniform(-12, 12)):
                if k < 3:
                    p.diya(.03, True, .4, seed=k, light=k == 1)
    with core.at((-.98, -.95, 0), 25):
        core.lathe([(0, 0), (.07, 0), (.13, .07), (.14, .14), (.10, .22), (.065, .25), (.08, .29), (.098, .30), (.08, .29), (.06, .25), (0, .23)], m.brass(.24, "#c8923e", .5), segments=56)
    with core.at((.92, -1.0, 0), 20):
        p.thali(.15, m.brass(.25))
        kinds = p.marigold(.027, 2, "orange"), p.marigold(.025, 3, "yellow")
        for q in range(7):
            a = 2.4 * q
            r = .034 * math.sqrt(q)
            core.instance(kinds[q % 2], [core.matrix((r * math.cos(a), r * math.sin(a), .014), (8, 8, 60 * q))], q > 5)
    p.petals([(rng.gauss(0, .8), rng.uniform(-2.4, -.8)) for _ in range(60)], .026, ("#c24a06", "#f0a01c"), .006, 6)
    # arcade around the court: timber posts on a stone plinth, jali screens, tiled lean-to, upper windows
    wood = m.wood("#6a4326", .42)
    back = m.plaster("#ecdfc8")
    core.box((16, .2, 7), (0, 7.4, 3.5), back, 0)
    core.box((16, 2.0, .42), (0, 6.4, .21), m.stone("#7f776a", .75), .02)
    for k in range(9):
        x = -6.0 + 1.5 * k
        core.box((.13, .13, 2.45), (x, 5.6, 1.62), wood, .014)
        core.box((.24, .24, .18), (x, 5.6, .5), m.stone("#7f776a"), .014)
        for s in (-1, 1):
            core.extrude_profile([(0, 0), (s * .42, 0), (s * .4, -.06), (s * .22, -.12), (s * .1, -.34), (0, -.36)], .07, wood, (x, 5.56, 2.76), .008)
        if k < 8 and k not in (3, 4):
            with core.at((x + .75, 5.62, .42)):
                i.jali(1.36, .85, .17, "#6a4326", .04)
        if k % 2 == 0 and k < 8:
            core.box((.95, .06, 2.0), (x + .75, 7.28, 1.42), m.wood("#4a2a18"), .02)
        elif k < 8:
            core.box((.9, .04, 1.1), (x + .75, 7.29, 1.7), m.wood("#4a2a18"), .02)
            core.mesh("Lit", [(x + .36, 7.25, 1.2), (x + 1.14, 7.25, 1.2), (x + 1.14, 7.25, 2.2), (x + .36, 7.25, 2.2)], [(0, 1, 2, 3)], m.glow("#ffb868", .9))
    core.box((16, .14, .18), (0, 5.6, 2.86), wood, .012)
    lip = p.patch(lambda u, v: ((u - .5) * .235, -v * .34, .04 * math.sin(math.pi * u) + .01 * v), 6, 2)
    tile = p.tinted("#7a3422", "#b8603c", .6, 0, .3, .3, 20)
    places = [np.array(core.matrix((-7.5 + .235 * c + .1175 * (r % 2), 7.3 - .29 * r, 3.78 - .145 * r + rng.uniform(-.005, .005)), (26, 0, rng.uniform(-1, 1)), 1))
              for r in range(9) for c in range(64)]
    p.merged("Tiles", lip, places, tile)
    core.box((16, 2.6, .03), (0, 6.1, 3.14), m.wood("#4a2a18"), 0, (26, 0, 0))
    for k in range(5):
        x = -4.4 + 2.2 * k
        core.box((1.0, .08, 1.3), (x, 7.29, 5.2), m.wood("#5a3822"), .02)
        core.box((.84, .05, 1.14), (x, 7.26, 5.2), m.glow("#ffb868", .8) if k in (1, 4) else m.plain("#1f1a18", .2), .01)
        for b in range(6):
            core.cylinder(.012, 1.2, (x - .36 + .144 * b, 7.2, 5.2), m.iron(), 0, 8)
    for x in (-2.95, 1.5):
        core.point((x, 6.3, 2.4), 12, (1, .62, .3), .06)
        core.sphere(.05, (x, 6.3, 2.45), m.glow("#ffb868", 8), 12)
    with core.at((-2.5, 2.4, 0)):
        f.plantain_pot(1.5, 7, "clay", 4)
    with core.at((2.7, 2.9, 0)):
        f.potted_palm(1.6, 12, "clay", 5)
    i.plantains_outside([(-5.2, 4.6), (5.0, 4.4)], 3, 2.6)
    core.sky_gradient([(-10, "#8e8088"), (0, "#f0c0a8"), (8, "#e2b2ae"), (22, "#b8a6bc"), (45, "#8496bc"), (90, "#5872a4")], .62)
    core.sun(11, 248, 2.6, (1, .66, .44), 1.5)
    core.area((-3.5, -3.0, 2.8), (0, 0, .7), (2.4, 2), 22, (1, .84, .78))
    core.camera((.55, -4.35, 1.36), (.03, .2, .84), 35, fstop=3.5, focus=(0, -.35, .8), level=True)
    return {"size": (1200, 800), "look": {"key": .145, "contrast": 1.07, "saturation": 1.02, "bloom": .08}}


PICTURES = {
    "gallery/guruvayoor/tulasi": tulasi,
}
