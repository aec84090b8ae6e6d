"""Surfaces for the city hotels' pictures.

Every function returns a Blender material. Patterns that nodes draw badly
(cement tiles, cane webbing, book covers, signs) are painted into numpy arrays
and used as image textures. Lengths are metres, colours are sRGB hex strings.
"""
import math

import bpy
import numpy as np


def rgb(value):
    """Linear (r, g, b, 1) of an sRGB hex string; tuples pass through."""
    if not isinstance(value, str):
        return tuple(value[:3]) + (1.0,)
    value = value.lstrip("#")
    parts = [int(value[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
              for c in parts]
    return tuple(linear) + (1.0,)


class Graph:
    """A thin builder of node materials."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def feed(self, socket, value):
        """Link a socket or set its default."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str) or (
                socket.type == "RGBA" and not isinstance(value, (int, float))):
            socket.default_value = rgb(value)
        elif socket.type == "VECTOR" and isinstance(value, (int, float)):
            socket.default_value = (value,) * 3
        else:
            socket.default_value = value

    def add(self, kind, attrs=None, **inputs):
        """Add node 'ShaderNode<kind>'; underscores in input names are spaces."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (attrs or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.feed(node.inputs[key.replace("_", " ")], value)
        return node

    def coords(self, scale=1.0, kind="Object", rotation=(0, 0, 0), jitter=True,
               location=(0, 0, 0)):
        """Texture coordinates, scaled; jitter shifts them for each object."""
        source = self.add("TexCoord").outputs[kind]
        if jitter and kind == "Object":
            info = self.add("ObjectInfo").outputs["Random"]
            shift = self.math("MULTIPLY", info, 37.0)
            source = self.vector("ADD", source, self.combine(shift, shift, shift))
        if isinstance(scale, (int, float)):
            scale = (scale,) * 3
        return self.add("Mapping", Vector=source, Scale=scale, Rotation=rotation,
                        Location=location).outputs["Vector"]

    def world(self, scale=1.0):
        """World-space texture coordinates."""
        source = self.add("NewGeometry").outputs["Position"]
        if isinstance(scale, (int, float)):
            scale = (scale,) * 3
        return self.add("Mapping", Vector=source, Scale=scale).outputs["Vector"]

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.add("Math", {"operation": operation, "use_clamp": clamp})
        self.feed(node.inputs[0], a)
        self.feed(node.inputs[1], b)
        return node.outputs[0]

    def vector(self, operation, a, b):
        node = self.add("VectorMath", {"operation": operation})
        self.feed(node.inputs[0], a)
        self.feed(node.inputs[1], b)
        return node.outputs[0]

    def combine(self, x, y, z):
        return self.add("CombineXYZ", X=x, Y=y, Z=z).outputs[0]

    def separate(self, vector):
        return self.add("SeparateXYZ", Vector=vector).outputs

    def noise(self, vector, scale=1.0, detail=4.0, roughness=0.55, distortion=0.0):
        return self.add("TexNoise", Vector=vector, Scale=scale, Detail=detail,
                        Roughness=roughness, Distortion=distortion).outputs["Fac"]

    def voronoi(self, vector, scale=1.0, feature="F1", randomness=1.0):
        return self.add("TexVoronoi", {"feature": feature}, Vector=vector,
                        Scale=scale, Randomness=randomness).outputs

    def ramp(self, fac, *stops, constant=False):
        """Colour ramp from (position, colour) pairs."""
        node = self.add("ValToRGB", Fac=fac)
        ramp = node.color_ramp
        if constant:
            ramp.interpolation = "CONSTANT"
        while len(ramp.elements) < len(stops):
            ramp.elements.new(1.0)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
        for element, (position, colour) in zip(ramp.elements, stops):
            if isinstance(colour, (int, float)):
                colour = (colour,) * 3
            element.color = rgb(colour)
        return node.outputs["Color"]

    def mix(self, fac, a, b, mode="MIX"):
        return self.add("MixRGB", {"blend_type": mode}, Fac=fac, Color1=a,
                        Color2=b).outputs[0]

    def bump(self, height, strength=0.3, distance=0.002, normal=None):
        node = self.add("Bump", Height=height, Strength=strength,
                        Distance=distance)
        if normal is not None:
            self.feed(node.inputs["Normal"], normal)
        return node.outputs[0]

    def principled(self, **inputs):
        return self.add("BsdfPrincipled", **inputs).outputs[0]

    def done(self, shader, displacement=None):
        self.tree.links.new(shader, self.out.inputs["Surface"])
        return self.material


def image(name, array, raw=False):
    """Blender image from a float array (h, w, 3 or 4), first row at the top."""
    array = np.asarray(array, dtype=np.float32)
    height, width = array.shape[:2]
    full = np.ones((height, width, 4), dtype=np.float32)
    full[..., :array.shape[2]] = array
    picture = bpy.data.images.new(name, width, height, alpha=True)
    if raw:
        picture.colorspace_settings.name = "Non-Color"
    picture.pixels.foreach_set(np.ascontiguousarray(full[::-1]).ravel())
    picture.update()
    return picture


def srgb(value):
    """Plain 0..1 triple of a hex string, for painting into images."""
    value = value.lstrip("#")
    return np.array([int(value[i:i + 2], 16) / 255 for i in (0, 2, 4)])


# ---------------------------------------------------------------- minerals

def plaster(colour="#efe6d6", stain="#d8c9b0", rough=0.85, grain=1.0,
            weather=0.35, name="plaster"):
    """Lime plaster with trowel marks and a little weathering."""
    g = Graph(name)
    at = g.world()
    cloud = g.noise(at, 1.3, 6, 0.6, 0.4)
    fine = g.noise(at, 38, 5, 0.6)
    tone = g.ramp(cloud, (0.35, 0.0), (0.75, 1.0))
    colour_out = g.mix(g.math("MULTIPLY", tone, weather), colour, stain)
    colour_out = g.mix(0.10, colour_out, g.ramp(fine, (0.3, 0.35), (0.7, 1.0)),
                       "MULTIPLY")
    trowel = g.noise(g.world((5, 5, 9)), 1.6, 4, 0.6, 0.8)
    height = g.math("ADD", g.math("MULTIPLY", trowel, 1.0),
                    g.math("MULTIPLY", fine, 0.25))
    normal = g.bump(height, 0.35 * grain, 0.012)
    return g.done(g.principled(Base_Color=colour_out, Roughness=rough,
                               Specular=0.25, Normal=normal))


def terracotta(colour="#b4552f", dark="#8c3a1f", rough=0.8, name="terracotta"):
    """Fired clay with flecks and tone changes from piece to piece."""
    g = Graph(name)
    at = g.coords()
    piece = g.add("ObjectInfo").outputs["Random"]
    tone = g.noise(at, 9, 5, 0.65)
    mixed = g.math("ADD", g.math("MULTIPLY", tone, 0.7),
                   g.math("MULTIPLY", piece, 0.35))
    base = g.ramp(mixed, (0.25, dark), (0.75, colour), (0.95, "#d08055"))
    fine = g.noise(at, 160, 3, 0.6)
    return g.done(g.principled(
        Base_Color=base, Roughness=rough, Specular=0.25,
        Normal=g.bump(fine, 0.35, 0.002)))


def terrazzo(base="#e9dfcd", chips=("#9c3b22", "#1f6f6b", "#3a342c", "#fffaf0",
                                    "#c7a46a"), scale=1.0, rough=0.16,
             name="terrazzo"):
    """Polished terrazzo: two sizes of stone chips in a cement ground."""
    g = Graph(name)
    at = g.world()
    ground = g.mix(g.noise(at, 22, 5, 0.6), base, "#cdbfa6", "MIX")
    colour = g.mix(0.55, base, ground)
    steps = len(chips)
    for size, reach in ((150 / scale, 0.30), (62 / scale, 0.44)):
        warped = g.vector("ADD", at, g.vector(
            "MULTIPLY", g.add("TexNoise", Vector=at, Scale=size * 1.5,
                              Detail=2.0).outputs["Color"],
            g.combine(0.5 / size, 0.5 / size, 0.5 / size)))
        cells = g.voronoi(warped, size)
        parts = g.separate(cells["Color"])
        radius = g.math("MULTIPLY", parts[1], reach)
        inside = g.math("LESS_THAN", cells["Distance"], radius)
        tint = g.ramp(parts[0], *[(i / steps, c) for i, c in enumerate(chips)],
                      constant=True)
        colour = g.mix(inside, colour, tint)
    smear = g.noise(at, 5, 4, 0.6)
    gloss = g.math("ADD", rough, g.math("MULTIPLY", smear, 0.12))
    return g.done(g.principled(Base_Color=colour, Roughness=gloss, Specular=0.5))


def stone(light="#a59a88", dark="#6d6558", rough=0.75, scale=1.0, bump=0.6,
          name="stone"):
    """Dressed stone, tone varies per object."""
    g = Graph(name)
    at = g.coords()
    piece = g.add("ObjectInfo").outputs["Random"]
    big = g.noise(at, 4 * scale, 7, 0.65, 0.3)
    mixed = g.math("ADD", g.math("MULTIPLY", big, 0.75),
                   g.math("MULTIPLY", piece, 0.3))
    colour = g.ramp(mixed, (0.3, dark), (0.8, light))
    grain = g.noise(at, 60 * scale, 6, 0.7)
    colour = g.mix(0.35, colour, g.ramp(grain, (0.3, 0.45), (0.7, 1.0)), "MULTIPLY")
    height = g.math("ADD", big, g.math("MULTIPLY", grain, 0.35))
    return g.done(g.principled(Base_Color=colour, Roughness=rough, Specular=0.3,
                               Normal=g.bump(height, bump, 0.01)))


def laterite(block=(0.38, 0.19), name="laterite"):
    """Laterite block: pitted red stone, tone varies per object (block)."""
    g = Graph(name)
    at = g.coords()
    piece = g.add("ObjectInfo").outputs["Random"]
    cloud = g.noise(at, 8, 6, 0.7)
    mixed = g.math("ADD", g.math("MULTIPLY", cloud, 0.65),
                   g.math("MULTIPLY", piece, 0.35))
    colour = g.ramp(mixed, (0.2, "#5e2415"), (0.5, "#97432a"), (0.8, "#b9683f"))
    pits = g.voronoi(at, 70)["Distance"]
    hole = g.ramp(pits, (0.12, 0.0), (0.42, 1.0))
    colour = g.mix(0.55, colour, hole, "MULTIPLY")
    height = g.math("ADD", hole, g.math("MULTIPLY", g.noise(at, 30, 5, 0.7), 1.2))
    return g.done(g.principled(Base_Color=colour, Roughness=0.92, Specular=0.15,
                               Normal=g.bump(height, 0.8, 0.008)))


def soil(colour="#5b3c28", name="soil"):
    """Garden earth with litter."""
    g = Graph(name)
    at = g.world()
    n = g.noise(at, 14, 8, 0.7)
    tint = g.ramp(n, (0.3, "#2e1d12"), (0.55, colour), (0.75, "#8a6440"))
    return g.done(g.principled(Base_Color=tint, Roughness=0.95, Specular=0.1,
                               Normal=g.bump(g.noise(at, 40, 8, 0.75), 1.0, 0.03)))


# ------------------------------------------------------------------- woods

WOODS = {
    "teak": ("#3a1d0d", "#6b3b1e", "#8f5a31"),
    "rosewood": ("#1c0b07", "#3b1a10", "#5a2c1b"),
    "oak": ("#8a6238", "#b58a57", "#d0aa78"),
    "old": ("#20140d", "#4a3325", "#7c6048"),
    "pale": ("#b08a5a", "#d2b384", "#e6cfa5"),
    "jack": ("#7a4a16", "#a96c24", "#c98c3d"),
    "painted-green": ("#173f36", "#1f5a4b", "#2a6d5b"),
}


def wood(kind="teak", axis="x", rough=0.38, scale=1.0, wear=0.0, name=None):
    """Wood with the grain along the object's own axis."""
    g = Graph(name or "wood-" + kind)
    along, across = 2.2 * scale, 26.0 * scale
    stretch = {"x": (along, across, across), "y": (across, along, across),
               "z": (across, across, along)}[axis]
    at = g.coords(stretch)
    dark, mid, light = WOODS[kind]
    rings = g.noise(at, 1.0, 5, 0.55, 0.9)
    fibre = g.noise(g.coords(tuple(v * 5 for v in stretch)), 1.0, 3, 0.6)
    piece = g.add("ObjectInfo").outputs["Random"]
    tone = g.math("ADD", rings, g.math("MULTIPLY", g.math(
        "SUBTRACT", piece, 0.5), 0.16))
    colour = g.ramp(tone, (0.28, dark), (0.5, mid), (0.74, light))
    colour = g.mix(0.45, colour, g.ramp(fibre, (0.3, 0.35), (0.62, 1.0)), "MULTIPLY")
    gloss = g.math("ADD", rough, g.math("MULTIPLY", fibre, 0.18))
    height = g.math("ADD", g.math("MULTIPLY", rings, 0.4), fibre)
    if wear:
        cracks = g.noise(g.coords(tuple(v * 1.3 for v in stretch)), 0.7, 8, 0.7, 0.3)
        dirt = g.ramp(cracks, (0.36, 0.0), (0.46, 1.0))
        colour = g.mix(wear, colour, dirt, "MULTIPLY")
        height = g.math("ADD", height, g.math("MULTIPLY", dirt, 1.5 * wear))
        grey = g.noise(g.coords(3.0), 1.2, 5, 0.6)
        colour = g.mix(g.math("MULTIPLY", g.ramp(grey, (0.45, 0.0), (0.7, 1.0)),
                              0.4 * wear), colour, "#8b7a68")
    return g.done(g.principled(
        Base_Color=colour, Roughness=gloss, Specular=0.4,
        Normal=g.bump(height, 0.35 + 0.4 * wear, 0.0015 + 0.002 * wear)))


# ------------------------------------------------------------------ metals

def metal(colour="#b8863b", rough=0.22, patina=0.35, dark="#5a3b16", scale=1.0,
          name="metal"):
    """Metal with handling marks and darker patina in patches."""
    g = Graph(name)
    at = g.coords(scale)
    spots = g.noise(at, 14, 6, 0.65, 0.4)
    fine = g.noise(at, 120, 3, 0.6)
    mask = g.math("MULTIPLY", g.ramp(spots, (0.42, 0.0), (0.72, 1.0)), patina)
    tint = g.mix(mask, colour, dark)
    gloss = g.math("ADD", rough, g.math("MULTIPLY", spots, 0.22 * (0.4 + patina)))
    return g.done(g.principled(Base_Color=tint, Metallic=1.0, Roughness=gloss,
                               Normal=g.bump(fine, 0.04, 0.001)))


def brass(rough=0.2, patina=0.35):
    return metal("#dcab58", rough, patina, "#a06f2c", name="brass")


def steel(rough=0.25):
    return metal("#c9c6c0", rough, 0.1, "#807c76", name="steel")


def bronze(rough=0.35):
    return metal("#8a5a2c", rough, 0.6, "#2c1a0d", name="bronze")


def black_iron(rough=0.5):
    g = Graph("iron")
    at = g.coords()
    return g.done(g.principled(Base_Color="#1b1a19", Metallic=0.6, Roughness=rough,
                               Normal=g.bump(g.noise(at, 90, 3), 0.15, 0.001)))


# ----------------------------------------------------------- smooth things

def glaze(colour="#f4eee2", rough=0.12, speckle=0.0, name="glaze"):
    """Glazed ceramic, optionally speckled stoneware."""
    g = Graph(name)
    tint = rgb(colour)
    at = g.coords()
    if speckle:
        dots = g.voronoi(at, 330)["Distance"]
        tint = g.mix(g.math("MULTIPLY", g.math("LESS_THAN", dots, 0.17), speckle),
                     colour, "#4a3a2a")
    wave = g.noise(at, 18, 3)
    return g.done(g.principled(Base_Color=tint, Roughness=rough, Specular=0.5,
                               Clearcoat=0.4, Clearcoat_Roughness=0.08,
                               Normal=g.bump(wave, 0.05, 0.003)))


def matt(colour, rough=0.6, specular=0.3, bump=0.0, scale=80, name="matt"):
    g = Graph(name)
    extra = {}
    if bump:
        extra["Normal"] = g.bump(g.noise(g.coords(), scale, 4, 0.6), bump, 0.002)
    return g.done(g.principled(Base_Color=rgb(colour), Roughness=rough,
                               Specular=specular, **extra))


def pane(tint="#ffffff", reflect=1.0, rough=0.0, name="pane"):
    """Window or vessel glass that lets light through without caustics."""
    g = Graph(name)
    fresnel = g.add("LayerWeight", Blend=0.12).outputs["Fresnel"]
    through = g.add("BsdfTransparent", Color=tint).outputs[0]
    gloss = g.add("BsdfGlossy", Color="#ffffff", Roughness=rough).outputs[0]
    node = g.add("MixShader")
    g.feed(node.inputs[0], g.math("MULTIPLY", fresnel, reflect))
    g.tree.links.new(through, node.inputs[1])
    g.tree.links.new(gloss, node.inputs[2])
    return g.done(node.outputs[0])


def liquid(colour, rough=0.03, name="liquid"):
    g = Graph(name)
    return g.done(g.principled(Base_Color=rgb(colour), Roughness=rough,
                               Specular=0.6))


def glow(colour="#ffd9a0", strength=6.0, name="glow"):
    """Emission; seen by the camera and by the scene."""
    g = Graph(name)
    return g.done(g.add("Emission", Color=colour, Strength=strength).outputs[0])


def shade(colour="#f3dcb4", strength=1.6, name="shade"):
    """Lit lamp shade: translucent cloth with its own glow."""
    g = Graph(name)
    at = g.coords((260, 260, 260))
    weave = g.noise(at, 1.0, 2)
    cloth = g.add("BsdfDiffuse", Color=colour).outputs[0]
    lit = g.add("Emission", Color=g.mix(0.25, "#ffc987", g.ramp(
        weave, (0.3, 0.5), (0.7, 1.0)), "MULTIPLY"), Strength=strength).outputs[0]
    node = g.add("AddShader")
    g.tree.links.new(cloth, node.inputs[0])
    g.tree.links.new(lit, node.inputs[1])
    return g.done(node.outputs[0])


# ------------------------------------------------------------------ fabric

def cloth(colour="#e9e2d4", second=None, scale=900.0, rough=0.9, sheen=0.4,
          bump=0.35, kind="Object", name="cloth"):
    """Woven cloth: crossing threads, soft mottling, sheen."""
    g = Graph(name)
    at = g.coords(kind=kind, jitter=False)
    x, y, z = g.separate(at)
    warp = g.math("SINE", g.math("MULTIPLY", g.math("ADD", x, z), scale))
    weft = g.math("SINE", g.math("MULTIPLY", g.math("ADD", y, z), scale))
    weave = g.math("MULTIPLY", warp, weft)
    slub = g.noise(g.coords((9, 90, 90)), 1.0, 4, 0.6)
    mott = g.noise(g.coords(1), 5, 4, 0.55)
    tone = g.mix(g.ramp(slub, (0.3, 0.0), (0.75, 1.0)), colour, second or colour)
    tone = g.mix(0.22, tone, g.ramp(mott, (0.25, 0.55), (0.75, 1.0)), "MULTIPLY")
    height = g.math("ADD", g.math("MULTIPLY", weave, 0.3), slub)
    return g.done(g.principled(
        Base_Color=tone, Roughness=rough, Sheen=sheen, Sheen_Tint=0.5,
        Specular=0.12, Normal=g.bump(height, bump, 0.0015)))


def sheer(colour="#fbf3e4", opacity=0.55, name="sheer"):
    """Thin curtain: diffuse, translucent and partly see-through."""
    g = Graph(name)
    diffuse = g.add("BsdfDiffuse", Color=colour).outputs[0]
    through = g.add("BsdfTranslucent", Color=colour).outputs[0]
    clear = g.add("BsdfTransparent", Color="#ffffff").outputs[0]
    one = g.add("MixShader", Fac=0.6)
    g.tree.links.new(diffuse, one.inputs[1])
    g.tree.links.new(through, one.inputs[2])
    two = g.add("MixShader", Fac=opacity)
    g.tree.links.new(clear, two.inputs[1])
    g.tree.links.new(one.outputs[0], two.inputs[2])
    return g.done(two.outputs[0])


def stripes(colours, widths, axis="x", scale=900.0, name="stripes"):
    """Cloth with stripes along one object axis; widths in metres."""
    g = Graph(name)
    at = g.coords(jitter=False)
    parts = g.separate(at)
    total = sum(widths)
    value = parts["xyz".index(axis)]
    wrapped = g.math("FRACT", g.math("ADD", g.math("DIVIDE", value, total), 100.0))
    stops, edge = [], 0.0
    for colour, width in zip(colours, widths):
        stops.append((edge / total, colour))
        edge += width
    tone = g.ramp(wrapped, *stops, constant=True)
    weave = g.math("MULTIPLY", g.math("SINE", g.math("MULTIPLY", parts[0], scale)),
                   g.math("SINE", g.math("MULTIPLY", parts[1], scale)))
    slub = g.noise(g.coords((12, 110, 110)), 1.0, 3)
    tone = g.mix(0.25, tone, g.ramp(slub, (0.3, 0.5), (0.7, 1.0)), "MULTIPLY")
    height = g.math("ADD", g.math("MULTIPLY", weave, 0.3), slub)
    return g.done(g.principled(Base_Color=tone, Roughness=0.9, Sheen=0.3,
                               Specular=0.12, Normal=g.bump(height, 0.35, 0.0015)))


# ------------------------------------------------------------------ leaves

def leaf(light="#5f8f2f", dark="#234a19", vein=0.0, gloss=0.35, name="leaf"):
    """Leaf: waxy on top, light shines through."""
    g = Graph(name)
    at = g.coords(3.0)
    piece = g.add("ObjectInfo").outputs["Random"]
    tone = g.math("ADD", g.math("MULTIPLY", g.noise(at, 1.3, 4), 0.6),
                  g.math("MULTIPLY", piece, 0.5))
    colour = g.ramp(tone, (0.25, dark), (0.8, light))
    wax = g.principled(Base_Color=colour, Roughness=gloss, Specular=0.45)
    through = g.add("BsdfTranslucent", Color=g.mix(
        0.6, colour, "#b9d24a", "MIX")).outputs[0]
    node = g.add("MixShader", Fac=0.32)
    g.tree.links.new(wax, node.inputs[1])
    g.tree.links.new(through, node.inputs[2])
    return g.done(node.outputs[0])


# --------------------------------------------------------- painted pictures

def painted(picture, rough=0.6, bump=0.0, specular=0.3, alpha=False, tile=False,
            kind="UV", emit=0.0, scale=(1, 1, 1), wear=0.0, name="painted"):
    """Material from an image texture; `tile` uses world x, y instead of UV."""
    g = Graph(name)
    if tile:
        at = g.world(scale)
    else:
        at = g.add("Mapping", Vector=g.add("TexCoord").outputs[kind],
                   Scale=scale).outputs[0]
    tex = g.add("TexImage", Vector=at)
    tex.image = picture
    colour = tex.outputs["Color"]
    if wear:
        n = g.noise(g.world(), 9, 6, 0.65)
        colour = g.mix(wear, colour, g.ramp(n, (0.3, 0.5), (0.7, 1.0)), "MULTIPLY")
    extra = {}
    if bump:
        extra["Normal"] = g.bump(colour, bump, 0.002)
    if emit:
        extra["Emission"] = colour
        extra["Emission_Strength"] = emit
    if alpha:
        extra["Alpha"] = tex.outputs["Alpha"]
    return g.done(g.principled(Base_Color=colour, Roughness=rough,
                               Specular=specular, **extra))


def tile_pattern(kind="star", size=192, colours=("#efe3cc", "#1f6f6b", "#9c3b22",
                                                 "#c9973f"), joint=0.012):
    """Image of one cement tile; the pattern meets its neighbours."""
    c = [srgb(v) for v in colours]
    y, x = np.mgrid[0:size, 0:size] / size * 2 - 1 + 1 / size
    r, a = np.hypot(x, y), np.arctan2(y, x)
    out = np.tile(c[0], (size, size, 1))
    ax, ay = np.abs(x), np.abs(y)
    corner = np.hypot(1 - ax, 1 - ay)
    if kind == "star":
        petal = 0.62 * (0.55 + 0.45 * np.abs(np.cos(2 * a)) ** 0.8)
        out[r < petal] = c[1]
        out[r < petal * 0.72] = c[0]
        out[r < 0.24] = c[2]
        out[r < 0.12] = c[3]
        out[corner < 0.52] = c[2]
        out[corner < 0.44] = c[0]
        out[corner < 0.26] = c[1]
        band = np.abs(ax - ay) < 0.035
        out[band & (r > 0.62) & (corner > 0.52)] = c[3]
    elif kind == "lattice":
        ring = np.abs(corner - 0.98) < 0.10
        ring2 = np.abs(r - 0.42) < 0.07
        out[:] = c[1]
        out[corner < 0.88] = c[0]
        out[ring] = c[3]
        out[r < 0.42] = c[0]
        out[ring2] = c[2]
        out[r < 0.2 * (1 + 0.5 * np.cos(8 * a))] = c[1]
    elif kind == "cube":
        out[:] = c[0]
        out[(ax + ay) < 1.0] = c[1]
        out[(ax + ay) < 0.62] = c[0]
        out[(np.maximum(ax, ay)) < 0.22] = c[2]
    elif kind == "plain":
        out[:] = c[0]
    elif kind == "check":
        out[(x * y) > 0] = c[1]
    edge = (ax > 1 - joint * 2) | (ay > 1 - joint * 2)
    out[edge] = out[edge] * 0.55
    return out


def tiles(kind="star", edge=0.2, colours=("#efe3cc", "#1f6f6b", "#9c3b22",
                                          "#c9973f"), rough=0.28, wear=0.45,
          plane="xy", name="tiles"):
    """Cement tile floor (or wall with plane 'xz'/'yz'); `edge` metres a tile."""
    g = Graph(name)
    parts = g.separate(g.world(1 / edge))
    order = {"xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}[plane]
    u, v = parts[order[0]], parts[order[1]]
    tex = g.add("TexImage", Vector=g.combine(u, v, 0.0))
    tex.image = image(name, tile_pattern(kind, colours=colours))
    tex.extension = "REPEAT"
    fu, fv = g.math("FLOOR", u), g.math("FLOOR", v)
    white = g.add("TexWhiteNoise", {"noise_dimensions": "2D"},
                  Vector=g.combine(fu, fv, 0.0)).outputs["Value"]
    colour = g.mix(0.28, tex.outputs["Color"], g.ramp(
        white, (0.0, 0.6), (1.0, 1.0)), "MULTIPLY")
    dirt = g.noise(g.world(), 7, 7, 0.65)
    colour = g.mix(wear, colour, g.ramp(dirt, (0.3, 0.55), (0.65, 1.0)), "MULTIPLY")
    gu = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", u), 0.5))
    gv = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", v), 0.5))
    groove = g.math("GREATER_THAN", g.math("MAXIMUM", gu, gv), 0.488)
    gloss = g.math("ADD", rough, g.math("MULTIPLY", dirt, 0.25))
    return g.done(g.principled(
        Base_Color=colour, Roughness=gloss, Specular=0.4,
        Normal=g.bump(g.math("SUBTRACT", 1.0, groove), 0.5, 0.002)))


def cane(pitch=0.014, colour="#cfa766", kind="UV", name="cane"):
    """Cane webbing (six-way weave) with holes; UV in metres."""
    n = 96
    y, x = np.mgrid[0:n, 0:n] / n
    alpha = np.zeros((n, n))
    shade_ = np.ones((n, n))

    def strip(distance, half, light):
        d = np.abs((distance + 0.5) % 1 - 0.5)
        on = d < half
        alpha[on] = 1
        shade_[on] = light * (1 - 0.35 * (d[on] / half) ** 2)

    strip(x, 0.10, 0.92)
    strip(y, 0.10, 1.0)
    strip(x + y + 0.5, 0.065, 0.84)
    strip(x - y + 0.5, 0.065, 0.88)
    full = np.zeros((n, n, 4))
    full[..., :3] = srgb(colour) * shade_[..., None]
    full[..., 3] = alpha
    return painted(image(name, full), rough=0.45, alpha=True, kind=kind,
                   scale=(1 / pitch, 1 / pitch, 1), name=name)


def strips(colour="#b98a4c", dark="#7c5526", pitch=0.02, kind="UV", name="strips"):
    """Plaited cane or bamboo over-under weave without holes; UV in metres."""
    n = 128
    y, x = np.mgrid[0:n, 0:n] / n * 4
    over = (np.floor(x) + np.floor(y)) % 2 < 1
    fx, fy = x % 1 - 0.5, y % 1 - 0.5
    h = np.where(over, np.cos(fx * math.pi) * (0.75 + 0.25 * np.cos(fy * math.pi)),
                 np.cos(fy * math.pi) * (0.75 + 0.25 * np.cos(fx * math.pi)))
    grain = 0.92 + 0.08 * np.sin(np.where(over, fx, fy) * 60)
    tint = srgb(dark) + (srgb(colour) - srgb(dark)) * (h * grain)[..., None]
    return painted(image(name, tint), rough=0.55, bump=0.6, kind=kind,
                   scale=(1 / (4 * pitch), 1 / (4 * pitch), 1), name=name)
