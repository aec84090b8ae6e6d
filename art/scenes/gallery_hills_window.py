"""Kottayam: field glasses on the sill of room four in the morning, the ridges in the mist far out of focus; bark and mist, 58 mm."""
import numpy as np

from kit import core, materials as m, photo

SILL = .84


def ridges(width=1300, height=800, seed=9):
    """Linear picture of hills in morning mist: each ridge paler than the one before, trees on the nearest."""
    v = np.linspace(0, 1, height)[:, None, None]
    sky = np.array((1.16, 1.14, 1.09)) * (1 - v) + np.array((1.28, 1.22, 1.12)) * v
    picture = np.broadcast_to(sky, (height, width, 3)).copy()
    x = np.linspace(0, 1, width)
    y = np.linspace(0, 1, height)[:, None]
    mist = np.array((1.12, 1.12, 1.09))
    # (crest, how high it swings, how broad, colour, share of mist at crest and foot)
    for k, (crest, swing, broad, tone, top, foot) in enumerate(((.36, .16, 1.7, "#7f919b", .66, .97), (.45, .15, 2.3, "#6f8484", .50, .95), (.55, .13, 2.9, "#5b7466", .33, .90),
                                                                (.64, .12, 3.3, "#3c5235", .10, .70), (.77, .14, 2.6, "#27391f", .0, .22))):
        line = crest - swing * (core.fractal_noise(x * broad + 7.3 * k, 0 * x + 3.1 * k, 5, seed + k) - .5) * 1.6
        line = line + .05 * (x - .5) * (1 if k % 2 else -1)
        trees = (.003 + .0045 * k) * core.fractal_noise(x * (230 - 38 * k), 0 * x + k, 4, seed + 20 + k) ** 1.5
        edge = np.clip((y - (line - trees)[None, :]) * height / 1.6, 0, 1)[..., None]
        deep = np.clip((y - line[None, :]) / (.09 + .035 * k), 0, 1)
        gx, gy = np.meshgrid(x * width / (26 - 3.6 * k), y[:, 0] * height / (15 - 2.0 * k))
        leaf = core.fractal_noise(gx, gy, 4, seed + 40 + k)
        light = 1.35 * (.30 + 1.4 * leaf ** 1.4) * (1 + .35 * (core.fractal_noise(gx * .11, gy * .16, 2, seed + 60 + k) - .5))
        wisp = core.fractal_noise(gx * .10, gy * .22, 4, seed + 80 + k)
        share = np.clip(top + (foot - top) * deep * (.55 + .9 * wisp), 0, .98)[..., None]
        face = np.array(core.rgb(tone)) * light[..., None] * (1 - share) + mist * share
        picture = picture * (1 - edge) + face * edge
    # twigs of a coffee bush before the wall, dark, the morning on their wet leaves
    rng = np.random.default_rng(3)
    for k in range(150):
        a, r = rng.normal(2.5, .5), rng.uniform(0, .34) ** .8
        lx, ly = (1.04 + r * np.cos(a) * .9) * width, (.40 - r * .25 + r * np.sin(a) * .75) * height
        if not 0 <= lx < width + 40:
            continue
        for t in np.linspace(-1, 1, 9):
            turn = rng.normal(.9, .02) + k
            photo.blot(picture, lx + 17 * t * np.cos(turn), ly + 17 * t * np.sin(turn), 8 * (1 - .7 * abs(t)), np.array(core.rgb("#26331f")) * (.6 + .8 * (k % 5) / 4), .75, 0)
        if k % 4 == 0:
            photo.blot(picture, lx, ly - 4, 2.2, np.array((1, .97, .9)) * rng.uniform(6, 26), .9, 0)
    return photo.out_of_focus(picture, 7)


def barrel(s, black, hide, steel):
    """One side of the field glasses: eyepiece towards -Y, objective towards +Y and further out."""
    inner, outer = s * .031, s * .046
    core.lathe([(0, 0), (.0145, 0), (.0165, .002), (.0165, .016), (.0135, .019), (.0135, .034), (0, .034)], black, (inner, -.058, .028), 40, 50, (-90, 0, 0))
    core.lathe([(.0136, .022), (.0142, .022), (.0142, .026), (.0136, .026)], steel, (inner, -.058, .028), 40, 50, (-90, 0, 0))
    core.box((.050, .048, .040), (s * .039, .002, .028), hide, .011, segments=5)
    core.box((.046, .006, .037), (s * .039, -.025, .028), black, .003, segments=3)
    core.lathe([(.0185, .018), (.0195, .030), (.0225, .062), (.0225, .064), (.0245, .066), (.0255, .098), (.0262, .100), (.0262, .110), (.0240, .110), (.0235, .100)], hide, (outer, 0, .028), 48,
               50, (-90, 0, 0))
    core.lathe([(.0258, .0985), (.0268, .099), (.0268, .111), (.0240, .1115), (.0236, .106)], black, (outer, 0, .028), 48, 50, (-90, 0, 0))
    g = m.Graph("coated lens")
    core.lathe([(0, .1045), (.012, .1035), (.0237, .101)], g.principled(core.rgba("#12161f"), .04, specular=.8, clearcoat=1.0), (outer, 0, .028), 40, 60, (-90, 0, 0))


def field_glasses():
    """Old prism binoculars in black leather, brass showing where the paint has gone; the strap runs over the sill."""
    black = m.brass(.34, "#2a2622", .75)
    g = m.Graph("pebbled leather")
    where = g.coords(1, "Object")
    grain, worn = g.node("TexVoronoi", {"Vector": where, "Scale": 700.0}).outputs["Distance"], g.noise(where, 60, 4, .6)
    hide = g.principled(g.mix(g.span(worn, .5, .75), "#1d1a18", "#4a3c30"), g.span(worn, .3, .7, .42, .6), g.bump(grain, .6, .0008), specular=.4)
    brass = m.brass(.3, "#a8874c", .5)
    for s in (-1, 1):
        barrel(s, black, hide, brass)
    core.cylinder(.0075, .085, (0, -.004, .030), black, .002, 32, (90, 0, 0))
    core.cylinder(.0125, .016, (0, -.046, .030), brass, .002, 40, (90, 0, 0))
    for y in (-.022, .018):
        core.box((.062, .010, .007), (0, y, .044), black, .002)
    strap = m.leather("#5a3d28", .5)
    for points in ([(-.066, .0, .030), (-.095, -.03, .010), (-.125, -.085, .005), (-.105, -.150, .004), (-.06, -.185, .003), (-.030, -.196, -.004), (-.012, -.203, -.05), (-.004, -.204, -.11),
                    (.004, -.204, -.125), (.014, -.204, -.10), (.022, -.203, -.05), (.036, -.195, -.003), (.080, -.170, .004), (.115, -.10, .005), (.090, -.03, .012), (.066, .0, .030)],):
        t = np.linspace(0, len(points) - 1, 120)
        line = np.stack([np.interp(t, range(len(points)), [p[k] for p in points]) for k in range(3)], -1)
        for _ in range(14):
            line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        along = np.gradient(line, axis=0)
        side = np.cross(along, (0, 0, 1.0) + .0 * along)
        flat = np.cross(along, (0, 1.0, 0) + .0 * along)
        hang = np.clip(-line[:, 2] / .03, 0, 1)[:, None]
        side = side / (np.linalg.norm(side, axis=1, keepdims=True) + 1e-9) * (1 - hang) + flat / (np.linalg.norm(flat, axis=1, keepdims=True) + 1e-9) * hang * -1
        a, b = line + side * .0075, line - side * .0075
        obj = core.mesh("Strap", [tuple(q) for pair in zip(a, b) for q in pair], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)], strap, True)
        solid = obj.modifiers.new("Thickness", "SOLIDIFY")
        solid.thickness, solid.offset = .002, 0


@m.cached
def sill_wood():
    """Old teak sill under many coats of oil: grey where rain has stood, raised grain, a dark ring, scratches."""
    g = m.Graph("sill")
    where = g.coords(1, "World")
    grain = g.noise(g.coords((1.6, 42, 42)), 1.2, 5, .62, .5)
    line = g.noise(g.coords((6, 300, 300)), 1.0, 4, .65)
    slow, mid = g.noise(where, 5, 5, .65, .6), g.noise(where, 34, 5, .65)
    c = g.ramp(grain, [(.30, "#20140d"), (.48, "#38261a"), (.68, "#543c2a")])
    c = g.mix(g.span(slow, .44, .66, 0, .75), c, g.mix(g.span(grain, .35, .65), "#463f37", "#6c645a"))
    c = g.mix(g.span(line, .40, .52, .7, 0), c, "#1c120c")
    c = g.mix(g.span(mid, .62, .74, 0, .45), c, "#a59c8d")
    rough = g.math("ADD", g.span(slow, .36, .66, .24, .60), g.span(mid, .3, .7, -.05, .10))
    return g.principled(c, rough, g.bump(g.math("ADD", line, g.math("MULTIPLY", mid, .4)), .42, .0012), specular=.45)


def hills_window():
    """Close over the sill; somebody has looked out and put the glasses down."""
    wood = photo.timber("#54402f", .42, .6)
    for x, w in ((-.60, .62), (.02, .615), (.64, .62)):
        core.box((w, .46, .038), (x, .06, SILL - .019 - .0006 * (x > 0)), sill_wood(), .006, segments=4)
    core.box((3, .4, .8), (0, .07, SILL - .45), photo.paint("#b9b4a8"), .004)
    core.box((2.4, .05, .045), (0, .285, SILL - .016), wood, .006)
    # the leaf of the window at the left, its inner edge cropped; the frame's post close to the lens at the right
    with core.at((-.285, .30, SILL + .012), 72):
        for x in (.025, .42):
            core.box((.050, .040, 1.4), (x, 0, .7), wood, .004)
        core.box((.44, .038, .052), (.22, 0, .03), wood, .004)
    core.box((.07, .09, 1.6), (.418, -.10, SILL + .75), photo.timber("#3a2c22", .5, .5), .006)
    with core.at((.060, .005, SILL), 128):
        field_glasses()
    # dew that the night has left along the outer edge, a leaf blown in
    rng = np.random.default_rng(5)
    drop = core.sphere(1, (0, 0, 0), m.glass("#f8fbfa", ior=1.33), 14)
    core.instance(drop, [core.matrix((rng.uniform(-.42, .40), .245 - abs(rng.normal(0, .06)), SILL), (0, 0, 0), (q, q * rng.uniform(.8, 1.25), q * .42)) for q in rng.uniform(.0010, .0042, 130)])
    leaf = m.leaf("#7a6b34", .45, .2, "#a08d50")
    for x, y, a, size in ((-.175, -.015, 35, 1.0), (.245, .10, 160, .8)):
        core.grid_surface(lambda u, v: ((u - .5) * .062 * size, (v - .5) * .027 * size * np.sin(np.pi * min(max(u, .02), .98)) ** .75, .002 + .020 * size * (u - .45) ** 2 + .009 * abs(v - .5)), None, leaf,
                          (x, y, SILL), True, (0, 0, a), (22, 10))
    photo.view(ridges(), (.02, 1.5, .45), 2.05, 1.26, 0, .66)
    core.sky_gradient([(-10, "#9aa098"), (0, "#ece8de"), (70, "#b8c6d0")], .7)
    core.indoors()
    core.sun(19, 318, 3.6, (1, .90, .76), 1.0)
    core.area((-.1, .70, 1.55), (0, 0, SILL), (1.3, 1.1), 15, photo.DAY)
    core.area((.7, -1.2, 1.6), (0, 0, SILL), (1.2, .9), 4.5, (1, .985, .96))
    photo.window_gleam((-.1, .9, 1.6), (0, 0, SILL), (1.5, 1.2), (2, 2), 1.0)
    core.camera((.20, -.60, 1.04), (.045, .05, .912), 56, level=True, fstop=2.5, focus=(.055, -.045, SILL + .03))
    return {"size": (1200, 800), "look": photo.look(.19, contrast=1.04, vignette=.2)}


PICTURES = {
    "gallery/kottayam/hills-window": hills_window,
}

FINISH = {
    "gallery/kottayam/hills-window": {"smooth": (3, .03), "glow": (.35, .4), "fade": .18, "soft": .25, "colours": {(100, 170): (.6, .95)}},
}
