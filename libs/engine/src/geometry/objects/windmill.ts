import { tower } from './tower.js';
import type { ObjectRecipe } from './object-recipe.js';

export const windmill: ObjectRecipe = { ...tower };
