import type { HatKind } from '@diorama/catalogue';
import type { Shape } from '@diorama/shape-language';

import { BRIMMED_HATS } from './brimmed-hats.js';
import { CAPS } from './caps.js';
import { CROWNS } from './crowns.js';
import { HELMETS } from './helmets.js';
import { createHood } from './hood.js';
import { HOODS } from './hoods.js';
import { PEAKED_HATS } from './peaked-hats.js';
import { RITUAL_HATS } from './ritual-hats.js';
import { WORK_HELMETS } from './work-helmets.js';

/** Headgear by name, in the frame of the head. */
export const HATS: Readonly<Record<HatKind, () => Shape>> = {
  ...BRIMMED_HATS,
  ...HELMETS,
  ...CAPS,
  ...HOODS,
  ...CROWNS,
  ...PEAKED_HATS,
  ...RITUAL_HATS,
  ...WORK_HELMETS,
  hood: createHood,
};

/** Headgear that covers the whole head. */
export const CLOSED_HATS: ReadonlySet<HatKind> = new Set<HatKind>([
  'knight-helmet',
  'great-helm',
  'space-helmet',
  'welding-mask',
  'balaclava',
  'plague-mask',
  'hangman-hood',
  'horned-helm',
  'visor-helmet',
]);

/** Headgear under which hair would stand out at the top. */
export const TIGHT_HATS: ReadonlySet<HatKind> = new Set<HatKind>([
  'wimple',
  'headscarf',
  'keffiyeh',
  'nemes',
  'hood',
  'fur-hood',
  'ushnisha',
  'gladiator-helmet',
  'swim-cap',
  'surgical-cap',
  'wetsuit-hood',
  'hazmat-hood',
]);
