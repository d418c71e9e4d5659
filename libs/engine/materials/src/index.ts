/**
 * Materials. In: a `Scene`. Out: the materials that its surfaces use by name (`MaterialSet`), with colours by season, snow and emission, the palette
 * of its ground and the light of its sky.
 */
export { dimmed, inHueOf, mixRgb, rgb } from './color.js';
export { WINDOW_LIGHT, coloredLight, emissionOf, isLit, panelLight } from './emission.js';
export { groundPalette } from './ground-palette.js';
export type { GroundPalette } from './ground-palette.js';
export { lightSky } from './light-sky.js';
export type { MaterialLookup } from './material-lookup.js';
export { MaterialSet } from './material-set.js';
export { MATERIALS } from './material-table.js';
export type { MaterialEntry, MaterialName } from './material-table.js';
export { plantSeason, seasonalColor } from './season.js';
export { isSnowy } from './snow.js';
