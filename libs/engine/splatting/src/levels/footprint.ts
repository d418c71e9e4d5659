import { directionToPixel } from '@diorama/pano';
import type { SplatCloud } from '@diorama/splat';
import type { CaptureView } from '@diorama/world-model';

/** The part of a splat cloud that says where its splats are and how large. */
export type SplatShapes = Pick<SplatCloud, 'count' | 'positions' | 'scales' | 'rotations' | 'opacities'>;

/** Gaussians end at sqrt(8) sigma, as in common viewers: this is the square. */
export const FOOTPRINT_CUT = 8;

/** Nearer splats than this, metres, are not drawn. */
const NEAREST = 0.05;
/** A disc seen edge-on has no area; it gets a hair's breadth, pixels squared. */
const HAIR = 1e-4;

/**
 * One splat as an ellipse in a panorama: the affine approximation at its centre (Zwicker and others, "EWA volume
 * splatting", 2001). Next to the poles, where a panorama is far from conformal, it is not to be trusted.
 */
export class Footprint {
  /** Centre on the continuous column and row axes. */
  column = 0.5;
  row = 0.5;
  /** Metres. */
  distance = 0.5;
  /** 0 to 1. */
  opacity = 0.5;
  /** Inverse covariance [[a, b], [b, c]], in 1 / pixel². */
  a = 0.5;
  b = 0.5;
  c = 0.5;
  /** Half width and half height of its box in pixels. */
  reachX = 0.5;
  reachY = 0.5;
  private readonly pixel = new Float64Array(2);
  private readonly axes = new Float64Array(9);

  constructor(
    private readonly cloud: SplatShapes,
    private readonly view: CaptureView,
  ) {}

  /** Turns to a splat; false where it cannot be drawn. */
  project(i: number): boolean {
    const { cloud, view, pixel } = this;
    const x = (cloud.positions[3 * i] as number) - view.origin[0];
    const y = (cloud.positions[3 * i + 1] as number) - view.origin[1];
    const z = (cloud.positions[3 * i + 2] as number) - view.origin[2];
    const flat = Math.sqrt(x * x + z * z);
    const distance = Math.sqrt(flat * flat + y * y);
    if (distance < NEAREST || flat < 1e-6 * distance) return false;
    this.distance = distance;
    directionToPixel(view.width, x, y, z, pixel);
    this.column = pixel[0] as number;
    this.row = pixel[1] as number;
    this.opacity = 1 / (1 + Math.exp(-(cloud.opacities[i] as number)));
    this.spread(i, { x: x / flat, z: z / flat, rise: y / distance, flat });
    return true;
  }

  /** Projects the covariance on the gradients of column (to the right, over the circle's radius) and of row (down, over the distance). */
  private spread(i: number, at: DirectionClearance): void {
    const scale = this.view.width / (2 * Math.PI);
    const rx = (-at.z * scale) / at.flat;
    const rz = (at.x * scale) / at.flat;
    const down = scale / this.distance;
    const dx = at.x * at.rise * down;
    const dy = (-at.flat / this.distance) * down;
    const dz = at.z * at.rise * down;
    const axes = writeScaledAxes(this.cloud, i, this.axes);
    const x1 = axes[0] as number;
    const y1 = axes[1] as number;
    const z1 = axes[2] as number;
    const x2 = axes[3] as number;
    const y2 = axes[4] as number;
    const z2 = axes[5] as number;
    const x3 = axes[6] as number;
    const y3 = axes[7] as number;
    const z3 = axes[8] as number;
    const u1 = x1 * rx + z1 * rz;
    const u2 = x2 * rx + z2 * rz;
    const u3 = x3 * rx + z3 * rz;
    const v1 = x1 * dx + y1 * dy + z1 * dz;
    const v2 = x2 * dx + y2 * dy + z2 * dz;
    const v3 = x3 * dx + y3 * dy + z3 * dz;
    const xx = u1 * u1 + u2 * u2 + u3 * u3 + HAIR;
    const xy = u1 * v1 + u2 * v2 + u3 * v3;
    const yy = v1 * v1 + v2 * v2 + v3 * v3 + HAIR;
    const determinant = xx * yy - xy * xy;
    this.a = yy / determinant;
    this.b = -xy / determinant;
    this.c = xx / determinant;
    this.reachX = Math.sqrt(FOOTPRINT_CUT * xx);
    this.reachY = Math.sqrt(FOOTPRINT_CUT * yy);
  }
}

/** Direction to a splat: unit vector in the level plane, sine of the latitude, and metres in the level plane. */
interface DirectionClearance {
  readonly x: number;
  readonly z: number;
  readonly rise: number;
  readonly flat: number;
}

/**
 * The columns of a splat's rotation, each as long as its standard deviation: the factor R S of its covariance R S S' R' (B. Kerbl and others,
 * "3D Gaussian Splatting", 2023).
 *
 * @param axes nine values to write: x, y and z of each column, metres
 */
export function writeScaledAxes(
  { rotations, scales }: Pick<SplatCloud, 'rotations' | 'scales'>,
  i: number,
  axes: Float64Array,
): Float64Array {
  const qx = rotations[4 * i] as number;
  const qy = rotations[4 * i + 1] as number;
  const qz = rotations[4 * i + 2] as number;
  const qw = rotations[4 * i + 3] as number;
  const s1 = Math.exp(scales[3 * i] as number);
  const s2 = Math.exp(scales[3 * i + 1] as number);
  const s3 = Math.exp(scales[3 * i + 2] as number);
  axes[0] = s1 * (1 - 2 * (qy * qy + qz * qz));
  axes[1] = s1 * 2 * (qx * qy + qw * qz);
  axes[2] = s1 * 2 * (qx * qz - qw * qy);
  axes[3] = s2 * 2 * (qx * qy - qw * qz);
  axes[4] = s2 * (1 - 2 * (qx * qx + qz * qz));
  axes[5] = s2 * 2 * (qy * qz + qw * qx);
  axes[6] = s3 * 2 * (qx * qz + qw * qy);
  axes[7] = s3 * 2 * (qy * qz - qw * qx);
  axes[8] = s3 * (1 - 2 * (qx * qx + qy * qy));
  return axes;
}
