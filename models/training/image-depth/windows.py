"""Windows of the sphere with a picture in them, cut out of the panoramas that `render-pictures.ts` writes."""

import math
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

#: Of the files: columns of the whole circle, rows, and the first row of a panorama of 512 rows.
FILE_COLUMNS, FILE_ROWS, FILE_FIRST = 1024, 344, 88
FILE_PIXELS = FILE_COLUMNS * FILE_ROWS
#: Of a window.
WIDTH, HEIGHT = 256, 192
#: Metres; nothing is nearer or, but for the sky, further for the network.
NEAREST, FURTHEST = 0.3, 150.0
#: Metres from level ground to the eyes, and how far from it ground may lie.
EYE_HEIGHT, LEVEL = 1.6, 0.1
#: Every twelfth scene is held out.
HELD_OUT = 12


class Panoramas:
    """All panoramas of a folder in memory: colours (n, 344, 1024, 3) of bytes, distances (n, 344, 1024) of half floats."""

    def __init__(self, folder: Path, held_out: bool, most: int = 1_000_000):
        files = [f for f in sorted(folder.glob("*.bin")) if (int(f.name[:5]) % HELD_OUT == HELD_OUT - 1) == held_out][:most]
        self.names = [file.stem for file in files]
        self.color = np.empty((len(files), FILE_ROWS, FILE_COLUMNS, 3), dtype=np.uint8)
        self.distance = np.empty((len(files), FILE_ROWS, FILE_COLUMNS), dtype=np.float16)
        for i, file in enumerate(files):
            raw = np.fromfile(file, dtype=np.uint8)
            self.color[i] = raw[: 3 * FILE_PIXELS].reshape(self.color[i].shape)
            self.distance[i] = raw[3 * FILE_PIXELS :].view(np.float16).reshape(self.distance[i].shape)

    def __len__(self) -> int:
        return len(self.names)


class Camera:
    """Degrees: across the picture, over its height, upwards, and to the right that the horizon falls."""

    def __init__(self, across: float, over: float, pitch: float, roll: float):
        self.half = (math.tan(math.radians(across / 2)), math.tan(math.radians(over / 2)))
        self.pitch, self.roll = math.radians(pitch), math.radians(roll)

    def sees(self, azimuth: np.ndarray, elevation: np.ndarray) -> np.ndarray:
        """Whether directions, radians from the middle, lie in the picture."""
        x = np.sin(azimuth) * np.cos(elevation)
        y = np.sin(elevation) * math.cos(self.pitch) - np.cos(azimuth) * np.cos(elevation) * math.sin(self.pitch)
        z = np.cos(azimuth) * np.cos(elevation) * math.cos(self.pitch) + np.sin(elevation) * math.sin(self.pitch)
        u, v = x * math.cos(self.roll) + y * math.sin(self.roll), y * math.cos(self.roll) - x * math.sin(self.roll)
        return (z > 0.05) & (np.abs(u) <= self.half[0] * z) & (np.abs(v) <= self.half[1] * z)

    def bounds(self) -> tuple[float, float, float]:
        """Radians from the middle to the furthest column, and to the lowest and the highest row that the picture reaches."""
        edge = np.linspace(-1, 1, 33)
        u = np.concatenate((edge, edge, np.full(33, -1.0), np.full(33, 1.0))) * self.half[0]
        v = np.concatenate((np.full(33, -1.0), np.full(33, 1.0), edge, edge)) * self.half[1]
        x, y = u * math.cos(self.roll) - v * math.sin(self.roll), v * math.cos(self.roll) + u * math.sin(self.roll)
        up = y * math.cos(self.pitch) + math.sin(self.pitch)
        ahead = math.cos(self.pitch) - y * math.sin(self.pitch)
        elevation = np.arctan2(up, np.hypot(x, ahead))
        return float(np.abs(np.arctan2(x, ahead)).max()), float(elevation.min()), float(elevation.max())


class Window:
    """Directions of the pixels of a window that holds a camera's picture."""

    def __init__(self, camera: Camera):
        aside, lowest, highest = camera.bounds()
        #: Radians from one pixel to the next, in both directions.
        self.step = max(2 * aside / WIDTH, (highest - lowest) / HEIGHT)
        self.azimuth = (np.arange(WIDTH) + 0.5 - WIDTH / 2) * self.step
        self.elevation = (highest + lowest) / 2 - (np.arange(HEIGHT) + 0.5 - HEIGHT / 2) * self.step
        self.mask = camera.sees(self.azimuth[None, :], self.elevation[:, None])

    def guides(self, pitch_error: float = 0.0) -> np.ndarray:
        """Sine of the elevation and logarithm of the distance of level ground, (2, h, w)."""
        sine = np.sin(self.elevation + pitch_error)
        ground = np.log(np.clip(EYE_HEIGHT / np.maximum(-sine, 1e-6), NEAREST, FURTHEST))
        return np.broadcast_to(np.stack((sine, ground))[:, :, None], (2, HEIGHT, WIDTH)).astype(np.float32)

    def cut(self, color: np.ndarray, distance: np.ndarray, middle: float, mirrored: bool):
        """Colours (3, h, w) in 0..1, distances (h, w) with NaN beyond the file, about the azimuth `middle`."""
        turn = -1 if mirrored else 1
        column = (middle + turn * self.azimuth) / (2 * math.pi) * FILE_COLUMNS - 0.5
        row = (0.5 - self.elevation / math.pi) * (FILE_COLUMNS / 2) - FILE_FIRST - 0.5
        nearest = (np.rint(row).astype(int), np.rint(column).astype(int) % FILE_COLUMNS)
        inside = (nearest[0] >= 0) & (nearest[0] < FILE_ROWS)
        rows = np.clip(nearest[0], 0, FILE_ROWS - 1)
        metres = distance[rows[:, None], nearest[1][None, :]].astype(np.float32)
        metres[~inside] = np.nan
        return sample(color, np.clip(row, 0, FILE_ROWS - 1.001), column, self.step), metres


def sample(color: np.ndarray, row: np.ndarray, column: np.ndarray, step: float) -> np.ndarray:
    """Bilinear; the mean of several samples where the window is coarser than the file."""
    finer = max(1, round(step / (2 * math.pi / FILE_COLUMNS)))
    total = np.zeros((3, len(row), len(column)), dtype=np.float32)
    for i in range(finer):
        for j in range(finer):
            y = np.clip(row + ((i + 0.5) / finer - 0.5) * step * FILE_COLUMNS / (2 * math.pi), 0, FILE_ROWS - 1.001)
            x = column + ((j + 0.5) / finer - 0.5) * step * FILE_COLUMNS / (2 * math.pi)
            y0, x0 = np.floor(y).astype(int), np.floor(x).astype(int)
            v, u = (y - y0)[:, None, None], (x - x0)[None, :, None]
            x1, x0 = (x0 + 1) % FILE_COLUMNS, x0 % FILE_COLUMNS
            top = color[y0][:, x0] * (1 - u) + color[y0][:, x1] * u
            bottom = color[y0 + 1][:, x0] * (1 - u) + color[y0 + 1][:, x1] * u
            total += ((top * (1 - v) + bottom * v) / 255).transpose(2, 0, 1)
    return total / (finer * finer)


def is_ground(metres: np.ndarray, elevation: np.ndarray) -> np.ndarray:
    """Whether surfaces lie on the level ground below the viewer."""
    with np.errstate(invalid="ignore"):
        return np.abs(metres * np.sin(elevation)[:, None] + EYE_HEIGHT) < LEVEL + 0.01 * metres


def draw_camera(random: np.random.Generator) -> Camera:
    """Lenses from short telephoto to wide angle, upright and across, held as people hold cameras."""
    across, aspect = random.uniform(38, 84), random.choice([4 / 3, 3 / 2, 16 / 9, 1, 4 / 5, 3 / 4])
    over = math.degrees(2 * math.atan(math.tan(math.radians(across / 2)) / aspect))
    if over > 84:
        across, over = math.degrees(2 * math.atan(math.tan(math.radians(42)) * aspect)), 84
    pitch = float(np.clip(random.normal(-3, 7), -18, 14))
    return Camera(across, over, pitch, random.normal(0, 1.5))


def draw_example(panoramas: Panoramas, random: np.random.Generator):
    """One example: input (6, h, w), distances and mask (h, w), ground (h, w)."""
    index = int(random.integers(len(panoramas)))
    if random.uniform() < 0.15:
        # A part of a whole panorama.
        window = Window(Camera(137, 100, 0, 0))
        window.mask[:] = True
    else:
        window = Window(draw_camera(random))
    color, metres = window.cut(panoramas.color[index], panoramas.distance[index], random.uniform(0, 2 * math.pi), random.uniform() < 0.5)
    mask = window.mask & ~np.isnan(metres)
    color = photograph(color, random) * mask
    # How a camera was held is known from straight edges, or it is guessed.
    guides = window.guides(math.radians(random.normal(0, 0.6 if random.uniform() < 0.6 else 3)))
    x = np.concatenate((color, mask[None].astype(np.float32), guides)).astype(np.float32)
    return x, np.nan_to_num(metres, nan=1.0, posinf=np.inf), mask, is_ground(metres, window.elevation)


def photograph(color: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Colours as cameras change them: gain, balance, contrast, saturation, vignette, blur and noise."""
    gain = random.uniform(0.7, 1.3) * random.uniform(0.88, 1.12, (3, 1, 1))
    color = np.clip(color * gain, 0, 1) ** random.uniform(0.75, 1.35)
    grey = color.mean(axis=0, keepdims=True)
    color = grey + (color - grey) * random.uniform(0.4, 1.3)
    if random.uniform() < 0.25:
        y, x = np.linspace(-1, 1, HEIGHT)[:, None], np.linspace(-1, 1, WIDTH)[None, :]
        color = color * (1 - random.uniform(0, 0.35) * (x * x + y * y) / 2)
    if random.uniform() < 0.3:
        kernel = torch.ones(3, 1, 3, 3) / 9
        color = F.conv2d(F.pad(torch.from_numpy(color.astype(np.float32))[None], (1, 1, 1, 1), mode="replicate"), kernel, groups=3)[0].numpy()
    return np.clip(color + random.uniform(0, 0.03) * random.standard_normal(color.shape), 0, 1)
