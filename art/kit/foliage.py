"""Plants near the camera for the city hotels: plantain, areca, potted leaves.

Leaf meshes are built once and placed as linked copies. Metres, radians.
"""
import math
import random

from mathutils import Matrix, Vector

from kit import household as p
from kit import surfaces as s


def leaf_mesh(length, width, mat, droop=0.6, fold=0.35, tip=1.4, wave=0.0, nu=14,
              nv=6, stalk=0.0, seed=0, name="leaf"):
    """Simple leaf along +x, arching down by `droop` radians, folded in a V.

    `tip` above 1 moves the widest place towards the base."""
    noise = p.wave_noise(seed, 5, 1.4)
    verts, faces, uv = [], [], []
    for i in range(nu + 1):
        u = i / nu
        ang = droop * u
        along = (length * math.sin(ang) / droop if abs(droop) > .02 else length * u)
        down = (length * (1 - math.cos(ang)) / droop if abs(droop) > .02 else 0)
        half = width / 2 * math.sin(math.pi * u ** (1 / tip)) ** .8 + .0004
        for j in range(nv + 1):
            v = j / nv * 2 - 1
            side = v * half
            up = abs(v) * half * fold
            ripple = wave * width * math.sin(u * 22 + seed) * abs(v) ** 2
            z = -down + (up + ripple) * math.cos(ang)
            verts.append((along + stalk + up * math.sin(ang) * .5,
                          side * math.cos(fold * .8) + .03 * width * noise(u, 2.0),
                          z))
            uv.append((u, j / nv))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            faces.append((a, a + nv + 1, a + nv + 2, a + 1))
    if stalk:
        k = len(verts)
        w = max(.0015, width * .02)
        verts += [(0, -w, 0), (0, w, 0), (stalk + length * .05, w, 0),
                  (stalk + length * .05, -w, 0)]
        uv += [(0, .5)] * 4
        faces.append((k, k + 3, k + 2, k + 1))
    return p.raw(name, verts, faces, mat, True, uv)


def veined(light="#6f9c35", dark="#2f5d1e", ribs=60.0, through=0.4, gloss=0.36,
           rim=None, name="veined"):
    """Leaf material with side veins and a pale midrib from UV."""
    g = s.Graph(name)
    uv = g.separate(g.add("TexCoord").outputs["UV"])
    piece = g.add("ObjectInfo").outputs["Random"]
    cloud = g.noise(g.coords(2.0), 1.6, 4)
    tone = g.math("ADD", g.math("MULTIPLY", cloud, .55), g.math("MULTIPLY", piece, .45))
    colour = g.ramp(tone, (.2, dark), (.8, light))
    mid = g.math("ABSOLUTE", g.math("SUBTRACT", uv[1], .5))
    rib = g.ramp(mid, (.0, 1.0), (.035, 0.0))
    slant = g.math("SINE", g.math("MULTIPLY", g.math(
        "SUBTRACT", uv[0], g.math("MULTIPLY", mid, .35)), ribs * 6.283))
    line = g.ramp(g.math("ADD", g.math("MULTIPLY", slant, .5), .5), (.0, .82), (.5, 1.0))
    colour = g.mix(.6, colour, line, "MULTIPLY")
    colour = g.mix(g.math("MULTIPLY", rib, .7), colour, "#b4bd6a")
    if rim:
        colour = g.mix(g.ramp(mid, (.36, 0.0), (.47, 1.0)), colour, rim)
    wax = g.principled(Base_Color=colour, Roughness=gloss, Specular=.45,
                       Normal=g.bump(slant, .15, .004))
    lit = g.add("BsdfTranslucent", Color=g.mix(.55, colour, "#a9c83a")).outputs[0]
    node = g.add("MixShader", Fac=through)
    g.tree.links.new(wax, node.inputs[1])
    g.tree.links.new(lit, node.inputs[2])
    return g.done(node.outputs[0])


def plantain_leaf(length=2.1, width=0.55, seed=0, droop=1.1, torn=0.5):
    """Mesh data of a plantain leaf: two rows of strips, some torn apart."""
    mat = p.once("plantain", lambda: veined("#7fae3e", "#2f6a22", 55, .42, .33,
                                            name="plantain"))
    rng = random.Random(seed)
    noise = p.wave_noise(seed, 6, 1.3)
    verts, faces, uv = [], [], []

    def spine(u):
        a = droop * u
        return (length * math.sin(a) / droop, -length * (1 - math.cos(a)) / droop, a)

    def half(u):
        return width / 2 * min(1, (u / .08)) ** .5 * min(1, ((1 - u) / .22)) ** .6

    for side in (-1, 1):
        u0 = 0.0
        while u0 < .999:
            step = rng.uniform(.03, .10) if rng.random() < torn else rng.uniform(.2, .45)
            u1 = min(1.0, u0 + step)
            hang = rng.uniform(.05, .35) + (.45 * rng.random() if step < .1 else 0)
            lean = rng.uniform(-.02, .05)
            nu, nv = max(2, int((u1 - u0) * 24)), 6
            start = len(verts)
            for i in range(nu + 1):
                u = u0 + (u1 - u0) * i / nu
                x, z, a = spine(u)
                for j in range(nv + 1):
                    v = j / nv
                    w = half(u) * v
                    bend = hang * v * 1.4
                    out = w * math.cos(bend * .7)
                    down = w * math.sin(bend * .8) - .10 * w
                    shift = v * (lean + .07) * length * .35
                    shrink = 1 - .04 * v if (i in (0, nu)) else 1
                    dz = .012 * noise(u * 5, side * v) * v
                    verts.append((x + shift * math.cos(a) * shrink + down * math.sin(a) * .4,
                                  side * out, z - down * math.cos(a) + dz -
                                  shift * math.sin(a)))
                    uv.append((u, .5 + side * v * .5))
            for i in range(nu):
                for j in range(nv):
                    q = start + i * (nv + 1) + j
                    f = (q, q + nv + 1, q + nv + 2, q + 1)
                    faces.append(f if side > 0 else f[::-1])
            u0 = u1
    ring, seg = [], 6
    for i in range(19):
        u = i / 18
        x, z, a = spine(u)
        r = .018 * (1 - .85 * u) + .002
        ring.append(len(verts))
        for k in range(seg):
            t = k * 2 * math.pi / seg
            verts.append((x + r * math.cos(t) * math.sin(a), r * math.sin(t),
                          z - .004 + r * math.cos(t) * math.cos(a)))
            uv.append((u, .5))
    for a, b in zip(ring[:-1], ring[1:]):
        for k in range(seg):
            n = (k + 1) % seg
            faces.append((a + k, b + k, b + n, a + n))
    return p.raw("plantain-leaf", verts, faces, mat, True, uv)


def plantain(loc, height=2.2, leaves=8, seed=0, size=1.0, fruit=False):
    """Plantain: sheathed stem, arching torn leaves, optional bunch."""
    rng = random.Random(seed)
    kinds = p.once("plantain-leaves", lambda: _Pack(
        [plantain_leaf(2.0, .54, k, d, t) for k, (d, t) in enumerate(
            [(1.0, .35), (1.5, .6), (1.9, .75), (.7, .2)])]))
    def bark():
        g = s.Graph("plantain-stem")
        n = g.noise(g.coords((9, 9, .8)), 1.0, 5, .6)
        tone = g.ramp(n, (.3, "#4c5a24"), (.5, "#7d8a3c"), (.68, "#8a6a3c"), (.8, "#4a3018"))
        return g.done(g.principled(Base_Color=tone, Roughness=.5,
                                   Normal=g.bump(n, .5, .01)))
    stem = p.once("plantain-stem", bark)
    prof = [(.15 * size, 0), (.125 * size, .25), (.10 * size, height * .6),
            (.075 * size, height), (.04 * size, height + .15 * size), (0, height + .3 * size)]
    p.lathe(p.rounded(prof, 2), stem, loc, 20, wobble=.05)
    for k in range(leaves):
        a = k * 2.4 + rng.uniform(-.3, .3)
        old = k / max(leaves - 1, 1)
        lift = 1.25 - .95 * old + rng.uniform(-.12, .12)
        kind = kinds.items[3 if old < .15 else rng.choice((0, 1)) if old < .6 else
                           rng.choice((1, 2))]
        p.copies(kind, [((loc[0] + .05 * math.cos(a), loc[1] + .05 * math.sin(a),
                          loc[2] + height - .05 * k * size * .4),
                         (rng.uniform(-.25, .25), -lift, a),
                         size * rng.uniform(.85, 1.1))], "plantain-leaf")
    if fruit:
        green = p.fruit_skin("plantain-green", "#6f8a2c", "#8aa33c", None, .45)
        for tier in range(5):
            for k in range(9):
                a = k * .698 + tier * .3
                r = .10 + .02 * (2 - abs(tier - 2))
                p.tube([(loc[0] + .35 + .04 * math.cos(a), loc[1] - .15 + .04 * math.sin(a),
                         loc[2] + height - .18 - tier * .13),
                        (loc[0] + .35 + r * math.cos(a), loc[1] - .15 + r * math.sin(a),
                         loc[2] + height - .17 - tier * .13),
                        (loc[0] + .35 + r * 1.1 * math.cos(a), loc[1] - .15 + r * 1.1 *
                         math.sin(a), loc[2] + height - .06 - tier * .13)], .02, green,
                       taper=[.6, 1, 1, .5], resolution=2)


class _Pack:
    """Several meshes cached under one key."""

    def __init__(self, items):
        self.items = items

    @property
    def name(self):
        return self.items[0].name


def frond_mesh(length=1.7, pairs=34, leaflet=0.55, width=0.035, droop=0.9, seed=0,
               mat=None, vee=0.5, name="frond"):
    """Pinnate palm frond along +x with folded drooping leaflets."""
    rng = random.Random(seed)
    verts, faces, uv = [], [], []

    def spine(u):
        a = droop * u
        return Vector((length * math.sin(a) / droop, 0,
                       -length * (1 - math.cos(a)) / droop)), a

    for i in range(pairs):
        u = .12 + .88 * i / (pairs - 1)
        base, a = spine(u)
        size = leaflet * (.55 + .45 * math.sin(math.pi * (u - .05))) * (
            1 if u < .9 else .75)
        for side in (-1, 1):
            yaw = side * (math.pi / 2 - .25 - .55 * u + rng.uniform(-.06, .06))
            turn = Matrix.Rotation(a, 3, "Y") @ Matrix.Rotation(yaw, 3, "Z")
            n = 6
            start = len(verts)
            fall = rng.uniform(.5, 1.0)
            for k in range(n + 1):
                t = k / n
                ang = -vee + fall * t * 1.2
                x = size * t * math.cos(ang * .6)
                z = -size * t * math.sin(ang) * .75
                w = width / 2 * math.sin(math.pi * (.08 + .92 * t) ** .7) + .001
                for q in (-1, 0, 1):
                    v = turn @ Vector((x, q * w, z - (.35 * w if q == 0 else 0)))
                    verts.append(base + v)
                    uv.append((t, .5 + q * .5))
            for k in range(n):
                for q in range(2):
                    b = start + k * 3 + q
                    faces.append((b, b + 3, b + 4, b + 1))
    seg, rows = 5, []
    for i in range(15):
        u = i / 14
        c, a = spine(u)
        r = .013 * (1 - .8 * u) + .002
        rows.append(len(verts))
        for k in range(seg):
            t = k * 2 * math.pi / seg
            verts.append(c + Vector((0, r * math.cos(t), r * math.sin(t))))
            uv.append((u, .5))
    for a, b in zip(rows[:-1], rows[1:]):
        for k in range(seg):
            n = (k + 1) % seg
            faces.append((a + k, b + k, b + n, a + n))
    return p.raw(name, verts, faces, mat, True, uv)


def areca(loc, height=2.4, fronds=9, stems=1, seed=0, size=1.0, trunk=0.06):
    """Areca palm: ringed slender stem(s) with arching fronds."""
    rng = random.Random(seed)
    mat = p.once("areca", lambda: veined("#7ba33c", "#33601f", 3, .38, .38,
                                         name="areca"))
    kinds = p.once("areca-fronds", lambda: _Pack(
        [frond_mesh(1.7, 32, .55, .04, d, k, mat) for k, d in enumerate(
            (.7, 1.1, 1.5))]))

    def bark():
        g = s.Graph("areca-stem")
        z = g.separate(g.coords(jitter=False))[2]
        ring = g.math("FRACT", g.math("MULTIPLY", g.math("ADD", z, g.math(
            "MULTIPLY", g.noise(g.coords(6), 1), .03)), 8.0))
        band = g.ramp(ring, (.0, 0.0), (.1, 1.0))
        tone = g.ramp(g.noise(g.coords(5), 1, 5), (.3, "#5c6248"), (.7, "#a3a086"))
        tone = g.mix(.75, tone, g.mix(band, "#e0dcc8", "#ffffff"), "MULTIPLY")
        return g.done(g.principled(Base_Color=tone, Roughness=.7,
                                   Normal=g.bump(band, .5, .006)))
    stem = p.once("areca-stem", bark)
    crown = p.once("areca-crown", lambda: s.matt("#7c9a3e", .4, name="areca-crown"))
    for q in range(stems):
        a = q * 2.4 + seed
        off = 0 if stems == 1 else .16 * math.sqrt(q + .5)
        x, y = loc[0] + off * math.cos(a), loc[1] + off * math.sin(a)
        h = height * (1 if stems == 1 else rng.uniform(.5, 1.0))
        lean = rng.uniform(-.06, .06) + (.12 * math.cos(a) if stems > 1 else 0)
        lean_y = rng.uniform(-.06, .06) + (.12 * math.sin(a) if stems > 1 else 0)
        top = (x + lean * h, y + lean_y * h, loc[2] + h)
        p.tube([(x, y, loc[2]), (x + lean * h * .4, y + lean_y * h * .4, loc[2] + h * .5),
                top], trunk, stem, taper=[1.15, .9, .8])
        p.tube([top, (top[0], top[1], top[2] + .35 * size)], trunk * .9, crown,
               taper=[1.0, 1.15, .6])
        n = max(4, fronds // (1 if stems == 1 else 2))
        for k in range(n):
            b = k * 2.4 + rng.uniform(-.3, .3)
            old = k / n
            lift = 1.2 - 1.0 * old + rng.uniform(-.1, .1)
            p.copies(kinds.items[min(2, int(old * 3))], [(
                (top[0], top[1], top[2] + .3 * size), (rng.uniform(-.2, .2), -lift, b),
                size * rng.uniform(.85, 1.1))], "frond")


def bush(loc, radius, data, count, seed=0, squash=0.8, size=(0.8, 1.15), lift=0.25):
    """Leaves on and in a rounded crown, pointing outwards and up."""
    rng = random.Random(seed)
    noise = p.wave_noise(seed, 6, 1.2)
    places = []
    for k in range(count):
        z = 1 - 1.35 * (k + .5) / count
        a = k * 2.399963 + rng.uniform(-.4, .4)
        flat = math.sqrt(max(0, 1 - z * z))
        r = radius * rng.uniform(.55, 1.0) * (1 + .22 * noise(math.cos(a) * .6, z))
        pos = (loc[0] + r * flat * math.cos(a), loc[1] + r * flat * math.sin(a),
               loc[2] + radius * squash * .55 + r * squash * z)
        pitch = -math.asin(max(-1, min(1, z))) * .8 - lift + rng.uniform(-.5, .5)
        places.append((pos, (rng.uniform(-.6, .6), pitch, a + rng.uniform(-.5, .5)),
                       rng.uniform(*size)))
    kinds = data if isinstance(data, list) else [data]
    for k, d in enumerate(kinds):
        p.copies(d, places[k::len(kinds)], "bush")


def rosette(loc, data, count, lift=(1.3, 0.3), seed=0, size=(0.8, 1.1), twist=0.2):
    """Leaves from one point, upright in the middle, spreading outwards."""
    rng = random.Random(seed)
    kinds = data if isinstance(data, list) else [data]
    for k in range(count):
        t = k / max(count - 1, 1)
        pitch = lift[0] + (lift[1] - lift[0]) * t + rng.uniform(-.12, .12)
        p.copies(rng.choice(kinds), [(loc, (rng.uniform(-twist, twist), -pitch,
                                            k * 2.399963 + rng.uniform(-.2, .2)),
                                      rng.uniform(*size))], "rosette")


def leaf_set(kind):
    """Cached leaf meshes: rubber, money, fern, snake, croton, lily, heliconia."""
    def make():
        if kind == "rubber":
            m = veined("#3f6a34", "#17361c", 22, .15, .22, name="rubber-leaf")
            return _Pack([leaf_mesh(.24, .11, m, .5, .25, 1.1, .02, seed=k, stalk=.05)
                          for k in range(3)])
        if kind == "money":
            m = veined("#8fb53f", "#3f7a2a", 9, .35, .3, name="money-leaf")
            return _Pack([leaf_mesh(.11, .085, m, .7, .2, .75, .03, seed=k, stalk=.06)
                          for k in range(3)])
        if kind == "fern":
            m = veined("#77a544", "#2e5f25", 3, .4, .45, name="fern-leaf")
            return _Pack([frond_mesh(.55, 26, .085, .018, d, k, m, .1)
                          for k, d in enumerate((1.0, 1.6, 2.0))])
        if kind == "snake":
            m = veined("#6d8a52", "#24452c", 16, .08, .3, "#c9bf62", name="snake-leaf")
            return _Pack([leaf_mesh(.62, .075, m, .12 + .1 * k, .5, .9, .04, seed=k)
                          for k in range(3)])
        if kind == "croton":
            m = veined("#c9772c", "#3d5a24", 14, .3, .3, "#a8301f", name="croton-leaf")
            return _Pack([leaf_mesh(.20, .06, m, .6, .3, 1.0, .05, seed=k, stalk=.03)
                          for k in range(3)])
        if kind == "lily":
            m = veined("#5f8f3a", "#254f20", 3, .35, .35, name="lily-leaf")
            return _Pack([leaf_mesh(.55, .04, m, d, .4, .8, .0, seed=k, nu=18)
                          for k, d in enumerate((1.1, 1.6, 2.1))])
        if kind == "heliconia":
            m = veined("#6f9f3a", "#2c5c22", 34, .4, .33, name="heliconia-leaf")
            return _Pack([leaf_mesh(.75, .20, m, .9 + .3 * k, .25, 1.0, .02, seed=k,
                                    nu=20, stalk=.25) for k in range(3)])
        if kind == "bougain":
            m = veined("#d8366e", "#a3184a", 4, .5, .5, name="bract")
            return _Pack([leaf_mesh(.035, .028, m, .5, .3, .8, .05, seed=k, nu=5, nv=4)
                          for k in range(2)])
        if kind == "bougain-green":
            m = veined("#6f9838", "#2d5a20", 6, .4, .4, name="bougain-leaf")
            return _Pack([leaf_mesh(.05, .032, m, .5, .25, .8, .04, seed=k, nu=6, nv=4)
                          for k in range(2)])
        raise KeyError(kind)
    return p.once("leaves-" + kind, make).items


def pot(loc, mat, radius=0.16, height=0.28, kind="flare"):
    r, h = radius, height
    profs = {
        "flare": [(0, 0), (r * .68, 0), (r * .72, .01), (r * .95, h * .82), (r * 1.06, h * .84),
                  (r * 1.08, h), (r * .98, h), (r * .92, h * .88), (0, h * .86)],
        "round": [(0, 0), (r * .6, 0), (r * .92, h * .25), (r, h * .5), (r * .9, h * .82),
                  (r * .82, h * .92), (r * .88, h), (r * .80, h), (r * .76, h * .9),
                  (0, h * .88)],
        "tall": [(0, 0), (r * .8, 0), (r * .84, .01), (r, h * .97), (r * .99, h),
                 (r * .93, h), (r * .9, h * .93), (0, h * .92)]}
    prof = profs[kind]
    p.lathe(p.rounded(prof, 2), mat, loc, 48, smooth_angle=55, name="pot")
    earth = p.once("earth", lambda: s.soil(name="earth"))
    p.dome(r * .88, .015, (loc[0], loc[1], loc[2] + h * .87), earth, rough=.3)


def potted(loc, kind="rubber", pot_mat=None, size=1.0, seed=0, radius=0.16, height=0.28,
           shape="flare"):
    """A plant in a pot; `kind` as in leaf_set, or areca / bougain."""
    mat = pot_mat or p.once("clay", s.terracotta)
    pot(loc, mat, radius, height, shape)
    x, y, z = loc[0], loc[1], loc[2] + height * .88
    rng = random.Random(seed)
    bark = p.once("bark", lambda: s.matt("#5a4630", .8, bump=.6, scale=60, name="bark"))
    if kind == "rubber":
        leaves = leaf_set("rubber")
        for q in range(3):
            a, h = q * 2.1 + seed, size * rng.uniform(.7, 1.0)
            top = (x + .16 * size * math.cos(a), y + .16 * size * math.sin(a), z + h)
            p.tube([(x, y, z), (x + .05 * math.cos(a), y + .05 * math.sin(a), z + h * .5),
                    top], .011, bark, taper=[1.2, .6])
            for k in range(11):
                t = .25 + .75 * k / 10
                b = k * 2.4
                p.copies(leaves[k % 3], [((x + (top[0] - x) * t, y + (top[1] - y) * t,
                                           z + h * t), (rng.uniform(-.2, .2),
                                          -.2 - .8 * t + rng.uniform(-.2, .2), b),
                                          .75 + .4 * size * rng.uniform(.7, 1))], "rubber")
    elif kind == "areca":
        areca((x, y, z), .5 * size, 16, 5, seed, .62 * size, .014)
    elif kind == "snake":
        rosette((x, y, z), leaf_set("snake"), 15, (1.55, 1.1), seed, (.6 * size, 1.05 * size))
    elif kind == "fern":
        rosette((x, y, z), leaf_set("fern"), 30, (1.45, .1), seed, (.7 * size, 1.1 * size))
    elif kind == "lily":
        rosette((x, y, z), leaf_set("lily"), 38, (1.5, .5), seed, (.7 * size, 1.1 * size))
    elif kind == "heliconia":
        rosette((x, y, z), leaf_set("heliconia"), 14, (1.5, .7), seed,
                (.7 * size, 1.15 * size))
    elif kind == "bougain":
        bush((x, y, z), .34 * size, leaf_set("bougain-green"), 420, seed)
        bush((x, y, z + .03), .40 * size, leaf_set("bougain"), 520, seed + 1)
    else:
        bush((x, y, z), .30 * size, leaf_set(kind), 110, seed)
    return None


def grass_tuft(seed=0, blades=26, height=0.13, spread=0.07):
    """Mesh data of a tuft of grass."""
    mat = p.once("grass", lambda: veined("#86a84a", "#3c6424", 1, .35, .5, name="grass"))
    rng = random.Random(seed)
    verts, faces, uv = [], [], []
    for _ in range(blades):
        a, r = rng.uniform(0, 6.283), spread * math.sqrt(rng.random())
        x, y = r * math.cos(a), r * math.sin(a)
        h, b = height * rng.uniform(.5, 1.1), rng.uniform(0, 6.283)
        lean, w = rng.uniform(.15, .8) * h, rng.uniform(.002, .004)
        start = len(verts)
        for k in range(4):
            t = k / 3
            cx, cy = x + lean * t * t * math.cos(b), y + lean * t * t * math.sin(b)
            half = w * (1 - t * .9)
            for q in (-1, 1):
                verts.append((cx - q * half * math.sin(b), cy + q * half * math.cos(b),
                              h * t * (1 - .2 * t)))
                uv.append((t, .5 + q * .3))
        for k in range(3):
            i = start + k * 2
            faces.append((i, i + 1, i + 3, i + 2))
    return p.raw("grass", verts, faces, mat, True, uv)


def lawn(x0, x1, y0, y1, count, seed=0, skip=None, size=(0.6, 1.2), z=0.0):
    """Scatter tufts; `skip(x, y)` true leaves a place free."""
    kinds = p.once("tufts", lambda: _Pack([grass_tuft(k) for k in range(4)])).items
    rng = random.Random(seed)
    for _ in range(count):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        if skip and skip(x, y):
            continue
        p.copies(rng.choice(kinds), [((x, y, z), (0, 0, rng.uniform(0, 6.283)),
                                      rng.uniform(*size))], "grass")
