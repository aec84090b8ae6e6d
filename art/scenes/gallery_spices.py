"""Nilavara Harbour, Fort Kochi: spices in the warehouse."""
import math
import random

from kit import core
from kit import household as p
from kit import surfaces as s


def kochi_spices():
    """Bowls of pepper, cardamom, cinnamon and nutmeg on old timber, 70 mm."""
    p.fresh()
    old = s.wood("old", wear=0.8, rough=0.55, scale=1.6)
    brass, dark_brass = s.brass(0.2, 0.5), s.bronze(0.35)
    clay, bowl_wood = s.terracotta("#a24a2a", "#6d2a17"), s.wood("rosewood", scale=3)
    for k in range(9):
        p.box((1.9, 0.136, 0.05), (random.uniform(-.2, .2), -0.42 + k * 0.14, -0.05),
              old, edge=0.006)
    black = s.matt("#140d09", 0.8, name="under")

    # pepper in brass, in focus
    p.bowl(0.062, 0.040, brass, (-0.028, -0.035, 0), wall=0.002)
    p.dome(0.056, 0.020, (-0.028, -0.035, 0.028), black)
    pepper = [p.peppercorn(k) for k in range(4)]
    p.heap(pepper, 760, 0.0575, 0.021, (-0.028, -0.035, 0.0285), 1, 0.0045)
    # cardamom in dark wood
    p.bowl(0.060, 0.042, bowl_wood, (0.112, 0.050, 0), wall=0.005, lip=0.004)
    p.dome(0.052, 0.017, (0.112, 0.050, 0.028), s.matt("#4d4a22", .8, name="u2"))
    pods = [p.cardamom(k) for k in range(6)]
    p.heap(pods, 150, 0.051, 0.024, (0.112, 0.050, 0.030), 2, 0.008, flat=0.35)
    # turmeric powder in a small brass cup, behind
    gold = s.matt("#d98a12", 0.95, 0.05, bump=1.0, scale=420, name="turmeric")
    p.bowl(0.050, 0.034, dark_brass, (-0.150, 0.105, 0), wall=0.002)
    p.dome(0.0475, 0.034, (-0.150, 0.105, 0.028), gold, rough=0.10, power=1.35)
    # nutmeg with mace in clay
    p.bowl(0.060, 0.034, clay, (0.002, 0.170, 0), wall=0.004, lip=0.004)
    rng = random.Random(8)
    for k in range(19):
        r, a = 0.047 * math.sqrt((k + .5) / 19), k * 2.4
        p.nutmeg((0.002 + r * math.cos(a), 0.170 + r * math.sin(a),
                  0.031 + 0.018 * (1 - k / 19)), (rng.uniform(0, 6), 1.2, a),
                 mace=k % 2 == 0, seed=k)
    # in front: nutmegs, one cut; cinnamon bundle on the right; star anise, cloves
    p.nutmeg((0.060, -0.060, 0.0098), (0, math.pi / 2, 0.5), mace=True, seed=21)
    p.nutmeg((0.098, -0.044, 0.0095), (0.2, math.pi / 2, 2.2), seed=22)
    p.nutmeg((0.083, -0.082, 0.0012), (math.pi / 2, 0, 0.3), half=True, seed=23)
    for k, (dx, dy, dz, r) in enumerate([(0, 0, 0, .0085), (.002, .018, 0, .008),
                                         (-.003, .035, 0, .0075),
                                         (.004, .009, .0145, .008),
                                         (-.004, .027, .0140, .0075)]):
        p.quill(0.125, r, (-0.155 + dx, -0.025 + dy, dz), (0, 0, 1.02), seed=k)
    twine = s.matt("#c9ab78", 0.9, bump=.6, scale=900, name="twine")
    ring = [(-0.149 + .031 * math.cos(a) * -.85, -0.006 + .031 * math.cos(a) * .52,
             0.0155 + 0.0175 * math.sin(a)) for a in [k * math.pi / 12 for k in range(24)]]
    p.tube(ring, 0.0014, twine, closed=True, resolution=2)
    p.tube([(x + .0024, y + .004, z) for x, y, z in ring], 0.0014, twine, closed=True,
           resolution=2)
    for k, (x, y) in enumerate([(0.018, -0.118), (0.182, -0.035), (-0.088, 0.052)]):
        p.star_anise((x, y, 0.001), (0, 0, k * 1.1), k)
    p.copies(p.clove(), [((0.125 + rng.uniform(-.03, .03), -0.105 + rng.uniform(-.02, .02),
                           0.0026), (rng.uniform(0, 6), 0, rng.uniform(0, 6)), 1)
                         for _ in range(9)], "clove")
    p.copies(pepper[0], [((-0.028 + .085 * math.cos(a) * rng.uniform(.9, 1.5), -0.035 +
                           .085 * math.sin(a) * rng.uniform(.85, 1.2), 0.0024),
                          (a, a * 3, 0), rng.uniform(.85, 1.1))
                         for a in [rng.uniform(-2.6, .2) for _ in range(26)]], "stray")
    p.copies(pods[1], [((0.030, 0.020, .004), (0, 0, 1), 1), ((0.185, 0.012, .004),
                       (1, 0, 2.4), 1), ((0.172, 0.118, .004), (2, 0, .4), 1)], "stray")
    scoop = s.brass(0.3, 0.6)
    p.teaspoon(scoop, (-0.055, -0.128, 0.001), 2.75, 0.13)

    # behind: sack, shuttered window on the late sun
    sack = s.cloth("#a98a5c", "#8a6c42", scale=1500, bump=1.0)
    for x, y, r in ((-0.42, 0.62, .17), (0.46, 0.70, .2), (0.12, 0.82, .19)):
        p.lathe(p.rounded([(r * .8, 0), (r, .05), (r * 1.05, .2), (r * .95, .27),
                           (r * 1.03, .31), (r * .98, .33), (r * .86, .30)], 2), sack,
                (x, y, -0.05), 48, wobble=0.03)
        p.dome(r * .9, .07, (x, y, .22), gold if x > .3 else
               s.matt("#6b3a20" if x < 0 else "#3a241a", .9, bump=1, scale=150,
                      name="fill"))
    wall = s.plaster("#c98f3c", "#a96c28", weather=.6)
    p.box((6, .1, 3), (0, 2.3, -1), wall, edge=0)
    green = s.wood("painted-green", "z", .5)
    for k in range(14):
        p.box((.62, .012, .05), (.75, 2.16, .05 + k * .075), green, (.5, 0, 0), edge=.002)
    p.box((.06, .05, 1.4), (.42, 2.16, -.1), green)
    p.box((.06, .05, 1.4), (1.08, 2.16, -.1), green)
    p.box((.7, .02, 1.3), (-.55, 2.24, .05), s.glow("#ffd08a", 1.1), edge=0)

    core.area((-1.05, 0.75, 0.85), (0, 0.02, 0.02), (0.5, 0.7), 22, (1.0, 0.80, 0.56))
    core.area((0.9, -0.5, 0.9), (0, 0, 0), (0.9, 0.7), 2.2, (0.75, 0.86, 1.0))
    core.area((0.5, 1.2, 1.4), (0.1, 2.3, .4), (.4, .4), 14, (1.0, .72, .42))
    core.sky_gradient([(-10, "#3a2a1c"), (30, "#6b5540"), (90, "#77746c")], 0.18)
    core.camera((0.055, -0.60, 0.335), (0.008, 0.028, 0.022), lens=66, fstop=7.0,
                focus=(-0.02, -0.06, 0.04))
    return {"size": (1200, 800),
            "look": {"key": 0.16, "contrast": 1.06, "saturation": 0.95, "vignette": .2}}


PICTURES = {"gallery/kochi/spices": kochi_spices}
