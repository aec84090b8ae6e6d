"""Kottayam: the corner of the morning tray, a cup just poured beside the pot, the hills soft bands behind the rail; teak, cream and grey-green, 58 mm."""
import random

import numpy as np

from kit import core, develop, household as p, materials as m, photo, props

TOP = .74


def hills(width=900, height=560, seed=7):
    """Linear picture of wooded ridges at seven in the morning, far out of focus: each paler than the one before it, mist between."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None]
    x = np.linspace(0, 1, width)[None]
    picture = np.broadcast_to((np.array((.86, .90, .92)) * (1.20 - .18 * v[..., None])), (height, width, 3)).copy()
    for at, high, colour in ((.43, .09, "#9dabac"), (.50, .09, "#76877f"), (.57, .10, "#4e604f"), (.66, .09, "#2f3f2c")):
        line = at - high * (core.fractal_noise(x * 3.1 + 17 * at, 0 * x + 5 * at, 5, seed) - .5) * 1.6
        under = np.clip((v - line) * height / 5, 0, 1)[..., None]
        fade = np.clip((v - line) / .22, 0, 1)[..., None] ** .8
        tone = np.array(core.rgb(colour)) * 1.25
        mist = np.array((.80, .86, .87)) * .95
        lump = (core.fractal_noise(x * 26 + 60 * at, v * 22, 4, seed + 1)[..., None] - .5) * .5 + 1
        picture = picture * (1 - under) + under * (tone * lump * (1 - .38 * fade) + mist * .38 * fade)
    for _ in range(160):  # crowns of the nearest trees
        shade = np.array(core.rgb("#2c3b27")) * rng.uniform(.6, 1.5)
        photo.blot(picture, rng.random() * width, rng.uniform(.72, 1.05) * height, rng.uniform(14, 34), shade, rng.uniform(.25, .5), .1)
    return (develop.gauss(picture, 3) * (1.04, 1.0, .93)).astype(np.float32)


@m.cached
def stoneware():
    """Cream glaze of a pot in daily use: fine crackle stained by tea, specks, brown where it ran thin."""
    g = m.Graph("stoneware")
    where = g.coords(1, "Object")
    slow, dots = g.noise(where, 14, 4, .6), g.noise(where, 380, 1)
    net = g.node("TexVoronoi", {"Vector": where, "Scale": 95.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.mix(g.span(slow, .3, .7), "#cfc6b2", "#ddd6c6")
    c = g.mix(g.math("MULTIPLY", g.span(dots, .68, .73), .5), c, "#6a5540")
    c = g.mix(g.math("MULTIPLY", g.span(net, .030, .0), g.span(slow, .45, .6, 0, .35)), c, "#86725a")
    c = g.mix(g.span(edge, .515, .56, 0, .7), c, "#9a7a55")
    return g.principled(c, g.span(slow, .3, .7, .10, .2), g.bump(slow, .08, .003), specular=.5)


def pot():
    """Round pot, spout to +X, with a side handle."""
    c = stoneware()
    core.lathe(p.rounded([(0, .004), (.040, .004), (.042, 0), (.048, 0), (.052, .006), (.074, .028), (.084, .054), (.081, .078), (.066, .100), (.046, .110), (.0455, .113), (.0445, .113), (.044, .108), (0, .108)], 2), c, segments=96, smooth=60)
    core.lathe(p.rounded([(.0435, .1105), (.0440, .1140), (.036, .1215), (.018, .1275), (.0085, .1295), (.0075, .1330), (.0105, .1380), (.0125, .1435), (.0100, .1480), (0, .1500)], 2), c, segments=72, smooth=60)
    n = 30
    curve = [(.066, .036), (.088, .044), (.104, .062), (.113, .084), (.123, .104), (.133, .114)]
    t = np.linspace(0, 1, len(curve))
    line = [(float(np.interp(q, t, [a for a, _ in curve])), 0, float(np.interp(q, t, [b for _, b in curve]))) for q in np.linspace(0, 1, n)]
    line = p.rounded(line, 2)
    k = len(line)
    core.tube(line, .0115, c, 28, radii=[2.0 - 1.42 * (q / (k - 1)) ** .55 + (.10 if q > k - 4 else 0) for q in range(k)])
    core.sphere(.0036, (.1340, 0, .1150), m.plain("#150c06", .3), 16, (.7, 1, .4))
    core.tube(p.rounded([(-.070, 0, .092), (-.098, 0, .104), (-.124, 0, .088), (-.124, 0, .056), (-.100, 0, .036), (-.072, 0, .034)], 3), .0064, c, 18)


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


def tray():
    """Corner of a tray of jackwood: dovetailed sides, ring marks, the oil worn off its bottom."""
    g = m.Graph("tray")
    where = g.coords(1, "Object")
    grain, fibre, slow = g.noise(g.coords((5, 95, 95), "Object"), 1, 5, .6, .5), g.noise(g.coords((14, 520, 520), "Object"), 1, 3), g.noise(where, 11, 5, .6)
    c = g.mix(g.span(grain, .3, .7), "#5a3a22", "#8a6038")
    c = g.mix(g.span(fibre, .45, .65, .5, 0), c, "#3a2414")
    c = g.mix(g.span(slow, .50, .72, 0, .5), c, "#a5825c")
    for x, y, r in ((.13, .055, .026), (.055, -.115, .036), (.16, -.02, .026)):
        d = g.node("VectorMath", {0: where, 1: (x, y, 0)}, operation="DISTANCE").outputs["Value"]
        ring = g.math("MULTIPLY", g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", d, r)), .0016), g.span(slow, .40, .60))
        c = g.mix(g.math("MULTIPLY", ring, .6), c, "#35200f")
    bottom = g.principled(c, g.span(slow, .3, .7, .32, .55), g.bump(g.math("ADD", grain, fibre), .2, .0008), specular=.4)
    core.box((.50, .34, .008), (0, 0, .006), bottom, .001)
    rim = photo.timber("#5c3c24", .38, .6)
    for s in (-1, 1):
        core.box((.52, .012, .040), (0, s * .172, .021), rim, .0045, segments=4)
        core.box((.012, .352, .040), (s * .252, 0, .021), rim, .0045, segments=4)


def tea_tray():
    """Over the rim of the tray from the chair beside it."""
    p.fresh()
    with core.at((0, 0, TOP - .012), 12):
        core.box((2.4, .96, .024), (0, .0, 0), photo.timber("#4a2f1d", .34, .6), .005)
    with core.at((.02, .08, TOP), -24):
        tray()
        with core.at((-.130, .030, .0105), 26):
            pot()
        with core.at((.075, -.075, .0105)):
            photo.cup("#d8d2c4", "#8a4c1c", .80, 20, material=stoneware())
            with core.at((-.005, -.0525, .0150), (-9, 1.0, 176)):
                spoon()
        with core.at((.185, .085, .0105)):
            core.lathe(p.rounded([(0, 0), (.024, 0), (.030, .002), (.044, .016), (.050, .036), (.0508, .0375), (.0495, .0380), (.0425, .020), (.028, .007), (0, .006)], 2), stoneware(), segments=72, smooth=60)
            with core.at((0, 0, .012)):
                props.chips(60, .040, 4, 3, .0145, ("#a8741c", "#cfa048"))
    rng = random.Random(6)
    with core.at((.225, -.065, TOP - .001)):
        props.chips(3, .035, .1, 9, .0145, ("#a8741c", "#cfa048"))
    crumb = core.sphere(1, (0, 0, 0), m.plain("#b98a3c", .7), 8)
    core.instance(crumb, [core.matrix((rng.gauss(.17, .04), rng.gauss(-.02, .03), TOP + .011), (0, 0, rng.uniform(0, 180)), (s, s * .7, s * .4)) for s in [rng.uniform(.0005, .0016) for _ in range(30)]])
    # verandah rail and a post, the hills
    rail = photo.timber("#46301f", .5, .5)
    core.box((9, .09, .06), (0, 1.75, TOP - .09), rail, .012)
    for k in range(40):
        core.lathe([(.022, -.70), (.022, -.58), (.013, -.52), (.028, -.36), (.013, -.12), (.021, -.02), (.022, .04)], rail, (-3.1 + .155 * k, 1.75, TOP - .15), 14)
    core.box((.13, .13, 4), (-.98, 1.75, 1.2), rail, .02)
    core.box((9, 3.2, .05), (0, .2, -.03), m.red_oxide("#5c2a20", .285), 0)
    photo.view(hills(), (0, 9, -1.5), 8.4, 5.2, 0, .55)
    core.sky_gradient([(-10, "#7d8478"), (0, "#d9dfdc"), (30, "#dfe6ea"), (80, "#b9c8d4")], .7)
    core.indoors()
    core.area((-1.5, 1.5, TOP + 1.1), (0, .05, TOP), (1.6, 1.4), 46, photo.DAY)
    core.area((.3, 2.4, TOP + 1.7), (0, .1, TOP), (3.5, 1.4), 40, photo.DAY)
    core.area((1.1, -1.2, TOP + 1.0), (0, 0, TOP), (1.2, 1.0), 9, (1, .98, .95))
    photo.window_gleam((-1.5, 1.4, TOP + 1.0), (0, .05, TOP + .05), (1.8, 1.5), (3, 2), 3.0)
    core.camera((.17, -.56, TOP + .172), (.050, .02, TOP + .092), 58, level=True, fstop=2.4, focus=(.066, -.045, TOP + .06))
    return {"size": (1200, 800), "look": photo.look(.17, contrast=1.02, vignette=.18)}


PICTURES = {"gallery/kottayam/tea-tray": tea_tray}

FINISH = {
    "gallery/kottayam/tea-tray": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
