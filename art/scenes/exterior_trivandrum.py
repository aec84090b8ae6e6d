"""Nilavara Padma, Trivandrum: white palace-town bungalow with a two-storey colonnade, blue hour."""
import numpy as np

from kit import architecture as arch
from kit import core, furniture as f, household as p, photo, room as rooms, surfaces as s, weathered as old
from kit.solid import area_light, point_light
from scenes import hero_courtyard as court
from scenes.gallery_planters_chair import chair as planters_chair
from scenes.hero_harbour import pane, wet_granite

FLOOR, MID, TOP = 0.6, 4.5, 8.1
WARM = (1, .62, .32)
# The windows along the colonnade, from left to right: the power of the lamp in the room behind it, 0 for a dark room, None with its shutters shut.
GROUND = (24, 0, 30, None, 0, 0, 26, None, 14)
UPPER = (0, None, 22, 0, None, 0, 26, 0, None)


def colonnade(kit):
    """The long middle part: x -9..13, colonnade at y 0, wall at y 2.9."""
    xs = np.arange(-9.0, 13.1, 2.45)
    kit.at()
    kit["stone"].box((-13.5, -0.55, 0), (17.5, 9, FLOOR), 0.03)
    for x in xs:
        arch.column(kit, x, 0, FLOOR, 4.05, 0.21, n=24)
        arch.column(kit, x, 0, MID + 0.05, 7.7, 0.145, n=20)
    # entablatures
    kit["wall"].box((-9.3, -0.26, 4.05), (13.3, 0.26, 4.42), 0.02)
    kit["wall"].box((-9.4, -0.42, 4.36), (13.4, 0.3, 4.5), 0.03)
    kit["wall"].box((-9.3, -0.2, 7.68), (13.3, 0.2, 7.95), 0.02)
    kit["wall"].box((-9.4, -0.3, 7.92), (13.4, 0.25, 8.02), 0.02)
    for x in np.arange(-9.2, 13.3, 0.35):
        kit["wall"].box((x - 0.06, -0.37, 4.26), (x + 0.06, -0.2, 4.36), 0.01)
    kit["soffit"].box((-9.3, -0.2, 4.42), (13.3, 2.9, 4.52), 0.01)
    for a, b in zip(xs, xs[1:]):
        arch.railing(kit, (a + 0.17, 0), (b - 0.17, 0), MID + 0.02, 0.9, 0.15, turned=True)
    # inner walls
    mids = (xs[:-1] + xs[1:]) / 2
    gd = [(m + 9 - 0.6, m + 9 + 0.6, FLOOR + 0.02, FLOOR + 2.75) for m in mids]
    up = [(m + 9 - 0.55, m + 9 + 0.55, MID + 0.02, MID + 2.4) for m in mids]
    kit.at(-9.0, 2.9, 0)
    arch.wall(kit, 22.05, TOP, gd + up, 0.4)
    swing = np.random.default_rng(5).uniform(128, 174, (2, len(mids)))
    for k, m in enumerate(mids):
        for power, z, wide, high, top, turn in ((GROUND[k], FLOOR, 1.2, 2.68, MID - .1, swing[0, k]), (UPPER[k], MID, 1.1, 2.33, 7.6, swing[1, k])):
            if z == FLOOR and k == 4:
                arch.door(kit, m + 9, 1.2, 2.72, z=FLOOR, leaves_open=True, power=90)
                continue
            arch.window(kit, m + 9, z + 0.05, wide, high, 0, "shut" if power is None else "open", panes=(2, 4), sill=False, seed=k + int(z), swing=turn)
            if power:
                old.room(kit, m + 9 - 1.18, m + 9 + 1.18, z + .02, top, power=power, seed=k + int(z), back=.42)
                old.curtain(kit, m + 9 + .52, z + .1, .42, high - .1, 1, .2, seed=k)
                old.curtain(kit, m + 9 - .52, z + .1, .22 + .06 * (k % 3), high - .1, -1, .2, seed=k + 9)
    kit.at()
    kit["black"].box((-9.2, 7.4, 0), (13.2, 7.5, TOP))
    for k, m in enumerate(mids):
        arch.lantern(kit, m, 1.1, 3.0, 0.36, 0.9)
        point_light((m, 1.1, 3.12), (62, 16, 48, 10, 66, 14, 50, 12, 44)[k], WARM, .05)
        if k % 2:
            arch.lantern(kit, m, 1.1, 6.55, 0.3, 0.8)
            point_light((m, 1.1, 6.65), (34, 12, 30, 18)[k // 2], WARM, .05)


def pavilion(kit, x0, x1):
    """End pavilion with a street-facing tiled gable, projecting 2.2 m."""
    w = x1 - x0
    kit.at()
    kit["stone"].box((x0 - 0.25, -2.5, 0), (x1 + 0.25, 9, FLOOR), 0.03)
    c = w / 2
    op = [(c - 1.55, c - 0.55, 1.4, 3.6), (c + 0.55, c + 1.55, 1.4, 3.6), (c - 1.4, c - 0.5, 5.5, 7.3), (c + 0.5, c + 1.4, 5.5, 7.3)]
    kit.at(x0, -2.2, 0)
    arch.wall(kit, w, 8.3, op, 0.4)
    for a, b, z0, z1 in op:
        arch.window(kit, (a + b) / 2, z0, b - a, z1 - z0, 0, "open", panes=(2, 4), seed=int(a * 9), swing=170)
    for z in (4.35, 8.0):
        kit["wall"].box((-0.12, -0.12, z), (w + 0.12, 0.1, z + 0.14), 0.02)
    for u in (0.0, w):
        for zz in np.arange(FLOOR, 8.0, 0.46):
            kit["wall"].box((u - 0.28, -0.05, zz), (u + 0.28, 0.06, zz + 0.40), 0.02)
    kit.at(x0, 9.0, 0, -90)
    side = [(1.3, 2.3, 1.4, 3.6), (4.0, 5.0, 1.4, 3.6), (7.0, 8.0, 1.4, 3.6), (1.3, 2.2, 5.5, 7.3), (4.0, 4.9, 5.5, 7.3), (7.0, 7.9, 5.5, 7.3)]
    arch.wall(kit, 10.8, 8.3, side, 0.4)
    for k, (a, b, z0, z1) in enumerate(side):
        arch.window(kit, (a + b) / 2, z0, b - a, z1 - z0, 0.0 if k != 2 else 0.1, "shut" if k in (1, 3) else "open", panes=(2, 4), seed=k, swing=165)
    for z in (4.35, 8.0):
        kit["wall"].box((-0.12, -0.12, z), (11.3, 0.1, z + 0.14), 0.02)
    kit.at(x1, -1.8, 0, 90)
    arch.wall(kit, 10.8, 8.3, (), 0.4)
    kit.at()
    arch.gable_roof(kit, x0 - 0.75, x1 + 0.75, -3.1, 9.6, 8.0, 36, seed=int(x0) + 40)


def old_lime():
    """White lime wash: outside with the tears of some monsoons and green below its ledges, under the roof only yellowed, brown where feet splash and rubbed where hands and chairs touch it."""
    g = s.Graph("old lime")
    at = g.world()
    y, z = g.separate(at)[1:3]
    cloud, fine, mid = g.noise(at, .7, 7, .64), g.noise(at, 42, 3, .6), g.noise(at, 3.4, 6, .66)
    tone = g.ramp(cloud, (.3, "#b9b4a5"), (.7, "#dad6c9"))
    out = g.math("LESS_THAN", y, 1.0)
    tears = g.noise(g.world((5.2, 5.2, .2)), 1, 6, .64)
    tone = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", g.ramp(tears, (.47, 0.0), (.67, 1.0)), .74), out), tone, "#45443a")
    tone = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", g.ramp(mid, (.55, 0.0), (.70, 1.0)), .45), out), tone, "#4d5140")
    tone = g.mix(g.math("MULTIPLY", g.ramp(g.noise(at, 1.3, 3, .5, .4), (.56, 0.0), (.575, 1.0)), .3), tone, "#c9bf9f")
    foot = g.math("ADD", g.math("SUBTRACT", z, FLOOR), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), 1.0))
    tone = g.mix(g.math("MULTIPLY", g.ramp(foot, (.0, 1.0), (.5, 0.0)), .72), tone, "#564d3b")
    hand = g.math("MULTIPLY", g.ramp(g.math("ABSOLUTE", g.math("SUBTRACT", z, FLOOR + 1.05)), (.0, 1.0), (.55, 0.0)), g.ramp(mid, (.46, 0.0), (.62, 1.0)))
    tone = g.mix(g.math("MULTIPLY", hand, .32), tone, "#6d5f47")
    off = g.ramp(g.noise(at, 2.2, 7, .68), (.635, 0.0), (.65, 1.0))
    tone = g.mix(g.math("MULTIPLY", off, .7), tone, "#8d8370")
    height = g.math("SUBTRACT", g.math("ADD", fine, g.math("MULTIPLY", cloud, 1.4)), g.math("MULTIPLY", off, .4))
    return g.done(g.principled(Base_Color=tone, Roughness=.88, Specular=.2, Normal=g.bump(height, .4, .009)))


def trivandrum():
    """56 mm from close by along the colonnade to the steps, after a shower, lamps just lit."""
    p.fresh()
    old.few_bounces()
    kit = arch.Kit(**arch.palette(shutter=("#22332f", "#33493f"), lit=.3, tile_dark="#3c2219", tile_light="#704434"))
    lime = old_lime()
    kit.materials.update({"wall": lime, "wall~": lime, "court": wet_granite(), "stone": old.damp_stone(light="#827b6e"), "glass": pane(), "lamp": s.glow("#ffc98e", 4.0),
                          "flags": rooms.slabs("#6f675a", (.6, .6), "#3a352d", .004, .18, .22, .3, True), "cloth~": s.cloth("#a3977c", "#857a60")})
    colonnade(kit)
    pavilion(kit, 13.3, 18.1)
    kit.at()
    kit["flags"].quad((-13.4, -.5, FLOOR + .003), (17.4, -.5, FLOOR + .003), (17.4, 2.9, FLOOR + .003), (-13.4, 2.9, FLOOR + .003))
    arch.hip_roof(kit, -10.0, 14.0, -.95, 10.0, 8.05, 33, 1.9, seed=3)
    mid = 2.0
    arch.steps(kit, mid - 2.4, mid + 2.4, -.55, FLOOR, 4, .36)
    for side in (-1, 1):
        kit["stone"].box((mid + side * 2.7 - .28, -2.0, 0), (mid + side * 2.7 + .28, -.5, .75), .03)
    arch.paving(kit, -24, 22, -20, -.5, .02, (1.1, .75), .014, "court", 6)
    kit["black"].box((-24, -20, -.2), (22, -.5, -.036), 0)
    old.relay(kit, 9)
    kit.build()
    area_light((2, 1.2, 4.3), (2, 1.6, 0), (21, .4), 7, WARM)
    for side, high, turn, burn in ((-1, .98, 20, ((0, .045, .006), (1, .04, -.004), (3, .05, .008), (4, .034, .002))), (1, .94, 61, ((0, .045, .006), (2, .04, -.004), (3, .05, .008)))):
        with core.at((mid + side * 2.7, -1.6, .75), turn):
            court.oil_lamp(high, burn, 1.4)
    with core.at((-3.5, 1.7, FLOOR), 14):
        planters_chair()
    with core.at((-1.7, 2.0, FLOOR), -38):
        f.armchair("#3b251a", "#8d8672", "cane", None)
    with core.at((-2.55, 2.25, FLOOR)):
        f.round_table(.26, .5, "#3b251a", "legs")
    core.sky_gradient([(-10, "#4a4443"), (0, "#b49a92"), (7, "#9f9ca8"), (18, "#7489aa"), (40, "#4d6c98"), (90, "#304f80")], .42, clouds=("#6c7288", .5, 2.0))
    core.camera((-11.4, -5.6, 1.35), (-.7, .4, 2.62), 56, fstop=1.4, focus=(-3.2, .2, 2.0), level=True)
    return {"size": (1200, 800), "look": photo.look(.09, contrast=1.02, saturation=.86, vignette=.22, bloom=.1, bloom_threshold=1.3, texture=.12)}


PICTURES = {"exteriors/trivandrum": trivandrum}

FINISH = {
    "exteriors/trivandrum": {"exposure": .2, "glow": (.18, .5), "lights": (1.03, 1, .93), "fade": .12},
}
