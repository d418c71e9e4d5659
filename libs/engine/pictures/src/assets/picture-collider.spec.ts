import { decodeGlb } from '@diorama/mesh';
import { describe, expect, it } from 'vitest';

import type { PanoramaLayout } from '../layout/layout.js';
import { createPictureCollider } from './picture-collider.js';

const COLUMNS = 512;
const ROOM = { heading: 0, front: 4, right: 4, back: 4, left: 4, ceiling: 1 };

const createLayout = (obstacles: Float32Array | null): PanoramaLayout => ({
  columns: COLUMNS,
  distance: new Float32Array(COLUMNS).fill(4),
  top: new Float32Array(COLUMNS).fill(0.5),
  thing: new Uint16Array(COLUMNS),
  room: ROOM,
  obstacles,
});

/** Metres along the floor to the nearest vertex ahead, within 15 degrees, that lies above the floor and below the eyes. */
function findNearestAhead(bytes: Uint8Array): number {
  const positions = decodeGlb(bytes).primitives[0]?.positions ?? new Float32Array(0);
  let nearest = Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at], positions[at + 1], positions[at + 2]];
    const metres = Math.hypot(x, z);
    if (z < 0 && Math.abs(x) < 0.26 * metres && y > -1.5 && y < 0) nearest = Math.min(nearest, metres);
  }
  return nearest;
}

describe('the collider of a room', () => {
  it('stops before furniture that was measured', () => {
    const obstacles = new Float32Array(COLUMNS).fill(Infinity);
    obstacles.fill(2, COLUMNS / 2 - 20, COLUMNS / 2 + 20);
    expect(findNearestAhead(createPictureCollider(createLayout(obstacles)))).toBeCloseTo(2, 1);
  });

  it('has nothing before walls that were measured, nor where nothing was', () => {
    const walls = new Float32Array(COLUMNS).fill(3.9);
    expect(findNearestAhead(createPictureCollider(createLayout(walls)))).toBe(Infinity);
    expect(findNearestAhead(createPictureCollider(createLayout(null)))).toBe(Infinity);
    expect(findNearestAhead(createPictureCollider(createLayout(walls.map(() => NaN))))).toBe(Infinity);
  });
});
