import type { BambooSpec, NeedleTreeSpec, PalmTreeSpec, TreeSpec } from './nature-trees.js';

/** Parameters of the generators of nature. */
export type NatureSpec = BambooSpec | NeedleTreeSpec | PalmTreeSpec | TreeSpec;
