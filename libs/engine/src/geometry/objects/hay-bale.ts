import { barrel } from './barrel.js';
import type { ObjectRecipe } from './object-recipe.js';

export const hayBale: ObjectRecipe = { ...barrel };
