"""Bathroom of a garden villa: the filled bath under the open window, hand-made teal tiles beside it; teal and white, 42 mm."""
import math
import random

import numpy as np

from kit import core, develop, foliage as green, garden, household as p, materials as m, photo


def tiled(width, height, edge=.098, seed=2):
    """Facing of hand-made tiles from x = 0 and z = 0, front at y = 0 towards -Y: no two tilted or coloured alike."""
    g = m.Graph("teal tile")
    where = g.coords(1, "Object")
    n = g.noise(where, 14, 4)
    c = g.vary(g.mix(g.span(n, .3, .7), "#24544f", "#3c756c"), .34)
    mat = g.principled(c, g.span(n, .3, .7, .07, .16), g.bump(n, .22, .004), specular=.5)
    core.box((width, .02, height), (width / 2, .016, height / 2), m.plain("#c3c5ba", .9), 0)
    tile = core.box((edge - .004, .012, edge - .004), (0, 0, 0), mat, .0022)
    rng = random.Random(seed)
    core.instance(tile, [core.matrix((edge * (c + .5), rng.uniform(-.0008, .0008), edge * (r + .5)), (rng.gauss(0, .8), rng.gauss(0, .5), rng.gauss(0, .8)))
                         for c in range(int(width / edge)) for r in range(int(height / edge))])


def ring(a, b, z, n=112, power=2.7):
    """Points of a rounded oblong."""
    out = []
    for k in range(n):
        t = 2 * math.pi * k / n
        c, s = math.cos(t), math.sin(t)
        out.append((a * math.copysign(abs(c) ** (2 / power), c), b * math.copysign(abs(s) ** (2 / power), s), z))
    return out


def tub(a=.82, b=.39, h=.60):
    """Deep free-standing bath of cast stone, full to a hand below its rolled rim."""
    rows = [ring(a * .80, b * .76, 0), ring(a * .83, b * .80, .03), ring(a * .92, b * .91, h * .55), ring(a * .985, b * .975, h - .05)]
    for t in np.linspace(-.5 * math.pi, math.pi, 9):
        rows.append(ring(a - .005 + .020 * math.cos(t), b - .005 + .020 * math.cos(t), h - .018 + .018 * math.sin(t)))
    rows += [ring(a * .93, b * .90, h - .08), ring(a * .86, b * .80, h * .45), ring(a * .74, b * .66, .13), ring(a * .5, b * .4, .10), ring(.01, .01, .10)]
    n = len(rows[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rows) - 1) for i in range(n)]
    core.mesh("Bath", [v for row in rows for v in row], faces, photo.glaze("#e4e3de", .22), True)
    # water: clear, a little green, hardly moving
    g = m.Graph("bath water")
    where = g.coords(1, "World")
    waves = g.math("ADD", g.noise(where, 7, 2), g.math("MULTIPLY", g.noise(where, 26, 2), .25))
    body = g.node("BsdfGlass", {"Color": "#e2f0ea", "Roughness": .0, "IOR": 1.33, "Normal": g.bump(waves, .25, .012)}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": "#dcece6"}).outputs[0]
    path = g.node("LightPath")
    mat = g.surface(g.node("MixShader", {0: g.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"]), 1: body, 2: clear}).outputs[0])
    top = ring(a * .918, b * .885, h - .10)
    core.mesh("Water", [(0, 0, h - .10)] + top, [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)], mat, True)


def bathroom():
    """From beside the bath: board with soap and brush across it, towel over the rim, wet leaves outside."""
    teak = photo.timber("#7a573c", .42, .6)
    brass = m.brass(.2, "#b99055", .45)
    core.box((6, 6, .1), (0, 0, -.05), m.tiles("#8b8880", "#6c6962", .60, .30, vary=.05), 0)
    with core.at((-1.20, -2.4, 0), 90):
        tiled(3.3, 2.75)
    # window wall: low tiled wall, opening, posts
    with core.at((-1.2, .80, 0)):
        tiled(3.4, .59, seed=5)
        core.box((3.4, .22, .035), (1.7, .09, .605), teak, .006)
    for x in (-1.14, .12, 1.38):
        core.box((.07, .10, 2.0), (x, .86, 1.6), teak, .008)
    core.box((3.6, .10, .07), (.5, .86, 2.35), teak, .008)
    core.box((4, .2, 1.0), (.5, .90, 2.9), photo.paint("#dad8d0"), 0)
    core.box((.1, 6, 3), (2.4, -1.5, 1.5), photo.paint("#dad8d0"), 0)
    core.box((5, 6, .1), (.5, -1.5, 2.8), photo.paint("#dad8d0"), 0)
    with core.at((.02, .18, 0)):
        tub()
        core.box((.155, .92, .020), (.18, 0, .612), teak, .006)
        with core.at((.18, -.13, .622), 90):
            # dish, soap used a few times, brush
            core.lathe([(0, .003), (.034, .003), (.036, 0), (.041, .003), (.052, .013), (.0505, .0135), (.038, .007), (0, .006)], photo.glaze("#d9d6cd", .18, .6), segments=48, smooth=60)
            with core.at((.0, .0, .018), (3, 2, 25)):
                core.box((.072, .048, .020), (0, 0, 0), m.plain("#cfc9a8", .38), .0095, segments=4)
        with core.at((.19, .10, .632), (0, 0, 74)):
            core.box((.125, .052, .020), (0, 0, 0), photo.timber("#a98661", .5, .4), .009, segments=3)
            core.tube([(.06, 0, .0), (.13, 0, .002), (.20, 0, .003)], .0095, photo.timber("#a98661", .5, .4), 12, radii=[.9, .8, 1])
            bristle = core.cylinder(.0016, .022, (0, 0, 0), m.plain("#d9c9a2", .8), 0, 6)
            rng = random.Random(2)
            core.instance(bristle, [core.matrix((-.052 + .008 * c, -.020 + .008 * r, .019), (rng.gauss(0, 6), rng.gauss(0, 6), 0)) for c in range(14) for r in range(6)])
        garden.hung_towel(.34, .36, (-.15, -.392, .595), photo.cotton("#e9e7e1", 300, .98, .06), 0, 3, .35)
    # standing tap at the bath's head
    with core.at((-.50, -.29, 0), -8):
        core.cylinder(.045, .012, (0, 0, .006), brass, .003, 40)
        for x in (-.07, .07):
            core.tube([(x, 0, 0), (x, 0, .70), (x, .0, .76)], .012, brass, 16)
            core.cylinder(.021, .05, (x, 0, .78), brass, .004, 28)
            core.tube([(x - .035, 0, .815), (x + .035, 0, .815)], .006, brass, 12)
            core.tube([(x, -.035, .815), (x, .035, .815)], .006, brass, 12)
        core.tube([(-.09, 0, .76), (.09, 0, .76)], .015, brass, 16)
        core.tube([(0, 0, .76), (0, 0, .90), (0, .02, .955), (0, .08, .990), (0, .16, .990), (0, .215, .955), (0, .225, .91)], .0135, brass, 18)
    p.fresh()
    green.rosette((-.55, 1.55, .05), green.leaf_set("heliconia"), 13, (1.5, .7), 3, (1.2, 1.6))
    green.rosette((.70, 1.75, .0), green.leaf_set("heliconia"), 14, (1.5, .7), 8, (1.2, 1.6))
    green.rosette((1.6, 1.5, .1), green.leaf_set("heliconia"), 10, (1.5, .7), 6, (1.1, 1.4))
    photo.view(develop.gauss(photo.blurred_garden(480, 300, 42, .30, .026, .85), 2), (-.3, 5.0, -1.4), 10, 5.0, 0, 1.4)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.area((.3, 1.05, 1.5), (-.1, -.2, .5), (3.0, 1.7), 95, photo.DAY)
    core.area((.3, 2.9, 3.2), (.2, 1.6, .6), (4, 2), 90, (1, 1, .97))
    core.area((1.5, -2.2, 2.2), (-.2, 0, .6), (1.8, 1.4), 30, (.985, .99, 1))
    photo.window_gleam((.3, .98, 1.5), (-.2, -.4, .7), (2.6, 1.6), (2, 1), 3.0)
    core.camera((.74, -1.42, 1.20), (-.20, .10, .74), 38, level=True, fstop=3.2, focus=(.12, -.02, .62))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.24, saturation=.82)}


PICTURES = {
    "facilities/bathroom": bathroom,
}
