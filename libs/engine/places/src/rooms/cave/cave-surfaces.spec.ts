import { composeScene } from '@diorama/scene';
import { describe, expect, it } from 'vitest';

import { findCaveSurfaces } from './cave-surfaces.js';

const surfacesOf = (prompt: string): ReturnType<typeof findCaveSurfaces> => findCaveSurfaces(composeScene(prompt, 4).scene);

describe('the surfaces of a cave', () => {
  it('are ice in an ice cave, with dripstones of ice and snow before its mouth', () => {
    const { rock, floor, drip, isFrozen, outlook } = surfacesOf('an ice cave');
    expect([rock, floor].every((name) => name.includes('ice'))).toBe(true);
    expect(drip.substance).toBe('ice');
    expect(isFrozen).toBe(true);
    expect(outlook).toEqual(['outlook-snow', 'outlook-snow']);
  });

  it('are rock in other caves', () => {
    expect(surfacesOf('a cave')).toEqual({
      rock: 'cave-rock',
      floor: 'cave-floor',
      drip: {},
      isFrozen: false,
      outlook: ['outlook-green', 'outlook-hill'],
    });
  });

  it('take neither masonry nor plaster nor wallpaper', () => {
    expect(surfacesOf('a Victorian cave').rock).toBe('cave-rock');
  });
});
