import type { PersonSpec, GeneratorTable } from '@diorama/catalogue';

import { generatePerson } from './figure/person.js';
import { generateGroup } from './figure/people-group.js';
import { generateStatue } from './statues/statue.js';

/** The generator of each name in `PersonSpec`. */
export const PERSON_GENERATORS: GeneratorTable<PersonSpec> = {
  person: generatePerson,
  'people-group': generateGroup,
  'person-statue': generateStatue,
};
