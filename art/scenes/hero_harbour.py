"""Nilavara Harbour, Fort Kochi, before sunrise: an iron bollard with a wet rope on the edge of the quay, seen from a boat, and behind it the ochre front with its lamps, out of focus."""
import numpy as np

from kit import architecture as arch
from kit import core, household as p, photo, surfaces, weathered as old
from kit.solid import Batch, glow, point_light, surface
from scenes.exterior_kottayam import chamber
from scenes.gallery_rooftop import beads


def make_kit(lit=0.9):
    """Ochre lime wash, sea-green shutters."""
    return arch.Kit(**arch.palette(wall="#d3a866", shade="#bb8d50", shutter=("#1d4a3c", "#347059"), lit=lit, grime=0.75, streak=0.5,
                                   tile_dark="#7a3a24", tile_light="#b0623f", moss=0.5),
                    white=arch.plaster("white trim", "#efe7d4", "#dccfb4", 0.3, 0.4))


def old_ochre():
    """Lime wash of many years: earlier coats, rain running from the eaves and sills, a dark damp foot."""
    g = surfaces.Graph("old ochre")
    at = g.world()
    cloud = g.noise(at, .55, 7, .62)
    patch = g.noise(at, 1.1, 8, .70, .7)
    fine = g.noise(at, 46, 4, .6)
    z = g.separate(at)[2]
    tone = g.ramp(cloud, (.30, "#9d7138"), (.52, "#b5894c"), (.74, "#c59e66"))
    worn = g.ramp(patch, (.585, 0.0), (.635, 1.0))
    tone = g.mix(g.math("MULTIPLY", worn, .62), tone, "#d8c7a2")
    bare = g.ramp(g.noise(at, 1.9, 8, .66, .4), (.64, 0.0), (.67, 1.0))
    tone = g.mix(g.math("MULTIPLY", bare, .8), tone, "#8b7862")
    low = g.math("ADD", g.math("MULTIPLY", z, .42), g.math("MULTIPLY", g.math("SUBTRACT", patch, .5), 1.5))
    tone = g.mix(g.math("MULTIPLY", g.ramp(low, (.16, 1.0), (.62, 0.0)), .78), tone, "#5c4a32")
    streak = g.noise(g.world((3.2, 3.2, .13)), 1, 6, .62)
    tone = g.mix(g.math("MULTIPLY", g.ramp(streak, (.52, 0.0), (.68, 1.0)), .52), tone, "#5a4a36")
    tone = g.mix(g.math("MULTIPLY", g.ramp(fine, (.3, 0.0), (.7, 1.0)), .16), tone, "#6d5430")
    height = g.math("ADD", g.math("MULTIPLY", g.noise(at, 3.2, 6, .6, .8), 1.2),
                    g.math("SUBTRACT", g.math("MULTIPLY", fine, .10), g.math("MULTIPLY", bare, .35)))
    return g.done(g.principled(Base_Color=tone, Roughness=.9, Specular=.2, Normal=g.bump(height, .55, .03)))


def weathered(name, dark, light, rough=.6):
    """Paint or stone trim: thin, chalky and dirty in long drips."""
    g = surfaces.Graph(name)
    at = g.world()
    n = g.noise(at, 5, 6, .68)
    drip = g.noise(g.world((9, 9, .5)), 1, 5, .6)
    tone = g.ramp(n, (.3, dark), (.7, light))
    tone = g.mix(g.math("MULTIPLY", g.ramp(drip, (.5, 0.0), (.72, 1.0)), .6), tone, "#3f362a")
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.3, Normal=g.bump(n, .3, .006)))


def wet_granite(flood=0.0):
    """Flagstones after a shower: standing water in the hollows, damp elsewhere, dry crowns. flood: how much higher the water stands."""
    g = surfaces.Graph("wet granite")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    slow = g.noise(at, .75, 4, .55)
    grit = g.noise(at, 70, 3, .6)
    blot = g.noise(at, 5, 5, .65)
    pool = g.ramp(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", tint, .5), .12)), (.44 + flood, 1.0), (.53 + flood, 0.0))
    tone = g.mix(tint, g.ramp(blot, (.3, "#4b453d"), (.7, "#6d655a")), g.ramp(blot, (.3, "#5d554a"), (.7, "#82796b")))
    tone = g.mix(g.math("MULTIPLY", pool, .72), tone, "#1c1915")
    rough = g.math("ADD", .07, g.math("MULTIPLY", g.math("SUBTRACT", 1.0, pool), g.math("ADD", .22, g.math("MULTIPLY", blot, .3))))
    relief = g.math("MULTIPLY", g.math("ADD", grit, g.math("MULTIPLY", blot, 1.6)), g.math("SUBTRACT", 1.0, g.math("MULTIPLY", pool, .93)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.55, Normal=g.bump(relief, .5, .008)))


def warehouse(kit, bays=7, lit=None, swing=None, ajar=False):
    """Long two-storey warehouse, front towards -Y at y 0, x from -15 to 15; arched central door.

    lit: the windows (bay, floor) with a room behind clear panes, instead of the usual ones; swing: degrees of the shutters of each bay;
    ajar: the door has a fanlight and one open leaf, instead of two.
    """
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
            arch.hall(kit, u, 2.6, 3.6, 0.05, 5.0, 0.8, 3.5 if ajar else 110)
            if ajar:
                fanlight(kit, u)
            m0 = kit.xf.copy()
            for s in (-1, 1):
                turn = 180 if ajar and s > 0 else 112 if s > 0 else -112 + 180
                kit.xf = m0 @ arch.place(u + s * 1.3, 0.3, 0.03, turn)
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
            shine = 0.0 if (i % 2 if lit is None else (i, 0) not in lit) else 0.35
            arch.window(kit, u, 1.05, 1.3, 2.05, shine, "open" if i % 3 else "shut", key="shutter", panes=(2, 4), seed=i, swing=swing[i] if swing else 168)
            kit["white"].box((u - 0.85, -0.05, 3.16), (u + 0.85, 0.1, 3.34), 0.02)
        shine = 0.0 if (i % 3 == 0 if lit is None else (i, 1) not in lit) else 0.4
        arch.window(kit, u, 5.0, 1.2, 2.0, shine, "shut" if i in (2, 5) else "open", key="shutter", panes=(2, 4), seed=i + 9, swing=swing[-i - 1] if swing else 165)
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


def fanlight(kit, u):
    """Over the door at u: a transom, and panes between bars like spokes."""
    b = kit["shutter"]
    b.box((u - 1.3, .20, 2.92), (u + 1.3, .36, 3.08), .012)
    kit["glass"].quad((u - 1.3, .30, 3.06), (u + 1.3, .30, 3.06), (u + 1.3, .30, 4.2), (u - 1.3, .30, 4.2))
    for a in np.radians((22, 51, 90, 129, 158)):
        b.beam((u, .27, 3.06), (u + 1.3 * np.cos(a), .27, 2.96 + 1.3 * np.sin(a)), .045, .05)
    rim = np.linspace(0, np.pi, 19)
    for r, thick in ((1.27, .07), (.42, .04)):
        at = [(u + r * np.cos(a), .27, 2.94 + (.1 if r < 1 else 0) + r * np.sin(a)) for a in rim]
        for one, two in zip(at, at[1:]):
            if min(one[2], two[2]) > 3.0:
                b.beam(one, two, thick, .06)


def coping_stone(kit, x0, x1, y0, top, seed):
    """One stone of the quay's edge: hollow where ropes and feet have worn it, its nose round and knocked, its front left rough; y0: the edge."""
    rng = np.random.default_rng(seed)
    deep, low, nose = .80, -.222, rng.uniform(.030, .045)
    turn = np.radians(np.linspace(0, 90, 9))
    flat, face = np.linspace(deep, nose + .012, 44), np.linspace(nose + .014, top - low, 26)
    y = np.concatenate([flat, nose - nose * np.sin(turn), np.zeros(26)])  # from the back over the nose and down
    z = np.concatenate([np.zeros(44), nose * np.cos(turn) - nose, -face])
    out_y, out_z = np.concatenate([np.zeros(44), -np.sin(turn), -np.ones(26)]), np.concatenate([np.ones(44), np.cos(turn), np.zeros(26)])
    u = np.unique(np.concatenate([x0 + np.array((0, .004, .010, .020)), np.arange(x0 + .03, x1 - .03, .012), x1 - np.array((.020, .010, .004, 0))]))
    uu, yy = np.meshgrid(u, y)
    zz = np.broadcast_to(z[:, None], uu.shape)
    rough = core.fractal_noise(uu * 5 + 13 * seed, (yy - zz) * 5, 5, seed) - .5
    fine = core.fractal_noise(uu * 42 + seed, (yy - zz) * 42, 3, seed + 1) - .5
    at_nose = np.exp(-((yy - zz - nose) / .05) ** 2)
    knocks = np.clip(core.fractal_noise(uu * 9 + 7 * seed, (yy - zz) * 7, 3, seed + 2) - .60, 0, None)
    end = np.minimum(uu - x0, x1 - uu)
    sink = .012 * np.clip(1 - end / .012, 0, 1) ** 2 + .16 * at_nose * knocks
    push = .016 * rough * (.45 + .9 * (out_y[:, None] < -.9)) + .0035 * fine - sink
    kit["stone~"].grid(np.stack([uu, y0 + yy + push * out_y[:, None], top + zz + push * out_z[:, None]], -1), rng.uniform(.2, .8))


def quay(kit, y0, x0, x1):
    """Granite quay with a worn coping; water lies beyond y0."""
    kit.at()
    kit["stone"].box((x0, y0 + 0.02, -2.4), (x1, y0 + 1.0, -0.04), 0)
    rng = np.random.default_rng(3)
    arch.paving(kit, x0, x1, y0 + 0.75, 0.0, 0.02, (0.9, 0.6), 0.016, "paving", 8)
    x = x0
    while x < x1:
        w, gap = rng.uniform(1.2, 2.0), rng.uniform(.006, .022)
        if -12 < x < 4:
            coping_stone(kit, x, x + w - gap, y0 - .06 + rng.normal(0, .012), .08 + rng.normal(0, .006), int(300 + 10 * x))
        else:
            kit["stone"].box((x, y0 - 0.06, -0.3), (x + w - gap, y0 + 0.74, 0.08), .03, rng.uniform(0.2, 0.8))
        x += w
    for z in np.arange(-1.9, -0.3, 0.42):
        x = x0 + rng.uniform(0, 1)
        while x < x1:
            w = rng.uniform(0.7, 1.4)
            out, low = rng.normal(0, .018), rng.normal(0, .008)
            kit["stone"].box((x, y0 - 0.03 + out, z + low), (x + w - rng.uniform(.008, .03), y0 + 0.1, z + 0.405 + low), rng.uniform(.012, .04), rng.uniform(0.0, 0.9))
            x += w


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


WARM = (1, .62, .32)


def pane():
    """Old window glass: clear from the front, a mirror of the sky from the side, not quite flat."""
    g = surfaces.Graph("old pane")
    wave = g.bump(g.noise(g.world(), 2.6, 2, .5), .05, .06)
    edge = g.math("ADD", .06, g.math("MULTIPLY", g.add("Fresnel", IOR=1.45, Normal=wave).outputs[0], .9), True)
    shader = g.add("MixShader", Fac=edge)
    g.feed(shader.inputs[1], g.add("BsdfTransparent", Color="#cfd6d0").outputs[0])
    g.feed(shader.inputs[2], g.add("BsdfGlossy", Roughness=.03, Normal=wave).outputs[0])
    return g.done(shader.outputs[0])


def quay_stone():
    """Granite of the quay: dark and green where the tide comes, pale salt above it, wet all over."""
    g = surfaces.Graph("quay stone")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    blot, slow, grit = g.noise(at, 4, 6, .66), g.noise(at, .6, 4, .6), g.noise(at, 60, 3, .6)
    z = g.math("ADD", g.separate(at)[2], g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), .9))
    tone = g.mix(tint, g.ramp(blot, (.3, "#3b3833"), (.7, "#6a645a")), g.ramp(blot, (.3, "#57524a"), (.7, "#8a8377")))
    speck, pick = g.noise(at, 130, 3, .7), g.noise(g.world((26, 26, 9)), 1, 4, .7, .8)
    tone = g.mix(g.math("MULTIPLY", g.ramp(slow, (.45, 0.0), (.65, 1.0)), .5), tone, "#3a3129")
    tone = g.mix(g.math("MULTIPLY", g.ramp(speck, (.50, 0.0), (.66, 1.0)), .5), tone, "#a29a8c")
    tone = g.mix(g.math("MULTIPLY", g.ramp(speck, (.36, 1.0), (.46, 0.0)), .55), tone, "#1d1b18")
    tone = g.mix(g.math("MULTIPLY", g.ramp(g.noise(g.world((4, 4, .5)), 1, 6, .66), (.52, 0.0), (.68, 1.0)), .5), tone, "#1c1a15")  # what ran down
    tone = g.mix(g.math("MULTIPLY", g.ramp(g.noise(at, 7, 6, .72), (.60, 0.0), (.66, 1.0)), .4), tone, "#8d897a")  # lichen and salt
    tone = g.mix(g.ramp(g.math("ADD", z, 1.0), (.25, .94), (.62, 0.0)), tone, "#11140d")
    wet = g.ramp(g.noise(at, 1.4, 5, .6), (.46, 1.0), (.54, 0.0))
    tone = g.mix(g.math("MULTIPLY", wet, .5), tone, "#161412")
    rough = g.math("SUBTRACT", g.math("ADD", .44, g.math("MULTIPLY", pick, .25)), g.math("MULTIPLY", wet, .36))
    relief = g.math("ADD", g.math("MULTIPLY", blot, .8), g.math("ADD", g.math("MULTIPLY", pick, .7), g.math("MULTIPLY", grit, .4)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5, Normal=g.bump(relief, .8, .016)))


def still_water():
    """Harbour water without wind: black below, long slow swell, patches where the air touches it."""
    g = surfaces.Graph("harbour water")
    swell, chop = g.noise(g.world((.30, .75, 1)), 1, 3, .5, .4), g.noise(g.world((1.5, 3.4, 1)), 1, 3, .55, .3)
    calm = g.ramp(g.noise(g.world((.05, .14, 1)), 1, 3, .5), (.38, .25), (.62, 1.0))
    height = g.math("ADD", swell, g.math("MULTIPLY", g.math("MULTIPLY", chop, .22), calm))
    return g.done(g.principled(Base_Color="#0b1416", Roughness=.035, Specular=.5, IOR=1.33, Normal=g.bump(height, .16, .5)))


def room(kit, u, z, w, h, shade):
    """What is seen of a lit room behind a window: walls, ceiling, a picture, the lamp."""
    x0, x1, y0, y1, zt = u - w / 2, u + w / 2, .5, 4.2, z + h
    b = kit["inside"]
    b.quad((x0, y1, z), (x1, y1, z), (x1, y1, zt), (x0, y1, zt))
    b.quad((x0, y0, z), (x0, y1, z), (x0, y1, zt), (x0, y0, zt))
    b.quad((x1, y1, z), (x1, y0, z), (x1, y0, zt), (x1, y1, zt))
    kit["soffit"].quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))
    kit["soffit"].quad((x0, y0, zt), (x0, y1, zt), (x1, y1, zt), (x1, y0, zt))
    kit["wood"].box((u + .3, y1 - .5, z), (u + 1.3, y1 - .02, z + 2.0), .02)
    kit["wood"].box((u - 1.1, y1 - .04, z + 1.3), (u - .5, y1 - .01, z + 2.1), .01)
    kit["lamp"].lathe([(.19, 0), (.11, .20)], (u + shade, 2.1, zt - 1.15), 24)
    point_light(kit.world(u + shade, 2.1, zt - 1.05), 420, WARM, .12)


def rusty():
    """Cast iron tarred many times: the tar crazed and chipped, rust in the pits and running from them, polished dark where ropes run, wet."""
    g = surfaces.Graph("rusty iron")
    at = g.coords(jitter=False)
    z = g.separate(at)[2]
    slow, mid, fine, grain = g.noise(at, 4, 6, .62), g.noise(at, 15, 8, .68, .4), g.noise(at, 90, 5, .65), g.noise(at, 320, 3, .6)
    tone = g.ramp(g.math("ADD", g.math("MULTIPLY", fine, .6), g.math("MULTIPLY", slow, .4)), (.3, "#12110f"), (.6, "#211f1c"), (.75, "#34302a"))
    bare = g.ramp(g.math("ADD", mid, g.math("MULTIPLY", g.math("SUBTRACT", fine, .5), .25)), (.535, 0.0), (.565, 1.0))
    rust = g.mix(grain, g.ramp(fine, (.3, "#2c140b"), (.55, "#5a2b15"), (.75, "#8a4d26")), g.ramp(slow, (.35, "#3a1b0e"), (.7, "#a2652f")))
    tone = g.mix(bare, tone, rust)
    runs = g.math("MULTIPLY", g.ramp(g.noise(g.coords((16, 16, 1.6), jitter=False), 1, 5, .6), (.54, 0.0), (.70, 1.0)), g.ramp(z, (.05, .9), (.5, .15)))
    tone = g.mix(g.math("MULTIPLY", runs, .5), tone, "#5f3219")
    rubbed = g.math("MULTIPLY", g.ramp(g.math("ABSOLUTE", g.math("SUBTRACT", z, .37)), (.03, 1.0), (.09, 0.0)), g.ramp(fine, (.35, .4), (.6, 1.0)))
    tone = g.mix(g.math("MULTIPLY", rubbed, .7), tone, "#2b2724")
    salt = g.ramp(g.noise(at, 34, 6, .7), (.60, 0.0), (.72, 1.0))
    tone = g.mix(g.math("MULTIPLY", salt, .16), tone, "#8f8a80")
    rough = g.math("SUBTRACT", g.math("ADD", .26, g.math("MULTIPLY", bare, .42)), g.math("MULTIPLY", rubbed, .08))
    relief = g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", 1.0, bare), .8), g.math("ADD", g.math("MULTIPLY", fine, .6), g.math("MULTIPLY", g.math("MULTIPLY", grain, bare), .5)))
    relief = g.math("ADD", relief, g.math("MULTIPLY", slow, 1.6))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5, Normal=g.bump(relief, .8, .0045)))


def hemp():
    """Manila that has lain in the rain: darker where it is soaked, pale where the sun has bleached it."""
    g = surfaces.Graph("wet hemp")
    at = g.world()
    slow, mid, fine = g.noise(at, 3.2, 5, .6), g.noise(at, 26, 5, .65), g.noise(at, 300, 3, .6)
    tone = g.ramp(g.math("ADD", g.math("MULTIPLY", mid, .5), g.math("MULTIPLY", fine, .5)), (.34, "#6a5940"), (.5, "#a08b66"), (.66, "#cbb88e"))
    soaked = g.ramp(slow, (.44, 1.0), (.60, 0.0))
    tone = g.mix(g.math("MULTIPLY", soaked, .5), tone, "#4a3c29")
    return g.done(g.principled(Base_Color=tone, Roughness=g.math("SUBTRACT", .85, g.math("MULTIPLY", soaked, .35)), Specular=.35, Normal=g.bump(fine, .5, .0015)))


def frame_along(line, step):
    """Points every step m on a line, and two directions across it at each."""
    line = np.asarray(line, float)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    t = np.linspace(0, along[-1], max(24, int(along[-1] / step)))
    points = np.stack([np.interp(t, along, line[:, k]) for k in range(3)], -1)
    d = np.gradient(points, axis=0)
    d /= np.linalg.norm(d, axis=1)[:, None]
    side = np.cross(d, (.13, .21, .97))
    side /= np.linalg.norm(side, axis=1)[:, None]
    return t, points, side, np.cross(side, d)


def laid_rope(line, thick, material, strands=3, pitch=6.0):
    """Twisted rope along points: strands wound round the line, each a tube of its own."""
    t, at, side, up = frame_along(line, thick * pitch / 12)
    for k in range(strands):
        a = 2 * np.pi * (t / (thick * pitch) + k / strands)
        core.tube(at + .55 * thick * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * up), .56 * thick, material, 8)


def mooring_rope(line, thick, material, seed=1, strands=3, yarns=7, pitch=6.0):
    """Twisted rope that bears a near view: every strand of yarns that wind the other way, some slack, and fibres that stand off."""
    rng = np.random.default_rng(seed)
    t, at, side, up = frame_along(line, thick * pitch / 26)
    batch = Batch("mooring rope", material, True)
    swell = 1 + .05 * np.sin(9 * t + rng.uniform(0, 6)) + .03 * np.sin(31 * t)
    for k in range(strands):
        a = 2 * np.pi * (t / (thick * pitch) + k / strands)
        across, over = np.cos(a)[:, None] * side + np.sin(a)[:, None] * up, -np.sin(a)[:, None] * side + np.cos(a)[:, None] * up
        strand = at + .55 * thick * swell[:, None] * across
        for j in range(yarns):
            b = -2 * np.pi * (t / (thick * 3.4) + j / yarns) + rng.normal(0, .12)
            slack = .40 * thick * (1 + .10 * np.sin(t * rng.uniform(20, 60) + rng.uniform(0, 6)))[:, None]
            batch.tube(strand + slack * (np.cos(b)[:, None] * across + np.sin(b)[:, None] * over), thick * rng.uniform(.17, .215), 6)
    for _ in range(int(900 * t[-1])):
        k, a = int(rng.integers(len(t))), rng.uniform(0, 2 * np.pi)
        out = np.cos(a) * side[k] + np.sin(a) * up[k]
        way = (at[min(k + 1, len(t) - 1)] - at[max(k - 1, 0)])
        way = way / np.linalg.norm(way) * rng.choice((-1, 1)) + rng.normal(0, .35, 3)
        long, stand = rng.uniform(.006, .022), rng.uniform(.15, .8)
        q = np.linspace(0, 1, 4)[:, None]
        batch.tube(at[k] + out * thick * .98 + long * (q * way + stand * q ** 1.6 * out), (.00028, .00026, .0002, .0001), 3, caps=False)
    batch.build()


def bollard(x, y, z, material, rope):
    """Iron bollard with a mooring rope laid round it, its tail coiled on the stones, drops of rain under its rim."""
    with core.at((x, y, z)):
        core.lathe([(0, 0), (.30, 0), (.305, .012), (.295, .03), (.225, .045), (.195, .07), (.168, .14), (.156, .25), (.160, .36), (.185, .42), (.245, .455), (.268, .480), (.270, .505), (.250, .532),
                    (.19, .560), (.10, .578), (0, .584)], material, segments=128, smooth=60)
        for k in range(6):
            a = 2 * np.pi * k / 6 + .3
            core.lathe([(0, .030), (.022, .030), (.022, .046), (.016, .054), (0, .056)], material, segments=6).location = (.262 * np.cos(a), .262 * np.sin(a), .006)
        rng = np.random.default_rng(4)
        spots = []
        for _ in range(150):
            a, up = rng.uniform(0, 2 * np.pi), rng.uniform(0, 1)
            r, high, out = np.interp(up, (0, .5, 1), (.246, .269, .250)), np.interp(up, (0, .5, 1), (.4555, .4925, .532)), np.interp(up, (0, .5, 1), (-.8, 0, .8))
            spots.append(((r * np.cos(a), r * np.sin(a), high), (np.cos(a), np.sin(a), out), rng.choice((.0012, .0018, .0028))))
        beads(spots)
    # three turns, not quite beside each other
    t = np.linspace(0, 3.309, 200)
    turns = np.stack([(.186 + .008 * np.sin(9 * t)) * np.cos(2 * np.pi * t + 1.2), (.186 + .008 * np.cos(7 * t)) * np.sin(2 * np.pi * t + 1.2), .125 + .050 * t + .006 * np.sin(5 * t)], -1)
    # from there over the edge of the quay and down to the water
    a, b, c = turns[-1]
    out = np.array([(a, b, c), (a, -.12, c - .04), (a + .01, -.36, .07), (a + .02, -.44, .036), (a + .02, -.49, .0), (a + .02, -.50, -.12), (a + .01, -.50, -.6), (a + .03, -.50, -1.7)])
    for _ in range(4):  # corners cut until they are round
        out = np.concatenate([out[:1], np.stack([.75 * out[:-1] + .25 * out[1:], .25 * out[:-1] + .75 * out[1:]], 1).reshape(-1, 3), out[-1:]])
    # the tail: down and round in a loose coil
    middle = np.array((-.50, .14))
    q = np.linspace(0, 3.35, 240)
    r = .155 + .028 * q + .035 * np.sin(2 * np.pi * q * .77 + 1) + .02 * np.sin(2 * np.pi * q * 1.9)
    drift = np.stack([.05 * np.sin(1.7 * q), .04 * np.sin(2.3 * q + 1)], -1)
    coil = np.stack([middle[0] + drift[:, 0] + 1.12 * r * np.cos(2 * np.pi * q + .6), middle[1] + drift[:, 1] + .86 * r * np.sin(2 * np.pi * q + .6),
                     .019 + .030 * np.clip(q - 1.2, 0, 1) * (.5 + .5 * np.sin(2 * np.pi * q * 1.3)) ** 2 + .010 * np.clip(q - 2.2, 0, 1)], -1)
    tail = np.array([coil[-1] + w * np.array((-.20, .26, 0)) + np.array((.06 * np.sin(3 * w), 0, 0)) for w in np.linspace(.02, 1.3, 26)])
    tail[:, 2] = np.linspace(coil[-1, 2], .019, 26)
    first = turns[0]
    lead = np.array([first + (np.array((-.30, .12, .03)) - first) * w + np.array((0, 0, .04 * np.sin(np.pi * w))) for w in np.linspace(0, 1, 20)])
    lead[:, 2] = np.interp(np.linspace(0, 1, 20), [0, .45, 1], [first[2], .03, .03])
    for k, line in enumerate((np.concatenate([turns, out[1:]]), lead, np.concatenate([coil, tail]))):
        mooring_rope(line + np.array((x, y, z)), .021, rope, k)


BOLLARD = (-5.41, -.62, .085)


def quay_at_dawn():
    """Quay after rain, under a grey-blue sky before sunrise: the ochre front, its door open on a lit hall, a bollard at the edge of the water."""
    p.fresh()
    old.few_bounces()
    kit = make_kit(.10)
    ochre = old_ochre()
    green_paint, tile = weathered("sea green", "#17352d", "#35604f", .5), old.tiles()
    kit.materials.update({"wall": ochre, "wall~": ochre, "shutter": green_paint, "shutter~": green_paint, "white": weathered("chalk", "#b5a98f", "#d6cbb3", .85),
                          "paving": wet_granite(.04), "stone": quay_stone(), "stone~": quay_stone(), "next": old.lime(0, "#a49a86", "#7f7563", "#4b3d2e", "next door"), "lit": pane(), "glass": pane(), "tile": tile, "tile~": tile, "lamp": glow("lamp", "#ffc890", 5.0),
                          "room": old.lime(.35, "#8d7a58", "#6c5b40", "#4b3d2e", "distemper"), "oxide": surfaces.matt("#3a1d15", .35, name="floor"), "shade~": surfaces.shade("#e8c897", 1.2), "print": surfaces.matt("#6b614e", .5, name="print"),
                          "book": surface("books", "#2a1712", "#6d5a3c", 2.0, tint=.9, rough=.75, bump=.1), "cloth~": surfaces.cloth("#8d8168", "#71664f")})
    kit.stand(0, 4.4, 0, 0)
    warehouse(kit, lit=(), swing=(150, 128, 168, 172, 140, 160, 120), ajar=True)
    kit.at(-15, 0, 0)
    for u0, u1, fl, lamp, shelf, power in ((9.2, 12.8, .35, (12.2, 1.9, .95), None, 17), (17.6, 21.0, .35, (19.0, 1.9, .9), None, 9), (17.6, 21.0, 4.4, (20.2, 2.0, .8), (17.8, 19.6), 14), (26.0, 29.6, .35, (27.2, 2.4, .9), None, 8)):
        chamber(kit, u0, u1, 3.6, shelf, power, lamp, (u1 - 1.1, 1.5, .5, .64), fl, 3.2, .52)
    for u, side, wide, k in ((10.71, -1, .26, 1), (10.71, 1, .20, 2), (19.28, 1, .5, 3), (27.86, -1, .3, 4)):
        old.curtain(kit, u + side * .6, 1.1, wide, 1.96, side, .26, 5, k)
    old.curtain(kit, 19.28 - .55, 5.05, .4, 1.9, -1, .26, 5, 5)
    rng = np.random.default_rng(12)
    for z0, z1, out in ((0, .29, .20), (.295, .555, .18)):  # the foot of the wall: dressed stones, none quite in line
        u = -.2
        while u < 30.2:
            long = rng.uniform(.7, 1.5)
            kit["stone"].box((u + .006, -out + rng.normal(0, .006), z0), (u + long - .006, 0, z1 + rng.normal(0, .004)), .016, rng.uniform(.1, .7))
            u += long
    kit.at(15.6, 0, 0)  # the lower house next door, its lamp lit
    arch.wall(kit, 26, 4.6, [(5, 6.2, 1, 2.6), (11, 12.2, 1, 2.6)], .4, "next")
    arch.lean_to(kit, -.3, 26, -.7, 5, 4.5, 30, seed=9)
    for u in (5.6, 11.6):
        arch.window(kit, u, 1, 1.2, 1.6, .3, "open", panes=(2, 3), swing=165)
    arch.lantern(kit, 8.4, -.5, 2.6, .4, .1)
    kit.at()
    kit["black"].box((-24, -4.6, -.3), (60, 0, -.035), 0)
    quay(kit, -5.4, -24, 60)
    crates(kit, 6.4, -1.0, 2)
    old.relay(kit, 8)
    kit.build()
    for x, power in ((-10.71, 18), (-2.66, 52), (2.66, 30), (10.71, 42)):
        point_light((x, 3.82, 3.30), power, WARM, .06)
    point_light((24.0, 3.8, 2.8), 30, WARM, .06)
    bollard(*BOLLARD, rusty(), hemp())
    water = Batch("water", still_water())
    water.quad((-500, -600, -1.35), (700, -600, -1.35), (700, 5, -1.35), (-500, 5, -1.35))
    water.build()
    core.sky_gradient([(-10, "#4c4a4c"), (0, "#b9a79c"), (9, "#a5a5ae"), (22, "#7f90a8"), (45, "#5f779b"), (90, "#46608a")], .34, clouds=("#6c7484", .7, 2.2))


LOOK = photo.look(.10, contrast=1.03, saturation=.86, bloom=.08, vignette=.2, texture=.06)


def from_the_boat(away, bearing):
    """Eye of somebody who stands in a boat below the quay: metres from the bollard, which lies at that bearing (degrees from the line of the quay)."""
    a = np.radians(bearing)
    return BOLLARD[0] - away * np.cos(a), BOLLARD[1] - away * np.sin(a), .30


def towards(eye, bearing):
    """A point at the height of the eye, at that bearing."""
    return eye[0] + 10 * np.cos(np.radians(bearing)), eye[1] + 10 * np.sin(np.radians(bearing)), eye[2]


FOCUS = (BOLLARD[0] - .14, BOLLARD[1] - .12, .40)  # the near side of the bollard


def harbour():
    """Wide: the bollard right of the middle, the open door and the lit lamps behind it, out of focus."""
    quay_at_dawn()
    eye = from_the_boat(3.1, 22.5)
    core.camera(eye, towards(eye, 30.9), 44, (16, 9), fstop=.9, focus=FOCUS, level=True, shift_y=.1125)
    return {"size": (1920, 1080), "look": LOOK}


def harbour_phone():
    """Tall: the same bollard and door above the middle, the wet stones of the quay and the water below."""
    quay_at_dawn()
    eye = from_the_boat(4.0, 36)
    core.camera(eye, towards(eye, 38.5), 93, (1170, 2532), fstop=1.8, focus=FOCUS, level=True, shift_y=-.26)
    return {"size": (1170, 2532), "look": LOOK}


PICTURES = {"hero/harbour": harbour, "hero/harbour.phone": harbour_phone}

FINISH = {
    "hero/harbour": {"glow": (.2, .5), "fade": .12},
    "hero/harbour.phone": {"glow": (.2, .5), "fade": .14},
}
