/**
 * Materials. In: a `Scene`, or a reference to a material with a colour. Out: the materials that surfaces use (`MaterialSet`, `MaterialPalette`), with
 * colours by season, snow and emission, the palette of the ground, the light of the sky, and the style sheets of places and themes.
 */
export { getDaylightShare, listLampColors, tintLamp } from './lamp-light.js';
export { WINDOW_LIGHT, getPromptedLightColor, getEmission, areLightsOn, hasColoredLight, getPanelLightColor } from './emission.js';
export { toFinishName, toSubstanceFinish } from './finish-material.js';
export type { FinishName } from './finish-material.js';
export { createGroundPalette } from './ground-palette.js';
export { findStyleLight } from './style-colors.js';
export type { GroundPalette } from './ground-palette.js';
export { createSky, isStormy, listSkyEntries } from './create-sky.js';
export type { MaterialLookup, SurfaceName } from './material-lookup.js';
export { MaterialSet } from './material-set.js';
export { MATERIALS } from './material-table.js';
export type { MaterialEntry, MaterialName } from './material-table.js';
export { toModelSurfaceName } from './model-material.js';
export { getPlantSeason, applySeasonToColor } from './season.js';
export { isSnowy } from './snow.js';
export type { MaterialRef } from './styles/material-list.js';
export { resolveMaterial, MaterialPalette } from './styles/material-list.js';
export type { MaterialRequest } from './styles/material-request.js';
export type { StyleSheet } from './styles/style-sheets.js';
export { STYLE_SHEETS } from './styles/style-sheets.js';
export { THEMES } from './styles/themes.js';
export type { Theme } from './styles/themes.js';
