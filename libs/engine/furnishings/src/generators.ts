import type { FurnishingSpec, GeneratorTable } from '@diorama/catalogue';

import { frameSeat } from './seats/frame-seat.js';
import { sofa } from './seats/sofa.js';
import { specialSeat } from './seats/special-seats.js';
import { cabinet } from './storage/cabinet.js';
import { rack } from './storage/rack.js';
import { table } from './tables/table.js';

/** The generator of each name in `FurnishingSpec`. */
export const FURNISHING_GENERATORS: GeneratorTable<FurnishingSpec> = {
  seat: frameSeat,
  sofa,
  'special-seat': specialSeat,
  cabinet,
  rack,
  table,
};
