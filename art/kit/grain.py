"""Wood and stone that bear a near view: patterns in three dimensions, so that they turn the corners of what was cut from them.

Metres; colours "#rrggbb". For meshes of a solid.Batch in world coordinates: each piece's "tint" says from which part of the log it came.
"""
from kit import surfaces as s

UPRIGHT, ACROSS, INWARDS = "z", "x", "y"  # the way the trunk ran


def _along(axis, across, along):
    """Scales of a pattern that is drawn out along an axis."""
    return tuple(along if each == axis else across for each in "xyz")


def heartwood(name, tones=("#2b1b11", "#52361f", "#76532f"), axis=INWARDS, ring=.007, rough=.48, grey=0.0, wet=0.0, checks=.5, own=False):
    """Sawn or split timber: rings that show as loops on its faces and as bands on its ends, fibres, pores, checks.

    grey: how far the sun has bleached it; wet: how much of it the rain has darkened; checks: how many cracks; own: its object's coordinates.
    """
    g = s.Graph(name)
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    shift = g.math("MULTIPLY", tint, 31.0)
    at = g.vector("ADD", g.coords(jitter=False) if own else g.world(), g.combine(shift, shift, shift))

    def drawn(across, along, detail=4, rough_=.6, distortion=0.0):
        return g.noise(g.vector("MULTIPLY", at, g.combine(*_along(axis, across, along))), 1, detail, rough_, distortion)
    parts = dict(zip("xyz", g.separate(at)))
    a, b = (parts[each] for each in "xyz" if each != axis)
    lean = g.math("MULTIPLY", tint, 2.4)
    plane = g.math("ADD", g.math("MULTIPLY", a, g.math("SINE", lean)), g.math("MULTIPLY", b, g.math("COSINE", lean)))
    warp = g.math("ADD", g.math("MULTIPLY", drawn(7, .8, 3, .5), .075), g.math("MULTIPLY", drawn(70, 5, 2), .0035))
    phase = g.math("DIVIDE", g.math("ADD", plane, warp), ring)
    share = g.math("FRACT", phase)
    year = g.add("TexWhiteNoise", {"noise_dimensions": "1D"}, W=g.math("FLOOR", phase)).outputs["Value"]
    late = g.math("MULTIPLY", g.ramp(share, (0.0, .1), (.62, .3), (.9, 1.0), (1.0, .1)), g.math("ADD", .35, g.math("MULTIPLY", year, .65)))
    fibre, fine, cloud = drawn(620, 16, 4, .68), drawn(1900, 60, 2), drawn(11, 1.6, 5, .6, .3)
    pore = g.ramp(drawn(950, 42, 2, .5), (.30, 1.0), (.38, 0.0))
    mixed = g.math("ADD", g.math("MULTIPLY", cloud, .55), g.math("ADD", g.math("MULTIPLY", tint, .25), g.math("MULTIPLY", fibre, .22)))
    tone = g.ramp(mixed, *zip((.30, .50, .72), tones))
    tone = g.mix(g.math("MULTIPLY", late, .42), tone, tones[0])
    tone = g.mix(.34, tone, g.ramp(fibre, (.30, .35), (.66, 1.0)), "MULTIPLY")
    if grey:
        bleached = g.math("MULTIPLY", g.ramp(g.math("ADD", drawn(16, 1.3, 6, .64), g.math("MULTIPLY", g.math("SUBTRACT", fibre, .5), .35)), (.36, .25), (.62, 1.0)), grey)
        tone = g.mix(bleached, tone, g.ramp(fibre, (.3, "#5a544b"), (.5, "#7f776b"), (.72, "#9a9284")))
    tone = g.mix(g.math("MULTIPLY", pore, .55), tone, "#150d08")
    open_ = g.math("MULTIPLY", g.ramp(drawn(52, 1.5, 5, .62, .4), (.395 + .03 * checks, 1.0), (.412 + .03 * checks, 0.0)), g.ramp(drawn(5, .9, 3, .5), (.46, 0.0), (.56, 1.0)))
    tone = g.mix(g.math("MULTIPLY", open_, .9), tone, "#0d0806")
    dry, gloss = 1.0, g.math("ADD", rough, g.math("MULTIPLY", g.math("SUBTRACT", fibre, .5), .35))
    if wet:
        blot = g.noise(g.world((1, 1, 1)), 4.5, 3, .5, .3)
        damp = g.ramp(g.math("ADD", blot, g.math("MULTIPLY", g.math("SUBTRACT", fibre, .5), .12)), (.62 - .3 * wet, 0.0), (.78 - .3 * wet, 1.0))
        tone = g.mix(g.math("MULTIPLY", damp, .55), tone, "#0c0806")
        dry = g.math("SUBTRACT", 1.0, g.math("MULTIPLY", damp, .8))
        gloss = g.math("SUBTRACT", gloss, g.math("MULTIPLY", damp, .34))
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", fibre, .6), g.math("ADD", g.math("MULTIPLY", fine, .2), g.math("MULTIPLY", late, .22))), g.math("ADD", g.math("MULTIPLY", pore, .35), g.math("MULTIPLY", open_, 1.6)))
    return g.done(g.principled(Base_Color=tone, Roughness=gloss, Specular=.4, Normal=g.bump(g.math("MULTIPLY", height, dry), .5, .0009)))


def granite(name, tones=("#1d1c1a", "#3d3b38", "#575450", "#827d75"), crystal=.0016, rough=.62, pecked=.4, polish=None, wet=None, own=False, differ=0.0):
    """Granite or gneiss: crystals of four minerals, no clouds, the mason's point in its face.

    pecked: how deep; polish, wet: fn(graph) -> socket, 1 where hands have rubbed it smooth, where it is wet; own: its object's coordinates; differ: how far its blocks ("tint") do.
    """
    g = s.Graph(name)
    at = g.coords(jitter=False) if own else g.world()
    warped = g.vector("ADD", at, g.vector("MULTIPLY", g.add("TexNoise", Vector=at, Scale=.6 / crystal, Detail=2.0).outputs["Color"], g.combine(crystal, crystal, crystal)))
    stops = list(zip((0.0, .34, .66, .90), tones))
    coarse, small = (g.separate(g.voronoi(warped, k / crystal)["Color"])[0] for k in (1.0, 2.3))
    tone = g.mix(.45, g.ramp(coarse, *stops, constant=True), g.ramp(small, *stops, constant=True))
    slow = g.noise(at, 4.0, 3, .5)
    tone = g.mix(.22, tone, g.ramp(slow, (.3, .55), (.7, 1.0)), "MULTIPLY")
    if differ:
        tone = g.mix(differ, tone, g.ramp(g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"], (0.0, "#6b665c"), (.5, "#c9c4ba"), (1.0, "#fff4e2")), "MULTIPLY")
    smooth, wet = (part(g) if part else None for part in (polish, wet))
    smooth = 0.0 if smooth is None else smooth
    raw = g.math("SUBTRACT", 1.0, smooth)
    pits, chips = (g.voronoi(g.vector("ADD", at, g.vector("MULTIPLY", g.add("TexNoise", Vector=at, Scale=90.0, Detail=2.0).outputs["Color"], g.combine(.006, .006, .006))), k)["Distance"] for k in (150, 310))
    peck = g.math("MULTIPLY", g.math("ADD", g.ramp(pits, (.05, 0.0), (.5, 1.0)), g.math("MULTIPLY", g.ramp(chips, (.05, 0.0), (.5, 1.0)), .5)), pecked)
    grit = g.noise(at, 900, 3, .65)
    height = g.math("ADD", g.math("MULTIPLY", peck, raw), g.math("MULTIPLY", g.math("ADD", grit, g.math("MULTIPLY", coarse, .3)), g.math("ADD", .06, g.math("MULTIPLY", raw, .22))))
    bloom = g.math("MULTIPLY", g.math("MULTIPLY", raw, g.ramp(peck, (.2 * pecked, 0.0), (1.3 * pecked, 1.0))), .35)
    tone = g.mix(bloom, tone, "#8a857b")  # the bruised crystals of a dressed face are paler
    gloss = g.math("SUBTRACT", rough, g.math("MULTIPLY", smooth, .22))
    if wet is not None:
        tone = g.mix(g.math("MULTIPLY", wet, .62), tone, "#0b0a09")
        gloss = g.math("ADD", g.math("MULTIPLY", gloss, g.math("SUBTRACT", 1.0, wet)), g.math("MULTIPLY", wet, .07))
        height = g.math("MULTIPLY", height, g.math("SUBTRACT", 1.0, g.math("MULTIPLY", wet, .9)))
    return g.done(g.principled(Base_Color=tone, Roughness=gloss, Specular=.5, Normal=g.bump(height, .7, .0016)))


def puddles(share=.5, scale=2.2, edge=.02):
    """wet of granite(): water that stands where a level face lies low, damp around it. share: of the face, about."""
    def wet(g):
        up = g.separate(g.add("NewGeometry").outputs["Normal"])[2]
        low = g.math("ADD", g.noise(g.world(), scale, 4, .5), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.world(), 60, 3, .6), .5), .03))
        at = .64 - .28 * share
        stands, damp = g.ramp(low, (at, 0.0), (at + edge, 1.0)), g.ramp(low, (at - .12, 0.0), (at + .01, .55))
        return g.math("MULTIPLY", g.math("MAXIMUM", stands, damp), g.ramp(up, (.6, .25), (.97, 1.0)))
    return wet
