"""Kochi: the corner of a laid table on the quay at dusk, one candle and a glass of wine, a net and the harbour's lights out of focus; linen, blue and amber, 55 mm."""
import math

import bpy
import numpy as np

from kit import core, develop, furniture as f, household as p, materials as m, photo
from scenes import gallery_kitchenette as kitchenette

TOP = .75


def harbour(width=1200, height=540, seed=5):
    """Linear picture of the harbour after sunset: grey-blue sky that pales to the horizon, a low far shore with its lamps, one raised net."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    line = .48
    high, mid, low = (np.array(core.rgb(c)) for c in ("#4a5a78", "#8d8c9c", "#d8ae92"))
    t = np.clip(v / line, 0, 1)
    sky = np.where(t < .6, high + (mid - high) * t / .6, mid + (low - mid) * (t - .6) / .4)
    w = np.clip((v - line) / (1 - line), 0, 1)
    water = low * .62 * (1 - w) ** 2 + np.array(core.rgb("#35435a")) * .75 * (1 - (1 - w) ** 2)
    picture = np.broadcast_to(np.where(v < line, sky, water), (height, width, 3)).copy()
    clouds = core.fractal_noise(np.linspace(0, 5, width)[None] + 0 * v[..., 0], 9 * v[..., 0] + 3, 4, seed)[..., None]
    picture *= .88 + .26 * np.clip((clouds - .35) * 2, 0, 1)
    shore = np.array(core.rgb("#3b4150"))
    for _ in range(420):
        x = rng.random()
        top = .035 + .03 * math.sin(5 * x + 1) * math.sin(17 * x) + .02 * rng.random()
        photo.blot(picture, x * width, (line - top * rng.random()) * height, rng.uniform(7, 13), shore * rng.uniform(.7, 1.2), .5, .04)
    dark = np.array(core.rgb("#23262e"))

    def pole(a, b, thick, bend=0.0):
        for s in np.linspace(0, 1, 160):
            x, y = a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s - bend * math.sin(math.pi * s)
            photo.blot(picture, x * width, y * height, thick, dark, .55, 0)
    # raised net on the left: two legs lean out from their staging, four bowed arms hang from their top
    foot, top, hub = (.085, .585), (.225, .17), (.300, .20)
    pole(foot, top, 15)
    pole((.17, .595), top, 13)
    pole(top, hub, 12)
    for tip, bend in (((.175, .385), -.05), ((.265, .425), -.02), ((.385, .415), .05), ((.465, .375), .06)):
        pole(hub, tip, 9, bend)
    for a, b in (((.175, .385), (.265, .425)), ((.265, .425), (.385, .415)), ((.385, .415), (.465, .375))):
        pole(a, b, 6, -.03)
    for x in (.045, .11, .17):
        pole((x, .58), (x, .74), 13)
    pole((.0, .58), (.22, .585), 14)
    picture = develop.gauss(picture, 3)
    tones = ["#ffb765", "#ffd9a0", "#ffe6c8", "#ff8f4a", "#ff6a4a", "#cfe6ff"]
    for _ in range(58):
        x, depth = rng.random(), rng.random()
        c = np.array(core.rgb(tones[rng.choice(6, p=[.34, .28, .2, .1, .04, .04])])) * (.3 + 4.5 * rng.random() ** 4)
        y = line - .012 - .055 * depth * rng.random()
        photo.blot(picture, x * width, y * height, rng.uniform(5, 11), c, .9, .1, True)
        for q in range(5):  # its path on the water
            photo.blot(picture, (x + rng.normal(0, .004)) * width, (2 * line - y + .022 * q + .01) * height, rng.uniform(6, 10), c, .20 / (1 + q), 0, True)
    return picture.astype(np.float32)


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


def wine():
    """Thin glass on a stem, a third full of a white wine; a mouth has left its mark on the rim."""
    g = m.Graph("wine glass")
    n = g.noise(g.coords((1, 1, .4), "Object"), 70, 4, .6)
    rough = g.span(n, .55, .75, 0, .10)
    solid = g.node("BsdfGlass", {"Color": "#fbfdfc", "Roughness": rough, "IOR": 1.45}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": "#f4f8f6"}).outputs[0]
    path = g.node("LightPath")
    glass = g.surface(g.node("MixShader", {0: g.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"]), 1: solid, 2: clear}).outputs[0])
    outer = [(0, .0015), (.030, .0008), (.0345, 0), (.0355, .0012), (.034, .0022), (.016, .0040), (.0060, .0080), (.0040, .016), (.0036, .050), (.0038, .078), (.0070, .0860), (.018, .0935),
             (.0300, .105), (.0372, .122), (.0390, .140), (.0372, .164), (.0325, .196), (.0322, .1968), (.0316, .196)]
    inner = [(.0361, .164), (.0379, .140), (.0360, .1225), (.0288, .1062), (.017, .0950), (.006, .0885), (0, .0880)]
    core.lathe(p.rounded(outer + inner, 2), glass, segments=128, smooth=60)
    level = .1240
    core.lathe(p.rounded([(0, .0882), (.006, .0887), (.0171, .0951), (.0289, .1063), (.0361, .1225)], 2) + [(.0363, level), (.0366, level + .0010), (.0357, level + .0002), (0, level)],
               m.glass("#ecd9a0", ior=1.33), segments=128, smooth=50)


def plate():
    """Stoneware with half a lime left on it, squeezed, and a fork."""
    core.lathe([(0, .004), (.062, .004), (.064, 0), (.070, 0), (.073, .004), (.100, .012), (.1180, .0185), (.1195, .0205), (.1180, .0213), (.099, .0150), (.076, .0085), (0, .0072)],
               photo.glaze("#c9c6bc", .16, .7), segments=96, smooth=60)
    kitchenette.half_lime((-.050, .036, .0215), (44, 10, 14), .0235, 5)
    with core.at((-.020, -.010, .0165), (2, 0, -58)):
        f.cutlery("fork", .185, m.plain("#c8c6c0", .17, 1.0))


def fish_table():
    """Down along the cloth; the far end of the table is already dark."""
    p.fresh()
    bpy.context.scene.cycles.transmission_bounces = 10
    linen = photo.cotton("#cfcabf", 520, .95, .06)

    def cloth(x, y):
        z = photo.folds(x, y, 60, 12, (.12, .5), (.005, .016), (.0050, .0140), 20, 60) + .0050 * core.fractal_noise(x * 9 + 40, y * 9 + 40, 3, 2)
        for at, line in ((.085, x - .1 * y), (-.060, y + .04 * x)):  # where the iron has folded it
            z = z + .0034 * np.exp(-((line - at) / .0045) ** 2)
        for cx, cy, r in ((-.085, .045, .052), (.075, .115, .050), (.168, -.030, .10)):  # flat below what stands on it
            z = z * (1 - .97 * np.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / r ** 2) ** 3))
        over = np.maximum(y - .34, 0)
        return z - over ** 2 * 6
    photo.lying((1.5, 1.1), cloth, linen, (0, 0, TOP), 0, .0045, 0, "Linen")
    z = TOP + .0012
    with core.at((-.085, .045, z)):
        candle()
    with core.at((.075, .115, z), 40):
        wine()
    with core.at((.168, -.030, z)):
        plate()
    photo.view(harbour(), (0, 7.0, -1.13), 5.3, 2.40, 0, .62)
    core.sky_gradient([(-10, "#2a2f3a"), (0, "#c79a86"), (12, "#7d8296"), (60, "#4a5a7c")], .6)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 12
    core.area((0, 2.6, 1.9), (0, .1, TOP), (4.5, 1.6), 30, (.72, .80, 1.0))
    core.area((-1.5, .5, TOP + .42), (0, .1, TOP), (.7, .5), 11, (.72, .80, 1.0))
    core.area((.7, -.9, 1.7), (.1, .05, TOP), (.5, .5), 6, (1, .80, .60))
    photo.window_gleam((0, 2.6, 1.7), (0, .1, TOP), (4.5, 1.6), (1, 1), .5, "#b9bfd6")
    core.camera((.0, -.60, TOP + .215), (-.005, .06, TOP + .082), 55, level=True, fstop=2.8, focus=(-.085, .03, TOP + .06))
    return {"size": (1200, 800), "look": photo.look(.115, contrast=1.04, bloom=.10, vignette=.22)}


PICTURES = {"gallery/kochi/fish-table": fish_table}
