import type { Generator, HeavyMachineSpec } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';
import { finished } from '@diorama/vehicle-parts';

import { CRANES } from './cranes-and-arms.js';
import { DIGGERS } from './diggers.js';
import { YARD_MACHINES } from './farm-and-yard.js';

/** Makes machines of building sites, fields and yards. */
export const generateHeavyMachine: Generator<HeavyMachineSpec> = ({ kind }, { size }) => {
  const draw = DIGGERS[kind] ?? YARD_MACHINES[kind] ?? CRANES[kind];
  return finished(draw === undefined ? group() : draw(size), 'body', {
    finishes: { body: 'paint #f0b018', stripe: 'paint #24272b', accent: 'paint #e0701c', cargo: 'paint #e0a418', rim: 'paint #e8c048' },
  });
};
