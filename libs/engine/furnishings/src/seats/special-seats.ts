import type { Generated, GeneratorContext, SpecialSeatSpec } from '@diorama/catalogue';

import { HALL_SEATS } from './hall-seats.js';
import { LIGHT_SEATS } from './light-seats.js';
import { MACHINE_SEATS } from './machine-seats.js';
import { SOFT_SEATS } from './soft-seats.js';

const SEATS: Readonly<Record<SpecialSeatSpec['kind'], (context: GeneratorContext) => Generated>> = {
  ...HALL_SEATS,
  ...LIGHT_SEATS,
  ...MACHINE_SEATS,
  ...SOFT_SEATS,
};

/** A seat of a special build. */
export const specialSeat = ({ kind }: SpecialSeatSpec, context: GeneratorContext): Generated => SEATS[kind](context);
