import { MODEL_PRESETS } from '@diorama/domain';
import { createInlineRunner, pictureEngine } from '@diorama/engine';
import type { BuiltWorld, PictureComposition } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { renderTestView, computePsnr } from '@diorama/pictures/testing';
import {
  ROOM,
  comparePictures,
  findBuiltFile,
  measureGapShare,
  createPanoramaReference,
  renderSplats,
  findMostOpenColumn,
} from '@diorama/quality';
import type { SplatView } from '@diorama/quality';
import { decodeSpz } from '@diorama/splat';

import type { PhotographFigures } from './figures.ts';
import { BESIDE_OFFSETS, GAP_OFFSETS, median } from './figures.ts';
import type { Preset } from './gates.ts';
import type { Photograph } from './photographs.ts';
import { openDepthNetwork } from './depth-network.ts';
import { measureBeside } from './measure-beside.ts';
import { openPhotographed, PHOTOGRAPH, takePhotograph } from './take-photograph.ts';

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
  const opened = openPhotographed(photograph);
  const raster = takePhotograph(photograph, opened);
  const startedAt = performance.now();
  const composition = pictureEngine.compose({
    pictures: [{ raster, azimuth: null, horizontalFov: tellsFov ? camera.fov : null }],
    isPano: 'auto',
    prompt: '',
    seed,
  });
  const built = await pictureEngine.build(composition, [raster], {
    preset: MODEL_PRESETS[model],
    runner: createInlineRunner(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
    estimateDepth: await openDepthNetwork(),
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const found = findAgain(built.panorama, composition);
  const splats = decodeSpz(findBuiltFile(built, 'splats.spz_urls.full_res').bytes);
  const figures: PhotographFigures = {
    ...photograph,
    found: computePsnr(shrunk(raster, smaller), shrunk(found, smaller)),
    isSetRight: composition.setting === setting,
    ...judgeSplats(built, splats),
    beside: measureOffsets(opened, photograph, { composition, splats }),
    seconds,
  };
  return { figures, photograph: raster, panorama: built.panorama, found };
}

/** Decibels at each of BESIDE_OFFSETS, the median of the views; null where something stands in the way. */
function measureOffsets(...subject: Parameters<typeof measureBeside>): PhotographFigures['beside'] {
  const views = measureBeside(...subject);
  return BESIDE_OFFSETS.map((metres) => median(views.filter(({ aside }) => Math.abs(aside) === metres).map(({ psnr }) => psnr)));
}

/** What the camera that took the picture sees in the panorama. */
function findAgain(panorama: Raster, { placements: [placement] }: PictureComposition): Raster {
  if (!placement) throw new Error('the composition places no picture');
  const { azimuth, pitch, roll, horizontalFov } = placement;
  return renderTestView(panorama, { azimuth, pitch, roll, fov: horizontalFov, ...PHOTOGRAPH });
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
  const truth = createPanoramaReference(built.panorama, findBuiltFile(built, 'imagery.depth_exr_url').bytes, built.panorama.width);
  const { psnr: own } = comparePictures(truth, renderSplats(splats, truth.view));
  const heading = findMostOpenColumn(truth.distance, truth.view.width);
  const gaps = GAP_OFFSETS.map((metres) =>
    heading.room < metres + ROOM ? null : measureGapShare(splats, [heading.x * metres, 0, heading.z * metres]),
  );
  return { own, gaps };
}
