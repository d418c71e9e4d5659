import type { BuildingSpec, Generated } from '@diorama/catalogue';
import { group } from '@diorama/shape-language';

import { withFinishes } from '../finishes/palette.js';
import { featureShape } from './features.js';
import { massShape } from './mass.js';

/** Draws a building from its bodies and details. */
export const createBuilding = ({ masses, features = [], extra, principal = 'wall', lights }: BuildingSpec): Generated => ({
  ...withFinishes(group(...masses.map(massShape), ...features.map(featureShape), ...(extra === undefined ? [] : [extra])), principal),
  ...(lights === undefined ? {} : { lights }),
});
