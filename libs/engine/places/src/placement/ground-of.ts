import type { Rectangle } from '@diorama/relations';
import { getFootprintSize } from '@diorama/things';

import type { UnplacedObject } from './placement-context.js';

/** The ground under an object; `radius` is that of the disc around it. */
export interface ObjectGround extends Rectangle {
  readonly radius: number;
}

/** The rectangle of ground under an object at its size. */
export const groundOf = ({ kind, x, z, turn, scale }: Pick<UnplacedObject, 'kind' | 'x' | 'z' | 'turn' | 'scale'>): ObjectGround => {
  const [width, depth] = getFootprintSize(kind).map((side) => side * scale) as [number, number];
  return { x, z, turn, width, depth, radius: Math.hypot(width, depth) / 2 };
};
