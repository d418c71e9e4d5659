/** Parameters of the generators of people. */
export type PersonSpec = { readonly generator: 'none-of-people' };
