import type { FurnishingSpec, GeneratorTable } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';

/** The generator of each name in `FurnishingSpec`. */
export const FURNISHING_GENERATORS: GeneratorTable<FurnishingSpec> = {
  'none-of-furnishings': () => ({ shape: group(), finishes: {} }),
};
