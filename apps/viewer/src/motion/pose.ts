/** A point or a vector in metres: x right, y up, z back. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * Where the eye is and where it looks. `yaw` is degrees clockwise from -z seen from above, as the API's azimuth; `pitch` is degrees
 * above the horizon, -89 to 89.
 */
export interface Pose {
  readonly position: Vector;
  readonly yaw: number;
  readonly pitch: number;
}

const RADIANS = Math.PI / 180;

/** The pose after a turn by the given degrees; yaw stays in (-180, 180], pitch within its limits. */
export function turnPose(pose: Pose, yaw: number, pitch: number): Pose {
  return { position: pose.position, yaw: normalizeDegrees(pose.yaw + yaw), pitch: clampPitch(pose.pitch + pitch) };
}

export const clampPitch = (pitch: number): number => Math.min(89, Math.max(-89, pitch));

/** The same angle in (-180, 180]. */
export const normalizeDegrees = (angle: number): number => angle - 360 * Math.ceil((angle - 180) / 360);

/** The unit vector of the view. */
export function computeViewDirection({ yaw, pitch }: Pick<Pose, 'yaw' | 'pitch'>): Vector {
  const level = Math.cos(pitch * RADIANS);
  return { x: Math.sin(yaw * RADIANS) * level, y: Math.sin(pitch * RADIANS), z: -Math.cos(yaw * RADIANS) * level };
}

/** The unit vector to the right of the view; it is level. */
export const computeRightDirection = (yaw: number): Vector => ({ x: Math.cos(yaw * RADIANS), y: 0, z: Math.sin(yaw * RADIANS) });

/** `base + direction · metres`. */
export const moveAlong = (base: Vector, direction: Vector, metres: number): Vector => ({
  x: base.x + direction.x * metres,
  y: base.y + direction.y * metres,
  z: base.z + direction.z * metres,
});
