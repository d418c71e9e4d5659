import { CATALOGUE, ROOM_TYPES, SITE_TYPES, SUBSTANCES } from '@diorama/catalogue';
import type { CatalogueRow, Substance, SubstanceEntry } from '@diorama/catalogue';
import { isBasicKind } from '@diorama/domain';
import type { ObjectState } from '@diorama/domain';

import { parsePhraseList } from './meaning.js';
import type { MeasureMeaning, SceneMeaning } from './meaning.js';

/** The lexicon writes small letters, and spaces for hyphens, and leaves out apostrophes. */
const toLexiconSpelling = (name: string): string => name.toLowerCase().replaceAll('-', ' ').replaceAll(/['’]/g, '');

/** Each name of a row or a type, as the lexicon writes it, with what it means. */
const namesOf = (
  { id, name, words }: { readonly id: string; readonly name?: string; readonly words?: string },
  meaning: SceneMeaning,
): [string, SceneMeaning][] =>
  [id, ...(name === undefined ? [] : [name]), ...parsePhraseList(words)].map((each) => [toLexiconSpelling(each), meaning]);

const nounsOf = (rows: readonly CatalogueRow[]): [string, SceneMeaning][] =>
  rows.filter(({ id }) => !isBasicKind(id)).flatMap((row) => namesOf(row, { role: 'noun', object: row.id }));

const NOUNS = new Map(nounsOf([...CATALOGUE.values()]));

/** The nouns of the catalogue: the name of each row and its synonyms, each with the row that it means. The lexicon has those of `OBJECT_KINDS`. */
export const CATALOGUE_NOUNS: ReadonlyMap<string, SceneMeaning> = NOUNS;

/** Adds the names of rows of object packs; a name that an object of the catalogue has means the row of the pack from then on. */
export function addCatalogueNouns(rows: readonly CatalogueRow[]): readonly string[] {
  const added = nounsOf(rows);
  for (const [name, meaning] of added) NOUNS.set(name, meaning);
  return added.map(([name]) => name);
}

/** The types of rooms, by their names. */
export const ROOM_NOUNS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...ROOM_TYPES.values()].flatMap((type) =>
    namesOf(type, {
      role: 'noun',
      place: type.base,
      room: type.id,
      ...(type.building === undefined ? {} : { building: type.building }),
    }),
  ),
);

/** The types of outdoor sites, by their names. */
export const SITE_NOUNS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...SITE_TYPES.values()].flatMap((type) => namesOf(type, { role: 'noun', place: type.base, site: type.id })),
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
