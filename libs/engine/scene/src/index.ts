/**
 * The scene language. In: a prompt and a seed, or a scene as JSON. Out: a `Scene` (a closed description of place, time, weather and objects), a
 * caption, and the words of the prompt that the scene does not represent. Pure: the same words and seed give the same scene.
 */
export { composeGivenScene } from './given/compose-given-scene.js';
export { composeScene } from './compose-scene.js';
export { findUnrenderedPrecipitation } from './drawn-parts.js';
export { findRoomScale } from './fit-in-room.js';
export { describeScene } from './describe/describe-scene.js';
export { installObjectPacks, listPackFiles } from './catalogue/install-object-packs.js';
export type { PackFile } from './catalogue/install-object-packs.js';
export type { ThemeName } from './painting/themes.js';
export { findThemes } from './painting/themes.js';
export { parseScene } from './given/parse-scene.js';
export { InvalidSceneError, record as parseRecord, text as parsePhrase } from './given/parse-values.js';
export type { Composition, RepresentedNoun, MissingWords } from './scene.js';
export { getObjectNames, searchCatalogue } from './catalogue/search-catalogue.js';
export type { ObjectNames } from './catalogue/search-catalogue.js';
export { applyChanges } from './edits/apply-changes.js';
export { varyScene } from './edits/vary-scene.js';
export { shortenPhrase } from './shorten-phrase.js';
