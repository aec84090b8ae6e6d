"""Guruvayoor: three idlis on a piece of plantain leaf in a steel plate, one leaning on the others, in the first light of a window; white, green and linen, 87 mm."""
import math

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo
from scenes.facilities_breakfast import coarse_linen

RADIUS, UP, DOWN, LIP = .0385, .0115, .0075, .0016  # an idli: its radius, how high it swells above its edge and below, half the thickness of the edge (m)
RINGS, AROUND = 90, 260  # of its mesh
FLOOR = .0060  # of the plate with the leaf in it (m)
LEAF, RIB = .0800, .030  # radius of the leaf, how far from its middle its midrib runs (m)


def pits(g, where, scale, deep, sparse):
    """Round openings where steam came out, as many as `sparse` leaves: 1 in their middle."""
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": scale})
    pick = g.node("SeparateRGB", {0: cell.outputs["Color"]}).outputs
    size = g.math("MULTIPLY", g.math("POWER", pick[0], 2.5), deep)  # few are large
    near = g.span(g.math("DIVIDE", cell.outputs["Distance"], g.math("ADD", size, .05)), 1.0, .35)
    return g.math("MULTIPLY", near, g.math("GREATER_THAN", pick[1], sparse))


@m.cached
def steamed():
    """Steamed rice and lentil batter: a matt, damp skin of very fine grain with a few small openings in some places; light goes some way into it."""
    g = m.Graph("idli")
    own = g.node("ObjectInfo").outputs["Random"]
    where = g.node("VectorMath", {0: g.coords(1, "Object"), 1: g.node("CombineXYZ", {0: own, 1: own, 2: g.math("MULTIPLY", own, 3.0)}).outputs[0]}, operation="ADD").outputs[0]
    slow, mid, grain, fine = g.noise(where, 40, 3, .5), g.noise(where, 200, 3, .6), g.noise(where, 760, 4, .68), g.noise(where, 2400, 2)
    some = g.span(g.noise(where, 70, 3, .6), .50, .66)
    holes = g.math("MAXIMUM", g.math("MULTIPLY", pits(g, where, 380.0, .46, .62), some), g.math("MULTIPLY", pits(g, where, 950.0, .46, .35), .7))
    c = g.mix(g.span(slow, .3, .7), "#eae2cf", "#f1ebdc")
    c = g.mix(g.math("MULTIPLY", g.span(grain, .52, .30), .22), c, "#cdc4ae")
    c = g.mix(g.math("MULTIPLY", holes, .5), c, "#a4977a")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", mid, .35), g.math("ADD", g.math("MULTIPLY", grain, .55), g.math("MULTIPLY", fine, .20))), g.math("MULTIPLY", holes, .8))
    return g.surface(g.node("BsdfPrincipled", {"Base Color": c, "Roughness": g.span(mid, .35, .7, .33, .50), "Normal": g.bump(height, 1.0, .0014), "Specular": .34, "Subsurface": .42,
                                               "Subsurface Color": (.90, .83, .70, 1), "Subsurface Radius": (.0026, .0019, .0012)}, subsurface_method="BURLEY").outputs[0])


def idli(seed, at, tilt=(0, 0, 0), radius=RADIUS):
    """One cake as it comes out of its mould: domed above, less below, a thin edge that is nowhere quite round; its edge's middle at the origin."""
    rng = np.random.default_rng(seed)
    noise = core.fractal_noise
    ph = rng.uniform(0, 6.28, 4)
    # from the middle of the underside over the edge to the middle of the top
    t = np.linspace(0, 1, RINGS // 2)
    flat = np.sin(t * math.pi / 2) ** .9
    low = [(r, -LIP - DOWN * (1 - r ** 2.1) ** .92) for r in flat[:-1]]
    rim = [(1 + LIP / radius * (math.cos(a) - .25), LIP * math.sin(a)) for a in np.linspace(-1.35, 1.35, 11)]
    top = [(r, LIP + UP * (1 - r ** 2.3) ** .86) for r in flat[:-1][::-1]]
    rows = np.array(low + rim + top)
    a = np.linspace(0, 2 * math.pi, AROUND + 1)[None, :-1]
    r, z = rows[:, :1], rows[:, 1:]
    edge = np.clip((r - .82) / .18, 0, 1)
    ragged = noise(4 * np.cos(a) + 9 + seed, 4 * np.sin(a) + 5, 4, seed) - .5
    q = radius * r * (1 + .010 * np.sin(2 * a + ph[0]) + .006 * np.sin(3 * a + ph[1])) + .0018 * ragged * edge ** 2
    x, y = q * np.cos(a), q * np.sin(a)
    swell = .0016 * (noise(x * 28 + 7 * seed, y * 28, 2, seed) - .5) + .00032 * (noise(x * 210 + 7 * seed, y * 210, 3, seed + 5) - .5)
    wave = .0009 * np.sin(2 * a + ph[2]) * edge
    verts = np.stack([x, y, z * rng.uniform(.95, 1.05) + np.sign(z) * swell * (1 - .6 * edge) + wave], -1).reshape(-1, 3)
    count = len(rows)
    first = (np.arange(count - 1)[:, None] * AROUND + np.arange(AROUND)).ravel()
    second = (np.arange(count - 1)[:, None] * AROUND + (np.arange(AROUND) + 1) % AROUND).ravel()
    with core.at(at, tilt):
        core.mesh("Idli", verts, np.stack([first, second, second + AROUND, first + AROUND], -1), steamed(), True)


@m.cached
def spun_steel():
    """Steel plate that is scoured every day: rings of the lathe and of the scourer, scratches of spoons, grey films."""
    g = m.Graph("spun steel")
    where = g.coords(1, "Object")
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    cloud, film = g.noise(where, 36, 5, .62), g.noise(where, 130, 4, .6)
    drift = g.math("MULTIPLY", cloud, 1.5)
    rings = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", radius, 2600.0), 1: g.math("MULTIPLY", z, 700.0), 2: drift}).outputs[0], 1, 2, .5)
    hoops = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", radius, 420.0), 1: g.math("MULTIPLY", z, 400.0), 2: drift}).outputs[0], 1, 3, .6)
    scratch = 0.0
    for k, angle in enumerate((10, 58, 117, 151)):
        moved = g.node("Mapping", {"Vector": where, "Scale": (20.0, 760.0, 760.0), "Rotation": (0, 0, math.radians(angle)), "Location": (3.1 * k, 1.7 * k, 0)}).outputs[0]
        line = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(moved, 1, 2, .5), .5)), .0, .008, 1, 0)
        scratch = g.math("MAXIMUM", g.math("MULTIPLY", line, g.span(g.noise(where, 45 + 20 * k, 2, .5), .52, .62)), scratch)
    c = g.mix(g.span(cloud, .35, .7, 0, .6), "#b3b1ac", "#8a8781")
    c = g.mix(g.span(rings, .35, .65, 0, .08), c, "#75736e")
    c = g.mix(g.span(hoops, .5, .7, 0, .12), c, "#66645f")
    c = g.mix(g.math("MULTIPLY", scratch, .15), c, "#d6d4cf")
    # all of it above .28, see "How well" in art/README.md
    rough = g.math("ADD", g.span(cloud, .3, .72, .285, .36), g.math("ADD", g.span(film, .48, .7, 0, .10), g.math("MULTIPLY", scratch, .1)))
    tangent = g.node("Tangent", direction_type="RADIAL", axis="Z").outputs[0]
    return g.principled(c, rough, g.bump(g.math("SUBTRACT", rings, g.math("MULTIPLY", scratch, .6)), .05, .0002), metallic=.85, anisotropic=.45, tangent=tangent)


def plate():
    """Round plate with a low wall and a rolled rim, a little out of true."""
    rows = [(0, .0050), (.060, .0050), (.078, .0049), (.0840, .0052), (.0885, .0085), (.0925, .0160), (.0945, .0196), (.0962, .0212), (.0982, .0212), (.0994, .0200), (.0990, .0186), (.0972, .0182), (.0955, .0172),
            (.0935, .0138), (.0900, .0066), (.0850, .0034), (.0780, .0032), (0, .0032)]
    obj = core.lathe(rows[::-1], spun_steel(), segments=256, smooth=60)
    for v in obj.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        v.co.z += (.0006 * math.sin(2 * a + 1) + .0003 * math.sin(5 * a)) * (math.hypot(v.co.x, v.co.y) / .099) ** 4


@m.cached
def plantain_leaf():
    """Upper side of a plantain leaf: waxy, veins side by side from the midrib (the object's X) outwards, finer ones between them, a bloom in places, its cut edge a little brown."""
    g = m.Graph("plantain leaf")
    where = g.coords(1, "Object")
    x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
    slow, mid, fine = g.noise(where, 26, 4, .6), g.noise(where, 160, 4, .62), g.noise(where, 1300, 3, .6)
    out = g.math("ABSOLUTE", g.math("ADD", y, RIB))
    along = g.math("ADD", g.math("SUBTRACT", x, g.math("MULTIPLY", out, .42)), g.math("ADD", g.math("MULTIPLY", g.math("MULTIPLY", out, out), 1.6), g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .006)))
    uneven = g.node("TexNoise", {"W": along, "Scale": 90.0, "Detail": 2.0}, noise_dimensions="1D").outputs["Fac"]
    main = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("ADD", g.math("DIVIDE", along, .0074), g.math("MULTIPLY", uneven, .9))), .5))
    vein = g.span(main, .0, .10, 1, 0)
    small = g.node("TexNoise", {"W": along, "Scale": 1500.0, "Detail": 1.0}, noise_dimensions="1D").outputs["Fac"]
    rib = g.span(out, .0012, .0034, 1, 0)
    c = g.mix(g.span(slow, .3, .7), "#2f5219", "#456d24")
    c = g.mix(g.span(small, .35, .65, 0, .45), c, "#5b8431")
    c = g.mix(g.math("MULTIPLY", vein, .55), c, "#769a4a")
    c = g.mix(g.math("MULTIPLY", g.span(mid, .56, .74), .30), c, "#7d9566")
    c = g.mix(rib, c, "#93a85c")
    edge = g.span(g.math("ADD", g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y))), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .003)), LEAF - .0016, LEAF - .0004)
    c = g.mix(g.math("MULTIPLY", edge, .6), c, "#6a5a2a")
    height = g.math("ADD", g.math("MULTIPLY", vein, -.8), g.math("ADD", g.math("MULTIPLY", small, .45), g.math("ADD", g.math("MULTIPLY", fine, .15), g.math("MULTIPLY", rib, 1.5))))
    return g.principled(c, g.math("ADD", g.span(slow, .3, .7, .27, .38), g.span(mid, .5, .75, 0, .14)), g.bump(height, .6, .0006), specular=.5)


def leaf():
    """Round piece cut out of a leaf, as large as the floor of the plate; it lies flat under what is on it and stands up a little at its edge."""
    rings, around = 60, 240
    r = np.linspace(0, 1, rings)[:, None]
    a = np.linspace(0, 2 * math.pi, around + 1)[None, :-1]
    cut = LEAF * (1 + .012 * (core.fractal_noise(2.2 * np.cos(a) + 5, 2.2 * np.sin(a) + 8, 3, 4) - .5) + .010 * np.sin(2 * a + .6))
    x, y = r * cut * np.cos(a), r * cut * np.sin(a)
    wave = (.0007 + .0024 * np.sin(3 * a + 1.1) + .0016 * np.sin(5 * a + 4)) * np.clip((r - .72) / .28, 0, 1) ** 2
    verts = np.stack([x, y, np.maximum(wave, 0) + .00025 * (core.fractal_noise(x * 60 + 3, y * 60, 3, 2) - .5)], -1).reshape(-1, 3)
    first = (np.arange(rings - 1)[:, None] * around + np.arange(around)).ravel()
    second = (np.arange(rings - 1)[:, None] * around + (np.arange(around) + 1) % around).ravel()
    obj = core.mesh("Leaf", verts, np.stack([first, first + around, second + around, second], -1), plantain_leaf(), True)
    thick = obj.modifiers.new("Thickness", "SOLIDIFY")
    thick.thickness, thick.offset = .0005, -1


def cloth():
    """The cloth under the plate: pressed flat by it, marks of its folding beside it."""
    def height(x, y):
        free = 1 - np.exp(-(np.hypot(x - .01, y - .02) / .105) ** 6)
        creases = .0030 * np.exp(-((x + .128) / .006) ** 2) + .0022 * np.exp(-((y + .135) / .005) ** 2)
        return .0012 + free * (creases + photo.folds(x, y, 22, 9, (.08, .30), (.008, .020), (.0015, .0048), 30, 50) + .0022 * core.fractal_noise(x * 11 + 7, y * 11 + 7, 3, 4))
    obj = photo.lying((.80, .60), height, coarse_linen(), (-.01, .02, 0), -11, .003, .0012)
    uv = obj.data.uv_layers.active.data
    values = np.empty(len(uv) * 2, np.float32)
    uv.foreach_get("uv", values)
    uv.foreach_set("uv", (values.reshape(-1, 2) * (.80, .60)).astype(np.float32).ravel())


def idli_breakfast():
    """From the seat of whoever is served: the leaning idli in focus."""
    p.fresh()
    core.box((3.0, 2.0, .05), (0, .4, -.025), photo.timber("#3d2c20", .45, .6), .006)
    cloth()
    with core.at((0, 0, .0002)):
        plate()
    with core.at((0, .001, FLOOR - .0001), -24):
        leaf()
    low = FLOOR + DOWN + LIP
    idli(3, (-.041, .026, low), (1, 1, 20))
    idli(8, (.041, .029, low), (-1, -1, 140))
    idli(5, (.001, -.0165, FLOOR + .0152), (20, 0, 8))
    core.box((5, .1, 3), (0, 1.5, 1.0), photo.paint("#4a4640", .7), 0)
    core.sky_gradient([(-10, "#3a3733"), (0, "#8a867e"), (60, "#9aa0a4")], .55)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 4
    core.area((-.75, .45, .40), (.0, 0, .02), (.20, .18), 9, (1, .92, .80))
    core.area((.8, -.5, .9), (0, 0, .02), (1.0, .9), 2.6, (.84, .89, 1))
    photo.window_gleam((-.75, .42, .50), (0, 0, .02), (.75, .65), (2, 2), 1.7, "#fff0da")
    photo.window_gleam((-.10, 1.2, .95), (0, 0, .02), (1.0, .7), (2, 1), .8, "#f6f1e8")
    core.camera((.050, -.53, .380), (.002, .004, .012), 87, fstop=4, focus=(.000, -.030, .030))
    return {"size": (1200, 800), "look": photo.look(.175, contrast=1.04, vignette=.22, saturation=.94, texture=.05)}


PICTURES = {
    "gallery/guruvayoor/idli-breakfast": idli_breakfast,
}

FINISH = {
    "gallery/guruvayoor/idli-breakfast": {"glow": (.12, .55), "fade": .11},
}
