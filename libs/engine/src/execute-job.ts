import { encodeExr } from '@diorama/exr';
import { blueNoise } from '@diorama/random';
import { decimate, decodeSpz, deflateSpzPart, packSog, packSpz } from '@diorama/splat';

import { lightRows } from './depth-painter/light-rows.js';
import { meterDepth, paintRows } from './depth-painter/paint-rows.js';
import { findSteps, smoothRows } from './depth-painter/smooth-steps.js';
import { surveyDepth } from './depth-painter/survey.js';
import { encodeColoredMesh, encodeTexturedMesh } from './export/encode-mesh.js';
import { mapOccupancy } from './export/map-occupancy.js';
import type { MeshSource } from './export/mesh-source.js';
import { WorldMeshSource } from './export/world-mesh-source.js';
import type { JobInputs, JobKind, JobOutputs, MeshJob, RenderedRows } from './jobs.js';
import { openScene } from './open-scene.js';
import type { OpenScene } from './open-scene.js';
import { retouchRows } from './paint-network/retouch-rows.js';
import { showPainting } from './paint-network/show-painting.js';
import { showNetwork } from './pictures/depth-network.js';
import { paintPanorama } from './pictures/paint-panorama.js';
import { pictureCollider } from './pictures/picture-collider.js';
import { coloredPictureMesh, texturedPictureMesh } from './pictures/picture-mesh.js';
import { pictureSplats } from './pictures/picture-splats.js';
import { shapePanorama } from './pictures/shape-panorama.js';
import { judgePictures } from './quality/judge-pictures.js';
import { judgeWorld, lookAtScene } from './quality/judge-world.js';
import { normalBytes } from './render/normal-bytes.js';
import type { Capture, PixelSight, Renderer, RowRange } from './render/capture.js';
import { captureSplats, SKY, WATER } from './surface/capture-splats.js';
import { captureSpots } from './surface/capture-spots.js';
import { colliderGlb } from './surface/collider/collider-glb.js';
import { distanceRows } from './surface/distance-map.js';
import { createOwnership } from './surface/ownership.js';
import { settleColors } from './surface/settle-colors.js';
import { skyDome } from './surface/sky-dome.js';
import { hiddenSky, isHiddenSky, skyBand } from './surface/sky-raster.js';
import type { Scene } from './scene/scene.js';
import type { SharingCapture } from './surface/ownership.js';

/** Runs a job at once, on this thread. */
export type JobExecutor = <Kind extends JobKind>(kind: Kind, input: JobInputs[Kind]) => JobOutputs[Kind];

/** Where so many are thinned out, the scene beside them would make the peak. */
const MANY_SPLATS = 1_000_000;

/** An executor that keeps the scene it last worked on open, so that a thread builds its geometry once; and its meshes alike. */
export function createJobExecutor(open: OpenScene = openScene): JobExecutor {
  const meshes = keepLast(({ scene, detail }: MeshJob): MeshSource => new WorldMeshSource(scenes.get(scene), detail));
  const scenes = keepLast((scene: Scene) => {
    meshes.letGo();
    return open(scene);
  });
  return (kind, input) => {
    // Splats are thinned out when all of the scene is rendered, and that is when memory is short.
    if ('level' in input && input.level.cloud.count > MANY_SPLATS) {
      meshes.letGo();
      scenes.letGo();
    }
    return JOBS[kind](input, scenes.get, ({ scene, detail }) => meshes.get({ scene, detail }));
  };
}

interface Kept<Order, Thing> {
  /** The thing made of an order, which is made anew only if the order before was another. */
  readonly get: (order: Order) => Thing;
  readonly letGo: () => void;
}

function keepLast<Order, Thing>(make: (order: Order) => Thing): Kept<Order, Thing> {
  let key = '';
  let last: { readonly thing: Thing } | null = null;
  return {
    get(order) {
      const wanted = JSON.stringify(order);
      if (last === null || key !== wanted) {
        // Let go of the last one first: two at a time would double the memory.
        last = null;
        last = { thing: make(order) };
        key = wanted;
      }
      return last.thing;
    },
    letGo() {
      last = null;
    },
  };
}

type MeshSourceOf = (job: MeshJob) => MeshSource;
type Jobs = { readonly [Kind in JobKind]: (input: JobInputs[Kind], open: OpenScene, meshes: MeshSourceOf) => JobOutputs[Kind] };

const JOBS: Jobs = {
  'plan-captures': ({ scene, count, radius }, open) => {
    const { model, renderer } = open(scene);
    const { spawnPoints, eyeHeight } = model;
    return { spots: captureSpots(renderer, { count, radius, eyeHeight }), spawnPoints, eyeHeight, radius: model.radius };
  },
  'map-rows': ({ scene, view, rows }, open) => distanceRows(open(scene).renderer, view, rows),
  'render-rows': ({ scene, captures, rows }, open) => renderRows(open(scene).renderer, captures, rows),
  'splat-rows': (input, open) => laterRows(open(input.scene).renderer, input),
  'sky-splats': skyDome,
  'thin-level': ({ level, most }) => decimate(level.cloud, most, level.surface),
  'settle-colors': settleColors,
  'pack-level': (cloud) => packSpz(cloud, { dither: goldenThreshold }),
  'deflate-piece': ({ bytes, last }) => deflateSpzPart(bytes, last),
  'encode-depth': ({ width, distance }) =>
    encodeExr({ width, height: width / 2, channels: [{ name: 'Z', data: distance }] }, { compression: 'zip' }),
  'build-collider': ({ scene }, open) => colliderGlb(open(scene).model),
  'look-at-scene': lookAtScene,
  'judge-world': judgeWorld,
  'judge-pictures': judgePictures,
  'paint-panorama': paintPanorama,
  'show-network': showNetwork,
  'shape-panorama': shapePanorama,
  'picture-splats': pictureSplats,
  'picture-collider': pictureCollider,
  'picture-textured-mesh': texturedPictureMesh,
  'picture-colored-mesh': coloredPictureMesh,
  'find-depth-steps': findSteps,
  'smooth-depth-rows': smoothRows,
  'survey-depth': surveyDepth,
  'light-depth-rows': lightRows,
  'meter-depth': meterDepth,
  'paint-depth-rows': paintRows,
  'show-painting': showPainting,
  'retouch-rows': retouchRows,
  'decode-splats': ({ bytes }) => decodeSpz(bytes),
  'pack-sog': ({ bytes }) => packSog(decodeSpz(bytes)),
  'map-occupancy': ({ bytes }) => mapOccupancy(bytes),
  'plan-mesh': (job, _open, meshes) => {
    const { pictures, coloredVertices } = meshes(job);
    return { pictures, coloredVertices };
  },
  'paint-mesh': (job, _open, meshes) => meshes(job).paint(job.picture, job.band),
  'color-mesh': (job, _open, meshes) => meshes(job).color(job.start, job.end),
  'encode-textured-mesh': (job, open, meshes) => encodeTexturedMesh(meshes(job).textured(), job.textures, open(job.scene).model.eyeHeight),
  'encode-colored-mesh': (job, open, meshes) => encodeColoredMesh(meshes(job).colored(), job.colors, open(job.scene).model.eyeHeight),
};

/** Thresholds for rounding: splats in a row, which are neighbours, get ones that are evenly spread. */
function goldenThreshold(splat: number, channel: number): number {
  return (splat * GOLDEN_RATIO + channel / 3) % 1;
}

const GOLDEN_RATIO = 0.6180339887498949;

type Wants = (sight: PixelSight) => boolean;

function renderRows(renderer: Renderer, captures: readonly SharingCapture[], rows: RowRange): RenderedRows {
  const capture = captureAround(renderer, captures[0] as SharingCapture, rows);
  const { width } = capture.view;
  const first = (rows.start - capture.rows.start) * width;
  const pixels = (rows.end - rows.start) * width;
  return {
    panorama: dither(capture.color.subarray(3 * first, 3 * (first + pixels)), width, rows.start),
    distance: capture.distance.slice(first, first + pixels),
    normals: normalBytes(capture.normal.subarray(3 * first, 3 * (first + pixels))),
    semantics: capture.semantic.slice(first, first + pixels),
    ...captureSplats({ capture, rows, own: 0, ownership: createOwnership(captures, renderer) }),
    sky: skyBand(capture, rows),
  };
}

function laterRows(renderer: Renderer, { captures, own, rows, skyWidth }: JobInputs['splat-rows']): JobOutputs['splat-rows'] {
  const ownership = createOwnership(captures, renderer);
  const first = captures[0] as SharingCapture;
  const wants = (sight: PixelSight): boolean =>
    sight.surface === SKY ? isHiddenSky(first, sight) : ownership.owns(own, sight, sight.surface === WATER);
  const capture = captureAround(renderer, captures[own] as SharingCapture, rows, wants);
  return { ...captureSplats({ capture, rows, own, ownership }), sky: hiddenSky(capture, rows, first, skyWidth) };
}

/** Captures rows and, where the panorama has them, one more on either side: splats measure themselves by their neighbours. */
function captureAround(renderer: Renderer, { view }: SharingCapture, rows: RowRange, wants?: Wants): Capture {
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
      const threshold = blueNoise(column + 23 * channel, row + 41 * channel);
      bytes[3 * p + channel] = Math.min(255, Math.max(0, Math.floor(255 * (color[3 * p + channel] as number) + threshold)));
    }
  }
  return bytes;
}
