"""No page here: the key of room 404 on the reception counter, its engraved brass tag in the sun, the desk bell behind; brass and teak, 90 mm."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit import core, heartwood, household as p, materials as m, photo

TAG, THICK = .0270, .0030  # radius of the tag and how thick it is (m)
TAG_AT, TOWARDS = (-.012, -.004), math.radians(50)  # its middle on the counter, and the way from there to the ring
HOLE_AT, HOLE = .0198, .0032  # of the ring: how far from the middle of the tag, its radius
RING, WIRE, LEAN = .0118, .00082, math.radians(35)  # split ring: its radius, half its wire, how it leans
HIGH, STROKE, DEEP = .0172, .00092, .00070  # numerals: how high they are, half the width of the cut, its depth
SUN = (27, 58)  # its elevation and direction (degrees)
SEGMENTS, ROWS = 1080, 230  # of the face of the tag


def scratches(g, where, angles, fine=900.0, thin=.010):
    """1 in hairlines that run in a few directions, here and there."""
    lines = 0.0
    for k, angle in enumerate(angles):
        moved = g.node("Mapping", {"Vector": where, "Scale": (24.0, fine, fine), "Rotation": (0, 0, math.radians(angle)), "Location": (3.1 * k, 1.7 * k, .4 * k)}).outputs[0]
        line = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(moved, 1, 2, .5), .5)), .0, thin, 1, 0)
        some = g.span(g.noise(where, 60 + 23 * k, 2, .5), .50, .60)
        lines = g.math("MAXIMUM", g.math("MULTIPLY", line, some), lines)
    return lines


@m.cached
def tag_brass():
    """Brass of the tag, carried in pockets for years: hairlines all over, a brown bloom where no thumb goes, what is left of the black in the cut numerals.

    Its UV map says how deep the cut is (u) and how much a point is rubbed (v).
    """
    g = m.Graph("tag brass")
    where = g.coords(1, "World")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    slow, mid, fine = g.noise(where, 55, 4, .6), g.noise(where, 260, 4, .62), g.noise(where, 1500, 3, .6)
    hair = scratches(g, where, (12, 67, 118, 160))
    bloom = g.math("MULTIPLY", g.span(g.math("ADD", slow, g.math("MULTIPLY", mid, .16)), .50, .74), g.span(v, 0, .7, 1, .15))
    c = g.mix(g.span(mid, .3, .7), "#94733b", "#ab8749")
    c = g.mix(g.math("MULTIPLY", bloom, .6), c, "#5f4220")
    c = g.mix(g.span(v, .2, 1.0, 0, .55), c, "#cfae70")
    c = g.mix(g.math("MULTIPLY", hair, .45), c, "#d9bf88")
    black = g.math("MULTIPLY", g.span(g.math("ADD", u, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .35)), .30, .46), g.span(fine, .25, .40, .80, 1))
    c = g.mix(black, c, "#15110c")
    rough = g.math("ADD", g.span(slow, .3, .7, .19, .31), g.math("ADD", g.span(fine, .4, .7, 0, .06), g.math("ADD", g.math("MULTIPLY", bloom, .12), g.math("MULTIPLY", black, .3))))
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", mid, .35), g.math("MULTIPLY", fine, .25)), g.math("MULTIPLY", hair, .5))
    return g.principled(c, rough, g.bump(height, .45, .0002), metallic=g.span(black, 0, 1, 1, 0), specular=.4)


@m.cached
def spun_brass():
    """Brass of the bell, spun and polished with a cloth, dull where it is tapped."""
    g = m.Graph("spun brass")
    where = g.coords(1, "Object")
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    slow, mid = g.noise(where, 40, 4, .6), g.noise(where, 210, 4, .62)
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    hoops = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", radius, 1700.0), 1: g.math("MULTIPLY", z, 1500.0), 2: g.math("MULTIPLY", slow, 2.0)}).outputs[0], 1, 3, .6)
    c = g.mix(g.span(hoops, .3, .7), "#94743c", "#b08d4e")
    c = g.mix(g.math("MULTIPLY", g.span(slow, .48, .72), g.span(mid, .35, .62, .3, .8)), c, "#7a5a2e")
    rough = g.math("ADD", g.span(slow, .35, .7, .15, .27), g.span(hoops, .4, .7, 0, .05))
    return g.principled(c, rough, g.bump(g.math("ADD", g.math("MULTIPLY", hoops, .16), g.math("MULTIPLY", slow, 1.5)), .16, .0004), metallic=1.0)


@m.cached
def key_iron():
    """Iron of a key that a century of hands has polished: grey where it is rubbed, brown in its corners."""
    g = m.Graph("key iron")
    where = g.coords(1, "World")
    cloud, fine = g.noise(where, 110, 5, .62), g.noise(where, 900, 3, .6)
    hair = scratches(g, where, (5, 50, 100), 700.0)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.mix(g.span(cloud, .3, .7), "#4d4740", "#7b756c")
    c = g.mix(g.span(cloud, .56, .72, 0, .7), c, "#3b2a1d")
    c = g.mix(g.span(edge, .50, .56, 0, .7), c, "#a29b90")
    c = g.mix(g.math("MULTIPLY", hair, .35), c, "#b5aea2")
    height = g.math("SUBTRACT", g.math("ADD", cloud, g.math("MULTIPLY", fine, .5)), g.math("MULTIPLY", hair, .4))
    return g.principled(c, g.span(cloud, .3, .7, .26, .46), g.bump(height, .4, .0003), metallic=.95)


def numerals():
    """The cut of 404 as lines of points (m) about the middle of the tag; nobody set them quite straight."""
    wide, gap = .60 * HIGH, .26 * HIGH
    four = [[(.70, 1.0), (.0, .30), (1.0, .30)], [(.70, 1.0), (.70, .0)]]
    nought = [[(.5 + .46 * math.sin(a), .5 + .5 * math.cos(a)) for a in np.linspace(0, 2 * math.pi, 49)]]
    lines = []
    for k, (kind, shift, turn) in enumerate(((four, .00012, 1.2), (nought, -.00010, 0), (four, .00022, -1.6))):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for line in kind:
            local = [((x - .5) * wide, (y - .5) * HIGH) for x, y in line]
            lines.append([(x * c - y * s + (k - 1) * (wide + gap), x * s + y * c + shift - .0012) for x, y in local])
    return lines


def away_from(lines, x, y):
    """Distance of points from the nearest of the lines."""
    best = np.full(x.shape, 1.0)
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            dx, dy = bx - ax, by - ay
            t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
            best = np.minimum(best, np.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def tag():
    """Turned brass disc: a groove near its rim, the number cut by a pantograph, the rim knocked; it leans on the ring that goes through it."""
    noise = core.fractal_noise
    middle = RING * math.sin(LEAN) + WIRE  # how high the ring lifts the hole
    tilt = math.asin((middle - THICK / 2) / (TAG + HOLE_AT))
    u = np.array((math.cos(TOWARDS), math.sin(TOWARDS), 0))
    e1 = u * math.cos(tilt) + np.array((0, 0, math.sin(tilt)))
    e3 = -u * math.sin(tilt) + np.array((0, 0, math.cos(tilt)))
    e2 = np.cross(e3, e1)
    origin = np.array((*TAG_AT, TAG * math.sin(tilt)))
    turn = math.radians(-7)  # of the words against the edge of the counter
    # rows from the middle of the face over the rim to the middle of the back: radius, height, how rubbed
    edge = [(TAG + .00075 * (math.sin(a) - 1), THICK + .00075 * (math.cos(a) - 1), .9 * math.sin(2 * a)) for a in np.linspace(0, math.pi / 2, 9)[1:]]
    rows = [(r, THICK, 0) for r in np.linspace(1e-5, TAG - .00075, ROWS)] + edge + [(TAG, .0006, .5)] + [(q, 0, .3) for q in np.linspace(TAG - .0006, 1e-5, 140)]
    r, h, rubbed = (np.array(column)[:, None] for column in zip(*rows))
    a = np.linspace(0, 2 * math.pi, SEGMENTS + 1)[None, :-1]
    x, y = r * np.cos(a), r * np.sin(a)  # about the middle, x along the words
    face = (np.arange(len(rows)) < ROWS)[:, None] * 1.0
    cut = np.sqrt(np.clip(1 - (away_from(numerals(), x, y) / STROKE) ** 2, 0, 1)) * face
    ring = np.sqrt(np.clip(1 - ((r - .89 * TAG) / .00042) ** 2, 0, 1)) * face + 0 * x
    lie = noise(x * 90 + 5, y * 90 + 7, 3, 4) - .5
    knock = np.clip(noise(5 * np.cos(a) + 3, 5 * np.sin(a) + 9, 3, 12) - .62, 0, 1) * .0030 * np.clip((r - .93 * TAG) / (.07 * TAG), 0, 1)
    lip = .00007 * np.exp(-((away_from(numerals(), x, y) - STROKE - .00012) / .00016) ** 2) * face  # the cutter throws up a burr
    z = h - DEEP * cut - .00030 * ring + .00010 * lie * face + lip - .5 * knock
    x, y = x * (1 - knock / TAG), y * (1 - knock / TAG)
    c, s = math.cos(turn), math.sin(turn)
    wx, wy = x * c - y * s, x * s + y * c  # in the world's directions, laid flat
    b1, b2 = wx * u[0] + wy * u[1], -wx * u[1] + wy * u[0]
    points = origin + b1[..., None] * e1 + b2[..., None] * e2 + z[..., None] * e3
    rub = np.clip(rubbed + .5 * np.exp(-((cut - .12) / .1) ** 2) * (cut > 0) + 0 * x, 0, 1)
    deep = np.maximum(cut, .8 * ring)
    first = (np.arange(len(rows) - 1)[:, None] * SEGMENTS + np.arange(SEGMENTS)).ravel()
    second = (np.arange(len(rows) - 1)[:, None] * SEGMENTS + (np.arange(SEGMENTS) + 1) % SEGMENTS).ravel()
    quads = np.stack([first, first + SEGMENTS, second + SEGMENTS, second], -1)
    drilled = np.hypot(b1.ravel()[quads].mean(1) - HOLE_AT, b2.ravel()[quads].mean(1)) < HOLE + .00022
    core.mesh("Tag", points.reshape(-1, 3), quads[~drilled], tag_brass(), True, uvs=list(zip(deep.ravel(), rub.ravel())))
    # wall of the hole, its edges broken by the drill
    wall = [(HOLE + .00040, THICK + .00002), (HOLE + .00028, THICK - .00002), (HOLE + .00004, THICK - .00026), (HOLE, THICK - .0005), (HOLE, .0005), (HOLE + .0004, -.00002)]
    bore = core.lathe(wall, tag_brass(), segments=96, smooth=60)
    bore.matrix_world = Matrix((e1, e2, e3)).transposed().to_4x4()
    bore.location = origin + HOLE_AT * e1
    return origin + HOLE_AT * e1 + THICK / 2 * e3


def split_ring(hole):
    """Two turns of flat wire through the hole, lying on the counter with one side."""
    u = np.array((math.cos(TOWARDS), math.sin(TOWARDS), 0))
    v = np.array((-u[1] * math.cos(LEAN), u[0] * math.cos(LEAN), math.sin(LEAN)))
    normal = np.cross(u, v)
    centre = hole + u * RING
    turns = np.linspace(.4, .4 + 4 * math.pi - .35, 181)
    core.tube([tuple(centre + RING * (math.cos(a) * u + math.sin(a) * v) + normal * WIRE * 2.0 * (a / (2 * math.pi) - 1)) for a in turns], WIRE, m.plain("#9c968c", .26, 1.0), 14)


def room_key():
    """Lever key lying on its side, the middle of its bow at the origin, its bit towards +X and -Y."""
    iron = key_iron()
    bow = [(.0128 * math.cos(a) * (1 - .10 * math.cos(a)), .0150 * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 97)[:-1]]
    core.tube(bow, .0022, iron, 24, closed=True, radii=[1.12 + .18 * math.cos(a) for a in np.linspace(0, 2 * math.pi, 97)[:-1]])
    shaft = [(0, 0), (.0036, .0004), (.0046, .0018), (.0040, .0034), (.0036, .0042), (.0052, .0054), (.0054, .0066), (.0048, .0078), (.0037, .0088), (.0039, .0104), (.0034, .0124), (.0031, .034), (.0030, .0560),
             (.0030, .0655), (.0026, .0675), (.0019, .0683), (0, .0685)]
    core.lathe(p.rounded(shaft, 2), iron, (.0108, 0, 0), 64, 50, rotation=(0, 90, 0))
    # the bit: one plate with the steps and the ward that the locksmith filed
    bit = [(.0580, .0010), (.0580, .0098), (.0603, .0098), (.0603, .0128), (.0630, .0128), (.0630, .0112), (.0652, .0112), (.0652, .0140), (.0682, .0140), (.0682, .0104), (.0708, .0104), (.0708, .0068),
           (.0676, .0068), (.0676, .0054), (.0708, .0054), (.0708, .0010)]
    core.extrude_profile(bit, .0025, iron, (0, 0, -.00125), .00035, (90, 0, 0))


def bell():
    """Desk bell: a spun dome over a foot of black iron, a button to tap."""
    black = m.plain("#131211", .34, 0, .5)
    core.lathe(p.rounded([(0, 0), (.0350, 0), (.0372, .0008), (.0378, .0030), (.0366, .0056), (.0330, .0072), (.0290, .0084), (.0250, .0110), (.0120, .0122), (0, .0124)], 2), black, segments=128, smooth=60)
    dome = [(.0338, .0142), (.0352, .0138), (.0357, .0146), (.0353, .0156), (.0349, .0180), (.0340, .0232), (.0318, .0290), (.0280, .0342), (.0226, .0384), (.0160, .0410), (.0092, .0424), (.0050, .0428), (.0050, .0434), (.0044, .0436), (0, .0436)]
    core.lathe(dome, spun_brass(), segments=192, smooth=60)
    core.lathe([(.0024, .042), (.0024, .0492), (.0050, .0496), (.0066, .0506), (.0070, .0522), (.0062, .0540), (.0040, .0552), (0, .0556)], spun_brass(), segments=64, smooth=50)


def counter():
    """Two boards of old teak, their joint behind the key."""
    teak = heartwood.oiled("#1c120b", "#432d19", "#634529", .0046, .30, .7)
    for k, (y0, y1) in enumerate(((-.40, .074), (.0748, .30), (.3008, .75))):
        heartwood.board((1.8, y1 - y0, .034), (.11 - .2 * k, (y0 + y1) / 2, -.017 - .0003 * k), teak, 4 + k, .0022, .004)


def not_found():
    """Key, tag and bell at the height of somebody's folded arms."""
    p.fresh()
    counter()
    hole = tag()
    split_ring(hole)
    bow = np.array((*TAG_AT, 0)) + (HOLE_AT + .0148 + .0136) * np.array((math.cos(TOWARDS), math.sin(TOWARDS), 0))
    with core.at((bow[0], bow[1], .0052), (0, 1.2, 13), 1.05):
        room_key()
    with core.at((-.049, .092, 0), 0, .92):
        bell()
    core.box((4, .1, 2.4), (0, 2.2, .2), photo.paint("#59503f"), 0)
    core.sky_gradient([(-10, "#2a251e"), (0, "#5c554a"), (25, "#2e2b27"), (70, "#4a4c4c")], .30)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.glossy_bounces = 6, 4
    core.sun(*SUN, 3.2, (1, .88, .70), .7)
    way = core.sun_direction(*SUN)
    for shift, wide in ((-.30, .20), (.155, .028), (.42, .20)):  # frame and bar of the window that the sun comes through
        core.box((wide, .03, 3), tuple(way * 1.6 + Vector((-way.y, way.x, 0)).normalized() * -shift), m.plain("#3a2a1c", .6), 0, (0, 0, -SUN[1])).visible_camera = False
    core.area((-1.1, .9, .9), (0, .03, 0), (1.0, .9), 9, (.94, .98, 1))
    core.area((.6, -1.0, 1.2), (0, .03, 0), (1.0, .8), 3, photo.DAY)
    photo.window_gleam((-.60, 1.5, .85), (0, .03, 0), (.8, .9), (2, 2), 1.7)
    photo.window_gleam((-.36, 1.25, 1.06), (*TAG_AT, 0), (.66, .70), (1, 1), .95, "#f4efe6")
    photo.window_gleam((1.3, .8, .85), (0, .03, 0), (.7, .9), (2, 3), 2.6, "#ffe9c8")
    core.camera((-.050, -.60, .315), (.005, .036, .015), 92, fstop=4.2, focus=(*TAG_AT, .006))
    return {"size": (1500, 1000), "look": photo.look(.15, contrast=1.03, vignette=.2, texture=.09)}


PICTURES = {
    "pages/not-found": not_found,
}

FINISH = {"pages/not-found": {"glow": (.12, .6), "fade": .10}}
