import { MODEL_PRESETS } from '@diorama/domain';
import { inlineRunner, pictureEngine } from '@diorama/engine';
import type { BuiltFile, BuiltWorld, PictureComposition, Raster } from '@diorama/engine';
import { comparePictures, cutView, psnr, renderSplats } from '@diorama/engine/testing';
import type { SplatView, Truth } from '@diorama/engine/testing';
import { readChannel } from '@diorama/exr';
import { pixelSolidAngle, rowLatitude } from '@diorama/pano';
import { decodeSpz } from '@diorama/splat';

import type { PhotographFigures } from './figures.ts';
import { GAP_OFFSETS } from './figures.ts';
import type { Preset } from './gates.ts';
import type { Photograph } from './photographs.ts';
import { PHOTOGRAPH, takePhotograph } from './take-photograph.ts';

/** A measured world of a photograph with what a person looks at. */
export interface MeasuredPhotograph {
  readonly figures: PhotographFigures;
  readonly photograph: Raster;
  readonly panorama: Raster;
  /** The photograph as it is found in the panorama. */
  readonly found: Raster;
}

/** Model, and by how much photographs are made smaller before they are compared: about to the panorama's own pixels. */
const SIZES = { draft: { model: 'svc-1.0-draft', smaller: 4 }, standard: { model: 'svc-1.1', smaller: 2 } } as const;

/** Takes a photograph, makes a world of it and measures that. The same photograph gives the same figures, seconds apart. */
export async function measurePhotograph(photograph: Photograph, preset: Preset): Promise<MeasuredPhotograph> {
  const { camera, seed, setting, tellsFov } = photograph;
  const { model, smaller } = SIZES[preset];
  const raster = takePhotograph(photograph);
  const startedAt = performance.now();
  const composition = pictureEngine.compose({
    pictures: [{ raster, azimuth: null, horizontalFov: tellsFov ? camera.fov : null }],
    isPano: 'auto',
    prompt: '',
    seed,
  });
  const built = await pictureEngine.build(composition, [raster], {
    preset: MODEL_PRESETS[model],
    runner: inlineRunner(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const found = findAgain(built.panorama, composition);
  const splats = decodeSpz(fileOf(built, 'splats.spz_urls.full_res').bytes);
  const figures: PhotographFigures = {
    ...photograph,
    found: psnr(shrunk(raster, smaller), shrunk(found, smaller)),
    isSetRight: composition.setting === setting,
    ...judgeSplats(built, splats),
    seconds,
  };
  return { figures, photograph: raster, panorama: built.panorama, found };
}

/** What the camera that took the picture sees in the panorama. */
function findAgain(panorama: Raster, { placements: [placement] }: PictureComposition): Raster {
  if (!placement) throw new Error('the composition places no picture');
  const { azimuth, pitch, roll, horizontalFov } = placement;
  return cutView(panorama, { azimuth, pitch, roll, fov: horizontalFov, ...PHOTOGRAPH });
}

/** A picture with each square of so many pixels as one. */
function shrunk({ width, height, data }: Raster, factor: number): Raster {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)];
  const small = new Uint8Array(3 * columns * rows);
  for (let at = 0; at < small.length; at++) {
    const [column, row] = [Math.floor(at / 3) % columns, Math.floor(at / 3 / columns)];
    let sum = 0;
    for (let k = 0; k < factor * factor; k++) {
      const pixel = (row * factor + Math.floor(k / factor)) * width + column * factor + (k % factor);
      sum += data[3 * pixel + (at % 3)] ?? 0;
    }
    small[at] = Math.round(sum / (factor * factor));
  }
  return { width: columns, height: rows, data: small };
}

function judgeSplats(built: BuiltWorld, splats: SplatView): Pick<PhotographFigures, 'own' | 'gaps'> {
  const { panorama } = built;
  const { data: distance } = readChannel(fileOf(built, 'imagery.depth_exr_url').bytes);
  const view = { origin: [0, 0, 0] as const, width: panorama.width };
  const truth: Truth = { view, color: Float32Array.from(panorama.data, (byte) => byte / 255), distance, isSampled: () => true };
  const { psnr: own } = comparePictures(truth, renderSplats(splats, view));
  const heading = widestHeading(distance, panorama.width);
  const gaps = GAP_OFFSETS.map((metres) =>
    heading.room < metres + ROOM ? null : gapShare(splats, [heading.x * metres, 0, heading.z * metres]),
  );
  return { own, gaps };
}

/** Metres of room beyond a place that splats are looked at from. */
const ROOM = 0.4;
const AZIMUTHS = 16;

/** The level direction with the most room. */
function widestHeading(distance: Float32Array, width: number): { x: number; z: number; room: number } {
  let best = { x: 1, z: 0, room: -1 };
  for (let i = 0; i < AZIMUTHS; i++) {
    const column = Math.round((i * width) / AZIMUTHS);
    const room = distance[(width / 4) * width + column] ?? 0;
    const azimuth = (2 * Math.PI * i) / AZIMUTHS - Math.PI;
    if (room > best.room) best = { x: Math.sin(azimuth), z: -Math.cos(azimuth), room };
  }
  return best;
}

/** Beyond this latitude, radians, a panorama is too distorted for the splat renderer. */
const MAX_LATITUDE = 1.4;
/** More passing light than this is a gap. */
const MAX_PASSING = 0.3;
const GAP_WIDTH = 512;

/** Share of the sphere, 0 to 1, where light passes between the splats. Nobody knows what is truly to be seen there. */
function gapShare(splats: SplatView, origin: readonly [number, number, number]): number {
  const { passing } = renderSplats(splats, { origin, width: GAP_WIDTH });
  let [gaps, sphere] = [0, 0];
  for (let row = 0; row < GAP_WIDTH / 2; row++) {
    if (Math.abs(rowLatitude(GAP_WIDTH, row)) > MAX_LATITUDE) continue;
    const weight = pixelSolidAngle(GAP_WIDTH, row);
    for (let column = 0; column < GAP_WIDTH; column++) {
      if ((passing[row * GAP_WIDTH + column] ?? 0) > MAX_PASSING) gaps += weight;
      sphere += weight;
    }
  }
  return gaps / sphere;
}

function fileOf(built: BuiltWorld, name: BuiltFile['name']): BuiltFile {
  const file = built.files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`the engine gave no ${name}`);
  return file;
}
