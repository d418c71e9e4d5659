import { FAST_FOOD } from './fast-food.js';
import { DISHES } from './dishes.js';

/** Meat, fish, eggs, sandwiches and dishes on plates. */
export const SAVOURY = { ...FAST_FOOD, ...DISHES };
