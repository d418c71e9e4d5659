/** Which worlds the gallery shows; empty texts for all. */
export interface GalleryFilter {
  readonly query: string;
  readonly tag: string;
  readonly style: string;
}

const NAMES = ['query', 'tag', 'style'] as const;

/** The filter in the query of an address, such as `?query=castle&style=medieval`. */
export function readGalleryFilter(search: string): GalleryFilter {
  const given = new URLSearchParams(search);
  const read = (name: keyof GalleryFilter): string => given.get(name)?.trim() ?? '';
  return { query: read('query'), tag: read('tag'), style: read('style') };
}

/** The address of the gallery with a filter. */
export function buildGalleryHref(filter: Partial<GalleryFilter>): string {
  const pairs = NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return pairs.length === 0 ? '/gallery' : `/gallery?${new URLSearchParams(pairs).toString()}`;
}

/** The tags and styles that most of the worlds have, the most common first and equally common ones in the order of the alphabet. */
export function countLabels(
  worlds: readonly { readonly tags?: readonly string[] | null; readonly styles?: readonly string[] | null }[],
  most: number,
): { readonly tags: readonly string[]; readonly styles: readonly string[] } {
  const rank = (labels: readonly string[]): string[] => {
    const counts = new Map<string, number>();
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
    const entries = [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return entries.slice(0, most).map(([label]) => label);
  };
  return { tags: rank(worlds.flatMap(({ tags }) => tags ?? [])), styles: rank(worlds.flatMap(({ styles }) => styles ?? [])) };
}
