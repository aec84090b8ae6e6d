"""Nilavara Harbour: the worn leather saddle of a bicycle to borrow, its copper rivets near, against a lime-washed wall in hard morning sun, 80 mm."""
import math

import numpy as np
from mathutils import Matrix, Vector

from kit import core, household as p, materials as m, photo, weathered

# half of the saddle's outline from above: distance from its back, half width (m)
OUTLINE = ((0, 0), (.001, .030), (.006, .060), (.020, .087), (.045, .102), (.075, .100), (.105, .080), (.135, .056), (.165, .041), (.205, .032), (.245, .027), (.268, .020), (.278, .008), (.279, 0))
MIDDLE = .085  # how far from its back the rings of the mesh have their middle
FOLD = .013  # radius with which the leather turns down
AROUND = 360  # points of a ring


def edge():
    """Points (x, y) of the outline, evenly placed by their direction from the middle."""
    half = np.array(OUTLINE)
    whole = np.concatenate([half, half[-2:0:-1] * (1, -1)])
    for _ in range(4):  # corners cut off
        ahead = np.roll(whole, -1, 0)
        whole = np.stack([whole * .75 + ahead * .25, whole * .25 + ahead * .75], 1).reshape(-1, 2)
    turn = np.arctan2(whole[:, 1], whole[:, 0] - MIDDLE)
    order = np.argsort(turn)
    at = np.linspace(-math.pi, math.pi, AROUND, endpoint=False)
    return np.stack([np.interp(at, turn[order], whole[order, c], period=2 * math.pi) for c in (0, 1)], -1)


def top(x, y):
    """Height of the seat: high at its back, hollow where one sits, two hollows of the bones, the nose a little up."""
    z = np.interp(x, (0, .03, .07, .12, .18, .24, .28), (.010, .013, .008, .001, .001, .005, .001))
    z = z - .0042 * np.exp(-(((x - .070) / .030) ** 2 + ((np.abs(y) - .048) / .026) ** 2))
    z = z - 2.2 * np.abs(y) ** 2 * np.clip(1 - x / .2, .35, 1)
    return z + .0012 * (core.fractal_noise(x * 28 + 3, y * 28 + 7, 3, 5) - .5)


def hide(rim):
    """The leather as a grid of points (rings, around, 3), rim: the share of the way from the middle (0) over the fold (.7) to the lower edge (1)."""
    out = edge()
    reach = np.hypot(out[:, 0] - MIDDLE, out[:, 1])
    way = (out - (MIDDLE, 0)) / reach[:, None]
    deep = np.interp(out[:, 0], (0, .05, .11, .16, .22, .28), (.026, .036, .052, .058, .050, .034))
    rings = []
    for r in rim:
        flat = np.minimum(r / .62, 1)
        bend = np.clip((r - .62) / .12, 0, 1) * math.pi / 2
        below = np.clip((r - .74) / .26, 0, 1)
        far = (reach - FOLD) * flat + FOLD * np.sin(bend)
        far = far - .010 * below ** 1.4 * np.clip(out[:, 0] / .1, .1, 1) + .0016 * below * np.sin(out[:, 0] * 95 + 1.2 * np.sign(out[:, 1]))
        x, y = MIDDLE + way[:, 0] * far, way[:, 1] * far
        rings.append(np.stack([x, y, top(x, y) - FOLD * (1 - np.cos(bend)) - deep * below], -1))
    return np.array(rings)


@m.cached
def leather():
    """Saddle leather after years of riders and rain: polished on top, dry and cracked where it folds, scuffed paler at its lower edge, fine pores all over."""
    g = m.Graph("saddle leather")
    rim = g.node("Attribute", attribute_name="rim").outputs["Fac"]
    where = g.coords(1, "Object")
    slow, cloud, mid, fine = g.noise(where, 14, 4, .55), g.noise(where, 48, 5, .62), g.noise(where, 190, 5, .66), g.noise(where, 900, 3, .6)
    pores = g.node("TexVoronoi", {"Vector": g.node("VectorMath", {0: where, 1: g.node("TexNoise", {"Vector": where, "Scale": 300.0}).outputs["Color"]}, operation="ADD").outputs[0], "Scale": 720.0}).outputs["Distance"]
    warped = g.node("VectorMath", {0: where, 1: g.node("VectorMath", {0: g.node("TexNoise", {"Vector": where, "Scale": 60.0, "Detail": 4.0}).outputs["Color"], 1: (.012, .012, .012)}, operation="MULTIPLY").outputs[0]}, operation="ADD").outputs[0]
    nets = [g.node("TexVoronoi", {"Vector": warped, "Scale": scale}, feature="DISTANCE_TO_EDGE").outputs["Distance"] for scale in (230.0, 470.0)]
    fold = g.math("MULTIPLY", g.span(rim, .52, .66), g.span(rim, .92, .78))
    dry = g.math("MULTIPLY", fold, g.span(slow, .42, .62))
    crack = g.math("MAXIMUM", g.math("MULTIPLY", g.span(nets[0], .050, .0), dry), g.math("MULTIPLY", g.math("MULTIPLY", g.span(nets[1], .07, .0), .6), g.math("MULTIPLY", dry, g.span(cloud, .45, .6))))
    scratch = g.math("MULTIPLY", g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(g.coords((9, 75, 40), "Object", (0, 0, .4)), 1, 3, .6, .8), .5)), 0, .007, 1, 0), g.span(mid, .46, .58))
    c = g.mix(g.span(cloud, .32, .68), "#4a2712", "#643718")
    c = g.mix(g.math("MULTIPLY", g.span(rim, .30, .66), .5), c, "#3a1e0e")
    c = g.mix(g.math("MULTIPLY", g.span(slow, .50, .70), .35), c, "#7d4a24")
    scuff = g.math("MULTIPLY", g.span(g.math("ADD", rim, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .16)), .965, 1.0), g.span(cloud, .35, .6))
    c = g.mix(g.math("MULTIPLY", scuff, .75), c, "#a0764c")
    c = g.mix(g.math("MULTIPLY", scratch, .38), c, "#9a6b40")
    c = g.mix(g.math("MULTIPLY", crack, .65), c, "#1f1008")
    c = g.mix(g.math("MULTIPLY", g.span(mid, .58, .74), .35), c, "#2c170b")
    rough = g.math("ADD", g.span(slow, .35, .65, .30, .44), g.math("ADD", g.math("MULTIPLY", fold, .14), g.math("ADD", g.span(fine, .4, .7, 0, .08), g.math("MULTIPLY", scuff, .25))))
    high = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", g.span(pores, .05, .45), .22), g.math("ADD", g.math("MULTIPLY", mid, .5), g.math("MULTIPLY", cloud, .9))), g.math("ADD", g.math("MULTIPLY", crack, .7), g.math("MULTIPLY", scratch, .15)))
    return g.principled(c, rough, g.bump(high, .6, .0006), specular=.5)


@m.cached
def copper():
    """Hammered copper, brown where it meets the leather, bright on the blows that trousers rub."""
    g = m.Graph("hammered copper")
    where = g.coords(1, "Object")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    blows, mid = g.node("TexVoronoi", {"Vector": where, "Scale": 380.0}, feature="SMOOTH_F1").outputs["Distance"], g.noise(where, 700, 4, .65)
    c = g.mix(g.span(mid, .35, .68), "#b98a66", "#7d5238")
    c = g.mix(g.span(z, .0011, .0002, 0, .85), c, "#2b160c")
    return g.principled(c, g.span(mid, .3, .7, .18, .36), g.bump(g.math("ADD", g.math("MULTIPLY", blows, 1.6), g.math("MULTIPLY", mid, .3)), .5, .0005), metallic=1.0)


@m.cached
def rusted_steel():
    """Plated steel of a spring: the plating dull, rust where the coils are wet longest."""
    g = m.Graph("rusted steel")
    where = g.coords(1, "World")
    cloud, fine = g.noise(where, 70, 5, .65), g.noise(where, 420, 4, .65)
    rust = g.span(g.math("ADD", cloud, g.math("MULTIPLY", fine, .5)), .80, .94)
    c = g.mix(rust, "#86837d", g.mix(fine, "#4a2612", "#7d4726"))
    return g.principled(c, g.span(rust, 0, 1, .26, .75), g.bump(fine, .4, .0004), metallic=g.span(rust, 0, 1, 1, .1))


@m.cached
def limewash():
    """Ochre lime on a floated render: nearly even, sand in it, a few grains knocked out."""
    g = m.Graph("limewash")
    where = g.coords(1, "World")
    slow, brush, sand, grit = g.noise(where, 2.2, 3, .5), g.noise(g.coords((9, 9, 30), "World", (0, .5, 0)), 1, 5, .6), g.noise(where, 420, 4, .7), g.noise(where, 130, 5, .7)
    c = g.mix(g.span(slow, .3, .7), "#b08a58", "#bd9868")
    c = g.mix(g.span(brush, .52, .72, 0, .30), c, "#d3b486")
    pit = g.span(grit, .64, .68)
    c = g.mix(g.math("MULTIPLY", pit, .6), c, "#93713f")
    high = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", sand, .35), g.math("MULTIPLY", brush, .6)), pit)
    return g.principled(c, .92, g.bump(high, .7, .0016), specular=.12)


def saddle():
    """Saddle with its back at the origin, its nose towards +X: leather, rivets, springs, rails and the post that carries it."""
    rim = np.concatenate([np.linspace(.02, .60, 34), np.linspace(.62, .75, 16), np.linspace(.77, 1, 18)])
    rings = hide(rim)
    n = len(rim)
    index = np.arange(n * AROUND).reshape(n, AROUND)
    ahead = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], ahead[:-1], ahead[1:], index[1:]], -1).reshape(-1, 4)[:, ::-1].tolist() + [index[0].tolist()]
    skin = core.mesh("Saddle", rings.reshape(-1, 3), faces, leather(), True)
    skin.data.attributes.new("rim", "FLOAT", "POINT").data.foreach_set("value", np.repeat(rim, AROUND).astype(np.float32))
    solid = skin.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .0044, -1
    round_ = skin.modifiers.new("Edge", "BEVEL")
    round_.width, round_.segments, round_.limit_method, round_.angle_limit = .0007, 3, "ANGLE", math.radians(55)
    # rivets along the back, three on the nose
    spots = hide([.585, .60])
    for k, turn in enumerate((138, 160, 180, 200, 222, 8, 0, -8)):
        i = int(((turn + 180) % 360) / 360 * AROUND)
        here, out = Vector(spots[0, i]), Vector(spots[1, i] - spots[0, i])
        side = Vector(spots[0, (i + 1) % AROUND] - spots[0, i - 1])
        up = side.cross(out).normalized()
        up = up if up.z > 0 else -up
        size = .0072 if k < 5 else .0052
        cap = core.lathe([(size, -.0006), (size, .0006), (size * .93, .0013), (size * .72, .0019), (size * .4, .0023), (0, .0024)], copper(), segments=64, smooth=70)
        cap.matrix_basis = Matrix.Translation(here) @ up.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(k * 1.3, 4, "Z")
    steel, black = rusted_steel(), m.plain("#121214", .22)
    for e in (-1, 1):
        coil = [(.042 + .0165 * math.cos(a), e * .058 + .0165 * math.sin(a), -.026 - .0115 * a / (2 * math.pi)) for a in np.linspace(0, 9 * math.pi, 200)]
        core.tube(coil, .0030, steel, 12)
        core.lathe([(0, 0), (.019, 0), (.019, .003), (0, .003)], steel, (.042, e * .058, -.028), 40)
        core.lathe([(0, 0), (.019, 0), (.019, .003), (0, .003)], steel, (.042, e * .058, -.084), 40)
        core.tube([(.042, e * .058, -.084), (.07, e * .045, -.086), (.12, e * .022, -.078), (.20, e * .018, -.055), (.25, e * .012, -.026)], .0038, steel, 12)
    core.tube([(.042, -.060, -.086), (.036, -.03, -.088), (.036, .03, -.088), (.042, .060, -.086)], .0038, steel, 12)
    core.tube([(.115, -.032, -.080), (.115, .032, -.080)], .0100, steel, 24)
    core.tube([(.115, 0, -.070), (.135, 0, -.17)], .0125, steel, 32)
    core.tube([(.133, 0, -.16), (.19, 0, -.44)], .0145, black, 32)
    core.lathe([(.0145, 0), (.0185, .002), (.0185, .018), (.0145, .020)], black, (.135, 0, -.185), 40)


def bicycle():
    """From behind and above, the rivets at the back in focus."""
    p.fresh()
    weathered.few_bounces()
    core.box((6, .2, 4), (0, .30, 0), limewash(), 0)
    core.box((6, 4, .1), (0, -1.7, -1.05), m.plain("#8f8370", .9), 0)
    with core.at((0, 0, 0), (-6, -2, 5)):
        saddle()
    core.sun(40, 232, 5.2, (1, .91, .78), .5)
    core.sky_gradient([(-10, "#8a7a60"), (0, "#d9cdb4"), (15, "#cfd3d0"), (45, "#9fb4c6"), (90, "#7d98b4")], .55)
    core.camera((-.42, -.45, .255), (.062, .012, -.018), 90, fstop=3.5, focus=(.016, -.046, .006))
    return {"size": (1200, 800), "look": photo.look(.17, contrast=1.04, vignette=.2, saturation=.9, texture=.05)}


PICTURES = {
    "gallery/kochi/bicycle": bicycle,
}

FINISH = {
    "gallery/kochi/bicycle": {"glow": (.14, .5), "fade": .10},
}
