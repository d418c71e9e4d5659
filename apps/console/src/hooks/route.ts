/** Where the operator is: a page, what of it, and its filters. The address keeps it after `#`. */
export interface ConsoleRoute {
  readonly page: PageName;
  /** Id of what the page shows; null for lists. */
  readonly id: string | null;
  readonly filters: Readonly<Record<string, string>>;
}

export const CONSOLE_PAGES = [
  'overview',
  'metrics',
  'accounts',
  'operations',
  'deliveries',
  'signing-keys',
  'system',
  'gallery',
  'audit',
  'playground',
] as const;
export type PageName = (typeof CONSOLE_PAGES)[number];

/** Reads `#/accounts/acc_1` or `#/operations?state=FAILED`; what it does not know is the overview. */
export function readRoute(hash: string): ConsoleRoute {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [name, id] = path.split('/', 2);
  const page = CONSOLE_PAGES.find((known) => known === name);
  if (page === undefined) return { page: 'overview', id: null, filters: {} };
  return { page, id: id === undefined || id === '' ? null : decoded(id), filters: Object.fromEntries(new URLSearchParams(query)) };
}

/** The address of a route; empty filters are left out. */
export function buildRouteHref(page: PageName, id: string | null = null, filters: Readonly<Record<string, string>> = {}): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const query = set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
  return `#/${page}${id === null ? '' : `/${encodeURIComponent(id)}`}${query}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // names nothing, which the page will say
  }
}
