"""Nilavara Seaport, Vazhakala: a balcony of teal tiles from across the street on a grey evening, the lit flat behind it."""
import numpy as np

from kit import architecture as arch
from kit import core, foliage as green, furniture as f_, household as p, photo, plants, surfaces as s, weathered as old
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
    kit["shade~"].lathe([(.02, .28), (.17, .05), (.20, 0)], (-1.1, 2.7, z + 1.55), 32)
    kit["mull"].box((-1.104, 2.696, z + 1.8), (-1.096, 2.704, z + h), 0)
    point_light((-1.1, 2.7, z + 1.52), 15, WARM, .06)
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
    for x0, x1 in zip(cuts, cuts[1:]):  # coping cast in lengths that no longer meet
        kit["coping"].box((x0 + .003, front - .03 + rng.normal(0, .003), z + .895 + rng.normal(0, .002)), (x1 - .003, front + .15, z + .945 + rng.normal(0, .003)), .013)
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


def leaves(seed):
    """Makers of the plants of a trough, each leaf a mesh of its own: vines(rows, front, soil) hang over its edge, swords and ferns stand in it."""
    rng = np.random.default_rng(seed)
    vine = green.veined("#4f6434", "#1c2c15", 7, .22, .30, name="vine")
    heart = [green.leaf_mesh(.12, .092, vine, .8, .22, .72, .03, seed=k, stalk=.05) for k in range(4)]
    sword = green.veined("#4c5c3a", "#1f3322", 13, .06, .34, "#8f8a4e", name="sword")
    swords = [green.leaf_mesh(.66, .078, sword, .10 + .12 * k, .5, .9, .04, seed=k) for k in range(4)]
    frond = green.veined("#4f6a34", "#22381c", 3, .3, .45, name="frond")
    ferns = [green.frond_mesh(.6, 26, .085, .018, d, k, frond, .1) for k, d in enumerate((1.0, 1.5, 2.0))]
    stem = s.matt("#3a3a22", .7, name="stem")

    def vines(rows, front, soil):
        for x, long, count in rows:
            for _ in range(count):
                x0, length, phase = x + rng.normal(0, .08), long * rng.uniform(.45, 1.15), rng.uniform(0, 6)
                q = np.linspace(0, 1, 40)
                over = np.stack([x0 + .05 * np.sin(4 * q + phase), front + .30 - .36 * np.clip(q * 4, 0, 1) - .03 * np.sin(3 * q + phase), soil + .02 + .17 * np.sin(np.pi * np.clip(q * 2.2, 0, 1)) - length * np.clip(q - .2, 0, 1) ** 1.1 * 1.25], -1)
                p.tube([tuple(v) for v in over[::3]], .0042, stem, taper=[1.0] * 13 + [.6])
                lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(over, axis=0), axis=1))])
                away, side, step = 0.0, 1, rng.uniform(.045, .065)
                while away < lengths[-1]:
                    at = tuple(float(np.interp(away, lengths, over[:, k])) for k in range(3))
                    p.copies(heart[int(rng.integers(4))], [(at, (rng.uniform(-.4, .4), rng.uniform(.05, .9), -np.pi / 2 + side * rng.uniform(.2, 1.25)), rng.uniform(.45, 1.05) * (1.05 - .35 * away / lengths[-1]))], "vine")
                    side, away = -side, away + step * rng.uniform(.7, 1.5)

    def blades(rows):
        for x, y, z, n, size in rows:
            green.rosette((x, y, z), swords, n, (1.58, 1.18), int(-10 * x), (.55 * size, 1.05 * size))

    def fronds(rows):
        for x, y, z, n, size in rows:
            green.rosette((x, y, z), ferns, n, (1.4, .05), int(-10 * x), (.6 * size, 1.05 * size))
    return vines, blades, fronds


def garden():
    """What grows on the balconies in sight: much on one, little on the next, some pots on the copings."""
    vines, blades, fronds = leaves(3)
    front, soil = -2.22, NEAR + .80
    vines(((-3.72, .5, 3), (-3.40, .95, 4), (-3.12, .35, 2), (-2.30, .55, 3), (-1.05, .75, 4), (-.82, .4, 3), (-.28, 1.15, 4)), front, soil)
    vines(((-4.35, .7, 3), (-5.05, .45, 3), (-5.3, 1.05, 4), (-6.3, .8, 4)), -1.67, NEAR + .76)
    vines(((-3.5, 1.6, 3), (-3.2, 1.2, 3), (-.75, 1.45, 4)), -1.67, NEAR + FLOOR + .76)
    vines(((-4.5, 1.6, 3), (-5.3, 1.2, 3)), -2.22, NEAR + FLOOR + .76)
    blades(((-2.78, front + .30, soil, 13, 1.0), (-2.62, front + .36, soil, 9, .8), (-1.62, front + .30, soil, 15, 1.15), (-1.42, front + .36, soil, 8, .75), (-4.7, -1.36, NEAR + .76, 12, .9)))
    fronds(((-2.05, front + .32, soil, 16, .8), (-.55, front + .32, soil, 22, 1.05), (-3.6, front + .32, soil, 14, .7), (-5.75, -1.35, NEAR + .76, 18, .9)))
    clay = s.terracotta("#7d4630", "#4f2d20")
    for x, r, h, kind in ((-2.20, .085, .15, 7), (-1.98, .07, .12, 0), (-1.26, .095, .16, 9)):
        green.pot((x, -2.17, NEAR + .945), clay, r, h)
        if kind:
            blades(((x, -2.17, NEAR + .945 + h * .86, kind, .42),))


def vazhakala():
    """110 mm from a window across the street, a grey evening: one balcony, its tiles in focus, the lit flat behind it."""
    p.fresh()
    old.few_bounces()
    rng = np.random.default_rng(11)
    kit = arch.Kit(**arch.palette(lit=.4))
    ledges = tuple((NEAR + q, .9) for q in (-.22, FLOOR - .22)) + tuple((NEAR + q, .45) for q in (.945, .945 - FLOOR, .945 + FLOOR, FLOOR))
    kit.materials.update({**skins(), "concrete": cast("cast concrete", "#56524a", "#8d887e", ledges), "slab": cast("cast slab", "#615d54", "#979287", ledges, .3), "coping": cast("coping", "#4f4c44", "#8a857a", (), .4),
                          "glaze": teal_glaze(), "bed": s.matt("#4d514b", .95, name="grout"), "earth": s.soil("#2c2119", "earth of the trough"), "distemper": s.plaster("#9d9076", "#857860", name="distemper"),
                          "ceiling": s.matt("#a59d8b", .9, name="ceiling"), "floor": s.matt("#4a4138", .35, name="floor"), "shade~": s.shade("#ecd2a6", 1.0), "print": s.matt("#5d5a4c", .5, name="print"),
                          "book": surface("books", "#26201b", "#7a6a50", 2.0, tint=.9, rough=.75, bump=.1), "lamp~": s.glow("#ffd7a4", 5.0), "pane": s.pane(reflect=.9), "cloth~": s.cloth("#8e8671", "#746c58")})
    lamps = {(2, 0): 26}
    for f in range(4):
        for i in range(3):
            if (f, i) != (1, 0):
                bay(kit, f, i, rng, [], lamps)
    near_balcony(kit)
    flat(kit)
    top = FOOT + 4 * FLOOR
    kit["concrete"].box((-.14, -.4, 0), (.16, 9, top), .02)
    kit["white~"].tube([(.24, 1.5, 0), (.24, 1.5, top)], .055, 24)
    for zz in np.arange(4.6, top, 1.9):
        kit["mull~"].tube([(.24, 1.5, zz), (.24, 1.5, zz + .05)], .066, 24)
    kit.build()
    garden()
    with core.at((-2.9, -.75, NEAR), 200):
        f_.dining_chair("#3b251a", "#6b6654", "slats")
    eye, aim = (6.6, -15.0, 8.95), (-1.86, -1.5, 8.41)
    point_light((-2.5, -.55, NEAR + FLOOR - .42), 13, WARM, .1)
    land.ground(-90, 90, -60, 90, -.03, "#2c2c2a", "#4a4844", .8)
    core.sky_gradient([(-10, "#4b4a4a"), (0, "#8f8f93"), (14, "#979ea9"), (40, "#7d8da3"), (90, "#5d7190")], .42, clouds=("#8f97a3", .6, 1.6))
    core.camera(eye, aim, 110, fstop=.95, focus=(-1.3, -2.2, 8.0), level=True)
    return {"size": (1200, 800), "look": photo.look(.085, contrast=1.03, saturation=.84, bloom=.08, bloom_threshold=1.3, vignette=.2, texture=.10)}


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
