import type { CameraAxes } from '@diorama/camera-paths';
import { FOOTPRINT_CUT } from '@diorama/splatting';

import type { SplatScene } from './splat-scene.js';

/** A pinhole camera. */
export interface ViewCamera extends CameraAxes {
  /** Metres. */
  readonly origin: readonly [number, number, number];
  /** Pixels. */
  readonly focal: number;
  readonly width: number;
  readonly height: number;
}

/** Variance that is added to each footprint, square pixels, as Spark, the renderer of the viewer, adds it. */
const BLUR = 0.3;
/** An alpha below half of the smallest step of a byte is not drawn. */
export const FAINT = 0.5 / 255;

/**
 * One splat as an ellipse in a perspective picture: the affine approximation at its centre (Zwicker and others, "EWA volume splatting", 2001).
 * What the blur adds to the area is taken from the opacity, as in Z. Yu and others, "Mip-Splatting", 2024.
 */
export class ViewFootprint {
  /** Centre, in pixels; the centre of the first pixel is 0. */
  column = 0.5;
  row = 0.5;
  /** Metres along the axis of the camera. */
  ahead = 0.5;
  /** 0 to 1. */
  opacity = 0.5;
  /** Inverse covariance [[a, b], [b, c]], in 1 / pixel². */
  a = 0.5;
  b = 0.5;
  c = 0.5;
  /** Half height of its box in pixels. */
  reachY = 0.5;

  constructor(
    private readonly scene: SplatScene,
    private readonly camera: ViewCamera,
  ) {}

  /** Turns to a splat in front of the camera; false where it is too faint to be drawn. */
  project(i: number): boolean {
    const { scene, camera } = this;
    const { positions, covariances } = scene;
    const { origin, right, up, forward, focal } = camera;
    const x = (positions[3 * i] as number) - origin[0];
    const y = (positions[3 * i + 1] as number) - origin[1];
    const z = (positions[3 * i + 2] as number) - origin[2];
    const ahead = x * forward[0] + y * forward[1] + z * forward[2];
    const across = (x * right[0] + y * right[1] + z * right[2]) / ahead;
    const above = (x * up[0] + y * up[1] + z * up[2]) / ahead;
    const scale = focal / ahead;
    // Gradients of column and row in the frame of the world.
    const cx = scale * (right[0] - across * forward[0]);
    const cy = scale * (right[1] - across * forward[1]);
    const cz = scale * (right[2] - across * forward[2]);
    const rx = scale * (above * forward[0] - up[0]);
    const ry = scale * (above * forward[1] - up[1]);
    const rz = scale * (above * forward[2] - up[2]);
    const xx = covariances[6 * i] as number;
    const xy = covariances[6 * i + 1] as number;
    const xz = covariances[6 * i + 2] as number;
    const yy = covariances[6 * i + 3] as number;
    const yz = covariances[6 * i + 4] as number;
    const zz = covariances[6 * i + 5] as number;
    const tx = xx * cx + xy * cy + xz * cz;
    const ty = xy * cx + yy * cy + yz * cz;
    const tz = xz * cx + yz * cy + zz * cz;
    const cc = cx * tx + cy * ty + cz * tz;
    const cr = rx * tx + ry * ty + rz * tz;
    const rr = rx * (xx * rx + xy * ry + xz * rz) + ry * (xy * rx + yy * ry + yz * rz) + rz * (xz * rx + yz * ry + zz * rz);
    this.column = camera.width / 2 + focal * across - 0.5;
    this.row = camera.height / 2 - focal * above - 0.5;
    this.ahead = ahead;
    return this.spread(scene.opacities[i] as number, cc, cr, rr);
  }

  /** Widens the covariance [[cc, cr], [cr, rr]] and inverts it. */
  // eslint-disable-next-line max-params -- an object for each splat of each frame costs more than the rest of the projection
  private spread(opacity: number, cc: number, cr: number, rr: number): boolean {
    const [wide, high] = [cc + BLUR, rr + BLUR];
    const determinant = wide * high - cr * cr;
    this.opacity = opacity * Math.sqrt(Math.max(0, (cc * rr - cr * cr) / determinant));
    if (!(this.opacity >= FAINT)) return false;
    this.a = high / determinant;
    this.b = -cr / determinant;
    this.c = wide / determinant;
    this.reachY = Math.sqrt(FOOTPRINT_CUT * high);
    return true;
  }
}
