import { encodeExr } from '@diorama/exr';
import { blueNoise } from '@diorama/random';
import { decimate, decodeSpz, deflateSpzPart, packSog, packSpz } from '@diorama/splat';

import { lightRows } from './depth-painter/light-rows.js';
import { meterDepth, paintRows } from './depth-painter/paint-rows.js';
import { surveyDepth } from './depth-painter/survey.js';
import { encodeColoredMesh, encodeTexturedMesh } from './export/encode-mesh.js';
import { mapOccupancy } from './export/map-occupancy.js';
import type { MeshSource } from './export/mesh-source.js';
import { WorldMeshSource } from './export/world-mesh-source.js';
import type { JobInputs, JobKind, JobOutputs, MeshJob, RenderedRows } from './jobs.js';
import { openScene } from './open-scene.js';
import type { OpenedScene, OpenScene } from './open-scene.js';
import { showNetwork } from './pictures/depth-network.js';
import { paintPanorama } from './pictures/paint-panorama.js';
import { pictureCollider } from './pictures/picture-collider.js';
import { coloredPictureMesh, texturedPictureMesh } from './pictures/picture-mesh.js';
import { pictureSplats } from './pictures/picture-splats.js';
import { shapePanorama } from './pictures/shape-panorama.js';
import { judgePictures } from './quality/judge-pictures.js';
import { judgeWorld } from './quality/judge-world.js';
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
import type { SharingCapture } from './surface/ownership.js';

/** Runs a job at once, on this thread. */
export type JobExecutor = <Kind extends JobKind>(kind: Kind, input: JobInputs[Kind]) => JobOutputs[Kind];

/** An executor that keeps the scene it last worked on open, so that a thread builds its geometry once. */
export function createJobExecutor(open: OpenScene = openScene): JobExecutor {
  let key = '';
  let opened: OpenedScene | null = null;
  const reopen: OpenScene = (scene) => {
    const wanted = JSON.stringify(scene);
    if (opened && key === wanted) return opened;
    // Let go of the last scene first: two at a time would double the memory.
    opened = null;
    opened = open(scene);
    key = wanted;
    return opened;
  };
  const meshes = keepLast(({ scene, detail }: MeshJob): MeshSource => new WorldMeshSource(reopen(scene), detail));
  return (kind, input) => {
    // Splats are thinned out when all of the scene is rendered, and that is when memory is short.
    if (kind === 'thin-level') opened = null;
    return JOBS[kind](input, reopen, meshes);
  };
}

/** Keeps what was made last, as the scene is kept: one job of an export follows the other. */
function keepLast(make: MeshSourceOf): MeshSourceOf {
  let key = '';
  let last: MeshSource | null = null;
  return ({ scene, detail }) => {
    const wanted = JSON.stringify([scene, detail]);
    if (last && key === wanted) return last;
    last = null;
    last = make({ scene, detail });
    key = wanted;
    return last;
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
  'judge-world': judgeWorld,
  'judge-pictures': judgePictures,
  'paint-panorama': paintPanorama,
  'show-network': showNetwork,
  'shape-panorama': shapePanorama,
  'picture-splats': pictureSplats,
  'picture-collider': pictureCollider,
  'picture-textured-mesh': texturedPictureMesh,
  'picture-colored-mesh': coloredPictureMesh,
  'survey-depth': surveyDepth,
  'light-depth-rows': lightRows,
  'meter-depth': meterDepth,
  'paint-depth-rows': paintRows,
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
    splats: captureSplats({ capture, rows, own: 0, ownership: createOwnership(captures, renderer) }),
    sky: skyBand(capture, rows),
  };
}

function laterRows(renderer: Renderer, { captures, own, rows, skyWidth }: JobInputs['splat-rows']): JobOutputs['splat-rows'] {
  const ownership = createOwnership(captures, renderer);
  const first = captures[0] as SharingCapture;
  const wants = (sight: PixelSight): boolean =>
    sight.surface === SKY ? isHiddenSky(first, sight) : ownership.owns(own, sight, sight.surface === WATER);
  const capture = captureAround(renderer, captures[own] as SharingCapture, rows, wants);
  return { splats: captureSplats({ capture, rows, own, ownership }), sky: hiddenSky(capture, rows, first, skyWidth) };
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
