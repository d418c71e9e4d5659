import type { Generator, StudySpec } from '@diorama/catalogue';
import type { Maker } from '@diorama/goods-parts';
import { SCIENCE } from './science.js';
import { BOOKS } from './books.js';
import { DESK } from './desk.js';

const KINDS: Readonly<Record<StudySpec['kind'], Maker>> = { ...BOOKS, ...DESK, ...SCIENCE };

/** Books, writing and instruments of science of a fixed kind. */
export const generateStudy: Generator<StudySpec> = ({ kind }, context) => KINDS[kind](context);
