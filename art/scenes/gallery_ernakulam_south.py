"""Nilavara Junction, Ernakulam South: 1940s deco by the railway, cream and brick red."""
import math
import random

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def ring_wall(radius, z0, z1, a0, a1, mat, thick=.12, n=64, name="ringwall"):
    """Upright curved wall between two angles (degrees)."""
    def fn(u, v):
        a = math.radians(a0 + (a1 - a0) * u)
        return (radius * math.cos(a), radius * math.sin(a), z0 + (z1 - z0) * v)
    obj = p.surface(fn, n, 2, mat, name=name)
    return p.thick(obj, thick, 0)


def helix(radius, a0, a1, z0, z1, n=60):
    """Points of a rising curve."""
    return [(radius * math.cos(math.radians(a0 + (a1 - a0) * k / n)),
             radius * math.sin(math.radians(a0 + (a1 - a0) * k / n)),
             z0 + (z1 - z0) * k / n) for k in range(n + 1)]


def deco_stair():
    """Curved terrazzo stair in a round well, brass handrail, opal lamp; 24 mm."""
    p.fresh()
    cream = s.plaster("#f1e6cf", "#dfcfae", weather=.2, grain=.4)
    red = s.glaze("#8e3324", .25, name="dado")
    step_mat = s.terrazzo("#e4d7bd", ("#8e3324", "#3a342c", "#fff8ea", "#b08a55"),
                          scale=1.1, rough=.12)
    dark = s.terrazzo("#3c2a22", ("#8e3324", "#d9c6a2", "#1b1512", "#b8863b"), scale=1.1,
                      rough=.12)
    brass = s.brass(.14, .2)
    inner, outer = .95, 2.45
    steps, a0, sweep, rise = 20, -62.0, 232.0, .165
    # floor with rings
    p.box((12, 12, .1), (0, 0, -.1), step_mat, edge=0)
    for r0, r1, mat in ((.0, .38, dark), (.62, .70, dark), (2.05, 2.13, s.terrazzo(
            "#8e3324", ("#e4d7bd", "#5a1f16", "#d9a24a"), rough=.12)), (3.0, 3.4, dark)):
        p.lathe([(r0, .001), (r0, .002), (r1, .002), (r1, .001)], mat, seg=96)
    for r in (.38, .62, .70, 2.05, 2.13, 3.0, 3.4):
        p.lathe([(r - .004, .001), (r - .004, .003), (r + .004, .003), (r + .004, .001)],
                brass, seg=96)
    for k in range(12):
        a = k * math.pi / 6
        p.box((1.33, .008, .003), (1.38 * math.cos(a), 1.38 * math.sin(a), 0), brass,
              (0, 0, a), edge=0)
    # steps
    per = sweep / steps
    for i in range(steps):
        b0, b1 = a0 + i * per, a0 + (i + 1) * per + .4
        n = 6
        top = (i + 1) * rise
        low0, low1 = max(0, i * rise - .16), max(0, (i + 1) * rise - .16)
        verts = []
        for k in range(n + 1):
            a = math.radians(b0 + (b1 - b0) * k / n)
            low = low0 + (low1 - low0) * k / n
            for r in (inner, outer):
                verts.append((r * math.cos(a), r * math.sin(a), low))
                verts.append((r * math.cos(a), r * math.sin(a), top))
        faces = []
        for k in range(n):
            q = k * 4
            faces += [(q + 1, q + 5, q + 7, q + 3), (q, q + 2, q + 6, q + 4),
                      (q, q + 4, q + 5, q + 1), (q + 2, q + 3, q + 7, q + 6)]
        faces += [(0, 1, 3, 2), (n * 4, n * 4 + 2, n * 4 + 3, n * 4 + 1)]
        obj = p.mesh("step", verts, faces, step_mat)
        p.bevel(obj, .008)
        a = math.radians(b0 + .9)
        mid = (inner + outer) / 2
        p.box((outer - inner - .06, .05, .004), (mid * math.cos(a), mid * math.sin(a), top),
              dark, (0, 0, a), edge=.001)
        p.box((outer - inner - .06, .008, .006), (mid * math.cos(a + .02),
              mid * math.sin(a + .02), top), brass, (0, 0, a), edge=.001)
    top_z, a1 = steps * rise, a0 + sweep
    # inner rail: parapet band, bars and handrail
    def fn(u, v):
        a = math.radians(a0 + sweep * u)
        z = rise + (top_z - rise) * u
        return (inner * math.cos(a), inner * math.sin(a), z - .30 + v * .42)
    p.thick(p.surface(fn, 70, 2, cream), .05, 0)
    for dz, r in ((.30, .010), (.45, .010), (.60, .010)):
        p.tube(helix(inner, a0, a1, rise + dz, top_z + dz), r, brass, smooth=False)
    rail = helix(inner, a0, a1, rise + .86, top_z + .86)
    t = math.radians(a0)
    p.tube(rail, .026, brass, smooth=False, resolution=8)
    p.tube(helix(outer - .07, a0 + 4, a1, rise + .95, top_z + .86), .022, brass,
           smooth=False, resolution=8)
    for i in range(steps):
        a = math.radians(a0 + (i + .5) * per)
        z = (i + .9) * rise
        p.cylinder(.009, .84, (inner * math.cos(a), inner * math.sin(a), z + .02), brass, 14)
    # newel: fluted column with a lamp
    nx, ny = inner * math.cos(t) + .10 * math.sin(t), inner * math.sin(t) - .10 * math.cos(t)
    p.lathe(p.rounded([(.16, 0), (.16, .12), (.11, .16), (.10, .2)], 2), red, (nx, ny, 0), 48)
    for k in range(18):
        a = k * 2 * math.pi / 18
        p.cylinder(.019, .78, (nx + .088 * math.cos(a), ny + .088 * math.sin(a), .18), cream,
                   14)
    p.lathe([(.0, .9), (.12, .95), (.125, 1.0), (.09, 1.03), (.05, 1.05), (.04, 1.10),
             (0, 1.10)], brass, (nx, ny, 0), 48)
    p.cylinder(.088, .8, (nx, ny, .17), cream)
    opal = s.glow("#ffdca6", 1.3)
    p.lathe([(.125 * math.sin(k * math.pi / 14), 1.215 - .125 * math.cos(k * math.pi / 14))
             for k in range(15)], opal, (nx, ny, 0), 40)
    core.point((nx - .3, ny - .3, 1.3), 8, (1, .76, .48), .15)
    # round wall with dado, bands and glass-brick window
    ring_wall(outer + .06, 0, 5.4, -68, 207, cream, .1, 90)
    for bx, by, ex, ey in ((.94, -2.33, 1.75, -7.0), (-2.24, -1.14, -3.1, -7.0)):
        for z, h, mat, t2 in ((0, 5.4, cream, .1), (0, .95, red, .13), (.99, .02, brass, .13),
                              (4.09, .03, red, .13), (4.21, .03, red, .13),
                              (4.33, .03, red, .13)):
            p.between((bx, by, z + h / 2), (ex, ey, z + h / 2), t2, h, mat, 0)
    
    def dado(u, v):
        a = math.radians(a0 + sweep * u)
        z = rise + (top_z - rise) * u
        return ((outer + .0) * math.cos(a), outer * math.sin(a), z + .05 + v * .72)
    p.thick(p.surface(dado, 80, 2, red), .02, 0)
    for dz in (.80, .85):
        p.tube(helix(outer - .012, a0, a1, rise + dz, top_z + dz), .009, brass, smooth=False)
    for z in (4.1, 4.22, 4.34):
        p.tube([(v[0], v[1], z) for v in helix(outer - .0, -66, 205, 0, 0, 90)], .022,
               red, smooth=False)
    brick = s.Graph("glassbrick")
    n = brick.noise(brick.coords(9), 1.2, 3)
    glassy = brick.done(brick.principled(
        Base_Color="#cfe6dc", Roughness=.12, Emission=brick.ramp(
            n, (.3, "#2b6a74"), (.55, "#6fb0a4"), (.75, "#e9d3a0")),
        Emission_Strength=.32))
    mid_a = 78
    for r in range(9):
        for c in range(5):
            a = math.radians(mid_a + (c - 2) * 5.0)
            p.box((.045, .19, .19), ((outer - .01) * math.cos(a), (outer - .01) * math.sin(a),
                  2.72 + r * .2), glassy, (0, 0, a), edge=.02)
    for c in (-2.75, 2.75):
        a = math.radians(mid_a + c * 5.0)
        p.box((.09, .06, 1.98), ((outer - .02) * math.cos(a), (outer - .02) * math.sin(a),
              2.62), red, (0, 0, a), edge=.015)
    # ceiling: stepped rings and opal bowl on rods
    p.box((12, 12, .1), (0, 0, 5.4), cream, edge=0)
    for r, z in ((2.1, 5.28), (1.6, 5.16), (1.1, 5.04)):
        p.lathe([(r - .25, 5.41), (r - .25, z), (r, z), (r, 5.41)], cream, seg=96)
    for k in range(3):
        a = k * 2.094
        p.tube([(.2 * math.cos(a), .2 * math.sin(a), 5.1), (.28 * math.cos(a),
                .28 * math.sin(a), 3.66)], .008, brass, smooth=False)
    p.lathe(p.rounded([(0, 3.42), (.18, 3.44), (.30, 3.54), (.34, 3.66)], 3), opal, seg=64)
    p.lathe([(.335, 3.65), (.36, 3.65), (.36, 3.70), (.335, 3.70)], brass, seg=64)
    core.point((0, 0, 4.1), 24, (1, .80, .54), .25)
    core.point((0, 0, 3.1), 34, (1, .78, .50), .25)
    # foot of the stair: console, flowers, umbrella stand
    p.lathe(p.rounded([(0, 0), (.13, 0), (.14, .02), (.13, .5), (.15, .52), (.14, .52),
                       (.125, .48), (0, .03)], 2), brass, (-1.35, -1.75, 0), 40)
    for k, tint in enumerate(("#10211c", "#7a2f1e", "#1f5a55")):
        a = k * 2.1
        p.tube([(-1.35 + .03 * math.cos(a), -1.75 + .03 * math.sin(a), .05),
                (-1.35 + .09 * math.cos(a), -1.75 + .09 * math.sin(a), .66)], .022,
               s.matt(tint, .8), taper=[.5, 1, .9])
        p.tube([(-1.35 + .09 * math.cos(a), -1.75 + .09 * math.sin(a), .66),
                (-1.35 + .10 * math.cos(a), -1.75 + .10 * math.sin(a), .80),
                (-1.35 + .15 * math.cos(a), -1.75 + .15 * math.sin(a), .84),
                (-1.35 + .17 * math.cos(a), -1.75 + .17 * math.sin(a), .78)], .009,
               s.wood("teak", "z"))
    green.potted((-1.95, .25, 0), "areca", dark, 1.35, 3, .22, .42, "tall")
    core.area((-1.0, -5.8, 3.4), (-.3, 0, 1.4), (1.6, 1.2), 20, (1.0, .80, .56))
    core.sky_gradient([(-10, "#2a2430"), (30, "#27304a"), (90, "#1b2540")], .35)
    core.camera((-.90, -3.75, 1.50), (-.12, 0, 2.0), 20, level=True)
    return {"size": (1200, 800),
            "look": {"key": .15, "contrast": 1.1, "vignette": .22, "bloom": .08}}


def wet_pane():
    """Window glass with running rain: drops and runs catch the street light."""
    g = s.Graph("rain")
    at = g.coords((1, 1, 1), jitter=False)
    run = g.noise(g.coords((26, 26, 3.2), jitter=False), 1.0, 3, .6, .8)
    drops = g.voronoi(at, 46)["Distance"]
    small = g.ramp(drops, (.16, 1.0), (.26, 0.0))
    streak = g.ramp(run, (.60, 0.0), (.68, 1.0))
    mask = g.math("MAXIMUM", small, streak)
    side = g.ramp(g.math("ADD", g.math("MULTIPLY", g.separate(at)[0], .22), .5),
                  (.25, "#ff7a5a"), (.5, "#ffc08a"), (.85, "#7fe0d4"))
    soft = g.math("MULTIPLY", mask, g.noise(g.coords(2.4, jitter=False), 1.0, 3))
    clear = g.add("BsdfTransparent", Color=g.mix(mask, "#f2f6f6", "#b9c2c6")).outputs[0]
    shine = g.add("Emission", Color=side, Strength=g.math("MULTIPLY", soft, .055)).outputs[0]
    node = g.add("AddShader")
    g.tree.links.new(clear, node.inputs[0])
    g.tree.links.new(shine, node.inputs[1])
    return g.done(node.outputs[0])


def neon(points, loc, tint, strength, radius=.02, rot=(0, 0, 0)):
    """A neon tube through points, placed at loc."""
    return p.tube(points, radius, s.glow(tint, strength), loc, rot, smooth=False,
                  resolution=3)


def sign_text(text, loc, size, tint, strength):
    """Neon lettering standing in the xz plane."""
    import bpy
    data = bpy.data.curves.new("sign", "FONT")
    data.body, data.size, data.align_x = text, size, "CENTER"
    data.fill_mode = "NONE"
    data.bevel_depth = size * .028
    data.materials.append(s.glow(tint, strength))
    return p.link(bpy.data.objects.new("sign", data), loc, (math.pi / 2, 0, 0))


def night_room():
    """Bed under a wide steel window; rain, neon and the lit street outside; 30 mm."""
    p.fresh()
    wall = s.plaster("#e6d3b3", "#cbb38c", weather=.2, grain=.5)
    red = s.plaster("#84301f", "#6a2416", weather=.2, grain=.5)
    teak, teak_y = s.wood("teak", "x", .3), s.wood("teak", "y", .3)
    iron = s.matt("#1d2422", .4, .5, name="steel")
    brass = s.brass(.2)
    wy = 1.7
    p.box((8, 7, .1), (0, -1.3, -.1), s.wood("rosewood", "x", .3), edge=0)
    # window wall: ribbon of steel casements
    p.box((8, .25, .72), (0, wy + .12, 0), wall, edge=.01)
    p.box((8, .25, .9), (0, wy + .12, 2.35), wall, edge=.01)
    p.box((1.3, .25, 3.2), (-2.95, wy + .12, 0), wall, edge=.01)
    p.box((8, .34, .05), (0, wy + .03, .72), teak, edge=.01)
    for k in range(8):
        x = -2.3 + k * .78
        p.box((.035, .05, 1.64), (x, wy + .12, .75), iron, edge=.003)
    for z in (.77, 1.28, 1.80, 2.31):
        p.box((6.4, .045, .03), (.4, wy + .12, z), iron, edge=.003)
    p.mesh("pane", [(-2.4, wy + .13, .75), (4, wy + .13, .75), (4, wy + .13, 2.35),
                    (-2.4, wy + .13, 2.35)], [(0, 1, 2, 3)], wet_pane())
    p.box((.2, 7, 3.2), (3.05, -1.3, 0), red, edge=0)
    p.box((8, 7, .1), (0, -1.3, 3.0), wall, edge=0)
    p.box((.2, 7, 3.2), (-3.3, -1.3, 0), wall, edge=0)
    for z in (2.62, 2.70, 2.78):
        p.box((.06, 7, .035), (2.94, -1.3, z), s.matt("#f1e6cf", .5), edge=.008)
    p.curtain(.85, 2.62, (-2.0, wy - .14, .03), s.cloth("#8a6a45", "#6e5234"), 0, 8, .05, 2)
    p.curtain(.6, 2.62, (2.62, wy - .14, .03), s.cloth("#8a6a45", "#6e5234"), 0, 6, .05, 4)
    p.tube([(-2.6, wy - .14, 2.68), (3, wy - .14, 2.68)], .014, brass, smooth=False)
    # bed with its head on the right wall, curved deco headboard
    bx, by, bl, bw = 1.55, .35, 2.1, 1.75
    linen = s.cloth("#f3ebdb", "#e2d5bd", bump=.5)
    p.box((bl, bw, .22), (bx, by, .08), s.wood("rosewood", "x", .25), edge=.03)
    p.slab((bl - .06, bw - .04, .24), (bx, by, .30), linen, soft=.07)
    p.drape(bl - .5, bw - .04, .555, (.22, 0), .30, (bx - .2, by, 0), linen, 6, .024,
            wrinkle=.009)
    p.drape(.70, bw + .03, .590, 0, .34, (bx - .52, by, 0), s.cloth(
        "#8e3324", "#6e2417", bump=.6), 11, .02, wrinkle=.005)
    for k in range(3):
        p.box((.06, 1.95 - k * .28, .60 + k * .16), (2.90 - k * .035, by, .30), teak_y,
              edge=.025)
    for k, y in enumerate((by - .42, by + .42)):
        p.cushion((.46, .70, .22), (bx + .78, y, .71), linen, (0, math.radians(-55), 0),
                  seed=k + 5)
        p.cushion((.42, .64, .20), (bx + .58, y, .69), linen, (0, math.radians(-50), .05),
                  seed=k + 9)
    p.cushion((.30, .52, .14), (bx + .38, by, .67), s.cloth("#1f5a55", "#2c8078"),
              (0, math.radians(-48), 0), seed=15)
    # bedside, lamp, clock, water
    for y in (by - 1.22, ):
        p.cylinder(.26, .50, (2.66, y, 0), s.wood("rosewood", "z", .25), 48, .02)
    p.table_lamp((2.68, by - 1.20, .50), brass, .5, .17, 1.1, 10, "stick")
    p.book((.15, .21, .025), (2.52, by - 1.12, .50), s.matt("#1f5a55", .6), .4)
    p.glass_cup((2.55, by - 1.33, .50), .12, .032)
    # chair with jacket-like throw and an open case on a stand by the window
    p.armchair((-1.35, .75, 0), s.cloth("#c9a565", "#a9854a"), s.wood("teak", "z"),
               math.radians(152))
    p.drape(.42, .30, .62, 0, (.20, .28), (-1.42, .85, .0), s.stripes(
        ["#f1e6cf", "#8e3324", "#f1e6cf"], [.1, .02, .03], "x"), 3, .01, cells=60)
    p.round_table((-.50, 1.22, 0), teak, s.wood("teak", "z"), .24, .52, .024)
    p.dabarah(brass, (-.50, 1.18, .52), .05, .03)
    p.tumbler(brass, (-.50, 1.18, .525), .085, .033, s.matt("#6b3a1c", .3))
    p.box((3.2, 2.2, .012), (-.2, -.5, 0), s.stripes(["#7a2f1e", "#d9c39a", "#7a2f1e",
                                                      "#1f5a55"], [.5, .03, .12, .05], "y",
                                                     500), edge=.004)
    # street: opposite building, neon signs, lamps, station roof
    rng = random.Random(3)
    brick = s.matt("#3a2523", .9, name="brick")
    for x, w, h, y in ((-8, 9, 9, 19), (2.2, 10, 12, 22), (12.6, 10, 8, 18), (24, 10, 13, 24)):
        p.box((w, 5, h + 4), (x, y + 2.5, -4), s.matt(rng.choice(["#33262b", "#2a2830",
                                                                  "#3a2b28"]), .9), edge=.1)
        for r in range(int(h / 1.7)):
            p.box((w + .2, .3, .14), (x, y - .1, -3.2 + r * 1.7), brick, edge=.02)
            for c in range(5):
                if rng.random() < .42:
                    p.box((.75, .05, .95), (x - w / 2 + 1 + c * (w - 2) / 4, y - .04,
                          -2.8 + r * 1.7), s.glow(rng.choice(["#ffb45f", "#ffcf8f", "#ffe0b0",
                                                              "#8fd0c8"]),
                                                  rng.uniform(.03, .12)), edge=0)
    sign_text("HOTEL", (2.2, 21.6, 2.4), 1.8, "#ff3b2a", 1.1)
    sign_text("CAFE", (10.4, 17.6, 1.9), 1.3, "#3fd6c0", .9)
    for dz in (1.9, 4.25):
        neon([(-.9, 0, 0), (5.3, 0, 0)], (0, 21.6, dz), "#ffb03a", .7, .05)
    neon([(1.1 * math.cos(k * .26), 0, 1.1 * math.sin(k * .26)) for k in range(25)],
         (13.6, 17.7, 2.2), "#ff9a3a", .7, .05)
    p.bokeh((0, 34, -1), 60, 10, 70, 5, .5, .30, low=1.2)
    for x, y, tint in ((-2, 16, (1, .62, .30)), (7, 14, (1, .62, .30)), (12.5, 15, (.4, .85, .8)),
                       (1.5, 19, (1, .22, .16))):
        core.point((x, y, 2.2), 420, tint, .2)
    road = s.matt("#191b20", .12, .5, bump=.4, scale=3, name="wet")
    p.mesh("road", [(-60, 3, -4), (60, 3, -4), (60, 60, -4), (-60, 60, -4)],
           [(0, 1, 2, 3)], road)
    core.sky_gradient([(-10, "#14131c"), (0, "#5a3f4c"), (12, "#2b2f50"), (90, "#0c1020")],
                      .5)
    core.area((-1.2, wy + .6, 1.6), (.5, -.5, .4), (2.6, 1.3), 16, (1.0, .34, .26))
    core.area((1.9, wy + .6, 1.6), (.6, -.3, .4), (1.6, 1.3), 9, (.35, .85, .80))
    core.area((-1.5, -3.2, 2.6), (.4, 0, .5), (2, 1.2), 11, (1, .76, .50))
    core.camera((-1.35, -2.55, 1.35), (.62, 1.4, 1.12), 27, level=True, fstop=2.2,
                focus=3.4)
    return {"size": (1200, 800),
            "look": {"key": .085, "contrast": 1.05, "bloom": .14, "vignette": .2}}


PICTURES = {
    "gallery/ernakulam-south/deco-stair": deco_stair,
    "gallery/ernakulam-south/night-room": night_room,
}
