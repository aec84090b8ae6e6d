"""Nilavara Metro, Kalamassery: along the screens to the door at the blue hour, the street still wet."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from kit import architecture as arch
from kit import core, develop, household as p, photo, plants, surfaces as s
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


def asphalt():
    """Road after rain: chips of stone standing out of a film of water, puddles where it has sunk."""
    g = s.Graph("asphalt")
    at = g.world()
    slow, blot = g.noise(at, .55, 4, .55), g.noise(at, 3.2, 5, .6)
    pool = g.ramp(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), .16)), (.46, 1.0), (.54, 0.0))
    chip = g.voronoi(at, 120)
    shade = g.separate(chip["Color"])[0]
    dry = g.math("SUBTRACT", 1.0, pool)
    c = g.mix(g.ramp(shade, (.3, 0.0), (1.0, 1.0)), "#0f0f10", "#35332f")
    c = g.mix(pool, c, "#09090a")
    rough = g.math("ADD", .035, g.math("MULTIPLY", dry, g.math("ADD", .13, g.math("MULTIPLY", blot, .22))))
    relief = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, chip["Distance"]), g.math("ADD", .04, g.math("MULTIPLY", dry, .96)))
    wave = g.math("MULTIPLY", g.noise(at, 7, 2), .35)
    return g.done(g.principled(Base_Color=c, Roughness=rough, Specular=.55, Normal=g.bump(g.math("ADD", relief, wave), .5, .0045)))


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
    point_light((x0 + 1.8, 2.6, 2.3), 70, WARM, .2)
    point_light((x1 + 1.4, 2.4, 2.3), 80, WARM, .2)


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
        kit["globe"].lathe([(0, -.004), (.074, -.004)], (x, -1.2, z), 32)
        core.spot((x, -1.2, z - .02), (x + .1, -1.15, 0), 150, WARM, 115, .7, .07)


def lettering(text, matrix, size, material):
    """Standing sign letters, size metres high, centred on the matrix's origin and facing its -Y."""
    data = bpy.data.curves.new("sign", "FONT")
    data.body, data.size, data.extrude, data.align_x, data.space_character = text, size, 0.03, "CENTER", 1.25
    data.materials.append(material)
    ob = bpy.data.objects.new("sign", data)
    ob.matrix_world = Matrix(matrix.tolist()) @ Matrix.Rotation(math.pi / 2, 4, "X")
    bpy.context.scene.collection.objects.link(ob)


def suitcase(kit, x, y, deg):
    """Ribbed cabin case left standing while somebody pays the driver."""
    keep = kit.xf.copy()
    kit.at(x, y, .15, deg)
    kit["case"].box((-.22, -.13, .05), (.22, .13, .62), .07)
    for k in range(9):
        u = -.176 + .044 * k
        kit["case"].box((u - .010, -.137, .11), (u + .010, .137, .56), .008)
    for u in (-.17, .17):
        for v in (-.10, .10):
            kit["steel~"].lathe([(0, 0), (.022, .004), (.024, .02), (.022, .04), (0, .045)], (u, v, 0), 16)
    for u in (-.085, .085):
        kit["bronze~"].tube([(u, .10, .60), (u, .10, 1.04)], .008, 10)
    kit["steel"].box((-.105, .082, 1.02), (.105, .118, 1.05), .010)
    kit.xf = keep


def evening_street(width=900, height=600, seed=3):
    """Linear picture of the highway far out of focus: tail lamps and headlamps, shop lights, the viaduct's pillars against the last light."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    low, high = np.array(core.rgb("#8a93ab")), np.array(core.rgb("#2f4468"))
    picture = np.broadcast_to((low + (high - low) * np.clip((.62 - v) / .6, 0, 1)) * .55, (height, width, 3)).copy()
    dark = np.array(core.rgb("#161a22"))
    horizon = .70
    for k in range(200):
        photo.blot(picture, rng.random() * width, (horizon - .16 * rng.random() ** 2) * height, rng.uniform(10, 26), dark * rng.uniform(.6, 1.5), .6, .02)
    picture[int(horizon * height):] = dark * .8
    deck = np.array(core.rgb("#2b303b"))
    for a, x in ((.052, .22), (.040, .50), (.030, .68), (.022, .80)):
        photo.stroke(picture, [(x * width, .12 * height + 900 * (.052 - a)), (x * width, horizon * height)], a * width * .5, deck, 1)
    photo.stroke(picture, [(-60, .02 * height), (width * .8, .40 * height)], 30, deck * .9, 1)
    picture = photo.out_of_focus(picture, 11)
    tones = ["#ffb765", "#ffd9a0", "#fff0d8", "#ff5a3a", "#ff7a4a", "#d8e8ff"]
    for _ in range(120):
        x, near = rng.random(), rng.random() ** 2
        c = np.array(core.rgb(tones[rng.choice(6, p=[.26, .24, .14, .18, .08, .10])])) * (.25 + 2.6 * rng.random() ** 3)
        y = horizon - .03 + rng.normal(0, .035) * (1 + 2 * near)
        photo.blot(picture, x * width, y * height, 9 + 12 * near, c, .9, .22, True)
        photo.blot(picture, x * width, (2 * horizon - y + .03 + .05 * rng.random()) * height, 9 + 12 * near, c * .25, .8, .1, True)
    return develop.gauss(picture, 1).astype(np.float32)


def kalamassery():
    """45 mm, low over the kerb, along the front; the far end of the street is blurred."""
    p.fresh()
    kit = arch.Kit(**arch.palette(lit=.4))
    concrete = board_marked()
    kit.materials.update({"concrete": concrete, "room": s.matt("#dcc6a6", .85, name="room"), "wood": s.wood("teak", "z", .5), "globe": s.glow("#ffd9a6", 9.0),
                          "globe~": s.glow("#ffd9a6", 9.0), "steel": s.matt("#1d1d1e", .35, name="steel"), "steel~": s.matt("#1d1d1e", .35, name="steel"), "pane": s.pane(),
                          "bronze~": s.bronze(.3), "curtain~": s.cloth("#8d5f45", "#75492f"), "print": s.matt("#3f5a58", .6, name="print"), "case": s.matt("#54241d", .25, .5, name="case"), "setts": paving(), "kerb": concrete, "white": s.matt("#a9a69c", .5, name="line")})
    # ground floor: screen, column, door, column, screen, corner
    kit["concrete"].box((-9, -.16, .0), (.22, .1, SILL), .012)
    screen(-9 * BLOCK * 4 + .22, 36, SILL, 10)
    for x in (-6.8, -3.2, .22, 3.55, 8.2):
        kit["concrete"].box((x, -.30, 0), (x + .36, .3, LINTEL + .01), .012)
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
    room(kit, -8.6, .3, .15, LINTEL, [(-4.2, 1.3, 2.2, 200), (-2.35, 1.25, 2.15, 230), (-1.35, .7, 2.4, 150), (-.45, 1.3, 2.1, 170)])
    room(kit, 3.8, 8.3, .15, LINTEL, [(4.5, 1.1, 2.2, 300), (6.0, 1.0, 2.35, 260), (7.4, 1.1, 2.2, 300)], 1.5)
    room(kit, -3.0, .3, TOP, TOP + 2.7, [(-1.2, 1.0, TOP + 2.0, 200)])
    room(kit, 3.8, 8.3, TOP, TOP + 2.7, [(5.8, 1.0, TOP + 2.0, 240)], 1.5)
    lettering("NILAVARA  METRO", place(.29, -1.22, 2.875, -90), .16, s.glow("#ffd9ac", .14, name="letters"))
    suitcase(kit, .80, -.70, -22)
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
    road = Batch("road", asphalt())
    road.quad((-30, -40, 0), (80, -40, 0), (80, -2.0, 0), (-30, -2.0, 0))
    road.build()
    photo.view(evening_street(), (30, 5, -7.5), 40, 27, -75, .34)
    # near, dark and out of focus
    eye = (-4.9, -4.5, .58)
    near = plants.spray(4, 24, .17, .9, "#050804", "#0c120a")
    for k in range(len(near.data.materials)):
        near.data.materials[k] = s.matt("#0a0d07", .6, name="dark leaf")
    scatter(near, [(-4.52, -3.52, .93, -57, .42), (-4.50, -3.46, .84, -75, .34), (-4.56, -3.6, 1.0, -48, .38)])
    area_light((-6, -16, 12), (0, 0, 1.5), (14, 10), 130, (.62, .74, 1.0))
    core.sky_gradient([(-10, "#20242c"), (0, "#a8a2a6"), (10, "#76839c"), (28, "#46608c"), (60, "#2b4372"), (90, "#203560")], .34, clouds=("#5e6a80", .7, 1.6))
    core.camera(eye, (1.2, -.55, 1.38), 39, level=True, fstop=.9, focus=(-.3, -.2, 1.2))
    return {"size": (1200, 800),
            "look": {"key": .10, "contrast": 1.04, "saturation": .84, "vignette": .2, "bloom": .12, "bloom_threshold": 1.2, "highlights": .5}}


PICTURES = {"exteriors/kalamassery": kalamassery}

FINISH = {
    "exteriors/kalamassery": {"exposure": .1, "smooth": (3, .03), "glow": (.3, .4), "fade": .25, "saturation": .86, "contrast": .98, "soft": .3},
}
