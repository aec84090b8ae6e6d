"""Noise taken out by Intel's Open Image Denoise: its trained network, run by PyTorch.

Debian's Blender comes without that library. Its weights (Apache-2.0) are in the npm package `denoiser`; README.md says
how they get into art/.weights. The network is the U-Net of Open Image Denoise 2: five levels of 3 x 3 convolutions,
each half as wide as the one before, and back again beside what each level saw on the way down.
"""
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

from kit import develop

WEIGHTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".weights")

# The network sees light on a curve that is even to the eye: a line in the dark, a power, then a logarithm
# (a fit of the PU transform of Mantiuk, as Open Image Denoise has it in transfer functions of its source)
DARK, BRIGHT = 1.57945760e-06, 3.22087631e-02
SLOPE, FACTOR, POWER, OFFSET = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
LOG_FACTOR, LOG_SHIFT, LOG_OFFSET = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01


def _seen(light):
    """Linear light on the even curve."""
    power = FACTOR * np.maximum(light, DARK) ** POWER + OFFSET
    logarithm = LOG_FACTOR * np.log(light + LOG_SHIFT) + LOG_OFFSET
    return np.where(light <= DARK, SLOPE * light, np.where(light <= BRIGHT, power, logarithm))


def _light(seen):
    """The inverse of _seen."""
    power = (np.maximum(seen - OFFSET, 1e-9) / FACTOR) ** (1 / POWER)
    logarithm = np.exp((seen - LOG_OFFSET) / LOG_FACTOR) - LOG_SHIFT
    return np.where(seen <= SLOPE * DARK, seen / SLOPE, np.where(seen <= _seen(BRIGHT), power, logarithm))


LIMIT = float(_seen(np.float64(65504)))  # what the brightest half-precision number becomes


def _read(name):
    """{tensor: torch tensor} of a file of weights (.tza: a header that points to a table of names, shapes and places)."""
    path = os.path.join(WEIGHTS, name + ".tza")
    if not os.path.exists(path):
        raise FileNotFoundError(f"{path} is missing: art/README.md, 'Rendering', says how to get the weights")
    with open(path, "rb") as file:
        data = file.read()
    at = struct.unpack_from("<Q", data, 4)[0]

    def take(form):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values
    tensors = {}
    for _ in range(take("I")[0]):
        tensor = data[at + 2:at + 2 + take("H")[0]].decode()
        at += len(tensor)
        rank = take("B")[0]
        shape = take(f"{rank}I")
        at += rank  # letters for the order of the dimensions: always as PyTorch has them
        kind = {b"f": np.float32, b"h": np.float16}[take("c")[0]]
        flat = np.frombuffer(data, kind, int(np.prod(shape)), take("Q")[0])
        tensors[tensor] = torch.from_numpy(flat.astype(np.float32).reshape(shape))
    return tensors


def _run(name, picture):
    """The network with the weights `name` on a picture (h, w, channels) of values about 0..1; (h, w, 3)."""
    weights = _read(name)
    layers = [key[:-len(".weight")] for key in weights if key.endswith(".weight")]

    def level(step, values):
        """The convolutions of one level, e.g. those of enc_conv5a and enc_conv5b."""
        for layer in layers:
            if layer.rstrip("abc") == step:
                values = F.relu(F.conv2d(values, weights[layer + ".weight"], weights[layer + ".bias"], padding=1))
        return values
    h, w = picture.shape[:2]
    planes = np.moveaxis(np.pad(picture, ((0, -h % 16), (0, -w % 16), (0, 0)), mode="reflect"), 2, 0)
    values = torch.from_numpy(np.ascontiguousarray(planes[None], dtype=np.float32))
    beside = [values]
    with torch.inference_mode():
        values = level("enc_conv0", values)
        for depth in (1, 2, 3, 4):
            values = F.max_pool2d(level(f"enc_conv{depth}", values), 2)
            beside.append(values)
        beside.pop()
        values = level("enc_conv5", values)
        for depth in (4, 3, 2, 1):
            values = torch.cat([F.interpolate(values, scale_factor=2, mode="nearest"), beside.pop()], 1)
            values = level(f"dec_conv{depth}", values)
        values = level("dec_conv0", values)
    return np.moveaxis(values[0].numpy(), 0, 2)[:h, :w]


def denoise(colour, albedo, normal, threads=2):
    """Linear picture (h, w, 3) without noise, from Cycles' picture and its two passes for denoisers, all (h, w, 3).

    Albedo and normal are freed of their own noise first (lens blur has much of it) and lead the picture's then.
    """
    torch.set_num_threads(threads)
    colour = np.nan_to_num(colour, posinf=200.0).clip(0, 200)
    luma = develop.luminance(colour)
    h, w = (size // 16 * 16 for size in luma.shape)
    blocks = luma[:h, :w].reshape(h // 16, 16, w // 16, 16).mean(axis=(1, 3))
    exposure = 0.18 / np.exp(np.log(blocks[blocks > 1e-8]).mean())
    albedo = _run("rt_alb", np.nan_to_num(albedo).clip(0, 1)).clip(0, 1)
    normal = _run("rt_nrm", np.nan_to_num(normal).clip(-1, 1) / 2 + 0.5)
    seen = _seen(colour.astype(np.float64) * exposure) / LIMIT
    seen = _run("rt_hdr_calb_cnrm", np.concatenate([seen, albedo, normal], axis=2))
    return (_light(seen.astype(np.float64) * LIMIT) / exposure).astype(np.float32)
