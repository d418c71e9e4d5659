/** A key pose of a path: where the camera is, and where it looks. Frame of the API: x right, y up, z back. */
export interface CameraPose {
  /** Metres from the capture point. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Degrees clockwise from -z seen from above, as an azimuth of the API; any turn counts modulo 360. */
  readonly yaw: number;
  /** Degrees above the horizon, -90 to 90. */
  readonly pitch: number;
  /** Degrees from the top of the picture to its bottom. */
  readonly fov: number;
}

/** A key pose with the moment at which the camera passes it. */
export interface TimedCameraPose extends CameraPose {
  /** Seconds from the first pose. Either each pose has a time or none has. */
  readonly time?: number | undefined;
}

/** Size of the frames by the name of their format, pixels. Both numbers are even, as H.264 with halved colours needs them. */
export const CAMERA_RESOLUTIONS = {
  '360p': { width: 640, height: 360 },
  '720p': { width: 1_280, height: 720 },
  '1080p': { width: 1_920, height: 1_080 },
  vertical: { width: 720, height: 1_280 },
  square: { width: 800, height: 800 },
} as const;
export type CameraResolution = keyof typeof CAMERA_RESOLUTIONS;
export const CAMERA_RESOLUTION_NAMES = Object.keys(CAMERA_RESOLUTIONS) as CameraResolution[];

/** Files of the single frames. */
export const FRAME_PICTURES = ['jpeg', 'png'] as const;
export type FramePicture = (typeof FRAME_PICTURES)[number];

/** A whole path: every field has its value. */
export interface CameraPath {
  readonly poses: readonly TimedCameraPose[];
  /** Seconds from the first frame to the end of the last one. */
  readonly duration: number;
  readonly frames_per_second: number;
  readonly resolution: CameraResolution;
  /** Whether the camera gains speed at the beginning and loses it at the end. */
  readonly ease: boolean;
  /** Whether the camera returns to the first pose, so that the film can be repeated without a jump. */
  readonly loop: boolean;
  /** Files of single frames. */
  readonly picture: FramePicture;
  /** Whether single frames come with their depth. */
  readonly depth: boolean;
}

type Optional<Value> = Value | null | undefined;

/** A path as a client writes it: fields that are left out get their defaults. */
export interface CameraPathRequest {
  readonly poses: readonly {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly yaw?: Optional<number>;
    readonly pitch?: Optional<number>;
    readonly fov?: Optional<number>;
    readonly time?: Optional<number>;
  }[];
  readonly duration?: Optional<number>;
  /** Metres in a second, from which the duration follows. */
  readonly speed?: Optional<number>;
  readonly frames_per_second?: Optional<number>;
  readonly resolution?: Optional<CameraResolution>;
  readonly ease?: Optional<boolean>;
  readonly loop?: Optional<boolean>;
  readonly picture?: Optional<FramePicture>;
  readonly depth?: Optional<boolean>;
}

interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Ranges of the numbers of a path, in their units. */
export const CAMERA_PATH_RANGES = {
  /** Metres on each axis: further away, no world has anything to show. */
  position: { min: -1_000, max: 1_000 },
  yaw: { min: -3_600, max: 3_600 },
  pitch: { min: -90, max: 90 },
  fov: { min: 10, max: 120 },
  time: { min: 0, max: 120 },
  duration: { min: 0.1, max: 120 },
  speed: { min: 0.05, max: 50 },
  frames_per_second: { min: 1, max: 60 },
} as const satisfies Record<string, NumberRange>;

/** Key poses of a path. */
export const CAMERA_POSE_COUNT = { min: 2, max: 100 } as const;

export const CAMERA_PATH_DEFAULTS = {
  yaw: 0,
  pitch: 0,
  fov: 65,
  speed: 1.5,
  frames_per_second: 30,
  resolution: '720p',
  picture: 'jpeg',
} as const;
