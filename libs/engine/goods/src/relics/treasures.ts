import { JEWELS } from './jewels.js';
import { BONES } from './bones.js';
import { CURIOS } from './curios.js';

/** Gems, gold, bones and other treasures. */
export const TREASURES = { ...JEWELS, ...BONES, ...CURIOS };
