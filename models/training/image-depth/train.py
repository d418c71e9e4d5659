"""Trains the depth network: `python train.py --data DIR --out DIR [--minutes N] [--steps N] [--seed N]`; continues from a checkpoint."""

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from network import DepthNetwork, Exported
from windows import FURTHEST, NEAREST, Camera, Panoramas, Window, draw_example, is_ground

BATCH = 8
RATE = 1e-3
AVERAGING = 0.998
#: Weight of the error that all pixels of a picture share.
SHARED = 0.4
#: The camera that is judged: degrees.
JUDGED = (65, 51, -2, 0)
#: Neighbours whose distances differ by this factor are an edge.
EDGE = 1.15


def losses(logarithm, sky, ground, truth):
    """Means over the picture: of the logarithms' differences, of those of their slopes, and of the entropies of sky and ground."""
    distance, mask, on_ground = truth
    is_sky = torch.isinf(distance)
    land = (mask & ~is_sky).float()
    error = logarithm - distance.clamp(NEAREST, FURTHEST).log()
    mean = lambda values, weights: (values * weights).sum() / weights.sum().clamp(min=1)
    slope = 0.0
    for step in (1, 2, 4, 8, 16):
        for axis in (1, 2):
            size = error.shape[axis] - step
            both = land.narrow(axis, 0, size) * land.narrow(axis, step, size)
            slope = slope + mean((error.narrow(axis, step, size) - error.narrow(axis, 0, size)).abs(), both)
    entropy = lambda logits, target, weights: mean(F.binary_cross_entropy_with_logits(logits, target.float(), reduction="none"), weights)
    # The ground tells the scale of a picture afterwards, so an error that all of its pixels share counts less.
    shared = ((error * land).sum(dim=(1, 2)) / land.sum(dim=(1, 2)).clamp(min=1))[:, None, None]
    depth = mean((error - shared).abs(), land) + SHARED * mean(shared.abs().expand_as(error), land)
    return depth, slope, entropy(sky, is_sky, mask.float()), entropy(ground, on_ground, land)


def edges(logarithm: torch.Tensor, land: torch.Tensor) -> torch.Tensor:
    """Where the distance leaps to the right or below."""
    out = torch.zeros_like(land)
    limit = math.log(EDGE)
    out[:, :-1] |= ((logarithm[:, 1:] - logarithm[:, :-1]).abs() > limit) & land[:, 1:] & land[:, :-1]
    out[:-1] |= ((logarithm[1:] - logarithm[:-1]).abs() > limit) & land[1:] & land[:-1]
    return out


@torch.no_grad()
def judge(network, data):
    """Held-out pictures of 65 degrees: mean and median of |d - truth| / truth nearer than 80 m, F1 of edges within two pixels, shares of sky and ground."""
    network.eval()
    window = Window(Camera(*JUDGED))
    mask = torch.from_numpy(window.mask)
    figures, hits = [], np.zeros(4)
    for i in range(len(data)):
        color, metres = window.cut(data.color[i], data.distance[i], 0.7 * i, False)
        x = np.concatenate((color * window.mask, window.mask[None].astype(np.float32), window.guides())).astype(np.float32)
        found, sky, ground = (part[0] for part in Exported(network)(torch.from_numpy(x)[None]))
        truth = torch.from_numpy(metres)
        near = mask & (truth < 80)
        land = mask & ~torch.isinf(truth) & ~torch.isnan(truth)
        off = ((found - truth).abs() / truth.clamp(min=0.1))[near]
        flat = torch.from_numpy(is_ground(metres, window.elevation))
        right = ((sky > 0.5) == torch.isinf(truth))[mask].float().mean()
        level = ((ground > 0.5) == flat)[land].float().mean() if land.any() else torch.tensor(1.0)
        if near.any():
            figures.append([off.mean().item(), off.median().item(), right.item(), level.item()])
        mine, theirs = edges(found.log(), land), edges(truth.clamp(NEAREST, FURTHEST).log(), land)
        wide = lambda e: F.max_pool2d(e.float()[None, None], 5, 1, 2)[0, 0] > 0
        hits += [(mine & wide(theirs)).sum().item(), mine.sum().item(), (theirs & wide(mine)).sum().item(), theirs.sum().item()]
    network.train()
    precision, recall = hits[0] / max(1, hits[1]), hits[2] / max(1, hits[3])
    mean, median = np.mean(figures, axis=0), np.median(figures, axis=0)
    return {
        "abs_rel": round(float(mean[0]), 4),
        "abs_rel_median_scene": round(float(median[0]), 4),
        "median": round(float(mean[1]), 4),
        "sky": round(float(mean[2]), 4),
        "ground": round(float(mean[3]), 4),
        "edges_f1": round(2 * precision * recall / max(1e-6, precision + recall), 3),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=1_000_000)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    data, held_out = Panoramas(options.data, False, options.most), Panoramas(options.data, True, 60)
    network, average = DepthNetwork(), DepthNetwork()
    average.load_state_dict(network.state_dict())
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=1e-2)
    first, checkpoint = 0, options.out / "checkpoint.pt"
    if checkpoint.exists():
        saved = torch.load(checkpoint, map_location="cpu")
        first = saved["step"]
        network.load_state_dict(saved["network"])
        average.load_state_dict(saved["average"])
        optimizer.load_state_dict(saved["optimizer"])
    network = network.to(memory_format=torch.channels_last)
    parameters = sum(p.numel() for p in network.parameters())
    print(f"{len(data)} panoramas, {len(held_out)} held out, {parameters} parameters, from step {first}", flush=True)
    started = time.monotonic()
    for step in range(first, options.steps):
        # Every step has a separate stream, so that training can be stopped and resumed without a change.
        random = np.random.default_rng([options.seed, step])
        examples = [draw_example(data, random) for _ in range(BATCH)]
        x, distance, mask, ground = (torch.from_numpy(np.stack(parts)) for parts in zip(*examples))
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 100) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / options.steps)))
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logarithm, sky, level = network(x.contiguous(memory_format=torch.channels_last))
        parts = losses(logarithm.float(), sky.float(), level.float(), (distance, mask, ground))
        (parts[0] + 0.2 * parts[1] + 0.3 * parts[2] + 0.2 * parts[3]).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        with torch.no_grad():
            for mine, theirs in zip(average.state_dict().values(), network.state_dict().values()):
                mine.lerp_(theirs, 1 - AVERAGING) if mine.is_floating_point() else mine.copy_(theirs)
        late = time.monotonic() - started > 60 * options.minutes
        if (step + 1) % 50 == 0 or late or step + 1 == options.steps:
            state = {"step": step + 1, "network": network.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict()}
            torch.save(state, checkpoint.with_suffix(".part"))
            checkpoint.with_suffix(".part").replace(checkpoint)
            line = {"step": step + 1, "seconds": round(time.monotonic() - started), "loss": [round(v.item(), 4) for v in parts]}
            if (step + 1) % 500 == 0 or late or step + 1 == options.steps:
                line |= judge(average, held_out)
            print(json.dumps(line), flush=True)
        if late:
            break


if __name__ == "__main__":
    main()
