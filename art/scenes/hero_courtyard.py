"""Nilavara Pooram, Thrissur: laterite nalukettu from the front, and its rain-pool courtyard."""
import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import area_light, place, point_light, scatter

WARM = (1, 0.58, 0.26)


def make_kit(lit=1.0, **kw):
    """Laterite, dark teak and brass."""
    k = arch.Kit(**arch.palette(wall="#efe0c2", shade="#dccaa4", shutter=("#3a2114", "#62391f"), lit=lit, moss=0.45, **kw))
    k.materials["sand"] = arch.surface("swept sand", "#a3845c", "#c4a67a", 1.5, rough=0.95, bump=0.3, bump_scale=60)
    k.materials["floor"] = arch.surface("red oxide floor", "#4d1710", "#6b2417", 0.9, rough=0.16, bump=0.02, specular=0.5)
    return k


def front(kit):
    """Front range, x -9.5..9.5, front wall at y 0, verandah to y -2.3, portico to y -5."""
    fl, eave = 0.85, 3.15
    for x, w in ((-10.2, 8.0), (2.2, 8.0)):
        kit.at(x, -2.9, 0)
        arch.block_wall(kit, w, fl - 0.1, thick=0.3, block=(0.46, 0.25), seed=int(w + x + 20))
    kit.at()
    kit["stone"].box((-10.3, -3.0, fl - 0.1), (10.3, 8, fl), 0.02)
    kit["floor"].box((-10.1, -2.85, fl - 0.02), (10.1, 0.1, fl + 0.01), 0.01)
    ops = [(x + 9.5 - 0.55, x + 9.5 + 0.55, fl + 0.7, fl + 2.1) for x in (-7.6, -5.2, -2.9, 2.9, 5.2, 7.6)] + [(8.6, 10.4, fl, fl + 2.35)]
    kit.at(-9.5, 0, 0)
    arch.block_wall(kit, 19, 4.0, ops, 0.4, (0.42, 0.21), seed=5, z0=fl)
    for k, x in enumerate((-7.6, -5.2, -2.9, 2.9, 5.2, 7.6)):
        arch.window(kit, x + 9.5, fl + 0.7, 1.1, 1.4, 0.5, "open", seed=k, panes=(4, 2), swing=168)
    arch.door(kit, 9.5, 1.8, 2.3, z=fl, leaves_open=True, power=160)
    kit.at()
    arch.lean_to(kit, -11.0, 11.0, -3.55, 0.2, eave, 24, True, True)
    for s in (-1, 1):
        arch.ridge(kit, (s * 11.0, -3.55, eave + 0.04), (s * 7.3, 0.2, eave + 1.68), 0.1)
    for x in (-9.6, -7.6, -5.5, -3.4, 3.4, 5.5, 7.6, 9.6):
        arch.column(kit, x, -2.6, fl, eave + 0.05, 0.11, "wood~", "turned")
    kit["beam"].box((-9.9, -2.7, eave), (9.9, -2.5, eave + 0.2), 0.02)
    for a, b in ((-9.5, -7.7), (-7.5, -5.6), (-5.4, -3.5), (3.5, 5.4), (5.6, 7.5), (7.7, 9.5)):
        arch.bench(kit, a, b, -2.75, fl)
    # portico with the great carved gable
    kit["stone"].box((-3.3, -5.9, 0), (3.3, -2.6, fl), 0.03)
    kit["floor"].box((-3.15, -5.75, fl - 0.02), (3.15, -2.5, fl + 0.012), 0.01)
    for x in (-2.6, 2.6):
        for y in (-5.2, -2.7):
            arch.column(kit, x, y, fl, 3.75, 0.15, "wood~", "turned")
        kit["wood"].box((x - 0.12, -5.7, 3.72), (x + 0.12, 0.5, 3.95), 0.02)
        arch.bench(kit, *((-3.15, -2.1) if x < 0 else (2.1, 3.15)), -5.5, fl)
    kit["beam"].box((-3.1, -5.35, 3.7), (3.1, -5.05, 3.95), 0.02)
    for x in np.arange(-2.4, 2.5, 0.4):
        kit["brass~"].lathe([(0.02, 0), (0.07, -0.1), (0.02, -0.16), (0, -0.18)], (x, -5.2, 3.7), 8)
    arch.gable_roof(kit, -4.1, 4.1, -6.7, 2.5, 3.9, 41, seed=31, ends=(True, False))
    arch.steps(kit, -1.9, 1.9, -5.9, fl, 5, 0.36)
    # upper room and main roof
    kit.at(-5.2, 2.0, 0)
    arch.wall(kit, 10.4, 6.9, [(u - 0.5, u + 0.5, 5.2, 6.4) for u in (1.4, 3.0, 7.4, 9.0)], 0.3, z0=4.0)
    for k, u in enumerate((1.4, 3.0, 7.4, 9.0)):
        arch.window(kit, u, 5.2, 1.0, 1.2, 0.42, "open", seed=k, swing=165)
    for x, d in ((-5.2, -90), (5.2, 90)):
        kit.at(x, 8.0 if d < 0 else 2.3, 0, d)
        arch.wall(kit, 5.7, 6.9, (), 0.3, z0=4.0)
    kit.at()
    arch.hip_roof(kit, -6.6, 6.6, 0.6, 10.4, 6.75, 37, 2.2, seed=9)
    # side wings' roofs
    for s in (-1, 1):
        kit.at(s * 8.2, 0, 0)
        arch.hip_roof(kit, -3.2, 3.2, -0.1, 11, 4.45, 35, 1.4, seed=12 + s)
    kit.at()


def court(kit, half=3.1, depth=3.4, sides=(0, 1, 2, 3)):
    """Nadumuttam: square opening with four (or fewer) pillared sides of 2*half m, sloping roofs towards it, rain pool."""
    fl, eave = 0.0, 2.75
    out = half + depth
    for q in sides:
        kit.at(0, 0, 0, 90 * q)
        # this side's back wall at y = +out, facing the court
        kit.xf = place(0, 0, 0, 90 * q) @ place(-out, out, 0, 0)
        ops = [(out - 0.75, out + 0.75, 0, 2.25), (out - 4.2, out - 3.1, 0.8, 2.1), (out + 3.1, out + 4.2, 0.8, 2.1)]
        arch.wall(kit, 2 * out, 4.6, ops, 0.35)
        for a, b in ((out - 3.65, 0.5), (out + 3.65, 0.45)):
            arch.window(kit, a, 0.8, 1.1, 1.3, b, "open", panes=(4, 2), seed=q * 7 + int(a), swing=168)
        arch.door(kit, out, 1.5, 2.2, leaves_open=q in (0, 1), power=130 if q in (0, 1) else 0, lit=0.5)
        kit.at(0, 0, 0, 90 * q)
        for x in np.linspace(-half, half, 4)[:-1]:
            arch.column(kit, x, half, fl, eave, 0.135, "wood~", "turned", 24)
        kit["beam"].box((-half - 0.15, half - 0.12, eave), (half + 0.15, half + 0.12, eave + 0.24), 0.02)
        # carved drops below the beam
        for x in np.arange(-half + 0.25, half, 0.31):
            kit["wood~"].lathe([(0.03, 0), (0.055, -0.05), (0.02, -0.1), (0.035, -0.13), (0, -0.17)], (x, half, eave), 8)
        # roof sloping down to the court: outside faces -Y here (towards the court)
        p = np.radians(29)
        top = (depth + 0.75) / np.cos(p)
        run = depth + 0.75
        e = half - 0.75
        arch.roof_plane(kit, (-e, e, eave + 0.02), (e, e, eave + 0.02), np.array([0, np.cos(p), np.sin(p)]), top,
                        [(0, 0), (top, -run)], [(0, 2 * e), (top, 2 * e + run)], seed=60 + q)
        kit["beam"].beam((-e, e, eave - 0.03), (e, e, eave - 0.03), 0.04, 0.14)
        # copper gutter
        kit["brass~"].tube([(-e, e - 0.07, eave - 0.06), (e, e - 0.07, eave - 0.06)], 0.06, 8)
        # floor of polished red oxide with a stone edge and steps down
        kit["floor"].prism([(-half + 0.35, half - 0.35), (half - 0.35, half - 0.35), (out, out), (-out, out)], 0.05, "z", -0.05)
        kit["stone"].box((-half, half - 0.42, -0.2), (half, half - 0.02, 0.015), 0.02)
        kit["stone"].box((-half + 0.2, half - 0.8, -0.4), (half - 0.2, half - 0.4, -0.17), 0.02, 0.6)
        kit["stone"].box((-half, half - 0.85, -1.0), (half, half - 0.7, -0.39), 0.01, 0.3)
        # corner rain spouts
    kit.at()
    kit["stone"].box((-half, -half, -1.1), (half, half, -0.78), 0)


def court_world(phone=False):
    """Court, pool and lamps at nightfall; for phones without the south range: the pool runs on to the viewer."""
    kit = make_kit(1.6)
    kit.materials["wall"] = arch.plaster("court plaster", "#ecd9b4", "#d5bd90", 0.35, 0.1)
    court(kit, sides=(0, 1, 3) if phone else (0, 1, 2, 3))
    # tulasi-like stone pedestal with a spouting bowl in the pool
    kit["stone~"].lathe([(0.5, -0.8), (0.5, -0.4), (0.34, -0.36), (0.2, -0.25), (0.17, 0.0), (0.24, 0.12), (0.5, 0.22), (0.56, 0.32), (0.5, 0.33), (0.1, 0.24), (0, 0.24)], (0, 0, 0), 28)
    for x, y, h in ((-2.75, 2.75, 1.3), (2.75, 2.75, 1.3), (-2.75, -2.75, 1.3), (2.75, -2.75, 1.3)):
        arch.nilavilakku(kit, x * 0.82, y * 0.99, 0.0, h, wicks=7)
    for x, y in ((-4.6, 4.6), (4.6, 4.6), (0, 4.7), (-4.7, 0), (4.7, 0)):
        arch.lantern(kit, x, y, 2.1, 0.4, 1.0)
    for i in range(9):
        a = i * 0.698 + 0.2
        x, y = 0.42 * np.cos(a), 0.42 * np.sin(a)
        arch.flame(kit, x, y, 0.32, 0.05)
    # brass urns with leaves, a low swing-less bench and a book
    for x, y in ((-4.9, 5.6), (4.9, 5.6), (-5.7, -1.8), (5.7, 2.2)):
        kit["brass~"].lathe([(0, 0), (0.16, 0), (0.26, 0.14), (0.3, 0.3), (0.22, 0.44), (0.25, 0.48), (0.2, 0.47), (0, 0.42)], (x, y, 0), 20)
    kit["wood"].box((-3.9, 5.0, 0.36), (-2.1, 5.6, 0.42), 0.015)
    for x in (-3.8, -2.2):
        kit["wood"].box((x - 0.05, 5.05, 0), (x + 0.05, 5.55, 0.36), 0.012)
    kit["cloth"].box((-3.5, 5.1, 0.42), (-2.5, 5.52, 0.5), 0.03)
    kit["shutter"].box((-2.6, 5.15, 0.42), (-2.32, 5.35, 0.45), 0.006)
    arch.cane_chair(kit, 2.6, 4.7, 0.0, 14)
    arch.cane_chair(kit, 3.9, 4.6, 0.0, -10)
    kit["brass~"].lathe([(0, 0.5), (0.22, 0.5), (0.22, 0.52), (0.03, 0.52), (0.03, 0.3), (0.04, 0.05), (0.16, 0.0), (0, 0)][::-1], (3.25, 4.9, 0.0), 20)
    kit.at()
    for p, t, size, power in (((0, 4.9, 2.9), (0, 5.3, 0), (7, 0.5), 150), ((-4.9, 0, 2.9), (-5.3, 0, 0), (0.5, 7), 130), ((4.9, 0, 2.9), (5.3, 0, 0), (0.5, 7), 130),
                              ((0, -4.9, 2.9), (0, -5.3, 0), (7, 0.5), 60)):
        area_light(p, t, size, power, WARM)
    for s in (-1, 1):
        point_light((s * 2.25, 2.6, 1.25), 14, (1, 0.55, 0.2), 0.12)
    kit.build()
    land.water(-2.36, 2.36, -13.0 if phone else -2.36, 2.36, -0.46, deep="#12231c", ripple=0.06, scale=2.2)
    lily = plants.lotus(4, 9, 3, 1.0)
    scatter(lily, [(-1.3, 0.9, -0.46, 0, 0.85), (1.3, -0.9, -0.46, 100, 0.85), (1.2, 1.3, -0.46, 200, 0.6)])
    clump = plants.areca_clump(5, 7, 1.5)
    scatter(clump, [(-4.9, 5.6, 0.42, 0, 0.9), (4.9, 5.6, 0.42, 90, 1.0), (-5.7, -1.8, 0.42, 40, 0.9), (5.7, 2.2, 0.42, 10, 0.9)])
    palm = plants.coconut_palm(11, 0.1, 4)
    scatter(palm, [(-5, 17, 0, 30, 1.0), (7, 20, 0, 200, 1.2)])
    land.sky("dusk", 0.7, azimuth=-30, clouds=0.5, seed=2.0)
    area_light((-6, -9, 12), (0, 4, 3), (12, 9), 500, (0.62, 0.72, 1.0))


LOOK = {"contrast": 1.07, "saturation": 1.02, "warmth": 0.06, "vignette": 0.24, "bloom": 0.08, "bloom_threshold": 1.1}


def courtyard():
    """Wide frame over the pool, from between the south pillars."""
    court_world()
    core.camera((0.12, -2.95, 1.3), (0.0, 4.0, -0.02), 16, (16, 9), fstop=2.8, focus=6.5, level=True)
    return {"size": (1920, 1080), "exposure": 0.75, "look": {**LOOK, "filter": (0.5, 0.8, 0.4)}}


def courtyard_phone():
    """Tall frame: tiles, lit wall and lamp bowl above, the dark pool below."""
    court_world(True)
    core.camera((0.12, -9.0, 1.0), (0.0, 4.0, -1.5), 60, (9, 16), fstop=4.0, focus=12.5, level=True)
    return {"size": (1080, 1920), "exposure": 0.75, "look": {**LOOK, "filter": (0.46, 0.7, 0.4), "grain": 0.008}}


PICTURES = {"hero/courtyard": courtyard, "hero/courtyard.phone": courtyard_phone}
