import type { CatalogueRow } from '../row/row.js';
import { DEVICE_ROWS } from './scifi-devices.js';
import { SPACECRAFT_ROWS } from './scifi-spacecraft.js';

/** Objects of the theme scifi. */
export const SCIFI_ROWS: readonly CatalogueRow[] = [...SPACECRAFT_ROWS, ...DEVICE_ROWS];
