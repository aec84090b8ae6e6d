"""Guruvayoor: the evening lamp and the kindi on the worn edge of the tulasi's plinth, the shrub behind them; brass, wet lime and blue light, 58 mm."""
import math
import random

import numpy as np

from kit import core, foliage as green, household, materials as m, photo, props, surfaces
from scenes import gallery_still as lamps

TOP = .926
MIDDLE, TURN = (-.22, .42), 20


@m.cached
def lime_wash():
    """Lime on plaster after a monsoon: grey runs under the edge, red coming through, one band of red oxide."""
    g = m.Graph("lime wash")
    world = g.coords(1, "World")
    slow, fine, run = g.noise(world, 7, 5, .6), g.noise(world, 90, 4, .6), g.noise(g.coords((34, 34, 3), "World"), 1, 4, .6)
    z = g.node("SeparateXYZ", {0: g.coords(1, "Object")}).outputs[2]
    c = g.mix(g.span(slow, .3, .7), "#7d7667", "#a19888")
    c = g.mix(g.math("MULTIPLY", g.span(g.math("ADD", slow, g.math("MULTIPLY", fine, .5)), .80, .90), .6), c, "#76644f")
    edge = g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .006))
    band = g.math("MULTIPLY", g.math("GREATER_THAN", edge, .812), g.math("LESS_THAN", edge, .848))
    c = g.mix(band, c, g.mix(g.span(slow, .3, .7), "#6f3526", "#8f4a34"))
    c = g.mix(g.math("MULTIPLY", g.span(run, .50, .72), g.span(z, TOP - .25, TOP - .01, .25, .75)), c, "#33352b")
    return g.principled(c, .88, g.bump(g.math("ADD", g.math("MULTIPLY", slow, 1.6), g.math("MULTIPLY", fine, .5)), .5, .003), specular=.2)


def plinth():
    """Upper part of the plinth: a broad hand-plastered edge round the earth."""
    profile = [(.285, .84), (.288, .915), (.293, .922), (.302, TOP), (.36, TOP + .001), (.436, TOP), (.445, .922), (.450, .913), (.451, .872), (.446, .864), (.412, .860), (.404, .852), (.402, .60), (.40, .30)]
    side = np.linspace(-1, 1, 41)
    rows = []
    for a, z in profile:
        r = .014
        ring = []
        for q in range(4):
            s, c = math.sin(q * math.pi / 2), math.cos(q * math.pi / 2)
            for x, y in [(t * (a - r), -a) for t in side] + [(a - r + r * math.sin(b), -a + r - r * math.cos(b)) for b in np.linspace(.25, 1.32, 4)]:
                n = float(core.fractal_noise(x * 9 + 31 + 7 * q, z * 9 + y, 3, 4)) - .5
                n2 = float(core.fractal_noise(x * 40 + 11 * q, z * 40 + y * 9, 2, 9)) - .5
                x, y = x * (1 + .012 * n), y * (1 + .012 * n)
                ring.append((c * x - s * y, s * x + c * y, z + .005 * n + .0016 * n2))
        rows.append(ring)
    k = len(rows[0])
    faces = [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(len(rows) - 1) for i in range(k)]
    core.mesh("Plinth", [v for ring in rows for v in reversed(ring)], faces, lime_wash(), 40)
    core.grid_surface(lambda x, y: .012 * float(core.fractal_noise(x * 14 + 5, y * 14 + 3, 3, 2)) + .016 * float(core.fractal_noise(x * 46 + 9, y * 46, 3, 7)) + .02 * math.exp(-(x * x + y * y) / .02),
                      (.60, .60), surfaces.soil("#3a2a1e"), (0, 0, .872), steps=(150, 150))


def leaf(seed):
    """Leaf of holy basil along +X: toothed, creased along its veins, the halves lifted."""
    rng = np.random.default_rng(seed)
    bend, twist, fold = rng.uniform(.25, .7), rng.uniform(-.3, .3), rng.uniform(.25, .55)

    def shape(u, v):
        t = 2 * v - 1
        half = .0098 * math.sin(math.pi * min(1, .02 + .98 * u) ** .82) ** .80
        half *= 1 + .075 * abs(t) ** 4 * (1 - 2 * ((u * 10) % 1))
        y = t * half
        z = fold * abs(y) - bend * .034 * u * u + .00045 * math.sin(2 * math.pi * (6 * u - 1.6 * abs(t))) * math.sin(math.pi * u) * (1 - abs(t) ** 3) + twist * y * u
        return .034 * u + .010, y, z + .002 * u
    mat = household.once("tulasi-leaf", lambda: green.veined("#64783c", "#2f4524", 6, .30, .66, name="tulasi-leaf"))
    obj = core.grid_surface(shape, None, mat, steps=(40, 12))
    stalk = core.tube([(0, 0, -.0005), (.006, 0, .0004), (.012, 0, .0005)], .0007, m.plain("#6d7a45", .6), 6)
    return core.join([obj, stalk], "Leaf")


def shrub(kinds):
    """Stems with leaves in crossed pairs, short shoots in their axils, seed heads at the ends."""
    rng = random.Random(11)
    places = [[] for _ in kinds]
    heads = []
    green_stem, old_stem = m.plain("#77704a", .65), m.plain("#5d4636", .75)

    def pair(q, yaw, lift, size):
        for s in (0, 180):
            k = rng.randrange(len(kinds))
            places[k].append(core.matrix(q, (rng.uniform(-22, 22), -lift + rng.uniform(-14, 14), yaw + s + rng.uniform(-16, 16)), size * rng.uniform(.82, 1.12)))

    for k in range(58):
        a = 2.39996 * k
        lean = .36 * math.sqrt((k + .5) / 58) * rng.uniform(.75, 1.15)
        high = rng.uniform(.40, .62) * (1 - .35 * (lean / .36) ** 2)
        foot = (.05 * math.cos(a) * rng.random(), .05 * math.sin(a) * rng.random())
        bow = rng.uniform(-.03, .03)
        line = [np.array((foot[0] + lean * math.cos(a) * t ** 1.25 - bow * math.sin(a) * math.sin(math.pi * t), foot[1] + lean * math.sin(a) * t ** 1.25 + bow * math.cos(a) * math.sin(math.pi * t),
                          .885 + high * t)) for t in np.linspace(0, 1, 13)]
        core.tube([tuple(q) for q in line], .0021, old_stem if k % 3 else green_stem, 7, radii=[1.5 - .08 * j for j in range(13)])
        nodes = int(high / .032)
        for j in range(nodes + 1):
            t = .18 + .82 * j / nodes
            q = tuple(np.interp(t, np.linspace(0, 1, 13), [p[c] for p in line]) for c in range(3))
            yaw = math.degrees(a) + 45 + 90 * (j % 2)
            pair(q, yaw, 8 + 42 * t, 1.30 - .48 * t ** 2)
            if rng.random() < .62:  # shoot in the axil
                for s in (0, 180):
                    b = math.radians(yaw + s)
                    d = np.array((.7 * math.cos(b), .7 * math.sin(b), .8)) * rng.uniform(.014, .034)
                    core.tube([q, tuple(np.array(q) + d)], .0011, green_stem, 5, radii=[1, .7])
                    for e in range(2):
                        pair(tuple(np.array(q) + d * (.6 + .4 * e)), math.degrees(b) + 90 * e, 40, rng.uniform(.38, .66))
        if rng.random() < .5:
            end, way = line[-1], (line[-1] - line[-2]) / np.linalg.norm(line[-1] - line[-2])
            length = rng.uniform(.05, .09)
            core.tube([tuple(end), tuple(end + way * length)], .0010, green_stem, 5, radii=[1, .5])
            for j in range(int(length / .0062)):
                for s in range(6):
                    b = s * 1.047 + j * .5
                    heads.append(props.aim(end + way * (.010 + .0062 * j), (math.cos(b), math.sin(b), .35), 0, .0046 * (1.1 - .055 * j)))
    for obj, spots in zip(kinds, places):
        core.instance(obj, spots)
    props.merged("Heads", props.turned([(.15, 0), (.42, .35), (.48, .7), (.30, 1.0), (.05, 1.05)], 7), heads, props.tinted("#5d4a44", "#93906a", .8))


@m.cached
def bell_metal():
    """Bell metal that is rinsed every day and scoured once a week: brown bloom, pale where water ran and dried, bright where hands take it, black in its hollows."""
    g = m.Graph("bell metal")
    where = g.coords(1, "Object")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    slow, mid, fine = g.noise(where, 24, 5, .62, .5), g.noise(where, 110, 5, .66), g.noise(where, 900, 3, .6)
    run, hoop = g.noise(g.coords((60, 60, 7), "Object"), 1, 4, .62), g.noise(g.coords((12, 12, 1900), "Object"), 1, 2, .6)
    hollow = g.span(g.node("NewGeometry").outputs["Pointiness"], .496, .462)
    bloom = g.span(g.math("ADD", g.math("MULTIPLY", slow, .7), g.math("MULTIPLY", run, .3)), .44, .56)
    c = g.mix(g.span(hoop, .35, .7), "#97713a", "#b48d50")
    c = g.mix(g.math("MULTIPLY", bloom, .75), c, "#4c341c")
    c = g.mix(g.span(mid, .56, .74, 0, .6), c, "#3b2714")
    dried = g.math("MULTIPLY", g.span(g.noise(g.coords((70, 70, 16), "Object"), 1, 5, .7, .5), .52, .72), g.span(slow, .38, .6))
    c = g.mix(g.math("MULTIPLY", dried, .30), c, "#8f8264")
    c = g.mix(hollow, c, "#1b120a")
    c = g.mix(g.span(z, .018, .002, 0, .7), c, "#2a1c10")
    rough = g.math("ADD", g.span(slow, .35, .7, .20, .34), g.math("ADD", g.math("MULTIPLY", bloom, .16), g.math("ADD", g.span(fine, .45, .75, 0, .1), g.math("MULTIPLY", dried, .18))))
    return g.principled(c, rough, g.bump(g.math("ADD", g.math("MULTIPLY", slow, 2.0), g.math("ADD", g.math("MULTIPLY", mid, .7), g.math("MULTIPLY", hoop, .25))), .34, .0009), metallic=1.0)


def kindi():
    """Spouted water pot of bell metal."""
    metal = bell_metal()
    core.lathe([(0, .003), (.030, .003), (.033, 0), (.036, .003), (.033, .008), (.026, .013), (.030, .018), (.052, .034), (.063, .056), (.060, .077), (.043, .094), (.029, .102), (.0255, .112), (.028, .126),
                (.040, .140), (.0475, .1445), (.0490, .1465), (.0470, .1478), (.036, .1405), (.0255, .128), (.0235, .112), (.03, .09), (0, .08)], metal, segments=96, smooth=60)
    bend = core.curved([(.048, .050), (.074, .055), (.094, .072), (.106, .098), (.118, .122), (.126, .134)], 80)
    core.tube([(x, 0, z) for x, z in bend], .0095, metal, 24, radii=np.interp([x for x, _ in bend], (.048, .074, .094, .106, .118, .126), (2.0, 1.35, 1.05, .88, .78, .86)).tolist())
    for z in (.0345, .0765):
        ring = [((.0532 if z < .05 else .0608) * math.cos(a), (.0532 if z < .05 else .0608) * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 65)[:-1]]
        core.tube(ring, .0012, metal, 8, True)


def court():
    """Behind the plinth, far out of focus: swept sand, a verandah with its posts and roof, a door open on a lit room, two hanging lamps."""
    lime, wood = photo.paint("#6f695e", .8), photo.timber("#3d2b1f", .5, .4)
    core.box((40, 40, .1), (0, 6, -.05), m.plain("#5d5142", .95), 0)
    core.box((22, .2, 7), (0, 9.6, 3.5), lime, 0)
    core.box((22, 2.4, .42), (0, 8.3, .21), m.plain("#6b645a", .8), .02)
    for k in range(8):
        core.box((.16, .16, 2.3), (-5.3 + 1.75 * k, 7.3, 1.56), wood, .01)
    core.box((22, .14, .2), (0, 7.3, 2.72), wood, .01)
    core.box((22, 3.2, .10), (0, 8.2, 3.25), m.tiles("#6a3a2b", "#472820", .24, .5, vary=.2), 0, (24, 0, 0))
    core.box((1.0, .1, 1.9), (4.6, 9.48, 1.37), m.glow("#ffb066", .55), 0)
    for x in (.7, 3.4):
        core.sphere(.075, (x, 7.5, 2.05), m.glow("#ffc07a", 9.0), 24)
        core.point((x, 7.5, 1.9), 26, (1, .62, .30), .08)


def tulasi():
    """At nightfall, close over the edge of the plinth; the shrub and the court are out of focus."""
    household.fresh()
    leaves = [leaf(k) for k in range(5)]
    with core.at((*MIDDLE, 0), TURN):
        plinth()
        with core.at((.09, -.06, 0)):
            shrub(leaves)
        with core.at((.245, -.368, TOP), 152):
            kindi()
        with core.at((.085, -.385, TOP), -35):
            lamps.brass_lamp(.027, bell_metal(), 41)
        rng = random.Random(8)
        with core.at((0, 0, TOP)):
            props.petals([(rng.uniform(.0, .30), rng.uniform(-.44, -.31)) for _ in range(9)], .017, ("#a8480c", "#d0881c"), .004, 6)
    court()
    core.sky_gradient([(-10, "#5a5a60"), (0, "#a9b0ba"), (25, "#7f93ab"), (70, "#54708f")], .45)
    core.area((-1.6, 1.0, 2.4), (0, .2, TOP), (1.6, 1.6), 12, (.80, .90, 1.0))
    photo.window_gleam((-1.5, .3, 1.9), (.1, .15, TOP), (1.6, 1.6), (1, 1), 1.1, "#dfe9f8", 0)
    core.camera((-.055, -.60, 1.120), (.066, .15, .992), 72, level=True, fstop=2.4, focus=(.07, .105, TOP + .05))
    return {"size": (1200, 800), "look": photo.look(.090, contrast=1.05, vignette=.24, texture=.08)}


PICTURES = {
    "gallery/guruvayoor/tulasi": tulasi,
}

FINISH = {
    "gallery/guruvayoor/tulasi": {"glow": (.2, .5), "fade": .14},
}
