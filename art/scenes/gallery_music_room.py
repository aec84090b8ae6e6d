"""Nilavara Tulasi: the room for the evening's music."""
import math

import numpy as np

from kit import core, furniture as f, interior as i, materials as m, photo, props as still


def lacquer(colour="#4a1d0e"):
    """Dark polished jackwood."""
    return m.wood(colour, .22, .8, 1.0, .5)


def _ivory():
    return m.plain("#efe2c4", .35)


def veena():
    """Saraswati veena along X on the floor: bowl of jackwood at +X, gourd under the neck at -X, dragon's head curling at the end.

    The bowl rests at z = 0, the deck faces up and a little towards -Y.
    """
    wood, brass, wax, ivory = lacquer(), m.brass(.2), m.plain("#17110c", .45), _ivory()
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
        core.mesh("Deck", [(x, y, .184) for x, y in top], [tuple(range(len(top)))[::-1]], m.wood("#7a431e", .28, .7))
        for inset, r in ((1.0, .0050), (.955, .0022)):
            line = [(.142 + (x - .142) * inset, -w * inset, .1845) for x, w in prof[1:]] + [(.142 + (x - .142) * inset, w * inset, .1845) for x, w in reversed(prof[1:])]
            core.tube(line, r, ivory if inset < 1 else wood, 6)
        for y in (-.095, .095):
            core.cylinder(.026, .003, (.135, y, .185), ivory, .001, 32)
            core.cylinder(.019, .0042, (.135, y, .185), wax, .001, 32)
            for k in range(8):
                a = k * math.pi / 4
                core.sphere(.0030, (.135 + .013 * math.cos(a), y + .013 * math.sin(a), .1875), ivory, 8)
        core.box((.032, .085, .026), (.185, 0, .197), wood, .006)
        core.box((.026, .086, .004), (.185, 0, .2125), brass, .0015)
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
        # strings: four over the frets, three at the side
        wire = m.steel(.15)
        for k, y in enumerate((-.0165, -.0055, .0055, .0165)):
            core.tube([(.30, y * 1.3, .190), (.185, y * 1.1, .2165), (-.78, y, .2255), (-.86, y, .196)], .0008 + .00015 * k, wire if k < 2 else brass, 5)
        for k in range(3):
            core.tube([(.30, -.045 - .004 * k, .189), (.17, -.052 - .004 * k, .206), (-.78 + .14 * k, -.050 - .003 * k, .205)], .0006, wire, 5)
        core.box((.03, .07, .006), (.302, 0, .189), brass, .002)
    # the gourd below the neck
    gourd = m.plain("#b5651c", .3, clearcoat=.4)
    core.lathe([(0, .002), (.05, .003), (.095, .03), (.112, .075), (.100, .118), (.066, .142), (.046, .150), (.040, .156), (0, .158)], gourd, (-.62, -.012, 0), 48)
    for z, r in ((.075, .1128), (.118, .1008), (.030, .0958)):
        core.tube([(-.62 + r * math.cos(a), -.012 + r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 65)[:-1]], .0022, m.plain("#17110c", .4), 6, True)


def cymbals(turn=0.0):
    """Pair of bell-metal talam with a red cord: one lies on its face, the other leans on it."""
    bell = m.brass(.24, "#c08a3e", .55)
    prof = [(.006, .018), (.012, .0175), (.020, .013), (.024, .006), (.030, .0035), (.036, .002), (.0365, .0), (.035, -.0002), (.029, .0015), (.023, .0035), (.018, .010), (.006, .015)]
    with core.at((0, 0, 0), turn):
        core.lathe(prof, bell, (0, 0, .001), 48)
        core.lathe(prof, bell, (.060, .012, .0225), 48, rotation=(6, 40, 0))
        core.tube([(0, 0, .018), (.006, -.012, .030), (.02, -.045, .012), (.055, -.060, .004), (.085, -.030, .004), (.086, .010, .030), (.072, .014, .040)], .0028,
                  m.linen("#a3281c", creases=.1), 8)


def music_room():
    """Quiet room at dusk: a veena on a striped mat before an oil lamp, the lattice window behind; 50 mm."""
    wall = m.plaster("#b3a387")
    teak = m.wood("#4f2a16", .32)
    back = 1.75
    i.floor((9, 8), m.red_oxide("#7a2216", .285), (0, -1.2, 0))
    # back wall with a long low opening, black oxide border under it
    x0, x1, sill, head = -1.75, 1.55, .42, 1.34
    i.wall((-3.2, back), (3.0, back), 3.0, wall, [(x0 + 3.2, sill, x1 - x0, head - sill)], .26, -1)
    i.wall((-3.0, back), (-3.0, -4), 3.0, wall, (), .2, -1)
    i.wall((2.75, -4), (2.75, back), 3.0, wall, (), .2, -1)
    core.box((6.4, .02, .16), (0, back - .012, .08), m.plain("#2a1d17", .3), .004)
    i.ceiling((7, 8), 2.9, m.plaster("#eadcc2"), (0, -1.2))
    i.beams(6, 7, 1.05, 2.9, (0, -1.2), (.12, .18), "#4a2616")
    # sill bench, frame, lattice in four bays
    core.box((x1 - x0 + .34, .46, .055), ((x0 + x1) / 2, back - .02, sill - .028), teak, .012)
    core.box((x1 - x0 + .26, .14, .09), ((x0 + x1) / 2, back + .02, head + .045), teak, .012)
    for k in range(5):
        core.box((.075, .12, head - sill), (x0 + (x1 - x0) * k / 4, back + .06, (sill + head) / 2), teak, .010)
    bay = (x1 - x0) / 4
    for k in range(4):
        i.jali(bay - .06, head - sill - .01, .115, "#55301a", .034, (x0 + bay * (k + .5), back + .085, sill + .005))
    # striped grass mat, the veena, a cushion to sit on
    mat = m.rug("#b8945a", "#7e2a1c", (2.5, 1.25), "stripes", "#23463c")
    i.rug((2.5, 1.25), (-.02, .28, .002), 2, mat)
    with core.at((.16, .26, .012), 7):
        veena()
    f.cushion((.50, .50), m.linen("#7e2a1c", threads=260, creases=.25, sheen=.5), (.30, .88, .070), (0, 0, 12), .8, 3)
    # lamp, plate with jasmine, cymbals, notebook
    with core.at((-1.10, 1.12, 0)):
        still.nilavilakku(.44, 5, power=1.9, turn=24)
    with core.at((-.30, -.27, .012)):
        cymbals(35)
    with core.at((.84, -.20, .012)):
        core.lathe([(0, 0), (.10, 0), (.125, .010), (.150, .014), (.152, .017), (.124, .014), (.09, .006), (0, .005)], m.brass(.22), segments=64)
        ring = [(.070 * math.cos(a) * (1 + .08 * math.sin(3 * a)), .070 * math.sin(a), .020) for a in np.linspace(0, 5.9, 26)]
        still.jasmine(ring, .0042, 1.0, floor=.008, seed=2)
        still.jasmine([(.035 * math.cos(a), .035 * math.sin(a), .022) for a in np.linspace(.4, 5.6, 14)], .0042, .9, floor=.008, seed=5)
    still.loose_buds([(.60, -.30), (.66, -.22), (1.06, -.10), (.70, -.37)], 3)
    with core.at((-.72, -.22, .012), -16):
        f.book((.17, .24, .018), "#23463c")
        with core.at((.0, .005, .018), 9):
            f.book((.16, .22, .014), "#b07a34")
    # on the sill: brass bowl, small pot, folded shawl; right: bolster and a tall drum
    with core.at((-1.28, back - .09, sill)):
        f.bowl(.075, material=m.brass(.25))
    with core.at((.98, back - .09, sill), 4):
        f.folded_towels(2, (.36, .24), ("#efe3cb", "#8e2f1f"))
    core.sky_gradient([(-10, "#2a2f44"), (0, "#8a6f8c"), (5, "#5d6ca4"), (14, "#41599a"), (45, "#2b4685"), (90, "#172a5e")], .34)
    core.indoors()
    i.palms_outside([(-1.9, back + 4.0, -.6), (1.7, back + 4.6, -.6)], 3, 2.6)
    core.area(((x0 + x1) / 2, back + .5, .95), ((x0 + x1) / 2, 0, .3), (3.0, .9), 30, (.52, .66, 1.0))
    core.area((.9, -3.0, 2.0), (.1, .3, .1), (1.4, 1.0), 8, (1, .78, .54))
    core.camera((.98, -.36, .54), (-.16, .40, .235), 50, level=True, fstop=2.2, focus=(.20, .26, .21))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.07, contrast=1.04, bloom=.1, vignette=.22)}


PICTURES = {
    "gallery/guruvayoor/music-room": music_room,
}
