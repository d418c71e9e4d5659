import type { DetailLevel } from '../api/world.js';

/** The names of the levels of detail on the page. */
export const DETAIL_LABELS: Readonly<Record<DetailLevel, string>> = { '100k': '100k', '500k': '500k', full_res: 'Full' };

/** `1,998,112 splats`. */
export const formatSplatCount = (splats: number): string => `${splats.toLocaleString('en-US')} splats`;
