import { createSplatCloud } from '@diorama/splat';
import { captureSplats, fromHarmonic, fitColors, toCloud, toHarmonic } from '@diorama/splatting';
import type { FittedColors } from '@diorama/splatting';
import { createAnalyticRenderer } from '@diorama/splatting/testing';
import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { judgeSplats } from './judge-splats.js';

const WIDTH = 256;
const ROWS = { start: 0, end: WIDTH / 2 };

const room = createAnalyticRenderer({
  ground: null,
  balls: [{ centre: [2, -0.6, -2], radius: 1 }],
  room: [6, 1.6, 7],
  radius: 100,
});
const capture = room.capture({ origin: [0, 0, 0], width: WIDTH }, ROWS);
const part = captureSplats({ capture, rows: ROWS });
const cloud = toCloud(part);
const { surface } = part;
const panorama = { width: WIDTH, height: WIDTH / 2, data: Uint8Array.from(capture.color, (value) => Math.round(255 * value)) };
const whole = fitColors({ cloud, surface, panorama, rows: ROWS });

function recolored(parts: readonly FittedColors[]): Float32Array {
  const colors = cloud.colors.slice();
  for (const part of parts) for (const [i, splat] of part.splats.entries()) colors.set(part.colors.subarray(3 * i, 3 * i + 3), 3 * splat);
  return colors;
}

const judge = (colors: Float32Array, from: Vec3): number =>
  judgeSplats({ ...cloud, colors }, room, { origin: from, width: WIDTH / 2 }).psnr;

describe('settled colours', () => {
  const settled = recolored([whole]);

  it('look far more like the panorama from where it was captured', () => {
    expect(judge(settled, [0, 0, 0])).toBeGreaterThan(judge(cloud.colors, [0, 0, 0]) + 6);
    expect(judge(settled, [0, 0, 0])).toBeGreaterThan(40);
  });

  it('look no worse from beside it', () => {
    expect(judge(settled, [0.4, 0, 0.2])).toBeGreaterThan(judge(cloud.colors, [0.4, 0, 0.2]));
  });

  it('move each splat at most once, by a bounded step, and none next to the poles', () => {
    expect(new Set(whole.splats).size).toBe(whole.splats.length);
    expect(whole.splats.length).toBeGreaterThan(0.8 * cloud.count);
    for (const [i, value] of settled.entries())
      expect(Math.abs(fromHarmonic(value) - fromHarmonic(cloud.colors[i]))).toBeLessThanOrEqual(0.1501);
    for (const splat of whole.splats) {
      const [x, y, z] = cloud.positions.subarray(3 * splat, 3 * splat + 3);
      expect(Math.abs(Math.atan2(y, Math.hypot(x, z)))).toBeLessThan(1.42);
    }
  });

  it('are the same in any number of bands, to what a screen can show', () => {
    const height = WIDTH / 2;
    const bands = [0, 1, 2, 3].map((band) =>
      fitColors({ cloud, surface, panorama, rows: { start: (band * height) / 4, end: ((band + 1) * height) / 4 } }),
    );
    const moved = bands.flatMap(({ splats }) => [...splats]);
    expect(moved.toSorted((a, b) => a - b)).toEqual([...whole.splats].toSorted((a, b) => a - b));
    for (const [i, value] of recolored(bands).entries())
      expect(Math.abs(fromHarmonic(value) - fromHarmonic(settled[i]))).toBeLessThan(0.02);
  });
});

describe('the sky', () => {
  const GREY = 0.6;

  /** The colour that a splat gets whose panorama is black, alone or behind the outline of a small thing. */
  function fitBefore(label: number, isOutlined: boolean): number {
    const sources = createSplatCloud(isOutlined ? 2 : 1, 0);
    sources.positions.set([0, 0, -500, 0, 0, -10].slice(0, 3 * sources.count));
    sources.scales.fill(Math.log(40), 0, 3).fill(Math.log(0.3), 3);
    sources.opacities.fill(5);
    for (let i = 0; i < sources.count; i++) sources.rotations.set([0, 0, 0, 1], 4 * i);
    sources.colors.fill(toHarmonic(GREY));
    const black = { ...panorama, data: new Uint8Array(panorama.data.length) };
    const fitted = fitColors({ cloud: sources, surface: Uint32Array.of(label, 4), panorama: black, rows: ROWS });
    const at = fitted.splats.indexOf(0);
    return fromHarmonic(fitted.colors[3 * at]);
  }

  it('follows the panorama where it is open', () => {
    expect(fitBefore(0, false)).toBeCloseTo(GREY - 0.15, 3);
  });

  it('keeps its colour behind the outline of a near thing, where the thing would stay behind as a ghost', () => {
    expect(fitBefore(0, true)).toBeGreaterThan(GREY - 0.01);
  });

  it('is held more than other surfaces', () => {
    expect(fitBefore(5, true)).toBeLessThan(GREY - 0.05);
  });
});
