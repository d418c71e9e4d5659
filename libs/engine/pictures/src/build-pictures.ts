import { rendersCoarsely } from '@diorama/domain';
import { AssetSink, createStageMeter, JobGate, splitIntoRowBands } from '@diorama/jobs';
import type { BuildRequest, BuiltFile, BuiltWorld, StageMeter } from '@diorama/jobs';
import { judgeBuiltPictures } from '@diorama/quality';
import type { QualityJobs } from '@diorama/quality';
import { copyToSharedMemory } from '@diorama/raster';
import type { Raster } from '@diorama/raster';
import type { DecimatedCloud } from '@diorama/splat';
import { joinAndReleaseSplats, encodeDepth, encodeLevels, SKY_CHANNELS, createSkySplats, toDetailLevel } from '@diorama/splatting';
import type { SplatJobs, SplatPart } from '@diorama/splatting';
import { EYE_HEIGHT } from '@diorama/world-model';

import type { PictureSplatsInput } from './assets/picture-splats.js';
import type { PictureComposition } from './cameras/picture.js';
import type { DepthGrid } from './geometry/depth-grid.js';
import { isOnGround } from './geometry/surface-normal.js';
import type { PictureJobs } from './jobs.js';
import { estimatePanoramaDepth } from './layout/depth-network.js';
import { SCENE_DISTANCE_MAX } from './layout/layout.js';
import type { PanoramaShape, ShapedPanorama } from './layout/shape-panorama.js';
import type { PaintedPanorama } from './panorama/paint-panorama.js';

/** Rows of one job. It is fixed, not fitted to the threads, so that any number of them gives the same bytes. */
const BAND_ROWS = 64;
/** Metres to the dome of the sky. */
const DOME_RADIUS = 2.1 * SCENE_DISTANCE_MAX;

/** The jobs that a build asks for. */
export interface PictureWorldJobs extends PictureJobs, SplatJobs, QualityJobs {}

/** Builds a world from pictures and their composition with jobs on the request's runner. */
export async function buildPictures(
  composition: PictureComposition,
  pictures: readonly Raster[],
  request: BuildRequest<PictureWorldJobs>,
): Promise<BuiltWorld> {
  if (pictures.length !== composition.placements.length)
    throw new RangeError(`the composition places ${composition.placements.length} pictures, not ${pictures.length}`);
  const gate = new JobGate(request.runner, request.signal);
  try {
    return await new PictureBuild(composition, request, gate).run(pictures.map(copyToSharedMemory));
  } finally {
    // A caller that was refused may reuse the runner at once, so nothing of this build is left on it.
    await gate.settled();
  }
}

class PictureBuild {
  private readonly meter: StageMeter;
  private readonly sink: AssetSink;

  constructor(
    private readonly composition: PictureComposition,
    private readonly request: BuildRequest<PictureWorldJobs>,
    private readonly gate: JobGate<PictureWorldJobs>,
  ) {
    this.meter = createStageMeter(request.onProgress);
    this.sink = new AssetSink(request.onFile);
  }

  async run(pictures: readonly Raster[]): Promise<BuiltWorld> {
    const { composition, gate, meter, request } = this;
    const step = meter.steps('render', 3);
    const { panoWidth: width } = request.preset;
    const painted = await gate.run('paint-panorama', { composition, pictures, width });
    const { panorama } = painted;
    request.onPanorama?.(panorama);
    step();
    const depth = await estimatePanoramaDepth(gate, panorama, request.estimateDepth);
    step();
    const shape = await gate.run('shape-panorama', { composition, ...painted, depth });
    step();
    const [collider, distances, levels, quality] = await Promise.all([
      this.buildCollider(shape.coarse),
      encodeDepth(shape.distance, width, gate, this.sink),
      this.makeSplats(painted, shape),
      judgeBuiltPictures({ gate, sink: this.sink, panorama: Promise.resolve(panorama) }),
    ]);
    meter.finish('splats');
    return {
      files: [...levels, collider, distances],
      panorama,
      quality,
      groundPlaneOffset: EYE_HEIGHT,
      spawnPoints: composition.setting === 'indoors' ? [ORIGIN] : spawnPoints(shape),
    };
  }

  private async buildCollider({ width, distance, background }: PanoramaShape): Promise<BuiltFile> {
    const isRoom = this.composition.setting === 'indoors';
    const bytes = await this.gate.run('picture-collider', { width, distance, background, isRoom });
    this.meter.finish('collider');
    return this.sink.put({ name: 'mesh.collider_mesh_url', extension: 'glb', bytes });
  }

  private async makeSplats(painted: PaintedPanorama, shaped: ShapedPanorama): Promise<BuiltFile[]> {
    const { gate, meter, request } = this;
    const spheres = [{ panorama: painted.coarse.panorama, shape: shaped.coarse }];
    // The coarse sphere of a small panorama has fewer pixels than a world's finest file has splats.
    if (rendersCoarsely(request.preset)) spheres.push({ panorama: painted.panorama, shape: shaped });
    const orders = spheres.map(({ panorama, shape }) => [
      ...orderSplats(panorama, shape, 'front'),
      ...orderSplats(shape.background.panorama, shape.background, 'behind'),
    ]);
    const jobs = orders.flat().length;
    const step = meter.steps('splats', jobs + Math.ceil(jobs / 2));
    const [coarse, finest] = await Promise.all(orders.map((order) => this.sample(order, step)));
    if (!coarse) throw new RangeError('there is no panorama to make splats of');
    const encoding = { preset: request.preset, target: painted.coarse.panorama, gate, done: this.sink.put };
    return encodeLevels({ finest: finest ?? coarse, coarse }, encoding);
  }

  /** The splats of one sphere, with its sky. */
  private async sample(order: readonly PictureSplatsInput[], step: () => void): Promise<DecimatedCloud> {
    const width = order[0]?.panorama.width ?? 0;
    const sky = new Float32Array((width / 2) * (width / 4) * SKY_CHANNELS);
    const parts: SplatPart[] = await Promise.all(
      order.map(async (job) => {
        const made = await this.gate.run('picture-splats', job);
        if (job.layer === 'front') sky.set(made.sky, (job.rows.start / 2) * (width / 2) * SKY_CHANNELS);
        step();
        return made.splats;
      }),
    );
    parts.push(await createSkySplats({ sums: sky, width: width / 2, radius: DOME_RADIUS, preset: this.request.preset }, this.gate));
    return toDetailLevel(joinAndReleaseSplats(parts));
  }
}

/** The jobs for the splats of one layer. */
function orderSplats(panorama: Raster, { width, distance }: DepthGrid, layer: PictureSplatsInput['layer']): PictureSplatsInput[] {
  return splitIntoRowBands(panorama.height, BAND_ROWS).map((rows) => ({ panorama, shape: { width, distance }, rows, layer }));
}

/** Metres from the origin to the second place to stand, and what it keeps from everything. */
const STROLL = 2.5;
const CLEARANCE = 1.5;
/** Radians to both sides that must be free, and the rows, as shares of the height, in which a person meets what stands. */
const ASIDE = 0.3;
const FROM_ROW = 0.46;
const TO_ROW = 0.56;
const ORIGIN = { x: 0, y: 0, z: 0, azimuth: 0 };

/** The origin, looking to the front, and a place a few steps towards where there is most room. */
function spawnPoints({ width, distance }: DepthGrid): BuiltWorld['spawnPoints'] {
  const columns = Float64Array.from({ length: width }, (_, column) => nearestIn(distance, width, column));
  const half = Math.ceil((ASIDE * width) / (2 * Math.PI));
  let [room, widest] = [0, 0];
  for (let column = 0; column < width; column += 4) {
    let free = Infinity;
    for (let aside = -half; aside <= half; aside++) free = Math.min(free, columns[(column + aside + width) % width] as number);
    if (free > room) [room, widest] = [free, column];
  }
  const azimuth = (360 * (widest + 0.5)) / width - 180;
  const reach = Math.min(STROLL, room - CLEARANCE);
  if (reach <= 0) return [ORIGIN]; // there is no room to walk
  const radians = (azimuth * Math.PI) / 180;
  return [ORIGIN, { x: reach * Math.sin(radians), y: 0, z: -reach * Math.cos(radians), azimuth: (azimuth + 360) % 360 }];
}

/** Metres to the nearest of a column that a person meets. */
function nearestIn(distance: Float32Array, width: number, column: number): number {
  let nearest = SCENE_DISTANCE_MAX;
  for (let row = Math.floor((FROM_ROW * width) / 2); row < (TO_ROW * width) / 2; row++)
    if (!isOnGround(width, row, distance[row * width + column] as number))
      nearest = Math.min(nearest, distance[row * width + column] as number);
  return nearest;
}
