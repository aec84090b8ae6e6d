"""Premium room: a turned bedpost in the first sun, the bed, the white panels and the windows to the sea out of focus behind it; white and indigo, 50 mm."""
import math

import numpy as np

from kit import core, household as p, interior as i, materials as m, photo

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


def premium_room():
    """Beside the post at the bed's foot, along the bed towards the corner with the windows."""
    h = 3.1
    white = photo.paint("#dad7cf")
    i.floor((7, 6), m.red_oxide("#6a3528", .30), (1.4, -2.72, 0))
    i.wall((3.0, .22), (-1.95, .22), h, white, [(3.62, .50, 1.05, 2.1)])
    i.wall((-1.95, .22), (-1.95, -5), h, white, [(1.20, .50, 1.70, 2.1)])
    core.box((.1, 6, h), (3.0, -2.4, h / 2), white, 0)
    core.box((8, 8, .1), (0, -2, h + .05), white, 0)
    i.window(1.05, 2.1, 2, 3, "#4c3325", location=(-1.145, .32, .50), transom=.5)
    i.window(1.70, 2.1, 2, 3, "#4c3325", location=(-2.05, -1.83, .50), turn=90, transom=.5)
    cloth = m.drape("#e9e6de", .42)
    four_poster(1.86, 2.08, 2.1, cloth)
    photo.bed(1.84, 2.0, .60, 6, "#4c3325", throw=INDIGO, throw_at=.80, cushion=INDIGO, weave=260, drop=.24)
    for x, turn, seed in ((-1.66, 0, 4), (-.66, 0, 7)):
        i.curtain(.30, 2.3, m.sheer("#f3f1ec", .6), 4, .045, (x, .12, .30), turn, seed, flare=.03)
    photo.view(sea(), (-1.5, 4.4, -.9), 6.6, 4.4, 0, 1.0)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(23, 257, 8.5, (1, .91, .78), 1.2)
    core.area((-1.9, -1.75, 1.5), (.4, -2.0, .7), (1.2, 2.0), 40, photo.DAY)
    core.area((-1.14, .16, 1.5), (-.1, -1.2, .6), (1.0, 2.0), 34, photo.DAY)
    core.area((1.6, -3.9, 2.3), (0, 0, .8), (2.0, 1.4), 9, (.98, .985, 1))
    photo.window_gleam((-1.92, -1.75, 1.55), (-.98, -2.1, 1.0), (1.2, 2.0), (2, 4), 5.0)
    photo.window_gleam((-1.14, .18, 1.55), (-.98, -2.1, 1.0), (1.0, 2.0), (2, 4), 4.0)
    core.camera((-1.07, -2.97, 1.16), (-.60, 0, .74), 50, level=True, fstop=2.0, focus=(-.98, -2.14, .95))
    return {"size": (1200, 800), "look": photo.look(.19, contrast=1.04, vignette=.2)}


PICTURES = {
    "rooms/premium-room": premium_room,
}
