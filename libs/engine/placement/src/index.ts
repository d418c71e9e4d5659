/**
 * Placement: the objects of a world that is being built. In: the scene, the ground of an outdoor place and requests for things. Out: the positions,
 * looks and directions of the things, their instances in the assembly of the world, and the spawn points of the viewer.
 */
export { createAppearance } from './appearance.js';
export type { Appearance } from './appearance.js';
export { WorldAssembly } from './assembly.js';
export { createForegroundRules } from './foreground.js';
export { faceLowSun, faceSubject, findSubject } from './view/face-subject.js';
export {
  chooseLeafTints,
  createFlowerScatterRules,
  createGrassScatterRules,
  createShoreScatterRules,
  createStoneScatterRules,
  createTrailEdgeScatterRules,
  LEAF_GREEN_TINTS,
  MUSHROOM_CAP_COLORS,
  STONE_TINTS,
} from './ground-cover-rules.js';
export { placePositionedObjects } from './place-positioned-objects.js';
export { placeRequestedObjects } from './place-requested-objects.js';
export { isJetty } from './shore/find-jetty-spot.js';
export { chooseThingVariant, countThingVariants, isInsideWorld, PlacementContext, SPAWN_CLEARING_RADIUS } from './placement-context.js';
export type { UnplacedObject } from './placement-context.js';
export { PlacementStyle } from './placement-style.js';
export { listPositionedObjects, listUnpositioned } from './positioned-objects.js';
export { coverRectangle, groundOf, reserveRectangle } from './rectangle.js';
export { scatterThings } from './scatter.js';
export type { GroundRegion, ScatterRule } from './scatter.js';
export { createSpawnPoints, keepClearPoints } from './spawn-points.js';
export { tintStone } from './stone-tint.js';
export { createStreetLot, findParkingSpot, isLotFree } from './street-front.js';
export { listIndoorStyleItems, isDesertedBy, listOutdoorStyleItems } from './style-items.js';
export { Tops } from './tops.js';
export { TrailsidePlacer } from './wayside.js';
export type { TrailsidePosition } from './wayside.js';
