import { pixelDirection } from '@diorama/pano';

import type { Capture, CaptureView, RowRange } from './capture.js';
import { Hit, newRay, SURFACE_INSTANCE, SURFACE_SKY, SURFACE_TERRAIN, SURFACE_WATER } from './ray.js';
import type { SceneTracer } from './scene-trace.js';
import type { Shader } from './shader.js';
import { SurfacePoint } from './surface-point.js';
import { toneMap } from './tone-map.js';
import { SEMANTICS } from '../geometry/world-model.js';
import type { Instance, Prototype, WorldModel } from '../geometry/world-model.js';

export interface CaptureParts {
  readonly model: WorldModel;
  readonly tracer: SceneTracer;
  readonly shader: Shader;
  readonly exposure: number;
}

/** Places in a pixel of the rays beside its centre's, in pixels. */
const SUB_RAYS = [
  [-0.28, -0.36],
  [0.38, -0.1],
  [-0.1, 0.4],
] as const;
/** Neighbours on one surface whose normals differ by more than this cosine, or depths by more than this ratio, get sub-rays. */
const SAME_NORMAL = 0.88;
const SAME_DEPTH = 0.04;

const SKY = SEMANTICS.indexOf('sky');
const GROUND = SEMANTICS.indexOf('ground');
const WATER = SEMANTICS.indexOf('water');

/**
 * Renders rows of a view. A pixel whose four neighbours differ from it in surface, normal, depth or light gets sub-rays;
 * rows above and below the range are traced for that, so the result does not depend on how a view is cut into ranges.
 */
export function captureRows(parts: CaptureParts, view: CaptureView, rows: RowRange): Capture {
  return new RowRenderer(parts, view, rows).render();
}

/** What the centre rays of one row met. */
class Row {
  readonly t: Float64Array;
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly surface: Uint32Array;
  readonly triangle: Int32Array;
  readonly mask: Int32Array;
  readonly normal: Float32Array;

  constructor(width: number) {
    this.t = new Float64Array(width);
    this.u = new Float64Array(width);
    this.v = new Float64Array(width);
    this.surface = new Uint32Array(width);
    this.triangle = new Int32Array(width);
    this.mask = new Int32Array(width);
    this.normal = new Float32Array(3 * width);
  }
}

class RowRenderer {
  private readonly angle: number;
  private readonly ray = newRay();
  private readonly hit = new Hit();
  private readonly point = new SurfacePoint();
  private readonly direction = new Float64Array(3);
  private readonly radiance = new Float64Array(3);
  private readonly display = new Float32Array(3);
  private readonly capture: Capture;

  constructor(
    private readonly parts: CaptureParts,
    private readonly view: CaptureView,
    private readonly rows: RowRange,
  ) {
    const pixels = (rows.end - rows.start) * view.width;
    this.angle = (2 * Math.PI) / view.width;
    this.ray.set(view.origin);
    this.capture = {
      view,
      rows,
      distance: new Float32Array(pixels),
      color: new Float32Array(3 * pixels),
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
    this.traceRow(start - 1, above);
    this.traceRow(start, here);
    for (let row = start; row < end; row++) {
      this.traceRow(row + 1, below);
      for (let column = 0; column < width; column++) this.finish(row, column, { above, here, below });
      [above, here, below] = [here, below, above];
    }
    return this.capture;
  }

  /** Rows beyond the poles are the pole's own row again. */
  private traceRow(row: number, into: Row): void {
    const { hit, point } = this;
    const { tracer, shader } = this.parts;
    const inside = Math.min(this.view.width / 2 - 1, Math.max(0, row));
    for (let column = 0; column < this.view.width; column++) {
      this.aim(column, inside);
      tracer.trace(this.ray, hit);
      into.t[column] = hit.t;
      into.u[column] = hit.u;
      into.v[column] = hit.v;
      into.surface[column] = hit.surface;
      into.triangle[column] = hit.triangle;
      into.mask[column] = shader.visibleLights(this.ray, hit, this.angle, 0);
      if (hit.surface === SURFACE_SKY || hit.surface === SURFACE_WATER) {
        point.gx = 0;
        point.gy = hit.surface === SURFACE_WATER ? 1 : 0;
        point.gz = 0;
      } else shader.reader.readNormal(this.ray, hit, point);
      into.normal[3 * column] = point.gx;
      into.normal[3 * column + 1] = point.gy;
      into.normal[3 * column + 2] = point.gz;
    }
  }

  private finish(row: number, column: number, near: Neighbourhood): void {
    const { capture, hit, ray } = this;
    const { here } = near;
    const pixel = (row - this.rows.start) * this.view.width + column;
    this.aim(column, row);
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
    toneMap(this.radiance, this.parts.exposure, capture.color, 3 * pixel);
    if (isEdge(near, column, this.view.width)) this.addSubRays(row, column, pixel);
  }

  private addSubRays(row: number, column: number, pixel: number): void {
    const { ray, hit, radiance, display, angle } = this;
    const { color } = this.capture;
    const { tracer, shader, exposure } = this.parts;
    for (let i = 0; i < SUB_RAYS.length; i++) {
      const [dx, dy] = SUB_RAYS[i] as (typeof SUB_RAYS)[number];
      this.aim(column + dx, row + dy);
      tracer.trace(ray, hit);
      const mask = shader.visibleLights(ray, hit, angle, i + 1);
      shader.shade(ray, hit, mask, angle, radiance);
      toneMap(radiance, exposure, display, 0);
      for (let c = 0; c < 3; c++) color[3 * pixel + c] = (color[3 * pixel + c] as number) + (display[c] as number);
    }
    for (let c = 0; c < 3; c++) color[3 * pixel + c] = (color[3 * pixel + c] as number) / (SUB_RAYS.length + 1);
  }

  private aim(column: number, row: number): void {
    pixelDirection(this.view.width, column, row, this.direction);
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

interface Neighbourhood {
  readonly above: Row;
  readonly here: Row;
  readonly below: Row;
}

function isEdge({ above, here, below }: Neighbourhood, column: number, width: number): boolean {
  const left = column === 0 ? width - 1 : column - 1;
  const right = column === width - 1 ? 0 : column + 1;
  return (
    differs(here, column, here, left) ||
    differs(here, column, here, right) ||
    differs(here, column, above, column) ||
    differs(here, column, below, column)
  );
}

function differs(a: Row, i: number, b: Row, j: number): boolean {
  const surface = a.surface[i] as number;
  if (surface !== b.surface[j] || a.mask[i] !== b.mask[j]) return true;
  if (surface === SURFACE_SKY || surface === SURFACE_WATER) return false;
  const cosine =
    (a.normal[3 * i] as number) * (b.normal[3 * j] as number) +
    (a.normal[3 * i + 1] as number) * (b.normal[3 * j + 1] as number) +
    (a.normal[3 * i + 2] as number) * (b.normal[3 * j + 2] as number);
  if (cosine < SAME_NORMAL) return true;
  const near = a.t[i] as number;
  return surface >= SURFACE_INSTANCE && Math.abs(near - (b.t[j] as number)) > SAME_DEPTH * near;
}
