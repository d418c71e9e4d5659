import { findSiteType, findStylePalette } from '@diorama/catalogue';
import type { Scene } from '@diorama/domain';
import type { Rgb } from '@diorama/world-model';
import { computeLuminance, mixRgb, parseHexColor, scaleVector } from '@diorama/world-model';

import { getPlantSeason } from './season.js';

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
  grass: parseHexColor('#566f30'),
  meadow: parseHexColor('#667c3a'),
  dryGrass: parseHexColor('#a9985a'),
  soil: parseHexColor('#6b5640'),
  litter: parseHexColor('#6b5136'),
  moss: parseHexColor('#5f7534'),
  mud: parseHexColor('#54483a'),
  sand: parseHexColor('#c6ac80'),
  gravel: parseHexColor('#8d8577'),
  path: parseHexColor('#a08664'),
  rock: parseHexColor('#8a847b'),
  darkRock: parseHexColor('#59524d'),
  redRock: parseHexColor('#b86f47'),
  paleRock: parseHexColor('#d0a57c'),
  redSand: parseHexColor('#ba8057'),
  snow: parseHexColor('#eef2f8'),
  troddenSnow: parseHexColor('#cfd3d8'),
  lichen: parseHexColor('#8f8d63'),
  ash: parseHexColor('#4a4440'),
} as const satisfies GroundPalette;

export function createGroundPalette(scene: Scene): GroundPalette {
  const ground = findSiteType(scene)?.ground ?? (scene.styles === undefined ? undefined : findStylePalette(scene).ground);
  return ground === undefined ? createEarthPalette(scene) : recolored(createEarthPalette(scene), parseHexColor(ground));
}

/** The palette in the hue of one colour; light and dark grounds keep their order. */
function recolored(palette: GroundPalette, color: Rgb): GroundPalette {
  const own = computeLuminance(...BASE.sand);
  const entries = Object.entries<Rgb>({ ...palette }).map(([name, tone]): [string, Rgb] => {
    const level = 0.45 + (0.55 * computeLuminance(...tone)) / own;
    return [name, mixRgb(scaleVector(color, Math.min(1.25, level)), tone, 0.08)];
  });
  return Object.fromEntries(entries) as unknown as GroundPalette;
}

function createEarthPalette(scene: Scene): GroundPalette {
  const [tone, share] = TONES[getPlantSeason(scene)];
  const litter = getPlantSeason(scene) === 'autumn' ? parseHexColor('#8f5c34') : BASE.litter;
  return {
    ...BASE,
    litter,
    sand: scene.place === 'tropical-island' ? CORAL_SAND : BASE.sand,
    grass: mixRgb(BASE.grass, tone, share),
    meadow: mixRgb(BASE.meadow, tone, share),
    moss: mixRgb(BASE.moss, tone, share * 0.4),
  };
}

const CORAL_SAND = parseHexColor('#ddcda6');

const TONES: Readonly<Record<Scene['season'], readonly [Rgb, number]>> = {
  spring: [parseHexColor('#70903a'), 0.5],
  summer: [parseHexColor('#6c8a3c'), 0],
  autumn: [parseHexColor('#85763e'), 0.6],
  winter: [parseHexColor('#8f8460'), 0.75],
};
