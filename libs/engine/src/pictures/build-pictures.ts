import type { Decimated } from '@diorama/splat';

import type { BuildRequest, BuiltFile, BuiltWorld } from '../engine.js';
import type { Raster } from '../raster.js';
import { JobGate } from '../job-gate.js';
import { encodeLevels } from '../procedural/encode-levels.js';
import { Shelf } from '../procedural/shelf.js';
import { createStageMeter } from '../procedural/stage-meter.js';
import type { StageMeter } from '../procedural/stage-meter.js';
import { judgePicturesBuilt } from '../quality/judge.js';
import type { RowRange } from '../render/capture.js';
import { SKY_CHANNELS } from '../surface/sky-raster.js';
import { drainSplats } from '../surface/splat-batch.js';
import type { SplatPart } from '../surface/splat-batch.js';
import { toLevel } from '../surface/splat-cloud.js';
import { hintDepth } from './depth-network.js';
import { EYE_HEIGHT } from './eye-height.js';
import { FURTHEST } from './layout.js';
import type { Layout } from './layout.js';
import type { PaintedPanorama } from './paint-panorama.js';
import type { PictureComposition } from './picture.js';
import type { PictureSplatsInput } from './picture-splats.js';
import type { ShapedPanorama, ShapedSphere } from './shape-panorama.js';
import { sharePicture } from './share-picture.js';

/** Rows of one job. It is fixed, not fitted to the threads, so that any number of them gives the same bytes. */
const BAND_ROWS = 64;
/** Metres to the dome of the sky, and the share of the finest level that may go into its details. */
const DOME_RADIUS = 2.1 * FURTHEST;
const SKY_DETAIL_SHARE = 0.15;

/** Builds a world from pictures and their composition with jobs on the request's runner. */
export async function buildPictures(
  composition: PictureComposition,
  pictures: readonly Raster[],
  request: BuildRequest,
): Promise<BuiltWorld> {
  if (pictures.length !== composition.placements.length)
    throw new RangeError(`the composition places ${composition.placements.length} pictures, not ${pictures.length}`);
  const gate = new JobGate(request.runner, request.signal);
  try {
    return await new PictureBuild(composition, request, gate).run(pictures.map(sharePicture));
  } finally {
    // A caller that was refused may reuse the runner at once, so nothing of this build is left on it.
    await gate.settled();
  }
}

class PictureBuild {
  private readonly meter: StageMeter;
  private readonly shelf: Shelf;

  constructor(
    private readonly composition: PictureComposition,
    private readonly request: BuildRequest,
    private readonly gate: JobGate,
  ) {
    this.meter = createStageMeter(request.onProgress);
    this.shelf = new Shelf(request.onFile);
  }

  async run(pictures: readonly Raster[]): Promise<BuiltWorld> {
    const { composition, gate, meter, request } = this;
    const step = meter.steps('render', 3);
    const { panoWidth: width, wantedSplats } = request.preset;
    const painted = await gate.run('paint-panorama', { composition, pictures, width, wantedSplats });
    request.onPanorama?.(painted.panorama);
    step();
    const depth = await hintDepth(gate, painted.panorama, request.estimateDepth);
    step();
    const shape = await gate.run('shape-panorama', { composition, ...painted, depth });
    step();
    const panorama = Promise.resolve(painted.panorama);
    const [collider, distances, levels, quality] = await Promise.all([
      this.buildCollider(shape.layout),
      this.encodeDepth(width, shape.distance),
      this.makeSplats(painted, shape),
      judgePicturesBuilt({ gate, shelf: this.shelf, panorama }),
    ]);
    meter.finish('splats');
    return {
      files: [...levels, collider, distances],
      panorama: painted.panorama,
      quality,
      groundPlaneOffset: EYE_HEIGHT,
      spawnPoints: spawnPoints(shape.layout),
    };
  }

  private async buildCollider(layout: Layout): Promise<BuiltFile> {
    // The layout is also read here, so the job gets copies that may move away.
    const copy = { ...layout, distance: layout.distance.slice(), top: layout.top.slice(), thing: layout.thing.slice() };
    const bytes = await this.gate.run('picture-collider', copy);
    this.meter.finish('collider');
    return this.shelf.put({ name: 'mesh.collider_mesh_url', extension: 'glb', bytes });
  }

  private async encodeDepth(width: number, distance: Float32Array): Promise<BuiltFile> {
    const bytes = await this.gate.run('encode-depth', { width, distance });
    return this.shelf.put({ name: 'imagery.depth_exr_url', extension: 'exr', bytes });
  }

  private async makeSplats(painted: PaintedPanorama, shaped: ShapedPanorama): Promise<BuiltFile[]> {
    const { gate, meter, request } = this;
    const layers = shaped.layout.room ? (['front'] as const) : (['front', 'behind'] as const);
    const spheres = [{ panorama: painted.panorama, shape: shapeAlone(shaped) }];
    if (painted.finer && shaped.finer) spheres.push({ panorama: painted.finer.panorama, shape: shaped.finer });
    const orders = spheres.map(({ panorama, shape }) =>
      layers.flatMap((layer) => bandsOf(panorama.height).map((rows): PictureSplatsInput => ({ panorama, shape, rows, layer }))),
    );
    const jobs = orders.flat().length;
    const step = meter.steps('splats', jobs + Math.ceil(jobs / 2));
    const [coarse, finest] = await Promise.all(orders.map((order) => this.sample(order, step)));
    if (!coarse) throw new RangeError('there is no panorama to make splats of');
    const encoding = { preset: request.preset, panorama: painted.panorama, gate, done: this.shelf.put };
    return encodeLevels({ finest: finest ?? coarse, coarse }, encoding);
  }

  /** The splats of one sphere, with its sky. */
  private async sample(order: readonly PictureSplatsInput[], step: () => void): Promise<Decimated> {
    const width = order[0]?.panorama.width ?? 0;
    const sky = new Float32Array((width / 2) * (width / 4) * SKY_CHANNELS);
    const parts: SplatPart[] = await Promise.all(
      order.map(async (job) => {
        const made = await this.gate.run('picture-splats', job);
        sky.set(made.sky, (job.rows.start / 2) * (width / 2) * SKY_CHANNELS);
        step();
        return made.splats;
      }),
    );
    parts.push(await this.hangSky(sky, width / 2));
    return toLevel(drainSplats(parts));
  }

  private async hangSky(data: Float32Array, width: number): Promise<SplatPart> {
    const { wantedSplats, fullResSplats } = this.request.preset;
    const maxDetails = Math.round(SKY_DETAIL_SHARE * (wantedSplats ?? fullResSplats));
    return this.gate.run('sky-splats', {
      raster: { data, width, height: width / 2, channels: SKY_CHANNELS },
      radius: DOME_RADIUS,
      maxDetails,
    });
  }
}

/** What jobs need to know of a shape. */
const shapeAlone = ({ distance, surface, behind, heading }: ShapedPanorama): ShapedSphere => ({ distance, surface, behind, heading });

function bandsOf(height: number): RowRange[] {
  const bands: RowRange[] = [];
  for (let start = 0; start < height; start += BAND_ROWS) bands.push({ start, end: Math.min(height, start + BAND_ROWS) });
  return bands;
}

/** Metres from the origin to the second place to stand, and what it keeps from everything. */
const STROLL = 2.5;
const CLEARANCE = 1.5;

/** The origin, looking to the front, and a place a few steps towards where there is most room. */
function spawnPoints({ columns, distance, room }: Layout): BuiltWorld['spawnPoints'] {
  const origin = { x: 0, y: 0, z: 0, azimuth: 0 };
  if (room) return [origin];
  const widest = distance.indexOf(Math.max(...distance));
  const azimuth = (360 * (widest + 0.5)) / columns - 180;
  const reach = Math.min(STROLL, (distance[widest] as number) - CLEARANCE);
  if (reach <= 0) return [origin]; // there is no room to walk
  const radians = (azimuth * Math.PI) / 180;
  return [origin, { x: reach * Math.sin(radians), y: 0, z: -reach * Math.cos(radians), azimuth: (azimuth + 360) % 360 }];
}
