"""Vazhakala: limes cut for a drink on the kitchenette's worktop, sea-green tiles and the window out of focus; teal and lime, 50 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, develop, furniture as f, materials as m, photo, props
from scenes import gallery_breakfast_counter as counter

TOP = counter.TOP


@m.cached
def peel():
    """Lime skin: pores, a few yellow cheeks, waxy."""
    g = m.Graph("peel")
    where = g.coords(1, "Object")
    slow, fine, pores = g.noise(where, 26, 3), g.noise(where, 180, 3), g.node("TexVoronoi", {"Vector": where, "Scale": 720.0}).outputs["Distance"]
    c = g.mix(g.span(slow, .38, .70), "#3f6420", "#7d9232")
    c = g.mix(g.span(slow, .66, .82), c, "#b3a948")
    c = g.mix(g.math("MULTIPLY", g.span(fine, .6, .72), .35), c, "#5d6a2c")
    return g.principled(g.vary(c, .16), g.span(fine, .3, .7, .26, .40), g.bump(g.math("ADD", pores, g.math("MULTIPLY", slow, .8)), .5, .0009), specular=.5)


def lime_shape(r, seed):
    """fn(u, v) of a whole lime lying along X, drawn out at its ends."""
    rng = random.Random(seed)
    long, shift = rng.uniform(1.04, 1.14), rng.uniform(0, 6)

    def shape(u, v):
        a, q = 2 * math.pi * u, math.pi * v
        s, c = math.sin(q), -math.cos(q)
        n = float(core.fractal_noise(np.array(1.3 * math.cos(a) + shift), np.array(1.3 * math.sin(a) + 2 * v), 3, seed)) - .5
        tip = .10 * abs(c) ** 14 * (1.0 if c > 0 else .45)
        k = 1 + .07 * n
        return r * (c * long + math.copysign(tip, c)) * k, r * s * math.cos(a) * k, r * s * math.sin(a) * k
    return shape


def lime(location, rotation, r=.024, seed=1):
    """Whole lime."""
    obj = core.grid_surface(lime_shape(r, seed), None, peel(), steps=(48, 36))
    obj.location = location
    obj.rotation_euler = [math.radians(t) for t in rotation]


def flesh(size=512, seed=3):
    """Picture of a lime's cut face: white rind, ten segments of pale wet cells."""
    rng = np.random.default_rng(seed)
    yy, xx = (np.mgrid[0:size, 0:size] / (size - 1) - .5) * 2
    r, a = np.hypot(xx, yy), np.arctan2(yy, xx)
    wob = core.fractal_noise(a * 1.5 + 9, r * 3, 3, seed) - .5
    edges = np.sort(np.linspace(-math.pi, math.pi, 11)[:-1] + rng.normal(0, .07, 10))
    gap = np.min(np.abs((a[..., None] - edges + math.pi) % (2 * math.pi) - math.pi), -1) * np.maximum(r, .02)
    cells = core.fractal_noise(a * 16 + 40, r * 5 + 4 * np.sin(a * 5), 4, seed + 1)
    pulp = np.array((.52, .62, .22)) * (.72 + .55 * cells[..., None]) * (1 - .12 * r[..., None])
    white = np.array((.80, .83, .60))
    inside = np.clip((gap - .012 - .006 * wob) / .014, 0, 1) * np.clip((.875 + .02 * wob - r) / .02, 0, 1) * np.clip((r - .07 - .03 * wob) / .02, 0, 1)
    out = white * (1 - inside[..., None]) + pulp * inside[..., None]
    rind = np.clip((r - .945 - .01 * wob) / .02, 0, 1)[..., None]
    return (out * (1 - rind) + np.array((.22, .36, .09)) * rind).astype(np.float32)


@m.cached
def cut_face(seed):
    """Wet cut through a lime, on UV."""
    g = m.Graph("cut face")
    picture = flesh(seed=seed)
    image = bpy.data.images.new("Lime", picture.shape[1], picture.shape[0], float_buffer=True)
    image.colorspace_settings.name = "Linear"
    flat = np.ones((*picture.shape[:2], 4), np.float32)
    flat[..., :3] = picture[::-1] ** 1.6
    image.pixels.foreach_set(flat.ravel())
    image.pack()
    node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    node.image = image
    level = g.node("RGBToBW", {0: node.outputs[0]}).outputs[0]
    wet = g.node("BsdfPrincipled", {"Base Color": node.outputs[0], "Roughness": .16, "Specular": .6, "Normal": g.bump(level, .5, .0016)}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": node.outputs[0]}).outputs[0]
    return g.surface(g.node("MixShader", {0: .3, 1: wet, 2: through}).outputs[0])


def half_lime(location, rotation, r=.024, seed=1):
    """Half a lime, its cut face towards +Z before it is turned."""
    whole = lime_shape(r, seed)
    with core.at(location, rotation):
        obj = core.grid_surface(lambda u, v: whole(u, v * .5), None, peel(), steps=(56, 24))
        obj.rotation_euler[1] = math.radians(-90)
        n, rings = 56, 9
        verts, uvs = [(0, 0, .0006)], [(.5, .5)]
        edge = [whole(k / n, .5) for k in range(n)]
        for q in range(1, rings + 1):
            t = q / rings
            for k, (_, y, z) in enumerate(edge):
                verts.append((-z * t, y * t, .0006 * (1 - t ** 6)))
                b = 2 * math.pi * k / n
                uvs.append((.5 + .5 * t * math.cos(b), .5 + .5 * t * math.sin(b)))
        faces = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)]
        for q in range(rings - 1):
            for k in range(n):
                a, b = 1 + q * n + k, 1 + q * n + (k + 1) % n
                faces.append((a, a + n, b + n, b))
        core.mesh("Cut", verts, faces, cut_face(seed), True, uvs=uvs)


def tiled_wall(x0, x1, y, z0, z1, size=(.062, .125)):
    """Hand-made tiles on end, none quite level with the next; each its own green."""
    rng = random.Random(8)
    kinds = []
    for colour in ("#27514e", "#2f5d58", "#1f4744", "#3a6a63", "#2a5552"):
        g = m.Graph("hand-made tile")
        where = g.coords(1, "World")
        wave, pool = g.noise(where, 22, 3, .55), g.noise(where, 55, 4, .6)
        c = g.mix(g.span(pool, .3, .75), m.scaled(colour, .72), m.scaled(colour, 1.28))
        mat = g.principled(c, .09, g.bump(wave, .55, .006), specular=.55)
        obj = core.box((size[0] - .0028, .010, size[1] - .0028), (0, 0, 0), mat, .0022, segments=3)
        kinds.append((obj, []))
    core.box((x1 - x0, .02, z1 - z0), ((x0 + x1) / 2, y + .012, (z0 + z1) / 2), m.plain("#b9bbb2", .85), 0)
    z = z0 + size[1] / 2
    while z < z1:
        x = x0 + size[0] / 2
        while x < x1:
            rng.choice(kinds)[1].append(core.matrix((x, y + rng.uniform(-.0008, .0008), z), (rng.uniform(-.9, .9), rng.uniform(-.3, .3), rng.uniform(-.9, .9))))
            x += size[0]
        z += size[1]
    for obj, places in kinds:
        core.instance(obj, places)


def kettle():
    """Steel kettle with a black bail handle."""
    steel, black = m.plain("#c3c2be", .14, 1.0), m.plain("#171616", .4)
    core.lathe([(0, 0), (.088, 0), (.096, .004), (.102, .02), (.100, .05), (.086, .090), (.058, .118), (.050, .122), (.049, .126), (.030, .133), (.008, .136), (.007, .142), (.012, .148),
                (.010, .156), (0, .158)], steel, segments=80, smooth=60)
    core.tube([(.088, 0, .055), (.118, 0, .075), (.132, 0, .108), (.150, 0, .118)], .016, steel, 20, radii=[1.3, 1.0, .75, .66])
    core.tube([(-.075, 0, .098), (-.078, 0, .175), (-.05, 0, .212), (0, 0, .222), (.05, 0, .212), (.078, 0, .175), (.075, 0, .098)], .0055, steel, 12)
    core.tube([(-.045, 0, .214), (0, 0, .222), (.045, 0, .214)], .0105, black, 14)


def kitchenette():
    """The board at the edge of the worktop, two limes just cut, a drink begun."""
    stone = m.stone("#bdbab3", .32, .22)
    core.box((3.0, .68, .036), (0, .25, TOP - .018), stone, .004, segments=3)
    core.box((3.0, .62, .85), (0, .27, .46), photo.timber("#a58862", .5, .4), 0)
    tiled_wall(-.20, 1.5, .565, TOP, 1.62)
    # board, knife, limes
    with core.at((.040, .030, TOP), 8):
        core.box((.36, .22, .020), (0, 0, .010), photo.timber("#8a6140", .48, .7), .006, segments=3)
        half_lime((-.050, -.048, .0205 + .025), (12, -9, 30), .0262, 3)
        half_lime((.040, -.048, .0205 + .021), (58, 4, 30), .0262, 4)
        half_lime((-.096, .030, .0205), (180, 0, 38), .0255, 6)
        lime((.066, .002, .0205 + .0245), (0, 6, 32), .0258, 5)
    # bowl with the rest, out of focus
    with core.at((.215, .27, TOP)):
        core.lathe([(0, 0), (.05, 0), (.054, .004), (.060, .010), (.098, .048), (.112, .078), (.1095, .0785), (.094, .050), (.055, .014), (0, .011)], photo.glaze("#d8d5cb", .16, .6), segments=80,
                   smooth=60)
        for k, (x, y, z) in enumerate(((-.05, -.02, .052), (.02, -.05, .053), (.055, .01, .055), (.0, .045, .053), (-.01, -.005, .088), (-.045, .03, .066))):
            lime((x, y, z), (10 * k, 20 * k, 57 * k), .0245, 11 + k)
    counter.juice(-.175, .055, "#cfd2a8", "#e4e6c8", .80, 4)
    counter.juice(-.262, .150, "#cfd2a8", "#e4e6c8", .02, 6)
    props.curry_leaves([(.150, -.015), (.168, .012), (-.070, -.052)], .024, 3, TOP + .0225)
    # drops beside the board
    rng = random.Random(4)
    drop = core.sphere(1, (0, 0, 0), m.glass("#f8faf4", ior=1.33), 12)
    core.instance(drop, [core.matrix((rng.gauss(-.19, .03), max(-.075, rng.gauss(-.03, .03)), TOP), (0, 0, rng.uniform(0, 180)), (s, s * rng.uniform(.7, 1.3), s * .4))
                         for s in [rng.uniform(.0008, .0030) for _ in range(60)]])
    # tea towel thrown down at the right
    towel = photo.cotton("#d9d5ca", 420, .95, .06, stripe="#3a635f", stripe_at=(.10, .16))
    photo.lying((.30, .34), lambda x, y: .006 + .030 * np.exp(-((x - .03 - .4 * y) / .05) ** 2) + photo.folds(x, y, 34, 9, (.1, .4), (.012, .035), (.006, .020), 60, 40), towel, (.39, .0, TOP), 34,
                .005, .002)
    with core.at((.62, .34, TOP), 200):
        kettle()
    # window at the left of the tiles
    wall, frame = photo.paint("#d5d2c9"), photo.timber("#7d6248", .4, .4)
    core.box((.05, .16, 2), (-.225, .60, 1.9), frame, .005)
    core.box((3, .2, .06), (-1.75, .62, TOP + .01), stone, .006)
    core.box((.05, .08, 2), (-.92, .62, 1.9), frame, .005)
    core.box((3, .08, .05), (-1.7, .62, 1.34), frame, .005)
    core.box((3, .2, 2), (1.27, .68, 2.6), wall, 0)
    core.box((6, .03, .03), (1.5, .50, 1.40), photo.timber("#a58862", .5, .4), .004)
    core.box((6, 6, .1), (0, -2, 2.75), wall, 0)
    core.box((.1, 6, 3), (1.7, -2, 1.5), wall, 0)
    core.box((6, .1, 3), (0, -3.4, 1.5), wall, 0)
    garden = develop.gauss(photo.blurred_garden(440, 300, 61, .45, .03, .9), 1.5)
    garden = garden * .72 + .28 * (garden @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    photo.view(garden, (-1.9, 3.8, -.4), 6.5, 3.6, 0, 1.3)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(24, 306, 3.4, (1, .94, .85), 1.2)
    core.area((-1.0, .85, 1.6), (0, .05, TOP), (1.5, 1.2), 46, photo.DAY)
    core.area((.4, -1.6, 2.1), (.2, .4, TOP), (1.8, 1.3), 9, (.985, .99, 1))
    photo.window_gleam((-1.1, -.5, 1.9), (.25, .56, 1.2), (1.4, 1.3), (2, 2), 5.0)
    photo.window_gleam((-.95, .8, 1.6), (0, 0, TOP), (1.4, 1.2), (2, 2), 5.0)
    core.camera((-.10, -.46, 1.105), (.012, .06, .985), 52, fstop=1.8, focus=(.012, -.035, TOP + .045))
    return {"size": (1200, 800), "look": photo.look(.19, contrast=1.05)}


PICTURES = {
    "gallery/vazhakala/kitchenette": kitchenette,
}

FINISH = {
    "gallery/vazhakala/kitchenette": {"exposure": -.45, "colours": {(60, 120): (.78, .9)}, "fade": .18, "soft": .3, "smooth": (2, .02), "glow": (.2, .55), "balance": (1.02, 1, .97)},
}
