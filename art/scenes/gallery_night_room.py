"""Ernakulam South at night: rain on the pane, the street a blur of lamps behind it; bedside in the foreground, 50 mm."""
import math

import numpy as np

from kit import core, furniture as f, interior as i, materials as m, photo

PLUM, AMBER = "#4b3340", "#a8783c"


def wet_street(width=1400, height=940, seed=4):
    """Linear picture: lamps out of focus, and on the pane before them drops and runs that show the street upside down."""
    rng = np.random.default_rng(seed)
    picture = photo.blurred_city(width, height, seed, .027, 120, .12, .55)
    flipped = picture[::-1]
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)

    def drop(x, y, r, long=1.0):
        x0, x1, y0, y1 = int(max(0, x - r - 2)), int(min(width, x + r + 3)), int(max(0, y - r * long - 2)), int(min(height, y + r * long + 3))
        if x1 - x0 < 2 or y1 - y0 < 2:
            return
        dx, dy = (xx[y0:y1, x0:x1] - x) / r, (yy[y0:y1, x0:x1] - y) / (r * long)
        d = np.hypot(dx, dy)
        inside = np.clip((1 - d) * r + .5, 0, 1)[..., None]
        # each drop is a small lens: a wide, upturned view, dark at its upper rim, bright below
        sx = np.clip(x + dx * 260 * d, 0, width - 1).astype(int)
        sy = np.clip(height * .42 + dy * 240 * d, 0, height - 1).astype(int)
        seen = flipped[sy, sx] * .8 + .012
        shade = np.clip(.35 + .75 * (dy * .5 + .5), 0, 1.2)[..., None] * np.clip(1.25 - d ** 4, .25, 1)[..., None]
        part = picture[y0:y1, x0:x1]
        part += (seen * shade - part) * inside * .92
        glint = np.exp(-(((dx + .3) / .22) ** 2 + ((dy + .4) / .16) ** 2))[..., None]
        part += glint * inside * .07
    for k in range(1700):
        drop(rng.uniform(0, width), rng.uniform(0, height), rng.gamma(2.0, 1.0) + .8, rng.uniform(.9, 1.15))
    for k in range(170):
        drop(rng.uniform(0, width), rng.uniform(0, height), rng.uniform(4.5, 9.5), rng.uniform(1.0, 1.35))
    for k in range(17):
        x, y, r = rng.uniform(0, width), rng.uniform(-.1, .5) * height, rng.uniform(4, 7)
        for q in range(int(rng.uniform(25, 90))):
            x += rng.normal(0, .9)
            y += r * .9
            if rng.random() < .45:
                drop(x + rng.normal(0, 1), y, r * rng.uniform(.25, .6), 1.3)
        drop(x, y, r * 1.25, 1.6)
    return picture.astype(np.float32)


def night_room():
    """Lamp, tea and a book by the bed; the wet street beyond the glass."""
    wall = photo.paint("#8f8078")
    frame = m.plain("#1d1b1a", .45, .3)
    y = 1.25
    # window: two tall panes
    photo.view(wet_street(), (.1, y + .06, .72), 2.5, 1.68, 0, .5)
    for x in (-1.2, -.28, .64, 1.5):
        core.box((.045, .07, 1.9), (x, y, 1.55), frame, .004)
    core.box((3.2, .07, .05), (.1, y, .71), frame, .004)
    core.box((3.4, .30, .04), (.1, y - .10, .665), photo.timber("#4b382b", .35), .006)
    core.box((4, .1, .66), (.1, y + .05, .33), wall, 0)
    core.box((1.2, .1, 3), (-1.85, y + .02, 1.5), wall, 0)
    core.box((1.2, .1, 3), (2.15, y + .02, 1.5), wall, 0)
    core.box((5, 5, .1), (0, 0, -.05), photo.timber("#3b2a20", .35), 0)
    core.box((5, 5, .1), (0, 0, 2.8), wall, 0)
    core.box((.1, 5, 3), (2.3, 0, 1.5), wall, 0)
    heavy = photo.cotton(PLUM, 500, .95, .1)
    i.curtain(.5, 2.6, heavy, location=(-1.12, y - .18, .03), seed=3, depth=.06, flare=.04)
    # bed from the right, its cover thrown back
    core.box((2.1, 1.5, .28), (1.25, .15, .40), photo.cotton("#d9d3c9"), .06, segments=4)
    with core.at((2.2, .15, 0), -90):
        photo.bedding(1.5, 2.0, .56, .30, photo.cotton("#e2ddd4"), 8, .75, .04, True, .014, 1.6)
        photo.bedding(1.52, 1.12, .61, .24, photo.cotton("#e6e1d9"), 3, .70, .014, False, .014, 1.6, name="Sheet")
        photo.pillows(1.5, .57, photo.cotton("#e6e1d9"), 2, 2)
        throw = photo.bedding(1.53, .58, .615, .38, photo.cotton(PLUM, 420, .95, .14), 9, 0, .012, False, .014, 1.6, .18, "Throw")
        throw.location.y = -1.18
        throw.rotation_euler[2] = math.radians(-4)
    # bedside table with the lamp
    with core.at((-.50, .55, 0)):
        f.round_table(.27, .56, "#4b382b", "wood")
        with core.at((-.05, .06, .56)):
            f.table_lamp("turned", .50, 7, "#efdcb8", 1.25)
        with core.at((.12, -.07, .56)):
            photo.cup("#cfc9bd", "#6b3a14", .4, 60)
        with core.at((-.10, -.15, .56), 24):
            f.book((.14, .20, .022), "#5a3a2a")
            f.book((.13, .19, .016), AMBER, (.004, .004, .022), -9)
    core.sky_gradient([(-10, "#0c0e12"), (0, "#1a1c24"), (70, "#0c0e14")], .15)
    core.indoors()
    core.area((.1, y - .05, 1.5), (.5, -.4, .5), (2.4, 1.5), 8, (1, .72, .48))
    core.area((-.6, -2.2, 2.2), (.4, .5, .6), (1.6, 1.0), 8, (1, .84, .66))
    core.camera((-.62, -1.72, 1.14), (.36, .7, .83), 36, level=True, fstop=2.4, focus=(0, .75, .8))
    return {"size": (1200, 800), "denoise": .7, "look": photo.look(.085, bloom=.09)}


PICTURES = {
    "gallery/ernakulam-south/night-room": night_room,
}
