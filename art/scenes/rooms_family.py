"""Family room: two single beds by the window, the large bed beside them, a carrom board; sage and ochre, 36 mm."""
import math

from kit import core, furniture as f, interior as i, materials as m, photo

SAGE, OCHRE = "#7c8770", "#b08c4c"


def head(width, height=1.02, wood=None):
    """Slatted head of a bed at y = 0."""
    wood = wood or photo.timber("#8a6a4c", .42)
    for s in (-1, 1):
        core.box((.05, .045, height), (s * (width / 2 + .01), 0, height / 2), wood, .008)
    core.box((width + .09, .055, .05), (0, 0, height), wood, .012)
    core.box((width, .03, .06), (0, 0, .52), wood, .006)
    n = int(width / .095)
    for k in range(n):
        core.box((.034, .018, height - .54), (-width / 2 + width * (k + .5) / n, 0, .53 + (height - .54) / 2), wood, .004)


def carrom():
    """Carrom board on a low table, a game broken off."""
    ply, dark = photo.timber("#b9986a", .3, .25), photo.timber("#4a3022", .35)
    core.box((.74, .74, .012), (0, 0, .40), ply, .002)
    for s in (-1, 1):
        core.box((.74, .05, .045), (0, s * .35, .415), dark, .006)
        core.box((.05, .65, .045), (s * .35, 0, .415), dark, .006)
    for x in (-1, 1):
        for y in (-1, 1):
            core.cylinder(.024, .0008, (x * .295, y * .295, .4066), m.plain("#15100c", .9), 0, 32)
            f.leg(.39, .04, .028, (x * .28, y * .28), dark)
    ring = [(.085 * math.cos(k * .1309), .085 * math.sin(k * .1309), .4066) for k in range(48)]
    core.tube(ring, .0012, m.plain("#2a1a12", .7), 6, True)
    tones = [photo.glaze("#2b2420", .3), photo.glaze("#d8c49c", .3), photo.glaze("#8f2f24", .3)]
    for k, (x, y) in enumerate(((.0, .01), (.036, .022), (-.03, .03), (.02, -.04), (-.06, -.02), (.10, .07), (-.13, .09), (.17, -.10), (-.05, .16), (.08, -.17), (-.20, -.13), (.21, .20))):
        core.cylinder(.0155, .0085, (x, y, .4105), tones[2] if k == 0 else tones[k % 2], .0022, 28)
    core.cylinder(.0205, .011, (.04, -.235, .412), photo.glaze("#e6e2d6", .2), .0025, 32)


def family():
    """Two single beds with the window between them, a corner of the large bed, the game on its table."""
    h = 2.8
    white = photo.paint("#dddbd3")
    wood = photo.timber("#8a6a4c", .42)
    i.floor((9, 9), photo.timber("#85684c", .36, .4))
    i.wall((3.3, 2.1), (-2.7, 2.1), h, white, [(2.17, .86, 1.06, 1.45)])
    core.box((.1, 8, h), (-2.7, 0, h / 2), white, 0)
    core.box((.1, 8, h), (3.3, 0, h / 2), photo.paint(SAGE), 0)
    core.box((9, 9, .1), (0, 0, h + .05), white, 0)
    i.window(1.06, 1.45, 2, 2, "#8a6a4c", location=(.60, 2.18, .86), transom=.42)
    for s in (-1, 1):
        i.curtain(.34, 1.75, photo.cotton("#cfc9bb", 500, .95, .06), location=(.60 + s * .68, 2.02, .74), seed=4 + s, depth=.045, flare=.03)
    core.tube([(-.35, 2.02, 2.52), (1.55, 2.02, 2.52)], .011, m.plain("#3a2c22", .5), 10)
    i.skirting((3.3, 2.1), (-2.7, 2.1), wood, .10)
    for k, (x, seed) in enumerate(((-.36, 5), (1.56, 8))):
        with core.at((x, 1.98, 0)):
            head(1.0)
            with core.at((0, -.05, 0)):
                photo.bed(.98, 1.95, .52, seed, "#8a6a4c", throw=OCHRE if k else SAGE, throw_at=.62, rows=1, drop=.24, weave=240)
    with core.at((.60, 1.84, 0)):
        f.bedside(.46, .36, .50, "#8a6a4c")
        with core.at((.05, .04, .5)):
            f.table_lamp("stone", .44, 4, "#efe6d4", 1.3)
        with core.at((-.13, -.06, .5), 20):
            f.book((.13, .19, .014), OCHRE)
    # the large bed's corner in front
    with core.at((3.22, -1.12, 0), -90):
        photo.bed(1.7, 2.0, .55, 11, "#8a6a4c", throw=SAGE, throw_at=.64, drop=.26, weave=240)
    # carrom, floor cushions, a rucksack's worth of traces
    i.rug((2.2, 1.7), (.15, -.95, .002), 8, photo.cotton("#c3baa8", 150, .98, .22), False)
    with core.at((.10, -.95, .01), 21):
        carrom()
    f.cushion((.56, .56), photo.cotton(OCHRE, 300, .95, .12), (-.72, -.62, .09), (4, -6, 35), 1.2, 5)
    f.cushion((.54, .54), photo.cotton("#d2cabb", 300, .95, .1), (.62, -.22, .085), (-5, 4, 12), 1.2, 8)
    with core.at((-1.02, .35, .004), 118):
        photo.slippers(photo.cotton(SAGE))
    with core.at((-.30, .62, .60), (4, 3, 32)):
        f.open_book((0, 0, 0), 0, (.27, .19))
    photo.view(photo.blurred_garden(seed=15, sky=.42, disc=.04), (.6, 5.2, -.4), 5.5, 3.6, 0, 1.5)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(34, 25, 5.5, (1, .93, .83), 1.2)
    core.area((.6, 1.98, 1.6), (.4, -.5, .5), (1.05, 1.4), 34, photo.DAY)
    core.area((-2.5, -.6, 1.7), (.3, .4, .6), (2.2, 1.8), 62, photo.DAY)
    core.area((.6, -3.4, 2.3), (.4, .6, .6), (2.2, 1.2), 20, (.98, .985, 1))
    core.camera((-.95, -3.1, 1.26), (.52, 1.2, .74), 34, level=True, fstop=4, focus=(.1, .3, .6))
    return {"size": (1200, 800), "denoise": .7, "look": photo.look(.24)}


PICTURES = {
    "rooms/family": family,
}
