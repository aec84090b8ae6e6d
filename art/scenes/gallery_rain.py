"""Kottayam in June: rain standing in drops on a plantain leaf, the garden dark and wet behind it, 70 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, materials as m, photo
from scenes.gallery_rooftop import beads


@m.cached
def wet_leaf(light="#4d7f27", dark="#1f4a17", rib="#a9bd62"):
    """Plantain leaf on UV (u along it, v across): fine slanting veins, a pale midrib, brown at the very edge."""
    g = m.Graph("wet leaf")
    xyz = g.node("SeparateXYZ", {0: g.coords(1, "UV")})
    u, v = xyz.outputs[0], xyz.outputs[1]
    where = g.coords(1, "Object")
    cloud, fine = g.noise(where, 6, 4, .6), g.noise(where, 220, 3, .6)
    side = g.math("ABSOLUTE", g.math("SUBTRACT", v, .5))
    bent = g.math("ADD", u, g.math("MULTIPLY", g.math("SUBTRACT", cloud, .5), .012))
    slant = g.math("ADD", g.math("MULTIPLY", bent, 620.0), g.math("MULTIPLY", side, -190.0))
    veins = g.math("ADD", g.math("MULTIPLY", g.math("SINE", slant), .5), .5)
    broad = g.math("ADD", g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", slant, .17)), .5), .5)
    c = g.mix(g.span(cloud, .3, .7), dark, light)
    c = g.mix(g.math("MULTIPLY", veins, .22), c, "#7fa545")
    c = g.mix(g.math("MULTIPLY", broad, .16), c, m.scaled(dark, .7))
    pale = g.span(side, .010, .020, 1, 0)
    c = g.mix(pale, c, rib)
    c = g.mix(g.span(g.math("ADD", side, g.math("MULTIPLY", cloud, .02)), .498, .508, 0, .8), c, "#4a3a1c")
    height = g.math("ADD", g.math("MULTIPLY", veins, .30), g.math("ADD", g.math("MULTIPLY", broad, .55), g.math("MULTIPLY", fine, .12)))
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": g.span(cloud, .3, .7, .20, .34), "Specular": .5, "Normal": g.bump(height, .40, .0016)}).outputs[0]
    light_through = g.node("BsdfTranslucent", {"Color": g.mix(.35, c, "#86b02e")}).outputs[0]
    return g.surface(g.node("MixShader", {0: .22, 1: top, 2: light_through}).outputs[0])


def leaf_sheet(shape, steps=(240, 120), seed=1, count=1500, sizes=(.0006, .0009, .0013, .0019, .0028, .0040), keep=None):
    """Leaf whose points are shape(u, v) -> (x, y, z), with water drops on its upper face; keep: fn(x, y) -> whether a drop may lie there."""
    core.grid_surface(shape, None, wet_leaf(), steps=steps, name="Leaf")
    rng = random.Random(seed)
    spots, taken = [], []
    for _ in range(count):
        u, v = rng.uniform(.02, .98), rng.uniform(.02, .98)
        r = rng.choice(sizes) * rng.uniform(.75, 1.3)
        if core.value_noise(u * 23 + seed, v * 7, 5) < .30:
            continue
        q, a, b = (np.array(shape(*w)) for w in ((u, v), (min(1, u + .004), v), (u, min(1, v + .008))))
        if keep and not keep(q[0], q[1]):
            continue
        if r > .0015 and any(np.hypot(*(q[:2] - t[:2])) < r + s for t, s in taken):
            continue
        n = np.cross(a - q, b - q)
        n /= np.linalg.norm(n) + 1e-12
        n = n if n[2] > 0 else -n
        taken.append((q, r))
        spots.append((tuple(q + n * r * .1), tuple(n), r))
    beads(spots, seed)


def wet_garden(width=720, height=480, seed=6):
    """Linear picture of a garden in heavy rain far out of focus: dark greens, a pale gap, streaks of falling water."""
    rng = np.random.default_rng(seed)
    picture = photo.out_of_focus(photo.blurred_garden(width, height, seed, .30, .026, .5), 10).astype(float)
    luma = picture.mean(axis=2, keepdims=True)
    picture = picture * .55 + luma * .45 * np.array((.95, 1.02, 1.0))
    v = np.linspace(0, 1, height)[:, None, None]
    picture = picture * (1.0 - .55 * v) + np.array((.10, .12, .12))
    for _ in range(240):
        x, y, long = rng.uniform(0, width), rng.uniform(-.1, 1) * height, rng.uniform(40, 150)
        photo.stroke(picture, [(x, y), (x + long * .05, y + long)], rng.uniform(.5, 1.3), picture.max() * np.array((.30, .32, .33)), rng.uniform(.05, .22))
    return picture.astype(np.float32)


def rain():
    """Along the leaf as it hangs over the verandah's rail."""
    def shape(u, v):
        s, w = (u - .42) * 1.15, .25 * math.sin(math.pi * min(1, u * .93 + .05)) ** .6
        e = 2 * v - 1
        ruffle = .012 * math.sin(21 * u + 3 * e) * e * e + .006 * math.sin(47 * u + 2) * e ** 4
        z = .10 - .62 * s * s + .20 * s - .20 * abs(e) ** 1.7 * w + .035 * abs(e) + ruffle
        return s, w * e * (1 - .08 * abs(e)), z
    with core.at((.02, .10, 0), (16, 8, 34)):
        leaf_sheet(shape, seed=4, count=3000, sizes=(.0008, .0012, .0018, .0027, .0040, .0056))

    def behind(u, v):
        s, e = (u - .5) * 1.3, 2 * v - 1
        w = .24 * math.sin(math.pi * min(1, u * .93 + .05)) ** .6
        return s, w * e, -.5 * s * s - .2 * e * e * w + .03 * abs(e)
    for at, turn in (((.42, .75, .12), (20, -14, -28)), ((-.55, .9, .02), (24, 18, 62)), ((.1, 1.25, .28), (-30, 10, 4))):
        with core.at(at, turn):
            core.grid_surface(behind, None, wet_leaf("#3c6a22", "#163a12"), steps=(90, 40))
    photo.view(wet_garden(), (0, 3.4, -1.25), 4.8, 3.2, 0, .36)
    core.sky_gradient([(-10, "#3a4038"), (0, "#b9c2c2"), (70, "#c9d2d4")], .8)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 10
    core.area((.5, 2.2, 1.9), (0, .1, 0), (3.0, 1.6), 46, (.93, .98, 1.0))
    core.area((-1.4, -.2, 1.3), (0, .1, 0), (1.4, 1.2), 9, (.93, .98, 1.0))
    photo.window_gleam((.5, 2.2, 1.9), (0, .1, .05), (3.0, 1.6), (1, 1), 2.2, "#e6eef2")
    core.camera((-.10, -.62, .36), (.02, .06, .085), 62, level=False, fstop=4.0, focus=(-.02, -.02, .09))
    return {"size": (1500, 1000), "look": photo.look(.135, contrast=1.08, vignette=.24, saturation=.88)}


PICTURES = {
    "gallery/kottayam/rain": rain,
}
