"""Super deluxe room off the courtyard after dark: the carved head of the bed in the light of its lamp, pillows and a book put down before it; ochre, old teak and bottle green, 70 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, develop, furniture as f, household as p, materials as m, photo, pillow, slept
from scenes.rooms_suite import woven

OCHRE, GREEN = "#a58d63", "#34493d"
PANEL = (.36, .40)  # of one carved field (m)
TOP = .52  # of the mattress (m)


@m.cached
def carved_teak():
    """Teak carved long ago: oiled brown, rubbed pale on what stands out, soot and wax where no cloth reaches."""
    g = m.Graph("carved teak")
    where = g.coords(1, "World")
    broad = g.noise(g.coords((2.4, 70, 70)), 1.0, 5, .55, .35)
    pores = g.noise(g.coords((22, 560, 560)), 1.0, 3, .6)
    slow, mid = g.noise(where, 9, 5, .6), g.noise(where, 90, 4, .65)
    hollow = g.node("Attribute", attribute_name="hollow").outputs["Fac"]  # near 0 high, 1 deep; 0 on plain pieces, which have no such attribute
    c = g.ramp(broad, [(.28, "#2c1c12"), (.50, "#402a1c"), (.62, "#4d3524"), (.78, "#5c412d")])
    c = g.mix(g.span(pores, .36, .5, .6, 0), c, "#1c1008")
    c = g.mix(g.span(g.noise(where, 5, 4, .6), .35, .7, 0, .45), c, "#2a1a10")
    worn = g.math("MULTIPLY", g.math("GREATER_THAN", hollow, .005), g.span(hollow, .48, .22, 0, .55))
    c = g.mix(g.math("MULTIPLY", worn, g.span(mid, .25, .6, .3, 1)), c, "#8d6a4a")
    c = g.mix(g.span(hollow, .56, .86, 0, .85), c, "#110a06")
    rough = g.math("ADD", g.span(slow, .3, .7, .26, .44), g.span(hollow, .55, .8, 0, .3))
    return g.principled(c, rough, g.bump(g.math("ADD", pores, g.math("MULTIPLY", mid, .6)), .25, .0007), specular=.5)


def petals(x, z, count, inner, outer, wide, high, turn, rng, end=.48):
    """Height of a ring of dished petals with a rib, no two of them cut alike; 0 between them. end: near 0 broad, near 1 pointed."""
    r, a = np.hypot(x, z), np.arctan2(z, x) - turn
    sector = 2 * math.pi / count
    k = np.round(a / sector).astype(int)
    own = np.clip(rng.normal(0, 1, (4, count)), -1.8, 1.8)[:, k % count]
    t = (r - inner) / ((outer - inner) * (1 + .055 * own[0]))
    s = (a - k * sector + .035 * own[1] + 1.6 * own[3] * (r - inner)) * r
    inside = np.clip(t, 1e-4, 1 - 1e-4)
    half = wide * (1 + .07 * own[3]) * 1.9 * inside ** .55 * (1 - inside) ** end
    q = np.clip(np.abs(s) / half, 0, 1)
    body = np.sqrt(np.clip(1 - q ** 5, 0, 1)) * np.clip((1 - t) / .05, 0, 1) ** .5
    rib = .16 * np.exp(-(s / .0013) ** 2) * (1 - inside)
    up = (.66 + .34 * q ** 2 + rib) * (.50 + .35 * inside + .25 * inside ** 4) * (1 + .15 * own[2])
    return np.where((t > 0) & (t < 1), high * body * up, 0)


def relief(seed):
    """Heights (rows z, columns x) of one field: a full lotus in a ring of cord, or (even seeds) a pointed one in a wreath of leaves; leaves in the corners, a beaded frame, the ground punched rough."""
    rng = np.random.default_rng(seed)
    w, h = PANEL
    x, z = np.meshgrid(np.linspace(-w / 2, w / 2, 560), np.linspace(-h / 2, h / 2, 620))
    full = seed % 2
    bend = [.0046 * (core.fractal_noise(x * 14 + 9 * n + seed, z * 14, 2, seed + n) - .5) for n in (0, 1)]
    u, v = x + bend[0], z + bend[1]
    r, a = np.hypot(u, v), np.arctan2(v, u)
    ground = -.0016 * np.abs(core.fractal_noise(x * 260, z * 260, 2, seed + 4) - .5) * 2
    high = ground
    for sx in (-1, 1):
        for sz in (-1, 1):
            cx, cz = u - sx * .150, v - sz * .170
            leaf = petals(cx, cz, *((16, .010, .088, .0125) if full else (11, .012, .078, .0185)), .0105, math.atan2(-sz, -sx) + rng.normal(0, .05), rng, .48 if full else .8)
            high = np.maximum(high, np.where(r > .139, leaf, ground))
            eye = np.sqrt(np.clip(.017 ** 2 - cx ** 2 - cz ** 2, 0, None)) * .75
            high = np.maximum(high, eye)
    if full:
        band = np.clip(1 - ((r - .1335) / .0062) ** 2, 0, 1) ** .5
        high = np.maximum(high, .0085 * band * (.72 + .28 * np.abs(np.sin(31 * a + 240 * r))))
        rings = (12, .030, .1265, .0285, .0115, .0, 0, .48), (12, .022, .098, .0225, .0105, .0062, math.pi / 12, .48), (8, .014, .066, .0215, .0095, .0125, .2, .48)
    else:
        rings = (26, .1135, .1425, .0150, .0085, .0, .05, .62), (9, .020, .116, .036, .0105, .0, .1, .95), (9, .018, .100, .030, .0110, .0055, .1 + math.pi / 9, .95), (13, .012, .052, .0130, .0080, .0125, .3, .8)
    for count, inner, outer, wide, tall, base, turn, end in rings:
        ring = petals(u, v, count, inner, outer, wide, tall, turn, rng, end)
        high = np.maximum(high, np.where(ring > 0, ring + base, 0))
    heart = .0215 if full else .0155
    dome = .0205 + np.sqrt(np.clip(heart ** 2 - r ** 2, 0, None)) * .42
    for n in range(11):
        q, t = (.0, 0) if n == 0 else (.0068, n * 1.257) if n < 6 else (.0142, n * 1.257 + .6)
        dome = dome + .0016 * np.exp(-(((u - q * math.cos(t)) ** 2 + (v - q * math.sin(t)) ** 2) / .0021 ** 2) ** 2)
    high = np.where(r < heart, np.maximum(high, dome), high)
    # frame: a flat edge, a row of beads inside it
    side = np.minimum(w / 2 - np.abs(u), h / 2 - np.abs(v))
    along = np.where(w / 2 - np.abs(u) < h / 2 - np.abs(v), v, u)
    bead = np.sqrt(np.clip(1 - ((side - .0135) / .0048) ** 2 - ((along / .0105 - np.round(along / .0105)) * .0105 / .0050) ** 2, 0, 1))
    bead = bead * (.62 + .7 * core.value_noise(np.round(along / .0105) * 3.7 + 60, seed + 40 + np.sign(u) + 2 * np.sign(v), seed))  # each cut by hand, some worn down
    high = np.maximum(high, .0082 * bead + np.where(np.abs(side - .0135) < .0056, .001, -1))
    high = np.maximum(high, np.where(side < .0078, .013 * np.clip((.0078 - side) / .0012, 0, 1), -1))
    gouge = np.abs(core.fractal_noise(x * 120, z * 120, 2, seed + 7) - .5)  # facets that the chisel left
    return high + .00035 * (core.fractal_noise(x * 75, z * 220, 3, seed + 6) - .5) - .0022 * gouge * np.clip(high / .004, 0, 1)


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


def pillows(width):
    """Two pillows that lean on the head at y = 0, a corded cushion that leans on the right one."""
    pale, green = woven("#8f887b", "#b4ad9f", "bed weave"), woven("#2c382d", "#53604f", "green weave")
    bed = [slept.block((width + .2, 2.4, .2), (0, -1.0, TOP - .095)), slept.block((width + .2, .2, 1.2), (0, .125, .9))]
    left = pillow.loose((.68, .46), 23, 2.2, .05, ((-.40, -.22, TOP + .21), (50, 2, 4)), bed, .1, 16, (.002, .007))
    right = pillow.loose((.68, .46), 26, 2.2, .05, ((.40, -.22, TOP + .21), (48, -2, -5)), bed, .1)
    small = pillow.loose((.50, .36), 8, 2.3, .045, ((.33, -.465, TOP + .175), (47, 3, 9)), crease=18)
    pillow.show(left, pale, pale)
    pillow.show(right, pale, pale)
    pillow.show(small, green, green, .0042)


def super_deluxe():
    """From the foot of the bed at an angle to its head, the blue window at the left out of the picture."""
    p.fresh()
    wall = aged.lime("#a98f63", .25, .2, "#6d5a3e")
    core.box((6, .2, 3), (0, .16, 1.5), wall, 0)
    core.box((.2, 7, 3), (2.2, -3, 1.5), wall, 0)
    core.box((.2, 7, 3), (-2.4, -3, 1.5), photo.paint("#a58d63", .8), 0)
    core.box((6, .2, 3), (0, -4.6, 1.5), photo.paint("#a58d63", .8), 0)
    core.box((6, 8, .1), (0, -2.2, 2.9), photo.timber("#4b3424", .45, .5), 0)
    core.box((6, 8, .1), (0, -2.2, -.05), m.tiles("#6b3d2c", "#44291e", .30, .28, vary=.12), 0)
    width = 1.6
    carved_head(width)
    core.box((width, 1.98, .24), (0, -.06 - 1.0, TOP - .12), slept.linen("#d8d2c4", .3), .055, segments=5)
    with core.at((0, -.06, 0)):
        photo.bedding(width, 2.0, TOP + .006, .24, slept.linen("#d8d2c5", .08, 1.4), 5, .46, .028, cell=.010, crumple=1.5)
        shawl = photo.bedding(width + .03, .72, TOP + .050, .22, photo.cotton(GREEN, 300, .95, .18), 9, 0, .0, False, .010, .8, .03, "Shawl")
        shawl.location.y = -1.10
        pillows(width)
        with core.at((.10, -.90, TOP + .052), 18):
            f.book((.14, .21, .024), "#5a2a1e")
    with core.at((1.14, -.20, 0)):
        f.bedside(.42, .40, .54, "#4f3626")
        with core.at((-.02, .0, .54)):
            f.table_lamp("brass", .52, 11, "#dfc79a", .8)
    core.sky_gradient([(-10, "#1c222c"), (0, "#5c6472"), (70, "#26344a")], .3)
    core.indoors()
    aged.plain_bounces({"aged lime": "#a68f68", "carved teak": "#44301f"})
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 2, 2
    core.area((-1.9, -.72, 1.6), (.1, -.2, .85), (.9, 1.3), 21, (.74, .84, 1.0))
    core.area((-.6, -3.8, 2.3), (0, -.3, .8), (1.4, 1.2), 5, (1, .88, .72))
    photo.window_gleam((-1.95, -1.4, 1.5), (.0, -.1, 1.0), (1.0, 1.4), (2, 2), 1.6, "#a9c2ea")
    core.camera((-.72, -1.62, 1.10), (.520, -.05, 1.000), 70, level=True, fstop=1.9, focus=(.24, -.02, 1.0))
    return {"size": (1200, 800), "look": photo.look(.098, contrast=1.05, saturation=.9, vignette=.22, texture=.10)}


PICTURES = {
    "rooms/super-deluxe": super_deluxe,
}

FINISH = {
    "rooms/super-deluxe": {"glow": (.14, .55), "fade": .12},
}
