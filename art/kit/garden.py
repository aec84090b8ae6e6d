"""Garden parts of the later pictures: pebble beds, stepping slabs, towels over a rail, tender coconuts."""
import math
import random

import numpy as np

from kit import core
from kit import props as still
from kit import household as p
from kit import surfaces as s


def pebbles(x0, x1, y0, y1, z=0.0, size=.03, seed=1, low="#6f655a", high="#d8cbb6", free=None):
    """Bed of river pebbles in square patches; `free(x, y)` true leaves a patch out (its middle is asked)."""
    base = still.turned([(.02, -.46), (.60, -.40), (.93, -.16), (1.0, .05), (.86, .27), (.5, .43), (.02, .48)], 9)
    mat = still.tinted(low, high, .55, 0, .25, .3, 40.0)
    rng = np.random.default_rng(seed)
    tile, kinds = .8, []
    for _ in range(2):
        places, tint, step = [], [], size * 1.55
        n = int(tile / step)
        for i in range(n):
            for j in range(n):
                x = (i + .5) / n * tile - tile / 2 + rng.normal(0, step * .22)
                y = (j + .5) / n * tile - tile / 2 + rng.normal(0, step * .22)
                k = size * rng.uniform(.62, 1.15)
                stretch = (k * rng.uniform(.85, 1.3), k * rng.uniform(.75, 1.0), k * rng.uniform(.5, .75))
                turn = (rng.uniform(-16, 16), rng.uniform(-16, 16), rng.uniform(0, 360))
                places.append(np.array(core.matrix((x, y, rng.uniform(-.2, .25) * size), turn, stretch)))
                tint.append(float(np.clip(rng.beta(1.6, 1.5), 0, 1)))
        obj = still.merged("Pebbles", base, places, mat, tint=tint)
        obj.hide_render = True
        kinds.append(obj.data)
    pick = random.Random(seed)
    for i in range(int(math.ceil((x1 - x0) / tile))):
        for j in range(int(math.ceil((y1 - y0) / tile))):
            x, y = x0 + (i + .5) * tile, y0 + (j + .5) * tile
            if free and free(x, y):
                continue
            p.copies(pick.choice(kinds), [((x, y, z), (0, 0, pick.choice((0, 1, 2, 3)) * math.pi / 2), 1)], "pebbles")


def hung_towel(width, drop, loc, mat, rot=0.0, seed=1, back=.7):
    """Towel over a round rail along x at loc, `drop` long in front (-y) and `back` of it behind."""
    noise = p.wave_noise(seed, 6, 1.3)
    total, r = drop * (1 + back), .026

    def fn(u, v):
        at = v * total - drop * back       # 0 on top of the rail, + in front
        x = (u - .5) * width
        arc = r * math.pi / 2
        if abs(at) < arc:
            a = at / r
            y, z = -r * math.sin(a), r * math.cos(a)
        else:
            d = abs(at) - arc
            y, z = -math.copysign(r, at), -d
            wave = min(1, d / .18)
            y += wave * (.014 * math.sin(9.5 * u + seed) + .008 * noise(u * 2.2, d * 2)) * (1 if at > 0 else .5) - wave * .006
            x *= 1 - .05 * wave * math.sin(math.pi * min(1, d / drop))
            z += .006 * noise(u * 2, 4.0) * wave
        return (x, y, z)
    obj = p.surface(fn, 40, 70, mat, loc=loc, rot=(0, 0, rot), uv=lambda u, v: (u * width, v * total))
    return p.thick(obj, .006, 0)


def tender_coconut(loc, rot=0.0, size=1.0):
    """Green coconut, top cut to a pale facet with a hole and a paper straw."""
    def husk():
        g = s.Graph("tender")
        n = g.noise(g.coords((7, 7, 2.4)), 2.2, 5, .6)
        tone = g.ramp(n, (.3, "#4f7a22"), (.55, "#7fa338"), (.75, "#a8b65a"))
        return g.done(g.principled(Base_Color=tone, Roughness=.38, Specular=.4, Normal=g.bump(n, .25, .004)))
    green = p.once("tender", husk)
    cut = p.once("tender-cut", lambda: s.matt("#efe6cc", .7, bump=.5, scale=120, name="tender-cut"))
    with p.Gather(loc, (0, 0, rot), size):
        p.lathe(p.rounded([(0, 0), (.05, .0), (.088, .035), (.098, .085), (.086, .135), (.055, .168)], 3), green, seg=48, wobble=.03)
        p.lathe([(.056, .1675), (.040, .182), (.026, .186), (.024, .180), (0, .178)], cut, seg=9, smooth_angle=20)
        p.lathe([(0, .1815), (.020, .1815)], p.once("hole", lambda: s.matt("#d8cfae", .5, name="hole")), seg=24)
        p.tube([(.004, 0, .175), (.030, .01, .262)], .0042, p.once("straw", lambda: s.stripes(
            ["#f6efe2", "#b0432a"], [.012, .008], "z", name="straw")), smooth=False)
