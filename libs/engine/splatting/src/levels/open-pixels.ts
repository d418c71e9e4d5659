/**
 * The pixels of a panorama that light still passes. Those that it does not pass are skipped in runs, which grow together: a forest of
 * pointers with halved paths (R. Tarjan and J. van Leeuwen, "Worst-case Analysis of Set Union Algorithms", 1984).
 */
export class OpenPixels {
  /** Of each column of a row, and of one beyond the last, the column itself if it is open, else one that the next open column is not before. */
  private readonly next: Uint16Array;
  private readonly stride: number;

  /** @param width columns, up to 65,534 */
  constructor(rows: number, width: number) {
    this.stride = width + 1;
    this.next = new Uint16Array(rows * this.stride);
    for (let at = 0; at < this.next.length; at++) this.next[at] = at % this.stride;
  }

  /** The first open column from a column on; the width without one. */
  find(row: number, column: number): number {
    const { next } = this;
    const start = row * this.stride;
    let at = column;
    for (;;) {
      const pointer = next[start + at] as number;
      if (pointer === at) return at;
      const beyond = next[start + pointer] as number;
      next[start + at] = beyond;
      at = beyond;
    }
  }

  close(row: number, column: number): void {
    this.next[row * this.stride + column] = column + 1;
  }
}
