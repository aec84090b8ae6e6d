"""Elamakkara: a hammock's rope slung round an old mango stem, its cords and striped cloth going out of focus into the grove, 75 mm."""
import math

import numpy as np

from kit import core, develop, household as p, materials as m, photo

RING = (.40, .0, 1.205)  # where the sling and the cords meet
STEM = .125
BAR = 1.16  # distance of the spreader bar


# -------------------------------------------------------------- materials
@m.cached
def bark():
    """Mango bark: grey plates, dark cracks, green and pale lichen."""
    g = m.Graph("mango bark")
    where = g.coords((1, 1, .42), "Object")
    plates = g.node("TexVoronoi", {"Vector": g.node("MixRGB", {0: .16, 1: where, 2: g.node("TexNoise", {"Vector": where, "Scale": 14.0, "Detail": 4.0}).outputs["Color"]}).outputs[0],
                                   "Scale": 52.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    cloud, fine = g.noise(where, 11, 6, .66), g.noise(g.coords(1, "Object"), 160, 4, .65)
    lichen = g.math("MULTIPLY", g.span(g.noise(g.coords(1, "Object"), 7.5, 5, .62), .52, .62), g.span(fine, .36, .58))
    crack = g.span(plates, .0, .11)
    c = g.mix(g.span(cloud, .3, .7), "#3a322a", "#7d7264")
    c = g.mix(g.math("MULTIPLY", lichen, .75), c, "#9aa08a")
    c = g.mix(g.span(g.noise(g.coords(1, "Object"), 4.0, 4, .6), .55, .72, 0, .5), c, "#4c5636")
    c = g.mix(crack, "#15110d", c)
    height = g.math("ADD", g.math("MULTIPLY", crack, 1.2), g.math("ADD", g.math("MULTIPLY", cloud, .8), g.math("MULTIPLY", fine, .35)))
    return g.principled(c, .9, g.bump(height, .9, .007), specular=.2)


@m.cached
def hemp(colour="#93805f"):
    """Fibres of a rope along U: straw and brown, dirty where hands hold it."""
    g = m.Graph("hemp")
    where = g.coords(1, "World")
    fine, dirt = g.noise(where, 900, 3, .65), g.noise(where, 24, 4, .6)
    c = g.mix(g.span(fine, .3, .7), m.scaled(colour, .62), m.scaled(colour, 1.15))
    c = g.mix(g.span(dirt, .5, .75, 0, .55), c, "#5c4a33")
    return g.principled(c, .92, g.bump(fine, .8, .0009), specular=.1, sheen=.4)


@m.cached
def woven():
    """Handwoven cotton with bands of faded blue along it."""
    g = m.Graph("hammock")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    soft = g.noise(g.coords(1, "World"), 13, 4, .6)
    place = g.math("FRACT", g.math("DIVIDE", v, .24))
    tone = g.ramp(place, [(0, "#b3a98f"), (.34, "#37485f"), (.50, "#b3a98f"), (.60, "#7a3226"), (.64, "#b3a98f"), (.70, "#37485f"), (.74, "#b3a98f")], "CONSTANT")
    c = g.mix(g.span(soft, .35, .7, 0, .3), tone, "#c0b79f")
    weft = g.math("SINE", g.math("MULTIPLY", u, 1500.0))
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .95, "Sheen": .3, "Specular": .08, "Normal": g.bump(weft, .4, .001)}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    return g.surface(g.node("MixShader", {0: .3, 1: top, 2: light}).outputs[0])


@m.cached
def litter():
    """Ground of the grove far below the focus: moss, dry leaves, earth."""
    g = m.Graph("litter")
    big, small = g.noise(g.coords(1, "World"), 1.6, 4, .6), g.noise(g.coords(1, "World"), 16, 4, .7)
    c = g.mix(g.span(big, .38, .62), "#2a2c18", "#56592f")
    c = g.mix(g.span(small, .52, .66), c, "#8a744c")
    return g.principled(g.mix(g.span(small, .42, .30), c, "#14150d"), .95, specular=.1)


# ------------------------------------------------------------------ ropes
def along(points, step):
    """Points of a line at even steps, its corners drawn round."""
    line = np.array(points, float)
    for _ in range(3):
        a, b = line[:-1] * .75 + line[1:] * .25, line[:-1] * .25 + line[1:] * .75
        line = np.vstack([line[:1], np.stack([a, b], 1).reshape(-1, 3), line[-1:]])
    reach = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    t = np.linspace(0, reach[-1], max(4, int(reach[-1] / step)))
    return np.stack([np.interp(t, reach, line[:, k]) for k in range(3)], -1)


def rope(points, radius=.0075, lay=.034, fibres=0, seed=1, step=.0022):
    """Rope laid of three strands that turn once in `lay` metres; fibres: loose hairs a metre."""
    line = along(points, step)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.zeros_like(line)
    normal[0] = np.cross(tangent[0], (.3, .2, 1))
    for k in range(1, len(line)):
        normal[k] = normal[k - 1] - tangent[k] * (normal[k - 1] @ tangent[k])
    normal = np.array([n / np.linalg.norm(n) for n in normal])
    other = np.cross(tangent, normal)
    rng = np.random.default_rng(seed)
    phase = np.arange(len(line)) * step / lay * 2 * math.pi
    for s in range(3):
        a = (phase + s * 2 * math.pi / 3)[:, None]
        wob = 1 + .05 * np.sin(np.arange(len(line)) * .11 + 2 * s)[:, None]
        strand = line + radius * .54 * wob * (normal * np.cos(a) + other * np.sin(a))
        core.tube([tuple(q) for q in strand], radius * .56, hemp(), 12)
    if not fibres:
        return
    count = int(fibres * len(line) * step)
    at = rng.integers(2, len(line) - 2, count)
    b = rng.uniform(0, 2 * math.pi, count)[:, None]
    out = normal[at] * np.cos(b) + other[at] * np.sin(b)
    base = line[at] + out * radius * .9
    way = out * rng.uniform(.2, 1, (count, 1)) + tangent[at] * rng.choice((-1, 1), (count, 1)) + rng.normal(0, .3, (count, 3))
    long = rng.uniform(.003, .011, (count, 1))
    mid, tip = base + way * long * .5 + out * .0012, base + way * long + rng.normal(0, .0012, (count, 3))
    wide = np.cross(way, rng.normal(0, 1, (count, 3)))
    wide *= .00010 / np.linalg.norm(wide, axis=1, keepdims=True)
    quads = np.stack([base - wide, base + wide, mid + wide, mid - wide, mid - wide, mid + wide, tip + wide * .4, tip - wide * .4], 1).reshape(-1, 3)
    core.mesh("Fibres", quads, np.arange(len(quads)).reshape(-1, 4), hemp("#c9b48c"))


def sling():
    """Two turns of rope round the stem, their legs led to the iron ring and bound before it."""
    bent = STEM + .010
    for k, z in enumerate((1.232, 1.196)):
        away = math.acos(bent / RING[0])
        turn = [(bent * math.cos(a), bent * math.sin(a), z + .006 * math.sin(2 * a + k)) for a in np.linspace(away + .12, 2 * math.pi - away - .12, 26)]
        rope([(RING[0] - .022, .006, RING[2] + .007 * (1 - 2 * k))] + turn + [(RING[0] - .022, -.006, RING[2] + .007 * (1 - 2 * k))], .0082, fibres=260, seed=k + 1)
    coil = [(RING[0] - .052 - .0042 * t, .021 * math.sin(2 * math.pi * t + .2) * (1 + .16 * t / 9), RING[2] + .0215 * math.cos(2 * math.pi * t + .2)) for t in np.linspace(0, 9, 190)]
    rope(coil, .0026, .012, 300, 5)
    rope([coil[-1], (RING[0] - .096, -.030, RING[2] - .004), (RING[0] - .099, -.037, RING[2] - .035), (RING[0] - .094, -.036, RING[2] - .072)], .0026, .012, 500, 6)
    iron = m.plain("#3a2c22", .55, .75)
    core.tube([(RING[0] + .006 + .034 * math.cos(a), .002 * math.sin(2 * a), RING[2] + .034 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 61)[:-1]], .0058, iron, 18, True)


def clews(half=.46, count=17):
    """Cords from the ring to the spreader bar and on to the cloth's hem."""
    drop = RING[2] - .075
    for k in range(count):
        y = half * (2 * k / (count - 1) - 1)
        start = (RING[0] + .036, .012 * (2 * k / (count - 1) - 1), RING[2] - .004)
        rope([start, (RING[0] + .075, y * .035, RING[2] - .005), ((RING[0] + BAR) / 2, y * .5, (RING[2] + drop) / 2 - .012), (BAR, y, drop), (BAR + .10, y, drop - .02)], .0030, .014, 80, 20 + k, .004)
        rope([(start[0] - .002, start[1], start[2] - .010), (start[0] + .012, start[1] * 1.3, start[2]), (start[0] - .004, start[1], start[2] + .010)], .0030, .014, step=.003)
    wood = photo.timber("#7b5433", .45, .8)
    core.cylinder(.019, 2 * half + .10, (BAR, 0, drop), wood, .005, 40, (90, 0, 0))
    noise = p.wave_noise(4, 7, 1.6)

    def cloth(u, v):
        e = (v - .5) * 2
        x = BAR + .09 + 2.3 * u
        return x, half * e * (1 + .25 * math.sin(math.pi * u)), drop - .02 - .62 * math.sin(math.pi * u * .86) - .24 * math.sin(math.pi * u) * (1 - e * e) + .008 * noise(u * 5, e * 3)
    obj = p.surface(cloth, 150, 60, woven(), uv=lambda u, v: (u * 2.3, v * half * 2))
    p.thick(obj, .003, 0)


def stem():
    """Mango stem, its skin displaced into plates; the ropes' grooves are worn into it."""
    def skin(u, v):
        a, z = 2 * math.pi * u, 2.0 * v + .2
        x, y = math.cos(a), math.sin(a)
        big = float(core.fractal_noise(x * 2.2 + 9, y * 2.2 + z * 1.6, 3, 3)) - .5
        small = float(core.fractal_noise(x * 9 + 20, y * 9 + z * 5, 3, 7)) - .5
        worn = math.exp(-((z - 1.214) / .045) ** 2)
        r = STEM + (.032 * big + .013 * small) * (1 - .85 * worn) - .003 * worn
        return r * x, r * y, z
    core.grid_surface(skin, None, bark(), steps=(160, 220))


def hammock():
    """From beside the stem along the cords."""
    p.fresh()
    stem()
    sling()
    clews()
    other = m.plain("#5d564a", .9)
    for x, y, r in ((3.75, .05, .13), (2.2, 2.8, .07), (4.4, 1.6, .09), (3.2, -1.6, .06)):
        core.tube([(x, y, 0), (x + .03, y, 1.5), (x + .05, y, 4)], r, other, 24)
    core.box((40, 40, .1), (0, 8, -.05), litter(), 0)
    garden = develop.gauss(photo.blurred_garden(480, 320, 5, .30, .024, .75), 2)
    garden = .55 * garden + .45 * garden.mean(axis=2, keepdims=True)  # the haze of the afternoon takes its green
    photo.view(garden, (6.5, 3.2, -.8), 13, 6.0, -64, .62)
    core.sky_gradient([(-10, "#4e5638"), (0, "#808c68"), (18, "#b4bda8"), (40, "#dfe6e4"), (90, "#d4e0e8")], .42)
    core.sun(34, 205, 3.6, (1, .93, .82), 1.0)
    # crowns over it let the sun through in patches only
    leaf = m.plain("#2a3a1c", .8)
    rng = np.random.default_rng(11)
    toward = core.sun_direction(34, 205)
    blade = core.mesh("Shade", [(-.06, -.02, 0), (.06, -.02, 0), (.06, .02, 0), (-.06, .02, 0)], [(0, 1, 2, 3)], leaf)
    spots = []
    for _ in range(420):
        q = np.array((rng.uniform(-.6, 3.0), rng.uniform(-1, 1), rng.uniform(.4, 1.9))) + np.array(toward) * rng.uniform(2.6, 3.6)
        spots.append(core.matrix(tuple(q), tuple(rng.uniform(0, 360, 3)), rng.uniform(.8, 1.8)))
    core.instance(blade, spots)
    core.camera((-.47, -.47, 1.53), (.48, .02, 1.14), 47, level=True, fstop=2.6, focus=(.30, -.02, 1.205))
    return {"size": (1200, 800), "look": photo.look(.135, contrast=1.04, saturation=.74, warmth=-.06, vignette=.2)}


PICTURES = {
    "gallery/elamakkara/hammock": hammock,
}
