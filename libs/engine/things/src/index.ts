/**
 * The catalogue of things. In: a kind, a variant, a random stream and a setting. Out: an `ObjectRecipe` that draws the thing as triangles and says
 * what a walker meets of it, and the form that it has from afar. It holds what a prompt can ask for and what places bring of their own.
 */
export { CITY_BLOCK_DEPTH, getCityBlockWidth, cityBlock } from './buildings/city-block.js';
export { HIGH_RISE_HALF_WIDTH, highRise } from './buildings/high-rise.js';
export { measureRow } from './catalogue/catalogue-recipe.js';
export { getFootprintSize } from './footprint-size.js';
export { getThing } from './get-thing.js';
export { THINGS } from './things.js';
export type { RecipeKind } from './things.js';
export { getObjectForm } from './object-forms.js';
export type { ObjectForm } from './object-forms.js';
export { CROP_ROW_LENGTH } from './plants/crop-rows.js';
export type { ObjectRecipe, DrawOptions } from './recipe/object-recipe.js';
export { PAVEMENT_PIECE_LENGTH, PAVEMENT_WIDTH } from './street/street-things.js';
