"""Guruvayoor: an open brass steamer, idlis in the moulds inside, a breath of steam over it in the light of the kitchen's lamp; 102 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, develop, household as p, materials as m, photo

POT = (.052, .0)  # where the steamer stands (m)
RIM, HIGH = .118, .200  # radius of its rim, and how high that is


@m.cached
def beaten(base=.17, soot=0.0):
    """Brass beaten by hand and boiled in every morning: marks of the hammer, brown streaks where it boiled over, lime of dried drops; soot: up to which height the fire blackens it (m)."""
    g = m.Graph("beaten brass")
    where = g.coords(1, "Object")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    slow, mid, fine = g.noise(where, 17, 5, .62), g.noise(where, 95, 5, .66), g.noise(where, 800, 3, .6)
    bent = g.node("VectorMath", {0: where, 1: g.node("VectorMath", {0: g.node("TexNoise", {"Vector": where, "Scale": 30.0, "Detail": 2.0}).outputs["Color"], 3: .012}, operation="SCALE").outputs[0]}, operation="ADD").outputs[0]
    mark = g.node("TexVoronoi", {"Vector": bent, "Scale": 88.0, "Smoothness": .35}, feature="SMOOTH_F1").outputs["Distance"]
    run = g.noise(g.coords((70, 70, 5), "Object"), 1.0, 4, .62)
    scour = g.noise(g.coords((20, 20, 1500), "Object", (.25, .1, 0)), 1.0, 2, .6)
    c = g.mix(g.span(slow, .32, .68), "#8f6a33", "#b98e4e")
    c = g.mix(g.span(mid, .50, .74, 0, .65), c, "#523619")
    streak = g.math("MULTIPLY", g.span(run, .52, .66), g.span(slow, .38, .6, .15, .9))
    c = g.mix(g.math("MULTIPLY", streak, .55), c, "#3f2a16")
    spot = g.node("TexVoronoi", {"Vector": where, "Scale": 210.0}).outputs["Distance"]
    dried = g.math("MULTIPLY", g.math("MULTIPLY", g.span(spot, .26, .30), g.span(spot, .36, .32)), g.span(slow, .46, .62))
    c = g.mix(g.math("MULTIPLY", dried, .5), c, "#b7a98c")
    metal = 1.0
    rough = g.math("ADD", g.span(slow, .35, .7, base, base + .15), g.math("ADD", g.math("MULTIPLY", streak, .22), g.math("ADD", g.span(fine, .45, .75, 0, .08), g.math("MULTIPLY", dried, .3))))
    if soot:
        black = g.span(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .09)), soot, soot * .45)
        c = g.mix(black, c, "#15110d")
        rough = g.math("ADD", rough, g.math("MULTIPLY", black, .4))
        metal = g.math("SUBTRACT", 1.0, g.math("MULTIPLY", black, .85))
    height = g.math("ADD", g.math("MULTIPLY", mark, 2.6), g.math("ADD", g.math("MULTIPLY", mid, .35), g.math("ADD", g.math("MULTIPLY", scour, .08), g.math("MULTIPLY", slow, 1.5))))
    return g.principled(c, rough, g.bump(height, .26, .0016), metallic=metal)


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
    holes = g.math("MAXIMUM", pits(g, bent, 300.0, .36, .62), g.math("MULTIPLY", pits(g, bent, 900.0, .40, .40), g.span(mid, .38, .60, .15, .8)))
    c = g.mix(g.span(slow, .3, .7), "#777060", "#8b8474")
    c = g.mix(g.span(mid, .48, .74, 0, .28), c, "#75694f")
    c = g.mix(g.span(grain, .56, .30, 0, .30), c, "#8c8064")
    c = g.mix(g.math("MULTIPLY", holes, .8), c, "#4f4431")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", slow, .5), g.math("ADD", g.math("MULTIPLY", mid, .55), g.math("ADD", g.math("MULTIPLY", grain, .42), g.math("MULTIPLY", fine, .12)))), g.math("MULTIPLY", holes, 1.0))
    return rice(g, c, g.span(mid, .35, .7, .34, .58), g.bump(height, .70, .0016), .20)


PROFILE = [(0, 0), (.48, .015), (.79, .070), (.92, .155), (.985, .235), (1.004, .268), (1.008, .290), (.998, .312), (.970, .338), (.93, .385), (.84, .445), (.70, .505), (.52, .55), (.28, .578), (0, .585)]


def idli(at, seed, radius=.036):
    """One cake in its mould: what stands out of it, uneven, a soft rim at its edge."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6.28, 4)
    rings, around = 70, 160
    last = len(PROFILE) - 1
    r, z = (np.interp(np.linspace(4, last, rings + 1), range(last + 1), [q[k] for q in PROFILE]) for k in (0, 1))
    j, k = np.meshgrid(np.arange(around), np.arange(rings + 1))
    a = 2 * math.pi * j / around
    ragged = core.fractal_noise(3.4 * np.cos(a) + 9 + seed, 3.4 * np.sin(a) + 5, 5, seed) - .5
    q = radius * r[k] * (1 + .014 * np.sin(2 * a + ph[0]) + .010 * np.sin(5 * a + ph[1])) + .0022 * ragged * (k < 14)
    x, y = q * np.cos(a), q * np.sin(a)
    upper = np.clip(k / rings / .3, 0, 1)
    high = radius * (z[k] - .235) * rng.uniform(.85, 1.1) + upper * (.0028 * (core.fractal_noise(x * 60 + 7 * seed, y * 60, 3, seed) - .5) + .0018 * (core.fractal_noise(x * 300 + 7 * seed, y * 330, 3, seed + 5) - .5)
                                                                  + .0016 * np.sin(2.4 * x / radius + ph[3]))
    verts = np.stack([x, y, high], -1).reshape(-1, 3)
    first = (np.arange(rings)[:, None] * around + np.arange(around)).ravel()
    second = (np.arange(rings)[:, None] * around + (np.arange(around) + 1) % around).ravel()
    core.mesh("Idli", verts, np.stack([first, second, second + around, first + around], -1), steamed(), True, at)


def dented(obj, dents, uneven=.0012):
    """Knock a turned vessel out of round: dents are (direction in degrees, height, width, depth in m)."""
    for v in obj.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if r < .02:
            continue
        a = math.atan2(v.co.y, v.co.x)
        inward = uneven * (math.sin(2 * a + .8) + .5 * math.sin(5 * a + 30 * v.co.z) + .6 * math.sin(3 * a - 11 * v.co.z + 2))
        for way, z, wide, deep in dents:
            away = abs((a - math.radians(way) + math.pi) % (2 * math.pi) - math.pi) * r
            inward += deep * math.exp(-(away * away + (v.co.z - z) ** 2) / wide ** 2)
        v.co.x, v.co.y = v.co.x * (1 - inward / r), v.co.y * (1 - inward / r)
        v.co.z += .0010 * math.sin(2 * a + 1) + .0005 * math.sin(7 * a)
    return obj


def steamer():
    """The pot, its plate of moulds a little below the rim."""
    brass = beaten(.17, .062)
    wall = [(.082, .002), (.096, .004), (.108, .016), (.1165, .050), (.1185, .100), (.1150, .150), (.1105, .176), (.1100, .182), (.1150, .189), (.1225, .1945), (.1262, .1975), (.1272, .2005), (.1258, .2030), (.1225, .2028),
            (.1160, .1990), (.1095, .1945), (.1068, .184), (.1110, .150), (.1145, .100), (.1120, .050), (.104, .018), (0, .006)]
    dented(core.lathe(p.rounded(wall, 2), brass, segments=256, smooth=60), ((250, .118, .028, .0060), (283, .070, .020, .0042), (212, .150, .016, .0034), (305, .150, .034, .0030)))
    tin = beaten(.30)
    core.lathe(p.rounded([(0, .1640), (.098, .1640), (.1030, .1660), (.1035, .1690), (.1025, .1690)], 1), tin, segments=128)
    hole = core.cylinder(.0030, .0008, (0, 0, 0), m.plain("#0c0906", .9), 0, 24)  # the steam comes up through these
    core.instance(hole, [core.matrix((q * math.cos(math.radians(a)), q * math.sin(math.radians(a)), .1692)) for q, count, first in ((.0, 1, 0), (.016, 4, 87), (.087, 4, 87), (.091, 4, 99), (.091, 4, 75))
                         for a in (first + 90 * k for k in range(count))])
    rng = np.random.default_rng(5)
    for k in range(4):
        a = math.radians(42 + 90 * k)
        x, y = .057 * math.cos(a), .057 * math.sin(a)
        core.lathe([(.0355, .1640), (.0395, .1680), (.0405, .1695), (.0412, .1680), (.0425, .1640)], tin, (x, y, 0), 96)
        idli((x, y, .1672 + rng.uniform(-.0006, .0012)), 3 + k, .0375 + rng.uniform(-.0006, .0006))


@m.cached
def scoured():
    """Steel that is scoured every day: hoops of fine scratches, cloudy with fingers and steam."""
    g = m.Graph("scoured")
    where = g.coords(1, "Object")
    cloud, fine = g.noise(where, 55, 4, .6), g.noise(where, 420, 3, .6)
    hoops = g.noise(g.coords((6, 6, 2200), "Object"), 1.0, 3, .7)
    return g.principled(g.mix(g.span(cloud, .35, .7), "#a9a7a2", "#d2d0cb"), g.math("ADD", g.span(cloud, .35, .7, .12, .32), g.span(fine, .5, .7, 0, .08)), g.bump(hoops, .06, .0004), metallic=1.0)


def vapour(seed, size=(420, 560), strong=1.0):
    """How dense steam is (h, w, upper row first): a soft cloud over the mouth of the pot that thins and leans on its way up, no line in it."""
    w, h = size
    x, y = np.meshgrid(np.linspace(-1, 1, w), np.linspace(0, 1.35, h))  # y = 0 at the foot
    bend = core.fractal_noise(x * 1.1 + 9 * seed + 20, y * 1.5 + 20, 3, seed) - .5
    u = x - .22 * y + bend * .9 * np.clip(y * 1.5, 0, 1)
    body = np.exp(-(u / (.44 + .16 * y)) ** 2 * 1.5) * np.clip(y / .30, 0, 1) * np.clip((1.2 - y) / 1.0, 0, 1) ** 1.5
    warp = core.fractal_noise(u * 2.0 + 40 + seed, y * 1.6 + 3, 3, seed + 1) - .5
    lump = core.fractal_noise(u * 2.4 + 1.6 * warp + 3 * seed, y * 1.9 + 1.6 * warp + 8, 4, seed + 3)
    dense = body * np.clip((lump - .28) / .5, 0, 1)
    dense = develop.gauss(np.repeat(dense[..., None], 3, -1), 9)[..., 0]
    return (np.clip(dense * strong, 0, 1) * np.clip((1 - np.abs(x)) / .3, 0, 1))[::-1]


def steam(place, size, dense, colour=(1, .93, .82), light=1.0):
    """Steam or smoke as a sheet across the view, as dense as the array (h, w) says; it neither lights nor shades anything."""
    h, w = dense.shape
    image = bpy.data.images.new("Steam", w, h, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    flat = np.ones((h, w, 4), np.float32)
    flat[..., :3] = dense[::-1, :, None]
    image.pixels.foreach_set(flat.ravel())
    image.pack()
    g = m.Graph("steam")
    node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    node.image, node.extension, node.interpolation = image, "CLIP", "Cubic"
    shine = g.emit(core.rgba(colour), light)
    a, b = size
    with core.at(place):
        obj = core.mesh("Steam", [(-a / 2, 0, 0), (a / 2, 0, 0), (a / 2, 0, b), (-a / 2, 0, b)], [(0, 1, 2, 3)],
                        g.surface(g.node("MixShader", {0: node.outputs[0], 1: g.node("BsdfTransparent").outputs[0], 2: shine}).outputs[0]), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = obj.visible_transmission = False


@m.cached
def slab():
    """Black stone of a kitchen: honed, fine grained, dull where it is scoured, a few pale scratches."""
    g = m.Graph("kitchen slab")
    where = g.coords(1, "World")
    slow, grit = g.noise(where, 5, 4, .55), g.noise(where, 1100, 3, .7)
    scratch = g.math("MULTIPLY", g.span(g.noise(g.coords((8, 300, 1), "World", (0, 0, .5)), 1, 2, .6), .70, .75), g.span(slow, .42, .62))
    c = g.mix(g.span(grit, .35, .65), "#211f1d", "#34312e")
    c = g.mix(g.span(grit, .66, .76, 0, .5), c, "#57524c")
    c = g.mix(g.math("MULTIPLY", scratch, .3), c, "#6a645c")
    return g.principled(c, g.span(slow, .3, .7, .34, .46), g.bump(grit, .18, .0004), specular=.45)


def idli_breakfast():
    """Over the rim into the moulds; the lamp is at the left and behind, the far wall in the dark."""
    p.fresh()
    core.box((3.2, 1.5, .05), (0, .35, -.025), slab(), .010)
    with core.at((*POT, 0)):
        steamer()
    core.box((5, .1, 3), (0, .95, 1.0), aged.lime("#2a251f", .8), 0)
    # a shelf of vessels in the dark, and a second lamp's gleam on them
    with core.at((.34, .62, 0)):
        core.lathe(p.rounded([(0, 0), (.07, 0), (.09, .03), (.10, .10), (.075, .15), (.085, .17), (.080, .17)], 2), beaten(.25), segments=96, smooth=60)
    with core.at((-.30, .70, 0)):
        core.lathe(p.rounded([(0, 0), (.05, 0), (.055, .02), (.06, .12), (.058, .13)], 2), scoured(), segments=96, smooth=60)
    for y, size, seed, strong, light in ((.030, (.34, .36), 3, .62, .040), (.085, (.40, .44), 12, .55, .080)):
        steam((POT[0] - .01, y, HIGH - .040), size, vapour(seed, strong=strong), light=light)
    for x, y, z, r, power in ((-.245, .86, .150, .010, 5.0), (-.305, .88, .115, .008, 3.0)):  # lamps of the next room
        core.sphere(r, (x, y, z), m.glow("#ffb560", power), 24)
    core.sky_gradient([(-10, "#1c1c1e"), (0, "#3a4046"), (60, "#333b44")], .28)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 4, 5, 12
    core.area((-.62, .42, .62), (.05, 0, .16), (.12, .12), 2.6, (1, .86, .66))
    core.area((-.70, -.80, .75), (0, 0, .10), (.5, .5), 1.6, (1, .86, .68))
    core.area((.8, -.6, .9), (0, 0, .10), (1.0, .9), 1.3, (.76, .86, 1))
    photo.window_gleam((-.62, .42, .62), (.05, 0, .12), (.30, .30), (1, 1), 4.6, "#ffd9a4")
    photo.window_gleam((-.75, -.70, .45), (.05, 0, .10), (.5, .7), (2, 3), 1.8, "#ffdcae")
    photo.window_gleam((.05, -1.35, .30), (.05, 0, .10), (1.5, .8), (1, 1), .20, "#ffe4c2")
    photo.window_gleam((.05, .1, 1.3), (.05, 0, .15), (1.2, 1.0), (1, 1), .22, "#f3e6d4")
    photo.window_gleam((.75, -.45, .35), (.08, 0, .08), (.4, .6), (2, 2), .9, "#cfe0ff")
    core.camera((.000, -.92, .660), (.052, .0, .158), 102, fstop=6.3, focus=(.045, -.050, .185))
    return {"size": (1200, 800), "look": photo.look(.075, contrast=1.06, vignette=.24, saturation=.92, bloom=.06)}


PICTURES = {
    "gallery/guruvayoor/idli-breakfast": idli_breakfast,
}

FINISH = {
    "gallery/guruvayoor/idli-breakfast": {"glow": (.14, .55), "fade": .12, "balance": (1.01, 1, .98)},
}
