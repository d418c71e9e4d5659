import { CAMERA_PATH_DEFAULTS, CAMERA_PATH_RANGES, CAMERA_RESOLUTIONS } from './camera-path.js';
import type { CameraPath, CameraPathRequest, TimedCameraPose } from './camera-path.js';
import { measurePathLength } from './path-length.js';

/** Frames of one path at most. */
export const FRAME_COUNT_MAX = 1_800;
/** Pixels of all frames of one path at most: 1,800 frames of 720p. */
export const FRAME_PIXELS_MAX = FRAME_COUNT_MAX * 1_280 * 720;

/** The whole path of a request whose fields are each within their range. Its duration follows from times, duration or speed. */
export function completeCameraPath(request: CameraPathRequest): CameraPath {
  const poses = request.poses.map(completePose);
  const loop = request.loop ?? false;
  return {
    poses,
    duration: round(chooseDuration(request, { poses, loop })),
    frames_per_second: request.frames_per_second ?? CAMERA_PATH_DEFAULTS.frames_per_second,
    resolution: request.resolution ?? CAMERA_PATH_DEFAULTS.resolution,
    ease: request.ease ?? false,
    loop,
    picture: request.picture ?? CAMERA_PATH_DEFAULTS.picture,
    depth: request.depth ?? false,
  };
}

/** What is wrong with a path as a whole, in words for its author; null for a path that can be rendered. */
export function findCameraPathFault(request: CameraPathRequest): string | null {
  const fault = findTimeFault(request);
  if (fault !== null) return fault;
  const path = completeCameraPath(request);
  const { min, max } = CAMERA_PATH_RANGES.duration;
  if (path.duration < min) return `the path takes ${path.duration} s, and the minimum is ${min} s; set duration, or move the poses apart`;
  if (path.duration > max) return `the path takes ${path.duration} s, and the maximum is ${max} s; set duration or a higher speed`;
  const frames = countFrames(path);
  if (frames > FRAME_COUNT_MAX)
    return `the path has ${frames} frames, and the maximum is ${FRAME_COUNT_MAX}; choose a shorter duration or a lower frames_per_second`;
  const { width, height } = CAMERA_RESOLUTIONS[path.resolution];
  const most = Math.floor(FRAME_PIXELS_MAX / (width * height));
  if (frames > most) return `the path has ${frames} frames, and the maximum in ${path.resolution} is ${most}; choose a smaller resolution`;
  return null;
}

/** Frames of a path: at least two, so that the first and the last pose are both shown. */
export function countFrames({ duration, frames_per_second: rate }: Pick<CameraPath, 'duration' | 'frames_per_second'>): number {
  return Math.max(2, Math.round(duration * rate));
}

function findTimeFault({ poses, duration, speed, loop }: CameraPathRequest): string | null {
  const times = poses.flatMap(({ time }) => (typeof time === 'number' ? [time] : []));
  if (isGiven(duration) && isGiven(speed)) return 'duration and speed cannot be combined';
  if (times.length === 0) return null;
  if (times.length < poses.length) return 'either each pose has a time or none has';
  if (isGiven(speed)) return 'speed cannot be combined with the times of poses';
  if (times[0] !== 0) return 'the time of the first pose must be 0';
  const late = times.findIndex((time, i) => i > 0 && time <= (times[i - 1] as number));
  if (late > 0) return `the time of pose ${late + 1} must be later than that of the pose before`;
  const last = times.at(-1) as number;
  if (loop !== true) return isGiven(duration) ? 'duration cannot be combined with the times of poses, except in a loop' : null;
  if (!isGiven(duration)) return 'a loop whose poses have times needs a duration, which ends back at the first pose';
  return duration > last ? null : `the duration of a loop must be greater than the last time, ${last}`;
}

const isGiven = (value: number | null | undefined): value is number => value !== null && value !== undefined;

function completePose({ x, y, z, yaw, pitch, fov, time }: CameraPathRequest['poses'][number]): TimedCameraPose {
  const { yaw: defaultYaw, pitch: defaultPitch, fov: defaultFov } = CAMERA_PATH_DEFAULTS;
  const pose = { x, y, z, yaw: yaw ?? defaultYaw, pitch: pitch ?? defaultPitch, fov: fov ?? defaultFov };
  return typeof time === 'number' ? { ...pose, time } : pose;
}

function chooseDuration({ duration, speed }: CameraPathRequest, path: Pick<CameraPath, 'poses' | 'loop'>): number {
  if (isGiven(duration)) return duration;
  const last = path.poses.at(-1)?.time;
  return last ?? measurePathLength(path) / (speed ?? CAMERA_PATH_DEFAULTS.speed);
}

/** To the millisecond. */
const round = (seconds: number): number => Math.round(1_000 * seconds) / 1_000;
