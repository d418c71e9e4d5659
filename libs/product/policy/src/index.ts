export { combineModerators, allowAllModerator } from './moderator.js';
export type { ModeratedInput, Moderator } from './moderator.js';
export { createHttpModerator } from './http-moderator.js';
export type { HttpModeratorOptions } from './http-moderator.js';
export { openRulesModerator } from './rules-moderator.js';
export type { RulesFile, RulesModeratorOptions } from './rules-moderator.js';
export { PolicyRulesError, findViolatedCategory, parsePolicyRules } from './rules.js';
export type { PolicyRules } from './rules.js';
