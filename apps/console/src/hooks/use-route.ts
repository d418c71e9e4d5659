import { useEffect, useState } from 'preact/hooks';

import { readRoute } from './route.js';
import type { ConsoleRoute } from './route.js';

/** Where the operator is, as the address says. */
export function useRoute(): ConsoleRoute {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const follow = (): void => setRoute(readRoute(location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return route;
}
