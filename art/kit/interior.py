"""Rooms: floors, walls with openings, windows, curtains, beams, laterite.

Walls run between two points of the plan; metres, degrees.
"""
import math
import random

import numpy as np

from kit import core, materials as m


# ------------------------------------------------------------------ shell
def floor(size, material, location=(0, 0, 0)):
    """Floor slab whose top is at location z."""
    return core.box((size[0], size[1], .1), (location[0], location[1], location[2] - .05), material, 0)


def wall(start, end, height, material, openings=(), thickness=.22, inside=1):
    """Wall from start to end (x, y); its inner face lies on that line.

    openings: (offset along the wall, sill height, width, opening height).
    inside: 1 = the room is at the left hand of start->end, -1 = at the right.
    """
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    yc = -inside * thickness / 2
    with core.at((x0, y0, 0), turn):
        x = 0.0
        for offset, sill, width, high in sorted(openings):
            if offset > x:
                core.box((offset - x, thickness, height), ((offset + x) / 2, yc, height / 2), material, 0)
            if sill > 0:
                core.box((width, thickness, sill), (offset + width / 2, yc, sill / 2), material, 0)
            top = sill + high
            if top < height:
                core.box((width, thickness, height - top), (offset + width / 2, yc, (height + top) / 2), material, 0)
            x = offset + width
        if x < length:
            core.box((length - x, thickness, height), ((length + x) / 2, yc, height / 2), material, 0)


def laterite_wall(width, height, thickness=.1, block=(.36, .19), joint=.011, location=(0, 0, 0), turn=0, colour="#8e4b33",
                  mortar="#b39a7c", openings=()):
    """Facing of cut laterite blocks with recessed lime joints; from x = 0 to width, front face at y = 0 towards -Y."""
    rng = random.Random(11)
    stone = m.laterite(colour)
    with core.at(location, turn):
        core.box((width, .02, height), (width / 2, thickness, height / 2), m.plaster(mortar, uneven=2), 0)
        if not openings:
            core.box((width, .01, height), (width / 2, .018, height / 2), m.plaster(mortar, uneven=2), 0)
        rows = int(round(height / block[1]))
        high = height / rows
        for r in range(rows):
            x = -rng.uniform(.05, block[0] * .9) if r % 2 else -rng.uniform(0, .1)
            while x < width:
                w = block[0] * rng.uniform(.82, 1.16)
                a, b = max(0, x), min(width, x + w)
                if b - a > .05:
                    zc = (r + .5) * high
                    hit = any(o[0] < b - .02 and o[0] + o[2] > a + .02 and o[1] < zc < o[1] + o[3] for o in openings)
                    if not hit:
                        core.box((b - a - joint, .06, high - joint), ((a + b) / 2, .03 + rng.uniform(-.004, .004), zc), stone,
                                 .007, (rng.uniform(-.8, .8), rng.uniform(-.3, .3), rng.uniform(-.8, .8)))
                x += w


# ---------------------------------------------------------------- windows
def window(width, height, columns=2, rows=2, colour=m.TEAK, depth=.09, glass=True, bars=False, transom=0.0, location=(0, 0, 0),
           turn=0, frame=.07):
    """Wooden window in the XZ plane, sill at z = 0, centred on x = 0; bars = round rods."""
    wood = m.wood(colour)
    with core.at(location, turn):
        for s in (-1, 1):
            core.box((frame, depth, height), (s * (width - frame) / 2, 0, height / 2), wood, .008)
        for z in (frame / 2, height - frame / 2):
            core.box((width, depth, frame), (0, 0, z), wood, .008)
        top = height - frame
        if transom:
            core.box((width - frame, depth * .9, frame * .8), (0, 0, height - transom), wood, .007)
            top = height - transom
        for c in range(1, columns):
            x = -width / 2 + width * c / columns
            core.box((frame * .9, depth * .8, height - frame), (x, 0, height / 2), wood, .007)
        for c in range(columns):
            w = width / columns
            x = -width / 2 + w * (c + .5)
            for r in range(1, rows):
                z = frame + (top - frame) * r / rows
                core.box((w - frame * .6, depth * .5, frame * .5), (x, 0, z), wood, .005)
            if bars:
                n = max(3, int(w / .12))
                for b in range(1, n):
                    core.cylinder(.008, height - frame, (x - w / 2 + w * b / n, .02, height / 2), m.iron(), 0, 10)
        core.box((width + .16, .16, .035), (0, -.03, -.01), wood, .01)
        if glass:
            core.mesh("Glass", [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)],
                      [(0, 1, 2, 3)], m.window_glass())


def curtain(width, height, material, folds=None, depth=.055, location=(0, 0, 0), turn=0, seed=1, tie=None, flare=.12,
            spread=1.0):
    """Hanging curtain in the XZ plane from z = height to 0, centred; tie = height of a tie-back (drawn to x = -width/2)."""
    rng = np.random.default_rng(seed)
    folds = folds or max(3, int(width / .085))
    phase = np.cumsum(rng.uniform(.7, 1.35, folds * 2 + 2))
    phase = phase / phase[-1]
    jitter = rng.uniform(.65, 1.2, folds * 2 + 2)

    def shape(u, v):
        # u across, v from the hem up
        k = np.interp(u, phase, np.arange(len(phase)))
        i = int(min(k, len(jitter) - 2))
        amp = depth * (jitter[i] * (1 - (k - i)) + jitter[i + 1] * (k - i))
        amp *= .55 + .45 * (1 - v) + .15 * math.sin(9 * u + 3 * v)
        y = amp * math.sin(math.pi * k + .35 * math.sin(4 * v + 7 * u))
        x = (u - .5) * width * spread * (1 + flare * (1 - v)) + .012 * math.sin(math.pi * k * 2) * (1 - v)
        if tie is not None:
            t = tie / height
            pull = math.exp(-((v - t) / (.16 if v > t else .22)) ** 2)
            left = -width / 2 + .06 + .10 * u
            x = x * (1 - .86 * pull) + left * .86 * pull
            x -= (.20 * width * max(0, (t - v) / t)) * (u > .0) * u
            y *= 1 + .5 * pull
        return x, y, v * height
    with core.at(location, turn):
        obj = core.grid_surface(shape, None, material, steps=(folds * 12, 26))
        if tie is not None:
            core.tube([(-width / 2 + .11 + .075 * math.cos(a), .055 * math.sin(a), tie - .02 * math.sin(a)) for a in
                       np.linspace(0, 2 * math.pi, 25)[:-1]], .014, m.linen(m.BRASS), 8, True)
    return obj


def jali(width, height, cell=.15, colour=m.TEAK, thickness=.04, location=(0, 0, 0), turn=0):
    """Diagonal lattice screen in a frame, XZ plane, centred on x, bottom at z = 0."""
    wood = m.wood(colour)
    with core.at(location, turn):
        for s in (-1, 1):
            core.box((.06, thickness * 1.3, height), (s * (width - .06) / 2, 0, height / 2), wood, .006)
            core.box((width, thickness * 1.3, .06), (0, 0, .03 if s < 0 else height - .03), wood, .006)
        w, h = width - .1, height - .1
        for way in (-1, 1):
            t = -(w + h)
            while t < w + h:
                # the line x = way * z + t, cut by the frame
                pts = []
                for x in (-w / 2, w / 2):
                    z = (x - t) / way
                    if 0 <= z <= h:
                        pts.append((x, z))
                for z in (0, h):
                    x = way * z + t
                    if -w / 2 <= x <= w / 2:
                        pts.append((x, z))
                if len(pts) >= 2:
                    pts.sort()
                    (xa, za), (xb, zb) = pts[0], pts[-1]
                    length = math.hypot(xb - xa, zb - za)
                    if length > .05:
                        core.box((length, thickness * .5, .022), ((xa + xb) / 2, way * .006, .05 + (za + zb) / 2), wood, .003,
                                 (0, -math.degrees(math.atan2(zb - za, xb - xa)), 0), segments=1)
                t += cell
    return wood


def door(width=.95, height=2.1, colour=m.TEAK, location=(0, 0, 0), turn=0, open_deg=0, panels=3, frame=True):
    """Panelled door with brass handle, hinged at the left, XZ plane."""
    wood = m.wood(colour)
    with core.at(location, turn):
        if frame:
            for s in (-1, 1):
                core.box((.1, .16, height + .1), (s * (width / 2 + .05), 0, (height + .1) / 2), wood, .01)
            core.box((width + .3, .17, .11), (0, 0, height + .055), wood, .01)
        with core.at((-width / 2, 0, 0), open_deg):
            core.box((width, .04, height), (width / 2, 0, height / 2), wood, .004)
            for c in range(2):
                for r in range(panels):
                    h = (height - .2) / panels
                    core.box((width / 2 - .12, .03, h - .12), (width * (.25 + .5 * c), -.012, .1 + h * (r + .5)), wood, .014)
            core.cylinder(.022, .01, (width - .06, -.026, 1.0), m.brass(), .002, rotation=(90, 0, 0))
            core.tube([(width - .06, -.03, 1.0), (width - .06, -.07, 1.0), (width - .17, -.075, 1.0)], .008, m.brass(), 8)


def column(height=2.6, colour=m.TEAK, radius=.11, base=True):
    """Turned wooden pillar on a stone foot with a bracket-like capital."""
    wood = m.wood(colour)
    r, h = radius, height
    z = 0
    if base:
        core.box((r * 3.2, r * 3.2, .3), (0, 0, .15), m.stone("#6f685d"), .015)
        z = .3
    profile = [(0, z), (r * 1.3, z), (r * 1.3, z + .1), (r, z + .14), (r * 1.15, z + .22), (r * .95, z + .3), (r * .9, z + .7),
               (r * 1.1, z + .74), (r * .9, z + .78), (r * .78, h - .5), (r * 1.05, h - .45), (r * .8, h - .4), (r * .85, h - .2),
               (r * 1.35, h - .12), (r * 1.35, h - .1), (0, h - .1)]
    core.lathe(profile, wood, segments=28)
    core.box((r * 3, r * 3, .1), (0, 0, h - .05), wood, .012)
    for s in (-1, 1):
        outline = [(0, 0), (s * r * 4.2, 0), (s * r * 4.0, -.05), (s * r * 2.8, -.08), (s * r * 2.0, -.17), (0, -.24)]
        core.extrude_profile(outline, .09, wood, (0, -.045, h - .1), .008)


def rug(size=(2.4, 1.7), location=(0, 0, 0), turn=0, material=None, fringe=True, **options):
    """Woven rug lying on the floor, very slightly uneven, with fringes at the short ends."""
    material = material or m.rug(size=tuple(size), **options)
    with core.at(location, turn):
        w, d = size

        def height(x, y):
            edge = min(w / 2 - abs(x), d / 2 - abs(y))
            return .009 * min(1, edge / .012) + .003 * math.sin(3.1 * x + 1.7 * y) * min(1, edge / .1) + .001
        core.grid_surface(height, (w, d), material, steps=(90, 64))
        if fringe:
            thread = m.linen("#e6d9bd")
            strands = []
            rng = random.Random(4)
            for k in range(int(d / .022)):
                y = -d / 2 + .011 + k * .022
                for s in (-1, 1):
                    strands.append(((s * w / 2, y), (s * (w / 2 + .06), y + rng.uniform(-.012, .012))))
            for (xa, ya), (xb, yb) in strands:
                core.tube([(xa, ya, .006), (xb, yb, .004)], .0035, thread, 4)


# ------------------------------------------------------------ the outside
def view(kind="garden", location=(0, 6, 0), width=16, height=9, turn=0, strength=1.0):
    """Large softly painted plane outside a window, lower edge at location z; facing -Y, unseen by lamps."""
    with core.at(location, turn):
        obj = core.mesh("View", [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)],
                        [(0, 1, 2, 3)], m.backdrop(kind, strength))
    obj.visible_shadow = False
    obj.visible_diffuse = False
    return obj


def window_light(location, inward, size, power=120, color=(1, .93, .82)):
    """Soft daylight entering a window: area lamp just outside, facing the point inward."""
    return core.area(location, inward, size, power, color)
