import { rock } from './rock.js';
import type { ObjectRecipe } from './object-recipe.js';

export const stalagmite: ObjectRecipe = { ...rock };
