"""Premium room in an old warehouse, in the morning: four-poster with tied panels, red oxide floor, walls a metre thick, the harbour in both windows; white and indigo, 25 mm."""
import math

import numpy as np

from kit import core, furniture as f, household as p, hung, interior as i, materials as m, photo, props, room

INDIGO = "#3a404c"
TURNED = p.rounded([(.0, .0), (.040, .0), (.045, .04), (.045, .30), (.049, .33), (.033, .37), (.045, .45), (.047, .56), (.031, .655), (.030, .665), (.0395, .675), (.0395, .689), (.030, .700), (.029, .712),
                    (.0345, .716), (.0345, .722), (.027, .728), (.025, .742), (.036, .775), (.0452, .815), (.0465, .850), (.041, .890), (.030, .930), (.0245, .955), (.0245, .962), (.033, .966), (.0350, .972),
                    (.033, .978), (.026, .984), (.0255, .990), (.0405, .998), (.0430, 1.006), (.0405, 1.014), (.029, 1.024), (.0265, 1.034), (.032, 1.06), (.0345, 1.12), (.0335, 1.40), (.026, 1.66), (.036, 1.70), (.024, 1.74),
                    (.040, 1.86), (.026, 1.96), (.030, 2.10)], 2)


@m.cached
def rosewood():
    """Old rosewood, waxed every year: dark, close grain, pale where bodies have brushed along it, dust and wax in the grooves."""
    g = m.Graph("rosewood")
    where = g.coords(1, "World")
    broad = g.noise(g.coords((3.2, 34, 34)), 1.0, 5, .6, .8)
    pores = g.noise(g.coords((22, 620, 620)), 1.0, 3, .6)
    slow, mid, fine = g.noise(where, 7, 5, .6), g.noise(where, 60, 4, .65), g.noise(where, 420, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.ramp(broad, [(.28, "#120a07"), (.46, "#22140c"), (.60, "#362113"), (.76, "#4f331f")])
    c = g.mix(g.span(pores, .36, .5, .7, 0), c, "#150a06")
    rub = g.math("MULTIPLY", g.span(edge, .503, .54), g.span(mid, .3, .62))
    c = g.mix(g.math("MULTIPLY", rub, .5), c, "#8a6040")
    dust = g.math("MULTIPLY", g.span(edge, .497, .462), g.span(fine, .3, .65, .35, 1))
    c = g.mix(g.math("MULTIPLY", dust, .55), c, "#6d6052")
    scratch = g.noise(g.coords((40, 900, 40), "World", (.5, .2, .3)), 1.0, 2, .7, .3)
    rough = g.math("ADD", g.span(slow, .3, .7, .17, .33), g.math("ADD", g.math("MULTIPLY", dust, .4), g.span(scratch, .62, .74, 0, .16)))
    return g.principled(c, rough, g.bump(g.math("ADD", pores, g.math("MULTIPLY", mid, .35)), .22, .0009), specular=.5)


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
    return core.mesh("Post", points, faces, rosewood(), 40, location)


def four_poster(width, length, height, cloth):
    """Turned posts joined by a frame, a board at the head (y = 0), panels tied to the posts at the head."""
    x = width / 2 + .05
    wood = rosewood()
    for sx in (-1, 1):
        post((sx * x, -.02, 0), False)
        post((sx * x, -length - .02, 0), sx < 0)
        core.box((.045, length, .05), (sx * x, -length / 2, height), wood, .008)
        core.box((.035, length, .16), (sx * x, -length / 2, .34), wood, .008)
    for y in (-.02, -length - .02):
        core.box((2 * x, .045, .05), (0, y, height), wood, .008)
    core.box((width, .035, .80), (0, -.02, .80), wood, .01)
    core.box((width + .06, .055, .06), (0, -.02, 1.22), wood, .016)
    for s in (-1, 1):
        def fall(u, v, s=s):
            z = .34 + v * (height - .36)
            pinch = 1 - .66 * math.exp(-((z - 1.02) / .26) ** 2) - .18 * (z > 1.02) * math.exp(-((z - 1.02) / .7) ** 2)
            wave = math.sin(34 * u + 1.6 * math.sin(3 * v + s)) * .026 * (.4 + .6 * pinch) + .012 * math.sin(71 * u + 4 * v)
            return s * (x - .015) - s * .02 + wave * .8, (u - .5) * .40 * pinch - .16 * pinch, z
        core.grid_surface(fall, None, cloth, steps=(110, 60))
        core.tube([(s * (x - .02) + .045 * math.cos(t), -.05 + .075 * math.sin(t), 1.02 + .014 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 29)[:-1]], .011, photo.cotton(INDIGO), 10, True)


def sea(width=900, height=600, seed=5):
    """Linear picture of the harbour against the light: pale sky, a dark shore, water full of sparks."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    sky = np.array((1.9, 1.95, 1.98)) * (1 - .25 * v)
    water = np.array((.62, .68, .71)) * (1.25 - .55 * v)
    picture = np.broadcast_to(np.where(v < .46, sky, water), (height, width, 3)).copy()
    line = np.array([.455 - .02 * core.fractal_noise(np.array([x / 60.0]), np.array([3.0]), 3, seed)[0] for x in range(width)])
    for x in range(width):
        picture[int(line[x] * height):int(.468 * height), x] = (.30, .34, .35)
    picture = photo.out_of_focus(picture, 7)
    for _ in range(420):
        y = .47 + .5 * rng.random() ** 1.7
        photo.blot(picture, rng.normal(.42, .22) * width, y * height, rng.uniform(6, 11), np.array((1, .97, .9)) * rng.uniform(.6, 2.6), .30, .3, True)
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


def premium_room():
    """From the door across the bed to the corner with the windows."""
    h, left, right = 3.3, -2.5, 2.6
    white, wood = room.limewash("#e2ddd2", .6), rosewood()
    green = photo.timber("#3d4a41", .5, .3)
    i.floor((9, 10), m.red_oxide("#63302a", .275))
    sill, high = .62, 1.95
    i.wall((right, 0), (left, 0), h, white, [(.34, sill, 1.04, high)], thickness=.5)
    i.wall((right, -7), (right, 0), h, white, [(4.72, sill, 1.20, high)], thickness=.5)
    core.box((.1, 8, h), (left, -3.4, h / 2), white, 0)
    core.box((right - left + .9, 8, .1), ((left + right) / 2, -3.4, h + .05), photo.paint("#e4dfd4"), 0)
    for k in range(7):
        core.box((.11, 8, .16), (left + .4 + .78 * k, -3.4, h - .08), wood, .01)
    red = m.red_oxide("#63291e", .275)
    for a, b in (((right, 0), (left, 0)), ((right, -7), (right, 0))):
        room.skirting(a, b, red, .12, .012)
    for at, turn, w in (((1.74, .34, sill), 0, 1.04), ((right + .34, -1.68, sill), -90, 1.20)):
        casement(at, turn, w, high, wood)
        shutters(at, turn, w, high, green)
    cloth = m.drape("#e6e2d8", .36)
    with core.at((-.35, -.10, 0)):
        four_poster(1.86, 2.08, 2.1, cloth)
        photo.bed(1.84, 2.0, .60, 6, "#4c3325", throw=INDIGO, throw_at=.78, cushion=INDIGO, weave=260, drop=.26)
        # tea brought to the bed, the paper beside it
        with core.at((.34, -1.02, .672), -14):
            core.box((.46, .32, .012), (0, 0, .006), photo.timber("#6d4b33", .4), .005)
            for s in (-1, 1):
                core.box((.46, .012, .034), (0, s * .155, .020), photo.timber("#5d3e2a", .4), .004)
                core.box((.012, .32, .034), (s * .225, 0, .020), photo.timber("#5d3e2a", .4), .004)
            with core.at((-.09, .02, .012), 35):
                photo.teapot("#d9d6cd", scale=.95)
            with core.at((.12, -.04, .012)):
                photo.cup("#e4e1d9", "#6b3a14", .6, 210)
        with core.at((-.28, -1.18, .690), 24):
            props.newspaper((.30, .42), 4, 3)
    for x in (-1.62, .92):
        with core.at((x, -.30, 0)):
            f.bedside(.46, .40, .56, "#3f2a1d")
    with core.at((.92, -.30, .56)):
        core.lathe([(0, .004), (.027, 0), (.029, .004), (.034, .105), (.0325, .105), (.0275, .010), (0, .009)], m.glass(), (.1, -.06, 0), segments=48, smooth=60)
        with core.at((-.05, .02, 0)):
            f.table_lamp("brass", .48, 3, "#e9e0cc", .5)
    # planter's chair in the corner
    with core.at((1.62, -1.72, 0), -58):
        f.planters_chair("#4c3325")
        f.cushion((.44, .30), photo.cotton(INDIGO, 300, .95, .1), (0, .50, .66), (52, 0, 0), 1.1, 4)
    with core.at((.86, -2.62, 0), -150):
        photo.slippers(photo.cotton("#e2ded4"))
    i.rug((1.7, .85), (1.30, -2.55, 0), 84, colour="#c3baa8", border=INDIGO, pattern="stripes", second="#8d8677")
    room.switches((-1.62, 0, 1.12), keys=3)
    for x, z, radius, seed in ((-1.93, 1.98, .17, 1), (-2.10, 1.60, .115, 2), (-1.74, 1.58, .135, 3)):
        hung.plate((x, 0, z), 0, radius, seed)
    room.hanging(.34, 2.5, m.sheer("#f1eee6", .5), (1.30, -.06, .35), 0, 4, depth=.035)
    photo.view(sea(), (2.3, 6.2, -1.4), 10, 6.6, 0, 1.25)
    photo.view(sea(seed=9), (right + 6.2, -1.2, -1.4), 10, 6.6, -90, 1.25)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(37, 99, 20.0, (1, .88, .72), .9)
    core.area((right + .1, -1.68, 1.55), (-.5, -2.0, .6), (1.15, 1.9), 92, photo.DAY)
    core.area((1.74, .1, 1.55), (.6, -2.2, .6), (1.0, 1.9), 62, photo.DAY)
    core.area((-1.6, -5.6, 2.6), (.2, -1.0, .8), (2.0, 1.4), 18, (.98, .985, 1))
    core.camera((-1.78, -5.05, 1.30), (.52, -.45, 1.0), 25, level=True)
    return {"size": (1500, 1000), "look": photo.look(.185, contrast=1.04, vignette=.2)}


PICTURES = {
    "rooms/premium-room": premium_room,
}

FINISH = {
    "rooms/premium-room": {"smooth": (3, .03), "exposure": .05, "glow": (.33, .5), "contrast": .95, "fade": .28, "soft": .3, "saturation": .95},
}
