import type { Biome as BiomeName } from '@diorama/domain';

import { alpine } from './alpine.js';
import { beach } from './beach.js';
import type { Biome } from './biome.js';
import { canyon } from './canyon.js';
import { cityStreet } from './city-street.js';
import { coniferForest } from './conifer-forest.js';
import { desert } from './desert.js';
import { farmland } from './farmland.js';
import { forest } from './forest.js';
import { meadow } from './meadow.js';
import { rainforest } from './rainforest.js';
import { ruins } from './ruins.js';
import { swamp } from './swamp.js';
import { tropicalIsland } from './tropical-island.js';
import { tundra } from './tundra.js';
import { village } from './village.js';
import { volcanic } from './volcanic.js';

/** How to make each outdoor place. */
export const BIOME_RECIPES: Readonly<Record<BiomeName, Biome>> = {
  canyon,
  alpine,
  meadow,
  desert,
  beach,
  forest,
  tundra,
  volcanic,
  swamp,
  village,
  'tropical-island': tropicalIsland,
  rainforest,
  'conifer-forest': coniferForest,
  farmland,
  'city-street': cityStreet,
  ruins,
};
