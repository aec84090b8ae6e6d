"""Nilavara Pooram, Thrissur: the step of its rain-pool at nightfall, a brass lamp burning on the wet granite, its flames in the water; the house out of focus, 62 and 135 mm."""
import math

import numpy as np

from kit import architecture as arch
from kit import core, granite, household, materials as m, photo, props, surfaces, weathered as old
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
STEP, FLOOR = .072, .25  # the step beside the water, the verandah
EAST, NORTH = 1.2, 7.4  # edges of the pool
TREAD = .44  # depth of the step
LAMP = (1.375, 2.24, STEP)


@m.cached
def old_lime():
    """Lime wash of many years: next to even, a few rain tears under the eaves, a little damp above the floor, the fine grain of the brush."""
    g = m.Graph("old lime")
    where = g.coords(1, "World")
    cloud, fine, grit = g.noise(where, .45, 4, .55), g.noise(where, 30, 4, .6), g.noise(where, 210, 3, .6)
    tears = g.noise(g.coords((2.1, 2.1, .16), "World"), 1, 4, .6)
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    c = g.mix(g.span(cloud, .3, .7), "#bdb29c", "#cec3ae")
    c = g.mix(g.span(tears, .52, .78, 0, .22), c, "#8a7f6a")
    damp = g.math("ADD", g.math("SUBTRACT", z, FLOOR), g.span(g.noise(where, 1.1, 3, .5), .3, .7, -.12, .12))
    c = g.mix(g.span(damp, .42, .04, 0, .38), c, "#84735d")
    c = g.mix(g.span(grit, .4, .7, 0, .10), c, "#8d836f")
    trowel = g.noise(g.coords((3.5, 3.5, 6), "World"), 1.6, 4, .6, .8)
    height = g.math("ADD", g.math("ADD", trowel, g.math("MULTIPLY", fine, .35)), g.math("MULTIPLY", grit, .10))
    return g.principled(c, .9, g.bump(height, .5, .014), specular=.2)


@m.cached
def still_water():
    """Dark water after rain: a slow swell, small waves in patches where the air moves, next to none where it does not."""
    g = m.Graph("pool")
    where = g.coords(1, "World")
    swell = g.noise(g.coords((1.0, 1.5, 1), "World", (0, 0, .5)), 1.7, 2, .4, .3)
    wave = g.noise(g.coords((1.0, 1.3, 1), "World", (0, 0, -.2)), 6.0, 2, .45, .4)
    fine = g.noise(g.coords((1.0, 1.4, 1), "World", (0, 0, .9)), 21.0, 2, .5)
    air = g.span(g.noise(where, .8, 2), .40, .62, .40, 1)
    height = g.math("ADD", g.math("MULTIPLY", swell, .95), g.math("MULTIPLY", g.math("ADD", g.math("MULTIPLY", wave, .85), g.math("MULTIPLY", fine, .13)), air))
    return g.principled(core.rgba("#080b08"), .0, g.bump(height, 1.0, .012), specular=.5)


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


@m.cached
def burning(power):
    """Flame seen from near: blue and next to clear about the wick, brightest in its lower middle, an orange skin that thins out to nothing; it lights nothing itself."""
    g = m.Graph("burning")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    facing = g.math("SUBTRACT", 1.0, g.node("LayerWeight", {"Blend": .5}).outputs["Facing"])
    c = g.ramp(z, [(0.0, "#22348c"), (.09, "#5a3a3c"), (.20, "#ff9a3c"), (.36, "#ffd391"), (.58, "#ffbe6a"), (.82, "#ff9a38"), (1.0, "#ff6a14")])
    rise = g.ramp(z, [(0, "#0a0a0a"), (.10, "#303030"), (.24, "#c8c8c8"), (.38, "#ffffff"), (.60, "#c0c0c0"), (.82, "#686868"), (1, "#181818")])
    bright = g.math("MULTIPLY", g.math("MULTIPLY", rise, g.span(facing, .05, .90, .12, 1.0)), power)
    body = g.math("MULTIPLY", g.math("POWER", g.span(facing, .02, .80), 1.3), g.ramp(z, [(0, "#505050"), (.14, "#909090"), (.30, "#ffffff"), (.66, "#f0f0f0"), (.86, "#909090"), (1, "#080808")]))
    return g.surface(g.node("MixShader", {0: body, 1: g.node("BsdfTransparent").outputs[0], 2: g.emit(c, bright)}).outputs[0])


def bent_flame(height, location, lean, wide, bright):
    """A flame like a drop, half as wide as high, that leans and bends in the draught, standing on its wick; it lights the lamp and the step, but water mirrors only what is seen of it."""
    rows = household.rounded([(0, 0), (.10, .015), (.165, .09), (.205, .20), (.200, .33), (.152, .50), (.090, .68), (.040, .85), (.010, .97), (0, 1)], 2)
    verts, faces = props.turned([(r * wide * height, z * height) for r, z in rows], 40)
    up = verts[:, 2] / height
    verts[:, 0] += lean * (up ** 1.7 + .16 * np.sin(2.7 * math.pi * up) * up)
    verts[:, 1] += .22 * lean * np.sin(3.4 * up)
    obj = core.mesh("Flame", verts, faces, burning(3.4 * bright), True, location)
    obj.visible_shadow = False
    x, y, z = location
    core.point((x + lean * .3, y, z + height * .5), 1.3 * bright, (1, .55, .19), .011).visible_glossy = False


@m.cached
def evening_brass(high):
    """Brass of a lamp of that height that is lit every evening: brown in the turned lines, rubbed bright on their edges, soot on the beaks and about the bud, oil run down the stem and over the foot."""
    g = m.Graph("evening brass")
    where = g.coords(1, "Object")
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    slow, mid, fine = g.noise(where, 17, 5, .64), g.noise(where, 95, 4, .66), g.noise(where, 420, 3, .65)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    far = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    old = g.math("ADD", g.span(slow, .34, .62, .05, .85), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .9), True)
    c = g.mix(old, "#c0924c", "#775829")
    c = g.mix(g.span(edge, .492, .455, 0, .6), c, "#2a1d10")
    c = g.mix(g.span(edge, .512, .545, 0, .7), c, "#d2ab69")
    verdigris = g.math("MULTIPLY", g.span(edge, .490, .470), g.span(mid, .55, .66))
    c = g.mix(g.math("MULTIPLY", verdigris, .35), c, "#4f6a55")
    beak = g.math("MULTIPLY", g.span(far, .20 * high, .262 * high), g.span(z, .66 * high, .70 * high))
    bud = g.math("MULTIPLY", g.span(z, .86 * high, 1.0 * high, 0, .45), g.span(slow, .35, .6))
    soot = g.math("MULTIPLY", g.math("MAXIMUM", beak, bud), g.span(mid, .28, .55))
    c = g.mix(soot, c, "#0d0a08")
    runs = g.math("MULTIPLY", g.span(g.noise(g.coords((60, 60, 4), "Object"), 1, 4, .6), .47, .60), g.span(z, .74 * high, .66 * high))
    c = g.mix(g.math("MULTIPLY", runs, .38), c, "#2f1d0c")
    rough = g.math("SUBTRACT", g.math("ADD", g.span(old, 0, 1, .26, .48), g.math("MULTIPLY", soot, .3)), g.math("MULTIPLY", runs, .14))
    return g.principled(c, rough, g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .5)), .22, .0012), metallic=g.span(soot, 0, 1, 1, .15), specular=.5)


def pool_edge():
    """The step beside the water and the verandah's edge above it: stones of which no two are true to each other."""
    rng = np.random.default_rng(9)
    rock = {level: granite.granite(("#312f2b", "#4a4741", "#5e5a52", "#7d786c"), .034 if level == STEP else None, .62, .5, drained=((LAMP[0], LAMP[1], .12),), seed=level) for level in (STEP, FLOOR)}
    for level, x0, x1, low in ((STEP, EAST, EAST + TREAD + .04, -.12), (FLOOR, EAST + TREAD, EAST + TREAD + .46, STEP - .05)):
        y = .30
        while y < 5.0:
            long = rng.uniform(.62, 1.05)
            granite.stone((x0 + rng.normal(0, .005), y, low), (x1, y + long - rng.uniform(.004, .009), level + rng.normal(0, .0025)), rock[level], int(100 * y) + int(1000 * level), "y",
                          turn=rng.normal(0, .22))
            y += long
        for size, at in (((x1 - x0, 4.6, level - low), ((x0 + x1) / 2, y + 2.3, (level + low) / 2)),
                         ((EAST + 3.4, x1 - x0, level - low), ((EAST - 3.4) / 2, NORTH + (x0 + x1) / 2 - EAST, (level + low) / 2))):
            core.box(size, at, rock[level], .012)
    floor = m.red_oxide("#4a1d15", .28)
    for x0, x1, y0, y1 in ((EAST + TREAD + .4, 7, -2, 14), (-3.4, EAST + TREAD + .5, NORTH + TREAD + .4, 14)):
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
    for x, y in [(EAST + .70, y) for y in (1.3, 4.0, 6.75)] + [(x, NORTH + .70) for x in (-2.3, -.2)] + [(-3.2, y) for y in (2.2, 4.8, 7.6)]:
        arch.column(kit, x, y, FLOOR, eave + .1, .105, "wood~", "turned", 32)
    kit["beam"].box((-3.5, NORTH + .60, eave + .08), (EAST + .9, NORTH + .80, eave + .26), .02)
    kit["beam"].box((EAST + .60, -2, eave + .08), (EAST + .80, NORTH + .8, eave + .26), .02)
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
    old.few_bounces()
    kit = make_kit(.42, tile_dark="#33201a", tile_light="#5d3f32")
    cloth = surfaces.cloth("#a5936f", "#85734f")
    kit.materials.update({"wall": old_lime(), "glass": surfaces.pane(reflect=.8), "lamp": surfaces.glow("#ffc68a", 2.0), "cloth": cloth, "cloth~": cloth,
                          "wood~": arch.surface("old pillars", "#17100a", "#35271a", 2.0, (9, 9, 1), rough=.45, bump=.1)})
    pool_edge()
    ranges(kit)
    for x, y, z in ((-1.2, NORTH + 1.5, 1.55), (EAST + 2.5, 5.6, .98), (EAST + 1.6, 2.1, 1.65), (EAST + 1.5, 7.7, 1.75)):
        arch.lantern(kit, x, y, FLOOR + z, .3, .9)
        point_light((x, y, FLOOR + z - .08), 9, WARM, .1)
    kit.build()
    core.mesh("Water", [(-3.6, -3, 0), (2.2, -3, 0), (2.2, 8.2, 0), (-3.6, 8.2, 0)], [(0, 1, 2, 3)], still_water())
    high = .46
    with core.at(LAMP, 20):
        props.nilavilakku(high, 5, lit=False, brass=evening_brass(high))
        with core.at((0, 0, 0), 18):
            for k, tall, lean, wide, bright in ((0, .034, -.007, 1.05, .7), (1, .042, -.011, 1.0, .9), (2, .051, -.016, .92, 1.2), (4, .044, -.012, 1.0, 1.0)):
                turn, reach = 2 * math.pi * k / 5, .274 * high
                tip = (reach * math.cos(turn), reach * math.sin(turn), .787 * high)
                core.sphere(.0034, tip, m.plain("#0c0805", .95), 14, (1, 1, 1.5))
                bent_flame(tall, (tip[0], tip[1], tip[2] - .001), lean, wide, bright)
    # what the brass mirrors: a lit door behind the camera, where the water does not show it
    photo.window_gleam((-.9, -1.6, 1.5), (*LAMP[:2], .5), (.9, 1.7), (2, 3), 2.0, "#ffd2a0")
    photo.window_gleam((2.2, -1.4, 2.0), (*LAMP[:2], .5), (.5, 1.5), (1, 3), 1.5, "#b7c8ee")
    for where, to, size, power in (((-1, NORTH + 2.0, 2.4), (-1, NORTH + 2.6, FLOOR), (5, .4), 26), ((EAST + 2.0, 4, 2.4), (EAST + 2.6, 4, FLOOR), (.4, 6), 24)):
        area_light(where, to, size, power, WARM)
    area_light((-1, 2.2, 5.5), (-.6, 3, 0), (3, 6), 60, (.88, .92, 1.0))
    land.sky("dusk", .55, azimuth=-60, clouds=.4, seed=2.0)


LOOK = photo.look(None, contrast=1.04, saturation=.80, warmth=-.04, bloom=.10, bloom_threshold=1.2, vignette=.2, grain=.010)
EYE = (-.17, -.86, .36)


def towards(turn):
    """A point at the eye's height, that many degrees right of north."""
    turn = math.radians(turn)
    return EYE[0] + math.sin(turn), EYE[1] + math.cos(turn), EYE[2]


def courtyard():
    """Wide: over the water to the lamp on the east step, the house behind out of focus."""
    rain_pool()
    core.camera(EYE, towards(19.6), 62, (16, 9), fstop=1.2, focus=LAMP, level=True, shift_y=-.09)
    return {"size": (1920, 1080), "exposure": 2.5, "look": LOOK}


def courtyard_phone():
    """Tall: the lamp above, below it its flames and the lit wall in the water."""
    rain_pool()
    core.camera(EYE, towards(26), 135, (1170, 2532), fstop=2.4, focus=LAMP, level=True, shift_y=-.42)
    return {"size": (1170, 2532), "exposure": 2.75, "look": {**LOOK, "filter": (.46, .75, -.55)}}


PICTURES = {"hero/courtyard": courtyard, "hero/courtyard.phone": courtyard_phone}

FINISH = {
    "hero/courtyard": {"glow": (.12, .6)},
    "hero/courtyard.phone": {"glow": (.12, .6)},
}
