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


def super_deluxe():
    """Corner room at night-fall: carved bed, ochre wall, brass lantern, window with green shutters."""
    h = 2.95
    ochre = m.plaster("#d3a45c")
    wall = m.plaster("#f0e4cc")
    i.floor((7, 7), m.athangudi(tile=.25, a="#e9dcc2", b="#2a5a57", c="#8e4b33"))
    i.wall((2.4, 1.4), (-2.4, 1.4), h, ochre)
    i.wall((-2.4, 1.4), (-2.4, -3.5), h, wall, [(1.1, .5, 1.2, 1.9)])
    i.wall((2.4, -3.5), (2.4, 1.4), h, wall)
    i.wall((-2.4, -3.5), (2.4, -3.5), h, wall)
    i.ceiling((5, 5.2), h, location=(0, -1))
    i.beams(6, 5, .8, h, (0, -1), (.09, .13), along="x")
    i.cornice((-2.4, 1.4), (2.4, 1.4), h - .13, m.wood())
    i.skirting((-2.4, 1.4), (2.4, 1.4))
    i.skirting((2.4, -3.5), (2.4, 1.4))
    i.window(1.2, 1.9, 2, 3, "#2c5c4c", location=(-2.5, -.3, .5), turn=90, transom=.5)
    i.shutter(.58, 1.85, location=(-2.36, .32, .52), turn=70)
    i.shutter(.58, 1.85, location=(-2.36, -.92, .52), turn=-60)
    with core.at((.35, 1.28, 0)):
        f.bed(1.7, 2.0, "carved", frame="#4a2a18", cover="#f0e6d2", throw="#2a6a66", cushions=("#b5532f", "#2a6a66"), head=1.2,
              height=.6, runner=.6, throw_stripe="#d9a441", seed=4, cover_stripe=None)
    for s in (-1, 1):
        with core.at((.35 + s * 1.18, 1.1, 0)):
            f.bedside(.45, .4, .54, "#4a2a18")
            with core.at((0, .04, .54)):
                f.table_lamp("turned", .5, 15)
    with core.at((.35 - 1.18, .98, .54)):
        f.book((.13, .19, .02), m.LATERITE, (.1, -.02, 0), 20)
    with core.at((-1.55, -.55, 0), 58):
        f.armchair("#4a2a18", "#e3d3b0", "slats", "#b5532f")
    with core.at((-1.3, -1.35, 0)):
        f.round_table(.28, .48, "#4a2a18", "legs")
        with core.at((-.04, .05, .48)):
            f.oil_lamp(.24)
        with core.at((.11, -.06, .48)):
            f.cup()
    with core.at((2.12, -1.15, 0), -90):
        f.console(1.3, .4, .85, "#4a2a18", 2, False)
        with core.at((.35, 0, .85)):
            f.folded_towels(3, (.34, .24), ("#f6f0e4", "#e2cfa4", "#f6f0e4"))
        with core.at((-.3, 0, 0), 5):
            tea(.85, "#8e4b33")
    with core.at((2.39, -1.15, 1.65), -90):
        f.framed_picture(.72, .9, "kolam", "#4a2a18")
    i.rug((2.0, 1.3), (.2, -1.6, 0), -4, colour="#b5654a", border="#2c3a38", second="#e0c388")
    with core.at((-.2, -.9, h)):
        f.pendant(.24, .75, "lantern", 46)
    core.spot((.35, .1, h - .2), (.35, 1.4, 1.2), 22, angle_deg=110, blend=1)
    core.sky_gradient([(-10, "#3a3138"), (0, "#d99a70"), (12, "#8f7f96"), (30, "#46587f"), (80, "#1d2a48")], .8)
    core.indoors()
    i.view("dusk", (-11, -.5, -3), 26, 10, 90, .6)
    i.palms_outside([(-4.4, .3, -.8), (-4.9, -1.2, -.9)], 11, 2.3)
    i.window_light((-2.9, -.3, 1.4), (0, -.5, .9), (1.2, 1.8), 50, (.72, .8, 1))
    core.area((0, -3.3, 2.4), (0, 0, 1), (3.6, 1), 20, (1, .82, .6))
    core.camera((1.15, -3.3, 1.42), (-.12, .7, 1.06), 23, level=True)
    return {"size": (1200, 800), "look": {"key": .13}}


def standard():
    """Small, spotless single-window room: simple teak bed, writing shelf, hooks; early sun."""
    h = 2.75
    wall = m.plaster("#f5ecda", uneven=.5)
    i.floor((6, 6), m.red_oxide("#8a3a26", .28))
    i.wall((1.55, 1.2), (-1.55, 1.2), h, wall, [(1.8, .9, 1.0, 1.35)])
    i.wall((-1.55, 1.2), (-1.55, -2.9), h, wall)
    i.wall((1.55, -2.9), (1.55, 1.2), h, wall)
    i.wall((-1.55, -2.9), (1.55, -2.9), h, wall)
    # green dado painted on the lower wall, as in old guest houses
    dado = m.plaster("#7fa391", .6, .5)
    core.box((3.1, .006, .95), (0, 1.198, .475), dado, 0)
    core.box((.006, 4.1, .95), (1.548, -.85, .475), dado, 0)
    core.box((.006, 4.1, .95), (-1.548, -.85, .475), dado, 0)
    for a, b in (((-1.55, 1.19), (1.55, 1.19)), ((1.54, -2.9), (1.54, 1.2)), ((-1.54, -2.9), (-1.54, 1.2))):
        (x0, y0), (x1, y1) = a, b
        core.box((abs(x1 - x0) + .01, abs(y1 - y0) + .012, .018), ((x0 + x1) / 2, (y0 + y1) / 2, .955), m.wood("#6b4022"), .004)
    finish.board_ceiling((3.4, 4.4), h, finish.boards("#ece0c8", .8, .2), .15, (0, -.85), "y")
    i.beams(6, 3.3, .72, h, (0, -.75), (.08, .12), along="x")
    i.window(1.0, 1.35, 2, 2, location=(-.75, 1.3, .9), bars=True)
    i.curtain_rod(1.5, (-.75, 1.14, 2.4))
    i.curtain(.28, 1.55, m.drape("#fbf3e0", .55), location=(-1.24, 1.13, .82), seed=4, folds=4)
    i.curtain(.28, 1.55, m.drape("#fbf3e0", .55), location=(-.26, 1.13, .82), seed=5, folds=4)
    with core.at((.82, 1.12, 0)):
        f.bed(1.15, 1.95, "arch", frame="#6b4022", cover="#f5efe3", throw="#5f9184", cushions=("#c9973f",), rows=1, head=1.0,
              height=.5, runner=.5, throw_stripe="#f0e6d2", seed=7)
    with core.at((-.02, .98, 0)):
        f.bedside(.38, .36, .48, "#6b4022")
        with core.at((0, .02, .48)):
            f.table_lamp("stone", .4, 6)
        f.book((.12, .18, .018), m.LATERITE, (.09, -.1, .48), 18)
    # writing shelf under the window with stool
    with core.at((-1.22, -.35, 0), 90):
        f.table((.95, .5), .74, "#6b4022", .028, .045)
        with core.at((-.25, .06, .74)):
            f.vase("brass", .16)
            with core.at((0, 0, .13)):
                f.foliage(7, .26, .035, (10, 55), m.leaf("#3f7a3a"), 3)
        f.open_book((.12, -.06, .74), 8, (.26, .19))
        with core.at((.34, .05, .74)):
            f.cup("#5f9184")
    with core.at((-.72, -.42, 0), -96):
        f.dining_chair("#6b4022", back="slats")
    # a print over the bed, hooks with a towel and a straw hat beside it
    with core.at((.80, 1.19, 1.66)):
        f.framed_picture(.62, .46, "waves", "#6b4022")
    core.box((.44, .022, .07), (.10, 1.178, 1.86), m.wood("#6b4022"), .006)
    for x in (-.04, .24):
        core.tube([(x, 1.16, 1.87), (x, 1.11, 1.85), (x, 1.10, 1.89)], .008, m.brass(), 8)
    i.curtain(.17, .5, m.linen("#f4ead6", creases=.6, stripe="#5f9184", stripe_width=.24), location=(-.04, 1.10, 1.38), seed=9, folds=3, depth=.028)
    straw = m.wicker("#d6b06a")
    with core.at((.25, 1.15, 1.74), (98, 0, 0)):
        core.lathe([(.165, .012), (.17, .004), (.085, 0), (.08, .05), (.062, .085), (0, .095)], straw, segments=48)
        core.lathe([(.0865, .002), (.083, .028), (.0815, .032)], m.linen("#9c3b22"), segments=48)
    with core.at((1.535, -1.1, 1.6), -90):
        f.framed_picture(.45, .6, "palm", "#6b4022")
    i.rug((1.5, .72), (-.12, -.62, 0), 86, colour="#e2d3b0", border="#5f9184", second=m.LATERITE, pattern="stripes")
    core.sky_gradient([(-10, "#b0a080"), (0, "#f6dfb8"), (20, "#d0d6d0"), (70, "#86aac6")], 1.0)
    core.indoors()
    i.view("hills", (-.75, 8, -2.6), 18, 9, 0, 1.0)
    i.plantains_outside([(-1.7, 4.4, -1.2), (.2, 5.0, -1.2)], 4, 2.6)
    core.sun(40, 338, 11, (1, .83, .6), .9)
    i.window_light((-.75, 1.7, 1.6), (-.2, -1.2, .3), (1.0, 1.3), 55)
    core.area((0, -2.75, 2.3), (0, 0, .9), (2.6, 1.0), 30, (1, .93, .82))
    core.camera((-.28, -2.78, 1.42), (.06, .5, .97), 23, level=True)
    return {"size": (1200, 800), "look": {"key": .2}}


PICTURES = {
    "rooms/premium-room": premium_room,
    "rooms/super-deluxe": super_deluxe,
    "rooms/standard": standard,
}
