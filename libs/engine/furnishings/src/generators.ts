import type {
  BedSpec,
  CabinetSpec,
  GeneratorTable,
  RackSpec,
  SeatSpec,
  SofaSpec,
  SpecialBedSpec,
  SpecialSeatSpec,
  SpecialTableSpec,
  TableSpec,
} from '@diorama/catalogue';

import { frameBed } from './beds/frame-bed.js';
import { specialBed } from './beds/special-beds.js';
import { frameSeat } from './seats/frame-seat.js';
import { sofa } from './seats/sofa.js';
import { specialSeat } from './seats/special-seats.js';
import { cabinet } from './storage/cabinet.js';
import { rack } from './storage/rack.js';
import { specialTable } from './tables/special-tables.js';
import { table } from './tables/table.js';

type FurnitureSpec =
  | SeatSpec
  | SofaSpec
  | SpecialSeatSpec
  | CabinetSpec
  | RackSpec
  | BedSpec
  | SpecialBedSpec
  | TableSpec
  | SpecialTableSpec;

/** The generator of each kind of seat, table, bed and storage. */
export const FURNISHING_GENERATORS: GeneratorTable<FurnitureSpec> = {
  seat: frameSeat,
  sofa,
  'special-seat': specialSeat,
  cabinet,
  rack,
  bed: frameBed,
  'special-bed': specialBed,
  table,
  'special-table': specialTable,
};
