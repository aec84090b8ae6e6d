"""Guruvayoor: prayer beads and a pot of water put down on the table before bathing, the made beds far out of focus; brass, oxide red and early light, 58 mm."""
import math

import numpy as np

from kit import core, develop, heartwood, materials as m, photo
from scenes.gallery_filter_coffee import worn_brass
from scenes.gallery_idli import dented


WOOD = ("#1f110a", "#4f2e18", "#875a34")  # of the table: late wood, early wood, sapwood
BOARDS = ((-.2150, .2100), (.0312, .2815), (.2427, .1400))  # of its top: middle and width across (m)


def lota():
    """Brass water pot with a flared lip."""
    dented(core.lathe([(0, .002), (.030, .002), (.033, 0), (.035, .003), (.052, .022), (.060, .045), (.057, .068), (.043, .086), (.036, .094), (.037, .102), (.049, .112), (.0505, .1145), (.0485, .1155),
                (.036, .105), (.033, .096), (.041, .084), (.05, .05), (.03, .01), (0, .008)], worn_brass(), segments=160, smooth=60),
           ((-70, .040, .014, .0016), (-130, .062, .018, .0020), (-100, .025, .012, .0012)), .0005)


@m.cached
def bead_wood():
    """Tulasi wood that has gone through fingers for years: every bead its own brown, dark in its hollows, polished on its belly."""
    g = m.Graph("bead wood")
    own = g.node("ObjectInfo").outputs["Random"]
    other = g.math("FRACT", g.math("MULTIPLY", own, 13.7))
    where = g.node("VectorMath", {0: g.coords(1, "Object"), 1: g.node("CombineXYZ", {0: g.math("MULTIPLY", own, 40.0), 1: g.math("MULTIPLY", own, 17.0), 2: own}).outputs[0]}, operation="ADD").outputs[0]
    grain, cloud = g.noise(g.node("Mapping", {"Vector": where, "Scale": (5, 5, .9)}).outputs[0], 1.6, 5, .64, .5), g.noise(where, 1.4, 4, .6)
    c = g.ramp(own, [(0, "#3c2413"), (.35, "#5f3d20"), (.7, "#7d5630"), (1, "#94703f")])
    c = g.mix(g.span(grain, .40, .62, .55, 0), c, m.scaled("#3c2413", .7))
    c = g.mix(g.span(cloud, .58, .72, 0, .45), c, "#a5834f")
    z = g.math("ABSOLUTE", g.node("SeparateXYZ", {0: g.coords(1, "Object")}).outputs[2])
    c = g.mix(g.span(z, .62, .95, 0, .75), c, "#1d120a")
    return g.principled(c, g.math("ADD", g.span(cloud, .3, .7, .24, .44), g.math("MULTIPLY", other, .16)), g.bump(grain, .25, .05), specular=.45)


def beads(line, radius=.0058):
    """String of turned wooden beads laid along a closed line of points (x, y); where it crosses itself it lies on top."""
    line = np.array(list(line) + [line[0]], float)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    count = int(way[-1] / (1.98 * radius))
    at = np.linspace(0, way[-1], count + 1)[:-1]
    x, y = (np.interp(at, way, line[:, c]) for c in (0, 1))
    z = np.full(count, radius)
    for k in range(count):
        for j in range(k - 3):
            if count - k + j > 3:
                z[k] = max(z[k], z[j] + math.sqrt(max(0, (1.9 * radius) ** 2 - (x[k] - x[j]) ** 2 - (y[k] - y[j]) ** 2)))
    for _ in range(3):
        z = np.maximum(z, (np.roll(z, 1) + np.roll(z, -1)) / 2)
    rng = np.random.default_rng(5)
    shapes = [core.lathe(profile, bead_wood(), segments=32, smooth=70) for profile in (
        [(.12, -.92), (.42, -.95), (.78, -.62), (.98, -.2), (1, 0), (.98, .2), (.78, .62), (.42, .95), (.12, .92)],
        [(.14, -.78), (.50, -.80), (.86, -.52), (1.02, -.1), (1.0, .12), (.90, .50), (.48, .82), (.14, .80)],
        [(.12, -1.0), (.36, -1.02), (.70, -.72), (.93, -.25), (.96, .05), (.90, .36), (.66, .80), (.40, 1.0), (.12, .98)])]
    kinds = rng.integers(0, 3, count)
    for n, shape in enumerate(shapes):
        core.instance(shape, [core.matrix((x[k], y[k], z[k]), (90 + rng.uniform(-22, 22), rng.uniform(0, 360), math.degrees(math.atan2(y[(k + 1) % count] - y[k - 1], x[(k + 1) % count] - x[k - 1])) + 90 + rng.uniform(-13, 13)),
                                          tuple(radius * rng.uniform(.86, 1.07) * q for q in (rng.uniform(.94, 1.05), rng.uniform(.94, 1.05), 1))) for k in range(count) if kinds[k] == n])
    core.tube(list(zip(x, y, z)), .0006, m.plain("#7d3a28", .9), 6, True)


def tassel(at, turn):
    """End of the string: a larger bead and a tuft of red thread that lies on the table."""
    rng = np.random.default_rng(8)
    thread = photo.cotton("#7a2a20", 900, .95, .2)
    with core.at(at, turn):
        core.lathe([(.0012, -.0080), (.0040, -.0078), (.0072, -.0035), (.0076, 0), (.0066, .0040), (.0036, .0078), (.0012, .0080)], bead_wood(), (.008, 0, .0076), 40, 70, (0, 90, 0))
        core.lathe([(.0010, 0), (.0026, .0006), (.0030, .0030), (.0026, .0062), (.0034, .0080)], thread, (.0160, 0, .0052), 32, 70, (8, 96, 0))
        for _ in range(46):
            a, q, long = rng.uniform(-.34, .34), rng.normal(0, .0016), rng.uniform(.022, .030)
            bow = rng.normal(0, .004)
            core.tube([(.021, q * .6, .0052 + abs(q) * .5), (.026, q + .003 * a, .0040 + rng.uniform(0, .0020)), (.021 + long * .6, q + a * long * .6 + bow * .5, .0014 + rng.uniform(0, .0014)),
                       (.021 + long, q + a * long + bow, .0006 + rng.uniform(0, .0010))], .00042, thread, 5)


@m.cached
def waxed():
    """Table wood that has been waxed and wiped for decades: its grain filled and level, rubbed dull where arms lie, pale rings of wet pots, short scratches."""
    g = m.Graph("waxed wood")
    c, high = heartwood.grown(g, *WOOD, ring=.0052, figure=.020)
    where = g.coords(1, "World")
    slow, cloud, mid, fine = g.noise(where, 5, 4, .6), g.noise(where, 22, 5, .62), g.noise(where, 120, 4, .64), g.noise(where, 800, 3, .6)
    x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
    for cx, cy, radius, share in ((-.93, -1.075, .034, .34), (-.885, -1.10, .0345, .20), (-.76, -.86, .034, .30)):
        away = g.math("SQRT", g.math("ADD", g.math("POWER", g.math("SUBTRACT", x, cx), 2.0), g.math("POWER", g.math("SUBTRACT", y, cy), 2.0)))
        ring = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", away, radius)), .0004, .0016, 1, 0)
        c = g.mix(g.math("MULTIPLY", ring, g.span(cloud, .40, .62, 0, share)), c, "#a98a66")
    scratch = g.math("MULTIPLY", g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(g.coords((6, 60, 1), "World", (0, 0, .9)), 1, 3, .6, .6), .5)), 0, .006, 1, 0), g.span(mid, .48, .60))
    c = g.mix(g.math("MULTIPLY", scratch, .35), c, "#9a7550")
    c = g.mix(g.math("MULTIPLY", g.span(cloud, .54, .72), .30), c, "#1c110b")
    rough = g.math("ADD", g.span(slow, .35, .65, .28, .42), g.math("ADD", g.span(fine, .45, .75, 0, .08), g.math("MULTIPLY", scratch, .1)))
    return g.principled(c, rough, g.bump(g.math("ADD", g.math("MULTIPLY", high, .35), g.math("MULTIPLY", cloud, 1.0)), .16, .0005), specular=.42)


def ward():
    """The room: three beds with a red shawl over the foot of each, their heads on the right, a barred window behind them."""
    lime = photo.paint("#aaa396", .85)
    frame = "#4a3627"
    top = .50
    for k, y in enumerate((0, 1.30, 2.60)):
        with core.at((1.25, y, 0), -90):
            photo.bed(.95, 1.95, top, 3 + 2 * k, frame, "#b5b0a5", "#bdb8ae", "#7c3a2c", .56 + .05 * k, rows=1, drop=.20)
        core.box((.05, 1.06, .62), (1.30, y, .67), photo.timber(frame), .012)
    wood = photo.timber("#4c3829", .42, .5)
    core.box((.2, 9, 3.2), (1.46, 1, 1.6), lime, 0)
    for size, place in (((1.35, .3, .95), (-.275, 4.15, .475)), ((1.35, .3, .9), (-.275, 4.15, 2.75)), ((1.2, .3, 3.2), (1.0, 4.15, 1.6)), ((2.7, .3, 3.2), (-2.3, 4.15, 1.6))):
        core.box(size, place, lime, 0)
    for x in (-.92, .37):
        core.box((.07, .12, 1.4), (x, 4.06, 1.63), wood, .005)
    for z in (.95, 2.30):
        core.box((1.36, .12, .07), (-.275, 4.06, z), wood, .005)
    for k in range(9):
        core.cylinder(.008, 1.34, (-.80 + .131 * k, 4.08, 1.62), m.iron(), 0, 10)
    core.box((.03, .62, 1.32), (.42, 3.74, 1.62), wood, .005)
    core.box((8, 9, .1), (-1, 1, -.05), m.tiles("#5c382b", "#44291e", .30, .28, vary=.12), 0)
    core.box((8, 9, .1), (-1, 1, 3.1), lime, 0)
    for size, place in (((.1, 5, 3.2), (-3.6, 1.85, 1.6)), ((.1, 3, 3.2), (-3.6, -2.64, 1.6)), ((.1, .52, 1.35), (-3.6, -.90, .675)), ((.1, .52, 1.3), (-3.6, -.90, 2.60))):
        core.box(size, place, lime, 0)
    for y in (-.98, -.80):
        core.cylinder(.016, .8, (-3.56, y, 1.65), m.iron(), 0, 10)
    core.box((8, .1, 3.2), (-1, -3.4, 1.6), lime, 0)


def pilgrim_room():
    """Low over the table at the end of the room."""
    ward()
    with core.at((-1.02, -.98, .70), 24):
        for k, (y, wide) in enumerate(BOARDS):
            heartwood.board((.95 + .004 * math.sin(3 * k), wide, .034), (.002 * math.sin(5 * k), y, .001 + .0002 * math.sin(4 * k + 1)), waxed(), 11 + k, .0022, .004)
        core.box((.86, .54, .10), (0, 0, -.068), photo.timber("#3a2418", .5), .004)
        with core.at((-.13, .05, .018)):
            lota()
        with core.at((.002, -.040, .018), 8):
            t = np.linspace(0, 4 * math.pi, 321)[:-1]
            beads(list(zip(.074 * np.cos(t) + .022 * np.cos(.5 * t + .3) + .004 * np.sin(3 * t), .052 * np.sin(t) + .019 * np.sin(.5 * t + 1.2) + .003 * np.cos(2.5 * t))))
            tassel((.100, .017, 0), -24)
    garden = develop.gauss(photo.blurred_garden(420, 300, 44, .45, .03, .95), 2)
    garden = garden * .5 + .5 * (garden @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    photo.view(garden, (-.3, 6.6, .2), 5, 3.2, 0, .9)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .5)
    core.indoors()
    core.sun(20, 272, 5.0, (1, .86, .68), .8)
    core.area((-.28, 3.85, 1.65), (-.2, .3, .5), (1.2, 1.3), 60, photo.DAY)
    core.area((-3.2, -.2, 1.6), (-.8, -.6, .6), (1.3, 1.3), 26, (1, .95, .87))
    photo.window_gleam((-3.2, -.2, 1.6), (-1, -.9, .7), (1.3, 1.3), (2, 3), 3.5)
    core.camera((-1.40, -1.70, 1.00), (-1.000, -.985, .742), 58, level=True, fstop=2.2, focus=(-1.005, -1.045, .73))
    return {"size": (1200, 800), "look": photo.look(.15, contrast=1.04, vignette=.2, texture=.02)}


PICTURES = {
    "gallery/guruvayoor/pilgrim-room": pilgrim_room,
}

FINISH = {
    "gallery/guruvayoor/pilgrim-room": {"glow": (.2, .5), "fade": .15},
}
