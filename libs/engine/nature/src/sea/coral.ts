import type { CoralSpec, Generated, GeneratorContext } from '@diorama/catalogue';

import type { MakeCoral } from './make-coral.js';
import { anemone, barrel, brain, disc, fan, finger, reef, staghorn, table, tube } from './reef.js';
import { clam } from './sea-animals.js';

const FINISHES = {
  coral: 'paint #e8705a',
  groove: 'paint #a8443c',
  tip: 'paint #f8d8c0',
  second: 'paint #b060c8',
  third: 'paint #f0b030',
  fourth: 'paint #48b8b0',
  rock: 'stone #7a746c',
  dark: 'paint #3a2a3a',
  pearl: 'shell #f4ecf0',
} as const;

/** A coral, an anemone, a sponge or a reef of them. */
export const makeCoral = ({ kind }: CoralSpec, { size, random }: GeneratorContext): Generated => ({
  shape: CORALS[kind](size, random),
  finishes: FINISHES,
});

const CORALS: Readonly<Record<CoralSpec['kind'], MakeCoral>> = {
  brain,
  fan,
  staghorn,
  tube,
  anemone,
  table,
  mushroom: disc,
  barrel,
  reef,
  finger,
  clam,
};
