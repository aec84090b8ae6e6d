"""Small things of Kerala: brass lamps, flowers, food, cups, newspapers, parasols, kolams.

Everything stands on z = 0 around the origin and is placed with core.at().
Metres and degrees.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit import core, materials as m


# ------------------------------------------------------------ mesh helpers
def merged(name, base, places, material, tint=None, floor=None, smooth=True):
    """One mesh out of many copies of base = (verts N x 3, faces M x k).

    places: 4 x 4 matrices. tint: one number a copy, kept as point attribute
    "tint". floor: lowest z that any vertex may have.
    """
    verts, faces = np.asarray(base[0], float), np.asarray(base[1], int)
    mats = np.array([np.array(p) for p in places])
    n, v = len(mats), len(verts)
    points = np.einsum("nij,vj->nvi", mats[:, :3, :3], verts) + mats[:, None, :3, 3]
    if floor is not None:
        points[..., 2] = np.maximum(points[..., 2], floor)
    index = (faces[None] + (np.arange(n) * v)[:, None, None]).reshape(-1, faces.shape[1])
    data = bpy.data.meshes.new(name)
    data.vertices.add(n * v)
    data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    k = faces.shape[1]
    data.loops.add(index.size)
    data.loops.foreach_set("vertex_index", index.astype(np.int32).ravel())
    data.polygons.add(len(index))
    data.polygons.foreach_set("loop_start", (np.arange(len(index)) * k).astype(np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(index), k, np.int32))
    data.update(calc_edges=True)
    tints = np.random.default_rng(5).random(n) if tint is None else np.asarray(tint, float)
    attribute = data.attributes.new("tint", "FLOAT", "POINT")
    attribute.data.foreach_set("value", np.repeat(tints, v).astype(np.float32))
    return core._finish(data, name, material, (0, 0, 0), (0, 0, 0), smooth)


def turned(profile, sides=8, closed=True):
    """Lathe arrays (verts, quads) of a profile [(radius, z), ...]; thin ends instead of poles."""
    a = np.arange(sides) * 2 * math.pi / sides
    verts = np.array([[max(r, 1e-5) * math.cos(t), max(r, 1e-5) * math.sin(t), z] for r, z in profile for t in a])
    faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i)
             for k in range(len(profile) - 1) for i in range(sides)]
    return verts, np.array(faces)


def patch(fn, nu, nv):
    """Grid arrays (verts, quads) of fn(u, v) -> (x, y, z)."""
    verts = np.array([fn(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)], float)
    row = nu + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(nv) for i in range(nu)]
    return verts, np.array(faces)


def aim(point, direction, roll=0.0, scale=1.0):
    """4 x 4 matrix that turns +Z of a part towards direction."""
    d = np.asarray(direction, float)
    d = d / (np.linalg.norm(d) + 1e-9)
    ref = np.array([0, 0, 1.0]) if abs(d[2]) < 0.9 else np.array([1.0, 0, 0])
    x = np.cross(ref, d)
    x /= np.linalg.norm(x)
    y = np.cross(d, x)
    c, s = math.cos(roll), math.sin(roll)
    out = np.eye(4)
    scale = np.broadcast_to(np.asarray(scale, float), (3,))
    out[:3, 0] = (c * x + s * y) * scale[0]
    out[:3, 1] = (c * y - s * x) * scale[1]
    out[:3, 2] = d * scale[2]
    out[:3, 3] = point
    return out


def along(points, step):
    """Points every step m on a smooth curve through points, and its tangents."""
    p = np.asarray(points, float)
    n = len(p)
    t = np.linspace(0, n - 1, n * 24)
    k = np.clip(t.astype(int), 0, n - 2)
    f = (t - k)[:, None]
    get = lambda i: p[np.clip(i, 0, n - 1)]
    a, b, c, d = get(k - 1), get(k), get(k + 1), get(k + 2)
    q = 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f ** 2 + (3 * b - a - 3 * c + d) * f ** 3)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])
    s = np.arange(0, length[-1], step)
    r = np.stack([np.interp(s, length, q[:, i]) for i in range(3)], -1)
    return r, np.gradient(r, axis=0)


@m.cached
def tinted(low, high, roughness=0.6, through=0.0, bump=0.0, specular=0.3, scale=60.0):
    """Colour between low and high by the attribute "tint"; through = light that passes (petals)."""
    g = m.Graph("tinted")
    t = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    n = g.noise(g.coords(1), scale, 3)
    c = g.mix(g.math("ADD", g.math("MULTIPLY", t, .8), g.math("MULTIPLY", n, .2)), low, high)
    extra = {"Normal": g.bump(n, bump, .002)} if bump else {}
    shader = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": roughness, "Specular": specular, **extra}).outputs[0]
    if through:
        light = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
        shader = g.node("MixShader", {0: through, 1: shader, 2: light}).outputs[0]
    return g.surface(shader)


# ------------------------------------------------------------------- lamps
@m.cached
def flame_glow(strength=9.0):
    """Flame: bright heart, orange soft edge, blue foot; only seen, lights nothing."""
    g = m.Graph("flame glow")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    facing = g.math("SUBTRACT", 1.0, g.node("LayerWeight", {"Blend": .35}).outputs["Facing"])
    c = g.ramp(z, [(0.0, "#3a4a9a"), (0.10, "#ff8a2a"), (0.4, "#ffc568"), (.75, "#ffb24a"), (1.0, "#ff7a1e")])
    power = g.math("MULTIPLY", g.span(facing, .1, .9, .12, 1.0), g.math("MULTIPLY", g.span(z, 0, .3, .15, 1.0), strength))
    glow = g.emit(c, power)
    clear = g.node("BsdfTransparent").outputs[0]
    return g.surface(g.node("MixShader", {0: g.span(facing, .05, .5), 1: clear, 2: glow}).outputs[0])


def flame(height=.03, location=(0, 0, 0), lean=(0, 0), strength=9.0):
    """Flame of an oil wick, standing on location; lean = sideways shift of the tip (m)."""
    h = height
    profile = [(0, 0), (.10, .03), (.17, .12), (.2, .24), (.18, .40), (.125, .58), (.065, .78), (.02, .94), (0, 1)]
    verts, faces = turned([(r * h * .92, z * h) for r, z in profile], 14)
    t = (verts[:, 2] / h) ** 2
    verts[:, 0] += lean[0] * t
    verts[:, 1] += lean[1] * t
    obj = core.mesh("Flame", verts, faces, flame_glow(strength), True, location)
    obj.visible_shadow = False
    return obj


def _beaked(profile, points, beak, material, sides=120):
    """Turned body whose rim is drawn out into beaks; profile rows: (radius, z, how much of the beak)."""
    a = np.arange(sides) * 2 * math.pi / sides
    peak = np.maximum(0, np.cos(a * points / 2)) ** 2 if points == 1 else np.maximum(0, np.cos(points * a)) ** 5
    verts, faces = [], []
    for r, z, k in profile:
        rr = r * (1 + beak * k * peak)
        verts += list(zip(rr * np.cos(a), rr * np.sin(a), np.full(sides, z) - .12 * r * k * peak * beak))
    for q in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((q * sides + i, q * sides + j, (q + 1) * sides + j, (q + 1) * sides + i))
    return core.mesh("Pan", verts, faces, material, 50)


def nilavilakku(height=.42, wicks=5, lit=True, power=1.0, brass=None, turn=18, light=True, burn=None, finial="bud"):
    """Standing brass oil lamp: lotus foot, ringed stem, beaked pan with oil and wicks, a bud on top.

    power scales the lamps of the flames; burn: which wicks are lit (default all).
    """
    h = height
    b = brass or m.brass(.2, "#d9a046", .45)
    foot = [(0, 0), (.262, 0), (.27, .008), (.268, .02), (.250, .026), (.256, .036), (.250, .046), (.222, .054), (.214, .066),
            (.17, .083), (.135, .108), (.105, .122), (.11, .132), (.098, .14), (.06, .158), (.046, .18), (.05, .192),
            (.08, .2), (.086, .21), (.078, .22), (.05, .228), (.04, .245), (.038, .30), (.046, .312), (.062, .318),
            (.068, .33), (.06, .342), (.044, .348), (.035, .362), (.034, .43), (.042, .438), (.07, .448), (.078, .462),
            (.07, .476), (.044, .486), (.034, .5), (.033, .58), (.04, .588), (.052, .594), (.056, .604), (.046, .614),
            (.034, .622), (.033, .66), (.05, .672), (.062, .684), (.055, .7)]
    core.lathe([(r * h, z * h) for r, z in foot], b, segments=72, name="Lamp")
    with core.at((0, 0, 0), turn):
        pan = [(.05, .695, 0), (.10, .703, 0), (.16, .716, .2), (.2, .735, .8), (.222, .757, 1), (.232, .772, 1),
               (.228, .779, 1), (.216, .776, 1), (.208, .762, 1), (.19, .745, .8), (.1, .738, 0), (.03, .738, 0)]
        _beaked([(r * h, z * h, k) for r, z, k in pan], wicks, .24, b)
        oil = [(.21, .760, .95), (.0, .760, 0)]
        _beaked([(max(r, 1e-4) * h, z * h, k) for r, z, k in oil], wicks, .2, m.plain("#6b3c08", .04, 0, .7))
        cotton = m.linen("#e6dcc6", threads=900, creases=.2)
        for k in range(wicks):
            a = 2 * math.pi * k / wicks
            c, s = math.cos(a), math.sin(a)
            pts = [(.12 * h * c, .12 * h * s, .764 * h), (.2 * h * c, .2 * h * s, .768 * h),
                   (.25 * h * c, .25 * h * s, .776 * h), (.275 * h * c, .275 * h * s, .79 * h)]
            core.tube(pts, .0085 * h, cotton, 8, radii=[.8, 1, 1, .7])
            if lit and (burn is None or k in burn):
                tip = (.274 * h * c, .274 * h * s, .786 * h)
                core.sphere(.008 * h, tip, m.plain("#1a0d06", .9), 10)
                flame(.105 * h * (0.92 + .16 * math.sin(3.7 * k + 1)), tip,
                      (.008 * h * math.sin(2.1 * k), .006 * h * math.cos(1.7 * k)))
                if light:
                    core.point((.28 * h * c, .28 * h * s, .84 * h), .55 * power * (h / .42) ** 2, (1, .56, .2), .012)
    top = [(.06, .735), (.045, .745), (.036, .765), (.034, .80), (.046, .812), (.062, .818), (.066, .828), (.056, .838),
           (.04, .845), (.03, .862), (.028, .878), (.05, .888), (.056, .898), (.044, .908)]
    if finial == "bud":
        top += [(.036, .916), (.05, .93), (.054, .948), (.045, .97), (.026, .992), (.01, 1.014), (.004, 1.03), (0, 1.034)]
    else:
        top += [(.03, .918), (.034, .93), (.044, .94), (.044, .955), (.03, .968), (.012, .976), (.016, .99), (0, 1.0)]
    core.lathe([(r * h, z * h) for r, z in top], b, segments=56)


def diya(radius=.035, lit=True, power=.25, clay="#a5552f", light=True, seed=1, brass=False):
    """Small hand-pressed clay (or brass) oil lamp with one beak and a flame."""
    r = radius
    rng = random.Random(seed)
    mat = m.brass(.24) if brass else m.terracotta(clay)
    rows = [(.5, 0, 0), (.62, .02, 0), (.86, .22, .3), (1.0, .48, .8), (1.02, .54, 1), (.95, .55, 1), (.88, .46, .9),
            (.6, .24, .2), (.05, .2, 0)]
    sides = 40
    a = np.arange(sides) * 2 * math.pi / sides
    peak = np.exp(-((np.minimum(a, 2 * math.pi - a)) / .36) ** 2)
    verts, faces = [], []
    for rr, z, k in rows:
        s = r * rr * (1 + .42 * k * peak)
        verts += list(zip(s * np.cos(a), s * np.sin(a), r * (z - .08 * k * peak)))
    for q in range(len(rows) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((q * sides + i, q * sides + j, (q + 1) * sides + j, (q + 1) * sides + i))
    core.mesh("Diya", verts, faces, mat, True)
    core.lathe([(r * .86, r * .42), (0, r * .42)], m.plain("#7a4a10", .05), segments=28)
    cotton = m.plain("#d9cdb4", .9)
    core.tube([(0, 0, r * .44), (r * .7, 0, r * .46), (r * 1.25, 0, r * .58)], r * .07, cotton, 6)
    if lit:
        tip = (r * 1.24, 0, r * .56)
        flame(r * rng.uniform(1.05, 1.4), tip, (r * rng.uniform(-.1, .14), r * rng.uniform(-.12, .12)))
        if light:
            core.point((r * 1.26, 0, r * 1.25), power, (1, .55, .2), .01)


def card(location, target, size=(1, 1), colour="#ffe6c4", strength=1.0):
    """Photographer's reflector: seen only in glossy surfaces (brass, steel, glazes)."""
    w, h = size[0] / 2, size[1] / 2
    obj = core.mesh("Card", [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], m.glow(colour, strength))
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("Z", "Y").to_euler()
    obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False
    return obj


def bokeh_discs(places, radius=.05, colour="#ffae55", strength=1.6, seed=1):
    """Far lights as the lens would draw them: soft discs at (x, y, z), facing -Y; they light nothing."""
    g = m.Graph("bokeh")
    t = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    shine = g.emit(colour, g.math("MULTIPLY", g.span(t, 0, 1, .45, 1.15), strength))
    clear = g.node("BsdfTransparent").outputs[0]
    mat = g.surface(g.node("MixShader", {0: .82, 1: clear, 2: shine}).outputs[0])
    rng = np.random.default_rng(seed)
    a = np.arange(28) * 2 * math.pi / 28
    disc = np.stack([np.cos(a), 0 * a, np.sin(a)], -1), np.arange(28)[None]
    spots = [np.array(core.matrix(q, 0, radius * rng.uniform(.8, 1.15))) for q in places]
    obj = merged("Bokeh", disc, spots, mat, smooth=False)
    obj.visible_shadow = obj.visible_diffuse = False
    return obj


# ----------------------------------------------------------------- flowers
def _bud():
    """Jasmine bud along +Z, 15 mm."""
    return turned([(.0006, 0), (.0011, .002), (.0009, .006), (.0014, .0085), (.0026, .0105), (.0028, .0125), (.0018, .0148),
                   (.0002, .0162)], 7)


def _jasmine_white():
    return tinted("#f0ead2", "#fffdf4", .5, .25)


def jasmine(points, step=.0042, radius=1.0, floor=.0006, seed=1):
    """String of jasmine buds (mulla) along a curve; about 3 cm thick at radius 1."""
    rng = np.random.default_rng(seed)
    p, t = along(points, step)
    core.tube([tuple(x) for x in p[::4]], .0012, m.leaf("#5e7a3a"), 5)
    places = []
    for k, (x, d) in enumerate(zip(p, t)):
        d = d / (np.linalg.norm(d) + 1e-9)
        side = np.cross(d, (0, 0, 1.0))
        side /= np.linalg.norm(side) + 1e-9
        up = np.cross(side, d)
        for q in range(4):
            a = q * math.pi / 2 + k * .8 + rng.uniform(-.35, .35)
            out = math.cos(a) * side + math.sin(a) * up
            places.append(aim(x, out + d * rng.uniform(-.3, .55) + rng.normal(0, .1, 3), rng.uniform(0, 6),
                              rng.uniform(.8, 1.1) * radius))
    return merged("Jasmine", _bud(), places, _jasmine_white(), floor=floor)


def loose_buds(spots, seed=1, scale=1.0):
    """Single jasmine buds lying at (x, y) spots."""
    rng = np.random.default_rng(seed)
    places = [aim((x, y, .0026), (math.cos(a), math.sin(a), rng.uniform(0, .1)), rng.uniform(0, 6), scale)
              for (x, y), a in zip(spots, rng.uniform(0, 6.28, len(spots)))]
    return merged("Buds", _bud(), places, _jasmine_white(), floor=.0004)


def _ruffle(length, width, cup=.5, wave=.25, nu=4, nv=4, seed=0):
    """Petal patch from the origin along +Z, broad ruffled end, bowed towards +X."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.28)

    def fn(u, v):
        half = width / 2 * (.25 + .75 * math.sin(math.pi * (.08 + .62 * v)))
        y = (u - .5) * 2 * half
        x = cup * length * v * v * .6 + wave * width * .5 * v * math.sin(6.3 * u + phase) - .25 * abs(u - .5) * width * v
        return x, y, length * v * (1 - .12 * abs(u - .5) * 2)
    return patch(fn, nu, nv)


def _marigold_parts(radius, seed):
    """Petal matrices of one marigold, opening towards +Z."""
    rng = np.random.default_rng(seed)
    places, tint = [], []
    for ring, count, lift, reach in ((0, 17, 4, .98), (1, 16, 20, .97), (2, 14, 36, .94), (3, 12, 52, .9), (4, 10, 66, .88),
                                     (5, 8, 80, .86), (6, 4, 88, .84)):
        for k in range(count):
            a = 2 * math.pi * (k + .5 * (ring % 2)) / count + rng.uniform(-.12, .12)
            e = math.radians(lift + rng.uniform(-7, 7))
            d = np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])
            base = d * radius * .40 * np.array([1, 1, .55])
            mat = aim(base, d, 0, radius * reach * rng.uniform(.85, 1.05))
            up = np.array([-math.cos(a) * math.sin(e), -math.sin(a) * math.sin(e), math.cos(e)])
            side = np.cross(up, d)
            scale = radius * reach * rng.uniform(.9, 1.08)
            mat[:3, 0], mat[:3, 1], mat[:3, 2] = -up * scale * (1 if lift < 60 else -1), side * scale, d * scale
            places.append(mat)
            tint.append(rng.uniform(0, .5) + .4 * (1 - ring / 7))
    return places, tint


def marigold(radius=.028, seed=1, colour="orange", location=(0, 0, 0)):
    """Full marigold blossom opening upwards; colour "orange", "yellow" or "rust". Hide it and instance it."""
    low, high = {"orange": ("#c44a04", "#f08a10"), "yellow": ("#d98a06", "#f6c21c"), "rust": ("#8a1f08", "#d0560c")}[colour]
    places, tint = _marigold_parts(radius, seed)
    obj = merged("Marigold", _ruffle(.62, .42, .35, .3, 4, 4, seed), places, tinted(low, high, .65, .25), tint)
    obj.location = location
    return obj


def marigold_string(points, radius=.021, colours=("orange", "yellow"), step=None, seed=1, run=5, floor=None):
    """Garland of marigolds threaded along a curve."""
    rng = random.Random(seed)
    p, t = along(points, step or radius * 1.05)
    kinds = {c: [marigold(radius, seed + k, c) for k in range(2)] for c in colours}
    for k, (x, d) in enumerate(zip(p, t)):
        colour = colours[(k // run) % len(colours)]
        mat = aim(x, d + np.array([rng.uniform(-.2, .2) for _ in range(3)]) * np.linalg.norm(d), rng.uniform(0, 6), rng.uniform(.92, 1.1))
        core.instance(kinds[colour][k % 2], [Matrix(mat.tolist())], False)
    for pair in kinds.values():
        for o in pair:
            o.hide_render = True


def lotus(radius=.07, open_by=1.0, colour=("#c2406e", "#f6c4d0"), seed=1):
    """Pink lotus, petals pointed and cupped; open_by 0 (bud) to 1."""
    rng = np.random.default_rng(seed)

    def fn(u, v):
        half = .26 * math.sin(math.pi * min(1, .06 + .94 * v ** .9)) ** .8
        s = (u - .5) * 2
        return -.30 * v * v * .0 + .22 * s * s * half + .16 * math.sin(math.pi * v), s * half, v
    base = patch(fn, 6, 8)
    places, tint = [], []
    for ring, count, lift in ((0, 8, 12), (1, 8, 34), (2, 7, 55), (3, 5, 74)):
        e = math.radians(lift + (1 - open_by) * (84 - lift) * .8)
        for k in range(count):
            a = 2 * math.pi * (k + .5 * (ring % 2)) / count + rng.uniform(-.06, .06)
            d = np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])
            up = np.array([-math.cos(a) * math.sin(e), -math.sin(a) * math.sin(e), math.cos(e)])
            s = radius * rng.uniform(.92, 1.05) * (1 - .07 * ring)
            mat = np.eye(4)
            mat[:3, 0], mat[:3, 1], mat[:3, 2], mat[:3, 3] = -up * s, np.cross(d, up) * s, d * s, d * radius * .08
            places.append(mat)
            tint.append(rng.uniform(.3, .9))
    g = m.Graph("lotus")
    t = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    z = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    vein = g.noise(g.coords((1, 40, 1), "Object"), 8, 2)
    c = g.mix(g.math("ADD", g.math("MULTIPLY", z, .5), g.math("MULTIPLY", t, .4)), colour[1], colour[0])
    c = g.mix(g.span(vein, .3, .7, 0, .2), c, colour[0])
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .5}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    merged("Lotus", base, places, g.surface(g.node("MixShader", {0: .35, 1: top, 2: light}).outputs[0]), tint)
    core.lathe([(0, 0), (radius * .14, 0), (radius * .2, radius * .22), (0, radius * .24)], m.plain("#c9a83a", .6), segments=20)


def petals(spots, size=.022, colours=("#8d1220", "#d8343c"), z=.001, seed=1, curl=.5):
    """Loose curved petals lying at (x, y) spots."""
    rng = np.random.default_rng(seed)

    def fn(u, v):
        s = (u - .5) * 2
        half = .42 * math.sin(math.pi * (.12 + .76 * v)) ** .7
        return s * half, v - .5, curl * (.5 * (v - .4) ** 2 + .35 * s * s * half)
    places = []
    for x, y in spots:
        k = size * rng.uniform(.75, 1.15)
        mat = np.array(core.matrix((x, y, z), (rng.uniform(-14, 14), rng.uniform(-14, 14), rng.uniform(0, 360)), k))
        places.append(mat)
    return merged("Petals", patch(fn, 5, 6), places, tinted(colours[0], colours[1], .5, .25), floor=z * .5)


def plumeria(radius=.03, seed=1, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Temple flower (champaka): five white petals, yellow throat."""
    g = m.Graph("plumeria")
    xyz = g.coords(1, "Object")
    dist = g.node("VectorMath", {0: xyz}, operation="LENGTH").outputs["Value"]
    c = g.mix(g.span(dist, radius * .12, radius * .62), "#f0b41e", "#fff8ea")
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .45}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    mat = g.surface(g.node("MixShader", {0: .3, 1: top, 2: light}).outputs[0])

    def fn(u, v):
        s = (u - .5) * 2
        half = .36 * math.sin(math.pi * (.05 + .83 * v)) ** .75
        return s * half + .18 * v * v, v, .25 * v - .28 * v * v + .14 * s * half + .10 * s * s * v
    places = [np.array(core.matrix((0, 0, 0), (0, 0, 72 * k), radius)) for k in range(5)]
    obj = merged("Plumeria", patch(fn, 6, 8), places, mat)
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in rotation]
    return obj


# ------------------------------------------------------------------- paper
def _image(name, array, raw=False):
    """Packed image of an (h, w, 3) sRGB array, first row on top."""
    h, w = array.shape[:2]
    image = bpy.data.images.new(name, w, h)
    if raw:
        image.colorspace_settings.name = "Non-Color"
    flat = np.ones((h, w, 4), np.float32)
    flat[..., :3] = array[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.update()
    return image


def _print(width=640, height=900, seed=1, masthead=True):
    """A page of newsprint: masthead, headlines, columns of words, two photographs."""
    rng = np.random.default_rng(seed)
    page = np.full((height, width, 3), (.90, .875, .81), np.float32)
    page += rng.normal(0, .012, (height, width, 1))
    ink = np.array((.14, .13, .13), np.float32)

    def words(x0, x1, y, size, dark=1.0, fill=.93):
        """A line of make-believe letters."""
        x = x0
        while x < x1 - size:
            for _ in range(int(rng.integers(2, 9))):
                if x > x1 - size * .7:
                    break
                w = max(1, int(size * rng.uniform(.35, .7)))
                a = page[y:y + size, x:x + w]
                stroke = max(1, size // 6)
                cell = np.zeros(a.shape[:2], np.float32)
                kind = rng.integers(5)
                cell[:, :stroke] = kind != 2
                if kind in (0, 1):
                    cell[:stroke, :] = 1
                if kind in (0, 3):
                    cell[-stroke:, :] = 1
                if kind in (1, 4):
                    cell[:, -stroke:] = 1
                if kind == 2:
                    cell[size // 2 - stroke // 2:size // 2 + stroke, :] = 1
                    cell[:, w // 2:w // 2 + stroke] = 1
                if size < 7:
                    cell = np.maximum(cell * .75, .35)
                page[y:y + size, x:x + w] = a * (1 - cell[..., None] * dark) + ink * cell[..., None] * dark
                x += w + max(1, size // 6)
            x += max(2, int(size * .4))
            if rng.random() > fill:
                break

    y = 26
    if masthead:
        words(70, width - 60, y, 58)
        y += 74
        page[y:y + 2, 24:-24] = ink
        words(30, width - 30, y + 6, 7, .7)
        page[y + 18:y + 20, 24:-24] = ink
        y += 34
    words(28, width - 28, y, 34, fill=1)
    y += 46
    words(28, int(width * .7), y, 24, .9, 1)
    y += 38

    def photo(x0, y0, w, h, warm):
        yy, xx = np.mgrid[0:h, 0:w] / h
        tone = .75 - .5 * yy
        for k in range(4):
            ridge = .35 + .14 * k + .09 * np.sin(xx * (5 + 3 * k) + k * 2 + seed)
            tone = np.where(yy > ridge, .62 - .13 * k, tone)
        page[y0:y0 + h, x0:x0 + w] = tone[..., None] * np.array(warm) + rng.normal(0, .02, (h, w, 1))

    columns = 5
    cw = (width - 48) // columns
    photo(24 + cw * 2 + 4, y, cw * 3 - 8, 230, (1.0, .93, .82))
    photo(28, y + 420, cw * 2 - 8, 170, (.86, .95, .95))
    for c in range(columns):
        x = 26 + c * cw
        yy = y + (244 if c >= 2 else 0)
        while yy < height - 24:
            if c < 2 and y + 410 < yy < y + 596:
                yy += 6
                continue
            if rng.random() < .018:
                words(x, x + cw - 10, yy + 4, 13, .9, 1)
                yy += 22
            words(x, x + cw - 9, yy, 5, .62, .97)
            yy += 9
        if c:
            page[y + (244 if c > 2 else 0):height - 24, x - 6:x - 5] = (.6, .58, .55)
    return np.clip(page, 0, 1)


def newsprint(seed=1, masthead=True):
    """Material of a printed page on UV."""
    g = m.Graph("newsprint")
    node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    node.image = _image(f"page {seed}", _print(seed=seed, masthead=masthead))
    node.extension = "EXTEND"
    n = g.noise(g.coords(1), 9, 4)
    return g.principled(g.mix(1.0, node.outputs[0], g.span(n, .3, .7, .88, 1.0), "MULTIPLY"), .85, g.bump(n, .12, .006), specular=.15)


def newspaper(size=(.30, .42), sheets=4, seed=1, folded=True):
    """Newspaper lying flat, masthead towards +Y; folded once across if folded (then half as long)."""
    rng = random.Random(seed)
    w, d = size
    show = newsprint(seed)
    plain_side = newsprint(seed + 7, False)
    d = d / 2 if folded else d
    for k in range(sheets):
        top = k == sheets - 1
        dx, dy, turn = rng.uniform(-.004, .004), rng.uniform(-.004, .004), rng.uniform(-1.2, 1.2)

        def shape(x, y, k=k):
            t = (y + d / 2) / d
            z = .0016 * k + .0022 * (1 + math.sin(3.2 * x / w + 2.1 * t + k * .3)) * .5
            edge = max(0, abs(x) / (w / 2) - .72)
            return z + .016 * edge * edge * (1.4 if x > 0 else .8) * (k + 1) / sheets + (.012 * (1 - t) ** 3 if folded else 0) * (k + 1) / sheets
        obj = core.grid_surface(shape, (w, d), show if top else plain_side, (dx, dy, .001), True, (0, 0, turn), (24, 24))
        if top and folded:
            layer = obj.data.uv_layers[0]
            uv = np.empty(len(obj.data.loops) * 2, np.float32)
            layer.data.foreach_get("uv", uv)
            uv[1::2] = .5 + uv[1::2] * .5
            layer.data.foreach_set("uv", uv)
    if folded:
        # the round back of the fold at +Y lies under the top sheet
        h = .0016 * sheets + .003
        pts = [(d / 2 + h * .5 * math.sin(a), h * .5 - h * .5 * math.cos(a)) for a in np.linspace(0, math.pi, 8)]
        core.mesh("Fold", [(s * w / 2, y, z + .001) for y, z in pts for s in (-1, 1)],
                  [(2 * q, 2 * q + 1, 2 * q + 3, 2 * q + 2) for q in range(7)], m.paper("#e0d8c4"), True)


def spectacles(scale=1.0):
    """Reading glasses lying folded, brass wire."""
    wire = m.brass(.2, "#c9a052", .2)
    with core.at((0, 0, 0), 0, scale):
        for s in (-1, 1):
            ring = [(s * .033 + .024 * math.cos(a), 0.0, .02 + .019 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)[:-1]]
            core.tube(ring, .0011, wire, 6, True)
            core.mesh("Lens", [(s * .033 + .023 * math.cos(a), 0, .02 + .018 * math.sin(a)) for a in np.linspace(0, 6.283, 33)[:-1]],
                      [tuple(range(32))], m.window_glass())
            core.tube([(s * .058, 0, .024), (s * .062, .01, .024), (s * .056, .06, .014), (s * .02, .125, .003), (s * .004, .135, .002)],
                      .0012, wire, 6)
        core.tube([(-.009, 0, .024), (-.004, 0, .029), (.004, 0, .029), (.009, 0, .024)], .0012, wire, 6)


# -------------------------------------------------------------------- food
@m.cached
def banana_green():
    """Fresh banana leaf on UV (u along the leaf, v across): fine side veins, pale midrib."""
    g = m.Graph("banana leaf")
    xyz = g.node("SeparateXYZ", {0: g.coords(1, "UV")})
    u, v = xyz.outputs[0], xyz.outputs[1]
    side = g.math("ABSOLUTE", g.math("SUBTRACT", v, .5))
    slant = g.math("ADD", g.math("MULTIPLY", u, 150.0), g.math("MULTIPLY", side, -26.0))
    veins = g.math("ADD", g.math("MULTIPLY", g.math("SINE", slant), .5), .5)
    broad = g.math("ADD", g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", slant, .23)), .5), .5)
    cloud = g.noise(g.coords(1, "Object"), 5, 4)
    c = g.mix(g.span(cloud, .3, .7), "#25581a", "#4f8426")
    c = g.mix(g.math("MULTIPLY", veins, .3), c, "#76a23e")
    c = g.mix(g.math("MULTIPLY", broad, .08), c, "#24561a")
    rib = g.span(side, .012, .026, 1, 0)
    c = g.mix(rib, c, "#b8c96a")
    height = g.math("ADD", g.math("MULTIPLY", veins, .35), g.math("ADD", g.math("MULTIPLY", broad, .5), g.math("MULTIPLY", rib, 1.5)))
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .3, "Normal": g.bump(height, .35, .002), "Clearcoat": .2}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": "#7fae30"}).outputs[0]
    return g.surface(g.node("MixShader", {0: .15, 1: top, 2: light}).outputs[0])


@m.cached
def curry(colour="#c47a1c", oil="#7a2a08", roughness=.28, flecks="#3c5a1c", fleck=.5, bump=.6):
    """Wet cooked food: mottled, flecked with leaves and spice, glossy."""
    g = m.Graph("curry")
    where = g.coords(1)
    n = g.noise(where, 70, 5, .6)
    big = g.noise(where, 26, 3)
    spot = g.noise(where, 190, 2)
    c = g.mix(g.span(n, .3, .7), m.scaled(colour, .7), m.scaled(colour, 1.2))
    c = g.mix(g.span(big, .5, .7, 0, .6), c, oil)
    c = g.mix(g.math("MULTIPLY", g.span(spot, .62, .68), fleck), c, flecks)
    return g.principled(c, g.span(big, .4, .6, roughness, roughness + .25), g.bump(n, bump, .004), specular=.5,
                        subsurface=.0)


def chunks(count, radius, height, material, size=.008, seed=1, squash=(1.5, 1, .8)):
    """Cut vegetables half sunk in a mound of the same radius and height."""
    rng = np.random.default_rng(seed)
    base = turned([(.05, -.5), (.42, -.46), (.5, -.3), (.5, .3), (.42, .46), (.05, .5)], 7)
    places = []
    for _ in range(count):
        a, r = rng.uniform(0, 6.283), math.sqrt(rng.random()) * .88
        z = height * max(0, 1 - r ** 1.6)
        d = rng.normal(0, 1, 3) * (1, 1, .5)
        places.append(aim((r * radius * math.cos(a), r * radius * math.sin(a), z + size * .1), d, rng.uniform(0, 6),
                          np.array((size * squash[1], size * squash[2], size * squash[0])) * rng.uniform(.7, 1.2)))
    return merged("Chunks", base, places, material, floor=.0005)


def shreds(count, radius, height, material, length=.012, width=.0014, seed=1):
    """Grated coconut or cut cabbage thrown in a mound."""
    rng = np.random.default_rng(seed)
    places = []
    base = turned([(.2, -.5), (.5, -.3), (.5, .3), (.2, .5)], 4)
    for _ in range(count):
        a, r = rng.uniform(0, 6.283), math.sqrt(rng.random())
        z = height * max(0, 1 - r ** 1.6) + rng.uniform(-.002, .002)
        places.append(aim((r * radius * math.cos(a), r * radius * math.sin(a), max(z, .001)), rng.normal(0, 1, 3) * (1, 1, .4),
                          rng.uniform(0, 6), np.array((width, width, length * rng.uniform(.6, 1.2)))))
    return merged("Shreds", base, places, material, floor=.0004)


def curry_leaves(spots, size=.022, seed=1, z=.002):
    """Small glossy curry leaves at (x, y[, z])."""
    rng = np.random.default_rng(seed)

    def fn(u, v):
        s = (u - .5) * 2
        half = .2 * math.sin(math.pi * (.03 + .95 * v)) ** .8
        return s * half, v - .5, .18 * s * s * half * 2 + .1 * math.sin(3 * v)
    places = []
    for spot in spots:
        zz = spot[2] if len(spot) > 2 else z
        places.append(np.array(core.matrix((spot[0], spot[1], zz), (rng.uniform(-16, 16), rng.uniform(-16, 16), rng.uniform(0, 360)),
                                           size * rng.uniform(.8, 1.15))))
    return merged("Curry leaves", patch(fn, 4, 7), places, tinted("#16330e", "#3d6a1e", .3, .1))


def chips(count=70, radius=.07, layers=4, seed=1, size=.016, colours=("#c98a14", "#efc04a")):
    """Heap of round banana chips, bent and overlapping."""
    rng = np.random.default_rng(seed)

    def fn(u, v):
        a, r = 2 * math.pi * u, v
        return r * math.cos(a), r * math.sin(a) * .93, .16 * (r * math.cos(a)) ** 2 - .1 * (r * math.sin(a)) ** 2 + .04 * math.sin(5 * a) * r
    top, faces = patch(fn, 16, 4)
    low = top.copy()
    low[:, 2] -= .10
    rim = [(4 * 17 + i, 4 * 17 + i + 1, 85 + 4 * 17 + i + 1, 85 + 4 * 17 + i) for i in range(16)]
    verts = np.concatenate([top, low])
    faces = np.concatenate([faces, faces[:, ::-1] + 85, np.array(rim)])
    places = []
    for k in range(count):
        t = k / count
        layer = t * layers
        rr = radius * math.sqrt(rng.random()) * (1 - .75 * t)
        a = rng.uniform(0, 6.283)
        tilt = 34
        places.append(np.array(core.matrix((rr * math.cos(a), rr * math.sin(a), .006 + layer * .0085),
                                           (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), rng.uniform(0, 360)),
                                           size * rng.uniform(.85, 1.15))))
    return merged("Chips", (verts, faces), places, tinted(colours[0], colours[1], .42, .1, .3, scale=240), floor=.0006)


def pappadam(radius=.06, seed=1):
    """Fried pappadam: blistered golden disc."""
    g = m.Graph("pappadam")
    n = g.noise(g.coords(1), 55, 4)
    cell = g.node("TexVoronoi", {"Vector": g.coords(1), "Scale": 75.0}).outputs["Distance"]
    c = g.mix(g.span(cell, .1, .6), "#f0cf86", "#cf9840")
    c = g.mix(g.span(n, .58, .7), c, "#9a5a1c")
    mat = g.principled(c, .5, g.bump(g.math("SUBTRACT", 1, cell), .8, .005), specular=.4)

    def shape(u, v):
        a, r = 2 * math.pi * u, v * radius * (1 + .03 * math.sin(3 * 2 * math.pi * u + seed))
        x, y = r * math.cos(a), r * math.sin(a)
        n = float(core.fractal_noise(x * 60 + 20, y * 60 + 20, 3, seed)) - .5
        return x, y, .004 + .012 * n + .010 * v * v * math.sin(2 * a + seed) * .8
    obj = core.grid_surface(shape, None, mat, steps=(64, 22))
    obj.location.z = .006
    return obj


def idli(radius=.037, location=(0, 0, 0), turn=0, tilt=(0, 0)):
    """Steamed rice cake: soft lens with a fine open crumb."""
    g = m.Graph("idli")
    cell = g.node("TexVoronoi", {"Vector": g.coords(1), "Scale": 420.0}).outputs["Distance"]
    n = g.noise(g.coords(1), 60, 4)
    height = g.math("ADD", g.math("MULTIPLY", cell, .6), n)
    mat = g.principled(g.mix(g.span(n, .3, .7), "#e9e2d2", "#fbf7ec"), .62, g.bump(height, .45, .0016), subsurface=.08,
                       subsurface_color=(.9, .85, .75, 1), subsurface_radius=(.006, .005, .003))
    r = radius
    obj = core.lathe([(0, 0), (.45 * r, .01 * r), (.78 * r, .09 * r), (.95 * r, .2 * r), (1.0 * r, .29 * r), (.985 * r, .34 * r),
                      (.9 * r, .44 * r), (.7 * r, .55 * r), (.4 * r, .63 * r), (0, .66 * r)], mat, location, 48, True)
    obj.rotation_euler = [math.radians(a) for a in (*tilt, turn)]
    return obj


def vada(radius=.032, location=(0, 0, 0), turn=0, tilt=(0, 0), seed=1):
    """Medu vada: fried ring, brown and rough."""
    g = m.Graph("vada")
    n = g.noise(g.coords(1), 50, 5, .65)
    fine = g.noise(g.coords(1), 260, 3)
    c = g.mix(g.span(n, .3, .7), "#6d3210", "#c8822e")
    mat = g.principled(g.mix(g.span(fine, .6, .7), c, "#e0b060"), .5, g.bump(g.math("ADD", n, g.math("MULTIPLY", fine, .5)), .8, .004),
                       specular=.4)
    R, q = radius * .66, radius * .40

    def shape(u, v):
        a, b = 2 * math.pi * u, 2 * math.pi * v
        k = q * (1 + .10 * math.sin(3 * a + seed) + .12 * math.sin(5 * a + 2 * b + seed))
        return (R + k * math.cos(b)) * math.cos(a), (R + k * math.cos(b)) * math.sin(a), q * .82 + k * .82 * math.sin(b)
    obj = core.grid_surface(shape, None, mat, steps=(48, 20))
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in (*tilt, turn)]
    return obj


def thali(radius=.145, material=None):
    """Steel plate with an upright rim."""
    r = radius
    core.lathe([(0, 0), (.9 * r, 0), (.95 * r, .004), (.985 * r, .022), (r, .026), (1.02 * r, .0265), (1.02 * r, .0285), (.995 * r, .029),
                (.975 * r, .026), (.94 * r, .0075), (.9 * r, .0045), (0, .004)], material or m.plain("#d4d2cd", .16, 1.0), segments=96)


def katori(radius=.04, height=.034, fill=None, material=None, level=.74):
    """Small steel bowl, filled with a liquid material."""
    r, h = radius, height
    core.lathe([(0, 0), (.72 * r, 0), (.8 * r, .003), (.95 * r, .5 * h), (r, .95 * h), (1.03 * r, h), (1.0 * r, h * 1.02), (.96 * r, .95 * h),
                (.91 * r, .5 * h), (.74 * r, .005), (0, .004)], material or m.plain("#d4d2cd", .16, 1.0), segments=64)
    if fill:
        core.lathe([(0, level * h), (.90 * r, level * h), (.955 * r, level * h + .0008)], fill, segments=48)


def steel_tumbler(height=.1, radius=.034, drink=None, material=None, level=.86):
    """Tumbler with rolled rim; material brass for the old kind."""
    r, h = radius, height
    core.lathe([(0, 0), (.78 * r, 0), (.82 * r, .003), (.9 * r, .5 * h), (r, .96 * h), (1.1 * r, .985 * h), (1.1 * r, h), (1.0 * r, h),
                (.96 * r, .95 * h), (.86 * r, .5 * h), (.76 * r, .006), (0, .005)], material or m.plain("#d4d2cd", .18, 1.0), segments=64)
    if drink:
        core.lathe([(0, level * h), (.92 * r, level * h)], drink, segments=40)


def chaya_glass(height=.088, radius=.032, drink="#a4683a"):
    """Ribbed tea glass of a Kerala tea shop, full of milk tea."""
    r, h = radius, height
    g = m.glass("#f6fbf8")
    sides = 96
    a = np.arange(sides) * 2 * math.pi / sides
    rows = [(.74, 0, 0), (.78, .02, 0), (.80, .06, 1), (.88, .60, 1), (.92, .68, 0), (1.0, 1.0, 0), (.96, 1.0, 0), (.89, .70, 0), (.76, .09, 0),
            (.02, .08, 0)]
    verts = []
    for k, z, rib in rows:
        rr = r * k * (1 + .022 * rib * np.abs(np.cos(a * 8)))
        verts += list(zip(rr * np.cos(a), rr * np.sin(a), np.full(sides, z * h)))
    verts.append((0, 0, 0))
    faces = [(q * sides + i, q * sides + (i + 1) % sides, (q + 1) * sides + (i + 1) % sides, (q + 1) * sides + i)
             for q in range(len(rows) - 1) for i in range(sides)]
    core.mesh("Tea glass", verts, faces, g, 40)
    tea = m.plain(drink, .1)
    core.lathe([(0, .085 * h), (r * .745, .09 * h), (r * .885, .70 * h), (r * .93, .84 * h), (0, .84 * h)], tea, segments=56)
    rng = np.random.default_rng(3)
    froth = turned([(.05, -.3), (.4, -.2), (.5, 0), (.4, .22), (.05, .32)], 8)
    spots = []
    for _ in range(150):
        q, t = r * .92 * rng.random() ** .25, rng.uniform(0, 6.283)
        spots.append(aim((q * math.cos(t), q * math.sin(t), .84 * h), (0, 0, 1), 0, rng.uniform(.0012, .0042)))
    merged("Froth", froth, spots, tinted("#b98a5c", "#e2c49a", .35))


# --------------------------------------------------------------- festivals
def silk_parasol(height=2.6, radius=.55, colour="#9c1f2c", trim="#d9a83a", seed=1, tilt=(0, 0), tiers=1, ribs=24, tassels=True):
    """Muthukuda: silk canopy sagging between ribs, gilt fringe and bells, on a turned pole."""
    rng = random.Random(seed)
    g = m.Graph("silk")
    where = g.coords((40, 40, 40), "Object")
    n = g.noise(where, .4, 4, .6)
    sheen = g.noise(g.coords((200, 6, 200), "Object"), 1, 2)
    c = g.mix(g.span(n, .3, .7), m.scaled(colour, .75), m.scaled(colour, 1.2))
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": g.span(sheen, .3, .7, .28, .5), "Sheen": .6, "Specular": .5,
                                    "Normal": g.bump(n, .2, .01)}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    silk = g.surface(g.node("MixShader", {0: .35, 1: top, 2: through}).outputs[0])
    gold = m.brass(.26, "#e0b04a", .25)
    fringe = tinted("#8a5a14", "#e8c05a", .45, .1, specular=.6)
    with core.at((0, 0, 0), (tilt[0], tilt[1], rng.uniform(0, 15))):
        pole = [(.0, 0), (.022, 0), (.024, .04), (.016, .06), (.016, .5), (.022, .52), (.022, .56), (.016, .58), (.015, height - .2),
                (.024, height - .18), (.015, height - .15), (.012, height)]
        core.lathe(pole, m.wood("#6b4022"), segments=20)
        for tier in range(tiers):
            r = radius * (1 - .28 * tier)
            z0 = height - .30 + .36 * tier

            def shape(u, v, r=r, z0=z0):
                a = 2 * math.pi * u
                rib = abs(math.cos(a * ribs / 2))
                sag = (1 - rib ** .8) * .030 * v
                z = z0 + .30 * r / .55 * (1 - v ** 1.75) - sag
                return r * v * (1 - .02 * (1 - rib) * v) * math.cos(a), r * v * (1 - .02 * (1 - rib) * v) * math.sin(a), z
            core.grid_surface(shape, None, silk, steps=(ribs * 8, 14))
            edge = [shape(k / (ribs * 6), 1.0) for k in range(ribs * 6)]
            core.tube([(x * 1.003, y * 1.003, z) for x, y, z in edge], .007, gold, 6, True)

            def valance(u, v, r=r, z0=z0):
                a = 2 * math.pi * u
                rib = abs(math.cos(a * ribs / 2))
                drop = .13 * v * (.72 + .28 * (1 - rib))
                rr = r * (.99 + .012 * math.sin(a * ribs * 2) * v)
                return rr * math.cos(a), rr * math.sin(a), z0 - (1 - rib ** .8) * .030 - drop
            core.grid_surface(valance, None, silk, steps=(ribs * 8, 4))
            low = [valance(k / (ribs * 6), 1.0) for k in range(ribs * 6)]
            core.tube(low, .006, gold, 6, True)
            band = [valance(k / (ribs * 6), .45) for k in range(ribs * 6)]
            core.tube([(x * 1.004, y * 1.004, z) for x, y, z in band], .004, gold, 5, True)
            strand = turned([(.0012, 0), (.0016, -.02), (.0014, -.06), (.0006, -.075)], 4)
            places, bells = [], []
            for k in range(ribs * 14):
                x, y, z = valance(k / (ribs * 14), 1.0)
                places.append(np.array(core.matrix((x, y, z), (rng.uniform(-6, 6), rng.uniform(-6, 6), 0), rng.uniform(.8, 1.1))))
            if tassels:
                merged("Fringe", (strand[0], strand[1][:, ::-1]), places, fringe)
            for k in range(ribs):
                x, y, z = valance((k + .5) / ribs, 1.0)
                bells.append(np.array(core.matrix((x * 1.01, y * 1.01, z - .012), (0, 0, 0), 1)))
            merged("Bells", turned([(.002, .012), (.008, .006), (.012, -.004), (.013, -.012), (.006, -.016), (.001, -.022)], 12), bells, gold)
            for k in range(12):
                a = 2 * math.pi * k / 12
                core.tube([(.016 * math.cos(a), .016 * math.sin(a), z0 - .12), (r * .55 * math.cos(a), r * .55 * math.sin(a), z0 + .13)], .004, gold, 5)
            # gilt medallions sewn on the silk
            spots = []
            for k in range(ribs):
                for v in (.52, .8):
                    u = (k + .5) / ribs
                    x, y, z = shape(u, v)
                    x2, y2, z2 = shape(u, v + .02)
                    d = np.array([x2 - x, y2 - y, z2 - z])
                    t = np.array([-math.sin(2 * math.pi * u), math.cos(2 * math.pi * u), 0])
                    spots.append(aim((x, y, z + .002), np.cross(d, t) * -1, 0, .014 * (.6 + v * .5)))
            merged("Medallions", turned([(1, 0), (.9, .12), (.45, .18), (.4, .32), (.01, .4)], 14), spots, gold)
        z = height + .36 * (tiers - 1)
        core.lathe([(.012, z - .02), (.05, z - .005), (.055, z + .01), (.03, z + .03), (.018, z + .05), (.04, z + .08), (.045, z + .11),
                    (.03, z + .15), (.012, z + .18), (.016, z + .2), (.004, z + .25), (0, z + .26)], gold, segments=28)


def chenda(radius=.13, height=.62):
    """Upright temple drum: jackwood shell, hoops and rope lacing."""
    r, h = radius, height
    core.lathe([(0, .02), (r * .96, .02), (r, h / 2), (r * .96, h - .02), (0, h - .02)], m.wood("#8a5a2e", .45, 1.2), segments=48)
    hide = m.leather("#d8c39a", .6)
    for z, up in ((0, -1), (h, 1)):
        core.lathe([(0, z), (r * 1.06, z), (r * 1.08, z - up * .008), (r * 1.06, z - up * .016)] if up > 0 else
                   [(r * 1.06, .016), (r * 1.08, .008), (r * 1.06, 0), (0, 0)], hide, segments=56)
        ring = [(r * 1.09 * math.cos(a), r * 1.09 * math.sin(a), z - up * .02) for a in np.linspace(0, 6.283, 65)[:-1]]
        core.tube(ring, .011, m.wicker("#a87c44"), 8, True)
    rope = m.linen("#d9c8a0", threads=500, creases=.4)
    n = 22
    for k in range(n):
        a, b = 2 * math.pi * k / n, 2 * math.pi * (k + .5) / n
        c = 2 * math.pi * (k + 1) / n
        for p, q, z0, z1 in ((a, b, .02, h - .02), (b, c, h - .02, .02)):
            core.tube([(r * 1.1 * math.cos(p), r * 1.1 * math.sin(p), z0),
                       (r * 1.045 * math.cos((p + q) / 2), r * 1.045 * math.sin((p + q) / 2), h / 2),
                       (r * 1.1 * math.cos(q), r * 1.1 * math.sin(q), z1)], .0035, rope, 5)
    belt = [(r * 1.07 * math.cos(a), r * 1.07 * math.sin(a), h * .5) for a in np.linspace(0, 6.283, 49)[:-1]]
    core.tube(belt, .006, rope, 6, True)


# ------------------------------------------------------------------ places
def turned_pillar(height=2.8, radius=.11, wood=None, stone=None, foot=.42, bracket=True, axis="x"):
    """Carved Kerala pillar: stone foot, octagon and lotus rings, bracketed capital along X or Y."""
    wood = wood or m.wood()
    stone = stone or m.stone("#6f685d", .7)
    r, h = radius, height
    core.box((r * 3.0, r * 3.0, .10), (0, 0, .05), stone, .012)
    core.lathe([(0, .1), (r * 1.35, .1), (r * 1.42, .14), (r * 1.2, .2), (r * 1.1, .28), (r * 1.3, foot - .06), (r * 1.35, foot), (0, foot)],
               stone, segments=16, smooth=False)
    rows = [(0, foot), (1.15, foot), (1.2, foot + .04), (1.05, foot + .07), (1.0, foot + .12), (1.12, foot + .16), (1.0, foot + .2),
            (.98, h * .42), (1.16, h * .43), (1.22, h * .445), (1.16, h * .46), (1.0, h * .47), (1.1, h * .485), (.96, h * .5), (.92, h - .78),
            (1.1, h - .76), (1.18, h - .73), (1.08, h - .70), (.9, h - .68), (.9, h - .6), (1.25, h - .52), (1.34, h - .47), (1.2, h - .43), (.85, h - .4),
            (.85, h - .36), (1.35, h - .27), (1.5, h - .24), (1.5, h - .2), (0, h - .2)]
    core.lathe([(k * r, z) for k, z in rows], wood, segments=40, smooth=35)
    # lotus petals round the shaft below the capital
    petal = patch(lambda u, v: ((u - .5) * .62 * math.sin(math.pi * (.15 + .8 * v)), .16 * math.sin(math.pi * v) * (1 - (2 * u - 1) ** 2) + .06, v), 4, 6)
    places = []
    for k in range(12):
        a = 2 * math.pi * k / 12
        mat = np.array(core.matrix((r * .86 * math.sin(a), -r * .86 * math.cos(a), h - .68), (0, 0, math.degrees(a)), .13))
        mat[:3, 1] *= -1
        places.append(mat)
    merged("Lotus ring", petal, places, wood)
    core.box((r * 3.1, r * 3.1, .09), (0, 0, h - .155), wood, .012)
    if bracket:
        for s in (1, -1):
            side = [(.0, 0), (r * 5.2, 0), (r * 5.2, -.045), (r * 4.4, -.06), (r * 4.0, -.10), (r * 3.3, -.105), (r * 2.9, -.16), (r * 2.2, -.165),
                    (r * 1.9, -.2), (.0, -.2)]
            core.extrude_profile([(s * x, z) for x, z in side], r * 1.3, wood, (0, -r * .65, h - 0) if axis == "x" else (r * .65, 0, h), .007,
                                 (0, 0, 0) if axis == "x" else (0, 0, 90))
    core.box((r * 2.2, r * 10.4, .05) if axis == "y" else (r * 10.4, r * 2.2, .05), (0, 0, h - .02), wood, .008)
