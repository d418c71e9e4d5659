import { pixelToDirection } from '@diorama/pano';
import { SEMANTICS } from '@diorama/world-model';
import type { Capture, CaptureView, Instance, PixelSight, Prototype, RowRange, WorldModel } from '@diorama/world-model';

import { Hit, createRay, SURFACE_INSTANCE, SURFACE_SKY, SURFACE_TERRAIN, SURFACE_WATER } from '../rays/ray.js';
import type { Shader } from '../shading/shader.js';
import { toneMap } from '../shading/tone-map.js';
import type { ExposureSettings } from '../shading/tone-map.js';
import type { SurfacePoint } from '../surface/surface-point.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import { EdgeSampleList } from './edge-samples.js';

export interface CaptureParts {
  readonly model: WorldModel;
  readonly tracer: SceneTracer;
  readonly shader: Shader;
  readonly development: ExposureSettings;
}

/** Places in a pixel of the rays beside its centre's, in pixels. */
const SUB_RAYS = [
  [0.42, 0.38],
  [-0.4, 0.3],
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
export function captureRows(parts: CaptureParts, view: CaptureView, rows: RowRange, wants: PixelFilter | null = null): Capture {
  return new RowRenderer(parts, view, rows, wants).render();
}

/** Whether a pixel is to be shaded. */
export type PixelFilter = (sight: PixelSight) => boolean;

/** What the centre rays of one row met. */
class Row {
  readonly direction: Float64Array;
  readonly t: Float64Array;
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly surface: Uint32Array;
  readonly triangle: Int32Array;
  readonly mask: Int32Array;
  readonly thin: Uint8Array;
  /** Material of the triangle that was met; 0 where none was. */
  readonly material: Uint8Array;
  readonly normal: Float32Array;
  /** 1 where the pixel is to be shaded. */
  readonly wanted: Uint8Array;

  constructor(width: number) {
    this.wanted = new Uint8Array(width);
    this.direction = new Float64Array(3 * width);
    this.t = new Float64Array(width);
    this.u = new Float64Array(width);
    this.v = new Float64Array(width);
    this.surface = new Uint32Array(width);
    this.triangle = new Int32Array(width);
    this.mask = new Int32Array(width);
    this.thin = new Uint8Array(width);
    this.material = new Uint8Array(width);
    this.normal = new Float32Array(3 * width);
  }
}

class RowRenderer {
  private readonly angle: number;
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly direction = new Float64Array(3);
  private readonly radiance = new Float64Array(3);
  private readonly display = new Float32Array(3);
  private readonly sight: PixelSight = { surface: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
  private readonly capture: Capture & { readonly ownColor: Float32Array };
  private readonly edges = new EdgeSampleList();

  constructor(
    private readonly parts: CaptureParts,
    private readonly view: CaptureView,
    private readonly rows: RowRange,
    private readonly wants: PixelFilter | null,
  ) {
    const pixels = (rows.end - rows.start) * view.width;
    this.angle = (2 * Math.PI) / view.width;
    this.ray.set(view.origin);
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
    this.traceRow(start - 1, above);
    this.traceRow(start, here);
    for (let row = start; row < end; row++) {
      this.traceRow(row + 1, below);
      for (let column = 0; column < width; column++) this.finish(row, column, { above, here, below });
      [above, here, below] = [here, below, above];
    }
    return { ...this.capture, edges: this.edges.finish() };
  }

  /** Rows beyond the poles are the pole's own row again. */
  private traceRow(row: number, into: Row): void {
    const { hit } = this;
    const { tracer, shader } = this.parts;
    const inside = Math.min(this.view.width / 2 - 1, Math.max(0, row));
    for (let column = 0; column < this.view.width; column++) {
      this.aim(column, inside);
      into.direction.set(this.direction, 3 * column);
      tracer.trace(this.ray, hit);
      into.t[column] = hit.t;
      into.u[column] = hit.u;
      into.v[column] = hit.v;
      into.surface[column] = hit.surface;
      into.triangle[column] = hit.triangle;
      const point = shader.locate(this.ray, hit, this.angle);
      into.normal[3 * column] = point.gx;
      into.normal[3 * column + 1] = point.gy;
      into.normal[3 * column + 2] = point.gz;
      const wanted = this.wants === null || this.wants(this.look(hit, point));
      into.wanted[column] = wanted ? 1 : 0;
      into.mask[column] = wanted ? shader.visibleLights(hit.surface, point, 0) : 0;
      into.thin[column] = point.thin ? 1 : 0;
      into.material[column] = this.materialOf(hit);
    }
  }

  /** What `wants` is asked about. */
  private look({ surface, t }: Hit, { gx, gy, gz }: SurfacePoint): PixelSight {
    const { sight, direction } = this;
    const [ox, oy, oz] = this.view.origin;
    const isSky = surface === SURFACE_SKY;
    sight.surface = surface;
    sight.x = (direction[0] as number) * (isSky ? 1 : t) + (isSky ? 0 : ox);
    sight.y = (direction[1] as number) * (isSky ? 1 : t) + (isSky ? 0 : oy);
    sight.z = (direction[2] as number) * (isSky ? 1 : t) + (isSky ? 0 : oz);
    sight.nx = gx;
    sight.ny = gy;
    sight.nz = gz;
    return sight;
  }

  private finish(row: number, column: number, near: Neighbourhood): void {
    const { capture, hit, ray } = this;
    const { here } = near;
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
    if (here.wanted[column] === 0) {
      capture.color.fill(-1, 3 * pixel, 3 * pixel + 3);
      capture.ownColor.fill(-1, 3 * pixel, 3 * pixel + 3);
      return;
    }
    this.parts.shader.shade(ray, hit, here.mask[column] as number, this.angle, this.radiance);
    toneMap(this.radiance, this.parts.development, capture.color, 3 * pixel);
    this.toneMapSurface(capture.color, capture.ownColor, 3 * pixel);
    const count = subRayCount(near, column, this.view.width);
    if (count > 0) this.addSubRays(row, column, { pixel, count, near });
  }

  private addSubRays(row: number, column: number, { pixel, count, near }: SubRays): void {
    const { ray, hit, radiance, display, angle } = this;
    const { width } = this.view;
    const { color, ownColor, surface } = this.capture;
    const { tracer, shader, development } = this.parts;
    const isSolid = surface[pixel] !== SURFACE_SKY && near.here.thin[column] === 0;
    let own = 1;
    for (let i = 0; i < count; i++) {
      const [dx, dy] = SUB_RAYS[i] as (typeof SUB_RAYS)[number];
      this.aim(column + dx, row + dy);
      tracer.trace(ray, hit);
      let mask = maskAround(near, column, width, hit.surface);
      if (mask === UNKNOWN) mask = shader.visibleLights(hit.surface, shader.locate(ray, hit, angle), i + 1);
      shader.shade(ray, hit, mask, angle, radiance);
      toneMap(radiance, development, display, 0);
      add(display, color, 3 * pixel);
      this.toneMapSurface(display, display, 0);
      if (isSolid && hit.surface !== surface[pixel]) {
        this.keepEdge(pixel);
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

  private materialOf({ surface, triangle }: Hit): number {
    if (surface < SURFACE_INSTANCE) return 0;
    const { model } = this.parts;
    const instance = model.instances[surface - SURFACE_INSTANCE] as Instance;
    return (model.prototypes[instance.prototype] as Prototype).material[triangle] as number;
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
function subRayCount({ above, here, below }: Neighbourhood, column: number, width: number): number {
  const left = column === 0 ? width - 1 : column - 1;
  const right = column === width - 1 ? 0 : column + 1;
  const sides = Math.max(raysBetween(here, column, here, left), raysBetween(here, column, here, right));
  if (sides === SUB_RAYS.length) return sides;
  return Math.max(sides, raysBetween(here, column, above, column), raysBetween(here, column, below, column));
}

function raysBetween(a: Row, i: number, b: Row, j: number): number {
  // The lights of a pixel that nobody wants are not known.
  const sameLight = a.mask[i] === b.mask[j] || b.wanted[j] === 0;
  const isSame = a.surface[i] === b.surface[j] && sameLight;
  if (isSame && a.material[i] === b.material[j] && !isFold(a, i, b, j)) return 0;
  const isGround = isSame && a.surface[i] === SURFACE_TERRAIN;
  return isGround || a.thin[i] === 1 || b.thin[j] === 1 ? 1 : SUB_RAYS.length;
}

const UNKNOWN = -1;

/** The lights that the pixel and its neighbours on a surface all see alike, or UNKNOWN: a ray between them sees them too. */
function maskAround({ above, here, below }: Neighbourhood, column: number, width: number, surface: number): number {
  const left = column === 0 ? width - 1 : column - 1;
  const right = column === width - 1 ? 0 : column + 1;
  let mask = UNKNOWN;
  for (let i = 0; i < 5; i++) {
    const row = i === 3 ? above : i === 4 ? below : here;
    const at = i === 1 ? left : i === 2 ? right : column;
    if (row.surface[at] !== surface || row.wanted[at] === 0) continue;
    const other = row.mask[at] as number;
    // Among leaves, light and shadow change from pixel to pixel: the first will do.
    if (row.thin[at] === 1) return other;
    if (mask !== UNKNOWN && mask !== other) return UNKNOWN;
    mask = other;
  }
  return mask;
}

function isFold(a: Row, i: number, b: Row, j: number): boolean {
  const surface = a.surface[i] as number;
  if (surface === SURFACE_SKY || surface === SURFACE_WATER) return false;
  const cosine =
    (a.normal[3 * i] as number) * (b.normal[3 * j] as number) +
    (a.normal[3 * i + 1] as number) * (b.normal[3 * j + 1] as number) +
    (a.normal[3 * i + 2] as number) * (b.normal[3 * j + 2] as number);
  if (cosine < SAME_NORMAL) return true;
  const near = a.t[i] as number;
  return surface >= SURFACE_INSTANCE && Math.abs(near - (b.t[j] as number)) > SAME_DEPTH * near;
}
