import { createFlatFloor } from './collider.js';
import type { Collider } from './collider.js';
import { FlyMotion } from './fly.js';
import { CameraPoseTransition } from './pose-transition.js';
import { isMoving, MOTION_MODES } from './motion.js';
import type { MovementInput, MotionMode, Motion } from './motion.js';
import { OrbitMotion } from './orbit.js';
import type { Pose } from './pose.js';
import { WalkMotion } from './walk.js';

/** Holds the visitor's pose and moves it in the chosen mode. */
export class Navigator {
  private readonly motions: Readonly<Record<MotionMode, Motion>>;
  private readonly walk: WalkMotion;
  private current: MotionMode = 'orbit';
  private ground: Collider;
  private glide: CameraPoseTransition | null = null;
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
    this.ground = createFlatFloor(spawn.position.y - eyeHeight);
    this.walk = new WalkMotion(this.ground, eyeHeight, spawn);
    this.motions = { orbit: new OrbitMotion(), fly: new FlyMotion(), walk: this.walk };
    this.motion.enter(capture);
  }

  get mode(): MotionMode {
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
  choose(mode: MotionMode): void {
    if (mode === this.current) return;
    const { pose } = this;
    this.glide = null;
    this.current = mode;
    this.motion.enter(mode === 'walk' && isSamePlace(pose, this.capture) ? this.walkStart(pose) : pose);
  }

  /** The mode after the present one. */
  get next(): MotionMode {
    return MOTION_MODES[(MOTION_MODES.indexOf(this.current) + 1) % MOTION_MODES.length] ?? 'orbit';
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
    else this.glide = new CameraPoseTransition(this.pose, pose, seconds);
  }

  /** Ends walks smoothly at a distance in metres from the capture point. */
  limitWalks(radius: number): void {
    const { x, z } = this.capture.position;
    this.walk.limit = { x, z, radius };
  }

  /** Whether the visitor walks against the limit of walks. */
  get isAtLimit(): boolean {
    return this.current === 'walk' && this.walk.isAtLimit;
  }

  useCollider(collider: Collider): void {
    this.ground = collider;
    const isWalking = this.current === 'walk';
    this.walk.standOn(collider, isWalking && this.wanted === null);
    // Whoever was put on a hill stood on a level floor inside it until now.
    if (isWalking && this.wanted) this.walk.enter(this.wanted);
  }

  step(intent: MovementInput, seconds: number): void {
    if (isMoving(intent)) this.wanted = null;
    if (this.glide) this.stepGlide(this.glide, intent, seconds);
    else this.motion.step(intent, seconds);
  }

  private stepGlide(glide: CameraPoseTransition, intent: MovementInput, seconds: number): void {
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

const isSamePlace = ({ position: a }: Pose, { position: b }: Pose): boolean => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 0.01;
