import type { Prototype, Renderer, SurfaceSight, Vec3, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { FIRST_INSTANCE, SKY } from '../../capture/surface-numbers.js';
import { createSolidPrototypes } from '../../testing/solid-prototypes.js';
import { SamplePen } from './sample-pen.js';
import type { SamplingInput } from './sample-pen.js';

const UP = '0,1,0';

/** What rays in a direction meet: the first instance at so many metres, from outside or from inside. */
interface Meeting {
  readonly metres: number;
  readonly isBackFace: boolean;
}

interface Surroundings {
  /** Whether the world is a room. */
  readonly indoor?: boolean;
  /** By direction; rays in all other directions meet the sky. */
  readonly meetings: Readonly<Record<string, Meeting>>;
  readonly normal?: Vec3;
  /** Whether the instance is seen from behind, as a room is. */
  readonly isTurned?: boolean;
  readonly doubleSided?: boolean;
}

/** A pen at a point of a surface, which is level where no normal is named. */
function penIn({
  meetings,
  normal: [nx, ny, nz] = [0, 1, 0],
  indoor = false,
  isTurned = false,
  doubleSided = false,
}: Surroundings): SamplePen {
  const look = ([x, y, z]: Vec3, direction: Vec3, sight: SurfaceSight): number => {
    const met = meetings[direction.map((part) => Math.round(part) + 0).join()];
    const t = met?.metres ?? Infinity;
    const [dx, dy, dz] = direction;
    Object.assign(sight, { surface: met === undefined ? SKY : FIRST_INSTANCE, x: x + t * dx, y: y + t * dy, z: z + t * dz });
    Object.assign(sight, { isBackFace: met?.isBackFace ?? false });
    return t;
  };
  const [solid] = createSolidPrototypes([null]);
  const prototypes: Prototype[] = [{ ...solid, doubleSided }];
  const model: Pick<WorldModel, 'instances' | 'prototypes' | 'terrain' | 'indoor'> = {
    indoor,
    instances: [{ prototype: 0, transform: new Float32Array(12), tint: [1, 1, 1] }],
    prototypes,
    terrain: null,
  };
  const plan = { starts: [0, 1], isTurned: Uint8Array.of(isTurned ? 1 : 0) };
  const renderer: Pick<Renderer, 'look'> = { look };
  const pen = new SamplePen({ model, plan, job: 0, renderer } as unknown as SamplingInput);
  Object.assign(pen.point, { x: 0, y: 0, z: 0, nx, ny, nz });
  return pen;
}

const inside = (metres: number): Meeting => ({ metres, isBackFace: true });
const outside = (metres: number): Meeting => ({ metres, isBackFace: false });
const ALONG = '0,0,1';
const ACROSS = '1,0,0';
const SOUTH: Vec3 = [0, 0, 1];

describe('a point on a surface', () => {
  it.each<[string, Surroundings, boolean]>([
    ['under the sky', { meetings: {} }, false],
    ['inside a box', { meetings: { [UP]: inside(1), [ALONG]: inside(1), [ACROSS]: inside(1) } }, true],
    ['below an awning, which has no walls', { meetings: { [UP]: inside(1) } }, false],
    ['below a table', { meetings: { [UP]: outside(0.7) } }, false],
    ['in a room', { meetings: { [UP]: inside(2), [ALONG]: inside(2), [ACROSS]: inside(2) }, isTurned: true }, false],
    ['behind the wall of a room', { meetings: {}, normal: SOUTH, indoor: true }, true],
    ['before a window of a room', { meetings: { [UP]: outside(2), [ACROSS]: outside(2) }, normal: SOUTH, indoor: true }, false],
    ['on the land before the mouth of a cave', { meetings: {}, indoor: true }, false],
    ['among leaves', { meetings: { [UP]: inside(1), [ALONG]: inside(1), [ACROSS]: inside(1) }, doubleSided: true }, false],
  ])('%s', (_, surroundings, isInside) => {
    expect(penIn(surroundings).isInside()).toBe(isInside);
  });

  it.each<[string, Surroundings, boolean]>([
    ['close behind another surface', { meetings: { [UP]: outside(0.1) } }, true],
    ['further behind one', { meetings: { [UP]: outside(0.2) } }, false],
    ['inside a box', { meetings: { [UP]: inside(1), [ALONG]: inside(1), [ACROSS]: inside(1) } }, true],
  ])('is covered or not by samples 0.1 m apart: %s', (_, surroundings, isCovered) => {
    expect(penIn(surroundings).isCovered(0.1)).toBe(isCovered);
  });
});
