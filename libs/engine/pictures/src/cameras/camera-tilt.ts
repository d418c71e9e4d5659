import { crossProduct } from '@diorama/world-model';

import type { LineSegment } from '../images/line-segments.js';

/** How a camera was held, as the straight edges of things that stand and lie tell. */
export interface CameraTilt {
  /** Degrees that it looked up, and that the horizon falls to the right in its picture. */
  readonly pitch: number;
  readonly roll: number;
  /** Degrees, about -45 to 45, from the camera's direction clockwise to that of the walls. */
  readonly heading: number;
  /** Length of the edges that run upright, and of those along the walls, as shares of the picture's longer side. */
  readonly vertical: number;
  readonly level: number;
  /** Share of the length of all edges that fits. */
  readonly agreement: number;
}

/** Upright edges that tell how a camera was held, with half of the level ones, in shares of the longer side; and how many agree. */
const LEAST_VERTICAL = 0.3;
const TELLING_LENGTH = 1.8;
const TELLING_AGREEMENT = 0.55;
/** Edges of any direction, and agreement, from which a place was built. */
const BUILT_LENGTH = 1.8;
const BUILT_AGREEMENT = 0.42;

/** Whether the pose can be believed, as in rooms and among buildings. */
export const isPoseReliable = ({ vertical, level, agreement }: CameraTilt): boolean =>
  vertical >= LEAST_VERTICAL && vertical + level / 2 >= TELLING_LENGTH && agreement >= TELLING_AGREEMENT;

/** Whether what is seen was built at right angles. */
export const hasRightAngles = ({ vertical, level, agreement }: CameraTilt): boolean =>
  vertical + level >= BUILT_LENGTH && agreement >= BUILT_AGREEMENT;

/** The lens: pixels of its focal length, and its picture's size. */
export interface LensFrame {
  readonly focal: number;
  readonly width: number;
  readonly height: number;
}

const RADIANS = Math.PI / 180;
/** Steepest camera and most slanted one that are tried, degrees, and the step. */
const STEEPEST = 22;
const MOST_ROLL = 8;
const STEP = 1;
/** Candidates whose walls are looked for. */
const FINALISTS = 24;
/** An edge belongs to a direction when it misses it by less, radians: at first, and in the end. */
const COARSE = 2 * RADIANS;
const FINE = 1.2 * RADIANS;
/** Cameras are mostly held level: what one degree of pitch or roll costs, in shares of the longer side. */
const PITCH_DOUBT = 0.008;
const ROLL_DOUBT = 0.02;
/** Edges of a wall count less than upright ones: perspective makes more of them run together by chance. */
const LEVEL_WEIGHT = 0.5;
const MOST_SEGMENTS = 160;
const ROUNDS = 4;

/** The plane through the eye and an edge: its unit normal (x right, y up, looking along -z), and the edge's share of the longer side. */
export interface EdgePlaneNormal {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly weight: number;
}

/**
 * Finds the pitch, roll and heading whose three directions at right angles - up, along one wall, along the other - most
 * edges run towards (J. Coughlan and A. Yuille, "Manhattan world: compass direction from a single image by Bayesian
 * inference", 1999): every pitch and roll is tried, then the headings of the best, then least squares settles them.
 */
export function estimateCameraTilt(segments: readonly LineSegment[], frame: LensFrame): CameraTilt {
  const planes = segments.slice(0, MOST_SEGMENTS).map((segment) => computeEdgePlane(segment, frame));
  const candidates: { pitch: number; roll: number; score: number }[] = [];
  for (let pitch = -STEEPEST; pitch <= STEEPEST; pitch += STEP)
    for (let roll = -MOST_ROLL; roll <= MOST_ROLL; roll += STEP) {
      const score = support(planes, computeUpDirection(pitch, roll), COARSE) - PITCH_DOUBT * Math.abs(pitch) - ROLL_DOUBT * Math.abs(roll);
      candidates.push({ pitch, roll, score });
    }
  const finalists = candidates.sort((a, b) => b.score - a.score || a.pitch - b.pitch || a.roll - b.roll).slice(0, FINALISTS);
  let best = { pitch: 0, roll: 0, heading: 0, score: -Infinity };
  for (const { pitch, roll, score } of finalists) {
    const found = bestHeading(planes, pitch, roll);
    const total = score + LEVEL_WEIGHT * found.score;
    if (total > best.score) best = { pitch, roll, heading: found.heading, score: total };
  }
  return settle(planes, best);
}

/** The plane of an edge. */
export function computeEdgePlane({ x1, y1, x2, y2, length }: LineSegment, { focal, width, height }: LensFrame): EdgePlaneNormal {
  const a = [x1 - width / 2, height / 2 - y1, -focal] as const;
  const b = [x2 - width / 2, height / 2 - y2, -focal] as const;
  const [x, y, z] = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const size = Math.hypot(x, y, z);
  return { x: x / size, y: y / size, z: z / size, weight: length / Math.max(width, height) };
}

/** A unit vector of the camera's frame: x right, y up, looking along -z. */
export type CameraDirection = readonly [x: number, y: number, z: number];

/** Where up is, seen from a camera held like this. */
export function computeUpDirection(pitch: number, roll: number): CameraDirection {
  const level = Math.cos(pitch * RADIANS);
  return [Math.sin(roll * RADIANS) * level, Math.cos(roll * RADIANS) * level, -Math.sin(pitch * RADIANS)];
}

/** Directions along the two walls. */
export function computeWallDirections(pitch: number, roll: number, heading: number): readonly [CameraDirection, CameraDirection] {
  const up = computeUpDirection(pitch, roll);
  const right: CameraDirection = [Math.cos(roll * RADIANS), -Math.sin(roll * RADIANS), 0];
  const ahead = crossProduct(up, right);
  const [sin, cos] = [Math.sin(heading * RADIANS), Math.cos(heading * RADIANS)];
  const turned = ([0, 1, 2] as const).map((i) => ahead[i] * cos + right[i] * sin) as unknown as CameraDirection;
  return [turned, crossProduct(turned, up)];
}

/** How well an edge runs towards a direction: 1 exactly, 0 when it misses by `tolerance`. */
function fit({ x, y, z }: EdgePlaneNormal, direction: CameraDirection, tolerance: number): number {
  const miss = (x * direction[0] + y * direction[1] + z * direction[2]) / tolerance;
  return Math.max(0, 1 - miss * miss);
}

const support = (planes: readonly EdgePlaneNormal[], direction: CameraDirection, tolerance: number): number =>
  planes.reduce((sum, plane) => sum + plane.weight * fit(plane, direction, tolerance), 0);

function bestHeading(planes: readonly EdgePlaneNormal[], pitch: number, roll: number): { heading: number; score: number } {
  const up = computeUpDirection(pitch, roll);
  // What runs upright would otherwise also count for walls that it stands in line with.
  const others = planes.filter((plane) => fit(plane, up, COARSE) === 0);
  let best = { heading: 0, score: -1 };
  for (let heading = -45; heading < 45; heading += STEP) {
    const [a, b] = computeWallDirections(pitch, roll, heading);
    const score = others.reduce((sum, plane) => sum + plane.weight * Math.max(fit(plane, a, COARSE), fit(plane, b, COARSE)), 0);
    if (score > best.score) best = { heading, score };
  }
  return best;
}

interface Pose {
  readonly pitch: number;
  readonly roll: number;
  readonly heading: number;
}

/** A few rounds of least squares by numeric differences, each edge with the direction that it fits best. */
function settle(planes: readonly EdgePlaneNormal[], start: Pose): CameraTilt {
  let pose: Pose = start;
  for (let round = 0; round < ROUNDS; round++) pose = improve(planes, pose);
  const directions = [computeUpDirection(pose.pitch, pose.roll), ...computeWallDirections(pose.pitch, pose.roll, pose.heading)];
  let [vertical, level, total] = [0, 0, 0];
  for (const plane of planes) {
    const [up = 0, a = 0, b = 0] = directions.map((direction) => fit(plane, direction, FINE));
    total += plane.weight;
    if (up >= Math.max(a, b)) vertical += up > 0 ? plane.weight : 0;
    else level += plane.weight;
  }
  return { ...pose, vertical, level, agreement: (vertical + level) / Math.max(1e-9, total) };
}

/** Degrees of the numeric differences, and how strongly an unsure angle is held back. */
const NUDGE = 0.05;
const HOLD = 2e-5;

function improve(planes: readonly EdgePlaneNormal[], pose: Pose): Pose {
  const axes = ['pitch', 'roll', 'heading'] as const;
  const matrix = [0, 1, 2].map((row) => [0, 1, 2].map((column) => (row === column ? HOLD : 0)));
  const side = [0, 0, 0];
  const here = directionsOf(pose);
  const moved = axes.map((axis) => directionsOf({ ...pose, [axis]: pose[axis] + NUDGE }));
  for (const plane of planes) {
    const fits = here.map((direction) => fit(plane, direction, COARSE));
    const best = fits.indexOf(Math.max(...fits));
    const strength = plane.weight * (fits[best] as number);
    if (strength === 0) continue;
    const miss = missOf(plane, here[best] as CameraDirection);
    const slopes = moved.map((directions) => (missOf(plane, directions[best] as CameraDirection) - miss) / NUDGE);
    for (const [row, slope] of slopes.entries()) {
      side[row] = (side[row] as number) - strength * slope * miss;
      for (const [column, other] of slopes.entries())
        (matrix[row] as number[])[column] = ((matrix[row] as number[])[column] as number) + strength * slope * other;
    }
  }
  const [pitch = 0, roll = 0, heading = 0] = solve(matrix, side);
  const limited = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
  return {
    pitch: limited(pose.pitch + limited(pitch, 2), STEEPEST + 2),
    roll: limited(pose.roll + limited(roll, 2), MOST_ROLL + 2),
    heading: pose.heading + limited(heading, 2),
  };
}

const directionsOf = ({ pitch, roll, heading }: Pose): CameraDirection[] => [
  computeUpDirection(pitch, roll),
  ...computeWallDirections(pitch, roll, heading),
];
const missOf = ({ x, y, z }: EdgePlaneNormal, direction: CameraDirection): number => x * direction[0] + y * direction[1] + z * direction[2];

/** Solves three linear equations by Cramer's rule. */
function solve(matrix: readonly (readonly number[])[], side: readonly number[]): number[] {
  const columns = [0, 1, 2].map((column) => matrix.map((row) => row[column] as number) as unknown as CameraDirection);
  const determinant = (a: CameraDirection, b: CameraDirection, c: CameraDirection): number => {
    const [x, y, z] = crossProduct(b, c);
    return a[0] * x + a[1] * y + a[2] * z;
  };
  const [a, b, c] = columns as unknown as readonly [CameraDirection, CameraDirection, CameraDirection];
  const right = side as unknown as CameraDirection;
  const whole = determinant(a, b, c);
  return [determinant(right, b, c), determinant(a, right, c), determinant(a, b, right)].map((value) => value / whole);
}
