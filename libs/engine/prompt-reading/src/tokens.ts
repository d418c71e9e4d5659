import type { Extent } from './extent.js';

/** One word of a prompt. */
export interface Token {
  /** As in the folded prompt (see `fold`). */
  readonly text: string;
  /** The form that the lexicon is asked for: without accents, apostrophes and possessive endings. May be empty. */
  readonly key: string;
  /** Whether it ends with "'s", or with "s'" before another word. */
  readonly isPossessive: boolean;
  /** What stands between it and the word before. */
  readonly gap: TokenGap;
  /** Measures of several words, which are one token. */
  readonly extent?: Extent;
}

export type TokenGap = 'space' | 'hyphen' | 'comma' | 'stop';

/** The text of tokens in a row, with the spaces and hyphens between them. */
export const joinTokens = (tokens: readonly Token[]): string =>
  tokens.map(({ gap, text }, i) => (i === 0 ? '' : gap === 'hyphen' ? '-' : ' ') + text).join('');

/** Compatibility forms and capitals folded away, so that equal text is equal whichever way it was typed. */
export const normalizePrompt = (prompt: string): string => prompt.normalize('NFKC').toLowerCase();

/** The words of a folded prompt in one pass over its characters; pictographs count as words. */
export function tokenize(folded: string): Token[] {
  const characters = Array.from(folded);
  const tokens: Token[] = [];
  let gap: TokenGap = 'stop';
  let at = 0;
  while (at < characters.length) {
    const end = tokenEnd(characters, at);
    if (end > at) {
      const text = characters.slice(at, end).join('');
      // Pictographs side by side are a list, not a compound noun.
      const isList = gap === 'space' && PICTOGRAPH.test(text) && PICTOGRAPH.test(tokens.at(-1)?.text ?? '');
      tokens.push({
        text,
        key: keyOf(text),
        isPossessive: POSSESSIVE.test(text) || isPluralOwner(text, characters, end),
        gap: isList ? 'comma' : gap,
      });
      gap = 'space';
      at = end;
    } else {
      gap = wider(gap, gapOf(characters, at));
      at += 1;
    }
  }
  return tokens;
}

/** "Visitors' benches": an apostrophe behind the ending of a plural, before another word. */
const isPluralOwner = (text: string, characters: readonly string[], end: number): boolean =>
  text.endsWith('s') && APOSTROPHES.includes(characters[end] ?? '-') && characters[end + 1] === ' ';

const LETTER = /[\p{L}\p{N}]/u;
const LETTER_OR_MARK = /[\p{L}\p{N}\p{M}]/u;
const DIGIT = /^\d$/;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const APOSTROPHES = "'’ʼ`´";

/** The index after the word that begins at `start`, or `start` where none begins. */
function tokenEnd(characters: readonly string[], start: number): number {
  const first = characters[start] ?? '';
  if (PICTOGRAPH.test(first)) return start + 1;
  if (!LETTER.test(first)) return start;
  let end = start + 1;
  while (end < characters.length && continuesWord(characters, end)) end += 1;
  return end;
}

/** Letters, and apostrophes and separators of thousands between two of them. */
function continuesWord(characters: readonly string[], at: number): boolean {
  const [before = '', here = '', after = ''] = [characters[at - 1], characters[at], characters[at + 1]];
  if (LETTER_OR_MARK.test(here)) return true;
  if (APOSTROPHES.includes(here)) return LETTER.test(after);
  return (here === ',' || here === '.') && DIGIT.test(before) && DIGIT.test(after);
}

function gapOf(characters: readonly string[], at: number): TokenGap {
  const here = characters[at] ?? '';
  if ('.!?;:\n\r。！？；：'.includes(here)) return 'stop';
  if (',()[]{}/|"“”«»–—…、，+*•'.includes(here)) return 'comma';
  if ('-‐‑'.includes(here)) {
    const joins = LETTER_OR_MARK.test(characters[at - 1] ?? '') && LETTER.test(characters[at + 1] ?? '');
    return joins ? 'hyphen' : 'comma';
  }
  return 'space';
}

const GAP_WIDTH: Record<TokenGap, number> = { space: 0, hyphen: 1, comma: 2, stop: 3 };
const wider = (a: TokenGap, b: TokenGap): TokenGap => (GAP_WIDTH[b] > GAP_WIDTH[a] ? b : a);

const MARKS = /\p{M}/gu;
const POSSESSIVE = /['’ʼ`´]s$/;
/** Verbs that are shortened to an ending: "we'll" names a well only without its apostrophe, and "she'd" a shed. */
const SHORT_VERB = /(?<=^(i|you|he|she|it|we|they|that|there|who))['’ʼ`´](ll|re|ve|m)$|(?<=^(he|she))['’ʼ`´]d$/;
const APOSTROPHE = /['’ʼ`´]/g;
const THOUSANDS = /,/g;
/** Letters that have no form without their mark. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' }),
);
const MARKED_LETTERS = /[łøđßæœıþð]/g;

function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(MARKED_LETTERS, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(POSSESSIVE, '')
    .replace(SHORT_VERB, '')
    .replace(APOSTROPHE, '')
    .replace(THOUSANDS, '');
}
