import type { PersonSpec, GeneratorTable } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';

/** The generator of each name in `PersonSpec`. */
export const PERSON_GENERATORS: GeneratorTable<PersonSpec> = {
  'none-of-people': () => ({ shape: group(), finishes: {} }),
};
