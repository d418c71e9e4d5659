"""Panoramas with distances, as `render-scenes.ts` writes them, and what training does to them."""

from pathlib import Path

import numpy as np
import torch

#: Of the files, and of what the network sees.
FILE_WIDTH, FILE_HEIGHT = 512, 256
WIDTH, HEIGHT = 256, 128
FILE_PIXELS = FILE_WIDTH * FILE_HEIGHT
#: Metres; nothing is nearer or, but for the sky, further for the network.
NEAREST, FURTHEST = 0.3, 150.0
#: Every tenth scene is held out.
HELD_OUT = 10


class Panoramas:
    """All panoramas of a folder in memory: colours (n, 3, 128, 256) of bytes, distances (n, 128, 256) of half floats."""

    def __init__(self, folder: Path, held_out: bool):
        files = [file for file in sorted(folder.glob("*.bin")) if (int(file.name[:5]) % HELD_OUT == HELD_OUT - 1) == held_out]
        self.names = [file.stem for file in files]
        self.color = torch.empty((len(files), 3, HEIGHT, WIDTH), dtype=torch.uint8)
        self.distance = torch.empty((len(files), HEIGHT, WIDTH), dtype=torch.float16)
        for i, file in enumerate(files):
            raw = np.fromfile(file, dtype=np.uint8)
            color = torch.from_numpy(raw[: 3 * FILE_PIXELS].reshape(FILE_HEIGHT, FILE_WIDTH, 3)).permute(2, 0, 1)
            # Colours are averaged, as a smaller picture's are; a mean of distances would lie where nothing is.
            self.color[i] = torch.nn.functional.avg_pool2d(color.float(), 2).round()
            self.distance[i] = torch.from_numpy(raw[3 * FILE_PIXELS :].view(np.float16).reshape(FILE_HEIGHT, FILE_WIDTH))[::2, ::2]

    def __len__(self) -> int:
        return len(self.names)


def rays() -> torch.Tensor:
    """Sine of the elevation of each row, (1, 1, 128, 256): where the horizon and the floor are."""
    elevation = np.pi / 2 - np.pi * (torch.arange(HEIGHT) + 0.5) / HEIGHT
    return torch.sin(elevation).view(1, 1, HEIGHT, 1).expand(1, 1, HEIGHT, WIDTH)


def weights() -> torch.Tensor:
    """Solid angle of the pixels of each row against that at the horizon, (1, 128, 1)."""
    elevation = np.pi / 2 - np.pi * (torch.arange(HEIGHT) + 0.5) / HEIGHT
    return torch.cos(elevation).view(1, HEIGHT, 1)


def augment(color: torch.Tensor, distance: torch.Tensor, random: torch.Generator):
    """One example: turned and mirrored, its colours changed as cameras do, half of the time with only a window of it real.

    Returns colours in 0..1, distances, and the mask of the columns that the loss may look at.
    """
    draw = lambda low, high: low + (high - low) * torch.rand((), generator=random).item()
    turn = int(draw(0, WIDTH))
    color, distance = color.float().div(255).roll(turn, 2), distance.float().roll(turn, 1)
    if draw(0, 1) < 0.5:
        color, distance = color.flip(2), distance.flip(1)
    real = torch.ones(WIDTH, dtype=torch.bool)
    if draw(0, 1) < 0.5:
        color, real = show_window(color, int(WIDTH * draw(45, 110) / 360))
    gain = torch.tensor([draw(0.85, 1.15) for _ in range(3)]).view(3, 1, 1) * draw(0.75, 1.25)
    color = (color * gain).clamp(0, 1) ** draw(0.8, 1.25)
    color = color + draw(0, 0.03) * torch.randn(color.shape, generator=random)
    return color.clamp(0, 1), distance, real


def show_window(color: torch.Tensor, width: int):
    """A picture in the middle, and around it copies of itself mirrored at its edges, as a panorama made of one picture has them."""
    start = (WIDTH - width) // 2
    phase = (torch.arange(WIDTH) - start) % (2 * width)
    column = start + torch.where(phase < width, phase, 2 * width - 1 - phase)
    real = (torch.arange(WIDTH) >= start) & (torch.arange(WIDTH) < start + width)
    return color[:, :, column], real
