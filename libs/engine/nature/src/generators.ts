import type { NatureSpec, GeneratorTable } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';

/** The generator of each name in `NatureSpec`. */
export const NATURE_GENERATORS: GeneratorTable<NatureSpec> = {
  'none-of-nature': () => ({ shape: group(), finishes: {} }),
};
