"""Guruvayoor: rows of lamps on the temple steps, idlis for breakfast."""
import math
import random

import numpy as np

from kit import core, furniture as f, interior as i, materials as m, photo, props as p


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
    core.camera((.10, -.43, .235), (-.020, .020, .012), 58, fstop=2.8, focus=(.05, -.045, .025))
    return {"size": (1500, 1000), "look": photo.look(.19, contrast=1.04, vignette=.18, saturation=.80)}


PICTURES = {
    "gallery/guruvayoor/lamp-rows": lamp_rows,
    "gallery/guruvayoor/idli-breakfast": idli_breakfast,
}

FINISH = {
    "gallery/guruvayoor/idli-breakfast": {"smooth": (3, .03), "exposure": .1, "colours": {(90, 150): (.62, .85), (0, 40): (.85, .95)}, "fade": .15, "soft": .3, "glow": (.25, .5)},
    "gallery/guruvayoor/lamp-rows": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
