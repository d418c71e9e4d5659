import type { Scene } from '@diorama/domain';
import { AssetSink, createStageMeter, JobGate, splitIntoRowBands } from '@diorama/jobs';
import type { BuildRequest, BuiltFile, BuiltWorld, PanoramaReference, StageMeter } from '@diorama/jobs';
import { judgeBuiltPictures, judgeScene } from '@diorama/quality';
import type { QualityJobs } from '@diorama/quality';
import { copyToSharedMemory } from '@diorama/raster';
import type { Raster } from '@diorama/raster';
import {
  createSkySplats,
  encodeDepth,
  encodeLevels,
  joinAndReleaseSplats,
  listNearWater,
  paintHorizon,
  pickWater,
  SAMPLING_JOBS,
  SKY_CHANNELS,
  tiltColors,
  toDetailLevel,
} from '@diorama/splatting';
import type { DecimatedCloud } from '@diorama/splat';
import type { PaintingOrder, SharingCapture, SplatJobs, SplatPart, Survey } from '@diorama/splatting';
import type { CaptureView } from '@diorama/world-model';

import type { SceneJobs, WalkPlan } from './scene-jobs.js';

/**
 * Rows of one rendering job. It is fixed, not fitted to the threads, so that any number of them gives the same bytes. The
 * rows above and below are rendered too: few bands cost less, many keep all threads busy to the end.
 */
const BAND_ROWS = 64;
/**
 * Least samples of surfaces for each splat of the finest file. Together with the capture's they are too many: thinning keeps what shows most.
 */
const SAMPLED_SHARE = 0.6;
/** Metres to the dome of the sky, if no surface is further: who steps aside by a metre is to see no cloud move, and viewers' far planes lie beyond. */
const DOME_RADIUS = 500;
/** The dome hangs at least this much beyond the furthest surface. */
const DOME_MARGIN = 1.02;

/** Builds a world from its scene with jobs on the request's runner. */
export async function buildWorld(scene: Scene, request: BuildRequest<WorldJobs>): Promise<BuiltWorld> {
  const gate = new JobGate(request.runner, request.signal);
  try {
    return await new WorldBuild(scene, request, gate).run();
  } finally {
    // A caller that was refused may reuse the runner at once, so nothing of this build is left on it.
    await gate.settled();
  }
}

/** Metres beyond the area that walkers reach within which the colour of water depends on the direction. */
const WATER_MARGIN = 6;
/** Eyes of one surveying job, and directions looked at from each. */
const SURVEY_GROUP = 8;
const SURVEY_RAYS = 16_384;
/** Finest cubes of a patch grid between the origin and the next nest. */
const NEST_REACH = 32;

/** The jobs that a build asks for. */
interface WorldJobs extends SceneJobs, SplatJobs, QualityJobs {}

interface Rendered {
  readonly panorama: Raster;
  readonly distance: Float32Array;
  readonly truth: PanoramaReference;
  /** Which surface each pixel shows, as in `Capture`. */
  readonly surface: Uint32Array;
  readonly splats: SplatPart[];
  /** Sums of the sky, half as wide and high as the panorama. */
  readonly sky: Float32Array;
  /** What further splats are painted after; null where the world keeps the colours of the rendering. */
  readonly painting: PaintingOrder | null;
}

interface SplatContent {
  readonly splats: SplatPart[];
  /** What they must look like from the origin; null if they keep their colours. */
  readonly target: Raster | null;
  /** Metres from the origin within which the colour of water depends on the direction. */
  readonly waterReach: number;
}

/** What the samples of a world are planned after. */
interface SampleSources {
  readonly view: CaptureView;
  readonly surveys: readonly Survey[];
  readonly shown: Promise<Rendered>;
}

class WorldBuild {
  private readonly meter: StageMeter;
  private readonly sink: AssetSink;

  constructor(
    private readonly scene: Scene,
    private readonly request: BuildRequest<WorldJobs>,
    private readonly gate: JobGate<WorldJobs>,
  ) {
    this.meter = createStageMeter(request.onProgress);
    this.sink = new AssetSink(request.onFile);
  }

  async run(): Promise<BuiltWorld> {
    const { scene, gate, request } = this;
    const { eyes: count, walkRadius: radius } = request.preset;
    const view: CaptureView = { origin: [0, 0, 0], width: request.preset.panoWidth };
    // Jobs run in the order in which they are asked for: the panorama is shown while the rest is made.
    const painted = this.renderCapture(view).then((rendered) => this.paint(rendered));
    // One long job beside many short ones, so that no thread waits.
    const planned = gate.run('plan-walk', { scene, count, radius });
    const shown = Promise.all([painted, planned]).then(([rendered, walk]) => this.show(rendered, walk));
    // Asked for already, so that no thread waits while another renders the last rows of the capture.
    const surveyed = planned.then((walk) => this.survey(walk));
    const sampled = Promise.all([planned, surveyed]).then(([walk, surveys]) => this.sample(walk, { view, surveys, shown }));
    // Jobs that depend on the scene alone run while the sky and the plan of the samples are made, when other threads would wait.
    const alone = Promise.all([shown, surveyed]);
    const collider = alone.then(() => this.buildCollider());
    const visibility = alone.then(() => gate.run('measure-visibility', { scene }));
    const files = Promise.all([shown, sampled, planned]).then(([rendered, splats, walk]) =>
      this.encode(rendered, {
        splats,
        target: walk.thinsHaze && rendered.painting === null ? null : rendered.panorama,
        waterReach: rendered.painting === null ? Math.min(request.preset.walkRadius, walk.radius) + WATER_MARGIN : 0,
      }),
    );
    const panorama = shown.then((rendered) => rendered.panorama);
    const growing = { gate, sink: this.sink, panorama };
    const quality = request.painting === undefined ? judgeScene(scene, request.preset, growing) : judgeBuiltPictures(growing);
    const [plan, glb, built, objects, ...seen] = await Promise.all([planned, collider, files, visibility, panorama, quality]);
    return {
      files: [...built, glb],
      panorama: seen[0],
      quality: seen[1],
      groundPlaneOffset: plan.eyeHeight,
      spawnPoints: plan.spawnPoints,
      objects,
      ...(plan.relations !== undefined && { relations: plan.relations }),
      ...(plan.horizonColor !== null && { horizonColor: plan.horizonColor }),
      ...(plan.sun !== null && { sun: plan.sun }),
    };
  }

  private async buildCollider(): Promise<BuiltFile> {
    const bytes = await this.gate.run('build-collider', { scene: this.scene });
    this.meter.finish('collider');
    return this.sink.put({ name: 'mesh.collider_mesh_url', extension: 'glb', bytes });
  }

  private async encode({ distance, panorama }: Rendered, content: SplatContent): Promise<BuiltFile[]> {
    const [depth, spz] = await Promise.all([encodeDepth(distance, panorama.width, this.gate, this.sink), this.finishSplats(content)]);
    this.meter.finish('splats');
    return [...spz, depth];
  }

  private show(rendered: Rendered, { spawnPoints: [first] }: WalkPlan): Rendered {
    this.request.onPanorama?.(rendered.panorama, first?.azimuth ?? 0);
    this.request.onTruth?.(rendered.truth);
    return rendered;
  }

  private async finishSplats({ splats, target, waterReach }: SplatContent): Promise<BuiltFile[]> {
    const level = await this.tiltWater(joinAndReleaseSplats(splats), waterReach);
    return encodeLevels({ finest: level, coarse: level }, { preset: this.request.preset, target, gate: this.gate, done: this.sink.put });
  }

  /** Water near walkers mirrors less as they look down on it. */
  private async tiltWater(splats: SplatPart, reach: number): Promise<DecimatedCloud> {
    const numbers = listNearWater(splats, reach);
    const each = Math.ceil(numbers.length / SAMPLING_JOBS);
    const parts = Array.from({ length: SAMPLING_JOBS }, (_, job) => numbers.subarray(job * each, (job + 1) * each)).filter(
      ({ length }) => length > 0,
    );
    const slopes = await Promise.all(
      parts.map((part) => this.gate.run('measure-water', { scene: this.scene, water: pickWater(splats, part) })),
    );
    const all = new Float32Array(3 * numbers.length);
    slopes.forEach((part, job) => all.set(part, 3 * job * each));
    return tiltColors(toDetailLevel(splats), numbers, all);
  }

  private async renderCapture(view: CaptureView): Promise<Rendered> {
    const { scene, gate, meter } = this;
    const { width } = view;
    const pixels = (width * width) / 2;
    const bands = splitIntoRowBands(width / 2, BAND_ROWS);
    const rendered: Rendered = {
      panorama: { width, height: width / 2, data: new Uint8Array(3 * pixels) },
      distance: new Float32Array(new SharedArrayBuffer(4 * pixels)),
      surface: new Uint32Array(new SharedArrayBuffer(4 * pixels)),
      truth: { normals: { width, height: width / 2, data: new Uint8Array(3 * pixels) }, semantics: new Uint8Array(pixels) },
      splats: Array<SplatPart>(bands.length),
      sky: new Float32Array((pixels / 4) * SKY_CHANNELS),
      painting: null,
    };
    const step = meter.steps('render', bands.length);
    await Promise.all(
      bands.map(async (rows, i) => {
        const band = await gate.run('render-rows', { scene, view, rows });
        rendered.panorama.data.set(band.panorama, 3 * rows.start * width);
        rendered.distance.set(band.distance, rows.start * width);
        rendered.surface.set(band.surface, rows.start * width);
        rendered.truth.normals.data.set(band.normals, 3 * rows.start * width);
        rendered.truth.semantics.set(band.semantics, rows.start * width);
        rendered.sky.set(band.sky, (rows.start / 2) * (width / 2) * SKY_CHANNELS);
        rendered.splats[i] = band.splats;
        step();
      }),
    );
    return rendered;
  }

  /** Gives the capture the colours of the request's painting. */
  private async paint(rendered: Rendered): Promise<Rendered> {
    const { gate, scene } = this;
    const { painting } = this.request;
    if (painting === undefined) return rendered;
    const { distance, surface } = rendered;
    const view = { rendered: copyToSharedMemory(rendered.panorama), painting: copyToSharedMemory(painting), distance, surface };
    const order = await gate.run('match-painting', { scene, ...view });
    const [sky, ...splats] = await Promise.all([
      gate.run('paint-sky', { sums: rendered.sky, painting: order }),
      ...rendered.splats.map((part) => gate.run('paint-splats', { splats: part, painting: order })),
    ]);
    return { ...rendered, panorama: order.view.painting, splats, sky, painting: order };
  }

  private survey(walk: WalkPlan): Promise<Survey[]> {
    const { scene, gate } = this;
    const cell = this.cellOf(walk);
    return Promise.all(inGroups(walk.eyes, SURVEY_GROUP).map((eyes) => gate.run('survey-eyes', { scene, cell, eyes, rays: SURVEY_RAYS })));
  }

  private cellOf({ radius }: WalkPlan): number {
    return cellFor(Math.min(this.request.preset.walkRadius, radius));
  }

  /** The splats of the capture that are fine enough where they lie, and samples of all other surfaces that walkers see. */
  private async sample(walk: WalkPlan, { view, surveys, shown }: SampleSources): Promise<SplatPart[]> {
    const { scene, gate, meter } = this;
    const { fullResSplats } = this.request.preset;
    const cell = this.cellOf(walk);
    const { splats, sky, panorama, painting, distance } = await shown;
    const capture: SharingCapture = { view, distance };
    const radius = Math.max(DOME_RADIUS, DOME_MARGIN * walk.radius);
    const horizon = walk.horizon === null || painting === null ? walk.horizon : paintHorizon(walk.horizon, painting);
    const dome = await createSkySplats({ sums: sky, width: panorama.width / 2, radius, horizon, preset: this.request.preset }, gate);
    const captured = splats.reduce((sum, { count }) => sum + count, 0);
    const budget = Math.max(SAMPLED_SHARE * fullResSplats, fullResSplats - dome.count - captured);
    const plan = await gate.run('plan-coverage', { scene, cell, surveys, capture, budget });
    // More steps for the sky and for encoding.
    const step = meter.steps('splats', SAMPLING_JOBS + Math.ceil(SAMPLING_JOBS / 4) + 1);
    const sampled = Promise.all(
      Array.from({ length: SAMPLING_JOBS }, async (_, job) => {
        const part = await gate.run('sample-surfaces', { scene, plan, job, capture });
        step();
        return painting === null ? part : gate.run('paint-splats', { splats: part, painting });
      }),
    );
    const kept = await Promise.all(splats.map((part) => gate.run('keep-fine-splats', { scene, plan, splats: part })));
    return [...kept, ...(await sampled), dome];
  }
}

/** Metres of the finest cubes of a patch grid: the area that walkers reach lies within the finest of its nests. */
const cellFor = (radius: number): number => 2 ** Math.ceil(Math.log2(radius / NEST_REACH));

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
