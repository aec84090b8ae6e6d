"""Guruvayoor: the bridge of a veena in the room for the evening's music, the oil lamp far out of focus; jackwood, brass and dusk, 50 mm."""
import math

import numpy as np

from kit import core, interior as i, materials as m, photo, props as still


def lacquer(colour="#4a1d0e"):
    """Dark polished jackwood."""
    return m.wood(colour, .22, .8, 1.0, .5)


def _ivory():
    return m.plain("#8a7b62", .45)


@m.cached
def deck_wood():
    """Jackwood polished for decades: fine grain, dull where the hand lies, scratches of nails, dust in the gloss."""
    g = m.Graph("deck")
    where = g.coords(1, "Object")
    grain = g.noise(g.coords((3.5, 150, 150), "Object"), 1.2, 5, .62, .6)
    line = g.noise(g.coords((10, 420, 420), "Object"), 1.0, 3, .62)
    slow = g.noise(where, 9, 5, .64, .5)
    scratch = g.noise(g.coords((420, 16, 16), "Object", (0, 0, .25)), 1.0, 3, .7, .5)
    c = g.ramp(grain, [(.30, "#2a160c"), (.48, "#452816"), (.68, "#5f3b22")])
    c = g.mix(g.span(line, .38, .52, .6, 0), c, "#140905")
    c = g.mix(g.span(scratch, .66, .74, 0, .35), c, "#8a6644")
    rough = g.math("ADD", g.span(slow, .32, .68, .30, .50), g.span(scratch, .60, .72, 0, .2))
    return g.principled(c, rough, g.bump(line, .14, .0006), specular=.28)


def bridge(brass):
    """Wooden trestle with a bowed brass plate, its feet waxed to the deck at z = 0; strings cross it along X."""
    wood = photo.timber("#5c3d25", .36, .6)
    foot = [(-.045, 0), (-.027, 0), (-.021, .009), (-.010, .0135), (.010, .0135), (.021, .009), (.027, 0), (.045, 0), (.0435, .0215), (-.0435, .0215)]
    with core.at((.016, 0, 0), 90):
        core.extrude_profile(foot, .032, wood, (0, 0, 0), .0012)
    for y in (-.036, .036):
        core.lathe([(.0, .0022), (.011, .0018), (.0135, .0002)], m.plain("#17110c", .5), (0, y, 0), 24)
    core.grid_surface(lambda u, v: ((u - .5) * .034, (v - .5) * .0885, .0222 + .0030 * (1 - (2 * u - 1) ** 2) + .0008 * np.sin(9 * v)), None, brass, steps=(24, 24))
    for e in (-1, 1):
        core.box((.034, .0012, .0030), (0, e * .0442, .0218), brass, .0004)
        core.box((.0012, .0885, .0030), (e * .0170, 0, .0212), brass, .0004)
    # the side bridge: a brass bow down to the edge, for the three strings of the beat
    core.tube([(-.004, -.040, .020), (-.004, -.052, .0195), (-.004, -.066, .0155), (-.004, -.078, .008), (-.004, -.083, -.001)], .0032, brass, 16, radii=[.9, 1, 1, 1, 1.5])

def veena():
    """Saraswati veena along X on the floor: bowl of jackwood at +X, gourd under the neck at -X, dragon's head curling at the end.

    The bowl rests at z = 0, the deck faces up and a little towards -Y.
    """
    wood, brass, wax, ivory = lacquer(), m.brass(.24, "#b8904c", .6), m.plain("#17110c", .45), _ivory()
    old = m.brass(.26, "#a98344", .8)
    with core.at((0, 0, .0), (12, 0, 0)):
        # bowl: a pear halved along its length
        prof = []
        n, seg = 40, 48
        for k in range(n + 1):
            t = k / n
            if t < .70:
                w = .178 * math.sqrt(max(0, 1 - ((t - .42) / .42) ** 2)) if t < .42 else .178 * (1 - .16 * ((t - .42) / .28) ** 2)
            else:
                q = min(1, (t - .70) / .30)
                w = .1495 * (1 - q) ** 1.5 + .047 * (1 - (1 - q) ** 1.5)
            prof.append((.37 - .46 * t, max(w, .001)))
        verts, faces = [], []
        for x, w in prof:
            for j in range(seg + 1):
                a = math.pi * j / seg
                verts.append((x, -w * math.cos(a), .182 - w * math.sin(a)))
        for k in range(n):
            for j in range(seg):
                q = k * (seg + 1) + j
                faces.append((q, q + 1, q + seg + 2, q + seg + 1))
        core.mesh("Bowl", verts, faces, wood, True)
        # deck: flat top plate with a lip, rosettes, bridge
        top = [(x, -w) for x, w in prof] + [(x, w) for x, w in reversed(prof)]
        core.mesh("Deck", [(x, y, .184) for x, y in top], [tuple(range(len(top)))[::-1]], deck_wood())
        for inset, r in ((1.0, .0050), (.955, .0022)):
            line = [(.142 + (x - .142) * inset, -w * inset, .1845) for x, w in prof[1:]] + [(.142 + (x - .142) * inset, w * inset, .1845) for x, w in reversed(prof[1:])]
            core.tube(line, r, ivory if inset < 1 else wood, 6)
        for y in (-.095, .095):
            core.cylinder(.026, .003, (.135, y, .185), ivory, .001, 32)
            core.cylinder(.019, .0042, (.135, y, .185), wax, .001, 32)
            for k in range(8):
                a = k * math.pi / 4
                core.sphere(.0030, (.135 + .013 * math.cos(a), y + .013 * math.sin(a), .1875), ivory, 8)
        with core.at((.185, 0, .184)):
            bridge(old)
        # neck with two rails of black wax and 24 brass frets
        for k in range(2):
            core.box((.70, .080 - .012 * k, .050 - .012 * k), (-.42, 0, .158 - .022 * k), wood, .012)
        core.box((.70, .086, .010), (-.42, 0, .186), wood, .003)
        for y in (-.031, .031):
            core.box((.68, .014, .026), (-.40, y, .203), wax, .006)
            core.box((.70, .003, .006), (-.42, y * 1.36, .188), ivory, .001)
        x = -.735
        for k in range(24):
            core.cylinder(.0030, .076, (x, 0, .2195 - .00006 * k), brass, .001, 10, (90, 0, 0))
            x += .0415 * 2 ** (-k / 24) * .90
        # peg box and dragon's head turned down
        core.box((.16, .074, .060), (-.85, 0, .168), wood, .014)
        for s_, xs in ((-1, (-.80, -.88)), (1, (-.80, -.88))):
            for xx in xs:
                core.lathe([(0, -.006), (.006, -.004), (.0055, .045), (.009, .05), (.017, .062), (.018, .070), (.010, .082), (.005, .088), (0, .09)], wood,
                           (xx, s_ * .034, .172), 20, rotation=(90 * s_ * -1, 0, 0))
                core.sphere(.0045, (xx, s_ * .126, .172), ivory, 10)
        neck = [(-.90, 0, .168), (-.97, 0, .176), (-1.03, 0, .165), (-1.065, 0, .125), (-1.055, 0, .085)]
        core.tube(neck, .034, wood, 20, radii=[1.0, .92, .86, .95, .75])
        gold = m.brass(.28, "#d2a048", .35)
        core.sphere(.034, (-1.062, 0, .098), gold, 24, (.85, .9, 1.15))
        core.tube([(-1.06, 0, .085), (-1.085, 0, .060), (-1.105, 0, .062)], .018, gold, 14, radii=[1.1, .9, .55])
        core.tube([(-1.05, 0, .080), (-1.058, 0, .050), (-1.076, 0, .042)], .013, gold, 12, radii=[1.0, .8, .5])
        for s_ in (-1, 1):
            core.sphere(.007, (-1.083, s_ * .022, .100), m.plain("#120c08", .1), 12)
            core.tube([(-1.045, s_ * .022, .125), (-1.02, s_ * .034, .150), (-.99, s_ * .030, .152)], .008, gold, 10, radii=[1.1, .9, .3])
        for k in range(5):
            core.tube([(-.93 - .022 * k, -.026 + .0 * k, .203 - .004 * k * (k > 3)), (-.93 - .022 * k, .026, .203 - .004 * k * (k > 3))], .004, gold, 8)
        # strings: four over the bridge, each with its tuning bead, three over the side bow
        wire = m.steel(.18)
        for k, y in enumerate((-.0225, -.0075, .0075, .0225)):
            core.tube([(.302, y * .72, .192), (.206, y * .98, .2062), (.198, y, .2086), (.190, y, .2094), (.178, y, .2092), (-.10, y * .9, .2140), (-.78, y * .72, .2255), (-.86, y * .72, .196)],
                      .00042 + .00013 * k, wire if k < 2 else old, 8)
            q = .232 + .013 * ((k * 3) % 4)
            t = (q - .206) / (.302 - .206)
            core.lathe([(.0008, -.0055), (.0030, -.0052), (.0042, -.0030), (.0030, -.0006), (.0026, 0), (.0030, .0006), (.0042, .0030), (.0030, .0052), (.0008, .0055)], old,
                       (q, y * (.98 - .26 * t), .2062 - .0142 * t), 28, 50, (0, 98, 0))
        for k in range(3):
            y = -.058 - .0075 * k
            core.tube([(.302, -.030 - .004 * k, .191), (.181, y, .2068 - .0030 * k * (1 + .4 * k)), (-.78 + .14 * k, -.050 - .003 * k, .205)], .00038, wire, 8)
        core.box((.026, .058, .010), (.306, 0, .188), photo.timber("#3a2618", .5, .5), .003)
        for y in (-.020, -.007, .007, .020):
            core.cylinder(.0028, .004, (.302, y, .194), old, .0008, 20)
    # the gourd below the neck
    gourd = m.plain("#5e4026", .35, clearcoat=.4)
    core.lathe([(0, .002), (.05, .003), (.095, .03), (.112, .075), (.100, .118), (.066, .142), (.046, .150), (.040, .156), (0, .158)], gourd, (-.62, -.012, 0), 48)
    for z, r in ((.075, .1128), (.118, .1008), (.030, .0958)):
        core.tube([(-.62 + r * math.cos(a), -.012 + r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 65)[:-1]], .0022, m.plain("#17110c", .4), 6, True)


def music_room():
    """Close over the bowl at dusk: the bridge and the strings, which run away to the frets."""
    wall = m.plaster("#a3937a")
    teak = m.wood("#3f2617", .36)
    back = 1.75
    i.floor((9, 8), m.red_oxide("#571f17", .30), (0, -1.2, 0))
    x0, x1, sill, head = -2.15, .75, .235, 1.34
    i.wall((-3.2, back), (3.0, back), 3.0, wall, [(x0 + 3.2, sill, x1 - x0, head - sill)], .26, -1)
    i.wall((-3.0, back), (-3.0, -4), 3.0, wall, (), .2, -1)
    core.box((6.4, .02, .12), (0, back - .012, .06), m.plain("#2a1d17", .3), .004)
    core.box((x1 - x0 + .2, .30, .045), ((x0 + x1) / 2, back + .02, sill - .022), teak, .010)
    for k in range(5):
        core.box((.075, .12, head - sill), (x0 + (x1 - x0) * k / 4, back + .06, (sill + head) / 2), teak, .010)
    bay = (x1 - x0) / 4
    for k in range(4):
        i.jali(bay - .06, head - sill - .01, .115, "#38200f", .034, (x0 + bay * (k + .5), back + .085, sill + .005))
    photo.view(photo.blurred_garden(seed=11, sky=.72, disc=.03) * np.array((.62, .80, 1.12), np.float32) * .8 + np.array((.10, .16, .28), np.float32), (-.9, back + 1.2, -.2), 6, 3, 0, 1.2)
    i.rug((2.5, 1.25), (-.02, .28, .002), 2, m.rug("#8f7a58", "#5a261c", (2.5, 1.25), "stripes", "#23463c"))
    with core.at((.16, .26, .012), 7):
        veena()
        # a string of jasmine put down on the bowl
        with core.at((0, 0, 0), (12, 0, 0)):
            still.jasmine([(.36 - .028 * t, .112 - .006 * t + .010 * math.sin(1.3 * t), .1895) for t in np.linspace(0, 7, 14)], .0040, .62, floor=.184, seed=2)
    # the lamp: its brass, and its flames as the lens draws them
    lamp = (-.80, .74, 0)
    with core.at(lamp):
        still.nilavilakku(.285, 5, False, turn=24)
    flames = [(lamp[0] + .080 * math.cos(a), lamp[1] + .080 * math.sin(a), .262 + .006 * math.sin(3 * a)) for a in (.9, 2.15, 3.4, 4.66, 5.9)]
    for place in flames:
        core.sphere(.0105, place, m.glow("#ffb45c", 9.0), 16, (1, 1, 1.6))
    core.point((lamp[0], lamp[1] - .02, .36), 14.0, (1, .66, .34), .05)
    core.sky_gradient([(-10, "#2a2f44"), (0, "#8a8694"), (14, "#5d6c8c"), (45, "#41557c"), (90, "#28385e")], .34)
    core.indoors()
    core.area((-.5, back - .05, 1.0), (.3, .2, .2), (2.6, .9), 90, (.80, .89, 1.0))
    core.area((1.3, -.9, 1.3), (.34, .28, .2), (.9, .9), 34, (1, .97, .93))
    core.area((-.9, -.5, 1.2), (.30, .28, .2), (.7, .7), 20, (1, .95, .88))
    photo.window_gleam((1.05, .55, .85), (.35, .25, .2), (.8, .6), (2, 2), 2.2, "#f4f1ea")
    core.area((1.5, .35, .75), (.35, .25, .2), (.5, .5), 7, (1, .97, .93))
    photo.window_gleam((-.55, .30, .62), (.35, .24, .2), (.9, .5), (3, 2), .55, "#f2f1ee")
    photo.window_gleam((-1.5, -.3, 1.2), (-.2, .2, .2), (1.0, .8), (2, 2), 2.0, "#e6edf8")
    core.camera((.745, .205, .315), (.300, .236, .226), 50, level=True, fstop=3.2, focus=(.352, .245, .217))
    return {"size": (1200, 800), "look": photo.look(.10, contrast=1.04, bloom=.08, vignette=.22, warmth=-.05)}


PICTURES = {
    "gallery/guruvayoor/music-room": music_room,
}

FINISH = {
    "gallery/guruvayoor/music-room": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
