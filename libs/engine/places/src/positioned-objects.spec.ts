import { coversViewerStart } from '@diorama/catalogue';
import type { ObjectPlacement, Place, SceneObject } from '@diorama/domain';
import { createSampleObject, createSampleScene } from '@diorama/scene/testing';
import { getThing } from '@diorama/things';
import { SEMANTICS } from '@diorama/world-model';
import type { Instance, Solid, Vec3, WorldModel } from '@diorama/world-model';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

/** Kinds that do not lean with the ground, of many sizes. */
const OUTDOOR_KINDS = ['table', 'chair', 'lamp', 'statue', 'barrel', 'car', 'house', 'market-stall', 'broadleaf-tree', 'robot'];
const INDOOR_KINDS = ['table', 'chair', 'barrel', 'bookshelf', 'refrigerator', 'robot', 'piano'];

const put = (kind: string, at: readonly ObjectPlacement[], changes: Partial<SceneObject> = {}): SceneObject =>
  createSampleObject(kind, { count: at.length, at, ...changes });

const placed = (place: Place, objects: readonly SceneObject[], changes: Parameters<typeof createSampleScene>[1] = {}): WorldModel =>
  buildModel(createSampleScene(place, { version: 2, ...changes, objects }));

const instancesOf = (model: WorldModel, entry: number): Instance[] => model.instances.filter(({ requested }) => requested === entry);

const positionOf = ({ transform }: Instance): Vec3 => [transform[3], transform[7], transform[11]] as unknown as Vec3;

/** Degrees by which the front is turned from +z, counter-clockwise seen from above. */
const turnOf = ({ transform }: Instance): number => (Math.atan2(transform[2] ?? 0, transform[10] ?? 0) * 180) / Math.PI;

/** What stands of an entry, as placements. */
const standing = (model: WorldModel, entry: number): { x: number; z: number; turn: number; size: number }[] =>
  instancesOf(model, entry).map((instance) => {
    const [x, , z] = positionOf(instance);
    const { transform: t } = instance;
    return { x, z, turn: (turnOf(instance) + 720) % 360, size: Math.hypot(t[0] ?? 0, t[4] ?? 0, t[8] ?? 0) };
  });

function expectExactly(model: WorldModel, entry: number, { at = [], size }: SceneObject): void {
  const found = standing(model, entry);
  expect(found.length).toBe(at.length);
  for (const [k, { x, z, turn = 0 }] of at.entries()) {
    const there = found[k];
    expect(there?.x).toBe(Math.fround(x));
    expect(there?.z).toBe(Math.fround(z));
    const off = Math.abs((there?.turn ?? NaN) - ((turn + 720) % 360));
    expect(Math.min(off, 360 - off)).toBeLessThan(0.001);
    expect(there?.size).toBeCloseTo(size, 5);
  }
}

/** An entry with random placements that leave the viewer room. */
const anyEntry = (kinds: readonly string[], [xs, zs]: readonly [Range, Range]): fc.Arbitrary<SceneObject> =>
  fc
    .tuple(
      fc.constantFrom(...kinds),
      fc.constantFrom(0.6, 1, 1.5),
      fc.array(fc.record({ x: metres(xs), z: metres(zs), turn: fc.integer({ min: -360, max: 360 }) }), { minLength: 1, maxLength: 4 }),
    )
    .map(([kind, size, all]) => {
      const at = all.filter((placement) => !coversViewerStart({ kind, size }, placement));
      return put(kind, at, { size });
    })
    .filter(({ count }) => count > 0);

type Range = readonly [number, number];
/** Spread evenly, unlike arbitrary doubles. */
const metres = ([min, max]: Range): fc.Arbitrary<number> => fc.nat(4096).map((step) => min + (step / 4096) * (max - min));

/** Objects whose places the engine chooses. */
const CHOSEN = [
  createSampleObject('barrel', { count: 6 }),
  createSampleObject('bat', { count: 2 }),
  createSampleObject('table-lamp', { count: 3 }),
];

describe.each([
  ['city-street', 2],
  ['farmland', 2],
  ['forest', 2],
] as const)('a layout in a %s', (place, numRuns) => {
  it('stands exactly where its scene says, and nothing else stands in it', { timeout: 240_000 }, () => {
    const entries = fc.array(
      anyEntry(OUTDOOR_KINDS, [
        [-70, 70],
        [-70, 70],
      ]),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(entries, fc.nat(1000), (layout, seed) => expectLayout(placed(place, [...layout, ...CHOSEN], { seed }), layout)),
      { numRuns, seed: 5, endOnFailure: true },
    );
  });
});

describe.each([
  ['living-room', [-3.5, 3.3], [-4, 2.6], 8],
  ['library', [-2, 2], [-4, 2], 8],
] as const)('a layout in a %s', (place, xs, zs, numRuns) => {
  it('stands exactly where its scene says, and nothing else stands in it', { timeout: 240_000 }, () => {
    const entries = fc.array(anyEntry(INDOOR_KINDS, [xs, zs]), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(entries, fc.nat(1000), (layout, seed) => expectLayout(placed(place, [...layout, ...CHOSEN], { seed }), layout)),
      { numRuns, seed: 5, endOnFailure: true },
    );
  });
});

function expectLayout(model: WorldModel, layout: readonly SceneObject[]): void {
  for (const [entry, object] of layout.entries()) expectExactly(model, entry, object);
  expect(findIntruders(model, layout.length)).toEqual([]);
}

/** Solids of other objects that reach into those of a layout, by their semantic class. */
function findIntruders(model: WorldModel, entries: number): string[] {
  const isOfLayout = ({ requested = Infinity }: Instance): boolean => requested < entries;
  const isObject = ({ prototype }: Instance): boolean =>
    !['wall', 'floor', 'ceiling', 'path', 'ground'].includes(SEMANTICS[model.prototypes[prototype]?.semantic ?? 0] ?? '');
  const solid = (instance: Instance): Solid | null => model.prototypes[instance.prototype]?.solid ?? null;
  const layout = model.instances.filter(isOfLayout);
  return model.instances
    .filter((other) => !isOfLayout(other) && isObject(other) && isNearAny(other, layout))
    .filter((other) =>
      layout.some(
        (mine) =>
          samplesOf(mine, solid(mine)).some((point) => contains(other, solid(other), point)) ||
          samplesOf(other, solid(other)).some((point) => contains(mine, solid(mine), point)),
      ),
    )
    .map(({ prototype, requested }) => `${SEMANTICS[model.prototypes[prototype]?.semantic ?? 0]} of entry ${requested}`);
}

const isNearAny = (other: Instance, layout: readonly Instance[]): boolean => {
  const [x, , z] = positionOf(other);
  return layout.some((mine) => Math.hypot(positionOf(mine)[0] - x, positionOf(mine)[2] - z) < 40);
};

/** Share of a solid that is sampled: objects may touch. */
const INNER = 0.94;

/** Points in a solid, in the frame of the world. */
function samplesOf(instance: Instance, solid: Solid | null): Vec3[] {
  if (solid === null) return [];
  if (solid.shape === 'group') return solid.members.flatMap((member) => samplesOf(instance, member));
  const [min, max]: [Vec3, Vec3] =
    solid.shape === 'box'
      ? [solid.min, solid.max]
      : [
          [-0.7 * solid.radius, solid.bottom, -0.7 * solid.radius],
          [0.7 * solid.radius, solid.top, 0.7 * solid.radius],
        ];
  const shares = [-1, -0.5, 0, 0.5, 1].map((share) => 0.5 + (share * INNER) / 2);
  const within = (axis: 0 | 1 | 2, share: number): number => min[axis] + share * (max[axis] - min[axis]);
  return shares.flatMap((u) => shares.flatMap((v) => shares.map((w) => toWorld(instance, [within(0, u), within(1, v), within(2, w)]))));
}

const ROWS = [0, 1, 2] as const;

function toWorld({ transform: t }: Instance, point: Vec3): Vec3 {
  return ROWS.map((row) =>
    ROWS.reduce<number>((sum, axis) => sum + (t[4 * row + axis] ?? 0) * point[axis], t[4 * row + 3] ?? 0),
  ) as unknown as Vec3;
}

function contains(instance: Instance, solid: Solid | null, point: Vec3): boolean {
  if (solid === null) return false;
  if (solid.shape === 'group') return solid.members.some((member) => contains(instance, member, point));
  const { transform: t } = instance;
  const square = (t[0] ?? 0) ** 2 + (t[4] ?? 0) ** 2 + (t[8] ?? 0) ** 2;
  const local = ROWS.map(
    (axis) => ROWS.reduce<number>((sum, row) => sum + (t[4 * row + axis] ?? 0) * (point[row] - (t[4 * row + 3] ?? 0)), 0) / square,
  ) as unknown as Vec3;
  if (solid.shape === 'cylinder') return Math.hypot(local[0], local[2]) < solid.radius && local[1] > solid.bottom && local[1] < solid.top;
  return ROWS.every((axis) => local[axis] > solid.min[axis] && local[axis] < solid.max[axis]);
}

/** Objects at and round the viewer, on a lake and beyond the edge of the world. */
const AROUND = [
  put('statue', [{ x: 0, z: -6, turn: 90 }]),
  put('robot', [{ x: 2, z: -2 }]),
  put('robot', [{ x: 2, y: 1.25, z: -2 }]),
  put('boat', [{ x: 0, z: -35 }]),
  put('table', [{ x: -2, z: -3 }]),
  put('barrel', [{ x: -2, z: -3 }]),
  put('chair', [{ x: 0, z: -1 }]),
  put('high-rise', [{ x: 0, z: -150 }]),
  put('chair', [{ x: 0, z: -150 }]),
];

describe('a positioned object', () => {
  let meadow: WorldModel;
  beforeAll(() => {
    meadow = placed('meadow', AROUND, { water: 'lake' });
  });

  it('gives the same model for the same scene', () => {
    const layout = [
      put('table', [{ x: 3, z: -4, turn: 30 }]),
      put('statue', [
        { x: -3, z: -4 },
        { x: -5.5, y: 1.5, z: 2, turn: -90 },
      ]),
    ];
    const [a, b] = [placed('forest', layout, { density: 0.3 }), placed('forest', layout, { density: 0.3 })];
    expect(a.instances).toEqual(b.instances);
  });

  it('turns counter-clockwise seen from above: at 90 its front faces +x', () => {
    const [statue] = instancesOf(meadow, 0);
    expect(statue?.transform[2]).toBeCloseTo(1, 5);
    expect(statue?.transform[10]).toBeCloseTo(0, 5);
  });

  it('stands y metres above the ground, or above the floor of a room', () => {
    const room = placed('living-room', AROUND.slice(0, 3));
    for (const model of [meadow, room]) {
      const [low = NaN, high = NaN] = [1, 2].flatMap((entry) => instancesOf(model, entry)).map((instance) => positionOf(instance)[1]);
      expect(low).toBeCloseTo(-1.6, 1);
      expect(high - low).toBeCloseTo(1.25, 5);
    }
  });

  it('floats where it is a boat on water', () => {
    expect(instancesOf(meadow, 3)[0]?.transform[7]).toBeCloseTo((meadow.water?.level ?? 0) - 0.2, 5);
  });

  it('stays where it overlaps another one', () => {
    expect([4, 5].map((entry) => standing(meadow, entry))).toMatchObject([[{ x: -2, z: -3 }], [{ x: -2, z: -3 }]]);
  });

  it('may stand nearer to the viewer than other objects', () => {
    expect(standing(meadow, 6)).toMatchObject([{ x: 0, z: -1, size: 1 }]);
  });

  it('keeps its size in a room that is too low for it', () => {
    expect(standing(placed('living-room', [put('lamp', [{ x: 1, z: -2 }], { size: 3 })]), 0)).toMatchObject([{ x: 1, z: -2, size: 3 }]);
  });

  it.each<[Place, ObjectPlacement]>([
    ['living-room', { x: 9, z: 0 }],
    ['living-room', { x: 0, z: -60 }],
    ['living-room', { x: 1, y: 50, z: -2 }],
  ])('is left out of a %s at %j: outside of its walls', (place, outside) => {
    const model = placed(place, [put('chair', [{ x: 2, z: -2 }, outside])]);
    expect(standing(model, 0)).toMatchObject([{ x: 2, z: -2 }]);
  });

  it('is left out of a landscape where it crosses the edge of the world', () => {
    expect([7, 8].map((entry) => standing(meadow, entry).length)).toEqual([0, 1]);
  });

  it('leans with the slope on the ground and is upright above it', () => {
    const model = placed('alpine', [put('rock', [{ x: 30, z: -30 }]), put('rock', [{ x: 30, y: 2, z: -30 }])]);
    const [onGround = NaN, above = NaN] = [0, 1].map((entry) => instancesOf(model, entry)[0]?.transform[5]);
    expect(onGround).toBeLessThan(0.9999);
    expect(above).toBe(1);
  });

  it('leaves the view of the first spawn point to -z', () => {
    const [first] = placed('meadow', [put('statue', [{ x: 8, z: 0 }])]).spawnPoints;
    expect(first).toEqual({ x: 0, y: 0, z: 0, azimuth: 0 });
  });

  it('keeps the spawn points of a room clear of it', () => {
    const model = placed('living-room', [
      put('barrel', [
        { x: 0, z: -1.2 },
        { x: 1.2, z: 0 },
        { x: -1.2, z: 0 },
      ]),
    ]);
    for (const { x, z } of model.spawnPoints)
      for (const barrel of standing(model, 0)) expect(Math.hypot(barrel.x - x, barrel.z - z)).toBeGreaterThan(getThing('barrel').footprint);
  });
});
