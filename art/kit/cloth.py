"""Cloth that really falls: a small position-based solver in numpy.

drape() lets a rectangular sheet fall over boxes, cylinders and a floor;
inflate() blows up a pillow. Results are kept in art/.drafts/cloth by the hash
of their arguments, so that only the first build of a scene pays for them.
Lengths in metres.
"""
import hashlib
import os

import numpy as np

from kit import core

STORE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".drafts", "cloth")
VERSION = "3"


def _kept(function):
    """Disk cache by arguments."""
    def wrapper(*args, **kwargs):
        text = repr((VERSION, function.__name__, args, sorted(kwargs.items())))
        path = os.path.join(STORE, hashlib.sha256(text.encode()).hexdigest()[:20] + ".npy")
        if os.path.exists(path):
            return np.load(path)
        result = function(*args, **kwargs)
        os.makedirs(STORE, exist_ok=True)
        partial = f"{path}.{os.getpid()}.npy"
        np.save(partial, result)
        os.replace(partial, path)
        return result
    return wrapper


def _pull(a, b, rest, stiffness):
    """Move two sets of points (views) towards their rest distance."""
    d = b - a
    length = np.sqrt((d * d).sum(-1, keepdims=True)) + 1e-9
    d *= stiffness * 0.5 * (length - rest) / length
    a += d
    b -= d


def _constrain(p, dx, dy, bend):
    """One pass over stretch, shear and bending of a grid p[row, column]."""
    for k in (0, 1):
        n = (p.shape[1] - k) // 2 * 2 + k
        _pull(p[:, k:n:2], p[:, k + 1:n:2], dx, 1.0)
        n = (p.shape[0] - k) // 2 * 2 + k
        _pull(p[k:n:2], p[k + 1:n:2], dy, 1.0)
    diagonal = float(np.hypot(dx, dy))
    for k in (0, 1):
        n = (p.shape[0] - k) // 2 * 2 + k
        _pull(p[k:n:2, :-1], p[k + 1:n:2, 1:], diagonal, 0.25)
        _pull(p[k:n:2, 1:], p[k + 1:n:2, :-1], diagonal, 0.25)
    if bend:
        for k in (0, 1, 2, 3):
            n = (p.shape[1] - k) // 4 * 4 + k
            if n > k + 2:
                _pull(p[:, k:n:4], p[:, k + 2:n:4], 2 * dx, bend)
            n = (p.shape[0] - k) // 4 * 4 + k
            if n > k + 2:
                _pull(p[k:n:4], p[k + 2:n:4], 2 * dy, bend)


def _collide(p, old, colliders, gap, friction):
    """Push points out of the colliders; slow what slides."""
    for collider in colliders:
        kind, centre = collider[0], np.asarray(collider[1], np.float32)
        if kind == "floor":
            depth = centre[2] + gap - p[..., 2]
            inside = depth > 0
            p[..., 2] += np.where(inside, depth, 0)
        else:
            q = p - centre
            if kind == "box":
                half, radius = np.asarray(collider[2], np.float32), collider[3]
                turn = np.radians(collider[4]) if len(collider) > 4 else 0.0
                c, s = np.cos(turn), np.sin(turn)
                lx, ly = q[..., 0] * c + q[..., 1] * s, -q[..., 0] * s + q[..., 1] * c
                local = np.stack([lx, ly, q[..., 2]], -1)
                core_half = half - radius
                over = np.abs(local) - core_half
                out = np.maximum(over, 0)
                length = np.sqrt((out * out).sum(-1))
                deepest = np.minimum(over.max(-1), 0)
                distance = length + deepest - radius
                normal = np.where((length > 1e-6)[..., None], out / np.maximum(length, 1e-6)[..., None],
                                  (over == over.max(-1, keepdims=True)).astype(np.float32)) * np.sign(local)
                normal = np.stack([normal[..., 0] * c - normal[..., 1] * s, normal[..., 0] * s + normal[..., 1] * c,
                                   normal[..., 2]], -1)
            else:  # upright cylinder: ("cylinder", centre, radius, half height, edge radius)
                radius, half, edge = collider[2], collider[3], collider[4]
                flat = np.sqrt(q[..., 0] ** 2 + q[..., 1] ** 2) + 1e-9
                over = np.stack([flat - (radius - edge), np.abs(q[..., 2]) - (half - edge)], -1)
                out = np.maximum(over, 0)
                length = np.sqrt((out * out).sum(-1))
                distance = length + np.minimum(over.max(-1), 0) - edge
                two = np.where((length > 1e-6)[..., None], out / np.maximum(length, 1e-6)[..., None],
                               (over == over.max(-1, keepdims=True)).astype(np.float32))
                normal = np.stack([two[..., 0] * q[..., 0] / flat, two[..., 0] * q[..., 1] / flat,
                                   two[..., 1] * np.sign(q[..., 2])], -1)
            inside = distance < gap
            p += np.where(inside, gap - distance, 0)[..., None] * normal
        p -= (inside * friction)[..., None] * (p - old)


@_kept
def drape(size, cells, colliders, start=(0, 0, 1), turn=0.0, steps=160, iterations=10, bend=0.05, friction=0.35,
          gap=0.006, seed=1, ripple=0.012, pins=(), fold=None):
    """Points [row y, column x, 3] of a fallen sheet.

    size (m) and cells of the sheet; start: its centre; turn: degrees about Z;
    colliders: ("box", centre, half sizes, edge radius[, turn]), ("cylinder", centre,
    radius, half height, edge radius), ("floor", (0, 0, z)). pins: held (row, column)
    pairs. fold: amplitude (m) of waves across X that the sheet starts with.
    """
    nx, ny = cells
    rng = np.random.default_rng(seed)
    x, y = np.meshgrid(np.linspace(-.5, .5, nx + 1) * size[0], np.linspace(-.5, .5, ny + 1) * size[1])
    z = core.fractal_noise(x * 3.1 + seed * 9.7, y * 3.1, 3, seed) * ripple * 4
    z += rng.normal(0, ripple * 0.1, x.shape)
    if fold:
        z += fold * np.sin(x / size[0] * 2 * np.pi * 7 + y * 2)
        x = x * 0.9
    a = np.radians(turn)
    p = np.stack([start[0] + x * np.cos(a) - y * np.sin(a), start[1] + x * np.sin(a) + y * np.cos(a), start[2] + z], -1)
    p = p.astype(np.float32)
    old = p.copy()
    dx, dy = size[0] / nx, size[1] / ny
    held = [(r, c, p[r, c].copy()) for r, c in pins]
    dt = 1 / 45
    for step in range(steps):
        velocity = (p - old) * (0.985 if step < steps * 0.7 else 0.9)
        limit = 0.045
        speed = np.sqrt((velocity ** 2).sum(-1, keepdims=True)) + 1e-9
        velocity *= np.minimum(1, limit / speed)
        old = p.copy()
        p = p + velocity
        p[..., 2] -= 9.8 * dt * dt
        for k in range(iterations):
            _constrain(p, dx, dy, bend)
            if k % 3 == 2 or k == iterations - 1:
                _collide(p, old, colliders, gap, friction if k == iterations - 1 else friction * 0.3)
            for r, c, where in held:
                p[r, c] = where
    for _ in range(1):
        smooth = p.copy()
        smooth[1:-1, 1:-1] = (p[1:-1, 1:-1] * 4 + p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) / 8
        p = smooth
    return p


@_kept
def inflate(size, cells, pressure=1.0, steps=140, seed=1, seam=0.0):
    """Points [row, column, 3] of the upper half of a blown-up pillow, seam at z = 0."""
    nx, ny = cells
    x, y = np.meshgrid(np.linspace(-.5, .5, nx + 1) * size[0], np.linspace(-.5, .5, ny + 1) * size[1])
    rng = np.random.default_rng(seed)
    z = 0.02 * np.cos(np.pi * x / size[0]) * np.cos(np.pi * y / size[1]) + rng.normal(0, 0.0015, x.shape)
    z += core.fractal_noise(x * 14, y * 14, 2, seed) * 0.02 * np.cos(np.pi * x / size[0]) * np.cos(np.pi * y / size[1])
    p = np.stack([x, y, np.maximum(z, 0)], -1).astype(np.float32)
    old = p.copy()
    dx, dy = size[0] / nx, size[1] / ny
    for _ in range(steps):
        velocity = (p - old) * 0.9
        old = p.copy()
        normal = np.zeros_like(p)
        du = p[1:-1, 2:] - p[1:-1, :-2]
        dv = p[2:, 1:-1] - p[:-2, 1:-1]
        normal[1:-1, 1:-1] = np.cross(du, dv) / (4 * dx * dy)
        p = p + velocity + normal * pressure * 0.0011
        for _ in range(6):
            _constrain(p, dx, dy, 0.03)
            for edge in (p[0], p[-1], p[:, 0], p[:, -1]):
                edge[:, 2] = 0
            p[..., 2] = np.maximum(p[..., 2], 0)
    return p


def sheet(points, material, name="Cloth", thickness=0.0, subdivide=1):
    """Mesh object of a grid of points (world coordinates); UV in 0..1."""
    ny, nx = points.shape[0] - 1, points.shape[1] - 1
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(ny) for i in range(nx)]
    uvs = [(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    obj = core.mesh(name, points.reshape(-1, 3), faces, material, True, uvs=uvs)
    if thickness:
        modifier = obj.modifiers.new("Thickness", "SOLIDIFY")
        modifier.thickness = thickness
        modifier.offset = 1.0
    if subdivide:
        core.subdivide(obj, subdivide)
    return obj


def pillow_mesh(size, material, pressure=1.0, seed=1, flange=0.0, name="Pillow", cells=None):
    """Closed pillow lying in the XY plane, centred; flange = flat hem in m."""
    cells = cells or (max(14, int(size[0] * 52)), max(12, int(size[1] * 52)))
    top = inflate(tuple(size), cells, pressure, 140, seed)
    ny, nx = top.shape[:2]
    verts = [tuple(v) for v in top.reshape(-1, 3)]
    index = np.arange(ny * nx).reshape(ny, nx)
    low = index.copy()
    for j in range(1, ny - 1):
        for i in range(1, nx - 1):
            low[j, i] = len(verts)
            x, y, z = top[j, i]
            verts.append((x, y, -z))
    faces = []
    for j in range(ny - 1):
        for i in range(nx - 1):
            faces.append((index[j, i], index[j, i + 1], index[j + 1, i + 1], index[j + 1, i]))
            faces.append((low[j, i], low[j + 1, i], low[j + 1, i + 1], low[j, i + 1]))
    if flange:
        ring = [index[0, i] for i in range(nx)] + [index[j, nx - 1] for j in range(1, ny)]
        ring += [index[ny - 1, i] for i in range(nx - 2, -1, -1)] + [index[j, 0] for j in range(ny - 2, 0, -1)]
        outer = []
        for k, v in enumerate(ring):
            before, after = np.array(verts[ring[k - 1]]), np.array(verts[ring[(k + 1) % len(ring)]])
            along = after - before
            out = np.array([along[1], -along[0], 0])
            out /= np.linalg.norm(out) + 1e-9
            outer.append(len(verts))
            verts.append(tuple(np.array(verts[v]) + out * flange + [0, 0, 0.002 * (-1) ** k]))
        for k in range(len(ring)):
            n = (k + 1) % len(ring)
            faces.append((ring[k], outer[k], outer[n], ring[n]))
    obj = core.mesh(name, verts, faces, material, True)
    core.subdivide(obj, 1)
    return obj
