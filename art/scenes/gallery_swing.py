"""Thrissur: from beside the seat of the swing, a palm-leaf fan dropped on its mattress next to the brass chain; brass, teak and cotton, 48 mm."""
import math

import numpy as np

from kit import core, develop, furniture as f, household as p, materials as m, photo, props

LONG, DEEP, TOP = 1.62, .74, .47  # of the seat; its upper face


@m.cached
def old_brass():
    """Cast brass: brown in the hollows, bright where link rubs on link."""
    g = m.Graph("chain brass")
    where = g.coords(1, "Object")
    cloud, pit = g.noise(where, 38, 6, .65), g.noise(where, 260, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    bright = g.math("ADD", g.span(edge, .50, .56), g.span(cloud, .45, .75, 0, .5), True)
    c = g.mix(bright, "#5a3d1c", "#c79b54")
    return g.principled(c, g.math("ADD", g.span(bright, 0, 1, .42, .17), g.math("MULTIPLY", g.span(pit, .4, .7), .08)), g.bump(g.math("ADD", cloud, pit), .16, .0016), metallic=1.0)


def link(length=.118):
    """One bar of the chain along Z with an eye at both ends; its eyes lie in the XZ plane."""
    eye, thick = .0150, .0052
    parts = []
    for s in (0, 1):
        z = s * length
        parts.append(core.tube([(eye * math.cos(a) * (1 if abs(math.sin(a)) < .99 else .98), 0, z + eye * 1.12 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 49)[:-1]], thick, old_brass(), 16, True))
    a, b = eye * 1.12 + .002, length - eye * 1.12 - .002
    mid = (a + b) / 2
    prof = [(.004, a - .003), (.0070, a), (.0078, a + .004), (.0062, a + .007), (.0056, a + .012), (.0082, a + .015), (.0085, a + .018), (.0060, a + .021), (.0062, mid - .012), (.0105, mid - .006),
            (.0122, mid), (.0105, mid + .006), (.0062, mid + .012), (.0060, b - .021), (.0085, b - .018), (.0082, b - .015), (.0056, b - .012), (.0062, b - .007), (.0078, b - .004), (.0070, b), (.004, b + .003)]
    parts.append(core.lathe(prof, old_brass(), segments=36, smooth=50))
    return core.join(parts, "Link")


def chains(spots, high=2.4):
    """A chain standing on every spot (x, y)."""
    one = link()
    step = .118 + 2 * (.0150 * 1.12 - .0052) + .0002
    rng = np.random.default_rng(3)
    places = []
    for n, (x, y) in enumerate(spots):
        z = TOP + .058
        for k in range(int(high / step)):
            places.append(core.matrix((x, y, z + step * k), (rng.normal(0, .6), rng.normal(0, .6), 40 + 90 * (k % 2) + rng.normal(0, 5) + 31 * n)))
    core.instance(one, places)
    for x, y in spots:  # bolt through the frame, its plate, its eye
        core.lathe([(.030, 0), (.031, .002), (.026, .005), (.012, .008), (.0085, .014), (.0085, .030), (.0068, .034), (0, .034)], old_brass(), (x, y, TOP + .001), 48, 50)
        core.tube([(x + .0150 * math.cos(a) * math.cos(.9), y + .0150 * math.cos(a) * math.sin(.9), TOP + .048 + .0165 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 41)[:-1]], .0055, old_brass(), 14, True)


@m.cached
def palm_leaf():
    """Dried palmyra: straw, fibres along the rays, brown blotches, the rim dyed red."""
    g = m.Graph("palm leaf")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    fibre = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 420.0), 1: g.math("MULTIPLY", v, 5.0)}).outputs[0], 1, 3, .6)
    blot = g.noise(g.coords(1, "Object"), 34, 5, .62)
    c = g.mix(g.span(fibre, .3, .7), "#8f7343", "#c3a873")
    c = g.mix(g.span(blot, .56, .74, 0, .6), c, "#6b4b26")
    c = g.mix(g.span(v, .35, .05, 0, .5), c, "#7a5a2c")
    band = g.math("MULTIPLY", g.math("GREATER_THAN", g.math("ADD", v, g.math("MULTIPLY", g.math("SUBTRACT", fibre, .5), .02)), .80), g.math("LESS_THAN", v, .90))
    c = g.mix(g.math("MULTIPLY", band, .85), c, "#6a1f18")
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .55, "Specular": .3, "Normal": g.bump(fibre, .4, .0008)}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    return g.surface(g.node("MixShader", {0: .15, 1: top, 2: light}).outputs[0])


def fan(radius=.145):
    """Round fan of one pleated leaf, bound along its rim, its stalk the handle; lies on its back, stalk to -Y."""
    pleats, turn = 40, math.radians(163)

    def shape(u, v):
        a = (2 * u - 1) * turn
        r = .012 + (radius - .012) * v * (1 + .018 * math.sin(3 * a + 1) + .010 * math.sin(11 * a))
        t = (u * pleats) % 1
        ridge = (1 - abs(2 * t - 1) * 2) * .0042 * (1 - .35 * v) * min(1, v * 3)
        bowl = .004 * v * v + .007 * v * v * math.sin(a * 1.3 + .6)
        return r * math.sin(a), r * math.cos(a), .006 + ridge + bowl
    obj = core.grid_surface(shape, None, palm_leaf(), steps=(pleats * 8, 22))
    thick = obj.modifiers.new("Thickness", "SOLIDIFY")
    thick.thickness = .0007
    straw = photo.timber("#8a6d40", .55, .6)
    rim = [shape(u, 1.0) for u in np.linspace(0, 1, 220)]
    core.tube(rim, .0023, m.plain("#6a1f18", .8), 10)
    core.tube([shape(u, .985) for u in np.linspace(0, 1, 220)], .0016, straw, 8)
    for k in range(46):  # stitches of the binding
        q = np.array(rim[3 + k * 214 // 46])
        w = q / np.linalg.norm(q[:2])
        core.tube([tuple(q + (w[0] * .003, w[1] * .003, 0)), tuple(q + (0, 0, .0032)), tuple(q - (w[0] * .007, w[1] * .007, -.0012))], .0007, m.plain("#c9b88e", .9), 6)
    stalk = [(0, .02, .011), (0, -.04, .010), (.004, -.14, .0095), (.002, -.23, .0095), (-.005, -.31, .010)]
    t = [k / 9.75 for k in range(40)]
    core.tube([tuple(np.interp(q, range(5), [s[c] for s in stalk]) for c in range(3)) for q in t], .0092, straw, 16, radii=[.8 + .25 * math.cos(q * 1.4) ** 2 for q in t])
    core.tube([(.0095 * math.cos(a), -.012 - .0009 * a, .009 + .0085 * math.sin(a)) for a in np.linspace(0, 14 * math.pi, 200)], .0010, m.plain("#6a1f18", .85), 6)


def mattress():
    """Thin cotton mattress, stuffed by hand and lain on: tied down in tufts, folds between them, a dent, a piped edge."""
    w, d, r = LONG - .09, DEEP - .12, .042
    cover = photo.cotton("#c9c3b4", 620, .92, .10, "#7a2a20", (.062, .078), 1)
    rng = np.random.default_rng(4)
    tufts = [(-w / 2 + .13 + .19 * k + rng.normal(0, .006), -.155 + .155 * q + rng.normal(0, .006)) for k in range(8) for q in range(3)]

    def height(x, y):
        z = .016 * (1 - (x / (w / 2)) ** 6) * (1 - (y / (d / 2)) ** 6) + .012 * (core.fractal_noise(x * 6 + 20, y * 6 + 20, 3, 4) - .5)
        z = z - .018 * np.exp(-((x + .02) / .30) ** 2 - (y / .26) ** 2)
        for tx, ty in tufts:
            q = (x - tx) ** 2 + (y - ty) ** 2
            z = z - .013 * np.exp(-q / .028 ** 2) - .007 * np.exp(-q / .008 ** 2)
        z = z + photo.folds(x, y, 150, 6, (.06, .26), (.005, .016), (.002, .008), 80, 60) * (1 - (y / (d / 2)) ** 4)
        near = np.minimum(d / 2 - np.abs(y), w / 2 - np.abs(x))
        return z - r * (1 - np.sqrt(1 - .999 * np.clip((r - near) / r, 0, 1) ** 2))

    def outline(x, y):
        a, b = np.abs(x) / (w / 2), np.abs(y) / (d / 2)
        pull = 1 - .045 * np.clip(a * b - .86, 0, 1) / .14
        bulge = .010 * (core.fractal_noise(x * 5 + 9, y * 5 + 9, 3, 8) - .5)
        return x * pull * (1 + bulge / w * (a > .9)), y * pull + bulge * np.sign(y) * np.clip((b - .8) / .2, 0, 1)
    photo.lying((w, d), height, cover, (0, 0, TOP + .054), 0, .005, 0, "Mattress", outline)
    xs = np.linspace(-w / 2 + .012, w / 2 - .012, 300)
    for s in (-1, 1):
        ys = s * (d / 2 + .010 * (core.fractal_noise(xs * 5 + 9, s * d / 2 * 5 + 9 + 0 * xs, 3, 8) - .5))
        core.tube([tuple(map(float, q)) for q in zip(xs, ys, TOP + .014 + .002 * np.sin(xs * 17))], .0042, cover, 10)
    knot = photo.cotton("#7a2a20", 500, .95, .1)
    gx, gy = np.meshgrid(np.linspace(-w / 2, w / 2, 301), np.linspace(-d / 2, d / 2, 131))
    level = height(gx, gy)
    for tx, ty in tufts:
        z = float(level[round((ty / d + .5) * 130), round((tx / w + .5) * 300)]) + TOP + .0545
        for k in range(5):
            t = 1.26 * k + tx * 20
            core.tube([(tx, ty, z), (tx + .004 * math.cos(t), ty + .004 * math.sin(t), z + .004), (tx + .009 * math.cos(t + .4), ty + .009 * math.sin(t + .4), z + .0025 + .002 * (k % 2))], .0010, knot, 6)


def swing():
    """Along the seat; the pillars and the courtyard behind it are out of focus."""
    p.fresh()
    wood = photo.timber("#4f2f1d", .36, .65)
    core.box((LONG, DEEP, .05), (0, 0, TOP - .025), wood, .008, segments=3)
    for s in (-1, 1):
        core.box((LONG + .05, .045, .10), (0, s * (DEEP / 2 + .008), TOP - .058), wood, .012, segments=3)
        core.box((.045, DEEP + .05, .10), (s * (LONG / 2 + .008), 0, TOP - .058), wood, .012, segments=3)
    bead = core.sphere(.0085, (0, 0, 0), wood, 16, (1, .7, 1))
    core.instance(bead, [core.matrix((-LONG / 2 + .02 + .021 * k, -DEEP / 2 - .031, TOP - .040)) for k in range(76)])
    for z in (-.022, -.058):
        core.box((LONG + .05, .008, .007), (0, -DEEP / 2 - .031, TOP + z), wood, .003)
    mattress()
    chains([(sx * (LONG / 2 - .045), sy * (DEEP / 2 - .035)) for sx in (-1, 1) for sy in (-1, 1)])
    with core.at((-.44, -.085, TOP + .0705), (1.5, -.6, 84)):
        fan()
    f.cushion((.60, .36), photo.cotton("#6a241c", 260, .95, .16), (.40, .10, TOP + .125), (20, -12, 72), 1.05, 5, .012)
    # hall: red floor, wall, pillars towards the court; beyond it a verandah in shade and plants
    lime = photo.paint("#c6beac", .8)
    core.box((10, 6, .1), (0, 0, -.05), m.red_oxide("#6a2016", .285), 0)
    for x in (-1.3, .75, 2.8):
        with core.at((x, 1.75, 0)):
            props.turned_pillar(2.8, .11, photo.timber("#43281a", .4, .5), m.stone("#77716a", .7))
    core.box((10, .3, .16), (0, 1.95, -.02), m.stone("#8a8379", .7), .02)
    core.box((.2, 5, 3), (3.4, -.4, 1.5), lime, 0)
    core.box((14, 9, .1), (0, 6.2, -.35), m.plain("#8a7a64", .9), 0)
    core.box((14, .2, 4), (0, 9.6, 1.6), lime, 0)
    for x in (-3.6, -1.2, 1.5, 4):
        core.box((.15, .15, 2.6), (x, 8.2, 1.0), photo.timber("#43281a", .4, .5), .01)
    for x in (-2.2, 2.6):
        core.box((1.0, .1, 2.0), (x, 9.48, .9), photo.timber("#43281a", .4, .5), .01)
    core.box((14, 3, .1), (0, 8.6, 2.7), m.tiles("#7f4632", "#55301f", .24, .6, vary=.2), 0, (25, 0, 0))
    garden = develop.gauss(photo.blurred_garden(420, 300, 31, .2, .035, .75), 2)
    photo.view(garden, (1.0, 4.6, -.6), 2.6, 1.5, 0, .8)
    photo.view(garden[:, ::-1], (-3.0, 5.0, -.6), 3.0, 1.8, 0, .8)
    core.sky_gradient([(-10, "#8a8a84"), (0, "#dfe4e6"), (70, "#b4c4d0")], .6)
    core.indoors()
    core.area((.2, 2.2, 2.0), (-.3, 0, TOP), (4.0, 1.8), 105, photo.DAY)
    core.area((0, 6, 3.4), (0, 8, .8), (8, 2), 300, photo.DAY)
    core.area((-1.9, -1.5, 1.7), (-.3, 0, TOP), (1.2, 1.2), 11, (1, .985, .96))
    photo.window_gleam((.3, 2.4, 1.8), (-.5, -.2, TOP + .1), (3.6, 1.8), (3, 1), 2.4)
    core.camera((-1.00, -.98, TOP + .44), (-.50, -.16, TOP + .110), 50, level=True, fstop=2.4, focus=(-.60, -.26, TOP + .08))
    return {"size": (1200, 800), "look": photo.look(.14, contrast=1.04, vignette=.2)}


PICTURES = {
    "gallery/thrissur/swing": swing,
}

FINISH = {
    "gallery/thrissur/swing": {"smooth": (2, .022), "glow": (.2, .5), "fade": .15, "soft": .2},
}
