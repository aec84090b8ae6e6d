"""Super deluxe room after dark: the carved bed by lamplight, an open book; ochre and bottle green, 42 mm."""
import math

from kit import core, finish, furniture as f, interior as i, photo, props

OCHRE, GREEN = "#b59a6a", "#34493d"


def super_deluxe():
    """Pillows, the carved head and one lamp, the blue hour from the window at the left."""
    h = 2.85
    wood = photo.timber("#4f3626", .36, .5)
    i.floor((7, 7), photo.timber("#5a4535", .38, .4))
    core.box((6, .2, h), (.2, .12, h / 2), photo.paint(OCHRE, .8), 0)
    core.box((.1, 6, h), (-2.0, -2.4, h / 2), photo.paint("#d9d4c8"), 0)
    core.box((.1, 6, h), (2.5, -2.4, h / 2), photo.paint("#d9d4c8"), 0)
    core.box((7, 8, .1), (0, -2, h + .05), photo.paint("#dcd8ce"), 0)
    i.skirting((2.5, .02), (-2.0, .02), wood, .12)
    # carved head
    w, head = 1.72, 1.36
    for s in (-1, 1):
        core.lathe([(0, 0), (.035, 0), (.045, .1), (.03, .2), (.045, .5), (.05, head), (.03, head + .03), (.05, head + .09), (.02, head + .15), (0, head + .16)], wood,
                   (s * (w / 2 + .05), -.03, 0), 40)
    core.box((w + .05, .04, head - .4), (0, -.03, .35 + (head - .4) / 2), wood, .008)
    for s in (-1, 0, 1):
        with core.at((s * w / 3.1, -.06, 1.06)):
            f.carved_panel(w / 3.35, .44, wood, .03)
    outline = [(-w / 2, 0), (w / 2, 0)] + [(w / 2 * math.cos(a), .05 + .17 * math.sin(a) ** 1.6) for a in [math.pi * k / 24 for k in range(1, 24)]]
    core.extrude_profile(outline, .05, wood, (0, -.055, head - .05), .008)
    with core.at((0, -.08, 0)):
        photo.bed(w, 2.0, .57, 9, "#4f3626", throw=GREEN, throw_at=.62, cushion=None, weave=300, rows=0)
        photo.bedding(w, .85, .605, .2, photo.cotton("#e9e7e2"), 5, .25, .03, False)
        photo.pillows(w, .585, photo.cotton("#eceae6"), 9, 2, -.20)
        f.cushion((.54, .31), photo.cotton(GREEN, slub=.08), (.04, -.55, .735), (52, 0, -7), 1.1, 6)
    with core.at((1.26, -.27, 0)):
        f.bedside(.46, .40, .54, "#4f3626")
    with core.at((1.24, -.20, .54)):
        with finish.without_shadows():
            f.table_lamp("turned", .54, 2.4, "#efe2c6", 1.35)
    core.spot((1.24, -.20, .99), (1.24, -.12, 2.6), 34, (1, .72, .42), 118, 1, .09)
    core.spot((1.24, -.20, .90), (1.24, -.17, .3), 26, (1, .72, .42), 128, 1, .09)
    with core.at((1.14, -.36, .54), 24):
        f.book((.14, .20, .022), "#6b5138")
    with core.at((.50, -.98, .630), (2, -2, 24)):
        f.open_book((0, 0, 0), 0, (.27, .19))
        with core.at((-.03, -.02, .014), 30):
            props.spectacles(.95)
    with core.at((1.36, -.40, .54)):
        photo.cup("#e0dcd0", "#6b3a14", .35, 60)
    core.sky_gradient([(-10, "#1c222c"), (0, "#5c6472"), (70, "#26344a")], .4)
    core.indoors()
    core.area((-1.9, -1.1, 1.6), (.5, -.4, .9), (1.0, 1.5), 20, (.66, .78, 1.0))
    core.area((.4, -4.4, 2.3), (0, 0, .8), (2.4, 1.4), 10, (1, .86, .70))
    core.area((.1, -1.0, 2.4), (.2, -.06, 1.1), (.5, .4), 6, (1, .88, .72))
    core.camera((-.30, -2.75, 1.20), (.42, -.2, .93), 42, level=True, fstop=2.8, focus=(.35, -.55, .75))
    return {"size": (1200, 800), "denoise": .7, "look": photo.look(.13, warmth=-.1)}


PICTURES = {
    "rooms/super-deluxe": super_deluxe,
}
