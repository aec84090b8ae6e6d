"""Premium room: the four-poster in the light of two windows, red oxide under it; white and indigo, 38 mm."""
import math

from kit import core, develop, furniture as f, interior as i, materials as m, photo, props

INDIGO = "#4b5362"


def four_poster(width, length, height, wood, cloth):
    """Turned posts, a frame on them, a cotton frill round it and panels tied to the posts at the head (y = 0)."""
    x = width / 2 + .05
    turned = [(0, 0), (.040, 0), (.045, .02), (.045, .30), (.050, .33), (.032, .37), (.046, .46), (.048, .56), (.030, .66), (.036, .70), (.028, .74), (.034, 1.2),
              (.026, 1.62), (.036, 1.66), (.024, 1.70), (.040, 1.82), (.026, 1.92), (.030, height), (.046, height + .03), (.028, height + .07), (0, height + .13)]
    for sx in (-1, 1):
        for y in (-.02, -length - .02):
            core.lathe(turned, wood, (sx * x, y, 0), 48)
        core.box((.045, length, .05), (sx * x, -length / 2, height - .02), wood, .008)
        core.box((.035, length, .16), (sx * x, -length / 2, .32), wood, .008)
    for y in (-.02, -length - .02):
        core.box((2 * x, .045, .05), (0, y, height - .02), wood, .008)
    # frill: gathered, its lower edge uneven
    def frill(span, seed):
        def hang(u, v):
            gather = math.sin(span * 62 * u + 2.2 * math.sin(9 * u + seed)) * .016 * (.35 + .65 * (1 - v))
            drop = .20 + .010 * math.sin(31 * u + seed) + .006 * math.sin(83 * u)
            return (u - .5) * span, gather, height + .012 - drop * (1 - v)
        return hang
    with core.at((0, -length - .045, 0)):
        core.grid_surface(frill(width + .14, 1), None, cloth, steps=(420, 12))
    for s in (-1, 1):
        with core.at((s * (x + .025), -length / 2, 0), 90):
            core.grid_surface(frill(length + .06, 3 + s), None, cloth, steps=(440, 12))
        # panels tied to the head's posts
        def fall(u, v, s=s):
            z = .34 + v * (height - .36)
            pinch = 1 - .66 * math.exp(-((z - 1.02) / .26) ** 2) - .18 * (z > 1.02) * math.exp(-((z - 1.02) / .7) ** 2)
            wave = math.sin(34 * u + 1.6 * math.sin(3 * v + s)) * .026 * (.4 + .6 * pinch) + .012 * math.sin(71 * u + 4 * v)
            return s * (x - .015) - s * .02 + wave * .8, (u - .5) * .40 * pinch - .16 * pinch, z
        core.grid_surface(fall, None, cloth, steps=(110, 60))
        core.tube([(s * (x - .02) + .045 * math.cos(t), -.05 + .075 * math.sin(t), 1.02 + .014 * math.cos(t)) for t in [2 * math.pi * k / 28 for k in range(28)]],
                  .011, photo.cotton(INDIGO), 10, True)


def premium_room():
    """From the bed's foot towards the corner with the windows; a newspaper left on the cover."""
    h = 3.0
    white = photo.paint("#dedcd5")
    wood = photo.timber("#4c3325", .34, .5)
    i.floor((9, 9), m.red_oxide("#6a3528", .30))
    i.wall((3.0, .22), (-1.95, .22), h, white, [(3.82, .50, .86, 1.95)])
    i.wall((-1.95, .22), (-1.95, -5), h, white, [(.30, .50, .95, 1.95)])
    core.box((.1, 6, h), (3.0, -2.4, h / 2), white, 0)
    core.box((8, 8, .1), (0, -2, h + .05), white, 0)
    i.window(.86, 1.95, 2, 3, "#4c3325", location=(-1.25, .32, .50), transom=.5)
    i.window(.95, 1.95, 2, 3, "#4c3325", location=(-2.05, -.555, .50), turn=90, transom=.5)
    i.skirting((3.0, .22), (-1.95, .22), wood, .12)
    i.skirting((-1.95, .22), (-1.95, -5), wood, .12)
    cloth = m.drape("#e9e6de", .42)
    with core.at((0, .10, 0)):
        four_poster(1.86, 2.08, 2.08, wood, cloth)
        core.box((1.86, .035, .80), (0, -.02, .78), wood, .01)
        core.box((1.92, .055, .06), (0, -.02, 1.20), wood, .016)
    with core.at((0, .04, 0)):
        photo.bed(1.84, 2.0, .60, 6, "#4c3325", throw=INDIGO, throw_at=.66, weave=260, drop=.24)
    with core.at((.36, -1.04, .652), (1, -1, 31)):
        props.newspaper((.29, .40), 4, 3)
    with core.at((1.30, -.02, 0)):
        f.bedside(.44, .38, .56, "#4c3325")
        with core.at((-.08, .04, .56)):
            f.carafe(1.0)
        with core.at((.10, -.06, .56)):
            core.lathe([(0, .004), (.027, 0), (.029, .004), (.034, .105), (.0325, .105), (.0275, .010), (0, .009)], m.glass(), segments=48, smooth=60)
    with core.at((-1.36, -.62, .004), 168):
        photo.slippers(photo.cotton("#d9d4c8"))
    for x, y, turn, seed in ((-1.72, .12, 0, 4), (-.80, .12, 0, 7), (-1.86, -.07, 90, 5), (-1.86, -1.12, 90, 9)):
        i.curtain(.26, 2.15, cloth, 4, .045, (x, y, .36), turn, seed, flare=.03)
    core.tube([(-1.93, .12, 2.52), (-.6, .12, 2.52)], .011, wood, 10)
    core.tube([(-1.86, .2, 2.52), (-1.86, -1.4, 2.52)], .011, wood, 10)
    photo.view(develop.gauss(photo.blurred_garden(seed=31, sky=.42, disc=.03), 2), (-1.6, 4.2, -.6), 6, 4.2, 0, 1.5)
    photo.view(photo.blurred_garden(seed=34, sky=.42, disc=.04), (-5.6, -.3, -.6), 6, 4.2, 90, 1.5)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(24, 263, 7.5, (1, .93, .83), 1.1)
    core.area((-1.9, -.55, 1.5), (.4, -.9, .6), (.95, 1.9), 44, photo.DAY)
    core.area((-1.25, .16, 1.5), (-.1, -1.2, .6), (.86, 1.9), 30, photo.DAY)
    core.area((1.0, -4.3, 2.3), (0, 0, .8), (2.4, 1.4), 24, (.98, .985, 1))
    core.camera((-.86, -3.95, 1.24), (-.20, -.2, .90), 38, level=True, fstop=3.2, focus=(.1, -.9, .75))
    return {"size": (1200, 800), "denoise": .7, "look": photo.look(.24)}


PICTURES = {
    "rooms/premium-room": premium_room,
}
