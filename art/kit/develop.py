"""From raw render passes to a finished photograph (numpy only).

denoise(): divides what is not a lamp or the sky by the colour of its surfaces,
smooths what remains (the light) in a-trous steps that stop at edges of colour,
of normals and of the light's logarithm, and multiplies the colour back; the
difference of two independent halves says how noisy each part is. grade():
exposure, bloom, filmic curve.
"""
import numpy as np


def _shift(a, dy, dx):
    """Array moved by (dy, dx) pixels with repeated edges."""
    h, w = a.shape[:2]
    ys = np.clip(np.arange(h) + dy, 0, h - 1)
    xs = np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def _blur3(a):
    """3 x 3 binomial blur."""
    a = (_shift(a, -1, 0) + 2 * a + _shift(a, 1, 0)) / 4
    return (_shift(a, 0, -1) + 2 * a + _shift(a, 0, 1)) / 4


def _box_mean(a, r):
    """Mean over a (2r+1) square by cumulative sums."""
    for axis in (0, 1):
        pad = [(r + 1, r) if i == axis else (0, 0) for i in range(a.ndim)]
        c = np.cumsum(np.pad(a, pad, mode="edge"), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        high = np.take(c, np.arange(2 * r + 1, 2 * r + 1 + n), axis=axis)
        low = np.take(c, np.arange(0, n), axis=axis)
        a = ((high - low) / (2 * r + 1)).astype(np.float32)
    return a


def _atrous(light, features, guide, allowed, spacing, mend=True):
    """One edge-stopping 5 x 5 step over planar (channel, h, w) arrays.

    mend: in the first step, lend pixels that find few of their like the average of those next to them.
    """
    kernel = {0: 1.0, 1: 2 / 3, 2: 1 / 6}
    h, w = allowed.shape
    edge = 2 * spacing
    pad = ((0, 0), (edge, edge), (edge, edge))
    wide_light, wide_features, wide_guide = (np.pad(x, pad, mode="edge") for x in (light, features, guide))
    total = np.zeros((h, w), np.float32)
    result = np.zeros_like(light)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            ys = slice(edge + dy * spacing, edge + dy * spacing + h)
            xs = slice(edge + dx * spacing, edge + dx * spacing + w)
            distance = np.zeros((h, w), np.float32)
            for here, there in zip(guide, wide_guide):
                step = there[ys, xs] - here
                distance += step * step
            distance *= allowed
            for here, there in zip(features, wide_features):
                step = there[ys, xs] - here
                distance += step * step
            weight = np.exp(-distance) * (kernel[abs(dy)] * kernel[abs(dx)])
            total += weight
            for out, there in zip(result, wide_light):
                out += there[ys, xs] * weight
    result /= total
    if mend and spacing == 1:
        # mixed pixels on an edge find few neighbours: let them follow those next to them
        alone = np.clip(1.6 - (total - 1) / 1.2, 0, 0.9)
        near = np.moveaxis(_blur3(np.moveaxis(light, 0, 2)), 2, 0)
        result = result * (1 - alone) + near * alone
    return result


def _features(a, normal):
    """Weighted albedo and normal, planar."""
    soft = np.concatenate([a * np.float32(4.5), normal * np.float32(2.3)], axis=2)
    return np.ascontiguousarray(np.moveaxis(soft, 2, 0))


def _variance(first, second, r):
    """Variance of the mean of two independent halves, averaged over a (2r+1) square and over the channels."""
    half = (first - second) * np.float32(0.5)
    return _box_mean((half * half).mean(axis=2), r)


def _calm(halves, least):
    """Mean (h, w, 3) of two halves of a feature, without the noise of lens blur and of edges.

    What both halves show alike is texture and stays; where they differ, neighbours of the same look are averaged.
    least: squared difference that is never an edge.
    """
    mean = np.moveaxis((halves[0] + halves[1]) * np.float32(0.5), 2, 0).copy()
    variance = _variance(*halves, 1)
    for spacing in (1, 2, 4):
        mean = _atrous(mean, mean[:0], mean, (1 / (9 * variance + least)).astype(np.float32), spacing, False)
        variance = variance * 0.3
    return np.moveaxis(mean, 0, 2)


def _without_sparks(light):
    """Light whose single bright pixels are brought down to the third brightest of their neighbours."""
    luma = light.mean(axis=2)
    around = np.stack([_shift(luma, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    around.sort(axis=0)
    return light * np.minimum(1, (around[-3] * 1.15 + 1e-4) / (luma + 1e-4))[..., None]


def denoise(halves, strength=1.0):
    """Denoised linear picture (h, w, 3) from two halves of its samples; strength 0 turns it off.

    halves: two tuples (colour, shine, surface, albedo, normal) of (h, w, 3) arrays, traced with different seeds. What
    the halves disagree on is noise: it says how far each pixel may be smoothed. What shines by itself is kept apart.
    """
    colours, shines = ([np.nan_to_num(half[k], posinf=100.0).clip(0, 200).astype(np.float32) for half in halves] for k in (0, 1))
    if strength <= 0:
        return (colours[0] + colours[1]) / 2
    surfaces, albedos = ([np.nan_to_num(half[k]).clip(0, 4).astype(np.float32) for half in halves] for k in (2, 3))
    normals = [np.nan_to_num(half[4]).clip(-1, 1).astype(np.float32) for half in halves]
    lights = [_without_sparks(np.maximum(colour - shine, 0) / np.maximum(surface, 0.04))
              for colour, shine, surface in zip(colours, shines, surfaces)]
    logs = [np.log(light + 0.004) for light in lights]
    variance = _variance(*logs, 3)
    noisy = variance[variance > 1e-6]
    variance = np.minimum(variance, (np.median(noisy) if noisy.size else 0) * 20 + 0.004)
    light = (lights[0] + lights[1]) / 2
    surface = _calm(surfaces, 2e-4)
    features = np.concatenate([_features(_calm(albedos, 2e-4), _calm(normals, 1e-3)), np.moveaxis(surface, 2, 0) * np.float32(4.5)])
    light = np.ascontiguousarray(np.moveaxis(light, 2, 0))
    # the guide is a first smooth picture that only knows albedo and normals
    calm = _atrous(light, features, light, np.zeros_like(variance, np.float32), 1)
    for spacing in (1, 2, 4, 8):
        guide = np.log((calm if spacing == 1 else light) + 0.004)
        guide = np.moveaxis(_blur3(np.moveaxis(guide, 0, 2)), 2, 0)
        allowed = (1 / (5.0 * strength * variance + 0.003 * strength)).astype(np.float32)
        light = _atrous(light, features, guide, allowed, spacing)
        variance = variance * 0.45
    return np.maximum(np.moveaxis(light, 0, 2) * np.maximum(surface, 0.04) + _calm(shines, 1e-4), 0)


def enlarge(linear, width, height):
    """Bicubic (Catmull-Rom) enlargement of a linear picture, on its square root."""
    a = np.sqrt(np.maximum(linear, 0))
    for axis, target in ((0, height), (1, width)):
        n = a.shape[axis]
        at = (np.arange(target) + 0.5) * n / target - 0.5
        base = np.floor(at).astype(int)
        t = (at - base).astype(np.float32)
        weights = (-0.5 * t + t ** 2 - 0.5 * t ** 3, 1 - 2.5 * t ** 2 + 1.5 * t ** 3,
                   0.5 * t + 2 * t ** 2 - 1.5 * t ** 3, -0.5 * t ** 2 + 0.5 * t ** 3)
        shape = (-1, 1, 1) if axis == 0 else (1, -1, 1)
        a = sum(np.take(a, np.clip(base + k - 1, 0, n - 1), axis=axis) * w.reshape(shape) for k, w in enumerate(weights))
    return np.maximum(a, 0) ** 2


def gauss(a, sigma):
    """Gaussian blur by three box blurs."""
    r = max(1, int(sigma))
    for _ in range(3):
        a = _box_mean(a, r)
    return a


def grade(linear, exposure=0.0, look=None):
    """Display-referred sRGB (h, w, 3) in 0..1 from the linear picture.

    look: contrast 1, saturation 1, warmth 0 (-1..1), vignette 0.12, bloom
    0.06, bloom_threshold 1.2, black 0.0, key None (geometric mean that an automatic
    exposure aims at, e.g. 0.2), highlights 0.25 (how far bright colour pales),
    filter None: (from, to, stops) of a graduated filter that darkens downwards
    between two heights, 0 the top and 1 the bottom of the picture.
    """
    k = {"contrast": 1.0, "saturation": 1.0, "warmth": 0.0, "vignette": 0.12, "bloom": 0.06,
         "bloom_threshold": 1.2, "black": 0.0, "key": None, "highlights": 0.25, "filter": None}
    k.update(look or {})
    h, w = linear.shape[:2]
    gain = 2.0 ** exposure
    if k["key"]:
        luma = linear @ np.array([0.2126, 0.7152, 0.0722], np.float32)
        gain *= k["key"] / float(np.exp(np.log(luma + 1e-3).mean()))
    x = linear * gain
    x = x * np.array([1 + 0.12 * k["warmth"], 1.0, 1 - 0.16 * k["warmth"]], np.float32)
    if k["filter"]:
        begin, end, stops = k["filter"]
        height = 1 - (np.arange(h, dtype=np.float32) + 0.5) / h  # rows run from the bottom up
        t = np.clip((height - begin) / (end - begin), 0, 1)
        x = x * np.exp2(-stops * t * t * (3 - 2 * t))[:, None, None].astype(np.float32)
    if k["bloom"] > 0:
        bright = np.clip(x - k["bloom_threshold"], 0, 8)
        x = x + k["bloom"] * (gauss(bright, w * 0.006) + 0.6 * gauss(bright, w * 0.03))
    if k["vignette"] > 0:
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        d = ((xx / w - 0.5) ** 2 + ((yy / h - 0.5) * h / w * 1.2) ** 2) / 0.36
        x = x * (1 - k["vignette"] * np.clip(d, 0, 1.5))[..., None]
    luma = (x @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    pale = np.clip((luma - 0.6) / 4.0, 0, 1) * k["highlights"] + 0.04
    x = x * (1 - pale) + luma * pale
    # filmic shoulder and a soft toe; partly on brightness alone, so that deep
    # colours stay natural
    x = np.maximum(x, 0)

    def curve(v):
        return v * (2.2 * v + 0.05) / (v * (2.14 * v + 0.62) + 0.125)
    luma = (x @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    y = 0.55 * curve(x) + 0.45 * x * (curve(luma) / np.maximum(luma, 1e-5))
    y = np.clip(y, 0, 1.2)
    luma = (y @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    y = luma + (y - luma) * 0.92 * k["saturation"]
    y = np.clip(y, 0, 1)
    y = np.where(y <= 0.0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - 0.055)
    y = 0.46 + (y - 0.46) * (1.09 * k["contrast"])
    y = k["black"] + y * (1 - k["black"])
    return np.clip(y, 0, 1).astype(np.float32)


def reduce(picture, width, height):
    """Picture (h, w, 3) made smaller, each pixel weighing those below it with a Lanczos window of two lobes."""
    for axis, target in ((0, height), (1, width)):
        n = picture.shape[axis]
        if n <= target:
            continue
        ratio = n / target
        away = (np.arange(n) + 0.5)[None] / ratio - (np.arange(target) + 0.5)[:, None]
        weights = np.where(np.abs(away) < 2, np.sinc(away) * np.sinc(away / 2), 0).astype(np.float32)
        weights /= weights.sum(axis=1, keepdims=True)
        picture = np.moveaxis(np.tensordot(weights, picture, axes=(1, axis)), 0, axis)
    return np.clip(picture, 0, 1)


def grain(picture, strength):
    """Picture with film grain: soft in the middle tones, next to none in black and white."""
    h, w = picture.shape[:2]
    noise = _blur3(np.random.default_rng(7).normal(0, 2.0, (h, w, 1))) + np.random.default_rng(8).normal(0, 0.5, (h, w, 1))
    light = picture.mean(axis=2, keepdims=True)
    return np.clip(picture + noise * strength * (0.25 + 3 * light * (1 - light)), 0, 1).astype(np.float32)
