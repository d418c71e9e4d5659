/** Values with weights on an equirectangular grid. */
export interface WeightedGrid {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  /** 0 where a value is unknown. */
  readonly weights: Float32Array;
}

const FULL = 1;

/**
 * Fills unknown values smoothly from the known ones around them (Gortler and others, "The lumigraph", 1996): means over ever larger squares,
 * and back. Columns wrap around. Known values stay as they are. Values are 0 where nothing is known.
 */
export function pullPush({ width, height, values, weights }: WeightedGrid): Float32Array {
  if (width <= 1 && height <= 1) return Float32Array.from(values);
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const sums = new Float32Array(half.width * half.height);
  const mass = new Float32Array(half.width * half.height);
  const parent = (i: number, of: number): number => Math.min(of - 1, i >> 1);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const weight = Math.min(FULL, weights[row * width + column] as number);
      if (weight <= 0) continue;
      const to = parent(row, half.height) * half.width + parent(column, half.width);
      sums[to] = (sums[to] as number) + weight * (values[row * width + column] as number);
      mass[to] = (mass[to] as number) + weight;
    }
  for (let i = 0; i < sums.length; i++) if ((mass[i] as number) > 0) sums[i] = (sums[i] as number) / (mass[i] as number);
  const coarse = pullPush({ ...half, values: sums, weights: mass });
  const out = new Float32Array(values.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const weight = Math.min(FULL, weights[at] as number);
      const rest = weight < FULL ? bilinear(coarse, half, column / 2 - 0.25, row / 2 - 0.25) : 0;
      out[at] = weight > 0 ? weight * (values[at] as number) + (FULL - weight) * rest : rest;
    }
  return out;
}

/** A value between the pixels of a grid whose columns wrap around. */
export function bilinear(
  values: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  column: number,
  row: number,
): number {
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [fx, fy] = [column - left, row - top];
  const [x0, x1] = [(left + width) % width, (left + 1 + width) % width];
  const [y0, y1] = [Math.max(0, top) * width, Math.min(height - 1, top + 1) * width];
  const upper = (values[y0 + x0] as number) * (1 - fx) + (values[y0 + x1] as number) * fx;
  const lower = (values[y1 + x0] as number) * (1 - fx) + (values[y1 + x1] as number) * fx;
  return upper * (1 - fy) + lower * fy;
}
