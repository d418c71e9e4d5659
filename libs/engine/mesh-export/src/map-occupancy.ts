import { decodeGlb, MeshFormatError, createOccupancyGrid } from '@diorama/mesh';
import type { OccupancyGrid } from '@diorama/mesh';

/** A robot of a person's height on small wheels, and as much of the world as a lidar sees well. Metres. */
const ROBOT = { cell: 0.05, reach: 40, step: 0.15, clearance: 1.8 };

/** Where a robot could stand on a collider, from its GLB. Throws a MeshFormatError for bytes that are none. */
export function computeOccupancyGrid(collider: Uint8Array): OccupancyGrid {
  const [mesh] = decodeGlb(collider).primitives;
  if (mesh === undefined) throw new MeshFormatError('the collider has no mesh');
  return createOccupancyGrid(mesh, ROBOT);
}
