import type { RelationKind } from '@diorama/domain';
import { CATALOGUE_MEASURES, findRoomInside, getLinearRgb, getObjectFacts, getPlainShade, isBuiltNoun } from '@diorama/lexicon';
import type { GrammarRole, LinearRgb, Meaning, MeasureMeaning, SceneMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import type { Measures, SceneAspect } from './prompt-reading.js';

/** Whether a phrase follows the one before without punctuation. */
export const joinsPhrase = ({ gap }: PhraseSpan): boolean => gap === 'space' || gap === 'hyphen';
/** Whether punctuation or the end of the prompt stands before a phrase. */
export const endsPhrase = (next: PhraseSpan | undefined): boolean => next === undefined || !joinsPhrase(next);
/** Whether a phrase says what something is made of. */
export const isMatter = (spans: readonly PhraseSpan[], at: number): boolean => /^(made|built) /.test(spans[at - 1]?.text ?? '');

/**
 * The substance that the name of an object means after "made of" and before another object: "a chair made of ice", "an ice chair". Null for what is not
 * a substance of the catalogue: "a house made of logs".
 */
export function findMatter(spans: readonly PhraseSpan[], at: number): MeasureMeaning | null | undefined {
  const [span, next] = [spans[at], spans[at + 1]];
  if (span === undefined) return undefined;
  const isBeforeObject = isCompounded(span, next) && hasObject(next);
  const measure = isMatter(spans, at) || isBeforeObject ? CATALOGUE_MEASURES.get(span.text) : undefined;
  if (measure?.substance !== undefined) return measure;
  return isMatter(spans, at) ? null : undefined;
}

/** Whether the noun at a span, with the adjectives and measures before it, begins an item of a list or a sentence: "..., young man". Pictographs do not. */
export function startsListItem(spans: readonly PhraseSpan[], at: number): boolean {
  if (/\p{Extended_Pictographic}/u.test(spans[at]?.text ?? '')) return false;
  let first = at;
  while (first > 0 && spans[first] !== undefined && joinsPhrase(spans[first] as PhraseSpan)) {
    const role = spans[first - 1]?.meaning?.role;
    if (role === 'grammar' || role === 'noun') return false;
    first--;
  }
  const gap = spans[first]?.gap;
  return first > 0 && (gap === 'comma' || gap === 'stop');
}

/** Whether a phrase is a noun that names an object. */
export const hasObject = (span: PhraseSpan | undefined): boolean =>
  span?.meaning?.role === 'noun' && span.meaning.object !== undefined && !span.near;
/** Whether a phrase is a noun. */
export const isNoun = ({ meaning }: Pick<PhraseSpan, 'meaning'>): boolean => meaning?.role === 'noun';

/** Whether what follows a word is the noun that it belongs to: "an indoor pool". */
export const precedesNoun = (next: PhraseSpan | undefined): boolean =>
  next !== undefined && joinsPhrase(next) && (isNoun(next) || next.meaning === null);
/** Whether a noun stands before another one that it modifies: "forest cabins". */
export const isCompounded = (span: PhraseSpan, next: PhraseSpan | undefined): boolean =>
  next !== undefined && joinsPhrase(next) && isNoun(next) && !span.plural;

const OUTSIDE_RELATIONS: readonly unknown[] = ['in-front-of', 'behind', 'above', 'left-of', 'right-of', 'around', 'against'];
const INSIDE_RELATIONS: readonly unknown[] = ['inside', 'in-middle', 'in-corner', 'at-end-of'];

/** The relation that a preposition states; undefined for others. */
export const findRelation = (span: PhraseSpan | undefined): RelationKind | undefined =>
  span?.meaning?.role === 'grammar' ? span.meaning.relation?.kind : undefined;
/** Words of a noun phrase between "outside" and its noun at most: "outside a small old bakery". */
const OUTSIDE_REACH = 4;

/** Whether the place at a phrase is seen from outside: it stands in a relation such as "in front of a temple", or after "outside". */
export function isSeenFromOutside(spans: readonly PhraseSpan[], at: number, relation: RelationKind | undefined): boolean {
  if (OUTSIDE_RELATIONS.includes(relation)) return true;
  const span = spans[at];
  if (relation !== 'near' || span === undefined || isCompounded(span, spans[at + 1])) return false;
  return spans.slice(Math.max(0, at - OUTSIDE_REACH), at).some(({ text }) => /^outside( of)?$/.test(text));
}
/** Whether a relation is to something that does not hold what it relates: "beside a barn". */
export const isApart = (relation: RelationKind | undefined): boolean => relation !== undefined && !INSIDE_RELATIONS.includes(relation);

/** What a phrase means where it stands: the state of an object that it describes ("a wet car", "the car is wet"), else what it means by itself. */
export function meaningAt(spans: readonly PhraseSpan[], at: number, isPredicate: boolean): Meaning | null {
  const span = spans[at];
  if (span === undefined) return null;
  const isState = span.state !== undefined && (isPredicate || describesObject(spans, at));
  return isState ? (span.state ?? null) : findMeaning(span, spans[at + 1]);
}

/** What a phrase does in its sentence; null where the lexicon does not have it. */
export function roleAt(spans: readonly PhraseSpan[], at: number): GrammarRole | 'noun' | 'adjective' | 'measure' | 'ignored' | null {
  const meaning = meaningAt(spans, at, false);
  return meaning?.role === 'grammar' ? meaning.grammar : (meaning?.role ?? null);
}

/** Words between a state and its object at most. */
const DESCRIPTION_WORDS_MAX = 8;

/** Whether only what can describe it stands between a phrase and the object after it: "a wet and rusty old car". */
function describesObject(spans: readonly PhraseSpan[], at: number): boolean {
  let next = at + 1;
  while (next - at <= DESCRIPTION_WORDS_MAX && isDescription(spans[next])) next++;
  const noun = spans[next];
  return noun !== undefined && joinsPhrase(noun) && hasObject(noun);
}

/** Whether a phrase can stand between an adjective and its noun. */
export function isDescription(span: PhraseSpan | undefined): boolean {
  if (span === undefined || !joinsPhrase(span)) return false;
  const { meaning } = span;
  if (meaning === null) return true;
  return meaning.role === 'grammar' ? meaning.grammar === 'and' : meaning.role !== 'noun';
}

/** Places under the sky that one is inside of. */
const ENCLOSURES =
  /(^| )(courtyards?|yard|garden|gardens|park|forest|woods|jungle|field|market|village|town|city|square|plaza|walls|fence|camp|compound|grounds)$/;

/** Whether what follows "inside" is a place or a building, and not a small object: "inside a box". */
export function entersRoom(spans: readonly PhraseSpan[], at: number): boolean {
  const next = spans[at + 1];
  // "A tent with a lantern inside"
  if (next === undefined || !joinsPhrase(next)) return false;
  const entered = spans.slice(at + 1).find(({ meaning }) => meaning?.role === 'noun');
  if (entered !== undefined && ENCLOSURES.test(entered.text)) return false;
  const noun = entered?.meaning;
  if (noun?.role !== 'noun' || noun.object === undefined || noun.place !== undefined) return true;
  return findRoomInside(noun.object) !== undefined || getObjectFacts(noun.object).outdoorsOnly;
}

/** What of the scene a noun without an object asks for. */
export const sceneryOf = ({
  room,
  site,
  place,
  water,
  cover,
  weather,
  time,
  season,
  landform,
  relief,
  light,
}: SceneMeaning): SceneAspect | 'light' | `${'room' | 'site' | 'landform'} ${string}` | number | undefined =>
  (room === undefined ? undefined : (`room ${room}` as const)) ??
  (site === undefined ? undefined : (`site ${site}` as const)) ??
  place ??
  water ??
  cover ??
  weather ??
  time ??
  season ??
  (light === undefined ? undefined : ('light' as const)) ??
  (landform === undefined ? relief : (`landform ${landform}` as const));

/** What of the scene an adjective asks for: its style, its light or its weather. */
export const conditionOf = ({ style, weather, light }: SceneMeaning): SceneAspect | 'light' | `style ${string}` | undefined =>
  style === undefined ? (light === undefined ? weather : 'light') : `style ${style}`;

/** The aspects of a scene that a phrase asks for. */
export function aspectsOf(meaning: SceneMeaning): SceneAspect[] {
  const { place, time, weather, season, water, cover } = meaning;
  return [place, time, weather, season, water, cover].filter((aspect) => aspect !== undefined);
}

/** For each span, whether a list that it stands in ends in "or" ("no trees, houses or people"); found from the end, in one pass. */
export function findListsEndingInOr(spans: readonly PhraseSpan[]): boolean[] {
  const lists = spans.map(() => false);
  let endsInOr = false;
  for (let at = spans.length - 1; at >= 0; at--) {
    const span = spans[at];
    const meaning = span?.meaning ?? null;
    if (meaning?.role === 'grammar' && meaning.grammar !== 'filler' && meaning.grammar !== 'surroundings')
      endsInOr = meaning.grammar === 'or';
    lists[at] = endsInOr;
    if (span?.gap === 'stop') endsInOr = false;
  }
  return lists;
}

/** The words before a noun that the lexicon does not have, or that modify it: "ping pong" in "a ping pong table". */
export function listModifiers(spans: readonly PhraseSpan[], at: number, modifiers: ReadonlySet<number>): string[] {
  let first = at;
  const isModifier = (before: number): boolean => {
    const span = spans[before];
    return span?.meaning === null || span?.near === true || modifiers.has(before);
  };
  while (first > 0 && isModifier(first - 1) && joinsPhrase(spans[first] as PhraseSpan)) first--;
  return spans.slice(first, at).map(({ text }) => text);
}

/** The colour that measures ask for, with their shade, as linear RGB from 0 to 1; null where they name none. */
export function getSurfaceColor({ colors, shade }: Measures): LinearRgb | null {
  const [color] = colors;
  if (color === undefined) return shade === null ? null : getPlainShade(shade);
  return shadeColor(getLinearRgb(color), shade ?? 1);
}

/** Factors from which on a colour is a tint: "pale", "pastel", "light". */
const TINT_FACTOR = 1.5;

/** A linear colour as a factor of brightness changes it: darker or brighter by the factor, and from 1.5 on mixed with white, as paints are. */
export function shadeColor(color: LinearRgb, factor: number): LinearRgb {
  const white = factor < TINT_FACTOR ? 0 : 1 - 1 / factor;
  const times = factor < TINT_FACTOR ? factor : 1;
  const shade = (channel: number): number => Math.min(1, channel * times) * (1 - white) + white;
  return [shade(color[0]), shade(color[1]), shade(color[2])];
}

/** What a phrase means before the next one: "adobe" is a style before a house or a room, else a material. */
function findMeaning(span: PhraseSpan, next: PhraseSpan | undefined): Meaning | null {
  const { style, meaning } = span;
  if (style === undefined || next === undefined || !joinsPhrase(next)) return meaning;
  // "candy toy shop"
  if (next.style !== undefined && next.meaning?.role !== 'noun') return style;
  if (next.meaning?.role !== 'noun' || next.near) return meaning;
  const isLand = meaning !== null && 'place' in meaning && meaning.place !== undefined;
  return isBuiltNoun(next.meaning) || (next.meaning.place !== undefined && !isLand) ? style : meaning;
}
