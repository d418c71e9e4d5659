/**
 * The land of outdoor places. In: a scene with the options of its place. Out: where trail and water lie (`planSite`), the shape of the ground
 * (`createGround`, `LANDFORMS`) and its colours (`paintGround`).
 */
export { isSea, joinBackdropShore, withBackdropLand } from './backdrops/backdrop-land.js';
export { listSectors } from './backdrops/sectors.js';
export type { Sector } from './backdrops/sectors.js';
export { TrailCourse } from './course.js';
export { duneHeight } from './landforms/dune-height.js';
export { FARMYARD_START, FarmFields } from './fields/fields.js';
export type { Crop, FieldPosition } from './fields/fields.js';
export { GROUND_CELL, Ground, WORLD_RADIUS, forEachGroundSample } from './ground.js';
export { GroundLayers } from './ground-layers.js';
export type { GroundPainter, GroundSample } from './ground-layers.js';
export { createIsland } from './island.js';
export { LANDFORMS } from './landforms/landforms.js';
export { paintLandform } from './landforms/paint-landform.js';
export { createCanyonTerrain } from './landforms/rocks.js';
export { withLedge } from './ledge.js';
export { paintGround } from './paint-ground.js';
export { createGround } from './raise-ground.js';
export type { TerrainHeight } from './raise-ground.js';
export { createRollingTerrain } from './rolling-terrain.js';
export { calmAboutViewer, gradeAlongTrail } from './settlement-strip.js';
export { levelFloor } from './site-floor.js';
export type { Shoreline, Waterfall } from './shoreline.js';
export { Sightlines, isVisibleFromSpawn } from './sightlines.js';
export type { ThingOutline } from './sightlines.js';
export { planSite, withoutTrail } from './site-plan.js';
export type { SitePlan } from './site-plan.js';
export type { SitePlanOptions } from './site-plan-options.js';
export {
  CORNER_HOUSE_DISTANCE,
  HOUSE_FRONT_DISTANCE,
  KERB_HEIGHT,
  ROAD_HALF_WIDTH,
  SIDE_ROAD_HALF_WIDTH,
  SIDE_STREET_LENGTH,
  STREET_LENGTH,
  Street,
  getStreet,
} from './street.js';
