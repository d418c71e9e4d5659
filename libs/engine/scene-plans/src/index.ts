/**
 * Scenes of prompts with what a planner proposes. In: a prompt, a seed and a plan as JSON; a plan is a scene with quotes of the prompt. Out: the scene
 * of the reader with the additions of the plan that quote words that the reader could not place; and the kinds of object that a planner is offered.
 */
export { composePlannedScene } from './compose-planned-scene.js';
export { listPlanKinds } from './list-plan-kinds.js';
export type { PlanKind } from './list-plan-kinds.js';
export { PLANNED_PROPERTIES } from './parse-plan.js';
export type { ScenePlanDocument } from './parse-plan.js';
export type { ShownWords } from './shown-words.js';
