import type { Scene } from '@diorama/domain';
import type { Rgb } from '@diorama/world-model';
import { mixRgb, rgb } from '@diorama/world-model';

import { plantSeason } from './season.js';

/** Colours of the ground in the scene's season, linear RGB. */
export interface GroundPalette {
  readonly grass: Rgb;
  readonly meadow: Rgb;
  readonly dryGrass: Rgb;
  readonly soil: Rgb;
  readonly litter: Rgb;
  readonly moss: Rgb;
  readonly mud: Rgb;
  readonly sand: Rgb;
  readonly gravel: Rgb;
  readonly path: Rgb;
  readonly rock: Rgb;
  readonly darkRock: Rgb;
  readonly redRock: Rgb;
  readonly paleRock: Rgb;
  readonly redSand: Rgb;
  readonly snow: Rgb;
  readonly troddenSnow: Rgb;
  readonly lichen: Rgb;
  readonly ash: Rgb;
}

const BASE = {
  grass: rgb('#566f30'),
  meadow: rgb('#667c3a'),
  dryGrass: rgb('#a9985a'),
  soil: rgb('#6b5640'),
  litter: rgb('#6b5136'),
  moss: rgb('#5f7534'),
  mud: rgb('#54483a'),
  sand: rgb('#c6ac80'),
  gravel: rgb('#8d8577'),
  path: rgb('#a08664'),
  rock: rgb('#8a847b'),
  darkRock: rgb('#59524d'),
  redRock: rgb('#b86f47'),
  paleRock: rgb('#d0a57c'),
  redSand: rgb('#ba8057'),
  snow: rgb('#eef2f8'),
  troddenSnow: rgb('#cfd3d8'),
  lichen: rgb('#8f8d63'),
  ash: rgb('#4a4440'),
} as const satisfies GroundPalette;

export function groundPalette(scene: Scene): GroundPalette {
  const [tone, share] = TONES[plantSeason(scene)];
  const litter = plantSeason(scene) === 'autumn' ? rgb('#8f5c34') : BASE.litter;
  return {
    ...BASE,
    litter,
    sand: scene.place === 'tropical-island' ? CORAL_SAND : BASE.sand,
    grass: mixRgb(BASE.grass, tone, share),
    meadow: mixRgb(BASE.meadow, tone, share),
    moss: mixRgb(BASE.moss, tone, share * 0.4),
  };
}

const CORAL_SAND = rgb('#ddcda6');

const TONES: Readonly<Record<Scene['season'], readonly [Rgb, number]>> = {
  spring: [rgb('#70903a'), 0.5],
  summer: [rgb('#6c8a3c'), 0],
  autumn: [rgb('#85763e'), 0.6],
  winter: [rgb('#8f8460'), 0.75],
};
