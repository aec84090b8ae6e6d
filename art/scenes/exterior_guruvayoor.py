"""Nilavara Tulasi, Guruvayoor: the bell at the entrance of the court at dusk; the arcade, the galleries and the lit lamp tower out of focus behind it."""
import math

import numpy as np

from kit import architecture as arch
from kit import core, develop, photo, props, room as rooms, surfaces, weathered as old
from kit import landscape as land
from kit.solid import Batch, area_light, point_light
from scenes.gallery_tulasi import bell_metal
from scenes.hero_harbour import laid_rope, pane, wet_granite

FL, H1, H2, TOP = .5, 4.2, 7.6, 10.9  # floors of the arcade and the two galleries, eave (m)
XS = np.linspace(-9.6, 9.6, 8)
MIDS = (XS[:-1] + XS[1:]) / 2


def damp_plaster():
    """White lime on laterite after many rains: clouded, washed dark below its ledges where the weather reaches, mended in other whites, flaked at the foot, rubbed at hand height."""
    g = surfaces.Graph("damp lime")
    at = g.world()
    _, y, up = g.separate(at)
    z = g.math("SUBTRACT", up, FL)
    slow, cloud, fine = g.noise(at, .45, 3, .5), g.noise(at, 1.3, 6, .58, .6), g.noise(at, 46, 4, .62)

    def laid(tone, mask, share, colour):
        return g.mix(g.math("MULTIPLY", mask, share), tone, colour)

    def within(value, none, full):
        return g.ramp(value, (none, 0.0), (full, 1.0)) if none < full else g.ramp(value, (full, 1.0), (none, 0.0))
    tone = g.ramp(g.math("ADD", g.math("MULTIPLY", cloud, .6), g.math("MULTIPLY", slow, .4)), (.34, "#9a9079"), (.66, "#c6bda8"))
    mended = within(g.noise(at, .75, 4, .5, .8), .565, .60)
    tone = laid(tone, mended, .42, "#d6cfbd")
    older = within(g.noise(g.vector("ADD", at, (7.3, 2.1, 4.4)), 1.0, 4, .55, .5), .57, .62)
    tone = laid(tone, older, .35, "#a3957b")
    # rain: below the cornice and below each capital, only on what stands in the open
    open_air = g.ramp(g.math("MULTIPLY", y, -.2), (.40, 0.0), (.42, 1.0))
    ragged = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 1.7, 6, .62, .8), .5), 1.7)
    for ledge, reach in ((H1 - FL - .22, .75), (H1 - FL - 1.0, 1.15)):
        below = g.math("DIVIDE", g.math("SUBTRACT", ledge, z), reach)
        wet = g.math("MULTIPLY", within(g.math("ADD", below, ragged), 1.0, .15), g.ramp(below, (-.04, 0.0), (.01, 1.0)))
        tone = laid(tone, g.math("MULTIPLY", wet, open_air), .52, "#5a5646")
    mould = g.math("MULTIPLY", within(g.noise(at, 2.3, 7, .66, .5), .54, .70), open_air)
    tone = laid(tone, mould, .50, "#514f42")
    # damp from the ground, with a paler rim of salt
    foot = g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 1.9, 6, .62), .5), 1.5))
    tone = laid(tone, g.math("MULTIPLY", within(foot, .95, .74), within(foot, .55, .72)), .35, "#d9d2c2")
    tone = laid(tone, within(foot, .72, .05), .66, "#57503f")
    hand = g.math("MULTIPLY", within(g.math("ABSOLUTE", g.math("SUBTRACT", z, 1.15)), .55, 0), within(g.noise(at, 3.3, 5, .6), .46, .66))
    tone = laid(tone, hand, .30, "#5d4c36")
    # flaked to the laterite, most of it low down
    loose = g.math("SUBTRACT", g.noise(at, 2.3, 8, .66, .3), g.math("MULTIPLY", within(z, .10, 1.3), .115))
    off = within(loose, .555, .566)
    tone = laid(tone, g.math("MULTIPLY", within(loose, .545, .555), g.math("SUBTRACT", 1.0, off)), .5, "#d3cab6")
    tone = laid(tone, off, .86, g.ramp(g.noise(at, 17, 5, .65), (.3, "#5b4030"), (.7, "#8b6a4e")))
    height = g.math("ADD", g.math("MULTIPLY", cloud, .8), g.math("MULTIPLY", fine, .35))
    height = g.math("ADD", height, g.math("ADD", g.math("MULTIPLY", g.noise(at, 9, 4, .6, .5), .5), g.math("MULTIPLY", mended, .10)))
    height = g.math("SUBTRACT", height, g.math("MULTIPLY", off, .75))
    return g.done(g.principled(Base_Color=tone, Roughness=.9, Specular=.2, Normal=g.bump(height, .6, .014)))


def worn(line, step=.03, rounding=2):
    """Points of a polyline (n, 2), a step (m) apart, its corners rubbed off."""
    line = np.asarray(line, float)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    t = np.linspace(0, run[-1], int(run[-1] / step) + 2)
    out = np.stack([np.interp(t, run, line[:, k]) for k in range(2)], -1)
    for _ in range(rounding):
        out[1:-1] = .25 * out[:-2] + .5 * out[1:-1] + .25 * out[2:]
    return out


def pier(kit, x, y, seed):
    """Square plastered pier in one piece with its plinth and capital; hands and carts have rubbed its corners round and chipped them."""
    line = worn([(.345, FL - .02), (.336, FL + .29), (.27, FL + .34), (.258, FL + .6), (.255, H1 - 1.10), (.262, H1 - 1.06), (.275, H1 - 1.055), (.305, H1 - 1.0), (.345, H1 - .99), (.347, H1 - .93),
                 (.315, H1 - .92), (.312, H1 - .86), (.2, H1 - .84)], .012, 3)
    a = np.linspace(0, 2 * np.pi, 193)[:-1]
    square = (np.abs(np.cos(a)) ** 18 + np.abs(np.sin(a)) ** 18) ** (-1 / 18)
    aa, zz = np.meshgrid(a, line[:, 1])
    half = line[:, :1]
    corner = np.abs(np.sin(2 * aa)) ** 8
    ledge = np.clip((half - .27) / .07, 0, 1) * (zz > H1 - 1.1)
    u, v = 2 * np.cos(aa) + 11 * seed, 2 * np.sin(aa) + zz * 1.3
    chip = np.clip(core.fractal_noise(u * 2.2, v * 4, 4, seed) - .54, 0, 1) * np.maximum(corner, .6 * ledge) * .24
    bulge = .022 * (core.fractal_noise(u * .8, v * 1.1, 3, seed + 4) - .5)
    r = half * square[None] * (1 + bulge) - chip
    kit["wall~"].grid(np.stack([x + r * np.cos(aa), y + r * np.sin(aa), zz + .5 * bulge], -1), close=True)


def arch_face(kit, u, w, spring, rise, top, y, thick, seed):
    """Wall above a round arch, its opening w wide: both edges of the arch rubbed round, chipped and never quite on their curve."""
    t = np.linspace(0, math.pi, 181)
    noise = core.fractal_noise
    wave = .016 * (noise(t * 1.4 + 9 * seed, 0 * t + seed, 3, seed) - .5)
    across, up = -(w / 2 + wave) * np.cos(t), (rise + wave) * np.sin(t)
    nx, nz = -np.cos(t) * rise, np.sin(t) * w / 2
    size = np.hypot(nx, nz)
    nx, nz = nx / size, nz / size
    rows = []

    def edge(number):
        chips = np.clip(noise(t * 9 + 5 * seed, 0 * t + 31 * number + seed, 4, seed + number) - .52, 0, 1)
        return .030 + .25 * chips
    for number, face, inward in ((0, y, 1), (1, y + thick, -1)):
        r, part = edge(number), []
        part.append((u + across + nx * .26, 0 * t + face, np.full_like(t, top)))
        for k in np.linspace(1, 0, 7):
            part.append((u + across + nx * (.26 * k + r * (1 - k)), 0 * t + face, np.minimum(spring + up + nz * (.26 * k + r * (1 - k)), top)))
        for b in np.linspace(0, math.pi / 2, 7)[1:]:
            part.append((u + across + nx * r * (1 - math.sin(b)), face + inward * r * (1 - math.cos(b)), spring + up + nz * r * (1 - math.sin(b))))
        rows += part if number == 0 else part[::-1]
    points = np.array(rows).transpose(0, 2, 1)
    kit["wall~"].grid(points)


def hotel(kit):
    """Front at y 0, x -10..10: arcade below, two floors of timber jali balconies, tiled roof."""
    kit.at()
    kit["stone"].box((-10.4, -2.9, 0), (10.4, 10, FL - .012), .03)
    kit["flags"].quad((-10.38, -2.88, FL), (10.38, -2.88, FL), (10.38, 10, FL), (-10.38, 10, FL))
    for z in (FL, H1, H2):
        ops = [(m + 10 - .8, m + 10 + .8, z + .03, z + 2.5) for m in MIDS]
        kit.at(-10, 0, 0)
        arch.wall(kit, 20, {FL: H1, H1: H2, H2: TOP}[z], ops, .35, z0=z)
        for k, m in enumerate(MIDS):
            if z == FL and k == 3:
                arch.door(kit, m + 10, 1.6, 2.47, z=z, leaves_open=True, power=34)
            else:
                arch.window(kit, m + 10, z + .04, 1.6, 2.44, 0, None, panes=(4, 3), sill=False, seed=k)
                side = 1 if k % 2 else -1
                for turn, wide in ((side, .30 + .4 * ((k * 37 + int(z)) % 5) / 5), (-side, .22)):
                    old.curtain(kit, m + 10 + turn * .76, z + .06, wide, 2.4, turn, .24, 6, k)
        for k, power in {FL: ((1, 16), (2, 7), (5, 20)), H1: ((1, 12), (4, 10)), H2: ((2, 8),)}[z]:
            old.room(kit, MIDS[k] + 8.7, MIDS[k] + 11.3, z + .02, z + 3.0, 3.2, power, k + int(z), back=.37)
    for sx, d, y in ((-10, -90, 10.0), (10, 90, .35)):
        kit.at(sx, y, 0, d)
        arch.wall(kit, 9.65, TOP, (), .35)
    kit.at()
    for k, x in enumerate(XS):
        pier(kit, x, -2.34, k + 3)
        kit["wall"].box((x - .24, -2.56, H1 - .90), (x + .24, -2.11, H1 - .2), 0)
    for k, (a, b, m) in enumerate(zip(XS, XS[1:], MIDS)):
        arch_face(kit, m, b - a - .52, H1 - .95, .55, H1 - .2, -2.57, .46, k + 2)
    kit["wall"].box((-10.1, -2.62, H1 - .22), (10.1, 0, H1), .02)
    kit["stone"].box((-10.2, -2.75, H1), (10.2, 0, H1 + .08), .02)
    for z, zt in ((H1 + .08, H2 - .1), (H2 + .08, TOP - .3)):
        for x in XS:
            arch.post(kit, x, -2.4, z, zt, .15)
        kit["beam"].box((-9.8, -2.5, zt - .02), (9.8, -2.3, zt + .16), .02)
        for k, (a, b) in enumerate(zip(XS, XS[1:])):
            arch.jali(kit, a + .1, b - .1, z + .08, z + .95, .2, .05, .06, -2.43, "wood", "diamond")
            kit["beam"].box((a, -2.47, z + .95), (b, -2.33, z + 1.02), .015)
            if (k + (z > H2)) % 3 == 0:
                arch.jali(kit, a + .1, b - .1, z + 1.04, zt - .03, .17, .05, .06, -2.43, "wood", "grid")
            else:
                arch.jali(kit, a + .1, b - .1, zt - .5, zt - .03, .16, .045, .05, -2.43, "wood", "diamond")
    kit["beam"].box((-10.1, -2.55, H2 - .08), (10.1, 0, H2 + .08), .02)
    kit["wall"].box((-10.1, .0, H2 - .1), (10.1, .3, H2 + .1), 0)
    arch.hip_roof(kit, -11.2, 11.2, -3.5, 11.0, TOP - .15, 30, 1.8, seed=4)
    arch.steps(kit, -2.4, 2.4, -2.9, FL, 3, .36)
    # a bench between two piers
    kit["wood"].box((-8.9, -1.0, FL + .40), (-7.4, -.62, FL + .45), .012, .4)
    for x in (-8.8, -7.6):
        kit["wood"].box((x, -.95, FL), (x + .08, -.67, FL + .40), .01)


def bell(mouth=.078):
    """Cast bell, its lip at z = 0: turned rings, a thick lip, an iron clapper with a cotton rope; it hangs from a chain."""
    k = mouth / .078
    core.lathe([(r * k, z * k) for r, z in ((.068, .003), (.0700, 0), (.0765, .001), (.078, .004), (.0765, .009), (.069, .019), (.0625, .034), (.0585, .052), (.0560, .056), (.0570, .059), (.0555, .062), (.0535, .078),
                                            (.0520, .096), (.0530, .099), (.0515, .102), (.0490, .114), (.0410, .127), (.0290, .135), (.0200, .138), (.0140, .140), (.0125, .146), (.0150, .150), (.0125, .154), (0, .156))],
               bell_metal(), segments=128, smooth=60)
    core.lathe([(r * k, z * k) for r, z in ((.068, .003), (.058, .020), (.052, .05), (.047, .095), (.036, .120), (0, .128))], bell_metal(), segments=96, smooth=60)
    iron, cotton = surfaces.black_iron(.5), surfaces.matt("#8f7d5f", .95, .1, .6, 300, name="rope")
    core.sphere(.017 * k, (.004, .002, -.006), iron, 32)
    core.tube([(0, 0, .12 * k), (.004, .002, 0)], .0045, iron, 12)
    for n in range(26):
        turn = np.array((0, 1, 0) if n % 2 else (1, 0, 0)), np.array((0, 0, 1))
        a = np.linspace(0, 2 * np.pi, 29)[:-1]
        middle = np.array((.0006 * math.sin(n * 2.1), .0006 * math.cos(n * 1.3), .166 * k + .0235 * n))
        core.tube([tuple(middle + .0085 * math.cos(v) * turn[0] + .0150 * math.sin(v) * turn[1]) for v in a], .0023, iron, 8, closed=True)
    q = np.linspace(0, 1, 60)
    laid_rope(np.stack([.004 + .010 * q ** 2 + .002 * np.sin(9 * q), .002 + .004 * np.sin(5 * q), -.020 - .52 * q], -1), .0075, cotton)
    knot = np.linspace(0, 1, 40)
    laid_rope(np.stack([.004 + .009 * np.cos(4 * np.pi * knot), .002 + .009 * np.sin(4 * np.pi * knot), -.024 - .018 * knot], -1), .0062, cotton)


def far_court(width=600, height=400, seed=3):
    """Linear picture of what lies beyond the court, far out of focus: low roofs and trees against the last light, a few lamps."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)
    sky = np.stack([np.interp(v, (0, .55, .80), tones) for tones in ((.030, .060, .105), (.045, .074, .098), (.078, .098, .102))], -1)
    picture = np.broadcast_to(sky[:, None], (height, width, 3)).copy()
    dark = np.array((.010, .013, .016))
    for _ in range(9):
        cx, cy = rng.uniform(-.05, 1.05) * width, rng.uniform(.66, .80) * height
        for _ in range(110):
            photo.blot(picture, cx + rng.normal(0, 30), cy + rng.normal(0, 20), rng.uniform(5, 13), dark * rng.uniform(.8, 2.2), .45, .03)
    x = -30
    while x < width:
        w, top = int(rng.uniform(60, 150)), rng.uniform(.80, .86)
        for k in range(int(.05 * height)):
            inset = int(.05 * height - k) * 1.4
            picture[int(top * height) - int(.05 * height) + k, max(0, int(x + inset)):max(0, int(x + w - inset))] = dark * 1.2
        picture[int(top * height):, max(0, x):max(0, x + w)] = dark * rng.uniform(1.2, 2.4) * np.array((1.3, 1.1, .9))
        x += w - 8
    picture[int(.9 * height):] = dark * 2.2
    picture = photo.out_of_focus(picture, 6)
    for _ in range(16):
        u, y = rng.random(), rng.uniform(.80, .89)
        photo.blot(picture, u * width, y * height, rng.uniform(5, 6.5), np.array(core.rgb("#ffb765")) * rng.uniform(.03, .4), .8, .2, True)
    return develop.gauss(picture, 1).astype(np.float32)


def sooty_stone():
    """Granite of the lamp tower: black and shining with the oil of many evenings, paler where the rain runs."""
    g = surfaces.Graph("sooty stone")
    at = g.world()
    blot, fine = g.noise(at, 3.2, 6, .66), g.noise(at, 70, 4, .6)
    tone = g.ramp(blot, (.3, "#191614"), (.72, "#4b453d"))
    tears = g.noise(g.world((9, 9, .9)), 1, 5, .6)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.5, 0.0), (.68, 1.0)), .7), tone, "#0b0908")
    return g.done(g.principled(Base_Color=tone, Roughness=g.ramp(blot, (.3, .22), (.7, .55)), Specular=.5, Normal=g.bump(g.math("ADD", blot, g.math("MULTIPLY", fine, .3)), .5, .012)))


def lamp_tower(x, y, high=6.4, tiers=11, seed=2):
    """Deepastambham: a turned stone column of shallow dishes; two flames out of three still burn on their rims."""
    rng = np.random.default_rng(seed)
    stone = sooty_stone()
    for half, z in ((1.0, .0), (.72, .28), (.5, .54)):
        core.box((2 * half, 2 * half, .3), (x, y, z + .14), stone, .03)
    step = (high - .82) / tiers
    profile = [(.36, .80)]
    for k in range(tiers):
        z, r = .82 + k * step, .56 - .028 * k
        profile += [(r * .40, z + .10 * step), (r * .38, z + .52 * step), (r * .55, z + .68 * step), (r * .95, z + .83 * step), (r, z + .90 * step), (r * .97, z + .94 * step),
                    (r * .85, z + .91 * step), (r * .45, z + .95 * step)]
        count = 13 - k // 3
        for i in range(count):
            if rng.random() < .66:
                a = (i + rng.uniform(-.12, .12)) * 2 * math.pi / count + k
                props.flame(rng.uniform(.055, .085), (x + r * .93 * math.cos(a), y + r * .93 * math.sin(a), z + .92 * step), rng.normal(0, .006, 2), 16)
        if k < 8:
            point_light((x - .75 * r - .25, y + .3 * (-1) ** k, z + step), 4.5, (1, .52, .18), .10)
    core.lathe(profile + [(.10, high), (.13, high + .1), (.05, high + .2), (0, high + .36)], stone, (x, y, 0), 72, 50)


def guruvayoor():
    """60 mm from the entrance of the wet court: the bell in focus; the arcade and, at its end, the whole lamp tower soft behind it."""
    lime = damp_plaster()
    kit = arch.Kit(**arch.palette(lit=.55, trim_dark="#1a0f09", trim_light="#45291a", tile_dark="#2b1c17", tile_light="#57392d", moss=.85), court=wet_granite())
    cloth = surfaces.cloth("#9a8a6c", "#7d6d50")
    kit.materials.update({"wall": lime, "wall~": lime, "lamp": surfaces.glow("#ffc890", 5.0), "stone": wet_granite(), "lit": pane(), "glass": pane(), "cloth": cloth, "cloth~": cloth,
                          "flags": rooms.slabs("#5f5a50", (.62, .62), "#2b2722", .004, .20, .22, .3, True)})
    hotel(kit)
    rng = np.random.default_rng(5)
    kit.at()
    lamps = []
    for k, x in enumerate(MIDS):
        for z, power in ((FL + 2.22, (26, 0, 36, 17, 30, 0, 21)[k]), (H1 + 2.2, (15, 10, 0, 14, 0, 11, 0)[k])):
            at = (x + rng.normal(0, .08), -1.25 + rng.normal(0, .05), z + rng.uniform(-.12, .10))
            if power or rng.random() < .6:
                arch.lantern(kit, *at, rng.uniform(.25, .31), .9 if z < H1 else .6)
            if power:
                lamps.append(((at[0], at[1], at[2] + .1), power, ((1, .64, .34), (1, .70, .42), (1, .60, .30), (1, .78, .56))[int(rng.integers(4))]))
    kit["black"].box((-10, 9, 0), (10, 9.1, 11), 0)
    arch.paving(kit, -16, 60, -16, -2.85, .03, (.95, .62), .014, "court", 6)
    kit["black"].box((-16, -16, -.2), (60, -2.9, -.03), 0)
    old.relay(kit, 5)
    kit.build()
    for at, power, tone in lamps:
        point_light(at, power, tone, .07)
    lamp_tower(23.5, -1.75)
    area_light((-22, -22, 16), (0, 0, 3), (16, 12), 200, (.60, .74, 1.0))
    eye, turn, side = np.array((-13.6, -8.4, 1.4)), math.radians(23), math.radians(29)  # the view and the bell, from +X
    at = eye + (1.5 * math.cos(side), 1.5 * math.sin(side), .05)
    with core.at(tuple(at), 30):
        bell()
    point_light(tuple(at + (-.75, .55, .75)), 16, (1, .70, .42), .22)
    photo.view(far_court(), (60, .2, -5.5), 46, 30, -78, 1.0)
    land.sky("dusk", .34, azimuth=70, clouds=(.8, "#a3a9b0", "#4b5766"), seed=4.1, cloud_scale=.9, sun=(84, 0, "#d9b898", .5, 16),
             stops=[(-6, "#5a5f68"), (0, "#aaa39b"), (4, "#959ba4"), (12, "#6d8098"), (28, "#48607f"), (90, "#2c4265")])
    core.camera(tuple(eye), tuple(eye + (math.cos(turn), math.sin(turn), .075)), 60, fstop=4.0, focus=tuple(at), level=True)
    return {"size": (1200, 800), "look": photo.look(.085, contrast=1.03, saturation=.86, vignette=.22, bloom=.10, bloom_threshold=1.2, texture=.05)}


PICTURES = {"exteriors/guruvayoor": guruvayoor}

FINISH = {
    "exteriors/guruvayoor": {"glow": (.16, .5), "fade": .10},
}
