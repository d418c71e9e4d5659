import { computeSphereShare } from '@diorama/pano';

/** Share of the sphere, 0 to 1, where a distance map meets a surface. */
export function measureSurfaceShare(distance: Float32Array, width: number): number {
  return computeSphereShare(width, (pixel) => distance[pixel] !== Infinity);
}
