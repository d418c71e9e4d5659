import type { SpacecraftSpec } from '../vehicles/vehicles-air.js';
import type { HeavyMachineSpec, MachineSpec, SciFiSpec } from '../vehicles/vehicles-machines.js';

/** Parameters of the generators of machines, spacecraft and things of science fiction. */
export type MachinerySpec = SpacecraftSpec | HeavyMachineSpec | MachineSpec | SciFiSpec;
