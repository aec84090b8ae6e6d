"""Premium room in an old warehouse on a bright morning: a handwoven throw folded on the foot of the four-poster, the sun through half-closed shutters on it; indigo, white and teak, 90 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, develop, household as p, materials as m, photo, slept

TOP = .60  # of the bed (m)
WIDE, DEEP = .33, .225  # of the folded throw
SHEET = .0030  # thickness of its cloth
DOUBLED = .0065  # half the height of two sheets on each other
LEVEL = .0175  # from one pass of the doubled cloth to the next
SUN = (27, -84)  # its height, and where it stands (degrees)
TURNED = p.rounded([(.0, .0), (.040, .0), (.045, .04), (.045, .50), (.049, .53), (.033, .57), (.045, .61), (.047, .70), (.031, .785), (.030, .795), (.0395, .805), (.0395, .819), (.030, .830), (.026, .86), (.0345, .92), (.045, 1.04),
                    (.041, 1.14), (.026, 1.24), (.036, 1.26), (.026, 1.28), (.032, 1.40), (.030, 1.9)], 2)


# --------------------------------------------------------------- the throw
@m.cached
def handloom():
    """Cotton of a hand loom on UV in metres: a pale warp along V, a thick indigo weft along U, every pick its own tone; three pale bands before the fringe (V = 0)."""
    g = m.Graph("handloom")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    where = g.coords(1, "Object")
    slow, mid, fibre = g.noise(where, 14, 4, .6), g.noise(g.coords(1, "UV"), 120, 3, .6), g.noise(where, 2400, 2, .7)
    wander = g.math("SUBTRACT", mid, .5)
    end, pick = g.math("ADD", g.math("DIVIDE", u, .00116), g.math("MULTIPLY", wander, 1.5)), g.math("ADD", g.math("DIVIDE", v, .00092), g.math("MULTIPLY", wander, 1.8))
    warp, weft = g.math("SINE", g.math("MULTIPLY", end, math.pi)), g.math("SINE", g.math("MULTIPLY", pick, math.pi))
    over = g.math("MULTIPLY", warp, weft)  # above 0 the warp lies on top
    each = g.node("TexWhiteNoise", {"W": g.math("FLOOR", pick)}, noise_dimensions="1D").outputs["Value"]
    thick = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 22.0), 1: g.math("FLOOR", pick)}).outputs[0], 1, 2)  # slubs along a pick
    dyed = g.mix(each, "#1b2940", "#2c4161")
    dyed = g.mix(g.span(thick, .55, .75, 0, .5), dyed, "#4a6385")
    band = 0.0
    for middle, half in ((.030, .0075), (.0455, .0019), (.0535, .0019)):
        band = g.math("MAXIMUM", g.span(g.math("ABSOLUTE", g.math("SUBTRACT", v, middle)), half, half + .0006, 1, 0), band)
    dyed = g.mix(band, dyed, g.mix(each, "#b3ab9a", "#cbc4b4"))
    c = g.mix(g.span(over, .12, .34), dyed, "#8f97a3")
    c = g.mix(g.span(g.math("ABSOLUTE", over), .20, .0, 0, .42), c, "#121b2a")
    c = g.mix(g.span(slow, .35, .7, 0, .16), c, "#7c8ba0")
    height = g.math("ADD", g.math("ABSOLUTE", over), g.math("ADD", g.math("MULTIPLY", thick, .5), g.math("MULTIPLY", fibre, .35)))
    return g.principled(c, .92, g.bump(height, .75, .0006), sheen=.4, sheen_tint=.5, specular=.08)


def fold_line():
    """(points (n, 2) of y and z, normals, lengths from the front end) of the doubled cloth going back, forth and back; it begins on top, where its end droops over the front fold."""
    front, back = -DEEP / 2, DEEP / 2
    low, mid, high = DOUBLED + .0012, DOUBLED + .0012 + LEVEL, DOUBLED + .0012 + 2 * LEVEL
    line = [(front - .0190 + .0110 * math.sin(a) - .0010, high - .0150 + .0150 * math.cos(a)) for a in np.linspace(-1.15, 0, 9)]
    line = [(y, z) for y, z in line] + [(y, high) for y in np.linspace(front - .008, back, 60)]
    line += [(back + LEVEL * .62 * math.sin(a), high - LEVEL / 2 + LEVEL / 2 * math.cos(a)) for a in np.linspace(.2, math.pi - .2, 12)]
    line += [(y, mid) for y in np.linspace(back - .004, front + .004, 60)]
    line += [(front - LEVEL * .66 * math.sin(a), mid - LEVEL / 2 + LEVEL / 2 * math.cos(a)) for a in np.linspace(.2, math.pi - .2, 14)]
    line += [(y, low) for y in np.linspace(front + .006, back - .006, 50)]
    line = np.array(line)
    step = np.gradient(line, axis=0)
    step /= np.linalg.norm(step, axis=1)[:, None]
    normal = np.stack([-step[:, 1], step[:, 0]], -1)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    return line, normal, length


def folded_throw():
    """The throw, doubled along its length and laid in three; its fold at -X, its selvedges at +X. Returns where its fringe begins: [(x, y, z), ...] of both sheets."""
    noise = core.fractal_noise
    line, normal, length = fold_line()
    half = WIDE / 2
    across = np.linspace(half, -half, 110)
    turn = np.linspace(math.pi / 2, -math.pi / 2, 11)[1:-1]
    x = np.concatenate([across, -half - DOUBLED * 1.1 * np.cos(turn), across[::-1] - .004])  # the lower sheet's selvedge lies a little in
    off = np.concatenate([0 * across + 1, np.sin(turn), 0 * across - 1])
    u = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(off) * DOUBLED))])
    s, xx = length[:, None], x[None, :] + 0 * length[:, None]
    upper = np.clip(1 - length / .27, 0, 1)[:, None] + .35  # what lies on top is freer
    slack = noise(xx * 9 + 20, s * 9 + 20, 3, 4) - .5
    puff = 1 + .9 * (noise(xx * 14 + 3, s * 12 + 8, 3, 9) - .5)
    edge = np.clip((np.abs(xx) - half + .03) / .03, 0, 1)
    shift = off[None] * DOUBLED * puff * (1 - .30 * edge * (xx > 0)) + upper * .0048 * slack + upper * photo.folds(xx, s + 0 * xx, 16, 6, (.06, .2), (.006, .016), (.0008, .0030), 80, 50)
    px = xx + .0065 * (noise(s * 10 + 40 + 0 * xx, 3.0 + 0 * xx, 2, 2) - .5) + .0035 * np.sin(length * 14)[:, None]
    uneven = .007 * (noise(xx * 7 + 11, 0 * xx + 5, 3, 3) - .5) * np.exp(-s / .03)  # no hem is straight
    py = line[:, :1] + normal[:, :1] * shift + uneven
    pz = np.maximum(line[:, 1:] + normal[:, 1:] * shift, .0014)
    points = np.stack([px, py, pz], -1)
    row = len(x)
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(len(line) - 1) for i in range(row - 1)]
    obj = core.mesh("Throw", points.reshape(-1, 3), faces, handloom(), True, uvs=[(float(a), float(b)) for b in length for a in u])
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = SHEET, 0
    return points[0, :110], points[0, -110:]


def yarn(line, radius, plies=2, pitch=.0062):
    """Points (plies, n, 3) of yarns twisted about a line (n, 3)."""
    step = np.gradient(line, axis=0)
    step /= np.linalg.norm(step, axis=1)[:, None]
    side = np.cross(step, (.3, .2, 1.0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    other = np.cross(step, side)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    turns = [2 * math.pi * (along / pitch + k / plies) for k in range(plies)]
    return [line + radius * (np.cos(t)[:, None] * side + np.sin(t)[:, None] * other) for t in turns]


def fringe(starts, seed, length=.060):
    """Knotted and twisted ends of the warp along a row of points: they fall over the fold and lie on the bed."""
    rng = np.random.default_rng(seed)
    cottons = [m.plain(c, .95, specular=.1) for c in ("#c4bba8", "#b5ab97", "#cfc8b8")]
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(starts, axis=0), axis=1))])
    at = .003
    while at < along[-1] - .002:
        x, y, z = (float(np.interp(at, along, starts[:, k])) for k in range(3))
        long, lean = length * rng.uniform(.86, 1.1), rng.normal(0, .0045)
        t = np.linspace(0, long, 46)
        drop = np.minimum(t, max(z - .0028, .001))  # hangs first
        lying = np.clip(t - drop - .002, 0, None)
        out = -.0030 * np.sin(np.clip(t / .02, 0, 1) * math.pi / 2) - lying * .95
        wave = rng.normal(0, .0026) * np.sin(t / long * rng.uniform(3, 6) + rng.uniform(0, 6)) + lean * (t / long) ** 1.5 * 2
        high = z - drop + .0022 * np.exp(-((t - z) / .006) ** 2) + rng.uniform(0, .0020) * np.clip(lying / .02, 0, 1)
        line = np.stack([x + wave, y + out, np.maximum(high, .0022)], -1)
        cotton = cottons[rng.integers(3)]
        thick = float(rng.uniform(.00085, .00105))
        for ply in yarn(line, thick * .95):
            core.tube(ply, thick, cotton, 7, radii=[1.0] * 38 + np.linspace(1, .45, 8).tolist())
        core.sphere(1, line[int(rng.integers(4, 7))], cotton, 14, (.0024, .0022, .0026))  # the knot that holds the last pick
        end = line[-1]
        for _ in range(6):  # the frayed end
            tip = end + (rng.normal(0, .0022), -rng.uniform(.002, .006), rng.uniform(-.0005, .0012))
            core.tube([end + (0, .002, 0), (end + tip) / 2 + (0, 0, .0005), np.maximum(tip, (-9, -9, .0006))], .00022, cotton, 4)
        at += rng.uniform(.0072, .0090)


# ---------------------------------------------------------------- the room
def bed():
    """The sheet with the folds of its night, a far post and a pillow, which the lens draws softly."""
    def rumpled(x, y):
        z = photo.folds(x, y, 50, 5, (.2, .7), (.010, .035), (.0025, .0090), 70, 45) + .006 * (core.fractal_noise(x * 4 + 20, y * 4 + 20, 3, 3) - .5)
        x, y = x + middle[0], y + middle[1]
        flat = np.exp(-((x / .30) ** 2 + ((y + .05) / .24) ** 2) ** 3)
        return z * (1 - .95 * flat) - .003 * np.exp(-((x / .19) ** 2 + (y / .14) ** 2) ** 3)  # it bears the throw
    middle = (-.25, .11)
    photo.lying((2.0, 1.9), rumpled, slept.linen("#cfcdc8", .30, .9, slub=.05), (*middle, TOP), 0, .007, .003, "Sheet")
    core.box((2.2, 2.0, .5), (-.3, .10, TOP - .262), photo.cotton("#cfccc5"), .05, segments=4)
    wood = aged.waxed("#2a190f", "#553825", "#a47c58", .7)
    core.lathe(TURNED, wood, (.30, 1.20, 0), 64, smooth=40)
    core.box((2.2, .05, .18), (-.80, 1.20, .40), wood, .010, segments=3)
    white = slept.linen("#e2dfd8", .26, 1.4)
    shape = slept.pillow((.74, .48), 5.0, 5, .016, .0, (), None, 26, 0, -.03)
    slept.show_pillow(shape, white, (-.66, .74, TOP + .085), (4, 8, 82))


def window(width=500, height=620):
    """Linear picture of the window as the lens draws it: leaves of green louvres half closed on the bright harbour, between white jambs."""
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    picture = np.zeros((height, width, 3)) + (.50, .49, .46)
    louvre = .5 + .5 * np.sin(y * 2 * math.pi * 26)[..., None]
    leaf = np.array((.060, .105, .072)) * (1 - louvre) + np.array((.42, .50, .44)) * louvre
    for a, b in ((.10, .44), (.60, .92)):
        inside = ((x > a) & (x < b))[..., None]
        frame = ((x < a + .05) | (x > b - .05) | (y > .94))[..., None]
        picture = np.where(inside, np.where(frame, np.array((.075, .125, .09)), leaf), picture)
    picture = np.where(((x > .44) & (x < .60))[..., None], np.array((1.55, 1.58, 1.55)), picture)
    return develop.gauss(picture, 7).astype(np.float32)


def louvres():
    """Slats in the sun's way, outside the picture at its left; the throw lies in the gap between two leaves."""
    dark = m.plain("#2b2018", .8)
    with core.at((-1.25, .06, TOP + .62), -SUN[1]):
        for x, wide in ((-.70, .60), (.86, .60)):
            for k in range(26):
                core.box((wide, .046, .006), (x, 0, -.62 + .062 * k), dark, .001, (-4, 0, 0), segments=1)
        for x in (-.38, .54):
            core.box((.05, .03, 1.7), (x, 0, 0), dark, 0)


def premium_room():
    """Low over the bed to the folded throw; window and post behind it."""
    p.fresh()
    wall = photo.paint("#bdb6a6", .85)
    core.box((8, .1, 4), (0, 2.35, 1.4), wall, 0)  # the sun comes through the window of the other side, which is not seen
    core.box((8, 6, .1), (0, 0, -.05), photo.paint("#55291f", .4), 0)
    core.box((8, 7, .1), (0, -.6, 3.1), photo.paint("#cfcabd", .85), 0)
    core.box((.1, 7, 4), (2.6, -.6, 1.4), photo.paint("#a39c8d", .85), 0)
    photo.view(window(), (-.30, 2.28, TOP - .02), 1.2, 1.7, 0, .9)
    bed()
    with core.at((.02, .01, TOP + .0015), -24):
        upper, lower = folded_throw()
        fringe(upper, 3)
        fringe(lower, 8, .055)
    louvres()
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .35)
    core.indoors()
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 3, 2
    core.sun(*SUN, 8.0, (1, .92, .80), .9)
    core.area((-1.3, 1.5, TOP + .9), (0, 0, TOP), (1.2, 1.3), 14, (.95, .98, 1))
    core.area((1.4, -1.4, TOP + 1.1), (0, 0, TOP), (1.4, 1.2), 15, (.92, .96, 1))
    core.area((1.9, .9, TOP + 1.1), (0, 2.3, TOP), (1.0, 1.4), 34, (.96, .98, 1))
    core.camera((.04, -1.56, TOP + .325), (.02, -.01, TOP + .036), 90, level=True, fstop=3.2, focus=(.03, -.125, TOP + .03))
    return {"size": (1800, 1200), "look": photo.look(.18, contrast=1.04, saturation=.96, vignette=.2, texture=.05)}


PICTURES = {
    "rooms/premium-room": premium_room,
}

FINISH = {
    "rooms/premium-room": {"glow": (.14, .55), "fade": .1},
}
