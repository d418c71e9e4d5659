"""A small U-Net over whole panoramas: columns wrap around, rows end at the poles."""

import torch
from torch import nn
from torch.nn import functional as F

from panoramas import FURTHEST, NEAREST

CHANNELS = (24, 48, 96, 128)


class Conv(nn.Module):
    """3x3 convolution that goes on around the panorama, then a rectifier."""

    def __init__(self, inputs: int, outputs: int, stride: int = 1):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 3, stride)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.silu(self.norm(self.conv(wrap(x))))


def wrap(x: torch.Tensor) -> torch.Tensor:
    """One column more at each side, from the other one; one row more at each pole, the same again."""
    x = torch.cat((x[..., -1:], x, x[..., :1]), dim=3)
    return torch.cat((x[:, :, :1], x, x[:, :, -1:]), dim=2)


class DepthNetwork(nn.Module):
    """(n, 4, 128, 256): colours in 0..1 and the sine of the elevation, to (n, 128, 256) log metres and logits of the sky."""

    def __init__(self):
        super().__init__()
        a, b, c, d = CHANNELS
        self.down1 = Conv(4, a, 2)
        self.down2 = nn.Sequential(Conv(a, b, 2), Conv(b, b))
        self.down3 = nn.Sequential(Conv(b, c, 2), Conv(c, c))
        self.down4 = nn.Sequential(Conv(c, d, 2), Conv(d, d), Conv(d, d))
        self.down5 = nn.Sequential(Conv(d, d, 2), Conv(d, d), Conv(d, d))
        self.up4 = Conv(2 * d, d)
        self.up3 = Conv(d + c, c)
        self.up2 = Conv(c + b, b)
        self.up1 = Conv(b + a, a)
        self.head = nn.Conv2d(a, 2, 3)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x1 = self.down1(torch.cat((x[:, :3] * 2 - 1, x[:, 3:]), dim=1))
        x2 = self.down2(x1)
        x3 = self.down3(x2)
        x4 = self.down4(x3)
        x5 = self.down5(x4)
        y = self.up4(torch.cat((grow(x5), x4), dim=1))
        y = self.up3(torch.cat((grow(y), x3), dim=1))
        y = self.up2(torch.cat((grow(y), x2), dim=1))
        y = self.up1(torch.cat((grow(y), x1), dim=1))
        y = grow(self.head(wrap(y)))
        return y[:, 0] + 1.5, y[:, 1]


def grow(x: torch.Tensor) -> torch.Tensor:
    """Twice as wide and high."""
    return F.interpolate(x, scale_factor=2.0, mode="bilinear", align_corners=False)


class Exported(nn.Module):
    """What is shipped: metres along the ray, and how likely each pixel is sky."""

    def __init__(self, network: DepthNetwork):
        super().__init__()
        self.network = network

    def forward(self, panorama: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        logarithm, sky = self.network(panorama)
        return torch.exp(logarithm).clamp(NEAREST, FURTHEST), torch.sigmoid(sky)
