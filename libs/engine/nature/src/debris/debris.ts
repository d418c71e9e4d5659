import type { DebrisSpec, Generated, GeneratorContext, GeneratorRandom } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { ANIMAL_WORKS } from './animal-works.js';
import { WOOD_DEBRIS } from './wood.js';

const FINISHES = {
  bark: 'bark #6b5644',
  wood: 'wood #b8905c',
  grey: 'wood #a89a88',
  dark: 'bark #17120f',
  moss: 'moss #5f8038',
  leaf: 'leaf #c8742c',
  second: 'leaf #d8a030',
  third: 'leaf #8a4a24',
  straw: 'straw #c8a868',
  soil: 'soil #6a4c34',
  mud: 'mud #a8643c',
  egg: 'shell #dfeaf0',
  honey: 'fruit #b8782c',
  thread: 'paint #f2f4f6',
  bone: 'bone',
  stone: 'stone #8f8678',
  shell: 'shell #e0b898',
} as const;

const KINDS: Readonly<Record<DebrisSpec['kind'], (size: Vec3, random: GeneratorRandom) => Shape>> = { ...ANIMAL_WORKS, ...WOOD_DEBRIS };

/** Wood, leaves, nests and other small things of woods and shores. */
export const makeDebris = ({ kind }: DebrisSpec, { size, random }: GeneratorContext): Generated => ({
  shape: KINDS[kind](size, random),
  finishes: FINISHES,
});
