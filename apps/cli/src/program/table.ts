/** Rows under headings, in columns as wide as they need. */
export function formatTable(headings: readonly string[], rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map((cell) => String(cell ?? '')));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Names and what they are, one on each line; what is absent is left out. */
export function formatFields(pairs: readonly (readonly [string, string | number | null | undefined])[]): string {
  const known = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const width = Math.max(...known.map(([name]) => name.length));
  return known.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}
