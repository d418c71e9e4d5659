import type { TurnedSpec } from './goods-turned.js';

/** Parameters of the generators of goods. */
export type GoodsSpec = TurnedSpec;
