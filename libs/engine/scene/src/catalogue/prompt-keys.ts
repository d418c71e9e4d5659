import { toAmericanSpelling } from '@diorama/lexicon';

import { normalizePrompt, tokenize } from '@diorama/prompt-reading';

/** The words of a text as the lexicon is asked for them. */
export const toPromptKeys = (text: string): string[] =>
  tokenize(normalizePrompt(text))
    .map(({ key }) => toAmericanSpelling(key))
    .filter((key) => key !== '');
