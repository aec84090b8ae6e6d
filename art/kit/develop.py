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


def _linear(picture):
    """Linear light of an sRGB picture."""
    return np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4).astype(np.float32)


def _display(light):
    """sRGB picture of linear light."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055).astype(np.float32)


def _smooth(picture, radius, tone):
    """Picture whose differences below `tone` are evened out within a radius in pixels; edges stay (guided filter on brightness)."""
    guide = luminance(picture)
    mean = _box_mean(guide, radius)
    spread = _box_mean(guide * guide, radius) - mean * mean
    out = np.empty_like(picture)
    for k in range(3):
        part = picture[..., k]
        own = _box_mean(part, radius)
        slope = (_box_mean(guide * part, radius) - mean * own) / (spread + tone * tone)
        out[..., k] = _box_mean(slope, radius) * guide + _box_mean(own - slope * mean, radius)
    return np.clip(out, 0, 1)


def finish(picture, steps):
    """Finished sRGB picture (h, w, 3), bottom row first, from a developed one: what a photographer does last.

    steps, each left out when it is not named: smooth (radius in thousandths of the width, tone): evens out speckle;
    exposure (stops); balance (r, g, b); glow (share, from): bright light that spills over its edges, as in any lens;
    fade (0..1): blacks that are not quite black; shadows and lights (r, g, b): their tint; contrast, saturation (1);
    colours {(hue from, to in degrees): (saturation, brightness)}; sky (from height, top, bottom): colours for a white sky;
    soft (share): a lens that is not quite sharp; vignette (0..1); grain (0.007), which the caller lays on.
    """
    h, w = picture.shape[:2]
    k = {"exposure": 0, "balance": (1, 1, 1), "glow": None, "fade": 0, "shadows": (1, 1, 1), "lights": (1, 1, 1), "contrast": 1,
         "saturation": 1, "colours": None, "sky": None, "soft": 0, "vignette": 0, "smooth": None}
    k.update(steps)
    if k["smooth"]:
        radius, tone = k["smooth"]
        picture = _smooth(picture, max(1, round(radius * w / 1000)), tone)
    x = _linear(picture)
    up = ((np.arange(h, dtype=np.float32) + 0.5) / h)[:, None]  # rows run from the bottom up
    if k["sky"]:
        begin, top, bottom = k["sky"]
        pale = np.clip((picture.min(axis=2) - 0.45) / 0.2, 0, 1) * np.clip((up - begin) / 0.06, 0, 1)
        pale = gauss(pale, w * 0.0008)[..., None]
        t = np.clip((up - begin) / max(1 - begin, 0.01), 0, 1)[..., None]
        x = x * (1 - pale) + x * pale * (np.array(bottom, np.float32) * (1 - t) + np.array(top, np.float32) * t)
    x = x * (2.0 ** k["exposure"]) * np.array(k["balance"], np.float32)
    if k["glow"]:
        share, begin = k["glow"]
        bright = np.clip(x - begin, 0, 4)
        x = x + share * (0.5 * gauss(bright, w * 0.008) + 0.3 * gauss(bright, w * 0.03) + 0.2 * gauss(bright, w * 0.11))
    if k["vignette"]:
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        d = ((xx / w - 0.5) ** 2 + ((yy / h - 0.5) * h / w * 1.2) ** 2) / 0.36
        x = x * (1 - k["vignette"] * np.clip(d, 0, 1.5))[..., None]
    over = x.max(axis=2, keepdims=True)
    x = np.where(over > 0.8, x * ((0.8 + 0.2 * (1 - np.exp(-(over - 0.8) / 0.2))) / np.maximum(over, 1e-6)), x)  # a shoulder, so that nothing clips
    y = _display(x)
    luma = luminance(y)[..., None]
    y = luma + (y - luma) * k["saturation"]
    if k["colours"]:
        high, low = y.max(axis=2), y.min(axis=2)
        span = np.maximum(high - low, 1e-4)
        r, g, b = y[..., 0], y[..., 1], y[..., 2]
        hue = np.where(high == r, (g - b) / span % 6, np.where(high == g, (b - r) / span + 2, (r - g) / span + 4)) * 60
        for (begin, end), (colour, light) in k["colours"].items():
            t = np.clip(1 - (np.abs((hue - (begin + end) / 2 + 180) % 360 - 180) - (end - begin) / 2) / 14, 0, 1)
            t = gauss((t * np.clip((high - low - 0.06) / 0.14, 0, 1)).astype(np.float32), w * 0.001)[..., None]
            own = luminance(y)[..., None]
            y = y * (1 - t) + (own + (y - own) * colour) * light * t
    luma = np.clip(luminance(y)[..., None], 0, 1)
    y = y * (np.array(k["shadows"], np.float32) * (1 - luma) ** 2 + np.array(k["lights"], np.float32) * luma ** 2 + 2 * luma * (1 - luma))
    y = 0.44 + (y - 0.44) * k["contrast"]
    y = k["fade"] * 0.12 + y * (1 - k["fade"] * 0.12)
    if k["soft"]:
        y = y * (1 - k["soft"]) + _blur3(_blur3(y)) * k["soft"]
    return np.clip(y, 0, 1).astype(np.float32)
