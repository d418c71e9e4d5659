import { correctSpelling } from '@diorama/lexicon';

import { groupExtents } from '../group-extents.js';
import { separateMeasures } from '../plain-measures.js';
import { matchPhrases } from '../match-phrases.js';
import type { PhraseSpan } from '../match-phrases.js';
import { normalizePrompt, tokenize } from '../tokens.js';
import type { Token } from '../tokens.js';
import { settleSenses } from './settle-senses.js';
import { settleSetting } from './settle-setting.js';

/** The phrases of a prompt with what they mean where they stand, in their order; any text is fine. */
export const readPhrases = (prompt: string): PhraseSpan[] => settleSenses(settleSetting(matchPhrases(readTokens(prompt))));

const readTokens = (prompt: string): Token[] => groupExtents(tokenize(separateMeasures(normalizePrompt(prompt)))).map(correctToken);

/** A token that is looked up as the word that a slip of the keyboard stands for; its text stays as it was typed. */
function correctToken(token: Token): Token {
  const key = correctSpelling(token.key);
  return key === null ? token : { ...token, key };
}
