import type { CreatureSpec } from '../parameters/creatures.js';
import type { FurnishingSpec } from '../parameters/furnishings.js';
import type { GoodsSpec } from '../parameters/goods.js';
import type { MachinerySpec } from '../parameters/machinery.js';
import type { NatureSpec } from '../parameters/nature.js';
import type { PersonSpec } from '../parameters/people.js';
import type { StructureSpec } from '../parameters/structures.js';
import type { VehicleSpec } from '../parameters/vehicles.js';

/** A generator by its name, with its parameters. Each family declares its own in `parameters/`. */
export type GeneratorSpec =
  | CreatureSpec
  | FurnishingSpec
  | GoodsSpec
  | MachinerySpec
  | NatureSpec
  | PersonSpec
  | StructureSpec
  | VehicleSpec;
