import type { PanoramaDirectionTable } from '@diorama/pano';

import type { Ray } from '../rays/ray.js';

/** Places of the additional rays in a sample, in samples: with the centre, four spread evenly. */
export const SUB_RAYS = [
  [0.39, 0.1],
  [-0.28, 0.28],
  [-0.1, -0.39],
] as const;

/** Directions of the additional rays of a row's samples: each differs from that of its centre by angles that the row shares. */
export class SubRayDirections {
  /** Of each ray, sine and cosine of the angle from the centre, then of the latitude. */
  private readonly turns = new Float64Array(4 * SUB_RAYS.length);

  constructor(private readonly table: PanoramaDirectionTable) {}

  /** Turns to a row whose samples are `spacing` columns apart. */
  turnTo(row: number, spacing: number): void {
    const { table, turns } = this;
    const angle = (2 * Math.PI) / table.width;
    for (const [i, [dx, dy]] of SUB_RAYS.entries()) {
      const aside = dx * spacing * angle;
      const latitude = Math.PI / 2 - (row + dy + 0.5) * angle;
      turns.set([Math.sin(aside), Math.cos(aside), Math.sin(latitude), Math.cos(latitude)], 4 * i);
    }
  }

  /** Points a ray in the direction of a sub-ray of the sample at a column. */
  aim(column: number, subRay: number, ray: Ray): void {
    const { table, turns } = this;
    const [sine, cosine] = [table.sinAzimuth[column] as number, table.cosAzimuth[column] as number];
    const [sineAside, cosineAside] = [turns[4 * subRay] as number, turns[4 * subRay + 1] as number];
    const level = turns[4 * subRay + 3] as number;
    ray[3] = (sine * cosineAside + cosine * sineAside) * level;
    ray[4] = turns[4 * subRay + 2] as number;
    ray[5] = -(cosine * cosineAside - sine * sineAside) * level;
  }
}
