"""Surfaces of rooms that have been lived in for long: oxide floors, limewashed walls, waxed posts; all of them opt-in, metres."""
import numpy as np

from kit import core, materials as m


@m.cached
def oxide(colour="#4f251e", rough=.29, wear=1.0):
    """Red oxide floor polished by feet: clouds and trowel marks, pale paths, hairline cracks, scratches, a bloom of dust; its gloss differs from hand to hand."""
    g = m.Graph("aged oxide")
    where = g.coords(1, "World")
    cloud, mid, fine = g.noise(where, .9, 6, .62, .5), g.noise(where, 5.5, 6, .66, .8), g.noise(where, 70, 5, .7)
    path = g.noise(where, .55, 4, .55, .4)
    c = g.mix(g.span(cloud, .34, .66), m.scaled(colour, .70), m.scaled(colour, 1.12))
    c = g.mix(g.span(mid, .50, .72, 0, .55), c, m.scaled(colour, .52))
    c = g.mix(g.span(mid, .40, .28, 0, .30), c, "#7c5145")
    c = g.mix(g.span(fine, .56, .72, 0, .35), c, "#8a6458")
    c = g.mix(g.span(path, .50, .68, 0, .34 * wear), c, "#846a60")
    # cracks and long scratches
    crack = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(where, 1.25, 6, .52, .7), .5))
    crack = g.math("MULTIPLY", g.span(crack, 0, .0045, 1, 0), g.span(g.noise(where, .8, 2), .50, .56))
    c = g.mix(g.math("MULTIPLY", crack, .7), c, "#1f0e0b")
    lines = []
    for turn, seed in ((.5, 1), (1.35, 2), (2.3, 3), (2.9, 4)):
        s = g.noise(g.coords((2.6 + seed, 210 + 40 * seed, 1), "World", (0, 0, turn)), 1.0, 2, .5, .25)
        lines.append(g.span(s, .705, .735))
    scratch = g.math("MAXIMUM", g.math("MAXIMUM", lines[0], lines[1]), g.math("MAXIMUM", lines[2], lines[3]))
    c = g.mix(g.math("MULTIPLY", scratch, .30 * wear), c, "#8e6d62")
    gloss = g.math("ADD", g.span(mid, .30, .70, 0, .13), g.span(path, .42, .66, 0, .20 * wear))
    gloss = g.math("ADD", gloss, g.math("ADD", g.span(fine, .45, .75, 0, .10), g.math("MULTIPLY", scratch, .18)))
    high = g.math("ADD", g.math("MULTIPLY", cloud, 1.0), g.math("ADD", g.math("MULTIPLY", mid, .22), g.math("MULTIPLY", fine, .025)))
    high = g.math("SUBTRACT", high, g.math("ADD", g.math("MULTIPLY", crack, .25), g.math("MULTIPLY", scratch, .03)))
    return g.principled(c, g.math("ADD", gloss, rough), g.bump(high, .30, .010), specular=.46)


@m.cached
def lime(colour="#d8d3c7", dirt=1.0, low=.45, stain="#8f8470"):
    """Limewash laid on by brush for many years: strokes, patches mended in another white, hairlines, damp and scuffs near the floor."""
    g = m.Graph("aged lime")
    where = g.coords(1, "World")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    brush = g.noise(g.coords((5, 5, 9), "World"), 1.0, 6, .68, 1.4)
    broad, patch = g.noise(where, .7, 5, .6, .3), g.noise(where, 1.9, 4, .55, .9)
    stroke = g.noise(g.coords((26, 26, 70), "World", (.3, .2, .4)), 1.0, 4, .65, .8)
    fine = g.noise(where, 190, 3, .6)
    c = g.mix(g.span(brush, .33, .67), m.scaled(colour, .86), m.scaled(colour, 1.03))
    c = g.mix(g.span(stroke, .38, .66, 0, .5), c, m.scaled(colour, .90))
    c = g.mix(g.span(broad, .42, .68, 0, .55), c, m.scaled(colour, .82))
    c = g.mix(g.span(patch, .585, .60, 0, .40), c, m.scaled(colour, 1.06))
    crack = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(where, 1.6, 6, .55, .6), .5))
    crack = g.math("MULTIPLY", g.span(crack, 0, .004, 1, 0), g.span(broad, .50, .58))
    c = g.mix(g.math("MULTIPLY", crack, .55), c, m.scaled(colour, .42))
    damp = g.span(g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(where, 2.4, 5, .62), .5), low * 1.6)), low, .05)
    c = g.mix(g.math("MULTIPLY", damp, .55 * dirt, True), c, stain)
    scuff = g.math("MULTIPLY", g.span(g.noise(g.coords((7, 7, 34), "World", (.1, .2, .1)), 1.0, 4, .7), .62, .70), g.span(z, .95, .25))
    c = g.mix(g.math("MULTIPLY", scuff, .45 * dirt, True), c, m.scaled(stain, .55))
    spot = g.span(g.noise(where, 17, 3, .6), .70, .76)
    c = g.mix(g.math("MULTIPLY", spot, .25 * dirt), c, stain)
    high = g.math("ADD", g.math("MULTIPLY", brush, .9), g.math("ADD", g.math("MULTIPLY", stroke, .28), g.math("MULTIPLY", fine, .06)))
    high = g.math("ADD", high, g.math("SUBTRACT", g.math("MULTIPLY", patch, .8), g.math("MULTIPLY", crack, .3)))
    return g.principled(c, .88, g.bump(high, .45, .006), specular=.15)


@m.cached
def waxed(dark="#1c110b", mid="#38241a", pale="#8d6747", dust=.6, gloss=.28):
    """Old furniture wood, waxed: close grain, edges rubbed pale, dust on what looks up, dull patches and small dents."""
    g = m.Graph("waxed")
    where = g.coords(1, "World")
    grain = g.noise(g.coords((2.4, 30, 30)), 1.0, 5, .62, .9)
    pores = g.noise(g.coords((18, 520, 520)), 1.0, 3, .6)
    slow, spot, fine = g.noise(where, 5, 5, .62), g.noise(where, 48, 4, .66), g.noise(where, 260, 3, .6)
    shape = g.node("NewGeometry")
    c = g.ramp(grain, [(.26, dark), (.46, m.scaled(mid, .72)), (.60, mid), (.78, m.scaled(mid, 1.6))])
    c = g.mix(g.span(pores, .36, .5, .65, 0), c, m.scaled(dark, .6))
    rounded = g.node("Bevel", {"Radius": .007}, samples=2).outputs[0]
    turned = g.node("VectorMath", {0: rounded, 1: shape.outputs["Normal"]}, operation="DOT_PRODUCT").outputs["Value"]
    edge = g.math("MULTIPLY", g.span(turned, .99, .90), g.span(spot, .40, .62))
    c = g.mix(g.math("MULTIPLY", edge, .8, True), c, pale)
    c = g.mix(g.span(slow, .48, .70, 0, .30), c, m.scaled(mid, 1.5))
    up = g.node("SeparateXYZ", {0: shape.outputs["Normal"]}).outputs[2]
    lies = g.math("MULTIPLY", g.span(up, .25, .95), g.span(fine, .25, .70, .45, 1))
    grey = g.math("MULTIPLY", lies, dust, True)
    c = g.mix(g.math("MULTIPLY", grey, .40), c, "#8b8378")
    scratch = g.span(g.noise(g.coords((6, 260, 90), "World", (.4, .3, .8)), 1.0, 2, .6, .3), .68, .73)
    c = g.mix(g.math("MULTIPLY", scratch, .25), c, pale)
    rough = g.math("ADD", g.span(slow, .3, .7, gloss, gloss + .16), g.math("ADD", g.math("MULTIPLY", grey, .30), g.math("MULTIPLY", scratch, .2)))
    high = g.math("ADD", g.math("ADD", pores, g.math("MULTIPLY", spot, .8)), g.math("MULTIPLY", slow, 2.0))
    return g.principled(c, rough, g.bump(high, .30, .0012), specular=.48)


def cable(points, radius=.0032, colour="#d9d5ca", hang=0.0):
    """Flex along points with a soft bend through them; hang: how far each stretch sags (m)."""
    line = []
    for a, b in zip(points, points[1:]):
        for t in np.linspace(0, 1, 14, endpoint=False):
            line.append(tuple(np.array(a) * (1 - t) + np.array(b) * t - np.array((0, 0, 4 * hang * t * (1 - t)))))
    line.append(points[-1])
    line = np.array(line, float)
    for _ in range(10):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return core.tube([tuple(p) for p in line], radius, m.plain(colour, .5), 8)


@m.cached
def dado(low="#7c9099", high="#d9d5ca", edge=1.0, line="#4d5e66", under="#cfc8b8", wear=1.0):
    """Wall with a dado of enamel paint up to `edge` (m), lime above: its edge drawn by hand, runs and roller marks, chips, scuffs of chairs and heels, grime at the foot."""
    g = m.Graph("dado")
    where = g.coords(1, "World")
    z = g.node("SeparateXYZ", {0: where}).outputs[2]
    wob = g.noise(g.coords((2.2, 2.2, .2), "World"), 1.0, 4, .6)
    tall = g.math("ADD", z, g.span(wob, .3, .7, -.007, .007))
    brush, broad = g.noise(g.coords((5, 5, 9), "World"), 1.0, 6, .68, 1.4), g.noise(where, .9, 5, .6, .3)
    fine, mid = g.noise(where, 170, 3, .6), g.noise(where, 9, 5, .65, .5)
    top = g.mix(g.span(brush, .33, .67), m.scaled(high, .88), m.scaled(high, 1.02))
    top = g.mix(g.span(broad, .42, .68, 0, .5), top, m.scaled(high, .82))
    near = g.math("MULTIPLY", g.span(tall, edge + .5, edge, 0, 1), g.span(mid, .45, .7))
    top = g.mix(g.math("MULTIPLY", near, .35), top, m.scaled(high, .68))
    c = g.mix(g.span(broad, .32, .68), m.scaled(low, .80), m.scaled(low, 1.08))
    c = g.mix(g.span(brush, .36, .66, 0, .5), c, m.scaled(low, .90))
    run = g.noise(g.coords((30, 30, 1.2), "World"), 1.0, 3, .6)
    c = g.mix(g.span(run, .56, .74, 0, .35), c, m.scaled(low, 1.18))
    chip = g.math("MULTIPLY", g.span(g.noise(where, 24, 5, .72, .4), .66, .68), g.span(g.noise(where, 2.4, 3), .50, .60))
    c = g.mix(g.math("MULTIPLY", chip, .9 * wear, True), c, under)
    scuff = g.span(g.noise(g.coords((5, 5, 40), "World", (.06, .1, .1)), 1.0, 5, .72, .3), .60, .70)
    at = g.math("MULTIPLY", scuff, g.math("MAXIMUM", g.span(g.math("ABSOLUTE", g.math("SUBTRACT", z, .62)), .22, .02), g.span(z, .30, .02)))
    c = g.mix(g.math("MULTIPLY", at, .60 * wear, True), c, m.scaled(low, .34))
    grime = g.span(g.math("ADD", z, g.span(mid, .3, .7, -.12, .12)), .24, .0)
    c = g.mix(g.math("MULTIPLY", grime, .55 * wear, True), c, "#4f4a42")
    below = g.math("LESS_THAN", tall, edge)
    stripe = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", tall, edge)), .012)
    c = g.mix(below, top, c)
    c = g.mix(g.math("MULTIPLY", stripe, .9), c, line)
    gloss = g.math("ADD", g.span(mid, .3, .7, .36, .50), g.math("ADD", g.math("MULTIPLY", chip, .3), g.math("MULTIPLY", grime, .2)))
    rough = g.math("ADD", g.math("MULTIPLY", below, gloss), g.math("MULTIPLY", g.math("SUBTRACT", 1.0, below), .88))
    height = g.math("ADD", g.math("MULTIPLY", brush, .9), g.math("SUBTRACT", g.math("MULTIPLY", fine, .08), g.math("MULTIPLY", chip, .2)))
    return g.principled(c, rough, g.bump(height, .42, .006), specular=.35)
