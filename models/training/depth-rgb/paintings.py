"""Paintings with the renderings they should look like, as `paint-scenes.ts` writes them, and what training does to them."""

from pathlib import Path

import numpy as np
import torch

WIDTH, HEIGHT = 128, 64
PIXELS = WIDTH * HEIGHT
#: Red, green, blue; log metres, sky; normal upwards, to the east, towards the viewer; sine of the elevation; noise.
PLANES = 10
COLOR, LOG_METRES, SKY, UP, EAST, NOISE = slice(0, 3), 3, 4, 5, 6, 9
#: The last number of a text says that its prompt names colours.
TEXT = 305
NAMES_COLORS = TEXT - 1
#: Every tenth scene is held out.
HELD_OUT = 10
#: Grey of a colour in sRGB.
GREY = torch.tensor([0.2126, 0.7152, 0.0722]).view(3, 1, 1)


class Paintings:
    """All paintings of a folder in memory: planes (n, 10, 64, 128) of half floats, texts, truths (n, 3, 64, 128) of bytes."""

    def __init__(self, folder: Path, held_out: bool):
        files = [file for file in sorted(folder.glob("*.bin")) if (int(file.name[:5]) % HELD_OUT == HELD_OUT - 1) == held_out]
        self.names = [file.stem for file in files]
        self.planes = torch.empty((len(files), PLANES, HEIGHT, WIDTH), dtype=torch.float16)
        self.text = torch.empty((len(files), TEXT))
        self.truth = torch.empty((len(files), 3, HEIGHT, WIDTH), dtype=torch.uint8)
        for i, file in enumerate(files):
            raw = np.fromfile(file, dtype=np.uint8)
            numbers = torch.from_numpy(raw[: -3 * PIXELS].view(np.float16))
            self.planes[i] = numbers[: PLANES * PIXELS].view(PLANES, HEIGHT, WIDTH)
            self.text[i] = numbers[PLANES * PIXELS :].float()
            self.truth[i] = torch.from_numpy(raw[-3 * PIXELS :].reshape(HEIGHT, WIDTH, 3)).permute(2, 0, 1)

    def __len__(self) -> int:
        return len(self.names)

    def example(self, i: int):
        """Planes, text and truth as floats."""
        return self.planes[i].float(), self.text[i].clone(), self.truth[i].float().div(255)


def weights() -> torch.Tensor:
    """Solid angle of the pixels of each row against that at the horizon, (1, 1, 64, 128)."""
    elevation = np.pi / 2 - np.pi * (torch.arange(HEIGHT) + 0.5) / HEIGHT
    return torch.cos(elevation).view(1, 1, HEIGHT, 1).expand(1, 1, HEIGHT, WIDTH)


def augment(planes: torch.Tensor, text: torch.Tensor, truth: torch.Tensor, random: torch.Generator):
    """One example: turned and mirrored, with noise of its own; some with words left out, some with a part dyed in both pictures."""
    draw = lambda low, high: low + (high - low) * torch.rand((), generator=random).item()
    turn = int(draw(0, WIDTH))
    planes, truth = planes.roll(turn, 2), truth.roll(turn, 2)
    if draw(0, 1) < 0.5:
        planes, truth = planes.flip(2), truth.flip(2)
        planes[EAST] = -planes[EAST]
    planes[NOISE] = 2 * torch.rand((HEIGHT, WIDTH), generator=random) - 1
    if draw(0, 1) < 0.3:
        text[:256] = 0
    if draw(0, 1) < 0.5:
        text[NAMES_COLORS] = 1
        planes, truth = dye(planes, truth, draw, random)
    return planes, text, truth


def dye(planes: torch.Tensor, truth: torch.Tensor, draw, random: torch.Generator):
    """Both pictures with a part in a colour: what faces up, what stands, what faces down, or what has a like colour in the painting.

    Colours that a prompt names are the painter's to choose; the network learns to leave them, and to change their light only.
    """
    up, sky, color = planes[UP], planes[SKY], planes[COLOR]
    kind = int(draw(0, 4))
    if kind == 0:
        part = ((up - 0.6) * 8).sigmoid()
    elif kind == 1:
        part = ((0.5 - up.abs()) * 8).sigmoid()
    elif kind == 2:
        part = ((-0.6 - up) * 8).sigmoid()
    else:
        row, column = int(draw(0.25, 0.75) * HEIGHT), int(draw(0, WIDTH))
        part = 1 / (1 + ((color - color[:, row, column].view(3, 1, 1)).norm(dim=0) / draw(0.1, 0.3)) ** 4)
    part = part * (1 - sky)
    hue = torch.rand(3, generator=random)
    tint = (hue / hue.max()) ** draw(0, 2) * draw(0.5, 1.4)
    dyed = []
    for picture in (color, truth):
        grey = (picture * GREY).sum(0, keepdim=True)
        dyed.append(picture * (1 - part) + part * (grey * tint.view(3, 1, 1)).clamp(0, 1))
    # The painter dyes by one colour whatever lay below: where both are of one part, so is how bright they are on the whole.
    mass = part.sum().clamp(min=1)
    level = [((picture * GREY).sum(0) * part).sum() / mass for picture in dyed]
    share = ((level[0] + 0.02) / (level[1] + 0.02)).clamp(0.4, 2.5) ** 0.7
    dyed[1] = (dyed[1] * (1 + part * (share - 1))).clamp(0, 1)
    return torch.cat((dyed[0], planes[3:])), dyed[1]
