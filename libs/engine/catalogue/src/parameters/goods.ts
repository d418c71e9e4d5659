import type { FoodSpec, FruitSpec } from './goods-food.js';
import type { TurnedSpec } from './goods-turned.js';

/** Parameters of the generators of goods. */
export type GoodsSpec = FoodSpec | FruitSpec | TurnedSpec;
