import { CATALOGUE } from '@diorama/catalogue';
import { findSceneVersion, OBJECT_KINDS, SCENE_LIMITS, TIMES_OF_DAY, WATER_KINDS, WEATHERS } from '@diorama/domain';
import type { GroundCover, Place, Scene, SceneObject, Season, TimeOfDay, Water, Weather } from '@diorama/domain';
import { clamp } from '@diorama/world-model';
import { isRoom, OBJECT_GROUPS, TREE_KIND_BY_PLACE } from '@diorama/lexicon';

import { choosePlace } from './choose-place.js';
import type { ChosenPlace } from './choose-place.js';
import { combinePlaces, createCombined, settleLandscape, waterOfLandform } from './combine-places.js';
import type { Combined } from './combine-places.js';
import { findUnrenderedPrecipitation } from './drawn-parts.js';
import { findRoomScale } from './fit-in-room.js';
import { clampObjectCount, listImpliedObjects } from '@diorama/prompt-reading';
import type { Mention, ObjectMention, PromptReading, SceneAspect, UnmatchedWords } from '@diorama/prompt-reading';
import { isAnyWater, listRepresented } from './represented.js';
import { bringsSnow, findSeasonCover, isPaved } from './season-cover.js';
import type { CoverCauses } from './season-cover.js';
import { settleLight } from './setting/settle-light.js';
import { settleFixtures } from './settle-fixtures.js';
import { withStyledSurfaces } from './painting/styled-surfaces.js';
import { getStyleDensity, getStyleMood, settleStyles } from './settle-styles.js';
import { settleLocale } from './settle-locale.js';
import { settleParts } from './settle-parts.js';
import { listRelated, settleRelations } from './settle-relations.js';
import { settleRoom } from './rooms/settle-room-size.js';
import type { RepresentedNoun } from './scene.js';
import { shortenPhrase } from './shorten-phrase.js';

export interface SceneResolution {
  readonly scene: Scene;
  readonly reports: readonly UnmatchedWords[];
  readonly represented: readonly RepresentedNoun[];
}

/** Settles what one scene can hold of a reading, and reports the rest. */
export function resolveScene(given: PromptReading, seed: number): SceneResolution {
  const { reading: located, locale } = settleLocale(given);
  const chosen = choosePlace(located, seed);
  const { reading, fields: measures } = settleRoom(located, chosen);
  const wanted = withPlaces(reading, chosen);
  const { room, site } = chosen.mentions[0]?.meaning ?? {};
  const { place, reports } = wanted;
  const indoors = isRoom(place);
  const styles = settleStyles(reading, indoors, reports);
  const readingWithMood = { ...reading, mood: { ...getStyleMood(styles), ...reading.mood } };
  const { season, weather } = settleAir(readingWithMood, place, reports);
  const type = { ...(room === undefined ? {} : { room }), ...(site === undefined ? {} : { site }) };
  const named = first(reading.mentions.time, reading.barred, reports);
  const { light, time, lamps } = settleLight(reading, { place, site, named, usual: defaultTime(readingWithMood) }, reports);
  const parts = settleParts({ ...wanted, objects: [...wanted.objects, ...lamps] }, reading, room);
  const surfaces = indoors ? withStyledSurfaces(parts.surfaces, styles, room) : null;
  const { objects: loose, fixtures } = settleFixtures(parts.wanted.objects, type);
  const settled = settleObjects({ ...parts.wanted, objects: loose }, { ...type, ...measures });
  const objects = [...settled.values()];
  const keyOf = (mention: ObjectMention): string => keyOfMention(wanted, mention);
  const relations = settleRelations(reading, { wanted, settled, keyOf, fixtures });
  const without = forbiddenKinds(wanted, objects);
  const details = {
    ...type,
    ...(styles.length === 0 ? {} : { styles: styles.map(({ id }) => id) }),
    ...(locale === undefined ? {} : { locale: locale.id }),
    ...(surfaces === null ? {} : { surfaces }),
    ...(light === null ? {} : { light }),
    ...measures,
    ...(relations.length === 0 ? {} : { relations }),
  };
  const water = indoors
    ? (possible(wanted.water, place, reading, reports) ?? defaultWater(wanted, reading))
    : (first(withoutAnyWater(wanted.water, place), reading.barred, reports) ??
      waterOfLandform(wanted.combined, reading) ??
      defaultWater(wanted, reading));
  const landscape = settleLandscape(wanted.combined, water);
  const scene: Scene = {
    version: findSceneVersion({ ...details, ...landscape, objects, water, without }),
    seed,
    place,
    ...details,
    ...landscape,
    time,
    weather,
    season,
    objects,
    water,
    relief: indoors ? nothing(wanted.relief, 1, reports) : clamp(steadiest(wanted.relief, reports), 0.25, 2),
    density: clamp(wanted.density.length === 0 ? getStyleDensity(styles, indoors) : steadiest(wanted.density, reports), 0, 2),
    cover: indoors
      ? (possible(wanted.cover, place, reading, reports) ?? 'none')
      : (first(wanted.cover, reading.barred, reports) ??
        (isPaved(site) ? undefined : styles.find(({ cover }) => cover !== undefined)?.cover) ??
        defaultCover({ place, weather, season }, reading)),
    without,
  };
  return {
    scene,
    reports,
    represented: listRepresented(reading, { scene, reports, settled, granted: wanted.granted, fixtures, keyOf }),
  };
}

/** Season and weather of a scene; a sealed place has the default ones. */
function settleAir(reading: PromptReading, place: Place, reports: UnmatchedWords[]): Pick<Scene, 'season' | 'weather'> {
  const { mentions, barred, objects } = reading;
  const season = sealed(place)
    ? nothing(mentions.season, 'summer' as const, reports)
    : (first(mentions.season, barred, reports) ?? defaultSeason(place, reading));
  const weather = sealed(place)
    ? nothing(mentions.weather, 'clear' as const, reports)
    : (first(mentions.weather, barred, reports) ?? defaultWeather(reading));
  for (const { value, at, text } of mentions.weather)
    if (findUnrenderedPrecipitation({ place, weather: value }) !== null && !objects.some((object) => object.at === at))
      reports.push({ at, text, why: 'not drawn' });
  return { season, weather };
}

export interface Wanted {
  readonly place: Place;
  readonly objects: ObjectMention[];
  readonly water: Mention<Water>[];
  readonly cover: Mention<GroundCover>[];
  readonly relief: Mention<number>[];
  readonly density: Mention<number>[];
  readonly forbidden: Map<string, 'named' | 'grouped'>;
  readonly reports: UnmatchedWords[];
  /** Objects that stand in a relation; each of them is an entry of its own. */
  readonly related: ReadonlySet<ObjectMention>;
  /** Second places that what they add shows. */
  readonly granted: Set<string>;
  readonly combined: Combined;
}

/**
 * What the place's own words bring ("a rainforest" is dense), and what a second place adds to it ("a village in the desert"
 * stands on sand); a second place that adds nothing is reported.
 */
function withPlaces(reading: PromptReading, { place, mentions, others }: ChosenPlace): Wanted {
  const wanted: Wanted = {
    place,
    objects: [...reading.objects],
    water: [...reading.mentions.water],
    cover: [...reading.mentions.cover],
    relief: [...reading.mentions.relief],
    density: [...reading.mentions.density],
    forbidden: new Map(reading.forbidden),
    reports: [...reading.reports],
    related: listRelated(reading),
    granted: new Set(),
    combined: createCombined(),
  };
  for (const { at, text, meaning } of mentions) {
    if (meaning.relief !== undefined) wanted.relief.push({ at, text, value: meaning.relief });
    if (meaning.density !== undefined) wanted.density.push({ at, text, value: meaning.density });
    for (const kind of meaning.without ?? []) if (!wanted.forbidden.has(kind)) wanted.forbidden.set(kind, 'grouped');
    wanted.objects.push(...listImpliedObjects(meaning, { at, text }));
  }
  // The meadow's own grass cannot be taken away.
  for (const aspect of OWN_GROUND[place] ?? [])
    wanted.reports.push(...[reading.barred.get(aspect)].filter((report) => report !== undefined));
  combinePlaces(wanted, reading, { place, mentions, others });
  return wanted;
}

const OWN_GROUND: Partial<Record<Place, readonly GroundCover[]>> = {
  meadow: ['grass'],
  village: ['grass'],
  desert: ['sand'],
  beach: ['sand'],
  'tropical-island': ['sand'],
  farmland: ['grass'],
  ruins: ['grass'],
};

/** The first mention that the prompt does not forbid elsewhere. Mentions of other values are reported. */
function first<Value extends SceneAspect>(
  mentions: readonly Mention<Value>[],
  barred: PromptReading['barred'],
  reports: UnmatchedWords[],
): Value | null {
  const open = mentions.filter((mention) => !barred.has(mention.value));
  const chosen = open.find(({ text }) => !isAnyWater(text)) ?? open[0];
  for (const { value, at, text } of mentions)
    if (value !== chosen?.value && !isAnyWater(text) && !isImplied(value, chosen?.value))
      reports.push({ at, text, why: 'contradicts other words' });
  return chosen?.value ?? null;
}

/** Rain and snow fall from an overcast sky. */
const isImplied = (value: SceneAspect, chosen: SceneAspect | undefined): boolean =>
  value === 'overcast' && (chosen === 'rain' || chosen === 'snow');

/** "Turquoise water" at a beach is its sea. */
const withoutAnyWater = (mentions: readonly Mention<Water>[], place: Place): readonly Mention<Water>[] =>
  SEASIDES.includes(place) ? mentions.filter(({ text }) => !isAnyWater(text)) : mentions;
const SEASIDES: readonly Place[] = ['beach', 'tropical-island'];

/** Places that neither weather nor season reach. */
const sealed = (place: Place): boolean => place === 'spaceship-corridor';

/** Water and cover that rooms can have; most have none. */
const INDOOR_NATURE: Partial<Record<Place, readonly SceneAspect[]>> = { cave: ['lake', 'moss'] };

/** The first mention that a room can grant; the others are reported. */
function possible<Value extends SceneAspect>(
  mentions: readonly Mention<Value>[],
  place: Place,
  { barred }: PromptReading,
  reports: UnmatchedWords[],
): Value | null {
  const granted = INDOOR_NATURE[place] ?? [];
  nothing(
    mentions.filter(({ value }) => !granted.includes(value)),
    null,
    reports,
  );
  return first(
    mentions.filter(({ value }) => granted.includes(value)),
    barred,
    reports,
  );
}

/** For what a place does not have. */
function nothing<Value>(mentions: readonly Mention<unknown>[], value: Value, reports: UnmatchedWords[]): Value {
  reports.push(...mentions.map(({ at, text }) => ({ at, text, why: 'not possible in this place' as const })));
  return value;
}

/** Of several factors that agree in direction the strongest; those against the first are reported. */
function steadiest(mentions: readonly Mention<number>[], reports: UnmatchedWords[]): number {
  let strongest = mentions[0]?.value ?? 1;
  for (const { value, at, text } of mentions) {
    if ((value - 1) * (strongest - 1) < 0) reports.push({ at, text, why: 'contradicts other words' });
    else if (Math.abs(value - 1) > Math.abs(strongest - 1)) strongest = value;
  }
  return strongest;
}

function defaultTime({ mood, barred }: PromptReading): TimeOfDay {
  const asked = mood.time === undefined ? [] : [mood.time];
  return [...asked, 'day' as const, ...TIMES_OF_DAY].find((time) => !barred.has(time)) ?? 'day';
}

function defaultWeather({ mood, barred }: PromptReading): Weather {
  const asked = mood.weather === undefined ? [] : [mood.weather];
  return [...asked, ...WEATHERS].find((weather) => !barred.has(weather)) ?? 'clear';
}

function defaultSeason(place: Place, reading: PromptReading): Season {
  const { mentions, barred } = reading;
  const isCold =
    place === 'tundra' ||
    mentions.weather.some((mention) => mention.value === 'snow') ||
    mentions.cover.some((mention) => mention.value === 'snow') ||
    hasSnowyObject(reading);
  const isFall = mentions.cover.some((mention) => mention.value === 'leaves');
  const order: readonly Season[] = isCold ? ['winter', 'autumn'] : isFall ? ['autumn'] : ['summer', 'spring', 'autumn', 'winter'];
  return order.find((season) => !barred.has(season)) ?? 'summer';
}

/** "A snow-covered car" stands in snow. */
const hasSnowyObject = ({ objects }: PromptReading): boolean => objects.some(({ state }) => state === 'snow-covered');

function defaultWater({ place, combined }: Wanted, { barred, objects, relations }: PromptReading): Water {
  const swims = objects.some(
    (object) => CATALOGUE.get(object.kind)?.stand === 'under-water' && !relations.some(({ subject }) => subject === object),
  );
  const isWet = place === 'swamp' || place === 'cave' || (swims && !isRoom(place) && combined.landform !== 'sea-bed');
  const usual: Water = SEASIDES.includes(place) ? 'sea' : isWet ? 'lake' : 'none';
  return WATER_KINDS.includes(usual) && !barred.has(usual) ? usual : 'none';
}

function defaultCover(causes: CoverCauses, reading: PromptReading): GroundCover {
  if ((bringsSnow(causes) || hasSnowyObject(reading)) && !reading.barred.has('snow')) return 'snow';
  const strewn = reading.mentions.season.length > 0 ? findSeasonCover(causes) : null;
  return strewn === null || reading.barred.has(strewn) ? 'none' : strewn;
}

function settleObjects(wanted: Wanted, type: Pick<Scene, 'room' | 'size'>): Map<string, SceneObject> {
  const { place, objects, forbidden, reports } = wanted;
  const merged = new Map<string, SceneObject>();
  let room: number = SCENE_LIMITS.objects;
  for (const mention of withoutDoubles(objects)) {
    const kind = settledKind(wanted, mention);
    const { size, color, substance, state, at, text } = mention;
    const key = keyOfMention(wanted, mention);
    const same = merged.get(key);
    const scale = findRoomScale(kind, { ...type, place });
    if (forbidden.get(kind) === 'named') reports.push({ at, text, why: 'contradicts other words' });
    else if (scale === null) {
      // What only comes with a word, such as the clouds of a stormy night, stays outside.
      if (!mention.isBrought) reports.push({ at, text, why: 'not possible in this place' });
    } else if (same === undefined && merged.size >= SCENE_LIMITS.objectEntries) reports.push({ at, text, why: 'scene is full' });
    else {
      const before = same?.count ?? 0;
      const wantedCount = same === undefined ? mention.count : clampObjectCount(before + mention.count);
      const count = Math.min(wantedCount, before + room);
      if (count < wantedCount) reports.push({ at, text, why: 'scene is full' });
      if (count === 0) continue;
      room -= count - before;
      const looks = { ...(substance === null ? {} : { substance }), ...(state === null ? {} : { state }) };
      merged.set(
        key,
        same === undefined
          ? { kind, count, size: Math.min(size, scale < 1 ? scale : size), color, ...looks, phrase: shortenPhrase(text) }
          : { ...same, count },
      );
    }
  }
  return merged;
}

const settledKind = ({ place, forbidden }: Wanted, { anyOf, kind }: ObjectMention): string =>
  anyOf === null ? kind : kindOf(anyOf, place, forbidden);

/** Mentions with the same key are one entry of the scene. */
const keyOfMention = (wanted: Wanted, mention: ObjectMention): string => {
  const { size, color, substance, state, at } = mention;
  const own = wanted.related.has(mention) ? [at] : [];
  return JSON.stringify([settledKind(wanted, mention), size, color, substance, state, ...own]);
};

const withoutDoubles = (mentions: readonly ObjectMention[]): ObjectMention[] => {
  const named = new Set(mentions.filter((mention) => !mention.isBrought).map((mention) => mention.kind));
  return mentions.filter((mention) => !mention.isBrought || !named.has(mention.kind));
};

/** Which tree or building a word for any of them means here. */
function kindOf(group: 'tree' | 'building', place: Place, forbidden: PromptReading['forbidden']): string {
  if (group === 'tree') return treeOf(place, forbidden);
  return place === 'city-street' && !forbidden.has('city-block') ? 'city-block' : 'house';
}

/** "Trees" are the place's own, or the next kind that the prompt does not forbid by name. */
function treeOf(place: Place, forbidden: PromptReading['forbidden']): string {
  const usual = TREE_KIND_BY_PLACE[place] ?? 'broadleaf-tree';
  return [usual, ...OBJECT_GROUPS.tree].find((kind) => !forbidden.has(kind)) ?? usual;
}

/** A kind that is asked for by name is not forbidden by its group ("no trees except one oak"). */
function forbiddenKinds({ forbidden }: Wanted, objects: readonly SceneObject[]): string[] {
  return [...new Set([...OBJECT_KINDS, ...forbidden.keys()])].filter(
    (kind) => forbidden.has(kind) && !objects.some((object) => object.kind === kind),
  );
}
