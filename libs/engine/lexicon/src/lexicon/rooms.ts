import { CATALOGUE, ROOM_TYPES } from '@diorama/catalogue';
import { ROOM_KINDS } from '@diorama/domain';
import type { Place, Room } from '@diorama/domain';

import { ROOM_NOUNS, SITE_NOUNS } from './catalogue-nouns.js';
import { parsePhraseList, ROOM_PARTS } from './meaning.js';
import type { LexiconEntry, RoomPart, SceneMeaning } from './meaning.js';
import { getFamily, getObjectFacts, ROOM_BY_BUILDING_KIND } from './object-kinds.js';

/** Places under a roof. */
export const ROOM_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  {
    role: 'noun',
    place: 'living-room',
    words: `living room, livingroom, lounge, sitting room, family room, parlor, drawing room, den, front room, room, cabin living room,
      apartment living room`,
    near: `apartment, loft, studio apartment, hotel room, hotel lobby, lobby, waiting room, reception, attic, basement, bathroom,
      hallway, corridor, foyer, cafe, coffee shop, tea house, teahouse, bar, pub, saloon, inn, restaurant, diner, nightclub, cinema, movie theater, theater,
      gym, penthouse, nursery, playroom, office, cubicle, conservatory, greenhouse, sunroom, backrooms, hospital room, cell, prison cell, train car,
      subway, spa, sauna, swimming pool, shop, store, supermarket, tavern`,
  },
  {
    role: 'noun',
    place: 'living-room',
    brings: [{ kind: 'bed', count: 1 }],
    near: 'bedroom, bed room, bedchamber, dormitory, dorm room, dorm',
  },
  {
    role: 'noun',
    place: 'living-room',
    brings: [
      { kind: 'table', count: 1 },
      { kind: 'chair', count: 6 },
    ],
    near: 'dining room, dining hall, banquet hall, mead hall, meeting room, conference room, boardroom',
  },
  {
    role: 'noun',
    place: 'kitchen',
    words: `kitchen, kitchenette, country kitchen, farmhouse kitchen, cottage kitchen, cabin kitchen, apartment kitchen, kitchen interior`,
    near: 'scullery, pantry, larder, canteen, cafeteria, bakery, galley, breakfast room',
  },
  {
    role: 'noun',
    place: 'cave',
    words: `cave, cavern, grotto, limestone cave, limestone cavern, dripstone cave, stalactite cave, underground cave, underground cavern, rock cave, cave interior, underground city, subterranean city, cavern city, underground village, city inside a mountain,
      cave chamber, stalactite`,
    near: `mine, mine shaft, gold mine, tunnel, lava tube, sea cave, burrow, lair, dragon lair, cave mouth, cave entrance, underground, bat cave,
      cave painting`,
  },
  { role: 'noun', place: 'cave', water: 'lake', words: 'underground lake, subterranean lake, cave lake, lake in a cave' },
  {
    role: 'noun',
    place: 'cave',
    brings: [{ kind: 'crystal', count: 12 }],
    words: 'crystal cave, crystal cavern, crystal grotto',
    near: 'geode, crystal mine',
  },
  {
    role: 'noun',
    place: 'cave',
    style: 'frozen',
    words: 'ice cave, ice cavern, ice grotto, glacier cave, glacial cave, ice tunnel, cave of ice, cave in a glacier, cave in the ice',
  },
  {
    role: 'noun',
    place: 'spaceship-corridor',
    words: `spaceship corridor, spaceship interior, spaceship hallway, spacecraft corridor, spacecraft interior, starship corridor, starship interior,
      starship hallway, space station corridor, space station interior, interior of a spaceship, corridor of a spaceship, hallway of a spaceship`,
    near: `spaceship bridge, starship bridge, cockpit, airlock, spaceship cabin, control room, space ship, spaceship hangar,
      cryo chamber, escape pod`,
  },
  {
    role: 'noun',
    place: 'library',
    words:
      'library, reading room, reading hall, library hall, library room, reading nook, reading corner, public library, private library, home library, book room',
    near: `study, archive, bookstore, bookshop, book store, book shop, classroom, lecture hall, scriptorium, museum, art gallery, gallery, antique shop,
      record store, wizard study`,
  },
  {
    role: 'noun',
    place: 'workshop',
    words: `workshop, wood shop, woodshop, woodworking shop, carpenter shop, carpentry workshop, carpentry, joinery, workroom, craft room,
      tool room, repair shop, toolroom`,
    near: `garage, smithy, forge, blacksmith, blacksmith forge, blacksmith shop, foundry, atelier, art studio, studio, shed, tool shed, factory, factory floor, warehouse, laboratory, lab,
      hangar, machine shop, engine room, server room, bunker, storage room, storeroom, cellar, wine cellar, stable,
      alchemist lab, alchemy lab, potting shed, boiler room, mill`,
  },
  {
    role: 'noun',
    place: 'temple-hall',
    words: `temple hall, temple, ancient temple, temple interior, hall of columns, hall of pillars, columned hall, pillared hall, hypostyle hall, colonnade, colonnaded hall,
      greek temple, roman temple, temple chamber, marble hall, stone hall, great hall`,
    near: `cathedral, cathedral interior, church interior, nave, chapel interior, mosque, synagogue, pagoda, shrine, monastery, abbey, cloister, palace,
      palace hall, throne room, ballroom, crypt, tomb, mausoleum, catacomb, dungeon, castle interior, castle hall, parthenon, pantheon, chamber,
      opera house, concert hall, courthouse, grand hall, sanctuary, atrium, bathhouse, roman bath, vault, arena, colosseum, amphitheater`,
  },
];

/** Kinds of buildings by the type of room that is in them; a type also lies in the building that it names itself. */
const BUILDINGS_BY_ROOM: Readonly<Record<string, string>> = {
  'church-interior': 'church, chapel, cathedral, monastery',
  'orthodox-church-interior': 'orthodox-church',
  'mosque-interior': 'mosque, taj-mahal',
  'synagogue-interior': 'synagogue',
  'buddhist-temple-hall': 'japanese-temple, pagoda, stupa',
  'hindu-temple-hall': 'hindu-temple',
  'throne-room': 'castle, palace, fortress, keep, floating-castle, candy-castle',
  'ice-hotel': 'ice-palace',
  'hotel-room': 'hotel, motel',
  courtroom: 'courthouse',
  bank: 'bank',
  theater: 'sydney-opera-house',
  saloon: 'saloon',
  diner: 'diner',
  elevator: 'elevator',
  nightclub: 'nightclub',
  bunker: 'bunker',
  crypt: 'crypt, mausoleum, pyramid, step-pyramid',
  office: 'skyscraper, glass-skyscraper, high-rise',
  'police-office': 'police-station',
  garage: 'fire-station',
  'mall-interior': 'mall',
  'convenience-store': 'gas-station',
  'station-hall': 'train-station, airport-terminal',
  'lecture-hall': 'university',
  'prison-block': 'prison',
  'barn-interior': 'barn',
  'flour-mill': 'windmill, watermill',
  'cabin-interior': 'log-cabin, cabin, hut, chalet, cottage',
  'hobbit-hole': 'hobbit-house, mushroom-house, fairy-house, gingerbread-house',
  'alchemist-lab': 'wizard-tower',
  'clock-tower-interior': 'clock-tower, big-ben, bell-tower',
  'observatory-interior': 'observatory, planetarium',
  'nursery-greenhouse': 'greenhouse, botanical-dome',
  'power-hall': 'power-plant',
  'reactor-hall': 'nuclear-plant',
  'space-habitat': 'moon-base, dome-habitat, biodome, moon-base-module',
  'mine-tunnel': 'mine-entrance',
  'submarine-interior': 'submarine',
  'train-car':
    'railway-carriage, steam-locomotive, diesel-locomotive, electric-locomotive, bullet-train, subway-train, tram, streetcar, monorail, gondola-lift',
  'bus-interior': 'bus, double-decker-bus, school-bus, minibus',
  'airplane-cabin': 'airliner, jumbo-jet, private-jet, propeller-plane',
  'cargo-hold': 'cargo-ship, container-ship, cargo-plane, space-freighter',
  'airplane-cockpit': 'helicopter, fighter-jet, biplane',
  'ship-cabin':
    'galleon, pirate-ship, ghost-ship, clipper, viking-longship, schooner, junk, dhow, trireme, fishing-boat, tugboat, battleship, aircraft-carrier, oil-tanker',
  'yacht-saloon': 'yacht, sailboat, catamaran, speedboat, cruise-ship, ocean-liner, ferry, airship, zeppelin',
  'canal-boat-interior': 'houseboat, barge',
  'swimming-hall': 'swimming-pool',
  'camper-interior': 'camper-van, caravan, van, gypsy-wagon',
  'car-interior':
    'car, taxi, sedan, hatchback, suv, sports-car, limousine, vintage-car, police-car, truck, pickup-truck, jeep, convertible',
  'space-capsule-interior': 'space-capsule, lander, escape-pod, rocket, retro-rocket, space-shuttle, submersible, tank',
};

const ROOM_TYPE_BY_BUILDING: ReadonlyMap<string, string> = new Map([
  // Of several rooms in a building the first one is what people usually mean.
  ...[...ROOM_TYPES.values()]
    .toReversed()
    .flatMap(({ id, building }): [string, string][] => (building === undefined ? [] : [[building, id]])),
  ...Object.entries(BUILDINGS_BY_ROOM).flatMap(([room, kinds]) => parsePhraseList(kinds).map((kind): [string, string] => [kind, room])),
]);

/** The room in a kind of building or in its family, as a word for that room means it; undefined for what people do not enter. */
export function findRoomInside(kind: string): SceneMeaning | undefined {
  const family = getFamily(kind);
  return roomIn(kind) ?? (family === undefined ? undefined : roomIn(family));
}

function roomIn(kind: string): SceneMeaning | undefined {
  const room = ROOM_TYPE_BY_BUILDING.get(kind);
  const place = ROOM_BY_BUILDING_KIND.get(kind);
  if (room !== undefined) return ROOM_NOUNS.get(room.replaceAll('-', ' '));
  return place === undefined ? undefined : { role: 'noun', place };
}

/**
 * The first type of room or of site of which a row of the catalogue says that it is usual there, or the room in a building of which it says so: a church for a
 * confessional. Undefined for a row that names none.
 */
export function findHomeOf(kind: string): SceneMeaning | undefined {
  for (const name of CATALOGUE.get(kind)?.places ?? []) {
    const phrase = name.replaceAll('-', ' ');
    const home = SITE_NOUNS.get(phrase) ?? ROOM_NOUNS.get(phrase) ?? (getObjectFacts(kind).outdoorsOnly ? undefined : roomIn(name));
    if (home !== undefined) return home;
  }
  return undefined;
}

/** Words for the parts of rooms. Out of doors the catalogue draws walls, windows and doors as objects. */
export const ROOM_PART_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  {
    role: 'noun',
    part: 'wall',
    words:
      'wall, acoustic panel, foam panel, acoustic foam, acoustic foam panel, interior wall, wallpaper, paneling, panelling, wainscoting, wall panel, panel',
  },
  {
    role: 'noun',
    part: 'floor',
    words: 'floor, flooring',
  },
  { role: 'noun', part: 'ceiling', words: 'ceiling, high ceiling, ceiling beam, exposed beam' },
  {
    role: 'noun',
    part: 'window',
    words:
      'window, bay window, large window, big window, tall window, floor to ceiling window, picture window, windowpane, window frame, windowsill, window sill, window ledge',
  },
  { role: 'noun', part: 'door', words: 'door, doorway, wooden door, front door, entrance door' },
];

/** Rows that show what is on a wall, and not a wall of the room. */
const PAINTED_WALLS: readonly string[] = ['graffiti-wall', 'gallery-wall', 'ivy-wall'];

/** The part of a room that a row of the catalogue is indoors, by the last word of its id. */
export function findRoomPart(kind: string): RoomPart | null {
  if (PAINTED_WALLS.includes(kind)) return null;
  const last = kind.split('-').at(-1);
  return ROOM_PARTS.find((part) => part === last) ?? null;
}

/** Whether a row of the catalogue is a door or a window. */
export function isOpening(kind: string): boolean {
  const part = findRoomPart(kind);
  return part === 'door' || part === 'window';
}

/** Whether a place is inside of something. */
export const isRoom = (place: Place): place is Room => (ROOM_KINDS as readonly string[]).includes(place);
