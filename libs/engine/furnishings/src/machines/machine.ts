import type { Generated, GeneratorContext, RoomMachineSpec } from '@diorama/catalogue';

import { made } from '../parts/made.js';
import { AMUSEMENTS } from './amusements.js';
import { CLIMATE } from './climate.js';
import { MACHINE_FINISHES } from './machine-finishes.js';
import { SERVICE_MACHINES } from './service-machines.js';
import { SHOP_MACHINES } from './shop-machines.js';

const MACHINES = { ...AMUSEMENTS, ...CLIMATE, ...SERVICE_MACHINES, ...SHOP_MACHINES };

/** A machine of a shop, an arcade or an office. */
export const machine = ({ kind }: RoomMachineSpec, context: GeneratorContext): Generated => made(MACHINES[kind](context), MACHINE_FINISHES);
