/**
 * The path from the first row to the last along which two pictures differ least, moving at most one column a row (A. Efros
 * and W. Freeman, "Image quilting for texture synthesis and transfer", 2001). `cost` is row-major; answers a column a row.
 */
export function findCheapestSeam(cost: Float32Array, width: number): Uint16Array {
  const height = cost.length / width;
  const sums = Float32Array.from(cost);
  for (let row = 1; row < height; row++)
    for (let column = 0; column < width; column++) {
      const above = (row - 1) * width + column;
      let least = sums[above] as number;
      if (column > 0) least = Math.min(least, sums[above - 1] as number);
      if (column < width - 1) least = Math.min(least, sums[above + 1] as number);
      sums[row * width + column] = (sums[row * width + column] as number) + least;
    }
  const seam = new Uint16Array(height);
  let at = 0;
  for (let row = height - 1; row >= 0; row--) {
    const start = row * width;
    const from = row === height - 1 ? 0 : Math.max(0, at - 1);
    const to = row === height - 1 ? width - 1 : Math.min(width - 1, at + 1);
    let best = from;
    for (let column = from + 1; column <= to; column++)
      if ((sums[start + column] as number) < (sums[start + best] as number)) best = column;
    at = best;
    seam[row] = at;
  }
  return seam;
}
