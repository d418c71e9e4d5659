import type { Generator, MachineSpec } from '@diorama/catalogue';
import type { Finish } from '@diorama/catalogue';
import { finished } from '@diorama/vehicle-parts';

import { AUTOMATION } from './automation.js';
import { FIELD } from './field.js';
import { OLD_MACHINES } from './old-machines.js';
import { PLANT } from './plant.js';
import type { DrawMachine } from './plant.js';
import { WORKSHOP } from './workshop.js';

/** Makes machines and their parts. */
export const generateMachine: Generator<MachineSpec> = ({ kind, count = 0 }, { size }) =>
  finished(MACHINES[kind](size, count), 'body', { finishes: FINISHES });

const MACHINES: Readonly<Record<MachineSpec['kind'], DrawMachine>> = { ...PLANT, ...FIELD, ...WORKSHOP, ...OLD_MACHINES, ...AUTOMATION };

const FINISHES: Readonly<Record<string, Finish>> = {
  body: 'paint #5f7f94',
  grille: 'metal #3a3e42',
  nozzle: 'metal #4a4c50',
  wheel: 'paint #c0322a',
  belt: 'rubber #2c2e32',
  tape: 'paper #d8c8a0',
  strap: 'plastic #e8e8e4',
  mesh: 'metal #3a3e42',
  lens: 'glass #1c2430',
  spark: 'glow #a8d8ff',
  beam: 'neon #ff3030',
  redlamp: 'lamp #ff3428',
  greenlamp: 'lamp #40e060',
  beaconred: 'lamp #ff3428',
  blade: 'metal #8a9096',
  thread: 'rope #e8dcc0',
  ceramic: 'ceramic #8a4a2c',
  paper: 'paper',
  brick: 'brick',
  lava: 'lava',
  wall: 'paint #c8ccd0',
  roof: 'metal #6a6e72',
  plate: 'metal #b8bec4',
  inside: 'wood #c8a070',
  wicker: 'wicker',
};
