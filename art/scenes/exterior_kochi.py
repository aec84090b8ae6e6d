"""Nilavara Harbour, Fort Kochi: along the ochre front after rain, when the sun comes in level."""
import numpy as np

from kit import architecture as arch
from kit import core, foliage as green, household as p, plants, surfaces as s
from kit import landscape as land
from kit.solid import point_light, scatter, sun_light
from scenes import hero_harbour as harbour


def old_ochre():
    """Lime wash of many years: earlier coats, rain running from the eaves and sills, a dark damp foot."""
    g = s.Graph("old ochre")
    at = g.world()
    cloud = g.noise(at, .55, 7, .62)
    patch = g.noise(at, 1.1, 8, .70, .7)
    fine = g.noise(at, 46, 4, .6)
    z = g.separate(at)[2]
    tone = g.ramp(cloud, (.30, "#9d7138"), (.52, "#b5894c"), (.74, "#c59e66"))
    worn = g.ramp(patch, (.585, 0.0), (.635, 1.0))
    tone = g.mix(g.math("MULTIPLY", worn, .62), tone, "#d8c7a2")
    bare = g.ramp(g.noise(at, 1.9, 8, .66, .4), (.64, 0.0), (.67, 1.0))
    tone = g.mix(g.math("MULTIPLY", bare, .8), tone, "#8b7862")
    low = g.math("ADD", g.math("MULTIPLY", z, .42), g.math("MULTIPLY", g.math("SUBTRACT", patch, .5), 1.5))
    tone = g.mix(g.math("MULTIPLY", g.ramp(low, (.16, 1.0), (.62, 0.0)), .78), tone, "#5c4a32")
    streak = g.noise(g.world((3.2, 3.2, .13)), 1, 6, .62)
    tone = g.mix(g.math("MULTIPLY", g.ramp(streak, (.52, 0.0), (.68, 1.0)), .52), tone, "#5a4a36")
    tone = g.mix(g.math("MULTIPLY", g.ramp(fine, (.3, 0.0), (.7, 1.0)), .16), tone, "#6d5430")
    height = g.math("ADD", g.math("MULTIPLY", g.noise(at, 3.2, 6, .6, .8), 1.2),
                    g.math("SUBTRACT", g.math("MULTIPLY", fine, .10), g.math("MULTIPLY", bare, .35)))
    return g.done(g.principled(Base_Color=tone, Roughness=.9, Specular=.2, Normal=g.bump(height, .55, .03)))


def weathered(name, dark, light, rough=.6):
    """Paint or stone trim: thin, chalky and dirty in long drips."""
    g = s.Graph(name)
    at = g.world()
    n = g.noise(at, 5, 6, .68)
    drip = g.noise(g.world((9, 9, .5)), 1, 5, .6)
    tone = g.ramp(n, (.3, dark), (.7, light))
    tone = g.mix(g.math("MULTIPLY", g.ramp(drip, (.5, 0.0), (.72, 1.0)), .6), tone, "#3f362a")
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.3, Normal=g.bump(n, .3, .006)))


def wet_granite():
    """Flagstones after a shower: standing water in the hollows, damp elsewhere, dry crowns."""
    g = s.Graph("wet granite")
    at = g.world()
    tint = g.add("Attribute", {"attribute_name": "tint"}).outputs["Fac"]
    slow = g.noise(at, .75, 4, .55)
    grit = g.noise(at, 70, 3, .6)
    blot = g.noise(at, 5, 5, .65)
    pool = g.ramp(g.math("ADD", slow, g.math("MULTIPLY", g.math("SUBTRACT", tint, .5), .12)), (.44, 1.0), (.53, 0.0))
    tone = g.mix(tint, g.ramp(blot, (.3, "#4b453d"), (.7, "#6d655a")), g.ramp(blot, (.3, "#5d554a"), (.7, "#82796b")))
    tone = g.mix(g.math("MULTIPLY", pool, .72), tone, "#1c1915")
    rough = g.math("ADD", .07, g.math("MULTIPLY", g.math("SUBTRACT", 1.0, pool), g.math("ADD", .22, g.math("MULTIPLY", blot, .3))))
    relief = g.math("MULTIPLY", g.math("ADD", grit, g.math("MULTIPLY", blot, 1.6)), g.math("SUBTRACT", 1.0, g.math("MULTIPLY", pool, .93)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.55, Normal=g.bump(relief, .5, .008)))


def kochi():
    """Oblique along the quay, 58 mm, low over wet stone: arched door, shutters, leaf shadows."""
    p.fresh()
    kit = harbour.make_kit(.10)
    ochre = old_ochre()
    green_paint = weathered("sea green", "#183a31", "#33624f", .5)
    kit.materials.update({"wall": ochre, "wall~": ochre, "shutter": green_paint, "white": weathered("chalk", "#b5a98f", "#d6cbb3", .85), "paving": wet_granite(),
                          "lamp": s.glow("#ffc890", 5.0)})
    kit.stand(0, 7.0, 0, 0)
    harbour.warehouse(kit)
    kit.at()
    arch.paving(kit, -16, 40, -8.2, -.12, .02, (.95, .62), .014, "paving", 8)
    kit["black"].box((-16, -8.2, -.2), (40, 0, -.035), 0)
    harbour.crates(kit, 7.0, -1.3, 2)
    # bollard and mooring rope near the lens
    kit.at()
    kit["black~"].lathe([(.24, .02), (.2, .1), (.14, .28), (.15, .4), (.24, .48), (.25, .54), (.18, .62), (0, .65)], (-6.75, -6.1, 0), 40)
    kit.build()
    point_light((.3, 9.4, 2.9), 130, (1, .62, .30), .2)
    for x, y, kind, size, r, h in ((-2.45, 6.5, "rubber", .75, .22, .38), (2.15, 6.45, "areca", .85, .24, .40), (2.75, 6.55, "fern", .9, .17, .27)):
        green.potted((x, y, .02), kind, s.terracotta("#7d4630", "#4f2d20"), size, int(9 + 2 * x), r, h)
    # fallen leaves, wet
    rng = np.random.default_rng(5)
    brown = green.veined("#8a6a30", "#5c4420", 6, .2, .5, name="fallen")
    leaf = [green.leaf_mesh(.11, .05, brown, .3, .25, 1.0, .1, seed=k, nu=7, nv=4) for k in range(3)]
    for k in range(170):
        x, y = rng.uniform(-9, 10), 6.9 - abs(rng.normal(0, 2.6))
        p.copies(leaf[k % 3], [((x, y, .028), (rng.uniform(-.2, .2), rng.uniform(-.3, .1), rng.uniform(0, 6.28)), rng.uniform(.6, 1.2))], "fallen")
    # trees beside the picture throw their shadows along the wall
    tree = plants.tree(9, 4.2, 6, 9000, .26, "#1d2716", "#566238", .16, base=.42)
    scatter(tree, [(12.5, 2.4, 0, 40, .8), (19.5, .2, 0, 190, 1.0)])
    thin = plants.tree(9, 4.2, 7, 2300, .30, "#1d2716", "#566238", .14, base=.42)
    scatter(thin, [(9.6, 2.5, 2.4, 10, .45), (5.6, 2.6, 2.9, 60, .26)])
    palm = plants.coconut_palm(9, .10, 31, dark="#222c16", light="#67713e")
    scatter(palm, [(16.5, 3.6, 0, 60, .8), (27, 9.0, 0, 20, 1.2), (33, 16, 0, 200, 1.3)])
    far = plants.tree(11, 6, 9, 9000, .34, "#27311e", "#66704a", .3)
    scatter(far, [(26, 13, 0, 0, 1.0), (38, 12, 0, 80, 1.1), (48, 22, 0, 30, 1.2)])
    # near, dark and out of focus
    near = plants.spray(4, 24, .17, .9, "#050804", "#0c120a")
    for k in range(len(near.data.materials)):
        near.data.materials[k] = s.matt("#0a0d07", .6, name="dark leaf")
    scatter(near, [(-10.27, .66, 1.22, -50, .42), (-10.30, .62, 1.14, -75, .34)])
    land.sky("golden", .62, azimuth=100, clouds=.8, seed=3.1, sun=(106, 12, "#ffd9a0", 1.6, 26),
             stops=[(-6, "#b29a78"), (0, "#f3dfbc"), (8, "#e8dcc6"), (20, "#b6c3ca"), (45, "#86a4bd"), (90, "#5d80a4")])
    sun_light(113, 15, 9.5, (1, .76, .48), .35)
    core.camera((-11.0, -.4, .84), (.6, 7, 2.18), 56, fstop=1.3, focus=(0, 7, 2), level=True)
    return {"size": (1200, 800),
            "look": {"key": .155, "contrast": 1.04, "saturation": .88, "vignette": .22, "bloom": .08, "bloom_threshold": 1.4, "highlights": .5}}


PICTURES = {"exteriors/kochi": kochi}
