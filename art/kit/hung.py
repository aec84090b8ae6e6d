"""What hangs on the walls of rooms: a woven cloth, brass trays, painted plates, a shelf. Metres and degrees; backs at the location, facing -Y."""
import math

import numpy as np

from kit import core, furniture as f, materials as m, photo, surfaces


def weave_picture(bands, size=(1200, 640), ground="#d9cfba", seed=1):
    """sRGB picture (h, w, 3) of handwoven cloth: bands along its height as (from, to, colour, pattern), pattern None, "steps" or "diamonds"."""
    rng = np.random.default_rng(seed)
    w, h = size
    x, y = np.meshgrid(np.arange(w), np.arange(h))
    page = np.broadcast_to(surfaces.srgb(ground), (h, w, 3)).copy()
    for begin, end, colour, pattern in bands:
        a, b = int(begin * h), int(end * h)
        inside = (y >= a) & (y < b)
        if pattern:
            cell = 8  # pixels of one knot: patterns go up in steps, as on a loom
            tall = max(1, (b - a) // cell)
            row, column = (y - a) // cell, x // cell
            period = tall if pattern == "diamonds" else tall * 2
            away = np.abs(column % period - period / 2) + np.abs(row - tall / 2)
            shape = (away < tall * .46) & ~((away > tall * .20) & (away < tall * .30)) if pattern == "diamonds" else (column % period) // 2 < row
            inside &= shape
            if pattern == "diamonds":
                inside &= column < w // cell // period * period  # whole ones only
        page[inside] = surfaces.srgb(colour)
    warp, weft = rng.normal(1, .035, (1, w, 1)), rng.normal(1, .045, (h, 1, 1))
    ribs = 1 - .06 * (np.sin(y * math.pi / 2) > 0)[..., None] - .05 * (np.sin(x * math.pi / 2 + y * math.pi / 2) > 0)[..., None]
    return np.clip(page * warp * weft * ribs, 0, 1)


def weaving(location, turn=0, size=(1.5, .8), bands=(), ground="#d9cfba", wood=None, seed=1):
    """Handwoven cloth on a rod under its hem, with a fringe; location is the middle of the rod."""
    w, h = size
    wood = wood or photo.timber("#4a3526", .4)
    cloth = surfaces.painted(surfaces.image(f"Weave {seed}", weave_picture(bands, (1200, int(1200 * h / w)), ground, seed)), .95, .12, .08)
    rng = np.random.default_rng(seed)
    with core.at(location, turn):
        core.tube([(-w / 2 - .07, -.03, 0), (w / 2 + .07, -.03, 0)], .012, wood, 20)
        for s in (-1, 1):
            core.sphere(.019, (s * (w / 2 + .075), -.03, 0), wood, 24)
            core.tube([(s * w * .36, -.002, .05), (s * w * .36, -.02, .03), (s * w * .36, -.032, .013)], .004, m.iron(.5), 10)
        n, k = 90, 60
        u, v = np.meshgrid(np.linspace(0, 1, n + 1), np.linspace(0, 1, k + 1))
        sway = .010 * (core.value_noise(u * 5 + seed, v * 1.2, seed) - .4) * (1 - v) + .004 * np.sin(u * 17 + 2 * v) * (1 - v) ** .5
        points = np.stack([(u - .5) * w * (1 - .006 * (1 - v)), -.019 - sway - .010 * v ** 8, -h * (1 - v) + .006 * np.sin(u * 6 + seed) * (1 - v)], -1).reshape(-1, 3)
        row = n + 1
        faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(k) for i in range(n)]
        core.mesh("Weaving", points, faces, cloth, True, uvs=np.stack([u, v], -1).reshape(-1, 2))
        thread = photo.cotton(ground, 900)
        for q in range(int(w / .016)):
            x = -w / 2 + .008 + .016 * q + rng.normal(0, .0015)
            z = -h + .006 * math.sin((x / w + .5) * 6 + seed)
            core.tube([(x, -.021, z + .004), (x + rng.normal(0, .003), -.022, z - .035), (x + rng.normal(0, .007), -.019, z - .075 - rng.uniform(0, .012))], .0026, thread, 6)


@m.cached
def hammered(age=.7):
    """Old brass beaten by hand: dents a finger wide, brown where nobody polishes."""
    g = m.Graph("hammered brass")
    where = g.coords(1, "World")
    cloud, fine = g.noise(where, 11, 5, .6), g.noise(where, 120, 3, .6)
    dents = g.node("TexVoronoi", {"Vector": where, "Scale": 62.0}, feature="SMOOTH_F1").outputs["Distance"]
    c = g.mix(g.span(cloud, .38, .70, 0, age), "#b98b45", "#4d3317")
    rough = g.math("ADD", g.span(cloud, .3, .7, .24, .44), g.span(fine, .4, .7, 0, .08))
    return g.principled(c, rough, g.bump(dents, .55, .0030), metallic=1.0)


def tray(location, turn=0, radius=.22, tilt=2.0):
    """Round brass tray hung by its rim: flat floor, a raised ring, a rolled edge; location is its middle on the wall."""
    r = radius
    profile = [(0, .006), (r * .30, .006), (r * .33, .010), (r * .36, .006), (r * .80, .006), (r * .84, .012), (r * .93, .030), (r * .985, .032), (r, .028), (r * .99, .023), (r * .93, .022), (r * .84, .003), (0, .001)]
    with core.at(location, turn):
        with core.at((0, 0, 0), (90 - tilt, 0, 0)):
            core.lathe(profile[::-1], hammered(), (0, 0, .004), 96, 50)


def plate_picture(seed=1, size=700, ink="#27406b", ground="#e4e4df"):
    """sRGB picture of a plate painted by hand in one blue: a ring of strokes on the rim, a spray of flowers in the middle."""
    rng = np.random.default_rng(seed)
    page = np.broadcast_to(surfaces.srgb(ground), (size, size, 3)).copy()
    deep = surfaces.srgb(ink)
    mid = size / 2

    def dab(r, a, long, wide, heading, pale):
        x, y = mid + r * mid * math.cos(a), mid + r * mid * math.sin(a)
        t = np.linspace(-1, 1, 9)
        for p, q in zip(t, t[1:]):
            thick = wide * mid * math.sqrt(max(.04, 1 - p * p))
            line = [(x + long * mid * s * math.cos(heading), y + long * mid * s * math.sin(heading)) for s in (p, q)]
            photo.stroke(page, line, thick, tuple(deep * (1 - pale) + surfaces.srgb(ground) * pale), .9)
    for ring, thick in ((.97, 5.0), (.70, 3.0), (.665, 1.6)):
        a = np.linspace(0, 2 * math.pi, 121)
        for p, q in zip(a, a[1:]):
            photo.stroke(page, [(mid + ring * mid * math.cos(t), mid + ring * mid * math.sin(t)) for t in (p, q)], thick * rng.uniform(.8, 1.15), tuple(deep), .85)
    count = 20
    for k in range(count):
        a = 2 * math.pi * k / count + rng.normal(0, .015)
        for s in (-1, 1):
            dab(.835, a + s * .07, .075, .030, a + s * .75, rng.uniform(.1, .45))
        dab(.80, a, .016, .030, a, .05)
    for x, y, r in ((-.02, .10, .17), (-.24, -.16, .11), (.22, -.20, .12)):
        for k in range(9):
            a = 2 * math.pi * k / 9 + seed
            cx, cy = x + r * .62 * math.cos(a), y + r * .62 * math.sin(a)
            dab(math.hypot(cx, cy), math.atan2(cy, cx), r * .38, r * .30, a, rng.uniform(.15, .55))
        dab(math.hypot(x, y), math.atan2(y, x), r * .16, r * .30, 0, 0)
    for k in range(16):
        a, r = rng.uniform(0, 6.28), rng.uniform(.26, .52)
        dab(r, a, .07, .035, a + rng.normal(1.2, .5), rng.uniform(.1, .6))
    return np.clip(page, 0, 1)


def plate(location, turn=0, radius=.15, seed=1):
    """Painted plate on a wire hanger; location is its middle on the wall."""
    r = radius
    glaze = surfaces.painted(surfaces.image(f"Plate {seed}", plate_picture(seed)), .12, 0, .5)
    rings = [(0, .010), (.30, .010), (.58, .011), (.66, .014), (.72, .022), (.86, .027), (.96, .029), (1.0, .0275)]
    n = 96
    verts, uvs, faces = [], [], []
    for k, (part, out) in enumerate(rings):
        for q in range(n):
            a = 2 * math.pi * q / n
            verts.append((part * r * math.cos(a), -out, part * r * math.sin(a)))
            uvs.append((.5 + .5 * part * math.cos(a), .5 + .5 * part * math.sin(a)))
    for k in range(len(rings) - 1):
        faces += [(k * n + q, k * n + (q + 1) % n, (k + 1) * n + (q + 1) % n, (k + 1) * n + q) for q in range(n)]
    with core.at(location, turn):
        with core.at((0, 0, 0), (1.5, (seed * 37) % 50 - 25, 0)):
            obj = core.mesh("Plate", verts, faces, glaze, True, uvs=uvs)
            solid = obj.modifiers.new("Thickness", "SOLIDIFY")
            solid.thickness, solid.offset = .004, 0


def shelf(location, turn=0, width=.9, wood=None, seed=1):
    """Board on two brackets with a row of books, some leaning, a clay pot and a wooden top; location is the middle of its back edge."""
    wood = wood or photo.timber("#8a6a4c", .42)
    rng = np.random.default_rng(seed)
    colours = ("#7a3b2c", "#c2ab7c", "#3f5148", "#b58a3c", "#5b6470", "#d5cbb6", "#8a5a48", "#2f3d4a")
    with core.at(location, turn):
        core.box((width, .20, .024), (0, -.10, -.012), wood, .004)
        for s in (-1, 1):
            core.box((.022, .16, .022), (s * (width / 2 - .12), -.085, -.034), wood, .004)
            core.box((.022, .020, .14), (s * (width / 2 - .12), -.010, -.09), wood, .004)
        x = -width / 2 + .05
        for k in range(9):
            thick, tall, deep = rng.uniform(.016, .036), rng.uniform(.17, .235), rng.uniform(.125, .155)
            lean = 0 if k < 7 else -9 - 4 * (k - 7)
            with core.at((x + thick / 2 + (.010 if lean else 0), -.012 - deep / 2 - rng.uniform(0, .012), 0), (0, lean, 0)):
                core.box((thick, deep, tall), (0, 0, tall / 2), photo.cotton(colours[(k * 3 + seed) % 8], 700, .8, .1), .0025)
                core.box((thick - .006, deep - .004, .002), (0, .002, tall), m.paper("#e2d8c4"), 0)
            x += thick + (.002 if lean == 0 else .022)
        core.lathe([(0, 0), (.040, 0), (.060, .03), (.068, .07), (.052, .115), (.034, .132), (.040, .150), (.036, .150), (.030, .132), (0, .12)], m.plain("#9a5638", .75), (width * .26, -.10, 0), 64)
        with core.at((width * .41, -.11, .012), (68, 0, 30)):
            core.lathe([(0, -.034), (.004, -.030), (.006, -.022), (.028, .004), (.032, .016), (.026, .024), (.006, .028), (.005, .046), (.0, .048)], photo.timber("#a8482f", .3), segments=48)
