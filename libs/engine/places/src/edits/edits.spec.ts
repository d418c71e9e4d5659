import type { Scene, SceneEdit } from '@diorama/domain';
import { composeScene } from '@diorama/scene';
import { getFootprintSize, getThing } from '@diorama/things';
import type { Instance, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../build-model.js';
import { withoutEdits } from './apply-edits.js';

const sceneOf = (prompt: string, seed = 7): Scene => composeScene(prompt, seed).scene;
const edit = (scene: Scene, ...edits: readonly SceneEdit[]): Scene => ({
  ...scene,
  version: 2,
  edits: [...(scene.edits ?? []), ...edits],
});

const placeOf = ({ transform }: Instance) => ({ x: transform[3] ?? 0, y: transform[7] ?? 0, z: transform[11] ?? 0 });
const kindOf = (model: WorldModel, { prototype }: Instance): string => model.prototypes[prototype]?.kind ?? '';

/** Everything that can be told of an instance, but for the number of its prototype. */
function describeInstance(model: WorldModel, instance: Instance): string {
  const { positions, kind = '' } = model.prototypes[instance.prototype] ?? { positions: [] };
  const shape = [positions.length, positions[0], positions.at(-1)];
  return JSON.stringify([kind, shape, [...instance.transform], instance.tint, instance.requested]);
}

/** The instances of a model that another one does not have. */
function listMissing(model: WorldModel, other: WorldModel): Instance[] {
  const left = new Map<string, number>();
  for (const instance of other.instances) {
    const text = describeInstance(other, instance);
    left.set(text, (left.get(text) ?? 0) + 1);
  }
  return model.instances.filter((instance) => {
    const text = describeInstance(model, instance);
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

const find = (model: WorldModel, entry: number): Instance[] => model.instances.filter(({ requested }) => requested === entry);

/** Metres from an object within which an edit of it changes what stands around: its ground, and what is levelled around a building. */
function reachOf(model: WorldModel, instance: Instance): number {
  const kind = kindOf(model, instance);
  const scale = Math.hypot(instance.transform[0] ?? 0, instance.transform[4] ?? 0, instance.transform[8] ?? 0);
  const { footprint, levels } = getThing(kind);
  const [width, depth] = getFootprintSize(kind);
  return scale * Math.max(Math.hypot(width, depth) / 2, levels === true ? 1.6 * footprint + 1 : 0) + 1.5;
}

/** What changed farther away from the objects than edits of them may reach. */
function listFarChanges(before: WorldModel, after: WorldModel, entry: number): string[] {
  const edited = [...find(before, entry).map((at) => [before, at] as const), ...find(after, entry).map((at) => [after, at] as const)];
  const discs = edited.map(([model, at]) => ({ ...placeOf(at), reach: reachOf(model, at) }));
  const isNear = (x: number, z: number): boolean => discs.some((disc) => Math.hypot(disc.x - x, disc.z - z) < disc.reach);
  const changed = [
    ...listMissing(before, after).map((at) => [before, at] as const),
    ...listMissing(after, before).map((at) => [after, at] as const),
  ];
  return changed.filter(([, at]) => !isNear(placeOf(at).x, placeOf(at).z)).map(([model, at]) => `${kindOf(model, at)} ${JSON.stringify(placeOf(at))}`);
}

/** How many heights of the ground changed farther away. */
function countFarHeights(before: WorldModel, after: WorldModel, entry: number): number {
  const [old, now] = [before.terrain, after.terrain];
  if (old === null || now === null) return 0;
  const discs = [before, after].flatMap((model) => find(model, entry).map((at) => ({ ...placeOf(at), reach: reachOf(model, at) })));
  const at = (index: number): number => (index - (old.size - 1) / 2) * old.cell;
  return old.heights.filter((height, i) => {
    const [x, z] = [at(i % old.size), at(Math.floor(i / old.size))];
    return height !== now.heights[i] && !discs.some((disc) => Math.hypot(disc.x - x, disc.z - z) < disc.reach);
  }).length;
}

describe('an edit outdoors', () => {
  const scene = sceneOf('a meadow with two red barns and a well');
  const barns = scene.objects.findIndex(({ kind }) => kind === 'barn');
  const well = scene.objects.findIndex(({ kind }) => kind === 'well');
  const before = buildModel(scene);

  it('moves an object and changes nothing beyond its old and its new ground', () => {
    const after = buildModel(edit(scene, { change: 'move', object: well, to: { x: 6, z: -9, turn: 90 } }));
    expect(find(after, well).map(placeOf)).toMatchObject([{ x: 6, z: -9 }]);
    expect(find(after, barns)).toEqual(find(before, barns));
    expect(listFarChanges(before, after, well)).toEqual([]);
    expect(countFarHeights(before, after, well)).toBe(0);
    expect(after.spawnPoints[0]).toEqual(before.spawnPoints[0]);
  });

  it('keeps shape and size of a building, and levels the ground at its new place', () => {
    const [first, second] = find(before, barns);
    const after = buildModel(edit(scene, { change: 'move', object: barns, item: 1, to: { x: -28, z: -30 } }));
    const [kept, moved] = find(after, barns);
    expect(kept).toEqual(first);
    expect(moved && placeOf(moved)).toMatchObject({ x: -28, z: -30 });
    const sizeOf = (instance?: Instance) => [...(instance?.transform ?? [])].filter((_, k) => k % 4 !== 3);
    expect(sizeOf(moved)).toEqual(sizeOf(second));
    expect(listFarChanges(before, after, barns)).toEqual([]);
    expect(countFarHeights(before, after, barns)).toBe(0);
  });

  it('removes an object, and what the place strews grows where it stood', () => {
    const after = buildModel(edit(scene, { change: 'remove', object: barns, item: 0 }));
    expect(find(after, barns)).toEqual([find(before, barns)[1]]);
    expect(listFarChanges(before, after, barns)).toEqual([]);
    expect(listMissing(after, before).length).toBeGreaterThan(3);
  });

  it('gives an object other looks at the same place', () => {
    const after = buildModel(edit(scene, { change: 'restyle', object: barns, item: 0, color: [0, 0, 0.6] }));
    expect(listMissing(after, before)).toEqual([]);
    const [blue, red] = find(after, barns).map(({ prototype }) => prototype);
    expect(blue).not.toBe(red);
  });

  it('adds an object, and an edit after that leaves it where it is', () => {
    const bench = { kind: 'bench', count: 1, size: 1, color: null, phrase: '' };
    const entry = scene.objects.length;
    const added = edit({ ...scene, objects: [...scene.objects, bench] }, { change: 'add', object: entry });
    const first = buildModel(added);
    expect(find(first, entry)).toHaveLength(1);
    expect(listFarChanges(before, first, entry)).toEqual([]);
    const second = buildModel(edit(added, { change: 'remove', object: well }));
    expect(find(second, entry)).toEqual(find(first, entry));
  });

  it('is laid out by the scene without edits', () => {
    expect(withoutEdits(edit(scene, { change: 'remove', object: well }))).toEqual({ ...scene, version: 2 });
  });

  it('leaves out an object that would cross the edge of the world', () => {
    const after = buildModel(edit(scene, { change: 'move', object: barns, item: 0, to: { x: 0, z: -150 } }));
    expect(find(after, barns)).toEqual([find(before, barns)[1]]);
  });
});

describe('an edit of a room', () => {
  const [sofa, table, vase] = [0, 1, 2];
  const scene: Scene = {
    ...sceneOf('a living room', 3),
    version: 2,
    objects: ['sofa', 'round-table', 'vase'].map((kind) => ({ kind, count: 1, size: 1, color: null, phrase: kind })),
    relations: [{ kind: 'on', subject: vase, objects: [table], phrase: 'vase on table' }],
  };
  const before = buildModel(scene);

  it('moves an object and changes nothing beyond its old and its new ground', () => {
    const after = buildModel(edit(scene, { change: 'move', object: sofa, to: { x: 1.5, z: -2.2, turn: 45 } }));
    expect(find(after, sofa).map(placeOf)).toMatchObject([{ x: 1.5, z: expect.closeTo(-2.2, 5) as number }]);
    expect(listFarChanges(before, after, sofa)).toEqual([]);
    expect(after.relations).toEqual(before.relations);
  });

  it('moves what stands on an object along, and puts it down when the object goes', () => {
    const [stood] = find(before, vase).map(placeOf);
    const [host] = find(before, table).map(placeOf);
    const moved = buildModel(edit(scene, { change: 'move', object: table, to: { x: (host?.x ?? 0) + 0.4, z: (host?.z ?? 0) + 0.2 } }));
    const [carried] = find(moved, vase).map(placeOf);
    expect(carried?.y).toBeCloseTo(stood?.y ?? 0, 5);
    expect(carried?.x).toBeCloseTo((stood?.x ?? 0) + 0.4, 4);
    const without = buildModel(edit(scene, { change: 'remove', object: table }));
    const [fallen] = find(without, vase).map(placeOf);
    expect(fallen?.y).toBeLessThan((stood?.y ?? 0) - 0.2);
    expect(without.relations).toBeUndefined();
  });

  it('leaves out an object that would stand outside of the walls', () => {
    const after = buildModel(edit(scene, { change: 'move', object: sofa, to: { x: 40, z: -2 } }));
    expect(find(after, sofa)).toEqual([]);
  });
});
