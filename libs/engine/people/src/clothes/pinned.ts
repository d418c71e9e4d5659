import type { Shape } from '@diorama/shape-language';
import type { Skeleton } from '../body/skeleton.js';
import { createFrame, directionIn, placeIn } from '../frame/frame.js';
import { onTorso } from './wearer.js';

/** A part on the torso: degrees from the front, height above the hip joints; its +z faces out. */
export function pinned(skeleton: Skeleton, part: Shape, degrees: number, y: number, out = 0.012): Shape {
  const angle = (degrees * Math.PI) / 180;
  const outward = directionIn(skeleton.torso, [Math.sin(angle), 0, Math.cos(angle)]);
  return placeIn(part, createFrame(onTorso(skeleton, degrees, y, out), skeleton.torso.y, outward));
}

export const topOf = ({ build }: Skeleton): number => build.torso;
