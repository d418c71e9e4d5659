import { addFirstHarmonics, createSplatCloud } from '@diorama/splat';
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

describe('splats whose colours depend on the direction', () => {
  it('are fitted as they look from the origin', () => {
    const tilted = { ...cloud, shDegree: 1, sh: new Float32Array(9 * cloud.count) };
    for (let i = 0; i < cloud.count; i++) tilted.sh.fill(0.3, 9 * i, 9 * i + 3);
    const offsets = Float32Array.from(cloud.colors, (_, i) => {
      const splat = Math.floor(i / 3);
      const color = new Float32Array(3);
      addFirstHarmonics(tilted, splat, [0, 0, 0], color);
      return color[i % 3] ?? NaN;
    });
    const base = cloud.colors.map((value, i) => toHarmonic(fromHarmonic(value) - (offsets[i] ?? NaN)));
    const fitted = fitColors({ cloud: { ...tilted, colors: base }, surface, panorama, rows: ROWS });
    for (const [i, splat] of fitted.splats.entries())
      expect(fromHarmonic(fitted.colors[3 * i]) + (offsets[3 * splat] ?? NaN)).toBeCloseTo(fromHarmonic(whole.colors[3 * i]), 4);
  });
});

describe('splats behind other things', () => {
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

  it.each([0, 5])('of surface %i follow the panorama where they are open', (label) => {
    expect(fitBefore(label, false)).toBeCloseTo(GREY - 0.15, 3);
  });

  it.each([0, 5])('of surface %i keep their colour at the outline of a near thing, whose ghost they would show', (label) => {
    expect(fitBefore(label, true)).toBeGreaterThan(GREY - 0.01);
  });

  it('follow the panorama next to splats of the same surface', () => {
    expect(fitBefore(4, true)).toBeLessThan(GREY - 0.05);
  });
});
