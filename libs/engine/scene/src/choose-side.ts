import { CATALOGUE, ROOM_TYPES } from '@diorama/catalogue';
import type { CatalogueTheme, RoomZone } from '@diorama/catalogue';
import { CATALOGUE_NOUNS, findRoomInside, findRoomPart, getFamily, getObjectFacts, isRoom } from '@diorama/lexicon';

import { ANY_ROOM, createObjectMention, namesOpenGround, sceneryOf } from '@diorama/prompt-reading';
import type { NounMention, ObjectMention, PlaceMention, PromptReading } from '@diorama/prompt-reading';

/**
 * Decides the words that name a building and a room alike ("a temple", "a bakery"): the room where the prompt is set indoors, else the building.
 * A building of a prompt that is set indoors and names no room is entered: "the interior design of a synagogue". Decided from the whole prompt, before a
 * place is chosen.
 */
export function chooseSide(reading: PromptReading): PromptReading {
  if (reading.isOutdoors) return leaveRooms(furnishOutdoors(reading));
  const isIndoors = isSetIndoors(reading);
  return isIndoors ? enterBuilding({ ...reading, isIndoors }, reading.isIndoors) : leaveRooms(reading);
}

/** Shows words for both a building and a room as buildings, where the prompt is set outdoors or they usually mean the building. */
function leaveRooms(reading: PromptReading): PromptReading {
  const isOutdoors = isSetOutdoors(reading);
  const turned = reading.places.filter((mention) => isBuilding(mention, isOutdoors));
  if (turned.length === 0) return reading;
  const objects = new Map<number, ObjectMention>();
  const ofKind = new Map<string, ObjectMention>();
  for (const mention of turned) {
    const kind = mention.meaning.building ?? '';
    const known = reading.objects.find((object) => object.kind === kind && !object.isBrought) ?? ofKind.get(kind);
    // "Potala Palace, palace" is one, "a temple beside a temple" are two.
    const object = mention.isAgain === true && known !== undefined ? known : createObjectMention(kind, mention);
    if (known === undefined) ofKind.set(kind, object);
    objects.set(mention.at, object);
  }
  return {
    ...reading,
    places: reading.places.filter((mention) => !objects.has(mention.at)),
    objects: [...new Set([...reading.objects, ...objects.values()])].toSorted((a, b) => a.at - b.at),
    nouns: reading.nouns.map((noun) => {
      const names = objects.get(noun.at);
      return names === undefined ? noun : { ...noun, names };
    }),
  };
}

/** Kinds of furniture at most that stand for a room in the open. */
const OUTDOOR_KINDS = 3;
const OUTDOOR_COUNT = 8;

/** Shows a room that the prompt sets outdoors by what it is known by: an outdoor classroom is a blackboard and desks. */
function furnishOutdoors(reading: PromptReading): PromptReading {
  const room = reading.places.find(({ value, meaning, rank }) => isRoom(value) && meaning.building === undefined && rank === 'head');
  const type = room?.meaning.room === undefined ? undefined : ROOM_TYPES.get(room.meaning.room);
  if (room === undefined || type === undefined || hasOpenPlace(reading)) return reading;
  const standing = type.items.filter(({ zone }) => OUTDOOR_ZONES.includes(zone)).slice(0, OUTDOOR_KINDS);
  const brought = standing.map(({ kind, count = 1 }) => ({
    ...createObjectMention(kind, room),
    isBrought: true,
    count: Math.min(count, OUTDOOR_COUNT),
  }));
  return {
    ...reading,
    places: reading.places.filter((other) => other !== room),
    objects: [...reading.objects, ...brought],
    nouns: reading.nouns.map((noun) =>
      noun.at === room.at && brought[0] !== undefined ? { ...noun, names: brought[0], as: 'family' } : noun,
    ),
    hints: [...reading.hints, ['meadow', 'village']],
  };
}

const OUTDOOR_ZONES: readonly RoomZone[] = ['front', 'centre', 'rows', 'rows-facing'];

/** Shows the first building as the room in it, where the prompt names no room. */
function enterBuilding(reading: PromptReading, isSaid: boolean): PromptReading {
  const isNamed = reading.places.some(({ value, text }) => isRoom(value) && !ANY_ROOM.test(text));
  if (isNamed) return reading;
  for (const object of reading.objects) {
    const meaning = object.isBrought || !isEntered(object, isSaid) ? undefined : findRoomInside(object.kind);
    if (meaning?.place === undefined) continue;
    const { at, text } = object;
    const place: PlaceMention = { value: meaning.place, at, text, rank: 'head', isInside: true, meaning };
    const names = sceneryOf(meaning) ?? meaning.place;
    return {
      ...reading,
      places: [...reading.places.filter(({ value }) => !isRoom(value)), place],
      objects: reading.objects.filter((other) => other !== object),
      nouns: reading.nouns.map((noun) => (noun.names === object ? { ...noun, names } : noun)),
    };
  }
  return enterSite(reading);
}

/** Whether an object that a prompt set indoors names is what it is inside of; a vehicle is one where the prompt says so: "a tram, inside". */
function isEntered({ kind, count }: ObjectMention, isSaid: boolean): boolean {
  const theme = CATALOGUE.get(kind)?.theme;
  if (theme === 'vehicles' || theme === 'scifi') return isSaid && count === 1;
  return true;
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
const INNER_PARTS: readonly string[] = ['interior-wall', 'ceiling-beam'];

/**
 * The prompt says so, or it names nothing that is under the open sky, and a ceiling or more things that stand indoors than things that stand outdoors. The
 * building that such things are named with does not count: "a mosque with a chandelier" is its inside. Weather is seen through windows: it needs two things
 * that stand indoors, or one that the room is known by.
 */
function isSetIndoors(reading: PromptReading): boolean {
  const { isIndoors, isOutdoors, parts, objects, places } = reading;
  if (isIndoors || isOutdoors) return isIndoors;
  // "A longhouse on Greenland": a country says where a building is, and not that it is seen from outside.
  const here = { ...reading, places: reading.places.filter(({ meaning, rank }) => meaning.locale === undefined || rank !== 'location') };
  if (isInOpenPlace(here)) return false;
  if (reading.backdrops.length > 0) return true;
  const entered = objects.find((object) => !object.isBrought && object.isApart !== true && findRoomInside(object.kind) !== undefined);
  const rooms = listRooms(reading, entered);
  const exhibits = new Set(rooms.flatMap((room) => listExhibits(room, PRINCIPAL_ZONES)));
  const belongings = new Set(rooms.flatMap((room) => listExhibits(room)));
  const isExhibit = (object: ObjectMention): boolean => !object.isBrought && exhibits.has(object.kind);
  // What a prompt begins with is where it is set: "warehouse with racks, a truck at the door".
  const leads =
    reading.nouns[0] !== undefined &&
    places.some(({ at, meaning, value }) => at === reading.nouns[0]?.at && isRoom(value) && meaning.isUsuallyBuilding !== true);
  const isInner = (object: ObjectMention): boolean => isFurniture(object) || isExhibit(object) || (leads && belongings.has(object.kind));
  const inner = objects.filter(isInner).length;
  const outer = objects.filter(
    (object) => object !== entered && !isFurniture(object) && !isExhibit(object) && !belongings.has(object.kind) && isOutdoorObject(object),
  ).length;
  const isClear = inner > 0 && (inner > outer || (leads && inner === outer));
  if (isUnderOpenSky(here))
    return isClear && !reading.isUnderSky && (inner > 1 || objects.some((object) => isExhibit(object) || belongings.has(object.kind)));
  const hasInnerPart = parts.some(({ part }) => part === 'ceiling') || objects.some(({ kind }) => INNER_PARTS.includes(kind));
  return hasInnerPart || isClear || isDividedInside(reading);
}

/** "A longhouse, where a fire pit divides the hall": a hall belongs to the building before it. */
const isDividedInside = ({ places, objects }: PromptReading): boolean => {
  const buildings = [
    ...places.filter(({ meaning }) => meaning.building !== undefined),
    ...objects.filter(({ kind, isBrought }) => !isBrought && findRoomInside(kind) !== undefined),
  ];
  return buildings.some(({ at }) => places.some((room) => room.at > at && ANY_ROOM.test(room.text)));
};

/** The types of rooms that a prompt names, and that of the building that it enters. */
const listRooms = ({ places }: PromptReading, entered: ObjectMention | undefined): (string | undefined)[] => [
  ...places.map(({ meaning }) => meaning.room),
  entered === undefined ? undefined : findRoomInside(entered.kind)?.room,
];

/** Zones of what a type of room is known by. */
const PRINCIPAL_ZONES: readonly RoomZone[] = ['front', 'centre', 'rows', 'rows-facing', 'along-front', 'ceiling'];
/** Themes whose objects are indoors and outdoors alike. */
const ROAMING_THEMES: readonly (CatalogueTheme | undefined)[] = ['people', 'animals', 'vehicles', 'sky', 'nature'];

/** What a type of room has in these zones or in all, with the families of these kinds; nothing that also goes about outdoors. */
function listExhibits(room: string | undefined, zones?: readonly RoomZone[]): string[] {
  const items = room === undefined ? [] : (ROOM_TYPES.get(room)?.items ?? []);
  return items
    .filter(({ kind, zone }) => zones?.includes(zone) !== false && !ROAMING_THEMES.includes(CATALOGUE.get(kind)?.theme))
    .flatMap(({ kind }) => [kind, getFamily(kind) ?? kind]);
}

function isSetOutdoors(reading: PromptReading): boolean {
  const { places, objects, isOutdoors } = reading;
  const isPlain = places.some(({ value, meaning, isInside }) => isRoom(value) && (meaning.building === undefined || isInside === true));
  if (isOutdoors || hasOpenBackdrop(reading) || hasOpenPlace(reading)) return true;
  if (isPlain) return false;
  const belongings = new Set(listRooms(reading, undefined).flatMap((room) => listExhibits(room)));
  return isUnderOpenSky(reading) || objects.some((object) => !belongings.has(object.kind) && isOutdoorObject(object));
}

/** Themes of what fills rooms. */
const INNER_THEMES: readonly (CatalogueTheme | undefined)[] = ['interior', 'goods'];

const isFurniture = ({ kind, isBrought, hints }: ObjectMention): boolean => {
  const row = CATALOGUE.get(kind);
  if (isBrought || !INNER_THEMES.includes(row?.theme) || findRoomPart(kind) !== null || getObjectFacts(kind).outdoorsOnly) return false;
  return row?.side === 'indoors' || (hints.length > 0 && hints.every(isRoom));
};

/** Parts of buildings of which both sides are seen. */
const SHELL_PARTS: readonly string[] = ['roof'];

/** Whether an object stands outdoors only; smoke and light are anywhere, and walls, doors and roofs are parts of rooms. */
const isOutdoorObject = ({ kind }: ObjectMention): boolean =>
  getObjectFacts(kind).outdoorsOnly && !SHELL_PARTS.includes(kind) && CATALOGUE.get(kind)?.theme !== 'sky' && findRoomPart(kind) === null;

const hasOpenPlace = ({ places }: PromptReading): boolean => places.some(({ value, rank }) => !isRoom(value) && rank !== 'part');

/** Whether a second place lies around or behind the viewer, and not outside a window. */
const hasOpenBackdrop = ({ backdrops }: PromptReading): boolean => backdrops.some(({ where }) => where !== 'window');

/** Whether the prompt names an open place, the sky, weather, water or ground. The sun shines into rooms, too. */
function isUnderOpenSky(reading: PromptReading): boolean {
  const { weather } = reading.mentions;
  const hasWeather = weather.some(
    ({ value, text, isThroughWindow }) => isThroughWindow !== true && (value !== 'clear' || /sky|skies/.test(text)),
  );
  return isInOpenPlace(reading) || reading.isUnderSky || hasWeather;
}

const isInOpenPlace = (reading: PromptReading): boolean =>
  hasOpenPlace(reading) || hasOpenBackdrop(reading) || namesOpenGround(reading.mentions);
