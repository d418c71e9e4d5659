import type { Page } from './pages.js';
import type { DescribedOperation } from './operations.js';

/** One section of a page, or one operation of the API, as the search knows it. */
export interface SearchEntry {
  /** Address with its anchor. */
  readonly url: string;
  readonly page: string;
  /** Empty for the beginning of a page. */
  readonly heading: string;
  readonly text: string;
  /** Whether it comes after others: records for the developers of Diorama. */
  readonly isMinor?: boolean;
}

/** Pages that few readers look for. */
const MINOR = new Set(['/docs/reference/conformance', '/docs/wording']);
const isRecord = ({ group, address }: Page): boolean => group === 'Decisions' || MINOR.has(address);

/** Everything that the search finds: the sections of all pages, then the operations of the API. */
export function buildSearchIndex(pages: readonly Page[], operations: readonly DescribedOperation[]): SearchEntry[] {
  const sections = pages.flatMap((page) =>
    page.sections
      .filter(({ heading, text }) => heading !== '' || text !== '')
      .map(({ id, heading, level, text }) => ({
        url: level === 1 ? page.address : `${page.address}#${id}`,
        page: page.title,
        heading: level === 1 ? '' : heading,
        text,
        ...(isRecord(page) ? { isMinor: true } : {}),
      })),
  );
  const described = operations.map(({ address, document, title, method, path, description }) => ({
    url: address,
    page: document,
    heading: title,
    text: `${method} ${path} ${description}`,
  }));
  return [...sections, ...described];
}
