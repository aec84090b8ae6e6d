"""Nilavara Rubber House, Kottayam: the lamplit verandah and the porch before sunrise, the planter's chair behind the rail."""
import numpy as np

from kit import aged, architecture as arch
from kit import core, furniture as f, masonry, photo, surfaces as s, weathered as old
from kit.solid import Batch, point_light, surface
from scenes.gallery_planters_chair import chair as planters_chair
from scenes.gallery_tulasi import kindi

WARM = (1, .62, .32)


def make_kit(lit=0.8):
    """Dark teak, granite plinth, pale plaster."""
    k = arch.Kit(**arch.palette(wall="#e4d9c3", shade="#cdbfa4", trim_dark="#1d0f08", trim_light="#432616", shutter=("#27150b", "#47291a"),
                                lit=lit, tile_dark="#5e2c1e", tile_light="#8f4a32", moss=0.7))
    k.materials["laterite"] = arch.stone("plinth stone", "#4f4b44", "#7d776c", 0.85, 0.45, 0.7)
    return k


def chamber(kit, u0, u1, depth=3.6, shelf=None, power=0.0, lamp=None, print_at=None, fl=1.5, high=3.1, y0=.36):
    """Room behind the front wall between u0 and u1: dark distemper, boarded dado, ceiling of planks; a lamp with its shade, a wall of books, a print. fl: its floor (m)."""
    top, y1 = fl + high, y0 + depth
    rng = np.random.default_rng(int(u0 * 7))
    b, w = kit["room"], kit["wood"]
    b.quad((u0, y1, fl), (u1, y1, fl), (u1, y1, top), (u0, y1, top))
    b.quad((u0, y0, fl), (u0, y1, fl), (u0, y1, top), (u0, y0, top))
    b.quad((u1, y1, fl), (u1, y0, fl), (u1, y0, top), (u1, y1, top))
    kit["soffit"].quad((u0, y0, top), (u0, y1, top), (u1, y1, top), (u1, y0, top))
    kit["oxide"].quad((u0, y0, fl + .004), (u1, y0, fl + .004), (u1, y1, fl + .004), (u0, y1, fl + .004))
    for u in np.arange(u0 + .01, u1 - .1, .142):
        w.box((u, y1 - .03, fl), (u + .13, y1 - .004, fl + 1.05), .005, rng.random())
    for y in np.arange(y0, y1 - .1, .142):
        w.box((u1 - .03, y, fl), (u1 - .004, y + .13, fl + 1.05), .005, rng.random())
    w.box((u0, y1 - .05, fl + 1.05), (u1, y1, fl + 1.10), .008)
    w.box((u1 - .05, y0, fl + 1.05), (u1, y1, fl + 1.10), .008)
    if shelf:
        a, c = shelf
        for z in (.1, .48, .86, 1.24, 1.62, 2.0):
            w.box((a, y1 - .34, fl + z), (c, y1 - .03, fl + z + .028), .004)
            u = a + .04
            while z < 1.9 and u < c - .06:
                if rng.random() < .06:
                    u += rng.uniform(.06, .2)
                wide, tall = rng.uniform(.018, .05), rng.uniform(.2, .31)
                kit["book"].box((u, y1 - .30 + rng.uniform(0, .05), fl + z + .03), (u + wide, y1 - .05, fl + z + .03 + tall), .003, rng.random())
                u += wide + .002
        for u in (a, (a + c) / 2, c):
            w.box((u - .016, y1 - .35, fl), (u + .016, y1 - .03, fl + 2.03), .004)
    if print_at:
        u, z, wide, tall = print_at
        w.box((u, y1 - .04, fl + z), (u + wide, y1 - .012, fl + z + tall), .008, .2)
        kit["print"].box((u + .04, y1 - .046, fl + z + .04), (u + wide - .04, y1 - .03, fl + z + tall - .04), .002)
    if lamp:
        u, y, z = lamp
        w.box((u - .34, y - .3, fl + z - .04), (u + .34, y + .3, fl + z), .01)
        for du in (-.3, .3):
            w.box((u + du - .025, y - .03, fl), (u + du + .025, y + .03, fl + z), .006)
        kit["brass~"].lathe([(0, 0), (.08, 0), (.07, .02), (.02, .06), (.035, .15), (.012, .26), (.012, .33)], (u, y, fl + z), 18)
        kit["shade~"].lathe([(.19, .30), (.115, .50)], (u, y, fl + z), 28)
        point_light(kit.world(u, y, fl + z + .42), power, WARM, .07)


def hall(kit):
    """Behind the open door: distempered walls over a dado of boards, a clock and a chest at the far corner, prints, a door that stands open on the dark."""
    fl, top, x0, x1, y1 = 1.5, 4.6, -2.2, 1.6, 4.9
    w, b = kit["wood"], kit["room"]
    b.quad((x0, y1, fl), (x1, y1, fl), (x1, y1, top), (x0, y1, top))
    b.quad((x0, .36, fl), (x0, y1, fl), (x0, y1, top), (x0, .36, top))
    for ya, yb, za, zb in ((.36, 3.4, fl, top), (4.25, y1, fl, top), (3.4, 4.25, fl + 2.1, top)):
        b.quad((x1, yb, za), (x1, ya, za), (x1, ya, zb), (x1, yb, zb))
    kit["black"].quad((x1 + .04, 4.25, fl), (x1 + .04, 3.4, fl), (x1 + .04, 3.4, top), (x1 + .04, 4.25, top))
    kit["soffit"].quad((x0, .36, top), (x0, y1, top), (x1, y1, top), (x1, .36, top))
    kit["oxide"].quad((x0, .0, fl + .004), (x1 + 1, .0, fl + .004), (x1 + 1, y1, fl + .004), (x0, y1, fl + .004))
    for y in np.arange(.4, y1 - .1, .142):
        if not 3.2 < y < 4.3:
            w.box((x1 - .03, y, fl), (x1 - .004, y + .13, fl + 1.05), .005, .3 + .4 * ((y * 7) % 1))
    for u in np.arange(x0, x1 - .1, .142):
        w.box((u, y1 - .03, fl), (u + .13, y1 - .004, fl + 1.05), .005, .3 + .4 * ((u * 7) % 1))
    w.box((x0, y1 - .05, fl + 1.05), (x1, y1, fl + 1.1), .008)
    w.box((x1 - .05, .4, fl + 1.05), (x1, 3.28, fl + 1.1), .008)
    for lo, hi in (((x1 - .06, 3.28, fl), (x1 + .03, 3.40, fl + 2.2)), ((x1 - .06, 4.25, fl), (x1 + .03, 4.37, fl + 2.2)), ((x1 - .07, 3.2, fl + 2.1), (x1 + .03, 4.45, fl + 2.24))):
        w.box(lo, hi, .012, .5)
    w.box((x1 - .42, 2.1, fl + .78), (x1 - .04, 3.05, fl + .82), .01, .5)
    for y in (2.14, 2.97):
        w.box((x1 - .40, y, fl), (x1 - .35, y + .05, fl + .78), .006, .4)
        w.box((x1 - .10, y, fl), (x1 - .05, y + .05, fl + .78), .006, .4)
    kit["brass~"].lathe([(0, 0), (.08, 0), (.07, .02), (.02, .06), (.035, .15), (.012, .26), (.012, .33)], (x1 - .22, 2.3, fl + .82), 18)
    kit["shade~"].lathe([(.14, .28), (.085, .43)], (x1 - .22, 2.3, fl + .82), 28)
    for k, (long, z) in enumerate(((.2, 0), (.22, .035), (.17, .065))):
        kit["book"].box((x1 - .34, 2.62 + .02 * k, fl + .822 + z), (x1 - .18, 2.62 + .02 * k + long, fl + .852 + z), .003, .2 + .3 * k)
    for x, y, z, wide, high in ((x1, 2.25, 1.42, .62, .5), (x1, 1.75, 1.5, .3, .38), (x1, 2.95, 1.46, .22, .3)):
        w.box((x - .04, y, fl + z), (x - .012, y + wide, fl + z + high), .008, .2)
        kit["print"].box((x - .046, y + .04, fl + z + .04), (x - .03, y + wide - .04, fl + z + high - .04), .002)
    point_light((-.2, 2.9, 3.9), 4.0, WARM, .1)
    point_light((x1 - .22, 2.3, fl + 1.2), 2.2, WARM, .05)


def bungalow(kit):
    """Single storey under a great hipped roof, x -8.5..8.5, verandah on three sides, plinth 1.5 m."""
    fl, eave, top = 1.5, 4.0, 5.4
    for x, y, w, deg in ((-11.2, 9, 12.2, -90), (11.2, -3.2, 12.2, 90)):
        kit.at(x, y, 0, deg)
        arch.block_wall(kit, w, fl - 0.1, thick=0.35, block=(0.62, 0.34), seed=int(w + 3))
    for x, y, w, deg, seed in ((-11.2, -3.2, 9.0, 0, 3), (2.2, -3.2, 9.0, 0, 4), (-2.2, -3.2, 1.6, -90, 5), (-2.2, -4.8, 4.4, 0, 6)):
        kit.at(x, y, 0, deg)
        masonry.courses(kit, w, (.37, .30, .35, .33), seed, pitch=.018, coping=.145, long=(.40, 1.0) if w > 2 else (.5, .9))
    kit.at()
    kit["stone"].box((-11.1, -3.1, 0), (11.1, 9, fl - .006), 0.025)
    xs = (-7.0, -4.6, -2.2, 2.2, 4.6, 7.0)
    ops = [(x + 8.5 - 0.6, x + 8.5 + 0.6, fl + 0.45, fl + 2.35) for x in xs] + [(7.6, 9.4, fl, fl + 2.5)]
    kit.at(-8.5, 0, 0)
    arch.wall(kit, 17, top, ops, 0.35)
    for k, x in enumerate(xs):
        arch.window(kit, x + 8.5, fl + 0.45, 1.2, 1.9, 0, ("open", "open", "shut", "open", "open", "shut")[k], seed=k, panes=(2, 4), swing=(168, 158, 172, 163, 170, 150)[k])
    arch.door(kit, 8.5, 1.8, 2.5, z=fl, leaves_open=True, lit=0)
    chamber(kit, .5, 2.7, power=2, lamp=(1.5, 1.6, .75))
    chamber(kit, 2.8, 6.2, shelf=(4.2, 6.1), power=7, lamp=(5.4, 1.5, .75))
    chamber(kit, 10.15, 13.4, power=6, lamp=(12.6, 2.4, .78), print_at=(11.6, 1.5, .5, .62))
    chamber(kit, 13.5, 16.2, print_at=(14.4, 1.5, .5, .4))
    kit.at()
    hall(kit)
    kit.at(-8.5, 0, 0)
    for k, (x, side, wide) in enumerate(((-4.6, -1, .30), (-4.6, 1, .22), (2.2, 1, .46), (2.2, -1, .2), (4.6, -1, .5))):
        old.curtain(kit, x + 8.5 + side * .55, fl + .5, wide, 1.78, side, .22, 4, k)
    for x, d, q in ((-8.5, -90, 9.0), (8.5, 90, 0.35)):
        kit.at(x, q, 0, d)
        so = [(u - 0.6, u + 0.6, fl + 0.45, fl + 2.35) for u in (2.0, 4.6, 7.0)]
        arch.wall(kit, 8.65, top, so, 0.35)
        for k, (a, b, _, _) in enumerate(so):
            arch.window(kit, (a + b) / 2, fl + 0.45, 1.2, 1.9, 0, "open", seed=k + 4, swing=168)
    kit.at()
    # one sweeping roof over house and verandahs
    arch.hip_roof(kit, -12.2, 12.2, -4.2, 9.8, eave, 29, 2.2, seed=5)
    for x in (-10.8, -8.4, -6.0, -3.8, -1.6, 1.6, 3.8, 6.0, 8.4, 10.8):
        arch.post(kit, x, -2.9, fl, eave + 0.25, 0.17)
    for side in (-1, 1):
        for y in (-0.4, 2.2, 4.8, 7.4):
            arch.post(kit, side * 10.8, y, fl, eave + 0.25, 0.17, axis="y")
        for a, b in ((-2.9, -0.4), (-0.4, 2.2), (2.2, 4.8), (4.8, 7.4)):
            arch.railing(kit, (side * 10.8, a + 0.1), (side * 10.8, b - 0.1), fl, 0.85, 0.16, turned=False)
    kit["beam"].box((-11.0, -3.0, eave + 0.2), (11.0, -2.8, eave + 0.42), 0.02)
    for a, b in ((-10.8, -8.4), (-8.4, -6.0), (-6.0, -3.8), (-3.8, -1.6), (1.6, 3.8), (3.8, 6.0), (6.0, 8.4), (8.4, 10.8)):
        arch.railing(kit, (a + 0.1, -2.9), (b - 0.1, -2.9), fl, 0.85, 0.16, turned=False)
    # projecting gable over the stairs
    arch.gable_roof(kit, -2.6, 2.6, -5.0, 1.5, eave + 0.55, 38, seed=15, ends=(True, False))
    for x in (-1.6, 1.6):
        kit["wood"].box((x - 0.1, -4.5, eave + 0.3), (x + 0.1, 0, eave + 0.55), 0.02)
        arch.post(kit, x, -4.3, fl, eave + 0.5, 0.2)
    kit["stone"].box((-2.1, -4.7, 0), (2.1, -3.0, fl - .006), 0.03)
    masonry.flight(kit, -1.8, 1.8, -4.8, fl - .004, 7, .34, 8)
    for x in np.arange(-11.0, 11.0, .16):  # boarded ceiling of the verandah
        kit["soffit"].box((x, -2.86, eave + .285 + .004 * np.sin(9 * x)), (x + .152, .0, eave + .31), .004, .5 + .4 * np.sin(31 * x))
    # between the windows: old photographs, a hook with an umbrella, the pipe of the lamps' wire
    for x, z, wide, high, lean in ((-3.62, 3.06, .34, .27, .006), (-3.24, 2.98, .25, .33, -.008), (-3.58, 2.66, .26, .33, .01)):
        kit.at(x, -.012, z, 0)
        kit["wood"].box((0, -.022, 0), (wide, 0, high), .006, .2)
        kit["print"].box((.03, -.028, .03), (wide - .03, -.012, high - .03), .002, .5 + 20 * lean)
    kit.at()
    kit["wood"].box((1.06, -.03, 3.02), (1.42, -.002, 3.10), .006)
    for x in (1.12, 1.24, 1.36):
        kit["brass"].beam((x, -.03, 3.05), (x, -.09, 3.03), .014, .014)
    kit["brolly~"].tube([(1.24, -.085, 3.06), (1.24, -.07, 2.98), (1.25, -.05, 2.9), (1.262, -.045, 2.3)], [.012, .012, .034, .012], 10)
    for x in (-3.4, 3.4):
        kit["brass"].tube([(x + .1, -.012, 4.0), (x + .1, -.012, 3.3), (x + .16, -.012, 2.9)], .009, 6)
    # chimney
    kit["laterite"].box((5.2, 3.0, 6.2), (6.2, 3.9, 9.3), 0.03)
    kit["stone"].box((5.05, 2.85, 9.2), (6.35, 4.05, 9.45), 0.03)
    for x in (-6.4, 6.4, -3.4, 3.4):
        arch.lantern(kit, x, -1.5, 3.2, 0.34, 0.7)
    arch.lantern(kit, 0, -3.4, 3.3, 0.44, 0.8)


def rise(x, y):
    """Height of the ground: level at the house, falling towards the tea."""
    t = np.clip((-y - 5) / 13, 0, 1)
    return -1.7 * t * t * (3 - 2 * t) + .10 * np.sin(x * .5 + 1) * np.sin(y * .4)


def kottayam():
    """62 mm from the drive, from below the plinth: rail, posts, windows, the porch at the right."""
    old.few_bounces()
    kit = make_kit(.7)
    lime, granite, tile, upright, lying = masonry.clouded_lime("house lime", 1.5, "#b9ad90", "#978a6d", "#c3b89d", "#82755a", "#463728", "#6d5a44"), masonry.weathered_granite(), old.tiles(), old.timber("rail timber", (9, 9, 1.0)), old.timber("beam timber", (1.0, 9, 9))
    kit.materials.update({"wall": lime, "wall~": lime, "stone": granite, "stone~": granite, "laterite": granite, "bed": s.matt("#3a342a", .95, name="joints"), "tile": tile, "tile~": tile, "wood": upright, "wood~": upright,
                          "beam": lying, "soffit": lying, "shutter": upright, "lamp": s.glow("#ffc98e", 4.0), "glass": s.pane(reflect=.9), "cloth~": s.cloth("#80735a", "#655a45"),
                          "room": old.lime(1.5, "#8d8467", "#70684f", "#4b3d2e", "distemper"), "oxide": aged.oxide("#43201a", .3), "shade~": s.shade("#e8c897", 1.0), "print": s.matt("#6b614e", .5, name="print"),
                          "book": surface("books", "#2a1712", "#6d5a3c", 2.0, tint=.9, rough=.75, bump=.1), "brolly~": s.matt("#121214", .55, name="umbrella"), "black": s.matt("#0d0b0a", .9, name="unlit room")})
    bungalow(kit)
    old.relay(kit, 2)
    kit.build()
    for x, power in ((-6.4, 1.6), (-3.4, 8), (3.4, 3), (6.4, 1.2)):
        point_light((x, -1.5, 3.15), power, WARM, .08)
    point_light((0, -3.4, 3.25), 11, WARM, .09)
    with core.at((-3.75, -1.35, 1.5), 30):
        planters_chair()
    with core.at((-5.7, -1.0, 1.5), 34):
        f.armchair("#3b251a", "#6b6654", "slats", "#4a3a2a")
    with core.at((-1.27, -4.46, 1.5), 200, 1.7):
        kindi()
    g = Batch("rise", surface("earth", "#20221a", "#3c4029", .9, rough=.95, bump=.6, specular=.1), True)
    xs, ys = np.meshgrid(np.linspace(-60, 60, 100), np.linspace(-40, 60, 90))
    g.grid(np.stack([xs, ys, rise(xs, ys)], -1))
    g.build()
    core.sky_gradient([(-10, "#4d4f52"), (0, "#8d8d90"), (10, "#8b929d"), (35, "#93a3b8"), (90, "#a9bbd2")], .34)
    core.camera((-9.9, -11.2, 1.15), (-2.7, -3.2, 2.92), 61, fstop=1.3, focus=(-3.6, -2.9, 2.4), level=True)
    return {"size": (1200, 800), "look": photo.look(.075, contrast=1.03, saturation=.84, warmth=-.02, bloom=.09, bloom_threshold=1.3, vignette=.2, texture=.12)}


PICTURES = {"exteriors/kottayam": kottayam}

FINISH = {
    "exteriors/kottayam": {"glow": (.16, .5), "fade": .12, "exposure": .25},
}
