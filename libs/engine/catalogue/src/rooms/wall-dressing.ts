import { parseFinish } from '../substances/substances.js';
import type { StyleType } from '../styles/style-type.js';
import type { RoomType } from './room-type.js';

/** Rows that hang on walls which nothing else fills, in the order in which they are taken. */
export interface WallDressing {
  readonly kinds: readonly string[];
  /** How many of one kind at most; as many as find room where left out. */
  readonly most?: number;
}

const HOME: readonly WallDressing[] = [
  { kinds: ['picture', 'landscape-painting', 'abstract-painting', 'gallery-wall'] },
  { kinds: ['shelf', 'plant-shelf', 'sunburst-mirror'], most: 1 },
  { kinds: ['picture', 'portrait', 'landscape-painting'] },
  { kinds: ['clock'], most: 1 },
];
const BEDROOM: readonly WallDressing[] = [
  { kinds: ['landscape-painting', 'abstract-painting', 'gallery-wall'] },
  { kinds: ['shelf', 'plant-shelf', 'sunburst-mirror'], most: 1 },
  { kinds: ['picture', 'portrait'] },
];
const PLAY: readonly WallDressing[] = [
  { kinds: ['poster', 'picture'] },
  { kinds: ['shelf'], most: 2 },
  { kinds: ['wall-map', 'gallery-wall'], most: 1 },
];
const BATH: readonly WallDressing[] = [
  { kinds: ['plant-shelf', 'shelf'], most: 1 },
  { kinds: ['towel-rail'], most: 2 },
  { kinds: ['medicine-cabinet'], most: 1 },
  { kinds: ['picture', 'abstract-painting'], most: 2 },
];
const KITCHEN: readonly WallDressing[] = [
  { kinds: ['plant-shelf', 'shelf'], most: 2 },
  { kinds: ['clock', 'cuckoo-clock'], most: 1 },
  { kinds: ['landscape-painting', 'picture', 'gallery-wall'] },
  { kinds: ['dish-rack-shelf'], most: 1 },
];
const EATERY: readonly WallDressing[] = [
  { kinds: ['menu-board'], most: 1 },
  { kinds: ['shelf', 'plant-shelf'], most: 2 },
  { kinds: ['landscape-painting', 'gallery-wall', 'poster', 'picture'] },
  { kinds: ['clock'], most: 1 },
];
const SCHOLAR: readonly WallDressing[] = [
  { kinds: ['landscape-painting', 'portrait', 'wall-map'] },
  { kinds: ['clock'], most: 1 },
  { kinds: ['portrait', 'landscape-painting'] },
];
const OFFICE: readonly WallDressing[] = [
  { kinds: ['bulletin-board', 'whiteboard'], most: 2 },
  { kinds: ['abstract-painting', 'poster', 'gallery-wall'] },
  { kinds: ['wall-map'], most: 1 },
  { kinds: ['air-conditioner'], most: 1 },
];
const SCHOOL: readonly WallDressing[] = [{ kinds: ['wall-map'], most: 1 }, { kinds: ['bulletin-board'], most: 2 }, { kinds: ['poster'] }];
const MUSIC: readonly WallDressing[] = [
  { kinds: ['poster', 'abstract-painting', 'gallery-wall'] },
  { kinds: ['shelf'], most: 2 },
  { kinds: ['clock'], most: 1 },
];
const CLINIC: readonly WallDressing[] = [
  { kinds: ['bulletin-board'], most: 1 },
  { kinds: ['clock'], most: 1 },
  { kinds: ['poster', 'landscape-painting'] },
];
const WORK: readonly WallDressing[] = [
  { kinds: ['shelf'], most: 3 },
  { kinds: ['bulletin-board'], most: 1 },
  { kinds: ['clock'], most: 1 },
  { kinds: ['poster'], most: 2 },
];
const SPORT: readonly WallDressing[] = [{ kinds: ['poster'] }, { kinds: ['banner'], most: 3 }, { kinds: ['clock'], most: 1 }];
const HALL: readonly WallDressing[] = [{ kinds: ['ornate-mirror'], most: 4 }, { kinds: ['landscape-painting', 'portrait'] }];
const ART: readonly WallDressing[] = [{ kinds: ['landscape-painting', 'portrait', 'abstract-painting', 'gallery-wall'] }];
const COURT: readonly WallDressing[] = [{ kinds: ['tapestry', 'banner'] }];

/** What hangs in rooms by id, of a type or of the scene language; homes have theirs by the base, and all others bare walls. */
const DRESSINGS: Readonly<Record<string, readonly WallDressing[]>> = {
  'living-room': HOME,
  bedroom: BEDROOM,
  'hotel-room': BEDROOM,
  'childrens-room': PLAY,
  nursery: PLAY,
  'toy-shop': PLAY,
  bathroom: BATH,
  spa: BATH,
  'laundry-room': BATH,
  kitchen: KITCHEN,
  pantry: KITCHEN,
  bakery: EATERY,
  cafe: EATERY,
  restaurant: EATERY,
  tavern: [{ kinds: ['deer-head'], most: 1 }, { kinds: ['landscape-painting', 'picture', 'portrait'] }, { kinds: ['shelf'], most: 2 }],
  bar: [{ kinds: ['shelf'], most: 2 }, { kinds: ['poster', 'gallery-wall'] }],
  library: SCHOLAR,
  study: SCHOLAR,
  courtroom: SCHOLAR,
  bookshop: SCHOLAR,
  office: OFFICE,
  'meeting-room': OFFICE,
  'control-room': OFFICE,
  archive: OFFICE,
  classroom: SCHOOL,
  'school-corridor': SCHOOL,
  laboratory: SCHOOL,
  'recording-studio': MUSIC,
  'record-shop': MUSIC,
  arcade: MUSIC,
  'hospital-room': CLINIC,
  'hospital-corridor': CLINIC,
  pharmacy: CLINIC,
  workshop: WORK,
  garage: WORK,
  basement: WORK,
  'art-studio': ART,
  'art-gallery': ART,
  museum: ART,
  gym: SPORT,
  'sports-hall': SPORT,
  'bowling-alley': SPORT,
  'locker-room': SPORT,
  ballroom: HALL,
  bank: HALL,
  theater: HALL,
  'stair-hall': HALL,
  'station-hall': [{ kinds: ['poster', 'wall-map'] }],
  'throne-room': COURT,
  kindergarten: PLAY,
  'gaming-room': MUSIC,
  'internet-cafe': [{ kinds: ['poster'] }],
  'pool-hall': [{ kinds: ['poster', 'gallery-wall'] }],
  dormitory: [{ kinds: ['poster'], most: 3 }],
  saloon: [{ kinds: ['deer-head'], most: 2 }, { kinds: ['landscape-painting', 'portrait'] }],
  'ramen-shop': [{ kinds: ['menu-board'], most: 1 }, { kinds: ['shelf'], most: 2 }, { kinds: ['poster'] }],
  'canal-boat-interior': [
    { kinds: ['shelf', 'plant-shelf'], most: 2 },
    { kinds: ['picture'], most: 3 },
  ],
  // Where goods, ribs, cloth or panes are the walls.
  'yurt-interior': [],
  'fortune-teller-room': [],
  'polar-hut': [],
  'dining-car': [],
  'sleeper-compartment': [],
  'camper-interior': [],
  'dance-studio': [],
  'photo-studio': [],
  'cinema-foyer': [],
  'treehouse-interior': [],
  conservatory: [],
  'nursery-greenhouse': [],
  'ship-cabin': [],
  'japanese-room': [],
  nightclub: [],
  casino: [],
  'walk-in-closet': [],
};

const HOMELY: readonly string[] = ['plaster', 'brick', 'planks', 'wood', 'fabric'];

/** What hangs on the free walls of a room: by its type, or by the id of a room of the scene language. */
export function findWallDressing(place: string, type: Pick<RoomType, 'id' | 'base' | 'wall'> | undefined): readonly WallDressing[] {
  const own = DRESSINGS[type?.id ?? place];
  if (own !== undefined) return own;
  return type?.base === 'living-room' && HOMELY.includes(parseFinish(type.wall).substance) ? HOME : [];
}

/** What the walls of a room of these styles show, given what they show without one; an occasion such as a feast leaves that as it is. */
export function dressInStyles(usual: readonly WallDressing[], styles: readonly StyleType[]): readonly WallDressing[] {
  const shaping = styles.filter(({ isMood, isCondition, id }) => isMood !== true && isCondition !== true && id !== 'festive');
  if (usual.length === 0 || shaping.length === 0) return usual;
  return shaping.flatMap(({ hangs }): WallDressing[] => (hangs === undefined ? [] : [{ kinds: hangs }]));
}

/** Kinds that seeds choose from in place of a usual one that a room brings, where no style says how it looks. */
export const ROOM_FORMS: Readonly<Record<string, readonly string[]>> = {
  rug: ['rug', 'persian-carpet', 'round-carpet', 'persian-carpet'],
};
