import type { Generated, GeneratedLight, GeneratorContext, RockSpec } from '@diorama/catalogue';

import { CRYSTAL_KINDS } from './crystals.js';
import { FORMATION_KINDS } from './formations.js';
import type { MakeRock } from './make-rock.js';
import { STONE_KINDS } from './stone-groups.js';

const FINISHES = {
  stone: 'stone #8f8a82',
  dark: 'stone #2e2a28',
  light: 'stone #b4aea4',
  moss: 'moss #5f7c38',
  snow: 'snow',
  gem: 'crystal #a070e0',
  shine: 'crystal #d0b0f8',
  glow: 'ember #ff6a20',
  grass: 'grass #6f9a3c',
  soil: 'soil #6a4c34',
  trunk: 'bark #6b5644',
  leaf: 'leaf #4f8a34',
  water: 'water #6ab0c8',
  sand: 'sand #e0d4b8',
} as const;

const KINDS: Readonly<Record<RockSpec['kind'], MakeRock>> = { ...STONE_KINDS, ...FORMATION_KINDS, ...CRYSTAL_KINDS };
const SHINING: readonly RockSpec['kind'][] = ['cluster', 'geode'];

/** Stones, formations and crystals. */
export function makeRock(spec: RockSpec, { size, random }: GeneratorContext): Generated {
  const lights: GeneratedLight[] = SHINING.includes(spec.kind)
    ? [{ at: [0, 0.6 * size[1], 0], color: '#b090ff', power: 0.5, when: 'always' }]
    : [];
  return { shape: KINDS[spec.kind](size, spec, random), finishes: FINISHES, ...(lights.length > 0 ? { lights } : {}) };
}
