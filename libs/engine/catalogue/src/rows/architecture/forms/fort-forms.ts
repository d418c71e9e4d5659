import type { Mass } from '../../../parameters/structures/structures-building.js';

/** A place on the ground. */
export type Place = readonly [x: number, z: number];

/** The shaft of a round tower. */
export const coneTower = ([x, z]: Place, width: number, height: number, cone: number): Mass => ({
  size: [width, height, width],
  at: [x, 0, z],
  sides: 16,
  storeys: 3,
  bays: [5, 0],
  windows: 'slit',
  open: [0.14, 0.3],
  roof: { kind: 'battlements', height: 0.24 * width, slot: 'wall', overhang: 0.1 * width },
  ...(cone > 0 ? {} : {}),
});

/** The cone on a round tower. */
export const coneCap = ([x, z]: Place, width: number, height: number, cone: number): Mass => ({
  size: [0.86 * width, 0.3 * width, 0.86 * width],
  at: [x, height, z],
  sides: 16,
  roof: { kind: 'cone', height: cone, overhang: 0.14 * width },
});

/** A round tower with battlements and a cone. */
export const capped = (place: Place, width: number, height: number, cone: number): Mass[] => [
  coneTower(place, width, height, cone),
  coneCap(place, width, height, cone),
];

/** A wall with battlements. */
export const rampart = (width: number, height: number, depth: number, [x, z]: Place): Mass => ({
  size: [width, height, depth],
  at: [x, 0, z],
  windows: 'none',
  roof: { kind: 'battlements', height: 1.3, slot: 'wall' },
});
