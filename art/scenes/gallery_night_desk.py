"""Nilavara Metro, Kalamassery: the desk at night, passport and boarding card beside the laptop; walnut, navy and lamp light, 50 mm."""
import math
import random

import bpy
import numpy as np

from kit import core, develop, materials as m, photo

TOP = .75


def word(text, size, location, material, turn=0, align="LEFT"):
    """Printed or stamped word lying on something, read from -Y."""
    curve = bpy.data.curves.new("Word", "FONT")
    curve.body, curve.size, curve.align_x = text, size, align
    curve.materials.append(material)
    obj = bpy.data.objects.new("Word", curve)
    obj.location = location
    obj.rotation_euler[2] = math.radians(turn)
    core.link(obj)


def street(width=640, height=420, seed=12):
    """Linear picture of the highway at night far out of focus: rows of lamps that run together, lit windows above, a last blue in the sky."""
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, height)[:, None, None]
    blue, low = np.array(core.rgb("#33415c")), np.array(core.rgb("#2b221d"))
    picture = np.broadcast_to(blue * .55 * np.clip(1 - v * 1.3, 0, 1) + low * .5 * np.clip(v * 1.6, 0, 1), (height, width, 3)).copy()
    for _ in range(11):  # blocks, a little darker than the sky
        x, w, top = rng.uniform(-.05, 1) * width, rng.uniform(.05, .13) * width, rng.uniform(.12, .5) * height
        a, b = int(max(0, x)), int(max(0, min(width, x + w)))
        picture[int(top):, a:b] *= rng.uniform(.45, .75)
        for _ in range(int(rng.uniform(6, 26))):
            c = np.array(core.rgb(rng.choice(["#ffdca8", "#ffe9cf", "#ffc47a", "#dfeaff"]))) * rng.uniform(.12, .55)
            photo.blot(picture, rng.uniform(a, b + 1), rng.uniform(top + 6, .72 * height), rng.uniform(5, 8), c, rng.uniform(.2, .5), .18, True)
    picture = develop.gauss(picture, 5)
    for _ in range(46):  # the highway, lamps on both sides and what moves between them
        t = rng.random() ** .7
        x = (.16 + .62 * t + rng.normal(0, .02)) * width
        y = (.86 - .22 * t + rng.normal(0, .012)) * height
        c = np.array(core.rgb(rng.choice(["#ffb45e", "#ffb45e", "#ffd9a0", "#ff5a3c", "#ff4b32", "#fff0dc"]))) * rng.uniform(.5, 1.9)
        photo.blot(picture, x, y, (15 - 6 * t) * rng.uniform(.85, 1.1), c, rng.uniform(.25, .7), .22, True)
    for _ in range(26):
        c = np.array(core.rgb(rng.choice(["#ffb45e", "#ffd9a0", "#ffe9cf", "#9fd6c8", "#ff8a3c"]))) * rng.uniform(.3, 1.2)
        photo.blot(picture, rng.random() * width, np.clip(rng.normal(.70, .12), .3, 1) * height, rng.uniform(9, 14), c, rng.uniform(.2, .55), .22, True)
    return develop.gauss(picture, 1.6).astype(np.float32)


def mail(width=512, height=340):
    """Screen picture: a white letter half written, the list of others at its left."""
    rng = np.random.default_rng(6)
    picture = np.full((height, width, 3), .90)
    picture[:, :120] = (.80, .82, .85)
    picture[:26] = (.70, .72, .76)
    for k in range(9):
        y = 40 + 32 * k
        picture[y:y + 5, 14:14 + int(rng.uniform(40, 80))] = .35
        picture[y + 10:y + 13, 14:14 + int(rng.uniform(60, 92))] = .60
    picture[44:52, 142:260] = .2
    y = 78
    while y < 250:
        x = 142
        while x < width - 60:
            w = int(rng.uniform(8, 34))
            picture[y:y + 4, x:x + w] = .38
            x += w + 6
            if y > 220 and x > 260:
                break
        y += 13 if rng.random() < .82 else 26
    return picture.astype(np.float32)


def laptop(lid=108):
    """Thin aluminium laptop, its hinge along +Y, the keyboard towards -Y."""
    shell = m.plain("#a9abae", .34, .9)
    w, d = .305, .212
    core.box((w, d, .011), (0, 0, .0075), shell, .003, segments=3)
    key = m.plain("#1b1b1d", .55)
    core.box((.272, .106, .0006), (0, .040, .0131), m.plain("#151517", .6), 0)
    rows = ((14, 0), (14, .004), (13, .006), (12, .008))
    for r, (n, shift) in enumerate(rows):
        for c in range(n):
            x = -.1265 + shift * .5 + .0188 * c * (253 / (18.8 * 13.4)) + (.0 if n == 14 else .006)
            core.box((.0158, .0158, .0017), (x, .080 - .0188 * r, .0142), key, .0009, (0, 0, 0))
    for x, wide in ((-.118, .028), (-.085, .018), (-.063, .018), (.004, .098), (.066, .018), (.088, .018), (.117, .028)):
        core.box((wide, .0158, .0017), (x, .0045, .0142), key, .0009)
    core.box((.105, .066, .0004), (0, -.058, .0131), m.plain("#9fa1a4", .3, .8), .0001)
    with core.at((0, d / 2 - .002, .0125), (lid - 90, 0, 0)):
        core.box((w, .006, d), (0, .003, d / 2), shell, .003, segments=3)
        core.box((w - .006, .0006, d - .008), (0, -.0003, d / 2), m.plain("#0b0b0c", .15), 0)
        g = m.Graph("screen")
        picture = mail()
        image = bpy.data.images.new("Mail", picture.shape[1], picture.shape[0], float_buffer=True)
        flat = np.ones((*picture.shape[:2], 4), np.float32)
        flat[..., :3] = picture[::-1] ** 2.0
        image.pixels.foreach_set(flat.ravel())
        image.pack()
        node = g.node("TexImage", {"Vector": g.node("TexCoord").outputs["UV"]})
        node.image = image
        a, b = w / 2 - .008, d / 2 - .010
        core.mesh("Screen", [(-a, -.0010, d / 2 - b), (a, -.0010, d / 2 - b), (a, -.0010, d / 2 + b), (-a, -.0010, d / 2 + b)], [(0, 1, 2, 3)],
                  g.surface(g.emit(g.mix(.35, node.outputs[0], "#c4d4f0", "MULTIPLY"), .16)), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    core.area((0, .04, .13), (0, -.10, .0), (.26, .15), .22, (.84, .92, 1.0), spread_deg=150)


def boarding_card():
    """Stiff card, printed in black, its stub at the right; bent a little."""
    stock, ink = m.paper("#e9e7e0"), m.plain("#17171a", .6)
    navy = m.plain("#25365c", .6)
    core.grid_surface(lambda x, y: .0010 + .10 * max(0, x - .03) ** 2, (.203, .082), stock, (0, 0, 0), True, (0, 0, 0), (40, 4))
    core.box((.203 * .62, .012, .0002), (-.0385, .035, .0012), navy, 0)
    word("BOARDING PASS", .0072, (-.097, .0325, .00135), m.plain("#dfe3ea", .6))
    for text, size, x, y in (("KOCHI  COK", .0066, -.097, .018), ("BENGALURU  BLR", .0066, -.097, .008), ("06:25", .0150, -.030, .008), ("GATE 4", .0056, -.097, -.008),
                             ("SEAT 14A", .0056, -.066, -.008), ("22 NOV", .0056, -.030, -.008), ("COK  BLR", .0080, .050, .014),
                             ("06:25", .0110, .050, -.002), ("14A", .0110, .050, -.020)):
        word(text, size, (x, y, .00115 if x < .03 else .0018), ink)  # the stub is bent upwards
    rng = random.Random(5)
    x = -.096
    while x < .015:
        w = rng.choice((.0004, .0008, .0012))
        core.box((w, .016, .0002), (x, -.027, .0012), ink, 0)
        x += w + rng.choice((.0004, .0007, .0011))


def passport():
    """Dark blue booklet, gilt stamping half worn off, rounded corners, not quite shut."""
    g = m.Graph("passport")
    where = g.coords(1, "Object")
    n, fine = g.noise(where, 30, 4, .6), g.noise(where, 900, 2)
    c = g.mix(g.span(n, .35, .75), "#141d33", "#26324e")
    skin = g.principled(c, .48, g.bump(fine, .5, .0006), specular=.35)
    core.box((.086, .122, .0042), (.001, 0, .0030), m.paper("#d9d4c4"), .001)
    core.box((.088, .125, .0009), (0, 0, .0006), skin, .0004)
    core.grid_surface(lambda x, y: .0058 + .35 * max(0, x + .01) ** 2 + .0003 * math.sin(60 * y), (.088, .125), skin, (0, 0, 0), True, (0, 0, 0), (24, 24))
    gold = m.plain("#a5854a", .35, .7)
    word("PASSPORT", .0082, (-.002, -.040, .0063), gold, 0, "CENTER")
    word("REPUBLIC OF INDIA", .0050, (-.002, .043, .0063), gold, 0, "CENTER")
    ring = [(-.002 + .014 * math.cos(a), .004 + .017 * math.sin(a), .0062) for a in np.linspace(0, 6.2832, 41)[:-1]]
    core.tube(ring, .0005, gold, 6, True)
    for k in range(24):
        a = 2 * math.pi * k / 24
        core.tube([(-.002 + .003 * math.cos(a), .004 + .003 * math.sin(a), .0062), (-.002 + .0105 * math.cos(a), .004 + .0125 * math.sin(a), .0062)], .0003, gold, 5)


def pen():
    """Black fountain pen with a steel band, its cap on."""
    black, steel = m.plain("#121214", .16), m.plain("#c9c7c2", .2, 1.0)
    core.lathe([(0, 0), (.0035, .001), (.0052, .02), (.0058, .066), (.0060, .068), (.0064, .0685), (.0066, .12), (.0056, .134), (0, .1355)], black, (0, 0, .0066), 32, 60, (90, 0, 0))
    core.lathe([(.0067, .068), (.0068, .0685), (.0068, .072), (.0067, .0725)], steel, (0, 0, .0066), 32, 60, (90, 0, 0))
    core.tube([(0, -.131, .0135), (0, -.122, .0155), (0, -.09, .0142)], .0011, steel, 8)


def desk_lamp():
    """Brass shade on a jointed arm; only its rim and the arm come into the picture."""
    brass, dark = m.brass(.2, "#c59a52", .35), m.brass(.3, "#a98244", .5)
    with core.at((.295, .17, 1.055), (24, 8, 20)):
        outer = [(.092, -.062), (.090, -.045), (.078, -.008), (.056, .022), (.030, .040), (.022, .046), (.020, .075), (0, .078)]
        core.lathe(outer, brass, segments=72, smooth=60)
        core.lathe([(.0905, -.062), (.0765, -.009), (.054, .020), (0, .036)], m.plain("#efe6d4", .5), segments=72, smooth=60)
        bulb = core.sphere(.024, (0, 0, -.014), m.glow("#ffdcae", 9.0), 24)
        bulb.visible_shadow = False  # the lamps are in it
        core.spot((0, 0, -.03), (0, .0, -.6), 5.0, (1, .74, .46), 128, .6, .05)
        core.point((0, 0, -.025), .4, (1, .74, .46), .03)
    core.tube([(.295, .19, 1.135), (.36, .33, 1.22), (.43, .47, 1.02), (.44, .47, TOP)], .0075, dark, 12)
    core.lathe([(0, 0), (.085, 0), (.088, .004), (.085, .012), (.03, .018), (.012, .028), (0, .03)], brass, (.44, .47, TOP), 56)


def night_desk():
    """What is ready for the morning lies in the lamp's light; the screen still waits for its last line."""
    walnut = photo.timber("#5d4130", .30, .6)
    core.box((1.9, .80, .034), (.1, .18, TOP - .017), walnut, .007, segments=3)
    with core.at((-.180, .150, TOP), 17):
        laptop()
    with core.at((.100, -.070, TOP), -14):
        with core.at((.030, .026, .0042), 9):
            boarding_card()
        passport()
    with core.at((.262, .010, TOP), 140):
        pen()
    # tea, drunk down to a third
    with core.at((.215, .205, TOP)):
        photo.cup("#d9d6ce", "#6b3a14", .38, 150)
    # window: frame, sill, the pane's own faint reflection of the lamp
    frame, wall = m.plain("#2a2a2b", .45), photo.paint("#6e675e")
    for x in (-1.25, -.36, .62, 1.5):
        core.box((.05, .08, 2.4), (x, .84, 1.3), frame, .004)
    core.box((4, .3, .03), (0, .76, TOP - .06), photo.timber("#4b382b", .4), .005)
    core.box((4, .1, .7), (0, .86, .34), wall, 0)
    photo.view(street(), (.06, 3.2, -.26), 3.5, 2.2, 0, .34)
    core.box((5, 5, .1), (0, -1, -.05), photo.timber("#3b2a20", .4), 0)
    core.box((.1, 5, 3), (1.7, -1, 1.5), wall, 0)
    core.box((.1, 5, 3), (-1.9, -1, 1.5), wall, 0)
    core.box((5, .1, 3), (0, -3, 1.5), wall, 0)
    core.box((5, 5, .1), (0, -1, 2.9), wall, 0)
    desk_lamp()
    core.sky_gradient([(-10, "#0c0e12"), (0, "#1a1c24"), (70, "#0c0e14")], .12)
    core.indoors()
    core.area((-.2, 1.0, 1.7), (0, 0, TOP), (2.6, 1.2), 3.0, (.62, .74, 1.0))
    core.area((-1.0, -1.8, 1.9), (0, 0, TOP), (1.4, 1.0), 1.6, (1, .84, .66))
    core.camera((.075, -.66, 1.045), (.035, .10, .838), 45, fstop=2.4, focus=(.11, -.06, TOP))
    return {"size": (1200, 800), "look": photo.look(.085, bloom=.09, contrast=1.0)}


PICTURES = {
    "gallery/kalamassery/night-desk": night_desk,
}

FINISH = {
    "gallery/kalamassery/night-desk": {"smooth": (3, .03), "glow": (.25, .45), "fade": .18, "soft": .25},
}
