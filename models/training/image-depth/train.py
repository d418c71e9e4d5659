"""Trains the depth network: `python train.py --data DIR --out DIR [--minutes N] [--seed N]`; goes on from a checkpoint."""

import argparse
import json
import math
import time
from pathlib import Path

import torch
from torch.nn import functional as F

from network import DepthNetwork, Exported
from panoramas import FURTHEST, HEIGHT, NEAREST, WIDTH, Panoramas, augment, rays, weights

BATCH = 8
RATE = 2e-3
AVERAGING = 0.998


def losses(logarithm, sky, distance, real):
    """Means over the solid angle: of the logarithms' differences, of those of their slopes, and of the sky's entropy."""
    weight = weights().to(distance) * real[:, None, :]
    is_sky = torch.isinf(distance)
    land = weight * ~is_sky
    error = (logarithm - distance.clamp(NEAREST, FURTHEST).log()) * ~is_sky
    mean = lambda values, mask: (values * mask).sum() / mask.sum().clamp(min=1)
    slope = 0.0
    for step in (1, 2, 4, 8):
        for axis in (1, 2):
            size = error.shape[axis] - step
            both = land.narrow(axis, 0, size) * (~is_sky).narrow(axis, step, size)
            slope = slope + mean((error.narrow(axis, step, size) - error.narrow(axis, 0, size)).abs(), both)
    entropy = F.binary_cross_entropy_with_logits(sky, is_sky.float(), reduction="none")
    return mean(error.abs(), land), slope, mean(entropy, weight)


@torch.no_grad()
def judge(network, data, device):
    """Mean of |d - truth| / truth over what is no sky and not beyond 80 m, of all and of a window 65 degrees wide."""
    network.eval()
    window = int(WIDTH * 65 / 360)
    columns = torch.zeros(WIDTH, device=device)
    columns[(WIDTH - window) // 2 : (WIDTH + window) // 2] = 1
    sums = torch.zeros(2, 2, device=device)
    for i in range(len(data)):
        truth = data.distance[i].float().to(device)
        color = data.color[i].float().div(255).to(device)[None]
        metres, _ = Exported(network)(torch.cat((color, rays().to(device)), dim=1))
        weight = weights().to(device)[0] * (truth < 80)
        off = torch.where(truth < 80, (metres[0] - truth).abs() / truth.clamp(min=0.1), 0)
        for row, mask in enumerate((weight, weight * columns)):
            sums[row] += torch.stack(((off * mask).sum(), mask.sum()))
    network.train()
    return [round((total / mass).item(), 4) for total, mass in sums]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=100)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data, held_out = Panoramas(options.data, held_out=False), Panoramas(options.data, held_out=True)
    network = DepthNetwork().to(device)
    average = DepthNetwork().to(device)
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
    print(f"{len(data)} panoramas, {len(held_out)} held out, {parameters} parameters, {device}, from step {first}", flush=True)
    started = time.monotonic()
    for step in range(first, options.steps):
        # Every step has a stream of its own, so that training can be stopped and taken up without a change.
        random = torch.Generator().manual_seed(options.seed * 1_000_003 + step)
        picked = torch.randint(len(data), (BATCH,), generator=random)
        examples = [augment(data.color[i], data.distance[i], random) for i in picked]
        color, distance, real = (torch.stack(parts).to(device) for parts in zip(*examples))
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 100) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / options.steps)))
        x = torch.cat((color, rays().to(device).expand(BATCH, 1, HEIGHT, WIDTH)), dim=1)
        depth, slope, sky = losses(*network(x), distance, real.float())
        (depth + 0.25 * slope + 0.3 * sky).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        with torch.no_grad():
            for mine, theirs in zip(average.state_dict().values(), network.state_dict().values()):
                mine.lerp_(theirs, 1 - AVERAGING) if mine.is_floating_point() else mine.copy_(theirs)
        late = time.monotonic() - started > 60 * options.minutes
        if (step + 1) % 100 == 0 or late or step + 1 == options.steps:
            state = {"step": step + 1, "network": network.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict()}
            torch.save(state, checkpoint)
            line = {"step": step + 1, "seconds": round(time.monotonic() - started), "loss": [round(v.item(), 4) for v in (depth, slope, sky)]}
            if (step + 1) % 500 == 0 or late or step + 1 == options.steps:
                line["abs_rel"] = judge(average, held_out, device)
            print(json.dumps(line), flush=True)
        if late:
            break


if __name__ == "__main__":
    main()
