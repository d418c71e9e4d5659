import { table } from './table.js';
import type { ObjectRecipe } from './object-recipe.js';

export const kitchenCounter: ObjectRecipe = { ...table };
