"""Standard room near the station, in the morning: single bed under a barred window, a washed-blue dado, small table, a towel on the chair, the paper half read; 24 mm."""
import math

import numpy as np

from kit import core, household as p, interior as i, materials as m, photo, props, room

BLUE = "#7f939b"


@m.cached
def handled_steel(colour="#d8d6d1", base=.13):
    """Steel that is scoured every day: fine hoops of scratches, cloudy with fingerprints."""
    g = m.Graph("handled steel")
    where = g.coords(1, "Object")
    cloud = g.noise(where, 60, 4, .6)
    hoops = g.noise(g.coords((6, 6, 2200), "Object"), 1.0, 3, .7)
    return g.principled(g.mix(g.span(cloud, .35, .7), m.scaled(colour, .8), colour), g.span(cloud, .35, .7, base, base + .16), g.bump(hoops, .05, .0004), metallic=1.0)


def tumbler():
    """Steel tumbler with a rolled rim, two lines pressed in below it, filled to a finger below the brim."""
    outer = [(0, .0035), (.0235, .0035), (.0250, .0005), (.0268, 0), (.0275, .002), (.0300, .040), (.0318, .068), (.0315, .0695), (.0322, .071), (.0326, .0755), (.0323, .077), (.0330, .0785), (.0342, .0975)]
    rim = [(.0350, .0985), (.0358, .1000), (.0352, .1014), (.0340, .1014), (.0333, .1003)]
    inner = [(.0331, .0975), (.0308, .066), (.0290, .040), (.0262, .006), (0, .0055)]
    core.lathe(p.rounded(outer + rim + inner, 2), handled_steel(), segments=128, smooth=60)
    core.lathe([(0, .087), (.0322, .087), (.0331, .0878)], m.glass("#f4f8f8", ior=1.33), segments=96, smooth=50)


def barred_window(width, height, wood, iron):
    """Window in the XZ plane, sill at z = 0, centred: two leaves folded back outside, square bars before the light."""
    for x in (-width / 2, 0, width / 2):
        core.box((.07, .10, height), (x, .06, height / 2), wood, .006)
    for z in (0, height):
        core.box((width + .07, .10, .07), (0, .06, z), wood, .006)
    core.box((width + .16, .20, .03), (0, .02, -.04), wood, .008)
    n = round(width / .10)
    for k in range(n):
        x = width * ((k + .5) / n - .5)
        if abs(x) > .04:
            core.box((.018, .018, height), (x, .05, height / 2), iron, .002, (0, 0, 45))
    core.box((width, .018, .03), (0, .05, height * .52), iron, .003)


def chair(wood, seat):
    """Plain wooden chair with two back slats."""
    for x in (-.19, .19):
        core.box((.036, .036, .45), (x, -.18, .225), wood, .006)
        with core.at((x, .19, 0), (-4, 0, 0)):
            core.box((.036, .034, .90), (0, 0, .45), wood, .006)
        core.box((.024, .34, .04), (x, 0, .40), wood, .004)
    for z in (.62, .84):
        core.box((.36, .018, .075), (0, .19 + .07 * z - .0, z), wood, .006)
    for y in (-.18, .19):
        core.box((.36, .024, .04), (0, y, .40), wood, .004)
    core.box((.44, .42, .024), (0, 0, .455), seat, .008)


def towel(width, front, back, material, seed=2):
    """Towel hung over a rail along X at the origin: front and back length (m), uneven, hem bands."""
    rng = np.random.default_rng(seed)
    n, k = 150, 60
    s, u = np.meshgrid(np.linspace(-front, back, n), np.linspace(-.5, .5, k), indexing="ij")
    r = .016
    wave = core.fractal_noise(u * 5 + seed, s * 2.5 + 3, 3, seed) - .5
    over = np.clip(s / r, -math.pi / 2, math.pi / 2)
    y = r * np.sin(over) + np.sign(s) * (.004 + .05 * np.clip(np.abs(s) - .03, 0, 1) * (wave + .25))
    z = r * np.cos(over) - np.clip(np.abs(s) - r * math.pi / 2, 0, 9) + .010 * np.sin(5 * u + seed) * np.clip(np.abs(s) * 6, 0, 1)
    x = u * width * (1 - .05 * np.clip(np.abs(s), 0, .3)) + .02 * wave + .03 * s * rng.uniform(-1, 1)
    row = k
    faces = [(j * row + i_, j * row + i_ + 1, (j + 1) * row + i_ + 1, (j + 1) * row + i_) for j in range(n - 1) for i_ in range(k - 1)]
    obj = core.mesh("Towel", np.stack([x, y, z], -1).reshape(-1, 3), faces, material, True)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .007, 0


def bag(material, strap):
    """Cloth bag hanging by its strap from a hook at the origin, facing -Y."""
    w, h = .36, .38

    def front(u, v):
        e = math.sin(math.pi * u) ** .5 * math.sin(math.pi * min(1, .06 + .9 * (1 - v))) ** .6
        return (u - .5) * w * (1 - .10 * v + .03 * math.sin(7 * v)), -.015 - .085 * e - .012 * math.sin(11 * u + 5 * v) * e, -.52 - h * (1 - v) + .012 * math.sin(6 * u)
    core.grid_surface(front, None, material, steps=(50, 40))
    for s in (-1, 1):
        core.tube([(s * .005, -.012, 0), (s * .05, -.014, -.12), (s * .12, -.018, -.36), (s * .165, -.022, -.54)], .011, strap, 10)
    core.tube([(0, 0, -.012), (0, -.03, -.014), (0, -.036, .008)], .005, m.brass(.3), 10)


def standard():
    """From the door towards the window over the bed."""
    p.fresh()
    h, left, right = 2.72, -1.32, 1.62
    white, low = room.limewash("#dfdcd2", .5), photo.paint(BLUE, .5)
    wood = photo.timber("#6d4f39", .42)
    i.floor((6, 7), room.slabs("#8a857a", (.25, .25), "#6a655c", .0012, .20, .09, .32))
    w0, w1, sill, high = -.82, .34, .98, 1.26
    i.wall((right, 0), (left, 0), h, white, [(right - w1, sill, w1 - w0, high)])
    core.box((.2, 6, h), (left - .1, -2.4, h / 2), white, 0)
    core.box((.1, 6, h), (right + .05, -2.4, h / 2), white, 0)
    core.box((right - left + .3, 6, .1), ((left + right) / 2, -2.6, h + .05), photo.paint("#e6e3db"), 0)
    dado = .96
    core.box((.006, 6, dado), (left + .003, -3, dado / 2), low, 0)
    core.box((right - left, .006, dado), ((left + right) / 2, -.003, dado / 2), low, 0)
    core.box((.012, 6, .022), (left + .006, -3, dado), photo.paint("#46565d"), .003)
    for a, b in ((left, w0 - .1), (w1 + .1, right)):
        core.box((b - a, .012, .022), ((a + b) / 2, -.006, dado), photo.paint("#46565d"), .003)
    with core.at(((w0 + w1) / 2, 0, sill)):
        barred_window(w1 - w0, high, wood, m.plain("#23201d", .5, .6))
    cream = photo.cotton("#cfc9ba", 500, .95, .1)
    core.tube([(w0 - .22, -.05, 2.36), (w1 + .22, -.05, 2.36)], .006, m.steel(.35), 10)
    room.hanging(.30, 1.46, cream, (w0 - .06, -.05, .90), 0, 4, .06, .026, 1.1)
    room.hanging(.26, 1.46, cream, (w1 + .08, -.05, .90), 0, 7, .06, .026, 1.1)
    # bed with its side to the wall
    with core.at((left + .04, -.58, 0), 90):
        for s in (-1, 1):
            core.box((.05, .045, .95), (s * .50, -.02, .475), wood, .008)
        for z in (.94, .60):
            core.box((1.04, .04, .05), (0, -.02, z), wood, .012)
        for k in range(9):
            core.box((.03, .018, .32), (-.42 + .105 * k, -.02, .77), wood, .004)
        with core.at((0, -.06, 0)):
            photo.bed(.96, 1.93, .50, 4, "#6d4f39", rows=1, drop=.22)
            blanket = photo.bedding(1.06, .56, .568, .15, photo.cotton("#5f7780", 300, .95, .16), 6, 0, .020, False, .014, .8, .02, "Blanket")
            blanket.location.y = -1.31
        with core.at((.20, -1.05, .578), 70):
            props.newspaper((.30, .42), 4, 2)
    # small table in the corner, a chair before it
    core.box((.62, .46, .026), (1.24, -.28, .737), wood, .005, segments=3)
    core.box((.54, .38, .08), (1.24, -.28, .684), wood, .004)
    for x in (.97, 1.51):
        for y in (-.09, -.47):
            core.box((.042, .042, .72), (x, y, .36), wood, .005)
    with core.at((1.10, -.20, .75)):
        tumbler()
    steel = handled_steel()
    core.lathe(p.rounded([(0, 0), (.058, 0), (.062, .004), (.070, .06), (.066, .12), (.044, .16), (.040, .185), (.048, .20), (.046, .202), (.038, .187), (0, .185)], 2), steel, (1.38, -.16, .75), 96, 60)
    with core.at((1.28, -.36, .75), 24):
        core.box((.10, .15, .012), (0, 0, .006), m.plain("#3f4f57", .6), .002)
    with core.at((.80, -1.02, 0), 152):
        chair(wood, wood)
        with core.at((0, .250, .868)):
            towel(.34, .46, .40, photo.cotton("#e4e2dc", 170, .98, .06))
    with core.at((left + .012, -1.62, 1.86), 90):
        bag(photo.cotton("#7d4a3a", 240, .95, .16), photo.cotton("#6b3d30", 240, .95, .16))
    with core.at((left, -1.62, 1.86), 90):
        core.box((.50, .018, .07), (0, -.009, 0), wood, .005)
        for x in (-.18, .18):
            core.tube([(x, -.01, -.012), (x, -.05, -.014), (x, -.056, .012)], .005, m.brass(.3), 10)
    room.switches((.62, -.004, 1.28), keys=3)
    # tube lamp over the window
    core.box((.66, .05, .04), (1.14, -.03, 2.32), m.plain("#e2e1dc", .4), .006)
    core.tube([(.84, -.075, 2.31), (1.44, -.075, 2.31)], .014, m.plain("#f0f0ec", .3), 16)
    room.shoes(m.leather("#5a3826"), (-.34, -1.30, 0), 24)
    photo.view(room.daylight(23, .5, .5, 8), (-.2, 3.6, -.6), 7, 4.8, 0, 2.0)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(38, 334, 17.0, (1, .92, .80), .8)
    core.area(((w0 + w1) / 2, -.02, 1.6), (0, -2.2, .4), (1.1, 1.2), 34, photo.DAY)
    core.area((1.0, -4.0, 2.2), (-.2, -.8, .8), (1.4, 1.2), 16, (.98, .985, 1))
    core.camera((1.12, -3.75, 1.22), (-.20, -.32, .90), 31, level=True, fstop=3.2, focus=(-.1, -1.1, .6))
    return {"size": (1500, 1000), "look": photo.look(.21, contrast=1.03, vignette=.2)}


PICTURES = {
    "rooms/standard": standard,
}

FINISH = {
    "rooms/standard": {"smooth": (1.5, .015), "glow": (.12, .6), "fade": .12, "soft": .14, "saturation": .93, "shadows": (.97, 1, 1.05), "lights": (1.02, 1, .97)},
}
