import type { SpawnPoint } from '@diorama/world-model';
import { EYE_HEIGHT } from '@diorama/world-model';

import type { PlacementContext } from './placement-context.js';

const CLEARANCE = 0.9;
const WANTED = 5;

/** The origin, then clear and dry places some metres around it, far from one another. */
export function createSpawnPoints(context: PlacementContext): SpawnPoint[] {
  const points: SpawnPoint[] = [{ x: 0, y: 0, z: 0, azimuth: 0 }];
  for (let ring = 1; ring <= 7 && points.length < WANTED; ring++) {
    for (let k = 0; k < 12 && points.length < WANTED; k++) {
      const angle = k * 2.4 + ring;
      const [x, z] = [Math.sin(angle) * (ring * 1.5 + 1), -Math.cos(angle) * (ring * 1.5 + 1)];
      const apart = points.every((point) => Math.hypot(point.x - x, point.z - z) > 3);
      if (!apart || !context.isDry(x, z, 0.8) || context.ground.steepnessAt(x, z, 0.8) > 0.45) continue;
      if (!context.footprints.isFree(x, z, CLEARANCE)) continue;
      points.push({
        x,
        y: context.ground.heightAt(x, z) + EYE_HEIGHT,
        z,
        azimuth: (Math.round((Math.atan2(-x, z) * 180) / Math.PI) + 360) % 360,
      });
    }
  }
  return points;
}

/** The first point, and of the others those that objects put in later leave clear; on the ground as it is now. */
export function keepClearPoints(points: readonly SpawnPoint[], context: PlacementContext): SpawnPoint[] {
  const isClear = ({ x, z }: SpawnPoint): boolean => context.isClearOfCleared(x, z, CLEARANCE);
  return points
    .filter((point, k) => k === 0 || isClear(point))
    .map((point, k) => (k === 0 ? point : { ...point, y: context.ground.heightAt(point.x, point.z) + EYE_HEIGHT }));
}
