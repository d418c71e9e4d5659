import type { RelationArea } from '@diorama/domain';

import type { PlacedObject } from '../geometry/placed-object.js';
import type { PlaceParts, RelationBody } from '../geometry/place-parts.js';

/** One object with what it stands in relation to. */
export interface RelationCase {
  readonly subject: PlacedObject;
  /** The bodies it is related to: one, or two for `between`; of a part of the place all bodies, and one of them suffices. */
  readonly bodies: readonly RelationBody[];
  readonly area?: RelationArea | undefined;
  /** Other objects of the entry of the subject: piles touch them. */
  readonly peers: readonly PlacedObject[];
  readonly parts: PlaceParts;
}
