import { CATALOGUE } from '@diorama/catalogue';
import { ROOM_KINDS } from '@diorama/domain';
import type { Place } from '@diorama/domain';

import { listBaseForms } from './base-forms.js';
import type { BaseForm } from './base-forms.js';
import { BIOME_LEXICON } from './biomes.js';
import { BUILDING_LEXICON } from './buildings.js';
import {
  addCatalogueNouns,
  CATALOGUE_MEASURES,
  CATALOGUE_NOUNS,
  LOCALE_WORDS,
  ROOM_NOUNS,
  SITE_NOUNS,
  STYLE_WORDS,
  SUBSTANCE_BY_WORD,
} from './catalogue-nouns.js';
import { FURNISHING_LEXICON } from './furnishings.js';
import { GENERIC_NOUN_LEXICON } from './generic-nouns.js';
import { GRAMMAR_LEXICON, IDIOM_LEXICON } from './grammar.js';
import { LANDFORM_LEXICON } from './landforms.js';
import { GROUND_COVER_LEXICON } from './ground.js';
import { SCENE_HINT_LEXICON } from './hints.js';
import { LOOK_ALIKE_LEXICON } from './look-alikes.js';
import { APPEARANCE_LEXICON } from './looks.js';
import { OBJECT_GROUPS, parsePhraseList } from './meaning.js';
import type { LexiconEntry, Meaning, MeasureMeaning, SceneMeaning } from './meaning.js';
import { MEASURE_LEXICON } from './measures.js';
import { getObjectFacts } from './object-kinds.js';
import { PLANT_LEXICON } from './plants.js';
import { RELATION_LEXICON } from './relations.js';
import { findRoomInside, isRoom, ROOM_LEXICON, ROOM_PART_LEXICON } from './rooms.js';
import { SKY_LEXICON } from './sky.js';
import { PICTURE_STYLE_LEXICON, STYLE_LEXICON } from './style.js';
import { SURFACE_LEXICON } from './parts.js';
import { USUAL_PLACES } from './usual-places.js';

/** All that the prompt language knows, by subject; no phrase stands in two entries. */
export const LEXICON = {
  biomes: BIOME_LEXICON,
  rooms: ROOM_LEXICON,
  plants: PLANT_LEXICON,
  buildings: BUILDING_LEXICON,
  furnishings: FURNISHING_LEXICON,
  sky: SKY_LEXICON,
  ground: GROUND_COVER_LEXICON,
  landforms: LANDFORM_LEXICON,
  measures: MEASURE_LEXICON,
  looks: APPEARANCE_LEXICON,
  parts: ROOM_PART_LEXICON,
  hints: SCENE_HINT_LEXICON,
  generic: GENERIC_NOUN_LEXICON,
  alike: LOOK_ALIKE_LEXICON,
  surfaces: SURFACE_LEXICON,
  idioms: IDIOM_LEXICON,
  grammar: GRAMMAR_LEXICON,
  relations: RELATION_LEXICON,
  style: STYLE_LEXICON,
  pictures: PICTURE_STYLE_LEXICON,
} as const satisfies Record<string, readonly LexiconEntry[]>;

/** What a phrase was found to mean. */
export interface PhraseSense {
  readonly meaning: Meaning;
  /** The scene has only something near to it. */
  readonly near: boolean;
  readonly plural: boolean;
  /** The object that the phrase names where it is a noun ("an orange") and not the measure that `meaning` is ("orange walls"). */
  readonly noun?: SceneMeaning;
  /** The state that the phrase gives an object ("a wet car") where `meaning` is the weather or the ground of a scene ("a wet street"). */
  readonly state?: MeasureMeaning;
  /** The style that the phrase names where it stands before a place or a building ("an adobe house"), next to what `meaning` is. */
  readonly style?: SceneMeaning;
}

/** The longest phrase of the lexicon in words. */
export const PHRASE_WORDS_MAX = 6;

/** The sense of a phrase of normalised words, whose last word may be inflected. */
export function findPhraseSense(words: readonly string[]): PhraseSense | null {
  const phrase = words.join(' ');
  const exact = senseOf(phrase);
  if (exact !== null) return { ...exact, plural: exact.meaning.role === 'noun' && exact.meaning.isPlural === true };
  const last = words.at(-1) ?? '';
  const head = phrase.slice(0, phrase.length - last.length);
  for (const form of listBaseForms(last)) {
    const found = senseOf(head + form.word);
    if (found === null) continue;
    // "oranges" does not name a colour.
    if (form.plural && found.noun !== undefined && found.meaning.role !== 'noun') return { meaning: found.noun, near: false, plural: true };
    if (isInflected(found.meaning, form)) return { ...found, plural: form.plural };
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

/** What a phrase means as it stands: to the lexicon, to the catalogue, or to both. */
function senseOf(phrase: string): Known | null {
  const plain = senseWithoutStyle(phrase);
  const sense = plain === null ? null : withStyleOfWords(plain, phrase);
  const locale = LOCALE_WORDS.get(phrase);
  // A style or a locale has no other words than those that mean nothing else in a scene.
  if (sense === null || sense.near || sense.meaning.role === 'ignored') {
    const named = STYLE_WORDS.get(phrase) ?? locale;
    return named === undefined ? sense : { meaning: named, near: false };
  }
  // "A vase in China", but "a china vase".
  if (locale !== undefined && sense.meaning.role === 'measure' && sense.noun === undefined) return { ...sense, noun: locale };
  const style = STYLE_WORDS.get(phrase);
  if (style !== undefined && !(sense.meaning.role === 'adjective' && sense.meaning.style !== undefined)) return { ...sense, style };
  // "The Sahara" is a desert, in the style of Arabia.
  const isLand = locale !== undefined && sense.meaning.role === 'noun' && sense.meaning.place !== undefined;
  return isLand ? { meaning: { ...sense.meaning, ...locale, role: 'noun' }, near: false } : sense;
}

/** A phrase for a building, a room or a site with the style that its first words name: "Egyptian temple", "Japanese garden". */
function withStyleOfWords(sense: Known, phrase: string): Known {
  const { meaning } = sense;
  if (meaning.role !== 'noun' || meaning.style !== undefined || !phrase.includes(' ')) return sense;
  const words = phrase.split(' ');
  const style = [2, 1].map((length) => STYLE_WORDS.get(words.slice(0, length).join(' '))).find((found) => found !== undefined)?.style;
  return style !== undefined && isBuiltNoun(meaning) ? { ...sense, meaning: { ...meaning, style }, near: false } : sense;
}

/** Whether a noun names what people build: a building, a room, a site or a settlement. */
export function isBuiltNoun({ place, room, site, object }: SceneMeaning): boolean {
  if (object !== undefined) return BUILT_THEMES.includes(CATALOGUE.get(object)?.theme ?? '') || BUILDINGS.includes(object);
  return (room ?? site) !== undefined || (place !== undefined && (isRoom(place) || SETTLEMENTS.includes(place)));
}

const BUILDINGS: readonly string[] = OBJECT_GROUPS.building;
const BUILT_THEMES: readonly string[] = ['architecture'];
const SETTLEMENTS: readonly Place[] = ['village', 'city-street', 'farmland'];

function senseWithoutStyle(phrase: string): Known | null {
  const own = SENSES.get(phrase);
  const noun = own?.near === true ? CATALOGUE_NOUNS.get(phrase) : nounOf(phrase);
  const measure = CATALOGUE_MEASURES.get(phrase);
  const roomType = ROOM_NOUNS.get(phrase) ?? SITE_NOUNS.get(phrase);
  if (roomType !== undefined && (own === undefined || own.near)) return { meaning: roomType, near: false };
  if (own === undefined) {
    if (measure === undefined) return noun === undefined ? null : { meaning: noun, near: false };
    return { meaning: measure, near: false, ...(noun === undefined ? {} : { noun }) };
  }
  if (own.meaning.role === 'noun' && own.meaning.part !== undefined && noun?.object !== undefined)
    return { meaning: { ...own.meaning, object: noun.object }, near: false };
  const both = asRoomAndBuilding(phrase, own);
  if (both !== null) return both;
  if (noun !== undefined && yieldsToCatalogue(own)) return { meaning: withHintOf(noun, own.meaning), near: false };
  // Only a measure, a filler or a word about pictures can also be a noun ("orange", "can", "camera"): places, water and weather are what they name.
  const { role } = own.meaning;
  const isMeasure = role === 'measure' || role === 'ignored' || (role === 'grammar' && own.meaning.grammar === 'filler');
  const isState = own.meaning.role === 'adjective' && measure?.state !== undefined;
  return {
    ...own,
    meaning: withSubstance(own.meaning, phrase),
    ...(isMeasure && noun !== undefined ? { noun } : {}),
    ...(isState ? { state: measure } : {}),
  };
}

/** The object that a phrase names; none where its last word is scenery ("small lake", "stars"), unless that is the object's own name. */
function nounOf(phrase: string): SceneMeaning | undefined {
  const noun = CATALOGUE_NOUNS.get(phrase);
  if (noun === undefined || noun.object?.replaceAll('-', ' ') === phrase) return noun;
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  const forms = [last, ...listBaseForms(last).map(({ word }) => word)];
  return forms.some((form) => isScenery(SENSES.get(form))) ? undefined : noun;
}

function isScenery(sense: Known | undefined): boolean {
  if (sense === undefined || sense.near || sense.meaning.role !== 'noun') return false;
  const { place, landform, water, weather, time, season } = sense.meaning;
  return [place, landform, water, weather, time, season].some((value) => value !== undefined);
}

/** A row of the catalogue replaces an object of the lexicon, and what the lexicon has only something near to. Places, water and weather stay. */
function yieldsToCatalogue({ meaning, near }: Known): boolean {
  if (meaning.role !== 'noun') return false;
  const isScenery =
    meaning.place ??
    meaning.landform ??
    meaning.liquid ??
    meaning.water ??
    meaning.weather ??
    meaning.time ??
    meaning.season ??
    meaning.cover;
  return near || (isScenery === undefined && meaning.group === undefined && (meaning.object !== undefined || meaning.hint !== undefined));
}

/** A word for a room of the lexicon that also names a building of the catalogue. */
function asRoomAndBuilding(phrase: string, { meaning, near }: Known): Known | null {
  const object = CATALOGUE_NOUNS.get(phrase)?.object;
  if (meaning.role !== 'noun' || meaning.place === undefined || object === undefined) return null;
  // A place that only is near the room ("cathedral") is better shown from outside.
  const isUsuallyBuilding = near || meaning.place === 'temple-hall';
  const theme = CATALOGUE.get(object)?.theme;
  const isBuilding = (theme === 'architecture' || theme === 'fantasy') && (ROOM_KINDS as readonly string[]).includes(meaning.place);
  if (!isBuilding || (!isUsuallyBuilding && nounOf(phrase) === undefined)) return null;
  const { place, room } = (near ? findRoomInside(object) : undefined) ?? meaning;
  const asRoom: SceneMeaning = { ...meaning, ...(place === undefined || room === undefined ? {} : { place, room }) };
  return { meaning: { ...asRoom, building: object, ...(isUsuallyBuilding ? { isUsuallyBuilding } : {}) }, near: false };
}

/** The object with the places, water and weather that the lexicon knows of its word: a storm cloud comes with the storm. */
const withHintOf = (noun: SceneMeaning, meaning: Meaning): SceneMeaning => {
  if (meaning.role !== 'noun') return noun;
  const { hint, place, object, water, weather, time, season, cover, mood, isPlural } = meaning;
  const known = noun.object === undefined ? undefined : USUAL_PLACES.get(noun.object);
  const places = known ?? hint ?? (place !== undefined ? [place] : object === undefined ? undefined : getObjectFacts(object).hints);
  const aspects = Object.entries({ water, weather, time, season, cover, mood, isPlural }).filter(([, value]) => value !== undefined);
  return { ...noun, ...(Object.fromEntries(aspects) as Partial<SceneMeaning>), ...(places === undefined ? {} : { hint: places }) };
};

/** Words for materials also name their substance ("bronze" is a metal to the lexicon). */
function withSubstance(meaning: Meaning, phrase: string): Meaning {
  if (meaning.role !== 'measure' || (meaning.material === undefined && meaning.color === undefined)) return meaning;
  const substance = SUBSTANCE_BY_WORD.get(phrase) ?? (meaning.material === undefined ? undefined : SUBSTANCE_OF_MATERIAL[meaning.material]);
  return substance === undefined ? meaning : ({ ...meaning, substance } satisfies MeasureMeaning);
}

const SUBSTANCE_OF_MATERIAL = {
  wood: 'wood',
  stone: 'stone',
  brick: 'brick',
  marble: 'marble',
  metal: 'metal',
  cloth: 'fabric',
  leather: 'leather',
} as const;

const known = (list: string | undefined, sense: Known): [string, Known][] => parsePhraseList(list).map((phrase) => [phrase, sense]);

/**
 * Words for which the lexicon has only another object nearby make their places likely and are reported; nothing unlike them is drawn. Where the last
 * word names the object itself ("bunk bed"), the words before it are modifiers, and the phrase has no sense of its own.
 */
function nearSenses(entry: LexiconEntry): [string, Known][] {
  if (entry.role !== 'noun' || entry.object === undefined) return known(entry.near, { meaning: entry, near: true });
  const { object, hint, group: _group, brings: _brings, ...rest } = entry;
  const heads = parsePhraseList(entry.words);
  const meaning: SceneMeaning = { ...rest, role: 'noun', hint: hint ?? getObjectFacts(object).hints };
  const phrases = parsePhraseList(entry.near).filter((phrase) => !heads.includes(phrase.split(' ').at(-1) ?? '') || !phrase.includes(' '));
  return phrases.map((phrase) => [phrase, { meaning, near: true }]);
}

const SENSES: ReadonlyMap<string, Known> = new Map(
  Object.values(LEXICON)
    .flat()
    .flatMap((entry: LexiconEntry) => [...known(entry.words, { meaning: entry, near: false }), ...nearSenses(entry)]),
);

/** All words in phrases that mean something, each once. */
export const listWords = (): ReadonlySet<string> =>
  new Set(
    [SENSES, CATALOGUE_NOUNS, ROOM_NOUNS, SITE_NOUNS, STYLE_WORDS, LOCALE_WORDS, CATALOGUE_MEASURES].flatMap((phrases) =>
      [...phrases.keys()].flatMap((phrase) => phrase.split(' ')),
    ),
  );

/** The first word of each phrase of several words. */
const firstWordsOf = (phrases: readonly string[]): string[] =>
  phrases.map((phrase) => phrase.split(' ')).flatMap((words) => (words.length > 1 ? words.slice(0, 1) : []));

const FIRST_WORDS = new Set(
  firstWordsOf([
    ...SENSES.keys(),
    ...CATALOGUE_NOUNS.keys(),
    ...ROOM_NOUNS.keys(),
    ...SITE_NOUNS.keys(),
    ...STYLE_WORDS.keys(),
    ...LOCALE_WORDS.keys(),
    ...CATALOGUE_MEASURES.keys(),
  ]),
);

/** Makes prompts understand names of objects of packs: phrases as the lexicon writes them, with ids of rows. */
export function addNouns(names: ReadonlyMap<string, string>): void {
  addCatalogueNouns(names);
  for (const word of firstWordsOf([...names.keys()])) FIRST_WORDS.add(word);
}
