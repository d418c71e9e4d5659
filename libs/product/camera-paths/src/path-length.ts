import type { CameraPath, CameraPose } from './camera-path.js';

/** Degrees of turning that take as long as one metre. */
const DEGREES_PER_METRE = 45;

/** The turn from one yaw to another, degrees in (-180, 180]. */
export const computeShortestTurn = (from: number, to: number): number => {
  const turn = to - from;
  return turn - 360 * Math.ceil((turn - 180) / 360);
};

/** What a camera has to do between two poses, in metres: the straight way, and its turn as so many metres more. */
export function measurePoseDistance(from: CameraPose, to: CameraPose): number {
  const metres = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  const degrees = Math.hypot(computeShortestTurn(from.yaw, to.yaw), to.pitch - from.pitch, to.fov - from.fov);
  return metres + degrees / DEGREES_PER_METRE;
}

/** Distances from each pose to the next one; in a loop, the last one leads back to the first pose. */
export function measurePoseDistances({ poses, loop }: Pick<CameraPath, 'poses' | 'loop'>): number[] {
  const next = loop ? [...poses.slice(1), poses[0] as CameraPose] : poses.slice(1);
  return next.map((pose, i) => measurePoseDistance(poses[i] as CameraPose, pose));
}

/** The sum of those distances. */
export const measurePathLength = (path: Pick<CameraPath, 'poses' | 'loop'>): number =>
  measurePoseDistances(path).reduce((sum, distance) => sum + distance, 0);
