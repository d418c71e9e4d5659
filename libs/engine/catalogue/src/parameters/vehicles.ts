import type { AircraftSpec, SpacecraftSpec } from './vehicles-air.js';
import type { HeavyMachineSpec, MachineSpec, SciFiSpec } from './vehicles-machines.js';
import type { CartSpec, CycleSpec, RailSpec, RoadVehicleSpec } from './vehicles-road.js';
import type { ShipSpec } from './vehicles-water.js';

/** Parameters of the generators of vehicles and machines. */
export type VehicleSpec =
  | RoadVehicleSpec
  | CycleSpec
  | RailSpec
  | CartSpec
  | ShipSpec
  | AircraftSpec
  | SpacecraftSpec
  | HeavyMachineSpec
  | MachineSpec
  | SciFiSpec;
