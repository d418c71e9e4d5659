/**
 * Camera paths. In: key poses with times, a duration or a speed. Out: what is wrong with them, the whole path with its defaults, and the pose of
 * each frame on a smooth way through the poses. Pure functions, for the API, the renderer and the viewer.
 */
export { computeCameraAxes, computeFocalLength } from './camera-axes.js';
export type { CameraAxes } from './camera-axes.js';
export {
  CAMERA_PATH_DEFAULTS,
  CAMERA_PATH_RANGES,
  CAMERA_POSE_COUNT,
  CAMERA_RESOLUTION_NAMES,
  CAMERA_RESOLUTIONS,
  FRAME_PICTURES,
} from './camera-path.js';
export type { CameraPath, CameraPathRequest, CameraPose, CameraResolution, FramePicture, TimedCameraPose } from './camera-path.js';
export { completeCameraPath, countFrames, findCameraPathFault, FRAME_COUNT_MAX } from './complete-camera-path.js';
export { describeCameraFrames } from './describe-camera-frames.js';
export { createPoseSampler, interpolateCameraPath } from './interpolate-poses.js';
