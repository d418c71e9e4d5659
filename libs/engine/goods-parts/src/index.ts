/**
 * What the generators of goods and of equipment have in common: outlines, smooth paths, bodies and books. In: measures in the unit of the caller, mostly
 * centimetres. Out: points of the plane and of space, a `Shape` on named slots, and a `Generated` in metres from a shape in centimetres.
 */
export {
  ball,
  ballProfile,
  board,
  creased,
  discPoints,
  facing,
  madeInCentimetres,
  roundedBlock,
  slab,
  sphereDirections,
  spun,
  stripedBody,
} from './bodies.js';
export { closedBook, openPages } from './books.js';
export type { Maker } from './maker.js';
export { ellipse, gearOutline, heart, pointsOf, rectangle, roundedRectangle, smoothLine, smoothOutline, symmetric } from './outlines.js';
export { circlePath, helixPath, smoothPath, vectorsOf } from './paths.js';
export { radiusAt } from './profile.js';
