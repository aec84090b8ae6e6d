"""No page here: a hurricane lantern that has gone out on a wet granite step, the key of room 404 beside it; stone, green and brass, 72 mm."""
import math

import bpy
import numpy as np

from kit import core, granite, household as p, lantern, materials as m, photo, typeset
from scenes.gallery_rain import wet_leaf


LANTERN = .66  # a small one
KEY = (-.085, -.028)  # where the key lies on the step


@m.cached
def worn_enamel():
    """Dark green stove paint on tin, scuffed where it is held and set down, whole elsewhere; dull with dust, pale rings where drops have dried."""
    g = m.Graph("worn enamel")
    where = g.coords(1, "Object")
    slow, cloud, fleck, fine = g.noise(where, 13, 3, .5), g.noise(where, 30, 5, .6), g.noise(where, 135, 4, .62), g.noise(where, 520, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    often = g.span(slow, .52, .66)  # only some stretches of an edge are ever touched
    worn = g.math("ADD", edge, g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", fleck, .5), .10), g.math("MULTIPLY", often, .035)))
    chip = g.math("MULTIPLY", g.span(worn, .556, .566), often)
    chip = g.math("MAXIMUM", chip, g.math("MULTIPLY", g.span(g.math("ADD", fleck, g.math("MULTIPLY", cloud, .4)), .875, .89), g.span(slow, .44, .56)))
    c = g.mix(g.span(cloud, .3, .7), "#161d19", "#222c26")
    c = g.mix(g.math("MULTIPLY", g.span(fine, .45, .8), .16), c, "#86887c")
    ring = g.math("ABSOLUTE", g.math("SUBTRACT", g.node("TexVoronoi", {"Vector": where, "Scale": 70.0}).outputs["Distance"], .22))
    c = g.mix(g.math("MULTIPLY", g.span(ring, .045, .0, 0, .30), g.span(cloud, .48, .60)), c, "#8d9086")
    c = g.mix(chip, c, g.ramp(fine, [(.35, "#1c120d"), (.55, "#3d2619"), (.75, "#5b4a3c")]))
    rough = g.math("ADD", g.span(cloud, .3, .7, .30, .46), g.math("MULTIPLY", chip, .25))
    return g.principled(c, rough, g.bump(g.math("SUBTRACT", g.math("MULTIPLY", cloud, .5), g.math("MULTIPLY", chip, .6)), .5, .0006), specular=.5)


@m.cached
def old_iron():
    """Iron of a key that a century of hands has polished: brown, grey where it is rubbed."""
    g = m.Graph("old iron")
    where = g.coords(1, "World")
    cloud, fine = g.noise(where, 90, 5, .62), g.noise(where, 800, 3, .6)
    edge = g.node("NewGeometry").outputs["Pointiness"]
    c = g.mix(g.span(cloud, .3, .7), "#1c1714", "#38312b")
    c = g.mix(g.span(edge, .50, .58, 0, .8), c, "#7d756b")
    return g.principled(c, g.span(cloud, .3, .7, .24, .44), g.bump(g.math("ADD", cloud, g.math("MULTIPLY", fine, .5)), .4, .0005), metallic=.85)


@m.cached
def stamped_brass(size, words):
    """Brass of a tag, a number struck into it, dark in its grooves, scratched by other keys."""
    g = m.Graph("stamped brass")
    picture = typeset.put(typeset.blank(size, 9000), size, words, size[0] * .43, size[1] * .31, size[1] * .56, font="serif bold", align="CENTER")
    struck = typeset.layer(g, picture, "Number")
    where = g.coords(1, "Object")
    cloud, fine = g.noise(where, 120, 5, .62), g.noise(where, 900, 3, .6)
    scratch = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(g.coords((60, 340, 60), "Object", (0, 0, .5)), 1, 3, .6, .6), .5)), .0, .012, 1, 0)
    c = g.mix(g.span(cloud, .3, .7), "#4a3516", "#735526")
    c = g.mix(g.math("MULTIPLY", scratch, .4), c, "#9a7a48")
    c = g.mix(g.math("MULTIPLY", struck, .85), c, "#1d1409")
    height = g.math("SUBTRACT", g.math("MULTIPLY", g.math("ADD", fine, cloud), .12), g.math("ADD", struck, g.math("MULTIPLY", scratch, .08)))
    return g.principled(c, g.span(cloud, .3, .7, .24, .44), g.bump(height, .8, .0007), metallic=.95)


def room_key():
    """Old lever key lying on its side, bow at the origin, bit towards +X; through the bow a ring with the tag of its room."""
    iron = old_iron()
    bow = [(.0125 * math.cos(a) - .0005, .0165 * math.sin(a), .0036) for a in np.linspace(0, 2 * math.pi, 73)[:-1]]
    core.tube(bow, .0029, iron, 20, closed=True)
    core.lathe([(0, 0), (.0046, .0002), (.0060, .0018), (.0046, .0036), (.0040, .0046), (.0056, .0058), (.0056, .0074), (.0041, .0086), (.0036, .0110), (.0034, .064), (.0046, .0652), (.0046, .0668), (.0034, .068), (.0034, .0795), (.0028, .0812), (0, .0815)],
               iron, (.0120, 0, .0037), 48, 30, rotation=(0, 90, 0))
    for x, wide, long in ((.0800, .0024, .0150), (.0843, .0036, .0175), (.0885, .0024, .0130)):  # the wards of the bit
        core.box((wide, long, .0030), (x, -.002 - long / 2, .0036), iron, .0005, segments=3)
    core.box((.0110, .0070, .0034), (.0842, -.0060, .0036), iron, .0005, segments=3)
    wire = np.linspace(0, 4 * math.pi, 145)  # a split ring of two turns
    core.tube([(-.0200 + .0135 * math.cos(a), .004 + .0135 * math.sin(a), .0032 + .0023 * (a / (4 * math.pi)) + .0040 * max(0, math.cos(a)) ** 2) for a in wire], .00085, m.plain("#6d6963", .32, .9), 12)
    size = (.052, .031)
    hole, rim = (size[0] * .90, size[1] / 2), 96
    edge = [(size[0] / 2 + size[0] / 2 * math.copysign(abs(math.cos(a)) ** .82, math.cos(a)), size[1] / 2 + size[1] / 2 * math.copysign(abs(math.sin(a)) ** .82, math.sin(a))) for a in np.linspace(0, 2 * math.pi, rim + 1)[:-1]]
    around = [(hole[0] + .0022 * math.cos(a), hole[1] + .0022 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, rim + 1)[:-1]]
    rows = [[(hx + (ex - hx) * t, hy + (ey - hy) * t) for (ex, ey), (hx, hy) in zip(edge, around)] for t in (0, .5, .97)]
    verts = [(x, y, .0) for row in rows for x, y in row]
    faces = [(r * rim + k, r * rim + (k + 1) % rim, (r + 1) * rim + (k + 1) % rim, (r + 1) * rim + k) for r in range(2) for k in range(rim)]
    with core.at((-.0742, -.0238, .0022), (2.0, -2.2, 16)):
        tag = core.mesh("Tag", verts, [face[::-1] for face in faces], stamped_brass(size, "404"), False, uvs=[(x / size[0], y / size[1]) for x, y, _ in verts])
    thick = tag.modifiers.new("Thickness", "SOLIDIFY")
    thick.thickness, thick.offset = .0016, 0
    round_ = tag.modifiers.new("Edge", "BEVEL")
    round_.width, round_.segments, round_.limit_method = .0004, 3, "ANGLE"


@m.cached
def joint():
    """What fills a joint: earth and dead moss, dark and dull."""
    g = m.Graph("joint")
    where = g.coords(1, "World")
    coarse, fine = g.noise(where, 90, 6, .7), g.noise(where, 400, 3, .65)
    return g.principled(g.mix(g.span(coarse, .35, .65), "#12110d", "#2b291e"), .95, g.bump(g.math("ADD", coarse, g.math("MULTIPLY", fine, .4)), .9, .006), specular=.1)


def step_after_rain():
    """What both frames show: low over the step; behind it dark leaves after rain."""
    p.fresh()
    rock = [granite.granite(("#504e49", "#67645e", "#7a766f", "#98938a"), None, damp, .46, ((*KEY, .10), (.15, .06, .085)), seed) for damp, seed in ((.60, 3.1), (.40, 7.7))]
    for k, (x0, x1) in enumerate(((-1.03, -.262), (-.255, .515), (.523, 1.3))):
        granite.stone((x0, -.25, -.16), (x1, .272, .0012 * (k % 2)), rock[0], 3 + k, turn=.25 * (k - 1))
    for k, (x0, x1) in enumerate(((-1.1, -.205), (-.198, .73), (.737, 1.6))):
        granite.stone((x0, .284, -.01), (x1, .78, .150 - .0015 * k), rock[1], 13 + k, turn=.2 * (1 - k))
    core.box((3, .62, .16), (0, .04, -.087), joint(), 0)
    core.box((3, .47, .16), (0, .54, .060), joint(), 0)
    arch = [(.0995 * math.cos(a), -.006 * math.sin(a), .176 * abs(math.sin(a)) ** .82) for a in np.linspace(math.pi, 0, 61)]
    with core.at((.150, .06, lantern.HIGH * LANTERN), 24, LANTERN):
        lantern.hurricane_lantern(0, -74, worn_enamel(), arch)
    with core.at((*KEY, .0010), -28, 1.3):
        room_key()
    # leaves that the rain brought down
    for k, (x, y, turn, size) in enumerate(((.055, -.115, 35, .075), (-.03, .20, 160, .06))):
        def fallen(u, v, size=size, k=k):
            s, e = (u - .5) * size, 2 * v - 1
            w = .24 * size * math.sin(math.pi * min(.98, u * .96 + .02)) ** .8
            return s, w * e, .003 + .10 * abs(e) ** 1.5 * w + .9 * (s * s) * (1 + .4 * k) + .0015 * math.sin(40 * s + 3 * e)
        with core.at((x, y, .0), turn):
            core.grid_surface(fallen, None, wet_leaf("#8a6a2c", "#5b4522", "#b49a5c"), steps=(40, 16))

    def blade(u, v):
        s, e = (u - .5) * 1.2, 2 * v - 1
        w = .20 * math.sin(math.pi * min(1, u * .93 + .05)) ** .6
        return s, w * e, -.45 * s * s - .22 * e * e * w + .03 * abs(e)
    for at, turn in (((-.75, 1.25, .34), (34, -18, 50)), ((.62, 1.35, .42), (30, 16, -46)), ((.0, 1.6, .30), (46, 6, 88)), ((-.3, 1.5, .62), (-20, 12, 14))):
        with core.at(at, turn):
            core.grid_surface(blade, None, wet_leaf("#42702a", "#1a4216"), steps=(80, 36)).visible_glossy = False
    dark = photo.out_of_focus(photo.blurred_garden(seed=31, sky=.20, disc=.03), 9)
    grey = dark.mean(axis=2, keepdims=True)
    photo.view(dark * .5 + grey * .5, (0, 3.4, -1.0), 5.0, 3.3, 0, .26)
    bpy.data.objects["View"].visible_glossy = False  # the stone mirrors the sky, not a green speckle
    core.sky_gradient([(-10, "#2c332a"), (0, "#9aa39a"), (70, "#c6d0d4")], .8)
    core.indoors()
    bpy.context.scene.cycles.max_bounces = 10
    core.area((-.5, 1.8, 2.1), (0, .05, 0), (2.4, 1.4), 50, (.95, .99, 1.0))
    core.area((1.3, -.6, 1.2), (0, 0, .05), (1.2, 1.0), 9, (1, .97, .92))
    photo.window_gleam((-.5, 1.8, 2.0), (0, 0, .08), (2.4, 1.4), (1, 1), 2.2, "#e8f0f2")


LOOK = photo.look(.13, contrast=1.06, vignette=.24, saturation=.9, texture=.10)


def not_found():
    """Wide: key and lantern."""
    step_after_rain()
    core.camera((-.12, -.86, .42), (.022, .04, .082), 72, level=False, fstop=3.5, focus=(.05, -.01, .05))
    return {"size": (1500, 1000), "look": LOOK}


PICTURES = {
    "pages/not-found": not_found,
}

GRADE = {"glow": (.16, .5), "fade": .13, "colours": {(90, 180): (.8, .95), (15, 55): (.86, .98)}}
FINISH = {"pages/not-found": GRADE}
