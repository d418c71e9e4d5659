import { well } from './well.js';
import type { ObjectRecipe } from './object-recipe.js';

export const fountain: ObjectRecipe = { ...well };
