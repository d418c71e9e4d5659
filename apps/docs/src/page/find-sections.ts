import type { SearchEntry } from '../build/search-index.js';

/** An entry as the search compares it: in small letters, without accents. */
export interface PreparedEntry {
  readonly entry: SearchEntry;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

export interface FoundSection {
  readonly entry: SearchEntry;
  /** The text around the first match, at most about 160 characters. */
  readonly excerpt: string;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const prepareEntries = (entries: readonly SearchEntry[]): PreparedEntry[] =>
  entries.map((entry) => ({ entry, page: fold(entry.page), heading: fold(entry.heading), text: fold(entry.text) }));

/** Scores of a word, by where it stands: at the beginning of a word, or inside of one. */
const SCORES = { heading: [12, 4], page: [8, 3], text: [3, 1] } as const;

/** The sections that have every word of the query, best first. */
export function findSections(entries: readonly PreparedEntry[], query: string, most = 12): FoundSection[] {
  const folded = fold(query);
  const words = folded.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word !== '');
  if (words.length === 0) return [];
  const scored = entries.flatMap((prepared, order) => {
    const scores = words.map((word) => scoreOf(prepared, word));
    if (scores.includes(0)) return [];
    const isExact = prepared.heading === folded || (prepared.heading === '' && prepared.page === folded);
    const score = scores.reduce((sum, each) => sum + each, isExact ? 30 : 0);
    return [{ prepared, order, score: prepared.entry.isMinor === true ? score / 3 : score }];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, most)
    .map(({ prepared }) => ({ entry: prepared.entry, excerpt: excerptOf(prepared, words) }));
}

function scoreOf(entry: PreparedEntry, word: string): number {
  let score = 0;
  for (const [field, [atBeginning, inside]] of Object.entries(SCORES) as [keyof typeof SCORES, readonly [number, number]][]) {
    const at = entry[field].indexOf(word);
    if (at !== -1) score += isBeginning(entry[field], word, at) ? atBeginning : inside;
  }
  return score;
}

const isBeginning = (text: string, word: string, first: number): boolean =>
  first === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(first - 1)) || new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'u').test(text);

const EXCERPT = 150;

function excerptOf({ entry, text }: PreparedEntry, words: readonly string[]): string {
  const places = words.map((word) => text.indexOf(word)).filter((place) => place !== -1);
  const start = Math.max(0, Math.min(...places, text.length) - 40);
  const from = places.length === 0 || start === 0 ? 0 : entry.text.indexOf(' ', start) + 1;
  const piece = entry.text.slice(from, from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${piece}${from + EXCERPT < entry.text.length ? ' …' : ''}`;
}
