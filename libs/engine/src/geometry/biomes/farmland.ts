import type { Biome } from './biome.js';
import { meadow } from './meadow.js';

export const farmland: Biome = { ...meadow };
