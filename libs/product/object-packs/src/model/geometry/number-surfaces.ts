import type { ModelSurface, ObjectModel } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { crossProduct, subtractVectors } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

import { ModelError } from '../model-error.js';
import type { TriangleList } from './triangle-list.js';

/** Steps of a channel to which colours of vertices are rounded: the finest ones with which a model has few enough surfaces. */
const COLOR_STEPS = [32, 16, 8, 4, 2, 1] as const;

/**
 * The surfaces of a model, the one with the largest area first: each material, in each of the colours that its vertices have.
 *
 * @throws ModelError for too many materials
 */
export function numberSurfaces(list: TriangleList, positions: Float32Array): Pick<ObjectModel, 'surface' | 'surfaces'> {
  for (const steps of COLOR_STEPS) {
    const found = findSurfaces(list, steps);
    if (found !== null) return orderByArea(found, positions);
  }
  throw new ModelError(`it has more than ${LIMITS.objectPack.surfaces} surfaces: materials, or colours of vertices`);
}

interface Found {
  readonly surfaces: readonly ModelSurface[];
  readonly surface: readonly number[];
}

/** Null for more surfaces than a model may have. */
function findSurfaces({ materials, colors }: TriangleList, steps: number): Found | null {
  const numbers = new Map<string, number>();
  const surfaces: ModelSurface[] = [];
  const surface: number[] = [];
  for (const [t, { number, color, emission, texture }] of materials.entries()) {
    const rounded = (colors[t] as Rgb).map((value) => roundLight(value, steps));
    const key = `${number} ${rounded.join(' ')}`;
    const known = numbers.get(key);
    surface.push(known ?? surfaces.length);
    if (known !== undefined) continue;
    if (surfaces.length === LIMITS.objectPack.surfaces) return null;
    numbers.set(key, surfaces.length);
    const [r, g, b] = rounded as [number, number, number];
    surfaces.push({ color: [color[0] * r, color[1] * g, color[2] * b], emission, texture });
  }
  return { surfaces, surface };
}

/** Rounds the square root, which is nearly as even to the eye as sRGB. */
const roundLight = (value: number, steps: number): number => (Math.round(Math.sqrt(value) * steps) / steps) ** 2;

function orderByArea({ surfaces, surface }: Found, positions: Float32Array): Pick<ObjectModel, 'surface' | 'surfaces'> {
  const areas = surfaces.map(() => 0);
  for (const [t, own] of surface.entries()) areas[own] = (areas[own] as number) + areaOf(positions, 9 * t);
  const order = surfaces.map((_, own) => own).toSorted((a, b) => (areas[b] as number) - (areas[a] as number) || a - b);
  const places = new Map(order.map((own, place) => [own, place]));
  return {
    surface: Uint16Array.from(surface, (own) => places.get(own) as number),
    surfaces: order.map((own) => surfaces[own] as ModelSurface),
  };
}

/** Twice the area: areas are only compared. */
function areaOf(p: Float32Array, at: number): number {
  const corner = (k: number): Vec3 => [p[at + 3 * k] as number, p[at + 3 * k + 1] as number, p[at + 3 * k + 2] as number];
  const [a, b, c] = [corner(0), corner(1), corner(2)];
  return Math.hypot(...crossProduct(subtractVectors(b, a), subtractVectors(c, a)));
}
