import type { Scene } from '@diorama/domain';
import { AssetSink, createStageMeter, JobGate, splitIntoRowBands } from '@diorama/jobs';
import type { BuildRequest, BuiltFile, BuiltWorld, PanoramaReference, StageMeter } from '@diorama/jobs';
import { judgeScene } from '@diorama/quality';
import type { QualityJobs } from '@diorama/quality';
import type { Raster } from '@diorama/raster';
import {
  addHiddenSky,
  computeDetailShare,
  joinAndReleaseSplats,
  encodeDepth,
  encodeLevels,
  joinSplats,
  computeLaterCaptureWidth,
  SKY_CHANNELS,
  createSkySplats,
  measureSurfaceShare,
  toDetailLevel,
} from '@diorama/splatting';
import type { CapturedSplats, SharingCapture, SplatJobs } from '@diorama/splatting';
import type { CaptureView } from '@diorama/world-model';

import type { CapturePlan, SceneJobs, SplatRows } from './scene-jobs.js';

/**
 * Rows of one rendering job. It is fixed, not fitted to the threads, so that any number of them gives the same bytes. The
 * rows above and below are rendered too: few bands cost less, many keep all threads busy to the end.
 */
const BAND_ROWS = 64;
/** The first capture's map is as wide as this share of the panorama, the others' maps half as wide. */
const MAP_SHARE = 0.3;
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

/** The jobs that a build asks for. */
interface WorldJobs extends SceneJobs, SplatJobs, QualityJobs {}

interface Rendered {
  readonly panorama: Raster;
  readonly distance: Float32Array;
  readonly truth: PanoramaReference;
  readonly splats: CapturedSplats[];
  /** Sums of the sky, half as wide and high as the panorama. */
  readonly sky: Float32Array;
}

/** What the captures give, while they are at work. */
interface Captured {
  readonly shown: Promise<Rendered>;
  readonly later: Promise<SplatRows[]>;
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
    const { extraCaptures: count, walkRadius: radius } = request.preset;
    // Both open the scene, so two threads do so at the same time.
    const planned = gate.run('plan-captures', { scene, count, radius });
    const collider = this.buildCollider();
    const captured = planned.then((plan) => this.capture(plan));
    const files = Promise.all([planned, captured]).then(([plan, capture]) => this.encode(plan, capture));
    const panorama = captured.then(async ({ shown }) => (await shown).panorama);
    const quality = judgeScene(scene, request.preset.panoWidth, { gate, sink: this.sink, panorama });
    const [plan, glb, built, ...seen] = await Promise.all([planned, collider, files, panorama, quality]);
    return {
      files: [...built, glb],
      panorama: seen[0],
      quality: seen[1],
      groundPlaneOffset: plan.eyeHeight,
      spawnPoints: plan.spawnPoints,
    };
  }

  private async buildCollider(): Promise<BuiltFile> {
    const bytes = await this.gate.run('build-collider', { scene: this.scene });
    this.meter.finish('collider');
    return this.sink.put({ name: 'mesh.collider_mesh_url', extension: 'glb', bytes });
  }

  private async capture(plan: CapturePlan): Promise<Captured> {
    const captures = await this.mapCaptures(plan);
    const first = this.renderFirst(captures);
    // Asked for already, so that no thread waits while another renders the last rows of the first capture.
    const later = this.renderLater(captures, first);
    return { shown: first.then((rendered) => this.show(rendered)), later };
  }

  private async encode(plan: CapturePlan, { shown, later }: Captured): Promise<BuiltFile[]> {
    const [depth, spz] = await Promise.all([
      shown.then(({ distance, panorama }) => encodeDepth(distance, panorama.width, this.gate, this.sink)),
      this.finishSplats(plan, shown, later),
    ]);
    this.meter.finish('splats');
    return [...spz, depth];
  }

  private show(rendered: Rendered): Rendered {
    this.request.onPanorama?.(rendered.panorama);
    this.request.onTruth?.(rendered.truth);
    return rendered;
  }

  private async finishSplats(plan: CapturePlan, first: Promise<Rendered>, later: Promise<SplatRows[]>): Promise<BuiltFile[]> {
    const [rendered, others] = await Promise.all([first, later]);
    const { sky, panorama } = rendered;
    const width = panorama.width / 2;
    for (const other of others) addHiddenSky({ data: sky, width, height: width / 2, channels: SKY_CHANNELS }, other.sky);
    const radius = Math.max(DOME_RADIUS, DOME_MARGIN * plan.radius);
    const dome = await createSkySplats({ sums: sky, width, radius, preset: this.request.preset }, this.gate);
    const parts = [...rendered.splats, ...others];
    const detailed = parts.flatMap((part) => part.detailed ?? []);
    const finest = detailed.length === 0 ? null : toDetailLevel(joinSplats([...detailed, dome]));
    const coarse = toDetailLevel(joinAndReleaseSplats([...parts.map(({ splats }) => splats), dome]));
    return encodeLevels(
      { finest: finest ?? coarse, coarse },
      { preset: this.request.preset, panorama, gate: this.gate, done: this.sink.put },
    );
  }

  /** Traces a coarse distance map for every spot, so that the captures can share the surfaces out before they are rendered. */
  private async mapCaptures(plan: CapturePlan): Promise<SharingCapture[]> {
    const { panoWidth } = this.request.preset;
    const mapWidth = 16 * Math.max(1, Math.round((MAP_SHARE * panoWidth) / 16));
    const maps = await Promise.all(plan.spots.map((origin, i) => this.traceMap({ origin, width: i === 0 ? mapWidth : mapWidth / 2 })));
    const share = measureSurfaceShare(maps[0] as Float32Array, mapWidth);
    const later = plan.spots.length - 1;
    const width = computeLaterCaptureWidth(this.request.preset, share, later);
    const details = computeDetailShare(this.request.preset, share, { captures: later, width });
    const detail = details === undefined ? {} : { detailShare: details };
    return maps.map((distance, i) => ({
      view: { origin: plan.spots[i] ?? [0, 0, 0], width: i === 0 ? panoWidth : width, ...detail },
      mapWidth: i === 0 ? mapWidth : mapWidth / 2,
      distance,
    }));
  }

  private async traceMap(view: CaptureView): Promise<Float32Array> {
    // Shared memory: every later job reads all maps, and none writes to them.
    const map = new Float32Array(new SharedArrayBuffer(2 * view.width * view.width));
    const bands = splitIntoRowBands(view.width / 2, BAND_ROWS);
    await Promise.all(
      bands.map(async (rows) => map.set(await this.gate.run('map-rows', { scene: this.scene, view, rows }), rows.start * view.width)),
    );
    return map;
  }

  private async renderFirst(captures: readonly SharingCapture[]): Promise<Rendered> {
    const { scene, gate, meter } = this;
    const width = this.request.preset.panoWidth;
    const pixels = (width * width) / 2;
    const bands = splitIntoRowBands(width / 2, BAND_ROWS);
    const rendered: Rendered = {
      panorama: { width, height: width / 2, data: new Uint8Array(3 * pixels) },
      distance: new Float32Array(pixels),
      truth: { normals: { width, height: width / 2, data: new Uint8Array(3 * pixels) }, semantics: new Uint8Array(pixels) },
      splats: Array<CapturedSplats>(bands.length),
      sky: new Float32Array((pixels / 4) * SKY_CHANNELS),
    };
    const step = meter.steps('render', bands.length);
    await Promise.all(
      bands.map(async (rows, i) => {
        const band = await gate.run('render-rows', { scene, captures, rows });
        rendered.panorama.data.set(band.panorama, 3 * rows.start * width);
        rendered.distance.set(band.distance, rows.start * width);
        rendered.truth.normals.data.set(band.normals, 3 * rows.start * width);
        rendered.truth.semantics.set(band.semantics, rows.start * width);
        rendered.sky.set(band.sky, (rows.start / 2) * (width / 2) * SKY_CHANNELS);
        rendered.splats[i] = { splats: band.splats, detailed: band.detailed };
        step();
      }),
    );
    return rendered;
  }

  /** Rows of the captures beside the first, in order. */
  private async renderLater(captures: readonly SharingCapture[], first: Promise<Rendered>): Promise<SplatRows[]> {
    const { scene, gate, meter } = this;
    const skyWidth = this.request.preset.panoWidth / 2;
    const jobs = captures
      .slice(1)
      .flatMap(({ view }, i) => splitIntoRowBands(view.width / 2, BAND_ROWS).map((rows) => ({ own: i + 1, rows })));
    // One stage after the other, whatever is at work already; and more steps for the sky and for encoding.
    const step = first.then(() => meter.steps('splats', jobs.length + Math.ceil(jobs.length / 4) + 1));
    const made = jobs.map(async ({ own, rows }) => {
      const part = await gate.run('splat-rows', { scene, captures, own, rows, skyWidth });
      (await step)();
      return part;
    });
    const [parts] = await Promise.all([Promise.all(made), step]);
    return parts;
  }
}
