import { RELATION_KINDS } from '@diorama/domain';
import type { RelationArea, RelationKind, Scene, SceneObject, SceneRelation } from '@diorama/domain';
import { createSampleObject, createSampleScene } from '@diorama/scene/testing';
import type { Instance, WorldModel } from '@diorama/world-model';
import { findModelErrors } from '@diorama/world-model/testing';
import { array, assert, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';
import { measureSceneRelations } from './measure-scene-relations.js';

type Part = string | readonly [kind: string, count: number];

const ask = (part: Part): SceneObject =>
  typeof part === 'string' ? createSampleObject(part) : createSampleObject(part[0], { count: part[1] });

/** What is wrong with a model; meshes of creatures, whose faces are judged elsewhere, count as sound. */
const findPlacementErrors = (model: WorldModel): string[] =>
  findModelErrors(model).filter((error) => error !== 'a face that looks inwards');

type Row = readonly [kind: RelationKind, parts: readonly Part[], changes?: (Partial<Scene> & { area?: RelationArea }) | undefined];

/** A scene in which, for each row, the first object stands in a relation to the others, or to a part of the place. */
function relate(place: Scene['place'], ...rows: readonly Row[]): Scene {
  const changed: Partial<Scene> = {};
  let entries = 0;
  const relations = rows.map(([kind, parts, { area, ...scene } = {}]): SceneRelation => {
    Object.assign(changed, scene);
    const subject = entries;
    entries += parts.length;
    const objects = parts.slice(1).map((_, k) => subject + 1 + k);
    return { kind, subject, phrase: `${kind} it`, ...(objects.length > 0 ? { objects } : {}), ...(area === undefined ? {} : { area }) };
  });
  return createSampleScene(place, { version: 2, density: 0, objects: rows.flatMap(([, parts]) => parts.map(ask)), relations, ...changed });
}

const requested = (model: WorldModel, entry: number): Instance[] => model.instances.filter((instance) => instance.requested === entry);
const at = ({ transform: t }: Instance | undefined = { transform: new Float32Array(12), prototype: 0, tint: [1, 1, 1] }) => ({
  x: t[3] ?? 0,
  y: t[7] ?? 0,
  z: t[11] ?? 0,
});

const OUTDOORS: readonly Row[] = [
  ['on', [['cat', 3], 'table']],
  ['on', ['cat', 'house']],
  ['on', ['swan'], { water: 'lake', area: 'water' }],
  ['under', ['dog', 'broadleaf-tree']],
  ['inside', ['cat', 'boat']],
  ['beside', ['dog', 'bench']],
  ['near', [['sheep', 4], 'barn']],
  ['behind', ['broadleaf-tree', 'house']],
  ['in-front-of', ['car', 'house']],
  ['left-of', ['dog', 'statue']],
  ['right-of', ['dog', 'statue']],
  ['between', ['bench', ['broadleaf-tree', 2]]],
  ['between', ['dog', 'statue', 'well']],
  ['around', [['chair', 6], 'campfire']],
  ['around', ['fence', 'house']],
  ['facing', ['dog', 'cat']],
  ['against', ['ladder', 'barn']],
  ['along', [['lamp', 6]], { area: 'path' }],
  ['along', [['palm', 5]], { water: 'sea', area: 'shore' }],
  ['at-end-of', ['tower'], { area: 'path' }],
  ['in-middle', ['fountain'], { area: 'place' }],
  ['hanging-from', ['lantern', 'broadleaf-tree']],
  ['above', ['drone', 'house']],
  ['in-row', [['statue', 5]]],
  ['in-circle', [['rock', 8]]],
  ['in-pairs', [['chair', 6]]],
  ['far', ['windmill']],
];

const INDOORS: readonly Row[] = [
  ['on', [['book', 5], 'table']],
  ['on', ['picture'], { area: 'wall' }],
  ['under', ['cat', 'table']],
  ['inside', ['book', 'basket']],
  ['beside', ['lamp', 'sofa']],
  ['behind', ['plant-pot', 'chair']],
  ['in-front-of', ['chair', 'fireplace']],
  ['between', ['table', ['chair', 2]]],
  ['around', [['chair', 4], 'table']],
  ['against', ['bookshelf'], { area: 'wall' }],
  ['beside', ['plant-pot'], { area: 'window' }],
  ['at-end-of', ['statue'], { area: 'place' }],
  ['in-corner', ['plant-pot'], { area: 'place' }],
  ['hanging-from', ['chandelier'], { area: 'ceiling' }],
  ['far', ['statue']],
];

/** Rows that are asked of one meadow together: its land takes most of the time. */
const MEADOWS = [0, 1, 2, 3, 4, 5].map((group) => OUTDOORS.filter((_, at) => at % 6 === group));

describe('relations of a scene hold in its geometry', () => {
  it.each(MEADOWS.map((rows) => ({ rows, name: rows.map(([kind, parts]) => `${kind} ${String(parts)}`).join('; ') })))(
    'outdoors: $name',
    ({ rows }) => {
      const model = buildModel(relate('meadow', ...rows));
      expect(model.relations).toEqual(rows.map(([kind]) => ({ kind, phrase: `${kind} it`, satisfied: true })));
      expect(findPlacementErrors(model)).toEqual([]);
    },
  );

  it.each(INDOORS.map((row) => ({ row, name: `${row[0]}, in a room: ${String(row[1])}` })))('$name', ({ row: [kind, parts, changes] }) => {
    const model = buildModel(relate('living-room', [kind, parts, changes]));
    expect(model.relations).toEqual([{ kind, phrase: `${kind} it`, satisfied: true }]);
    expect(findPlacementErrors(model)).toEqual([]);
  });

  it('beside, behind, in front of and on, in a street', () => {
    const kinds = ['beside', 'behind', 'in-front-of', 'on'] as const;
    const model = buildModel(relate('city-street', ...kinds.map((kind): Row => [kind, ['dog', 'car']])));
    expect(model.relations).toEqual(kinds.map((kind) => ({ kind, phrase: `${kind} it`, satisfied: true })));
  });

  it('covers every kind', () => {
    const covered = new Set([...OUTDOORS, ...INDOORS].map(([kind]) => kind));
    expect(RELATION_KINDS.filter((kind) => !covered.has(kind))).toEqual([]);
  });
});

describe('a scene with relations', () => {
  it('shares the objects of an entry out between those of the other', () => {
    const model = buildModel(
      relate('living-room', [
        'on',
        [
          ['vase', 2],
          ['table', 2],
        ],
      ]),
    );
    expect(model.relations?.[0]?.satisfied).toBe(true);
    const [vases, tables] = [requested(model, 0).map(at), requested(model, 1).map(at)];
    const near = vases.map((vase) => tables.findIndex((table) => Math.hypot(table.x - vase.x, table.z - vase.z) < 1.2));
    expect(near.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('follows several relations of one object, and chains of them', () => {
    const scene = createSampleScene('meadow', {
      version: 2,
      objects: ['cat', 'table', 'house', 'cup'].map((kind) => ask(kind)),
      relations: [
        { kind: 'on', subject: 0, objects: [1], phrase: 'cat on a table' },
        { kind: 'in-front-of', subject: 1, objects: [2], phrase: 'table in front of a house' },
        { kind: 'beside', subject: 3, objects: [0], phrase: 'cup beside the cat' },
        { kind: 'on', subject: 3, objects: [1], phrase: 'cup on the table' },
      ],
    });
    expect(buildModel(scene).relations?.map(({ satisfied }) => satisfied)).toEqual([true, true, true, true]);
  });

  it('shows both objects of a pair within the first view', () => {
    const model = buildModel(relate('meadow', ['beside', ['dog', 'bench']]));
    const bearing = ((model.spawnPoints[0]?.azimuth ?? 0) * Math.PI) / 180;
    for (const entry of [0, 1]) {
      const { x, z } = at(requested(model, entry)[0]);
      const off = Math.atan2(Math.sin(Math.atan2(x, -z) - bearing), Math.cos(Math.atan2(x, -z) - bearing));
      expect(Math.abs(off)).toBeLessThan(0.6);
      expect(Math.hypot(x, z)).toBeLessThan(12);
    }
  });

  it('reports what cannot hold, and places the object all the same', () => {
    const model = buildModel(relate('meadow', ['hanging-from', ['chandelier'], { area: 'ceiling' }]));
    expect(model.relations).toEqual([{ kind: 'hanging-from', phrase: 'hanging-from it', satisfied: false }]);
    expect(requested(model, 0).length).toBe(1);
  });

  it('ends where relations go round in a circle', () => {
    const scene = createSampleScene('meadow', {
      version: 2,
      objects: [ask('dog'), ask('cat')],
      relations: [
        { kind: 'on', subject: 0, objects: [1], phrase: 'a' },
        { kind: 'on', subject: 1, objects: [0], phrase: 'b' },
        { kind: 'beside', subject: 1, objects: [1], phrase: 'c' },
      ],
    });
    const model = buildModel(scene);
    expect([0, 1].map((entry) => requested(model, entry).length)).toEqual([1, 1]);
    expect(
      model.relations
        ?.map(({ satisfied }) => satisfied)
        .slice(0, 2)
        .filter(Boolean).length,
    ).toBe(1);
  });

  it('is measured on the instances: one that is moved away no longer holds', () => {
    const scene = relate('meadow', ['on', ['cat', 'table']]);
    const model = buildModel(scene);
    expect(measureSceneRelations(scene, model)[0]?.satisfied).toBe(true);
    for (const [axis, by] of [
      [3, 4],
      [7, 0.5],
      [7, -0.4],
    ] as const) {
      const instances = model.instances.map((instance) => {
        if (instance.requested !== 0) return instance;
        const transform = instance.transform.slice();
        transform[axis] = (transform[axis] ?? 0) + by;
        return { ...instance, transform };
      });
      expect(measureSceneRelations(scene, { ...model, instances })[0]?.satisfied).toBe(false);
    }
  });
});

const PLACES = ['meadow', 'city-street', 'living-room'] as const;
const KINDS = ['cat', 'table', 'house', 'broadleaf-tree', 'book', 'fence', 'boat', 'picture', 'lantern', 'rug'] as const;
const objects = array(record({ kind: constantFrom(...KINDS), count: integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 5,
});
const relations = array(
  record({
    kind: constantFrom(...RELATION_KINDS),
    subject: nat(4),
    objects: option(array(nat(4), { minLength: 1, maxLength: 2 }), { nil: undefined }),
    area: option(constantFrom('wall', 'floor', 'ceiling', 'window', 'door', 'place', 'water', 'shore', 'path', 'viewer' as const), {
      nil: undefined,
    }),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('any relations', () => {
  it('leave every object placed, and have an outcome each', () => {
    assert(
      property(constantFrom(...PLACES), objects, relations, (place, asked, drawn) => {
        const scene = createSampleScene(place, {
          version: 2,
          objects: asked.map(({ kind, count }) => createSampleObject(kind, { count })),
          relations: drawn.map(({ kind, subject, objects: targets, area }, k) => ({
            kind,
            subject: subject % asked.length,
            phrase: `relation ${k}`,
            ...(targets === undefined ? {} : { objects: targets.map((target) => target % asked.length) }),
            ...(area === undefined ? {} : { area }),
          })),
        });
        const model = buildModel(scene);
        for (const [entry, { count }] of asked.entries()) expect(requested(model, entry).length).toBeGreaterThanOrEqual(count);
        expect(model.relations?.map(({ phrase }) => phrase)).toEqual(scene.relations?.map(({ phrase }) => phrase));
        expect(findPlacementErrors(model)).toEqual([]);
      }),
      { numRuns: 8, seed: 21 },
    );
  });
});
