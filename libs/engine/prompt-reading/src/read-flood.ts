import { findRoomInside, isRoom } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { isNoun, joinsPhrase } from './phrase-roles.js';
import type { PromptReading } from './prompt-reading.js';

/** Metres of water in a flooded room, where the prompt does not say how deep it is. */
const USUAL = 0.15;
/** Metres of water by the part of a person up to which it reaches. */
const DEPTH_BY_PART: ReadonlyMap<string, number> = new Map([
  ['toe', 0.03],
  ['ankle', 0.1],
  ['shin', 0.25],
  ['calf', 0.3],
  ['knee', 0.45],
  ['thigh', 0.65],
  ['hip', 0.9],
  ['waist', 0.95],
  ['chest', 1.2],
]);
const PART_DEEP = new RegExp(`^(${[...DEPTH_BY_PART.keys()].join('|')})s?[- ](deep|high)( in)?$`);
const FLOODED = /^(half |partly |partially |heavily |completely )?(flooded|inundated|waterlogged|submerged)$/;
const WATER = /^((flood|murky|dark|black|dirty|brown|clear|still|stagnant|standing|shallow|cold|green) )*(water|floodwater|floodwaters)$/;
/** What stands on a floor without a depth: "standing water". */
const STANDING = /^(standing|flood|stagnant) water$|^floodwaters?$/;
/** Verbs of water on a floor, and words between it and the floor. */
const COVERS = /^(covers|cover|covering|floods|flooding|fills|filling|over|across|on|all over|submerging|reflecting on)$/;
const FLOORS = /^(floors?|ground|floorboards|tiles|hallway)$/;
/** A few inches. */
const FEW = 0.08;
const REACH = 5;

/**
 * Finds water that stands on the floor of a room: "a flooded basement", "knee-deep water", "a few inches of water on the floor". Its words ask for nothing
 * else where the prompt names a room.
 */
export function readFlood(spans: readonly PhraseSpan[], reading: PromptReading): void {
  if (!reading.isIndoors && !reading.places.some(({ value }) => isRoom(value))) return;
  const isFlooded = spans.some((_, at) => FLOODED.test(textAt(spans, at)));
  const found = spans.flatMap((_, at) => (isNegated(spans, at) ? [] : (readAt(spans, at, isFlooded) ?? [])));
  if (found.length === 0) return;
  const depth = found.find((water) => water.depth !== USUAL)?.depth ?? USUAL;
  const ats = [...new Set(found.flatMap((water) => water.ats))].toSorted((a, b) => a - b);
  const words = ats.filter((at) => spans[at]?.meaning?.role !== 'grammar' && !WATER.test(textAt(spans, at)));
  reading.flood = { depth, words: words.map((at) => ({ at, text: spans[at]?.text ?? '' })) };
  dropWater(reading, ats);
}

interface Flood {
  /** Metres. */
  readonly depth: number;
  /** The phrases that say so. */
  readonly ats: readonly number[];
}

/** "Without standing water" */
function isNegated(spans: readonly PhraseSpan[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    if (!joinsPhrase(spans[before + 1] as PhraseSpan)) return false;
    const meaning = spans[before]?.meaning;
    if (meaning?.role === 'grammar' && meaning.grammar === 'negation') return true;
  }
  return false;
}

/** Whether the noun that "flooded" describes is a room or a building, or none: "a flooded street" lies in a lake. */
function describesRoom(spans: readonly PhraseSpan[], at: number): boolean {
  const noun = findNounAhead(spans, at) ?? spans.slice(Math.max(0, at - REACH), at).findLast(isNoun);
  const meaning = noun?.meaning;
  if (meaning?.role !== 'noun') return true;
  if (meaning.place !== undefined) return isRoom(meaning.place);
  return meaning.part !== undefined || (meaning.object !== undefined && findRoomInside(meaning.object) !== undefined);
}

function findNounAhead(spans: readonly PhraseSpan[], at: number): PhraseSpan | undefined {
  let noun: PhraseSpan | undefined;
  for (let next = at + 1; next <= at + REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span) || span.meaning?.role === 'grammar') break;
    const { meaning } = span;
    // "A flooded kitchen at night"
    if (meaning?.role === 'noun' && (meaning.place ?? meaning.object ?? meaning.part) !== undefined) noun = span;
  }
  return noun;
}

function readAt(spans: readonly PhraseSpan[], at: number, isFlooded: boolean): Flood | null {
  const span = spans[at];
  if (span === undefined) return null;
  const text = textAt(spans, at);
  if (FLOODED.test(text)) return describesRoom(spans, at) ? { depth: USUAL, ats: [at] } : null;
  return readPartDeep(spans, at, isFlooded) ?? readMeasured(spans, at) ?? readFew(spans, at) ?? readCovered(spans, at, text);
}

/** "Knee-deep water", "ankle deep in water", "waist-high floodwater", "flooded knee-deep", "water up to the knees". */
function readPartDeep(spans: readonly PhraseSpan[], at: number, isFlooded: boolean): Flood | null {
  const joined = PART_DEEP.exec(textAt(spans, at));
  const parted = joined === null ? PART_DEEP.exec(`${textAt(spans, at)} ${textAt(spans, at + 1)}`) : null;
  const depth = DEPTH_BY_PART.get((joined ?? parted)?.[1] ?? '');
  const end = at + (joined === null ? 2 : 1);
  if (depth !== undefined) {
    const water = findWater(spans, end);
    if (water !== null) return { depth, ats: range(at, water) };
    return isFlooded ? { depth, ats: range(at, end - 1) } : null;
  }
  if (!WATER.test(textAt(spans, at))) return null;
  for (let next = at + 1; next <= at + REACH; next++) {
    const reached = DEPTH_BY_PART.get(textAt(spans, next).replace(/s$/, ''));
    if (spans[next] === undefined || spans[next]?.gap === 'stop') return null;
    const isUpTo = spans.slice(at + 1, next).some(({ text }) => /^(up|up to|to|reaching|reaches)$/.test(text));
    if (reached !== undefined && isUpTo) return { depth: reached, ats: range(at, next) };
  }
  return null;
}

/** "30 cm of water", "half a metre of water", "1 m deep water", "water 20 cm deep". */
function readMeasured(spans: readonly PhraseSpan[], at: number): Flood | null {
  const { extent } = spans[at] ?? {};
  const depth = extent?.plain ?? extent?.depth ?? extent?.height;
  if (depth === undefined) return null;
  const before = textAt(spans, at - 1);
  const isBehind = WATER.test(before) || (/^(is|are|of)$/.test(before) && WATER.test(textAt(spans, at - 2)));
  if (isBehind) return { depth, ats: range(WATER.test(before) ? at - 1 : at - 2, at) };
  const water = findWater(spans, at + 1);
  return water === null ? null : { depth, ats: range(at, water) };
}

/** "A few inches of water", "a thin layer of water". */
function readFew(spans: readonly PhraseSpan[], at: number): Flood | null {
  if (!/^(inch|inches|layer|film|sheet)$/.test(textAt(spans, at)) || textAt(spans, at + 1) !== 'of') return null;
  const water = findWater(spans, at + 1);
  const isThin = /^(layer|film|sheet)$/.test(textAt(spans, at));
  const from = /^(few|couple|several|thin|shallow)$/.test(textAt(spans, at - 1)) ? at - 1 : at;
  return water === null ? null : { depth: isThin ? FEW / 2 : FEW, ats: range(from, water) };
}

/** "Standing water", "water on the floor", "water covering the floor", "the floor is covered with water". */
function readCovered(spans: readonly PhraseSpan[], at: number, text: string): Flood | null {
  if (STANDING.test(text)) return { depth: USUAL, ats: [at] };
  if (/^(standing|flood|stagnant)$/.test(text) && WATER.test(textAt(spans, at + 1))) return { depth: USUAL, ats: [at, at + 1] };
  const isWater = WATER.test(text);
  if (!isWater && !FLOORS.test(text)) return null;
  let isCovered = false;
  for (let next = at + 1; next <= at + REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return null;
    const word = textAt(spans, next);
    if (isWater ? COVERS.test(word) : /^(covered|flooded|submerged|under|underwater)( (with|in|by))?$/.test(word)) isCovered = true;
    const isOther = isWater ? FLOORS.test(word) : WATER.test(word);
    if (isOther) return isCovered ? { depth: USUAL, ats: isWater ? range(at, next - 1) : range(at + 1, next) } : null;
  }
  return null;
}

/** The phrase of the water that a depth describes. */
function findWater(spans: readonly PhraseSpan[], from: number): number | null {
  for (let at = from; at < from + REACH; at++) {
    const span = spans[at];
    if (span === undefined || !joinsPhrase(span)) return null;
    if (WATER.test(textAt(spans, at))) return at;
    if (isNoun(span)) return null;
  }
  return null;
}

/** Takes out what the words of a flood ask for otherwise: a lake, a steep land, a measure of the room. */
function dropWater(reading: PromptReading, ats: readonly number[]): void {
  const isFree = ({ at }: { readonly at: number }): boolean => !ats.includes(at);
  const { mentions, reports, objects, nouns, extents, parts } = reading;
  for (const list of [...Object.values(mentions), reports, objects, nouns, extents, parts] as { readonly at: number }[][])
    list.splice(0, list.length, ...list.filter(isFree));
}

const textAt = (spans: readonly PhraseSpan[], at: number): string => (spans[at]?.text ?? '').replaceAll('-', ' ');

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, k) => from + k);
