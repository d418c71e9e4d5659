import type { GroundPoint } from '@diorama/world-model';

/** Items with the discs of ground that they take, kept in square cells, so that those near a place are found quickly. */
export class GroundCells<Item> {
  private readonly cells = new Map<number, Item[]>();

  /** @param size metres a side of a cell */
  constructor(private readonly size: number) {}

  /** Keeps an item that takes ground within `radius` metres of a place. */
  add(item: Item, place: GroundPoint, radius: number): void {
    this.someCell(place, radius, (key) => {
      const cell = this.cells.get(key);
      if (cell === undefined) this.cells.set(key, [item]);
      else cell.push(item);
      return false;
    });
  }

  /** Whether `matches` accepts an item of a cell that lies within `radius` metres of a place. */
  some(place: GroundPoint, radius: number, matches: (item: Item) => boolean): boolean {
    return this.someCell(place, radius, (key) => this.cells.get(key)?.some(matches) === true);
  }

  private someCell({ x, z }: GroundPoint, radius: number, visit: (key: number) => boolean): boolean {
    const { size } = this;
    const [i1, j1] = [Math.floor((x + radius) / size), Math.floor((z + radius) / size)];
    for (let j = Math.floor((z - radius) / size); j <= j1; j++)
      for (let i = Math.floor((x - radius) / size); i <= i1; i++) if (visit(j * 4096 + i)) return true;
    return false;
  }
}
