import type { Meaning } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { endsPhrase, joinsPhrase } from '../phrase-roles.js';
import { COPULA, FILLER, keyOf, setMeaning } from './set-meaning.js';

/** Words for how several things stand together: "in a circle". */
const GROUPS =
  /^((in )?(a |the )?(circle|ring|row|line|group|cluster|arc|semicircle|pack|flock|herd|team|set)s?|in (a )?(circle|ring|row|line)s?)$/;
/** Phrases between a noun and the word for how its things stand at most: "scooters all neatly parked in a row". */
const GROUP_REACH = 4;
/** Things of "penguins by the hundreds" and the like. */
const DOZENS: ReadonlyMap<string, number> = new Map(Object.entries<number>({ dozen: 24, hundred: 100, thousand: 200, score: 40 }));

/** "Standing stones in a circle of nine" are nine stones, "penguins by the hundreds" many penguins: moves such a number before the noun that it counts. */
export function moveCounts(spans: readonly PhraseSpan[]): PhraseSpan[] {
  const moved = [...spans];
  for (let at = 1; at < moved.length; at++) {
    const count = countOfGroup(moved, at) ?? countByDozens(moved, at);
    const noun = count === null ? null : findCounted(moved, count.from - 1);
    if (count === null || noun === null) continue;
    const text = moved[at]?.text ?? '';
    for (let word = count.from; word <= at; word++) if (word >= count.filler) setMeaning(moved, word, FILLER);
    const { gap } = moved[noun] as PhraseSpan;
    moved[noun] = { ...(moved[noun] as PhraseSpan), gap: 'space' };
    moved.splice(noun, 0, { text, gap, meaning: { role: 'measure', count: count.value }, near: false, plural: false, negated: false });
    at++;
  }
  return moved;
}

interface GroupCount {
  readonly value: number;
  /** First phrase of the words behind the noun, and the first of those that mean nothing else. */
  readonly from: number;
  readonly filler: number;
}

/** "In a circle of nine" */
function countOfGroup(spans: readonly PhraseSpan[], at: number): GroupCount | null {
  const [span, next] = [spans[at], spans[at + 1]];
  const count = span?.meaning?.role === 'measure' ? span.meaning.count : undefined;
  const ends = endsPhrase(next) || (next?.meaning?.role === 'grammar' && next.text !== 'of');
  if (count === undefined || count < 2 || !ends || spans[at - 1]?.text !== 'of') return null;
  let from = at - 2;
  if (!GROUPS.test(keyOf(spans[from]))) return null;
  while (from > 0 && /^(in|a|an|the)$/.test(spans[from - 1]?.text ?? '')) from--;
  return { value: count, from, filler: at - 1 };
}

/** "By the hundreds" */
function countByDozens(spans: readonly PhraseSpan[], at: number): GroupCount | null {
  const value = DOZENS.get(keyOf(spans[at]).replace(/s$/, ''));
  const from = spans[at - 1]?.text === 'the' ? at - 2 : at - 1;
  return value !== undefined && spans[from]?.text === 'by' ? { value, from, filler: from } : null;
}

/** The plural noun that a group consists of, if no other number counts it; the place of its first adjective does not matter. */
function findCounted(spans: readonly PhraseSpan[], from: number): number | null {
  for (let at = from; at >= Math.max(0, from - GROUP_REACH); at--) {
    const span = spans[at] as PhraseSpan;
    const { meaning } = span;
    if (meaning?.role === 'noun') {
      const before = spans[at - 1]?.meaning;
      const isCounted = before?.role === 'measure' && before.count !== undefined && joinsPhrase(span);
      return span.plural && !isCounted ? at : null;
    }
    if (meaning?.role === 'grammar' && meaning.grammar !== 'filler') return null;
    if (!joinsPhrase(span)) return null;
  }
  return null;
}

const SHAPES = /^(horseshoe|half circle|semi circle|semicircle|crescent|arc|u shape|l shape|v shape|u|triangle|square)$/;
const IN_CIRCLE: Meaning = { role: 'grammar', grammar: 'preposition', relation: { kind: 'in-circle' } };

/** "Armchairs in a horseshoe" stand in a round, and no horseshoe lies there. */
export function readShape(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span === undefined || !SHAPES.test(keyOf(span)) || spans[at - 1]?.text !== 'a' || spans[at - 2]?.text !== 'in') return;
  if (!endsPhrase(next) && next?.meaning?.role !== 'grammar') return;
  setMeaning(spans, at - 2, FILLER);
  setMeaning(spans, at - 1, FILLER);
  setMeaning(spans, at, IN_CIRCLE);
}

/** Words of a look behind its noun at most: "umbrellas dark red and black". */
const LOOK_REACH = 5;

/** "Umbrellas red and black" are red and black: puts a copula between several things and the colours that end their phrase. */
export function joinColorsBehind(spans: readonly PhraseSpan[]): PhraseSpan[] {
  return spans.flatMap((span, at) => {
    const before = spans[at - 1];
    const isOfThings = before?.meaning?.role === 'noun' && before.meaning.object !== undefined && isSeveral(spans, at - 1);
    if (!isOfThings || span.gap !== 'space' || !isLookAlone(spans, at)) return [span];
    return [{ text: '', gap: 'space', meaning: COPULA, near: false, plural: false, negated: false } as const, span];
  });
}

const isSeveral = (spans: readonly PhraseSpan[], at: number): boolean => {
  const counted = spans[at - 1]?.meaning;
  return spans[at]?.plural === true || (counted?.role === 'measure' && ((counted.count ?? 1) > 1 || counted.share !== undefined));
};

/** Whether colours and nothing else follow up to the end of the phrase. */
function isLookAlone(spans: readonly PhraseSpan[], from: number): boolean {
  for (let at = from; at < from + LOOK_REACH; at++) {
    const span = spans[at];
    if (span === undefined || (at > from && !joinsPhrase(span))) return at > from;
    const { meaning } = span;
    if (at > from && meaning?.role === 'grammar' && meaning.grammar === 'preposition') return true;
    const isColor =
      meaning?.role === 'measure' && (meaning.color ?? meaning.colors ?? (at > from ? undefined : meaning.shade)) !== undefined;
    if (!isColor && !(at > from && meaning?.role === 'grammar' && meaning.grammar === 'and')) return false;
    if (meaning?.role === 'measure' && meaning.count !== undefined) return false;
  }
  return false;
}
