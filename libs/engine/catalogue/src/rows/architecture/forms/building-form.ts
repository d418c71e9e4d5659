import type { Shape, Slot } from '@diorama/shape-language';

import type { BuildingSpec, Feature, Mass } from '../../../parameters/structures/structures-building.js';

/** A building of bodies and details, with what no parameter expresses and the slot that takes a requested colour. */
export const building = (masses: readonly Mass[], features: readonly Feature[] = [], extra?: Shape, principal?: Slot): BuildingSpec => ({
  generator: 'building',
  masses,
  features,
  ...(extra === undefined ? {} : { extra }),
  ...(principal === undefined ? {} : { principal }),
});
