"""Elamakkara: a hammock's rope slung round an old mango stem, its cords going out of focus towards the eye, the grove behind; dusk, straw and moss, 75 mm."""
import math

import numpy as np

from kit import core, household as p, materials as m, photo

RING = (.40, .0, 1.205)  # where the sling and the cords meet
STEM = .125
BAR = 1.16  # distance of the spreader bar


# -------------------------------------------------------------- materials
@m.cached
def bark():
    """Mango bark: grey plates, dark cracks, green and pale lichen."""
    g = m.Graph("mango bark")
    where = g.coords((1, 1, .26), "Object")
    plates = g.node("TexVoronoi", {"Vector": g.node("MixRGB", {0: .16, 1: where, 2: g.node("TexNoise", {"Vector": where, "Scale": 14.0, "Detail": 4.0}).outputs["Color"]}).outputs[0],
                                   "Scale": 52.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    cloud, fine = g.noise(where, 11, 6, .66), g.noise(g.coords(1, "Object"), 160, 4, .65)
    lichen = g.math("MULTIPLY", g.span(g.noise(g.coords(1, "Object"), 7.5, 5, .62), .52, .62), g.span(fine, .36, .58))
    crack = g.span(plates, .0, .11)
    c = g.mix(g.span(cloud, .3, .7), "#3a322a", "#7d7264")
    c = g.mix(g.math("MULTIPLY", lichen, .4), c, "#9aa08a")
    c = g.mix(g.span(g.noise(g.coords(1, "Object"), 4.0, 4, .6), .55, .72, 0, .5), c, "#4c5636")
    c = g.mix(crack, "#2b251e", c)
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
    iron = m.plain("#4a3728", .5, .25)
    core.tube([(RING[0] + .006 + .034 * math.cos(a), .002 * math.sin(2 * a), RING[2] + .034 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 61)[:-1]], .0058, iron, 18, True)


def clews(half=.46, count=17):
    """Cords from the ring towards the spreader bar, which is below the camera."""
    drop = RING[2] - .075
    for k in range(count):
        y = half * (2 * k / (count - 1) - 1)
        start = (RING[0] + .036, .012 * (2 * k / (count - 1) - 1), RING[2] - .004)
        rope([start, (RING[0] + .075, y * .035, RING[2] - .005), ((RING[0] + BAR) / 2, y * .5, (RING[2] + drop) / 2 - .012), (BAR, y, drop), (BAR + .10, y, drop - .02)], .0030, .014, 80, 20 + k, .004)
        rope([(start[0] - .002, start[1], start[2] - .010), (start[0] + .012, start[1] * 1.3, start[2]), (start[0] - .004, start[1], start[2] + .010)], .0030, .014, step=.003)


def stem():
    """Mango stem, its skin displaced into plates; the ropes' grooves are worn into it."""
    def skin(u, v):
        a, z = 2 * math.pi * u, 2.0 * v + .2
        x, y = math.cos(a), math.sin(a)
        big = float(core.fractal_noise(x * 2.2 + 9, y * 2.2 + z * 1.6, 3, 3)) - .5
        small = float(core.fractal_noise(x * 9 + 20, y * 9 + z * 5, 3, 7)) - .5
        worn = math.exp(-((z - 1.214) / .045) ** 2)
        r = STEM + (.055 * big + .018 * small) * (1 - .85 * worn) - .003 * worn
        return r * x, r * y, z
    core.grid_surface(skin, None, bark(), steps=(96, 110))


def grove():
    """Linear picture of the trees behind, far out of focus: dusk under the crowns, a few gaps of sky."""
    garden = photo.blurred_garden(560, 360, 5, .38, .017, .5)
    garden = .62 * garden + .38 * garden.mean(axis=2, keepdims=True)
    garden *= np.interp(np.arange(360), (60, 230, 330), (1.15, .62, .26))[:, None, None] * np.array((1.10, 1.0, .84))
    for x, wide in ((96, 17), (188, 9), (316, 5), (402, 11), (520, 24)):
        photo.stroke(garden, [(x - 6, 380), (x + 4, 180), (x - 2, -20)], wide, (.030, .030, .024), .9)
    return garden


def hammock():
    """From the hammock along its cords to the ring and the stem."""
    p.fresh()
    stem()
    sling()
    clews()
    photo.view(grove(), (-6.0, .6, -2.4), 12, 7.7, 90, 1.0)
    core.sky_gradient([(-10, "#2a2e20"), (0, "#4e5644"), (18, "#7d8676"), (40, "#c9d0cc"), (90, "#d4e0e8")], .20)
    core.area((-1.6, 1.7, 2.5), (.4, 0, 1.2), (1.2, 1.6), 110, (1, .92, .80))
    core.area((.7, -1.9, 2.1), (.2, 0, 1.2), (.7, 1.2), 42, (1, .94, .84))
    core.area((1.6, 2.2, 1.6), (.5, 0, 1.2), (2, 2), 4, (.90, .96, 1))
    core.camera((1.62, -.34, 1.40), (.50, .075, 1.165), 75, level=True, fstop=1.8, focus=(RING[0], 0, RING[2]))
    return {"size": (1200, 800), "look": photo.look(.12, contrast=1.12, saturation=.80, warmth=.04, vignette=.28)}


PICTURES = {
    "gallery/elamakkara/hammock": hammock,
}

FINISH = {
    "gallery/elamakkara/hammock": {"smooth": (3, .03), "glow": (.35, .45), "fade": .18, "soft": .25, "colours": {(80, 160): (.75, .9)}},
}
