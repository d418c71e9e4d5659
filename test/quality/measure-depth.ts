import { openScene } from '@diorama/engine';
import type { BuiltWorld, OpenedScene, pictureEngine as PictureEngineValue, createInlineRunner as CreateRunner } from '@diorama/engine';
import type { EstimateDepth, Scene } from '@diorama/engine';
import { MODEL_PRESETS } from '@diorama/domain';
import { readChannel } from '@diorama/exr';
import { renderTestView } from '@diorama/pictures/testing';
import { findBuiltFile, renderSplats } from '@diorama/quality';
import type { Raster } from '@diorama/raster';
import { decodeSpz } from '@diorama/splat';

import { direction, measureDistances, measureMaskedPsnr, measureMaskedSsim } from './depth-views.ts';
import type { DepthFigures } from './depth-views.ts';

/** Metres beside the capture point of the views that are compared. */
export const OFFSETS = [0.5, 1] as const;
const FOV = 65;
const PHOTOGRAPH = { width: 768, height: 576 } as const;
const PANORAMA = 2048;
/** Pixels around of the views compared, sampled twice as finely and averaged. */
const VIEW = 768;
/** Metres that a view keeps from everything. */
const CLEARANCE = 0.5;
const EDGE = 2;

/** An engine to be measured, and its network. */
export interface MeasuredEngine {
  readonly name: string;
  readonly pictureEngine: typeof PictureEngineValue;
  readonly createInlineRunner: typeof CreateRunner;
  readonly estimateDepth: EstimateDepth | undefined;
}

/** What is measured of one engine on one scene. */
export interface SceneFigures extends DepthFigures {
  readonly psnr: readonly (number | null)[];
  readonly ssim: readonly (number | null)[];
  readonly seconds: number;
}

/** Pictures for people. */
export interface ShownScene {
  readonly photograph: Raster;
  readonly panoramas: ReadonlyMap<string, Raster>;
  /** The true view and each engine's, by metres to the right. */
  readonly views: { readonly name: string; readonly raster: Raster }[];
}

/** Takes a photograph in a scene, has each engine make a world of it, and compares the worlds with the scene. */
export async function measureDepthScene(
  scene: Scene,
  turn: number,
  engines: readonly MeasuredEngine[],
): Promise<{ readonly figures: ReadonlyMap<string, SceneFigures>; readonly shown: ShownScene }> {
  const opened = openScene(scene);
  const azimuth = (360 * Math.round((turn * VIEW) / 360)) / VIEW;
  const photograph = renderTestView(capturePanorama(opened), { azimuth, fov: FOV, ...PHOTOGRAPH });
  const truths = [0, ...OFFSETS.flatMap((metres) => [metres, -metres])].flatMap((aside) => captureTruth(opened, azimuth, aside));
  const figures = new Map<string, SceneFigures>();
  const shown: ShownScene = { photograph, panoramas: new Map(), views: [] };
  for (const truth of truths.filter(({ aside }) => aside >= 0))
    shown.views.push({ name: `truth ${truth.aside}`, raster: crop(truth.color) });
  for (const engine of engines) {
    const startedAt = performance.now();
    const built = await build(photograph, engine);
    const seconds = (performance.now() - startedAt) / 1_000;
    figures.set(engine.name, {
      ...compare(built, truths, opened, (aside, raster) => shown.views.push({ name: `${engine.name} ${aside}`, raster })),
      seconds,
    });
    (shown.panoramas as Map<string, Raster>).set(engine.name, built.panorama);
  }
  return { figures, shown };
}

function capturePanorama({ renderer }: OpenedScene): Raster {
  const [width, height] = [PANORAMA, PANORAMA / 2];
  const { color } = renderer.capture({ origin: [0, 0, 0], width }, { start: 0, end: height });
  return { width, height, data: Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value)))) };
}

interface Truth {
  readonly aside: number;
  readonly color: Float32Array;
  readonly distance: Float32Array;
  readonly normal: Float32Array;
  /** 1 for pixels that show what lies within the frustum of the photograph. */
  readonly mask: Uint8Array;
}

/** The true view so many metres to the right of the capture point, turned so that the photograph lies at the front; nothing where no one can stand. */
function captureTruth({ renderer, model }: OpenedScene, azimuth: number, aside: number): Truth[] {
  const radians = (azimuth * Math.PI) / 180;
  const right = [Math.cos(radians) * Math.sign(aside), 0, Math.sin(radians) * Math.sign(aside)] as const;
  if (aside !== 0 && renderer.cast([0, 0, 0], right) < Math.abs(aside) + CLEARANCE) return [];
  const origin = [right[0] * Math.abs(aside), 0, right[2] * Math.abs(aside)] as const;
  if (aside !== 0 && Math.abs(renderer.cast(origin, [0, -1, 0]) - model.eyeHeight) > 0.3) return [];
  const width = 2 * VIEW;
  // The rows that a photograph of this height sees.
  const rows = { start: 2 * Math.floor(0.17 * VIEW), end: 2 * Math.ceil(0.33 * VIEW) };
  const seen = renderer.capture({ origin, width }, rows);
  const turn = 2 * Math.round((azimuth * VIEW) / 360);
  const pixels = (VIEW * VIEW) / 2;
  const [color, distance, normal] = [new Float32Array(3 * pixels), new Float32Array(pixels).fill(Number.NaN), new Float32Array(3 * pixels)];
  for (let row = rows.start / 2; row < rows.end / 2; row++)
    for (let column = 0; column < VIEW; column++) {
      const at = row * VIEW + column;
      for (let k = 0; k < 4; k++) {
        const from = (2 * row + (k >> 1) - rows.start) * width + ((2 * column + (k & 1) + turn + width) % width);
        for (let c = 0; c < 3; c++)
          color[3 * at + c] = (color[3 * at + c] ?? 0) + Math.min(1, Math.max(0, seen.color[3 * from + c] ?? 0)) / 4;
        if (k === 0) distance[at] = seen.distance[from] ?? Infinity;
        if (k === 0) normal.set(turned(seen.normal.subarray(3 * from, 3 * from + 3), radians), 3 * at);
      }
    }
  return [{ aside, color, distance, normal, mask: maskFrustum(distance, aside) }];
}

/** A direction of the scene as seen by who is turned clockwise. */
function turned([x = 0, y = 0, z = 0]: Float32Array, radians: number): [number, number, number] {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return [x * cos + z * sin, y, -x * sin + z * cos];
}

function maskFrustum(distance: Float32Array, aside: number): Uint8Array {
  const [across, up] = [Math.tan((FOV * Math.PI) / 360), (Math.tan((FOV * Math.PI) / 360) * PHOTOGRAPH.height) / PHOTOGRAPH.width];
  return Uint8Array.from(distance, (metres, at) => {
    if (Number.isNaN(metres)) return 0;
    const ray = direction(VIEW, at);
    const far = Math.min(metres, 1e4);
    const [x, y, z] = [ray[0] * far + aside, ray[1] * far, -ray[2] * far];
    return z > 0 && Math.abs(x) < 0.98 * across * z && Math.abs(y) < 0.98 * up * z ? 1 : 0;
  });
}

async function build(photograph: Raster, { pictureEngine, createInlineRunner, estimateDepth }: MeasuredEngine): Promise<BuiltWorld> {
  const picture = { raster: photograph, azimuth: null, horizontalFov: FOV };
  const composition = pictureEngine.compose({ pictures: [picture], isPano: false, prompt: '', seed: 1 });
  return pictureEngine.build(composition, [photograph], {
    preset: MODEL_PRESETS['svc-1.0-draft'],
    runner: createInlineRunner(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
    estimateDepth,
  });
}

function compare(
  built: BuiltWorld,
  truths: readonly Truth[],
  { model }: OpenedScene,
  show: (aside: number, raster: Raster) => void,
): Omit<SceneFigures, 'seconds'> {
  const cloud = decodeSpz(findBuiltFile(built, 'splats.spz_urls.full_res').bytes);
  const { data, width } = { ...readChannel(findBuiltFile(built, 'imagery.depth_exr_url').bytes), width: built.panorama.width };
  const step = width / VIEW;
  const metres = Float32Array.from({ length: (VIEW * VIEW) / 2 }, (_, at) => {
    const [column, row] = [Math.floor(((at % VIEW) + 0.25) * step), Math.floor((Math.floor(at / VIEW) + 0.25) * step)];
    return data[row * width + column] ?? Infinity;
  });
  const results = { psnr: OFFSETS.map((): number[] => []), ssim: OFFSETS.map((): number[] => []) };
  let depth: DepthFigures | null = null;
  for (const { aside, color, distance, normal, mask } of truths) {
    if (aside === 0) depth = measureDistances({ width: VIEW, truth: distance, shown: metres, mask }, normal, model.eyeHeight);
    const fine = renderSplats(cloud, { origin: [aside, 0, 0], width: 2 * VIEW }).color;
    const seen = averaged(fine);
    if (aside >= 0) show(aside, crop(seen));
    const index = OFFSETS.findIndex((offset) => offset === Math.abs(aside));
    if (index < 0) continue;
    const views = { width: VIEW, truth: color, shown: seen, mask };
    results.psnr[index]?.push(measureMaskedPsnr(views));
    results.ssim[index]?.push(measureMaskedSsim(views));
  }
  if (depth === null) throw new Error('the capture point was not compared');
  const mean = (values: readonly number[]): number | null =>
    values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  return { ...depth, psnr: results.psnr.map(mean), ssim: results.ssim.map(mean) };
}

/** Means over squares of two by two pixels. */
function averaged(fine: Float32Array): Float32Array {
  const out = new Float32Array((3 * VIEW * VIEW) / 2);
  for (let at = 0; at < out.length / 3; at++)
    for (let k = 0; k < 4; k++) {
      const from = (2 * Math.floor(at / VIEW) + (k >> 1)) * 2 * VIEW + 2 * (at % VIEW) + (k & 1);
      for (let c = 0; c < 3; c++) out[3 * at + c] = (out[3 * at + c] ?? 0) + Math.min(1, Math.max(0, fine[3 * from + c] ?? 0)) / 4;
    }
  return out;
}

/** The part of a view around the photograph. */
function crop(color: Float32Array): Raster {
  const [width, height] = [Math.round((FOV * VIEW) / 360) * EDGE, Math.round(0.32 * (VIEW / 2)) * EDGE];
  const [left, top] = [Math.floor(VIEW / 2 - width / 2 / EDGE), Math.round(0.34 * (VIEW / 2))];
  const data = new Uint8Array(3 * width * height);
  for (let at = 0; at < width * height; at++) {
    const from = (top + Math.floor(Math.floor(at / width) / EDGE)) * VIEW + left + Math.floor((at % width) / EDGE);
    for (let c = 0; c < 3; c++) data[3 * at + c] = Math.round(255 * Math.min(1, Math.max(0, color[3 * from + c] ?? 0)));
  }
  return { width, height, data };
}
