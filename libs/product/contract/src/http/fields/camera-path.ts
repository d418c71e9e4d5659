import {
  CAMERA_PATH_DEFAULTS,
  CAMERA_PATH_RANGES,
  CAMERA_POSE_COUNT,
  CAMERA_RESOLUTION_NAMES,
  FRAME_PICTURES,
  findCameraPathFault,
} from '@diorama/camera-paths';
import { z } from 'zod';

import { boundedList } from './bounded-list.js';
import { withCrossFieldRule } from './cross-field.js';
import { lenientBoolean } from './lenient.js';

type RangeName = keyof typeof CAMERA_PATH_RANGES;

const numberIn = (range: RangeName) => z.number().min(CAMERA_PATH_RANGES[range].min).max(CAMERA_PATH_RANGES[range].max);

const numberField = (range: RangeName, text: string, fallback: string) => {
  const { min, max } = CAMERA_PATH_RANGES[range];
  return numberIn(range).nullish().describe(`${text}, ${min} to ${max}. ${fallback}`);
};

const coordinate = (text: string) => numberIn('position').describe(`${text}, in metres.`);

const { yaw, pitch, fov, speed, frames_per_second: rate, resolution, picture } = CAMERA_PATH_DEFAULTS;

const cameraPoseSchema = z.object({
  x: coordinate('Distance to the right of the capture point'),
  y: coordinate('Height above the capture point'),
  z: coordinate('Distance behind the capture point'),
  yaw: numberField('yaw', 'Horizontal direction in degrees clockwise from -z, like the `azimuth` of a spawn point', `Default: ${yaw}.`),
  pitch: numberField('pitch', 'Vertical direction in degrees above the horizon', `Default: ${pitch}.`),
  fov: numberField('fov', 'Vertical field of view in degrees', `Default: ${fov}, as in the viewer.`),
  time: numberField('time', 'Seconds after the first pose', 'Set the time of all poses or of no pose. The first time must be 0.'),
});

/** `camera_path` of an export. */
export const cameraPathSchema = withCrossFieldRule(
  z.object({
    poses: boundedList(cameraPoseSchema, CAMERA_POSE_COUNT.min, CAMERA_POSE_COUNT.max).describe(
      `${CAMERA_POSE_COUNT.min} to ${CAMERA_POSE_COUNT.max} poses that the camera passes in this order, along a smooth curve. The camera takes the shortest turn between two poses and never rolls.`,
    ),
    duration: numberField(
      'duration',
      'Duration of the film in seconds',
      'Do not combine it with `speed`. If the poses have times, set it only for a loop, as the time at which the camera is back at the first pose.',
    ),
    speed: numberField(
      'speed',
      'Speed of the camera in metres per second',
      `It determines the duration. A turn of 45 degrees counts as one metre. Default: ${speed}, if there is neither a duration nor pose times.`,
    ),
    frames_per_second: z
      .int()
      .min(CAMERA_PATH_RANGES.frames_per_second.min)
      .max(CAMERA_PATH_RANGES.frames_per_second.max)
      .nullish()
      .describe(`Frames per second. Default: ${rate}.`),
    resolution: z
      .enum(CAMERA_RESOLUTION_NAMES)
      .nullish()
      .describe(
        `Size of the frames: \`360p\` is 640 x 360, \`720p\` is 1280 x 720, \`1080p\` is 1920 x 1080, \`vertical\` is 720 x 1280, \`square\` is 800 x 800. Default: \`${resolution}\`.`,
      ),
    ease: lenientBoolean.nullish().describe('Whether the camera starts and stops slowly. Default: false.'),
    loop: lenientBoolean.nullish().describe('Whether the camera returns to the first pose. Default: false.'),
    picture: z.enum(FRAME_PICTURES).nullish().describe(`Image format of \`frames\`. Default: \`${picture}\`.`),
    depth: lenientBoolean
      .nullish()
      .describe(
        'Whether `frames` contain depth images: 16-bit PNG files with the distance along the axis of the camera in millimetres. 0 means that the pixel shows no surface. Default: false.',
      ),
  }),
  findCameraPathFault,
);
