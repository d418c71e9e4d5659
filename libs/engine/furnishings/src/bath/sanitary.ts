import type { Generated, GeneratorContext, SanitarySpec } from '@diorama/catalogue';

import { made } from '../parts/made.js';
import { BATH_FINISHES } from './bath-finishes.js';
import { BATHROOM_ITEMS } from './bathroom-items.js';
import { BASINS } from './basins.js';
import { TUBS } from './tubs.js';

const FIXTURES = { ...BASINS, ...BATHROOM_ITEMS, ...TUBS };

/** A fixture of a bathroom or a laundry. */
export const sanitary = ({ kind }: SanitarySpec, context: GeneratorContext): Generated => made(FIXTURES[kind](context), BATH_FINISHES);
