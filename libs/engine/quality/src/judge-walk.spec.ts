import { captureSplats, toCloud } from '@diorama/splatting';
import { createAnalyticRenderer } from '@diorama/splatting/testing';
import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { captureReferenceView } from './judge-splats.js';
import type { ReferenceView } from './judge-splats.js';
import { judgeWalkView } from './judge-walk.js';
import type { WalkQuality } from './judge-walk.js';
import { renderSplats } from './render-splats.js';
import type { SplatView } from './render-splats.js';

const WIDTH = 256;
const ROWS = { start: 0, end: WIDTH / 2 };
const ORIGIN: Vec3 = [0, 0, 0];

const room = createAnalyticRenderer({ ground: null, balls: [{ centre: [1.5, -0.6, -2], radius: 0.8 }], room: [4, 1.6, 5], radius: 100 });
const cloud = toCloud(captureSplats({ capture: room.capture({ origin: ORIGIN, width: WIDTH }, ROWS), rows: ROWS }));
const truthOf = (oneBandIn: number): ReferenceView => captureReferenceView(room, { origin: ORIGIN, width: WIDTH / 2, oneBandIn });
const whole = truthOf(1);

function judge(splats: SplatView, truth = whole): WalkQuality {
  const { psnr, down, ssim, holes, floaters } = judgeWalkView(truth, renderSplats(splats, truth.view, truth));
  return { psnr, down, ssim, holes, floaters };
}

/** Opacity of a splat that stops no light, as a logit. */
const NOTHING = -20;

/** The cloud without the splats in a part of the room. */
function without(isGone: (x: number, y: number, z: number) => boolean): SplatView {
  const { positions } = cloud;
  const isGoneAt = (i: number): boolean => isGone(...(positions.subarray(3 * i, 3 * i + 3) as unknown as Vec3));
  return { ...cloud, opacities: cloud.opacities.map((logit, i) => (isGoneAt(i) ? NOTHING : logit)) };
}

/** The cloud with one opaque splat more. */
function withBall(position: Vec3, radius: number): SplatView {
  const add = (array: Float32Array, values: readonly number[]): Float32Array => Float32Array.from([...array, ...values]);
  const size = Math.log(radius);
  return {
    count: cloud.count + 1,
    positions: add(cloud.positions, position),
    scales: add(cloud.scales, [size, size, size]),
    rotations: add(cloud.rotations, [0, 0, 0, 1]),
    opacities: add(cloud.opacities, [10]),
    colors: add(cloud.colors, [0, 0, 0]),
    shDegree: 0,
    sh: cloud.sh,
  };
}

describe('the view of a walker', () => {
  const good = judge(cloud);

  it('is close to the truth where the splats were captured', () => {
    expect(good.psnr).toBeGreaterThan(33);
    expect(good.down).toBeGreaterThan(33);
    expect(good.ssim).toBeGreaterThan(0.95);
    expect(good.holes).toBe(0);
    expect(good.floaters).toBe(0);
  });

  it('has holes where a wall is missing', () => {
    const bad = judge(without((x) => x > 3.9));
    expect(bad.holes).toBeGreaterThan(0.05);
    expect(bad.floaters).toBe(0);
    expect(bad.psnr).toBeLessThan(good.psnr - 5);
    expect(bad.ssim).toBeLessThan(good.ssim - 0.02);
  });

  it('has floaters where something is in front of the walls', () => {
    const bad = judge(withBall([-1, 0, 0], 0.15));
    expect(bad.floaters).toBeGreaterThan(0.005);
    expect(bad.holes).toBe(0);
  });

  it('shows below the horizon whether the floor is missing', () => {
    const noFloor = judge(without((_, y) => y < -1.55));
    const noCeiling = judge(without((_, y) => y > 1.55));
    expect(noFloor.down).toBeLessThan(good.down - 10);
    expect(noCeiling.down).toBeGreaterThan(good.down - 0.1);
    expect(noCeiling.psnr).toBeLessThan(good.psnr - 5);
  });

  it('is similar by one band of rows in two', () => {
    for (const splats of [cloud, without((x) => x > 3.9), withBall([-1, 0, 0], 0.15)]) {
      const [all, some] = [judge(splats), judge(splats, truthOf(2))];
      expect(Math.abs(some.psnr - all.psnr)).toBeLessThan(1);
      expect(Math.abs(some.ssim - all.ssim)).toBeLessThan(0.06);
      expect(Math.abs(some.holes - all.holes)).toBeLessThan(0.02);
      expect(Math.abs(some.floaters - all.floaters)).toBeLessThan(0.02);
    }
  });
});
