"""Nilavara Junction, Ernakulam South: the sign and the coffee counter of the rounded corner at nightfall, the pavement wet."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from kit import architecture as arch
from kit import core, household as p, photo, room as rooms, surfaces as s, weathered as old
from kit.solid import Batch, area_light, place, point_light
from scenes.exterior_kalamassery import across, door_glass, old_road, paving
from scenes.hero_harbour import weathered

WARM = (1, .62, .32)
R = 5.0  # outer radius of the corner about the origin
KERB = 8.2
LINTEL, CANOPY, SILL = 2.86, 3.50, 5.15
BACK = (226, 1.9)  # the counter's back wall: angle that it faces, distance from the origin


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


def glazed():
    """Oxblood tiles of 1946: no two fired alike, crazed, some dull, rain-dirt in the joints' shade."""
    g = s.Graph("glazed tile")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    blot, fine = g.noise(at, 9, 5, .65), g.noise(at, 120, 3, .6)
    tone = g.ramp(g.math("ADD", g.math("MULTIPLY", tint, .7), g.math("MULTIPLY", blot, .3)), (.2, "#2a0c09"), (.55, "#42150f"), (.9, "#552016"))
    tears = g.noise(g.world((7, 7, .3)), 1, 6, .64)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.50, 0.0), (.68, 1.0)), .55), tone, "#1c1511")
    foot = g.math("ADD", g.separate(at)[2], g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), .5))
    tone = g.mix(g.math("MULTIPLY", g.ramp(foot, (.15, 1.0), (.5, 0.0)), .6), tone, "#241d17")
    rough = g.math("ADD", .10, g.math("MULTIPLY", g.math("ADD", g.ramp(tears, (.46, 0.0), (.66, 1.0)), g.ramp(tint, (.8, 0.0), (1.0, 1.0))), .22))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.55, Normal=g.bump(g.math("ADD", blot, g.math("MULTIPLY", fine, .2)), .12, .003)))


def mirror():
    """Mirror gone blind in spots and along its edges."""
    g = s.Graph("old mirror")
    at = g.world()
    spots, slow = g.noise(at, 26, 5, .7), g.noise(at, 2.1, 4, .6)
    blind = g.math("MULTIPLY", g.ramp(spots, (.56, 0.0), (.66, 1.0)), g.ramp(slow, (.40, .1), (.66, 1.0)))
    return g.done(g.principled(Base_Color=g.mix(blind, "#b9b6aa", "#4a4236"), Metallic=.9, Roughness=g.math("ADD", .04, g.math("MULTIPLY", blind, .4))))


def ring(kit, key, r, a0, a1, z0, z1, thick=.25, n=40):
    """Piece of the rounded corner: a wall of outer radius r between two angles (0 = +X) and two heights."""
    a = np.radians(np.linspace(a0, a1, n))
    outline = [(r, z0), (r, z1), (r - thick, z1), (r - thick, z0), (r, z0)]
    kit[key].grid(np.array([np.stack([q * np.cos(a), q * np.sin(a), np.full(n, z)], -1) for q, z in outline]))


def spot(r, a):
    """Point at radius r and angle a of the corner."""
    return r * math.cos(math.radians(a)), r * math.sin(math.radians(a))


def tiled(kit, r, a0, a1, z0, z1, seed, size=(.103, .053)):
    """Glazed tiles on the round: courses of single pieces, each a little out of true, on a dark bed."""
    rng = np.random.default_rng(seed)
    ring(kit, "grout~", r - .004, a0, a1, z0, z1, .2, 12)
    count, rows = max(1, round(math.radians(a1 - a0) * r / size[0])), round((z1 - z0) / size[1])
    wide, high = math.radians(a1 - a0) / count, (z1 - z0) / rows
    a, k = np.meshgrid(math.radians(a0) + (np.arange(count) + .5) * wide, np.arange(rows))
    a, k = a.ravel(), k.ravel()
    n = len(a)
    c, sn, lean = np.cos(a), np.sin(a), rng.normal(0, .012, (n, 2))
    rots = np.zeros((n, 3, 3))
    rots[:, 0] = np.stack([c, -sn, -c * lean[:, 0]], -1)
    rots[:, 1] = np.stack([sn, c, -sn * lean[:, 0]], -1)
    rots[:, 2] = np.stack([lean[:, 0], lean[:, 1], np.ones(n)], -1)
    kit["tile"].boxes(np.stack([r * c, r * sn, z0 + (k + .5) * high + rng.normal(0, .0006, n)], -1), [(.016, wide * r - .004, high - .004)], .003, rng.random(n), rots)


def corner(kit):
    """Rounded front: tiled piers and curved panes below, canopy with its tubes, the wall with its bands above."""
    for k, a in enumerate((180, 198, 216, 234, 252, 270)):
        tiled(kit, R + .03, a - 1.6, a + 1.6, .50, CANOPY, k)
        ring(kit, "kerb", R + .06, a - 1.9, a + 1.9, .1, .50, .4, 6)
        if a < 270:
            tiled(kit, R, a + 1.6, a + 16.4, .24, .56, 20 + k)
            ring(kit, "kerb", R + .03, a + 1.9, a + 16.1, .1, .24, .3, 10)
            ring(kit, "kerb", R + .05, a + 1.6, a + 16.4, .56, .60, .26, 10)
    ring(kit, "stucco~", R, 180, 270, LINTEL, CANOPY, .4)
    for a in (180, 198, 216, 234, 252):
        ring(kit, "pane~", R - .16, a + 1.6, a + 16.4, .60, LINTEL, .006, 24)
        for z, h in ((.63, .05), (2.22, .03), (LINTEL - .03, .04)):
            ring(kit, "iron~", R - .13, a + 1.6, a + 16.4, z - h / 2, z + h / 2, .06, 24)
        for q in (a + 1.9, a + 9, a + 16.1):
            ring(kit, "iron~", R - .13, q - .2, q + .2, .60, LINTEL, .06, 3)
    # canopy: flat slab, a step, tubes along its edge in their clips
    ring(kit, "stucco~", R + 1.55, 176, 274, CANOPY, CANOPY + .16, 1.9)
    ring(kit, "band~", R + 1.60, 176, 274, CANOPY + .08, CANOPY + .34, .5)
    ring(kit, "stucco~", R + 1.50, 176, 274, CANOPY + .34, CANOPY + .40, .8)
    for z, a0, a1 in ((CANOPY + .15, 181, 224.4), (CANOPY + .15, 224.7, 269), (CANOPY + .215, 181, 203), (CANOPY + .215, 203.3, 269), (CANOPY + .28, 181, 246), (CANOPY + .28, 246.3, 269)):
        a = np.radians(np.linspace(a0, a1, 90))
        kit["neon~"].tube(np.stack([(R + 1.645) * np.cos(a), (R + 1.645) * np.sin(a), np.full(90, z)], -1), .0105, 10)
    for a in np.arange(183, 269, 4.1):
        for z in (.15, .215, .28):
            x, y = spot(R + 1.63, a + z * 6)
            kit["steel"].box((x - .014, y - .014, CANOPY + z - .02), (x + .014, y + .014, CANOPY + z + .004), .003)
    for k, a in enumerate((191, 204, 216.5, 229, 241, 255)):
        x, y = spot(R + .75, a)
        kit["steel~"].lathe([(.085, 0), (.095, 0), (.095, -.014), (.085, -.014)], (x, y, CANOPY - .001), 32)
        if k in (1, 3, 5):  # the others have burnt out
            kit["bulb"].lathe([(0, -.004), (.080, -.004)], (x, y, CANOPY), 32)
            core.spot((x, y, CANOPY - .03), (x * 1.02, y * 1.02, 0), (0, 30, 0, 46, 0, 24)[k], WARM, 110, .9, .06)
    ring(kit, "stucco~", R, 180, 270, CANOPY, SILL, .3)
    for z in (CANOPY + .62, CANOPY + .84, CANOPY + 1.06):
        ring(kit, "band~", R + .05, 180, 270, z, z + .10, .1)
    ring(kit, "stucco~", R + .20, 180, 270, SILL - .06, SILL + .06, .5)
    ring(kit, "night~", R - .2, 180, 270, SILL, SILL + 2, .01)


def wings(kit):
    """The front along either street: a shop with its shutter down, an iron gate before dark stairs; wall and canopy go on."""
    rng = np.random.default_rng(8)
    for side, place_ in ((0, place(-R, 6.0, 0, -90)), (1, place(0, -R, 0, 0))):
        kit.xf = place_
        a, b = (-20.0, 6.0) if side == 0 else (0, 6.0)
        kit["stucco"].box((a, .0, LINTEL), (b, .4, CANOPY), 0)
        kit["stucco"].box((a, -1.55, CANOPY), (b, .1, CANOPY + .16), .02)
        kit["band"].box((a, -1.60, CANOPY + .08), (b, -1.1, CANOPY + .34), .01)
        kit["stucco"].box((a, -1.5, CANOPY + .34), (b, -.7, CANOPY + .40), .01)
        kit["stucco"].box((a, 0, CANOPY), (b, .3, SILL), 0)
        kit["stucco"].box((a, -.2, SILL - .06), (b, .3, SILL + .06), .01)
        kit["stucco"].box((a, 0, SILL + .06), (b, .3, SILL + 3), 0)
        for z in (CANOPY + .62, CANOPY + .84, CANOPY + 1.06):
            kit["band"].box((a, -.05, z), (b, .05, z + .10), .01)
        for u in (3.0, .15) if side == 0 else (2.8, 5.6):
            kit["kerb"].box((u - .17, -.06, .1), (u + .17, .3, .5), .012)
            for z in np.arange(.5, LINTEL + .2, .053):
                for q in range(3):
                    kit["tile"].box((u - .16 + .107 * q, -.034 + rng.normal(0, .0008), z), (u - .16 + .107 * q + .103, .1, z + .049), .003, rng.random())
        u0, u1 = (3.17, 6.0) if side == 0 else (.0, 2.63)
        kit["night~"].quad((a - .2, .3 + 1.2 * side, -.1), (b, .3 + 1.2 * side, -.1), (b, .3 + 1.2 * side, LINTEL + .3), (a - .2, .3 + 1.2 * side, LINTEL + .3))
        kit["kerb"].box((a, -.02, -.05), (b, .4, .20), .01)
        if side == 0:
            for z in np.arange(.2, LINTEL, .075):
                kit["ribs"].box((u0, .10 + rng.normal(0, .002), z), (u1, .135, z + .062), .016, rng.random())
            kit["steel"].box(((u0 + u1) / 2 - .09, .07, .20), ((u0 + u1) / 2 + .09, .12, .26), .01)
        else:
            for q in np.arange(u0 + .08, u1, .105):
                kit["steel"].box((q - .008, .12, .15), (q + .008, .136, LINTEL), .002)
            for z in (.2, 1.1, 2.2):
                kit["steel"].box((u0, .11, z), (u1, .145, z + .03), .003)
    kit.at()
    for y in (1.6, 5.4, 9.8):  # the street's lamps under the canopy, the second burnt out
        kit["steel~"].lathe([(.085, 0), (.095, 0), (.095, -.014), (.085, -.014)], (-R - .75, y, CANOPY - .001), 32)
        if y != 5.4:
            kit["bulb"].lathe([(0, -.004), (.080, -.004)], (-R - .75, y, CANOPY), 32)
            core.spot((-R - .75, y, CANOPY - .03), (-R - .8, y, 0), 24, WARM, 110, .9, .06)


BOTTLES = (  # (radius, height) of half outlines, as shares of a bottle's height
    [(.115, 0), (.125, .02), (.125, .52), (.10, .62), (.045, .74), (.04, .93), (.05, .94), (.05, .99), (0, 1)],
    [(.15, 0), (.16, .02), (.16, .60), (.13, .68), (.05, .74), (.045, .92), (.055, .93), (.055, .98), (0, 1)],
    [(.10, 0), (.105, .02), (.09, .3), (.105, .56), (.06, .72), (.035, .80), (.035, .95), (.045, .955), (.045, 1), (0, 1)],
    [(.24, 0), (.26, .02), (.26, .74), (.22, .82), (.22, .84), (.235, .845), (.235, .98), (0, 1)],
    [(.19, 0), (.20, .015), (.20, .86), (.17, .90), (.17, .92), (.18, .925), (.18, .99), (0, 1)],
)


def bottle(kit, x, y, z, rng, jar=None):
    """A bottle of syrup or soda, or a jar or tin, standing at a place of the current frame."""
    kind = rng.integers(3) if jar is None else jar
    high = rng.uniform(.24, .32) if kind < 3 else rng.uniform(.15, .26)
    shape = np.array(BOTTLES[kind]) * high
    if kind == 4:
        kit[rng.choice(("tin~", "green~", "white~", "red~"))].lathe(shape, (x, y, z), 22)
        return
    key = rng.choice(("brown~", "bottle~", "clear~", "clear~")) if kind < 3 else "clear~"
    kit[key].lathe(shape, (x, y, z), 22)
    if key == "clear~":
        level = rng.uniform(.25, .9)
        inner = [(0, .01)] + [(r * .9, q) for r, q in shape if q < level * high * (.7 if kind < 3 else .84)]
        inner += [(inner[-1][0], inner[-1][1] + .02), (0, inner[-1][1] + .02)]
        kit[rng.choice(("syrup~", "amber~", "lime~", "biscuit~") if kind < 3 else ("biscuit~", "amber~", "dark~"))].lathe(inner, (x, y, z), 18)
    if kind < 3:
        r = shape[1][0] + .0012
        if rng.random() < .7:
            kit[rng.choice(("paper~", "red~", "paper~"))].lathe([(r, high * .12), (r, high * rng.uniform(.36, .46))], (x, y, z), 22)
        kit[rng.choice(("steel~", "red~", "tin~"))].lathe([(.055 * high, high * .93), (.058 * high, high * 1.0), (0, high * 1.01)], (x, y, z), 16)
    else:
        kit[rng.choice(("steel~", "red~", "steel~"))].lathe([(shape[-2][0] + .002, high * .86), (shape[-2][0] + .002, high), (0, high * 1.01)], (x, y, z), 22)


def pendant(kit, x, y, z, wide, power, kind):
    """Lamp on a cord from the ceiling: an enamel cone or bowl, or a milk-glass globe; a power of 0 has burnt out."""
    kit["dark~"].tube([(x, y, z + .1), (x + .004, y, (z + CANOPY) / 2), (x, y, CANOPY)], .006, 8)
    if kind == "globe":
        key = "globe~" if power else "white~"
        kit[key].lathe([(wide * math.sin(t), -wide * math.cos(t)) for t in np.linspace(.0, math.pi * .93, 18)], (x, y, z), 28)
        kit["tin~"].lathe([(wide * .30, wide * .9), (wide * .32, wide * 1.05), (.012, wide * 1.25)], (x, y, z), 20)
    else:
        drop = wide * (.62 if kind == "cone" else .40)
        outline = [(wide, 0), (wide * .97, .012), (wide * (.52 if kind == "cone" else .82), drop * .62), (.045, drop), (.04, drop + .07), (.012, drop + .09)]
        kit["enamel~"].lathe(outline, (x, y, z), 40)
        kit["white~"].lathe([(r * .985, q - .003) for r, q in outline[:4]], (x, y, z), 40)
        if power:
            kit["bulb~"].lathe([(0, -.035), (.026, -.02), (.032, .01), (.018, .05), (0, .07)], (x, y, z + .03), 20)
    if power:
        point_light(kit.world(x, y, z - (.02 if kind != "globe" else 0)), power, WARM, .05 if kind != "globe" else wide)


def counter(kit):
    """The coffee counter: a bar along the panes, behind it a mirror with shelves of bottles and jars, an urn, lamps no two of which are alike."""
    rng = np.random.default_rng(3)
    kit.at()
    a = np.radians(np.linspace(170, 280, 40))
    kit["ceiling~"].grid(np.array([np.stack([q * np.cos(a), q * np.sin(a), np.full(40, CANOPY - .05)], -1) for q in (0.0, R)]))
    kit["floor"].grid(np.array([np.stack([q * np.cos(a), q * np.sin(a), np.full(40, .16)], -1) for q in (0.0, R)]))
    kit["room"].box((-4.9, -.06, .16), (0, 0, CANOPY), 0)
    kit["room"].box((-.06, -4.9, .16), (0, 0, CANOPY), 0)
    for t in np.arange(0, 4.8, .13):
        kit["wood"].box((-4.86 + t, -.10, .16), (-4.86 + t + .118, -.055, 1.32), .004, rng.random())
        kit["wood"].box((-.10, -4.86 + t, .16), (-.055, -4.86 + t + .118, 1.32), .004, rng.random())
    # what hangs on the side walls: timetable, calendar, clock
    for x, wide, z0, z1, key in ((-4.35, .55, 1.62, 2.38, "paper~"), (-3.55, .32, 1.72, 2.14, "red~")):
        kit[key].box((x, -.075, z0), (x + wide, -.06, z1), .002)
        kit["wood"].box((x - .02, -.08, z1 - .01), (x + wide + .02, -.055, z1 + .02), .004)
    for y, wide, z0, z1, key in ((-4.3, .7, 1.55, 2.45, "green~"), (-3.2, .42, 1.7, 2.2, "paper~")):
        kit["wood"].box((-.09, y - .03, z0 - .03), (-.06, y + wide + .03, z1 + .03), .006)
        kit[key].box((-.098, y, z0), (-.08, y + wide, z1), .002)
    x, y = spot(BACK[1], BACK[0])
    kit.at(x, y, 0, BACK[0] - 270)
    kit["room"].quad((-2.4, 0, .16), (2.4, 0, .16), (2.4, 0, CANOPY), (-2.4, 0, CANOPY))
    for t in np.arange(-2.1, 2.1, .13):
        kit["wood"].box((t, -.04, .16), (t + .118, -.005, 1.34), .004, rng.random())
    for u0, u1 in ((-1.62, -.36), (-.30, .86), (.92, 1.66)):
        kit["mirror"].box((u0 + .03, -.03, 1.38), (u1 - .03, -.015, 2.66), 0)
        for lo, hi in (((u0, -.045, 1.34), (u0 + .04, 0, 2.70)), ((u1 - .04, -.045, 1.34), (u1, 0, 2.70)), ((u0, -.045, 2.66), (u1, 0, 2.72)), ((u0, -.045, 1.33), (u1, 0, 1.38))):
            kit["wood"].box(lo, hi, .006, .3)
    kit["wood"].box((-1.7, -.10, 2.72), (1.74, .0, 2.78), .008)
    for z, u0, u1 in ((1.58, -1.60, .84), (1.97, -1.60, .84), (2.34, -1.60, -.36), (1.72, .94, 1.66), (2.16, .94, 1.66)):
        kit["wood"].box((u0, -.25, z - .026), (u1, -.03, z), .005, .4)
        u = u0 + .07
        while u < u1 - .05:
            if rng.random() < .86:
                jar = None if rng.random() < .68 else int(rng.integers(3, 5))
                bottle(kit, u, -.15 + rng.uniform(-.05, .03), z, rng, jar)
                if rng.random() < .35:
                    bottle(kit, u + .02, -.06 + rng.uniform(-.01, .01), z, rng)
            u += rng.uniform(.085, .15)
    # back counter: urn, trays, glasses upside down in rows
    kit["wood"].box((-1.75, -.62, .16), (1.75, -.04, 1.02), .02, .5)
    kit["marble"].box((-1.78, -.66, 1.02), (1.78, -.04, 1.06), .008)
    kit["brass~"].lathe([(.16, 0), (.17, .02), (.13, .05), (.13, .07), (.19, .10), (.205, .14), (.205, .44), (.19, .48), (.10, .55), (.09, .57), (.095, .60), (.05, .63), (.02, .66), (.03, .69), (0, .71)],
                        (-.42, -.36, 1.06), 44)
    kit["brass~"].tube([(-.42, -.55, 1.20), (-.42, -.66, 1.20), (-.42, -.68, 1.17)], .014, 12)
    kit["steel~"].lathe([(.11, 0), (.115, .01), (.115, .22), (.10, .26), (.04, .29), (.03, .32), (0, .33)], (-.02, -.36, 1.06), 36)
    kit["steel~"].tube([(.09, -.36, 1.15), (.19, -.36, 1.20), (.24, -.36, 1.30)], .014, 10)
    for r in range(4):
        for q in range(9):
            if rng.random() < .9:
                h = .095
                kit["clear~"].lathe([(.034, 0), (.036, .004), (.030, h), (0, h)], (.48 + .078 * q + rng.normal(0, .004), -.24 - .08 * r + rng.normal(0, .004), 1.062), 18)
    for q in range(7):
        kit["white~"].lathe([(.05, 0), (.10, .012), (.102, .016), (0, .014)], (-1.15 + rng.normal(0, .003), -.34, 1.062 + .017 * q), 28)
    for q in range(3):
        bottle(kit, -1.50 + .13 * q, -.30 - .03 * q, 1.06, rng, 3)
    kit.at()
    # the bar along the panes
    ring(kit, "wood~", 3.70, 184, 266, .16, 1.05, .1)
    for q in np.arange(185, 266, 7.4):
        ring(kit, "wood~", 3.72, q, q + 5.9, .40, .92, .03, 6)
    ring(kit, "marble~", 3.84, 183, 267, 1.05, 1.09, .62)
    ring(kit, "tin~", 3.86, 184, 266, .34, .37, .02)
    for q, turn in ((194, 0), (205.5, 1), (213, 0), (228, 1), (238.5, 0), (247, 0)):
        x, y = spot(4.22 + .12 * turn, q)
        high = .70 if q != 213 else .66
        kit["steel~"].lathe([(.17, 0), (.17, .015), (.04, .04), (.024, .06), (.024, high - .10)], (x, y, .16), 28)
        kit["steel~"].lathe([(.15, high * .40), (.156, high * .40 + .012), (.15, high * .40 + .024)], (x, y, .16), 28)
        kit["seat~"].lathe([(0, high - .11), (.15, high - .11), (.168, high - .09), (.172, high - .05), (.15, high - .02), (0, high - .008)], (x, y, .16), 36)
    for q, r, what in ((199, 3.6, 3), (209, 3.66, 3), (222, 3.55, 3), (233, 3.6, 3), (243.5, 3.62, 3)):
        x, y = spot(r, q)
        bottle(kit, x, y, 1.09, rng, what)
    for q, r in ((203.5, 3.68), (219, 3.6), (226.2, 3.72), (236.5, 3.6)):
        x, y = spot(r, q)
        kit["steel~"].lathe([(.034, 0), (.036, .005), (.052, .008), (.054, .036), (.050, .037), (.048, .010), (0, .008)], (x, y, 1.09), 28)
        kit["steel~"].lathe([(.026, .01), (.026, .05), (.038, .092), (.036, .092), (.024, .05), (0, .05)], (x, y, 1.09), 28)
    for q, r, z, wide, power, kind in ((195, 3.55, 2.34, .15, 7, "globe"), (206, 3.45, 2.20, .23, 16, "cone"), (216.5, 3.5, 2.27, .22, 0, "cone"), (224, 3.5, 2.16, .25, 26, "bowl"),
                                       (233.5, 3.5, 2.30, .21, 13, "cone"), (243, 3.4, 2.36, .155, 9, "globe"), (222, 1.0 + 1.75, 2.62, .12, 5, "globe")):
        x, y = spot(r, q)
        pendant(kit, x, y, z, wide, power, kind)
    # a blind half down, a curtain drawn, one bay without light
    for z in np.arange(1.72, LINTEL, .034):
        ring(kit, "blind~", R - .28 + rng.normal(0, .003), 199.8, 214.4 + rng.normal(0, .06), z, z + .028, .004, 10)
    ring(kit, "blind~", R - .27, 199.7, 214.6, 1.66, 1.70, .02, 10)
    for a0, a1 in ((253.6, 268.6), (181.4, 192.0)):
        t = np.linspace(a0, a1, 160)
        folds = R - .36 + .035 * np.sin(t * 4.3 + np.sin(t * .7)) + .012 * np.sin(t * 11)
        kit["curtain~"].grid(np.array([np.stack([(folds + w) * np.cos(np.radians(t)), (folds + w) * np.sin(np.radians(t)), np.full(160, z)], -1) for z, w in ((.3, .015), (1.5, 0), (LINTEL + .1, -.01))]))


def pavement(kit):
    """Wet setts round the corner, a kerb, worn."""
    rng = np.random.default_rng(4)
    for r in np.arange(R + .02, KERB - .2, .2):
        n = int(math.radians(110) * r / .2)
        a = np.radians(170) + (np.arange(n) + .5 * (int(r * 5) % 2)) * math.radians(110) / n
        c, sn = np.cos(a), np.sin(a)
        rots = np.zeros((n, 3, 3))
        rots[:, 0, 0], rots[:, 0, 1], rots[:, 1, 0], rots[:, 1, 1], rots[:, 2, 2] = c, -sn, sn, c, 1
        kit["setts"].boxes(np.stack([(r + .1) * c, (r + .1) * sn, .10 + rng.normal(0, .0024, n)], -1), [(.193, .193, .1)], .008, rng.random(n), rots)
    for a in np.arange(172, 280, 5.2):
        ring(kit, "kerb", KERB, a, a + 5.14, -.05, .15 + rng.normal(0, .002), .2, 5)


def sign(text, first, step, size):
    """Letters standing on the canopy's edge: a dark tray each, a red face a little smaller before it, not all of one brightness."""
    dark = s.matt("#1a0d0b", .45, name="tray")
    for k, letter in enumerate(text):
        a = first + step * k
        for r, grow, deep, material in ((R + 1.38, .011, .045, dark), (R + 1.435, -.004, .006, s.glow("#ff4a2a", (.92, 1.0, .84, 1.0, .96, .60, 1.02, .9)[k], name="letters"))):
            x, y = spot(r, a)
            data = bpy.data.curves.new("sign", "FONT")
            data.body, data.size, data.extrude, data.offset, data.align_x = letter, size, deep, grow, "CENTER"
            data.materials.append(material)
            ob = bpy.data.objects.new("sign", data)
            ob.matrix_world = Matrix(place(x, y, CANOPY + .45, a + 90).tolist()) @ Matrix.Rotation(math.pi / 2, 4, "X")
            bpy.context.scene.collection.objects.link(ob)


def opposite():
    """The other side of the street, which only glass and water show: shop windows, tube lights, a signal, tail lamps."""
    rng = np.random.default_rng(12)
    a, dark = 150.0, s.matt("#2b2824", .8, name="houses opposite")
    while a < 300:
        wide, high = rng.uniform(7, 15), rng.uniform(6.5, 12)
        batch = Batch("House opposite", dark)
        (x0, y0), (x1, y1) = spot(42, a), spot(42, a + wide)
        batch.quad((x0, y0, -1), (x1, y1, -1), (x1, y1, high), (x0, y0, high))
        obj = batch.build()
        obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False
        a += wide + (rng.uniform(.5, 2) if rng.random() < .3 else 0)
    for k in range(46):
        a, r = math.radians(rng.uniform(176, 276)), rng.uniform(24, 40)
        kind = rng.random()
        if kind < .40:
            w, h, z, colour, power = rng.uniform(1.2, 3.2), rng.uniform(1.3, 2.2), rng.uniform(1.0, 1.6), rng.choice(("#ffd29a", "#ffe9cc", "#dfeaff")), rng.uniform(.04, .22)
        elif kind < .62:
            w, h, z, colour, power = 1.2, .07, rng.uniform(2.6, 6.5), "#e9f2ff", 2.2
        elif kind < .86:
            w, h, z, colour, power = .16, .16, rng.uniform(.6, 7.5), rng.choice(("#ffb765", "#fff0d8", "#ffb765")), 5.0
        else:
            w, h, z, colour, power = .22, .12, .8, "#ff2a18", 3.0
        across(((r * math.cos(a), r * math.sin(a), z, w, h, str(colour), power),))


def dusk(tone, power, name="house in the dusk"):
    """A far wall at nightfall: as dark as the sky behind its roof, a little lighter and warmer where the street's lamps reach it."""
    g = s.Graph(name)
    at = g.world()
    high = g.math("ADD", g.separate(at)[2], g.math("MULTIPLY", g.noise(at, .12, 3), 3.0))
    lit = g.ramp(g.math("DIVIDE", high, 9.0, True), (.15, 1.0), (.95, 0.0))
    strength = g.math("MULTIPLY", g.math("ADD", .8, g.math("MULTIPLY", lit, .4)), power)
    return g.done(g.add("Emission", Color=g.mix(g.math("MULTIPLY", lit, .5), tone, "#7d6455"), Strength=strength).outputs[0])


def street():
    """What the lens sees past the corner, far out of focus: dark houses under the last light, lit windows, a signal, lamps of cars and of the street."""
    rng = np.random.default_rng(21)
    walls = [dusk(tone, power) for tone, power in (("#5c5a68", .060), ("#5f5862", .072), ("#525a70", .078))]
    x, k = -66.0, 0
    while x < 4:
        wide, high, deep = rng.uniform(3.5, 8), rng.uniform(4.2, 8.2), rng.uniform(52, 66)
        batch = Batch("Far house", walls[k % 3])
        batch.box((x, deep, -1), (x + wide + .5, deep + 8, high), 0)
        u = x + rng.uniform(.2, wide * .5)
        batch.box((u, deep + 1, high), (u + rng.uniform(1.2, wide * .6), deep + 6, high + rng.uniform(.5, 1.8)), 0)  # the stairs' head
        if k % 2:
            batch.lathe([(.6, 0), (.62, 1.0), (.3, 1.25), (0, 1.3)], (x + wide * rng.uniform(.55, .9), deep + 2, high), 14)  # a water tank
        batch.build()
        for _ in range(rng.integers(2, 5)):
            ball(x + rng.uniform(.8, wide - .6), deep - .3, rng.uniform(1.6, high - .8), rng.uniform(.14, .26), rng.choice(("#ffb066", "#ffc98a", "#cfe0ff", "#ff9c48")), rng.uniform(.4, 2.6))
        x, k = x + wide, k + 1
    for x, y, z, size, colour, power in ((-13.5, 40, .75, .2, "#ffe6c2", 5), (-12.3, 40, .75, .2, "#ffe6c2", 5), (-9.2, 30, .7, .13, "#ff2010", 5), (-8.2, 30, .72, .13, "#ff2010", 4), (-17, 46, 5.4, .26, "#ff9c40", 4),
                                         (-10.4, 47, 6.0, .26, "#ffa24a", 4), (-21, 36, 5.0, .24, "#ff9c40", 3.4), (-14.8, 34, .95, .1, "#ffa028", 4), (-11.6, 24, 4.1, .16, "#33d07a", 2.4), (-18.8, 27, .62, .15, "#ffe6c2", 4),
                                         (-7.6, 50, 3.1, .3, "#dbe6ff", 2), (-6.6, 44, 2.4, .2, "#ffb066", 3), (-16.2, 42, 1.5, .3, "#ffb56a", 1.6), (-22.6, 44, 1.9, .34, "#ff9c48", 1.2)):
        ball(x, y, z, size, colour, power)


def ball(x, y, z, size, colour, power):
    """A lamp of the far street, round, as the lens draws it."""
    batch = Batch("Far lamp", s.glow(str(colour), power), True)
    batch.lathe([(size * math.sin(q), -size * math.cos(q)) for q in np.linspace(.01, math.pi - .01, 12)], (x, y, z), 18)
    batch.build()


def ernakulam():
    """65 mm from the kerb, along the round of the corner: the counter behind its panes, tubes and letters above, the street's lamps beyond."""
    p.fresh()
    old.few_bounces()
    kit = arch.Kit(**arch.palette(lit=.4))
    face, red, grey = stucco(), weathered("red band", "#4a1d17", "#74332a", .5), weathered("kerb", "#3f3b34", "#67625a", .4)
    dark, glass = s.matt("#17181a", .4, name="iron"), door_glass()
    wood = s.wood("teak", "z", .34)
    kit.materials.update({"stucco": face, "stucco~": face, "band": red, "band~": red, "tile": glazed(), "grout~": s.matt("#1d1814", .9, name="grout"), "steel": dark, "steel~": s.steel(.28), "pane~": glass,
                          "night~": s.matt("#14130f", .9, name="dark room"), "neon~": s.glow("#ff4526", 2.6, name="tube"), "bulb": s.glow("#ffe0b4", 3.0), "bulb~": s.glow("#ffe6c0", 9.0),
                          "globe~": s.glow("#ffdcae", .9), "room": old.lime(.2, "#a9986f", "#7f6f4d", "#4a3d2b", name="counter wall"), "ceiling~": s.matt("#8f8777", .8, name="ceiling"),
                          "floor": s.matt("#4a3a2e", .2, name="floor"), "wood": wood, "wood~": wood, "white~": s.matt("#c2bcae", .3, name="porcelain"), "marble": s.matt("#9c978a", .22, name="marble"),
                          "marble~": s.matt("#9c978a", .22, name="marble"), "tin~": s.metal("#8d6a3c", .34, .6), "brass~": s.metal("#b98a4a", .20, .5), "dark~": s.matt("#15110e", .35, name="dark"),
                          "green~": s.matt("#2b4236", .4, name="green"), "red~": s.matt("#6a1d15", .4, name="red"), "paper~": s.matt("#b5a988", .8, name="paper"), "enamel~": s.matt("#1f332b", .22, .5, name="enamel"),
                          "brown~": s.matt("#2a1208", .08, .6, name="brown bottle"), "bottle~": s.matt("#141f12", .08, .6, name="green bottle"), "clear~": s.pane("#e6ece6", 1.6), "syrup~": s.liquid("#7a1c10"),
                          "amber~": s.liquid("#9a5a14"), "lime~": s.liquid("#6a7a24"), "biscuit~": s.matt("#a5743a", .8, name="biscuit"), "seat~": s.matt("#3c130e", .35, name="seat"), "mirror": mirror(), "iron~": s.matt("#17191b", .35, name="window iron"), "ribs": weathered("shutter ribs", "#24292b", "#41484a", .62),
                          "blind~": s.matt("#7d6848", .7, name="blind"), "curtain~": s.cloth("#5a4436", "#48362b"), "setts": paving(), "kerb": grey})
    corner(kit)
    wings(kit)
    counter(kit)
    pavement(kit)
    kit.build()
    x, y = spot(BACK[1] + .55, BACK[0])
    area_light((x, y, 2.9), (x * 1.4, y * 1.4, 0), (1.6, .1), 16, (.92, 1.0, .90))
    fx, fy = spot(2.7, 231)
    rooms.fan((fx, fy, CANOPY - .06), turn=33, drop=.22)
    sign("NILAVARA", 210.2, 4.45, .60)
    for a in (190, 203, 216, 229, 242, 255):
        x, y = spot(R + 1.9, a)
        point_light((x, y, CANOPY + .22), 1.6, (1, .15, .06), .12)
    for a, power in ((193, 2), (204, 4.4), (229, 6.5), (255, 3.2)):  # what the wet stones throw back under the canopy
        x, y = spot(R + 1.1, a)
        area_light((x, y, .16), (x, y, 3), (1.1, 1.1), power, (1, .70, .44))
    area_light((-R - 1.0, 3.2, .16), (-R - 1.0, 3.2, 3), (1.0, 4.5), 3.5, (1, .70, .44))
    road = Batch("road", old_road())
    road.quad((-60, -60, 0), (60, -60, 0), (60, 80, 0), (-60, 80, 0))
    road.build()
    opposite()
    area_light((-22, -20, 14), (0, 0, 3), (16, 10), 100, (.62, .74, 1.0))
    core.sky_gradient([(-10, "#15171c"), (0, "#5a525c"), (6, "#48495c"), (16, "#364460"), (34, "#2b3b59"), (90, "#223049")], .28, clouds=("#2a3142", .7, 2.6))
    street()
    eye, aim = (*spot(14.9, 249), 1.4), (*spot(5.2, 222.4), 2.90)
    core.camera(eye, aim, 52, fstop=.55, focus=(*spot(5.0, 236), 2.0), level=True)
    return {"size": (1200, 800), "look": photo.look(.075, contrast=1.04, saturation=.88, vignette=.22, bloom=.10, bloom_threshold=1.3, texture=.085)}


PICTURES = {"exteriors/ernakulam-south": ernakulam}

FINISH = {
    "exteriors/ernakulam-south": {"exposure": .15, "glow": (.12, .5), "fade": .12, "saturation": .92},
}
