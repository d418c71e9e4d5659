import type { Biome } from './biome.js';
import { village } from './village.js';

export const cityStreet: Biome = { ...village };
