import type { GeneratorRandom } from '@diorama/catalogue';
import { sphere } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { randomDirection } from '../geometry/curves.js';

/** How a stone is broken. */
export interface StoneStyle {
  readonly slot?: string;
  /** Planes that cut it. */
  readonly faces?: number;
  readonly rough?: number;
  readonly detail?: number;
  readonly faceted?: boolean;
  /** Share of the lower radius at which a level face cuts it, so that it stands. */
  readonly foot?: number;
}

/** A stone with broken faces around the origin. */
export function stone(
  radii: Vec3,
  random: GeneratorRandom,
  { slot = 'stone', faces = 7, rough = 0.2, detail = 3, faceted = false, foot }: StoneStyle = {},
): Shape {
  const cuts = Array.from({ length: faces }, () => ({ out: randomDirection(random), share: random.range(0.6, 0.88) }));
  if (foot !== undefined) cuts.push({ out: [0, -1, 0], share: foot });
  return sphere(slot, radii, { detail, roughness: rough, seed: random.integer(1, 1_000_000), faceted, cuts });
}
