import type { MovementInput, Motion } from './motion.js';
import { moveAlong, computeRightDirection, turnPose, computeViewDirection } from './pose.js';
import type { Pose, Vector } from './pose.js';

const FAST = 4;
/** Share of the difference to the wished speed that is left after one second. */
const DRIFT = 0.0005;

/** Moves freely through everything, along the view. The wheel sets the speed. */
export class FlyMotion implements Motion {
  readonly grounded = false;
  pose: Pose = { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 };
  private velocity: Vector = { x: 0, y: 0, z: 0 };
  /** Metres per second. */
  private speed = 3;

  enter(pose: Pose): void {
    this.pose = pose;
    this.velocity = { x: 0, y: 0, z: 0 };
  }

  step(intent: MovementInput, seconds: number): void {
    this.speed = Math.min(40, Math.max(0.4, this.speed * 1.15 ** intent.dolly));
    const turn = turnPose(this.pose, intent.yaw, intent.pitch);
    const speed = this.speed * (intent.fast ? FAST : 1);
    const still: Vector = { x: 0, y: 0, z: 0 };
    const ahead = moveAlong(still, computeViewDirection(turn), intent.forward * speed);
    const sideways = moveAlong(ahead, computeRightDirection(turn.yaw), intent.right * speed);
    const wish = moveAlong(sideways, { x: 0, y: 1, z: 0 }, intent.up * speed);
    const kept = DRIFT ** seconds;
    this.velocity = settled({
      x: wish.x + (this.velocity.x - wish.x) * kept,
      y: wish.y + (this.velocity.y - wish.y) * kept,
      z: wish.z + (this.velocity.z - wish.z) * kept,
    });
    this.pose = { ...turn, position: moveAlong(turn.position, this.velocity, seconds) };
  }
}

/** A drift too slow to be seen is rest, so that the picture need not be drawn again. */
const settled = (velocity: Vector): Vector => (Math.hypot(velocity.x, velocity.y, velocity.z) < 0.005 ? { x: 0, y: 0, z: 0 } : velocity);
