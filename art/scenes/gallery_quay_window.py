"""Kochi: what the reader left on the sill of a window, the harbour and one of the nets far out of focus; old stone, shutter green and low sun, 50 mm."""
import math

import numpy as np

from kit import core, materials as m, photo, props

GREEN = "#2f5045"


def harbour(width=900, height=640, seed=5, radius=8):
    """Linear picture: hazy sky of the late afternoon, the far shore, water with the sun on it and a raised Chinese net."""
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:height, 0:width]
    u, v = xx / width, yy / height
    horizon = .47
    warm = np.exp(-((u - .18) / .34) ** 2)[..., None]
    sky = np.array((.74, .79, .84)) * (1 - warm) + np.array((1.5, 1.36, 1.14)) * warm
    picture = sky * (.86 + .5 * np.clip(v / horizon, 0, 1)[..., None] ** 2)
    depth = np.clip((v - horizon) / (1 - horizon), 0, 1)
    wave = core.fractal_noise(u * 34 / (.15 + depth), np.log(.03 + depth) * 26, 3, 3)
    water = np.array((.30, .35, .37))[None, None] * (1.25 - .55 * depth + (wave - .5) * 1.1)[..., None] + warm * np.array((.55, .46, .34)) * (1 - .6 * depth)[..., None]
    picture = np.where((v < horizon)[..., None], picture, water)
    # far shore: a low dark line with palm crowns, paler to the left where the sun is
    top = horizon - .022 - .030 * core.fractal_noise(u * 13, 0 * u, 3, 8) - .022 * (core.value_noise(u * 60, 0 * u, 4) > .62)
    shore = np.array(core.rgb("#5c6a62")) * (.9 + 1.1 * warm)
    picture = np.where(((v > top) & (v < horizon + .004))[..., None], shore, picture)
    # the sun on the waves
    for k in range(900):
        y = horizon + (1 - horizon) * rng.beta(.8, 2.2)
        x = .16 + rng.normal(0, .10 + .20 * (y - horizon))
        i, j = int(y * height), int(x * width)
        if 0 <= i < height - 1 and 0 <= j < width - 3:
            picture[i, j:j + rng.integers(1, 4)] += np.array((1, .88, .70)) * rng.uniform(.2, 1) ** 3 * 150 * (.5 + y)

    def at(*points):
        return [((1.10 + (x - 1.16) * .54) / 1.5 * width, (.575 + (y - .60) * .54) * height) for x, y in points]
    dark, tip, hub = core.rgb("#2d2a26"), (.70, .10), (1.16, .60)
    # water-side piles and planks, a shelter on them
    for x in (1.02, 1.10, 1.21, 1.33, 1.46):
        photo.stroke(picture, at((x, .60), (x + .004, .76)), 6.5, dark)
    photo.stroke(picture, at((.97, .612), (1.6, .606)), 7, dark)
    photo.stroke(picture, at((1.30, .43), (1.52, .40)), 9, dark)
    for x in (1.32, 1.44):
        photo.stroke(picture, at((x, .42), (x, .6)), 4.5, dark)
    # the lever: spars to the tip, the mast behind, ropes with stones
    photo.stroke(picture, at(hub, (.94, .36), tip), 10, dark)
    photo.stroke(picture, at((1.06, .60), (.90, .37), tip), 8.5, dark)
    photo.stroke(picture, at(hub, (1.22, .30), (1.24, .02)), 8.5, dark)
    photo.stroke(picture, at(tip, (.98, .03), (1.24, .02)), 3, dark, .9)
    photo.stroke(picture, at((1.24, .02), (1.38, .26), (1.50, .52)), 3, dark, .9)
    for x, y in ((1.33, .20), (1.39, .31), (1.445, .41)):
        photo.stroke(picture, at((x, y), (x, y + .045)), 8, dark)
    corners = [(.22, .41), (.46, .50), (1.02, .475), (.84, .40)]
    for (x, y), bow in zip(corners, (-.055, -.015, .05, .02)):
        photo.stroke(picture, at(tip, ((tip[0] + x) / 2 + bow * 1.5, (tip[1] + y) / 2 - .03), (x, y)), 5.0, dark)
    for a, b in zip(corners, corners[1:] + corners[:1]):
        for t in np.linspace(0, 1, 26):
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + .03 * math.sin(math.pi * t)
            photo.stroke(picture, at((x, y), (.64, .60)), 1.7, core.rgb("#4b4a44"), .42)
    return photo.out_of_focus(picture, radius)


@m.cached
def sill_stone():
    """Slab that two centuries of elbows have polished: grey granite, warm where lime has run over it, rings and stains, dull and glossy in patches."""
    g = m.Graph("sill")
    where = g.coords(1, "World")
    slow, mid, fine, grit = g.noise(where, 3.2, 5, .6, .8), g.noise(where, 17, 6, .65), g.noise(where, 150, 4, .65), g.noise(where, 620, 2)
    c = g.ramp(g.math("ADD", g.math("MULTIPLY", slow, .6), g.math("MULTIPLY", mid, .4)), [(.34, "#5b564d"), (.50, "#79736a"), (.64, "#948c7e")])
    c = g.mix(g.span(fine, .55, .72, 0, .6), c, "#aaa294")
    c = g.mix(g.span(fine, .44, .30, 0, .65), c, "#3c3934")
    c = g.mix(g.span(grit, .62, .72, 0, .4), c, "#2b2926")
    stain = g.noise(where, 6.5, 6, .7, 1.2)
    c = g.mix(g.span(stain, .60, .68, 0, .38), c, "#4a3f33")
    rough = g.math("ADD", g.span(mid, .35, .65, .34, .62), g.span(fine, .3, .7, -.06, .10))
    height = g.math("ADD", g.math("MULTIPLY", mid, .7), g.math("ADD", g.math("MULTIPLY", fine, .30), g.math("MULTIPLY", grit, .10)))
    return g.principled(c, rough, g.bump(height, .55, .004), specular=.42)


@m.cached
def shutter_paint():
    """Oil paint on old teak: brushed, chalky, worn to grey wood on its edges."""
    g = m.Graph("shutter")
    where = g.coords((3, 40, 40))
    n, slow = g.noise(where, 1.4, 5, .6), g.noise(g.coords(1, "World"), 9, 5, .65)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.mix(g.span(n, .3, .7), m.scaled(GREEN, .72), m.scaled(GREEN, 1.15))
    worn = g.math("MULTIPLY", g.span(slow, .52, .66), g.span(edge, .50, .56, .25, 1), True)
    c = g.mix(worn, c, "#8a7d6c")
    return g.principled(c, g.span(n, .3, .7, .38, .6), g.bump(n, .3, .002), specular=.4)


@m.cached
def tortoise():
    """Brown acetate with amber clouds."""
    g = m.Graph("tortoise")
    n = g.noise(g.coords(1, "Object"), 75, 3, .6, 1.5)
    return g.principled(g.ramp(n, [(.40, "#120906"), (.54, "#3b1a0a"), (.68, "#8a4a16")]), .12, specular=.55)


def rod(points, thick, high, material):
    """Flat rod through points (m), its corners rounded: thick across, high upright."""
    obj = core.tube(points, 1.0, material, 16, radii=None)
    count = len(points)
    p = np.array(points, float)
    t = np.gradient(p, axis=0)
    side = np.stack([-t[:, 1], t[:, 0], 0 * t[:, 0]], -1)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    up = np.cross(t / np.linalg.norm(t, axis=1, keepdims=True), side) * -1
    ring = [(np.sign(math.cos(a)) * abs(math.cos(a)) ** .6, np.sign(math.sin(a)) * abs(math.sin(a)) ** .6) for a in np.linspace(0, 2 * math.pi, 17)[:-1]]
    co = np.array([p[k] + side[k] * q * thick / 2 + up[k] * r * high / 2 for k in range(count) for q, r in ring], np.float32)
    obj.data.vertices.foreach_set("co", co.ravel())
    obj.data.update()


def glasses():
    """Reading glasses with round acetate rims, folded, standing on their rims and bows; looking to -Y."""
    brown, steel = tortoise(), m.steel(.2)
    n = 72
    for s in (-1, 1):
        def rim(q):
            a = 2 * math.pi * q / n
            c, e = math.cos(a), math.sin(a)
            r = .0222 * (abs(c) ** 2.6 + abs(e) ** 2.6) ** (-1 / 2.6)
            return s * .0335 + r * 1.04 * c, .0009 * (c * s) * -2, .0225 + r * .94 * e
        core.tube([rim(q) for q in range(n)], .00215, brown, 14, True)
        core.mesh("Lens", [(x, y + .0002, z) for x, y, z in map(rim, range(n))], [tuple(range(n))], m.window_glass())
        core.box((.009, .005, .009), (s * .0600, .0016, .031), brown, .002, segments=3)
        core.cylinder(.0016, .008, (s * .0605, .0048, .031), steel, .0004, 12)
        end = -s
        rod([(s * .0610, .005, .031), (s * .0590, .0085 + .0022 * (s > 0), .0308), (s * .045, .0125 + .005 * (s > 0), .030), (end * .030, .0145 + .009 * (s > 0), .0265), (end * .046, .0150 + .010 * (s > 0), .0235),
             (end * .056, .0160 + .011 * (s > 0), .0150), (end * .060, .0165 + .011 * (s > 0), .0050)], .0030, .0052, brown)
        core.tube([(s * .0125, .0012, .0225), (s * .0118, .006, .020), (s * .0112, .0072, .0165)], .0007, steel, 8)
    core.tube([(-.0115, -.0006, .0275), (-.006, -.0018, .0305), (0, -.0022, .0314), (.006, -.0018, .0305), (.0115, -.0006, .0275)], .0021, brown, 14)


def paper(w=.30, d=.22, sheets=7, seed=4):
    """Newspaper folded once, its fold towards -Y: sheets one in another, open at the back, the upper half sagging from the bulge."""
    front, back = props.newsprint(seed), props.newsprint(seed + 7, False)
    for k in range(sheets):
        r, n = .0056 - .00062 * k, 44
        line = []
        for y in np.linspace(d / 2, -d / 2 + r, n):
            line.append((y, .0004 + .00062 * k, 0))
        for a in np.linspace(0, math.pi, 12)[1:-1]:
            line.append((-d / 2 + r + .00062 * k - r * math.sin(a), .0004 + .00062 * k + r - r * math.cos(a), 0))
        for y in np.linspace(-d / 2 + r, d / 2 - .0016 * ((k * 5) % 4), n):
            line.append((y, .0004 + .00062 * k + 2 * r * (.62 + .38 * math.exp(-(y + d / 2) / .05)), 1))
        nx = 30
        verts, uvs = [], []
        for y, z, top in line:
            for q in range(nx + 1):
                x = (q / nx - .5) * w
                t = (y + d / 2) / d
                lift = top * ((.0030 * math.sin(9 * x + 3 * t + .2 * k) + .0016 * math.sin(31 * t + 14 * x)) * (1 - k / sheets * .7) * min(1, t * 3) + .05 * max(0, x / w - .30) ** 2 * (1.8 - .2 * k) * t)
                verts.append((x + .0012 * math.sin(k * 2.3), y, max(z + lift, .0003)))
                uvs.append((q / nx, .5 + .5 * t if top else .5 - .5 * t))
        faces = [(j * (nx + 1) + q, j * (nx + 1) + q + 1, (j + 1) * (nx + 1) + q + 1, (j + 1) * (nx + 1) + q) for j in range(len(line) - 1) for q in range(nx)]
        core.mesh("Sheet", verts, faces, front if k == 0 else back, True, uvs=uvs)


def quay_window():
    """Low over the slab: spectacles on the folded paper in focus, tea behind them, the shutter's slats throw their shadows."""
    # the slab, its edges rounded by use, and the thick wall beside it
    def slab(x, y):
        d = np.minimum(0, y + .112)
        return .0028 * (core.fractal_noise(x * 6 + 9, y * 6, 3, 2) - .5) - 8 * d * d - np.where(y > .53, (y - .53) ** 2 * 6, 0) - .004 * np.exp(-((x - .05) / .25) ** 2) * (y < .45)
    photo.lying((1.5, .66), lambda x, y: slab(x, y + .22), sill_stone(), (0, .22, 0), cell=.005, name="Slab")
    lime = m.plaster("#d9d4c6", .88, 1.4)
    for s in (-1, 1):
        core.box((.8, .56, 2.2), (s * (.66 + .40), .27, 1.0), lime, .02, segments=3)
    core.box((3, .5, .5), (0, .30, -.27), lime, .02)
    # shutters: the left leaf open to the harbour, its slats in the sun; the edge of the inner frame close to the lens
    paint = shutter_paint()
    with core.at((-.50, .56, -.02), 62):
        for x in (.028, .452):
            core.box((.056, .034, 1.6), (x, 0, .8), paint, .004)
        for z in (.03, .80):
            core.box((.46, .034, .075), (.24, 0, z), paint, .004)
        for k in range(15):
            core.box((.40, .040, .006), (.24, 0, .098 + .046 * k), paint, .002, (40 + (k % 4) * .9, .3 * ((k * 7) % 5 - 2), 0), segments=2)
        core.cylinder(.009, .09, (0, -.006, .2), m.iron(), .002, 16)
    core.box((.06, .05, 2.0), (.152, -.25, .6), photo.timber("#2f2620", .45, .5), .006)
    # what lies on the slab
    with core.at((-.035, .120, .0008), 13):
        paper()
    with core.at((-.015, .050, .0112), (0, 0, -24)):
        with core.at((0, 0, 0), (-9, 0, 0)):
            glasses()
    with core.at((.172, .225, .0), 20):
        core.lathe([(0, .003), (.028, .003), (.030, 0), (.036, .002), (.052, .009), (.0600, .014), (.0595, .0155), (.052, .0110), (.038, .006), (0, .005)], photo.glaze("#d8d5cb", .12), segments=72, smooth=60)
        with core.at((0, 0, .005)):
            photo.cup("#dedbd2", "#7a431c", .62, 40, False)
    # a few neem leaves blown in
    leaf = m.leaf("#6b6a3a", .5, .2, "#8d8350")
    for x, y, a in ((.22, .06, 20), (-.23, .29, 130), (.10, .34, 70), (.245, .125, 200)):
        core.grid_surface(lambda u, v: ((u - .5) * .034, (v - .5) * .010 * math.sin(math.pi * min(max(u, .03), .97)) ** .7, .0015 + .005 * (u - .5) ** 2 * 4 * abs(u) + .0015 * abs(v - .5)), None, leaf,
                          (x, y, 0), True, (0, 0, a), (14, 6))
    photo.view(harbour(), (.02, 1.18, -.36), 1.34, .953, 0, 1.0)
    core.sky_gradient([(-10, "#8d8f8c"), (0, "#e6e4dc"), (70, "#b3c3d0")], .55)
    core.indoors()
    core.sun(21, 322, 5.2, (1, .84, .64), .8)
    core.area((0, .80, .75), (0, 0, .0), (1.1, 1.0), 9, (.96, .985, 1))
    core.area((.9, -.9, .9), (0, .1, 0), (1.0, .8), 4.5, (1, .98, .95))
    core.camera((.07, -.47, .185), (.005, .13, .096), 50, level=True, fstop=2.2, focus=(-.015, .04, .03))
    return {"size": (1200, 800), "look": photo.look(.18, contrast=1.03, vignette=.2)}


PICTURES = {
    "gallery/kochi/quay-window": quay_window,
}
