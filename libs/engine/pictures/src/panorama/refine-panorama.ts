import type { Raster } from '@diorama/raster';

import type { Placement } from '../cameras/picture.js';
import { createBlankImage } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';
import { Camera, resizeForPlacement } from './warp-picture.js';

interface RefineRequest {
  readonly painted: FloatImage;
  /** Pixels across of the finer panorama. */
  readonly width: number;
  readonly pictures: readonly Raster[];
  readonly placements: readonly Placement[];
  /** Which picture each painted pixel shows, or -1; and 1 where it shows it unchanged. */
  readonly owner: Int8Array;
  readonly kept: Uint8Array;
}

/** A panorama at a finer size: where it shows a picture, with what the picture has between the panorama's pixels. */
export function refinePanorama(request: RefineRequest): FloatImage {
  const { painted, width, owner, kept } = request;
  const lenses = request.pictures.map((raster, i) => lensOf(raster, request.placements[i] as Placement, painted.width, width));
  const finer = createBlankImage(width, width / 2);
  const scale = painted.width / width;
  for (let row = 0; row < finer.height; row++) {
    const latitude = Math.PI / 2 - (Math.PI * (row + 0.5)) / finer.height;
    const y = (row + 0.5) * scale - 0.5;
    for (let column = 0; column < width; column++) {
      const at = 3 * (row * width + column);
      const x = (column + 0.5) * scale - 0.5;
      readPanorama(painted, x, y, finer.data, at);
      const from = Math.round(Math.max(0, y)) * painted.width + (Math.round(Math.max(0, x)) % painted.width);
      if (kept[from] === 1)
        lenses[owner[from] as number]?.addDetail((2 * Math.PI * (column + 0.5)) / width - Math.PI, latitude, finer.data, at);
    }
  }
  return finer;
}

/** Mixes the four pixels around a place; columns wrap. */
function readPanorama({ width, height, data }: FloatImage, x: number, y: number, out: Float32Array, at: number): void {
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const v = Math.min(1, Math.max(0, y - top));
  const u = x - Math.floor(x);
  const left = (Math.floor(x) + width) % width;
  const right = (left + 1) % width;
  for (let channel = 0; channel < 3; channel++) {
    const north =
      (data[3 * (top * width + left) + channel] as number) * (1 - u) + (data[3 * (top * width + right) + channel] as number) * u;
    const south =
      (data[3 * ((top + 1) * width + left) + channel] as number) * (1 - u) +
      (data[3 * ((top + 1) * width + right) + channel] as number) * u;
    out[at + channel] = north * (1 - v) + south * v;
  }
}

/** Reads what a picture has between the pixels of a panorama. */
interface Lens {
  addDetail(azimuth: number, latitude: number, to: Float32Array, at: number): void;
}

/** Null for a picture that is no finer than the panorama. */
function lensOf(raster: Raster, placement: Placement, panoWidth: number, width: number): Lens | null {
  const coarse = resizeForPlacement(raster, placement, panoWidth, 1);
  const fine = resizeForPlacement(raster, placement, width);
  if (fine.width <= coarse.width) return null;
  const cameras = [new Camera(placement, fine, null), new Camera(placement, coarse, null)] as const;
  const colors = new Float32Array(6);
  return {
    addDetail(azimuth, latitude, to, at) {
      for (const [i, camera] of cameras.entries()) {
        camera.look(azimuth, latitude);
        if (camera.inside() <= 0) return;
        camera.sample(colors, 3 * i);
      }
      for (let c = 0; c < 3; c++) {
        const value = (to[at + c] as number) + (colors[c] as number) - (colors[3 + c] as number);
        to[at + c] = Math.min(1, Math.max(0, value));
      }
    },
  };
}
