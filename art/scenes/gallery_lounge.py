"""Nilavara Metro, Kalamassery: the low table in the lounge at blue hour, headphones on it, cold coffee behind; slate blue and rust, 52 mm."""
import math
import random

import numpy as np

from kit import core, develop, furniture as f, materials as m, photo
from scenes import gallery_breakfast_counter as counter

TOP = .42


def dusk_city(width=560, height=360, seed=21):
    """Linear picture of the city after sunset far out of focus: pale sky over slate blue blocks, some windows lit."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    high, low = np.array(core.rgb("#7d93b4")) * 1.25, np.array(core.rgb("#d9c3b4")) * 1.15
    picture = np.broadcast_to(high * (1 - np.clip(v / .62, 0, 1)) + low * np.clip(v / .62, 0, 1), (height, width, 3)).copy()
    for depth, count in ((.7, 9), (.4, 7), (.12, 5)):
        wall = np.array(core.rgb("#39465c")) * 1.1 * (1 - depth) + np.array(core.rgb("#a3a4ad")) * depth
        for _ in range(count):
            w, top = rng.uniform(.07, .14) * width, rng.uniform(.16 + .2 * depth, .55) * height
            x = rng.uniform(-.05, .98) * width
            a, b = int(max(0, x)), int(max(1, min(width, x + w)))
            picture[int(top):, a:b] = wall * rng.uniform(.8, 1.2)
            for _ in range(int(rng.uniform(4, 18) * (1.2 - depth))):
                c = np.array(core.rgb(rng.choice(["#ffdca8", "#ffe9cf", "#ffc47a"]))) * rng.uniform(1.2, 4.0)
                photo.blot(picture, rng.uniform(a, b + 1), rng.uniform(top + 8, height), rng.uniform(4, 6), c, rng.uniform(.25, .7), .1, True)
    picture = develop.gauss(picture, 5)
    for _ in range(30):
        c = np.array(core.rgb(rng.choice(["#ffb45e", "#ffd9a0", "#ff6a4c", "#ffe9cf"]))) * rng.uniform(1.2, 3.6)
        photo.blot(picture, rng.random() * width, rng.uniform(.76, 1.0) * height, rng.uniform(9, 13), c, rng.uniform(.2, .6), .2, True)
    return develop.gauss(picture, 1.5).astype(np.float32)


def headphones():
    """Folded flat on their pads, the band towards +Y."""
    shell, pad, steel = m.plain("#2b2c2e", .42), m.leather("#1d1c1b", .5), m.plain("#a7a6a2", .26, 1.0)
    for s in (-1, 1):
        with core.at((s * .082, 0, 0), 12 * s, (1, 1.18, 1)):
            ring = [(.0275 * math.cos(a), .0275 * math.sin(a), .0105) for a in np.linspace(0, 2 * math.pi, 61)[:-1]]
            core.tube(ring, .0118, pad, 18, True)
            core.lathe([(0, .016), (.036, .016), (.0385, .019), (.0390, .026), (.0365, .033), (.030, .037), (.0285, .0362), (.012, .0375), (0, .0378)], shell, segments=72, smooth=50)
            core.lathe([(.0388, .0205), (.0394, .021), (.0394, .0225), (.0388, .023)], steel, segments=72)
        core.tube([(s * .082, .044, .026), (s * .084, .056, .027), (s * .083, .074, .024)], .0042, steel, 12)
    t = np.linspace(-.06, math.pi + .06, 60)
    arc = [(.083 * math.cos(a) * (1 - .03 * math.sin(a)), .074 + .098 * math.sin(a), .0215 + .003 * math.sin(2 * a)) for a in t]
    core.tube(arc, .0052, shell, 12)
    core.tube(arc[11:-11], .0092, pad, 16, radii=[.6] + [1 - .05 * abs(math.sin(q * .9)) for q in range(36)] + [.6])


def cashew(seed):
    """One roasted nut: bent, thicker at one end, browned in patches."""
    rng = random.Random(seed)
    g = m.Graph("cashew")
    where = g.coords(1, "Object")
    n, fine = g.noise(where, 160, 4, .6), g.noise(where, 900, 2)
    c = g.mix(g.span(n, .35, .72), "#e0c08a", "#a9743a")
    mat = g.principled(c, .5, g.bump(g.math("ADD", n, g.math("MULTIPLY", fine, .4)), .35, .0008), specular=.35)
    bend, fat = rng.uniform(1.7, 2.3), rng.uniform(.9, 1.12)

    def shape(u, v):
        q, a = 2 * math.pi * u, (v - .5) * bend
        r = .0048 * fat * math.sin(math.pi * min(.998, max(.002, v))) ** .48 * (1.12 - .28 * v)
        ridge = 1 - .12 * math.exp(-((math.cos(q) - 1) / .06) ** 2)
        rr = .0098 + r * math.cos(q) * ridge
        return rr * math.sin(a), rr * math.cos(a) - .0098, r * .92 * math.sin(q)
    return core.grid_surface(shape, None, mat, steps=(24, 26))


def nuts(radius, height, count, seed=2):
    """Cashews heaped in a bowl."""
    rng = random.Random(seed)
    kinds = [cashew(k) for k in range(5)]
    places = [[] for _ in kinds]
    for k in range(count):
        q, a = radius * math.sqrt(rng.random()) * .97, rng.uniform(0, 2 * math.pi)
        z = height * (1 - (q / radius) ** 2) * rng.uniform(.55, 1.0) + rng.uniform(-.002, .003)
        places[k % 5].append(core.matrix((q * math.cos(a), q * math.sin(a), z), (rng.gauss(0, 35), rng.gauss(0, 35), rng.uniform(0, 360)), rng.uniform(.92, 1.08)))
    for obj, spots in zip(kinds, places):
        core.instance(obj, spots)


def lounge():
    """Close to the headphones; the drink, the nuts, the sofa and the lamp are out of focus."""
    wood = photo.timber("#4d3628", .26, .6)
    core.cylinder(.46, .028, (.0, .14, TOP - .014), wood, .007, 128)
    core.lathe([(.16, 0), (.17, .01), (.05, .03), (.04, .2), (.05, TOP - .03)], m.iron(), (0, .14, 0), 48)
    with core.at((0, 0, TOP - counter.TOP)):
        counter.juice(-.150, .300, "#7c5030", "#a87a50", .74, 7)
    core.tube([(-.146, .300, TOP + .014), (-.132, .311, TOP + .118), (-.121, .319, TOP + .172)], .0031, m.paper("#e6e2d6"), 14)
    with core.at((.030, .015, TOP), 34):
        headphones()
    with core.at((.130, .335, TOP)):
        brass = m.brass(.26, "#b58e4c", .5)
        core.lathe([(0, 0), (.030, 0), (.032, .003), (.030, .008), (.052, .024), (.068, .044), (.0705, .0455), (.069, .0468), (.0655, .045), (.050, .027), (.02, .012), (0, .011)], brass, segments=72,
                   smooth=60)
        with core.at((0, 0, .024)):
            nuts(.052, .030, 150)
    with core.at((.150, .120, TOP + .0045), (0, 0, 30)):
        core.instance(cashew(9), [core.matrix((0, 0, 0), (10, 0, 0)), core.matrix((.022, -.012, 0), (-8, 0, 130))])
    # sofa under the windows, a throw and cushions in rust
    with core.at((.66, 1.66, 0), 4):
        f.sofa(2.3, "#8f8f8e", "#4d3628", ("#8a4a2c", "#3d4b5c", "#a9805c"))
    # the lamp at its end
    with core.at((-.80, 1.78, 0)):
        f.bedside(.44, .44, .50, "#4d3628", "round")
        with core.at((0, 0, .50)):
            f.table_lamp("turned", .50, 15, "#efdcb8", 1.0)
    wall, frame = photo.paint("#77736d"), m.plain("#222326", .45)
    for x in (-2.6, -1.2, .2, 1.6, 3.0):
        core.box((.06, .09, 3), (x, 2.75, 1.5), frame, .004)
    core.box((8, .12, .16), (0, 2.75, .08), frame, .004)
    core.box((.1, 8, 3.2), (-2.9, 0, 1.5), wall, 0)
    core.box((.1, 8, 3.2), (2.9, 0, 1.5), wall, 0)
    core.box((8, .1, 3.2), (0, -3.2, 1.5), wall, 0)
    core.box((8, 8, .1), (0, 0, 3.05), wall, 0)
    core.box((8, 8, .1), (0, 0, -.05), photo.timber("#59432f", .36, .5), 0)
    core.box((3.4, 2.4, .016), (.1, .9, .008), photo.cotton("#8d8578", 160, .95, .12), .004)
    photo.view(dusk_city(), (.1, 6.0, -1.2), 9.4, 5.4, 0, .20)
    core.sky_gradient([(-10, "#1c2028"), (0, "#4a5262"), (70, "#3c4a62")], .2)
    core.indoors()
    core.area((0, 2.5, 1.7), (0, .2, .4), (4.5, 2.0), 27, (.70, .81, 1.0))
    core.area((1.5, -1.3, 2.3), (0, .1, TOP), (.9, .9), 15, (1, .82, .62))
    photo.window_gleam((0, 2.5, 1.6), (0, .1, TOP), (4.0, 1.9), (3, 1), .8, "#9fb6dc")
    core.camera((.055, -.62, .620), (-.030, .15, .525), 52, fstop=1.8, focus=(.045, -.02, TOP + .03))
    return {"size": (1200, 800), "look": photo.look(.115, bloom=.08, contrast=1.0)}


PICTURES = {
    "gallery/kalamassery/lounge": lounge,
}

FINISH = {
    "gallery/kalamassery/lounge": {"glow": (.2, .45), "fade": .14, "soft": .12},
}
