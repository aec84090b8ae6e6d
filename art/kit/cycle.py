"""An old roadster bicycle, part by part."""
import math
import random

from kit import household as p
from kit import surfaces as s


def _wheel(centre, r, rubber, steel, brass, seed=1):
    """Wheel in the xz plane: tyre, chromed rim, hub, crossed spokes, valve."""
    x, y, z = centre

    def ring(radius, n=72):
        return [(x + radius * math.cos(k * 2 * math.pi / n), y, z + radius * math.sin(k * 2 * math.pi / n)) for k in range(n)]
    p.tube(ring(r - .019), .019, rubber, closed=True, resolution=5)
    p.tube(ring(r - .040), .0115, steel, closed=True, resolution=3)
    p.cylinder(.017, .085, (x, y + .0425, z), steel, 24, .003, (math.pi / 2, 0, 0))
    for side in (-1, 1):
        p.cylinder(.030, .004, (x, y + side * .034 + .002, z), steel, 32, .001, (math.pi / 2, 0, 0))
        p.lathe([(0, -.01), (.011, -.009), (.011, .009), (0, .010)], steel, (x, y + side * .056, z), 6, (math.pi / 2, 0, 0), smooth_angle=20)
    for k in range(32):
        side = 1 if k % 2 else -1
        a = (k + .3 * seed) * 2 * math.pi / 32
        b = a + side * (1.15 if k % 4 < 2 else -1.15)
        p.tube([(x + .027 * math.cos(b), y + side * .034, z + .027 * math.sin(b)), (x + (r - .046) * math.cos(a), y, z + (r - .046) * math.sin(a))],
               .0013, steel, smooth=False, resolution=1)


def _mudguard(centre, r, a0, a1, paint, width=.062):
    """Domed strip round a wheel from angle a0 to a1 (radians in the xz plane)."""
    x, y, z = centre

    def fn(u, v):
        a = a0 + (a1 - a0) * u
        e = (v - .5) * 2
        q = r + .012 * (1 - e * e)
        return (x + q * math.cos(a), y + e * width / 2, z + q * math.sin(a))
    return p.thick(p.surface(fn, 60, 8, paint), .0022, 1)


def roadster(loc=(0, 0, 0), rot=0.0, lean=0.0, steer=.12, basket=True, paint=None):
    """Black gentleman's roadster, 28-inch wheels, front to +x, standing at loc between its wheels; `lean` tilts it to +y.

    Wicker basket on the handlebar, sprung leather saddle, rear carrier, dynamo lamp, bell and a closed chain case.
    """
    black = paint or p.once("enamel", lambda: s.glaze("#14161a", .14, name="enamel"))
    steel, brass = s.steel(.2), s.brass(.22, .4)
    rubber = s.matt("#1b1a19", .75, .25, bump=.4, scale=160, name="rubber")
    hide = s.matt("#7a4524", .42, .5, bump=.4, scale=220, name="saddle")
    r, base = .345, 1.14
    rear, front = (-base / 2, 0, r), (base / 2 + .0, 0, r)
    crank = (-.09, 0, .29)
    seat_top = (-.235, 0, .86)
    head_low, head_top = (.385, 0, .67), (.352, 0, .845)
    with p.Gather(loc, (-lean, 0, rot)):
        _wheel(rear, r, rubber, steel, brass, 1)
        # frame: top tube, down tube, seat tube, stays
        t = .0142
        p.tube([seat_top, (-.235, 0, .80), (.356, 0, .815)][1:], t, black, smooth=False)
        p.tube([crank, (.383, 0, .69)], t * 1.05, black, smooth=False)
        p.tube([crank, (-.245, 0, .90)], t * 1.02, black, smooth=False)
        p.cylinder(.029, .074, (crank[0], .037, crank[2]), black, 32, .004, (math.pi / 2, 0, 0))
        for e in (-1, 1):
            p.tube([(crank[0] - .02, e * .018, crank[2]), (crank[0] - .12, e * .046, crank[2] + .006), (rear[0] + .02, e * .056, r), (rear[0], e * .056, r)], .0085, black)
            p.tube([(-.222, e * .016, .80), (-.30, e * .046, .72), (rear[0], e * .056, r)], .0072, black)
        p.tube([head_low, head_top], .0185, black, smooth=False)
        for q in (head_low, head_top):
            p.lathe([(.018, -.010), (.0235, -.008), (.0235, .008), (.018, .010)], steel, q, 32, (0, -.185, 0))
        p.box((.020, .003, .036), (.395, 0, .75), brass, (0, -.185, 0), edge=.004)
        # saddle with springs
        p.tube([(-.243, 0, .88), (-.262, 0, .965)], .0125, steel, smooth=False)

        def saddle(u, v):
            a = (v - .5) * 2
            w = .102 * (1 - u) ** .8 * (1 - .12 * u) + .021
            w *= min(1, (u + .03) / .12) ** .5
            rise = .030 * (1 - u) ** 2.2 + .012 * u ** 3
            return (-.385 + .285 * u, a * w, 1.012 + rise - .012 * a * a * (1 - u) - .052 * abs(a) ** 5 - .012 * math.sin(math.pi * u))
        p.thick(p.surface(saddle, 44, 24, hide), .006, 0)
        p.tube([(-.36, -.045, .985), (-.26, 0, .968), (-.13, 0, .995)], .005, steel)
        p.tube([(-.36, .045, .985), (-.26, 0, .968)], .005, steel, smooth=False)
        for e in (-1, 1):
            coil = [(-.358 + .015 * math.cos(k * .9), e * .062 + .015 * math.sin(k * .9), .955 + k * .0016) for k in range(34)]
            p.tube(coil, .0028, steel, smooth=False, resolution=2)
            for k in range(3):
                p.lathe([(0, 0), (.006, .001), (.004, .004), (0, .005)], brass, (-.375 + .012 * k, e * (.045 + .012 * k) * (1 if k else .3), 1.038 - .006 * k), 10)
        p.box((.012, .15, .012), (-.355, 0, .950), steel, edge=.003)
        # chain case, chain wheel hint, cranks, pedals
        outline = []
        for k in range(13):
            a = math.pi / 2 + math.pi * k / 12
            outline.append((rear[0] + .050 * math.cos(a) - .01, r + .050 * math.sin(a)))
        for k in range(17):
            a = -math.pi / 2 + math.pi * k / 16
            outline.append((crank[0] + .112 * math.cos(a), crank[2] + .112 * math.sin(a)))
        p.extrude(outline, .012, black, (0, -.062, 0), edge=.010)
        p.lathe([(0, 0), (.034, 0), (.030, .006), (0, .007)], steel, (crank[0], -.078, crank[2]), 32, (math.pi / 2, 0, 0))
        for e, a in ((-1, -.55), (1, math.pi - .55)):
            px, pz = crank[0] + .165 * math.cos(a), crank[2] + .165 * math.sin(a)
            yy = e * .092
            p.tube([(crank[0], e * .06, crank[2]), (crank[0], yy, crank[2]), (px, yy, pz)], .0085, steel, smooth=False)
            p.tube([(px, yy, pz), (px, yy + e * .10, pz)], .006, steel, smooth=False)
            for d in (-.030, .030):
                p.box((.026, .086, .020), (px + d, yy + e * .055, pz - .010), rubber, edge=.004)
        # mudguards, stays, carrier, stand, rear light
        _mudguard(rear, r + .028, math.pi + .32, .35, black)
        p.tube([(rear[0] - .0, .058, r), (rear[0] - (r + .03) * math.cos(.20), .036, r + (r + .03) * math.sin(.20))], .0028, steel, smooth=False)
        p.tube([(rear[0] - .0, -.058, r), (rear[0] - (r + .03) * math.cos(.20), -.036, r + (r + .03) * math.sin(.20))], .0028, steel, smooth=False)
        for yy in (-.062, .0, .062):
            p.tube([(-.30, yy * .7, .77), (-.38, yy, .785), (-.76, yy, .785), (-.79, yy * .9, .80)], .0048, black)
        for x in (-.42, -.55, -.70):
            p.tube([(x, -.062, .786), (x, .062, .786)], .0045, black, smooth=False)
        for e in (-1, 1):
            p.tube([(rear[0], e * .062, r), (rear[0] - .04, e * .066, .70), (-.64, e * .062, .785)], .0045, black)
        lens = s.glaze("#9c1c16", .08, name="lens")
        p.lathe([(0, 0), (.022, 0), (.024, .012), (.015, .024), (0, .026)], lens, (rear[0] - (r + .038) * math.cos(.32), 0, r + (r + .038) * math.sin(.32)), 28, (0, -math.pi / 2, 0))
        # front fork, wheel, guard, handlebar, turned a little about the steering axis
        with p.Gather((front[0], 0, 0), (0, 0, steer)):
            f = (0, 0, r)
            ox = -front[0]
            _wheel(f, r, rubber, steel, brass, 2)
            for e in (-1, 1):
                p.tube([(.372 + ox - .005, e * .020, .665), (.400 + ox, e * .048, .58), (.440 + ox, e * .054, .46), (.005, e * .056, r)], .0100, black, taper=[1.15, .75])
            p.box((.045, .075, .024), (.387 + ox, 0, .652), black, (0, -.185, 0), edge=.008)
            _mudguard(f, r + .028, .18, 2.45, black)
            for e in (-1, 1):
                p.tube([(0, e * .058, r), ((r + .03) * math.cos(.45), e * .034, r + (r + .03) * math.sin(.45))], .0028, steel, smooth=False)
            p.tube([(.352 + ox, 0, .845), (.340 + ox, 0, .945), (.365 + ox, 0, .975)], .0115, steel)
            bar = [(.165 + ox, -.275, .985), (.255 + ox, -.270, .985), (.345 + ox, -.225, .990), (.385 + ox, -.12, .985), (.370 + ox, 0, .975),
                   (.385 + ox, .12, .985), (.345 + ox, .225, .990), (.255 + ox, .270, .985), (.165 + ox, .275, .985)]
            p.tube(bar, .0110, steel)
            for e in (-1, 1):
                p.tube([(.155 + ox, e * .276, .985), (.265 + ox, e * .268, .985)], .0155, hide, smooth=False)
                p.tube([(.25 + ox, e * .262, .958), (.33 + ox, e * .222, .955), (.372 + ox, e * .12, .952), (.366 + ox, 0, .945)], .0042, steel)
            p.lathe([(0, 0), (.026, 0), (.028, .006), (.024, .020), (.010, .028), (0, .029)], steel, (.300 + ox, -.245, 1.000), 32)
            p.lathe([(0, -.04), (.018, -.035), (.034, .0), (.037, .030), (.034, .034), (0, .030)], steel, (.425 + ox, 0, .855), 40, (0, math.pi / 2, 0))
            p.lathe([(0, .0305), (.033, .0335)], s.glaze("#efe6cf", .05, name="lamp-glass"), (.425 + ox, 0, .855), 40, (0, math.pi / 2, 0))
            if basket:
                _basket((.520 + ox, 0, .895))
                p.tube([(.385 + ox, -.10, .985), (.400 + ox, -.10, 1.0), (.400 + ox, -.10, 1.05)], .009, hide)
                p.tube([(.385 + ox, .10, .985), (.400 + ox, .10, 1.0), (.400 + ox, .10, 1.05)], .009, hide)


def _basket(loc):
    """Wicker basket 36 x 26 x 24 cm, standing on loc: uprights with rods woven before and behind, a plaited rim."""
    rod = s.wood("jack", "x", .6, name="wicker-rod")
    dark = s.matt("#8a6230", .7, bump=.5, scale=120, name="wicker-dark")
    x0, y0, z0 = loc
    n, rows, h = 44, 19, .235

    def rim(a, k):
        c, q = math.cos(a), math.sin(a)
        f = (abs(c) ** 5 + abs(q) ** 5) ** -.2
        grow = .84 + .16 * k
        return x0 + .128 * f * c * grow, y0 + .178 * f * q * grow
    rng = random.Random(3)
    for row in range(rows):
        k = row / (rows - 1)
        pts = []
        for i in range(n * 2):
            a = i * math.pi / n
            x, y = rim(a, k)
            off = .0042 * math.cos(i * math.pi / 2 + (row % 2) * math.pi)
            c, q = math.cos(a), math.sin(a)
            pts.append((x + off * c, y + off * q, z0 + .004 + h * k + rng.uniform(-.0008, .0008)))
        p.tube(pts, .0058, rod if row % 5 else dark, closed=True, resolution=2)
    for i in range(n):
        a = i * 2 * math.pi / n
        (xa, ya), (xb, yb) = rim(a, 0), rim(a, 1)
        p.tube([(xa, ya, z0), (xb, yb, z0 + h + .004)], .0042, dark, smooth=False, resolution=2)
    for e, z in ((-1, .250), (1, .256), (0, .246)):
        pts = [(*[v for v in rim(i * math.pi / n, 1.0 + .02 * e * math.cos(i * .9))], z0 + z - .006 + .004 * math.sin(i * .9 + e)) for i in range(n * 2)]
        p.tube(pts, .0075, rod, closed=True, resolution=2)
    p.box((.20, .29, .006), (x0, y0, z0 + .002), dark, edge=.002)
    for e in (-1, 1):
        pass
