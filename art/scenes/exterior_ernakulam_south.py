"""Nilavara Junction, Ernakulam South: the rounded corner under its canopy in the last light, the coffee counter open, the street wet and torn up."""
import math

import numpy as np

from kit import architecture as arch
from kit import core, household as p, photo, surfaces as s, weathered as old
from kit.solid import Batch, area_light, place, point_light
from scenes.exterior_kalamassery import lettering, old_road, paving, street
from scenes.hero_harbour import weathered

WARM = (1, .62, .32)
R = 5.0  # outer radius of the corner about the origin; the wings run along +X and +Y
KERB = 8.2
LINTEL, CANOPY, SILL, TOP = 3.15, 4.0, 5.3, 8.1


def stucco():
    """Cream paint over cement, eighty monsoons old: soot, black tears below every edge, algae, patches where it has come off, fine cracks."""
    g = s.Graph("old stucco")
    at = g.world()
    cloud, fine = g.noise(at, .9, 7, .64), g.noise(at, 60, 4, .6)
    tone = g.ramp(cloud, (.3, "#6b6251"), (.7, "#a2967d"))
    patch = g.noise(at, .7, 3, .5, .3)
    tone = g.mix(g.math("MULTIPLY", g.ramp(patch, (.55, 0.0), (.565, 1.0)), .45), tone, "#b1a68f")
    tears = g.noise(g.world((5, 5, .22)), 1, 6, .64)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.45, 0.0), (.64, 1.0)), .80), tone, "#211e18")
    tone = g.mix(g.math("MULTIPLY", g.ramp(g.noise(at, 1.9, 6, .7), (.54, 0.0), (.68, 1.0)), .7), tone, "#33352a")
    off = g.ramp(g.noise(at, 1.25, 7, .68), (.635, 0.0), (.645, 1.0))
    tone = g.mix(g.math("MULTIPLY", off, .85), tone, g.ramp(fine, (.3, "#3d3831"), (.7, "#5d574d")))
    crack = g.ramp(g.voronoi(g.vector("ADD", at, g.combine(cloud, fine, cloud)), 1.1, "DISTANCE_TO_EDGE")["Distance"], (0.0, 1.0), (.012, 0.0))
    tone = g.mix(g.math("MULTIPLY", crack, .6), tone, "#2a251d")
    height = g.math("SUBTRACT", g.math("SUBTRACT", g.math("ADD", cloud, g.math("MULTIPLY", fine, .25)), crack), g.math("MULTIPLY", off, .5))
    return g.done(g.principled(Base_Color=tone, Roughness=.75, Specular=.25, Normal=g.bump(height, .5, .008)))


def wires(kit):
    """Concrete pole at the kerb with what has been hung on it in fifty years, and its lines along the front."""
    rng = np.random.default_rng(9)
    x, y = -8.9, 2.6
    kit["stucco"].box((x - .11, y - .09, 0), (x + .11, y + .09, 9.2), .02)
    for z, w in ((8.6, .8), (7.9, .6)):
        kit["steel"].box((x - w, y - .04, z), (x + w, y + .04, z + .09), .006)
    kit["steel"].box((x - .2, y - .34, 3.0), (x + .2, y - .08, 3.55), .02)
    for k in range(13):
        z = rng.uniform(5.2, 8.7)
        a, b = np.array((x + rng.uniform(-.6, .6), y, z)), np.array((rng.choice((-5.2, -9.4, -14)), rng.uniform(14, 30), z + rng.uniform(-1.5, .8)))
        sag = rng.uniform(.4, 1.1)
        kit["steel~"].tube([a + (b - a) * q - np.array((0, 0, 4 * sag * q * (1 - q))) for q in np.linspace(0, 1, 22)], rng.choice((.009, .013, .018)), 6)
    for k in range(9):
        z = rng.uniform(5.0, 8.6)
        a, b = np.array((x, y, z)), np.array((rng.uniform(2, 14), rng.uniform(-14, -8), z + rng.uniform(-.4, 1.2)))
        sag = rng.uniform(.3, .8)
        kit["steel~"].tube([a + (b - a) * q - np.array((0, 0, 4 * sag * q * (1 - q))) for q in np.linspace(0, 1, 22)], rng.choice((.009, .013)), 6)
    for k in range(4):
        b = np.array((*spot(R + .02, 184 + 9 * k), rng.uniform(4.6, 5.2)))
        a = np.array((x, y, rng.uniform(5.0, 6.5)))
        kit["steel~"].tube([a + (b - a) * q - np.array((0, 0, 1.2 * q * (1 - q))) for q in np.linspace(0, 1, 18)], .011, 6)


def ring(kit, key, r, a0, a1, z0, z1, thick=.25, n=40):
    """Piece of the rounded corner: a wall of outer radius r between two angles (0 = +X) and two heights."""
    a = np.radians(np.linspace(a0, a1, n))
    outline = [(r, z0), (r, z1), (r - thick, z1), (r - thick, z0), (r, z0)]
    kit[key].grid(np.array([np.stack([q * np.cos(a), q * np.sin(a), np.full(n, z)], -1) for q, z in outline]))


def spot(r, a):
    """Point at radius r and angle a of the corner."""
    return r * math.cos(math.radians(a)), r * math.sin(math.radians(a))


def corner(kit):
    """Rounded front: tiled piers and curved panes below, canopy with its tubes, ribbon window and eyebrows above."""
    for a in (180, 198, 216, 234, 252, 270):
        ring(kit, "tile~", R + .03, a - 1.6, a + 1.6, 0, LINTEL + .6, .4, 8)
    ring(kit, "tile~", R, 180, 270, 0, .52, .3)
    ring(kit, "stucco~", R, 180, 270, LINTEL, CANOPY, .4)
    for a in (180, 198, 234, 252):
        ring(kit, "pane~", R - .16, a + 1.6, a + 16.4, .52, LINTEL, .006, 12)
        for z in (.54, 2.42, LINTEL - .03):
            ring(kit, "steel~", R - .13, a + 1.6, a + 16.4, z - .025, z + .025, .07, 12)
        for q in (a + 6.5, a + 11.5):
            ring(kit, "steel~", R - .13, q - .25, q + .25, .52, LINTEL, .07, 3)
    # canopy: flat slab, a step, two red tubes along its edge
    ring(kit, "stucco~", R + 1.55, 178, 272, CANOPY, CANOPY + .16, 1.9)
    ring(kit, "band~", R + 1.60, 178, 272, CANOPY + .10, CANOPY + .34, .5)
    ring(kit, "stucco~", R + 1.50, 178, 272, CANOPY + .34, CANOPY + .40, .8)
    for z in (CANOPY + .165, CANOPY + .275):
        a = np.radians(np.linspace(181, 269, 90))
        kit["neon~"].tube(np.stack([(R + 1.645) * np.cos(a), (R + 1.645) * np.sin(a), np.full(90, z)], -1), .013, 10)
    for k, a in enumerate(np.linspace(186, 264, 9)):
        x, y = spot(R + .75, a)
        kit["steel~"].lathe([(.085, 0), (.095, 0), (.095, -.014), (.085, -.014)], (x, y, CANOPY - .001), 32)
        if k in (1, 4, 8):  # the others have burnt out
            kit["globe"].lathe([(0, -.004), (.084, -.004)], (x, y, CANOPY), 32)
            core.spot((x, y, CANOPY - .03), (x * 1.02, y * 1.02, 0), (0, 60, 0, 0, 26, 0, 0, 0, 44)[k], WARM, 110, .9, .06)
    # above: wall, ribbon window, eyebrow, bands
    ring(kit, "stucco~", R, 180, 270, CANOPY, SILL, .3)
    ring(kit, "stucco~", R, 180, 270, TOP - .9, TOP + .4, .3)
    for z in (CANOPY + .62, CANOPY + .84, CANOPY + 1.06):
        ring(kit, "band~", R + .05, 180, 270, z, z + .10, .1)
    ring(kit, "stucco~", R + .20, 180, 270, SILL - .06, SILL + .06, .5)
    ring(kit, "stucco~", R + .65, 180, 270, TOP - .92, TOP - .80, .9)
    ring(kit, "pane~", R - .2, 180, 270, SILL, TOP - .9, .006)
    ring(kit, "night~", 2.6, 172, 278, SILL - .6, TOP, .1)
    for z in (SILL - .5, TOP - .7):
        a = np.radians(np.linspace(172, 278, 30))
        kit["night~"].grid(np.array([np.stack([q * np.cos(a), q * np.sin(a), np.full(30, z)], -1) for q in (0.0, R - .25)]))
    for q in np.arange(181, 270, 4.4):
        ring(kit, "steel~", R - .16, q - .3, q + .3, SILL, TOP - .9, .07, 3)
    for z in (SILL + .55, SILL + 1.2):
        ring(kit, "steel~", R - .16, 180, 270, z - .02, z + .02, .06)


def counter(kit):
    """The coffee counter inside the corner: panelled wall, shelves of glasses and tins, a curved bar, globes."""
    rng = np.random.default_rng(3)
    ring(kit, "room~", 1.6, 150, 310, 0, CANOPY, .1)
    ring(kit, "wood~", 1.64, 175, 275, .2, 1.25, .08)
    a = np.radians(np.linspace(170, 280, 40))
    kit["ceiling~"].grid(np.array([np.stack([q * np.cos(a), q * np.sin(a), np.full(40, CANOPY - .06)], -1) for q in (0.0, R)]))
    kit["floor"].grid(np.array([np.stack([q * np.cos(a), q * np.sin(a), np.full(40, .16)], -1) for q in (0.0, R)]))
    for x in np.arange(-4.55, -1.6, .14):  # party wall: boards, train times, an old poster
        kit["wood"].box((x, -.10, .16), (x + .125, -.06, 1.5), .004, rng.random())
    kit["room"].box((0, -R, .16), (.1, 0, CANOPY), 0)
    kit["room"].box((-4.6, -.05, .16), (0, 0, CANOPY), 0)
    for x, wide, z0, z1, key in ((-4.3, .62, 1.75, 2.6, "dark~"), (-3.4, .9, 1.7, 2.75, "tin~"), (-2.2, .5, 1.8, 2.5, "wood")):
        kit[key].box((x, -.10, z0), (x + wide, -.05, z1), .006)
    for z in (1.55, 1.95, 2.35):
        ring(kit, "wood~", 1.92, 182, 268, z - .03, z, .3)
        for q in np.arange(183, 268, 3.2):
            if rng.random() < .8:
                x, y = spot(1.80, q + rng.uniform(-.5, .5))
                h, r = rng.uniform(.10, .27), rng.uniform(.03, .055)
                kit[rng.choice(("tin~", "steel~", "dark~", "white~"))].lathe([(r, 0), (r, h * .8), (r * .8, h * .88), (r * .8, h), (0, h)], (x, y, z), 20)
    ring(kit, "wood~", 3.25, 184, 266, .16, 1.08, .1)
    ring(kit, "white~", 3.38, 183, 267, 1.08, 1.13, .6)
    for q in (192, 203, 226, 238, 247):
        x, y = spot(3.8, q)
        kit["steel~"].lathe([(.16, 0), (.16, .02), (.03, .04), (.025, .58), (.16, .60), (.165, .66), (.14, .68), (0, .68)], (x, y, .16), 28)
    for q, r in ((189, 2.9), (200, 3.1), (212, 2.9), (231, 3.0), (243, 2.9), (256, 3.1)):
        x, y = spot(r, q)
        kit["globe~"].lathe([(0, -.15), (.09, -.125), (.145, -.05), (.15, .02), (.11, .10), (.04, .145), (0, .15)], (x, y, 2.78), 32)
        kit["steel~"].tube([(x, y, 2.9), (x, y, CANOPY)], .01, 8)
        point_light((x, y, 2.78), (20, 30, 6, 26, 14, 24)[int(q) % 6], WARM, .16)
    x, y = spot(2.9, 219)
    kit["steel~"].lathe([(.20, 0), (.21, .06), (.19, .10), (.19, .52), (.17, .58), (.06, .66), (.05, .72), (0, .74)], (x, y, 1.13), 40)


def wing(kit, length=26.0):
    """Straight front along +Y: shops below, some with their shutters down, windows and air conditioners above. Drawn with u along the street."""
    rng = np.random.default_rng(8)
    kit.xf = place(-R, length, 0, -90)
    n = int(length // 3.25)
    w = length / n
    for k in range(n):
        a = k * w
        kit["tile"].box((a - .26, -.03, 0), (a + .26, .4, LINTEL + .6), .02)
        kit["tile"].box((a + .26, 0, 0), (a + w - .26, .4, .18 if k % 2 == 0 else .52), .01)
        if k in (n - 1, n - 4):
            kit["pane"].quad((a + .26, .16, .52), (a + w - .26, .16, .52), (a + w - .26, .16, LINTEL), (a + .26, .16, LINTEL))
            for q in np.linspace(a + .28, a + w - .28, 4):
                kit["steel"].box((q - .025, .10, .52), (q + .025, .17, LINTEL), .004)
            for z in (.55, 2.42, LINTEL - .03):
                kit["steel"].box((a + .26, .10, z - .025), (a + w - .26, .17, z + .025), .004)
            kit["room"].quad((a, 2.8, .1), (a + w, 2.8, .1), (a + w, 2.8, CANOPY), (a, 2.8, CANOPY))
            for x in (a + .02, a + w - .02):
                kit["room"].quad((x, .4, .1), (x, 2.8, .1), (x, 2.8, CANOPY), (x, .4, CANOPY))
            kit["wood"].box((a + .5, 2.3, .1), (a + w - .5, 2.75, 2.2), .02)
            kit["globe~"].lathe([(0, -.15), (.145, -.05), (.15, .02), (.04, .145), (0, .15)], (a + w * .5, 1.3, 2.7), 24)
            point_light(kit.world(a + w * .5, 1.3, 2.7), 12, WARM, .16)
        else:
            for z in np.arange(.2, LINTEL, .075):
                kit["ribs"].box((a + .26, .10 + rng.normal(0, .002), z), (a + w - .26, .135, z + .062), .016, rng.random())
            kit["steel"].box((a + w * .5 - .09, .07, .20), (a + w * .5 + .09, .12, .26), .01)
    kit["stucco"].box((0, 0, LINTEL), (length, .4, CANOPY), 0)
    kit["stucco"].box((0, -1.5, CANOPY), (length, .1, CANOPY + .16), .02)
    kit["band"].box((0, -1.55, CANOPY + .10), (length, -1.1, CANOPY + .34), .01)
    ops = [(k * w + .55, (k + 1) * w - .55, SILL, TOP - .9) for k in range(n)]
    arch.wall(kit, length, TOP + .4, ops, .35, "stucco", z0=CANOPY)
    for k, (a, b, z0, z1) in enumerate(ops):
        kit["pane"].quad((a, .2, z0), (b, .2, z0), (b, .2, z1), (a, .2, z1))
        for q in np.linspace(a, b, 4):
            kit["steel"].box((q - .025, .14, z0), (q + .025, .21, z1), .004)
        kit["night"].quad((a - .6, 2.4, z0 - .6), (b + .6, 2.4, z0 - .6), (b + .6, 2.4, z1 + .5), (a - .6, 2.4, z1 + .5))
        kit["night"].quad((a - .6, .4, z1 + .3), (b + .6, .4, z1 + .3), (b + .6, 2.4, z1 + .3), (a - .6, 2.4, z1 + .3))
        for z in (z0 + .02, z0 + .55, z0 + 1.2, z1 - .02):
            kit["steel"].box((a, .14, z - .022), (b, .21, z + .022), .004)
        if k in (n - 2, n - 5):
            kit["curtain~"].grid(np.array([np.stack([np.linspace(a, b, 80), .42 + .03 * np.sin(np.linspace(0, 60, 80)), np.full(80, z)], -1) for z in (z0 - .1, z1 + .1)]))
            point_light(kit.world((a + b) / 2, 1.2, z0 + 1.3), 40, WARM, .2)
        if k in (n - 1, n - 3, n - 6):
            kit["white"].box((b - 1.0, -.42, z0 - .74), (b - .18, -.06, z0 - .16), .02)
            kit["dark~"].lathe([(.20, 0), (.20, .01), (0, .012)], (b - .68, -.43, z0 - .45), 24)
            kit["dark~"].tube([(b - .25, -.1, z0 - .4), (b - .1, -.05, z0 - .6), (b - .08, -.04, CANOPY + .2)], .02, 8)
    kit["stucco"].box((0, -.65, TOP - .92), (length, .1, TOP - .80), .02)
    kit["stucco"].box((0, -.16, SILL - .06), (length, .1, SILL + .06), .02)
    for z in (CANOPY + .62, CANOPY + .84, CANOPY + 1.06):
        kit["band"].box((0, -.05, z), (length, .05, z + .10), .01)
    kit.at()
    for y, power in ((3.4, 0), (7.0, 34), (16, 30)):
        if power:
            kit["globe"].lathe([(0, -.004), (.084, -.004)], (-R - .75, y, CANOPY), 32)
            core.spot((-R - .75, y, CANOPY - .03), (-R - .8, y, 0), power, WARM, 120, .8, .08)


def pavement(kit, length=40.0):
    """Wet setts round the corner and along the wing, a kerb, worn."""
    rng = np.random.default_rng(4)
    for r in np.arange(R + .02, KERB - .2, .2):
        n = int(math.radians(110) * r / .2)
        a = np.radians(170) + (np.arange(n) + .5 * (int(r * 5) % 2)) * math.radians(110) / n
        c, sn = np.cos(a), np.sin(a)
        rots = np.zeros((n, 3, 3))
        rots[:, 0, 0], rots[:, 0, 1], rots[:, 1, 0], rots[:, 1, 1], rots[:, 2, 2] = c, -sn, sn, c, 1
        kit["setts"].boxes(np.stack([(r + .1) * c, (r + .1) * sn, .10 + rng.normal(0, .0018, n)], -1), [(.193, .193, .1)], .006, rng.random(n), rots)
        m = int(length / .2)
        y = (np.arange(m) + .5 * (int(r * 5) % 2)) * .2
        kit["setts"].boxes(np.stack([np.full(m, -r - .1), y, .10 + rng.normal(0, .0018, m)], -1), [(.193, .193, .1)], .006, rng.random(m))
    for a in np.arange(172, 270, 5.2):
        ring(kit, "kerb", KERB, a, a + 5.14, -.05, .15 + rng.normal(0, .002), .2, 5)
    for y in np.arange(0, length, .75):
        kit["kerb"].box((-KERB, y, -.05), (-KERB + .2, y + .742, .15 + rng.normal(0, .002)), .015)


def ernakulam():
    """40 mm from across the wet road, at eye level, the street out of focus to the left."""
    p.fresh()
    kit = arch.Kit(**arch.palette(lit=.4))
    wall = old.lime(.2, "#b9a684", "#8d7a5c", "#54442f", name="counter wall")
    face, red = stucco(), weathered("red band", "#4a1d17", "#74332a", .5)
    tiles, dark = weathered("oxblood tile", "#3a1410", "#5c241c", .16), s.matt("#17181a", .4, name="steel")
    kit.materials.update({"stucco": face, "stucco~": face, "band": red, "band~": red, "tile": tiles, "tile~": tiles, "steel": dark, "steel~": dark, "pane": s.pane(), "pane~": s.pane(),
                          "night": s.matt("#4a4338", .9, name="dark room"), "night~": s.matt("#4a4338", .9, name="dark room"),
                          "neon~": s.glow("#ff4526", 9.0, name="tube"), "globe": s.glow("#ffe0b4", 9.0), "globe~": s.glow("#ffe0b4", 6.0), "room": wall,
                          "room~": wall, "ceiling~": s.matt("#a89f8c", .8, name="ceiling"), "floor": s.matt("#5a4a3c", .2, name="floor"),
                          "wood": s.wood("teak", "z", .4), "wood~": s.wood("teak", "z", .4), "white": s.matt("#a8a499", .5, name="enamel white"), "white~": s.matt("#c9c4b6", .3, name="marble"),
                          "tin~": s.matt("#8a5a2a", .35, .5, name="tin"), "dark~": s.matt("#241d18", .3, .5, name="dark glass"), "ribs": weathered("shutter ribs", "#33383a", "#5b6264", .35),
                          "curtain~": s.cloth("#a98a62", "#94764f"), "setts": paving(), "kerb": weathered("kerb", "#3f3b34", "#67625a", .4)})
    corner(kit)
    counter(kit)
    wing(kit)
    kit["night"].box((0, -R + .4, CANOPY), (.1, 0, TOP), 0)
    pavement(kit)
    wires(kit)
    kit.build()
    for k, letter in enumerate("NILAVARA"):
        a = 199.5 + 4.4 * k
        x, y = spot(R + 1.40, a)
        lettering(letter, place(x, y, CANOPY + .42, a + 90), .62, s.glow("#ff5a36", 3.2, name="letters"))
    for a in (190, 203, 216, 229, 242, 255):
        x, y = spot(R + 1.9, a)
        point_light((x, y, CANOPY + .25), 2.2, (1, .16, .07), .12)
    road = Batch("road", old_road())
    road.quad((-60, -60, 0), (60, -60, 0), (60, 80, 0), (-60, 80, 0))
    road.build()
    photo.view(street(), (-4.6, 44, -1.05), 16, 20, 0, 1.0)
    area_light((-22, -20, 14), (0, 0, 3), (16, 10), 130, (.62, .74, 1.0))
    core.sky_gradient([(-10, "#1c1f26"), (0, "#6a6874"), (10, "#4a536b"), (30, "#34435f"), (90, "#26344f")], .34, clouds=("#2b3446", .6, 2.2))
    core.camera((-12.2, -13.6, 1.55), (-5.0, 0, 2.75), 40, fstop=1.2, focus=(-4.2, -3.0, 2.4), level=True)
    return {"size": (1200, 800), "look": photo.look(.075, contrast=1.04, saturation=.86, vignette=.22, bloom=.10, bloom_threshold=1.3, texture=.3)}


PICTURES = {"exteriors/ernakulam-south": ernakulam}

FINISH = {
    "exteriors/ernakulam-south": {"exposure": .15, "glow": (.12, .5), "fade": .12, "saturation": .9},
}
