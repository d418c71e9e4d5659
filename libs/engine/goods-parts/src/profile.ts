import type { Point2 } from '@diorama/shape-language';

/** Radius of a profile at a height. */
export function radiusAt(profile: readonly Point2[], y: number): number {
  for (let k = 0; k + 1 < profile.length; k++) {
    const [[r0, y0], [r1, y1]] = [profile[k] as Point2, profile[k + 1] as Point2];
    if (y0 <= y && y <= y1 && y1 > y0) return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
  }
  return profile.at(-1)?.[0] ?? 0;
}
