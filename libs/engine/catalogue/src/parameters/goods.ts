import type { ArmsSpec, RelicSpec } from './goods-fantasy.js';
import type { FoodSpec, FruitSpec } from './goods-food.js';
import type { ContainerSpec, StudySpec } from './goods-study.js';
import type { BladeSpec, ShieldSpec, ToolSpec } from './goods-tools.js';
import type { TurnedSpec } from './goods-turned.js';

/** Parameters of the generators of goods. */
export type GoodsSpec = ArmsSpec | BladeSpec | ContainerSpec | FoodSpec | FruitSpec | RelicSpec | ShieldSpec | StudySpec | ToolSpec | TurnedSpec;
