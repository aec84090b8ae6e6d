"""Sky, water, ground, hills and boats (metres, degrees)."""
import math

import bpy
import numpy as np

from kit.plants import _fogged
from kit.solid import Batch, Graph, _col, rgb, surface

SKIES = {
    # stops: elevation (degrees) and colour; glow: azimuth, elevation, colour, strength, width; clouds: amount, lit, shade
    "dawn": dict(stops=[(-6, "#8e8d93"), (0, "#e9c9b4"), (6, "#e7bfae"), (16, "#cbb0b8"), (35, "#8f9dba"), (80, "#5d78a4")],
                 glow=(60, 2, "#ffd2a0", 0.8, 28), clouds=(0.35, "#f3c9bb", "#a795ae")),
    "noon": dict(stops=[(-6, "#9fb0b4"), (0, "#cfdde0"), (8, "#a9c9dd"), (25, "#6fa3cf"), (60, "#3f78b5"), (90, "#346aa8")],
                 glow=(120, 50, "#fff4dc", 0.5, 40), clouds=(0.5, "#ffffff", "#b9c4cf")),
    "golden": dict(stops=[(-6, "#a08a70"), (0, "#f0cf98"), (7, "#e6c793"), (18, "#b9bdb0"), (40, "#7fa0b8"), (90, "#547fa6")],
                   glow=(-60, 8, "#ffcf80", 1.3, 35), clouds=(0.35, "#ffe0b0", "#a59a94")),
    "dusk": dict(stops=[(-6, "#40333a"), (0, "#e3935c"), (4, "#dc9a70"), (11, "#ab8f92"), (21, "#6d80a3"), (42, "#355284"), (90, "#1a2b56")],
                 glow=(10, -2, "#ffac5c", 0.9, 30), clouds=(0.45, "#d9826a", "#37395c")),
    "night": dict(stops=[(-6, "#1b1a22"), (0, "#3a3440"), (8, "#262a44"), (30, "#131b36"), (90, "#0a1026")],
                  glow=(0, 0, "#6a4a3a", 0.3, 60), clouds=(0.3, "#3a3a52", "#12162a")),
}


def sky(kind="golden", strength=1.0, azimuth=None, clouds=None, stops=None, sun=None, seed=0.0, cloud_scale=1.6):
    """Graded world background; azimuth: where the glow stands (0 = +Y, 90 = +X)."""
    s = dict(SKIES[kind])
    if stops:
        s["stops"] = stops
    if sun:
        s["glow"] = sun
    if clouds is not None:
        s["clouds"] = clouds if isinstance(clouds, tuple) else (clouds, *s["clouds"][1:])
    az, el, gcol, gstr, width = s["glow"]
    az = az if azimuth is None else azimuth
    world = bpy.context.scene.world or bpy.data.worlds.new("World")
    bpy.context.scene.world = world
    world.use_nodes = True
    g = Graph.__new__(Graph)
    g.tree = world.node_tree
    g.mat = world
    g.tree.nodes.clear()
    d = g.node("TexCoord").outputs["Generated"]
    d = g.node("VectorMath", {0: d}, operation="NORMALIZE").outputs[0]
    z = g.node("SeparateXYZ", {0: d})
    elev = g.math("MULTIPLY", g.math("ARCSINE", z.outputs[2]), 180 / math.pi)
    fac = g.math("DIVIDE", g.math("ADD", elev, 10.0), 100.0, clamp=True)
    colour = g.ramp(fac, [((e + 10) / 100, c) for e, c in s["stops"]])
    amount, lit, shade = s["clouds"]
    a, e = math.radians(az), math.radians(el)
    gd = (math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))
    dot = g.node("VectorMath", {0: d, 1: gd}, operation="DOT_PRODUCT").outputs["Value"]
    ang = g.math("MULTIPLY", g.math("ARCCOSINE", g.math("MINIMUM", dot, 0.99999)), 180 / math.pi)
    q = g.math("DIVIDE", ang, width)
    halo = g.math("EXPONENT", g.math("MULTIPLY", g.math("MULTIPLY", q, q), -1.0))
    if amount:
        den = g.math("ADD", g.math("MAXIMUM", z.outputs[2], 0.0), 0.13)
        u = g.math("DIVIDE", z.outputs[0], den)
        v = g.math("DIVIDE", z.outputs[1], den)
        vec = g.node("CombineXYZ", {0: g.math("ADD", u, seed), 1: v, 2: seed}).outputs[0]
        vec = g.node("Mapping", {"Vector": vec, "Scale": (0.55 * cloud_scale, 0.9 * cloud_scale, 1.0)}).outputs[0]
        n = g.noise(vec, 1.0, 7.0, 0.58, 0.3)
        lo = 0.66 - 0.24 * amount
        cover = g.ramp(n, [(lo, 0.0), (lo + 0.2, 1.0)], "EASE")
        horizon = g.ramp(g.math("DIVIDE", elev, 12.0, clamp=True), [(0.0, 0.15), (1.0, 1.0)])
        cover = g.math("MULTIPLY", g.math("MULTIPLY", cover, horizon), 0.85)
        thick = g.ramp(n, [(lo + 0.03, 0.0), (lo + 0.27, 1.0)])
        edge = g.math("MULTIPLY_ADD", halo, 0.5, g.math("SUBTRACT", 0.75, g.math("MULTIPLY", thick, 0.7)), clamp=True)
        colour = g.mix(cover, colour, g.mix(edge, shade, lit))
    gc = tuple(c * gstr for c in _col(gcol))
    add = g.mix(halo, (0, 0, 0), gc)
    colour = g.mix(1.0, colour, add, "ADD")
    bg = g.node("Background", {0: colour, 1: strength})
    out = g.node("OutputWorld")
    g.tree.links.new(bg.outputs[0], out.inputs[0])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 256
    return world


# ------------------------------------------------------------------ grounds


def water_material(name="water", deep="#0d2420", ripple=0.12, scale=1.0, wind=(1.0, 2.2), rough=0.02, tint_spec=0.5):
    """Lake water: dark body, fresnel mirror, two scales of ripples stretched across the view."""
    g = Graph(name)
    v1 = g.coords((wind[0] * scale, wind[1] * scale, 1))
    n1 = g.noise(v1, 0.55, 3.0, 0.5, 0.4)
    v2 = g.coords((wind[0] * 3.1 * scale, wind[1] * 3.3 * scale, 1), rotation=(0, 0, 0.35))
    n2 = g.noise(v2, 0.9, 2.0, 0.5)
    patch = g.ramp(g.noise(g.coords((0.05, 0.13, 1)), 1.0, 2.0), [(0.35, 0.35), (0.65, 1.0)])
    h = g.math("MULTIPLY", g.math("ADD", n1, g.math("MULTIPLY", n2, 0.3)), patch)
    nrm = g.bump(h, ripple, 0.6)
    p = g.node("BsdfPrincipled", {"Base Color": (*_col(deep), 1), "Roughness": rough, "Specular": tint_spec, "IOR": 1.33,
                                  "Normal": nrm})
    return g.finish(p.outputs[0])


def water(x0, x1, y0, y1, z=0.0, **kw):
    """Flat water sheet."""
    b = Batch("water", water_material(**kw))
    b.quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))
    return b.build()


def wet_street(x0, x1, y0, y1, z=0.0, wet=0.75, colour="#17171a", dry=0.34, puddles=(0.42, 0.58)):
    """Asphalt with puddles and sheen; dry = roughness between the puddles, puddles = noise levels where they begin and end."""
    g = Graph("wet street")
    v = g.coords()
    puddle = g.ramp(g.noise(v, 0.35, 4.0, 0.55), [(puddles[0], 1.0), (puddles[1], 0.0)])
    grit = g.noise(v, 90.0, 3.0)
    col = g.mix(puddle, g.ramp(grit, [(0.3, "#1b1b1c"), (0.7, "#34322f")]), colour)
    rough = g.math("MULTIPLY_ADD", puddle, -(dry - 0.06) * wet, dry)
    bump = g.math("MULTIPLY", grit, g.math("SUBTRACT", 1.0, g.math("MULTIPLY", puddle, 0.95)))
    wave = g.math("MULTIPLY", g.noise(g.coords((1, 1, 1)), 3.0, 2.0), 0.02)
    m = g.finish(g.node("BsdfPrincipled", {"Base Color": col, "Roughness": rough, "Specular": 0.6,
                                           "Normal": g.bump(g.math("ADD", bump, wave), 0.25, 0.02)}).outputs[0])
    b = Batch("street", m)
    b.quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))
    return b.build()


def ground(x0, x1, y0, y1, z=0.0, dark="#3a3322", light="#6a5b3a", scale=0.6, bump=0.4, n=1, height=0.0, fog=None,
           seed=1, name="ground"):
    """Earth or lawn sheet; n > 1 gives a lattice raised by gentle noise of the given height."""
    if fog:
        g = Graph(name)
        c = g.ramp(g.noise(g.coords(), scale, 6.0), [(0.3, dark), (0.7, light)])
        p = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": 0.95}).outputs[0]
        m = g.finish(_fogged(g, p, fog))
    else:
        m = surface(name, dark, light, scale, rough=0.95, bump=bump, bump_scale=30.0, specular=0.15)
    b = Batch(name, m, True)
    xs, ys = np.linspace(x0, x1, n + 1), np.linspace(y0, y1, n + 1)
    xx, yy = np.meshgrid(xs, ys)
    zz = z + height * (np.sin(xx * 0.31 + seed) * np.sin(yy * 0.27 + seed * 2) + 0.5 * np.sin(xx * 0.9 + 1) * np.sin(yy * 0.8))
    b.grid(np.stack([xx, yy, zz], -1))
    return b.build()


def fractal(x, seed, octaves=6, rough=0.5):
    """Sum of sines with random phases along x (metres)."""
    rng = np.random.default_rng(seed)
    out = np.zeros_like(x)
    for k in range(octaves):
        out += rough ** k * np.sin(x * 2 ** k + rng.uniform(0, 7))
    return out


def hill_range(y, base, height, width=1600.0, seed=1, colour="#27402c", mist="#c9d2cf", near=40.0, far=900.0, wave=260.0,
               depth=220.0, z=-5.0, bumps=0.06, low_mist=None):
    """A ridge across the view at distance y, forested, fading into mist with distance and height.

    low_mist: (height m, amount) mist pooled at the foot of this ridge.
    """
    g = Graph(f"hill {seed}")
    n = g.noise(g.coords((0.06, 0.06, 0.09)), 1.0, 8.0, 0.65)
    col = g.ramp(n, [(0.3, tuple(c * 0.55 for c in rgb(colour))), (0.7, colour)])
    h = g.noise(g.coords((0.25, 0.25, 0.3)), 1.0, 6.0, 0.7)
    p = g.node("BsdfPrincipled", {"Base Color": col, "Roughness": 1.0, "Specular": 0.0, "Normal": g.bump(h, 1.0, 6.0)}).outputs[0]
    sh = _fogged(g, p, (mist, near, far))
    if low_mist:
        zz = g.node("SeparateXYZ", {0: g.node("NewGeometry").outputs["Position"]}).outputs[2]
        wob = g.math("MULTIPLY_ADD", g.noise(g.coords((0.01, 0.01, 0.02)), 1.0, 4.0), 1.2 * low_mist[0], -0.6 * low_mist[0])
        f = g.math("SUBTRACT", 1.0, g.math("DIVIDE", g.math("SUBTRACT", g.math("ADD", zz, wob), z), low_mist[0]), clamp=True)
        e = g.node("Emission", {0: (*rgb(mist), 1), 1: 1.0}).outputs[0]
        sh = g.node("MixShader", {0: g.math("MULTIPLY", f, low_mist[1]), 1: sh, 2: e}).outputs[0]
    m = g.finish(sh)
    g.mat.cycles.sample_as_light = False
    b = Batch(f"hill {seed}", m, True)
    x = np.linspace(-width / 2, width / 2, 420)
    rng = np.random.default_rng(seed)
    crest = base + height * (0.5 + 0.5 * np.clip(fractal(x * 2 * math.pi / wave, seed, 5, 0.34) / 1.4, -1, 1.2))
    rows = []
    for k, t in enumerate(np.linspace(0, 1, 12)):
        zz = z + (crest - z) * t ** 0.8
        rough = fractal(x * 0.09 + 5 * k, seed + k, 5, 0.6) * height * bumps * (0.3 + t) + rng.normal(0, height * bumps * 0.12, len(x))
        rows.append(np.stack([x, np.full_like(x, y + depth * t) + rough, zz + rough * (1 if k < 11 else 0.6)], -1))
    b.grid(np.array(rows))
    ob = b.build()
    ob.visible_shadow = False
    return ob


def tree_line(y, x0, x1, height=7.0, seed=1, count=None, palms=0.3, fog=None, dark="#0f1d0c", light="#35551f", make=None):
    """Far bank: copies of a few trees and palms along a line at distance y."""
    from kit.plants import coconut_palm, tree
    from kit.solid import scatter
    rng = np.random.default_rng(seed)
    kinds = make or [tree(height, height * 0.5, seed + i, 3600, 0.42, dark, light, 0.2, fog, 0.18) for i in range(3)]
    palm = [coconut_palm(height * 1.5, 0.1 * (-1) ** i, seed + 10 + i, fronds=18, nuts=False, fog=fog, dark=dark, light=light,
                         pairs=26) for i in range(2)]
    count = count or int((x1 - x0) / (height * 0.42))
    spots = {id(k): (k, []) for k in kinds + palm}
    for i in range(count):
        x = x0 + (x1 - x0) * (i + rng.uniform(0, 1)) / count
        k = palm[int(rng.integers(len(palm)))] if rng.random() < palms else kinds[int(rng.integers(len(kinds)))]
        spots[id(k)][1].append((x, y + rng.normal(0, 1.5), rng.uniform(-0.4, 0), rng.uniform(0, 360), rng.uniform(0.65, 1.15)))
    for k, s in spots.values():
        scatter(k, s)


# ------------------------------------------------------------------ boats and nets


def kettuvallam(x=0.0, y=0.0, z=0.0, deg=0.0, length=16.0, lit=1.0, scale=1.0):
    """Rice-boat houseboat along local X (prow at +X): tarred planked hull, woven arched cabin, lit windows."""
    from kit.solid import place
    half = length / 2
    hull_m = surface("hull", "#0d0a08", "#251a12", 2.0, (0.5, 4, 6), 0.5, 0.3, 10.0)
    mat_m = _weave("matting", "#7d5a30", "#c79c5c")
    rib_m = surface("cane ribs", "#5a3d1e", "#8f6a38", 2.0, rough=0.6, bump=0.1)
    from kit.architecture import lit_room
    lit_m = lit_room("boat light", "#ffb463", max(lit, 0.01))
    xf = place(x, y, z, deg, scale)
    hull, mat, rib = Batch("hull", hull_m, True), Batch("cabin", mat_m, True), Batch("ribs", rib_m, True)
    deck, lamp = Batch("deck", surface("deck", "#4a2f1a", "#7a5230", 2.0, (1, 6, 6), 0.6)), Batch("cabin light", lit_m)
    dark = Batch("cabin inside", surface("cabin inside", "#24150b", "#3f2715", rough=0.9, bump=0))
    for b in (hull, mat, rib, deck, lamp, dark):
        b.xf = xf
    # hull: rows of stations
    t = np.linspace(-1, 1, 61)
    beam = 1.75 * (1 - np.abs(t) ** 2.6) ** 0.75 + 0.05
    sheer = 0.55 + 0.55 * np.abs(t) ** 3 + np.where(t > 0.78, 1.9 * ((t - 0.78) / 0.22) ** 1.7, 0) + \
        np.where(t < -0.82, 1.0 * ((-t - 0.82) / 0.18) ** 1.7, 0)
    rake = np.where(t > 0.8, 0.35 * ((t - 0.8) / 0.2) ** 2, 0) * half * 0.12
    rows = []
    for a in np.linspace(-1, 1, 15):
        yy = beam * np.sign(a) * abs(a) ** 0.75
        depth = (1 - abs(a) ** 2.2)
        zz = sheer - (sheer + 0.45) * depth
        rows.append(np.stack([t * half - rake * depth, yy, zz], -1))
    hull.grid(np.array(rows))
    inner = np.array([np.stack([t * half, s * (beam - 0.05), sheer - 0.16], -1) for s in (-1, 1)])
    deck.grid(inner)
    for s in (-1, 1):
        rib.tube(np.stack([t * half, s * beam, sheer + 0.02], -1), 0.05, 6)
    # curled prow
    c = np.linspace(0, 1, 9)
    hull.tube(np.stack([half - 0.05 + 0.25 * np.sin(c * 2.4), 0 * c, sheer[-1] - 0.2 + 0.75 * c], -1), np.linspace(0.11, 0.04, 9), 8)
    # cabin: arched mat over -0.62..0.5 of the length, with windows on both sides
    x0, x1 = -0.66 * half, 0.5 * half
    m = 64
    xs = np.linspace(x0, x1, m)
    q = np.linspace(0, 1, m)
    hgt = 2.15 + 0.28 * np.sin(q * math.pi) - 0.25 * np.clip((q - 0.85) / 0.15, 0, 1) ** 2
    wid = np.interp(xs / half, t, beam) * 0.97
    ang = np.linspace(0, math.pi, 27)
    base = np.interp(xs / half, t, sheer)
    p = np.stack([np.repeat(xs[:, None], 27, 1),
                  wid[:, None] * np.sign(np.cos(ang))[None] * np.abs(np.cos(ang))[None] ** 0.6,
                  base[:, None] - 0.05 + hgt[:, None] * np.sin(ang)[None] ** 0.72], -1)
    p[:, :, 2] += 0.012 * np.sin(np.arange(m) * 2.4)[:, None]
    # leave out window openings: bays along x, between arc steps 4..8 on both sides
    f_keep = []
    n = 27
    for i in range(m - 1):
        bay = (i % 12)
        win = 3 <= bay <= 9 and 5 < i < m - 6
        for j in range(n - 1):
            low = 3 <= j <= 6 or 19 <= j <= 22
            if not (win and low):
                f_keep.append((i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j))
    mat.add(p.reshape(-1, 3), [np.array(f_keep)])
    for i in range(0, m, 6):
        rib.tube(p[i] * (1, 1.012, 1) + (0, 0, 0.015), 0.03, 6)
    for j in (3, 7, 19, 23, 11, 15):
        rib.tube(p[:, j] * (1, 1.012, 1) + (0, 0, 0.01), 0.022, 5)
    # light inside: warm panels set in from the windows
    for s in (-1, 1):
        pts = np.stack([xs[4:-4], s * wid[4:-4] * 0.55, base[4:-4] + 0.15], -1)
        top = pts + (0, 0, 1.65)
        lamp.grid(np.array([pts, top]))
    # visor over the fore deck
    vx = np.linspace(x1 - 0.1, x1 + 1.1, 7)
    rows = []
    for k, xx in enumerate(vx):
        sc = 1 - 0.05 * k
        rows.append(np.stack([np.full(27, xx), wid[-1] * sc * np.sign(np.cos(ang)) * np.abs(np.cos(ang)) ** 0.6,
                              base[-1] + hgt[-1] * (0.95 - 0.02 * k) * np.sin(ang) ** 0.72], -1)[5:22])
    mat.grid(np.array(rows))
    rib.tube(rows[-1], 0.035, 6)
    for s in (-1, 1):
        rib.tube([(x1 + 0.95, s * 0.9, base[-1] - 0.1), (x1 + 0.95, s * 0.95, base[-1] + 1.55)], 0.03, 6)
        for xx in np.linspace(x1 + 0.1, x1 + 1.6, 7):
            rib.tube([(xx, s * 1.15, 0.6), (xx, s * 1.15, 1.15)], 0.014, 5)
        rib.tube([(x1, s * 1.15, 1.15), (x1 + 1.7, s * 1.12, 1.18)], 0.022, 6)
    dark.quad((x0, -1.2, 0.6), (x0, 1.2, 0.6), (x0, 1.0, 2.6), (x0, -1.0, 2.6))
    return [b.build() for b in (hull, mat, rib, deck, lamp, dark) if b.verts]


def _weave(name, dark, light):
    """Plaited bamboo matting."""
    g = Graph(name)
    w1 = g.node("TexWave", {"Vector": g.coords((1, 1, 1)), "Scale": 9.0, "Distortion": 0.6}, wave_type="BANDS",
                bands_direction="X").outputs["Fac"]
    w2 = g.node("TexWave", {"Vector": g.coords((1, 1, 1)), "Scale": 9.0, "Distortion": 0.6}, wave_type="BANDS",
                bands_direction="Z").outputs["Fac"]
    h = g.math("MULTIPLY", w1, w2)
    n = g.noise(g.coords((2, 2, 2)), 2.0, 5.0)
    c = g.mix(0.6, g.ramp(h, [(0.0, dark), (0.6, light)]), g.ramp(n, [(0.3, dark), (0.7, light)]))
    return g.finish(g.node("BsdfPrincipled", {"Base Color": c, "Roughness": 0.75, "Specular": 0.2,
                                              "Normal": g.bump(h, 0.5, 0.03)}).outputs[0])


def canoe(x=0.0, y=0.0, z=0.0, deg=0.0, length=5.5, colour=("#1a120c", "#3a281a")):
    """Small dug-out canoe (vallam)."""
    from kit.solid import place
    b = Batch("canoe", surface("canoe", *colour, 2.0, (0.6, 4, 4), 0.55), True)
    b.xf = place(x, y, z, deg)
    t = np.linspace(-1, 1, 31)
    beam = 0.45 * (1 - np.abs(t) ** 2.4) ** 0.8 + 0.02
    sheer = 0.3 + 0.35 * np.abs(t) ** 4
    for inset in (0.0, 0.035):
        rows = []
        for a in np.linspace(-1, 1, 11):
            d = 1 - abs(a) ** 2.2
            rows.append(np.stack([t * length / 2, (beam - inset) * np.sign(a) * abs(a) ** 0.7, sheer - (sheer + 0.15 - inset * 1.5) * d], -1))
        b.grid(np.array(rows))
    for q in (-0.4, 0.25):
        b.box((q * length / 2 - 0.1, -0.4, 0.2), (q * length / 2 + 0.1, 0.4, 0.24), 0.01)
    return b.build()


def cheena_vala(x=0.0, y=0.0, z=0.0, deg=0.0, size=9.0, lift=0.35, net_alpha=0.55):
    """Chinese fishing net standing at the water's edge: timber A-frame, long arms, hung net, stone weights.

    The net reaches out along local -Y; lift 0 = in the water, 1 = fully raised.
    """
    from kit.solid import place
    timber = Batch("net timber", surface("net timber", "#2b2119", "#5e4a36", 2.0, (4, 4, 1), 0.8, 0.3), True)
    ropes = Batch("ropes", surface("ropes", "#3b3226", "#6b5b44", bump=0, rough=0.9), True)
    rocks = Batch("weights", surface("weights", "#4d4941", "#7c766b", rough=0.9), True)
    g = Graph("net")
    v = g.coords((1, 1, 1))
    w1 = g.node("TexWave", {"Vector": v, "Scale": 6.5}, wave_type="BANDS", bands_direction="DIAGONAL").outputs["Fac"]
    fine = g.ramp(w1, [(0.4, 0.25), (0.75, 1.0)])
    a = g.math("MULTIPLY", fine, net_alpha)
    d = g.node("BsdfDiffuse", {0: (*rgb("#6d5c45"), 1)}).outputs[0]
    tl = g.node("BsdfTranslucent", {0: (*rgb("#a58c62"), 1)}).outputs[0]
    body = g.node("MixShader", {0: 0.5, 1: d, 2: tl}).outputs[0]
    tr = g.node("BsdfTransparent").outputs[0]
    net = Batch("net", g.finish(g.node("MixShader", {0: a, 1: tr, 2: body}).outputs[0]), True)
    for b in (timber, ropes, rocks, net):
        b.xf = place(x, y, z, deg)
    s = size
    piv = np.array([0, 0, 0.16 * s])
    tip_el = math.radians(18 + 38 * lift)
    tip = piv + s * 0.85 * np.array([0, -math.cos(tip_el), math.sin(tip_el)])
    # platform piles and deck
    for px in (-0.22, 0.22):
        for py in (-0.12, 0.15, 0.45):
            timber.tube([(px * s, py * s, -1.5), (px * s, py * s, 0.12 * s)], 0.07, 7)
    for py in np.linspace(-0.14, 0.48, 16):
        timber.beam((-0.26 * s, py * s, 0.12 * s), (0.26 * s, py * s, 0.12 * s), 0.16, 0.05)
    # two main legs meeting at the tip, tail with weights
    for sx in (-1, 1):
        foot = np.array([sx * 0.2 * s, 0, 0.14 * s])
        timber.tube([foot, foot + (tip - foot) * 0.5 + (0, 0, 0.02 * s), tip], [0.012 * s, 0.010 * s, 0.006 * s], 7)
    mast_el = math.radians(86 - 20 * lift)
    mast = piv + s * 0.75 * np.array([0, math.cos(mast_el) * 0.5, math.sin(mast_el)])
    for sx in (-1, 1):
        timber.tube([(sx * 0.2 * s, 0.02 * s, 0.14 * s), mast], [0.011 * s, 0.007 * s], 7)
    tail = piv + np.array([0, 0.55 * s, 0.30 * s - 0.34 * s * lift])
    for k in np.linspace(-1, 1, 3):
        ropes.tube([mast, tip + (k * 0.03 * s, 0, 0)], 0.018, 4)
        ropes.tube([mast, tail + (k * 0.12 * s, 0, 0)], 0.02, 4)
    for k, off in enumerate(np.linspace(-0.15, 0.15, 5)):
        q = tail + (off * s, (k % 2) * 0.05 * s, -0.02 * s - 0.04 * s * (k % 3))
        ropes.tube([tail + (off * s, 0, 0.1), q], 0.02, 4)
        rocks.lathe([(0, -0.2), (0.18, -0.14), (0.24, 0.02), (0.15, 0.17), (0, 0.2)], q, 8)
    # four bent arms from the tip holding the net's corners
    corners = []
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        c = tip + s * np.array([sx * 0.42, sy * 0.42, -0.36])
        t = np.linspace(0, 1, 9)[:, None]
        bow = tip + (c - tip) * t + np.array([0, 0, 1.0]) * (0.16 * s * np.sin(t * math.pi * 0.9))
        timber.tube(bow, np.linspace(0.007, 0.004, 9) * s, 6)
        corners.append(c)
    c = np.array(corners)
    u, w = np.meshgrid(np.linspace(0, 1, 21), np.linspace(0, 1, 21), indexing="ij")
    p = ((1 - u) * (1 - w))[..., None] * c[0] + (u * (1 - w))[..., None] * c[1] + (u * w)[..., None] * c[2] + ((1 - u) * w)[..., None] * c[3]
    # scalloped edges and a deep bag
    edge_in = np.minimum(np.minimum(u, 1 - u), np.minimum(w, 1 - w))
    p[..., 2] -= 0.26 * s * np.clip(edge_in / 0.5, 0, 1) ** 0.75
    for q in (u, w):
        p[..., 2] += 0.0 * q
    centre = c.mean(0)
    pull = 0.10 * np.sin(math.pi * u) * (np.abs(w - 0.5) > 0.49) + 0.10 * np.sin(math.pi * w) * (np.abs(u - 0.5) > 0.49)
    p[..., :2] += (centre[:2] - p[..., :2]) * pull[..., None]
    net.grid(p)
    for k in range(4):
        ropes.tube([c[k], c[(k + 1) % 4] * 0.5 + c[k] * 0.5 + (centre - (c[(k + 1) % 4] * 0.5 + c[k] * 0.5)) * 0.1, c[(k + 1) % 4]], 0.02, 4)
    return [b.build() for b in (timber, ropes, rocks, net)]
