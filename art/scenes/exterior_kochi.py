"""Nilavara Harbour, Fort Kochi: along the ochre front after rain, when the sun comes in level."""
import numpy as np

from kit import architecture as arch
from kit import core, foliage as green, household as p, plants, surfaces as s
from kit import landscape as land
from kit.solid import point_light, scatter, sun_light
from scenes import hero_harbour as harbour


def kochi():
    """Oblique along the quay, 58 mm, low over wet stone: arched door, shutters, leaf shadows."""
    p.fresh()
    kit = harbour.make_kit(.10)
    ochre = harbour.old_ochre()
    green_paint = harbour.weathered("sea green", "#183a31", "#33624f", .5)
    kit.materials.update({"wall": ochre, "wall~": ochre, "shutter": green_paint, "white": harbour.weathered("chalk", "#b5a98f", "#d6cbb3", .85), "paving": harbour.wet_granite(),
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
