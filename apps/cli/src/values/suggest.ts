/** The known word that a mistyped one most likely means: at most two edits away. Null if no word is that near. */
export function suggest(word: string, known: readonly string[]): string | null {
  const near = known
    .map((candidate) => ({ candidate, edits: countEdits(word.toLowerCase(), candidate) }))
    .filter(({ candidate, edits }) => edits <= EDITS_MAX && edits < candidate.length)
    .toSorted((a, b) => a.edits - b.edits);
  return near[0]?.candidate ?? null;
}

const EDITS_MAX = 2;

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into another (optimal string alignment). */
function countEdits(from: string, to: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      let edits = Math.min((last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last?.[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) edits = Math.min(edits, (before?.[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    [before, last] = [last, row];
  }
  return last?.[to.length] ?? 0;
}
