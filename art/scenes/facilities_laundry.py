"""Laundry: a bowl of pegs in window light, piles of fresh linen behind it out of focus; white and clay, 52 mm."""
import math


from kit import aged, core, interior as i, materials as m, photo, weathered

CLAY = "#9a5f48"


@m.cached
def beech(age=.5):
    """Beech of pegs: fresh ones yellow, old ones silver from sun and rain, black in the grain, dented, stained where they grip."""
    g = m.Graph("peg")
    where = g.coords(1, "Object")
    grain, cloud, dent = g.noise(g.coords((1400, 1400, 60), "Object"), 1, 4, .65), g.noise(where, 130, 5, .68), g.noise(where, 420, 3, .6)
    fresh = g.mix(g.span(grain, .3, .7), "#9c7c50", "#c7a878")
    grey = g.mix(g.span(grain, .32, .62), "#4a443b", "#9c9485")
    c = g.mix(g.span(g.math("ADD", cloud, age - .5), .34, .66), fresh, grey)
    c = g.mix(g.span(grain, .36, .24, 0, .8), c, "#221c15")
    c = g.mix(g.span(cloud, .62, .74, 0, .7), c, "#37302a")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    c = g.mix(g.math("MULTIPLY", g.span(z, .022, .0), g.span(dent, .35, .65, .2, .7)), c, "#5a5148")
    return g.principled(c, g.span(cloud, .3, .7, .5, .78), g.bump(g.math("ADD", g.math("MULTIPLY", grain, .6), g.math("ADD", cloud, dent)), .5, .0010), specular=.25)


def peg(seed=0):
    """Turned clothes peg of beech, lying along Y."""
    wood = beech((.36, .62, .48, .78, .30, .55, .70)[seed % 7])
    with core.at((0, 0, .0042), (-87.7, 0, 0)):  # on its head and its legs
        core.lathe([(0, .084), (.006, .083), (.0078, .078), (.006, .072), (.0052, .069), (.0072, .064), (.0074, .045)], wood, segments=28)
        for s in (-1, 1):
            core.tube([(s * .0036, 0, .048), (s * .0042, 0, .02), (s * .0052, 0, 0)], .0034, wood, 12, radii=[1, 1, .75])


def laundry():
    """Two piles of linen, a bowl of pegs, sheets against the window."""
    weathered.few_bounces()
    t = .86
    white, warm = photo.cotton("#cfccc4", 420, .95, .12), photo.cotton("#b9b1a2", 420, .95, .12)
    core.box((2.4, .85, .05), (0, .1, t - .03), aged.waxed("#26170e", "#6b4a30", "#b08c62", .12, .30), .006)
    # towels, each folded by hand
    z = t - .0045
    with core.at((-.215, .13, z), 14):
        for k, (tone, gap) in enumerate(((white, .0105), (white, .0115), (warm, .010))):
            obj = photo.folded((.34 - .004 * k, .25 - .006 * (k % 2)), 4, gap, tone, 3 + k)
            obj.location = (.004 * math.sin(5 * k), .005 * math.cos(7 * k), sum((.0105, .0115, .010)[:k]) * 4)
            obj.rotation_euler[2] = math.radians(2.2 * math.sin(3.7 * k))
    # a second pile, and the basket's last shirt thrown over
    with core.at((.34, .30, z), -16):
        for k in range(3):
            obj = photo.folded((.31, .24), 4, .0095, photo.cotton(CLAY if k == 1 else "#c9c5bb", 420, .95, .12), 11 + k)
            obj.location.z = .038 * k
            obj.rotation_euler[2] = math.radians(2.6 * math.sin(2.3 * k + 1))
    # pegs, a bowl of them and some that missed it
    with core.at((.225, -.10, z)):
        core.lathe([(0, .004), (.036, .004), (.038, 0), (.043, 0), (.066, .024), (.079, .054), (.080, .0565), (.0775, .0568), (.063, .026), (.039, .008), (0, .007)],
                   photo.glaze("#c9c6bd", .25, .7), segments=72, smooth=60)
        for k in range(11):
            with core.at((.022 * math.cos(2.4 * k), .022 * math.sin(2.4 * k), .022 + .004 * k), (14 * math.sin(5 * k), 18 * math.cos(3 * k), 63 * k)):
                with core.at((0, -.04, 0)):
                    peg(k)
    for k, (x, y, turn) in enumerate(((.07, -.17, 62), (.115, -.205, 118), (.33, -.19, 20))):
        with core.at((x, y, z - .0005), turn):
            peg(3 + k)
    # sheets on the line, and the windows behind them
    for k, (x, w, tone) in enumerate(((-1.25, .95, "#c3bfb6"), (-.12, 1.05, "#bfbbb1"), (.98, .86, "#c3bfb6"))):
        i.curtain(w, 1.75, m.drape(tone, .55), 4, .035, (x, 1.65 + .1 * k, .42), 3 * k, 4 + k, flare=.02)
    core.tube([(-2.4, 1.68, 2.18), (0, 1.74, 2.15), (2.4, 1.88, 2.18)], .004, m.linen("#d9c6a0"), 6)
    wall = photo.paint("#d8d4cb")
    for x in (-2.35, 0, 2.35):
        core.box((.75, .2, 3), (x, 2.6, 1.5), wall, 0)
    core.box((6, .2, .7), (0, 2.6, .35), wall, 0)
    for x in (-1.17, 1.17):
        for dx in (-.75, 0, .75):
            core.box((.05, .08, 2.1), (x + dx, 2.55, 1.7), photo.paint("#e0ddd6", .4), .004)
        core.box((1.55, .08, .05), (x, 2.55, 1.45), photo.paint("#e0ddd6", .4), .004)
    core.box((8, 8, .1), (0, 0, -.05), photo.timber("#6a5a4c", .5), 0)
    garden = photo.blurred_garden(seed=12, sky=.5, disc=.03)
    garden = .35 * garden + .65 * garden.mean(axis=2, keepdims=True)
    photo.view(garden, (0, 5.5, -.6), 8, 3.8, 0, .5)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.area((-.4, 2.35, 1.7), (0, 0, .85), (3.4, 1.7), 13, photo.DAY)
    core.area((-1.55, .25, 1.55), (.1, .05, .9), (1.1, 1.0), 40, photo.DAY)
    core.area((1.2, -1.6, 1.9), (0, 0, .9), (1.7, 1.4), 6, (1, .985, .96))
    photo.window_gleam((-.5, 2.2, 1.7), (0, 0, .9), (3, 1.7), (3, 2), 4)
    core.camera((.36, -.66, 1.03), (.115, .02, .895), 52, fstop=2.4, focus=(.115, -.19, .87))
    return {"size": (1200, 800), "look": photo.look(.17, warmth=.05, texture=.2)}


PICTURES = {
    "facilities/laundry": laundry,
}

FINISH = {
    "facilities/laundry": {"glow": (.10, .6), "fade": .10},
}
