import type { Vec3 } from '@diorama/world-model';

import type { PaintSpec } from './paint-spec.js';

/** A light that casts shadows. */
export interface PromptedLight {
  /** Towards the sun or moon, or the place of a lamp in metres. */
  readonly vector: Vec3;
  readonly isFar: boolean;
  /** How wide it is: metres, or the sine of its angle where it is far. */
  readonly radius: number;
}

/** Wider than they are, as shadows are found from few points of them. */
const SUN_RADIUS = 0.02;
const LAMP_RADIUS = 0.22;
const WINDOW_RADIUS = 0.8;

/** The lights of a spec in the order of its maps: out of doors sun or moon, then the lamps. */
export function findLightDirections({ indoors, sky, lamps }: PaintSpec): readonly PromptedLight[] {
  const near = lamps.map(({ position, isBeam }) => ({ vector: position, isFar: false, radius: isBeam ? WINDOW_RADIUS : LAMP_RADIUS }));
  return indoors ? near : [{ vector: sky.lightDirection, isFar: true, radius: SUN_RADIUS }, ...near];
}
