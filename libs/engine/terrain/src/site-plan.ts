import type { Scene } from '@diorama/domain';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';

import { TrailCourse } from './course.js';
import { sampleHeightField } from './sample-height-field.js';
import { planShore } from './shorelines.js';
import type { Shoreline } from './shoreline.js';
import type { SitePlanOptions, TrailKind } from './site-plan-options.js';

/** What the layout of a place has decided before its ground is shaped. */
export interface SitePlan {
  readonly scene: Scene;
  readonly seed: number;
  /** Leads past the origin into the view, or null. */
  readonly trail: TrailCourse | null;
  readonly trailKind: TrailKind | null;
  readonly shore: Shoreline | null;
  /** Metres from the trail, and from the water's edge, at every sample of the ground; null where there is none. */
  readonly trailField: Float32Array | null;
  readonly shoreField: Float32Array | null;
}

/** A plan without its trail, for ground that the trail does not cross. */
export const withoutTrail = (plan: SitePlan): SitePlan => ({ ...plan, trail: null, trailKind: null, trailField: null });

/** Decides where trail and water lie. */
export function planSite(scene: Scene, style: SitePlanOptions): SitePlan {
  const random = createRandomStream(scene.seed, hashStreamName('site plan'));
  const trail = style.trail === null ? null : planTrail(style.trail, style.trailBearing ?? 0, random);
  const own = planShore(scene, style, random);
  const shore = style.joinShore === undefined ? own : style.joinShore(own);
  return {
    scene,
    seed: scene.seed,
    trail,
    trailKind: style.trail,
    shore,
    trailField: trail === null ? null : sampleHeightField((x, z) => Math.abs(trail.offsetAt(x, z))),
    shoreField: shore === null ? null : sampleHeightField((x, z) => shore.distance(x, z)),
  };
}

function planTrail(kind: TrailKind, ahead: number, random: RandomStream): TrailCourse {
  if (kind === 'street') return planStreet(ahead, random);
  return new TrailCourse({
    bearing: ahead + random.range(-0.22, 0.22),
    offset: random.range(1.3, 1.8) * random.pick([-1, 1]),
    swing: random.range(2, 4.5),
    wavelength: random.range(38, 60),
    phase: random.range(-0.5, 0.5),
  });
}

function planStreet(ahead: number, random: RandomStream): TrailCourse {
  return new TrailCourse({
    bearing: ahead + random.range(-0.03, 0.03),
    offset: random.range(0.9, 1.5) * random.pick([-1, 1]),
    swing: 0,
    wavelength: 100,
    phase: 0,
  });
}
