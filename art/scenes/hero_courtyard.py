"""Nilavara Pooram, Thrissur: laterite nalukettu from the front; its rain-pool at nightfall, a brass lamp on the edge in focus, 36 mm."""
import math

import numpy as np

from kit import architecture as arch
from kit import core, materials as m, photo, props, surfaces, weathered as old
from kit import landscape as land
from kit.solid import area_light, point_light

WARM = (1, 0.58, 0.26)


def make_kit(lit=1.0, **kw):
    """Laterite, dark teak and brass."""
    k = arch.Kit(**arch.palette(wall="#efe0c2", shade="#dccaa4", shutter=("#3a2114", "#62391f"), lit=lit, moss=0.45, **kw))
    k.materials["sand"] = arch.surface("swept sand", "#a3845c", "#c4a67a", 1.5, rough=0.95, bump=0.3, bump_scale=60)
    k.materials["floor"] = arch.surface("red oxide floor", "#4d1710", "#6b2417", 0.9, rough=0.16, bump=0.02, specular=0.5)
    return k


# ------------------------------------------------- rain pool, water at height 0
FLOOR = .34  # of the verandah above the water
EAST, NORTH = 1.2, 7.4  # edges of the pool
LAMP = (1.42, 2.30, FLOOR)


@m.cached
def pool_stone():
    """Granite edge of an old pool: worn, patched with algae, black and wet where the water reaches, drips below its joints."""
    g = m.Graph("pool stone")
    where = g.coords(1, "World")
    cloud, grit = g.noise(where, 3.4, 6, .62), g.noise(where, 85, 4, .65)
    tears = g.noise(g.coords((7, 7, .5), "World"), 1, 5, .62)
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    c = g.mix(g.span(cloud, .3, .7), "#38342e", "#6d675d")
    c = g.mix(g.span(grit, .56, .70, 0, .5), c, "#8d867a")
    c = g.mix(g.span(g.noise(where, 5.5, 5, .66), .52, .70, 0, .6), c, "#2c3120")
    c = g.mix(g.span(tears, .5, .68, 0, .6), c, "#17140f")
    tide = g.math("ADD", z, g.span(cloud, .3, .7, -.07, .07))
    wet = g.math("ADD", g.span(tide, .15, .07), g.span(g.noise(where, 2.2, 5, .66), .50, .72, 0, .8), True)
    c = g.mix(g.math("MULTIPLY", wet, .62), c, "#0b0a08")
    rough = g.math("ADD", g.span(grit, .3, .7, .08, .16), g.math("MULTIPLY", g.math("SUBTRACT", 1.0, wet), .5))
    return g.principled(c, rough, g.bump(g.math("ADD", g.math("MULTIPLY", cloud, .8), g.math("MULTIPLY", grit, .4)), .6, .006), specular=.5)


@m.cached
def old_lime():
    """Lime wash of many years: grey clouds, rain tears, flaked and damp above the floor."""
    g = m.Graph("old lime")
    where = g.coords(1, "World")
    cloud, fine = g.noise(where, .9, 7, .64), g.noise(where, 30, 4, .6)
    tears = g.noise(g.coords((3.2, 3.2, .22), "World"), 1, 6, .64)
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    c = g.mix(g.span(cloud, .3, .7), "#a79c86", "#d6ccb6")
    c = g.mix(g.span(tears, .48, .70, 0, .55), c, "#5b5242")
    damp = g.math("ADD", g.math("SUBTRACT", z, FLOOR), g.span(g.noise(where, 1.7, 5, .66), .3, .7, -.55, .45))
    c = g.mix(g.span(damp, .34, .10, 0, .75), c, "#5d4a3a")
    c = g.mix(g.span(g.noise(where, 3.1, 5, .7), .60, .64, 0, .5), c, "#7d6650")
    mended = g.span(g.noise(where, 1.2, 3, .5, .5), .56, .575, 0, .5)
    c = g.mix(mended, c, "#d9d0bb")
    trowel = g.noise(g.coords((3.5, 3.5, 6), "World"), 1.6, 4, .6, .8)
    return g.principled(c, .9, g.bump(g.math("ADD", g.math("ADD", cloud, trowel), g.math("MULTIPLY", fine, .3)), .6, .022), specular=.2)


@m.cached
def still_water():
    """Black water: a breath of wind in patches, and the rings of drops that fell from the eaves."""
    g = m.Graph("pool")
    where = g.coords(1, "World")
    breeze = g.noise(g.coords((1.0, 2.3, 1), "World", (0, 0, .3)), 2.6, 3, .5, .5)
    fine = g.noise(g.coords((1.0, 1.7, 1), "World", (0, 0, -.4)), 9.0, 2, .5)
    calm = g.span(g.noise(where, .42, 2), .36, .62, .12, 1)
    height = g.math("MULTIPLY", g.math("ADD", breeze, g.math("MULTIPLY", fine, .22)), calm)
    for x, y, reach, wide in ((.20, 2.55, .42, .055), (-.75, 4.3, .60, .075), (.95, 4.6, .35, .05), (.15, 1.25, .30, .045)):
        away = g.node("VectorMath", {0: where, 1: (x, y, 0)}, operation="DISTANCE").outputs["Value"]
        wave = g.math("SINE", g.math("MULTIPLY", away, 2 * math.pi / wide))
        width = g.math("DIVIDE", g.math("SUBTRACT", away, reach * .62), reach * .26)
        height = g.math("ADD", height, g.math("MULTIPLY", wave, g.math("MULTIPLY", g.math("EXPONENT", g.math("MULTIPLY", g.math("MULTIPLY", width, width), -1.0)), .045)))
    return g.principled(core.rgba("#070b09"), .015, g.bump(height, .5, .045), specular=.5, ior=1.33)


@m.cached
def pad_leaf():
    """Water-lily pad: dull wax, veins from its notch, brown at the edge, eaten spots."""
    g = m.Graph("pad")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    where = g.coords(1, "World")
    cloud, spot = g.noise(where, 16, 4, .62), g.noise(where, 60, 3, .6)
    vein = g.math("ABSOLUTE", g.math("SINE", g.math("MULTIPLY", u, 34.0)))
    c = g.mix(g.span(cloud, .3, .7), "#1a2616", "#3f4c2a")
    c = g.vary(g.mix(g.span(vein, .16, .0, 0, .5), c, "#5e6a3e"), .25)
    c = g.mix(g.span(g.math("ADD", v, g.span(cloud, .3, .7, -.12, .12)), .86, 1.0, 0, .8), c, "#4a3320")
    c = g.mix(g.span(spot, .66, .70, 0, .8), c, "#1c140d")
    return g.principled(c, g.span(cloud, .3, .7, .18, .42), g.bump(g.math("ADD", vein, cloud), .25, .002), specular=.5)


def pads(spots, seed=3):
    """Water-lily pads lying on the water at rows (x, y, radius): wavy, notched, some with a lifted edge."""
    rng = np.random.default_rng(seed)
    for x, y, radius in spots:
        notch, phase, lift, toward = rng.uniform(.08, .22), rng.uniform(0, 6.28, 3), max(0, rng.normal(.10, .12)), rng.uniform(0, 6.28)

        def shape(u, v):
            a = notch + (2 * math.pi - 2 * notch) * u
            r = radius * v * (1 + .035 * math.sin(3 * a + phase[0]) + .02 * math.sin(7 * a + phase[1]))
            up = .003 + .004 * v * math.sin(5 * a + phase[2]) * v + lift * radius * max(0, v - .45) ** 2 * (1 + math.cos(a - toward)) + .004 * v ** 12
            return r * math.cos(a), r * math.sin(a), up
        with core.at((x, y, 0), rng.uniform(0, 360)):
            core.grid_surface(shape, None, pad_leaf(), steps=(72, 14))


@m.cached
def lamp_brass():
    """Brass of a lamp that is lit every evening: dull and brown where nobody rubs it, oil run down from the pan, bright only on its edges."""
    g = m.Graph("lamp brass")
    where = g.coords(1, "Object")
    cloud, fine = g.noise(where, 26, 5, .66), g.noise(where, 260, 3, .6)
    runs = g.noise(g.coords((55, 55, 5), "Object"), 1, 4, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.mix(g.span(cloud, .34, .66), "#8a6230", "#b4884a")
    c = g.mix(g.span(runs, .48, .66, 0, .75), c, "#3a2411")
    c = g.mix(g.span(edge, .495, .45, 0, .8), c, "#2a190c")
    c = g.mix(g.span(edge, .515, .56, 0, .6), c, "#d3aa68")
    rough = g.math("ADD", g.span(cloud, .3, .7, .20, .38), g.span(runs, .5, .7, 0, .12))
    return g.principled(c, rough, g.bump(g.math("ADD", cloud, g.math("MULTIPLY", fine, .3)), .10, .0012), metallic=.95, specular=.5)


@m.cached
def fire():
    """Flame of oil: clear above the wick, a pale heart, an orange skin that thins out; it lights nothing itself."""
    g = m.Graph("fire")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    facing = g.math("SUBTRACT", 1.0, g.node("LayerWeight", {"Blend": .5}).outputs["Facing"])
    heart = g.math("MULTIPLY", g.span(facing, .35, .95), g.math("MULTIPLY", g.span(z, .10, .38), g.span(z, .98, .55)))
    c = g.mix(heart, "#ff7d1c", "#ffd58a")
    power = g.math("ADD", .8, g.math("MULTIPLY", heart, 4.2))
    body = g.math("MULTIPLY", g.math("MULTIPLY", g.span(facing, .08, .62), g.span(z, .02, .30, .12, 1.0)), g.span(z, 1.0, .62, .05, 1.0))
    return g.surface(g.node("MixShader", {0: body, 1: g.node("BsdfTransparent").outputs[0], 2: g.emit(c, power)}).outputs[0])


def flame(height, location, lean):
    """A flame that leans a little, standing on its wick."""
    verts, faces = props.turned([(r * height, z * height) for r, z in ((0, 0), (.07, .02), (.13, .10), (.155, .20), (.145, .34), (.108, .52), (.062, .72), (.022, .90), (0, 1))], 24)
    verts[:, 0] += lean * (verts[:, 2] / height) ** 2
    obj = core.mesh("Flame", verts, faces, fire(), True, location)
    obj.visible_shadow = False


def oil_lamp(height, flames, power):
    """Standing lamp of five wicks; flames: (wick, height of the flame, lean); power: watts of a flame of 36 mm."""
    props.nilavilakku(height, 5, lit=False, brass=lamp_brass())
    with core.at((0, 0, 0), 18):
        for k, high, lean in flames:
            c, s, top = .274 * height * math.cos(2 * math.pi * k / 5), .274 * height * math.sin(2 * math.pi * k / 5), .785 * height
            core.sphere(.0075 * height, (c, s, top), m.plain("#1a0d06", .9), 10)
            flame(high, (c, s, top), lean)
            core.point((c, s, top + high * .55), power * high / .036, (1, .55, .19), .009)


def pool_edge():
    """Two courses of long stones round the pool, none quite true to its neighbour, and the verandah's floor behind."""
    rng = np.random.default_rng(9)
    stone = pool_stone()

    def course(start, along, across, length, top, wide, high):
        at = 0.0
        while at < length:
            long = rng.uniform(.75, 1.25)
            centre = np.array(start) + np.array(along) * (at + long / 2) + np.array(across) * (wide / 2 + rng.normal(0, .006))
            size = (wide, long - .008, high) if along[1] else (long - .008, wide, high)
            core.box(size, (*centre, top - high / 2 + rng.normal(0, .003)), stone, .016, (rng.normal(0, .25), rng.normal(0, .25), rng.normal(0, .25)), segments=3)
            at += long
    for top, back, wide, high in ((FLOOR, .0, .46, .17), (FLOOR - .165, -.10, .5, .6)):
        course((EAST + back, -1.0), (0, 1), (1, 0), NORTH + 1.6, top, wide, high)
        course((-3.4, NORTH + back), (1, 0), (0, 1), EAST + 3.3, top, wide, high)
        course((-2.9 - back, -1.0), (0, 1), (-1, 0), NORTH + 1.6, top, wide, high)
    floor = m.red_oxide("#4a1d15", .28)
    for x0, x1, y0, y1 in ((EAST + .4, 7, -2, 14), (-8, -3.3, -2, 14), (-3.4, EAST + .5, NORTH + .4, 14)):
        core.box((x1 - x0, y1 - y0, .1), ((x0 + x1) / 2, (y0 + y1) / 2, FLOOR - .052), floor, 0)


def ranges(kit):
    """North, east and west sides: walls with rooms behind their windows, no two lit alike, pillars, tiled roofs that slope to the pool."""
    eave, back = FLOOR + 2.15, 2.9
    for x, y, deg, width, ops, door in ((-8, NORTH + back, 0, 14, ((4.2, 62, "open"), (9.6, 36, "open"), (12.0, 50, "open")), 6.9),
                                        (EAST + back, NORTH + 3, -90, 13, ((2.4, 0, "shut"), (5.1, 0, "open"), (8.4, 85, "open")), None),
                                        (-3.3 - back, -3, 90, 13, ((7.4, 50, "open"), (4.5, 0, "open")), None)):
        kit.at(x, y, FLOOR, deg)
        holes = [(u - .5, u + .5, .75, 2.0) for u, _, _ in ops] + ([(door - .65, door + .65, 0, 2.1)] if door else [])
        arch.wall(kit, width, 4.2, holes, .3)
        for k, (u, power, shutters) in enumerate(ops):
            arch.window(kit, u, .75, 1.0, 1.25, 0, shutters, panes=(4, 1), seed=3 * k + int(x), swing=(152, 170, 131)[k])
            old.room(kit, u - 1.15, u + 1.2, 0, 2.7, 2.9, power, k + int(abs(x)), (1, (.60, .66, .55)[k], (.30, .40, .26)[k]), back=.31)
            if power and power < 80:  # the nearest window is seen from so far aside that a curtain would fill it
                side = 1 if k % 2 else -1
                old.curtain(kit, u + side * .47, .72, (.34, .62, .28)[k], 1.3, side, .20, 5, k + 2)
        if door:
            arch.door(kit, door, 1.3, 2.1, leaves_open=True, power=26, lit=.4)
    kit.at()
    for x, y in [(EAST + .28, y) for y in (1.55, 4.15, 6.75)] + [(x, NORTH + .28) for x in (-2.3, -.2)] + [(-3.2, y) for y in (2.2, 4.8, 7.6)]:
        arch.column(kit, x, y, FLOOR, eave + .1, .105, "wood~", "turned", 32)
    kit["beam"].box((-3.5, NORTH + .18, eave + .08), (EAST + .5, NORTH + .38, eave + .26), .02)
    kit["beam"].box((EAST + .18, -2, eave + .08), (EAST + .38, NORTH + .4, eave + .26), .02)
    kit["beam"].box((-3.3, -2, eave + .08), (-3.1, NORTH + .4, eave + .26), .02)
    rise = math.radians(28)
    for a, b, up, seed in (((-3.0, NORTH - .35, eave), (EAST + .1, NORTH - .35, eave), (0, math.cos(rise), math.sin(rise)), 61),
                           ((EAST - .35, NORTH + .1, eave), (EAST - .35, -2, eave), (math.cos(rise), 0, math.sin(rise)), 62),
                           ((-2.6, -2, eave), (-2.6, NORTH + .1, eave), (-math.cos(rise), 0, math.sin(rise)), 63)):
        long, run = 4.4, 4.4 * math.cos(rise)
        width = float(np.hypot(*(np.array(b) - np.array(a))[:2]))
        spread = (0, 0) if seed != 61 else (run, run)
        arch.roof_plane(kit, a, b, np.array(up), long, [(0, 0), (long, -spread[0])], [(0, width), (long, width + spread[1])], seed=seed)
        kit["beam"].beam(tuple(np.array(a) - (0, 0, .06)), tuple(np.array(b) - (0, 0, .06)), .04, .13)


def rain_pool():
    """The court at nightfall after rain, and the lamp that was lit first."""
    kit = make_kit(.42, tile_dark="#33201a", tile_light="#5d3f32")
    cloth = surfaces.cloth("#a5936f", "#85734f")
    kit.materials.update({"wall": old_lime(), "glass": surfaces.pane(reflect=.8), "lamp": surfaces.glow("#ffc68a", 2.0), "cloth": cloth, "cloth~": cloth})
    pool_edge()
    ranges(kit)
    for x, y, z in ((-1.2, NORTH + 1.5, 1.55), (EAST + 1.7, 5.4, 1.5), (EAST + 1.6, 2.1, 1.65)):
        arch.lantern(kit, x, y, FLOOR + z, .3, .9)
        point_light((x, y, FLOOR + z - .08), 9, WARM, .1)
    arch.cane_chair(kit, .5, NORTH + 2.0, FLOOR, 24)
    kit.build()
    core.mesh("Water", [(-3.6, -3, 0), (2.2, -3, 0), (2.2, 8.2, 0), (-3.6, 8.2, 0)], [(0, 1, 2, 3)], still_water())
    with core.at(LAMP, 20):
        oil_lamp(.56, ((0, .044, .004), (1, .037, -.005), (2, .049, .006), (4, .034, .003)), 2.0)
    pads([(.55, 3.1, .15), (.83, 3.36, .12), (.36, 3.48, .17), (.70, 3.75, .14), (1.12, 3.6, .10), (-.1, 3.25, .09), (-.5, 2.1, .13), (-.28, 2.32, .10), (.1, 5.2, .16), (-.3, 5.5, .18),
          (.5, 5.6, .14), (-1.3, 5.9, .17)])
    with core.at((.62, 3.22, .012), 40):
        props.lotus(.075, .45, ("#8f4f63", "#d8b4bd"), 4)
    for where, to, size, power in (((-1, NORTH + 2.0, 2.6), (-1, NORTH + 2.6, FLOOR), (5, .4), 26), ((EAST + 2.0, 4, 2.6), (EAST + 2.6, 4, FLOOR), (.4, 6), 24)):
        area_light(where, to, size, power, WARM)
    area_light((-1, 2.2, 5.5), (-.6, 3, 0), (3, 6), 110, (.55, .70, 1.0))
    land.sky("dusk", .8, azimuth=-60, clouds=.4, seed=2.0)


LOOK = photo.look(None, contrast=1.04, saturation=.76, warmth=-.06, bloom=.09, bloom_threshold=1.2, vignette=.24, grain=.010)


def courtyard():
    """Wide: across the pool to the lamp on its east edge, the house behind out of focus."""
    rain_pool()
    eye, turn = (0, 0, .42), math.radians(19)
    core.camera(eye, (math.sin(turn), math.cos(turn), .42), 40, (16, 9), fstop=.85, focus=LAMP, level=True, shift_y=.012)
    return {"size": (1920, 1080), "exposure": 2.7, "look": {**LOOK, "filter": (.6, .95, .5)}}


def courtyard_phone():
    """Tall: the lamp, the tiles above it, the dark pool below."""
    rain_pool()
    eye, turn = (0, 0, .42), math.radians(26)
    core.camera(eye, (math.sin(turn), math.cos(turn), .42), 58, (1170, 2532), fstop=1.2, focus=LAMP, level=True, shift_y=-.368)
    return {"size": (1170, 2532), "exposure": 3.1, "look": {**LOOK, "filter": (.44, .60, 3.4)}}


PICTURES = {"hero/courtyard": courtyard, "hero/courtyard.phone": courtyard_phone}

FINISH = {
    "hero/courtyard": {"glow": (.12, .6)},
    "hero/courtyard.phone": {"glow": (.12, .6)},
}
