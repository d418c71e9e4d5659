import type { Scene } from '@diorama/domain';
import type { Job, JobTable } from '@diorama/jobs';
import { sampleBlueNoise } from '@diorama/random';
import { encodeNormals } from '@diorama/render';
import type { SceneContext } from '@diorama/render';
import {
  captureSplats,
  chooseCapturePoints,
  encodeColliderGlb,
  createOwnership,
  renderDistanceRows,
  captureHiddenSky,
  isHiddenSky,
  SKY,
  captureSkyBand,
  WATER,
} from '@diorama/splatting';
import type { CapturedSplats, HiddenSky, SharingCapture } from '@diorama/splatting';
import type { Capture, CaptureView, PixelSight, Renderer, RowRange, SpawnPoint, Vec3 } from '@diorama/world-model';

/** The jobs that make a world of a scene. */
export interface SceneJobs {
  /** Finds the places to capture from. */
  'plan-captures': Job<{ readonly scene: Scene; readonly count: number; readonly radius: number }, CapturePlan>;
  /** Traces distances only. */
  'map-rows': Job<{ readonly scene: Scene; readonly view: CaptureView; readonly rows: RowRange }, Float32Array>;
  /** Renders rows of the first capture: panorama, depth, splats and sky. Rows come in whole pairs. */
  'render-rows': Job<RenderRowsInput, RenderedRows>;
  /** Renders rows of a later capture for the surfaces that are its own. */
  'splat-rows': Job<SplatRowsInput, SplatRows>;
  /** Builds the collider's GLB. */
  'build-collider': Job<{ readonly scene: Scene }, Uint8Array>;
}

interface RenderRowsInput {
  readonly scene: Scene;
  readonly captures: readonly SharingCapture[];
  readonly rows: RowRange;
}

interface SplatRowsInput extends RenderRowsInput {
  /** Index of the capture to render. */
  readonly own: number;
  readonly skyWidth: number;
}

export interface SplatRows extends CapturedSplats {
  readonly sky: HiddenSky;
}

export interface CapturePlan {
  /** Places to capture from, metres; the origin is the first. */
  readonly spots: readonly Vec3[];
  readonly spawnPoints: readonly SpawnPoint[];
  /** Height of the origin above the ground, metres. */
  readonly eyeHeight: number;
  /** Nothing but sky lies further from the origin, metres. */
  readonly radius: number;
}

interface RenderedRows extends CapturedSplats {
  /** Eight bits a channel, RGB, dithered. */
  readonly panorama: Uint8Array;
  /** Metres along the ray, Infinity for sky. */
  readonly distance: Float32Array;
  /** As in `PanoramaReference`. */
  readonly normals: Uint8Array;
  readonly semantics: Uint8Array;
  /** Sums of the sky at half the resolution, as `captureSkyBand` makes them. */
  readonly sky: Float32Array;
}

export const SCENE_JOBS: JobTable<SceneJobs, SceneContext> = {
  'plan-captures': ({ scene, count, radius }, { open }) => {
    const { model, renderer } = open(scene);
    const { spawnPoints, eyeHeight } = model;
    return { spots: chooseCapturePoints(renderer, { count, radius, eyeHeight }), spawnPoints, eyeHeight, radius: model.radius };
  },
  'map-rows': ({ scene, view, rows }, { open }) => renderDistanceRows(open(scene).renderer, view, rows),
  'render-rows': ({ scene, captures, rows }, { open }) => renderRows(open(scene).renderer, captures, rows),
  'splat-rows': (input, { open }) => laterRows(open(input.scene).renderer, input),
  'build-collider': ({ scene }, { open }) => encodeColliderGlb(open(scene).model),
};

type PixelFilter = (sight: PixelSight) => boolean;

function renderRows(renderer: Renderer, captures: readonly SharingCapture[], rows: RowRange): RenderedRows {
  const capture = captureAround(renderer, captures[0] as SharingCapture, rows);
  const { width } = capture.view;
  const first = (rows.start - capture.rows.start) * width;
  const pixels = (rows.end - rows.start) * width;
  return {
    panorama: dither(capture.color.subarray(3 * first, 3 * (first + pixels)), width, rows.start),
    distance: capture.distance.slice(first, first + pixels),
    normals: encodeNormals(capture.normal.subarray(3 * first, 3 * (first + pixels))),
    semantics: capture.semantic.slice(first, first + pixels),
    ...captureSplats({ capture, rows, own: 0, ownership: createOwnership(captures, renderer) }),
    sky: captureSkyBand(capture, rows),
  };
}

function laterRows(renderer: Renderer, { captures, own, rows, skyWidth }: SplatRowsInput): SplatRows {
  const ownership = createOwnership(captures, renderer);
  const first = captures[0] as SharingCapture;
  const wants = (sight: PixelSight): boolean =>
    sight.surface === SKY ? isHiddenSky(first, sight) : ownership.owns(own, sight, sight.surface === WATER);
  const capture = captureAround(renderer, captures[own] as SharingCapture, rows, wants);
  return { ...captureSplats({ capture, rows, own, ownership }), sky: captureHiddenSky(capture, rows, first, skyWidth) };
}

/** Captures rows and, where the panorama has them, one more on either side: splats measure themselves by their neighbours. */
function captureAround(renderer: Renderer, { view }: SharingCapture, rows: RowRange, wants?: PixelFilter): Capture {
  return renderer.capture(view, { start: Math.max(0, rows.start - 1), end: Math.min(view.width / 2, rows.end + 1) }, wants);
}

/** Rounds to bytes up or down by a blue-noise threshold, so that smooth skies show no bands. */
function dither(color: Float32Array, width: number, firstRow: number): Uint8Array {
  const bytes = new Uint8Array(color.length);
  for (let p = 0; 3 * p < color.length; p++) {
    const column = p % width;
    const row = firstRow + (p - column) / width;
    for (let channel = 0; channel < 3; channel++) {
      // Each channel reads the pattern elsewhere: the error is then grain in colour, which the eye sees less.
      const threshold = sampleBlueNoise(column + 23 * channel, row + 41 * channel);
      bytes[3 * p + channel] = Math.min(255, Math.max(0, Math.floor(255 * (color[3 * p + channel] as number) + threshold)));
    }
  }
  return bytes;
}
