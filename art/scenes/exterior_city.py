"""Two city hotels: Nilavara Metro at dusk, Nilavara Junction at night."""
import math

import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import Batch, area_light, glow, place, point_light, scatter, surface

WARM = (1, 0.6, 0.3)


def car(kit, x, y, deg, key="car"):
    """Rounded saloon of the old Indian kind, 4.3 m long, nose along local +X, with lit lamps."""
    m = kit.xf.copy()
    kit.xf = m @ place(x, y, 0, deg)
    t = np.linspace(-1, 1, 25)
    rows = []
    # lower body
    for a in np.linspace(-1, 1, 13):
        wid = 0.82 * (1 - np.abs(t) ** 5 * 0.35)
        zt = 0.86 + 0.06 * np.cos(t * 1.2) - 0.22 * np.clip(np.abs(t) - 0.8, 0, 1) / 0.2
        prof = 1 - abs(a) ** 5
        rows.append(np.stack([t * 2.15, a * wid, 0.38 + (zt - 0.38) * prof ** 0.5], -1))
    kit[key + "~"].grid(np.array(rows))
    cab = []
    for a in np.linspace(-1, 1, 11):
        zz = 0.86 + 0.66 * np.clip(1 - np.abs((t + 0.08) / 0.56) ** 3.2, 0, 1) ** 0.6 * (1 - abs(a) ** 6) ** 0.5
        cab.append(np.stack([t * 2.15 * 0.62 - 0.15, a * 0.70 * (1 - 0.1 * (zz - 0.86)), zz], -1))
    kit[key + "~"].grid(np.array(cab))
    for s in (-1, 1):
        kit["glass"].quad((-0.95, s * 0.705, 0.98), (0.55, s * 0.705, 0.98), (0.35, s * 0.66, 1.36), (-0.78, s * 0.66, 1.36))
        for xx in (-1.35, 1.32):
            b = kit["black~"]
            a = np.arange(18) * 2 * np.pi / 18
            ring = [np.stack([xx + r * np.cos(a), np.full(18, s * 0.72 + d), 0.32 + r * np.sin(a)], -1) for r, d in ((0.05, 0.1 * s), (0.26, 0.1 * s), (0.32, 0.05 * s), (0.32, -0.1 * s))]
            b.grid(np.array(ring), close=True)
            kit["chrome~"].grid(np.array([np.stack([xx + r * np.cos(a), np.full(18, s * 0.83), 0.32 + r * np.sin(a)], -1) for r in (0.01, 0.13)]), close=True)
        kit["lamp"].lathe([(0, -0.09), (0.09, -0.04), (0.1, 0.03), (0.06, 0.09), (0, 0.1)], (2.08, s * 0.55, 0.68), 12)
        kit["tail"].boxes([(-2.12, s * 0.6, 0.7)], [(0.06, 0.1, 0.16)], 0.02)
    kit["chrome"].box((2.12, -0.8, 0.36), (2.2, 0.8, 0.46), 0.03)
    kit["chrome"].box((-2.2, -0.8, 0.36), (-2.12, 0.8, 0.46), 0.03)
    kit.xf = m


def city_kit(lit, **kw):
    """Materials for the city buildings."""
    k = arch.Kit(**arch.palette(lit=lit, **kw))
    k.materials.update({
        "terra": surface("terracotta", "#8c4428", "#b8663f", 3.0, rough=0.8, bump=0.25, tint=0.3),
        "frame": surface("white frame", "#d9d5cb", "#ece8de", 0.8, rough=0.6, bump=0.06, streak=0.12),
        "concrete": surface("concrete", "#8c8880", "#aba69b", 0.8, rough=0.8, bump=0.2, streak=0.25),
        "teal": surface("teal render", "#1d524f", "#2f6f6a", 0.9, rough=0.7, bump=0.1, streak=0.12),
        "brick": surface("brick red", "#7a2e20", "#9c4330", 1.0, rough=0.75, bump=0.15, streak=0.2),
        "car": surface("car paint", "#e4dcc8", "#efe8d6", 1.0, rough=0.12, bump=0, specular=0.7),
        "chrome": surface("chrome", "#b9bbbd", "#d9dadc", 1.0, rough=0.12, bump=0, metallic=1.0),
        "tail": glow("tail lamp", "#ff2a12", 6.0), "kerb": arch.stone("kerb", "#6b665d", "#9a948a", 0.7),
        "sign": glow("sign", "#ffd9a0", 5.0), "red sign": glow("red sign", "#ff4a28", 5.0),
        "glassy": arch.dark_glass("balcony glass"),
        "mull": surface("mullion", "#1c1d1e", "#2a2b2c", rough=0.4, bump=0)})
    return k


def glazing(kit, x0, x1, z0, z1, lit, nx=3, nz=1, y=0.25, tint=True):
    """Curtain-walled opening with mullions; lit > 0 shows a room."""
    kit["lit" if lit > 0 else "glass"].quad((x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1), max(lit, 0.01))
    for i in range(nx + 1):
        x = x0 + (x1 - x0) * i / nx
        kit["mull"].box((x - 0.03, y - 0.08, z0), (x + 0.03, y - 0.005, z1), 0.004)
    for j in range(nz + 1):
        z = z0 + (z1 - z0) * j / nz
        kit["mull"].box((x0, y - 0.08, z - 0.03), (x1, y - 0.005, z + 0.03), 0.004)
    if tint:
        n = 19
        for s in (-1, 1):
            t = np.linspace(0, 1, n)
            xs = (x0 if s < 0 else x1) - s * t * (x1 - x0) * 0.24
            yy = y - 0.004 - 0.0 * t + 0.0 - 0.02 * (1 - np.cos(t * np.pi * 8)) * 0.2
            kit["cloth"].grid(np.array([np.stack([xs, yy, np.full(n, z0)], -1), np.stack([xs, yy, np.full(n, z1)], -1)]))


def lobby(kit, x0, x1, z0, z1, depth=7.0):
    """Glass lobby: real room with a desk, columns, pendant lamps and a laterite back wall."""
    y1 = depth
    kit["frame"].quad((x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1))
    kit["frame"].quad((x0, 0.3, z0), (x0, y1, z0), (x0, y1, z1), (x0, 0.3, z1))
    kit["frame"].quad((x1, y1, z0), (x1, 0.3, z0), (x1, 0.3, z1), (x1, y1, z1))
    kit["frame"].quad((x0, 0.3, z1), (x0, y1, z1), (x1, y1, z1), (x1, 0.3, z1))
    kit["kerb"].quad((x0, 0.0, z0 + 0.004), (x1, 0.0, z0 + 0.004), (x1, y1, z0 + 0.004), (x0, y1, z0 + 0.004))
    w = x1 - x0
    m = kit.xf.copy()
    kit.xf = m @ place(x0 + w * 0.25, y1 - 0.35, z0)
    arch.block_wall(kit, w * 0.5, z1 - z0 - 0.1, (), 0.3, (0.5, 0.24), seed=3)
    kit.xf = m
    xm = (x0 + x1) / 2
    kit["wood"].box((xm - 2.0, y1 - 2.2, z0), (xm + 2.0, y1 - 1.5, z0 + 1.05), 0.03)
    kit["brass"].box((xm - 2.05, y1 - 2.25, z0 + 1.05), (xm + 2.05, y1 - 1.45, z0 + 1.1), 0.015)
    for k, px in enumerate(np.linspace(x0 + 1.2, x1 - 1.2, 6)):
        zz = z1 - 1.1 - 0.3 * (k % 2)
        kit["lamp"].lathe([(0, -0.16), (0.12, -0.1), (0.16, 0.02), (0.1, 0.13), (0, 0.16)], (px, 2.6, zz), 14)
        kit["brass~"].tube([(px, 2.6, zz + 0.14), (px, 2.6, z1)], 0.012, 5)
    for sx in (x0 + 1.6, x1 - 3.0):
        kit["teal"].box((sx, 2.3, z0 + 0.12), (sx + 1.6, 3.1, z0 + 0.45), 0.07)
        kit["teal"].box((sx, 3.0, z0 + 0.3), (sx + 1.6, 3.25, z0 + 0.9), 0.07)


def kalamassery():
    """Six floors of white frames and terracotta jali at the blue hour, from across the street; 50 mm."""
    kit = city_kit(1.35)
    kit.stand(3.2, 8.0, 0, 14)
    bays, w, fh, z0 = 6, 4.0, 3.3, 5.0
    half = bays * w / 2
    rng = np.random.default_rng(11)
    lobby(kit, -half + 0.3, half - w - 0.2, 0.15, 4.6, 7.5)
    for i in range(6):
        x = -half + 0.3 + i * (2 * half - w - 0.5) / 5
        kit["mull"].box((x - 0.04, 0.0, 0.15), (x + 0.04, 0.12, 4.6), 0.006)
    kit["mull"].box((-half + 0.3, 0, 3.0), (half - w - 0.2, 0.1, 3.08), 0.006)
    kit["frame"].box((-half - 0.3, -0.5, 4.55), (half + 0.3, 9, 5.0), 0.03)
    kit["frame"].box((-half - 0.3, -0.5, 0), (-half + 0.3, 9, 5.0), 0.03)
    kit["terra"].box((half - w, 0.1, 0), (half, 9, 4.6), 0.02)
    for x in np.arange(half - w + 0.2, half, 0.28):
        kit["terra"].box((x - 0.06, -0.12, 0.1), (x + 0.06, 0.12, 4.5), 0.01, rng.uniform(0, 1))
    # canopy
    kit["frame"].box((-4.6, -4.6, 3.5), (1.6, 0.2, 3.75), 0.03)
    kit["wood"].box((-4.5, -4.5, 3.46), (1.5, 0.1, 3.5), 0.01)
    for x in (-4.1, 1.1):
        kit["mull"].box((x - 0.08, -4.2, 0), (x + 0.08, -4.04, 3.5), 0.01)
    # guest floors
    floors = 5
    for f in range(floors):
        z = z0 + f * fh
        kit["frame"].box((-half - 0.3, -0.5, z + fh - 0.16), (half + 0.3, 9, z + fh + 0.08), 0.02)
        for i in range(bays):
            x0 = -half + i * w
            kit["frame"].box((x0 - 0.12, -0.5, z), (x0 + 0.12, 0.4, z + fh - 0.1), 0.02)
            kind = (i * 2 + f * 3 + (f // 2)) % 5
            lit = float(rng.choice([0, 0.28, 0.42, 0.55, 0.65], p=[0.25, 0.15, 0.25, 0.2, 0.15]))
            glazing(kit, x0 + 0.12, x0 + w - 0.12, z + 0.08, z + fh - 0.16, lit, 3, 1, 0.9)
            if kind in (0, 3):
                arch.jali(kit, x0 + 0.14, x0 + w - 0.14, z + 0.1, z + fh - 0.18, 0.36, 0.1, 0.12, -0.42, "terra", "hex")
            elif kind == 1:
                arch.jali(kit, x0 + 0.14, x0 + w * 0.5, z + 0.1, z + fh - 0.18, 0.36, 0.1, 0.12, -0.42, "terra", "hex")
                kit["glassy"].box((x0 + w * 0.5, -0.4, z + 0.1), (x0 + w - 0.14, -0.37, z + 1.1), 0.004)
            else:
                kit["glassy"].box((x0 + 0.14, -0.4, z + 0.1), (x0 + w - 0.14, -0.37, z + 1.1), 0.004)
                kit["mull"].box((x0 + 0.14, -0.41, z + 1.08), (x0 + w - 0.14, -0.36, z + 1.13), 0.01)
    kit["frame"].box((half - 0.12, -0.5, z0), (half + 0.3, 0.4, z0 + floors * fh), 0.02)
    kit["frame"].box((-half - 0.3, -0.5, z0), (-half + 0.05, 0.4, z0 + floors * fh), 0.02)
    top = z0 + floors * fh
    kit["frame"].box((-half - 0.3, -0.5, top), (half + 0.3, 9, top + 0.9), 0.03)
    for s, x in ((-1, -half - 0.3), (1, half + 0.28)):
        kit["frame"].box((x, 0.3, 0), (x + 0.02, 9.2, top), 0)
        for f in range(floors):
            for u in (2.4, 5.6):
                z = z0 + f * fh
                kit["lit" if (f + int(u)) % 3 == 0 else "glass"].box((x - 0.02 * (s < 0), u, z + 0.9), (x + 0.04, u + 1.4, z + 2.5), 0, 0.4)
                kit["terra"].box((x - 0.5 if s < 0 else x, u - 0.1, z + 2.5), (x if s < 0 else x + 0.5, u + 1.5, z + 2.58), 0.01)
    # roof pergola
    for x in np.arange(-half + 0.5, half, 0.7):
        kit["wood"].box((x - 0.05, 0.2, top + 3.1), (x + 0.05, 6, top + 3.28), 0.01)
    for x in np.linspace(-half + 0.5, half - 0.5, 5):
        kit["mull"].box((x - 0.07, 0.4, top), (x + 0.07, 0.54, top + 3.1), 0.01)
    kit.at()
    w_ = kit.world
    area_light(w_(-2.5, 3.2, 4.4), w_(-2.5, 3.2, 0), (14, 4), 560, (1, 0.72, 0.44))
    area_light(w_(-1.5, -2.3, 3.3), w_(-1.5, -2.3, 0), (4, 3), 150, (1, 0.72, 0.44))
    area_light(w_(0, -0.1, 5.2), w_(0, 0.6, 24), (22, 0.15), 700, (1, 0.66, 0.36))
    area_light(w_(0, 2.5, top + 2.9), w_(0, 2.4, 0), (18, 2), 200, WARM)
    kit.stand()
    kit["kerb"].box((-40, -3.4, 0), (-11.5, 4, 0.14), 0.03)
    kit.build()
    land.wet_street(-80, 80, -40, 60, 0.0, 0.85, dry=0.62, puddles=(0.36, 0.47))
    clump = plants.areca_clump(3, 9, 2.2)
    tree = plants.tree(7.5, 3.2, 4, 8000, 0.22, "#14270e", "#3f6a26", 0.16, None, 0.42)
    pts = [kit.world(x, -1.2, 0)[:2] for x in (-11.2, -9.0, 8.6, 10.4, 12.0)]
    scatter(clump, [(x, y, 0.0, 40 * k, 1.0) for k, (x, y) in enumerate(pts)])
    scatter(tree, [(-16.5, 6.5, 0, 0, 1.1), (-22, 10, 0, 50, 1.2), (19.5, 7.0, 0, 80, 1.1), (25, 9.0, 0, 10, 1.2), (-30, 14, 0, 0, 1.3)])
    hedge = plants.shrub(seed=6, box=(2.4, 0.6, 0.7), leaves=2400, size=0.08)
    scatter(hedge, [(-13.0 - 2.4 * k, -2.6, 0.1, 0, 1) for k in range(9)])
    # city behind
    far = Batch("far city", surface("far city", "#3b4050", "#565a66", 0.2, rough=0.9, bump=0))
    far_lit = Batch("far lit", glow("far windows", "#ffc27a", 1.1))
    rng = np.random.default_rng(6)
    for x in np.arange(-110, 130, 13):
        h, wd = rng.uniform(9, 30), rng.uniform(8, 13)
        y = rng.uniform(70, 120)
        far.box((x, y, 0), (x + wd, y + 10, h), 0)
        for _ in range(int(h)):
            wx, wz = x + rng.uniform(0.5, wd - 1.5), 2 + 3.1 * int(rng.uniform(0, max(1, (h - 3) / 3.1)))
            far_lit.quad((wx, y - 0.05, wz), (wx + 1.2, y - 0.05, wz), (wx + 1.2, y - 0.05, wz + 1.5), (wx, y - 0.05, wz + 1.5))
    far.build()
    far_lit.build()
    land.tree_line(46, -80, 90, 7, 12, palms=0.35, dark="#0c160a", light="#263d1a", count=60)
    land.sky("dusk", 0.85, azimuth=-30, clouds=0.6, seed=9.3, cloud_scale=1.0,
             stops=[(-6, "#3a3a44"), (0, "#c7a690"), (5, "#a9a2a8"), (13, "#7c8cab"), (28, "#4a6796"), (55, "#2a4678"), (90, "#1a2f5c")])
    area_light((-20, -34, 30), (2, 8, 9), (26, 18), 3200, (0.62, 0.74, 1.0))
    core.camera((-13.5, -31.0, 1.6), (1.2, 8, 12.4), 50, level=True)
    return {"size": (1200, 800), "exposure": 0.5, "denoise": .7,
            "look": {"contrast": 1.0, "saturation": 0.86, "vignette": 0.16, "bloom": 0.06, "bloom_threshold": 1.4, "highlights": .5}}


def curved_wall(kit, key, r, a0, a1, z0, z1, cx, cy, thick=0.25, n=28):
    """Piece of a cylindrical wall about (cx, cy), angles in degrees (0 = +X)."""
    a = np.radians(np.linspace(a0, a1, n))
    ring = [(r, z0), (r, z1), (r - thick, z1), (r - thick, z0), (r, z0)]
    kit[key].grid(np.array([np.stack([cx + q * np.cos(a), cy + q * np.sin(a), np.full(n, z)], -1) for q, z in ring]))


def lettering(text, matrix, size, material):
    """Standing sign letters, size metres high, centred on the matrix's origin and facing its -Y."""
    import bpy
    from mathutils import Matrix
    data = bpy.data.curves.new("sign", "FONT")
    data.body, data.size, data.extrude, data.align_x, data.space_character = text, size, 0.03, "CENTER", 1.25
    data.materials.append(material)
    ob = bpy.data.objects.new("sign", data)
    ob.matrix_world = Matrix(matrix.tolist()) @ Matrix.Rotation(math.pi / 2, 4, "X")
    bpy.context.scene.collection.objects.link(ob)


def ernakulam():
    """1940s corner building at a crossing, neon band, wet street at night."""
    kit = city_kit(1.5)
    kit.materials["cream"] = arch.plaster("cream", "#eadbb6", "#d6c397", 0.5, 0.35)
    kit.materials["neon"] = glow("neon", "#ff7a4a", 7.0)
    kit.materials["headlamp"] = glow("headlamp", "#ffe6b8", 30.0)
    # corner centre of curvature at the origin, radius 5; wings run along +X (facade towards -Y) and +Y (towards -X)
    r, fh, z0, floors = 5.0, 3.5, 4.6, 3
    rng = np.random.default_rng(5)
    a0, a1 = 180, 270
    top = z0 + floors * fh

    def side(at, length):
        """One straight wing drawn with u along the street, outside towards local -Y."""
        nb = int(length // 3.4)
        w = length / nb
        kit.xf = at
        # shops below
        for i in range(nb):
            a = i * w
            kit["brick"].box((a - 0.3, -0.05, 0), (a + 0.3, 0.5, 4.0), 0.03)
            lit = float(rng.choice([0.35, 0.5, 0.65]))
            glazing(kit, a + 0.3, a + w - 0.3, 0.5, 3.1, lit, 3, 1, 0.3, False)
            glazing(kit, a + 0.3, a + w - 0.3, 3.15, 3.9, lit * 0.8, 6, 1, 0.3, False)
            kit["brick"].box((a + 0.3, 0.05, 0), (a + w - 0.3, 0.4, 0.5), 0.02)
        kit["cream"].box((0, 0, 4.0), (length, 0.5, z0 + 0.2), 0)
        kit["cream"].box((0, -1.5, 3.95), (length, 0.1, 4.2), 0.03)
        for f in range(floors):
            z = z0 + f * fh
            ops = [(i * w + 0.5, i * w + w - 0.5, z + 0.95, z + 2.55) for i in range(nb)]
            m = kit.xf.copy()
            arch.wall(kit, length, z + fh, ops, 0.35, "cream", z0=z)
            for i, (a, b, zb, zt) in enumerate(ops):
                lit = float(rng.choice([0, 0.3, 0.45, 0.6], p=[0.4, 0.2, 0.25, 0.15]))
                glazing(kit, a, b, zb, zt, lit, 3, 3, 0.22, lit > 0)
            for zz in (z + 0.78, z + 2.62):
                kit["cream"].box((0, -0.55 if zz > z + 2 else -0.18, zz), (length, 0.1, zz + 0.14), 0.03)
            for q in range(3):
                kit["brick"].box((0, -0.06, z + 0.12 + 0.2 * q), (length, 0.05, z + 0.24 + 0.2 * q), 0.015)
            kit.xf = m
        kit["cream"].box((0, 0, top), (length, 0.4, top + 1.1), 0.03)
        kit["brick"].box((0, -0.1, top + 0.75), (length, 0.2, top + 0.95), 0.02)
        kit["cream"].box((0, -0.2, top + 1.1), (length, 0.5, top + 1.22), 0.02)

    kit.base = place(0.0, 9.0, 0, 6)
    kit.xf = kit.base
    side(kit.base @ place(0, -r, 0, 0), 17.0)
    side(kit.base @ place(-r, 17.0, 0, -90), 17.0)
    kit.xf = kit.base
    # curved corner
    n = 5
    da = (a1 - a0) / n
    for i in range(n):
        b0, b1 = a0 + i * da, a0 + (i + 1) * da
        if i == 2:
            continue
        curved_wall(kit, "brick", r + 0.02, b0, b0 + 3, 0, 4.0, 0, 0, 0.4, 4)
        curved_wall(kit, "brick", r + 0.02, b1 - 3, b1, 0, 4.0, 0, 0, 0.4, 4)
        curved_wall(kit, "lit", r - 0.25, b0 + 3, b1 - 3, 0.5, 3.9, 0, 0, 0.02, 10)
        curved_wall(kit, "brick", r, b0 + 3, b1 - 3, 0, 0.5, 0, 0, 0.4, 8)
        for q in np.linspace(b0 + 3, b1 - 3, 4):
            curved_wall(kit, "mull", r - 0.18, q - 0.3, q + 0.3, 0.5, 3.9, 0, 0, 0.08, 3)
        curved_wall(kit, "mull", r - 0.18, b0 + 3, b1 - 3, 3.08, 3.16, 0, 0, 0.08, 8)
    # entrance in the middle of the corner
    kit.xf = kit.base @ place((r - 0.1) * math.cos(math.radians(225)), (r - 0.1) * math.sin(math.radians(225)), 0, -45)
    arch.door(kit, 0, 1.7, 2.9, leaves_open=True, power=200, key="wood")
    kit["brick"].box((-1.0, 0.0, 3.05), (1.0, 0.3, 4.0), 0.01)
    kit.xf = kit.base
    curved_wall(kit, "cream", r, a0, a1, 4.0, z0 + 0.2, 0, 0, 0.5)
    curved_wall(kit, "cream", r + 1.6, a0 - 1, a1 + 1, 3.95, 4.22, 0, 0, 2.0)
    curved_wall(kit, "neon", r + 1.63, a0 + 2, a1 - 2, 4.06, 4.12, 0, 0, 0.02)
    for f in range(floors):
        z = z0 + f * fh
        curved_wall(kit, "cream", r, a0, a1, z, z + 0.95, 0, 0, 0.3)
        curved_wall(kit, "cream", r, a0, a1, z + 2.55, z + fh, 0, 0, 0.3)
        for zz, out in ((z + 0.78, 0.18), (z + 2.62, 0.55)):
            curved_wall(kit, "cream", r + out, a0, a1, zz, zz + 0.14, 0, 0, 0.6)
        for q in range(3):
            curved_wall(kit, "brick", r + 0.06, a0, a1, z + 0.12 + 0.2 * q, z + 0.24 + 0.2 * q, 0, 0, 0.1)
        for i in range(6):
            c0 = a0 + 3 + i * 14
            curved_wall(kit, "lit", r - 0.2, c0, c0 + 14, z + 0.95, z + 2.55, 0, 0, 0.02, 6)
            for j in range(4):
                q = c0 + j * 14 / 3
                curved_wall(kit, "mull", r - 0.12, q - 0.32, q + 0.32, z + 0.95, z + 2.55, 0, 0, 0.08, 3)
        for hz in (z + 1.48, z + 2.02):
            curved_wall(kit, "mull", r - 0.12, a0 + 3, a1 - 3, hz, hz + 0.05, 0, 0, 0.08)
    curved_wall(kit, "cream", r, a0, a1, top, top + 1.6, 0, 0, 0.3)
    curved_wall(kit, "brick", r + 0.1, a0, a1, top + 1.05, top + 1.3, 0, 0, 0.3)
    curved_wall(kit, "cream", r + 0.2, a0, a1, top + 1.6, top + 1.74, 0, 0, 0.6)
    # stepped tower fin with a lit roundel
    kit.xf = kit.base @ place(r * math.cos(math.radians(225)) * 0.98, r * math.sin(math.radians(225)) * 0.98, 0, -45)
    for k, (hw, zt) in enumerate(((0.85, top + 2.4), (0.55, top + 3.4), (0.26, top + 4.6))):
        kit["cream"].box((-hw, -0.22 - 0.16 * k, z0 + fh * 1.0 + 1.2 * k if k else top - 0.6), (hw, 0.5, zt), 0.04)
    kit["neon"].box((-0.05, -0.6, top - 3.2), (0.05, -0.55, top + 4.2), 0.01)
    kit["brick"].box((-0.3, -0.56, top - 3.4), (0.3, 0.2, top - 3.2), 0.02)
    lettering("NILAVARA", kit.base @ place((r + 1.45) * math.cos(math.radians(225)), (r + 1.45) * math.sin(math.radians(225)), 4.28, -45), 0.72,
              kit.materials["red sign"])
    # street: pavements, lamps, a car and its lights
    kit.xf = kit.base
    kit["kerb"].box((-3, -8.4, 0), (26, -4.6, 0.16), 0.03)
    kit["kerb"].box((-8.4, -3, 0), (-4.6, 26, 0.16), 0.03)
    curved_wall(kit, "kerb", 8.4, a0 - 6, a1 + 6, 0, 0.16, 0, 0, 4.0)
    for x, y in ((4.5, -8.0), (13.5, -8.0), (-8.0, 6.5)):
        kit["black~"].lathe([(0.16, 0), (0.14, 0.3), (0.06, 0.5), (0.05, 4.4), (0.03, 4.6)], (x, y, 0.1), 12)
        kit["lamp"].lathe([(0, 4.55), (0.16, 4.65), (0.22, 4.85), (0.14, 5.05), (0, 5.1)], (x, y, 0.1), 14)
        point_light(kit.world(x, y, 4.6), 230, (1, 0.66, 0.36), 0.2)
    car(kit, 3.6, -10.6, 180, "car")
    for s in (-0.55, 0.55):
        kit["headlamp"].lathe([(0, -0.07), (0.08, -0.03), (0.08, 0.04), (0, 0.08)], (3.6 - 2.16, -10.6 + s, 0.68), 10)
    # overhead wires and a far railway signal
    for k in range(3):
        t = np.linspace(0, 1, 20)
        kit["black~"].tube(np.stack([-30 + 62 * t, -8.5 + 0.4 * k + 0 * t, 8.4 + 0.3 * k - 1.1 * np.sin(np.pi * t)], -1), 0.018, 4)
    kit.at()
    w = kit.world
    area_light(w(8.5, -6.0, 3.9), w(8.5, -5.6, 0), (15, 0.6), 330, (1, 0.66, 0.36))
    area_light(w(-6.0, 8.5, 3.9), w(-5.6, 8.5, 0), (0.6, 15), 300, (1, 0.66, 0.36))
    area_light(w(-4.4, -4.4, 3.85), w(-4.4, -4.4, 0), (2.5, 2.5), 190, (1, 0.66, 0.36))
    area_light(w(-7.2, -7.2, 4.4), w(-2.5, -2.5, 12), (5, 0.4), 380, (1, 0.7, 0.42))
    area_light(w(9, -8.0, 4.4), w(9, -4.6, 11), (15, 0.3), 380, (1, 0.7, 0.42))
    kit.build()
    land.wet_street(-90, 90, -60, 90, 0.0, 1.0)
    far = Batch("far city", surface("far city", "#2a2f3e", "#3d4254", 0.2, rough=0.9, bump=0))
    far_lit = Batch("far lit", glow("far windows", "#ffb765", 0.9))
    for x, y, wd, h in ((-30, 18, 13, 11), (-46, 30, 15, 15), (-17, 46, 9, 9), (24, 8, 15, 13), (-30, 55, 20, 18), (40, 8, 16, 18), (-62, 20, 14, 10)):
        far.box((x, y, 0), (x + wd, y + 10, h), 0)
        for _ in range(int(h * 1.2)):
            wx, wz = x + rng.uniform(0.5, wd - 1.5), 1.2 + 3.2 * int(rng.uniform(0, max(1, (h - 2) / 3.2)))
            far_lit.quad((wx, y - 0.05, wz), (wx + 1.2, y - 0.05, wz), (wx + 1.2, y - 0.05, wz + 1.4), (wx, y - 0.05, wz + 1.4))
    far.build()
    far_lit.build()
    rain = plants.tree(8, 4, 6, 8000, 0.28, "#0f1c0c", "#37541f", 0.25)
    scatter(rain, [(-20, 12, 0, 0, 1.0), (-27, 8, 0, 40, 1.1), (26, -1.5, 0, 0, 1.0), (-15, 30, 0, 0, 1.1)])
    scatter(plants.coconut_palm(12, 0.08, 6, dark="#0f1c0c", light="#33501d"), [(-24, 16, 0, 190, 1.0), (21.5, 14, 0, 30, 1.15)])
    land.sky("night", 1.7, azimuth=-40, clouds=0.7, seed=5.9,
             stops=[(-6, "#1b1a22"), (0, "#6a4f4a"), (6, "#44425c"), (16, "#2a3560"), (40, "#17234a"), (90, "#0c1430")])
    core.camera((-11.8, -15.4, 1.5), (-1.2, 6, 8.9), 23, fstop=8, focus=17, level=True)
    return {"size": (1200, 800), "exposure": 0.6,
            "look": {"contrast": 1.06, "saturation": 1.04, "vignette": 0.18, "bloom": 0.1, "bloom_threshold": 1.0}}


PICTURES = {"exteriors/kalamassery": kalamassery, "exteriors/ernakulam-south": ernakulam}
