"""Kochi: pepper in its brass measure by the godown window, cardamom and mace behind it; black, green and grey timber, 50 mm."""
import math
import random

from kit import core, household as p, materials as m, photo, surfaces as s


@m.cached
def weathered():
    """Planks of a sorting table: grey, split along the grain, dark where oil and dust were rubbed in. Runs along X."""
    g = m.Graph("weathered")
    info = g.node("ObjectInfo").outputs["Random"]
    shift = g.node("CombineXYZ", {0: g.math("MULTIPLY", info, 31.0), 1: g.math("MULTIPLY", info, 17.0)}).outputs[0]
    base = g.node("VectorMath", {0: g.coords(1, "Object"), 1: shift}, operation="ADD").outputs[0]

    def along(x, y, detail=4.0, rough=.6, bend=0.0):
        return g.noise(g.node("Mapping", {"Vector": base, "Scale": (x, y, y)}).outputs[0], 1, detail, rough, bend)
    broad, grain, fibre, slow, crack = along(3, 26, 5, .6, .7), along(7, 170, 4, .65, .4), along(20, 900, 3), along(8, 8, 5), along(1.6, 75, 3, .5, .5)
    c = g.mix(g.span(broad, .3, .7), "#4a3d31", "#8a7965")
    c = g.mix(g.span(grain, .36, .56, .75, 0), c, "#2a2019")
    c = g.mix(g.span(fibre, .5, .75, 0, .35), c, "#a8998a")
    c = g.mix(g.span(slow, .52, .76, 0, .75), c, "#33261c")
    split = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", crack, .5)), .012, .0)
    c = g.mix(split, c, "#0d0907")
    height = g.math("SUBTRACT", g.math("ADD", grain, g.math("ADD", g.math("MULTIPLY", fibre, .5), g.math("MULTIPLY", broad, .6))), g.math("MULTIPLY", split, 2.0))
    return g.principled(c, g.span(slow, .4, .75, .82, .5), g.bump(height, .6, .0028), specular=.3)


@m.cached
def measure_brass():
    """Cast measure: brown, bright at the lip, verdigris in the turned lines."""
    g = m.Graph("measure brass")
    where = g.coords(1, "Object")
    slow, mid, fine = g.noise(where, 26, 5, .62), g.noise(where, 120, 4, .65), g.noise(where, 420, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    old = g.math("SUBTRACT", g.math("ADD", g.span(slow, .34, .64, .25, 1), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .6), True), g.span(edge, .506, .53, 0, .9), True)
    c = g.mix(old, "#b88d49", "#4b361c")
    c = g.mix(g.span(edge, .49, .46, 0, .7), c, "#3f4a36")
    return g.principled(c, g.span(old, 0, 1, .2, .44), g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .5)), .12, .0009), metallic=1.0)


def heap(kinds, count, radius, height, x, y, z, size, seed, power=1.7):
    """Loose pieces heaped over a hidden dome, two layers thick, the uppermost tumbled."""
    rng = random.Random(seed)
    spots = [[] for _ in kinds]
    for _ in range(count):
        r, a = radius * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        lump = float(core.fractal_noise(x * 50 + r * math.cos(a) * 38 + 50, y * 50 + r * math.sin(a) * 38 + 50, 2, seed)) - .5
        h = height * (1 - (r / radius) ** power) + .5 * height * lump * (1 - (r / radius) ** 6) - size * rng.choice((.0, .35, .7, 1.0))
        spots[rng.randrange(len(kinds))].append(((x + r * math.cos(a), y + r * math.sin(a), z + h), (rng.uniform(0, 6.28), rng.gauss(0, .5), rng.uniform(0, 6.28)), rng.uniform(.80, 1.15)))
    for data, places in zip(kinds, spots):
        p.copies(data, places, "heap")


def kochi_spices():
    """Low over the table; the bowls behind are out of focus."""
    p.fresh()
    old = weathered()
    rng = random.Random(4)
    for k in range(9):
        core.box((2.4, .148, .05), (rng.uniform(-.3, .3), -.55 + k * .152, -.025 + rng.uniform(-.0012, .0012)), old, .004, (rng.uniform(-.3, .3), 0, rng.uniform(-.12, .12)), segments=3)
    core.box((3, 2, .02), (0, 0, -.06), m.plain("#0c0908", .9), 0)
    dark = m.plain("#0b0806", .9)
    # the measure, full
    brass = measure_brass()
    outer = [(0, .002), (.038, .002), (.044, 0), (.049, .002), (.050, .007), (.047, .010), (.056, .018), (.0655, .032), (.0690, .046), (.0685, .049), (.0695, .050), (.0690, .0535), (.0700, .0545), (.0695, .058), (.0720, .064),
             (.0735, .0662), (.0728, .0676), (.0700, .0668)]
    core.lathe(p.rounded(outer, 2) + [(.0672, .060), (.0655, .045), (.05, .02), (0, .012)], brass, (0, 0, 0), 120, 60)
    p.dome(.0665, .024, (0, 0, .050), dark)
    pepper = [p.peppercorn(k) for k in range(5)]
    heap(pepper, 2600, .0665, .030, 0, 0, .0545, .0045, 3)
    # cardamom in a turned bowl, mace and nutmegs in clay
    p.bowl(.078, .050, s.wood("rosewood", scale=3), (.165, .175, 0), wall=.006, lip=.004)
    p.dome(.068, .022, (.165, .175, .034), m.plain("#3c3a1c", .9))
    heap([p.cardamom(k) for k in range(6)], 330, .068, .030, .165, .175, .040, .008, 5)
    p.bowl(.072, .040, s.terracotta("#7d4a34", "#54301f"), (-.125, .225, 0), wall=.005, lip=.004)
    p.dome(.062, .014, (-.125, .225, .026), m.plain("#2a160e", .9))
    for k in range(24):
        r, a = .058 * math.sqrt((k + .5) / 24), k * 2.4
        p.nutmeg((-.125 + r * math.cos(a), .225 + r * math.sin(a), .040 + .016 * (1 - k / 24)), (rng.uniform(0, 6), 1.2, a), mace=k % 3 != 0, seed=k)
    # a scoop put down, what fell from it, one nutmeg in its mace
    iron = m.plain("#4b443c", .42, .85)
    with core.at((.125, -.060, .0), (0, 0, 24)):
        obj = core.grid_surface(lambda u, v: (-.045 + .085 * u, .024 * math.cos(math.pi * v) * (1 - .25 * max(0, u - .7) / .3), .026 - .0245 * math.sin(math.pi * v) * (1 - .15 * (1 - u)) + .004 * u * u), None, iron, steps=(24, 24))
        obj.modifiers.new("Thickness", "SOLIDIFY").thickness = .0011
        core.tube([(.038, 0, .012), (.060, 0, .017), (.13, 0, .020), (.145, 0, .0195)], .0072, photo.timber("#5c3d26", .5, .6), 20, radii=[.55, .8, 1.1, .8])
    places = []
    for _ in range(150):
        a = rng.gauss(-.25, 1.0)
        d = .082 + abs(rng.gauss(0, .035))
        x, y = d * math.cos(a) + .012, d * math.sin(a) - .006
        if math.hypot(x, y) > .078:
            places.append(((x, y, .0025), (rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6)), rng.uniform(.8, 1.1)))
    for k in range(5):
        p.copies(pepper[k], places[k::5], "stray")
    heap(pepper, 90, .022, .010, .088, -.078, .012, .0045, 8)
    p.nutmeg((-.108, -.046, .0100), (0, math.pi / 2, .5), mace=True, seed=21)
    p.nutmeg((-.142, .010, .0095), (.2, math.pi / 2, 2.2), seed=22)
    # godown: lime wall, sacks in the dark, a window on the left
    lime = photo.paint("#a59a86", .85)
    core.box((8, .1, 3), (0, 2.6, .5), lime, 0)
    core.box((.1, 8, 3), (2.2, 0, .5), lime, 0)
    core.box((8, 8, .1), (0, 0, -.8), m.plain("#4b3d30", .9), 0)
    sack = s.cloth("#8a7250", "#6b5638", scale=1500, bump=1.0)
    for x, y, r in ((-.62, 1.15, .24), (.02, 1.45, .26), (.66, 1.25, .25)):
        p.lathe(p.rounded([(r * .8, 0), (r, .10), (r * 1.06, .35), (r * .95, .55), (r * 1.05, .60), (r, .64), (r * .84, .58)], 2), sack, (x, y, -.62), 48, wobble=.04)
        p.dome(r * .9, .10, (x, y, -.06), m.plain("#3a2a1c", .9), rough=.1)
    core.sky_gradient([(-10, "#8a8a84"), (0, "#dfe4e6"), (70, "#b4c4d0")], .35)
    core.indoors()
    core.area((-.95, .62, .70), (0, 0, .04), (.7, .8), 13, photo.DAY)
    core.area((-1.2, 1.6, 1.3), (.2, 1.6, .2), (.8, .8), 16, photo.DAY)
    core.area((.7, -.9, .8), (0, 0, .03), (.7, .6), 1.1, (1, .985, .96))
    photo.window_gleam((-.95, .55, .62), (0, 0, .05), (.7, .8), (2, 3), 2.6, "#f4f8ff", .05)
    core.camera((.055, -.47, .205), (.012, .022, .046), 50, fstop=4.0, focus=(0, -.045, .070))
    return {"size": (1200, 800), "look": photo.look(.12, contrast=1.05, vignette=.2)}


PICTURES = {"gallery/kochi/spices": kochi_spices}

FINISH = {
    "gallery/kochi/spices": {"smooth": (2, .022), "glow": (.2, .5), "fade": .15, "soft": .2, "colours": {(0, 20): (.75, .88), (80, 140): (.75, .95)}},
}
