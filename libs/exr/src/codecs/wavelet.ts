/** A plane of 16-bit numbers inside a larger array. */
export interface Plane {
  readonly data: Uint16Array;
  readonly start: number;
  readonly columns: number;
  readonly columnStep: number;
  readonly rows: number;
  readonly rowStep: number;
}

/** Numbers below this are transformed with a sign bit to spare. */
const NARROW = 1 << 14;

/**
 * Undoes the two-dimensional Haar wavelet of PIZ in place, from the coarsest level to the finest.
 *
 * @param largest the largest number before the transform
 */
export function undoWavelet({ data, start, columns, columnStep, rows, rowStep }: Plane, largest: number): void {
  const pair = largest < NARROW ? narrowPair : widePair;
  const least = Math.min(columns, rows);
  let step = 1;
  while (step <= least) step *= 2;
  let wide = step / 2;
  for (step = wide / 2; step >= 1; wide = step, step /= 2) {
    const [right, down] = [columnStep * step, rowStep * step];
    let y = 0;
    for (; y + wide <= rows; y += wide) {
      let at = start + y * rowStep;
      let x = 0;
      for (; x + wide <= columns; x += wide, at += columnStep * wide) {
        pair(data, at, at + down);
        pair(data, at + right, at + right + down);
        pair(data, at, at + right);
        pair(data, at + down, at + right + down);
      }
      if ((columns & step) !== 0) pair(data, at, at + down);
    }
    if ((rows & step) !== 0)
      for (let x = 0, at = start + y * rowStep; x + wide <= columns; x += wide, at += columnStep * wide) pair(data, at, at + right);
  }
}

/** Mean and difference of two numbers become the two again. */
function narrowPair(data: Uint16Array, low: number, high: number): void {
  const difference = ((data[high] as number) << 16) >> 16;
  const first = (((data[low] as number) << 16) >> 16) + (difference & 1) + (difference >> 1);
  data[low] = first;
  data[high] = first - difference;
}

function widePair(data: Uint16Array, low: number, high: number): void {
  const [mean, difference] = [data[low] as number, data[high] as number];
  const second = (mean - (difference >> 1)) & 0xffff;
  data[high] = second;
  data[low] = difference + second - 0x8000;
}
