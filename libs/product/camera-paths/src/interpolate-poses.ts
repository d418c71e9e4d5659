import { CAMERA_PATH_RANGES } from './camera-path.js';
import type { CameraPath, CameraPose } from './camera-path.js';
import { countFrames } from './complete-camera-path.js';
import { computeShortestTurn, measurePoseDistance, measurePoseDistances } from './path-length.js';

/** Numbers of a pose in the order in which they are interpolated. */
const FIELDS = ['x', 'y', 'z', 'yaw', 'pitch', 'fov'] as const;
type Vector = readonly number[];

/** Poses that are closer than this many metres have a knot interval of this length: the formula divides by intervals. */
const CLOSEST = 1e-3;

/**
 * The pose of each frame. The first frame shows the first key pose. The last frame shows the last key pose; in a loop it comes one frame
 * before the first one. The camera never rolls. Yaw takes the shortest turn from pose to pose.
 */
export function interpolateCameraPath(path: CameraPath): CameraPose[] {
  const frames = countFrames(path);
  const sample = createPoseSampler(path);
  return Array.from({ length: frames }, (_, frame) => sample(frame / (path.loop ? frames : frames - 1)));
}

/**
 * The pose at a share of the duration, 0 to 1. Where the poses have no times, the camera takes as long for each stretch as it is long.
 *
 * The way is a centripetal Catmull-Rom spline through the key poses: E. Catmull and R. Rom, "A Class of Local Interpolating Splines", 1974, with
 * the knots of C. Yuksel and others, "Parameterization and Applications of Catmull-Rom Curves", 2011, which keep a stretch free of cusps and
 * loops. The motion along it is the monotone cubic of F. Fritsch and R. Carlson, "Monotone Piecewise Cubic Interpolation", 1980: the camera
 * never moves backwards between two times.
 */
export function createPoseSampler(path: CameraPath): (share: number) => CameraPose {
  const points = unwrap(path);
  const intervals = points
    .slice(1)
    .map((point, i) => Math.max(CLOSEST, Math.sqrt(measurePoseDistance(toPose(points[i] as Vector), toPose(point)))));
  const moments = computeMoments(path);
  // The first point and the last one only shape the ends of the way.
  const speeds = computeMonotoneSpeeds(moments, intervals.slice(1, -1));
  return (share) => {
    const at = (path.ease ? share * share * (3 - 2 * share) : share) * (moments.at(-1) as number);
    const stretch = Math.min(
      moments.length - 2,
      Math.max(
        0,
        moments.findLastIndex((moment) => moment <= at),
      ),
    );
    const begin = moments[stretch] as number;
    const seconds = (moments[stretch + 1] as number) - begin;
    const scale = seconds / (intervals[stretch + 1] as number);
    const ends = { from: 0, to: 1, slopeFrom: scale * (speeds[stretch] as number), slopeTo: scale * (speeds[stretch + 1] as number) };
    const progress = Math.min(1, Math.max(0, hermite((at - begin) / seconds, ends)));
    return keepWithinRanges(toPose(blend({ points, intervals }, stretch + 1, progress)));
  };
}

/** Key poses as vectors whose yaw never jumps, with one more before and after: those that continue a loop, or mirror images at open ends. */
function unwrap({ poses, loop }: CameraPath): Vector[] {
  const around = loop ? [poses.at(-1), ...poses, poses[0], poses[1]] : poses;
  const points: number[][] = [];
  for (const pose of around as readonly CameraPose[]) {
    const point = FIELDS.map((field) => pose[field]);
    const before = points.at(-1);
    if (before !== undefined) point[3] = (before[3] as number) + computeShortestTurn(before[3] as number, pose.yaw);
    points.push(point);
  }
  if (loop) return points;
  const [first, second, penultimate, last] = [points[0], points[1], points.at(-2), points.at(-1)] as [Vector, Vector, Vector, Vector];
  return [mirror(second, first), ...points, mirror(penultimate, last)];
}

const mirror = (point: Vector, center: Vector): Vector => center.map((value, i) => 2 * value - (point[i] as number));

const toPose = (point: Vector): CameraPose => Object.fromEntries(FIELDS.map((field, i) => [field, point[i]])) as unknown as CameraPose;

interface Knots {
  readonly points: readonly Vector[];
  /** Between each point and the next one. */
  readonly intervals: readonly number[];
}

/** The point at a share of the stretch that begins with a point: a Hermite cubic with the tangents of non-uniform Catmull-Rom splines. */
function blend({ points, intervals }: Knots, begin: number, share: number): Vector {
  const tangent = (i: number): Vector => {
    const [before, here, after] = points.slice(i - 1, i + 2) as [Vector, Vector, Vector];
    const [left, right] = [intervals[i - 1] as number, intervals[i] as number];
    return here.map((value, k) => {
      const [from, to] = [before[k] as number, after[k] as number];
      return (value - from) / left - (to - from) / (left + right) + (to - value) / right;
    });
  };
  const [from, to] = [points[begin] as Vector, points[begin + 1] as Vector];
  const [tangentFrom, tangentTo] = [tangent(begin), tangent(begin + 1)];
  const length = intervals[begin] as number;
  return from.map((value, k) =>
    hermite(share, {
      from: value,
      to: to[k] as number,
      slopeFrom: length * (tangentFrom[k] as number),
      slopeTo: length * (tangentTo[k] as number),
    }),
  );
}

interface HermiteEnds {
  readonly from: number;
  readonly to: number;
  readonly slopeFrom: number;
  readonly slopeTo: number;
}

/** The cubic over 0 to 1 with these values and slopes at its ends. */
function hermite(t: number, { from, to, slopeFrom, slopeTo }: HermiteEnds): number {
  const back = 1 - t;
  return from * (1 + 2 * t) * back * back + to * t * t * (3 - 2 * t) + slopeFrom * t * back * back - slopeTo * t * t * back;
}

/** When each pose is passed, seconds; the end of a loop is one moment more. */
function computeMoments(path: CameraPath): number[] {
  const times = path.poses.map(({ time }) => time);
  if (times.every((time) => time !== undefined)) return path.loop ? [...times, path.duration] : times;
  const distances = measurePoseDistances(path);
  const total = distances.reduce((sum, distance) => sum + distance, 0);
  // Poses that are equal take a moment too. A camera that stands still passes its poses evenly.
  const shares = distances.map((distance) => (total === 0 ? 1 : Math.max(distance, CLOSEST * total)));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const moments = [0];
  for (const share of shares) moments.push((moments.at(-1) as number) + (share / whole) * path.duration);
  return moments;
}

/**
 * Speed on the knots at each moment, knot intervals in a second. Between neighbours it is the harmonic mean of the speeds of both stretches,
 * which Fritsch and Carlson's condition allows; at the ends it is the speed of the stretch.
 */
function computeMonotoneSpeeds(moments: readonly number[], intervals: readonly number[]): number[] {
  const means = intervals.map((interval, i) => interval / ((moments[i + 1] as number) - (moments[i] as number)));
  return moments.map((_, i) => {
    const [before, after] = [means[i - 1] ?? (means[i] as number), means[i] ?? (means[i - 1] as number)];
    return 2 / (1 / before + 1 / after);
  });
}

/** A curve may swing beyond its points a little. Yaw stays in (-180, 180]. */
function keepWithinRanges(pose: CameraPose): CameraPose {
  const { pitch, fov } = CAMERA_PATH_RANGES;
  return {
    ...pose,
    yaw: computeShortestTurn(0, pose.yaw),
    pitch: Math.min(pitch.max, Math.max(pitch.min, pose.pitch)),
    fov: Math.min(fov.max, Math.max(fov.min, pose.fov)),
  };
}
