import { CATALOGUE, SITE_TYPES } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { Backdrop, BackdropDirection, Biome, GroundCover, Landform, Liquid, Place, Scene, Water } from '@diorama/domain';
import { CATALOGUE_NOUNS, isRoom } from '@diorama/lexicon';
import type { ImpliedObject, SceneMeaning } from '@diorama/lexicon';

import { isOtherWorld } from './choose-place.js';
import type { ChosenPlace } from './choose-place.js';
import { createObjectMention, listImpliedObjects } from '@diorama/prompt-reading';
import type { Mention, ObjectMention, PlaceMention, PromptReading, UnmatchedWords } from '@diorama/prompt-reading';
import { furnishPart } from './rooms/furnish-part.js';
import { hasRoomPart } from './settle-parts.js';

/** What several places of one prompt give together. */
export interface Combined {
  landform?: Landform;
  ground?: Biome;
  liquid?: Liquid;
  readonly backdrops: Backdrop[];
}

export const createCombined = (): Combined => ({ backdrops: [] });

/** What the places of a prompt may add to. */
interface CombinedScene {
  readonly place: Place;
  readonly objects: ObjectMention[];
  readonly water: Mention<Water>[];
  readonly cover: Mention<GroundCover>[];
  readonly reports: UnmatchedWords[];
  readonly granted: Set<string>;
  readonly combined: Combined;
}

/**
 * Settles what the other places of a prompt are to the chosen one: its land, its ground, a backdrop, or something that stands in it. Reports the
 * places that the scene cannot show.
 */
export function combinePlaces(wanted: CombinedScene, reading: PromptReading, { place, mentions, others }: ChosenPlace): void {
  const { combined, reports, granted } = wanted;
  const chosen = mentions[0]?.meaning;
  readLand(wanted, reading);
  if (!isRoom(place) && chosen?.landform !== undefined) combined.landform ??= chosen.landform;
  applySite(wanted, chosen, mentions[0]);
  for (const { at, meaning } of reading.places) if (at === mentions[0]?.at) granted.add(`site ${meaning.site}`);
  for (const mention of others) {
    const { at, text, value, meaning } = mention;
    if (!isRoom(place) && isPartOf(mention, mentions[0], place)) {
      granted.add(value).add(`site ${meaning.site}`);
      wanted.objects.push(...listMoved(mention, chosen));
      continue;
    }
    if (showAsThing(wanted, mention)) continue;
    const isKnown = isRoom(place)
      ? furnishPart(wanted.objects, mention, reading) || showThroughWindow(wanted, mention, chosen?.room)
      : !isRoom(value) && addPlace(wanted, mention, chosen);
    if (!isKnown) reports.push({ at, text, why: 'contradicts other words' });
    else granted.add(value).add(`site ${meaning.site}`);
  }
  for (const { at, text, place: seen, meaning, where, cueAt } of reading.backdrops) {
    if (showAsThing(wanted, { at, text, meaning })) continue;
    const isSeen = isRoom(place) ? where === 'window' && hasRoomPart('window', place, chosen?.room) : where !== 'window' || !isRoom(place);
    // The mountains of a mountain landscape are there anyway.
    const isThere = seen === place && meaning.site === undefined && meaning.landform === undefined;
    if (
      !isSeen ||
      !(isThere || addBackdrop(wanted, { value: seen, meaning }, isRoom(place) ? 'window' : where === 'window' ? 'ahead' : where))
    ) {
      reports.push({ at, text, why: 'not possible in this place' });
      continue;
    }
    granted.add(seen).add('sea').add(`site ${meaning.site}`).add(`landform ${meaning.landform}`);
    const report = reports.findIndex((other) => other.at === cueAt && other.why === 'relation not obeyed');
    if (report >= 0) reports.splice(report, 1);
  }
  // The land that a place has by itself stays when another ground lies on it.
  const own = isRoom(place) ? undefined : LANDFORM_OF_PLACE[place];
  if (combined.ground !== undefined && own !== undefined) combined.landform ??= own;
}

/** Themes of what people move to another world: not its plants and people. */
const MOVED_THEMES: readonly (CatalogueTheme | undefined)[] = ['architecture', 'goods', 'vehicles', 'interior', 'robotics'];
/** Kinds that are moved at most, and how many of each. */
const MOVED = { kinds: 5, each: 3 } as const;
/** Sites that every other world has in its own way. */
const OUTPOSTS: readonly (string | undefined)[] = ['outpost', 'military-base', 'research-camp', 'town'];

/** What a site on the moon or under water brings there: the slides of "a playground on the moon". */
function listMoved({ meaning: { site }, at, text }: PlaceMention, chosen: SceneMeaning | undefined): ObjectMention[] {
  const type = site === undefined || OUTPOSTS.includes(site) ? undefined : SITE_TYPES.get(site);
  if (type === undefined || chosen?.site === undefined || !isOtherWorld(chosen.site) || isOtherWorld(type.id)) return [];
  const items = type.items.filter(({ kind }) => MOVED_THEMES.includes(CATALOGUE.get(kind)?.theme));
  const counts = new Map<string, number>();
  for (const { kind, count = 1 } of items) counts.set(kind, Math.max(counts.get(kind) ?? 0, Math.min(count, MOVED.each)));
  const brings = [...counts].slice(0, MOVED.kinds).map(([kind, count]): ImpliedObject => ({ kind, count }));
  return listImpliedObjects({ role: 'noun', brings }, { at, text });
}

/** Whether a site is a water that other land can have too: a waterfall. */
const isWater = (site: string): boolean => SITE_TYPES.get(site)?.water === 'waterfall';

/** Stones of a ring that is not the place itself. */
const STONES_OF_RING = 9;

/** Shows a site outdoors as the object that its name means as well, where another place is the chosen one: "a beach with an oil rig". @returns whether it is one */
function showAsThing(
  { place, objects, granted }: CombinedScene,
  { at, text, meaning: { site } }: Pick<PlaceMention, 'at' | 'text' | 'meaning'>,
): boolean {
  if (isRoom(place) || site === undefined || isWater(site)) return false;
  const object = (CATALOGUE_NOUNS.get(text) ?? CATALOGUE_NOUNS.get(text.replace(/s$/, '')))?.object;
  if (object === undefined) return false;
  const mention = createObjectMention(object, { at, text });
  objects.push(/\bstones$/.test(text) ? { ...mention, count: STONES_OF_RING } : mention);
  granted.add(`site ${site}`);
  return true;
}

/** Words for the ground between houses, which a town, a court or a yard has anyway. */
const OWN_PARTS =
  /^((main|high|side|narrow|dusty|village|town|city) )?(streets?|lanes?|avenues?|pavements?|sidewalks?|yards?|street corner|squares?|plazas?|piazzas?|crosswalks?|zebra crossing|courtyards?)$/;
/** Words for settlements, which the street or the square of one has anyway. */
const SETTLEMENTS =
  /^((old|small|medieval|little|tiny|quaint) )*(towns?|villages?|settlements?|markets?|marketplace|city|downtown|medina|kasbah|old quarter)$/;

/** Whether a second place is a part of the chosen one, or says again what it is: the street of a western town, the canyon of an outpost on Mars. */
function isPartOf({ text, value, rank, at, meaning }: PlaceMention, chosen: PlaceMention | undefined, place: Place): boolean {
  const type = chosen?.meaning.site === undefined ? undefined : SITE_TYPES.get(chosen.meaning.site);
  if (chosen === undefined) return false;
  if (type === undefined)
    return SETTLED.includes(place) && OWN_PARTS.test(text) && (meaning.site === undefined || meaning.site === 'garden');
  const isBuilt = type.fronts !== undefined || type.keepsFurniture === false || SETTLED.includes(place);
  if (isBuilt && OWN_PARTS.test(text)) return true;
  if ((type.fronts !== undefined || type.base === 'city-street' || /court|cloister|caravanserai/.test(type.id)) && SETTLEMENTS.test(text))
    return true;
  // The islands of a flooded plain are dry land that is left.
  if (type.isFlooded === true && (value === 'tropical-island' || value === 'beach')) return true;
  // "A lunar outpost", "an underwater market": the other world is the place; its outpost is what stands there.
  return isOtherWorld(type.id) && isBuiltPlace(value, meaning) && (rank === 'part' || Math.abs(at - chosen.at) <= 2);
}

const isBuiltPlace = (value: Place, { site, landform }: SceneMeaning): boolean =>
  site !== undefined || (SETTLED.includes(value) && landform === undefined);

/** The landforms and liquids that words name. */
function readLand({ place, combined, reports }: CombinedScene, { mentions }: PromptReading): void {
  for (const { at, text, value } of mentions.land) {
    const { landform, liquid } = value;
    if (liquid !== undefined) combined.liquid ??= liquid;
    if (landform === undefined || value.place !== undefined) continue;
    if (isRoom(place)) reports.push({ at, text, why: 'not possible in this place' });
    else if ((combined.landform ?? landform) !== landform) reports.push({ at, text, why: 'contradicts other words' });
    else combined.landform = landform;
  }
}

/** The land and water that a type of site has. */
function applySite(
  { combined, water, granted }: CombinedScene,
  meaning: SceneMeaning | undefined,
  words: UnmatchedWords | undefined,
): boolean {
  const type = meaning?.site === undefined ? undefined : SITE_TYPES.get(meaning.site);
  if (type === undefined || words === undefined) return false;
  if (type.terraces !== undefined && combined.landform === 'hills') {
    // Terraces are cut into hills.
    granted.add('landform hills');
    combined.landform = type.landform ?? 'hills';
  }
  if (type.landform !== undefined) combined.landform ??= type.landform;
  if (type.liquid !== undefined) combined.liquid ??= type.liquid;
  if (type.isFlooded === true) {
    for (const { value } of water) granted.add(value);
    water.length = 0;
  }
  if (type.water !== undefined && water.length === 0) water.push({ at: words.at, text: words.text, value: type.water });
  return type.water !== undefined || (type.landform !== undefined && LANDSCAPES.includes(type.landform));
}

/** Landforms by which a site is known, so that its land is what a prompt asks for; other sites have their own things to show. */
const LANDSCAPES: readonly Landform[] = [
  'craters',
  'mesas',
  'sea-bed',
  'asteroid',
  'floating-islands',
  'cliff-coast',
  'terraces',
  'valley',
];

/** Places in which people live or work: their buildings stand on the ground of any other place. */
const SETTLED: readonly Place[] = ['village', 'city-street', 'farmland', 'ruins'];

/** The shape of the land by which a place is known. */
const LANDFORM_OF_PLACE: Readonly<Partial<Record<Biome, Landform>>> = {
  canyon: 'canyon',
  alpine: 'peaks',
  volcanic: 'volcano',
  'tropical-island': 'island',
};

/** What a second place adds besides landforms, grounds and backdrops. */
interface Addition {
  readonly water?: Water;
  readonly cover?: GroundCover;
  readonly brings?: ImpliedObject;
}

const ADDITIONS: Readonly<Partial<Record<Biome, Addition>>> = {
  meadow: { cover: 'grass' },
  desert: { cover: 'sand' },
  beach: { water: 'sea' },
  tundra: { cover: 'snow' },
  swamp: { water: 'lake' },
  'tropical-island': { water: 'sea' },
  farmland: { brings: { kind: 'hay-bale', count: 6 } },
  ruins: { brings: { kind: 'column', count: 9 } },
};

/** A second outdoor place of an outdoor prompt; false where the scene cannot show it. */
function addPlace(wanted: CombinedScene, mention: PlaceMention, chosen: SceneMeaning | undefined): boolean {
  const { place, combined } = wanted;
  const { rank, meaning } = mention;
  const value = mention.value as Biome;
  if (applySite(wanted, meaning, mention)) return true;
  const landform = meaning.landform ?? LANDFORM_OF_PLACE[value];
  const isWithin = rank !== 'head';
  const addition = ADDITIONS[value];
  if (SETTLED.includes(value) || meaning.site !== undefined) {
    if (addition?.brings !== undefined && meaning.site === undefined) return addTo(wanted, addition, mention);
    return addBackdrop(wanted, mention, isWithin ? 'around' : 'ahead');
  }
  if (isWithin && (SETTLED.includes(place) || chosen?.site !== undefined || isGroundOf(rank, value, place))) {
    if (landform !== undefined) combined.landform ??= landform;
    if (value !== place) combined.ground ??= value;
    if (addition?.water !== undefined) addTo(wanted, { water: addition.water }, mention);
    return true;
  }
  if (addition !== undefined && (landform === undefined || !isWithin)) return addTo(wanted, addition, mention);
  if (isWithin && landform !== undefined) {
    combined.landform ??= landform;
    return addition === undefined || addTo(wanted, addition, mention);
  }
  return addBackdrop(wanted, mention, isWithin ? 'around' : 'ahead');
}

/** "A forest canyon" has the trees of a forest. */
const isGroundOf = (rank: PlaceMention['rank'], value: Biome, place: Place): boolean =>
  rank === 'part' && !isRoom(place) && LANDFORM_OF_PLACE[place] !== undefined && VEGETATED.includes(value);

const VEGETATED: readonly Place[] = ['forest', 'conifer-forest', 'rainforest', 'swamp', 'tundra'];

function addTo(
  { water, cover, objects }: CombinedScene,
  { water: named, cover: laid, brings }: Addition,
  { at, text }: UnmatchedWords,
): true {
  if (named !== undefined) water.push({ at, text, value: named });
  if (laid !== undefined && cover.length === 0) cover.push({ at, text, value: laid });
  if (brings !== undefined) objects.push(...listImpliedObjects({ role: 'noun', brings: [brings] }, { at, text }));
  return true;
}

/** "A library in the mountains": they are seen through its windows. */
function showThroughWindow(wanted: CombinedScene, mention: PlaceMention, room: string | undefined): boolean {
  if (isRoom(mention.value) || mention.rank === 'head' || !hasRoomPart('window', wanted.place, room)) return false;
  return addBackdrop(wanted, mention, 'window');
}

function addBackdrop(
  { combined }: CombinedScene,
  { value, meaning }: Pick<PlaceMention, 'value' | 'meaning'>,
  where: BackdropDirection,
): boolean {
  const { site } = meaning;
  const landform = meaning.landform ?? (site === undefined ? undefined : SITE_TYPES.get(site)?.landform);
  const backdrop: Backdrop = {
    place: value as Biome,
    ...(site === undefined ? {} : { site }),
    ...(landform === undefined ? {} : { landform }),
    where,
  };
  const isSame = combined.backdrops.some((other) => JSON.stringify(other) === JSON.stringify(backdrop));
  if (!isSame && combined.backdrops.length >= SCENE_LIMITS.backdrops) return false;
  if (!isSame) combined.backdrops.push(backdrop);
  return true;
}

const WATER_OF_LANDFORM: Readonly<Partial<Record<Landform, Water>>> = {
  'cliff-coast': 'sea',
  fjord: 'sea',
  island: 'sea',
  archipelago: 'sea',
  'river-bank': 'river',
};

/** The water that a landform has where the prompt names none. */
export function waterOfLandform({ landform }: Combined, { barred }: PromptReading): Water | null {
  const water = landform === undefined ? undefined : WATER_OF_LANDFORM[landform];
  return water === undefined || barred.has(water) ? null : water;
}

/** The fields of a scene that its combined places give. */
export function settleLandscape(
  { landform, ground, liquid, backdrops }: Combined,
  water: Water,
): Pick<Scene, 'landform' | 'ground' | 'backdrops' | 'liquid'> {
  // The sea before the viewer is not a backdrop as well.
  const seen = backdrops.filter(
    ({ place, site, where }) => where === 'window' || !(place === 'beach' && site === undefined && water === 'sea'),
  );
  return {
    ...(landform === undefined ? {} : { landform }),
    ...(ground === undefined ? {} : { ground }),
    ...(seen.length === 0 ? {} : { backdrops: seen }),
    ...(liquid === undefined || water === 'none' ? {} : { liquid }),
  };
}
