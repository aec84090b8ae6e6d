"""Nilavara Grove, Elamakkara: a villa's porch with its lamp still lit, past wet leaves, before sunrise after a night of rain."""
import numpy as np

from kit import architecture as arch
from kit import core, foliage as green, household as p, photo, plants, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import Batch, area_light, place, point_light, scatter


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


def wet_earth():
    """Swept red earth after rain: grit, water standing in the low places, moss where nobody walks."""
    g = s.Graph("wet earth")
    at = g.world()
    slow, mid, grit = g.noise(at, .55, 4, .55), g.noise(at, 3.4, 6, .66), g.noise(at, 60, 4, .7)
    tone = g.mix(.5, g.ramp(mid, (.3, "#2b1b13"), (.7, "#5a3c2b")), g.ramp(grit, (.3, "#2a1c15"), (.72, "#7a6250")))
    tone = g.mix(g.math("MULTIPLY", g.ramp(g.noise(at, 1.3, 5, .7), (.50, 0.0), (.66, 1.0)), .75), tone, "#2a2f1a")
    pool = g.ramp(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", mid, .5), .16)), (.435, 1.0), (.475, 0.0))
    tone = g.mix(g.math("MULTIPLY", pool, .65), tone, "#150f0b")
    dry = g.math("SUBTRACT", 1.0, pool)
    rough = g.math("ADD", .05, g.math("MULTIPLY", dry, g.math("ADD", .3, g.math("MULTIPLY", mid, .35))))
    relief = g.math("MULTIPLY", g.math("ADD", mid, g.math("MULTIPLY", grit, .45)), g.math("ADD", g.math("MULTIPLY", dry, .97), .02))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5, Normal=g.bump(relief, .8, .02)))


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


def villa(kit, seed=1, lit=26):
    """One-room-deep villa: front at y 0, x -4.5..4.5, laterite walls, sliding doors, deep timber porch."""
    fl, eave = 0.45, 2.75
    kit_at = kit.xf.copy()

    def at(x=0.0, y=0.0, z=0.0, deg=0.0):
        kit.xf = kit_at @ place(x, y, z, deg)

    kit["stone"].box((-4.9, -2.9, 0), (4.9, 5.6, fl), 0.03)
    rng = np.random.default_rng(seed)
    for x in np.arange(-4.7, 4.7, 0.19):
        kit["deck"].box((x, -2.8, fl), (x + 0.18, 0.05, fl + 0.03), 0.005, rng.uniform(0, 1))
    at(-4.5, 0, 0)
    arch.block_wall(kit, 9.0, 3.5, [(1.0, 3.4, fl, fl + 2.2), (5.4, 6.9, fl + 0.75, fl + 2.05)], 0.35, (0.4, 0.2), seed=seed, z0=fl)
    arch.window(kit, 2.8, fl + 0.03, 1.2, 2.17, 0, None, panes=(2, 1), sill=False, seed=seed)
    kit["wood"].box((1.0, .0, fl), (1.07, .14, fl + 2.2), .01)
    kit["wood"].box((1.0, .0, fl + 2.13), (3.4, .14, fl + 2.23), .01)
    old.room(kit, .3, 4.6, fl + .04, 3.4, 3.6, lit, seed, back=.4)
    old.room(kit, 4.8, 8.6, fl + .04, 3.4, 3.2, .4 * lit, seed + 1, back=.4)
    old.curtain(kit, 1.12, fl + .06, .62, 2.06, -1, .24, 6, 2)
    old.curtain(kit, 5.48, fl + .8, .42, 1.24, -1, .22, 4, 5)
    arch.window(kit, 6.15, fl + 0.75, 1.5, 1.3, 0, "open", panes=(3, 2), shutter_key="wood", swing=165)
    for x, d, y in ((-4.5, -90, 5.0), (4.5, 90, 0.35)):
        at(x, y, 0, d)
        arch.block_wall(kit, 4.65, 3.5, [(1.7, 3.0, fl + 0.75, fl + 2.0)], 0.35, (0.4, 0.2), seed=seed + 3, z0=fl)
        arch.window(kit, 2.35, fl + 0.75, 1.3, 1.25, 0, "open", panes=(3, 2), shutter_key="wood", swing=165)
    at()
    for x in (-4.5, -1.5, 1.5, 4.5):
        arch.post(kit, x, -2.6, fl, eave + 0.1, 0.15)
    kit["wood"].box((-4.8, -2.7, eave + 0.06), (4.8, -2.5, eave + 0.26), 0.02)
    arch.hip_roof(kit, -5.6, 5.6, -3.6, 6.2, eave, 31, 1.5, seed=seed)
    at(1.4, -3.0, 0)
    for i in range(3):
        kit["step"].box((-1.0, -0.36 * (i + 1), 0), (1.0, -0.36 * i + 0.1, fl - 0.15 * i - 0.02), 0.02)
    at()
    m = kit.xf
    for x, d in ((-3.4, 12), (-2.2, -14)):
        arch.cane_chair(kit, x, -1.3, fl + 0.03, d)
    kit.xf = m
    # charpoy-like day bed with cushion, hanging lamp
    kit["wood"].box((1.9, -1.3, fl + 0.3), (3.9, -0.4, fl + 0.38), 0.02)
    for x in (1.98, 3.82):
        for y in (-1.25, -0.45):
            kit["wood"].box((x - 0.05, y - 0.05, fl), (x + 0.05, y + 0.05, fl + 0.62), 0.012)
    kit["cloth"].box((1.95, -1.27, fl + 0.38), (3.85, -0.43, fl + 0.52), 0.05)
    kit["cushion"].box((3.35, -1.15, fl + 0.5), (3.8, -0.55, fl + 0.74), 0.1)
    arch.lantern(kit, 0.2, -1.4, 2.15, 0.3, 0.6)
    kit.xf = kit_at


def elamakkara():
    """52 mm from under wet leaves, a quarter of an hour before sunrise: the lamps on the porch, stones in wet earth, trees that are only shapes."""
    p.fresh()
    old.few_bounces()
    eye, aim = (4.1, -5.6, 1.45), (-.75, 6.6, 1.95)
    kit = make_kit()
    kit.at(-.6, 9.0, 0, -20)
    villa(kit, 3)
    kit.at(-.6, 9.0, 0, -20)
    porch, far = kit.world(.2, -1.4, 2.48), kit.world(-3.1, -1.4, 2.45)
    under, deck = kit.world(0, -1.2, 3.0), kit.world(0, -1.0, .5)
    arch.lantern(kit, -3.1, -1.4, 2.15, .28, .6)
    step = kit.world(2.15, -3.0, .44)
    chair = kit.world(-3.4, -1.0, 1.40)
    kit.at()
    rng = np.random.default_rng(4)
    for i in range(17):
        t = i / 15.5
        x, y = 3.3 - 3.6 * t + .75 * np.sin(np.pi * t), -4.9 + 9.2 * t
        a = np.linspace(0, 2 * np.pi, 41)[:-1]
        r = rng.uniform(.40, .52) * (1 + .10 * np.sin(2 * a + rng.uniform(0, 6)) + .07 * np.sin(3 * a + rng.uniform(0, 6)) + .035 * np.sin(7 * a + rng.uniform(0, 6)) + rng.normal(0, .012, 40))
        kit["step"].prism(np.stack([x + rng.normal(0, .07) + r * 1.15 * np.cos(a), y + r * .66 * np.sin(a)], -1), .10, "z", -.052 + rng.normal(0, .009), .5)
    kit["tile~"].lathe([(0, .42), (.14, .42), (.27, .56), (.33, .74), (.31, .84), (.24, .95), (.15, 1.0), (.145, 1.03), (.19, 1.09), (.2, 1.10), (.15, 1.08), (0, .95)], (3.4, 4.6, -.42), 48, .35)
    old.relay(kit, 6)
    kit.build()
    point_light(porch, 20, (1, .60, .29), .09)
    point_light(far, 12, (1, .60, .29), .09)
    area_light(under, deck, (8.0, .5), 5, (1, .62, .32))
    with core.at((step[0], step[1], step[2]), -30):
        photo.slippers(s.matt("#2c211a", .7, name="strap"))
    # ground
    soil = Batch("soil", wet_earth())
    soil.quad((-60, -30, 0), (60, -30, 0), (60, 80, 0), (-60, 80, 0))
    soil.build()
    brown = [green.veined(a, b, 6, .25, .4, name="fallen") for a, b in (("#6b5030", "#40301d"), ("#7d6a34", "#4a3c1e"), ("#4f3a28", "#2c2118"))]
    leaf = [green.leaf_mesh(.12, .055, brown[k % 3], .4, .3, 1.0, .1, seed=k, nu=7, nv=4) for k in range(6)]
    for k in range(900):
        p.copies(leaf[k % 6], [((rng.uniform(-6.5, 7), rng.uniform(-4.5, 6.5), .022), (rng.uniform(-.3, .3), rng.uniform(-.35, .2), rng.uniform(0, 6.28)), rng.uniform(.35, 1.15))], "fallen")
    tuft = [plants.grass_patch(.5, 150, .10, k, "#141b0e", "#48562f") for k in (3, 8)]
    for k in (0, 1):
        spots = []
        for _ in range(420):
            x, y = rng.uniform(-9, 8), rng.uniform(-5, 7.5)
            way = 3.3 - 3.6 * (y + 4.9) / 9.2 * .94 + .6
            if abs(x - way) > rng.uniform(.6, 1.7):
                spots.append((x, y, -.01, rng.uniform(0, 360), rng.uniform(.5, 1.3)))
        scatter(tuft[k], spots)
    # planting
    low = plants.shrub(.6, .75, 4, leaves=3800, size=.065, dark="#10170b", light="#3e4d2d")
    hib = plants.shrub(.75, 1.2, 3, leaves=3800, size=.085, dark="#10180b", light="#3a4b2b", flower="#8c2024", flowers=14, flower_size=.1)
    fern = plants.shrub(.55, .5, 21, leaves=2600, size=.10, dark="#131b0d", light="#46552f", slim=.25)
    scatter(hib, [(-4.6, 4.6, 0, 0, 1), (-5.6, 6.4, 0, 60, .9), (3.8, 6.2, 0, 20, .85), (-7.2, 5.2, 0, 130, 1.1), (5.2, 5.2, 0, 50, 1.0)])
    scatter(low, [(1.5, 5.2, 0, 0, .7), (2.8, 5.6, 0, 100, .95), (-2.6, 3.6, 0, 50, .8), (-3.5, 3.5, 0, 0, 1.1), (4.4, 3.6, 0, 200, .8), (-4.9, 2.6, 0, 20, .9), (-6.2, 3.3, 0, 140, 1.2)])
    scatter(fern, [(.6, 5.0, 0, 30, .6), (2.1, 5.1, 0, 80, .8), (-1.9, 3.3, 0, 10, .7), (-3.0, 2.7, 0, 160, .9), (3.4, 4.3, 0, 70, .8), (-4.2, 1.6, 0, 250, .8)])
    mango = [plants.tree(12, 6.5, k, 30000, .20, "#11180c", "#3c4a2c", .34) for k in (6, 7)]
    scatter(mango[0], [(-14, 22, 0, 0, 1.1), (13, 25, 0, 60, 1.15), (-25, 34, 0, 60, 1.3)])
    scatter(mango[1], [(-6, 29, 0, 100, 1.2), (3, 32, 0, 20, 1.3), (-18, 40, 0, 0, 1.4)])
    scatter(plants.tree(7.5, 3.6, 9, 30000, .13, "#11180c", "#3c4a2c", .2), [(-9.9, 13.7, 0, 40, 1.0), (-13.5, 12.6, 0, 210, .95)])
    hedge = plants.shrub(1.5, 2.6, 15, leaves=6000, size=.12, dark="#10170c", light="#34422a")
    scatter(hedge, [(x, 16 + .1 * x + rng.normal(0, .7), -.2, 70 * x, rng.uniform(.8, 1.3)) for x in np.arange(-24, 4, 1.7)])
    near = plants.shrub(.6, .9, 14, leaves=2600, size=.09, dark="#0b1008", light="#222e19")
    ahead = np.array((aim[0] - eye[0], aim[1] - eye[1])) / np.hypot(aim[0] - eye[0], aim[1] - eye[1])
    scatter(near, [(*(np.array(eye[:2]) + ahead * d + np.array((ahead[1], -ahead[0])) * r), top - .85, 60 * d, 1.0)
                   for d, r, top in ((2.6, -1.15, 1.02), (3.4, -1.1, .84), (2.7, 1.05, 1.16), (3.6, 1.45, 1.0))])
    for distance, share in ((18.2, .24), (26.2, .42), (31, .45), (41, .5)):
        haze(eye, aim, distance, share, "#565c5c", -4, -3)
    core.sky_gradient([(-10, "#3c3d3c"), (0, "#767b7a"), (7, "#757c80"), (20, "#77828c"), (45, "#96a4b2"), (90, "#b4c0cc")], .25, clouds=("#5e656c", .6, 2.4))
    core.camera(eye, aim, 50, fstop=1.3, focus=(-.6, 6.6, 1.9), level=True)
    return {"size": (1200, 800), "look": photo.look(.078, contrast=1.03, saturation=.86, bloom=.09, bloom_threshold=1.3, vignette=.2, texture=.3)}


PICTURES = {"exteriors/elamakkara": elamakkara}

FAR = {  # the trees in the mist
    "exteriors/elamakkara": (8, (
        ((0, 0), (840, 0), (800, 10), (780, 21), (740, 24), (720, 31), (680, 39), (640, 50), (620, 54), (580, 64), (563, 64), (537, 66), (531, 26), (527, 31), (521, 86), (500, 101),
         (460, 125), (420, 150), (400, 162), (381, 178), (360, 186), (320, 198), (300, 208), (280, 214), (260, 224), (220, 238), (200, 248), (160, 264), (120, 280), (80, 296), (28, 318), (24, 330), (20, 345), (0, 345)),
        ((0, 340), (180, 345), (180, 470), (100, 455), (0, 470)),
        ((195, 345), (366, 345), (366, 353), (363, 353), (363, 396), (379, 396), (379, 468), (366, 480), (195, 490)),
    )),
}

FINISH = {
    "exteriors/elamakkara": {"glow": (.12, .5), "fade": .12, "exposure": .45, "saturation": .93, "colours": {(5, 30): (.84, .96)}},
}
