import { directionToPixel, sampleBilinear } from '@diorama/pano';
import { buildModel } from '@diorama/places';
import { fbm2 } from '@diorama/random';
import type { Raster } from '@diorama/raster';
import { openModel } from '@diorama/render';
import { composeScene } from '@diorama/scene';

/** A panorama of a procedural world, and what is true of it. */
interface SamplePanorama {
  readonly panorama: Raster;
  /** Metres along the ray, Infinity for sky. */
  readonly distance: Float32Array;
  readonly eyeHeight: number;
}

const RADIANS = Math.PI / 180;

const rendered = new Map<string, SamplePanorama>();

/** Renders what a prompt asks for; each only once, since building a scene takes its time. */
export function samplePanorama(prompt: string, width: number): SamplePanorama {
  const key = `${prompt} ${width}`;
  const known = rendered.get(key);
  if (known) return known;
  const { renderer, model } = openModel(buildModel(composeScene(prompt, 7).scene));
  const { color, distance } = renderer.capture({ origin: [0, 0, 0], width }, { start: 0, end: width / 2 });
  const data = Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  const sample = { panorama: { width, height: width / 2, data }, distance, eyeHeight: model.eyeHeight };
  rendered.set(key, sample);
  return sample;
}

/** Things that stand on the plain: azimuth and half width in degrees, metres to their foot, height over the horizon in degrees, colour. */
const POSTS = [
  { azimuth: -150, half: 9, distance: 12, height: 14, color: [96, 66, 44] },
  { azimuth: -55, half: 6, distance: 8, height: 20, color: [150, 40, 36] },
  { azimuth: -14, half: 5, distance: 10, height: 12, color: [64, 62, 66] },
  { azimuth: 40, half: 8, distance: 15, height: 10, color: [120, 84, 50] },
  { azimuth: 128, half: 10, distance: 9, height: 17, color: [70, 44, 84] },
] as const;

/** A grassy plain that goes on to the horizon, 1.6 m below the viewer, with a few walls standing on it, under a clear sky. */
export function createPlainPanorama(width: number): SamplePanorama {
  const height = width / 2;
  const panorama = { width, height, data: new Uint8Array(3 * width * height) };
  const distance = new Float32Array(width * height);
  for (let p = 0; p < width * height; p++) {
    const azimuth = (360 * ((p % width) + 0.5)) / width - 180;
    const elevation = 90 - (180 * (Math.floor(p / width) + 0.5)) / height;
    const seen = lookAtPlain(azimuth, elevation);
    distance[p] = seen.distance;
    for (let channel = 0; channel < 3; channel++)
      panorama.data[3 * p + channel] = Math.min(255, Math.max(0, Math.round(seen.color[channel] as number)));
  }
  return { panorama, distance, eyeHeight: 1.6 };
}

function lookAtPlain(azimuth: number, elevation: number): { readonly distance: number; readonly color: readonly number[] } {
  const rise = Math.tan(elevation * RADIANS);
  const post = POSTS.find(({ half, ...at }) => Math.abs(azimuth - at.azimuth) < half && elevation < at.height && rise * at.distance > -1.6);
  if (post) {
    const shade = 14 * fbm2(3, azimuth, elevation, 3);
    return { distance: post.distance / Math.cos(elevation * RADIANS), color: post.color.map((value) => value + shade) };
  }
  if (elevation >= 0) return { distance: Infinity, color: [120 - 0.9 * elevation, 165 - 0.7 * elevation, 225 - 0.3 * elevation] };
  const along = -1.6 / rise;
  const grain = 60 * fbm2(5, 3 * along * Math.sin(azimuth * RADIANS), 3 * along * Math.cos(azimuth * RADIANS), 4) * Math.min(1, 12 / along);
  return { distance: along / Math.cos(elevation * RADIANS), color: [92 + grain, 128 + grain, 52 + grain / 2] };
}

/** How a camera stands, in degrees, and its picture's size. */
export interface ViewRequest {
  readonly azimuth?: number;
  readonly pitch?: number;
  /** By how much the horizon falls to the right. */
  readonly roll?: number;
  readonly fov?: number;
  readonly width?: number;
  readonly height?: number;
}

/** A picture that a camera would take inside a panorama. */
export function renderTestView({ width: panoWidth, height: panoHeight, data }: Raster, request: ViewRequest): Raster {
  const { azimuth = 0, pitch = 0, roll = 0, fov = 67.37, width = 240, height = 160 } = request;
  const pano = { data: Float32Array.from(data), width: panoWidth, height: panoHeight, channels: 3 };
  const focal = width / 2 / Math.tan((fov / 2) * RADIANS);
  const [sinPitch, cosPitch, sinTurn, cosTurn] = [pitch, azimuth].flatMap((angle) => [
    Math.sin(angle * RADIANS),
    Math.cos(angle * RADIANS),
  ]) as [number, number, number, number];
  const [sinRoll, cosRoll] = [Math.sin(roll * RADIANS), Math.cos(roll * RADIANS)];
  const view = new Uint8Array(3 * width * height);
  const place = [0, 0];
  const color = [0, 0, 0];
  for (let p = 0; p < width * height; p++) {
    const u = ((p % width) + 0.5 - width / 2) / focal;
    const v = (height / 2 - Math.floor(p / width) - 0.5) / focal;
    const [x, y] = [u * cosRoll - v * sinRoll, u * sinRoll + v * cosRoll];
    const [up, ahead] = [y * cosPitch + sinPitch, cosPitch - y * sinPitch];
    directionToPixel(panoWidth, x * cosTurn + ahead * sinTurn, up, x * sinTurn - ahead * cosTurn, place);
    sampleBilinear(pano, place[0] as number, place[1] as number, color);
    for (let channel = 0; channel < 3; channel++) view[3 * p + channel] = Math.round(color[channel] as number);
  }
  return { width, height, data: view };
}

/** Peak signal-to-noise ratio of two pictures of one size in decibels. */
export function computePsnr(a: Raster, b: Raster): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += ((a.data[i] as number) - (b.data[i] as number)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / a.data.length));
}
