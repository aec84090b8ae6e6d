"""What makes a render pass for a photograph: even paint, plain cotton, rumpled bedding, a garden out of focus, thin crockery.

Metres and degrees; colours "#rrggbb". Nothing here is warm by itself: daylight is white, lamps bring their own colour.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from kit import core, furniture as f, materials as m

DAY = (1.0, .985, .965)  # light of an overcast window on the film's white


def look(key=.2, **changes):
    """Neutral development: pale highlights, little colour, soft contrast, no warmth."""
    return {"key": key, "saturation": .9, "contrast": .96, "bloom": .05, "bloom_threshold": 1.5, "highlights": .5, "vignette": .16,
            **changes}


# -------------------------------------------------------------- materials
@m.cached
def paint(colour="#e6e3dc", roughness=.7):
    """Painted wall: even, with the fine orange skin of a roller."""
    g = m.Graph("paint")
    where = g.coords(1, "World")
    skin = g.noise(where, 260, 2)
    slow = g.noise(where, 1.3, 2)
    c = g.mix(g.span(slow, .3, .7), m.scaled(colour, .975), m.scaled(colour, 1.0))
    return g.principled(c, roughness, g.bump(skin, .12, .0012), specular=.25)


@m.cached
def cotton(colour="#eeece7", threads=900, roughness=.9, slub=.03, stripe=None, stripe_at=(.02, .05), along=1):
    """Washed cotton: a weave too fine to be counted, no streaks. stripe: one band between two values of UV `along`."""
    g = m.Graph("cotton")
    where = g.coords(1, "Object")
    fine = g.noise(where, threads, 1)
    soft = g.noise(where, 38, 3, .6)
    c = g.mix(g.span(soft, .3, .7), m.scaled(colour, 1 - slub), m.scaled(colour, 1.0))
    if stripe:
        t = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs[along]
        inside = g.math("MULTIPLY", g.math("GREATER_THAN", t, stripe_at[0]), g.math("LESS_THAN", t, stripe_at[1]))
        c = g.mix(inside, c, stripe)
    normal = g.bump(g.math("ADD", g.math("MULTIPLY", soft, .5), g.math("MULTIPLY", fine, .5)), .22, .0012)
    return g.principled(c, roughness, normal, sheen=.25, sheen_tint=.3, specular=.1)


@m.cached
def timber(colour="#6d4c34", roughness=.42, contrast=.42):
    """Oiled wood with a quiet grain."""
    return m.wood(colour, roughness, contrast, 1.0, .05)


@m.cached
def glaze(colour="#eeece6", roughness=.1, speck=0.0):
    """Glazed stoneware, edges a little thinner in colour, specks if wanted."""
    g = m.Graph("glaze")
    where = g.coords(1)
    n = g.noise(where, 5, 3)
    c = g.mix(g.span(n, .3, .7), m.scaled(colour, .95), m.scaled(colour, 1.0))
    if speck:
        dots = g.noise(where, 420, 1)
        c = g.mix(g.math("MULTIPLY", g.span(dots, .68, .72), speck), c, "#6a5a48")
    return g.principled(c, roughness, g.bump(n, .06, .003), specular=.5)


# -------------------------------------------------------- out of the window
def blot(picture, x, y, r, colour, alpha, rim=.25, light=False):
    """One blur disc laid over an image, a little brighter at its rim; light: added to it, as lamps are."""
    h, w = picture.shape[:2]
    x0, x1, y0, y1 = max(0, int(x - r - 2)), min(w, int(x + r + 3)), max(0, int(y - r - 2)), min(h, int(y + r + 3))
    if x0 >= x1 or y0 >= y1:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1]
    d = np.hypot(xx - x, yy - y) / r
    a = np.clip((1 - d) * r / 1.6 + .5, 0, 1) * (1 - rim + rim * d ** 3) * alpha
    part = picture[y0:y1, x0:x1]
    part += (colour - part * (not light)) * a[..., None]


GARDEN = (("#22331c", 1.0), ("#3b5527", 1.0), ("#5d7a38", 1.1), ("#86a04f", 1.2), ("#b3c27c", 1.3))


def blurred_garden(width=420, height=300, seed=1, sky=.35, disc=.035, light=1.0):
    """Linear picture (h, w, 3) of foliage far out of focus: overlapping soft discs, bright gaps of sky above."""
    rng = np.random.default_rng(seed)
    tones = [np.array(core.rgb(c)) * k * 1.5 for c, k in GARDEN]
    white = np.array((1.05, 1.08, 1.06)) * 2.6
    v = np.linspace(0, 1, height)[:, None, None]  # 0 = top
    picture = np.broadcast_to(white * .8 * np.clip(1 - v / max(sky, .01), 0, 1) + tones[2] * np.clip(v / max(sky, .01), 0, 1), (height, width, 3)).copy()
    base = disc * width
    for k in range(900):
        y = rng.uniform(-.05, 1.05)
        shade = np.clip(rng.normal(.52 - .42 * (y - sky), .24), 0, .999)
        colour = tones[int(shade * len(tones))] * rng.uniform(.75, 1.25)
        if y < sky * rng.uniform(.4, 1.3) and rng.random() < .75:
            colour = white * rng.uniform(.55, 1.1)
        blot(picture, rng.uniform(-.05, 1.05) * width, y * height, base * rng.uniform(.8, 1.5), colour, rng.uniform(.25, .6))
    for k in range(70):
        y = rng.beta(1.6, 2.4)
        blot(picture, rng.random() * width, y * height, base * rng.uniform(.6, .95), white * rng.uniform(.5, 1.1), rng.uniform(.18, .5), .35)
    return (picture * light).astype(np.float32)


def out_of_focus(picture, radius):
    """Linear picture (h, w, 3) as a wide open lens draws what is far: every point a disc of that radius in pixels, a little brighter at its rim."""
    n = int(math.ceil(radius)) + 1
    y, x = np.mgrid[-n:n + 1, -n:n + 1]
    d = np.hypot(x, y) / radius
    disc = np.clip((1 - d) * radius + .5, 0, 1) * (.82 + .18 * np.minimum(d, 1) ** 3)
    disc /= disc.sum()
    wide = np.pad(picture, ((n, n), (n, n), (0, 0)), "edge")
    shape = [a + b - 1 for a, b in zip(wide.shape, disc.shape)]
    kernel = np.fft.rfft2(disc, shape)
    out = [np.fft.irfft2(np.fft.rfft2(wide[..., c], shape) * kernel, shape)[2 * n:-2 * n, 2 * n:-2 * n] for c in range(3)]
    return np.maximum(np.stack(out, -1), 0).astype(np.float32)


def stroke(picture, line, thick, colour, alpha=1.0):
    """Bent rod through points (pixels) painted over a picture, thinner towards its end."""
    h, w = picture.shape[:2]
    line = np.array(line, float)
    for k in range(len(line) - 1):
        a, b = line[k], line[k + 1]
        t0 = thick * (1 - .35 * k / len(line))
        lo, hi = np.minimum(a, b) - t0 - 2, np.maximum(a, b) + t0 + 2
        x0, y0, x1, y1 = max(0, int(lo[0])), max(0, int(lo[1])), min(w, int(hi[0]) + 1), min(h, int(hi[1]) + 1)
        if x0 >= x1 or y0 >= y1:
            continue
        yy, xx = np.mgrid[y0:y1, x0:x1]
        e = b - a
        t = np.clip(((xx - a[0]) * e[0] + (yy - a[1]) * e[1]) / max(e @ e, 1e-6), 0, 1)
        d = np.hypot(xx - a[0] - t * e[0], yy - a[1] - t * e[1])
        part = picture[y0:y1, x0:x1]
        part += (np.array(colour) - part) * (np.clip(t0 - d + .5, 0, 1) * alpha)[..., None]


def view(picture, location, width, height, turn=0, strength=1.0):
    """Linear picture on an upright sheet, its lower edge's middle at the location, facing -Y; only seen, it lights nothing."""
    h, w = picture.shape[:2]
    image = bpy.data.images.new("View", w, h, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    flat = np.ones((h, w, 4), np.float32)
    flat[..., :3] = picture[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.pack()
    g = m.Graph("view")
    node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    node.image, node.extension, node.interpolation = image, "EXTEND", "Cubic"
    with core.at(location, turn):
        obj = core.mesh("View", [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)], [(0, 1, 2, 3)],
                        g.surface(g.emit(node.outputs[0], strength)), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    obj.visible_shadow = obj.visible_diffuse = False
    return obj


def window_gleam(location, target, size=(1.2, 1.5), panes=(2, 3), strength=5.0, colour="#f4f8ff", bar=.06):
    """A window as glazes and metal mirror it: bright panes between dark bars, unseen otherwise."""
    with core.at(location):
        turn = (Vector(target) - Vector(location)).to_track_quat("Z", "Y").to_euler()
        with core.at((0, 0, 0), tuple(math.degrees(a) for a in turn)):
            w, h = size[0] / panes[0], size[1] / panes[1]
            for c in range(panes[0]):
                for r in range(panes[1]):
                    x, y = (c + .5) * w - size[0] / 2, (r + .5) * h - size[1] / 2
                    a, b = (w - bar) / 2, (h - bar) / 2
                    obj = core.mesh("Pane", [(x - a, y - b, 0), (x + a, y - b, 0), (x + a, y + b, 0), (x - a, y + b, 0)], [(0, 1, 2, 3)],
                                    m.glow(colour, strength))
                    obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False


# ---------------------------------------------------------------- bedding
def folds(x, y, count=60, seed=1, long=(.25, .9), wide=(.012, .05), high=(.004, .016), heading=None, spread=50):
    """Height of soft folds in lying cloth: bent ridges with one steep side, fading at their ends."""
    rng = np.random.default_rng(seed)
    x0, x1, y0, y1 = x.min(), x.max(), y.min(), y.max()
    up = np.zeros_like(x, float)
    for k in range(count):
        cx, cy = rng.uniform(x0, x1), rng.uniform(y0, y1)
        a = math.radians(rng.normal(heading, spread) if heading is not None else rng.uniform(0, 180))
        length, width = rng.uniform(*long), rng.uniform(*wide)
        height = rng.uniform(*high) * (width / wide[1]) ** .5
        s = (x - cx) * math.cos(a) + (y - cy) * math.sin(a)
        d = -(x - cx) * math.sin(a) + (y - cy) * math.cos(a)
        d = d - .10 * length * np.sin(s / length * rng.uniform(2, 5) + rng.uniform(0, 6)) - rng.uniform(-.5, .5) * s * s / length
        taper = np.clip(1 - np.abs(s) / (length / 2), 0, 1)
        taper = taper * taper * (3 - 2 * taper)
        w = np.where(d > 0, width, width * rng.uniform(.35, .8))
        up = up + height * taper * np.exp(-(d / (w * (.6 + .4 * taper))) ** 2)
    return up


def lying(size, height, material, location=(0, 0, 0), turn=0, cell=.008, thickness=0.0, name="Cloth", outline=None):
    """Cloth lying about flat: height is fn(x, y) of numpy arrays; outline: fn(u, v) arrays in -1..1 -> (x, y) for uneven hems."""
    nx, ny = int(size[0] / cell), int(size[1] / cell)
    x, y = np.meshgrid(np.linspace(-.5, .5, nx + 1) * size[0], np.linspace(-.5, .5, ny + 1) * size[1])
    z = height(x, y)
    if outline is not None:
        x, y = outline(x, y)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny) for i in range(nx)]
    uvs = [(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    with core.at(location, turn):
        obj = core.mesh(name, points, faces, material, True, uvs=uvs)
    if thickness:
        solid = obj.modifiers.new("Thickness", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, 1.0
    return obj


# ---------------------------------------------------------------- crockery
def cup(colour="#eeece6", drink="#6b3a14", level=.6, turn=0, saucer=True, material=None, stain=True):
    """Tea cup of thin porcelain, filled to a share of its height."""
    c = material or glaze(colour)
    with core.at((0, 0, 0), turn):
        z = 0
        if saucer:
            core.lathe([(0, .003), (.024, .003), (.025, 0), (.030, 0), (.032, .003), (.052, .008), (.074, .0155), (.0755, .0172), (.0745, .0178),
                        (.052, .0105), (.034, .0062), (.029, .0056), (.0285, .0048), (0, .0048)], c, segments=64, smooth=60)
            z = .0055
        inner = [(.0205, .0075), (.0285, .016), (.0345, .030), (.0385, .046), (.0408, .060)]
        core.lathe([(0, z + .002), (.0195, z + .002), (.0205, z), (.023, z), (.024, z + .004), (.031, z + .014), (.0368, z + .030), (.0405, z + .046),
                    (.0424, z + .060), (.0424, z + .0612), (.0413, z + .0612)] + [(r, z + h) for r, h in reversed(inner)] + [(.012, z + .0045), (0, z + .004)],
                   c, segments=64, smooth=60)
        at = .0075 + (.060 - .0075) * level
        radius = float(np.interp(at, [h for _, h in inner], [r for r, _ in inner])) - .0003
        g = m.Graph("tea")
        core.lathe([(0, z + at), (radius * .94, z + at), (radius, z + at + .0008)], g.principled(core.rgba(drink), .03, specular=.5), segments=64)
        pts = [(.0385 + .017 * math.sin(t), 0, z + .036 + .0165 * math.cos(t)) for t in np.linspace(.05, math.pi + .1, 14)]
        core.tube(pts, .0034, c, 10, radii=[1.25] + [1, .95, .9, .9, .9, .9, .9, .9, .9, .95, 1, 1.1, 1.25])


def smooth_polygon(corners, sharp=14):
    """fn(angle) -> radius of a polygon around the origin with softened corners."""
    corners = np.array(corners, float)
    sides = []
    for a, b in zip(corners, np.roll(corners, -1, 0)):
        n = np.array((b[1] - a[1], a[0] - b[0]))
        n /= np.hypot(*n)
        h = n @ a
        sides.append((n * np.sign(h), abs(h)))

    def radius(angle):
        d = np.array((math.cos(angle), math.sin(angle)))
        return sum(max(0.0, n @ d / h) ** sharp for n, h in sides) ** (-1 / sharp)
    return radius


def toast(corners, thick=.013, seed=1):
    """Slice (or half a slice) of toasted bread lying flat: open crumb, dark crust, browned unevenly."""
    radius = smooth_polygon(corners)
    g = m.Graph("toast")
    v = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs[1]
    where = g.coords(1, "Object")
    pores = g.noise(where, 190, 3, .65)
    slow = g.noise(where, 26, 3)
    brown = g.span(g.math("ADD", slow, g.math("MULTIPLY", pores, .35)), .45, .85)
    c = g.mix(brown, "#e2bd7c", "#a8672c")
    c = g.mix(g.span(v, .80, .93), c, "#7a431a")
    mat = g.principled(c, .85, g.bump(pores, .9, .0022), specular=.15)

    def shape(u, v):
        a = 2 * math.pi * u
        r = radius(a)
        if v < .8:
            t, z = v / .8 * .95, thick
        else:
            q = (v - .8) / .2 * math.pi
            t, z = .95 + .05 * math.sin(q), thick / 2 + thick / 2 * math.cos(q)
            if v >= .999:
                t = .9
        x, y = r * t * math.cos(a), r * t * math.sin(a)
        n = float(core.fractal_noise(x * 130 + 40, y * 130 + 40, 3, seed)) - .5
        return x, y, max(.0005, z + .0016 * n - .0012 * (v < .5))
    return core.grid_surface(shape, None, mat, steps=(72, 22))


def teapot(colour="#eeece6", material=None, scale=1.0):
    """Round stoneware pot with a bamboo-like handle over the lid, spout to +X."""
    c = material or glaze(colour)
    with core.at((0, 0, 0), 0, scale):
        core.lathe([(0, .004), (.038, .004), (.040, 0), (.046, 0), (.050, .005), (.072, .024), (.082, .048), (.0815, .066), (.071, .088), (.052, .101),
                    (.044, .104), (.0435, .101), (.040, .1015)], c, segments=72, smooth=60)
        core.lathe([(.0425, .1035), (.043, .1062), (.034, .113), (.018, .1175), (.009, .119), (.0075, .122), (.010, .127), (.0125, .132), (.010, .1365), (0, .138)],
                   c, segments=56, smooth=60)
        core.tube([(.066, 0, .046), (.088, 0, .056), (.103, 0, .074), (.113, 0, .094), (.124, 0, .104)], .0125, c, 18, radii=[1.6, 1.15, .88, .74, .66])
        t = np.linspace(-.12, math.pi + .12, 22)
        core.tube([(-.066 * math.cos(a), 0, .086 + .088 * math.sin(a)) for a in t], .0042, timber("#3c2b1e", .5), 12)
        for s in (-1, 1):
            core.sphere(.0085, (s * .0655, 0, .083), c, 16)


def bedding(width, length, top, drop, material, seed=1, start=.0, puff=.02, foot=True, cell=.014, crumple=1.0, hem=.05, name="Duvet"):
    """Cover on a bed whose head is at y = 0 and whose foot is at -length: lies from -start on, rounds the edges and hangs.

    drop: how far it hangs (m); hem: how unevenly; puff: its own thickness; foot: whether it hangs there too.
    """
    rng = np.random.default_rng(seed)
    r = .035 + puff
    x = np.linspace(-width / 2 - drop, width / 2 + drop, int((width + 2 * drop) / cell) + 1)
    y = np.linspace(-start, -length - (drop if foot else 0), int((length - start + drop) / cell) + 1)
    x, y = np.meshgrid(x, y)
    wob = core.fractal_noise(x * 2.1 + seed * 3.7, y * 2.1, 2, seed) - .5
    ox = np.maximum(np.abs(x) - width / 2 + r * .6, 0) * (1 + hem * 2 * wob)
    oy = np.maximum(-y - length + r * .6, 0) * (1 + hem * 2 * wob)
    over = np.hypot(ox, oy)
    over = np.where(over > drop, drop + (over - drop) * .22, over)  # round corners instead of tips
    angle = np.arctan2(oy, ox)
    bent = np.minimum(over / r, math.pi / 2)
    out = r * np.sin(bent)
    down = r * (1 - np.cos(bent)) + np.maximum(over - r * math.pi / 2, 0)
    hang = np.clip((down - r) / max(drop, .05), 0, 1.2)
    tangent = np.where(ox > oy, y * np.sign(x), x) + .5 * angle
    ph = rng.uniform(0, 6.28, 4)
    slow = core.value_noise(tangent * 1.7 + seed * 5.3, 0 * tangent, seed)
    wave = np.sin(tangent * 15 + ph[0] + 5 * slow) * slow + .45 * np.sin(tangent * 37 + ph[1] + 3 * slow) * (1 - slow)
    out = out + hang * (.012 + .038 * wave + .02 * hang)
    corner = np.clip(np.minimum(ox, oy) / .1, 0, 1)
    out = out + corner * hang * (.035 + .05 * np.sin(angle * 4 + ph[2]))
    dx, dy = np.cos(angle) * np.sign(x), -np.sin(angle)
    bx = np.clip(x, -width / 2 + r * .6, width / 2 - r * .6)
    by = np.maximum(y, -length + r * .6)
    lie = np.clip(1 - over / (r * 1.5), 0, 1)
    soft = puff * (.25 + .75 * core.fractal_noise(x * 2.6 + 3 * seed, y * 2.6 + seed, 2, seed + 2))
    crease = folds(x, y, int(26 * width * (length - start) * crumple), seed, (.2, .8), (.010, .04), (.003, .012), None)
    z = top - down + (soft + crease * (.4 + .6 * np.clip(1 - hang, 0, 1))) * (.15 + .85 * lie)
    end = np.clip((-start - y) / .05, 0, 1)  # the upper hem bends under
    z = z - (1 - np.sqrt(end)) * max(puff * .9, .02) * lie
    if not foot:
        z = z - (1 - np.sqrt(np.clip((y + length) / .05, 0, 1))) * .03 * lie
    points = np.stack([bx + dx * out, by + dy * out, np.maximum(z, .008)], -1)
    ny, nx = points.shape[0] - 1, points.shape[1] - 1
    row = nx + 1
    faces = [(j * row + i, (j + 1) * row + i, (j + 1) * row + i + 1, j * row + i + 1) for j in range(ny) for i in range(nx)]
    uvs = [(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    obj = core.mesh(name, points.reshape(-1, 3), faces, material, True, uvs=uvs)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .012, -1.0
    return obj


def pillows(width, top, material, seed=1, rows=2, y=-.14, size=(.70, .47)):
    """Slept-on pillows against the head at y = 0: two abreast, each row lower than the one behind."""
    rng = random.Random(seed)
    n = 2 if width > 1.3 else 1
    w = min(size[0], (width - .08) / n)
    for row in range(rows):
        for k in range(n):
            x = (k - (n - 1) / 2) * (width / n) * (1 - .05 * row) + rng.uniform(-.02, .02)
            f.cushion((w, size[1] - .02 * row), material, (x, y - .19 * row, top + .235 - .055 * row),
                      (68 - 17 * row + rng.uniform(-4, 4), rng.uniform(-3, 3), rng.uniform(-5, 5)), 1.12, 1 + k + 2 * row, .022)


def slippers(material, sole=None):
    """Pair of open house slippers, toes towards +Y, one put down a little askew."""
    sole = sole or m.plain("#b9aa93", .8)
    for s, turn, dy in ((-1, 5, 0), (1, -11, .035)):
        with core.at((s * .065, dy, 0), turn):
            outline = [(.038 * math.sin(a) * (1 - .16 * math.cos(a + 1)), .125 * -math.cos(a)) for a in np.linspace(0, 6.2832, 41)[:-1]]
            obj = core.extrude_profile(outline, .012, sole, (0, 0, 0), .003, (90, 0, 0))
            obj.location.z = .012
            core.grid_surface(lambda u, v: (.046 * math.cos(math.pi * u) * (1 - .12 * v), .01 + .105 * v, .010 + .040 * math.sin(math.pi * u) ** .7 * (1 - .45 * v ** 2)),
                              None, material, steps=(18, 10))


def folded(size, layers, gap, material, seed=1, sag=.004):
    """Cloth folded into a stack: one strip going to and fro, round folds at its ends, not quite straight. x across, folds along y."""
    rng = np.random.default_rng(seed)
    w, d = size
    line = []
    for k in range(layers):
        half = w / 2 - rng.uniform(0, .012)
        xs = np.linspace(-half, half, 22)
        if k % 2:
            xs = xs[::-1]
        line += [(x, gap * (k + .5)) for x in xs]
        if k < layers - 1:
            s = 1 if k % 2 == 0 else -1
            bulge = rng.uniform(.8, 1.5)
            line += [(xs[-1] + s * gap * .55 * bulge * math.sin(a), gap * (k + 1) - gap * .5 * math.cos(a)) for a in np.linspace(.35, math.pi - .35, 5)]
    n = 26
    verts = []
    for j in range(n + 1):
        v = j / n
        y = (v - .5) * d
        for q, (x, z) in enumerate(line):
            layer = int(z / gap)
            n1 = math.sin(9 * x + 5 * y + seed + layer * 1.3) + .6 * math.sin(23 * y + 3 * layer + seed)
            end = (abs(v - .5) * 2) ** 8
            edge = (abs(x) / (w / 2)) ** 6
            shift = .004 * math.sin(layer * 2.1 + seed) + .003 * math.sin(31 * x + layer)
            verts.append((x + .002 * math.sin(17 * y + layer), y + end * shift, max(.0006, z * (1 - .10 * edge) + .0014 * n1 * (z / (gap * layers)) - sag * end * z / (gap * layers))))
    row = len(line)
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(n) for i in range(row - 1)]
    obj = core.mesh("Folded", verts, faces, material, True)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = gap * .86, 0
    bevel = obj.modifiers.new("Hem", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = gap * .3, 2, "ANGLE"
    return obj


def bed(width=1.7, length=2.0, top=.55, seed=1, frame="#5b4231", cover="#e8e6e1", linen="#e9e7e2", throw=None, throw_at=.62, cushion=None, rows=2, drop=.26,
        weave=420):
    """Slept-in yet made bed without a head; its head is at y = 0, its foot at -length, the mattress's upper face at top."""
    wood, sheet = timber(frame), cotton(linen)
    core.box((width + .04, length, .09), (0, -length / 2, top - .305), wood, .012)
    for sx in (-1, 1):
        for y in (-.08, -length + .08):
            core.box((.06, .06, top - .34), (sx * (width / 2 - .06), y, (top - .34) / 2), wood, .006)
    core.box((width, length - .02, .27), (0, -length / 2, top - .135), sheet, .05, segments=4)
    bedding(width, length, top + .005, drop, cotton(cover), seed, .60, .034)
    bedding(width + .02, .92, top + .057, drop * .8, sheet, seed + 3, .55, .012, False, .014, 1.2, name="Sheet")
    pillows(width, top + .015, cotton("#eceae6"), seed, rows)
    if throw:
        obj = bedding(width + .03, .60, top + .058, drop * 1.3, cotton(throw, weave, .95, .16), seed + 7, 0, .012, False, .014, 1.5, .16, "Throw")
        obj.location.y = -length + throw_at
        obj.rotation_euler[2] = math.radians(2.5 if seed % 2 else -3.5)
    if cushion:
        f.cushion((.58, .33), cotton(cushion, slub=.08), (.04, -.50, top + .18), (54, 0, -7 if seed % 2 else 6), 1.1, 6)
