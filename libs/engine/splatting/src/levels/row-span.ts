import { FOOTPRINT_CUT } from './footprint.js';

/** Where a dx² + 2 b dx dy + c dy² is at most `FOOTPRINT_CUT`, with dx and dy from its centre in pixels. */
interface Ellipse {
  readonly column: number;
  readonly row: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The columns of a row that an ellipse covers: a root for each row, where a test for each pixel of its box would cost more. */
export class RowSpan {
  /** The first and the last column, whole numbers; the first is greater where the row is not covered. */
  first = 0;
  last = -1;

  /**
   * Turns to a row of an ellipse.
   *
   * @param most columns to either side of the centre at most
   */
  turnTo({ column, row: centre, a, b, c }: Ellipse, row: number, most = Infinity): void {
    const dy = row - centre;
    const square = (FOOTPRINT_CUT - (c - (b * b) / a) * dy * dy) / a;
    if (!(square >= 0)) {
      this.first = 0;
      this.last = -1;
      return;
    }
    const middle = column - (b / a) * dy;
    const half = Math.sqrt(square);
    this.first = Math.ceil(Math.max(middle - half, column - most));
    this.last = Math.floor(Math.min(middle + half, column + most));
  }
}
