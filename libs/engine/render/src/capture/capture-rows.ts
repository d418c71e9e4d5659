import { pixelToDirection } from '@diorama/pano';
import { SEMANTICS } from '@diorama/world-model';
import type { Capture, CaptureView, Instance, Prototype, RowRange, WorldModel } from '@diorama/world-model';

import { Hit, createRay, SURFACE_INSTANCE, SURFACE_SKY, SURFACE_TERRAIN, SURFACE_WATER } from '../rays/ray.js';
import type { Shader } from '../shading/shader.js';
import { toneMap } from '../shading/tone-map.js';
import type { ExposureSettings } from '../shading/tone-map.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import { EdgeSampleList } from './edge-samples.js';
import { fillColumns } from './fill-columns.js';
import { isFold, Row } from './row.js';
import { RowTracer } from './row-tracer.js';

export interface CaptureParts {
  readonly model: WorldModel;
  readonly tracer: SceneTracer;
  readonly shader: Shader;
  readonly development: ExposureSettings;
}

/** Places in a sample of the rays beside its centre's, in samples: with the centre, four spread evenly. */
const SUB_RAYS = [
  [0.39, 0.1],
  [-0.28, 0.28],
  [-0.1, -0.39],
] as const;
/** Rays beside the centre's among leaves and where the ground folds, and where surfaces, lights or materials meet. */
const SOFT_EDGE = 1;
const HARD_EDGE = SUB_RAYS.length;

const SKY = SEMANTICS.indexOf('sky');
const GROUND = SEMANTICS.indexOf('ground');
const WATER = SEMANTICS.indexOf('water');

/**
 * Renders rows of a view: samples as far apart as the pixels at the equator, and the pixels between them by interpolation. A sample whose
 * four neighbours differ from it in surface, normal, depth or light gets sub-rays; rows above and below the range are traced for that, so
 * the result does not depend on how a view is cut into ranges.
 */
export function captureRows(parts: CaptureParts, view: CaptureView, rows: RowRange): Capture {
  return new RowRenderer(parts, view, rows).render();
}

class RowRenderer {
  private readonly angle: number;
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly direction = new Float64Array(3);
  private readonly radiance = new Float64Array(3);
  private readonly display = new Float32Array(3);
  private readonly rowTracer: RowTracer;
  private readonly capture: Capture & { readonly ownColor: Float32Array };
  private readonly edges = new EdgeSampleList();

  constructor(
    private readonly parts: CaptureParts,
    private readonly view: CaptureView,
    private readonly rows: RowRange,
  ) {
    const pixels = (rows.end - rows.start) * view.width;
    this.angle = (2 * Math.PI) / view.width;
    this.ray.set(view.origin);
    this.rowTracer = new RowTracer(parts, view);
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
    let above = new Row(width);
    let here = new Row(width);
    let below = new Row(width);
    this.rowTracer.trace(end, below);
    this.rowTracer.trace(end - 1, here);
    for (let row = end - 1; row >= start; row--) {
      this.rowTracer.trace(row - 1, above);
      this.edges.startRow();
      for (let sample = 0; sample < here.samples; sample++) this.finish(row, sample, { above, here, below });
      fillColumns(this.capture, row, here);
      [below, here, above] = [here, above, below];
    }
    return { ...this.capture, edges: this.edges.finish() };
  }

  private finish(row: number, sample: number, near: Neighbourhood): void {
    const { capture, hit, ray } = this;
    const { here } = near;
    const column = here.columns[sample] as number;
    const pixel = (row - this.rows.start) * this.view.width + column;
    for (let axis = 0; axis < 3; axis++) ray[axis + 3] = here.direction[3 * column + axis] as number;
    hit.t = here.t[column] as number;
    hit.u = here.u[column] as number;
    hit.v = here.v[column] as number;
    hit.surface = here.surface[column] as number;
    hit.triangle = here.triangle[column] as number;
    capture.distance[pixel] = hit.t;
    capture.surface[pixel] = hit.surface;
    capture.semantic[pixel] = this.semanticOf(hit.surface);
    for (let c = 0; c < 3; c++) capture.normal[3 * pixel + c] = here.normal[3 * column + c] as number;
    this.parts.shader.shade(ray, hit, here.mask[column] as number, this.angle, this.radiance);
    toneMap(this.radiance, this.parts.development, capture.color, 3 * pixel);
    this.toneMapSurface(capture.color, capture.ownColor, 3 * pixel);
    const count = subRayCount(near, sample);
    if (count > 0) this.addSubRays(row, sample, { pixel, count, near });
  }

  private addSubRays(row: number, sample: number, { pixel, count, near }: SubRays): void {
    const { ray, hit, radiance, display, angle } = this;
    const { color, ownColor, surface } = this.capture;
    const { tracer, shader, development } = this.parts;
    const { here } = near;
    const column = here.columns[sample] as number;
    const isSky = surface[pixel] === SURFACE_SKY;
    const isLeaf = !isSky && here.thin[column] === 1;
    let own = 1;
    for (let i = 0; i < count; i++) {
      const [dx, dy] = SUB_RAYS[i] as (typeof SUB_RAYS)[number];
      this.aim(column + dx * here.spacing, row + dy);
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

  private aim(column: number, row: number): void {
    pixelToDirection(this.view.width, column, row, this.direction);
    this.ray[3] = this.direction[0] as number;
    this.ray[4] = this.direction[1] as number;
    this.ray[5] = this.direction[2] as number;
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

interface Neighbourhood {
  readonly above: Row;
  readonly here: Row;
  readonly below: Row;
}

/** None inside a surface, all at its borders, folds, and those of shadows and materials; one among leaves and where the ground folds. */
function subRayCount({ above, here, below }: Neighbourhood, sample: number): number {
  const column = here.columns[sample] as number;
  const sides = Math.max(
    raysBetween(here, column, here, here.columnOf(sample - 1)),
    raysBetween(here, column, here, here.columnOf(sample + 1)),
  );
  if (sides === HARD_EDGE) return sides;
  return Math.max(sides, raysBetween(here, column, above, column), raysBetween(here, column, below, column));
}

function raysBetween(a: Row, i: number, b: Row, j: number): number {
  const isSame = a.surface[i] === b.surface[j] && a.mask[i] === b.mask[j];
  if (isSame && a.material[i] === b.material[j] && !isFold(a, i, b, j)) return 0;
  const isGround = isSame && a.surface[i] === SURFACE_TERRAIN;
  return isGround || a.thin[i] === 1 || b.thin[j] === 1 ? SOFT_EDGE : HARD_EDGE;
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
