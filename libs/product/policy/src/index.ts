/**
 * Moderation. In: prompts, pictures, rules files or the address of a moderator. Out: the violated category or null; a moderator that
 * cannot decide throws `UNAVAILABLE`.
 */
export { combineModerators, allowAllModerator } from './moderator.js';
export type { ModeratedInput, Moderator } from './moderator.js';
export { createHttpModerator } from './http-moderator.js';
export type { HttpModeratorOptions } from './http-moderator.js';
export { openRulesModerator } from './rules-moderator.js';
export type { ModerationRulesFile, RulesModeratorOptions } from './rules-moderator.js';
export { ModerationRulesError, findViolatedCategory, parseModerationRules } from './rules.js';
export type { ModerationRules } from './rules.js';
