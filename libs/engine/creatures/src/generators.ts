import type { CreatureSpec, GeneratorTable } from '@diorama/catalogue';

import { arthropod } from './arthropod/arthropod.js';
import { bird } from './bird/bird.js';
import { fish } from './fish/fish.js';
import { swimmer } from './fish/swimmer.js';
import { quadruped } from './quadruped/quadruped.js';
import { serpent } from './serpent/serpent.js';
import { soft } from './soft/soft.js';

/** The generator of each name in `CreatureSpec`. */
export const CREATURE_GENERATORS: GeneratorTable<CreatureSpec> = {
  quadruped,
  bird,
  fish,
  swimmer,
  serpent,
  arthropod,
  soft,
};
