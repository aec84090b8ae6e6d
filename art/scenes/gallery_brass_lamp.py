"""Trivandrum: the nilavilakku by the front door, its five wicks burning unequally in a draught, jasmine round its neck; the porch at blue hour out of focus; brass, white and blue, 92 mm."""
import math
import random

import numpy as np

from kit import core, develop, household as p, materials as m, photo, props

RIM, WICKS, Z = .098, 5, .42  # radius of the pan, number of its beaks, height of its rim
# of each wick: height (0: gone out) and width of its flame, where the draught draws it (x, y), brightness
FLAMES = ((.020, 1.05, (.10, .02), 1.2), (.043, .80, (.22, .05), 2.8), (.027, .98, (.12, .00), 1.7), (.036, .88, (.17, .04), 2.2), (.048, .78, (.20, -.04), 3.0))


@m.cached
def lamp_brass():
    """Brass that is lit every evening and scoured every morning: worn smooth, brown in the turned lines, sooty at the beaks, wet with oil."""
    g = m.Graph("lamp brass")
    where = g.coords(1, "World")
    slow, mid, fine = g.noise(where, 24, 5, .62), g.noise(where, 120, 4, .65), g.noise(where, 480, 3, .6)
    x, y, z = g.node("SeparateXYZ", {0: where}).outputs
    far = g.math("SQRT", g.math("ADD", g.math("POWER", x, 2.0), g.math("POWER", y, 2.0)))
    edge = g.node("NewGeometry").outputs["Pointiness"]
    old = g.math("SUBTRACT", g.math("ADD", g.span(slow, .34, .64, .1, .9), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .7), True), g.span(edge, .506, .53, 0, .8), True)
    c = g.mix(old, "#c0934a", "#5c4320")
    c = g.mix(g.span(edge, .492, .465, 0, .75), c, "#2c2114")
    soot = g.math("MULTIPLY", g.span(far, RIM - .002, RIM + .020), g.span(mid, .30, .54))
    c = g.mix(soot, c, "#0f0b08")
    wet = g.span(slow, .45, .58)
    rough = g.math("ADD", g.math("SUBTRACT", g.span(old, 0, 1, .24, .44), g.math("MULTIPLY", wet, .13)), g.math("MULTIPLY", soot, .25))
    return g.principled(c, rough, g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .5)), .16, .0009), metallic=g.span(soot, 0, 1, 1, .2))


def beaked(profile, material):
    """Turned body whose rim is drawn out into a beak for each wick; rows of (radius, z, how much of the beak)."""
    n = 240
    a = np.arange(n) * 2 * math.pi / n
    peak = np.maximum(0, np.cos(WICKS * a)) ** 7
    rows = p.rounded([(r, z, k) for r, z, k in profile], 2)
    points = [(r * (1 + .27 * k * q) * math.cos(b), r * (1 + .27 * k * q) * math.sin(b), z - .022 * r * k * q) for r, z, k in rows for b, q in zip(a, peak)]
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
    core.mesh("Pan", points, faces, material, 55)


def oil():
    """Sesame oil in the pan: amber, drawn up at its edge."""
    g = m.Graph("oil")
    where = g.coords(1, "World")
    slow = g.noise(where, 30, 2)
    deep = g.node("BsdfPrincipled", {"Base Color": g.mix(g.span(slow, .3, .7), "#4a2c08", "#6b4310"), "Roughness": .03, "Specular": .28, "Normal": g.bump(slow, .05, .002)}).outputs[0]
    beaked([(RIM * .955, Z - .0042, 1), (RIM * .93, Z - .0062, 1), (RIM * .86, Z - .0066, .9), (RIM * .5, Z - .0066, 0), (.0005, Z - .0066, 0)], g.surface(deep))


@m.cached
def burning(power):
    """Flame of a cotton wick in oil: clear and dark at its foot, a pale heart, an orange skin that thins out; only seen."""
    g = m.Graph("burning")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    facing = g.math("SUBTRACT", 1.0, g.node("LayerWeight", {"Blend": .5}).outputs["Facing"])
    c = g.ramp(z, [(0.0, "#2b3a8c"), (.10, "#8a4416"), (.26, "#ffa040"), (.55, "#ffcb80"), (.85, "#ffae50"), (1.0, "#ff7a1c")])
    bright = g.math("MULTIPLY", g.math("MULTIPLY", g.ramp(z, [(0, "#0c0c0c"), (.12, "#404040"), (.30, "#e0e0e0"), (.6, "#ffffff"), (.85, "#a0a0a0"), (1, "#303030")]), g.span(facing, .1, .85, .22, 1.0)), power)
    body = g.math("MULTIPLY", g.span(facing, .04, .55), g.ramp(z, [(0, "#606060"), (.16, "#a0a0a0"), (.34, "#ffffff"), (.78, "#e8e8e8"), (1, "#202020")]))
    return g.surface(g.node("MixShader", {0: body, 1: g.node("BsdfTransparent").outputs[0], 2: g.emit(c, bright)}).outputs[0])


def flame(tip, high, wide, lean, power):
    """Flame standing on the tip of a wick, drawn aside by the draught, its tip most; lean: way of its tip (x, y) as a share of its height."""
    rows = p.rounded([(0, 0), (.09, .02), (.155, .12), (.185, .25), (.165, .40), (.115, .58), (.066, .76), (.028, .91), (.006, .985), (0, 1)], 2)
    n, points = 40, []
    for r, t in rows:
        off = t ** 1.6 + .10 * math.sin(2.6 * math.pi * t) * t
        points += [(high * (lean[0] * off + r * wide * math.cos(a)), high * (lean[1] * off + r * wide * math.sin(a)), high * t) for a in np.linspace(0, 2 * math.pi, n, False)]
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
    obj = core.mesh("Flame", points, faces, burning(power), True, tip)
    obj.visible_shadow = False
    lamp = core.point((tip[0] + high * lean[0] * .4, tip[1] + high * lean[1] * .4, tip[2] + high * .48), .16 * high / .036 * power / 2.6, (1, .58, .23), .006)
    lamp.visible_camera = lamp.visible_transmission = lamp.visible_glossy = False


@m.cached
def oiled_cotton():
    """Cotton of a wick: soaked and brown in the oil, grey towards its charred end."""
    g = m.Graph("oiled cotton")
    where = g.coords(1, "World")
    x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
    far = g.math("SQRT", g.math("ADD", g.math("POWER", x, 2.0), g.math("POWER", y, 2.0)))
    mid, fine = g.noise(where, 260, 4, .65), g.noise(where, 1400, 3, .65)
    c = g.mix(g.span(mid, .3, .7), "#6d4f2a", "#a58554")
    near = g.span(g.math("ADD", far, g.span(mid, .3, .7, -.003, .003)), RIM * 1.10, RIM * 1.20)
    c = g.mix(near, c, "#0d0906")
    return g.principled(c, g.span(fine, .3, .7, .25, .6), g.bump(g.math("ADD", mid, fine), .7, .0008), specular=.45)


def wick(angle, seed, high, wide, lean, power):
    """Twisted cotton lying in its beak, charred at the end; alight if its flame has a height."""
    rng = random.Random(seed)
    c, s = math.cos(angle), math.sin(angle)
    reach, rise = rng.uniform(1.17, 1.255), rng.uniform(.0055, .0105)
    side = rng.uniform(-.006, .006)
    line = [(RIM * .42, -.0058, side * 2), (RIM * .75, -.0048, side), (RIM * 1.0, -.0022, side * .3), (RIM * 1.10, .0002, 0), (RIM * (reach - .04), rise * .5, -side * .1), (RIM * reach, rise, -side * .15)]
    way = p.rounded([(q * c - o * s, q * s + o * c, Z + z) for q, z, o in line], 2)
    for k in range(2):  # two strands
        a = np.linspace(0, rng.uniform(22, 32), len(way)) + math.pi * k
        core.tube([(x - .0012 * s * math.cos(q), y + .0012 * c * math.cos(q), z + .0012 * math.sin(q)) for (x, y, z), q in zip(way, a)], .0019, oiled_cotton(), 12,
                  radii=[rng.uniform(.86, 1.14) for _ in way])
    tip = way[-1]
    char = m.plain("#0a0706", .95)
    core.tube([way[-4], way[-2], tip, (tip[0] + .0010 * c, tip[1] + .0010 * s, tip[2] + .003)], .0027, char, 14, radii=[.9, 1.1, .95, .35])
    for _ in range(9):  # loose ends of the cotton
        q = rng.uniform(.3, 1.0)
        x, y, z = way[int(q * (len(way) - 1))]
        core.tube([(x, y, z), (x + rng.gauss(0, .0022), y + rng.gauss(0, .0022), z + rng.uniform(.0008, .0030)), (x + rng.gauss(0, .0036), y + rng.gauss(0, .0036), z + rng.uniform(.001, .0045))],
                  .00014, oiled_cotton() if q < .85 else char, 5)
    if high:
        flame((tip[0] - .0003 * c, tip[1] - .0003 * s, tip[2] - .0015), high, wide, lean, power)
    else:
        core.sphere(.0011, (tip[0], tip[1], tip[2] + .0022), m.glow("#ff4a12", 1.6), 16)


def porch(width=900, height=600, seed=4):
    """Linear picture of the porch at blue hour far out of focus: pale columns lit by lamps on the left, the dark garden and a few windows on the right."""
    rng = np.random.default_rng(seed)
    v, u = np.linspace(0, 1, height)[:, None, None], np.linspace(0, 1, width)[None, :, None]
    sky, ground = np.array(core.rgb("#4d6288")) * 1.0, np.array(core.rgb("#2a2c33"))
    picture = sky * (1 - np.clip(v / .7, 0, 1)) + np.array(core.rgb("#7d7c92")) * .8 * np.clip(v / .7, 0, 1)
    picture = np.broadcast_to(np.where(v > .70, ground * (1.3 - .5 * u), picture), (height, width, 3)).copy()
    for _ in range(260):  # trees against the sky
        x = rng.uniform(.42, 1.05)
        y = .70 - (.10 + .30 * (x - .4)) * rng.random()
        photo.blot(picture, x * width, y * height, rng.uniform(14, 34), np.array(core.rgb("#1d2a2c")) * rng.uniform(.6, 1.5), .5, .05)
    for x, w in ((.02, .085), (.19, .070), (.32, .056), (.42, .045)):  # columns, their lamp side warm
        a, b = int(max(0, (x - w / 2) * width)), int((x + w / 2) * width)
        t = np.linspace(0, 1, b - a)[None, :, None]
        glow = np.array(core.rgb("#e0a768")) * (1.0 - .75 * t) + np.array(core.rgb("#6d7488")) * .5 * t
        fall = .30 + .9 * np.exp(-((v[:int(.78 * height)] - .30) / .34) ** 2)
        picture[:int(.78 * height), a:b] = glow * fall
    picture = develop.gauss(picture, 6)
    for x, y, r, k in ((.135, .30, 26, 5.0), (.27, .33, 20, 3.8), (.39, .36, 16, 3.0), (.66, .60, 14, 2.2), (.71, .62, 12, 1.2), (.83, .57, 15, 2.4), (.90, .63, 12, 1.4), (.78, .65, 12, 1.0)):
        photo.blot(picture, x * width, y * height, r, np.array(core.rgb("#ffb765")) * k, .9, .1, True)
    return picture.astype(np.float32)


def brass_lamp():
    """At the height of the flames."""
    p.fresh()
    brass = lamp_brass()
    beaked([(.012, Z - .046, 0), (.030, Z - .043, 0), (.058, Z - .034, 0), (.082, Z - .020, .5), (.0955, Z - .006, .95), (RIM, Z + .0005, 1), (RIM * .985, Z + .0022, 1), (RIM * .962, Z + .0002, 1),
            (RIM * .93, Z - .008, 1), (.078, Z - .020, .6), (.05, Z - .026, 0), (.001, Z - .027, 0)], brass)
    oil()
    for k, (high, wide, lean, power) in enumerate(FLAMES):
        wick(2 * math.pi * k / WICKS, k + 3, high, wide, lean, power)
    # the neck and its bud above the pan, the stem below
    core.lathe(p.rounded([(.030, -.030), (.031, -.004), (.026, .004), (.018, .010), (.0150, .022), (.0155, .030), (.022, .0345), (.0265, .038), (.0270, .042), (.022, .046), (.0155, .050), (.0130, .060), (.0135, .070),
                          (.0200, .0745), (.0235, .078), (.0230, .082), (.0170, .0855), (.0125, .091), (.0140, .098), (.0195, .106), (.0205, .114), (.0165, .124), (.0095, .134), (.0040, .142), (.0018, .148), (0, .149)], 2),
               brass, (0, 0, Z), 120, 60)
    core.lathe(p.rounded([(.030, -.036), (.026, -.048), (.0165, -.056), (.0150, -.075), (.019, -.082), (.030, -.088), (.033, -.095), (.030, -.102), (.018, -.108), (.0150, -.120), (.0150, -.2), (.030, -.21), (.03, -.4)], 2),
               brass, (0, 0, Z), 96, 60)
    t = np.linspace(0, 2 * math.pi, 26)[:-1]
    props.jasmine([(.0215 * math.cos(a), .0215 * math.sin(a), Z + .056 + .006 * math.sin(a + 2.3)) for a in np.append(t, t[:2])], .0042, .72, 0, 3)
    # a drop below a beak
    drop = core.sphere(1, (0, 0, 0), m.glass("#e0a850", ior=1.45), 20)
    a = -2 * math.pi / 5
    core.instance(drop, [core.matrix((RIM * 1.19 * math.cos(a), RIM * 1.19 * math.sin(a), Z - .0080), 0, (.0022, .0022, .0032))])
    photo.view(porch(), (0, 4.6, -1.30), 3.0, 2.0, 0, .14)
    core.sky_gradient([(-10, "#1a1c22"), (0, "#4a4f62"), (25, "#465a86"), (80, "#2b3c66")], .40)
    core.indoors()
    core.area((1.3, .3, Z + .9), (0, 0, Z), (1.6, 1.2), 9, (.64, .75, 1.0))
    core.area((-1.1, -.5, Z + .5), (0, 0, Z), (.8, 1.2), 6, (1, .80, .58))
    photo.window_gleam((1.2, -.5, Z + .6), (0, 0, Z), (.8, 1.6), (1, 2), 1.5, "#8fa6d8")
    photo.window_gleam((-1.1, -.5, Z + .2), (0, 0, Z), (.6, 1.8), (1, 2), 2.6, "#ffca90")
    props.card((.1, .60, Z - .65), (0, 0, Z), (1.4, .7), "#c98f58", .30)
    core.camera((.050, -.78, Z + .200), (-.004, 0, Z + .028), 68, level=True, fstop=3.2, focus=(.034, -.112, Z + .015))
    return {"size": (1200, 800), "look": photo.look(.10, contrast=1.02, bloom=.05, vignette=.22)}


PICTURES = {"gallery/trivandrum/brass-lamp": brass_lamp}

FINISH = {
    "gallery/trivandrum/brass-lamp": {"smooth": (2, .015), "glow": (.20, .45), "fade": .14},
}
