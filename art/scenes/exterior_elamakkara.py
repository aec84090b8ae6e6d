"""Nilavara Grove, Elamakkara: low laterite garden villas among plantain and areca; courtyard pool with loungers."""
import numpy as np

from kit import core
from kit import architecture as arch
from kit import landscape as land
from kit import plants
from kit.solid import Batch, area_light, place, point_light, scatter, sun_light, surface


def make_kit(**kw):
    """Laterite, honey-coloured timber and pale plaster."""
    k = arch.Kit(**arch.palette(wall="#ece0c8", shade="#d8c8a8", trim_dark="#4a2a15", trim_light="#8a5a30", lit=0.7, moss=0.55, **kw))
    k.materials["deck"] = arch.wood("deck", "#6a4628", "#a2764a", 0.6, (1.2, 9, 9))
    k.materials["step"] = arch.stone("step", "#6d675c", "#a09884", 0.8)
    return k


def villa(kit, seed=1, lit=0.45):
    """One-room-deep villa: front at y 0, x -4.5..4.5, laterite walls, sliding doors, deep timber porch."""
    fl, eave = 0.45, 2.75
    kit_at = kit.xf.copy()

    def at(x=0.0, y=0.0, z=0.0, deg=0.0):
        kit.xf = kit_at @ place(x, y, z, deg)

    kit["stone"].box((-4.9, -2.9, 0), (4.9, 5.6, fl), 0.03)
    rng = np.random.default_rng(seed)
    for x in np.arange(-4.7, 4.7, 0.19):
        kit["deck"].box((x, -2.8, fl), (x + 0.18, 0.05, fl + 0.03), 0.005, rng.uniform(0, 1))
    at(-4.5, 0, 0)
    arch.block_wall(kit, 9.0, 3.5, [(1.0, 3.4, fl, fl + 2.2), (5.4, 6.9, fl + 0.75, fl + 2.05)], 0.35, (0.4, 0.2), seed=seed, z0=fl)
    arch.window(kit, 2.2, fl + 0.03, 2.4, 2.17, lit, None, panes=(4, 1), sill=False, seed=seed)
    arch.window(kit, 6.15, fl + 0.75, 1.5, 1.3, 0, "open", panes=(3, 2), shutter_key="wood", swing=165)
    for x, d, y in ((-4.5, -90, 5.0), (4.5, 90, 0.35)):
        at(x, y, 0, d)
        arch.block_wall(kit, 4.65, 3.5, [(1.7, 3.0, fl + 0.75, fl + 2.0)], 0.35, (0.4, 0.2), seed=seed + 3, z0=fl)
        arch.window(kit, 2.35, fl + 0.75, 1.3, 1.25, 0, "open", panes=(3, 2), shutter_key="wood", swing=165)
    at()
    for x in (-4.5, -1.5, 1.5, 4.5):
        arch.post(kit, x, -2.6, fl, eave + 0.1, 0.15)
    kit["wood"].box((-4.8, -2.7, eave + 0.06), (4.8, -2.5, eave + 0.26), 0.02)
    arch.hip_roof(kit, -5.6, 5.6, -3.6, 6.2, eave, 31, 1.5, seed=seed)
    at(1.4, -3.0, 0)
    for i in range(3):
        kit["step"].box((-1.0, -0.36 * (i + 1), 0), (1.0, -0.36 * i + 0.1, fl - 0.15 * i - 0.02), 0.02)
    at()
    m = kit.xf
    for x, d in ((-3.4, 12), (-2.2, -14)):
        arch.cane_chair(kit, x, -1.3, fl + 0.03, d)
    kit.xf = m
    # charpoy-like day bed with cushion, hanging lamp
    kit["wood"].box((1.9, -1.3, fl + 0.3), (3.9, -0.4, fl + 0.38), 0.02)
    for x in (1.98, 3.82):
        for y in (-1.25, -0.45):
            kit["wood"].box((x - 0.05, y - 0.05, fl), (x + 0.05, y + 0.05, fl + 0.62), 0.012)
    kit["cloth"].box((1.95, -1.27, fl + 0.38), (3.85, -0.43, fl + 0.52), 0.05)
    kit["cushion"].box((3.35, -1.15, fl + 0.5), (3.8, -0.55, fl + 0.74), 0.1)
    arch.lantern(kit, 0.2, -1.4, 2.15, 0.3, 0.6)
    kit.xf = kit_at


def elamakkara():
    """A path through the garden to two villas, sun through the leaves."""
    kit = make_kit(tile_dark="#6e3222", tile_light="#a35538")
    kit.materials["cushion"] = surface("cushion", "#1b5450", "#27726c", 30.0, bump=0.3, bump_scale=200)
    kit.at(-0.6, 9.0, 0, 10)
    villa(kit, 3)
    kit.at(14.2, 17.5, 0, -22)
    villa(kit, 8)
    kit.at(-15.5, 19.0, 0, 24)
    villa(kit, 12)
    kit.at()
    rng = np.random.default_rng(4)
    for i in range(19):
        t = i / 18
        y = -8.0 + 13.4 * t
        x = 0.4 + 1.9 * np.sin(t * 2.7) * (1 - t * 0.55)
        r = rng.uniform(0.5, 0.62)
        n = 9
        a = np.arange(n) * 2 * np.pi / n
        k = rng.uniform(0.82, 1.08, n)
        kit["step"].prism(np.stack([x + r * 1.25 * k * np.cos(a), y + r * 0.62 * k * np.sin(a)], -1), 0.09, "z", -0.03, rng.uniform(0.2, 0.8))
    # an earthen water pot on a laterite stub
    kit["laterite"].box((-2.3, 1.9, 0), (-1.6, 2.6, 0.5), 0.03)
    kit["tile~"].lathe([(0, 0.5), (0.14, 0.5), (0.3, 0.68), (0.33, 0.86), (0.24, 1.05), (0.15, 1.1), (0.2, 1.18), (0.15, 1.17), (0, 1.0)], (-1.95, 2.25, 0), 24, 0.4)
    area_light((-0.9, 7.4, 3.0), (-0.8, 8.2, 0), (8.0, 1.2), 230, (1, 0.66, 0.36))
    area_light((14.0, 15.8, 3.0), (14.4, 16.6, 0), (8.0, 1.0), 150, (1, 0.66, 0.36))
    kit.build()
    land.ground(-50, 50, -20, 60, -0.01, "#2b3a1a", "#4d6329", 1.0, name="soil")
    grass = plants.grass_patch(2.3, 2700, 0.1, 3, "#2a4512", "#7d9f3c")
    scatter(grass, [(x, y, 0, 90 * int(rng.integers(4)), 1.0) for x in np.arange(-14, 15, 2.0) for y in np.arange(-8, 16, 2.0)])
    ban = [plants.plantain(3.6, 5, 10), plants.plantain(2.9, 6, 8), plants.plantain(4.0, 7, 10)]
    scatter(ban[0], [(-6.4, 4.6, 0, 0, 1.05), (6.2, 8.4, 0, 60, 1.1), (-4.6, -2.2, 0, 140, 0.85), (10.2, 8.0, 0, 0, 1)])
    scatter(ban[1], [(-7.6, 3.4, 0, 90, 1.1), (5.6, 3.0, 0, 200, 1.0), (-6.8, 0.6, 0, 10, 1.0), (7.6, 6.0, 0, 30, 1.0), (-9.6, 10, 0, 10, 1.2)])
    scatter(ban[2], [(-8.6, 6.4, 0, 200, 1.1), (8.8, 10.4, 0, 120, 1.1), (-11, 12.5, 0, 0, 1.1), (20, 12, 0, 0, 1.1)])
    ar = [plants.areca_palm(7.5, 4), plants.areca_palm(9.0, 5)]
    scatter(ar[0], [(-5.6, 13, 0, 0, 1), (5.8, 13.4, 0, 90, 1.05), (6.6, 14.8, 0, 200, 0.9), (-8.0, 8.6, 0, 20, 0.9), (4.9, 6.2, 0, 70, 0.72), (-12, 7.4, 0, 20, 1.0)])
    scatter(ar[1], [(-6.6, 14.5, 0, 50, 1.1), (7.6, 16.5, 0, 0, 1.1), (0.5, 18, 0, 120, 1.15), (-2.5, 19.5, 0, 40, 1.2), (10.6, 24, 0, 0, 1.2), (3.8, 20.5, 0, 20, 1.2), (13, 8.6, 0, 0, 1)])
    clump = plants.areca_clump(6, 9, 2.3)
    scatter(clump, [(-5.1, 5.6, 0, 0, 1.0), (4.9, 5.0, 0, 100, 0.9), (-3.6, 0.2, 0, 10, 0.85), (4.3, 0.2, 0, 40, 0.95), (-6.0, -3.4, 0, 70, 1.0)])
    hel = plants.shrub(0.6, 0.9, 9, leaves=1500, size=0.2, dark="#1f4013", light="#6d9a35", slim=0.34, flower="#d8511f", flowers=46, flower_size=0.11)
    scatter(hel, [(-4.4, 4.3, 0, 0, 1), (-3.0, 4.9, 0, 60, 0.85), (3.5, 4.4, 0, 20, 0.9), (3.4, 2.0, 0, 100, 0.85), (-2.9, -3.4, 0, 10, 0.9), (4.6, -2.2, 0, 190, 0.95),
                  (-5.2, -1.2, 0, 10, 1.0), (5.4, -0.7, 0, 80, 1.0)])
    tree = [plants.tree(11, 5.5, 6, 11000, 0.28, "#1d3812", "#5f8a30", 0.3, None, 0.5), plants.tree(9, 4.5, 7, 9000, 0.26, "#1d3812", "#6a9434", 0.25, None, 0.5)]
    scatter(tree[0], [(-12, 20, 0, 0, 1.1), (22, 24, 0, 60, 1.15), (2, 30, 0, 20, 1.2), (-24, 26, 0, 20, 1.2), (-9, -5, 0, 40, 0.95)])
    scatter(tree[1], [(-20, 12, 0, 0, 1.1), (10.5, 28, 0, 60, 1.2), (-8, 28, 0, 100, 1.3), (30, 18, 0, 0, 1.3), (11, 0.5, 0, 0, 0.95)])
    scatter(plants.coconut_palm(13, 0.1, 9), [(8.4, 19, 0, 30, 1.0), (-14.5, 15, 0, 190, 1.0), (-3, 25, 0, 0, 1.1), (17, 27, 0, 20, 1.1)])
    land.tree_line(50, -60, 60, 9, 12, palms=0.4, dark="#1c3012", light="#5a7f34", count=44)
    land.sky("noon", 0.75, azimuth=-110, clouds=0.6, seed=3.7)
    sun_light(-108, 40, 5.2, (1, 0.83, 0.58), 0.7)
    fore = plants.plantain(2.6, 11, 7)
    scatter(fore, [(-2.75, -7.0, -0.35, 20, 0.8)])
    core.camera((1.15, -9.6, 1.5), (-0.15, 6, 2.05), 27, fstop=3.2, focus=13.5, level=True)
    return {"size": (1200, 800), "exposure": 0.65,
            "look": {"contrast": 1.05, "saturation": 1.0, "warmth": 0.06, "vignette": 0.16, "bloom": 0.05}}


def lounger(kit, x, y, z, deg):
    """Teak pool lounger with a cushion, bolster and rolled towel."""
    m = kit.xf.copy()
    kit.xf = m @ place(x, y, z, deg)
    w = kit["wood"]
    for s in (-0.32, 0.32):
        w.box((s - 0.03, -1.0, 0.26), (s + 0.03, 0.95, 0.34), 0.012)
        for yy in (-0.9, 0.1, 0.85):
            w.box((s - 0.035, yy - 0.035, 0), (s + 0.035, yy + 0.035, 0.3), 0.01)
        w.beam((s, 0.25, 0.34), (s, 0.95, 0.82), 0.05, 0.05, 0.01)
    for yy in np.arange(-0.95, 0.25, 0.1):
        w.box((-0.31, yy - 0.035, 0.3), (0.31, yy + 0.035, 0.335), 0.006)
    c = kit["cushion"]
    c.boxes([(0, -0.36, 0.39)], [(0.64, 1.22, 0.11)], 0.045)
    a = np.arctan2(0.48, 0.7)
    rot = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    c.boxes([(0, 0.6, 0.67)], [(0.64, 0.86, 0.11)], 0.045, 0.5, rot[None])
    kit["white~"].tube([(-0.25, -0.85, 0.5), (0.25, -0.85, 0.5)], [0.075, 0.075], 14)
    kit["white"].boxes([(0, 0.83, 0.89)], [(0.46, 0.14, 0.13)], 0.06, 0.5, rot[None])
    kit.xf = m


def parasol(kit, x, y, z=0.0):
    """Natural canvas parasol on a teak pole."""
    kit["wood~"].tube([(x, y, z), (x, y, z + 2.7)], 0.028, 10)
    kit["wood~"].lathe([(0, 0), (0.26, 0), (0.26, 0.06), (0.05, 0.1), (0.05, 0.3), (0, 0.3)], (x, y, z), 18)
    n = 8
    a = np.arange(n * 6 + 1) / (n * 6) * 2 * np.pi
    sag = 0.06 * (1 - np.cos(a * n)) / 2
    rows = []
    for q in np.linspace(0.02, 1, 7):
        r = 1.35 * q * (1 - 0.05 * (1 - np.cos(a * n)) / 2 * q)
        rows.append(np.stack([x + r * np.cos(a), y + r * np.sin(a), z + 2.7 - 0.52 * q ** 1.1 - sag * q], -1))
    rows.append(rows[-1] - (0, 0, 0.14))
    kit["canvas~"].grid(np.array(rows))


def pool_parts():
    """Courtyard pool in late morning: loungers at the left, gallery behind, palms mirrored."""
    kit = make_kit(tile_dark="#7c3a26", tile_light="#b3623f")
    kit.materials.update({"cushion": surface("cushion", "#ddd2ba", "#efe7d6", 30.0, bump=0.3, bump_scale=220, rough=0.95),
                          "white": surface("towel", "#e8e4da", "#f6f3ec", 60.0, bump=0.6, bump_scale=260, rough=1.0),
                          "canvas": arch.curtain_cloth("canvas", "#e9dcc0"),
                          "pave": arch.stone("pave", "#8d7f68", "#b9a98c", 0.6, bump=0.25),
                          "lime": surface("lime", "#c9d48a", "#e4e8b2", 5.0, rough=0.1, bump=0),
                          "mosaic": surface("pool tile", "#1e6d6b", "#3b9a93", 5.0, rough=0.25, bump=0.05, tint=0.3)})
    # pool basin x -3.2..3.6, y 0..11
    x0, x1, y0, y1, d = -2.8, 4.0, 0.5, 11.5, -1.3
    rng = np.random.default_rng(3)
    s = 0.3
    gx, gy = np.meshgrid(np.arange(x0, x1, s), np.arange(y0, y1, s), indexing="ij")
    c = np.stack([gx.ravel() + s / 2, gy.ravel() + s / 2, np.full(gx.size, d)], -1)
    kit["mosaic"].boxes(c, [(s - 0.012, s - 0.012, 0.03)], 0.004, rng.uniform(0, 1, len(c)))
    for a, b in (((x0 - 0.1, y0 - 0.1, d), (x0, y1 + 0.1, -0.02)), ((x1, y0 - 0.1, d), (x1 + 0.1, y1 + 0.1, -0.02)),
                 ((x0, y0 - 0.1, d), (x1, y0, -0.02)), ((x0, y1, d), (x1, y1 + 0.1, -0.02))):
        kit["mosaic"].box(a, b, 0)
    for a, b in (((x0 - 0.5, y0 - 0.5), (x1 + 0.5, y0)), ((x0 - 0.5, y1), (x1 + 0.5, y1 + 0.5)), ((x0 - 0.5, y0), (x0, y1)), ((x1, y0), (x1 + 0.5, y1))):
        kit["pave"].box((*a, -0.12), (*b, 0.03), 0.025, 0.75)
    for xa, xb, ya, yb in ((-12, x0 - 0.5, -6, 15), (x1 + 0.5, 12, -6, 15), (x0 - 0.5, x1 + 0.5, -6, y0 - 0.5), (x0 - 0.5, x1 + 0.5, y1 + 0.5, 15)):
        arch.paving(kit, xa, xb, ya, yb, 0.0, (0.8, 0.6), 0.012, "pave", int(xa + 20))
    # steps into the water at the near end
    for i in range(4):
        kit["pave"].box((-1.2, y0 + 0.36 * i, d), (2.4, y0 + 0.36 * (i + 1), -0.14 - 0.26 * i), 0.02, 0.7)
    # gallery across the far end and the laterite wall on the left
    kit.at(0, 17.4, 0)
    fl = 0.3
    kit["stone"].box((-12, -2.9, 0), (12, 1, fl), 0.03)
    ops = [(u - 0.95, u + 0.95, fl, fl + 2.35) for u in np.arange(2.0, 23, 3.3)]
    kit.at(-12, 17.4, 0)
    arch.wall(kit, 24, 3.8, ops, 0.35)
    for k, (a, b, _, _) in enumerate(ops):
        arch.window(kit, (a + b) / 2, fl + 0.02, 1.9, 2.33, (0.4, 0.55, 0, 0.5, 0.4, 0.45, 0)[k], None, panes=(4, 2), sill=False, seed=k)
    kit.at(0, 17.4, 0)
    for x in np.arange(-11.6, 11.7, 3.3):
        arch.column(kit, x, -2.5, fl, 3.1, 0.15, "wall~")
    kit["beam"].box((-12, -2.65, 3.1), (12, -2.35, 3.3), 0.02)
    arch.hip_roof(kit, -13, 13, -3.5, 5.5, 3.2, 29, 1.4, seed=3)
    for x in np.arange(-9.9, 10, 3.3):
        arch.lantern(kit, x, -1.2, 2.2, 0.34, 0.7)
    kit.at(-9.0, 15.0, 0, -90)
    arch.block_wall(kit, 22, 2.6, (), 0.4, (0.42, 0.21), seed=5)
    kit["stone"].box((-0.1, -0.08, 2.6), (22.1, 0.48, 2.7), 0.02)
    # spouts from the wall
    kit.at()
    for y in (3.2, 5.8, 8.4):
        lounger(kit, -5.3, y, 0, 90)
        kit["wood"].box((-4.95 - 0.2, y + 0.85, 0.4), (-4.55 - 0.2, y + 1.25, 0.44), 0.01)
        for dx in (-0.15, 0.15):
            kit["wood"].box((-4.95 + dx - 0.02, y + 1.03, 0), (-4.95 + dx + 0.02, y + 1.07, 0.4), 0.006)
    for y in (4.5, 9.7):
        parasol(kit, -5.9, y)
    # a tray with two glasses and a book on the near table, sandals on the coping
    kit["brass~"].lathe([(0, 0), (0.15, 0), (0.16, 0.02), (0.15, 0.02), (0, 0.008)], (-4.95, 4.25, 0.44), 22)
    for dx in (-0.05, 0.06):
        kit["lime~"].lathe([(0, 0), (0.03, 0), (0.036, 0.12), (0.034, 0.12), (0, 0.1)], (-4.95 + dx, 4.25 + dx * 0.4, 0.45), 14)
    return kit


def pool_scene():
    """Finishes the pool: water, plants, light and camera."""
    kit = pool_parts()
    kit.build()
    g_w = land.water_material("pool water", "#3f8f8a", 0.05, 2.2, (1.6, 2.0), 0.01)
    tree = g_w.node_tree
    p = next(n for n in tree.nodes if n.type == "BSDF_PRINCIPLED")
    p.inputs["Transmission"].default_value = 0.93
    p.inputs["Base Color"].default_value = (0.55, 0.86, 0.82, 1)
    b = Batch("pool water", g_w)
    b.quad((-2.8, 0.5, -0.1), (4.0, 0.5, -0.1), (4.0, 11.5, -0.1), (-2.8, 11.5, -0.1))
    ob = b.build()
    ob.visible_shadow = False
    land.ground(-50, 50, -20, -5.9, -0.05, "#33401f", "#55682f", 0.8)
    land.ground(-50, 50, 14.8, 60, -0.05, "#33401f", "#55682f", 0.8)
    land.ground(11.9, 50, -6, 15, -0.05, "#33401f", "#55682f", 0.8)
    land.ground(-50, -11.9, -6, 15, -0.05, "#33401f", "#55682f", 0.8)
    ban = plants.plantain(3.4, 5, 9)
    scatter(ban, [(-8.2, 5.4, 0, 0, 0.95), (-8.3, 10.6, 0, 90, 1.05), (6.4, 12.4, 0, 30, 1.1), (7.4, 10.6, 0, 200, 1.0)])
    clump = plants.areca_clump(6, 9, 2.2)
    scatter(clump, [(-8.2, 7.8, 0, 0, 1), (-8.3, 2.9, 0, 60, 1.0), (6.2, 8.4, 0, 100, 1.0), (6.4, 5.2, 0, 10, 0.95), (6.3, 2.2, 0, 80, 1.05), (-7.6, 13.2, 0, 0, 1.0)])
    fr = plants.shrub(0.6, 0.8, 9, leaves=1700, size=0.15, dark="#1f4013", light="#6d9a35", slim=0.36, flower="#f3eadb", flowers=60, flower_size=0.1)
    scatter(fr, [(6.0, y, 0, y * 50, 0.8) for y in np.arange(0.5, 13, 1.5)] + [(-8.1, y, 0, y * 70, 0.75) for y in np.arange(1.2, 14, 1.6)])
    palms = [plants.coconut_palm(11, 0.14, 5), plants.coconut_palm(13, 0.07, 6)]
    scatter(palms[0], [(7.2, 7.0, 0, 170, 0.85), (-10.8, 9, 0, 10, 1.0), (9, 24, 0, 0, 1.1), (-4, 27, 0, 30, 1.0)])
    scatter(palms[1], [(8.8, 12.5, 0, 190, 0.9), (-11.5, 15, 0, 20, 1.0), (2.5, 26, 0, 60, 1.0), (-9, 25, 0, 100, 1.0), (14, 21, 0, 0, 1.0)])
    tree = plants.tree(10, 5, 6, 10000, 0.28, "#1d3812", "#5f8a30", 0.3)
    scatter(tree, [(-14, 22, 0, 0, 1), (13, 25, 0, 60, 1.1), (-3, 33, 0, 0, 1.2), (21, 14, 0, 0, 1.1)])
    land.sky("noon", 0.8, azimuth=60, clouds=0.75, seed=5.1)
    sun_light(118, 42, 4.8, (1, 0.85, 0.64), 0.7)
    for x in (-6.6, 0, 6.6):
        point_light((x, 16.2, 2.3), 25, (1, 0.6, 0.3), 0.1)
    area_light((0, 16.0, 3.0), (0, 16.6, 0), (20, 0.4), 160, (1, 0.62, 0.32))
    core.camera((-0.9, -4.1, 1.5), (-0.75, 10, 1.75), 25, fstop=7, focus=9, level=True)
    return {"size": (1200, 800), "exposure": 0.12,
            "look": {"contrast": 1.05, "saturation": 1.0, "warmth": 0.05, "vignette": 0.14, "bloom": 0.05}}


def pool_phone():
    """The pool on a square: loungers at the left edge, the gallery and its palms above the water."""
    settings = pool_scene()
    core.camera((-0.6, -1.9, 1.55), (-1.7, 10, 2.0), 30, (1, 1), fstop=7, focus=9, level=True, shift_y=-0.095)
    return {**settings, "size": (864, 864)}


PICTURES = {"exteriors/elamakkara": elamakkara, "facilities/pool": pool_scene, "facilities/pool.phone": pool_phone}
