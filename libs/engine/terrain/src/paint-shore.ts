import type { Liquid } from '@diorama/domain';
import type { GroundPalette } from '@diorama/materials';
import { parseHexColor, smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

import type { Overlay } from './ground-layers.js';

const ICE = parseHexColor('#a9c9d8');
const OLD_ICE = parseHexColor('#7fa9bf');
const SLIME = parseHexColor('#4f6a1c');
const MINERALS: readonly Rgb[] = ['#e3d7b4', '#d58a3a', '#b85a2a'].map(parseHexColor);
const KERB = parseHexColor('#8d8880');

/** The edge and the bed of a water that holds ice, molten rock, hot water or slime. */
export function createLiquidShorePainter(liquid: Liquid, palette: GroundPalette): Overlay {
  return PAINTERS[liquid](palette);
}

const PAINTERS: Readonly<Record<Liquid, (palette: GroundPalette) => Overlay>> = {
  ice: (palette) => (s, layers) => {
    layers.lay('ground-gravel', palette.gravel, (1 - smoothstep(0.4, 1.2, s.shore + s.fine * 0.5)) * 0.6);
    if (s.shore > 0) return;
    layers.lay('ground-ice', ICE, 1);
    layers.lay('ground-ice', OLD_ICE, smoothstep(-0.1, 0.7, s.broad) * smoothstep(0, -3, s.shore));
    // Snow lies on it in drifts.
    layers.lay('ground-snow', palette.snow, smoothstep(0.3, 0.75, s.fine * 0.5 - s.broad) * 0.8);
  },
  lava: (palette) => (s, layers) => {
    layers.lay('ground-rock', palette.darkRock, 1 - smoothstep(1, 3.5, s.shore + s.fine + s.broad));
    layers.lay('ground-gravel', palette.ash, 1 - smoothstep(0.2, 1.1, s.shore + s.fine * 0.5));
    if (s.shore < 1) layers.shade(0.55);
  },
  hot: () => (s, layers) => {
    const edge = s.shore + s.fine * 0.5 + s.broad * 0.4;
    layers.lay('ground-rock', MINERALS[0] as Rgb, 1 - smoothstep(1.2, 2.6, edge));
    layers.lay('ground-mud', MINERALS[1] as Rgb, (1 - smoothstep(0.3, 1, edge)) * 0.6);
    layers.lay('ground-mud', MINERALS[2] as Rgb, (1 - smoothstep(0, 0.7, Math.abs(edge - 0.3))) * 0.45);
  },
  slime: (palette) => (s, layers) => {
    layers.lay('ground-mud', palette.mud, 1 - smoothstep(0.6, 1.8, s.shore + s.fine * 0.6));
    layers.lay('ground-moss', SLIME, (1 - smoothstep(0.2, 1.2, s.shore + s.fine * 0.4)) * 0.8);
  },
};

/** Stones along a channel, and its upright banks. */
export const paintCanalBank: Overlay = (s, layers) => {
  layers.lay('ground-paving', KERB, 1 - smoothstep(1.1, 1.5, s.shore + s.fine * 0.12));
  if (s.shore < 0.3) layers.shade(0.5);
};
