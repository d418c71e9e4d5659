import { FIGURES } from './figures.js';
import { BLOCKS } from './vehicles-and-blocks.js';
import { FLYING_TOYS } from './flying-toys.js';

/** Toys and festive figures. */
export const TOYS = { ...FIGURES, ...BLOCKS, ...FLYING_TOYS };
