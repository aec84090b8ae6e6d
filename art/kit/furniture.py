"""Furniture and small things of the rooms.

Every piece stands on z = 0 around the origin and faces -Y (beds and sofas
have their back at +Y); place it with core.at(location, turn). Metres.
"""
import math
import random

import numpy as np

from kit import cloth, core, materials as m

# ------------------------------------------------------------ small parts
def leg(height, top=0.045, foot=0.028, at=(0, 0), material=None, turned=False):
    """Tapered square leg, or a turned one."""
    material = material or m.wood()
    x, y = at
    if turned:
        r, h = top / 2, height
        profile = [(0, 0), (foot / 2, 0), (foot * .6, .04 * h), (foot * .55, .1 * h), (r * .9, .35 * h), (r * .7, .5 * h),
                   (r * 1.15, .55 * h), (r * .8, .6 * h), (r * 1.2, .68 * h), (r * 1.2, h), (0, h)]
        return core.lathe(profile, material, (x, y, 0), 20)
    a, b = top / 2, foot / 2
    verts = [(-b, -b, 0), (b, -b, 0), (b, b, 0), (-b, b, 0), (-a, -a, height), (a, -a, height), (a, a, height),
             (-a, a, height)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return core.mesh("Leg", verts, faces, material, False, (x, y, 0))


def cane_panel(width, height, location=(0, 0, 0), rotation=(0, 0, 0), material=None, frame=0.035, wood=None, depth=0.028):
    """Cane weave in a wooden frame, in the XZ plane, centred."""
    material = material or m.cane()
    wood = wood or m.wood()
    with core.at(location, rotation):
        w, h = width - frame, height - frame
        core.mesh("Cane", [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)],
                  [(0, 1, 2, 3)], material, uvs=[(0, 0), (w, 0), (w, h), (0, h)])
        for s in (-1, 1):
            core.box((width, depth, frame), (0, 0, s * (height - frame) / 2), wood, 0.005)
            core.box((frame, depth, height - 2 * frame), (s * (width - frame) / 2, 0, 0), wood, 0.005)


def cushion(size=(0.5, 0.5), material=None, location=(0, 0, 0), rotation=(0, 0, 0), pressure=1.0, seed=1, flange=0.0):
    """Pillow; lies flat unless turned (rotation XYZ degrees)."""
    obj = cloth.pillow_mesh(size, material or m.linen(), pressure, seed, flange)
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in rotation]
    return obj


def pad(size, location, material, puff=0.02, rotation=(0, 0, 0)):
    """Upholstered seat cushion: box with soft, slightly domed faces and piping."""
    w, d, h = size
    n = 14
    verts, faces = [], []
    r = min(0.035, h * 0.45)

    def shape(u, v, side):
        ex = max(0, abs(u) * w / 2 - (w / 2 - r)) / r
        ey = max(0, abs(v) * d / 2 - (d / 2 - r)) / r
        e = min(1, math.hypot(ex, ey))
        dome = puff * (1 - u ** 4) * (1 - v ** 4)
        return side * (h / 2 - r + r * math.sqrt(max(0, 1 - e * e)) + dome)

    grid = [math.sin(math.pi / 2 * (-1 + 2 * i / n)) for i in range(n + 1)]
    for side in (1, -1):
        base = len(verts)
        for v in grid:
            for u in grid:
                x, y = u * w / 2, v * d / 2
                if abs(u) > 0.999 and abs(v) > 0.999:
                    x, y = x - math.copysign(r * .3, x), y - math.copysign(r * .3, y)
                verts.append((x, y, shape(u, v, side)))
        for j in range(n):
            for i in range(n):
                a = base + j * (n + 1) + i
                f = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(f if side == 1 else f[::-1])
    size_one = (n + 1) ** 2
    ring = [i for i in range(n + 1)] + [j * (n + 1) + n for j in range(1, n + 1)]
    ring += [n * (n + 1) + i for i in range(n - 1, -1, -1)] + [j * (n + 1) for j in range(n - 1, 0, -1)]
    for k, v in enumerate(ring):
        o = ring[(k + 1) % len(ring)]
        faces.append((o, v, v + size_one, o + size_one))
    obj = core.mesh("Pad", verts, faces, material, 60, location, rotation)
    return obj


# ------------------------------------------------------------------- lamps
def table_lamp(style="brass", height=0.55, power=14, shade="#f3dcb0", strength=1.7):
    """Lit table lamp: "brass", "ceramic", "turned" or "stone" foot."""
    foot = height * 0.52
    if style == "ceramic":
        core.lathe([(0, 0), (.07, 0), (.075, .01), (.06, .02), (.10, .10), (.105, .16), (.07, .23), (.03, .265), (.025, foot),
                    (0, foot)], m.ceramic("#1f6f6b", 0.2))
    elif style == "turned":
        core.lathe([(0, 0), (.085, 0), (.085, .02), (.05, .035), (.025, .06), (.045, .12), (.05, .15), (.02, .2),
                    (.03, .23), (.015, .25), (.012, foot), (0, foot)], m.wood("#6b4022"))
    elif style == "stone":
        core.cylinder(.075, .16, (0, 0, .08), m.stone("#a09886", 0.5), 0.012)
        core.cylinder(.008, foot, (0, 0, foot / 2), m.brass())
    else:
        core.lathe([(0, 0), (.085, 0), (.085, .012), (.03, .025), (.012, .05), (.011, foot * .6), (.02, foot * .66),
                    (.011, foot * .72), (.011, foot), (0, foot)], m.brass())
    top, r0, r1 = height, height * .26, height * .2
    low = height * .52
    core.lathe([(r0, low), (r1, top)], m.lampshade(shade, strength), segments=40, name="Shade")
    for r, z in ((r0, low), (r1, top)):
        ring = [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 41)[:-1]]
        core.tube(ring, 0.003, m.brass(), 6, True)
    core.point((0, 0, (low + top) / 2 - .02), power, radius=0.05)


def pendant(radius=0.3, drop=0.8, style="rattan", power=28):
    """Hanging lamp; the origin is the ceiling point, the lamp hangs drop below it.

    "rattan" (open woven ball), "dome" (brass), "drum" (cloth), "lantern" (brass and glass).
    """
    brass = m.brass()
    core.tube([(0, 0, 0), (0, 0, -drop + radius * .4)], 0.004, m.plain("#2a221c"), 6)
    core.cylinder(.05, .025, (0, 0, -.012), brass, .004)
    with core.at((0, 0, -drop)):
        if style == "rattan":
            material = m.wicker()
            lines = 30
            for k in range(lines):
                for way in (-1, 1):
                    pts = []
                    for t in np.linspace(0.10, 0.92, 18):
                        a = 2 * math.pi * k / lines + way * t * 1.25
                        r = radius * math.sin(math.pi * t) ** .8
                        pts.append((r * math.cos(a), r * math.sin(a), -radius * .62 * math.cos(math.pi * t) * -1))
                    core.tube(pts, 0.0032, material, 4)
            for t in (0.1, 0.3, .5, .7, .92):
                r = radius * math.sin(math.pi * t) ** .8
                z = radius * .62 * math.cos(math.pi * t)
                core.tube([(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 41)[:-1]], 0.005,
                          material, 6, True)
            core.sphere(radius * .24, (0, 0, 0), m.glow("#ffc98a", 7), 16)
        elif style == "dome":
            core.lathe([(.02, radius * .8), (.05, radius * .75), (radius * .6, radius * .5), (radius * .9, radius * .15),
                        (radius, -.02), (radius * .985, -.02), (radius * .88, radius * .14), (radius * .58, radius * .48),
                        (.0, radius * .72)], brass, segments=48)
            core.sphere(.05, (0, 0, .03), m.glow("#ffcf96", 12), 16)
        elif style == "lantern":
            for k in range(6):
                a, b = math.radians(60 * k), math.radians(60 * k + 60)
                r = radius * .55
                core.tube([(r * math.cos(a), r * math.sin(a), -radius), (r * math.cos(a), r * math.sin(a), radius * .5),
                           (.02, 0, radius * .9)], .006, brass, 6)
                for z in (-radius, radius * .5):
                    core.tube([(r * math.cos(a), r * math.sin(a), z), (r * math.cos(b), r * math.sin(b), z)], .006, brass, 6)
            core.sphere(.055, (0, 0, -radius * .3), m.glow("#ffc98a", 11), 16, (1, 1, 1.5))
        else:
            core.lathe([(radius, -radius * .35), (radius, radius * .35)], m.lampshade("#f3dcb0", 1.8), segments=56)
            core.lathe([(0, -radius * .33), (radius * .98, -radius * .33)], m.glow("#ffe0b0", 1.3), segments=56)
    return core.point((0, 0, -drop - (radius * .05 if style != "drum" else radius * .5)), power, radius=radius * .3)


# --------------------------------------------------------------------- bed
def bed(width=1.8, length=2.0, style="slats", frame="#5a3420", cover="#efe6d6", throw=m.TEAL, sheet="#f7f2e8",
        cushions=(m.LATERITE, m.TEAL), rows=2, height=0.56, head=1.15, seed=1, throw_stripe=None, cover_drop=0.2,
        runner=0.62, upholstery="#b9a98c", cover_stripe=None):
    """Made bed; the headboard stands at y = 0, the foot at -length.

    style of the head: "slats", "cane", "carved", "upholstered", "posts", "panel", "arch".
    rows: 1 = one row of pillows, 2 = two and cushions. runner: width (m) of the
    throw at the foot; 0 = none.
    """
    wood = m.wood(frame)
    base, mat_h = height - 0.26, 0.26
    w, l = width, length
    zc = base + mat_h / 2
    # frame
    for s in (-1, 1):
        core.box((.045, l, .16), (s * (w / 2 + .02), -l / 2 - .03, base - .03), wood, .008)
        for y in (-.12, -l):
            core.box((.07, .07, base), (s * (w / 2 - .04), y, base / 2), wood, .008)
    core.box((w + .085, .045, .16), (0, -l - .04, base - .03), wood, .008)
    core.box((w, l, .06), (0, -l / 2 - .03, base - .06), wood, 0)
    core.box((w - .02, l - .02, mat_h), (0, -l / 2 - .03, zc), m.linen(sheet, creases=.5), .05, segments=4)
    # head
    if style == "slats":
        for s in (-1, 1):
            core.box((.06, .05, head), (s * (w / 2 + .03), .0, head / 2), wood, .008)
        core.box((w + .16, .07, .06), (0, 0, head), wood, .012)
        core.box((w + .06, .035, .08), (0, 0, .55), wood, .006)
        n = int(w / .085)
        for k in range(n):
            core.box((.03, .022, head - .58), (-w / 2 + w * (k + .5) / n, 0, .57 + (head - .58) / 2), wood, .005)
    elif style == "cane":
        for s in (-1, 0, 1):
            core.box((.06, .055, head), (s * (w / 2 + .03), .0, head / 2), wood, .008)
        core.box((w + .14, .07, .06), (0, 0, head + .02), wood, .014)
        for s in (-1, 1):
            cane_panel(w / 2 - .03, head - .5, (s * w / 4 + s * .015, 0, .5 + (head - .5) / 2), wood=wood)
        core.box((w, .02, .5), (0, .03, .3), wood, .004)
    elif style == "upholstered":
        n = 5 if w > 1.7 else 4
        for k in range(n):
            pw = (w + .24) / n
            pad((pw - .006, head - .3, .12), (-w / 2 - .12 + pw * (k + .5), .02, .3 + (head - .3) / 2),
                m.linen(upholstery, threads=300, creases=.3), .02, (90, 0, 0))
        core.box((w + .3, .05, .05), (0, .02, head + .03), wood, .01)
        for s in (-1, 1):
            core.box((.04, .09, head + .05), (s * (w / 2 + .14), .02, (head + .05) / 2), wood, .008)
    elif style == "posts":
        for s in (-1, 1):
            for y in (0, -l - .03):
                h = 2.05
                core.lathe([(0, 0), (.03, 0), (.045, .05), (.03, .1), (.045, .3), (.045, .62), (.055, .64), (.04, .68),
                            (.05, .8), (.028, .95), (.032, 1.5), (.026, h - .12), (.045, h - .08), (.03, h - .03), (.0, h)],
                           wood, (s * (w / 2 + .04), y, 0), 24)
            core.box((.035, l, .035), (s * (w / 2 + .04), -l / 2, 1.93), wood, .006)
        for y in (0, -l - .03):
            core.box((w, .035, .035), (0, y, 1.93), wood, .006)
        outline = [(-w / 2, .35), (w / 2, .35), (w / 2, head - .15)]
        outline += [(w / 2 * c, head - .15 + .17 * math.cos(c * math.pi / 2)) for c in np.linspace(.9, -.9, 25)]
        outline += [(-w / 2, head - .15)]
        core.extrude_profile(outline, .04, wood, (0, -.02, 0), .008)
        cane_panel(w * .8, .34, (0, -.03, head - .3), wood=wood)
    elif style == "arch":
        outline = [(-w / 2 - .1, 0), (w / 2 + .1, 0)]
        outline += [((w / 2 + .1) * math.cos(t), .62 + (head - .62) * math.sin(t) ** .75)
                    for t in np.linspace(.02, math.pi - .02, 40)]
        core.extrude_profile(outline, .06, wood, (0, 0, 0), .012)
        inner = [((w / 2 - .02) * math.cos(t), .6 + (head - .74) * math.sin(t) ** .75) for t in
                 np.linspace(0.02, math.pi - .02, 40)]
        verts = [(x, -.012, z) for x, z in inner]
        core.mesh("Cane", verts, [tuple(range(len(verts)))], m.cane(holes=False), uvs=inner)
    elif style == "carved":
        for s in (-1, 1):
            core.lathe([(0, 0), (.035, 0), (.045, .1), (.03, .2), (.045, .5), (.05, head), (.03, head + .03), (.05, head + .1),
                        (.0, head + .17)], wood, (s * (w / 2 + .05), 0, 0), 24)
        core.box((w + .05, .04, head - .4), (0, 0, .35 + (head - .4) / 2), wood, .008)
        for s in (-1, 0, 1):
            with core.at((s * w / 3.1, -.03, .35 + (head - .4) / 2 + .08)):
                carved_panel(w / 3.4, head - .62, wood)
        outline = [(-w / 2, 0), (w / 2, 0), (w / 2 - .05, .06), (w * .3, .08), (w * .18, .15), (0, .2), (-w * .18, .15),
                   (-w * .3, .08), (-w / 2 + .05, .06)]
        core.extrude_profile(outline, .05, wood, (0, -.025, head - .05), .008)
    else:  # panel
        core.box((w + .5, .05, head - .25), (0, .0, .25 + (head - .25) / 2), wood, .006)
        for z in np.arange(.42, head, .17):
            core.box((w + .5, .004, .006), (0, -.026, z), m.plain("#120b07", .8), 0)
        core.box((w + .54, .09, .03), (0, -.01, head + .01), wood, .006)
    # duvet: really falls over the mattress
    top = base + mat_h
    solid = (("box", (0, -l / 2 - .03, top - .3), (w / 2, l / 2, .3), .05), ("floor", (0, 0, 0)))
    size = (w + 2 * cover_drop + .1, l * .75 + cover_drop)
    cells = (int(size[0] / .036), int(size[1] / .036))
    centre_y = -l - .03 - cover_drop + size[1] / 2
    p = cloth.drape(size, cells, solid, (0, centre_y, top + .05), steps=120, bend=.12, gap=.02, seed=seed)
    p[..., 2] += (.022 * (core.fractal_noise(p[..., 0] * 5, p[..., 1] * 5, 3, seed) - .3)
                  * np.clip((p[..., 2] - top + .06) / .06, 0, 1)).astype(np.float32)
    cloth.sheet(p, m.linen(cover, creases=.5, stripe=cover_stripe, stripe_width=.16), "Duvet", .02)
    # turned-down sheet
    edge = centre_y + size[1] / 2
    q = cloth.drape((w + 2 * cover_drop + .06, .34), (cells[0], 10),
                    (("box", (0, -l / 2 - .03, top - .3 + .035), (w / 2 + .035, l / 2, .3), .06), ("floor", (0, 0, 0))),
                    (0, edge - .08, top + .09), steps=90, bend=.2, gap=.012, seed=seed + 3)
    cloth.sheet(q, m.linen(sheet, creases=.5), "Sheet", .012)
    if runner:
        t = cloth.drape((w + 2 * cover_drop - .06, runner), (int((w + .6) / .035), int(runner / .035)),
                        (("box", (0, -l / 2 - .04, top - .3 + .04), (w / 2 + .045, l / 2 + .04, .3), .07),
                         ("floor", (0, 0, 0))),
                        (0, -l + runner * .42, top + .1), 1.5, steps=110, bend=.1, gap=.01, seed=seed + 5)
        cloth.sheet(t, m.linen(throw, threads=260, creases=.5, sheen=.6, stripe=throw_stripe, stripe_width=.11),
                    "Throw", .014)
    # pillows
    rng = random.Random(seed)
    n = 2 if w > 1.3 else 1
    pw = min(.72, (w - .1) / n)
    shell = m.linen(sheet, creases=.9)
    for k in range(n):
        x = (k - (n - 1) / 2) * (w / n)
        cushion((pw, .48), shell, (x, -.16, top + .26), (66 + rng.uniform(-3, 3), 0, rng.uniform(-3, 3)), 1.15, 1 + k, .03)
        if rows > 1:
            cushion((pw, .46), m.linen(sheet if rows < 3 else cover, creases=.9), (x * .94, -.33, top + .2),
                    (52 + rng.uniform(-4, 4), 0, rng.uniform(-5, 5)), 1.1, 3 + k, .02)
    for k, colour in enumerate(cushions):
        c = len(cushions)
        x = (k - (c - 1) / 2) * .44 + rng.uniform(-.03, .03)
        s = .42 - .03 * (k % 2)
        cushion((s, s * (1 if c > 1 else .7)), m.linen(colour, threads=260, creases=.8, sheen=.6),
                (x, -.5 - .03 * (k % 2), top + .185), (56 + rng.uniform(-6, 6), 0, rng.uniform(-9, 9)), 1.15, 6 + k)


def carved_panel(width, height, wood=None, depth=.02):
    """Relief of a lotus rosette in a frame, in the XZ plane, centred; facing -Y."""
    wood = wood or m.wood()
    for s in (-1, 1):
        core.box((width, depth, .022), (0, 0, s * (height / 2)), wood, .005)
        core.box((.022, depth, height), (s * (width / 2), 0, 0), wood, .005)
    r = min(width, height) * .36
    for ring, count, size in ((1.0, 12, .30), (.58, 8, .26)):
        for k in range(count):
            a = 2 * math.pi * k / count + (0.2 if ring < 1 else 0)
            obj = core.sphere(1, (r * ring * .72 * math.cos(a), -.004, r * ring * .72 * math.sin(a)), wood, 14)
            obj.scale = (r * size * 1.25, .012 + .006 * (1 - ring), r * size * .5)
            obj.rotation_euler = (0, -a, 0)
    core.sphere(r * .18, (0, -.008, 0), wood, 16, (1, .6, 1))


# ------------------------------------------------------------------ tables
def bedside(width=.5, depth=.42, height=.52, colour=m.TEAK, style="drawer"):
    """Bedside table: "drawer", "cane", "round" or "stool"."""
    wood = m.wood(colour)
    if style == "round":
        core.cylinder(width / 2, .03, (0, 0, height - .015), wood, .01, 48)
        for k in range(3):
            a = math.radians(90 + 120 * k)
            core.tube([(.5 * width * .8 * math.cos(a), .5 * width * .8 * math.sin(a), 0),
                       (.5 * width * .45 * math.cos(a), .5 * width * .45 * math.sin(a), height - .03)], .017, wood, 10,
                      radii=[.7, 1.1])
        core.cylinder(width * .32, .015, (0, 0, height * .4), wood, .005, 40)
        return
    core.box((width, depth, .028), (0, 0, height - .014), wood, .008)
    for x in (-1, 1):
        for y in (-1, 1):
            leg(height - .02, .04, .026, (x * (width / 2 - .03), y * (depth / 2 - .03)), wood)
    core.box((width - .05, depth - .05, .17), (0, 0, height - .115), wood, .004)
    if style == "cane":
        cane_panel(width - .08, .15, (0, -depth / 2 + .022, height - .115), wood=wood, frame=.02, depth=.014,
                   material=m.cane(cell=.012, holes=False))
    else:
        core.box((width - .09, .018, .135), (0, -depth / 2 + .022, height - .115), wood, .006)
    core.sphere(.012, (0, -depth / 2 + .0, height - .115), m.brass(), 16)
    core.box((width - .05, depth - .05, .018), (0, 0, height * .28), wood, .004)


def round_table(radius=.38, height=.45, colour=m.TEAK, foot="brass", top=None):
    """Round table on a brass column, three wooden legs, or a drum."""
    wood = m.wood(colour)
    core.cylinder(radius, .03, (0, 0, height - .015), top or wood, .011, 64)
    if foot == "brass":
        core.lathe([(0, 0), (radius * .55, 0), (radius * .55, .012), (.05, .03), (.022, .06), (.022, height - .06),
                    (.07, height - .03), (0, height - .03)], m.brass(), segments=40)
    elif foot == "drum":
        core.lathe([(0, 0), (radius * .7, 0), (radius * .62, height * .5), (radius * .75, height - .03)], m.wicker(), segments=40)
    else:
        for k in range(4):
            a = math.radians(45 + 90 * k)
            core.tube([(radius * .82 * math.cos(a), radius * .82 * math.sin(a), 0),
                       (radius * .6 * math.cos(a), radius * .6 * math.sin(a), height - .03)], .02, wood, 10, radii=[.65, 1.1])


def table(size=(1.2, .7), height=.75, colour=m.TEAK, thickness=.035, legs=.06, apron=True, top=None, turned=False):
    """Rectangular table on four legs."""
    wood = m.wood(colour)
    w, d = size
    core.box((w, d, thickness), (0, 0, height - thickness / 2), top or wood, .01)
    for x in (-1, 1):
        for y in (-1, 1):
            leg(height - thickness, legs, legs * .6, (x * (w / 2 - legs), y * (d / 2 - legs)), wood, turned)
    if apron:
        for s in (-1, 1):
            core.box((w - 2.4 * legs, .02, .08), (0, s * (d / 2 - legs), height - thickness - .04), wood, .004)
            core.box((.02, d - 2.4 * legs, .08), (s * (w / 2 - legs), 0, height - thickness - .04), wood, .004)


def bench(width=1.3, depth=.42, height=.46, colour=m.TEAK, seat="#cdb68c"):
    """Bench for the foot of a bed, woven or upholstered seat."""
    wood = m.wood(colour)
    for x in (-1, 1):
        for y in (-1, 1):
            leg(height - .05, .05, .032, (x * (width / 2 - .04), y * (depth / 2 - .04)), wood)
        core.box((.03, depth - .1, .035), (x * (width / 2 - .04), 0, .15), wood, .005)
    for y in (-1, 1):
        core.box((width, .04, .055), (0, y * (depth / 2 - .03), height - .075), wood, .007)
    core.box((width - .08, .03, .03), (0, 0, .15), wood, .005)
    pad((width - .02, depth, .09), (0, 0, height - .01), m.linen(seat, threads=240, creases=.2), .012)


# ------------------------------------------------------------------ chairs
def dining_chair(colour=m.TEAK, seat="#efe3cf", back="cane", arms=False):
    """Dining chair with cane, slat or upholstered back."""
    wood = m.wood(colour)
    w, d = .48, .46
    for s in (-1, 1):
        core.tube([(s * (w / 2 - .03), -d / 2 + .03, 0), (s * (w / 2 - .025), -d / 2 + .03, .43)], .02, wood, 10,
                  radii=[.7, 1.05])
        core.tube([(s * (w / 2 - .05), d / 2 + .04, 0), (s * (w / 2 - .03), d / 2 - .03, .43),
                   (s * (w / 2 - .03), d / 2 + .0, .62), (s * (w / 2 - .04), d / 2 + .08, .9)], .019, wood, 10,
                  radii=[.75, 1.05, 1, .85])
        core.box((.025, d - .1, .05), (s * (w / 2 - .03), 0, .40), wood, .005)
        if arms:
            core.tube([(s * (w / 2 - .03), d / 2 + .02, .66), (s * w / 2, 0, .66), (s * w / 2, -d / 2 + .06, .645)], .018,
                      wood, 10)
            core.tube([(s * w / 2, -d / 2 + .08, .645), (s * (w / 2 - .025), -d / 2 + .05, .42)], .015, wood, 8)
    for y in (-d / 2 + .03, d / 2 - .03):
        core.box((w - .08, .025, .05), (0, y, .40), wood, .005)
    pad((w, d, .06), (0, 0, .45), m.linen(seat, threads=260, creases=.2), .015)
    with core.at((0, d / 2 + .045, .74), (-17, 0, 0)):
        if back == "cane":
            cane_panel(w - .1, .30, wood=wood, frame=.03, depth=.022)
        elif back == "slats":
            for k in range(5):
                core.box((.022, .014, .32), ((k - 2) * .075, 0, 0), wood, .004)
            core.box((w - .06, .026, .06), (0, 0, .16), wood, .01)
        else:
            pad((w - .08, .34, .06), (0, 0, 0), m.linen(seat, threads=260, creases=.2), .015, (90, 0, 0))


def armchair(colour=m.TEAK, seat="#e9dcc2", back="cane", cushion_colour=m.LATERITE, width=.72):
    """Low lounge chair: wooden frame, "cane" or "slats" back, seat pad, a loose cushion."""
    wood = m.wood(colour)
    w, d = width, .72
    for s in (-1, 1):
        x = s * (w / 2 - .03)
        core.tube([(x, -d / 2 + .04, 0), (x, -d / 2 + .06, .56)], .024, wood, 12, radii=[.7, 1.0])
        core.tube([(x, d / 2 + .08, 0), (x, d / 2 - .06, .36), (x, d / 2 + .02, .60), (x, d / 2 + .16, .86)], .023, wood, 12,
                  radii=[.7, 1.0, 1, .8])
        pts = [(x, d / 2 + .08, .60), (x, .1, .585), (x, -d / 2 + .0, .575), (x, -d / 2 - .05, .555)]
        core.tube(pts, .03, wood, 12, radii=[.7, 1.1, 1.15, .9])
        core.box((.03, d - .1, .06), (x, 0, .30), wood, .008)
    for y in (-d / 2 + .06, d / 2 - .08):
        core.box((w - .08, .035, .07), (0, y, .31), wood, .008)
    pad((w - .1, d - .08, .12), (0, -.01, .39), m.linen(seat, threads=260, creases=.25), .03)
    with core.at((0, d / 2 + .04, .64), (-25, 0, 0)):
        if back == "cane":
            cane_panel(w - .08, .5, wood=wood, frame=.04, depth=.028)
        else:
            for k in range(7):
                core.box((.02, .016, .5), ((k - 3) * (w - .16) / 6, 0, 0), wood, .005)
            core.box((w - .05, .03, .06), (0, 0, .26), wood, .012)
        pad((w - .12, .46, .1), (0, -.07, .02), m.linen(seat, threads=260, creases=.25), .03, (90, 0, 0))
    if cushion_colour:
        cushion((.4, .4), m.linen(cushion_colour, threads=240, creases=.8, sheen=.6), (.04, d / 2 - .14, .62), (62, 0, 8),
                1.1, 6)


def planters_chair(colour=m.TEAK):
    """Planter's long-armed reclining chair of cane."""
    wood = m.wood(colour)
    w = .64
    side = [(-.55, .36), (.0, .32), (.42, .42), (.75, .95)]
    for s in (-1, 1):
        x = s * w / 2
        core.tube([(x, -.5, 0), (x, -.48, .38)], .024, wood, 10)
        core.tube([(x, .5, 0), (x, .36, .40)], .024, wood, 10)
        core.tube([(x, y, z) for y, z in side], .02, wood, 10)
        core.box((.09, 1.25, .025), (x + s * .02, -.25, .60), wood, .01)
        core.tube([(x, -.48, .36), (x, -.48, .59)], .02, wood, 8)
        core.tube([(x, .34, .40), (x, .36, .59)], .02, wood, 8)
    pts = [(y, z - .0) for y, z in [(-.5, .35), (-.2, .31), (.1, .32), (.36, .40), (.5, .56), (.62, .75), (.74, .94)]]
    verts, uvs, faces, run = [], [], [], 0
    for k, (y, z) in enumerate(pts):
        if k:
            run += math.hypot(y - pts[k - 1][0], z - pts[k - 1][1])
        for s in (-1, 1):
            verts.append((s * w / 2, y, z))
            uvs.append((s * w / 2, run))
        if k:
            a = 2 * k
            faces.append((a - 2, a - 1, a + 1, a))
    core.mesh("Cane", verts, faces, m.cane(), 60, uvs=uvs)
    for y, z in (pts[0], pts[-1]):
        core.tube([(-w / 2, y, z), (w / 2, y, z)], .02, wood, 10)


def sofa(width=2.0, colour="#d9ccb2", wood="#5a3420", cushions=(m.LATERITE, m.TEAL, "#d9a441"), depth=.86):
    """Sofa: teak plinth and arms, loose seat and back cushions."""
    frame = m.wood(wood)
    cloth_m = m.linen(colour, threads=260, creases=.3)
    w = width
    core.box((w, depth, .07), (0, 0, .22), frame, .012)
    for x in (-1, 1):
        for y in (-1, 1):
            leg(.19, .05, .035, (x * (w / 2 - .06), y * (depth / 2 - .06)), frame)
        core.box((.06, depth, .38), (x * (w / 2 - .03), 0, .42), frame, .014)
        core.box((.1, depth + .02, .035), (x * (w / 2 - .03), 0, .62), frame, .012)
    core.box((w - .1, .06, .5), (0, depth / 2 - .03, .48), frame, .014)
    n = 3 if w > 2.1 else 2
    s = (w - .14) / n
    for k in range(n):
        x = (k - (n - 1) / 2) * s
        pad((s - .008, depth - .12, .17), (x, -.05, .35), cloth_m, .025)
        pad((s - .015, .46, .17), (x, depth / 2 - .19, .63), cloth_m, .04, (78, 0, 0))
    rng = random.Random(int(width * 10))
    for k, c in enumerate(cushions):
        x = -w / 2 + .3 + k * (w - .6) / max(1, len(cushions) - 1)
        cushion((.42, .42), m.linen(c, threads=240, creases=.8, sheen=.6), (x, depth / 2 - .36, .63),
                (64, 0, rng.uniform(-14, 14)), 1.1, 6 + k % 3)


# ------------------------------------------------------------ small things
def book(size=(.15, .22, .025), colour=m.LATERITE, location=(0, 0, 0), turn=0):
    """Closed book lying flat."""
    w, d, h = size
    with core.at(location, turn):
        core.box((w - .006, d - .008, h - .006), (.002, 0, h / 2), m.paper("#e9dfc8"), .001)
        for z in (.0015, h - .0015):
            core.box((w, d, .003), (0, 0, z), m.linen(colour, creases=.05), .001)
        core.box((.003, d, h), (-w / 2 + .0015, 0, h / 2), m.linen(colour, creases=.05), .001)


def open_book(location=(0, 0, 0), turn=0, size=(.30, .21)):
    """Open book lying flat with curved pages and grey lines of print."""
    w, d = size
    g = m.Graph("print")
    xyz = g.node("SeparateXYZ", {0: g.coords(1, "UV")})
    lines = g.math("LESS_THAN", g.math("FRACT", g.math("MULTIPLY", xyz.outputs[1], 26)), .42)
    inside = g.math("MULTIPLY", g.math("GREATER_THAN", xyz.outputs[1], .1), g.math("LESS_THAN", xyz.outputs[1], .9))
    u = g.math("ABSOLUTE", g.math("SUBTRACT", xyz.outputs[0], .5))
    inside = g.math("MULTIPLY", inside, g.math("MULTIPLY", g.math("GREATER_THAN", u, .05), g.math("LESS_THAN", u, .45)))
    word = g.math("GREATER_THAN", g.noise(g.coords((90, 26, 1), "UV"), 1, 1), .42)
    ink = g.math("MULTIPLY", g.math("MULTIPLY", lines, inside), word)
    page = g.principled(g.mix(g.math("MULTIPLY", ink, .7), "#f1e8d4", "#3a332b"), .8)
    with core.at(location, turn):
        core.grid_surface(lambda u, v: ((u - .5) * w, (v - .5) * d,
                                        .004 + .022 * math.sin(math.pi * min(1, abs(u - .5) * 2)) ** .7 *
                                        (1 - .55 * abs(u - .5) * 2)), None, page, steps=(40, 2))
        core.box((w + .01, d + .01, .004), (0, 0, .002), m.linen(m.TEAL, creases=.05), .001)


def cup(colour="#f3ecdf", saucer=True, drink="#6b3410", scale=1.0, handle=True):
    """Tea cup, full, on a saucer."""
    c = m.ceramic(colour)
    with core.at((0, 0, 0), random.uniform(0, 360), scale):
        z = 0
        if saucer:
            core.lathe([(0, 0), (.035, 0), (.04, .004), (.07, .014), (.0705, .017), (.045, .0075), (0, .006)], c, segments=40)
            z = .006
        core.lathe([(0, z), (.022, z), (.025, z + .004), (.037, z + .03), (.041, z + .062), (.039, z + .062), (.035, z + .03),
                    (.02, z + .008), (0, z + .008)], c, segments=40)
        core.cylinder(.0375, .002, (0, 0, z + .052), m.liquid(drink), 0, 32)
        if handle:
            pts = [(.038 + .018 * math.sin(t), 0, z + .033 + .018 * math.cos(t)) for t in np.linspace(.2, math.pi - .2, 9)]
            core.tube(pts, .0038, c, 8)


def teapot(colour="#f3ecdf", scale=1.0):
    """Round teapot with lid, spout and handle."""
    c = m.ceramic(colour) if isinstance(colour, str) else colour
    with core.at((0, 0, 0), 0, scale):
        core.lathe([(0, 0), (.05, 0), (.055, .006), (.085, .05), (.088, .075), (.07, .11), (.04, .125), (.042, .13), (.036, .136),
                    (.012, .146), (.008, .152), (.013, .160), (0, .168)], c, segments=44)
        core.tube([(.075, 0, .06), (.11, 0, .075), (.125, 0, .105), (.145, 0, .125)], .014, c, 12, radii=[1.3, .95, .75, .6])
        pts = [(-.075 - .045 * math.sin(t), 0, .075 + .045 * math.cos(t)) for t in np.linspace(.15, math.pi - .15, 12)]
        core.tube(pts, .0065, c, 10)


def bowl(radius=.08, colour="#f3ecdf", height=None, material=None):
    """Open bowl."""
    r, h = radius, height or radius * .62
    core.lathe([(0, 0), (.45 * r, 0), (.48 * r, .006), (.85 * r, .45 * h), (r, h), (.965 * r, h), (.8 * r, .45 * h),
                (.42 * r, .014), (0, .012)], material or m.ceramic(colour), segments=44)


def carafe(scale=1.0):
    """Water carafe."""
    with core.at((0, 0, 0), 0, scale):
        core.lathe([(0, 0), (.045, 0), (.05, .01), (.052, .09), (.03, .15), (.022, .18), (.03, .215), (.028, .215), (.02, .18),
                    (.028, .15), (.049, .09), (.047, .012), (0, .01)], m.glass("#eef6f2"), segments=36)


def cutlery(kind="fork", length=.19, material=None):
    """Fork, knife or spoon lying along Y, handle at -Y."""
    s = material or m.steel()
    L = length
    if kind == "knife":
        core.box((.012, L * .5, .004), (0, -L * .25, .003), s, .0018)
        core.extrude_profile([(-.006, 0), (.006, 0), (.008, L * .3), (.003, L * .46), (-.006, L * .5)], .0012, s,
                             (0, 0, .003), 0, (-90, 0, 0)).scale = (1, 1, -1)
        return
    core.tube([(0, -L * .5, .004), (0, 0, .004), (0, L * .18, .005), (0, L * .24, .003)], .004, s, 8, radii=[1.5, 1, .6, .7])
    if kind == "spoon":
        core.sphere(1, (0, L * .36, .004), s, 20, (.02, L * .14, .0035))
    else:
        core.sphere(1, (0, L * .27, .004), s, 14, (.012, .016, .003))
        for k in range(4):
            core.tube([((k - 1.5) * .006, L * .27, .004), ((k - 1.5) * .0062, L * .4, .006), ((k - 1.5) * .006, L * .5, .004)],
                      .0016, s, 6)


def folded_towels(count=3, size=(.34, .22), colour="#f6f0e4", band=None, seed=2):
    """Stack of folded towels with rounded folds."""
    rng = random.Random(seed)
    z = 0
    for k in range(count):
        w, d = size[0] - .01 * k, size[1] - .006 * k
        tone = colour if isinstance(colour, str) else colour[k % len(colour)]
        for layer in range(2):
            h = .026
            outline = []
            for a in np.linspace(-math.pi / 2, math.pi / 2, 9):
                outline.append((w / 2 - h / 2 + h / 2 * math.cos(a), h / 2 + h / 2 * math.sin(a)))
            outline += [(-w / 2 + .004 * rng.random(), h), (-w / 2, h * .55), (-w / 2 + .004 * rng.random(), 0)]
            core.extrude_profile(outline, d, m.linen(tone, threads=180, creases=.5, sheen=.9),
                                 (rng.uniform(-.004, .004), -d / 2 + rng.uniform(-.004, .004), z), .006,
                                 (0, 0, rng.uniform(-1.5, 1.5)))
            z += h * .96
        if band:
            core.box((.03, d + .004, .003), (w * .25, 0, z), m.linen(band), .001)


def leaf_blade(length=.3, width=.07, droop=.5, material=None, curl=.25, steps=10):
    """One pointed leaf from the origin along +Y, drooping."""
    material = material or m.leaf()

    def shape(u, v):
        half = width / 2 * math.sin(math.pi * min(1, v * .94 + .05)) ** .75 * (1 - .25 * v)
        side = (u - .5) * 2
        bend = droop * v
        y = length * (math.sin(bend) / droop if droop else v)
        z = -length * (1 - math.cos(bend)) / max(droop, 1e-3) + curl * abs(side) * half
        return side * half, y, z
    return core.grid_surface(shape, None, material, steps=(4, steps))


def foliage(count=9, length=.32, width=.06, spread=(15, 70), material=None, seed=1, stem=.0, droop=.8):
    """Tuft of pointed leaves rising from the origin."""
    rng = random.Random(seed)
    leafs = [leaf_blade(length * s, width * s, droop * (.7 + .3 * k), material) for k, s in enumerate((.8, 1.0, 1.15))]
    for k in range(count):
        tilt = rng.uniform(*spread)
        mtx = core.matrix((0, 0, stem * rng.random()), (90 - tilt, 0, 360 * k / count * 2.4 + rng.uniform(-15, 15)),
                          rng.uniform(.8, 1.15))
        core.instance(leafs[k % 3], [mtx], k >= count - 1)
    for leaf in leafs:
        leaf.hide_render = True
