import type { SceneObject } from '@diorama/domain';
import { faceLowSun, faceSubject, findSubject } from '@diorama/placement';
import { createSampleScene } from '@diorama/scene/testing';
import { SEMANTICS } from '@diorama/world-model';
import type { SpawnPoint, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

const request = (kind: SceneObject['kind'], count = 1): SceneObject => ({ kind, count, size: 1, color: null, phrase: kind });
const POINTS: readonly SpawnPoint[] = [
  { x: 0, y: 0, z: 0, azimuth: 0 },
  { x: 3, y: 0, z: 1, azimuth: 250 },
];

describe('the subject of a prompt', () => {
  it.each([
    ['the only object', [request('mushroom', 9)], 'mushroom'],
    ['a tall object before a low one', [request('flower', 40), request('house')], 'house'],
    ['a single object before many', [request('conifer', 12), request('tower')], 'tower'],
    ['the first of many kinds', [request('conifer', 12), request('palm', 20)], 'conifer'],
    ['the first of two single objects', [request('windmill'), request('barn')], 'windmill'],
  ])('is %s', (_name, objects, kind) => {
    expect(findSubject(objects)?.kind).toBe(kind);
  });

  it('is missing where nothing was requested', () => {
    expect(findSubject([])).toBeNull();
    expect(faceSubject(POINTS, { objects: [] }, [])).toEqual(POINTS);
  });
});

describe('the first spawn point', () => {
  it('faces the subject, and the others stay as they are', () => {
    const placed = [
      { kind: 'rock', x: -9, z: 0 },
      { kind: 'house', x: 6, z: -6 },
    ] as const;
    expect(faceSubject(POINTS, { objects: [request('house')] }, placed)).toEqual([{ ...POINTS[0], azimuth: 45 }, POINTS[1]]);
  });

  it('faces what relations connect with the subject', () => {
    const placed = [
      { kind: 'house', x: 0, z: -10, requested: 0 },
      { kind: 'cat', x: 4, z: -10, requested: 1 },
      { kind: 'barrel', x: -4, z: -4, requested: 2 },
    ] as const;
    const objects = [request('house'), request('cat'), request('barrel')];
    const relations = [{ kind: 'beside', subject: 1, objects: [0], phrase: 'cat beside house' }] as const;
    expect(faceSubject(POINTS, { objects, relations }, placed)[0]?.azimuth).toBe(11);
  });

  it('turns towards other entries as long as it keeps the subject', () => {
    const house = { kind: 'house', x: 0, z: -10, requested: 0 };
    const at = (degrees: number) => ({
      kind: 'cat',
      x: 8 * Math.sin((degrees * Math.PI) / 180),
      z: -8 * Math.cos((degrees * Math.PI) / 180),
      requested: 1,
    });
    const face = (degrees: number) =>
      faceSubject(POINTS, { objects: [request('house'), request('cat')] }, [house, at(degrees)])[0]?.azimuth;
    expect(face(20)).toBe(0);
    expect(face(50)).toBe(18);
    expect(face(-50)).toBe(342);
    expect(face(120)).toBe(0);
  });

  it('faces the middle of a group around its first object', () => {
    const placed = [
      { kind: 'house', x: 0, z: -10 },
      { kind: 'house', x: -5, z: -10 },
      { kind: 'house', x: 0, z: 10 },
    ] as const;
    expect(faceSubject(POINTS, { objects: [request('house', 3)] }, placed)[0]?.azimuth).toBe(347);
  });

  it.each([
    ['meadow', 'house', 'building'],
    ['living-room', 'table', 'furniture'],
  ] as const)('of a %s shows the requested %s', (place, kind, semantic) => {
    for (let seed = 1; seed <= 4; seed++) {
      const model = buildModel(createSampleScene(place, { seed, density: 0, objects: [request(kind)] }));
      const [first] = model.spawnPoints;
      const offsets = bearingsOf(model, semantic).map((bearing) => Math.abs(((bearing - (first?.azimuth ?? NaN) + 540) % 360) - 180));
      expect(Math.min(...offsets), `seed ${seed}`).toBeLessThan(2);
    }
  });
});

/** Degrees clockwise from -z at which instances of a class stand, seen from the origin. */
function bearingsOf(model: WorldModel, semantic: string): number[] {
  const index = SEMANTICS.findIndex((name) => name === semantic);
  return model.instances
    .filter(({ prototype }) => model.prototypes[prototype]?.semantic === index)
    .map(({ transform }) => (Math.atan2(transform[3], -transform[11]) * 180) / Math.PI);
}

describe('a view without a subject', () => {
  const first = { x: 0, y: 0, z: 0, azimuth: 0 };
  const west = [-Math.SQRT1_2, 0, -Math.SQRT1_2] as const;

  it('turns half the way to a low sun and not to a high one', () => {
    expect(faceLowSun([first], { time: 'dusk', lightDirection: west })).toEqual([{ ...first, azimuth: 338 }]);
    expect(faceLowSun([first], { time: 'day', lightDirection: west })).toEqual([first]);
  });
});
