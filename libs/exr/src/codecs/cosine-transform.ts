const SIZE = 8;

/** Weight of frequency k at place n: cos((2n + 1) k pi / 16) / 2, the first one over the square root of two. */
const WEIGHTS = Float32Array.from({ length: SIZE * SIZE }, (_, i) => {
  const [n, k] = [i >> 3, i & 7];
  return 0.5 * Math.cos(((2 * n + 1) * k * Math.PI) / 16) * (k === 0 ? Math.SQRT1_2 : 1);
});

const lines = new Float32Array(SIZE * SIZE);

/** Undoes the cosine transform (type II) of a square of 8 x 8 in place. */
export function undoCosines(square: Float32Array): void {
  for (let row = 0; row < SIZE; row++)
    for (let n = 0; n < SIZE; n++) {
      let sum = 0;
      for (let k = 0; k < SIZE; k++) sum += (WEIGHTS[SIZE * n + k] as number) * (square[SIZE * row + k] as number);
      lines[SIZE * row + n] = sum;
    }
  for (let column = 0; column < SIZE; column++)
    for (let n = 0; n < SIZE; n++) {
      let sum = 0;
      for (let k = 0; k < SIZE; k++) sum += (WEIGHTS[SIZE * n + k] as number) * (lines[SIZE * k + column] as number);
      square[SIZE * n + column] = sum;
    }
}

/** Place of each coefficient in the square, in the order in which they are stored: along the diagonals. */
export const ZIGZAG: readonly number[] = zigzag();

function zigzag(): number[] {
  const places: number[] = [];
  for (let diagonal = 0; diagonal < 2 * SIZE - 1; diagonal++)
    for (let i = 0; i <= diagonal; i++) {
      const [row, column] = diagonal % 2 === 0 ? [diagonal - i, i] : [i, diagonal - i];
      if (row < SIZE && column < SIZE) places.push(SIZE * row + column);
    }
  return places;
}
