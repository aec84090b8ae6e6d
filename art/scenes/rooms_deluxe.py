"""Deluxe room of a city hotel in the morning: the queen bed with its cane head, the window seat with a book and tea, slippers; teal, oat and grey stone, 25 mm."""
import math

import numpy as np

from kit import core, furniture as f, hung, interior as i, materials as m, photo, props, room

TEAL, OAT = "#4f6664", "#bfb5a2"
CELL = .0150  # of the weave (m)


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


def window_seat(x, y0, y1, sill, wood):
    """Boxed seat under the window at the left wall x between y0 and y1, with a long cushion and two loose ones."""
    depth, mid = .52, (y0 + y1) / 2
    core.box((depth, y1 - y0, sill - .06), (x + depth / 2, mid, (sill - .06) / 2), wood, .006)
    for k in range(3):
        core.box((.014, (y1 - y0) / 3 - .05, sill - .20), (x + depth + .004, y0 + (y1 - y0) * (k + .5) / 3, (sill - .06) / 2), wood, .005)
    with core.at((x + depth / 2 + .005, mid, sill - .02)):
        f.pad((depth + .01, y1 - y0 - .02, .10), (0, 0, .01), photo.cotton("#b9ad97", 420, .95, .14), .014)
    f.cushion((.46, .46), photo.cotton(TEAL, 300, .95, .16), (x + .20, y1 - .20, sill + .24), (64, 6, -52), 1.15, 4)
    f.cushion((.42, .42), photo.cotton("#d9d2c3", 300, .95, .12), (x + .31, y1 - .44, sill + .19), (58, -4, -64), 1.15, 6)


def deluxe():
    """From the door along the bed's foot to the window."""
    h = 2.72
    white = room.limewash("#dedad0", .3)
    wood = photo.timber("#5d4230", .34, .55)
    i.floor((8, 9), room.slabs("#8b897b", (.60, .60)))
    left, right = -1.75, 2.0
    core.box((4.2, .2, h), (.1, .10, h / 2), photo.paint(TEAL, .6), 0)
    wy0, wy1, sill, high = -2.18, -.62, .50, 1.72
    i.wall((left, .0), (left, -5), h, white, [(-wy1, sill, wy1 - wy0, high)])
    core.box((.1, 6, h), (right, -2.4, h / 2), white, 0)
    core.box((4.2, 8, .1), (.1, -2, h + .05), photo.paint("#e6e3db"), 0)
    room.skirting((right, 0), (left, 0), m.plain("#d7d3c9", .5))
    # window: frame deep in the wall, three leaves, the middle one with bars
    with core.at((left - .15, (wy0 + wy1) / 2, sill), 90):
        w = wy1 - wy0
        for x in (-w / 2 + .03, -w / 6, w / 6, w / 2 - .03):
            core.box((.055, .07, high), (x, 0, high / 2), wood, .006)
        for z in (.03, high * .70, high - .03):
            core.box((w, .07, .055), (0, 0, z), wood, .006)
        for k in range(11):
            core.cylinder(.006, high * .7, (-w / 2 + w * (k + 1) / 12, .03, high * .35), m.iron(.5), 0, 12)
    core.box((.26, wy1 - wy0 + .06, .03), (left - .09, (wy0 + wy1) / 2, sill - .012), m.marble("#cfcabd", "#9a9284", .25), .006)
    window_seat(left, wy0 - .12, wy1 + .12, sill - .02, wood)
    # bed
    width = 1.60
    with core.at((.16, -.05, 0)):
        cane_head(width + .06, wood)
        with core.at((0, -.05, 0)):
            photo.bed(width, 2.0, .55, 4, "#6a4d38", throw=OAT, throw_at=.62, cushion=TEAL, rows=2, weave=260)
    for x in (-.98, 1.30):
        with core.at((x, -.26, 0)):
            f.bedside(.44, .38, .54, "#5d4230")
    with core.at((-.98, -.24, .54)):
        with core.at((.08, .02, 0)):
            f.table_lamp("ceramic", .46, 6, "#e9dfc9", .7)
        with core.at((-.10, -.08, 0), 14):
            f.book((.13, .20, .022), "#8b5a3c")
            f.book((.12, .19, .016), "#cfc6b4", (.004, 0, .022), -9)
    room.switches((-.62, 0, .82))
    for x, z, radius in ((-.06, 1.70, .24), (.46, 1.86, .165), (.43, 1.47, .115)):
        hung.tray((x, 0, z), 0, radius)
    # in use: book and tea on the seat, slippers, a shawl left on the bed's corner
    with core.at((left + .31, wy0 + .34, sill + .062), 62):
        f.open_book()
    with core.at((left + .36, wy0 + .72, sill + .062)):
        photo.cup("#e4e0d7", "#6b3a14", .5, 150)
    with core.at((-.62, -2.52, 0), 152):
        photo.slippers(photo.cotton("#e2ded4"))
    # curtains
    room.rod(2.2, (left + .07, (wy0 + wy1) / 2, 2.42), 90)
    room.hanging(.62, 2.36, photo.cotton("#a89d8a", 500, .95, .1), (left + .09, wy1 + .22, .03), 90, 3, gather=1.12)
    room.hanging(.50, 2.36, photo.cotton("#a89d8a", 500, .95, .1), (left + .09, wy0 - .34, .03), 90, 8, gather=1.12)
    room.hanging(.50, 2.34, m.sheer("#efeade", .55), (left + .03, wy1 - .18, .05), 90, 5, depth=.03)
    room.fan((.10, -2.0, h), turn=35)
    photo.view(room.daylight(33), (left - 3.2, -.6, -.6), 7, 4.6, 90, 1.9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(27, 255, 17.0, (1, .89, .74), .7)
    core.area((left - .05, (wy0 + wy1) / 2, 1.4), (1.2, -1.4, .6), (1.5, 1.7), 46, photo.DAY)
    core.area((1.5, -4.6, 2.2), (-.4, -.8, .8), (1.6, 1.2), 14, (.98, .985, 1))
    core.camera((1.30, -4.25, 1.28), (-.98, -.30, .92), 25, level=True)
    return {"size": (1500, 1000), "look": photo.look(.17, contrast=1.04, saturation=.92, vignette=.2)}


PICTURES = {
    "rooms/deluxe": deluxe,
}

FINISH = {
    "rooms/deluxe": {"smooth": (1.5, .015), "glow": (.18, .55), "fade": .14, "soft": .2, "saturation": .92},
}
