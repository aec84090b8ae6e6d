"""Thrissur: a washed plantain leaf laid for the sadhya, red rice heaped on it, brass behind; seen from near in shade, 60 mm."""
import math

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo, props
from scenes.gallery_rain import leaf_sheet
from scenes.rooms_suite import desk_top

TOP = .76


@m.cached
def boiled():
    """Parboiled red rice: cream, a rose streak where the bran is left, damp."""
    g = m.Graph("boiled rice")
    tint = g.node("Attribute", attribute_name="tint").outputs["Fac"]
    where = g.coords(1, "Object")
    streak = g.noise(where, 420, 3, .6)
    c = g.mix(tint, "#e6dccb", "#faf6ee")
    c = g.mix(g.math("MULTIPLY", g.span(streak, .54, .66), g.span(tint, .7, .2, .05, .55)), c, "#b0745c")
    return g.principled(c, g.span(streak, .3, .7, .34, .52), g.bump(streak, .2, .0006), specular=.42, subsurface=.22, subsurface_color=(.86, .74, .62, 1), subsurface_radius=(.0022, .0014, .001))


def mound(x, y, z, radius, height, count, seed):
    """Rice heaped by a ladle: grains over a hidden hill, upright and lying, a few rolled away."""
    rng = np.random.default_rng(seed)
    grain = props.turned([(0, -.0042), (.00055, -.0040), (.00104, -.0030), (.00136, -.0012), (.00144, .0004), (.00130, .0020), (.00094, .0033), (.00050, .0040), (0, .0042)], 10)
    places = []

    def edge(t):
        return radius * (1 + .10 * math.sin(2 * t + 1) + .06 * math.sin(3 * t + 2) + .03 * math.sin(7 * t))

    def hill(k, t):
        q = k * edge(t)
        lump = float(core.fractal_noise(q * math.cos(t) * 42 + 40, q * math.sin(t) * 42 + 40, 3, seed)) - .5
        return max(0.0, height * (1 - k ** 1.5 + .8 * lump * (1 - k ** 3)))
    for _ in range(count):
        k, t = math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        direction = np.array((rng.normal(), rng.normal(), .55 * rng.normal()))
        places.append(props.aim((x + k * edge(t) * math.cos(t), y + k * edge(t) * math.sin(t), z + hill(k, t) + rng.choice((.0, -.0016, -.0030)) + .0012), direction, 0, rng.uniform(.86, 1.12)))
    for _ in range(46):
        t = rng.uniform(0, 2 * math.pi)
        q = edge(t) * (1 + abs(rng.normal(0, .16)))
        places.append(props.aim((x + q * math.cos(t), y + q * math.sin(t), z + .0018), (rng.normal(), rng.normal(), .05 * rng.normal()), 0, 1))
    props.merged("Rice", grain, places, boiled(), floor=z + .0003)

    def under(u, v):
        t = 2 * math.pi * u
        return x + .98 * v * edge(t) * math.cos(t), y + .98 * v * edge(t) * math.sin(t), z + hill(v, t) - .0028
    core.grid_surface(under, None, m.plain("#d8cbb8", .6), steps=(120, 50))


def sadhya():
    """From where the guest sits, when the rice has come."""
    p.fresh()
    core.box((3.0, 1.6, .05), (0, .3, TOP - .025), desk_top(), .006)
    def shape(u, v):
        s, e = (u - .5) * .80, 2 * v - 1
        w = .175 * (1 if u > .22 else math.sin(math.pi / 2 * (u + .02) / .24) ** .55)
        z = .0025 + .007 * abs(e) ** 2 * (.6 + .4 * math.sin(13 * u + 2 * e)) + .0035 * math.sin(29 * u + 4 * e) * e * e + .0025 * math.exp(-(e / .05) ** 2)
        return s, w * e, z
    with core.at((.02, .05, TOP), -7):
        leaf_sheet(shape, seed=8, count=2600, sizes=(.0006, .0009, .0013, .0019, .0027, .0034))
        mound(-.040, .092, .003, .074, .040, 9500, 4)
        mound(.040, .112, .003, .036, .010, 1500, 8)
    # brass water pot and tumbler at the leaf's far side
    brass = m.brass(.27, "#b08c4c", .6)
    with core.at((.10, .36, TOP)):
        core.lathe(p.rounded([(0, 0), (.030, 0), (.032, .003), (.030, .009), (.046, .022), (.060, .045), (.058, .066), (.040, .086), (.030, .096), (.031, .104), (.043, .114), (.0445, .1165), (.0420, .1170), (.029, .106),
                              (.028, .095), (0, .09)], 3), brass, segments=128, smooth=60)
    with core.at((-.10, .33, TOP)):
        core.lathe(p.rounded([(0, .003), (.022, .003), (.024, 0), (.027, .0005), (.0285, .004), (.031, .080), (.0335, .086), (.0328, .0872), (.030, .0862), (.0265, .006), (0, .005)], 2), brass, segments=128, smooth=60)
        core.lathe([(0, .070), (.0290, .070), (.0298, .0707)], m.glass("#f4f8f8", ior=1.33), segments=96, smooth=50)
    core.sky_gradient([(-10, "#5a5a56"), (0, "#b9bec0"), (60, "#a9b8c4")], .4)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 9
    core.area((-.9, 1.5, TOP + 1.1), (0, .05, TOP), (1.5, 1.1), 26, (.95, .98, 1))
    core.area((.6, -1.0, TOP + 1.0), (-.05, .1, TOP), (1.2, .8), 3.6, (1, .97, .93))
    photo.window_gleam((-.9, 1.5, TOP + 1.1), (0, .05, TOP), (1.5, 1.1), (3, 2), 3.2)
    core.camera((-.16, -.23, TOP + .190), (-.012, .150, TOP + .020), 60, fstop=3.5, focus=(-.055, .085, TOP + .03))
    return {"size": (1200, 800), "look": photo.look(.155, contrast=1.04, vignette=.22, saturation=.92)}


PICTURES = {
    "gallery/thrissur/sadhya": sadhya,
}

FINISH = {
    "gallery/thrissur/sadhya": {"colours": {(80, 150): (.66, .80)}, "glow": (.15, .5), "fade": .15, "soft": .4, "smooth": (2, .03), "balance": (1.03, 1, .95)},
}
