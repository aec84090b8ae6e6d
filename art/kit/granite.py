"""Granite that bears a near view: crystals, hammer marks, water that stands and runs; stones with knocked edges."""
import math

import numpy as np

from kit import core, materials as m, near


@m.cached
def granite(tones=("#3a3834", "#6d6a64", "#8b877f", "#b3aea4"), tide=None, damp=.5, puddles=.5, drained=(), seed=0.0):
    """Hammered granite after rain.

    tones: of its crystals, dark to pale; tide: height up to which it is soaked (m); damp: how dark all of it is (0..1);
    puddles: share of its upper faces on which water stands; drained: rows (x, y, radius) that a foot or a draught has dried; seed: moves all patterns.
    """
    g = m.Graph("granite")
    where = g.node("VectorMath", {0: g.node("NewGeometry").outputs["Position"], 1: (seed, .7 * seed, 0)}, operation="ADD").outputs[0]
    x, y, z = g.node("SeparateXYZ", {0: g.node("NewGeometry").outputs["Position"]}).outputs
    up = g.node("SeparateXYZ", {0: g.node("NewGeometry").outputs["True Normal"]}).outputs[2]
    own = g.node("ObjectInfo").outputs["Random"]  # no two stones are of one bed
    crystal = g.node("TexVoronoi", {"Vector": where, "Scale": 430.0, "Randomness": 1.0}).outputs["Color"]
    small = g.node("TexVoronoi", {"Vector": where, "Scale": 980.0, "Randomness": 1.0}).outputs["Color"]
    kind = g.math("ADD", g.math("MULTIPLY", g.node("SeparateColor", {0: crystal}).outputs[0], .55), g.math("MULTIPLY", g.node("SeparateColor", {0: small}).outputs[1], .45))
    slow, mid, fine = g.noise(where, 2.1, 3, .5), g.noise(where, 34, 4, .6), g.noise(where, 210, 3, .6)
    kind = g.math("ADD", kind, g.math("MULTIPLY", g.math("SUBTRACT", slow, .5), .25))
    c = g.ramp(kind, list(zip((.18, .40, .62, .84), tones)))
    c = g.mix(1.0, c, g.span(own, 0, 1, .80, 1.12), "MULTIPLY")
    # water: a film in the hollows, drips over the front, the rest damp
    hollow = g.math("ADD", g.noise(where, 3.1, 2, .45), g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .10))
    film = g.math("MULTIPLY", g.span(hollow, .60 - .2 * puddles, .635 - .2 * puddles), g.span(up, .90, .985))
    for px, py, r in drained:
        away = g.node("VectorMath", {0: g.node("CombineXYZ", {0: x, 1: y}).outputs[0], 1: (px, py, 0)}, operation="DISTANCE").outputs["Value"]
        film = g.math("MULTIPLY", film, g.span(g.math("ADD", away, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .5 * r)), .7 * r, r))
    gush = g.math("MULTIPLY", g.span(g.noise(where, 1.6, 2, .5), .50, .62), g.span(up, .8, .3))  # it runs over the edge in some places only
    drip = g.math("MULTIPLY", g.span(g.noise(g.coords((11, 11, 1.6), "World", (.06, 0, 0)), 1, 3, .6, .25), .46, .60), gush)
    soaked = g.math("MAXIMUM", film, g.math("MULTIPLY", drip, .75))
    if tide is not None:
        line = g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(where, 6, 3, .5), .5), .05))
        soaked = g.math("MAXIMUM", soaked, g.span(line, tide + .006, tide - .004))
    wet = g.math("MAXIMUM", soaked, damp)
    c = g.mix(1.0, c, g.span(wet, 0, 1, 1.0, .42), "MULTIPLY")
    height = g.math("ADD", g.math("MULTIPLY", mid, .75), g.math("MULTIPLY", fine, .42))
    height = g.math("MULTIPLY", height, g.span(film, 0, 1, 1.0, .04))
    rough = g.math("SUBTRACT", g.span(fine, .3, .7, .44, .60), g.math("ADD", g.math("MULTIPLY", wet, .20), g.math("MULTIPLY", soaked, .14)))
    rough = g.mix(film, rough, (.035, .035, .035))
    return g.principled(c, rough, g.bump(height, .75, .0036), specular=.5)


def stone(lo, hi, material, seed=1, along="x", r=.010, knocks=.05, rough=.0022, pitch=.007, turn=0.0):
    """One stone between two corners, its edges rounded by years and knocked here and there; along: the way it lies; turn: degrees off the line."""
    lo, hi = np.array(lo, float), np.array(hi, float)
    middle, half = (lo + hi) / 2, (hi - lo) / 2
    if along == "y":
        half[[0, 1]] = half[[1, 0]]
    obj = near.bar(-half, half, material, seed, r, pitch, rough, knocks)
    obj.location = middle
    obj.rotation_euler[2] = math.radians(turn + (90 if along == "y" else 0))
    return obj
