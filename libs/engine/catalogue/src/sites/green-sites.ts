import { place, site } from './site-type.js';
import type { SiteType } from './site-type.js';

/** Gardens, parks and fields. */
export const GREEN_SITES: readonly SiteType[] = [
  site('garden', 'meadow', { words: 'flower garden, backyard, back yard, botanical garden, yard, courtyard garden', density: 0.6 }, [
    place('fountain', 'ahead', 1, { distance: 10 }),
    place('bench', 'near', 2),
    place('bush', 'avenue', 14, { aside: 3.2, pitch: 2.2 }),
    place('flower', 'scatter', 120, { distance: 3, reach: 16 }),
    place('fence', 'ring', 18, { distance: 22 }),
    place('broadleaf-tree', 'ring', 10, { distance: 18, size: 0.8 }),
  ]),
];
