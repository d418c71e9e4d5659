import type { HeldKind } from '@diorama/catalogue';

import type { HeldItem } from './item.js';
import { LEISURE } from './leisure.js';
import { TOOLS } from './tools.js';
import { WEAPONS } from './weapons.js';

/** What a hand can hold, by name. */
export const HELD: Readonly<Record<HeldKind, HeldItem>> = { ...WEAPONS, ...TOOLS, ...LEISURE };
