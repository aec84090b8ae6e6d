"""Kochi: close over the hollowed treads of the old stair, blue tiles in its risers, a book left in a strip of sun between the shadows of the balusters; blue, teak and shade, 46 mm."""
import math

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo
from scenes import gallery_night_room as night_room

RISE, TREAD, HALF, TILE = .172, .292, .70, .172
PIXELS = 240  # a tile
STATIONS = [0, .006, .014, .026] + [.05 + .1 * k for k in range(10)] + [.974, .986, .994, 1]  # of a tile's mesh


def painted_tile(rng, kind):
    """One tile painted by hand (n, n, 3): two blues on a milky glaze, no two alike."""
    n = PIXELS
    y, x = np.mgrid[0:n, 0:n] / n * 2 - 1 + 1 / n
    sx, sy = rng.uniform(0, 90, 2)
    warp = .055
    x = x + warp * (core.fractal_noise(x * 2.2 + sx, y * 2.2 + sy, 3, 3) - .5) + rng.uniform(-.012, .012)
    y = y + warp * (core.fractal_noise(x * 2.2 + sy, y * 2.2 + sx, 3, 5) - .5) + rng.uniform(-.012, .012)
    r, a = np.hypot(x, y), np.arctan2(y, x)
    cx, cy = 1 - np.abs(x), 1 - np.abs(y)
    corner, ca = np.hypot(cx, cy), np.arctan2(cy, cx)

    def soft(d, edge=.022):
        return np.clip(.5 - d / edge, 0, 1)
    if kind:
        petal = .50 * (.42 + .58 * np.abs(np.cos(2 * a)) ** .9)
        light = soft(r - petal)
        dark = np.maximum(soft(np.abs(r - petal) - .022), soft(r - .12)) + soft(np.abs(r - .20) - .014)
        dark = np.maximum(dark, soft(np.abs(corner - .50) - .030))
        light = np.maximum(light, soft(corner - .36 - .05 * np.cos(8 * ca)))
        dark = np.maximum(dark, soft(corner - .13))
        dark = np.maximum(dark, soft(np.abs(np.sin(4 * a)) * .35 - .016) * (r < petal * .92) * (r > .2))
    else:
        wave = .80 + .07 * np.cos(8 * a)
        dark = soft(np.abs(r - wave) - .024) + soft(np.abs(r - .66) - .012)
        leafy = .48 * np.abs(np.cos(4 * a)) ** .55
        light = np.maximum(soft(r - leafy) * (r > .16), soft(corner - .30))
        dark = np.maximum(dark, soft(np.abs(r - leafy) - .016) * (r > .15))
        dark = np.maximum(dark, soft(r - .105))
        dark = np.maximum(dark, soft(np.abs(corner - .33) - .02))
    brush = .62 + .62 * core.fractal_noise(x * 5 + sx, y * 16 + sy, 4, 8)
    wash = .55 + .7 * core.fractal_noise(x * 3 + sy, y * 5 + sx, 4, 9)
    ground = np.array(core.rgb("#cbc5b3")) * rng.uniform(.86, 1.04) * (1 + rng.uniform(-.02, .02, 3))
    picture = np.broadcast_to(ground, (n, n, 3)) * (.94 + .10 * core.fractal_noise(x * 1.5 + sx, y * 1.5 + sy, 4, 2))[..., None]
    tone = rng.uniform(.85, 1.2)
    for mask, colour in ((np.clip(light * wash * .85, 0, 1), "#6f8fb0"), (np.clip(dark * brush, 0, 1) * .96, "#243f70")):
        picture = picture + (np.array(core.rgb(colour)) * tone - picture) * mask[..., None]
    # worn corners: the glaze is off, clay below; a dark joint
    edge = 1 - np.maximum(np.abs(np.mgrid[0:n, 0:n][0] / n * 2 - 1), np.abs(np.mgrid[0:n, 0:n][1] / n * 2 - 1))
    chip = core.fractal_noise(x * 6 + 3 * sx, y * 6 + sy, 4, 6)
    off = np.clip((chip - .57 - edge * 2.2) / .03, 0, 1)
    picture = picture + (np.array(core.rgb("#a97f62")) * (.7 + .6 * brush[..., None]) - picture) * off[..., None]
    joint = np.clip((.020 + .008 * (chip - .5) - edge) / .006, 0, 1)
    picture = picture + (np.array(core.rgb("#8a8272")) * (.6 + .6 * chip[..., None]) - picture) * joint[..., None]
    return picture, np.maximum(joint, off * .8)


def riser(seed, kind, y, z):
    """Row of tiles across the stair, its face at y."""
    rng = np.random.default_rng(seed)
    count = math.ceil(2 * HALF / TILE)
    tiles = [painted_tile(rng, kind) for _ in range(count)]
    colour, worn = np.concatenate([t[0] for t in tiles], 1), np.concatenate([t[1] for t in tiles], 1)
    flat = np.concatenate([colour, worn[..., None]], -1).astype(np.float32)
    image = bpy.data.images.new(f"Tiles {seed}", flat.shape[1], flat.shape[0], alpha=True, float_buffer=True)
    image.colorspace_settings.name, image.alpha_mode = "Linear", "CHANNEL_PACKED"
    image.pixels.foreach_set(flat.ravel())
    image.pack()
    g = m.Graph("tiles")
    node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    node.image, node.extension = image, "EXTEND"
    where = g.coords(1, "World")
    dirt, fine = g.noise(where, 9, 6, .65), g.noise(where, 60, 4, .6)
    craze = g.node("TexVoronoi", {"Vector": where, "Scale": 150.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    height = g.node("SeparateXYZ", {0: where}).outputs[2]
    low = g.span(g.math("ADD", height, g.math("MULTIPLY", g.math("SUBTRACT", dirt, .5), .09)), z + .050, z, 0, .85)
    c = g.mix(g.math("MULTIPLY", g.span(craze, .045, .0), g.span(dirt, .42, .62, 0, .5)), node.outputs[0], "#6b5a46")
    c = g.mix(g.math("ADD", g.math("MULTIPLY", g.span(dirt, .46, .72), .5), low, True), c, "#5a4a38", "MULTIPLY")
    glossy = g.math("ADD", g.math("MULTIPLY", node.outputs["Alpha"], .55), g.span(dirt, .3, .75, .08, .42))
    bump = g.bump(g.math("ADD", g.math("MULTIPLY", node.outputs["Alpha"], -1.0), g.math("MULTIPLY", g.math("ADD", dirt, g.math("MULTIPLY", fine, .15)), .5)), .5, .0018)
    glazed = g.principled(c, glossy, bump, specular=.5)
    high = RISE - .021
    core.box((2 * HALF, .004, RISE - .03), (0, y + .007, z + RISE / 2 - .015), m.plaster("#6a6152", .95), 0)
    for k in range(count):
        lean, turn, out = rng.normal(0, .009), rng.normal(0, .009), rng.normal(0, .0006)
        verts, uvs = [], []
        for v in STATIONS:
            for u in STATIONS:
                edge = min(u, 1 - u, v, 1 - v) * TILE
                sunk = .0022 * max(0, 1 - edge / .004) ** 2 + .0009 * float(core.fractal_noise(7 * seed + 3 * k + 2.5 * u, 2.5 * v + k, 2, 4))
                verts.append(((k + .009 + .982 * u) * TILE - HALF, y + sunk + out + lean * (v - .5) * TILE + turn * (u - .5) * TILE, z + (.004 + .992 * v) * high))
                uvs.append(((k + u) / count, .88 * v))
        n = len(STATIONS)
        core.mesh("Tile", verts, [(b * n + a, b * n + a + 1, (b + 1) * n + a + 1, (b + 1) * n + a) for b in range(n - 1) for a in range(n - 1)], glazed, True, uvs=uvs)


@m.cached
def trodden():
    """Teak that feet have polished in the middle and dust has greyed at the sides."""
    g = m.Graph("trodden")
    world = g.coords(1, "World")
    broad, pores = g.noise(g.coords((.8, 9, 9)), 1.6, 4, .55, .5), g.noise(g.coords((9, 280, 280)), 1, 3, .6)
    slow, fine = g.noise(world, 6, 5, .6), g.noise(world, 70, 4, .65)
    x = g.math("ABSOLUTE", g.node("SeparateXYZ", {0: world}).outputs[0])
    walked = g.span(g.math("ADD", x, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .5)), .50, .12)
    c = g.mix(g.span(broad, .3, .7), "#4a2f1d", "#7d5636")
    c = g.mix(g.span(pores, .36, .5, .6, 0), c, "#22150d")
    c = g.mix(g.math("MULTIPLY", walked, .45), c, g.mix(g.span(broad, .3, .7), "#6a4c30", "#937149"))
    _, y, z = g.node("SeparateXYZ", {0: world}).outputs
    step = g.math("SUBTRACT", g.math("FLOOR", g.math("DIVIDE", g.math("ADD", z, .06), RISE)), 1.0)
    deep = g.math("SUBTRACT", y, g.math("MULTIPLY", step, TREAD))  # from the front of the riser below
    back = g.span(g.math("ADD", deep, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .05)), .245, .292)
    c = g.mix(g.math("MULTIPLY", back, .7), c, "#2a1f16")
    scratch = g.noise(g.coords((3, 190, 1), "World", (0, 0, .5)), 1, 2, .7, .8)
    c = g.mix(g.math("MULTIPLY", g.span(scratch, .70, .73), .4), c, "#b39a74")
    scuff = g.math("MULTIPLY", g.span(g.math("ADD", fine, g.math("MULTIPLY", slow, .4)), .78, .95), .22)
    c = g.mix(scuff, c, "#b3a48c")
    rough = g.math("ADD", g.span(walked, 0, 1, .58, .32), g.span(fine, .3, .7, -.07, .12))
    return g.principled(c, rough, g.bump(g.math("ADD", pores, g.math("MULTIPLY", slow, .6)), .28, .0016), specular=.4)


def tread(k):
    """Board over the k-th riser, its round nose before the tiles, hollow where everybody steps."""
    rng = np.random.default_rng(k)
    y0, top, thick = k * TREAD - .026, (k + 1) * RISE, .036
    r = thick / 2
    nose = [(r - r * math.sin(a), -r - r * math.cos(a)) for a in np.linspace(0, math.pi, 15)]  # below, front, above
    profile = [(.05, -thick)] + nose + [(v, 0) for v in np.linspace(.03, TREAD + .03, 14)]
    xs = np.linspace(-HALF, HALF, 81)
    rows = []
    for dy, dz in profile:
        up = max(0, 1 + dz / thick)
        front = math.exp(-(dy / .16) ** 2)
        line = []
        for x in xs:
            hollow = .0125 * math.exp(-((x - .03) / .27) ** 2) * front + .0012 * (float(core.fractal_noise(x * 5 + 9 * k, dy * 9, 3, k)) - .5)
            line.append((x, y0 + dy + .004 * math.exp(-((x - .03) / .25) ** 2) * (1 - min(1, dy / .02)) * (dy < .02), top + dz - hollow * up))
        rows.append(line)
    n = len(xs)
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n - 1)]
    obj = core.mesh("Tread", [v for row in rows for v in row], [f[::-1] for f in faces], trodden(), 50)
    obj.rotation_euler[2] = math.radians(rng.uniform(-.15, .15))


def staircase():
    """Low from the side over the second step; the stair climbs out of focus."""
    p.fresh()
    wood = photo.timber("#533726", .4, .6)
    for k in range(6):
        if k in (1, 2, 3):
            riser(20 + k, k % 2, k * TREAD, k * RISE)
        tread(k)
        core.box((2 * HALF, .02, RISE - .05), (0, k * TREAD + .012, (k + .5) * RISE - .01), wood, 0)
    # balusters, their string and the newel on the right
    xr = HALF + .02
    profile = [(.020, 0), (.021, .05), (.015, .07), (.013, .09), (.022, .15), (.027, .24), (.023, .34), (.013, .44), (.012, .50), (.019, .53), (.013, .56), (.018, .62), (.019, .82)]
    post = core.lathe(profile, wood, segments=28, smooth=60)
    core.instance(post, [core.matrix((xr - .035, (k + f) * TREAD, (k + 1) * RISE - .002), (0, 0, 37 * k), (1, 1, 1 + .12 * (f > .5))) for k in range(6) for f in (.22, .72)])
    slope = math.degrees(math.atan2(RISE, TREAD))
    with core.at((xr - .035, 0, RISE + .84), (slope, 0, 0)):
        core.box((.066, 6, .055), (0, 2.7, 0), wood, .018, segments=4)
    core.lathe([(.062, 0), (.062, .22), (.045, .25), (.040, .28), (.058, .38), (.064, .52), (.050, .70), (.036, .80), (.052, .83), (.052, .88), (.06, .90), (.06, 1.06), (.03, 1.08), (.055, 1.14), (.05, 1.19), (0, 1.22)],
               wood, (xr - .03, -.14, 0), 56, 60)
    with core.at((.10, TREAD + .150, 2 * RISE - .0045), (-.6, 0, 24)):
        night_room.book((.132, .196, .024), "#2a2c2b")
    # hall: a window on the left, a high narrow one on the right that the sun comes through
    lime = m.plaster("#a39c8c", .85, .8)
    core.box((9, 12, .1), (1, 1, -.05), m.tiles("#7c4a38", "#54301f", .30, .3, vary=.12), 0)
    core.box((9, 12, .1), (1, 1, 4.2), photo.timber("#4c3626", .5, .5), 0)
    core.box((.2, 6, 4), (-HALF - .10, 3.0, 2), lime, 0)
    core.box((.3, 12, 4.2), (-2.3, 1, 2.1), lime, 0)
    for size, place in (((.2, 6, 4.2), (4.2, 2.90, 2.1)), ((.2, 4, 4.2), (4.2, -2.50, 2.1)), ((.2, .40, 1.86), (4.2, -.30, .93)), ((.2, .40, 1.7), (4.2, -.30, 3.31))):
        core.box(size, place, lime, 0)
    core.box((9, .2, 4.2), (1, 5.6, 2.1), lime, 0)
    core.box((9, .2, 4.2), (1, -4.2, 2.1), lime, 0)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    core.sun(25, 100, 8.0, (1, .88, .72), .7)
    core.area((-1.9, -.9, 1.9), (0, .5, .35), (1.2, 1.4), 18, photo.DAY)
    core.area((2.9, 4.2, 2.6), (1.6, 2, .6), (1.6, 1.2), 24, photo.DAY)
    photo.window_gleam((-2.0, -.9, 1.9), (0, .4, .35), (1.3, 1.5), (3, 3), 2.2)
    core.camera((-.35, -.19, .68), (.10, .42, .425), 46, fstop=2.2, focus=(.06, .37, .355))
    return {"size": (1200, 800), "look": photo.look(.12, contrast=1.04, vignette=.2)}


PICTURES = {
    "gallery/kochi/staircase": staircase,
}

FINISH = {
    "gallery/kochi/staircase": {"smooth": (2, .022), "glow": (.2, .5), "fade": .15, "soft": .2},
}
