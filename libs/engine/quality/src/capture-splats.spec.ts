import { captureSplats, chooseCapturePoints, createOwnership, renderDistanceRows, joinSplats, toCloud } from '@diorama/splatting';
import type { SplatPart } from '@diorama/splatting';
import { createAnalyticRenderer } from '@diorama/splatting/testing';
import type { Renderer, Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { judgeSplats } from './judge-splats.js';

const WIDTH = 384;

/** Splats of a world from the origin and `extra` more places. */
function splatsOf(renderer: Renderer, extra: number): SplatPart {
  const spots = chooseCapturePoints(renderer, { count: extra, radius: 2, eyeHeight: 1.6 });
  const captures = spots.map((origin, i) => ({
    view: { origin, width: i === 0 ? WIDTH : WIDTH / 2 },
    mapWidth: 256,
    distance: renderDistanceRows(renderer, { origin, width: 256 }, { start: 0, end: 128 }),
  }));
  const ownership = createOwnership(captures, renderer);
  const parts = captures.map(({ view }, own) => {
    const rows = { start: 0, end: view.width / 2 };
    return captureSplats({ capture: renderer.capture(view, rows), rows, own, ownership }).splats;
  });
  return joinSplats(parts);
}

const room = createAnalyticRenderer({
  ground: null,
  balls: [
    { centre: [2, -0.6, -2], radius: 1 },
    { centre: [-2, 0, -2], radius: 0.7 },
  ],
  room: [4, 1.6, 5],
  radius: 100,
});

describe('splats of captures', () => {
  const one = splatsOf(room, 0);
  const many = splatsOf(room, 5);
  const judge = (splats: SplatPart, from: Vec3): ReturnType<typeof judgeSplats> =>
    judgeSplats(toCloud(splats), room, { origin: from, width: WIDTH / 2 });

  it('lie on the surfaces', () => {
    for (let i = 0; i < one.count; i += 13) {
      if (one.surface[i] !== 4) continue;
      const [x, y, z] = one.positions.subarray(3 * i, 3 * i + 3) as unknown as Vec3;
      expect(Math.hypot(x - 2, y + 0.6, z + 2)).toBeCloseTo(1, 1);
    }
  });

  it('look like the world from where it was captured', () => {
    const { psnr, holes } = judge(many, [0, 0, 0]);
    expect(psnr).toBeGreaterThan(33);
    expect(holes).toBeLessThan(0.001);
  });

  it('close the holes behind things when further places are captured', () => {
    const before = judge(one, [1, 0, 0]);
    const after = judge(many, [1, 0, 0]);
    expect(before.holes).toBeGreaterThan(2 * after.holes);
    expect(judge(many, [0.5, 0, 0]).holes).toBeLessThan(0.005);
    expect(after.holes).toBeLessThan(0.03);
    expect(after.psnr).toBeGreaterThan(26);
  });

  it('leave out what belongs to another capture', () => {
    const full = room.capture({ origin: [0, 0, 0], width: 64 }, { start: 0, end: 32 });
    const request = { capture: full, rows: full.rows, own: 0 };
    const none = captureSplats({ ...request, ownership: { owns: () => false } });
    const all = captureSplats({ ...request, ownership: { owns: () => true } });
    expect(none.splats.count).toBe(0);
    expect(all.splats.count).toBeGreaterThan(1200);
    expect(all.detailed).toBeNull();
  });

  it('do not depend on how a capture is cut into bands', () => {
    const view = { origin: [0, 0, 0] as const, width: 64 };
    const ownership = { owns: () => true };
    const whole = captureSplats({
      capture: room.capture(view, { start: 0, end: 32 }),
      rows: { start: 0, end: 32 },
      own: 0,
      ownership,
    }).splats;
    const halves = [0, 16].map((start) => {
      const rows = { start, end: start + 16 };
      const capture = room.capture(view, { start: Math.max(0, start - 1), end: Math.min(32, start + 17) });
      return captureSplats({ capture, rows, own: 0, ownership }).splats;
    });
    expect(joinSplats(halves)).toEqual(whole);
  });

  it('are opaque, small and finite', () => {
    for (const array of [many.positions, many.scales, many.rotations, many.colors]) expect(array.every(Number.isFinite)).toBe(true);
    for (let i = 0; i < many.count; i += 31) expect(Math.hypot(...many.rotations.subarray(4 * i, 4 * i + 4))).toBeCloseTo(1, 5);
    expect(many.scales.every((scale) => scale < 0)).toBe(true);
  });
});
