/** Numbers along an edge of a square. */
export const SIZE = 8;

/** cos(k pi / 16) / 2. */
const cosine = (k: number): number => 0.5 * Math.cos((k * Math.PI) / 16);
const [C1, C2, C3, C4, C5, C6, C7] = [cosine(1), cosine(2), cosine(3), cosine(4), cosine(5), cosine(6), cosine(7)];

/**
 * Undoes the cosine transform (type II, orthonormal) of a square of 8 x 8 in place.
 *
 * @param rows how many rows, from the first, may have other coefficients than zero
 */
export function undoCosines(square: Float32Array, rows: number): void {
  for (let row = 0; row < rows; row++) undoLine(square, SIZE * row, 1);
  for (let column = 0; column < SIZE; column++) undoLine(square, column, SIZE);
}

/** Cosines of even frequency are even about the middle of a line, all others odd. */
function undoLine(s: Float32Array, at: number, step: number): void {
  const [i1, i2, i3, i4] = [at + step, at + 2 * step, at + 3 * step, at + 4 * step];
  const [i5, i6, i7] = [at + 5 * step, at + 6 * step, at + 7 * step];
  const [s0, s1, s2, s3] = [s[at] as number, s[i1] as number, s[i2] as number, s[i3] as number];
  const [s4, s5, s6, s7] = [s[i4] as number, s[i5] as number, s[i6] as number, s[i7] as number];
  const [sum, difference] = [C4 * (s0 + s4), C4 * (s0 - s4)];
  const [outer, inner] = [C2 * s2 + C6 * s6, C6 * s2 - C2 * s6];
  const [e0, e1, e2, e3] = [sum + outer, difference + inner, difference - inner, sum - outer];
  const o0 = C1 * s1 + C3 * s3 + C5 * s5 + C7 * s7;
  const o1 = C3 * s1 - C7 * s3 - C1 * s5 - C5 * s7;
  const o2 = C5 * s1 - C1 * s3 + C7 * s5 + C3 * s7;
  const o3 = C7 * s1 - C5 * s3 + C3 * s5 - C1 * s7;
  s[at] = e0 + o0;
  s[i1] = e1 + o1;
  s[i2] = e2 + o2;
  s[i3] = e3 + o3;
  s[i4] = e3 - o3;
  s[i5] = e2 - o2;
  s[i6] = e1 - o1;
  s[i7] = e0 - o0;
}

/** Place of each coefficient in the square, in the order in which they are stored: along the diagonals. */
export const ZIGZAG: Uint8Array = Uint8Array.from(zigzag());

function zigzag(): number[] {
  const places: number[] = [];
  for (let diagonal = 0; diagonal < 2 * SIZE - 1; diagonal++)
    for (let i = 0; i <= diagonal; i++) {
      const [row, column] = diagonal % 2 === 0 ? [diagonal - i, i] : [i, diagonal - i];
      if (row < SIZE && column < SIZE) places.push(SIZE * row + column);
    }
  return places;
}
