import { GroundCells } from '@diorama/relations';
import type { GroundPoint } from '@diorama/world-model';

interface Disc extends GroundPoint {
  readonly radius: number;
}

/** Metres a side of the cells of the index. */
const CELL = 8;

/** Discs of the ground that are taken. */
export class Footprints {
  private readonly discs = new GroundCells<Disc>(CELL);
  private readonly list: Disc[] = [];

  /** Takes a disc, metres. */
  take(x: number, z: number, radius: number): void {
    const disc = { x, z, radius };
    this.discs.add(disc, disc, radius);
    this.list.push(disc);
  }

  /** The same without the discs whose middles are free. */
  copy(isFreed: (middle: GroundPoint) => boolean = () => false): Footprints {
    const copy = new Footprints();
    for (const disc of this.list) if (!isFreed(disc)) copy.take(disc.x, disc.z, disc.radius);
    return copy;
  }

  /** Whether a disc overlaps none that is taken. */
  isFree(x: number, z: number, radius: number): boolean {
    return !this.discs.some({ x, z }, radius, (disc) => Math.hypot(disc.x - x, disc.z - z) < disc.radius + radius);
  }
}
