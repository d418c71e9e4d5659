import type { CreatureSpec, GeneratorTable } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';

/** The generator of each name in `CreatureSpec`. */
export const CREATURE_GENERATORS: GeneratorTable<CreatureSpec> = {
  'none-of-creatures': () => ({ shape: group(), finishes: {} }),
};
