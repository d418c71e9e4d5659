import { createMeshRayCaster } from '@diorama/render';
import type { Instance, Vec3, WorldModel } from '@diorama/world-model';

/** Directions a side of the grid over an object's outline, and over that of a thin one. */
const GRID = 20;
const FINE_GRID = 72;

/** Directions in which an object would be seen if nothing else were there, each with its distance in metres. */
export interface Silhouette {
  readonly directions: readonly { readonly direction: Vec3; readonly distance: number }[];
  /** Steradians. */
  readonly solidAngle: number;
}

interface AngularBox {
  /** Radians clockwise from -z, and upwards. */
  readonly azimuth: number;
  readonly halfWidth: number;
  readonly low: number;
  readonly high: number;
}

type Caster = (origin: Vec3, direction: Vec3) => number;

/** Samples single objects as an eye sees them. */
export class Silhouettes {
  private readonly casters = new Map<number, Caster>();
  private readonly model: WorldModel;
  private readonly eye: Vec3;

  constructor(model: WorldModel, eye: Vec3) {
    this.model = model;
    this.eye = eye;
  }

  sample(index: number): Silhouette {
    const instance = this.model.instances[index];
    const coarse = this.sampleGrid(instance, GRID);
    return coarse.directions.length >= GRID ? coarse : this.sampleGrid(instance, FINE_GRID);
  }

  /** Radians between two directions of the grid over an object. */
  cellOf(index: number): number {
    const { halfWidth, low, high } = this.boxOf(this.model.instances[index]);
    return Math.max(2 * halfWidth, high - low) / GRID;
  }

  private sampleGrid(instance: Instance, grid: number): Silhouette {
    const box = this.boxOf(instance);
    const caster = this.casterOf(instance.prototype);
    const origin = toLocal(instance, this.eye, 1);
    const directions: { direction: Vec3; distance: number }[] = [];
    let solidAngle = 0;
    const cell = ((2 * box.halfWidth) / grid) * ((box.high - box.low) / grid);
    for (let j = 0; j < grid; j++)
      for (let i = 0; i < grid; i++) {
        const azimuth = box.azimuth + box.halfWidth * ((2 * (i + 0.5)) / grid - 1);
        const elevation = box.low + ((j + 0.5) / grid) * (box.high - box.low);
        const [c, s] = [Math.cos(elevation), Math.sin(elevation)];
        const direction: Vec3 = [Math.sin(azimuth) * c, s, -Math.cos(azimuth) * c];
        const distance = caster(origin, toLocal(instance, direction, 0));
        if (distance === Infinity) continue;
        directions.push({ direction, distance });
        solidAngle += cell * c;
      }
    return { directions, solidAngle };
  }

  private casterOf(prototype: number): Caster {
    const known = this.casters.get(prototype);
    if (known !== undefined) return known;
    const caster = createMeshRayCaster(this.model.prototypes[prototype]);
    this.casters.set(prototype, caster);
    return caster;
  }

  private boxOf({ prototype, transform: t }: Instance): AngularBox {
    const { positions } = this.model.prototypes[prototype];
    const at = (row: number, i: number): number =>
      t[row] * positions[i] + t[row + 1] * positions[i + 1] + t[row + 2] * positions[i + 2] + t[row + 3] - this.eye[row / 4];
    const middle = Math.atan2(t[3] - this.eye[0], this.eye[2] - t[11]);
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [at(0, i), at(4, i), at(8, i)];
      const off = Math.atan2(Math.sin(Math.atan2(x, -z) - middle), Math.cos(Math.atan2(x, -z) - middle));
      const elevation = Math.atan2(y, Math.hypot(x, z));
      [left, right] = [Math.min(left, off), Math.max(right, off)];
      [low, high] = [Math.min(low, elevation), Math.max(high, elevation)];
    }
    return { azimuth: middle + (left + right) / 2, halfWidth: (right - left) / 2, low, high };
  }
}

/** A point (`w` = 1) or direction (`w` = 0) in the frame of an instance; distances along directions stay those of the world. */
function toLocal({ transform: t }: Instance, [x, y, z]: Vec3, w: 0 | 1): Vec3 {
  const moved = [x - w * t[3], y - w * t[7], z - w * t[11]] as const;
  const scale = t[0] ** 2 + t[4] ** 2 + t[8] ** 2;
  const axis = (column: number): number => (t[column] * moved[0] + t[column + 4] * moved[1] + t[column + 8] * moved[2]) / scale;
  return [axis(0), axis(1), axis(2)];
}
