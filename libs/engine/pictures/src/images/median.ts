/** The mean of the two middle values; NaN of none. */
export function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] as number) + (sorted[sorted.length >> 1] as number)) / 2;
}

/** The middle value, the upper one of two; undefined of none. */
export function computeUpperMedian(values: readonly number[] | Float32Array): number | undefined {
  return Float64Array.from(values).sort()[values.length >> 1];
}
