"""A U-Net over windows of the sphere: rows are elevations, columns are azimuths."""

import torch
from torch import nn
from torch.nn import functional as F

from windows import FURTHEST, NEAREST

CHANNELS = (32, 64, 96, 128, 160, 192)
#: Colours, mask, sine of the elevation, logarithm of the distance of level ground.
INPUTS = 6
#: Outputs at half the resolution: logarithm of the distance, sky, ground.
OUTPUTS = 3


class Conv(nn.Sequential):
    """3x3 convolution, normalisation, rectifier."""

    def __init__(self, inputs: int, outputs: int, stride: int = 1):
        super().__init__(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.SiLU())


class Block(nn.Module):
    """Two convolutions beside an identity."""

    def __init__(self, channels: int):
        super().__init__()
        self.first = Conv(channels, channels)
        self.second = nn.Sequential(nn.Conv2d(channels, channels, 3, 1, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.silu(x + self.second(self.first(x)))


class Whole(nn.Module):
    """Adds to each channel what the whole window says: its mean, through two small layers."""

    def __init__(self, channels: int):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(channels, channels), nn.SiLU(), nn.Linear(channels, channels))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.layers(x.mean(dim=(2, 3)))[:, :, None, None]


class DepthNetwork(nn.Module):
    """(n, 6, h, w), sides multiples of 64, to three maps (n, h, w): logarithm of metres, logits of sky and of level ground."""

    def __init__(self):
        super().__init__()
        a, b, c, d, e, f = CHANNELS
        self.down1 = Conv(INPUTS, a, 2)
        self.down2 = nn.Sequential(Conv(a, b, 2), Block(b))
        self.down3 = nn.Sequential(Conv(b, c, 2), Block(c))
        self.down4 = nn.Sequential(Conv(c, d, 2), Block(d), Block(d))
        self.down5 = nn.Sequential(Conv(d, e, 2), Block(e), Block(e))
        self.down6 = nn.Sequential(Conv(e, f, 2), Block(f), Whole(f), Block(f))
        self.up5 = nn.Sequential(Conv(f + e, e), Block(e))
        self.up4 = nn.Sequential(Conv(e + d, d), Block(d))
        self.up3 = nn.Sequential(Conv(d + c, c), Block(c))
        self.up2 = nn.Sequential(Conv(c + b, b), Block(b))
        self.up1 = Conv(b + a, a)
        self.head = nn.Conv2d(a, OUTPUTS, 3, 1, 1)
        #: For each pixel of the full size, shares of the nine values around it at half the size.
        self.shares = nn.Conv2d(a, 4 * 9, 3, 1, 1)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        x1 = self.down1(torch.cat((x[:, :3] * 2 - 1, x[:, 3:]), dim=1))
        x2 = self.down2(x1)
        x3 = self.down3(x2)
        x4 = self.down4(x3)
        x5 = self.down5(x4)
        x6 = self.down6(x5)
        y = self.up5(torch.cat((grow(x6), x5), dim=1))
        y = self.up4(torch.cat((grow(y), x4), dim=1))
        y = self.up3(torch.cat((grow(y), x3), dim=1))
        y = self.up2(torch.cat((grow(y), x2), dim=1))
        y = self.up1(torch.cat((grow(y), x1), dim=1))
        maps = sharpen(self.head(y), self.shares(y))
        return maps[:, 0] + 1.5, maps[:, 1], maps[:, 2]


def grow(x: torch.Tensor) -> torch.Tensor:
    """Twice as wide and high."""
    return F.interpolate(x, scale_factor=2.0, mode="nearest")


def sharpen(maps: torch.Tensor, shares: torch.Tensor) -> torch.Tensor:
    """Twice as wide and high: each value is a convex combination of the nine around it, after Z. Teed and J. Deng, "RAFT", 2020."""
    _, channels, height, width = maps.shape
    shares = shares.reshape(-1, 4, 9, height, width).softmax(dim=2)
    padded = F.pad(maps, (1, 1, 1, 1), mode="replicate")
    around = torch.stack([padded[:, :, r : r + height, c : c + width] for r in range(3) for c in range(3)], dim=2)
    fine = torch.stack([(around * shares[:, k, None]).sum(dim=2) for k in range(4)], dim=2)
    return F.pixel_shuffle(fine.reshape(-1, 4 * channels, height, width), 2)


class Exported(nn.Module):
    """What is shipped: metres along the ray, and how likely each pixel is sky and level ground."""

    def __init__(self, network: DepthNetwork):
        super().__init__()
        self.network = network

    def forward(self, window: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        logarithm, sky, ground = self.network(window)
        return torch.exp(logarithm).clamp(NEAREST, FURTHEST), torch.sigmoid(sky), torch.sigmoid(ground)
