/**
 * Ids of headings as GitHub makes them: small letters, hyphens for spaces, without punctuation; a number is added to one that is taken.
 * Each call gives a function for the headings of one page.
 */
export function createSlugger(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
