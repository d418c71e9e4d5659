import { EYE_HEIGHT } from '@diorama/world-model';

import { directionsOf } from './depth-grid.js';
import { hasEdge, neighbour } from './depth-edges.js';

/** A pixel whose height is off the ground by no more than this share of its own lies on it. */
const ON_GROUND = 2e-3;

/** Whether a distance is that of the ground in this row of an equirectangular grid. */
export function isOnGround(width: number, row: number, metres: number): boolean {
  const down = -(directionsOf(width).sinLatitude[row] as number);
  return down > 0 && Math.abs(metres * down - EYE_HEIGHT) < ON_GROUND * EYE_HEIGHT;
}

/** Writes unit normals towards the viewer at pixels of a grid of distances, from the gradients of the places seen around them. */
export class NormalWriter {
  private readonly table;
  private readonly u: Vector = [0, 0, 0];
  private readonly v: Vector = [0, 0, 0];

  constructor(
    private readonly distance: Float32Array,
    private readonly width: number,
  ) {
    this.table = directionsOf(width);
  }

  /** Where no gradient is known a surface stands upright and faces the viewer. The sky has none. */
  write(at: number, out: Float32Array, to: number): void {
    const { width, table } = this;
    const column = at % width;
    const row = (at - column) / width;
    const metres = this.distance[at] as number;
    if (metres === Infinity) return;
    if (isOnGround(width, row, metres)) {
      out[to + 1] = 1;
      return;
    }
    const isKnown = this.gradient(at, 1, 0, this.u) && this.gradient(at, 0, 1, this.v);
    const { u: a, v: b } = this;
    const [x, y, z] = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    const length = Math.hypot(x, y, z);
    const [sin, cos, level, rise] = [
      table.sinAzimuth[column] as number,
      table.cosAzimuth[column] as number,
      table.cosLatitude[row] as number,
      table.sinLatitude[row] as number,
    ];
    const toward = -(x * level * sin + y * rise - z * level * cos);
    if (!isKnown || !(Math.abs(toward) > 1e-9 * length) || length === 0) {
      out[to] = -sin;
      out[to + 2] = cos;
      return;
    }
    const scale = (toward < 0 ? -1 : 1) / length;
    out[to] = scale * x;
    out[to + 1] = scale * y;
    out[to + 2] = scale * z;
  }

  /** Writes the way along the surface in one direction, across both neighbours that lie on it; false where none does. */
  private gradient(at: number, right: number, down: number, out: Vector): boolean {
    const { distance, width } = this;
    const ahead = hasEdge(distance, width, at, right, down) ? at : neighbour(width, at, right, down, distance.length);
    const behind = hasEdge(distance, width, at, -right, -down) ? at : neighbour(width, at, -right, -down, distance.length);
    if (ahead === behind || distance[ahead] === Infinity || distance[behind] === Infinity) return false;
    this.place(ahead, out, 1);
    this.place(behind, out, -1);
    return true;
  }

  /** Sets (sign 1) or subtracts (sign -1) the place of a pixel. */
  private place(at: number, out: Vector, sign: 1 | -1): void {
    const { table, width } = this;
    const column = at % width;
    const row = (at - column) / width;
    const metres = this.distance[at] as number;
    const level = metres * (table.cosLatitude[row] as number);
    const own = [
      level * (table.sinAzimuth[column] as number),
      metres * (table.sinLatitude[row] as number),
      -level * (table.cosAzimuth[column] as number),
    ];
    for (let axis = 0; axis < 3; axis++) out[axis] = sign === 1 ? (own[axis] as number) : (out[axis] as number) - (own[axis] as number);
  }
}

type Vector = [number, number, number];
