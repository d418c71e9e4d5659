/** Parameters of the generators of furnishings. */
export type FurnishingSpec = { readonly generator: 'none-of-furnishings' };
