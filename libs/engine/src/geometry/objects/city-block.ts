import { house } from './house.js';
import type { ObjectRecipe } from './object-recipe.js';

export const cityBlock: ObjectRecipe = { ...house };
