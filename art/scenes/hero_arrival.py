"""Nilavara at nightfall after rain: sandals and a brass water pot left on the wet top step, the open door and the oil lamps of the house out of focus behind them."""
import math

import bpy
import numpy as np

from kit import architecture as arch
from kit import core, household as p, masonry, materials as m, photo, props, surfaces as s, weathered as old
from kit.solid import point_light
from scenes.exterior_grove import leaf
from scenes.exterior_guruvayoor import damp_plaster
from scenes.exterior_kottayam import chamber
from scenes.gallery_rooftop import beads
from scenes.gallery_tulasi import kindi

WARM = (1, .60, .29)
FLOOR = .62
TREAD, FRONT = .40, -4.02  # depth of a step; where the porch's floor ends and the top step begins
HALL = 26  # watts behind the open door: somebody is at home before the lamps are lit


@m.cached
def wet_granite():
    """Steps after rain: chisel marks, dark where the water stands and mirrors and where it runs down, green in patches, paler where feet have rubbed it dull."""
    g = m.Graph("wet granite")
    where = g.coords(1, "World")
    slow, mid, fine, speck = g.noise(where, 4.6, 5, .62), g.noise(where, 42, 5, .65), g.noise(where, 300, 3, .6), g.noise(where, 620, 2, .6)
    chisel = g.noise(g.coords((30, 210, 40), "World", (0, 0, .45)), 1.0, 3, .6, .8)
    wet = g.span(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .30)), .38, .58, .95, .30)
    c = g.mix(g.span(mid, .3, .7), "#45413b", "#6d675d")
    c = g.mix(g.span(fine, .58, .72, 0, .6), c, "#a0988b")
    c = g.mix(g.span(speck, .60, .72, 0, .7), c, "#1a1815")
    c = g.mix(g.span(g.noise(where, 2.7, 6, .66), .52, .70, 0, .55), c, "#2c2f22")
    run = g.span(g.noise(g.coords((11, 4, 1.1), "World"), 1, 6, .66, .3), .47, .64)
    c = g.mix(g.math("MULTIPLY", run, .6), c, "#191712")
    wet = g.math("MAXIMUM", wet, g.math("MULTIPLY", run, .75))
    c = g.mix(g.math("MULTIPLY", wet, .5), c, "#1d1a16")
    high = g.math("ADD", g.math("MULTIPLY", chisel, .9), g.math("ADD", g.math("MULTIPLY", mid, .6), g.math("MULTIPLY", fine, .25)))
    dry = g.math("SUBTRACT", 1.08, wet)
    return g.principled(c, g.math("ADD", .06, g.math("MULTIPLY", dry, .50)), g.bump(g.math("MULTIPLY", high, dry), .6, .0036), specular=.5)


@m.cached
def leather(colour="#2e1c12", foot=False):
    """Old leather: creased, grey where it dried after rain; foot: pressed dark and smooth where heel, ball and toes rest."""
    g = m.Graph("leather")
    where = g.coords(1, "Object")
    slow, mid, fine = g.noise(where, 14, 4, .6), g.noise(where, 90, 4, .65), g.noise(where, 520, 3, .6)
    crease = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(g.coords((26, 150, 40), "Object"), 1, 4, .6, .6), .5)), 0, .05, 1, 0)
    c = g.mix(g.span(slow, .35, .65), m.scaled(colour, .6), m.scaled(colour, 1.3))
    c = g.mix(g.span(mid, .55, .72, 0, .6), c, m.scaled(colour, 2.2))
    c = g.mix(g.math("MULTIPLY", crease, .4), c, m.scaled(colour, .35))
    dull = g.span(slow, .3, .7, .50, .78)
    if foot:
        x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
        worn = None
        for at, wide, long in ((-.088, .022, .030), (.045, .027, .030), (.005, .013, .06), (.098, .022, .014)):
            d = g.math("ADD", g.math("POWER", g.math("DIVIDE", x, wide), 2.0), g.math("POWER", g.math("DIVIDE", g.math("SUBTRACT", y, at), long), 2.0))
            each = g.span(g.math("ADD", d, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .9)), 1.35, .55)
            worn = each if worn is None else g.math("MAXIMUM", worn, each)
        c = g.mix(g.math("MULTIPLY", worn, .85), g.mix(.35, c, "#7a5f48"), g.mix(.5, m.scaled(colour, .5), c))
        dull = g.math("ADD", dull, g.math("MULTIPLY", worn, -.10))
    return g.principled(c, dull, g.bump(g.math("ADD", fine, g.math("SUBTRACT", g.math("MULTIPLY", mid, .8), crease)), .5, .0012), specular=.38)


@m.cached
def stacked():
    """Edge of a sole: layers of leather pressed together, wet at the bottom."""
    g = m.Graph("stacked")
    where = g.coords(1, "Object")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    layer, n = g.noise(g.coords((40, 40, 1300), "Object"), 1, 2, .6), g.noise(where, 130, 4, .65)
    c = g.mix(g.span(layer, .35, .65), "#1d120b", "#4f3826")
    c = g.mix(g.span(n, .55, .72, 0, .5), c, "#75644f")
    c = g.mix(g.span(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", n, .5), .006)), .005, .001), c, "#0e0a07")
    return g.principled(c, .7, g.bump(g.math("ADD", layer, n), .5, .0010), specular=.3)


def sandal(side):
    """Flat leather sandal, toes towards +Y: sole, heel, a strap over the foot. side: 1 right, -1 left."""
    edge, sole, strap = stacked(), leather("#3a2618", True), leather("#2a1a11")

    def half(t):
        """Half width of the sole at t from heel (0) to toes (1)."""
        wide = float(np.interp(t, (0, .15, .3, .45, .6, .75, 1), (.0315, .0325, .0315, .0325, .0385, .0440, .0410)))
        return wide * math.sqrt(max(0, 1 - max(0, (.13 - t) / .13) ** 2)) * math.sqrt(max(0, 1 - max(0, (t - .80) / .20) ** 2.2))

    ends = (1 - np.cos(np.linspace(0, np.pi, 72))) / 2
    for low, high, grow in ((.0, .011, 0.0), (.0112, .0150, -.0012)):
        rim = [(s * (half(t) + grow) + side * .010 * math.sin(math.pi * t), .265 * t - .13) for s, ts in ((1, ends), (-1, ends[::-1][1:-1])) for t in ts]
        n = len(rim)
        verts = [(x, y, z) for z in (low, high) for x, y in rim]
        faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        obj = core.mesh("Sole", verts, faces, sole if high > .012 else edge)
        edge = obj.modifiers.new("Edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = .0018, 3, "ANGLE"

    def band(t0, wide, high, lean):
        def shape(u, v):
            a = math.pi * u
            t = t0 + lean * (u - .5) + wide * (v - .5) * (1 - .25 * math.sin(a))
            w = half(t) + .0015
            x = side * .010 * math.sin(math.pi * t)
            return x - w * math.cos(a) * (1 + .03 * math.sin(a)), .265 * t - .13 + .008 * math.sin(a), .008 + high * math.sin(a) ** .8 + .0012 * math.sin(9 * u + 5 * v)
        solid = core.grid_surface(shape, None, strap, steps=(40, 10)).modifiers.new("Thickness", "SOLIDIFY")
        solid.thickness, solid.offset = .0024, 1.0
    band(.64, .17, .043, side * .05)


def make_kit(lit):
    """Stained lime, greyed jackwood, green shutters; lamps of milky glass when they are not lit."""
    k = arch.Kit(**arch.palette(shutter=("#1d2b26", "#35483e"), lit=.5))
    upright, lying = old.timber("jackwood", (9, 9, 1.0)), old.timber("jackwood lying", (1.0, 9, 9))
    lime, granite, brass = damp_plaster(), wet_granite(), s.metal("#8a6734", .40, .6)
    k.materials.update({"wood": upright, "wood~": upright, "soffit": lying, "wall": lime, "wall~": lime, "room": old.lime(FLOOR, "#a38f69", "#7c6947", "#4b3d2e", "distemper"),
                        "stone": granite, "stone~": granite, "brass": brass, "brass~": brass, "oxide": s.matt("#3a1d15", .25, name="oxide"), "shade~": s.shade("#e8c897", 1.3), "print": s.matt("#6b614e", .5, name="print"),
                        "book": arch.surface("books", "#2a1712", "#6d5a3c", 2.0, tint=.9, rough=.75, bump=.1), "cloth~": s.cloth("#8d8168", "#71664f"),
                        "floor": arch.surface("red oxide", "#2e1410", "#47201a", .9, rough=.13, bump=.02, specular=.5), "glass": s.pane(reflect=.7),
                        "lamp": s.glow("#ffc68a", 7.0) if lit else s.matt("#c9bda8", .3, name="milky glass")})
    return k


def house(kit):
    """Front at y 0, verandah and porch before it: what the lens sees, and two flat roofs above it for their shadow."""
    fl = FLOOR
    kit["floor"].box((-9.4, FRONT, fl - .10), (9.4, 2.9, fl + .004), .012)
    spots = (-3.2, -1.3, .60, 5.9)
    kit.at(-9.0, 0, 0)
    ops = [(x + 9 - .55, x + 9 + .55, fl + .55, fl + 2.05) for x in spots] + [(11.1, 12.7, fl, fl + 2.25)]
    arch.wall(kit, 18.5, 4.4, ops, .35)
    for k, x in enumerate(spots):
        arch.window(kit, x + 9, fl + .55, 1.1, 1.5, 0, "open", panes=(6, 1), seed=k, swing=(168, 152, 166, 165)[k])
    old.curtain(kit, 9 + .6 + .5, fl + .62, .40, 1.38, 1, .22, 4, 2)
    chamber(kit, 5.2, 8.8, 3.0, None, 0, None, None, fl, 2.8)
    chamber(kit, 8.9, 10.5, 3.0, (9.0, 9.9), 0, None, None, fl, 2.8)
    chamber(kit, 10.6, 14.2, 4.6, None, HALL, (12.15, 4.1, .46), (13.05, 1.3, .46, .58), fl, 2.8)
    # door: frame, leaves open inwards, worn sill
    w = kit["wood"]
    for u in (11.02, 12.67):
        w.box((u, -.04, fl), (u + .12, .16, fl + 2.27), .012, .4)
    w.box((10.92, -.06, fl + 2.2), (12.89, .16, fl + 2.38), .016, .5)
    w.box((11.05, -.09, fl), (12.75, .34, fl + .07), .02, .3)
    for u, turn in ((11.14, 101), (12.67, 84)):
        kit.at(u - 9.0, .2, fl + .07, turn)
        leaf(kit, .74, 2.1)
    kit.at()
    kit["soffit"].box((-9.8, -3.4, 3.05), (9.8, .2, 3.15), 0)
    kit["soffit"].box((.2, -5.2, 3.4), (4.4, .2, 3.5), 0)
    for x in (-2.4, 1.02, 5.6):
        arch.column(kit, x, -2.15, fl, 3.08, .105, "wood~", "turned", 40)
    arch.lantern(kit, 2.3, -2.9, fl + 1.98, .34, .9)


def lamps(kit):
    """Lanterns above the picture, each with its own pool of light; an oil lamp beside the step, left of the picture; a lamp inside the room beside the hall."""
    for (x, y, z), watts in (((-.6, -1.25, 1.7), 8), ((6.8, -1.2, 1.7), 5), ((2.3, -2.9, 1.95), 14)):
        point_light(kit.world(x, y, FLOOR + z), watts, WARM, .07)
    point_light((1.05, -4.38, FLOOR + .60), 6.5, WARM, .05)
    point_light((.2, 2.0, FLOOR + 1.2), 9, WARM, .1)


def left_behind():
    """On the top step: sandals as somebody stepped out of them, the pot of water for the feet, drops of rain."""
    with core.at((2.285, -4.255, FLOOR), 58):
        sandal(-1)
    with core.at((2.400, -4.150, FLOOR), 41):
        sandal(1)
    with core.at((2.065, -4.13, FLOOR), 205, 1.5):
        kindi()
    rng = np.random.default_rng(4)
    spots = [((x, y, FLOOR + .0006), (0, 0, 1), r) for x, y, r in zip(rng.uniform(1.5, 2.9, 420), rng.uniform(FRONT - TREAD + .03, FRONT - .02, 420), rng.choice((.0008, .0012, .0018, .0028), 420))
             if core.value_noise(x * 9 + 2, y * 9, 5) > .45]
    beads(spots, 2)


def arrive(lit):
    """Everything but the camera, with the lamps on or off."""
    p.fresh()
    old.few_bounces()
    bpy.context.scene.cycles.use_adaptive_sampling = False  # no rays saved where it is dark, as that is everywhere
    kit = make_kit(lit)
    kit.stand()
    house(kit)
    masonry.flight(kit, .9, 3.75, FRONT, FLOOR, 4, TREAD, 5)
    lamps(kit)
    kit.build()
    core.box((30, 30, .1), (0, -8, -.05), m.plain("#2c1d15", .5), 0)
    left_behind()
    for x, y, high, turn, burn in ((2.95, -2.70, .44, 18, (0, 1, 2, 4)), (1.56, -.95, .53, 40, (1, 3))):
        with core.at((x, y, FLOOR + .004)):
            props.nilavilakku(high, 5, lit, 1.0, s.metal("#8a6734", .28, .55), turn, burn=burn)
    if not lit:
        for lamp in bpy.data.lights:
            if lamp.energy != HALL:
                lamp.energy = 0
    # overcast after rain: brighter above than along the horizon, a last warm light where the sun went
    core.sky_gradient([(-10, "#3c3a3e"), (0, "#6d6670"), (7, "#646b80"), (20, "#6b7896"), (45, "#8798b8"), (90, "#a4b3d0")], .30,
                      glow=(1, 248, "#5a4034", 34), clouds=("#565d70", .7, 2.4))


EYE, LOW = (1.75, -6.10, 1.0), (1.75, -6.10, .92)  # in front of the steps; lower for the wide picture, so that the flames are below the header
SHARP = (2.26, -4.20, FLOOR + .02)
LOOK = photo.look(.085, contrast=1.05, saturation=.88, warmth=-.03, bloom=.09, bloom_threshold=1.3, vignette=.2, grain=.010, texture=.03)


def arrival(lit=True):
    """Wide: the things on the step right of the middle, the door behind them, dark steps below."""
    arrive(lit)
    core.camera(LOW, (1.90, -4.2, .686), 46, (16, 9), fstop=1.1, focus=SHARP, level=True)
    return {"size": (1920, 1080), "look": {**LOOK, "filter": (.60, .86, 1.3)}}


def arrival_phone(lit=True):
    """As tall as a phone: the things and the door above, the wet steps below."""
    arrive(lit)
    core.camera(EYE, (2.18, -4.2, .54), 93, (1170, 2532), fstop=3.2, focus=SHARP, level=True)
    return {"size": (1170, 2532), "look": {**LOOK, "filter": (.47, .75, .9)}}


def dusk(picture, stops):
    """That picture before its lamps are lit, exposed as the lit one: by that many stops, as its own light would have it brighter."""
    settings = picture(lit=False)
    return {**settings, "look": {**settings["look"], "key": None}, "exposure": stops}


PICTURES = {
    "hero/arrival": arrival, "hero/arrival.phone": arrival_phone,
    "hero/arrival.dusk": lambda: dusk(arrival, 3.52), "hero/arrival.phone.dusk": lambda: dusk(arrival_phone, 3.81),
}

FINISH = {
    "hero/arrival": {"glow": (.15, .5), "fade": .1, "saturation": .92},
    "hero/arrival.phone": {"glow": (.15, .5), "fade": .1, "saturation": .92},
}

DUSK = {f"{name}.dusk": name for name in ("hero/arrival", "hero/arrival.phone")}  # developed as the lit ones
FINISH.update({name: FINISH[lit] for name, lit in DUSK.items()})
