"""Business Suite: the largest room, sand and slate before laterite; 38 mm across the bed to the window."""
import math


from kit import core, furniture as f, interior as i, materials as m, photo

SAND, SLATE = "#c9bfae", "#4a5460"


def king_bed(width=1.95, length=2.08):
    """Made bed with an upholstered head, seen from the side; head at y = 0."""
    wood = photo.timber("#5b4231")
    linen = photo.cotton("#e9e7e2")
    core.box((width + .04, length, .1), (0, -length / 2, .25), wood, .012)
    for sx in (-1, 1):
        for y in (-.1, -length + .1):
            core.box((.07, .07, .22), (sx * (width / 2 - .08), y, .11), wood, .006)
    core.box((width, length - .02, .27), (0, -length / 2, .42), linen, .05, segments=4)
    head = photo.cotton("#8f8a80", slub=.06)
    n = 4
    for k in range(n):
        pw = (width + .3) / n
        f.pad((pw - .004, .78, .11), (-width / 2 - .15 + pw * (k + .5), .03, .80), head, .016, (90, 0, 0))
    core.box((width + .34, .05, 1.2), (0, .09, .6), wood, .01)
    photo.bedding(width, length, .555, .26, photo.cotton("#e8e6e1"), 4, .62, .035)
    # sheet turned down over the cover
    photo.bedding(width + .02, .92, .615, .20, linen, 7, .56, .012, False, .014, 1.2, name="Sheet")
    photo.pillows(width, .57, photo.cotton("#eceae6"), 3, 2)
    f.cushion((.62, .34), photo.cotton(SLATE, slub=.08), (.05, -.50, .735), (54, 0, -7), 1.1, 6)
    # throw across the foot, pulled askew
    throw = photo.bedding(width + .03, .66, .622, .34, photo.cotton(SLATE, 500, .95, .16), 11, 0, .012, False, .014, 1.5, .16, "Throw")
    throw.location.y = -length + .74
    throw.rotation_euler[2] = math.radians(2.5)


def business_suite():
    """Late morning: bed and reading chair by the curtained window."""
    h = 2.9
    wall = photo.paint("#dedbd3")
    i.floor((9, 9), photo.timber("#7a5c42", .34, .35))
    i.wall((2.25, 2.5), (-3.2, 2.5), h, wall, [(1.35, .06, 2.5, 2.35)])
    core.box((9, 9, .1), (0, 0, h + .05), wall, 0)
    i.laterite_wall(5.2, 2.9, .1, location=(2.15, 2.5, 0), turn=-90, colour="#7b5746")
    core.box((.1, 6, h), (-3.2, 0, h / 2), wall, 0)
    frame = photo.timber("#4a382b", .4)
    for x in (-1.58, -.35, .88):
        core.box((.06, .08, 2.35), (x, 2.56, 1.23), frame, .006)
    for z in (.09, 2.38):
        core.box((2.5, .08, .07), (-.35, 2.56, z), frame, .006)
    core.box((2.5, .06, .045), (-.35, 2.56, 1.85), frame, .006)
    # curtains
    sheer = m.sheer("#f4f2ee", .62)
    i.curtain(1.0, 2.56, sheer, location=(.42, 2.36, .03), seed=4, depth=.05, flare=.03)
    i.curtain(.42, 2.56, sheer, location=(-1.3, 2.36, .03), seed=5, depth=.05, flare=.03)
    heavy = photo.cotton("#aaa396", 500, .95, .1)
    i.curtain(.46, 2.6, heavy, location=(1.16, 2.30, .02), seed=7, depth=.06, flare=.04)
    i.curtain(.5, 2.6, heavy, location=(-1.85, 2.30, .02), seed=9, depth=.06, flare=.04)
    core.tube([(-2.3, 2.32, 2.66), (1.6, 2.32, 2.66)], .012, m.plain("#2b2622", .4, .8), 10)
    with core.at((2.02, .05, 0), -90):
        king_bed()
    for y in (-1.32, 1.42):
        with core.at((1.83, y, 0), -90):
            f.bedside(.5, .42, .52, "#5b4231")
    with core.at((1.86, 1.45, .52)):
        f.table_lamp("stone", .56, 7, "#efe6d4", 1.5)
    # reading chair by the window, a table with coffee half drunk
    with core.at((-.36, 1.52, 0), 24):
        f.armchair("#5b4231", "#d6d0c4", "slats", None)
        f.cushion((.40, .30), photo.cotton(SAND, slub=.1), (.03, .20, .60), (58, 0, -9), 1.1, 4)
    with core.at((.36, 1.42, 0)):
        f.round_table(.24, .50, "#5b4231", "brass")
        with core.at((.04, -.05, .50)):
            photo.cup("#e9e7e1", "#3a2212", .45, 40)
        with core.at((-.08, .08, .50), 20):
            f.book((.15, .21, .02), "#8d8a80")
    i.rug((2.6, 2.5), (-.75, .6, .002), 0, photo.cotton("#bdb5a6", 160, .98, .22), False)
    with core.at((-.36, -.30, .014), 62):
        photo.slippers(photo.cotton("#d9d3c6"))
    # a book left open on the bed
    with core.at((.62, -.55, .655), (0, 0, 35)):
        f.open_book((0, 0, 0), 0)
    photo.view(photo.blurred_garden(seed=5, sky=.5, disc=.028), (-.4, 6.0, -.9), 9, 4.6, 0, 1.35)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(33, 334, 4.5, (1, .94, .86), 1.2)
    core.area((-.35, 2.75, 1.35), (.3, 0, .7), (2.4, 2.2), 62, photo.DAY)
    core.area((-2.6, -2.6, 2.3), (.8, .3, .7), (2.2, 1.4), 30, (.98, .985, 1))
    core.camera((-1.42, -2.62, 1.24), (.72, .55, .82), 36, level=True, fstop=3.5, focus=(.85, -.2, .7))
    return {"size": (1200, 800), "denoise": .7, "look": photo.look(.225, warmth=.10, saturation=1.0)}


PICTURES = {
    "rooms/business-suite": business_suite,
}
