"""Nilavara Pooram, Thrissur: the carved gable and the porch at nightfall, the door open on the hall, lamps at the top of the steps."""
import numpy as np

from kit import aged, architecture as arch
from kit import core, masonry, photo, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import Batch, area_light, point_light
from scenes import hero_courtyard as court
from scenes.exterior_grove import laterite_face
from scenes.gallery_tulasi import kindi

WARM = (1, .62, .31)
FL, EAVE = .85, 3.15  # floor, eave of the verandah (m)


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
    """Front range about the porch: front wall at y 0, verandah to y -2.3, portico to y -5.9 under the great gable."""
    rng = np.random.default_rng(8)
    windows = (-4.9, -2.7, 2.7, 4.9, 8.6, 11.6)
    kit.at()
    kit["stone"].box((-10.3, -2.88, 0), (15.3, 8, FL - .02), .02)
    kit["floor"].box((-10.1, -2.86, FL - .03), (15.1, .1, FL + .001), .01)
    for x, y, wide, turn, seed in ((3.3, -2.98, 12.0, 0, 2), (-10.3, -2.98, 7.0, 0, 3), (-3.3, -5.88, 6.6, 0, 4), (-3.3, -2.98, 2.9, -90, 5)):
        kit.at(x, y, 0, turn)
        masonry.courses(kit, wide, (.26, .23, .21), seed, coping=FL - .70 - .003, pitch=.016, long=(.40, .95))
    kit.at()
    holes = [(x - .55, x + .55, FL + .7, FL + 2.1) for x in windows] + [(-.92, .92, FL, FL + 2.36)]
    laterite_face(-6.6, 14.6, FL, 3.9, holes, 5, (.44, .212), .008, 1.0)
    kit.at(-9.5, .03, 0)
    arch.wall(kit, 24.4, 4.0, [(a + 9.5, b + 9.5, c, d) for a, b, c, d in holes], .38, "mortar", z0=FL)
    kit.at()
    for k, x in enumerate(windows):
        arch.window(kit, x, FL + .7, 1.1, 1.4, 0, "shut" if k in (3, 5) else "open", seed=k, panes=(7, 1), swing=(168, 139, 171, 160, 150, 165)[k])
    # the door: carved frame in three steps, one leaf folded back, the other half shut
    for k, (out, deep) in enumerate(((.0, .20), (.11, .12), (.20, .05))):
        for s in (-1, 1):
            a, b = sorted((s * (.84 + out), s * (.95 + out)))
            kit["wood"].box((a, -.02 - .03 * (2 - k), FL), (b, .06 + deep, FL + 2.30 + out), .014, .4 + .2 * k)
        kit["wood"].box((-.95 - out, -.02 - .03 * (2 - k), FL + 2.28 + out), (.95 + out, .06 + deep, FL + 2.39 + out), .014, .4 + .2 * k)
    for u in np.linspace(-.8, .8, 9):
        kit["wood~"].lathe([(0, 0), (.05, .01), (.062, .03), (.03, .05), (0, .055)], (u, -.10, FL + 2.40), 14)
    kit["step"].box((-1.05, -.10, FL), (1.05, .4, FL + .055), .018)
    for x, turn in ((-.84, 38), (.84, 56)):
        kit.at(x, .24, FL + .06, turn)
        leaf(kit, .82, 2.22)
    kit.at()
    hall(kit)
    old.room(kit, -8.9, -1.75 - .7, FL, FL + 2.5, 3.2, 9, 2, back=.41)
    old.curtain(kit, -3.22, FL + .74, .34, 1.3, -1, .30, 5, 2)
    old.curtain(kit, 3.24, FL + .72, .86, 1.36, 1, .30, 9, 4)
    old.room(kit, 4.65, 8.0, FL, FL + 2.5, 3.2, 0, 3, back=.41)
    old.room(kit, 8.05, 12.6, FL, FL + 2.5, 3.2, 9, 4, back=.41)
    old.curtain(kit, 9.1, FL + .72, .5, 1.36, 1, .30, 5, 6)
    arch.lean_to(kit, -11.0, 16.0, -3.55, .2, EAVE, 24, True, True)
    for x in (-7.6, -5.5, -3.4, 3.4, 5.5, 7.6, 9.7, 11.8, 13.9):
        arch.column(kit, x, -2.6, FL, EAVE + .05, .11, "wood~", "turned", 32)
    kit["beam"].box((-9.9, -2.7, EAVE), (14.6, -2.5, EAVE + .2), .02)
    for a, b in ((-7.5, -5.6), (5.6, 7.5), (7.8, 9.6), (11.9, 13.8)):
        arch.bench(kit, a, b, -2.75, FL)
    # portico with the great carved gable
    kit["stone"].box((-3.18, -5.76, 0), (3.28, -2.6, FL - .02), .03)
    kit["floor"].box((-3.19, -5.77, FL - .03), (3.12, -2.5, FL + .003), .012)
    for x in (-2.6, 2.6):
        for y in (-5.2, -2.7):
            arch.column(kit, x, y, FL, 3.75, .15, "wood~", "turned", 48)
            kit["stone"].box((x - .24, y - .24, FL), (x + .24, y + .24, FL + .07), .02)
        kit["wood"].box((x - .12, -5.7, 3.72), (x + .12, .5, 3.95), .02)
    kit["beam"].box((-3.1, -5.35, 3.7), (3.1, -5.05, 3.95), .02)
    for x in np.arange(-2.4, 2.5, .4):
        if rng.random() < .85:
            kit["brass~"].lathe([(.02, 0), (.07, -.1), (.02, -.16), (0, -.18)], (x + rng.normal(0, .02), -5.2 + rng.normal(0, .01), 3.7), 20)
    arch.gable_roof(kit, -4.1, 4.1, -6.7, 2.5, 3.9, 41, seed=31, ends=(True, False))
    masonry.flight(kit, -1.9, 1.9, -5.9, FL - .005, 5, .36, 8, "step~", "step")
    # the bench that stays out, a mat before the door, an umbrella against the pillar
    arch.bench(kit, 1.55, 3.05, -4.6, FL)
    kit["coir"].box((-.66, -.86, FL), (.60, -.26, FL + .022), .008)
    kit["brolly~"].tube([(-2.33, -5.47, FL), (-2.352, -5.45, FL + .10), (-2.37, -5.43, FL + .16), (-2.45, -5.36, FL + .74), (-2.462, -5.35, FL + .78)], [.008, .010, .038, .024, .011], 12)
    kit["wood~"].tube([(-2.462, -5.35, FL + .78), (-2.475, -5.34, FL + .88), (-2.47, -5.31, FL + .91), (-2.45, -5.29, FL + .90)], .011, 10)
    # upper room and main roof
    kit.at(-5.2, 2.0, 0)
    arch.wall(kit, 10.4, 6.9, [(u - .5, u + .5, 5.2, 6.4) for u in (1.4, 3.0, 7.4, 9.0)], .3, z0=4.0)
    for k, u in enumerate((1.4, 3.0, 7.4, 9.0)):
        arch.window(kit, u, 5.2, 1.0, 1.2, 0, ("open", "shut", "shut", "open")[k], seed=k, panes=(6, 1), swing=165)
    kit.at()
    arch.hip_roof(kit, -6.6, 6.6, .6, 10.4, 6.75, 37, 2.2, seed=9)
    for x in (-4.4, 4.55):
        arch.lantern(kit, x, -1.4, 2.45, .28, .6)
    arch.lantern(kit, .25, -3.6, 2.75, .34, .9)
    kit.at()


def offerings():
    """What the evening left at the top of the steps: a spouted pot, petals about the lamps, slippers on the step."""
    rng = np.random.default_rng(7)
    with core.at((-.72, -5.52, FL + .003), 205, 1.75):
        kindi()
    for tone in ("#c8641c", "#a83a1a", "#d79a34"):
        batch = Batch("petals", s.matt(tone, .8, name="petal"))
        for _ in range(26):
            x, y = (-1.52 if rng.random() < .7 else 1.42) + rng.normal(0, .20), -5.50 + rng.normal(0, .16)
            a, size = rng.uniform(0, 6.3), rng.uniform(.010, .020)
            down = FL - .005 if y > -6.22 else FL - .173
            c, d = size * np.cos(a), size * np.sin(a)
            batch.quad((x - c, y - d, down + .012), (x + d, y - c, down + .018), (x + c, y + d, down + .014), (x - d, y + c, down + .022))
        batch.build()
    with core.at((.34, -6.47, FL - .173), 12):
        photo.slippers(s.matt("#2c211a", .7, name="strap"), s.matt("#4a3b2c", .8, name="sole"))


def thrissur():
    """85 mm from the path, half an hour after sunset: a lamp at the top of the steps, the porch under the eave of its gable, the door open on the hall."""
    eye, aim = (-6.2, -17.2, 1.45), (-.52, -5.2, 2.06)
    old.few_bounces()
    kit = court.make_kit(.32)
    upright, lying, tile = old.timber("jackwood", (9, 9, 1.0)), old.timber("jackwood lying", (1.0, 9, 9)), old.tiles()
    brass, lime = s.metal("#8a6734", .40, .6), masonry.clouded_lime("hall lime", FL, "#b9ab8c", "#93856a", "#c3b89d", "#82755a", "#5d4a3a", "#6d5a44")
    granite, step = (masonry.weathered_granite(name, ("#2b2822", "#453f36", "#5b5448", "#6f6656"), ledge=FL, mud="#5a3222", splash=.40) for name in ("plinth", "worn step"))
    kit.materials.update({"wood": upright, "wood~": upright, "beam": lying, "soffit": lying, "tile": tile, "tile~": tile, "wall": lime, "wall~": lime, "shutter": upright, "step": step, "step~": step,
                          "brass": brass, "brass~": brass, "stone": granite, "stone~": granite, "bed": s.matt("#2d241c", .95, name="joints"), "path": old.wet_laterite(), "glass": s.pane(reflect=.8), "floor": aged.oxide("#351712", .26),
                          "lamp": s.glow("#ffc68a", 6.0), "cloth~": s.cloth("#8d7a5a", "#6f5f45"), "black": s.matt("#10141a", .9, name="court at night"),
                          "coir": s.matt("#4a3723", .95, .1, .8, 300, name="coir"), "brolly~": s.matt("#121214", .55, name="umbrella")})
    front(kit)
    arch.paving(kit, -2.6, 2.6, -26, -7.6, .03, (.62, .45), .022, "path", 5)
    old.relay(kit, 4)
    kit.build()
    for x, y, high, turn, burn in ((1.42, -5.35, .92, 40, ((0, .042, .006), (1, .036, -.004), (3, .048, .008), (4, .03, .002))), (-1.52, -5.42, .84, 75, ((0, .040, .005), (2, .033, -.006), (3, .046, .007)))):
        with core.at((x, y, FL), turn):
            court.oil_lamp(high, burn, 1.3)
    with core.at((1.32, 4.05, FL + .66), 10):
        court.oil_lamp(.46, ((0, .036, .003), (1, .03, 0), (3, .04, -.004)), .8)
    point_light((-4.4, -1.4, 2.42), 8, WARM, .08)
    point_light((.25, -3.6, 2.72), 17, WARM, .09)
    point_light((.9, 2.2, 3.0), 5, WARM, .12)
    area_light((2.6, 6.0, 3.2), (2.6, 4.6, FL), (.8, .8), 5, (.55, .70, 1.0))
    offerings()
    land.ground(-60, 60, -40, 60, 0, "#241d15", "#41352a", .9, name="earth", bump=.8)
    core.sky_gradient([(-10, "#3c3a3e"), (0, "#5d5560"), (7, "#585e74"), (20, "#666e7c"), (45, "#8c929c"), (90, "#a8adb6")], .25,
                      glow=(1, 62, "#6a4634", 34), clouds=("#565d70", .6, 2.4))
    core.camera(eye, aim, 85, fstop=1.2, focus=(-1.3, -5.5, 1.6), level=True)
    return {"size": (1200, 800), "look": photo.look(.075, contrast=1.03, saturation=.86, warmth=-.03, bloom=.09, bloom_threshold=1.3, vignette=.2, texture=.09)}


PICTURES = {"exteriors/thrissur": thrissur}

FINISH = {
    "exteriors/thrissur": {"glow": (.16, .5), "fade": .14, "exposure": .3},
}
