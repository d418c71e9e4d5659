import { LIMITS } from '@diorama/domain';
import { normalizePrompt, tokenize } from '@diorama/prompt-reading';
import type { MissingWords } from '@diorama/scene';

/** Words of a prompt that something quotes. */
export interface Quote {
  /** As in the folded prompt, single spaces between the words. */
  readonly text: string;
  /** The words among them that the reader could not place; never empty. */
  readonly covered: readonly MissingWords[];
}

/** What the reader reports of words that it could not place at all. Other reasons say that a word was read and cannot be shown. */
const UNPLACED: readonly MissingWords['why'][] = ['unknown word', 'not represented'];

/**
 * Judges what a planner gives as its reason: a text that repeats up to `LIMITS.planner.quoteWords` words of the prompt, of which at least one is
 * a word that the reader could not place. For any other text it returns null.
 */
export function createQuoteJudge(prompt: string, missing: readonly MissingWords[]): (text: string) => Quote | null {
  const own = keysOf(prompt);
  const unplaced = missing.filter(({ why }) => UNPLACED.includes(why)).map((words) => ({ words, keys: keysOf(words.text) }));
  return (text) => {
    const tokens = tokenize(normalizePrompt(text));
    const keys = listKeys(tokens);
    if (keys.length > LIMITS.planner.quoteWords || !contains(own, keys)) return null;
    const covered = unplaced.filter((entry) => contains(keys, entry.keys)).map(({ words }) => words);
    return covered.length === 0 ? null : { text: tokens.map((token) => token.text).join(' '), covered };
  };
}

/** The keys of the words of a text. */
export const keysOf = (text: string): string[] => listKeys(tokenize(normalizePrompt(text)));

const listKeys = (tokens: ReturnType<typeof tokenize>): string[] => tokens.map(({ key }) => key).filter((key) => key !== '');

/** Whether one list of words contains another one, without a gap. */
const contains = (words: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 && words.some((_word, start) => part.every((key, i) => words[start + i] === key));
