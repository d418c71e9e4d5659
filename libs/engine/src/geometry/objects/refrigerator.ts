import { bookshelf } from './bookshelf.js';
import type { ObjectRecipe } from './object-recipe.js';

export const refrigerator: ObjectRecipe = { ...bookshelf };
