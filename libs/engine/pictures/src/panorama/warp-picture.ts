import type { Raster } from '@diorama/raster';

import type { Placement } from '../cameras/picture.js';
import { computeFocalLength } from '../cameras/camera-placement.js';
import { resizePicture, shrinkPicture } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';
import { findSkyMask } from '../images/sky-mask.js';
import type { SkyMask } from '../images/sky-mask.js';

/** A picture laid onto the sphere: some columns of a panorama over its whole height. */
export interface WarpedPicture {
  /** First column in the panorama, may be negative; columns wrap. */
  readonly first: number;
  readonly width: number;
  readonly height: number;
  /** Encoded RGB, three a pixel. */
  readonly color: Float32Array;
  /** 0 outside the picture, else how far inside: 1 at its centre, 0 at its edges, with a floor just above 0. */
  readonly inside: Float32Array;
  /** 1 where it shows the sky. */
  readonly sky: Uint8Array;
}

/** Samples for each pixel of the panorama, so that resampling twice blurs little. */
const OVERSAMPLING = 1.5;
/** Longer side of the copy in which the sky is looked for, pixels. */
const SKY_SIDE = 320;
const LEAST_INSIDE = 1e-3;
const RADIANS = Math.PI / 180;

interface WarpRequest {
  readonly raster: Raster;
  readonly placement: Placement;
  /** Width of the panorama in pixels. */
  readonly panoWidth: number;
  /** The window begins and ends at multiples of this. */
  readonly align: number;
}

/** Lays a picture onto the sphere, with an area filter where it is finer than the panorama. */
export function warpPicture({ raster, placement, panoWidth, align }: WarpRequest): WarpedPicture {
  const mask = placement.showsSky ? findSkyMask(shrinkPicture(raster, SKY_SIDE)) : null;
  const camera = new Camera(placement, resizeForPlacement(raster, placement, panoWidth), mask);
  const { first, width } = windowOf(camera, panoWidth, align);
  const height = panoWidth / 2;
  const pixels = width * height;
  const warped = {
    first,
    width,
    height,
    color: new Float32Array(3 * pixels),
    inside: new Float32Array(pixels),
    sky: new Uint8Array(pixels),
  };
  for (let row = 0; row < height; row++) {
    const latitude = Math.PI / 2 - (Math.PI * (row + 0.5)) / height;
    for (let column = 0; column < width; column++) {
      const azimuth = (2 * Math.PI * (first + column + 0.5)) / panoWidth - Math.PI;
      camera.look(azimuth, latitude);
      const at = row * width + column;
      const inside = camera.inside();
      if (inside <= 0) continue;
      warped.inside[at] = Math.max(LEAST_INSIDE, inside);
      camera.sample(warped.color, 3 * at);
      warped.sky[at] = camera.seesSky();
    }
  }
  return warped;
}

/** The picture made about as fine as the panorama, and never finer than it is. */
export function resizeForPlacement(raster: Raster, placement: Placement, panoWidth: number, oversampling = OVERSAMPLING): FloatImage {
  const wanted = (panoWidth / (2 * Math.PI)) * oversampling;
  const scale = Math.min(1, wanted / computeFocalLength(placement, raster.width));
  return resizePicture(raster, Math.max(2, Math.round(raster.width * scale)), Math.max(2, Math.round(raster.height * scale)));
}

/** Looks up what a picture shows in a direction. */
export class Camera {
  /** Where the ray looked along meets the picture, in pixels. */
  private x = 0;
  private y = 0;
  private ahead = false;
  private readonly focal: number;
  private readonly turn: readonly [sinPitch: number, cosPitch: number, sinRoll: number, cosRoll: number];

  constructor(
    readonly placement: Placement,
    private readonly image: FloatImage,
    private readonly mask: SkyMask | null,
  ) {
    const { pitch, roll } = placement;
    this.focal = computeFocalLength(placement, image.width);
    this.turn = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS), Math.sin(roll * RADIANS), Math.cos(roll * RADIANS)];
  }

  look(azimuth: number, latitude: number): void {
    const [sinPitch, cosPitch, sinRoll, cosRoll] = this.turn;
    const aside = azimuth - this.placement.azimuth * RADIANS;
    const level = Math.cos(latitude);
    // Camera at rest: x right, y up, looking along -z.
    const x = Math.sin(aside) * level;
    const y = Math.sin(latitude) * cosPitch - Math.cos(aside) * level * sinPitch;
    const depth = Math.cos(aside) * level * cosPitch + Math.sin(latitude) * sinPitch;
    const u = x * cosRoll + y * sinRoll;
    const v = y * cosRoll - x * sinRoll;
    const { width, height } = this.image;
    if (this.placement.projection === 'cylindrical') {
      this.ahead = true;
      this.x = width / 2 - 0.5 + this.focal * Math.atan2(u, depth);
      this.y = height / 2 - 0.5 - (this.focal * v) / Math.hypot(u, depth);
    } else {
      this.ahead = depth > 1e-3;
      this.x = width / 2 - 0.5 + (this.focal * u) / depth;
      this.y = height / 2 - 0.5 - (this.focal * v) / depth;
    }
  }

  /** How far inside the picture: 0 or less outside, 1 at the centre. */
  inside(): number {
    if (!this.ahead) return 0;
    const { width, height } = this.image;
    return Math.min(1 - Math.abs((2 * this.x + 1) / width - 1), 1 - Math.abs((2 * this.y + 1) / height - 1));
  }

  seesSky(): number {
    const { mask, image } = this;
    if (!mask) return 0;
    const column = Math.min(mask.width - 1, Math.max(0, Math.floor(((this.x + 0.5) * mask.width) / image.width)));
    const row = Math.min(mask.height - 1, Math.max(0, Math.floor(((this.y + 0.5) * mask.height) / image.height)));
    return mask.sky[row * mask.width + column] as number;
  }

  sample(out: Float32Array, at: number): void {
    const { width, height, data } = this.image;
    const x = Math.min(width - 1, Math.max(0, this.x));
    const y = Math.min(height - 1, Math.max(0, this.y));
    const left = Math.min(width - 2, Math.floor(x));
    const top = Math.min(height - 2, Math.floor(y));
    const u = x - left;
    const v = y - top;
    const nw = 3 * (top * width + left);
    const sw = nw + 3 * width;
    for (let channel = 0; channel < 3; channel++) {
      const north = (data[nw + channel] as number) * (1 - u) + (data[nw + 3 + channel] as number) * u;
      const south = (data[sw + channel] as number) * (1 - u) + (data[sw + 3 + channel] as number) * u;
      out[at + channel] = north * (1 - v) + south * v;
    }
  }
}

/** The columns that a picture may reach, found by trying directions all around. */
function windowOf(camera: Camera, panoWidth: number, align: number): { first: number; width: number } {
  const centre = camera.placement.azimuth;
  let [left, right] = [0, 0];
  for (let latitude = -89; latitude <= 89; latitude++)
    for (let aside = -180; aside <= 180; aside++) {
      camera.look((centre + aside) * RADIANS, latitude * RADIANS);
      if (camera.inside() <= 0) continue;
      left = Math.min(left, aside);
      right = Math.max(right, aside);
    }
  const columnOf = (degrees: number): number => ((degrees + 180) / 360) * panoWidth;
  // Blending asks for the colours beside a picture as far away as its coarsest level is wide.
  const first = align * (Math.floor(columnOf(centre + left - 2) / align) - 1);
  const width = align * (Math.ceil((columnOf(centre + right + 2) - first) / align) + 1);
  return width >= panoWidth ? { first: 0, width: panoWidth } : { first, width };
}
