import { EYE_HEIGHT } from '@diorama/world-model';

import { TrailCourse } from '../course.js';
import type { Shoreline, ShoreRequest } from '../shoreline.js';

/** The land at the foot of a slope: its level, metres against the ground under the viewer, and metres from its edge, negative on it. */
interface LowLand {
  readonly level: number;
  readonly distance: (x: number, z: number) => number;
}

/** Water below the viewer: a river that crosses the low land, or water that covers it. */
export function lowWater({ water, random }: ShoreRequest, { level, distance }: LowLand): Shoreline {
  const course = new TrailCourse({ bearing: 1.35, offset: -random.range(66, 76), swing: 9, wavelength: 90, phase: random.range(0, 6.28) });
  const isNarrow = water === 'river' || water === 'canal' || water === 'waterfall';
  return {
    kind: isNarrow ? 'river' : water === 'sea' ? 'sea' : 'lake',
    level: -EYE_HEIGHT + level + 0.6,
    depth: isNarrow ? 1.2 : 5,
    bank: 6,
    beach: 1.5,
    course: isNarrow ? course : null,
    distance: isNarrow ? (x, z) => Math.max(Math.abs(course.offsetAt(x, z)) - 6, distance(x, z)) : distance,
  };
}
