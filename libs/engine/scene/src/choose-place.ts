import { CATALOGUE, SITE_TYPES } from '@diorama/catalogue';
import { BIOME_NAMES, ROOM_KINDS } from '@diorama/domain';
import type { Landform, Place } from '@diorama/domain';
import { hashStreamName, hashToUnitInterval } from '@diorama/random';
import { findHomeOf, findPhraseSense, getObjectFacts, isRoom } from '@diorama/lexicon';

import { findLikeliestRoom } from './rooms/likeliest-room.js';
import { ANY_ROOM, namesOpenGround } from '@diorama/prompt-reading';
import type { ObjectMention, PlaceMention, PromptReading, SceneAspect } from '@diorama/prompt-reading';

/** The place of a scene, with the mentions that ask for it and for others. */
export interface ChosenPlace {
  readonly place: Place;
  /** Every mention of that place. */
  readonly mentions: readonly PlaceMention[];
  readonly others: readonly PlaceMention[];
}

/** The place that is described; else where that is; else what the other words make likely; else one by the seed. */
export function choosePlace(
  { places, hints, objects, mentions, barred, isIndoors, isOutdoors: isSetOutdoors, isUnderSky, parts, styles }: PromptReading,
  seed: number,
): ChosenPlace {
  const unbarred = places.filter((mention) => !barred.has(mention.value));
  const isNamed = unbarred.some(({ value, text }) => isRoom(value) && !ANY_ROOM.test(text));
  // "The room" and "the hall" are the one that other words name.
  const allowed = unbarred.filter(({ text }) => !ANY_ROOM.test(text) || !isNamed);
  const rooms = allowed.filter((mention) => isRoom(mention.value));
  // What the prompt says of the side comes before what it names.
  // A stadium has no room; its inside is the site.
  const inner = allowed.filter(({ isInside, meaning }) => isInside === true && meaning.site !== undefined);
  const open = !isIndoors ? allowed : rooms.length > 0 ? rooms : inner;
  const first = namesRoom(['head', 'location', 'part'].flatMap((rank) => open.filter((mention) => mention.rank === rank))[0], objects);
  if (first !== undefined) {
    const named = refinePlace(first, open);
    const chosen = turnSite(named, open, { objects, mentions, styles });
    const same = open.filter((mention) => mention !== named && (isSamePlace(mention, chosen) || isSamePlace(mention, named)));
    return {
      place: chosen.value,
      mentions: [chosen, ...same],
      others: open.filter((mention) => mention !== named && !same.includes(mention)),
    };
  }
  const isOutdoors = !isIndoors && (isSetOutdoors || isUnderSky || suggestsOutdoors(objects, mentions));
  const ofFurniture = isOutdoors ? undefined : findRoomOfFurniture(objects);
  if (ofFurniture !== undefined && !barred.has(ofFurniture.value))
    return { place: ofFurniture.value, mentions: [ofFurniture], others: allowed };
  const scores = new Map<Place, number>();
  const isSteep = mentions.land.some(({ value: { landform } }) => landform !== undefined && STEEP_COASTS.includes(landform));
  const isPossible = (place: Place): boolean =>
    !barred.has(place) && !(isOutdoors && isRoom(place)) && !(isIndoors && !isRoom(place)) && !(isSteep && UNLIKE_CLIFFS.includes(place));
  const home = hints.length === 0 && !namesOpenGround(mentions) ? findSharedHome(objects) : undefined;
  if (home !== undefined && isPossible(home.value)) return { place: home.value, mentions: [home], others: allowed };
  const likeliestRoom = isOutdoors || hints.length > 0 || allowed.length > 0 ? undefined : findLikeliestRoom(objects);
  if (likeliestRoom !== undefined && isPossible(likeliestRoom.value))
    return { place: likeliestRoom.value, mentions: [likeliestRoom], others: allowed };
  const suggest = (suggested: readonly Place[]): void => {
    const possible = suggested.filter(isPossible);
    possible.forEach((place, i) => scores.set(place, (scores.get(place) ?? 0) + 2 / (2 + i)));
  };
  // A river of lava makes other places likely than one of water does.
  const ofLand = new Set(mentions.land.map(({ at }) => at));
  // Snow lies in towns as well: "a bus stop in the snow".
  const standsInTown = objects.some(({ hints: [usual] }) => usual !== undefined && TOWNS.includes(usual));
  const covers = mentions.cover.filter(({ value }) => value !== 'snow' || !standsInTown);
  for (const { value } of [...mentions.water.filter(({ at }) => !ofLand.has(at)), ...covers]) suggest(HINTS_OF_ASPECT[value] ?? []);
  if (mentions.water.length > 0 && mentions.cover.some(({ value }) => value === 'sand')) suggest(['beach', 'tropical-island']);
  if (!standsInTown && mentions.weather.some(({ value, isThroughWindow }) => value === 'snow' && isThroughWindow !== true))
    suggest(HINTS_OF_ASPECT.snow ?? []);
  // "Against the wall": a part of a room with an object at it.
  if (parts.some(({ part }) => part === 'ceiling' || part === 'wall' || part === 'window')) suggest(['living-room']);
  for (const object of objects) suggest(object.anyOf === 'tree' ? ['forest', 'meadow'] : object.hints);
  hints.forEach(suggest);
  if (mentions.relief.some(({ value }) => value > 1.2)) suggest(['alpine', 'canyon']);
  if (isSteep) suggest(['meadow']);
  const likely = likeliest(scores) ?? (isIndoors ? ROOM_KINDS.find((place) => !barred.has(place)) : undefined);
  return { place: likely ?? drawPlace(barred, seed), mentions: [], others: allowed };
}

/** "A room" with a bed and a wardrobe is a bedroom: the room that its furniture makes likely. */
function namesRoom(mention: PlaceMention | undefined, objects: readonly ObjectMention[]): PlaceMention | undefined {
  if (mention === undefined || mention.text !== 'room' || mention.meaning.room !== undefined) return mention;
  const likeliest = findLikeliestRoom(objects);
  return likeliest === undefined ? mention : { ...mention, value: likeliest.value, meaning: likeliest.meaning };
}

/** Words for any street, which say less than the town that they stand with: "a hill town street". */
const ANY_STREET = /^((main|high|side|dusty main) street|streets?|street scene|lanes?|avenues?|pavements?|sidewalks?)$/;
const TOWNS: readonly Place[] = ['village', 'city-street', 'farmland'];

/**
 * The mention that says most of where the viewer stands: another world ("a Martian canyon outpost"), the world under water ("an underwater playground"),
 * the town of a street, and a site on the land that is named ("a jungle with a lost temple") come before the place that the sentence is about.
 */
function refinePlace(chosen: PlaceMention, open: readonly PlaceMention[]): PlaceMention {
  if (isRoom(chosen.value)) return chosen;
  const world = open.find(({ meaning }) => meaning.site !== undefined && isOtherWorld(meaning.site));
  if (world !== undefined) return world;
  const town = ANY_STREET.test(chosen.text) ? open.find((mention) => mention !== chosen && isTown(mention)) : undefined;
  if (town !== undefined || chosen.meaning.site !== undefined || chosen.meaning.landform !== undefined) return town ?? chosen;
  const within =
    chosen.value === 'city-street'
      ? undefined
      : open.find((mention) => mention.meaning.site !== undefined && mention.value === chosen.value);
  return within ?? chosen;
}

/** Whether a site lies on another world or under water. */
export function isOtherWorld(site: string): boolean {
  const type = SITE_TYPES.get(site);
  return type?.air !== undefined || type?.style === 'alien';
}

/** Whether a mention names where people live: a town, or a site with houses about its street. */
const isTown = ({ value, meaning: { site } }: PlaceMention): boolean =>
  site === undefined ? TOWNS.includes(value) : SITE_TYPES.get(site)?.fronts !== undefined;

/** The mention with the site that it is where a prompt says more: a court in Morocco is that of a riad, a flooded salt flat a mirror. */
function turnSite(
  mention: PlaceMention,
  open: readonly PlaceMention[],
  { objects, mentions, styles }: Pick<PromptReading, 'objects' | 'mentions' | 'styles'>,
): PlaceMention {
  const turns = mention.meaning.site === undefined ? undefined : SITE_TYPES.get(mention.meaning.site)?.turns;
  if (turns === undefined) return mention;
  const site =
    open.map(({ meaning }) => turns.sites?.[meaning.site ?? '']).find((id) => id !== undefined) ??
    open.map(({ value }) => turns.places?.[value]).find((id) => id !== undefined) ??
    objects.map(({ kind, isBrought }) => (isBrought ? undefined : turns.objects?.[kind])).find((id) => id !== undefined) ??
    styles.map(({ value }) => turns.styles?.[value]).find((id) => id !== undefined) ??
    (mentions.water.some(({ value }) => value === 'lake') ? turns.water : undefined) ??
    (mentions.time.some(({ value }) => value === 'night') ? turns.night : undefined);
  const type = site === undefined ? undefined : SITE_TYPES.get(site);
  return type === undefined ? mention : { ...mention, value: type.base, meaning: { ...mention.meaning, place: type.base, site: type.id } };
}

/** The type of room or of site in which all objects of a prompt are usual: corals in a coral reef, a blackboard in a classroom. */
function findSharedHome(objects: readonly ObjectMention[]): PlaceMention | undefined {
  const [first, ...others] = objects.filter(({ isBrought }) => !isBrought);
  const meaning = first === undefined ? undefined : findHomeOf(first.kind);
  if (first === undefined || meaning?.place === undefined) return undefined;
  const isHome = ({ kind }: ObjectMention): boolean => {
    const own = findHomeOf(kind);
    return own?.site === meaning.site && own?.room === meaning.room;
  };
  return others.every(isHome) ? { value: meaning.place, at: first.at, text: first.text, rank: 'part', meaning } : undefined;
}

/** The room whose name a piece of furniture has: "the kitchen cabinet". */
function findRoomOfFurniture(objects: readonly ObjectMention[]): PlaceMention | undefined {
  for (const { kind, at, text, isBrought } of objects) {
    if (isBrought || CATALOGUE.get(kind)?.theme !== 'interior') continue;
    const words = text.split(' ').slice(0, -1);
    for (const word of words) {
      const sense = findPhraseSense([word]);
      if (sense === null || sense.near || sense.meaning.role !== 'noun') continue;
      const { meaning } = sense;
      if (meaning.place !== undefined && isRoom(meaning.place)) return { value: meaning.place, at, text: word, rank: 'part', meaning };
    }
  }
  return undefined;
}

/** Whether a mention names the place of another one, or less exactly: a penthouse is another room than a bedroom, although both have one base. */
function isSamePlace(mention: PlaceMention, { value, meaning }: PlaceMention): boolean {
  const { room = meaning.room, site = meaning.site } = mention.meaning;
  return mention.value === value && room === meaning.room && site === meaning.site;
}

const suggestsOutdoors = (objects: readonly ObjectMention[], mentions: PromptReading['mentions']): boolean =>
  namesOpenGround(mentions) || objects.some((object) => getObjectFacts(object.kind).outdoorsOnly);

/** Coasts that are high above the sea, and places that lie level with it or have red walls of their own: rocks on a cliff make no canyon. */
const STEEP_COASTS: readonly Landform[] = ['cliff-coast', 'fjord'];
const UNLIKE_CLIFFS: readonly Place[] = ['beach', 'tropical-island', 'canyon'];

const HINTS_OF_ASPECT: Partial<Record<SceneAspect, readonly Place[]>> = {
  river: ['meadow', 'forest', 'canyon'],
  lake: ['alpine', 'meadow', 'forest'],
  sea: ['beach'],
  moss: ['forest'],
  snow: ['tundra', 'alpine'],
  grass: ['meadow'],
  sand: ['desert', 'beach'],
  leaves: ['forest'],
  flowers: ['meadow'],
};

/** The first of the highest score, in the order in which they were suggested. */
function likeliest(scores: ReadonlyMap<Place, number>): Place | null {
  let best: Place | null = null;
  for (const [place, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = place;
  return best;
}

const DRAWN_PLACES: readonly Place[] = ['meadow', 'forest', 'alpine', 'beach', 'canyon'];

function drawPlace(barred: PromptReading['barred'], seed: number): Place {
  const liked = DRAWN_PLACES.filter((place) => !barred.has(place));
  const open = liked.length > 0 ? liked : BIOME_NAMES.filter((place) => !barred.has(place));
  return open[Math.floor(hashToUnitInterval(seed, hashStreamName('scene/place')) * open.length)] ?? 'meadow';
}
