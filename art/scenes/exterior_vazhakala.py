"""Nilavara Seaport, Vazhakala: old clay pots and a trowel on the coping of a teal-tiled balcony on a grey evening, the lit flat behind it out of focus."""
import numpy as np

from kit import architecture as arch
from kit import core, foliage as green, grain, household as p, near, photo, plants, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import Batch, point_light, scatter, surface

WARM = (1, .66, .38)
FLOOR, FOOT, BAY = 3.15, 4.1, 4.0


def wet_concrete(name, dark, light):
    """Board-marked concrete after some monsoons: black tears from every edge, pale lime, uneven gloss."""
    g = s.Graph(name)
    at = g.world()
    cloud, fine = g.noise(at, .9, 6, .62), g.noise(at, 38, 4, .62)
    tone = g.ramp(cloud, (.3, dark), (.7, light))
    tears = g.noise(g.world((5.5, 5.5, .22)), 1, 6, .64)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.50, 0.0), (.70, 1.0)), .42), tone, "#34322b")
    lime = g.noise(g.world((3.1, 3.1, .5)), 1, 5, .6)
    tone = g.mix(g.math("MULTIPLY", g.ramp(lime, (.62, 0.0), (.74, 1.0)), .35), tone, "#b9b5aa")
    tone = g.mix(.18, tone, g.ramp(fine, (.3, 0.0), (.7, 1.0)), "MULTIPLY")
    return g.done(g.principled(Base_Color=tone, Roughness=.82, Specular=.25, Normal=g.bump(g.math("ADD", fine, cloud), .4, .006)))


def small_tiles():
    """Teal tiles a hand wide, no two fired alike, the joints grey with dust."""
    g = s.Graph("small teal tiles")
    x, y, z = g.separate(g.world())[:3]
    brick = g.add("TexBrick", {"offset": 0.0, "squash": 1.0}, Vector=g.combine(g.math("ADD", x, y), z, 0.0), Scale=1.0, Color1="#153a39", Color2="#265452", Mortar="#57605b",
                  Mortar_Size=.006, Mortar_Smooth=.2, Bias=0.0, Brick_Width=.12, Row_Height=.12)
    tears = g.noise(g.world((5, 5, .25)), 1, 6, .64)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.52, 0.0), (.7, 1.0)), .55), brick.outputs["Color"], "#20231f")
    joint = brick.outputs["Fac"]
    wave = g.noise(g.world(), 9, 3, .5)
    rough = g.math("ADD", .16, g.math("ADD", g.math("MULTIPLY", joint, .5), g.math("MULTIPLY", wave, .16)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5,
                               Normal=g.bump(g.math("SUBTRACT", g.math("MULTIPLY", wave, .5), joint), .35, .004)))


def cast(name, dark, light, ledges, boards=.118):
    """Concrete cast between boards after some monsoons: fins of grout, air holes, clouds, soft dark runs below those heights (z, reach), lime washed out of it."""
    g = s.Graph(name)
    at = g.world()
    x, y, z = g.separate(at)[:3]
    row = g.math("DIVIDE", g.math("ADD", z, g.math("MULTIPLY", g.noise(at, 1.3, 2), .022)), boards)
    share, along = g.math("FRACT", row), g.math("ADD", x, g.math("MULTIPLY", y, 1.0))
    tint = g.add("TexWhiteNoise", {"noise_dimensions": "1D"}, W=g.math("FLOOR", row)).outputs["Value"]
    grain = g.noise(g.combine(g.math("MULTIPLY", along, 2.2), g.math("MULTIPLY", tint, 9.0), g.math("MULTIPLY", z, 80.0)), 1, 4, .6)
    slow, cloud, mid, fine = g.noise(at, .55, 3, .5), g.noise(at, 1.4, 6, .6, .5), g.noise(at, 6.5, 6, .66, .4), g.noise(at, 64, 4, .62)

    def laid(tone, mask, share_, colour):
        return g.mix(g.math("MULTIPLY", mask, share_), tone, colour)
    mixed = g.math("ADD", g.math("ADD", g.math("MULTIPLY", cloud, .46), g.math("MULTIPLY", slow, .26)), g.math("ADD", g.math("MULTIPLY", mid, .16), g.math("MULTIPLY", tint, .07)))
    tone = g.ramp(mixed, (.34, dark), (.66, light))
    tone = laid(tone, g.ramp(g.noise(at, .9, 4, .5, .7), (.575, 0.0), (.60, 1.0)), .30, "#a39c8f")
    tone = laid(tone, g.ramp(grain, (.55, 0.0), (.75, 1.0)), .22, "#3d3930")
    ragged = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.world((1.7, 1.7, .6)), 1.6, 6, .62, .7), .5), 2.2)
    for ledge, reach in ledges:
        below = g.math("DIVIDE", g.math("SUBTRACT", ledge, z), reach)
        wet = g.math("MULTIPLY", g.ramp(g.math("ADD", below, ragged), (.1, 1.0), (.95, 0.0)), g.ramp(below, (.0, 0.0), (.03, 1.0)))
        tone = laid(tone, wet, .55, "#2b2a24")
    tone = laid(tone, g.ramp(g.noise(at, 2.5, 7, .67, .5), (.55, 0.0), (.70, 1.0)), .42, "#3b3d30")
    tone = laid(tone, g.ramp(g.noise(g.world((1, 1, .7)), 3.3, 6, .66, .5), (.62, 0.0), (.70, 1.0)), .40, "#b3afa4")
    holes = g.ramp(g.voronoi(at, 30)["Distance"], (.07, 1.0), (.12, 0.0))
    tone = laid(tone, holes, .5, "#26241f")
    tone = g.mix(.25, tone, g.ramp(fine, (.3, 0.0), (.7, 1.0)), "MULTIPLY")
    fin = g.math("GREATER_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", share, .5)), g.math("SUBTRACT", .496, g.math("MULTIPLY", g.ramp(cloud, (.4, 0.0), (.6, 1.0)), .032)))
    tone = laid(tone, fin, .3, "#38352e")
    height = g.math("ADD", g.math("MULTIPLY", fin, .5), g.math("ADD", g.math("MULTIPLY", grain, .5), g.math("ADD", g.math("MULTIPLY", fine, .25), g.math("ADD", g.math("MULTIPLY", mid, .5), g.math("MULTIPLY", tint, .5)))))
    height = g.math("SUBTRACT", height, g.math("MULTIPLY", holes, .6))
    return g.done(g.principled(Base_Color=tone, Roughness=.8, Specular=.3, Normal=g.bump(height, .65, .006)))


def teal_glaze():
    """Hand-dipped teal glaze: thin and pale at the rims, pooled dark in the middle, crazed; dust and rain's tears below the coping, green in the lowest joints."""
    g = s.Graph("teal glaze")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    z = g.separate(at)[2]
    blot, fine = g.noise(at, 13, 5, .65, .5), g.noise(at, 130, 3, .6)
    tone = g.ramp(g.math("ADD", g.math("MULTIPLY", tint, .66), g.math("MULTIPLY", blot, .34)), (.18, "#0c2526"), (.42, "#163d3d"), (.62, "#23504d"), (.88, "#3b6a60"))
    tone = g.mix(g.math("MULTIPLY", g.ramp(fine, (.58, 0.0), (.70, 1.0)), .3), tone, "#6d8478")
    ragged = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.world((2.4, 2.4, .5)), 1.8, 6, .62, .7), .5), 2.2)
    below = g.math("DIVIDE", g.math("SUBTRACT", NEAR + .9, z), .8)
    dirt = g.ramp(g.math("ADD", below, ragged), (.05, 1.0), (.9, 0.0))
    tone = g.mix(g.math("MULTIPLY", dirt, .5), tone, "#262821")
    dust = g.ramp(g.noise(at, 2.2, 6, .66), (.50, 0.0), (.68, 1.0))
    tone = g.mix(g.math("MULTIPLY", dust, .22), tone, "#7d8077")
    rough = g.math("ADD", .09, g.math("ADD", g.math("MULTIPLY", g.math("MAXIMUM", dirt, dust), .3), g.math("MULTIPLY", g.ramp(tint, (.82, 0.0), (1.0, 1.0)), .25)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5, Normal=g.bump(g.math("ADD", blot, g.math("MULTIPLY", fine, .2)), .18, .004)))


def tile(kit, width, z0, z1, seed, gone=()):
    """Tiles a hand wide on a wall of the current frame, each a little out of true and of its own glaze; gone: (column, row) of those that fell."""
    rng = np.random.default_rng(seed)
    count, rows = round(width / .122), round((z1 - z0) / .122)
    wide, high = width / count, (z1 - z0) / rows
    u, k = (a.ravel() for a in np.meshgrid(np.arange(count), np.arange(rows)))
    keep = np.array([(int(a), int(b)) not in gone for a, b in zip(u, k)])
    u, k = u[keep], k[keep]
    n = len(u)
    lean = rng.normal(0, .011, (n, 3)) * (1, 1, .8)
    rots = np.tile(np.eye(3), (n, 1, 1))
    rots[:, 0, 1], rots[:, 1, 0], rots[:, 1, 2], rots[:, 2, 1], rots[:, 0, 2], rots[:, 2, 0] = lean[:, 0], -lean[:, 0], lean[:, 1], -lean[:, 1], lean[:, 2], -lean[:, 2]
    tints = np.clip(rng.normal(.48, .13, n) + .30 * (core.fractal_noise(u * .31, k * .31, 2, seed) - .5), 0, 1)
    kit["glaze"].boxes(np.stack([(u + .5) * wide + rng.normal(0, .0008, n), -.004 + rng.normal(0, .0012, n), z0 + (k + .5) * high + rng.normal(0, .0008, n)], -1),
                       [(wide - .007, .016, high - .007)], .0035, tints, rots)


def room(kit, a, b, y, z, h, power, blind):
    """What one sees of a room from the street: ceiling, upper wall, a lamp, curtains drawn by a share."""
    w = kit["room"]
    w.quad((a, y + 3.4, z), (b, y + 3.4, z), (b, y + 3.4, z + h), (a, y + 3.4, z + h))
    w.quad((a, y, z + h), (b, y, z + h), (b, y + 3.4, z + h), (a, y + 3.4, z + h))
    w.quad((a, y, z), (a, y + 3.4, z), (a, y + 3.4, z + h), (a, y, z + h))
    w.quad((b, y, z), (b, y + 3.4, z), (b, y + 3.4, z + h), (b, y, z + h))
    kit["wood"].box((a + .2, y + 2.9, z), (a + 1.5, y + 3.35, z + 2.1), .02)
    kit["picture"].box((b - 1.6, y + 3.34, z + 1.4), (b - .8, y + 3.39, z + 2.2), .01)
    if power:
        x = a + (b - a) * .55
        kit["lamp"].lathe([(0, -.13), (.1, -.1), (.16, 0), (.1, .1), (0, .12)], (x, y + 1.6, z + h - .55), 20)
        kit["mull"].box((x - .006, y + 1.594, z + h - .45), (x + .006, y + 1.606, z + h), 0)
        point_light(kit.world(x, y + 1.6, z + h - .75), power, WARM, .14)
    for side, reach in zip((-1, 1), blind):
        t = np.linspace(0, 1, 60)
        xs = (a + .05 if side < 0 else b - .05) - side * t * reach * (b - a)
        yy = y + .10 + .04 * np.sin(t * reach * 60 + 2 * side) + .015 * np.sin(t * 31)
        kit["cloth~"].grid(np.array([np.stack([xs, yy, np.full(60, z)], -1), np.stack([xs, yy - .01, np.full(60, z + h - .05)], -1)]))


LIT = {(1, 0): 95, (0, 1): 85, (2, 1): 75, (1, 2): 60, (2, 0): 0, (3, 0): 40}  # watts of the lamps seen from the street, by (floor, bay)


def bay(kit, f, i, rng, spots, lamps=LIT):
    """One balcony: slab, planter, glass doors, room; bays count to the left from the corner; lamps: watts by (floor, bay)."""
    a, b = -(i + 1) * BAY, -i * BAY
    z, out = FOOT + f * FLOOR, 1.65 + .55 * ((i + f) % 2)
    skin = "teal" if (i + f) % 2 else "concrete"
    kit["concrete"].box((a - .14, -.15, z), (a + .14, .5, z + FLOOR), .015)
    kit["slab"].box((a - .02, -out, z - .22), (b + .02, 3.9, z), .018)
    front = -out - .02
    kit[skin].box((a + .02, front, z - .2), (b - .02, front + .12, z + .92), .02)
    kit[skin].box((a + .02, front + .46, z), (b - .02, front + .54, z + .88), .02)
    kit["black"].box((a + .1, front + .1, z + .55), (b - .1, front + .48, z + .8), 0)
    for x in (a + .03, b - .11):
        kit[skin].box((x, front + .1, z), (x + .08, -.1, z + .92), .015)
    kit["concrete"].box((a + .5, front - .11, z + .12), (a + .56, front + .02, z + .17), .01)  # spout
    lit = lamps.get((f, i), 0)
    blind = (rng.uniform(.08, .3), rng.uniform(.05, .4)) if lit else (rng.uniform(.2, .5), rng.uniform(.2, .5))
    room(kit, a + .14, b - .14, .42, z, FLOOR - .25, lit, blind)
    n = 4
    for k in range(n + 1):
        x = a + .14 + (b - a - .28) * k / n
        kit["mull"].box((x - .03, .30, z), (x + .03, .40, z + FLOOR - .22), .004)
    kit["mull"].box((a, .30, z + 2.35), (b, .40, z + 2.42), .004)
    for k in range(n):
        if lit and k == (i + 2) % n:
            continue  # a leaf slid open
        x = a + .14 + (b - a - .28) * k / n
        x1 = a + .14 + (b - a - .28) * (k + 1) / n
        kit["pane"].quad((x, .35, z), (x1, .35, z), (x1, .35, z + FLOOR - .22), (x, .35, z + FLOOR - .22))
    for u in np.arange(a + .22, b - .15, .29):
        spots.append((u + rng.normal(0, .09), front + .29 + rng.normal(0, .03), z + .72))


def skins():
    """Materials of the block, by their names in the kit."""
    return {"concrete": wet_concrete("concrete", "#6a675f", "#8f8b82"), "slab": wet_concrete("slab", "#77746c", "#a09c93"), "teal": small_tiles(),
            "room": s.matt("#cfc6b6", .9, name="room"), "picture": s.matt("#54483a", .6, name="picture"), "pane": s.pane(), "cloth~": s.cloth("#cdbfa4", "#b5a68a"),
            "mull": s.matt("#2b2a28", .45, name="mullion"), "lamp": s.glow("#ffd7a4", 7.0), "white": s.matt("#b9b6ae", .5, name="unit"),
            "line": s.matt("#1a1a1a", .6, name="cable")}


def planting(spots, rng):
    """Plants in the planters at spots (x, y, z): every sort of its own habit and shade; some hang over the edge."""
    kinds = [plants.shrub(.36, .5, 2, leaves=900, size=.10, dark="#171f12", light="#4c5a38", slim=.4), plants.shrub(.30, .75, 3, leaves=800, size=.13, dark="#1a2415", light="#566542", slim=.3),
             plants.shrub(.42, .42, 4, leaves=1100, size=.065, dark="#1b2213", light="#5b6440", flower="#9c3560", flowers=26, flower_size=.06), plants.areca_clump(5, 6, 1.15),
             plants.shrub(.34, .36, 6, leaves=900, size=.08, dark="#20261a", light="#6c7450")]
    trail = [trailing(k) for k in (7, 8, 9)]
    groups = [[] for _ in kinds]
    falls = [[] for _ in trail]
    for x, y, z in spots:
        r = rng.random()
        if r < .06:
            continue
        groups[int(rng.choice(5, p=(.28, .22, .22, .10, .18)))].append((x, y, z, rng.uniform(0, 360), rng.uniform(.8, 1.7)))
        if rng.random() < .6:
            falls[int(rng.integers(3))].append((x + rng.normal(0, .12), y - .32, z + .20, rng.normal(0, 14), rng.uniform(.7, 1.7)))
    for source, rows in zip((*kinds, *trail), (*groups, *falls)):
        scatter(source, rows)


NEAR = FOOT + FLOOR  # floor of the balcony that the picture shows (m)
COPING = NEAR + .947  # top of its parapet


def flat(kit):
    """Flat behind the near balcony: distempered walls, shelves with things, a floor lamp, a table with a chair, a print; two curtains half drawn."""
    a, b, y0, y1, z, h = -3.86, -.14, .42, 4.2, NEAR, FLOOR - .25
    rng = np.random.default_rng(4)
    w, d = kit["distemper"], kit["wood"]
    w.quad((a, y1, z), (b, y1, z), (b, y1, z + h), (a, y1, z + h))
    w.quad((a, y0, z), (a, y1, z), (a, y1, z + h), (a, y0, z + h))
    w.quad((b, y0, z), (b, y1, z), (b, y1, z + h), (b, y0, z + h))
    kit["ceiling"].quad((a, y0, z + h), (b, y0, z + h), (b, y1, z + h), (a, y1, z + h))
    kit["floor"].quad((a, y0, z + .002), (b, y0, z + .002), (b, y1, z + .002), (a, y1, z + .002))
    for k, zz in enumerate((.45, .86, 1.27, 1.68, 2.05)):
        d.box((a + .5, y1 - .32, z + zz), (a + 2.1, y1 - .02, z + zz + .03), .004, .6)
        u = a + .54
        while k < 4 and u < a + 2.0:
            if rng.random() < .16:
                u += rng.uniform(.08, .3)
            wide, high = rng.uniform(.018, .045), rng.uniform(.18, .30)
            kit["book"].box((u, y1 - .28 + rng.uniform(0, .05), z + zz + .03), (u + wide, y1 - .05, z + zz + .03 + high), .003, rng.random())
            u += wide + .003
    for u in (a + .5, a + 1.3, a + 2.07):
        d.box((u, y1 - .33, z), (u + .03, y1 - .02, z + 2.08), .004, .6)
    for u, zz, wide, high in ((-1.42, 1.36, .42, .56), (-.86, 1.5, .3, .38)):
        d.box((u, y1 - .04, z + zz), (u + wide, y1 - .012, z + zz + high), .006, .2)
        kit["print"].box((u + .04, y1 - .046, z + zz + .04), (u + wide - .04, y1 - .03, z + zz + high - .04), .002)
    d.box((-1.75, 2.3, z + .71), (-.45, 3.1, z + .745), .008, .4)
    for u in (-1.68, -.56):
        d.box((u, 2.66, z), (u + .05, 2.74, z + .71), .006, .4)
    for u in (-1.28, -.92):
        d.box((u, 2.08, z), (u + .04, 2.12, z + .92), .006, .3)
    d.box((-1.3, 2.06, z + .68), (-.86, 2.12, z + .9), .012, .3)
    kit["brass~"].tube([(-3.36, 2.5, z), (-3.36, 2.5, z + 1.36)], .014, 12)
    kit["brass~"].lathe([(.14, 0), (.14, .02), (.02, .03)], (-3.36, 2.5, z), 24)
    kit["shade~"].lathe([(.22, 1.32), (.15, 1.60)], (-3.36, 2.5, z), 32)
    point_light((-3.36, 2.5, z + 1.5), 12, WARM, .08)
    kit["shade~"].lathe([(.02, .28), (.17, .05), (.20, 0)], (-.74, 2.56, z + 1.50), 48)
    kit["mull"].box((-.744, 2.556, z + 1.75), (-.736, 2.564, z + h), 0)
    point_light((-.74, 2.56, z + 1.47), 15, WARM, .06)
    for side, reach, seed in ((-1, .62, 1), (1, .42, 5)):
        t = np.linspace(0, 1, 110)
        rows = []
        for v in np.linspace(0, 1, 12):
            x = (a + .04 if side < 0 else b - .04) - side * t * reach * (1 - .12 * np.sin(np.pi * v))
            rows.append(np.stack([x, .52 + (.02 + .016 * v) * np.sin(t * 2 * np.pi * 8 * reach / .5 + seed + .4 * np.sin(6 * t) + .4 * v), np.full(110, z + h - .06 - (h - .1) * v)], -1))
        kit["cloth~"].grid(np.array(rows))


def near_balcony(kit):
    """The balcony of that flat: parapet of teal tiles over a concrete trough, a coping with rain stains, glass doors in dark frames, one slid open, a lamp."""
    a, b, z, out = -BAY, 0.0, NEAR, 2.2
    front = -out - .02
    kit["concrete"].box((a - .14, -.15, z), (a + .14, .5, z + FLOOR), .015)
    kit["slab"].box((a - .02, -out, z - .22), (b - .03, .5, z), .018)
    kit["bed"].box((a + .02, front + .004, z - .2), (b - .02, front + .12, z + .90), .004)
    kit["bed"].box((b - .11, front + .1, z - .2), (b - .024, -.1, z + .90), .004)
    kit["bed"].box((a + .03, front + .1, z - .2), (a + .11, -.1, z + .90), .004)
    frame = kit.xf.copy()
    kit.at(a + .02, front, 0)
    tile(kit, b - a - .04, z - .2, z + .895, 3, {(7, 0), (21, 6), (28, 1)})
    kit.at(b - .02, front, 0, 90)
    tile(kit, -.1 - front, z - .2, z + .895, 5, {(11, 3)})
    kit.xf = frame
    rng = np.random.default_rng(9)
    cuts = [a, a + 1.31, a + 2.62, b]
    for k, (x0, x1) in enumerate(zip(cuts, cuts[1:])):  # coping cast in lengths that no longer meet
        near.bar((x0 + .004, front - .042 + rng.normal(0, .003), z + .893), (x1 - .004, front + .168, COPING + rng.normal(0, .0015) * (k != 1)), kit.materials["coping"], 5 + k, r=.007, rough=.0016, knocks=.035)
    kit["concrete"].box((a + .02, front + .52, z), (b - .02, front + .60, z + .88), .015)
    kit["earth"].box((a + .1, front + .1, z + .5), (b - .1, front + .54, z + .80), 0)
    for x in (a + .01, b - .13):
        kit["coping"].box((x, front + .153, z + .893), (x + .15, -.1, z + .943), .013)
    for x in (a + .9, b - 1.1):
        kit["mull~"].tube([(x, front + .1, z + .02), (x, front - .16, z - .01)], .028, 18)
    n = 4
    edge = [a + .14 + (b - a - .28) * k / n for k in range(n + 1)]
    for x in (edge[0], edge[-1]):
        kit["mull"].box((x - .04, .28, z), (x + .04, .42, z + FLOOR - .22), .004)
    kit["mull"].box((a, .28, z + 2.35), (b, .42, z + 2.43), .004)
    for k, (x0, x1, y) in enumerate(((edge[0], edge[1] + .05, .32), (edge[1], edge[2] + .05, .37), (edge[1] + .10, edge[2] + .16, .32), (edge[3] - .02, edge[4], .32))):  # the third leaf is slid behind the second
        for x in (x0, x1 - .055):
            kit["mull"].box((x, y, z + .02), (x + .055, y + .035, z + 2.35), .004)
        for lo, hi in ((.02, .11), (1.02, 1.06), (2.28, 2.35)):
            kit["mull"].box((x0, y, z + lo), (x1, y + .035, z + hi), .004)
        kit["pane"].quad((x0, y + .018, z), (x1, y + .018, z), (x1, y + .018, z + 2.35), (x0, y + .018, z + 2.35))
    for k in range(n):
        kit["pane"].quad((edge[k], .35, z + 2.43), (edge[k + 1], .35, z + 2.43), (edge[k + 1], .35, z + FLOOR - .22), (edge[k], .35, z + FLOOR - .22))
    kit["white~"].lathe([(0, 0), (.11, 0), (.12, -.03), (.12, -.05)], (-2.5, -.55, z + FLOOR - .22), 32)
    kit["lamp~"].lathe([(.115, -.05), (.10, -.10), (.05, -.13), (0, -.135)], (-2.5, -.55, z + FLOOR - .22), 32)


def leaves():
    """Makers of the plants of a trough, each leaf a mesh of its own: swords and ferns, rows (x, y, z, leaves, size)."""
    sword = green.veined("#4c5c3a", "#1f3322", 13, .06, .34, "#8f8a4e", name="sword")
    swords = [green.leaf_mesh(.66, .078, sword, .10 + .12 * k, .5, .9, .04, seed=k) for k in range(4)]
    frond = green.veined("#4f6a34", "#22381c", 3, .3, .45, name="frond")
    ferns = [green.frond_mesh(.6, 26, .085, .018, d, k, frond, .1) for k, d in enumerate((1.0, 1.5, 2.0))]

    def blades(rows):
        for x, y, z, n, size in rows:
            green.rosette((x, y, z), swords, n, (1.58, 1.18), int(-10 * x), (.55 * size, 1.05 * size))

    def fronds(rows):
        for x, y, z, n, size in rows:
            green.rosette((x, y, z), ferns, n, (1.4, .05), int(-10 * x), (.6 * size, 1.05 * size))
    return blades, fronds


def garden():
    """What grows in the trough behind the coping, out of focus: swords on the right, a fern on the left."""
    blades, fronds = leaves()
    soil = NEAR + .80
    blades(((-2.06, -1.82, soil, 13, .95), (-1.80, -1.78, soil, 11, 1.1)))
    fronds(((-3.22, -1.82, soil, 18, .85),))


def old_clay():
    """Clay of pots that have stood out for years: lime driven through it, the potter's rings in it, knocked rims paler."""
    g = s.Graph("old pot")
    at, piece = g.coords(), g.add("ObjectInfo").outputs["Random"]
    z = g.separate(g.coords(jitter=False))[2]
    cloud, mid, fine = g.noise(at, 15, 5, .62, .4), g.noise(at, 60, 6, .68, .3), g.noise(at, 330, 4, .66)
    tone = g.ramp(g.math("ADD", g.math("MULTIPLY", cloud, .6), g.math("MULTIPLY", piece, .4)), (.25, "#6b3d2b"), (.5, "#8b5339"), (.75, "#a46a4b"))
    turned = g.noise(g.coords((14, 14, 620)), 1, 3, .6)  # the potter's fingers
    tone = g.mix(g.math("MULTIPLY", g.ramp(turned, (.40, 0.0), (.70, 1.0)), .22), tone, "#5d3524")
    # lime stays where the water of many days dried: in rings, on each pot at its own height and on some hardly at all
    level = g.math("ADD", g.math("MULTIPLY", z, 15.0), g.math("ADD", g.math("MULTIPLY", piece, 6.3), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 9, 4, .6), .5), 1.1)))
    lime = g.math("MULTIPLY", g.ramp(g.math("FRACT", level), (.0, 0.0), (.62, .15), (.92, 1.0), (1.0, 0.0)), g.ramp(g.math("ADD", fine, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 40, 4, .65), .5), .8)), (.38, .15), (.66, 1.0)))
    lime = g.math("MULTIPLY", lime, g.ramp(g.math("FRACT", g.math("MULTIPLY", piece, 7.7)), (.2, .12), (1.0, 1.0)))
    tone = g.mix(g.math("MULTIPLY", lime, .42), tone, "#b09c8a")
    tone = g.mix(g.math("MULTIPLY", g.ramp(fine, (.58, 0.0), (.72, 1.0)), .20), tone, "#c08a66")
    damp = g.ramp(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", cloud, .5), .09)), (.006, 1.0), (.034, 0.0))
    tone = g.mix(g.math("MULTIPLY", damp, .5), tone, "#2a1710")
    edge = g.add("NewGeometry").outputs["Pointiness"]
    chip = g.ramp(g.math("ADD", edge, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .10)), (.545, 0.0), (.56, 1.0))
    tone = g.mix(g.math("MULTIPLY", chip, .7), tone, "#b87a58")
    rough = g.math("SUBTRACT", .92, g.math("MULTIPLY", damp, .35))
    height = g.math("ADD", g.math("MULTIPLY", mid, .7), g.math("ADD", g.math("MULTIPLY", fine, .35), g.math("MULTIPLY", lime, .25)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.3, Normal=g.bump(height, .55, .0014)))


POT = .079, .1345  # radius at the rim, height


def pot(clay, seed, turned=True):
    """Flower pot with a thick rim and the hole in its foot, out of round; turned: standing on its rim."""
    outline = [(.0085, 0), (.044, 0), (.0475, .0012), (.0495, .0045), (.0660, .0935), (.0672, .0965), (.0700, .0980), (.0745, .0985), (.0765, .1005), (.0775, .1040), (.0790, .1285), (.0785, .1320), (.0765, .1340), (.0735, .1345), (.0712, .1330), (.0703, .1295),
               (.0650, .0980), (.0450, .0120), (.0400, .0085), (.0085, .0085), (.0078, .0070), (.0075, .0020), (.0085, 0)]
    if turned:
        outline = [(r, POT[1] - z) for r, z in outline]
    body = core.lathe(outline, clay, segments=160, smooth=50)
    rng = np.random.default_rng(seed)
    a0, b0 = rng.uniform(0, 6, 2)
    knocks = [(rng.uniform(-180, 180), 0 if turned else POT[1], rng.uniform(.003, .006), rng.uniform(3, 6), rng.uniform(.004, .008)) for _ in range(2)]
    for v in body.data.vertices:
        a = np.arctan2(v.co.y, v.co.x)
        grow = 1 + .011 * np.sin(2 * a + a0) + .004 * np.sin(3 * a + b0) + .0022 * np.sin(260 * v.co.z + a)
        v.co.x, v.co.y, v.co.z = v.co.x * grow, v.co.y * grow, v.co.z + .0010 * np.sin(2 * a + b0)
    near.dent(body, knocks)


def trowel():
    """Garden trowel lying on the origin, its blade towards +X: pressed steel worn bright at its tip under dried soil, a riveted neck, a beech handle."""
    g = s.Graph("worn blade")
    at = g.coords(jitter=False)
    x = g.separate(at)[0]
    cloud, fine = g.noise(at, 40, 6, .68, .4), g.noise(at, 260, 4, .66)
    scratch = g.noise(g.coords((60, 900, 900), jitter=False), 1, 3, .7)
    rust = g.ramp(g.math("ADD", cloud, g.math("MULTIPLY", g.math("SUBTRACT", fine, .5), .3)), (.50, 0.0), (.60, 1.0))
    soil = g.ramp(g.math("ADD", g.math("MULTIPLY", g.noise(at, 28, 5, .7), .8), g.math("MULTIPLY", x, 1.6)), (.56, 0.0), (.62, 1.0))
    tone = g.mix(rust, g.ramp(scratch, (.35, "#55514b"), (.7, "#94908a")), g.ramp(fine, (.3, "#33190e"), (.7, "#6b3d22")))
    tone = g.mix(g.math("MULTIPLY", soil, .9), tone, g.ramp(fine, (.3, "#1e150e"), (.7, "#46352a")))
    bare = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, rust), g.math("SUBTRACT", 1.0, soil))
    steel = g.done(g.principled(Base_Color=tone, Metallic=bare, Roughness=g.math("SUBTRACT", .82, g.math("MULTIPLY", bare, .46)), Normal=g.bump(g.math("ADD", fine, g.math("ADD", scratch, g.math("MULTIPLY", soil, 1.5))), .4, .0009)))

    def blade(u, v):
        x, e = .150 * u, 2 * v - 1
        half = .034 * min(1, (.32 + u * 2.4)) * (1 - np.clip((u - .55) / .45, 0, 1) ** 2.1) ** .62 + .0008
        return .006 + x, e * half, .0045 + .012 * e * e * (1 - .55 * u) + .014 * (1 - u) ** 2 + .0015 * np.sin(7 * u)
    thick = core.grid_surface(blade, None, steel, steps=(90, 40)).modifiers.new("Thickness", "SOLIDIFY")
    thick.thickness = .0015
    core.tube([(.030, 0, .0125), (.010, 0, .0185), (-.012, 0, .030), (-.034, 0, .034), (-.052, 0, .0335)], .0048, steel, 20, radii=[.55, 1.0, 1.05, 1.1, 1.1])
    core.lathe([(.0060, 0), (.0105, .0005), (.0112, .003), (.0115, .016), (.0108, .0185)], steel, (-.046, 0, .0335), 48, rotation=(0, -93, 0))
    wood = s.wood("jack", "z", .62, wear=.6)
    core.lathe([(.0100, 0), (.0118, .004), (.0128, .020), (.0150, .055), (.0146, .078), (.0122, .094), (.0128, .104), (.0142, .112), (.0120, .1195), (.0060, .1225), (0, .1230)], wood, (-.062, 0, .0335), 96, rotation=(0, -97, 0))


POTS = (-2.86, -2.170)  # the stack on the coping
EYE = (-3.20, -3.45, 8.45)
BEARING = 68.5  # of the view, from +X


def cast_coping():
    """Coping cast in a smooth mould: even, a little sandy, wet on its top."""
    g = s.Graph("cast coping")
    at = g.world()
    slow, sand, fine = g.noise(at, 2.2, 3, .5), g.noise(at, 700, 4, .7), g.noise(at, 1500, 2, .6)
    tone = g.ramp(slow, (.34, "#55524c"), (.66, "#69655e"))
    tone = g.mix(.20, tone, g.ramp(sand, (.30, .45), (.70, 1.0)), "MULTIPLY")
    rubbed = g.noise(at, 14, 4, .6)
    tone = g.mix(g.math("MULTIPLY", g.ramp(rubbed, (.50, 0.0), (.66, 1.0)), .16), tone, "#837d72")
    wet = grain.puddles(.40, 3.0, .06)(g)
    tone = g.mix(g.math("MULTIPLY", wet, .6), tone, "#12110f")
    dry = g.math("SUBTRACT", 1.0, wet)
    rough = g.math("ADD", .06, g.math("MULTIPLY", dry, .68))
    height = g.math("MULTIPLY", g.math("ADD", g.math("MULTIPLY", sand, .5), g.math("MULTIPLY", fine, .2)), g.math("ADD", .05, g.math("MULTIPLY", dry, .95)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5, Normal=g.bump(height, .6, .0012)))


def bench():
    """What the gardener left: a stack of pots upside down, one lying, the trowel, crumbs of soil."""
    clay, z = old_clay(), COPING + .001
    for k, (dx, dy, tilt, turn) in enumerate(((0, 0, 0, 20), (.0020, -.001, 1.1, 140), (-.0015, .001, -1.4, 255), (.0030, 0, 1.8, 60))):
        with core.at((POTS[0] + dx, POTS[1] + dy, z + .0375 * k), (tilt, .7 * tilt, turn)):
            pot(clay, 11 + k)
    with core.at((POTS[0] + .215, POTS[1] + .012, z + .0613), (77.6, 0, 50)):  # lying on its rim and its foot
        with core.at((0, 0, -.06)):
            pot(clay, 21, False)
    with core.at((POTS[0] + .50, POTS[1] - .022, z + .0002), 7):
        trowel()
    crumbs((POTS[0] + .60, POTS[1] - .015, z))


def crumbs(at, seed=5):
    """Soil that fell from the trowel: one small heap, dust about it, a few clods farther off; most of it fine."""
    rng = np.random.default_rng(seed)
    x, y, z = at
    soil = s.matt("#3a2a1e", .95, .3, .8, 400, name="crumbs")
    shapes = []
    for k in range(3):
        clod = core.sphere(1.0, (0, 0, 0), soil, 14)
        for v in clod.data.vertices:
            v.co *= 1 + .5 * (core.fractal_noise(v.co.x * 1.7 + 9 * k, v.co.y * 1.7 + v.co.z * 2.3, 3, k) - .5)
        shapes.append(clod)
    rows = [[], [], []]
    for centre, spread, count, size in (((0, 0), .016, 260, .0011), ((-.05, .012), .03, 90, .0007), ((.05, -.008), .012, 120, .0009), ((-.12, -.004), .02, 24, .0008)):
        for _ in range(count):
            u, v = rng.normal(0, spread, 2) * (1.5, .7)
            r = min(size * rng.lognormal(0, .55), .0058)
            heap = .005 * np.exp(-(u / spread) ** 2 - (v / spread) ** 2) * (spread < .02) * rng.random()
            rows[int(rng.integers(3))].append(core.matrix((x + centre[0] + u, y + centre[1] + v, z + heap + .3 * r), tuple(rng.uniform(0, 180, 3)), tuple(r * rng.uniform(.7, 1.3, 3))))
    for clod, places in zip(shapes, rows):
        core.instance(clod, places)


def vazhakala():
    """60 mm from beside the balcony, a grey evening: the pots on its coping are sharp, the lit flat behind its glass doors is not."""
    p.fresh()
    old.few_bounces()
    kit = arch.Kit(**arch.palette(lit=.4))
    ledges = tuple((NEAR + q, .9) for q in (-.22, FLOOR - .22)) + ((NEAR + FLOOR, .45),)
    kit.materials.update({**skins(), "concrete": cast("cast concrete", "#56524a", "#8d887e", ledges), "slab": cast("cast slab", "#615d54", "#979287", ledges, .3), "coping": cast_coping(),
                          "glaze": teal_glaze(), "bed": s.matt("#4d514b", .95, name="grout"), "earth": s.soil("#2c2119", "earth of the trough"), "distemper": s.plaster("#9d9076", "#857860", name="distemper"),
                          "ceiling": s.matt("#a59d8b", .9, name="ceiling"), "floor": s.matt("#4a4138", .35, name="floor"), "shade~": s.shade("#ecd2a6", 1.0), "print": s.matt("#5d5a4c", .5, name="print"),
                          "book": surface("books", "#26201b", "#7a6a50", 2.0, tint=.9, rough=.75, bump=.1), "lamp~": s.glow("#ffd7a4", 5.0), "pane": s.pane(reflect=.9), "cloth~": s.cloth("#8e8671", "#746c58")})
    near_balcony(kit)
    flat(kit)
    kit["slab"].box((-BAY, -2.2, NEAR + FLOOR - .22), (.3, .5, NEAR + FLOOR), .018)
    kit["concrete"].box((-.12, -.4, 0), (.16, 9, NEAR + 2 * FLOOR), .02)
    kit.build()
    garden()
    bench()
    point_light((-2.5, -.55, NEAR + FLOOR - .42), 13, WARM, .1)
    land.ground(-90, 90, -60, 90, -.03, "#2c2c2a", "#4a4844", .8)
    core.sky_gradient([(-10, "#4b4a4a"), (0, "#8f8f93"), (14, "#979ea9"), (40, "#7d8da3"), (90, "#5d7190")], .42, clouds=("#8f97a3", .6, 1.6))
    turn = np.radians(BEARING)
    core.camera(EYE, (EYE[0] + 10 * np.cos(turn), EYE[1] + 10 * np.sin(turn), EYE[2]), 60, fstop=2.8, focus=(POTS[0], POTS[1] - .07, 8.26), level=True, shift_y=-.078)
    return {"size": (1200, 800), "look": photo.look(.085, contrast=1.03, saturation=.84, bloom=.08, bloom_threshold=1.3, vignette=.2)}


def trailing(seed):
    """Stems that hang over a planter's lip, some short and some almost to the floor below."""
    rng = np.random.default_rng(seed)
    b = Batch("trailer", plants.leaf(f"trailing {seed}", "#1a2314", "#56643f", .5, .35))
    at, normal = [], []
    for _ in range(9):
        x, length, bend = rng.uniform(-.3, .3), rng.uniform(.15, .5) * rng.choice((1, 1, 2.4)), rng.uniform(0, 6)
        for q in np.arange(0, length, .035):
            at.append((x + .06 * np.sin(q * 6 + bend), -.05 - .05 * np.sin(min(q * 6, 1.5)) + rng.normal(0, .02), -q))
            normal.append((rng.normal(0, .5), -.8, -.4))
    plants._leaf_cloud(b, np.array(at), np.array(normal), .085, rng, .5, .55, .6)
    return b.build()


PICTURES = {"exteriors/vazhakala": vazhakala}

FINISH = {
    "exteriors/vazhakala": {"glow": (.16, .5), "fade": .14, "exposure": .25},
}
