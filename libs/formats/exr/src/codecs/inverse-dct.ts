/** Numbers along an edge of a square. */
export const DCT_BLOCK_SIZE = 8;

/** cos(k pi / 16) / 2. */
const cosine = (k: number): number => 0.5 * Math.cos((k * Math.PI) / 16);
const [C1, C2, C3, C4, C5, C6, C7] = [cosine(1), cosine(2), cosine(3), cosine(4), cosine(5), cosine(6), cosine(7)];

/**
 * Undoes the cosine transform (type II, orthonormal) of a square of 8 x 8 in place.
 *
 * @param rows how many rows, from the first, may have other coefficients than zero
 */
export function applyInverseDct(square: Float32Array, rows: number): void {
  for (let row = 0; row < rows; row++) undoLine(square, DCT_BLOCK_SIZE * row, 1);
  for (let column = 0; column < DCT_BLOCK_SIZE; column++) undoLine(square, column, DCT_BLOCK_SIZE);
}

/** Cosines of even frequency are even about the middle of a line, all others odd. */
function undoLine(s: Float32Array, at: number, step: number): void {
  const i1 = at + step;
  const i2 = at + 2 * step;
  const i3 = at + 3 * step;
  const i4 = at + 4 * step;
  const i5 = at + 5 * step;
  const i6 = at + 6 * step;
  const i7 = at + 7 * step;
  const s0 = s[at] as number;
  const s1 = s[i1] as number;
  const s2 = s[i2] as number;
  const s3 = s[i3] as number;
  const s4 = s[i4] as number;
  const s5 = s[i5] as number;
  const s6 = s[i6] as number;
  const s7 = s[i7] as number;
  const sum = C4 * (s0 + s4);
  const difference = C4 * (s0 - s4);
  const outer = C2 * s2 + C6 * s6;
  const inner = C6 * s2 - C2 * s6;
  const o0 = C1 * s1 + C3 * s3 + C5 * s5 + C7 * s7;
  const o1 = C3 * s1 - C7 * s3 - C1 * s5 - C5 * s7;
  const o2 = C5 * s1 - C1 * s3 + C7 * s5 + C3 * s7;
  const o3 = C7 * s1 - C5 * s3 + C3 * s5 - C1 * s7;
  s[at] = sum + outer + o0;
  s[i1] = difference + inner + o1;
  s[i2] = difference - inner + o2;
  s[i3] = sum - outer + o3;
  s[i4] = sum - outer - o3;
  s[i5] = difference - inner - o2;
  s[i6] = difference + inner - o1;
  s[i7] = sum + outer - o0;
}

/** Place of each coefficient in the square, in the order in which they are stored: along the diagonals. */
export const DCT_ZIGZAG_ORDER: Uint8Array = Uint8Array.from(zigzag());

function zigzag(): number[] {
  const places: number[] = [];
  for (let diagonal = 0; diagonal < 2 * DCT_BLOCK_SIZE - 1; diagonal++)
    for (let i = 0; i <= diagonal; i++) {
      const [row, column] = diagonal % 2 === 0 ? [diagonal - i, i] : [i, diagonal - i];
      if (row < DCT_BLOCK_SIZE && column < DCT_BLOCK_SIZE) places.push(DCT_BLOCK_SIZE * row + column);
    }
  return places;
}
