import { CATALOGUE } from '@diorama/catalogue';
import type { CatalogueTheme } from '@diorama/catalogue';
import { findPhraseSense, findRoomInside, getObjectFacts, getObjectTheme, isRoom, isTreeKind } from '@diorama/lexicon';
import type { SceneMeaning } from '@diorama/lexicon';

import { joinsPhrase, namesOpenGround, sceneryOf } from '@diorama/prompt-reading';
import type { ObjectMention, PhraseSpan, PlaceMention, PromptReading } from '@diorama/prompt-reading';

/**
 * Reads the noun phrases of rooms, whose last noun says what the place is: "a spaceship mess hall" is a mess hall, "the bathroom door" is a door, and "a
 * train cabin" is the inside of a train. Finds words that set a prompt indoors: "rain outside the window", "a tipi inside", "shields on the walls". Each
 * phrase is read a bounded number of times.
 */
export function readRoomPhrases(spans: readonly PhraseSpan[], reading: PromptReading): void {
  for (const mention of reading.places) {
    if (!isRoom(mention.value)) continue;
    // "Inside of a beehive" says where the viewer is.
    if (mention.isInside === true && mention.rank === 'location') mention.rank = 'head';
    readRoomPhrase(spans, reading, mention);
  }
  readVesselParts(spans, reading);
  readPassages(spans, reading);
  if (reading.isOutdoors || reading.isIndoors) return;
  if (spans.some((_, at) => setsIndoors(spans, at, reading))) reading.isIndoors = true;
  else if (spans.some((_, at) => setsOutdoors(spans, at, reading))) reading.isOutdoors = true;
}

/** Phrases before the last noun of a noun phrase at most. */
const PHRASE_REACH = 6;

function readRoomPhrase(spans: readonly PhraseSpan[], reading: PromptReading, mention: PlaceMention): void {
  const next = spans[mention.at + 1];
  if (next !== undefined && joinsPhrase(next) && isFitting(next)) mention.rank = 'part';
  // "The car factory floor" is inside.
  if (next?.meaning?.role === 'noun' && next.meaning.part === 'floor' && joinsPhrase(next)) mention.isInside = true;
  const named = reading.places.find((other) => other.at === mention.at - 1 && isRoom(other.value) && other.meaning.room !== undefined);
  // "A hospital ward room" is a ward.
  if (named !== undefined && mention.text === 'room' && joinsPhrase(spans[mention.at] as PhraseSpan)) {
    mention.rank = 'part';
    named.rank = 'head';
    return;
  }
  let isPart = false;
  for (let at = mention.at - 1; at >= Math.max(0, mention.at - PHRASE_REACH); at--) {
    const span = spans[at];
    if (span === undefined || span.plural || !joinsPhrase(spans[at + 1] as PhraseSpan) || span.meaning?.role === 'grammar') break;
    isPart = isPart || dropBuilding(reading, at);
    for (const other of reading.places) if (other.at === at && other.rank !== 'part') other.rank = 'part';
  }
  const owner = findOwner(spans, mention.at);
  if (isPart || owner !== undefined) mention.isInside = true;
  const inside = owner === undefined || mention.text !== 'room' ? undefined : findRoomInside(owner);
  // "A room in a hotel" is a hotel room.
  if (inside?.place !== undefined)
    reading.places.splice(reading.places.indexOf(mention), 1, { ...mention, value: inside.place, meaning: inside });
}

/** What belongs to a room and has its name: "the kitchen counter", "the bathroom door". */
function isFitting({ meaning }: PhraseSpan): boolean {
  if (meaning?.role !== 'noun') return false;
  return meaning.part !== undefined || (meaning.object !== undefined && CATALOGUE.get(meaning.object)?.theme === 'interior');
}

/** Themes of what has rooms. */
const ROOMY_THEMES: readonly (CatalogueTheme | undefined)[] = ['architecture', 'vehicles', 'scifi'];

const hasRooms = (kind: string): boolean =>
  !isTreeKind(kind) &&
  (findRoomInside(kind) !== undefined || (ROOMY_THEMES.includes(CATALOGUE.get(kind)?.theme) && getObjectFacts(kind).outdoorsOnly));

/** Takes a building or a vehicle out that stands before the name of a room in it; whether there was one. */
function dropBuilding(reading: PromptReading, at: number): boolean {
  const building = reading.objects.find((object) => object.at === at && !object.isBrought && hasRooms(object.kind));
  if (building === undefined) return false;
  removeObject(reading, building);
  return true;
}

function removeObject(reading: PromptReading, object: ObjectMention): void {
  reading.objects.splice(reading.objects.indexOf(object), 1);
  const noun = reading.nouns.findIndex(({ names }) => names === object);
  if (noun >= 0) reading.nouns.splice(noun, 1);
}

const BELONGING = /^(of|on|in|inside|aboard|on board|inside of)$/;

/** The building or the vehicle that a room is in by the words after it: "the restaurant of a castle", "a bar on a cruise ship". */
function findOwner(spans: readonly PhraseSpan[], at: number): string | undefined {
  if (!BELONGING.test(spans[at + 1]?.text ?? '')) return undefined;
  for (let next = at + 2; next <= at + PHRASE_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return undefined;
    const { meaning } = span;
    if (meaning?.role === 'noun') return meaning.object !== undefined && hasRooms(meaning.object) ? meaning.object : undefined;
    if (meaning?.role === 'grammar' && !['article', 'definite'].includes(meaning.grammar)) return undefined;
  }
  return undefined;
}

/** What a vessel is, by the room inside it. */
type VesselClass = 'ship' | 'aircraft' | 'spacecraft' | 'train' | 'vehicle';

const CLASS_OF_ROOM: ReadonlyMap<string, VesselClass> = new Map(
  Object.entries<VesselClass>({
    'ship-cabin': 'ship',
    'yacht-saloon': 'ship',
    'canal-boat-interior': 'ship',
    'cargo-hold': 'ship',
    'submarine-interior': 'ship',
    'airplane-cabin': 'aircraft',
    'airplane-cockpit': 'aircraft',
    'space-capsule-interior': 'spacecraft',
    'space-habitat': 'spacecraft',
    'train-car': 'train',
  }),
);

/** Names of parts of vessels that mean other things elsewhere, with the room that they are; the inside of the vessel where none is given. */
const VESSEL_PARTS: ReadonlyMap<string, Readonly<Partial<Record<VesselClass, string>>>> = new Map(
  Object.entries<Readonly<Partial<Record<VesselClass, string>>>>({
    cabin: {},
    bridge: { ship: 'ship bridge', spacecraft: 'spaceship bridge' },
    cockpit: { ship: 'spaceship bridge', aircraft: 'airplane cockpit', spacecraft: 'spaceship bridge' },
    galley: { ship: 'kitchen', spacecraft: 'cafeteria' },
    lounge: { ship: 'yacht saloon', spacecraft: 'spaceship lounge', train: 'dining car' },
    saloon: { ship: 'yacht saloon', train: 'dining car' },
    restaurant: { ship: 'yacht saloon', train: 'dining car' },
    'dining room': { ship: 'yacht saloon', train: 'dining car' },
    bedroom: { ship: 'ship cabin', spacecraft: 'crew quarters', train: 'sleeper compartment' },
    hold: { ship: 'cargo hold', aircraft: 'cargo hold', spacecraft: 'cargo hold' },
  }),
);

function classOf({ room, place }: SceneMeaning): VesselClass {
  if (room === undefined) return place === 'spaceship-corridor' ? 'spacecraft' : 'vehicle';
  return CLASS_OF_ROOM.get(room) ?? 'vehicle';
}

/** "A train cabin" is a room of the train and no log cabin; "the bridge of an icebreaker" is a room of the ship. */
function readVesselParts(spans: readonly PhraseSpan[], reading: PromptReading): void {
  spans.forEach(({ text, plural }, at) => {
    const part = plural ? undefined : VESSEL_PARTS.get(text);
    const owner = part === undefined ? undefined : findVessel(spans, at);
    const inside = owner?.kind === undefined ? undefined : findRoomInside(owner.kind);
    if (part === undefined || owner === undefined || inside === undefined) return;
    const isWhole = Object.keys(part).length === 0;
    const name = part[classOf(inside)];
    const meaning = isWhole ? inside : name === undefined ? undefined : findPhraseSense(name.split(' '))?.meaning;
    if (meaning?.role !== 'noun' || meaning.place === undefined) return;
    for (const object of reading.objects.filter((other) => other.at === at || other.at === owner.at)) removeObject(reading, object);
    for (const known of reading.places.filter((other) => other.at === at)) reading.places.splice(reading.places.indexOf(known), 1);
    reading.places.push({ value: meaning.place, at, text, rank: 'head', isInside: true, meaning });
    reading.places.sort((a, b) => a.at - b.at);
    reading.nouns.push({ at, text, names: sceneryOf(meaning) ?? meaning.place, as: 'exact' });
    reading.nouns.sort((a, b) => a.at - b.at);
  });
}

const VESSEL_THEMES: readonly (CatalogueTheme | undefined)[] = ['vehicles', 'scifi'];

/** The vessel that a part belongs to: before it in its noun phrase, or after "of a". */
function findVessel(spans: readonly PhraseSpan[], at: number): { readonly kind: string; readonly at: number } | undefined {
  const isVessel = (kind: string): boolean => VESSEL_THEMES.includes(CATALOGUE.get(kind)?.theme);
  const before = spans[at - 1]?.meaning;
  if (spans[at]?.gap === 'space' && before?.role === 'noun' && before.object !== undefined)
    return isVessel(before.object) ? { kind: before.object, at: at - 1 } : undefined;
  // "The cockpit and cargo bay of a freighter"
  const of = spans[at + 1]?.text === 'and' ? at + 3 : at + 1;
  if (!BELONGING.test(spans[of]?.text ?? '')) return undefined;
  for (let next = of + 1; next <= of + PHRASE_REACH; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) return undefined;
    if (span.meaning?.role !== 'noun') continue;
    const { object } = span.meaning;
    return object !== undefined && isVessel(object) ? { kind: object, at: next } : undefined;
  }
  return undefined;
}

/** Sites that are also ways between what stands in a room. */
const PASSAGES: readonly (string | undefined)[] = ['alley'];

/** "A dairy barn with a feed alley": the way is part of the room that the sentence begins with. */
function readPassages(spans: readonly PhraseSpan[], { places }: PromptReading): void {
  const room = places.find(({ value, rank }) => isRoom(value) && rank === 'head');
  if (room === undefined) return;
  for (const passage of places) {
    const between = spans.slice(room.at + 1, passage.at + 1);
    const isOfRoom = between.some(({ text }) => text === 'with') && !between.some(({ gap }) => gap === 'stop');
    if (PASSAGES.includes(passage.meaning.site) && passage.at > room.at && isOfRoom) passage.rank = 'part';
  }
}

/** Whether a phrase sets the prompt indoors. */
function setsIndoors(spans: readonly PhraseSpan[], at: number, reading: PromptReading): boolean {
  const text = spans[at]?.text ?? '';
  if (text === 'outside' || text === 'beyond' || text === 'out of') return isSeenFromInside(spans, at);
  if (text === 'inside') return isInsideOfLast(spans, at, reading);
  return /^walls?$/.test(text) && isHungOn(spans, at) && hasInside(reading);
}

const endsClause = (span: PhraseSpan | undefined): boolean => span === undefined || !joinsPhrase(span);

/** What those inside see and hear of what is outside: "a tram going past outside". */
const PASSING = /^(past|passing|passes|going past|passing by|rushing|flashing|flickering|howling|raging|roaring|falling)$/;

/** "Snow outside the window", "rain falling outside". */
function isSeenFromInside(spans: readonly PhraseSpan[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next++) {
    const span = spans[next];
    if (span === undefined || !joinsPhrase(span)) break;
    if (/^(windows?|panes?|porthole|portholes|windscreen|windshield)$/.test(span.text.split(' ').at(-1) ?? '')) return true;
  }
  if (spans[at]?.text !== 'outside' || !endsClause(spans[at + 1])) return false;
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const { meaning, text } = spans[before] as PhraseSpan;
    if (PASSING.test(text)) return true;
    if (meaning?.role === 'noun' || meaning?.role === 'adjective') return isWeather(meaning);
    if (!joinsPhrase(spans[before + 1] as PhraseSpan)) return false;
  }
  return false;
}

/** Themes of what stands before a building. */
const WAITING_THEMES: readonly (CatalogueTheme | undefined)[] = ['animals', 'vehicles'];

/** "A saloon with horses tied outside": the word for a building and a room is the building. */
function setsOutdoors(spans: readonly PhraseSpan[], at: number, { places }: PromptReading): boolean {
  if (spans[at]?.text !== 'outside' || !endsClause(spans[at + 1]) || places.length === 0) return false;
  if (places.some(({ value, meaning }) => !isRoom(value) || meaning.building === undefined)) return false;
  const nouns = spans.slice(Math.max(0, at - 3), at).filter(({ meaning }) => meaning?.role === 'noun');
  return WAITING_THEMES.includes(getObjectTheme(nouns.at(-1)?.meaning ?? null));
}

const isWeather = ({ weather, cover, time }: SceneMeaning): boolean => (weather ?? cover ?? time) !== undefined;

/** "A tipi inside": what has an inside stands right before the word, and nothing behind it. */
function isInsideOfLast(spans: readonly PhraseSpan[], at: number, { objects, places }: PromptReading): boolean {
  if (!endsClause(spans[at + 1])) return false;
  const object = objects.find((mention) => mention.at === at - 1);
  const place = places.find((mention) => mention.at === at - 1);
  return place !== undefined ? isRoom(place.value) : object !== undefined && findRoomInside(object.kind) !== undefined;
}

/** Themes of what hangs on the walls of a room. */
const HUNG_THEMES: readonly (CatalogueTheme | undefined)[] = ['goods', 'interior', 'fantasy'];

/** "Shields on the walls": the object before "on the walls" is one that hangs in rooms. */
function isHungOn(spans: readonly PhraseSpan[], at: number): boolean {
  let before = at - 1;
  if (/^(the|its|their|every|each|all)$/.test(spans[before]?.text ?? '')) before--;
  if (!/^(on|along|across)$/.test(spans[before]?.text ?? '')) return false;
  const meaning = spans[before - 1]?.meaning;
  if (meaning?.role !== 'noun' || meaning.object === undefined) return false;
  const row = CATALOGUE.get(meaning.object);
  return HUNG_THEMES.includes(row?.theme) && row?.side !== 'outdoors' && row?.form.generator !== 'sign';
}

/** Themes of what stands about buildings. */
const OPEN_THEMES: readonly (CatalogueTheme | undefined)[] = ['nature', 'animals', 'vehicles'];

/** Whether the prompt names a building that has a room and nothing under the open sky. */
function hasInside({ objects, places, mentions, backdrops, isUnderSky }: PromptReading): boolean {
  if (isUnderSky || backdrops.length > 0 || namesOpenGround(mentions) || places.some(({ value }) => !isRoom(value))) return false;
  const named = objects.filter(({ isBrought }) => !isBrought);
  if (named.some(({ kind }) => OPEN_THEMES.includes(CATALOGUE.get(kind)?.theme) || kind === 'rock')) return false;
  return places.length > 0 || named.some(({ kind, isApart }) => isApart !== true && findRoomInside(kind) !== undefined);
}
