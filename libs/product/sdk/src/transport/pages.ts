/** One page of a list, as far as paging goes. */
export interface Page {
  readonly next_page_token: string | null;
}

/** Everything in a list, page after page, each fetched when it is needed. */
export async function* iteratePages<P extends Page, T>(
  fetchPage: (pageToken: string | null) => Promise<P>,
  items: (page: P) => readonly T[],
): AsyncGenerator<T, void, void> {
  let token: string | null = null;
  do {
    const page: P = await fetchPage(token);
    yield* items(page);
    token = page.next_page_token;
  } while (token !== null && token !== '');
}
