"""Elamakkara: a cup of tea half drunk on the old garden table, its pot out of focus behind it; silvered teak, white and green, 60 mm."""
import random

import numpy as np

from kit import core, develop, foliage as green, household as p, materials as m, photo, props

TOP = .74


@m.cached
def worn_teak():
    """Slats that stand out in the rain: silvered, brown where hands rub them, dark in the grain. Runs along X."""
    g = m.Graph("worn teak")
    info = g.node("ObjectInfo").outputs["Random"]
    shift = g.node("CombineXYZ", {0: g.math("MULTIPLY", info, 37.0), 1: g.math("MULTIPLY", info, 19.0)}).outputs[0]
    base = g.node("VectorMath", {0: g.coords(1, "Object"), 1: shift}, operation="ADD").outputs[0]

    def along(x, y, detail=4.0, rough=.6, bend=0.0):
        return g.noise(g.node("Mapping", {"Vector": base, "Scale": (x, y, y)}).outputs[0], 1, detail, rough, bend)
    broad, grain, fibre, slow, crack = along(2.4, 24, 5, .6, .8), along(6, 190, 4, .65, .4), along(22, 1000, 3), along(7, 9, 5), along(1.5, 80, 3, .5, .5)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.mix(g.span(broad, .3, .7), "#54402f", "#84684c")
    c = g.mix(g.span(slow, .42, .66, 0, .75), c, "#8d8375")
    c = g.mix(g.span(grain, .36, .56, .7, 0), c, "#2c2018")
    c = g.mix(g.span(fibre, .5, .75, 0, .35), c, "#aa9c8a")
    c = g.mix(g.span(edge, .51, .55, 0, .6), c, "#b09a7c")
    split = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", crack, .5)), .010, .0)
    c = g.mix(split, c, "#120c08")
    height = g.math("SUBTRACT", g.math("ADD", grain, g.math("ADD", g.math("MULTIPLY", fibre, .5), g.math("MULTIPLY", broad, .6))), g.math("MULTIPLY", split, 2.0))
    return g.principled(c, g.span(slow, .4, .75, .55, .80), g.bump(height, .6, .0022), specular=.35)


def table():
    """Slats with gaps, none quite level with the next, on two bearers."""
    rng = random.Random(7)
    for k in range(12):
        core.box((1.5, .0835, .024), (rng.uniform(-.1, .1), -.36 + .0905 * k, TOP - .012 + rng.uniform(-.0009, .0009)), worn_teak(), .0038, (rng.uniform(-.35, .35), 0, rng.uniform(-.15, .15)), segments=3)
    for x in (-.35, .42):
        core.box((.06, 1.1, .04), (x, .14, TOP - .046), photo.timber("#4d3a2b", .7), .004)


def tide():
    """What the tea has left on the wall of the cup above its level."""
    g = m.Graph("tide")
    where = g.coords(1, "Object")
    n, z = g.noise(where, 120, 4, .6), g.node("SeparateXYZ", {0: where}).outputs[2]
    clear = g.node("BsdfTransparent").outputs[0]
    stain = g.node("BsdfPrincipled", {"Base Color": "#8a5a2c", "Roughness": .2}).outputs[0]
    amount = g.math("MULTIPLY", g.span(z, .048, .0665, .7, .0), g.span(n, .38, .62), True)
    mat = g.surface(g.node("MixShader", {0: amount, 1: clear, 2: stain}).outputs[0])
    obj = core.lathe([(.0382, .0485), (.0393, .0560), (.0403, .0645)], mat, segments=96)
    obj.visible_shadow = False


def spoon(length=.125):
    """Teaspoon along X, its bowl at +X, hollow side up."""
    n = [0, .05, .12, .22, .32, .38, .45, .70, .90, .97, 1]
    half = [.0006, .0068, .0105, .0118, .0080, .0036, .0022, .0026, .0046, .0044, .0012]
    high = [.0046, .0036, .0020, .0012, .0034, .0062, .0082, .0080, .0042, .0030, .0024]

    def shape(u, v):
        w, s = float(np.interp(v, n, half)), 2 * u - 1
        bowl = max(0.0, 1 - abs(v - .19) / .20)
        return length * (.5 - v), s * w, float(np.interp(v, n, high)) + .0052 * bowl * s * s - .0016 * max(0.0, v - .4) * s * s
    obj = core.grid_surface(shape, None, m.plain("#c4c2bc", .17, 1.0), steps=(14, 60))
    core.subdivide(obj, 1)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .0012, 0


def dapple():
    """Leaves overhead that nothing sees but the sun."""
    g = m.Graph("dapple")
    where = g.coords(1, "World")
    a, b = g.noise(where, 7.5, 2, .45, .6), g.noise(where, 2.1, 2)
    gap = g.span(g.math("ADD", a, g.math("MULTIPLY", g.math("SUBTRACT", b, .5), .55)), .515, .545)
    leaf = g.node("BsdfDiffuse", {"Color": "#101a08"}).outputs[0]
    light = g.node("BsdfTransparent").outputs[0]
    obj = core.box((7, 7, .001), (-1.0, 1.2, TOP + 1.9), g.surface(g.node("MixShader", {0: gap, 1: leaf, 2: light}).outputs[0]), 0)
    obj.visible_camera = obj.visible_diffuse = obj.visible_glossy = obj.visible_transmission = False


def garden_tea():
    """Over the rim of the cup; somebody has gone to look at something in the garden."""
    p.fresh()
    with core.at((0, 0, 0), 17):
        table()
    with core.at((-.010, -.010, TOP + .0012)):
        photo.cup("#dfdcd3", "#7a3e14", .64, 28)
        tide()
        with core.at((.004, -.0525, .0150), (-9, 1.0, 172)):
            spoon()
    with core.at((-.105, .245, TOP + .001), 205):
        photo.teapot("#40594b", scale=.92)
    with core.at((.165, .215, TOP + .001)):
        core.lathe(p.rounded([(0, 0), (.028, 0), (.030, .003), (.041, .028), (.038, .052), (.031, .066), (.035, .080), (.0325, .080), (.0285, .066), (.035, .050), (.037, .030), (0, .012)], 2),
                   photo.glaze("#dfdcd3"), segments=64, smooth=60)
    with core.at((0, 0, TOP + .001)):
        props.petals([(.112, -.030), (.128, -.018), (-.150, .050), (.215, .10), (-.24, .16), (.06, .20)], .021, ("#8c3a5c", "#b0647e"), .0012, 9, .8)
    # garden: a bed of plantains and ferns behind the lawn
    core.box((30, 30, .1), (0, 10, -.05), m.plain("#39481f", .9), 0)
    for k, (x, y, h, size) in enumerate(((-1.5, 2.5, 1.3, .8), (.7, 3.0, 1.5, .85), (-.3, 4.0, 1.7, .9), (2.2, 2.7, 1.3, .8), (-3.0, 3.4, 1.5, .85))):
        green.plantain((x, y, 0), h, 8, k + 13, size)
    for k in range(9):
        green.rosette((-2.2 + .55 * k, 2.0 + .25 * (k % 3), .1), green.leaf_set("heliconia" if k % 2 else "fern"), 18, (1.4, .4), k, (.6, 1.0))
    garden = develop.gauss(photo.blurred_garden(480, 320, 31, .40, .03, .85), 2)
    photo.view(garden, (0, 7, -1.2), 14, 8, 0, 1.0)
    dapple()
    core.sky_gradient([(-10, "#5a6048"), (0, "#8a957a"), (18, "#c9d2c8"), (40, "#eef2f2"), (90, "#dfe8f0")], .6)
    core.sun(50, 318, 5.5, (1, .94, .84), .9)
    core.camera((.035, -.54, TOP + .275), (.004, .035, TOP + .051), 60, level=True, fstop=2.2, focus=(-.01, -.040, TOP + .05))
    return {"size": (1200, 800), "look": photo.look(.15, contrast=1.02, vignette=.18)}


PICTURES = {"gallery/elamakkara/garden-tea": garden_tea}

FINISH = {
    "gallery/elamakkara/garden-tea": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
