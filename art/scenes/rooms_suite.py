"""Business Suite and Premium Room: the two largest rooms."""
from kit import core, furniture as f, interior as i, materials as m


def tea_for_two(z):
    """Tray with pot, two cups and a plate of biscuits on a table top at z."""
    with core.at((0, 0, z), 12):
        f.tray((.42, .3))
        with core.at((-.09, .03, .013), 200):
            f.teapot("#1f6f6b", .85)
        for x, y in ((.1, .05), (.07, -.07)):
            with core.at((x, y, .013)):
                f.cup("#f3ecdf")


def business_suite():
    """Large corner suite, late afternoon: cane king bed, laterite wall, sitting corner, desk."""
    h = 3.3
    wall = m.plaster("#efe4d0")
    i.plank_floor((8, 8.4), "#6a4226", .15, 2.2, (0, -1.6, 0), "y", .26)
    i.ceiling((8, 8.4), h, m.plaster("#f1e6d3"), (0, -1.6))
    # left wall with three French windows, back wall, right wall
    openings = [(1.15, .02, 1.35, 2.5), (3.0, .02, 1.35, 2.5), (4.85, .02, 1.35, 2.5)]
    i.wall((-3.7, 1.6), (-3.7, -5.6), h, wall, openings)
    for off, *_ in openings:
        i.window(1.35, 2.5, 2, 3, depth=.09, transom=.55, location=(-3.8, 1.6 - off - .675, .02), turn=90)
    i.wall((3.2, 1.6), (-3.7, 1.6), h, wall)
    i.wall((3.2, -5.6), (3.2, 1.6), h, wall)
    i.wall((-3.7, -5.6), (3.2, -5.6), h, wall)
    i.laterite_wall(3.9, 2.62, .1, location=(-1.75, 1.49, .0))
    core.box((4.0, .14, .07), (.2, 1.52, 2.655), m.wood(), .012)
    i.beams(5, 8.4, 1.45, h, (-.2, -1.6), (.14, .2))
    core.box((6.9, .16, .2), (-.25, 1.5, h - .1), m.wood(), .01)
    for a, b in (((-3.7, 1.6), (-1.75, 1.6)), ((2.15, 1.6), (3.2, 1.6)), ((3.2, 1.6), (3.2, -5.6))):
        i.skirting(a, b)
    # curtains
    i.curtain_rod(5.6, (-3.52, -2.1, 2.72), 90)
    sheer, drape = m.sheer(), m.drape("#d9c6a0", .35)
    for y in (.62, -1.22, -3.05):
        i.curtain(.42, 2.66, sheer, location=(-3.52, y + .02, .02), turn=90, seed=int(10 + y * 3))
    i.curtain(.55, 2.68, drape, location=(-3.5, 1.05, .02), turn=90, seed=5)
    i.curtain(.5, 2.68, drape, location=(-3.5, -4.7, .02), turn=90, seed=6)
    # bed
    with core.at((.2, 1.42, 0)):
        f.bed(2.0, 2.1, "cane", cover="#efe7d8", throw=m.TEAL, cushions=(m.LATERITE, "#c9973f", m.TEAL), head=1.32, rows=2,
              height=.62, throw_stripe="#c9973f", runner=.7)
    for s in (-1, 1):
        with core.at((.2 + s * 1.42, 1.2, 0)):
            f.bedside(.55, .44, .56, style="cane")
            with core.at((.03 * s, .06, .56)):
                f.table_lamp("ceramic" if s < 0 else "ceramic", .58, 13)
            with core.at((-.14 * s, -.1, .56)):
                if s < 0:
                    f.book((.15, .21, .022), m.LATERITE, turn=14)
                    f.book((.14, .2, .02), "#d9c6a0", (0, 0, .023), -6)
                else:
                    f.carafe(.95)
                    with core.at((.02, -.11, 0)):
                        f.glass_tumbler()
    with core.at((.2, -1.02, 0)):
        f.bench(1.5, .44, .46, seat="#c9b083")
        with core.at((-.35, 0, .5), 8):
            f.folded_towels(2, (.4, .26))
        f.book((.2, .26, .02), m.TEAL, (.4, .02, .5), 20)
    # sitting corner by the windows
    i.rug((3.0, 2.1), (-1.75, -2.35, 0), 0, colour="#dccdaa", border=m.LATERITE, second=m.TEAL)
    with core.at((-2.75, -1.35, 0), 42):
        f.armchair(cushion_colour=m.LATERITE)
    with core.at((-2.72, -3.2, 0), 128):
        f.armchair(cushion_colour="#c9973f")
    with core.at((-1.75, -2.3, 0)):
        f.round_table(.42, .44, foot="brass")
        tea_for_two(.44)
        f.open_book((.18, -.22, .44), -25)
    with core.at((-3.2, .95, 0)):
        f.potted_palm(1.9, 14, "clay", 3)
    # desk at the right wall
    with core.at((2.82, -1.7, 0), -90):
        f.desk(1.5, .6)
        with core.at((-.52, .1, .76)):
            f.table_lamp("brass", .5, 9)
        core.box((.36, .25, .014), (.1, -.06, .767), m.plain("#b9b4aa", .35, .8), .004)
        core.box((.36, .012, .24), (.1, .085, .885), m.plain("#26262a", .25, .4), .004, (-14, 0, 0))
        f.book((.16, .22, .024), m.LATERITE, (.5, .05, .76), 10)
        f.book((.15, .2, .02), m.CREAM, (.5, .05, .785), -4)
    with core.at((2.25, -1.75, 0), 78):
        f.dining_chair(arms=True)
    with core.at((3.19, -1.7, 1.72), -90):
        f.framed_picture(.85, 1.0, "sunset")
    with core.at((3.19, .35, 1.75), -90):
        f.framed_picture(.5, .62, "palm")
    with core.at((-1.75, -2.3, h)):
        f.pendant(.34, 1.0, "rattan", 26)
    for x in (-.9, 1.3):
        core.spot((x, .75, h - .22), (x, 1.5, 1.3), 22, angle_deg=75)
    # outside
    core.sky_gradient([(-10, "#b89a70"), (0, "#f3dcae"), (14, "#cfd6cf"), (60, "#7fa6c4")], .9)
    core.indoors()
    core.sun(24, 258, 11, (1, .79, .53), .9)
    i.view("garden", (-13, -2.5, -3.2), 26, 11, 90, .8)
    i.palms_outside([(-6.6, 1.2, -1.9), (-7.4, -.6, -1.9)], 3, 2.2)
    i.window_light((-4.1, -1.9, 1.4), (0, -1.9, 1.0), (5.5, 2.4), 150)
    core.area((.2, -5.4, 2.6), (0, 0, 1), (5, 1.2), 45, (1, .86, .68))
    core.camera((2.35, -5.1, 1.42), (-.55, .9, 1.12), 23, level=True)
    return {"size": (1200, 800), "look": {"key": .16}}


PICTURES = {
    "rooms/business-suite": business_suite,
}
