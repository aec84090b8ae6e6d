"""Nilavara Tulasi, Guruvayoor: along the arcade and the timber galleries at dusk after rain, the lamp tower lit near the lens."""
import math

import numpy as np

from kit import architecture as arch
from kit import core, plants, props, surfaces
from kit import landscape as land
from kit.solid import point_light, scatter, surface
from scenes.exterior_grove import haze
from scenes.hero_harbour import pane, room, wet_granite

WARM = (1, .64, .34)


def damp_plaster():
    """White lime gone grey and green in the rain."""
    g = surfaces.Graph("damp lime")
    at = g.world()
    cloud, fine = g.noise(at, .8, 7, .64), g.noise(at, 40, 3, .6)
    tone = g.ramp(cloud, (.3, "#9d937d"), (.7, "#cfc6b0"))
    tears = g.noise(g.world((4, 4, .2)), 1, 6, .64)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.5, 0.0), (.7, 1.0)), .5), tone, "#4d4a3c")
    return g.done(g.principled(Base_Color=tone, Roughness=.9, Specular=.2, Normal=g.bump(g.math("ADD", cloud, fine), .4, .01)))


def hotel(kit):
    """Front at y 0, x -10..10: arcade below, two floors of timber jali balconies, tiled roof."""
    fl, h1, h2, top = 0.5, 4.2, 7.6, 10.9
    kit.at()
    kit["stone"].box((-10.4, -2.9, 0), (10.4, 10, fl), 0.03)
    xs = np.linspace(-9.6, 9.6, 8)
    mids = (xs[:-1] + xs[1:]) / 2
    for z in (fl, h1, h2):
        ops = [(m + 10 - 0.8, m + 10 + 0.8, z + 0.03, z + 2.5) for m in mids]
        kit.at(-10, 0, 0)
        arch.wall(kit, 20, {fl: h1, h1: h2, h2: top}[z], ops, 0.35, z0=z)
        rng = np.random.default_rng(int(z * 10))
        for k, m in enumerate(mids):
            if z == fl and k == 3:
                arch.door(kit, m + 10, 1.6, 2.47, z=z, leaves_open=True, power=130)
            else:
                arch.window(kit, m + 10, z + 0.04, 1.6, 2.44, rng.choice([0.0, 0.3, 0.42, 0.55]), None, panes=(4, 3), sill=False, seed=k)
    for sx, d, y in ((-10, -90, 10.0), (10, 90, 0.35)):
        kit.at(sx, y, 0, d)
        so = [(u - 0.6, u + 0.6, z + 0.9, z + 2.4) for u in (2.4, 5.0, 7.6) for z in (fl, h1, h2)]
        arch.wall(kit, 9.65, top, so, 0.35)
        for k, (a, b, z0, z1) in enumerate(so):
            arch.window(kit, (a + b) / 2, z0, 1.2, 1.5, 0.4 if k % 3 == 1 else 0, "open", seed=k, swing=168)
    kit.at()
    # arcade: square plaster piers and flat arches
    for x in xs:
        kit["wall"].box((x - 0.26, -2.6, fl), (x + 0.26, -2.08, h1 - 0.35), 0.02)
        kit["wall"].box((x - 0.34, -2.68, fl), (x + 0.34, -2.0, fl + 0.3), 0.02)
        kit["wall"].box((x - 0.34, -2.68, h1 - 1.0), (x + 0.34, -2.0, h1 - 0.85), 0.02)
    for a, b, m in zip(xs, xs[1:], mids):
        arch.arch_fill(kit, m, b - a - 0.52, h1 - 0.95, 0.55, h1 - 0.2, 0.46, "wall", -2.57)
    kit["wall"].box((-10.1, -2.62, h1 - 0.22), (10.1, 0, h1), 0.02)
    kit["stone"].box((-10.2, -2.75, h1), (10.2, 0, h1 + 0.08), 0.02)
    # balconies: timber posts, jali balustrades, jali screens in alternate bays, beams
    for z, zt in ((h1 + 0.08, h2 - 0.1), (h2 + 0.08, top - 0.3)):
        for x in xs:
            arch.post(kit, x, -2.4, z, zt, 0.15)
        kit["beam"].box((-9.8, -2.5, zt - 0.02), (9.8, -2.3, zt + 0.16), 0.02)
        for k, (a, b) in enumerate(zip(xs, xs[1:])):
            arch.jali(kit, a + 0.1, b - 0.1, z + 0.08, z + 0.95, 0.2, 0.05, 0.06, -2.43, "wood", "diamond")
            kit["beam"].box((a, -2.47, z + 0.95), (b, -2.33, z + 1.02), 0.015)
            if (k + (z > h2)) % 3 == 0:
                arch.jali(kit, a + 0.1, b - 0.1, z + 1.04, zt - 0.03, 0.17, 0.05, 0.06, -2.43, "wood", "grid")
            else:
                arch.jali(kit, a + 0.1, b - 0.1, zt - 0.5, zt - 0.03, 0.16, 0.045, 0.05, -2.43, "wood", "diamond")
    kit["beam"].box((-10.1, -2.55, h2 - 0.08), (10.1, 0, h2 + 0.08), 0.02)
    kit["wall"].box((-10.1, 0.0, h2 - 0.1), (10.1, 0.3, h2 + 0.1), 0)
    arch.hip_roof(kit, -11.2, 11.2, -3.5, 11.0, top - 0.15, 30, 1.8, seed=4)
    arch.gable_roof(kit, -2.5, 2.5, -4.3, 2.0, top + 0.05, 40, seed=14, ends=(True, False))
    arch.steps(kit, -2.4, 2.4, -2.9, fl, 3, 0.36)
    for m in mids:
        arch.lantern(kit, m, -1.2, 2.75, 0.3, 0.7)
        arch.lantern(kit, m, -1.3, h1 + 2.3, 0.26, 0.6)
    kit["brass~"].lathe([(0.0, 0.32), (0.05, 0.3), (0.09, 0.2), (0.12, 0.06), (0.17, 0), (0.15, 0.0), (0.1, 0.06), (0, 0.1)], (0, -2.35, 2.85), 18)


def sooty_stone():
    """Granite of the lamp tower: black and shining with the oil of many evenings, paler where the rain runs."""
    g = surfaces.Graph("sooty stone")
    at = g.world()
    blot, fine = g.noise(at, 3.2, 6, .66), g.noise(at, 70, 4, .6)
    tone = g.ramp(blot, (.3, "#191614"), (.72, "#4b453d"))
    tears = g.noise(g.world((9, 9, .9)), 1, 5, .6)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.5, 0.0), (.68, 1.0)), .7), tone, "#0b0908")
    return g.done(g.principled(Base_Color=tone, Roughness=g.ramp(blot, (.3, .22), (.7, .55)), Specular=.5, Normal=g.bump(g.math("ADD", blot, g.math("MULTIPLY", fine, .3)), .5, .012)))


def lamp_tower(x, y, high=6.4, tiers=11, seed=2):
    """Deepastambham: a turned stone column of shallow dishes; two flames out of three still burn on their rims."""
    rng = np.random.default_rng(seed)
    stone = sooty_stone()
    for half, z in ((1.0, .0), (.72, .28), (.5, .54)):
        core.box((2 * half, 2 * half, .3), (x, y, z + .14), stone, .03)
    step = (high - .82) / tiers
    profile = [(.36, .80)]
    for k in range(tiers):
        z, r = .82 + k * step, .56 - .028 * k
        profile += [(r * .40, z + .10 * step), (r * .38, z + .52 * step), (r * .55, z + .68 * step), (r * .95, z + .83 * step), (r, z + .90 * step), (r * .97, z + .94 * step),
                    (r * .85, z + .91 * step), (r * .45, z + .95 * step)]
        count = 13 - k // 3
        for i in range(count):
            if rng.random() < .66:
                a = (i + rng.uniform(-.12, .12)) * 2 * math.pi / count + k
                props.flame(rng.uniform(.055, .085), (x + r * .93 * math.cos(a), y + r * .93 * math.sin(a), z + .92 * step), rng.normal(0, .006, 2), 16)
        if k < 8:
            point_light((x - .75 * r - .25, y + .3 * (-1) ** k, z + step), 4.5, (1, .52, .18), .10)
    core.lathe(profile + [(.10, high), (.13, high + .1), (.05, high + .2), (0, high + .36)], stone, (x, y, 0), 72, 50)


def guruvayoor():
    """42 mm, low over wet stone; the galleries run away to the right."""
    lime = damp_plaster()
    kit = arch.Kit(**arch.palette(lit=.55, trim_dark="#1a0f09", trim_light="#45291a", tile_dark="#2b1c17", tile_light="#57392d", moss=.85), court=wet_granite())
    kit.materials.update({"wall": lime, "wall~": lime, "lamp": surfaces.glow("#ffc890", 9.0), "stone": wet_granite(), "lit": pane(), "glass": pane(),
                          "inside": surface("inside", "#b8ab94", "#d6cbb6", .8, rough=.9)})
    hotel(kit)
    xs = np.linspace(-9.6, 9.6, 8)
    mids = (xs[:-1] + xs[1:]) / 2
    kit.at()
    for k, z in ((0, .5), (2, .5), (5, .5), (0, 4.2), (1, 4.2), (4, 4.2), (2, 7.6)):
        room(kit, mids[k], z, 2.7, 3.2, (.4, -.3, .1)[k % 3])
    kit["black"].box((-10, 9, 0), (10, 9.1, 11), 0)
    arch.paving(kit, -16, 30, -16, -3.0, .03, (.95, .62), .014, "court", 6)
    kit["black"].box((-16, -16, -.2), (30, -2.9, -.03), 0)
    kit.build()
    for k, x in enumerate(mids):
        if k not in (1, 5):
            point_light((x, -1.2, 2.72), 42, WARM, .10)
        if k in (0, 2, 3, 6):
            point_light((x, -1.3, 6.35), 30, WARM, .10)
        if k in (1, 4):
            point_light((x, -1.2, 9.7), 24, WARM, .10)
    lamp_tower(-8.55, -7.75)
    land.ground(-90, 90, -40, 90, -.04, "#2e2a22", "#4a4336", .7)
    peepal = plants.tree(11, 5.5, 7, 9000, .26, "#161f12", "#47542f", .4)
    scatter(peepal, [(27, 1, 0, 0, 1.0), (36, -9, 0, 60, 1.1), (44, 4, 0, 100, 1.2)])
    scatter(plants.coconut_palm(13, .08, 5, dark="#161f12", light="#475232"), [(19, -3, 0, 190, .9), (30, -6, 0, 30, 1.0)])
    eye, aim = (-14, -8.5, .95), (0, -2.27, 3.1)
    for distance, share in ((22, .05), (28, .12), (36, .2), (46, .3)):
        haze(eye, aim, distance, share, "#6d757f", -4, -3)
    land.sky("dusk", .34, azimuth=70, clouds=(.8, "#a3a9b0", "#4b5766"), seed=4.1, cloud_scale=.9, sun=(84, 0, "#d9b898", .5, 16),
             stops=[(-6, "#5a5f68"), (0, "#aaa39b"), (4, "#959ba4"), (12, "#6d8098"), (28, "#48607f"), (90, "#2c4265")])
    core.camera(eye, aim, 42, fstop=.6, focus=(-3.5, -2.6, 2.5), level=True)
    return {"size": (1200, 800),
            "look": {"key": .10, "contrast": 1.03, "saturation": .86, "vignette": .22, "bloom": .10, "bloom_threshold": 1.2, "highlights": .5}}


PICTURES = {"exteriors/guruvayoor": guruvayoor}

FAR = {  # the palms behind the lamp tower
    "exteriors/guruvayoor": (8, (((855, 0), (1200, 0), (1200, 640), (848, 640), (848, 420), (838, 330), (850, 200)),)),
}

FINISH = {
    "exteriors/guruvayoor": {"smooth": (2, .022), "glow": (.2, .5), "fade": .12, "soft": .2, "grain": .011},
}
