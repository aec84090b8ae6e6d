"""Nilavara Harbour, Fort Kochi: a brass tumbler of tea on the sill beside an open shutter when the sun comes in level, the front farther along out of focus."""
import numpy as np

from kit import architecture as arch
from kit import core, household as p, photo, plants, surfaces as s, weathered as old
from kit import landscape as land
from kit.solid import area_light, copy_at, scatter, sun_light, surface
from scenes import gallery_filter_coffee as coffee, hero_harbour as harbour
from scenes.exterior_kottayam import chamber


def old_green():
    """Sea-green oil paint of many years: chalked where the sun reaches it, crazed along the grain, flaked to the grey wood and to an older blue at the edges."""
    g = s.Graph("old green paint")
    at = g.world()
    slow, mid, fine = g.noise(at, 2.2, 5, .6), g.noise(at, 17, 7, .68, .4), g.noise(at, 150, 4, .62)
    grain = g.noise(g.world((60, 60, 2.2)), 1, 5, .6)
    tone = g.ramp(slow, (.32, "#1c4236"), (.55, "#285646"), (.72, "#426f5b"))
    tone = g.mix(g.math("MULTIPLY", g.ramp(fine, (.45, 0.0), (.75, 1.0)), .22), tone, "#7d9484")
    worn = g.math("ADD", mid, g.math("MULTIPLY", g.math("SUBTRACT", grain, .5), .55))
    older, bare = g.ramp(worn, (.615, 0.0), (.625, 1.0)), g.ramp(worn, (.65, 0.0), (.66, 1.0))
    tone = g.mix(g.math("MULTIPLY", older, .7), tone, "#466467")
    tone = g.mix(g.math("MULTIPLY", bare, .92), tone, g.ramp(grain, (.35, "#463e35"), (.65, "#6f675b")))
    crack = g.ramp(grain, (.335, 1.0), (.36, 0.0))
    tone = g.mix(g.math("MULTIPLY", crack, .55), tone, "#10211b")
    dirt = g.ramp(g.noise(g.world((12, 12, .9)), 1, 5, .6), (.54, 0.0), (.74, 1.0))
    tone = g.mix(g.math("MULTIPLY", dirt, .4), tone, "#2f2a20")
    height = g.math("SUBTRACT", g.math("ADD", g.math("MULTIPLY", grain, .35), g.math("MULTIPLY", fine, .15)), g.math("ADD", g.math("MULTIPLY", older, .35), g.math("ADD", g.math("MULTIPLY", bare, .45), g.math("MULTIPLY", crack, .5))))
    rough = g.math("ADD", .40, g.math("MULTIPLY", g.math("MAXIMUM", bare, g.ramp(fine, (.4, 0.0), (.7, .5))), .4))
    return g.done(g.principled(Base_Color=tone, Roughness=rough, Specular=.4, Normal=g.bump(height, .7, .0022)))


WALL = 7.0  # the face of the front (m)
SILL = 1.033
CUP = -4.80, WALL - .088  # where it stands on the sill


def sill_stone(kit, x0, x1, y0, top, deep=.20, high=.08, nose=.012, seed=7):
    """One dressed stone from x0 to x1, its front edge at y0: hollow where hands rest, the nose round, the face left a little rough, both ends closed."""
    turn = np.radians(np.linspace(0, 90, 9))
    y = np.concatenate([np.linspace(deep, nose + .004, 40), nose - nose * np.sin(turn), np.zeros(18)])  # from the back over the nose and down
    z = np.concatenate([np.zeros(40), nose * np.cos(turn) - nose, np.linspace(-nose - .004, -high, 18)])
    out_y, out_z = np.concatenate([np.zeros(40), -np.sin(turn), -np.ones(18)]), np.concatenate([np.ones(40), np.cos(turn), np.zeros(18)])
    uu, yy = np.meshgrid(np.arange(x0, x1 + .004, .008), y)
    zz = np.broadcast_to(z[:, None], uu.shape)
    rough = core.fractal_noise(uu * 7 + 13 * seed, (yy - zz) * 9, 5, seed) - .5
    fine = core.fractal_noise(uu * 60 + seed, (yy - zz) * 60, 3, seed + 1) - .5
    ends = .006 * np.clip(1 - np.minimum(uu - x0, x1 - uu) / .012, 0, 1) ** 2
    push = .006 * rough * (.4 + (out_y[:, None] < -.9)) + .0022 * fine - ends
    face = np.stack([uu, y0 + yy + push * out_y[:, None], top + zz + push * out_z[:, None]], -1)
    kit["stone~"].grid(face, .5)
    for x, side in ((x0, face[:, :1]), (x1, face[:, -1:])):
        kit["stone~"].grid(np.concatenate([side, np.broadcast_to((x, y0 + deep, top - high), side.shape)], 1), .5)


def kochi():
    """60 mm along the wall: the tea on the sill and the shutter are sharp, what lies farther along the wall is not."""
    p.fresh()
    old.few_bounces()
    kit = harbour.make_kit(.10)
    ochre = harbour.old_ochre()
    paint = old_green()
    pane, tile, granite = harbour.pane(), old.tiles(), old.damp_stone(light="#7d766b")
    kit.materials.update({"wall": ochre, "wall~": ochre, "shutter": paint, "shutter~": paint, "white": harbour.weathered("chalk", "#b5a98f", "#d6cbb3", .85),
                          "paving": harbour.wet_granite(.04), "step": granite, "stone": granite, "stone~": granite, "lit": pane, "glass": pane, "tile": tile, "tile~": tile, "lamp": s.glow("#ffc890", 5.0),
                          "room": old.lime(.35, "#8d7a58", "#6c5b40", "#4b3d2e", "distemper"), "oxide": s.matt("#3a1d15", .35, name="floor"), "shade~": s.shade("#e8c897", 1.2), "print": s.matt("#6b614e", .5, name="print"),
                          "book": surface("books", "#2a1712", "#6d5a3c", 2.0, tint=.9, rough=.75, bump=.1), "cloth~": s.cloth("#d9d0ba", "#c3b89e")})
    kit.stand(0, WALL, 0, 0)
    harbour.warehouse(kit, lit=(), swing=(150, 128, 168, 172, 140, 160, 120))
    kit.at(-15, 0, 0)
    chamber(kit, 9.2, 12.6, 3.6, (9.5, 11.1), 6, (11.9, 2.6, .95), (11.5, 1.5, .5, .64), .35, 3.2, .52)
    for side, wide in ((-1, .62), (1, .50)):
        old.curtain(kit, 10.71 + side * .62, 1.1, wide, 1.96, side, .20, 7, 1)
    sill_stone(kit, 9.935, 11.485, -.155, SILL + .001, .28)
    kit["shutter"].box((10.045, -.018, SILL - .004), (11.375, .03, 1.128), .006)  # the lower rail of the window's frame, down to the sill
    kit.at()
    arch.paving(kit, -16, 40, -8.2, -.12, .02, (.95, .62), .014, "paving", 8)
    kit["black"].box((-16, -8.2, -.2), (40, 0, -.035), 0)
    kit.build()
    with core.at((*CUP, SILL + .0012), 25):
        coffee.dabarah()
        with core.at((.0035, -.004, .0034), (1.2, -.8, 40)):
            coffee.tumbler(.0865)
    # what the panes mirror: the trees on the other side of the lane
    mirrored = photo.view(photo.blurred_garden(seed=5, sky=.5, disc=.05), (6, -6, -.5), 46, 15, 180, .55)
    mirrored.visible_camera = False
    # trees beside the picture throw their shadows along the wall
    tree = plants.tree(9, 4.2, 6, 9000, .26, "#1d2716", "#566238", .16, base=.42)
    for spot in ((12.5, 2.4, 0, 40, .8), (19.5, .2, 0, 190, 1.0)):
        copy_at(tree, *spot).visible_camera = False
    tree.hide_render = True
    thin = plants.tree(9, 4.2, 7, 2300, .30, "#1d2716", "#566238", .14, base=.42)
    scatter(thin, [(9.6, 2.5, 2.4, 10, .45)])
    land.sky("golden", .62, azimuth=100, clouds=.8, seed=3.1, sun=(106, 12, "#ffd9a0", 1.6, 26),
             stops=[(-6, "#b29a78"), (0, "#f3dfbc"), (8, "#e8dcc6"), (20, "#b6c3ca"), (45, "#86a4bd"), (90, "#5d80a4")])
    sun_light(113, 17, 6.5, (1, .80, .56), .4)
    area_light((-7.6, 3.0, 2.9), (-4.6, WALL, 1.2), (3, 2), 55, (.95, .97, 1.0))  # the open sky over the lane
    photo.window_gleam((-7.6, 3.0, 2.9), (-4.6, WALL, 1.2), (3, 2), (1, 1), 2.2, "#f0f2f0")  # and as the brass mirrors it
    eye, bearing = (-5.74, 6.50, 1.235), np.radians(25.0)
    core.camera(eye, (eye[0] + 10 * np.cos(bearing), eye[1] + 10 * np.sin(bearing), eye[2]), 60, fstop=2.8, focus=(CUP[0], CUP[1] - .03, SILL + .06), level=True, shift_y=-.06)
    return {"size": (1200, 800), "look": photo.look(.135, contrast=1.03, saturation=.80, bloom=.07, bloom_threshold=1.4, vignette=.2, texture=.10)}


PICTURES = {"exteriors/kochi": kochi}

FINISH = {
    "exteriors/kochi": {"glow": (.16, .55), "fade": .12, "saturation": .92},
}
