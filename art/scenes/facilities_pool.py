"""The pool at nightfall: a candle lantern and a towel on its wet stone edge, the balconies of the block of flats beyond the water."""
import math
import random

import bpy
import numpy as np

from kit import architecture as arch, core, household as p, materials as m, photo, plants, weathered as old
from kit.solid import scatter
from scenes import exterior_vazhakala as street
from scenes.exterior_grove import haze

WARM = (1, .60, .28)
LEVEL = -.058  # of the water; the stone edge is at 0


# -------------------------------------------------------------- materials
@m.cached
def wet_stone(colour="#75706a", wet=.5, scale=1.0):
    """Sawn granite after rain: it dries from the edges of each wet place inwards, pale lime where the water went, a film that mirrors where it is deepest; wet: how much of it."""
    g = m.Graph("wet stone")
    where = g.coords(scale, "World")
    cloud, grit, pits = g.noise(where, 3.1, 6, .62), g.noise(where, 210, 3, .6), g.noise(where, 62, 4, .62)
    lie = g.math("ADD", g.noise(where, 2.3, 3, .5, .4), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(where, 11, 4, .6), .5), .22))
    film = g.ramp(lie, [(.40 + .12 * (1 - wet), "#000000"), (.72 + .10 * (1 - wet), "#ffffff")], "EASE")
    rim = g.math("MULTIPLY", g.span(film, .02, .14), g.span(film, .40, .16))
    c = g.mix(g.span(cloud, .3, .7), m.scaled(colour, .72), m.scaled(colour, 1.12))
    c = g.mix(g.span(grit, .56, .70, 0, .7), c, m.scaled(colour, 1.75))
    c = g.mix(g.span(grit, .44, .30, 0, .8), c, m.scaled(colour, .35))
    c = g.mix(g.math("MULTIPLY", rim, g.span(pits, .3, .7, .05, .22)), c, m.scaled(colour, 1.5))
    c = g.mix(g.math("MULTIPLY", film, .62), c, m.scaled(colour, .20))
    dry = g.math("POWER", g.math("SUBTRACT", 1.0, film), 1.5)
    rough = g.math("ADD", .035, g.math("MULTIPLY", dry, g.span(grit, .3, .7, .46, .62)))
    relief = g.math("ADD", g.math("MULTIPLY", pits, .7), g.math("MULTIPLY", grit, .3))
    height = g.math("ADD", g.math("MULTIPLY", relief, g.span(dry, 0, 1, .04, 1)), g.math("MULTIPLY", cloud, .5))
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
    stone, flags = wet_stone(), wet_stone("#5f5b55", .22, .8)
    y = -.35
    while y < 19:
        long = rng.uniform(.56, .64)
        slab((.37, long - .007, .05), (.165, y + long / 2, -.025 + rng.normal(0, .0008)), stone, rng)
        y += long
    for i in range(13):
        for j in range(34):
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


SOLE = [(-.030, -.118), (-.012, -.127), (.012, -.127), (.030, -.117), (.037, -.092), (.036, -.04), (.042, .02), (.048, .062), (.043, .096), (.026, .121), (.002, .129), (-.022, .118),
        (-.036, .092), (-.039, .05), (-.034, -.01), (-.034, -.06), (-.036, -.095)]


@m.cached
def footbed():
    """Pale rubber that a foot has darkened at heel and ball, wet in places, scratched."""
    g = m.Graph("footbed")
    where = g.coords(1, "Object")
    cloud, fine = g.noise(where, 40, 4, .6), g.noise(where, 600, 3, .6)
    x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
    print_ = 0.0
    for px, py, wide, long in ((0, -.085, .026, .032), (.004, .055, .032, .030)):
        d = g.math("ADD", g.math("POWER", g.math("DIVIDE", g.math("ABSOLUTE", g.math("SUBTRACT", x, px)), wide), 2.0), g.math("POWER", g.math("DIVIDE", g.math("ABSOLUTE", g.math("SUBTRACT", y, py)), long), 2.0))
        print_ = g.math("ADD", print_, g.span(d, 1.5, .2, 0, .75), True)
    c = g.mix(g.span(cloud, .3, .7), "#a8a08c", "#c4bca8")
    c = g.mix(g.math("MULTIPLY", print_, g.span(fine, .2, .7, .6, 1.0)), c, "#5b5142")
    pattern = g.node("TexVoronoi", {"Vector": where, "Scale": 330.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    return g.principled(c, g.span(cloud, .35, .65, .22, .50), g.bump(g.math("ADD", g.math("MULTIPLY", g.span(pattern, 0, .12), .8), fine), .35, .0009), specular=.4)


def sandal(side=1):
    """Rubber bathing sandal, toes to +Y: a pale footbed on a blue sole, two straps from the post between the toes to both sides; side: 1 right, -1 left."""
    blue = m.plain("#23405e", .36)
    ring = np.array(SOLE) * (side, 1)
    t = np.linspace(0, len(ring), 90, endpoint=False)
    wide = np.vstack([ring[-2:], ring, ring[:3]])
    smooth = np.stack([np.interp(t + 2, np.arange(len(wide)), wide[:, k]) for k in (0, 1)], -1)
    for _ in range(3):
        smooth = (np.roll(smooth, 1, 0) + 2 * smooth + np.roll(smooth, -1, 0)) / 4
    for z, thick, grow, mat in ((0, .011, 1.0, blue), (.011, .0055, .992, footbed())):
        obj = core.extrude_profile([tuple(q * grow) for q in smooth], thick, mat, (0, 0, 0), .0022, (90, 0, 0))
        obj.location.z = z + thick
    for s, reach in ((1, .040), (-1, .036)):
        line = p.rounded([(side * .002, .080, .012), (side * .002, .079, .026), (side * (.003 + s * .012), .066, .040), (side * (.004 + s * .030), .034, .047), (side * (.003 + s * reach), .004, .034),
                          (side * (.002 + s * reach), -.012, .013)], 3)
        share = np.linspace(0, 1, len(line))
        core.tube(line, .0042, blue, 14, radii=(.8 + 1.0 * np.sin(math.pi * np.clip(share * 1.1, 0, 1)) ** 1.5).tolist())


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


def ladder(x, y):
    """Two bent steel rails that lead into the water."""
    steel = m.plain("#cfcfcb", .14, 1.0)
    for s in (-.25, .25):
        arc = [(x + .42, y + s, 0), (x + .42, y + s, .55)]
        arc += [(x + .42 - .27 * (1 - math.cos(a)), y + s, .55 + .22 * math.sin(a)) for a in np.linspace(.1, math.pi - .1, 22)]
        arc += [(x - .12, y + s, .50), (x - .12, y + s, -.9)]
        core.tube(arc, .0215, steel, 24)
        core.lathe([(.05, 0), (.05, .006), (.03, .016), (.0215, .02)], steel, (x + .42, y + s, 0), 32)


# ------------------------------------------------------------- beyond the edge
def block():
    """The back of the block of flats at the pool's far end: balconies of teal tiles and concrete full of plants, some rooms lit."""
    rng = np.random.default_rng(11)
    kit = arch.Kit(**arch.palette(lit=.4))
    kit.materials.update(street.skins())
    kit.stand(8.6, 23.5, .15 - street.FOOT, -13)
    lamps = {(0, 0): 20, (0, 2): 30, (0, 3): 7, (1, 1): 26, (1, 2): 9, (1, 4): 24, (2, 0): 14, (2, 3): 22, (3, 1): 12, (3, 2): 26}
    spots = []
    for f in range(4):
        for i in range(6):
            street.bay(kit, f, i, rng, spots, lamps)
    top = street.FOOT + 4 * street.FLOOR
    kit["concrete"].box((-.14, -.4, 3), (.16, 9, top), .02)
    kit["slab"].box((-26, -1.2, top), (.5, 9, top + .28), .02)
    street.planting([kit.world(*spot) for spot in spots], rng)
    kit.build()


def lounger(x, y, turn, cloth):
    """Low teak lounger, its back half raised, a mattress on it and a towel thrown over the end."""
    wood = photo.timber("#5a4230", .5)
    with core.at((x, y, 0), turn):
        for sx in (-.31, .31):
            core.box((.05, 1.95, .07), (sx, 0, .27), wood, .008)
            for sy in (-.8, .75):
                core.box((.055, .055, .27), (sx, sy, .135), wood, .006)
        for k in range(9):
            core.box((.60, .09, .018), (0, -.9 + .13 * k, .305), wood, .004)
        with core.at((0, .28, .30), (34, 0, 0)):
            for k in range(6):
                core.box((.60, .09, .018), (0, .06 + .13 * k, .005), wood, .004)
            core.box((.58, .80, .08), (0, .42, .055), cloth, .035, segments=4)
        core.box((.58, 1.2, .08), (0, -.32, .355), cloth, .035, segments=4)
        photo.bedding(.60, .7, .405, .16, photo.cotton("#d5d1c8", 600, .95, .05), 4, 0, .012, True, .014, 1.4, .12, "Towel").location.y = -.25


def garden():
    """Hedges along the deck, palms along two sides, trees in the dusk, stake lamps."""
    rng = np.random.default_rng(5)
    hedge = plants.shrub(.7, 1.1, 9, leaves=3000, size=.09, dark="#10180c", light="#37472a")
    big = plants.shrub(1.5, 2.6, 15, leaves=6000, size=.12, dark="#10170c", light="#34422a")
    scatter(hedge, [(7.6 + .3 * math.sin(y), y, -.05, y * 50, rng.uniform(.8, 1.15)) for y in np.arange(6, 18, 1.0)])
    scatter(hedge, [(-10.4 + rng.normal(0, .2), y, -.05, y * 70, rng.uniform(.7, 1.1)) for y in np.arange(4, 22, .95)])
    scatter(hedge, [(x, 20.2 + rng.normal(0, .15), -.05, x * 70, rng.uniform(.5, .8)) for x in np.arange(-9, -2.5, .95)])
    scatter(big, [(-12.5 + rng.normal(0, .5), y, -.2, 70 * y, rng.uniform(.8, 1.3)) for y in np.arange(8, 44, 1.8)])
    scatter(big, [(x, 46 + rng.normal(0, 1), -.2, 70 * x, rng.uniform(.9, 1.4)) for x in np.arange(-14, 30, 1.8)])
    ban = plants.plantain(3.2, 5)
    ban.data.materials[0] = plants.leaf("plantain", "#121b0c", "#3c4c26")
    scatter(ban, [(-11.2, 14.5, 0, 60, 1.0), (-11.8, 17.0, 0, 200, 1.1), (8.6, 13.5, 0, 110, .9)])
    mango = plants.tree(12, 6.5, 7, 30000, .20, "#10170b", "#35432a", .34)
    scatter(mango, [(-21, 22, 0, 200, 1.1), (24, 36, 0, 40, 1.2)])
    palms = [plants.coconut_palm(11, .16, 5, dark="#10180f", light="#35432a"), plants.coconut_palm(13, .07, 6, dark="#10180f", light="#35432a")]
    scatter(palms[0], [(-11.0, 12.5, 0, -15, .8), (-11.3, 19.0, 0, 190, .9)])
    scatter(palms[1], [(-10.8, 16.0, 0, 60, .8), (10.2, 17.0, 0, 160, .85), (12.0, 22, 0, 20, .9)])
    for x, y in ((-9.9, 9.5), (-9.9, 15), (7.0, 9.5)):
        core.sphere(.05, (x, y, .42), m.glow("#ffb060", 12), 14)
        core.point((x + (.15 if x < 0 else -.15), y, .42), 5, WARM, .05)
    core.box((90, 90, .02), (0, 50, -.14), m.plain("#1b2016", .95), 0)
    lawn = plants.grass_patch(2.3, 2600, .08, 3, "#141d0d", "#3c4a27")
    scatter(lawn, [(x, y, -.13, 90 * int(rng.integers(4)), 1.0) for x in np.arange(-14, 12, 2.0) for y in np.arange(20.5, 32, 2.0)])


def dusk():
    """Overcast sky half an hour after sunset, brighter above."""
    core.sky_gradient([(-10, "#2a2d34"), (0, "#5f616c"), (7, "#555f76"), (20, "#586886"), (45, "#74879f"), (90, "#8fa1bd")], .36,
                      glow=(1, -35, "#513a30", 36), clouds=("#454d60", .7, 2.4))


def poolside(eye, aim):
    """The edge, what lies on it, and what is beyond the water."""
    rng = random.Random(3)
    p.fresh()
    old.few_bounces()
    edge()
    stone = wet_stone()
    core.box((.5, 22, .05), (-9.25, 8, -.025), stone, .01)
    core.box((.1, 22, 1.2), (-9.0, 8, -.651), mosaic(), 0)
    core.box((3.2, 26, .04), (-11.0, 9, -.03), wet_stone("#5f5b55", .45, 1.2), 0)
    block()
    garden()
    ladder(.0, 11.4)
    with core.at((.255, 4.3, .001), 24):
        lantern(.34, .18)
    with core.at((.36, 3.93, .001), -62):
        sandal(1)
    with core.at((.63, 4.06, .001), -28):  # kicked off, it lies across
        sandal(-1)
    with core.at((.78, 4.46, .003), 30):
        towel_roll()
    lounger(2.5, 8.2, 62, photo.cotton("#75705f", 500, .95, .06))
    lounger(2.8, 10.2, 56, photo.cotton("#75705f", 500, .95, .06))
    drops([(rng.uniform(.0, .33), rng.uniform(1.4, 4.0), .0005, rng.choice((.003, .004, .006, .008))) for _ in range(110)], rng, m.plain("#2c302f", .03))
    dusk()
    for distance, share in ((36, .12), (43, .18), (52, .30)):
        haze(eye, aim, distance, share, "#31363f", -4, -3)


LOOK = photo.look(.13, contrast=1.03, saturation=.84, warmth=-.03, bloom=.10, bloom_threshold=1.3, vignette=.2, grain=.007)


def pool():
    """Camera low over the stone edge, on the lantern and the sandals; the flats are out of focus across the water."""
    eye, aim = (-.55, 1.35, .46), (.45, 6.5, .20)
    poolside(eye, aim)
    core.camera(eye, aim, 65, (16, 9), fstop=1.4, focus=(.25, 4.15, .15), level=True)
    return {"size": (1920, 1080), "look": LOOK}


PICTURES = {"facilities/pool": pool, "facilities/pool.phone": pool}

CROP = {
    "facilities/pool.phone": (640, 0, 1080, 1080),  # the lantern and the lit rooms above it
}
