"""Still-lifes of the city hotels: spices at Kochi, filter coffee at Ernakulam."""
import math
import random

import bpy

from kit import core
from kit import props_city as p
from kit import surfaces_city as s


def kochi_spices():
    """Bowls of pepper, cardamom, cinnamon and nutmeg on old timber, 70 mm."""
    p.fresh()
    old = s.wood("old", wear=0.8, rough=0.55, scale=1.6)
    brass, dark_brass = s.brass(0.2, 0.5), s.bronze(0.35)
    clay, bowl_wood = s.terracotta("#a24a2a", "#6d2a17"), s.wood("rosewood", scale=3)
    for k in range(9):
        p.box((1.9, 0.136, 0.05), (random.uniform(-.2, .2), -0.42 + k * 0.14, -0.05),
              old, edge=0.006)
    black = s.matt("#140d09", 0.8, name="under")

    # pepper in brass, in focus
    p.bowl(0.062, 0.040, brass, (-0.028, -0.035, 0), wall=0.002)
    p.dome(0.056, 0.020, (-0.028, -0.035, 0.028), black)
    pepper = [p.peppercorn(k) for k in range(4)]
    p.heap(pepper, 760, 0.0575, 0.021, (-0.028, -0.035, 0.0285), 1, 0.0045)
    # cardamom in dark wood
    p.bowl(0.060, 0.042, bowl_wood, (0.112, 0.050, 0), wall=0.005, lip=0.004)
    p.dome(0.052, 0.017, (0.112, 0.050, 0.028), s.matt("#4d4a22", .8, name="u2"))
    pods = [p.cardamom(k) for k in range(6)]
    p.heap(pods, 150, 0.051, 0.024, (0.112, 0.050, 0.030), 2, 0.008, flat=0.35)
    # turmeric powder in a small brass cup, behind
    gold = s.matt("#d98a12", 0.95, 0.05, bump=1.0, scale=420, name="turmeric")
    p.bowl(0.050, 0.034, dark_brass, (-0.150, 0.105, 0), wall=0.002)
    p.dome(0.0475, 0.034, (-0.150, 0.105, 0.028), gold, rough=0.10, power=1.35)
    # nutmeg with mace in clay
    p.bowl(0.060, 0.034, clay, (0.002, 0.170, 0), wall=0.004, lip=0.004)
    rng = random.Random(8)
    for k in range(19):
        r, a = 0.047 * math.sqrt((k + .5) / 19), k * 2.4
        p.nutmeg((0.002 + r * math.cos(a), 0.170 + r * math.sin(a),
                  0.031 + 0.018 * (1 - k / 19)), (rng.uniform(0, 6), 1.2, a),
                 mace=k % 2 == 0, seed=k)
    # in front: nutmegs, one cut; cinnamon bundle on the right; star anise, cloves
    p.nutmeg((0.060, -0.060, 0.0098), (0, math.pi / 2, 0.5), mace=True, seed=21)
    p.nutmeg((0.098, -0.044, 0.0095), (0.2, math.pi / 2, 2.2), seed=22)
    p.nutmeg((0.083, -0.082, 0.0012), (math.pi / 2, 0, 0.3), half=True, seed=23)
    for k, (dx, dy, dz, r) in enumerate([(0, 0, 0, .0085), (.002, .018, 0, .008),
                                         (-.003, .035, 0, .0075),
                                         (.004, .009, .0145, .008),
                                         (-.004, .027, .0140, .0075)]):
        p.quill(0.125, r, (-0.155 + dx, -0.025 + dy, dz), (0, 0, 1.02), seed=k)
    twine = s.matt("#c9ab78", 0.9, bump=.6, scale=900, name="twine")
    ring = [(-0.149 + .031 * math.cos(a) * -.85, -0.006 + .031 * math.cos(a) * .52,
             0.0155 + 0.0175 * math.sin(a)) for a in [k * math.pi / 12 for k in range(24)]]
    p.tube(ring, 0.0014, twine, closed=True, resolution=2)
    p.tube([(x + .0024, y + .004, z) for x, y, z in ring], 0.0014, twine, closed=True,
           resolution=2)
    for k, (x, y) in enumerate([(0.018, -0.118), (0.182, -0.035), (-0.088, 0.052)]):
        p.star_anise((x, y, 0.001), (0, 0, k * 1.1), k)
    p.copies(p.clove(), [((0.125 + rng.uniform(-.03, .03), -0.105 + rng.uniform(-.02, .02),
                           0.0026), (rng.uniform(0, 6), 0, rng.uniform(0, 6)), 1)
                         for _ in range(9)], "clove")
    p.copies(pepper[0], [((-0.028 + .085 * math.cos(a) * rng.uniform(.9, 1.5), -0.035 +
                           .085 * math.sin(a) * rng.uniform(.85, 1.2), 0.0024),
                          (a, a * 3, 0), rng.uniform(.85, 1.1))
                         for a in [rng.uniform(-2.6, .2) for _ in range(26)]], "stray")
    p.copies(pods[1], [((0.030, 0.020, .004), (0, 0, 1), 1), ((0.185, 0.012, .004),
                       (1, 0, 2.4), 1), ((0.172, 0.118, .004), (2, 0, .4), 1)], "stray")
    scoop = s.brass(0.3, 0.6)
    p.teaspoon(scoop, (-0.055, -0.128, 0.001), 2.75, 0.13)

    # behind: sack, shuttered window on the late sun
    sack = s.cloth("#a98a5c", "#8a6c42", scale=1500, bump=1.0)
    for x, y, r in ((-0.42, 0.62, .17), (0.46, 0.70, .2), (0.12, 0.82, .19)):
        p.lathe(p.rounded([(r * .8, 0), (r, .05), (r * 1.05, .2), (r * .95, .27),
                           (r * 1.03, .31), (r * .98, .33), (r * .86, .30)], 2), sack,
                (x, y, -0.05), 48, wobble=0.03)
        p.dome(r * .9, .07, (x, y, .22), gold if x > .3 else
               s.matt("#6b3a20" if x < 0 else "#3a241a", .9, bump=1, scale=150,
                      name="fill"))
    wall = s.plaster("#c98f3c", "#a96c28", weather=.6)
    p.box((6, .1, 3), (0, 2.3, -1), wall, edge=0)
    green = s.wood("painted-green", "z", .5)
    for k in range(14):
        p.box((.62, .012, .05), (.75, 2.16, .05 + k * .075), green, (.5, 0, 0), edge=.002)
    p.box((.06, .05, 1.4), (.42, 2.16, -.1), green)
    p.box((.06, .05, 1.4), (1.08, 2.16, -.1), green)
    p.box((.7, .02, 1.3), (-.55, 2.24, .05), s.glow("#ffd08a", 1.1), edge=0)

    core.area((-1.05, 0.75, 0.85), (0, 0.02, 0.02), (0.5, 0.7), 22, (1.0, 0.80, 0.56))
    core.area((0.9, -0.5, 0.9), (0, 0, 0), (0.9, 0.7), 2.2, (0.75, 0.86, 1.0))
    core.area((0.5, 1.2, 1.4), (0.1, 2.3, .4), (.4, .4), 14, (1.0, .72, .42))
    core.sky_gradient([(-10, "#3a2a1c"), (30, "#6b5540"), (90, "#77746c")], 0.18)
    core.camera((0.055, -0.60, 0.335), (0.008, 0.028, 0.022), lens=66, fstop=7.0,
                focus=(-0.02, -0.06, 0.04))
    return {"size": (1200, 800), "samples": 24,
            "look": {"key": 0.16, "contrast": 1.06, "saturation": 0.95, "vignette": .2}}


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
    return {"size": (1200, 800), "samples": 24,
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


PICTURES = {
    "gallery/kochi/spices": kochi_spices,
    "gallery/ernakulam-south/filter-coffee": filter_coffee,
}
