"""Guruvayoor: idlis on a plantain leaf before it is light, seen from above; steel, green and white, 70 mm, a window behind."""
import math

import numpy as np

from kit import core, materials as m, photo, props as p
from scenes.gallery_rain import wet_leaf


def steamed():
    """Rice cake: white, fine pores, light that goes a little way in."""
    g = m.Graph("idli")
    at = g.coords(1, "Object")
    pores, slow = g.noise(at, 560, 3, .7), g.noise(at, 90, 4, .6)
    pits = g.span(pores, .44, .30)
    c = g.mix(g.span(slow, .3, .7), "#cfc7b6", "#e0dacb")
    c = g.mix(g.math("MULTIPLY", pits, .4), c, "#9c8f78")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", pores, .8), slow), g.math("MULTIPLY", pits, 1.1))
    return g.principled(c, .72, g.bump(height, .8, .0019), subsurface=.14, subsurface_color=(.86, .80, .68, 1),
                        subsurface_radius=(.005, .004, .003), specular=.28)


def idli(at, seed, radius=.039, tilt=(0, 0), material=None):
    """One cake from the mould: flat lens, uneven edge, a seam where it met the cup."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6.28, 6)
    profile = [(0, 0), (.45, .02), (.78, .10), (.95, .22), (1.0, .30), (1.012, .325), (1.0, .352), (.97, .40), (.88, .47), (.74, .535), (.55, .585), (.3, .615), (0, .625)]
    r, z = (np.interp(np.linspace(0, 12, 61), range(13), [q[k] for q in profile]) for k in (0, 1))
    for _ in range(2):
        r[1:-1], z[1:-1] = (r[:-2] + 2 * r[1:-1] + r[2:]) / 4, (z[:-2] + 2 * z[1:-1] + z[2:]) / 4

    def shape(u, v):
        a, k = 2 * math.pi * u, min(60, int(round(v * 60)))
        q = radius * r[k] * (1 + .010 * math.sin(2 * a + ph[0]) + .008 * math.sin(5 * a + ph[1]) + .004 * math.sin(11 * a + ph[2]))
        x, y = q * math.cos(a), q * math.sin(a)
        bumps = float(core.fractal_noise(x * 90 + 7 * seed, y * 90, 4, seed)) - .5
        return x, y, max(0.0, radius * z[k] + .0022 * bumps * (k > 24) + .0012 * math.sin(2.4 * x / radius + ph[3]) * (k > 30))
    obj = core.grid_surface(shape, None, material, steps=(120, 60))
    obj.location = at
    obj.rotation_euler = [math.radians(t) for t in (*tilt, seed * 70)]


def idli_breakfast():
    """Three idlis and coconut chutney on a leaf in a steel plate; a tumbler of coffee at the edge."""
    core.box((2.0, 1.6, .03), (0, 0, -.015), photo.timber("#49372b", .5, .5), .004)
    steel = m.plain("#c9c8c4", .24, 1.0)
    p.thali(.158, steel)
    green = wet_leaf("#52752f", "#2c4a1e")

    def leaf(x, y):
        return .0068 + .0022 * math.sin(14 * x + 1) * math.sin(9 * y) + .0016 * float(core.fractal_noise(x * 18 + 50, y * 18 + 50, 3, 4)) + .004 * max(0.0, (math.hypot(x, y) - .10) / .05)
    n = 90
    turn = math.radians(24)
    verts, uvs, faces = [], [], []
    for j in range(31):
        for k in range(n):
            a, q = 2 * math.pi * k / n, .142 * j / 30 * (1 + .012 * math.sin(3 * k / n * 6.283 + 1) * j / 30)
            x, y = q * math.cos(a), q * math.sin(a)
            verts.append((x, y, leaf(x, y)))
            u, v = x * math.cos(turn) + y * math.sin(turn), -x * math.sin(turn) + y * math.cos(turn)
            uvs.append((u * 3.4 + .1, v * 1.9 + .68))
    for j in range(30):
        for k in range(n):
            a, b = j * n + k, j * n + (k + 1) % n
            faces.append((a, b, b + n, a + n))
    core.mesh("Leaf", verts, faces, green, True, uvs=uvs)
    white = steamed()
    idli((-.058, .040, .009), 2, material=white)
    idli((.026, .062, .009), 5, .0385, material=white)
    idli((-.018, .010, .0215), 9, .039, (13, -9), white)
    with core.at((.070, -.030, .0085)):
        chutney = p.curry("#dcd8c6", "#cfd3b4", .42, "#6d7a45", .3, .5)
        p.katori(.040, .030, None, steel)
        rough = lambda x, y: .0205 + .0022 * float(core.fractal_noise(x * 60 + 3, y * 60, 4, 3)) - .002 * math.hypot(x, y) / .036  # noqa: E731
        core.grid_surface(lambda u, v: (.0372 * v * math.cos(6.2832 * u), .0372 * v * math.sin(6.2832 * u), rough(.0372 * v * math.cos(6.2832 * u), .0372 * v * math.sin(6.2832 * u))),
                          None, chutney, steps=(72, 24))
        with core.at((0, 0, .0205)):
            p.curry_leaves([(.006, .008), (-.011, -.002)], .021, 4, .002)
            p.chunks(16, .024, .001, m.plain("#1a120d", .35), .0022, 5, (1, 1, 1))
            p.chunks(2, .014, .001, m.plain("#5c140c", .3), .013, 6, (1.6, .35, .3))
    # coffee, cut by the frame
    with core.at((.205, .115, 0)):
        core.lathe([(0, 0), (.048, 0), (.05, .002), (.054, .03), (.058, .033), (.066, .034), (.066, .0355), (.057, .036), (.052, .031), (.046, .004), (0, .003)], steel, segments=72)
        with core.at((0, 0, .004)):
            p.steel_tumbler(.088, .036, m.plain("#6b4022", .3), steel, .88)
            rng = np.random.default_rng(2)
            froth = p.turned([(.05, -.3), (.4, -.2), (.5, 0), (.4, .22), (.05, .32)], 8)
            spots = []
            for _ in range(520):
                q, t = .0325 * rng.random() ** .45, rng.uniform(0, 6.283)
                spots.append(p.aim((q * math.cos(t), q * math.sin(t), .0785), (0, 0, 1), 0, rng.uniform(.0015, .005)))
            p.merged("Froth", froth, spots, p.tinted("#94653e", "#c7a27a", .4))
    core.sky_gradient([(-10, "#3c3a38"), (0, "#8d9298"), (70, "#a9b4c0")], .22)
    core.indoors()
    core.area((-.70, .80, .55), (0, .02, 0), (.8, .7), 16, (.93, .97, 1))
    core.area((.5, -.8, 1.0), (0, 0, 0), (1.0, .8), 2.4, (1, .95, .88))
    photo.window_gleam((-.75, .80, .75), (0, .02, 0), (1.0, .8), (2, 2), 3.5)
    core.camera((.06, -.40, .45), (.012, .018, .014), 80, fstop=3.2, focus=(-.005, -.005, .03))
    return {"size": (1200, 800), "look": photo.look(.135, contrast=1.0, vignette=.22, saturation=.84)}


PICTURES = {
    "gallery/guruvayoor/idli-breakfast": idli_breakfast,
}

FINISH = {
    "gallery/guruvayoor/idli-breakfast": {"fade": .1, "soft": .35, "smooth": (2, .03), "glow": (.1, .7), "balance": (1.03, 1, .95), "colours": {(80, 160): (.62, .88)}},
}
