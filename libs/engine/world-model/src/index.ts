/**
 * The world as geometry, between places and pictures: prototypes placed by instances, one height field, materials, light (`WorldModel`), and
 * what a renderer sees of it (`Capture`, `Renderer`), with the vectors, transforms, curves and colours that they are made with. In: nothing.
 * Out: types and pure arithmetic that every package of the engine shares.
 */
export type { Capture, CaptureView, EdgeSamples, HorizonColors, PixelSight, Renderer, RowRange, SurfaceSight } from './capture.js';
export {
  decodeSrgb,
  decodeSrgbByte,
  encodeSrgb,
  encodeSrgbByte,
  fadeColor,
  tintLight,
  computeLuminance,
  mixRgb,
  parseHexColor,
  toHexColor,
} from './color.js';
export { clamp, lerp, smoothstep, applyTerraces } from './curves.js';
export { createDirection } from './direction.js';
export { EYE_HEIGHT, findFloorDistance } from './eye-height.js';
export { angleBetween } from './ground-plane.js';
export type { GroundPoint } from './ground-plane.js';
export { memoizeByObject } from './memoize-by-object.js';
export { sampleHeight } from './sample-height.js';
export { createSphereSpiral } from './sphere-spiral.js';
export {
  IDENTITY_TRANSFORM,
  addVectors,
  applyToNormal,
  applyToPoint,
  composeTransforms,
  crossProduct,
  determinant,
  dotProduct,
  lerpVectors,
  computeNormalTransform,
  createRotationX,
  createRotationY,
  createRotationZ,
  scaleVector,
  createScaling,
  subtractVectors,
  createTiltTransform,
  createTranslation,
  normalizeVector,
} from './transform.js';
export type { Transform } from './transform.js';
export { PATTERNS, SEMANTICS } from './world-model.js';
export type {
  Air,
  ConvexSolid,
  Heightfield,
  Instance,
  Gloss,
  Material,
  Pattern,
  PointLight,
  Prototype,
  RelationOutcome,
  Rgb,
  RoomOpening,
  SemanticClass,
  Sky,
  Solid,
  SpawnPoint,
  Texture,
  Vec3,
  WaterSurface,
  WorldModel,
} from './world-model.js';
export { createWallFrame, FLOOR_HEIGHT, ROOM_SIDES, WALL_TURNS } from './room-box.js';
export type { RoomBox, RoomSide, WallOpening } from './room-box.js';
