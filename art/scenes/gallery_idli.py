"""Guruvayoor: an idli broken open on a wet plantain leaf, two more and the chutney out of focus behind it; a window at the left, 85 mm."""
import math

import bpy
import numpy as np

from kit import core, materials as m, photo, props as p
from scenes.gallery_filter_coffee import worn_brass
from scenes.gallery_rain import beads


@m.cached
def plantain():
    """Plantain leaf on UV (u along it, v across, metres): uneven slanting veins, thicker ones between, a pale midrib, scratches and brown specks."""
    g = m.Graph("plantain")
    u, v, _ = g.node("SeparateXYZ", {0: g.coords(1, "UV")}).outputs
    where = g.coords(1, "Object")
    cloud, patch, grit = g.noise(where, 7, 5, .62), g.noise(where, 38, 5, .65), g.noise(where, 420, 3, .6)
    side = g.math("ABSOLUTE", v)
    slant = g.math("ADD", g.math("SUBTRACT", u, g.math("MULTIPLY", side, .22)), g.math("MULTIPLY", g.math("SUBTRACT", patch, .5), .0022))

    def veins(count, drift):
        return g.noise(g.node("CombineXYZ", {0: g.math("MULTIPLY", slant, count), 1: g.math("MULTIPLY", side, drift), 2: 0.0}).outputs[0], 1, 2, .5)
    thick, fine = veins(190.0, 3.0), veins(980.0, 9.0)
    c = g.mix(g.span(cloud, .3, .7), "#1d3f14", "#3f6a22")
    c = g.mix(g.span(thick, .50, .72, 0, .50), c, "#6f9440")
    c = g.mix(g.span(fine, .45, .75, 0, .34), c, "#7f9f4c")
    c = g.mix(g.span(patch, .60, .74, 0, .35), c, "#5d6a24")
    c = g.mix(g.math("MULTIPLY", g.span(grit, .70, .76), g.span(cloud, .5, .62)), c, "#3a2a12")
    c = g.mix(g.span(side, .0022, .0050, 1, 0), c, "#a3ad62")
    height = g.math("ADD", g.math("MULTIPLY", thick, 1.0), g.math("ADD", g.math("MULTIPLY", fine, .35), g.math("MULTIPLY", grit, .10)))
    rough = g.math("ADD", g.span(patch, .3, .7, .26, .46), g.span(grit, .4, .7, 0, .08))
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": rough, "Specular": .45, "Normal": g.bump(height, .35, .0012)}).outputs[0]
    through = g.node("BsdfTranslucent", {"Color": g.mix(.35, c, "#7fa52c")}).outputs[0]
    return g.surface(g.node("MixShader", {0: .15, 1: top, 2: through}).outputs[0])


def rice(g, colour, roughness, normal, share):
    """Surface of steamed rice, in which a share of the light spreads. Burley's approximation: a random walk through something so white takes three times as long."""
    return g.surface(g.node("BsdfPrincipled", {"Base Color": colour, "Roughness": roughness, "Normal": normal, "Specular": .35, "Subsurface": share,
                                               "Subsurface Color": (.94, .89, .79, 1), "Subsurface Radius": (.006, .0048, .0034)}, subsurface_method="BURLEY").outputs[0])


@m.cached
def steamed():
    """Rice cake: warm white, damp skin with pits where steam came out, light that goes a little way in."""
    g = m.Graph("idli")
    where = g.coords(1, "Object")
    slow, mid, pores, fine = g.noise(where, 55, 4, .6), g.noise(where, 230, 4, .65), g.noise(where, 620, 3, .7), g.noise(where, 1500, 2)
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": 420.0}).outputs["Distance"]
    pits = g.math("MULTIPLY", g.span(cell, .30, .05), g.span(mid, .42, .62))
    c = g.mix(g.span(slow, .3, .7), "#dcd3c0", "#e9e4d7")
    c = g.mix(g.span(mid, .50, .74, 0, .22), c, "#cbbd9f")
    c = g.mix(g.math("MULTIPLY", pits, .35), c, "#b3a380")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", slow, 2.0), g.math("ADD", g.math("MULTIPLY", mid, 1.0), g.math("ADD", g.math("MULTIPLY", pores, .7), g.math("MULTIPLY", fine, .2)))), g.math("MULTIPLY", pits, 1.3))
    return rice(g, c, g.span(mid, .35, .7, .42, .66), g.bump(height, .55, .0012), .45)


@m.cached
def crumb():
    """Inside of the cake where it was torn: open pores of all sizes, moist, so white that light spreads in it and no pore is dark."""
    g = m.Graph("crumb")
    where = g.coords(1, "Object")
    mid, fine = g.noise(where, 320, 5, .72), g.noise(where, 1100, 3, .7)
    big = g.node("TexVoronoi", {"Vector": where, "Scale": 260.0}).outputs["Distance"]
    small = g.node("TexVoronoi", {"Vector": where, "Scale": 640.0}).outputs["Distance"]
    holes = g.math("ADD", g.math("MULTIPLY", g.span(big, .34, .06), g.span(mid, .46, .56)), g.math("MULTIPLY", g.span(small, .36, .08), .6), True)
    c = g.mix(g.span(mid, .3, .7), "#e8e1d2", "#f3efe6")
    c = g.mix(g.math("MULTIPLY", holes, .4), c, "#cbbd9f")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", mid, 1.4), g.math("MULTIPLY", fine, .5)), g.math("MULTIPLY", holes, 1.6))
    return rice(g, c, .62, g.bump(height, .6, .0015), .6)


PROFILE = [(0, 0), (.48, .015), (.79, .075), (.94, .18), (.995, .28), (1.01, .33), (1.0, .38), (.965, .45), (.88, .53), (.74, .60), (.55, .65), (.3, .68), (0, .69)]


def idli(at, seed, radius=.039, tilt=(0, 0, 0), torn=None, other=False):
    """One cake from the mould: flat lens, uneven edge, a seam where it met the cup. torn: x where it was broken across; other keeps the piece beyond it."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6.28, 6)
    rings, around = (150, 300) if torn is not None else (80, 160)
    r, z = (np.interp(np.linspace(0, 12, rings + 1), range(13), [q[k] for q in PROFILE]) for k in (0, 1))
    for _ in range(rings // 25):
        r[1:-1], z[1:-1] = (r[:-2] + 2 * r[1:-1] + r[2:]) / 4, (z[:-2] + 2 * z[1:-1] + z[2:]) / 4
    j, k = np.meshgrid(np.arange(around), np.arange(rings + 1))
    a = 2 * math.pi * j / around
    q = radius * r[k] * (1 + .012 * np.sin(2 * a + ph[0]) + .009 * np.sin(5 * a + ph[1]) + .005 * np.sin(11 * a + ph[2]))
    x, y = q * np.cos(a), q * np.sin(a)
    upper = np.clip((k / rings - .45) / .2, 0, 1)
    height = radius * z[k] + upper * (.0026 * (core.fractal_noise(x * 70 + 7 * seed, y * 70, 4, seed) - .5) + .0014 * np.sin(2.4 * x / radius + ph[3]))
    height = np.maximum(height, 0)
    cut = None
    if torn is not None:
        edge = torn + .0060 * (core.fractal_noise(y * 55 + 3 * seed, height * 60 + 9, 3, 3) - .5) + .0026 * (core.fractal_noise(y * 420 + 5, height * 420 + 2, 3, 7) - .5) + .004 * np.cos(y / radius * 2)
        cut = x < edge if other else x > edge
        x = np.where(cut, edge, x)
    verts = np.stack([x, y, height], -1).reshape(-1, 3)
    faces, kinds = [], []
    for b in range(rings):
        for t in range(around):
            n = (t + 1) % around
            faces.append((b * around + t, b * around + n, (b + 1) * around + n, (b + 1) * around + t))
            kinds.append(int(cut is not None and cut[b, t] and cut[b + 1, n] and cut[b, n] and cut[b + 1, t]))
    obj = core.mesh("Idli", verts, faces, steamed(), True)
    if cut is not None:
        obj.data.materials.append(crumb())
        obj.data.polygons.foreach_set("material_index", kinds)
    obj.location = at
    obj.rotation_euler = [math.radians(t) for t in tilt]


def leaf(material):
    """A cut length of plantain leaf over the table, a little wavy, with drops of the water that it was rinsed with."""
    turn = math.radians(14)
    c, s = math.cos(turn), math.sin(turn)
    mid = (-.02, .155)

    def at(u, v):
        x, y = mid[0] + u * c - v * s, mid[1] + u * s + v * c
        far = max(0.0, math.hypot(x, y - .02) - .09)
        z = .0035 + .0012 * math.sin(21 * u + 3 * v) + .0022 * math.sin(8 * u + 2) * min(1, far * 8) + .0050 * float(core.fractal_noise(x * 14 + 50, y * 14 + 50, 3, 4) - .5) * min(1, .25 + far * 9)
        return x, y, z + .004 * math.exp(-(v / .006) ** 2)
    nu, nv = 300, 260
    verts, uvs, faces = [], [], []
    for b in range(nv + 1):
        for a in range(nu + 1):
            u, v = .66 * (a / nu - .5), -.36 + .50 * b / nv
            verts.append(at(u, v))
            uvs.append((u, v))
    for b in range(nv):
        for a in range(nu):
            q = b * (nu + 1) + a
            faces.append((q, q + 1, q + nu + 2, q + nu + 1))
    core.mesh("Leaf", verts, faces, material, True, uvs=uvs)
    rng = np.random.default_rng(4)
    spots, taken = [], []
    for _ in range(1500):
        u, v = rng.uniform(-.22, .26), rng.uniform(-.32, .02)
        r = .0008 + .0026 * rng.random() ** 2.5
        q = np.array(at(u, v))
        if core.fractal_noise(q[0] * 16 + 3, q[1] * 16 + 9, 2, 6) < .50 or any(np.hypot(*(q[:2] - t)) < 1.3 * (r + w) for t, w in taken):
            continue
        a, b = np.array(at(u + .002, v)) - q, np.array(at(u, v + .002)) - q
        n = np.cross(a, b)
        n /= np.linalg.norm(n)
        taken.append((q[:2], r))
        spots.append((tuple(q + n * r * .05), tuple(n), r))
    beads(spots, 3)


def chutney_bowl():
    """Small brass bowl of coconut chutney, its tempering just poured over: mustard seed, curry leaf, chilli, oil."""
    brass = worn_brass()
    core.lathe([(0, .002), (.024, .002), (.026, 0), (.028, .002), (.0375, .016), (.0415, .027), (.0430, .0300), (.0436, .0312), (.0430, .0324), (.0412, .0318), (.0395, .027), (.0355, .016), (.026, .005), (0, .0035)], brass, segments=160)
    paste = p.curry("#d6d0b8", "#c3b98c", .30, "#7d7f4a", .4, 1.0)

    def top(x, y):
        return .0245 + .0060 * (float(core.fractal_noise(x * 75 + 3, y * 75, 4, 3)) - .5) + .0022 * (float(core.fractal_noise(x * 300 + 3, y * 300, 3, 5)) - .5)
    core.grid_surface(lambda u, v: (.0392 * v * math.cos(6.2832 * u), .0392 * v * math.sin(6.2832 * u), top(.0392 * v * math.cos(6.2832 * u), .0392 * v * math.sin(6.2832 * u))), None, paste, steps=(160, 70))
    with core.at((.004, -.004, .0250)):
        p.curry_leaves([(.006, .008), (-.011, -.002), (.013, -.010), (-.004, .015), (-.016, .010)], .023, 4, .0022)
        p.chunks(90, .026, .0012, m.plain("#17100c", .4), .0019, 5, (1, 1, 1))
        p.chunks(5, .020, .0016, m.plain("#64150b", .28), .012, 6, (1.8, .34, .3))
        p.chunks(26, .026, .0012, m.plain("#a8752c", .4), .0034, 9, (1.2, 1, .5))


def idli_breakfast():
    """Low over the leaf, the window at the left and behind."""
    core.box((2.6, 1.6, .03), (0, .3, -.016), photo.timber("#3b2a20", .42, .55), .004)
    leaf(plantain())
    idli((-.020, -.012, .0040), 9, .040, (0, 3, -134), torn=.010)
    idli((-.062, .066, .0045), 2, .039, (0, 0, 130))
    idli((.020, .074, .0085), 5, .0385, (-6, -7, 40))
    with core.at((.082, .006, .0048), 20):
        chutney_bowl()
    wall = photo.paint("#3a463f", .7)
    core.box((5, .1, 3), (0, 1.25, 1.0), wall, 0)
    core.sky_gradient([(-10, "#2e3032"), (0, "#79848c"), (60, "#66747f")], .28)
    core.indoors()
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 5
    core.area((-.72, -.22, .44), (0, .02, .01), (.42, .5), 8.5, (1, .93, .82))
    core.area((.8, -.7, .9), (0, 0, .02), (1.0, .9), 3.2, (.80, .89, 1))
    photo.window_gleam((-.55, .80, .50), (0, .02, .01), (.9, .6), (2, 2), 3.0, "#fff2dc")
    photo.window_gleam((.62, -.34, .34), (.08, 0, .02), (.5, .5), (2, 2), 2.4, "#fff2dc")
    core.camera((.030, -.40, .185), (.006, .012, .016), 85, fstop=3.6, focus=(-.032, -.036, .016))
    return {"size": (1200, 800), "look": photo.look(.118, contrast=1.04, vignette=.22, saturation=.92, bloom=.05)}


PICTURES = {
    "gallery/guruvayoor/idli-breakfast": idli_breakfast,
}

FINISH = {
    "gallery/guruvayoor/idli-breakfast": {"saturation": .72, "colours": {(70, 170): (1.0, .92)}, "glow": (.12, .5), "fade": .12, "soft": .15, "balance": (1.02, 1, .955)},
}
