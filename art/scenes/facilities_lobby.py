"""Lobby: the reception counter at arm's length, bell and keys; the key rack behind it out of focus; teak and cream, 50 mm."""
import math
import random


from kit import core, furniture as f, materials as m, photo, props


def key_rack(columns=7, rows=4, cell=.17):
    """Pigeon holes with keys and letters, on the wall plane y = 0, bottom at z = 0."""
    wood, dark = photo.timber("#6b4c36", .4, .5), photo.timber("#3c2a1f", .5)
    w, h = columns * cell, rows * cell
    core.box((w + .08, .02, h + .08), (0, -.01, h / 2), dark, .004)
    for c in range(columns + 1):
        core.box((.014, .15, h), (-w / 2 + c * cell, -.08, h / 2), wood, .003)
    for r in range(rows + 1):
        core.box((w + .05, .155, .014), (0, -.08, r * cell), wood, .003)
    rng = random.Random(4)
    for c in range(columns):
        for r in range(rows):
            x, z = -w / 2 + (c + .5) * cell, (r + .5) * cell
            if rng.random() < .7:
                core.tube([(x, -.150, z + .06), (x, -.158, z + .03)], .004, m.brass(), 8)
                core.extrude_profile([(-.014, 0), (.014, 0), (.018, -.055), (0, -.068), (-.018, -.055)], .004, m.brass(.25), (x, -.162, z + .03), .001, (0, 5 * math.sin(c + 3 * r), 0))
            if rng.random() < .4:
                core.box((.10, .004, .075), (x + .01, -.05, z - .03), m.paper(), 0, (-14, 0, rng.uniform(-7, 7)))


def key(x, y, z, turn, number=True):
    """Room key on a leather-dark fob of brass, lying on the counter."""
    with core.at((x, y, z), turn):
        brass, steel = m.brass(.24, "#c9a052", .5), m.plain("#b9b7b2", .25, 1.0)
        core.extrude_profile([(-.016, -.022), (.016, -.022), (.020, .035), (.0, .050), (-.020, .035)], .005, brass, (0, 0, .006), .0014, (-90, 0, 0))
        ring = [(.013 * math.cos(q), -.052 + .013 * math.sin(q), .004) for q in [2 * math.pi * k / 32 for k in range(32)]]
        core.tube(ring, .0013, steel, 8, True)
        with core.at((.006, -.062, .003), 204):
            bow = [(.0125 * math.cos(q), .012 + .0125 * math.sin(q), 0) for q in [2 * math.pi * k / 28 for k in range(28)]]
            core.tube(bow, .0028, steel, 8, True)
            core.tube([(0, .024, 0), (0, .075, 0)], .0028, steel, 12)
            for k in range(3):
                core.box((.010, .005, .003), (.006, .060 + .007 * k, 0), steel, .0006)


def bell(x, y, z):
    """Counter bell of brass with a press button."""
    with core.at((x, y, z)):
        core.cylinder(.046, .012, (0, 0, .006), photo.timber("#3a281c", .35), .003, 56)
        core.lathe([(.043, .016), (.0435, .018), (.041, .028), (.034, .040), (.022, .048), (.008, .051), (0, .0515), (0, .050), (.021, .0465), (.0328, .039), (.0398, .028), (.042, .018), (.043, .016)],
                   m.brass(.12, "#d0a557", .25), segments=80, smooth=60)
        core.cylinder(.0035, .016, (0, 0, .058), m.brass(.2), .001, 20)
        core.sphere(.0075, (0, 0, .067), m.brass(.14, "#d0a557", .2), 24, (1, 1, .7))


def lobby():
    """Somebody has just rung: bell, two keys, the register with its pen."""
    t = 1.08
    teak = photo.timber("#7a563b", .3, .6)
    core.box((3.4, .78, .05), (.2, .10, t - .025), teak, .008, segments=3)
    core.box((3.3, .7, 1.0), (.2, .12, .5), photo.timber("#6b4a33", .4), .01)
    bell(.085, -.06, t)
    key(-.085, -.135, t, 58)
    key(-.035, .01, t, 15)
    # the register, a pen in its gutter
    with core.at((.31, .13, t), -14):
        f.open_book((0, 0, 0), 0, (.44, .30))
        core.tube([(.03, -.11, .022), (.13, .03, .019)], .0044, m.plain("#1d2226", .25), 12)
    with core.at((-.25, .20, t)):
        core.lathe([(0, 0), (.036, 0), (.05, .03), (.054, .07), (.04, .115), (.024, .14), (.026, .155), (.022, .155), (.02, .14), (.034, .11), (.046, .07), (0, .02)],
                   photo.glaze("#d8d4c9", .3, .6), segments=56)
        rng = random.Random(3)
        for k in range(7):
            a, lean = 2.4 * k, rng.uniform(.02, .08)
            tip = (lean * math.cos(a), lean * math.sin(a), rng.uniform(.26, .36))
            core.tube([(0, 0, .12), (tip[0] * .4, tip[1] * .4, .2), tip], .0022, m.leaf("#5b7a43", .5, .2), 8)
            props.plumeria(.032, 3 + k, tip, (rng.uniform(-40, 40), rng.uniform(-40, 40), 40 * k))
    # behind: back counter, rack, lamp
    wall = photo.paint("#d9d2c3")
    core.box((8, .2, 3.4), (0, 2.05, 1.7), wall, 0)
    with core.at((.05, 1.95, 1.02)):
        key_rack(9, 4)
    core.box((3.6, .45, .85), (0, 1.75, .42), photo.timber("#6b4a33", .4), .01)
    with core.at((-.98, 1.62, .85)):
        f.table_lamp("brass", .58, 9, "#efe2c6", 1.4)
    with core.at((1.12, 1.66, .85)):
        f.table_lamp("brass", .58, 9, "#efe2c6", 1.4)
    core.box((8, 8, .1), (0, 0, -.05), photo.timber("#5a4535", .3), 0)
    core.sky_gradient([(-10, "#4c4a46"), (0, "#8c8c8a"), (70, "#6c7884")], .3)
    core.indoors()
    core.area((-1.9, -.4, 2.0), (0, .05, t), (1.6, 1.6), 44, photo.DAY)
    core.area((1.4, -1.2, 2.4), (.1, .2, t), (1.4, 1.0), 12, (1, .95, .88))
    core.spot((0, 1.2, 2.9), (0, 1.95, 1.3), 60, (1, .88, .72), 90, 1)
    photo.window_gleam((-1.8, -.5, 2.0), (0, 0, t), (1.6, 1.7), (2, 3), 4.5)
    core.camera((.02, -.78, t + .29), (.015, .12, t + .085), 48, fstop=3.2, focus=(.06, -.07, t + .03))
    return {"size": (1200, 800), "look": photo.look(.17, contrast=1.0)}


PICTURES = {
    "facilities/lobby": lobby,
}

FINISH = {
    "facilities/lobby": {"smooth": (2, .022), "glow": (.3, .45), "fade": .15, "soft": .2},
}
