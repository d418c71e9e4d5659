import { MODEL_PRESETS } from '@diorama/domain';
import type { WalkFigures } from '@diorama/domain';
import { createInlineRunner, openScene, proceduralEngine } from '@diorama/engine';
import type { BuiltWorld, OpenedScene } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import {
  captureReferenceView,
  chooseStandpoints,
  comparePictures,
  findBuiltFile,
  judgeWalkView,
  measureCollider,
  measureDepthEdgeAgreement,
  measurePoleError,
  measureSeamRatio,
  renderSplats,
  summarizeWalk,
} from '@diorama/quality';
import type { SplatView, WalkStandpoint, WalkView } from '@diorama/quality';
import { decodeSpz } from '@diorama/splat';

import { LEVELS } from './figures.ts';
import type { LevelName, WorldFigures } from './figures.ts';
import type { Preset } from './gates.ts';
import type { GalleryPrompt } from './prompts.ts';

/** The true view from a place of a walk and that of the splats. */
export interface ViewPair {
  /** Metres from the capture point, and degrees clockwise from the front. */
  readonly metres: number;
  readonly degrees: number;
  readonly truth: Raster;
  readonly shown: Raster;
}

/** A measured world with what a person looks at. */
export interface MeasuredWorld {
  readonly figures: WorldFigures;
  readonly panorama: Raster;
  readonly pairs: readonly ViewPair[];
}

/**
 * The model; the width of the comparison at the capture point; and the distance in metres at which the smaller files are measured, which
 * the pictures for people show, too.
 */
const PRESETS = {
  draft: { model: 'svc-1.0-draft', width: 1024, distance: 4 },
  standard: { model: 'svc-1.1', width: 2048, distance: 8 },
} as const;

/** Width of the comparisons on walks, and one in how many bands of rows is compared: most of the time goes into the true views. */
const WALK_WIDTH = 512;
const ONE_BAND_IN = 4;
/** Directions that the pictures for people show. */
const SHOWN = 4;

/** Builds a world and measures it. The same prompt gives the same figures, seconds apart. */
export async function measureWorld(prompt: GalleryPrompt, preset: Preset): Promise<MeasuredWorld> {
  const { scene, notRepresented } = proceduralEngine.compose(prompt.prompt, prompt.seed);
  const startedAt = performance.now();
  const built = await proceduralEngine.build(scene, {
    preset: MODEL_PRESETS[PRESETS[preset].model],
    runner: createInlineRunner(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const builtAt = performance.now();
  const opened = openScene(scene);
  const files = decodeFiles(built);
  const capture = measureCapture(files.full_res, opened, preset);
  const { walk, pairs } = measureWalks(files, opened, preset);
  const collider = measureCollider(findBuiltFile(built, 'mesh.collider_mesh_url').bytes, opened);
  const figures: WorldFigures = {
    ...prompt,
    seam: measureSeamRatio(built.panorama),
    pole: measurePoleError(built.panorama),
    ...capture,
    walk,
    colliderAgrees: collider.agrees,
    colliderStops: collider.stops,
    notRepresented,
    seconds: (builtAt - startedAt) / 1_000,
    measuringSeconds: (performance.now() - builtAt) / 1_000,
  };
  return { figures, panorama: built.panorama, pairs };
}

type Files = Readonly<Record<LevelName, SplatView>>;

function decodeFiles(built: BuiltWorld): Files {
  const decode = (level: LevelName): SplatView => decodeSpz(findBuiltFile(built, `splats.spz_urls.${level}`).bytes);
  return { full_res: decode('full_res'), '500k': decode('500k'), '100k': decode('100k') };
}

/** Compares the finest file with the world at the capture point, finely. */
function measureCapture(cloud: SplatView, { renderer }: OpenedScene, preset: Preset): Pick<WorldFigures, 'psnr' | 'edges'> {
  const { width } = PRESETS[preset];
  const truth = captureReferenceView(renderer, { origin: [0, 0, 0], width, oneBandIn: ONE_BAND_IN });
  const picture = renderSplats(cloud, truth.view, truth);
  return { psnr: comparePictures(truth, picture).psnr, edges: measureDepthEdgeAgreement(truth, picture) };
}

interface Walks extends Pick<WorldFigures, 'walk'>, Pick<MeasuredWorld, 'pairs'> {}

/** Compares the files with the world at all places that walkers reach. */
function measureWalks(files: Files, { model, renderer }: OpenedScene, preset: Preset): Walks {
  const { model: name, distance } = PRESETS[preset];
  const places = chooseStandpoints(model, MODEL_PRESETS[name].walkRadius);
  const shownPlaces = choosePairs(places, distance);
  const views: Record<LevelName, WalkView[]> = { full_res: [], '500k': [], '100k': [] };
  const pairs: ViewPair[] = [];
  for (const place of places) {
    const { metres, origin } = place;
    const isShown = shownPlaces.includes(place);
    // What people look at is captured whole.
    const truth = captureReferenceView(renderer, { origin, width: WALK_WIDTH, oneBandIn: isShown ? 1 : ONE_BAND_IN });
    for (const level of metres === 0 || metres === distance ? LEVELS : (['full_res'] as const)) {
      const { truth: trueColors, shown, ...quality } = judgeWalkView(truth, renderSplats(files[level], truth.view, truth));
      views[level].push({ metres, ...quality });
      if (isShown && level === 'full_res')
        pairs.push({ metres, degrees: (place.azimuth * 180) / Math.PI, truth: rasterOf(trueColors), shown: rasterOf(shown) });
    }
  }
  const walk = (level: LevelName): WalkFigures[] => summarizeWalk(views[level]);
  return { walk: { full_res: walk('full_res'), '500k': walk('500k'), '100k': walk('100k') }, pairs };
}

/** Places in several directions at a distance, or as near to it as a walker gets. */
function choosePairs(places: readonly WalkStandpoint[], distance: number): readonly WalkStandpoint[] {
  const furthest = Math.max(...places.map(({ metres }) => metres).filter((metres) => metres <= distance));
  const there = places.filter(({ metres }) => metres === furthest);
  const step = Math.max(1, there.length / SHOWN);
  return there.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

function rasterOf(color: Float32Array): Raster {
  const data = Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  return { width: WALK_WIDTH, height: WALK_WIDTH / 2, data };
}
