import type { VehicleSpec, GeneratorTable } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';

/** The generator of each name in `VehicleSpec`. */
export const VEHICLE_GENERATORS: GeneratorTable<VehicleSpec> = {
  'none-of-vehicles': () => ({ shape: group(), finishes: {} }),
};
