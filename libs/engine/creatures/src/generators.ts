import type { CreatureSpec, GeneratorTable } from '@diorama/catalogue';

import { bird } from './bird/bird.js';
import { fish } from './fish/fish.js';
import { swimmer } from './fish/swimmer.js';
import { quadruped } from './quadruped/quadruped.js';

/** The generator of each name in `CreatureSpec`. */
export const CREATURE_GENERATORS: GeneratorTable<CreatureSpec> = {
  quadruped,
  bird,
  fish,
  swimmer,
};
