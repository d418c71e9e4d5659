import type { CreatureSpec } from '../parameters/creatures/creatures.js';
import type { FurnishingSpec } from '../parameters/furnishings/furnishings.js';
import type { GoodsSpec } from '../parameters/goods/goods.js';
import type { MachinerySpec } from '../parameters/machines/machinery.js';
import type { NatureSpec } from '../parameters/nature/nature.js';
import type { PersonSpec } from '../parameters/people/people.js';
import type { StructureSpec } from '../parameters/structures/structures.js';
import type { VehicleSpec } from '../parameters/vehicles/vehicles.js';

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
