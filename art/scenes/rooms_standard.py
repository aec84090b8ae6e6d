"""Standard room near the station when the lamp is lit: a pillow at the head of the single bed, a steel tumbler, a book and the key on the table beside it, a worn blue dado behind; 56 mm."""
import bpy

from kit import aged, core, furniture as f, household as p, interior as i, materials as m, photo, pillow, room, slept
from scenes import gallery_library as library
from scenes.facilities_lobby import key
from scenes.rooms_suite import dented, woven

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


def made_bed(width, top):
    """Mattress, a tucked sheet, a rust blanket with the sheet folded back over it, a pillow against the head at y = 0."""
    core.box((width, 1.92, .20), (0, -.96, top - .10), slept.linen("#b9b6ac", .4, 1.5, slub=.12), .05, segments=5)
    photo.bedding(width, 1.95, top + .004, .30, slept.linen("#d6d2c8", .16, 1.8), 4, .02, .012, cell=.007, crumple=2.2, name="Sheet")
    photo.bedding(width + .012, 1.93, top + .022, .28, slept.linen("#84503c", .45, 2.6, slub=.26), 8, .47, .020, cell=.008, crumple=1.8, name="Blanket")
    photo.bedding(width + .024, .70, top + .034, .29, slept.linen("#dedad0", .22, 1.8), 9, .45, .016, False, .007, 1.9, name="Fold")
    on = [slept.block((width + .2, 2.4, .2), (0, -1.0, top - .092)), slept.block((width + .2, .2, 1.4), (0, .115, .9))]
    place, turn = (-.03, -.17, top + .212), (62, 2, -3)
    shape = pillow.loose((.66, .44), 5, 2.2, .022, (place, turn), on, .09, crease=13, high=(.0012, .0042))
    pillow.show(dented(shape, (place, turn), (.07, .05), (.15, .11), .045, 8), woven("#d0ccc3", "#ebe8e1", "white weave"), photo.cotton("#d4d0c7", 900, .95, .08), .0030)


def left_book():
    """Cloth-bound book lying shut, a strip of paper in it."""
    t, h, d = .023, .184, .124
    with core.at((h / 2, -d / 2, 0), (0, -90, 0)):
        library.old_book(t, h, d, ("#3d4a3c", False), 31)
    core.box((.060, .016, .0005), (.085, .016, .0125), m.paper("#d9d2bf"), 0, (0, 3, 8))


def standard():
    """From beside the bed to its pillow and the table; the lamp lights its corner, grey daylight the rest."""
    p.fresh()
    h, left, right = 2.72, -.62, 1.9
    wall = aged.dado(BLUE, "#d6d1c4", 1.075, wear=1.5)
    wood = aged.waxed(*WOOD)
    i.floor((8, 12), room.slabs("#837e73", (.25, .25), "#4f4a42", .0016, .29, .13, .40))
    core.box((6, .2, h), (1, .1, h / 2), wall, 0)
    core.box((.2, 7, h), (right + .1, -2.2, h / 2), wall, 0)
    core.box((6, .2, h), (1, -5.6, h / 2), aged.lime("#cfc9bb", .5), 0)
    core.box((7, 8, .1), (1, -2.5, h + .05), aged.lime("#dad6ca", .3), 0)
    width, top = .94, .55
    with core.at((0, -.07, 0)):
        headboard(width, wood)
        made_bed(width, top)
    with core.at((.765, -.27, 0), -2):
        bedside(wood)
        with core.at((.035, .055, .60)):
            f.table_lamp("turned", .44, 7, "#e9d3a8", 1.15)
        with core.at((-.125, -.050, .60), 30):
            tumbler()
        with core.at((.030, -.085, .60), 64):
            left_book()
        key(-.095, -.130, .60, 118)
    aged.cable([(.83, -.12, .61), (1.00, -.06, .54), (1.06, -.02, .62), (1.12, -.016, 1.22)], .0028, "#d9d5ca", .03)
    core.sky_gradient([(-10, "#8a8a80"), (0, "#dfe4e6"), (70, "#a9bccb")], .3)
    core.indoors()
    aged.plain_bounces({"dado": ("#6d828b", "#cbc6b9"), "aged lime": "#cbc6b9", "waxed": "#563b29", "linen": "#bdb8ac", "slabs": "#7b766c"}, 1.075)
    c = bpy.context.scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 3, 2
    core.area((left - .9, -1.25, 1.65), (.3, -.5, .6), (1.0, 1.3), 42, (.90, .955, 1))
    core.area((.9, -4.4, 2.3), (.4, -.6, .7), (1.4, 1.2), 5, (1, .985, .96))
    photo.window_gleam((left - .9, -1.25, 1.65), (.5, -.3, .65), (1.0, 1.3), (2, 2), 2.4)
    core.camera((.70, -1.86, 1.10), (.452, -.20, .795), 56, level=True, fstop=2.2, focus=(.66, -.34, .64))
    return {"size": (1800, 1200), "look": photo.look(.115, contrast=1.05, vignette=.2, texture=.12)}


PICTURES = {
    "rooms/standard": standard,
}

FINISH = {
    "rooms/standard": {"glow": (.14, .6), "fade": .1},
}
