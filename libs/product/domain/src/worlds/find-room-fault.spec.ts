import { describe, expect, it } from 'vitest';

import { findRoomFault, hasBoxRoom } from './find-room-fault.js';
import type { Scene } from './scene.js';

const room = { version: 2, place: 'kitchen' } as const;

describe('the size of a room', () => {
  it.each<[Pick<Scene, 'version' | 'place' | 'room' | 'size' | 'flood'>, string | null]>([
    [room, null],
    [{ ...room, size: { width: 3 } }, null],
    [{ ...room, flood: 0.4 }, null],
    [{ ...room, room: 'classroom', size: { depth: 9 }, flood: 0.1 }, null],
    [{ ...room, place: 'spaceship-corridor', room: 'elevator', size: { width: 3 } }, null],
    [{ ...room, version: 1, size: { width: 3 } }, 'size'],
    [{ ...room, version: 1, flood: 0.4 }, 'flood'],
    [{ ...room, place: 'meadow', size: { width: 3 } }, 'size'],
    [{ ...room, place: 'meadow', flood: 0.4 }, 'flood'],
    [{ ...room, place: 'cave', size: { width: 3 } }, 'size'],
    [{ ...room, place: 'spaceship-corridor', flood: 0.2 }, 'flood'],
  ])('belongs to rooms with four walls: %j', (scene, path) => {
    expect(findRoomFault(scene)?.path ?? null).toBe(path);
  });

  it('can be stated where the room is a box', () => {
    expect(hasBoxRoom({ place: 'library' })).toBe(true);
    expect(hasBoxRoom({ place: 'cave' })).toBe(false);
    expect(hasBoxRoom({ place: 'desert' })).toBe(false);
  });
});
