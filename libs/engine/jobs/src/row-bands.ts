import type { RowRange } from '@diorama/world-model';

/** Bands of `rows` rows, the last one shorter where the height is no multiple. */
export function splitIntoRowBands(height: number, rows: number): RowRange[] {
  return Array.from({ length: Math.ceil(height / rows) }, (_, band) => ({ start: band * rows, end: Math.min(height, (band + 1) * rows) }));
}
