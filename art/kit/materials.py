"""Materials: wood, plaster, stone, cloth, cane, metal, glass, light.

Every function returns a Blender material and is cached by its arguments, so
it may be called freely. Sizes are metres, colours "#rrggbb" or linear RGB.
"""
import functools

import bpy

from kit import core

# the group's palette
LATERITE, TEAL, CREAM, BRASS, TEAK, NIGHT = "#9c3b22", "#1f6f6b", "#f6efe2", "#b8863b", "#5a3420", "#10211c"


def cached(function):
    """Cache by arguments; forgets when the scene was reset."""
    store = {}

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        key = (args, tuple(sorted(kwargs.items())))
        try:
            if key in store and store[key].name in bpy.data.materials:
                return store[key]
        except ReferenceError:
            pass
        store[key] = function(*args, **kwargs)
        return store[key]
    return wrapper


class Graph:
    """Shorthand for building a node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, **properties):
        """Node of type ShaderNode<kind>; inputs: {name or index: value or socket}."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            elif isinstance(value, str):
                node.inputs[key].default_value = core.rgba(value)
            else:
                socket = node.inputs[key]
                if socket.type == "RGBA" and len(value) == 3:
                    value = (*value, 1)
                socket.default_value = value
        return node

    def coords(self, scale=(1, 1, 1), source="grain", rotation=(0, 0, 0)):
        """Scaled vector: "grain", "Object", "UV", "Generated" or "World"."""
        if source == "grain":
            out = self.node("Attribute", attribute_name="grain").outputs["Vector"]
        elif source == "World":
            out = self.node("NewGeometry").outputs["Position"]
        else:
            out = self.node("TexCoord").outputs[source]
        if isinstance(scale, (int, float)):
            scale = (scale,) * 3
        return self.node("Mapping", {"Vector": out, "Scale": scale, "Rotation": rotation}).outputs[0]

    def noise(self, vector, scale=5.0, detail=4.0, roughness=0.55, distortion=0.0):
        """Noise factor."""
        return self.node("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness,
                                      "Distortion": distortion}).outputs["Fac"]

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """Colour ramp; stops = [(position, colour), ...]."""
        node = self.node("ValToRGB", {"Fac": factor})
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, core.rgba(colour)
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        """Mixed colour."""
        return self.node("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def math(self, operation, a, b=0.0, clamp=False):
        """Scalar arithmetic."""
        return self.node("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def span(self, value, low, high, to_low=0.0, to_high=1.0):
        """Linear map of a factor."""
        return self.node("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def bump(self, height, strength=0.3, distance=0.005, normal=None):
        """Normal from a height (distance in m)."""
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("Bump", inputs).outputs[0]

    def principled(self, colour, roughness=0.5, normal=None, **extra):
        """Principled surface as the result."""
        inputs = {"Base Color": colour, "Roughness": roughness}
        if normal is not None:
            inputs["Normal"] = normal
        inputs.update({key.replace("_", " ").title().replace("Ior", "IOR"): v for key, v in extra.items()})
        shader = self.node("BsdfPrincipled", inputs).outputs[0]
        return self.surface(shader)

    def emit(self, colour, strength, lights=False):
        """Emission shader; unless lights, it is only seen and does not light the
        scene (a lamp nearby does that with far less noise)."""
        self.material.cycles.sample_as_light = lights
        if not lights:
            diffuse = self.node("LightPath").outputs["Is Diffuse Ray"]
            strength = self.math("MULTIPLY", strength, self.math("SUBTRACT", 1.0, diffuse))
        return self.node("Emission", {"Color": colour, "Strength": strength}).outputs[0]

    def surface(self, shader):
        """Connect the result; returns the material."""
        self.tree.links.new(shader, self.output.inputs[0])
        return self.material

    def vary(self, colour, amount=0.12):
        """Brightness and hue a little different for every object."""
        info = self.node("ObjectInfo").outputs["Random"]
        value = self.span(info, 0, 1, 1 - amount, 1 + amount)
        hue = self.span(self.math("FRACT", self.math("MULTIPLY", info, 7.31)), 0, 1, 0.5 - amount * .06,
                        0.5 + amount * .06)
        return self.node("HueSaturation", {"Hue": hue, "Value": value, "Color": colour}).outputs[0]


def scaled(colour, factor):
    """Colour times factor."""
    return tuple(min(1.0, c * factor) for c in core.rgb(colour))


# ------------------------------------------------------------------ plain
@cached
def plain(colour="#cccccc", roughness=0.5, metallic=0.0, specular=0.5, clearcoat=0.0):
    """One colour with faint unevenness in the gloss."""
    g = Graph("plain")
    n = g.noise(g.coords(), 9, 3)
    rough = g.span(n, 0.3, 0.7, max(0, roughness - 0.06), min(1, roughness + 0.08))
    return g.principled(core.rgba(colour), rough, metallic=metallic, specular=specular, clearcoat=clearcoat)


@cached
def glow(colour="#ffc27a", strength=4.0, lights=False):
    """Light-emitting surface; lights = it also lights what is around (noisy: prefer a lamp)."""
    g = Graph("glow")
    return g.surface(g.emit(colour, strength, lights))


# ------------------------------------------------------------------- wood
@cached
def wood(colour=TEAK, roughness=0.38, contrast=1.0, fine=1.0, clearcoat=0.12):
    """Oiled wood, grain along the longest dimension of each piece."""
    g = Graph("wood")
    base = g.coords((0.6 * fine, 7 * fine, 7 * fine))
    broad = g.noise(base, 1.6, 3, 0.5, 0.6)
    rings = g.node("TexWave", {"Vector": g.coords((0.35 * fine, 6 * fine, 6 * fine)), "Scale": 1.4, "Distortion": 5.0,
                               "Detail": 3.0, "Detail Scale": 1.2}, wave_type="BANDS",
                   bands_direction="Y").outputs["Fac"]
    pores = g.noise(g.coords((9 * fine, 260 * fine, 260 * fine)), 1.0, 2, 0.6)
    tone = g.math("ADD", g.math("MULTIPLY", broad, 0.55), g.math("MULTIPLY", rings, 0.45))
    c = contrast
    colour_out = g.ramp(tone, [(0.18, scaled(colour, 1 - 0.45 * c)), (0.5, colour), (0.82, scaled(colour, 1 + .55 * c))])
    dark = g.span(pores, 0.36, 0.5, 1 - 0.45 * c, 1.0)
    colour_out = g.mix(1.0, colour_out, dark, "MULTIPLY")
    colour_out = g.vary(colour_out, 0.14)
    rough = g.span(broad, 0.3, 0.7, roughness - 0.07, roughness + 0.1)
    normal = g.bump(pores, 0.16, 0.0015)
    return g.principled(colour_out, rough, normal, clearcoat=clearcoat, clearcoat_roughness=0.25)


# ---------------------------------------------------------- walls, stones
@cached
def plaster(colour=CREAM, roughness=0.85, uneven=1.0):
    """Trowelled lime plaster: slow waves, faint clouds."""
    g = Graph("plaster")
    where = g.coords(1, "World")
    clouds = g.noise(where, 1.1, 5, 0.6)
    trowel = g.noise(where, 6.0, 4, 0.55, 0.8)
    grain = g.noise(where, 90, 2, 0.5)
    colour_out = g.mix(g.span(clouds, 0.3, 0.7), scaled(colour, 1 - 0.10 * uneven), scaled(colour, 1.03))
    height = g.math("ADD", g.math("MULTIPLY", trowel, 0.8), g.math("MULTIPLY", grain, 0.08))
    return g.principled(colour_out, roughness, g.bump(height, 0.35 * uneven, 0.012), specular=0.25)


@cached
def laterite(colour="#8e4b33", roughness=0.9):
    """Cut laterite: pitted, ochre and iron-dark flecks, each block its own tone."""
    g = Graph("laterite")
    where = g.coords(1)
    blotch = g.noise(where, 4.5, 6, 0.65, 0.4)
    fleck = g.noise(where, 26, 4, 0.6)
    pits = g.node("TexVoronoi", {"Vector": where, "Scale": 42.0, "Randomness": 1.0}).outputs["Distance"]
    small = g.node("TexVoronoi", {"Vector": where, "Scale": 120.0, "Randomness": 1.0}).outputs["Distance"]
    c = g.ramp(blotch, [(0.28, scaled(colour, 0.55)), (0.46, colour), (0.6, scaled(colour, 1.25)),
                        (0.72, "#b07a4c")])
    c = g.mix(g.span(fleck, 0.58, 0.68), c, "#b98d62")
    c = g.mix(g.span(fleck, 0.40, 0.32), c, scaled(colour, 0.35))
    hole = g.span(pits, 0.12, 0.34)
    c = g.mix(1.0, c, g.span(hole, 0, 1, 0.5, 1.0), "MULTIPLY")
    c = g.vary(c, 0.2)
    height = g.math("ADD", g.math("MULTIPLY", hole, 0.7), g.math("ADD", g.math("MULTIPLY", blotch, 0.6),
                                                                 g.math("MULTIPLY", g.span(small, .1, .4), .25)))
    return g.principled(c, roughness, g.bump(height, 0.85, 0.012), specular=0.2)


@cached
def stone(colour="#8d877c", roughness=0.7, speckle=0.5, polish=0.0):
    """Granite or kadappa stone; polish = clear coat."""
    g = Graph("stone")
    where = g.coords(1)
    cloud = g.noise(where, 3, 6, 0.6)
    spot = g.noise(where, 160, 2, 0.5)
    c = g.mix(g.span(cloud, 0.3, 0.7), scaled(colour, 0.75), scaled(colour, 1.2))
    c = g.mix(g.math("MULTIPLY", g.span(spot, 0.55, 0.7), speckle), c, scaled(colour, 1.9))
    c = g.mix(g.math("MULTIPLY", g.span(spot, 0.45, 0.3), speckle), c, scaled(colour, 0.4))
    return g.principled(g.vary(c, 0.1), roughness, g.bump(cloud, 0.25 * (1 - polish), 0.006),
                        clearcoat=polish, clearcoat_roughness=0.08)


@cached
def marble(colour="#e9e2d6", vein="#8f7d68", roughness=0.16, scale=1.0):
    """Polished marble with veins."""
    g = Graph("marble")
    where = g.coords(scale)
    bend = g.noise(where, 1.4, 8, 0.62, 1.8)
    line = g.math("ABSOLUTE", g.math("SUBTRACT", bend, 0.5))
    c = g.mix(g.span(line, 0.0, 0.035), vein, colour)
    c = g.mix(g.span(g.noise(where, 0.9, 5), 0.35, 0.65), c, g.mix(0.25, c, scaled(vein, 1.4)))
    return g.principled(c, roughness)


@cached
def terracotta(colour="#b0603a", roughness=0.75):
    """Unglazed clay."""
    g = Graph("terracotta")
    where = g.coords(1)
    n = g.noise(where, 7, 6, 0.6)
    fine = g.noise(where, 110, 2)
    c = g.mix(g.span(n, 0.3, 0.7), scaled(colour, 0.78), scaled(colour, 1.18))
    return g.principled(g.vary(c, 0.1), roughness, g.bump(fine, 0.2, 0.002), specular=0.3)


@cached
def red_oxide(colour="#7d2318", roughness=0.285):
    """Kerala's polished red-oxide floor: worn sheen, hairline clouds.

    Either all of roughness .. 1.35 roughness is below 0.27, or all is above: there the albedo pass changes its meaning.
    """
    g = Graph("red oxide")
    where = g.coords(1, "World")
    n = g.noise(where, 1.3, 7, 0.62)
    wear = g.noise(where, 5.0, 5, 0.6)
    c = g.mix(g.span(n, 0.3, 0.7), scaled(colour, 0.85), scaled(colour, 1.15))
    rough = g.span(wear, 0.3, 0.75, roughness, roughness * 1.35)
    return g.principled(c, rough, g.bump(n, 0.03, 0.01), specular=0.45)


@cached
def terrazzo(colour="#d9cdb8", chips=("#8a5a3c", "#5c5a54", "#f2eadb"), roughness=0.22):
    """Polished terrazzo."""
    g = Graph("terrazzo")
    where = g.coords(1, "World")
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": 55.0})
    pick = g.node("SeparateRGB", {0: cell.outputs["Color"]}).outputs[0]
    stops = [(0.0, chips[0]), (0.25, chips[1]), (0.5, chips[2]), (0.7, colour)]
    chip = g.ramp(pick, stops, "CONSTANT")
    inside = g.span(cell.outputs["Distance"], 0.32, 0.38, 1, 0)
    return g.principled(g.mix(inside, colour, chip), roughness)


@cached
def athangudi(a="#efe3cb", b="#9c3b22", c="#1f6f6b", tile=0.25, roughness=0.25):
    """Hand-made cement tiles: a ring with a four-petalled flower in each tile, joints in world XY."""
    g = Graph("athangudi")
    where = g.coords(1 / tile, "World")
    local = g.node("VectorMath", {0: where}, operation="FRACTION").outputs[0]
    centred = g.node("VectorMath", {0: local, 1: (0.5, 0.5, 0)}, operation="SUBTRACT").outputs[0]
    xyz = g.node("SeparateXYZ", {0: centred})
    x, y = xyz.outputs[0], xyz.outputs[1]
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    angle = g.math("ARCTAN2", y, x)
    petal = g.math("ABSOLUTE", g.math("COSINE", g.math("MULTIPLY", angle, 2.0)))
    flower = g.math("LESS_THAN", radius, g.math("ADD", g.math("MULTIPLY", petal, 0.26), 0.05))
    ring = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", radius, 0.42)), 0.035)
    ax, ay = g.math("ABSOLUTE", x), g.math("ABSOLUTE", y)
    corner = g.math("GREATER_THAN", g.math("ADD", ax, ay), 0.80)
    big = g.math("MAXIMUM", ax, ay)
    joint = g.span(big, 0.492, 0.496)
    out = g.mix(flower, a, b)
    out = g.mix(ring, out, c)
    out = g.mix(corner, out, b)
    worn = g.noise(g.coords(1, "World"), 3, 6, 0.6)
    out = g.mix(g.span(worn, 0.35, 0.75, 0, 0.25), out, scaled(a, 0.8))
    out = g.mix(joint, out, "#8b7b66")
    normal = g.bump(g.math("SUBTRACT", 1.0, joint), 0.4, 0.002)
    return g.principled(out, g.span(worn, 0.3, 0.7, roughness * 0.7, roughness * 1.6), normal)


@cached
def tiles(colour="#dcd3c0", joint="#a89b86", size=0.6, roughness=0.18, ratio=1.0, source="World", vary=0.12,
          plane="xy", width=0.004):
    """Square or brick-bond tiles; plane "xy" floors, "xz" or "yz" walls (size in m)."""
    g = Graph("tiles")
    where = g.coords(1, source)
    if plane != "xy":
        xyz = g.node("SeparateXYZ", {0: where})
        first = xyz.outputs[0 if plane == "xz" else 1]
        where = g.node("CombineXYZ", {0: first, 1: xyz.outputs[2]}).outputs[0]
    brick = g.node("TexBrick", {"Vector": where, "Scale": 1.0, "Mortar Size": width, "Mortar Smooth": 0.2,
                                "Brick Width": size, "Row Height": size * ratio, "Bias": 0.0,
                                "Color1": scaled(colour, 1 - vary), "Color2": scaled(colour, 1 + vary),
                                "Mortar": joint}, offset=0.0 if ratio == 1.0 else 0.5)
    cloud = g.noise(where, 2.5, 6, 0.6)
    c = g.mix(g.span(cloud, 0.35, 0.7, 0, 0.22), brick.outputs[0], scaled(colour, 0.72))
    rough = g.span(brick.outputs[1], 0, 1, roughness, 0.8)
    return g.principled(c, rough, g.bump(g.math("SUBTRACT", 1, brick.outputs[1]), 0.5, 0.002))


# ------------------------------------------------------------------ cloth
def _weave(g, threads, source="Object"):
    """Height of a plain weave with that many threads a metre."""
    a = g.node("TexWave", {"Vector": g.coords(threads, source), "Scale": 0.35, "Distortion": 0.8, "Detail": 1.0},
               bands_direction="X").outputs["Fac"]
    b = g.node("TexWave", {"Vector": g.coords(threads, source), "Scale": 0.35, "Distortion": 0.8, "Detail": 1.0},
               bands_direction="Y").outputs["Fac"]
    return g.math("MAXIMUM", a, b)


@cached
def linen(colour=CREAM, roughness=0.85, threads=420, creases=0.6, sheen=0.35, stripe=None, stripe_width=0.08,
          stripe_at=None):
    """Cotton or linen with weave and soft creases. stripe: colour of bands
    along local Y every stripe_width m, or one band at stripe_at = (low, high) of local Y."""
    g = Graph("linen")
    where = g.coords(1, "Object")
    weave = _weave(g, threads)
    slub = g.noise(g.coords((3, 60, 30), "Object"), 3, 3, 0.6)
    fold = g.noise(where, 5.0, 4, 0.5, 0.6)
    c = g.mix(g.span(slub, 0.35, 0.65), scaled(colour, 0.9), scaled(colour, 1.05))
    if stripe:
        y = g.node("SeparateXYZ", {0: where}).outputs[1]
        if stripe_at:
            inside = g.math("MULTIPLY", g.math("GREATER_THAN", y, stripe_at[0]), g.math("LESS_THAN", y, stripe_at[1]))
        else:
            inside = g.math("LESS_THAN", g.math("FRACT", g.math("DIVIDE", y, stripe_width)), 0.3)
        c = g.mix(inside, c, stripe)
    normal = g.bump(fold, creases * 0.5, 0.02)
    normal = g.bump(weave, 0.25, 0.0008, normal)
    return g.principled(c, roughness, normal, sheen=sheen, sheen_tint=0.5, specular=0.15)


@cached
def rug(colour="#d8c7a3", border=LATERITE, size=(2.4, 1.7), pattern="border", second=TEAL):
    """Hand-woven rug, object coordinates in m; pattern "border", "stripes", "diamonds" or "plain"."""
    g = Graph("rug")
    where = g.coords(1, "Object")
    xyz = g.node("SeparateXYZ", {0: where})
    x, y = xyz.outputs[0], xyz.outputs[1]
    soft = g.noise(g.coords((30, 260, 30), "Object"), 1, 2)
    cloud = g.noise(where, 2.2, 4)
    c = g.mix(g.span(cloud, 0.3, 0.7), scaled(colour, 0.85), scaled(colour, 1.08))
    ex = g.math("SUBTRACT", size[0] / 2, g.math("ABSOLUTE", x))
    ey = g.math("SUBTRACT", size[1] / 2, g.math("ABSOLUTE", y))
    edge = g.math("MINIMUM", ex, ey)
    if pattern == "border":
        outer = g.math("MULTIPLY", g.math("GREATER_THAN", edge, 0.10), g.math("LESS_THAN", edge, 0.19))
        line = g.math("MULTIPLY", g.math("GREATER_THAN", edge, 0.225), g.math("LESS_THAN", edge, 0.24))
        c = g.mix(outer, c, border)
        c = g.mix(line, c, second)
    elif pattern == "stripes":
        f = g.math("FRACT", g.math("DIVIDE", x, 0.4))
        c = g.mix(g.math("LESS_THAN", f, 0.22), c, border)
        band = g.math("MULTIPLY", g.math("GREATER_THAN", f, 0.3), g.math("LESS_THAN", f, 0.36))
        c = g.mix(band, c, second)
    elif pattern == "diamonds":
        fx = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", x, 0.5)), 0.5))
        fy = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", y, 0.36)), 0.5))
        d = g.math("ADD", fx, fy)
        c = g.mix(g.math("LESS_THAN", d, 0.14), c, border)
        ring = g.math("MULTIPLY", g.math("GREATER_THAN", d, 0.30), g.math("LESS_THAN", d, 0.35))
        c = g.mix(ring, c, second)
        c = g.mix(g.math("LESS_THAN", edge, 0.07), c, border)
    c = g.mix(1.0, c, g.span(soft, 0.3, 0.7, 0.78, 1.08), "MULTIPLY")
    rows = g.node("TexWave", {"Vector": where, "Scale": 40.0, "Distortion": 2.0, "Detail": 2.0},
                  bands_direction="Y").outputs["Fac"]
    height = g.math("ADD", rows, g.math("MULTIPLY", soft, 1.2))
    return g.principled(c, 0.95, g.bump(height, 0.5, 0.004), sheen=0.5, specular=0.05)


@cached
def sheer(colour="#fbf5e8", density=0.72):
    """Thin curtain: translucent, a little see-through."""
    g = Graph("sheer")
    weave = _weave(g, 240)
    diffuse = g.node("BsdfDiffuse", {"Color": colour}).outputs[0]
    trans = g.node("BsdfTranslucent", {"Color": colour}).outputs[0]
    cloth = g.node("MixShader", {0: 0.55, 1: diffuse, 2: trans}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": (1, 1, 1)}).outputs[0]
    opacity = g.span(weave, 0.0, 1.0, density - 0.1, density + 0.1)
    return g.surface(g.node("MixShader", {0: opacity, 1: clear, 2: cloth}).outputs[0])


@cached
def drape(colour=LATERITE, through=0.25):
    """Heavier curtain: mostly opaque, glows a little against light."""
    g = Graph("drape")
    weave = _weave(g, 300)
    slub = g.noise(g.coords((60, 3, 3), "Object"), 2, 3)
    c = g.mix(g.span(slub, 0.35, 0.65), scaled(colour, 0.85), scaled(colour, 1.08))
    normal = g.bump(weave, 0.25, 0.001)
    diffuse = g.node("BsdfDiffuse", {"Color": c, "Normal": normal}).outputs[0]
    trans = g.node("BsdfTranslucent", {"Color": c}).outputs[0]
    return g.surface(g.node("MixShader", {0: through, 1: diffuse, 2: trans}).outputs[0])


@cached
def leather(colour="#6b3d22", roughness=0.45):
    """Worn leather."""
    g = Graph("leather")
    where = g.coords(1, "Object")
    cell = g.node("TexVoronoi", {"Vector": where, "Scale": 260.0}).outputs["Distance"]
    n = g.noise(where, 5, 5, 0.6)
    c = g.mix(g.span(n, 0.3, 0.7), scaled(colour, 0.7), scaled(colour, 1.25))
    return g.principled(c, g.span(n, 0.3, 0.7, roughness - 0.08, roughness + 0.12), g.bump(cell, 0.25, 0.001))


@cached
def cane(colour="#c99a5b", cell=0.016, holes=True):
    """Woven cane panel on UV "UVMap" in metres: octagonal holes."""
    g = Graph("cane")
    where = g.coords(1 / cell, "UV")
    local = g.node("VectorMath", {0: where}, operation="FRACTION").outputs[0]
    centred = g.node("VectorMath", {0: local, 1: (0.5, 0.5, 0)}, operation="SUBTRACT").outputs[0]
    xyz = g.node("SeparateXYZ", {0: centred})
    ax, ay = g.math("ABSOLUTE", xyz.outputs[0]), g.math("ABSOLUTE", xyz.outputs[1])
    octagon = g.math("MAXIMUM", g.math("MAXIMUM", ax, ay), g.math("MULTIPLY", g.math("ADD", ax, ay), 0.72))
    solid = g.math("GREATER_THAN", octagon, 0.27)
    n = g.noise(where, 0.15, 3)
    c = g.mix(g.span(n, 0.3, 0.7), scaled(colour, 0.78), scaled(colour, 1.15))
    c = g.mix(g.span(octagon, 0.3, 0.5, 0.5, 0), c, scaled(colour, 0.5))
    shader = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": 0.5,
                                       "Normal": g.bump(octagon, 0.5, 0.002)}).outputs[0]
    if not holes:
        return g.surface(shader)
    clear = g.node("BsdfTransparent").outputs[0]
    return g.surface(g.node("MixShader", {0: solid, 1: clear, 2: shader}).outputs[0])


@cached
def wicker(colour="#b98a4e"):
    """Rattan rods and basket strands."""
    g = Graph("wicker")
    n = g.noise(g.coords((4, 40, 40)), 3, 3)
    c = g.mix(g.span(n, 0.3, 0.7), scaled(colour, 0.65), scaled(colour, 1.2))
    return g.principled(g.vary(c, 0.12), 0.45)


# ---------------------------------------------------------- metal, glass
@cached
def brass(roughness=0.25, colour="#d8a24a", age=0.4):
    """Brass, a little aged in the hollows."""
    g = Graph("brass")
    where = g.coords(1)
    n = g.noise(where, 8, 6, 0.6)
    c = g.mix(g.math("MULTIPLY", g.span(n, 0.45, 0.7), age), colour, scaled(colour, 0.42))
    rough = g.span(n, 0.3, 0.75, roughness * 0.75, roughness * 1.6)
    return g.principled(c, rough, g.bump(g.noise(where, 60, 2), 0.05, 0.001), metallic=1.0)


@cached
def bronze(roughness=0.4):
    """Dark bronze of old lamps and fittings."""
    return brass(roughness, "#8a5a2a", 0.7)


@cached
def iron(roughness=0.55):
    """Blackened iron."""
    return plain("#1c1a18", roughness, 0.6)


@cached
def steel(roughness=0.22):
    """Brushed steel."""
    return plain("#c9c7c2", roughness, 1.0)


@cached
def mirror():
    """Looking glass."""
    g = Graph("mirror")
    return g.principled((0.86, 0.87, 0.86), 0.01, metallic=1.0)


@cached
def window_glass(tint="#f1f6f2"):
    """Window pane: lets light and view through without noise."""
    g = Graph("pane")
    return g.surface(g.node("BsdfTransparent", {"Color": tint}).outputs[0])


@cached
def glass(tint="#ffffff", roughness=0.0, ior=1.45):
    """Drinking glass: refracts, yet does not cast black shadows."""
    g = Graph("glass")
    solid = g.node("BsdfGlass", {"Color": tint, "Roughness": roughness, "IOR": ior}).outputs[0]
    clear = g.node("BsdfTransparent", {"Color": tint}).outputs[0]
    path = g.node("LightPath")
    fac = g.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    return g.surface(g.node("MixShader", {0: fac, 1: solid, 2: clear}).outputs[0])


@cached
def liquid(colour="#7a3b12", roughness=0.05):
    """Tea, coffee, juice: opaque glossy body."""
    return plain(colour, roughness)


@cached
def ceramic(colour="#f3ecdf", roughness=0.14):
    """Glazed ceramic."""
    g = Graph("ceramic")
    n = g.noise(g.coords(1), 6, 3)
    c = g.mix(g.span(n, 0.3, 0.7), scaled(colour, 0.93), scaled(colour, 1.02))
    return g.principled(c, roughness, g.bump(n, 0.05, 0.004), clearcoat=0.5, clearcoat_roughness=0.06)


@cached
def paper(colour="#f2ead9"):
    """Paper, cards, book pages."""
    g = Graph("paper")
    n = g.noise(g.coords(1), 120, 2)
    return g.principled(g.mix(g.span(n, .3, .7), scaled(colour, .94), colour), 0.8, specular=0.2)


@cached
def lampshade(colour="#f3dcb0", strength=2.2):
    """Lit fabric shade: glows evenly, warmer towards the rim; keeps below white."""
    g = Graph("shade")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    middle = g.math("SUBTRACT", 1.0, g.math("ABSOLUTE", g.math("MULTIPLY", g.math("SUBTRACT", z, 0.45), 1.5)))
    weave = _weave(g, 300)
    light = g.math("MULTIPLY", g.math("MULTIPLY", middle, strength), g.span(weave, 0, 1, 0.85, 1.1))
    warm = g.mix(middle, "#e08a3c", "#ffd9a0")
    emission = g.emit(warm, light)
    cloth = g.node("BsdfDiffuse", {"Color": colour}).outputs[0]
    return g.surface(g.node("AddShader", {0: emission, 1: cloth}).outputs[0])


@cached
def flame(strength=14.0):
    """Oil lamp flame."""
    g = Graph("flame")
    z = g.node("SeparateXYZ", {0: g.coords(1, "Generated")}).outputs[2]
    c = g.ramp(z, [(0.0, "#ff8a1e"), (0.5, "#ffd27a"), (1.0, "#ff9a2e")])
    return g.surface(g.emit(c, strength))


@cached
def leaf(colour="#2f6a2c", roughness=0.42, through=0.35, pale="#7d9c3c"):
    """Leaf: glossy, lit through, varied a leaf; veins along UV if there are UVs."""
    g = Graph("leaf")
    n = g.noise(g.coords(1), 14, 4)
    c = g.mix(g.span(n, 0.3, 0.75), scaled(colour, 0.75), g.mix(0.25, colour, pale))
    c = g.vary(c, 0.22)
    top = g.node("BsdfPrincipled", {"Base Color": c, "Roughness": roughness, "Normal": g.bump(n, 0.15, 0.004)}).outputs[0]
    light = g.node("BsdfTranslucent", {"Color": g.mix(0.5, c, pale)}).outputs[0]
    return g.surface(g.node("MixShader", {0: through, 1: top, 2: light}).outputs[0])


@cached
def picture(kind="sunset", a=LATERITE, b=TEAL, c=CREAM):
    """Framed print in Generated coordinates (x right, z up): "sunset", "palm", "waves", "map" or "kolam"."""
    g = Graph("picture")
    xyz = g.node("SeparateXYZ", {0: g.coords(1, "Generated")})
    x, z = xyz.outputs[0], xyz.outputs[2]
    paper_grain = g.noise(g.coords(1, "Generated"), 60, 3)
    dx, dz = g.math("SUBTRACT", x, 0.5), g.math("SUBTRACT", z, 0.56)
    r = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", dx, dx), g.math("MULTIPLY", dz, dz)))
    if kind == "sunset":
        out = g.mix(g.math("LESS_THAN", r, 0.22), c, a)
        wave = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", x, 9.0)), 0.03)
        for k, tone in enumerate((scaled(b, 1.9), b, scaled(b, 0.45))):
            level = g.math("ADD", g.math("MULTIPLY", wave, 1 - 1.3 * (k % 2)), 0.46 - 0.12 * k)
            out = g.mix(g.math("LESS_THAN", z, level), out, tone)
    elif kind == "waves":
        f = g.math("ADD", g.math("MULTIPLY", z, 9.0), g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", x, 8.0)), 0.7))
        out = g.mix(g.math("LESS_THAN", g.math("FRACT", f), 0.35), c, b)
        out = g.mix(g.math("LESS_THAN", r, 0.13), out, a)
    elif kind == "kolam":
        angle = g.math("ARCTAN2", dz, dx)
        petals = g.math("ADD", 0.2, g.math("MULTIPLY", g.math("COSINE", g.math("MULTIPLY", angle, 8.0)), 0.09))
        line = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", r, petals)), 0.012)
        ring = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", r, 0.34)), 0.008)
        out = g.mix(g.math("MAXIMUM", line, ring), a, c)
    elif kind == "map":
        land = g.noise(g.coords(1, "Generated"), 3.2, 8, 0.6)
        out = g.mix(g.math("GREATER_THAN", land, 0.5), "#8fb0a4", "#d8c59a")
        edge = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", land, 0.5)), 0.006)
        out = g.mix(edge, out, "#5a3420")
        contour = g.math("LESS_THAN", g.math("FRACT", g.math("MULTIPLY", land, 24.0)), 0.1)
        out = g.mix(g.math("MULTIPLY", contour, 0.35), out, "#7a5a3a")
    else:
        angle = g.math("ARCTAN2", dz, dx)
        frond = g.math("ADD", 0.1, g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SINE", g.math("MULTIPLY", angle, 3.5))),
                                         0.22))
        out = g.mix(g.math("LESS_THAN", r, frond), c, b)
        stem = g.math("MULTIPLY", g.math("LESS_THAN", g.math("ABSOLUTE", dx), 0.012), g.math("LESS_THAN", dz, 0.0))
        out = g.mix(stem, out, scaled(b, 0.5))
    out = g.mix(1.0, out, g.span(paper_grain, 0.3, 0.7, 0.88, 1.05), "MULTIPLY")
    return g.principled(out, 0.7, specular=0.2)


@cached
def backdrop(kind="garden", strength=1.0):
    """Out-of-focus view for a plane behind a window (Generated x, z): "garden", "lake", "dusk", "hills"."""
    g = Graph("backdrop")
    where = g.coords((1, 1, 1), "Generated")
    xyz = g.node("SeparateXYZ", {0: where})
    z = xyz.outputs[2]
    bumpy = g.noise(g.coords((5, 1, 0.3), "Generated"), 2.0, 5, 0.6)
    fuzzy = g.noise(g.coords((16, 1, 11), "Generated"), 2.0, 5, 0.6)
    skies = {"garden": [(0.35, "#f3e6c8"), (1.0, "#a9c6d6")], "lake": [(0.35, "#f7dfb4"), (1.0, "#9dbfd0")],
             "dusk": [(0.3, "#eda873"), (0.55, "#a58d8f"), (1.0, "#3b4d66")],
             "hills": [(0.3, "#efe3cf"), (1.0, "#b4c8d2")]}
    out = g.ramp(z, skies[kind])
    ridge = g.math("ADD", z, g.span(bumpy, 0.3, 0.7, -0.1, 0.1))
    if kind in ("lake", "dusk"):
        out = g.mix(g.span(ridge, 0.47, 0.45), out, "#6f8f86" if kind == "lake" else "#2a3a44")
        shine = g.noise(g.coords((3, 1, 60), "Generated"), 1.5, 3)
        water = g.mix(g.span(shine, 0.45, 0.6), "#7fa3a0" if kind == "lake" else "#6a6a70",
                      "#e9d8b0" if kind == "lake" else "#c99a7c")
        out = g.mix(g.math("LESS_THAN", z, 0.36), out, water)
    else:
        far = "#8c9f93" if kind == "hills" else "#65785a"
        out = g.mix(g.span(ridge, 0.6, 0.56), out, far)
        leaves = g.ramp(fuzzy, [(0.3, "#16261a"), (0.5, "#33492a"), (0.7, "#8a9460")])
        low = g.math("ADD", z, g.span(bumpy, 0.3, 0.7, 0.14, -0.14))
        out = g.mix(g.span(low, 0.5, 0.42), out, leaves)
    return g.surface(g.emit(out, strength))
