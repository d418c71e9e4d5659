import type { Generator, RelicSpec } from '@diorama/catalogue';

import type { Maker } from '@diorama/goods-parts';
import { LIGHTS } from './lights.js';
import { SCRIPTS } from './scripts.js';
import { TREASURES } from './treasures.js';

const KINDS: Readonly<Record<RelicSpec['kind'], Maker>> = { ...LIGHTS, ...SCRIPTS, ...TREASURES };

/** Objects of magic, treasures and lights to carry. */
export const generateRelic: Generator<RelicSpec> = ({ kind }, context) => KINDS[kind](context);
