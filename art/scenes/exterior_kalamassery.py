"""Nilavara Metro, Kalamassery: along the screens to the door in the last light, plants beside it, the street wet and worn."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from kit import architecture as arch
from kit import core, develop, foliage as green, household as p, photo, surfaces as s, weathered as old
from kit.solid import Batch, area_light, place, point_light, scatter

WARM = (1, .64, .34)
BLOCK, DEEP = .245, .055  # clay block: edge and thickness
SILL, LINTEL, TOP = .62, 3.07, 3.46  # of the ground floor's screens; the slab's upper face


def board_marked():
    """Concrete cast between boards: each board its own tone, fins of grout between them, rain tears, wet and dark below."""
    g = s.Graph("board-marked concrete")
    at = g.world()
    x, y, z = g.separate(at)[:3]
    row = g.math("DIVIDE", g.math("ADD", z, g.math("MULTIPLY", g.noise(at, 1.4, 2), .012)), .115)
    share = g.math("FRACT", row)
    tone = g.add("TexWhiteNoise", {"noise_dimensions": "1D"}, W=g.math("FLOOR", row)).outputs["Value"]
    grain = g.noise(g.combine(g.math("MULTIPLY", g.math("ADD", x, y), 2.5), 0.0, g.math("MULTIPLY", z, 90.0)), 1, 4, .6)
    cloud, fine = g.noise(at, 1.6, 6, .62), g.noise(at, 60, 4, .62)
    mixed = g.math("ADD", g.math("MULTIPLY", cloud, .75), g.math("MULTIPLY", tone, .25))
    c = g.ramp(mixed, (.28, "#57544d"), (.72, "#8b877e"))
    tears = g.noise(g.world((7, 7, .25)), 1, 6, .64)
    c = g.mix(g.math("MULTIPLY", g.ramp(tears, (.47, 0.0), (.66, 1.0)), .62), c, "#2a2824")
    lime = g.noise(g.world((4.1, 4.1, .5)), 1, 5, .6)
    c = g.mix(g.math("MULTIPLY", g.ramp(lime, (.63, 0.0), (.72, 1.0)), .4), c, "#a9a59a")
    damp = g.ramp(g.math("ADD", z, g.math("MULTIPLY", cloud, .5)), (.30, 1.0), (.62, 0.0))
    c = g.mix(g.math("MULTIPLY", damp, .7), c, "#211f1c")
    c = g.mix(.25, c, g.ramp(fine, (.3, 0.0), (.7, 1.0)), "MULTIPLY")
    ridge = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", share, .5)), .46)
    height = g.math("ADD", g.math("MULTIPLY", ridge, -.7), g.math("ADD", g.math("MULTIPLY", grain, .5), g.math("ADD", g.math("MULTIPLY", fine, .25), g.math("MULTIPLY", tone, .5))))
    rough = g.math("SUBTRACT", .78, g.math("MULTIPLY", damp, .45))
    return g.done(g.principled(Base_Color=c, Roughness=rough, Specular=.35, Normal=g.bump(height, .6, .006)))


def fired_clay():
    """Terracotta that has hung in the rain: no two blocks fired alike, soot in the tears, lime bloom at the edges."""
    g = s.Graph("fired clay")
    at, where = g.coords(), g.world()
    piece = g.add("ObjectInfo").outputs["Random"]
    tone = g.math("ADD", g.math("MULTIPLY", g.noise(at, 8, 5, .65), .55), g.math("MULTIPLY", piece, .34))
    c = g.ramp(tone, (.22, "#643624"), (.5, "#96583c"), (.8, "#b07a5a"))
    tears = g.noise(g.world((6, 6, .5)), 1, 6, .64)
    c = g.mix(g.math("MULTIPLY", g.ramp(tears, (.48, 0.0), (.68, 1.0)), .6), c, "#2f211b")
    bloom = g.noise(where, 5.5, 6, .7)
    c = g.mix(g.math("MULTIPLY", g.ramp(bloom, (.60, 0.0), (.70, 1.0)), .45), c, "#b39a86")
    fine = g.noise(at, 130, 4, .65)
    rough = g.math("ADD", .42, g.math("MULTIPLY", fine, .5))
    return g.done(g.principled(Base_Color=c, Roughness=rough, Specular=.3, Normal=g.bump(fine, .45, .002)))


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


def screen(x0, columns, z0, rows, seed=1):
    """Wall of pierced blocks from x0 on, front at y = -.1, none set quite straight."""
    rng = np.random.default_rng(seed)
    block = p.jali_block(BLOCK - .004, DEEP, fired_clay(), "quatrefoil")
    p.copies(block, [((x0 + (c + .5) * BLOCK, -.10 + rng.normal(0, .002), z0 + (r + .5) * BLOCK),
                      (rng.normal(0, .004), math.pi / 2 * rng.integers(4) + rng.normal(0, .005), rng.normal(0, .006)), 1)
                     for c in range(columns) for r in range(rows)], "screen")


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
    for x in (x0 + .12 + 2 * w - .09, x0 + .12 + 2 * w + .09):
        kit["bronze~"].tube([(x, y - .09, .75), (x, y - .09, 1.85)], .017, 16)
        for z in (.9, 1.7):
            kit["bronze~"].tube([(x, y - .09, z), (x, y, z)], .010, 10)
    # lobby: slatted back wall, desk, shelf of light
    kit["room"].quad((x0 - 1, 5.2, .15), (x1 + 4, 5.2, .15), (x1 + 4, 5.2, 3.0), (x0 - 1, 5.2, 3.0))
    kit["room"].quad((x0 - 1, .6, LINTEL), (x1 + 4, .6, LINTEL), (x1 + 4, 5.2, LINTEL), (x0 - 1, 5.2, LINTEL))
    kit["room"].quad((x1 + 4, .6, .15), (x1 + 4, 5.2, .15), (x1 + 4, 5.2, 3), (x1 + 4, .6, 3))
    kit["wood"].quad((x0 - 1, .6, .155), (x1 + 4, .6, .155), (x1 + 4, 5.2, .155), (x0 - 1, 5.2, .155))
    for x in np.arange(x0 + .2, x1 + 4, .16):
        kit["wood"].box((x, 5.1, .15), (x + .07, 5.19, 3.0), .004)
    kit["wood"].box((x1 + .6, 3.2, .15), (x1 + 2.8, 3.9, 1.2), .02)
    for x, y_, z in ((x1 + 1.0, 2.6, 2.15), (x1 + 1.9, 2.9, 2.3), (x0 + 1.8, 3.2, 2.2)):
        kit["globe~"].lathe([(0, -.14), (.09, -.11), (.14, -.03), (.14, .03), (.09, .11), (0, .14)], (x, y_, z), 24)
    point_light((x0 + 1.8, 2.6, 2.3), 34, WARM, .2)
    point_light((x1 + 1.4, 2.4, 2.3), 44, WARM, .2)


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


def street(width=900, height=1125, seed=5):
    """Linear picture of a street in the last light: walls, wet trees, a few bulbs, far out of focus."""
    rng = np.random.default_rng(seed)
    rows = np.linspace(0, 1, height)
    sky = [np.interp(rows, (0, .37, .8), tones) for tones in ((.0215, .027, .029), (.0275, .032, .034), (.0480, .0515, .0500))]  # as it is behind
    picture = np.broadcast_to(np.stack(sky, -1)[:, None], (height, width, 3)).copy()
    floor, dark = .87, np.array((.0042, .0050, .0072))
    x = -20
    while x < width:
        w, top = int(rng.uniform(40, 130)), floor - rng.uniform(.05, .17)
        picture[int(top * height):int(floor * height), max(0, x):max(0, x + w)] = dark * rng.uniform(.7, 1.7) * np.array((1.1, 1, .95))
        for _ in range(int(w / 22)):
            if rng.random() < .3:
                a, b = int(rng.uniform(max(0, x), max(1, x + w - 12))), int(rng.uniform(top + .01, floor - .03) * height)
                picture[b:b + 16, a:a + 11] = np.array(core.rgb("#e0a860")) * rng.uniform(.05, .2)
        x += w
    for _ in range(5):
        cx, cy = rng.random() * width, floor - rng.uniform(.06, .13)
        for _ in range(120):
            photo.blot(picture, cx + rng.normal(0, 34), cy * height + rng.normal(0, 30), rng.uniform(5, 14), dark * rng.uniform(.4, 1.0), .5, .02)
    picture[int(floor * height):] = dark * .8
    picture = photo.out_of_focus(picture, 6)
    for _ in range(34):
        c = np.array(core.rgb(("#ffb765", "#ffd9a0", "#ff5a3a", "#ffc890")[rng.integers(4)])) * (.04 + .45 * rng.random() ** 3)
        u, y = rng.random(), floor - .015 - abs(rng.normal(0, .023))
        photo.blot(picture, u * width, y * height, 13, c * .8, .85, .2, True)
        photo.blot(picture, u * width, (2 * floor - y + .015) * height, 13, c * .2, .8, .1, True)
    return develop.gauss(picture, 1).astype(np.float32)


def kalamassery():
    """54 mm from across the lane, at eye level, past the door; the far end of the street is blurred."""
    old.few_bounces()
    p.fresh()
    kit = arch.Kit(**arch.palette(lit=.4))
    concrete = board_marked()
    kit.materials.update({"concrete": concrete, "room": old.lime(.2, "#b9a584", "#8d7a5c", "#54442f", name="room"), "wood": s.wood("teak", "z", .5), "globe": s.glow("#ffd9a6", 9.0),
                          "globe~": s.glow("#ffd9a6", 9.0), "steel": s.matt("#1d1d1e", .35, name="steel"), "steel~": s.matt("#1d1d1e", .35, name="steel"), "pane": s.pane(),
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
    room(kit, -8.6, .3, .15, LINTEL, [(-4.2, 1.3, 2.2, 50), (-2.35, 1.25, 2.15, 150), (-1.35, .7, 2.4, 0), (-.45, 1.3, 2.1, 90)])
    room(kit, 3.8, 8.3, .15, LINTEL, [(4.5, 1.1, 2.2, 110), (6.0, 1.0, 2.35, 0), (7.4, 1.1, 2.2, 180)], 1.5)
    room(kit, -3.0, .3, TOP, TOP + 2.7, [(-1.2, 1.0, TOP + 2.0, 26)])
    room(kit, .4, 3.7, TOP, TOP + 2.7, [(1.9, 1.0, TOP + 2.0, 0)])
    room(kit, 3.8, 8.3, TOP, TOP + 2.7, [(5.8, 1.0, TOP + 2.0, 90)], 1.5)
    lettering("NILAVARA  METRO", place(.29, -1.22, 2.875, -90), .16, s.glow("#ffd9ac", .14, name="letters"))
    # what electricians, plumbers and the gardener left
    for x, y, z0, z1 in ((.27, -.325, .15, LINTEL), (.34, -.325, 1.3, LINTEL), (-3.1, -.325, .15, LINTEL)):
        kit["steel~"].tube([(x, y, z0), (x, y, z1)], .014, 10)
    kit["steel"].box((.24, -.40, 1.15), (.44, -.30, 1.48), .012)
    for n in range(6):
        a, b = np.array((-9, -1.9 - .3 * n, 5.2 + .2 * n)), np.array((48, 1.5 - .5 * n, 6.4 + .2 * n))
        kit["steel~"].tube([a + (b - a) * q - np.array((0, 0, (4.4 + .9 * (n % 3)) * q * (1 - q))) for q in np.linspace(0, 1, 50)], (.008, .012, .016)[n % 3], 6)
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
    for x, y, kind, size, r, h in ((3.75, -.62, "areca", .72, .22, .38), (.36, -.55, "rubber", .62, .19, .32), (.80, -.52, "fern", .42, .14, .22), (3.35, -.5, "croton", .5, .15, .24)):
        green.potted((x, y, .15), kind, s.terracotta("#5d4a40", "#3a2f29"), size, int(9 + 2 * x), r, h)
    road = Batch("road", old_road())
    road.quad((-30, -40, 0), (80, -40, 0), (80, -2.0, 0), (-30, -2.0, 0))
    road.quad((-30, -2.0, -.01), (80, -2.0, -.01), (80, 60, -.01), (-30, 60, -.01))
    road.build()
    photo.view(street(seed=11), (50, 9.4, -2.08), 22, 27.5, -90, 1.0)
    area_light((-6, -16, 12), (0, 0, 1.5), (14, 10), 130, (.62, .74, 1.0))
    core.sky_gradient([(-10, "#1c1f26"), (0, "#6a6874"), (10, "#4a536b"), (30, "#34435f"), (90, "#26344f")], .34, clouds=("#2b3446", .6, 2.2))
    core.camera((-6.6, -5.7, 1.5), (2.07, -1.57, 1.72), 54, level=True, fstop=1.2, focus=(.2, -.2, 1.6))
    return {"size": (1200, 800),
            "look": photo.look(.075, contrast=1.04, saturation=.86, vignette=.22, bloom=.10, bloom_threshold=1.3, texture=.15)}


PICTURES = {"exteriors/kalamassery": kalamassery}

FINISH = {
    "exteriors/kalamassery": {"exposure": .15, "glow": (.12, .5), "fade": .12, "saturation": .9},
}
