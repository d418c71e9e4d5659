import type { Scene } from '@diorama/domain';
import type { Job, JobTable } from '@diorama/jobs';
import { withoutEdits } from '@diorama/places';
import { sampleBlueNoise } from '@diorama/random';
import { copyToSharedMemory, encodeHdrRows } from '@diorama/raster';
import type { Raster } from '@diorama/raster';
import { encodeNormals } from '@diorama/render';
import type { OpenedScene, OpenScene, SceneContext } from '@diorama/render';
import {
  captureSkyBand,
  CaptureSight,
  captureSplats,
  chooseEyes,
  chooseSpawnPoints,
  computeReachableArea,
  encodeColliderGlb,
  fillHiddenSky,
  fitPainting,
  keepFineSplats,
  listSurfaceGroups,
  measureColorGains,
  measureWaterSlopes,
  paintSkySums,
  paintSplats,
  PatchGrid,
  planCoverage,
  renderDistanceRows,
  sampleSurfaces,
  surveyFromEyes,
} from '@diorama/splatting';
import type { CoveragePlan, Eye, PaintedView, PaintingOrder, SharingCapture, SplatPart, Survey, WaterSplats } from '@diorama/splatting';
import type { Capture, CaptureView, HorizonColors, RelationOutcome, Renderer, RowRange, SpawnPoint } from '@diorama/world-model';

import { chooseFirstView } from './choose-first-view.js';
import { findSun } from './find-sun.js';
import type { SunPosition } from './find-sun.js';
import { measureVisibility } from './measure-visibility.js';
import type { ObjectVisibility } from './measure-visibility.js';

/** The jobs that make a world of a scene. */
export interface SceneJobs {
  /** Finds the area that walkers reach and the eyes that represent it. */
  'plan-walk': Job<{ readonly scene: Scene; readonly count: number; readonly radius: number }, WalkPlan>;
  /** Looks around from some eyes. */
  'survey-eyes': Job<SurveyInput, Survey>;
  /** Decides how densely surfaces are sampled. */
  'plan-coverage': Job<PlanCoverageInput, CoveragePlan>;
  /** Samples surfaces for one of the jobs of a plan. */
  'sample-surfaces': Job<SampleSurfacesInput, SplatPart>;
  /** Leaves out of the capture's splats those that are too coarse for a plan. */
  'keep-fine-splats': Job<{ readonly scene: Scene; readonly plan: CoveragePlan; readonly splats: SplatPart }, SplatPart>;
  /** Traces distances only. */
  'map-rows': Job<RowsInput, Float32Array>;
  /** Renders rows of the first capture: panorama, depth, splats and sky. Rows come in whole pairs. */
  'render-rows': Job<RowsInput, RenderedRows>;
  /** Renders rows of a panorama of linear light, exposed as the pictures of the scene. */
  'render-light': Job<RowsInput, LightRows>;
  /** Fits a painting to the rendering that it was painted over, and compares both. */
  'match-painting': Job<MatchPaintingInput, PaintingOrder>;
  /** Gives the sums of a sky the colours of a painting. */
  'paint-sky': Job<{ readonly sums: Float32Array; readonly painting: PaintingOrder }, Float32Array>;
  /** Gives splats the colours of a painting. */
  'paint-splats': Job<{ readonly splats: SplatPart; readonly painting: PaintingOrder }, SplatPart>;
  /** Measures how colours of water change with the direction, as `measureWaterSlopes`. */
  'measure-water': Job<{ readonly scene: Scene; readonly water: WaterSplats }, Float32Array>;
  /** Measures how much of the requested objects is seen from the capture point. */
  'measure-visibility': Job<{ readonly scene: Scene }, ObjectVisibility[]>;
  /** Builds the collider's GLB. */
  'build-collider': Job<{ readonly scene: Scene }, Uint8Array>;
}

interface RowsInput {
  readonly scene: Scene;
  readonly view: CaptureView;
  readonly rows: RowRange;
}

/** A capture with a painting of any size. Its arrays are over shared memory. */
interface MatchPaintingInput extends Omit<PaintedView, 'painting'> {
  readonly scene: Scene;
  readonly painting: Raster;
}

interface SurveyInput {
  readonly scene: Scene;
  /** Metres of the finest cubes of the patch grid. */
  readonly cell: number;
  readonly eyes: readonly Eye[];
  /** Directions looked at from each eye. */
  readonly rays: number;
}

interface PlanCoverageInput {
  readonly scene: Scene;
  readonly cell: number;
  readonly surveys: readonly Survey[];
  readonly capture: SharingCapture;
  /** Samples to spend, those of the capture apart. */
  readonly budget: number;
}

interface SampleSurfacesInput {
  readonly scene: Scene;
  readonly plan: CoveragePlan;
  readonly job: number;
  readonly capture: SharingCapture;
}

export interface WalkPlan {
  readonly eyes: readonly Eye[];
  readonly spawnPoints: readonly SpawnPoint[];
  /** Height of the origin above the ground, metres. */
  readonly eyeHeight: number;
  /** Nothing but sky lies further from the origin, metres. */
  readonly radius: number;
  /** Whether splats keep less haze than the panorama shows. */
  readonly thinsHaze: boolean;
  /** Colours where the world ends; null for a room. A later job takes its arrays over. */
  readonly horizon: HorizonColors | null;
  /** Mean colour of the haze there as `#rrggbb`; null for a room. */
  readonly horizonColor: string | null;
  /** Null for a room and where no sun is seen. */
  readonly sun: SunPosition | null;
  /** Which relations of the scene hold; left out for scenes without relations. */
  readonly relations?: readonly RelationOutcome[];
}

/** Rows of a Radiance HDR file. */
interface LightRows {
  /** As `encodeHdrRows` makes them. */
  readonly rows: Uint8Array;
  /** The factor on the radiance. */
  readonly exposure: number;
}

interface RenderedRows {
  /** Eight bits a channel, RGB, dithered. */
  readonly panorama: Uint8Array;
  /** Metres along the ray, Infinity for sky. */
  readonly distance: Float32Array;
  /** As in `PanoramaReference`. */
  readonly normals: Uint8Array;
  readonly semantics: Uint8Array;
  /** Which surface each pixel shows, as in `Capture`. */
  readonly surface: Uint32Array;
  readonly splats: SplatPart;
  /** Sums of the sky at half the resolution, as `captureSkyBand` makes them. */
  readonly sky: Float32Array;
}

export const SCENE_JOBS: JobTable<SceneJobs, SceneContext> = {
  'plan-walk': ({ scene, count, radius }, { open }) => {
    const { model, renderer, painter, measureHorizon } = open(scene);
    const area = computeReachableArea(model, radius);
    const eyes = chooseEyes(area, model, count);
    const spawnPoints = chooseSpawnPoints({ model: { ...model, spawnPoints: [findFirstView(scene, open)] }, area, renderer });
    const { eyeHeight, radius: extent, relations } = model;
    const horizon = measureHorizon();
    const horizonColor = horizon && formatMeanColor(horizon.haze);
    const sun = horizon && findSun(model.sky);
    const outcomes = relations === undefined ? {} : { relations };
    return { eyes, spawnPoints, eyeHeight, radius: extent, thinsHaze: painter.thinsHaze, horizon, horizonColor, sun, ...outcomes };
  },
  'map-rows': ({ scene, view, rows }, { open }) => renderDistanceRows(open(scene).renderer, view, rows),
  'render-rows': ({ scene, view, rows }, { open }) => renderRows(open(scene), view, rows),
  'render-light': ({ scene, view, rows }, { open }) => {
    const { captureLight, development } = open(scene);
    const { exposure } = development;
    return {
      rows: encodeHdrRows(
        captureLight(view, rows).map((value) => value * exposure),
        view.width,
      ),
      exposure,
    };
  },
  'match-painting': ({ scene, ...view }, { open }) => matchPainting(view, listSurfaceGroups(open(scene).model)),
  'paint-sky': ({ sums, painting }) => paintSkySums(sums, painting),
  'paint-splats': ({ splats, painting }) => paintSplats(splats, painting),
  'survey-eyes': ({ scene, cell, eyes, rays }, { open }) => surveyFromEyes(open(scene), eyes, { grid: new PatchGrid(cell), rays }),
  'plan-coverage': ({ scene, cell, surveys, capture, budget }, { open }) => {
    const { model, renderer } = open(scene);
    return planCoverage({ model, grid: new PatchGrid(cell), surveys, sight: new CaptureSight(capture, renderer), budget });
  },
  'sample-surfaces': ({ scene, plan, job, capture }, { open }) => {
    const { model, renderer, painter } = open(scene);
    return sampleSurfaces({ model, painter, renderer, plan, job, sight: new CaptureSight(capture, renderer) });
  },
  'keep-fine-splats': ({ scene, plan, splats }, { open }) => keepFineSplats(splats, plan, open(scene).model),
  'measure-water': ({ scene, water }, { open }) => {
    const { model, painter } = open(scene);
    if (model.water === null) throw new RangeError('this world has no water');
    return measureWaterSlopes(water, { depth: -model.water.level, painter });
  },
  'measure-visibility': ({ scene }, { open }) => measureVisibility(open(scene), scene.objects.length),
  'build-collider': ({ scene }, { open }) => encodeColliderGlb(open(scene).model),
};

/** The point and direction in which a world opens: that of the scene before its edits, so that what an edit names does not turn the view. */
function findFirstView(scene: Scene, open: OpenScene): SpawnPoint {
  const unedited = scene.edits === undefined ? scene : withoutEdits(scene);
  return { x: 0, y: 0, z: 0, azimuth: chooseFirstView(open(unedited), unedited) };
}

function matchPainting(view: PaintedView, groups: Uint32Array): PaintingOrder {
  const painted = { ...view, painting: copyToSharedMemory(fitPainting(view.painting, view.rendered)) };
  return { view: painted, gains: measureColorGains(painted, groups), groups };
}

function renderRows({ model, renderer, colorSky }: OpenedScene, view: CaptureView, rows: RowRange): RenderedRows {
  const capture = captureAround(renderer, view, rows);
  const sky = captureSkyBand(capture, rows);
  if (!model.indoor) fillHiddenSky(sky, capture.view.width, rows, colorSky);
  const { width } = capture.view;
  const first = (rows.start - capture.rows.start) * width;
  const pixels = (rows.end - rows.start) * width;
  return {
    panorama: dither(capture.color.subarray(3 * first, 3 * (first + pixels)), width, rows.start),
    distance: capture.distance.slice(first, first + pixels),
    normals: encodeNormals(capture.normal.subarray(3 * first, 3 * (first + pixels))),
    semantics: capture.semantic.slice(first, first + pixels),
    surface: capture.surface.slice(first, first + pixels),
    splats: captureSplats({ capture, rows }),
    sky,
  };
}

/**
 * Captures rows and, where the panorama has them, one more on either side without colours: splats measure themselves by the places of their
 * neighbours.
 */
function captureAround(renderer: Renderer, view: CaptureView, rows: RowRange): Capture {
  return renderer.capture(view, { start: Math.max(0, rows.start - 1), end: Math.min(view.width / 2, rows.end + 1) }, rows);
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

/** The mean of colours, three values each, as `#rrggbb`. */
function formatMeanColor(colors: Float32Array): string {
  const channels = [0, 1, 2].map((channel) => {
    const sum = colors.reduce((total, value, i) => (i % 3 === channel ? total + value : total), 0);
    return Math.round((255 * sum * 3) / colors.length);
  });
  return `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
