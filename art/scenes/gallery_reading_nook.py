"""Elamakkara: on the window seat, a novel left open at its second chapter, the reading glasses on it; moss green, paper and teak, 70 mm."""
import math
import os

import bpy
import numpy as np

from kit import core, develop, foliage as green, household as p, materials as m, photo, pillow, props, slept
from scenes import gallery_library as library

SEAT = .50


PROSE = """The boat was late, as it was on every day when it mattered. She put her bag down on the wet step and looked along the water, where the mist lay so low that the men who stood in the canoes seemed to walk. Somebody was burning leaves. A woman came down with two pots, filled them, and went up again without a word, and the ducks that she had frightened came back one by one.

“You are early,” said the old man who sold the tickets. He had not moved since she came.

“You told me six.”

“I told you six. I did not tell the boat.” He laughed until he coughed, and then he made room for her on his bench, which was a plank laid over two stones, and gave her half of a banana that was still warm from the sun of the day before.

They sat for a long time. He told her about the year of the flood, when the river came in at his front door and went out at the back, and took the hens with it but left the clock. It hung there still, he said, and it was right twice a day, which was more than could be said for the boat. She asked him whether he had never wanted to live further up, on the hill. He thought about it.

“On the hill,” he said, “there is nothing to wait for.”

When at last the engine could be heard, far off and then not at all and then quite near, the light had changed. It was the hour in which her mother used to open all the windows on the side of the garden, and call through the house that the day was to be let in. She stood up. The boat came out of the white as if somebody had drawn it there, first a line, then a shadow, then a boy with a rope in his hand, who was singing."""


@m.cached
def paper():
    """Leaf of a paperback: warm, a little brown towards its edges, foxed here and there."""
    g = m.Graph("leaf")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    where = g.coords(1, "World")
    slow, spot, tooth = g.noise(where, 22, 4, .6), g.noise(where, 260, 3, .6), g.noise(where, 1500, 3, .6)
    edge = g.math("MINIMUM", g.math("SUBTRACT", 1.0, u), g.math("MINIMUM", v, g.math("SUBTRACT", 1.0, v)))
    c = g.mix(g.span(slow, .3, .7), "#a39a84", "#aea58f")
    c = g.mix(g.span(g.math("ADD", edge, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .08)), .07, .0, 0, .45), c, "#8b7a58")
    c = g.mix(g.span(spot, .70, .76, 0, .35), c, "#86704a")
    return g.principled(c, .9, g.bump(g.math("ADD", tooth, g.math("MULTIPLY", slow, 1.5)), .20, .0006), specular=.12)


def print_on(place, wide, tall, begin, heading="", folio="", mirrored=False):
    """Text set in a page: every letter lies on what place(u, v) says, u from the gutter outwards; begin: where in the prose it starts."""
    ink = m.plain("#1d1a16", .8)
    left, high = (.0155, .0125) if mirrored else (.0145, .0135)
    box = wide - .029
    pieces = [(PROSE[begin:begin + (1150 if heading else 1900)], .0037, left, tall - (.062 if heading else .018), box, "JUSTIFY")]
    if heading:
        pieces.append((heading, .0058, wide / 2, tall - .036, 0, "CENTER"))
    if folio:
        pieces.append((folio, .0030, wide / 2, .0105, 0, "CENTER"))
    for body, size, x, y, width, align in pieces:
        curve = bpy.data.curves.new("Print", "FONT")
        curve.body, curve.size, curve.resolution_u, curve.space_line, curve.align_x = body, size, 2, 1.32, align
        if width:
            curve.text_boxes[0].width = width
            curve.text_boxes[0].height = y - .016
            curve.overflow = "TRUNCATE"
        if os.path.exists(library.SERIF):
            curve.font = bpy.data.fonts.load(library.SERIF, check_existing=True)
        obj = bpy.data.objects.new("Print", curve)
        bpy.context.scene.collection.objects.link(obj)
        data = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        flat = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get("co", flat)
        flat = flat.reshape(-1, 3)
        faces = [tuple(f.vertices) for f in data.polygons]
        bpy.data.objects.remove(obj)
        bpy.data.meshes.remove(data)
        points = []
        for px, py, _ in flat:
            u, v = (x + px) / wide, (y + py) / tall
            u = 1 - u if mirrored else u
            q, du, dv = (np.array(place(*at)) for at in ((u, v), (u + .002, v), (u, v + .002)))
            n = np.cross(du - q, dv - q)
            n *= np.sign(n[2]) / (np.linalg.norm(n) + 1e-12)
            points.append(tuple(q + n * .00007))
        core.mesh("Print", points, faces, ink)


@m.cached
def fore_edge():
    """Cut edge of a block of leaves."""
    g = m.Graph("fore edge")
    z = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs[1]
    line = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", z, 90.0)}).outputs[0], 1, 2)
    c = g.mix(g.span(line, .35, .65), "#a8977a", "#d6c9ac")
    return g.principled(c, .9, g.bump(line, .5, .0006), specular=.1)


def novel(wide=.126, tall=.196):
    """Paperback lying open on its back near its beginning: a thin half and a thick one, a leaf standing up between them."""
    cover = photo.cotton("#5f2f24", 700, .6, .08)
    for side, thick, seed in ((-1, .006, 3), (1, .019, 4)):
        def curve(t, thick=thick):
            """(x, z) over the page from the gutter outwards."""
            rise = .004 + thick * (1 - math.exp(-t * 9)) * (1 - .10 * t) + .010 * math.sin(math.pi * min(1, t * 1.25)) * math.exp(-2.0 * t)
            return wide * t * .985, rise

        def page(u, v, side=side, seed=seed, curve=curve):
            x, z = curve(u)
            return side * x, (v - .5) * tall, z + .0012 * math.sin(5 * v + seed) * u

        core.grid_surface(page, None, paper(), steps=(64, 24))
        if side > 0:
            print_on(page, wide, tall, 0, "TWO", "19")
        else:
            print_on(page, wide, tall, 400, "", "18", True)
        ring = [curve(t) for t in np.linspace(0, 1, 25)]
        for y in (-tall / 2, tall / 2):
            core.mesh("Head", [(side * x, y, z + .0012 * math.sin(5 * (y / tall + .5) + seed) * x / wide) for x, z in ring] + [(side * x, y, .002) for x, _ in ring],
                      [(k, k + 1, 26 + k, 25 + k) for k in range(24)], fore_edge(), uvs=[(x * 9, z * 60) for x, z in ring] + [(x * 9, 0) for x, _ in ring])
        x, z = ring[-1]
        core.grid_surface(lambda u, v: (side * (x + .0015 * math.sin(60 * u) * v), (u - .5) * tall, .002 + (z - .002 + .0012 * math.sin(5 * u + seed)) * v), None, fore_edge(), steps=(30, 4))
        core.grid_surface(lambda u, v: (side * (wide + .002) * u, (v - .5) * (tall + .004), .001 + .0035 * u * u), None, cover, steps=(8, 2))

    def rising(u, v):
        """A leaf that will not lie down."""
        return (-(wide * .97) * (u * .90 - .09 * math.sin(math.pi * u)), (v - .5) * tall * .995, .012 + .040 * math.sin(math.pi * min(1, u * 1.02) * .62) * (1 - .25 * u) + .004 * math.sin(3 * v + 7) * u)
    core.grid_surface(rising, None, paper(), steps=(48, 16))
    print_on(rising, wide, tall, 60, "", "18", True)


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
        with core.at((.066, .030, .0242), (2, 5, 24)):
            props.spectacles(1.0)
    # cushions in the corner
    below = [slept.block((2.0, .62, .2), (0, 0, top - .105)), slept.block((.1, .9, 1.2), (1.04, .18, 1.0)), slept.block((2.2, .1, .8), (0, .42, .75))]
    big = pillow.loose((.52, .52), 3, 2.4, .05, ((.80, .13, top + .215), (72, 0, -62)), below, .06, 26)
    small = pillow.loose((.46, .33), 6, 2.2, .055, ((.655, .125, top + .150), (62, 5, -50)), below, .08, 34, (.003, .010))
    with core.at((-.17, .02, 0)):
        pillow.show(big, slept.linen("#8c826d", .14, 1.6, slub=.2), photo.cotton("#8c826d", 230, .95, .13))
        pillow.show(small, slept.linen("#5a3127", .22, 2.2, slub=.35), photo.cotton("#4f281f", 200, .95, .2), .0034)
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
    core.sun(27, 328, 3.4, (1, .88, .72), .9)
    core.area((-.35, .80, 1.25), (.1, -.1, SEAT), (1.2, 1.2), 16, photo.DAY)
    core.area((.9, 1.3, 2.6), (.9, 2.4, .8), (2, 1.4), 40, photo.DAY)
    core.area((-1.4, -1.9, 1.9), (.2, 0, .7), (1.5, 1.3), 4, (1, .98, .95))
    core.camera((-.20, -.72, SEAT + .375), (.130, -.010, SEAT + .150), 70, fstop=2.8, focus=(.125, -.085, top + .02))
    return {"size": (1200, 800), "look": photo.look(.085, contrast=1.05, vignette=.24, texture=.10)}


PICTURES = {
    "gallery/elamakkara/reading-nook": reading_nook,
}

FINISH = {
    "gallery/elamakkara/reading-nook": {"glow": (.2, .5), "fade": .15, "colours": {(70, 140): (.7, .95)}},
}
