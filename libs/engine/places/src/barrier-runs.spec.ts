import type { SceneObject } from '@diorama/domain';
import { createSampleScene } from '@diorama/scene/testing';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

const request = (kind: SceneObject['kind'], count = 1): SceneObject => ({ kind, count, size: 1, color: null, phrase: kind });

/** Where the objects of each entry stand. */
function listFeet(objects: readonly SceneObject[], seed: number): { readonly x: number; readonly z: number }[][] {
  const { instances } = buildModel(createSampleScene('meadow', { seed, density: 0, objects }));
  return objects.map((_, entry) =>
    instances.filter(({ requested }) => requested === entry).map(({ transform }) => ({ x: transform[3], z: transform[11] })),
  );
}

describe('a requested fence', () => {
  it.each(['picket-fence', 'stone-wall', 'hedge', 'fence'])('is a run of pieces: %s', (kind) => {
    const [pieces = []] = listFeet([request(kind)], 4);
    expect(pieces.length).toBeGreaterThan(2);
    const side = Math.sign(pieces[0]?.x ?? 0);
    expect(pieces.filter(({ x }) => Math.sign(x) === side && Math.abs(x) > 3 && Math.abs(x) < 9)).toEqual(pieces);
  });

  it('leads along both sides of the way where there are two', () => {
    const [pieces = []] = listFeet([request('picket-fence', 2)], 4);
    expect(new Set(pieces.map(({ x }) => Math.sign(x)))).toEqual(new Set([-1, 1]));
  });

  it('stands on the side of the subject', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const [[house] = [], pieces = []] = listFeet([request('house'), request('picket-fence')], seed);
      expect(Math.sign(pieces[0]?.x ?? 0), `seed ${seed}`).toBe(Math.sign(house?.x ?? 0));
    }
  });

  it('has no run of what stands in buildings', () => {
    expect(listFeet([request('interior-wall')], 4)[0]).toHaveLength(1);
  });
});
