"""Restaurant."""
import math
import random

from kit import cloth, core, finish, furniture as f, interior as i, materials as m


def place_setting(rim="#1f6f6b", napkin="#9c3b22", banana_leaf=False):
    """Plate, cutlery, folded napkin and glass; the guest sits at -Y."""
    if banana_leaf:
        core.grid_surface(lambda u, v: ((u - .5) * .44, (v - .5) * .24 * (1 - .25 * (2 * u - 1) ** 4),
                                        .004 + .004 * math.sin(9 * u) + .006 * (2 * v - 1) ** 2),
                          None, m.leaf("#4f9140", .35, .1), steps=(24, 8))
    f.plate(.135, "#efe7d8", rim)
    with core.at((0, 0, .012)):
        f.plate(.095, "#efe7d8", rim)
    with core.at((-.19, -.01, 0)):
        f.cutlery("fork")
    with core.at((.185, -.01, 0)):
        f.cutlery("knife")
    with core.at((.215, -.01, 0)):
        f.cutlery("spoon")
    # napkin folded to a cone
    obj = core.lathe([(.045, 0), (.036, .05), (.012, .125), (0, .135)], m.linen(napkin, creases=.6), (0, 0, .026), 20)
    obj.scale = (1, .55, 1)
    with core.at((.15, .17, 0)):
        f.glass_tumbler(.034, .16, None, True)


def table_cloth(size, height, colour="#f4ede0", drop=.28, seed=1, band=None):
    """Cloth that fell over a rectangular table (m)."""
    w, d = size
    p = cloth.drape((w + 2 * drop, d + 2 * drop), (int((w + 2 * drop) / .034), int((d + 2 * drop) / .034)),
                    (("box", (0, 0, height - .3), (w / 2 + .012, d / 2 + .012, .3), .03),), (0, 0, height + .03), 0, steps=110, bend=.06,
                    gap=.012, seed=seed)
    cloth.sheet(p, m.linen(colour, creases=.4, stripe=band, stripe_at=(-.0001, 0)), "Tablecloth")


def restaurant():
    """Timber dining hall in the evening: cane chairs, brass lamps, laterite arches to a lit garden."""
    h = 3.7
    wall = m.plaster("#e9dbc2")
    i.floor((12, 14), m.athangudi(tile=.3), (0, 0, 0))
    i.wall((4.2, 3.4), (-4.2, 3.4), h, wall, [(.75, .5, 1.5, 2.1), (3.45, .5, 1.5, 2.1), (6.15, .5, 1.5, 2.1)])
    i.wall((-4.2, 3.4), (-4.2, -6), h, wall)
    i.laterite_wall(9.4, 2.5, .1, location=(-4.12, -6, 0), turn=90)
    core.box((.14, 9.4, .07), (-4.12, -1.3, 2.53), m.wood(), .012)
    i.wall((4.2, -6), (4.2, 3.4), h, wall, [(.9, 0, 1.9, 2.7), (3.6, 0, 1.9, 2.7), (6.3, 0, 1.9, 2.7)])
    i.wall((-4.2, -6), (4.2, -6), h, wall)
    finish.board_ceiling((8.6, 9.6), h, finish.boards("#7a5233"), .2, (0, -1.3), "y")
    i.beams(5, 8.5, 1.9, h, (0, -1.3), (.16, .24), along="x")
    for x in (-2.7, 0, 2.7):
        i.window(1.5, 2.1, 2, 2, location=(x, 3.5, .5), transom=.5, bars=True)
    for y in (-5.95, -3.3, -.6, 2.15):
        with core.at((3.75, y, 0)):
            i.column(h - .15, radius=.11)
    i.skirting((-4.2, 3.4), (4.2, 3.4))
    cover = "#f1e8d8"
    rng = random.Random(5)
    spots = [(-1.3, -3.0, 0, True), (1.4, -2.35, 0, True), (-1.9, .0, 0, False), (1.35, .45, 0, False), (-1.7, 2.35, 0, False),
             (1.5, 2.55, 0, False)]
    for k, (x, y, turn, near) in enumerate(spots):
        with core.at((x, y, 0), turn + rng.uniform(-2, 2)):
            f.table((1.08, .93), .748, apron=True)
            table_cloth((1.17, 1.02), .752, cover, .2, 1 + k % 2)
            runner = cloth.drape((.34, 1.5), (12, 52), (("box", (0, 0, .474), (.61, .53, .3), .035),), (0, 0, .82), 0, steps=90,
                                 gap=.004, seed=4)
            cloth.sheet(runner, m.linen(m.TEAL, threads=240, stripe="#c9973f", stripe_width=.1), "Runner")
            with core.at((0, 0, .778)):
                for s in (-1, 1):
                    with core.at((0, s * .33, 0), 0 if s < 0 else 180):
                        place_setting(banana_leaf=near)
                with core.at((-.32, .02, 0)):
                    f.oil_lamp(.26)
                with core.at((.34, -.02, 0)):
                    f.vase("clay", .11)
                    with core.at((0, 0, .09)):
                        f.flowers(4, .09, "#e59a2e", k)
                if near:
                    with core.at((.12, .02, 0)):
                        f.bowl(.05, "#8a5a2a", material=m.brass())
                    with core.at((-.12, -.02, 0)):
                        f.bowl(.045, "#8a5a2a", material=m.brass())
        for s in (-1, 1):
            with core.at((x + rng.uniform(-.05, .05), y + s * .82, 0), (180 if s < 0 else 0) + rng.uniform(-9, 9)):
                f.dining_chair(seat="#b9873f" if k % 2 else "#9c5a3a")
    for x, y in ((-1.45, -1.5), (1.45, -1.0), (-1.6, 1.6), (1.5, 1.9)):
        with core.at((x, y, h - .2)), finish.without_shadows():
            f.pendant(.33, 1.05, "rattan", 48)
    for y in (-3.6, -1.3, 1.0):
        with core.at((-4.01, y, 1.85), 90):
            f.sconce(16)
    with core.at((-3.55, 2.75, 0)):
        f.plantain_pot(1.9, 8, "brass")
    with core.at((3.1, 2.95, 0)):
        f.potted_palm(1.9, 13, "clay", 4)
    # garden outside, last light
    core.sky_gradient([(-10, "#4a3a34"), (0, "#e59a62"), (8, "#b98a86"), (25, "#5a6a92"), (80, "#22304f")], .9)
    core.indoors()
    finish.dusk_lake((0, 16, -2.9), 30, 12, 0, .62)
    core.box((6, 12, .1), (7.2, -1, -.06), m.stone("#7d7468"), 0)
    finish.dusk_lake((15, -2, -2.9), 40, 12, -90, .62)
    i.palms_outside([(6.2, .4), (6.6, -2.2), (6.9, 2.6)], 4, 2.8)
    i.plantains_outside([(-2.3, 5.4), (2.4, 5.8)], 3, 3.0)
    core.point((6, -1, 1.5), 90, (1, .62, .3), .2)
    core.point((0, 5.6, .6), 60, (1, .62, .3), .2)
    core.area((4.6, -1.2, 1.6), (0, -1.2, 1.0), (6.5, 2.6), 55, (.72, .78, 1.0))
    core.area((0, -5.6, 3.0), (0, 0, 1), (6, 1), 50, (1, .8, .58))
    core.camera((-.15, -5.5, 1.45), (.12, 1.5, 1.36), 25, level=True, fstop=5.6, focus=(0, -1.6, 1))
    return {"size": (1200, 800), "look": {"key": .13, "saturation": 1.03}}


PICTURES = {
    "facilities/restaurant": restaurant,
}
