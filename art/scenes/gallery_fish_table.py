"""Nilavara Harbour, Fort Kochi: dinner on the quay."""
import math
import random

from kit import core
from kit import foliage as green
from kit import household as p
from kit import surfaces as s


def water(z, near, far, tint="#2f5d60"):
    """Wide water with small waves, object in world coordinates."""
    g = s.Graph("water")
    a = g.noise(g.world((.35, .9, 1)), 1.0, 6, .62, .6)
    b = g.noise(g.world((2.2, 5.0, 1)), 1.0, 3, .6)
    height = g.math("ADD", a, g.math("MULTIPLY", b, .25))
    mat = g.done(g.principled(Base_Color=s.rgb(tint), Roughness=.08, Specular=.6,
                              Normal=g.bump(height, .55, .5)))
    p.mesh("water", [(-900, near, z), (900, near, z), (900, far, z), (-900, far, z)],
           [(0, 1, 2, 3)], mat)


def fishing_net(loc, rot=0.0, size=1.0):
    """Cheena vala: leaning poles, four bowed arms and a hanging net."""
    wood = p.once("netwood", lambda: s.wood("old", "x", .8, wear=.4))
    g = s.Graph("netting")
    diff = g.add("BsdfDiffuse", Color="#6b5a44").outputs[0]
    clear = g.add("BsdfTransparent").outputs[0]
    node = g.add("MixShader", Fac=.28)
    g.tree.links.new(clear, node.inputs[1])
    g.tree.links.new(diff, node.inputs[2])
    netting = g.done(node.outputs[0])
    with p.Gather(loc, (0, 0, rot), size):
        for x in (-1.6, 1.6):
            for y in (0, 3, 6):
                p.tube([(x, -y, -3), (x, -y, 1.2)], .12, wood, smooth=False)
        for y in range(14):
            p.between((-1.9, -y * .5, 1.2), (1.9, -y * .5, 1.2), .16, .07, wood)
        apex = (0, 9.5, 9.5)
        for x in (-1.2, 1.2):
            p.tube([(x, -.2, 1.2), (x * .4, 5.5, 6.4), apex], .12, wood, taper=[1.2, .7])
        p.tube([(0, -.2, 1.2), (0, -5.5, 7.5)], .10, wood)
        p.tube([(0, -5.5, 7.5), apex], .03, wood, smooth=False)
        corners = []
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            end = (sx * 6.2, 9.5 + sy * 6.2, 3.4)
            corners.append(end)
            p.tube([apex, (sx * 3.6, 9.5 + sy * 3.6, 8.6), (sx * 5.6, 9.5 + sy * 5.6, 6.2),
                    end], .085, wood, taper=[1.2, .6])
        def fn(u, v):
            x, y = (u * 2 - 1) * 6.2, 9.5 + (v * 2 - 1) * 6.2
            sag = (1 - (u * 2 - 1) ** 2) * (1 - (v * 2 - 1) ** 2)
            edge = 1 - .12 * (1 - (2 * u - 1) ** 2 * (2 * v - 1) ** 2)
            return (x * edge, 9.5 + (y - 9.5) * edge, 3.4 - 2.6 * sag ** .7)
        p.surface(fn, 20, 20, netting)
        stone = s.stone()
        for k in range(4):
            p.round_fruit(.28, stone, (.5 - k * .3, -4.5 - .2 * k, 3.4 + k * .4))


def canoe(loc, rot=0.0, length=7.0):
    """Narrow country boat with upturned ends and a boatman's pole."""
    dark = s.wood("old", "x", .6)

    def fn(u, v):
        x = (u - .5) * length
        k = (1 - abs(2 * u - 1) ** 2.2) ** .6
        a = math.pi * v
        return (x, .55 * k * math.cos(a), .55 + .6 * abs(2 * u - 1) ** 3 -
                .55 * math.sin(a) * k)
    obj = p.surface(fn, 30, 12, dark, loc=loc, rot=(0, 0, rot))
    p.thick(obj, .05, 0)


def far_shore(y, x0, x1, z, count, seed=0, height=9):
    """Bank of palms and trees across the water."""
    rng = random.Random(seed)
    dark = s.matt("#46563a", .95, .05, bump=1, scale=.4, name="bank")
    noise = p.wave_noise(seed, 8, 1.0)

    def fn(u, v):
        x = x0 + (x1 - x0) * u
        top = height * (.5 + .18 * noise(u * 9, 1) + .12 * noise(u * 31, 2))
        return (x, y + 8 * v, z + top * math.sin(math.pi * min(1, v * 1.2) * .5))
    p.surface(fn, 240, 4, dark)
    for _ in range(count):
        x = rng.uniform(x0, x1)
        green.areca((x, y - rng.uniform(0, 4), z), rng.uniform(.7, 1.25) * height, 9, 1,
                    rng.randint(0, 999), height * .19, .18)


def candle(loc, size=1.0, power=2.5):
    """Candle in a small glass, lit."""
    with p.Gather(loc, (0, 0, 0), size):
        p.lathe([(0, 0), (.032, 0), (.034, .003), (.038, .085), (.0365, .085), (.0325, .008),
                 (0, .007)], p.once("pane", lambda: s.pane(name="pane")), seg=40)
        wax = s.Graph("wax")
        wax = wax.done(wax.principled(Base_Color="#f4e3bd", Roughness=.4,
                                      Emission="#ffb45a", Emission_Strength=.6))
        p.lathe([(0, .008), (.029, .008), (.030, .045), (.024, .043), (0, .041)], wax, seg=32)
        p.lathe([(0, .046), (.0055, .053), (.005, .062), (0, .078)], s.glow("#ffb648", 14),
                seg=14)
    core.point((loc[0], loc[1], loc[2] + .10 * size), power, (1, .64, .28), .02)


def fish_table():
    """Dinner table set on the quay at dusk, nets against the afterglow; 40 mm."""
    p.fresh()
    h = .75
    # quay
    slab = s.stone("#a08d72", "#6b5c47", .55)
    rng = random.Random(2)
    for r in range(9):
        x = -6.0 - rng.random()
        while x < 6:
            w = rng.uniform(.7, 1.2)
            p.box((w - .012, .588, .06), (x + w / 2, -2.4 + r * .6, -.06), slab, edge=.012)
            x += w
    p.box((14, .42, .16), (0, 3.1, -.02), s.stone("#8f7d63", "#5f5240", .6), edge=.03)
    for x in (-2.9, 2.5):
        p.lathe(p.rounded([(.16, 0), (.15, .06), (.11, .12), (.11, .34), (.16, .40),
                           (.15, .47), (0, .50)], 2), black(), (x, 3.1, .14), 32)
    # table with a linen cloth
    linen = s.cloth("#f2e7d0", "#dfcfad", bump=.5)
    p.drape(1.5, .92, h, .30, .32, (0, 0, 0), linen, 5, .030, wrinkle=.0022, cells=120)
    runner = s.stripes(["#1f6f6b", "#e8dcc0", "#1f6f6b"], [.10, .008, .02], "y")
    p.drape(1.52, .30, h + .005, .26, 0, (0, .04, 0), runner, 8, .01, wrinkle=.002, cells=90)
    cream, teal = s.glaze("#f1e7d3", .14, .5), s.glaze("#22635e", .18, .25)
    big = p.rounded([(0, 0), (.09, 0), (.095, .004), (.135, .014), (.138, .018), (.095, .011),
                     (0, .010)], 3)
    small = [(r * .76, z) for r, z in big]
    silver = s.steel(.16)
    for x, y, turn in ((-.42, -.20, 0), (.42, -.20, 0), (-.42, .28, math.pi),
                       (.42, .28, math.pi)):
        sg = 1 if turn == 0 else -1
        p.lathe(big, cream, (x, y, h + .004), 64)
        p.lathe(small, teal, (x, y, h + .018), 56)
        p.napkin((.16, .07), (x, y, h + .030), s.cloth("#b4553a", "#96432b"), .2 * sg, 3)
        for dx, kind in ((-.185, 0), (.180, 1), (.205, 1)):
            cutlery((x + dx * sg, y, h + .005), silver, turn + math.pi / 2, kind)
        wine((x + .17 * sg, y + .17 * sg, h + .004), sg > 0)
    # grilled karimeen on a plantain leaf, in the middle
    p.box((.62, .27, .018), (0, .045, h + .008), s.wood("rosewood", "x", .4), edge=.008)
    leaf = green.plantain_leaf(.66, .30, 5, .10, .05)
    p.copies(leaf, [((-.33, .045, h + .040), (0, 0, 0), 1)], "leaf")
    for k, y in enumerate((.10, -.005)):
        fish((-.02 + .03 * k, y, h + .050), .1 - .2 * k)
    lime = p.fruit_skin("lime", "#6d9a2a", "#8fb53c", None, .35, .25, 260)
    for x, y in ((.23, .09), (.26, .01), (-.27, .00)):
        p.round_fruit(.022, lime, (x, y, h + .055), (.6, .4, 0))
    shallot = s.matt("#8e2f4a", .3, .5, name="shallot")
    for k in range(16):
        a = rng.uniform(0, 6.28)
        ring = [(.012 * math.cos(q * .524), .012 * math.sin(q * .524), 0) for q in range(12)]
        p.tube(ring, .0022, shallot, (.20 + .05 * math.cos(a), .05 + .05 * math.sin(a),
               h + .046 + .004 * (k % 3)), (rng.uniform(-.5, .5), rng.uniform(-.5, .5), 0),
               closed=True, resolution=2)
    for x, y in ((-.55, .05), (.53, .06), (.02, -.28)):
        candle((x, y, h + .006), 1.0, 1.5)
    brass = s.brass(.2)
    p.bowl(.055, .04, brass, (-.20, -.19, h + .006))
    p.lathe([(0, .033), (.048, .033)], s.liquid("#a8431c", .15), (-.20, -.19, h + .006), 32)
    p.bowl(.055, .04, brass, (.17, -.20, h + .006))
    p.dome(.048, .012, (.17, -.20, h + .036), s.matt("#f3ecd8", .8, bump=1, scale=700),
           rough=.3)
    p.bottle(s.liquid("#1c3a2c", .05), (.30, .30, h + .006), .30, .036, s.wood("pale", "z"),
             s.matt("#eadfc6", .8))
    # chairs
    for x, y, r in ((-.50, -.66, math.pi), (.62, -.70, math.pi + .35), (-.42, .86, 0),
                    (.45, .88, -.1)):
        chair((x, y, 0), r)
    # string lights between posts, lantern on the wall
    post = s.wood("old", "z", .6)
    for x in (-2.5, 2.6):
        p.tube([(x, 1.9, 0), (x, 1.9, 2.75)], .05, post, smooth=False)
    bulb = s.glow("#ffc070", 7)
    for y0, z0, y1, z1 in ((1.9, 2.7, 1.9, 2.7), (-2.2, 2.9, 1.9, 2.62)):
        pts = []
        for k in range(15):
            u = k / 14
            pts.append((-2.5 + 5.1 * u, y0 + (y1 - y0) * u, z0 + (z1 - z0) * u -
                        1.5 * u * (1 - u)))
        p.tube(pts, .006, black(), smooth=False)
        for k in range(1, 14):
            x, y, z = pts[k]
            p.lathe([(0, -.085), (.022, -.07), (.030, -.045), (.018, -.012), (.012, 0)], bulb,
                    (x, y, z), 16)
            if k % 3 == 1:
                core.point((x, y - .05, z - .13), 3.0, (1, .68, .34), .04)
    green.potted((-1.95, 1.55, 0), "areca", s.terracotta(), 1.2, 3, .22, .40)
    green.potted((1.95, 1.75, 0), "bougain", s.terracotta(), 1.15, 4, .22, .38)
    # harbour at dusk
    water(-1.6, 3.3, 900, "#31586a")
    fishing_net((-7.5, 26, -1.0), math.radians(-14), 1.0)
    fishing_net((7.5, 37, -1.0), math.radians(10), 1.0)
    canoe((2.8, 19, -1.7), .3, 7)
    far_shore(300, -330, 330, -1.6, 60, 5, 10)
    p.bokeh((0, 292, 1.6), 420, 5, 60, 3, .8, .9, depth=2)
    core.sky_gradient([(-10, "#5a4a55"), (0, "#f08a4a"), (3, "#ee9a68"), (9, "#c08a94"),
                       (20, "#6f78a6"), (45, "#34507f"), (90, "#203a66")], .5,
                      glow=(1, 8, "#ff9040", 30), clouds=("#f0a080", .55, 2.4))
    core.area((-.8, -3.2, 2.6), (0, 0, .8), (2, 1.4), 15, (1, .74, .46))
    core.camera((.36, -2.15, 1.50), (-.06, .6, 1.0), 30, level=True, fstop=5.6, focus=2.1)
    return {"size": (1200, 800),
            "look": {"key": .13, "contrast": 1.07, "vignette": .2, "bloom": .1}}


def black():
    """Blackened iron."""
    return p.once("blackiron", s.black_iron)


def cutlery(loc, mat, rot, kind):
    """Knife (1) or fork (0), 20 cm, along x."""
    with p.Gather(loc, (0, 0, rot)):
        p.tube([(-.10, 0, .002), (-.02, 0, .003), (.02, 0, .003)], .0038, mat,
               taper=[1.4, 1.0, .8])
        if kind:
            p.box((.085, .014, .0018), (.062, 0, .001), mat, edge=.0006)
        else:
            p.box((.03, .020, .0018), (.035, 0, .001), mat, edge=.0006)
            for k in range(4):
                p.box((.045, .0028, .0016), (.072, -.0078 + k * .0052, .001), mat, edge=.0005)


def wine(loc, filled=True):
    """Stemmed water glass."""
    g = p.once("pane", lambda: s.pane(name="pane"))
    p.lathe(p.rounded([(0, .002), (.034, 0), (.034, .002), (.006, .006), (.004, .02),
                       (.004, .075), (.012, .085), (.036, .11), (.040, .145), (.034, .185)],
                      2), g, loc, 48)
    if filled:
        p.lathe(p.rounded([(0, .086), (.012, .088), (.034, .112), (.0375, .135)], 2) +
                [(0, .135)], s.liquid("#d9a648", .03), loc, 40)


def fish(loc, rot=0.0):
    """Pearl spot in red masala, seared; 24 cm."""
    def make():
        g = s.Graph("masala")
        n = g.noise(g.coords(), 45, 7, .7)
        bars = g.math("SINE", g.math("MULTIPLY", g.separate(g.coords(jitter=False))[0], 230))
        tone = g.ramp(n, (.3, "#3d1508"), (.5, "#96390f"), (.72, "#c8641e"))
        tone = g.mix(g.math("MULTIPLY", g.ramp(bars, (.75, 0.0), (.95, 1.0)), .7), tone,
                     "#1f0d06")
        return g.done(g.principled(Base_Color=tone, Roughness=.35, Specular=.5,
                                   Normal=g.bump(n, .9, .003)))
    mat = p.once("masala", make)
    with p.Gather(loc, (0, 0, rot)):
        def body(u, v):
            x = -.10 + .19 * u
            w = .050 * math.sin(math.pi * min(1, u * .93 + .04)) ** .75
            a = 2 * math.pi * v
            return (x, w * math.cos(a), .017 * math.sin(math.pi * min(1, u * .93 + .04)) ** .6 *
                    math.sin(a))
        p.surface(body, 40, 24, mat)

        def tail(u, v):
            s_ = (v - .5) * 2
            x = .078 + .055 * u * (1 - .25 * (1 - abs(s_)))
            return (x, s_ * (.012 + .040 * u), .003 * math.sin(v * 20))
        p.thick(p.surface(tail, 8, 16, mat), .003, 0)
        for side in (-1, 1):
            def fin(u, v, side=side):
                x = -.045 + .10 * u
                w = .048 * math.sin(math.pi * min(1, (.55 * u + .25))) ** .75
                return (x, side * (w * .92 + v * .022 * math.sin(math.pi * (u * .85 + .1))),
                        .002 * math.sin(u * 40))
            p.thick(p.surface(fin, 20, 3, mat), .002, 0)
        p.lathe([(0, 0), (.005, .001), (.004, .004), (0, .005)], s.matt("#e9dfc6", .2),
                (-.078, .008, .010), 12)


def chair(loc, rot=0.0):
    """Dining chair: teak frame with a cane seat and curved back rail; faces -y."""
    teak = p.once("chairwood", lambda: s.wood("teak", "z", .35))
    weave = p.once("chairweave", lambda: s.strips("#c9a060", "#8a6432", .010))
    with p.Gather(loc, (0, 0, rot)):
        for x in (-.20, .20):
            p.tube([(x, -.19, .45), (x * 1.05, -.21, 0)], .018, teak, taper=[1.1, .7])
            p.tube([(x, .19, 0), (x, .17, .45), (x * 1.02, .25, .86)], .018, teak)
        for a, b in (((-.2, -.19, .42), (.2, -.19, .42)), ((-.2, .18, .42), (.2, .18, .42)),
                     ((-.2, -.19, .42), (-.2, .18, .42)), ((.2, -.19, .42), (.2, .18, .42))):
            p.between(a, b, .045, .022, teak)
        p.surface(lambda u, v: ((u - .5) * .40, (v - .5) * .38, .452 - .012 * math.sin(
            math.pi * u) * math.sin(math.pi * v)), 8, 8, weave, uv=lambda u, v: (u * .4,
                                                                               v * .38))
        for z in (.60, .70, .80):
            p.tube([(-.2, .19 + (z - .45) * .19, z), (0, .23 + (z - .45) * .19, z),
                    (.2, .19 + (z - .45) * .19, z)], .014, teak)


PICTURES = {"gallery/kochi/fish-table": fish_table}
