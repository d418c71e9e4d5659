/**
 * What the pages of the gateway share: icons and style sheets as files of the package, and the states of an operation's stages.
 * In: the name of the current stage. Out: one state for each stage.
 */
export { computeStageStates } from './stage-states.js';
export type { StageDisplayState } from './stage-states.js';
