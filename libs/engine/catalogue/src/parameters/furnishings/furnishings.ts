import type { DeviceSpec, EquipmentSpec, FittingSpec, FramedSpec, LampSpec, SpecialLampSpec, TextileSpec } from './furnishings-fittings.js';
import type { ApplianceSpec, BedSpec, RoomMachineSpec, SanitarySpec, SpecialBedSpec } from './furnishings-rooms.js';
import type { SeatSpec, SofaSpec, SpecialSeatSpec } from './furnishings-seats.js';
import type { CabinetSpec, RackSpec } from './furnishings-storage.js';
import type { SpecialTableSpec, TableSpec } from './furnishings-tables.js';

/** Parameters of the generators of furnishings. */
export type FurnishingSpec =
  | SeatSpec
  | SofaSpec
  | SpecialSeatSpec
  | CabinetSpec
  | RackSpec
  | TableSpec
  | SpecialTableSpec
  | BedSpec
  | SpecialBedSpec
  | SanitarySpec
  | ApplianceSpec
  | RoomMachineSpec
  | LampSpec
  | SpecialLampSpec
  | DeviceSpec
  | FramedSpec
  | TextileSpec
  | EquipmentSpec
  | FittingSpec;
