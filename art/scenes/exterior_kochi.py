"""Nilavara Harbour, Fort Kochi: along the ochre front after rain, when the sun comes in level."""
import numpy as np

from kit import architecture as arch
from kit import core, cycle, foliage as green, household as p, photo, plants, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import copy_at, scatter, sun_light, surface
from scenes import hero_harbour as harbour
from scenes.exterior_kottayam import chamber


def doorway(kit):
    """Shut panelled door with a fanlight in the middle arch, two worn steps before it (warehouse coordinates)."""
    kit.at(0, .20, 0)
    arch.door(kit, 0, 2.5, 2.86, key="shutter")
    kit["shutter"].box((-1.3, -.03, 2.86), (1.3, .14, 2.98), .012)
    kit["glass"].quad((-1.25, .08, 2.95), (1.25, .08, 2.95), (1.25, .08, 4.2), (-1.25, .08, 4.2))
    for a in np.radians((22, 45, 68, 90, 112, 135, 158)):
        kit["shutter"].beam((.34 * np.cos(a), .06, 2.98 + .34 * np.sin(a)), (1.27 * np.cos(a), .06, 2.98 + 1.2 * np.sin(a)), .035, .035)
    for r in (.36, .82):
        t = np.radians(np.linspace(0, 180, 21))
        for p0, p1 in zip(t, t[1:]):
            kit["shutter"].beam((r * np.cos(p0), .06, 2.98 + r * np.sin(p0)), (r * np.cos(p1), .06, 2.98 + r * np.sin(p1)), .035, .035)
    kit.at()
    kit["step"].box((-1.55, -.95, 0), (1.55, 0, .25), .03, .4)
    kit["step"].box((-1.45, -.52, .2), (1.45, .2, .56), .03, .6)


def kochi():
    """Close along the wall, 45 mm: the shutters are sharp, the bicycle, the arched door and the lamps are not."""
    p.fresh()
    old.few_bounces()
    kit = harbour.make_kit(.10)
    ochre = harbour.old_ochre()
    green_paint = harbour.weathered("sea green", "#17352d", "#35604f", .5)
    pane, tile, granite = harbour.pane(), old.tiles(), old.damp_stone(light="#7d766b")
    kit.materials.update({"wall": ochre, "wall~": ochre, "shutter": green_paint, "shutter~": green_paint, "white": harbour.weathered("chalk", "#b5a98f", "#d6cbb3", .85),
                          "paving": harbour.wet_granite(.04), "step": granite, "stone": granite, "lit": pane, "glass": pane, "tile": tile, "tile~": tile, "lamp": s.glow("#ffc890", 5.0),
                          "room": old.lime(.35, "#8d7a58", "#6c5b40", "#4b3d2e", "distemper"), "oxide": s.matt("#3a1d15", .35, name="floor"), "shade~": s.shade("#e8c897", 1.2), "print": s.matt("#6b614e", .5, name="print"),
                          "book": surface("books", "#2a1712", "#6d5a3c", 2.0, tint=.9, rough=.75, bump=.1), "cloth~": s.cloth("#a89b80", "#8b7f67")})
    kit.stand(0, 7.0, 0, 0)
    harbour.warehouse(kit, lit=(), swing=(150, 128, 168, 172, 140, 160, 120))
    kit.at(-15, 0, 0)
    for u0, u1, fl, lamp, shelf in ((9.2, 12.6, .35, (11.9, 2.6, .95), (9.5, 11.1)), (17.6, 21.0, .35, (19.0, 1.9, .9), None)):
        chamber(kit, u0, u1, 3.6, shelf, 6, lamp, (u1 - 1.1, 1.5, .5, .64), fl, 3.2, .52)
    for u, side, wide, k in ((10.71, -1, .34, 1), (10.71, 1, .26, 2), (19.28, 1, .5, 3)):
        old.curtain(kit, u + side * .6, 1.1, wide, 1.96, side, .26, 5, k)
    doorway(kit)
    kit.stand(38, -3.5, 0, -90)  # the end of the lane: the front of another warehouse
    harbour.warehouse(kit, lit=(), swing=(150, 128, 168, 172, 140, 160, 120))
    kit.stand(0, 7.0, 0, 0)
    arch.paving(kit, -16, 40, -8.2, -.12, .02, (.95, .62), .014, "paving", 8)
    kit["black"].box((-16, -8.2, -.2), (40, 0, -.035), 0)
    harbour.crates(kit, 7.0, -1.3, 2)
    old.relay(kit, 8)
    kit.build()
    cycle.roadster((-3.35, 6.44, .02), .03, .13, .2)
    for x, y, kind, size, r, h in ((2.05, 6.35, "areca", .85, .24, .40), (2.65, 6.45, "fern", .9, .17, .27), (-1.95, 6.50, "rubber", .62, .17, .30), (3.3, 6.5, "croton", .8, .15, .24)):
        green.potted((x, y, .02), kind, s.terracotta("#7d4630", "#4f2d20"), size, int(9 + 2 * x), r, h)
    with core.at((.45, 6.30, .275), 160):
        photo.slippers(s.matt("#2c211a", .7, name="strap"))
    # fallen leaves, wet
    rng = np.random.default_rng(5)
    brown = green.veined("#8a6a30", "#5c4420", 6, .2, .5, name="fallen")
    leaf = [green.leaf_mesh(.11, .05, brown, .3, .25, 1.0, .1, seed=k, nu=7, nv=4) for k in range(3)]
    for k in range(170):
        x, y = rng.uniform(-9, 10), 6.9 - abs(rng.normal(0, 2.6))
        p.copies(leaf[k % 3], [((x, y, .028), (rng.uniform(-.2, .2), rng.uniform(-.3, .1), rng.uniform(0, 6.28)), rng.uniform(.6, 1.2))], "fallen")
    # trees beside the picture throw their shadows along the wall
    tree = plants.tree(9, 4.2, 6, 9000, .26, "#1d2716", "#566238", .16, base=.42)
    for spot in ((12.5, 2.4, 0, 40, .8), (19.5, .2, 0, 190, 1.0)):
        copy_at(tree, *spot).visible_camera = False
    tree.hide_render = True
    thin = plants.tree(9, 4.2, 7, 2300, .30, "#1d2716", "#566238", .14, base=.42)
    scatter(thin, [(9.6, 2.5, 2.4, 10, .45), (5.6, 2.6, 2.9, 60, .26)])
    land.sky("golden", .62, azimuth=100, clouds=.8, seed=3.1, sun=(106, 12, "#ffd9a0", 1.6, 26),
             stops=[(-6, "#b29a78"), (0, "#f3dfbc"), (8, "#e8dcc6"), (20, "#b6c3ca"), (45, "#86a4bd"), (90, "#5d80a4")])
    sun_light(113, 17, 6.5, (1, .80, .56), .4)
    core.camera((-8.75, 4.35, 1.58), (-2.7, 7, 1.98), 45, fstop=1.2, focus=(-5.4, 6.9, 1.8), level=True)
    return {"size": (1200, 800), "look": photo.look(.118, contrast=1.03, saturation=.80, bloom=.07, bloom_threshold=1.4, vignette=.2, texture=.10)}


PICTURES = {"exteriors/kochi": kochi}

CROP = {
    "exteriors/kochi": (30, 10, 1170, 780),  # without the pilaster at the left
}

FINISH = {
    "exteriors/kochi": {"glow": (.16, .55), "fade": .12, "saturation": .92},
}
