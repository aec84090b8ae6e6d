"""Premium room in an old warehouse on a grey morning: four-poster with its mosquito net tied up, a polished red oxide floor, the harbour in two windows, the left half of the room dim; 31 mm through the door."""
import math

import bpy
import numpy as np

from kit import aged, core, furniture as f, household as p, hung, interior as i, materials as m, photo, props, room, slept

INDIGO = "#39414f"
WOOD = ("#2a190f", "#553825", "#a47c58", .7)
TURNED = p.rounded([(.0, .0), (.040, .0), (.045, .04), (.045, .30), (.049, .33), (.033, .37), (.045, .45), (.047, .56), (.031, .655), (.030, .665), (.0395, .675), (.0395, .689), (.030, .700), (.029, .712),
                    (.0345, .716), (.0345, .722), (.027, .728), (.025, .742), (.036, .775), (.0452, .815), (.0465, .850), (.041, .890), (.030, .930), (.0245, .955), (.0245, .962), (.033, .966), (.0350, .972),
                    (.033, .978), (.026, .984), (.0255, .990), (.0405, .998), (.0430, 1.006), (.0405, 1.014), (.029, 1.024), (.0265, 1.034), (.032, 1.06), (.0345, 1.12), (.0335, 1.40), (.026, 1.66), (.036, 1.70), (.024, 1.74),
                    (.040, 1.86), (.026, 1.96), (.030, 2.10)], 2)



def post(location, reeds=True):
    """Turned bedpost; its bulbs cut in reeds by hand, none quite like the next."""
    z = np.array([q[1] for q in TURNED])
    r = np.array([q[0] for q in TURNED])
    rng = np.random.default_rng(int(location[0] * 7 + 30))
    high = np.unique(np.concatenate([np.linspace(0, 2.1, 200), np.linspace(.62, 1.30, 900)])) if reeds else np.linspace(0, 2.1, 260)
    radius = np.interp(high, z, r)
    around = 288 if reeds else 48
    a = np.linspace(0, 2 * math.pi, around, endpoint=False)
    wob = rng.normal(0, .12, 16)
    cut = np.zeros((len(high), around))
    if reeds:
        for lo, hi, depth in ((.745, .945, .0042), (1.055, 1.48, .0036)):
            along = np.clip((high - lo) / .02, 0, 1) * np.clip((hi - high) / .02, 0, 1)
            k = 8 * a[None, :] + .05 * np.sin(9 * high[:, None]) + np.interp(a, np.linspace(0, 2 * math.pi, 16), wob)[None, :]
            cut -= depth * along[:, None] ** .5 * (1 - np.abs(np.sin(k)) ** .8)
    n = core.fractal_noise(a[None, :] * 6 + 0 * high[:, None], high[:, None] * 40 + 0 * a[None, :], 3, 4) - .5
    rr = radius[:, None] + cut * radius[:, None] / .04 + .0005 * n
    points = np.stack([rr * np.cos(a), rr * np.sin(a), np.broadcast_to(high[:, None], rr.shape)], -1).reshape(-1, 3)
    faces = [(j * around + q, j * around + (q + 1) % around, (j + 1) * around + (q + 1) % around, (j + 1) * around + q) for j in range(len(high) - 1) for q in range(around)]
    return core.mesh("Post", points, faces, aged.waxed(*WOOD), 40, location)


def gathered(location, way, height, material, tie=1.02, seed=1):
    """Mosquito net gathered round a post and tied: full folds that spread along the rail (way: +1 or -1 along Y, 0 = evenly) above and hang loose below."""
    def fall(u, v):
        a = 2 * math.pi * u
        z = .30 + v * (height - .30)
        t = (z - tie) / (height - tie) if z > tie else (z - tie) / (tie - .30)
        wide = .050 + (.030 * t + .105 * t ** 2.2 if t > 0 else .050 * (1 - math.exp(3.2 * t)))
        n = float(core.value_noise(3.1 * u + seed, 2.2 * v + 5, seed))
        pleat = .30 * math.sin(11 * a + 2.4 * n + 1.2 * v) + .16 * math.sin(23 * a + 5 * n - 2 * v) + .10 * math.sin(5 * a + seed)
        r = wide * (1 + pleat * min(1, .35 + abs(t) * 1.5))
        long = 1 + (1.5 * max(0, t) ** 2.4 if way else 0)
        return r * math.cos(a), r * math.sin(a) * long + way * max(0, t) ** 2.2 * .16, z + (.012 * math.sin(3 * a + seed) if v < .01 else 0)
    with core.at(location):
        core.grid_surface(fall, None, material, steps=(150, 80), name="Net")
        core.tube([(.058 * math.cos(t), .060 * math.sin(t), tie + .010 * math.sin(2 * t)) for t in np.linspace(0, 2 * math.pi, 37)[:-1]], .009, photo.cotton("#cfc9bb", 300), 8, True)
        for s in (-1, 1):
            core.tube([(.02 * s, -.060, tie), (.035 * s, -.072, tie - .06), (.030 * s, -.070, tie - .16 - .03 * s)], .006, photo.cotton("#cfc9bb", 300), 8)


def roof(width, length, height):
    """The net's ceiling, slung over the frame: it sags between the rails."""
    def sag(u, v):
        x, y = (u - .5) * width, -v * length
        deep = math.sin(math.pi * u) ** .8 * math.sin(math.pi * v) ** .8
        n = float(core.fractal_noise(u * 5 + 3, v * 5 + 2, 3, 4)) - .5
        return x, y, height + .028 - .085 * deep + .030 * n * deep ** .5
    core.grid_surface(sag, None, m.sheer("#e9e5da", .46), steps=(60, 60), name="Net roof")


def frame(width, length, height):
    """Turned posts joined by rails, a board at the head (y = 0)."""
    x, wood = width / 2 + .05, aged.waxed(*WOOD)
    for sx in (-1, 1):
        post((sx * x, -.02, 0), False)
        post((sx * x, -length - .02, 0), sx < 0)
        core.box((.050, length, .055), (sx * x, -length / 2, height), wood, .010, segments=3)
        core.box((.040, length, .18), (sx * x, -length / 2, .33), wood, .010, segments=3)
    for y in (-.02, -length - .02):
        core.box((2 * x, .050, .055), (0, y, height), wood, .010, segments=3)
    core.box((width, .040, .18), (0, -length - .02, .33), wood, .010, segments=3)
    core.box((width, .030, .66), (0, -.02, .76), wood, .006)
    for z, tall, out in ((1.08, .06, .05), (.48, .06, .05)):
        core.box((width + .06, out, tall), (0, -.02, z), wood, .014, segments=3)
    for k in range(4):
        core.box((.07, .045, .56), (-width / 2 + .04 + (width - .08) * k / 3, -.025, .78), wood, .008, segments=3)
    crown = [(-.55, 0), (-.50, .05), (-.36, .06), (-.22, .13), (-.08, .16), (0, .17), (.08, .16), (.22, .13), (.36, .06), (.50, .05), (.55, 0)]
    core.extrude_profile(crown, .034, wood, (0, -.037, 1.10), .006)


def slept_in(width, length, top):
    """Mattress, creased sheet, an indigo cover pushed down and to one side, four pillows."""
    white, pale = slept.linen("#dedad1", .6, 1.0), slept.linen("#e2dfd7", .5, 1.0)
    blue = slept.linen(INDIGO, .7, 1.6, slub=.22)
    core.box((width, length - .02, .24), (0, -length / 2, top - .12), white, .055, segments=5)
    mattress = slept.block((width + .01, length, .25), (0, -length / 2, top - .12), .06)
    slats = slept.block((width + .02, length, .3), (0, -length / 2, top - .34), .02)
    floor = (np.array([(-3, -4, .02), (3, -4, .02), (3, 2, .02), (-3, 2, .02)]), np.array([(0, 1, 2), (0, 2, 3)]))
    under = slept.sheet((width + .56, 2.05), (0, -1.02, top + .06), [mattress, slats, floor], .020, 1.2, (.965, .97), .012, .03, 5, frames=55, shrink=-.035)
    slept.show(under, white, (width + .56, 2.05), .0025)

    cover = slept.sheet((width + .50, 1.18), (-.04, -1.52, top + .16), [mattress, slats, floor, (under[0], under[1])], .020, -5, (.95, .90), .012, .07, 8, frames=60, shrink=-.035, bend=1.0, apart=True)
    slept.show(cover, blue, (width + .50, 1.18), .006)
    board = slept.block((width + .1, .06, 1.2), (0, .01, .6), .01)
    stack = [mattress, (under[0], under[1]), board]
    for k, (x, y, z, tilt, turn) in enumerate(((-.45, -.13, .24, 72, 3), (.47, -.13, .24, 70, -4), (-.42, -.30, .22, 56, -6), (.40, -.36, .17, 34, 9))):
        one = slept.pillow((.70, .47), 1.9, 3 + k, .017, 0, stack, ((x, y, top + z), (tilt, 0, turn)), 22, .5, -.015)
        slept.show_pillow(one, pale)
        stack = stack + [one[:2]]
    return np.concatenate([under[0], cover[0]])


def harbour(width=1000, height=700, seed=5):
    """Linear picture of a grey harbour: pale sky, the other shore with palms, sheds and a crane, boats at their moorings, flat water."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    picture = np.broadcast_to(np.where(v < .50, np.array((2.3, 2.42, 2.5)) * (1 - .28 * v), np.array((1.15, 1.24, 1.28)) * (1.2 - .5 * v)), (height, width, 3)).copy()
    far = .478 - .022 * np.array([core.fractal_noise(np.array([x / 70.0]), np.array([3.0]), 4, seed)[0] for x in range(width)])
    for x in range(width):
        picture[int(far[x] * height):int(.5 * height), x] = (.62, .68, .70)
    for _ in range(16):
        x, s = rng.uniform(0, width), rng.uniform(.7, 1.3)
        base, tip = .497 * height, (.497 - .075 * s) * height
        photo.stroke(picture, [(x, base), (x + 4 * s, (base + tip) / 2), (x + 9 * s, tip)], 1.6, (.38, .43, .42))
        for a in np.linspace(-.4, math.pi + .4, 9):
            photo.stroke(picture, [(x + 9 * s, tip), (x + 9 * s + 15 * s * math.cos(a), tip - 10 * s * math.sin(a)), (x + 9 * s + 24 * s * math.cos(a), tip - 4 * s * math.sin(a) + 9)], 2.4, (.36, .43, .38))
    for _ in range(6):
        x, w, q = rng.uniform(0, width), rng.uniform(40, 110), rng.uniform(.02, .04)
        picture[int((.496 - q) * height):int(.498 * height), int(x):int(x + w)] = rng.uniform(.5, 1.3, 3) * .25 + .55
    for k in range(7):
        x, y, s = rng.uniform(0, width), rng.uniform(.53, .86) * height, 0
        s = .5 + 2.6 * (y / height - .5)
        tone = np.array((.16, .20, .24)) * rng.uniform(.6, 1.6)
        photo.stroke(picture, [(x - 44 * s, y - 6 * s), (x - 20 * s, y + 3 * s), (x + 20 * s, y + 3 * s), (x + 50 * s, y - 10 * s)], 9 * s, tone)
        photo.stroke(picture, [(x, y), (x, y - 62 * s)], 1.4 * s, (.3, .3, .3))
        photo.stroke(picture, [(x - 12 * s, y - 9 * s), (x + 14 * s, y - 9 * s)], 8 * s, np.array((.9, .86, .78)) * rng.uniform(.5, 1.1))
        for d in range(5):
            photo.stroke(picture, [(x - 40 * s + 9 * d, y + (9 + 5 * d) * s), (x + 40 * s - 9 * d, y + (9 + 5 * d) * s)], 1.5 * s, (.5, .55, .58), .6)
    return photo.out_of_focus(picture, 5).astype(np.float32)


def shutters(location, turn, width, height, wood):
    """Louvred leaves folded open against the reveal, at both sides of an opening."""
    with core.at(location, turn):
        for s in (-1, 1):
            with core.at((s * width / 2, 0, 0), s * -78):
                w = width / 2 - .02
                c = -s * w / 2
                for x in (-w / 2 + .03, w / 2 - .03):
                    core.box((.06, .035, height), (c + x, 0, height / 2), wood, .005)
                for z in (.04, height / 2, height - .04):
                    core.box((w, .035, .07), (c, 0, z), wood, .005)
                for k in range(int(height / .05)):
                    core.box((w - .1, .006, .05), (c, 0, .08 + .05 * k), wood, .002, (40, 0, 0), segments=1)


def casement(location, turn, width, height, wood):
    """Window frame with a cross, in the XZ plane, sill at z = 0, centred."""
    with core.at(location, turn):
        for x in (-width / 2, 0, width / 2):
            core.box((.055, .07, height), (x, 0, height / 2), wood, .006)
        for z in (0, height * .36, height * .70, height):
            core.box((width, .06, .05), (0, 0, z), wood, .006)


def tray():
    """Tea brought up: a worn tray, the pot, a cup half drunk, a spoon."""
    wood = aged.waxed("#3a2416", "#5f4029", "#94714f", .2)
    core.box((.46, .32, .012), (0, 0, .006), wood, .004)
    for s in (-1, 1):
        core.box((.46, .012, .036), (0, s * .155, .020), wood, .004)
        core.box((.012, .32, .036), (s * .225, 0, .020), wood, .004)
    with core.at((-.09, .02, .012), 35):
        photo.teapot("#cfcbc0", scale=.95)
    with core.at((.12, -.04, .012)):
        photo.cup("#dedad0", "#6b3a14", .45, 210)


def table(wood):
    """Bedside table with a drawer and a shelf."""
    core.box((.46, .40, .026), (0, 0, .547), wood, .007, segments=3)
    core.box((.41, .35, .14), (0, 0, .464), wood, .004)
    core.box((.35, .012, .10), (0, -.178, .464), wood, .004)
    core.sphere(.012, (0, -.192, .464), m.brass(.35), 20)
    for x in (-.19, .19):
        for y in (-.16, .16):
            core.box((.036, .036, .54), (x, y, .27), wood, .006)
    core.box((.38, .32, .018), (0, 0, .14), wood, .004)


def premium_room():
    """Through the door, across the bed to the corner with the windows."""
    h, left, right = 3.3, -2.5, 2.6
    white, wood = aged.lime("#d9d5ca", 1.0), aged.waxed(*WOOD)
    green = photo.timber("#3d4a41", .5, .3)
    i.floor((9, 16), aged.oxide())
    sill, high = .62, 1.95
    i.wall((right, 0), (left, 0), h, white, [(.34, sill, 1.04, high)], thickness=.5)
    i.wall((right, -7), (right, 0), h, white, [(4.72, sill, 1.20, high)], thickness=.5)
    core.box((.1, 8, h), (left - .05, -3.4, h / 2), white, 0)
    core.box((right - left, .1, h), ((left + right) / 2, -7.2, h / 2), white, 0)
    core.box((right - left + .9, 8, .1), ((left + right) / 2, -3.4, h + .05), aged.lime("#cfcabd", .4), 0)
    for k in range(7):
        core.box((.11, 8, .16), (left + .4 + .78 * k, -3.4, h - .08), wood, .014, segments=3)
    red = aged.oxide("#4f231b", .30)
    for a, b in (((right, 0), (left, 0)), ((right, -7), (right, 0)), ((left, 0), (left, -7))):
        room.skirting(a, b, red, .13, .014)
    for at, turn, w in (((1.74, .34, sill), 0, 1.04), ((right + .34, -1.68, sill), -90, 1.20)):
        casement(at, turn, w, high, green)
        shutters(at, turn, w, high, green)
    net = m.drape("#dad6cb", .42)
    with core.at((-.35, -.10, 0)):
        frame(1.86, 2.08, 2.1)
        x = 1.86 / 2 + .05
        for s in (-1, 1):
            gathered((s * x, -.05, 0), -1, 2.09, net, 1.18, 2 + s)
        roof(1.96, 2.08, 2.1)
        lies = slept_in(1.84, 2.0, .60)
        with core.at((.44, -.86, slept.height(lies, .44, -.86, .2) + .003), -14):
            tray()
        with core.at((-.30, -1.28, slept.height(lies, -.30, -1.28, .16) + .004), 28):
            f.open_book()
    for x in (-1.66, .96):
        with core.at((x, -.32, 0)):
            table(wood)
    with core.at((.96, -.32, .56)):
        core.lathe([(0, .004), (.027, 0), (.029, .004), (.034, .105), (.0325, .105), (.0275, .010), (0, .009)], m.glass(), (.12, -.08, 0), segments=48, smooth=60)
    with core.at((-1.66, -.32, .56)):
        f.table_lamp("brass", .48, .01, "#d8cfba", .0)
        core.box((.07, .145, .008), (.13, -.10, .004), m.plain("#141517", .12), .003, (0, 0, 20))
    aged.cable([(-1.60, -.18, .57), (-1.64, -.06, .52), (-1.70, -.012, .70), (-1.76, -.012, 1.00), (-1.78, -.014, 1.10)], hang=.02)
    aged.cable([(-1.54, -.44, .565), (-1.48, -.25, .566), (-1.52, -.08, .45), (-1.62, -.014, .80), (-1.74, -.014, 1.09)], .0024, "#e4e2dc", .03)
    with core.at((1.66, -1.50, 0), -52):
        f.planters_chair("#553825")
        for obj in bpy.data.objects:
            if obj.name.startswith("Cane"):
                obj.data.materials[0] = m.cane("#9b8058")
    # what was put down: sandals, a shawl over the chair's arm
    room.shoes(m.leather("#4a3024"), (.98, -2.55, 0), -24)
    room.switches((-1.80, 0, 1.12), keys=3)
    core.tube([(-1.80, -.010, 1.17), (-1.80, -.010, 3.2)], .010, m.plain("#d4d0c5", .5), 10)
    for k in range(4):
        core.box((.034, .010, .014), (-1.80, -.008, 1.4 + .5 * k), m.plain("#cfcabd", .5), .003)
    for x, z, radius, seed in ((-2.06, 2.02, .17, 1), (-2.20, 1.62, .115, 2)):
        hung.plate((x, 0, z), 0, radius, seed)
    # the door that is held open, close to the lens
    core.box((.9, .05, 2.6), (-2.065, -5.20, 1.3), green, .006)
    photo.view(harbour(), (2.3, 7.2, -1.5), 13, 8, 0, .6)
    photo.view(harbour(seed=9), (right + 7.2, -1.2, -1.5), 13, 8, -90, .6)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 4, 2
    core.area((right + 1.1, -1.68, 2.0), (right - 2, -1.9, .7), (2.2, 2.6), 620, (.96, .985, 1))
    core.area((1.74, 1.1, 2.0), (1.6, -2.0, .7), (2.0, 2.6), 330, (.96, .985, 1))
    core.area((-1.3, -7.0, 1.9), (-.6, -2, .5), (1.0, 1.8), 26, (1, .98, .95))
    core.camera((-1.46, -6.05, 1.42), (.36, -.4, 1.0), 31, level=True, fstop=3.5, focus=(0, -1.9, .7))
    return {"size": (1500, 1000), "look": photo.look(.15, texture=.12, contrast=1.0, saturation=.98, vignette=.16)}


PICTURES = {
    "rooms/premium-room": premium_room,
}

CROP = {
    "rooms/premium-room": (115, 120, 1170, 780),  # without the bright window at the right
}

FINISH = {
    "rooms/premium-room": {"glow": (.06, .75)},
}
