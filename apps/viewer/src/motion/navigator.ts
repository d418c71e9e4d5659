import { flatFloor } from './collider.js';
import type { Collider } from './collider.js';
import { Fly } from './fly.js';
import { MODES } from './motion.js';
import type { Intent, Mode, Motion } from './motion.js';
import { Orbit } from './orbit.js';
import type { Pose } from './pose.js';
import { Walk } from './walk.js';

/** Holds the visitor's pose and moves it in the chosen mode. */
export class Navigator {
  private readonly motions: Readonly<Record<Mode, Motion>>;
  private readonly walk: Walk;
  private current: Mode = 'orbit';

  /**
   * @param capture the pose of the panorama, where looking around begins
   * @param spawn where walking begins, at eye height
   * @param eyeHeight metres above the ground
   */
  constructor(
    private readonly capture: Pose,
    private readonly spawn: Pose,
    eyeHeight: number,
  ) {
    this.walk = new Walk(flatFloor(spawn.position.y - eyeHeight), eyeHeight, spawn);
    this.motions = { orbit: new Orbit(), fly: new Fly(), walk: this.walk };
    this.motion.enter(capture);
  }

  get mode(): Mode {
    return this.current;
  }

  get pose(): Pose {
    return this.motion.pose;
  }

  get grounded(): boolean {
    return this.motion.grounded;
  }

  /** Changes the way to move; the pose stays, except that walking begins at the spawn point when nobody has moved yet. */
  choose(mode: Mode): void {
    if (mode === this.current) return;
    const { pose } = this;
    this.current = mode;
    this.motion.enter(mode === 'walk' && isSamePlace(pose, this.capture) ? this.walkStart(pose) : pose);
  }

  /** The mode after the present one. */
  get next(): Mode {
    return MODES[(MODES.indexOf(this.current) + 1) % MODES.length] ?? 'orbit';
  }

  /** Back to where this mode begins. */
  reset(): void {
    this.motion.enter(this.current === 'walk' ? this.spawn : this.capture);
  }

  /** Goes to a pose; a walker's feet are set on the ground below it. */
  place(pose: Pose): void {
    this.motion.enter(pose);
  }

  useCollider(collider: Collider): void {
    this.walk.standOn(collider, this.current === 'walk');
  }

  step(intent: Intent, seconds: number): void {
    this.motion.step(intent, seconds);
  }

  /** A visitor who has looked around keeps the view. */
  private walkStart({ yaw, pitch }: Pose): Pose {
    const hasLooked = yaw !== this.capture.yaw || pitch !== this.capture.pitch;
    return hasLooked ? { position: this.spawn.position, yaw, pitch } : this.spawn;
  }

  private get motion(): Motion {
    return this.motions[this.current];
  }
}

const isSamePlace = ({ position: a }: Pose, { position: b }: Pose): boolean => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 0.01;
