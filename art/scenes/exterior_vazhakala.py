"""Nilavara Seaport, Vazhakala: the corner of the balconies from across the street, a grey evening with the first lamps lit."""
import numpy as np

from kit import architecture as arch
from kit import core, household as p, plants, surfaces as s
from kit import landscape as land
from kit.solid import Batch, area_light, point_light, scatter

WARM = (1, .66, .38)
FLOOR, FOOT, BAY = 3.15, 4.1, 4.0


def wet_concrete(name, dark, light):
    """Board-marked concrete after some monsoons: black tears from every edge, pale lime, uneven gloss."""
    g = s.Graph(name)
    at = g.world()
    cloud, fine = g.noise(at, .9, 6, .62), g.noise(at, 38, 4, .62)
    tone = g.ramp(cloud, (.3, dark), (.7, light))
    tears = g.noise(g.world((5.5, 5.5, .22)), 1, 6, .64)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.50, 0.0), (.70, 1.0)), .42), tone, "#34322b")
    lime = g.noise(g.world((3.1, 3.1, .5)), 1, 5, .6)
    tone = g.mix(g.math("MULTIPLY", g.ramp(lime, (.62, 0.0), (.74, 1.0)), .35), tone, "#b9b5aa")
    tone = g.mix(.18, tone, g.ramp(fine, (.3, 0.0), (.7, 1.0)), "MULTIPLY")
    return g.done(g.principled(Base_Color=tone, Roughness=.82, Specular=.25, Normal=g.bump(g.math("ADD", fine, cloud), .4, .006)))


def small_tiles():
    """Teal tiles a hand wide, no two fired alike, the joints grey with dust."""
    g = s.Graph("small teal tiles")
    x, y, z = g.separate(g.world())[:3]
    brick = g.add("TexBrick", {"offset": 0.0, "squash": 1.0}, Vector=g.combine(g.math("ADD", x, y), z, 0.0), Scale=1.0, Color1="#153a39", Color2="#265452", Mortar="#57605b",
                  Mortar_Size=.006, Mortar_Smooth=.2, Bias=0.0, Brick_Width=.12, Row_Height=.12)
    tears = g.noise(g.world((5, 5, .25)), 1, 6, .64)
    tone = g.mix(g.math("MULTIPLY", g.ramp(tears, (.52, 0.0), (.7, 1.0)), .55), brick.outputs["Color"], "#20231f")
    joint = brick.outputs["Fac"]
    wave = g.noise(g.world(), 9, 3, .5)
    rough = g.math("ADD", .16, g.math("ADD", g.math("MULTIPLY", joint, .5), g.math("MULTIPLY", wave, .16)))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.5,
                               Normal=g.bump(g.math("SUBTRACT", g.math("MULTIPLY", wave, .5), joint), .35, .004)))


def room(kit, a, b, y, z, h, power, blind):
    """What one sees of a room from the street: ceiling, upper wall, a lamp, curtains drawn by a share."""
    w = kit["room"]
    w.quad((a, y + 3.4, z), (b, y + 3.4, z), (b, y + 3.4, z + h), (a, y + 3.4, z + h))
    w.quad((a, y, z + h), (b, y, z + h), (b, y + 3.4, z + h), (a, y + 3.4, z + h))
    w.quad((a, y, z), (a, y + 3.4, z), (a, y + 3.4, z + h), (a, y, z + h))
    w.quad((b, y, z), (b, y + 3.4, z), (b, y + 3.4, z + h), (b, y, z + h))
    kit["wood"].box((a + .2, y + 2.9, z), (a + 1.5, y + 3.35, z + 2.1), .02)
    kit["picture"].box((b - 1.6, y + 3.34, z + 1.4), (b - .8, y + 3.39, z + 2.2), .01)
    if power:
        x = a + (b - a) * .55
        kit["lamp"].lathe([(0, -.13), (.1, -.1), (.16, 0), (.1, .1), (0, .12)], (x, y + 1.6, z + h - .55), 20)
        kit["mull"].box((x - .006, y + 1.594, z + h - .45), (x + .006, y + 1.606, z + h), 0)
        point_light(kit.world(x, y + 1.6, z + h - .75), power, WARM, .14)
    for side, reach in zip((-1, 1), blind):
        t = np.linspace(0, 1, 60)
        xs = (a + .05 if side < 0 else b - .05) - side * t * reach * (b - a)
        yy = y + .10 + .04 * np.sin(t * reach * 60 + 2 * side) + .015 * np.sin(t * 31)
        kit["cloth~"].grid(np.array([np.stack([xs, yy, np.full(60, z)], -1), np.stack([xs, yy - .01, np.full(60, z + h - .05)], -1)]))


LIT = {(1, 0): 95, (0, 1): 85, (2, 1): 75, (1, 2): 60, (2, 0): 0, (3, 0): 40}  # watts of the lamps seen from the street, by (floor, bay)


def bay(kit, f, i, rng, spots, lamps=LIT):
    """One balcony: slab, planter, glass doors, room; bays count to the left from the corner; lamps: watts by (floor, bay)."""
    a, b = -(i + 1) * BAY, -i * BAY
    z, out = FOOT + f * FLOOR, 1.65 + .55 * ((i + f) % 2)
    skin = "teal" if (i + f) % 2 else "concrete"
    kit["concrete"].box((a - .14, -.15, z), (a + .14, .5, z + FLOOR), .015)
    kit["slab"].box((a - .02, -out, z - .22), (b + .02, 3.9, z), .018)
    front = -out - .02
    kit[skin].box((a + .02, front, z - .2), (b - .02, front + .12, z + .92), .02)
    kit[skin].box((a + .02, front + .46, z), (b - .02, front + .54, z + .88), .02)
    kit["black"].box((a + .1, front + .1, z + .55), (b - .1, front + .48, z + .8), 0)
    for x in (a + .03, b - .11):
        kit[skin].box((x, front + .1, z), (x + .08, -.1, z + .92), .015)
    kit["concrete"].box((a + .5, front - .11, z + .12), (a + .56, front + .02, z + .17), .01)  # spout
    lit = lamps.get((f, i), 0)
    blind = (rng.uniform(.08, .3), rng.uniform(.05, .4)) if lit else (rng.uniform(.2, .5), rng.uniform(.2, .5))
    room(kit, a + .14, b - .14, .42, z, FLOOR - .25, lit, blind)
    n = 4
    for k in range(n + 1):
        x = a + .14 + (b - a - .28) * k / n
        kit["mull"].box((x - .03, .30, z), (x + .03, .40, z + FLOOR - .22), .004)
    kit["mull"].box((a, .30, z + 2.35), (b, .40, z + 2.42), .004)
    for k in range(n):
        if lit and k == (i + 2) % n:
            continue  # a leaf slid open
        x = a + .14 + (b - a - .28) * k / n
        x1 = a + .14 + (b - a - .28) * (k + 1) / n
        kit["pane"].quad((x, .35, z), (x1, .35, z), (x1, .35, z + FLOOR - .22), (x, .35, z + FLOOR - .22))
    for u in np.arange(a + .22, b - .15, .29):
        spots.append((u + rng.normal(0, .09), front + .29 + rng.normal(0, .03), z + .72))


def skins():
    """Materials of the block, by their names in the kit."""
    return {"concrete": wet_concrete("concrete", "#6a675f", "#8f8b82"), "slab": wet_concrete("slab", "#77746c", "#a09c93"), "teal": small_tiles(),
            "room": s.matt("#cfc6b6", .9, name="room"), "picture": s.matt("#54483a", .6, name="picture"), "pane": s.pane(), "cloth~": s.cloth("#cdbfa4", "#b5a68a"),
            "mull": s.matt("#2b2a28", .45, name="mullion"), "lamp": s.glow("#ffd7a4", 7.0), "white": s.matt("#b9b6ae", .5, name="unit"),
            "line": s.matt("#1a1a1a", .6, name="cable")}


def planting(spots, rng):
    """Plants in the planters at spots (x, y, z): every sort of its own habit and shade; some hang over the edge."""
    kinds = [plants.shrub(.36, .5, 2, leaves=900, size=.10, dark="#171f12", light="#4c5a38", slim=.4), plants.shrub(.30, .75, 3, leaves=800, size=.13, dark="#1a2415", light="#566542", slim=.3),
             plants.shrub(.42, .42, 4, leaves=1100, size=.065, dark="#1b2213", light="#5b6440", flower="#9c3560", flowers=26, flower_size=.06), plants.areca_clump(5, 6, 1.15),
             plants.shrub(.34, .36, 6, leaves=900, size=.08, dark="#20261a", light="#6c7450")]
    trail = [trailing(k) for k in (7, 8, 9)]
    groups = [[] for _ in kinds]
    falls = [[] for _ in trail]
    for x, y, z in spots:
        r = rng.random()
        if r < .06:
            continue
        groups[int(rng.choice(5, p=(.28, .22, .22, .10, .18)))].append((x, y, z, rng.uniform(0, 360), rng.uniform(.8, 1.7)))
        if rng.random() < .6:
            falls[int(rng.integers(3))].append((x + rng.normal(0, .12), y - .32, z + .20, rng.normal(0, 14), rng.uniform(.7, 1.7)))
    for source, rows in zip((*kinds, *trail), (*groups, *falls)):
        scatter(source, rows)


def vazhakala():
    """95 mm from across the street, upwards, past the leaves of a rain tree."""
    p.fresh()
    rng = np.random.default_rng(11)
    kit = arch.Kit(**arch.palette(lit=.4))
    kit.materials.update(skins())
    spots = []
    for f in range(4):
        for i in range(4):
            bay(kit, f, i, rng, spots)
    # the corner: side wall with a pipe, a cooling unit and two windows, roof slab
    top = FOOT + 4 * FLOOR
    kit["concrete"].box((-.14, -.4, 0), (.16, 9, top), .02)
    kit["slab"].box((-18, -1.2, top), (.5, 9, top + .28), .02)
    for z in (FOOT + 1.0, FOOT + FLOOR + 1.0, FOOT + 2 * FLOOR + 1.0):
        kit["mull"].box((.13, 2.6, z), (.2, 3.7, z + 1.25), .01)
        kit["black"].box((.19, 2.68, z + .08), (.205, 3.62, z + 1.17), 0)
        kit["slab"].box((.1, 2.4, z - .1), (.36, 3.9, z), .012)
        kit["slab"].box((.1, 2.4, z + 1.3), (.6, 3.9, z + 1.38), .012)
    kit["white~"].tube([(.24, 1.5, 0), (.24, 1.5, top)], .055, 16)
    kit["white~"].tube([(.24, 1.75, 3), (.24, 1.75, FOOT + 2 * FLOOR)], .04, 16)
    for z in (FOOT + 2.2, FOOT + FLOOR * 2 - .7):
        kit["white"].box((.22, .25, z), (.58, 1.15, z + .62), .03)
        kit["mull~"].lathe([(0, 0), (.24, 0), (.24, .012), (0, .012)], (.40, .7, z + .62), 24)
    # life: clothes on a rack, a chair's back, a bicycle-basket of a lamp over a table
    for x, w, h, z, k in ((-2.9, .5, .7, FOOT + FLOOR, "cloth~"), (-2.3, .42, .55, FOOT + FLOOR, "shirt"), (-6.2, .6, .8, FOOT + 2 * FLOOR, "shirt2")):
        kit.materials.setdefault("shirt~", s.cloth("#7f93a3", "#6b7f90"))
        kit.materials.setdefault("shirt2~", s.cloth("#b0685a", "#96544a"))
        t, v = np.linspace(0, 1, 20), np.linspace(0, 1, 14)
        tt, vv = np.meshgrid(t, v, indexing="ij")
        key = k if k.endswith("~") else k + "~"
        kit[key].grid(np.stack([x + w * tt, -.55 + .03 * np.sin(tt * 11 + vv * 3), z + 2.05 - h * vv * (1 + .04 * np.sin(tt * 5))], -1))
    kit["line"].box((-3.8, -.556, FOOT + FLOOR + 2.05), (-.2, -.544, FOOT + FLOOR + 2.06), 0)
    kit["line"].box((-7.8, -.556, FOOT + 2 * FLOOR + 2.05), (-4.2, -.544, FOOT + 2 * FLOOR + 2.06), 0)
    # cables from pole to pole
    for dz, dy, sag in ((0, 0, .55), (.28, .1, .7), (-.35, .3, .9)):
        t = np.linspace(-1, 1, 60)
        kit["line"].tube(np.stack([t * 22, -6 + dy + t * 2.0, 7.0 + dz + sag * t * t - t * .3], -1), .013, 8)
    kit.build()
    planting(spots, rng)
    # the trees of the street, near the lens and out of focus
    eye, aim = np.array((8.6, -21.0, 1.6)), np.array((-2.35, -1.2, 9.35))
    near = plants.spray(8, 30, .26, 1.5)
    for k in range(len(near.data.materials)):
        near.data.materials[k] = s.matt("#46533a", .6, name="street leaf")
    ahead = (aim - eye) / np.linalg.norm(aim - eye)
    right = np.cross(ahead, (0, 0, 1))
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)
    rows = []
    for d, r, u, deg, size in ((3.4, -.74, -.30, 12, .62), (3.2, -.70, -.36, 34, .55), (3.7, -.80, -.42, -8, .75), (3.0, -.66, -.46, 10, .45)):
        x, y, z = eye + ahead * d + right * r + up * u
        rows.append((x, y, z, deg + np.degrees(np.arctan2(right[1], right[0])), size))
    scatter(near, rows)
    land.ground(-90, 90, -60, 90, -.03, "#2c2c2a", "#4a4844", .8)
    for x, y, power in ((-1.4, .1, 14), (-5.6, .1, 10)):
        point_light((x, y - .4, FOOT + FLOOR * 2 - .45), power, WARM, .1)
    area_light((14, -16, 14), (-2, 0, 8), (16, 12), 240, (.80, .88, 1.0))
    core.sky_gradient([(-10, "#4b4a4a"), (0, "#a9a6a6"), (14, "#a3a9b2"), (40, "#7d8da3"), (90, "#5d7190")], .5, clouds=("#8f97a3", .6, 1.6))
    core.camera(tuple(eye), tuple(aim), 72, fstop=1.4, focus=(-1.5, -1.8, 9.0))
    return {"size": (1200, 800),
            "look": {"key": .115, "contrast": 1.02, "saturation": .84, "vignette": .2, "bloom": .08, "bloom_threshold": 1.3, "highlights": .5}}


def trailing(seed):
    """Stems that hang over a planter's lip, some short and some almost to the floor below."""
    rng = np.random.default_rng(seed)
    b = Batch("trailer", plants.leaf(f"trailing {seed}", "#1a2314", "#56643f", .5, .35))
    at, normal = [], []
    for _ in range(9):
        x, length, bend = rng.uniform(-.3, .3), rng.uniform(.15, .5) * rng.choice((1, 1, 2.4)), rng.uniform(0, 6)
        for q in np.arange(0, length, .035):
            at.append((x + .06 * np.sin(q * 6 + bend), -.05 - .05 * np.sin(min(q * 6, 1.5)) + rng.normal(0, .02), -q))
            normal.append((rng.normal(0, .5), -.8, -.4))
    plants._leaf_cloud(b, np.array(at), np.array(normal), .085, rng, .5, .55, .6)
    return b.build()


PICTURES = {"exteriors/vazhakala": vazhakala}

FINISH = {
    "exteriors/vazhakala": {"smooth": (2, .015), "exposure": -.1, "colours": {(70, 160): (.55, .8)}, "glow": (.3, .45), "fade": .2, "soft": .25, "grain": .011},
}
