export { getFootprintSize } from '@diorama/things';

/** Discs of the ground that are taken, kept in cells so that asking is quick. */
export class Footprints {
  private readonly cells = new Map<number, Disc[]>();

  /** Takes a disc, metres. */
  take(x: number, z: number, radius: number): void {
    const disc = { x, z, radius };
    eachCell(x, z, radius, (key) => {
      const cell = this.cells.get(key);
      if (cell === undefined) this.cells.set(key, [disc]);
      else cell.push(disc);
      return true;
    });
  }

  /** Whether a disc overlaps none that is taken. */
  isFree(x: number, z: number, radius: number): boolean {
    return eachCell(
      x,
      z,
      radius,
      (key) => !(this.cells.get(key) ?? []).some((disc) => Math.hypot(disc.x - x, disc.z - z) < disc.radius + radius),
    );
  }
}

interface Disc {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

const CELL = 8;

/** Stops when `visit` says no, and says so. */
function eachCell(x: number, z: number, radius: number, visit: (key: number) => boolean): boolean {
  const [i1, j1] = [Math.floor((x + radius) / CELL), Math.floor((z + radius) / CELL)];
  for (let j = Math.floor((z - radius) / CELL); j <= j1; j++)
    for (let i = Math.floor((x - radius) / CELL); i <= i1; i++) if (!visit(j * 4096 + i)) return false;
  return true;
}
