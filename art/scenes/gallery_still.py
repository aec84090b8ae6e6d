"""Guruvayoor: rows of lamps on the temple steps."""
import math
import random

from kit import core, materials as m, props as p


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


PICTURES = {
    "gallery/guruvayoor/lamp-rows": lamp_rows,
}

FINISH = {
    "gallery/guruvayoor/lamp-rows": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
