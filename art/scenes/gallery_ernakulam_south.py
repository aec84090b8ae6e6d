"""Nilavara Junction, Ernakulam South: 1940s deco by the railway, cream and brick red."""
import math

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


PICTURES = {
    "gallery/ernakulam-south/deco-stair": deco_stair,
}
