/**
 * Parts that vehicles and machines share. In: measures in metres. Out: shapes of wheels, tracks, body shells, wings, ladders, railings and pipes, and
 * a finish for each slot that they use.
 */
export { dish, gauge, handWheel, ladder, lattice, propeller, railing, seat, stays, steeringWheel } from './fittings.js';
export { interpolated, octagon, smoothed, squircle } from './outlines.js';
export { finished } from './palette.js';
export type { Extras } from './palette.js';
export { axles, bumper, crossPane, doorSeams, lampPair, shell, sideWindows, wingMirrors } from './shell.js';
export type { ShellPlan } from './shell.js';
export {
  copies,
  drumX,
  drumY,
  drumZ,
  plateX,
  plateY,
  range,
  ringX,
  ringZ,
  rods,
  slab,
  spread,
  torusY,
  tube,
  turnedX,
  turnedZ,
  upright,
} from './solids.js';
export type { Vec3 } from './solids.js';
export { cogwheel, crawler, ringBand, wheel, wheelPair } from './wheels.js';
export type { WheelStyle } from './wheels.js';
export { bellyStrips, fin, fuselage, wings } from './wings.js';
export type { WingPlan } from './wings.js';
