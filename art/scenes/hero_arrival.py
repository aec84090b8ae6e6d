"""Nilavara at nightfall after rain: the porch of an old tiled house seen over its wet paving with a long lens, the door open on the lit hall."""
import math

import bpy
import numpy as np

from kit import architecture as arch
from kit import core, foliage as green, household as p, photo, props, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import point_light
from scenes.exterior_grove import laterite_face, leaf
from scenes.exterior_guruvayoor import damp_plaster
from scenes.exterior_kottayam import chamber
from scenes.gallery_planters_chair import chair as planters_chair

WARM = (1, .60, .29)
FLOOR = .62
HALL = 26  # watts behind the open door: somebody is at home before the lamps are lit


def make_kit(lit):
    """Stained lime, greyed jackwood, tiles of many monsoons; lamps of milky glass when they are not lit."""
    k = arch.Kit(**arch.palette(shutter=("#1d2b26", "#35483e"), lit=.5))
    upright, lying = old.timber("jackwood", (9, 9, 1.0)), old.timber("jackwood lying", (1.0, 9, 9))
    tile, lime, granite, brass = old.tiles(light="#7f5340", fresh="#936249"), damp_plaster(), old.damp_stone("step granite", "#2c261f", "#5e5549"), s.metal("#8a6734", .40, .6)
    k.materials.update({"wood": upright, "wood~": upright, "beam": lying, "soffit": lying, "tile": tile, "tile~": tile, "wall": lime, "wall~": lime, "room": old.lime(FLOOR, "#a38f69", "#7c6947", "#4b3d2e", "distemper"),
                        "stone": granite, "stone~": granite, "brass": brass, "brass~": brass, "oxide": s.matt("#3a1d15", .25, name="oxide"), "shade~": s.shade("#e8c897", 1.3), "print": s.matt("#6b614e", .5, name="print"),
                        "book": arch.surface("books", "#2a1712", "#6d5a3c", 2.0, tint=.9, rough=.75, bump=.1), "cloth~": s.cloth("#8d8168", "#71664f"),
                        "floor": arch.surface("red oxide", "#3c150f", "#5d2118", .9, rough=.16, bump=.02, specular=.5), "glass": s.pane(reflect=.7),
                        "lamp": s.glow("#ffc68a", 7.0) if lit else s.matt("#c9bda8", .3, name="milky glass")})
    return k


def entrance(kit):
    """Gabled porch over the steps, x .7 to 3.9."""
    fl = FLOOR
    kit["stone"].box((.7, -4.4, 0), (3.9, -2.4, fl), .03)
    kit["floor"].box((.85, -4.25, fl - .02), (3.75, -2.3, fl + .010), .01)
    for x in (1.0, 3.6):
        kit["stone"].box((x - .2, -4.25, fl), (x + .2, -3.85, fl + .16), .03)
        arch.column(kit, x, -4.05, fl + .14, 3.25, .13, "wood~", "turned", 48)
        kit["wood"].box((x - .11, -4.5, 3.22), (x + .11, .4, 3.42), .02)
    kit["beam"].box((.6, -4.2, 3.2), (4.0, -3.95, 3.42), .02)
    arch.gable_roof(kit, .0, 4.6, -5.1, 1.6, 3.38, 40, seed=31, ends=(True, False))
    rng = np.random.default_rng(2)
    for k in range(4):  # each step worn in its middle and set a little askew
        y, z = -4.4 - .34 * k, fl - .155 * (k + 1)
        if z > .02:
            kit.at(2.3 + rng.normal(0, .015), y, 0, rng.normal(0, .25))
            for a, b in ((-1.12 - .03 * k, -.2 + .3 * (k % 2)), (-.19 + .3 * (k % 2), 1.12 + .03 * k)):
                kit["stone"].box((a, -.35, 0), (b, .1, z + rng.normal(0, .004)), .022, rng.random())
    kit.at()


def house(kit, upper):
    """Front at y 0, verandah before it, porch at x .7 to 3.9: only what the lens sees, x -9 to 9; upper: with the wall of the upper floor, set back."""
    fl, eave = FLOOR, 2.80
    kit["stone"].box((-9.6, -2.62, fl - .10), (9.6, 3.0, fl), .03)
    kit["floor"].box((-9.4, -2.44, fl - .02), (9.4, 2.9, fl + .008), .01)
    kit["stone"].box((-9.5, -2.36, 0), (9.5, 2.5, fl - .1), 0)
    spots = (-5.2, -2.75, -.35, 5.9, 8.1)
    kit.at(-9.0, 0, 0)
    ops = [(x + 9 - .55, x + 9 + .55, fl + .65, fl + 2.05) for x in spots] + [(11.1, 12.7, fl, fl + 2.25)]
    arch.wall(kit, 18.5, 4.4, ops, .35)
    for k, x in enumerate(spots):
        arch.window(kit, x + 9, fl + .65, 1.1, 1.4, 0, "open" if k != 2 else "shut", panes=(6, 1), seed=k, swing=(168, 152, 172, 165, 170)[k])
    old.curtain(kit, 9 - 2.75 + .5, fl + .70, .36, 1.28, 1, .22, 4, 2)
    old.curtain(kit, 9 + 5.9 - .5, fl + .70, .45, 1.28, -1, .22, 4, 3)
    chamber(kit, 2.6, 5.0, 3.0, None, 0, None, (3.5, 1.5, .5, .4), fl, 2.8)
    chamber(kit, 5.1, 7.6, 3.0, (5.9, 7.2), 0, None, None, fl, 2.8)
    chamber(kit, 7.7, 9.9, 3.0, None, 0, None, None, fl, 2.8)
    chamber(kit, 10.6, 14.2, 4.6, None, HALL, (13.45, 4.1, .78), (12.35, 1.5, .46, .58), fl, 2.8)
    chamber(kit, 14.4, 16.3, 3.0, None, 0, None, (14.9, 1.4, .5, .6), fl, 2.8)
    # door: frame, leaves open inwards, worn sill
    w = kit["wood"]
    for u in (11.02, 12.67):
        w.box((u, -.04, fl), (u + .12, .16, fl + 2.27), .012, .4)
    w.box((10.92, -.06, fl + 2.2), (12.89, .16, fl + 2.38), .016, .5)
    kit["stone"].box((11.05, -.09, fl), (12.75, .34, fl + .07), .02)
    for u, turn in ((11.14, 101), (12.67, 84)):
        kit.at(u - 9.0, .2, fl + .07, turn)
        leaf(kit, .74, 2.1)
        kit["brass~"].lathe([(0, 0), (.028, .006), (.030, .02), (.014, .03)], (.68, -.02, .98), 20)
    kit.at()
    # verandah
    arch.lean_to(kit, -9.8, 9.8, -3.4, .72, eave, 25, False, False, seed=21)
    for x in (-7.3, -5.2, -3.1, -1.0, 5.6, 7.7):
        arch.column(kit, x, -2.15, fl, eave + .28, .105, "wood~", "turned", 40)
    kit["beam"].box((-9.4, -2.26, eave + .26), (9.4, -2.04, eave + .44), .02)
    entrance(kit)
    if upper:
        kit.at(-9.0, .74, 0)
        arch.wall(kit, 18.5, 8.0, [], .3, z0=4.2)
        kit.at()
    for x, y in ((-3.35, -1.25), (.35, -1.35), (6.8, -1.2)):
        arch.lantern(kit, x, y, fl + (1.62 if x < 0 else 1.7), .26, .7)
    arch.lantern(kit, 2.3, -2.9, fl + 1.98, .34, .9)
    # water for the feet of who comes in
    kit["brass~"].lathe([(0, .008), (.10, 0), (.17, .06), (.215, .15), (.205, .23), (.14, .30), (.095, .325), (.09, .345), (.13, .375), (.142, .386), (.13, .388), (.085, .35), (.08, .3)], (4.22, -4.42, 0), 48)


def lamps(kit):
    """Lanterns, each with its own pool of light; lamps inside two rooms, off to one side."""
    for (x, y, z), watts in (((-3.35, -1.25, 1.6), 6), ((.35, -1.35, 1.7), 8.5), ((6.8, -1.2, 1.7), 5), ((2.3, -2.9, 1.95), 14)):
        point_light(kit.world(x, y, FLOOR + z), watts, WARM, .07)
    point_light((-3.6, 2.2, FLOOR + 1.2), 9, WARM, .1)
    point_light((6.6, 2.0, FLOOR + 1.2), 6, WARM, .1)


def wet_skin():
    """Flags of laterite after rain: no flag of its neighbour's colour, dark film of water, dull where it has run off, soil and moss in the joints."""
    g = s.Graph("wet flags")
    at = g.world()
    own, stone, deep = (g.add("Attribute", {"attribute_name": name}).outputs["Fac"] for name in ("own", "stone", "deep"))
    cloud, mid, fine = g.noise(at, .7, 5, .6), g.noise(at, 14, 6, .7), g.noise(at, 120, 4, .7)
    tone = g.ramp(g.math("ADD", own, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .6)), (.05, "#2c1813"), (.4, "#4a2a1f"), (.65, "#5d3b2a"), (.95, "#74543e"))
    tone = g.mix(g.math("MULTIPLY", g.ramp(g.noise(at, 30, 5, .7), (.55, 0.0), (.66, 1.0)), .5), tone, "#7f6245")
    tone = g.mix(g.math("MULTIPLY", deep, .6), tone, "#170d09")
    soil = g.mix(g.ramp(g.noise(at, 5, 5, .65), (.42, 0.0), (.6, 1.0)), "#1b140f", "#262a15")
    tone = g.mix(stone, soil, tone)
    tone = g.mix(g.math("MULTIPLY", g.ramp(cloud, (.48, 0.0), (.66, 1.0)), .4), tone, "#241a12")
    wet = g.ramp(g.math("ADD", g.noise(at, 1.3, 6, .62), g.math("MULTIPLY", g.math("SUBTRACT", own, .5), .12)), (.38, 1.0), (.60, 0.0))
    rough = g.math("ADD", .16, g.math("MULTIPLY", g.math("SUBTRACT", 1.0, wet), g.math("ADD", .12, g.math("MULTIPLY", mid, .35))))
    rough = g.math("ADD", rough, g.math("MULTIPLY", g.math("SUBTRACT", 1.0, stone), .2))
    relief = g.math("MULTIPLY", g.math("ADD", mid, g.math("MULTIPLY", fine, .5)), g.math("SUBTRACT", 1.0, g.math("MULTIPLY", wet, .6)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5, Normal=g.bump(relief, .5, .006)))


def court():
    """Paved court before the house: flags as they came from the quarry, sunk here and there, water standing where they sank."""
    ground = laterite_face(-7.5, 8.5, -16.4, -2.3, (), 12, (.80, .50), .012, .5)
    ground.rotation_euler.x = -math.pi / 2
    ground.data.materials[0] = wet_skin()
    count = len(ground.data.vertices)
    co = np.empty(count * 3, np.float32)
    ground.data.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    hollow = core.fractal_noise(co[:, 0] * .55 + 3, co[:, 2] * .75 + 9, 3, 4) - .5
    co[:, 1] -= .06 * hollow - .004 * (np.abs(co[:, 0] - 2.3) < 1.2)
    ground.data.vertices.foreach_set("co", co.ravel())
    ground.data.update()
    p.mesh("standing water", [(-8, -17, -.017), (9, -17, -.017), (9, -2.3, -.017), (-8, -2.3, -.017)], [(0, 1, 2, 3)], s.pane("#b9a898", 1.0, .015, "standing water"))
    land.ground(-60, 60, -60, 60, -.12, "#241d15", "#41352a", .9, name="earth", bump=.8)
    plinth = laterite_face(-9.3, 9.3, -.06, FLOOR - .095, (), 4, (.44, .19), .009, .7)
    plinth.location.y = -2.5


def things():
    """What people left: slippers on the step, pots, a chair further along, leaves that the rain brought down."""
    rng = np.random.default_rng(3)
    for x, y, kind, size, r, h in ((.52, -4.05, "snake", 1.0, .19, .32), (.20, -3.3, "lily", .8, .15, .24)):
        green.potted((x, y, .0), kind, s.terracotta("#6d3d2a", "#42281d"), size, int(9 + 2 * x), r, h)
    with core.at((1.62, -4.60, FLOOR - .155), 14):
        photo.slippers(s.matt("#2c211a", .7, name="strap"))
    with core.at((1.95, -4.22, FLOOR + .01), -20):
        photo.slippers(s.matt("#6a2f22", .7, name="strap2"))
    with core.at((-2.15, -1.05, FLOOR), 38):
        planters_chair()
    brown = green.veined("#7a5c2c", "#4c3820", 6, .2, .45, name="fallen")
    kinds = [green.leaf_mesh(.11, .05, brown, .3, .25, 1.0, .1, seed=k, nu=7, nv=4) for k in range(3)]
    for k in range(70):
        x, y = rng.uniform(-5, 6), rng.uniform(-14, -5.6)
        p.copies(kinds[k % 3], [((x, y, .012), (rng.uniform(-.2, .2), rng.uniform(-.3, .1), rng.uniform(0, 6.28)), rng.uniform(.5, 1.1))], "fallen")


def every_sample():
    """No rays saved where it is dark, as that would be everywhere."""
    bpy.context.scene.cycles.use_adaptive_sampling = False


def arrive(lit, upper=False):
    """Everything but the camera, with the lamps on or off."""
    p.fresh()
    old.few_bounces()
    every_sample()
    kit = make_kit(lit)
    kit.stand()
    house(kit, upper)
    old.relay(kit, 3)
    lamps(kit)
    kit.build()
    court()
    things()
    for x, high, turn, burn in ((1.46, .86, 18, (0, 1, 2, 4)), (3.14, .80, 40, (0, 2, 3, 4))):
        with core.at((x, -4.12, FLOOR + .01)):
            props.nilavilakku(high, 5, lit, .8, s.metal("#8a6734", .28, .55), turn, burn=burn)
    if not lit:
        for lamp in bpy.data.lights:
            if lamp.energy != HALL:
                lamp.energy = 0
    # overcast after rain: brighter above than along the horizon, a last warm light where the sun went
    core.sky_gradient([(-10, "#3c3a3e"), (0, "#6d6670"), (7, "#646b80"), (20, "#6b7896"), (45, "#8798b8"), (90, "#a4b3d0")], .30,
                      glow=(1, 248, "#5a4034", 34), clouds=("#565d70", .7, 2.4))


EYE = (-2.6, -17.0, 1.35)
LOOK = photo.look(.085, contrast=1.05, saturation=.88, warmth=-.03, bloom=.09, bloom_threshold=1.3, vignette=.2, grain=.010, texture=.10)


def arrival(lit=True):
    """Wide: the verandah to the left, the porch to the right, wet flags below."""
    arrive(lit)
    core.camera(EYE, (.30, -4.2, .97), 56, (16, 9), fstop=1.0, focus=(1.3, -4.2, 1.4), level=True)
    return {"size": (1920, 1080), "look": LOOK}


def arrival_phone(lit=True):
    """As tall as a phone: the porch above, the wet flags below."""
    arrive(lit, upper=True)
    core.camera(EYE, (2.2, -4.2, -.5), 106, (1170, 2532), fstop=1.4, focus=(1.3, -4.2, 1.4), level=True)
    return {"size": (1170, 2532), "look": {**LOOK, "filter": (.455, .54, 2.3)}}


def dusk(picture, stops):
    """That picture before its lamps are lit, exposed as the lit one: by that many stops, as its own light would have it brighter."""
    settings = picture(lit=False)
    return {**settings, "look": {**settings["look"], "key": None}, "exposure": stops}


PICTURES = {
    "hero/arrival": arrival, "hero/arrival.phone": arrival_phone,
    "hero/arrival.dusk": lambda: dusk(arrival, 3.88), "hero/arrival.phone.dusk": lambda: dusk(arrival_phone, 3.63),
}

FINISH = {
    "hero/arrival": {"glow": (.15, .5), "fade": .1, "saturation": .92},
    "hero/arrival.phone": {"glow": (.15, .5), "fade": .1, "saturation": .92},
}

DUSK = {f"{name}.dusk": name for name in ("hero/arrival", "hero/arrival.phone")}  # developed as the lit ones
FINISH.update({name: FINISH[lit] for name, lit in DUSK.items()})
