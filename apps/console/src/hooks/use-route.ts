import { useMemo } from 'preact/hooks';
import { useHash } from '@diorama/page-parts';

import { readRoute } from './route.js';
import type { ConsoleRoute } from './route.js';

/** Where the operator is, as the address says. */
export function useRoute(): ConsoleRoute {
  const hash = useHash();
  return useMemo(() => readRoute(hash), [hash]);
}
