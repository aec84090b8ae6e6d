"""Nilavara Metro, Kalamassery: the low table in the lounge at blue hour, the worn pads of somebody's headphones, cashews behind; slate blue and rust, 85 mm."""
import math
import random

import numpy as np

from kit import core, develop, furniture as f, heartwood, materials as m, photo, typeset

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


@m.cached
def pad_leather():
    """Soft brown leather of an ear pad: fine pebbles and pores, paler where it is pressed, cracked and dull where it is folded."""
    g = m.Graph("pad leather")
    where = g.coords(1, "Object")
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": 1150.0, "Randomness": 1.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    slow, mid, fine = g.noise(where, 40, 4, .6), g.noise(where, 190, 4, .65), g.noise(where, 1700, 2, .6)
    worn = g.math("MULTIPLY", g.span(mid, .44, .66), g.span(slow, .42, .62))
    c = g.mix(g.span(slow, .3, .7), "#3a2214", "#54331f")
    c = g.mix(g.math("MULTIPLY", worn, .6), c, "#86603f")
    c = g.mix(g.span(cell, .16, .03, 0, .55), c, "#1d100a")
    height = g.math("ADD", g.span(cell, 0, .22), g.math("ADD", g.math("MULTIPLY", mid, 1.1), g.math("MULTIPLY", fine, .25)))
    return g.principled(c, g.math("ADD", g.span(slow, .3, .7, .36, .50), g.math("MULTIPLY", worn, .14)), g.bump(height, .55, .00035), specular=.45)


@m.cached
def ear_cloth(letter):
    """Woven cloth over the speaker on UV (0 to 1 over 44 mm), a letter printed on it in grey, lint caught in it."""
    g = m.Graph("ear cloth")
    size = (.044, .044)
    print_ = typeset.put(typeset.blank(size, 9000), size, letter, .022, .0145, .021, font="bold", align="CENTER")
    ink = typeset.layer(g, print_, "Letter " + letter)
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    lint, slow = g.noise(g.coords(1, "Object"), 800, 4, .7), g.noise(g.coords(1, "Object"), 60, 3)
    warp, weft = (g.math("SINE", g.math("MULTIPLY", q, 2 * math.pi * 34)) for q in (u, v))
    yarn = g.math("ADD", g.math("MULTIPLY", warp, weft), g.math("MAXIMUM", g.math("ABSOLUTE", warp), g.math("ABSOLUTE", weft)))
    c = g.mix(g.span(yarn, -.4, 1.2), "#0c0c0d", "#2c2b2a")
    c = g.mix(g.math("MULTIPLY", ink, g.span(yarn, -.5, .5, .35, .9)), c, "#a3a19c")
    c = g.mix(g.math("MULTIPLY", g.span(lint, .66, .74), g.span(slow, .45, .6)), c, "#6d6a65")
    return g.principled(c, .92, g.bump(yarn, .6, .0005), sheen=.3, specular=.15)


def ear_pad(seed):
    """Ring of padded leather, pleated where it is drawn over its inner edge, dented by years of ears, a stitched seam round the outside."""
    rng = np.random.default_rng(seed)
    n, k = 420, 84
    a, b = np.meshgrid(np.linspace(0, 2 * math.pi, n, False), np.linspace(0, 2 * math.pi, k, False), indexing="ij")
    inner = np.clip(-np.cos(b), 0, 1)  # 1 where the ring looks inwards
    wave = core.fractal_noise(np.cos(a) * 2.2 + 9 + seed, np.sin(a) * 2.2 + 9, 3, seed)
    pleats = np.sin(53 * a + 9 * wave) * (.35 + 1.1 * core.fractal_noise(np.cos(a) * 5 + 30, np.sin(a) * 5 + 30, 2, seed + 1))
    folds = core.fractal_noise(np.cos(a) * 9 + 50, np.sin(a) * 9 + 50 + b * 1.4, 3, seed + 2) - .5
    seam = -.0007 * np.exp(-((b - .12) / .055) ** 2) - .0006 * np.exp(-((b - 2.75) / .10) ** 2)
    thread = .00022 * np.exp(-((b - .235) / .035) ** 2) * (np.sin(118 * a) > -.35)
    r = .0118 + .00042 * pleats * inner ** 1.5 + .0009 * folds * (.4 + inner) + seam + thread - .0011 * np.exp(-((a - rng.uniform(0, 6)) / .5) ** 2) * np.clip(np.sin(b), 0, 1)
    far = .0268 + r * np.cos(b) * (1 - .10 * np.sin(b))
    points = np.stack([far * np.cos(a), far * np.sin(a), .0260 + .90 * r * np.sin(b)], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(n), np.arange(k), indexing="ij")
    faces = np.stack([i * k + j, (i + 1) % n * k + j, (i + 1) % n * k + (j + 1) % k, i * k + (j + 1) % k], -1).reshape(-1, 4)
    core.mesh("Ear pad", points, faces, pad_leather(), True)


def headphones():
    """Laid down on their shells, the pads up, the band towards +Y."""
    shell, leather, steel = m.plain("#26272a", .40), pad_leather(), m.plain("#a7a6a2", .24, 1.0)
    for s in (-1, 1):
        with core.at((s * .080, 0, .0004), 14 * s, (1, 1.18, 1)):
            ear_pad(5 + s)
            core.lathe([(0, 0), (.028, 0), (.034, .0015), (.0375, .006), (.0388, .012), (.0386, .0155), (.0372, .0172), (.030, .0180), (0, .0182)], shell, segments=110, smooth=50)
            core.lathe([(.0387, .0098), (.0393, .0104), (.0393, .0122), (.0387, .0128)], steel, segments=110)
            with core.at((0, 0, .0215), -14 * s):
                core.grid_surface(lambda x, y: -.0016 * math.exp(-((x * x + y * y) / .00022)), (.044, .044), ear_cloth("L" if s < 0 else "R"), steps=(24, 24))
        core.tube([(s * .080, .044, .014), (s * .083, .057, .0165), (s * .083, .075, .0155)], .0042, steel, 20)
        core.sphere(.0030, (s * .0815, .0515, .0190), m.plain("#3a3a3c", .35, 1.0), 24, (1, 1, .5))
    t = np.linspace(-.06, math.pi + .06, 140)
    arc = [(.083 * math.cos(q) * (1 - .03 * math.sin(q)), .075 + .098 * math.sin(q), .0135 + .0032 * math.sin(q)) for q in t]
    core.tube(arc, .0050, shell, 20)
    core.tube(arc[24:-24], .0094, leather, 32, radii=[.55, .85] + [1 - .05 * abs(math.sin(q * .42)) - .02 * math.sin(q * 1.7) for q in range(88)] + [.85, .55])


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
    """Close to the headphones; the nuts, the sofa and the lamp are out of focus."""
    wood = heartwood.oiled("#1d120c", "#46301f", "#6d4f35", .0044, .30, .6)
    with core.at((0, .14, TOP - .014), 24):
        core.cylinder(.46, .028, (0, 0, 0), wood, .005, 160)
    core.lathe([(.16, 0), (.17, .01), (.05, .03), (.04, .2), (.05, TOP - .03)], m.iron(), (0, .14, 0), 48)
    with core.at((.018, .010, TOP), 28):
        headphones()
    with core.at((.105, .300, TOP)):
        brass = m.brass(.26, "#b58e4c", .5)
        core.lathe([(0, 0), (.030, 0), (.032, .003), (.030, .008), (.052, .024), (.068, .044), (.0705, .0455), (.069, .0468), (.0655, .045), (.050, .027), (.02, .012), (0, .011)], brass, segments=72,
                   smooth=60)
        with core.at((0, 0, .024)):
            nuts(.052, .030, 150)
    with core.at((.168, .098, TOP + .0045), (0, 0, 30)):
        core.instance(cashew(9), [core.matrix((0, 0, 0), (10, 0, 0)), core.matrix((.022, -.012, 0), (-8, 0, 130))])
    # sofa beside the window, cushions in rust and blue
    grey = photo.paint("#83817f", .9)
    for size, at in (((2.0, .82, .24), (1.20, 1.66, .28)), ((2.0, .22, .36), (1.20, 2.02, .50)), ((.19, .82, .34), (.20, 1.66, .36))):
        core.box(size, at, grey, .07, segments=6)
    for x, tone, turn, seed in ((.58, "#8a4527", 9, 3), (1.16, "#3d4b5c", -7, 5)):
        f.cushion((.44, .44), photo.paint(tone, .9), (x, 1.80, .585), (70, 0, turn), 1.0, seed)
    # a low lamp at its end, before the window
    with core.at((-.46, 1.80, -.26)):
        f.bedside(.40, .40, .50, "#4d3628", "round")
        with core.at((0, 0, .50)):
            f.table_lamp("turned", .44, 11, "#efdcb8", 1.0)
    wall, frame = photo.paint("#77736d"), m.plain("#222326", .45)
    for x in (-2.6, -1.2, .2, 1.6, 3.0):
        core.box((.06, .09, 3), (x, 2.75, 1.5), frame, .004)
    core.box((8, .12, .16), (0, 2.75, .08), frame, .004)
    core.box((.1, 8, 3.2), (-2.9, 0, 1.5), wall, 0)
    core.box((.1, 8, 3.2), (2.9, 0, 1.5), wall, 0)
    core.box((8, .1, 3.2), (0, -3.2, 1.5), wall, 0)
    core.box((8, 8, .1), (0, 0, 3.05), wall, 0)
    core.box((8, 8, .1), (0, 0, -.05), photo.paint("#59432f", .5), 0)
    photo.view(dusk_city(), (.1, 6.0, -.62), 9.4, 5.4, 0, .30)
    core.sky_gradient([(-10, "#1c2028"), (0, "#4a5262"), (70, "#3c4a62")], .2)
    core.indoors()
    core.area((0, 2.5, 1.7), (0, .2, .4), (4.5, 2.0), 27, (.70, .81, 1.0))
    core.area((-.95, .20, .95), (0, .02, TOP), (.40, .40), 13, (1, .80, .58))
    core.area((1.5, -1.3, 2.3), (0, .1, TOP), (.9, .9), 5, (1, .86, .70))
    photo.window_gleam((0, 2.5, 1.6), (0, .1, TOP), (4.0, 1.9), (3, 1), .8, "#9fb6dc")
    core.camera((.046, -.690, .672), (-.002, .060, .5055), 70, fstop=2.8, focus=(-.030, -.010, TOP + .034))
    return {"size": (1200, 800), "look": photo.look(.105, bloom=.08, contrast=1.04, grain=.006, texture=.02)}


PICTURES = {
    "gallery/kalamassery/lounge": lounge,
}

FINISH = {
    "gallery/kalamassery/lounge": {"glow": (.2, .45), "fade": .12, "grain": .005},
}
