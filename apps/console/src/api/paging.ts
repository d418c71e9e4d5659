import { LIMITS } from '@diorama/domain';

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly next: string | null;
}

const PAGE_SIZE = 30;
/** Of lists that become a file: the most that the API answers at once. */
export const FILE_PAGE_SIZE = LIMITS.pageSizeMax;

/** The part of a query that asks for a page. @param token null for the first page */
export const toPageQuery = (token: string | null, size = PAGE_SIZE): { page_size: number; page_token?: string } => ({
  page_size: size,
  ...(token === null ? {} : { page_token: token }),
});

/** A page of the API as the console keeps it. */
export const toPage = <Item>(
  items: readonly Item[],
  { next_page_token: next }: { readonly next_page_token: string | null },
): Page<Item> => ({
  items,
  next,
});

/** The filters of a page's address without those that are not set, which are empty texts. */
export const omitEmptyFilters = (filters: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
