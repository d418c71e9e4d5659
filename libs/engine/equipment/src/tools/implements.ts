import type { Generator, ImplementSpec } from '@diorama/catalogue';
import type { Maker } from '@diorama/goods-parts';
import { HAND_TOOLS } from './hand-tools.js';
import { YARD_TOOLS } from './yard-tools.js';

const KINDS: Readonly<Record<ImplementSpec['kind'], Maker>> = { ...HAND_TOOLS, ...YARD_TOOLS };

/** Tools without a plain shaft, of a fixed kind. */
export const generateImplement: Generator<ImplementSpec> = ({ kind }, context) => KINDS[kind](context);
