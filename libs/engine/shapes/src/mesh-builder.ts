import type { MaterialLookup, SurfaceName } from '@diorama/materials';
import { hashToUnitInterval } from '@diorama/random';
import {
  addVectors,
  applyToNormal,
  applyToPoint,
  composeTransforms,
  crossProduct,
  determinant,
  IDENTITY_TRANSFORM,
  computeNormalTransform,
  scaleVector,
  subtractVectors,
  normalizeVector,
} from '@diorama/world-model';
import type { Transform, Vec3 } from '@diorama/world-model';

/** Triangles as the renderer takes them; indices of materials in place of names. */
export interface TriangleMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Two a vertex; only where `texturedVertex` added some. */
  readonly uvs?: Float32Array;
  readonly indices: Uint32Array;
  readonly material: Uint16Array;
}

/** Twice the area in square metres from which a triangle is a large face. */
const LARGE = 2;

/** Collects triangles. All points and normals pass through the current frame, so parts are drawn in their own frames. */
export class MeshBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly indices: number[] = [];
  private readonly material: number[] = [];
  private frame: Transform = IDENTITY_TRANSFORM;
  private normalFrame = computeNormalTransform(IDENTITY_TRANSFORM);
  private mirrored = false;

  constructor(private readonly materials: MaterialLookup) {}

  get triangleCount(): number {
    return this.material.length;
  }

  /** Draws with `transform` applied inside the current frame. */
  within(transform: Transform, draw: () => void): void {
    const outer = this.frame;
    this.enter(composeTransforms(outer, transform));
    draw();
    this.enter(outer);
  }

  /** Adds a vertex with a unit normal and gives its number. */
  vertex(point: Vec3, normal: Vec3): number {
    const [x, y, z] = applyToPoint(this.frame, point);
    this.positions.push(x, y, z);
    const [nx, ny, nz] = applyToNormal(this.normalFrame, normal);
    this.normals.push(nx, ny, nz);
    return this.positions.length / 3 - 1;
  }

  /** Adds a vertex with a unit normal and texture coordinates and gives its number. */
  texturedVertex(point: Vec3, normal: Vec3, [u, v]: readonly [u: number, v: number]): number {
    const number = this.vertex(point, normal);
    this.uvs[2 * number] = u;
    this.uvs[2 * number + 1] = v;
    return number;
  }

  /** Adds a triangle of vertices, counter-clockwise seen from outside. */
  triangle(a: number, b: number, c: number, material: SurfaceName): void {
    const across = this.crossProduct(a, b, c);
    const doubled = Math.hypot(...across);
    // A triangle without area, which no renderer wants.
    if (doubled <= 1e-9) return;
    if (this.mirrored) this.indices.push(a, c, b);
    else this.indices.push(a, b, c);
    const settling = this.materials.settling(material);
    const up = (this.mirrored ? -across[1] : across[1]) / doubled;
    const covered =
      settling !== null &&
      up > settling.minUp &&
      (doubled > LARGE ? settling.onLarge : hashToUnitInterval(this.material.length, 7) < settling.share);
    this.material.push(this.materials.indexOf(covered ? settling.material : material));
  }

  /** A flat convex polygon, counter-clockwise seen from outside. */
  polygon(points: readonly Vec3[], material: SurfaceName): void {
    const normal = polygonNormal(points);
    const first = points.map((point) => this.vertex(point, normal))[0] ?? 0;
    for (let k = 2; k < points.length; k++) this.triangle(first, first + k - 1, first + k, material);
  }

  /** The triangles so far; materials by their index. */
  finish(): TriangleMesh {
    const { uvs, positions } = this;
    // Vertices without coordinates leave gaps in the list.
    const coordinates = uvs.length === 0 ? {} : { uvs: Float32Array.from({ length: (2 * positions.length) / 3 }, (_, k) => uvs[k] ?? 0) };
    return {
      positions: Float32Array.from(positions),
      normals: Float32Array.from(this.normals),
      ...coordinates,
      indices: Uint32Array.from(this.indices),
      material: Uint16Array.from(this.material),
    };
  }

  private enter(frame: Transform): void {
    this.frame = frame;
    this.normalFrame = computeNormalTransform(frame);
    this.mirrored = determinant(frame) < 0;
  }

  /** Points out of a triangle; as long as twice its area. */
  private crossProduct(a: number, b: number, c: number): Vec3 {
    const origin = this.point(a);
    return crossProduct(subtractVectors(this.point(b), origin), subtractVectors(this.point(c), origin));
  }

  private point(vertex: number): Vec3 {
    const at = vertex * 3;
    return [this.positions[at] as number, this.positions[at + 1] as number, this.positions[at + 2] as number];
  }
}

/** Newell's method, which also holds for polygons that are not quite flat. */
function polygonNormal(points: readonly Vec3[]): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  const origin = points[0] ?? [0, 0, 0];
  for (let k = 2; k < points.length; k++)
    sum = addVectors(
      sum,
      scaleVector(crossProduct(subtractVectors(points[k - 1] as Vec3, origin), subtractVectors(points[k] as Vec3, origin)), 0.5),
    );
  return normalizeVector(sum);
}
