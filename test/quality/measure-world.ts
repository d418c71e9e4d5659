import { MODEL_PRESETS } from '@diorama/domain';
import { createInlineRunner, openScene, proceduralEngine } from '@diorama/engine';
import type { BuiltWorld, OpenedScene } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import {
  OFFSETS,
  ROOM,
  captureReferenceView,
  measureCollider,
  comparePictures,
  measureDepthEdgeAgreement,
  findBuiltFile,
  measurePoleError,
  renderSplats,
  findMostOpenDirection,
  measureSeamRatio,
} from '@diorama/quality';
import type { SplatQuality } from '@diorama/quality';
import { decodeSpz } from '@diorama/splat';

import type { ViewFigures, WorldFigures } from './figures.ts';
import type { Preset } from './gates.ts';
import type { GalleryPrompt } from './prompts.ts';

type Vector = readonly [number, number, number];

/** A measured world with what a person looks at. */
export interface MeasuredWorld {
  readonly figures: WorldFigures;
  readonly panorama: Raster;
  /** The world and its splats from a metre beside the capture point, where there is room. */
  readonly beside: { readonly truth: Raster; readonly shown: Raster } | null;
}

/** Width of the comparisons of `full_res` and of the 100k file, and one in how many bands of rows is compared. */
const SIZES = {
  draft: { model: 'svc-1.0-draft', full: 512, small: 512, oneBandIn: 4 },
  standard: { model: 'svc-1.1', full: 1280, small: 512, oneBandIn: 4 },
} as const;

/** Where the pictures for people are taken. */
const SHOWN_OFFSET = 1;

/** Builds a world and measures it. The same prompt gives the same figures, seconds apart. */
export async function measureWorld(prompt: GalleryPrompt, preset: Preset): Promise<MeasuredWorld> {
  const { scene, notRepresented } = proceduralEngine.compose(prompt.prompt, prompt.seed);
  const startedAt = performance.now();
  const built = await proceduralEngine.build(scene, {
    preset: MODEL_PRESETS[SIZES[preset].model],
    runner: createInlineRunner(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const opened = openScene(scene);
  const { full, small, edges, beside } = judgeFrom(built, opened, preset);
  const collider = measureCollider(findBuiltFile(built, 'mesh.collider_mesh_url').bytes, opened);
  const figures: WorldFigures = {
    ...prompt,
    seam: measureSeamRatio(built.panorama),
    pole: measurePoleError(built.panorama),
    full,
    small,
    edges,
    colliderAgrees: collider.agrees,
    colliderStops: collider.stops,
    notRepresented,
    seconds,
  };
  return { figures, panorama: built.panorama, beside };
}

interface Judgements extends Pick<WorldFigures, 'full' | 'small' | 'edges'>, Pick<MeasuredWorld, 'beside'> {}

function judgeFrom(built: BuiltWorld, opened: OpenedScene, preset: Preset): Judgements {
  const { full: width, small: smallWidth, oneBandIn } = SIZES[preset];
  const fullCloud = decodeSpz(findBuiltFile(built, 'splats.spz_urls.full_res').bytes);
  const smallCloud = decodeSpz(findBuiltFile(built, 'splats.spz_urls.100k').bytes);
  const heading = findMostOpenDirection(opened);
  const full: (ViewFigures | null)[] = [];
  const small: (ViewFigures | null)[] = [];
  let edges = 0;
  let beside: MeasuredWorld['beside'] = null;
  for (const metres of OFFSETS) {
    const origin: Vector = [heading.x * metres, 0, heading.z * metres];
    if (metres > 0 && heading.room < metres + ROOM) {
      full.push(null);
      small.push(null);
      continue;
    }
    // What people are to look at is captured whole, at the smaller size.
    const coarseBands = metres === SHOWN_OFFSET ? 1 : oneBandIn;
    const coarse = captureReferenceView(opened.renderer, { origin, width: smallWidth, oneBandIn: coarseBands });
    const truth = smallWidth === width ? coarse : captureReferenceView(opened.renderer, { origin, width, oneBandIn });
    const picture = renderSplats(fullCloud, truth.view);
    const quality = comparePictures(truth, picture);
    const coarseQuality = comparePictures(coarse, renderSplats(smallCloud, coarse.view));
    full.push(quality);
    small.push(coarseQuality);
    if (metres === 0) edges = measureDepthEdgeAgreement(truth, picture);
    if (metres === SHOWN_OFFSET) beside = { truth: rasterOf(coarseQuality.truth, smallWidth), shown: rasterOf(quality.shown, width) };
  }
  return { full: full.map(bare), small: small.map(bare), edges, beside };
}

const bare = (view: ViewFigures | SplatQuality | null): ViewFigures | null => view && { psnr: view.psnr, holes: view.holes };

function rasterOf(color: Float32Array, width: number): Raster {
  const data = Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  return { width, height: width / 2, data };
}
