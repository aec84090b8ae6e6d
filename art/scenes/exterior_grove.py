"""Nilavara Grove, Elamakkara: a villa's verandah before sunrise in the rain, its lamp still lit; laterite, wet boards, two chairs."""
import numpy as np

from kit import architecture as arch
from kit import core, develop, furniture as f, household as p, photo, surfaces as s, weathered as old
from kit.solid import Batch, point_light
from scenes.gallery_planters_chair import chair as planters_chair


def make_kit():
    """Old laterite, greyed timber, a roof of many monsoons."""
    k = arch.Kit(**arch.palette(lit=1.0))
    upright, lying, tile, granite = old.timber("jackwood", (9, 9, 1.0)), old.timber("jackwood lying", (1.0, 9, 9)), old.tiles(dark="#211b18", mid="#4a3229", light="#6d4a3b", fresh="#8d5f4a", wet=.7), old.damp_stone(light="#5c574e")
    shade = s.matt("#b7a88c", .85, name="old lime")
    k.materials.update({"deck": old.timber("deck", (9, 1.2, 9)), "wood": upright, "wood~": upright, "beam": lying, "soffit": lying, "shutter": upright, "shutter~": upright, "tile": tile,
                        "tile~": tile, "step": granite, "stone": granite, "stone~": granite, "laterite": old_laterite(), "wall": shade, "glass": s.pane(reflect=.8), "cloth": s.cloth("#8f8672"),
                        "cloth~": s.cloth("#b9a98c", "#a2916f"), "cushion": s.cloth("#2f4643"), "lamp": s.glow("#ffc68a", 6.0), "brass~": s.metal("#7c6034", .4, .6),
                        "cane~": s.cloth("#75603f", "#5d4a30")})
    return k


def old_laterite():
    """Pitted blocks gone brown with the years, dark below from the rain that splashes up."""
    g = s.Graph("old laterite")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    n, cloud = g.noise(at, 6, 7, .7), g.noise(at, .8, 5, .6)
    pits = g.ramp(g.voronoi(at, 28)["Distance"], (.10, 0.0), (.38, 1.0))
    tone = g.mix(.5, g.ramp(tint, (0.0, "#4f3226"), (.5, "#6b4735"), (1.0, "#866450")), g.ramp(n, (.3, "#3f261c"), (.52, "#6f4a38"), (.75, "#967a66")))
    tone = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, pits), .5), tone, "#2c1c15")
    foot = g.math("ADD", g.math("MULTIPLY", g.separate(at)[2], .7), g.math("MULTIPLY", g.math("SUBTRACT", cloud, .5), 1.6))
    tone = g.mix(g.math("MULTIPLY", g.ramp(foot, (.35, 1.0), (.9, 0.0)), .6), tone, "#332a20")
    tone = g.mix(g.math("MULTIPLY", g.ramp(cloud, (.5, 0.0), (.7, 1.0)), .35), tone, "#4a463c")
    return g.done(g.principled(Base_Color=tone, Roughness=.9, Specular=.15, Normal=g.bump(g.math("ADD", pits, n), .7, .015)))


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
DOOR, WINDOW = (-1.62, -.22, FL, FL + 2.12), (1.15, 2.35, FL + .78, FL + 2.08)  # x0, x1, z0, z1


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
    """The villa about its front wall (y = 0): wall, door, window, boards, posts, low eave."""
    kit = make_kit()
    kit.materials.update({"deck": wet_boards(), "plank": s.wood("old", "y", .3), "wall": old.lime(FL, "#cdbf9f", "#a09276", "#6a5743")})
    rng = np.random.default_rng(3)
    kit.at()
    kit["stone"].box((-4.9, -2.9, 0), (4.9, .3, FL - .04), .03)
    x = -4.75
    while x < 4.75:
        wide = rng.uniform(.125, .16)
        kit["deck"].box((x, -2.84 + rng.normal(0, .006), FL - .045), (x + wide - .006, .02, FL + rng.normal(0, .0018)), .006, rng.random())
        x += wide
    laterite_face(-4.5, 4.5, FL, 3.4, (DOOR, WINDOW), 5, uneven=1.0)
    kit.at(-4.5, .03, 0)
    arch.wall(kit, 9.0, 3.4, [(a + 4.5, b + 4.5, c, d) for a, b, c, d in (DOOR, WINDOW)], .33, "mortar", z0=FL)
    kit.at(-4.5, 5.0, 0, -90)
    arch.block_wall(kit, 5.0, 3.4, (), .3, (.42, .205), seed=7, z0=FL)
    kit.at()
    # door: frame, both leaves open inwards, a worn sill
    x0, x1, z0, z1 = DOOR
    f_ = kit["wood"]
    for u in (x0, x1 - .11):
        f_.box((u, -.025, z0), (u + .11, .16, z1), .012, .4)
    f_.box((x0 - .08, -.04, z1 - .11), (x1 + .08, .16, z1 + .05), .014, .5)
    kit["step"].box((x0 - .03, -.07, z0), (x1 + .03, .34, z0 + .045), .015)
    for u, turn, wide in ((x0 + .10, 103, .60), (x1 - .10, 98, .60)):
        kit.at(u, .20, FL + .05, turn)
        leaf(kit, wide, 1.96)
        kit["brass~"].lathe([(0, 0), (.028, .006), (.030, .02), (.014, .03)], (wide - .05, -.02, .98), 20)
    kit.at()
    # window: frame and bars, shutters folded back, dark behind
    x0, x1, z0, z1 = WINDOW
    arch.window(kit, (x0 + x1) / 2, z0, x1 - x0, z1 - z0, 0, "open", panes=(5, 1), shutter_key="wood", swing=158)
    kit["stone"].box((x0 - .1, -.08, z0 - .07), (x1 + .1, .2, z0), .014)
    bedroom(kit)
    for x in (-3.6, -.75, 2.5, 4.6):
        arch.post(kit, x, -2.6, FL, 2.92, .14)
    kit["beam"].box((-4.9, -2.69, 2.88), (4.9, -2.51, 3.06), .02)
    arch.hip_roof(kit, -5.6, 5.6, -3.6, 6.2, 2.45, 31, 1.5, seed=3)
    kit.at()
    arch.lantern(kit, .35, -.62, FL + 1.62, .26, .9)
    return kit


def garden_wall():
    """What the lens shows beside the house, out of focus: the garden's wall, its lime washed off by the rain, a coping, a path of slabs."""
    rng = np.random.default_rng(12)
    wall, stone = Batch("garden wall", old.lime(0.0, "#6a6252", "#443f34", "#23221b", name="garden lime")), Batch("path", old.damp_stone(light="#6d685e"), True)
    for k in range(14):
        y = -4 + 1.5 * k
        wall.box((-7.9, y, 0), (-7.62, y + 1.5, 1.72 + rng.normal(0, .012)), .02)
        wall.box((-7.98, y, 1.72), (-7.54, y + 1.49, 1.84 + rng.normal(0, .015)), .03)
    for k in range(40):
        y, x = -4 + .62 * (k // 2), -6.9 + .7 * (k % 2) + rng.normal(0, .04)
        stone.box((x - .31, y + rng.normal(0, .02), -.05), (x + .31, y + .55, .03 + rng.normal(0, .008)), .02)
    for batch in (wall, stone):
        batch.build()


def rain_haze(width=480, height=320, seed=6):
    """Linear picture: a garden before sunrise in rain, as a lens set for the house draws it: pale above, shapes of trees, dark below."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    picture = np.array((.30, .34, .37)) * (1.0 - .30 * v) * np.ones((height, width, 1))
    for depth, strong in ((0, .20), (1, .36), (2, .6)):
        tone = np.array((.105, .125, .12)) * (1.5 - .45 * depth)
        for _ in range(5 + 2 * depth):
            cx, cy = rng.uniform(-.1, 1.1) * width, (.50 + .13 * depth + rng.normal(0, .05)) * height
            for _ in range(90):
                photo.blot(picture, cx + rng.normal(0, 34), cy + rng.normal(0, 26), rng.uniform(7, 17), tone * rng.uniform(.7, 1.3), strong * .3, .05)
        picture[int((.72 + .09 * depth) * height):] += (tone * .8 - picture[int((.72 + .09 * depth) * height):]) * strong
    return develop.gauss(photo.out_of_focus(picture, 7), 3).astype(np.float32)


def elamakkara():
    """60 mm from the garden, at eye level, a quarter of an hour before sunrise: the open door, the chair beside it, the wet boards."""
    p.fresh()
    old.few_bounces()
    kit = front()
    old.relay(kit, 6)
    kit.build()
    point_light((.35, -.62, FL + 1.75), 17, (1, .64, .35), .07)
    point_light((-3.75, 1.5, FL + 1.05), 16, (1, .62, .32), .12)
    with core.at((-4.25, 2.9, FL), 90):
        photo.bed(1.5, 2.0, .52, 3, "#3d291d", "#c9c4b8", "#d0ccc2")
    with core.at((-4.0, 1.6, FL)):
        f.bedside(colour="#4a2f1e")
    with core.at((-4.0, 1.6, FL + .52)):
        f.table_lamp("brass", .46, 4, strength=2.2)
    with core.at((-1.28, -1.25, FL), 34):
        planters_chair()
    with core.at((.92, -.75, FL), -24):
        f.armchair("#3b251a", "#6b6654", "slats", "#5a3a2a")
    soil = Batch("soil", s.matt("#1c1813", .5, name="wet earth"))
    soil.quad((-60, -30, 0), (60, -30, 0), (60, 80, 0), (-60, 80, 0))
    soil.build()
    eye, aim = (4.3, -7.0, 1.5), (-.6, -.6, 1.72)
    garden_wall()
    photo.view(rain_haze(), (-18, 9.5, -2.0), 26, 14, 45, .075)
    core.sky_gradient([(-10, "#3c3d3c"), (0, "#767b7a"), (7, "#757c80"), (20, "#77828c"), (45, "#96a4b2"), (90, "#b4c0cc")], .42, clouds=("#5e656c", .6, 2.4))
    core.camera(eye, aim, 60, fstop=1.6, focus=(-1.0, -1.2, 1.2), level=True)
    return {"size": (1200, 800), "look": photo.look(.088, contrast=1.03, saturation=.84, bloom=.09, bloom_threshold=1.3, vignette=.2, texture=.12)}


PICTURES = {"exteriors/elamakkara": elamakkara}

FINISH = {
    "exteriors/elamakkara": {"glow": (.12, .5), "fade": .12, "exposure": .3, "saturation": .95},
}
