"""Nilavara Grove: a hammock in the areca grove, late in the day."""
import math
import random

from kit import core
from kit import garden
from kit import foliage as green
from kit import household as p
from kit import surfaces as s
from scenes.gallery_garden_bath import stool


def hammock_cloth(a, b, sag, width, mat, steps=(96, 36)):
    """Cotton hammock between the points a and b: gathered at both ends by cords, open in the middle, with fringed hems.

    Returns the function (u, v) -> (x, y, z) of its cloth.
    """
    ax, ay, az = a
    bx, by, bz = b
    noise = p.wave_noise(4, 7, 1.6)
    begin, end = .17, .83

    def line(t):
        return (ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t - 4 * sag * t * (1 - t))

    def cloth(u, v):
        t = begin + (end - begin) * u
        x, y, z = line(t)
        e = (v - .5) * 2
        w = width / 2 * (.10 + .90 * math.sin(math.pi * min(1, max(0, .04 + .92 * u))) ** .75)
        hang = .58 * w * (1 - e * e)
        pleat = (1 - math.sin(math.pi * u)) ** 1.6
        out = .62 * w * e + .022 * pleat * math.sin(22 * e)
        up = -hang + .10 * pleat * abs(e) + .018 * pleat * math.cos(24 * e) + .010 * noise(u * 5, e * 1.6) * (1 - pleat)
        return (x + .006 * noise(e * 2, u * 4), y + out, z + up + .16 * math.sin(math.pi * u) * abs(e) ** 3 * .4)
    obj = p.surface(cloth, steps[0], steps[1], mat, uv=lambda u, v: (u * 2.1, v * width))
    p.thick(obj, .004, 0)
    cord = s.cloth("#efe2c6", "#d3c097", 500, name="cord")
    for side, anchor in ((0, a), (1, b)):
        ring = (anchor[0] + (.16 if side == 0 else -.16), anchor[1], anchor[2] - .045)
        for k in range(19):
            q = cloth(float(side), k / 18)
            mid = tuple((q[i] * .5 + ring[i] * .5) + (-.012 if i == 2 else 0) for i in range(3))
            p.tube([ring, mid, q], .0026, cord, resolution=2)
        p.tube([(ring[0] + .020 * math.cos(k * .5236), ring[1] + .004, ring[2] + .020 * math.sin(k * .5236)) for k in range(12)], .006, s.brass(.3, .5), closed=True)
        p.tube([ring, anchor], .011, cord, smooth=False)
    # hem: a cord and knotted tassels along both edges
    for v in (0.0, 1.0):
        p.tube([cloth(k / 60, v) for k in range(61)], .0075, cord, smooth=False)
        rng = random.Random(int(v) + 2)
        for k in range(6, 55):
            x, y, z = cloth(k / 60, v)
            drop = .115 * rng.uniform(.9, 1.1) * min(1, math.sin(math.pi * k / 60) + .35)
            lean = rng.uniform(-.010, .010)
            out = -.012 if v == 0 else .012
            p.tube([(x, y, z), (x + lean * .4, y + out, z - drop * .35), (x + lean, y + out, z - drop * .45)], .0030, cord, resolution=2)
            p.lathe([(0, .008), (.006, .004), (.006, -.004), (.004, -.008)], cord, (x + lean, y + out, z - drop * .45), 10)
            p.lathe([(.004, 0), (.009, -.02), (.011, -.055), (0, -.055)], cord, (x + lean, y + out, z - drop * .45 - .006), 10)
    return cloth


def woven():
    """Cream cotton with bands that run the length of the hammock (UV in metres), a visible weave, light through it."""
    g = s.Graph("hammock")
    u, v, _ = g.separate(g.add("TexCoord").outputs["UV"])
    where = g.math("FRACT", g.math("DIVIDE", v, .256))
    tone = g.ramp(where, (.0, "#efe2c4"), (.40, "#b0432a"), (.52, "#efe2c4"), (.60, "#d9a441"), (.655, "#efe2c4"), (.74, "#1f6f6b"), (.86, "#efe2c4"), constant=True)
    thread = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", u, 1150)), g.math("SINE", g.math("MULTIPLY", v, 1150)))
    cloud = g.noise(g.coords(3), 1.5, 4)
    tone = g.mix(.5, tone, g.ramp(cloud, (.3, .78), (.7, 1.0)), "MULTIPLY")
    front = g.principled(Base_Color=tone, Roughness=.9, Sheen=.3, Specular=.1, Normal=g.bump(thread, .5, .0015))
    node = g.add("MixShader", Fac=.28)
    g.tree.links.new(front, node.inputs[1])
    g.tree.links.new(g.add("BsdfTranslucent", Color=tone).outputs[0], node.inputs[2])
    return g.done(node.outputs[0])


def hammock():
    """Cotton hammock between two areca palms in low sun, a book and a tender coconut on a stool; 38 mm."""
    p.fresh()
    rng = random.Random(11)
    p.mesh("ground", [(-40, -12, -.02), (40, -12, -.02), (40, 50, -.02), (-40, 50, -.02)], [(0, 1, 2, 3)], s.soil("#57512a"))
    green.lawn(-3.6, 3.6, -3.4, 3.2, 4200, 1, None, (.45, .9))
    green.lawn(-7, 7, 2.4, 9, 1500, 3, None, (.8, 1.5))
    # the two palms that hold it, and the hammock
    left, right = (-1.62, .30), (1.70, .10)
    green.areca((*left, 0), 4.6, 10, 1, 4, 1.1, .068)
    green.areca((*right, 0), 5.0, 10, 1, 10, 1.1, .068)
    stripes = woven()
    cloth = hammock_cloth((-1.54, .29, 1.50), (1.62, .11, 1.52), .46, 1.28, stripes)
    for (x, y), z in ((left, 1.50), (right, 1.52)):
        for k in range(4):
            p.tube([(x + .078 * math.cos(q * .3927), y + .078 * math.sin(q * .3927), z - .02 + .013 * k + .003 * math.sin(q)) for q in range(16)], .0075,
                   p.once("rope", lambda: s.cloth("#d9c398", "#b39a68", 500, name="rope")), closed=True)
    # pillow at the left end, a shawl over the edge
    x, y, z = cloth(.20, .5)
    p.cushion((.46, .34, .15), (x + .06, y - .01, z + .085), s.cloth("#f1e6cf", "#ddccaa", bump=.6, scale=420), (0, .42, .05), seed=5)

    def shawl(u, v):
        # lies in the hollow and falls over the near hem
        t = .55 + .17 * u + .012 * math.sin(9 * v)
        k = v * 1.25
        if k < .72:
            q = cloth(t, .62 - .62 * k / .72)
            return (q[0], q[1] - .006, q[2] + .010 + .006 * math.sin(u * 17 + v * 3))
        q = cloth(t, 0.0)
        d = (k - .72)
        return (q[0] + .012 * math.sin(u * 13) * d * 2, q[1] - .022 - .035 * math.sin(min(1, d * 4) * 1.57) + .020 * math.sin(u * 15 + 1) * min(1, d * 4), q[2] + .012 - d * .72)
    p.thick(p.surface(shawl, 40, 60, s.cloth("#1f6f6b", "#2f8a80", bump=.7, scale=420)), .004, 0)
    # stool with book and coconut, hat on the grass side
    stool((.34, -.52, 0), .4, .215, .40)
    h = .394
    p.open_book((.27, -.56, h + .001), .35, .78)
    garden.tender_coconut((.45, -.455, h - .002), 2.2, .86)
    straw = s.strips("#d9bd84", "#9c7a42", .006)
    p.lathe(p.rounded([(.185, .018), (.14, .004), (.092, .008), (.088, .055), (.076, .10), (.03, .112), (0, .108)], 2), straw, (-.66, -.30, .035), 56, (.06, -.05, 0))
    p.lathe([(.0925, .014), (.0915, .036), (.0895, .036), (.0905, .014)], s.matt("#9c3b22", .7), (-.66, -.30, .035), 56, (.06, -.05, 0))
    # grove: undergrowth, plantain, arecas, villa roof far behind
    for x, yy, hh, sz, k in ((-3.5, 2.2, 1.9, 1.0, 1), (3.7, 2.0, 2.2, 1.05, 2), (-2.2, 5.4, 2.3, 1.1, 3), (2.6, 5.8, 2.2, 1.05, 4), (-5.4, 4.6, 2.6, 1.2, 5), (5.6, 4.4, 2.6, 1.2, 6),
                            (.3, 8.6, 2.4, 1.1, 7)):
        green.plantain((x, yy, 0), hh, 9, k, sz)
    for x, yy, hh in ((-3.0, 3.9, 4.6), (3.1, 4.2, 5.0), (-.9, 6.6, 5.6), (1.3, 7.4, 6.0), (-4.6, 7.2, 5.6), (4.6, 7.6, 6.0), (-2.4, 9.6, 6.6), (2.9, 10.2, 6.8), (-6.8, 6.0, 5.4), (6.9, 6.4, 5.2)):
        green.areca((x, yy, 0), hh, 10, 1, int(x * 7) + 90, 1.2, .066)
    for k in range(34):
        side = rng.choice((-1, 1))
        x, yy = side * rng.uniform(1.6, 4.2), rng.uniform(1.2, 4.6)
        kind = rng.choice(("fern", "lily", "heliconia", "croton", "fern"))
        if kind == "croton":
            green.bush((x, yy, 0), rng.uniform(.22, .34), green.leaf_set("croton"), 80, k)
        else:
            green.rosette((x, yy, 0), green.leaf_set(kind), 22, (1.4, .2), k, (.7, 1.15))
    for k in range(22):
        green.bush((rng.uniform(-9, 9), rng.uniform(8.5, 12), 0), rng.uniform(.9, 1.6), green.leaf_set("heliconia"), 80, k, size=(1, 1.8))
    for k in range(13):
        green.far_tree((-18 + k * 3 + rng.uniform(-1, 1), rng.uniform(17, 22), 0), rng.uniform(3.0, 4.4), k, 420)
    p.mesh("hedge", [(-50, 26, -1), (50, 26, -1), (50, 26, 7), (-50, 26, 7)], [(0, 1, 2, 3)], s.matt("#4a5228", .9, name="hedge"))
    core.sun(24, 322, 8.0, (1.0, .72, .38), .6)
    core.sky_gradient([(-10, "#5a5a34"), (0, "#e0b878"), (10, "#ecd2a0"), (24, "#d8d3bc"), (50, "#a8c0cc"), (90, "#7a9cbc")], .46, glow=(24, 322, "#ffb060", 34))
    core.area((.8, -3.6, 2.4), (0, .2, .8), (2.6, 1.6), 16, (1.0, .90, .74))
    core.camera((.06, -3.75, 1.22), (.02, .2, .95), 36, level=True, fstop=2.8, focus=3.9)
    return {"size": (1200, 800), "look": {"key": .13, "contrast": 1.08, "vignette": .22, "saturation": .92, "warmth": .16, "bloom": .06}}


PICTURES = {
    "gallery/elamakkara/hammock": hammock,
}
