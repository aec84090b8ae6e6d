"""Thrissur: a chenda after practice, its sticks laid on the skin, the pillars of the hall out of focus behind it; hide, jackwood and red floor, 50 mm."""
import math

import numpy as np

from kit import core, develop, household as p, materials as m, photo, props

R, H = .128, .56  # shell, height


@m.cached
def hide():
    """Cow's skin scraped by hand: cream, darker where it is wet to the ring, grey and polished where the sticks fall."""
    g = m.Graph("hide")
    where = g.coords(1, "Object")
    x, y, _ = g.node("SeparateXYZ", {0: where}).outputs
    slow, spot, fine = g.noise(where, 13, 5, .62, .5), g.noise(where, 55, 5, .65), g.noise(where, 300, 3, .6)
    pore = g.node("TexVoronoi", {"Vector": where, "Scale": 520.0}).outputs["Distance"]

    def away(cx, cy, size):
        d = g.math("SQRT", g.math("ADD", g.math("POWER", g.math("SUBTRACT", x, cx), 2.0), g.math("POWER", g.math("SUBTRACT", y, cy), 2.0)))
        return g.math("ADD", g.math("DIVIDE", d, size), g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), 1.1))
    rim = away(0, 0, .150)
    c = g.mix(g.span(slow, .3, .7), "#a58a63", "#c7b08a")
    c = g.mix(g.span(spot, .52, .78, 0, .45), c, "#8a6a44")
    c = g.mix(g.span(rim, .72, 1.02, 0, .75), c, "#6d4a2a")
    beaten = g.math("MAXIMUM", g.span(away(-.045, -.02, .055), 1.25, .6), g.span(away(.040, -.03, .05), 1.2, .6), True)
    c = g.mix(g.math("MULTIPLY", beaten, g.span(fine, .3, .7, .5, .95)), c, "#5c4a36")
    c = g.mix(g.math("MULTIPLY", g.span(fine, .66, .74), .6), c, "#4a3524")
    height = g.math("ADD", g.math("MULTIPLY", fine, .5), g.math("ADD", g.math("MULTIPLY", spot, .8), g.math("MULTIPLY", pore, .3)))
    return g.principled(c, g.span(spot, .3, .7, .42, .66), g.bump(height, .35, .0016), specular=.35)


@m.cached
def jackwood():
    """Shell of jackwood, oiled, rubbed bare by the rope."""
    g = m.Graph("jackwood")
    where = g.coords(1, "Object")
    grain, slow, fine = g.noise(g.coords((38, 38, 3), "Object"), 1, 5, .6, .6), g.noise(where, 8, 5, .6), g.noise(g.coords((300, 300, 14), "Object"), 1, 3, .6)
    c = g.mix(g.span(grain, .3, .7), "#4d2c16", "#8a5a30")
    c = g.mix(g.span(fine, .35, .65, .5, 0), c, "#2f1b0e")
    c = g.mix(g.span(slow, .55, .75, 0, .45), c, "#a57c4e")
    return g.principled(c, g.span(slow, .3, .7, .35, .6), g.bump(g.math("ADD", grain, fine), .25, .0014), specular=.35)


@m.cached
def cord():
    """Cotton cord, grey with handling."""
    g = m.Graph("cord")
    where = g.coords(1, "World")
    slow, fibre = g.noise(where, 24, 4, .6), g.noise(where, 900, 2)
    c = g.mix(g.span(slow, .3, .7), "#8d7c5f", "#c2b494")
    return g.principled(c, .9, g.bump(fibre, .5, .0008), sheen=.3, specular=.1)


def twisted(points, radius, strands=3, pitch=.020):
    """Cord of strands laid round each other along points."""
    points = np.array(points, float)
    step = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    fine = np.linspace(0, step[-1], max(6, int(step[-1] / .0022)))
    line = np.stack([np.interp(fine, step, points[:, k]) for k in range(3)], 1)
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    side = np.cross(way, (.31, .17, .93))
    side /= np.linalg.norm(side, axis=1)[:, None]
    other = np.cross(way, side)
    for k in range(strands):
        a = fine / pitch * 2 * math.pi + 2 * math.pi * k / strands
        core.tube([tuple(q) for q in line + radius * .52 * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * other)], radius * .56, cord(), 7)


def skin():
    """The upper skin: flat over the shell, drawn over its ring, puckered between the cords."""
    profile = [(.0005, 0), (.03, 0), (.06, 0), (.09, .0002), (.112, .0004), (.124, .0002), (.1295, -.0012), (.134, -.0034), (.139, -.0044), (.1445, -.0050), (.149, -.0075), (.1515, -.0125), (.150, -.0180),
               (.1460, -.0215), (.141, -.0225)]
    rr, zz = (np.array([q[k] for q in profile]) for k in (0, 1))

    def shape(u, v):
        a = 2 * math.pi * u
        t = v * (len(profile) - 1)
        r, z = float(np.interp(t, range(len(rr)), rr)), float(np.interp(t, range(len(zz)), zz))
        out = min(1, max(0, (r - .126) / .012))
        x, y = math.cos(a), math.sin(a)
        n = float(core.fractal_noise(x * 3 + 11, y * 3 + 7 + 20 * r, 3, 4)) - .5
        pull = math.cos(24 * a) * .0008 + .0022 * n
        return (r + out * pull) * x, (r + out * pull) * y, H + z + out * (.0016 * math.cos(24 * a + 2) + .003 * n) + .0008 * (float(core.fractal_noise(r * x * 60 + 30, r * y * 60 + 30, 3, 2)) - .5)
    core.grid_surface(shape, None, hide(), steps=(288, 64))


def drum():
    """Upright chenda: shell, skin over a bent ring, cords laced to and fro, tightened in pairs."""
    rows = [(R * .985, .02), (R, .10), (R * 1.012, .28), (R, .48), (R * .99, H - .004)]
    core.lathe(rows, jackwood(), segments=96, smooth=60)
    skin()
    n = 22
    for k in range(n):
        a, apart, far = 2 * math.pi * k / n, math.radians(3.6), math.pi / n
        drawn = H - .072 - .010 * math.sin(5 * a) - .006 * math.cos(3 * a)
        for s in (-1, 1):
            hole = a + s * apart
            line = [(r, hole, z) for r, z in ((.136, H - .0050), (.1405, H - .0005), (.147, H - .0000), (.1535, H - .005), (.1555, H - .0135), (.1520, H - .024))]
            line += [(R + .0105, a + s * .016, drawn + .006), (R + .0085, a + s * .014, drawn - .006)]
            line += [(R + .0050, a + s * (.016 + (far - .016) * t), drawn + (.03 - drawn) * t) for t in np.linspace(.1, 1, 10)]
            twisted([(r * math.cos(q), r * math.sin(q), z) for r, q, z in line], .0029)
        # the turns of cord that draw the pair together
        for z in (drawn - .004, drawn, drawn + .004):
            core.tube([((R + .0085 + .0042 * math.cos(t)) * math.cos(a + .040 * math.sin(t)), (R + .0085 + .0042 * math.cos(t)) * math.sin(a + .040 * math.sin(t)), z + .0012 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 25)[:-1]],
                      .0019, cord(), 7, True)


def stick(length=.30, bend=.045):
    """Beating stick along +X from the hand, its striking end bent sideways; lies at z = 0."""
    wood = p.once("stick", lambda: photo.timber("#7d5a38", .38, .7))
    t = [k / 39 for k in range(40)]
    line = [(length * q, bend * max(0, (q - .62) / .38) ** 2, .0075) for q in t]
    core.tube(line, .0072, wood, 20, radii=[(.9 + .25 * q - .18 * max(0, (q - .8) / .2) ** 2) * min(1, .55 + 8 * min(q, 1 - q)) for q in t])


def pillar_hall():
    """Down on the skin of the drum from the stool of its player; daylight from the left."""
    p.fresh()
    with core.at((0, 0, 0), 8):
        drum()
        with core.at((-.140, .055, H + .0012), (0, 0, -19)):
            stick(.31, .040)
        with core.at((-.062, -.118, H + .0012), (0, -1.0, 38)):
            stick(.30, .046)
    # the hall: pillars in two rows, a door on the garden, a second drum under its cloth
    wood, lime = photo.timber("#4a2c1d", .42, .5), photo.paint("#c9c1b0", .8)
    stone = m.stone("#77716a", .7)
    core.box((12, 16, .1), (0, 5, -.05), m.red_oxide("#54231a", .285), 0)
    for k in range(4):
        for x in (-1.05, 1.30):
            with core.at((x + .03 * k, 1.55 + 1.9 * k, 0), 3):
                props.turned_pillar(3.0, .12, wood, stone, axis="y")
    for x0, x1 in ((-6, -.78), (.32, 6)):
        core.box((x1 - x0, .25, 3.4), ((x0 + x1) / 2, 9.2, 1.7), lime, 0)
    core.box((1.4, .25, 1.1), (-.23, 9.2, 2.85), lime, 0)
    for x in (-.80, .34):
        core.box((.14, .3, 2.3), (x, 9.1, 1.15), wood, .01)
    core.box((.25, 16, 3.4), (3.4, 3, 1.7), lime, 0)
    core.box((.25, 9, 3.4), (-3.3, 4.6, 1.7), lime, 0)
    core.box((12, 16, .1), (0, 5, 3.25), wood, 0)
    for k in range(3):
        core.box((.06, .9, 1.6), (-3.14, 2.2 + 2.3 * k, 1.6), m.glow("#e8eef2", 1.6), 0)
    garden = develop.gauss(photo.blurred_garden(420, 300, 17, .30, .03, .8), 2)
    photo.view(garden, (-.23, 10.6, -.6), 3.4, 3.4, 0, 1.0)
    with core.at((.62, .98, 0)):
        props.chenda(.13, .54)
    core.sky_gradient([(-10, "#8a8a84"), (0, "#dfe4e6"), (70, "#b4c4d0")], .5)
    core.indoors()
    core.area((-1.75, .15, 1.55), (0, 0, H), (1.3, 1.5), 46, photo.DAY)
    core.area((-.2, 8.7, 1.5), (0, 2, .3), (1.0, 2.0), 60, photo.DAY)
    core.area((-2.9, 4.4, 1.7), (0, 4, .6), (5.5, 1.6), 50, photo.DAY)
    core.area((1.3, -1.6, 1.9), (0, 0, H - .1), (1.4, 1.2), 5, (1, .98, .95))
    photo.window_gleam((-1.9, .3, 1.6), (0, 0, H), (1.3, 1.6), (2, 3), 1.8)
    core.camera((.13, -.64, H + .205), (-.005, .02, H + .030), 50, level=True, fstop=2.5, focus=(-.02, -.065, H))
    return {"size": (1200, 800), "look": photo.look(.11, contrast=1.04, vignette=.22)}


PICTURES = {
    "gallery/thrissur/pillar-hall": pillar_hall,
}

FINISH = {
    "gallery/thrissur/pillar-hall": {"smooth": (2, .022), "glow": (.2, .5), "fade": .15, "soft": .2},
}
