/** Parameters of the generators of creatures. */
export type CreatureSpec = { readonly generator: 'none-of-creatures' };
