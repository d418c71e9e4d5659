import { column } from './column.js';
import type { ObjectRecipe } from './object-recipe.js';

export const arch: ObjectRecipe = { ...column };
