"""The travel desk in the morning: low over an unfolded map of Kerala, the car's keys on the road to Kottayam, tea; 60 mm."""
import math

from kit import chart, core, interior as i, materials as m, photo, room
from scenes.rooms_suite import desk_top


def keys():
    """Two keys and a brass tag on a steel ring, lying on z = 0."""
    steel = m.plain("#a9a49b", .28, 1.0)
    core.tube([(.0155 * math.cos(q), .0155 * math.sin(q), .0016 + .0012 * math.sin(q)) for q in [2 * math.pi * k / 56 for k in range(56)]], .0011, steel, 10, True)
    with core.at((.034, .003, .0016), (3, 4, 0)):
        core.lathe([(.0034, 0), (.0160, 0), (.0168, .0006), (.0168, .0016), (.0160, .0022), (.0138, .0022), (.0132, .0017), (.0034, .0017)], m.brass(.3, "#a8874c", .6), segments=72, smooth=30)
    for turn, long, z in ((150, .036, .0012), (196, .033, .0040)):
        with core.at((0, 0, z), (2, -2, turn)):
            a = [2 * math.pi * k / 48 for k in range(48)]
            bow = [(.0265 + .0125 * math.cos(t), .0118 * math.sin(t)) for t in a]
            core.extrude_profile(bow, .0024, m.plain("#1d1c1b", .45) if z < .002 else steel, (0, 0, .0024), .0008, (-90, 0, 0))
            core.box((long, .0072, .0021), (.037 + long / 2, 0, .0012), steel, .0005)
            for k in range(5):
                core.box((.0030, .0026 + .0012 * (k % 2), .0021), (.047 + .0050 * k, -.0040, .0012), steel, .0003)


def travel_assistance():
    """Oblique over the map; the window at the left."""
    t = .77
    i.floor((8, 8), m.wood("#3a2417", .5))
    core.box((2.3, 1.3, .04), (0, .12, t - .02), desk_top(), .006, segments=4)
    with core.at((-.02, .12, t), -24):
        chart.sheet(.60)
    with core.at((-.022, -.022, t + .0030), -28):
        keys()
    with core.at((-.262, .205, t + .0008)):
        photo.cup("#dedad0", "#5b3014", .62, 215)
    # pencil on the map, guide books at the far end
    core.tube([(.105, .045, t + .0062), (.235, .135, t + .0062)], .0036, m.plain("#7a2f22", .35), 6)
    core.tube([(.105, .045, t + .0062), (.0935, .037, t + .0058)], .0035, m.plain("#c9a878", .7), 8, radii=[1, .12])
    for k, (w, d, high, tone, turn) in enumerate(((.17, .24, .030, "#2c4a48", 24), (.15, .22, .022, "#8b7a58", 12), (.14, .21, .018, "#cfc6b4", 31))):
        with core.at((.40, .52, t + (0, .030, .052)[k]), turn):
            core.box((w - .006, d - .008, high - .006), (.002, 0, high / 2), m.paper("#e4dac2"), .001)
            for z in (.0015, high - .0015):
                core.box((w, d, .003), (0, 0, z), m.linen(tone, creases=.05), .001)
            core.box((.003, d, high), (-w / 2 + .0015, 0, high / 2), m.linen(tone, creases=.05), .001)
    photo.view(room.daylight(8, .35, .4, 9) * .5, (.3, 3.2, .2), 5, 3.2, 0, .5)
    core.sky_gradient([(-10, "#6a6a66"), (0, "#aab0b4"), (60, "#8496a8")], .35)
    core.indoors()
    core.sun(24, 292, 7.0, (1, .90, .76), 1.2)
    # slats before the sun: soft bars of shade on the desk
    for k in range(5):
        core.box((.03, .06, 1.6), (-1.6, .31 + .34 * k, t + .75), m.plain("#2b2018", .6), 0)
    core.area((-1.5, .4, t + .8), (0, .1, t), (1.1, 1.0), 17, photo.DAY)
    core.area((.8, -1.2, 1.9), (.1, .1, t), (1.0, .7), 3, (1, .96, .9))
    photo.window_gleam((-1.5, .5, t + .7), (0, .1, t), (1.0, 1.0), (2, 2), 4.0)
    core.camera((-.055, -.50, t + .315), (-.010, .045, t + .0), 47, fstop=4.0, focus=(-.01, -.015, t))
    return {"size": (1500, 1000), "look": photo.look(.19, contrast=1.04, vignette=.2, saturation=.92)}


PICTURES = {
    "facilities/travel-assistance": travel_assistance,
}
