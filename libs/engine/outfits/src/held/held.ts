import type { HeldKind } from '@diorama/catalogue';

import type { HeldItem } from './item.js';
import { BURDENS } from './burdens.js';
import { INSTRUMENTS } from './instruments.js';
import { LEISURE } from './leisure.js';
import { SHIELDS_AND_GUNS } from './shields-and-guns.js';
import { STAFFS } from './staffs.js';
import { TRADE_TOOLS } from './trade-tools.js';
import { VESSELS } from './vessels.js';
import { WEAPONS } from './weapons.js';

/** What a hand can hold, by name. */
export const HELD: Readonly<Record<HeldKind, HeldItem>> = {
  ...WEAPONS,
  ...SHIELDS_AND_GUNS,
  ...STAFFS,
  ...VESSELS,
  ...TRADE_TOOLS,
  ...BURDENS,
  ...INSTRUMENTS,
  ...LEISURE,
};
