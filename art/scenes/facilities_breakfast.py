"""Breakfast: a brown egg in its wooden cup on coarse linen, close up in the light of one window; more eggs and the tea out of focus, 85 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, household as p, materials as m, photo
from scenes.rooms_suite import desk_top

TOP = .75


@m.cached
def shell(colour="#a8703f"):
    """Egg shell: a little mottled, specks of darker brown and of chalk, fine pores in a satin skin."""
    g = m.Graph("shell")
    where = g.coords(1, "Object")
    slow, mid, speck, pore = g.noise(where, 42, 4, .6), g.noise(where, 170, 4, .65), g.noise(where, 420, 3, .7), g.noise(where, 950, 2, .6)
    c = g.mix(g.span(slow, .3, .7), m.scaled(colour, .80), m.scaled(colour, 1.18))
    c = g.mix(g.span(mid, .54, .74, 0, .35), c, m.scaled(colour, 1.45))
    c = g.mix(g.span(speck, .64, .70, 0, .6), c, m.scaled(colour, .42))
    height = g.math("ADD", g.math("MULTIPLY", pore, .7), g.math("MULTIPLY", mid, .9))
    return g.principled(c, g.span(slow, .3, .7, .34, .48), g.bump(height, .30, .0006), specular=.42, subsurface=.05,
                        subsurface_color=core.rgba(colour), subsurface_radius=(.003, .0015, .001))


@m.cached
def coarse_linen():
    """Handwoven linen on UV (metres): single yarns, thick and thin, with slubs, washed soft; a grey-blue band near the hem."""
    g = m.Graph("coarse linen")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    where = g.coords(1, "Object")
    soft, mid, fibre = g.noise(where, 16, 4, .6), g.noise(where, 140, 4, .65), g.noise(where, 2600, 2, .7)
    across = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 900.0), 1: g.math("MULTIPLY", v, 30.0), 2: 0.0}).outputs[0], 1, 2)
    along = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 30.0), 1: g.math("MULTIPLY", v, 900.0), 2: 5.0}).outputs[0], 1, 2)
    wander = g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), 1.6)
    warp = g.math("SINE", g.math("ADD", g.math("MULTIPLY", u, 2 * math.pi * 460), wander))
    weft = g.math("SINE", g.math("ADD", g.math("MULTIPLY", v, 2 * math.pi * 460), wander))
    over = g.math("MULTIPLY", warp, weft)
    yarn = g.math("ADD", g.math("MULTIPLY", g.math("MAXIMUM", g.math("ABSOLUTE", warp), g.math("ABSOLUTE", weft)), .6), g.math("MULTIPLY", over, .4))
    slub = g.math("MAXIMUM", g.span(across, .58, .76), g.span(along, .58, .76))
    c = g.mix(g.span(soft, .3, .7), "#a89d88", "#c2b9a6")
    band = g.math("MULTIPLY", g.math("GREATER_THAN", v, .072), g.math("LESS_THAN", v, .084))
    c = g.mix(g.math("MULTIPLY", band, .85), c, "#4d5f6c")
    c = g.mix(g.span(yarn, .5, .2, 0, .55), c, "#5a4f3f")
    c = g.mix(g.math("MULTIPLY", slub, .45), c, "#ddd5c4")
    height = g.math("ADD", yarn, g.math("ADD", g.math("MULTIPLY", slub, .8), g.math("MULTIPLY", fibre, .4)))
    return g.principled(c, .9, g.bump(height, .8, .0007), sheen=.3, sheen_tint=.4, specular=.15)


def egg(radius=.0215, colour="#a8703f", rotation=(0, 0, 0), location=(0, 0, 0)):
    """Egg standing on its blunt end unless turned; its middle at the location."""
    a = np.linspace(-math.pi / 2, math.pi / 2, 61)
    z = np.sin(a) * 1.30
    r = np.cos(a) * (1 - .13 * np.sin(a))
    core.lathe([(max(0, x) * radius, y * radius) for x, y in zip(r, z)], shell(colour), location, 110, 60, rotation)


def cloth():
    """The cloth, folds in it that were ironed and have been laid open."""
    def height(x, y):
        creases = .0030 * np.exp(-((x + .075) / .006) ** 2) + .0024 * np.exp(-((y - .135) / .006) ** 2)
        return .0022 + creases + photo.folds(x, y, 16, 4, (.10, .40), (.008, .020), (.0015, .0045), 30, 50) + .0022 * core.fractal_noise(x * 11 + 7, y * 11 + 7, 3, 4)
    obj = photo.lying((.62, .44), height, coarse_linen(), (-.01, .10, TOP), 14, .003, .0012)
    uv = obj.data.uv_layers.active.data
    values = np.empty(len(uv) * 2, np.float32)
    uv.foreach_get("uv", values)
    uv.foreach_set("uv", (values.reshape(-1, 2) * (.62, .44)).astype(np.float32).ravel())


def breakfast():
    """Level with the rim of the bowl, close to the egg."""
    p.fresh()
    core.box((2.6, 1.6, .04), (0, .3, TOP - .02), desk_top(), .006)
    cloth()
    with core.at((-.012, -.010, TOP + .0055)):
        core.lathe(p.rounded([(0, 0), (.021, 0), (.023, .003), (.019, .008), (.009, .016), (.009, .022), (.018, .032), (.0235, .046), (.0240, .049), (.0222, .049), (.017, .036), (0, .030)], 3),
                   photo.timber("#6b4a30", .40, .75), segments=120, smooth=60)
        egg(.0208, "#ad7443", (2, -3, 30), (0, 0, .056))
    spoon = m.brass(.24, "#a98a52", .5)
    p.teaspoon(spoon, (-.068, -.052, TOP + .0065), 12, .12)
    with core.at((-.085, .165, TOP + .005)):
        core.lathe([(0, .004), (.036, .004), (.039, 0), (.043, .001), (.066, .018), (.084, .046), (.0855, .050), (.0835, .0505), (.063, .021), (.040, .007), (0, .006)],
                   photo.glaze("#66737c", .22, .7), segments=112, smooth=60)
        rng = random.Random(4)
        for x, y, z, tone in ((-.032, -.020, .031, "#a8703f"), (.030, -.024, .031, "#b98758"), (.006, .034, .031, "#9a6236"), (-.004, -.004, .064, "#b07a48")):
            egg(.0212, tone, (rng.uniform(62, 112), rng.uniform(-20, 20), rng.uniform(0, 360)), (x, y, z))
    with core.at((.125, .150, TOP + .004)):
        photo.cup("#cfcabd", "#6b3a14", .72, 35)
    # crumbs and the salt that was taken with two fingers
    rng = random.Random(7)
    grain = core.sphere(1, (0, 0, -3), m.plain("#e9e7e0", .3), 6).data
    p.copies(grain, [((.030 + rng.gauss(0, .010), -.048 + rng.gauss(0, .007), TOP + .0062), (rng.uniform(0, 6), rng.uniform(0, 6), 0), rng.uniform(.00018, .00042)) for _ in range(170)], "salt")
    wall = photo.paint("#39434a", .7)
    core.box((5, .1, 3), (0, 1.35, 1.2), wall, 0)
    core.sky_gradient([(-10, "#2e3032"), (0, "#79848c"), (60, "#66747f")], .28)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.glossy_bounces = 6, 3
    core.area((-.85, .14, TOP + .42), (0, .02, TOP + .03), (.55, .6), 9, (1, .94, .84))
    core.area((.9, -.6, TOP + .9), (0, 0, TOP + .02), (1.0, .9), 2.2, (.78, .88, 1))
    photo.window_gleam((-.85, .14, TOP + .45), (0, 0, TOP + .05), (.6, .65), (2, 2), 3.4, "#fff2dc")
    core.camera((.062, -.485, TOP + .215), (.014, .030, TOP + .042), 85, fstop=4.0, focus=(-.008, -.028, TOP + .060))
    return {"size": (1200, 800), "look": photo.look(.125, contrast=1.05, vignette=.22, saturation=.92, bloom=.05)}


PICTURES = {
    "facilities/breakfast": breakfast,
}

FINISH = {
    "facilities/breakfast": {"glow": (.12, .5), "fade": .12, "soft": .15},
}
