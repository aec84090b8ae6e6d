"""Standard room near the station on a grey day, seen from the passage through the open door: an unmade single bed, a rucksack open on it, a phone charging, a scuffed blue dado, the house opposite in the window; 31 mm."""
import math

import bpy
import numpy as np

from kit import aged, core, furniture as f, household as p, interior as i, materials as m, photo, props, room, slept

BLUE = "#71868f"
WOOD = ("#38241a", "#6a4a35", "#a98463", .45, .34)


@m.cached
def handled_steel(colour="#d8d6d1", base=.13):
    """Steel that is scoured every day: fine hoops of scratches, cloudy with fingerprints."""
    g = m.Graph("handled steel")
    where = g.coords(1, "Object")
    cloud = g.noise(where, 60, 4, .6)
    hoops = g.noise(g.coords((6, 6, 2200), "Object"), 1.0, 3, .7)
    return g.principled(g.mix(g.span(cloud, .35, .7), m.scaled(colour, .8), colour), g.span(cloud, .35, .7, base, base + .16), g.bump(hoops, .05, .0004), metallic=1.0)


def tumbler():
    """Steel tumbler with a rolled rim, two lines pressed in below it, filled to a finger below the brim."""
    outer = [(0, .0035), (.0235, .0035), (.0250, .0005), (.0268, 0), (.0275, .002), (.0300, .040), (.0318, .068), (.0315, .0695), (.0322, .071), (.0326, .0755), (.0323, .077), (.0330, .0785), (.0342, .0975)]
    rim = [(.0350, .0985), (.0358, .1000), (.0352, .1014), (.0340, .1014), (.0333, .1003)]
    inner = [(.0331, .0975), (.0308, .066), (.0290, .040), (.0262, .006), (0, .0055)]
    core.lathe(p.rounded(outer + rim + inner, 2), handled_steel(), segments=128, smooth=60)
    core.lathe([(0, .087), (.0322, .087), (.0331, .0878)], m.glass("#f4f8f8", ior=1.33), segments=96, smooth=50)


def barred_window(width, height, wood, iron):
    """Window in the XZ plane, sill at z = 0, centred: two leaves folded back outside, square bars before the light."""
    for x in (-width / 2, 0, width / 2):
        core.box((.07, .10, height), (x, .06, height / 2), wood, .006)
    for z in (0, height):
        core.box((width + .07, .10, .07), (0, .06, z), wood, .006)
    core.box((width + .16, .20, .03), (0, .02, -.04), wood, .008)
    n = round(width / .10)
    for k in range(n):
        x = width * ((k + .5) / n - .5)
        if abs(x) > .04:
            core.box((.014, .014, height), (x, .05, height / 2), iron, .002, (0, 0, 45))
    core.box((width, .018, .03), (0, .05, height * .52), iron, .003)


def chair(wood, seat):
    """Plain wooden chair with two back slats."""
    for x in (-.19, .19):
        core.box((.036, .036, .45), (x, -.18, .225), wood, .006)
        with core.at((x, .19, 0), (-4, 0, 0)):
            core.box((.036, .034, .90), (0, 0, .45), wood, .006)
        core.box((.024, .34, .04), (x, 0, .40), wood, .004)
    for z in (.62, .84):
        core.box((.36, .018, .075), (0, .19 + .07 * z - .0, z), wood, .006)
    for y in (-.18, .19):
        core.box((.36, .024, .04), (0, y, .40), wood, .004)
    core.box((.44, .42, .024), (0, 0, .455), seat, .008)


def towel(width, front, back, material, seed=2):
    """Towel hung over a rail along X at the origin: front and back length (m), uneven, hem bands."""
    rng = np.random.default_rng(seed)
    n, k = 150, 60
    s, u = np.meshgrid(np.linspace(-front, back, n), np.linspace(-.5, .5, k), indexing="ij")
    r = .016
    wave = core.fractal_noise(u * 5 + seed, s * 2.5 + 3, 3, seed) - .5
    over = np.clip(s / r, -math.pi / 2, math.pi / 2)
    y = r * np.sin(over) + np.sign(s) * (.004 + .05 * np.clip(np.abs(s) - .03, 0, 1) * (wave + .25))
    z = r * np.cos(over) - np.clip(np.abs(s) - r * math.pi / 2, 0, 9) + .010 * np.sin(5 * u + seed) * np.clip(np.abs(s) * 6, 0, 1)
    x = u * width * (1 - .05 * np.clip(np.abs(s), 0, .3)) + .02 * wave + .03 * s * rng.uniform(-1, 1)
    row = k
    faces = [(j * row + i_, j * row + i_ + 1, (j + 1) * row + i_ + 1, (j + 1) * row + i_) for j in range(n - 1) for i_ in range(k - 1)]
    obj = core.mesh("Towel", np.stack([x, y, z], -1).reshape(-1, 3), faces, material, True)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .007, 0


def case(size=(.32, .46, .18), seed=1, cell=.016, edge=.05, pressure=6.0, frames=12, shrink=-.05, gravity=.3):
    """(points, faces, uvs) of a soft case of cloth sagging on the ground z = 0: round edges, buckled sides; its middle at the origin."""
    half = np.array(size) / 2
    points, faces, uvs, known = [], [], [], {}
    for axis in range(3):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        na, nb = int(size[a] / cell), int(size[b] / cell)
        for side in (-1, 1):
            index = {}
            for j in range(nb + 1):
                for i in range(na + 1):
                    q = np.zeros(3)
                    q[axis], q[a], q[b] = side * half[axis], (i / na - .5) * size[a], (j / nb - .5) * size[b]
                    key = tuple(np.round(q, 5))
                    if key not in known:
                        inner = np.clip(q, -half + edge, half - edge)
                        out = q - inner
                        known[key] = len(points)
                        points.append(inner + out / max(np.linalg.norm(out), 1e-6) * edge)
                        uvs.append((q[a], q[b]))
                    index[i, j] = known[key]
            for j in range(nb):
                for i in range(na):
                    f = (index[i, j], index[i + 1, j], index[i + 1, j + 1], index[i, j + 1])
                    faces.append(f if side > 0 else f[::-1])
    points = np.array(points)
    n = np.stack([core.fractal_noise(points[:, 0] * 16 + seed * 3 + k + 60, points[:, 1] * 16 + points[:, 2] * 11 + 60, 3, seed + k) for k in range(3)], -1) - .5
    points = points + n * .022 + (0, 0, half[2] + .01)
    ground = (np.array([(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)]), np.array([(0, 1, 2), (0, 2, 3)]))
    return slept.settle(points, faces, [ground], frames, shrink, pressure, 14.0, 1.2, gravity, 15, False, .004, .35, 6), faces, uvs


def rucksack(colour="#4b4f3d"):
    """Canvas rucksack lying on its straps, its top towards +Y, unzipped."""
    cloth = slept.linen(colour, .8, 2.2, slub=.22)
    dark, webbing = slept.linen("#2c2d27", .5, 2.0, slub=.2), slept.linen("#35372d", .3, 3.0, slub=.25)
    slept.show_pillow(case((.31, .47, .17), 4), cloth)
    slept.show_pillow(case((.24, .25, .07), 9, .014, .03, 5), cloth, location=(0, -.075, .135), rotation=(-5, 0, 0))
    slept.show_pillow(case((.28, .19, .045), 12, .014, .02, 4), dark, location=(.015, .215, .155), rotation=(38, 5, 7))
    line = [(.128 * math.cos(a), -.075 + .128 * math.sin(a), .190) for a in np.linspace(.1, math.pi - .1, 26)]
    core.tube(line, .0035, dark, 8)
    core.box((.010, .034, .003), (.118, -.01, .196), m.steel(.35), .001, (20, 0, 20))
    for x in (-.07, .07):
        core.box((.022, .30, .003), (x, .02, .178), webbing, .001, (-4, 0, 0))
        core.box((.030, .022, .008), (x, .125, .186), m.plain("#161715", .4), .002)
    for s in (-1, 1):
        pts = [(s * .10, .20, .10), (s * .19, .21, .075), (s * .235, .10, .035), (s * .225, -.06, .020), (s * .175, -.19, .035)]
        def band(u, v, pts=pts):
            k = min(int(u * 4), 3)
            t = u * 4 - k
            q = np.array(pts, float)
            before, after = q[max(k - 1, 0)], q[min(k + 2, 4)]
            a, b = q[k], q[k + 1]
            where = .5 * ((2 * a) + (b - before) * t + (2 * before - 5 * a + 4 * b - after) * t * t + (-before + 3 * a - 3 * b + after) * t ** 3)
            return where[0] + (v - .5) * .05 * (.4 + .6 * math.sin(2.2 * u + .4)), where[1], where[2] + (v - .5) * .035
        obj = core.grid_surface(band, None, webbing, steps=(44, 6), name="Strap")
        solid = obj.modifiers.new("Thickness", "SOLIDIFY")
        solid.thickness = .008
    core.tube([(-.05, .225, .13), (-.045, .275, .15), (0, .292, .155), (.045, .275, .15), (.05, .225, .13)], .008, webbing, 8)


def across_the_street(width=1100, height=900, seed=3):
    """Linear picture of the house opposite on a grey day: stained render, windows with sun shades, a balcony with washing, wires, a palm behind."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    picture = np.broadcast_to(np.array((3.0, 3.1, 3.15)) * (1 - .15 * v), (height, width, 3)).copy()
    for k in range(2):
        x, y = (.16 + .12 * k) * width, (.10 + .05 * k) * height
        photo.stroke(picture, [(x - 20, height * .5), (x - 8, height * .3), (x, y)], 7, (.55, .55, .5))
        for a in np.linspace(-.5, math.pi + .5, 15):
            r = rng.uniform(80, 130)
            photo.stroke(picture, [(x, y), (x + .55 * r * math.cos(a), y - .42 * r * math.sin(a)), (x + r * math.cos(a), y - .1 * r * math.sin(a) + 30)], 7, np.array((.30, .40, .26)) * rng.uniform(.7, 1.5))
    wall = np.array((1.28, 1.16, .98))
    top = int(.20 * height)
    stain = core.fractal_noise(*np.meshgrid(np.linspace(0, 22, width), np.linspace(0, 4, height)), 4, 5)[..., None]
    house = wall * (.72 + .5 * stain)
    x0 = int(.30 * width)
    picture[top:, x0:] = house[top:, x0:]
    picture[top - 14:top + 10, x0 - 14:] = (.62, .60, .56)
    picture[int(.42 * height):, :x0] = np.array((.80, .72, .62)) * (.7 + .5 * stain[int(.42 * height):, :x0])
    for row in range(3):
        for column in range(4):
            x, y = x0 + 60 + column * 190, top + 85 + row * 250
            w, h = 92, 128
            picture[y:y + h, x:x + w] = np.array((.14, .16, .18)) * rng.uniform(.6, 1.6)
            picture[y:y + h, x + w // 2 - 4:x + w // 2 + 4] = (.50, .42, .34)
            picture[y:y + 8, x:x + w] = picture[y + h - 8:y + h, x:x + w] = (.50, .42, .34)
            if rng.random() < .45:
                picture[y + 10:y + h - 10, x + 8:x + 40] = np.array((.85, .80, .70)) * rng.uniform(.7, 1.1)
            picture[y - 34:y - 16, x - 22:x + w + 22] = (1.0, .94, .82)
            picture[y - 16:y - 8, x - 22:x + w + 22] = (.35, .32, .28)
    y = top + 410
    picture[y:y + 78, x0 + 210:x0 + 620] = (.92, .88, .78)
    picture[y + 78:y + 92, x0 + 210:x0 + 620] = (.34, .31, .28)
    for k in range(8):
        x, w = x0 + 226 + k * 46 + int(rng.integers(0, 10)), int(rng.integers(24, 42))
        picture[y - 10:y + int(rng.integers(40, 84)), x:x + w] = np.array([(.75, .20, .16), (.22, .30, .48), (1.2, 1.15, 1.05), (.78, .60, .22), (.30, .46, .40)][k % 5]) * rng.uniform(.8, 1.2)
    for k in range(4):
        a, b = rng.uniform(.2, .5), rng.uniform(.2, .55)
        t = np.linspace(0, 1, 24)
        photo.stroke(picture, list(zip(t * width, (a * (1 - t) + b * t + .10 * t * (1 - t)) * height)), 2.2, (.20, .20, .20))
    return photo.out_of_focus(picture, 6.5).astype(np.float32)


def standard():
    """From the passage into the room."""
    p.fresh()
    h, left, right, front = 2.72, -1.36, 1.58, -3.50
    wall = aged.dado(BLUE, "#d6d1c4", .98)
    wood = aged.waxed(*WOOD)
    i.floor((8, 12), room.slabs("#837e73", (.25, .25), "#4f4a42", .0016, .29, .13, .40))
    w0, w1, sill, high = -.40, .72, 1.02, 1.26
    i.wall((right, 0), (left, 0), h, wall, [(right - w1, sill, w1 - w0, high)], thickness=.24)
    core.box((.2, 4, h), (left - .1, -1.6, h / 2), wall, 0)
    core.box((.2, 4, h), (right + .1, -1.6, h / 2), wall, 0)
    core.box((right - left + .3, 6, .1), ((left + right) / 2, -1.4, h + .05), aged.lime("#dad6ca", .3), 0)
    # the door's opening, near the lens
    d0, d1 = -.515, .83
    for a, b in ((left, d0), (d1, right)):
        core.box((b - a, .14, h), ((a + b) / 2, front, h / 2), wall, 0)
    jamb = aged.waxed("#23160f", "#402a1d", "#8a6a4d", .5, .36)
    for x, s in ((d0, -1), (d1, 1)):
        core.box((.075, .20, 2.3), (x + s * .02, front, 1.15), jamb, .006, segments=3)
    # passage behind the camera
    core.box((6, .1, 3), (0, -7.2, 1.5), aged.lime("#cfc9bb", .5), 0)
    for x in (-2.2, 2.2):
        core.box((.1, 4, 3), (x, -5.5, 1.5), aged.lime("#cfc9bb", .5), 0)
    mid = (w0 + w1) / 2
    frame = aged.waxed("#3a4a50", "#5d7178", "#b9b4a6", .3, .36)
    with core.at((mid, .02, sill)):
        barred_window(w1 - w0, high, frame, m.plain("#23201d", .5, .6))
        for s in (-1, 1):  # leaves pushed open to the street
            with core.at((s * (w1 - w0) / 2, .14, 0), s * -104):
                w = (w1 - w0) / 2
                for x in (.03, w - .03):
                    core.box((.055, .035, high), (-s * x, 0, high / 2), frame, .005)
                for z in (.03, high * .5, high - .03):
                    core.box((w, .035, .055), (-s * w / 2, 0, z), frame, .005)
                core.mesh("Pane", [(-s * .03, 0, .03), (-s * (w - .03), 0, .03), (-s * (w - .03), 0, high - .03), (-s * .03, 0, high - .03)], [(0, 1, 2, 3)], m.window_glass("#dfe8e6"))
    cream = m.drape("#b7ab90", .30)
    core.tube([(w0 - .24 + .04 * k, -.06, 2.40 - .010 * math.sin(math.pi * k / 40)) for k in range(41)], .003, m.steel(.4), 8)
    room.hanging(.20, 1.52, cream, (w0 - .13, -.06, .885), 0, 4, .045, .030, 1.5, -.02)
    room.hanging(.34, 1.50, cream, (w1 + .10, -.06, .905), 0, 7, .052, .034, 1.25, .03)
    # bed along the left wall, its head below the window's edge
    width, length, top = .94, 1.92, .52
    with core.at((left + .56, -.10, 0)):
        for s in (-1, 1):
            core.box((.05, .05, .98), (s * .50, -.02, .49), wood, .009, segments=3)
            core.box((.05, .05, .44), (s * .50, -length - .03, .22), wood, .009, segments=3)
            core.box((.030, length, .13), (s * .485, -length / 2, .30), wood, .008, segments=3)
        for z in (.96, .62):
            core.box((1.04, .036, .06), (0, -.02, z), wood, .010, segments=3)
        for k in range(7):
            core.box((.040, .016, .32), (-.39 + .13 * k, -.02, .79), wood, .004)
        core.box((1.0, .030, .13), (0, -length - .03, .30), wood, .008, segments=3)
        core.box((width, length - .02, .15), (0, -length / 2, top - .075), slept.linen("#b9b6ac", .4, 1.5, slub=.12), .035, segments=4)
        mattress = slept.block((width + .01, length, .16), (0, -length / 2, top - .075), .04)
        rails = slept.block((width + .12, length + .06, .34), (0, -length / 2, .20), .02)
        ground = (np.array([(-3, -4, .01), (3, -4, .01), (3, 2, .01), (-3, 2, .01)]), np.array([(0, 1, 2), (0, 2, 3)]))
        side = slept.block((.05, 4, 2), (-.60, -1, 1), .005)
        white = slept.linen("#dcd9d1", .75, 1.0)
        under = slept.sheet((1.42, 2.16), (.02, -.98, top + .07), [mattress, rails, ground, side], .018, 2, (.95, .95), .014, .04, 5, frames=55, shrink=-.045)
        slept.show(under, white, (1.42, 2.16), .002)
        rug = slept.linen("#7d4c3d", .8, 2.4, slub=.28)
        blanket = slept.sheet((1.45, 1.70), (-.20, -.86, top + .24), [mattress, rails, ground, side, under[:2]], .020, 14, (.55, .66), .060, .14, 8, frames=70, shrink=-.03, bend=1.5, apart=True)
        slept.show(blanket, rug, (1.45, 1.70), .007)
        board = slept.block((1.1, .04, 1.2), (0, .0, .6), .01)
        head = slept.pillow((.62, .40), 1.8, 3, .016, 0, [mattress, under[:2], board, side], ((.02, -.26, top + .14), (26, 0, 6)), 30, .8, -.02)
        slept.show_pillow(head, slept.linen("#e0ddd5", .6, 1.0))
        lies = np.concatenate([under[0], blanket[0]])
        with core.at((.14, -1.44, slept.height(lies, .14, -1.44, .10) - .004), 152):
            rucksack()
        shirt = slept.sheet((.62, .66), (.10, -1.02, top + .24), [mattress, under[:2], blanket[:2]], .016, 30, (.55, .6), .05, .10, 4, frames=50, shrink=-.03, apart=True)
        slept.show(shirt, slept.linen("#c9c3b2", .7, 1.4, slub=.14), (.62, .66), .003)
        with core.at((.33, -.52, slept.height(under[0], .33, -.52, .05) + .006), -20):
            core.box((.072, .150, .008), (0, 0, .004), m.plain("#101114", .14), .0035, segments=3)
            core.box((.066, .142, .0006), (0, 0, .0084), m.glow("#8fa6bd", .35), 0)
    x, y = left + .56 + .33, -.62
    aged.cable([(x + .03, y + .07, top + .035), (x + .12, y + .22, top + .03), (x + .27, -.25, top - .06), (x + .36, -.10, .40), (x + .44, -.045, .42), (x + .50, -.035, .58), (x + .50, -.040, .76)], .0022, "#e6e4de", .03)
    core.box((.030, .034, .046), (.03, -.035, .785), m.plain("#e9e7e1", .35), .005)
    # table at the right wall with a chair pushed under it
    with core.at((right - .30, -.86, 0)):
        core.box((.46, .76, .026), (0, 0, .737), wood, .006, segments=3)
        core.box((.38, .66, .08), (0, 0, .684), wood, .004)
        for tx in (-.19, .19):
            for ty in (-.34, .34):
                core.box((.042, .042, .72), (tx, ty, .36), wood, .006, segments=3)
        with core.at((-.08, .18, .75)):
            tumbler()
        with core.at((.06, .26, .75)):
            bottle()
        with core.at((-.02, -.14, .75), 66):
            props.newspaper((.30, .42), 4, 2)
    with core.at((right - .80, -1.12, 0), 104):
        chair(wood, wood)
        with core.at((0, .250, .868)):
            towel(.34, .46, .40, slept.linen("#d8d2c2", .8, 3.0, slub=.16))
    room.switches((.02, -.004, .76), keys=0)
    room.switches((1.02, -.004, 1.32), keys=3)
    core.tube([(1.02, -.010, 1.36), (1.02, -.010, 2.34)], .009, m.plain("#d0ccc0", .5), 10)
    core.box((.66, .05, .04), (1.14, -.03, 2.38), m.plain("#d6d4cc", .4), .006)
    core.tube([(.84, -.075, 2.37), (1.44, -.075, 2.37)], .014, m.plain("#e6e6e0", .3), 16)
    core.box((.50, .020, .07), (right - .01, -2.05, 1.72), wood, .005, (0, 0, 90))
    room.shoes(m.leather("#4a3226"), (-.10, -1.72, 0), 34)
    photo.view(across_the_street(), (mid - .2, 7.0, -2.4), 11.6, 9.5, 0, .62)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .6)
    core.indoors()
    aged.plain_bounces({"dado": ("#6d828b", "#cbc6b9"), "aged lime": "#cbc6b9", "waxed": "#563b29", "linen": "#bdb8ac", "slabs": "#7b766c"}, .98)
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 3, 2
    core.area((mid, 1.0, 2.1), (mid + .05, -2.2, .6), (2.2, 2.0), 330, (.95, .98, 1))
    core.area((-.4, -6.6, 2.2), (.2, -2.0, .8), (1.2, 1.2), 26, (1, .985, .96))
    core.camera((.30, -4.72, 1.38), (.06, -.9, .955), 31, level=True, fstop=3.2, focus=(-.5, -1.6, .6))
    return {"size": (1500, 1000), "look": photo.look(.125, texture=.12, contrast=1.03, vignette=.2)}


def bottle():
    """Steel water bottle with a dented side and a black cap."""
    core.lathe(p.rounded([(0, 0), (.032, 0), (.035, .004), (.035, .165), (.030, .190), (.018, .205), (.018, .214), (0, .214)], 2), handled_steel("#c9c7c2", .2), (0, 0, 0), 72, 60)
    core.lathe([(0, .212), (.020, .212), (.021, .216), (.021, .238), (.018, .242), (0, .242)], m.plain("#1d1e1f", .4), (0, 0, 0), 48)


PICTURES = {
    "rooms/standard": standard,
}

FINISH = {
    "rooms/standard": {"glow": (.06, .75)},
}
