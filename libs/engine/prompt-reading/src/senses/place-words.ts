import { isRoom } from '@diorama/lexicon';
import type { Meaning } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { endsPhrase, joinsPhrase } from '../phrase-roles.js';
import { continuesNoun, FILLER, keyOf, setMeaning } from './set-meaning.js';

/** Words of places that mean other things elsewhere. Each rule reads a phrase a bounded number of times. */
export function readPlaceWords(spans: PhraseSpan[], at: number): void {
  readPlain(spans, at);
  readJunction(spans, at);
  readOfTheMoon(spans, at);
  readLeaving(spans, at);
  readWindowMatter(spans, at);
  readVerb(spans, at);
  readInTheAir(spans, at);
  readKeptClear(spans, at);
  readAlone(spans, at);
  readInMiddle(spans, at);
}

/** "A plain white room" has no meadow; "an empty plain" is one. */
function readPlain(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span?.text !== 'plain' || next === undefined || !joinsPhrase(next)) return;
  if (next.meaning === null || (next.meaning.role !== 'grammar' && next.meaning.role !== 'ignored')) setMeaning(spans, at, FILLER);
}

/** "A sewer junction" and "a tunnel crossing" are under the ground. */
function readJunction(spans: PhraseSpan[], at: number): void {
  const [before, span] = [spans[at - 1], spans[at]];
  if (!/^(junctions?|intersections?|crossings?|crossroads)$/.test(span?.text ?? '') || span === undefined || !joinsPhrase(span)) return;
  const { meaning } = before ?? { meaning: null };
  if (meaning?.role === 'noun' && meaning.place !== undefined && isRoom(meaning.place)) setMeaning(spans, at, FILLER);
}

const MOON_LAND =
  /^(surface|craters?|edge|ground|plains?|valley|mountains?|hills?|seas?|base|colony|far side|dark side|side|south pole|north pole|pole|landscape|desert|rim|dust)$/;
const ON_MOON: Meaning = { role: 'noun', place: 'desert', site: 'moon-surface' };

/** "A crater of the moon" is on it; "the light of the moon" falls at night. */
function readOfTheMoon(spans: PhraseSpan[], at: number): void {
  if (spans[at]?.text !== 'moon' || continuesNoun(spans[at + 1])) return;
  const of = spans[at - 1]?.text === 'the' ? at - 2 : at - 1;
  if (/^(of|on)$/.test(spans[of]?.text ?? '') && MOON_LAND.test(keyOf(spans[of - 1]))) setMeaning(spans, at, ON_MOON);
}

/** "A light that leaves the far end dark" brings no autumn. */
function readLeaving(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span?.text !== 'leaves' || next === undefined || !joinsPhrase(next)) return;
  const hasSubject = /^(that|which|who|it|he|she|everyone|one)$/.test(before?.text ?? '');
  const hasObject = next.meaning?.role === 'grammar' && ['article', 'definite'].includes(next.meaning.grammar);
  if (hasSubject && hasObject) setMeaning(spans, at, FILLER);
}

const MADE = /^(made|built|assembled|constructed|cobbled together|put together)( (from|of|out of))?$/;
/** Phrases between "made of" and the windows at most: "made from old church windows". */
const MATTER_REACH = 3;

/** "A greenhouse made from old windows" is seen from outside. */
function readWindowMatter(spans: PhraseSpan[], at: number): void {
  if (!/^(windows?|doors?)$/.test(spans[at]?.text ?? '')) return;
  for (let before = at - 1; before >= Math.max(0, at - MATTER_REACH); before--) {
    if (!joinsPhrase(spans[before + 1] as PhraseSpan)) return;
    if (MADE.test(spans[before]?.text ?? '')) return setMeaning(spans, at, FILLER);
  }
}

/** Verbs that name buildings, places and things as well. */
const VERBS = /^(keep|park|light|cook|guard|dock|ship|nail|saw|hammer|book|plant|water|board|man|house|bed|fan|train|watch|box)$/;
const BEFORE_VERBS = /^(so|please|to|must|should|can|could|will|would|we|i|you|they|dont|do not|not|lets|always)$/;

/** "So keep the walkways clear" builds no keep. */
function readVerb(spans: PhraseSpan[], at: number): void {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (!VERBS.test(span?.text ?? '') || span === undefined || next === undefined || !joinsPhrase(next)) return;
  const hasObject = next.meaning?.role === 'grammar' && ['article', 'definite'].includes(next.meaning.grammar);
  const isAfter = joinsPhrase(span) ? BEFORE_VERBS.test(before?.text ?? '') : span.text === 'keep';
  if (hasObject && isAfter) setMeaning(spans, at, FILLER);
}

const DRIFTING =
  /^(dust|smoke|steam|mist|haze|fluff|motes|dust motes|incense|smells?|scent|hanging|hangs|floating|drifting|particles|pollen|flour)$/;

/** "Dust hanging in the air" is under no open sky. */
function readInTheAir(spans: PhraseSpan[], at: number): void {
  const [drifting, preposition, article] = [spans[at - 3], spans[at - 2], spans[at - 1]];
  if (spans[at]?.text !== 'air' || article?.text !== 'the' || preposition?.text !== 'in') return;
  if (!DRIFTING.test(drifting?.text ?? '')) return;
  for (let word = at - 2; word <= at; word++) setMeaning(spans, word, FILLER);
}

/** Phrases between "keep" and "clear" at most. */
const CLEAR_REACH = 4;

/** "Keep the walkways clear" promises no clear sky. */
function readKeptClear(spans: PhraseSpan[], at: number): void {
  if (spans[at]?.text !== 'clear' || !endsPhrase(spans[at + 1])) return;
  const before = spans.slice(Math.max(0, at - CLEAR_REACH), at);
  if (before.some(({ text }) => /^(keep|kept|keeps|leave|left|leaving|stay|stays)$/.test(text))) setMeaning(spans, at, FILLER);
}

const ALONE: Meaning = { role: 'grammar', grammar: 'break' };
/** Phrases between a word for absence and "except" at most. */
const ALONE_REACH = 3;

/** "Empty except for one man" has one man. */
function readAlone(spans: PhraseSpan[], at: number): void {
  const { meaning } = spans[at] ?? { meaning: null };
  if (meaning?.role !== 'grammar' || meaning.grammar !== 'except') return;
  const before = spans.slice(Math.max(0, at - ALONE_REACH), at);
  if (before.some(({ text }) => /^(nobody|no one|noone|nothing|empty|deserted)$/.test(text))) setMeaning(spans, at, ALONE);
}

const IN_MIDDLE: Meaning = { role: 'grammar', grammar: 'preposition', relation: { kind: 'in-middle', area: 'place' } };

/** "Table in centre" has no article; "in Middle Earth" is elsewhere. */
function readInMiddle(spans: PhraseSpan[], at: number): void {
  const [span, next] = [spans[at], spans[at + 1]];
  if (!/^(in|at)$/.test(span?.text ?? '') || next === undefined || !joinsPhrase(next)) return;
  if (!/^(middle|center|centre)$/.test(next.text) || !endsPhrase(spans[at + 2])) return;
  setMeaning(spans, at, IN_MIDDLE);
  setMeaning(spans, at + 1, FILLER);
}
