"""Trains the depth network: `python train.py --data DIR --out DIR [--minutes N] [--seed N]`; goes on from a checkpoint."""

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from network import DepthNetwork, Exported
from views import ENGINE_FOV, FURTHEST, NEAREST, Panoramas, cut, example, rays

BATCH = 8
RATE = 2e-3
AVERAGING = 0.995
#: Metres; what lies further is not judged.
JUDGED_TO = 80


def losses(logarithm, sky, distance):
    """Means of the logarithms' differences, of those of their slopes, and of the sky's entropy."""
    is_sky = torch.isinf(distance)
    land = (~is_sky).float()
    error = (logarithm - distance.clamp(NEAREST, FURTHEST).log()) * land
    mean = lambda values, mask: (values * mask).sum() / mask.sum().clamp(min=1)
    slope = 0.0
    for step in (1, 2, 4, 8, 16):
        for axis in (1, 2):
            size = error.shape[axis] - step
            both = land.narrow(axis, 0, size) * land.narrow(axis, step, size)
            slope = slope + mean((error.narrow(axis, step, size) - error.narrow(axis, 0, size)).abs(), both)
    entropy = F.binary_cross_entropy_with_logits(sky, is_sky.float())
    return mean(error.abs(), land), slope, entropy


@torch.no_grad()
def judge(network, data, device):
    """Mean and median of |d - truth| / truth over level views of the held-out panoramas, and the same after the best factor of each view."""
    network.eval()
    means, scaled = [], []
    for i in range(len(data)):
        ray = rays(ENGINE_FOV, 77.0 * i, 0, 0)
        color, distance = cut(data.color[i], data.distance[i], ray)
        x = np.concatenate((color.transpose(2, 0, 1), ray[None, ..., 1].astype(np.float32)))
        metres, _ = Exported(network)(torch.from_numpy(x)[None].to(device))
        truth = torch.from_numpy(distance).to(device)
        land = truth < JUDGED_TO
        if not land.any():
            continue
        ratio = metres[0][land] / truth[land].clamp(min=0.1)
        means.append((ratio - 1).abs().mean().item())
        scaled.append((ratio / ratio.median() - 1).abs().mean().item())
    network.train()
    return [round(float(value), 4) for value in (np.mean(means), np.median(means), np.mean(scaled))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=100)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
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
        random = np.random.default_rng((options.seed, step))
        examples = [example(data.color[i], data.distance[i], random) for i in random.integers(len(data), size=BATCH)]
        x, distance = (torch.stack(parts).to(device) for parts in zip(*examples))
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 100) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / options.steps)))
        depth, slope, sky = losses(*network(x), distance)
        (depth + 0.25 * slope + 0.3 * sky).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        with torch.no_grad():
            for mine, theirs in zip(average.state_dict().values(), network.state_dict().values()):
                mine.lerp_(theirs, 1 - AVERAGING) if mine.is_floating_point() else mine.copy_(theirs)
        late = time.monotonic() - started > 60 * options.minutes
        last = late or step + 1 == options.steps
        if (step + 1) % 100 == 0 or last:
            state = {"step": step + 1, "network": network.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict()}
            torch.save(state, checkpoint)
            line = {"step": step + 1, "seconds": round(time.monotonic() - started), "loss": [round(v.item(), 4) for v in (depth, slope, sky)]}
            if (step + 1) % 300 == 0 or last:
                line["abs_rel"] = judge(average, held_out, device)
            print(json.dumps(line), flush=True)
        if late:
            break


if __name__ == "__main__":
    main()
