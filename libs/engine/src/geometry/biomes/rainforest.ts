import type { Biome } from './biome.js';
import { forest } from './forest.js';

export const rainforest: Biome = { ...forest };
