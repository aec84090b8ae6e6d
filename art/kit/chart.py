"""A printed map of Kerala, unfolded on a table: outline, hills, rivers, roads and towns by their coordinates."""
import math

import bpy
import numpy as np

from kit import core, materials as m
from kit.surfaces import image, srgb

WEST, EAST, SOUTH, NORTH = 74.45, 77.75, 8.05, 12.95

# longitude and latitude: the coast from north to south, then the border with the hills back to the north
COAST = [(74.86, 12.76), (74.94, 12.58), (74.99, 12.47), (75.06, 12.33), (75.12, 12.22), (75.16, 12.05), (75.22, 12.0), (75.31, 11.92), (75.37, 11.85),
         (75.45, 11.78), (75.52, 11.71), (75.58, 11.58), (75.65, 11.46), (75.72, 11.36), (75.77, 11.25), (75.81, 11.14), (75.86, 11.0), (75.92, 10.79),
         (75.97, 10.66), (76.03, 10.51), (76.10, 10.35), (76.17, 10.18), (76.23, 9.98), (76.28, 9.78), (76.30, 9.62), (76.32, 9.49), (76.37, 9.34),
         (76.45, 9.16), (76.53, 8.98), (76.57, 8.88), (76.66, 8.79), (76.71, 8.72), (76.79, 8.62), (76.90, 8.49), (76.98, 8.38), (77.08, 8.30)]
HILLS = [(77.16, 8.35), (77.18, 8.47), (77.25, 8.59), (77.20, 8.74), (77.17, 8.88), (77.18, 9.03), (77.25, 9.17), (77.24, 9.33), (77.36, 9.43),
         (77.40, 9.53), (77.26, 9.55), (77.19, 9.62), (77.24, 9.80), (77.25, 10.0), (77.21, 10.12), (77.28, 10.18), (77.22, 10.34), (77.05, 10.24),
         (76.93, 10.22), (76.82, 10.29), (76.83, 10.44), (76.89, 10.60), (76.90, 10.76), (76.81, 10.87), (76.68, 10.93), (76.67, 11.05), (76.73, 11.16),
         (76.55, 11.22), (76.52, 11.34), (76.36, 11.45), (76.24, 11.53), (76.28, 11.60), (76.42, 11.66), (76.41, 11.74), (76.28, 11.80), (76.12, 11.86),
         (76.10, 11.96), (75.95, 11.94), (75.85, 11.97), (75.79, 12.08), (75.64, 12.12), (75.53, 12.19), (75.51, 12.29), (75.40, 12.32), (75.42, 12.44),
         (75.32, 12.49), (75.27, 12.60), (75.18, 12.67), (75.05, 12.70), (75.02, 12.78)]
LAKE = [(76.29, 9.96), (76.33, 9.90), (76.37, 9.80), (76.40, 9.70), (76.44, 9.60), (76.44, 9.52), (76.39, 9.50), (76.37, 9.58), (76.35, 9.70), (76.32, 9.82)]
TOWNS = [("Kasaragod", 74.99, 12.50, 1), ("Kannur", 75.37, 11.87, 1), ("Kozhikode", 75.78, 11.25, 2), ("Thrissur", 76.21, 10.52, 2),
         ("Guruvayoor", 76.04, 10.60, 1), ("Palakkad", 76.65, 10.78, 1), ("Kochi", 76.26, 9.97, 3), ("Alappuzha", 76.34, 9.49, 1),
         ("Kottayam", 76.52, 9.59, 2), ("Munnar", 77.06, 10.09, 1), ("Thekkady", 77.16, 9.60, 1), ("Kollam", 76.60, 8.89, 1),
         ("Thiruvananthapuram", 76.94, 8.51, 3), ("Wayanad", 76.08, 11.68, 1)]
COASTAL_ROAD = [(74.93, 12.70), (75.03, 12.47), (75.38, 11.87), (75.60, 11.60), (75.80, 11.26), (75.95, 10.95), (76.06, 10.62), (76.20, 10.20), (76.30, 9.97),
                (76.36, 9.50), (76.50, 9.17), (76.61, 8.90), (76.80, 8.68), (76.95, 8.50), (77.10, 8.36)]
ROADS = [COASTAL_ROAD, [(76.06, 10.62), (76.21, 10.52), (76.65, 10.78), (76.88, 10.82)], [(76.21, 10.52), (76.38, 10.15), (76.30, 9.97)],
         [(76.30, 9.97), (76.60, 10.05), (76.85, 10.02), (77.06, 10.09), (77.24, 10.02)], [(76.34, 9.49), (76.52, 9.59), (76.85, 9.55), (77.16, 9.60), (77.36, 9.60)],
         [(76.52, 9.59), (76.62, 9.25), (76.80, 8.95), (76.94, 8.51)], [(75.80, 11.26), (76.0, 11.45), (76.08, 11.68), (76.3, 11.72)]]


def _ragged(line, depth, rng, share=.13):
    """Line with midpoints moved aside again and again, as coasts and rivers run."""
    pts = [np.array(q, float) for q in line]
    for _ in range(depth):
        out = [pts[0]]
        for a, b in zip(pts, pts[1:]):
            d = b - a
            out += [(a + b) / 2 + np.array([-d[1], d[0]]) * rng.normal(0, share), b]
        pts = out
    return np.array(pts)


def _inside(x, y, ring):
    """Whether points of a grid (y falls from row to row) lie in a closed ring."""
    result = np.zeros(x.shape, bool)
    rows = -y[:, 0]
    for (x0, y0), (x1, y1) in zip(ring, np.roll(ring, -1, axis=0)):
        if y0 == y1:
            continue
        part = slice(*np.searchsorted(rows, (-max(y0, y1), -min(y0, y1))))
        result[part] ^= x[part] < (x1 - x0) * (y[part] - y0) / (y1 - y0) + x0
    return result


def _distance(x, y, line, reach=.06):
    """Distance of points of a grid to a polyline (degrees), no more than reach."""
    best = np.full(x.shape, reach)
    rows, columns = -y[:, 0], x[0]
    for (x0, y0), (x1, y1) in zip(line[:-1], line[1:]):
        part = (slice(*np.searchsorted(rows, (-max(y0, y1) - reach, -min(y0, y1) + reach))),
                slice(*np.searchsorted(columns, (min(x0, x1) - reach, max(x0, x1) + reach))))
        px, py = x[part] - x0, y[part] - y0
        dx, dy = x1 - x0, y1 - y0
        t = np.clip((px * dx + py * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
        best[part] = np.minimum(best[part], np.hypot(px - t * dx, py - t * dy))
    return best


def _relief(h, w, rng):
    """Smooth random heights (h, w) of several sizes, about 0 to 1."""
    total = np.zeros((h, w))
    for cells, weight in ((6, 1), (13, .6), (29, .4), (61, .25), (120, .14)):
        grid = rng.random((cells * h // w + 3, cells + 3))
        ys, xs = np.arange(h) * cells / w, np.arange(w) * cells / w
        y0, x0 = ys.astype(int), xs.astype(int)
        ty, tx = (ys - y0)[:, None], (xs - x0)[None]
        ty, tx = ty * ty * (3 - 2 * ty), tx * tx * (3 - 2 * tx)
        total += weight * ((grid[y0][:, x0] * (1 - tx) + grid[y0][:, x0 + 1] * tx) * (1 - ty)
                           + (grid[y0 + 1][:, x0] * (1 - tx) + grid[y0 + 1][:, x0 + 1] * tx) * ty)
    return total / 2.39


def paint(width=1000):
    """The map without its lettering: (h, w, 3) sRGB, north on top."""
    rng = np.random.default_rng(5)
    height = round(width * (NORTH - SOUTH) / (EAST - WEST))
    x = np.linspace(WEST, EAST, width)[None].repeat(height, 0)
    y = np.linspace(NORTH, SOUTH, height)[:, None].repeat(width, 1)
    coast, hills = _ragged(COAST, 3, rng, .05), _ragged(HILLS, 2, rng, .12)
    state = np.concatenate([coast, hills])
    kerala = _inside(x, y, state)
    mainland = np.concatenate([[(74.70, 13.4)], coast, [(77.35, 8.13), (77.55, 8.07), (77.75, 8.09), (79, 8.0), (79, 13.4)]])
    land = _inside(x, y, mainland)
    lake = _inside(x, y, _ragged(LAKE + LAKE[:1], 3, rng, .08)[:-1])
    shore, border = _distance(x, y, mainland[1:-2], .7), _distance(x, y, hills, .7)
    high = np.where(land, np.clip(shore / (shore + np.where(kerala, border, .12) + 1e-6), 0, 1), 0)
    high = high ** 1.5 * (.35 + 1.1 * _relief(height, width, rng)) * land
    slope = np.gradient(high, axis=1) + np.gradient(high, axis=0)
    sea = srgb("#c3d2cb") + np.clip(.35 - shore, 0, .35)[..., None] * .16
    plain, hill, crest = srgb("#efe6c8"), srgb("#d3cf9c"), srgb("#bd9f72")
    t = np.clip(high * 2.2, 0, 1)[..., None]
    u = np.clip(high * 2.2 - .9, 0, 1)[..., None]
    page = np.where(land[..., None], plain * (1 - t) + hill * t, sea)
    page = page * (1 - u) + crest * u
    page = page * (1 - np.clip(slope * 16, -.22, .22))[..., None]
    page = np.where((land & ~kerala)[..., None], page * .35 + srgb("#efe8d6") * .65, page)

    def ink(colour, amount):
        nonlocal page
        a = np.clip(amount, 0, 1)[..., None]
        page = page * (1 - a) + srgb(colour) * a

    dot = (EAST - WEST) / width
    for k in range(3):
        ink("#8fa9a4", (1 - np.abs(shore - .05 - .06 * k) / dot) * .45 * ~land)
    for start in range(4, len(HILLS) - 6, 3):
        a = np.array(HILLS[start]) - (.06, 0)
        b = np.array(COAST[int(np.argmin([abs(q[1] - a[1] + .12) for q in COAST]))])
        ink("#6f9aa3", (1.3 - _distance(x, y, _ragged([a, (a + b) / 2 + (0, .06), b], 4, rng, .2)) / dot) * land * .8)
    ink("#a9c4c2", lake * 1.0)
    ink("#5f7f86", (1.4 - np.minimum(shore, np.where(lake, 9, 9)) / dot) * .9)
    ink("#7d5a86", (5 - border / dot) * .22 * land)
    ink("#6b3f52", (1.1 - border / dot) * .9)
    for k, road in enumerate(ROADS):
        away = _distance(x, y, _ragged(road, 3, rng, .06))
        ink("#fbf3df", (2.6 - away / dot) * .9)
        ink("#b4532e" if k == 0 else "#c08a3a", 1.7 - away / dot)
    for line, values in ((x, np.arange(75, 78)), (y, np.arange(9, 13))):
        for value in values:
            ink("#6f8a88", (1 - np.abs(line - value) / dot) * .35)
    for _, tx, ty, size in TOWNS:
        away = np.hypot(x - tx, (y - ty)) / dot
        ink("#2a2320", 2.2 + 1.4 * size - away)
        ink("#f4ead2", .8 + 1.1 * size - away)
    # neat line and white margin
    edge = np.minimum(np.minimum(x - WEST, EAST - x), np.minimum(y - SOUTH, NORTH - y)) / dot
    ink("#f3ecdb", 26 - edge)
    ink("#2f2a26", 1.6 - np.abs(edge - 27))
    ink("#2f2a26", .9 - np.abs(edge - 33))
    return np.clip(page, 0, 1)


def _letters(text, size, x, y, z, colour, align="LEFT", turn=0.0, spread=1.0):
    """Flat lettering at a place of the sheet, size in m."""
    data = bpy.data.curves.new("Letters", "FONT")
    data.body, data.size, data.align_x, data.space_character = text, size, align, spread
    obj = bpy.data.objects.new("Letters", data)
    obj.location, obj.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
    data.materials.append(m.plain(colour, .9))
    core.link(obj)


def sheet(width=.62):
    """The map lying flat, unfolded, north towards +Y, `width` m wide; its folds still stand a little."""
    g = m.Graph("map")
    node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
    node.image = image("map of Kerala", paint())
    node.extension = "EXTEND"
    n = g.noise(g.coords(1), 14, 4)
    paper = g.principled(g.mix(1.0, node.outputs[0], g.span(n, .3, .7, .93, 1.0), "MULTIPLY"), .82, g.bump(n, .1, .004), specular=.2)
    length = width * (NORTH - SOUTH) / (EAST - WEST)

    def height(x, y):
        """Two folds one way, three the other, alternately up and down; corners lift."""
        z = .0014
        for at, w, n in ((x, width, 4), (y, length, 4)):
            t = (at / w + .5) * n
            k = round(t)
            if 0 < k < n:
                z += (.0022 if k % 2 else -.0004) * max(0, 1 - abs(t - k) * 5.5) ** 1.4
        lift = max(0, abs(x) / width * 2 + abs(y) / length * 2 - 1.62)
        return z + .05 * lift * lift
    core.grid_surface(height, (width, length), paper, steps=(96, 144))
    scale = width / (EAST - WEST)

    def put(lon, lat):
        px, py = (lon - (WEST + EAST) / 2) * scale, (lat - (SOUTH + NORTH) / 2) * scale
        return px, py, max(height(px + .006 * k, py + .012 * j) for k in range(-16, 17) for j in range(-4, 5)) + .0004  # above the folds
    for name, lon, lat, size in TOWNS:
        inland = name in ("Thrissur", "Kottayam", "Munnar", "Thekkady", "Palakkad", "Wayanad")
        px, py, z = put(lon + (.06 if inland else -.07), lat - .03)
        _letters(name, (.0115, .0135, .0165)[size - 1], px, py, z, "#241d1a", "LEFT" if inland else "RIGHT")
    for text, lon, lat, turn in (("ARABIAN", 75.20, 10.75, -62), ("SEA", 75.52, 10.10, -62)):
        _letters(text, .021, *put(lon, lat), "#557a80", "CENTER", turn, 1.5)
    for text, lon, lat in (("K E R A L A", 75.16, 9.02), ("one inch to ten miles", 75.16, 8.86)):
        _letters(text, .026 if text[1] == " " else .011, *put(lon, lat), "#7a3a26" if text[1] == " " else "#4a423a", "CENTER")
