import type { QuadrupedBuild } from '@diorama/catalogue';

import { MAMMAL_BUILDS } from './mammal-builds.js';
import type { Proportions } from './proportions.js';
import { SCALED_BUILDS } from './scaled-builds.js';

/** Proportions that a quadruped starts from, in multiples of the height at its shoulder. */
export const BUILDS: Readonly<Record<QuadrupedBuild, Proportions>> = { ...MAMMAL_BUILDS, ...SCALED_BUILDS };
