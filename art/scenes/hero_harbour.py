"""Nilavara Harbour, Fort Kochi: ochre warehouse on the quay, and the fishing nets in late sun."""
import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import area_light, point_light, scatter, sun_light


def make_kit(lit=0.9):
    """Ochre lime wash, sea-green shutters."""
    return arch.Kit(**arch.palette(wall="#d3a866", shade="#bb8d50", shutter=("#1d4a3c", "#347059"), lit=lit, grime=0.75, streak=0.5,
                                   tile_dark="#7a3a24", tile_light="#b0623f", moss=0.5),
                    white=arch.plaster("white trim", "#efe7d4", "#dccfb4", 0.3, 0.4))


def warehouse(kit, bays=7):
    """Long two-storey warehouse, front towards -Y at y 0, x from -15 to 15; arched central door."""
    half, top = 15.0, 8.0
    step = 2 * half / bays
    mids = [-half + (i + 0.5) * step for i in range(bays)]
    kit.at(-half, 0, 0)
    ops = []
    c = bays // 2
    for i, m in enumerate(mids):
        if i == c:
            ops.append((m + half - 1.3, m + half + 1.3, 0, 4.2))
        elif i in (1, bays - 2):
            ops.append((m + half - 0.95, m + half + 0.95, 0, 3.4))
        else:
            ops.append((m + half - 0.65, m + half + 0.65, 1.05, 3.1))
        ops.append((m + half - 0.6, m + half + 0.6, 5.0, 7.0))
    arch.wall(kit, 2 * half, top, ops, 0.5)
    for i, m in enumerate(mids):
        u = m + half
        if i == c:
            arch.arch_fill(kit, u, 2.6, 2.9, 1.3, 4.21, 0.5)
            arch.arch_band(kit, u, 2.6, 2.9, 1.3, 0.24, 0.06, "white")
            for s in (-1, 1):
                kit["white"].box((u + s * 1.42 - 0.14, -0.07, 0), (u + s * 1.42 + 0.14, 0.1, 2.95), 0.02)
                kit["white"].box((u + s * 1.42 - 0.2, -0.1, 2.8), (u + s * 1.42 + 0.2, 0.1, 2.98), 0.02)
            kit["white"].prism([(u - 0.16, 4.1), (u + 0.16, 4.1), (u + 0.22, 4.62), (u - 0.22, 4.62)], 0.14, "y", -0.12)
            arch.hall(kit, u, 2.6, 3.6, 0.05, 5.0, 0.8, 110)
            m0 = kit.xf.copy()
            for s in (-1, 1):
                kit.xf = m0 @ arch.place(u + s * 1.3, 0.3, 0.03, 112 if s > 0 else -112 + 180)
                b = kit["shutter"]
                b.box((0, 0, 0), (1.28, 0.07, 2.9), 0.01)
                for za in (0.12, 1.05, 2.0):
                    b.box((0.12, -0.03, za), (1.16, 0.1, za + 0.75), 0.02)
            kit.xf = m0
        elif i in (1, bays - 2):
            arch.arch_fill(kit, u, 1.9, 2.45, 0.95, 3.41, 0.5)
            arch.arch_band(kit, u, 1.9, 2.45, 0.95, 0.18, 0.05, "white")
            m0 = kit.xf.copy()
            kit.xf = m0 @ arch.place(u, 0.2, 0.02)
            arch.louvres(kit, -0.95, -0.005, 2.45)
            arch.louvres(kit, 0.005, 0.95, 2.45)
            kit.xf = m0
            kit["glass"].quad((u - 0.95, 0.25, 2.4), (u + 0.95, 0.25, 2.4), (u + 0.95, 0.25, 3.4), (u - 0.95, 0.25, 3.4))
            for a in np.radians((30, 60, 90, 120, 150)):
                kit["shutter"].beam((u, 0.2, 2.47), (u + 0.93 * np.cos(a), 0.2, 2.47 + 0.93 * np.sin(a)), 0.04, 0.04)
        else:
            arch.window(kit, u, 1.05, 1.3, 2.05, 0.0 if i % 2 else 0.35, "open" if i % 3 else "shut", key="shutter", panes=(2, 4), seed=i, swing=168)
            kit["white"].box((u - 0.85, -0.05, 3.16), (u + 0.85, 0.1, 3.34), 0.02)
        arch.window(kit, u, 5.0, 1.2, 2.0, 0.0 if i % 3 == 0 else 0.4, "shut" if i in (2, 5) else "open", key="shutter", panes=(2, 4), seed=i + 9, swing=165)
        kit["white"].box((u - 0.8, -0.05, 7.06), (u + 0.8, 0.1, 7.22), 0.02)
    kit.at()
    kit["black"].box((-half + 0.3, 9.5, 0), (half - 0.3, 9.6, 11.5), 0)
    for i in (1, bays - 2):
        kit["black"].box((mids[i] - 1.2, 0.45, 0), (mids[i] + 1.2, 0.47, 3.6), 0)
    for z, h, d in ((4.35, 0.2, 0.1), (7.72, 0.3, 0.16)):
        kit["white"].box((-half - d, -d, z), (half + d, 0.1, z + h), 0.03)
    for x in (-half, -half + 2 * step, half - 2 * step, half):
        kit["white"].box((x - 0.3, -0.09, 0), (x + 0.3, 0.1, 7.75), 0.02)
    kit["stone"].box((-half - 0.15, -0.14, 0), (half + 0.15, 0.1, 0.55), 0.03)
    for s, deg, ox in ((-1, -90, -half), (1, 90, half)):
        kit.at(ox, 10.0 if s < 0 else 0.5, 0, deg)
        o = [(u - 0.6, u + 0.6, z, z + 2.0) for u in (2.4, 6.6) for z in (1.1, 5.0)]
        arch.wall(kit, 9.5, top, o, 0.5)
        for a, b, z0, z1 in o:
            arch.window(kit, (a + b) / 2, z0, 1.2, 2.0, 0.0, "open", key="shutter", panes=(2, 4), swing=165)
        # Dutch curved gable
        kit.at(-half - 0.02 if s < 0 else half + 0.02, 0, 0, 0)
        pts = [(0, 7.9), (10, 7.9), (10, 8.6), (9.3, 8.9), (8.9, 9.7), (8.2, 10.2), (7.3, 10.5), (6.7, 11.6), (6.0, 12.3), (5, 12.6),
               (4.0, 12.3), (3.3, 11.6), (2.7, 10.5), (1.8, 10.2), (1.1, 9.7), (0.7, 8.9), (0, 8.6)]
        kit["wall"].prism(pts, 0.45, "x", -0.45 if s > 0 else 0.0)
    kit.at()
    arch.lean_to(kit, -half + 0.4, half - 0.4, -0.6, 5.0, 7.95, 37, seed=6)
    kit.xf = kit.base @ arch.place(0, 10.0, 0, 180)
    arch.lean_to(kit, -half + 0.4, half - 0.4, -0.6, 5.0, 7.95, 37, seed=7)
    kit.at()
    arch.ridge(kit, (-half + 0.4, 5.0, 12.2), (half - 0.4, 5.0, 12.2))
    for x in (-half + step, -step * 0.62, step * 0.62, half - step):
        kit["brass"].beam((x, 0.0, 3.72), (x, -0.55, 3.78), 0.03, 0.03)
        arch.lantern(kit, x, -0.5, 3.1, 0.42, 0.1)


def quay(kit, y0=-7.0, x0=-60, x1=60):
    """Granite quay with a coping, bollards, crates and casks; water lies beyond y0."""
    kit.at()
    kit["stone"].box((x0, y0 + 0.02, -2.4), (x1, y0 + 1.0, -0.04), 0)
    rng = np.random.default_rng(3)
    arch.paving(kit, x0, x1, y0 + 0.75, 0.0, 0.02, (0.9, 0.6), 0.016, seed=8)
    x = x0
    while x < x1:
        w = rng.uniform(1.2, 2.0)
        kit["stone"].box((x, y0 - 0.06, -0.3), (x + w - 0.015, y0 + 0.74, 0.08), 0.03, rng.uniform(0.3, 0.7))
        x += w
    for z in np.arange(-1.9, -0.3, 0.42):
        x = x0 + rng.uniform(0, 1)
        while x < x1:
            w = rng.uniform(0.7, 1.4)
            kit["stone"].box((x, y0 - 0.03, z), (x + w - 0.02, y0 + 0.1, z + 0.4), 0.03, rng.uniform(0.1, 0.6))
            x += w
    for x in np.arange(-40, 41, 6.5):
        kit["black~"].lathe([(0.24, 0.08), (0.2, 0.14), (0.14, 0.3), (0.15, 0.42), (0.24, 0.5), (0.25, 0.56), (0.18, 0.64), (0, 0.67)], (x, y0 + 0.4, 0), 14)


def crates(kit, x, y, seed=1):
    """A few spice crates, a sack and casks."""
    rng = np.random.default_rng(seed)
    kit.at(x, y, 0.02, rng.uniform(-12, 12))
    for cx, cz, w in ((0, 0, 0.9), (0.98, 0, 0.85), (0.4, 0.72, 0.8)):
        h = 0.7
        for i in range(4):
            kit["wood"].box((cx - w / 2, -0.4, cz + i * h / 4 + 0.01), (cx + w / 2, -0.37, cz + (i + 1) * h / 4 - 0.01), 0.006, rng.uniform(0.2, 0.9))
        kit["wood"].box((cx - w / 2 + 0.02, -0.37, cz), (cx + w / 2 - 0.02, 0.4, cz + h), 0.01, 0.4)
        for s in (-1, 1):
            kit["wood"].box((cx + s * (w / 2 - 0.05) - 0.05, -0.43, cz), (cx + s * (w / 2 - 0.05) + 0.05, -0.36, cz + h), 0.008, 0.7)
    kit["wood~"].lathe([(0.3, 0), (0.36, 0.2), (0.39, 0.45), (0.36, 0.7), (0.3, 0.9), (0.27, 0.9), (0, 0.88)], (-1.1, 0.1, 0), 18)
    kit["cane~"].lathe([(0, 0), (0.3, 0.02), (0.36, 0.2), (0.33, 0.5), (0.2, 0.62), (0.12, 0.66), (0.16, 0.76), (0, 0.74)], (1.9, -0.1, 0), 14)


def lamps(kit, power=25):
    """Lanterns on the wall, faint against the sun; power in W."""
    kit.at()
    for x in (-2.65, 2.65):
        point_light(kit.world(x, -0.6, 3.3), power, (1, 0.6, 0.28), 0.1)


def harbour_world(phone=False):
    """Nets, quay and warehouse seen along the shore against the low sun."""
    kit = make_kit(1.9)
    kit.stand(9.0, 13.0, 0, -48)
    warehouse(kit)
    quay(kit, -7.0, -24, 60)
    crates(kit, -6.0, -2.2, 1)
    crates(kit, 3.4, -2.0, 4)
    lamps(kit, 70)
    kit.at()
    area_light(kit.world(0, -9.0, 5.0), kit.world(0, 0, 3.5), (16, 5), 420, (1, 0.7, 0.42))
    kit.build()
    nets = ((-9.3, 28.0, 12, 0.55), (-20.5, 62.0, 16, 0.62), (-26.0, 84.0, 20, 0.42)) if phone else (
        (-15.5, 17.0, 12, 0.55), (-22.5, 33.0, 16, 0.30), (-27.0, 52.0, 20, 0.62), (-30.0, 74.0, 20, 0.42))
    for x, y, turn, raised in nets:
        land.cheena_vala(x, y, -1.1, turn, 11.5, raised)
    land.water(-400, 400, -40, 600, -1.5, deep="#1c2b25", ripple=0.13, scale=0.8)
    land.canoe(-5.6, 6.5, -1.5, 24, 6.5, ("#10241f", "#20443a"))
    land.canoe(-9.0, 23.5, -1.5, 60, 6.0)
    free = [] if phone else [(-3, 62, -0.5, 120, 1.0), (-1.5, 66, -0.5, 200, 1.0)]  # they would stand in the tall frame's net
    palms = [plants.coconut_palm(13, 0.1, 31, dark="#13240e", light="#4a6a20"), plants.coconut_palm(11, 0.18, 32, dark="#13240e", light="#4a6a20")]
    scatter(palms[0], [(8, 42, -0.5, 190, 1.0), (14, 50, -0.5, 30, 1.1), (24, 33, 0, 40, 1.1), *free[:1]])
    scatter(palms[1], [(4.5, 47, -0.5, 180, 1.0), (19, 44, 0, 90, 1.15), *free[1:], (10, 58, -0.5, 0, 1.1)])
    land.ground(2, 60, 38, 90, -0.6, "#4f4431", "#75643f", 0.7)
    land.tree_line(200, -160, 90, 9, 33, palms=0.5, fog=("#d9a56a", 60, 300), count=80)
    land.hill_range(520, 3, 16, 1800, 7, "#5d5a48", "#e0b581", 60, 480, 500, bumps=0.05)


def evening(azimuth):
    """Low sun behind the nets, at so many degrees from the north."""
    land.sky("golden", 0.40, azimuth=azimuth, clouds=0.9, seed=2.3, sun=(azimuth, 4, "#ffb455", 1.2, 12), cloud_scale=0.9)
    sun_light(-38, 10, 2.4, (1, 0.64, 0.32), 0.8)


LOOK = {"contrast": 1.07, "saturation": 1.0, "warmth": 0.08, "vignette": 0.24, "bloom": 0.08, "bloom_threshold": 1.3,
        "filter": (0.44, 0.68, 0.7), "grain": 0.008}


def harbour():
    """Wide frame: nets against the sun at left, the lit front at right, dark water below."""
    harbour_world()
    evening(-6)
    core.camera((-16.0, -28.0, 0.8), (-0.2, 20.0, -1.3), 30, (16, 9), fstop=2.8, focus=50.0, level=True)
    return {"size": (1920, 1080), "exposure": 0.75, "look": {**LOOK, "filter": (0.5, 0.78, 1.8)}}


def harbour_phone():
    """Tall frame: the warehouse with its lamps and one net against the sun above, dark water below."""
    harbour_world(True)
    evening(-4)
    core.camera((-9.5, -15.0, 0.8), (-1.0, 20.0, -5.1), 46, (9, 16), fstop=2.8, focus=36.0, level=True)
    return {"size": (1080, 1920), "exposure": 0.85, "look": LOOK}


PICTURES = {"hero/harbour": harbour, "hero/harbour.phone": harbour_phone}

