"""Guruvayoor: a row of clay lamps near the lens on an old stone step, some gone out; more rows and lights out of focus behind; dark, fire and stone, 85 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, develop, materials as m, photo, props as p
from scenes.gallery_idli import steam

STEPS = ((0.0, 0.0), (.22, .075), (.52, .150), (.84, .220))  # front edge (y) and height (z) of each step (m)


@m.cached
def step_stone():
    """Granite of a temple step: rounded by feet, black where oil was spilt for years, pale where it was swept; the oil shines."""
    g = m.Graph("step stone")
    where = g.coords(1, "World")
    broad, mid, grit, fine = g.noise(where, 6.5, 5, .62, .6), g.noise(where, 30, 5, .66), g.noise(where, 420, 3, .6), g.noise(where, 1500, 2)
    c = g.mix(g.span(grit, .36, .66), "#4a453e", "#8d8578")
    c = g.mix(g.span(fine, .60, .70, 0, .6), c, "#2a2723")
    c = g.mix(g.span(mid, .50, .72, 0, .5), c, "#5d4f3f")
    spilt = g.span(g.math("ADD", g.math("MULTIPLY", broad, .75), g.math("MULTIPLY", mid, .25)), .50, .58)
    c = g.mix(g.math("MULTIPLY", spilt, .72), c, "#1a140e")
    rough = g.math("ADD", g.span(mid, .3, .7, .55, .8), g.math("MULTIPLY", spilt, -.30))
    height = g.math("ADD", g.math("MULTIPLY", mid, 1.0), g.math("ADD", g.math("MULTIPLY", grit, .30), g.math("MULTIPLY", broad, 1.4)))
    return g.principled(c, rough, g.bump(height, .55, .0024), specular=.45)


@m.cached
def burnt_clay(colour, seed):
    """Clay of a lamp: finger marks, dark where oil went through it, black soot at its beak (+X)."""
    g = m.Graph("burnt clay")
    where = g.node("VectorMath", {0: g.coords(1, "Object"), 1: (seed * .7, seed * .3, seed * .9)}, operation="ADD").outputs[0]
    x, y, z = g.node("SeparateXYZ", {0: g.coords(1, "Object")}).outputs
    slow, mid, fine = g.noise(where, 40, 4, .6), g.noise(where, 160, 4, .65), g.noise(where, 900, 3, .65)
    c = g.mix(g.span(slow, .3, .7), m.scaled(colour, .72), m.scaled(colour, 1.12))
    c = g.mix(g.span(mid, .52, .72, 0, .5), c, m.scaled(colour, .5))
    c = g.mix(g.span(fine, .58, .72, 0, .45), c, m.scaled(colour, 1.6))
    oil = g.span(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .030)), .006, .020)
    c = g.mix(g.math("MULTIPLY", oil, .55), c, m.scaled(colour, .34))
    soot = g.span(g.math("ADD", x, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .030)), .026, .046)
    c = g.mix(g.math("MULTIPLY", soot, .92), c, "#0f0b09")
    return g.principled(c, g.math("ADD", g.span(mid, .3, .7, .62, .85), g.math("MULTIPLY", oil, -.34)), g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .5)), .45, .0009), specular=.4)


def clay_lamp(radius, seed, colour, oil=.36):
    """Lamp pressed in a hand, its beak towards +X, oil and a wick in it; returns where the wick burns."""
    rng = np.random.default_rng(seed)
    r, sides = radius, 160
    a = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    beak = np.exp(-(np.minimum(a, 2 * math.pi - a) / rng.uniform(.30, .40)) ** 2)
    pinch = -.07 * np.exp(-((np.minimum(a, 2 * math.pi - a) - .62) / .25) ** 2)
    wave = 1 + .018 * np.sin(2 * a + rng.uniform(0, 6)) + .012 * np.sin(3 * a + rng.uniform(0, 6)) + .010 * np.sin(7 * a + rng.uniform(0, 6))
    lip = .03 * np.sin(2 * a + rng.uniform(0, 6)) + .02 * np.sin(5 * a + rng.uniform(0, 6))
    rows = [(.48, .0, 0), (.56, .0, 0), (.62, .03, .05), (.76, .16, .2), (.90, .32, .5), (.985, .46, .8), (1.01, .53, 1), (1.015, .565, 1), (1.0, .585, 1), (.965, .585, 1), (.935, .565, .96), (.90, .50, .9), (.80, .34, .6), (.60, .20, .3), (.30, .14, .1), (.02, .13, 0)]
    verts = []
    for s, z, k in rows:
        q = r * s * wave * (1 + (.40 * beak + pinch) * k)
        verts += list(zip(q * np.cos(a), q * np.sin(a), r * (z + k * (lip - .05 * beak))))
    faces = [(q * sides + i, q * sides + (i + 1) % sides, (q + 1) * sides + (i + 1) % sides, (q + 1) * sides + i) for q in range(len(rows) - 1) for i in range(sides)]
    core.mesh("Lamp", verts, faces, burnt_clay(colour, seed), True)
    core.lathe([(r * .86, r * oil), (r * .5, r * (oil - .006)), (0, r * (oil - .006))], m.plain("#4a2c0c", .04), segments=64)
    g = m.Graph("wick")
    x = g.node("SeparateXYZ", {0: g.coords(1, "Object")}).outputs[0]
    n = g.noise(g.coords(1, "Object"), 500, 3, .6)
    cotton = g.principled(g.mix(g.span(g.math("ADD", x, g.math("MULTIPLY", g.math("SUBTRACT", n, .5), .012)), r * .98, r * 1.16), g.mix(g.span(n, .3, .7), "#8a7350", "#c2ad84"), "#0b0908"), .85, g.bump(n, .6, .0008))
    end, up = r * rng.uniform(1.22, 1.34), r * rng.uniform(.62, .74)
    core.tube([(-r * .1, r * .10, r * oil), (r * .45, r * .02, r * (oil + .05)), (r * .92, 0, r * .53), (end - r * .07, rng.uniform(-.05, .05) * r, up - r * .06), (end, rng.uniform(-.06, .06) * r, up)], r * .062, cotton, 12, radii=[1, 1, .95, .85, .6])
    return end - r * .02, up - r * .02


def fire(seed, size=(120, 240)):
    """Linear picture of a flame (h, w, 3), upper row first, and how solid it is (h, w): blue foot, dark heart, white body, orange tip."""
    rng = np.random.default_rng(seed)
    w, h = size
    u, v = np.meshgrid(np.linspace(-1, 1, w), np.linspace(-.06, 1.06, h))
    lean, bend = rng.normal(0, .16), rng.normal(0, .08)
    u = u - lean * np.clip(v, 0, 2) ** 2 - bend * np.sin(math.pi * v)
    belly = rng.uniform(.24, .34)
    t = np.clip(v, 0, 1)
    half = .40 * np.where(t < belly, np.sqrt(np.clip(1 - ((belly - t) / (belly + .03)) ** 2, 0, 1)), np.clip(1 - (t - belly) / (1 - belly), 0, 1) ** rng.uniform(.72, .95))
    inside = np.clip((half - np.abs(u)) / .16, -1, 1) * ((v > -.02) & (v < 1.0))
    solid = np.clip(inside, 0, 1) ** .8
    heart = np.exp(-((v - .10) / .12) ** 2 - (u / .13) ** 2)
    body = np.clip((v - .10) / .24, 0, 1)
    white, orange, blue = np.array((1.0, .70, .34)), np.array((1.0, .38, .08)), np.array((.10, .16, .5))
    warm = np.clip((v - .62) / .4, 0, 1)[..., None]
    colour = (white * (1 - warm) + orange * warm) * (.18 + 1.0 * body * (1 - .55 * warm[..., 0]))[..., None]
    colour = colour * (1 - .72 * heart[..., None]) * (.45 + .55 * solid[..., None])
    colour = colour + blue * (.5 * np.exp(-((v - .02) / .06) ** 2) * solid)[..., None]
    solid = solid * np.clip(.25 + 1.2 * body, 0, 1) * (1 - .35 * heart)
    soft = np.stack([develop.gauss(np.ascontiguousarray(c.astype(np.float32)), 2.0) for c in (*np.moveaxis(colour * solid[..., None], -1, 0), solid)], -1)
    return soft[::-1]


def flame(height, seed, strength=16.0):
    """A flame on its wick at the origin, as a sheet that faces the lens; it lights nothing by itself."""
    sheet = fire(seed)
    h, w = sheet.shape[:2]
    image = bpy.data.images.new("Fire", w, h, alpha=True, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    flat = np.ones((h, w, 4), np.float32)
    flat[..., :3] = sheet[::-1, :, :3]
    image.pixels.foreach_set(flat.ravel())
    image.pack()
    g = m.Graph("fire")
    node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    node.image, node.extension, node.interpolation = image, "CLIP", "Cubic"
    glow = g.emit(node.outputs[0], strength)
    mat = g.surface(g.node("AddShader", {0: glow, 1: g.node("BsdfTransparent").outputs[0]}).outputs[0])
    a, b = height * .52, height * 1.12
    obj = core.mesh("Flame", [(-a / 2, 0, -.05 * b), (a / 2, 0, -.05 * b), (a / 2, 0, .95 * b), (-a / 2, 0, .95 * b)], [(0, 1, 2, 3)], mat, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    obj.visible_shadow = obj.visible_diffuse = False


def brass_lamp(radius, metal, seed):
    """Small lamp of metal with one beak (+X), lit."""
    r = radius
    a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    beak = np.exp(-(np.minimum(a, 2 * math.pi - a) / .34) ** 2)
    rows = [(.55, 0, 0), (.62, .03, 0), (.80, .14, .2), (.96, .34, .7), (1.01, .46, 1), (1.03, .52, 1), (1.0, .54, 1), (.95, .50, .96), (.84, .34, .6), (.60, .20, .3), (.02, .16, 0)]
    verts = [q for s, z, k in rows for q in zip(r * s * (1 + .42 * beak * k) * np.cos(a), r * s * (1 + .42 * beak * k) * np.sin(a), r * (z - .06 * k * beak))]
    core.mesh("Lamp", verts, [(q * 160 + i, q * 160 + (i + 1) % 160, (q + 1) * 160 + (i + 1) % 160, (q + 1) * 160 + i) for q in range(len(rows) - 1) for i in range(160)], metal, True)
    core.lathe([(r * .85, r * .36), (0, r * .355)], m.plain("#4a2c0c", .04), segments=64)
    core.tube([(-r * .2, 0, r * .36), (r * .6, 0, r * .44), (r * 1.05, 0, r * .50), (r * 1.24, 0, r * .60)], r * .066, m.plain("#7d6a4a", .9), 10)
    core.tube([(r * 1.12, 0, r * .53), (r * 1.25, 0, r * .61)], r * .070, m.plain("#0c0908", .9), 10)
    with core.at((r * 1.24, 0, r * .58), 35):
        flame(r * 1.15, seed)
        core.point((0, 0, r * .6), .16, (1, .55, .2), .006)


def lamp(x, y, z, turn, seed, lit=True, radius=.036, light=True):
    """One lamp of a row, its flame and its light."""
    rng = np.random.default_rng(seed + 100)
    a = math.radians(turn)
    with core.at((x, y, z), turn):
        out, up = clay_lamp(radius, seed, ("#8a5136", "#976245", "#774833", "#8a6450")[seed % 4], rng.uniform(.26, .42))
    if not lit:
        return out * math.cos(a) + x, out * math.sin(a) + y, z + up
    high = radius * rng.uniform(.75, 1.45)
    with core.at((x + out * math.cos(a), y + out * math.sin(a), z + up - .001)):
        flame(high, seed)
        if light:
            core.point((0, 0, high * .55), .30 * high / .036, (1, .52, .20), .006)
    return None


def stones():
    """Four steps of long blocks, their edges rounded, the joints open."""
    rng = random.Random(4)
    mat = step_stone()
    for k, (y, z) in enumerate(STEPS):
        deep = (STEPS[k + 1][0] if k + 1 < len(STEPS) else 1.5) - y + .10
        if k == 0:
            y, deep = -.60, .90
        x = -1.6 + .17 * k
        while x < 1.6:
            wide = rng.uniform(.48, .72)
            size, high = (wide - rng.uniform(.004, .008), deep, .22), z - .11 + rng.uniform(-.0025, .0025)

            def worn(obj):
                for v in obj.data.vertices:
                    v.co.z += .0035 * (float(core.fractal_noise(np.array([v.co.x * 9 + 7 * k]), np.array([v.co.y * 9 + 3]), 2, k)[0]) - .5)
            worn(core.box(size, (x + wide / 2, y + deep / 2, high), mat, .013, (rng.uniform(-.4, .4), rng.uniform(-.3, .3), rng.uniform(-.3, .3)), segments=4))
            x += wide


def smoke(seed, size=(420, 560), plumes=5, strong=1.0):
    """How dense smoke is (h, w, upper row first): plumes that waver, widen and tear on their way up."""
    w, h = size
    rng = np.random.default_rng(seed)
    x, y = np.meshgrid(np.linspace(-1, 1, w), np.linspace(0, 1.35, h))  # y = 0 at the foot
    bend = core.fractal_noise(x * 1.3 + 9 * seed + 20, y * 2.0 + 20, 3, seed) - .5
    curl = core.fractal_noise(x * 3.1 + 40 + seed, y * 3.4 + 3, 3, seed + 1) - .5
    u = x + bend * 1.3 * np.clip(y * 1.6, 0, 1) + curl * .55 * np.clip(y * 2.0, 0, 1)
    v = y + (core.fractal_noise(x * 2.2 + 70, y * 2.2 + seed, 3, seed + 2) - .5) * .5
    dense = np.zeros_like(x)
    for _ in range(plumes):
        at, lean, wide = rng.uniform(-.5, .5), rng.uniform(-.15, .5), rng.uniform(.05, .13)
        dense += rng.uniform(.4, 1) * np.exp(-((u - at - lean * v) / (wide * (1 + 2.2 * v))) ** 2) / (1 + 1.6 * v)
    thread = core.fractal_noise(u * 7 + 3 * seed, v * 2.4 + 8, 5, seed + 3)
    dense *= np.clip((thread - .30) / .42, 0, 1) ** 1.3 * np.clip(y / .10, 0, 1) ** .7 * np.clip((1.35 - y) / .7, 0, 1) ** 1.2
    return (np.clip(dense * strong, 0, 1) * np.clip((1 - np.abs(x)) / .25, 0, 1))[::-1]


def lamp_rows():
    """Along the first row, a hand above the stone; a wick has just gone out and smokes."""
    rng = random.Random(12)
    stones()
    row = [(-.245, .040, -64, True), (-.128, .062, -100, True), (-.018, .034, -52, True), (.096, .070, -86, False), (.203, .030, -118, True), (.318, .066, -80, True), (-.352, .058, -90, True)]
    for k, (x, y, turn, lit) in enumerate(row):
        gone = lamp(x, y, 0, turn, 3 + k, lit, (.037, .034, .039, .036, .0345, .038, .036)[k])
        if gone:
            steam((gone[0] + .006, gone[1], gone[2] - .004), (.085, .20), smoke(21, strong=.55), (1, .72, .46), .030)
    n = 20
    for k, (y, z) in enumerate(STEPS[1:]):
        x = -.66 - .2 * k
        while x < .66 + .2 * k:
            lamp(x, y + rng.uniform(.05, .13), z, rng.uniform(-125, -55), n, rng.random() < .86, .034 + rng.uniform(-.003, .003), k < 2)
            n += 1
            x += rng.choice((.105, .13, .155, .21))
    with core.at((0, 0, 0)):
        p.petals([(rng.uniform(-.4, .22), rng.uniform(-.16, .02)) for _ in range(11)], .022, ("#a83404", "#d9801c"), .002, 3)
    # the court: lamps of a far wall, people's lamps between, each at its own distance
    core.box((24, .2, 8), (0, 9.9, .4), m.plain("#0d0b10", .9), 0)
    for _ in range(42):
        y = rng.choice((rng.uniform(2.2, 4.0), rng.uniform(4, 9), rng.uniform(6, 9.5)))
        core.sphere((.0045 + .0060 * rng.random()) * (y + .5), (rng.uniform(-.30, .30) * (y + 1.2), y, .24 + rng.random() ** 1.4 * .055 * (y + 1)), m.glow(rng.choice(("#ff8a34", "#ffa04c", "#ffb268", "#ff7a2a")), rng.choice((1.6, 3.2, 5.5, 9.0))), 12)
    core.sky_gradient([(-10, "#0c0b12"), (0, "#2a2030"), (18, "#1c2038"), (80, "#10162c")], .12)
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 4, 2, 2, 16
    core.area((-1.4, -1.6, 2.2), (0, .1, 0), (2, 1.6), 2.2, (.55, .66, 1.0))
    core.area((0, 2.4, 1.6), (0, .3, .1), (3, 1.0), 3.2, (1, .56, .28))
    core.camera((.045, -.98, .262), (.010, .10, .108), 70, fstop=2.2, focus=(.0, .020, .03))
    return {"size": (1200, 800), "look": photo.look(.030, contrast=1.05, saturation=.9, bloom=.12, vignette=.24, texture=.07)}


PICTURES = {
    "gallery/guruvayoor/lamp-rows": lamp_rows,
}

FAR = {  # the lights of the court and the third row, grainy where few rays met them
    "gallery/guruvayoor/lamp-rows": (3.6, (((0, 0), (1200, 0), (1200, 214), (0, 214)),), 99),
}

FINISH = {
    "gallery/guruvayoor/lamp-rows": {"glow": (.20, .5), "fade": .14},
}
