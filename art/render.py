#!/usr/bin/env python3
"""Render the pictures.

    python3 art/render.py facilities/lobby --draft     300 px wide, into art/.drafts/
    python3 art/render.py rooms/ --preview             600 px wide, a whole series
    python3 art/render.py all                          full size, into content/pictures/
    python3 art/render.py rooms/deluxe --regrade       tone-map the kept render again
    python3 art/render.py rooms/deluxe --finish        only the module's FINISH, on the picture that is there
    python3 art/render.py all --accept                 call what is there up to date

A picture is skipped when neither its scene module nor the kit modules that it
imports, nor its factor in ENLARGED, changed since the last full render
(art/rendered.json); --force overrides. Only one full-size render runs at a time.
"""
import argparse
import ast
import fcntl
import hashlib
import json
import os
import subprocess
import sys
import time

ART = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(ART)
DRAFTS = os.path.join(ART, ".drafts")
PICTURES = os.path.join(ROOT, "content", "pictures")
STATE = os.path.join(ART, "rendered.json")
WIDTHS = {"draft": 300, "preview": 600, "full": None}
SCALE = 1.25  # traced so many times wider and higher, then reduced
SAMPLES = 24  # rays a traced pixel
GRAIN = 0.010  # walls and cloth look painted without it
FINE_GRAIN = 0.007  # over the grain of a picture that is finished later: it hides the steps of eight bits
# What the site shows wider than its scene's size: how many times wider and higher, a folder or one picture. CROP, FAR and grain grow with it
ENLARGED = {
    "exteriors/boathouse": 1.755, "exteriors/elamakkara": 1.755, "exteriors/ernakulam-south": 1.755, "exteriors/guruvayoor": 1.755, "exteriors/kalamassery": 1.755,
    "exteriors/kochi": 1.6,
    "exteriors/kottayam": 1.755, "exteriors/thrissur": 1.755, "exteriors/trivandrum": 1.755, "exteriors/vazhakala": 1.755,
    "gallery/": 1.755, "gallery/elamakkara/garden-bath": 1.404, "gallery/kalamassery/breakfast-counter": 1.404, "gallery/kochi/fish-table": 1.404,
    "gallery/kottayam/rain": 1.404,
    "facilities/pool": 1.5, "hero/arrival": 1.5, "hero/courtyard": 1.5, "hero/harbour": 1.5, "hero/hills": 1.5,
    "rooms/deluxe": 1.5, "rooms/super-deluxe": 1.5,
}


def enlargement(name):
    """How many times wider and higher than its scene says a picture is rendered in full."""
    return ENLARGED.get(name) or ENLARGED.get(name.split("/")[0] + "/", 1)


# ------------------------------------------------------------ outer part
def scene_index():
    """{picture: scene module name}, read from the PICTURES dictionaries."""
    index = {}
    folder = os.path.join(ART, "scenes")
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".py") or name.startswith("_"):
            continue
        try:
            with open(os.path.join(folder, name), encoding="utf-8") as source:
                tree = ast.parse(source.read())
        except SyntaxError as error:
            print(f"{name}: {error}", file=sys.stderr)
            continue
        for node in tree.body:
            if isinstance(node, ast.Assign) and any(getattr(t, "id", "") == "PICTURES" for t in node.targets):
                for key in node.value.keys:
                    index[key.value] = name[:-3]
    return index


def module_files(path, seen=None):
    """The module and every kit or scene module that it imports, transitively."""
    seen = set() if seen is None else seen
    if path in seen or not os.path.exists(path):
        return seen
    seen.add(path)
    with open(path, encoding="utf-8") as source:
        tree = ast.parse(source.read())
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.ImportFrom) and node.level <= 1:
            base = node.module or ""
            if node.level == 1:
                base = ".".join(filter(None, [os.path.basename(os.path.dirname(path)), base]))
            names = [base] + [f"{base}.{a.name}" for a in node.names]
        elif isinstance(node, ast.Import):
            names = [a.name for a in node.names]
        for name in names:
            if name.split(".")[0] in ("kit", "scenes") and "." in name:
                module_files(os.path.join(ART, *name.split(".")) + ".py", seen)
    return seen


def digest(module):
    """Hash of the sources a scene module depends on."""
    result = hashlib.sha256()
    for path in sorted(module_files(os.path.join(ART, "scenes", module + ".py"))):
        with open(path, "rb") as source:
            result.update(source.read())
    return result.hexdigest()[:16]


def load_state():
    """What was rendered from which sources."""
    if os.path.exists(STATE):
        with open(STATE, encoding="utf-8") as file:
            return json.load(file)
    return {}


def record(name, **changes):
    """Remember a finished picture: the hash of its sources, its samples and how much larger than shown it was traced."""
    with open(os.path.join(DRAFTS, "state.lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        state = load_state()
        state[name] = {key: value for key, value in {**state.get(name, {}), **changes}.items() if value is not None}
        lines = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in sorted(state.items()))
        with open(STATE, "w", encoding="utf-8") as file:
            file.write("{\n" + ",\n".join(lines) + "\n}\n")


def outer():
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+", help="picture names, prefixes ending in /, or all")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--preview", action="store_true")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--regrade", action="store_true")
    parser.add_argument("--finish", action="store_true")
    parser.add_argument("--accept", action="store_true")
    parser.add_argument("--samples", type=int, default=0, help=f"rays a traced pixel, default {SAMPLES} (10 for drafts and previews)")
    parser.add_argument("--scale", type=float, default=SCALE, help=f"traced so much larger than shown, default {SCALE}")
    parser.add_argument("--threads", type=int, default=0, help="default 2 (1 for drafts)")
    args = parser.parse_args()
    if args.scale < 1:
        parser.error("--scale: at least 1")
    os.nice(10)
    os.makedirs(DRAFTS, exist_ok=True)
    mode = "draft" if args.draft else "preview" if args.preview else "full"
    index = scene_index()
    chosen = [n for n in index if any(
        a == "all" or n == a or (a.endswith("/") and n.startswith(a)) for a in args.names)]
    for asked in args.names:
        if asked != "all" and not any(n == asked or n.startswith(asked) for n in chosen):
            print(f"{asked}: no such picture", file=sys.stderr)
    failed = 0
    for name in chosen:
        source = digest(index[name])
        target = os.path.join(PICTURES, name + ".jpg")
        if args.accept:
            if os.path.exists(target) and name in load_state():
                record(name, sources=source)
            continue
        if args.finish and (mode != "full" or not os.path.exists(target) or "finished" in load_state().get(name, {})):
            print(f"{name}: finished already, or not there: render it again")
            continue
        if mode == "full" and not args.force and not args.regrade and not args.finish:
            known = load_state().get(name, {})
            if os.path.exists(target) and known.get("sources") == source and known.get("enlarged", 1) == enlargement(name):
                print(f"{name}: up to date")
                continue
        output = target if mode == "full" else os.path.join(DRAFTS, name.replace("/", "-") + ".jpg")
        os.makedirs(os.path.dirname(output), exist_ok=True)
        threads = args.threads or (2 if mode == "full" else 1)
        command = ["blender", "-b", "--factory-startup", "-t", str(threads), "-P", os.path.abspath(__file__), "--",
                   name, index[name], mode, output, str(args.samples or (SAMPLES if mode == "full" else 10)), str(args.scale), str(threads),
                   "regrade" if args.regrade else "finish" if args.finish else "render"]
        begin = time.time()
        # Blender's Python finds its library through PATH: the system's first. Threads of the denoiser do not spin while they
        # wait, and its memory is not given back between two layers, which takes half of its time
        place = dict(os.environ, PATH="/usr/bin:/bin:" + os.environ.get("PATH", ""), OMP_WAIT_POLICY="passive",
                     MALLOC_CONF="dirty_decay_ms:-1,muzzy_decay_ms:-1")
        run = subprocess.run(command, env=place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        lines = [line for line in run.stdout.splitlines() if line.startswith("@@")]
        if not any(line.startswith("@@done") for line in lines):
            failed += 1
            tail = "\n".join(run.stdout.splitlines()[-30:])
            print(f"{name}: FAILED\n{tail}", file=sys.stderr)
            continue
        if mode == "full":
            traced = next((line.split()[1:] for line in lines if line.startswith("@@traced")), None)
            record(name, sources=source, finished=True if "@@finished" in lines else None, enlarged=None if enlargement(name) == 1 else enlargement(name),
                   **({"samples": int(traced[0]), "scale": float(traced[1])} if traced else {}))
        detail = " ".join(line[2:] for line in lines if line.startswith("@@done"))
        print(f"{name}: {time.time() - begin:.0f} s {detail} -> {os.path.relpath(output, ROOT)}", flush=True)
    return 1 if failed else 0


# ------------------------------------------------- inner part (in Blender)
def inner(argv):
    """Build, render, denoise, tone-map and save one picture."""
    import importlib
    import bpy
    import numpy as np
    name, module, mode, output, samples, scale, threads, action = argv
    sys.path.insert(0, ART)
    from kit import core, develop, retouch
    kept = os.path.join(DRAFTS, name.replace("/", "-") + ("" if mode == "full" else "." + mode) + ".npz")
    begin = time.time()
    core.reset()
    scenes = importlib.import_module("scenes." + module)
    steps = getattr(scenes, "FINISH", {}).get(name)
    soft, part = (getattr(scenes, word, {}).get(name) if mode == "full" else None for word in ("FAR", "CROP"))
    larger = enlargement(name) if mode == "full" else 1
    if action == "finish":
        if steps:
            picture = develop.finish(load_picture(output), steps)
            save_jpeg(develop.grain(picture, steps.get("grain", FINE_GRAIN), larger), output, larger)
            print("\n@@finished\n@@done")
        return
    settings = scenes.PICTURES[name]()
    texture = (settings.get("look") or {}).get("texture")
    built = time.time() - begin
    if action == "regrade" and os.path.exists(kept):
        linear = np.load(kept)["linear"].astype(np.float32)
        traced = np.load(kept)["traced"].astype(np.float32) if texture else None
        rendered = 0.0
    else:
        from kit import denoise  # PyTorch takes seconds to load, and nothing else needs it
        scene = bpy.context.scene
        width, height = settings.get("size", (1200, 800))
        factor = WIDTHS[mode] / width if WIDTHS[mode] else float(scale) * larger
        width, height = round(width * factor), round(height * factor)
        count = int(samples)
        with open(os.path.join(DRAFTS, "cycles.lock"), "w") as lock:
            if mode == "full":
                fcntl.flock(lock, fcntl.LOCK_EX)
            started = time.time()
            passes = trace(scene, width, height, count, name)
            rendered = time.time() - started
        linear, traced = denoise.denoise(*passes, threads=int(threads), texture=bool(texture)), passes[0]
        print(f"\n@@traced {count} {factor / larger:.2f}")
        np.savez_compressed(kept, linear=linear.astype(np.float16), **({"traced": traced.clip(0, 6e4).astype(np.float16)} if texture else {}))
    if texture:
        from kit import denoise
        linear = denoise.lay_back(linear, traced, texture)
    picture = develop.grade(linear, settings.get("exposure", 0.0), settings.get("look"))
    if mode == "full":
        picture = develop.reduce(picture, *(round(side * larger) for side in settings.get("size", (1200, 800))))
    if steps:
        picture = develop.finish(picture, steps)
        print("\n@@finished")
    if soft:
        picture = retouch.far(picture, *enlarged(soft, larger))
    picture = cropped(picture, enlarged(part, larger))
    strength = (steps or {}).get("grain") or (settings.get("look") or {}).get("grain", GRAIN)
    picture = develop.grain(picture, strength, larger)
    lit = getattr(scenes, "DUSK", {}).get(name) if mode == "full" else None
    if lit:
        picture, larger = retouch.dusk(picture, load_picture(os.path.join(PICTURES, lit + ".jpg"))), enlargement(lit)
    save_jpeg(picture, output, larger)
    luma = develop.luminance(linear)
    mean = float(np.exp(np.log(luma + 1e-3).mean()))
    print(f"\n@@done (build {built:.0f}, render {rendered:.0f} s; "
          f"mean light {mean:.3f}, 95 % below {np.percentile(luma, 95):.2f})")


def trace(scene, width, height, samples, name):
    """Three arrays (h, w, 3), bottom row first: the picture, and the albedo and the normal that the denoiser asks for."""
    import bpy
    import numpy as np
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    scene.cycles.samples = samples
    scene.cycles.adaptive_min_samples = max(6, samples // 3)
    scene.cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    stem = f"{name.replace('/', '-')}.{os.getpid()}"
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = DRAFTS
    target.format.file_format = "OPEN_EXR"
    target.format.color_mode = "RGB"
    target.format.color_depth = "32"
    target.file_slots.clear()
    passes = ("Image", "Denoising Albedo", "Denoising Normal")
    for k, socket in enumerate(passes):
        target.file_slots.new(f"{stem}.{k}.")
        tree.links.new(source.outputs[socket], target.inputs[k])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], composite.inputs[0])
    scene.frame_set(1)
    bpy.ops.render.render()
    arrays = []
    for k in range(len(passes)):
        path = os.path.join(DRAFTS, f"{stem}.{k}.0001.exr")
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Linear" if k == 0 else "Non-Color"
        flat = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(flat)
        arrays.append(flat.reshape(height, width, 4)[..., :3].copy())
        bpy.data.images.remove(image)
        os.remove(path)
    return arrays


def enlarged(pixels, larger):
    """Lengths in pixels, nested in tuples as deep as they may be, so many times larger; None stays."""
    if isinstance(pixels, tuple):
        return tuple(enlarged(each, larger) for each in pixels)
    return pixels if pixels is None else pixels * larger


def cropped(picture, part):
    """The part (left, top, width, height in pixels) of a picture, bottom row first; all of it without a part."""
    if part is None:
        return picture
    left, top, width, height = map(round, part)
    end = picture.shape[0] - top
    return picture[end - height:end, left:left + width]


def load_picture(path):
    """sRGB array (h, w, 3) of a JPEG file, bottom row first."""
    import bpy
    import numpy as np
    image = bpy.data.images.load(path)
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[..., :3].copy()


def save_jpeg(picture, output, larger=1):
    """Write an sRGB array as JPEG, quality 88, or 82 if it is enlarged and each pixel less of it, or as high as 600 KB allow."""
    import bpy
    import numpy as np
    height, width = picture.shape[:2]
    image = bpy.data.images.new("Picture", width, height, alpha=False, float_buffer=False)
    flat = np.ones((height, width, 4), np.float32)
    flat[..., :3] = picture
    image.pixels.foreach_set(flat.ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    scene.view_settings.exposure, scene.view_settings.gamma = 0, 1
    scene.render.image_settings.file_format = "JPEG"
    scene.render.image_settings.color_mode = "RGB"
    partial = output + ".part.jpg"
    for quality in range(88 if larger == 1 else 82, 60, -2):
        scene.render.image_settings.quality = quality
        image.save_render(partial, scene=scene)
        if os.path.getsize(partial) <= 600_000:
            break
    os.replace(partial, output)


if __name__ == "__main__":
    if "--" in sys.argv and "-b" in sys.argv:
        inner(sys.argv[sys.argv.index("--") + 1:])
    else:
        sys.exit(outer())
