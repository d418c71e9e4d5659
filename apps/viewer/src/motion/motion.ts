import type { Pose } from './pose.js';

/** The ways to move, in the order of their keys 1 to 3. */
export const MOTION_MODES = ['orbit', 'fly', 'walk'] as const;
export type MotionMode = (typeof MOTION_MODES)[number];

/** What the visitor asks for in one frame. */
export interface MovementInput {
  /** Wish to move, each -1 to 1, in the frame of the view. */
  readonly forward: number;
  readonly right: number;
  readonly up: number;
  readonly fast: boolean;
  readonly jump: boolean;
  /** Turns since the last frame, degrees: to the right, and upwards. */
  readonly yaw: number;
  readonly pitch: number;
  /** Steps towards what is seen since the last frame; negative ones lead back. */
  readonly dolly: number;
  /** Drag across the picture since the last frame, as shares of its height: to the right, and upwards. */
  readonly panRight: number;
  readonly panUp: number;
}

/** One way to move: takes over the pose on entering, and changes it by what the visitor asks for. */
export interface Motion {
  readonly pose: Pose;
  /** Whether the visitor stands on something. */
  readonly grounded: boolean;
  enter(pose: Pose): void;
  step(intent: MovementInput, seconds: number): void;
}

/** Whether the visitor asks for a step, a turn or a zoom. */
export const isMoving = ({ forward, right, up, jump, yaw, pitch, dolly, panRight, panUp }: MovementInput): boolean =>
  jump || [forward, right, up, yaw, pitch, dolly, panRight, panUp].some((part) => part !== 0);
