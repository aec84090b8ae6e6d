"""Elamakkara: on the window seat, a novel left open at its second chapter, a cushion still dented; moss green, linen and teak, 48 mm."""
import math

import bpy
import numpy as np

from kit import core, develop, foliage as green, household as p, materials as m, photo, pillow, slept

SEAT = .50


def leaf_of_print(seed, opening=False):
    """A page of a paperback (900, 600, 3): justified lines of words, paragraphs, a folio; an opening page begins low, below its number."""
    rng = np.random.default_rng(seed)
    h, w = 900, 600
    page = np.broadcast_to(np.array((.50, .455, .37)), (h, w, 3)).copy()
    yy, xx = np.mgrid[0:h, 0:w]
    page *= (.97 + .05 * core.fractal_noise(xx / 170 + seed, yy / 170, 4, seed))[..., None]
    cover = np.zeros((h, w))

    def word(x, y, n, size):
        for _ in range(n):
            wide = int(size * rng.choice((.30, .46, .50, .54, .80), p=(.18, .3, .3, .14, .08)))
            tall = rng.random()
            top = y - (size * .32 if tall < .22 else 0)
            low = y + size * (.5 if tall < .90 else .78)
            for stem in ((0,) if wide < size * .4 else (0, wide - 3)):
                cover[int(top):int(low), x + stem:x + stem + 3] = 1
            if wide > size * .4:
                bow = rng.integers(3)
                if bow != 1:
                    cover[int(y):int(y) + 2, x:x + wide - 1] = .8
                if bow != 0:
                    cover[int(y + size * .5) - 2:int(y + size * .5), x:x + wide - 1] = .8
            x += wide + 3
        return x
    x0, x1, y, size = 70, w - 66, 96, 15
    if opening:
        cover[196:226, 296:300] = cover[196:226, 304:308] = .85
        cover[194:197, 290:314] = cover[225:228, 290:314] = .85
        y = 330
    indent = 0
    while y < h - 100:
        x, last = x0 + indent, rng.random() < .17 and not (opening and y < 360)
        stop = rng.uniform(x0 + 60, x1 - 40) if last else x1
        while x < stop - 26:
            x = word(x, y, int(rng.integers(2, 9)), size) + int(rng.integers(7, 11))
        indent = 24 if last else 0
        y += 25
    word(w // 2 - 12, h - 62, 3, 14)
    cover = np.clip(cover + .3 * np.roll(cover, 1, 1), 0, .95)
    return (page * (1 - cover[..., None]) + .02 * cover[..., None]).astype(np.float32)


def printed(picture, name):
    """Material of a page on UV, some light through the paper."""
    h, w = picture.shape[:2]
    image = bpy.data.images.new(name, w, h, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    flat = np.ones((h, w, 4), np.float32)
    flat[..., :3] = picture[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.pack()
    g = m.Graph(name)
    node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    node.image, node.extension = image, "EXTEND"
    tooth = g.noise(g.coords(1, "World"), 700, 2)
    return g.principled(node.outputs[0], .9, g.bump(tooth, .12, .0006), specular=.12)


@m.cached
def fore_edge():
    """Cut edge of a block of leaves."""
    g = m.Graph("fore edge")
    z = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs[1]
    line = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", z, 90.0)}).outputs[0], 1, 2)
    c = g.mix(g.span(line, .35, .65), "#a8977a", "#d6c9ac")
    return g.principled(c, .9, g.bump(line, .5, .0006), specular=.1)


def novel(wide=.126, tall=.196):
    """Paperback lying open on its back near its beginning: a thin half and a thick one, two leaves standing up between them."""
    cover = photo.cotton("#5f2f24", 700, .6, .08)
    for side, thick, seed in ((-1, .006, 3), (1, .019, 4)):
        def curve(t, thick=thick):
            """(x, z) over the page from the gutter outwards."""
            rise = .004 + thick * (1 - math.exp(-t * 9)) * (1 - .10 * t) + .010 * math.sin(math.pi * min(1, t * 1.25)) * math.exp(-2.0 * t)
            return wide * t * .985, rise

        def page(u, v):
            x, z = curve(u)
            return side * x, (v - .5) * tall, z + .0012 * math.sin(5 * v + seed) * u

        top = core.grid_surface(page, None, printed(leaf_of_print(seed, side > 0), f"Page {seed}"), steps=(48, 20))
        if side < 0:  # u runs to the left: turn the picture round
            for loop in top.data.uv_layers.active.data:
                loop.uv[0] = 1 - loop.uv[0]
        ring = [curve(t) for t in np.linspace(0, 1, 25)]
        for y in (-tall / 2, tall / 2):
            core.mesh("Head", [(side * x, y, z + .0012 * math.sin(5 * (y / tall + .5) + seed) * x / wide) for x, z in ring] + [(side * x, y, .002) for x, _ in ring],
                      [(k, k + 1, 26 + k, 25 + k) for k in range(24)], fore_edge(), uvs=[(x * 9, z * 60) for x, z in ring] + [(x * 9, 0) for x, _ in ring])
        x, z = ring[-1]
        core.grid_surface(lambda u, v: (side * (x + .0015 * math.sin(60 * u) * v), (u - .5) * tall, .002 + (z - .002 + .0012 * math.sin(5 * u + seed)) * v), None, fore_edge(), steps=(30, 4))
        core.grid_surface(lambda u, v: (side * (wide + .002) * u, (v - .5) * (tall + .004), .001 + .0035 * u * u), None, cover, steps=(8, 2))
    for lean, lift, seed in ((.30, .042, 7), (.52, .030, 8)):  # leaves that will not lie down
        core.grid_surface(lambda u, v: (-(wide * .97) * (u * (1 - lean * .25) - .20 * lean * math.sin(math.pi * u)), (v - .5) * tall * .995,
                                        .012 + lift * math.sin(math.pi * min(1, u * 1.02) * .62) * (1 - .25 * u) + .004 * math.sin(3 * v + seed) * u), None,
                          printed(leaf_of_print(seed)[:, ::-1], f"Leaf {seed}"), steps=(32, 12))


@m.cached
def ticking():
    """Handloom of the seat: moss green, fine pale lines across it, slubs, faded where the sun comes."""
    g = m.Graph("ticking")
    where = g.coords(1, "Object")
    x, y = g.node("SeparateXYZ", {0: where}).outputs[:2]
    slub, soft, thread = g.noise(g.coords((20, 420, 20), "Object"), 1, 3, .6), g.noise(where, 12, 4, .6), g.noise(where, 620, 2)
    place = g.math("ADD", x, g.math("MULTIPLY", g.math("SUBTRACT", soft, .5), .004))

    def line(pitch, wide, shift=0.0):
        d = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("MULTIPLY", g.math("ADD", place, 9.0 + shift), 1 / pitch)), .5))
        return g.math("LESS_THAN", d, wide / pitch / 2)
    lines = g.math("MAXIMUM", line(.058, .0032), line(.058, .0014, .0058))
    c = g.mix(g.span(slub, .3, .7), "#353b29", "#525a40")
    c = g.mix(g.math("MULTIPLY", lines, g.span(thread, .2, .7, .6, .95)), c, "#b5ab8d")
    c = g.mix(g.span(soft, .35, .75, 0, .28), c, "#6d7058")
    return g.principled(c, .95, g.bump(g.math("ADD", slub, g.math("MULTIPLY", thread, .8)), .45, .0016), sheen=.3, specular=.08)


def seat(width, depth, seed=4):
    """Upholstered cushion of the seat, sat on: its face with creases and dents, a piped front edge."""
    r = .034
    cloth = ticking()
    rng = np.random.default_rng(seed)

    def height(x, y):
        z = .018 * (1 - (x / (width / 2)) ** 6) * (1 - (y / (depth / 2)) ** 6)
        z = z - .016 * np.exp(-((x - .52) / .22) ** 2 - ((y + .02) / .2) ** 2)
        z = z + photo.folds(x, y, 70, seed, (.10, .42), (.007, .026), (.002, .0085), 60, 45) * (1 - (y / (depth / 2)) ** 4)
        front = np.clip((-y - depth / 2 + r) / r, 0, 1)
        return z - r * (1 - np.sqrt(1 - .999 * front ** 2))
    photo.lying((width, depth), height, cloth, (0, 0, SEAT + .10), 0, .006, 0, "Seat")
    xs = np.linspace(-width / 2, width / 2, 260)
    ys = -depth / 2 - .002 + .0025 * np.sin(xs * 9) + rng.normal(0, .0004, len(xs))
    zs = SEAT + .10 - r + .0025 * np.sin(xs * 5 + 1)
    core.tube(list(zip(xs, ys, zs)), .0048, cloth, 10)
    core.box((width, .03, .10 - r + .01), (0, -depth / 2 + .014, SEAT + (.10 - r) / 2), cloth, .006)


def reading_nook():
    """Along the seat towards its corner; the plantains outside are out of focus."""
    p.fresh()
    teak = photo.timber("#5f402b", .4, .6)
    lime = photo.paint("#cfc8b6", .82)
    seat(2.0, .62)
    top = SEAT + .112
    with core.at((.09, -.075, top), (2, 0, -16)):
        novel()
    # cushions in the corner, one dented; a throw let fall
    below = [slept.block((2.0, .62, .2), (0, 0, top - .105)), slept.block((.1, .9, 1.2), (1.04, .18, 1.0)), slept.block((2.2, .1, .8), (0, .42, .75))]
    big = pillow.loose((.52, .52), 3, 2.4, .05, ((.80, .13, top + .215), (72, 0, -62)), below, .06, 26)
    small = pillow.loose((.46, .33), 6, 2.2, .055, ((.655, .125, top + .150), (62, 5, -50)), below, .08, 34, (.003, .010))
    pillow.show(big, slept.linen("#a69b84", .14, 1.6, slub=.2), photo.cotton("#a69b84", 230, .95, .13))
    pillow.show(small, slept.linen("#66362a", .22, 2.2, slub=.35), photo.cotton("#4f281f", 200, .95, .2), .0034)
    photo.lying((.52, .50), lambda x, y: .014 + .020 * np.exp(-((y - .15) / .05) ** 2) + photo.folds(x, y, 34, 8, (.15, .5), (.012, .04), (.006, .020), 35, 35) - np.maximum(-y - .16, 0) * 1.0,
                photo.cotton("#a99f88", 150, .95, .2), (.56, -.17, top - .004), 20, .005, .0035, "Throw")
    # a mug on the sill behind the book
    with core.at((-.165, .395, SEAT + .13)):
        glaze = photo.glaze("#8d8a72", .25, .8)
        core.lathe([(0, .004), (.030, .004), (.033, 0), (.037, .004), (.0395, .03), (.040, .082), (.0392, .0845), (.0378, .082), (.0372, .03), (.033, .009), (0, .007)], glaze, segments=72, smooth=60)
        core.lathe([(0, .060), (.0365, .060), (.0376, .0608)], m.liquid("#5c2f12"), segments=48)
        core.tube([(-.039 - .024 * math.sin(t), 0, .044 - .024 * math.cos(t)) for t in np.linspace(.1, math.pi - .1, 16)], .0046, glaze, 12)
    # the bay: sill, casements of teak with one leaf open, jambs
    wy = .52
    core.box((2.3, .30, .04), (0, .44, SEAT + .11), teak, .008, segments=3)
    core.box((2.1, .66, SEAT), (0, 0, SEAT / 2 - .002), teak, .006)
    for x in (-1.0, -.36, .30, .96):
        core.box((.062, .075, 1.7), (x, wy, SEAT + .95), teak, .006, segments=3)
    for z in (SEAT + .155, SEAT + 1.15):
        core.box((2.0, .07, .056), (0, wy, z), teak, .006, segments=3)
    for x0, x1 in ((-.36, .30), (.30, .96)):
        for x in (x0 + .058, x1 - .058):
            core.box((.05, .042, 1.0), (x, wy - .014, SEAT + .66), teak, .005, segments=3)
        for z in (SEAT + .205, SEAT + 1.10):
            core.box((x1 - x0 - .165, .040, .05), ((x0 + x1) / 2, wy - .012, z), teak, .005, segments=3)
        core.cylinder(.007, .09, (x0 + .058, wy - .050, SEAT + .62), m.brass(.3, "#a8823f", .6), .002, 16)
    core.box((.3, .95, 3), (1.14, .18, 1.5), lime, .012)
    core.box((.3, .95, 3), (-1.2, .18, 1.5), lime, .012)
    core.box((6, 5, .1), (0, -1.9, 2.7), lime, 0)
    core.box((6, 5, .1), (0, -1.9, -.05), m.tiles("#7c4a38", "#54301f", .30, .3, vary=.12), 0)
    core.box((.1, 5, 3), (2.6, -1.9, 1.5), lime, 0)
    core.box((.1, 5, 3), (-2.6, -1.9, 1.5), lime, 0)
    core.box((6, .1, 3), (0, -4.3, 1.5), lime, 0)
    for k, (x, y, h, size) in enumerate(((1.25, 3.6, .7, .62), (2.35, 4.3, 1.2, .75), (-.35, 4.4, 1.0, .7), (.3, 3.9, .1, .5))):
        green.plantain((x, y, -.3), h, 8, k + 4, size)
    garden = develop.gauss(photo.blurred_garden(420, 300, 23, .38, .030, .8), 2)
    garden = garden * .55 + .45 * (garden @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    photo.view(garden, (1.6, 5.6, -1.2), 9, 5.6, -8, .95)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(34, 322, 4.6, (1, .92, .80), 1.0)
    core.area((-.35, .80, 1.25), (.1, -.1, SEAT), (1.2, 1.2), 40, photo.DAY)
    core.area((.9, 1.3, 2.6), (.9, 2.4, .8), (2, 1.4), 60, photo.DAY)
    core.area((-1.4, -1.9, 1.9), (.2, 0, .7), (1.5, 1.3), 13, (1, .98, .95))
    core.camera((-.34, -.63, SEAT + .45), (.190, .04, SEAT + .172), 46, fstop=2.2, focus=(.10, -.06, top + .015))
    return {"size": (1200, 800), "look": photo.look(.115, contrast=1.05, vignette=.22, texture=.08)}


PICTURES = {
    "gallery/elamakkara/reading-nook": reading_nook,
}

FINISH = {
    "gallery/elamakkara/reading-nook": {"glow": (.2, .5), "fade": .15, "colours": {(70, 140): (.7, .95)}},
}
