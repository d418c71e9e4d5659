import type { Generator, ToySpec } from '@diorama/catalogue';
import type { Maker } from '@diorama/goods-parts';
import { CHESS } from './chess.js';
import { TOYS } from './toys.js';
import { FIELDS } from './fields.js';
import { BOARDS } from './boards.js';
import { GYM } from './gym.js';

const KINDS: Readonly<Record<ToySpec['kind'], Maker>> = { ...FIELDS, ...BOARDS, ...GYM, ...CHESS, ...TOYS };

/** Toys, games and sports goods of a fixed kind. */
export const generateToy: Generator<ToySpec> = ({ kind }, context) => KINDS[kind](context);
