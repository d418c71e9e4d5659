/** Rows of any number of planes, one after another. */
interface RowMajorPlanes {
  readonly data: Float32Array;
  readonly width: number;
}

/** Moves every row to the right by so many columns; what leaves at one end comes in at the other. */
export function rollColumns({ data, width }: RowMajorPlanes, columns: number): Float32Array {
  const by = ((columns % width) + width) % width;
  if (by === 0) return data;
  const rolled = new Float32Array(data.length);
  for (let row = 0; row < data.length; row += width) {
    rolled.set(data.subarray(row + width - by, row + width), row);
    rolled.set(data.subarray(row, row + width - by), row + by);
  }
  return rolled;
}

/**
 * A panorama without a seam from two pictures of it: `whole`, whose ends were not seen together, and `turned`, which was made half a
 * turn further round and has them in its middle. Near the ends the second one shows, fading out over `fade` columns.
 */
export function blendPanoramaSeam(whole: RowMajorPlanes, turned: Float32Array, fade: number): Float32Array {
  const { data, width } = whole;
  const back = rollColumns({ data: turned, width }, -Math.floor(width / 2));
  const most = Math.min(fade, Math.floor(width / 2));
  return data.map((value, i) => {
    const column = i % width;
    const fromEnd = Math.min(column, width - 1 - column);
    const share = Math.max(0, 1 - (fromEnd + 0.5) / most);
    return value + share * ((back[i] as number) - value);
  });
}
