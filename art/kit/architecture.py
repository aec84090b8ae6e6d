"""Parts of Kerala buildings in metres: tiled roofs, gables, verandahs, windows, walls, screens.

Builders write into the batches of a Kit, so that a whole house is about a dozen meshes. Walls are
drawn in local coordinates (u along +X, outside towards -Y) through Kit.at(...).
"""
import math

import numpy as np

from kit.solid import Batch, Graph, glow, place, surface


# ------------------------------------------------------------------ materials


def tiles(name="tiles", dark="#7a3320", light="#a84e30", moss=0.35):
    """Fired clay Mangalore tiles, each of its own tone, with some algae."""
    g = Graph(name)
    v = g.coords()
    t = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    colour = g.ramp(t, [(0.0, dark), (0.55, light), (1.0, "#b9683f")])
    n = g.noise(v, 1.1, 6.0, 0.65)
    colour = g.mix(g.math("MULTIPLY", g.ramp(n, [(0.42, 0.0), (0.72, 1.0)]), moss), colour, "#3a2f26")
    fine = g.noise(v, 30.0, 4.0)
    colour = g.mix(0.35, colour, g.ramp(fine, [(0.3, 0.35), (0.7, 1.0)]), "MULTIPLY")
    return g.finish(g.node("BsdfPrincipled", {"Base Color": colour, "Roughness": 0.78, "Specular": 0.25,
                                              "Normal": g.bump(fine, 0.35, 0.01)}).outputs[0])


def wood(name="wood", dark="#2c180d", light="#5a3420", rough=0.45, stretch=(9, 9, 1.2), specular=0.4):
    """Oiled teak with grain along the least stretched axis."""
    return surface(name, dark, light, 3.0, stretch, rough, 0.3, 14.0, tint=0.25, specular=specular)


def plaster(name="plaster", colour="#e9dfcb", shade="#d8cab0", grime=0.5, streak=0.25):
    """Lime plaster with soft clouding, damp foot and rain streaks."""
    return surface(name, shade, colour, 0.7, (1, 1, 1), 0.85, 0.22, 22.0, grime=grime, streak=streak,
                   specular=0.2, detail=7.0, grime_colour="#5e5140")


def laterite(name="laterite"):
    """Pitted laterite stone; blocks vary through their tint."""
    g = Graph(name)
    v = g.coords()
    t = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    n = g.noise(v, 5.0, 8.0, 0.7)
    base = g.ramp(t, [(0.0, "#7d4a33"), (0.5, "#9a6040"), (1.0, "#b57f58")])
    colour = g.mix(0.55, base, g.ramp(n, [(0.3, "#5b2f20"), (0.52, "#9a5737"), (0.75, "#c9a077")]))
    pits = g.node("TexVoronoi", {"Vector": v, "Scale": 26.0}).outputs["Distance"]
    pit = g.ramp(pits, [(0.1, 0.0), (0.38, 1.0)])
    colour = g.mix(0.5, colour, pit, "MULTIPLY")
    h = g.math("ADD", pit, n)
    return g.finish(g.node("BsdfPrincipled", {"Base Color": colour, "Roughness": 0.9, "Specular": 0.15,
                                              "Normal": g.bump(h, 0.7, 0.015)}).outputs[0])


def stone(name="stone", dark="#5b574e", light="#8b857a", rough=0.75, tint=0.3, bump=0.4):
    """Dressed granite."""
    return surface(name, dark, light, 2.2, (1, 1, 1), rough, bump, 45.0, tint=tint, specular=0.3, grime=0.15)


def lit_room(name="lit room", colour="#ffb765", strength=2.2, seed=0.0):
    """What is seen of a lamp-lit room through a window: a bright lamp pool, darker top and corners.

    The pane's own vertical extent comes from Generated coordinates of each pane object, so panes
    use the face attribute 'tint' for brightness and world position for variety.
    """
    g = Graph(name)
    pos = g.node("NewGeometry").outputs["Position"]
    sep = g.node("SeparateXYZ", {0: pos})
    t = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    soft = g.noise(g.node("Mapping", {"Vector": pos, "Scale": (1.1, 1.1, 0.55),
                                      "Location": (seed, 0, 0)}).outputs[0], 1.0, 1.0)
    blobs = g.ramp(soft, [(0.3, 0.5), (0.6, 1.0), (0.8, 1.2)])
    fine = g.noise(g.node("Mapping", {"Vector": pos, "Scale": (2.2, 2.2, 1.4)}).outputs[0], 2.0, 2.0)
    shapes = g.ramp(fine, [(0.3, 0.78), (0.5, 1.0)])
    k = g.math("MULTIPLY", blobs, shapes)
    k = g.math("MULTIPLY", k, g.math("MULTIPLY", t, 2.0 * strength))
    tone = g.ramp(soft, [(0.3, "#e8843a"), (0.7, colour)])
    e = g.node("Emission", {0: tone, 1: k})
    gl = g.node("BsdfGlossy", {0: (0.5, 0.55, 0.6, 1), 1: 0.03})
    f = g.math("MULTIPLY", g.node("Fresnel", {0: 1.4}).outputs[0], 0.6)
    g.mat.cycles.sample_as_light = False
    del sep
    return g.finish(g.node("MixShader", {0: f, 1: e.outputs[0], 2: gl.outputs[0]}).outputs[0])


def dark_glass(name="dark glass"):
    """Unlit window pane that mirrors the sky."""
    g = Graph(name)
    b = g.noise(g.coords(), 1.3, 2.0)
    return g.finish(g.node("BsdfPrincipled", {"Base Color": (0.012, 0.014, 0.013, 1), "Roughness": 0.04,
                                              "Specular": 0.7, "Normal": g.bump(b, 0.03, 0.05)}).outputs[0])


def brass(name="brass", rough=0.28):
    """Old brass."""
    return surface(name, "#7a5220", "#c39a4c", 3.0, (1, 1, 1), rough, 0.12, 20.0, metallic=1.0, specular=0.5)


def curtain_cloth(name="curtain", colour="#e8c692"):
    """Thin cloth that glows from behind."""
    g = Graph(name)
    d = g.node("BsdfDiffuse", {0: (*_lin(colour), 1)}).outputs[0]
    t = g.node("BsdfTranslucent", {0: (*_lin(colour), 1)}).outputs[0]
    return g.finish(g.node("MixShader", {0: 0.5, 1: d, 2: t}).outputs[0])


def _lin(c):
    from kit.solid import rgb
    return rgb(c)


class Kit:
    """Named batches sharing one current placement."""

    def __init__(self, **materials):
        self.batches = {}
        self.materials = dict(materials)
        self.base = np.eye(4)
        self.xf = np.eye(4)

    def stand(self, x=0.0, y=0.0, z=0.0, deg=0.0):
        """Put the whole building somewhere: the frame in which at() works; returns self."""
        self.base = place(x, y, z, deg)
        return self.at()

    def at(self, x=0.0, y=0.0, z=0.0, deg=0.0):
        """Set the placement of what follows, within the building's frame; returns self."""
        self.xf = self.base @ place(x, y, z, deg)
        return self

    def world(self, x, y, z):
        """A point of the current placement in world coordinates (for lamps)."""
        return tuple((self.xf @ np.array([x, y, z, 1.0]))[:3])

    def __getitem__(self, key):
        if key not in self.batches:
            self.batches[key] = Batch(key, self.materials.get(key) or self.materials[key.rstrip("~")], smooth=key.endswith("~"),
                                      auto_smooth=45 if key.endswith("~") else None)
        b = self.batches[key]
        b.xf = self.xf
        return b

    def build(self):
        """Make all objects; returns {name: object}."""
        return {k: b.build() for k, b in self.batches.items()}


def palette(wall="#efe6d3", shade="#dccfb6", trim_dark="#2c180d", trim_light="#5a3420", shutter=None,
            lit=2.2, tile_dark="#7a3320", tile_light="#a84e30", moss=0.35, grime=0.5, streak=0.25):
    """The usual set of house materials; names ending in ~ are smooth-shaded batches."""
    w = wood("teak", trim_dark, trim_light)
    wh = wood("teak lying", trim_dark, trim_light, stretch=(1.2, 9, 9))
    pl = plaster("plaster", wall, shade, grime, streak)
    sh = shutter or ("#24382f", "#35584a")
    st = stone("stone")
    br = brass()
    return dict(wall=pl, **{"wall~": pl}, wood=w, **{"wood~": w}, beam=wh, tile=tiles("tiles", tile_dark, tile_light, moss),
                **{"tile~": tiles("ridge tiles", tile_dark, tile_light, moss)},
                shutter=surface("shutter", sh[0], sh[1], 2.0, (4, 4, 0.7), 0.6, 0.2, 20.0, tint=0.2, grime=0.0),
                lit=lit_room("lit", strength=lit), glass=dark_glass(), laterite=laterite(),
                mortar=surface("mortar", "#6f5743", "#937a5f", 9.0, rough=0.95),
                stone=st, **{"stone~": st}, brass=br, **{"brass~": br}, soffit=wood("soffit", trim_dark, trim_light, 0.6),
                lamp=glow("lamp", "#ffc27a", 14.0), flame=glow("flame", "#ffb050", 40.0),
                cloth=curtain_cloth(), **{"cane~": surface("cane", "#8a6637", "#c39b5e", 6.0, (9, 9, 2), 0.6, 0.4, 60.0)}, black=surface("black", "#0b0a09", "#14110f", rough=0.9, bump=0))


# ------------------------------------------------------------------ roofs


def roof_plane(kit, a, b, up, length, left, right, tile=(0.24, 0.33), lift=0.035, seed=1, soffit=True):
    """One tiled slope.

    a, b: eave ends (3D, left to right seen from outside); up: unit vector up the slope; length: slope
    length in metres; left/right: [(v, u), ...] outline of the slope, u along the eave from a.
    """
    rng = np.random.default_rng(seed)
    a, b, up = (np.asarray(p, float) for p in (a, b, up))
    along = (b - a) / np.linalg.norm(b - a)
    out = np.cross(along, up)
    out /= np.linalg.norm(out)
    if out[2] < 0:
        out = -out
    lv, lu = np.array(left, float).T
    rv, ru = np.array(right, float).T
    tw, tl = tile
    rows = max(1, int(round(length / tl)))
    tl = length / rows
    # tile section: a rounded rib at the left lap, a shallow pan with a middle roll
    sx = np.array([0.0, 0.10, 0.20, 0.34, 0.50, 0.66, 0.84, 1.0])
    sz = np.array([0.010, 0.034, 0.012, 0.004, 0.016, 0.004, 0.003, 0.012])
    k = len(sx)
    verts, faces, tints = [], [], []
    base = 0
    for r in range(rows):
        v0, v1 = r * tl - (0.05 if r == 0 else 0.02), (r + 1) * tl + 0.05
        vm = (r + 0.5) * tl
        u_lo, u_hi = np.interp(vm, lv, lu), np.interp(vm, rv, ru)
        u_lo, u_hi = u_lo - 0.02, u_hi + 0.02
        if u_hi - u_lo < 0.05:
            continue
        first = math.floor(u_lo / tw)
        n = math.ceil(u_hi / tw) - first
        starts = (first + np.arange(n)) * tw
        u = np.clip(starts[:, None] + sx[None] * tw, u_lo, u_hi)          # (n, k)
        jig = rng.normal(0, 0.004, (n, 1))
        for_low = sz[None] + lift + jig
        for_high = sz[None] + 0.004 + jig * 0.3
        vj = rng.normal(0, 0.006, (n, 1))
        lo_v = np.broadcast_to(v0 + vj, u.shape)
        pts = np.stack([
            np.stack([u, lo_v, for_low - 0.028], -1),
            np.stack([u, lo_v, for_low], -1),
            np.stack([u, np.full_like(u, v1), for_high], -1)], 1)           # (n, 3, k, 3)
        verts.append(pts.reshape(-1, 3))
        i = np.arange(n)[:, None, None] * 3 * k
        row = np.arange(2)[None, :, None] * k
        c = np.arange(k - 1)[None, None]
        q = np.stack([i + row + c, i + row + c + 1, i + row + k + c + 1, i + row + k + c], -1).reshape(-1, 4)
        faces.append(q + base)
        tone = np.clip(rng.normal(0.45, 0.2, n), 0, 1)
        tints.append(np.repeat(tone, 2 * (k - 1)))
        base += n * 3 * k
    uvz = np.concatenate(verts)
    world = a + uvz[:, :1] * along + uvz[:, 1:2] * up + uvz[:, 2:] * out
    kit["tile"].add(world, [np.concatenate(faces)], np.concatenate(tints))
    if soffit:
        vs = sorted(set(lv) | set(rv))
        lo = [a + np.interp(v, lv, lu) * along + v * up - 0.05 * out for v in vs]
        hi = [a + np.interp(v, rv, ru) * along + v * up - 0.05 * out for v in vs]
        s = kit["soffit"]
        for i in range(len(vs) - 1):
            s.quad(lo[i], lo[i + 1], hi[i + 1], hi[i])
        # rafters seen below the eaves
        width = np.interp(0, rv, ru) - np.interp(0, lv, lu)
        reach = min(1.6, length * 0.5)
        for u in np.arange(0.25, width, 0.62):
            w = u + np.interp(0, lv, lu)
            if np.interp(reach, lv, lu) < w < np.interp(reach, rv, ru):
                kit["wood"].beam(a + w * along + 0.06 * up - 0.1 * out, a + w * along + reach * up - 0.1 * out,
                                 0.06, 0.09)


def ridge(kit, p0, p1, radius=0.11, step=0.36, seed=3):
    """Overlapping half-round ridge tiles from p0 to p1."""
    rng = np.random.default_rng(seed)
    p0, p1 = np.asarray(p0, float), np.asarray(p1, float)
    d = p1 - p0
    length = np.linalg.norm(d)
    d /= length
    side = np.cross(d, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, d)
    n = max(1, int(round(length / step)))
    step = length / n
    ang = np.linspace(math.radians(-35), math.radians(215), 9)
    for i in range(n):
        c0 = p0 + d * (i * step - 0.02)
        c1 = p0 + d * ((i + 1) * step + 0.03)
        rows = []
        for c, r in ((c0, radius * 0.93), (c0, radius * 1.08), (c1, radius * 0.94)):
            rows.append(c + r * (np.cos(ang)[:, None] * side + np.sin(ang)[:, None] * up))
        kit["tile~"].grid(np.array(rows), np.clip(rng.normal(0.45, 0.2), 0, 1))


def _slope_up(out_dir, pitch):
    c, s = math.cos(pitch), math.sin(pitch)
    return np.array([-out_dir[0] * c, -out_dir[1] * c, s])


def hip_roof(kit, x0, x1, y0, y1, z, pitch=32.0, gablet=0.0, seed=1, fancy=True):
    """Hipped roof over the eave rectangle at height z.

    gablet: 0 plain hip; else height in metres of the small carved gables at both ends of the ridge
    (the ridge runs along the longer side). Returns the ridge height.
    """
    m = kit.xf.copy()
    p = math.radians(pitch)
    tan, cos = math.tan(p), math.cos(p)
    w, d = x1 - x0, y1 - y0
    turn = d > w
    if turn:
        kit.xf = m @ place((x0 + x1) / 2, (y0 + y1) / 2, 0, 90)
        w, d = d, w
    else:
        kit.xf = m @ place((x0 + x1) / 2, (y0 + y1) / 2, 0, 0)
    rise = d / 2 * tan
    over = 0.35
    run_g = (rise - gablet) / tan            # horizontal run of the hip up to the gablet
    top = rise / math.sin(p)
    vg = run_g / cos
    for k, sgn in enumerate((-1, 1)):        # the long slopes
        a = np.array([-w / 2 * -sgn, sgn * d / 2, z]) if sgn > 0 else np.array([-w / 2, -d / 2, z])
        b = np.array([-a[0], a[1], z])
        up = _slope_up((0, sgn), p)
        if gablet > 0:
            left = [(0, 0), (vg, run_g), (vg + 0.001, run_g - over), (top, run_g - over)]
        else:
            left = [(0, 0), (top, d / 2)]
        right = [(v, w - u) for v, u in left]
        roof_plane(kit, a, b, up, top, left, right, seed=seed + k)
    for k, sgn in enumerate((-1, 1)):        # the short slopes
        a = np.array([sgn * w / 2, sgn * -d / 2, z])
        b = np.array([sgn * w / 2, sgn * d / 2, z])
        up = _slope_up((sgn, 0), p)
        length = (run_g if gablet > 0 else d / 2) / cos
        left = [(0, 0), (length, run_g if gablet > 0 else d / 2)]
        right = [(v, d - u) for v, u in left]
        roof_plane(kit, a, b, up, length, left, right, seed=seed + 4 + k)
    zt = z + rise
    xr = w / 2 - (run_g - over if gablet > 0 else d / 2)
    ridge(kit, (-xr, 0, zt + 0.02), (xr, 0, zt + 0.02), seed=seed)
    for sx in (-1, 1):
        for sy in (-1, 1):
            hx = w / 2 - run_g if gablet > 0 else w / 2 - d / 2
            hy = d / 2 - run_g if gablet > 0 else 0
            hz = z + (run_g * tan if gablet > 0 else rise)
            ridge(kit, (sx * w / 2, sy * d / 2, z + 0.03), (sx * hx, sy * hy, hz + 0.03), 0.1, seed=seed + 9)
        if gablet > 0:
            half = d / 2 - run_g
            mm = kit.xf
            kit.xf = mm @ place(sx * (w / 2 - run_g), 0, z + run_g * tan, 90 * sx)
            gable_face(kit, half, gablet, over, fancy)
            kit.xf = mm
    kit.xf = m
    # eave board
    e = kit["beam"]
    for (xa, ya), (xb, yb) in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        e.beam((xa, ya, z - 0.06), (xb, yb, z - 0.06), 0.04, 0.13)
    return zt


def gable_face(kit, half, height, over=0.35, fancy=True, attic=True):
    """Triangular carved gable: base 2*half wide at z 0, apex at height; outside towards -Y... local.

    Slatted timber field, collar with a little bow, carved bargeboards standing out by 'over'.
    """
    w = kit["wood"]
    if attic:
        kit["soffit"].prism([(-half, 0), (half, 0), (0, height)], 0.04, "y", 0.06)
        n = max(3, int(2 * half / 0.16))
        for i in range(n):
            x = -half + (i + 0.5) * 2 * half / n
            h = height * (1 - abs(x) / half)
            if h > 0.12:
                w.box((x - 0.045, 0.0, 0), (x + 0.045, 0.05, h), 0.008)
        w.box((-half, -0.08, -0.06), (half, 0.06, 0.06))
        if height > 2.2:
            z = height * 0.42
            for x in np.arange(-half * 0.5, half * 0.51, 0.24):
                w.prism([(x - 0.09, z + 0.05), (x + 0.09, z + 0.05), (x + 0.06, z + 0.2), (x, z + 0.34), (x - 0.06, z + 0.2)], 0.07, "y", -0.07)
            for x in np.arange(-half + 0.5, half - 0.45, 0.3):
                kit["brass~"].lathe([(0, 0.05), (0.03, 0.04), (0.045, 0), (0.03, -0.04), (0, -0.05)], (x, -0.09, 0.0), 8)
            m = kit.xf.copy()
            kit.xf = m @ place(0, -0.06, height * 0.6)
            for i in range(12):
                a = i * math.pi / 6
                kit["wood"].beam((0.08 * math.cos(a), 0, 0.08 * math.sin(a)), (0.3 * math.cos(a), 0, 0.3 * math.sin(a)), 0.05, 0.03, 0.006)
            kit["brass"].prism([(0.1 * math.cos(k * math.pi / 8), 0.1 * math.sin(k * math.pi / 8)) for k in range(16)], 0.06, "y", -0.04)
            kit.xf = m
            w = kit["wood"]
        if height > 0.9:
            z = height * 0.42
            x = half * (1 - 0.42)
            w.box((-x, -0.07, z - 0.05), (x, 0.05, z + 0.05))
    # bargeboards with a carved lower edge, and the finial
    slope = math.hypot(half, height)
    steps = max(6, int(slope / 0.2))
    reach = 0.28
    depth = 0.26 if height > 1.5 else 0.18
    for s in (-1, 1):
        pts = []
        for i in range(steps * 4 + 1):
            t = i / (steps * 4) * (1 + reach / slope * 0.6)
            carve = 0.035 * abs(math.sin(math.pi * i / 4)) if fancy else 0
            swell = 0.06 * math.sin(math.pi * min(t, 1.0)) if fancy else 0
            pts.append((t, depth + carve + swell))
        top = [np.array([s * half * t, height * (1 - t) + 0.03]) for t, _ in pts]
        nrm = np.array([-s * height, -half]) / slope
        low = [q + nrm * dd for q, (_, dd) in zip(top, pts)]
        v = np.array([[(q[0], -over, q[1]) for q in top], [(q[0], -over, q[1]) for q in low],
                      [(q[0], -over + 0.05, q[1]) for q in low], [(q[0], -over + 0.05, q[1]) for q in top]])
        w.grid(np.concatenate([v, v[:1]]))
        # a second, narrower moulding on its face
        mid = [q + nrm * 0.07 for q in top]
        v = np.array([[(q[0], -over - 0.02, q[1]) for q in top], [(q[0], -over - 0.02, q[1]) for q in mid],
                      [(q[0], -over + 0.01, q[1]) for q in mid]])
        w.grid(v)
    if fancy:
        w.prism([(-0.10, height - 0.42), (0.10, height - 0.42), (0.05, height - 0.3), (0.14, height - 0.05),
                 (0.05, height + 0.25), (0, height + 0.6), (-0.05, height + 0.25), (-0.14, height - 0.05),
                 (-0.05, height - 0.3)], 0.06, "y", -over - 0.03)


def gable_roof(kit, x0, x1, y0, y1, z, pitch=34.0, seed=1, fancy=True, attic=True, ends=(True, True)):
    """Two slopes, ridge along Y, gables at both Y ends (front one towards -Y). Returns the ridge height."""
    p = math.radians(pitch)
    tan, cos = math.tan(p), math.cos(p)
    half = (x1 - x0) / 2
    xm = (x0 + x1) / 2
    rise = half * tan
    d = y1 - y0
    top = half / cos
    over = 0.35
    # left slope: outside is -X; walk from back to front
    for k, s in enumerate((-1, 1)):
        a = np.array([xm + s * half, y1 if s < 0 else y0, z])
        b = np.array([xm + s * half, y0 if s < 0 else y1, z])
        roof_plane(kit, a, b, _slope_up((s, 0), p), top, [(0, 0), (top, 0)], [(0, d), (top, d)], seed=seed + k)
    ridge(kit, (xm, y0 - 0.05, z + rise + 0.03), (xm, y1, z + rise + 0.03), seed=seed)
    m = kit.xf.copy()
    if ends[0]:
        kit.xf = m @ place(xm, y0 + over, z, 0)
        gable_face(kit, half - 0.02, rise, over, fancy, attic)
    if ends[1]:
        kit.xf = m @ place(xm, y1 - over, z, 180)
        gable_face(kit, half - 0.02, rise, over, fancy, attic)
    kit.xf = m
    for x in (x0, x1):
        kit["beam"].beam((x, y0 + 0.1, z - 0.06), (x, y1 - 0.1, z - 0.06), 0.04, 0.12)
    return z + rise


def lean_to(kit, x0, x1, y_eave, y_wall, z_eave, pitch=22.0, hip_left=False, hip_right=False, seed=5):
    """Single slope rising from y_eave (front) to y_wall. Returns the upper height."""
    p = math.radians(pitch)
    d = y_wall - y_eave
    top = d / math.cos(p)
    left = [(0, 0), (top, d if hip_left else 0)]
    right = [(0, x1 - x0), (top, x1 - x0 - (d if hip_right else 0))]
    roof_plane(kit, (x0, y_eave, z_eave), (x1, y_eave, z_eave), _slope_up((0, -1), p), top, left, right, seed=seed)
    kit["beam"].beam((x0, y_eave, z_eave - 0.06), (x1, y_eave, z_eave - 0.06), 0.04, 0.13)
    return z_eave + d * math.tan(p)


# ------------------------------------------------------------------ walls


def wall(kit, width, height, openings=(), thick=0.3, key="wall", z0=0.0):
    """Solid wall from u 0..width, z z0..height, outside face at y 0, with (u0, u1, zb, zt) openings."""
    us = sorted({0.0, width, *[o[0] for o in openings], *[o[1] for o in openings]})
    zs = sorted({z0, height, *[o[2] for o in openings], *[o[3] for o in openings]})
    b = kit[key]
    for i in range(len(us) - 1):
        run = None
        for j in range(len(zs)):
            solid = False
            if j < len(zs) - 1:
                um, zm = (us[i] + us[i + 1]) / 2, (zs[j] + zs[j + 1]) / 2
                solid = not any(o[0] < um < o[1] and o[2] < zm < o[3] for o in openings)
            if solid and run is None:
                run = zs[j]
            if not solid and run is not None:
                b.box((us[i], 0, run), (us[i + 1], thick, zs[j]), 0)
                run = None


def block_wall(kit, width, height, openings=(), thick=0.3, block=(0.4, 0.2), joint=0.014, seed=2, z0=0.0):
    """Laterite wall: bevelled blocks in running bond on a mortar core, same arguments as wall()."""
    m = kit.xf.copy()
    kit.xf = m @ place(0, 0.018, 0)
    wall(kit, width, height, openings, thick - 0.018, "mortar", z0)
    kit.xf = m
    rng = np.random.default_rng(seed)
    bw, bh = block
    rows = max(1, int(round((height - z0) / bh)))
    bh = (height - z0) / rows
    centres, sizes = [], []
    for r in range(rows):
        za, zb = z0 + r * bh, z0 + (r + 1) * bh
        cuts = sorted((o[0], o[1]) for o in openings if o[2] < zb - 0.02 and o[3] > za + 0.02)
        spans, u = [], 0.0
        for c0, c1 in cuts:
            if c0 > u:
                spans.append((u, c0))
            u = max(u, c1)
        if u < width:
            spans.append((u, width))
        off = (r % 2) * bw / 2 + rng.uniform(-0.03, 0.03)
        for s0, s1 in spans:
            edges = [s0] + [e for e in np.arange(math.floor(s0 / bw) * bw + off, s1, bw) if s0 + 0.08 < e < s1 - 0.08] + [s1]
            for e0, e1 in zip(edges, edges[1:]):
                centres.append(((e0 + e1) / 2, 0.05 + rng.normal(0, 0.003), (za + zb) / 2))
                sizes.append((e1 - e0 - joint, 0.1, zb - za - joint))
    kit["laterite"].boxes(centres, sizes, 0.012, np.clip(rng.normal(0.5, 0.22, len(centres)), 0, 1))


def window(kit, u, z, w, h, lit=0.5, shutters="open", bars=True, depth=0.12, frame=0.07, panes=(2, 3),
           sill=True, key="wood", shutter_key="shutter", curtains=True, seed=0, swing=100.0):
    """Framed window centred on u with its sill at z (outside towards -Y).

    lit: brightness of the room behind (0.5 usual), 0 = dark glass; shutters: 'open', 'shut', None.
    """
    f = kit[key]
    x0, x1 = u - w / 2, u + w / 2
    for a, b in (((x0 - 0.03, 0.02, z), (x0 + frame, depth, z + h)), ((x1 - frame, 0.02, z), (x1 + 0.03, depth, z + h)),
                 ((x0 - 0.03, 0.02, z + h - frame), (x1 + 0.03, depth, z + h + 0.03)),
                 ((x0 - 0.03, 0.0, z - 0.02), (x1 + 0.03, depth, z + frame))):
        f.box(a, b, 0.01)
    for i in range(1, panes[0]):
        x = x0 + frame + (w - 2 * frame) * i / panes[0]
        f.box((x - 0.022, depth - 0.05, z + frame), (x + 0.022, depth, z + h - frame), 0.006)
    for j in range(1, panes[1]):
        zz = z + frame + (h - 2 * frame) * j / panes[1]
        f.box((x0 + frame, depth - 0.045, zz - 0.018), (x1 - frame, depth - 0.005, zz + 0.018), 0.006)
    if sill:
        kit["stone"].box((x0 - 0.12, -0.07, z - 0.09), (x1 + 0.12, depth, z - 0.02), 0.012)
    pane = kit["lit" if lit > 0 else "glass"]
    pane.quad((x0, depth + 0.02, z), (x1, depth + 0.02, z), (x1, depth + 0.02, z + h), (x0, depth + 0.02, z + h),
              max(lit, 0.01))
    if lit > 0 and curtains:
        rng = np.random.default_rng(seed + int(u * 31) % 97)
        c = kit["cloth"]
        for s in (-1, 1):
            reach = w * rng.uniform(0.16, 0.3)
            n = 15
            t = np.linspace(0, 1, n)
            xs = (x0 + frame * 0.6 if s < 0 else x1 - frame * 0.6) - s * t * reach
            yy = depth + 0.012 - 0.012 * np.cos(t * math.pi * 2 * 4)
            lower = xs - s * 0.0
            c.grid(np.array([np.stack([lower, yy, np.full(n, z)], -1), np.stack([xs, yy, np.full(n, z + h)], -1)]))
    if shutters:
        sw = w / 2
        m = kit.xf.copy()
        for s in (-1, 1):
            if shutters == "open":
                kit.xf = m @ place(x0 - 0.02 if s < 0 else x1 + 0.02, -0.01, z, (-swing if s < 0 else swing))
                louvres(kit, 0 if s < 0 else -sw, sw if s < 0 else 0, h, shutter_key)
            else:
                kit.xf = m @ place(u, 0.0, z, 0)
                louvres(kit, -sw if s < 0 else 0.004, -0.004 if s < 0 else sw, h, shutter_key)
        kit.xf = m


def louvres(kit, x0, x1, h, key="shutter"):
    """One louvred shutter leaf between x0 and x1 (standing at y 0, 35 mm thick)."""
    b = kit[key]
    t, fr = 0.035, 0.07
    b.box((x0, -t, 0), (x0 + fr, 0, h), 0.005)
    b.box((x1 - fr, -t, 0), (x1, 0, h), 0.005)
    for z in (0.05, h / 2, h - 0.05):
        b.box((x0 + fr, -t, z - 0.05), (x1 - fr, 0, z + 0.05), 0.005)
    n = int(h / 0.055)
    zs = (np.arange(n) + 0.5) * h / n
    zs = zs[(zs > 0.12) & (zs < h - 0.12) & (abs(zs - h / 2) > 0.08)]
    a = math.radians(40)
    rot = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    rng = np.random.default_rng(int(h * 100))
    c = np.stack([np.full(len(zs), (x0 + x1) / 2), np.full(len(zs), -t / 2), zs], -1)
    if len(zs):
        b.boxes(c, [(x1 - x0 - 2 * fr + 0.01, 0.048, 0.008)], 0.002, np.clip(rng.normal(0.5, 0.2, len(zs)), 0, 1),
                rot[None])


def door(kit, u, w, h, lit=0.6, panels=True, key="wood", z=0.0, leaves_open=False, power=45.0):
    """Double door with frame, centred on u; when open, the lit room shows."""
    f = kit[key]
    x0, x1 = u - w / 2, u + w / 2
    f.box((x0 - 0.09, -0.03, z), (x0 + 0.05, 0.14, z + h + 0.05), 0.012)
    f.box((x1 - 0.05, -0.03, z), (x1 + 0.09, 0.14, z + h + 0.05), 0.012)
    f.box((x0 - 0.14, -0.05, z + h - 0.02), (x1 + 0.14, 0.14, z + h + 0.14), 0.016)
    if leaves_open:
        if lit:
            hall(kit, u, w, h, z, power=power)
        m = kit.xf.copy()
        for s in (-1, 1):
            kit.xf = m @ place(x0 if s < 0 else x1, 0.2, z, 78 if s < 0 else -78)
            b = kit[key]
            xa, xb = (0, w / 2) if s < 0 else (-w / 2, 0)
            b.box((xa, 0, 0), (xb, 0.05, h), 0.008)
            for za, zb in ((0.1, 0.45), (0.52, 0.92)):
                b.box((xa + 0.1, -0.02, h * za), (xb - 0.1, 0.07, h * zb), 0.02)
        kit.xf = m
        return
    for s in (-1, 1):
        a, b = (x0, u - 0.004) if s < 0 else (u + 0.004, x1)
        f.box((a, 0.05, z), (b, 0.1, z + h), 0.006, 0.35)
        if panels:
            for za, zb in ((0.12, 0.42), (0.5, 0.72), (0.78, 0.95)):
                f.box((a + 0.1, 0.03, z + h * za), (b - 0.1, 0.06, z + h * zb), 0.02, 0.6)
    kit["brass~"].lathe([(0, 0), (0.03, 0.01), (0.03, 0.04), (0, 0.05)], (u - 0.06, 0.03, z + h * 0.45), 10)


def hall(kit, u, w, h, z=0.0, depth=4.0, side=1.1, power=45.0):
    """Real lit room behind an opening: plaster walls, polished floor, picture, console table and lamp."""
    from kit.solid import point_light
    x0, x1, y0, y1, zt = u - w / 2 - side, u + w / 2 + side, 0.36, 0.36 + depth, z + h + 0.35
    b = kit["wall"]
    b.quad((x0, y1, z), (x1, y1, z), (x1, y1, zt), (x0, y1, zt))
    b.quad((x0, y0, z), (x0, y1, z), (x0, y1, zt), (x0, y0, zt))
    b.quad((x1, y1, z), (x1, y0, z), (x1, y0, zt), (x1, y1, zt))
    kit["soffit"].quad((x0, y0, zt), (x0, y1, zt), (x1, y1, zt), (x1, y0, zt))
    kit["soffit"].quad((x0, y0, z + 0.004), (x1, y0, z + 0.004), (x1, y1, z + 0.004), (x0, y1, z + 0.004))
    f = kit["wood"]
    f.box((u - 0.5, y1 - 0.06, z + 1.25), (u + 0.5, y1 - 0.01, z + 2.05), 0.015)
    kit["laterite"].box((u - 0.42, y1 - 0.08, z + 1.33), (u + 0.42, y1 - 0.05, z + 1.97), 0.004, 0.3)
    f.box((u - 0.7, y1 - 0.45, z + 0.78), (u + 0.7, y1 - 0.02, z + 0.84), 0.012)
    for s in (-0.6, 0.6):
        f.box((u + s - 0.04, y1 - 0.4, z), (u + s + 0.04, y1 - 0.06, z + 0.78), 0.01)
    kit["brass~"].lathe([(0, 0), (0.1, 0), (0.08, 0.03), (0.03, 0.1), (0.06, 0.2), (0.02, 0.3)], (u - 0.42, y1 - 0.25, z + 0.84), 12)
    kit["lamp"].lathe([(0.17, 0.3), (0.11, 0.55)], (u - 0.42, y1 - 0.25, z + 0.84), 14)
    lantern(kit, u, y0 + depth * 0.45, z + h - 0.75, 0.4, 0.6)
    point_light(kit.world(u, y0 + depth * 0.45, z + h - 0.85), power, (1, 0.6, 0.28), 0.12)


def arch_fill(kit, u, w, z_spring, rise, z_top, thick, key="wall", depth0=0.0, n=20):
    """Fills the rectangle above a round or flat arch (opening w wide, spring height, rise)."""
    t = np.linspace(0, math.pi, n + 1)
    xs = u - w / 2 * np.cos(t)
    zs = z_spring + rise * np.sin(t)
    for i in range(n):
        kit[key].prism([(xs[i], zs[i]), (xs[i + 1], zs[i + 1]), (xs[i + 1], z_top), (xs[i], z_top)], thick, "y", depth0)


def arch_band(kit, u, w, z_spring, rise, band=0.16, out=0.05, key="stone", n=20):
    """Moulded archivolt standing out of the wall by 'out' metres."""
    t = np.linspace(0, math.pi, n + 1)
    for i in range(n):
        p = []
        for tt, grow in ((t[i], 0), (t[i + 1], 0), (t[i + 1], band), (t[i], band)):
            p.append((u - (w / 2 + grow) * math.cos(tt), z_spring + (rise + grow) * math.sin(tt)))
        kit[key].prism(p, out + 0.04, "y", -out)


# ------------------------------------------------------------------ columns, rails, screens


def column(kit, x, y, z0, z1, r=0.17, key="wall~", style="tuscan", n=20):
    """Round column with base, swelling shaft and capital."""
    h = z1 - z0
    b = kit[key]
    if style == "tuscan":
        prof = [(r * 1.45, 0), (r * 1.45, 0.10), (r * 1.42, 0.11), (r * 1.4, 0.16), (r * 1.15, 0.2), (r * 1.12, 0.22)]
        for t in np.linspace(0, 1, 8):
            prof.append((r * (1.03 - 0.16 * t ** 1.6), 0.25 + t * (h - 0.55)))
        prof += [(r * 1.0, h - 0.28), (r * 1.02, h - 0.24), (r * 0.9, h - 0.22), (r * 0.92, h - 0.16),
                 (r * 1.3, h - 0.1), (r * 1.34, h - 0.08), (r * 1.34, h), (0, h)]
        b.lathe(prof, (x, y, z0), n)
        s = r * 1.6
        kit[key.rstrip("~")].box((x - s, y - s, z0), (x + s, y + s, z0 + 0.09), 0.012)
        kit[key.rstrip("~")].box((x - s * 0.92, y - s * 0.92, z1 - 0.08), (x + s * 0.92, y + s * 0.92, z1), 0.012)
    else:                                   # turned timber pillar with rings and a lotus capital
        prof = [(r * 1.25, 0), (r * 1.25, 0.25), (r * 0.95, 0.3), (r * 1.1, 0.36), (r * 0.85, 0.42), (r, 0.6),
                (r * 1.02, h * 0.45), (r * 1.12, h * 0.46), (r * 1.12, h * 0.49), (r * 0.95, h * 0.5),
                (r * 0.86, h - 0.7), (r * 1.05, h - 0.66), (r * 0.85, h - 0.6), (r * 1.15, h - 0.5),
                (r * 0.9, h - 0.42), (r * 1.3, h - 0.28), (r * 1.3, h - 0.22), (0, h - 0.22)]
        b.lathe(prof, (x, y, z0), n)
        f = kit[key.rstrip("~")]
        f.box((x - r * 1.5, y - r * 1.5, z1 - 0.23), (x + r * 1.5, y + r * 1.5, z1 - 0.12), 0.012)
        f.box((x - r * 3.6, y - r * 0.8, z1 - 0.13), (x + r * 3.6, y + r * 0.8, z1), 0.02)


def post(kit, x, y, z0, z1, w=0.14, key="wood", brackets=True, axis="x"):
    """Square chamfered timber post on a stone pad, with carved brackets along axis."""
    f = kit[key]
    kit["stone"].box((x - w * 0.85, y - w * 0.85, z0), (x + w * 0.85, y + w * 0.85, z0 + 0.22), 0.02)
    f.box((x - w / 2, y - w / 2, z0 + 0.2), (x + w / 2, y + w / 2, z1), 0.022)
    for zz in (z0 + 0.95, z1 - 0.75):
        f.box((x - w * 0.62, y - w * 0.62, zz), (x + w * 0.62, y + w * 0.62, zz + 0.07), 0.02)
    if brackets:
        for s in (-1, 1):
            pts = [(0, 0), (0.42, 0), (0.42, -0.06), (0.3, -0.1), (0.24, -0.2), (0.12, -0.26), (0.07, -0.42), (0, -0.45)]
            if axis == "x":
                f.prism([(x + s * (w / 2 + a), z1 + b) for a, b in pts], 0.07, "y", y - 0.035)
            else:
                f.prism([(y + s * (w / 2 + a), z1 + b) for a, b in pts], 0.07, "x", x - 0.035)


def railing(kit, p0, p1, z, height=0.9, step=0.13, key="wood", turned=True):
    """Balustrade between two plan points at floor height z."""
    p0, p1 = np.array([*p0, 0.0]), np.array([*p1, 0.0])
    length = np.linalg.norm(p1 - p0)
    kit["beam" if key == "wood" else key].beam(p0 + (0, 0, z + height), p1 + (0, 0, z + height), 0.09, 0.06, 0.015)
    kit["beam" if key == "wood" else key].beam(p0 + (0, 0, z + 0.1), p1 + (0, 0, z + 0.1), 0.06, 0.05, 0.01)
    n = max(1, int(length / step))
    for i in range(n):
        q = p0 + (p1 - p0) * (i + 0.5) / n
        if turned:
            h = height - 0.14
            prof = [(0.026, 0), (0.026, 0.12 * h), (0.014, 0.16 * h), (0.03, 0.36 * h), (0.014, 0.62 * h),
                    (0.022, 0.7 * h), (0.014, 0.75 * h), (0.026, 0.88 * h), (0.026, h)]
            kit[key + "~"].lathe(prof, (q[0], q[1], z + 0.12), 7)
        else:
            kit[key].box((q[0] - 0.018, q[1] - 0.018, z + 0.1), (q[0] + 0.018, q[1] + 0.018, z + height - 0.03), 0.005)


def jali(kit, x0, x1, z0, z1, cell=0.18, bar=0.045, depth=0.08, y=0.0, key="wood", style="diamond"):
    """Pierced screen filling a rectangle: 'diamond', 'grid' or 'hex' (staggered openings)."""
    b = kit[key]
    w, h = x1 - x0, z1 - z0
    for a, c in (((x0, y, z0), (x0 + bar, y + depth, z1)), ((x1 - bar, y, z0), (x1, y + depth, z1)),
                 ((x0, y, z0), (x1, y + depth, z0 + bar)), ((x0, y, z1 - bar), (x1, y + depth, z1))):
        b.box(a, c, 0.008)
    if style == "diamond":
        step = cell
        ym = y + depth / 2
        for k in np.arange(-h, w + h, step):
            for s in (1, -1):
                # line x = k + s*(z - z0) clipped to the rectangle
                xs = k if s > 0 else k + 0.0
                t0, t1 = 0.0, h
                if s > 0:
                    t0, t1 = max(t0, -xs), min(t1, w - xs)
                else:
                    t0, t1 = max(t0, xs - w), min(t1, xs)
                if t1 - t0 > 0.06:
                    b.beam((x0 + xs + s * t0, ym, z0 + t0), (x0 + xs + s * t1, ym, z0 + t1), depth * 0.6, bar * 0.6, 0.004)
    elif style == "grid":
        for x in np.arange(x0 + cell, x1 - 0.02, cell):
            b.box((x - bar / 3, y + 0.01, z0), (x + bar / 3, y + depth - 0.01, z1), 0.005)
        for z in np.arange(z0 + cell, z1 - 0.02, cell):
            b.box((x0, y + 0.015, z - bar / 3), (x1, y + depth - 0.015, z + bar / 3), 0.005)
    else:
        nx, nz = max(1, int(round(w / cell))), max(1, int(round(h / (cell * 0.86))))
        cx, cz = w / nx, h / nz
        for j in range(nz):
            for i in range(-1, nx + 1):
                u = x0 + (i + 0.5 * (j % 2)) * cx
                zc = z0 + j * cz
                pts = [(u + cx * a, zc + cz * c) for a, c in ((0.0, 0.25), (0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75))]
                for (xa, za), (xb, zb) in list(zip(pts, pts[1:] + pts[:1]))[:3]:
                    if min(xa, xb) >= x0 - 1e-6 and max(xa, xb) <= x1 + 1e-6:
                        b.beam((xa, y + depth / 2, za), (xb, y + depth / 2, zb), depth, bar * 0.7, 0.004)


def steps(kit, x0, x1, y, z_top, n=4, tread=0.32, key="stone"):
    """Flight going down towards -Y from y at z_top to the ground."""
    rise = z_top / n
    for i in range(n):
        kit[key].box((x0 - 0.02 * i, y - (i + 1) * tread, 0), (x1 + 0.02 * i, y + 0.1, z_top - i * rise), 0.018,
                     0.4 + 0.05 * (i % 3))


def paving(kit, x0, x1, y0, y1, z=0.0, size=(0.8, 0.55), joint=0.012, key="stone", seed=4, thick=0.06):
    """Courses of bevelled flags; top at z."""
    rng = np.random.default_rng(seed)
    c, s, t = [], [], []
    rows = max(1, int(round((y1 - y0) / size[1])))
    dy = (y1 - y0) / rows
    for r in range(rows):
        x = x0 - rng.uniform(0, size[0])
        while x < x1:
            w = size[0] * rng.uniform(0.7, 1.3)
            a, b = max(x, x0), min(x + w, x1)
            if b - a > 0.05:
                c.append(((a + b) / 2, y0 + (r + 0.5) * dy, z - thick / 2 + rng.normal(0, 0.003)))
                s.append((b - a - joint, dy - joint, thick))
                t.append(np.clip(rng.normal(0.5, 0.22), 0, 1))
            x += w
    kit[key].boxes(c, s, 0.01, np.array(t))


def lantern(kit, x, y, z, size=0.3, hang=0.5):
    """Hanging brass lantern with a lit glass; z is the bottom."""
    s = size
    b = kit["brass~"]
    b.lathe([(0, 0), (0.16 * s, 0.02 * s), (0.3 * s, 0.12 * s), (0.32 * s, 0.16 * s), (0.3 * s, 0.18 * s)], (x, y, z), 12)
    b.lathe([(0.34 * s, 0.82 * s), (0.36 * s, 0.86 * s), (0.2 * s, 1.05 * s), (0.08 * s, 1.12 * s), (0.03, 1.25 * s),
             (0.012, 1.3 * s), (0.008, 1.3 * s + hang)], (x, y, z), 12)
    for i in range(6):
        a = i * math.pi / 3
        kit["brass"].beam((x + 0.3 * s * math.cos(a), y + 0.3 * s * math.sin(a), z + 0.15 * s),
                          (x + 0.33 * s * math.cos(a), y + 0.33 * s * math.sin(a), z + 0.84 * s), 0.012, 0.012)
    kit["lamp"].lathe([(0, 0.2 * s), (0.16 * s, 0.26 * s), (0.22 * s, 0.5 * s), (0.14 * s, 0.74 * s), (0, 0.78 * s)],
                      (x, y, z), 12)


def nilavilakku(kit, x, y, z=0.0, h=0.9, lit=True, wicks=5):
    """Standing brass oil lamp with flames."""
    prof = [(0, 0), (0.20, 0), (0.205, 0.02), (0.19, 0.04), (0.13, 0.07), (0.06, 0.11), (0.035, 0.16), (0.05, 0.19),
            (0.035, 0.22), (0.028, 0.34), (0.05, 0.37), (0.03, 0.40), (0.028, 0.58), (0.055, 0.61), (0.03, 0.64),
            (0.03, 0.70), (0.09, 0.73), (0.17, 0.77), (0.18, 0.79), (0.165, 0.79), (0.08, 0.765), (0.02, 0.77),
            (0.018, 0.86), (0.045, 0.9), (0.02, 0.94), (0.008, 1.0), (0, 1.02)]
    kit["brass~"].lathe([(r * h, t * h) for r, t in prof], (x, y, z), 20)
    if lit:
        for i in range(wicks):
            a = i * 2 * math.pi / wicks + 0.4
            flame(kit, x + 0.165 * h * math.cos(a), y + 0.165 * h * math.sin(a), z + 0.79 * h, 0.05)


def flame(kit, x, y, z, h=0.05):
    """A small oil flame."""
    kit["flame"].lathe([(0, 0), (0.22 * h, 0.15 * h), (0.26 * h, 0.35 * h), (0.14 * h, 0.7 * h), (0, h)], (x, y, z), 7)


def lamp_tower(kit, x, y, h=5.0, tiers=9, key="stone~"):
    """Deepastambham: stone column of shallow dishes, each rim set with flames."""
    base = 0.9
    kit["stone"].box((x - 1.1, y - 1.1, 0), (x + 1.1, y + 1.1, 0.3), 0.03)
    kit["stone"].box((x - 0.8, y - 0.8, 0.3), (x + 0.8, y + 0.8, 0.6), 0.03)
    kit["stone"].box((x - 0.55, y - 0.55, 0.6), (x + 0.55, y + 0.55, base), 0.03)
    dz = (h - base) / tiers
    prof = [(0.42, base)]
    for i in range(tiers):
        z = base + i * dz
        r = 0.62 - 0.34 * i / tiers
        prof += [(r * 0.42, z + 0.12 * dz), (r * 0.4, z + 0.55 * dz), (r * 0.6, z + 0.7 * dz), (r, z + 0.85 * dz),
                 (r * 1.02, z + 0.93 * dz), (r * 0.9, z + 0.94 * dz), (r * 0.5, z + 0.97 * dz)]
        n = 14 - i // 2
        for k in range(n):
            a = k * 2 * math.pi / n + i
            flame(kit, x + r * 0.92 * math.cos(a), y + r * 0.92 * math.sin(a), z + 0.93 * dz, 0.08)
    prof += [(0.1, h), (0.13, h + 0.1), (0.05, h + 0.2), (0, h + 0.38)]
    kit[key].lathe(prof, (x, y, 0), 24)


def tulasi_plinth(kit, x, y, h=1.25):
    """Tulasithara: stepped, niched plinth for the sacred basil; the plant is set by the caller."""
    s = kit["wall"]
    w = 0.62
    kit["stone"].box((x - w, y - w, 0), (x + w, y + w, 0.16), 0.02)
    s.box((x - w * 0.85, y - w * 0.85, 0.16), (x + w * 0.85, y + w * 0.85, 0.34), 0.02)
    s.box((x - w * 0.66, y - w * 0.66, 0.34), (x + w * 0.66, y + w * 0.66, h - 0.2), 0.02)
    s.box((x - w * 0.8, y - w * 0.8, h - 0.2), (x + w * 0.8, y + w * 0.8, h - 0.1), 0.02)
    s.box((x - w * 0.7, y - w * 0.7, h - 0.1), (x + w * 0.7, y + w * 0.7, h), 0.02)
    kit["black"].box((x - 0.11, y - w * 0.67, 0.5), (x + 0.11, y - w * 0.6, 0.78), 0.01)
    flame(kit, x, y - w * 0.7, 0.52, 0.08)


def cane_chair(kit, x, y, z=0.0, deg=0.0):
    """Planter's long-arm chair: teak frame, slung seat (key 'cloth') and broad arms."""
    m = kit.xf.copy()
    kit.xf = m @ place(x, y, z, deg)
    w = kit["wood"]
    for s in (-1, 1):
        w.beam((s * 0.31, -0.38, 0), (s * 0.31, -0.3, 0.6), 0.05, 0.05, 0.012)
        w.beam((s * 0.31, 0.45, 0), (s * 0.31, 0.25, 0.58), 0.05, 0.05, 0.012)
        w.beam((s * 0.33, -0.95, 0.6), (s * 0.33, 0.5, 0.6), 0.12, 0.03, 0.012)
        w.beam((s * 0.27, -0.5, 0.42), (s * 0.27, 0.3, 0.26), 0.04, 0.07, 0.01)
        w.beam((s * 0.27, 0.22, 0.24), (s * 0.27, 0.82, 1.05), 0.04, 0.07, 0.01)
    w.beam((-0.3, 0.82, 1.05), (0.3, 0.82, 1.05), 0.05, 0.06, 0.012)
    w.beam((-0.3, -0.5, 0.42), (0.3, -0.5, 0.42), 0.05, 0.05, 0.012)
    t = np.linspace(0, 1, 14)
    ys = np.interp(t, [0, 0.55, 1], [-0.5, 0.22, 0.82])
    zs = np.interp(t, [0, 0.55, 1], [0.43, 0.27, 1.06]) - 0.07 * np.sin(np.pi * np.clip(t / 0.55, 0, 1)) - \
        0.05 * np.sin(np.pi * np.clip((t - 0.45) / 0.55, 0, 1))
    kit["cane~"].grid(np.array([[(sx * 0.26, yy, zz) for yy, zz in zip(ys, zs)] for sx in (-1, 1)]))
    kit.xf = m


def bench(kit, x0, x1, y, z, depth=0.45, key="wood"):
    """Low built-in bench (charupadi) with a slatted back leaning out towards -Y."""
    w = kit["beam"]
    w.box((x0, y, z + 0.4), (x1, y + depth, z + 0.46), 0.012)
    for x in np.arange(x0 + 0.1, x1, 1.2):
        kit[key].box((x - 0.04, y + 0.05, z), (x + 0.04, y + depth - 0.05, z + 0.4), 0.01)
    for x in np.arange(x0 + 0.06, x1, 0.11):
        kit[key].beam((x, y + 0.02, z + 0.45), (x, y - 0.22, z + 0.95), 0.03, 0.045, 0.006)
    w.beam((x0, y - 0.23, z + 0.97), (x1, y - 0.23, z + 0.97), 0.07, 0.06, 0.015)
