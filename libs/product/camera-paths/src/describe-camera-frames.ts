import { computeCameraAxes, computeFocalLength } from './camera-axes.js';
import { CAMERA_RESOLUTIONS } from './camera-path.js';
import type { CameraPath, CameraPose } from './camera-path.js';
import { interpolateCameraPath } from './interpolate-poses.js';

/** Names of the files of a frame. */
interface FrameFiles {
  readonly picture: string;
  /** Null without depth. */
  readonly depth: string | null;
}

/**
 * The cameras of the frames in the format of `transforms.json` that Nerfstudio and Instant-NGP read. `transform_matrix` has four rows and leads from
 * the camera (x right, y up, z back: OpenGL) to the world (x right, y up, z back, metres). A pinhole at the middle of the picture has the same
 * focal length, `fl_x` and `fl_y`, in pixels. Depths are in millimetres along the axis of the camera. `time` is seconds from the first frame.
 */
export function describeCameraFrames(path: CameraPath, files: readonly FrameFiles[]): object {
  const { width, height } = CAMERA_RESOLUTIONS[path.resolution];
  const poses = interpolateCameraPath(path);
  return {
    camera_model: 'PINHOLE',
    w: width,
    h: height,
    cx: width / 2,
    cy: height / 2,
    ...(path.depth && { depth_unit_scale_factor: 0.001 }),
    frames_per_second: path.frames_per_second,
    frames: files.map(({ picture, depth }, i) => {
      const pose = poses[i] as CameraPose;
      const focal = computeFocalLength(pose.fov, height);
      return {
        file_path: picture,
        ...(depth !== null && { depth_file_path: depth }),
        time: i / path.frames_per_second,
        fl_x: focal,
        fl_y: focal,
        transform_matrix: computeCameraMatrix(pose),
      };
    }),
  };
}

/** Rows of the matrix that leads from the camera to the world. */
function computeCameraMatrix(pose: CameraPose): number[][] {
  const { right, up, forward } = computeCameraAxes(pose);
  const position = [pose.x, pose.y, pose.z];
  const rows = position.map((metres, row) => [right[row] as number, up[row] as number, -(forward[row] as number), metres]);
  return [...rows, [0, 0, 0, 1]];
}
