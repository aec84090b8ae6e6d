"""No page here: a hurricane lantern that has gone out on a wet stone step, somebody's sandals left beside it; stone, green and leather, 55 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo
from scenes.gallery_garden_bath import wet_stone
from scenes.gallery_rain import wet_leaf
from scenes.gallery_rooftop import beads
from scenes.hero_hills import hurricane_lantern


@m.cached
def leather(colour="#2e1c12"):
    """Old leather: creased, darker where the foot rests, wet at its edges."""
    g = m.Graph("leather")
    where = g.coords(1, "Object")
    slow, mid, fine = g.noise(where, 14, 4, .6), g.noise(where, 90, 4, .65), g.noise(where, 520, 3, .6)
    c = g.mix(g.span(slow, .35, .65), m.scaled(colour, .55), m.scaled(colour, 1.25))
    c = g.mix(g.span(mid, .60, .75, 0, .5), c, m.scaled(colour, 1.8))
    return g.principled(c, g.span(slow, .3, .7, .34, .62), g.bump(g.math("ADD", fine, mid), .45, .0012), specular=.4)


def sandal(side):
    """Flat leather sandal, toes towards +Y: sole, heel, a strap over the foot. side: 1 right, -1 left."""
    sole, strap = leather(), leather("#24160f")

    def half(t):
        """Half width of the sole at t from heel (0) to toes (1)."""
        wide = float(np.interp(t, (0, .15, .3, .45, .6, .75, 1), (.0315, .0325, .0315, .0325, .0385, .0440, .0410)))
        return wide * math.sqrt(max(0, 1 - max(0, (.13 - t) / .13) ** 2)) * math.sqrt(max(0, 1 - max(0, (t - .80) / .20) ** 2.2))

    ends = (1 - np.cos(np.linspace(0, np.pi, 72))) / 2
    for low, high, grow in ((.0, .011, 0.0), (.0112, .0150, -.0012)):
        rim = [(s * (half(t) + grow) + side * .010 * math.sin(math.pi * t), .265 * t - .13) for s, ts in ((1, ends), (-1, ends[::-1][1:-1])) for t in ts]
        n = len(rim)
        verts = [(x, y, z) for z in (low, high) for x, y in rim]
        faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        obj = core.mesh("Sole", verts, faces, sole)
        edge = obj.modifiers.new("Edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = .0018, 3, "ANGLE"

    def band(t0, wide, high, lean):
        def shape(u, v):
            a = math.pi * u
            t = t0 + lean * (u - .5) + wide * (v - .5) * (1 - .25 * math.sin(a))
            w = half(t) + .0015
            x = side * .010 * math.sin(math.pi * t)
            return x - w * math.cos(a) * (1 + .03 * math.sin(a)), .265 * t - .13 + .008 * math.sin(a), .008 + high * math.sin(a) ** .8 + .0012 * math.sin(9 * u + 5 * v)
        solid = core.grid_surface(shape, None, strap, steps=(40, 10)).modifiers.new("Thickness", "SOLIDIFY")
        solid.thickness, solid.offset = .0024, 1.0
    band(.64, .17, .043, side * .05)


def step_after_rain():
    """What both frames show: low over the step; behind it dark leaves after rain."""
    p.fresh()
    stone = wet_stone()
    rng = random.Random(6)
    for k, (w, x) in enumerate(((.74, -.66), (.80, .12), (.78, .92))):
        core.box((w - .006, .50, .16), (x, .02, -.08 + .0015 * (k % 2)), stone, .009, (0, 0, .3 * (k - 1)), segments=4)
    for k, (w, x) in enumerate(((.9, -.7), (.95, .23), (.9, 1.16))):
        core.box((w - .006, .50, .16), (x, .53, .075 - .0015 * (k % 2)), stone, .010, (0, 0, .2 * (1 - k)), segments=4)
    with core.at((.155, .06, 0), 24):
        hurricane_lantern(lit=False)
    with core.at((-.150, .035, .001), 14):
        sandal(-1)
    with core.at((-.040, .080, .001), -12):
        sandal(1)
    spots = []
    for _ in range(1300):
        x, y = rng.uniform(-.55, .6), rng.uniform(-.22, .26)
        r = rng.choice((.0007, .0011, .0016, .0023, .0030)) * rng.uniform(.75, 1.3)
        if math.hypot(x - .155, y - .06) > .075 + r and not (-.20 < x < .03 and -.10 < y < .24) and core.value_noise(x * 14 + 9, y * 14, 5) > .44:
            spots.append(((x, y, .0012), (0, 0, 1), r))
    beads(spots, 2)
    # leaves that the rain brought down
    for k, (x, y, turn, size) in enumerate(((.33, -.07, 35, .085), (-.28, -.10, 160, .07), (.05, -.15, 250, .06))):
        def fallen(u, v, size=size, k=k):
            s, e = (u - .5) * size, 2 * v - 1
            w = .24 * size * math.sin(math.pi * min(.98, u * .96 + .02)) ** .8
            return s, w * e, .003 + .10 * abs(e) ** 1.5 * w + .9 * (s * s) * (1 + .4 * k) + .0015 * math.sin(40 * s + 3 * e)
        with core.at((x, y, .0), turn):
            core.grid_surface(fallen, None, wet_leaf("#8a6a2c", "#5b4522", "#b49a5c"), steps=(40, 16))

    def blade(u, v):
        s, e = (u - .5) * 1.2, 2 * v - 1
        w = .20 * math.sin(math.pi * min(1, u * .93 + .05)) ** .6
        return s, w * e, -.45 * s * s - .22 * e * e * w + .03 * abs(e)
    for at, turn in (((-.75, 1.25, .34), (34, -18, 50)), ((.62, 1.35, .42), (30, 16, -46)), ((.0, 1.6, .30), (46, 6, 88)), ((-.3, 1.5, .62), (-20, 12, 14))):
        with core.at(at, turn):
            core.grid_surface(blade, None, wet_leaf("#42702a", "#1a4216"), steps=(80, 36))
    dark = photo.out_of_focus(photo.blurred_garden(seed=31, sky=.20, disc=.03), 9)
    grey = dark.mean(axis=2, keepdims=True)
    photo.view(dark * .6 + grey * .4, (0, 3.4, -1.0), 5.0, 3.3, 0, .30)
    core.sky_gradient([(-10, "#2c332a"), (0, "#9aa39a"), (70, "#c6d0d4")], .8)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 10
    core.area((-.5, 1.8, 2.1), (0, .05, 0), (2.4, 1.4), 50, (.95, .99, 1.0))
    core.area((1.3, -.6, 1.2), (0, 0, .05), (1.2, 1.0), 9, (1, .97, .92))
    photo.window_gleam((-.5, 1.8, 2.0), (0, 0, .08), (2.4, 1.4), (1, 1), 2.2, "#e8f0f2")


LOOK = photo.look(.15, contrast=1.05, vignette=.22, saturation=.9)


def not_found():
    """Wide: slippers and lantern."""
    step_after_rain()
    core.camera((-.12, -.78, .43), (.020, .07, .105), 55, level=False, fstop=4.0, focus=(.04, .0, .08))
    return {"size": (1500, 1000), "look": LOOK}


PICTURES = {
    "pages/not-found": not_found,
}

GRADE = {"smooth": (2, .02), "glow": (.2, .45), "fade": .15, "soft": .2, "colours": {(90, 180): (.8, .95)}}
FINISH = {"pages/not-found": GRADE}
