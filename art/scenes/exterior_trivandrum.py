"""Nilavara Padma, Trivandrum: a jar of drinking water on the wall beside the wet steps in the blue hour, the white colonnade and its lamps out of focus behind it."""
import numpy as np

from kit import architecture as arch
from kit import aged, core, household as p, masonry, near, photo, surfaces as s, weathered as old
from kit.solid import area_light, point_light, surface
from scenes import hero_courtyard as court
from scenes.exterior_guruvayoor import worn
from scenes.exterior_kottayam import chamber
from scenes.gallery_rooftop import beads
from scenes.hero_harbour import wet_granite

FLOOR, MID, TOP = 0.6, 4.5, 8.1
WARM = (1, .62, .32)
# The windows along the colonnade, from left to right: the power of the lamp in the room behind it, 0 for a dark room or one of rooms_behind(), None with its shutters shut.
GROUND = (0, 0, 0, None, 0, 0, 0, None, 0)
UPPER = (0, None, 22, 0, None, 0, 26, 0, None)


def column(kit, x, y, z0, z1, r, seed):
    """Round column of brick under lime: swollen shaft, rings that many coats have rounded, its rims knocked off where chairs and ladders reach."""
    h = z1 - z0
    line = worn([(r * 1.62, .0), (r * 1.60, .09), (r * 1.46, .095), (r * 1.45, .13), (r * 1.41, .19), (r * 1.17, .22), (r * 1.10, .26), (r * 1.04, .32)]
                + [(r * (1.03 - .16 * t ** 1.6), .34 + t * (h - .66)) for t in np.linspace(0, 1, 9)]
                + [(r * 1.0, h - .29), (r * 1.02, h - .25), (r * .9, h - .22), (r * .92, h - .165), (r * 1.3, h - .10), (r * 1.36, h - .085), (r * 1.38, h - .01), (r * 1.1, h)], .011, 3)
    a = np.linspace(0, 2 * np.pi, 145)[:-1]
    aa, zz = np.meshgrid(a, line[:, 1])
    rim = np.clip((line[:, :1] / r - 1.08) / .25, 0, 1)
    chip = np.clip(core.fractal_noise(aa * 4.5 + 11 * seed, zz * 22, 4, seed) - .60, 0, 1) * rim * .30
    bulge = .022 * (core.fractal_noise(aa * 1.3 + 7 * seed, zz * 1.6, 3, seed + 4) - .5) + .008 * (core.fractal_noise(aa * 5, zz * 8, 3, seed + 7) - .5)
    q = line[:, :1] * (1 + bulge) - chip
    lean = .006 * np.sin(seed * 2.3) * (zz / h)
    kit["wall~"].grid(np.stack([x + lean + q * np.cos(aa), y + q * np.sin(aa), z0 + zz], -1), close=True)
    s_ = r * 1.55
    kit["wall"].box((x - s_, y - s_, z1 - .075), (x + s_, y + s_, z1), .016)
    kit["wall"].box((x - s_ * 1.03, y - s_ * 1.03, z0), (x + s_ * 1.03, y + s_ * 1.03, z0 + .085), .022)


def front_stones(kit, mid):
    """Plinth of dressed granite before the colonnade, the steps and the two low walls beside them."""
    left, right = mid - 2.7, mid + 2.7
    for k, (a, b) in enumerate(((-13.5, left - .28), (right + .28, 13.05))):
        kit.at(a, -.56, 0)
        masonry.courses(kit, b - a, (.24, .22), 4 + k, coping=FLOOR - .46 - .003)
    for k, x in enumerate((left, right)):
        for place_, wide in (((x - .28, -2.0, 0, 0), .56), ((x - .28, -.5, 0, -90), 1.5)):
            kit.at(*place_)
            masonry.courses(kit, wide, (.30, .29), 11 + 3 * k + int(wide), coping=.158, long=(.5, .9))
        kit.at()
        if k:  # the coping of the left one is the ledge()
            kit["stone"].box((x - .31, -2.03, .71), (x + .31, -.5, .748), .012)
    kit.at()
    masonry.flight(kit, left + .28, right - .28, -.55, FLOOR - .004, 4, .36, 3)


def rooms_behind(kit):
    """What the open windows show (wall coordinates): the writing room with its books, a passage, the end room; each with one shaded lamp."""
    chamber(kit, 4.95, 9.9, depth=3.3, shelf=(8.05, 9.75), power=16, lamp=(7.95, 1.75, .78), fl=FLOOR, high=3.6, y0=.42)
    chamber(kit, 12.2, 14.7, depth=3.0, power=1.6, lamp=(14.1, 2.2, .75), fl=FLOOR, high=3.6, y0=.42)
    chamber(kit, 14.75, 18.6, depth=3.0, power=7, lamp=(17.6, 1.2, .78), print_at=(16.2, 1.5, .5, .6), fl=FLOOR, high=3.6, y0=.42)
    chamber(kit, 18.7, 22.0, depth=3.0, fl=FLOOR, high=3.6, y0=.42)
    for u, side, wide, k in ((6.125, 1, .30, 2), (6.125, -1, .16, 3), (15.925, -1, .36, 5), (20.825, 1, .46, 7), (13.475, -1, .2, 8)):
        old.curtain(kit, u + side * .56, FLOOR + .1, wide, 2.55, side, .22, 6, k)


def colonnade(kit):
    """The long middle part: x -9..13, colonnade at y 0, wall at y 2.9."""
    xs = np.arange(-9.0, 13.1, 2.45)
    kit.at()
    kit["stone"].box((-13.5, -0.45, 0), (17.5, 9, FLOOR - .01), 0.03)
    for k, x in enumerate(xs):
        column(kit, x, 0, FLOOR, 4.05, .21, k + 3)
        column(kit, x, 0, MID + .05, 7.7, .145, k + 23)
    # entablatures
    kit["wall"].box((-9.3, -0.26, 4.05), (13.3, 0.26, 4.42), 0.02)
    kit["wall"].box((-9.4, -0.42, 4.36), (13.4, 0.3, 4.5), 0.03)
    kit["wall"].box((-9.3, -0.2, 7.68), (13.3, 0.2, 7.95), 0.02)
    kit["wall"].box((-9.4, -0.3, 7.92), (13.4, 0.25, 8.02), 0.02)
    for x in np.arange(-9.2, 13.3, 0.35):
        kit["wall"].box((x - 0.06, -0.37, 4.26), (x + 0.06, -0.2, 4.36), 0.01)
    kit["soffit"].box((-9.3, -0.2, 4.42), (13.3, 2.9, 4.52), 0.01)
    for k, x in enumerate(np.arange(-9.1, 13.2, .49)):
        kit["joist"].box((x, -.2, 4.29 + .004 * np.sin(9 * x)), (x + .085, 2.9, 4.43), .008, .5 + .4 * np.sin(31 * x))
    for a, b in zip(xs, xs[1:]):
        arch.railing(kit, (a + 0.17, 0), (b - 0.17, 0), MID + 0.02, 0.9, 0.15, turned=True)
    # inner walls
    mids = (xs[:-1] + xs[1:]) / 2
    gd = [(m + 9 - 0.6, m + 9 + 0.6, FLOOR + 0.02, FLOOR + 2.75) for m in mids]
    up = [(m + 9 - 0.55, m + 9 + 0.55, MID + 0.02, MID + 2.4) for m in mids]
    kit.at(-9.0, 2.9, 0)
    arch.wall(kit, 22.05, TOP, gd + up, 0.4)
    swing = np.random.default_rng(5).uniform(128, 174, (2, len(mids)))
    for k, m in enumerate(mids):
        for power, z, wide, high, top, turn in ((GROUND[k], FLOOR, 1.2, 2.68, MID - .1, swing[0, k]), (UPPER[k], MID, 1.1, 2.33, 7.6, swing[1, k])):
            if z == FLOOR and k == 4:
                arch.door(kit, m + 9, 1.2, 2.72, z=FLOOR, leaves_open=True, power=90)
                continue
            arch.window(kit, m + 9, z + 0.05, wide, high, 0, "shut" if power is None else "open", panes=(2, 4), sill=False, seed=k + int(z), swing=turn)
            if z == FLOOR:
                continue
            if power:
                old.room(kit, m + 9 - 1.18, m + 9 + 1.18, z + .02, top, power=power, seed=k + int(z), back=.42)
                old.curtain(kit, m + 9 + .52, z + .1, .42, high - .1, 1, .2, seed=k)
                old.curtain(kit, m + 9 - .52, z + .1, .22 + .06 * (k % 3), high - .1, -1, .2, seed=k + 9)
    rooms_behind(kit)
    kit.at()
    kit["black"].box((-9.2, 7.4, 0), (13.2, 7.5, TOP))
    for k, m in enumerate(mids):
        low = (0, .03, -.05, .02, .06, -.02, .04, -.04, .01)[k]
        arch.lantern(kit, m + .3 * low, 1.1, 3.0 - low, .36 - .4 * low, .9 + low)
        point_light((m, 1.1, 3.12), (62, 16, 48, 10, 66, 14, 50, 12, 44)[k], WARM, .05)
        if k % 2:
            arch.lantern(kit, m, 1.1, 6.55, 0.3, 0.8)
            point_light((m, 1.1, 6.65), (34, 12, 30, 18)[k // 2], WARM, .05)


def pavilion(kit, x0, x1):
    """End pavilion with a street-facing tiled gable, projecting 2.2 m."""
    w = x1 - x0
    kit.at()
    kit["stone"].box((x0 - 0.25, -2.5, 0), (x1 + 0.25, 9, FLOOR), 0.03)
    c = w / 2
    op = [(c - 1.55, c - 0.55, 1.4, 3.6), (c + 0.55, c + 1.55, 1.4, 3.6), (c - 1.4, c - 0.5, 5.5, 7.3), (c + 0.5, c + 1.4, 5.5, 7.3)]
    kit.at(x0, -2.2, 0)
    arch.wall(kit, w, 8.3, op, 0.4)
    for a, b, z0, z1 in op:
        arch.window(kit, (a + b) / 2, z0, b - a, z1 - z0, 0, "open", panes=(2, 4), seed=int(a * 9), swing=170)
    for z in (4.35, 8.0):
        kit["wall"].box((-0.12, -0.12, z), (w + 0.12, 0.1, z + 0.14), 0.02)
    for u in (0.0, w):
        for zz in np.arange(FLOOR, 8.0, 0.46):
            kit["wall"].box((u - 0.28, -0.05, zz), (u + 0.28, 0.06, zz + 0.40), 0.02)
    kit.at(x0, 9.0, 0, -90)
    side = [(1.3, 2.3, 1.4, 3.6), (4.0, 5.0, 1.4, 3.6), (7.0, 8.0, 1.4, 3.6), (1.3, 2.2, 5.5, 7.3), (4.0, 4.9, 5.5, 7.3), (7.0, 7.9, 5.5, 7.3)]
    arch.wall(kit, 10.8, 8.3, side, 0.4)
    for k, (a, b, z0, z1) in enumerate(side):
        arch.window(kit, (a + b) / 2, z0, b - a, z1 - z0, 0, "shut" if k in (1, 3) else "open", panes=(2, 4), seed=k, swing=165)
    chamber(kit, 5.5, 8.4, depth=3.0, shelf=(5.7, 7.1), power=6, lamp=(6.75, 1.5, .82), fl=FLOOR, high=3.6, y0=.42)
    old.curtain(kit, 7.95, 1.46, .30, 2.05, 1, .22, 5, 3)
    for z in (4.35, 8.0):
        kit["wall"].box((-0.12, -0.12, z), (11.3, 0.1, z + 0.14), 0.02)
    kit.at(x1, -1.8, 0, 90)
    arch.wall(kit, 10.8, 8.3, (), 0.4)
    kit.at()
    arch.gable_roof(kit, x0 - 0.75, x1 + 0.75, -3.1, 9.6, 8.0, 36, seed=int(x0) + 40)


def smoked_clay():
    """Clay fired in smoke: burnished nearly black with brown clouds, scratched, its belly dark with the water that sweats through, lime where that has dried."""
    g = s.Graph("smoked clay")
    at = g.coords(jitter=False)
    z = g.separate(at)[2]
    cloud, mid, fine = g.noise(at, 9, 5, .6, .5), g.noise(at, 42, 6, .68, .3), g.noise(at, 260, 4, .65)
    stroke = g.noise(g.coords((26, 26, 420), jitter=False), 1, 4, .62, .3)  # the burnishing stone's
    tone = g.ramp(g.math("ADD", g.math("MULTIPLY", cloud, .75), g.math("MULTIPLY", mid, .25)), (.36, "#17120f"), (.50, "#2e211a"), (.62, "#54382a"), (.74, "#7a4f38"))
    tone = g.mix(g.math("MULTIPLY", g.ramp(stroke, (.42, 0.0), (.66, 1.0)), .30), tone, "#6b4d3b")
    level = g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 20, 6, .66, .5), .5), .075))
    lime = g.math("MULTIPLY", g.ramp(level, (.112, 0.0), (.122, 1.0)), g.ramp(level, (.128, 1.0), (.150, 0.0)))
    tone = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", lime, g.ramp(g.noise(at, 17, 6, .7, .6), (.46, 0.0), (.70, 1.0))), .38), tone, "#9a8b7c")
    sweat = g.math("MULTIPLY", g.ramp(level, (.106, 1.0), (.124, 0.0)), g.ramp(cloud, (.2, .7), (.5, 1.0)))
    tone = g.mix(g.math("MULTIPLY", sweat, .55), tone, "#0c0908")
    knock = g.ramp(g.noise(at, 90, 5, .7), (.665, 0.0), (.68, 1.0))
    tone = g.mix(g.math("MULTIPLY", knock, .7), tone, "#8d5a3f")
    dry = g.math("SUBTRACT", 1.0, g.math("MULTIPLY", sweat, .62))
    rough = g.math("MULTIPLY", dry, g.math("ADD", g.ramp(stroke, (.3, .30), (.7, .52)), g.math("MULTIPLY", knock, .3)))
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", stroke, .8), g.math("ADD", g.math("MULTIPLY", mid, .5), g.math("MULTIPLY", fine, .22))), g.math("MULTIPLY", knock, .8))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5, Normal=g.bump(height, .45, .0013)))


BELLY = (.056, .0), (.060, .003), (.078, .020), (.098, .052), (.1075, .090), (.1065, .122), (.095, .152), (.074, .176), (.054, .190), (.0435, .201), (.0400, .214), (.0405, .228), (.0455, .241), (.0560, .252), (.0625, .2555), (.0645, .2585), (.0632, .2615), (.0600, .2622), (.0535, .258), (.0420, .246)  # the jar's outline


def water_jar():
    """Jar of drinking water with its lid, thrown and beaten by hand, so that nothing of it is quite round; it stands on the origin."""
    clay = smoked_clay()
    body = core.lathe([(0, .002), (.050, .001)] + list(BELLY), clay, segments=192, smooth=60)
    lid = core.lathe([(.030, .250), (.0405, .2555), (.0520, .2600), (.0655, .2625), (.0690, .2650), (.0692, .2690), (.0665, .2712), (.0600, .2735), (.0420, .2795), (.0240, .2835), (.0135, .2855), (.0110, .2885), (.0125, .2930), (.0165, .2975), (.0178, .3020), (.0155, .3060), (.0090, .3085), (0, .3092)], clay, segments=160, smooth=60)
    for part, amount in ((body, 1.0), (lid, .6)):
        for v in part.data.vertices:
            a, z = np.arctan2(v.co.y, v.co.x), v.co.z
            grow = 1 + amount * (.010 * np.sin(2 * a + .7 + 4 * z) + .005 * np.sin(5 * a + 30 * z) + .0028 * np.sin(190 * z + .4 * np.sin(a)))
            v.co.x, v.co.y = v.co.x * grow + .010 * z * amount, v.co.y * grow
            v.co.z += amount * .0012 * np.sin(2 * a + 2.1) * (z > .2)
    near.dent(lid, ((-150, .2655, .0035, 5, .004), (-70, .268, .0022, 3, .003)))
    return body


STEPS = 2.0  # the middle of the steps, along the front
EYE = (-1.99, -2.48, .865)
BEARING = 24.0  # of the view, from +X
JAR = (-.70, -1.72, .7485)


def ledge():
    """Coping stone of the low wall beside the steps, wet, with the jar on it, its sweat and the drops of the shower."""
    stone = near.bar((-1.53, -.315, -.040), (.03, .315, 0), wet_granite(.02), 6, r=.013, rough=.0022)
    stone.location, stone.rotation_euler = (JAR[0], -.5, JAR[2]), (0, 0, np.pi / 2)
    with core.at(JAR, 40):
        water_jar()
    rng = np.random.default_rng(8)
    spots = []
    for _ in range(300):
        spots.append(((JAR[0] + rng.uniform(-.29, .29), np.clip(JAR[1] + rng.normal(0, .22), -2.0, -1.1), JAR[2] + .0004), (0, 0, 1), rng.choice((.0008, .0013, .0020, .0030), p=(.4, .32, .2, .08))))
    outline = np.array(BELLY)
    for _ in range(120):  # sweat that has gathered on the belly
        z, a = rng.uniform(.012, .108), np.radians(rng.uniform(160, 260))
        r = np.interp(z, outline[:11, 1], outline[:11, 0]) + .0006
        spots.append(((JAR[0] + r * np.cos(a) + .007 * z, JAR[1] + r * np.sin(a), JAR[2] + z), (np.cos(a), np.sin(a), -.4 + 6 * (z - .05)), rng.choice((.0007, .0011, .0017))))
    beads([spot for spot in spots if np.hypot(spot[0][0] - JAR[0], spot[0][1] - JAR[1]) > .058 or spot[0][2] > JAR[2] + .005])


def trivandrum():
    """65 mm from the court, low beside the steps: the jar on their wall is sharp; the columns, the shutters and the lamps behind it are not."""
    p.fresh()
    old.few_bounces()
    kit = arch.Kit(**arch.palette(shutter=("#22332f", "#33493f"), lit=.3, tile_dark="#3c2219", tile_light="#704434"))
    lime, granite = masonry.clouded_lime("old lime", FLOOR, ledges=((3.42, .8), (3.88, .35), (7.4, .7)), open_before=1.0), masonry.weathered_granite(ledge=FLOOR, splash=.22)
    kit.materials.update({"wall": lime, "wall~": lime, "court": wet_granite(), "stone": granite, "stone~": granite, "bed": s.matt("#2d2922", .95, name="joints"), "glass": s.pane(reflect=.9), "joist": old.timber("joists", (9, 1.0, 9)),
                          "room": old.lime(FLOOR, "#9c8f72", "#7c7156", "#4b3d2e", "distemper"), "oxide": aged.oxide("#43201a", .3), "shade~": s.shade("#e8c897", 1.0), "print": s.matt("#6b614e", .5, name="print"),
                          "book": surface("books", "#2a1712", "#6d5a3c", 2.0, tint=.9, rough=.75, bump=.1), "lamp": s.glow("#ffc98e", 4.0),
                          "flags": aged.oxide("#45190f", .22), "cloth~": s.cloth("#a3977c", "#857a60")})
    colonnade(kit)
    pavilion(kit, 13.3, 18.1)
    kit.at()
    kit["flags"].quad((-13.4, -.5, FLOOR + .003), (17.4, -.5, FLOOR + .003), (17.4, 2.9, FLOOR + .003), (-13.4, 2.9, FLOOR + .003))
    arch.hip_roof(kit, -10.0, 14.0, -.95, 10.0, 8.05, 33, 1.9, seed=3)
    front_stones(kit, STEPS)
    arch.paving(kit, -24, 22, -20, -.5, .02, (1.1, .75), .014, "court", 6)
    kit["black"].box((-24, -20, -.2), (22, -.5, -.036), 0)
    old.relay(kit, 9)
    kit.build()
    area_light((2, 1.2, 4.3), (2, 1.6, 0), (21, .4), 7, WARM)
    ledge()
    with core.at((STEPS + 2.7, -.92, .75), 61):
        court.oil_lamp(.94, ((0, .045, .006), (2, .04, -.004), (3, .05, .008)), 1.4)
    core.sky_gradient([(-10, "#4a4443"), (0, "#b49a92"), (7, "#9f9ca8"), (18, "#7489aa"), (40, "#4d6c98"), (90, "#304f80")], .42, clouds=("#6c7288", .5, 2.0))
    turn = np.radians(BEARING)
    core.camera(EYE, (EYE[0] + 10 * np.cos(turn), EYE[1] + 10 * np.sin(turn), EYE[2]), 65, fstop=2.8, focus=(JAR[0] - .08, JAR[1] - .05, .88), level=True, shift_y=.04)
    return {"size": (1200, 800), "look": photo.look(.098, contrast=1.02, saturation=.86, vignette=.22, bloom=.1, bloom_threshold=1.3, texture=.12)}


PICTURES = {"exteriors/trivandrum": trivandrum}

FINISH = {
    "exteriors/trivandrum": {"exposure": .2, "glow": (.18, .5), "lights": (1.03, 1, .93), "fade": .12},
}
