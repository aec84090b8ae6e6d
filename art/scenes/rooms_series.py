"""Premium, Deluxe, Family, Super deluxe and Standard rooms: smaller and plainer step by step."""
import math

from kit import core, finish, furniture as f, interior as i, materials as m


def tea(z, pot="#1f6f6b", cups=2):
    """Small tea tray on a surface at height z."""
    with core.at((0, 0, z)):
        f.tray((.4, .28))
        with core.at((-.08, .02, .013), 200):
            f.teapot(pot, .8)
        for k in range(cups):
            with core.at((.1, .06 - .13 * k, .013)):
                f.cup()


def canopy(width, length, height, cloth):
    """Cotton hung from a four-poster's frame: a ceiling in three sags, a scalloped valance, panels drawn to the posts; head at y = 0."""
    def sag(u, v):
        return ((u - .5) * width, -v * length, height + .035 - .07 * abs(math.sin(3 * math.pi * v)) ** .8 * (1 - .3 * (2 * u - 1) ** 2)
                + .004 * math.sin(46 * u + 5 * v))
    core.grid_surface(sag, None, cloth, steps=(60, 72))

    def valance(span):
        swags = max(2, round(span / .62))

        def hang(u, v):
            drop = .15 + .06 * abs(math.sin(swags * math.pi * u))
            fold = .014 * math.sin(2 * math.pi * swags * 5 * u) * (.3 + .7 * (1 - v))
            return (u - .5) * span, fold, height + .03 - drop * (1 - v)
        return hang
    for y in (.03, -length - .03):
        with core.at((0, y, 0)):
            core.grid_surface(valance(width), None, cloth, steps=(200, 10))
    for s in (-1, 1):
        with core.at((s * (width / 2 + .02), -length / 2, 0), 90):
            core.grid_surface(valance(length), None, cloth, steps=(220, 10))
    tie = m.linen("#c9973f")
    for sx in (-1, 1):
        for y, wide in ((-.10, .26), (-length + .11, .17)):
            def fall(u, v, sx=sx, wide=wide):
                z = .10 + v * (height - .12)
                pinch = 1 - .62 * math.exp(-((z - .98) / .30) ** 2)
                wave = math.sin(2 * math.pi * 4 * u + 1.3 * math.sin(3 * v)) * .030 * (.5 + .5 * pinch)
                return sx * (width / 2 - .005) - sx * .02 + wave * .8, (u - .5) * wide * pinch * 1.1, z
            with core.at((0, y, 0)):
                core.grid_surface(fall, None, cloth, steps=(70, 40))
                core.tube([(sx * (width / 2 - .02) + .045 * math.cos(t), .06 * math.sin(t), .98 + .012 * math.cos(t)) for t in
                           [2 * math.pi * k / 24 for k in range(24)]], .014, tie, 8, True)


def premium_room():
    """Four-poster under a boarded roof, morning light from two windows behind the bed's side, red-oxide floor."""
    h = 3.0
    wall = m.plaster("#f0e7d6")
    i.floor((8, 8), m.red_oxide("#7a2a1c", .285))
    # back wall with two arched-feeling tall windows left and right of the bed; camera from the left
    i.wall((2.7, 1.5), (-2.7, 1.5), h, wall, [(.35, .55, .95, 1.95), (4.1, .55, .95, 1.95)])
    i.wall((2.7, -3.6), (2.7, 1.5), h, wall, [(1.5, .0, 1.5, 2.35)])
    i.wall((-2.7, 1.5), (-2.7, -3.6), h, wall)
    i.wall((-2.7, -3.6), (2.7, -3.6), h, wall)
    finish.board_ceiling((5.6, 5.3), h, finish.boards("#7d5535"), .16, (0, -1.05), "y")
    i.beams(5, 5.5, 1.05, h, (0, -1.05), (.10, .15), along="x")
    for x in (-1.875, 1.875):
        i.window(.95, 1.95, 2, 3, location=(x, 1.6, .55), bars=False, transom=.5)
        for e in (-1, 1):
            i.curtain(.30, 2.3, m.drape("#f7eedc", .55), location=(x + e * .45, 1.42, .35), seed=4 + e, folds=4, depth=.045)
        i.curtain_rod(1.4, (x, 1.4, 2.66))
    i.window(1.5, 2.35, 2, 3, location=(2.8, -1.35, .02), turn=-90)
    i.curtain(.5, 2.6, m.drape("#efe0c0", .5), 5, .07, location=(2.55, -.36, .02), turn=-90, seed=7)
    i.curtain(.5, 2.6, m.drape("#efe0c0", .5), 5, .07, location=(2.55, -2.3, .02), turn=-90, seed=8)
    i.curtain_rod(2.8, (2.54, -1.35, 2.66), 90)
    for a, b in (((-2.7, 1.5), (2.7, 1.5)), ((2.7, -.6), (2.7, 1.5)), ((-2.7, -3.6), (-2.7, 1.5))):
        i.skirting(a, b)
    with core.at((0, 1.36, 0)):
        f.bed(1.8, 2.05, "posts", cover="#f1e9db", throw="#b5532f", cushions=("#1f6f6b", "#e0c388"), height=.66, head=1.25,
              throw_stripe="#e0b25a", runner=.6, seed=2)
        canopy(1.84, 2.08, 1.93, m.drape("#f7f0e2", .4))
    for s in (-1, 1):
        with core.at((s * 1.27, 1.15, 0)):
            f.bedside(.46, .4, .54)
            with core.at((0, .05, .54)):
                f.table_lamp("brass", .5, 10)
            if s > 0:
                f.book((.14, .2, .022), m.TEAL, (-.12, -.1, .54), 12)
            else:
                with core.at((.12, -.1, .54)):
                    f.glass_tumbler()
    i.rug((2.2, 1.4), (.1, -1.75, 0), 3, colour="#d3c09a", border="#7d3322", second="#2a6a66", pattern="diamonds")
    with core.at((1.75, -1.55, 0), -62):
        f.armchair(back="cane", cushion_colour=m.TEAL, seat="#e6d8bd")
    with core.at((1.3, -2.35, 0)):
        f.round_table(.26, .5, foot="legs")
        with core.at((-.02, .0, .5)):
            f.cup()
        f.book((.13, .19, .02), m.LATERITE, (.08, -.1, .5), 40)
    with core.at((-2.42, -.95, 0), 90):
        f.console(1.35, .4, .82, doors=3)
        with core.at((-.4, .04, .82)):
            f.vase("ceramic", .26, "#1f6f6b")
            with core.at((0, 0, .2)):
                f.foliage(9, .42, .05, (10, 60), m.leaf("#3f7a3a"), 4)
        with core.at((.15, -.02, 0), 0):
            tea(.82, "#8e4b33")
        with core.at((.46, 0, .82)):
            f.fruit_bowl(.11)
    with core.at((-2.69, -.95, 1.62), 90):
        f.wall_mirror(.36, "wicker")
    with core.at((2.3, .95, 0)):
        f.plantain_pot(1.55, 7, "clay")
    core.sky_gradient([(-10, "#b89a70"), (0, "#f6e4c0"), (14, "#d3dbd6"), (60, "#86aac6")], .9)
    core.indoors()
    finish.grove((0, 9, -3), 26, 10, 0, .9)
    finish.grove((11, -1, -3), 22, 10, -90, .9)
    i.plantains_outside([(-2.6, 3.9, -.8), (2.9, 4.4, -.8)], 6, 2.6)
    i.palms_outside([(5.4, -.6, -.9), (5.6, -2.6, -1)], 7, 2.2)
    core.sun(26, 78, 11, (1, .85, .64), .9)
    i.window_light((3.1, -1.35, 1.3), (0, -1.2, .8), (1.5, 2.3), 80)
    for x in (-1.875, 1.875):
        i.window_light((x, 1.95, 1.55), (x * .3, -1, .6), (.95, 1.9), 26)
    i.palms_outside([(-1.5, 3.6, -.7), (1.5, 3.7, -.6)], 12, 2.4)
    core.area((-.5, -3.4, 2.5), (0, 0, 1), (4, 1), 38, (1, .90, .76))
    core.camera((-1.35, -3.35, 1.4), (.28, .6, .99), 23, level=True)
    return {"size": (1200, 800), "look": {"key": .17}}


PICTURES = {
    "rooms/premium-room": premium_room,
}
