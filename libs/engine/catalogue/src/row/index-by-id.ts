/** Entries of a table by their id, in the order of the table. @throws RangeError when two entries have the same id */
export function indexById<Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const byId = new Map<string, Entry>();
  for (const entry of entries) {
    if (byId.has(entry.id)) throw new RangeError(`two entries of the catalogue have the id ${entry.id}`);
    byId.set(entry.id, entry);
  }
  return byId;
}
