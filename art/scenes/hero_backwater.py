"""The house by the water at daybreak: its lamps still burning, mist behind it, a canoe at the laterite steps, seen from a boat."""
import numpy as np

from kit import architecture as arch
from kit import core, household as p, photo, plants, weathered as old
from kit import landscape as land
from kit.solid import Batch, scatter, surface
from scenes import hero_arrival as home
from scenes.exterior_grove import haze
from scenes.hero_harbour import still_water

BANK = -8.0  # y of the water wall
LAWN = .72  # height of the garden over the water


def bank(kit):
    """Old laterite wall with a stone edge, broken by steps that go down into the water."""
    for x, w, seed in ((-44, 40.2, 21), (.4, 34, 22)):
        kit.at(x, BANK, 0)
        arch.block_wall(kit, w, LAWN - .06, z0=-.6, thick=.4, block=(.44, .25), seed=seed)
    kit.at()
    rng = np.random.default_rng(6)
    for a, b in ((-44, -3.8), (.4, 34)):
        x = a
        while x < b:
            w = rng.uniform(.8, 1.5)
            kit["stone"].box((x, BANK - .08, LAWN - .09 + rng.normal(0, .006)), (min(x + w, b) - .012, BANK + .45, LAWN + .03 + rng.normal(0, .008)), .025, rng.uniform(.2, .8))
            x += w
    for k in range(6):
        kit["stone"].box((-3.8, BANK - .25 - .34 * (3 - k), -.8), (.4, BANK + 2.2, LAWN - .23 * (5 - k)), .025, .35 + .07 * (k % 3))
    for x in (-4.1, .7):
        kit["stone"].box((x - .24, BANK - .12, -.4), (x + .24, BANK + .5, LAWN + .55), .03)
        kit["stone"].box((x - .30, BANK - .18, LAWN + .55), (x + .30, BANK + .56, LAWN + .66), .03)
    arch.paving(kit, -3.2, -.3, BANK + 2.2, -4.6 - 1.2, LAWN + .02, (.64, .46), .02, "path", 5)


def vallam(x, y, deg):
    """Small tarred canoe, an oar laid over its thwarts."""
    land.canoe(x, y, .03, deg, 5.6, ("#100c09", "#33261b"))
    b = Batch("oar", surface("oar", "#4b3826", "#7d6449", 3.0, (8, 8, 1), .6), True)
    b.xf = arch.place(x, y, 0, deg)
    b.tube([(-1.6, .10, .36), (1.2, -.05, .40)], .022, 10)
    b.boxes([(-1.85, .115, .352)], [(.55, .13, .02)], .006)
    b.build()


def garden(eye):
    """Lawn, bushes that hang over the wall, palms that lean to the water, trees in the mist."""
    rng = np.random.default_rng(3)
    land.ground(-70, 70, BANK + .3, 90, LAWN - .02, "#2a2a1a", "#4a4a2f", .9, name="garden")
    lawn = plants.grass_patch(2.3, 2400, .10, 3, "#253018", "#647248")
    scatter(lawn, [(x, y, LAWN, 90 * int(rng.integers(4)), 1.0) for x in np.arange(-26, 26, 2.0) for y in np.arange(BANK + 1.3, -2, 2.0) if not -3.6 < x < .2])
    kinds = [plants.shrub(.75, 1.2, 3, leaves=2800, size=.10, dark="#162010", light="#4a5c38", flower="#9a3a34", flowers=22, flower_size=.09),
             plants.shrub(.7, .8, 4, leaves=2800, size=.07, dark="#182210", light="#56663e"),
             plants.shrub(.8, 1.0, 9, leaves=2600, size=.13, dark="#141e0e", light="#46583a", slim=.36)]
    spots = [[], [], []]
    for x in np.arange(-30, 24, .95):
        if -4.6 < x < 1.2:
            continue
        spots[int(rng.integers(3))].append((x, BANK + .28 + abs(rng.normal(0, .4)), LAWN - .3, rng.uniform(0, 360), rng.uniform(.55, 1.05) * (1.15 if x > 7 or x < -11 else .8)))
    for x in np.arange(-10, 6, 1.0):
        if not -4.4 < x < -.2:
            spots[int(rng.integers(3))].append((x, -3.3 + rng.normal(0, .2), LAWN, rng.uniform(0, 360), rng.uniform(.6, .95)))
    for k, rows in zip(kinds, spots):
        scatter(k, rows)
    reed = plants.reeds(3, dark="#18220f", light="#4c5a2e")
    scatter(reed, [(x, BANK - .5 + rng.normal(0, .2), -.25, rng.uniform(0, 360), rng.uniform(.5, .9)) for x in [*np.arange(-30, -12, 1.3), *np.arange(8, 26, 1.2)]])
    palms = [plants.coconut_palm(h, lean, k, dark="#1b2512", light="#566438") for h, lean, k in ((11, .22, 3), (13, .10, 5), (9, .3, 8))]
    scatter(palms[0], [(15.0, BANK + 2.0, LAWN, -120, 1.0), (-16, BANK + 3, LAWN, 200, 1.0)])
    scatter(palms[1], [(13.5, 3, LAWN, 30, 1.0), (-15, 14, LAWN, 100, 1.1), (5, 19, LAWN, 0, 1.1), (22, 12, LAWN, 60, 1.1)])
    scatter(palms[2], [(18, BANK + 1.6, LAWN, 250, 1.0)])
    ban = plants.plantain(3.2, 5)
    ban.data.materials[0] = plants.leaf("plantain", "#1c2a12", "#566b34")
    scatter(ban, [(-14.5, -1.0, LAWN, 110, 1.05), (-16, .6, LAWN, 20, .9)])
    hedge = plants.shrub(1.5, 2.6, 15, leaves=6000, size=.12, dark="#172010", light="#46553a")
    scatter(hedge, [(x, 6 + .3 * x + rng.normal(0, 1.0), LAWN - .2, 70 * x, rng.uniform(.8, 1.35)) for x in np.arange(-44, -12, 1.8)])
    mango = [plants.tree(12, 6.5, k, 30000, .20, "#18210f", "#4d5b38", .34) for k in (6, 7)]
    scatter(mango[0], [(12, 17, LAWN, 0, 1.05), (-8, 20, LAWN, 60, 1.2), (-22, 8, LAWN, 20, .95), (26, 22, LAWN, 90, 1.3)])
    scatter(mango[1], [(2, 22, LAWN, 200, 1.15), (-16, 22, LAWN, 100, 1.25), (19, 13, LAWN, 40, 1.0), (-31, 4, LAWN, 40, .9)])


def afloat(part=1.0, aside=0.0, up=0.0):
    """All of it, seen from a boat, 58 mm; part: that share of the wide frame's width; aside and up: how far to the right and up, in widths."""
    p.fresh()
    old.few_bounces()
    home.every_sample()
    kit = home.make_kit()
    lime, granite = old.lime(LAWN + home.FLOOR, "#e2dac8", "#b9ae98"), old.damp_stone(ground=.12)
    kit.materials.update({"wall": lime, "wall~": lime, "stone": granite, "stone~": granite})
    kit.stand(0, 0, LAWN)
    kit.base = kit.base @ np.diag([-1.0, 1, 1, 1])  # the plan turned over: the long verandah to the east
    kit.at()
    home.house(kit)
    kit.at()
    home.lamps(kit, .9)
    kit.stand()
    bank(kit)
    old.relay(kit, 5)
    kit.build()
    vallam(-2.2, BANK - 1.6, -4)
    eye, aim = (24.0, -25.0, 1.35), (.0, -2.8, 2.9)
    garden(eye)
    core.mesh("Water", [(-300, -60, 0), (300, -60, 0), (300, BANK + .1, 0), (-300, BANK + .1, 0)], [(0, 1, 2, 3)], still_water())
    near = plants.spray(5, 30, .16, 1.3, "#0d140a", "#25321a")
    scatter(near, [(22.0, -24.0, 2.25, 200, .42), (22.1, -23.9, 2.3, 160, .40)])
    for distance, share in ((38, .05), (40.5, .07), (43, .10), (45.5, .15), (48, .22), (51, .30), (55, .38), (60, .46)):
        haze(eye, aim, distance, share, "#74777d", -2, -1)
    land.tree_line(66, -80, 70, 11, 12, palms=.35, dark="#2b3426", light="#566048", count=54)
    core.sky_gradient([(-10, "#45443f"), (0, "#8a807a"), (6, "#7d7f88"), (18, "#7f8a9c"), (45, "#94a4bb"), (90, "#b0bed4")], .36,
                      glow=(2, -38, "#6b4a30", 36), clouds=("#6d7484", .6, 2.2))
    core.camera(eye, aim, 58 / part, (16, 9), fstop=1.2 / part, focus=(-1.0, -4.0, 2.0), level=True, shift_y=-.07 / part + up, shift_x=aside)


LOOK = photo.look(.118, contrast=1.02, saturation=.80, bloom=.08, bloom_threshold=1.3, vignette=.2, grain=.007)


def backwater():
    """Wide: the house and its garden above, still water with their reflections below."""
    afloat()
    return {"size": (1920, 1080), "look": LOOK}


def backwater_phone():
    """Upright: the porch, the steps and the canoe."""
    afloat(1080 / 1920, -220 / 1080, .06)
    return {"size": (1080, 1440), "look": LOOK}


PICTURES = {"hero/backwater": backwater, "hero/backwater.phone": backwater_phone}

FINISH = {
    "hero/backwater": {"smooth": (1.5, .02), "glow": (.22, .45), "fade": .1, "soft": .25, "saturation": .88, "lights": (1.03, 1, .95)},
    "hero/backwater.phone": {"smooth": (1.5, .02), "glow": (.22, .45), "fade": .1, "soft": .25, "saturation": .88, "lights": (1.03, 1, .95)},
}
