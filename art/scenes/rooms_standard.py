"""Standard room: the key on the worn desk at the barred window, a steel tumbler, the single bed out of focus beyond; white and washed blue, 45 mm."""
import math

import bpy
import numpy as np

from kit import core, household as p, interior as i, materials as m, photo, props

BLUE = "#75868f"
TOP = .75


@m.cached
def worn_varnish():
    """Desk of a lodging house: brown varnish rubbed through to grey wood, rings of tumblers, an ink spot, scratches every way."""
    g = m.Graph("worn varnish")
    where = g.coords(1, "World")
    grain = g.noise(g.coords((1.6, 42, 42)), 1.1, 5, .62, .5)
    line = g.noise(g.coords((9, 420, 420)), 1.0, 3, .6)
    slow, mid, fine = g.noise(where, 6, 5, .62), g.noise(where, 34, 4, .65), g.noise(where, 300, 3, .6)
    bare = g.ramp(grain, [(.3, "#6a5744"), (.5, "#8a745b"), (.7, "#a08a6f")])
    coat = g.ramp(grain, [(.3, "#20140e"), (.5, "#38261a"), (.7, "#513a2a")])
    rubbed = g.math("MULTIPLY", g.span(g.math("ADD", slow, g.math("MULTIPLY", mid, .45)), .76, .90), g.span(fine, .25, .55, .4, 1))
    c = g.mix(rubbed, coat, bare)
    c = g.mix(g.span(line, .36, .48, .6, 0), c, "#1c1009")
    rings = 0.0
    for x, y, r, lit in ((.30, .30, .034, .45), (.36, .265, .035, .3), (.19, .62, .034, .5)):
        d = g.node("VectorMath", {0: where, 1: (x, y, TOP)}, operation="DISTANCE").outputs["Value"]
        rings = g.math("ADD", rings, g.span(g.math("ABSOLUTE", g.math("SUBTRACT", d, r)), .0006, .0022, lit, 0))
    c = g.mix(g.math("MULTIPLY", rings, g.span(mid, .3, .6), True), c, "#a8937a")
    scratch = g.span(g.noise(g.coords((6, 760, 30), "World", (0, 0, .5)), 1.0, 2, .6, .8), .66, .71)
    c = g.mix(g.math("MULTIPLY", scratch, .16), c, "#a08a6c")
    ink = g.node("VectorMath", {0: where, 1: (.40, .155, TOP)}, operation="DISTANCE").outputs["Value"]
    c = g.mix(g.span(g.math("ADD", ink, g.math("MULTIPLY", mid, .012)), .017, .021, .55, 0), c, "#1b2333")
    rough = g.math("ADD", g.span(slow, .3, .7, .26, .42), g.math("ADD", g.math("MULTIPLY", rubbed, .30), g.math("MULTIPLY", scratch, .15)))
    height = g.math("SUBTRACT", line, g.math("MULTIPLY", scratch, .6))
    return g.principled(c, rough, g.bump(height, .3, .0006), specular=.45)


@m.cached
def handled_steel(colour="#d8d6d1", base=.13):
    """Steel that is scoured every day: fine hoops of scratches, cloudy with fingerprints."""
    g = m.Graph("handled steel")
    where = g.coords(1, "Object")
    cloud = g.noise(where, 60, 4, .6)
    hoops = g.noise(g.coords((6, 6, 2200), "Object"), 1.0, 3, .7)
    return g.principled(g.mix(g.span(cloud, .35, .7), m.scaled(colour, .8), colour), g.span(cloud, .35, .7, base, base + .16), g.bump(hoops, .05, .0004), metallic=1.0)


def tumbler():
    """Steel tumbler with a rolled rim, two lines pressed in below it, filled to a finger below the brim."""
    outer = [(0, .0035), (.0235, .0035), (.0250, .0005), (.0268, 0), (.0275, .002), (.0300, .040), (.0318, .068), (.0315, .0695), (.0322, .071), (.0326, .0755), (.0323, .077), (.0330, .0785), (.0342, .0975)]
    rim = [(.0350, .0985), (.0358, .1000), (.0352, .1014), (.0340, .1014), (.0333, .1003)]
    inner = [(.0331, .0975), (.0308, .066), (.0290, .040), (.0262, .006), (0, .0055)]
    core.lathe(p.rounded(outer + rim + inner, 2), handled_steel(), segments=128, smooth=60)
    core.lathe([(0, .087), (.0322, .087), (.0331, .0878)], m.glass("#f4f8f8", ior=1.33), segments=96, smooth=50)


def lettering(text, size, location, material, rotation=(0, 0, 0)):
    """Raised letters, centred."""
    curve = bpy.data.curves.new("Letters", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = text, size, "CENTER", "CENTER", .00012
    curve.materials.append(material)
    obj = bpy.data.objects.new("Letters", curve)
    obj.location, obj.rotation_euler = location, [math.radians(a) for a in rotation]
    return core.link(obj)


def fob():
    """Wooden fob of a room key, hole towards +Y, its number burnt in; lies on z = 0."""
    g = m.Graph("fob")
    grain = g.noise(g.coords((130, 16, 130), "Object"), 1, 4, .65, .6)
    worn = g.noise(g.coords(1, "Object"), 90, 4, .6)
    c = g.mix(g.span(worn, .45, .7, 0, .5), g.ramp(grain, [(.3, "#33200f"), (.5, "#573a22"), (.7, "#6f4e31")]), "#271910")
    wood = g.principled(c, g.span(worn, .3, .7, .25, .5), g.bump(grain, .25, .0006), specular=.45)
    outline = [(.0175 * math.copysign(abs(math.cos(a)) ** .55, math.cos(a)) * (1 - .16 * math.sin(a)), .041 * math.copysign(abs(math.sin(a)) ** .6, math.sin(a))) for a in np.linspace(0, 2 * math.pi, 73)[:-1]]
    core.extrude_profile(outline, .0085, wood, (0, 0, .0085), .0022, (-90, 0, 0))
    core.lathe([(.0030, .0084), (.0040, .0090), (.0046, .0088), (.0046, .0080)], m.brass(.3, "#9a7b42", .6), (0, .031, 0), 40)
    core.cylinder(.0031, .001, (0, .031, .0082), m.plain("#0d0906", .9), 0)
    lettering("12", .021, (0, -.010, .00860), m.plain("#cfc3a6", .7))
    for y in (.0055, -.0270):
        core.box((.020, .0007, .0003), (0, y, .0086), m.plain("#cfc3a6", .8), 0)


def key():
    """Old door key of steel along +Y, its bow at the origin; lies on z = 0."""
    steel = handled_steel("#8f8a82", .3)
    a = np.linspace(0, 2 * math.pi, 49)[:-1]
    core.tube([(.0098 * math.cos(t) * (1 + .12 * math.cos(2 * t)), .0125 * math.sin(t), .0024) for t in a], .0023, steel, 14, True)
    with core.at((0, .0125, .0024), (-90, 0, 0)):
        core.lathe([(0, 0), (.0042, .0002), (.0044, .0016), (.0028, .0026), (.0036, .0038), (.0026, .0050), (.0025, .044), (.0022, .0462), (0, .0465)], steel, segments=40, smooth=50)
    for y, w in ((.0475, .0030), (.0522, .0026), (.0560, .0016)):
        core.box((.0115, w, .0021), (.0068, y - .001, .0024), steel, .0004)
    core.box((.0050, .0120, .0021), (.0036, .0505, .0024), steel, .0004)


def key_and_fob():
    """Key tied to its fob by a steel ring, as it falls when it is dropped on a table; the fob leans on what lies behind."""
    with core.at((0, 0, .0012), (13, 0, 24)):
        fob()
    ring = handled_steel("#9a958c", .25)
    with core.at((-.0050, .0375, .0085), (14, 16, -30)):
        core.tube([(.0118 * math.cos(t), .0118 * math.sin(t), .0006 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 57)[:-1]], .0009, ring, 10, True)
        core.tube([(.0121 * math.cos(t), .0121 * math.sin(t), .0016) for t in np.linspace(.4, 2 * math.pi - 1.2, 48)], .0008, ring, 10)
    with core.at((.021, .0345, .0012), (0, 0, -113)):
        key()


def barred_window(width, height, wood, iron):
    """Window in the XZ plane, sill at z = 0, centred: two leaves folded back outside, square bars before the light."""
    for x in (-width / 2, 0, width / 2):
        core.box((.07, .10, height), (x, .06, height / 2), wood, .006)
    for z in (0, height):
        core.box((width + .07, .10, .07), (0, .06, z), wood, .006)
    core.box((width + .16, .20, .03), (0, .02, -.04), wood, .008)
    n = round(width / .10)
    for k in range(n):
        x = width * ((k + .5) / n - .5)
        if abs(x) > .04:
            core.box((.018, .018, height), (x, .05, height / 2), iron, .002, (0, 0, 45))
    core.box((width, .018, .03), (0, .05, height * .52), iron, .003)


def standard():
    """Low along the desk: key, tumbler, yesterday's paper; the made bed against the dado."""
    p.fresh()
    h = 2.7
    white, low = photo.paint("#dedbd3"), photo.paint(BLUE)
    wood = photo.timber("#6d4f39", .42)
    i.floor((7, 7), photo.timber("#5d4837", .38, .4), (2, 1.2, 0))
    i.wall((0, 3.4), (0, -1.5), h, white, [(2.2, .82, 1.3, 1.4)])
    i.wall((3.6, 3.4), (-.2, 3.4), h, white, [(2.82, .86, .74, 1.36)])
    core.box((.1, 6, h), (2.5, 1, h / 2), white, 0)
    core.box((4, 6, .1), (1.5, 1, h + .05), white, 0)
    for size, at in (((4, .01, .86), (2, 3.396, .43)), ((.01, 5, .86), (.004, 1, .43))):
        core.box(size, at, low, 0)
    core.box((4, .03, .035), (2, 3.39, .875), white, .006)
    iron = m.plain("#23201d", .5, .6)
    with core.at((0, .55, .82), 90):
        barred_window(1.3, 1.4, wood, iron)
    with core.at((.41, 3.4, .86)):
        barred_window(.74, 1.36, wood, iron)
    # the bed, its head to the far wall
    with core.at((1.38, 3.36, 0)):
        for s in (-1, 1):
            core.box((.05, .045, .95), (s * .52, -.02, .475), wood, .008)
        for z in (.94, .60):
            core.box((1.10, .04, .05), (0, -.02, z), wood, .012)
        for k in range(9):
            core.box((.03, .018, .32), (-.44 + .11 * k, -.02, .77), wood, .004)
        with core.at((0, -.06, 0)):
            photo.bed(1.0, 1.95, .50, 6, "#6d4f39", throw=BLUE, throw_at=.66, rows=1, drop=.24, weave=260)
            photo.bedding(1.0, .80, .535, .2, photo.cotton("#e9e7e2"), 5, .16, .03, False)
    # the desk
    core.box((.60, 1.14, .030), (.32, .55, TOP - .015), worn_varnish(), .005, segments=4)
    core.box((.52, 1.04, .10), (.32, .55, TOP - .08), wood, .004)
    for x in (.07, .57):
        core.box((.05, .05, TOP - .05), (x, 1.06, (TOP - .05) / 2), wood, .005)
    with core.at((.262, .315, TOP + .0006), 207):
        props.newspaper((.27, .38), 2, 12)
    with core.at((.448, .115, TOP)):
        key_and_fob()
    with core.at((.448, .300, TOP)):
        tumbler()
    leaves = photo.out_of_focus(photo.blurred_garden(seed=23, sky=.55, disc=.02), 8)
    photo.view(leaves * .5 + leaves.mean(axis=2, keepdims=True) * .5, (.3, 6.6, -.3), 5, 3.6, 0, .62)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(33, 298, 13.0, (1, .94, .85), .8)
    core.area((.41, 3.3, 1.5), (.8, 1.0, .6), (.7, 1.3), 16, photo.DAY)
    core.area((-.12, .55, 1.5), (.8, 1.0, .6), (1.3, 1.3), 24, photo.DAY)
    core.area((1.9, -1.0, 2.2), (.8, 1.6, .6), (1.6, 1.2), 12, (.985, .99, 1))
    photo.window_gleam((-.10, .55, 1.55), (.45, .30, TOP + .05), (1.3, 1.3), (10, 2), 3.0, bar=.03)
    core.camera((.49, -.30, .885), (.47, 1.6, .575), 45, level=True, fstop=2.8, focus=(.45, .100, TOP + .006))
    return {"size": (1200, 800), "look": photo.look(.215, contrast=1.03, vignette=.2)}


PICTURES = {
    "rooms/standard": standard,
}
