"""From linear light to a finished photograph (numpy only): exposure, bloom, filmic curve, size, grain."""
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


def gauss(a, sigma):
    """Gaussian blur by three box blurs."""
    r = max(1, int(sigma))
    for _ in range(3):
        a = _box_mean(a, r)
    return a


def luminance(picture):
    """Brightness (h, w) of a linear picture (h, w, 3): red, green and blue as much as the eye weighs them (Rec. 709)."""
    return picture @ np.array([0.2126, 0.7152, 0.0722], np.float32)


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
        gain *= k["key"] / float(np.exp(np.log(luminance(linear) + 1e-3).mean()))
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
    luma = luminance(x)[..., None]
    pale = np.clip((luma - 0.6) / 4.0, 0, 1) * k["highlights"] + 0.04
    x = x * (1 - pale) + luma * pale
    # filmic shoulder and a soft toe; partly on brightness alone, so that deep
    # colours stay natural
    x = np.maximum(x, 0)

    def curve(v):
        return v * (2.2 * v + 0.05) / (v * (2.14 * v + 0.62) + 0.125)
    luma = luminance(x)[..., None]
    y = 0.55 * curve(x) + 0.45 * x * (curve(luma) / np.maximum(luma, 1e-5))
    y = np.clip(y, 0, 1.2)
    luma = luminance(y)[..., None]
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
