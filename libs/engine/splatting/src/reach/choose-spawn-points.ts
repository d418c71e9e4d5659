import { createDirection } from '@diorama/world-model';
import type { Renderer, SpawnPoint, SurfaceSight, Vec3, WorldModel } from '@diorama/world-model';

import { FIRST_INSTANCE } from '../capture/surface-numbers.js';
import { CELL, floorAt } from './reachable-area.js';
import type { ReachableArea } from './reachable-area.js';

/** What spawn points are chosen by. */
export interface SpawnSite {
  readonly model: Pick<WorldModel, 'indoor' | 'eyeHeight' | 'water' | 'spawnPoints'>;
  readonly area: ReachableArea;
  readonly renderer: Pick<Renderer, 'cast' | 'look'>;
}

const MOST = 5;
/** Candidates on a spiral around the origin, and the angle from one to the next. */
const CANDIDATES = 240;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Metres from the origin to the last candidate, between chosen points, and of room around each; rooms are smaller. */
const OUTDOORS = { reach: 8, apart: 3.5, margin: 1 } as const;
const INDOORS = { reach: 5, apart: 1.1, margin: 0.3 } as const;
/** Most metres that the floor within the margin rises or falls. */
const LEVELNESS = 0.4;
/** Metres that a dry place lies above the water. */
const FREEBOARD = 0.03;
/** Where the origin looks for its subject: degrees to the sides of its azimuth and upwards, and metres away at most. */
const SIDEWAYS = [-24, -16, -8, 0, 8, 16, 24];
const UPWARDS = [-4, 0, 5, 10];
const SUBJECT_REACH = 60;
/** Where the origin sees no object, the place so far ahead of it is the subject, metres. */
const AHEAD = 12;
/** Share of the subject that is in sight, and metres by which a ray may miss a point of it. */
const SEEN = 0.4;
const NEAR = 0.4;

/**
 * Chooses places to stand where the world holds best: near the origin, which is the first; inside the reachable area with room to all sides,
 * on level and dry ground, and with sight of what the origin looks at. Each looks towards that. The model says where the origin looks.
 */
export function chooseSpawnPoints({ model, area, renderer }: SpawnSite): SpawnPoint[] {
  const { reach, apart, margin } = model.indoor ? INDOORS : OUTDOORS;
  const start = model.spawnPoints[0]?.azimuth ?? 0;
  const subject = findSubject(renderer, start);
  const center = [0, 1, 2].map((axis) => subject.reduce((sum, point) => sum + (point[axis] as number), 0) / subject.length) as [
    number,
    number,
    number,
  ];
  const points: SpawnPoint[] = [{ x: 0, y: 0, z: 0, azimuth: start }];
  for (let i = 0; i < CANDIDATES && points.length < MOST; i++) {
    const away = reach * Math.sqrt((i + 1) / CANDIDATES);
    const [x, z] = [toCentimetres(away * Math.sin(i * GOLDEN_ANGLE)), toCentimetres(-away * Math.cos(i * GOLDEN_ANGLE))];
    if (points.some((point) => Math.hypot(point.x - x, point.z - z) < apart)) continue;
    if (Math.hypot(center[0] - x, center[2] - z) < apart || !isRoomy({ model, area }, x, z, margin)) continue;
    const y = toCentimetres(floorAt(area, x, z) + model.eyeHeight);
    if (!sees(renderer, [x, y, z], subject)) continue;
    const azimuth = (Math.round((Math.atan2(center[0] - x, z - center[2]) * 180) / Math.PI) + 360) % 360;
    points.push({ x, y, z, azimuth });
  }
  return points;
}

const toCentimetres = (metres: number): number => Math.round(100 * metres) / 100;

/** Points of objects that the origin sees around an azimuth, degrees; where there are none, a point in that direction. */
function findSubject(renderer: Pick<Renderer, 'look'>, ahead: number): Vec3[] {
  const sight: SurfaceSight = { surface: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, isBackFace: false };
  const points: Vec3[] = [];
  for (const side of SIDEWAYS)
    for (const up of UPWARDS) {
      const direction = createDirection(ahead + side, up);
      const distance = renderer.look([0, 0, 0], direction, sight);
      if (distance <= SUBJECT_REACH && sight.surface >= FIRST_INSTANCE) points.push([sight.x, sight.y, sight.z]);
    }
  if (points.length > 0) return points;
  const [x, y, z] = createDirection(ahead, 0);
  return [[AHEAD * x, AHEAD * y, AHEAD * z]];
}

/** Whether the floor around a place is reachable and level, and dry where people do not wade. */
function isRoomy({ model, area }: Pick<SpawnSite, 'model' | 'area'>, x: number, z: number, margin: number): boolean {
  const here = floorAt(area, x, z);
  const lowest = model.water === null || model.water.isWaded === true ? -Infinity : model.water.level + FREEBOARD;
  const steps = Math.ceil(margin / CELL);
  for (let j = -steps; j <= steps; j++)
    for (let i = -steps; i <= steps; i++) {
      if (Math.hypot(i, j) * CELL > margin) continue;
      const floor = floorAt(area, x + i * CELL, z + j * CELL);
      if (!(Math.abs(floor - here) <= LEVELNESS && floor >= lowest)) return false;
    }
  return true;
}

function sees(renderer: Pick<Renderer, 'cast'>, [x, y, z]: Vec3, subject: readonly Vec3[]): boolean {
  const seen = subject.filter(([sx, sy, sz]) => {
    const distance = Math.hypot(sx - x, sy - y, sz - z);
    return renderer.cast([x, y, z], [(sx - x) / distance, (sy - y) / distance, (sz - z) / distance]) >= distance - NEAR;
  });
  return seen.length >= SEEN * subject.length;
}
