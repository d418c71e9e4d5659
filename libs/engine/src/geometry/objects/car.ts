import { crate } from './crate.js';
import type { ObjectRecipe } from './object-recipe.js';

export const car: ObjectRecipe = { ...crate };
