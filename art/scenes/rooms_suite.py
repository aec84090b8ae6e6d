"""Business Suite: a letter begun at the writing desk, the lamp, the king bed and the reading chair far out of focus; slate, sand and laterite, 50 mm."""
import math

import numpy as np

from kit import core, finish, furniture as f, interior as i, materials as m, photo, surfaces

SLATE = "#4a5460"


def handwriting(width=880, height=1200, seed=7, lines=11):
    """sRGB picture (h, w, 3) of a ruled page with a letter begun in blue-black ink."""
    rng = np.random.default_rng(seed)
    page = np.empty((height, width, 3))
    page[:] = (.925, .912, .875)
    pitch = height / 19
    for k in range(3, 19):
        page[int(k * pitch), :] = (.76, .79, .82)
    ink = np.zeros((height, width))
    for k in range(lines):
        base = (k + 3) * pitch - 5 + rng.normal(0, 1.5)
        x, end = width * (.09 if k not in (1, 6) else .17) + rng.normal(0, 5), width * (.90 if k not in (0, 5, lines - 1) else rng.uniform(.35, .62))
        while x < end:
            n = rng.integers(2, 9)
            pts = [(x, base)]
            for q in range(n):
                w = rng.uniform(8, 13)
                up = pitch * rng.choice([.24, .27, .30, .62], p=[.38, .26, .18, .18])
                low = pitch * (.34 if rng.random() < .09 else 0)
                pts += [(x + w * .55, base - up), (x + w * .48, base - up * .3), (x + w * .70, base + low), (x + w, base - pitch * .09)]
                x += w
            t = np.linspace(0, len(pts) - 1, len(pts) * 14)
            px, py = (np.interp(t, range(len(pts)), [p[c] for p in pts]) for c in (0, 1))
            ker = np.hanning(17)
            ker /= ker.sum()
            px, py = np.convolve(np.pad(px, 8, "edge"), ker, "valid"), np.convolve(np.pad(py, 8, "edge"), ker, "valid")
            px = px + (base - py) * .24
            press = .55 + .45 * np.clip(np.gradient(py) * .9, -.2, 1)
            for a, b, c in zip(px, py, press):
                i0, j0 = int(b), int(a)
                if 2 <= i0 < height - 3 and 2 <= j0 < width - 3:
                    yy, xx = np.mgrid[i0 - 1:i0 + 3, j0 - 1:j0 + 3]
                    ink[i0 - 1:i0 + 3, j0 - 1:j0 + 3] = np.maximum(ink[i0 - 1:i0 + 3, j0 - 1:j0 + 3], np.clip(1.55 * c + .5 - np.hypot(xx - a, yy - b), 0, 1) * (.65 + .35 * c))
            x += rng.uniform(11, 18)
    return page + (np.array((.10, .13, .24)) - page) * ink[..., None]


def pad_of_paper(turn):
    """Writing pad: cloth-covered board, sheets that do not lie quite true, the uppermost bent up at a corner."""
    with core.at((0, 0, 0), turn):
        core.box((.162, .222, .003), (0, 0, .0016), photo.cotton("#3a424c", 900), .001)
        rng = np.random.default_rng(2)
        for k in range(9):
            core.box((.150, .208, .0007), (rng.normal(0, .0007), rng.normal(0, .0009), .0036 + .0008 * k), m.paper("#e4ded0"), .0002, (0, 0, rng.normal(0, .35)), segments=1)
        w, d = .150, .208
        core.grid_surface(lambda u, v: ((u - .5) * w, (v - .5) * d, .0112 + .0012 * math.sin(4 * u + 2 * v) ** 2 + .030 * max(0.0, (1 - u) + (1 - v) - 1.55) ** 2 * 3 + .004 * max(0, v - .8) ** 2 * 25),
                          None, surfaces.painted(surfaces.image("Letter", handwriting()), .82, specular=.2), steps=(60, 60))


def fountain_pen():
    """Black resin with gold rings, lying along +X, nib first; open, its cap posted."""
    black, gold = m.plain("#0d0c0d", .1, 0, .55), m.plain("#d2a452", .16, 1.0)
    with core.at((0, 0, .0064), (0, 90, 0)):
        core.lathe([(0, -.078), (.0040, -.0775), (.0052, -.072), (.0058, -.050), (.0062, -.020), (.0063, -.012)], black, segments=48, smooth=60)
        core.lathe([(.0063, -.012), (.0067, -.0115), (.0067, -.0075), (.0063, -.007)], gold, segments=48, smooth=40)
        core.lathe([(.0059, -.007), (.0059, .022), (.0056, .034)], black, segments=48, smooth=60)
        core.lathe([(.0056, .034), (.0058, .0343), (.0058, .0355), (.0055, .0358)], gold, segments=48, smooth=40)
        core.lathe([(.0052, .0358), (.0043, .046), (.0044, .0535), (.0048, .0555), (.0046, .0562), (.0030, .0560), (.0, .0545)], black, segments=48, smooth=60)
    core.grid_surface(lambda u, v: (.055 + .023 * u, (v - .5) * .0088 * (1 - u) ** .75, .0066 + .0036 * (1 - (2 * v - 1) ** 2) * (1 - u) - .0016 * u), None, gold, steps=(20, 12))
    core.box((.0024, .0026, .0016), (-.058, 0, .0135), gold, .0006)
    core.tube([(-.070, 0, .0118), (-.066, 0, .0142), (-.045, 0, .0139), (-.030, 0, .0128)], .0010, gold, 10)


@m.cached
def desk_top():
    """Teak that has been waxed and written on for years: even grain, dull where hands lie, fine scratches, a pale ring."""
    g = m.Graph("desk")
    where = g.coords(1, "World")
    grain = g.noise(g.coords((1.5, 46, 46)), 1.1, 5, .62, .5)
    line = g.noise(g.coords((7, 330, 330)), 1.0, 3, .6)
    slow = g.noise(where, 5.5, 5, .62)
    scratch = g.noise(g.coords((30, 700, 30), "World", (0, 0, .7)), 1.0, 3, .7, .4)
    c = g.ramp(grain, [(.30, "#2d1a10"), (.48, "#4c3020"), (.66, "#6f4a31")])
    c = g.mix(g.span(line, .38, .5, .55, 0), c, "#23140c")
    c = g.mix(g.span(slow, .52, .72, 0, .30), c, "#7d5a40")
    d = g.node("VectorMath", {0: where, 1: (-.17, .30, .76)}, operation="DISTANCE").outputs["Value"]
    ring = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", d, .041)), .0008, .0024, .5, 0)
    c = g.mix(ring, c, "#9a7c60")
    rough = g.math("ADD", g.span(slow, .3, .7, .26, .46), g.math("ADD", g.span(scratch, .60, .72, 0, .22), g.math("MULTIPLY", ring, .3)))
    return g.principled(c, rough, g.bump(line, .16, .0007), specular=.45)


def lamp():
    """Desk lamp with a turned brass stem and a cone of pale linen, lit; its light comes from spots up and down."""
    brass = m.brass(.28, "#b08a4a", .6)
    with finish.without_shadows():
        core.lathe([(0, 0), (.078, 0), (.080, .004), (.078, .012), (.060, .018), (.022, .024), (.013, .034), (.010, .060), (.009, .16), (.015, .168), (.015, .176), (.008, .184), (.007, .30), (0, .30)], brass, segments=64, smooth=50)
        core.lathe([(.158, .265), (.094, .455)], m.lampshade("#efe3c8", 1.25), segments=72, name="Shade")
        for r, z in ((.1585, .266), (.0945, .454)):
            core.tube([(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 65)[:-1]], .0022, photo.cotton("#cdbd9c", 900), 8, True)
    core.tube([(.07, .02, .003), (.12, .08, .003), (.10, .18, .003), (.16, .30, .003), (.14, .42, -.02)], .0028, m.plain("#3a2c20", .7), 8)


def garden(seed=4):
    """Sunlit leaves and sky beyond the window as the open lens draws them."""
    return photo.out_of_focus(photo.blurred_garden(seed=seed, sky=.5, disc=.018), 9)


def business_suite():
    """Late afternoon at the desk; behind it the room with its bed, its reading chair and the long window."""
    h, z = 2.9, .76
    wall = photo.paint("#d9d5cc")
    i.floor((10, 10), photo.timber("#6d523d", .36, .35), (0, 2, 0))
    core.box((10, 10, .1), (0, 2, h + .05), wall, 0)
    # far wall of laterite, window wall at the left
    i.laterite_wall(5.0, h, .1, location=(-.78, 5.0, 0), turn=0, colour="#6f5142")
    i.wall((-.78, 5.0), (-2.4, 5.0), h, wall, [(.16, .06, 1.08, 2.36)], inside=1)
    i.wall((-2.15, -2.5), (-2.15, 5.0), h, wall, [(3.35, .08, 2.7, 2.35)], inside=-1)
    core.box((.1, 8, h), (3.4, 2, h / 2), wall, 0)
    frame = photo.timber("#43332a", .4)
    for y in (.85, 2.2, 3.55):
        core.box((.08, .06, 2.35), (-2.2, y, 1.25), frame, .006)
    for q in (.09, 1.85, 2.42):
        core.box((.08, 2.7, .055), (-2.2, 2.2, q), frame, .006)
    for x in (-1.99, -1.48, -.97):
        core.box((.05, .07, 2.36), (x, 5.06, 1.24), frame, .006)
    for q in (.09, .82, 2.39):
        core.box((1.08, .07, .05), (-1.48, 5.06, q), frame, .006)
    heavy = photo.cotton("#a39c8f", 500, .95, .1)
    i.curtain(.42, 2.6, heavy, location=(-.80, 4.84, .02), seed=7, depth=.06, flare=.04)
    i.curtain(.40, 2.56, m.sheer("#f4f2ee", .62), location=(-1.15, 4.88, .03), seed=4, depth=.05, flare=.03)
    # the bed, its head to the laterite
    with core.at((.95, 4.85, 0)):
        core.box((2.3, .08, 1.15), (0, .06, .575), photo.cotton("#857f74", slub=.06), .03, segments=4)
        photo.bed(1.95, 2.06, .56, 4, "#4f3a2d", throw=SLATE, throw_at=.72, cushion=SLATE, drop=.26)
    for x in (-.42, 2.34):
        with core.at((x, 4.70, 0)):
            f.bedside(.5, .42, .52, "#4f3a2d")
    with core.at((-.42, 4.72, .52)):
        with finish.without_shadows():
            f.table_lamp("stone", .54, 5, "#efe3c8", 1.5)
    # sitting corner by the window
    with core.at((-1.12, 3.10, 0), 38):
        f.armchair("#4f3a2d", "#cfc8bb", "slats", None)
        f.cushion((.42, .32), photo.cotton(SLATE, slub=.1), (.03, .20, .60), (58, 0, -9), 1.1, 4)
    with core.at((-1.62, 2.35, 0)):
        f.round_table(.25, .50, "#4f3a2d", "brass")
        with core.at((0, 0, .5)):
            photo.cup("#e9e7e1", "#3a2212", .45, 40)
    # desk
    core.box((1.7, .72, .034), (-.05, .36, z - .017), desk_top(), .006, segments=4)
    core.box((1.6, .62, .10), (-.05, .36, z - .085), photo.timber("#3f2a1d", .4, .5), .004)
    with core.at((-.36, .50, z)):
        lamp()
    core.spot((-.36, .50, z + .33), (-.36, .44, 0), 15, (1, .74, .46), 112, 1, .05)
    core.spot((-.36, .50, z + .42), (-.36, .50, 3), 10, (1, .74, .46), 90, 1, .05)
    with core.at((.045, .20, z)):
        pad_of_paper(-17)
        with core.at((.018, -.018, .0118), -52):
            fountain_pen()
    # envelopes, tea
    for k, (dx, turn) in enumerate(((0, 9), (.012, 4), (-.006, 13))):
        core.box((.22, .11, .0012), (.345 + dx, .335 + .006 * k, z + .0012 + .0014 * k), m.paper("#d8cdb6"), .0004, (0, 0, turn), segments=1)
    with core.at((-.115, .40, z)):
        photo.cup("#dedbd2", "#5b3014", .8, 200)
    photo.view(garden(), (-1.9, 7.5, -.7), 5.0, 3.4, 0, .62)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(24, 258, 5.5, (1, .90, .76), 1.0)
    core.area((-2.3, 2.2, 1.4), (1.0, 2.2, .5), (2.6, 2.2), 230, photo.DAY)
    core.area((-1.48, 4.95, 1.4), (-.6, 1.5, .4), (1.0, 2.2), 60, photo.DAY)
    core.area((-1.9, .9, 1.9), (.1, .25, z), (1.3, 1.2), 34, photo.DAY)
    core.area((1.6, -2.0, 2.3), (.4, 1.5, .7), (2.0, 1.4), 46, (.98, .985, 1))
    core.camera((.17, -.60, 1.09), (.055, .60, .845), 43, level=True, fstop=1.8, focus=(.05, .20, z + .012))
    return {"size": (1200, 800), "look": photo.look(.17, contrast=1.02, vignette=.2)}


PICTURES = {
    "rooms/business-suite": business_suite,
}
