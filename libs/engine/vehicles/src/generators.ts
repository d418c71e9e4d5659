import type { GeneratorTable, VehicleSpec } from '@diorama/catalogue';

import { generateAeroplane } from './aircraft/aeroplane.js';
import { generateAerostat } from './aircraft/aerostat.js';
import { generateRotorcraft } from './aircraft/rotorcraft.js';
import { generateCart } from './carts/carts.js';
import { generateRail } from './rail/rail.js';
import { generateCycle } from './road/cycles.js';
import { generateRoadVehicle } from './road/road-vehicle.js';
import { generateMotorShip } from './ships/motor-ship.js';
import { generateSailingShip } from './ships/sailing-ship.js';
import { generateSmallBoat } from './ships/small-boats.js';

/** The generator of each name in `VehicleSpec`. */
export const VEHICLE_GENERATORS: GeneratorTable<VehicleSpec> = {
  'road-vehicle': generateRoadVehicle,
  cycle: generateCycle,
  rail: generateRail,
  cart: generateCart,
  'sailing-ship': generateSailingShip,
  'motor-ship': generateMotorShip,
  'small-boat': generateSmallBoat,
  aeroplane: generateAeroplane,
  rotorcraft: generateRotorcraft,
  aerostat: generateAerostat,
};
