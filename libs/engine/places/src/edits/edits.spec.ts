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

/** Everything that describes an instance, but for the number of its prototype. */
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

/** The discs around objects of some entries, before and after an edit. */
const listDiscs = (before: WorldModel, after: WorldModel, entries: readonly number[]) =>
  [before, after].flatMap((model) =>
    entries.flatMap((entry) => find(model, entry).map((at) => ({ ...placeOf(at), reach: reachOf(model, at) }))),
  );

/** What changed farther away from the objects than edits of them may reach. */
function listFarChanges(before: WorldModel, after: WorldModel, entries: readonly number[]): string[] {
  const discs = listDiscs(before, after, entries);
  const isNear = (x: number, z: number): boolean => discs.some((disc) => Math.hypot(disc.x - x, disc.z - z) < disc.reach);
  const changed = [
    ...listMissing(before, after).map((at) => [before, at] as const),
    ...listMissing(after, before).map((at) => [after, at] as const),
  ];
  return changed
    .filter(([, at]) => !isNear(placeOf(at).x, placeOf(at).z))
    .map(([model, at]) => `${kindOf(model, at)} ${JSON.stringify(placeOf(at))}`);
}

/** How many heights of the ground changed farther away. */
function countFarHeights(before: WorldModel, after: WorldModel, entries: readonly number[]): number {
  const [old, now] = [before.terrain, after.terrain];
  if (old === null || now === null) return 0;
  const discs = listDiscs(before, after, entries);
  const at = (index: number): number => (index - (old.size - 1) / 2) * old.cell;
  return old.heights.filter((height, i) => {
    const [x, z] = [at(i % old.size), at(Math.floor(i / old.size))];
    return height !== now.heights[i] && !discs.some((disc) => Math.hypot(disc.x - x, disc.z - z) < disc.reach);
  }).length;
}

describe('edits outdoors', () => {
  const original = sceneOf('a meadow with two red barns and a well');
  const [barns, well] = ['barn', 'well'].map((kind) => original.objects.findIndex((asked) => asked.kind === kind)) as [number, number];
  const bench = original.objects.length;
  const scene: Scene = {
    ...original,
    objects: [...original.objects, { kind: 'bench', count: 1, size: 1, color: null, phrase: '' }],
  };
  const first = edit(
    scene,
    { change: 'move', object: barns, item: 1, to: { x: -28, z: -30 } },
    { change: 'restyle', object: well, substance: 'marble' },
    { change: 'add', object: bench },
  );
  const before = buildModel(original);
  const after = buildModel(first);

  it('are laid out by the scene without them', () => {
    expect(withoutEdits(first)).toEqual({ ...original, version: 2 });
  });

  it('change nothing beyond the old and the new ground of their objects', () => {
    expect(listFarChanges(before, after, [barns, well, bench])).toEqual([]);
    expect(countFarHeights(before, after, [barns, bench])).toBe(0);
    expect(after.spawnPoints[0]).toEqual(before.spawnPoints[0]);
  });

  it('move an object in its shape and size, and leave the others of its entry', () => {
    const [kept, moved] = find(after, barns);
    expect(kept && describeInstance(after, kept)).toBe(find(before, barns).map((at) => describeInstance(before, at))[0]);
    expect(moved && placeOf(moved)).toMatchObject({ x: -28, z: -30 });
    const sizeOf = (instance?: Instance) => [...(instance?.transform ?? [])].filter((_, k) => k % 4 !== 3);
    expect(sizeOf(moved)).toEqual(sizeOf(find(before, barns)[1]));
  });

  it('give an object other looks at the same place', () => {
    const [old, marble] = [find(before, well)[0], find(after, well)[0]];
    expect(marble?.transform).toEqual(old?.transform);
    expect(after.prototypes[marble?.prototype ?? 0]?.material).not.toEqual(before.prototypes[old?.prototype ?? 0]?.material);
  });

  it('follow one another, and what an edit removes makes way for what the place strews', () => {
    const second = buildModel(edit(first, { change: 'remove', object: barns }));
    expect(find(second, barns)).toEqual([]);
    expect(find(second, bench).map((at) => describeInstance(second, at))).toEqual(
      find(after, bench).map((at) => describeInstance(after, at)),
    );
    expect(listFarChanges(after, second, [barns])).toEqual([]);
    expect(listMissing(second, after).length).toBeGreaterThan(3);
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
    expect(listFarChanges(before, after, [sofa])).toEqual([]);
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
