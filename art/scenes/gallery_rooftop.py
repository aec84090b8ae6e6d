"""Vazhakala: the roof at dusk after a shower, iced tea and the key on the wet parapet, a lantern, the city's lights out of focus; blue and amber, 60 mm."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from kit import core, develop, household as p, materials as m, photo
from scenes.facilities_lobby import key

LEVEL = .066  # of the drink above the foot of its glass


def city_at_dusk(width=1040, height=640, seed=8):
    """Linear picture from a roof: the last light over blocks of flats, their lamps and two strings of bulbs, all far out of focus."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    line = .46
    high, mid, low = (np.array(core.rgb(c)) for c in ("#2c3f66", "#6d7693", "#d79c7c"))
    t = np.clip(v / line, 0, 1) ** 1.3
    picture = np.broadcast_to(np.where(t < .7, high + (mid - high) * t / .7, mid + (low - mid) * (t - .7) / .3) * .5, (height, width, 3)).copy()
    picture[int(line * height):] = np.array(core.rgb("#171b26")) * .8
    for depth in (.7, .4, .1):
        for _ in range(14):
            w, h = rng.uniform(.04, .10) * width, rng.uniform(.03, .17) * (1.15 - depth * .5) * height
            x = rng.uniform(-.05, 1) * width
            wall = np.array(core.rgb("#1c2130")) * (1 - depth) + np.array(core.rgb("#6a6478")) * .45 * depth
            picture[int(line * height - h):, int(max(0, x)):int(max(0, x + w))] = wall * rng.uniform(.85, 1.15)
    picture = photo.out_of_focus(picture, 20)
    tones = ["#ffb765", "#ffd9a0", "#ffe9d0", "#ff8a4a", "#ff5a4a", "#cfe2ff", "#8fd0c0"]
    for _ in range(84):
        c = np.array(core.rgb(tones[rng.choice(7, p=[.32, .25, .15, .12, .05, .07, .04])])) * (.08 + 1.1 * rng.random() ** 5)
        y = line + abs(rng.normal(0, .075)) - .035
        photo.blot(picture, rng.random() * width, y * height, rng.uniform(9, 15), c, .85, .22, True)
    for x0, y0, x1, y1, sag, n, size in ((.12, .19, .63, .27, .22, 7, 14), (.63, .27, .93, .235, .12, 5, 11)):
        for k in range(n):
            s = (k + .5 + rng.uniform(-.16, .16)) / n
            c = np.array(core.rgb("#ffbe78")) * rng.uniform(.8, 1.9)
            photo.blot(picture, (x0 + (x1 - x0) * s) * width, (y0 + (y1 - y0) * s + sag * 4 * s * (1 - s) * .5) * height, size, c, .9, .25, True)
    return develop.gauss(picture, 1).astype(np.float32)


def wet_coping():
    """Cement of the parapet after a shower: standing water in its hollows, dark damp around it, sand and hairlines where it dries."""
    g = m.Graph("wet coping")
    where = g.coords(1, "World")
    slow, blot, grit = g.noise(where, 5.5, 4, .55), g.noise(where, 24, 5, .65), g.noise(where, 420, 3, .6)
    wet = g.span(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), .22)), .455, .50, 1, 0)
    near = g.span(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), .3)), .48, .66, 1, 0)
    dry = g.math("SUBTRACT", 1.0, wet)
    c = g.mix(g.span(blot, .3, .7), "#7b776e", "#9a958a")
    c = g.mix(g.span(grit, .55, .72, 0, .5), c, "#a8a296")
    c = g.mix(g.math("MULTIPLY", near, .72), c, "#2b2926")
    pits = g.node("TexVoronoi", {"Vector": where, "Scale": 130.0}).outputs["Distance"]
    c = g.mix(g.span(pits, .02, .10, .6, 0), c, "#1f1d1a")
    rough = g.math("ADD", .03, g.math("MULTIPLY", dry, g.math("ADD", .25, g.math("MULTIPLY", blot, .4))))
    relief = g.math("ADD", g.math("MULTIPLY", grit, .5), g.math("ADD", g.math("MULTIPLY", blot, 1.2), g.span(pits, .02, .14, -.8, 0)))
    return g.principled(c, rough, g.bump(g.math("MULTIPLY", relief, dry), .6, .0022), specular=.5)


@m.cached
def wax():
    """Candle that has burnt for an hour: the flame shines through its upper half."""
    g = m.Graph("wax")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Object")}).outputs[2]
    lit = g.span(z, .018, .052)
    body = g.node("BsdfPrincipled", {"Base Color": "#e2d2b0", "Roughness": .38, "Specular": .4}).outputs[0]
    shine = g.emit(g.mix(lit, "#c9622a", "#ffbe78"), g.math("MULTIPLY", g.math("POWER", lit, 2.0), 1.5))
    return g.surface(g.node("AddShader", {0: body, 1: shine}).outputs[0])


@m.cached
def flame():
    """A still flame: dark and blue around the wick, palest above it, its edge soft; only seen."""
    g = m.Graph("candle flame")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    facing = g.math("SUBTRACT", 1.0, g.node("LayerWeight", {"Blend": .5}).outputs["Facing"])
    c = g.ramp(z, [(0.0, "#2c3c8a"), (.14, "#b8661e"), (.34, "#ffd08a"), (.7, "#ffdca0"), (1.0, "#ff9a3c")])
    power = g.math("MULTIPLY", g.ramp(z, [(0, "#101010"), (.16, "#303030"), (.42, "#ffffff"), (.8, "#d0d0d0"), (1, "#606060")]), 13.0)
    clear = g.node("BsdfTransparent").outputs[0]
    return g.surface(g.node("MixShader", {0: g.span(facing, .02, .55), 1: clear, 2: g.emit(c, power)}).outputs[0])


def candle():
    """Short candle in a heavy tumbler, lit."""
    glass = m.glass("#fbfdfc")
    core.lathe(p.rounded([(0, 0), (.034, 0), (.0365, .003), (.0385, .090), (.0378, .0915), (.0366, .0900), (.0340, .012), (.031, .008), (0, .0075)], 2), glass, segments=96, smooth=60)
    core.lathe(p.rounded([(0, .0085), (.030, .0085), (.0315, .012), (.0320, .044), (.0300, .0485), (.0270, .0470), (.0230, .0440)], 2) + [(0, .0435)], wax(), segments=96, smooth=60)
    core.lathe([(0, .0446), (.0235, .0446), (.0245, .0452)], m.plain("#d8a05a", .03, 0, .6), segments=64)
    core.tube([(0, 0, .043), (.0006, 0, .050), (.0022, 0, .0565)], .0011, m.plain("#120c08", .9), 10)
    rows = [(0, 0), (.0034, .0010), (.0054, .005), (.0060, .009), (.0055, .0145), (.0036, .021), (.0020, .027), (.0008, .0315), (0, .0335)]
    obj = core.lathe(p.rounded(rows, 2), flame(), (.0014, 0, .0515), 40, True)
    obj.visible_shadow = False
    lamp = core.point((.001, 0, .080), .62, (1, .62, .30), .013)
    lamp.visible_camera = lamp.visible_glossy = lamp.visible_transmission = False


def beads(spots, seed=1):
    """Water drops, rows (point, normal, radius): flattened against what they sit on."""
    bead = core.sphere(1.0, (0, 0, 0), m.glass("#fbfdfd", ior=1.33), 18)
    rng = random.Random(seed)
    rows = []
    for at, normal, r in spots:
        turn = [math.degrees(a) for a in Vector(normal).to_track_quat("Z", "Y").to_euler()]
        rows.append(core.matrix(at, turn, (r * rng.uniform(.85, 1.2), r * rng.uniform(.85, 1.2), r * .55)))
    core.instance(bead, rows)


def iced_tea():
    """Heavy tumbler of tea, its ice half melted, its wall beaded outside."""
    glass = m.glass("#fbfdfc")
    outer = [(0, .001), (.030, .001), (.0335, .003), (.0345, .010), (.0392, .096), (.0388, .0975), (.0376, .0970)]
    inner = [(.0335, .016), (.031, .0125), (0, .0115)]
    core.lathe(p.rounded(outer + inner, 3), glass, segments=128, smooth=60)
    r = .0335 + (.0376 - .0335) * (LEVEL - .016) / .081
    core.lathe(p.rounded([(0, .0117), (.0312, .0127), (.0337, .0162)], 2) + [(r + .0002, LEVEL), (r + .0004, LEVEL + .0011), (r - .0012, LEVEL + .0003), (0, LEVEL)],
               m.glass("#efbd84", ior=1.33), segments=96, smooth=50)
    g = m.Graph("ice")
    n = g.noise(g.coords(1), 60, 3, .6)
    ice = g.surface(g.node("BsdfGlass", {"Color": "#fafcfd", "Roughness": g.span(n, .5, .7, 0, .16), "IOR": 1.31, "Normal": g.bump(n, .35, .004)}).outputs[0])
    rng = random.Random(5)
    for x, y, z in ((-.013, -.012, .004), (.015, -.006, .008), (-.002, .015, .005), (.004, -.012, -.018), (-.012, .010, -.022), (.014, .012, -.016)):
        cube = core.box((rng.uniform(.020, .025), rng.uniform(.020, .025), rng.uniform(.019, .024)), (x, y, LEVEL + z), ice, .0045,
                        tuple(rng.uniform(-32, 32) for _ in range(3)), segments=4)
        core.subdivide(cube, 1)
    spots = []
    for _ in range(900):
        z, a = rng.uniform(.006, .090) if rng.random() < .35 else rng.uniform(.006, LEVEL + .004), rng.uniform(0, 6.2832)
        size = rng.choice((.0004, .0006, .0009)) * rng.uniform(.8, 1.3) * (1.7 if rng.random() < .06 else 1)
        radius = .0345 + (.0392 - .0345) * max(0, z - .010) / .086
        spots.append(((radius * math.cos(a), radius * math.sin(a), z), (math.cos(a), math.sin(a), -.05), size))
    beads(spots)


def lantern():
    """Black lantern of four posts, a candle in its own glass inside."""
    iron = m.plain("#15130f", .45, .7)
    for x in (-.058, .058):
        for y in (-.058, .058):
            core.box((.009, .009, .20), (x, y, .112), iron, .0015)
    for z in (.008, .205):
        core.box((.130, .130, .012), (0, 0, z), iron, .003)
    core.lathe([(.088, .212), (.086, .216), (.030, .250), (.026, .262), (.030, .266), (0, .270)], iron, segments=4, smooth=False, rotation=(0, 0, 45))
    core.tube([(.036 * math.cos(a), 0, .275 + .036 * math.sin(a)) for a in np.linspace(0, math.pi, 24)], .003, iron, 10)
    with core.at((0, 0, .015), 0, 1.15):
        candle()
    glow = core.point((0, 0, .12), .7, (1, .62, .30), .014)
    glow.visible_camera = glow.visible_transmission = False


def rooftop():
    """Along the parapet; what lies beyond its edge is only light."""
    p.fresh()
    cycles = bpy.context.scene.cycles
    with core.at((0, 0, 0), 9):
        coping = core.grid_surface(lambda x, y: .0012 * float(core.fractal_noise(x * 9 + 40, y * 9 + 40, 3, 2)) - max(0.0, abs(y + .10) - .392) ** 2 * 60, (2.4, .80), wet_coping(), (0, -.10, 0), True, steps=(120, 120))
        coping.location.z = -.0012
    with core.at((-.052, .0, 0), 20):
        iced_tea()
    key(.062, -.055, .0008, 118)
    with core.at((.150, .205, 0), 24):
        lantern()
    rng = random.Random(3)
    beads([((rng.uniform(-.3, .3), rng.uniform(-.28, .2), .0002), (0, 0, 1), rng.choice((.0008, .0012, .002)) * rng.uniform(.7, 1.4)) for _ in range(700)], 2)
    photo.view(city_at_dusk(), (0, .74, -.36), 1.40, .86, 0, .55)
    core.sky_gradient([(-10, "#1c212c"), (0, "#b98a78"), (12, "#6d7690"), (60, "#3a4c74")], .5)
    core.indoors()
    cycles.max_bounces, cycles.transmission_bounces = 14, 12
    core.area((-.2, .9, .9), (0, 0, 0), (1.6, .7), 2.2, (.70, .78, 1.0))
    core.area((-.75, -.1, .35), (0, 0, .04), (.3, .35), .55, (.74, .82, 1.0))
    core.area((.7, .5, .55), (0, 0, .03), (.25, .25), 1.1, (1, .70, .42))
    photo.window_gleam((-.55, .25, .35), (-.05, 0, .05), (.22, .4), (1, 2), .8, "#b9c6e6")
    core.camera((-.02, -.66, .112), (.012, 0, .060), 60, level=True, fstop=2.4, focus=(-.045, -.034, .06))
    return {"size": (1200, 800), "look": photo.look(.11, contrast=1.04, bloom=.10, vignette=.2)}


PICTURES = {
    "gallery/vazhakala/rooftop": rooftop,
}
