"""The courtyard pool of Nilavara Grove, Elamakkara: loungers among plantain and areca."""
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


PICTURES = {"facilities/pool": pool_scene, "facilities/pool.phone": pool_phone}
