import type { FurnishingSpec, GeneratorTable } from '@diorama/catalogue';

import { fitting } from './fittings/fitting.js';
import { equipment } from './equipment/equipment.js';
import { textile } from './fittings/textile.js';
import { framed } from './fittings/framed.js';
import { device } from './devices/device.js';
import { specialLamp } from './lighting/special-lamps.js';
import { lamp } from './lighting/lamp.js';
import { appliance } from './appliances/appliance.js';
import { sanitary } from './bath/sanitary.js';
import { frameBed } from './beds/frame-bed.js';
import { specialBed } from './beds/special-beds.js';
import { machine } from './machines/machine.js';
import { frameSeat } from './seats/frame-seat.js';
import { sofa } from './seats/sofa.js';
import { specialSeat } from './seats/special-seats.js';
import { cabinet } from './storage/cabinet.js';
import { rack } from './storage/rack.js';
import { specialTable } from './tables/special-tables.js';
import { table } from './tables/table.js';

/** The generator of each name in `FurnishingSpec`. */
export const FURNISHING_GENERATORS: GeneratorTable<FurnishingSpec> = {
  seat: frameSeat,
  sofa,
  'special-seat': specialSeat,
  cabinet,
  rack,
  lamp,
  'special-lamp': specialLamp,
  device,
  framed,
  textile,
  equipment,
  fitting,
  appliance,
  'room-machine': machine,
  sanitary,
  bed: frameBed,
  'special-bed': specialBed,
  table,
  'special-table': specialTable,
};
