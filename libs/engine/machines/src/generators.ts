import type { GeneratorTable, MachinerySpec } from '@diorama/catalogue';

import { generateHeavyMachine } from './heavy/heavy-machine.js';
import { generateMachine } from './machines/machine.js';
import { generateSciFi } from './scifi/sci-fi.js';
import { generateSpacecraft } from './space/spacecraft.js';

/** The generator of each name in `MachinerySpec`. */
export const MACHINE_GENERATORS: GeneratorTable<MachinerySpec> = {
  spacecraft: generateSpacecraft,
  'heavy-machine': generateHeavyMachine,
  machine: generateMachine,
  'sci-fi': generateSciFi,
};
