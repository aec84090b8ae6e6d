"""A hurricane lantern of painted tin, as a house of a hundred years ago still has it."""
import numpy as np

from kit import core, surfaces as s
from kit.props import flame

WARM = (1, .64, .34)


HIGH = .402  # from its foot to the top of its bail (m)


def old_enamel():
    """Dark green stove paint on tin: dull with handling, chipped to rust on its edges, sooty towards the top."""
    g = s.Graph("old enamel")
    at = g.coords(jitter=False)
    cloud, fleck, fine = g.noise(at, 26, 5, .62, .3), g.noise(at, 120, 5, .68), g.noise(at, 420, 3, .6)
    edge = g.add("NewGeometry").outputs["Pointiness"]
    worn = g.math("ADD", edge, g.math("MULTIPLY", g.math("SUBTRACT", fleck, .5), .09))
    chip = g.math("MAXIMUM", g.ramp(worn, (.530, 0.0), (.540, 1.0)), g.ramp(g.math("ADD", fleck, g.math("MULTIPLY", cloud, .35)), (.815, 0.0), (.83, 1.0)))
    paint = g.ramp(cloud, (.3, "#141a17"), (.7, "#26302a"))
    rust = g.ramp(fine, (.35, "#2c170e"), (.55, "#6a3a1f"), (.72, "#8d8478"))
    tone = g.mix(chip, paint, rust)
    tone = g.mix(g.math("MULTIPLY", g.ramp(fine, (.5, 0.0), (.8, 1.0)), .10), tone, "#8c8a7c")  # dust
    rough = g.math("ADD", g.math("ADD", .30, g.math("MULTIPLY", cloud, .22)), g.math("MULTIPLY", chip, .22))
    height = g.math("SUBTRACT", g.math("MULTIPLY", cloud, .6), g.math("MULTIPLY", chip, .5))
    return g.done(g.principled(Base_Color=tone, Metallic=g.math("MULTIPLY", chip, .35), Roughness=rough, Specular=.5, Normal=g.bump(height, .5, .0008)))


def bent(points, times=3):
    """A line [(x, y, z), ...] with its corners cut until it is round, as a pipe that was bent."""
    line = np.array(points, float)
    for _ in range(times):
        line = np.concatenate([line[:1], np.stack([.75 * line[:-1] + .25 * line[1:], .25 * line[:-1] + .75 * line[1:]], 1).reshape(-1, 3), line[-1:]])
    return line


def hurricane_lantern(power, tilt=0):
    """Hurricane lantern that hangs from the origin by its bail, its foot HIGH below; burning with that many watts, or out (0).

    tilt: how far the bail leans (degrees) where it stands.
    """
    tin, brass, wire = old_enamel(), s.metal("#8a6231", .38, .8, "#3a2814"), s.metal("#5b5650", .42, .9, "#2a201a", name="wire")
    # tank with its rolled seams, filler cap and burner
    core.lathe([(0, -.402), (.070, -.402), (.0795, -.3985), (.082, -.395), (.0795, -.3915), (.0775, -.390), (.0772, -.352), (.0790, -.3495), (.0810, -.347), (.0785, -.344), (.070, -.338), (.056, -.331), (.040, -.3275), (.0385, -.3255), (0, -.325)], tin, segments=128)
    core.lathe([(.0150, -.334), (.0150, -.3215), (.0138, -.3195), (0, -.3190)], brass, (.052, -.026, -.0008), 64)
    core.lathe([(.031, -.327), (.033, -.324), (.033, -.316), (.040, -.312), (.047, -.309), (.0475, -.303), (.043, -.2985), (.030, -.2905), (.014, -.287), (0, -.286)], brass, segments=96)
    for q in np.linspace(0, 2 * np.pi, 25)[:-1]:  # air holes of the burner
        core.box((.0016, .0022, .0046), (.0474 * np.cos(q), .0474 * np.sin(q), -.306), s.black_iron(.9), .0004, (0, 0, np.degrees(q)))
    core.tube([(0, -.030, -.318), (.002, -.074, -.318)], .0014, wire, 10)  # the wick's winder
    core.lathe([(0, 0), (.0085, 0), (.0090, .0006), (.0090, .0018), (.0085, .0024), (0, .0024)], brass, (.002, -.075, -.318), 48, 30, rotation=(90, 0, 0))
    # chimney
    core.lathe([(.0415, -.303), (.050, -.288), (.0585, -.262), (.0605, -.238), (.0575, -.208), (.0495, -.172), (.0425, -.147)], s.pane(reflect=1.0), segments=96)
    core.lathe([(.0450, -.150), (.0480, -.1475), (.0490, -.1440), (.0470, -.1405), (.0400, -.1360), (.0385, -.1120), (.0405, -.1095), (.0520, -.1075), (.0545, -.1050), (.0520, -.1020), (.040, -.0930), (.0335, -.0860), (.0320, -.0760), (.0335, -.0735),
                (.0300, -.0705), (.0150, -.0660), (0, -.0650)], tin, segments=128)
    for q in np.linspace(0, 2 * np.pi, 19)[:-1]:  # vents below the cap
        core.box((.0014, .0036, .0075), (.0390 * np.cos(q), .0390 * np.sin(q), -.124), s.black_iron(.9), .0005, (0, 0, np.degrees(q)))
    for side in (-1, 1):
        pipe = bent([(side * u, 0, z) for u, z in ((.058, -.352), (.082, -.350), (.098, -.330), (.1015, -.29), (.1000, -.20), (.094, -.140), (.080, -.108), (.050, -.102), (.036, -.102))])
        core.tube(pipe, .0072, tin, 24)
        core.lathe([(0, 0), (.0050, 0), (.0055, .0008), (.0045, .0022), (0, .0026)], wire, (side * .0995, -.0075, -.19), 32, 30, rotation=(90, 0, 0))
    with core.at((0, -.004, -.19), (tilt, 0, 0)):
        half = [(.0995, 0, 0), (.105, -.006, .005), (.108, -.006, .070), (.094, -.002, .135), (.045, .002, .178), (.012, .004, .188)]
        core.tube(bent([(-u, v, z) for u, v, z in half] + [(0, .004, .191)] + [(u, v, z) for u, v, z in reversed(half)]), .0021, wire, 12)
    for z, r in ((-.266, .0625), (-.200, .0610)):
        a = np.linspace(0, 2 * np.pi, 73)[:-1]
        core.tube([((r + .0006 * np.sin(3 * q)) * np.cos(q), r * np.sin(q), z + .0008 * np.sin(2 * q + 1)) for q in a], .00115, wire, 10, closed=True)
    for q in (.62, 2.25, 3.76, 5.40):
        core.tube(bent([(r * np.cos(q + d), r * np.sin(q + d), z) for r, z, d in ((.046, -.300, 0), (.061, -.268, .02), (.0628, -.235, .03), (.0605, -.200, .01), (.050, -.160, 0), (.047, -.146, 0))]), .00115, wire, 10)
    core.box((.0105, .0026, .0040), (0, 0, -.2845), s.matt("#1a120c", .9, name="wick"), .0006)
    if not power:
        return
    for u, high, lean in ((-.0030, .030, .0015), (.0026, .035, .0005)):  # a flat wick burns with two tongues
        flame(high, (u, 0, -.2835), (lean, .0004), 14.0).visible_glossy = False  # what is wet mirrors the lamp below instead, which is free of noise
    core.point((0, 0, -.258), power, WARM, .012)
