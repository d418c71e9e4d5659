import type { Scene, SceneChange } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { composeGivenScene } from '../given/compose-given-scene.js';
import { composeScene } from '../compose-scene.js';
import { parseScene } from '../given/parse-scene.js';
import { applyChanges } from './apply-changes.js';
import { settleEdits } from './settle-edits.js';

const SCENE = composeScene('two red barns and a well in a meadow', 5).scene;
const bench = { kind: 'bench', count: 1, size: 1, color: null, phrase: '' };

function change(scene: Scene, ...changes: readonly SceneChange[]): Scene {
  const edited = applyChanges(scene, changes);
  if ('problem' in edited) throw new Error(edited.problem);
  return edited;
}

describe('changes of a scene', () => {
  it('are edits after those that it has, and new entries after those that it has', () => {
    const first = change(SCENE, { add: bench }, { move: { object: 'well', to: { x: 4, z: -6 } } });
    const second = change(first, { remove: { object: 'barn', item: 1 } }, { restyle: { object: 'bench', substance: 'marble' } });
    expect(second.objects).toEqual([...SCENE.objects, bench]);
    expect(second.edits).toEqual([
      { change: 'add', object: 2 },
      { change: 'move', object: SCENE.objects.findIndex(({ kind }) => kind === 'well'), to: { x: 4, z: -6 } },
      { change: 'remove', object: SCENE.objects.findIndex(({ kind }) => kind === 'barn'), item: 1 },
      { change: 'restyle', object: 2, substance: 'marble' },
    ]);
    expect(parseScene(second)).toEqual(second);
    expect(composeGivenScene(second).scene).toEqual(second);
  });

  it.each<[string, SceneChange, readonly string[], RegExp]>([
    ['an unknown index', { move: { object: 9, to: { x: 1, z: -5 } } }, ['move', 'object'], /less than 3/],
    ['a kind that it does not have', { remove: { object: 'castle' } }, ['remove', 'object'], /no object of the kind castle/],
    ['one of several objects without its number', { move: { object: 'barn', to: { x: 1, z: -9 } } }, ['move', 'item'], /0 to 1/],
    ['an object beyond the count', { remove: { object: 'barn', item: 2 } }, ['remove', 'item'], /less than 2/],
    ['a place beyond the world', { move: { object: 'well', to: { x: 120, z: 120 } } }, ['move', 'to'], /150 m/],
    ['a place on the viewer', { move: { object: 'well', to: { x: 0, z: 0 } } }, ['move', 'to'], /viewer/],
    ['an added object on the viewer', { add: { ...bench, at: [{ x: 0, z: 0 }] } }, ['add', 'at'], /viewer/],
  ])('cannot name %s', (_what, wrong, path, problem) => {
    expect(applyChanges(SCENE, [{ add: bench }, wrong])).toMatchObject({
      index: 1,
      path,
      problem: expect.stringMatching(problem) as string,
    });
  });

  it('cannot name what is gone, nor bring what the scene leaves out or a room cannot hold', () => {
    expect(applyChanges(SCENE, [{ remove: { object: 'well' } }, { move: { object: 1, to: { x: 2, z: -9 } } }])).toHaveProperty('problem');
    expect(applyChanges({ ...SCENE, without: ['bench'] }, [{ add: bench }])).toMatchObject({ path: ['add', 'kind'] });
    const room = composeScene('a kitchen', 5).scene;
    expect(applyChanges(room, [{ add: { ...bench, kind: 'barn' } }])).toMatchObject({ path: ['add', 'kind'] });
    expect(applyChanges(room, [{ add: { ...bench, at: [{ x: 20, z: -2 }] } }])).toMatchObject({ path: ['add', 'at'] });
  });
});

describe('an edited scene', () => {
  it('is described as it is after its edits', () => {
    const scene = composeScene('a red barn and a well in a meadow', 5).scene;
    const { caption } = composeGivenScene(
      change(scene, { remove: { object: 'well' } }, { restyle: { object: 'barn', color: [0, 0, 0.5] } }),
    );
    expect(caption).toMatch(/barn/);
    expect(caption).not.toMatch(/red|well/);
  });

  it('has the relations between objects that no edit moved, with the numbers of what is left', () => {
    const scene: Scene = {
      ...SCENE,
      version: 2,
      objects: [bench, { ...bench, kind: 'well' }, { ...bench, kind: 'barn' }],
      relations: [
        { kind: 'beside', subject: 1, objects: [2], phrase: '' },
        { kind: 'beside', subject: 0, objects: [2], phrase: '' },
      ],
    };
    const settled = settleEdits(change(scene, { remove: { object: 'bench' } }));
    expect(settled.objects.map(({ kind }) => kind)).toEqual(['well', 'barn']);
    expect(settled.relations).toEqual([{ kind: 'beside', subject: 0, objects: [1], phrase: '' }]);
  });
});
