import { captureSplats, joinSplats, toCloud } from '@diorama/splatting';
import { createAnalyticRenderer } from '@diorama/splatting/testing';
import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { judgeSplats } from './judge-splats.js';

const WIDTH = 384;
const ROWS = { start: 0, end: WIDTH / 2 };
const ORIGIN: Vec3 = [0, 0, 0];

const room = createAnalyticRenderer({
  ground: null,
  balls: [
    { centre: [2, -0.6, -2], radius: 1 },
    { centre: [-2, 0, -2], radius: 0.7 },
  ],
  room: [4, 1.6, 5],
  radius: 100,
});

describe('splats of a capture', () => {
  const splats = captureSplats({ capture: room.capture({ origin: ORIGIN, width: WIDTH }, ROWS), rows: ROWS });

  it('lie on the surfaces', () => {
    for (let i = 0; i < splats.count; i += 13) {
      if (splats.surface[i] !== 4) continue;
      const [x, y, z] = splats.positions.subarray(3 * i, 3 * i + 3) as unknown as Vec3;
      expect(Math.hypot(x - 2, y + 0.6, z + 2)).toBeCloseTo(1, 1);
    }
  });

  it('look like the world from where it was captured', () => {
    const { psnr, holes } = judgeSplats(toCloud(splats), room, { origin: ORIGIN, width: WIDTH / 2 });
    expect(psnr).toBeGreaterThan(33);
    expect(holes).toBeLessThan(0.001);
  });

  it('do not depend on how a capture is cut into bands', () => {
    const view = { origin: ORIGIN, width: 64 };
    const rows = { start: 0, end: 32 };
    const whole = captureSplats({ capture: room.capture(view, rows), rows });
    const halves = [0, 16].map((start) => {
      const capture = room.capture(view, { start: Math.max(0, start - 1), end: Math.min(32, start + 17) });
      return captureSplats({ capture, rows: { start, end: start + 16 } });
    });
    expect(joinSplats(halves)).toEqual(whole);
  });

  it('are opaque, small and finite', () => {
    for (const array of [splats.positions, splats.scales, splats.rotations, splats.colors]) expect(array.every(Number.isFinite)).toBe(true);
    for (let i = 0; i < splats.count; i += 31) expect(Math.hypot(...splats.rotations.subarray(4 * i, 4 * i + 4))).toBeCloseTo(1, 5);
    expect(splats.scales.every((scale) => scale < 0)).toBe(true);
  });
});
