import { completeCameraPath, CAMERA_POSE_COUNT, createPoseSampler, findCameraPathFault } from '@diorama/camera-paths';
import type { CameraPathRequest } from '@diorama/camera-paths';

import type { Pose } from '../motion/pose.js';

/** Key poses that a visitor has recorded, and the length of the film. */
export class FilmPath {
  private readonly poses: CameraPathRequest['poses'][number][] = [];
  /** Seconds; null where it follows from the way. */
  duration: number | null = null;
  isLoop = false;

  get count(): number {
    return this.poses.length;
  }

  /** Adds a pose at the end, seen through a lens of so many degrees from top to bottom. False when the path is full. */
  add({ position: { x, y, z }, yaw, pitch }: Pose, fov: number): boolean {
    if (this.count >= CAMERA_POSE_COUNT.max) return false;
    this.poses.push({ x: round(x, 3), y: round(y, 3), z: round(z, 3), yaw: round(yaw, 1), pitch: round(pitch, 1), fov: round(fov, 1) });
    return true;
  }

  removeLast(): void {
    this.poses.pop();
  }

  clear(): void {
    this.poses.length = 0;
  }

  /** The path as the API takes it. */
  toRequest(): CameraPathRequest {
    return {
      poses: [...this.poses],
      ...(this.duration !== null && { duration: this.duration }),
      ease: true,
      ...(this.isLoop && { loop: true }),
    };
  }

  /** Why the path cannot be filmed, in words for the visitor; null when it can. */
  findFault(): string | null {
    if (this.count < CAMERA_POSE_COUNT.min) return `Add at least ${CAMERA_POSE_COUNT.min} poses.`;
    const fault = findCameraPathFault(this.toRequest());
    return fault === null ? null : `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`;
  }

  /** Seconds that the film takes; 0 for a path that cannot be filmed. */
  measureSeconds(): number {
    return this.findFault() === null ? completeCameraPath(this.toRequest()).duration : 0;
  }

  /** The pose at a moment of the film, in seconds; null after its end. The path must have no fault. */
  createPlayer(): (seconds: number) => Pose | null {
    const path = completeCameraPath(this.toRequest());
    const sample = createPoseSampler(path);
    return (seconds) => {
      if (seconds > path.duration) return null;
      const { x, y, z, yaw, pitch } = sample(seconds / path.duration);
      return { position: { x, y, z }, yaw, pitch };
    };
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits)) || 0;
}
