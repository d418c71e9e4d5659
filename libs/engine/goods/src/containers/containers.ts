import type { ContainerSpec, Generator } from '@diorama/catalogue';
import type { Maker } from '@diorama/goods-parts';
import { BAGS } from './bags.js';
import { BOXES } from './boxes.js';
import { CASES } from './cases.js';
import { BASKETS } from './baskets.js';

const KINDS: Readonly<Record<ContainerSpec['kind'], Maker>> = { ...BOXES, ...CASES, ...BASKETS, ...BAGS };

/** Boxes, bags, baskets and other containers of a fixed kind. */
export const generateContainer: Generator<ContainerSpec> = ({ kind }, context) => KINDS[kind](context);
