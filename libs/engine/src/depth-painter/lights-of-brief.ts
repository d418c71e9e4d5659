import type { Vec3 } from '../geometry/world-model.js';
import type { PaintBrief } from './brief.js';

/** A light that casts shadows. */
export interface BriefLight {
  /** Towards the sun or moon, or the place of a lamp in metres. */
  readonly vector: Vec3;
  readonly isFar: boolean;
}

/** The lights of a brief in the order of its maps: sun or moon out of doors, the lamps of a room. */
export function lightDirections({ indoors, sky, lamps }: PaintBrief): readonly BriefLight[] {
  if (!indoors) return [{ vector: sky.lightDirection, isFar: true }];
  return lamps.map(({ position }) => ({ vector: position, isFar: false }));
}
