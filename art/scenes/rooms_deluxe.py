"""Deluxe room of a city hotel in the monsoon: water on the bedside table, the lamp lit at noon, the bed with its cane head out of focus; grey daylight from the left, teal, brass and white, 72 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, furniture as f, household as p, interior as i, materials as m, photo, pillow, props, room, slept, surfaces
from scenes import facilities_meeting

TEAL, OAT = "#4d5c59", "#9c917d"
WOOD = ("#2b1a11", "#533927", "#9a7451", .5)
CELL = .0150  # of the weave (m)
TOP = .56  # of the mattress (m)
TABLE = .56  # of the bedside table (m)


@m.cached
def split_cane():
    """Strips of rattan skin, every strip its own tone, darker where they cross and where hands have been."""
    g = m.Graph("split cane")
    where = g.coords(1, "Object")
    tint = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    slow, fine = g.noise(where, 9, 4, .6), g.noise(where, 700, 3, .6)
    c = g.ramp(tint, [(0, "#a07c4e"), (.35, "#b99765"), (.7, "#c8aa7c"), (1, "#d2b88f")])
    c = g.mix(g.span(slow, .42, .70, 0, .5), c, "#7b5a35")
    c = g.mix(g.span(fine, .55, .75, 0, .35), c, "#6a4c2c")
    return g.principled(c, g.span(slow, .3, .7, .30, .5), g.bump(fine, .15, .0003), specular=.5)


def strip(path, across, width=.0026, thick=.0009):
    """Vertices and faces of a flat strip with a rounded back along path (n x 3); across: its direction in the panel's plane."""
    a = np.linspace(0, math.pi, 5)
    ring = np.stack([np.cos(a) * width / 2, -np.sin(a) * thick], -1)  # in the plane, and out of it towards -Y
    points = path[:, None, :] + ring[None, :, :1] * np.asarray(across) + ring[None, :, 1:] * np.array((0, 1.0, 0))
    n, k = len(path), len(ring)
    j, q = np.meshgrid(np.arange(n - 1), np.arange(k - 1), indexing="ij")
    faces = np.stack([j * k + q, j * k + q + 1, (j + 1) * k + q + 1, (j + 1) * k + q], -1).reshape(-1, 4)
    return points.reshape(-1, 3), faces


def cane_weave(width, height, seed=3):
    """Six-way cane webbing in the XZ plane, centred: pairs upright and level, woven over and under, a diagonal each way through every crossing."""
    rng = np.random.default_rng(seed)
    verts, faces, tints, count = [], [], [], 0
    lift = .0006

    def add(path, across):
        nonlocal count
        v, q = strip(path, across, .0026 * rng.uniform(.88, 1.08))
        verts.append(v)
        faces.append(q + count)
        tints.append(np.full(len(v), rng.beta(2.2, 2.0)))
        count += len(v)
    nx, nz = int(width / CELL), int(height / CELL)
    for line, (mine, other) in enumerate(((nx, nz), (nz, nx))):
        length = other * CELL
        s = np.linspace(-length / 2, length / 2, other * 8 + 1)
        for k in range(mine + 1):
            for side in (-1, 1):
                across = (k - mine / 2) * CELL + side * .0019 + rng.normal(0, .00012)
                phase = math.pi * (k + (side > 0) + line)
                bow = .0006 * np.sin(s * 9 + rng.uniform(0, 6.3))
                out = lift * np.cos(math.pi * (s / CELL + other / 2) + phase)
                path = np.stack([across + bow, out, s] if line == 0 else [s, out, across + bow], -1)
                add(path, (1, 0, 0) if line == 0 else (0, 0, 1))
    w, h = nx * CELL / 2, nz * CELL / 2
    for way in (-1, 1):
        for k in range(-nx - nz, nx + nz + 1):
            c = k * CELL
            # the line z = way * x + c inside the panel
            lo, hi = (max(-w, -h - c), min(w, h - c)) if way > 0 else (max(-w, c - h), min(w, c + h))
            if hi - lo < CELL:
                continue
            x = np.arange(lo, hi, CELL / 6)
            out = -.0012 * way - .0007 * np.cos(2 * math.pi * x / CELL + math.pi * nx)
            path = np.stack([x, out, way * x + c + .0004 * np.sin(x * 11 + k)], -1)
            add(path, (.7071, 0, -.7071 * way))
    obj = props.merged("Cane", (np.concatenate(verts), np.concatenate(faces)), [np.eye(4)], split_cane(), [0])
    obj.data.attributes["tint"].data.foreach_set("value", np.concatenate(tints).astype(np.float32))
    return obj


def cane_head(width, wood):
    """Head of the bed at y = 0: round rail, three posts, two fields of cane, the beading that holds them."""
    for x in (-width / 2, 0, width / 2):
        core.box((.050, .046, 1.12), (x, 0, .56), wood, .010, segments=4)
    core.box((width + .11, .060, .052), (0, 0, 1.135), wood, .022, segments=6)
    core.box((width, .040, .05), (0, 0, .56), wood, .008)
    w, h = width / 2 - .05, .525
    for s in (-1, 1):
        with core.at((s * width / 4, -.006, .85)):
            cane_weave(w, h, 4 + s)
            for z in (-h / 2, h / 2):
                core.tube([(-w / 2, -.001, z), (w / 2, -.001, z)], .0042, wood, 12)
            for x in (-w / 2, w / 2):
                core.tube([(x, -.001, -h / 2), (x, -.001, h / 2)], .0042, wood, 12)


def pillows(width):
    """Two pillows that lean on the head at y = 0, a corded one before the left."""
    white, oat = slept.linen("#dcd9d2", .05, 1.2), slept.linen(OAT, .05, 2.0, slub=.2)
    bed = [slept.block((width + .2, 2.4, .2), (0, -1.0, TOP - .095)), slept.block((width + .2, .2, 1.4), (0, .115, .9))]
    right = pillow.loose((.68, .46), 5, 2.2, .05, ((.40, -.17, TOP + .225), (64, 2, -4)), bed, .08)
    left = pillow.loose((.68, .46), 8, 2.2, .05, ((-.38, -.17, TOP + .225), (62, -2, 3)), bed, .1)
    front = pillow.loose((.64, .43), 12, 2.3, .045, ((-.27, -.38, TOP + .16), (50, -3, 8)), crease=24)
    pillow.show(right, white, white)
    pillow.show(left, white, white)
    pillow.show(front, oat, oat, .0042)


def carafe(level=.6):
    """Carafe of water, filled to a share of its height, its tumbler upside down on the neck."""
    shape = [(.044, .002), (.051, .010), (.0535, .040), (.0525, .085), (.044, .125), (.0315, .152), (.0258, .176), (.0245, .205), (.0262, .222)]
    wall, glass = .0021, m.glass("#f3faf6")
    inside = [(r - wall, z) for r, z in reversed(shape[1:-1])]
    core.lathe(p.rounded([(0, .0005), (.040, 0)] + shape + [(.0250, .2228)] + inside + [(.043, .0085), (0, .0075)], 2), glass, segments=128, smooth=60)
    top = .0080 + (.150 - .0080) * level
    line = [(r - wall - .0002, z) for r, z in shape[1:] if z < top]
    edge = np.interp(top, [z for _, z in shape], [r for r, _ in shape]) - wall - .0002
    core.lathe([(0, .0078), (.0425, .0088)] + line + [(edge, top), (edge - .0015, top - .0007), (0, top - .0011)], facilities_meeting.water(), segments=128, smooth=50)
    with core.at((.0006, 0, .2318)):
        core.lathe(p.rounded([(0, -.0005), (.0290, 0), (.0320, -.0028), (.0372, -.0830), (.0366, -.0842), (.0359, -.0830), (.0302, -.0110), (.0280, -.0090), (0, -.0088)], 2),
                   m.glass("#f6fbf8"), segments=128, smooth=60)


def tray(radius=.118):
    """Round tray of beaten brass with a rolled rim, dull where it is held."""
    core.lathe(p.rounded([(0, 0), (radius - .012, 0), (radius - .003, .006), (radius, .015), (radius + .0022, .0165), (radius + .0012, .0186), (radius - .0012, .0172), (radius - .0050, .0080), (radius - .014, .0026), (0, .0024)], 3),
               surfaces.metal("#b7945c", .30, .8, "#6d5330"), segments=128, smooth=50)


def deluxe():
    """Water on the bedside table in the last grey light; the head of the bed, its pillows and the lamp out of focus."""
    p.fresh()
    wood = aged.waxed(*WOOD)
    teal = aged.lime(TEAL, .25, .1, "#39403d")
    core.box((5, .2, 3), (0, .10, 1.5), teal, 0)
    core.box((.2, 8, .7), (-2.3, -3.0, .35), photo.paint("#c9c5bb"), 0)
    i.floor((9, 12), room.slabs("#7a786d", (.60, .60), "#4c4a42", .0022, .20, .18, .20))
    core.box((7, 9, .1), (0, -3.5, 2.85), photo.paint("#cfccc2"), 0)
    core.box((.2, 8, 3), (2.6, -3.0, 1.5), photo.paint("#c9c5bb"), 0)
    core.box((6, .1, 3), (0, -6.0, 1.5), photo.paint("#bdb9ae"), 0)
    width = 1.60
    with core.at((0, -.05, 0)):
        cane_head(width + .06, wood)
        with core.at((0, -.05, 0)):
            core.box((width, 1.98, .23), (0, -1.0, TOP - .115), slept.linen("#d5d2cb", .1), .05, segments=5)
            photo.bedding(width, 2.0, TOP + .006, .26, slept.linen("#d9d6cf", .08, 1.4), 6, .42, .030, cell=.010, crumple=2.6)
            pillows(width)
    with core.at((-1.12, -.36, 0)):
        core.box((.54, .50, .028), (0, 0, TABLE - .014), facilities_meeting.table_top(), .007, segments=4)
        core.box((.50, .46, .15), (0, 0, TABLE - .105), wood, .004)
        with core.at((-.13, .10, TABLE)):
            f.table_lamp("ceramic", .46, 8, "#e3cfa6", 1.3)
        with core.at((.055, -.06, TABLE)):
            tray()
            with core.at((-.012, .008, .0026), 20):
                carafe()
    with core.at((-2.0, -.16, 0)):
        room.hanging(.5, 2.5, slept.linen("#8c826f", .35, 1.6, slub=.2), (0, 0, .03), 70, 3, gather=1.12, depth=.055)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = 12
    core.area((-2.6, -1.5, 1.75), (.2, -.5, .75), (1.7, 1.6), 85, (.93, .975, 1))
    core.area((1.6, -4.2, 2.2), (.2, -.2, .8), (1.4, 1.2), 12, (1, .985, .96))
    photo.window_gleam((-2.5, -1.6, 1.75), (.2, -.1, .85), (1.6, 1.6), (3, 2), 2.4)
    core.camera((-1.36, -1.50, TABLE + .25), (-.985, -.40, TABLE + .130), 72, level=True, fstop=1.7, focus=(-1.075, -.455, TABLE + .12))
    return {"size": (1200, 800), "look": photo.look(.135, contrast=1.02, saturation=.9, vignette=.2)}


PICTURES = {
    "rooms/deluxe": deluxe,
}

FINISH = {
    "rooms/deluxe": {"glow": (.16, .55), "fade": .12, "soft": .1, "colours": {(58, 135): (.3, 1)}},
}
