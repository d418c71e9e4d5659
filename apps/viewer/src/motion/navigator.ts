import { flatFloor } from './collider.js';
import type { Collider } from './collider.js';
import { Fly } from './fly.js';
import { Glide } from './glide.js';
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
  private ground: Collider;
  private glide: Glide | null = null;
  /** Where the visitor was put, until the first step from there. */
  private wanted: Pose | null = null;

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
    this.ground = flatFloor(spawn.position.y - eyeHeight);
    this.walk = new Walk(this.ground, eyeHeight, spawn);
    this.motions = { orbit: new Orbit(), fly: new Fly(), walk: this.walk };
    this.motion.enter(capture);
  }

  get mode(): Mode {
    return this.current;
  }

  get pose(): Pose {
    return this.glide?.pose ?? this.motion.pose;
  }

  /** What walkers stand on. */
  get collider(): Collider {
    return this.ground;
  }

  get grounded(): boolean {
    return this.motion.grounded;
  }

  /** Changes the way to move; the pose stays, except that walking begins at the spawn point when nobody has moved yet. */
  choose(mode: Mode): void {
    if (mode === this.current) return;
    const { pose } = this;
    this.glide = null;
    this.current = mode;
    this.motion.enter(mode === 'walk' && isSamePlace(pose, this.capture) ? this.walkStart(pose) : pose);
  }

  /** The mode after the present one. */
  get next(): Mode {
    return MODES[(MODES.indexOf(this.current) + 1) % MODES.length] ?? 'orbit';
  }

  /** Back to where this mode begins. */
  reset(): void {
    this.glide = null;
    this.wanted = null;
    this.motion.enter(this.current === 'walk' ? this.spawn : this.capture);
  }

  /** Goes to a pose; a walker's feet are set on the ground below it. */
  place(pose: Pose): void {
    this.glide = null;
    this.wanted = pose;
    this.motion.enter(pose);
  }

  /** Goes to a pose over some time, unless the visitor moves on the way. */
  glideTo(pose: Pose, seconds: number): void {
    if (seconds <= 0) this.place(pose);
    else this.glide = new Glide(this.pose, pose, seconds);
  }

  useCollider(collider: Collider): void {
    this.ground = collider;
    const isWalking = this.current === 'walk';
    this.walk.standOn(collider, isWalking && this.wanted === null);
    // Whoever was put on a hill stood on a level floor inside it until now.
    if (isWalking && this.wanted) this.walk.enter(this.wanted);
  }

  step(intent: Intent, seconds: number): void {
    if (isMoving(intent)) this.wanted = null;
    if (this.glide) this.stepGlide(this.glide, intent, seconds);
    else this.motion.step(intent, seconds);
  }

  private stepGlide(glide: Glide, intent: Intent, seconds: number): void {
    glide.step(seconds);
    if (glide.done || isMoving(intent)) this.place(glide.pose);
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

const isMoving = ({ forward, right, up, jump, yaw, pitch, dolly, panRight, panUp }: Intent): boolean =>
  jump || [forward, right, up, yaw, pitch, dolly, panRight, panUp].some((wish) => wish !== 0);

const isSamePlace = ({ position: a }: Pose, { position: b }: Pose): boolean => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 0.01;
