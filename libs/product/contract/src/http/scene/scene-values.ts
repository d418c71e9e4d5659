import { CATALOGUE, SUBSTANCES } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';

import { boundedList } from '../fields/bounded-list.js';
import { lenientNumberBetween } from '../fields/lenient.js';
import { boundedPlainText } from '../fields/plain-text.js';

/** Linear RGB, each channel from 0 to 1. */
export const colorSchema = boundedList(lenientNumberBetween(0, 1), 3, 3);

/** Id of an object of the catalogue. */
export const objectKind = boundedPlainText(1, SCENE_LIMITS.kind).refine((kind) => CATALOGUE.has(kind), 'unknown kind of object');

/** Name of a substance of the catalogue. */
export const substanceName = boundedPlainText(1, SCENE_LIMITS.substance).refine(
  (name) => Object.hasOwn(SUBSTANCES, name),
  'unknown substance',
);
