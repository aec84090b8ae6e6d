"""Nilavara Seaport, Vazhakala: concrete of the apartment house."""
from kit import surfaces as s


def concrete(name="concrete"):
    """Board-marked concrete."""
    g = s.Graph(name)
    at = g.world((1, 1, 1))
    boards = g.math("FRACT", g.math("MULTIPLY", g.separate(at)[1], 7.0))
    line = g.ramp(boards, (0.0, 0.0), (.04, 1.0))
    n = g.noise(g.world((2, 14, 14)), 1.5, 7, .65)
    tone = g.ramp(n, (.3, "#a19a8e"), (.7, "#c6bfb2"))
    tone = g.mix(.3, tone, line, "MULTIPLY")
    return g.done(g.principled(Base_Color=tone, Roughness=.8, Specular=.25,
                               Normal=g.bump(g.math("ADD", n, line), .5, .006)))
