import type { StructureSpec, GeneratorTable } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';

/** The generator of each name in `StructureSpec`. */
export const STRUCTURE_GENERATORS: GeneratorTable<StructureSpec> = {
  'none-of-structures': () => ({ shape: group(), finishes: {} }),
};
