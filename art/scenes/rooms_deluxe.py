"""Deluxe room: the cane of the bed's head in the last sun, pillows, bedside and the rattan lamp out of focus; oat and teal, 40 mm."""
import math

import numpy as np

from kit import core, furniture as f, interior as i, materials as m, photo, props

TEAL, OAT = "#56706e", "#c4baa8"
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


def deluxe():
    """Along the bed's head from above the pillows, the window and the bedside at its far end."""
    h = 2.8
    white = photo.paint("#dfdcd4")
    wood = photo.timber("#5d4230", .34, .55)
    i.floor((8, 9), photo.timber("#80634a", .36, .4))
    core.box((6, .2, h), (.4, .19, h / 2), photo.paint(TEAL), 0)
    i.wall((-1.95, .09), (-1.95, -5), h, white, [(.22, .45, 1.9, 1.95)])
    core.box((.1, 6, h), (2.6, -2.4, h / 2), white, 0)
    core.box((8, 8, .1), (0, -2, h + .05), white, 0)
    for y in (-.16, -.78, -1.42, -2.05):
        core.box((.07, .05, 1.95), (-2.0, y, 1.42), wood, .004)
    core.box((.07, 1.9, .05), (-2.0, -1.1, 1.75), wood, .004)
    width = 1.60
    cane_head(width + .06, wood)
    with core.at((0, -.05, 0)):
        photo.bed(width, 2.0, .55, 4, "#6a4d38", throw=OAT, throw_at=.60, cushion=None, rows=0, weave=260)
        photo.bedding(width, .85, .585, .2, photo.cotton("#e9e7e2"), 5, .30, .03, False)
        for x, seed, turn in ((-.46, 3, -3), (.40, 8, 4)):
            f.cushion((.66, .45), photo.cotton("#e6e3dc"), (x, -.30, .625), (12, 2, turn), 1.0, seed, .02)
    with core.at((-1.16, -.24, 0)):
        f.bedside(.46, .40, .56, "#6a4d38")
        with core.at((.10, -.02, .56), 20):
            photo.cup("#e4e0d7", "#6b3a14", .5, 150)
        with core.at((-.08, .03, .56), 14):
            f.book((.15, .21, .024), "#8b8577")
            f.book((.14, .20, .018), "#d2cabb", (.004, 0, .024), -7)
    with core.at((-1.27, -.24, h)):
        f.pendant(.105, 1.70, "rattan", 4)
    i.curtain(.26, 2.5, m.sheer("#efe9dc", .7), location=(-1.84, -.06, .02), turn=90, seed=5, depth=.05, flare=.03)
    leaves = photo.out_of_focus(photo.blurred_garden(seed=33, sky=.5, disc=.022), 8)
    photo.view((leaves * .45 + leaves.mean(axis=2, keepdims=True) * .55) * np.array((1.18, 1.0, .74)), (-5.2, .3, -.4), 5, 3.6, 90, .9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(17, 249, 8.0, (1, .82, .58), 1.0)
    core.area((-1.85, -1.1, 1.45), (.3, -.5, .7), (1.8, 1.8), 34, photo.DAY)
    core.area((1.4, -2.6, 2.2), (0, 0, .8), (2.0, 1.4), 10, (.98, .985, 1))
    core.camera((.15, -.87, 1.04), (-.88, -.01, .90), 42, level=True, fstop=1.4, focus=(-.44, -.02, .95))
    return {"size": (1200, 800), "look": photo.look(.155, contrast=1.06, saturation=.92, vignette=.2)}


PICTURES = {
    "rooms/deluxe": deluxe,
}
