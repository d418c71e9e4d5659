import { CATALOGUE } from '@diorama/catalogue';

import { createCatalogueRecipe } from './catalogue/catalogue-recipe.js';
import type { ObjectRecipe } from './recipe/object-recipe.js';
import { isRecipeKind, THINGS } from './things.js';

/** Recipes of rows that were used; a row always gives the same one. */
const made = new Map<string, ObjectRecipe>();

/** How to draw a kind of object: its own recipe, or that of its row in the catalogue. @throws RangeError for an unknown kind */
export function getThing(kind: string): ObjectRecipe {
  if (isRecipeKind(kind)) return THINGS[kind];
  const known = made.get(kind);
  if (known !== undefined) return known;
  const row = CATALOGUE.get(kind);
  if (row === undefined) throw new RangeError(`unknown kind of object: ${kind}`);
  const recipe = createCatalogueRecipe(row);
  made.set(kind, recipe);
  return recipe;
}
