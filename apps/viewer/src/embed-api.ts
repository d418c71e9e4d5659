import type { DetailLevel } from './api/world.js';
import type { MotionMode } from './motion/motion.js';
import { clampPitch, normalizeDegrees } from './motion/pose.js';
import type { Pose } from './motion/pose.js';
import type { WorldView } from './view/world-view.js';

/** `window.diorama`: what a page that embeds the viewer may read and do. It is there once a world is being loaded. */
export interface DioramaApi {
  /** True once splats are on the screen. */
  readonly ready: boolean;
  /** The level of detail on the screen, or null before the first. */
  readonly level: DetailLevel | null;
  /** Splats on the screen. */
  readonly splats: number;
  /** The way to move; assigning one changes it. */
  mode: MotionMode;
  /** Whether a walker stands on something. */
  readonly grounded: boolean;
  /** True once walking follows the world's collider, rather than a level floor. */
  readonly hasCollider: boolean;
  /** Pictures drawn so far; it rests while nothing changes. */
  readonly frames: number;
  /** Metres at eye height; yaw in degrees clockwise from -z, pitch in degrees above the horizon. */
  pose(): Pose;
  /** Goes to a pose; parts left out stay as they are. A walker's feet are set on the ground below. */
  setPose(pose: Partial<Pose>): void;
}

declare global {
  interface Window {
    diorama?: DioramaApi;
  }
}

/** The public face of a view. */
export function createEmbedApi(view: WorldView): DioramaApi {
  return {
    get ready() {
      return view.ready;
    },
    get level() {
      return view.level;
    },
    get splats() {
      return view.splats;
    },
    get mode() {
      return view.mode;
    },
    set mode(mode) {
      view.mode = mode;
    },
    get grounded() {
      return view.grounded;
    },
    get hasCollider() {
      return view.hasCollider;
    },
    get frames() {
      return view.frames;
    },
    pose: () => view.pose,
    setPose: (pose) => {
      const { position, yaw, pitch } = { ...view.pose, ...pose };
      view.place({ position: { x: position.x, y: position.y, z: position.z }, yaw: normalizeDegrees(yaw), pitch: clampPitch(pitch) });
    },
  };
}
