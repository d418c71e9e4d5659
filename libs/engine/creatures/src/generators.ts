import type { CreatureSpec, GeneratorTable } from '@diorama/catalogue';

import { quadruped } from './quadruped/quadruped.js';

/** The generator of each name in `CreatureSpec`. */
export const CREATURE_GENERATORS: GeneratorTable<CreatureSpec> = {
  quadruped,
};
