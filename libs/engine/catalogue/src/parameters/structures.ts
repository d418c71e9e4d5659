/** Parameters of the generators of structures. */
export type StructureSpec = { readonly generator: 'none-of-structures' };
