import { getThing } from './get-thing.js';

/** Width and depth of the ground that one object of a kind takes at size 1, metres. @throws RangeError for an unknown kind */
export function getFootprintSize(kind: string): readonly [number, number] {
  const recipe = getThing(kind);
  return recipe.plan ?? [recipe.footprint * 1.7, recipe.footprint * 1.7];
}
