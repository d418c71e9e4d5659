/**
 * Places. In: a `Scene`. Out: a `WorldModel`: `buildModel` plans the site, raises and paints the ground or builds the room, and places what was
 * asked for and what the place brings. The same scene gives the same model.
 * `withoutEdits` gives the scene by which an edited one is laid out.
 * `measureSceneRelations` measures which relations of the scene hold in it.
 */
export { buildModel } from './build-model.js';
export { withoutEdits } from './edits/apply-edits.js';
export type { RoomExtent } from './rooms/fit-room-shape.js';
export { measureSceneRelations } from './measure-scene-relations.js';
