/**
 * The catalogue of objects, pure data. In: nothing. Out: for each object that a prompt can name its names, size, generator with parameters, stand, surfaces,
 * finishes and places (`CATALOGUE`), and the substances that parts are made of (`SUBSTANCES`). An object is one row in one file of `rows/`.
 */
export { CATALOGUE } from './catalogue.js';
export type {
  AllGenerators,
  Generated,
  GeneratedLight,
  Generator,
  GeneratorContext,
  GeneratorRandom,
  GeneratorTable,
} from './row/generated.js';
export type { GeneratorSpec } from './row/generator-spec.js';
export type { CreatureSpec } from './parameters/creatures.js';
export type { FurnishingSpec } from './parameters/furnishings.js';
export type { GoodsSpec } from './parameters/goods.js';
export type { MachinerySpec } from './parameters/machinery.js';
export type { NatureSpec } from './parameters/nature.js';
export type { PersonSpec } from './parameters/people.js';
export type { StructureSpec } from './parameters/structures.js';
export type { VehicleSpec } from './parameters/vehicles.js';
export type { AerostatSpec, AeroplaneSpec, AircraftSpec, RotorcraftSpec, SpacecraftSpec } from './parameters/vehicles-air.js';
export type { HeavyMachineSpec, MachineSpec, SciFiSpec } from './parameters/vehicles-machines.js';
export type { CartSpec, CycleSpec, RailSpec, RoadVehicleSpec } from './parameters/vehicles-road.js';
export type { MotorShipSpec, SailingShipSpec, ShipSpec, SmallBoatSpec } from './parameters/vehicles-water.js';
export { THEMES } from './row/row.js';
export type { CatalogueRow, CatalogueTheme, OfferedSurface, RowDetails, RowForm, RowSolid, Stand } from './row/row.js';
export { parseFinish, SUBSTANCES } from './substances/substances.js';
export type { Finish, Substance, SubstanceEntry } from './substances/substances.js';
