"""Elamakkara: warm oil in a beaten brass bowl, the ladle across its rim, a lamp burning close behind it; brass, oil and old wood, 96 mm."""
import math
import random

import bpy

from kit import aged, core, household as p, materials as m, photo, props
from scenes.gallery_idli import beaten, dented

RIM, HIGH, LEVEL = .112, .062, .046  # radius and height of the bowl's rim, how high the oil stands (m)


@m.cached
def oil():
    """Clear golden oil: what lies below shows through it, and the window lies on it."""
    g = m.Graph("oil")
    where = g.coords(1, "Object")
    slow = g.noise(where, 16, 3, .5)
    normal = g.bump(slow, .10, .004)
    clear = g.node("BsdfTransparent", {"Color": (.95, .80, .36, 1)}).outputs[0]
    body = g.node("BsdfDiffuse", {"Color": "#b87a20"}).outputs[0]
    gloss = g.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .015, "Normal": normal}).outputs[0]
    inside = g.node("MixShader", {0: .07, 1: clear, 2: body}).outputs[0]
    fresnel = g.node("Fresnel", {"IOR": 1.47, "Normal": normal}).outputs[0]
    return g.surface(g.node("MixShader", {0: fresnel, 1: inside, 2: gloss}).outputs[0])


def bowl():
    """Wide bowl beaten out of one sheet, a broad lip, oil in it."""
    wall = [(0, .0030), (.040, .0030), (.052, .0005), (.060, .0010), (.078, .0085), (.094, .0260), (.1015, .0450), (.1030, .0540), (.1060, .0585), (.1130, .0608), (.1150, .0622), (.1146, .0640), (.1120, .0642), (.1040, .0616),
            (.1003, .0560), (.0988, .0450), (.0912, .0272), (.0760, .0110), (.058, .0042), (0, .0050)]
    dented(core.lathe(p.rounded(wall, 2), beaten(.25), segments=256, smooth=60), ((246, .035, .024, .0045), (300, .045, .020, .0034), (205, .030, .030, .0030), (80, .040, .020, .003)), .0009)
    core.lathe([(.0992, LEVEL + .0010), (.0978, LEVEL + .0001), (.090, LEVEL), (0, LEVEL)], oil(), segments=160, smooth=60)


def ladle(start, end):
    """Brass ladle lying from its scoop at start over the rim to the end of its handle; oiled, its hollow half full."""
    brass = beaten(.20)
    (x0, y0, z0), (x1, y1, z1) = start, end
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    with core.at(start, (0, 0, turn)):
        with core.at((0, 0, 0), (0, -5, 0)):
            core.lathe(p.rounded([(0, -.0155), (.010, -.0145), (.0195, -.0085), (.0252, .0005), (.0262, .0022), (.0256, .0030), (.0246, .0022), (.0188, -.0072), (.009, -.0130), (0, -.0138)], 2), brass, segments=96, smooth=60)
            core.lathe([(.0206, -.0050), (.0190, -.0052), (0, -.0052)], oil(), segments=64)
    n = 26
    line = [(x0 + (x1 - x0) * t + (.0255 * (1 - t)) * math.cos(math.radians(turn)), y0 + (y1 - y0) * t + (.0255 * (1 - t)) * math.sin(math.radians(turn)),
             z0 + (z1 - z0) * t + .010 * math.sin(math.pi * t) * (1 - t)) for t in [k / n for k in range(n + 1)]]
    core.tube(line, .0031, brass, 14, radii=[1.9, 1.35, 1.1] + [1] * (n - 6) + [1.05, 1.2, 1.45, 1.3])
    core.sphere(.0058, line[-1], brass, 24)


def oil_bath():
    """Near, down over the rim into the oil; the window is behind at the left, the lamp behind at the right."""
    p.fresh()
    wood = aged.waxed("#33221a", "#67482f", "#a37c56", .15, .34)
    for k in range(4):
        core.box((2.6, .214, .06), (.3, -.22 + .216 * k, -.030 + .0005 * math.sin(5 * k)), wood, .004, segments=3)
    bowl()
    ladle((-.026, -.010, LEVEL + .0042), (.205, -.105, .090))
    with core.at((.106, .196, 0), 205):
        props.diya(.036, True, .5, seed=3, brass=True)
    # oil that dripped on the way
    rng = random.Random(6)
    drop = core.sphere(1, (0, 0, 0), oil(), 24)
    core.instance(drop, [core.matrix((x, y, 0), (0, 0, rng.uniform(0, 180)), (q, q * rng.uniform(.75, 1.4), q * .20))
                         for x, y, q in [(.150 + rng.gauss(.0, .016), -.060 + rng.gauss(0, .016), .0016 + .0050 * rng.random() ** 3) for _ in range(7)]])
    core.box((5, .1, 3), (0, 1.25, 1.0), aged.lime("#39261d", .8), 0)
    core.box((.1, 5, 3), (1.8, -.5, 1.0), aged.lime("#4a3a2e", .8), 0)
    core.sky_gradient([(-10, "#1c1a18"), (0, "#4a453e"), (60, "#3a3f44")], .25)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 6, 4, 12
    core.area((-.75, .75, .80), (0, 0, .04), (.55, .8), 8, (.90, .955, 1.0))
    core.area((.70, .30, .50), (0, 0, .04), (.3, .3), 1.3, (1, .72, .44))
    core.area((.10, .02, .75), (0, .01, .04), (.22, .22), 1.5, (1, .90, .74), spread_deg=40)
    core.area((-.30, -.95, .95), (0, -.1, .0), (.8, .7), 4.0, (1, .95, .88))
    props.card((.10, -.05, 1.1), (0, 0, .04), (1.8, 1.8), "#f3e2c8", .42)
    props.card((.2, -1.2, .35), (0, 0, .04), (2.0, .8), "#f0dcc0", .30)
    photo.window_gleam((-.20, .95, .34), (0, 0, .05), (.46, .46), (2, 2), 2.2, "#e6efff", .05)
    photo.window_gleam((.9, .15, .40), (0, 0, .05), (.4, .5), (1, 2), .6, "#ffcf98")
    photo.window_gleam((-.55, -.85, .50), (0, 0, .03), (.7, .5), (2, 2), .7, "#ffe9cf")
    core.camera((.020, -.570, .370), (.032, .046, .050), 96, fstop=2.4, focus=(-.005, -.022, .052))
    return {"size": (1200, 800), "look": photo.look(.095, contrast=1.05, vignette=.24, saturation=.94, bloom=.06)}


PICTURES = {
    "gallery/elamakkara/oil-bath": oil_bath,
}

FINISH = {
    "gallery/elamakkara/oil-bath": {"glow": (.16, .5), "fade": .12},
}
