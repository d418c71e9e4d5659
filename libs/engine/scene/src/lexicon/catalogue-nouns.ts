import { CATALOGUE, ROOM_TYPES, SITE_TYPES, SUBSTANCES } from '@diorama/catalogue';
import type { Substance, SubstanceEntry } from '@diorama/catalogue';
import { OBJECT_KINDS } from '@diorama/domain';
import type { ObjectState } from '@diorama/domain';

import { parsePhraseList } from './meaning.js';
import type { MeasureMeaning, SceneMeaning } from './meaning.js';

/** The nouns of the catalogue: the name of each row and its synonyms, each with the row that it means. The lexicon has those of `OBJECT_KINDS`. */
export const CATALOGUE_NOUNS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...CATALOGUE.values()]
    .filter(({ id }) => !(OBJECT_KINDS as readonly string[]).includes(id))
    .flatMap((row) => {
      const meaning: SceneMeaning = { role: 'noun', object: row.id };
      const names = [row.id.replaceAll('-', ' '), ...parsePhraseList(row.words)];
      // The lexicon writes hyphens as spaces and leaves out apostrophes.
      return names.map((name): [string, SceneMeaning] => [name.toLowerCase().replaceAll('-', ' ').replaceAll(/['’]/g, ''), meaning]);
    }),
);

/** The types of rooms, by their names. */
export const ROOM_NOUNS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...ROOM_TYPES.values()].flatMap(({ id, base, words, building }) => {
    const isDrawn = building !== undefined && CATALOGUE.has(building);
    const meaning: SceneMeaning = { role: 'noun', place: base, room: id, ...(isDrawn ? { building } : {}) };
    return [id.replaceAll('-', ' '), ...parsePhraseList(words)].map((name): [string, SceneMeaning] => [name.replaceAll('-', ' '), meaning]);
  }),
);

/** The types of outdoor sites, by their names. */
export const SITE_NOUNS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...SITE_TYPES.values()].flatMap(({ id, base, words }) => {
    const meaning: SceneMeaning = { role: 'noun', place: base, site: id };
    return [id.replaceAll('-', ' '), ...parsePhraseList(words)].map((name): [string, SceneMeaning] => [name.replaceAll('-', ' '), meaning]);
  }),
);

/** The substance that each word asks for. */
export const SUBSTANCE_BY_WORD: ReadonlyMap<string, Substance> = new Map(
  Object.entries<SubstanceEntry>(SUBSTANCES).flatMap(([name, { words }]) =>
    parsePhraseList(words).map((word): [string, Substance] => [word.replaceAll('-', ' '), name as Substance]),
  ),
);

const STATE_WORDS: Readonly<Record<ObjectState, string>> = {
  rusty: 'rusty, rusted, rusting, corroded',
  mossy: 'moss covered, overgrown, vine covered, ivy covered, moss grown',
  broken: 'broken, shattered, cracked, smashed, damaged, crumbling, collapsed, wrecked, crashed',
  wet: 'wet, soaked, rain soaked, dripping, rain slick, rain slicked',
  'snow-covered': 'snow covered, snow capped, snow dusted, snowcapped, frosted, snow laden',
  burning: 'burning, flaming, blazing, on fire',
  glowing: 'glowing, luminous, luminescent, bioluminescent, glow in the dark, shining, radiant',
};

/** Measures that the catalogue adds to the lexicon: substances and states of objects. */
export const CATALOGUE_MEASURES: ReadonlyMap<string, MeasureMeaning> = new Map([
  ...[...SUBSTANCE_BY_WORD].map(([word, substance]): [string, MeasureMeaning] => [word, { role: 'measure', substance }]),
  ...Object.entries(STATE_WORDS).flatMap(([state, words]) =>
    parsePhraseList(words).map((word): [string, MeasureMeaning] => [word, { role: 'measure', state: state as ObjectState }]),
  ),
]);
