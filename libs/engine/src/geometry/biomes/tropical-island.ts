import type { Biome } from './biome.js';
import { beach } from './beach.js';

export const tropicalIsland: Biome = { ...beach };
