/** Parameters of the generators of goods. */
export type GoodsSpec = { readonly generator: 'none-of-goods' };
