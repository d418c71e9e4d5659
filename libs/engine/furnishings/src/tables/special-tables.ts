import type { Generated, GeneratorContext, SpecialTableSpec } from '@diorama/catalogue';

import { COUNTERS } from './counters.js';
import { DESKS } from './desks.js';
import { GAME_TABLES } from './game-tables.js';
import { STANDS } from './stands.js';

const TABLES: Readonly<Record<SpecialTableSpec['kind'], (context: GeneratorContext) => Generated>> = {
  ...COUNTERS,
  ...DESKS,
  ...GAME_TABLES,
  ...STANDS,
};

/** A table or a counter of a special build. */
export const specialTable = ({ kind }: SpecialTableSpec, context: GeneratorContext): Generated => TABLES[kind](context);
