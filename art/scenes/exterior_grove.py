"""Nilavara Grove, Elamakkara: a villa's porch at the end of the stepping stones, in the haze of the morning."""
import numpy as np

from kit import architecture as arch
from kit import core, foliage as green, household as p, plants, surfaces as s
from kit import landscape as land
from kit.solid import Batch, area_light, place, point_light, scatter, sun_light, surface


def make_kit():
    """Old laterite, greyed timber, tiles with moss."""
    k = arch.Kit(**arch.palette(wall="#ddd3bf", shade="#c2b598", trim_dark="#35241a", trim_light="#6a4d38", lit=1.5, moss=.75, tile_dark="#38251d", tile_light="#674535"))
    k.materials["deck"] = arch.wood("deck", "#4c392b", "#806650", .5, (1.2, 9, 9))
    k.materials["step"] = wet_stone()
    k.materials["laterite"] = old_laterite()
    k.materials["cushion"] = surface("cushion", "#2c4744", "#3c5b57", 30.0, bump=.3, bump_scale=200)
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


def wet_stone():
    """Stepping stone with dew: dark patches that shine, lichen between."""
    g = s.Graph("dewy stone")
    at = g.world()
    n, blot = g.noise(at, 2.2, 5, .6), g.noise(at, 9, 6, .68)
    tone = g.ramp(blot, (.3, "#4a473f"), (.7, "#858073"))
    tone = g.mix(g.math("MULTIPLY", g.ramp(n, (.5, 0.0), (.6, 1.0)), .5), tone, "#3f4a33")
    wet = g.ramp(g.noise(at, 1.4, 3, .5), (.42, 1.0), (.56, 0.0))
    tone = g.mix(g.math("MULTIPLY", wet, .6), tone, "#25231f")
    return g.done(g.principled(Base_Color=tone, Roughness=g.math("SUBTRACT", .62, g.math("MULTIPLY", wet, .45)), Specular=.5, Normal=g.bump(blot, .5, .012)))


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


def villa(kit, seed=1, lit=0.45):
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
    arch.window(kit, 2.2, fl + 0.03, 2.4, 2.17, lit, None, panes=(4, 1), sill=False, seed=seed)
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
    """62 mm from under a tree: stones in dappled light, the porch with its lamp, mist behind."""
    p.fresh()
    kit = make_kit()
    kit.at(-.6, 9.0, 0, -20)
    villa(kit, 3)
    kit.at(-.6, 9.0, 0, -20)
    porch, door = kit.world(.2, -1.4, 2.3), kit.world(-2.3, .9, 2.0)
    edge, inner = kit.world(0, -1.6, 2.95), kit.world(0, -.4, .5)
    kit.at()
    rng = np.random.default_rng(4)
    for i in range(17):
        t = i / 15.5
        x, y = 2.75 - 3.45 * t + .75 * np.sin(np.pi * t), -4.9 + 9.2 * t
        a = np.linspace(0, 2 * np.pi, 31)[:-1]
        r = rng.uniform(.44, .54) * (1 + .09 * np.sin(2 * a + rng.uniform(0, 6)) + .06 * np.sin(3 * a + rng.uniform(0, 6)) + .025 * np.sin(7 * a + rng.uniform(0, 6)))
        kit["step"].prism(np.stack([x + rng.normal(0, .05) + r * 1.15 * np.cos(a), y + r * .62 * np.sin(a)], -1), .10, "z", -.045 + rng.normal(0, .008), .5)
    kit["laterite"].box((3.0, 3.7, 0), (3.5, 4.2, .38), .04)
    kit["tile~"].lathe([(0, .42), (.14, .42), (.27, .56), (.33, .74), (.31, .84), (.24, .95), (.15, 1.0), (.145, 1.03), (.19, 1.09), (.2, 1.10), (.15, 1.08), (0, .95)], (3.25, 3.95, -.04), 48, .35)
    kit.build()
    point_light(porch, 30, (1, .60, .30), .1)
    point_light(door, 70, (1, .62, .32), .2)
    area_light(edge, inner, (7.0, .8), 52, (1, .64, .36))
    land.ground(-50, 50, -20, 60, -.01, "#23261a", "#3d4029", 1.0, name="soil")
    grass = plants.grass_patch(2.3, 2700, .09, 3, "#1f2816", "#5a6640")
    scatter(grass, [(x, y, 0, 90 * int(rng.integers(4)), 1.0) for x in np.arange(-12, 13, 2.0) for y in np.arange(-6, 13, 2.0)])
    brown = green.veined("#86683a", "#57422a", 6, .25, .5, name="fallen")
    leaf = [green.leaf_mesh(.13, .06, brown, .4, .3, 1.0, .1, seed=k, nu=7, nv=4) for k in range(3)]
    for k in range(150):
        p.copies(leaf[k % 3], [((rng.uniform(-5, 5.5), rng.uniform(-4.5, 5.5), .07), (rng.uniform(-.3, .3), rng.uniform(-.4, .2), rng.uniform(0, 6.28)), rng.uniform(.6, 1.2))], "fallen")
    ban = [plants.plantain(3.6, 5, 10), plants.plantain(2.9, 6, 8)]
    scatter(ban[0], [(-6.8, 6.4, 0, 0, 1.05), (6.6, 9.6, 0, 60, 1.0), (8.4, 13.0, 0, 140, 1.15), (-8.8, 9.4, 0, 40, 1.1)])
    scatter(ban[1], [(-5.6, 3.6, 0, 90, .9), (5.2, 6.6, 0, 200, .85), (7.4, 7.2, 0, 30, 1.0)])
    areca = [plants.areca_palm(7.5, 4, dark="#1a2414", light="#566540"), plants.areca_palm(9.0, 5, dark="#1a2414", light="#566540")]
    scatter(areca[0], [(5.8, 14.4, 0, 90, 1.05), (-8.0, 11.6, 0, 20, .9), (-6.6, 17, 0, 0, 1), (3.2, 19, 0, 60, 1.1)])
    scatter(areca[1], [(7.6, 17.5, 0, 0, 1.1), (.5, 19, 0, 120, 1.15), (-3.5, 20.5, 0, 40, 1.2), (10, 22, 0, 20, 1.2), (-9, 22, 0, 200, 1.1)])
    shrub = plants.shrub(.6, .9, 9, leaves=1700, size=.17, dark="#18200f", light="#4f5d3a", slim=.34, flower="#9c4028", flowers=14, flower_size=.1)
    low = plants.shrub(.55, .6, 4, leaves=2200, size=.08, dark="#161d10", light="#4a5836")
    scatter(shrub, [(-4.4, 4.0, 0, 0, 1), (-5.2, 6.0, 0, 60, .85), (3.6, 6.2, 0, 20, .9), (4.6, 4.4, 0, 100, .8)])
    scatter(low, [(1.3, 5.0, 0, 0, .9), (2.7, 5.5, 0, 100, 1.1), (-2.6, 2.9, 0, 50, .9), (-3.4, 3.3, 0, 0, 1.15), (3.3, 3.4, 0, 200, .8), (-3.6, .6, 0, 20, .9), (4.3, 1.6, 0, 80, 1.0)])
    tree = [plants.tree(11, 5.5, 6, 10000, .28, "#1b2416", "#56633f", .3, None, .5), plants.tree(9, 4.5, 7, 7000, .26, "#1b2416", "#5c6945", .25, None, .5)]
    scatter(tree[0], [(-12, 22, 0, 0, 1.1), (14, 25, 0, 60, 1.15), (2, 30, 0, 20, 1.2), (24, 30, 0, 0, 1.3), (-22, 30, 0, 60, 1.3)])
    scatter(tree[1], [(-8, 28, 0, 100, 1.3), (9, 31, 0, 0, 1.3)])
    thin = plants.tree(10, 5.0, 8, 3600, .27, "#1b2416", "#56633f", .25, None, .45)
    scatter(thin, [(-11.5, -.5, 0, 40, 1.0), (-9.0, -6.0, 0, 150, .9), (-14.5, 4.5, 0, 250, 1.1)])
    camera, target = (3.3, -7.0, 1.3), (-.85, 6.35, 1.72)
    for distance, share in ((7.5, .02), (10.5, .03), (23.5, .30), (29, .34), (37, .45), (48, .5)):
        haze(camera, target, distance, share)
    land.tree_line(56, -60, 60, 9, 12, palms=.4, dark="#2c3526", light="#5b6850", count=44)
    # near the lens
    scatter(plants.shrub(.95, 1.0, 12, leaves=2400, size=.15, dark="#10160b", light="#333f26"), [(3.66, -4.70, .08, 30, 1.0)])
    core.sky_gradient([(-10, "#6a6a5c"), (0, "#d9d9cc"), (12, "#cfd6d6"), (40, "#a9bcc8"), (90, "#86a2b6")], .62)
    sun_light(-95, 33, 6.5, (1, .87, .68), .5)
    core.camera(camera, target, 60, fstop=1.0, focus=target, level=True)
    return {"size": (1200, 800),
            "look": {"key": .138, "contrast": 1.0, "saturation": .77, "vignette": .2, "bloom": .09, "bloom_threshold": 1.3, "highlights": .5}}


PICTURES = {"exteriors/elamakkara": elamakkara}

FINISH = {
    "exteriors/elamakkara": {"exposure": -.35, "balance": (1.0, 1, .97), "contrast": 1.14, "saturation": 1.08, "soft": .2, "smooth": (2, .012), "vignette": .15, "glow": (.1, .5)},
}
