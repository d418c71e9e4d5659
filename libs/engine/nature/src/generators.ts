import type { NatureSpec, GeneratorTable } from '@diorama/catalogue';

import { makeBamboo } from './trees/bamboo.js';
import { makeNeedleTree } from './trees/needle-tree.js';
import { makePalmTree } from './trees/palm-tree.js';
import { makeTree } from './trees/tree.js';

/** The generator of each name in `NatureSpec`. */
export const NATURE_GENERATORS: GeneratorTable<NatureSpec> = {
  bamboo: makeBamboo,
  'needle-tree': makeNeedleTree,
  'palm-tree': makePalmTree,
  tree: makeTree,
};
