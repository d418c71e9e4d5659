import { listBaseForms } from './base-forms.js';
import type { BaseForm } from './base-forms.js';
import { BIOME_ENTRIES } from './biomes.js';
import { BUILDING_ENTRIES } from './buildings.js';
import { FURNISHING_ENTRIES } from './furnishings.js';
import { GRAMMAR_ENTRIES } from './grammar.js';
import { GROUND_ENTRIES } from './ground.js';
import { HINT_ENTRIES } from './hints.js';
import { LOOK_ENTRIES } from './looks.js';
import { parsePhraseList } from './meaning.js';
import type { Entry, Meaning } from './meaning.js';
import { MEASURE_ENTRIES } from './measures.js';
import { PLANT_ENTRIES } from './plants.js';
import { ROOM_ENTRIES } from './rooms.js';
import { SKY_ENTRIES } from './sky.js';
import { STYLE_ENTRIES } from './style.js';

/** All that the prompt language knows, by subject; no phrase stands in two entries. */
export const LEXICON = {
  biomes: BIOME_ENTRIES,
  rooms: ROOM_ENTRIES,
  plants: PLANT_ENTRIES,
  buildings: BUILDING_ENTRIES,
  furnishings: FURNISHING_ENTRIES,
  sky: SKY_ENTRIES,
  ground: GROUND_ENTRIES,
  measures: MEASURE_ENTRIES,
  looks: LOOK_ENTRIES,
  hints: HINT_ENTRIES,
  grammar: GRAMMAR_ENTRIES,
  style: STYLE_ENTRIES,
} as const satisfies Record<string, readonly Entry[]>;

/** What a phrase was found to mean. */
export interface Sense {
  readonly meaning: Meaning;
  /** The scene has only something near to it. */
  readonly near: boolean;
  readonly plural: boolean;
}

/** The longest phrase of the lexicon in words. */
export const PHRASE_WORDS_MAX = 5;

/** The sense of a phrase of normalised words, whose last word may be inflected. */
export function findSense(words: readonly string[]): Sense | null {
  const phrase = words.join(' ');
  const exact = SENSES.get(phrase);
  if (exact !== undefined) return { ...exact, plural: exact.meaning.role === 'noun' && exact.meaning.isPlural === true };
  const last = words.at(-1) ?? '';
  const head = phrase.slice(0, phrase.length - last.length);
  for (const form of listBaseForms(last)) {
    const found = SENSES.get(head + form.word);
    if (found !== undefined && isInflected(found.meaning, form)) return { ...found, plural: form.plural };
  }
  return null;
}

function isInflected(meaning: Meaning, { isStem }: BaseForm): boolean {
  if (meaning.role === 'grammar') return meaning.isInvariable !== true;
  return !(isStem && meaning.role === 'noun');
}

/** Whether any phrase begins with this word, perhaps inflected; asked before longer phrases are tried. */
export const isPhraseStart = (word: string): boolean => FIRST_WORDS.has(word);

type Known = Omit<Sense, 'plural'>;

const known = (list: string | undefined, sense: Known): [string, Known][] => parsePhraseList(list).map((phrase) => [phrase, sense]);

const SENSES: ReadonlyMap<string, Known> = new Map(
  Object.values(LEXICON)
    .flat()
    .flatMap((entry: Entry) => [
      ...known(entry.words, { meaning: entry, near: false }),
      ...known(entry.near, { meaning: entry, near: true }),
    ]),
);

const FIRST_WORDS: ReadonlySet<string> = new Set(
  Array.from(SENSES.keys(), (phrase) => phrase.split(' ')).flatMap((words) => (words.length > 1 ? words.slice(0, 1) : [])),
);
