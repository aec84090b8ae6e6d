"""Guruvayoor: frets and strings of a veena, seen along its neck in the room for the evening's music, the oil lamp far out of focus; brass, black wax, jackwood and lamplight, 85 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, household as p, materials as m, photo, props as still

FRETS = 24
STRINGS = (-.0150, -.0052, .0048, .0146)  # across the neck, thin to thick (m)


@m.cached
def wood():
    """Jackwood polished for decades: fine grain, dull where the thumb slides, scratches, dust in the corners."""
    g = m.Graph("neck wood")
    where = g.coords(1, "Object")
    grain = g.noise(g.coords((5, 120, 120), "Object"), 1.2, 5, .62, .6)
    line = g.noise(g.coords((14, 520, 520), "Object"), 1.0, 3, .62)
    slow, fine = g.noise(where, 26, 5, .64, .5), g.noise(where, 700, 3, .65)
    scratch = g.noise(g.coords((420, 20, 20), "Object", (0, 0, .35)), 1.0, 3, .7, .5)
    c = g.ramp(grain, [(.30, "#28150c"), (.50, "#46281a"), (.70, "#633c26")])
    c = g.mix(g.span(line, .38, .52, .6, 0), c, "#150a06")
    c = g.mix(g.span(scratch, .66, .74, 0, .4), c, "#8a6644")
    c = g.mix(g.span(fine, .58, .72, 0, .22), c, "#8b8070")
    rough = g.math("ADD", g.span(slow, .32, .68, .24, .46), g.math("ADD", g.span(scratch, .60, .72, 0, .2), g.span(fine, .5, .7, 0, .12)))
    return g.principled(c, rough, g.bump(g.math("ADD", line, g.math("MULTIPLY", slow, 2.0)), .14, .0008), specular=.34)


@m.cached
def black_wax():
    """Beeswax and soot, pressed on by thumb and cut with a knife; grey where dust stuck, bright where it was smoothed with a hot iron."""
    g = m.Graph("black wax")
    where = g.coords(1, "Object")
    slow, mid, fine = g.noise(where, 70, 4, .6), g.noise(where, 260, 4, .65), g.noise(where, 1300, 3, .65)
    c = g.mix(g.span(slow, .3, .7), "#0d0a08", "#1e1712")
    c = g.mix(g.span(fine, .56, .72, 0, .45), c, "#5b5246")
    c = g.mix(g.span(mid, .60, .72, 0, .3), c, "#3a2a1c")
    rough = g.math("ADD", g.span(slow, .3, .7, .22, .42), g.span(fine, .5, .7, 0, .25))
    return g.principled(c, rough, g.bump(g.math("ADD", g.math("MULTIPLY", mid, .6), g.math("ADD", slow, g.math("MULTIPLY", fine, .12))), .55, .0014), specular=.5)


@m.cached
def worn_brass(along="Y"):
    """Brass of a fret: bright in grooves under the strings, brown between them and at its ends, filed along its length."""
    g = m.Graph("fret brass")
    where = g.coords(1, "Object")
    y = g.node("SeparateXYZ", {0: where}).outputs["XYZ".index(along)]
    mid, fine = g.noise(where, 240, 4, .65), g.noise(where, 1500, 3, .6)
    shine = None
    for s in STRINGS:
        near = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", y, s)), .0042, .0008)
        shine = near if shine is None else g.math("MAXIMUM", shine, near)
    stain = g.math("MULTIPLY", g.span(g.math("ADD", mid, g.math("MULTIPLY", fine, .2)), .50, .80), g.math("SUBTRACT", 1.0, g.math("MULTIPLY", shine, .75)))
    c = g.mix(g.math("MULTIPLY", stain, .8), "#c09a52", "#5a3d1e")
    c = g.mix(g.math("MULTIPLY", shine, .5), c, "#d9bb7c")
    rough = g.math("ADD", g.math("ADD", .17, g.math("MULTIPLY", stain, .30)), g.span(fine, .5, .7, 0, .10))
    return g.principled(c, rough, g.bump(g.math("ADD", g.math("MULTIPLY", mid, .3), fine), .10, .0002), metallic=1.0)


@m.cached
def wound(colour="#a3713c"):
    """Thick string: fine copper wire wound round steel, dull with fingers."""
    g = m.Graph("wound string")
    where = g.coords(1, "World")
    x = g.node("SeparateXYZ", {0: where}).outputs[0]
    turn = g.math("SINE", g.math("MULTIPLY", x, 2 * math.pi / .00042))
    slow = g.noise(where, 90, 4, .6)
    c = g.mix(g.span(slow, .35, .7), m.scaled(colour, .55), colour)
    return g.principled(c, g.span(slow, .3, .7, .24, .45), g.bump(turn, .8, .00012), metallic=1.0)


def places():
    """x of the frets, nearest the bridge first; they stand closer there."""
    x = [.052]
    for k in range(FRETS - 1):
        x.append(x[-1] - .0158 * 2 ** (k / 16.5))
    return x


def ridge(y, rng):
    """Rail of wax along one side: drawn up to each fret, hollow between, never twice the same."""
    xs = places()
    long = np.linspace(.085, xs[-1] - .03, 1500)
    across = np.linspace(-1, 1, 25)
    lift = np.zeros_like(long)
    for k, x in enumerate(xs):
        wide = .0046 + rng.normal(0, .0005)
        lift = np.maximum(lift, np.exp(-np.abs((long - x) / wide) ** 2.4) * (1 + rng.normal(0, .07)))
    u, v = np.meshgrid(long, across)
    rough = core.fractal_noise(u * 160 + 9, v * 2.2 + 40 * abs(y) + 5, 4, 3) - .5
    broad = core.fractal_noise(u * 38 + 3, v * .8 + 70 * abs(y) + 5, 3, 8) - .5
    top = .0120 + .0062 * lift[None, :] + .0022 * rough + .0026 * broad
    z = top * np.clip(1 - np.abs(v) ** 3.2, 0, 1) ** .55
    wide = .0074 + .0006 * lift[None, :] + .0012 * broad
    points = np.stack([u, y + v * wide, z], -1).reshape(-1, 3)
    n, row = len(across), len(long)
    faces = [(j * row + k, j * row + k + 1, (j + 1) * row + k + 1, (j + 1) * row + k) for j in range(n - 1) for k in range(row - 1)]
    core.mesh("Wax", points, faces, black_wax(), True)


def neck():
    """Neck along X, its face at z = 0, the bridge's end at +X."""
    rng = np.random.default_rng(4)
    body = wood()
    core.box((1.24, .092, .050), (-.20, 0, -.0255), body, .012, segments=5)
    bone = m.plain("#8f816a", .42)
    for y in (-.0405, .0405):  # inlay along the edges
        core.box((1.22, .0018, .0012), (-.20, y, .0002), bone, .0003)
        core.box((1.22, .0006, .0012), (-.20, y * .95, .0002), m.plain("#15100c", .4), .0002)
    for y in (-.0265, .0265):
        ridge(y, rng)
    xs = places()
    for k, x in enumerate(xs):
        half, r = .0335 + rng.normal(0, .0006), .0026 + rng.normal(0, .00008)
        lift = .0182 + rng.normal(0, .0003)
        skew, bow = rng.normal(0, .00035), rng.normal(.0003, .0001)
        line = [(x + skew * t, t * half, lift + bow * (1 - t * t)) for t in np.linspace(-1, 1, 23)]
        core.tube(line, r, worn_brass(), 24, radii=[.72, .94] + [1] * 19 + [.94, .72])
    # strings: two of steel, two wound; three more for the beat beside the neck
    steel = m.steel(.20)
    end = xs[-1] - .06
    for k, y in enumerate(STRINGS):
        core.tube([(.30, y * 1.12, .0330), (.12, y * 1.04, .0250), (-.2, y * .99, .0245), (end, y * .92, .0240)], (.00024, .00032, .00055, .00070)[k], (steel, steel, wound(), wound("#8f6a44"))[k], 12)
    for k in range(3):
        y = -.0520 - .0058 * k
        core.tube([(.30, y * 1.06, .012 - .002 * k), (end, y * .96, .010 - .002 * k)], .00022 + .00003 * k, m.plain("#453f37", .42, 1.0), 10)
    # pegs at the far end, out of focus
    core.box((.15, .080, .060), (end - .05, 0, -.020), body, .014, segments=4)
    for s, x in ((-1, end - .02), (1, end - .02), (-1, end - .085), (1, end - .085)):
        core.lathe(p.rounded([(0, -.006), (.006, -.004), (.0055, .045), (.009, .05), (.019, .062), (.020, .070), (.011, .084), (.005, .090), (0, .092)], 2), body, (x, s * .034, -.012), 32, rotation=(-90 * s, 0, 12 * s))


def music_room():
    """Along the neck from the bridge's end; the lamp burns behind it at the right."""
    p.fresh()
    core.box((6, 6, .1), (-1, 0, -.36), aged.oxide("#4f251e"), 0)
    with core.at((0, 0, 0), (9, 0, 0)):
        neck()
    with core.at((-1.05, .44, -.31)):
        still.nilavilakku(.315, 5, True, .8, turn=24, burn=(0, 1, 3, 4))
    core.box((.1, 7, 3), (-3.2, 0, 1.0), aged.lime("#4a3d2e", .7), 0)
    core.box((7, .1, 3), (-1, 2.6, 1.0), aged.lime("#453a30", .7), 0)
    core.sky_gradient([(-10, "#14161c"), (0, "#3c4150"), (60, "#28304a")], .25)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.glossy_bounces = 5, 3
    core.area((-.55, .40, .40), (-.10, 0, .01), (.16, .16), 1.6, (1, .72, .42), spread_deg=70)
    core.area((.30, -.80, .62), (-.05, 0, .01), (.5, .6), 1.4, (.74, .84, 1.0))
    photo.window_gleam((-.52, .26, .62), (-.02, 0, .02), (.44, .20), (1, 1), 3.4, "#ffc98a")
    photo.window_gleam((.06, .22, .75), (-.02, 0, .02), (.5, .16), (2, 1), 1.5, "#c9dcff")
    photo.window_gleam((-.95, .10, .26), (-.02, 0, .02), (.40, .22), (1, 1), 3.0, "#ffcf98")
    photo.window_gleam((-.55, -.75, .55), (-.05, 0, .02), (.5, .6), (2, 3), 1.6, "#c9dcff")
    core.camera((.400, -.108, .122), (-.046, .006, .012), 85, fstop=4.0, focus=(-.010, -.012, .022))
    return {"size": (1200, 800), "look": photo.look(.060, contrast=1.05, vignette=.24, saturation=.94, bloom=.07, texture=.05)}


PICTURES = {
    "gallery/guruvayoor/music-room": music_room,
}

FINISH = {
    "gallery/guruvayoor/music-room": {"glow": (.16, .5), "fade": .12},
}
