import type { PhraseSpan } from './match-phrases.js';
import { joinsPhrase } from './phrase-roles.js';

/** The noun that measures belong to. */
export interface ExtentOwner {
  readonly at: number;
  /** Whether punctuation stands between it and the measures, so that they may be those of the whole room. */
  readonly isApart: boolean;
}

/** Phrases between measures and their noun at most. */
const REACH = 10;

/**
 * The noun that the measures at a phrase belong to: "a [3 m wide] old corridor", "a corridor, [3 m wide]", "the ceiling is [4 m high]". Null for none, as
 * in "[40 m long]." by itself; 'unknown' for a noun that the lexicon does not have.
 */
export function findExtentOwner(spans: readonly PhraseSpan[], at: number): ExtentOwner | 'unknown' | null {
  const [before, span] = [spans[at - 1], spans[at]];
  const isBehindNoun = before !== undefined && span !== undefined && joinsPhrase(span) && isNoun(before);
  return isBehindNoun ? { at: at - 1, isApart: false } : (findAhead(spans, at) ?? findBehind(spans, at));
}

const isNoun = ({ meaning, noun }: PhraseSpan): boolean => meaning?.role === 'noun' || noun !== undefined;

/** The noun that measures stand before. */
function findAhead(spans: readonly PhraseSpan[], at: number): ExtentOwner | 'unknown' | null {
  let unknown: number | null = null;
  for (let next = at + 1; next <= at + REACH; next++) {
    const span = spans[next];
    if (span === undefined) break;
    if (span.extent !== undefined) continue;
    // "3 m wide and 20 m long"
    const leadsToExtent = spans[next + 1]?.extent !== undefined && span.meaning?.role === 'grammar' && span.meaning.grammar === 'and';
    if (leadsToExtent) continue;
    if (!joinsPhrase(span) || span.meaning?.role === 'grammar') break;
    if (isNoun(span)) return { at: findHead(spans, next), isApart: false };
    if (span.meaning === null) unknown = next;
  }
  // "A 2 m long contraption"; but "a corridor, 40 m long, photorealistic".
  return unknown !== null && isAttributive(spans, at) ? 'unknown' : null;
}

/** The last noun of a compound: "kitchen table". */
function findHead(spans: readonly PhraseSpan[], at: number): number {
  let head = at;
  for (let next = spans[head + 1]; next !== undefined && joinsPhrase(next) && isNoun(next); next = spans[head + 1]) head++;
  return head;
}

/** Whether an article or an adjective begins the noun phrase of measures. */
function isAttributive(spans: readonly PhraseSpan[], at: number): boolean {
  const [before, span] = [spans[at - 1], spans[at]];
  return before !== undefined && span !== undefined && joinsPhrase(span) && !/^(of|is|are|with|and)$/.test(before.text);
}

/** The noun that measures follow in their sentence. */
function findBehind(spans: readonly PhraseSpan[], at: number): ExtentOwner | 'unknown' | null {
  let [isApart, unknown] = [false, false];
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const [span, next] = [spans[before] as PhraseSpan, spans[before + 1] as PhraseSpan];
    if (next.gap === 'stop') return null;
    isApart ||= next.gap === 'comma';
    if (isNoun(span)) return { at: before, isApart };
    if (span.meaning === null) unknown = true;
    // "A room with a contraption 3 m high"
    if (unknown && !isApart && span.meaning?.role === 'grammar' && span.meaning.grammar === 'article') return 'unknown';
  }
  return null;
}
