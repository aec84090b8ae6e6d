"""Kochi: the seat in the window of room seven, the harbour and a net out of focus beyond; lime white and shutter green, 36 mm."""
import math

import numpy as np

from kit import core, develop, furniture as f, interior as i, materials as m, photo

GREEN = "#4c6155"


def harbour(width=600, height=420, seed=3):
    """Linear picture of the harbour out of focus: pale water that glitters, a far shore of palms, one lowered net on its poles."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    horizon = .46
    sky = np.array((1.02, 1.05, 1.08)) * (1.25 - .25 * v / horizon)
    water = np.array((.62, .70, .72)) * (1.25 - .55 * (v - horizon) / (1 - horizon))
    picture = np.broadcast_to(np.where(v < horizon, sky, water), (height, width, 3)).copy()
    shore = np.array(core.rgb("#6f7f74")) * 1.4
    for k in range(260):
        x = rng.random()
        top = horizon - .020 - .045 * (.5 + .5 * math.sin(7 * x + 1) * math.sin(19 * x)) * rng.random()
        photo.blot(picture, x * width, rng.uniform(top, horizon) * height, rng.uniform(4, 9), shore * rng.uniform(.7, 1.3), rng.uniform(.25, .55), .04)
    for k in range(420):
        y = horizon + .01 + (1 - horizon) * rng.beta(.9, 1.8)
        photo.blot(picture, rng.random() * width, y * height, rng.uniform(1.2, 4) * (.4 + y), np.array((1.3, 1.32, 1.3)), rng.uniform(.05, .35), .2, True)
    dark = np.array(core.rgb("#3c3a36"))

    def pole(a, b, thick, alpha=.85):
        n = int(np.hypot((b[0] - a[0]) * width, (b[1] - a[1]) * height) / 1.2)
        for t in np.linspace(0, 1, n):
            bend = .018 * math.sin(math.pi * t)
            photo.blot(picture, (a[0] + (b[0] - a[0]) * t) * width, (a[1] + (b[1] - a[1]) * t - bend) * height, thick * 1.7, dark, alpha * .6, 0)
    foot = (.60, .66)
    pole(foot, (.655, .16), 2.4)
    pole((.645, .67), (.655, .16), 2.2)
    pole((.655, .16), (.80, .62), 1.2, .5)
    hub = (.40, .25)
    pole(foot, hub, 2.6)
    pole((.655, .16), hub, 1.1, .6)
    for tip in ((.26, .47), (.36, .52), (.49, .49), (.33, .42)):
        pole(hub, tip, 1.5, .8)
    for a, b in (((.26, .47), (.36, .52)), ((.36, .52), (.49, .49)), ((.49, .49), (.33, .42)), ((.33, .42), (.26, .47))):
        pole(a, b, 1.0, .4)
    for k in range(60):
        s, t = rng.random(), rng.random()
        x, y = .27 + .20 * s, .45 + .10 * math.sin(math.pi * s) * t
        photo.blot(picture, x * width, y * height, 7, np.array(core.rgb("#8d8f88")), .12, 0)
    for x in (.585, .66, .70):
        pole((x, .63), (x, .76), 2.0)
    pole((.57, .665), (.74, .66), 2.2)
    return develop.gauss(picture, 2).astype(np.float32)


def quay_window():
    """The cushioned seat in the thick wall, shutters folded into the room; somebody has been reading here."""
    h, thick, half, sill, spring = 2.9, .52, .64, .50, 1.52
    lime = photo.paint("#dcd9d0", .82)
    for s in (-1, 1):
        core.box((2.2, thick, h), (s * (half + 1.1), thick / 2, h / 2), lime, 0)
    core.box((2 * half, thick, sill), (0, thick / 2, sill / 2), lime, 0)
    arch = [(half * math.cos(a), spring + .62 * math.sin(a)) for a in np.linspace(0, math.pi, 40)]
    core.extrude_profile([(half, h)] + arch + [(-half, h)], thick, lime, (0, 0, 0), 0)
    core.box((6, 7, .1), (0, -2.6, h + .05), lime, 0)
    core.box((.1, 7, h), (-2.6, -2.6, h / 2), lime, 0)
    core.box((.1, 7, h), (2.6, -2.6, h / 2), lime, 0)
    core.box((6, 7, .1), (0, -2.6, -.05), photo.timber("#6a4c38", .4, .5), 0)
    wood = photo.timber("#5b4031", .42, .5)
    core.box((2 * half + .14, .58, .035), (0, .23, sill + .012), wood, .008)
    for s, turn in ((-1, -118), (1, -52)):
        i.shutter(.60, spring - sill - .05, location=(s * (half - .01), -.015, sill + .04), turn=turn, material=m.plain(GREEN, .42))
        for z in (.16, .86):
            core.cylinder(.011, .08, (s * (half - .005), -.012, sill + z), m.iron(), .002, 16)
    # cushion, pillows, what was left there
    z = sill + .03
    f.pad((2 * half - .03, .50, .085), (0, .24, z + .042), photo.cotton("#dedad0", 300, .95, .07), .022)
    z += .092
    f.cushion((.44, .44), photo.cotton("#e4e1d9", 420, .95, .06), (-.47, .27, z + .19), (74, 0, 68), 1.12, 3)
    f.cushion((.40, .30), photo.cotton(GREEN, 300, .95, .1), (-.33, .20, z + .135), (66, 6, 52), 1.1, 6)
    photo.lying((.44, .34), lambda x, y: .010 + .016 * np.exp(-((x + .2) / .05) ** 2) + photo.folds(x, y, 26, 8, (.1, .4), (.010, .03), (.004, .012), 20, 30) - np.maximum(-y - .13, 0) * 1.2,
                photo.cotton("#cfc8b8", 260, .95, .12), (.40, .08, z), 8, .005, .003)
    with core.at((.03, .13, z + .018), (2, 0, 24)):
        f.open_book((0, 0, 0), 0, (.27, .19))
    with core.at((.27, .34, z)):
        core.lathe([(0, .0), (.085, 0), (.09, .004), (.094, .012), (.091, .012), (.086, .006), (0, .005)], photo.timber("#7a573c", .45, .5), segments=48)
        with core.at((0, 0, .005)):
            photo.cup("#e2e0d9", "#7a431c", .45, 210)
    photo.view(harbour(), (-.50, 6.5, -1.5), 7.4, 5.2, 0, 1.15)
    core.sky_gradient([(-10, "#9a9c98"), (0, "#e4e8e8"), (70, "#b6c6d2")], .7)
    core.indoors()
    core.sun(24, 24, 3.2, (1, .93, .82), 1.0)
    core.area((0, .62, 1.35), (0, -.6, .7), (1.25, 1.6), 40, photo.DAY)
    core.area((0, 1.4, 2.0), (0, .2, .6), (1.6, .9), 26, photo.DAY)
    core.area((-.6, -3.4, 2.2), (0, 0, 1), (2.2, 1.4), 34, (1, .985, .96))
    core.camera((.34, -1.72, 1.14), (-.03, .16, 1.00), 36, level=True, fstop=3.5, focus=(-.1, .12, .8))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.22)}


PICTURES = {
    "gallery/kochi/quay-window": quay_window,
}
