"""Guruvayoor: marigolds and jasmine heaped on a brass plate for the morning offering; orange, white and old brass, 60 mm."""
import math
import random

import numpy as np
from mathutils import Matrix

from kit import core, household as p, materials as m, photo, props


@m.cached
def petal(low, high):
    """Marigold petal: deep at its foot, paler to its ruffled edge, the light passing through; each its own tone."""
    g = m.Graph("petal")
    t = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    uv = g.node("Attribute", attribute_name="length").outputs["Fac"]
    n, fine = g.noise(g.coords(1), 90, 4, .6), g.noise(g.coords(1), 700, 2)
    c = g.mix(g.math("ADD", g.math("MULTIPLY", t, .55), g.math("MULTIPLY", n, .45)), low, high)
    c = g.mix(g.span(uv, .05, .55, .6, 0), c, m.scaled(low, .6))
    c = g.mix(g.span(n, .64, .78, 0, .5), c, m.scaled(low, .55))
    c = g.vary(c, .10)
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .48, "Specular": .35, "Sheen": .2, "Normal": g.bump(fine, .3, .0004)}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": g.mix(.4, c, high)}).outputs[0]
    return g.surface(g.node("MixShader", {0: .45, 1: top, 2: through}).outputs[0])


def marigold(radius, seed, colours):
    """A full blossom, opening towards +Z: some 190 crinkled petals in rings that close towards the middle."""
    rng = np.random.default_rng(seed)

    def one(k):
        ph, bend = rng.uniform(0, 6.28), rng.uniform(.2, .6)

        def fn(u, v):
            s = 2 * u - 1
            half = .25 * (.22 + .78 * math.sin(math.pi * (.06 + .60 * v)))
            ruffle = .075 * v * v * math.sin(7.5 * u + ph) + .03 * v * math.sin(17 * u + 2 * ph)
            return bend * v * v * .55 + ruffle + .18 * s * s * half, s * half, v * (1 - .13 * s * s + .03 * math.sin(11 * u + ph) * v)
        return props.patch(fn, 8, 7)
    kinds = [one(k) for k in range(5)]
    places, tints = [[] for _ in kinds], [[] for _ in kinds]
    for count, lift, reach in ((24, -14, .96), (24, 4, 1.0), (24, 19, 1.0), (23, 33, .98), (21, 46, .93), (19, 58, .87), (16, 69, .80), (13, 78, .74), (9, 84, .68), (5, 88, .62)):
        turn = rng.uniform(0, 6.28)
        for k in range(count):
            a = 2 * math.pi * k / count + turn + rng.normal(0, .10)
            e = math.radians(lift + rng.normal(0, 7))
            d = np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])
            up = np.array([-math.cos(a) * math.sin(e), -math.sin(a) * math.sin(e), math.cos(e)])
            side = np.cross(up, d)
            roll = rng.normal(0, .28)
            side, up = side * math.cos(roll) + up * math.sin(roll), up * math.cos(roll) - side * math.sin(roll)
            size = radius * reach * rng.uniform(.70, 1.02) * .78
            mat = np.eye(4)
            mat[:3, 0], mat[:3, 1], mat[:3, 2], mat[:3, 3] = -up * size * (1 if lift < 50 else -1), side * size * 1.15, d * size, d * radius * .34 * np.array([1, 1, .75])
            q = rng.integers(len(kinds))
            places[q].append(mat)
            tints[q].append(np.clip(rng.normal(.5, .28) - .25 * (lift < 0), 0, 1))
    parts = []
    for base, spots, tint in zip(kinds, places, tints):
        obj = props.merged("Marigold", base, spots, petal(*colours), tint)
        along = np.tile(np.repeat(np.linspace(0, 1, 8), 9), len(spots)).astype(np.float32)
        attribute = obj.data.attributes.new("length", "FLOAT", "POINT")
        attribute.data.foreach_set("value", along)
        parts.append(obj)
    for obj in parts:
        obj.hide_render = True
    return parts


def place(parts, matrix):
    """A copy of a blossom."""
    for obj in parts:
        core.instance(obj, [Matrix(np.asarray(matrix).tolist())], False)


@m.cached
def old_brass():
    """Plate that is scoured with tamarind each morning: bright on the rim, brown below it, scratches."""
    g = m.Graph("plate brass")
    where = g.coords(1, "Object")
    slow, mid, fine = g.noise(where, 22, 5, .62), g.noise(where, 110, 4, .65), g.noise(where, 460, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    scratch = g.noise(g.coords((14, 300, 14), "Object", (0, 0, .6)), 1, 3, .7, .6)
    old = g.math("SUBTRACT", g.math("ADD", g.span(slow, .34, .64, .15, .95), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .7), True), g.span(edge, .506, .53, 0, .8), True)
    c = g.mix(old, "#b8914f", "#57401f")
    rough = g.math("ADD", g.span(old, 0, 1, .20, .42), g.math("MULTIPLY", g.span(scratch, .6, .7), .15))
    return g.principled(c, rough, g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .5)), .12, .0009), metallic=1.0)


def temple_flowers():
    """Low over the plate; the flower seller's step behind it is out of focus."""
    p.fresh()
    rng = random.Random(3)
    stone = m.stone("#4c463f", .42, .4)
    core.box((4, 1.1, .12), (0, .10, -.06), stone, .012, segments=3)
    core.lathe(p.rounded([(0, 0), (.100, 0), (.104, .002), (.135, .010), (.150, .024), (.1535, .034), (.1565, .0365), (.1570, .0385), (.1545, .0392), (.1510, .0370), (.1470, .026), (.132, .0135), (.10, .0055), (0, .005)], 2),
               old_brass(), segments=160, smooth=60)
    orange, gold = ("#d4520a", "#f59a2a"), ("#dc8c10", "#f8c646")
    kinds = [marigold(.027, 1, orange), marigold(.024, 2, orange), marigold(.0255, 3, gold), marigold(.022, 4, gold), marigold(.0265, 5, ("#c44408", "#ee7c18"))]
    spots = []
    for ring, count, z in ((.113, 18, .026), (.090, 14, .038), (.056, 9, .050), (.020, 3, .060), (.104, 15, .046), (.070, 10, .060), (.034, 5, .070)):
        for k in range(count):
            a = 2 * math.pi * k / count + ring * 40 + rng.uniform(-.12, .12)
            q = ring + rng.uniform(-.006, .006)
            spots.append((q * math.cos(a), q * math.sin(a), z + rng.uniform(-.004, .004)))
    for k, (x, y, z) in enumerate(spots):
        q = math.hypot(x, y) / .12
        d = (1.0 * q * x / .12 + rng.gauss(0, .30), 1.0 * q * y / .12 + rng.gauss(0, .30), 1)
        kind = kinds[rng.choice((0, 1, 4)) if math.sin(3.1 * math.atan2(y, x) + 9 * q) > -.15 else rng.choice((2, 3))]
        place(kind, props.aim((x, y, z), d, rng.uniform(0, 6.28), rng.uniform(.88, 1.12)))
    p.dome(.128, .048, (0, 0, .008), m.plain("#a04a10", .8), rough=.1)
    # a coil of jasmine on the near edge, its end hanging over the rim; loose buds and petals on the stone
    coil = [((.030 + .0042 * t) * math.cos(t) + .062, (.024 + .0034 * t) * math.sin(t) - .098, .060 - .0040 * t * (math.sin(t) < 0) + .003 * math.sin(2 * t)) for t in np.linspace(1.2, 7.4, 22)]
    x, y, _ = coil[-1]
    tail = [(x + .030, y + .006, .050), (x + .062, y - .006, .0455), (x + .078, y - .022, .030), (x + .086, y - .040, .012), (x + .108, y - .050, .011), (x + .140, y - .040, .011)]
    props.jasmine(coil + tail, .0034, .82, seed=2)
    props.petals([(rng.uniform(-.24, .10), rng.uniform(-.26, -.165)) for _ in range(9)] + [(.20, -.03), (.25, .05), (-.22, .02)], .019, ("#b23c04", "#e8860f"), .0015, 4, .7)
    props.loose_buds([(rng.uniform(-.16, .28), rng.uniform(-.23, -.165)) for _ in range(7)], 4, .92)
    # behind: the next step, more flowers, a doorway with its lamps
    core.box((4, .8, .16), (0, 1.15, -.12), stone, .012, segments=3)
    for k in range(26):
        a, q = 2.4 * k, .20 * math.sqrt(k / 26)
        place(kinds[k % 2], props.aim((.30 + q * math.cos(a), .44 + q * math.sin(a) * .7, .05 + .05 * (1 - k / 26)), (rng.gauss(0, .3), rng.gauss(0, .3), 1), k, 1.2))
    wall = photo.paint("#8d7f6c", .85)
    core.box((8, .2, 4), (0, 3.2, 1.2), wall, 0)
    dark = core.box((1.1, .1, 2.6), (.25, 3.08, .9), photo.timber("#2f1d12", .5), .02)
    dark.name = "Door"
    for x, z in ((-.28, .62), (.86, .58), (-.9, .95)):
        core.sphere(.035, (x, 2.9, z), m.glow("#ffb765", 3.2), 20)
    core.sky_gradient([(-10, "#8a8a84"), (0, "#dfe4e6"), (70, "#b4c4d0")], .5)
    core.indoors()
    core.area((-.85, .80, .75), (0, 0, .03), (.6, .6), 26, photo.DAY)
    core.area((-1.2, 2.2, 1.9), (.2, 2.6, .6), (1.2, 1.2), 24, photo.DAY)
    core.area((.7, -1.0, 1.0), (0, 0, .04), (.9, .8), 5.0, (1, .985, .96))
    photo.window_gleam((-.9, .7, .9), (0, 0, .05), (1.0, 1.0), (2, 2), 2.6)
    core.camera((.05, -.50, .235), (.030, -.02, .049), 60, level=True, fstop=2.8, focus=(.02, -.085, .060))
    return {"size": (1200, 800), "look": photo.look(.13, contrast=1.04, vignette=.2)}


PICTURES = {"gallery/guruvayoor/temple-flowers": temple_flowers}

FINISH = {
    "gallery/guruvayoor/temple-flowers": {"glow": (.14, .6), "fade": .1, "soft": .08},
}
