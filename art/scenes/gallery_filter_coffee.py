"""Nilavara Junction, Ernakulam South: filter coffee."""
import math
import random

import bpy

from kit import core
from kit import household as p
from kit import surfaces as s


def filter_coffee():
    """Brass dabarah and tumbler on a terrazzo counter, 60 mm."""
    p.fresh()
    bpy.context.scene.cycles.glossy_bounces = 6
    brass = s.brass(0.14, 0.22)
    counter = s.terrazzo("#e6dcc6", scale=0.62)
    p.box((2.4, 0.62, 0.05), (0, 0.14, -0.05), counter, edge=0.012)
    red = s.matt("#8e2f1f", .35, name="fluted")
    for k in range(46):
        p.cylinder(.025, 1.0, (-1.15 + k * .05, -.13, -1.06), red, 24)
    brown = s.matt("#6b3a1c", 0.25, name="coffee")
    foam_graph = s.Graph("froth")
    n = foam_graph.noise(foam_graph.coords(), 260, 5, .7)
    foam = foam_graph.done(foam_graph.principled(
        Base_Color=foam_graph.ramp(n, (.3, "#b97a42"), (.6, "#dcb07a"), (.8, "#f0d9b2")),
        Roughness=.35, Subsurface=.1, Subsurface_Radius=(.003, .002, .001),
        Specular=.4, Normal=foam_graph.bump(n, .4, .0008)))
    p.dabarah(brass, (0, 0, 0))
    p.tumbler(brass, (0.004, 0, 0.005), height=.098, drink=brown, froth=foam)
    # a second cup further back, the filter, sugar and spoon
    p.dabarah(brass, (-0.215, 0.135, 0), drink=brown)
    p.tumbler(brass, (-0.095, 0.205, 0), height=0.082)
    p.coffee_filter(s.brass(0.18, 0.35), (0.235, 0.170, 0))
    steel = s.steel(.2)
    p.teaspoon(steel, (0.105, -0.085, 0.007), 0.55)
    bowl = s.glaze("#f2e9d8", speckle=.7)
    p.bowl(.042, .034, bowl, (0.150, 0.020, 0), wall=.003)
    sugar = s.matt("#f4ead6", .5, .5, name="sugar")
    rng = random.Random(2)
    cube = p.box((.013, .013, .011), (0, 0, -4), sugar, edge=.0015)
    for k in range(13):
        r, a = .026 * math.sqrt(k / 13), k * 2.4
        o = p.copies(cube.data, [((.150 + r * math.cos(a), .020 + r * math.sin(a),
                                   .031 + .012 * (1 - k / 13)),
                                  (rng.uniform(-.6, .6), rng.uniform(-.6, .6), a), 1)])[0]
        p.bevel(o, .0012)
    # beans strewn
    bean = bean_data()
    p.copies(bean, [((-.105 + rng.gauss(0, .030), -.058 + rng.gauss(0, .016), .0032),
                     (rng.choice((0, math.pi)) + rng.uniform(-.2, .2), rng.uniform(-.2, .2),
                      rng.uniform(0, 6.3)), rng.uniform(.85, 1.1)) for _ in range(26)])
    # a folded paper and a napkin under the spoon
    napkin = s.stripes(["#f2e8d5", "#9c3b22", "#f2e8d5", "#9c3b22"],
                       [.035, .004, .003, .0015], "x", 1800)
    p.napkin((.16, .115), (0.135, -0.082, 0), napkin, .45)
    # behind the counter: tiled wall, shelf with jars, globe lamps, night window
    p.box((5, .06, 3), (0, 1.35, -.6), s.tiles("check", .11, (
        "#245f58", "#1d524c"), plane="xz", rough=.12, wear=.2, name="walltile"), edge=0)
    teak = s.wood("teak", rough=.25)
    p.box((2.6, .2, .03), (0.1, 1.22, .02), teak)
    jar = s.pane("#e9f2ee")
    for k in range(9):
        x = -.85 + k * .2
        p.lathe([(0, 0), (.055, 0), (.06, .01), (.06, .14), (.045, .16), (.045, .18)], jar,
                (x, 1.22, .05), 32)
        p.lathe([(0, .004), (.056, .004), (.056, .07 + .05 * (k * 7 % 3) / 2), (0, .12)],
                s.matt(["#4a2616", "#2d1710", "#8a5a2c", "#c99b55"][k % 4], .8,
                       name="jar"), (x, 1.22, .05), 24)
        p.cylinder(.05, .03, (x, 1.22, .23), brass, 32)
    globe = s.glow("#ffd9a0", 2.2)
    for x in (-.62, .16, .94):
        p.lathe([(.075 * math.sin(t * math.pi / 12), -.075 * math.cos(t * math.pi / 12))
                 for t in range(13)], globe, (x, .98, .245), 32)
        p.tube([(x, .98, .3), (x, .98, 1.6)], .006, brass)
        core.point((x, .85, .25), 1.0, (1, .74, .44), .07)
    p.box((.03, .05, 2), (-.98, 1.1, -.2), s.matt("#1f6f6b", .4, name="post"))
    core.area((-0.95, -0.35, 0.95), (0, 0.03, .03), (.55, .75), 9, (1.0, .84, .64))
    core.area((1.3, -.5, .8), (0.1, 0.1, .05), (.6, .6), 3.0, (.62, .80, 1.0))
    core.area((.1, .5, 1.3), (0.05, .05, 0), (.5, .25), 5.5, (1, .78, .5))
    core.area((-.75, -1.0, .5), (0, 0, .05), (.5, .8), 3.0, (1, .86, .68), visible=True)
    core.sky_gradient([(-10, "#4a3b2c"), (12, "#b39b7a"), (35, "#7a6a58"),
                       (90, "#8a8274")], .45)
    core.camera((0.005, -0.64, 0.215), (0.026, 0.04, 0.086), lens=66, fstop=6.3,
                focus=(0, -0.035, .06))
    return {"size": (1200, 800),
            "look": {"key": 0.105, "contrast": 1.05, "vignette": .18, "bloom": .08,
                     "saturation": .93}}


def bean_data():
    """Roasted coffee bean: half ellipsoid with a seam, 10 mm."""
    def fn(u, v):
        th, ph = u * 2 * math.pi, v * math.pi
        x, y = .0052 * math.cos(ph), .0036 * math.sin(ph) * math.cos(th)
        z = .0026 * math.sin(ph) * math.sin(th)
        if z < 0:
            z *= .45
            z += .0011 * math.exp(-(y / .0006) ** 2)
        return (x, y, z)
    obj = p.surface(fn, 40, 24, s.matt("#2c160c", .32, .5, name="bean"))
    data = obj.data
    bpy.data.objects.remove(obj)
    return data


PICTURES = {"gallery/ernakulam-south/filter-coffee": filter_coffee}

FINISH = {
    "gallery/ernakulam-south/filter-coffee": {"smooth": (4, .03), "exposure": -.2, "colours": {(25, 60): (.55, .92)}, "contrast": .97, "fade": .2, "soft": .3, "balance": (1, 1, 1.03)},
}
