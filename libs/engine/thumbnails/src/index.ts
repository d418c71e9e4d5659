/**
 * Pictures of single objects. In: a row of the catalogue, a view and a size in pixels. Out: a `Raster` of the object on a plain backdrop. Pure:
 * the same row gives the same picture.
 */
export { drawObject } from './draw-object.js';
export type { DrawnObject } from './draw-object.js';
export { OBJECT_VIEWS, renderView, THUMBNAIL_VIEW } from './render-view.js';
export type { ObjectView, RenderedView } from './render-view.js';
