import type { BirdSpec } from './creatures-bird.js';
import type { FishSpec, SwimmerSpec } from './creatures-fish.js';
import type { QuadrupedSpec } from './creatures-quadruped.js';
import type { ArthropodSpec, SerpentSpec, SoftSpec } from './creatures-small.js';

/** Parameters of the generators of creatures. */
export type CreatureSpec = QuadrupedSpec | BirdSpec | FishSpec | SwimmerSpec | SerpentSpec | ArthropodSpec | SoftSpec;
