import type { ArmsSpec, RelicSpec } from './goods-fantasy.js';
import type { FoodSpec, FruitSpec } from './goods-food.js';
import type { FlagSpec, HouseholdSpec, ImplementSpec, SignSpec } from './goods-home.js';
import type { InstrumentSpec, StringedSpec } from './goods-music.js';
import type { BallSpec, ToySpec } from './goods-play.js';
import type { ContainerSpec, StudySpec } from './goods-study.js';
import type { BladeSpec, ShieldSpec, ToolSpec } from './goods-tools.js';
import type { TurnedSpec } from './goods-turned.js';

/** Parameters of the generators of goods. */
export type GoodsSpec =
  | ArmsSpec
  | BallSpec
  | BladeSpec
  | ContainerSpec
  | FlagSpec
  | FoodSpec
  | FruitSpec
  | HouseholdSpec
  | ImplementSpec
  | InstrumentSpec
  | RelicSpec
  | ShieldSpec
  | SignSpec
  | StringedSpec
  | StudySpec
  | ToolSpec
  | ToySpec
  | TurnedSpec;
