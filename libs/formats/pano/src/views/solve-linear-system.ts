/** The solution of a square system by Gaussian elimination with row pivoting; 0 for unknowns without an equation. Changes its arguments. */
export function solveLinearSystem(matrix: readonly Float64Array[], wanted: Float64Array): Float64Array {
  const rows = [...matrix];
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(at(rows, row, column)) > Math.abs(at(rows, pivot, column))) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot] as Float64Array, rows[column] as Float64Array];
    [wanted[column], wanted[pivot]] = [wanted[pivot] as number, wanted[column] as number];
    const head = at(rows, column, column);
    if (head === 0) continue;
    for (let row = column + 1; row < size; row++) {
      const share = at(rows, row, column) / head;
      if (share === 0) continue;
      const [line, above] = [rows[row] as Float64Array, rows[column] as Float64Array];
      for (let i = column; i < size; i++) line[i] = (line[i] as number) - share * (above[i] as number);
      wanted[row] = (wanted[row] as number) - share * (wanted[column] as number);
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let rest = wanted[row] as number;
    for (let i = row + 1; i < size; i++) rest -= at(rows, row, i) * (solution[i] as number);
    const head = at(rows, row, row);
    solution[row] = head === 0 ? 0 : rest / head;
  }
  return solution;
}

const at = (rows: readonly Float64Array[], row: number, column: number): number => rows[row]?.[column] ?? 0;
