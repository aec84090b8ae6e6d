"""Deluxe room of a city hotel in the monsoon: the queen bed somebody has just left, the window seat with a book and tea, a wet umbrella; grey daylight from the left, teal, oat and stone, 39 mm through the door."""
import math

import numpy as np

from kit import aged, core, foliage, furniture as f, interior as i, materials as m, photo, props, room, slept

TEAL, OAT = "#4d5c59", "#9c917d"
WOOD = ("#2b1a11", "#533927", "#9a7451", .5)
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
        core.box((.012, .09, .012), (x + depth + .018, y0 + (y1 - y0) * (k + .5) / 3, sill - .20), m.iron(.5), .003)
    top = sill + .075
    rng = np.random.default_rng(5)
    for k in range(2):
        long = (y1 - y0) / 2 - .015
        with core.at((x + depth / 2 + .008, y0 + (k + .5) * (y1 - y0) / 2, sill - .02), rng.normal(0, .6)):
            f.pad((depth + .005, long, .11), (0, 0, .01), slept.linen("#9f9480", .8, 1.6, slub=.16), .020)
    box = slept.block((depth, y1 - y0, .2), (x + depth / 2, mid, top - .10), .03)
    for k, (size, at, tilt, colour) in enumerate((((.48, .46), (x + .17, y1 - .17, top + .24), (66, 5, -50), TEAL), ((.44, .42), (x + .30, y1 - .47, top + .19), (50, -6, -66), "#c6beae"))):
        one = slept.pillow(size, 1.7, 11 + k, .018, 0, [box], (at, tilt), 22, .5, -.02)
        slept.show_pillow(one, slept.linen(colour, .6, 1.5, slub=.16))
    return top


def bed(width, length, top, wood):
    """Queen bed with its head at y = 0, left a minute ago: the duvet thrown back from the left side, a blanket slipping off the foot."""
    white, sheet, oat = slept.linen("#dcd9d2", .55), slept.linen("#d5d2cb", .7), slept.linen(OAT, .7, 1.8, slub=.24)
    for s in (-1, 1):
        core.box((.035, length, .15), (s * (width / 2 + .01), -length / 2, top - .31), wood, .008, segments=3)
        for y in (-.06, -length + .05):
            core.box((.065, .065, top - .26), (s * (width / 2 - .03), y, (top - .26) / 2), wood, .008, segments=3)
    core.box((width + .055, .035, .17), (0, -length, top - .30), wood, .008, segments=3)
    core.box((width, length - .02, .23), (0, -length / 2, top - .115), sheet, .05, segments=5)
    mattress = slept.block((width + .01, length, .24), (0, -length / 2, top - .12), .06)
    slats = slept.block((width + .08, length + .04, .3), (0, -length / 2, top - .36), .02)
    floor = (np.array([(-3, -4, .02), (3, -4, .02), (3, 2, .02), (-3, 2, .02)]), np.array([(0, 1, 2), (0, 2, 3)]))
    under = slept.sheet((width + .50, 2.02), (0, -1.01, top + .06), [mattress, slats, floor], .020, -.8, (.965, .97), .012, .03, 6, frames=50, shrink=-.035)
    slept.show(under, sheet, (width + .50, 2.02), .0025)

    def thrown(u, v, points):
        # the left upper corner is turned over onto the rest
        over = np.clip((v * .8 - u) - .18, 0, None)
        back = points.copy()
        back[:, 0] += 1.55 * over
        back[:, 1] -= 1.10 * over
        back[:, 2] += .30 * np.minimum(over, .22) / .22
        return back
    cover = slept.sheet((width + .42, 1.50), (.05, -1.20, top + .17), [mattress, slats, floor, (under[0], under[1])], .022, 2, (.95, .95), .014, .09, 9, thrown, frames=60, shrink=-.03, bend=2.2, apart=True, gap=.007)
    slept.show(cover, white, (width + .42, 1.50), .022)
    throw = slept.sheet((width + .34, .74), (.20, -1.66, top + .34), [mattress, slats, floor, (cover[0] + (0, 0, .016), cover[1])], .020, -9, (.95, .86), .016, .08, 4, frames=60, shrink=-.035, bend=.9, apart=True)
    slept.show(throw, oat, (width + .34, .74), .006)
    head = slept.block((width + .1, .06, 1.2), (0, .015, .6), .01)
    stack = [mattress, (under[0], under[1]), head]
    for k, (x, y, z, tilt, turn, colour) in enumerate(((-.38, -.13, .24, 70, 4, "#dcd9d2"), (.40, -.14, .24, 66, -5, "#dcd9d2"), (-.30, -.36, .15, 22, -14, "#d8d5ce"), (.37, -.34, .21, 52, 6, "#d8d5ce"))):
        one = slept.pillow((.68, .46), 1.9, 5 + k, .017, 0, stack, ((x, y, top + z), (tilt, 0, turn)), 22, .5, -.015)
        slept.show_pillow(one, slept.linen(colour, .5))
        stack = stack + [one[:2]]
    return np.concatenate([under[0], cover[0]])


def umbrella(long=.84):
    """Folded wet umbrella along Z, its tip at the origin: cloth wound round the shaft, a cane crook."""
    def cloth(u, v):
        a = 2 * math.pi * u
        r = .012 + .030 * math.sin(math.pi * min(1, .12 + v * .8)) * (1 + .22 * math.sin(8 * a + 7 * v) + .10 * math.sin(3 * a + 2 * v))
        return r * math.cos(a + 2.2 * v), r * math.sin(a + 2.2 * v), .07 + v * (long - .26)
    g = m.Graph("wet nylon")
    core.grid_surface(cloth, None, g.principled(core.rgba("#14171c"), .34, g.bump(g.noise(g.coords(1, "Object"), 60, 3), .2, .002), specular=.5), steps=(96, 50))
    core.cylinder(.005, long - .05, (0, 0, long / 2), m.steel(.3), 0, 12)
    core.tube([(0, 0, long - .10), (0, 0, long)] + [(.032 - .032 * math.cos(t), 0, long + .038 * math.sin(t)) for t in np.linspace(.2, math.pi, 12)] + [(.064, 0, long - .03)], .0095, aged.waxed("#3a2113", "#6b4527", "#9a7451", .1), 12)


def outside(width=1100, height=760, seed=4):
    """Linear picture of a street in the rain: white sky, palms gone grey, the house across with its wet roof and dark windows, a hedge."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    picture = np.broadcast_to(np.array((1.95, 2.05, 2.12)) * (1.05 - .35 * v), (height, width, 3)).copy()
    for x, s in ((130, 1.2), (230, .9), (655, 1.0), (860, 1.3), (1010, .95), (420, .8)):
        tip, tone = (.34 - .10 * s) * height + rng.uniform(-20, 20), np.array((.80, .90, .88)) * rng.uniform(.85, 1.15)
        photo.stroke(picture, [(x, .62 * height), (x + 8 * s, .45 * height), (x + 22 * s, tip)], 4.5 * s, tone * .9)
        for a in np.linspace(-.5, math.pi + .5, 13):
            p = [(x + 22 * s + q * 100 * s * math.cos(a), tip - q * 62 * s * math.sin(a) + 70 * s * q * q) for q in np.linspace(0, 1, 7)]
            photo.stroke(picture, p, 9 * s, tone * rng.uniform(.8, 1.15))
    top, foot = int(.46 * height), int(.78 * height)
    picture[top:foot, 250:820] = np.array((1.02, 1.0, .93))
    picture[top:foot, 700:820] *= .8
    for k in range(4):
        x = 290 + 128 * k
        picture[top + 60:top + 175, x:x + 62] = np.array((.16, .19, .20))
        picture[top + 60:top + 175, x + 29:x + 33] = .8
        picture[top + 112:top + 116, x:x + 62] = .8
    picture[top + 60:top + 175, 418:480] = np.array((1.9, 1.35, .70))  # one lamp is on
    for y in range(top - 74, top + 14):
        t = (y - top + 74) / 88
        a, b = int(330 - 110 * t), int(740 + 110 * t)
        picture[y, a:b] = np.array((.42, .29, .25)) * (1 + .25 * math.sin(y * 1.1))
    for _ in range(1500):
        y = rng.beta(3, 1.6) * .34 + .70
        tone = np.array((.12, .21, .08)) * rng.uniform(.5, 2.2) + (rng.random() < .12) * np.array((.55, .6, .55))
        photo.blot(picture, rng.uniform(0, width), y * height, rng.uniform(4, 16), tone, .8, 0)
    return photo.out_of_focus(picture, 5.5).astype(np.float32)


def deluxe():
    """Through the open door, along the bed to the window."""
    h = 2.72
    left, right = -1.75, 2.05
    white, wood = aged.lime("#cfcbc1", .8), aged.waxed(*WOOD)
    teal = aged.lime(TEAL, .35, .25, "#39403d")
    i.floor((9, 16), room.slabs("#7a786d", (.60, .60), "#4c4a42", .0022, .20, .18, .20))
    core.box((4.4, .2, h), (.1, .10, h / 2), teal, 0)
    wy0, wy1, sill, high = -2.28, -.62, .50, 1.72
    i.wall((left, .0), (left, -8), h, white, [(-wy1, sill, wy1 - wy0, high)], thickness=.26)
    core.box((.1, 9, h), (right + .05, -4, h / 2), white, 0)
    core.box((4.4, 9, .1), (.1, -4, h + .05), aged.lime("#d2cfc8", .2), 0)
    core.box((4.4, .1, h), (.1, -7.6, h / 2), white, 0)
    room.skirting((right, 0), (left, 0), wood)
    room.skirting((right, -7), (right, 0), wood)
    room.skirting((left, 0), (left, -8), wood)
    with core.at((left - .15, (wy0 + wy1) / 2, sill), 90):
        w = wy1 - wy0
        for x in (-w / 2 + .03, -w / 6, w / 6, w / 2 - .03):
            core.box((.055, .07, high), (x, 0, high / 2), wood, .006)
        for z in (.03, high * .70, high - .03):
            core.box((w, .07, .055), (0, 0, z), wood, .006)
        for k in range(11):
            core.cylinder(.006, high * .7, (-w / 2 + w * (k + 1) / 12, .03, high * .35), m.iron(.5), 0, 12)
    core.box((.26, wy1 - wy0 + .06, .03), (left - .09, (wy0 + wy1) / 2, sill - .012), m.marble("#cfcabd", "#9a9284", .25), .006)
    seat = window_seat(left, wy0 - .12, wy1 + .12, sill - .02, wood)
    width = 1.60
    with core.at((.16, -.05, 0)):
        cane_head(width + .06, wood)
        with core.at((0, -.05, 0)):
            bed(width, 2.0, .56, wood)
    for x in (-.98, 1.30):
        with core.at((x, -.28, 0)):
            core.box((.46, .40, .026), (0, 0, .527), wood, .006, segments=3)
            core.box((.42, .36, .15), (0, 0, .44), wood, .004)
            core.box((.37, .012, .115), (0, -.183, .44), wood, .004)
            core.box((.10, .014, .012), (0, -.196, .455), m.brass(.4, "#7d6338", .7), .004)
            for sx in (-.20, .20):
                for y in (-.17, .17):
                    core.box((.036, .036, .52), (sx, y, .26), wood, .005)
            core.box((.40, .34, .018), (0, 0, .16), wood, .004)
    with core.at((-.98, -.26, .54)):
        with core.at((.07, .03, 0)):
            f.table_lamp("ceramic", .46, 9, "#e3cfa6", 1.3)
        with core.at((-.11, -.08, 0), 14):
            f.book((.13, .20, .022), "#6b4a36")
            f.book((.12, .19, .016), "#b5ac9c", (.004, 0, .022), -9)
    with core.at((1.30, -.28, .54)):
        core.lathe([(0, .004), (.027, 0), (.029, .004), (.034, .105), (.0325, .105), (.0275, .010), (0, .009)], m.glass(), (-.10, .02, 0), segments=48, smooth=60)
        core.box((.07, .145, .008), (.06, -.06, .004), m.plain("#141517", .12), .003, (0, 0, 24))
    aged.cable([(-.95, -.20, .55), (-1.02, -.04, .50), (-1.14, -.012, .30), (-1.16, -.012, .22)], .003, "#2a2622", .02)
    aged.cable([(1.36, -.26, .545), (1.46, -.12, .55), (1.50, -.02, .42), (1.56, -.012, .75), (1.58, -.012, .80)], .0022, "#e4e2dc", .03)
    room.switches((-.66, 0, .84))
    room.switches((1.58, 0, .84))
    room.framed((-.02, 0, 1.74), 0, (.44, .58), wood, 1)
    room.framed((.52, 0, 1.76), 0, (.44, .58), wood, 4)
    # left about: book and tea on the seat, slippers, the umbrella that dries
    with core.at((left + .30, wy0 + .36, seat), 62):
        f.open_book()
    with core.at((left + .37, wy0 + .72, seat)):
        photo.cup("#d4d0c6", "#6b3a14", .5, 150)
    with core.at((-.93, -2.75, 0), 160):
        photo.slippers(photo.cotton("#aaa392"))
    with core.at((left + .76, wy0 + .30, .0), (0, -14, 0)):
        umbrella()
    # curtains
    cloth = slept.linen("#8c826f", .35, 1.6, slub=.2)
    room.rod(2.5, (left + .07, (wy0 + wy1) / 2, 2.42), 90)
    room.hanging(.54, 2.36, cloth, (left + .10, wy1 + .24, .03), 90, 3, gather=1.12, depth=.055)
    room.hanging(.62, 2.36, cloth, (left + .10, wy0 - .36, .03), 90, 8, gather=1.16, depth=.055, sweep=.05)
    room.fan((.10, -2.0, h), turn=35)
    # the door's frame, close to the lens
    core.box((.12, .16, 2.6), (1.435, -5.0, 1.3), wood, .008)
    # wet garden, street and sky
    for k, (x, y, tall) in enumerate(((-3.5, -1.6, 2.0), (-4.3, -.2, 2.6), (-4.0, -2.9, 1.7), (-5.2, .9, 2.4))):
        foliage.plantain((x, y, -1.1), tall, 8, 3 + k)
    photo.view(outside(), (left - 9.5, 2.2, -4.5), 17, 11.5, 62, .17)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.area((left - 1.0, (wy0 + wy1) / 2 - .1, 1.85), (.6, -1.5, .5), (2.4, 2.2), 420, (.93, .975, 1))
    core.area((-4.4, -.8, 5.2), (-4.0, -1.0, 0), (4, 3), 150, (.93, .975, 1))
    core.camera((1.32, -5.95, 1.30), (-.56, -.60, .93), 39, level=True, fstop=4, focus=(-.1, -1.7, .7))
    return {"size": (1500, 1000), "look": photo.look(.112, contrast=.91, saturation=.84, vignette=.22, texture=.2)}


PICTURES = {
    "rooms/deluxe": deluxe,
}

CROP = {
    "rooms/deluxe": (255, 90, 1170, 780),  # without the door jamb and most of the window
}

FINISH = {
    "rooms/deluxe": {"glow": (.05, .8), "fade": .05, "colours": {(75, 150): (.5, .82), (162, 182): (.82, .95), (36, 56): (.85, .95)}},
}
