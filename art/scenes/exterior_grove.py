"""Nilavara Grove, Elamakkara: a steel tumbler on the wet boards of the verandah before sunrise; the laterite wall, the lit lantern and the open door soft behind it."""
import numpy as np

from kit import architecture as arch
from kit import core, furniture as f, household as p, photo, surfaces as s, weathered as old
from kit.solid import Batch, point_light
from scenes.gallery_filter_coffee import tumbler


def make_kit():
    """Greyed timber, limewash, dulled brass, a roof of many monsoons."""
    k = arch.Kit(**arch.palette(lit=1.0))
    lying, tile = old.timber("jackwood lying", (1.0, 9, 9)), old.tiles(dark="#211b18", mid="#4a3229", light="#6d4a3b", fresh="#8d5f4a", wet=.7)
    k.materials.update({"tile": tile, "tile~": tile, "stone": old.damp_stone(light="#5c574e"), "deck": wet_boards(), "plank": s.wood("old", "y", .3), "wood": old.timber("jackwood", (9, 9, 1.0)), "beam": lying, "soffit": lying, "step": old.damp_stone(light="#5c574e"),
                        "wall": old.lime(FL, "#cdbf9f", "#a09276", "#6a5743"), "cushion": s.cloth("#2f4643"), "lamp": s.glow("#ffc68a", 6.0), "brass~": s.metal("#7c6034", .4, .6)})
    return k


def haze(camera, target, distance, share, colour="#d5dad6", low=.3, high=1.6):
    """Sheet of mist square to the view: only the camera sees it; it thins out towards the ground between two heights."""
    (x, y), (u, v) = camera[:2], target[:2]
    length = float(np.hypot(u - x, v - y))
    u, v = (u - x) / length, (v - y) / length
    g = s.Graph("haze")
    at = g.world()
    z = g.separate(at)[2]
    drift = g.noise(g.world((.16, .16, .4)), 1, 4, .55)
    fade = g.ramp(g.math("DIVIDE", g.math("SUBTRACT", z, low), high - low, True), (0.0, 0.0), (1.0, 1.0))
    amount = g.math("MULTIPLY", g.math("MULTIPLY", fade, g.ramp(drift, (.25, .65), (.75, 1.25))), share, True)
    tone = g.add("Emission", Color=colour, Strength=.58).outputs[0]
    shader = g.add("MixShader", Fac=amount)
    g.feed(shader.inputs[1], g.add("BsdfTransparent").outputs[0])
    g.feed(shader.inputs[2], tone)
    material = g.done(shader.outputs[0])
    material.cycles.sample_as_light = False
    b = Batch("haze", material)
    cx, cy, w = x + u * distance, y + v * distance, distance * .8
    b.quad((cx + v * w, cy - u * w, -1), (cx - v * w, cy + u * w, -1), (cx - v * w, cy + u * w, 30), (cx + v * w, cy - u * w, 30))
    obj = b.build()
    obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = obj.visible_transmission = False


def laterite_face(x0, x1, z0, z1, openings=(), seed=1, block=(.43, .205), cell=.006, uneven=0.0):
    """Front of a laterite wall at y = 0 as a relief: hand-cut blocks of uneven size, joints washed out by rain, pores and hollows. openings: (x0, x1, z0, z1); uneven: 0 as from one mason's gauge, 1 as they came from the quarry."""
    rng = np.random.default_rng(seed)
    xs, zs = np.arange(x0, x1 + cell, cell), np.arange(z0, z1 + cell, cell)
    x, z = np.meshgrid(xs, zs)
    wide, narrow = core.fractal_noise(x * 5, z * 5, 2, seed) - .5, core.fractal_noise(x * 34, z * 34, 3, seed + 3) - .5
    wx, wz = x + .016 * wide + .010 * narrow, z + uneven * .075 * (core.fractal_noise(x * .9 + 3, z * .5, 2, seed + 2) - .5) + (.014 + .016 * uneven) * (core.fractal_noise(x * 4 + 7, z * 6, 2, seed + 5) - .5) + .010 * (core.fractal_noise(x * 36 + 9, z * 36, 3, seed + 8) - .5)
    rows = int(np.ceil((z1 - z0) / block[1])) + 2
    levels = z0 - .05 + np.concatenate([[0], np.cumsum(block[1] * rng.uniform(.90 - .26 * uneven, 1.10 + .24 * uneven, rows))])
    row = np.clip(np.searchsorted(levels, wz) - 1, 0, rows - 1)
    inside, own, lean = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    for r in range(rows):
        here = row == r
        if not here.any():
            continue
        edges = x0 - .3 - rng.uniform(0, block[0]) + np.concatenate([[0], np.cumsum(block[0] * rng.uniform(.72 - .30 * uneven, 1.22 + .38 * uneven, int((x1 - x0 + 1) / block[0] / (.7 - .28 * uneven)) + 2))])
        k = np.clip(np.searchsorted(edges, wx[here]) - 1, 0, len(edges) - 2)
        half = (edges[k + 1] - edges[k]) / 2, (levels[r + 1] - levels[r]) / 2
        dx, dz = wx[here] - (edges[k + 1] + edges[k]) / 2, wz[here] - (levels[r + 1] + levels[r]) / 2
        round_ = .022
        qx, qz = np.abs(dx) - (half[0] - round_), np.abs(dz) - (half[1] - round_)
        inside[here] = round_ - (np.hypot(np.maximum(qx, 0), np.maximum(qz, 0)) + np.minimum(np.maximum(qx, qz), 0))
        tone, out, a, b = (rng.normal(0, 1, len(edges)) for _ in range(4))
        own[here] = tone[k] * (1 + .15 * uneven)
        inside[here] -= uneven * .007 * np.clip(out[k] * b[k] + .3, -.6, 1.8)
        lean[here] = (.0035 + .006 * uneven) * out[k] + .012 * a[k] * dx + .02 * b[k] * dz
    eaten = .005 + .012 * core.fractal_noise(x * 15, z * 15, 3, seed + 11)
    stone = np.clip((inside - eaten) / .011, 0, 1)
    stone = stone * stone * (3 - 2 * stone)
    pores = np.clip((core.fractal_noise(x * 70, z * 62, 3, seed + 20) - .56) / .14, 0, 1) * np.clip((core.fractal_noise(x * 9, z * 9, 2, seed + 21) - .30) / .2, 0, 1)
    hollow = np.clip((core.fractal_noise(x * 26, z * 21, 3, seed + 22) - .60) / .12, 0, 1)
    high = stone * (lean + .010 * (core.fractal_noise(x * 11, z * 11, 4, seed + 30) - .5) - .006 * pores - .010 * hollow) - (1 - stone) * (.015 + .006 * narrow)
    n, m = x.shape
    index = np.arange(n * m).reshape(n, m)
    keep = np.ones((n - 1, m - 1), bool)
    mx, mz = (x[:-1, :-1] + cell / 2), (z[:-1, :-1] + cell / 2)
    for a, b, c, d in openings:
        keep &= ~((mx > a) & (mx < b) & (mz > c) & (mz < d))
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1)[keep]
    batch = Batch("laterite face", laterite_skin(), True)
    batch.add(np.stack([x, -high, z], -1).reshape(-1, 3), [faces])
    obj = batch.build()
    for name, value in (("own", np.clip(.5 + .22 * own, 0, 1)), ("stone", stone), ("deep", np.clip(pores * .8 + hollow, 0, 1))):
        obj.data.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", value.ravel().astype(np.float32))
    return obj


def laterite_skin():
    """Laterite of that relief: iron-dark and ochre flecks, no block of its neighbour's colour, dust in the joints, damp and green at the foot."""
    g = s.Graph("laterite skin")
    at = g.world()
    own, stone, deep = (g.add("Attribute", {"attribute_name": name}).outputs["Fac"] for name in ("own", "stone", "deep"))
    cloud, mid, fine = g.noise(at, .9, 5, .6), g.noise(at, 22, 6, .7), g.noise(at, 150, 4, .7)
    tone = g.ramp(g.math("ADD", own, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .5)), (.05, "#42241a"), (.4, "#673a29"), (.65, "#7d4f36"), (.95, "#99724f"))
    tone = g.mix(g.math("MULTIPLY", g.ramp(g.noise(at, 48, 5, .7), (.56, 0.0), (.66, 1.0)), .55), tone, "#a5804f")
    tone = g.mix(g.math("MULTIPLY", g.ramp(g.noise(g.world((1, 1, 1.4)), 31, 5, .7), (.57, 0.0), (.68, 1.0)), .6), tone, "#2b1610")
    tone = g.mix(g.math("MULTIPLY", deep, .62), tone, "#1f110c")
    lime = g.mix(g.ramp(mid, (.35, 0.0), (.65, 1.0)), "#5c4a3a", "#83715c")
    tone = g.mix(stone, lime, tone)
    tone = g.mix(.3, tone, g.ramp(fine, (.3, .35), (.68, 1.0)), "MULTIPLY")
    tears = g.noise(g.world((4.5, 4.5, .3)), 1, 6, .66)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.52, 0.0), (.68, 1.0)), .45), tone, "#2a2019")
    foot = g.math("ADD", g.separate(at)[2], g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 2.4, 6, .68), .5), 1.3))
    tone = g.mix(g.math("MULTIPLY", g.ramp(foot, (.55, 1.0), (1.05, 0.0)), .66), tone, "#2b2a1d")
    rough = g.math("ADD", .62, g.math("MULTIPLY", fine, .4))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.22, Normal=g.bump(g.math("ADD", mid, g.math("MULTIPLY", fine, .6)), .55, .006)))


def wet_boards():
    """Boards of a verandah: grey in the middle, rubbed where people walk, dark and shining along the edge that the rain reaches."""
    g = s.Graph("wet boards")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    shift = g.combine(g.math("MULTIPLY", tint, 31.0), 0.0, 0.0)
    grain = g.noise(g.vector("ADD", g.world((34, 2.2, 20)), shift), 1, 6, .62, .5)
    blot, fine = g.noise(at, 2.3, 6, .66), g.noise(at, 90, 3, .6)
    tone = g.ramp(grain, (.28, "#1c140f"), (.52, "#3d2c22"), (.76, "#665142"))
    tone = g.mix(g.math("MULTIPLY", tint, .45), tone, "#2c221c")
    tone = g.mix(g.math("MULTIPLY", g.ramp(blot, (.48, 0.0), (.66, 1.0)), .5), tone, "#736353")
    reach = g.math("ADD", g.math("MULTIPLY", g.separate(at)[1], -1.0), g.math("MULTIPLY", g.math("SUBTRACT", blot, .5), 1.6))
    wet = g.ramp(g.math("SUBTRACT", reach, 1.55), (.0, 0.0), (.55, 1.0))
    tone = g.mix(g.math("MULTIPLY", wet, .62), tone, "#0d0907")
    rough = g.math("SUBTRACT", g.math("ADD", .44, g.math("MULTIPLY", grain, .25)), g.math("MULTIPLY", wet, .42))
    relief = g.math("MULTIPLY", g.math("ADD", grain, g.math("MULTIPLY", fine, .3)), g.math("SUBTRACT", 1.0, g.math("MULTIPLY", wet, .75)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.45, Normal=g.bump(relief, .35, .004)))


FL = .48  # floor of the verandah (m)
DOOR = (-2.2, -.9, FL, FL + 2.12)  # x0, x1, z0, z1
LANTERN = (-2.50, -.42, 1.50)  # its foot
TUMBLER = (-1.10, -2.34, FL + .001)  # on the edge of the boards
EAVE = (-2.95, 2.2)  # y, z


def leaf(kit, wide, high):
    """Panelled door leaf from u = 0 to wide, its face at y = 0: stiles, rails, sunk panels."""
    b = kit["wood"]
    for u in (0, wide - .10):
        b.box((u, 0, 0), (u + .10, .045, high), .005)
    for z, h in ((0, .2), (.86, .16), (high - .12, .12)):
        b.box((.10, .002, z), (wide - .10, .043, z + h), .005)
    for z0, z1 in ((.2, .86), (1.02, high - .12)):
        b.box((.10, .014, z0), (wide - .10, .030, z1), .004, .3)
        b.box((.15, .006, z0 + .05), (wide - .15, .036, z1 - .05), .012, .6)


def bedroom(kit):
    """What the open door shows: limewashed walls, a bed, a lamp on its table, a print, a cupboard; one lamp, so the corners are dark."""
    x0, x1, y0, y1, top = -4.3, 4.3, .36, 4.3, 3.1
    b = kit["wall"]
    b.quad((x0, y1, FL), (x1, y1, FL), (x1, y1, top), (x0, y1, top))
    b.quad((x0, y0, FL), (x0, y1, FL), (x0, y1, top), (x0, y0, top))
    b.quad((x1, y1, FL), (x1, y0, FL), (x1, y0, top), (x1, y1, top))
    kit["soffit"].quad((x0, y0 - .02, top), (x0, y1, top), (x1, y1, top), (x1, y0 - .02, top))
    kit["plank"].quad((x0, y0 - .4, FL + .002), (x1, y0 - .4, FL + .002), (x1, y1, FL + .002), (x0, y1, FL + .002))
    for u in (.55, .60):  # the wall of the next room, which is dark
        b.quad((u, y0 - .02, FL), (u, y1, FL), (u, y1, top), (u, y0 - .02, top))
    for u, z, w, h in ((-3.35, 1.95, .34, .46), (-2.95, 1.72, .26, .2)):
        kit["wood"].box((u, y1 - .03, z), (u + w, y1 - .01, z + h), .006)
        kit["cushion"].box((u + .03, y1 - .034, z + .03), (u + w - .03, y1 - .02, z + h - .03), .002)
    kit["wood"].box((-2.5, y1 - .6, FL), (-1.3, y1 - .02, FL + 1.95), .02, .3)
    for u in (-2.46, -1.88):
        kit["wood"].box((u, y1 - .62, FL + .12), (u + .54, y1 - .59, FL + 1.85), .01, .7)


def front():
    """The villa about its front wall (y = 0): wall, door, boards, posts, the low eave of the roof, one lantern beside the door."""
    kit = make_kit()
    rng = np.random.default_rng(3)
    kit.at()
    x = -7.6
    while x < 2.6:
        wide = rng.uniform(.125, .16)
        kit["deck"].box((x, -2.84 + rng.normal(0, .006), FL - .045), (x + wide - .006, .02, FL + rng.normal(0, .0018)), .006, rng.random())
        x += wide
    kit["stone"].box((-7.7, -2.78, 0), (2.7, .3, FL - .046), .03)
    laterite_face(-7.7, 2.6, FL, 3.7, (DOOR,), 5, uneven=1.0)
    x0, x1, z0, z1 = DOOR
    kit.at(-7.7, .03, 0)
    arch.wall(kit, 10.3, 3.7, [(x0 + 7.7, x1 + 7.7, z0, z1)], .33, "mortar", z0=FL)
    kit.at()
    for x in (-4.6, -1.75, 1.6):
        arch.post(kit, x, -2.6, FL, 2.26, .13)
    kit["beam"].box((-8, -2.68, 2.24), (2.8, -2.52, 2.40), .02)
    arch.hip_roof(kit, -8.6, 3.4, EAVE[0], 6.2, EAVE[1], 31, 1.5, seed=3)
    kit.at()
    # door: frame, both leaves open inwards, a worn sill
    for u in (x0, x1 - .11):
        kit["wood"].box((u, -.025, z0), (u + .11, .16, z1), .012, .4)
    kit["wood"].box((x0 - .08, -.04, z1 - .11), (x1 + .08, .16, z1 + .05), .014, .5)
    kit["step"].box((x0 - .03, -.07, z0), (x1 + .03, .34, z0 + .045), .015)
    for u, turn, wide in ((x0 + .10, 168, .60), (x1 - .10, 98, .60)):
        kit.at(u, .20, FL + .05, turn)
        leaf(kit, wide, 1.96)
        kit["brass~"].lathe([(0, 0), (.028, .006), (.030, .02), (.014, .03)], (wide - .05, -.02, .98), 20)
    kit.at()
    bedroom(kit)
    arch.lantern(kit, *LANTERN, .24, .8)
    return kit


def elamakkara():
    """40 mm from the garden, a quarter of an hour before sunrise: the tumbler on the wet boards in focus, the house soft behind it."""
    p.fresh()
    old.few_bounces()
    kit = front()
    old.relay(kit, 6)
    kit.build()
    x, y, z = LANTERN
    point_light((x, y, z + .13), 15, (1, .64, .35), .07)
    point_light((-2.9, 1.7, FL + 1.05), 4.6, (1, .62, .32), .12)
    with core.at((-4.25, 2.9, FL), 90):
        photo.bed(1.5, 2.0, .52, 3, "#3d291d", "#c9c4b8", "#d0ccc2")
    with core.at((-2.9, 1.7, FL)):
        f.bedside(colour="#4a2f1e")
    with core.at((-2.9, 1.7, FL + .52)):
        f.table_lamp("brass", .46, 4, strength=2.2)
    with core.at(TUMBLER):
        tumbler(.082, 3, s.steel(.22))
    soil = Batch("soil", s.matt("#1c1813", .5, name="wet earth"))
    soil.quad((-60, -30, 0), (60, -30, 0), (60, 80, 0), (-60, 80, 0))
    soil.build()
    core.sky_gradient([(-10, "#3c3d3c"), (0, "#767b7a"), (7, "#757c80"), (20, "#77828c"), (45, "#96a4b2"), (90, "#b4c0cc")], .42, clouds=("#5e656c", .6, 2.4))
    eye, az = np.array((-.72, -3.28, .72)), np.radians(25.5)
    aim = eye + (-np.sin(az), np.cos(az), .012)
    core.camera(tuple(eye), tuple(aim), 40, fstop=1.3, focus=(TUMBLER[0], TUMBLER[1], TUMBLER[2] + .06), level=True)
    return {"size": (1200, 800), "look": photo.look(.115, contrast=1.03, saturation=.84, bloom=.09, bloom_threshold=1.3, vignette=.2, texture=.05)}


PICTURES = {"exteriors/elamakkara": elamakkara}

FINISH = {
    "exteriors/elamakkara": {"glow": (.12, .5), "fade": .12, "exposure": .3, "saturation": .95},
}
