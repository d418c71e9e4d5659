/**
 * Parts that the generators of furnishings share. In: slots, measures in metres and, for goods on shelves, random numbers. Out: `Shape` values with
 * the finishes of their slots, and `made`, which joins a shape and its finishes.
 */
export { CONTENT_FINISHES, drawContents } from './contents.js';
export type { Contents } from './contents.js';
export { doorFront, drawerFront, fileDrawer, glassFront, louvreFront, panelFront, ventFront } from './fronts.js';
export type { FrontStyle } from './fronts.js';
export { made } from './made.js';
export { bowl, cushion, ellipse, hoop, plate, roller, roundedRectangle, sideways, tube, wheel } from './solids.js';
export { drawSupport, SUPPORT_FINISHES } from './supports.js';
