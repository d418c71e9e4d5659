import type { GeneratorTable, VehicleSpec } from '@diorama/catalogue';

import { generateCart } from './carts/carts.js';
import { generateRail } from './rail/rail.js';
import { generateCycle } from './road/cycles.js';
import { generateRoadVehicle } from './road/road-vehicle.js';
import { generateMotorShip } from './ships/motor-ship.js';
import { generateSailingShip } from './ships/sailing-ship.js';
import { generateSmallBoat } from './ships/small-boats.js';
import { group } from '@diorama/shape-language';

const none = () => ({ shape: group(), finishes: {} });

/** The generator of each name in `VehicleSpec`. */
export const VEHICLE_GENERATORS: GeneratorTable<VehicleSpec> = {
  'road-vehicle': generateRoadVehicle,
  cycle: generateCycle,
  rail: generateRail,
  cart: generateCart,
  'sailing-ship': generateSailingShip,
  'motor-ship': generateMotorShip,
  'small-boat': generateSmallBoat,
  aeroplane: none,
  rotorcraft: none,
  aerostat: none,
  spacecraft: none,
  'heavy-machine': none,
  machine: none,
  'sci-fi': none,
};
