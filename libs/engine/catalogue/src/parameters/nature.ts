/** Parameters of the generators of nature. */
export type NatureSpec = { readonly generator: 'none-of-nature' };
