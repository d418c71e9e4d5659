import type { DeviceSpec, EquipmentSpec, FittingSpec, FramedSpec, GeneratorTable, TextileSpec } from '@diorama/catalogue';

import { device } from './devices/device.js';
import { equipment } from './equipment/equipment.js';
import { fitting } from './fittings/fitting.js';
import { framed } from './fittings/framed.js';
import { textile } from './fittings/textile.js';

type RoomEquipmentSpec = DeviceSpec | FramedSpec | TextileSpec | EquipmentSpec | FittingSpec;

/** The generator of each kind of device, equipment, textile and fitting. */
export const ROOM_EQUIPMENT_GENERATORS: GeneratorTable<RoomEquipmentSpec> = {
  device,
  framed,
  textile,
  equipment,
  fitting,
};
