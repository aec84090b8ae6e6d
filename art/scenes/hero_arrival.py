"""Nilavara at nightfall after rain: a brass water pot and fallen temple flowers on the wet top step, the open door and the oil lamps of the house out of focus behind them."""
import bpy
import numpy as np

from kit import architecture as arch
from kit import core, granite, household as p, materials as m, photo, props, surfaces as s, weathered as old
from kit.solid import point_light
from scenes.exterior_grove import leaf
from scenes.exterior_guruvayoor import damp_plaster
from scenes.exterior_kottayam import chamber
from scenes.gallery_rooftop import beads
from scenes.gallery_tulasi import kindi

WARM = (1, .60, .29)
FLOOR = .62
TREAD, RISE, FRONT = .40, .155, -4.02  # depth and height of a step; where the porch's floor ends and the top step begins
HALL = 28  # watts behind the open door: somebody is at home before the lamps are lit


def make_kit(lit):
    """Stained lime, greyed jackwood, green shutters; lamps of milky glass when they are not lit."""
    k = arch.Kit(**arch.palette(shutter=("#1d2b26", "#35483e"), lit=.5))
    upright, lying = old.timber("jackwood", (9, 9, 1.0)), old.timber("jackwood lying", (1.0, 9, 9))
    lime, brass = damp_plaster(), s.metal("#8a6734", .40, .6)
    k.materials.update({"wood": upright, "wood~": upright, "soffit": lying, "wall": lime, "wall~": lime, "room": old.lime(FLOOR, "#a38f69", "#7c6947", "#4b3d2e", "distemper"),
                        "brass": brass, "brass~": brass, "oxide": s.matt("#3a1d15", .25, name="oxide"), "shade~": s.shade("#e8c897", 1.3), "print": s.matt("#6b614e", .5, name="print"),
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
    point_light((3.9, -5.9, .95), 20, WARM, .12)  # beside the path: it rakes over the steps' fronts


POT, FLOWERS = (2.065, -4.14), ((2.315, -4.275, 20, 0), (2.405, -4.195, 140, 1), (1.93, -4.335, 250, 0))


def steps():
    """Granite steps down from the porch: long stones, no two alike, the middle ones worn."""
    rng = np.random.default_rng(12)
    for k in range(4):
        top, front = FLOOR - k * RISE, FRONT - (k + 1) * TREAD
        rock = granite.granite(("#312f2b", "#45423d", "#57534c", "#726d63"), None, .45, (.34, 0, 0, 0)[k], ((*POT, .11),) if not k else (), 5.3 + 2.1 * k)
        cuts = ((.9, 1.86, 2.83, 3.9), (.9, 1.62, 2.71, 3.9), (.9, 2.3, 3.9), (.9, 1.9, 3.9))[k]
        for n, (x0, x1) in enumerate(zip(cuts, cuts[1:])):
            granite.stone((x0 + .003, front + rng.normal(0, .004), top - RISE - .03), (x1 - .003, front + TREAD + (.06 if k else -.003), top + rng.normal(0, .002)), rock, 7 * k + n + 1, r=.012, knocks=.07, turn=rng.normal(0, .2))
    core.box((2.9, 1.6, .5), (2.4, FRONT - .75, -.20), m.plain("#1c1a17", .9), 0)


def left_behind():
    """On the top step: the pot of water for the feet, flowers that the rain brought down, a few drops."""
    with core.at((*POT, FLOOR), 200, 1.5):
        kindi()
    for k, (x, y, turn, over) in enumerate(FLOWERS):
        with core.at((x, y, FLOOR + (.012 if over else .004)), (180 + 14 if over else 6, 8, turn)):
            props.plumeria(.042, k)
    rng = np.random.default_rng(4)
    spots = []
    for x, y, many, wide in ((2.29, -4.34, 60, .06), (1.80, -4.30, 50, .08)):
        at = np.array((x, y)) + rng.normal(0, 1, (many, 2)) * (wide, .5 * wide)
        spots += [((u, v, FLOOR + .0006), (0, 0, 1), .0006 * np.exp(abs(rng.normal(0, .7)))) for u, v in at if FRONT - TREAD + .02 < v < FRONT - .02 and np.hypot(u - POT[0], v - POT[1]) > .09]
    beads(spots, 2)


def arrive(lit):
    """Everything but the camera, with the lamps on or off."""
    p.fresh()
    old.few_bounces()
    bpy.context.scene.cycles.use_adaptive_sampling = False  # no rays saved where it is dark, as that is everywhere
    kit = make_kit(lit)
    kit.stand()
    house(kit)
    steps()
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
    core.sky_gradient([(-10, "#3c3a39"), (0, "#6d6866"), (7, "#686b70"), (20, "#6f7680"), (45, "#8b929c"), (90, "#a8adb4")], .30,
                      glow=(1, 248, "#5a4034", 34), clouds=("#5a5d62", .7, 2.4))


EYE, LOW = (1.75, -6.10, 1.0), (1.75, -6.10, .92)  # in front of the steps; lower for the wide picture, so that the flames are below the header
SHARP = (POT[0] + .02, POT[1] - .06, FLOOR + .06)
LOOK = photo.look(.085, contrast=1.05, saturation=.88, warmth=-.03, bloom=.09, bloom_threshold=1.3, vignette=.2, grain=.010, texture=.03)


def arrival(lit=True):
    """Wide: the things on the step right of the middle, the door behind them, dark steps below."""
    arrive(lit)
    core.camera(LOW, (1.90, -4.2, .686), 46, (16, 9), fstop=1.1, focus=SHARP, level=True)
    return {"size": (1920, 1080), "look": {**LOOK, "filter": (.60, .86, 1.3)}}


def arrival_phone(lit=True):
    """As tall as a phone: the things and the door above, the wet steps below."""
    arrive(lit)
    core.camera(EYE, (2.18, -4.2, .54), 93, (1170, 2532), fstop=2.8, focus=SHARP, level=True)
    return {"size": (1170, 2532), "look": {**LOOK, "filter": (.47, .75, .9)}}


def dusk(picture, stops):
    """That picture before its lamps are lit, exposed as the lit one: by that many stops, as its own light would have it brighter."""
    settings = picture(lit=False)
    return {**settings, "look": {**settings["look"], "key": None}, "exposure": stops}


PICTURES = {
    "hero/arrival": arrival, "hero/arrival.phone": arrival_phone,
    "hero/arrival.dusk": lambda: dusk(arrival, 3.78), "hero/arrival.phone.dusk": lambda: dusk(arrival_phone, 3.96),
}

FINISH = {
    "hero/arrival": {"glow": (.15, .5), "fade": .1, "saturation": .92},
    "hero/arrival.phone": {"glow": (.15, .5), "fade": .1, "saturation": .92},
}

DUSK = {f"{name}.dusk": name for name in ("hero/arrival", "hero/arrival.phone")}  # developed as the lit ones
FINISH.update({name: FINISH[lit] for name, lit in DUSK.items()})
