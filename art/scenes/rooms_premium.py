"""Premium room in an old warehouse on a bright morning: a reeded post of the four-poster with its net tied back, tea brought up on the bed and the harbour in the window out of focus; indigo, white and teak, 50 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, household as p, interior as i, materials as m, photo, slept

INDIGO = "#39414f"
WOOD = ("#2a190f", "#553825", "#a47c58", .7)
TURNED = p.rounded([(.0, .0), (.040, .0), (.045, .04), (.045, .30), (.049, .33), (.033, .37), (.045, .45), (.047, .56), (.031, .655), (.030, .665), (.0395, .675), (.0395, .689), (.030, .700), (.029, .712),
                    (.0345, .716), (.0345, .722), (.027, .728), (.025, .742), (.036, .775), (.0452, .815), (.0465, .850), (.041, .890), (.030, .930), (.0245, .955), (.0245, .962), (.033, .966), (.0350, .972),
                    (.033, .978), (.026, .984), (.0255, .990), (.0405, .998), (.0430, 1.006), (.0405, 1.014), (.029, 1.024), (.0265, 1.034), (.032, 1.06), (.0345, 1.12), (.0335, 1.40), (.026, 1.66), (.036, 1.70), (.024, 1.74),
                    (.040, 1.86), (.026, 1.96), (.030, 2.10)], 2)


def post(location, reeds=True):
    """Turned bedpost; its bulbs cut in reeds by hand, none quite like the next."""
    z = np.array([q[1] for q in TURNED])
    r = np.array([q[0] for q in TURNED])
    rng = np.random.default_rng(int(location[0] * 7 + 30))
    high = np.unique(np.concatenate([np.linspace(0, 2.1, 200), np.linspace(.62, 1.30, 900)])) if reeds else np.linspace(0, 2.1, 260)
    radius = np.interp(high, z, r)
    around = 288 if reeds else 48
    a = np.linspace(0, 2 * math.pi, around, endpoint=False)
    wob = rng.normal(0, .12, 16)
    cut = np.zeros((len(high), around))
    if reeds:
        for lo, hi, depth in ((.745, .945, .0042), (1.055, 1.48, .0036)):
            along = np.clip((high - lo) / .02, 0, 1) * np.clip((hi - high) / .02, 0, 1)
            k = 8 * a[None, :] + .05 * np.sin(9 * high[:, None]) + np.interp(a, np.linspace(0, 2 * math.pi, 16), wob)[None, :]
            cut -= depth * along[:, None] ** .5 * (1 - np.abs(np.sin(k)) ** .8)
    n = core.fractal_noise(a[None, :] * 6 + 0 * high[:, None], high[:, None] * 40 + 0 * a[None, :], 3, 4) - .5
    rr = radius[:, None] + cut * radius[:, None] / .04 + .0005 * n
    points = np.stack([rr * np.cos(a), rr * np.sin(a), np.broadcast_to(high[:, None], rr.shape)], -1).reshape(-1, 3)
    faces = [(j * around + q, j * around + (q + 1) % around, (j + 1) * around + (q + 1) % around, (j + 1) * around + q) for j in range(len(high) - 1) for q in range(around)]
    return core.mesh("Post", points, faces, aged.waxed(*WOOD), 40, location)


def harbour(width=1000, height=700, seed=5):
    """Linear picture of a bright harbour far out of focus: white sky, the other shore with palms and sheds, boats at their moorings, water with glints."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    sky, water = np.array((2.5, 2.62, 2.7)) * (1.12 - .35 * v), np.array((1.30, 1.52, 1.62)) * (1.35 - .75 * v)
    picture = np.broadcast_to(np.where(v < .5, sky, water), (height, width, 3)).copy()
    for x in range(width):
        far = .476 - .03 * core.fractal_noise(np.array([x / 90.0]), np.array([3.0]), 4, seed)[0]
        picture[int(far * height):int(.502 * height), x] = (.40, .54, .42)
    for _ in range(34):
        x, s = rng.uniform(0, width), rng.uniform(1.0, 2.2)
        base, tip = .50 * height, (.497 - .075 * s) * height
        green = np.array((.17, .30, .18)) * rng.uniform(.6, 1.3)
        photo.stroke(picture, [(x, base), (x + 4 * s, (base + tip) / 2), (x + 9 * s, tip)], 2.2, (.38, .40, .34))
        for a in np.linspace(-.5, math.pi + .5, 11):
            photo.stroke(picture, [(x + 9 * s, tip), (x + 9 * s + 15 * s * math.cos(a), tip - 10 * s * math.sin(a)), (x + 9 * s + 25 * s * math.cos(a), tip - 4 * s * math.sin(a) + 10)], 4.2, green)
    for _ in range(7):
        x, w, q = rng.uniform(0, width), rng.uniform(40, 110), rng.uniform(.02, .035)
        picture[int((.497 - q) * height):int(.500 * height), int(x):int(x + w)] = (1.5, 1.36, 1.2) if rng.random() < .5 else (.62, .34, .26)
    for _ in range(9):
        x, y = rng.uniform(0, width), rng.uniform(.53, .70) * height
        s = .6 + 2.6 * (y / height - .5)
        photo.stroke(picture, [(x - 44 * s, y - 6 * s), (x - 20 * s, y + 3 * s), (x + 20 * s, y + 3 * s), (x + 50 * s, y - 10 * s)], 9 * s, np.array((.14, .26, .34)) * rng.uniform(.6, 1.5))
        photo.stroke(picture, [(x, y), (x, y - 62 * s)], 1.6 * s, (.3, .3, .3))
        photo.stroke(picture, [(x - 12 * s, y - 10 * s), (x + 14 * s, y - 10 * s)], 9 * s, (1.5, 1.45, 1.34))
    picture = photo.out_of_focus(picture, 11)
    for _ in range(150):
        y = .51 + .4 * rng.beta(1.1, 3)
        photo.blot(picture, rng.uniform(0, width), y * height, rng.uniform(7, 12), np.array((2.9, 2.9, 2.8)), rng.uniform(.12, .5), .35)
    return picture.astype(np.float32)


def shutters(location, turn, width, height, wood):
    """Louvred leaves folded open against the reveal, at both sides of an opening."""
    with core.at(location, turn):
        for s in (-1, 1):
            with core.at((s * width / 2, 0, 0), s * -78):
                w = width / 2 - .02
                c = -s * w / 2
                for x in (-w / 2 + .03, w / 2 - .03):
                    core.box((.06, .035, height), (c + x, 0, height / 2), wood, .005)
                for z in (.04, height / 2, height - .04):
                    core.box((w, .035, .07), (c, 0, z), wood, .005)
                for k in range(int(height / .05)):
                    core.box((w - .1, .006, .05), (c, 0, .08 + .05 * k), wood, .002, (40, 0, 0), segments=1)


def casement(location, turn, width, height, wood):
    """Window frame with a cross, in the XZ plane, sill at z = 0, centred."""
    with core.at(location, turn):
        for x in (-width / 2, 0, width / 2):
            core.box((.055, .07, height), (x, 0, height / 2), wood, .006)
        for z in (0, height * .36, height * .70, height):
            core.box((width, .06, .05), (0, 0, z), wood, .006)


def tray():
    """Tea brought up: a worn tray, the pot, a cup half drunk, a spoon."""
    wood = aged.waxed("#3a2416", "#5f4029", "#94714f", .2)
    core.box((.46, .32, .012), (0, 0, .006), wood, .004)
    for s in (-1, 1):
        core.box((.46, .012, .036), (0, s * .155, .020), wood, .004)
        core.box((.012, .32, .036), (s * .225, 0, .020), wood, .004)
    with core.at((-.09, .02, .012), 35):
        photo.teapot("#cfcbc0", scale=.95)
    with core.at((.12, -.04, .012)):
        photo.cup("#dedad0", "#6b3a14", .45, 210)


@m.cached
def gauze():
    """Cotton net: seen through where it hangs in one layer, white where it is gathered."""
    g = m.Graph("gauze")
    cell = g.noise(g.coords(1, "UV"), 900, 1)
    body = g.node("MixShader", {0: .5, 1: g.node("BsdfDiffuse", {"Color": core.rgba("#dcd8cd")}).outputs[0], 2: g.node("BsdfTranslucent", {"Color": core.rgba("#e4e0d6")}).outputs[0]}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": (1, 1, 1, 1)}).outputs[0]
    return g.surface(g.node("MixShader", {0: g.span(cell, .2, .8, .30, .62), 1: clear, 2: body}).outputs[0])


def tied_net(location, height=2.05, tie=1.12, seed=2):
    """Net that falls from the rails, is drawn to a post and tied there: it spreads along -X above the cord, hangs loose below it."""
    nu, nv = 620, 150
    u, v = np.meshgrid(np.linspace(0, 1, nu + 1), np.linspace(0, 1, nv + 1))
    z = .34 + v * (height - .34)
    above = np.clip((z - tie) / (height - tie), 0, 1)
    below = np.clip((tie - z) / (tie - .34), 0, 1)
    drift = core.value_noise(u * 9 + seed, 1.6 * v + 3, seed) - .5
    pleat = 2 * math.pi * (21 * u + .7 * drift)
    # across the opening: a narrow bunch at the cord
    wide = .055 + .60 * above ** 1.75 + .085 * (1 - np.exp(-3.5 * below))
    deep = .024 + .018 * above + .030 * (1 - np.exp(-4 * below))
    fold = np.sin(pleat) + .35 * np.sin(2 * pleat + 1.1 + 2 * v) + .5 * (core.value_noise(u * 46, 3.3 * v, seed + 5) - .5)
    x = (u - .5) * wide - .28 * above ** 1.75 - .012 + .006 * np.cos(pleat)
    y = deep * fold * (.8 + .5 * core.value_noise(u * 14, v * 2, seed + 1)) + .010 * np.sin(5 * v + seed)
    z = z - .10 * np.sin(math.pi * u) * above * (1 - above) * 2 - .02 * (core.value_noise(u * 20, 0 * v, seed + 3) - .5) * below
    row = nu + 1
    faces = [(j * row + k, j * row + k + 1, (j + 1) * row + k + 1, (j + 1) * row + k) for j in range(nv) for k in range(nu)]
    with core.at(location):
        core.mesh("Net", np.stack([x, y, z], -1).reshape(-1, 3), faces, gauze(), True, uvs=np.stack([u, v * 1.4], -1).reshape(-1, 2))
        cord = photo.cotton("#c9c2b2", 300)
        for k in range(3):
            core.tube([(.036 * math.cos(t), .036 * math.sin(t), tie + .010 * (k - 1) + .003 * math.sin(2 * t + k)) for t in np.linspace(0, 2 * math.pi, 49)[:-1]], .0052, cord, 10, True)
        for s in (-1, 1):
            core.tube([(.006 * s, -.038, tie), (.016 * s, -.050, tie - .03), (.020 * s, -.046, tie - .09), (.017 * s + .004, -.044, tie - .16 - .03 * s)], .0042, cord, 10)
            core.lathe([(0, 0), (.0105, .002), (.0085, .022), (.0052, .034), (.0070, .038), (.0050, .044), (0, .045)], cord, (.017 * s + .004, -.044, tie - .20 - .03 * s), 24)


def bed(width, length, top):
    """What the lens draws softly: mattress, covers, pillows, the other posts and the rails."""
    x, wood = width / 2 + .05, aged.waxed(*WOOD)
    for sx, y in ((-1, -.02), (1, -.02), (1, -length - .02)):
        post((sx * x, y, 0), False)
    for sx in (-1, 1):
        core.box((.050, length, .055), (sx * x, -length / 2, 2.1), wood, .010, segments=3)
        core.box((.040, length, .18), (sx * x, -length / 2, .33), wood, .010, segments=3)
    for y in (-.02, -length - .02):
        core.box((2 * x, .050, .055), (0, y, 2.1), wood, .010, segments=3)
    core.box((width, .030, .66), (0, -.02, .76), wood, .006)
    core.box((width + .06, .05, .06), (0, -.02, 1.08), wood, .014, segments=3)
    photo.bed(width, length - .06, top, 4, "#3a2618", "#dcd9d1", "#dedbd3", INDIGO, .84, None, 0, .2)
    one = slept.pillow((.76, .50), 5.0, 5, .016, .0, (), None, 26, 0, -.03)
    two = slept.pillow((.76, .50), 4.2, 8, .016, .0, (), None, 26, 0, -.035)
    white = slept.linen("#efece6", .26, 1.8)
    for shape, place, turn in ((one, (.45, -.17, .235), (69, 1, -3)), (two, (-.46, -.17, .235), (67, -2, 3)), (two, (.43, -.37, .20), (54, -2, 5)), (one, (-.44, -.37, .20), (53, 2, -4))):
        slept.show_pillow(shape, white, (place[0], place[1], top + place[2]), turn)


def premium_room():
    """Past the post at the foot of the bed to the window over the harbour."""
    p.fresh()
    h, left, right = 3.3, -3.0, 2.35
    white, wood = photo.paint("#d2cec3", .85), aged.waxed(*WOOD)
    green = photo.timber("#4d6355", .5, .3)
    i.floor((9, 16), aged.oxide())
    sill, high, wide, mid = .58, 2.0, 1.20, -1.72
    i.wall((right, 1.3), (left, 1.3), h, white, [(right - mid - wide / 2, sill, wide, high)], thickness=.5)
    core.box((.1, 8, h), (right + .05, -2.4, h / 2), white, 0)
    core.box((.1, 8, h), (left - .05, -2.4, h / 2), white, 0)
    core.box((7, .1, h), (0, -6.2, h / 2), white, 0)
    core.box((7, 9, .1), (0, -2.4, h + .05), photo.paint("#cfcabd", .85), 0)
    casement((mid, 1.64, sill), 0, wide, high, green)
    shutters((mid, 1.64, sill), 0, wide, high, green)
    width, length = 1.84, 2.06
    # the head of the bed is at the left wall, its foot towards +X
    with core.at((left + .12, -.55, 0), 90):
        bed(width, length, .60)
        x = width / 2 + .05
        post((-x, -length - .02, 0))
    foot = (left + .12 + length + .02, -.55 - width / 2 - .05)
    tied_net((foot[0] - .03, foot[1] + .050, 0))
    with core.at((foot[0] - .98, foot[1] + .62, .668), 28):
        tray()
    photo.view(harbour(), (-4.2, 8.4, -2.6), 13, 8, 0, .8)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    aged.plain_bounces({"waxed": "#493020", "aged oxide": "#55291f", "gauze": "#dcd8cd"})
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 4, 2, 2, 32
    core.area((mid, 1.35, 1.65), (mid - .6, -1.6, .7), (1.2, 1.9), 120, (.95, .98, 1))
    core.area((2.2, -2.6, 1.8), (-.8, -1.5, .9), (1.4, 1.6), 95, (.95, .98, 1))
    core.area((-1.2, -5.4, 2.1), (-.8, -1.2, 1.0), (1.6, 1.4), 14, (1, .98, .95))
    photo.window_gleam((2.2, -2.6, 1.8), (-.8, -1.5, 1.0), (1.2, 1.6), (2, 3), 2.6)
    core.camera((foot[0] + .50, foot[1] - 1.42, 1.24), (foot[0] - .62, foot[1] + .5, 1.02), 46, level=True, fstop=4.0, focus=(foot[0] - .12, foot[1] + .10, 1.0))
    return {"size": (1800, 1200), "look": photo.look(.2, contrast=1.02, saturation=1.0, vignette=.18)}


PICTURES = {
    "rooms/premium-room": premium_room,
}

FINISH = {
    "rooms/premium-room": {"smooth": (2, .02), "balance": (1.02, 1, .97), "glow": (.16, .6), "fade": .1},
}
