"""Elamakkara: two herb bundles, soaked with oil, on a brass plate at the end of the massage table, the warm oil and the laterite behind out of focus; brass, cotton and laterite, 60 mm."""
import math
import random

import numpy as np

from kit import core, develop, interior as i, materials as m, photo, props

TOP = .76


@m.cached
def boiled_cotton():
    """Cloth of the bundles: boiled often, brown-green with oil towards its round end."""
    g = m.Graph("boiled cotton")
    where = g.coords(1, "Object")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    soft, slow, weave = g.noise(where, 60, 4, .6), g.noise(where, 24, 4, .6), g.noise(where, 1500, 1)
    c = g.mix(g.span(soft, .3, .7), "#d3c9b0", "#e4dcc8")
    soaked = g.span(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .050)), .062, .012)
    c = g.mix(g.math("MULTIPLY", soaked, .88), c, g.mix(g.span(slow, .35, .65), "#7c5a26", "#6a5a2a"))
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs

    def yarn(a, b):
        return g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, a), 1: g.math("MULTIPLY", v, b), 2: 0.0}).outputs[0], 1, 2, .5)
    warp, weft = yarn(620.0, 14.0), yarn(30.0, 380.0)
    thread = g.math("ADD", g.math("MULTIPLY", warp, .5), g.math("MULTIPLY", weft, .5))
    c = g.mix(g.span(thread, .36, .64, .45, 0), c, m.scaled("#a2926c", .8))
    c = g.mix(g.span(weft, .62, .74, 0, .35), c, "#efe8d8")
    spot = g.math("MULTIPLY", g.span(g.noise(where, 210, 4, .65), .60, .68), g.span(soaked, 0, .6, .15, .7))
    c = g.mix(spot, c, "#5d4a22")  # leaves that show through
    return g.principled(c, g.span(soaked, 0, 1, .92, .38), g.bump(g.math("ADD", g.math("MULTIPLY", soft, .9), g.math("ADD", g.math("MULTIPLY", weave, .25), g.math("MULTIPLY", thread, .9))), .5, .0012), sheen=.2, specular=.3)


def bundle(seed):
    """Herbs tied up in a square of cotton: a ball, a bound neck, the four corners standing up."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6.28, 6)
    n = 11

    def shape(u, v):
        a = 2 * math.pi * u
        bend = a + .16 * math.sin(3 * a + ph[3]) + .10 * math.sin(7 * a + ph[4]) * v
        pleat = math.sin(n * bend + ph[0] + 1.5 * math.sin(2 * a + ph[1])) + .6 * math.sin((2 * n + 3) * bend + ph[2] + math.sin(3 * a)) + .35 * math.sin(37 * bend + ph[5]) * (1 - v)
        if v < .52:  # ball
            q = v / .52
            t = math.pi * (.02 + .80 * q)
            r, z = .040 * math.sin(t) ** .86, .036 - .038 * math.cos(t)
            lump = float(core.fractal_noise(3.2 * math.cos(a) + 9 + seed, 3.2 * math.sin(a) + 5 * q, 3, seed)) - .5
            r *= 1 + .06 * math.sin(2 * a + ph[3]) + .03 * math.sin(5 * a + ph[4] + 3 * q) + .10 * lump * math.sin(math.pi * q) + .19 * max(0, q - .30) ** 1.5 * pleat
        elif v < .62:  # neck
            q = (v - .52) / .10
            r = .0205 - .0085 * math.sin(math.pi * min(1, q * .9)) + .0012 * pleat
            z = .0665 + .016 * q
        else:  # corners
            q = (v - .62) / .38
            corner = abs(math.cos(2 * a + ph[5] + .5 * math.sin(a + ph[1]))) ** .9
            ruffle = float(core.fractal_noise(5 * math.cos(a) + 9 + seed, 5 * math.sin(a) + 3 * q + 5, 3, seed + 3)) - .5
            out = q ** 1.3
            r = .0132 + out * (.013 + .015 * corner) + .0030 * (pleat * (1 - .45 * q) + .5 * q * math.sin(6 * bend + ph[0])) * (.30 + .8 * q - .35 * q * q) + .016 * ruffle * out
            z = .0825 + q * (.024 + .020 * corner) * (1 - .10 * q) - .013 * out * q * (.4 + ruffle) + .006 * ruffle * q
        return r * math.cos(a), r * math.sin(a), max(z, .0004)
    core.grid_surface(shape, None, boiled_cotton(), steps=(420, 150))
    twine = m.plain("#b59c6c", .85)
    for k in range(6):
        ring = [((.0140 + .0008 * math.sin(3 * a + k)) * math.cos(a), (.0140 + .0008 * math.sin(2 * a + k)) * math.sin(a), .0725 + .0021 * k + .0012 * math.sin(a + k))
                for a in np.linspace(0, 2 * math.pi, 41)[:-1]]
        core.tube(ring, .0013, twine, 8, True)
    core.tube([(.014, .0, .078), (.024, -.006, .074), (.034, -.010, .060), (.040, -.013, .042)], .0011, twine, 7)
    core.tube([(.014, .0, .080), (.022, .006, .079), (.031, .010, .069), (.036, .014, .056)], .0011, twine, 7)


def oil_bowl():
    """Bell-metal bowl with a broad lip, golden oil in it."""
    metal = m.brass(.24, "#b58a48", .6)
    core.lathe([(0, .002), (.034, .002), (.036, 0), (.038, .003), (.062, .020), (.074, .042), (.0765, .056), (.090, .060), (.0915, .0618), (.090, .0630), (.0755, .0600), (.0735, .056), (.071, .043),
                (.058, .022), (.03, .007), (0, .006)], metal, segments=96, smooth=60)
    g = m.Graph("oil")
    deep = g.span(g.node("LayerWeight", {"Blend": .4}).outputs["Facing"], 0, .8)
    core.lathe([(0, .0470), (.060, .0470), (.0722, .0472), (.0730, .0482)], g.principled(g.mix(deep, "#8a5a12", "#b98a2c"), .03, specular=.6, clearcoat=.6), segments=80, smooth=60)


def oil_bath():
    """What the masseur will take up first; the table runs on out of focus."""
    wood = photo.timber("#5a3d2a", .24, .7)
    core.box((2.8, .78, .07), (.5, .22, TOP - .035), wood, .014, segments=4)
    core.box((2.8, .055, .035), (.5, .585, TOP + .012), wood, .012, segments=4)
    core.box((.06, .80, .035), (-.62, .22, TOP + .012), wood, .012, segments=4)
    with core.at((-.140, .050, TOP)):
        oil_bowl()
    # the bundles on a brass plate, one fallen over
    with core.at((.095, -.045, TOP)):
        core.lathe([(0, .002), (.088, .002), (.092, .004), (.108, .013), (.1100, .0145), (.1082, .0155), (.092, .0070), (0, .005)], m.brass(.28, "#b58a48", .6), segments=88, smooth=60)
        with core.at((-.036, .016, .0050), (3, -5, 20)):
            bundle(3)
        with core.at((.046, -.006, .0085), (-9, 13, 75)):
            bundle(8)
    # towels, turned down, out of focus
    towel = photo.cotton("#bdb9af", 160, .95, .08)
    with core.at((.36, .24, TOP), 100):
        photo.folded((.40, .26), 4, .024, towel, 4, .006)
    with core.at((.365, .245, TOP + .098), 94):
        photo.folded((.38, .25), 3, .022, towel, 7, .006)
    props.curry_leaves([(-.045, -.070), (-.080, -.105), (-.005, -.095)], .028, 5, TOP + .002)
    # wet rings of the bowl, drops of oil
    rng = random.Random(6)
    g = m.Graph("spilt oil")
    drop = core.sphere(1, (0, 0, 0), g.principled(core.rgba("#7a5418"), .04, specular=.6), 14)
    core.instance(drop, [core.matrix((-.05 + rng.gauss(0, .05), -.02 + rng.gauss(0, .05), TOP), (0, 0, rng.uniform(0, 180)), (q, q * rng.uniform(.7, 1.4), q * .22))
                         for q in [rng.uniform(.001, .004) for _ in range(26)]])
    # laterite wall, a slatted window in it
    i.laterite_wall(2.6, 2.8, location=(-.34, 1.75, 0), colour="#815040")
    i.laterite_wall(3.0, .8, location=(-3.3, 1.75, 0), colour="#815040")
    slat = photo.timber("#6b4c34", .45, .5)
    for k in range(22):
        core.box((.035, .05, 1.6), (-2.20 + .092 * k, 1.80, 1.6), slat, .004)
    core.box((.08, .12, 2.0), (-.33, 1.78, 1.6), slat, .006)
    core.box((3, .12, .07), (-1.85, 1.78, .82), slat, .006)
    core.box((6, 6, .1), (0, 0, 2.8), photo.timber("#4c3626", .5, .5), 0)
    core.box((.1, 6, 3), (2.3, 0, 1.5), photo.paint("#cfc8b8"), 0)
    core.box((6, .1, 3), (0, -2.8, 1.5), photo.paint("#cfc8b8"), 0)
    core.box((7, 7, .1), (0, 0, -.05), m.tiles("#6a4a3c", "#4c342a", .30, .3), 0)
    garden = develop.gauss(photo.blurred_garden(420, 300, 71, .35, .03, .9), 2)
    garden = garden * .74 + .26 * (garden @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    photo.view(garden, (-2.4, 3.8, -.2), 5.5, 3.4, 0, 1.0)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    core.sun(30, 318, 3.0, (1, .92, .80), 1.2)
    core.area((-1.4, 1.5, 1.6), (0, .0, TOP), (1.9, 1.5), 44, photo.DAY)
    core.area((-.85, .05, TOP + .42), (.05, 0, TOP + .04), (.5, .5), 9, (1, .94, .84))
    core.area((.9, -1.7, 2.1), (0, .4, TOP), (1.6, 1.2), 6, (.90, .95, 1))
    photo.window_gleam((.6, -1.5, 2.0), (0, 0, TOP), (1.4, 1.2), (2, 2), .9)
    photo.window_gleam((-1.4, 1.5, 1.7), (0, 0, TOP), (1.8, 1.5), (4, 1), 4.0)
    core.camera((-.055, -.60, TOP + .205), (.038, .02, TOP + .062), 60, fstop=2.4, focus=(.060, -.068, TOP + .045))
    return {"size": (1200, 800), "look": photo.look(.108, contrast=1.04, vignette=.2, texture=.10)}


PICTURES = {
    "gallery/elamakkara/oil-bath": oil_bath,
}

FINISH = {
    "gallery/elamakkara/oil-bath": {"glow": (.16, .5), "fade": .12},
}
