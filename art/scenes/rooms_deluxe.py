"""Deluxe room of a city hotel in the monsoon: pillows against the cane head of the bed, the lamp lit at noon out of focus; grey daylight from the left, teal, oat and white, 50 mm."""
import math

import numpy as np

from kit import aged, core, furniture as f, household as p, interior as i, materials as m, photo, pillow, props, room, slept

TEAL, OAT = "#4d5c59", "#9c917d"
WOOD = ("#2b1a11", "#533927", "#9a7451", .5)
CELL = .0150  # of the weave (m)
TOP = .56  # of the mattress (m)


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


def deluxe():
    """Across the pillows along the head of the bed; the window is at the left, behind the lamp."""
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
    with core.at((-1.10, -.29, 0)):
        core.box((.46, .40, .026), (0, 0, .527), wood, .006, segments=3)
        core.box((.42, .36, .15), (0, 0, .44), wood, .004)
        with core.at((-.02, .02, .54)):
            f.table_lamp("ceramic", .46, 8, "#e3cfa6", 1.3)
    with core.at((-2.0, -.16, 0)):
        room.hanging(.5, 2.5, slept.linen("#8c826f", .35, 1.6, slub=.2), (0, 0, .03), 70, 3, gather=1.12, depth=.055)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.area((-2.6, -1.5, 1.75), (.2, -.5, .75), (1.7, 1.6), 85, (.93, .975, 1))
    core.area((1.6, -4.2, 2.2), (.2, -.2, .8), (1.4, 1.2), 12, (1, .985, .96))
    photo.window_gleam((-2.5, -1.6, 1.75), (.2, -.1, .85), (1.6, 1.6), (3, 2), 2.4)
    core.camera((1.30, -1.62, 1.10), (-.20, -.10, .875), 50, level=True, fstop=2.4, focus=(.22, -.14, .88))
    return {"size": (1200, 800), "look": photo.look(.135, contrast=1.02, saturation=.9, vignette=.2)}


PICTURES = {
    "rooms/deluxe": deluxe,
}

FINISH = {
    "rooms/deluxe": {"glow": (.16, .55), "fade": .12, "soft": .1, "colours": {(58, 135): (.3, 1)}},
}
