import { listBaseForms } from './base-forms.js';
import type { BaseForm } from './base-forms.js';
import { BIOME_LEXICON } from './biomes.js';
import { BUILDING_LEXICON } from './buildings.js';
import { FURNISHING_LEXICON } from './furnishings.js';
import { GRAMMAR_LEXICON } from './grammar.js';
import { GROUND_COVER_LEXICON } from './ground.js';
import { SCENE_HINT_LEXICON } from './hints.js';
import { APPEARANCE_LEXICON } from './looks.js';
import { parsePhraseList } from './meaning.js';
import type { LexiconEntry, Meaning } from './meaning.js';
import { MEASURE_LEXICON } from './measures.js';
import { PLANT_LEXICON } from './plants.js';
import { ROOM_LEXICON } from './rooms.js';
import { SKY_LEXICON } from './sky.js';
import { STYLE_LEXICON } from './style.js';

/** All that the prompt language knows, by subject; no phrase stands in two entries. */
export const LEXICON = {
  biomes: BIOME_LEXICON,
  rooms: ROOM_LEXICON,
  plants: PLANT_LEXICON,
  buildings: BUILDING_LEXICON,
  furnishings: FURNISHING_LEXICON,
  sky: SKY_LEXICON,
  ground: GROUND_COVER_LEXICON,
  measures: MEASURE_LEXICON,
  looks: APPEARANCE_LEXICON,
  hints: SCENE_HINT_LEXICON,
  grammar: GRAMMAR_LEXICON,
  style: STYLE_LEXICON,
} as const satisfies Record<string, readonly LexiconEntry[]>;

/** What a phrase was found to mean. */
export interface PhraseSense {
  readonly meaning: Meaning;
  /** The scene has only something near to it. */
  readonly near: boolean;
  readonly plural: boolean;
}

/** The longest phrase of the lexicon in words. */
export const PHRASE_WORDS_MAX = 5;

/** The sense of a phrase of normalised words, whose last word may be inflected. */
export function findPhraseSense(words: readonly string[]): PhraseSense | null {
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

type Known = Omit<PhraseSense, 'plural'>;

const known = (list: string | undefined, sense: Known): [string, Known][] => parsePhraseList(list).map((phrase) => [phrase, sense]);

const SENSES: ReadonlyMap<string, Known> = new Map(
  Object.values(LEXICON)
    .flat()
    .flatMap((entry: LexiconEntry) => [
      ...known(entry.words, { meaning: entry, near: false }),
      ...known(entry.near, { meaning: entry, near: true }),
    ]),
);

const FIRST_WORDS: ReadonlySet<string> = new Set(
  Array.from(SENSES.keys(), (phrase) => phrase.split(' ')).flatMap((words) => (words.length > 1 ? words.slice(0, 1) : [])),
);
