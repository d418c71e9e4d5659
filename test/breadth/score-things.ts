import type { BreadthPrompt, BreadthThing } from './corpus.ts';
import { findFamily } from './families.ts';
import type { BreadthReading, Claim } from './reading.ts';
import { listSingularWords } from './words.ts';

/**
 * What becomes of a thing. Shown: `exact`, `family` (a right one), `unchecked-family` (the table of families lacks one of the two words) and
 * `attribute`. Not shown: `nearest` (the scene has something else in its place), `modifier` (the word that makes it that thing is missing),
 * `wrong-side` (a place or its sky or water, in a scene that is indoors in place of outdoors or the reverse), `wrong-family` and `missing`.
 */
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOMES = [
  'exact',
  'family',
  'unchecked-family',
  'attribute',
  'nearest',
  'modifier',
  'wrong-side',
  'wrong-family',
  'missing',
] as const;

const SHOWN: readonly Outcome[] = ['exact', 'family', 'unchecked-family', 'attribute'];

/** The verdict on one thing of a prompt. */
export interface ThingVerdict {
  readonly text: string;
  readonly main: boolean;
  readonly weight: number;
  readonly outcome: Outcome;
  readonly shown: boolean;
  /** The kind that the reader names for it; null if it claims nothing for its words. */
  readonly kind: string | null;
}

/** The verdicts on the things of a prompt, in their order. */
export function scoreThings({ things, side }: Pick<BreadthPrompt, 'things' | 'side'>, reading: BreadthReading): ThingVerdict[] {
  const isWrongSide = side !== 'either' && (side === 'indoor') !== reading.indoors;
  return things.map((thing) => {
    const { outcome: judged, claim } = judge(thing, reading);
    const isOfPlace = claim !== null && (claim.as === 'attribute' || claim.kind === reading.place);
    const outcome = isWrongSide && isOfPlace && SHOWN.includes(judged) ? 'wrong-side' : judged;
    const main = thing.main ?? false;
    const weight = thing.weight ?? (main ? 2 : 1);
    return { text: thing.text, main, weight, outcome, shown: SHOWN.includes(outcome), kind: claim?.kind ?? null };
  });
}

function judge(thing: BreadthThing, { claims, missing }: BreadthReading): { outcome: Outcome; claim: Claim | null } {
  const words = listSingularWords(thing.text);
  const claim = findClosest(words, claims, ({ text }) => text);
  const report = findClosest(words, missing, (text) => text);
  if (claim === null) return { outcome: 'missing', claim: null };
  if (report !== null && report.likeness >= claim.likeness && !isReportOfModifier(report, claim, words))
    return { outcome: 'nearest', claim: claim.entry };
  const lacking = words.filter((word) => !claim.words.includes(word));
  const isModifierMissing = lacking.some((word) => missing.some((text) => listSingularWords(text).includes(word)));
  if (isModifierMissing || (thing.compound === true && lacking.length > 0)) return { outcome: 'modifier', claim: claim.entry };
  return { outcome: outcomeOf(claim.entry, thing), claim: claim.entry };
}

/** Whether a report adds a word to a thing that the scene has under its own name: "glowing mushrooms" in a scene with mushrooms. */
function isReportOfModifier(report: Closest<string>, { entry }: Closest<Claim>, words: readonly string[]): boolean {
  return report.words.length > words.length && listSingularWords(entry.kind).includes(words.at(-1) ?? '');
}

function outcomeOf({ as, kind }: Claim, { text }: BreadthThing): Outcome {
  if (as !== 'family') return as;
  const [given, asked] = [findFamily(kind), findFamily(text)];
  if (given === null || asked === null) return 'unchecked-family';
  return given === asked ? 'family' : 'wrong-family';
}

interface Closest<Entry> {
  readonly entry: Entry;
  readonly words: readonly string[];
  /** Shared words over all words of the two texts. */
  readonly likeness: number;
}

/** The entry that has the last word of a thing and is most like it; the first one of equals. */
function findClosest<Entry>(words: readonly string[], entries: readonly Entry[], textOf: (entry: Entry) => string): Closest<Entry> | null {
  const head = words.at(-1) ?? '';
  let closest: Closest<Entry> | null = null;
  for (const entry of entries) {
    const own = listSingularWords(textOf(entry));
    if (!own.includes(head)) continue;
    const shared = words.filter((word) => own.includes(word)).length;
    const likeness = shared / new Set([...words, ...own]).size;
    if (closest === null || likeness > closest.likeness) closest = { entry, words: own, likeness };
  }
  return closest;
}
