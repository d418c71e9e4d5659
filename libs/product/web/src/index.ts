/**
 * What the pages of the gateway share: icons and style sheets as files of the package, the states of an operation's stages, and text as HTML.
 * In: the name of the current stage, or text. Out: one state for each stage, or HTML.
 */
export { escapeHtml } from './escape-html.js';
export { computeStageStates } from './stage-states.js';
export type { StageDisplayState } from './stage-states.js';
