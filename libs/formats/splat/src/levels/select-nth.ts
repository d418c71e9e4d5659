/**
 * The value that would be at `wanted` if the values were sorted: Hoare's quickselect, O(n) where sorting takes O(n log n). Reorders the values.
 *
 * @param wanted 0 to `values.length - 1`
 */
export function selectNth(values: Float64Array, wanted: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = medianOfThree(values[low] as number, values[(low + high) >> 1] as number, values[high] as number);
    let i = low;
    let j = high;
    while (i <= j) {
      while ((values[i] as number) < pivot) i++;
      while ((values[j] as number) > pivot) j--;
      if (i > j) break;
      const kept = values[i] as number;
      values[i++] = values[j] as number;
      values[j--] = kept;
    }
    if (wanted <= j) high = j;
    else if (wanted >= i) low = i;
    else break;
  }
  return values[wanted] as number;
}

/** The second largest of three. */
export function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
