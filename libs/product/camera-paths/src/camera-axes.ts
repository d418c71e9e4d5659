import type { CameraPose } from './camera-path.js';

type Direction = readonly [x: number, y: number, z: number];

/** Unit vectors of a camera in the frame of the world: x right, y up, z back. */
export interface CameraAxes {
  readonly right: Direction;
  readonly up: Direction;
  /** Where it looks. */
  readonly forward: Direction;
}

const RADIANS = Math.PI / 180;

/** The axes of a camera that does not roll. */
export function computeCameraAxes({ yaw, pitch }: Pick<CameraPose, 'yaw' | 'pitch'>): CameraAxes {
  const [sinYaw, cosYaw] = [Math.sin(yaw * RADIANS), Math.cos(yaw * RADIANS)];
  const [sinPitch, cosPitch] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)];
  return {
    right: [cosYaw, 0, sinYaw],
    up: [-sinYaw * sinPitch, cosPitch, cosYaw * sinPitch],
    forward: [sinYaw * cosPitch, sinPitch, -cosYaw * cosPitch],
  };
}

/** Pixels from the pinhole to the picture, for a field of view in degrees from top to bottom. */
export const computeFocalLength = (fov: number, height: number): number => height / 2 / Math.tan((fov / 2) * RADIANS);
