"""Lobby: room keys on the worn board behind the desk, one tag in focus, a hook empty; teak, old brass and lamplight, 85 mm."""
import math

import bpy
import numpy as np

from kit import core, furniture as f, materials as m, photo, room, weathered

PITCH, ROW = .074, .128  # from hook to hook, from row to row
BOARD = (-.62, .236, -.46, .13)  # x and z of the board's edges


def key(x, y, z, turn, number=True):
    """Room key on a leather-dark fob of brass, lying on the counter."""
    with core.at((x, y, z), turn):
        brass, steel = m.brass(.24, "#c9a052", .5), m.plain("#b9b7b2", .25, 1.0)
        core.extrude_profile([(-.016, -.022), (.016, -.022), (.020, .035), (.0, .050), (-.020, .035)], .005, brass, (0, 0, .006), .0014, (-90, 0, 0))
        ring = [(.013 * math.cos(q), -.052 + .013 * math.sin(q), .004) for q in [2 * math.pi * k / 32 for k in range(32)]]
        core.tube(ring, .0013, steel, 8, True)
        with core.at((.006, -.062, .003), 204):
            bow = [(.0125 * math.cos(q), .012 + .0125 * math.sin(q), 0) for q in [2 * math.pi * k / 28 for k in range(28)]]
            core.tube(bow, .0028, steel, 8, True)
            core.tube([(0, .024, 0), (0, .075, 0)], .0028, steel, 12)
            for k in range(3):
                core.box((.010, .005, .003), (.006, .060 + .007 * k, 0), steel, .0006)


def map_over(g, array):
    """Colour of a picture (h, w, 3) laid over the front of the board."""
    image = bpy.data.images.new("Wear", array.shape[1], array.shape[0], float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    flat = np.ones((*array.shape[:2], 4), np.float32)
    flat[..., :3] = array[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.pack()
    at = g.node("SeparateXYZ", {0: g.node("NewGeometry").outputs["Position"]}).outputs
    x0, x1, z0, z1 = BOARD
    node = g.node("TexImage", {"Vector": g.node("CombineXYZ", {0: g.span(at[0], x0, x1), 1: g.span(at[2], z0, z1)}).outputs[0]})
    node.image, node.extension = image, "EXTEND"
    return g.node("SeparateXYZ", {0: node.outputs[0]}).outputs


def wear(hooks, width=2400):
    """Picture of what keys have done to a board: arcs rubbed into the varnish under every hook, dirt of hands about it, stray scratches."""
    rng = np.random.default_rng(11)
    x0, x1, z0, z1 = BOARD
    k = width / (x1 - x0)
    picture = np.zeros((int(k * (z1 - z0)), width, 3), np.float32)
    rub, dirt = np.array((1.0, 0, 0)), np.array((0, 1.0, 0))
    for x, z in hooks:
        u, v = (x - x0) * k, (z1 - z) * k
        for _ in range(26):
            photo.blot(picture, u + rng.normal(0, .010) * k, v + rng.normal(.012, .012) * k, rng.uniform(.004, .013) * k, dirt, rng.uniform(.03, .10), .2)
        for _ in range(int(rng.uniform(26, 60))):
            r, mid, half = rng.normal(.074, .012), math.radians(rng.normal(90, 5)), math.radians(rng.uniform(2, 11))
            a = np.linspace(mid - half, mid + half, 6)
            photo.stroke(picture, np.stack([u + k * r * np.cos(a), v + k * r * np.sin(a)], -1), rng.uniform(.35, .8), rub, rng.uniform(.03, .16))
        for _ in range(16):
            photo.blot(picture, u + rng.normal(0, .006) * k, v + rng.normal(.074, .007) * k, rng.uniform(.002, .006) * k, rub, rng.uniform(.01, .05), .1)
    for _ in range(150):
        u, v, a, n = rng.random() * width, rng.random() * picture.shape[0], rng.uniform(0, math.pi), rng.uniform(4, 70)
        photo.stroke(picture, [(u, v), (u + n * math.cos(a), v + n * math.sin(a) * .7)], rng.uniform(.35, .8), rub, rng.uniform(.1, .45))
    return np.clip(picture, 0, 1)


def board(picture):
    """Teak under shellac gone dark, dry and pale where it is rubbed."""
    g = m.Graph("old board")
    own = g.node("ObjectInfo").outputs["Random"]
    at = g.node("NewGeometry").outputs["Position"]
    at = g.node("VectorMath", {0: at, 1: g.node("CombineXYZ", {0: g.math("MULTIPLY", own, 9.0), 1: 0.0, 2: g.math("MULTIPLY", own, 5.0)}).outputs[0]}, operation="ADD").outputs[0]

    def stretched(a, b, c):
        return g.node("Mapping", {"Vector": at, "Scale": (a, b, c)}).outputs[0]
    bend = g.node("VectorMath", {0: at, 1: g.node("CombineXYZ", {2: g.math("MULTIPLY", g.math("SUBTRACT", g.noise(stretched(5, 5, 9), 1, 3, .5), .5), .022)}).outputs[0]}, operation="ADD").outputs[0]

    def lines(a, c, detail, rough):
        return g.noise(g.node("Mapping", {"Vector": bend, "Scale": (a, 40, c)}).outputs[0], 1, detail, rough)
    figure, grain, fibre = lines(1.6, 34, 3, .5), lines(4, 300, 4, .58), lines(12, 1300, 3, .6)
    # open pores of teak: short dark dashes along the grain
    pore = g.math("MULTIPLY", g.span(lines(55, 1700, 1, .5), .60, .67), g.span(grain, .34, .56))
    c = g.ramp(g.math("ADD", g.math("MULTIPLY", figure, .45), g.math("ADD", g.math("MULTIPLY", grain, .35), g.math("MULTIPLY", fibre, .20))), [(.36, "#22160e"), (.50, "#3a2719"), (.64, "#593d2a")])
    c = g.mix(g.math("MULTIPLY", pore, .75), c, "#0f0805")
    rub, dirt, _ = map_over(g, picture)
    c = g.mix(g.math("MULTIPLY", dirt, .8), c, "#150d08")
    c = g.mix(g.math("MULTIPLY", rub, .6), c, g.mix(fibre, "#5b3f2b", "#8f6d50"))
    cloud = g.noise(g.node("Mapping", {"Vector": at, "Scale": (22, 22, 22)}).outputs[0], 1, 5, .65)
    rough = g.math("ADD", g.span(cloud, .3, .7, .24, .40), g.math("MULTIPLY", rub, .24), True)
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", grain, .25), g.math("MULTIPLY", fibre, .2)), g.math("ADD", g.math("MULTIPLY", pore, .8), g.math("MULTIPLY", rub, .4)))
    return g.principled(c, rough, g.bump(height, .5, .0006), specular=.45)


@m.cached
def old_metal(colour="#a5875a", dark="#33271a", rough=.20, spots=.55):
    """Metal that is handled daily: tarnish in clouds, scratches in every direction, dents."""
    g = m.Graph("old metal")
    own = g.node("ObjectInfo").outputs["Random"]
    where = g.node("VectorMath", {0: g.node("TexCoord").outputs["Object"], 1: g.node("CombineXYZ", {0: own, 1: g.math("MULTIPLY", own, 3.0), 2: own}).outputs[0]}, operation="ADD").outputs[0]
    cloud, fine = g.noise(where, 90, 5, .65), g.noise(where, 520, 4, .6)
    tarnish = g.math("MULTIPLY", g.span(g.math("ADD", g.math("MULTIPLY", cloud, .75), g.math("MULTIPLY", fine, .25)), .44, .66), spots)
    scratch = None
    for turn in (12, 50, 83, 121, 158):
        line = g.noise(g.node("Mapping", {"Vector": where, "Rotation": (0, math.radians(turn), 0), "Scale": (60, 300, 3600)}).outputs[0], 1, 2, .5)
        line = g.span(line, .70, .76)
        scratch = line if scratch is None else g.math("MAXIMUM", scratch, line)
    c = g.mix(tarnish, colour, dark)
    c = g.mix(g.math("MULTIPLY", scratch, .5), c, m.scaled(colour, 1.35))
    r = g.math("ADD", g.math("ADD", rough, g.math("MULTIPLY", tarnish, .35)), g.math("MULTIPLY", scratch, .12), True)
    return g.principled(c, r, g.bump(g.math("ADD", g.math("MULTIPLY", fine, .5), g.math("MULTIPLY", scratch, -1.0)), .35, .0004), metallic=1.0)


def letters(text, size, location, material, depth=.0002, bold=0.0):
    """Number in relief, its middle at the location, facing -Y; bold: how much wider its strokes are (m)."""
    data = bpy.data.curves.new("number", "FONT")
    data.offset = bold
    data.body, data.size, data.extrude, data.align_x, data.align_y = text, size, depth, "CENTER", "CENTER"
    data.materials.append(material)
    obj = bpy.data.objects.new("number", data)
    obj.location, obj.rotation_euler = location, (math.pi / 2, 0, 0)
    core.link(obj)


def oval(a, b, z=0.0, n=56, pinch=0.0):
    """Outline of an oval in the XZ plane, narrower above."""
    t = np.linspace(0, 2 * math.pi, n + 1)[:-1]
    return [(a * math.cos(q) * (1 - pinch * math.sin(q)), z + b * math.sin(q)) for q in t]


def hook():
    """Brass cup hook, screwed into the board at the origin."""
    brass = old_metal("#a17c3a", rough=.26)
    core.lathe([(0, 0), (.0062, 0), (.0060, .0012), (.0030, .0030), (0, .0032)], brass, rotation=(90, 0, 0), segments=40)
    core.tube([(0, 0, 0), (0, -.010, 0), (0, -.015, -.0015), (0, -.0185, -.006), (0, -.0215, -.0115), (0, -.0265, -.0150), (0, -.0325, -.0148), (0, -.0370, -.0105), (0, -.0385, -.004), (0, -.0385, .001)],
              .00165, brass, 14, radii=[1] * 8 + [.95, .75])


def hanging_key(number, turn, swing, seed):
    """Ring with an old key and its tag, on the hook at the origin."""
    rng = np.random.default_rng(seed)
    brass, steel = old_metal(spots=rng.uniform(.25, .6)), old_metal("#8d8a84", "#3a2a20", .28, .7)
    with core.at((0, -.029, -.0155), (0, swing, 0)):
        a = np.linspace(0, 2 * math.pi, 49)[:-1]
        for shift in (-.0008, .0008):  # a split ring, wound twice
            core.tube([(.0115 * math.cos(q), shift + .0006 * math.sin(q / 2), -.0095 + .0115 * math.sin(q)) for q in a], .00085, steel, 10, True)
        with core.at((-.002, -.003, -.0185), (rng.uniform(-3, 3), rng.uniform(-4, 4), turn)):
            core.tube([(.0042 * math.cos(q), .0, -.0026 + .0042 * math.sin(q)) for q in a[::2]], .0013, brass, 10, True)
            core.extrude_profile(oval(.0165, .0245, -.0300, pinch=.13), .0024, brass, (0, -.0012, 0), .0007)
            core.tube([(x * .86, -.0013, -.0300 + (z + .0300) * .89) for x, z in oval(.0165, .0245, -.0300, pinch=.13)], .00036, brass, 8, True)
            letters(str(number), .0142, (0, -.00125, -.0330), m.plain("#0d0906", .75, 0.0, .2), .00014, .00022)
            letters("NILAVARA", .0036, (0, -.00125, -.0180), m.plain("#0d0906", .75, 0.0, .2), .00012, .00008)
        with core.at((.002, .004, -.0180), (rng.uniform(-4, 4), rng.uniform(-5, 5), turn + rng.choice((-1, 1)) * rng.uniform(30, 60))):
            core.tube([(.0098 * math.cos(q), 0, -.0085 + .0115 * math.sin(q)) for q in a], .0021, steel, 12, True)
            core.lathe([(0, -.024), (.0040, -.024), (.0045, -.0225), (.0040, -.021), (.0030, -.020), (0, -.0195)], steel, segments=36)
            core.tube([(0, 0, -.022), (0, 0, -.074)], .0029, steel, 18)
            for z, w in ((-.0725, .0105), (-.0685, .0075), (-.0645, .0105), (-.0605, .0085)):
                core.box((w, .0022, .0032), (.002 + w / 2, 0, z), steel, .0004)
            core.box((.0055, .0022, .0155), (.0045, 0, -.0665), steel, .0004)


def plate(number, seed):
    """Enamelled number above a hook, its two screws."""
    g = m.Graph("enamel")
    own = g.node("ObjectInfo").outputs["Random"]
    where = g.node("VectorMath", {0: g.coords(1, "Object"), 1: g.node("CombineXYZ", {0: own, 1: own, 2: g.math("MULTIPLY", own, 3.0)}).outputs[0]}, operation="ADD").outputs[0]
    n, chip = g.noise(where, 160, 5, .66), g.noise(where, 75, 5, .7)
    c = g.mix(g.span(n, .35, .75), "#8d846f", "#655c48")
    c = g.mix(g.span(g.math("ADD", chip, g.math("MULTIPLY", own, .04)), .635, .65), c, "#2a1a10")
    mat = g.principled(c, .22, g.bump(n, .2, .0004), specular=.5)
    core.extrude_profile(oval(.0125, .0088), .0016, mat, (0, -.0016, 0), .0006)
    letters(str(number), .0088, (0, -.0017, -.0002), m.plain("#191512", .5), .00004)
    for x in (-.0095, .0095):
        core.lathe([(0, 0), (.0013, 0), (.0010, .0006), (0, .0007)], old_metal("#a17c3a"), (x, -.0016, 0), 24, rotation=(90, 0, 0))


def lobby():
    """Along the board from the left, the nearest lamp below the picture, the hall's door far behind."""
    weathered.few_bounces()
    rng = np.random.default_rng(5)
    hooks = [(-.592 + PITCH * c + .007, .048 - ROW * r) for r in range(4) for c in range(11)]
    wood = board(wear(hooks))
    x0, x1, z0, z1 = BOARD
    for r in range(5):
        top = z1 - .118 * r
        core.box((x1 - x0, .016, .1174), ((x0 + x1) / 2, .008 + rng.normal(0, .0004), top - .0587), wood, .0014, segments=3)
    for k, (x, z) in enumerate(hooks):
        r, c = divmod(k, 11)
        number = 101 + 100 * r + c
        with core.at((x, 0, z), (0, rng.normal(0, 3), 0)):
            hook()
        with core.at((x + rng.normal(0, .0008), 0, z + .0215), (0, rng.normal(0, 4), 0)):
            plate(number, k)
        if (r, c) not in ((0, 9), (1, 7), (0, 5), (2, 8)):
            with core.at((x, 0, z)):
                hanging_key(number, rng.normal(-42, 13), rng.normal(0, 3.2), 40 + k)
    # the wall, its end, and the hall behind
    core.box((1.6, .22, 3.0), (-.42, .127, .2), room.limewash("#857860", .8), .004)
    core.box((9, .2, 4), (3, 5.2, .4), room.limewash("#a89a80", .6), 0)
    core.box((9, 9, .1), (3, 2, -1.55), photo.timber("#3c2a1f", .2), 0)
    core.box((.1, 9, 4), (5.2, 2, .4), room.limewash("#a39880", .6), 0)
    with core.at((1.75, 3.4, -.62)):
        f.table_lamp("brass", .58, 10, "#e6cf9f", 2.0)
    core.box((.9, .5, .9), (1.8, 3.5, -1.08), photo.timber("#4a3121", .3), .01)
    photo.view(room.daylight(8, .55, .5, 9), (3.4, 5.0, -1.4), 1.2, 2.5, 0, .8)
    core.sky_gradient([(-10, "#2a2724"), (0, "#4c4c4e"), (70, "#4a525c")], .12)
    core.indoors()
    core.area((.9, -.75, .55), (-.02, 0, -.05), (.5, .9), 3.2, (.82, .92, 1.0))
    core.area((-.42, -.62, -.34), (-.02, 0, -.03), (.16, .12), 2.6, (1, .66, .36))
    for where, size, power, colour in (((-1.15, -1.45, .28), (.8, .9), .42, (.90, .95, 1.0)), ((-1.55, -.85, -.05), (.35, .5), .14, (1, .72, .45)), ((.5, -1.6, .1), (.5, 1.2), .2, (.9, .95, 1.0))):
        core.area(where, (-.02, 0, -.05), size, power, colour).visible_glossy = True  # what the brass mirrors
    target = hooks[8]
    focus = (target[0], -.034, target[1] - .068)
    core.camera((focus[0] - .375, -.445, focus[2] + .030), (focus[0] + .012, -.02, focus[2] + .016), 85, fstop=4.0, focus=focus)
    return {"size": (1200, 800), "look": photo.look(.105, contrast=1.06, bloom=.06, vignette=.25, texture=.3)}


PICTURES = {
    "facilities/lobby": lobby,
}

FINISH = {
    "facilities/lobby": {"glow": (.10, .55), "fade": .10},
}
