export { allOf, permissive } from './moderator.js';
export type { ModeratedInput, Moderator } from './moderator.js';
export { httpModerator } from './http-moderator.js';
export type { HttpModeratorOptions } from './http-moderator.js';
export { openRulesModerator } from './rules-moderator.js';
export type { RulesFile, RulesModeratorOptions } from './rules-moderator.js';
export { PolicyRulesError, brokenCategory, parseRules } from './rules.js';
export type { PolicyRules } from './rules.js';
