import { EYE_HEIGHT } from '@diorama/world-model';

import { CATALOGUE } from './catalogue.js';

/** Where an object stands: metres, `y` from the ground to its foot, and degrees counter-clockwise seen from above. */
interface Placement {
  readonly x: number;
  readonly y?: number;
  readonly z: number;
  readonly turn?: number;
}

/** Metres around the origin that the viewer needs. */
const VIEWER_CLEARANCE = 0.5;

/**
 * Whether the solid of an object comes within 0.5 m of the origin, where the viewer starts; never for a kind without a row.
 *
 * @param size factor on the usual size
 */
export function coversViewerStart(
  { kind, size }: { readonly kind: string; readonly size: number },
  { x, y = 0, z, turn = 0 }: Placement,
): boolean {
  const row = CATALOGUE.get(kind);
  if (row === undefined) return false;
  const {
    solid = 'box',
    stand,
    size: [width, , depth],
  } = row;
  if (solid === 'none' || stand === 'flat' || y > EYE_HEIGHT + VIEWER_CLEARANCE) return false;
  if (typeof solid === 'object') return Math.hypot(x, z) < solid.trunk * size + VIEWER_CLEARANCE;
  if (solid === 'cylinder') return Math.hypot(x, z) < (Math.min(width, depth) / 2) * size + VIEWER_CLEARANCE;
  // The origin in the frame of the object.
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [Math.abs(s * z - c * x), Math.abs(s * x + c * z)];
  return Math.hypot(Math.max(0, along - (width * size) / 2), Math.max(0, across - (depth * size) / 2)) < VIEWER_CLEARANCE;
}
