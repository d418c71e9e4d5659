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
import type { PictureJobs } from './jobs.js';
import type { Backing } from './layout/create-backing.js';
import { estimateDistances } from './layout/depth-network.js';
import { SCENE_DISTANCE_MAX } from './layout/layout.js';
import type { PanoramaLayout } from './layout/layout.js';
import { shareDistances } from './panorama/measured-surfaces.js';
import type { ShapedPanorama, PanoramaDepthMaps } from './layout/shape-panorama.js';
import { computePaintedWidth } from './panorama/paint-panorama.js';
import type { PaintedPanorama } from './panorama/paint-panorama.js';
import { composePlainSurroundings } from './surroundings/compose-surroundings.js';
import { renderSurroundings } from './surroundings/render-surroundings.js';
import type { RenderedPlace } from './surroundings/render-surroundings.js';

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
    const step = meter.steps('render', 4);
    const { panoWidth: width } = request.preset;
    const place = composition.isPano ? null : await this.renderPlace(computePaintedWidth(width));
    step();
    const painted = await gate.run('paint-panorama', { composition, pictures, width, place });
    const { panorama } = painted;
    request.onPanorama?.(panorama, 0);
    step();
    const shape = await this.shape(painted, pictures);
    step();
    step();
    const [collider, distances, levels, quality] = await Promise.all([
      this.buildCollider(shape.layout),
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
      spawnPoints: spawnPoints(shape.layout),
    };
  }

  /** Gives every pixel its distance: by the request's distances, by a network, or by the layout of the pictures. */
  private async shape(painted: PaintedPanorama, pictures: readonly Raster[]): Promise<ShapedPanorama> {
    const { composition, gate, request } = this;
    const { estimateDepth, preset } = request;
    const distances =
      request.distances !== undefined && composition.isPano
        ? shareDistances(request.distances)
        : await estimateDistances(gate, { composition, pictures, painted: painted.coarse }, estimateDepth);
    if (distances === null) return gate.run('shape-panorama', { composition, ...painted });
    const { sky, exact: known } = painted.coarse;
    const { exact, coarse } = await gate.run('measure-surfaces', { distances, sky, width: preset.panoWidth, known });
    return gate.run('shape-panorama', { composition, ...painted, exact, coarse: { ...painted.coarse, exact: coarse }, depth: distances });
  }

  /** Renders the place around the pictures. */
  private renderPlace(width: number): Promise<RenderedPlace> {
    const { setting, seed, placements, surroundings = composePlainSurroundings(setting, seed) } = this.composition;
    return renderSurroundings(this.gate, { surroundings, placements }, width);
  }

  private async buildCollider(layout: PanoramaLayout): Promise<BuiltFile> {
    // The layout is also read here, so the job gets copies that may move away.
    const copy = {
      ...layout,
      distance: layout.distance.slice(),
      top: layout.top.slice(),
      thing: layout.thing.slice(),
      obstacles: layout.obstacles?.slice() ?? null,
    };
    const bytes = await this.gate.run('picture-collider', copy);
    this.meter.finish('collider');
    return this.sink.put({ name: 'mesh.collider_mesh_url', extension: 'glb', bytes });
  }

  private async makeSplats(painted: PaintedPanorama, shaped: ShapedPanorama): Promise<BuiltFile[]> {
    const { gate, meter, request } = this;
    const layers = ['front', 'behind'] as const;
    const { distance, heading, layout } = shaped;
    const backing = await gate.run('create-backing', { panorama: painted.panorama, distance, room: layout.room });
    const spheres = [{ panorama: painted.coarse.panorama, shape: shaped.coarse }];
    // The coarse sphere of a small panorama has fewer pixels than a world's finest file has splats.
    if (rendersCoarsely(request.preset)) spheres.push({ panorama: painted.panorama, shape: shapeAlone(shaped) });
    const orders = spheres.map(({ panorama, shape }) => [
      ...layers.flatMap((layer) =>
        splitIntoRowBands(panorama.height, BAND_ROWS).map((rows): PictureSplatsInput => ({ panorama, shape, rows, layer })),
      ),
      ...orderBacking(backing, heading),
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

/** The splats of what is hidden behind things. */
function orderBacking({ panorama, ...maps }: Backing, heading: number): PictureSplatsInput[] {
  // Several jobs get it, so its memory must not move to the first one.
  const shape = { ...maps, heading, behind: new Int16Array(new SharedArrayBuffer(0)) };
  return splitIntoRowBands(panorama.height, BAND_ROWS).map((rows) => ({ panorama, shape, rows, layer: 'backing' }));
}

/** The part of a shape that jobs need. */
const shapeAlone = ({ layout: _layout, coarse: _coarse, ...maps }: ShapedPanorama): PanoramaDepthMaps => maps;

/** Metres from the origin to the second place to stand, and what it keeps from everything. */
const STROLL = 2.5;
const CLEARANCE = 1.5;

/** The origin, looking to the front, and a place a few steps towards where there is most room. */
function spawnPoints({ columns, distance, room }: PanoramaLayout): BuiltWorld['spawnPoints'] {
  const origin = { x: 0, y: 0, z: 0, azimuth: 0 };
  if (room) return [origin];
  const widest = distance.indexOf(Math.max(...distance));
  const azimuth = (360 * (widest + 0.5)) / columns - 180;
  const reach = Math.min(STROLL, (distance[widest] as number) - CLEARANCE);
  if (reach <= 0) return [origin]; // there is no room to walk
  const radians = (azimuth * Math.PI) / 180;
  return [origin, { x: reach * Math.sin(radians), y: 0, z: -reach * Math.cos(radians), azimuth: (azimuth + 360) % 360 }];
}
