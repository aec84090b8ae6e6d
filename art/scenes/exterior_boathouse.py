"""Nilavara Boathouse: a storm lantern and a mooring rope on a pile of the jetty in the blue hour, the timber house far out of focus behind them."""
import numpy as np

from kit import core, photo, surfaces as s, weathered as old
from kit import architecture as arch
from kit import landscape as land
from kit.lantern import bent, hurricane_lantern
from kit.solid import point_light, surface
from scenes.exterior_grove import haze
from scenes.exterior_kottayam import chamber
from scenes.hero_harbour import laid_rope

WARM = (1, .64, .34)
LAMPS = ((-7.4, 3.2), (-1.6, 3.12), (1.45, 3.24), (7.5, 3.2))  # lanterns of the gallery that are lit: x, height of their foot (m)


def stilt_house(kit):
    """Six rooms in a row on piles, x -9..9, gallery to y -2.4, floor 1.5 m above the water."""
    fl, eave = 1.5, 4.1
    kit.at()
    for x in np.arange(-9, 9.1, 2.25):
        for y in (-2.3, 0.4, 3.2, 6.0):
            kit["wood~"].tube([(x, y, -1.5), (x, y, fl - 0.1)], 0.13, 9)
    for y in (-2.3, 0.4, 3.2, 6.0):
        kit["beam"].box((-9.4, y - 0.1, fl - 0.34), (9.4, y + 0.1, fl - 0.1), 0.02)
    rng = np.random.default_rng(4)
    for x in np.arange(-9.5, 9.5, 0.2):
        kit["wood"].box((x, -2.7, fl - 0.08), (x + 0.185, 6.4, fl), 0.006, rng.uniform(0.1, 0.9))
    # boarded walls with door-windows
    mids = np.arange(-7.5, 8, 3.0)
    ops = [(m + 9 - 0.95, m + 9 + 0.95, fl + 0.02, fl + 2.2) for m in mids]
    kit.at(-9, 0, 0)
    arch.wall(kit, 18, 5.2, ops, 0.2, "wood", z0=fl)
    for x in np.arange(0.0, 18.01, 0.24):
        if not any(a - 0.05 < x < b + 0.05 for a, b, _, _ in ops):
            kit["wood"].box((x - 0.03, -0.03, fl), (x + 0.03, 0.01, 5.0), 0.006, rng.uniform(0.2, 0.9))
    for k, m in enumerate(mids):
        arch.window(kit, m + 9, fl + 0.03, 1.9, 2.16, 0, None, panes=(4, 2), sill=False, seed=k)
        lamp, shelf, power = (((m + 8.6, 2.0, .7), None, 4), (None, None, 0), ((m + 9.7, 2.6, .75), (m + 8.2, m + 9.5), 6), ((m + 8.4, 1.5, .62), None, 5), (None, None, 0), ((m + 9.2, 2.0, .7), None, 4))[k]
        chamber(kit, m + 7.6, m + 10.4, 3.4, shelf, power, lamp, (m + 9.9, 1.5, .4, .5))
        for side in ((-1, 1), (1,), (-1,), (1, -1), (-1,), (1,))[k]:
            old.curtain(kit, m + 9 + side * .88, fl + .1, .34 + .05 * (k % 3), 2.02, side, .19, 4, k)
    for sx, d, y in ((-9, -90, 6.2), (9, 90, 0.2)):
        kit.at(sx, y, 0, d)
        arch.wall(kit, 6.0, 5.2, [(2.2, 3.8, fl + 0.8, fl + 2.2)], 0.2, "wood", z0=fl)
        arch.window(kit, 3.0, fl + 0.8, 1.6, 1.4, 0, "open", panes=(3, 2), swing=168)
        for x in np.arange(0.1, 6.0, 0.24):
            if not 2.0 < x < 4.0:
                kit["wood"].box((x - 0.03, -0.03, fl), (x + 0.03, 0.01, 5.0), 0.006, rng.uniform(0.2, 0.9))
    kit.at()
    for x in np.arange(-9, 9.1, 3.0):
        arch.post(kit, x, -2.35, fl, eave + 0.1, 0.14)
    kit["beam"].box((-9.3, -2.44, eave + 0.05), (9.3, -2.26, eave + 0.25), 0.02)
    for a in np.arange(-9, 8.9, 3.0):
        if a != 0.0:
            arch.railing(kit, (a + 0.1, -2.35), (a + 2.9, -2.35), fl, 0.85, 0.15, turned=False)
    arch.hip_roof(kit, -10.4, 10.4, -3.3, 7.4, eave, 36, 2.4, seed=6)
    kit.at(0, 0, 0)
    arch.gable_roof(kit, -8.9, -4.1, -4.0, 2.0, eave + 0.35, 42, seed=16, ends=(True, False))
    for x in (-8.2, -4.8):
        kit["wood"].box((x - 0.08, -3.6, eave + 0.1), (x + 0.08, 0, eave + 0.35), 0.02)
        arch.post(kit, x, -3.4, fl, eave + 0.3, 0.15)
    kit["wood"].box((-8.6, -3.8, fl - 0.1), (-4.4, -2.6, fl), 0.02)
    for x, z in LAMPS:
        arch.lantern(kit, x, -1.5, z, 0.28, 3.9 - z)
    for x, d in ((-7.2, 10), (-5.6, -10), (4.0, 8), (5.4, -12)):
        arch.cane_chair(kit, x, -1.5, fl, d)


FLOOR = .95  # boards of the jetty above the water (m)


def wet_planks():
    """Boards laid across a jetty: grey and split, no two of one colour, water standing on some."""
    g = s.Graph("wet planks")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    shift = g.combine(0.0, g.math("MULTIPLY", tint, 31.0), 0.0)
    grain = g.noise(g.vector("ADD", g.world((2.2, 36, 20)), shift), 1, 6, .64, .5)
    blot, fine = g.noise(at, 2.1, 6, .66), g.noise(at, 90, 3, .6)
    tone = g.ramp(grain, (.28, "#17120e"), (.52, "#3b2f27"), (.76, "#6b5d50"))
    tone = g.mix(g.math("MULTIPLY", tint, .5), tone, "#2b241f")
    tone = g.mix(g.math("MULTIPLY", g.ramp(blot, (.50, 0.0), (.66, 1.0)), .45), tone, "#7a7064")
    wet = g.ramp(g.math("ADD", g.noise(at, 1.3, 5, .6), g.math("MULTIPLY", g.math("SUBTRACT", tint, .5), .10)), (.44, 1.0), (.55, 0.0))
    tone = g.mix(g.math("MULTIPLY", wet, .6), tone, "#0c0a08")
    rough = g.math("SUBTRACT", g.math("ADD", .46, g.math("MULTIPLY", grain, .25)), g.math("MULTIPLY", wet, .42))
    relief = g.math("MULTIPLY", g.math("ADD", grain, g.math("MULTIPLY", fine, .3)), g.math("SUBTRACT", 1.0, g.math("MULTIPLY", wet, .7)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.45, Normal=g.bump(relief, .4, .004)))


def pile_wood():
    """Round timber that stands in the lake: split along its length, black and green to the height of the waves, grey above."""
    g = s.Graph("pile wood")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    crack, blot = g.noise(g.world((30, 30, .8)), 1, 6, .66, .6), g.noise(at, 3, 5, .64)
    tone = g.ramp(crack, (.3, "#120d0a"), (.48, "#3a2f26"), (.72, "#75695c"))
    tone = g.mix(g.math("MULTIPLY", tint, .3), tone, "#2a211a")
    low = g.math("ADD", g.separate(at)[2], g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), .5))
    tone = g.mix(g.math("MULTIPLY", g.ramp(low, (.18, 1.0), (.52, 0.0)), .85), tone, "#12140d")
    rough = g.ramp(low, (.15, .25), (.5, .75))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.4, Normal=g.bump(crack, .9, .012)))


def jetty(kit, y1):
    """Jetty along -Y from the house to y1, 2 m wide, two steps up to the gallery; its piles stand above the boards."""
    rng = np.random.default_rng(7)
    y = -2.75
    while y > y1:
        wide = rng.uniform(.15, .21)
        up = .55 if y > -3.4 else .275 if y > -4.0 else 0
        a, b = .42 + rng.normal(0, .03), 2.52 + rng.normal(0, .03)
        if rng.random() > .02:
            kit["plank"].box((a, y - wide + .009, FLOOR - .045 + up), (b, y, FLOOR + up + rng.normal(0, .004)), .006, rng.random())
        y -= wide
    for x in (.62, 2.3):
        kit["beam"].box((x - .06, y1, FLOOR - .24), (x + .06, -2.7, FLOOR - .05), .01)
    for k, y in enumerate(np.arange(-4.6, y1, -2.45)):
        for x, side in ((.36, -1), (2.58, 1)):
            if (k, side) == (2, -1):
                continue  # the pile of the lantern: split_pile
            z = np.linspace(-1.5, FLOOR + .6 + rng.normal(0, .09), 26)
            lean = rng.normal(0, .02, 2)
            r = .085 + .006 * np.sin(z * 3 + k) + rng.normal(0, .0016, 26)
            r[-2:] *= (.97, .86)
            kit["pile~"].tube(np.stack([x + lean[0] * z + .008 * np.sin(2 * z), y + lean[1] * z, z], -1), r, 28, rng.random())
        kit["beam"].box((.3, y - .05, FLOOR - .2), (2.64, y + .05, FLOOR - .05), .01)


def split_pile(kit, x, y, top, radius=.085, seed=4):
    """The pile near the lens, as a relief: fibres that the sun has raised, cracks that wander along it, open here and closed there."""
    rng = np.random.default_rng(seed)
    a, z = np.meshgrid(np.linspace(0, 2 * np.pi, 361)[:-1], np.linspace(FLOOR - .3, top, 520))
    r = radius + .004 * np.sin(z * 3) + .004 * np.cos(2 * a + z) + .0022 * (core.fractal_noise(a * 34, z * 1.6, 4, seed) - .5) + .0012 * (core.fractal_noise(a * 90, z * 5, 3, seed + 2) - .5)
    for k in range(15):
        path = rng.uniform(0, 2 * np.pi) + .22 * (core.fractal_noise(0 * z + 7 * k, z * 1.3, 4, seed + k) - .5)
        open_here = np.clip((core.fractal_noise(0 * z + 3 * k, z * 1.1 + 5 * k, 3, seed + 40 + k) - .40) / .25, 0, 1)
        off = np.abs((a - path + np.pi) % (2 * np.pi) - np.pi)
        r -= rng.uniform(.005, .016) * open_here * np.clip(1 - off / (.014 + .022 * open_here), 0, 1) ** .7
    kit["pile~"].grid(np.stack([x + r * np.cos(a), y + r * np.sin(a), z], -1), .4, close=True)


def boathouse():
    """Blue hour, 75 mm from the end of the jetty: a storm lantern on its pile, the rope below it, the gallery and its lit windows out of focus."""
    old.few_bounces()
    eye, aim = (2.17, -11.83, 2.02), (.69, -9.57, 2.07)
    x, y = .36, -9.5
    kit = arch.Kit(**arch.palette(wall="#cfc6b2", lit=.36))
    upright, lying, tile, lime, pile = old.timber("pile timber", (9, 9, 1.0)), old.timber("board timber", (1.0, 9, 9)), old.tiles(), old.lime(1.5, "#8d7f62", "#6b5f46"), pile_wood()
    kit.materials.update({"wood": upright, "wood~": upright, "beam": lying, "soffit": lying, "tile": tile, "tile~": tile, "wall": lime, "lamp": s.glow("#ffc68a", 7.0),
                          "glass": s.pane(reflect=.8), "stone": old.damp_stone(), "plank": wet_planks(), "pile~": pile, "cloth~": s.cloth("#8a7c60", "#6d614a"),
                          "room": old.lime(1.5, "#7d6c50", "#5f5039", "#4b3d2e", "distemper"), "oxide": s.matt("#2c1b14", .4, name="floor"), "shade~": s.shade("#e8c897", 1.0), "print": s.matt("#6b614e", .5, name="print"),
                          "book": surface("books", "#2a1712", "#6d5a3c", 2.0, tint=.9, rough=.75, bump=.1)})
    kit.stand()
    stilt_house(kit)
    kit.at()
    jetty(kit, -13.2)
    split_pile(kit, x, y, 2.9)
    old.relay(kit, 6)
    kit.build()
    for (u, z), power in zip(LAMPS, (9, 14, 9, 5)):
        point_light((u, -1.5, z - .05), power, WARM, .08)
    hemp = surface("hemp", "#5b4d39", "#9a8665", 60.0, rough=.9)
    a = np.linspace(0, np.pi, 24)
    arm = np.concatenate([[(0, 0, 2.38), (.05, -.015, 2.40)], np.stack([.05 + .12 * (1 - np.cos(a)), -.015 - .04 * (1 - np.cos(a)), 2.40 + .085 * np.sin(a)], -1), [(.302, -.098, 2.375), (.288, -.094, 2.355), (.268, -.09, 2.366)]])
    core.tube(bent([(x + u, y + v, w) for u, v, w in arm], 2), .0065, s.black_iron(.55), 24)
    with core.at((x + .287, y - .094, 2.362), 28):
        hurricane_lantern(1.7)
    land.water(-400, 300, -60, 500, 0.0, deep="#081014", ripple=.05, scale=1.1)
    t = np.linspace(0, 3.17, 200)
    turns = np.stack([x + .03 + (.102 + .006 * np.sin(9 * t)) * np.cos(2 * np.pi * t + 2.2), y - .02 + (.102 + .006 * np.cos(7 * t)) * np.sin(2 * np.pi * t + 2.2), 1.70 + .046 * t + .006 * np.sin(5 * t)], -1)
    q = np.linspace(0, 1, 60)[:, None]
    fall = turns[0] + (np.array((.05, -12.6, .55)) - turns[0]) * q + np.array((0, 0, -1.1)) * q * (1 - q)
    laid_rope(np.concatenate([fall[::-1], turns]), .017, hemp)
    land.ground(-260, 120, 96, 160, .3, "#141a12", "#29301f", .8)
    land.tree_line(108, -230, 60, 11, 33, palms=.3, dark="#12161a", light="#252d2e", count=110)
    for distance, share in ((60, .22), (80, .30), (100, .40)):
        haze(eye, aim, distance, share, "#3d4a60", -2, -1)
    core.sky_gradient([(-10, "#2b3442"), (0, "#66697a"), (6, "#5a667f"), (20, "#566b8e"), (50, "#62799f"), (90, "#7d93b6")], .22,
                      glow=(1, -62, "#5f4436", 36), clouds=("#4d566a", .6, 2.2))
    core.camera(eye, aim, 75, fstop=2.8, focus=(x + .25, y - .1, 2.2), level=True)
    return {"size": (1200, 800), "look": photo.look(.070, contrast=1.03, saturation=.84, bloom=.09, bloom_threshold=1.2, vignette=.2, texture=.05)}


PICTURES = {"exteriors/boathouse": boathouse}

FINISH = {
    "exteriors/boathouse": {"glow": (.18, .5), "fade": .16, "exposure": .3},
}
