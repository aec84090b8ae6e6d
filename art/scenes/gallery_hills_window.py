"""Kottayam: the window of room four in the morning, field glasses laid on its sill and the ridges pale behind; white, bark and mist, 42 mm."""
import numpy as np

from kit import core, develop, interior as i, materials as m, photo

SILL = .84


def ridges(width=1300, height=800, seed=9):
    """Linear picture of hills in morning mist: each ridge paler than the one before, trees on the nearest."""
    v = np.linspace(0, 1, height)[:, None, None]
    sky = np.array((1.16, 1.14, 1.09)) * (1 - v) + np.array((1.28, 1.22, 1.12)) * v
    picture = np.broadcast_to(sky, (height, width, 3)).copy()
    x = np.linspace(0, 1, width)
    y = np.linspace(0, 1, height)[:, None]
    mist = np.array((1.12, 1.12, 1.09))
    # (crest, how high it swings, how broad, colour, share of mist at crest and foot)
    for k, (crest, swing, broad, tone, top, foot) in enumerate(((.36, .16, 1.7, "#7f919b", .66, .97), (.45, .15, 2.3, "#6f8484", .50, .95), (.55, .13, 2.9, "#5b7466", .33, .90),
                                                                (.64, .12, 3.3, "#3c5235", .10, .70), (.77, .14, 2.6, "#27391f", .0, .22))):
        line = crest - swing * (core.fractal_noise(x * broad + 7.3 * k, 0 * x + 3.1 * k, 5, seed + k) - .5) * 1.6
        line = line + .05 * (x - .5) * (1 if k % 2 else -1)
        trees = (.003 + .0045 * k) * core.fractal_noise(x * (230 - 38 * k), 0 * x + k, 4, seed + 20 + k) ** 1.5
        edge = np.clip((y - (line - trees)[None, :]) * height / 1.6, 0, 1)[..., None]
        deep = np.clip((y - line[None, :]) / (.09 + .035 * k), 0, 1)
        gx, gy = np.meshgrid(x * width / (26 - 3.6 * k), y[:, 0] * height / (15 - 2.0 * k))
        leaf = core.fractal_noise(gx, gy, 4, seed + 40 + k)
        light = 1.35 * (.30 + 1.4 * leaf ** 1.4) * (1 + .35 * (core.fractal_noise(gx * .11, gy * .16, 2, seed + 60 + k) - .5))
        wisp = core.fractal_noise(gx * .10, gy * .22, 4, seed + 80 + k)
        share = np.clip(top + (foot - top) * deep * (.55 + .9 * wisp), 0, .98)[..., None]
        face = np.array(core.rgb(tone)) * light[..., None] * (1 - share) + mist * share
        picture = picture * (1 - edge) + face * edge
    return develop.gauss(picture, 1).astype(np.float32)


def barrel(s, black, hide, steel):
    """One side of the field glasses: eyepiece towards -Y, objective towards +Y and further out."""
    inner, outer = s * .031, s * .046
    core.lathe([(0, 0), (.0145, 0), (.0165, .002), (.0165, .016), (.0135, .019), (.0135, .034), (0, .034)], black, (inner, -.058, .028), 40, 50, (-90, 0, 0))
    core.lathe([(.0136, .022), (.0142, .022), (.0142, .026), (.0136, .026)], steel, (inner, -.058, .028), 40, 50, (-90, 0, 0))
    core.box((.050, .048, .040), (s * .039, .002, .028), hide, .011, segments=5)
    core.box((.046, .006, .037), (s * .039, -.025, .028), black, .003, segments=3)
    core.lathe([(.0185, .018), (.0195, .030), (.0225, .062), (.0225, .064), (.0245, .066), (.0255, .098), (.0262, .100), (.0262, .110), (.0240, .110), (.0235, .100)], hide, (outer, 0, .028), 48,
               50, (-90, 0, 0))
    core.lathe([(.0258, .0985), (.0268, .099), (.0268, .111), (.0240, .1115), (.0236, .106)], black, (outer, 0, .028), 48, 50, (-90, 0, 0))
    g = m.Graph("coated lens")
    core.lathe([(0, .1045), (.012, .1035), (.0237, .101)], g.principled(core.rgba("#12161f"), .04, specular=.8, clearcoat=1.0), (outer, 0, .028), 40, 60, (-90, 0, 0))


def field_glasses():
    """Old prism binoculars in black leather, brass showing where the paint has gone; the strap runs over the sill."""
    black = m.brass(.34, "#2a2622", .75)
    g = m.Graph("pebbled leather")
    where = g.coords(1, "Object")
    grain, worn = g.node("TexVoronoi", {"Vector": where, "Scale": 700.0}).outputs["Distance"], g.noise(where, 60, 4, .6)
    hide = g.principled(g.mix(g.span(worn, .5, .75), "#1d1a18", "#4a3c30"), g.span(worn, .3, .7, .42, .6), g.bump(grain, .6, .0008), specular=.4)
    brass = m.brass(.3, "#a8874c", .5)
    for s in (-1, 1):
        barrel(s, black, hide, brass)
    core.cylinder(.0075, .085, (0, -.004, .030), black, .002, 32, (90, 0, 0))
    core.cylinder(.0125, .016, (0, -.046, .030), brass, .002, 40, (90, 0, 0))
    for y in (-.022, .018):
        core.box((.062, .010, .007), (0, y, .044), black, .002)
    strap = m.leather("#5a3d28", .5)
    for points in ([(-.066, .0, .030), (-.095, -.03, .010), (-.125, -.085, .005), (-.105, -.150, .004), (-.06, -.185, .003), (-.030, -.196, -.004), (-.012, -.203, -.05), (-.004, -.204, -.11),
                    (.004, -.204, -.125), (.014, -.204, -.10), (.022, -.203, -.05), (.036, -.195, -.003), (.080, -.170, .004), (.115, -.10, .005), (.090, -.03, .012), (.066, .0, .030)],):
        t = np.linspace(0, len(points) - 1, 120)
        line = np.stack([np.interp(t, range(len(points)), [p[k] for p in points]) for k in range(3)], -1)
        for _ in range(14):
            line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        along = np.gradient(line, axis=0)
        side = np.cross(along, (0, 0, 1.0) + .0 * along)
        flat = np.cross(along, (0, 1.0, 0) + .0 * along)
        hang = np.clip(-line[:, 2] / .03, 0, 1)[:, None]
        side = side / (np.linalg.norm(side, axis=1, keepdims=True) + 1e-9) * (1 - hang) + flat / (np.linalg.norm(flat, axis=1, keepdims=True) + 1e-9) * hang * -1
        a, b = line + side * .0075, line - side * .0075
        obj = core.mesh("Strap", [tuple(q) for pair in zip(a, b) for q in pair], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)], strap, True)
        solid = obj.modifiers.new("Thickness", "SOLIDIFY")
        solid.thickness, solid.offset = .002, 0


def casement(width, height, frame, turn, location):
    """Window leaf of two panes over one, hinged at x = 0; its glass mirrors the sky a little."""
    with core.at(location, turn):
        for x in (.025, width - .025):
            core.box((.050, .040, height), (x, 0, height / 2), frame, .004)
        for z in (.03, height * .66, height - .03):
            core.box((width, .038, .052 if z < .1 or z > height - .1 else .028), (width / 2, 0, z), frame, .004)
        core.box((.028, .038, height * .34), (width / 2, 0, height * .83), frame, .003)
        g = m.Graph("pane")
        clear = g.node("BsdfTransparent", {"Color": "#f3f7f5"}).outputs[0]
        shine = g.node("BsdfGlossy", {"Color": "#ffffff", "Roughness": .02}).outputs[0]
        core.mesh("Pane", [(.03, 0, .03), (width - .03, 0, .03), (width - .03, 0, height - .03), (.03, 0, height - .03)], [(0, 1, 2, 3)],
                  g.surface(g.node("MixShader", {0: g.node("Fresnel", {"IOR": 1.5}).outputs[0], 1: clear, 2: shine}).outputs[0]))
        core.tube([(width - .025, -.022, height * .42), (width - .025, -.045, height * .42), (width - .025, -.045, height * .42 - .07)], .0055, m.brass(.3, "#a8874c", .5), 10)


def hills_window():
    """The window stands open; somebody has looked out and put the glasses down."""
    wall, wood = photo.paint("#d9d6cd"), photo.timber("#54402f", .42, .6)
    half, high = .78, 1.62
    for s in (-1, 1):
        core.box((2.4, .26, 3), (s * (half + 1.2), .13, 1.5), wall, .004)
        core.box((.07, .10, high), (s * (half - .035), .20, SILL + high / 2), wood, .005)
    core.box((2 * half, .26, SILL - .02), (0, .13, (SILL - .02) / 2), wall, 0)
    core.box((6, .26, 1), (0, .13, SILL + high + .5), wall, 0)
    core.box((2 * half, .10, .07), (0, .20, SILL + high - .035), wood, .005)
    core.box((2 * half + .14, .40, .038), (0, .085, SILL - .019), wood, .008, segments=3)
    core.box((2 * half + .06, .022, .07), (0, -.012, SILL - .07), wood, .005)
    casement(half - .07, high - .08, wood, 66, (-half + .07, .24, SILL + .01))
    casement(half - .07, high - .08, wood, 180 - 50, (half - .07, .24, SILL + .01))
    with core.at((.085, -.005, SILL), 128):
        field_glasses()
    # a notebook under a pencil
    with core.at((-.20, .03, SILL), 14):
        cloth = m.linen("#3c4a40", creases=.1)
        core.box((.118, .168, .0105), (.001, 0, .0070), m.paper("#e2dbc6"), .001)
        for z in (.0012, .0130):
            core.box((.122, .174, .0020), (0, 0, z), cloth, .0008)
        core.cylinder(.0072, .174, (-.0605, 0, .0071), cloth, .001, 24, (90, 0, 0))
        with core.at((.01, -.01, .0141), -36):
            core.lathe([(0, -.002), (.0008, 0), (.0037, .012), (.0037, .150), (.0030, .151), (0, .151)], photo.timber("#b07f3a", .35, .3), (0, -.07, .0037), 6, 20, (-90, 0, 0))
    # thin curtain drawn to the left, caught by the air
    i.curtain(.52, 2.35, m.sheer("#f6f3ec", .66), 8, .055, (-.63, -.10, .18), 4, 6, None, .16)
    core.tube([(-1.4, -.10, 2.55), (1.4, -.10, 2.55)], .012, m.brass(.3, "#a8874c", .5), 12)
    photo.view(ridges(), (.0, 9.5, -2.3), 13.5, 8.2, 0, .86)
    core.sky_gradient([(-10, "#9aa098"), (0, "#ece8de"), (70, "#b8c6d0")], .7)
    core.indoors()
    core.sun(17, 322, 2.4, (1, .88, .72), 1.4)
    core.area((0, .75, 1.75), (-.1, -.5, .75), (1.5, 1.5), 46, photo.DAY)
    core.area((.5, -2.6, 2.1), (0, 0, 1), (1.8, 1.3), 17, (1, .985, .96))
    photo.window_gleam((0, 1.0, 1.9), (0, 0, SILL), (1.5, 1.4), (2, 2), 3.0)
    core.camera((.24, -1.05, 1.16), (.02, .05, 1.005), 42, level=True, fstop=3.5, focus=(.07, -.02, SILL + .03))
    return {"size": (1200, 800), "denoise": .6, "look": photo.look(.235, contrast=1.04)}


PICTURES = {
    "gallery/kottayam/hills-window": hills_window,
}
