import type { AircraftSpec } from './vehicles-air.js';
import type { CartSpec, CycleSpec, RailSpec, RoadVehicleSpec } from './vehicles-road.js';
import type { ShipSpec } from './vehicles-water.js';

/** Parameters of the generators of vehicles. */
export type VehicleSpec = RoadVehicleSpec | CycleSpec | RailSpec | CartSpec | ShipSpec | AircraftSpec;
