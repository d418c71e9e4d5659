import type { MovementInput, Motion } from './motion.js';
import { moveAlong, computeRightDirection, turnPose, computeViewDirection } from './pose.js';
import type { Pose, Vector } from './pose.js';

/** Below this distance a step back leaves the centre, and a step towards it returns to it; metres. */
const NEAREST = 0.25;
const FARTHEST = 60;

/**
 * Looks at a centre from a distance. The centre is where the visitor was on entering, so that a turn first looks around like a
 * panorama; stepping back with the wheel then circles that place.
 */
export class OrbitMotion implements Motion {
  readonly grounded = false;
  pose: Pose = { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 };
  private centre: Vector = this.pose.position;
  private distance = 0;

  enter(pose: Pose): void {
    this.pose = pose;
    this.centre = pose.position;
    this.distance = 0;
  }

  step(intent: MovementInput, seconds: number): void {
    const turn = turnPose(this.pose, intent.yaw + intent.right * 60 * seconds, intent.pitch + intent.up * 45 * seconds);
    this.distance = dollied(this.distance, intent.dolly + intent.forward * 4 * seconds);
    this.pan(intent);
    this.pose = { ...turn, position: moveAlong(this.centre, computeViewDirection(turn), -this.distance) };
  }

  /** A drag moves what lies at the centre's distance by as much as the finger. */
  private pan({ panRight, panUp }: MovementInput): void {
    if (panRight === 0 && panUp === 0) return;
    const scale = Math.max(this.distance, 2);
    const sideways = moveAlong(this.centre, computeRightDirection(this.pose.yaw), -panRight * scale);
    this.centre = moveAlong(sideways, { x: 0, y: 1, z: 0 }, -panUp * scale);
  }
}

/** Each step changes the distance by a sixth, so that near and far feel alike. */
function dollied(distance: number, steps: number): number {
  if (steps === 0) return distance;
  const next = Math.max(distance, NEAREST) * 1.2 ** -steps;
  if (next <= NEAREST) return 0;
  return Math.min(next, FARTHEST);
}
