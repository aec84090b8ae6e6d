"""Nilavara Pooram, Thrissur: the spouted pot for washing feet on the wet edge of the porch at nightfall, a lamp and the open door behind it."""
import numpy as np

from kit import aged, architecture as arch
from kit import core, masonry, photo, surfaces as s, weathered as old
from kit.solid import Batch, area_light, point_light
from scenes import hero_courtyard as court
from scenes.exterior_grove import laterite_face
from scenes.gallery_rooftop import beads
from scenes.gallery_tulasi import kindi

WARM = (1, .62, .31)
FL = .85  # floor (m)
POT = (-2.12, -5.58)  # the pot on the porch


def portrait(u, y, z, wide, high, seed):
    """A family photograph of long ago in its frame: brown and faded, an oval vignette on a card, one sitter or two."""
    rng = np.random.default_rng(seed)
    h = 240
    w = round(h * (wide - .06) / (high - .06))
    v, t = np.mgrid[0:h, 0:w] / h
    t = t - w / h / 2  # across, from the middle; down from 0 to 1
    cloud = core.fractal_noise(t * 5 + seed, v * 5, 4, seed)
    tone = .40 - .22 * v + .10 * cloud
    for at in ((rng.uniform(-.03, .03),) if wide < .44 else (-.14, .13)):
        top, turn = rng.uniform(.27, .34), rng.uniform(-.03, .03)
        body = np.abs(t - at) < .10 + .17 * np.clip((v - top - .24) / .16, 0, 1) ** .6
        shirt = rng.uniform(.50, .62)
        tone = np.where(body & (v > top + .23), np.where(np.abs(t - at - turn) < .05 + .1 * (v - top - .2), shirt, .10 + .12 * rng.random()), tone)
        hair = np.hypot((t - at) / .092, (v - top - .055) / .115) < 1
        face = np.hypot((t - at - turn * .5) / .074, (v - top - .095) / .105) < 1
        tone = np.where(hair, .05, tone)
        tone = np.where(face, .40 - .9 * (t - at), tone)
        for eye in (-.026, .026):
            tone = np.where(np.hypot((t - at - turn - eye) / .016, (v - top - .085) / .010) < 1, .14, tone)
    oval = np.clip((1 - np.hypot(t / (w / h * .44), (v - .5) / .44)) / .10, 0, 1)
    tone = tone * oval + (.50 + .06 * cloud - .10 * (v > .94)) * (1 - oval)
    page = np.clip(tone, 0, 1)[..., None] * np.array((1.0, .84, .62)) + .05
    core.mesh("Portrait", [(u + .03, y, z + .03), (u + wide - .03, y, z + .03), (u + wide - .03, y, z + high - .03), (u + .03, y, z + high - .03)], [(0, 1, 2, 3)],
              s.painted(s.image(f"Portrait {seed}", page), .35, specular=.4), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])


def hall(kit):
    """Behind the open door: a limewashed hall with a boarded dado, a chest with a lamp, prints, a bench, a door to the dark court; lit by one lamp."""
    x0, x1, y1, top = -2.4, 4.6, 4.4, 3.5
    w, d = kit["wall"], kit["wood"]
    for a, c in ((x0, 2.05), (3.05, x1)):
        w.quad((a, y1, FL), (c, y1, FL), (c, y1, top), (a, y1, top))
    w.quad((2.05, y1, FL + 2.05), (3.05, y1, FL + 2.05), (3.05, y1, top), (2.05, y1, top))
    for u in (x0, x1):
        w.quad((u, .41, FL), (u, y1, FL), (u, y1, top), (u, .41, top))
    kit["soffit"].quad((x0, .4, top), (x0, y1, top), (x1, y1, top), (x1, .4, top))
    for y in np.arange(.7, y1, .62):
        kit["beam"].box((x0, y, top - .16), (x1, y + .09, top), .01)
    kit["floor"].quad((x0, .0, FL + .002), (x1, .0, FL + .002), (x1, y1 + 2, FL + .002), (x0, y1 + 2, FL + .002))
    for u in np.arange(x0, x1 - .12, .135):
        if not 1.92 < u < 3.1:
            d.box((u, y1 - .035, FL), (u + .122, y1 - .005, FL + .92), .004, .3 + .3 * ((u * 7) % 1))
    for lo, hi in (((1.95, y1 - .09, FL), (2.07, y1 + .1, FL + 2.12)), ((3.03, y1 - .09, FL), (3.15, y1 + .1, FL + 2.12)), ((1.90, y1 - .1, FL + 2.02), (3.2, y1 + .1, FL + 2.18))):
        d.box(lo, hi, .012, .5)
    kit["black"].quad((1.6, y1 + 1.8, FL), (3.6, y1 + 1.8, FL), (3.6, y1 + 1.8, top), (1.6, y1 + 1.8, top))
    arch.column(kit, 2.72, y1 + 1.2, FL, top, .12, "wood~", "turned")
    # chest with brass corners, prints hung over it, a bench along the side wall
    d.box((.62, y1 - .62, FL + .08), (1.72, y1 - .05, FL + .66), .014, .7)
    for u in (.62, 1.62):
        kit["brass"].box((u - .004, y1 - .626, FL + .08), (u + .104, y1 - .61, FL + .18), .003)
        kit["brass"].box((u - .004, y1 - .626, FL + .56), (u + .104, y1 - .61, FL + .664), .003)
    kit["brass"].box((1.11, y1 - .632, FL + .38), (1.23, y1 - .61, FL + .54), .006)
    for u, z, wide, high in ((.50, 1.62, .30, .40), (.98, 1.70, .40, .52), (1.52, 1.66, .26, .34), (3.5, 1.60, .46, .60)):
        d.box((u, y1 - .045, FL + z - .3), (u + wide, y1 - .01, FL + z - .3 + high), .008, .2)
        portrait(u, y1 - .048, FL + z - .30, wide, high, int(u * 50))
    d.box((3.9, 1.2, FL + .40), (4.5, 3.6, FL + .45), .012, .6)
    for y in (1.35, 3.4):
        d.box((3.95, y, FL), (4.45, y + .07, FL + .40), .01)


def leaf(kit, wide, high):
    """Half of the great door, hinged at u = 0, its face at y = 0: heavy frame, carved panels, rows of brass studs."""
    b = kit["wood"]
    b.box((0, .012, 0), (wide, .06, high), .006, .3)
    for u in (0, wide - .11):
        b.box((u, 0, 0), (u + .11, .07, high), .008, .6)
    for z in (0, .52, 1.12, 1.72, high - .13):
        b.box((.1, 0, z), (wide - .1, .07, z + .13), .008, .5)
        for u in np.linspace(.17, wide - .17, 4):
            kit["brass~"].lathe([(.028, 0), (.022, .012), (0, .018)], (u, 0, z + .065), 12)
    for z0, z1 in ((.16, .50), (.68, 1.10), (1.28, 1.70), (1.88, high - .16)):
        b.box((.15, .004, z0), (wide - .15, .05, z1), .02, .7)


def front(kit):
    """What the lens sees of the front: wall at y 0 with its door and a window, verandah to y -2.3, the porch to y -5.9 with one of its columns."""
    kit.at()
    kit["stone"].box((-6.3, -2.88, 0), (6.3, 8, FL - .02), .02)
    kit["floor"].box((-6.3, -2.86, FL - .03), (6.3, .1, FL + .001), .01)
    kit.at(-3.3, -5.88, 0)
    masonry.courses(kit, 6.6, (.26, .23, .21), 4, coping=FL - .70 - .003, pitch=.012, long=(.40, .95))
    kit.at()
    window = (-3.25, -2.15, FL + .7, FL + 2.1)
    holes = [window, (-.92, .92, FL, FL + 2.36)]
    laterite_face(-4.6, 4.6, FL, 3.4, holes, 5, (.44, .212), .008, 1.0)
    kit.at(-4.6, .03, 0)
    arch.wall(kit, 9.2, 3.4, [(a + 4.6, b + 4.6, c, d) for a, b, c, d in holes], .38, "mortar", z0=FL)
    kit.at()
    arch.window(kit, -2.7, FL + .7, 1.1, 1.4, 0, "open", seed=1, panes=(7, 1), swing=139)
    # the door: carved frame in three steps, one leaf folded back, the other half shut
    for k, (out, deep) in enumerate(((.0, .20), (.11, .12), (.20, .05))):
        for side in (-1, 1):
            a, b = sorted((side * (.84 + out), side * (.95 + out)))
            kit["wood"].box((a, -.02 - .03 * (2 - k), FL), (b, .06 + deep, FL + 2.30 + out), .014, .4 + .2 * k)
        kit["wood"].box((-.95 - out, -.02 - .03 * (2 - k), FL + 2.28 + out), (.95 + out, .06 + deep, FL + 2.39 + out), .014, .4 + .2 * k)
    kit["step"].box((-1.05, -.10, FL), (1.05, .4, FL + .055), .018)
    for x, turn in ((-.84, 78), (.84, 56)):
        kit.at(x, .24, FL + .06, turn)
        leaf(kit, .82, 2.22)
    kit.at()
    hall(kit)
    old.room(kit, -8.9, -1.75 - .7, FL, FL + 2.5, 3.2, 9, 2, back=.41)
    old.curtain(kit, -3.22, FL + .74, .34, 1.3, -1, .30, 5, 2)
    kit["stone"].box((-3.18, -5.76, 0), (3.28, -2.6, FL - .02), .03)
    kit["floor"].box((-3.19, -5.77, FL - .03), (3.12, -2.5, FL + .003), .012)
    arch.column(kit, -2.6, -5.2, FL, 3.75, .15, "wood~", "turned", 96)
    kit["stone"].box((-2.84, -5.44, FL), (-2.36, -4.96, FL + .07), .02)
    kit["soffit"].box((-6, -6.7, 3.7), (6, .2, 3.9), 0)


def spilled(x, y, z, seed=1):
    """Water round the pot: one flat pool with a rounded rim, a trail towards the edge, drops."""
    rng = np.random.default_rng(seed)
    water = s.pane("#8d837c", 1.3)
    a, r = np.meshgrid(np.linspace(0, 2 * np.pi, 181)[:-1], np.r_[0, .5, .8, .9, .96, .99, 1.0])
    for cx, cy, wide, deep, turn in ((.05, -.03, .19, .075, .15), (.23, -.09, .11, .030, -.5), (-.17, -.05, .06, .022, .3)):
        edge = 1 + .55 * (core.fractal_noise(2.2 * np.cos(a) + seed + 9 * cx, 2.2 * np.sin(a) + 3, 4, seed) - .5) * 2
        u, v = wide * r * edge * np.cos(a), deep * r * edge * np.sin(a)
        pool = Batch("spilled water", water, True)
        pool.grid(np.stack([x + cx + u * np.cos(turn) - v * np.sin(turn), y + cy + u * np.sin(turn) + v * np.cos(turn), z + .0014 * np.sqrt(np.clip(1 - r ** 6, 0, 1))], -1), close=True)
        pool.build()
    spots = [((x + rng.normal(.05, .16), y + rng.normal(-.06, .06), z + .0002), (0, 0, 1), rng.choice((.0012, .0018, .0026, .0036)) * rng.uniform(.7, 1.3)) for _ in range(90)]
    beads(spots, seed)


def thrissur():
    """85 mm from the foot of the porch, half an hour after sunset: the pot on the edge where feet are washed, the lamp, the wall and the open door far out of focus."""
    x, y = POT
    eye, aim = (-2.2, -7.6, 1.17), (-2.2 + 2 * .052, -5.6, 1.052)
    old.few_bounces()
    kit = court.make_kit(.32)
    upright, lying = old.timber("jackwood", (9, 9, 1.0)), old.timber("jackwood lying", (1.0, 9, 9))
    brass, lime = s.metal("#8a6734", .40, .6), masonry.clouded_lime("hall lime", FL, "#b9ab8c", "#93856a", "#c3b89d", "#82755a", "#5d4a3a", "#6d5a44")
    granite, step = (masonry.weathered_granite(name, ("#2b2822", "#453f36", "#5b5448", "#6f6656"), ledge=FL, mud="#5a3222", splash=.40) for name in ("plinth", "worn step"))
    kit.materials.update({"wood": upright, "wood~": upright, "beam": lying, "soffit": lying, "wall": lime, "wall~": lime, "shutter": upright, "step": step,
                          "brass": brass, "brass~": brass, "stone": granite, "stone~": granite, "bed": s.matt("#2d241c", .95, name="joints"), "glass": s.pane(reflect=.8), "floor": aged.oxide("#4a1f18", .26),
                          "cloth~": s.cloth("#8d7a5a", "#6f5f45"), "black": s.matt("#10141a", .9, name="court at night")})
    front(kit)
    kit.build()
    with core.at((x, y, FL + .0032), 155, 1.22):
        kindi()
    spilled(x, y, FL + .0032, 4)
    with core.at((-1.38, -3.0, FL), 40):
        court.oil_lamp(.64, ((0, .042, .006), (1, .036, -.004), (3, .048, .008), (4, .03, .002)), 1.3)
    with core.at((1.32, 4.05, FL + .66), 10):
        court.oil_lamp(.46, ((0, .036, .003), (1, .03, 0), (3, .04, -.004)), .8)
    point_light((-4.4, -1.4, 2.42), 8, WARM, .08)
    point_light((.25, -3.6, 2.72), 17, WARM, .09)
    point_light((.9, 2.2, 3.0), 3, WARM, .12)
    area_light((2.6, 6.0, 3.2), (2.6, 4.6, FL), (.8, .8), 5, (.55, .70, 1.0))
    core.sky_gradient([(-10, "#3c3a3e"), (0, "#5d5560"), (7, "#585e74"), (20, "#666e7c"), (45, "#8c929c"), (90, "#a8adb6")], .25,
                      glow=(1, 62, "#6a4634", 34), clouds=("#565d70", .6, 2.4))
    core.camera(eye, aim, 85, fstop=1.6, focus=(x, y - .05, 1.0), level=True)
    return {"size": (1200, 800), "look": photo.look(.075, contrast=1.03, saturation=.86, warmth=-.03, bloom=.09, bloom_threshold=1.3, vignette=.2, texture=.05)}


PICTURES = {"exteriors/thrissur": thrissur}

FINISH = {
    "exteriors/thrissur": {"glow": (.16, .5), "fade": .14, "exposure": .3},
}
