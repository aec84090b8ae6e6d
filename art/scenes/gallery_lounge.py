"""Nilavara Metro, Kalamassery: a stoneware bowl of cashews on the low table in the lounge at blue hour; slate blue and roasted brown, 85 mm."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from kit import core, develop, furniture as f, heartwood, household, materials as m, photo
from kit.cloth import _kept as kept

TOP = .42


def dusk_city(width=560, height=360, seed=21):
    """Linear picture of the city after sunset far out of focus: pale sky over slate blue blocks, some windows lit."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    high, low = np.array(core.rgb("#7d93b4")) * 1.25, np.array(core.rgb("#d9c3b4")) * 1.15
    picture = np.broadcast_to(high * (1 - np.clip(v / .62, 0, 1)) + low * np.clip(v / .62, 0, 1), (height, width, 3)).copy()
    for depth, count in ((.7, 9), (.4, 7), (.12, 5)):
        wall = np.array(core.rgb("#39465c")) * 1.1 * (1 - depth) + np.array(core.rgb("#a3a4ad")) * depth
        for _ in range(count):
            w, top = rng.uniform(.07, .14) * width, rng.uniform(.16 + .2 * depth, .55) * height
            x = rng.uniform(-.05, .98) * width
            a, b = int(max(0, x)), int(max(1, min(width, x + w)))
            picture[int(top):, a:b] = wall * rng.uniform(.8, 1.2)
            for _ in range(int(rng.uniform(4, 18) * (1.2 - depth))):
                c = np.array(core.rgb(rng.choice(["#ffdca8", "#ffe9cf", "#ffc47a"]))) * rng.uniform(1.2, 4.0)
                photo.blot(picture, rng.uniform(a, b + 1), rng.uniform(top + 8, height), rng.uniform(4, 6), c, rng.uniform(.25, .7), .1, True)
    picture = develop.gauss(picture, 5)
    for _ in range(30):
        c = np.array(core.rgb(rng.choice(["#ffb45e", "#ffd9a0", "#ff6a4c", "#ffe9cf"]))) * rng.uniform(1.2, 3.6)
        photo.blot(picture, rng.random() * width, rng.uniform(.76, 1.0) * height, rng.uniform(9, 13), c, rng.uniform(.2, .6), .2, True)
    return develop.gauss(picture, 1.5).astype(np.float32)


@m.cached
def roasted():
    """Roasted cashew: pale and dry, browned where it touched the pan, no two alike; scraps of skin in its folds, salt and a little red chilli."""
    g = m.Graph("roasted cashew")
    own = g.node("ObjectInfo").outputs["Random"]
    where = g.node("VectorMath", {0: g.coords(1, "Object"), 1: g.node("CombineXYZ", {0: own, 1: g.math("MULTIPLY", own, 3.0)}).outputs[0]}, operation="ADD").outputs[0]
    slow, mid, fine = g.noise(where, 62, 3, .55), g.noise(where, 330, 4, .65), g.noise(where, 1500, 3, .6)
    done = g.math("ADD", slow, g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .25), g.span(own, 0, 1, -.16, .13)))
    c = g.ramp(done, [(.34, "#cfad78"), (.47, "#c29659"), (.60, "#a46d35"), (.74, "#6b3c19")])
    c = g.mix(g.span(mid, .60, .74, 0, .45), c, "#74461f")
    folded = g.span(g.node("NewGeometry").outputs["Pointiness"], .490, .455)
    c = g.mix(g.math("MULTIPLY", folded, g.span(mid, .35, .6, .3, .9)), c, "#43210e")
    dusted = g.span(g.noise(where, 95, 2), .50, .66)
    grain, size = (g.node("TexVoronoi", {"Vector": where, "Scale": 1050.0}).outputs[k] for k in ("Distance", "Color"))
    kind = g.node("SeparateRGB", {0: size}).outputs
    speck = g.math("MULTIPLY", g.math("LESS_THAN", grain, g.span(kind[1], 0, 1, .10, .34)), dusted)
    salt, chilli = (g.math("MULTIPLY", speck, g.math(test, kind[0], at)) for test, at in (("GREATER_THAN", .86), ("LESS_THAN", .07)))
    c = g.mix(g.math("MULTIPLY", salt, .75), c, "#d8d0c2")
    c = g.mix(g.math("MULTIPLY", chilli, .8), c, "#7a1f10")
    high = g.math("ADD", g.math("ADD", g.math("MULTIPLY", mid, 1.0), g.math("MULTIPLY", fine, .22)), g.math("MULTIPLY", salt, .7))
    rough = g.math("ADD", g.span(slow, .35, .65, .38, .52), g.math("MULTIPLY", salt, -.1))
    return g.principled(c, rough, g.bump(high, .5, .0006), specular=.40)


def cashew(seed, half, around=56, along=60):
    """Points and faces of a kernel about its middle: bent, thicker at one end, a seam along its back and its belly; half: one that split along the seam."""
    rng = np.random.default_rng(seed)
    bend, fat, twist = rng.uniform(2.3, 3.1), rng.uniform(.84, 1.08), rng.normal(0, .0012)
    core_radius = rng.uniform(.0082, .0098)
    q, t = np.meshgrid(np.linspace(0, 2 * math.pi, around, False), np.linspace(0, 1, along), indexing="ij")
    body = np.sin(math.pi * np.clip(t, .0015, .9985)) ** rng.uniform(.40, .50) * (1.14 - rng.uniform(.22, .42) * t)
    r = .0053 * fat * body
    dents = core.fractal_noise(np.cos(q) * 1.1 + 7 * seed, np.sin(q) * 1.1 + 4.2 * t, 3, seed) - .5
    fine = core.fractal_noise(np.cos(q) * 3 + 3 * seed, np.sin(q) * 3 + 15 * t, 3, seed + 5) - .5
    seam = sum(deep * np.exp(-((np.cos(q) - way) / .010) ** 2) for way, deep in ((1, .05), (-1, .09)))
    r = r * (1 + .30 * dents + .09 * fine - seam)
    far, a = core_radius + r * np.cos(q), (t - .5) * bend
    z = .84 * r * np.sin(q) + twist * (2 * t - 1)
    if half:
        lens = np.clip(1 - (r * np.cos(q) / (.0053 * fat)) ** 2, 0, 1) * np.sin(math.pi * t)
        z = np.where(z < 0, .0009 * lens + .0005 * fine, z)
    points = np.stack([far * np.sin(a), far * np.cos(a) - core_radius, z], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(around), np.arange(along - 1), indexing="ij")
    n = (i + 1) % around
    faces = np.stack([i * along + j, n * along + j, n * along + j + 1, i * along + j + 1], -1).reshape(-1, 4)
    return points - points.mean(0), faces


BOWL = [(0, 0), (.026, 0), (.029, .0014), (.0285, .0048), (.036, .0085), (.050, .0205), (.0580, .0335), (.0612, .0440), (.0632, .0462), (.0630, .0478), (.0606, .0474), (.0588, .0440), (.0555, .0335), (.047, .0212), (.032, .0110), (0, .0085)]
COUNT = 100
BESIDE = ((2, .083, -.022, 130, 6), (10, .104, .004, 20, 180), (5, -.088, .010, 250, -8))  # kind, place, turn, tilt of the nuts on the table
FILL = [(.0545, .0275), (.047, .0310), (.034, .0335), (.018, .0350), (0, .0355)]  # a hidden dome that the uppermost layers lie on
FRAMES = 85  # until all lie still
LARGER = 20.0  # how many times larger the pieces fall than they are: a solver of stiff bodies has no sense for millimetres


@kept
def fall(seeds, count, seed, fill):
    """Where kernels (each of these seeds) come to lie that are poured into the bowl on a hidden dome: rows (kind, matrix), metres about the bowl's foot."""
    kinds = [cashew(*each, 8, 9) for each in seeds]
    rng = np.random.default_rng(seed)
    scene = bpy.context.scene
    made = [core.lathe([(r * LARGER, z * LARGER) for r, z in BOWL], segments=36), core.lathe([(r * LARGER, z * LARGER) for r, z in fill], segments=24)]
    chosen = []
    for k in range(count):
        kind = int(rng.integers(len(kinds)))
        points, faces = kinds[kind]
        x, y = np.clip(rng.normal(0, .024, 2), -.036, .036)
        obj = core.mesh("Falling piece", points * LARGER, faces, None, False, (x * LARGER, y * LARGER, (.048 + .0060 * k) * LARGER), rng.uniform(0, 6.28, 3))
        chosen.append(kind)
        made.append(obj)
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new("Falling")
    world.substeps_per_frame, world.solver_iterations, world.point_cache.frame_end = 7, 14, FRAMES
    scene.gravity = (0, 0, -9.81 * 8)
    for n, obj in enumerate(made):
        world.collection.objects.link(obj)
        body = obj.rigid_body
        body.type = "ACTIVE" if n > 1 else "PASSIVE"
        body.collision_shape = "CONVEX_HULL" if n > 1 else "MESH"
        body.use_margin, body.collision_margin = True, .002
        body.friction, body.restitution, body.linear_damping, body.angular_damping = .38, .02, .10, .30
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    seen = bpy.context.evaluated_depsgraph_get()
    rows = []
    for kind, obj in zip(chosen, made[2:]):
        lies = obj.evaluated_get(seen).matrix_world.copy()
        lies.translation /= LARGER
        rows.append((kind, *np.array(lies).ravel()))
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for obj in made:
        bpy.data.objects.remove(obj)
    return np.array(rows)


SEEDS = [(k + 1, k > 8) for k in range(12)]  # of the kernels; the last ones are halves


def nuts(lying):
    """A stoneware bowl of cashews, whole and split, as they fell; a few beside it."""
    core.lathe(household.rounded(BOWL, 3), photo.glaze("#b9b2a4", .22, .5), segments=200, smooth=60)
    kinds = [cashew(*each) for each in SEEDS]
    objects = [core.mesh("Cashew", *kind, roasted(), True) for kind in kinds]
    for kind, *lies in lying:
        core.instance(objects[int(kind)], [Matrix(np.reshape(lies, (4, 4)).tolist())])
    for kind, x, y, turn, tip in BESIDE:
        low = kinds[kind][0] @ np.array(core.matrix((0, 0, 0), (tip, 0, turn)).to_3x3()).T
        core.instance(objects[kind], [core.matrix((x, y, -float(low[:, 2].min()) - .0001), (tip, 0, turn))])


def lounge():
    """Close over the nuts; the sofa, the lamp and the city are out of focus."""
    lying = fall(SEEDS, COUNT, 6, FILL)
    wood = heartwood.oiled("#1d120c", "#46301f", "#6d4f35", .0044, .30, .6)
    with core.at((0, .14, TOP - .014), 24):
        core.cylinder(.46, .028, (0, 0, 0), wood, .005, 160)
    core.lathe([(.16, 0), (.17, .01), (.05, .03), (.04, .2), (.05, TOP - .03)], m.iron(), (0, .14, 0), 48)
    with core.at((0, 0, TOP)):
        nuts(lying)
    # sofa beside the window, cushions in rust and blue
    grey = photo.paint("#6b6a69", .9)
    for size, at in (((2.0, .82, .24), (1.20, 1.66, .28)), ((2.0, .22, .36), (1.20, 2.02, .50)), ((.19, .82, .34), (.20, 1.66, .36))):
        core.box(size, at, grey, .07, segments=6)
    for x, tone, turn, seed in ((.58, "#8a4527", 9, 3), (1.16, "#3d4b5c", -7, 5)):
        f.cushion((.44, .44), photo.paint(tone, .9), (x, 1.80, .585), (70, 0, turn), 1.0, seed)
    # a low lamp at its end, before the window
    with core.at((-.46, 1.80, -.26)):
        f.bedside(.40, .40, .50, "#4d3628", "round")
        with core.at((0, 0, .50)):
            f.table_lamp("turned", .44, 11, "#efdcb8", 1.0)
    wall, frame = photo.paint("#77736d"), m.plain("#222326", .45)
    for x in (-2.6, -1.2, .2, 1.6, 3.0):
        core.box((.06, .09, 3), (x, 2.75, 1.5), frame, .004)
    core.box((8, .12, .16), (0, 2.75, .08), frame, .004)
    core.box((.1, 8, 3.2), (-2.9, 0, 1.5), wall, 0)
    core.box((.1, 8, 3.2), (2.9, 0, 1.5), wall, 0)
    core.box((8, .1, 3.2), (0, -3.2, 1.5), wall, 0)
    core.box((8, 8, .1), (0, 0, 3.05), wall, 0)
    core.box((8, 8, .1), (0, 0, -.05), photo.paint("#59432f", .5), 0)
    photo.view(dusk_city(), (.1, 6.0, -.62), 9.4, 5.4, 0, .30)
    core.sky_gradient([(-10, "#1c2028"), (0, "#4a5262"), (70, "#3c4a62")], .2)
    core.indoors()
    core.area((0, 2.5, 1.7), (0, .2, .4), (4.5, 2.0), 27, (.70, .81, 1.0))
    core.area((-.95, .05, .95), (0, .02, TOP), (.26, .26), 9, (1, .80, .58))
    core.area((1.1, -1.3, 1.9), (0, 0, TOP), (.8, .8), 11, (1, .88, .74))
    photo.window_gleam((0, 2.5, 1.6), (0, .1, TOP), (4.0, 1.9), (3, 1), .8, "#9fb6dc")
    photo.window_gleam((-.75, -.75, TOP + .42), (0, 0, TOP + .03), (.55, .8), (1, 2), 1.1, "#ffd2a0")
    core.camera((.040, -.610, TOP + .180), (.012, .020, TOP + .066), 80, fstop=3.5, focus=(.0, -.030, TOP + .050))
    return {"size": (1200, 800), "look": photo.look(.105, bloom=.06, contrast=1.04, grain=.006)}


PICTURES = {
    "gallery/kalamassery/lounge": lounge,
}

FINISH = {
    "gallery/kalamassery/lounge": {"glow": (.2, .45), "fade": .12, "grain": .005},
}
