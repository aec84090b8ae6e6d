"""Nilavara Junction, Ernakulam South: the corner at night."""
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
    """Materials of a city building."""
    k = arch.Kit(**arch.palette(lit=lit, **kw))
    k.materials.update({
        "brick": surface("brick red", "#7a2e20", "#9c4330", 1.0, rough=0.75, bump=0.15, streak=0.2),
        "car": surface("car paint", "#e4dcc8", "#efe8d6", 1.0, rough=0.12, bump=0, specular=0.7),
        "chrome": surface("chrome", "#b9bbbd", "#d9dadc", 1.0, rough=0.12, bump=0, metallic=1.0),
        "tail": glow("tail lamp", "#ff2a12", 6.0), "kerb": arch.stone("kerb", "#6b665d", "#9a948a", 0.7),
        "red sign": glow("red sign", "#ff4a28", 5.0),
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


PICTURES = {"exteriors/ernakulam-south": ernakulam}
