"""Trains the network that retouches paintings: `python train.py --data DIR --out DIR [--minutes N] [--seed N]`; goes on from a checkpoint."""

import argparse
import json
import time
from pathlib import Path

import torch
from torch.nn import functional as F

from network import RetouchNetwork, is_sky, retouched
from paintings import GREY, Paintings, augment, weights

BATCH = 4
RATE = 1.5e-3
#: Weights are averaged over about a hundred steps; so the rate need not fall, and training may end at any time.
AVERAGING = 0.99
#: What the picture counts at each scale, in pixels: alone it would be drawn to the mean of all textures that might be there.
SCALES = {1: 0.4, 2: 0.5, 4: 0.6}
#: Clouds and stars are where they happen to be.
SKY = 0.3
#: Pixels across of the squares whose contrast is compared.
SQUARE = 4


def losses(picture, truth, planes):
    """Means over the solid angle: of the difference at all scales, of that of the colours alone, and of that of the contrast."""
    weight = weights().to(picture) * (1 - (1 - SKY) * is_sky(planes))
    mean = lambda values, mask: (values * mask).sum() / (mask.sum() * values.shape[1])
    difference = 0.0
    for size, share in SCALES.items():
        small = lambda x: F.avg_pool2d(x, size)
        difference = difference + share * mean((small(picture) - small(truth)).abs(), small(weight))
    hue = lambda x: x - (x * GREY).sum(1, keepdim=True)
    small = lambda x: F.avg_pool2d(x, SQUARE)
    colors = mean((small(hue(picture)) - small(hue(truth))).abs(), small(weight))
    return difference, colors, mean((contrast(picture) - contrast(truth)).abs(), small(weight))


def contrast(picture):
    """Standard deviation of the grey in each square."""
    grey = (picture * GREY).sum(1, keepdim=True)
    return (F.avg_pool2d(grey**2, SQUARE) - F.avg_pool2d(grey, SQUARE) ** 2).clamp(min=0).add(1e-5).sqrt()


def roughness(field):
    """How much an answer differs between neighbours."""
    across = (field - field.roll(1, 3)).abs().mean()
    return across + (field[:, :, 1:] - field[:, :, :-1]).abs().mean()


@torch.no_grad()
def judge(network, data, device):
    """Mean difference from the renderings at one and at four pixels, of the paintings and of what the network makes of them."""
    network.eval()
    sums = torch.zeros(2, 2)
    for i in range(len(data)):
        planes, text, truth = (part[None].to(device) for part in data.example(i))
        weight = weights().to(device)
        for row, picture in enumerate((planes[:, :3], retouched(planes, *network(planes, text)))):
            for column, size in enumerate((1, 4)):
                small = lambda x: F.avg_pool2d(x, size)
                error = (small(picture) - small(truth)).abs().mean(1, keepdim=True) * small(weight)
                sums[row, column] += (error.sum() / small(weight).sum()).item()
    network.train()
    return [[round(value, 4) for value in row] for row in (sums / len(data)).tolist()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=100)
    parser.add_argument("--steps", type=int, default=2900)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data, held_out = Paintings(options.data, held_out=False), Paintings(options.data, held_out=True)
    network, average = RetouchNetwork().to(device), RetouchNetwork().to(device)
    average.load_state_dict(network.state_dict())
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=1e-2)
    first, checkpoint = 0, options.out / "checkpoint.pt"
    if checkpoint.exists():
        saved = torch.load(checkpoint, map_location=device)
        first = saved["step"]
        network.load_state_dict(saved["network"])
        average.load_state_dict(saved["average"])
        optimizer.load_state_dict(saved["optimizer"])
    parameters = sum(p.numel() for p in network.parameters())
    print(f"{len(data)} paintings, {len(held_out)} held out, {parameters} parameters, {device}, from step {first}", flush=True)
    started = time.monotonic()
    for step in range(first, options.steps):
        # Every step has a stream of its own, so that training can be stopped and taken up without a change.
        random = torch.Generator().manual_seed(options.seed * 1_000_003 + step)
        picked = torch.randint(len(data), (BATCH,), generator=random)
        examples = [augment(*data.example(i), random) for i in picked]
        planes, text, truth = (torch.stack(parts).to(device) for parts in zip(*examples))
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 50)
        gain, bias = network(planes, text)
        parts = losses(retouched(planes, gain, bias), truth, planes)
        difference, colors, grain = parts
        (difference + 0.5 * colors + 0.5 * grain + 0.02 * roughness(gain.log()) + 0.1 * roughness(bias)).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        with torch.no_grad():
            for mine, theirs in zip(average.state_dict().values(), network.state_dict().values()):
                mine.lerp_(theirs, 1 - min(AVERAGING, step / (step + 10))) if mine.is_floating_point() else mine.copy_(theirs)
        late = time.monotonic() - started > 60 * options.minutes
        if (step + 1) % 50 == 0 or late or step + 1 == options.steps:
            state = {"step": step + 1, "network": network.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict()}
            torch.save(state, options.out / "checkpoint.part")
            (options.out / "checkpoint.part").replace(checkpoint)
            line = {"step": step + 1, "seconds": round(time.monotonic() - started), "loss": [round(v.item(), 4) for v in parts]}
            if (step + 1) % 200 == 0 or late or step + 1 == options.steps:
                line["painting, network"] = judge(average, held_out, device)
            print(json.dumps(line), flush=True)
        if late:
            break


if __name__ == "__main__":
    main()
