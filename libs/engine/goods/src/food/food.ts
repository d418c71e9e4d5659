import type { FoodSpec, Generator } from '@diorama/catalogue';

import type { Maker } from '@diorama/goods-parts';
import { BAKED } from './baked.js';
import { BUNCHES } from './bunches.js';
import { SAVOURY } from './savoury.js';
import { SWEETS } from './sweets.js';

const KINDS: Readonly<Record<FoodSpec['kind'], Maker>> = { ...BAKED, ...BUNCHES, ...SAVOURY, ...SWEETS };

/** Dishes, baked goods and sweets of a fixed kind. */
export const generateFood: Generator<FoodSpec> = ({ kind }, context) => KINDS[kind](context);
