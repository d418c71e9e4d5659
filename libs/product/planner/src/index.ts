/**
 * Client of a planner, a language model behind an OpenAI-compatible endpoint. In: the words of a prompt, a seed and the settings of an operator.
 * Out: a scene that keeps the scene schema, with the quotes that justify it, or the code of what kept the planner from one.
 */
export { createChatPlanner } from './chat-planner.js';
export type { ChatPlannerOptions } from './chat-planner.js';
export { PLANNER_FAILURES } from './planner.js';
export type { Planner, PlannerFailure, PlanOutcome } from './planner.js';
