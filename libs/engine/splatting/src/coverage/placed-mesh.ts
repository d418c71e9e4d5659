import type { Instance, Prototype } from '@diorama/world-model';

/** The vertices of one instance after another in the world's frame; the arrays are used again. */
export class PlacedMesh {
  /** x, y, z of the corners of the triangle that was asked for last. */
  readonly corners = new Float64Array(9);
  private vertices = new Float64Array(0);
  private indices: Uint32Array = new Uint32Array(0);

  /** Turns to an instance. */
  place({ positions, indices }: Prototype, instance: Instance): void {
    if (this.vertices.length < positions.length) this.vertices = new Float64Array(positions.length);
    this.indices = indices;
    for (let at = 0; at < positions.length; at += 3) writePlaced(instance, positions, at, this.vertices, at);
  }

  /** Triangles of the instance. */
  get count(): number {
    return this.indices.length / 3;
  }

  /** Writes the corners of a triangle into `corners`. */
  read(triangle: number): void {
    const { corners, vertices, indices } = this;
    for (let k = 0; k < 3; k++) {
      const at = 3 * (indices[3 * triangle + k] as number);
      corners[3 * k] = vertices[at] as number;
      corners[3 * k + 1] = vertices[at + 1] as number;
      corners[3 * k + 2] = vertices[at + 2] as number;
    }
  }
}

/** Writes where an instance has the point `points[from..from + 2]` of its prototype to `into[to..to + 2]`; metres in the world's frame. */
// eslint-disable-next-line max-params -- points lie in arrays; objects per point would cost more than the arithmetic
export function writePlaced({ transform: m }: Instance, points: ArrayLike<number>, from: number, into: Float64Array, to: number): void {
  const x = points[from] as number;
  const y = points[from + 1] as number;
  const z = points[from + 2] as number;
  for (let row = 0; row < 3; row++)
    into[to + row] =
      (m[4 * row] as number) * x + (m[4 * row + 1] as number) * y + (m[4 * row + 2] as number) * z + (m[4 * row + 3] as number);
}

/** Scale of an instance. */
export const scaleOf = ({ transform: m }: Instance): number => Math.hypot(m[0] as number, m[4] as number, m[8] as number);
