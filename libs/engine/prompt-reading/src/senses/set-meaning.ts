import type { CatalogueTheme } from '@diorama/catalogue';
import { getObjectTheme } from '@diorama/lexicon';
import type { Meaning } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { joinsPhrase } from '../phrase-roles.js';

export const IGNORED: Meaning = { role: 'ignored' };
export const FILLER: Meaning = { role: 'grammar', grammar: 'filler' };
export const PREPOSITION: Meaning = { role: 'grammar', grammar: 'preposition' };
export const COPULA: Meaning = { role: 'grammar', grammar: 'copula' };

/** Gives a phrase another meaning, and none of its other senses. */
export function setMeaning(spans: PhraseSpan[], at: number, meaning: Meaning | null): void {
  const span = spans[at];
  if (span === undefined) return;
  const { text, gap, plural, negated, extent } = span;
  spans[at] = { text, gap, plural, negated, near: false, meaning, ...(extent === undefined ? {} : { extent }) };
}

/** The text of a phrase as the lexicon writes it: without apostrophes and hyphens. */
export const keyOf = (span: PhraseSpan | undefined): string => (span?.text ?? '').replaceAll(/['’]/g, '').replaceAll('-', ' ');

/** Whether a phrase names an object of one of these themes of the catalogue. */
export function hasTheme(span: PhraseSpan | undefined, ...themes: readonly CatalogueTheme[]): boolean {
  const theme = getObjectTheme(span?.meaning ?? null);
  return theme !== undefined && themes.includes(theme);
}

/** Whether a phrase is a noun that belongs to the one before it. */
export const continuesNoun = (next: PhraseSpan | undefined): boolean =>
  next !== undefined && joinsPhrase(next) && next.meaning?.role === 'noun';
