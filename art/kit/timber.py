"""Solid wood for a near view: year rings about a pith, fibres and pores in the plank's own space, so that the pattern turns every corner and shows end grain on the ends."""

from kit import core, granite, materials as m


@m.cached
def solid(tones=("#1d110b", "#43281a", "#6d4630"), half=(.6, .15), ring=.0058, dry=.40, wet=0.0, seed=0.0):
    """Old oiled timber whose length is its object's X.

    tones: of late wood, heart and early wood; half: half its length and half its width (m), for what wears at the edges; ring: middle width of a year;
    dry: roughness where it is dry; wet: share of its upper face on which rain or mist stands; seed: moves all patterns.
    """
    g = m.Graph("solid timber")
    place = g.node("TexCoord").outputs["Object"]
    own = g.node("ObjectInfo").outputs["Random"]
    x, y, z = g.node("SeparateXYZ", {0: place}).outputs
    shift = g.node("CombineXYZ", {0: g.span(own, 0, 1, 0, 40 + seed), 1: g.span(own, 0, 1, 9, -9), 2: seed}).outputs[0]

    def grained(scale):
        """Coordinates of this plank, longer or shorter along its fibres."""
        moved = g.node("VectorMath", {0: place, 1: shift}, operation="ADD").outputs[0]
        return g.node("Mapping", {"Vector": moved, "Scale": scale}).outputs[0]
    wander, sway = g.noise(grained((1.1, .8, .8)), 1, 2, .5), g.noise(grained((2.3, 5, 5)), 1, 3, .5)
    across = g.math("ADD", y, g.math("ADD", g.span(own, 0, 1, -.13, .10), g.math("MULTIPLY", g.math("SUBTRACT", wander, .5), .16)))
    deep = g.math("ADD", z, g.math("ADD", g.span(g.math("FRACT", g.math("MULTIPLY", own, 5.3)), 0, 1, .05, .12), g.math("MULTIPLY", g.math("SUBTRACT", sway, .5), .028)))
    pith = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", across, across), g.math("MULTIPLY", deep, deep)))
    years = g.math("DIVIDE", g.math("ADD", pith, g.math("MULTIPLY", g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", pith, 45.0), 1: own}).outputs[0], 1, 2, .5), .022)), ring)
    year = g.math("FRACT", years)
    each = g.noise(g.node("CombineXYZ", {0: g.math("FLOOR", years), 1: 3.3}).outputs[0], .93, 1, .5)  # good years and bad ones
    late = g.math("MULTIPLY", g.math("MULTIPLY", g.math("POWER", year, 2.6), g.span(year, 1.0, .90)), g.span(each, .3, .7, .4, 1.0))
    fibre = g.noise(grained((4, 210, 210)), 1, 3, .6)
    pores = g.math("MULTIPLY", g.span(g.noise(grained((26, 620, 620)), 1, 2, .55), .60, .68), g.span(year, .75, .1, .25, 1.0))
    cloud = g.noise(grained((2.0, 4.5, 4.5)), 1, 4, .6)
    c = g.mix(g.span(fibre, .3, .7), tones[1], tones[2])
    c = g.mix(g.math("MULTIPLY", late, .85), c, tones[0])
    c = g.mix(g.math("MULTIPLY", pores, .65), c, m.scaled(tones[0], .45))
    c = g.mix(1.0, c, g.span(cloud, .3, .7, .78, 1.18), "MULTIPLY")
    c = g.mix(1.0, c, g.span(own, 0, 1, .84, 1.14), "MULTIPLY")
    edge = g.span(g.math("ADD", g.math("MAXIMUM", g.math("SUBTRACT", g.math("ABSOLUTE", y), half[1]), g.math("SUBTRACT", g.math("ABSOLUTE", x), half[0])), g.math("MULTIPLY", g.math("SUBTRACT", cloud, .5), .02)), -.014, .0)
    c = g.mix(g.math("MULTIPLY", edge, .45), c, m.scaled(tones[0], .7))
    end = g.span(g.math("ABSOLUTE", g.node("SeparateXYZ", {0: g.node("TexCoord").outputs["Normal"]}).outputs[0]), .5, .9)
    c = g.mix(g.math("MULTIPLY", end, .5), c, m.scaled(tones[0], .8))
    scratch = g.span(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(grained((2.1, 14, 14)), 1, 3, .6, .8), .5)), .0, .0035, 1, 0)
    scratch = g.math("MULTIPLY", scratch, g.span(cloud, .52, .62))
    rough = g.math("ADD", dry, g.math("ADD", g.span(fibre, .3, .7, -.06, .08), g.math("MULTIPLY", cloud, .12)))
    height = g.math("SUBTRACT", g.math("MULTIPLY", fibre, .35), g.math("ADD", g.math("MULTIPLY", pores, .9), g.math("ADD", g.math("MULTIPLY", late, -.25), g.math("MULTIPLY", scratch, .6))))
    if wet:
        where = g.node("NewGeometry").outputs["Position"]
        field = g.math("ADD", g.noise(grained((5.0, 11, 11)), 1, 2, .5, .5), g.math("MULTIPLY", g.noise(where, 60, 3, .55), .16))  # water creeps along the fibres
        film = g.math("MULTIPLY", g.span(field, .74 - .3 * wet, .80 - .3 * wet), g.span(g.node("SeparateXYZ", {0: g.node("NewGeometry").outputs["True Normal"]}).outputs[2], .8, .95))
        c = g.mix(1.0, c, g.span(film, 0, 1, 1.0, .5), "MULTIPLY")
        rough = g.mix(film, rough, (.06, .06, .06))
        height = g.math("ADD", g.math("MULTIPLY", height, g.span(film, 0, 1, 1, .30)), g.math("MULTIPLY", film, .4))
    return g.principled(c, rough, g.bump(height, .7, .0004), specular=.5)


def plank(lo, hi, material, seed=1, along="x", turn=0.0):
    """One plank between two corners, its edges worn round, with a few dents."""
    return granite.stone(lo, hi, material, seed, along, .0045, .012, .0009, .008, turn)
