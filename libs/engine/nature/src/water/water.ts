import type { Generated, GeneratedLight, GeneratorContext, WaterSpec } from '@diorama/catalogue';

import { FLOWING_KINDS } from './flowing-water.js';
import { FROZEN_KINDS } from './frozen-water.js';
import type { MakeWater } from './make-water.js';

const FINISHES = {
  water: 'water #4f9ab4',
  deep: 'water #2f6a8a',
  foam: 'foam',
  stone: 'stone #8a857c',
  dark: 'stone #5a5650',
  moss: 'moss #5f7c38',
  grass: 'grass #6f9440',
  lava: 'lava',
  crust: 'stone #2c2626',
  sand: 'sand #dcc08c',
  shade: 'sand #b89a66',
  flag: 'fabric #d83a34',
  wood: 'wood #8a6844',
  ice: 'ice #bfe2f2',
  pale: 'ice #e4f4fa',
  snow: 'snow',
} as const;

const KINDS: Readonly<Record<WaterSpec['kind'], MakeWater>> = { ...FLOWING_KINDS, ...FROZEN_KINDS };

/** Water, lava, sand and ice as pieces of a landscape. */
export function makeWater({ kind }: WaterSpec, { size, random }: GeneratorContext): Generated {
  const lights: GeneratedLight[] =
    kind === 'lava-flow' ? [{ at: [0, 0.5 * size[1] + 0.3, 0], color: '#ff7a30', power: 2, when: 'always' }] : [];
  return { shape: KINDS[kind](size, random), finishes: FINISHES, ...(lights.length > 0 ? { lights } : {}) };
}
