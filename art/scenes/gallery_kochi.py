"""Nilavara Harbour, Fort Kochi: thick ochre walls, green shutters, late sun on water."""
import math
import random

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def arch(width, sill, spring, n=24):
    """Outline (x, z) of an opening with a round head."""
    r = width / 2
    ring = [(-r, sill), (r, sill)]
    ring += [(r * math.cos(math.pi * k / n), spring + r * math.sin(math.pi * k / n))
             for k in range(n + 1)]
    return ring


def shutter_leaf(width, sill, spring, mat, hinge, angle, mirror=1):
    """Louvred leaf of an arched pair; local x runs from the hinge to the middle."""
    r = width

    def top(x):
        d = r - x
        return spring + math.sqrt(max(0.0, r * r - d * d))
    outer = [(0, sill), (r, sill)] + [
        (r - r * math.sin(k * math.pi / 32), spring + r * math.cos(k * math.pi / 32))
        for k in range(17)]
    f = .065
    hole = [(f, sill + f), (r - f, sill + f)] + [
        (r - f - (r - 2 * f) * math.sin(k * math.pi / 32), spring - f * .3 + (r - 1.2 * f) *
         math.cos(k * math.pi / 32)) for k in range(17)]
    with p.Gather(hinge, (0, 0, angle)):
        sign = mirror
        p.extrude([(sign * x, z) for x, z in outer], .036, mat, edge=.003,
                  holes=[[(sign * x, z) for x, z in hole]])
        z = sill + f + .03
        while z < spring + r - f:
            left = f * .8
            while top(left) - f < z and left < r:
                left += .01
            w = r - f * .8 - left
            if w > .04:
                p.box((w, .045, .008), (sign * (left + w / 2), 0, z), mat, (-.75, 0, 0),
                      edge=.002, centred=True)
            z += .042
        p.box((r - f, .04, .07), (sign * r / 2, 0, (sill + spring) / 2 + .1), mat, edge=.003)


def water(z, near, far, tint="#2f5d60"):
    """Wide water with small waves, object in world coordinates."""
    g = s.Graph("water")
    a = g.noise(g.world((.35, .9, 1)), 1.0, 6, .62, .6)
    b = g.noise(g.world((2.2, 5.0, 1)), 1.0, 3, .6)
    height = g.math("ADD", a, g.math("MULTIPLY", b, .25))
    mat = g.done(g.principled(Base_Color=s.rgb(tint), Roughness=.08, Specular=.6,
                              Normal=g.bump(height, .55, .5)))
    p.mesh("water", [(-900, near, z), (900, near, z), (900, far, z), (-900, far, z)],
           [(0, 1, 2, 3)], mat)


def staircase():
    """Teak stair with patterned tile risers, light from the landing, 26 mm."""
    p.fresh()
    wall = s.plaster("#ecdfc6", "#cdb68f", weather=.6)
    white = s.plaster("#f0e6d2", "#d9c8a8", weather=.4)
    teak, teak_y, teak_z = (s.wood("teak", a, .3) for a in "xyz")
    p.box((8, 9, .1), (0, 0, -.1), s.tiles("star", .34), edge=0)
    rise, tread, width, steps = .17, .285, 1.5, 13
    designs = ["star", "lattice", "cube"]
    sets = [("#efe3cc", "#1f6f6b", "#9c3b22", "#c9973f"),
            ("#e9dcc0", "#9c3b22", "#1f6f6b", "#d9b36a"),
            ("#f0e6d2", "#23463f", "#b8863b", "#9c3b22")]
    faces = [s.tiles(d, rise * .98, c, plane="xz", rough=.22, wear=.25)
             for d, c in zip(designs, sets)]
    x0 = -.55
    for k in range(steps):
        y = k * tread
        p.box((width, .04, rise), (x0, y + .03, k * rise), faces[k % 3], edge=0)
        p.box((width + .04, tread + .05, .036), (x0, y + tread / 2 - .01,
              (k + 1) * rise - .036), teak, edge=.010)
        p.box((width - .02, steps * tread - y, rise - .03), (x0, (y + steps * tread) / 2 + .05,
              k * rise), white, edge=0)
    top_z, top_y = steps * rise, steps * tread
    p.box((5.4, 1.85, .16), (1.4, top_y + .93, top_z - .16), teak_y, edge=.01)
    # walls
    p.box((.2, 9, 6), (x0 - width / 2 - .11, .5, 0), wall, edge=0)
    ring = [(x + (-.55 - .0), z) for x, z in
            [(-.55, top_z + .55), (.55, top_z + .55)] +
            [(.55 * math.cos(math.pi * k / 20), top_z + 1.35 + .55 *
              math.sin(math.pi * k / 20)) for k in range(21)]]
    p.extrude([(-2.6, 0), (5, 0), (5, 6), (-2.6, 6)], .35, wall, (0, top_y + 1.9, 0),
              edge=.005, holes=[ring])
    paint = s.wood("painted-green", "z", .45)
    shutter_leaf(.55, top_z + .56, top_z + 1.35, paint, (x0 - .55, top_y + 1.70, 0),
                 math.radians(-105))
    shutter_leaf(.55, top_z + .56, top_z + 1.35, paint, (x0 + .55, top_y + 1.70, 0),
                 math.radians(105), -1)
    p.box((.2, 9, 6), (4.1, .5, 0), white, edge=0)
    p.box((8, 9, .1), (0, .5, 5.0), s.wood("rosewood", "y"), edge=0)
    # balustrade on the right
    xr = x0 + width / 2 - .03
    profile = p.rounded([(.022, 0), (.022, .06), (.014, .10), (.026, .22), (.030, .34),
                         (.014, .50), (.012, .56), (.020, .62), (.020, .74)], 2)
    spindle = p.lathe(profile, teak_z, seg=16)
    data = p.mesh_of(spindle)
    for k in range(steps):
        for f in (.25, .75):
            p.copies(data, [((xr, (k + f) * tread, (k + 1) * rise + (f - .5) * 0),
                             (0, 0, 0), (1, 1, 1.0 + .0))], "spindle")
    slope = rise / tread
    a, b = (xr, -.10, rise + .74 - .04), (xr, top_y - .1, rise + .74 + slope * top_y - .05)
    p.between(a, b, .075, .06, teak, .02)
    p.between((xr, -.02, .05), (xr, top_y, top_z + .03), .05, .24, teak, .01)
    newel = p.rounded([(.075, 0), (.075, .16), (.05, .2), (.06, .34), (.072, .52),
                       (.045, .82), (.05, .9), (.075, .94), (.075, 1.0), (.04, 1.03),
                       (.065, 1.10), (.06, 1.17), (.0, 1.21)], 2)
    p.lathe(newel, teak_z, (xr, -.12, 0), 36)
    p.lathe(newel, teak_z, (xr, top_y + .08, top_z), 36)
    for k in range(27):
        p.copies(data, [((xr + .18 + k * .14, top_y + .05, top_z), (0, 0, 0), 1.2)])
    p.between((xr, top_y + .05, top_z + .9), (xr + 4.2, top_y + .05, top_z + .9), .07, .06,
              teak, .02)
    # wall: old chart, brass lamp; hall on the right: chest, vase, palm, arch
    p.box((.03, .95, .70), (x0 - width / 2 - .0, .55, 1.55), s.wood("rosewood", "y"),
          edge=.008)
    p.mesh("chart", [(x0 - width / 2 + .022, .13, 1.61), (x0 - width / 2 + .022, .97, 1.61),
                     (x0 - width / 2 + .022, .97, 2.19), (x0 - width / 2 + .022, .13, 2.19)],
           [(0, 1, 2, 3)], chart_mat(), uv=[(1, 0), (0, 0), (0, 1), (1, 1)])
    p.box((1.25, .52, .58), (1.95, 1.9, .06), s.wood("rosewood", "x", .35), edge=.012)
    brass = s.brass(.25, .4)
    for k in range(4):
        p.box((.05, .53, .59), (1.45 + k * .333, 1.9, .06), brass, edge=.002)
    p.box((1.32, .58, .05), (1.95, 1.9, .64), s.wood("rosewood", "x", .35), edge=.012)
    p.vase(s.glaze("#2f5f73", .15), (1.62, 1.9, .69), .42, .14, .055, .08)
    green.rosette((1.62, 1.9, 1.08), green.leaf_set("heliconia"), 9, (1.5, 1.0), 3, (.6, .95))
    p.table_lamp((2.32, 1.95, .69), brass, .55, .18, 1.5, 16)
    p.book((.2, .27, .03), (1.98, 1.82, .69), s.matt("#9c3b22", .6), .2)
    p.book((.17, .24, .025), (1.98, 1.82, .72), s.matt("#d9c7a0", .6), -.1)
    green.potted((3.3, 2.6, 0), "areca", s.glaze("#1f6f6b", .2), 1.35, 5, .24, .42)
    p.box((.9, 2.0, .012), (2.2, -.6, 0), s.stripes(["#9c3b22", "#e6d6b3", "#9c3b22",
                                                     "#1f6f6b"], [.2, .02, .06, .03], "y",
                                                    500), edge=.003)
    # travelling case at the foot of the stair, hat
    hide = s.matt("#7a4524", .45, .5, bump=.4, scale=220, name="case")
    with p.Gather((.72, .55, 0), (0, 0, .25)):
        p.box((.62, .22, .42), (0, 0, .01), hide, edge=.03)
        for x in (-.2, .2):
            p.box((.035, .226, .425), (x, 0, .008), s.matt("#4a2813", .5), edge=.004)
            p.box((.05, .012, .04), (x, -.114, .30), brass, edge=.003)
        p.tube([(-.08, 0, .43), (-.06, 0, .47), (.06, 0, .47), (.08, 0, .43)], .012, hide)
    straw = s.strips("#d9bd84", "#9c7a42", .006)
    p.lathe(p.rounded([(.17, .015), (.13, .0), (.088, .004), (.085, .05), (.075, .095),
                       (.03, .105), (0, .10)], 2), straw, (.70, .55, .43), 48)
    lamp = s.glow("#ffd09a", 1.3)
    for x, y in ((1.6, .6),):
        p.tube([(x, y, 5), (x, y, 3.1)], .006, brass, smooth=False)
        p.lathe(p.rounded([(.03, .28), (.11, .22), (.17, .10), (.14, .0), (.05, -.05),
                           (0, -.06)], 2), lamp, (x, y, 2.85), 32)
        core.point((x, y, 2.7), 40, (1, .74, .44), .12)
    core.sun(33, -12, 16.0, (1.0, .78, .50), .6)
    core.sky_gradient([(-10, "#8a7a5c"), (2, "#f0c898"), (15, "#dfe0d6"), (50, "#9cc0d6"),
                       (90, "#6f9fc4")], .35)
    core.area((x0, top_y + 1.6, top_z + 1.3), (x0, 0, .6), (1, 1.2), 55, (1, .82, .6))
    core.area((1.2, -3.6, 3.2), (.4, 1.5, 1), (2.4, 1.8), 40, (1, .9, .78))
    core.camera((1.75, -3.3, 1.45), (.45, 2, 1.68), 25, level=True)
    return {"size": (1200, 800),
            "look": {"key": .155, "contrast": 1.08, "vignette": .2}}


def chart_mat():
    """Old harbour chart: coast, soundings and compass lines on buff paper."""
    import numpy as np
    h, w = 290, 420
    y, x = np.mgrid[0:h, 0:w] / h
    img = np.tile(s.srgb("#e3d2a8"), (h, w, 1))
    coast = .78 + .10 * np.sin(y * 6) + .05 * np.sin(y * 17 + 1) + .02 * np.sin(y * 41)
    coast2 = .42 + .06 * np.sin(y * 9 + 2) + .03 * np.sin(y * 23)
    land = (x > coast) | ((x < coast2) & (x > coast2 - .22 - .05 * np.sin(y * 13)) &
                          (y > .25))
    img[land] = s.srgb("#c9a96a")
    for d in (.006, .02, .035):
        line = (np.abs(x - coast + d) < .0022) | (np.abs(x - coast2 - d) < .0022)
        img[line] = s.srgb("#5a4428")
    cx, cy = .22, .2
    ang = np.arctan2(y - cy, x - cx)
    rays = np.abs(np.sin(ang * 8)) < .012
    img[rays & ~land] = s.srgb("#a8845a")
    r = np.hypot(x - cx, y - cy)
    img[(r < .10) & (np.abs(np.sin(ang * 4)) < .35 * (1 - r / .10))] = s.srgb("#9c3b22")
    rng = np.random.default_rng(2)
    for _ in range(160):
        px, py = rng.integers(6, w - 8), rng.integers(6, h - 8)
        if not land[py, px]:
            img[py:py + 3, px:px + 2] *= .5
    img[:8] = img[-8:] = s.srgb("#d0bb8c")
    img[:, :8] = img[:, -8:] = s.srgb("#d0bb8c")
    return s.painted(s.image("chart", img), rough=.7, name="chart")


PICTURES = {
    "gallery/kochi/staircase": staircase,
}
