"""Scene basics: reset, camera, light, mesh helpers.

Lengths are metres, angles degrees unless said otherwise, colours are linear
RGB triples or "#rrggbb" strings. Directions of the sun: rotation 0 = from +Y,
90 = from +X (clockwise seen from above).

Every mesh made here carries a point attribute "grain": the local coordinates
with the longest dimension first and a random offset a piece, so that wood and
stone materials run along the piece and no two pieces look the same.
"""
import math
import random
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

_parents = []


# ---------------------------------------------------------------- colours
def rgb(colour):
    """Linear RGB triple of a "#rrggbb" string (triples pass through)."""
    if isinstance(colour, str):
        text = colour.lstrip("#")
        values = [int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return tuple(colour[:3])


def rgba(colour):
    """Linear RGBA of a colour."""
    return (*rgb(colour), 1.0)


# ------------------------------------------------------------------ scene
def reset(seed=1):
    """Empty scene with the Cycles settings that all pictures share."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _parents.clear()
    random.seed(seed)
    np.random.seed(seed)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 0.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.light_sampling_threshold = 0.01
    cycles.seed = seed
    scene.render.use_persistent_data = False
    world = bpy.data.worlds.new("World")
    world.use_nodes = True
    scene.world = world
    return scene


def camera(location, target, lens=28, aspect=(3, 2), fstop=None, focus=None, shift_y=0.0, shift_x=0.0,
           level=False):
    """Camera at location looking at target; lens in mm on a 36 mm wide film.

    level=True keeps the camera horizontal and moves the film instead, so that
    verticals stay straight while the target stays in the middle. fstop turns
    on depth of field; focus is a distance in m or a point (default: target).
    """
    location, target = Vector(location), Vector(target)
    direction = target - location
    data = bpy.data.cameras.new("Camera")
    data.lens = lens
    data.sensor_width = 36.0
    data.sensor_fit = "HORIZONTAL"
    data.clip_end = 5000
    data.clip_start = 0.01
    if level:
        flat = math.hypot(direction.x, direction.y)
        shift_y += direction.z / flat * lens / 36.0
        direction = Vector((direction.x, direction.y, 0))
    data.shift_y = shift_y
    data.shift_x = shift_x
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        if focus is None:
            focus = target
        if not isinstance(focus, (int, float)):
            view = direction.normalized()
            focus = (Vector(focus) - location).dot(view)
        data.dof.focus_distance = focus
    obj = bpy.data.objects.new("Camera", data)
    obj.location = location
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    bpy.context.scene["aspect"] = list(aspect)
    return obj


# ------------------------------------------------------------------ light
def sun_direction(elevation_deg, rotation_deg):
    """Unit vector towards the sun."""
    e, r = math.radians(elevation_deg), math.radians(rotation_deg)
    return Vector((math.sin(r) * math.cos(e), math.cos(r) * math.cos(e), math.sin(e)))


def _light(kind, name, location, power, colour):
    data = bpy.data.lights.new(name, kind)
    data.energy = power
    data.color = rgb(colour)
    obj = bpy.data.objects.new(name, data)
    obj.location = location
    link(obj)
    return obj


def sun(elevation_deg, rotation_deg, strength=3.0, color=(1.0, 0.86, 0.68), angle_deg=1.0):
    """Sun lamp; strength in W/m2 (3-5 is a clear day), angle = softness."""
    obj = _light("SUN", "Sun", (0, 0, 10), strength, color)
    obj.data.angle = math.radians(angle_deg)
    obj.rotation_euler = (-sun_direction(elevation_deg, rotation_deg)).to_track_quat("-Z", "Y").to_euler()
    return obj


def sky(elevation_deg=20, rotation_deg=0, strength=0.1, air=1.0, dust=1.0, ozone=1.0, sun_disc=False, tint=None):
    """Nishita sky; strength 0.05-0.3. tint multiplies the colour."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    node = tree.nodes.new("ShaderNodeTexSky")
    node.sky_type = "NISHITA"
    node.sun_disc = sun_disc
    node.sun_elevation = math.radians(elevation_deg)
    node.sun_rotation = math.radians(rotation_deg)
    node.air_density, node.dust_density, node.ozone_density = air, dust, ozone
    colour = node.outputs[0]
    if tint:
        mix = tree.nodes.new("ShaderNodeMixRGB")
        mix.blend_type = "MULTIPLY"
        mix.inputs[0].default_value = 1
        mix.inputs[2].default_value = rgba(tint)
        tree.links.new(colour, mix.inputs[1])
        colour = mix.outputs[0]
    background = tree.nodes.new("ShaderNodeBackground")
    background.inputs[1].default_value = strength
    output = tree.nodes.new("ShaderNodeOutputWorld")
    tree.links.new(colour, background.inputs[0])
    tree.links.new(background.outputs[0], output.inputs[0])
    return background


def sky_gradient(stops, strength=1.0, glow=None, clouds=None):
    """Graded sky: stops = [(elevation_deg, colour), ...] from low to high.

    glow = (elevation_deg, rotation_deg, colour, width_deg): light around the
    (set) sun. clouds = (colour, amount 0-1[, scale]): streaks low in the sky.
    """
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    nodes.clear()
    coords = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coords.outputs["Generated"], split.inputs[0])
    angle = nodes.new("ShaderNodeMath")
    angle.operation = "ARCSINE"
    links.new(split.outputs[2], angle.inputs[0])
    scale = nodes.new("ShaderNodeMapRange")
    scale.inputs[1].default_value = math.radians(-10)
    scale.inputs[2].default_value = math.radians(90)
    links.new(angle.outputs[0], scale.inputs[0])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (elevation, colour) in zip(elements, stops):
        element.position = (elevation + 10) / 100
        element.color = rgba(colour)
    links.new(scale.outputs[0], ramp.inputs[0])
    colour = ramp.outputs[0]
    if clouds:
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = (1.2, 1.2, 7.0)
        links.new(coords.outputs["Generated"], mapping.inputs[0])
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = clouds[2] if len(clouds) > 2 else 2.2
        noise.inputs["Detail"].default_value = 6
        noise.inputs["Roughness"].default_value = 0.55
        links.new(mapping.outputs[0], noise.inputs["Vector"])
        fade = nodes.new("ShaderNodeMapRange")
        fade.interpolation_type = "SMOOTHSTEP"
        fade.inputs[1].default_value = 0.48
        fade.inputs[2].default_value = 0.72
        fade.inputs[4].default_value = clouds[1]
        links.new(noise.outputs[0], fade.inputs[0])
        mix = nodes.new("ShaderNodeMixRGB")
        links.new(fade.outputs[0], mix.inputs[0])
        links.new(colour, mix.inputs[1])
        mix.inputs[2].default_value = rgba(clouds[0])
        colour = mix.outputs[0]
    if glow:
        elevation, rotation, tone, width = glow
        dot = nodes.new("ShaderNodeVectorMath")
        dot.operation = "DOT_PRODUCT"
        dot.inputs[1].default_value = sun_direction(elevation, rotation)
        links.new(coords.outputs["Generated"], dot.inputs[0])
        near = nodes.new("ShaderNodeMapRange")
        near.interpolation_type = "SMOOTHERSTEP"
        near.inputs[1].default_value = math.cos(math.radians(width))
        near.inputs[2].default_value = 1.0
        links.new(dot.outputs["Value"], near.inputs[0])
        add = nodes.new("ShaderNodeMixRGB")
        add.blend_type = "ADD"
        links.new(near.outputs[0], add.inputs[0])
        links.new(colour, add.inputs[1])
        add.inputs[2].default_value = rgba(tone)
        colour = add.outputs[0]
    background = nodes.new("ShaderNodeBackground")
    background.inputs[1].default_value = strength
    output = nodes.new("ShaderNodeOutputWorld")
    links.new(colour, background.inputs[0])
    links.new(background.outputs[0], output.inputs[0])
    return background


def indoors():
    """Call after sky(): the sky is seen through windows and in reflections but
    does not light the room (area lamps in the windows do, with less noise)."""
    world = bpy.context.scene.world
    tree = world.node_tree
    world.cycles.sampling_method = "NONE"
    for node in list(tree.nodes):
        if node.type == "BACKGROUND":
            path = tree.nodes.new("ShaderNodeLightPath")
            seen = tree.nodes.new("ShaderNodeMath")
            seen.operation = "SUBTRACT"
            seen.inputs[0].default_value = 1.0
            tree.links.new(path.outputs["Is Diffuse Ray"], seen.inputs[1])
            times = tree.nodes.new("ShaderNodeMath")
            times.operation = "MULTIPLY"
            times.inputs[1].default_value = node.inputs[1].default_value
            tree.links.new(seen.outputs[0], times.inputs[0])
            tree.links.new(times.outputs[0], node.inputs[1])
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transparent_max_bounces = 8


def area(location, target, size=(2, 1), power=100, color=(1, 0.9, 0.78), visible=False, spread_deg=180):
    """Rectangular lamp facing target; power in W; unseen by the camera."""
    obj = _light("AREA", "Area", location, power, color)
    if isinstance(size, (int, float)):
        size = (size, size)
    obj.data.shape = "RECTANGLE"
    obj.data.size, obj.data.size_y = size
    obj.data.spread = math.radians(spread_deg)
    direction = Vector(target) - Vector(location)
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = visible
    obj.visible_glossy = visible
    return obj


def point(location, power=20, color=(1, 0.72, 0.42), radius=0.04):
    """Small warm lamp; power in W (10-40 for a table lamp)."""
    obj = _light("POINT", "Point", location, power, color)
    obj.data.shadow_soft_size = radius
    return obj


def spot(location, target, power=100, color=(1, 0.8, 0.55), angle_deg=50, blend=0.6, radius=0.05):
    """Spot lamp; angle is the full cone."""
    obj = _light("SPOT", "Spot", location, power, color)
    obj.data.spot_size = math.radians(angle_deg)
    obj.data.spot_blend = blend
    obj.data.shadow_soft_size = radius
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return obj


# ---------------------------------------------------------------- objects
def link(obj):
    """Put an object into the scene, below the current core.at() group."""
    bpy.context.scene.collection.objects.link(obj)
    if _parents:
        obj.parent = _parents[-1]
    return obj


@contextmanager
def at(location=(0, 0, 0), rotation_deg=0.0, scale=1.0):
    """Everything made inside is moved, turned (about Z, or an XYZ triple), scaled."""
    empty = bpy.data.objects.new("Group", None)
    empty.location = location
    if isinstance(rotation_deg, (int, float)):
        rotation_deg = (0, 0, rotation_deg)
    empty.rotation_euler = [math.radians(a) for a in rotation_deg]
    empty.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    link(empty)
    _parents.append(empty)
    try:
        yield empty
    finally:
        _parents.pop()


def _finish(data, name, material, location, rotation, smooth):
    """Grain attribute, shading, material and object of a mesh datablock."""
    count = len(data.vertices)
    coords = np.empty(count * 3, np.float32)
    data.vertices.foreach_get("co", coords)
    coords = coords.reshape(-1, 3)
    if count:
        order = np.argsort(-(coords.max(0) - coords.min(0)), kind="stable")
        grain = coords[:, order] + np.array([random.uniform(-50, 50) for _ in range(3)], np.float32)
        attribute = data.attributes.new("grain", "FLOAT_VECTOR", "POINT")
        attribute.data.foreach_set("vector", np.ascontiguousarray(grain, np.float32).ravel())
    if smooth:
        data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
        if smooth is not True:
            data.use_auto_smooth = True
            data.auto_smooth_angle = math.radians(smooth)
    if material is not None:
        data.materials.append(material)
    obj = bpy.data.objects.new(name, data)
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in rotation]
    return link(obj)


def mesh(name, verts, faces, material=None, smooth=False, location=(0, 0, 0), rotation=(0, 0, 0), uvs=None):
    """Mesh object; smooth = True, False or an auto-smooth angle in degrees.

    uvs: one (u, v) a vertex, stored as UV map "UVMap".
    """
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    data.update()
    if uvs is not None:
        layer = data.uv_layers.new(name="UVMap")
        loops = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get("vertex_index", loops)
        layer.data.foreach_set("uv", np.asarray(uvs, np.float32)[loops].ravel())
    return _finish(data, name, material, location, rotation, smooth)


def box(size, location=(0, 0, 0), material=None, bevel=0.004, rotation=(0, 0, 0), name="Box", segments=2):
    """Box centred on location, with bevelled edges (m)."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=Vector(size), verts=bm.verts)
    bevel = min(bevel, 0.45 * min(size))
    if bevel > 0:
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    return _finish(data, name, material, location, rotation, False)


def curved(profile, corner=40):
    """The points of a profile [(radius, z), ...] with a curve through them, except where it turns by more than `corner` degrees."""
    points = [np.array(p, float) for n, p in enumerate(profile) if not n or tuple(p) != tuple(profile[n - 1])]
    chords = [b - a for a, b in zip(points, points[1:])]
    ways = [chord / np.linalg.norm(chord) for chord in chords]
    leaving, arriving = list(ways), list(ways)  # directions at the start and at the end of each piece
    for n, (before, after) in enumerate(zip(ways, ways[1:])):
        if before @ after > math.cos(math.radians(corner)):
            both = before + after
            leaving[n + 1] = arriving[n] = both / np.linalg.norm(both)
    result = points[:1]
    for a, b, chord, start, end in zip(points, points[1:], chords, leaving, arriving):
        pieces = 1 + int(math.degrees(math.acos(min(1, max(-1, start @ end)))) / 6)
        length = np.linalg.norm(chord)
        for t in (k / pieces for k in range(1, pieces)):
            result.append(a * (1 + 2 * t) * (1 - t) ** 2 + b * t * t * (3 - 2 * t)
                          + length * t * (1 - t) * ((1 - t) * start - t * end))
        result.append(b)
    return [(max(0.0, float(radius)), float(z)) for radius, z in result]


def lathe(profile, material=None, location=(0, 0, 0), segments=64, smooth=40, rotation=(0, 0, 0), name="Lathe"):
    """Turned body; profile = [(radius, z), ...] from bottom to top, curved where it turns by less than `smooth` degrees.

    segments: those of what is not tiny (more than 16) are at least 48, so that no outline shows corners.
    """
    verts, faces, rows = [], [], []
    segments = max(segments, 48) if segments > 16 else segments
    for radius, z in curved(profile, 40 if smooth is True else smooth):
        if radius < 1e-6:
            rows.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rows.append(list(range(len(verts), len(verts) + segments)))
            verts += [(radius * math.cos(2 * math.pi * i / segments),
                       radius * math.sin(2 * math.pi * i / segments), z) for i in range(segments)]
    for low, high in zip(rows, rows[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(low) == 1 and len(high) == 1:
                continue
            if len(low) == 1:
                faces.append((low[0], high[j], high[i]))
            elif len(high) == 1:
                faces.append((low[i], low[j], high[0]))
            else:
                faces.append((low[i], low[j], high[j], high[i]))
    return mesh(name, verts, faces, material, smooth, location, rotation)


def cylinder(radius, height, location=(0, 0, 0), material=None, bevel=0.003, segments=64, rotation=(0, 0, 0),
             radius_top=None, name="Cylinder"):
    """Upright cylinder (cone with radius_top) centred on location."""
    top = radius if radius_top is None else radius_top
    half = height / 2
    bevel = min(bevel, 0.4 * height, 0.4 * max(radius, top))
    profile = [(0, -half), (max(radius - bevel, 0), -half), (radius, -half + bevel),
               (top, half - bevel), (max(top - bevel, 0), half), (0, half)]
    return lathe(profile, material, location, segments, 40, rotation, name)


def sphere(radius, location=(0, 0, 0), material=None, segments=48, scale=(1, 1, 1), name="Sphere"):
    """Smooth ball, squeezed by scale."""
    rings = max(6, segments // 2)
    profile = [(radius * math.sin(math.pi * i / rings), -radius * math.cos(math.pi * i / rings))
               for i in range(rings + 1)]
    profile[0], profile[-1] = (0, -radius), (0, radius)
    obj = lathe(profile, material, location, segments, True, name=name)
    obj.scale = scale
    return obj


def grid_surface(heights, size=(1, 1), material=None, location=(0, 0, 0), smooth=True, rotation=(0, 0, 0),
                 steps=(40, 40), name="Surface"):
    """Grid in the XY plane, centred. heights: 2-D array [row y][column x], or
    fn(x, y) -> z, or fn(u, v) -> (x, y, z) with u, v in 0..1 (when size is None).
    """
    if callable(heights):
        nx, ny = steps
    else:
        heights = np.asarray(heights)
        ny, nx = heights.shape[0] - 1, heights.shape[1] - 1
    verts, uvs = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            uvs.append((u, v))
            if size is None:
                verts.append(heights(u, v))
                continue
            x, y = (u - 0.5) * size[0], (v - 0.5) * size[1]
            z = heights(x, y) if callable(heights) else heights[j][i]
            verts.append((x, y, z))
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(ny) for i in range(nx)]
    return mesh(name, verts, faces, material, smooth, location, rotation, uvs)


def extrude_profile(outline, depth, material=None, location=(0, 0, 0), bevel=0.003, rotation=(0, 0, 0),
                    name="Profile"):
    """Closed outline [(x, z), ...] in the XZ plane, extruded by depth along +Y."""
    bm = bmesh.new()
    front = bm.faces.new([bm.verts.new((x, 0, z)) for x, z in outline])
    result = bmesh.ops.extrude_face_region(bm, geom=[front])
    moved = [v for v in result["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, verts=moved, vec=(0, depth, 0))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel > 0:
        edges = [e for e in bm.edges if e.calc_face_angle(0) > 0.5]
        bmesh.ops.bevel(bm, geom=edges, offset=bevel, segments=2, profile=0.5, affect="EDGES")
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    return _finish(data, name, material, location, rotation, 30)


def tube(points, radius=0.01, material=None, sides=8, closed=False, radii=None, name="Tube"):
    """Round rod along points (m); radii: one factor a point."""
    points = [Vector(p) for p in points]
    count = len(points)
    verts, faces = [], []
    normal = None
    for k, p in enumerate(points):
        if closed:
            tangent = points[(k + 1) % count] - points[k - 1]
        else:
            tangent = points[min(k + 1, count - 1)] - points[max(k - 1, 0)]
        tangent.normalize()
        if normal is None:
            up = Vector((0, 0, 1)) if abs(tangent.z) < 0.9 else Vector((1, 0, 0))
            normal = tangent.cross(up).normalized()
        else:
            normal = (normal - tangent * normal.dot(tangent)).normalized()
        other = tangent.cross(normal)
        size = radius * (radii[k] if radii else 1)
        for i in range(sides):
            a = 2 * math.pi * i / sides
            verts.append(p + size * (math.cos(a) * normal + math.sin(a) * other))
    for k in range(count if closed else count - 1):
        for i in range(sides):
            j, n = (i + 1) % sides, (k + 1) % count
            faces.append((k * sides + i, k * sides + j, n * sides + j, n * sides + i))
    if not closed:
        faces.append(tuple(range(sides))[::-1])
        faces.append(tuple((count - 1) * sides + i for i in range(sides)))
    return mesh(name, verts, faces, material, 50)


def matrix(location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """4x4 matrix from location (m), XYZ Euler degrees (or Z degrees), scale."""
    if isinstance(rotation, (int, float)):
        rotation = (0, 0, rotation)
    if isinstance(scale, (int, float)):
        scale = (scale,) * 3
    euler = Euler([math.radians(a) for a in rotation])
    return Matrix.LocRotScale(Vector(location), euler, Vector(scale))


def instance(obj, matrices, hide_original=True):
    """Linked copies of a mesh object, one a 4x4 matrix (see core.matrix)."""
    copies = []
    for m in matrices:
        copy = bpy.data.objects.new(obj.name, obj.data)
        copy.matrix_basis = m
        link(copy)
        copies.append(copy)
    if hide_original:
        obj.hide_render = True
        obj.hide_viewport = True
    return copies


def join(objects, name="Joined"):
    """One mesh object out of several (world positions baked in); frees the parts."""
    bpy.context.view_layer.update()
    bm = bmesh.new()
    materials = []
    for obj in objects:
        part = obj.data.copy()
        part.transform(obj.matrix_world)
        slots = []
        for m in obj.data.materials:
            if m not in materials:
                materials.append(m)
            slots.append(materials.index(m))
        if slots:
            index = np.empty(len(part.polygons), np.int32)
            part.polygons.foreach_get("material_index", index)
            part.polygons.foreach_set("material_index", np.asarray(slots, np.int32)[index])
        bm.from_mesh(part)
        bpy.data.meshes.remove(part)
        bpy.data.objects.remove(obj)
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    for m in materials:
        data.materials.append(m)
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def subdivide(obj, levels=2):
    """Catmull-Clark at render time."""
    modifier = obj.modifiers.new("Subdivide", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return obj


# ------------------------------------------------------------------ noise
def value_noise(x, y, seed=0):
    """Smooth value noise in 0..1 of numpy arrays (cells of size 1)."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - xi, y - yi
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)

    def cell(a, b):
        h = np.sin(a * 127.1 + b * 311.7 + seed * 74.7) * 43758.5453
        return h - np.floor(h)

    low = cell(xi, yi) * (1 - fx) + cell(xi + 1, yi) * fx
    high = cell(xi, yi + 1) * (1 - fx) + cell(xi + 1, yi + 1) * fx
    return low * (1 - fy) + high * fy


def fractal_noise(x, y, octaves=4, seed=0):
    """Sum of value noises, roughly 0..1."""
    total, weight, result = 0.0, 1.0, 0.0
    for k in range(octaves):
        result = result + weight * value_noise(np.asarray(x) * 2 ** k, np.asarray(y) * 2 ** k, seed + k)
        total += weight
        weight *= 0.5
    return result / total
