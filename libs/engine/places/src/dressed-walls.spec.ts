import { composeScene } from '@diorama/scene';
import { createWallFrame } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';
import { WallUse } from './rooms/wall-use.js';

const kindsOf = (prompt: string, seed = 3): string[] => {
  const { instances, prototypes } = buildModel(composeScene(prompt, seed).scene);
  return instances.flatMap(({ prototype }) => prototypes[prototype]?.kind ?? []);
};
const PICTURES = ['picture', 'landscape-painting', 'abstract-painting', 'portrait', 'gallery-wall', 'poster'];
const countPictures = (prompt: string): number => kindsOf(prompt).filter((kind) => PICTURES.includes(kind)).length;

describe('the walls of a room', () => {
  it('show what belongs to its kind', () => {
    expect(countPictures('a bedroom')).toBeGreaterThan(2);
    expect(kindsOf('a classroom').some((kind) => kind === 'bulletin-board' || kind === 'wall-map')).toBe(true);
    expect(countPictures('a dungeon')).toBe(0);
  });

  it('show in a medieval room no paintings but tapestries and banners', () => {
    const kinds = kindsOf('a medieval living room');
    expect(kinds.filter((kind) => PICTURES.slice(1).includes(kind))).toEqual([]);
    expect(kinds.some((kind) => kind === 'tapestry' || kind === 'banner')).toBe(true);
  });

  it('show no paintings where the prompt excludes them or the room is empty, and no others where it asks for some', () => {
    expect(kindsOf('a bedroom without paintings').filter((kind) => PICTURES.slice(1).includes(kind))).toEqual([]);
    expect(kindsOf('an empty bedroom').filter((kind) => PICTURES.slice(1).includes(kind))).toEqual([]);
    expect(kindsOf('a bedroom with a portrait').filter((kind) => PICTURES.slice(1).includes(kind))).toEqual(['portrait']);
  });

  it.each([1, 2, 3, 4, 5, 6])('have a window by day: bedroom %i', (seed) => {
    const { openings = [], sky } = buildModel(composeScene('a bedroom', seed).scene);
    const windows = openings.filter(({ kind }) => kind === 'window');
    expect(windows.length).toBeGreaterThan(0);
    const [x, , z] = sky.lightDirection;
    const isBefore = windows.some(({ azimuth }) => {
      const angle = (azimuth * Math.PI) / 180;
      return x * Math.sin(angle) - z * Math.cos(angle) < 0;
    });
    expect(isBefore).toBe(true);
  });

  it('are free between their openings and at their sides', () => {
    const room = { x: [-3, 3], z: [-3, 3] } as const;
    const half = createWallFrame(room, 'front').length / 2;
    const walls = new WallUse([{ side: 'front', along: 0, width: 1, bottom: 0.9, top: 2.2, kind: 'window' }]);
    const band = { side: 'front', from: -half, to: half, bottom: 1.4, top: 1.8 } as const;
    expect(walls.listFree(band)).toEqual([
      { from: -3, to: -0.85 },
      { from: 0.85, to: 3 },
    ]);
    walls.take({ ...band, from: 1, to: 4 });
    expect(walls.listFree(band)).toEqual([
      { from: -3, to: -0.85 },
      { from: 0.85, to: 1 },
    ]);
    expect(walls.listFree({ ...band, side: 'back' })).toEqual([{ from: -3, to: 3 }]);
  });
});
