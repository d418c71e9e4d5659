import type { RoomSide, WallOpening } from '@diorama/world-model';

/** A stretch of one wall, metres along it from its middle and up from the floor. */
export interface Stretch {
  readonly side: RoomSide;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/** Metres to the sides of an opening, above it and below it that its frame and curtains take. */
const FRAME = { aside: 0.35, above: 0.2, below: 0.1 } as const;
/** Metres above the sill up to which furniture may stand before a window: a counter, the head of a bed. */
const BEFORE_PANE = 0.3;

/** Which stretches of the walls of a room are taken. */
export class WallUse {
  private readonly taken: Stretch[];

  constructor(openings: readonly WallOpening[]) {
    this.taken = openings.map(({ side, along, width, bottom, top, kind }) => ({
      side,
      from: along - width / 2 - FRAME.aside,
      to: along + width / 2 + FRAME.aside,
      bottom: bottom === 0 ? 0 : kind === 'window' ? bottom + BEFORE_PANE : bottom - FRAME.below,
      top: top + FRAME.above,
    }));
  }

  take(stretch: Stretch): void {
    this.taken.push(stretch);
  }

  isFree(stretch: Stretch): boolean {
    return !this.taken.some(
      (other) =>
        other.side === stretch.side &&
        stretch.from < other.to &&
        stretch.to > other.from &&
        stretch.bottom < other.top &&
        stretch.top > other.bottom,
    );
  }

  /** The parts of a stretch over whose whole height nothing is taken, from left to right. */
  listFree({ side, from, to, bottom, top }: Stretch): { readonly from: number; readonly to: number }[] {
    const met = this.taken
      .filter((other) => other.side === side && bottom < other.top && top > other.bottom)
      .toSorted((a, b) => a.from - b.from);
    const free: { from: number; to: number }[] = [];
    let start = from;
    for (const other of met) {
      if (other.from > start) free.push({ from: start, to: Math.min(other.from, to) });
      start = Math.max(start, other.to);
    }
    return start < to ? [...free, { from: start, to }] : free;
  }
}
