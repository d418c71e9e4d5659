"""Perspective views of the panoramas that `render-scenes.ts` writes, and what cameras do to them."""

import math
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

#: Pixels of the files.
FILE_WIDTH, FILE_HEIGHT = 1024, 512
FILE_PIXELS = FILE_WIDTH * FILE_HEIGHT
#: Pixels of a view.
WIDTH, HEIGHT = 192, 160
#: Metres; nothing is nearer or, but for the sky, further for the network.
NEAREST, FURTHEST = 0.3, 150.0
#: One scene in so many is held out. The number is prime to the turns in which kinds of places are drawn, so all kinds are held out.
HELD_OUT = 11
#: Degrees across the views that the engine takes of a panorama.
ENGINE_FOV = 75.0


class Panoramas:
    """All panoramas of a folder in memory: colours (n, 512, 1024, 3) of bytes, distances (n, 512, 1024) of half floats."""

    def __init__(self, folder: Path, held_out: bool):
        files = [file for file in sorted(folder.glob("*.bin")) if (int(file.name[:5]) % HELD_OUT == HELD_OUT - 1) == held_out]
        self.names = [file.stem for file in files]
        self.color, self.distance = [], []
        for file in files:
            raw = np.fromfile(file, dtype=np.uint8)
            self.color.append(raw[: 3 * FILE_PIXELS].reshape(FILE_HEIGHT, FILE_WIDTH, 3))
            self.distance.append(raw[3 * FILE_PIXELS :].view(np.float16).reshape(FILE_HEIGHT, FILE_WIDTH))

    def __len__(self) -> int:
        return len(self.names)


def rays(fov: float, azimuth: float, pitch: float, roll: float) -> np.ndarray:
    """Unit directions (h, w, 3) of a camera, angles in degrees: x right, y up, z back, as the engine has them."""
    focal = WIDTH / 2 / math.tan(math.radians(fov) / 2)
    u, v = np.meshgrid((np.arange(WIDTH) + 0.5 - WIDTH / 2) / focal, (HEIGHT / 2 - np.arange(HEIGHT) - 0.5) / focal)
    turn, tilt, lean = (math.radians(angle) for angle in (azimuth, pitch, roll))
    x, y = u * math.cos(lean) - v * math.sin(lean), u * math.sin(lean) + v * math.cos(lean)
    up, ahead = y * math.cos(tilt) + math.sin(tilt), math.cos(tilt) - y * math.sin(tilt)
    ray = np.stack((x * math.cos(turn) + ahead * math.sin(turn), up, x * math.sin(turn) - ahead * math.cos(turn)), axis=-1)
    return ray / np.linalg.norm(ray, axis=-1, keepdims=True)


def cut(color: np.ndarray, distance: np.ndarray, ray: np.ndarray):
    """Colours (h, w, 3) in 0..1, interpolated, and distances (h, w) of the nearest pixel, along so many rays."""
    column = (np.arctan2(ray[..., 0], -ray[..., 2]) / (2 * np.pi) + 0.5) * FILE_WIDTH - 0.5
    row = np.clip((0.5 - np.arcsin(np.clip(ray[..., 1], -1, 1)) / np.pi) * FILE_HEIGHT - 0.5, 0, FILE_HEIGHT - 1)
    left, top = np.floor(column).astype(int), np.floor(row).astype(int)
    right, bottom = (left + 1) % FILE_WIDTH, np.minimum(top + 1, FILE_HEIGHT - 1)
    fx, fy = (column - left)[..., None], (row - top)[..., None]
    left = left % FILE_WIDTH
    upper = color[top, left] * (1 - fx) + color[top, right] * fx
    lower = color[bottom, left] * (1 - fx) + color[bottom, right] * fx
    nearest = distance[np.rint(row).astype(int), np.rint(column).astype(int) % FILE_WIDTH]
    return ((upper * (1 - fy) + lower * fy) / 255).astype(np.float32), nearest.astype(np.float32)


def example(color: np.ndarray, distance: np.ndarray, random: np.random.Generator):
    """One view with a camera and its faults by lot: the input (4, h, w) and the distances (h, w)."""
    fov = random.uniform(40, 100)
    # Most photographs are taken level. One view in four looks to the poles, as some of the engine's do.
    pitch = random.uniform(-25, 25) if random.random() < 0.75 else random.choice((-1, 1)) * random.uniform(25, 75)
    ray = rays(fov, random.uniform(0, 360), pitch, random.uniform(-5, 5))
    seen, metres = cut(color, distance, ray)
    elevation = ray[..., 1].astype(np.float32)
    if random.random() < 0.5:
        seen, metres, elevation = seen[:, ::-1], metres[:, ::-1], elevation[:, ::-1]
    seen = torch.from_numpy(np.ascontiguousarray(seen)).permute(2, 0, 1)
    seen = degrade(seen, random)
    sine = torch.from_numpy(np.ascontiguousarray(elevation))[None]
    return torch.cat((seen, sine)), torch.from_numpy(np.ascontiguousarray(metres))


def degrade(seen: torch.Tensor, random: np.random.Generator) -> torch.Tensor:
    """Changes colours as cameras do: white balance, exposure, contrast, saturation, vignetting, blur and noise."""
    gain = torch.tensor(random.uniform(0.85, 1.15, 3) * random.uniform(0.75, 1.3), dtype=torch.float32).view(3, 1, 1)
    seen = (seen * gain).clamp(0, 1) ** random.uniform(0.75, 1.3)
    grey = seen.mean(dim=0, keepdim=True)
    seen = grey + (seen - grey) * random.uniform(0.5, 1.3)
    if random.random() < 0.3:
        y, x = torch.meshgrid(torch.linspace(-1, 1, HEIGHT), torch.linspace(-1, 1, WIDTH), indexing="ij")
        seen = seen * (1 - random.uniform(0, 0.25) * (x * x + y * y))
    if random.random() < 0.3:
        share = random.uniform(0.3, 1)
        seen = (1 - share) * seen + share * F.avg_pool2d(seen[None], 3, 1, 1, count_include_pad=False)[0]
    noise = torch.from_numpy(random.standard_normal(tuple(seen.shape), dtype=np.float32))
    return (seen + random.uniform(0, 0.03) * noise).clamp(0, 1)
