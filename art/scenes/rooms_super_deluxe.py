"""Super deluxe room off the courtyard after dark: queen bed with a carved head, lamps lit, an armchair by the shutters, the blue evening outside; ochre and bottle green, 32 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, develop, furniture as f, household as p, interior as i, materials as m, photo, room, slept

OCHRE, GREEN = "#a58d63", "#34493d"
PANEL = (.36, .40)  # of one carved field (m)


@m.cached
def carved_teak():
    """Teak carved long ago: oiled brown, rubbed pale on what stands out, soot and wax where no cloth reaches."""
    g = m.Graph("carved teak")
    where = g.coords(1, "World")
    broad = g.noise(g.coords((3.2, 34, 34)), 1.0, 5, .6, .8)
    pores = g.noise(g.coords((22, 560, 560)), 1.0, 3, .6)
    slow, mid = g.noise(where, 9, 5, .6), g.noise(where, 90, 4, .65)
    hollow = g.node("Attribute", attribute_name="hollow").outputs["Fac"]  # near 0 high, 1 deep; 0 on plain pieces, which have no such attribute
    c = g.ramp(broad, [(.28, "#271910"), (.46, "#40291b"), (.60, "#583d29"), (.76, "#705138")])
    c = g.mix(g.span(pores, .36, .5, .6, 0), c, "#1c1008")
    worn = g.math("MULTIPLY", g.math("GREATER_THAN", hollow, .005), g.span(hollow, .48, .22, 0, .55))
    c = g.mix(g.math("MULTIPLY", worn, g.span(mid, .25, .6, .3, 1)), c, "#8d6a4a")
    c = g.mix(g.span(hollow, .56, .86, 0, .85), c, "#110a06")
    rough = g.math("ADD", g.span(slow, .3, .7, .26, .44), g.span(hollow, .55, .8, 0, .3))
    return g.principled(c, rough, g.bump(g.math("ADD", pores, g.math("MULTIPLY", mid, .6)), .25, .0007), specular=.5)


def petals(x, z, count, inner, outer, wide, high, turn, rng):
    """Height of a ring of dished, pointed petals with a rib, no two of them cut alike; 0 between them."""
    r, a = np.hypot(x, z), np.arctan2(z, x) - turn
    sector = 2 * math.pi / count
    k = np.round(a / sector).astype(int)
    own = rng.normal(0, 1, (3, count))[:, k % count]
    t = (r - inner) / ((outer - inner) * (1 + .03 * own[0]))
    s = (a - k * sector + .02 * own[1]) * r
    inside = np.clip(t, 1e-4, 1 - 1e-4)
    half = wide * 1.9 * inside ** .55 * (1 - inside) ** .48
    q = np.clip(np.abs(s) / half, 0, 1)
    body = np.sqrt(np.clip(1 - q ** 5, 0, 1)) * np.clip((1 - t) / .05, 0, 1) ** .5
    rib = .16 * np.exp(-(s / .0013) ** 2) * (1 - inside)
    up = (.66 + .34 * q ** 2 + rib) * (.50 + .35 * inside + .25 * inside ** 4) * (1 + .10 * own[2])
    return np.where((t > 0) & (t < 1), high * body * up, 0)


def relief(seed):
    """Heights (rows z, columns x) of one field: a lotus in a ring of cord, palm leaves in the corners, a beaded frame, the ground punched rough."""
    rng = np.random.default_rng(seed)
    w, h = PANEL
    x, z = np.meshgrid(np.linspace(-w / 2, w / 2, 560), np.linspace(-h / 2, h / 2, 620))
    bend = [.0022 * (core.fractal_noise(x * 14 + 9 * n + seed, z * 14, 2, seed + n) - .5) for n in (0, 1)]
    u, v = x + bend[0], z + bend[1]
    r, a = np.hypot(u, v), np.arctan2(v, u)
    ground = -.0016 * np.abs(core.fractal_noise(x * 260, z * 260, 2, seed + 4) - .5) * 2
    high = ground
    for sx in (-1, 1):
        for sz in (-1, 1):
            cx, cz = u - sx * .150, v - sz * .170
            leaf = petals(cx, cz, 16, .010, .088, .0125, .0105, math.atan2(-sz, -sx), rng)
            high = np.maximum(high, np.where(r > .139, leaf, ground))
            eye = np.sqrt(np.clip(.017 ** 2 - cx ** 2 - cz ** 2, 0, None)) * .75
            high = np.maximum(high, eye)
    band = np.clip(1 - ((r - .1335) / .0062) ** 2, 0, 1) ** .5
    high = np.maximum(high, .0085 * band * (.72 + .28 * np.abs(np.sin(31 * a + 240 * r))))
    for count, inner, outer, wide, tall, base, turn in ((12, .030, .1265, .0285, .0115, .0, 0), (12, .022, .098, .0225, .0105, .0062, math.pi / 12), (8, .014, .066, .0215, .0095, .0125, .2)):
        ring = petals(u, v, count, inner, outer, wide, tall, turn, rng)
        high = np.maximum(high, np.where(ring > 0, ring + base, 0))
    dome = .0205 + np.sqrt(np.clip(.0215 ** 2 - r ** 2, 0, None)) * .42
    for n in range(11):
        q, t = (.0, 0) if n == 0 else (.0068, n * 1.257) if n < 6 else (.0142, n * 1.257 + .6)
        dome = dome + .0016 * np.exp(-(((u - q * math.cos(t)) ** 2 + (v - q * math.sin(t)) ** 2) / .0021 ** 2) ** 2)
    high = np.where(r < .0215, np.maximum(high, dome), high)
    # frame: a flat edge, a row of beads inside it
    side = np.minimum(w / 2 - np.abs(u), h / 2 - np.abs(v))
    along = np.where(w / 2 - np.abs(u) < h / 2 - np.abs(v), v, u)
    bead = np.sqrt(np.clip(1 - ((side - .0135) / .0048) ** 2 - ((along / .0105 - np.round(along / .0105)) * .0105 / .0050) ** 2, 0, 1))
    high = np.maximum(high, .0082 * bead + np.where(np.abs(side - .0135) < .0056, .001, -1))
    high = np.maximum(high, np.where(side < .0078, .013 * np.clip((.0078 - side) / .0012, 0, 1), -1))
    return high + .00035 * (core.fractal_noise(x * 75, z * 220, 3, seed + 6) - .5)


def carved_field(seed):
    """One field of the head in the XZ plane, centred, facing -Y."""
    high = relief(seed)
    n, k = high.shape
    x, z = np.meshgrid(np.linspace(-.5, .5, k) * PANEL[0], np.linspace(-.5, .5, n) * PANEL[1])
    points = np.stack([x, -high, z], -1).reshape(-1, 3)
    j, q = np.meshgrid(np.arange(n - 1), np.arange(k - 1), indexing="ij")
    faces = np.stack([j * k + q, j * k + q + 1, (j + 1) * k + q + 1, (j + 1) * k + q], -1).reshape(-1, 4)
    obj = core.mesh("Field", points.tolist(), faces.tolist(), carved_teak(), True)
    deep = sum(weight * (develop.gauss(high[..., None], radius)[..., 0] - high) for radius, weight in ((4, 150), (14, 70)))
    obj.data.attributes.new("hollow", "FLOAT", "POINT").data.foreach_set("value", np.clip(.5 + deep, 0.01, 1).astype(np.float32).ravel())
    return obj


def carved_head(width):
    """Head of the bed at y = 0: four carved fields between stiles, rails, a cornice, turned posts at both ends."""
    wood = carved_teak()
    for s in (-1, 1):
        core.lathe(p.rounded([(0, 0), (.035, 0), (.045, .1), (.03, .2), (.045, .5), (.030, .58), (.044, .64), (.047, .80), (.028, .90), (.040, .92), (.028, .94), (.034, 1.0), (.040, 1.22), (.026, 1.30),
                              (.045, 1.34), (.030, 1.38), (.047, 1.44), (.02, 1.50), (0, 1.51)], 2), wood, (s * (width / 2 + .05), 0, 0), 64)
    core.box((width, .03, 1.0), (0, .022, .82), wood, .004)
    for z, tall, out in ((.745, .06, .030), (1.215, .06, .030), (1.275, .07, .042), (1.33, .05, .055)):
        core.box((width, out + .02, tall), (0, .01 - out / 2, z), wood, .009, segments=4)
    for k in range(5):
        core.box((.042, .034, .42), (-width / 2 + width * k / 4, -.004, .98), wood, .007, segments=4)
    for k, x in enumerate((-.6, -.2, .2, .6)):
        obj = carved_field(3 + k)
        obj.location = (x, .004, .98)


def slept_in(width, length, top):
    """A bed that somebody has lain on to read: mattress on a low frame, sheet, green cover pushed back, four pillows, a cushion, a folded shawl."""
    wood = aged.waxed("#22140d", "#4a3122", "#96714f", .4)
    white, pale = slept.linen("#d8d2c4", .6, 1.0), slept.linen("#dcd6c9", .55, 1.0)
    core.box((width + .08, length, .09), (0, -.05 - length / 2, top - .305), wood, .012)
    for sx in (-1, 1):
        for y in (-.13, -length + .03):
            core.box((.07, .07, top - .34), (sx * (width / 2 - .04), y, (top - .34) / 2), wood, .008)
    core.box((width, length - .02, .24), (0, -.05 - length / 2, top - .125), white, .055, segments=5)
    mattress = slept.block((width + .01, length, .26), (0, -.05 - length / 2, top - .125), .06)
    rails = slept.block((width + .10, length + .02, .3), (0, -.05 - length / 2, top - .40), .02)
    ground = (np.array([(-3, -4, .01), (3, -4, .01), (3, 2, .01), (-3, 2, .01)]), np.array([(0, 1, 2), (0, 2, 3)]))
    under = slept.sheet((width + .52, 2.16), (0, -1.10, top + .07), [mattress, rails, ground], .020, 1.5, (.96, .96), .012, .04, 15, frames=55, shrink=-.04)
    slept.show(under, white, (width + .52, 2.16), .0025)
    cover = slept.sheet((width + .46, 1.02), (.05, -1.60, top + .15), [mattress, rails, ground, under[:2]], .020, 4, (.95, .84), .016, .07, 21, frames=60, shrink=-.035, bend=1.0, apart=True)
    slept.show(cover, slept.linen(GREEN, .7, 2.0, slub=.24), (width + .46, 1.02), .006)
    board = slept.block((width + .1, .06, 1.4), (0, .03, .7), .01)
    stack = [mattress, under[:2], board]
    for k, (x, y, z, tilt, turn) in enumerate(((-.40, -.15, .25, 72, 3), (.40, -.15, .25, 70, -4), (-.38, -.33, .22, 56, -6), (.36, -.36, .21, 52, 7))):
        one = slept.pillow((.66, .46), 1.9, 23 + k, .017, 0, stack, ((x, y, top + z), (tilt, 0, turn)), 22, .5, -.015)
        slept.show_pillow(one, pale)
        stack = stack + [one[:2]]
    lies = np.concatenate([under[0], cover[0]])
    with core.at((.30, -.98, slept.height(lies, .30, -.98, .12) + .003), 24):
        f.open_book()


def courtyard_at_dusk(width=700, height=520, seed=4):
    """Linear picture of a courtyard at blue hour, out of focus: dark eaves, a pale sky, lamps on the other side."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    sky = np.array((.20, .30, .50)) * (1.5 - 1.2 * v)
    picture = np.broadcast_to(np.where(v < .34, sky, np.array((.030, .034, .040))), (height, width, 3)).copy()
    picture[int(.34 * height):int(.40 * height)] = (.02, .018, .018)
    for x in (.14, .38, .63, .88):
        picture[int(.40 * height):, int(x * width):int((x + .035) * width)] = (.014, .013, .013)
    for x, w in ((.22, .10), (.71, .11)):
        picture[int(.52 * height):int(.86 * height), int(x * width):int((x + w) * width)] = (.62, .34, .13)
    picture = photo.out_of_focus(picture, 9)
    for _ in range(9):
        photo.blot(picture, rng.uniform(.05, .95) * width, rng.uniform(.46, .80) * height, rng.uniform(4, 6), np.array((1.6, .85, .34)) * rng.uniform(.3, .8), .5, .2, True)
    return picture.astype(np.float32)


def super_deluxe():
    """From the low door across the bed to the window on the courtyard."""
    h, left, right = 2.62, -2.0, 2.15
    wall, wood = aged.lime("#b29a70", 1.0, .5, "#6d5a3e"), carved_teak()
    i.floor((9, 10), room.slabs("#7d4a35", (.30, .30), "#4a3328", .0030, .24, .20, .20))
    w0, w1, sill, high = -.34, .78, .62, 1.42
    i.wall((right, 0), (left, 0), h, wall, [(right - w1, sill, w1 - w0, high)], thickness=.42)
    core.box((.2, 8, h), (left - .1, -3.4, h / 2), wall, 0)
    core.box((.1, 8, h), (right, -3.4, h / 2), wall, 0)
    for k in range(24):
        core.box((.172, 8, .03), (left + .09 + .176 * k, -3.4, h + .015), photo.timber("#4b3424", .45, .5), .003)
    for y in (-.7, -1.9, -3.1):
        core.box((right - left, .12, .14), ((left + right) / 2, y, h - .07), wood, .01)
    for a, b in (((right, 0), (left, 0)), ((left, 0), (left, -6))):
        room.skirting(a, b, m.red_oxide("#4a2018", .3), .11, .012)
    # window with bars and shutters folded open
    mid = (w0 + w1) / 2
    with core.at((mid, .24, sill)):
        w = w1 - w0
        for x in (-w / 2, 0, w / 2):
            core.box((.08, .10, high), (x, 0, high / 2), wood, .006)
        for z in (0, high * .52, high):
            core.box((w + .08, .10, .075), (0, 0, z), wood, .006)
        for k in range(9):
            core.cylinder(.009, high, (-w / 2 + w * (k + 1) / 10, .01, high / 2), m.iron(.5), 0, 12)
        for s in (-1, 1):
            with core.at((s * w / 2, -.06, 0), s * -66):
                for x in (.03, w / 2 - .04):
                    core.box((.06, .03, high - .03), (-s * x, 0, high / 2), wood, .005)
                for z in (.06, high * .5, high - .07):
                    core.box((w / 2 - .04, .03, .08), (-s * w / 4, 0, z), wood, .005)
                core.box((w / 2 - .10, .014, high - .16), (-s * w / 4, 0, high / 2), wood, .003)
    core.box((w1 - w0 + .14, .46, .035), (mid, .18, sill - .016), wood, .008)
    # bed along the left wall
    width = 1.6
    with core.at((left + .07, -1.28, 0), 90):
        carved_head(width)
        slept_in(width, 2.0, .52)
    for y in (-.22, -2.36):
        with core.at((left + .28, y, 0), 90):
            f.bedside(.42, .40, .54, "#4f3626")
    with core.at((left + .27, -.20, .54)):
        f.table_lamp("brass", .50, 13, "#d8c296", .75)
    aged.cable([(left + .24, -.10, .55), (left + .16, -.05, .50), (left + .05, -.03, .20), (left + .03, -.20, .06)], .003, "#2a241d", .02)
    with core.at((left + .27, -2.38, .54)):
        f.table_lamp("brass", .50, 13, "#d8c296", .75)
        with core.at((.14, .12, 0), 30):
            f.book((.13, .20, .024), "#31493f")
            core.lathe([(0, .004), (.027, 0), (.029, .004), (.034, .105), (.0325, .105), (.0275, .010), (0, .009)], m.glass(), (.02, -.19, 0), segments=48, smooth=60)
    with core.at((1.42, -.78, 0), -34):
        f.armchair("#4f3626", "#b7a27a", "cane", None)
        f.cushion((.44, .34), photo.cotton(GREEN, 300, .95, .14), (.03, .20, .60), (58, 0, -9), 1.1, 4)
    with core.at((.86, -.46, 0)):
        f.round_table(.22, .46, "#4f3626", "legs")
        with core.at((0, 0, .46)):
            photo.cup("#d9d2c2", "#5b3014", .7, 120)
    # floor lamp behind the chair
    with core.at((1.86, -.26, 0)):
        core.lathe([(0, 0), (.13, 0), (.13, .012), (.02, .03), (.010, .05), (.010, 1.36), (0, 1.36)], m.brass(.3, "#8a6f43", .7), segments=48)
        core.lathe([(.20, 1.30), (.14, 1.56)], m.lampshade("#d8c296", .7), segments=56, name="Shade")
        core.point((0, 0, 1.42), 16, radius=.05)
    i.rug((1.7, 1.05), (.72, -2.30, 0), 84, colour="#8f7a55", border="#5a2a1e", pattern="border", second="#2f4439")
    with core.at((.46, -2.18, .010), 40):
        photo.slippers(photo.cotton("#cfc6b4"))
    room.switches((left, -.52, 1.12), 90, 3)
    photo.view(courtyard_at_dusk(), (mid - .4, 4.6, -.5), 6.6, 4.9, 0, 1.5)
    core.sky_gradient([(-10, "#1c222c"), (0, "#5c6472"), (70, "#26344a")], .4)
    core.indoors()
    aged.plain_bounces({"aged lime": "#a68f68", "waxed": "#3f2a1c", "linen": "#cfc9bb", "slabs": "#6f4331", "carved teak": "#44301f", "wood": "#43301f"})
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 3, 2
    core.area((mid, .20, 1.35), (.2, -2.0, .4), (1.05, 1.35), 26, (.50, .68, 1.0))
    core.area((1.2, -4.6, 2.3), (-.4, -1.0, .6), (1.6, 1.2), 7, (1, .86, .70))
    core.camera((1.86, -5.05, 1.30), (-.20, -.62, .90), 31, level=True, fstop=4, focus=(-.9, -1.4, .6))
    return {"size": (1500, 1000), "look": photo.look(.12, texture=.08, contrast=1.05, saturation=.88, warmth=-.10, vignette=.2)}


PICTURES = {
    "rooms/super-deluxe": super_deluxe,
}

FINISH = {
    "rooms/super-deluxe": {"balance": (.98, 1, 1.05), "glow": (.05, .8)},
}
