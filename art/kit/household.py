"""Props of the city hotels' pictures: spices, coffee, desk things, sofas, lamps.

Lengths are metres, angles radians unless a name says degrees. Builders return
the object they made (or a list of objects). `loc` is the middle of the base.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from kit import core, surfaces as s

_cache = {}


def once(key, maker):
    """Material or mesh made once a scene; forgotten when Blender was reset."""
    held = _cache.get(key)
    try:
        if held is not None and held.name:
            return held
    except ReferenceError:
        pass
    _cache[key] = maker()
    return _cache[key]


def fresh():
    """Forget cached data; call at the start of each picture."""
    _cache.clear()


# ------------------------------------------------------------ mesh helpers

def link(obj, loc=(0, 0, 0), rot=(0, 0, 0), scale=None):
    bpy.context.scene.collection.objects.link(obj)
    obj.location = loc
    obj.rotation_euler = rot
    if scale is not None:
        obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def raw(name, verts, faces, mat=None, smooth=False, uv=None):
    """Mesh data from lists; `uv` is one pair a vertex."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if mat is not None:
        data.materials.append(mat)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if uv is not None:
        layer = data.uv_layers.new(name="UVMap")
        index = np.empty(len(data.loops), dtype=np.int32)
        data.loops.foreach_get("vertex_index", index)
        layer.data.foreach_set("uv", np.asarray(uv, dtype=np.float32)[index].ravel())
    data.update()
    return data


def mesh(name, verts, faces, mat=None, smooth=False, uv=None, loc=(0, 0, 0),
         rot=(0, 0, 0), scale=None):
    return link(bpy.data.objects.new(name, raw(name, verts, faces, mat, smooth, uv)),
                loc, rot, scale)


def copies(data, places, name="copy"):
    """Linked copies of mesh data at (location, rotation, scale) triples."""
    made = []
    for loc, rot, scale in places:
        made.append(link(bpy.data.objects.new(name, data), loc, rot, scale))
    return made


def bevel(obj, width=0.004, segments=2, angle=40):
    mod = obj.modifiers.new("bevel", "BEVEL")
    mod.width, mod.segments = width, segments
    mod.limit_method = "ANGLE"
    mod.angle_limit = math.radians(angle)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    obj.data.polygons.foreach_set("use_smooth", [True] * len(obj.data.polygons))
    return obj


def subdivide(obj, levels=2):
    mod = obj.modifiers.new("subsurf", "SUBSURF")
    mod.levels = mod.render_levels = levels
    return obj


def thick(obj, thickness=0.003, offset=-1):
    mod = obj.modifiers.new("solid", "SOLIDIFY")
    mod.thickness, mod.offset = thickness, offset
    return obj


_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6),
          (3, 0, 4, 7)]


def box(size, loc, mat, rot=(0, 0, 0), edge=0.004, centred=False, name="box"):
    """Bevelled box; `loc` is the middle of the base, or of the box if centred."""
    x, y, z = (v / 2 for v in size)
    low, high = (-z, z) if centred else (0.0, 2 * z)
    verts = [(-x, -y, low), (x, -y, low), (x, y, low), (-x, y, low),
             (-x, -y, high), (x, -y, high), (x, y, high), (-x, y, high)]
    obj = mesh(name, verts, _FACES, mat, loc=loc, rot=rot)
    if edge:
        bevel(obj, min(edge, 0.45 * min(size)))
    return obj


def between(a, b, width, depth, mat, edge=0.003, name="bar"):
    """Bar of rectangular section from a to b; object's x runs along it."""
    a, b = Vector(a), Vector(b)
    way = b - a
    obj = box((way.length, width, depth), (a + b) / 2, mat, edge=edge, centred=True,
              name=name)
    obj.rotation_euler = way.to_track_quat("X", "Z").to_euler()
    return obj


def lathe(profile, mat, loc=(0, 0, 0), seg=48, rot=(0, 0, 0), scale=None,
          smooth_angle=50, wobble=0.0, name="lathe"):
    """Turned body from (radius, height) pairs."""
    verts, faces = [], []
    profile, seg = core.curved(profile, smooth_angle), max(seg, 64)
    rows = len(profile)
    for r, z in profile:
        for i in range(seg):
            a = 2 * math.pi * i / seg
            k = r * (1 + wobble * math.sin(3 * a + z * 30))
            verts.append((k * math.cos(a), k * math.sin(a), z))
    for j in range(rows - 1):
        for i in range(seg):
            n = (i + 1) % seg
            faces.append((j * seg + i, j * seg + n, (j + 1) * seg + n,
                          (j + 1) * seg + i))
    obj = mesh(name, verts, faces, mat, True, loc=loc, rot=rot, scale=scale)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(smooth_angle)
    return obj


def rounded(points, steps=4):
    """Soften a polyline of (r, z) or (x, y, z) by corner cutting."""
    pts = [np.array(p, dtype=float) for p in points]
    for _ in range(steps):
        out = [pts[0]]
        for a, b in zip(pts[:-1], pts[1:]):
            out += [a * 0.75 + b * 0.25, a * 0.25 + b * 0.75]
        out.append(pts[-1])
        pts = out
    return [tuple(p) for p in pts]


def cylinder(radius, height, loc, mat, seg=40, edge=0.003, rot=(0, 0, 0),
             name="cylinder"):
    e = min(edge, radius * 0.4, height * 0.4)
    prof = [(0, 0), (radius - e, 0), (radius - e * 0.3, e * 0.3), (radius, e),
            (radius, height - e), (radius - e * 0.3, height - e * 0.3),
            (radius - e, height), (0, height)]
    return lathe(prof, mat, loc, seg, rot, smooth_angle=35, name=name)


def tube(points, radius, mat, loc=(0, 0, 0), rot=(0, 0, 0), closed=False,
         resolution=4, smooth=True, taper=None, name="tube"):
    """Round bar along points; `taper` gives a radius factor a point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    if smooth and len(points) > 2:
        points = rounded(points, 3) if not closed else points
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for i, p in enumerate(points):
        spline.points[i].co = (*p, 1)
        if taper:
            t = i / max(len(points) - 1, 1) * (len(taper) - 1)
            k = min(int(t), len(taper) - 2)
            spline.points[i].radius = taper[k] + (taper[k + 1] - taper[k]) * (t - k)
        spline.use_smooth = True
    spline.use_cyclic_u = closed
    if mat is not None:
        curve.materials.append(mat)
    return link(bpy.data.objects.new(name, curve), loc, rot)


def surface(fn, nu, nv, mat, smooth=True, close_u=False, loc=(0, 0, 0),
            rot=(0, 0, 0), scale=None, uv=None, name="surface"):
    """Grid surface of fn(u, v) -> (x, y, z), u and v run 0..1."""
    verts, coords = [], []
    for i in range(nu + 1):
        for j in range(nv + 1):
            u, v = i / nu, j / nv
            verts.append(fn(u, v))
            coords.append(uv(u, v) if uv else (u, v))
    faces = []
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            faces.append((a, a + nv + 1, a + nv + 2, a + 1))
    return mesh(name, verts, faces, mat, smooth, coords, loc, rot, scale)


def extrude(outline, depth, mat, loc=(0, 0, 0), rot=(0, 0, 0), edge=0.003,
            holes=(), name="extrude"):
    """Plate from an (x, z) outline, `depth` along y, holes cut through."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = depth / 2
    curve.bevel_depth = edge
    curve.bevel_resolution = 1
    for ring in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(ring) - 1)
        for i, (x, z) in enumerate(ring):
            spline.points[i].co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    curve.materials.append(mat)
    return link(bpy.data.objects.new(name, curve), loc,
                (rot[0] + math.pi / 2, rot[1], rot[2]))


def group(objects, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Parent objects to an empty placed at loc."""
    empty = bpy.data.objects.new("group", None)
    link(empty, loc, rot, scale)
    for obj in objects:
        if obj is not None and obj.parent is None:
            obj.parent = empty
    return empty


class Gather:
    """Collects the objects made inside a with-block and parents them."""

    def __init__(self, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
        self.where = (loc, rot, scale)

    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:
            made = [o for o in bpy.data.objects
                    if o not in self.before and o.parent is None]
            self.empty = group(made, *self.where)


def wave_noise(seed, count=7, reach=1.0):
    """Cheap smooth 2D noise as a sum of sines: fn(x, y) about -1..1."""
    rng = np.random.default_rng(seed)
    freq = rng.uniform(0.5, 2.6, count) * reach
    ang = rng.uniform(0, 2 * np.pi, count)
    ph = rng.uniform(0, 2 * np.pi, count)
    amp = 1 / np.sqrt(freq / reach)
    amp /= np.sqrt((amp ** 2).sum())

    def fn(x, y):
        total = 0.0
        for f, a, p, k in zip(freq, ang, ph, amp):
            total = total + k * np.sin(f * 6.283 * (x * math.cos(a) + y * math.sin(a)) + p)
        return total
    return fn


# ---------------------------------------------------------------- textiles

def cushion(size, loc, mat, rot=(0, 0, 0), seed=0, plump=1.0, piping=None,
            name="cushion"):
    """Inflated cushion lying flat: size (x, y, thickness)."""
    w, d, t = size
    noise = wave_noise(seed, 6, 1.6)
    n = 30

    def top(sign):
        def fn(u, v):
            x, y = u * 2 - 1, v * 2 - 1
            fill = max(0.0, (1 - abs(x) ** 2.6) * (1 - abs(y) ** 2.6)) ** 0.42
            pinch = 1 - 0.07 * (1 - abs(abs(x) - abs(y))) * max(abs(x), abs(y)) ** 3
            px = x * (1 - 0.05 * (1 - y * y) * abs(x) ** 3)
            py = y * (1 - 0.05 * (1 - x * x) * abs(y) ** 3)
            z = sign * fill * 0.5 * plump * (1 + 0.08 * noise(x, y))
            crease = 0.03 * noise(x * 2.2, y * 2.2) * fill
            return (px * w / 2 * pinch ** 0.2, py * d / 2, (z + crease) * t)
        return fn
    a = surface(top(1), n, n, mat, name=name, loc=loc, rot=rot)
    b = surface(top(-1), n, n, mat, name=name, loc=loc, rot=rot)
    if piping is not None:
        ring = []
        f = top(1)
        for i in range(n):
            ring.append(f(i / n, 0))
        for i in range(n):
            ring.append(f(1, i / n))
        for i in range(n):
            ring.append(f(1 - i / n, 1))
        for i in range(n):
            ring.append(f(0, 1 - i / n))
        tube(ring, 0.004, piping, loc, rot, closed=True, resolution=2)
    return [a, b]


def slab(size, loc, mat, rot=(0, 0, 0), soft=0.05, seed=0, sag=0.012, name="slab"):
    """Seat cushion or mattress: a box with rounded edges and a soft surface."""
    w, d, t = size
    n = 24
    noise = wave_noise(seed, 6, 1.3)
    verts, faces = [], []

    def p(x, y, z):
        q = np.array([x * w / 2, y * d / 2, z * t / 2])
        half = np.array([w, d, t]) / 2
        r = min(soft, 0.48 * min(w, d, t))
        core_ = np.clip(q, -(half - r), half - r)
        way = q - core_
        length = np.linalg.norm(way)
        if length > 1e-9:
            q = core_ + way / length * r
        belly = 1 - x * x * 0.5 - y * y * 0.5
        if z > 0.5:
            q[2] += sag * (0.8 * belly + 0.5 * noise(x * 0.8, y * 0.8))
        q[0] += 0.006 * noise(y, z + 3) * (abs(x) > 0.9)
        q[1] += 0.006 * noise(x, z + 5) * (abs(y) > 0.9)
        return q
    lin = np.concatenate([[-1, -0.985, -0.95, -0.9], np.linspace(-0.8, 0.8, n - 7),
                          [0.9, 0.95, 0.985, 1]])
    m = len(lin)
    for axis in range(3):
        for sign in (-1, 1):
            start = len(verts)
            for i in range(m):
                for j in range(m):
                    c = [0, 0, 0]
                    c[axis] = sign
                    c[(axis + 1) % 3] = lin[i]
                    c[(axis + 2) % 3] = lin[j]
                    verts.append(p(*c))
            for i in range(m - 1):
                for j in range(m - 1):
                    a = start + i * m + j
                    f = (a, a + m, a + m + 1, a + 1)
                    faces.append(f if sign > 0 else f[::-1])
    loc = (loc[0], loc[1], loc[2] + t / 2)
    return mesh(name, verts, faces, mat, True, loc=loc, rot=rot)


def drape(width, length, top, drop_x, drop_y, loc, mat, seed=0, fold=0.03, rot=0.0,
          wrinkle=0.004, radius=0.05, cells=110, name="drape"):
    """Cloth over a box top of width x length; hangs drop_x / drop_y down.

    `drop_y` may be a pair (near, far). Hanging parts fall in waves."""
    near, far = drop_y if isinstance(drop_y, (tuple, list)) else (drop_y, drop_y)
    lo, hi = drop_x if isinstance(drop_x, (tuple, list)) else (drop_x, drop_x)
    noise = wave_noise(seed, 9, 1.4)
    fine = wave_noise(seed + 50, 9, 4.0)

    def bend(t, half):
        """Position and fall for arc length t measured from the middle."""
        side = 1 if t > 0 else -1
        over = abs(t) - half
        if over <= 0:
            return t, 0.0, side
        quarter = radius * math.pi / 2
        if over < quarter:
            ang = over / radius
            return (side * (half + radius * math.sin(ang)),
                    radius * (1 - math.cos(ang)), side)
        return side * (half + radius), radius + over - quarter, side

    def fn(u, v):
        tx = -(width / 2 + lo) + u * (width + lo + hi)
        ty = -(length / 2 + near) + v * (length + near + far)
        x, fx, sx = bend(tx, width / 2)
        y, fy, sy = bend(ty, length / 2)
        fall = max(fx, fy) if min(fx, fy) <= 0 else math.hypot(fx, fy)
        waves_x = math.sin(ty * 17 + 2.0 * noise(ty, 1.3)) * fold * min(fx / 0.25, 1.2)
        waves_y = math.sin(tx * 15 + 2.0 * noise(tx, 4.1)) * fold * min(fy / 0.25, 1.2)
        if fx > 0:
            x += sx * (abs(waves_x) * 0.8 + waves_x * 0.5)
        if fy > 0:
            y += sy * (abs(waves_y) * 0.8 + waves_y * 0.5)
        z = top - fall + wrinkle * (noise(tx, ty) + 0.5 * fine(tx, ty))
        return (x, y, max(z, 0.006))
    return surface(fn, cells, cells, mat, loc=loc, rot=(0, 0, rot), name=name,
                   uv=lambda u, v: (u * (width + lo + hi), v * (length + near + far)))


def curtain(width, height, loc, mat, rot=0.0, folds=9, depth=0.05, seed=0,
            gather=0.0, name="curtain"):
    """Hanging curtain in the xz plane, base at loc; `gather` pulls it in low."""
    noise = wave_noise(seed, 6, 1.2)

    def fn(u, v):
        k = folds * 2 * math.pi
        lean = 0.25 * noise(u * 2, v * 0.4)
        x = (u - 0.5) * width * (1 - gather * (1 - v) ** 2)
        y = depth * math.sin(k * u + lean * 2) * (0.75 + 0.3 * noise(u, 0.3 * v))
        y += 0.3 * depth * math.sin(k * 2.3 * u + 1.1 + lean)
        return (x, y, v * height)
    return surface(fn, folds * 16, 18, mat, loc=loc, rot=(0, 0, rot), name=name)


def folded(size, loc, mat, layers=3, rot=0.0, seed=0, name="folded"):
    """Folded towel or blanket: stacked soft layers joined at one edge."""
    w, d, t = size
    each = t / layers
    made = []
    rng = random.Random(seed)
    for k in range(layers):
        shrink = rng.uniform(0.97, 1.0)
        made.append(slab((w * shrink, d * rng.uniform(0.97, 1.0), each * 1.08),
                         (loc[0] + rng.uniform(-.003, .003), loc[1] +
                          rng.uniform(-.003, .003), loc[2] + k * each),
                         mat, (0, 0, rot + rng.uniform(-.015, .015)),
                         soft=each * 0.5, seed=seed + k, sag=0.004, name=name))
    return made


def napkin(size, loc, mat, rot=0.0, seed=0, lift=0.003, layers=2, name="napkin"):
    """Flat folded napkin: thin layers with lazy waves, x by y metres."""
    made = []
    for k in range(layers):
        noise = wave_noise(seed + k, 6, 1.0)
        w, d = size[0] - .004 * k, size[1] - .006 * k

        def fn(u, v, k=k, noise=noise, w=w, d=d):
            x, y = (u - .5) * w, (v - .5) * d
            edge = max(abs(u - .5), abs(v - .5)) * 2
            z = .0012 + lift * k + lift * .55 * (noise(u * .9, v * .9) + .8) * edge ** 2
            return (x + .0015 * noise(v, 3.0), y + .0015 * noise(u, 7.0), z)
        obj = surface(fn, 40, 40, mat, loc=loc, rot=(0, 0, rot), name=name)
        made.append(thick(obj, .0016, 1))
    return made


# ------------------------------------------------------------------ spices

def peppercorn(variant=0):
    """Mesh data of one dried peppercorn, about 5 mm."""
    import bmesh
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=0.0026)
    rng = np.random.default_rng(variant)
    dirs = rng.normal(size=(16, 3))
    dirs /= np.linalg.norm(dirs, axis=1)[:, None]
    for v in bm.verts:
        n = np.array(v.co.normalized())
        k = np.abs(np.sin(np.dot(dirs, n) * 4.5)).min()
        ridge = 1 - 0.16 * math.exp(-(k / 0.10) ** 2)
        v.co *= ridge * (1 + 0.05 * math.sin(n[0] * 7 + variant))
    data = bpy.data.meshes.new("peppercorn")
    bm.to_mesh(data)
    bm.free()

    def make():
        g = s.Graph("pepper")
        piece = g.add("ObjectInfo").outputs["Random"]
        tone = g.ramp(piece, (0.0, "#0d0907"), (0.6, "#241710"), (0.9, "#3d291b"),
                      (1.0, "#5a4230"))
        n = g.noise(g.coords(), 700, 4, 0.6)
        tone = g.mix(0.5, tone, g.ramp(n, (0.3, 0.35), (0.7, 1.0)), "MULTIPLY")
        return g.done(g.principled(Base_Color=tone, Roughness=0.55, Specular=0.35,
                                   Normal=g.bump(n, 0.5, 0.0008)))
    data.materials.append(once("pepper", make))
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return data


def cardamom(variant=0):
    """Mesh data of one green cardamom pod, about 16 mm along x."""
    rng = random.Random(variant)
    length, fat = 0.0165 * rng.uniform(0.85, 1.1), 0.0044 * rng.uniform(0.85, 1.1)
    nu, nv = 22, 42
    verts, faces = [], []
    for i in range(nu + 1):
        t = i / nu
        r = fat * (math.sin(math.pi * t) ** 0.62) * (1.05 - 0.25 * t) + 0.0003
        for j in range(nv):
            a = 2 * math.pi * j / nv
            tri = 1 + 0.10 * math.cos(3 * a)
            rib = 1 + 0.035 * math.cos(21 * a + 3 * t)
            bend = 0.0009 * math.sin(math.pi * t) * math.sin(variant)
            verts.append(((t - 0.5) * length, r * tri * rib * math.cos(a) + bend,
                          r * tri * rib * math.sin(a)))
    for i in range(nu):
        for j in range(nv):
            k = (j + 1) % nv
            faces.append((i * nv + j, i * nv + k, (i + 1) * nv + k, (i + 1) * nv + j))

    def make():
        g = s.Graph("cardamom")
        piece = g.add("ObjectInfo").outputs["Random"]
        tone = g.ramp(piece, (0.0, "#5f6a2a"), (0.5, "#78803a"), (0.8, "#938f4a"),
                      (1.0, "#a8945a"))
        n = g.noise(g.coords((60, 700, 700)), 1, 3)
        tone = g.mix(0.5, tone, g.ramp(n, (0.3, 0.5), (0.65, 1.0)), "MULTIPLY")
        return g.done(g.principled(Base_Color=tone, Roughness=0.6, Specular=0.3,
                                   Normal=g.bump(n, 0.5, 0.0006)))
    return raw("cardamom", verts, faces, once("cardamom", make), True)


def nutmeg(loc, rot=(0, 0, 0), mace=False, half=False, seed=0, scale=1.0):
    """Nutmeg seed about 24 mm; with its red lace (mace), or cut in half."""
    def shell_mat():
        g = s.Graph("nutmeg")
        n = g.noise(g.coords((90, 90, 220)), 1, 5, 0.7, 1.0)
        tone = g.ramp(n, (0.3, "#5b3a20"), (0.55, "#8a623c"), (0.8, "#b08a5e"))
        return g.done(g.principled(Base_Color=tone, Roughness=0.6, Specular=0.3,
                                   Normal=g.bump(n, 0.8, 0.0016)))

    def cut_mat():
        g = s.Graph("nutmeg-cut")
        n = g.noise(g.coords((1, 1, 1)), 170, 4, 0.5, 2.2)
        band = g.math("ABSOLUTE", g.math("SUBTRACT", n, 0.5))
        tone = g.ramp(band, (0.0, "#4a2714"), (0.05, "#7b4e2c"), (0.14, "#caa272"))
        return g.done(g.principled(Base_Color=tone, Roughness=0.5))

    def mace_mat():
        g = s.Graph("mace")
        n = g.noise(g.coords(), 130, 4)
        tone = g.ramp(n, (0.3, "#8f1f10"), (0.7, "#d0451f"))
        return g.done(g.principled(Base_Color=tone, Roughness=0.35, Specular=0.4))
    made = []
    a, b = 0.0095 * scale, 0.0125 * scale
    noise = wave_noise(seed, 6, 1.4)

    def body(grow=0.0):
        def fn(u, v):
            th, ph = u * 2 * math.pi, v * math.pi
            k = 1 + 0.035 * noise(math.cos(th) * 1.2 + seed, math.cos(ph) * 1.2)
            r = (a + grow) * math.sin(ph) * k
            return (r * math.cos(th), r * math.sin(th), -(b + grow) * math.cos(ph) * k)
        return fn
    if half:
        f = body()

        def fn(u, v):
            return f(u * 0.5, v)
        made.append(surface(fn, 24, 24, once("nutmeg", shell_mat)))
        rim = [f(0, j / 24) for j in range(25)] + [f(0.5, 1 - j / 24) for j in range(25)]
        made.append(mesh("cut", rim + [(0, 0, 0)],
                         [(i, (i + 1) % 50, 50) for i in range(50)],
                         once("nutmeg-cut", cut_mat)))
    else:
        made.append(surface(body(), 32, 24, once("nutmeg", shell_mat)))
    if mace:
        f = body(0.0007)
        rng = random.Random(seed)
        for k in range(9):
            start = k * 2 * math.pi / 9
            pts = []
            for j in range(9):
                v = 0.03 + 0.85 * j / 8
                u = (start + 0.45 * math.sin(v * 5 + k * 1.7)) / (2 * math.pi)
                pts.append(f(u, v))
            made.append(tube(pts, 0.0016 * scale, once("mace", mace_mat),
                             resolution=2, taper=[1.3, 1.2, 0.9, 0.35]))
            if rng.random() < 0.8:
                made.append(tube([pts[3], f((start + 0.5) / 6.283, 0.55),
                                  f((start + 0.75) / 6.283, 0.72)], 0.0011 * scale,
                                 once("mace", mace_mat), resolution=2))
    return group(made, loc, rot)


def dome(radius, height, loc, mat, name="dome", rough=0.0, seed=0, power=2.0):
    """Low hill that fills a bowl below its loose pieces; also powder heaps."""
    noise = wave_noise(seed, 9, 2.2)

    def fn(u, v):
        r, a = radius * v, u * 2 * math.pi
        x, y = r * math.cos(a), r * math.sin(a)
        k = 1 + rough * noise(x / radius, y / radius)
        return (x, y, height * (1 - v ** power) * k)
    return surface(fn, 60, 30, mat, loc=loc, name=name)


# ------------------------------------------------------------------ vessels

def bowl(radius, height, mat, loc, foot=0.45, lip=0.0025, wall=0.003, seg=64,
         wobble=0.0, name="bowl"):
    """Open bowl with a foot ring and a rolled lip."""
    r, h = radius, height
    outer = rounded([(0.0, 0.0), (r * foot, 0.0), (r * foot, h * 0.07),
                     (r * foot * 0.96, h * 0.10), (r * 0.78, h * 0.30),
                     (r * 0.95, h * 0.66), (r, h - lip), (r + lip, h)], 3)
    inner = rounded([(r + lip, h), (r + lip * 0.4, h + lip), (r - wall, h - lip),
                     (r * 0.95 - wall, h * 0.66), (r * 0.76 - wall, h * 0.32),
                     (r * 0.4, h * 0.16), (0.0, h * 0.14)], 3)
    return lathe(outer + inner[1:], mat, loc, seg, wobble=wobble, name=name)


def cup(mat, loc, drink=None, rot=0.0, saucer=True, scale=1.0, spoon=None):
    """Coffee cup with handle, saucer and drink, 9 cm across."""
    with Gather(loc, (0, 0, rot), scale) as g:
        lift = 0.008 if saucer else 0.0
        outer = rounded([(0, 0), (0.024, 0), (0.025, 0.004), (0.034, 0.018),
                         (0.042, 0.040), (0.045, 0.058)], 3)
        inner = rounded([(0.045, 0.058), (0.0445, 0.0595), (0.042, 0.058),
                         (0.039, 0.040), (0.031, 0.018), (0.02, 0.007), (0, 0.006)], 3)
        lathe(outer + inner[1:], mat, (0, 0, lift), 56)
        tube([(0.041, 0, 0.046 + lift), (0.062, 0, 0.054 + lift),
              (0.070, 0, 0.036 + lift), (0.056, 0, 0.018 + lift),
              (0.033, 0, 0.017 + lift)], 0.0040, mat, resolution=6)
        if saucer:
            prof = rounded([(0, 0), (0.03, 0), (0.034, 0.002), (0.058, 0.010),
                            (0.074, 0.015), (0.0755, 0.0165), (0.073, 0.0175),
                            (0.056, 0.0125), (0.032, 0.006), (0, 0.0055)], 3)
            lathe(prof, mat, (0, 0, 0), 64)
        if drink is not None:
            lathe([(0, 0.049), (0.030, 0.0490), (0.0415, 0.0492), (0.043, 0.0505)],
                  drink, (0, 0, lift), 48)
        if spoon is not None:
            teaspoon(spoon, (-0.015, -0.058, 0.0175), rot=0.25)
    return g.empty


def teaspoon(mat, loc, rot=0.0, length=0.13):
    with Gather(loc, (0, 0, rot)) as g:
        def fn(u, v):
            x = -0.015 + u * 0.034
            w = 0.0105 * math.sin(math.pi * (0.04 + 0.92 * u)) ** 0.6
            y = (v - 0.5) * 2
            return (x, y * w, 0.0055 - 0.0048 * (1 - y * y) * math.sin(math.pi * u))
        thick(surface(fn, 14, 12, mat), 0.0012, 0)
        tube([(0.017, 0, 0.0055), (0.03, 0, 0.007), (0.06, 0, 0.005),
              (length - 0.02, 0, 0.004)], 0.0018, mat,
             taper=[0.9, 0.8, 0.9, 1.5, 1.4])
    return g.empty


def tumbler(mat, loc, height=0.085, top=0.036, drink=None, fill=0.92, froth=None,
            rot=0.0):
    """Kerala filter-coffee tumbler: flared with a rolled rim."""
    b = top * 0.70
    prof = [(0, 0), (b - 0.002, 0), (b, 0.002), (b + (top - b) * 0.45, height * 0.5),
            (top - 0.002, height * 0.93), (top + 0.003, height * 0.97),
            (top + 0.0055, height * 0.985), (top + 0.0055, height),
            (top + 0.002, height * 1.004), (top - 0.001, height * 0.99),
            (top - 0.0035, height * 0.93), (b + (top - b) * 0.45 - 0.0012, height * 0.5),
            (b - 0.002, 0.006), (0, 0.004)]
    made = [lathe(prof, mat, (0, 0, 0), 64, smooth_angle=60)]
    if drink is not None:
        z = height * fill
        r = b + (top - b) * fill - 0.0012
        made.append(lathe([(0, z), (r - 0.003, z), (r, z + 0.0012)], drink))
    if froth is not None:
        made += froth_cap(r, z, froth)
    return group(made, loc, (0, 0, rot))


def froth_cap(radius, z, mat, seed=3, bubbles=190):
    """Foam: low dome with bubbles of several sizes at the edge."""
    rng = random.Random(seed)
    made = [dome(radius - 0.0004, 0.0075, (0, 0, z), mat, rough=0.10, seed=seed,
                 power=4.0)]
    import bmesh
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1.0)
    data = bpy.data.meshes.new("bubble")
    bm.to_mesh(data)
    bm.free()
    data.materials.append(mat)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    for _ in range(bubbles):
        r = radius * (rng.random() ** 0.42) * 0.95
        a = rng.uniform(0, 6.283)
        size = rng.choice((0.0008, 0.0011, 0.0015, 0.0022)) * rng.uniform(.7, 1.2)
        hill = 0.0075 * (1 - (r / radius) ** 4)
        made += copies(data, [((r * math.cos(a), r * math.sin(a),
                                z + hill - size * 0.25), (0, 0, 0), size)], "bubble")
    return made


def dabarah(mat, loc, radius=0.056, height=0.034, drink=None):
    """The wide cup that belongs to the tumbler: straight wall, flat broad lip."""
    r, h = radius, height
    prof = [(0, 0), (r * 0.86, 0), (r * 0.9, 0.002), (r * 0.97, h * 0.6),
            (r * 0.98, h * 0.90), (r * 1.02, h * 0.955), (r * 1.13, h * 0.975),
            (r * 1.155, h * 0.985), (r * 1.155, h * 1.02), (r * 1.13, h * 1.03),
            (r * 1.0, h * 1.005), (r * 0.955, h * 0.9), (r * 0.945, h * 0.6),
            (r * 0.88, 0.005), (0, 0.004)]
    made = [lathe(prof, mat, (0, 0, 0), 72, smooth_angle=60)]
    if drink is not None:
        made.append(lathe([(0, h * 0.5), (r * 0.94, h * 0.5)], drink))
    return group(made, loc)


def coffee_filter(mat, loc, scale=1.0):
    """Two stacked brass cylinders with a lid and knob, 20 cm high."""
    r = 0.038
    with Gather(loc, (0, 0, 0), scale) as g:
        low = [(0, 0), (r - .002, 0), (r, .002), (r, .082), (r + .003, .085),
               (r + .003, .088), (r - .001, .089)]
        lathe(low, mat, (0, 0, 0), 64)
        high = [(r - .004, .080), (r - .001, .090), (r - .001, .092), (r + .004, .0925),
                (r + .004, .0955), (r - .001, .096), (r - .001, .165), (r + .003, .168),
                (r + .003, .171), (r - .002, .172), (0, .172)]
        lathe(high, mat, (0, 0, 0), 64)
        lid = rounded([(r + .005, .170), (r + .006, .176), (r + .002, .180),
                       (r * .6, .186), (.010, .188), (.006, .190)], 2)
        lathe(lid + [(0.006, .194), (.010, .199), (.011, .204), (.008, .210),
                     (0, .212)], mat, (0, 0, 0), 64)
    return g.empty


# ------------------------------------------------------------------ fruit

def fruit_skin(name, low, high, blush=None, rough=0.4, bump=0.05, scale=40):
    def make():
        g = s.Graph(name)
        at = g.coords()
        n = g.noise(at, scale, 5, 0.6)
        tone = g.ramp(n, (0.3, low), (0.7, high))
        if blush:
            x = g.separate(g.coords(jitter=False))[0]
            mask = g.ramp(g.math("ADD", g.math("MULTIPLY", x, 9.0),
                                 g.noise(at, 12, 3)), (0.35, 0.0), (0.95, 1.0))
            tone = g.mix(mask, tone, blush)
        return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=0.4,
                                   Normal=g.bump(n, bump * 4, 0.001)))
    return once("fruit-" + name, make)


def banana_hand(loc, rot=(0, 0, 0), count=7, scale=1.0, unripe=False):
    """A hand of small Kerala bananas curving from one crown."""
    mat = (fruit_skin("plantain-green", "#6f8a2c", "#8aa33c", None, .45)
           if unripe else fruit_skin("banana", "#d9a321", "#ecc545", None, 0.45))
    tip = once("banana-tip", lambda: s.matt("#3a2a16", 0.8, name="banana-tip"))
    made = []
    rng = random.Random(4)
    for k in range(count):
        ang = (k - (count - 1) / 2) * 0.21
        bend = rng.uniform(0.9, 1.1)
        pts = []
        for i in range(9):
            t = i / 8
            a = 0.2 + 1.25 * t * bend
            pts.append((0.10 * math.sin(a) * 1.3, 0.0, 0.10 * (math.cos(a) - 1)))
        pts = [(x * math.cos(ang), x * math.sin(ang) + 0.012 * (k - count / 2) * 0.6, z)
               for x, _, z in pts]
        made.append(tube(pts, 0.0165, mat, taper=[.42, .5, .85, 1, 1.02, 1, .85, .5, .3],
                         resolution=3))
        made.append(tube([pts[-2], pts[-1]], .004, tip))
    made.append(tube([(-.012, 0, .012), (.012, 0, 0), (.03, 0, -.003)], .013, mat,
                     taper=[.7, 1, 1.1]))
    return group(made, loc, rot, scale)


# --------------------------------------------------------------- desk things

def book(size, loc, cover, rot=0.0, tilt=(0, 0), pages=None, title=None):
    """Closed book lying flat: size (x width, y height, z thickness)."""
    w, d, t = size
    paper = pages or once("paper", lambda: s.matt("#efe6d2", 0.9, name="paper"))
    with Gather(loc, (tilt[0], tilt[1], rot)) as g:
        box((w, d, .0025), (0, 0, 0), cover, edge=.001)
        box((w, d, .0025), (0, 0, t - .0025), cover, edge=.001)
        box((.003, d, t), (-w / 2, 0, 0), cover, edge=.0012)
        box((w - .006, d - .008, t - .005), (0, 0, .0025), paper, edge=.0008)
        if title is not None:
            box((w * .5, d * .12, .0004), (0, d * .18, t - .0002), title, edge=0)
    return g.empty


def open_book(loc, rot=0.0, scale=1.0, text=None):
    """Open book lying flat, pages curving to the gutter."""
    page = text or once("page", page_mat)
    cover = once("cover", lambda: s.matt("#7a2f1e", .7, name="cover"))
    with Gather(loc, (0, 0, rot), scale) as g:
        for side in (-1, 1):
            def fn(u, v, side=side):
                x = side * u * .135
                z = .004 + .013 * math.sin(min(u * 3.3, math.pi / 2)) * (1 - .5 * u)
                return (x, (v - .5) * .20, z)
            surface(fn, 20, 4, page, uv=lambda u, v, k=side: (
                .5 + k * u * .5, v))
            box((.136, .202, .010), (side * .068, 0, .001),
                once("paper", lambda: s.matt("#efe6d2", .9, name="paper")), edge=.003)
        box((.285, .212, .002), (0, 0, 0), cover, edge=.0005)
    return g.empty


def page_mat():
    """Printed double page: grey lines of words on cream paper."""
    h, w = 300, 420
    img = np.tile(s.srgb("#f3ead8"), (h, w, 1))
    rng = np.random.default_rng(3)
    for side in (0, 1):
        for y in range(32, h - 28, 9):
            x = 24 + side * w // 2
            end = (side + 1) * w // 2 - 24
            if rng.random() < .08:
                end -= int(rng.integers(30, 90))
            while x < end:
                length = int(rng.integers(6, 22))
                img[y:y + 3, x:min(x + length, end)] *= .45
                x += length + 4
    return s.painted(s.image("page", img), rough=.9, name="page")


# ---------------------------------------------------------------- furniture

def sofa(loc, fabric, frame, rot=0.0, width=2.1, depth=.86, seats=3, piping=None):
    """Low sofa: timber frame with slatted ends, loose seat and back cushions."""
    with Gather(loc, (0, 0, rot)) as g:
        for x in (-1, 1):
            for y in (-1, 1):
                box((.055, .055, .60 if y < 0 else .74), (x * (width / 2 - .028),
                    y * (depth / 2 - .04), 0), frame, edge=.008)
            box((.06, depth - .02, .03), (x * (width / 2 - .028), 0, .585), frame,
                edge=.012)
            for k in range(7):
                box((.018, .03, .36), (x * (width / 2 - .028), -depth * .33 +
                    k * depth * .11, .235), frame, edge=.004)
            box((.04, depth - .1, .05), (x * (width / 2 - .028), 0, .2), frame, edge=.006)
        box((width - .08, .04, .07), (0, -depth / 2 + .04, .21), frame, edge=.006)
        box((width - .08, .04, .07), (0, depth / 2 - .04, .21), frame, edge=.006)
        box((width - .08, .035, .05), (0, depth / 2 - .02, .69), frame, edge=.008)
        box((width - .08, depth - .12, .02), (0, 0, .235), frame, edge=.002)
        each = (width - .14) / seats
        for k in range(seats):
            x = -(width - .14) / 2 + (k + .5) * each
            slab((each - .008, depth - .13, .17), (x, -.03, .255), fabric, soft=.055,
                 seed=k + 3, sag=.02)
            slab((each - .012, .44, .17), (x, depth * .27, .415 + .12), fabric,
                 (math.radians(76), 0, 0), soft=.065, seed=k + 9, sag=.035)
    return g.empty


def armchair(loc, fabric, frame, rot=0.0):
    """Timber lounge chair, 70 cm wide, with two cushions."""
    with Gather(loc, (0, 0, rot)) as g:
        for x in (-.32, .32):
            tube([(x, -.34, 0), (x, -.32, .3), (x, -.30, .57)], .021, frame)
            tube([(x, .36, 0), (x, .27, .34), (x, .36, .80)], .021, frame)
            tube([(x, -.37, .575), (x, -.1, .60), (x, .31, .575)], .024, frame,
                 taper=[1.1, 1.2, 1.0, .8])
            between((x, -.3, .31), (x, .3, .26), .03, .045, frame)
        between((-.32, -.31, .31), (.32, -.31, .31), .03, .05, frame)
        between((-.32, .29, .27), (.32, .29, .27), .03, .05, frame)
        between((-.32, .35, .77), (.32, .35, .77), .03, .06, frame)
        for k in range(7):
            x = -.24 + k * .08
            tube([(x, .285, .29), (x, .345, .77)], .010, frame)
        slab((.60, .60, .12), (0, -.02, .30), fabric, (math.radians(-4), 0, 0),
             soft=.05, seed=2, sag=.025)
        slab((.58, .46, .12), (0, .235, .56), fabric, (math.radians(80), 0, 0),
             soft=.05, seed=5, sag=.03)
    return g.empty


def cane_chair(loc, frame, weave, rot=0.0, cushion_mat=None, high=False):
    """Bent-cane tub chair with a woven shell; UV weave material in metres."""
    with Gather(loc, (0, 0, rot)) as g:
        span = math.radians(125)
        top_back, top_front = (.95, .60) if high else (.80, .60)

        def rim(t):
            a = (t - .5) * 2 * span
            k = math.cos(a * .72) ** 2
            r = .33 + .03 * k
            return (r * math.sin(a) * 1.02, r * math.cos(a) - .02 + .06 * k,
                    top_front + (top_back - top_front) * k ** 1.4)

        def base(t):
            a = (t - .5) * 2 * span
            return (.27 * math.sin(a), .27 * math.cos(a) - .02, .36)

        def fn(u, v):
            a, b = np.array(base(u)), np.array(rim(u))
            p = a + (b - a) * v
            out = np.array([p[0], p[1] + .02, 0])
            p = p + out / (np.linalg.norm(out) + 1e-6) * .03 * math.sin(v * math.pi)
            return tuple(p)
        surface(fn, 40, 12, weave, uv=lambda u, v: (u * 1.45, v * .42))
        tube([rim(i / 24) for i in range(25)], .017, frame)
        tube([base(i / 24) for i in range(25)], .012, frame)
        ring = [(.285 * math.cos(k * .2618), .285 * math.sin(k * .2618) - .03, .37)
                for k in range(24)]
        tube(ring, .017, frame, closed=True)
        lathe([(0, .365), (.28, .365)], weave, (0, -.03, 0), 32)
        for t in (0.0, 1.0):
            b = base(t)
            tube([rim(t), (b[0] * 1.06, b[1] - .06, .37), (b[0] * 1.1, b[1] - .09, 0)],
                 .017, frame)
        for t in (.28, .72):
            b = base(t)
            tube([(b[0], b[1], .37), (b[0] * 1.25, b[1] * 1.35, 0)], .017, frame)
        low = [(.25 * math.cos(k * .2618), .25 * math.sin(k * .2618) - .03, .16)
               for k in range(24)]
        tube(low, .010, frame, closed=True)
        if cushion_mat is not None:
            cushion((.50, .50, .13), (0, -.04, .44), cushion_mat, seed=3)
    return g.empty


def round_table(loc, top, leg, radius=.4, height=.45, thickness=.03):
    with Gather(loc) as g:
        cylinder(radius, thickness, (0, 0, height - thickness), top, 72, .008)
        for k in range(3):
            a = k * 2.094 + .4
            tube([(radius * .45 * math.cos(a), radius * .45 * math.sin(a), height - .03),
                  (radius * .78 * math.cos(a), radius * .78 * math.sin(a), 0)], .018, leg,
                 taper=[1.1, .7])
    return g.empty


# -------------------------------------------------------------------- lamps

def woven_pendant(loc, drop, mat, radius=.28, height=.32, kind="dome", power=18,
                  glow_=14, seed=0):
    """Pendant of crossing cane strands; loc is the ceiling hook, drop in metres."""
    shapes = {
        "dome": lambda v: (radius * math.sin(.16 + 1.4 * v) / math.sin(1.56),
                           -height * (1 - math.cos(.16 + 1.4 * v)) / (1 - math.cos(1.56))),
        "globe": lambda v: (radius * math.sin(.18 + 2.7 * v),
                            -height * (1 - math.cos(.18 + 2.7 * v)) / 1.9),
        "bell": lambda v: (radius * (.16 + .84 * v ** 1.8), -height * v),
        "basket": lambda v: (radius * (.35 + .65 * math.sin(v * math.pi * .62)),
                             -height * v),
    }
    shape = shapes[kind]
    cord = once("cord", lambda: s.matt("#1a1613", .7, name="cord"))
    with Gather((loc[0], loc[1], loc[2] - drop)) as g:
        tube([(0, 0, drop), (0, 0, 0)], .004, cord, resolution=2)
        cylinder(.045, .02, (0, 0, drop - .02), cord)
        lathe([(.02, .03), (.024, 0), (.02, -.05), (0, -.05)], cord, seg=20)
        n = 22
        for turn in (1, -1):
            for k in range(n):
                a0 = k * 2 * math.pi / n
                pts = []
                for i in range(13):
                    v = i / 12
                    r, z = shape(v)
                    a = a0 + turn * v * 1.5
                    r += .002 * turn
                    pts.append((r * math.cos(a), r * math.sin(a), z))
                tube(pts, .0042, mat, resolution=1, smooth=False)
        for v in (0, .2, .4, .6, .8, 1.0):
            r, z = shape(v)
            ring = [(r * math.cos(k * .2094), r * math.sin(k * .2094), z)
                    for k in range(30)]
            tube(ring, .0055, mat, closed=True, resolution=2)
        bulb = s.glow("#ffcf8a", glow_)
        lathe([(0, -.03), (.02, -.05), (.038, -.09), (.03, -.12), (0, -.13)], bulb,
              seg=24)
        lamp = bpy.data.lights.new("pendant", "POINT")
        lamp.energy, lamp.color = power, (1.0, .73, .43)
        lamp.shadow_soft_size = .045
        link(bpy.data.objects.new("pendant", lamp), (0, 0, -.16))
    return g.empty


def table_lamp(loc, base, height=.5, shade_radius=.16, lit=1.4, power=12, kind="urn"):
    """Table lamp: turned base and pleated cloth shade with its own light."""
    h = height
    with Gather(loc) as g:
        if kind == "urn":
            prof = rounded([(0, 0), (.07, 0), (.07, .015), (.03, .03), (.085, h * .25),
                            (.07, h * .38), (.018, h * .5), (.012, h * .62)], 3)
        else:
            prof = rounded([(0, 0), (.075, 0), (.078, .012), (.02, .024), (.010, .04),
                            (.010, h * .6)], 2)
        lathe(prof, base)
        r = shade_radius
        cl = once("shade%.2f" % lit, lambda: s.shade(strength=lit))
        verts, faces = [], []
        n = 96
        for i in range(n):
            a = 2 * math.pi * i / n
            k = 1 + (.012 if i % 2 else -.012)
            for rr, z in ((r * .72 * k, h), (r * k, h * .6)):
                verts.append((rr * math.cos(a), rr * math.sin(a), z))
        for i in range(n):
            j = (i + 1) % n
            faces.append((i * 2, j * 2, j * 2 + 1, i * 2 + 1))
        mesh("shade", verts, faces, cl)
        lamp = bpy.data.lights.new("lamp", "POINT")
        lamp.energy, lamp.color = power, (1.0, .72, .42)
        lamp.shadow_soft_size = .05
        link(bpy.data.objects.new("lamp", lamp), (0, 0, h * .8))
    return g.empty


# ------------------------------------------------------------- city at night

def mesh_of(obj):
    """Mesh data of an object with curves and modifiers applied; removes it."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    data.transform(obj.matrix_basis)
    bpy.data.objects.remove(obj)
    return data


def jali_block(size, depth, mat, kind="quatrefoil"):
    """Mesh data of one pierced clay block in the xz plane, centred."""
    h = size / 2 - .0015
    outline = [(-h, -h), (h, -h), (h, h), (-h, h)]
    holes = []
    if kind == "quatrefoil":
        k = size * .205
        pts = []
        for i in range(72):
            a = 2 * math.pi * i / 72
            best = 0
            for q in range(4):
                b = q * math.pi / 2
                cx, cy = k * math.cos(b), k * math.sin(b)
                dot = cx * math.cos(a) + cy * math.sin(a)
                disc = dot * dot - k * k + (k * .93) ** 2
                if disc > 0 and dot > 0:
                    best = max(best, dot + math.sqrt(disc))
            pts.append((max(best, k * .55) * math.cos(a), max(best, k * .55) * math.sin(a)))
        holes = [pts]
    elif kind == "petals":
        for q in range(4):
            b = q * math.pi / 2 + math.pi / 4
            pts = []
            for i in range(32):
                t = i / 32 * 2 * math.pi
                along = size * (.34 + .275 * math.cos(t))
                side = size * .115 * math.sin(t) * (1 - .18 * math.cos(t))
                pts.append((along * math.cos(b) - side * math.sin(b),
                            along * math.sin(b) + side * math.cos(b)))
            holes.append(pts)
    elif kind == "ring":
        holes = [[(size * .36 * math.cos(i * .1745), size * .36 * math.sin(i * .1745))
                  for i in range(36)]]
    return mesh_of(extrude(outline, depth, mat, edge=.003, holes=holes))
