"""The pool at blue hour: a candle lantern and sandals on its wet stone edge, the lit house and its reflections out of focus, 50 mm."""
import math
import random

import bpy
import numpy as np

from kit import architecture as arch
from kit import core, materials as m, photo, plants
from kit.solid import scatter

WARM = (1, .60, .28)
LEVEL = -.058  # of the water; the stone edge is at 0


# -------------------------------------------------------------- materials
@m.cached
def wet_stone(colour="#75706a", wet=.5, scale=1.0):
    """Sawn granite after rain: dark where it is damp, mirrors where water stands, lime at the pool's side."""
    g = m.Graph("wet stone")
    where = g.coords(scale, "World")
    cloud, grit, pits = g.noise(where, 3.1, 6, .62), g.noise(where, 210, 3, .6), g.noise(where, 62, 4, .62)
    pool = g.noise(where, 5.2, 3, .5, .6)
    damp = g.span(g.noise(where, 1.9, 4, .6), .28 + .2 * (1 - wet), .46 + .2 * (1 - wet))
    standing = g.span(pool, .60 - .14 * wet, .635 - .14 * wet)
    c = g.mix(g.span(cloud, .3, .7), m.scaled(colour, .72), m.scaled(colour, 1.12))
    c = g.mix(g.span(grit, .56, .70, 0, .7), c, m.scaled(colour, 1.75))
    c = g.mix(g.span(grit, .44, .30, 0, .8), c, m.scaled(colour, .35))
    c = g.mix(g.math("MULTIPLY", g.math("MAXIMUM", damp, standing), .62), c, m.scaled(colour, .16))
    rough = g.math("MULTIPLY", g.span(damp, 0, 1, .62, .30), g.span(grit, .3, .7, .85, 1.15))
    rough = g.math("ADD", g.math("MULTIPLY", rough, g.span(standing, 0, 1, 1, 0)), g.span(standing, 0, 1, 0, .025))
    relief = g.math("ADD", g.math("MULTIPLY", pits, .7), g.math("MULTIPLY", grit, .3))
    height = g.math("ADD", g.math("MULTIPLY", relief, g.span(standing, 0, 1, 1, .02)), g.math("MULTIPLY", standing, .9))
    return g.principled(c, rough, g.bump(height, .55, .0022), specular=.5)


@m.cached
def rippled_water():
    """Pool water at dusk: a mirror at a flat angle, dark teal under it, two lengths of small waves."""
    g = m.Graph("pool water")
    long = g.noise(g.coords((1.7, 1.0, 1), "World"), 2.2, 2, .5, .5)
    short = g.noise(g.coords((1.5, 1.0, 1), "World", (0, 0, .5)), 7.5, 2, .5, .3)
    calm = g.span(g.noise(g.coords(1, "World"), .35, 2), .35, .65, .6, 1.15)
    height = g.math("MULTIPLY", g.math("ADD", long, g.math("MULTIPLY", short, .34)), calm)
    return g.principled("#08211f", .015, g.bump(height, 1.0, .014), specular=.5, ior=1.33)


@m.cached
def mosaic():
    """Glass tiles of the basin's rim, 25 mm, each of its own teal, lime on some."""
    g = m.Graph("mosaic")
    _, y, z = g.node("SeparateXYZ", {0: g.coords(40, "World")}).outputs
    cell = g.node("CombineXYZ", {0: g.math("FLOOR", y), 1: g.math("FLOOR", z)}).outputs[0]
    tone = g.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs["Value"]
    joint = g.math("MAXIMUM", *(g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", q), .5)), .43, .47) for q in (y, z)))
    c = g.mix(tone, "#1f5557", "#4d8c88")
    c = g.mix(joint, c, "#6b6f68")
    return g.principled(c, g.span(joint, 0, 1, .12, .7), g.bump(joint, -.4, .001))


# ------------------------------------------------------- on the stone edge
def slab(size, location, material, rng, bevel=.012):
    """Stone slab with worn, uneven edges, laid a hair out of true."""
    tilt = tuple(rng.normal(0, .12) for _ in range(2)) + (rng.normal(0, .10),)
    obj = core.box(size, location, material, bevel, tilt, "Slab", 3)
    fine = obj.modifiers.new("Fine", "SUBSURF")
    fine.subdivision_type, fine.levels, fine.render_levels = "SIMPLE", 4, 4
    worn = obj.modifiers.new("Worn", "DISPLACE")
    worn.texture = bpy.data.textures.get("Worn") or bpy.data.textures.new("Worn", "CLOUDS")
    worn.texture.noise_scale, worn.texture_coords, worn.strength, worn.mid_level = .045, "GLOBAL", .005, .5
    return obj


def edge():
    """Coping along x 0..0.36, flags behind it, the tiled rim below, the water."""
    rng = np.random.default_rng(4)
    stone, flags = wet_stone(), wet_stone("#5f5b55", .45, 1.2)
    y = -.35
    while y < 19:
        long = rng.uniform(.56, .64)
        slab((.37, long - .007, .05), (.165, y + long / 2, -.025 + rng.normal(0, .0008)), stone, rng)
        y += long
    for i in range(12):
        for j in range(18):
            core.box((.592, .592, .04), (.36 + .30 + .6 * i, -.1 + .6 * j + .3 * (i % 2), -.024 + rng.normal(0, .0008)), flags, .005)
    core.box((12, 30, .04), (6.02, 12, -.050), m.plain("#2b2a27", .9), 0)
    core.box((.1, 19.5, 1.2), (.07, 9.2, -.651), mosaic(), 0)
    core.box((9, .1, 1.2), (-4.4, 18.9, -.651), mosaic(), 0)
    core.box((9.5, .5, .05), (-4.2, 19.1, -.025), stone, .01)
    core.mesh("Water", [(-9, -3, LEVEL), (.05, -3, LEVEL), (.05, 18.9, LEVEL), (-9, 18.9, LEVEL)], [(0, 1, 2, 3)], rippled_water())


def drops(spots, rng, material):
    """Drops standing on stone: flat domes of uneven outline; spots: (x, y, z, radius)."""
    for x, y, z, r in spots:
        a, b, turn = rng.uniform(.75, 1.2), rng.uniform(.8, 1.25), rng.uniform(0, 360)
        with core.at((x, y, z), turn, (r * a, r * b, r)):
            core.lathe([(1.0, 0), (.97, .12), (.86, .27), (.62, .41), (.3, .48), (0, .5)], material, segments=20, smooth=True)


def lantern(high=.25, wide=.13):
    """Black iron lantern: four panes, a pitched lid with a ring, a candle burning low."""
    iron = m.plain("#171513", .42, .75)
    h, w = high, wide / 2
    core.box((wide + .022, wide + .022, .010), (0, 0, .013), iron, .003)
    core.box((wide + .012, wide + .012, .009), (0, 0, h), iron, .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            core.box((.010, .010, h - .012), (sx * w, sy * w, .013 + (h - .012) / 2), iron, .002)
            core.sphere(.008, (sx * w, sy * w, .005), iron, 16)
    for k in range(4):
        with core.at((0, 0, 0), 90 * k):
            core.box((wide, .004, .011), (0, -w, .026), iron, .0015)
            core.box((wide, .004, .011), (0, -w, h - .012), iron, .0015)
            core.mesh("Pane", [(-w, -w, .02), (w, -w, .02), (w, -w, h - .01), (-w, -w, h - .01)], [(0, 1, 2, 3)], pane())
    lid = [(w * 1.22, h + .004), (w * 1.20, h + .010), (w * .55, h + .052), (w * .42, h + .056), (w * .42, h + .072), (w * .5, h + .076), (w * .2, h + .088), (0, h + .09)]
    core.lathe([(r * 1.414, z) for r, z in lid], iron, segments=4, smooth=False, rotation=(0, 0, 45))
    core.tube([(.024 * math.cos(a), .006 * math.sin(a), h + .108 + .024 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)[:-1]], .0028, iron, 10, True)
    top = .105
    core.lathe([(0, .018), (.031, .018), (.033, .022), (.0325, top - .006), (.031, top), (.0285, top + .001), (.026, top - .006), (.012, top - .010), (0, top - .010)],
               wax(), segments=48, smooth=50)
    core.tube([(0, 0, top - .011), (.0006, 0, top - .002), (.002, 0, top + .004)], .0011, m.plain("#120c08", .9), 8)
    core.lathe([(0, top + .000), (.0046, top + .007), (.0050, top + .013), (.0032, top + .024), (.0012, top + .033), (0, top + .037)], m.flame(26), segments=18, smooth=True)
    core.point((0, 0, top + .018), 1.5, (1, .56, .22), .010)


@m.cached
def pane():
    """Thin lantern glass: clear, mirrors a little, soot and water marks."""
    g = m.Graph("lantern glass")
    marks = g.noise(g.coords(1, "World"), 36, 5, .65)
    clear = g.node("BsdfTransparent", {"Color": g.mix(g.span(marks, .5, .8, 0, .35), "#f4f1ea", "#6f6355")}).outputs[0]
    shine = g.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .03}).outputs[0]
    facing = g.span(g.node("LayerWeight", {"Blend": .5}).outputs["Facing"], .5, 1, .04, .35)
    fac = g.math("MULTIPLY", facing, g.math("SUBTRACT", 1.0, g.node("LightPath").outputs["Is Shadow Ray"]))
    return g.surface(g.node("MixShader", {0: fac, 1: clear, 2: shine}).outputs[0])


@m.cached
def wax():
    """Candle wax lit from within, brightest under its flame."""
    g = m.Graph("wax")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Object")}).outputs[2]
    light = g.span(z, .045, .105, .05, 1.5)
    inner = g.emit(g.mix(g.span(z, .05, .105), "#c8631c", "#ffb765"), light)
    body = g.node("BsdfPrincipled", {"Base Color": "#d9c6a2", "Roughness": .45}).outputs[0]
    return g.surface(g.node("AddShader", {0: inner, 1: body}).outputs[0])


def sandal(leather, sole, side=1):
    """Flat leather sandal on its sole, toes to +Y: toe loop and one broad strap; side: 1 right, -1 left."""
    foot = [(-.030, -.118), (-.012, -.127), (.012, -.127), (.030, -.117), (.037, -.092), (.036, -.04), (.042, .02), (.048, .062), (.043, .096), (.026, .121), (.002, .129), (-.022, .118),
            (-.036, .092), (-.039, .05), (-.034, -.01), (-.034, -.06), (-.036, -.095)]
    ring = np.array(foot) * (side, 1)
    t = np.linspace(0, len(ring), 90, endpoint=False)
    wide = np.vstack([ring[-2:], ring, ring[:3]])
    smooth = np.stack([np.interp(t + 2, np.arange(len(wide)), wide[:, k]) for k in (0, 1)], -1)
    for _ in range(3):
        smooth = (np.roll(smooth, 1, 0) + 2 * smooth + np.roll(smooth, -1, 0)) / 4
    for z, thick, grow, mat in ((0, .010, 1.0, sole), (.010, .0045, .975, leather)):
        obj = core.extrude_profile([tuple(q * grow) for q in smooth], thick, mat, (0, 0, 0), .0015, (90, 0, 0))
        obj.location.z = z + thick
    for q in smooth[::2]:  # stitches
        a = q * .90
        core.sphere(.0012, (a[0], a[1], .0148), m.plain("#b89a6a", .8), 8)

    def strap(u, v):
        a = math.pi * u
        return side * (.004 + -.046 * math.cos(a)), .030 + .050 * (v - .5) * (1 - .15 * math.sin(a)) + .010 * math.cos(a), .012 + .046 * math.sin(a) ** .75 * (1 - .12 * v)
    obj = core.grid_surface(strap, None, leather, steps=(36, 10))
    thick = obj.modifiers.new("Thickness", "SOLIDIFY")
    thick.thickness, thick.offset = .0028, 0
    core.tube([(side * (-.014 + .026 * s), .088 + .002 * abs(s), .0145 + .020 * math.cos(s * math.pi / 2)) for s in np.linspace(-1, 1, 15)], .0036, leather, 10)


def towel_roll(length=.30, turns=4.2, gap=.0125, seed=2):
    """White terry towel rolled up, lying along X, its pile standing out in thousands of short loops."""
    rng = np.random.default_rng(seed)
    a = np.linspace(0, 2 * math.pi * turns, 190)
    r = .010 + gap * a / (2 * math.pi)
    r = r * (1 + .03 * np.sin(2 * a + 1) + .018 * np.sin(3 * a))
    x = np.linspace(-.5, .5, 46)
    aa, xx = np.meshgrid(a, x)
    rr = np.broadcast_to(r, aa.shape) * (1 + .03 * (core.fractal_noise(xx * 9, aa * .9, 2, seed) - .5))
    ends = .006 * np.sin(aa * 1.7) + .010 * (aa / a[-1] - .5) + .005 * np.sin(aa * .6 + 2)
    px = xx * length + np.sign(xx) * np.abs(xx * 2) ** 6 * ends
    squash = .90
    points = np.stack([px, rr * np.cos(aa - .6), (rr * np.sin(aa - .6)) * squash], -1)
    points[..., 2] -= points[..., 2].min()
    n = len(a)
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(x) - 1) for i in range(n - 1)]
    cloth = photo.cotton("#dddad3", 500, .95, .05)
    obj = core.mesh("Towel", points.reshape(-1, 3), faces, cloth, True)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = gap * .72, 0
    # loops: outside all along, and over the folds that show at both ends
    rows = len(x)
    outer = rng.uniform((0, n - n / turns * 1.02), (rows - 1.001, n - 1.001), (34000, 2))
    rims = np.stack([rng.choice([0.0, rows - 1.001], 26000), rng.uniform(0, n - 1.001, 26000)], -1)
    at = np.vstack([outer, rims])
    i, j = at[:, 0].astype(int), at[:, 1].astype(int)
    f, g = (at[:, 0] - i)[:, None], (at[:, 1] - j)[:, None]
    base = (points[i, j] * (1 - f) + points[i + 1, j] * f) * (1 - g) + (points[i, j + 1] * (1 - f) + points[i + 1, j + 1] * f) * g
    centre = np.stack([base[:, 0], np.zeros(len(base)), np.full(len(base), points[..., 2].max() / 2)], -1)
    away = base - centre
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    rim = np.arange(len(base)) >= len(outer)
    away[rim] = np.where(rng.random(rim.sum())[:, None] < .8, np.sign(base[rim, :1]) * (1, 0, 0), away[rim])
    base[rim] += rng.normal(0, gap * .22, (rim.sum(), 3)) * (0, 1, 1)
    base[~rim] += away[~rim] * gap * .32
    tip = base + (away + rng.normal(0, .55, base.shape)) * rng.uniform(.0016, .0036, (len(base), 1))
    side = np.cross(away, rng.normal(0, 1, base.shape))
    side *= .00042 / np.linalg.norm(side, axis=1, keepdims=True)
    quads = np.stack([base - side, base + side, tip + side * .8, tip - side * .8], 1).reshape(-1, 3)
    core.mesh("Pile", quads, np.arange(len(quads)).reshape(-1, 4), cloth)


@m.cached
def worn_leather(colour="#8a5a36"):
    """Oiled hide, dark from wet feet, pale where it bends."""
    g = m.Graph("worn leather")
    where = g.coords(1, "Object")
    cloud, pores = g.noise(where, 26, 5, .6), g.noise(where, 420, 3, .6)
    c = g.mix(g.span(cloud, .3, .7), m.scaled(colour, .45), m.scaled(colour, 1.2))
    return g.principled(c, g.span(cloud, .3, .7, .30, .55), g.bump(g.math("ADD", pores, cloud), .25, .0009), specular=.45)


def ladder(x, y):
    """Two bent steel rails that lead into the water."""
    steel = m.plain("#cfcfcb", .14, 1.0)
    for s in (-.25, .25):
        arc = [(x + .42, y + s, 0), (x + .42, y + s, .55)]
        arc += [(x + .42 - .27 * (1 - math.cos(a)), y + s, .55 + .22 * math.sin(a)) for a in np.linspace(.1, math.pi - .1, 22)]
        arc += [(x - .12, y + s, .50), (x - .12, y + s, -.9)]
        core.tube(arc, .0215, steel, 24)
        core.lathe([(.05, 0), (.05, .006), (.03, .016), (.0215, .02)], steel, (x + .42, y + s, 0), 32)


# ------------------------------------------------------------- out of focus
def house():
    """Low tiled house across the pool's end: verandah on columns, lit doors, hanging lamps."""
    kit = arch.Kit(**arch.palette(wall="#d9d0bd", shade="#b9af9a", lit=.42, tile_dark="#6a3a2a", tile_light="#a05e42", moss=.5))
    kit.stand(-4.2, 25.0, 0)
    kit["stone"].box((-9.4, -3.0, -.1), (9.4, 5, .25), .03)
    fl = .25
    spots = np.arange(1.6, 15, 2.45)
    kit.at(-8.2, 0, 0)
    ops = [(u - .75, u + .75, fl, fl + 2.25) for u in spots]
    arch.wall(kit, 16.4, 3.3, ops, .35)
    for k, (a, b, _, _) in enumerate(ops):
        arch.window(kit, (a + b) / 2, fl + .02, 1.5, 2.23, (.55, .42, 0, .60, .48, .5)[k], None, panes=(3, 2), sill=False, seed=k)
    kit.at(8.2, 0, 0, 90)
    arch.wall(kit, 5, 3.3, (), .35)
    kit.at()
    for x in np.arange(-8.8, 8.9, 2.2):
        arch.column(kit, x, -2.5, fl, 2.75, .14, "wall~")
    kit["beam"].box((-9.1, -2.65, 2.75), (9.1, -2.35, 2.95), .02)
    arch.hip_roof(kit, -10, 10, -3.4, 6.4, 2.75, 27, 1.2, seed=3)
    kit.build()
    for k, x in enumerate(np.arange(-12.4, 4.2, 2.45)):
        core.sphere(.085, (x - .4, 23.5, 2.25 + .06 * (k % 2)), m.glow("#ffb768", 22), 16)
    for x in (-11.5, -8.5, -5.5, -2.5, .5, 3.2):
        core.area((x, 24.2, 2.75), (x, 24.4, 0), (2.4, 1.2), 5.5, WARM)


def garden():
    """Hedge, palms and a lounger along the deck, all dark; stake lamps among them."""
    clump = plants.areca_clump(6, 9, 2.2)
    scatter(clump, [(4.6, 11, 0, 0, 1.0), (5.2, 15, 0, 80, 1.1), (5.6, 19, 0, 160, 1.2), (6.5, 23, 0, 30, 1.3), (-11, 21, 0, 200, 1.2), (-10.6, 16.5, 0, 20, 1.0)])
    hedge = plants.shrub(.6, 1.0, 9, leaves=1500, size=.15, dark="#131d12", light="#33452a", slim=.4)
    scatter(hedge, [(3.6 + .25 * math.sin(y), y, 0, y * 50, .9) for y in np.arange(7, 24, 1.1)])
    palms = [plants.coconut_palm(10, .14, 5, dark="#10180f", light="#2c3a20"), plants.coconut_palm(12, .07, 6, dark="#10180f", light="#2c3a20")]
    scatter(palms[0], [(8.6, 36, 0, 165, .68), (17, 52, 0, 60, .8)])
    scatter(palms[1], [(12.4, 40, 0, 190, .66), (-7, 56, 0, 60, .82)])
    for x, y in ((3.2, 9.5), (3.3, 13.5), (3.5, 18)):
        core.sphere(.05, (x, y, .42), m.glow("#ffb060", 16), 14)
        core.point((x - .15, y, .42), 6, WARM, .05)
    core.box((60, 60, .02), (0, 50, -.14), m.plain("#1b2016", .95), 0)


def dusk():
    """Sky a quarter of an hour after sunset."""
    core.sky_gradient([(-10, "#1a2330"), (0, "#80798a"), (4, "#5f6b8c"), (10, "#41598a"), (19, "#223a66"), (40, "#16294c"), (90, "#101f3c")], .30)


def poolside():
    """What both frames show."""
    rng = random.Random(3)
    edge()
    house()
    garden()
    ladder(.0, 6.6)
    with core.at((.235, 2.12, .001), 24):
        lantern()
    leather, sole = worn_leather(), m.plain("#2b1c13", .7)
    with core.at((.085, 1.74, .001), -8):
        sandal(leather, sole, 1)
    with core.at((.195, 1.68, .001), -27):
        sandal(leather, sole, -1)
    with core.at((.47, 1.98, .003), 38):
        towel_roll()
    water = m.plain("#2c302f", .03)
    drops([(rng.uniform(.0, .33), rng.uniform(1.0, 2.3), .0005, rng.choice((.002, .003, .004, .006))) for _ in range(90)], rng, water)
    dusk()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces = 5, 2
    core.area((1.5, -.6, 2.2), (.2, 1.8, 0), (.6, .6), 5, (1, .80, .58))


LOOK = photo.look(.09, contrast=1.02, saturation=.82, bloom=.10, bloom_threshold=1.2, vignette=.22)


def pool():
    """Wide: along the edge from just over the water."""
    poolside()
    core.camera((-.27, 0, .29), (-.10, 2.05, .06), 42, fstop=1.4, focus=(.2, 1.9, .08), level=True)
    return {"size": (1200, 800), "look": LOOK}


def pool_phone():
    """Square: the lantern to the right, the house's lights above the water."""
    poolside()
    core.camera((-.27, 0, .29), (.0, 2.05, .17), 56, (1, 1), fstop=1.5, focus=(.2, 1.9, .08), level=True)
    return {"size": (864, 864), "look": LOOK}


PICTURES = {"facilities/pool": pool, "facilities/pool.phone": pool_phone}
