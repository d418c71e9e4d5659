import type { PersonSpec, GeneratorTable } from '@diorama/catalogue';

import { generatePerson } from './figure/person.js';
import { generateGroup } from './figure/people-group.js';
import { generateBones } from './figure/bones.js';
import { generateMachine } from './robots/machines.js';
import { generateRobot } from './robots/robot.js';
import { generateMoai } from './statues/moai.js';
import { generateStatue } from './statues/statue.js';

/** The generator of each name in `PersonSpec`. */
export const PERSON_GENERATORS: GeneratorTable<PersonSpec> = {
  person: generatePerson,
  'people-group': generateGroup,
  'person-statue': generateStatue,
  bones: generateBones,
  robot: generateRobot,
  'robot-machine': generateMachine,
  moai: generateMoai,
};
