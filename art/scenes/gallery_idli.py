"""Guruvayoor: an idli broken open on a wet plantain leaf, two more and the chutney out of focus behind it; a window at the left, 85 mm."""
import math

import bpy
import numpy as np

from kit import core, materials as m, photo, props as p
from scenes.gallery_filter_coffee import worn_brass
from scenes.gallery_rain import beads


@m.cached
def plantain():
    """Plantain leaf on UV (u along it, v across, metres): fine parallel veins and a stronger one every few of them, a pale grooved midrib, scratches and brown specks."""
    g = m.Graph("plantain")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    where = g.coords(1, "Object")
    cloud, patch, grit = g.noise(where, 7, 5, .62), g.noise(where, 38, 5, .65), g.noise(where, 420, 3, .6)
    side = g.math("ABSOLUTE", v)
    slant = g.math("ADD", g.math("SUBTRACT", u, g.math("MULTIPLY", side, .16)), g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", cloud, .5), .010), g.math("MULTIPLY", g.math("SUBTRACT", patch, .5), .0012)))

    def lines(pitch, power):
        wave = g.math("ADD", g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", slant, 6.2832 / pitch)), .5), .5)
        return g.math("POWER", wave, power)

    def bands(count, drift):
        return g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", slant, count), 1: g.math("MULTIPLY", side, drift), 2: 0.0}).outputs[0], 1, 2, .5)
    fine, strong, tint, thread = lines(.00125, 2.0), lines(.0088, 14.0), bands(150.0, 3.0), bands(1500.0, 8.0)
    faint = g.span(g.noise(where, 60, 3, .6), .32, .62, .35, 1)
    c = g.mix(g.span(cloud, .3, .7), "#1f4416", "#3f6c24")
    c = g.mix(g.span(tint, .42, .72, 0, .45), c, "#5c8733")
    c = g.mix(g.math("MULTIPLY", fine, g.math("MULTIPLY", faint, .42)), c, "#7da04a")
    c = g.mix(g.span(thread, .5, .75, 0, .25), c, "#15330f")
    c = g.mix(g.math("MULTIPLY", strong, .55), c, "#93b060")
    c = g.mix(g.span(patch, .62, .76, 0, .35), c, "#66702a")
    c = g.mix(g.math("MULTIPLY", g.span(grit, .70, .76), g.span(cloud, .5, .62)), c, "#3a2a12")
    rib = g.mix(g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 60.0), 1: g.math("MULTIPLY", v, 2400.0), 2: 0.0}).outputs[0], 1, 3, .6), "#8c9a54", "#c3c78c")
    rib = g.mix(g.span(patch, .56, .74, 0, .5), rib, "#7d8a45")
    inside = g.span(side, .0034, .0046, 1, 0)
    c = g.mix(g.math("MULTIPLY", g.span(side, .0046, .0105, 1, 0), .35), c, "#a3b46a")
    c = g.mix(inside, c, rib)
    height = g.math("ADD", g.math("MULTIPLY", fine, g.math("MULTIPLY", faint, .30)), g.math("ADD", g.math("MULTIPLY", strong, .9), g.math("ADD", g.math("MULTIPLY", tint, .8), g.math("MULTIPLY", grit, .10))))
    rough = g.math("ADD", g.span(patch, .3, .7, .27, .46), g.span(grit, .4, .7, 0, .08))
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": rough, "Specular": .42, "Normal": g.bump(height, .5, .0010)}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": g.mix(.35, c, "#7fa52c")}).outputs[0]
    return g.surface(g.node("MixShader", {0: .15, 1: top, 2: through}).outputs[0])


def rice(g, colour, roughness, normal, share):
    """Surface of steamed rice: a little of the light spreads in it, not so far that pits of its skin fill with light."""
    return g.surface(g.node("BsdfPrincipled", {"Base Color": colour, "Roughness": roughness, "Normal": normal, "Specular": .32, "Subsurface": share,
                                               "Subsurface Color": (.93, .87, .75, 1), "Subsurface Radius": (.0026, .0020, .0013)}, subsurface_method="BURLEY").outputs[0])


def pits(g, where, scale, deep, sparse):
    """Round openings where steam came out, as many as `sparse` leaves: 1 in their middle."""
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": scale})
    pick = g.node("SeparateRGB", {0: cell.outputs["Color"]}).outputs
    size = g.span(pick[0], 0, 1, .10, deep)
    return g.math("MULTIPLY", g.span(g.math("DIVIDE", cell.outputs["Distance"], size), 1.0, .45), g.math("GREATER_THAN", pick[1], sparse))


@m.cached
def steamed():
    """Rice cake: warm white, damp skin of fine grain, with pits of several sizes."""
    g = m.Graph("idli")
    where = g.coords(1, "Object")
    bent = g.node("VectorMath", {0: where, 1: g.node("VectorMath", {0: g.node("TexNoise", {"Vector": where, "Scale": 420.0, "Detail": 2.0}).outputs["Color"], 3: .0016}, operation="SCALE").outputs[0]}, operation="ADD").outputs[0]
    slow, mid, grain, fine = g.noise(where, 42, 4, .6), g.noise(where, 170, 4, .65), g.noise(where, 900, 3, .7), g.noise(where, 2600, 2)
    holes = g.math("MAXIMUM", pits(g, bent, 420.0, .30, .70), g.math("MULTIPLY", pits(g, bent, 900.0, .40, .40), g.span(mid, .38, .60, .15, .8)))
    c = g.mix(g.span(slow, .3, .7), "#cfc5ae", "#ded7c6")
    c = g.mix(g.span(mid, .48, .74, 0, .28), c, "#bfb191")
    c = g.mix(g.span(grain, .56, .30, 0, .30), c, "#b3a684")
    c = g.mix(g.math("MULTIPLY", holes, .55), c, "#a3926f")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", slow, .5), g.math("ADD", g.math("MULTIPLY", mid, .55), g.math("ADD", g.math("MULTIPLY", grain, .42), g.math("MULTIPLY", fine, .12)))), g.math("MULTIPLY", holes, 1.0))
    return rice(g, c, g.span(mid, .35, .7, .34, .58), g.bump(height, .42, .0009), .34)


@m.cached
def crumb():
    """Inside of the cake where it was torn: a moist sponge, paler than its skin, its walls between the pores rounded."""
    g = m.Graph("crumb")
    where = g.coords(1, "Object")
    mid, fine = g.noise(where, 420, 4, .7), g.noise(where, 1700, 3, .7)
    holes = g.math("MAXIMUM", pits(g, where, 520.0, .42, .30), g.math("MULTIPLY", pits(g, where, 1100.0, .44, .2), .7))
    c = g.mix(g.span(mid, .3, .7), "#d8cfba", "#e9e3d5")
    c = g.mix(g.math("MULTIPLY", holes, .6), c, "#a89771")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", mid, 1.2), g.math("MULTIPLY", fine, .4)), g.math("MULTIPLY", holes, 1.4))
    return rice(g, c, .55, g.bump(height, .34, .0009), .42)


PROFILE = [(0, 0), (.48, .015), (.79, .070), (.92, .155), (.985, .235), (1.004, .268), (1.008, .290), (.998, .312), (.970, .338), (.93, .385), (.84, .445), (.70, .505), (.52, .55), (.28, .578), (0, .585)]


def pores(y, z, rng, count, reach):
    """Depth of the pores of a torn face at points (y, z): holes of many sizes, the large ones few and flattened."""
    deep = np.zeros_like(y)
    for _ in range(count):
        r = .0004 + .0017 * rng.random() ** 3.2
        cy, cz, flat, turn = rng.uniform(-reach, reach), rng.uniform(0, .026), rng.uniform(.5, 1), rng.uniform(-.5, .5)
        dy, dz = y - cy, (z - cz)
        d = ((dy * math.cos(turn) + dz * math.sin(turn)) / r) ** 2 + ((dz * math.cos(turn) - dy * math.sin(turn)) / (r * flat)) ** 2
        deep = np.maximum(deep, r * rng.uniform(.4, .8) * np.sqrt(np.clip(1 - d, 0, 1)))
    return deep


def idli(at, seed, radius=.039, tilt=(0, 0, 0), torn=None, other=False):
    """One cake from the mould: flat lens, uneven, a soft rim where it met the edge of its cup. torn: x where it was broken across; other keeps the piece beyond it."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6.28, 6)
    rings, around = (260, 620) if torn is not None else (130, 320)
    last = len(PROFILE) - 1
    r, z = (np.interp(np.linspace(0, last, rings + 1), range(last + 1), [q[k] for q in PROFILE]) for k in (0, 1))
    for _ in range(rings // 40):
        r[1:-1], z[1:-1] = (r[:-2] + 2 * r[1:-1] + r[2:]) / 4, (z[:-2] + 2 * z[1:-1] + z[2:]) / 4
    j, k = np.meshgrid(np.arange(around), np.arange(rings + 1))
    a = 2 * math.pi * j / around
    rim = np.exp(-((z[k] - .29) / .035) ** 2)
    ragged = core.fractal_noise(3.4 * np.cos(a) + 9 + seed, 3.4 * np.sin(a) + 5, 5, seed) - .5
    q = radius * r[k] * (1 + .012 * np.sin(2 * a + ph[0]) + .009 * np.sin(5 * a + ph[1]) + .005 * np.sin(11 * a + ph[2])) + rim * .0020 * ragged
    x, y = q * np.cos(a), q * np.sin(a)
    upper = np.clip((k / rings - .52) / .14, 0, 1)
    height = radius * z[k] + upper * (.0020 * (core.fractal_noise(x * 60 + 7 * seed, y * 60, 3, seed) - .5) + .0006 * (core.fractal_noise(x * 330 + 7 * seed, y * 330, 3, seed + 5) - .5)
                                      + .0014 * np.sin(2.4 * x / radius + ph[3]))
    for _ in range(7):  # dimples of bubbles that broke below the skin
        cx, cy, wide = rng.uniform(-.03, .03), rng.uniform(-.03, .03), rng.uniform(.0012, .0034)
        height = height - upper * wide * rng.uniform(.06, .16) * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / wide ** 2)
    height = np.maximum(height + rim * .0012 * ragged, 0)
    cut = None
    if torn is not None:
        edge = torn + .0075 * (core.fractal_noise(y * 50 + 3 * seed, height * 55 + 9, 3, 3) - .5) + .0022 * (core.fractal_noise(y * 300 + 5, height * 300 + 2, 4, 7) - .5) + .004 * np.cos(y / radius * 2)
        cut = x < edge if other else x > edge
        deep = pores(y, height, np.random.default_rng(17), 420, radius)
        x = np.where(cut, edge + deep * (1 if other else -1), x)
    verts = np.stack([x, y, height], -1).reshape(-1, 3)
    first = (np.arange(rings)[:, None] * around + np.arange(around)).ravel()
    second = (np.arange(rings)[:, None] * around + (np.arange(around) + 1) % around).ravel()
    faces = np.stack([first, second, second + around, first + around], -1)
    obj = core.mesh("Idli", verts, faces, steamed(), True)
    if cut is not None:
        flat = cut.reshape(-1)
        obj.data.materials.append(crumb())
        obj.data.polygons.foreach_set("material_index", flat[faces].all(axis=1).astype(np.int32))
    obj.location = at
    obj.rotation_euler = [math.radians(t) for t in tilt]


def crumbs(count, x, y, z, seed=3):
    """What fell when the cake was broken: small ragged pieces on the leaf."""
    rng = np.random.default_rng(seed)
    for k in range(count):
        size = .0005 + .0016 * rng.random() ** 2.6
        u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 29), np.linspace(0, math.pi, 15))
        d = np.stack([np.sin(v) * np.cos(u), np.sin(v) * np.sin(u), np.cos(v)], -1)
        lump = 1 + .9 * (core.fractal_noise(2.2 * d[..., 0] + 7 * k + 40, 2.2 * d[..., 1] + 2.9 * d[..., 2] + 40, 3, k) - .5)
        lump[:, -1] = lump[:, 0]
        points = (d * lump[..., None] * size * np.array((1.0, rng.uniform(.6, 1), rng.uniform(.5, .8)))).reshape(-1, 3)
        faces = [(b * 29 + t, b * 29 + t + 1, b * 29 + t + 30, b * 29 + t + 29) for b in range(14) for t in range(28)]
        obj = core.mesh("Crumb", points, faces, crumb(), True)
        obj.location = (x + rng.normal(0, .016), y + rng.normal(0, .009), z + size * .45)
        obj.rotation_euler = (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, 6.28))


def leaf(material):
    """A cut length of plantain leaf over the table, a little wavy, with drops of the water that it was rinsed with."""
    turn = math.radians(17)
    c, s = math.cos(turn), math.sin(turn)
    mid = (0, -.076)

    def at(u, v):
        x, y = mid[0] + u * c - v * s, mid[1] + u * s + v * c
        far = np.maximum(0, np.hypot(x, y - .02) - .09)
        z = .0035 + .0012 * np.sin(21 * u + 3 * v) + .0022 * np.sin(8 * u + 2) * np.minimum(1, far * 8) + .0050 * (core.fractal_noise(x * 14 + 50, y * 14 + 50, 3, 4) - .5) * np.minimum(1, .25 + far * 9)
        rib = .0012 * np.exp(-(v / .0075) ** 2) - .0016 * np.exp(-(v / .0024) ** 2)  # flanks and a groove
        return x, y, z + rib
    nu, nv = 300, 420
    u, v = (w.ravel() for w in np.meshgrid(.66 * np.linspace(-.5, .5, nu + 1), -.12 + .58 * np.linspace(0, 1, nv + 1)))
    verts, uvs = np.stack(at(u, v), -1), np.stack([u, v], -1)
    q = (np.arange(nv)[:, None] * (nu + 1) + np.arange(nu)).ravel()
    faces = np.stack([q, q + 1, q + nu + 2, q + nu + 1], -1)
    core.mesh("Leaf", verts, faces, material, True, uvs=uvs)
    rng = np.random.default_rng(4)
    spots, taken = [], []
    for _ in range(5200):
        u, v = rng.uniform(-.20, .24), rng.uniform(-.09, .22)
        r = .0004 + .0022 * rng.random() ** 3.5
        q = np.array(at(u, v))
        if core.fractal_noise(q[0] * 16 + 3, q[1] * 16 + 9, 2, 6) < .46 or any(math.hypot(q[0] - t, q[1] - w) < 1.3 * (r + p) for t, w, p in taken):
            continue
        a, b = np.array(at(u + .002, v)) - q, np.array(at(u, v + .002)) - q
        n = np.cross(a, b)
        n /= np.linalg.norm(n)
        taken.append((q[0], q[1], r))
        spots.append((tuple(q + n * r * .05), tuple(n), r))
    beads(spots, 3)


def chutney_bowl():
    """Small brass bowl of coconut chutney, its tempering just poured over: mustard seed, curry leaf, chilli, oil."""
    brass = worn_brass()
    core.lathe([(0, .002), (.024, .002), (.026, 0), (.028, .002), (.0375, .016), (.0415, .027), (.0430, .0300), (.0436, .0312), (.0430, .0324), (.0412, .0318), (.0395, .027), (.0355, .016), (.026, .005), (0, .0035)], brass, segments=160)
    paste = p.curry("#d6d0b8", "#c3b98c", .30, "#7d7f4a", .4, 1.0)

    def top(x, y):
        return .0245 + .0060 * (float(core.fractal_noise(x * 75 + 3, y * 75, 4, 3)) - .5) + .0022 * (float(core.fractal_noise(x * 300 + 3, y * 300, 3, 5)) - .5)
    core.grid_surface(lambda u, v: (.0392 * v * math.cos(6.2832 * u), .0392 * v * math.sin(6.2832 * u), top(.0392 * v * math.cos(6.2832 * u), .0392 * v * math.sin(6.2832 * u))), None, paste, steps=(160, 70))
    with core.at((.004, -.004, .0250)):
        p.curry_leaves([(.006, .008), (-.011, -.002), (.013, -.010), (-.004, .015), (-.016, .010)], .023, 4, .0022)
        p.chunks(90, .026, .0012, m.plain("#17100c", .4), .0019, 5, (1, 1, 1))
        p.chunks(5, .020, .0016, m.plain("#64150b", .28), .012, 6, (1.8, .34, .3))
        p.chunks(26, .026, .0012, m.plain("#a8752c", .4), .0034, 9, (1.2, 1, .5))


def idli_breakfast():
    """Low over the leaf, the window at the left and behind."""
    core.box((2.6, 1.6, .03), (0, .3, -.016), photo.timber("#3b2a20", .42, .55), .004)
    leaf(plantain())
    idli((-.020, -.012, .0040), 9, .040, (0, 3, -134), torn=.010)
    idli((-.062, .066, .0045), 2, .039, (0, 0, 130))
    idli((.020, .074, .0085), 5, .0385, (-6, -7, 40))
    crumbs(15, .004, -.052, .0042)
    with core.at((.082, .006, .0048), 20):
        chutney_bowl()
    wall = photo.paint("#3a463f", .7)
    core.box((5, .1, 3), (0, 1.25, 1.0), wall, 0)
    core.sky_gradient([(-10, "#2e3032"), (0, "#79848c"), (60, "#66747f")], .28)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 5
    core.area((-.66, .20, .36), (0, .01, .01), (.30, .34), 8.5, (1, .94, .85))
    core.area((-.35, -.75, .60), (0, 0, .02), (.5, .5), 1.5, (1, .96, .90))
    core.area((.8, -.5, .9), (0, 0, .02), (1.0, .9), 1.8, (.80, .89, 1))
    photo.window_gleam((-.55, .80, .50), (0, .02, .01), (.9, .6), (2, 2), 3.0, "#fff2dc")
    photo.window_gleam((.62, -.34, .34), (.08, 0, .02), (.5, .5), (2, 2), 2.4, "#fff2dc")
    core.camera((.030, -.40, .185), (.006, .012, .016), 85, fstop=9, focus=(-.022, -.034, .016))
    return {"size": (1200, 800), "look": photo.look(.110, contrast=1.05, vignette=.22, saturation=.92, bloom=.04, texture=.10)}


PICTURES = {
    "gallery/guruvayoor/idli-breakfast": idli_breakfast,
}

FINISH = {
    "gallery/guruvayoor/idli-breakfast": {"saturation": .78, "colours": {(70, 170): (1.0, .96)}, "glow": (.10, .55), "fade": .12, "balance": (1.02, 1, .955)},
}
