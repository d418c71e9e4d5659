import type { GarmentKind } from '@diorama/catalogue';

import { ARMOUR } from './armour.js';
import { CLOAKS } from './cloaks.js';
import { FRONTS } from './fronts.js';
import { DETAILS } from './details.js';
import { EMBLEMS } from './emblems.js';
import { GEAR } from './gear.js';
import { ORNAMENTS } from './ornaments.js';
import { HIDES } from './hides.js';
import { PACKS } from './packs.js';
import { SKIRTS } from './skirts.js';
import type { GarmentMaker } from './wearer.js';

/** The garment of each name. */
export const GARMENTS: Readonly<Record<GarmentKind, GarmentMaker>> = {
  ...SKIRTS,
  ...CLOAKS,
  ...FRONTS,
  ...ARMOUR,
  ...PACKS,
  ...DETAILS,
  ...EMBLEMS,
  ...GEAR,
  ...ORNAMENTS,
  ...HIDES,
};

/** Garments that hide the legs. */
export const FLOOR_LENGTH: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['gown', 'robe', 'cassock', 'kimono', 'hakama']);
