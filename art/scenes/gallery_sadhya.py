"""Thrissur: sadhya on the leaf, sambar just poured, side light from a window, the neighbour's leaf out of focus; 50 mm."""
import math
import random

import numpy as np

from kit import core, materials as m, photo, props as p


@m.cached
def fresh_leaf():
    """Banana leaf on UV (u along, v across): fine raised side veins, pale rib, a waxy sheen that breaks up, light through its edges."""
    g = m.Graph("fresh leaf")
    xyz = g.node("SeparateXYZ", {0: g.coords(1, "UV")})
    u, v = xyz.outputs[0], xyz.outputs[1]
    where = g.coords(1, "Object")
    side = g.math("ABSOLUTE", g.math("SUBTRACT", v, .5))
    bent = g.math("ADD", g.math("MULTIPLY", g.noise(where, 6, 2), 5.0), g.math("MULTIPLY", side, g.math("MULTIPLY", side, -60.0)))
    slant = g.math("ADD", g.math("MULTIPLY", u, 640.0), bent)
    veins = g.math("POWER", g.math("ADD", g.math("MULTIPLY", g.math("SINE", slant), .5), .5), 3.0)
    slow = g.math("ADD", g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", slant, .13)), .5), .5)
    cloud, fine = g.noise(where, 7, 4), g.noise(where, 90, 4)
    c = g.mix(g.span(cloud, .3, .7), "#2c5424", "#476f2f")
    c = g.mix(g.math("MULTIPLY", veins, .32), c, "#7d9a4a")
    c = g.mix(g.math("MULTIPLY", slow, .22), c, "#2a4d20")
    c = g.mix(g.span(side, .47, .5, 0, .5), c, "#8a8a44")
    c = g.mix(g.span(fine, .66, .74, 0, .35), c, "#7f8a4a")
    rib = g.span(side, .014, .030, 1, 0)
    c = g.mix(rib, c, "#a3b568")
    height = g.math("ADD", g.math("MULTIPLY", veins, .5), g.math("ADD", g.math("MULTIPLY", slow, .9), g.math("ADD", g.math("MULTIPLY", rib, 2.5), g.math("MULTIPLY", fine, .3))))
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": g.span(fine, .3, .7, .26, .46), "Specular": .45, "Normal": g.bump(height, .5, .0016)}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": "#86ac3c"}).outputs[0]
    return g.surface(g.node("MixShader", {0: .16, 1: top, 2: light}).outputs[0])


def leaf(length, width, seed):
    """Cut leaf along X, its tip at -X: the edge waves, lifts in places and has a tear or two."""
    ph = random.Random(seed).uniform(0, 6)

    def shape(u, v):
        s = (v - .5) * 2
        taper = min(1.0, (max(u, 0) / .32) ** .55)
        half = width / 2 * taper * (1 + .014 * math.sin(23 * u + 2 * s) + .008 * math.sin(71 * u))
        for at, deep in ((.58, .20), (.83, .13)):
            gap = abs(u - at - .02 * abs(s)) / .006
            if s < 0 and gap < 1:
                half *= 1 - deep * (1 - gap) * max(0, (abs(s) - .75) / .25)
        edge = abs(s) ** 4
        z = .026 * edge * max(-.15, math.sin(8.5 * u * (1 + .1 * s) + ph + (2.2 if s > 0 else 0))) * taper
        z += .0055 * math.exp(-(s / .05) ** 2) + .0018 + .0026 * math.sin(46 * u + 6 * s) * abs(s) ** 2
        return (u - .5) * length, s * half, max(z, .0008)
    return core.grid_surface(shape, None, fresh_leaf(), steps=(300, 90))


@m.cached
def wet(colour, oil, roughness=.22, scale=1.0, flecks=None, fleck=.5):
    """Cooked in coconut oil: two tones, a film of oil that pools, specks of spice."""
    g = m.Graph("wet food")
    where = g.coords(scale)
    a, b, c3 = g.noise(where, 42, 6, .65), g.noise(where, 150, 4, .6), g.noise(where, 420, 2)
    c = g.mix(g.span(a, .32, .68), m.scaled(colour, .55), m.scaled(colour, 1.25))
    c = g.mix(g.span(b, .5, .72, 0, .7), c, oil)
    if flecks:
        c = g.mix(g.math("MULTIPLY", g.span(c3, .60, .66), fleck), c, flecks)
    height = g.math("ADD", a, g.math("MULTIPLY", b, .45))
    return g.principled(c, g.span(b, .35, .65, roughness, roughness + .3), g.bump(height, .8, .0042), specular=.5, clearcoat=.7, clearcoat_roughness=.08)


def lump(radius, height, material, seed, rough=.28, power=1.4, squash=(1, 1), detail=16):
    """Spoonful put down: lumpy, its edge ragged and thin."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6.28, 6)
    n = 72
    a, r = np.meshgrid(np.linspace(0, 2 * np.pi, n + 1), np.linspace(0, 1, 34))
    edge = 1 + sum(.055 * np.sin((k + 2) * a + ph[k]) for k in range(6))
    x, y = r * edge * radius * squash[0] * np.cos(a), r * edge * radius * squash[1] * np.sin(a)
    noise = core.fractal_noise(x / radius * detail * .4 + ph[0] + 9, y / radius * detail * .4 + 9, 4, seed) - .5
    z = np.maximum(height * ((1 - r ** power) + rough * 2 * noise * (1 - r ** 6)), .0004)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(33) for i in range(n)]
    return core.mesh("Lump", points, faces, material, True)


def rice(radius, height, count, seed, squash=(1, 1)):
    """Boiled rice, grain by grain, some red, a few rolled away; in its middle the grains swim in sambar and are stained by it."""
    rng = np.random.default_rng(seed)
    core.grid_surface(lambda u, v: (radius * .97 * v * squash[0] * math.cos(6.2832 * u), radius * .97 * v * squash[1] * math.sin(6.2832 * u),
                                    height * .96 * (1 - v ** 1.7)), None, m.plain("#ede6dc", .7), steps=(64, 24))
    kinds = ([], [], [])
    for k in range(count):
        a, r = rng.uniform(0, 6.283), math.sqrt(rng.random()) * (1.02 if k % 40 else 1.25)
        x, y = r * radius * squash[0] * math.cos(a), r * radius * squash[1] * math.sin(a)
        n = float(core.fractal_noise(np.array(x * 70 + 9), np.array(y * 70 + 9), 3, seed)) - .5
        z = height * (max(0, 1 - r ** 1.7) + .10 * n * (r < 1)) + rng.uniform(-.0022, .0016)
        size = rng.uniform(.75, 1.05)
        soaked = math.hypot((x + .012) / .084, (y + .010) / .056) < 1.0 + .5 * n + rng.uniform(-.12, .12)
        kinds[2 if soaked else k % 7 == 0].append(p.aim((x, y, max(z, .0014)), rng.normal(0, 1, 3) * (1, 1, .45), rng.uniform(0, 6), (size, size * .85, size)))
    grain = p.turned([(.0002, -.0036), (.0008, -.0028), (.00112, -.0008), (.00108, .0012), (.0007, .0029), (.0002, .0035)], 7)
    p.merged("Rice", grain, kinds[0], p.tinted("#f4eee6", "#fdfbf8", .42, .40, 0, .35), floor=.0005)
    p.merged("Rice", grain, kinds[1], p.tinted("#d3b49d", "#ecdccd", .4, .35, 0, .35), floor=.0005)
    p.merged("Rice", grain, kinds[2], p.tinted("#c58a4c", "#edcb9c", .2, .35, 0, .5), floor=.0005)


def sambar(radius, mound, seed):
    """Ladle of sambar over a mound (radius, height, squash) of rice: it sinks between the grains; cut vegetables, mustard seed, curry leaves."""
    broad, height, squash = mound
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6.28, 5)

    def rise(x, y):
        return height * max(0, 1 - math.hypot(x / squash[0], y / squash[1]) ** 1.7 / broad ** 1.7)

    def pool(u, v):
        a = 2 * math.pi * u
        r = radius * v * (1 + sum(.07 * math.sin((k + 2) * a + ph[k]) for k in range(5)))
        x, y = 1.3 * r * math.cos(a), .84 * r * math.sin(a)
        n = float(core.fractal_noise(np.array(x * 160 + 30), np.array(y * 160 + 30), 3, seed)) - .5
        return x, y, rise(x, y) + .0012 * (1 - v ** 4) + .0050 * n
    core.grid_surface(pool, None, wet("#b06a22", "#7c3a0e", .04, 1.0, "#4a240a", .5), steps=(90, 40))
    for k, (tone, size) in enumerate((("#b0581c", .014), ("#75853c", .016), ("#c9a065", .015), ("#7a3410", .010))):
        spots = [(rng.normal(0, .026), rng.normal(0, .016)) for _ in range(4)]
        for x, y in spots:
            with core.at((x, y, rise(x, y) + .002), (rng.uniform(-20, 20), rng.uniform(-20, 20), rng.uniform(0, 180))):
                core.box((size * 1.4, size * .75, size * .62), (0, 0, 0), wet(tone, m.scaled(tone, .6), .06), size * .2, segments=3)
    p.curry_leaves([(x, y, rise(x, y) + .004) for x, y in ((-.020, .004), (.026, -.012), (.004, .014))], .020, seed, .002)


DISHES = [(-.305, .070, "pickle"), (-.232, .098, "inji"), (-.150, .100, "pachadi"), (-.058, .112, "thoran"), (.050, .108, "avial"), (.150, .108, "kootu"), (.240, .112, "olan"),
          (.325, .10, "kaalan")]


def dish(kind):
    """One of the eight spoonfuls along the upper half."""
    if kind == "pickle":
        lump(.026, .009, wet("#8f200c", "#c2440e", .06, 1, "#2c0803"), 3, .3, 1.6)
        p.chunks(16, .024, .010, wet("#7a2a0a", "#b8400c", .08), .011, 4)
    elif kind == "inji":
        lump(.027, .010, wet("#34140a", "#180904", .05, 1, "#6a3a14"), 5, .25, 1.7)
        p.chunks(16, .022, .010, wet("#5a2a10", "#2a1006", .1), .006, 14)
    elif kind == "pachadi":
        lump(.036, .011, wet("#a8506a", "#c98296", .14, 1, "#5c1c30", .4), 6, .18, 1.9)
        p.chunks(14, .031, .011, wet("#7c1a38", "#982a4a", .12), .009, 6)
        p.curry_leaves([(.006, .004, .013), (-.01, .008, .012)], .018, 3)
    elif kind == "thoran":
        lump(.040, .020, wet("#4d6426", "#3c5218", .4), 7, .3, 1.4)
        p.chunks(330, .041, .021, p.tinted("#3c5c1e", "#82a04c", .4), .0062, 7, (1.5, .6, .5))
        p.shreds(520, .040, .023, p.tinted("#ddd3bd", "#f4efe4", .55, .15), .0075, .0009, 8)
        p.chunks(16, .034, .022, m.plain("#17110d", .35), .0021, 9, (1, 1, 1))
        p.chunks(3, .028, .022, wet("#8a1a10", "#5a0c08", .12), .020, 19, (1.5, .28, .28))
    elif kind == "avial":
        lump(.044, .017, wet("#c3b685", "#a79c5c", .2, 1, "#5a6a2c", .3), 8, .3, 1.4)
        for tone, size, seed in (("#c8742a", .022, 10), ("#70893c", .023, 11), ("#d6cba6", .022, 12), ("#93a35c", .021, 17)):
            p.chunks(17, .041, .020, wet(tone, m.scaled(tone, .75), .16), size, seed, (1.6, .38, .36))
        p.shreds(130, .040, .022, p.tinted("#ddd3bd", "#f4efe4", .5, .15), .007, .0009, 18)
        p.curry_leaves([(.012, .0, .026), (-.014, .012, .024)], .02, 5)
    elif kind == "kootu":
        lump(.039, .016, wet("#6a3814", "#43200a", .14, 1, "#2a1206"), 9, .3, 1.5)
        p.chunks(80, .037, .018, wet("#4c2410", "#7c4a24", .16), .0085, 13, (1, .9, .9))
        p.shreds(160, .036, .019, p.tinted("#9a6a34", "#cba06a", .5), .008, .001, 9)
    elif kind == "olan":
        lump(.037, .010, wet("#dcd3bb", "#c9c09f", .06, 1, "#7a8a4a", .2), 10, .12, 2.2)
        p.chunks(18, .031, .011, wet("#bfc898", "#a4b078", .08), .017, 14, (1.2, 1.0, .3))
        p.chunks(10, .029, .012, wet("#54201a", "#3a120e", .1), .008, 15, (1.3, .8, .8))
    else:
        lump(.036, .011, wet("#c4922a", "#d7ab44", .08, 1, "#3a1c08", .4), 11, .14, 2)
        p.curry_leaves([(.008, .006, .014), (-.01, -.004, .013)], .019, 7)
        p.chunks(10, .03, .013, m.plain("#17110d", .35), .0022, 16, (1, 1, 1))


def meal(spoiled=False):
    """The leaf with all that is on it, seen from -Y."""
    leaf(.92, .40, 8 if spoiled else 3)
    z = .0045
    with core.at((.012, -.070, z)):
        rice(.094, .036, 5200 if spoiled else 11500, 2, (1.25, .86))
        with core.at((-.010, -.008, 0)):
            sambar(.060, (.094, .036, (1.25, .86)), 4)
    rng = np.random.default_rng(3)
    for x, y, kind in DISHES:
        with core.at((x, y, z), float(rng.uniform(0, 360)), 1.12):
            dish(kind)
    with core.at((.188, -.062, .012), (14, -8, 30)):
        p.pappadam(.062, 2)
    with core.at((.236, -.028, .020), (-10, 16, 80)):
        p.pappadam(.056, 5)
    with core.at((-.27, -.005, z)):
        p.chips(30, .040, 2.2, 4, .0125)


def sadhya():
    """From the diner's place: the rice sharp, the curries a little soft, the leaf across the table a blur."""
    wood = photo.timber("#4a3426", .34, .5)
    for k in range(9):
        core.box((3.2, .176, .04), (0, -.62 + .18 * k, -.02), wood, .004)
    meal()
    with core.at((-.08, .60, 0), 178):
        meal(True)
    # drops shaken from the washed leaf
    rng = random.Random(4)
    drop = core.sphere(1, (0, 0, 0), m.glass("#f6faf6", ior=1.33), 16)
    core.instance(drop, [core.matrix((rng.uniform(-.24, .26), rng.choice((rng.uniform(-.185, -.155), rng.uniform(.01, .055))), .0035), (0, 0, 0), (s, s * rng.uniform(.8, 1.2), s * .5))
                         for s in [rng.uniform(.0006, .0034) for _ in range(64)]])
    brass = m.brass(.2, "#b98a48", .5)
    with core.at((.285, .235, 0)):
        p.steel_tumbler(.105, .036, m.plain("#8a9a98", .02, 0, .6), brass, .88)
    with core.at((-.30, .265, 0)):
        p.katori(.052, .046, wet("#a5683a", "#7c4318", .05), brass, .8)
    core.sky_gradient([(-10, "#6a6a60"), (0, "#d8dcdc"), (70, "#a8bccb")], .25)
    core.indoors()
    core.area((-1.15, .30, .66), (.02, -.02, 0), (.9, .9), 24, photo.DAY)
    core.area((.2, 2.0, 1.0), (0, .2, 0), (2.2, .9), 18, photo.DAY)
    core.area((1.2, -.7, .9), (0, 0, 0), (1.2, 1.0), 9, (.96, .98, 1))
    photo.window_gleam((-.9, 1.1, .75), (0, 0, 0), (1.2, .8), (3, 2), 5)
    photo.window_gleam((.35, 1.9, .9), (0, 0, 0), (1.6, .8), (3, 2), 4)
    core.camera((-.035, -.50, .315), (.000, .012, .012), 46, fstop=4, focus=(0, -.105, .02))
    return {"size": (1200, 800), "look": photo.look(.18, contrast=1.02, saturation=.94)}


PICTURES = {
    "gallery/thrissur/sadhya": sadhya,
}
