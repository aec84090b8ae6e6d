"""Kottayam: the planter's chair on the verandah, rubber trees in mist behind the rail; its cane and its arm from near, 60 mm."""
import math

import numpy as np

from kit import core, develop, furniture as f, materials as m, photo


def rubber_in_mist(width=560, height=340, seed=4):
    """Linear picture far out of focus: straight grey trunks, each row paler, leaves above and undergrowth below."""
    rng = np.random.default_rng(seed)
    mist = np.array((.80, .85, .85))
    v = np.linspace(0, 1, height)[:, None, None]
    picture = np.broadcast_to(mist * (1.12 - .28 * v), (height, width, 3)).copy()
    x = np.arange(width)[None, :]
    y = np.arange(height)[:, None]
    for depth, count, wide, strong in ((0, 18, 3.0, .34), (1, 11, 4.6, .62), (2, 6, 7.0, .88)):
        tone = np.array(core.rgb("#4a5249"))
        for k in range(count):
            at, lean = rng.uniform(-.05, 1.05) * width, rng.normal(0, .03)
            d = np.abs(x - at - lean * (y - height / 2)) / (wide * rng.uniform(.75, 1.2))
            a = np.clip(1.35 - d, 0, 1)
            a = (a * a * (3 - 2 * a) * strong * np.clip((.88 - y / height) / .08, 0, 1))[..., None]
            picture += (tone - picture) * a
        for k in range(380):
            top = rng.beta(1.0, 4.2)
            photo.blot(picture, rng.uniform(-.03, 1.03) * width, top * height * .62, wide * rng.uniform(1.6, 3.4),
                        np.array(core.rgb("#5d7350")) * rng.uniform(.8, 1.5) + mist * .16 * (2 - depth), strong * rng.uniform(.1, .22), .04)
        for k in range(300):
            low = 1 - rng.beta(1.1, 7)
            photo.blot(picture, rng.uniform(-.03, 1.03) * width, low * height, wide * rng.uniform(1.4, 3),
                        np.array(core.rgb("#44603a")) * rng.uniform(.8, 1.6) + mist * .14 * (2 - depth), strong * rng.uniform(.12, .3), .04)
    return develop.gauss(picture, 3).astype(np.float32)


def board(length, width, thick, wood, location, turn=0):
    """Arm of a planter's chair: a flat board along Y, its ends rounded, hollowed a little by elbows."""
    r = width / 2
    ends = [(r * math.cos(a), length / 2 - r + r * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
    outline = ends + [(-x, -y) for x, y in ends]
    with core.at(location, turn):
        core.extrude_profile(outline, thick, wood, (0, 0, thick / 2), .006, (-90, 0, 0))


def weave(width, ys, zs, run, pitch=.0125):
    """Six-way cane over the curve (ys, zs): pairs of strands along and across, single ones on both diagonals, each strand a flat split of rattan."""
    rng = np.random.default_rng(5)
    long = run[-1]
    verts, faces, tint = [], [], []

    def on(x, s, lift):
        y, z = np.interp(s, run, ys), np.interp(s, run, zs)
        y2, z2 = np.interp(s + .004, run, ys), np.interp(s + .004, run, zs)
        y1, z1 = np.interp(s - .004, run, ys), np.interp(s - .004, run, zs)
        d = np.hypot(y2 - y1, z2 - z1) + 1e-9
        ny, nz = -(z2 - z1) / d, (y2 - y1) / d
        sag = .022 * (1 - (2 * x / width) ** 2) * np.sin(np.pi * np.clip(s / long, 0, 1)) ** .5
        return np.stack([x, y + ny * lift - sag * .4, z + nz * lift - sag], -1)

    def strand(x0, s0, x1, s1, wide, phase, period, high, base):
        n = max(8, int(np.hypot(x1 - x0, s1 - s0) / .0022))
        t = np.linspace(0, 1, n)
        d = np.array((x1 - x0, s1 - s0)) / np.hypot(x1 - x0, s1 - s0)
        far = t * np.hypot(x1 - x0, s1 - s0)
        stray = .00035 * np.sin(far * 60 + phase * 9)
        lift = base + high * np.cos(2 * np.pi * far / period + phase)
        x, s = x0 + (x1 - x0) * t - d[1] * stray, s0 + (s1 - s0) * t + d[0] * stray
        rows = []
        for e, up in ((-1, -.0002), (-.55, .00022), (.55, .00022), (1, -.0002)):
            rows.append(on(x - d[1] * e * wide / 2, s + d[0] * e * wide / 2, lift + up))
        block = np.stack(rows, 1).reshape(-1, 3)
        start = sum(len(v) for v in verts)
        verts.append(block)
        tint.append(np.full(len(block), rng.random()))
        k = np.arange(n - 1)
        for q in range(3):
            faces.append(np.stack([start + 4 * k + q, start + 4 * k + q + 1, start + 4 * k + q + 5, start + 4 * k + q + 4], -1))

    half = width / 2
    for k in range(int(width / pitch) + 1):
        x = -half + k * pitch
        for e in (-.0014, .0014):
            strand(x + e, 0, x + e, long, .0022, math.pi * (e > 0), pitch, .0004, 0)
    for k in range(int(long / pitch) + 1):
        for e in (-.0014, .0014):
            strand(-half, k * pitch + e, half, k * pitch + e, .0022, math.pi * (e > 0) + math.pi / 2, pitch, .0004, .0001)
    for k in range(-int(long / pitch), int(width / pitch) + 1):
        for sign in (1, -1):
            c = -half + (k + .5) * pitch  # x = c + s on one diagonal; mirrored on the other
            s0, s1 = max(0.0, -half - c), min(long, half - c)
            if s1 - s0 > .02:
                strand(sign * (c + s0), s0, sign * (c + s1), s1, .0026, math.pi * (sign > 0), pitch * 1.414, .0003, .0012 * (sign > 0) + .0004)
    g = m.Graph("split cane")
    shade = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    where = g.coords(1, "Object")
    slow, fibre = g.noise(where, 11, 4, .6), g.noise(where, 700, 2)
    c = g.mix(shade, "#8d6a3c", "#c3a06a")
    c = g.mix(g.span(slow, .48, .72, 0, .6), c, "#6b4a28")
    c = g.mix(g.span(fibre, .55, .7, 0, .35), c, "#dcc08c")
    material = g.principled(c, g.span(slow, .3, .7, .30, .5), g.bump(fibre, .25, .0005), specular=.45)
    obj = core.mesh("Cane", np.concatenate(verts), [tuple(f) for f in np.concatenate(faces)], material, True)
    mark = obj.data.attributes.new("tint", "FLOAT", "POINT")
    mark.data.foreach_set("value", np.concatenate(tint).astype(np.float32))
    return obj


def chair():
    """Reclining frame, cane from head to knees, one arm's extension swung out; its foot to -Y."""
    wood = photo.timber("#53382a", .3, .55)
    w = .60
    curve = [(-.50, .405), (-.30, .362), (-.05, .315), (.14, .300), (.27, .325), (.36, .40), (.46, .55), (.58, .74), (.70, .93), (.77, 1.03)]
    t = np.linspace(0, len(curve) - 1, 64)
    ys, zs = (np.interp(t, range(len(curve)), [c[k] for c in curve]) for k in (0, 1))
    for _ in range(5):
        ys[1:-1], zs[1:-1] = (ys[:-2] + 2 * ys[1:-1] + ys[2:]) / 4, (zs[:-2] + 2 * zs[1:-1] + zs[2:]) / 4
    run = np.concatenate([[0], np.cumsum(np.hypot(np.diff(ys), np.diff(zs)))])
    weave(w - .03, ys, zs, run)
    for s in (-1, 1):
        x = s * (w / 2 + .012)
        core.tube(list(zip([x] * 64, ys, zs)), .0185, wood, 14)
        for k, (y0, y1, top) in enumerate(((-.47, -.44, .585), (.46, .33, .585))):
            core.tube([(x + s * .01, y0, 0), (x + s * .01, (y0 + y1) / 2, .3), (x + s * .01, y1, top)], .021, wood, 14, radii=[.72, 1.1, .9])
        board(1.16, .105, .022, wood, (x + s * .018, -.16, .585))
    board(.92, .092, .018, wood, (w / 2 + .034, -.98, .563), 5)
    for y, z in ((ys[0], zs[0]), (.30, .29), (ys[-1], zs[-1])):
        core.tube([(-w / 2, y, z), (w / 2, y, z)], .019, wood, 14)
    core.tube([(-w / 2, .46, .2), (w / 2, .46, .2)], .015, wood, 12)
    core.tube([(-w / 2, -.465, .22), (w / 2, -.465, .22)], .015, wood, 12)


def planters_chair():
    """Along the worn arm and the cane, towards the morning."""
    core.box((9, 6, .1), (0, 0, -.05), m.tiles("#7c6a60", "#5d5048", .30, .24), 0)
    with core.at((-.12, .05, 0), 66):
        chair()
        # a flat cotton pillow at the head, hung over by its tape
        f.cushion((.46, .26), photo.cotton("#e4e1d9", 420, .95, .06), (0, .70, .965), (58, 0, 2), 1.0, 6)
    # verandah rail, post and wall
    wood = photo.timber("#43302a", .4, .5)
    for x in (-1.55, 1.35):
        core.box((.15, .15, 2.8), (x, 1.75, 1.4), wood, .012)
        core.box((.30, .30, .32), (x, 1.75, .16), m.stone("#8a867d"), .02)
    for z in (.14, .82):
        core.box((6, .07, .055), (0, 1.75, z), wood, .012)
    baluster = core.lathe([(.012, .15), (.020, .2), (.014, .25), (.024, .38), (.016, .5), (.024, .60), (.014, .7), (.018, .8)], wood, (0, 0, 0), 18)
    core.instance(baluster, [core.matrix((-2.9 + .125 * k, 1.75, 0)) for k in range(47)])
    core.box((.2, 5, 3), (-2.6, 0, 1.5), photo.paint("#d8d5cb"), 0)
    photo.view(rubber_in_mist(), (.2, 7.5, -2.0), 11, 6.0, 0, 1.2)
    core.sky_gradient([(-10, "#767c78"), (0, "#dfe6e6"), (70, "#c3ced2")], .8)
    core.indoors()
    core.area((.2, 2.1, 1.9), (0, 0, .5), (4.2, 1.9), 120, (.96, .99, 1))
    core.area((1.9, -1.4, 2.2), (0, 0, .5), (1.8, 1.4), 22, (1, .985, .96))
    photo.window_gleam((.2, 2.3, 1.7), (0, 0, .5), (4.0, 1.6), (2, 1), 2.4)
    core.camera((.30, -1.02, .92), (-.34, -.02, .60), 60, fstop=3.2, focus=(-.36, -.02, .60))
    return {"size": (1200, 800), "look": photo.look(.22, contrast=1.0)}


PICTURES = {
    "gallery/kottayam/planters-chair": planters_chair,
}

FINISH = {
    "gallery/kottayam/planters-chair": {"glow": (.2, .5), "fade": .06, "soft": .4, "smooth": (2, .035), "contrast": .98, "saturation": .95},
}
