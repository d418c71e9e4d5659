import { isRoom } from '@diorama/lexicon';
import type { MeasureMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { joinsPhrase } from '../phrase-roles.js';
import { COPULA, FILLER, setMeaning } from './set-meaning.js';

/** Participles between a noun and "in". */
const PAINTED = /^(painted|colou?red|finished|decorated|upholstered|lit|glazed|dyed|striped)$/;
/** Phrases of a colour or a substance behind "in" or "of" at most: "of dark reclaimed oak". */
const LOOK_REACH = 5;

/**
 * "Tiles in green and white" are green and white, "benches of dark epoxy resin" of plastic: a colour or a substance that ends its phrase behind "in" or "of"
 * belongs to the noun before.
 */
export function readLookBehind(spans: PhraseSpan[], at: number): void {
  const [before, span] = [spans[at - 1], spans[at]];
  if (span === undefined || !/^(in|of)$/.test(span.text) || !joinsPhrase(span) || before === undefined) return;
  const bearer = PAINTED.test(before.text) && joinsPhrase(before) ? spans[at - 2] : before;
  if (bearer === undefined || !canHaveLook(bearer)) return;
  const isLook = span.text === 'in' ? isColor : isSubstance;
  let found = false;
  for (let next = at + 1; next <= at + LOOK_REACH; next++) {
    const look = spans[next];
    if (look === undefined || !joinsPhrase(look) || endsLook(spans, next)) break;
    const { meaning } = look;
    if (meaning?.role === 'measure' && meaning.count === undefined) found ||= isLook(meaning);
    else if (!isBetween(look, span.text)) return;
  }
  if (!found) return;
  setMeaning(spans, at, COPULA);
  for (let next = at + 1; next <= at + LOOK_REACH; next++) {
    const look = spans[next];
    if (look === undefined || !joinsPhrase(look) || endsLook(spans, next)) break;
    if (look.meaning === null || look.meaning.role === 'ignored') setMeaning(spans, next, FILLER);
  }
}

const canHaveLook = ({ meaning }: PhraseSpan): boolean =>
  (meaning?.role === 'noun' &&
    (meaning.object ?? meaning.part ?? (meaning.place !== undefined && isRoom(meaning.place) ? meaning.place : undefined)) !== undefined) ||
  meaning?.role === 'measure';
const isColor = ({ color, colors }: MeasureMeaning): boolean => (color ?? colors) !== undefined;
const isSubstance = ({ substance, material }: MeasureMeaning): boolean => (substance ?? material) !== undefined;

/** A word of grammar ends a look, and so does "and" before another noun: "in white and four chairs". */
function endsLook(spans: readonly PhraseSpan[], at: number): boolean {
  const { meaning } = spans[at] as PhraseSpan;
  if (meaning?.role !== 'grammar') return false;
  const next = spans[at + 1]?.meaning;
  return meaning.grammar !== 'and' || next?.role !== 'measure' || next.count !== undefined;
}
const isBetween = ({ meaning }: PhraseSpan, word: string): boolean =>
  meaning?.role === 'grammar' || meaning?.role === 'ignored' || (meaning === null && word === 'of');

/** "Booths with brown light": a colour that light cannot have is that of no thing after it. */
export function readColoredLight(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.text !== 'light' || !joinsPhrase(span) || (next !== undefined && joinsPhrase(next) && next.meaning?.role !== 'grammar')) return;
  for (let before = at - 1; before >= 0; before--) {
    const { meaning } = spans[before] as PhraseSpan;
    const isColorWord = meaning?.role === 'measure' && isColor(meaning);
    const isAnd = meaning?.role === 'grammar' && meaning.grammar === 'and';
    if (!isColorWord && !isAnd && meaning !== null) return;
    if (isColorWord) {
      setMeaning(spans, at, null);
      setMeaning(spans, before, null);
    }
    if (!joinsPhrase(spans[before] as PhraseSpan)) return;
  }
}
