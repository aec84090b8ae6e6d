"""Elamakkara: the broom of palm ribs that sweeps the garden paths, left at the wall in the first sun, what it gathered beside it; 58 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, foliage as green, household as p, materials as m, photo
from kit.solid import Batch, surface


@m.cached
def petal_skin():
    """White petals, a yellow throat, thin enough for the light, bruised a little at their ends."""
    g = m.Graph("plumeria petal")
    where = g.coords(1, "Object")
    d = g.node("VectorMath", {0: where}, operation="LENGTH").outputs["Value"]
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    vein, blot = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", u, 26.0), 1: g.math("MULTIPLY", v, 3.0)}).outputs[0], 1, 3), g.noise(where, 130, 4, .6)
    c = g.mix(g.span(g.math("ADD", d, g.math("MULTIPLY", g.math("SUBTRACT", vein, .5), .006)), .004, .0195), "#c98a12", "#dcd8c8")
    c = g.mix(g.math("MULTIPLY", g.span(blot, .60, .72), g.span(v, .55, 1.0, 0, .55)), c, "#9a7a4c")
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": .5, "Specular": .35, "Normal": g.bump(vein, .25, .0007)}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    return g.surface(g.node("MixShader", {0: .28, 1: top, 2: light}).outputs[0])


def flower(seed):
    """Plumeria of five petals that overlap like the blades of a fan; face to +Z, on its short tube."""
    rng = np.random.default_rng(seed)
    parts = []
    for k in range(5):
        long, roll, back, skew = .031 * rng.uniform(.92, 1.06), rng.uniform(.6, 1.6), rng.uniform(.45, 1.0), rng.uniform(.2, .4)
        bent = rng.uniform(-.15, .15)

        def shape(u, v, long=long, roll=roll, back=back, skew=skew, bent=bent):
            s = 2 * u - 1
            half = .0125 * math.sin(math.pi * min(1, .07 + .90 * v ** .82)) ** .75
            r = .0022 + long * v * (1 - .10 * s * s * v)
            y = half * s + skew * .012 * v * v
            z = .0155 * v * (1 - back * .62 * v) + .0035 * s * min(1, v * 3) + roll * .0016 * abs(s) ** 3 * v * (1 if s > 0 else -.6) + bent * .01 * v * v + .0006 * math.sin(9 * v + 5 * s)
            return r, y, z
        obj = core.grid_surface(shape, None, petal_skin(), rotation=(0, 0, 72 * k + rng.uniform(-4, 4)), steps=(16, 22))
        parts.append(obj)
    parts.append(core.tube([(0, 0, .003), (.0008, 0, -.005), (.003, 0, -.014)], .0024, m.plain("#b7b07e", .6), 12, radii=[1.25, .9, .7]))
    obj = core.join(parts, "Flower")
    thick = obj.modifiers.new("Thickness", "SOLIDIFY")
    thick.thickness = .0007
    return obj


def dead_leaf(seed, long=.10):
    """Fallen leaf, brown and curled."""
    rng = np.random.default_rng(seed)
    curl, twist = rng.uniform(.3, 1.1), rng.uniform(-.6, .6)

    def shape(u, v):
        s = 2 * v - 1
        half = .022 * math.sin(math.pi * min(1, .03 + .95 * u) ** .9) ** .8
        return long * (u - .5), half * s, .006 + curl * .35 * half * s * s + .02 * twist * (u - .5) * s + .012 * curl * (2 * u - 1) ** 2 + .001 * math.sin(30 * u + 4 * s)
    g = p.once("dead-leaf", lambda: green.veined("#8a6a3c", "#4f3520", 9, .25, .5, name="dead-leaf"))
    return core.grid_surface(shape, None, g, steps=(40, 14))


def ribs(group, count=330, seed=4):
    """Broom of coconut-leaf midribs along Z, thin ends at z = 0, butts bound with coir above; spread along X, in the present group."""
    rng = np.random.default_rng(seed)
    b = Batch("ribs", surface("palm ribs", "#5d4527", "#b79a66", 5.0, (9, 9, .8), .62, .3, 60.0), True)
    s = np.linspace(0, 1, 12)
    for _ in range(count):
        a, r = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random())
        tall = rng.uniform(.84, .97)
        x0, y0 = .021 * r * math.cos(a), .017 * r * math.sin(a)
        wide = (.30 + .70 * r) * math.cos(a) * .135 + rng.normal(0, .020)
        deep = (.30 + .70 * r) * math.sin(a) * .040 + rng.normal(0, .008)
        bend, wave = rng.normal(0, .018), rng.uniform(0, 6.28)
        down = np.clip((s - .26) / .74, 0, 1)  # s: from the butt down to the tip
        x = x0 + wide * down ** 1.5 + bend * np.sin(math.pi * down + .4 * wave) * down + .075 * down ** 6
        y = y0 + deep * down ** 1.4 + .008 * np.sin(2 * math.pi * down + wave) * down
        z = tall * (1 - s) + rng.uniform(0, .05)
        if rng.random() < .06:  # broken off
            cut = rng.uniform(.55, .9)
            x, y, z = (np.interp(np.linspace(0, cut, 12), s, q) for q in (x, y, z))
        thick = rng.uniform(.0011, .0018) * np.interp(s, (0, .3, 1), (1.25, 1.0, .38))
        b.tube(np.stack([x, y, np.maximum(z, .0012)], -1), thick, 6, rng.uniform(.0, 1))
    b.build().parent = group
    coir = m.plain("#6d4f30", .9)
    for z0, turns in ((.585, 7), (.705, 4), (.83, 3)):
        line = []
        for t in np.linspace(0, 2 * math.pi * turns, 26 * turns):
            r = .0285 + .0016 * math.sin(5 * t) + .0012 * math.sin(2.3 * t) + (.004 if z0 < .6 else 0)
            line.append((r * math.cos(t), r * .85 * math.sin(t), z0 + .0056 * t / (2 * math.pi) + .0016 * math.sin(1.7 * t)))
        core.tube(line, .0030, coir, 8)
    core.tube([(.030, -.01, .60), (.045, -.016, .585), (.050, -.018, .54), (.047, -.020, .50)], .0026, coir, 7)


@m.cached
def swept_earth(x0, y0):
    """Red yard earth swept this morning: arcs of fine scratches around where the sweeper stood, crumbs and grit in them."""
    g = m.Graph("swept earth")
    where = g.coords(1, "World")
    slow, mid, grit = g.noise(where, 3.1, 5, .6), g.noise(where, 22, 5, .66), g.noise(where, 240, 4, .66)
    away = g.node("VectorMath", {0: where, 1: (x0, y0, 0)}, operation="DISTANCE").outputs["Value"]
    bent = g.math("ADD", away, g.math("MULTIPLY", slow, .10))
    lines = g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", bent, 62.0), 1: g.math("MULTIPLY", mid, .8)}).outputs[0], 1, 3, .6)
    c = g.mix(g.span(slow, .3, .7), "#7a4a32", "#94644a")
    c = g.mix(g.span(mid, .5, .75, 0, .5), c, "#5c3524")
    c = g.mix(g.span(grit, .58, .72, 0, .6), c, "#b08f74")
    c = g.mix(g.span(grit, .42, .30, 0, .6), c, "#3d2317")
    c = g.mix(g.span(lines, .52, .66, 0, .35), c, "#a97c60")
    height = g.math("ADD", g.math("MULTIPLY", lines, 1.0), g.math("ADD", g.math("MULTIPLY", grit, .35), g.math("MULTIPLY", mid, .5)))
    return g.principled(c, .92, g.bump(height, .8, .006), specular=.2)


def broom():
    """Low, along the wall."""
    p.fresh()
    wall = aged.lime("#c9bda4", 1.3, .34, "#7d5a40")
    core.box((7, .4, 4), (0, .20, 2), wall, 0)
    ground = core.grid_surface(lambda x, y: .010 * (float(core.fractal_noise(x * 3 + 40, y * 3 + 40, 4, 2)) - .5) + .05 * math.exp(-((y - 1.5) / .05) ** 2), (6, 3), swept_earth(.9, -1.9), (0, -1.5, 0), steps=(120, 60))
    ground.location.z = -.004
    stone = m.stone("#8b8172", .8)
    rng = np.random.default_rng(6)
    x = -3.0
    while x < 3:  # a low kerb of stones at the wall's foot
        w = rng.uniform(.34, .52)
        core.box((w - .012, .14, .12), (x + w / 2, -.06 + rng.normal(0, .005), -.005 + rng.normal(0, .004)), stone, .018, (rng.normal(0, .8), rng.normal(0, .8), rng.normal(0, 1)), segments=3)
        x += w
    # the broom leans in the corner of light
    with core.at((.30, -.255, 0), (-14.5, -5, 8)) as group:
        ribs(group)
    # what it gathered: flowers and leaves, most of them still whole
    kinds = [flower(k) for k in range(4)]
    for k in kinds:
        k.hide_render = True
    for k in range(26):
        a, r = rng.uniform(0, 2 * math.pi), abs(rng.normal(0, .115))
        core.instance(kinds[k % 4], [core.matrix((-.26 + 1.5 * r * math.cos(a), -.34 + r * .8 * math.sin(a), .016 + .03 * max(0, .10 - r) * 3 * rng.random()),
                                                 (rng.uniform(-60, 60), rng.uniform(-60, 60), rng.uniform(0, 360)), rng.uniform(1.0, 1.2))])
    for k in range(46):
        a, r = rng.uniform(0, 2 * math.pi), abs(rng.normal(0, .15))
        leaf = dead_leaf(k + 2, rng.uniform(.06, .11))
        leaf.location = (-.26 + 1.5 * r * math.cos(a), -.34 + r * .8 * math.sin(a), .004 + .05 * max(0, .14 - r) * rng.random() * 3)
        leaf.rotation_euler = [math.radians(q) for q in (rng.normal(0, 18), rng.normal(0, 18), rng.uniform(0, 360))]
    for x, y, k, turn in ((-.62, -.62, 1, 20), (.58, -.42, 0, 120)):
        core.instance(kinds[k], [core.matrix((x, y, .014), (12, -20, turn), 1.1)])
    # leaves out of the picture, for their shade
    before = set(bpy.data.objects)
    green.areca((-2.35, -1.75, 0), 1.75, 9, 1, 4, .62, .03)
    green.areca((-3.55, -2.3, 0), 2.0, 10, 1, 9, .62, .03)
    for obj in set(bpy.data.objects) - before:
        obj.visible_camera = obj.visible_glossy = False
        obj.visible_shadow = obj.name.startswith("frond")
    core.sun(24, 232, 5.4, (1.0, .84, .64), .5)
    core.sky_gradient([(-10, "#6d6a58"), (0, "#cfd0c4"), (15, "#c4ccd0"), (45, "#9fb4c6"), (90, "#8098b4")], .55)
    bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces, bpy.context.scene.cycles.adaptive_threshold = 4, 2, .07
    core.camera((.42, -2.05, .50), (.02, -.2, .325), 50, level=True, fstop=3.2, focus=(.28, -.22, .45))
    return {"size": (1200, 800), "look": photo.look(.15, contrast=1.04, vignette=.2, saturation=.92)}


PICTURES = {
    "gallery/elamakkara/broom": broom,
}

FINISH = {
    "gallery/elamakkara/broom": {"glow": (.15, .55), "fade": .14, "soft": .15},
}
