"""Nilavara Harbour: the basket, bar and saddle of a bicycle to borrow, against the broken plaster of the warehouse wall."""
import math
import random

import bpy

from kit import core, cycle, weathered
from kit import foliage as green
from kit import household as p
from kit import surfaces as s

BIKE = (-.42, -.47, -.004)


def ochre_wall():
    """Old lime-washed ochre: coats that wear off with ragged edges, render and laterite below where it broke, cracks, rain streaks, and the dirt that the rain throws up at its foot."""
    g = s.Graph("ochre")
    at = g.world()
    x, _, z = g.separate(at)
    cloud, fine, sand = g.noise(at, 1.3, 6, .62), g.noise(at, 46, 4, .62), g.noise(at, 330, 3, .65)
    flake = g.math("ADD", g.noise(at, 4.3, 12, .74, .25), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 38, 6, .72), .5), .26))
    low = g.ramp(z, (.25, .10), (.95, 0.0))  # more of it has come off below
    worn = g.ramp(g.math("ADD", flake, low), (.535, 0.0), (.600, .55), (.660, 1.0))
    older = g.ramp(g.math("ADD", g.noise(at, 5.2, 8, .66, .5), low), (.56, 0.0), (.66, 1.0))

    def patch(cx, cz, wide, high):
        d = g.math("ADD", g.math("POWER", g.math("DIVIDE", g.math("SUBTRACT", x, cx), wide), 2.0), g.math("POWER", g.math("DIVIDE", g.math("SUBTRACT", z, cz), high), 2.0))
        return g.math("ADD", g.math("SQRT", d), g.math("MULTIPLY", g.math("SUBTRACT", flake, .5), 3.4))
    broken = g.math("MINIMUM", patch(-.62, .70, .34, .20), patch(-2.1, .30, .60, .26))
    bare, deep = g.ramp(broken, (.88, 1.0), (1.0, 0.0)), g.ramp(broken, (.44, 1.0), (.56, 0.0))
    ochre = g.ramp(cloud, (.30, "#b97f33"), (.52, "#cc9444"), (.74, "#d9a75c"))
    ochre = g.mix(g.ramp(fine, (.50, 0.0), (.72, .30)), ochre, "#a8742f")
    pale = g.mix(g.ramp(fine, (.3, 0.0), (.7, 1.0)), "#bb9558", "#cdb07a")
    tone = g.mix(g.math("MULTIPLY", worn, .8), ochre, pale)
    grime = g.math("MULTIPLY", g.ramp(g.noise(at, 1.9, 7, .68, .4), (.46, 0.0), (.68, .55)), g.ramp(fine, (.25, .5), (.6, 1.0)))
    tone = g.mix(grime, tone, "#7d5f38")
    tone = g.mix(g.math("MULTIPLY", older, g.math("MULTIPLY", worn, .8)), tone, "#9d8a62")
    render = g.mix(g.ramp(sand, (.3, 0.0), (.7, 1.0)), "#7c6a50", "#a89370")
    stone = g.mix(g.ramp(fine, (.35, 0.0), (.65, 1.0)), "#5f3423", "#93573a")
    tone = g.mix(bare, tone, g.mix(deep, render, stone))
    net = g.voronoi(at, .8, "DISTANCE_TO_EDGE")["Distance"]
    crack = g.math("MULTIPLY", g.ramp(g.math("ADD", net, g.math("MULTIPLY", g.math("SUBTRACT", fine, .5), .035)), (.000, 1.0), (.004, 0.0)), g.ramp(cloud, (.46, 0.0), (.52, 1.0)))
    tone = g.mix(g.math("MULTIPLY", crack, .8), tone, "#3a2a1a")
    streak = g.noise(g.world((9, 9, .55)), 1, 6, .62)
    tone = g.mix(g.math("MULTIPLY", g.ramp(streak, (.52, 0.0), (.70, 1.0)), .42), tone, "#6f5233")
    wet = g.math("ADD", z, g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", cloud, .5), .50), g.math("MULTIPLY", g.math("SUBTRACT", fine, .5), .16)))
    tone = g.mix(g.ramp(wet, (.12, .86), (.42, 0.0)), tone, "#4f4230")
    tone = g.mix(g.ramp(wet, (.02, .80), (.20, 0.0)), tone, "#2f2c20")
    splash = g.math("MULTIPLY", g.ramp(g.noise(at, 75, 3, .6), (.60, 0.0), (.66, 1.0)), g.ramp(z, (.10, .7), (.62, 0.0)))
    tone = g.mix(splash, tone, "#4a3a28")
    height = g.math("ADD", g.math("MULTIPLY", g.noise(at, 2.2, 4, .5, .4), 5.0), g.math("ADD", g.math("MULTIPLY", g.noise(at, 9, 5, .55, .8), 1.1), g.math("ADD", g.math("MULTIPLY", fine, .25), g.math("MULTIPLY", sand, .10))))
    height = g.math("SUBTRACT", height, g.math("ADD", g.math("MULTIPLY", worn, .22), g.math("ADD", g.math("MULTIPLY", bare, g.math("ADD", 1.0, g.math("MULTIPLY", sand, -.6))), g.math("ADD", g.math("MULTIPLY", deep, .9), g.math("MULTIPLY", crack, .6)))))
    return g.done(g.principled(Base_Color=tone, Roughness=.92, Specular=.15, Normal=g.bump(height, .8, .010)))


def used(name):
    """Material of a bicycle that stands in the street: dust on what faces up, chips, rust; None for what stays."""
    g = s.Graph("used " + name)
    at = g.coords()
    up = g.separate(g.add("NewGeometry").outputs["Normal"])[2]
    cloud, fine, chip = g.noise(at, 16, 5, .62), g.noise(at, 240, 4, .65), g.noise(at, 70, 6, .7)
    dust = g.math("MULTIPLY", g.ramp(up, (.15, .06), (.95, .62)), g.ramp(g.math("ADD", cloud, g.math("MULTIPLY", fine, .3)), (.45, .35), (.85, 1.0)))
    if name == "enamel":
        tone = g.mix(g.ramp(chip, (.66, 0.0), (.68, 1.0)), "#101114", g.mix(fine, "#3a2216", "#7a4a2c"))
        tone = g.mix(dust, tone, "#8d7a5e")
        gloss = g.math("ADD", g.ramp(fine, (.3, .16), (.7, .34)), g.math("MULTIPLY", dust, .6), True)
        return g.done(g.principled(Base_Color=tone, Roughness=gloss, Specular=.5, Normal=g.bump(g.math("ADD", cloud, g.math("MULTIPLY", chip, -.4)), .12, .0012)))
    if name == "steel":
        rust = g.math("MULTIPLY", g.ramp(g.math("ADD", g.math("MULTIPLY", chip, .7), g.math("MULTIPLY", fine, .3)), (.53, 0.0), (.60, 1.0)), g.ramp(cloud, (.42, .12), (.60, 1.0)))
        tone = g.mix(rust, g.mix(cloud, "#8f8c86", "#b9b5ac"), g.mix(fine, "#3c1f10", "#7d4524"))
        metal = g.math("SUBTRACT", 1.0, rust)
        gloss = g.math("ADD", g.ramp(fine, (.3, .16), (.7, .30)), g.math("MULTIPLY", rust, .5), True)
        return g.done(g.principled(Base_Color=g.mix(g.math("MULTIPLY", dust, .35), tone, "#8d7a5e"), Metallic=metal, Roughness=gloss, Normal=g.bump(g.math("ADD", fine, rust), .25, .0006)))
    if name == "saddle":
        crease = g.voronoi(at, 46, "DISTANCE_TO_EDGE")["Distance"]
        dry = g.math("MULTIPLY", g.ramp(crease, (.0, 1.0), (.05, 0.0)), g.ramp(cloud, (.40, .15), (.62, .9)))
        tone = g.mix(g.ramp(cloud, (.3, 0.0), (.7, 1.0)), "#3f2212", "#70421f")
        tone = g.mix(g.ramp(chip, (.52, 0.0), (.72, .7)), tone, "#93653a")
        tone = g.mix(g.math("MULTIPLY", dry, .7), tone, "#24130a")
        tone = g.mix(g.math("MULTIPLY", dust, .30), tone, "#8d7a5e")
        height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", fine, .5), cloud), dry)
        return g.done(g.principled(Base_Color=tone, Roughness=g.ramp(cloud, (.3, .34), (.7, .60)), Specular=.4, Normal=g.bump(height, .45, .0014)))
    if name == "rubber":
        return g.done(g.principled(Base_Color=g.mix(g.ramp(cloud, (.35, .15), (.7, .75)), "#1c1b1a", "#6f604a"), Roughness=.85, Specular=.2, Normal=g.bump(fine, .3, .001)))
    return None


def cane(name="cane"):
    """Split cane of a basket that hangs in sun and rain: each strip its own brown, grey where its skin has worn off, dark where strips cross."""
    g = s.Graph(name)
    at = g.coords()
    tone_of, hidden = (g.add("Attribute", {"attribute_name": word}).outputs["Fac"] for word in ("tint", "hidden"))
    along = g.add("TexCoord").outputs["UV"]
    fibre = g.noise(g.add("Mapping", Vector=along, Scale=(14, 260, 1)).outputs["Vector"], 1, 4, .65)
    cloud, chip, fine = g.noise(at, 22, 5, .64), g.noise(at, 95, 5, .7), g.noise(at, 420, 3, .65)
    tone = g.mix(tone_of, "#6b4726", "#a37a46")
    tone = g.mix(g.ramp(cloud, (.36, 0.0), (.66, .55)), tone, "#86704f")
    tone = g.mix(g.ramp(fibre, (.50, 0.0), (.70, .6)), tone, "#3c2712")
    tone = g.mix(g.ramp(chip, (.56, 0.0), (.68, .6)), tone, "#958468")
    tone = g.mix(g.math("MULTIPLY", hidden, g.ramp(fine, (.3, .60), (.7, .92))), tone, "#20140a")
    gloss = g.math("ADD", g.ramp(cloud, (.3, .36), (.7, .62)), g.math("MULTIPLY", hidden, .25), True)
    return g.done(g.principled(Base_Color=tone, Roughness=gloss, Specular=.35, Normal=g.bump(g.math("ADD", fibre, g.math("MULTIPLY", fine, .4)), .4, .0005)))


def strips(name, rows, material):
    """One mesh of flat strips. rows: (centres, sideways, outward, half width at each point, tone, hidden at each point)."""
    verts, faces, tint, hidden, uvs = [], [], [], [], []
    section = ((-1, -.0007), (-.72, .0004), (0, .0008), (.72, .0004), (1, -.0007))
    for centres, across, outward, half, tone, dark in rows:
        first, run = len(verts), 0.0
        for k, (c, a, o, h, d) in enumerate(zip(centres, across, outward, half, dark)):
            run += math.dist(c, centres[k - 1]) if k else 0
            for e, lift in section:
                verts.append([c[q] + a[q] * h * e + o[q] * lift for q in range(3)])
                tint.append(tone)
                hidden.append(min(1, d + .55 * (abs(e) == 1)))
                uvs.append((run, e * h))
            if k:
                faces += [(first + 5 * (k - 1) + q, first + 5 * (k - 1) + q + 1, first + 5 * k + q + 1, first + 5 * k + q) for q in range(4)]
    obj = core.mesh(name, verts, faces, material, True, uvs=uvs)
    for word, values in (("tint", tint), ("hidden", hidden)):
        obj.data.attributes.new(word, "FLOAT", "POINT").data.foreach_set("value", values)
    solid = obj.modifiers.new("Thickness", "SOLIDIFY")
    solid.thickness, solid.offset = .0009, -1
    return obj


def basket(loc):
    """A basket of split cane, 36 x 26 x 24 cm, standing on loc: flat strips woven over and under flat stakes, none as wide as the next, a bound rim, somewhat out of shape."""
    rng, skin = random.Random(11), cane()
    x0, y0, z0 = loc
    n, high, fine = 58, .232, 6

    def rim(a, k):
        c, q = math.cos(a), math.sin(a)
        f = (abs(c) ** 4.2 + abs(q) ** 4.2) ** (-1 / 4.2)
        grow = .83 + .17 * k + (.012 * math.sin(2 * a + .7) + .007 * math.sin(5 * a + 2)) * k
        return x0 + .128 * f * c * grow, y0 + .178 * f * q * grow, z0 + high * k + (.006 * math.sin(a + 2.1) + .003 * math.sin(3 * a)) * k * k

    def frame(a, k, off=0.0):
        here, ahead, above = rim(a, k), rim(a + .01, k), rim(a, k + .02)
        t, u = ([w - v for v, w in zip(here, there)] for there in (ahead, above))
        o = [t[1] * u[2] - t[2] * u[1], t[2] * u[0] - t[0] * u[2], t[0] * u[1] - t[1] * u[0]]
        t, u, o = ([v / math.hypot(*vector) for v in vector] for vector in (t, u, o))
        return [here[q] + o[q] * off for q in range(3)], t, u, o
    rows, k, row = [], .012, 0
    while k < .965:
        wide = rng.choice((.0030, .0034, .0037, .0041, .0045)) * rng.uniform(.92, 1.08)
        step, tone, slope = (2 * wide + rng.uniform(.0002, .0016)) / high, min(1, max(0, rng.gauss(.5, .27))), rng.uniform(-.006, .006)
        begin, count = rng.uniform(0, 6.28), n * fine
        lack = rng.uniform(.12, .4) if row in (9, 17) else 0  # a strip that broke and came out
        line = [[] for _ in range(5)]
        for i in range(int(count * (1 - lack)) + 1):
            a = begin + i * 2 * math.pi / count
            wave = math.cos(a * n / 2 + math.pi * (row % 2))
            off = .0021 * math.copysign(abs(wave) ** .6, wave) + (.004 * (1 - i / 9) if lack and i < 9 else 0)
            c, t, u, o = frame(a, k + wide / high + slope * math.sin(a * 1.5 + row) + .003 * math.sin(7 * a + 3 * row), off)
            for part, value in zip(line, (c, u, o, wide * (1 + .10 * math.sin(5 * a + row) + .05 * math.sin(31 * a)), min(1, max(0, .25 - 1.1 * wave)))):
                part.append(value)
        rows.append((*line[:4], tone, line[4]))
        k += step
        row += 1
    for i in range(n):
        a = (i + rng.uniform(-.10, .10)) * 2 * math.pi / n
        wide, tone, lean = rng.uniform(.0024, .0033), rng.uniform(.1, .6), rng.uniform(-.012, .012)
        at = [frame(a + lean * q / 30, q / 30) for q in range(31)]
        rows.append(([c for c, *_ in at], [t for _, t, _, _ in at], [o for *_, o in at], [wide] * 31, tone, [.35] * 31))
    strips("Cane", rows, skin)
    # the rim: two hoops, and a strip wound round both
    hoop = [frame(i * 2 * math.pi / 180, .985) for i in range(180)]
    core.tube([c for c, *_ in hoop], .0062, skin, 12, True)
    wound = []
    turns, per = 118, 12
    line = [[] for _ in range(5)]
    wobble = [rng.uniform(.0064, .0080) for _ in range(turns + 1)]
    for i in range(turns * per + 1):
        a, b = i * 2 * math.pi / (turns * per), i * 2 * math.pi / per
        c, t, u, o = frame(a + .012 * math.sin(3.1 * (i // per)), .985)
        r = wobble[i // per]
        out = [o[q] * math.cos(b) + u[q] * math.sin(b) * 1.15 for q in range(3)]
        for part, value in zip(line, ([c[q] + out[q] * r for q in range(3)], t, out, .0038 + .0007 * math.sin(i // per * 2.3), .12)):
            part.append(value)
    wound.append((*line[:4], .45, line[4]))
    strips("Binding", wound, skin)
    p.box((.15, .22, .006), (x0, y0, z0 + .002), s.matt("#2a1b0e", .9, name="basket floor"), edge=.002)


def wear(objects):
    """Give each part its used material."""
    made = {}
    for obj in objects:
        for slot in getattr(obj, "material_slots", ()):
            name = slot.material.name.split(".")[0] if slot.material else ""
            if name in ("enamel", "steel", "saddle", "rubber"):
                made[name] = made.get(name) or used(name)
                slot.material = made[name]


def bicycle():
    """Near the basket of a black roadster that leans on the wall, its saddle, the bougainvillea and the lane behind it out of focus; low sun, 75 mm."""
    p.fresh()
    rng = random.Random(4)
    ochre = ochre_wall()
    stone = s.stone("#a39478", "#6e614c", .8, .9, .8)
    p.box((10, .40, 4.2), (0, .20, 0), ochre, edge=0)
    # pavement: slabs, setts beyond
    p.mesh("ground", [(-20, -20, -.06), (20, -20, -.06), (20, 1, -.06), (-20, 1, -.06)], [(0, 1, 2, 3)], s.matt("#6e5f49", .95, bump=.6, scale=40, name="grit"))
    slab = s.stone("#a3957c", "#75684f", .72, .8, .7)
    for r in range(5):
        x = -9.0 - rng.random() * .6
        while x < 3:
            w = rng.uniform(.55, .92)
            p.box((w - .012, .398, .08), (x + w / 2, -.215 - r * .41, -.082 + rng.uniform(-.006, .006)), slab, (rng.uniform(-.008, .008), rng.uniform(-.006, .006), 0), edge=.012)
            x += w
    blades = p.once("tufts", lambda: green._Pack([green.grass_tuft(k, 18, .09, .03) for k in range(3)])).items
    for k in range(40):
        p.copies(blades[k % 3], [((rng.uniform(-5, 0), -.012 + rng.uniform(-.006, .006), -.012), (0, 0, rng.uniform(0, 6)), rng.uniform(.4, 1.1))], "grass")
    pink = green.veined("#d85a8c", "#b02a68", 4, .45, .5, name="pink-bract")
    bract = [green.leaf_mesh(.038, .032, pink, .5, .3, .8, .05, seed=k, nu=5, nv=4) for k in range(2)]
    for k in range(150):
        p.copies(bract[k % 2], [((rng.gauss(-2.6, 1.0), -.04 - abs(rng.gauss(0, .35)), .004), (rng.uniform(-.2, .2), rng.uniform(-.25, .1), rng.uniform(0, 6.28)), rng.uniform(.75, 1.15))], "bract")
    # bicycle, leaning with its bar on the wall
    before = set(bpy.data.objects)
    cycle.roadster(BIKE, .035, .145, .16, basket=False)
    wear(set(bpy.data.objects) - before)
    with p.Gather(BIKE, (-.145, 0, .035)):
        with p.Gather((.57, 0, 0), (0, 0, .16)):
            basket((-.050, 0, .895))
            for y in (-.10, .10):
                p.tube([(-.185, y, .985), (-.180, y, 1.0), (-.178, y, 1.05)], .008, used("saddle"))
    # bougainvillea that hangs over the wall
    leaf = green.leaf_set("bougain-green")
    for k in range(34):
        x, r = -4.1 + .062 * k + rng.uniform(-.12, .12), rng.uniform(.10, .22)
        y, z = -.16 - rng.uniform(0, .12), 1.92 - .33 * abs(math.sin(2.3 * x)) - rng.random() ** 2 * .75
        green.bush((x, y, z), r, leaf, int(90 * r / .2), k, .8, (.9, 1.5))
        if k % 4 != 2:
            green.bush((x + .02, y - .045, z + .01), r * 1.08, bract, int(170 * r / .2), k + 90, .8, (1.0, 1.6))
    lane(ochre, s.plaster("#efe0bf", "#d3bb8a", weather=.6), stone)
    # light: low sun along the lane, over the roofs at its end; leaves out of the picture
    before = set(bpy.data.objects)
    green.areca((-4.5, -1.75, 0), 2.35, 8, 1, 4, .80, .05)
    for obj in set(bpy.data.objects) - before:
        obj.visible_camera = obj.visible_glossy = False
    core.sun(31, 242, 6.0, (1.0, .84, .62), .5)
    core.sky_gradient([(-10, "#8a7a60"), (0, "#e4cfa4"), (15, "#cfd0c4"), (45, "#9fb9cc"), (90, "#7496b8")], .8)
    weathered.few_bounces()
    core.camera((1.88, -1.56, 1.40), (-.29, -.42, .93), 75, level=True, fstop=1.8, focus=(.12, -.56, 1.0))
    return {"size": (1200, 800), "look": {"key": .185, "contrast": 1.03, "vignette": .2, "saturation": .9, "warmth": .02}}


def lane(ochre, lime, stone):
    """Where the lane turns, far out of focus: a white house with a door and a lit window, a wall with green over it."""
    white, teal, dark = s.plaster("#ece4d2", "#cdbf9f", weather=.7), s.matt("#2d6a68", .6, name="far door"), s.matt("#15110d", .9, name="far dark")
    x = -8.6
    p.box((.4, 4.6, 5.5), (x, -2.6, 0), white, edge=0)
    p.box((.3, 1.05, 2.2), (x + .12, -1.05, 0), teal, edge=.01)
    for y, z in ((-1.29, .25), (-.81, .25), (-1.29, 1.15), (-.81, 1.15)):
        p.box((.04, .34, .75), (x + .275, y, z), s.matt("#24565a", .6, name="far panel"), edge=.01)
    p.box((.5, 1.35, .12), (x + .1, -1.05, 2.2), stone, edge=.01)
    p.box((.3, .95, 1.3), (x + .12, -2.9, 1.1), dark, edge=.01)
    for e in (-1, 1):
        p.box((.1, .46, 1.3), (x + .30, -2.9 + e * .72, 1.1), teal, edge=.01)
    p.box((3.0, .4, 2.4), (-6.8, .75, 0), lime, edge=0)
    green.areca((-7.9, -.05, 0), 2.2, 16, 3, 5, 1.0, .06)
    green.bush((-7.5, -1.9, .35), .42, green.leaf_set("bougain-green"), 260, 4, .9, (1.2, 1.9))
    for k in range(3):
        p.lathe([(0, 0), (.13, 0), (.17, .3), (.15, .3), (0, .27)], s.terracotta(), (-7.9 + .05 * k, -1.75 - .45 * k, 0), 24)


PICTURES = {
    "gallery/kochi/bicycle": bicycle,
}

FINISH = {
    "gallery/kochi/bicycle": {"colours": {(25, 55): (.75, .96), (330, 20): (.75, .9), (105, 45): (.6, .8)}, "glow": (.2, .5), "fade": .12, "contrast": .97},
}
