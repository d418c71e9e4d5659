import { createPanoramaDirectionTable } from '@diorama/pano';
import type { PanoramaDirectionTable } from '@diorama/pano';
import type { CaptureView, Instance, Prototype, WorldModel } from '@diorama/world-model';

import { createRay, Hit, SURFACE_INSTANCE } from '../rays/ray.js';
import type { Shader } from '../shading/shader.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import { isJoined } from './row.js';
import type { Row } from './row.js';

interface TracedParts {
  readonly model: WorldModel;
  readonly tracer: SceneTracer;
  readonly shader: Shader;
}

/**
 * Traces the centre rays of rows, fastest from the lowest up: of two rays in one column, the upper one does not meet the ground nearer than
 * the lower one does, so that its search for the ground begins there.
 */
export class RowTracer {
  private readonly ray = createRay();
  private readonly hit = new Hit();
  /** Sines and cosines of the view: for each ray they would cost more than everything but its trace. */
  private readonly table: PanoramaDirectionTable;
  private readonly angle: number;
  /** Metres on the level, by column, within which no ray above the last row meets the ground. */
  private readonly clear: Float64Array;
  private lastRow = 0;

  constructor(
    private readonly parts: TracedParts,
    private readonly view: CaptureView,
  ) {
    this.angle = (2 * Math.PI) / view.width;
    this.table = createPanoramaDirectionTable(view.width);
    this.clear = new Float64Array(view.width);
    this.ray.set(view.origin);
  }

  /** Writes what the samples of a row met. Rows beyond the poles repeat the pole's own row. */
  trace(row: number, into: Row): void {
    const inside = Math.min(this.view.width / 2 - 1, Math.max(0, row));
    if (inside > this.lastRow) this.clear.fill(0);
    this.lastRow = inside;
    into.place(inside);
    for (let sample = 0; sample < into.samples; sample++) this.traceCentre(inside, sample, into);
    for (let sample = 0; sample < into.samples; sample++)
      into.joined[sample] = isJoined(into, into.columns[sample] as number, into, into.columnOf(sample + 1)) ? 1 : 0;
    for (let sample = 1; sample < into.samples; sample += 2) this.chooseLights(sample, into);
    into.fill();
  }

  /** Traces a sample; one of an even number also finds its lights. */
  private traceCentre(row: number, sample: number, into: Row): void {
    const { hit, ray, table, clear } = this;
    const { tracer, shader } = this.parts;
    const column = into.columns[sample] as number;
    const level = table.cosLatitude[row] as number;
    ray[3] = (table.sinAzimuth[column] as number) * level;
    ray[4] = table.sinLatitude[row] as number;
    ray[5] = -(table.cosAzimuth[column] as number) * level;
    for (let axis = 0; axis < 3; axis++) into.direction[3 * column + axis] = ray[axis + 3] as number;
    tracer.trace(ray, hit, (clear[column] as number) / level);
    clear[column] = Math.max(clear[column] as number, tracer.groundClear * level);
    into.t[column] = hit.t;
    into.u[column] = hit.u;
    into.v[column] = hit.v;
    into.surface[column] = hit.surface;
    into.triangle[column] = hit.triangle;
    const point = shader.locate(ray, hit, this.angle);
    into.normal[3 * column] = point.gx;
    into.normal[3 * column + 1] = point.gy;
    into.normal[3 * column + 2] = point.gz;
    into.back[column] = hit.isBack ? 1 : 0;
    into.thin[column] = point.thin ? 1 : 0;
    into.material[column] = this.materialOf(hit);
    if (sample % 2 === 0) into.mask[column] = shader.visibleLights(hit.surface, point, 0);
  }

  /** Finds the lights of a sample of an odd number: on one smooth surface with both neighbours, which see the same ones, those. */
  private chooseLights(sample: number, into: Row): void {
    const column = into.columns[sample] as number;
    const [left, right] = [into.columnOf(sample - 1), into.columnOf(sample + 1)];
    const isLevel = into.joined[sample - 1] === 1 && into.joined[sample] === 1 && into.thin[column] === 0;
    if (isLevel && into.mask[left] === into.mask[right]) into.mask[column] = into.mask[left] as number;
    else this.traceLights(column, into);
  }

  /** Finds which lights a sample sees; its centre ray must have been traced. */
  private traceLights(column: number, into: Row): void {
    const { hit, ray } = this;
    const { shader } = this.parts;
    into.read(column, ray, hit);
    into.mask[column] = shader.visibleLights(hit.surface, shader.locate(ray, hit, this.angle), 0);
  }

  private materialOf({ surface, triangle }: Hit): number {
    if (surface < SURFACE_INSTANCE) return 0;
    const { model } = this.parts;
    const instance = model.instances[surface - SURFACE_INSTANCE] as Instance;
    return (model.prototypes[instance.prototype] as Prototype).material[triangle] as number;
  }
}
