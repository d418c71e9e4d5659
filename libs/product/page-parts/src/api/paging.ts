import { LIMITS } from '@diorama/domain';

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly next: string | null;
}

/** Reads one page of a list with its filters. @param token null for the first page @param size by default that of lists on the screen */
export type LoadListPage<Item> = (token: string | null, signal?: AbortSignal, size?: number) => Promise<Page<Item>>;

const PAGE_SIZE = 30;
/** Page size for downloads: the largest that the API accepts. */
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
