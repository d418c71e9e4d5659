import type { StructureSpec, GeneratorTable } from '@diorama/catalogue';

import { createArena } from './building/arena.js';
import { createBuilding } from './building/building.js';
import { createMast } from './building/mast.js';

import { BRIDGE_KINDS } from './civil/bridges.js';
import { STAIR_KINDS } from './civil/columns-and-stairs.js';
import { BUILDING_PART_KINDS } from './civil/building-parts.js';
import { WALL_KINDS } from './civil/walls.js';
import { createKinds } from './finishes/kinds.js';
import { ANCIENT_KINDS } from './monuments/ancient.js';
import { LARGE_LANDMARK_KINDS } from './monuments/large-landmarks.js';
import { SMALL_LANDMARK_KINDS } from './monuments/small-landmarks.js';
import { BUILDING_WORK_KINDS } from './places/building-works.js';
import { DWELLING_HOUSE_KINDS } from './places/dwelling-houses.js';
import { STORY_HOUSE_KINDS } from './places/story-houses.js';
import { STORY_TOWER_KINDS } from './places/story-towers.js';
import { GARDEN_HOUSE_KINDS } from './places/garden-houses.js';
import { GARDEN_WORK_KINDS } from './places/garden-works.js';
import { PLAYGROUND_KINDS } from './places/playgrounds.js';
import { RIDE_KINDS } from './places/rides.js';
import { STREET_FURNITURE_KINDS } from './places/street-furniture.js';
import { STREET_GROUND_KINDS } from './places/street-ground.js';
import { VENUE_WORK_KINDS } from './places/venue-works.js';
import { GRAVE_KINDS } from './relics/graves.js';
import { RUIN_KINDS } from './relics/ruins.js';
import { SIEGE_KINDS } from './relics/siege-engines.js';

/** The generator of each name in `StructureSpec`. */
export const STRUCTURE_GENERATORS: GeneratorTable<StructureSpec> = {
  'ancient-monument': createKinds(ANCIENT_KINDS),
  landmark: createKinds({ ...LARGE_LANDMARK_KINDS, ...SMALL_LANDMARK_KINDS }),
  arena: createArena,
  bridge: createKinds(BRIDGE_KINDS),
  building: createBuilding,
  'building-part': createKinds({ ...STAIR_KINDS, ...BUILDING_PART_KINDS }),
  'garden-structure': createKinds({ ...GARDEN_HOUSE_KINDS, ...GARDEN_WORK_KINDS }),
  'street-furniture': createKinds({ ...STREET_FURNITURE_KINDS, ...STREET_GROUND_KINDS }),
  playground: createKinds({ ...PLAYGROUND_KINDS, ...RIDE_KINDS }),
  'relic-structure': createKinds({ ...GRAVE_KINDS, ...SIEGE_KINDS, ...RUIN_KINDS }),
  'site-work': createKinds({ ...VENUE_WORK_KINDS, ...BUILDING_WORK_KINDS }),
  dwelling: createKinds({ ...DWELLING_HOUSE_KINDS, ...STORY_HOUSE_KINDS, ...STORY_TOWER_KINDS }),
  wall: createKinds(WALL_KINDS),
  mast: createMast,
};
