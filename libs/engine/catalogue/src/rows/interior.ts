import type { CatalogueRow } from '../row/row.js';
import { APPLIANCE_ROWS } from './interior/appliances.js';
import { BATH_ROWS } from './interior/bath.js';
import { BED_ROWS } from './interior/beds.js';
import { CABINET_ROWS } from './interior/cabinets.js';
import { CASE_ROWS } from './interior/cases.js';
import { CHAMBER_FIXTURE_ROWS } from './interior/chamber-fixtures.js';
import { CHAIR_ROWS } from './interior/chairs.js';
import { HALL_FIXTURE_ROWS } from './interior/hall-fixtures.js';
import { PLANT_FIXTURE_ROWS } from './interior/plant-fixtures.js';
import { MACHINE_ROWS } from './interior/machines.js';
import { RACK_ROWS } from './interior/racks.js';
import { LAMP_ROWS } from './interior/lamps.js';
import { DEVICE_ROWS } from './interior/devices.js';
import { OPENING_ROWS, PICTURE_ROWS } from './interior/framed.js';
import { TEXTILE_ROWS } from './interior/textiles.js';
import { VESSEL_ROWS } from './interior/vessels.js';
import { EQUIPMENT_ROWS } from './interior/equipment.js';
import { FITTING_ROWS } from './interior/fittings.js';
import { SOFA_ROWS } from './interior/sofas.js';
import { SPECIAL_TABLE_ROWS } from './interior/special-tables.js';
import { STOOL_ROWS } from './interior/stools.js';
import { TABLE_ROWS } from './interior/tables.js';

/** Objects of the theme interior. */
export const INTERIOR_ROWS: readonly CatalogueRow[] = [
  ...SOFA_ROWS,
  ...CHAIR_ROWS,
  ...STOOL_ROWS,
  ...TABLE_ROWS,
  ...SPECIAL_TABLE_ROWS,
  ...CABINET_ROWS,
  ...CASE_ROWS,
  ...RACK_ROWS,
  ...BED_ROWS,
  ...BATH_ROWS,
  ...APPLIANCE_ROWS,
  ...MACHINE_ROWS,
  ...FITTING_ROWS,
  ...PLANT_FIXTURE_ROWS,
  ...CHAMBER_FIXTURE_ROWS,
  ...HALL_FIXTURE_ROWS,
  ...EQUIPMENT_ROWS,
  ...TEXTILE_ROWS,
  ...VESSEL_ROWS,
  ...PICTURE_ROWS,
  ...OPENING_ROWS,
  ...DEVICE_ROWS,
  ...LAMP_ROWS,
];
