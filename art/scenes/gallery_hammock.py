"""Elamakkara: the novel left on its face in the hollow of the hammock; the grove is out of focus; undyed cotton and faded blue, 48 mm."""
import math
import random

from mathutils import Matrix, Vector

from kit import core, develop, foliage as green, furniture as f, household as p, materials as m, photo


def hammock_cloth(a, b, sag, width, mat, steps=(260, 120)):
    """Cotton hammock between the points a and b: gathered at both ends by cords, open in the middle, with fringed hems.

    Returns the function (u, v) -> (x, y, z) of its cloth.
    """
    ax, ay, az = a
    bx, by, bz = b
    noise = p.wave_noise(4, 7, 1.6)
    begin, end = .17, .83

    def line(t):
        return (ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t - 4 * sag * t * (1 - t))

    def cloth(u, v):
        t = begin + (end - begin) * u
        x, y, z = line(t)
        e = (v - .5) * 2
        w = width / 2 * (.10 + .90 * math.sin(math.pi * min(1, max(0, .04 + .92 * u))) ** .75)
        under = math.exp(-((u - .5) / .10) ** 2 - ((e + .064) / .36) ** 2)  # smoothed by what lies there
        hang = .36 * w * (1 - e * e)
        pleat = (1 - math.sin(math.pi * u)) ** 1.6
        out = .80 * w * e + .022 * pleat * math.sin(22 * e)
        up = -hang + .10 * pleat * abs(e) + .018 * pleat * math.cos(24 * e) + (.010 * noise(u * 5, e * 1.6) + .006 * noise(u * 3 + 4, e * 7)) * (1 - pleat) * (1 - .9 * under)
        return (x + .006 * noise(e * 2, u * 4), y + out, z + up + .16 * math.sin(math.pi * u) * abs(e) ** 3 * .4)
    obj = p.surface(cloth, steps[0], steps[1], mat, uv=lambda u, v: (u * 2.1, v * width))
    p.thick(obj, .003, 0)
    cord = photo.cotton("#b9b09a", 700, .95, .12)
    for side, anchor in ((0, a), (1, b)):
        ring = (anchor[0] + (.16 if side == 0 else -.16), anchor[1], anchor[2] - .045)
        for k in range(19):
            q = cloth(float(side), k / 18)
            mid = tuple((q[i] * .5 + ring[i] * .5) + (-.012 if i == 2 else 0) for i in range(3))
            p.tube([ring, mid, q], .0026, cord, resolution=2)
        p.tube([(ring[0] + .020 * math.cos(k * .5236), ring[1] + .004, ring[2] + .020 * math.sin(k * .5236)) for k in range(12)], .006, m.iron(), closed=True)
        p.tube([ring, anchor], .011, cord, smooth=False)
    # hem: a cord and knotted tassels along both edges
    for v in (0.0, 1.0):
        p.tube([cloth(k / 60, v) for k in range(61)], .0075, cord, smooth=False)
        rng = random.Random(int(v) + 2)
        for k in range(6, 55):
            x, y, z = cloth(k / 60, v)
            drop = .115 * rng.uniform(.9, 1.1) * min(1, math.sin(math.pi * k / 60) + .35)
            lean = rng.uniform(-.010, .010)
            out = -.012 if v == 0 else .012
            p.tube([(x, y, z), (x + lean * .4, y + out, z - drop * .35), (x + lean, y + out, z - drop * .45)], .0030, cord, resolution=2)
            p.lathe([(0, .008), (.006, .004), (.006, -.004), (.004, -.008)], cord, (x + lean, y + out, z - drop * .45), 10)
            p.lathe([(.004, 0), (.009, -.02), (.011, -.055), (0, -.055)], cord, (x + lean, y + out, z - drop * .45 - .006), 10)
    return cloth


@m.cached
def woven():
    """Handwoven cotton on UV in metres: undyed, bands of faded blue along it, thick weft, slubs, some light through it."""
    g = m.Graph("hammock")
    u, v, _ = g.node("SeparateXYZ", {0: g.node("TexCoord").outputs["UV"]}).outputs
    where = g.coords(1, "World")
    soft, slub = g.noise(where, 13, 4, .6), g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 30.0), 1: g.math("MULTIPLY", v, 420.0)}).outputs[0], 1, 3, .6)
    across = g.math("ADD", v, g.math("MULTIPLY", g.math("SUBTRACT", soft, .5), .006))
    place = g.math("FRACT", g.math("DIVIDE", across, .30))
    tone = g.ramp(place, [(0, "#a89e86"), (.34, "#3c4a5c"), (.47, "#a89e86"), (.50, "#3c4a5c"), (.515, "#a89e86"), (.62, "#6a2f26"), (.635, "#a89e86"), (.66, "#3c4a5c"), (.675, "#a89e86")], "CONSTANT")
    fade = g.mix(g.span(slub, .3, .7, .0, .4), tone, "#8f8876")
    c = g.mix(g.span(soft, .35, .7, 0, .3), fade, "#c0b79f")
    weft = g.math("SINE", g.math("ADD", g.math("MULTIPLY", u, 2300.0), g.math("MULTIPLY", soft, 9.0)))
    warp = g.math("SINE", g.math("MULTIPLY", v, 2900.0))
    height = g.math("ADD", g.math("MULTIPLY", weft, warp), g.math("MULTIPLY", slub, 1.3))
    c = g.mix(1.0, c, g.mix(g.span(height, -.6, 1.4), (.62, .62, .62), (1.08, 1.08, 1.08)), "MULTIPLY")
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .95, "Sheen": .3, "Specular": .08, "Normal": g.bump(height, .6, .0016)}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    return g.surface(g.node("MixShader", {0: .2, 1: top, 2: light}).outputs[0])


@m.cached
def leaves():
    """Cut edges of the pages, along Object X."""
    g = m.Graph("page edges")
    x, _, z = g.node("SeparateXYZ", {0: g.coords(1, "Object")}).outputs
    t = g.math("ADD", z, g.math("MULTIPLY", x, .36))
    line = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", t, 2600.0), 1: g.math("MULTIPLY", x, 12.0)}).outputs[0], 1, 2)
    return g.principled(g.mix(g.span(line, .35, .65), "#8f8064", "#c9bc9d"), .9, g.bump(line, .5, .0005), specular=.1)


def novel(tall=.196):
    """Paperback open on its face: the spine up, its two halves of pages spread on the cloth; spine along Y."""
    cover = p.once("cover", book_cover)
    for side, thick in ((-1, .007), (1, .019)):
        def line(t):
            return .004 + .119 * t, .040 - .036 * t - .008 * t * (1 - t) + .004 * t ** 4
        n = 16
        upper = [line(k / n) for k in range(n + 1)]
        lower = [(x - .004 - .10 * thick * k / n, z - .0012 - thick * (.25 + .75 * min(1, k / 4))) for k, (x, z) in enumerate(upper)]
        outline = [(side * x, z - .0010) for x, z in upper] + [(side * x, z) for x, z in lower[::-1]]
        core.extrude_profile(outline if side > 0 else outline[::-1], tall - .004, leaves(), (0, -tall / 2 + .002, 0), 0)
        obj = core.grid_surface(lambda u, v: (side * (line(u)[0] + .002 * u), (v - .5) * tall, line(u)[1] + .0006 + .0030 * u ** 6 * (1 + math.sin(5 * v))), None, cover, steps=(24, 10))
        if side < 0:
            for loop in obj.data.uv_layers.active.data:
                loop.uv[0] = -loop.uv[0]
        thick_ = obj.modifiers.new("Thickness", "SOLIDIFY")
        thick_.thickness = .0006
    core.grid_surface(lambda u, v: (.0052 * math.sin((u - .5) * math.pi), (v - .5) * tall, .0395 + .0018 * math.cos((u - .5) * math.pi)), None, cover, steps=(10, 10))


def book_cover():
    """Worn card of an old paperback: brown red, a cream label with two lines, creases at the spine, rubbed edges."""
    g = m.Graph("cover")
    u, v, _ = g.node("SeparateXYZ", {0: g.node("TexCoord").outputs["UV"]}).outputs
    slow, fine = g.noise(g.coords(1, "Object"), 26, 5, .6), g.noise(g.coords(1, "Object"), 240, 3, .6)
    c = g.mix(g.span(slow, .3, .7), "#4a2219", "#693326")

    def within(x0, x1, y0, y1):
        a = g.math("MULTIPLY", g.math("GREATER_THAN", u, x0), g.math("LESS_THAN", u, x1))
        return g.math("MULTIPLY", a, g.math("MULTIPLY", g.math("GREATER_THAN", v, y0), g.math("LESS_THAN", v, y1)))
    c = g.mix(within(.22, .80, .60, .82), c, "#b8ab8c")
    letters = g.math("GREATER_THAN", g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 46.0), 1: g.math("MULTIPLY", v, 6.0)}).outputs[0], 1, 1), .48)
    c = g.mix(g.math("MULTIPLY", letters, g.math("ADD", within(.28, .74, .70, .755), within(.36, .66, .645, .665))), c, "#2a1812")
    crease = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", g.math("ABSOLUTE", u), g.math("ADD", .075, g.math("MULTIPLY", slow, .03)))), .005)
    c = g.mix(g.math("MULTIPLY", crease, .6), c, "#a98c74")
    far = g.math("MAXIMUM", g.span(g.math("ABSOLUTE", u), .95, 1.0), g.math("MAXIMUM", g.span(v, .975, 1.0), g.span(v, .025, 0)))
    c = g.mix(g.math("MULTIPLY", far, g.span(fine, .35, .6)), c, "#b09a80")
    return g.principled(c, g.span(slow, .3, .7, .38, .6), g.bump(slow, .15, .001), specular=.35)


def hammock():
    """From its head, into the hollow."""
    p.fresh()
    hung = hammock_cloth((-1.55, .0, 1.12), (1.62, .05, 1.16), .42, 1.28, woven())
    u, v = .500, .468
    at, along, over = (Vector(hung(*q)) for q in ((u, v), (u + .03, v), (u, v + .04)))
    x = (along - at).normalized()
    z = x.cross(over - at).normalized()
    y = z.cross(x)
    with core.at(tuple(at + z * .020)) as group:
        group.rotation_euler = (Matrix((x, y, z)).transposed() @ Matrix.Rotation(math.radians(-28), 3, "Z")).to_euler()
        novel()
    # grove: two stems, plants, light through leaves
    bark = m.plain("#6f675a", .9)
    for tx, ty, r in ((1.95, .1, .085), (1.0, 3.4, .07), (-.6, 4.6, .07), (3.2, 2.8, .08)):
        core.tube([(tx, ty, 0), (tx + .03, ty, 1.5), (tx + .05, ty, 4)], r, bark, 24)
    core.box((40, 40, .1), (0, 8, -.05), m.plain("#454a26", .95), 0)
    for k, (tx, ty, h, size) in enumerate(((.2, 3.2, 1.2, .9), (2.2, 2.6, 1.4, .9))):
        green.plantain((tx, ty, 0), h, 8, k + 3, size)
    garden = develop.gauss(photo.blurred_garden(480, 320, 61, .40, .032, .9), 2)
    photo.view(garden, (1.9, 3.9, -.5), 12, 6.5, -32, .8)
    # leaves between the sun and the cloth
    rng = random.Random(5)
    leaf = f.leaf_blade(.34, .11, .2, m.leaf("#2c5a24", .4, .3))
    core.instance(leaf, [core.matrix((-1.2 + rng.uniform(-1.4, 1.4), 1.45 + rng.uniform(-1.4, 1.4), rng.uniform(2.6, 3.4)), (rng.uniform(-30, 30), rng.uniform(-30, 30), rng.uniform(0, 360))) for _ in range(150)])
    core.sky_gradient([(-10, "#4e5638"), (0, "#808c68"), (18, "#c3ccb8"), (40, "#e8eeee"), (90, "#dce6ec")], .55)
    core.sun(50, 320, 3.4, (1, .95, .87), 1.2)
    core.camera((-.86, -.78, 1.19), (.10, .08, .65), 48, level=True, fstop=2.6, focus=tuple(at + z * .05))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.20, contrast=1.06, vignette=.2)}


PICTURES = {
    "gallery/elamakkara/hammock": hammock,
}
