/**
 * Reading of prompts. In: the text of a prompt. Out: a `PromptReading`, which holds the places, objects, weather, styles and relations that the
 * words ask for, with the words that the scene does not have. The package `scene` settles which of it one scene can hold.
 */
export { interpretPhrases } from './interpret-phrases.js';
export type { PhraseSpan } from './match-phrases.js';
export { clampObjectCount } from './measures.js';
export { hasObject, isCompounded, isMatter, joinsPhrase, sceneryOf } from './phrase-roles.js';
export { ANY_ROOM, createObjectMention, listImpliedObjects, namesOpenGround } from './prompt-reading.js';
export type {
  Mention,
  MissingReason,
  NounMention,
  ObjectMention,
  PartMention,
  PlaceMention,
  PromptReading,
  RelationMention,
  RepresentationKind,
  SceneAspect,
  StyleMention,
  UnmatchedWords,
} from './prompt-reading.js';
export { readFlood } from './read-flood.js';
export type { ExtentMention } from './extent.js';
export { readLandscape } from './read-landscape.js';
export { readRelations } from './read-relations.js';
export { readPhrases } from './senses/read-phrases.js';
export { normalizePrompt, tokenize } from './tokens.js';
