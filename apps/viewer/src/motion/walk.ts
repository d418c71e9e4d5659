import { createFlatFloor } from './collider.js';
import type { Collider, Ground } from './collider.js';
import type { MovementInput, Motion } from './motion.js';
import { computeRightDirection, turnPose, computeViewDirection } from './pose.js';
import type { Pose, Vector } from './pose.js';
import { limitWalk } from './walk-limit.js';
import type { WalkLimit } from './walk-limit.js';

/** Metres, seconds and their quotients. */
export const WALKER_SETTINGS = {
  radius: 0.25,
  step: 0.35,
  headroom: 0.1,
  speed: 2.4,
  run: 5,
  jump: 3.4,
  gravity: 9.81,
  fallLimit: 100,
} as const;

/** Surfaces steeper than 50 degrees do not carry: the walker slides down. */
const CARRYING_NORMAL = Math.cos((50 * Math.PI) / 180);
/** No sub-step may carry the walker further than its own radius, or it would pass through thin walls. */
const SUB_STEP = 1 / 60;
/** The feet's outline: the middle, and four points around it. */
const FOOTPRINT = [
  [0, 0],
  [0.15, 0],
  [-0.15, 0],
  [0, 0.15],
  [0, -0.15],
] as const;

interface Place {
  x: number;
  y: number;
  z: number;
}

/**
 * Walks on a collider. The body is an upright capsule that begins one step above the feet, so that low edges pass beneath it; rays
 * from there find the floor. Steeper ground slides, gaps fall, and whoever falls out of the world is back at `home`.
 */
export class WalkMotion implements Motion {
  grounded = false;
  /** Where walks end; null where only the collider ends them. */
  limit: WalkLimit | null = null;
  /** Whether the limit took more than half the speed of the last step. */
  isAtLimit = false;
  private view: Pose;
  private feet: Place = { x: 0, y: 0, z: 0 };
  private fall = 0;
  private slide: Vector | null = null;
  private slideSpeed = 0;
  /** How far the eye still lags behind after a step up or down, metres. */
  private lag = 0;

  constructor(
    private collider: Collider,
    private readonly eyeHeight: number,
    private readonly home: Pose,
  ) {
    this.view = home;
    this.enter(home);
  }

  get pose(): Pose {
    const { x, y, z } = this.feet;
    return { ...this.view, position: { x, y: y + this.eyeHeight - this.lag, z } };
  }

  /** Changes the world under the feet, such as when its collider has come; `now` sets a walker who is under way onto it. */
  standOn(collider: Collider, now: boolean): void {
    this.collider = collider;
    if (now) this.enter(this.pose);
  }

  /** Takes the pose over with the feet on what lies below it; where nothing does, such as inside a hill, the walker starts at home. */
  enter(pose: Pose): void {
    this.view = pose;
    if (!this.place(pose.position) && !this.place(this.home.position)) {
      this.collider = createFlatFloor(this.home.position.y - this.eyeHeight);
      this.place(this.home.position);
    }
    this.fall = 0;
    this.lag = 0;
    this.slide = null;
    this.slideSpeed = 0;
  }

  private place({ x, y, z }: Vector): boolean {
    // From a hair above the eye, so that an eye exactly on a surface finds it.
    const ground = this.collider.groundBelow({ x, y: y + 0.01, z }, 200);
    if (ground === null) return false;
    this.feet = { x, y: ground.y, z };
    this.grounded = true;
    return true;
  }

  step(intent: MovementInput, seconds: number): void {
    this.view = turnPose(this.view, intent.yaw, intent.pitch);
    if (intent.jump && this.grounded) this.leap();
    const wish = this.wishedVelocity(intent);
    this.isAtLimit = false;
    for (let left = seconds; left > 1e-6; left -= SUB_STEP) this.subStep(wish, Math.min(left, SUB_STEP));
    this.lag = Math.abs(this.lag) < 0.002 ? 0 : this.lag * Math.exp(-14 * seconds);
    if (this.feet.y < this.home.position.y - WALKER_SETTINGS.fallLimit) this.enter(this.home);
  }

  private leap(): void {
    this.fall = -WALKER_SETTINGS.jump;
    this.grounded = false;
  }

  private wishedVelocity({ forward, right, fast }: MovementInput): Vector {
    const ahead = computeViewDirection({ yaw: this.view.yaw, pitch: 0 });
    const side = computeRightDirection(this.view.yaw);
    const length = Math.max(1, Math.hypot(forward, right));
    const speed = (fast ? WALKER_SETTINGS.run : WALKER_SETTINGS.speed) / length;
    return { x: (ahead.x * forward + side.x * right) * speed, y: 0, z: (ahead.z * forward + side.z * right) * speed };
  }

  private subStep(wish: Vector, seconds: number): void {
    const before = { ...this.feet };
    const allowed = this.withinLimit(wish);
    const velocity = this.slide === null ? allowed : this.slidingVelocity(allowed, this.slide, seconds);
    this.feet.x += velocity.x * seconds;
    this.feet.z += velocity.z * seconds;
    if (!this.separate(before)) {
      this.feet.x = before.x;
      this.feet.z = before.z;
    }
    this.fallAndLand(seconds);
  }

  private withinLimit(wish: Vector): Vector {
    if (this.limit === null) return wish;
    const { velocity, isHalted } = limitWalk(this.feet, wish, this.limit);
    this.isAtLimit ||= isHalted;
    return velocity;
  }

  /** On a steep slope gravity rules: no step uphill, and a growing speed downhill. */
  private slidingVelocity(wish: Vector, normal: Vector, seconds: number): Vector {
    const level = Math.hypot(normal.x, normal.z) || 1;
    const downhill = { x: normal.x / level, z: normal.z / level };
    this.slideSpeed = Math.min(6, this.slideSpeed + WALKER_SETTINGS.gravity * normal.y * level * seconds);
    const uphill = Math.min(0, wish.x * downhill.x + wish.z * downhill.z);
    return {
      x: wish.x - uphill * downhill.x + downhill.x * this.slideSpeed,
      y: 0,
      z: wish.z - uphill * downhill.z + downhill.z * this.slideSpeed,
    };
  }

  /** Pushes the body out of walls; false where there is no room for it, so that the move must not happen. */
  private separate(before: Place): boolean {
    for (let round = 0; round < 4; round += 1) {
      const contact = this.collider.separate(this.capsuleAt(this.feet));
      if (contact.ceiling && !this.collider.separate(this.capsuleAt(before)).ceiling) return false;
      if (contact.x === 0 && contact.z === 0) return !this.stepTooHigh();
      this.feet.x += contact.x;
      this.feet.z += contact.z;
    }
    // Still wedged after four rounds: a corner too narrow to stand in, unless the walker already stood as tightly.
    const wedge = this.collider.separate(this.capsuleAt(this.feet));
    return Math.hypot(wedge.x, wedge.z) < 0.01 && !this.stepTooHigh();
  }

  /** Whether the ground ahead rises by more than a step: the capsule passes over edges that it does not touch from the side. */
  private stepTooHigh(): boolean {
    if (!this.grounded) return false;
    const { x, y, z } = this.feet;
    return this.collider.groundBelow({ x, y: y + WALKER_SETTINGS.step + WALKER_SETTINGS.radius, z }, WALKER_SETTINGS.radius) !== null;
  }

  private capsuleAt({ x, y, z }: Place) {
    const low = y + WALKER_SETTINGS.step + WALKER_SETTINGS.radius;
    const high = Math.max(low, y + this.eyeHeight + WALKER_SETTINGS.headroom - WALKER_SETTINGS.radius);
    return { x, z, low, high, radius: WALKER_SETTINGS.radius };
  }

  private fallAndLand(seconds: number): void {
    this.fall += WALKER_SETTINGS.gravity * seconds;
    const drop = this.fall * seconds;
    if (this.fall < 0 && this.collider.separate(this.capsuleAt({ ...this.feet, y: this.feet.y - drop })).ceiling) {
      this.fall = 0;
      return;
    }
    // Going down stairs keeps the feet on them; someone in the air only lands on what the fall reaches.
    const reach = this.fall < 0 ? 0 : WALKER_SETTINGS.step + (this.grounded || this.slide !== null ? WALKER_SETTINGS.step : drop);
    const { carrying, steep } = this.findGround(reach);
    if (carrying !== null) return this.land(carrying);
    this.grounded = false;
    if (steep !== null && this.fall >= 0) {
      this.feet.y = steep.y;
      this.slide = steep.normal;
      this.fall = 0;
      return;
    }
    this.slide = null;
    this.slideSpeed = 0;
    this.feet.y -= drop;
  }

  private land(ground: Ground): void {
    if (this.grounded) this.lag += ground.y - this.feet.y;
    this.feet.y = ground.y;
    this.fall = 0;
    this.slide = null;
    this.slideSpeed = 0;
    this.grounded = true;
  }

  /** The highest ground under the feet that carries, and else the steep one under their middle. */
  private findGround(reach: number): { carrying: Ground | null; steep: Ground | null } {
    let carrying: Ground | null = null;
    let steep: Ground | null = null;
    for (const [x, z] of FOOTPRINT) {
      const from = { x: this.feet.x + x, y: this.feet.y + WALKER_SETTINGS.step, z: this.feet.z + z };
      const ground = this.collider.groundBelow(from, reach);
      if (ground === null) continue;
      if (ground.normal.y < CARRYING_NORMAL) steep = x === 0 && z === 0 ? ground : steep;
      else if (carrying === null || ground.y > carrying.y) carrying = ground;
    }
    return { carrying, steep };
  }
}
