import { CATALOGUE, ROOM_TYPES } from '@diorama/catalogue';
import type { CatalogueTheme, RoomZone } from '@diorama/catalogue';

import { CATALOGUE_NOUNS } from './lexicon/catalogue-nouns.js';
import { getFamily, getObjectFacts } from './lexicon/object-kinds.js';
import { findRoomInside, findRoomPart, isRoom } from './lexicon/rooms.js';
import { sceneryOf } from './reading/phrase-roles.js';
import { createObjectMention, namesOpenGround } from './reading/prompt-reading.js';
import type { NounMention, ObjectMention, PlaceMention, PromptReading } from './reading/prompt-reading.js';

/**
 * Decides the words that name a building and a room alike ("a temple", "a bakery"): the room where the prompt is set indoors, else the building.
 * A building of a prompt that is set indoors and names no room is entered: "the interior design of a synagogue". Decided from the whole prompt, before a
 * place is chosen.
 */
export function chooseSide(reading: PromptReading): PromptReading {
  const isIndoors = isSetIndoors(reading);
  return isIndoors ? enterBuilding({ ...reading, isIndoors }) : leaveRooms(reading);
}

/** Shows words for both a building and a room as buildings, where the prompt is set outdoors or they usually mean the building. */
function leaveRooms(reading: PromptReading): PromptReading {
  const isOutdoors = isSetOutdoors(reading);
  const turned = reading.places.filter((mention) => isBuilding(mention, isOutdoors));
  if (turned.length === 0) return reading;
  const objects = new Map(
    turned.map((mention): [number, ObjectMention] => [mention.at, createObjectMention(mention.meaning.building ?? '', mention)]),
  );
  return {
    ...reading,
    places: reading.places.filter((mention) => !objects.has(mention.at)),
    objects: [...reading.objects, ...objects.values()].toSorted((a, b) => a.at - b.at),
    nouns: reading.nouns.map((noun) => {
      const names = objects.get(noun.at);
      return names === undefined ? noun : { ...noun, names };
    }),
  };
}

/** Shows the first building as the room in it, where the prompt names no room. */
function enterBuilding(reading: PromptReading): PromptReading {
  if (reading.places.some(({ value }) => isRoom(value))) return reading;
  for (const object of reading.objects) {
    const meaning = object.isBrought ? undefined : findRoomInside(object.kind);
    if (meaning?.place === undefined) continue;
    const { at, text } = object;
    const place: PlaceMention = { value: meaning.place, at, text, rank: 'head', isInside: true, meaning };
    const names = sceneryOf(meaning) ?? meaning.place;
    return {
      ...reading,
      places: [...reading.places, place],
      objects: reading.objects.filter((other) => other !== object),
      nouns: reading.nouns.map((noun) => (noun.names === object ? { ...noun, names } : noun)),
    };
  }
  return enterSite(reading);
}

/** Shows the first site that is also a building as the room in it: "a railway station interior". */
function enterSite(reading: PromptReading): PromptReading {
  for (const site of reading.places) {
    const building = CATALOGUE_NOUNS.get(site.text)?.object;
    const meaning = building === undefined ? undefined : findRoomInside(building);
    if (meaning?.place === undefined) continue;
    const place: PlaceMention = { ...site, value: meaning.place, rank: 'head', isInside: true, meaning };
    const noun: NounMention = { at: site.at, text: site.text, names: sceneryOf(meaning) ?? meaning.place, as: 'exact' };
    return {
      ...reading,
      places: reading.places.map((other) => (other === site ? place : other)),
      nouns: [...reading.nouns.filter(({ at }) => at !== site.at), noun].toSorted((a, b) => a.at - b.at),
    };
  }
  return reading;
}

/** A word for both is a building out of doors; where nothing says so, it is what people usually mean by it. */
function isBuilding({ meaning, isInside, isOutside }: PlaceMention, isOutdoors: boolean): boolean {
  if (meaning.building === undefined || isInside === true) return false;
  if (isOutside === true) return true;
  return isOutdoors || meaning.isUsuallyBuilding === true;
}

/** Kinds of objects that are parts of rooms and never stand outdoors. */
const INNER_PARTS: readonly string[] = ['interior-wall'];

/**
 * The prompt says so, or it names nothing that is under the open sky, and a ceiling or more things that stand indoors than things that stand outdoors. The
 * building that such things are named with does not count: "a mosque with a chandelier" is its inside.
 */
function isSetIndoors(reading: PromptReading): boolean {
  const { isIndoors, isOutdoors, parts, objects, places } = reading;
  if (isIndoors || isOutdoors) return isIndoors;
  if (isUnderOpenSky(reading)) return false;
  const hasInnerPart = parts.some(({ part }) => part === 'ceiling') || objects.some(({ kind }) => INNER_PARTS.includes(kind));
  const entered = objects.find((object) => !object.isBrought && object.isApart !== true && findRoomInside(object.kind) !== undefined);
  const rooms = [...places.map(({ meaning }) => meaning.room), entered && findRoomInside(entered.kind)?.room];
  const exhibits = new Set(rooms.flatMap(listExhibits));
  const isInner = (object: ObjectMention): boolean => isFurniture(object) || (!object.isBrought && exhibits.has(object.kind));
  const inner = objects.filter(isInner).length;
  const outer = objects.filter((object) => object !== entered && !isInner(object) && isOutdoorObject(object)).length;
  return hasInnerPart || (inner > 0 && inner > outer);
}

/** Zones of what a type of room is known by. */
const PRINCIPAL_ZONES: readonly RoomZone[] = ['front', 'centre', 'rows', 'rows-facing', 'along-front', 'ceiling'];
/** Themes whose objects are indoors and outdoors alike. */
const ROAMING_THEMES: readonly (CatalogueTheme | undefined)[] = ['people', 'animals', 'vehicles', 'sky', 'nature'];

/** What a type of room is known by, with the families of these kinds; nothing that also goes about outdoors. */
function listExhibits(room: string | undefined): string[] {
  const items = room === undefined ? [] : (ROOM_TYPES.get(room)?.items ?? []);
  return items
    .filter(({ kind, zone }) => PRINCIPAL_ZONES.includes(zone) && !ROAMING_THEMES.includes(CATALOGUE.get(kind)?.theme))
    .flatMap(({ kind }) => [kind, getFamily(kind) ?? kind]);
}

function isSetOutdoors(reading: PromptReading): boolean {
  const { places, objects, isOutdoors } = reading;
  const isPlain = places.some(({ value, meaning, isInside }) => isRoom(value) && (meaning.building === undefined || isInside === true));
  if (isOutdoors || hasOpenBackdrop(reading) || hasOpenPlace(reading)) return true;
  if (isPlain) return false;
  return isUnderOpenSky(reading) || objects.some(isOutdoorObject);
}

/** Themes of what fills rooms. */
const INNER_THEMES: readonly (CatalogueTheme | undefined)[] = ['interior', 'goods'];

const isFurniture = ({ kind, isBrought, hints }: ObjectMention): boolean => {
  const row = CATALOGUE.get(kind);
  if (isBrought || !INNER_THEMES.includes(row?.theme) || findRoomPart(kind) !== null || getObjectFacts(kind).outdoorsOnly) return false;
  return row?.side === 'indoors' || (hints.length > 0 && hints.every(isRoom));
};

/** Whether an object stands outdoors only; smoke and light are anywhere, and walls and doors are parts of rooms. */
const isOutdoorObject = ({ kind }: ObjectMention): boolean =>
  getObjectFacts(kind).outdoorsOnly && CATALOGUE.get(kind)?.theme !== 'sky' && findRoomPart(kind) === null;

const hasOpenPlace = ({ places }: PromptReading): boolean => places.some(({ value, rank }) => !isRoom(value) && rank !== 'part');

/** Whether a second place lies around or behind the viewer, and not outside a window. */
const hasOpenBackdrop = ({ backdrops }: PromptReading): boolean => backdrops.some(({ where }) => where !== 'window');

/** Whether the prompt names an open place, the sky, weather, water or ground. The sun shines into rooms, too. */
function isUnderOpenSky(reading: PromptReading): boolean {
  const { weather } = reading.mentions;
  const hasWeather = weather.some(({ value, text }) => value !== 'clear' || /sky|skies/.test(text));
  return hasOpenPlace(reading) || hasOpenBackdrop(reading) || reading.isUnderSky || hasWeather || namesOpenGround(reading.mentions);
}
