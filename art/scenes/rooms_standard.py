"""Standard room: a single bed, a barred window over the writing table; white and washed blue, 40 mm."""
from kit import core, develop, furniture as f, interior as i, materials as m, photo

BLUE = "#8499a4"


def standard():
    """Writing table at the window with a letter begun, the bed beside it."""
    h = 2.7
    white, low = photo.paint("#e0ded7"), photo.paint(BLUE)
    wood = photo.timber("#7d5f46", .42)
    i.floor((7, 7), photo.timber("#6f5743", .38, .4))
    i.wall((1.75, 1.6), (-1.9, 1.6), h, white, [(1.72, .92, 1.0, 1.32)])
    core.box((.1, 6, h), (-1.9, -1, h / 2), white, 0)
    core.box((.1, 6, h), (1.78, -1, h / 2), white, 0)
    core.box((6, 6, .1), (0, -1, h + .05), white, 0)
    # painted dado with a rail
    core.box((3.66, .008, .88), (-.07, 1.597, .44), low, 0)
    core.box((.008, 5, .88), (1.726, -.9, .44), low, 0)
    core.box((3.66, .03, .035), (-.07, 1.59, .89), white, .006)
    core.box((.03, 5, .035), (1.72, -.9, .89), white, .006)
    i.window(1.0, 1.32, 2, 1, "#7d5f46", location=(-.47, 1.68, .92), bars=True, transom=.40)
    i.curtain(.30, 1.50, photo.cotton("#d9d4c9", 500, .95, .06), location=(.10, 1.54, .80), seed=4, depth=.04, flare=.03)
    i.curtain(.30, 1.50, photo.cotton("#d9d4c9", 500, .95, .06), location=(-1.04, 1.54, .80), seed=6, depth=.04, flare=.03)
    core.tube([(-1.35, 1.54, 2.33), (.42, 1.54, 2.33)], .010, m.plain("#3a2c22", .5), 10)
    # the table: a book, a letter begun, tea half drunk, a lamp
    with core.at((-.55, 1.22, 0)):
        f.table((1.15, .56), .75, "#7d5f46", .028, .045)
        with core.at((-.06, -.05, .752), 7):
            f.open_book((0, 0, 0), 0, (.30, .21))
        with core.at((.27, -.08, .751), -12):
            for k in range(3):
                core.box((.148, .21, .0008), (.002 * k, .002 * k, .001 + .001 * k), m.paper("#ece9e0"), 0, (0, 0, 2.2 * k))
            for k, w in enumerate((.09, .10, .085, .10, .04)):
                core.grid_surface(lambda x, y: .0042 + 0 * x, (w, .0012), m.plain("#2b3a55", .8), (-.055 + w / 2, .075 - .018 * k, 0), steps=(2, 1))
            core.tube([(.02, -.02, .006), (.085, .09, .010)], .0042, m.plain("#20262c", .3), 10)
        with core.at((.45, .06, .751)):
            photo.cup("#e9e7e1", "#6b3a14", .45, 200)
        with core.at((-.42, .10, .75)):
            f.table_lamp("brass", .44, 4, "#efe6d4", 1.3)
    # bed along the right wall
    with core.at((1.15, 1.50, 0)):
        for s in (-1, 1):
            core.box((.05, .045, .98), (s * .52, .03, .49), wood, .008)
        core.box((1.10, .05, .05), (0, .03, .98), wood, .012)
        for k in range(10):
            core.box((.03, .018, .42), (-.46 + .102 * k, .03, .75), wood, .004)
        photo.bed(1.0, 1.95, .52, 6, "#7d5f46", throw=BLUE, throw_at=.60, rows=1, drop=.24, weave=260)
        photo.bedding(1.0, .80, .555, .2, photo.cotton("#e9e7e2"), 5, .16, .03, False)
    # a towel and a shirt on the pegs
    core.box((.62, .022, .07), (.80, 1.58, 1.64), wood, .006)
    for k in range(4):
        core.cylinder(.011, .07, (.56 + .16 * k, 1.55, 1.65), wood, .004, 14, (72, 0, 0))
    i.curtain(.17, .52, photo.cotton("#e4e1da", 300, .95, .06), location=(.72, 1.52, 1.13), seed=9, folds=3, depth=.026)
    photo.view(develop.gauss(photo.blurred_garden(seed=19, sky=.42, disc=.035), 2), (-.5, 4.6, -.1), 4.6, 3.0, 0, 1.5)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(34, 338, 5.5, (1, .94, .85), 1.1)
    core.area((-.47, 1.52, 1.6), (.1, -.6, .5), (.95, 1.25), 30, photo.DAY)
    core.area((-1.5, -2.1, 2.1), (.4, .6, .6), (1.8, 1.4), 44, (.985, .99, 1))
    core.camera((.58, -1.50, 1.14), (.32, 1.2, .84), 40, level=True, fstop=2.8, focus=(.2, 1.1, .8))
    return {"size": (1200, 800), "denoise": .7, "look": photo.look(.24)}


PICTURES = {
    "rooms/standard": standard,
}
