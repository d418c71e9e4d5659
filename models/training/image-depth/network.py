"""A small U-Net over one perspective view."""

import torch
from torch import nn
from torch.nn import functional as F

from views import FURTHEST, NEAREST

CHANNELS = (24, 48, 96, 128)
#: Channels of the last layer, which works at the resolution of the view.
FINE = 16
#: Added to the logarithm of the distance, so that an untrained network answers about 4.5 m.
USUAL = 1.5


class Conv(nn.Module):
    """3x3 convolution with repeated borders, then a rectifier."""

    def __init__(self, inputs: int, outputs: int, stride: int = 1):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 3, stride, padding=1, padding_mode="replicate", bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.silu(self.norm(self.conv(x)))


class Context(nn.Module):
    """Adds to every place what the whole view holds on average: a room or the open, near or far."""

    def __init__(self, channels: int):
        super().__init__()
        self.mix = nn.Linear(channels, channels)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + F.silu(self.mix(x.mean(dim=(2, 3))))[:, :, None, None]


class DepthNetwork(nn.Module):
    """(n, 4, h, w): colours in 0..1 and the sine of the elevation, to (n, h, w) log metres and logits of the sky."""

    def __init__(self):
        super().__init__()
        a, b, c, d = CHANNELS
        self.down1 = Conv(4, a, 2)
        self.down2 = nn.Sequential(Conv(a, b, 2), Conv(b, b))
        self.down3 = nn.Sequential(Conv(b, c, 2), Conv(c, c))
        self.down4 = nn.Sequential(Conv(c, d, 2), Conv(d, d), Conv(d, d))
        self.down5 = nn.Sequential(Conv(d, d, 2), Conv(d, d), Context(d), Conv(d, d))
        self.up4 = Conv(2 * d, d)
        self.up3 = Conv(d + c, c)
        self.up2 = Conv(c + b, b)
        self.up1 = Conv(b + a, a)
        self.up0 = Conv(a + 4, FINE)
        self.head = nn.Conv2d(FINE, 2, 3, padding=1, padding_mode="replicate")

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x0 = torch.cat((x[:, :3] * 2 - 1, x[:, 3:]), dim=1)
        x1 = self.down1(x0)
        x2 = self.down2(x1)
        x3 = self.down3(x2)
        x4 = self.down4(x3)
        y = self.up4(torch.cat((grow(self.down5(x4)), x4), dim=1))
        y = self.up3(torch.cat((grow(y), x3), dim=1))
        y = self.up2(torch.cat((grow(y), x2), dim=1))
        y = self.up1(torch.cat((grow(y), x1), dim=1))
        y = self.head(self.up0(torch.cat((grow(y), x0), dim=1)))
        return y[:, 0] + USUAL, y[:, 1]


def grow(x: torch.Tensor) -> torch.Tensor:
    """Twice as wide and high."""
    return F.interpolate(x, scale_factor=2.0, mode="bilinear", align_corners=False)


class Exported(nn.Module):
    """What is shipped: metres along the ray, and how likely each pixel is sky."""

    def __init__(self, network: DepthNetwork):
        super().__init__()
        self.network = network

    def forward(self, view: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        logarithm, sky = self.network(view)
        return torch.exp(logarithm).clamp(NEAREST, FURTHEST), torch.sigmoid(sky)
