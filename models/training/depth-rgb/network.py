"""A small U-Net over whole paintings: columns wrap around, rows are mirrored at the poles; the text scales and shifts its features."""

import torch
from torch import nn
from torch.nn import functional as F

from paintings import COLOR, PLANES, SKY, TEXT

CHANNELS = (16, 32, 56, 64)
FULL = 12
STATE = 64
#: Of the natural logarithm of gains, and of what is added.
MOST_GAIN, MOST_BIAS = 1.0, 0.3
#: Buckets of the bag of words in a text.
BAG = 256


class Conv(nn.Module):
    """3x3 convolution that goes on around the panorama, then a rectifier."""

    def __init__(self, inputs: int, outputs: int, stride: int = 1):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 3, stride)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x: torch.Tensor, film: torch.Tensor | None = None) -> torch.Tensor:
        x = self.norm(self.conv(wrap(x)))
        if film is not None:
            scale, shift = film[:, :, None, None].chunk(2, dim=1)
            x = x * (1 + scale) + shift
        return F.relu(x)


def wrap(x: torch.Tensor) -> torch.Tensor:
    """One column more at each side, from the other one; one row more at each pole, the same again."""
    x = torch.cat((x[..., -1:], x, x[..., :1]), dim=3)
    return torch.cat((x[:, :, :1], x, x[:, :, -1:]), dim=2)


class RetouchNetwork(nn.Module):
    """(n, 10, 64, 128) planes and (n, 305) text, to the factors and what is added, each (n, 3, 64, 128)."""

    def __init__(self):
        super().__init__()
        a, b, c, d = CHANNELS
        self.bag = nn.Linear(BAG, STATE)
        self.read = nn.Linear(TEXT - BAG, STATE)
        self.think = nn.Linear(STATE, STATE)
        self.films = nn.ModuleList(nn.Linear(STATE, 2 * size) for size in (c, d, d, c, b, a))
        self.full = Conv(PLANES, FULL)
        self.down1 = Conv(PLANES, a, 2)
        self.down2 = nn.ModuleList((Conv(a, b, 2), Conv(b, b)))
        self.down3 = nn.ModuleList((Conv(b, c, 2), Conv(c, c)))
        self.down4 = nn.ModuleList((Conv(c, d, 2), Conv(d, d)))
        self.down5 = nn.ModuleList((Conv(d, d, 2), Conv(d, d), Conv(d, d)))
        self.up4 = Conv(2 * d, d)
        self.up3 = Conv(d + c, c)
        self.up2 = Conv(c + b, b)
        self.up1 = Conv(b + a, a)
        self.up0 = Conv(a + FULL, FULL)
        self.head = nn.Conv2d(FULL, 6, 1)
        # Words that training has not seen say nothing; and a network that has learnt nothing changes nothing.
        for zero in (self.bag, self.head):
            nn.init.zeros_(zero.weight)
            nn.init.zeros_(zero.bias)
        for film in self.films:
            nn.init.normal_(film.weight, std=0.02)
            nn.init.zeros_(film.bias)

    def forward(self, planes: torch.Tensor, text: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        state = F.relu(self.bag(text[:, :BAG]) + self.read(text[:, BAG:]))
        state = F.relu(self.think(state)) + state
        film = [layer(state) for layer in self.films]
        x = torch.cat((planes[:, :3] * 2 - 1, planes[:, 3:]), dim=1)
        x0 = self.full(x)
        x1 = self.down1(x)
        x2 = self.down2[1](self.down2[0](x1))
        x3 = self.down3[1](self.down3[0](x2), film[0])
        x4 = self.down4[1](self.down4[0](x3), film[1])
        y = self.down5[2](self.down5[1](self.down5[0](x4), film[2]))
        y = self.up4(torch.cat((grow(y), x4), dim=1))
        y = self.up3(torch.cat((grow(y), x3), dim=1), film[3])
        y = self.up2(torch.cat((grow(y), x2), dim=1), film[4])
        y = self.up1(torch.cat((grow(y), x1), dim=1), film[5])
        y = self.head(self.up0(torch.cat((grow(y), x0), dim=1)))
        return torch.exp(MOST_GAIN * torch.tanh(y[:, :3])), MOST_BIAS * torch.tanh(y[:, 3:])


def grow(x: torch.Tensor) -> torch.Tensor:
    """Twice as wide and high."""
    return F.interpolate(x, scale_factor=2.0, mode="nearest")


def retouched(planes: torch.Tensor, gain: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
    """The painting as the network wants it, in sRGB."""
    return (planes[:, COLOR] * gain + bias).clamp(0, 1)


def is_sky(planes: torch.Tensor) -> torch.Tensor:
    return planes[:, SKY : SKY + 1]
