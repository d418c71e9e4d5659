"""Writes tiny-bundle: a latent diffusion model of random weights, and what it shall answer.

    python make_bundle.py

The answers are made with Python's diffusers and onnxruntime; noise and turns are those of libs/platform/onnx, written down here once more.
"""

import hashlib
import json
import math
from pathlib import Path

import diffusers
import numpy as np
import onnxruntime
import torch
from onnx import TensorProto, checker, helper, numpy_helper, save
from safetensors.numpy import save_file
from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors

from make_vectors import BETAS

HERE = Path(__file__).parent / "tiny-bundle"
CHANNELS, WIDTH, HEIGHT, PIXELS, TOKENS, FEATURES = 4, 16, 8, 4, 16, 8
SCALE, SHIFT = 0.18215, 0.0
PROMPT, NEGATIVE, SEED, FADE = "a stormy sea, at NIGHT", "blurry", 4_000_000_007, 64
random = np.random.default_rng(7)
FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64


# ---- the graphs


def weights(name, *shape):
    return numpy_helper.from_array((random.standard_normal(shape) * 0.4).astype(np.float32), name)


def constant(name, values, kind=np.int64):
    return numpy_helper.from_array(np.array(values, kind), name)


def write(name, nodes, tensors, constants):
    """`tensors` are (name, type, shape), inputs first; the last one is the output."""
    values = [helper.make_tensor_value_info(*tensor) for tensor in tensors]
    graph = helper.make_graph(nodes, name, values[:-1], values[-1:], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    checker.check_model(model, full_check=True)
    path = HERE / name / "model.onnx"
    path.parent.mkdir(parents=True, exist_ok=True)
    save(model, path)
    facts = [{"name": n, "type": "int64" if t == INT64 else "float32", "shape": s, "meaning": "random"} for n, t, s in tensors]
    facts = [{**f, "range": [0, len(VOCABULARY) - 1]} if f["type"] == "int64" and f["name"] == "input_ids" else f for f in facts]
    return {"model": f"{name}/model.onnx", "opset": 17, "inputs": facts[:-1], "outputs": facts[-1:]}


SAMPLE = ("sample", FLOAT, [1, CHANNELS, HEIGHT, WIDTH])
STATES = ("encoder_hidden_states", FLOAT, [1, TOKENS, FEATURES])


def text_encoder():
    nodes = [helper.make_node("Gather", ["table", "input_ids"], ["last_hidden_state"])]
    tensors = [("input_ids", INT64, [1, TOKENS]), ("last_hidden_state", FLOAT, [1, TOKENS, FEATURES])]
    return write("text_encoder", nodes, tensors, [weights("table", len(VOCABULARY), FEATURES)])


def controlnet():
    nodes = [
        helper.make_node("Conv", ["controlnet_cond", "patch"], ["seen"], kernel_shape=[PIXELS, PIXELS], strides=[PIXELS, PIXELS]),
        helper.make_node("Add", ["seen", "sample"], ["both"]),
        helper.make_node("Tanh", ["both"], ["mid_block_additional_residual"]),
    ]
    tensors = [
        SAMPLE, ("timestep", INT64, [1]), STATES, ("controlnet_cond", FLOAT, [1, 3, HEIGHT * PIXELS, WIDTH * PIXELS]),
        ("mid_block_additional_residual", FLOAT, [1, CHANNELS, HEIGHT, WIDTH]),
    ]
    return write("controlnet", nodes, tensors, [weights("patch", CHANNELS, 3, PIXELS, PIXELS)])


def unet():
    nodes = [
        helper.make_node("Conv", ["sample", "kernel"], ["seen"], kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
        helper.make_node("ReduceMean", ["encoder_hidden_states"], ["mean"], axes=[1], keepdims=0),
        helper.make_node("MatMul", ["mean", "words"], ["said"]),
        helper.make_node("Reshape", ["said", "shape"], ["guide"]),
        helper.make_node("Cast", ["timestep"], ["time"], to=FLOAT),
        helper.make_node("Mul", ["time", "thousandth"], ["strength"]),
        helper.make_node("Add", ["seen", "guide"], ["guided"]),
        helper.make_node("Mul", ["guided", "strength"], ["timed"]),
        helper.make_node("Add", ["timed", "mid_block_additional_residual"], ["controlled"]),
        helper.make_node("Tanh", ["controlled"], ["out_sample"]),
    ]
    tensors = [
        SAMPLE, ("timestep", INT64, [1]), STATES, ("mid_block_additional_residual", FLOAT, [1, CHANNELS, HEIGHT, WIDTH]),
        ("out_sample", FLOAT, [1, CHANNELS, HEIGHT, WIDTH]),
    ]
    constants = [
        weights("kernel", CHANNELS, CHANNELS, 3, 3), weights("words", FEATURES, CHANNELS), constant("shape", [1, CHANNELS, 1, 1]),
        constant("thousandth", [0.001], np.float32),
    ]
    return write("unet", nodes, tensors, constants)


def vae_decoder():
    nodes = [
        helper.make_node("ConvTranspose", ["latent_sample", "grow"], ["large"], kernel_shape=[PIXELS, PIXELS], strides=[PIXELS, PIXELS]),
        helper.make_node("Conv", ["large", "smooth"], ["colours"], kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
        helper.make_node("Tanh", ["colours"], ["picture"]),
    ]
    tensors = [("latent_sample", FLOAT, [1, CHANNELS, HEIGHT, WIDTH]), ("picture", FLOAT, [1, 3, HEIGHT * PIXELS, WIDTH * PIXELS])]
    return write("vae_decoder", nodes, tensors, [weights("grow", CHANNELS, 6, PIXELS, PIXELS), weights("smooth", 3, 6, 3, 3)])


# ---- the words


LETTERS = [chr(code) for code in range(ord("a"), ord("z") + 1)] + [",", ".", "'", "-"]
MERGES = [("s", "t"), ("e", "a</w>"), ("s", "ea</w>"), ("a", "t</w>"), ("n", "i"), ("ni", "g"), ("h", "t</w>"), ("nig", "ht</w>"), ("o", "r")]
VOCABULARY = {}
for word in [*LETTERS, *(letter + "</w>" for letter in LETTERS), *("".join(pair) for pair in MERGES), "<|startoftext|>", "<|endoftext|>"]:
    VOCABULARY.setdefault(word, len(VOCABULARY))


def tokenizer():
    """As the tokenizer of CLIP is built, with a few letters and merges."""
    end = "<|endoftext|>"
    made = Tokenizer(models.BPE(vocab=VOCABULARY, merges=MERGES, end_of_word_suffix="</w>", unk_token=end))
    made.normalizer = normalizers.Sequence([normalizers.NFC(), normalizers.Replace(Regex(r"\s+"), " "), normalizers.Lowercase()])
    pattern = Regex(r"""'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+""")
    made.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Split(pattern, behavior="removed", invert=True), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)]
    )
    made.post_processor = processors.RobertaProcessing(
        (end, VOCABULARY[end]), ("<|startoftext|>", VOCABULARY["<|startoftext|>"]), trim_offsets=False, add_prefix_space=False
    )
    made.decoder = decoders.ByteLevel()
    made.add_special_tokens(["<|startoftext|>", end])
    folder = HERE / "tokenizer"
    folder.mkdir(parents=True, exist_ok=True)
    made.save(str(folder / "tokenizer.json"), pretty=True)
    settings = {"tokenizer_class": "CLIPTokenizer", "bos_token": "<|startoftext|>", "eos_token": end, "pad_token": end, "unk_token": end}
    (folder / "tokenizer_config.json").write_text(json.dumps(settings, indent=2) + "\n")
    return made


def ids_of(made, text):
    ids = made.encode(text).ids
    ids = ids if len(ids) <= TOKENS else [*ids[: TOKENS - 1], ids[-1]]
    return ids + [VOCABULARY["<|endoftext|>"]] * (TOKENS - len(ids))


# ---- noise and turns, as libs/platform/random and libs/platform/onnx make them


def mix(value):
    bits = value & 0xFFFFFFFF
    bits = ((bits ^ (bits >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
    bits = ((bits ^ (bits >> 15)) * 0x846CA68B) & 0xFFFFFFFF
    return bits ^ (bits >> 16)


def hashed(seed, a, b=0, c=0):
    return mix(mix(mix(mix(seed + 0x9E3779B9) + a) + b) + c)


def stream_id(name):
    state = 0x811C9DC5
    for code in name.encode("ascii"):
        state = ((state ^ code) * 0x01000193) & 0xFFFFFFFF
    return mix(state)


def noise(seed, stream, length):
    numbers, name = np.zeros(length, np.float32), stream_id(stream)
    for i in range(0, length, 2):
        radius = math.sqrt(-2 * math.log((hashed(seed, name, i) + 1) / 2**32))
        angle = 2 * math.pi * hashed(seed, name, i + 1) / 2**32
        numbers[i : i + 2] = [radius * math.cos(angle), radius * math.sin(angle)]
    return numbers


# ---- the answers


CASES = {
    "ddim": ({"kind": "ddim", "spacing": "leading", "stepsOffset": 1, "setAlphaToOne": False, "prediction": "epsilon"}, 3, 5.0),
    "euler": ({"kind": "euler", "spacing": "trailing", "stepsOffset": 0, "prediction": "epsilon"}, 2, 1.0),
    "lcm": ({"kind": "lcm", "originalSteps": 50, "timestepScaling": 10, "prediction": "epsilon"}, 3, 1.0),
    "flow": ({"kind": "flow-match-euler", "shift": 3}, 3, 2.0),
}


def scheduler_of(facts):
    if facts["kind"] == "ddim":
        return diffusers.DDIMScheduler(**BETAS, clip_sample=False, set_alpha_to_one=False, steps_offset=1, timestep_spacing="leading")
    if facts["kind"] == "euler":
        return diffusers.EulerDiscreteScheduler(**BETAS, timestep_spacing="trailing")
    if facts["kind"] == "lcm":
        return diffusers.LCMScheduler(**BETAS, clip_sample=False)
    return diffusers.FlowMatchEulerDiscreteScheduler(num_train_timesteps=1000, shift=3.0)


def facts_of(facts):
    if facts["kind"] == "flow-match-euler":
        return {**facts, "trainSteps": 1000}
    return {**facts, "trainSteps": 1000, "betaStart": 0.00085, "betaEnd": 0.012, "betaSchedule": "scaled_linear"}


def paint(made, control, facts, steps, guidance):
    session = lambda name: onnxruntime.InferenceSession(HERE / name / "model.onnx", providers=["CPUExecutionProvider"])
    encoder, controls, network, decoder = (session(name) for name in ("text_encoder", "controlnet", "unet", "vae_decoder"))
    words = [PROMPT, NEGATIVE] if guidance > 1 else [PROMPT]
    states = [encoder.run(None, {"input_ids": np.array([ids_of(made, text)], np.int64)})[0] for text in words]
    scheduler = scheduler_of(facts)
    scheduler.set_timesteps(steps)
    shape, length = (1, CHANNELS, HEIGHT, WIDTH), CHANNELS * HEIGHT * WIDTH
    latents = torch.from_numpy(noise(SEED, "latents", length).reshape(shape) * np.float32(getattr(scheduler, "init_noise_sigma", 1)))
    for index, timestep in enumerate(scheduler.timesteps):
        turn = hashed(SEED, stream_id("turn"), index) % WIDTH
        seen = scheduler.scale_model_input(latents, timestep) if hasattr(scheduler, "scale_model_input") else latents
        feeds = {"sample": np.roll(seen.numpy(), turn, 3), "timestep": np.array([round(float(timestep))], np.int64)}
        condition = np.roll(np.stack([control] * 3)[None], turn * PIXELS, 3)
        answers = []
        for state in states:
            residual = controls.run(None, {**feeds, "encoder_hidden_states": state, "controlnet_cond": condition})[0]
            answers.append(network.run(None, {**feeds, "encoder_hidden_states": state, "mid_block_additional_residual": residual})[0])
        answer = answers[0] if guidance == 1 else answers[1] + guidance * (answers[0] - answers[1])
        prediction = torch.from_numpy(np.roll(answer, -turn, 3).astype(np.float32))
        fresh = torch.from_numpy(noise(SEED, f"step {index}", length).reshape(shape))
        module = diffusers.schedulers.scheduling_lcm
        module.randn_tensor = lambda *_, **__: fresh
        latents = scheduler.step(prediction, timestep, latents).prev_sample
    data = latents.numpy() / np.float32(SCALE) + np.float32(SHIFT)
    whole = decoder.run(None, {"latent_sample": data})[0][0]
    turned = np.roll(decoder.run(None, {"latent_sample": np.roll(data, WIDTH // 2, 3)})[0][0], -(WIDTH * PIXELS // 2), 2)
    columns = np.arange(WIDTH * PIXELS)
    from_end = np.minimum(columns, WIDTH * PIXELS - 1 - columns)
    share = np.maximum(0, 1 - (from_end + 0.5) / min(FADE, WIDTH * PIXELS // 2))
    return np.clip((whole + share * (turned - whole)) / 2 + 0.5, 0, 1).astype(np.float32)


def main():
    made = tokenizer()
    graphs = {"textEncoder": text_encoder(), "unet": unet(), "vaeDecoder": vae_decoder(), "controlnet": controlnet()}
    control = random.random((HEIGHT * PIXELS, WIDTH * PIXELS)).astype(np.float32)
    answers = {name: paint(made, control, *case) for name, case in CASES.items()}
    save_file({"control": control, **answers}, HERE.with_name("tiny-answers.safetensors"))
    texts = [PROMPT, NEGATIVE, "", "Sea's  edge -- 42 stars!", "st " * 30]
    cases = {name: {"scheduler": facts_of(facts), "steps": steps, "guidance": guidance} for name, (facts, steps, guidance) in CASES.items()}
    order = {"prompt": PROMPT, "negative_prompt": NEGATIVE, "seed": str(SEED)}
    tokens = [{"text": text, "ids": ids_of(made, text)} for text in texts]
    HERE.with_name("tiny-answers.json").write_text(json.dumps({"order": order, "cases": cases, "tokens": tokens}) + "\n")
    files = sorted(path for path in HERE.rglob("*") if path.is_file() and path.name != "bundle.json")
    facts, steps, guidance = CASES["ddim"]
    manifest = {
        "schemaVersion": 1, "name": "tiny-diffusion", "version": "1.0.0", "task": "pano-depth-to-rgb", "layout": "onnx-diffusers",
        "licence": "Apache-2.0", "source": "random weights, made by make_bundle.py",
        "files": [
            {"path": str(path.relative_to(HERE)), "bytes": path.stat().st_size, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
            for path in files
        ],
        "memoryBytes": 100_000_000, "graphs": graphs,
        "tokenizer": {
            "file": "tokenizer/tokenizer.json", "config": "tokenizer/tokenizer_config.json", "length": TOKENS,
            "pad": VOCABULARY["<|endoftext|>"],
        },
        "scheduler": facts_of(facts), "steps": steps, "guidance": guidance,
        "latents": {"channels": CHANNELS, "width": WIDTH, "height": HEIGHT, "pixels": PIXELS, "scale": SCALE, "shift": SHIFT},
        "control": {"input": "controlnet_cond"},
    }
    (HERE / "bundle.json").write_text(json.dumps(manifest, indent=2) + "\n")


if __name__ == "__main__":
    main()
