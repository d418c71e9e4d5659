import type { Generated, GeneratedLight, GeneratorContext, SkySpec } from '@diorama/catalogue';

import { AIR_KINDS } from './air.js';
import { CLOUD_KINDS } from './clouds.js';
import { FIRE_KINDS } from './fires.js';
import type { MakeSky } from './make-sky.js';
import { SPACE_KINDS } from './space.js';
import { STAR_KINDS } from './stars.js';

const FINISHES = {
  cloud: 'cloud #f6f7f9',
  shade: 'cloud #c8ccd6',
  dark: 'cloud #4e525c',
  bolt: 'glow #f4f0ff',
  sun: 'glow #ffd850',
  ray: 'glow #ffe9a0',
  moon: 'screen #dcd8cc',
  sea: 'screen #a8a498',
  crater: 'screen #bcb8ac',
  planet: 'screen #d8a870',
  band: 'screen #b07c4c',
  pale: 'screen #ecd4a8',
  ring: 'screen #cdb890',
  gap: 'screen #8a7454',
  ocean: 'screen #2a62b8',
  land: 'screen #4a8a3c',
  desert: 'screen #b89a5a',
  ice: 'screen #f0f4f8',
  star: 'glow #ffffff',
  tail: 'neon #9ad0ff',
  violet: 'neon #9a50e0',
  pink: 'neon #e050a8',
  blue: 'neon #4078e0',
  green: 'neon #40f0a0',
  black: 'obsidian #050508',
  red: 'screen #e03030',
  orange: 'screen #f08a28',
  yellow: 'screen #f4dc30',
  lime: 'screen #40b848',
  cyan: 'screen #38a0e8',
  indigo: 'screen #4048c0',
  purple: 'screen #8a3cb8',
  flame: 'flame #ff7a18',
  core: 'glow #ffe070',
  ember: 'ember',
  wood: 'bark #4a3626',
  ash: 'stone #4a4644',
  smoke: 'cloud #7c7874',
  steam: 'cloud #eef0f2',
  dust: 'sand #c8a878',
  leaf: 'leaf #d8742c',
  leaf2: 'leaf #d8b030',
  petal: 'petal #f8b8d0',
  blush: 'petal #f088b0',
  snow: 'snow',
  rain: 'water #8ab0d0',
  bubble: 'glass #c8e8f4',
  firefly: 'glow #d8ff60',
} as const;

const KINDS: Readonly<Record<SkySpec['kind'], MakeSky>> = { ...CLOUD_KINDS, ...SPACE_KINDS, ...STAR_KINDS, ...FIRE_KINDS, ...AIR_KINDS };

/** Colour and power of the light of each kind that shines on its surroundings. */
const LIGHTS: Readonly<Partial<Record<SkySpec['kind'], readonly [color: string, power: number]>>> = {
  fire: ['#ff9a40', 3],
  bonfire: ['#ff9a40', 8],
  explosion: ['#ffb050', 12],
  fireflies: ['#d8ff60', 0.5],
  sparks: ['#ffb050', 1],
};

/** What is in the air and beyond. */
export function makeSky({ kind }: SkySpec, { size, random, variant }: GeneratorContext): Generated {
  const light = LIGHTS[kind];
  const lights: GeneratedLight[] =
    light === undefined ? [] : [{ at: [0, 0.45 * size[1], 0], color: light[0], power: light[1], when: 'always' }];
  return { shape: KINDS[kind](size, random, variant), finishes: FINISHES, ...(lights.length > 0 ? { lights } : {}) };
}
