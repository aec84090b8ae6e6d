"""Deluxe room: a bed before a muted teal wall, leaf shadows of the morning; oat and teal, 42 mm."""
from kit import core, furniture as f, interior as i, materials as m, photo, props

TEAL, OAT = "#5f7a77", "#cdc3b1"


def deluxe():
    """The bed from its foot, the sun through leaves on the wall behind it."""
    h = 2.8
    white = photo.paint("#dfdcd4")
    wood = photo.timber("#6a4d38", .4)
    i.floor((8, 9), photo.timber("#80634a", .36, .4))
    core.box((6, .2, h), (.4, .12, h / 2), photo.paint(TEAL), 0)
    i.wall((-1.95, .1), (-1.95, -5), h, white, [(.35, .55, 1.9, 1.75)])
    core.box((.1, 6, h), (2.6, -2.4, h / 2), white, 0)
    core.box((8, 8, .1), (0, -2, h + .05), white, 0)
    for y in (-.28, -.92, -1.57, -2.2):
        core.box((.07, .05, 1.75), (-2.0, y, 1.42), wood, .004)
    core.box((.07, 1.9, .05), (-2.0, -1.2, 1.75), wood, .004)
    i.skirting((2.6, .02), (-1.95, .02), photo.timber("#4c382a", .4), .10)
    # head of cane
    for x in (-.92, 0, .92):
        core.box((.05, .05, 1.12), (x, -.03, .56), wood, .008)
    core.box((1.96, .06, .05), (0, -.03, 1.13), wood, .014)
    for s in (-1, 1):
        f.cane_panel(.90, .62, (s * .46, -.03, .80), wood=wood, material=m.cane("#b99a6c", .014))
    with core.at((0, -.08, 0)):
        photo.bed(1.72, 2.0, .55, 4, "#6a4d38", throw=OAT, throw_at=.60, cushion="#4a605e", weave=260)
    # bedsides: a hanging rattan lamp at the right, books and water at the left
    for s in (-1, 1):
        with core.at((s * 1.28, -.26, 0)):
            f.bedside(.46, .38, .50, "#6a4d38")
    with core.at((1.28, -.28, h)):
        f.pendant(.17, 1.52, "rattan", 7)
    with core.at((-1.28, -.26, .50)):
        with core.at((-.06, .02, 0), 14):
            f.book((.15, .21, .024), "#8b8577")
            f.book((.14, .20, .018), "#d2cabb", (.004, 0, .024), -7)
            with core.at((.0, .0, .042), 30):
                props.spectacles(.9)
        with core.at((.12, -.09, 0)):
            core.lathe([(0, .004), (.027, 0), (.029, .004), (.034, .105), (.0325, .105), (.0275, .010), (0, .009)], m.glass(), segments=48, smooth=60)
    with core.at((1.24, -.32, .50)):
        photo.cup("#e9e7e1", "#6b3a14", .4, 130)
    with core.at((.50, -1.20, .598), (0, 0, -28)):
        f.open_book((0, 0, 0), 0, (.28, .20))
    with core.at((-1.22, -1.55, .004), 150):
        photo.slippers(photo.cotton("#d9d3c6"))
    # curtain at the left edge
    i.curtain(.5, 2.5, photo.cotton("#d6cfc1", 500, .95, .06), location=(-1.82, -.22, .02), turn=90, seed=5, depth=.06, flare=.03)
    # leaves outside, for their shadows
    i.palms_outside([(-3.5, -1.9, -.3), (-3.9, -2.9, -.2)], 5, 2.3)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(21, 238, 6.5, (1, .92, .80), 1.1)
    core.area((-1.85, -1.25, 1.45), (.3, -.8, .7), (1.8, 1.6), 40, photo.DAY)
    core.area((.8, -4.6, 2.2), (0, 0, .8), (2.4, 1.4), 26, (.98, .985, 1))
    core.camera((-.42, -3.75, 1.16), (.10, -.1, .87), 42, level=True, fstop=4, focus=(0, -.75, .7))
    return {"size": (1200, 800), "denoise": .7, "look": photo.look(.19, saturation=.95)}


PICTURES = {
    "rooms/deluxe": deluxe,
}
