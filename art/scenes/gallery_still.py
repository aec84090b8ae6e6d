"""Still-lifes of the gallery: lamps, tea, meals, flowers."""
import math
import random

import numpy as np
from mathutils import Matrix

from kit import core, furniture as f, interior as i, materials as m, props as p


def brass_lamp():
    """Nilavilakku ringed with jasmine on a stone floor, a lit colonnade far out of focus, blue hour."""
    p.flags((7, 12), (.62, .5), m.stone("#5d574e", .34, .35), centre=(0, 3.6), seed=4)
    with core.at((.03, 0, 0)):
        p.nilavilakku(.5, 5, power=1.5, turn=-54)
        ring = [(.155 * math.cos(a), .155 * math.sin(a), .012) for a in np.linspace(-.4, 2 * math.pi - .55, 16)]
        p.jasmine(ring + [(.20, -.10, .012), (.28, -.145, .012), (.37, -.12, .012), (.45, -.15, .012), (.52, -.10, .012)], seed=2)
    # brass plate with flowers, at the left
    with core.at((-.33, -.06, 0), 20):
        b = m.brass(.24)
        core.lathe([(0, 0), (.085, 0), (.1, .004), (.118, .02), (.121, .021), (.117, .023), (.098, .008), (.083, .005), (0, .005)], b, segments=72)
        rng = random.Random(3)
        kinds = [p.marigold(.026, 2, "orange"), p.marigold(.024, 5, "yellow")]
        for k, (x, y) in enumerate(((-.045, .03), (.015, .055), (.055, .0), (-.01, -.005), (-.06, -.03), (.02, -.055))):
            core.instance(kinds[k % 2], [core.matrix((x, y, .013 + .006 * (k == 3)), (rng.uniform(-22, 22), rng.uniform(-22, 22), 40 * k))], k > 3)
        for o in kinds:
            o.hide_render = True
        p.loose_buds([(.06 * math.cos(t) * q, .06 * math.sin(t) * q) for t, q in zip(np.linspace(0, 6, 14), [1, .8, 1.2, .9, 1.1, .7, 1.2] * 2)])
    rng = random.Random(8)
    p.petals([(rng.uniform(-.55, .45), rng.uniform(-.34, .12)) for _ in range(26)], .024, ("#c24a06", "#f29a1c"), .002, 4)
    p.loose_buds([(rng.uniform(-.3, .5), rng.uniform(-.3, .05)) for _ in range(16)], 4)
    # the colonnade behind
    lime = m.plaster("#ece6da")
    for k in range(5):
        y = 2.1 + 1.7 * k
        for x in (-1.55,):
            core.lathe([(.19, 0), (.19, .12), (.15, .16), (.13, 3.2)], lime, (x, y, 0), 32)
        core.point((-1.15, y + .8, 2.2), 34, (1, .62, .3), .08)
    core.box((.2, 14, 3.4), (-2.9, 6, 1.7), lime, 0)
    core.box((2.2, 14, .2), (-2.2, 6, 3.3), m.wood(), 0)
    far = [(.5 + .42 * k, 4.6 + .8 * k, .18 + .02 * (k % 3)) for k in range(7)]
    far += [(1.7 - .1 * k, 7 + .6 * k, .9 + .25 * (k % 4)) for k in range(7)] + [(.2 + .3 * k, 9, .55 + .2 * (k % 3)) for k in range(8)]
    p.bokeh_discs(far, .062, "#ffae55", 1.7)
    p.bokeh_discs([(-1.15, 2.9 + 1.7 * k, 2.0) for k in range(4)], .05, "#ffae55", 2.2, 3)
    green = m.leaf("#1d3a22", .5, .2)
    shrub = f.leaf_blade(.5, .1, .9, green)
    for k in range(90):
        core.instance(shrub, [core.matrix((rng.uniform(.4, 4.5), rng.uniform(6.5, 9), rng.uniform(0, .7)), (rng.uniform(20, 80), 0, rng.uniform(0, 360)),
                                          rng.uniform(.8, 1.6))], k == 89)
    core.sky_gradient([(-10, "#141c30"), (0, "#6a6f96"), (6, "#465a94"), (20, "#22386e"), (70, "#101f4a")], .55)
    core.area((1.8, -1.2, 1.8), (0, 0, .2), (1.6, 1.6), 7, (.55, .68, 1.0))
    core.area((-1.2, -1.1, .9), (0, 0, .25), (.8, .8), 17, (1, .74, .46))
    core.area((.9, 1.5, 1.3), (0, 0, .3), (.5, .9), 9, (1, .8, .55))
    p.card((-.9, -.8, .4), (0, 0, .3), (.55, 1.4), "#ffc88c", 2.6)
    p.card((1.2, -.6, .6), (0, 0, .3), (.35, 1.4), "#8fa8ff", 1.0)
    core.camera((.06, -1.62, .44), (.015, 0, .262), 62, fstop=2.2, focus=(.03, -.1, .3))
    return {"size": (1200, 800), "look": {"key": .115, "contrast": 1.07, "saturation": 1.05, "bloom": .09, "vignette": .25}}


def tea_tray():
    """Planter's morning tea on a teak verandah table, misty hills beyond the rail."""
    teak = m.wood("#6a4023", .3, .9)
    for k in range(7):
        core.box((2.4, .158, .035), (0, -.40 + .16 * k, -.0175), teak, .003)
    # tray with pot, cup, jug
    with core.at((-.09, .07, 0), 8):
        f.tray((.46, .31), "#8a5c34")
        with core.at((-.12, .035, .012), 25):
            f.teapot("#efe7d8", .92)
        with core.at((.085, -.05, .012), -35):
            f.cup("#efe7d8", True, "#8a4a1e")
        with core.at((.12, .075, .012)):
            core.lathe([(0, 0), (.024, 0), (.026, .004), (.035, .02), (.033, .045), (.026, .062), (.030, .074), (.028, .074), (.024, .062),
                        (.030, .045), (.0, .04)], m.ceramic("#efe7d8"), segments=40)
            core.lathe([(.026, .06), (0, .06)], m.plain("#f4ead6", .2), segments=30)
        core.tube([(.03, -.115, .018), (.07, -.118, .02), (.10, -.12, .017)], .0022, m.steel(), 8)
        core.sphere(1, (.015, -.114, .018), m.steel(), 16, (.017, .0105, .004))
    # banana chips in a brass bowl
    with core.at((.30, -.10, 0)):
        f.bowl(.075, height=.042, material=m.brass(.22))
        with core.at((0, 0, .014)):
            p.chips(95, .058, 4, 3)
    rng = random.Random(6)
    with core.at((.22, -.20, -.004)):
        p.chips(3, .05, .1, 9)
    # newspaper and glasses
    with core.at((-.37, -.17, 0), 16):
        p.newspaper((.34, .50), 4, 2)
        with core.at((.05, -.03, .0135), -28):
            p.spectacles()
    with core.at((.40, .20, 0), 10):
        f.book((.15, .215, .026), "#5c1f16")
        f.book((.135, .195, .02), "#c9b48a", (.004, 0, .026), 9)
        with core.at((.0, .01, .046), 40):
            core.lathe([(0, 0), (.036, 0), (.044, .012), (.043, .05), (.03, .075), (.035, .085), (.032, .085), (.026, .075), (0, .06)], m.brass(.24), segments=40)
            with core.at((0, 0, .07)):
                blooms = [p.marigold(.021, 4, "orange"), p.marigold(.019, 6, "yellow")]
                for k in range(7):
                    q, a = .016 * math.sqrt(k), 2.4 * k
                    core.instance(blooms[k % 2], [core.matrix((1.9 * q * math.cos(a), 1.9 * q * math.sin(a), .034 + .009 * ((k * 3) % 4)),
                                                              (25 * math.cos(a), 25 * math.sin(a), 50 * k))], k > 5)
                for o in blooms:
                    o.hide_render = True
    # verandah behind: floor, rail, post, chair
    core.box((9, 3.4, .05), (0, 1.0, -.78), m.red_oxide(), 0)
    rail = m.wood("#4a2a18")
    core.box((9, .09, .07), (0, 2.6, .12), rail, .012)
    core.box((9, .07, .06), (0, 2.6, -.66), rail, .012)
    for k in range(52):
        core.lathe([(.024, -.64), (.024, -.52), (.013, -.47), (.028, -.3), (.013, -.06), (.022, .02), (.024, .1)], rail, (-4 + .155 * k, 2.6, 0), 12)
    for x in (-.78, 2.0):
        core.box((.15, .15, 4), (x, 2.6, 1), rail, .02)
    with core.at((1.15, 1.75, -.755), -28):
        f.planters_chair()
    i.palms_outside([(-3.2, 6.2, -2.9), (3.6, 6.0, -3.0)], 3, 3.0)
    p.ridges([(40, -3.5, .6, "#2f4a22", "#9aa886"), (90, -4, 4.5, "#4a6640", "#bcc4ac"), (200, -3, 15, "#7d9078", "#dcd6c0"), (420, -2, 40, "#adb6a8", "#eee0c6")], 900, 3)
    core.sky_gradient([(-10, "#c9c2ae"), (0, "#f6e3c2"), (10, "#ecdfc9"), (30, "#b7cbd6"), (80, "#86a9c4")], .8)
    core.sun(19, -48, 4.2, (1, .80, .56), 1.0)
    core.area((.6, -1.6, 1.6), (0, 0, 0), (2, 1), 24, (1, .93, .84))
    core.camera((.07, -.97, .385), (-.03, .1, .115), 38, fstop=2.8, focus=(-.05, -.02, .05))
    return {"size": (1200, 800), "look": {"key": .165, "contrast": 1.06, "saturation": 1.03, "vignette": .18}}


def lamp_rows():
    """Three steps with rows of clay lamps at dusk, a wall of lamps in the bokeh."""
    rng = random.Random(12)
    stone = m.stone("#5a5148", .55, .4)
    for k in range(4):
        for q in range(9):
            w = .5
            core.box((w - .005, .52, .15), (-2 + q * w + .25 * (k % 2), .30 * k, .06 * k - .075), stone, .01, (0, 0, rng.uniform(-.2, .2)))
    # the landing before the first step
    for q in range(7):
        core.box((.68 - .006, .7, .08), (-2.1 + q * .68, -.615, -.044), stone, .008, (0, 0, rng.uniform(-.2, .2)))
    n = 0
    for k in range(4):
        y = .30 * k - .15
        for q in range(15 if k < 2 else 17):
            x = -1.12 + .155 * q + rng.uniform(-.006, .006) + .07 * (k % 2)
            near = k < 2 and abs(x) < .75 or (k >= 2 and q % 3 == 1)
            with core.at((x, y + rng.uniform(-.006, .006), .06 * k), rng.uniform(-112, -68)):
                p.diya(.036, True, .34 if k < 2 else .8, light=near, seed=n, clay=rng.choice(("#9a4a28", "#b05c34", "#8a4022")))
            n += 1
    spots = [(rng.uniform(-.8, .8), rng.uniform(-.40, -.28)) for _ in range(50)]
    with core.at((0, .02, 0)):
        p.petals(spots, .026, ("#b83c04", "#f0901c"), .002, 3)
    mari = [p.marigold(.024, 2, "orange"), p.marigold(.022, 4, "yellow")]
    for k, x in enumerate((-.43, -.34, .08, .41, .52)):
        core.instance(mari[k % 2], [core.matrix((x, -.29 + .03 * (k % 3), .011), (8, -10 + 6 * k, 70 * k))], False)
    for o in mari:
        o.hide_render = True
    # the wall of lamps of a temple, far behind
    core.box((24, .2, 6), (0, 9.9, .4), m.glow("#5a3c58", .11), 0)
    near, far = [], []
    for r in range(7):
        x = -5.6 + rng.uniform(0, .5)
        while x < 5.6:
            # uneven rows that sag between their hooks, each lamp a little nearer or farther
            z = .05 + .40 * r + .10 * math.sin(1.3 * x + 2.1 * r) + rng.uniform(-.10, .10)
            if rng.random() < .82:
                (far if rng.random() < .72 else near).append((x, rng.uniform(7.4, 9.6), z))
            x += rng.choice((.34, .46, .62, .85))
    p.bokeh_discs(far, .085, "#ff9038", .75)
    p.bokeh_discs(near, .12, "#ffa650", .95, 5)
    p.bokeh_discs([(rng.uniform(-2.6, 2.6), rng.uniform(3.2, 6.2), rng.uniform(.25, 1.0)) for _ in range(14)], .055, "#ffbd70", 1.1, 2)
    core.sky_gradient([(-10, "#1c1826"), (0, "#c2788a"), (6, "#8a6a9c"), (18, "#3e4a8a"), (80, "#1a2456")], .2)
    # last daylight from above the steps, glow of the wall of lamps from behind
    core.area((-1.2, -1.9, 2.6), (0, .1, .1), (3, 2.4), 18, (.66, .66, 1.0))
    core.area((0, 3.2, 2.2), (0, .3, .1), (5, 1.6), 34, (1, .56, .28))
    core.camera((.16, -1.22, .30), (.0, -.02, .175), 52, fstop=1.6, focus=(.0, -.17, .03))
    return {"size": (1200, 800), "look": {"key": .048, "contrast": 1.05, "saturation": 1.05, "bloom": .10, "vignette": .25}}


def idli_breakfast():
    """Idlis, vada, chutneys and filter coffee on a marble table, sun through a jali."""
    core.box((2.6, 1.7, .03), (0, .3, -.015), m.marble("#e4dac8", "#c9baa2", .24, .7), .008)
    core.box((2.64, 1.74, .05), (0, .3, -.06), m.wood("#5a3420"), .01)
    # plate lined with a round of banana leaf
    with core.at((-.035, -.02, 0)):
        p.thali(.165)
        g = p.banana_green()

        def leaf(u, v):
            a, r = 2 * math.pi * u, v * .139
            return r * math.cos(a), r * math.sin(a), .0078 + .0016 * math.sin(5 * a) * v
        obj = core.grid_surface(leaf, None, g, steps=(64, 10))
        layer = obj.data.uv_layers[0]
        loops = np.empty(len(obj.data.loops), np.int32)
        obj.data.loops.foreach_get("vertex_index", loops)
        co = np.empty(len(obj.data.vertices) * 3, np.float32)
        obj.data.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)
        uv = np.stack([co[:, 0] * 1.4 + .3, co[:, 1] * 3.2 + .72], -1)
        layer.data.foreach_set("uv", uv[loops].astype(np.float32).ravel())
        p.idli(.040, (-.052, .045, .009), 20)
        p.idli(.040, (.024, .062, .009), 80)
        p.idli(.040, (-.012, .018, .0205), 140, (16, -8))
        p.vada(.034, (.075, -.002, .009), 0)
        p.vada(.033, (.048, -.045, .012), 30, (12, 20), 3)
        with core.at((-.072, -.052, .0085)):
            p.katori(.036, .030, p.curry("#e9e3d2", "#dfe6c4", .3, "#4a6a24", .35, .3), None, .8)
            p.chunks(9, .022, .001, m.plain("#1c120c", .4), .0026, 5, (1, 1, 1))
            with core.at((0, 0, .0245)):
                p.curry_leaves([(.004, .006), (-.012, -.003)], .02, 4, .001)
                p.chunks(10, .022, .0006, m.plain("#17100c", .4), .0028, 5, (1, 1, 1))
                p.chunks(2, .014, .001, m.plain("#8a1408", .3), .014, 6, (1.6, .35, .3))
        with core.at((-.002, -.092, .0085)):
            p.katori(.031, .028, p.curry("#b5401c", "#7a1c08", .25, "#e08a3c", .3, .35), None, .8)
    # sambar in a bowl of its own
    with core.at((-.285, .12, 0)):
        p.katori(.062, .052, p.curry("#b5661c", "#8a3208", .1, "#3f5a18", .4, .25), None, .8)
        with core.at((0, 0, .0405)):
            p.chunks(9, .045, .001, m.plain("#d8812c", .3), .015, 3, (1.2, .8, .5))
            p.chunks(6, .045, .001, m.plain("#7a8a3c", .3), .017, 4, (1.3, .5, .5))
            p.curry_leaves([(.01, .02), (-.02, -.015), (.025, -.01)], .023, 6, .002)
    # filter coffee
    with core.at((.235, .10, 0)):
        steel = m.plain("#d4d2cd", .15, 1.0)
        core.lathe([(0, 0), (.048, 0), (.05, .002), (.054, .03), (.058, .033), (.066, .034), (.066, .0355), (.057, .036), (.052, .031), (.046, .004), (0, .003)],
                   steel, segments=72)
        with core.at((0, 0, .004)):
            p.steel_tumbler(.092, .036, m.plain("#7a4a26", .3), steel, .9)
            rng = np.random.default_rng(2)
            froth = p.turned([(.05, -.3), (.4, -.2), (.5, 0), (.4, .22), (.05, .32)], 8)
            spots = []
            for _ in range(420):
                q, t = .0325 * rng.random() ** .45, rng.uniform(0, 6.283)
                spots.append(p.aim((q * math.cos(t), q * math.sin(t), .083), (0, 0, 1), 0, rng.uniform(.002, .0065)))
            p.merged("Froth", froth, spots, p.tinted("#a8764a", "#dcb88a", .35))
    with core.at((.27, -.13, 0), 38):
        f.cutlery("spoon", .15)
    # folded napkin and a brass pot of flowers
    with core.at((.40, .36, 0), 15):
        core.lathe([(0, 0), (.045, 0), (.062, .02), (.064, .05), (.045, .085), (.035, .10), (.046, .118), (.043, .118), (.032, .10), (0, .09)], m.brass(.22), segments=56)
        rng = random.Random(5)
        for k in range(7):
            a = 2.4 * k
            q = .018 * math.sqrt(k)
            x, y, zz = q * math.cos(a), q * math.sin(a), .145 + .012 * (k % 3)
            core.tube([(x * .4, y * .4, .1), (x, y, zz)], .002, m.leaf("#4a7a35"), 6)
            p.plumeria(.030, k, (x * 1.5, y * 1.5, zz), (rng.uniform(-28, 28), rng.uniform(-28, 28), 50 * k))
        for k in range(5):
            with core.at((0, 0, .11), 72 * k + 20):
                with core.at((0, .01, 0), (48, 0, 0)):
                    f.leaf_blade(.11, .036, .6, m.leaf("#2f6430"))
    with core.at((-.43, -.10, 0), -16):
        f.folded_towels(1, (.2, .15), "#efe6d4", "#9c3b22")
    # room: cream wall, window light through a jali
    core.box((6, .2, 4), (0, 2.3, 1), m.plaster("#eadfca"), 0)
    core.box((6, 5, .1), (0, 0, -.8), m.terracotta("#a35a38"), 0)
    with core.at((-1.45, -.1, .05), 75):
        i.jali(2.2, 1.7, .20, "#6a4326", .05)
    core.sky_gradient([(-10, "#8a7a66"), (0, "#f3dcc6"), (20, "#e3d2d0"), (80, "#b3bfd2")], .42)
    core.sun(27, 288, 5.0, (1, .80, .58), 1.1)
    core.area((1.4, -1.2, 1.5), (0, 0, 0), (1.5, 1.5), 7, (1, .94, .88))
    core.camera((.06, -.80, .50), (.0, .045, .01), 48, fstop=3.6, focus=(-.02, -.02, .03))
    return {"size": (1200, 800), "look": {"key": .25, "contrast": 1.06, "saturation": 1.05, "vignette": .14}}


def temple_flowers():
    """Flower seller's baskets: marigold, jasmine, lotus on banana leaf, morning."""
    core.box((7, 9, .05), (0, 3.6, -.025), m.stone("#7d746a", .75, .5), 0)
    cane = m.wicker("#9a7442")

    def tray_basket(r, h=.05):
        core.lathe([(0, .004), (r * .93, .004), (r, h)], m.wicker("#7d5c34"), segments=48)
        for k in range(6):
            t = k / 5
            rr = r * (.94 + .07 * t)
            pts = [((rr + .004 * (-1) ** (q // 2 + k)) * math.cos(6.2832 * q / 96), (rr + .004 * (-1) ** (q // 2 + k)) * math.sin(6.2832 * q / 96),
                    .006 + h * t) for q in range(96)]
            core.tube(pts, .0062, cane, 6, True)
    rng = random.Random(2)
    for cx, cy, r, colour, size in ((-.28, .12, .2, "orange", .027), (.20, .30, .19, "yellow", .025), (-.04, .62, .19, "rust", .026)):
        with core.at((cx, cy, 0)):
            tray_basket(r)
            kinds = [p.marigold(size, k, colour) for k in range(3)]
            n = 85
            for k in range(n):
                q = r * .9 * math.sqrt((k + .5) / n)
                a = 2.39996 * k
                z = .035 + .06 * (1 - (q / r) ** 2) + rng.uniform(-.006, .006)
                d = (.8 * q / r * math.cos(a) + rng.uniform(-.3, .3), .8 * q / r * math.sin(a) + rng.uniform(-.3, .3), 1)
                core.instance(kinds[k % 3], [Matrix(p.aim((q * math.cos(a), q * math.sin(a), z), d, rng.uniform(0, 6), rng.uniform(.9, 1.12)).tolist())], False)
            for o in kinds:
                o.hide_render = True
    # coil of jasmine strings on a leaf
    with core.at((.17, -.09, 0), -12):
        p.banana_leaf(.46, .24, 5)
        with core.at((-.01, 0, .004)):
            for k in range(3):
                r0 = .042 + .026 * k
                p.jasmine([(r0 * math.cos(t) * 1.15, r0 * math.sin(t), .013 + .002 * math.sin(3 * t)) for t in np.linspace(.3 * k, 6.1 + .3 * k, 15)], .0042, 1, seed=k)
            p.jasmine([(.10 * math.cos(t), .06 * math.sin(t), .034) for t in np.linspace(.4, 5.2, 12)], .0042, 1, seed=7)
            p.jasmine([(.1, -.02, .02), (.14, -.05, .014), (.19, -.055, .013), (.22, -.02, .013), (.26, -.03, .012)], seed=9)
    with core.at((-.30, -.17, .0), 20):
        p.banana_leaf(.34, .2, 8)
        for k, (x, y, o) in enumerate(((-.05, .02, 1.0), (.05, .035, .55), (.02, -.045, .8))):
            with core.at((x, y, .012), (10 * k - 8, 14, 60 * k)):
                p.lotus(.062, o, seed=k)
    p.petals([(rng.uniform(-.55, .55), rng.uniform(-.34, .1)) for _ in range(40)], .022, ("#c24a06", "#f6b02c"), .002, 4)
    core.sky_gradient([(-10, "#8a7a70"), (0, "#f6d3bc"), (15, "#e6c6c4"), (80, "#9fb0cc")], .55)
    core.sun(24, -62, 3.4, (1, .78, .56), 1.5)
    core.area((1.6, -.8, 1.2), (0, 0, 0), (1.5, 1), 8, (1, .9, .85))
    core.camera((.02, -.92, .60), (-.02, .14, .02), 45, fstop=3.2, focus=(.05, -.05, .03))
    return {"size": (1200, 800), "look": {"key": .19, "contrast": 1.06, "saturation": 1.06, "vignette": .18}}


PICTURES = {
    "gallery/trivandrum/brass-lamp": brass_lamp,
    "gallery/kottayam/tea-tray": tea_tray,
    "gallery/guruvayoor/lamp-rows": lamp_rows,
    "gallery/guruvayoor/idli-breakfast": idli_breakfast,
    "gallery/guruvayoor/temple-flowers": temple_flowers,
}
