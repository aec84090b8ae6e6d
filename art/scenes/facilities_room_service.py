"""Room service: the tray on an unmade bed; 55 mm, lens open, window light from the side."""
import math

import numpy as np

from kit import core, furniture as f, materials as m, photo, props

INDIGO = "#2f3d5c"


def tray():
    """The tray and what stands on it; its upper face at z = .012."""
    wood = photo.timber("#5f4634", .45)
    w, d = .50, .34
    core.box((w, d, .012), (0, 0, .006), wood, .004)
    for s in (-1, 1):
        core.box((w + .004, .012, .038), (0, s * (d / 2 - .004), .019), wood, .004)
        core.box((.012, d - .02, .038), (s * (w / 2 - .004), 0, .019), wood, .004)
    z = .0122
    white = photo.glaze("#e9e7e1", .12)
    grey = photo.glaze("#c3c6bf", .22, .8)
    with core.at((-.115, .075, z), 152):
        photo.teapot(material=grey)
    with core.at((-.02, -.075, z), 0):
        photo.cup(material=white, level=.52, drink="#8a4a1a", turn=-38)
        with core.at((.052, -.012, .0125), 12):
            f.cutlery("spoon", .12)
    with core.at((.0, .115, z)):
        core.lathe([(0, .002), (.022, .002), (.024, 0), (.027, .002), (.030, .02), (.026, .045), (.0265, .047), (.024, .0455), (.027, .02), (.022, .006), (0, .005)],
                   grey, segments=48, smooth=60)
        core.cylinder(.0245, .001, (0, 0, .036), m.plain("#efe7d6", .2), 0, 40)
    # folded napkin, indigo hem
    rng = np.random.default_rng(2)
    for k in range(3):
        photo.lying((.10 - .002 * k, .155 - .003 * k), lambda x, y, k=k: .0022 * k + .0018 * np.sin(40 * x + k) * np.sin(18 * y + 2 * k) + .0035 * (x + .05) * 20 * .3,
                    photo.cotton("#e7e4dc", stripe=INDIGO, stripe_at=(.06, .11)), (-.205, -.075, z + .003), 4 + 1.5 * k, .004, .0016)
    props.plumeria(.026, 2, (-.105, -.135, z + .004), (8, 4, 40))
    props.plumeria(.024, 5, (-.085, -.108, z + .004), (-6, 12, 100))


def room_service():
    """Tray on the bed by the window: teapot, half-drunk tea, milk, a folded napkin and two flowers."""
    sheet = photo.cotton("#e9e8e4")
    # the bed: its upper face about z = 0
    flat = (.0, .04)

    def rise(x, y):
        slow = .05 * core.fractal_noise(x * 1.6 + 7, y * 1.6 + 3, 2, 4)
        up = photo.folds(x, y, 84, 11, (.3, 1.1), (.014, .06), (.005, .022), 115, 40) + slow
        a = math.radians(9)
        tx, ty = (x - flat[0]) * math.cos(a) + (y - flat[1]) * math.sin(a), -(x - flat[0]) * math.sin(a) + (y - flat[1]) * math.cos(a)
        near = np.maximum(np.abs(tx) / .25, np.abs(ty) / .17)
        keep = np.clip((near - .95) / .4, 0, 1)
        keep = keep * keep * (3 - 2 * keep)
        brim = .012 * np.exp(-((near - 1.12) / .12) ** 2)
        return up * keep + .016 * (1 - keep) + brim
    photo.lying((2.4, 2.1), rise, sheet, (0, .3, 0), 0, .007)
    with core.at((flat[0], .3 + flat[1], .014), 9):
        tray()
    # pillows against the head
    shell = photo.cotton("#eceae6")
    for x, y, z, tilt, turn, s in ((-.52, 1.18, .22, 62, 3, 1), (.30, 1.2, .23, 60, -4, 2), (-.40, 1.0, .19, 44, 9, 3)):
        f.cushion((.74, .48), shell, (x, y, z), (tilt, 0, turn), 1.1, s, .025)
    f.cushion((.50, .34), photo.cotton(INDIGO), (.42, 1.0, .17), (48, 0, -14), 1.15, 6)
    core.box((2.1, .09, .95), (0, 1.42, .1), photo.cotton("#a9a294"), .03, segments=4)
    wall = photo.paint("#dfddd6")
    core.box((6, .1, 3), (0, 1.55, .9), wall, 0)
    # window at the left: frame, bright garden
    x = -1.75
    frame = photo.paint("#e4e2dc", .4)
    core.box((.1, 3, .9), (x, .5, -.45), wall, 0)
    for y in (-.7, .0, .7, 1.4):
        core.box((.06, .05, 2), (x, y, .9), frame, .004)
    core.box((.06, 2.4, .04), (x, .4, .75), frame, .004)
    core.box((.1, 1, 3), (x, 2, .9), wall, 0)
    photo.view(photo.blurred_garden(seed=3, sky=.45), (-3.6, .4, -1.2), 6, 3.6, 90, 1.5)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    core.sun(30, 296, 4.2, (1, .95, .88), 1.6)
    core.area((-1.6, .75, .85), (.1, .2, .05), (1.9, 1.4), 19, photo.DAY)
    core.area((1.5, -1.0, 1.5), (0, .3, 0), (1.6, 1.2), 2.6, (.97, .985, 1))
    photo.window_gleam((-1.55, .75, .85), (0, .3, .05), (1.7, 1.3), (3, 2), 5)
    core.camera((.16, -.36, .30), (-.040, .31, .074), 55, fstop=2.2, focus=(.0, .25, .05))
    return {"size": (1200, 800), "look": photo.look(.24, warmth=.02, saturation=1.0, contrast=1.12)}


PICTURES = {
    "facilities/room-service": room_service,
}

FINISH = {
    "facilities/room-service": {"contrast": 1.06, "glow": (.12, .7), "soft": .08, "colours": {(0, 40): (.8, .8)}, "fade": .1, "shadows": (.96, 1, 1.06), "balance": (1.03, 1, .97), "vignette": .35},
}
