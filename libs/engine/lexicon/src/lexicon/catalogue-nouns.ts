import { CATALOGUE, LOCALE_TYPES, ROOM_TYPES, SITE_TYPES, STYLE_TYPES, SUBSTANCES } from '@diorama/catalogue';
import type { Substance, SubstanceEntry } from '@diorama/catalogue';
import { isBasicKind } from '@diorama/domain';
import type { ObjectState } from '@diorama/domain';

import { toAmericanSpelling } from './base-forms.js';
import { parsePhraseList } from './meaning.js';
import type { MeasureMeaning, SceneMeaning } from './meaning.js';

/** The lexicon writes small letters, and spaces for hyphens, and leaves out apostrophes. */
const toLexiconSpelling = (name: string): string =>
  IS_SPELLED_DIFFERENTLY.test(name) ? name.toLowerCase().replaceAll('-', ' ').replaceAll(/['’]/g, '') : name;
/** Few of the names: the test saves most of the work when a process starts. */
const IS_SPELLED_DIFFERENTLY = /[^a-z0-9 ]/;

/** A name as its row has it, and as prompts are looked up: "pick axe", "pick ax". */
const spellingsOf = (name: string): string[] => {
  const own = toLexiconSpelling(name);
  const american = own.split(' ').map(toAmericanSpelling).join(' ');
  return american === own ? [own] : [own, american];
};

/** Each name of a row or a type, as the lexicon writes it, with what it means. */
const namesOf = ({ id, words }: { readonly id: string; readonly words?: string }, meaning: SceneMeaning): [string, SceneMeaning][] =>
  [id, ...parsePhraseList(words)].flatMap(spellingsOf).map((name) => [name, meaning]);

const NOUNS = new Map(
  [...CATALOGUE.values()].filter(({ id }) => !isBasicKind(id)).flatMap((row) => namesOf(row, { role: 'noun', object: row.id })),
);

/** The nouns of the catalogue: the name of each row and its synonyms, each with the row that it means. The lexicon has those of `OBJECT_KINDS`. */
export const CATALOGUE_NOUNS: ReadonlyMap<string, SceneMeaning> = NOUNS;

/** Adds names of objects of packs: phrases as the lexicon writes them, with ids of rows. A name that an object of the catalogue has means the row of the pack. */
export function addCatalogueNouns(names: ReadonlyMap<string, string>): void {
  for (const [name, object] of names) NOUNS.set(name, { role: 'noun', object });
}

/** Names that only the inside of a building has, by a word anywhere and by their last word. */
const INNER_NAME =
  /\b(interior|inside|nave|sanctuary)\b|\b(\w*room|rooms|aisle|ward|floor|line|bay|lobby|foyer|kitchen|chamber|cell|suite|office|laboratory|lab|hall|concourse|corridor|department|unit|area|set|deck|gallery|loft|cabin|atrium|class|cubicle)$/;

/** "Inside of a stomach" is also the inside and the interior of a stomach. What the catalogue has from outside is entered by rule: "inside a car". */
function innerSpellingsOf(name: string): string[] {
  const whole = /^inside of (?:an?|the) (.*)$/.exec(name)?.[1];
  const isEntered = whole === undefined || NOUNS.has(whole);
  return isEntered ? [name] : ['inside of', 'inside', 'interior of'].map((words) => name.replace('inside of', words));
}

/** First words that end in "s" and are not possessives. */
const OWN_S =
  /^(news|sports|games|glass|chess|dress|express|physics|robotics|optics|ceramics|electronics|antiques|billiards|business|canvas|press|class|gas|bus)$/;

/** "Captain's cabin" is looked up as "captain cabin", and "captains cabin" as it stands. */
function ownerSpellingsOf(name: string): string[] {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && first.length > 4 && first.endsWith('s') && !OWN_S.test(first) ? [[first.slice(0, -1), ...rest].join(' ')] : [];
}

/** The types of rooms, by the names of their rows. */
const NAMED_ROOMS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...ROOM_TYPES.values()].flatMap(({ building, ...type }) =>
    namesOf(type, { role: 'noun', place: type.base, room: type.id }).flatMap(([name, meaning]): [string, SceneMeaning][] => {
      const own = building === undefined || INNER_NAME.test(name) ? meaning : { ...meaning, building };
      return innerSpellingsOf(name).map((spelling) => [spelling, own]);
    }),
  ),
);

/** The same types, by names with an owner in the singular; an exact name comes first. */
const OWNED = [...NAMED_ROOMS].flatMap(([name, meaning]) => ownerSpellingsOf(name).map((own): [string, SceneMeaning] => [own, meaning]));

/** The types of rooms, by their names. A name that fits the building as well names both. */
export const ROOM_NOUNS: ReadonlyMap<string, SceneMeaning> = new Map([...OWNED, ...NAMED_ROOMS]);

/** The types of outdoor sites, by their names. */
export const SITE_NOUNS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...SITE_TYPES.values()].flatMap((type) =>
    namesOf(type, {
      role: 'noun',
      place: type.base,
      site: type.id,
      ...(type.style === undefined ? {} : { style: type.style }),
      ...(type.time === undefined ? {} : { time: type.time }),
    }),
  ),
);

/** The styles, by their names. */
export const STYLE_WORDS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...STYLE_TYPES.values()].flatMap((type) => {
    const names = namesOf(type, { role: 'adjective', style: type.id });
    // Words that also name a thing or a substance ("toy", "adobe") ask for the style with "style" behind them.
    return [...names, ...names.map(([name, meaning]): [string, SceneMeaning] => [`${name} style`, meaning])];
  }),
);

/** The cities, countries and fictional settings, by their names and adjectives. */
export const LOCALE_WORDS: ReadonlyMap<string, SceneMeaning> = new Map(
  [...LOCALE_TYPES.values()].flatMap(({ id, words, adjectives }) => [
    ...namesOf({ id, ...(words === undefined ? {} : { words }) }, { role: 'noun', locale: id }),
    ...parsePhraseList(adjectives).map((name): [string, SceneMeaning] => [toLexiconSpelling(name), { role: 'adjective', locale: id }]),
  ]),
);

/** The substance that each word asks for. */
export const SUBSTANCE_BY_WORD: ReadonlyMap<string, Substance> = new Map(
  Object.entries<SubstanceEntry>(SUBSTANCES).flatMap(([name, { words }]) =>
    parsePhraseList(words).map((word): [string, Substance] => [word.replaceAll('-', ' '), name as Substance]),
  ),
);

const STATE_WORDS: Readonly<Record<ObjectState, string>> = {
  rusty: 'rusty, rusted, rusting, corroded',
  mossy: 'mossy, moss covered, overgrown, vine covered, ivy covered, moss grown',
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
