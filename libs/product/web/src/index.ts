/**
 * What the pages of the gateway share: icons and style sheets as files of the package, the states of an operation's stages, text as HTML,
 * and values that the browser keeps.
 * In: the name of the current stage, or text. Out: one state for each stage, or HTML. Effect: the storage of the browser.
 */
export { readStored, writeStored } from './browser-storage.js';
export { escapeHtml } from './escape-html.js';
export { computeStageStates } from './stage-states.js';
export type { StageDisplayState } from './stage-states.js';
