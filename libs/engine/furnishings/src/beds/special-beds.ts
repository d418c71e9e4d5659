import type { Generated, GeneratorContext, SpecialBedSpec } from '@diorama/catalogue';

import { CAMP_BEDS } from './camp-beds.js';
import { CARE_BEDS } from './care-beds.js';
import { SMALL_BEDS } from './small-beds.js';

const BEDS: Readonly<Record<SpecialBedSpec['kind'], (context: GeneratorContext) => Generated>> = {
  ...CAMP_BEDS,
  ...CARE_BEDS,
  ...SMALL_BEDS,
};

/** A place to sleep or lie of a special build. */
export const specialBed = ({ kind }: SpecialBedSpec, context: GeneratorContext): Generated => BEDS[kind](context);
