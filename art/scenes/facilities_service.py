"""Travel assistance, bathroom."""
import math
import random

from kit import chart, core, furniture as f, interior as i, materials as m, photo


def travel_assistance():
    """The travel desk in the evening: a map of Kerala unfolded under the lamp, compass, keys, half-drunk tea; 45 mm, from above."""
    t = .77
    i.floor((8, 8), m.wood("#3a2417", .5))
    i.wall((4, 3.2), (-4, 3.2), 3, m.plaster("#c9c2b2"))
    i.wall((-2.6, 3.2), (-2.6, -3), 3, m.plaster("#c9c2b2"))
    with core.at((0, .12, 0)):
        f.table((2.3, 1.25), t, "#4a2c1b", .045, .07, True, None, True)
    with core.at((-.04, .10, t), -16):
        chart.sheet(.60)
    # compass, lying by the road to the hills
    with core.at((.215, -.075, t + .006), 20):
        core.lathe([(0, 0), (.05, 0), (.053, .005), (.053, .022), (.048, .026), (.046, .018), (0, .018)], m.brass(.22), segments=56)
        core.cylinder(.045, .002, (0, 0, .018), m.paper("#efe6cf"), 0, 48)
        for k in range(36):
            r = math.radians(10 * k)
            core.box((.0012 if k % 9 else .002, .006 if k % 3 else .009, .0006), (.039 * math.sin(r), .039 * math.cos(r), .0195), m.plain("#2a2320"), 0, (0, 0, -10 * k))
        for turn, tone in ((38, "#8c2f22"), (218, "#1f2328")):
            core.extrude_profile([(-.0045, 0), (.0045, 0), (0, .035)], .0012, m.plain(tone, .4), (0, 0, .0215), 0, (-90, 0, turn))
        core.sphere(.0035, (0, 0, .0225), m.brass(), 12)
        ring = [(.0, .066 + .015 * math.cos(q), .011 + .015 * math.sin(q)) for q in [2 * math.pi * k / 28 for k in range(28)]]
        core.tube(ring, .0024, m.brass(), 8, True)
    # the car's keys on a ring with a brass tag
    with core.at((-.16, -.20, t + .004), 32):
        ring = [(.016 * math.cos(q), .016 * math.sin(q), .003) for q in [2 * math.pi * k / 28 for k in range(28)]]
        core.tube(ring, .0013, m.steel(), 8, True)
        core.extrude_profile([(0, -.016), (.006, -.018), (.052, -.011), (.056, 0), (.052, .011), (.006, .018), (0, .016)], .003, m.brass(.24), (.014, 0, .006), .001, (-90, 0, 0))
        for turn, length in ((148, .034), (196, .030)):
            with core.at((0, 0, .001), turn):
                core.cylinder(.0115, .0024, (.025, 0, .003), m.steel(), .0006, 28)
                core.box((length, .006, .002), (.034 + length / 2, 0, .003), m.steel(), .0005)
                for k in range(4):
                    core.box((.0035, .0035, .002), (.044 + .0065 * k, -.0035, .003), m.steel(), 0)
    # tea, half drunk; a pencil and a note with the hours
    with core.at((-.40, .10, t)):
        f.cup("#e9e5da", drink="#5a2c12")
    with core.at((.385, -.20, t), -24):
        for k in range(3):
            core.box((.11, .16, .0012), (.002 * k, .0015 * k, .001 + .0013 * k), m.paper("#eee9dc"), 0, (0, 0, 1.6 * k))
        for k, w in enumerate((.07, .055, .064, .04, .06)):
            core.grid_surface(lambda x, y, k=k: .0042 + 0 * x, (w, .0011), m.plain("#2b3a55", .8), (-.045 + w / 2, .052 - .02 * k, 0), steps=(2, 1))
    core.tube([(.30, -.30, t + .0045), (.40, -.17, t + .0085)], .0037, m.plain("#24443d", .35), 6)
    core.tube([(.30, -.30, t + .0045), (.2925, -.3098, t + .004)], .0036, m.plain("#c9a878", .7), 8, radii=[1, .1])
    # lamp, guide books and a brass bell behind, out of focus
    with core.at((.44, .33, t)):
        f.table_lamp("brass", .50, 8, "#efe2c6", 1.5)
    with core.at((-.52, .40, t)):
        f.book((.17, .24, .03), "#2c4a48", (0, 0, 0), 14)
        f.book((.16, .23, .026), "#8b7a58", (.006, 0, .03), 4)
        f.book((.145, .21, .02), "#d8d0be", (0, .005, .056), 21)
    with core.at((.12, .56, t)):
        core.lathe([(.001, .052), (.012, .05), (.03, .036), (.036, .012), (.043, .002), (.041, .0), (.034, .012)], m.brass(.2), segments=48)
        core.lathe([(0, .075), (.007, .072), (.008, .064), (.004, .054), (0, .05)], m.brass(.2), segments=24)
    with core.at((-.1, 1.15, 0), 8):
        f.dining_chair("#3a2316", "#a9946a", arms=True)
    core.sky_gradient([(-10, "#20262c"), (0, "#6d6f78"), (60, "#34465c")], .25)
    core.indoors()
    core.area((-2.2, .5, 2.0), (0, 0, .8), (1.3, 1.5), 34, (.95, .97, 1.0))
    core.area((.4, -2.2, 2.5), (0, .2, .8), (1.6, .8), 7, (1, .96, .9))
    core.camera((-.085, -.76, t + .50), (-.02, .0, t + .01), 42, fstop=3.2, focus=(.06, -.08, t))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.20, contrast=1.0, vignette=.2, saturation=.95)}


def bathroom():
    """Bathroom open to a small fern court: stone tub, teak vanity with brass tap, zellige-like teal tiles."""
    h = 2.9
    wall = m.plaster("#efe6d4")
    i.floor((7, 7), m.stone("#6e6a62", .35, .3), (0, 0, 0))
    i.floor((5, 4.6), m.tiles("#8d867a", "#5d574c", .45, .22, vary=.08), (0, -.6, .004))
    i.wall((2.1, 1.4), (-2.1, 1.4), h, m.tiles("#2c746c", "#b9c4b4", .16, .14, .5, vary=.28, plane="xz", width=.003))
    i.wall((-2.1, 1.4), (-2.1, -3.2), h, wall, [(.5, .35, 2.2, 2.05)])
    i.wall((2.1, -3.2), (2.1, 1.4), h, wall)
    i.wall((-2.1, -3.2), (2.1, -3.2), h, wall)
    i.plank_ceiling((4.4, 4.8), h, "#7a5232", .14, (0, -.9), "x")
    i.window(2.2, 2.05, 3, 1, location=(-2.2, -.2, .35), turn=90)
    # vanity
    with core.at((.85, 1.08, 0)):
        wood = m.wood("#6b4022")
        core.box((1.7, .56, .06), (0, 0, .82), m.stone("#d9cfbd", .25, .3), .012)
        core.box((1.62, .5, .2), (0, .01, .69), wood, .006)
        for k in (-1, 1):
            core.box((.76, .02, .16), (k * .4, -.245, .69), wood, .006)
            core.cylinder(.006, .16, (k * .4, -.275, .69), m.brass(), 0, 10, (0, 90, 0))
        core.box((1.62, .48, .035), (0, .02, .22), wood, .006)
        for x in (-1, 1):
            for y in (-.2, .22):
                core.box((.06, .06, .8), (x * .78, y, .4), wood, .008)
        for x in (-.4, .4):
            with core.at((x, -.02, .85)):
                core.lathe([(0, 0), (.13, 0), (.16, .02), (.2, .09), (.21, .135), (.2, .14), (.185, .09), (.14, .03), (0, .025)],
                           m.marble("#e9e2d6", "#b9a88e", .2, 3), segments=56)
                core.tube([(0, .2, 0), (0, .2, .24), (0, .18, .28), (0, .12, .295), (0, .06, .28), (0, .055, .25)], .013, m.brass(.18), 12)
                for s in (-1, 1):
                    core.lathe([(0, 0), (.016, 0), (.012, .05), (.02, .055), (.02, .075), (0, .08)], m.brass(.18), (s * .1, .2, 0), 20)
        with core.at((0, .1, .85)):
            f.vase("clay", .16)
            with core.at((0, 0, .13)):
                f.foliage(8, .3, .04, (8, 55), m.leaf("#3f7a3a"), 5)
        with core.at((.0, -.14, .85)):
            core.box((.12, .08, .015), (0, 0, .008), m.wood("#b98a4e"), .004)
            core.box((.075, .05, .025), (0, 0, .028), m.plain("#e6d8b2", .5), .011, segments=4)
        for k in (-.5, .05):
            with core.at((k, .02, .2375)):
                f.folded_towels(3, (.38, .3), ("#f6f0e4", "#f6f0e4", "#e2cfa4"))
        with core.at((.58, .02, .2375)):
            f.basket(.14, .2, 9)
    for x in (.45, 1.25):
        with core.at((x, 1.39, 1.68)):
            f.wall_mirror(.3, "brass")
    for x in (-.08, .85, 1.78):
        with core.at((x, 1.39, 1.62)):
            f.sconce(13)
    # free-standing tub
    with core.at((-1.1, -.35, 0)):
        outer = [(0, .0), (.62, .0), (.66, .03), (.78, .3), (.86, .56), (.88, .58), (.85, .585), (.79, .5), (.68, .2), (.55, .1), (0, .09)]
        obj = core.lathe(outer, m.ceramic("#f1ebdf", .25), segments=72)
        obj.scale = (.46, .94, 1)
        core.cylinder(.73, .004, (0, 0, .44), m.plain("#a8c4bc", .03), 0, 56).scale = (.46, .94, 1)
        core.box((.86, .2, .022), (0, -.12, .6), m.wood("#6b4022"), .006)
        with core.at((-.12, -.12, .611)):
            f.cup("#1f6f6b")
        f.book((.13, .18, .02), m.LATERITE, (.14, -.12, .611), 12)
        core.tube([(.0, .98, 0), (.0, .98, .82), (0, .95, .9), (0, .86, .93), (0, .78, .9), (0, .77, .84)], .016, m.brass(.18), 12)
        rng = random.Random(5)
        for k in range(16):
            a, q = rng.uniform(0, 6.28), math.sqrt(rng.random())
            if -.26 < q * .62 * math.sin(a) < .02:
                continue
            petal = core.sphere(1, (.3 * q * math.cos(a), .62 * q * math.sin(a), .446), m.plain("#e8b8a0" if k % 2 else "#f3e6d0", .6), 8)
            petal.scale = (.024, .017, .004)
    # stool with towel
    with core.at((-.35, -1.35, 0)):
        f.bedside(.36, .36, .44, "#6b4022", "round")
        with core.at((0, 0, .44), 20):
            f.folded_towels(2, (.28, .2), ("#f6f0e4", "#e2cfa4"))
    i.rug((.95, .6), (.75, .3, .004), 0, m.linen("#e9dcc0", threads=120, creases=.3, sheen=.8, stripe=m.TEAL, stripe_width=.3), True)
    with core.at((-1.75, 1.05, 0)):
        f.plantain_pot(1.75, 8, "clay", 4)
    # towel on a rail at the right wall
    core.cylinder(.009, .7, (2.02, -.55, 1.25), m.brass(), 0, 12, (90, 0, 0))
    i.curtain(.46, .72, m.linen("#f6f0e4", threads=180, creases=.6, sheen=.9), location=(2.0, -.55, .54), turn=-90, folds=3, depth=.018, flare=.02, seed=3)
    core.sky_gradient([(-10, "#a0a080"), (0, "#e6ecd6"), (30, "#d3e0d6"), (80, "#a6c4cc")], 1.0)
    core.indoors()
    # court
    i.view("garden", (-9, .6, -3.4), 20, 9.5, 90, .75)
    core.box((5, 9, .1), (-4.7, .4, -.1), m.plain("#5a5240", .9), 0)
    i.palms_outside([(-3.6, .5, 0), (-4.1, -1.3, 0)], 5, 2.0)
    i.plantains_outside([(-4.3, -.3, -.2)], 6, 2.5)
    core.sun(50, 285, 5, (1, .9, .72), 1)
    i.window_light((-2.6, -.2, 1.4), (.4, -.2, .7), (2.2, 2.0), 85, (1, .97, .9))
    core.area((.5, -3.0, 2.4), (0, .6, .9), (3, 1), 26, (1, .92, .8))
    core.camera((.95, -2.95, 1.4), (-.22, .7, 1.06), 23, level=True)
    return {"size": (1200, 800), "look": {"key": .19}}


PICTURES = {
    "facilities/travel-assistance": travel_assistance,
    "facilities/bathroom": bathroom,
}
