import { describe, expect, it } from 'vitest';

import { moveAlong } from '../motion/pose.js';
import { computePixelRay, projectSegment } from './camera-lens.js';
import type { CameraLens } from './camera-lens.js';

const AHEAD: CameraLens = { pose: { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 }, fov: 90, width: 400, height: 200 };

describe('a lens', () => {
  it('looks along the view in its middle, and by half its angle at its upper edge', () => {
    expect(computePixelRay(AHEAD, 200, 100)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(0), z: expect.closeTo(-1) });
    expect(computePixelRay(AHEAD, 200, 0)).toMatchObject({ y: expect.closeTo(Math.SQRT1_2), z: expect.closeTo(-Math.SQRT1_2) });
    expect(computePixelRay(AHEAD, 300, 100).x).toBeCloseTo(Math.SQRT1_2);
  });

  it('shows a point where the ray to it goes, wherever the eye is and looks', () => {
    const lens = { ...AHEAD, pose: { position: { x: 3, y: -1, z: 2 }, yaw: 130, pitch: -35 } };
    const point = moveAlong(lens.pose.position, computePixelRay(lens, 90, 160), 7);
    const other = moveAlong(lens.pose.position, computePixelRay(lens, 310, 20), 2);
    const stroke = projectSegment(lens, point, other);
    expect(Object.values(stroke ?? {}).map((pixels) => Math.round(pixels))).toEqual([90, 160, 310, 20]);
  });

  it('cuts a line off where it passes the eye, and shows nothing of one behind it', () => {
    const stroke = projectSegment(AHEAD, { x: 0, y: -1, z: -10 }, { x: 0, y: -1, z: 10 });
    expect(stroke).toMatchObject({ x1: 200, y1: expect.closeTo(110), x2: 200, y2: expect.closeTo(2100) });
    expect(projectSegment(AHEAD, { x: 0, y: 0, z: 1 }, { x: 5, y: 0, z: 1 })).toBeNull();
  });
});
