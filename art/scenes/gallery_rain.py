"""Kottayam: monsoon from the verandah; tea and fritters on the sill, the garden a pale blur behind the drip line, 50 mm."""
import math
import random

import numpy as np

from kit import core, foliage as green, household as p, materials as m, photo, props


def wet_garden(width=520, height=360, seed=3):
    """Linear picture of a garden in heavy rain far out of focus: dim greens below, mist above, little contrast."""
    picture = photo.blurred_garden(width, height, seed, .40, .032, .62).astype(float)
    v = np.linspace(0, 1, height)[:, None, None]
    luma = picture @ np.array([.2126, .7152, .0722])
    picture = picture * .7 + luma[..., None] * .3
    mist = np.array((.80, .86, .86)) * 1.0
    amount = np.clip(.92 - 1.15 * v, .16, .92)
    return (picture * (1 - amount) + mist * amount).astype(np.float32)


def rain():
    """Glass of tea and a plate on the stone sill, drops running off the eave."""
    wood = photo.timber("#5c4332", .3, .5)
    z = .80
    # the sill: worn stone, wet at its outer edge
    g = m.Graph("wet stone")
    where = g.coords(1, "World")
    n = g.noise(where, 9, 5, .6)
    fine = g.noise(where, 160, 3)
    y = g.node("SeparateXYZ", {0: where}).outputs[1]
    wet = g.span(g.math("ADD", y, g.math("MULTIPLY", g.math("SUBTRACT", n, .5), .22)), .20, .28)
    tone = g.mix(g.span(n, .3, .7), "#77716a", "#928b82")
    stone = g.principled(g.mix(wet, tone, g.mix(.6, tone, "#2c2a28")), g.span(wet, 0, 1, .62, .08), g.bump(g.math("ADD", n, g.math("MULTIPLY", fine, .2)), .3, .004), specular=.5)
    core.box((3, .62, .12), (0, .12, z - .06), stone, .012, segments=3)
    # drops on the wet part
    rng = random.Random(7)
    water = m.glass("#f4f8f8", ior=1.33)
    drop = core.sphere(1, (0, 0, 0), water, 14)
    core.instance(drop, [core.matrix((rng.uniform(-.5, .55), .43 - abs(rng.gauss(0, .085)), z), (0, 0, 0), (s, s * rng.uniform(.8, 1.2), s * .45))
                         for s in [rng.uniform(.0012, .0042) for _ in range(420)]])
    # tea
    with core.at((-.105, .0, z)):
        core.lathe([(0, .003), (.034, .003), (.036, 0), (.042, .002), (.058, .009), (.0665, .015), (.066, .0165), (.056, .0115), (.04, .006), (0, .005)], m.plain("#cfcdc8", .16, 1.0),
                   segments=64, smooth=60)
        with core.at((0, 0, .0055)):
            props.chaya_glass(.092, .034, "#bd8a5e")
    # banana fritters on a plate lined with leaf
    with core.at((.135, .045, z)):
        core.lathe([(0, .003), (.058, .003), (.060, 0), (.066, 0), (.069, .004), (.094, .012), (.1065, .018), (.1075, .0200), (.1062, .0206), (.093, .0148), (.070, .0078), (0, .0068)],
                   photo.glaze("#dedcd4", .14, .5), segments=80, smooth=60)
        fry = m.Graph("fritter")
        w = fry.coords(1, "Object")
        a, b = fry.noise(w, 45, 4), fry.noise(w, 210, 3)
        batter = fry.principled(fry.mix(fry.span(a, .3, .7), "#a8641f", "#dca24a"), .42, fry.bump(fry.math("ADD", a, fry.math("MULTIPLY", b, .5)), .8, .003), specular=.4)
        for k, (x, y2, dz, turn, tilt) in enumerate(((-.02, -.03, .0, 12, 0), (.01, .012, .0, 24, 0), (.03, .045, .0, 2, 0), (-.005, .0, .017, -38, 5), (.02, .02, .030, 62, -8))):
            def shape(u, v, k=k):
                q, p = 2 * math.pi * u, math.pi * v
                r = math.sin(p) ** .55 * (1 + .10 * math.sin(3 * q + 5 * v + k) + .06 * math.sin(7 * q + 11 * v))
                lump = float(core.fractal_noise(np.array(3 * math.cos(q) + 7 + k), np.array(9 * v), 3, k)) - .5
                return (v - .5) * .125 + .004 * math.sin(q), (.0235 + .006 * lump) * r * math.cos(q), (.0100 + .004 * lump) * r * math.sin(q)
            obj = core.grid_surface(shape, None, batter, steps=(40, 36))
            obj.location = (x, y2, .0205 + dz)
            obj.rotation_euler = (math.radians(tilt), math.radians(tilt), math.radians(turn))
    # a folded paper under a spectacle case, half out of the picture
    with core.at((-.40, .05, z + .001), 24):
        props.newspaper((.27, .38), 5, 6)
    # posts, eave and the water off it
    for x in (-1.02, 1.28):
        core.lathe([(.085, .8), (.085, 1.0), (.06, 1.03), (.072, 1.1), (.058, 1.16), (.062, 2.6)], wood, (x, .40, 0), 32)
    streak = m.Graph("falling water")
    clear = streak.node("BsdfTransparent").outputs[0]
    white = streak.emit("#eef4f5", .9)
    mat = streak.surface(streak.node("MixShader", {0: .5, 1: clear, 2: white}).outputs[0])
    line = core.cylinder(.0011, 1.0, (0, 0, 0), mat, 0, 6)
    places = []
    for k in range(56):
        x = -1.1 + 2.3 * k / 55 + rng.uniform(-.006, .006)
        top = rng.uniform(.9, 1.25)
        for q in range(rng.choice((1, 2, 3, 4))):
            length = rng.uniform(.015, .11)
            s = rng.uniform(.7, 1.7)
            places.append(core.matrix((x + rng.uniform(-.003, .003), .56 + rng.uniform(-.02, .02), top - rng.uniform(0, .75)), (0, 0, 0), (s, s, length)))
    for k in range(700):
        depth = rng.uniform(.9, 4.5)
        places.append(core.matrix((rng.uniform(-.5, .5) * depth, depth, rng.uniform(.3, 1.5) + .08 * depth), (0, 2.5, 0), (1.1, 1.1, rng.uniform(.06, .22))))
    for obj in core.instance(line, places):
        obj.visible_shadow = False
    # leaves near the eave, dripping
    p.fresh()
    green.rosette((.95, 1.35, .15), green.leaf_set("heliconia"), 12, (1.5, .7), 3, (.8, 1.1))
    green.rosette((-1.0, 1.7, .0), green.leaf_set("heliconia"), 12, (1.5, .7), 8, (.9, 1.2))
    green.rosette((.15, 2.3, -.2), green.leaf_set("lily"), 30, (1.5, .6), 5, (.9, 1.3))
    photo.view(wet_garden(), (0, 6.5, -1.2), 9, 4.2, 0, 1.0)
    core.sky_gradient([(-10, "#66706c"), (0, "#cfd8d9"), (70, "#aebdc4")], .8)
    core.indoors()
    core.area((0, 1.9, 2.3), (0, .1, .8), (3.2, 1.6), 62, (.95, .99, 1))
    core.area((.2, 3.6, 2.8), (0, 2.0, .5), (3.5, 2), 60, (.95, .99, 1))
    core.area((-1.0, -1.5, 1.9), (0, 0, .8), (1.6, 1.2), 26, (1, .975, .94))
    photo.window_gleam((0, 2.2, 1.8), (0, 0, .8), (3.0, 1.6), (1, 1), 2.2)
    core.camera((.03, -.56, 1.05), (.012, .14, .855), 47, fstop=3.2, focus=(-.05, .0, .84))
    return {"size": (1200, 800), "look": photo.look(.24, contrast=1.0)}


PICTURES = {
    "gallery/kottayam/rain": rain,
}
