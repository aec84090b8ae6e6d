"""Breakfast from above in window shade: brown eggs in a grey bowl, one in its cup, toast on linen, tea; teak, slate blue and cream, 45 mm."""
import math
import random

import numpy as np

from kit import core, household as p, materials as m, photo
from scenes.rooms_suite import desk_top

TOP = .75


@m.cached
def shell(colour="#a8703f"):
    """Egg shell: matt, a little mottled, darker specks, fine pores."""
    g = m.Graph("shell")
    where = g.coords(1)
    slow, speck, pore = g.noise(where, 26, 4, .6), g.noise(where, 230, 3, .7), g.noise(where, 1400, 2)
    c = g.mix(g.span(slow, .3, .7), m.scaled(colour, .86), m.scaled(colour, 1.2))
    c = g.mix(g.span(speck, .66, .72, 0, .55), c, m.scaled(colour, .45))
    return g.principled(g.vary(c, .14), .48, g.bump(pore, .25, .0004), specular=.4)


def egg(radius=.0215, colour="#a8703f", rotation=(0, 0, 0), location=(0, 0, 0)):
    """Egg standing on its blunt end unless turned; its middle at the location."""
    a = np.linspace(-math.pi / 2, math.pi / 2, 41)
    z = np.sin(a) * 1.30
    r = np.cos(a) * (1 - .13 * np.sin(a))
    core.lathe([(max(0, x) * radius, y * radius) for x, y in zip(r, z)], shell(colour), location, 72, 60, rotation)


def breakfast():
    """Down on the near end of the table."""
    p.fresh()
    core.box((2.2, 1.4, .04), (0, .2, TOP - .02), desk_top(), .006)
    linen = photo.cotton("#cfc9bc", 460, .95, .10, "#5d6d78", (.04, .052), 0)

    def cloth(x, y):
        return .0022 + photo.folds(x, y, 22, 4, (.10, .40), (.006, .018), (.0015, .0055), 30, 50) + .002 * core.fractal_noise(x * 11 + 7, y * 11 + 7, 3, 4)
    photo.lying((.52, .38), cloth, linen, (-.03, .06, TOP), 9, .004, .0014)
    with core.at((-.105, .115, TOP + .004)):
        core.lathe([(0, .004), (.036, .004), (.039, 0), (.043, .001), (.066, .018), (.084, .046), (.0855, .050), (.0835, .0505), (.063, .021), (.040, .007), (0, .006)],
                   photo.glaze("#76828a", .22, .7), segments=112, smooth=60)
        rng = random.Random(4)
        for x, y, z, tone in ((-.030, -.020, .029, "#a8703f"), (.028, -.026, .030, "#b98758"), (.006, .032, .030, "#9a6236"), (-.002, -.004, .062, "#b07a48")):
            egg(.0212, tone, (rng.uniform(62, 112), rng.uniform(-20, 20), rng.uniform(0, 360)), (x, y, z))
    # one in its wooden cup, a spoon beside it
    with core.at((.055, .035, TOP + .004)):
        core.lathe(p.rounded([(0, 0), (.021, 0), (.023, .003), (.019, .008), (.009, .016), (.009, .022), (.018, .032), (.0235, .046), (.0240, .049), (.0222, .049), (.017, .036), (0, .030)], 3),
                   photo.timber("#7d5a3c", .45, .6), segments=96, smooth=60)
        egg(.0208, "#b07a48", (0, 0, 30), (0, 0, .056))
    # toast on a plate, a bite gone
    with core.at((.215, .165, TOP + .003)):
        core.lathe([(0, .004), (.058, .004), (.060, 0), (.065, 0), (.068, .004), (.092, .0100), (.1020, .0150), (.1032, .0165), (.1018, .0172), (.090, .0118), (.066, .0070), (0, .0062)],
                   photo.glaze("#d4d0c6", .18, .6), segments=112, smooth=60)
        with core.at((-.012, -.006, .008), 24):
            photo.toast([(-.052, -.045), (.050, -.043), (.052, .047), (-.050, .049)], .013, 3)
        with core.at((.018, .012, .0225), (4, -5, 71)):
            photo.toast([(-.052, -.045), (.050, -.046), (-.050, .051)], .013, 6)
    with core.at((.185, -.045, TOP + .001)):
        photo.cup("#d9d5ca", "#6b3a14", .68, 35)
    # salt and pepper in pinch bowls
    for x, y, tone in ((-.225, -.012, "#e2e1dc"), (-.170, -.040, "#3a332c")):
        with core.at((x, y, TOP + .003)):
            core.lathe([(0, .002), (.014, .002), (.016, 0), (.018, .001), (.0255, .012), (.0262, .0145), (.0248, .0146), (.016, .004), (0, .0035)], photo.glaze("#76828a", .22, .7), segments=72, smooth=60)
            g = m.Graph("ground")
            n = g.noise(g.coords(1, "Object"), 700, 4, .8)
            core.lathe([(.0205, .0090), (.012, .0105), (0, .0115)], g.principled(g.mix(g.span(n, .35, .65), m.scaled(tone, .5), tone), .8, g.bump(n, 1, .002)), segments=48)
    core.sky_gradient([(-10, "#5a5a56"), (0, "#b9bec0"), (60, "#a9b8c4")], .4)
    core.indoors()
    core.area((-1.1, 1.2, TOP + .95), (0, .06, TOP), (1.2, 1.1), 24, photo.DAY)
    core.area((1.2, -.4, TOP + 1.1), (0, .06, TOP), (.9, .9), 3.5, (1, .95, .88))
    photo.window_gleam((-1.1, 1.2, TOP + .95), (0, .06, TOP), (1.2, 1.1), (2, 3), 3.5)
    core.camera((.015, -.36, TOP + .47), (.015, .075, TOP + .012), 46, fstop=4.5, focus=(-.02, .06, TOP + .04))
    return {"size": (1500, 1000), "look": photo.look(.20, contrast=1.05, vignette=.22, saturation=.92)}


PICTURES = {
    "facilities/breakfast": breakfast,
}

FINISH = {
    "facilities/breakfast": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25, "exposure": .1},
}
