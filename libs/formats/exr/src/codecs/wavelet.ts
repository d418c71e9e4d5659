/** A plane of 16-bit numbers inside a larger array. */
interface WaveletPlane {
  readonly data: Uint16Array;
  readonly start: number;
  readonly columns: number;
  readonly columnStep: number;
  readonly rows: number;
  readonly rowStep: number;
}

/** Undoes one step between two numbers. */
type Pair = (data: Uint16Array, low: number, high: number) => void;

/** Numbers below this are transformed with a sign bit to spare. */
const NARROW = 1 << 14;

/**
 * Undoes the two-dimensional Haar wavelet of PIZ in place, from the coarsest level to the finest.
 *
 * @param largest the largest number before the transform
 */
export function applyInverseWavelet(plane: WaveletPlane, largest: number): void {
  const isNarrow = largest < NARROW;
  const least = Math.min(plane.columns, plane.rows);
  let step = 1;
  while (step <= least) step *= 2;
  for (step /= 4; step >= 1; step /= 2) {
    if (isNarrow) narrowSquares(plane, step);
    else wideSquares(plane, step);
    undoEdges(plane, step, isNarrow ? narrowPair : widePair);
  }
}

/** Columns and rows in pairs: their means and differences become the numbers again. */
function narrowSquares({ data, start, columns, columnStep, rows, rowStep }: WaveletPlane, step: number): void {
  const [right, down, wide] = [columnStep * step, rowStep * step, 2 * step];
  for (let y = 0; y + wide <= rows; y += wide)
    for (let x = 0, at = start + y * rowStep; x + wide <= columns; x += wide, at += columnStep * wide) {
      const leftDifference = ((data[at + down] as number) << 16) >> 16;
      const rightDifference = ((data[at + right + down] as number) << 16) >> 16;
      const left = (((data[at] as number) << 16) >> 16) + (leftDifference & 1) + (leftDifference >> 1);
      const turned = (((data[at + right] as number) << 16) >> 16) + (rightDifference & 1) + (rightDifference >> 1);
      const upper = (turned << 16) >> 16;
      const lower = ((turned - rightDifference) << 16) >> 16;
      const first = ((left << 16) >> 16) + (upper & 1) + (upper >> 1);
      const second = (((left - leftDifference) << 16) >> 16) + (lower & 1) + (lower >> 1);
      data[at] = first;
      data[at + right] = first - upper;
      data[at + down] = second;
      data[at + right + down] = second - lower;
    }
}

/** The same for numbers of all 16 bits. */
function wideSquares({ data, start, columns, columnStep, rows, rowStep }: WaveletPlane, step: number): void {
  const [right, down, wide] = [columnStep * step, rowStep * step, 2 * step];
  for (let y = 0; y + wide <= rows; y += wide)
    for (let x = 0, at = start + y * rowStep; x + wide <= columns; x += wide, at += columnStep * wide) {
      const leftDifference = data[at + down] as number;
      const rightDifference = data[at + right + down] as number;
      const lowerLeft = ((data[at] as number) - (leftDifference >> 1)) & 0xffff;
      const lower = ((data[at + right] as number) - (rightDifference >> 1)) & 0xffff;
      const upperLeft = (leftDifference + lowerLeft - 0x8000) & 0xffff;
      const upper = (rightDifference + lower - 0x8000) & 0xffff;
      const upperRight = (upperLeft - (upper >> 1)) & 0xffff;
      const lowerRight = (lowerLeft - (lower >> 1)) & 0xffff;
      data[at] = upper + upperRight - 0x8000;
      data[at + right] = upperRight;
      data[at + down] = lower + lowerRight - 0x8000;
      data[at + right + down] = lowerRight;
    }
}

/** A last column or row that has no partner at this step is paired along itself only. */
function undoEdges({ data, start, columns, columnStep, rows, rowStep }: WaveletPlane, step: number, pair: Pair): void {
  const [right, down, wide] = [columnStep * step, rowStep * step, 2 * step];
  const [lastColumn, lastRow] = [columns - (columns % wide), rows - (rows % wide)];
  if ((columns & step) !== 0)
    for (let y = 0, at = start + lastColumn * columnStep; y + wide <= rows; y += wide, at += rowStep * wide) pair(data, at, at + down);
  if ((rows & step) !== 0)
    for (let x = 0, at = start + lastRow * rowStep; x + wide <= columns; x += wide, at += columnStep * wide) pair(data, at, at + right);
}

function narrowPair(data: Uint16Array, low: number, high: number): void {
  const difference = ((data[high] as number) << 16) >> 16;
  const first = (((data[low] as number) << 16) >> 16) + (difference & 1) + (difference >> 1);
  data[low] = first;
  data[high] = first - difference;
}

function widePair(data: Uint16Array, low: number, high: number): void {
  const mean = data[low] as number;
  const difference = data[high] as number;
  const second = (mean - (difference >> 1)) & 0xffff;
  data[high] = second;
  data[low] = difference + second - 0x8000;
}
