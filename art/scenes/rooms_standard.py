"""Standard room near the station when the lamp is lit: the made single bed from its foot, two towels and the key put down on it, a blue dado behind; 46 mm."""
import bpy
import numpy as np

from kit import aged, core, furniture as f, household as p, interior as i, materials as m, photo, room, slept
from scenes.facilities_lobby import key

BLUE = "#71868f"
WOOD = ("#38241a", "#6a4a35", "#a98463", .45, .34)


@m.cached
def handled_steel(colour="#d8d6d1", base=.13):
    """Steel that is scoured every day: fine hoops of scratches, cloudy with fingerprints."""
    g = m.Graph("handled steel")
    where = g.coords(1, "Object")
    cloud = g.noise(where, 60, 4, .6)
    hoops = g.noise(g.coords((6, 6, 2200), "Object"), 1.0, 3, .7)
    return g.principled(g.mix(g.span(cloud, .35, .7), m.scaled(colour, .8), colour), g.span(cloud, .35, .7, base, base + .16), g.bump(hoops, .05, .0004), metallic=1.0)


def tumbler():
    """Steel tumbler with a rolled rim, two lines pressed in below it, filled to a finger below the brim."""
    outer = [(0, .0035), (.0235, .0035), (.0250, .0005), (.0268, 0), (.0275, .002), (.0300, .040), (.0318, .068), (.0315, .0695), (.0322, .071), (.0326, .0755), (.0323, .077), (.0330, .0785), (.0342, .0975)]
    rim = [(.0350, .0985), (.0358, .1000), (.0352, .1014), (.0340, .1014), (.0333, .1003)]
    inner = [(.0331, .0975), (.0308, .066), (.0290, .040), (.0262, .006), (0, .0055)]
    core.lathe(p.rounded(outer + rim + inner, 2), handled_steel(), segments=128, smooth=60)
    core.lathe([(0, .087), (.0322, .087), (.0331, .0878)], m.glass("#f4f8f8", ior=1.33), segments=96, smooth=50)


def headboard(width, wood):
    """Two turned-edge posts with seven spindles between rails, at y = 0, across X."""
    for s in (-1, 1):
        core.box((.052, .052, 1.0), (s * (width / 2 + .03), 0, .50), wood, .010, segments=3)
        core.sphere(.030, (s * (width / 2 + .03), 0, 1.012), wood, 32, (1, 1, .8))
    for z, tall in ((.965, .075), (.60, .06)):
        core.box((width + .06, .036, tall), (0, 0, z), wood, .011, segments=3)
    for k in range(7):
        x = width * ((k + .5) / 7 - .5)
        core.lathe(p.rounded([(.011, .62), (.017, .68), (.011, .72), (.015, .79), (.011, .86), (.017, .91), (.011, .945)], 2), wood, (x, 0, 0), 24, True)


def bedside(wood):
    """Small table with a drawer, its foot on the floor, for the right of the bed."""
    core.box((.40, .36, .024), (0, 0, .588), wood, .007, segments=3)
    core.box((.35, .31, .13), (0, 0, .512), wood, .004)
    core.box((.30, .012, .095), (0, -.158, .512), wood, .004)
    core.sphere(.011, (0, -.170, .512), m.brass(.35), 20)
    for x in (-.165, .165):
        for y in (-.14, .14):
            core.box((.032, .032, .58), (x, y, .29), wood, .005)


def made_bed(width, length, top):
    """Mattress, a tucked sheet, a blanket across the foot, a pillow; returns the points of what lies there."""
    white, pale = slept.linen("#dcd9d1", .40, 1.0), slept.linen("#e3e0d8", .42, 1.0)
    rust = slept.linen("#84503c", .6, 2.2, slub=.24)
    core.box((width, length - .02, .18), (0, -length / 2, top - .09), slept.linen("#b9b6ac", .4, 1.5, slub=.12), .05, segments=4)
    mattress = slept.block((width + .01, length, .19), (0, -length / 2, top - .09), .05)
    rails = slept.block((width + .10, length + .04, .34), (0, -length / 2, .17), .02)
    ground = (np.array([(-3, -4, .01), (3, -4, .01), (3, 2, .01), (-3, 2, .01)]), np.array([(0, 1, 2), (0, 2, 3)]))
    stack = [mattress, rails, ground]
    under = slept.sheet((width + .62, length + .22), (0, -length / 2 - .08, top + .05), stack, .024, .8, (.985, .985), .006, .018, 5, frames=50, shrink=-.045)
    slept.show(under, white, (width + .62, length + .22), .0025)
    stack.append(under[:2])
    blanket = slept.sheet((width + .66, .66), (.0, -1.52, top + .11), stack, .022, 2.2, (.975, .96), .010, .05, 8, frames=55, shrink=-.035, bend=.9)
    slept.show(blanket, rust, (width + .66, .66), .007)
    board = slept.block((1.2, .06, 1.2), (0, .01, .6), .01)
    one = slept.pillow((.66, .42), 1.9, 3, .018, 0, stack + [board], ((-.02, -.18, top + .22), (58, 0, 3)), 24, .5, -.015)
    slept.show_pillow(one, pale)
    return np.concatenate([under[0], blanket[0]])


def standard():
    """Over the foot of the bed, in the light of the window at the left; the wall and its lamp are out of focus."""
    p.fresh()
    h, left, right = 2.72, -.62, 1.9
    wall = aged.dado(BLUE, "#d6d1c4", 1.16)
    wood = aged.waxed(*WOOD)
    i.floor((8, 12), room.slabs("#837e73", (.25, .25), "#4f4a42", .0016, .29, .13, .40))
    core.box((6, .2, h), (1, .1, h / 2), wall, 0)
    core.box((.2, 7, h), (right + .1, -2.2, h / 2), wall, 0)
    core.box((6, .2, h), (1, -5.6, h / 2), aged.lime("#cfc9bb", .5), 0)
    core.box((7, 8, .1), (1, -2.5, h + .05), aged.lime("#dad6ca", .3), 0)
    width, length, top = .94, 1.92, .55
    with core.at((0, -.07, 0)):
        headboard(width, wood)
        for s in (-1, 1):
            core.box((.030, length, .13), (s * (width / 2 + .02), -length / 2, .30), wood, .008, segments=3)
            core.box((.052, .052, .50), (s * (width / 2 + .03), -length - .02, .25), wood, .010, segments=3)
        core.box((width + .06, .034, .13), (0, -length - .02, .32), wood, .010, segments=3)
        lies = made_bed(width, length, top)
        towel = slept.linen("#e4e1d9", .18, 3.4, slub=.16)
        z = slept.height(lies, .02, -1.02, .14)
        with core.at((.02, -1.02, z - .004), 12):
            photo.folded((.40, .27), 4, .019, towel, 4, .005)
        with core.at((.03, -1.01, z + .071), 5):
            photo.folded((.30, .21), 3, .016, towel, 7, .004)
        key(.055, -1.035, z + .071 + .047, 148)
    with core.at((.86, -.26, 0)):
        bedside(wood)
        with core.at((-.03, .03, .60)):
            f.table_lamp("turned", .46, 9, "#e9d3a8", 1.5)
        with core.at((-.06, -.115, .60)):
            tumbler()
        core.box((.125, .19, .022), (.115, -.07, .611), m.plain("#5c6a52", .7), .003, (0, 0, 16))
    with core.at((.30, -.012, 1.62)):
        room.framed((0, 0, 0), 0, (.34, .44), photo.timber("#3b271a", .4), 4)
    room.switches((1.24, -.004, 1.30), keys=3)
    aged.cable([(.92, -.14, .61), (1.04, -.06, .54), (1.12, -.02, .62), (1.22, -.016, 1.22)], .0028, "#d9d5ca", .03)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .3)
    core.indoors()
    aged.plain_bounces({"dado": ("#6d828b", "#cbc6b9"), "aged lime": "#cbc6b9", "waxed": "#563b29", "linen": "#bdb8ac", "slabs": "#7b766c"}, 1.16)
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 3, 2
    core.area((left - .9, -1.35, 1.75), (.3, -.9, .55), (1.15, 1.35), 70, (.93, .97, 1))
    core.area((.9, -4.4, 2.3), (.2, -1.0, .7), (1.4, 1.2), 18, (1, .985, .96))
    photo.window_gleam((left - .9, -1.35, 1.75), (.3, -.9, .55), (1.15, 1.35), (2, 2), 3.0)
    core.camera((.62, -3.02, 1.16), (.16, -.66, .80), 44, level=True, fstop=1.8, focus=(.05, -1.10, .64))
    return {"size": (1200, 800), "look": photo.look(.14, contrast=1.02, vignette=.18)}


PICTURES = {
    "rooms/standard": standard,
}

FINISH = {
    "rooms/standard": {"glow": (.14, .6), "fade": .1, "soft": .12},
}
