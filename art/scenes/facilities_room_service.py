"""Room service: tea and biscuits on a tray on a made bed, its pillows out of focus; 66 mm, low sun through the window at the left."""
import math

import bpy
import numpy as np

from kit import aged, core, furniture as f, interior as i, materials as m, photo, pillow, room, slept

INDIGO = "#4a5566"
TOP = .56  # of the mattress (m)
PLACE, TURN = (-.04, -1.02), 14  # of the tray


@m.cached
def baked():
    """Tea biscuit: pale in the middle, brown at its edge and where it blistered, dry fine crumb."""
    g = m.Graph("biscuit")
    where = g.coords(1, "Object")
    x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
    out = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    slow, mid, fine = g.noise(where, 60, 4, .6), g.noise(where, 380, 4, .65), g.noise(where, 1600, 3, .7)
    c = g.mix(g.span(slow, .3, .7), "#b98a4e", "#cfa568")
    c = g.mix(g.span(g.math("ADD", out, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .012)), .020, .033, 0, .75), c, "#85552a")
    c = g.mix(g.span(mid, .56, .70, 0, .5), c, "#8a5a2c")
    c = g.mix(g.span(fine, .58, .72, 0, .35), c, "#dfc091")
    return g.principled(c, .82, g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .5)), .4, .0006), specular=.2)


def biscuit(at, turn, seed, bitten=None):
    """Round biscuit with a notched rim and rows of holes; bitten: direction (degrees) of a bite."""
    rng = np.random.default_rng(seed)
    n, rings = 240, 46
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    t = np.concatenate([np.linspace(0, 1, rings), [1.0, .97]])
    edge = .0315 * (1 + .012 * np.cos(36 * a) + .006 * np.sin(2 * a + seed))
    if bitten is not None:
        b = math.radians(bitten)
        away = np.hypot(edge * np.cos(a) - .041 * math.cos(b), edge * np.sin(a) - .041 * math.sin(b))
        reach = .041 * np.cos(a - b) - np.sqrt(np.maximum(0, .0235 ** 2 - (.041 * np.sin(a - b)) ** 2))
        edge = np.where(away < .0235, reach + .0011 * (core.fractal_noise(a * 30, 0 * a + seed, 3, seed) - .5) * 2 + .0007 * np.cos(70 * a), edge)
    x, y = t[:, None] * edge * np.cos(a), t[:, None] * edge * np.sin(a)
    z = .0062 + .0008 * (core.fractal_noise(x * 90 + seed, y * 90, 3, seed) - .5) - .0010 * np.exp(-((np.hypot(x, y) - .0245) / .0009) ** 2)
    for u, v in [(i * .0085, j * .0085) for i in range(-2, 3) for j in range(-2, 3) if i * i + j * j < 6]:
        z = z - .0024 * np.exp(-((x - u - rng.normal(0, .0002)) ** 2 + (y - v) ** 2) / .0007 ** 2)
    z[rings - 3:rings] -= np.array((.0002, .0006, .0014))[:, None]
    z[rings], z[rings + 1] = .0012, 0
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(t) - 1) for i in range(n)]
    core.mesh("Biscuit", points, [f[::-1] for f in faces], baked(), True, at, turn)


def crumbs(spots, seed=4):
    """What fell off: ragged grains."""
    rng = np.random.default_rng(seed)
    grain = core.sphere(1, (0, 0, 0), baked(), 10)
    for v in grain.data.vertices:
        v.co *= 1 + .5 * (float(core.fractal_noise(np.array([v.co.x * 2 + 9]), np.array([v.co.y * 2 + v.co.z * 3]), 2, 3)[0]) - .5)
    core.instance(grain, [core.matrix((x, y, z), tuple(rng.uniform(0, 360, 3)), r) for x, y, z, r in spots])


def tea():
    """Skin of the tea: milk in it, dull where steam left it, a ring of fine bubbles at the cup."""
    g = m.Graph("milk tea")
    where = g.coords(1, "Object")
    x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
    out = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    swirl, fine = g.noise(where, 70, 5, .62, 1.4), g.noise(where, 2400, 2)
    foam = g.math("MULTIPLY", g.span(g.math("ADD", out, g.math("MULTIPLY", g.math("SUBTRACT", swirl, .5), .012)), .034, .039), g.span(fine, .42, .58))
    c = g.mix(g.span(swirl, .35, .68), "#7a4a26", "#925c33")
    c = g.mix(g.math("MULTIPLY", foam, .6), c, "#c09a6c")
    mat = g.principled(c, g.span(swirl, .38, .62, .05, .26), g.bump(g.math("MULTIPLY", foam, fine), .4, .0004), specular=.45)
    core.lathe([(0, .0586), (.0365, .0586), (.0391, .0587), (.0396, .0593)], mat, segments=96)


def tray():
    """The tray and what stands on it; its upper face at z = .012."""
    wood = aged.waxed("#2c1b11", "#54392a", "#93704f", .25, .30)
    w, d = .46, .33
    core.box((w, d, .012), (0, 0, .006), wood, .004)
    for s in (-1, 1):
        core.box((w + .004, .012, .038), (0, s * (d / 2 - .004), .019), wood, .004, segments=3)
        core.box((.012, d - .02, .038), (s * (w / 2 - .004), 0, .019), wood, .004, segments=3)
    z = .0122
    white = photo.glaze("#dedbd3", .12)
    grey = photo.glaze("#b9bbb3", .24, .8)
    with core.at((-.115, .075, z), 152):
        photo.teapot(material=grey)
    with core.at((.075, -.030, z), 0):
        photo.cup(material=white, level=.86, drink="#8a4a1a", turn=-38)
        tea()
        with core.at((.052, -.012, .0125), 12):
            f.cutlery("spoon", .12)
    with core.at((.045, .112, z)):
        core.lathe([(0, .002), (.022, .002), (.024, 0), (.027, .002), (.030, .02), (.026, .045), (.0265, .047), (.024, .0455), (.027, .02), (.022, .006), (0, .005)],
                   grey, segments=48, smooth=60)
        core.cylinder(.0245, .001, (0, 0, .036), m.plain("#d9d1bf", .2), 0, 40)
    with core.at((-.110, -.082, z)):
        core.lathe([(0, .0028), (.036, .0028), (.038, 0), (.042, 0), (.044, .0030), (.062, .0085), (.0705, .0130), (.0715, .0142), (.0700, .0146), (.061, .0108), (.044, .0062), (.038, .0052), (0, .0050)], white, segments=96, smooth=60)
        biscuit((-.012, .008, .0056), (0, 0, 10), 3)
        biscuit((.010, -.010, .0112), (-5, 4, 50), 6, -28)
        rng = np.random.default_rng(7)
        near = [(.030 + rng.normal(0, .010), -.026 + rng.normal(0, .009), .0064, .0003 + .0013 * rng.random() ** 3) for _ in range(46)]
        off = [(.075 + rng.normal(0, .014), -.042 + rng.normal(0, .012), .0006, .0003 + .0012 * rng.random() ** 3) for _ in range(34)]
        crumbs([q for q in near if math.hypot(q[0], q[1]) < .042] + [q for q in off if math.hypot(q[0], q[1]) > .073 and q[1] > -.062])


def press(cover, place, turn, floor, size=(.46, .33)):
    """Push a cover down where the tray stands on it, its bottom at floor: beside the tray the cover rises again."""
    a = math.radians(turn)
    for v in cover.data.vertices:
        at = cover.matrix_world @ v.co
        x, y = at.x - place[0], at.y - place[1]
        u, w = x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a)
        beside = math.hypot(max(0, abs(u) - size[0] / 2), max(0, abs(w) - size[1] / 2))
        high = floor - .003 + .9 * beside ** 1.25
        if at.z > high > .3:
            v.co.z -= at.z - high


def room_service():
    """Across the tray on the made bed to its pillows; the morning comes through the window at the left."""
    wall = photo.paint("#d9d4c9", .8)
    core.box((6, .2, 3), (0, .10, 1.5), wall, 0)
    core.box((.1, 7, 3), (2.6, -3, 1.5), wall, 0)
    core.box((6, .1, 3), (0, -5.2, 1.5), wall, 0)
    core.box((6, 7, .1), (0, -2.6, 2.9), photo.paint("#dcd9d0", .85), 0)
    i.floor((7, 9), photo.timber("#7a5a41"))
    sill, high, wide, mid = .75, 1.5, 1.5, -1.05
    i.wall((-2.1, 0), (-2.1, -6), 2.9, wall, [(-mid - wide / 2, sill, wide, high)], thickness=.2)
    frame = photo.paint("#dcd8ce", .5)
    for y in (mid - wide / 2, mid, mid + wide / 2):
        core.box((.06, .06, high), (-2.2, y, sill + high / 2), frame, .004)
    for z in (sill, sill + high * .66, sill + high):
        core.box((.06, wide, .05), (-2.2, mid, z), frame, .004)
    width = 1.80
    cloth = photo.cotton("#9c9484", 700, .95, .06)
    core.box((width + .24, .05, .60), (0, -.02, .82), cloth, .02, segments=4)
    for k in range(4):
        f.pad(((width + .22) / 4 - .004, .58, .07), ((k - 1.5) * (width + .22) / 4, -.06, .84), cloth, .012, (90, 0, 0))
    white = slept.linen("#ebe8e2", .26, 1.8)
    with core.at((0, -.10, 0)):
        core.box((width, 2.03, .25), (0, -1.03, TOP - .125), slept.linen("#d5d2cb", .4), .05, segments=5)
        cover = photo.bedding(width, 2.05, TOP + .006, .30, slept.linen("#e8e5e0", .30, 1.6), 6, .38, .040, cell=.008, crumple=2.2)
        photo.bedding(width + .02, .62, TOP + .050, .26, white, 9, .36, .012, False, .008, 1.2, name="Sheet")
        on = [slept.block((width + .2, 2.4, .2), (0, -1.0, TOP - .06)), slept.block((width + .3, .2, 1.4), (0, .02, .9))]
        for size, seed, place, turn, sunk in (((.74, .48), 5, (-.46, -.27, TOP + .235), (60, 2, 4), .09), ((.70, .46), 8, (.40, -.29, TOP + .225), (56, -3, -9), .08)):
            pillow.show(pillow.loose(size, seed, 2.2, .055, (place, turn), on, sunk, crease=34, high=(.003, .010)), white, white, .0026)
        blue = slept.linen(INDIGO, .20, 2.4, slub=.3)
        pillow.show(pillow.loose((.48, .32), 12, 2.3, .045, ((.10, -.50, TOP + .125), (38, 5, 17)), crease=20), blue, blue, .0036)
    bpy.context.view_layer.update()
    floor = TOP + .032
    press(cover, PLACE, TURN, floor)
    with core.at((*PLACE, floor), TURN):
        tray()
    photo.view(room.daylight(4, .62, .35, 8, (1.0, 1.0, .96), 1.0), (-7, mid, -2.6), 16, 10, 90, .9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    aged.plain_bounces({"linen": "#cfcbc2"})
    core.sun(25, 276, 3.6, (1, .90, .76), 1.0)
    core.area((-2.0, mid, 1.5), (0, mid + .1, .6), (1.4, 1.4), 34, (.97, .985, 1))
    core.area((1.6, -3.6, 2.0), (0, -.8, .6), (1.8, 1.4), 9, (1, .985, .96))
    photo.window_gleam((-2.0, mid, 1.5), (0, mid, .7), (1.4, 1.4), (2, 2), 4)
    core.camera((.44, -2.06, 1.06), (-.015, -.965, .675), 66, level=True, fstop=2.8, focus=(.0, -1.09, TOP + .07))
    return {"size": (1800, 1200), "look": photo.look(.15, contrast=1.05, saturation=.95, vignette=.16, texture=.10)}


PICTURES = {
    "facilities/room-service": room_service,
}

FINISH = {
    "facilities/room-service": {"glow": (.14, .6), "fade": .1, "balance": (.985, 1, 1.03)},
}
