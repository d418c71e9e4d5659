import { createPanoramaDirectionTable } from '@diorama/pano';
import type { PanoramaDirectionTable } from '@diorama/pano';
import { SEMANTICS } from '@diorama/world-model';
import type { Capture, CaptureView, Instance, Prototype, RowRange, WorldModel } from '@diorama/world-model';

import { Hit, createRay, SURFACE_INSTANCE, SURFACE_SKY, SURFACE_TERRAIN, SURFACE_WATER } from '../rays/ray.js';
import type { Shader } from '../shading/shader.js';
import { toneMap } from '../shading/tone-map.js';
import type { ExposureSettings } from '../shading/tone-map.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import { BorderJudge } from './borders.js';
import type { Neighbourhood } from './borders.js';
import { EdgeSampleList } from './edge-samples.js';
import { fillColumns } from './fill-columns.js';
import { Row } from './row.js';
import { RowTracer } from './row-tracer.js';
import { SubRayDirections } from './sub-rays.js';

export interface CaptureParts {
  readonly model: WorldModel;
  readonly tracer: SceneTracer;
  readonly shader: Shader;
  readonly development: ExposureSettings;
}

const SKY = SEMANTICS.indexOf('sky');
const GROUND = SEMANTICS.indexOf('ground');
const WATER = SEMANTICS.indexOf('water');

/**
 * Renders rows of a view: samples as far apart as the pixels at the equator, and the pixels between them by interpolation. A sample whose
 * four neighbours differ from it in surface, normal, depth or light gets sub-rays; rows above and below the range are traced for that, so
 * the result does not depend on how a view is cut into ranges.
 *
 * @param colored the rows that get colours and edges; all where left out
 */
export function captureRows(parts: CaptureParts, view: CaptureView, rows: RowRange, colored: RowRange = rows): Capture {
  return new RowRenderer(parts, view, rows, colored).render();
}

class RowRenderer {
  private readonly angle: number;
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly radiance = new Float64Array(3);
  private readonly display = new Float32Array(3);
  private readonly table: PanoramaDirectionTable;
  private readonly rowTracer: RowTracer;
  private readonly borders: BorderJudge;
  private readonly subRays: SubRayDirections;
  private readonly capture: Capture & { readonly ownColor: Float32Array };
  private readonly edges = new EdgeSampleList();

  constructor(
    private readonly parts: CaptureParts,
    private readonly view: CaptureView,
    private readonly rows: RowRange,
    private readonly colored: RowRange,
  ) {
    const pixels = (rows.end - rows.start) * view.width;
    this.angle = (2 * Math.PI) / view.width;
    this.ray.set(view.origin);
    this.table = createPanoramaDirectionTable(view.width);
    this.rowTracer = new RowTracer(parts, view);
    this.borders = new BorderJudge(view.width);
    this.subRays = new SubRayDirections(this.table);
    this.capture = {
      view,
      rows,
      distance: new Float32Array(pixels),
      color: new Float32Array(3 * pixels),
      ownColor: new Float32Array(3 * pixels),
      normal: new Float32Array(3 * pixels),
      semantic: new Uint8Array(pixels),
      surface: new Uint32Array(pixels),
    };
  }

  render(): Capture {
    const { width } = this.view;
    const { start, end } = this.rows;
    const { colored } = this;
    let above = new Row(width);
    let here = new Row(width);
    let below = new Row(width);
    const highest = Math.min(start, colored.start - 1);
    for (let next = Math.max(end - 1, colored.end); next >= highest - 1; next--) {
      if (next >= highest) this.rowTracer.trace(next, above);
      const row = next + 1;
      if (row >= start && row < end) {
        for (let sample = 0; sample < here.samples; sample++) this.keepPlace(row, here.columns[sample] as number, here);
        if (row >= colored.start && row < colored.end) this.color(row, { above, here, below });
        fillColumns(this.capture, row, here, this.table);
      }
      [below, here, above] = [here, above, below];
    }
    return { ...this.capture, edges: this.edges.finish() };
  }

  private keepPlace(row: number, column: number, here: Row): void {
    const { capture } = this;
    const pixel = (row - this.rows.start) * this.view.width + column;
    const surface = here.surface[column] as number;
    capture.distance[pixel] = here.t[column] as number;
    capture.surface[pixel] = surface;
    capture.semantic[pixel] = this.semanticOf(surface);
    for (let c = 0; c < 3; c++) capture.normal[3 * pixel + c] = here.normal[3 * column + c] as number;
  }

  private color(row: number, near: Neighbourhood): void {
    const { here } = near;
    this.edges.startRow();
    this.borders.turnTo(near);
    this.subRays.turnTo(row, here.spacing);
    for (let sample = 0; sample < here.samples; sample++) this.colorSample(row, sample, near);
  }

  private colorSample(row: number, sample: number, near: Neighbourhood): void {
    const { capture, hit, ray } = this;
    const { here } = near;
    const column = here.columns[sample] as number;
    const pixel = (row - this.rows.start) * this.view.width + column;
    here.read(column, ray, hit);
    this.parts.shader.shade(ray, hit, here.mask[column] as number, this.angle, this.radiance);
    toneMap(this.radiance, this.parts.development, capture.color, 3 * pixel);
    this.toneMapSurface(capture.color, capture.ownColor, 3 * pixel);
    const count = this.borders.count(near, sample);
    if (count > 0) this.addSubRays(sample, { pixel, count, near });
  }

  private addSubRays(sample: number, { pixel, count, near }: SubRays): void {
    const { ray, hit, radiance, display, angle } = this;
    const { color, ownColor, surface } = this.capture;
    const { tracer, shader, development } = this.parts;
    const { here } = near;
    const column = here.columns[sample] as number;
    const isSky = surface[pixel] === SURFACE_SKY;
    const isLeaf = !isSky && here.thin[column] === 1;
    let own = 1;
    for (let i = 0; i < count; i++) {
      this.subRays.aim(column, i, ray);
      tracer.trace(ray, hit);
      let mask = maskAround(near, sample, hit.surface);
      if (mask === UNKNOWN) mask = shader.visibleLights(hit.surface, shader.locate(ray, hit, angle), i + 1);
      shader.shade(ray, hit, mask, angle, radiance);
      toneMap(radiance, development, display, 0);
      add(display, color, 3 * pixel);
      this.toneMapSurface(display, display, 0);
      if (hit.surface !== surface[pixel] && !isLeaf) {
        if (!isSky) this.keepEdge(pixel);
        continue;
      }
      add(display, ownColor, 3 * pixel);
      own++;
    }
    for (let c = 0; c < 3; c++) {
      color[3 * pixel + c] = (color[3 * pixel + c] as number) / (count + 1);
      ownColor[3 * pixel + c] = (ownColor[3 * pixel + c] as number) / own;
    }
  }

  /** Writes the colour that the surface met last keeps for walkers to own[at..at+2]; `shown` there is its colour in the picture. */
  private toneMapSurface(shown: Float32Array, own: Float32Array, at: number): void {
    const { hit, ray, radiance } = this;
    const { shader, development } = this.parts;
    if (shader.thinsHaze && hit.surface !== SURFACE_SKY) {
      shader.thinHaze(ray, hit.t, radiance);
      toneMap(radiance, development, own, at);
    } else for (let c = at; c < at + 3; c++) own[c] = shown[c] as number;
  }

  /** Keeps what the last ray met. Leaves are not kept: there are so many that each would stand for more than it covers. */
  private keepEdge(pixel: number): void {
    const { ray, hit, display } = this;
    if (hit.surface === SURFACE_SKY) return;
    const point = this.parts.shader.locate(ray, hit, this.angle);
    if (point.thin) return;
    point.x = (ray[0] as number) + (ray[3] as number) * hit.t;
    point.y = (ray[1] as number) + (ray[4] as number) * hit.t;
    point.z = (ray[2] as number) + (ray[5] as number) * hit.t;
    this.edges.add(pixel, hit.surface, point, display);
  }

  private semanticOf(surface: number): number {
    const { model } = this.parts;
    if (surface === SURFACE_SKY) return SKY;
    if (surface === SURFACE_TERRAIN) return GROUND;
    if (surface === SURFACE_WATER) return WATER;
    const instance = model.instances[surface - SURFACE_INSTANCE] as Instance;
    return (model.prototypes[instance.prototype] as Prototype).semantic;
  }
}

function add(color: Float32Array, to: Float32Array, at: number): void {
  for (let c = 0; c < 3; c++) to[at + c] = (to[at + c] as number) + (color[c] as number);
}

interface SubRays {
  readonly pixel: number;
  readonly count: number;
  readonly near: Neighbourhood;
}

const UNKNOWN = -1;

/** The lights that the sample and its neighbours on a surface all see alike, or UNKNOWN: a ray between them sees them too. */
function maskAround({ above, here, below }: Neighbourhood, sample: number, surface: number): number {
  const column = here.columns[sample] as number;
  let mask = UNKNOWN;
  for (let i = 0; i < 5; i++) {
    const row = i === 3 ? above : i === 4 ? below : here;
    const at = i === 1 ? here.columnOf(sample - 1) : i === 2 ? here.columnOf(sample + 1) : column;
    if (row.surface[at] !== surface) continue;
    const other = row.mask[at] as number;
    // Among leaves, light and shadow change from pixel to pixel: the first will do.
    if (row.thin[at] === 1) return other;
    if (mask !== UNKNOWN && mask !== other) return UNKNOWN;
    mask = other;
  }
  return mask;
}
