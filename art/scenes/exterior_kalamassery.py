"""Nilavara Metro, Kalamassery: the glass door under its concrete roof at nightfall, the pierced clay screens beside it, the pavement wet."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from kit import architecture as arch
from kit import core, household as p, materials as m, photo, surfaces as s, weathered as old
from kit.solid import Batch, area_light, place, point_light

WARM = (1, .64, .34)
BLOCK, DEEP = .245, .085  # clay block: edge and thickness
SILL, LINTEL, TOP = .62, 3.07, 3.46  # of the ground floor's screens; the slab's upper face


def board_marked():
    """Concrete cast between boards, clouded as it set: thin fins of grout, soft dark runs from every ledge down, patches made good, wet and dark below."""
    g = s.Graph("board-marked concrete")
    at = g.world()
    x, y, z = g.separate(at)[:3]
    row = g.math("DIVIDE", g.math("ADD", z, g.math("MULTIPLY", g.noise(at, 1.4, 2), .02)), .115)
    share = g.math("FRACT", row)
    tone = g.add("TexWhiteNoise", {"noise_dimensions": "1D"}, W=g.math("FLOOR", row)).outputs["Value"]
    grain = g.noise(g.combine(g.math("MULTIPLY", g.math("ADD", x, y), 2.5), 0.0, g.math("MULTIPLY", z, 90.0)), 1, 4, .6)
    slow, cloud, mid, fine = g.noise(at, .5, 3, .5), g.noise(at, 1.5, 6, .6, .5), g.noise(at, 7, 6, .66, .4), g.noise(at, 60, 4, .62)
    mixed = g.math("ADD", g.math("ADD", g.math("MULTIPLY", cloud, .55), g.math("MULTIPLY", slow, .25)), g.math("ADD", g.math("MULTIPLY", mid, .16), g.math("MULTIPLY", tone, .04)))
    c = g.ramp(mixed, (.32, "#5d5951"), (.66, "#918c81"))
    made_good = g.ramp(g.noise(at, .8, 4, .5, .7), (.575, 0.0), (.60, 1.0))
    c = g.mix(g.math("MULTIPLY", made_good, .35), c, "#9b958a")
    ragged = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.world((1.6, 1.6, .7)), 1.6, 6, .62, .7), .5), 2.2)
    door = g.math("MULTIPLY", g.math("GREATER_THAN", x, .2), g.math("LESS_THAN", x, 3.95))
    for ledge, reach in ((SILL, .55), (3.06, .35), (LINTEL, 1.2), (TOP, .42)):
        below = g.math("DIVIDE", g.math("SUBTRACT", ledge, z), reach)
        wet = g.math("MULTIPLY", g.ramp(g.math("ADD", below, ragged), (.1, 1.0), (.95, 0.0)), g.ramp(below, (.0, 0.0), (.02, 1.0)))
        wet = g.math("MULTIPLY", wet, g.math("SUBTRACT", 1.0, door)) if ledge == SILL else wet
        c = g.mix(g.math("MULTIPLY", wet, .46), c, "#34312b")
    mould = g.ramp(g.noise(at, 2.6, 7, .67, .5), (.55, 0.0), (.70, 1.0))
    c = g.mix(g.math("MULTIPLY", mould, .42), c, "#3a3a30")
    lime = g.noise(g.world((1, 1, .8)), 3.1, 6, .66, .5)
    c = g.mix(g.math("MULTIPLY", g.ramp(lime, (.62, 0.0), (.70, 1.0)), .4), c, "#aaa69b")
    damp = g.ramp(g.math("ADD", z, g.math("MULTIPLY", cloud, .7)), (.42, 1.0), (.78, 0.0))
    c = g.mix(g.math("MULTIPLY", damp, .62), c, "#252320")
    holes = g.ramp(g.voronoi(at, 34)["Distance"], (.07, 1.0), (.12, 0.0))  # air that the boards held
    c = g.mix(g.math("MULTIPLY", holes, .5), c, "#2b2925")
    c = g.mix(.25, c, g.ramp(fine, (.3, 0.0), (.7, 1.0)), "MULTIPLY")
    ridge = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", share, .5)), .475)
    height = g.math("ADD", g.math("MULTIPLY", ridge, -.4), g.math("ADD", g.math("MULTIPLY", grain, .5), g.math("ADD", g.math("MULTIPLY", fine, .25), g.math("MULTIPLY", mid, .5))))
    height = g.math("SUBTRACT", height, g.math("MULTIPLY", holes, .6))
    rough = g.math("SUBTRACT", .78, g.math("MULTIPLY", damp, .45))
    return g.done(g.principled(Base_Color=c, Roughness=rough, Specular=.35, Normal=g.bump(height, .6, .006)))


def fired_clay():
    """Terracotta that has hung in the rain: some blocks fired pale, some nearly burnt, some soaked; soot in clouds, lime bloom at the edges."""
    g = s.Graph("fired clay")
    at, where = g.coords(), g.world()
    piece = g.add("ObjectInfo").outputs["Random"]
    other = g.math("FRACT", g.math("MULTIPLY", piece, 57.0))
    cloud, fine = g.noise(at, 9, 6, .68, .5), g.noise(at, 130, 4, .65)
    c = g.ramp(piece, (.0, "#5a3226"), (.16, "#743f2c"), (.40, "#8a4f37"), (.64, "#985c40"), (.86, "#a66c49"), (1.0, "#ad8160"))
    c = g.mix(g.math("MULTIPLY", g.ramp(cloud, (.40, 0.0), (.66, 1.0)), .45), c, g.mix(other, "#c09a78", "#5a3526"))
    soaked = g.math("MULTIPLY", g.ramp(g.noise(where, 1.3, 6, .66, .6), (.48, 0.0), (.64, 1.0)), g.ramp(other, (.2, .35), (.8, 1.0)))
    c = g.mix(g.math("MULTIPLY", soaked, .58), c, "#33231c")
    bloom = g.noise(where, 5.5, 6, .7, .4)
    c = g.mix(g.math("MULTIPLY", g.ramp(bloom, (.57, 0.0), (.68, 1.0)), .5), c, "#b7a28e")
    c = g.mix(.3, c, g.ramp(fine, (.3, .3), (.7, 1.0)), "MULTIPLY")
    rough = g.math("ADD", .5, g.math("MULTIPLY", fine, .45))
    return g.done(g.principled(Base_Color=c, Roughness=rough, Specular=.25, Normal=g.bump(g.math("ADD", fine, g.math("MULTIPLY", cloud, .8)), .55, .004)))


def paving():
    """Concrete setts of the pavement, wet, their joints dark."""
    g = s.Graph("setts")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    blot, grit = g.noise(at, 4, 5, .65), g.noise(at, 130, 3, .6)
    pool = g.ramp(g.math("ADD", g.noise(at, .9, 4), g.math("MULTIPLY", tint, .08)), (.49, 1.0), (.57, 0.0))
    c = g.mix(tint, g.ramp(blot, (.3, "#2e2b27"), (.7, "#4a4640")), g.ramp(blot, (.3, "#3d3933"), (.7, "#5c564d")))
    c = g.mix(g.math("MULTIPLY", pool, .6), c, "#151412")
    dry = g.math("SUBTRACT", 1.0, pool)
    rough = g.math("ADD", .07, g.math("MULTIPLY", dry, g.math("ADD", .14, g.math("MULTIPLY", blot, .25))))
    return g.done(g.principled(Base_Color=c, Roughness=rough, Specular=.5, Normal=g.bump(g.math("MULTIPLY", grit, g.math("ADD", .1, dry)), .4, .004)))


def clay_block(material, seed, chips):
    """Mesh data of one pierced block in the XZ plane: pressed by hand, so its edges and its flower are not quite true; chips: corners and edges knocked off."""
    rng = np.random.default_rng(seed)
    h = BLOCK / 2 - .0055
    t = np.linspace(0, 1, 15)[:-1]
    corners = np.array([(-h, -h), (h, -h), (h, h), (-h, h)]) + rng.normal(0, .0015, (4, 2))
    line = np.concatenate([a + (b - a) * t[:, None] for a, b in zip(corners, np.roll(corners, -1, 0))])
    line += rng.normal(0, .0006, line.shape)
    for _ in range(chips):
        k = int(rng.choice([0, 14, 28, 42])) if rng.random() < .75 else int(rng.integers(len(line)))
        away = np.hypot(*(line - line[k]).T)
        size = rng.uniform(.022, .046)
        line -= line / h * (np.clip(size - away, 0, None) * rng.uniform(.35, .75, len(line)))[:, None]
    k, pts = BLOCK * .205, []
    wide, turn = k * rng.uniform(.89, .96), rng.normal(0, .03)
    for a in np.linspace(0, 2 * math.pi, 73)[:-1]:
        dots = [(k * math.cos(q) * math.cos(a) + k * math.sin(q) * math.sin(a)) for q in np.arange(4) * math.pi / 2]
        best = max(d + math.sqrt(max(d * d - k * k + wide * wide, 0)) for d in dots if d > 0 and d * d - k * k + wide * wide > 0)
        best = max(best, k * .55) + rng.normal(0, .0005)
        pts.append((best * math.cos(a + turn), best * math.sin(a + turn)))
    return p.mesh_of(p.extrude([tuple(map(float, q)) for q in line], DEEP, material, edge=.004, holes=[pts]))


def screen(x0, columns, z0, rows, seed=1):
    """Wall of pierced blocks from x0 on, front at y = -.1, none set quite straight, some of them chipped."""
    rng = np.random.default_rng(seed)
    clay = fired_clay()
    kinds = [clay_block(clay, 60 * seed + k, (0, 0, 0, 1, 0, 2, 1, 3)[k]) for k in range(8)]
    pick = rng.choice(8, (columns, rows), p=(.2, .2, .18, .14, .12, .06, .06, .04))
    for k, block in enumerate(kinds):
        p.copies(block, [((x0 + (c + .5) * BLOCK + rng.normal(0, .0018), -.13 + rng.normal(0, .006), z0 + (r + .5) * BLOCK + rng.normal(0, .0018)),
                          (rng.normal(0, .012), math.pi / 2 * rng.integers(4) + rng.normal(0, .011), rng.normal(0, .016)), 1)
                         for c in range(columns) for r in range(rows) if pick[c, r] == k], "screen")


def room(kit, x0, x1, z0, z1, lamps, depth=2.0):
    """What is behind a screen: plastered walls, panelling, curtains, pictures, globes; lamps: (x, y, z, watts)."""
    rng = np.random.default_rng(int(200 + 10 * x0 + z0))
    for x in np.arange(x0 + .05, x1 - .1, .12):
        kit["wood"].box((x, depth - .04, z0), (x + .105, depth - .01, z0 + 1.02), .004, rng.random())
    x = x0 + rng.uniform(.1, .5)
    while x < x1 - .8:
        if rng.random() < .5:
            t = np.linspace(0, 1, 60)
            folds = depth - .12 + .035 * np.sin(t * 44 + rng.uniform(0, 6)) + .012 * np.sin(t * 97)
            kit["curtain~"].grid(np.array([np.stack([x + .62 * t, folds, np.full(60, z)], -1) for z in (z0 + .05, z1 - .06)]))
        else:
            high = rng.uniform(.45, .8)
            kit["steel"].box((x, depth - .05, z0 + 1.3), (x + high * .75, depth - .01, z0 + 1.3 + high), .006)
            kit["print"].box((x + .05, depth - .056, z0 + 1.35), (x + high * .75 - .05, depth - .04, z0 + 1.25 + high), .002)
        x += rng.uniform(.8, 1.3)
    w = kit["room"]
    w.quad((x0, depth, z0), (x1, depth, z0), (x1, depth, z1), (x0, depth, z1))
    w.quad((x0, .05, z1), (x1, .05, z1), (x1, depth, z1), (x0, depth, z1))
    w.quad((x0, .05, z0), (x0, depth, z0), (x0, depth, z1), (x0, .05, z1))
    w.quad((x1, .05, z0), (x1, depth, z0), (x1, depth, z1), (x1, .05, z1))
    kit["wood"].quad((x0, .05, z0), (x1, .05, z0), (x1, depth, z0), (x0, depth, z0))
    for x, y, z, power in lamps:
        kit["globe~"].lathe([(0, -.12), (.07, -.10), (.115, -.04), (.12, .02), (.09, .08), (.03, .115), (0, .12)], (x, y, z), 24)
        kit["steel"].box((x - .005, y - .005, z + .1), (x + .005, y + .005, z1), 0)
        point_light((x, y, z), power, WARM, .035)


def entrance(kit, x0, x1):
    """Recessed doors of steel and glass, one ajar, long bronze pulls, the desk's lamp beyond."""
    y, top = .55, 2.72
    for x in (x0, x1 - .12):
        kit["concrete"].box((x, -.1, .15), (x + .12, y + .05, LINTEL), .01)
    kit["concrete"].box((x0, -.1, top + .06), (x1, y + .05, LINTEL), .01)
    n = 4
    w = (x1 - x0 - .24) / n
    for k in range(n + 1):
        x = x0 + .12 + k * w
        kit["steel"].box((x - .028, y - .03, .15), (x + .028, y + .03, top + .06), .004)
    for z in (.17, 2.30, top + .03):
        kit["steel"].box((x0 + .12, y - .03, z - .03), (x1 - .12, y + .03, z + .03), .004)
    for k in range(n):
        if k != 2:
            a = x0 + .12 + k * w
            kit["pane"].quad((a, y, .2), (a + w, y, .2), (a + w, y, top), (a, y, top))
            kit["bronze~"].tube([(a + .04, y - .034, .34), (a + w - .04, y - .034, .34)], .004, 6)
    for x in (x0 + .12 + 2 * w - .09, x0 + .12 + 2 * w + .09):
        kit["bronze~"].tube([(x, y - .09, .75), (x, y - .09, 1.85)], .017, 16)
        for z in (.9, 1.7):
            kit["bronze~"].tube([(x, y - .09, z), (x, y, z)], .010, 10)
    lobby(kit, x0, x1)


def lobby(kit, x0, x1):
    """What the door shows: a desk with a lamp before pigeon-holes for keys and letters, a bench, a map, lamps of which some are off."""
    rng = np.random.default_rng(6)
    left, right, back, floor = x0 - 1.4, x1 + 3.6, 5.4, .155
    kit["room"].quad((left, back, floor), (right, back, floor), (right, back, LINTEL), (left, back, LINTEL))
    kit["room"].quad((right, .6, floor), (right, back, floor), (right, back, LINTEL), (right, .6, LINTEL))
    kit["room"].quad((left, .6, floor), (left, back, floor), (left, back, LINTEL), (left, .6, LINTEL))
    kit["concrete"].quad((left, .6, LINTEL), (right, .6, LINTEL), (right, back, LINTEL), (left, back, LINTEL))
    kit["tiles"].quad((left, -.1, floor), (right, -.1, floor), (right, back, floor), (left, back, floor))
    for x in np.arange(x1 + .1, right - .2, .17):  # boards behind the desk
        kit["wood"].box((x, back - .05, floor), (x + .155, back - .01, 2.55), .004, rng.random())
    u0, z0, n, rows, e = x1 + .62, 1.28, 9, 5, .185
    for k in range(n + 1):
        kit["wood"].box((u0 + k * e - .008, back - .26, z0), (u0 + k * e + .008, back - .05, z0 + rows * e), .002, .3)
    for k in range(rows + 1):
        kit["wood"].box((u0, back - .26, z0 + k * e - .008), (u0 + n * e, back - .05, z0 + k * e + .008), .002, .4)
    for k in range(n):
        for r in range(rows):
            q, x, z = rng.random(), u0 + (k + .5) * e, z0 + r * e + .012
            if q < .34:
                kit["paper"].box((x - .055, back - .20, z), (x + .055 + rng.uniform(-.03, .02), back - .185, z + rng.uniform(.10, .15)), .001)
            elif q < .62:
                kit["bronze~"].tube([(x, back - .262, z + .13), (x + .004, back - .27, z + .09), (x, back - .268, z + .02)], .006, 8)
                kit["red"].box((x - .018, back - .275, z - .03), (x + .018, back - .262, z + .03), .004)
    kit["wood"].box((x1 + .3, 3.55, floor), (x1 + 2.9, 4.2, 1.12), .015, .5)
    for x in np.arange(x1 + .3, x1 + 2.9, .11):
        kit["wood"].box((x, 3.52, floor + .06), (x + .085, 3.56, 1.06), .006, rng.random())
    kit["steel"].box((x1 + .24, 3.48, 1.12), (x1 + 2.96, 4.25, 1.16), .006)
    kit["bronze~"].lathe([(0, 0), (.085, 0), (.085, .012), (.03, .026), (.012, .05), (.012, .30)], (x1 + .86, 3.86, 1.16), 28)
    kit["shade~"].lathe([(.155, .27), (.10, .46)], (x1 + .86, 3.86, 1.16), 36)
    kit["paper"].box((x1 + 1.5, 3.70, 1.16), (x1 + 1.85, 3.95, 1.19), .003)
    kit["steel"].box((x1 + 2.1, 3.66, 1.16), (x1 + 2.5, 3.70, 1.46), .006)
    kit["wood"].box((right - .55, 1.5, floor + .40), (right - .05, 3.0, floor + .46), .012, .6)
    for y in (1.6, 2.85):
        kit["steel"].box((right - .5, y, floor), (right - .1, y + .04, floor + .40), .004)
    kit["steel"].box((right - .045, 1.5, 1.35), (right - .01, 2.7, 2.15), .006)
    kit["print"].box((right - .05, 1.54, 1.39), (right - .04, 2.66, 2.11), .002)
    for x, y, z, power in ((x1 + .55, 2.6, 2.12, 46), (x1 + 1.45, 2.75, 2.30, 0), (x1 + 2.3, 2.6, 2.20, 34), (x0 + 1.5, 2.5, 2.25, 38)):
        kit["globe~" if power else "milk~"].lathe([(0, -.14), (.09, -.11), (.14, -.03), (.14, .03), (.09, .11), (.03, .14)], (x, y, z), 32)
        kit["steel"].box((x - .005, y - .005, z + .13), (x + .005, y + .005, LINTEL), 0)
        if power:
            point_light((x, y, z), power, WARM, .14)
    point_light((x1 + .86, 3.86, 1.50), 10, WARM, .08)


def door_glass():
    """Panes of the doors: they mirror the street from the side, with the film that hands and wipers leave."""
    g = s.Graph("door glass")
    at = g.world()
    smear = g.noise(g.world((1.2, 1.2, 3.5)), 2.2, 5, .6, .8)
    hands = g.math("MULTIPLY", g.ramp(g.noise(at, 11, 4, .6), (.55, 0.0), (.7, 1.0)), g.ramp(g.math("ABSOLUTE", g.math("SUBTRACT", g.separate(at)[2], 1.2)), (.1, 1.0), (.55, 0.0)))
    wave = g.bump(g.noise(at, 1.3, 2, .5), .02, .05)
    glass = g.add("MixShader", Fac=g.add("Fresnel", IOR=1.5).outputs[0])
    g.feed(glass.inputs[1], g.add("BsdfTransparent", Color=(.93, .95, .93, 1)).outputs[0])
    g.feed(glass.inputs[2], g.add("BsdfGlossy", Color="#ffffff", Roughness=.012, Normal=wave).outputs[0])
    film = g.add("MixShader", Fac=g.math("MULTIPLY", g.math("ADD", g.ramp(smear, (.48, 0.0), (.78, 1.0)), hands), .06))
    g.feed(film.inputs[1], glass.outputs[0])
    g.feed(film.inputs[2], g.add("BsdfDiffuse", Color="#8d8980").outputs[0])
    return g.done(film.outputs[0])


def across(places):
    """Lights of the other side, which only glass and water show: rows (x, y, z, width, height, colour, strength), facing the origin."""
    for x, y, z, w, h, colour, power in places:
        with core.at((x, y, z), math.degrees(math.atan2(y, x)) + 90):
            obj = core.mesh("Far light", [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], m.glow(colour, power))
        obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False


def canopy(kit, x0, x1):
    """Thin concrete roof over the door, three lamps let into it, water along its lip."""
    z, out = 2.86, -2.35
    kit["concrete"].box((x0, out, z), (x1, -.05, z + .20), .012)
    kit["concrete"].box((x0 + .004, out + .004, z - .05), (x1 - .004, out + .09, z + .02), .008)
    for x in (x0 + .006, x1 - .096):
        kit["concrete"].box((x, out + .095, z - .05), (x + .09, -.05, z + .02), .008)
    for k in range(3):
        x = x0 + (x1 - x0) * (k + .5) / 3
        kit["steel~"].lathe([(.075, 0), (.085, 0), (.085, -.012), (.075, -.012)], (x, -1.2, z - .001), 32)
        if k != 1:  # its lamp has failed
            kit["globe"].lathe([(0, -.004), (.074, -.004)], (x, -1.2, z), 32)
            core.spot((x, -1.2, z - .02), (x + .1, -1.15, 0), (40, 0, 26)[k], WARM, 115, .8, .07)


def lettering(text, matrix, size, material):
    """Standing sign letters, size metres high, centred on the matrix's origin and facing its -Y."""
    data = bpy.data.curves.new("sign", "FONT")
    data.body, data.size, data.extrude, data.align_x, data.space_character = text, size, 0.03, "CENTER", 1.25
    data.materials.append(material)
    ob = bpy.data.objects.new("sign", data)
    ob.matrix_world = Matrix(matrix.tolist()) @ Matrix.Rotation(math.pi / 2, 4, "X")
    bpy.context.scene.collection.objects.link(ob)


def old_road():
    """Patched road after rain: coarse chips, mended strips, water only where wheels have worn it down."""
    g = s.Graph("old road")
    at = g.world()
    slow, blot, fine = g.noise(at, .42, 4, .55), g.noise(at, 2.6, 6, .66), g.noise(at, 26, 5, .68)
    pool = g.ramp(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), .30)), (.40, 1.0), (.425, 0.0))
    mended = g.ramp(g.noise(at, .35, 2, .4, .4), (.56, 0.0), (.565, 1.0))
    chip = g.voronoi(at, 70)
    shade, dry = g.separate(chip["Color"])[0], g.math("SUBTRACT", 1.0, pool)
    c = g.mix(g.ramp(shade, (.3, 0.0), (1.0, 1.0)), "#141312", "#45413b")
    c = g.mix(g.math("MULTIPLY", g.ramp(blot, (.42, 0.0), (.66, 1.0)), .6), c, "#3d342a")
    c = g.mix(g.math("MULTIPLY", mended, .7), c, "#0e0e0f")
    c = g.mix(g.math("MULTIPLY", pool, .8), c, "#0b0a09")
    rough = g.math("ADD", .025, g.math("MULTIPLY", dry, g.math("ADD", .28, g.math("MULTIPLY", fine, .35))))
    relief = g.math("MULTIPLY", g.math("ADD", g.math("SUBTRACT", 1.0, chip["Distance"]), g.math("MULTIPLY", blot, 2.0)), g.math("ADD", .006, dry))
    return g.done(g.principled(Base_Color=c, Roughness=rough, Specular=.5, Normal=g.bump(relief, .7, .006)))


def kalamassery():
    """60 mm from across the lane, at eye level: the door, the screens on both sides of it, the roof over it."""
    old.few_bounces()
    p.fresh()
    kit = arch.Kit(**arch.palette(lit=.4))
    concrete = board_marked()
    kit.materials.update({"concrete": concrete, "room": old.lime(.2, "#b9a584", "#8d7a5c", "#54442f", name="room"), "wood": s.wood("teak", "z", .5), "globe": s.glow("#ffd9a6", 3.0),
                          "globe~": s.glow("#ffdcae", 1.0), "steel": s.matt("#1d1d1e", .35, name="steel"), "steel~": s.matt("#1d1d1e", .35, name="steel"), "pane": door_glass(), "paper": s.matt("#bdb29a", .8, name="paper"), "red": s.matt("#6a2219", .5, name="tag"), "milk~": s.matt("#8f897b", .3, name="milk glass"), "shade~": s.shade("#e8c890", .5), "coir": s.matt("#4a3723", .95, .1, .8, 300, name="coir"), "tiles": s.stone("#6a5f52", "#453d34", .22, .6, .1, name="lobby floor"),
                          "bronze~": s.bronze(.3), "curtain~": s.cloth("#8d5f45", "#75492f"), "print": s.matt("#3f5a58", .6, name="print"), "setts": paving(), "kerb": concrete, "white": s.matt("#a9a69c", .5, name="line")})
    # ground floor: screen, column, door, column, screen, corner
    kit["concrete"].box((-9, -.16, .0), (.22, .1, SILL), .012)
    screen(-9 * BLOCK * 4 + .22, 36, SILL, 10)
    for x in (-6.8, -3.2, .22, 3.55, 8.2):
        kit["concrete"].box((x, -.30, 0), (x + .36, .3, LINTEL + .01), .012)
    kit["concrete"].box((.22, -.35, -.05), (3.9, .75, .152), .006)
    entrance(kit, .58, 3.55)
    kit["concrete"].box((3.9, -.16, 0), (8.3, .1, SILL), .012)
    screen(3.91, 17, SILL, 10, 2)
    kit["concrete"].box((-9, -.22, LINTEL), (8.56, .3, TOP), .014)
    kit["concrete"].box((-9, -.30, TOP - .06), (8.64, .3, TOP), .010)
    # first floor
    screen(-9 * BLOCK * 4 + .22, 36, TOP + .02, 11, 3)
    screen(.60, 12, TOP + .02, 11, 4)
    screen(3.91, 17, TOP + .02, 11, 5)
    for x in (-6.8, -3.2, .22, 3.55, 8.2):
        kit["concrete"].box((x, -.24, TOP), (x + .36, .3, TOP + 2.74), .012)
    kit["concrete"].box((-9, -.26, TOP + 2.72), (8.6, .3, TOP + 3.1), .014)
    kit["concrete"].box((8.3, .0, 0), (8.56, 9, TOP + 3.1), .012)
    canopy(kit, .30, 3.85)
    room(kit, -8.6, .3, .15, LINTEL, [(-4.2, 1.3, 2.2, 50), (-2.05, 1.25, 2.15, 190), (-1.2, .7, 2.4, 0), (-.45, 1.3, 1.95, 70)])
    room(kit, 3.8, 8.3, .15, LINTEL, [(4.9, .95, 2.0, 190), (6.3, .9, 2.35, 0), (8.0, 1.0, 2.2, 240)], 1.5)
    room(kit, -3.0, .3, TOP, TOP + 2.7, [(-1.2, 1.0, TOP + 2.0, 26)])
    room(kit, .4, 3.7, TOP, TOP + 2.7, [(1.9, 1.0, TOP + 2.0, 0)])
    room(kit, 3.8, 8.3, TOP, TOP + 2.7, [(5.8, 1.0, TOP + 2.0, 90)], 1.5)
    lettering("NILAVARA  METRO", place(.29, -1.22, 2.875, -90), .16, s.glow("#ffd9ac", .14, name="letters"))
    # what electricians left, ties of the formwork, a mat
    for x, y, z0, z1 in ((.27, -.325, .15, LINTEL), (.34, -.325, 1.3, LINTEL)):
        kit["steel~"].tube([(x, y, z0), (x, y, z1)], .014, 10)
    kit["steel"].box((.24, -.40, 1.15), (.44, -.30, 1.48), .012)
    for x in (-3.2, 3.55, 8.2):
        for z in (.55, 1.55, 2.55):
            kit["steel"].box((x + .165, -.304, z), (x + .195, -.298, z + .03), 0)
    for z in (.9, 1.75, 2.6):
        kit["steel"].box((.565, .10, z), (.575, .13, z + .03), 0)
    kit["coir"].box((1.55, -.02, .152), (2.65, .46, .172), .006)
    # pavement, kerb
    rng = np.random.default_rng(4)
    for c in range(90):
        for r in range(16):
            kit["setts"].box((-7 + .2 * c + .1 * (r % 2), -.3 - .1 * (r + 1) + .003, .05), (-7 + .2 * c + .1 * (r % 2) + .194, -.3 - .1 * r - .003, .15 + rng.normal(0, .0015)), .006, rng.random())
    for k in range(24):
        kit["kerb"].box((-7 + .75 * k, -2.06, -.1), (-7 + .75 * k + .742, -1.905, .155 + rng.normal(0, .002)), .018)
    for k in range(5):
        kit["white"].box((-4.5 + 4.2 * k, -4.3, 0), (-2.4 + 4.2 * k, -4.2, .003), 0)
    kit.build()
    road = Batch("road", old_road())
    road.quad((-30, -40, 0), (80, -40, 0), (80, -2.0, 0), (-30, -2.0, 0))
    road.quad((-30, -2.0, -.01), (80, -2.0, -.01), (80, 60, -.01), (-30, 60, -.01))
    road.build()
    across(((-14, -22, 2.2, 3.2, 1.9, "#ffd7a4", .10), (-4, -26, 2.0, 2.4, 2.0, "#e2ebff", .08), (9, -24, 2.4, 4.0, 1.6, "#ffcf94", .12), (20, -22, 2.0, 2.2, 2.2, "#ffe6c4", .16), (30, -14, 2.2, 3.0, 2.0, "#ffcf94", .20),
            (-8, -24, 4.8, 1.2, .07, "#e9f2ff", 2.0), (14, -24, 5.6, 1.2, .07, "#e9f2ff", 2.4), (26, -18, 3.4, .2, .2, "#ffb765", 6.0), (38, -12, 4.4, .24, .24, "#ffb765", 7.0), (34, -9, .8, .22, .12, "#ff2a18", 4.0),
            (44, -8, 5.2, .22, .22, "#fff0d8", 7.0), (52, -6, .9, .26, .14, "#ff2a18", 4.0)))
    area_light((-6, -16, 12), (0, 0, 1.5), (14, 10), 110, (.62, .74, 1.0))
    core.sky_gradient([(-10, "#1c1f26"), (0, "#6a6874"), (10, "#4a536b"), (30, "#34435f"), (90, "#26344f")], .32, clouds=("#2b3446", .6, 2.2))
    core.camera((-5.7, -6.7, 1.45), (1.15, -.2, 1.78), 60, level=True, fstop=1.6, focus=(.75, .1, 1.6))
    return {"size": (1200, 800),
            "look": photo.look(.075, contrast=1.04, saturation=.86, vignette=.22, bloom=.10, bloom_threshold=1.3, texture=.12)}


PICTURES = {"exteriors/kalamassery": kalamassery}

FINISH = {
    "exteriors/kalamassery": {"exposure": .15, "glow": (.12, .5), "fade": .12, "saturation": .9},
}
