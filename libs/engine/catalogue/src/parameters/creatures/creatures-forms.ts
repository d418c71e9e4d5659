import type { BirdSpec } from './creatures-bird.js';
import type { PartColors, QuadrupedBuild, QuadrupedSpec } from './creatures-quadruped.js';

/** A quadruped of this build, height at the shoulder in metres, and colours of parts. */
export const quadrupedOf = (
  build: QuadrupedBuild,
  shoulder: number,
  colors: PartColors,
  rest: Omit<Partial<QuadrupedSpec>, 'generator' | 'build' | 'shoulder' | 'colors'> = {},
): QuadrupedSpec => ({ generator: 'quadruped', build, shoulder, colors, ...rest });

/** A bird whose body has this length in metres, and colours of parts. */
export const birdOf = (
  body: number,
  colors: PartColors,
  rest: Omit<Partial<BirdSpec>, 'generator' | 'body' | 'colors'> = {},
): BirdSpec => ({
  generator: 'bird',
  body,
  colors,
  ...rest,
});
