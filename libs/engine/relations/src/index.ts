/**
 * Relations between the objects of a scene. In: a `RelationSpace`, which outdoor places and rooms provide, or a finished model with the parts of its
 * place. Out: the places of the objects (`solveRelations`), or which relations hold on the geometry (`measureRelations`).
 */
export { measureObjectShape } from './geometry/object-shape.js';
export { footOf, outlineOf, readPlacedObject, spanOf } from './geometry/placed-object.js';
export type { PlacedObject } from './geometry/placed-object.js';
export type { PlaceParts } from './geometry/place-parts.js';
export { GroundCells } from './geometry/ground-cells.js';
export { cornersOf, distanceTo, rectanglesOverlap } from './geometry/rectangle.js';
export type { Rectangle } from './geometry/rectangle.js';
export type { ObjectDesign, RelationCandidate, RelationSpace, SettledObject } from './candidates/relation-space.js';
export { measureRelations, withRelations } from './rules/measure-relations.js';
export { solveRelations } from './solving/solve-relations.js';
