"""What is far behind a house, out of focus (numpy only): trees whose every leaf is sharp give a render away."""
import math

import numpy as np

from kit import develop


def _inside(outline, height, width):
    """Mask (height, width), top row first: 1 inside a closed outline [(x, y), ...] in pixels."""
    ys, xs = np.mgrid[0:height, 0:width] + .5
    result = np.zeros((height, width), bool)
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
        if y0 != y1:
            result ^= ((y0 > ys) != (y1 > ys)) & (xs < x0 + (ys - y0) * (x1 - x0) / (y1 - y0))
    return result


def _disc(layer, radius):
    """Layer (height, width) as a wide lens draws it: every point a disc of that radius (pixels)."""
    n = math.ceil(radius) + 1
    y, x = np.mgrid[-n:n + 1, -n:n + 1]
    kernel = np.clip(radius - np.hypot(x, y) + .5, 0, 1)
    shape = [a + 2 * n for a in layer.shape]
    spread = np.fft.irfft2(np.fft.rfft2(layer, shape) * np.fft.rfft2(kernel / kernel.sum(), shape), shape)
    return spread[n:n + layer.shape[0], n:n + layer.shape[1]]


def far(picture, radius, outlines, warm=1.08):
    """sRGB picture (h, w, 3), bottom row first, with what is inside the outlines out of focus.

    radius: of the discs, in pixels; outlines: [(x, y), ...] each, in pixels from the top left corner. They may reach a
    few pixels into the house: what is redder than it is green by more than `warm` belongs to the house and stays sharp,
    and so does what is dark and not green.
    """
    h, w = picture.shape[:2]
    chosen = np.zeros((h, w), bool)
    for outline in outlines:
        chosen |= _inside(list(outline), h, w)
    rows, columns = np.where(chosen)
    edge = math.ceil(radius) + 4
    top, left = max(0, rows.min() - edge), max(0, columns.min() - edge)
    part = (slice(top, rows.max() + edge), slice(left, columns.max() + edge))
    shown = picture[::-1]
    own = shown[part]
    smooth = develop.gauss(own, 1)
    red, green = smooth[..., 0], smooth[..., 1]
    house = (red > warm * green) | ((smooth.max(axis=2) < .22) & (red > 1.01 * green))
    share = develop.gauss((chosen[part] & ~house).astype(np.float32), 1)
    light = own.astype(np.float64) ** 2.2
    weight = _disc(share, radius)
    blurred = np.stack([_disc(light[..., k] * share, radius) / np.maximum(weight, 1e-4) for k in range(3)], -1)
    mixed = light + (blurred - light) * share[..., None]
    result = shown.copy()
    result[part] = np.clip(mixed, 0, 1) ** (1 / 2.2)
    return result[::-1]
