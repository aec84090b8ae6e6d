"""Travel assistance, bathroom."""
import math

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
    return {"size": (1200, 800), "look": photo.look(.20, contrast=1.0, vignette=.2, saturation=.95)}


PICTURES = {
    "facilities/travel-assistance": travel_assistance,
}
