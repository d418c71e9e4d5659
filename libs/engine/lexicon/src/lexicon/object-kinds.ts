import { CATALOGUE, ROOM_TYPES } from '@diorama/catalogue';
import type { CatalogueRow, CatalogueTheme } from '@diorama/catalogue';
import { BIOME_NAMES, isBasicKind, ROOM_KINDS } from '@diorama/domain';
import type { ObjectKind, Place, Room } from '@diorama/domain';

import { OBJECT_GROUPS } from './meaning.js';
import type { Meaning } from './meaning.js';
import { toPlural } from './plurals.js';
import { USUAL_PLACES } from './usual-places.js';

/** What the prompt language has to know of a kind of object. */
export interface KindFacts {
  readonly singular: string;
  readonly plural: string;
  /** How many a bare plural means ("rocks"). */
  readonly usualCount: number;
  /** Too large to stand in a room. */
  readonly outdoorsOnly: boolean;
  /** Places that it makes likely where the prompt names none, likeliest first. */
  readonly hints: readonly Place[];
}

const facts = (names: string, usualCount: number, hints: string, where: 'anywhere' | 'outdoors' = 'anywhere'): KindFacts => {
  const [singular = '', plural = ''] = names.split('/');
  return { singular, plural, usualCount, outdoorsOnly: where === 'outdoors', hints: hints.split(' ') as Place[] };
};

const BASIC_KINDS: Readonly<Record<ObjectKind, KindFacts>> = {
  'broadleaf-tree': facts('broadleaf tree/broadleaf trees', 12, 'meadow forest', 'outdoors'),
  conifer: facts('conifer/conifers', 12, 'alpine forest', 'outdoors'),
  palm: facts('palm tree/palm trees', 8, 'beach tropical-island', 'outdoors'),
  'dead-tree': facts('dead tree/dead trees', 6, 'swamp volcanic', 'outdoors'),
  bush: facts('bush/bushes', 15, 'meadow'),
  fern: facts('fern/ferns', 20, 'forest rainforest'),
  cactus: facts('cactus/cacti', 10, 'desert'),
  rock: facts('rock/rocks', 15, 'canyon alpine'),
  boulder: facts('boulder/boulders', 6, 'alpine canyon', 'outdoors'),
  flower: facts('flower/flowers', 60, 'meadow'),
  mushroom: facts('mushroom/mushrooms', 15, 'forest'),
  log: facts('log/logs', 5, 'forest'),
  house: facts('house/houses', 5, 'meadow village', 'outdoors'),
  barn: facts('barn/barns', 3, 'meadow', 'outdoors'),
  tower: facts('tower/towers', 3, 'alpine meadow', 'outdoors'),
  well: facts('well/wells', 2, 'village meadow'),
  fence: facts('fence/fences', 4, 'meadow'),
  lamp: facts('lamp/lamps', 4, 'village living-room'),
  bridge: facts('bridge/bridges', 2, 'meadow forest', 'outdoors'),
  boat: facts('boat/boats', 4, 'beach', 'outdoors'),
  campfire: facts('campfire/campfires', 2, 'forest meadow'),
  tent: facts('tent/tents', 4, 'meadow forest'),
  column: facts('column/columns', 8, 'temple-hall ruins'),
  statue: facts('statue/statues', 3, 'temple-hall village'),
  crate: facts('crate/crates', 6, 'workshop'),
  barrel: facts('barrel/barrels', 6, 'workshop village'),
  table: facts('table/tables', 3, 'living-room'),
  chair: facts('chair/chairs', 4, 'living-room'),
  sofa: facts('sofa/sofas', 2, 'living-room'),
  bookshelf: facts('bookshelf/bookshelves', 4, 'library'),
  bed: facts('bed/beds', 2, 'living-room'),
  rug: facts('rug/rugs', 2, 'living-room'),
  fireplace: facts('fireplace/fireplaces', 2, 'living-room'),
  workbench: facts('workbench/workbenches', 2, 'workshop'),
  picture: facts('picture/pictures', 4, 'living-room'),
  'plant-pot': facts('potted plant/potted plants', 4, 'living-room'),
  'hay-bale': facts('hay bale/hay bales', 6, 'farmland meadow'),
  windmill: facts('windmill/windmills', 2, 'farmland meadow', 'outdoors'),
  'city-block': facts('city building/city buildings', 6, 'city-street', 'outdoors'),
  car: facts('car/cars', 5, 'city-street', 'outdoors'),
  arch: facts('arch/arches', 3, 'ruins', 'outdoors'),
  fountain: facts('fountain/fountains', 2, 'ruins village', 'outdoors'),
  stove: facts('stove/stoves', 2, 'kitchen'),
  refrigerator: facts('refrigerator/refrigerators', 2, 'kitchen'),
  'kitchen-counter': facts('kitchen counter/kitchen counters', 3, 'kitchen'),
  stalagmite: facts('stalagmite/stalagmites', 10, 'cave'),
  crystal: facts('crystal/crystals', 8, 'cave'),
  'control-panel': facts('control panel/control panels', 3, 'spaceship-corridor'),
};

/** Whether a scene can hold this kind: one of `OBJECT_KINDS`, or a row of the catalogue. */
export const isObjectKind = (kind: string): boolean => isBasicKind(kind) || CATALOGUE.has(kind);

/** What the prompt language knows of a kind. @throws RangeError for an unknown kind */
export function getObjectFacts(kind: string): KindFacts {
  if (isBasicKind(kind)) return BASIC_KINDS[kind];
  const row = CATALOGUE.get(kind);
  if (row === undefined) throw new RangeError(`unknown kind of object: ${kind}`);
  return factsOfRow(row);
}

function factsOfRow(row: CatalogueRow): KindFacts {
  const singular = row.name ?? row.id.replaceAll('-', ' ');
  const { usual, places } = THEME_FACTS[row.theme];
  const own = (row.places ?? []).filter(isPlace);
  return {
    singular,
    plural: toPlural(singular),
    usualCount: row.usual ?? usual,
    outdoorsOnly: isForOutdoors(row),
    hints: own.length > 0 ? own : (USUAL_PLACES.get(row.id) ?? (row.stand === 'water' ? AFLOAT : places)),
  };
}

/** Where boats and ships are expected. */
const AFLOAT: readonly Place[] = ['beach'];

const PLACES: readonly string[] = [...BIOME_NAMES, ...ROOM_KINDS];
const isPlace = (name: string): name is Place => PLACES.includes(name);

/** Objects that are taller or wider than this do not stand in rooms, metres. */
const ROOM_OBJECT_MAX = { height: 4.2, breadth: 6 };

function isForOutdoors(row: CatalogueRow): boolean {
  if (row.side !== undefined) return row.side === 'outdoors';
  return row.stand === 'far' || isLarge(row);
}

const isLarge = ({ size: [width, height, depth] }: CatalogueRow): boolean =>
  height > ROOM_OBJECT_MAX.height || Math.max(width, depth) > ROOM_OBJECT_MAX.breadth;

/** Whether a row of the catalogue is larger than what stands in rooms in its own size. */
export function isLargeKind(kind: string): boolean {
  const row = CATALOGUE.get(kind);
  return row !== undefined && isLarge(row);
}

interface ThemeFacts {
  readonly usual: number;
  readonly places: readonly Place[];
}

const THEME_FACTS: Readonly<Record<CatalogueTheme, ThemeFacts>> = {
  animals: { usual: 4, places: ['meadow', 'forest'] },
  people: { usual: 4, places: ['village', 'meadow'] },
  vehicles: { usual: 3, places: ['meadow', 'city-street'] },
  architecture: { usual: 3, places: ['meadow', 'village'] },
  nature: { usual: 10, places: ['meadow', 'forest'] },
  fantasy: { usual: 3, places: ['forest', 'ruins'] },
  scifi: { usual: 3, places: ['spaceship-corridor', 'desert'] },
  interior: { usual: 3, places: ['living-room'] },
  goods: { usual: 4, places: ['living-room', 'village'] },
  robotics: { usual: 3, places: ['workshop'] },
  sky: { usual: 3, places: ['meadow'] },
};

/** Whether a kind is a tree. */
export const isTreeKind = (kind: string): boolean =>
  (OBJECT_GROUPS.tree as readonly string[]).includes(kind) || CATALOGUE.get(kind)?.semantic === 'tree';

/** The tree that "a tree" is in these places; elsewhere a broadleaf tree. */
export const TREE_KIND_BY_PLACE: Partial<Record<Place, ObjectKind>> = {
  alpine: 'conifer',
  tundra: 'conifer',
  beach: 'palm',
  volcanic: 'dead-tree',
  'tropical-island': 'palm',
  'conifer-forest': 'conifer',
};

/** The room inside a building ("inside a cabin"). */
export const ROOM_BY_BUILDING_KIND: ReadonlyMap<string, Room> = new Map<string, Room>([
  ['house', 'living-room'],
  ['barn', 'workshop'],
  ['tower', 'temple-hall'],
  ['cottage', 'living-room'],
  ['log-cabin', 'living-room'],
  ['cabin', 'living-room'],
  ['farmhouse', 'living-room'],
  ['mansion', 'living-room'],
  ['haunted-house', 'living-room'],
  ['villa', 'living-room'],
  ['hut', 'living-room'],
  ['castle', 'temple-hall'],
  ['palace', 'temple-hall'],
  ['church', 'temple-hall'],
  ['cathedral', 'temple-hall'],
  ['chapel', 'temple-hall'],
  ['temple', 'temple-hall'],
  ['mosque', 'temple-hall'],
  ['greek-temple', 'temple-hall'],
  ['hindu-temple', 'temple-hall'],
  ['japanese-temple', 'temple-hall'],
  ['pagoda', 'temple-hall'],
  ['library-building', 'library'],
  ['factory', 'workshop'],
  ['warehouse', 'workshop'],
  ['spaceship', 'spaceship-corridor'],
  ['space-station', 'spaceship-corridor'],
]);

/** The kind that names the family of another one: that of its row, or the last words of its id ("piano" for "grand-piano"). */
export function getFamily(kind: string): string | undefined {
  const family = CATALOGUE.get(kind)?.family;
  if (family !== undefined) return family;
  const end = kind.slice(kind.indexOf('-') + 1);
  return end !== kind && isObjectKind(end) ? end : undefined;
}

/** The theme of the object that a phrase names; undefined for a phrase that names none. */
export const getObjectTheme = (meaning: Meaning | null): CatalogueTheme | undefined =>
  meaning?.role === 'noun' && meaning.object !== undefined ? CATALOGUE.get(meaning.object)?.theme : undefined;

/** The plants of a type of room that is known for them, such as a conservatory; empty for other rooms. */
export function listRoomPlants(room: string | undefined): readonly string[] {
  const items = (room === undefined ? undefined : ROOM_TYPES.get(room))?.items ?? [];
  const plants = items.map(({ kind }) => kind).filter((kind) => (OBJECT_GROUPS.plant as readonly string[]).includes(kind));
  return plants.length < 2 ? [] : plants;
}
