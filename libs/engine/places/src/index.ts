/**
 * Places. In: a `Scene`. Out: a `WorldModel`: `buildModel` plans the site, raises and paints the ground or builds the room, and places what was
 * asked for and what the place brings. The same scene gives the same model.
 */
export { buildModel } from './build-model.js';
